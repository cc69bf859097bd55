"""The state of a game of Wensleydale: the public face of a position."""

from branchline.core.chance import Chance
from branchline.core.contract import Json
from branchline.core.errors import IllegalMove
from branchline.games.wensleydale import rules, scoring, text
from branchline.games.wensleydale.board import (
    AREA_COUNT,
    BORDER_COUNT,
    BOXES,
    CARGO_KINDS,
    COMPANIES,
    FIRST_COMPANIES,
    PIECE_KINDS,
    START_POINTS,
    TRACK_COUNT,
    TRAIN_COUNT,
)
from branchline.games.wensleydale.position import AUCTION, OVER, Position
from branchline.games.wensleydale.refusals import refusal
from branchline.games.wensleydale.resample import resample
from branchline.games.wensleydale.snapshot import snapshot
from branchline.games.wensleydale.view import view


class State(Position):
    """A game being played. `docs/contract.md` says what each name promises."""

    __slots__ = ()

    @property
    def over(self) -> bool:
        return self.phase == OVER

    def legal(self) -> list[int]:
        return rules.legal(self)

    def apply(self, action: int) -> None:
        rules.apply(self, action)

    def why_not(self, action: object) -> IllegalMove | None:
        return refusal(self, action)

    def notation(self, action: object) -> str:
        return text.notation(action)

    def parse(self, notation: object) -> int:
        return text.parse(notation)

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def _ranks(self) -> list[int]:
        return scoring.ranks(self)

    def snapshot(self) -> dict[str, Json]:
        return snapshot(self)

    def _view(self, seat: int | None) -> dict[str, Json]:
        return view(self, seat)

    def _resample(self, seat: int, seed: int) -> None:
        resample(self, seed)

    def copy(self) -> "State":
        return State(
            self.seats,
            self.rules,
            self.chance.copy(),
            self.seat,
            self.phase,
            self.turn,
            self.revealed,
            self.player_order,
            self.build_order,
            self.train_order,
            self.points[:],
            self.profit[:],
            self.ladders[:],
            self.cubes[:],
            self.tokens,
            self.bidder[:],
            self.bid[:],
            self.declined,
            self.passed,
            self.owner,
            self.laid[:],
            self.company_laid[:],
            self.areas_of[:],
            self.companies,
            self.company_towns,
            self.pieces,
            self.holder[:],
            self.slots[:],
            self.load[:],
            self.delivered[:],
            self.out[:],
            self.reach[:],
            self.path,
            self.cost,
            self.fee_government,
            self.fee_midland,
            self.fee_north_eastern,
            self.buying,
            self.taking,
        )

    def fields(self) -> tuple[Json, ...]:
        return (
            self.seats,
            self.rules,
            self.chance,
            self.seat,
            self.phase,
            self.turn,
            self.revealed,
            self.player_order,
            self.build_order,
            self.train_order,
            self.points,
            self.profit,
            self.ladders,
            self.cubes,
            self.tokens,
            self.bidder,
            self.bid,
            self.declined,
            self.passed,
            self.owner,
            self.laid,
            self.company_laid,
            self.areas_of,
            self.companies,
            self.company_towns,
            self.pieces,
            self.holder,
            self.slots,
            self.load,
            self.delivered,
            self.out,
            self.reach,
            self.path,
            self.cost,
            self.fee_government,
            self.fee_midland,
            self.fee_north_eastern,
            self.buying,
            self.taking,
        )


def empty(seats: int, options: tuple[int, ...]) -> State:
    """A bare table for so many seats; `lay_out` or a snapshot puts the pieces on it."""
    return State(
        seats,
        options,
        Chance(0, 0, 0, 0),
        0,  # seat
        AUCTION,
        0,  # turn
        0,  # revealed
        tuple(range(seats)),  # player_order
        (),  # build_order
        (),  # train_order
        list(START_POINTS) * seats,  # W2.5-W2.8
        [0] * seats,  # profit, W2.4
        list(range(seats)) * TRACK_COUNT,  # ladders
        [0] * seats,  # cubes, W2.2
        (0,) * BOXES,  # tokens
        [-1] * BOXES,  # bidder
        [0] * BOXES,  # bid
        0,  # declined
        0,  # passed
        bytes(BORDER_COUNT),  # owner
        [0] * seats,  # laid
        [0] * len(COMPANIES),  # company_laid
        [()] * seats,  # areas_of
        FIRST_COMPANIES,
        tuple([area for area in range(AREA_COUNT) if FIRST_COMPANIES[area]]),  # company_towns, W2.24-W2.26
        bytes(PIECE_KINDS * AREA_COUNT),  # pieces
        [-1] * TRAIN_COUNT,  # holder
        [0] * (2 * seats),  # slots
        [0] * (CARGO_KINDS * seats),  # load
        [0] * (CARGO_KINDS * seats),  # delivered
        [0] * PIECE_KINDS,  # out
        [()] * seats,  # reach
        (),  # path
        0,  # cost
        0,  # fee_government
        0,  # fee_midland
        0,  # fee_north_eastern
        -1,  # buying
        -1,  # taking
    )
