"""Hypothesis finds no game that breaks an invariant, and finds one whenever a rule is broken on purpose."""

import pytest
from hypothesis import Phase, given, settings
from tests.games.searching import FOUND, games, watched

from branchline.core.invariants import Broken, drawn_options
from branchline.games.wensleydale import auction, build, profit, scoring, setup, takeover, tracks, trains
from branchline.games.wensleydale.actions import MOVE
from branchline.games.wensleydale.board import AREA_COUNT, CHEESE, SQUARES

from .positions import GAME

PURE = hasattr(build.pay, "__code__")


@given(**games(GAME))
@FOUND
def test_no_game_breaks_an_invariant(seats, seed, options, choices):
    assert watched(GAME, seats, seed, options, choices).state.over


def a_cube_kept(play, s, action):
    play(s, action)
    s.cubes[s.seat] += s.cubes[s.seat] < 3


def without_fees(play, s, way):
    return (*play(s, way)[:2], 0, 0)


def past_the_end(play, s, seat, kind, count):
    points = s.points[seat * 4 + kind] + count
    play(s, seat, kind, count)
    s.points[seat * 4 + kind] = points


def stakes_are_lost(play, s, number):
    cubes = s.cubes[:]
    play(s, number)
    for seat in range(s.seats):
        s.cubes[seat] = min(cubes[seat], s.cubes[seat])


def last_first(play, s, track):
    return play(s, track)[::-1]


def trains_are_kept(play, s):
    holder = s.holder[:]
    play(s)
    s.holder[:] = holder


def some_sleep(play, s):
    return play(s) and s.seat != 1


def always(play, s):
    return True


def below(play, s, seat, track, space):
    """The token goes under the stack."""
    play(s, seat, track, space)
    first = track * s.seats
    at = s.ladders.index(seat, first)
    if at > first and tracks.position(s, s.ladders[at - 1], track) == space:
        s.ladders[at - 1], s.ladders[at] = s.ladders[at], s.ladders[at - 1]


def anywhere(play, s, area):
    return True


def one_bid_is_enough(play, s, seat):
    return play(s, seat) and s.bidder.count(seat) < 1


def no_loss(play, s, seat, result):
    play(s, seat, max(0, result))


def cheese_stays(play, s, piece, area):
    if piece != CHEESE:
        play(s, piece, area)


def rounded_down(play, links):
    return max(1, links // 2)


def two_of_a_row(play, s, seat):
    return 0


def lost_on_the_way(play, s, action):
    play(s, action)
    s.load[s.seat * 4 + (action - MOVE) // AREA_COUNT] -= 1


def links_are_free(play, s):
    return [total + laid for total, laid in zip(play(s), s.laid, strict=True)]


def forgetful(play, s):
    before = s.delivered[:]
    play(s)
    s.delivered[:] = before


def extra_stone(play, s):
    play(s)
    s.pieces[SQUARES[0]] += 1


BREAKS = [
    (auction, "bid", stakes_are_lost, "WI1"),
    (auction, "may_bid", one_bid_is_enough, "WI16"),
    (build, "pay", a_cube_kept, "WI18"),
    (build, "needs", without_fees, "WI18"),
    (build, "may_enter", anywhere, "WI17"),
    (build, "can_build", always, "WI27"),
    (tracks, "gain", past_the_end, "WI18"),
    (tracks, "_place", below, "WI6"),
    (tracks, "ranking", last_first, "WI7"),
    (tracks, "book", no_loss, "WI23"),
    (trains, "rows_held", two_of_a_row, "WI19"),
    (trains, "can_act", some_sleep, "WI21"),
    (trains, "move", lost_on_the_way, "WI3"),
    (takeover, "price", rounded_down, "WI18"),
    (takeover, "remove", cheese_stays, "WI13"),
    (scoring, "scores", links_are_free, "WI26"),
    (setup, "_seed_goods", extra_stone, "WI3"),
    (profit, "settle", forgetful, "WI3"),
    (profit, "settle", trains_are_kept, "WI19"),
]


breaks_rules = pytest.mark.skipif(not PURE, reason="a compiled function cannot be broken from outside")


def some_games():
    for seed in range(60):
        seats = 3 + seed % 2
        watched(GAME, seats, seed, drawn_options(GAME, seats, seed // 2), [])


@breaks_rules
@pytest.mark.parametrize(
    ("module", "name", "spoil", "invariant"), BREAKS, ids=[spoil.__name__ for _, _, spoil, _ in BREAKS]
)
def test_a_broken_rule_is_noticed(monkeypatch, module, name, spoil, invariant):
    play = getattr(module, name)
    monkeypatch.setattr(module, name, lambda *given: spoil(play, *given))
    with pytest.raises(Broken, match=f"^{invariant}:") as broken:
        some_games()
    assert broken.value.actions or invariant == "WI3"


@breaks_rules
def test_a_broken_rule_is_found_by_the_search(monkeypatch):
    paid = build.pay
    monkeypatch.setattr(build, "pay", lambda s, action: a_cube_kept(paid, s, action))

    @given(**games(GAME))
    @settings(FOUND, phases=[Phase.generate])
    def search(seats, seed, options, choices):
        watched(GAME, seats, seed, options, choices)

    with pytest.raises(Broken, match="WI18:"):
        search()
