"""What is supposed of the others' tickets: it fits what they have built, and takes nothing from what a seat knows."""

from collections import Counter

from tests.games.germany.positions import GAME

from branchline import bots
from branchline.games.germany.board import BOARD
from branchline.games.germany.judgement.beliefs import suppose
from branchline.games.germany.position import ASIDE, IN_DECK
from branchline.games.germany.scoring import complete
from branchline.games.germany.state import State

SEAT = 0


def late() -> State:
    """Somebody has built far, and the tickets are still hidden."""
    state = GAME.new(3, seed=5)
    planner = bots.make("germany", "planner", 0)
    while state.view(state.seat)["phase"] != "turn" or state.view(SEAT)["turn"] < 75:
        state.apply(planner.choose(state.view(state.seat), lambda seed: state.resample(state.seat, seed)))
    assert isinstance(state, State)
    return state


def held(state: State, seat: int) -> list[int]:
    return [ticket for ticket in range(BOARD.ticket_count) if state.holder[ticket] == seat]


def drawn(state: State, seed: int) -> State:
    other = state.resample(SEAT, seed)
    assert isinstance(other, State)
    return other


def test_the_others_hold_tickets_for_what_they_have_joined_as_they_truly_do() -> None:
    state = late()

    def done(position: State) -> int:
        return sum(complete(position, seat, ticket) for seat in (1, 2) for ticket in held(position, seat))

    anyhow, supposed = [], []
    for seed in range(60):
        position = drawn(state, seed)
        anyhow.append(done(position))
        suppose(position, SEAT)
        supposed.append(done(position))
    assert sum(supposed) > 2 * sum(anyhow)
    assert abs(sum(supposed) / 60 - done(state)) < abs(sum(anyhow) / 60 - done(state))
    assert len(set(supposed)) > 1, "it is a guess"


def test_it_only_moves_tickets_that_the_seat_cannot_know() -> None:
    state = late()
    state.returned[state.short_deck[0]] = SEAT  # the seat knows where this one lies
    for seed in range(20):
        before = drawn(state, seed)
        after = before.copy()
        suppose(after, SEAT)
        assert after.view(SEAT) == before.view(SEAT)
        assert held(after, SEAT) == held(before, SEAT)
        assert after.short_deck[0] == state.short_deck[0]
        assert after.returned[after.short_deck[0]] == SEAT
        for deck, first, end in (
            ("short_deck", 0, BOARD.short_tickets),
            ("long_deck", BOARD.short_tickets, BOARD.ticket_count),
        ):
            lying = sorted(getattr(after, deck))
            assert lying == [ticket for ticket in range(first, end) if after.holder[ticket] == IN_DECK]
        aside = [ASIDE - seat for seat in range(3)]
        assert Counter(after.holder) == Counter(before.holder), "everybody has as many as before"
        assert [t for t in range(BOARD.ticket_count) if after.holder[t] in aside] == [
            t for t in range(BOARD.ticket_count) if before.holder[t] in aside
        ]


def test_it_supposes_the_same_wherever_the_seat_cannot_tell_the_difference() -> None:
    state = late()
    twin = drawn(state, 77)
    assert twin.view(SEAT) == state.view(SEAT)
    for seed in range(5):
        one, other = drawn(state, seed), drawn(twin, seed)
        suppose(one, SEAT)
        suppose(other, SEAT)
        assert one.snapshot() == other.snapshot()
