"""Nobody else gets into an account: not by guessing, by listening, by another page, or by coming first."""

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Any

import httpx
import pytest
from argon2 import PasswordHasher
from sqlalchemy import update
from tests.stores import with_store

from branchline.server import Settings
from branchline.server.people import passwords
from branchline.server.people.passwords import Passwords
from branchline.server.people.sessions import COOKIE as SESSION
from branchline.server.schema import StoredAccount, StoredSession
from branchline.table import Refused

from .accounts import PASSWORD, error, sign_in, sign_up, tables, try_in, who

if TYPE_CHECKING:
    from .conftest import Person


def test_an_unknown_name_and_a_wrong_password_are_answered_alike(anna: "Person", stranger: "Person") -> None:
    sign_up(anna, "Known")
    wrong, unknown, impossible = (
        try_in(stranger, name, "a wrong password") for name in ("Known", "Unknown", "Not\u200bpossible")
    )
    assert error(wrong) == (403, "error-sign-in")
    assert wrong.json() == unknown.json() == impossible.json()
    assert wrong.headers.keys() == unknown.headers.keys() == impossible.headers.keys()


def test_and_with_the_same_work(monkeypatch: pytest.MonkeyPatch) -> None:
    """Counted, not timed: each is one check by Argon2, of something made with the same parameters."""
    keeper = Passwords(Settings(password_memory=0.01, password_rounds=1))
    checked: list[str] = []
    verify = PasswordHasher.verify

    def counted(hasher: PasswordHasher, kept: str, given: bytes) -> bool:
        checked.append(kept)
        return verify(hasher, kept, given)

    monkeypatch.setattr(PasswordHasher, "verify", counted)

    async def check() -> None:
        kept = await keeper.kept("right one")
        assert await keeper.fits("right one", kept)
        assert not await keeper.fits("wrong one", kept)
        assert not await keeper.fits("wrong one", None)

    asyncio.run(check())
    keeper.close()
    assert len(checked) == 3
    assert len({kept.rpartition("$")[0].rpartition("$")[0] for kept in checked}) == 1


def test_signing_in_makes_a_new_token_whatever_the_browser_had(anna: "Person", stranger: "Person") -> None:
    sign_up(anna, "Fixed")
    planted = "x" * 43
    stranger.http.cookies.set(SESSION, planted)
    sign_in(stranger, "Fixed")
    tokens = {cookie.value for cookie in stranger.http.cookies.jar if cookie.name == SESSION}
    (token,) = tokens - {planted}
    thief = anna.house.person()
    thief.http.cookies.set(SESSION, planted)
    assert who(thief) is None
    assert token != anna.http.cookies[SESSION]


def test_who_signs_in_again_on_a_device_is_not_left_behind_there(anna: "Person") -> None:
    sign_up(anna, "Twice")
    before = anna.http.cookies[SESSION]
    id = anna.make("me", "here")
    with anna.sit(id) as chair:
        chair.hear()
        sign_in(anna, "Twice", bring=True)
        assert chair.hear()["id"] == "error-come-again"
    assert tables(anna) == [id]
    anna.http.cookies.set(SESSION, before)
    assert who(anna) is None


def test_the_cookie_is_for_this_page_alone(anna: "Person") -> None:
    answer = anna.http.post("/api/accounts", json={"name": "Cookie", "password": PASSWORD})
    cookie = next(one for one in answer.headers.get_list("set-cookie") if one.startswith(SESSION)).lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "secure" not in cookie  # over plain HTTP it would not be sent back


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "/api/session", {"name": "Known", "password": PASSWORD}),
        ("DELETE", "/api/session?everywhere=true", {}),
        ("POST", "/api/accounts", {"name": "Foreign", "password": PASSWORD}),
        ("PUT", "/api/me", {"password": PASSWORD, "name": "Foreign"}),
        ("POST", "/api/me/delete", {"password": PASSWORD}),
        ("DELETE", "/api/host/tables/x", {}),
    ],
)
def test_another_page_does_nothing_in_somebodys_name(
    anna: "Person", method: str, path: str, body: dict[str, Any]
) -> None:
    answer = anna.http.request(method, path, json=body, headers={"origin": "https://elsewhere.example"})
    assert error(answer) == (403, "error-origin")
    form = anna.http.request(method, path, content=b"name=x", headers={"content-type": "text/plain"})
    assert error(form) == (415, "error-content-type")


def test_only_so_many_passwords_are_tried_for_a_name_and_from_an_address(open_house: Any) -> None:
    with open_house(name_attempts=3, address_attempts=8) as house:
        anna, thief = house.person(), house.person()
        sign_up(anna, "Anna")
        for _ in range(5):
            sign_in(anna, "Anna")  # the right one does not count
        for _ in range(3):
            assert error(try_in(thief, "Anna", "a guess"))[1] == "error-sign-in"
        refused = try_in(thief, "ANNA", PASSWORD)
        assert error(refused) == (429, "error-many-attempts")
        assert refused.json()["error"]["args"]["seconds"] > 60
        assert who(anna) == "Anna"  # whoever is in stays in
        answers = [error(try_in(thief, f"Name {number}", "a guess"))[1] for number in range(6)]
        assert answers == ["error-sign-in"] * 5 + ["error-many-attempts"]


def test_a_flood_of_passwords_is_refused_and_holds_up_no_table(open_house: Any) -> None:
    with open_house(password_memory=16, password_rounds=1) as house:
        friend, thief = house.person(), house.person()
        thief.http = httpx.Client(base_url=house.url, timeout=30, limits=httpx.Limits(max_connections=60))
        with friend.sit(friend.make("me", "here")) as chair, ThreadPoolExecutor(60) as pool:
            chair.hear()
            flood = [pool.submit(try_in, thief, f"Name {number}", "a guess") for number in range(60)]
            answered = 0
            while not all(one.done() for one in flood):
                assert chair.ask(type="alive", request=answered)["type"] == "done"
                answered += 1
            answers = [error(one.result()) for one in flood]
        assert answered > 10
        assert set(answers) == {(403, "error-sign-in"), (503, "error-many-passwords")}
        assert answers.count((403, "error-sign-in")) >= passwords.MOST_WAITING


def test_a_session_ends_after_a_year(open_house: Any, tmp_path: Path) -> None:
    with open_house() as house:
        anna = house.person()
        sign_up(anna, "Anna")
        past = update(StoredSession).values(until=datetime.now(UTC) - timedelta(seconds=1))
        with_store(tmp_path / "data.sqlite3", lambda store: store.write(lambda session: session.execute(past)))
        assert who(anna) is None
        sign_in(anna, "Anna")
        assert who(anna) == "Anna"


def test_sessions_survive_a_restart(open_house: Any) -> None:
    with open_house() as house:
        anna = house.person()
        sign_up(anna, "Anna")
        token = anna.http.cookies[SESSION]
    with open_house() as house:
        again = house.person()
        again.http.cookies.set(SESSION, token)
        assert who(again) == "Anna"


def test_a_password_that_took_too_little_work_is_kept_anew_when_it_is_given(open_house: Any, tmp_path: Path) -> None:
    def kept() -> str:
        async def read(store: Any) -> str:
            password: str = await store.read(lambda session: session.query(StoredAccount.password).one()[0])
            return password

        password: str = with_store(tmp_path / "data.sqlite3", read)
        return password

    with open_house() as house:
        sign_up(house.person(), "Anna")
    assert "t=1" in kept()
    with open_house(password_rounds=2) as house:
        sign_in(house.person(), "Anna")
    assert "t=2" in kept()


def test_a_password_is_the_same_from_every_keyboard() -> None:
    keeper = Passwords(Settings(password_memory=0.01, password_rounds=1))

    async def check() -> None:
        assert await keeper.fits("cafe\u0301 noir", await keeper.kept("caf\u00e9 noir"))

    asyncio.run(check())
    keeper.close()


def test_by_default_a_password_takes_as_much_work_as_is_recommended() -> None:
    usual = (Settings.model_fields[name].default for name in ("password_memory", "password_rounds"))
    assert tuple(usual) == (64, 3)  # RFC 9106, for whoever has not gigabytes to spare


def test_damaged_data_lets_nobody_in() -> None:
    keeper = Passwords(Settings(password_memory=0.01, password_rounds=1))

    async def check() -> None:
        assert not await keeper.fits("anything", "no hash at all")

    asyncio.run(check())
    keeper.close()


def test_too_many_at_once_are_asked_to_come_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passwords, "MOST_WAITING", 1)
    keeper = Passwords(Settings(password_memory=0.01, password_rounds=1))
    keeper._thread.submit(time.sleep, 0.1)

    async def check() -> None:
        first = asyncio.create_task(keeper.kept("first one"))
        await asyncio.sleep(0)
        with pytest.raises(Refused, match="Too many people"):
            await keeper.kept("second one")
        assert await first

    asyncio.run(check())
    keeper.close()
