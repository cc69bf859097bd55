"""What a host does with the data: tables are listed, shown and deleted, copies made, and all carried elsewhere."""

import json
import sqlite3
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from tests.games.germany import elsewhere
from tests.services import Postgres
from tests.stores import downgrade, with_store

from branchline.games import GAMES
from branchline.server.rows import Result, Setup
from branchline.server.store import Store
from branchline.table import Entry, Seat
from branchline.table.position import Position

if TYPE_CHECKING:
    from .conftest import Command

Refused = Callable[..., str]
SEATS = (Seat("Anna", owner="a"), Seat("Łukasz «2»", owner="b"))
DATA = ("--data", "club.sqlite3")
GERMANY = GAMES["germany"]


def stored(id: str, game: str = "germany", made_by: str = "a") -> Setup:
    return Setup(id, made_by, game, 1, 1, SEATS, 2**128 - 1, {"open_hands": True})


async def fill(store: Store) -> None:
    await store.make(stored("going"), 0, False)
    await store.append("going", 1, Entry("act", 0, "draw"), 1, False)
    await store.append("going", 2, Entry("sit", 1, None, Seat("Cora", owner="c")), 1, False)
    await store.keep_only("going", GERMANY, Position(2, 1, SEATS, GERMANY.new(2, 7), [], GERMANY.rules_version))
    await store.keep_pencil("going", 0, {"routes": ["a-b"]})
    await store.make(stored("done", "lunar"), None, True)
    await store.append("done", 1, Entry("act", 0, "pass"), None, True, [Result(250, 1), Result(90, 2)])
    await store.put_away("done", "b")


async def on_another_board(name: dict[str, str], store: Store) -> None:
    await store.delete("going")
    await store.make(replace(stored("going"), board={**elsewhere.board(), "name": name}), 0, False)


async def begun_before(store: Store) -> None:
    """Of one Anna has agreed to today's rules, the other they do not allow."""
    for id, entry in (("before", Entry("agree", 0, "1")), ("lost", Entry("act", 0, "fly"))):
        await store.make(replace(stored(id), rules_version=0, options={"start_player": 0}), 0, False)
        await store.append(id, 1, entry, 0, False)


@pytest.fixture
def club(folder: Path) -> Path:
    """A data file with a table where they play and one where they have played."""
    file = folder / "club.sqlite3"
    with_store(file, fill)
    return file


def everything(data: Path | str) -> Any:
    async def read(store: Store) -> Any:
        every = await store.every()
        return every, [await store.load(summary.id) for summary in every], await store.pencil("going", 0)

    return with_store(data, read)


@pytest.mark.usefixtures("club")
def test_tables_are_listed_shown_and_deleted(branchline: "Command", club: Path) -> None:
    listed = branchline("tables", "list", *DATA)
    assert [line.split("  ")[0] for line in listed.out.splitlines()] == ["done", "going"]
    assert "Anna 250, Łukasz «2» 90" in listed.out
    assert "Anna, Cora: waits for Cora" in listed.out
    assert branchline("tables", "list", "--game", "lunar", *DATA).out.startswith("done  lunar")

    shown = branchline("tables", "show", "going", *DATA).out
    assert "2 entries in the log" in shown
    assert "open_hands = True" in shown
    assert "Anna: act draw" in shown

    for name, told in (
        ({"it": "Altrove", "en": "Elsewhere"}, "Elsewhere"),
        ({"it": "Altrove"}, "Altrove"),
        ({}, "a board without a name"),
    ):
        with_store(club, partial(on_another_board, name))
        assert f"going  germany on {told}  " in branchline("tables", "list", *DATA).out

    assert branchline("tables", "delete", "going", *DATA).code == 0
    assert "going" not in branchline("tables", "list", *DATA).out


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["show", "nobody"], "there is no table 'nobody'"),
        (["delete"], "give the id of a table"),
        (["list", "going"], "give no table"),
    ],
)
@pytest.mark.usefixtures("club")
def test_a_table_that_is_not_there_is_named(refused: Refused, words: list[str], told: str) -> None:
    assert told in refused("tables", *words, *DATA)


@pytest.mark.parametrize("words", [("tables", "list"), ("backup", "copy"), ("export", "all.jsonl")])
def test_data_that_is_not_there_is_not_made(refused: Refused, words: tuple[str, ...]) -> None:
    assert "club.sqlite3: there is no such data file" in refused(*words, *DATA)


def test_a_backup_holds_everything_and_writes_over_nothing(
    branchline: "Command", refused: Refused, club: Path, folder: Path
) -> None:
    assert branchline("backup", "copy.sqlite3", *DATA).code == 0
    assert everything(folder / "copy.sqlite3") == everything(club)
    assert "copy.sqlite3: there is such a file already" in refused("backup", "copy.sqlite3", *DATA)
    assert "made by its own tools" in refused("backup", "other", "--data", "postgresql://club")


def test_what_is_exported_comes_in_elsewhere_as_it_was(branchline: "Command", club: Path, folder: Path) -> None:
    assert branchline("export", "all.jsonl", *DATA).out == "2 tables are in all.jsonl.\n"
    assert branchline("import", "all.jsonl", "--data", "new.sqlite3").out == "2 tables were brought in.\n"
    assert everything(folder / "new.sqlite3") == everything(club)
    # Positions are made anew where they are needed.
    assert "positions" not in (folder / "all.jsonl").read_text("utf-8")


def test_what_is_carried_to_postgres_and_back_is_as_it_was(
    branchline: "Command", club: Path, folder: Path, postgres: Postgres
) -> None:
    url = postgres.database()
    branchline("export", "all.jsonl", *DATA)
    assert branchline("import", "all.jsonl", "--data", url).out == "2 tables were brought in.\n"
    assert everything(url) == everything(club)
    assert branchline("tables", "list", "--data", url).out == branchline("tables", "list", *DATA).out
    assert branchline("export", "again.jsonl", "--data", url).code == 0
    assert branchline("import", "again.jsonl", "--data", "new.sqlite3").code == 0
    assert everything(folder / "new.sqlite3") == everything(club)
    assert branchline("tables", "delete", "going", "--data", url).code == 0
    assert "going" not in branchline("tables", "list", "--data", url).out


def test_an_export_writes_over_nothing_and_comes_in_only_where_nothing_is(
    branchline: "Command", refused: Refused, club: Path
) -> None:
    branchline("export", "all.jsonl", *DATA)
    assert "all.jsonl: File exists" in refused("export", "all.jsonl", *DATA)
    before = everything(club)
    assert "choose a file or a database that is empty" in refused("import", "all.jsonl", *DATA)
    assert everything(club) == before


@pytest.mark.parametrize(
    ("line", "damaged", "told"),
    [
        (0, '{"format": "something"}', "line 1: this is no file that `branchline export` has written"),
        (0, '{"format": "branchline-data", "version": 1, "form": "0001"}', "the data has the form '0001'"),
        (1, '["tables", {', "line 2: it cannot be read; the file is damaged"),
        (1, '["people", {}]', "line 2: this is no row of the data"),
        (1, '["seats", {"table_id": "x"}]', "line 2: the field 'seat' is missing"),
        (-1, '["put_away", {"table_id": "nowhere", "owner": "x"}]', "the rows of put_away do not fit into the data"),
    ],
)
@pytest.mark.usefixtures("club")
def test_a_damaged_export_comes_in_not_at_all(
    branchline: "Command", folder: Path, line: int, damaged: str, told: str
) -> None:
    branchline("export", "all.jsonl", *DATA)
    lines = (folder / "all.jsonl").read_text("utf-8").splitlines()
    lines[line] = damaged
    (folder / "all.jsonl").write_text("\n".join(lines) + "\n", "utf-8")
    ran = branchline("import", "all.jsonl", "--data", "new.sqlite3")
    assert (ran.code, ran.out) == (2, "")
    assert told in ran.err
    assert everything(folder / "new.sqlite3") == ([], [], {})


@pytest.mark.usefixtures("club")
def test_a_moment_that_is_none_is_named(branchline: "Command", folder: Path) -> None:
    branchline("export", "all.jsonl", *DATA)
    lines = (folder / "all.jsonl").read_text("utf-8").splitlines()
    name, row = json.loads(lines[1])
    lines[1] = json.dumps([name, {**row, "made_at": "noon"}])
    (folder / "all.jsonl").write_text("\n".join(lines), "utf-8")
    assert "line 2: made_at is 'noon'" in branchline("import", "all.jsonl", "--data", "new.sqlite3").err


def test_before_the_data_gets_another_form_a_copy_is_kept(branchline: "Command", club: Path, folder: Path) -> None:
    downgrade(club, "0006")
    assert branchline("tables", "list", *DATA).code == 0
    with sqlite3.connect(folder / "club.sqlite3.0006") as copy:
        assert copy.execute("SELECT version_num FROM alembic_version").fetchall() == [("0006",)]
        assert copy.execute("SELECT count(*) FROM entries").fetchall() == [(3,)]
    copy.close()


def test_a_table_that_was_begun_under_older_rules_is_shown_with_what_became_of_it(
    branchline: "Command", folder: Path
) -> None:
    with_store(folder / "club.sqlite3", begun_before)
    goes_on = branchline("tables", "show", "before", *DATA).out
    assert "The rules have changed since this table was begun." in goes_on
    assert "once everybody who plays here has agreed" in goes_on
    assert goes_on.endswith("agreed: Anna\n")
    assert "cannot be followed from action 1 on" in branchline("tables", "show", "lost", *DATA).out
