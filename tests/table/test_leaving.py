"""Leaving for good, and leaving because the others want it: resigning, votes, and last place."""

import pytest

from branchline.core.contract import Game, Line
from branchline.table import Change, Entry, LogDamaged, Refused, Seat, Table
from branchline.table.seating import Vote, places

SEATS = [Seat("Anna", owner="anna"), Seat("Ben", owner="ben"), Seat("Cora", owner="cora"), Seat("Dan", owner="dan")]


class Kept:
    """A table and its log."""

    def __init__(self, game: Game) -> None:
        self.table = Table("t1", game, SEATS, 7, {}, maker="anna")
        self.entries: list[Entry] = []

    def do(self, change: Change) -> None:
        self.table.make(change)
        self.entries.append(change.entry)
        again = Table("t1", self.table.game, SEATS, 7, {}, self.entries, "anna")
        assert (again.seats, again.votes) == (self.table.seats, self.table.votes)


@pytest.fixture
def kept(tiny: Game) -> Kept:
    return Kept(tiny)


def test_whoever_resigns_has_a_computer_player_for_good_and_the_log_says_it(kept: Kept) -> None:
    kept.do(kept.table.resign("ben", 1, "any"))
    assert kept.table.seats[1] == Seat("Ben", bot="any", resigned="ben")
    assert kept.table.steps[-1].line == Line("seats-resign", {"player": 1})
    with pytest.raises(Refused, match="No computer player sits in for you"):
        kept.table.back("ben", 1)


def test_one_resigns_for_oneself_while_the_game_is_on(kept: Kept, tiny: Game) -> None:
    with pytest.raises(Refused, match="You do not play for Player 2"):
        kept.table.resign("anna", 1, "any")
    waiting = Table("t2", tiny, [Seat("Anna", owner="anna"), Seat()], 7, {})
    with pytest.raises(Refused, match="begins when every seat is taken"):
        waiting.resign("anna", 0, "any")


def test_who_resigned_comes_in_last_whatever_the_computer_player_makes_of_it() -> None:
    seats = [Seat("Anna", bot="any", resigned="anna"), *SEATS[1:]]
    assert places(seats, [1, 2, 2, 4]) == [4, 1, 1, 3]
    assert places([*seats[:3], Seat("Dan", bot="any", resigned="dan")], [1, 3, 2, 4]) == [3, 2, 1, 3]
    assert places(SEATS, [1, 2, 2, 4]) == [1, 2, 2, 4]


def test_a_majority_of_the_others_lets_a_computer_player_go_on(kept: Kept) -> None:
    present = {0, 1, 2}
    kept.do(kept.table.vote("anna", 3, "any", present))
    assert kept.table.votes == (Vote(3, 0),)
    assert kept.table.seats[3].owner == "dan"
    with pytest.raises(Refused, match="You have voted already"):
        kept.table.vote("anna", 3, "any", present)
    kept.do(kept.table.vote("cora", 3, "any", present))  # two of three
    assert kept.table.seats[3] == Seat("Dan", bot="any", left="dan")
    assert kept.table.votes == ()
    assert kept.table.steps[-1].line == Line("seats-vote", {"player": 3})
    kept.do(kept.table.back("dan", 3))


def test_votes_end_with_a_move_of_whom_they_are_about_and_with_the_seat_of_the_voter(kept: Kept) -> None:
    kept.do(kept.table.vote("anna", 3, "any", ()))
    kept.do(kept.table.vote("cora", 0, "any", ()))
    assert kept.table.state.seat == 0
    kept.do(kept.table.play(0, kept.table.state.legal()[0], kept.table.version))
    assert kept.table.votes == (Vote(3, 0),)
    kept.do(kept.table.resign("anna", 0, "any"))
    assert kept.table.votes == ()


@pytest.mark.parametrize(
    ("asking", "seat", "present", "wait", "why"),
    [
        ("nobody", 3, (), 0, "Only who sits at this table can vote"),
        ("dan", 3, (), 0, "One does not vote about one’s own seat"),
        ("anna", 3, (3,), 0, "Player 4 is at the table"),
        ("anna", 3, (), 9, "may go on in 9 s"),
        ("anna", 7, (), 0, "There is no seat 7"),
    ],
)
def test_one_votes_about_others_who_are_away(
    kept: Kept, asking: str, seat: int, present: tuple[int, ...], wait: int, why: str
) -> None:
    with pytest.raises(Refused, match=why):
        kept.table.vote(asking, seat, "any", present, wait)


@pytest.mark.parametrize(
    "entry",
    [
        Entry("vote", 3),
        Entry("vote", 3, voter=9),
        Entry("resign", 1),
        Entry("resign", 1, sitter=Seat("Eva", owner="eva")),
        Entry("timeout", 9, sitter=Seat("Ben", bot="any")),
    ],
)
def test_a_log_says_who_votes_and_who_goes_on(tiny: Game, entry: Entry) -> None:
    with pytest.raises(LogDamaged):
        Table("t1", tiny, SEATS, 7, {}, [entry])


def test_votes_are_kept_in_a_position(kept: Kept, tiny: Game) -> None:
    kept.do(kept.table.vote("anna", 3, "any", ()))
    position = kept.table.here()
    assert Table("t1", tiny, SEATS, 7, {}, position=position).votes == (Vote(3, 0),)
