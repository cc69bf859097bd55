"""A table that was begun under older rules: it shows what was played, and goes on once everybody agrees."""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta

import pytest
from tests.tiny import rules
from tests.tiny.game import made

from branchline.table import Change, Entry, Refused, Seat, Table
from branchline.table.clock import Timing

Play = Callable[..., None]
SEATS = (Seat("Anna", owner="anna"), Seat("Ben", owner="ben"), Seat("Bot", bot="any"))
NOW = datetime(2026, 11, 18, 20, tzinfo=UTC)
OLD, NEW, NEWER = (made(secrets=True, rules_version=version) for version in (1, 2, 3))


class Club:
    """A table and the log it is opened from."""

    def __init__(self, seats: tuple[Seat, ...] = SEATS, timing: Timing | None = None) -> None:
        self.seats = seats
        self.timing = timing
        self.log: list[Entry] = []
        self.table = self.opened(OLD)

    def opened(self, game: object) -> Table:
        self.table = Table(
            "t",
            game,
            self.seats,
            7,
            {},
            self.log,
            maker="anna",
            timing=self.timing,
            rules=1,  # type: ignore[arg-type]
        )
        return self.table

    def make(self, change: Change, at: datetime = NOW) -> None:
        change = change._replace(entry=change.entry._replace(at=at))
        self.table.make(change)
        self.log.append(change.entry)

    def play(self, *actions: str) -> None:
        for action in actions:
            self.make(self.table.play(self.table.state.seat, action, self.table.version))


@pytest.fixture
def club() -> Club:
    club = Club()
    club.play("lay moor", "done", "lay dale")
    return club


def refusal(ask: Callable[[], object]) -> str:
    with pytest.raises(Refused) as told:
        ask()
    return told.value.message


def test_it_stands_still_until_everybody_who_plays_has_agreed_and_remembers_that(club: Club) -> None:
    before = club.table.state.snapshot()
    table = club.opened(NEW)
    assert (table.outdated, table.lost, table.state.snapshot()["rails"]) == (True, False, before["rails"])
    seat, at = table.state.seat, table.version
    for ask in (lambda: table.play(seat, "done", at), lambda: table.undo(seat, at), lambda: table.restart(seat, at)):
        assert refusal(ask) == "error-rules-agree"
    told = table.why(seat, 0)
    assert told is not None
    assert told.message == "error-rules-agree"
    assert table.offered() == []
    assert refusal(lambda: table.agree("carla")) == "error-agree-seated"
    club.make(table.agree("anna"))
    assert refusal(lambda: table.agree("anna")) == "error-agreed"
    table = club.opened(NEW)
    assert table.outdated
    club.make(table.agree("ben"))
    for now in (table, club.opened(NEW)):
        assert not now.outdated
        assert now.undoable == 1, "what was tentative still is"
    assert refusal(lambda: club.table.agree("anna")) == "error-agreed"
    club.play("done")
    assert club.table.bot == "any"


def test_rules_that_change_once_more_are_to_be_agreed_to_anew(club: Club) -> None:
    club.make(club.opened(NEW).agree("anna"))
    table = club.opened(NEWER)
    club.make(table.agree("ben"))
    assert table.outdated, "Anna has agreed to others"
    club.make(table.agree("anna"))
    assert not table.outdated
    assert not club.opened(NEWER).outdated


def test_whoever_leaves_is_not_waited_for(club: Club) -> None:
    table = club.opened(NEW)
    club.make(table.agree("anna"))
    club.make(table.leave("ben", 1, "any"))
    assert not table.outdated
    assert table.bot == "any"


def test_among_computer_players_whoever_made_the_table_agrees() -> None:
    club = Club(tuple(Seat(f"Bot {n}", bot="any") for n in range(2)))
    table = club.opened(NEW)
    assert table.bot is None
    assert refusal(lambda: table.agree("ben")) == "error-not-maker"
    club.make(table.agree("anna"))
    assert table.bot == "any"


def test_what_the_rules_do_not_allow_any_more_ends_what_is_known(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    club.play("lay dale", "done")
    monkeypatch.setattr(rules, "RAILS_A_TURN", 1)
    table = club.opened(NEW)
    assert (table.lost, table.count, table.version) == (True, 3, 3)
    assert table.position(2).snapshot() == table.state.snapshot()
    for ask in (lambda: table.agree("anna"), table.check_known, lambda: table.play(1, "done", 3)):
        assert refusal(ask) == "error-rules-lost"


def test_nobodys_time_passes_meanwhile() -> None:
    club = Club(timing=Timing("live", 600, 10, None, "bot"))
    club.play("done")
    clock = club.table.clock
    assert clock is not None
    assert clock.running == 1
    table, later = club.opened(NEW), NOW + timedelta(hours=1)
    assert refusal(lambda: table.time_out(later, "any")) == "error-rules-agree"
    club.make(table.agree("anna"), later)
    club.make(table.agree("ben"), later)
    for now in (table, club.opened(NEW)):
        assert now.clock is not None
        assert now.clock.at(1, later + timedelta(seconds=5)) == 595
