"""A game so small that it fits on a page. It shows that a table knows no game but the contract.

Each seat in turn lays rails (a point each, two at most), may draw a card (secret, its value in points at the
end), and is done. After two turns each the game is over.
"""

from collections.abc import Callable, Mapping
from copy import deepcopy
from types import MappingProxyType
from typing import Any

import pytest

from branchline.core.chance import seeded
from branchline.core.contract import Line, Option, Problem
from branchline.core.errors import IllegalMove
from branchline.table import Seat, Table

NOTATION = ("lay", "draw", "done", "shout")
LAY, DRAW, DONE, SHOUT = range(4)


class TinyState:
    def __init__(self, seats: int, seed: int, turns: int) -> None:
        self.seats = seats
        self.deck = list(range(1, 31))
        seeded(seed).shuffle(self.deck)
        self.cards: list[list[int]] = [[self.deck.pop()] for _ in range(seats)]
        self.points = [0] * seats
        self.laid = 0
        self.seat = 0
        self.turn = 0
        self.revealed = 0
        self.last = turns * seats

    @property
    def over(self) -> bool:
        return self.seat < 0

    def legal(self) -> list[int]:
        return [action for action in range(4) if self.why_not(action) is None]

    def why_not(self, action: object) -> IllegalMove | None:
        if self.over:
            return IllegalMove("T9", "refused-over", "It is over.", {})
        if action not in (LAY, DRAW, DONE):
            return IllegalMove("T1", "refused-unknown-action", "There is no such action.", {"action": str(action)})
        if action == LAY and self.laid == 2:
            return IllegalMove("T2", "refused-lay", "Two rails are enough.", {"laid": 2})
        return None

    def play(self, action: int) -> None:
        illegal = self.why_not(action)
        if illegal is not None:
            raise illegal
        self.apply(action)

    def apply(self, action: int) -> None:
        if action == LAY:
            self.laid += 1
            self.points[self.seat] += 1
        elif action == DRAW:
            self.cards[self.seat].append(self.deck.pop())
            self.revealed += 1
        else:
            self.turn += 1
            self.laid = 0
            self.seat = -1 if self.turn == self.last else self.turn % self.seats

    def notation(self, action: int) -> str:
        return NOTATION[action]

    def parse(self, text: str) -> int:
        if text not in NOTATION:
            raise ValueError(f"{text!r} is unknown; there is {', '.join(NOTATION)}.")
        return NOTATION.index(text)

    def copy(self) -> "TinyState":
        return deepcopy(self)

    def scores(self) -> list[int]:
        secret = [sum(cards) if self.over else 0 for cards in self.cards]
        return [points + more for points, more in zip(self.points, secret, strict=True)]

    def ranks(self) -> list[int]:
        return [1 + sum(other > score for other in self.scores()) for score in self.scores()]

    def snapshot(self) -> dict[str, Any]:
        return deepcopy(self.__dict__)

    def view(self, seat: int | None) -> dict[str, Any]:
        return {
            "you": seat,
            "points": list(self.points),
            "laid": self.laid,
            "cards": [list(cards) if self.over or number == seat else None for number, cards in enumerate(self.cards)],
            "legal": self.legal() if seat == self.seat else [],
        }

    def resample(self, seat: int, seed: int) -> "TinyState":
        return self.copy()

    def playout(self, seed: int) -> int:
        return 0

    def __eq__(self, other: object) -> bool:
        return isinstance(other, TinyState) and self.__dict__ == other.__dict__

    __hash__ = None  # type: ignore[assignment]


class Tiny:
    name, title = "tiny", "Tiny"
    seats = range(1, 5)
    options: Mapping[str, Option] = {"turns": Option("int", 2, "T3", least=1, most=9)}
    actions = 4
    secrets = True
    rules_version = board_version = 1
    board: Mapping[str, Any] = MappingProxyType({})

    def new(self, seats: int, seed: int, options: Mapping[str, Any] | None = None) -> TinyState:
        return TinyState(seats, seed, (options or {}).get("turns", 2))

    def load(self, snapshot: dict[str, Any]) -> TinyState:
        state = TinyState(1, 0, 1)
        state.__dict__.update(deepcopy(snapshot))
        return state

    def action(self, action: int) -> dict[str, Any]:
        return {"id": action, "kind": NOTATION[action], "notation": NOTATION[action]}

    def tell(self, before: TinyState, action: int, after: TinyState, seat: int | None) -> list[Line]:
        if action == DRAW and seat == before.seat:
            return [Line("tiny-draw-own", {"player": seat, "card": after.cards[before.seat][-1]})]
        return [Line(f"tiny-{NOTATION[action]}", {"player": before.seat})]

    def why(self, state: TinyState, seat: int, about: Any) -> IllegalMove | None:
        if about != {"rail": 1}:
            raise ValueError(f"about: {about!r} is not possible; ask about a rail.")
        return None if seat == state.seat else IllegalMove("T4", "refused-rail", "The rail is not yours.", {})

    def plan(self, state: TinyState, seat: int, about: Any) -> dict[str, Any]:
        if about != {"rails": 2}:
            raise ValueError(f"about: {about!r} is not possible; ask for two rails.")
        return {"steps": [LAY] * (2 - state.laid if seat == state.seat else 2)}

    def sheet(self, state: TinyState) -> list[dict[str, Any]]:
        return []

    def graph(self, state: TinyState) -> dict[str, list[int]]:
        return {"score": state.scores(), "cards": [len(cards) for cards in state.cards]}

    def check_board(self, data: Any) -> list[Problem]:
        return []


@pytest.fixture
def tiny() -> Tiny:
    return Tiny()


@pytest.fixture
def table(tiny: Tiny) -> Table:
    """Anna and Ben at one screen, Carla at another, and a computer player."""
    seats = [Seat("Anna", owner="home"), Seat("Ben", owner="home"), Seat("Carla", owner="away"), Seat("Bot", bot="any")]
    return Table("t1", tiny, seats, 7, {})


@pytest.fixture
def play() -> Callable[..., None]:
    """Plays these actions for whoever decides, as if they came in one after the other."""

    def play(table: Table, *actions: str) -> None:
        for action in actions:
            seat = table.state.seat
            if action == "undo":
                table.make(table.undo(seat, table.version))
            elif action == "restart":
                table.make(table.restart(seat, table.version))
            else:
                table.make(table.play(seat, action, table.version))

    return play
