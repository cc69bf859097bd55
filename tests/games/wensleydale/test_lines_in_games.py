"""Whole games without a plan: every decision of phases five, six and nine offers just what the ledger says.

Positions set up from a snapshot cannot show whether a state is kept up to date from action to action; games do.
"""

import pytest

from .lines import at, buys, movable, moves, play, starts_offered, steps
from .oracle import buys as ledger_buys
from .oracle import first_links, further, reached
from .oracle import moves as ledger_moves
from .oracle import takeovers as ledger_takeovers
from .positions import idle, lay, legal, line, over, random_game

GAMES = [
    (3, 31, {}),
    (4, 32, {}),
    (3, 33, {"series_shape": "ring_ok", "train_exchange": "any"}),
    (4, 34, {"series_shape": "trail"}),
]


@pytest.mark.rule("W8.7", "W8.9", "W8.12", "W8.13", "W8.17", "W8.42", "W10.9", "W10.11", "W11.5", "W11.8", "W11.10",
                  "W11.11", "W11.12", "W11.13", "W11.16", "W15.5", "W15.8", "W15.16", "W15.19")  # fmt: skip
@pytest.mark.parametrize(("seats", "seed", "options"), GAMES)
def test_every_decision_offers_what_the_ledger_says(seats, seed, options):
    met = set()
    opening = None
    for state, _, _ in random_game(seats, seed, **options):
        s, seat = state.snapshot(), state.seat
        met.add(s["phase"])
        if s["phase"] == "build":
            if s["building"] is None:
                opening = s
                wanted = first_links(s, seat)
            else:
                wanted = list(further(opening, seat, tuple(s["building"]["areas"])))
            assert sorted(steps(state, "lay")) == sorted(areas[-2:] for areas in wanted)
        elif s["phase"] == "trains":
            assert buys(state) == set(ledger_buys(s, seat))
            assert moves(state) == ledger_moves(s, seat)
            for other in range(seats):
                assert movable(state, other) == reached(s, other)
        elif s["phase"] == "takeover" and s["taking"] is None:
            shown = {(one["company"], frozenset(one["links"])) for one in state.view(seat)["takeovers"]}
            assert shown == ledger_takeovers(s, seat)
            assert {company for (company,) in steps(state, "takeover")} == {company for company, _ in shown}
    assert met >= {"build", "trains", "takeover"}


def first_build():
    """The first build of a game, by seat 0, with company influence to spare."""
    return at("build", {"government": 8, "north_eastern": 6})


def to_next_build(state):
    """Plays on, everybody doing the least there is, until seat 0 builds in the next turn."""
    idle(state, "auction")
    while state.snapshot()["phase"] == "auction":
        play(state, legal(state)[0])
    while state.seat != 0:
        play(state, "no-build")
    assert (state.turn, state.snapshot()["phase"]) == (1, "build")


@pytest.mark.rule("W8.7", "W8.9")
def test_what_was_built_in_one_turn_is_where_one_starts_in_the_next():
    state = play(first_build(), *lay("northallerton", "leeming", "bedale", "richmond"), "done")
    to_next_build(state)
    assert {"leeming", "bedale", "richmond"} <= starts_offered(state)


@pytest.mark.rule("W8.7", "W9.6", "W15.16")
def test_what_was_handed_over_is_no_start_any_more_but_for_its_towns():
    way = ["northallerton", "leeming", "bedale", "finghall", "leyburn"]
    state = idle(play(first_build(), *lay(*way), "done"), "takeover")
    play(state, *over("north_eastern", *way), "done")
    to_next_build(state)
    assert {"bedale", "leyburn"} <= starts_offered(state)
    assert {"leeming", "finghall"} & starts_offered(state) == set()
    assert state.snapshot()["links"] == line("north_eastern", *way)
    assert state.view(0)["players"][0]["links"] == 15
