"""A table opens in a stored position: as its log would have left it, however long that is; without one it is made."""

import json
import shutil
import sqlite3
import zlib
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from tests.stores import with_store

from branchline.games import GAMES
from branchline.server import positions
from branchline.server.opening import Opening
from branchline.server.people.accounts import hand_over
from branchline.server.positions import EVERY, pack, unpack
from branchline.server.rows import Setup
from branchline.server.store import Store
from branchline.table import Branch, Change, Entry, Screen, Seat, Table
from branchline.table.position import RECENT, Position

from .test_lessons import play_to_the_end, take

if TYPE_CHECKING:
    from .conftest import Person

pytestmark = pytest.mark.long  # servers that wait, end and begin again

SEED = 2**127 + 5
SEATS = (Seat("Anna", owner="anna"), Seat("Ben", owner="ben"), Seat("Carla", owner="anna"))
LONGEST_TURN = 100  # actions; those of the games here are shorter


def table_of(game: str, entries: list[Entry], position: Position | None = None, branch: Branch | None = None) -> Table:
    return Table("t", GAMES[game], SEATS, SEED, {}, entries, "anna", branch=branch, position=position)


def lived(game: str, entries: int, given: int = 0) -> Iterator[tuple[Table, Entry | None]]:
    """A table at which all sorts of things happen, before each entry and at the end."""
    luck = Random(7)
    table = table_of(game, [], branch=Branch("t0", given) if given else None)
    while table.version < entries and not table.state.over:
        entry = (_something(table, luck) if table.version >= given else None) or _action(table, luck)
        yield table, entry.entry
        table.make(entry)
    yield table, None


def _action(table: Table, luck: Random) -> Change:
    return table.play(table.state.seat, luck.choice(table.state.legal()), table.version)


def _something(table: Table, luck: Random) -> Change | None:
    """Now and then something is taken back, or Ben leaves or comes back."""
    what, seat = luck.random(), table.state.seat
    if what < 0.15 and table.undoable:
        return table.undo(seat, table.version) if what < 0.1 else table.restart(seat, table.version)
    if what > 0.98:
        return table.back("ben", 1) if table.seats[1].bot else table.hand("anna", 1, "random", {0, 2})
    return None


def check_same(opened: Table, whole: Table, owner: str) -> None:
    """To whoever comes, one is as the other."""
    assert (opened.version, opened.count, opened.seats) == (whole.version, whole.count, whole.seats)
    assert (opened.state, opened.undoable, opened.bot) == (whole.state, whole.undoable, whole.bot)
    shown, wanted = Screen(owner).show(opened), Screen(owner).show(whole)
    assert replace(shown, log=[]) == replace(wanted, log=[])
    assert shown.log == [told for told in wanted.log if told.n >= opened.earlier]


@pytest.mark.parametrize("given", [0, 60], ids=["dealt here", "gone on with"])
@pytest.mark.parametrize("game", GAMES)
def test_a_table_opened_in_a_position_is_the_one_its_log_leads_to(game: str, given: int) -> None:
    entries: list[Entry] = []
    kept: list[Position] = []
    tentative = set()
    for table, entry in lived(game, 900, given):
        if table.settled and table.version >= (kept[-1].version if kept else 0) + 40:
            kept.append(unpack(table.game, pack(table.here())))
        if kept and (entry is None or table.version % 23 == 0):
            tentative.add(table.undoable > 0)
            for position in (kept[0], kept[-1]):
                again = table_of(game, entries[position.version :], position, table.branch)
                for owner in ("anna", "ben", "nobody"):
                    check_same(again, table, owner)
                if table.undoable:
                    seat, version = table.state.seat, table.version
                    assert again.restart(seat, version).after == table.restart(seat, version).after
                again.recall(table_of(game, entries[: position.version], branch=table.branch))
                assert again.steps == table.steps
        if entry is not None:
            entries.append(entry)
    assert len(kept) > 1
    assert tentative == {True, False}
    assert {entry.kind for entry in entries} == {"act", "undo", "restart", "sit"}
    assert table.state.over == (game != "lunar")  # the Moon takes long


# Stored

FEW = 20  # recent entries, where a test is to be short


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "data.sqlite3"


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """So few entries are a long log, and positions are made often."""
    for room in ("server.positions", "server.opening", "table.screen"):
        monkeypatch.setattr(f"branchline.{room}.RECENT", FEW)
    for room in ("server.opening", "server.room"):
        monkeypatch.setattr(f"branchline.{room}.EVERY", FEW // 2)


@pytest.fixture
def followed(monkeypatch: pytest.MonkeyPatch) -> list[Entry]:
    """Every action of a log that is followed from now on."""
    entries: list[Entry] = []
    follow = Table._follow_act

    def count(table: Table, entry: Entry) -> None:
        entries.append(entry)
        follow(table, entry)

    monkeypatch.setattr(Table, "_follow_act", count)
    return entries


def store_table(file: Path, id: str, game: str, entries: int) -> None:
    log = [entry for _, entry in lived(game, entries) if entry is not None]
    rules = GAMES[game]
    setup = Setup(id, "anna", game, rules.rules_version, rules.board_version, SEATS, SEED, {})
    with_store(file, lambda store: store.make(setup, 0, False, log))


def opened(file: Path, id: str) -> Table:
    async def work(store: Store) -> Table:
        table, _ = await Opening(store, {}).open(id)
        return table

    table: Table = with_store(file, work)
    return table


def rows(file: Path, query: str = "SELECT number FROM positions ORDER BY number") -> list[tuple[Any, ...]]:
    with closing(sqlite3.connect(file)) as connection, connection:
        return connection.execute(query).fetchall()


def test_a_table_twice_as_long_takes_no_longer_to_open(file: Path, followed: list[Entry]) -> None:
    for id, entries in (("long", 700), ("longer", 1400)):
        store_table(file, id, "lunar", entries)
        whole = opened(file, id)
        followed.clear()
        again = opened(file, id)
        check_same(again, whole, "ben")
        assert RECENT / 2 < len(followed) <= RECENT + EVERY + LONGEST_TURN  # some entries take back


def test_who_has_an_account_now_has_their_seat_also_in_a_long_game(file: Path) -> None:
    store_table(file, "t", "lunar", 700)
    opened(file, "t")
    assert rows(file)
    with_store(file, lambda store: store.write(lambda session: hand_over(session, "ben", "account")))
    for _ in range(2):  # without a position, and with the one that is made then
        assert [seat.owner for seat in opened(file, "t").seats] == ["anna", "account", "anna"]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.usefixtures("short")
def test_a_position_that_is_of_no_use_is_made_anew(file: Path, followed: list[Entry], game: str) -> None:
    store_table(file, "t", game, 250)
    whole = opened(file, "t")
    actions = len(followed)
    assert whole.earlier == 0
    [(number, form, packed)] = rows(file, "SELECT number, form, packed FROM positions")
    data = json.loads(zlib.decompress(packed))

    def spoil(**column: Any) -> None:
        with closing(sqlite3.connect(file)) as connection, connection:
            for name, value in column.items():
                connection.execute(f"UPDATE positions SET {name} = ?", [value])

    def again(**changed: Any) -> bytes:
        return zlib.compress(json.dumps({**data, **changed}).encode())

    other = next(name for name in GAMES if name != game)
    for column in (
        {"packed": packed[:-40]},
        {"packed": bytes([*packed[:60], packed[60] ^ 1, *packed[61:]])},
        {"packed": b""},
        {"packed": zlib.compress(b"[]")},
        {"packed": again(more=1)},
        {"packed": again(state=GAMES[other].new(3, SEED).snapshot())},
        {"packed": again(seats=[["Anna"] * 9])},
        {"form": "0.0.1 1 1"},
    ):
        spoil(**column)
        followed.clear()
        check_same(opened(file, "t"), whole, "ben")
        assert len(followed) == actions
        assert rows(file, "SELECT number, form, packed FROM positions") == [(number, form, packed)]
        followed.clear()
        check_same(opened(file, "t"), whole, "ben")
        assert len(followed) < actions


@pytest.mark.usefixtures("short")
def test_a_position_holds_for_as_long_as_the_rules_are_written_so(
    file: Path, followed: list[Entry], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written = tmp_path / "written"
    for room in ("core", "games", "table"):
        shutil.copytree(positions.ROOT / room, written / room, ignore=shutil.ignore_patterns("*.so", "*.pyc"))
    (written / "server").mkdir()
    shutil.copy(positions.ROOT / "server/positions.py", written / "server")
    monkeypatch.setattr(positions, "ROOT", written)

    store_table(file, "t", "germany", 250)
    opened(file, "t")
    whole = len(followed)

    def follows_anew() -> bool:
        positions._rules_of.cache_clear()
        followed.clear()
        opened(file, "t")
        return len(followed) == whole

    assert not follows_anew()
    (written / "games/lunar/rules.py").write_text("another game")
    assert not follows_anew()
    for rule in ("games/germany/rules.py", "games/germany/board.json", "core/state.py", "table/log.py"):
        (written / rule).write_text("another rule")
        assert [follows_anew(), follows_anew()] == [True, False]
    positions._rules_of.cache_clear()


@pytest.mark.usefixtures("short")
def test_while_a_game_is_played_positions_are_kept_for_the_next_time(
    open_house: Callable[..., Any], file: Path, followed: list[Entry]
) -> None:
    with open_house() as house:
        person: Person = house.person()
        id = person.make("me", "here", game="lunar", seed=3)
        with person.sit(id) as chair:
            chair.hear()
            while len(rows(file)) < 3 or chair.shown["undo"]["steps"] < 2:
                # Twice something, and then on.
                which = 0 if chair.shown["undo"]["steps"] < 2 else -1
                chair.play(chair.shown["actions"][which]["id"])
            log, shown = chair.log, chair.shown
    assert followed == []
    with open_house() as house:
        again = the_same(person, house)
        with again.sit(id) as chair:
            chair.hear()
            assert {**chair.shown, "log": []} == {**shown, "log": []}
            first = chair.shown["log"][0]["n"]
            assert 0 < first < len(log)
            assert chair.shown["log"] == log[first:]
            assert FEW // 2 < len(followed) < len(log)
            # Nothing else is missing: what came before is told when it is asked for, and all goes on.
            address = f"/api/tables/{id}"
            assert again.http.get(f"{address}/history?seat=0&before={first}").json()["steps"] == log[:first]
            assert again.http.get(f"{address}/history?seat=0").json()["steps"] == log
            assert again.http.get(f"{address}/at/0").status_code == 200
            assert again.http.get(f"{address}/history?before=-1").status_code == 422
            chair.say(type="undo", seat=shown["looking"], at=shown["version"], steps=2)
            assert chair.until_version(shown["version"] + 2)["steps"] == len(log) - 2


def the_same(person: "Person", house: Any) -> "Person":
    """The same guest at a house that was opened again."""
    again: Person = house.person()
    again.http.cookies = person.http.cookies
    return again


@pytest.mark.usefixtures("short")
def test_computer_players_and_advice_know_what_came_before_the_position(
    open_house: Callable[..., Any], file: Path
) -> None:
    with open_house() as house:
        person: Person = house.person()
        id = person.make("me", "greedy", options={"start_player": 0}, seed=3)
        with person.sit(id) as chair:
            while len(rows(file)) < 3:
                chair.until(lambda shown: bool(shown.get("actions")))
                chair.play()
    with open_house() as house:
        again = the_same(person, house)
        with again.sit(id) as chair:
            steps = chair.until(lambda shown: bool(shown.get("actions")))["steps"]
            assert chair.log[0]["n"] > 0
            assert chair.ask(type="hint", seat=0, depth="aim")["type"] == "hint"
            while not any(step["seat"] == 1 for step in chair.log if step["n"] >= steps):
                chair.play()
                chair.until(lambda shown: bool(shown["actions"]))


@pytest.mark.usefixtures("short")
def test_a_finished_game_opens_in_a_position_and_is_whole_when_somebody_looks_back(
    open_house: Callable[..., Any], file: Path, followed: list[Entry]
) -> None:
    with open_house() as house:
        person: Person = house.person()
        id = person.make("random", "random")
        with person.sit(id) as chair:
            end = chair.until(lambda shown: bool(shown) and shown["table"]["over"])
            record = person.http.get(f"/api/tables/{id}/record").json()
    with open_house() as house:
        again = the_same(person, house)
        with again.sit(id) as chair:
            shown = chair.hear()
        assert (shown["timeline"], shown["view"], shown["steps"]) == (end["timeline"], end["view"], end["steps"])
        assert (shown["log"][0]["n"], len(followed)) > (0, 0)
        assert len(followed) < len(record["actions"])
        assert again.http.get(f"/api/tables/{id}/record").json() == record
        assert again.http.post(f"/api/tables/{id}/branch", json={"n": 3, "seat": 0}).status_code == 201


@pytest.mark.usefixtures("short")
def test_a_lesson_is_followed_from_its_beginning(open_house: Callable[..., Any], file: Path) -> None:
    with open_house() as house:
        person: Person = house.person()
        id = take(person)
        with person.sit(id) as chair:
            play_to_the_end(chair)
            end = chair.until(lambda shown: shown["lesson"]["task"] is None)
    assert end["version"] > FEW // 2
    assert rows(file) == []
    with open_house() as house, the_same(person, house).sit(id) as chair:
        assert chair.hear()["lesson"] == end["lesson"]


@pytest.mark.usefixtures("short")
def test_of_the_positions_only_those_are_kept_that_an_opening_may_need(file: Path) -> None:
    store_table(file, "t", "lunar", 300)

    async def go_on(store: Store) -> None:
        table, _ = await Opening(store, {}).open("t")
        for last in range(12):
            table.make(_action(table, Random(last)))
            position = table.here()._replace(version=300 + 10 * last)
            await store.append("t", 301 + last, Entry("undo", 0), 0, False, position=(table.game, position))

    with_store(file, go_on)
    numbers = [number for (number,) in rows(file)]
    assert numbers == [390, 400, 410]
