"""Checks that every game passes in the same way: its seats are alike, and what it lists can be done."""

from collections.abc import Callable
from typing import Any

Snapshot = dict[str, Any]
Chooser = Callable[[Any, list[int]], int]


def check_seats_are_alike(
    game: Any,
    seats: int,
    seed: int,
    turned: Callable[[Snapshot, int], Snapshot],
    choose: Chooser,
    options: dict[str, Any] | None = None,
) -> None:
    """Plays one game at every turn of the table, as `turned` moves a position on, and compares them all the way."""
    state = game.new(seats=seats, seed=seed, options=options or {})
    others = [game.load(turned(state.snapshot(), by)) for by in range(seats)]
    while not state.over:
        legal = state.legal()
        action = choose(state, legal)
        state.play(action)
        for by, other in enumerate(others):
            assert other.legal() == legal
            other.play(action)
            assert [other.scores()[(p + by) % seats] for p in range(seats)] == state.scores()
    for by, other in enumerate(others):
        assert [other.ranks()[(p + by) % seats] for p in range(seats)] == state.ranks()
        assert other.snapshot() == turned(state.snapshot(), by)


def check_all_listed_can_be_applied(game: Any, choose: Chooser, options: dict[str, Any] | None = None) -> None:
    state = game.new(seats=3, seed=8, options=options or {})
    while not state.over:
        legal = state.legal()
        for action in legal[:: max(1, len(legal) // 8)]:
            trial = state.copy()
            trial.play(action)
            assert trial != state
        state.play(choose(state, legal))
