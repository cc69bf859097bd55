"""Leaks to be planted in a server, one at each door: whoever looks for leaks has to find them all."""

from collections.abc import Callable
from typing import Any

import pytest

from branchline.advice import hints
from branchline.server import api, frames
from branchline.table import Refused, Screen, Table
from branchline.table.screen import tell
from branchline.table.watching import Sight

Plant = Callable[[pytest.MonkeyPatch], None]


def _held(state: Any) -> str:
    """What others hold."""
    return repr([state.view(seat) for seat in range(2)])


class _Open:
    """A position whose views tell how many cards of some kind there are in all hands."""

    def __init__(self, state: Any) -> None:
        self._state = state

    def view(self, seat: int | None) -> dict[str, Any]:
        return {**self._state.view(seat), "held": _held(self._state)}


def in_a_view(patch: pytest.MonkeyPatch) -> None:
    sight = Table.sight

    def open_sight(table: Table, owner: str) -> Sight:
        steps, state = sight(table, owner)
        return Sight(steps, _Open(state))  # type: ignore[arg-type]

    patch.setattr(Table, "sight", open_sight)


def in_events(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Table, "seen", lambda table, step, seat: step.events)


def in_later_frames_only(patch: pytest.MonkeyPatch) -> None:
    def later(table: Table, seat: int | None, first: int = 0, end: int | None = None) -> Any:
        told = tell(table, seat, first, end)
        if first == 0:
            return told
        return [one._replace(events=step.events) for one, step in zip(told, table.since(first), strict=False)]

    patch.setattr(frames, "tell", later)


def in_the_recent_log(patch: pytest.MonkeyPatch) -> None:
    """By the number of what was chosen, though the events tell nothing of it."""

    def numbered(table: Table, seat: int | None, first: int = 0, end: int | None = None) -> Any:
        told = tell(table, seat, first, end)
        return [one._replace(turn=step.action or 0) for one, step in zip(told, table.since(first), strict=False)]

    patch.setattr(frames, "tell", numbered)


def to_a_spectator(patch: pytest.MonkeyPatch) -> None:
    looking = Screen.looking
    patch.setattr(Screen, "looking", lambda screen, table: looking(screen, table) if table.owned(screen.owner) else 0)


def in_a_sentence(patch: pytest.MonkeyPatch) -> None:
    why = Table.why

    def told(table: Table, seat: int, action: int) -> Refused | None:
        refusal = why(table, seat, action)
        return None if refusal is None else Refused(refusal.message, _held(table.state))

    patch.setattr(Table, "why", told)


def in_what_is_said_of_a_thing(patch: pytest.MonkeyPatch) -> None:
    why_about = Table.why_about

    def told(table: Table, seat: int, about: Any) -> Refused | None:
        if len(_held(table.state)) % 2:
            return Refused("error-over", "The game is over.")
        return why_about(table, seat, about)

    patch.setattr(Table, "why_about", told)


def in_a_plan(patch: pytest.MonkeyPatch) -> None:
    def planned(table: Table, seat: int, about: Any) -> dict[str, Any]:
        raise Refused("error-about", _held(table.state))

    patch.setattr(Table, "plan", planned)


def in_what_can_be_taken_back(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Table, "final", lambda table, seat, actions: len(_held(table.state)) % 2 == 1)


def in_a_hint(patch: pytest.MonkeyPatch) -> None:
    hint = hints.hint
    patch.setattr(hints, "hint", lambda game, state, seat, depth: {**hint(game, state, 1 - seat, "aim"), "best": []})


def in_an_explanation(patch: pytest.MonkeyPatch) -> None:
    why = hints.why
    patch.setattr(hints, "why", lambda game, before, action, seat, style: why(game, before, action, None, style))


def in_the_history(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(api, "tell", lambda table, seat, first, end: tell(table, 0, first, end))


def in_a_past_position(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(api, "_check_eyes", lambda at, guest, seat: None)


LEAKS: tuple[Plant, ...] = (
    *(in_a_view, in_events, in_later_frames_only, in_the_recent_log, to_a_spectator, in_a_sentence),
    *(in_what_is_said_of_a_thing, in_a_plan, in_what_can_be_taken_back, in_a_hint, in_an_explanation),
    *(in_the_history, in_a_past_position),
)
