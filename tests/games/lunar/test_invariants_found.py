"""Hypothesis finds no game that breaks an invariant, and finds one whenever a rule is broken on purpose."""

from collections.abc import Callable
from types import ModuleType
from typing import Any

import pytest
from hypothesis import given, settings
from tests.games.searching import FOUND, games, watched

from branchline.core.invariants import Broken
from branchline.games.lunar import build, draw, effects, entry, events, network, operate, track, turns
from branchline.games.lunar.invariants import drawn_options, wanderer, watched_game

from .moon import GAME
from .test_invariants import watch_storm

PURE = hasattr(build.build, "__code__")


@given(**games(GAME, max_rounds=10))
@settings(FOUND, max_examples=40)
def test_no_game_breaks_an_invariant(seats: int, seed: int, options: dict[str, Any], choices: list[int]) -> None:
    assert watched(GAME, seats, seed, options, choices).state.over


def nothing(play: Any, *given: Any) -> None:
    """It does not happen."""


def none(play: Any, *given: Any) -> int:
    return 0


def always_open(play: Any, *given: Any) -> int:
    return entry.OPEN


def nobody_loses_track(play: Any, s: Any, links: list[int]) -> list[int]:
    return [0] * s.seats


def half_as_dear(play: Any, s: Any, way: int) -> None:
    cash = s.cash[s.seat]
    play(s, way)
    s.cash[s.seat] = (s.cash[s.seat] + cash + 1) // 2


def forgets_outs(play: Any, s: Any, way: int) -> None:
    play(s, way)
    s.out = 0


def into_the_void(play: Any, s: Any, seat: int, good: int) -> None:
    play(s, seat, good)
    s.tray[good] -= 1


def from_nowhere(play: Any, s: Any, good: int) -> None:
    play(s, good)
    s.tray[good] += 1


def two_cards_only(play: Any, s: Any) -> None:
    kept = s.hands[s.seat * 3]
    play(s)
    s.hands[s.seat * 3] = s.discard.pop(-3)
    assert s.hands[s.seat * 3] == kept


def always_clockwise(play: Any, s: Any) -> int:
    return (s.start + s.turn) % s.seats


def forgets_where_from(play: Any, s: Any, to: int) -> None:
    play(s, to)
    s.came[s.seat] = -1


def two_at_once(play: Any, s: Any, to: int) -> None:
    play(s, to)
    s.moved += 1


def for_everybody(play: Any, s: Any, seat: int) -> None:
    for other in range(s.seats):
        play(s, other)


def keeps_its_load(play: Any, s: Any, seat: int, goods: Any) -> None:
    load, tray, aboard = s.load[:], s.tray[:], s.aboard[:]
    play(s, seat, goods)
    s.load[:], s.tray[:], s.aboard[:] = load, tray, aboard


def keeps_the_old_card(play: Any, s: Any, loco: int) -> None:
    old = s.loco[s.seat]
    play(s, loco)
    s.supply[old] -= 1


def everyone_wins(play: Any, s: Any, seat: int) -> bool:
    return True


def dear_tolls(play: Any, s: Any) -> None:
    before = s.cash[s.seat]
    play(s)
    s.cash[s.seat] = max(0, s.cash[s.seat] - (before > s.cash[s.seat]))


def names_another_seat(play: Any, s: Any, seat: int, *given: Any) -> None:
    play(s, (seat + 1) % s.seats, *given)


def says_it_twice(play: Any, s: Any, *given: Any) -> None:
    play(s, *given)
    play(s, *given)


BREAKS: list[tuple[ModuleType, str, Callable[..., Any], str]] = [
    (build, "build", half_as_dear, "LI6"),
    (build, "build", forgets_outs, "LI8"),
    (build, "upgrade", keeps_the_old_card, "LI17"),
    (entry, "reason", always_open, "LI1[12]"),
    (track, "erase", nobody_loses_track, "LI18"),
    (network, "best", none, "LI23"),
    (operate, "unload", into_the_void, "LI3"),
    (operate, "load", from_nowhere, "LI3"),
    (operate, "move", forgets_where_from, "LI15"),
    (operate, "move", two_at_once, "LI14"),
    (operate, "settle", dear_tolls, "LI6"),
    (operate, "unload_all", keeps_its_load, "LI3"),
    (effects, "expire", nothing, "LI19"),
    (effects, "lose_turn", nothing, "LI20"),
    (effects, "lose_turn", for_everybody, "LI20"),
    (draw, "discard_hand", two_cards_only, "LI(1|28)"),
    (draw, "_tax", nothing, "LI[16]"),
    (turns, "active", always_clockwise, "LI27"),
    (turns, "_fulfils", everyone_wins, "LI27"),
    (events, "built", nothing, "LI29"),
    (events, "built", says_it_twice, "LI29"),
    (events, "paid_toll", nothing, "LI29"),
    (events, "taxed", names_another_seat, "LI29"),
    (events, "erased", names_another_seat, "LI29"),
    (events, "hit", nothing, "LI29"),
    (events, "exposed", nothing, "LI29"),
    (events, "drew", names_another_seat, "LI29"),
    (events, "set_aside", nothing, "LI29"),
    (events, "expired", nothing, "LI29"),
    (events, "lost_turn", says_it_twice, "LI29"),
    (events, "stopped", nothing, "LI29"),
]

breaks_rules = pytest.mark.skipif(not PURE, reason="a compiled function cannot be broken from outside")


def some_games() -> None:
    for seed in range(40):
        seats = 2 + seed % 5
        watched_game(GAME, seats, seed, drawn_options(GAME, seats, seed) | {"max_rounds": 7}, wanderer(GAME, seed))
    for seed in range(40):
        watch_storm(seed)


@breaks_rules
@pytest.mark.parametrize(
    ("module", "name", "spoil", "invariant"), BREAKS, ids=[f"{name}-{spoil.__name__}" for _, name, spoil, _ in BREAKS]
)
def test_a_broken_rule_is_noticed(
    monkeypatch: pytest.MonkeyPatch, module: ModuleType, name: str, spoil: Callable[..., Any], invariant: str
) -> None:
    play = getattr(module, name)
    monkeypatch.setattr(module, name, lambda *given: spoil(play, *given))
    with pytest.raises(Broken, match=f"^{invariant}:"):
        some_games()
