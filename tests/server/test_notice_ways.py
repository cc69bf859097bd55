"""How people choose to be told that it is their turn, over HTTP; and a letter, from the table to the post."""

from queue import Queue
from typing import TYPE_CHECKING, Any

from .accounts import error, sign_up
from .outdoors import Reader
from .test_letters import SETTINGS, confirm, post, read

if TYPE_CHECKING:
    from .conftest import Person

__all__ = ["post"]
HOOK = "https://chat.example/hook"


def choose(person: "Person", mail: bool = False, webhook: str | None = None) -> Any:
    return person.http.put("/api/me/notices", json={"mail": mail, "webhook": webhook})


def chosen(person: "Person") -> tuple[bool, str | None]:
    now = person.http.get("/api/me/notices").json()
    return now["mail"], now["webhook"]


def test_letters_and_webhooks_are_for_accounts_and_kept_with_them(open_house: Any) -> None:
    with open_house() as house:
        anna = house.person()
        assert (chosen(anna), error(choose(anna, webhook=HOOK))) == ((False, None), (401, "error-no-account"))
        sign_up(anna, "Anna")
        assert choose(anna, webhook=f" {HOOK} ").json()["webhook"] == HOOK
        assert error(choose(anna, mail=True)) == (422, "error-notice-mail")
        assert error(choose(anna, webhook="https://10.0.0.1/")) == (422, "error-notice-address")
        assert chosen(anna) == (False, HOOK)
        assert anna.http.get("/api/me/data").json()["notices"] == {"mail": False, "webhook": HOOK}
        assert choose(anna, webhook="").json()["webhook"] is None


def test_a_browser_is_a_guests_too_and_belongs_to_who_was_at_it_last(open_house: Any) -> None:
    with open_house(notice_addresses="any") as house:
        anna, ben = house.person(), house.person()
        asked = Reader().subscription("https://push.example/1")
        made = anna.http.post("/api/me/browsers", json=asked)
        assert made.status_code == 201
        id = made.json()["id"]
        assert ben.http.post("/api/me/browsers", json=asked).json()["id"] == id
        assert (
            anna.http.delete(f"/api/me/browsers/{id}", headers={"content-type": "application/json"}).status_code == 204
        )
        for wrong in ({"p256dh": "AAAA"}, {"auth": "AAAA"}, {"p256dh": ""}):
            assert error(ben.http.post("/api/me/browsers", json={**asked, **wrong})) == (422, "error-push-keys")
        for wrong in ({"language": "tlh"}, {"auth": "no key!"}, {"endpoint": 7}):
            assert error(ben.http.post("/api/me/browsers", json={**asked, **wrong})) == (422, "error-field-wrong")
        inside = {**asked, "endpoint": "http://push.example/"}
        assert error(ben.http.post("/api/me/browsers", json=inside)) == (422, "error-notice-address")


def test_a_table_is_switched_off_by_those_who_sit_there(anna: "Person", stranger: "Person") -> None:
    address = f"/api/tables/{anna.make('me', 'random')}/notices"
    assert anna.http.get(address).json() == {"on": True}
    assert anna.http.put(address, json={"on": False}).status_code == 200
    assert anna.http.get(address).json() == {"on": False}
    assert error(stranger.http.put(address, json={"on": True})) == (403, "error-not-your-table")


def test_a_letter_says_whose_turn_it_is_and_where(open_house: Any, post: tuple[str, "Queue[str]"]) -> None:
    smtp, letters = post
    with open_house(smtp=smtp, notice_delay=0, **SETTINGS) as house:
        anna, ben = house.person(), house.person()
        sign_up(ben, "Ben", email="ben@trains.example", preferences={"language": "fr"})
        assert error(choose(ben, mail=True)) == (422, "error-notice-mail")
        confirm(ben, letters)
        assert choose(ben, mail=True).json()["mail"]
        id = anna.make("me", "open", options={"start_player": 1})
        with ben.sit(id) as chair:
            chair.hear()
            chair.join(1)
            chair.until(lambda shown: bool(shown["actions"]))
            while chair.shown["actions"]:
                chair.play()
        with anna.sit(id) as chair:
            chair.until(lambda shown: bool(shown.get("actions")))
            while chair.shown["actions"]:
                chair.play()
        letter = read(letters)
        assert (letter["To"], letter["Subject"]) == (
            "ben@trains.example",
            "C’est à vous de jouer\u00a0: Ticket to Ride: Germany",
        )
        assert f"https://trains.example/table/{id}" in letter.get_content()
