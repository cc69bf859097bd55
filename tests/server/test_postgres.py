"""What is otherwise on PostgreSQL: several servers at once, on one database, and a whole game there."""

import asyncio
import os
import shutil
from concurrent.futures import ThreadPoolExecutor
from glob import glob
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from sqlalchemy import create_engine
from sqlalchemy.engine import make_url
from tests.services import Postgres, programs

from branchline.server import Settings, database
from branchline.server.database import DataUnusable, newest_form, open_database
from branchline.server.inside.readiness import READ
from branchline.server.store import AlreadyStored, Store
from branchline.table import Entry

from .test_data import SETUP

MANY = 20


def test_servers_that_start_at_once_make_the_data_together(postgres: Postgres) -> None:
    url = make_url(postgres.database())
    for how_long in (
        "lock_timeout",
        "idle_in_transaction_session_timeout",
    ):  # or they could wait for each other for ever
        postgres.say(f"ALTER DATABASE {url.database} SET {how_long} = '10s'")
    with ThreadPoolExecutor(4) as threads:
        for engine in threads.map(open_database, [url] * 4):
            with engine.connect() as connection:
                assert connection.execute(READ).scalars().all() == [newest_form()]
            engine.dispose()


def comes_to_another_form(postgres: Postgres) -> str:
    """A database of an older form is opened; its name."""
    url = make_url(postgres.database())
    open_database(url).dispose()
    engine = create_engine(url)
    with engine.begin() as connection:
        config = database._config()
        config.attributes["connection"] = connection
        command.downgrade(config, "0013")
    engine.dispose()
    open_database(url).dispose()
    return str(url.database)


def test_before_the_data_comes_to_another_form_it_is_dumped(
    postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tools = os.pathsep.join([programs()["postgres"], *glob("/usr/lib/postgresql/*/bin")])
    if shutil.which("pg_dump", path=tools) is None:
        cannot = pytest.fail if os.environ.get("CI") == "true" else pytest.skip
        cannot("there is no pg_dump beside the server")
    monkeypatch.setenv("PATH", tools)
    monkeypatch.chdir(tmp_path)
    dump = tmp_path / f"{comes_to_another_form(postgres)}.0013.dump"
    assert dump.read_bytes()[:5] == b"PGDMP"
    assert [*tmp_path.iterdir()] == [dump], "a new database has nothing to be kept"


def test_where_it_cannot_be_dumped_the_log_says_so(
    postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setenv("PATH", "")
    monkeypatch.chdir(tmp_path)
    comes_to_another_form(postgres)
    (said,) = caplog.messages
    assert said.startswith("No copy of the data was made before it came to another form than 0013: ")
    assert "pg_dump" in said
    assert [*tmp_path.iterdir()] == []


def test_of_two_servers_that_write_the_same_entry_one_is_first_and_nothing_else_is_lost(postgres: Postgres) -> None:
    url = postgres.database()

    async def write(store: Store, who: int) -> list[bool]:
        async def one(number: int) -> bool:
            try:
                await store.append("t1", number, Entry("act", who, "draw"), 0, False)
            except AlreadyStored:
                return False
            return True

        return (
            [await one(number) for number in range(1, MANY)]
            if who
            else await asyncio.gather(*(one(number) for number in range(1, MANY)))
        )

    async def run() -> None:
        stores = [await Store.open(Settings(data=url)) for _ in range(2)]
        await stores[0].make(SETUP, 0, False)
        written = await asyncio.gather(*(write(store, who) for who, store in enumerate(stores)))
        loaded = await stores[0].load("t1")
        for store in stores:
            await store.close()
        assert loaded is not None
        assert [sum(both) for both in zip(*written, strict=True)] == [1] * (MANY - 1)
        assert [entry.seat for entry in loaded[1]] == [0 if first else 1 for first in written[0]]

    asyncio.run(run())


@pytest.mark.parametrize("url", ["postgresql://{}", "postgres://{}"])
def test_an_address_needs_no_driver_to_be_named(postgres: Postgres, url: str) -> None:
    place = postgres.database().partition("://")[2]
    open_database(Settings(data=url.format(place)).url()).dispose()


def test_a_server_that_is_not_there_is_named_in_one_sentence_without_its_password() -> None:
    with pytest.raises(DataUnusable) as caught:
        open_database(Settings(data="postgresql://anna:secret@127.0.0.1:9/club").url())
    assert str(caught.value).startswith("The data at postgresql+psycopg://anna:***@127.0.0.1:9/club cannot be opened: ")
    assert str(caught.value).endswith("Connection refused.")
    assert "\n" not in str(caught.value)


def test_what_no_database_looks_for_is_not_there(open_house: Any, postgres: Postgres) -> None:
    with open_house(data=postgres.database()) as house:
        person = house.person()
        for path in ("/api/tables/%00", "/api/tables/%ff", "/api/tables/%00/history", f"/api/tables/{'x' * 500}"):
            answer = person.http.get(path)
            assert (answer.status_code, answer.json()["error"]["id"]) == (404, "error-unknown-table")
        with person.sit("%00") as chair:
            assert chair.hear()["id"] == "error-unknown-table"
        made = person.make("me", "here")
        marks = {"marks": {"\0": "\0", "much": 10**30}}
        assert person.http.put(f"/api/tables/{made}/pencil?seat=0", json=marks).status_code == 200
        assert person.http.get(f"/api/tables/{made}/pencil?seat=0").json() == marks


@pytest.mark.long
def test_a_game_is_played_to_its_end_and_found_again(open_house: Any, postgres: Postgres) -> None:
    url = postgres.database()
    with open_house(data=url) as house:
        person = house.person()
        id = person.make("greedy", "greedy", seed=2)
        with person.sit(id) as chair:
            chair.until(lambda shown: bool(shown) and shown["table"]["over"])
        (listed,) = person.http.get("/api/tables").json()["tables"]
        cookies = person.http.cookies
    with open_house(data=url) as house:
        person = house.person()
        person.http.cookies = cookies
        assert person.http.get("/api/tables").json()["tables"] == [listed]
        with person.sit(id) as again:
            again.hear()
            assert (again.shown["version"], again.log) == (chair.shown["version"], chair.log)
        assert person.http.delete(f"/api/tables/{id}", headers={"content-type": "application/json"}).status_code == 204
        assert person.http.get("/api/tables").json()["tables"] == []
