"""A third account of a game, by somebody who sees neither actions nor positions but hears every event.

If the events tell everything, and truly, it is the same as the watch's own account after each step (WI29).
"""

from itertools import pairwise
from typing import Any, Final

from branchline.core.contract import Event
from branchline.core.invariants import Broken
from branchline.games.wensleydale.invariants.account import AREA_COUNT, OPPOSITION, Account
from branchline.games.wensleydale.invariants.chart import (
    AREA,
    AREAS,
    BORDER,
    CARGO,
    COMPANIES,
    CUBES,
    CUBES_A_TURN,
    INCOME,
    KINDS,
    MOST_POINTS,
    PIECES,
    TRAIN,
)
from branchline.games.wensleydale.position import COMPANY_OWNER, Position

# What both accounts keep under the same name.
_BOTH: Final = (
    "cubes", "bidder", "bid", "tokens", "points", "profit", "player_order", "owner", "companies", "pieces", "load",
    "delivered", "out", "holder", "path", "cost", "buying", "taking",
)  # fmt: skip


class Hearsay:
    """What lies on the table, by what was told."""

    def __init__(self, s: Position) -> None:
        self.turn = s.turn
        self.cubes: list[int] = list(s.cubes)
        self.bidder: list[int] = list(s.bidder)
        self.bid: list[int] = list(s.bid)
        self.tokens: list[int] = list(s.tokens)
        self.points: list[int] = list(s.points)
        self.profit: list[int] = list(s.profit)
        self.player_order: list[int] = list(s.player_order)
        self.build_order: list[int] = list(s.build_order)
        self.train_order: list[int] = list(s.train_order)
        self.owner: list[int] = list(s.owner)
        self.companies: list[int] = list(s.companies)
        self.pieces: list[int] = list(s.pieces)
        self.load: list[int] = list(s.load)
        self.delivered: list[int] = list(s.delivered)
        self.out: list[int] = list(s.out)
        self.holder: list[int] = list(s.holder)
        self.path: list[int] = list(s.path)
        self.cost = s.cost
        self.buying = s.buying
        self.taking = s.taking
        self.told_end: tuple[list[int], int] | None = None  # winners and score

    def hear(self, event: Event) -> None:
        getattr(self, "_" + event["kind"].replace("-", "_"))(event)

    def compare(self, account: Account, orders: tuple[list[int], list[int]], turn: int) -> None:
        """Raises `Broken` for the first thing that is not as it was told."""
        for name in _BOTH:
            told, is_so = getattr(self, name), getattr(account, name)
            if told != is_so:
                raise Broken(f"WI29: by what was told {name} is {told}, not {is_so}")
        if (self.build_order, self.train_order) != orders or self.turn != turn:
            raise Broken(
                f"WI29: by what was told turn {self.turn} has the orders {self.build_order}, {self.train_order}"
            )

    def _agree(self, event: Event, **known: Any) -> None:
        """What an event says beside what it changes."""
        for name, value in known.items():
            if event.get(name) != value:
                raise Broken(f"WI29: {event} was told, but {name} is {value}")

    def _nothing(self, event: Event) -> None:
        """The table stays as it is."""

    _decline = _no_build = _pass = _no_takeover = _nothing

    # ---- phases one to four ----

    def _turn(self, event: Event) -> None:
        self.turn = event["turn"] - 1
        self.tokens = [KINDS.index(kind) for kind in event["points"]]
        self.cubes = [min(CUBES, cubes + CUBES_A_TURN) for cubes in self.cubes]

    def _bid(self, event: Event) -> None:
        box, seat = event["box"] - 1, event["player"]
        owner = self.bidder[box]
        self._agree(event, owner=owner if owner >= 0 else None)
        if owner >= 0:
            self.cubes[owner] += self.bid[box]
        self.cubes[seat] -= event["cubes"]
        self.bidder[box], self.bid[box] = seat, event["cubes"]

    _overbid = _bid

    def _won(self, event: Event) -> None:
        box = event["box"] - 1
        self._agree(event, player=self.bidder[box], cubes=self.bid[box])
        for kind in event["points"]:
            at = event["player"] * len(KINDS) + KINDS.index(kind)
            self.points[at] = min(MOST_POINTS, self.points[at] + 1)
        self.bidder[box], self.bid[box] = -1, 0

    def _build_order(self, event: Event) -> None:
        self.build_order = event["players"]

    def _train_order(self, event: Event) -> None:
        self.train_order = event["players"]

    # ---- phase five ----

    def _follow(self, event: Event) -> None:
        """The series goes on from area a into area b."""
        if not self.path:
            self.path = [AREA[event["a"]]]
        self._agree(event, a=AREAS[self.path[-1]])
        self.path.append(AREA[event["b"]])

    def _borders(self) -> list[int]:
        names = [AREAS[area] for area in self.path]
        return [BORDER["-".join(sorted(pair))] for pair in pairwise(names)]

    def _lay(self, event: Event) -> None:
        self._follow(event)
        self.owner[self._borders()[-1]] = event["player"] + 1
        self.cost += event["cost"]

    def _opposition(self, event: Event) -> None:
        self._remove(OPPOSITION, event["area"], event["count"])

    def _remove(self, piece: int, area: str, count: int) -> None:
        self.pieces[piece * AREA_COUNT + AREA[area]] -= count
        self.out[piece] += count

    def _series(self, event: Event) -> None:
        self._agree_on_ends(event)
        self._agree(event, cost=self.cost)

    def _agree_on_ends(self, event: Event) -> None:
        self._agree(event, a=AREAS[self.path[0]], b=AREAS[self.path[-1]], links=len(self.path) - 1)

    def _paid(self, event: Event) -> None:
        self._spend(event["player"], event["payment"])
        self.path, self.cost = [], 0

    def _spend(self, seat: int, payment: list[str]) -> None:
        for kind in payment:
            if kind == "cube":
                self.cubes[seat] -= 1
            else:
                self.points[seat * len(KINDS) + KINDS.index(kind)] -= 1

    # ---- phase six ----

    def _choose_train(self, event: Event) -> None:
        self.buying = TRAIN[event["train"]]

    def _buy(self, event: Event) -> None:
        self._spend(event["player"], event["payment"])
        self.holder[TRAIN[event["train"]]] = event["player"]
        self.buying = -1

    def _move(self, event: Event) -> None:
        piece = CARGO.index(event["piece"])
        self.pieces[piece * AREA_COUNT + AREA[event["area"]]] -= 1
        self.load[event["player"] * len(CARGO) + piece] += 1

    # ---- phases seven and eight ----

    def _profit(self, event: Event) -> None:
        seat = event["player"]
        first = seat * len(CARGO)
        income = sum(worth * self.load[first + piece] for piece, worth in enumerate(INCOME))
        links = self.owner.count(seat + 1)
        self._agree(event, income=income, links=links, result=income - links)
        self.profit[seat] = event["level"]
        for at in range(first, first + len(CARGO)):
            self.delivered[at] += self.load[at]
            self.load[at] = 0
        self.holder = [-1 if holder == seat else holder for holder in self.holder]

    def _player_order(self, event: Event) -> None:
        self.player_order = event["players"]
        self.build_order = self.train_order = []

    # ---- phase nine ----

    def _choose_company(self, event: Event) -> None:
        self.taking = COMPANIES.index(event["company"])

    _over = _follow

    def _takeover(self, event: Event) -> None:
        self._agree_on_ends(event)
        self._agree(event, company=COMPANIES[self.taking])
        self._spend(event["player"], [event["company"]] * event["price"])
        for border in self._borders():
            self.owner[border] = COMPANY_OWNER + self.taking
        self.path, self.taking = [], -1

    def _company_town(self, event: Event) -> None:
        self.companies[AREA[event["area"]]] += 1 << COMPANIES.index(event["company"])

    def _dead(self, event: Event) -> None:
        for piece in event["pieces"]:
            self._remove(PIECES.index(piece), event["area"], 1)

    def _over_game(self, event: Event) -> None:
        self.turn += 1
        self.told_end = (event["winners"], event["score"])
