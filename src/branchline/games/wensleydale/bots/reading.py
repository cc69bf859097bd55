"""A seat's view in the numbers of the board tables."""

from typing import Any, Final, NamedTuple

from branchline.games.wensleydale.board import AREA, BORDER, COMPANIES, KINDS, PIECES, TRAINS
from branchline.games.wensleydale.bots import weights
from branchline.games.wensleydale.bots.purse import Purse
from branchline.games.wensleydale.bots.tables import (
    AREA_COUNT,
    BORDER_COUNT,
    CARGO_KINDS,
    PIECE_KINDS,
    PRICE,
    SIDE_A,
    SIDE_B,
    TRAIN_COUNT,
)

FREE: Final = -1
COMPANY: Final = 4  # + company, beside the seats among the owners of links

_PIECE: Final = {name: kind for kind, name in enumerate(PIECES)}
_KIND: Final = {name: kind for kind, name in enumerate(KINDS)}
_TRAIN: Final = {name: train for train, name in enumerate(TRAINS)}
_COMPANY: Final = {name: company for company, name in enumerate(COMPANIES)}


class Box(NamedTuple):
    """A lot of the auction, its token counted in."""

    points: tuple[int, ...]  # by kind
    least: int
    bidder: int  # -1 where no bid stands
    bid: int


class Reading:
    """What lies on the table for the seat that decides, ready for sums."""

    def __init__(self, view: dict[str, Any]) -> None:
        self.view = view
        self.me: int = view["you"]
        self.seats: int = view["seats"]
        self.phase: str = view["phase"]
        self.left: int = view["turns"] - view["turn"] - 1  # turns after this one
        self.players: list[dict[str, Any]] = view["players"]
        self.mine = self.players[self.me]
        self.purses: list[Purse] = [_purse(player) for player in self.players]
        self.purse: Purse = self.purses[self.me]
        self.profit: int = self.mine["profit"]
        self.spare_links: int = self.mine["links"]
        self.income: int = self.mine["income"]
        self.slots: tuple[int, int] = (self.mine["slots"]["passengers"], self.mine["slots"]["goods"])

        self.owner = [FREE] * BORDER_COUNT
        self.tracks: list[dict[int, list[int]]] = [{} for _ in range(self.seats)]  # by seat: area -> areas linked to it
        for name, holder in view["links"].items():
            border = BORDER[name]
            if isinstance(holder, str):
                self.owner[border] = COMPANY + _COMPANY[holder]
            else:
                self.owner[border] = holder
                tracks = self.tracks[holder]
                tracks.setdefault(SIDE_A[border], []).append(SIDE_B[border])
                tracks.setdefault(SIDE_B[border], []).append(SIDE_A[border])
        self.companies = [0] * AREA_COUNT
        for name, companies in view["companies"].items():
            self.companies[AREA[name]] = sum(1 << _COMPANY[company] for company in companies)
        self.pieces = [[0] * AREA_COUNT for _ in range(PIECE_KINDS)]
        for name, lying in view["pieces"].items():
            for piece, count in lying.items():
                self.pieces[_PIECE[piece]][AREA[name]] = count
        self.rivals: dict[tuple[int, int], list[int]] = {}  # (kind, area) -> the others whose links reach it
        for name, reached in view["movable"].items():
            for piece, seats in reached.items():
                others = [seat for seat in seats if seat != self.me and seat not in view["passed"]]
                if others:
                    self.rivals[_PIECE[piece], AREA[name]] = others

        self.holder = [-1] * TRAIN_COUNT
        for name, seat in view["trains"].items():
            self.holder[_TRAIN[name]] = seat
        self.piles = [  # what is delivered or loaded, by kind
            self.mine["delivered"].get(name, 0) + self.mine["load"].get(name, 0) for name in PIECES[:CARGO_KINDS]
        ]
        self.boxes = [_box(box) for box in view["boxes"]]
        self.path = self._path(view)

    def _path(self, view: dict[str, Any]) -> tuple[int, ...]:
        """The areas of the series being built or handed over."""
        series = view["building"] or view["taking"]
        return tuple(AREA[name] for name in series["areas"]) if series else ()

    def active_rivals(self) -> list[int]:
        """The others who still act in phase six."""
        return [seat for seat in range(self.seats) if seat != self.me and seat not in self.view["passed"]]

    def rows_of(self, seat: int) -> set[int]:
        """The rows in which a seat has a train, by price."""
        return {PRICE[train] for train in range(TRAIN_COUNT) if self.holder[train] == seat}

    def chance(self, kind: int, area: int) -> float:
        """How likely a piece is still there when I come for it."""
        likely = 1.0
        for rival in self.rivals.get((kind, area), ()):
            likely *= weights.AFTER_RIVAL if self._before(rival) else weights.BEFORE_RIVAL
        return likely

    def _before(self, rival: int) -> bool:
        """Whether this rival comes before me in phase six, as far as it can be told."""
        order: list[int] = self.view["orders"]["train"]
        if order:
            return order.index(rival) < order.index(self.me)
        return self.purses[rival].train > self.purse.train


def _purse(player: dict[str, Any]) -> Purse:
    points = player["influence"]
    return Purse(player["cubes"], *(points[kind] for kind in KINDS))


def _box(box: dict[str, Any]) -> Box:
    points = [0] * len(KINDS)
    for kind in (*box["points"], box["token"]):
        points[_KIND[kind]] += 1
    bid = box["bid"]
    return Box(tuple(points), box["least"], bid["seat"] if bid else -1, bid["cubes"] if bid else 0)
