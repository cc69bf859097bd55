"""Clocks: what everybody has left follows from when the decision passed on, and from nothing else."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from branchline.core.contract import Game, Line
from branchline.table import Change, Entry, LogDamaged, Refused, Seat, Table
from branchline.table.clock import Clock, Span, Timing, elapsed

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
LIVE = Timing("live", bank=600, allowance=10, most=None, at_zero="bot")
LETTERS = Timing("correspondence", bank=48 * 3600, allowance=12 * 3600, most=72 * 3600, at_zero="bot")
SEATS = [Seat("Anna", owner="anna"), Seat("Ben", owner="ben"), Seat("Bot", bot="any")]


def after(seconds: float) -> datetime:
    return NOON + timedelta(seconds=seconds)


class Timed:
    """A table at which what is done is done at a moment."""

    def __init__(self, game: Game, timing: Timing = LIVE, seats: Any = SEATS, rests: Any = None) -> None:
        self.made = (game, timing, seats, rests)
        self.entries: list[Entry] = []
        self.table = self.again()

    def again(self) -> Table:
        """The same from its log."""
        game, timing, seats, rests = self.made
        return Table("t1", game, seats, 7, {}, self.entries, "anna", timing=timing, rests=rests)

    def do(self, seconds: float, change: Change) -> None:
        change = change._replace(entry=change.entry._replace(at=after(seconds)))
        self.table.make(change)
        self.entries.append(change.entry)

    def play(self, seconds: float, *actions: str) -> None:
        for action in actions:
            self.do(seconds, self.table.play(self.table.state.seat, action, self.table.version))

    def left(self, seconds: float) -> list[float]:
        clock = self.table.clock
        assert clock
        assert clock == self.again().clock
        owners = [seat.owner for seat in self.table.seats]
        return [clock.at(seat, after(seconds), self.table.rests(owner)) for seat, owner in enumerate(owners)]


def turn(timed: Timed, seconds: float) -> None:
    """Whoever decides plays until somebody else does."""
    seat = timed.table.state.seat
    while timed.table.state.seat == seat:
        timed.play(seconds, timed.table.state.notation(timed.table.state.legal()[0]))


def test_time_passes_for_whoever_decides_and_a_move_earns_the_allowance(tiny: Game) -> None:
    timed = Timed(tiny)
    first = timed.table.state.seat
    assert timed.left(5000) == [600, 600, 600]  # it begins with the first move
    turn(timed, 0)
    second = timed.table.state.seat
    assert (first, second) == (0, 1)
    assert timed.left(40) == [610, 560, 600]
    turn(timed, 100)
    assert timed.table.bot == "any"
    assert timed.left(9000) == [610, 510, 600]  # computer players have all the time they need
    turn(timed, 9000)
    assert timed.left(9030) == [580, 510, 600]


def test_a_tentative_turn_does_not_pass_the_clock_on_and_taking_back_gives_nothing_back(tiny: Game) -> None:
    timed = Timed(tiny)
    turn(timed, 0)
    action = next(
        text for text in map(timed.table.state.notation, timed.table.state.legal()) if not timed.table.final(1, [text])
    )
    timed.play(30, action)
    timed.do(50, timed.table.undo(1, timed.table.version))
    assert timed.left(60) == [610, 540, 600]
    turn(timed, 60)
    assert timed.left(60)[1] == 550


def test_no_more_is_banked_than_the_limit_and_no_less_is_left_than_nothing(tiny: Game) -> None:
    timed = Timed(tiny, replace(LETTERS, at_zero="wait"))
    turn(timed, 0)
    turn(timed, 60)
    turn(timed, 120)
    hour = 3600
    turn(timed, 120 + 100 * hour)
    assert timed.left(120 + 100 * hour) == [12 * hour, 60 * hour - 60, 48 * hour]
    for _ in range(6):
        turn(timed, 120 + 100 * hour)
    assert timed.left(0)[:2] == [36 * hour, 72 * hour]


def test_the_clock_waits_for_the_last_seat(tiny: Game) -> None:
    timed = Timed(tiny, seats=[Seat("Anna", owner="anna"), Seat()])
    assert timed.left(500) == [600, 600]
    timed.do(1000, timed.table.join(1, Seat("Ben", owner="ben")))
    assert timed.left(1010) == [590, 600]


def test_whose_time_is_over_is_followed_by_a_computer_player_until_they_are_back(tiny: Game) -> None:
    timed = Timed(tiny)
    turn(timed, 0)
    with pytest.raises(Refused, match="Nobody’s time is over"):
        timed.table.time_out(after(599), "any")
    timed.do(600, timed.table.time_out(after(600), "any"))
    assert timed.table.seats[1] == Seat("Ben", bot="any", left="ben")
    assert timed.table.steps[-1].line == Line("seats-timeout", {"player": 1})
    assert timed.left(5000)[1] == 0
    timed.do(5000, timed.table.back("ben", 1))
    assert timed.left(5004)[1] == 6  # what the allowance gives
    assert timed.again().seats == timed.table.seats


def test_a_table_that_waits_at_zero_goes_on_with_whoever_is_late(tiny: Game) -> None:
    timed = Timed(tiny, replace(LIVE, at_zero="wait"))
    turn(timed, 0)
    with pytest.raises(Refused, match="Nobody’s time is over"):
        timed.table.time_out(after(700), "any")
    turn(timed, 700)
    assert timed.left(700)[1] == 10


def test_a_log_with_a_clock_needs_times(tiny: Game) -> None:
    timed = Timed(tiny)
    turn(timed, 0)
    timed.entries[0] = timed.entries[0]._replace(at=None)
    with pytest.raises(LogDamaged, match="an entry without a time"):
        timed.again()


def test_vacations_count_for_their_person_by_correspondence_and_outages_for_nobody(tiny: Game) -> None:
    rests = {None: [Span(after(100), after(200))], "ben": [Span(after(150), after(400))]}
    letters, live = Timed(tiny, LETTERS, rests=rests), Timed(tiny, rests=rests)
    turn(letters, 0)
    turn(live, 0)
    assert letters.left(500)[1] == LETTERS.bank - 200
    assert live.left(500)[1] == 600 - 400
    assert letters.left(300)[1] == LETTERS.bank - 100


@pytest.mark.parametrize(
    "spans", [[], [(-50, -10)], [(-5, 10)], [(20, 30), (25, 60), (40, 50)], [(90, 95)], [(100, 500)]]
)
def test_the_deadline_is_when_nothing_is_left(spans: list[tuple[int, int]]) -> None:
    rests = [Span(after(begins), after(ends)) for begins, ends in reversed(spans)]
    clock = Clock((7.0, 100.0), 1, NOON)
    deadline = clock.deadline(rests)
    assert deadline
    assert clock.at(1, deadline, rests) == 0
    assert clock.at(1, deadline - timedelta(seconds=1), rests) == 1
    assert elapsed(NOON, deadline, rests) == 100
    assert clock._replace(running=None).deadline() is None


@pytest.mark.parametrize(
    ("changed", "why"),
    [
        ({"bank": 59}, "the bank of a live clock is 60 to 36000 s, not 59"),
        ({"allowance": 0}, "the allowance of a live clock is 5 to 600 s, not 0"),
        ({"most": 700}, "a live clock has no upper limit"),
        ({"kind": "correspondence"}, "the bank of a correspondence clock is 3600 to 5184000 s, not 600"),
    ],
)
def test_a_clock_is_set_within_limits(changed: dict[str, Any], why: str) -> None:
    LIVE.check()
    LETTERS.check()
    with pytest.raises(ValueError, match=why):
        replace(LIVE, **changed).check()
    with pytest.raises(ValueError, match="the most of a correspondence clock is 172800 to 5184000 s, not None"):
        replace(LETTERS, most=None).check()
