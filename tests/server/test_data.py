"""What lies on the disk: its form, its age, its damages, and what happens when it cannot be written."""

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy.exc import OperationalError
from tests.stores import downgrade, with_store

from branchline.server import Settings
from branchline.server.database import DataUnusable, open_database
from branchline.server.rows import Setup
from branchline.server.schema import Base
from branchline.server.store import AlreadyStored, NotStored, Store
from branchline.table import Entry, Seat

SETUP = Setup(
    id="t1",
    made_by="a",
    game="germany",
    rules_version=1,
    board_version=1,
    seats=(Seat("Anna", owner="a"), Seat("Bot", bot="random")),
    seed=2**128 - 1,
    options={"open_hands": True},
)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "data.sqlite3"


def test_migrations_lead_to_the_form_the_code_reads(data: Path | str) -> None:
    engine = open_database(Settings(data=data).url())
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), Base.metadata) == []
    engine.dispose()


def test_a_write_is_on_the_disk_when_it_returns(file: Path) -> None:
    engine = open_database(Settings(data=file).url())
    with engine.connect() as connection:
        settings = [
            connection.exec_driver_sql(f"PRAGMA {name}").scalar()
            for name in ("journal_mode", "synchronous", "foreign_keys")
        ]
    engine.dispose()
    assert settings == ["wal", 2, 1]  # 2 is FULL


def test_what_is_stored_comes_back(data: Path | str) -> None:
    entries = [Entry("act", 0, "draw"), Entry("undo", 0), Entry("restart", 1)]

    async def write(store: Store) -> None:
        await store.make(SETUP, 0, False)
        for number, entry in enumerate(entries, start=1):
            await store.append("t1", number, entry, 1, False)

    async def read(store: Store) -> Any:
        return await store.load("t1"), await store.summaries("a"), await store.load("t2"), await store.summary("t2")

    with_store(data, write)
    loaded, (summary,), nothing, no_summary = with_store(data, read)
    assert loaded == (SETUP, entries)
    assert (summary.id, summary.seats, summary.deciding, summary.over) == ("t1", SETUP.seats, 1, False)
    assert summary.played_at >= summary.made_at
    assert nothing is no_summary is None


def test_an_entry_is_written_once(data: Path | str) -> None:
    async def write(store: Store) -> None:
        await store.make(SETUP, 0, False)
        await store.append("t1", 1, Entry("act", 0, "draw"), 0, False)
        with pytest.raises(AlreadyStored):
            await store.append("t1", 1, Entry("act", 0, "stop"), 1, True)
        loaded = await store.load("t1")
        assert loaded is not None
        assert loaded[1] == [Entry("act", 0, "draw")]
        summary = await store.summary("t1")
        assert summary is not None
        assert (summary.deciding, summary.over) == (0, False)

    with_store(data, write)


def test_data_of_a_newer_version_is_left_alone(file: Path) -> None:
    open_database(Settings(data=file).url()).dispose()
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    with pytest.raises(DataUnusable, match=r"newer Branchline \(its form is 9999, this one reads up to \d+\)"):
        open_database(Settings(data=file).url())


def test_a_file_that_is_no_data_is_named(file: Path) -> None:
    file.write_bytes(b"Dear diary, today we played trains. " * 100)
    with pytest.raises(DataUnusable, match=r"data\.sqlite3 cannot be opened: file is not a database\."):
        open_database(Settings(data=file).url())


@pytest.mark.parametrize(
    "data", ["{tmp}/nowhere/data.sqlite3", "{tmp}", "nosuchdatabase://host/name", "postgresql+nodriver://host/name"]
)
def test_data_that_cannot_be_opened_is_named_in_one_sentence(tmp_path: Path, data: str) -> None:
    with pytest.raises(DataUnusable) as caught:
        open_database(Settings(data=data.format(tmp=tmp_path)).url())
    assert str(caught.value).startswith("The data at ")
    assert str(caught.value).endswith(".")
    assert "\n" not in str(caught.value)


def test_a_password_is_not_repeated() -> None:
    with pytest.raises(DataUnusable) as caught:
        open_database(Settings(data="nosuchdatabase://anna:secret@host/name").url())
    assert "secret" not in str(caught.value)


@pytest.mark.parametrize(
    ("wrong", "name"),
    [
        ({"bot_pace": -1}, "bot_pace"),
        ({"bot_pace": float("nan")}, "bot_pace"),
        ({"bot_limit": 0}, "bot_limit"),
        ({"bot_workers": 0}, "bot_workers"),
    ],
)
def test_settings_that_make_no_sense_are_refused(wrong: dict[str, Any], name: str) -> None:
    with pytest.raises(ValueError, match=f"{name}: .* is not possible; give"):
        Settings(**wrong)


def test_a_url_that_cannot_be_read_is_refused() -> None:
    with pytest.raises(ValueError, match="give the name of a file or the URL of a database"):
        Settings(data="://").url()


def test_a_move_that_cannot_be_stored_is_not_played(open_house: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    with open_house() as house:
        person = house.person()
        id = person.make("me", "here", options={"start_player": 0})
        with person.sit(id) as chair:
            chair.hear()
            chair.say(type="look", seat=0)
            before = chair.until(lambda shown: shown["looking"] == 0)

            def full(*args: object) -> None:
                raise OperationalError("INSERT", {}, Exception("database or disk is full"))

            with monkeypatch.context() as patch:
                patch.setattr("branchline.server.commits.Session.flush", full)
                answer = chair.ask(type="play", seat=0, action=before["actions"][0]["id"], at=0)
                assert (answer["type"], answer["id"]) == ("refused", "error-storage")
                assert person.http.post("/api/tables", json=two_seats()).status_code == 503
            chair.play()
            assert chair.shown["version"] == 1


def two_seats() -> dict[str, Any]:
    return {"game": "germany", "seats": [{"kind": "me"}, {"kind": "here"}]}


def test_an_entry_somebody_else_wrote_first_makes_ours_stale(open_house: Any, data: Path | str) -> None:
    with open_house(data=data) as house:
        person = house.person()
        id = person.make("me", "here", options={"start_player": 0})
        with person.sit(id) as chair:
            chair.hear()
            chair.say(type="look", seat=0)
            shown = chair.until(lambda shown: shown["looking"] == 0)
            action = shown["actions"][0]

            async def write(store: Store) -> None:
                await store.append(id, 1, Entry("act", 0, action["notation"]), 1, False)

            with_store(data, write)
            answer = chair.ask(type="play", seat=0, action=action["id"], at=0)
            assert (answer["id"], answer["args"]) == ("error-stale", {"at": 0, "version": 1})
            shown = chair.until_version(1)
            assert (shown["view"]["seat"], shown["actions"]) == (1, [])


@pytest.mark.parametrize(
    ("damage", "error", "status"),
    [
        ("UPDATE entries SET notation = 'fly'", "error-table-damaged", 500),
        ("UPDATE entries SET seat = 1", "error-table-damaged", 500),
        ("UPDATE tables SET options = '{\"open_hands\": 7}'", "error-table-damaged", 500),
        ("UPDATE tables SET rules_version = 99", "error-rules-changed", 409),
        ("UPDATE tables SET game = 'chess'", "error-rules-changed", 409),
    ],
)
def test_a_table_that_cannot_be_rebuilt_says_so(
    open_house: Any, file: Path, damage: str, error: str, status: int
) -> None:
    with open_house() as house:
        person = house.person()
        id = person.make("me", "here", options={"start_player": 0})
        with person.sit(id) as chair:
            chair.hear()
            chair.say(type="look", seat=0)
            chair.until(lambda shown: shown["looking"] == 0)
            chair.play()
    with sqlite3.connect(file) as connection:
        connection.execute(damage)
    connection.close()
    with open_house() as house:
        answer = house.person().http.get(f"/api/tables/{id}/history")
        assert (answer.status_code, answer.json()["error"]["id"]) == (status, error)
        with house.person().sit(id) as chair:
            assert chair.hear()["id"] == error
        assert house.person().http.get(f"/api/tables/{id}").status_code == 200


def test_a_table_nobody_is_at_is_taken_out_of_memory_and_comes_back(open_house: Any) -> None:
    with open_house(idle_after=0.2) as house:
        person = house.person()
        id = person.make("me", "here", options={"start_player": 0})
        rooms = house.app.state.rooms
        with person.sit(id) as chair:
            chair.hear()
            chair.say(type="look", seat=0)
            chair.until(lambda shown: shown["looking"] == 0)
            chair.play()
            rooms.put_away(0.0)
            assert id in rooms._rooms
        wait_until(lambda: id not in rooms._rooms)
        with person.sit(id) as chair:
            assert chair.hear()["version"] == 1


def wait_until(reached: Callable[[], bool]) -> None:
    async def wait() -> None:
        while not reached():
            await asyncio.sleep(0.02)

    asyncio.run(asyncio.wait_for(wait(), 10))


def test_reading_that_fails_is_told_in_one_sentence(open_house: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    with open_house() as house:

        async def fail(*args: object) -> None:
            raise NotStored("no disk")

        monkeypatch.setattr(Store, "read", fail)
        answer = house.person().http.get("/api/tables")
        assert (answer.status_code, answer.json()["error"]["id"]) == (503, "error-storage")
        with house.person().sit("t1") as chair:
            assert chair.hear()["id"] == "error-storage"


def test_tables_from_before_long_seeds_keep_theirs(file: Path) -> None:
    with_store(file, lambda store: store.make(replace(SETUP, seed=2**64 - 1, seed_chosen=True), 0, False))
    downgrade(file, "0002")
    with closing(sqlite3.connect(file)) as connection:
        assert "seed_chosen" not in {column[1] for column in connection.execute("PRAGMA table_info(tables)")}
    loaded = with_store(file, lambda store: store.load("t1"))
    assert loaded is not None
    assert (loaded[0].seed, loaded[0].seed_chosen, loaded[0].seats) == (2**64 - 1, False, SETUP.seats)
