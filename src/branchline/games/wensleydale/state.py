"""The state of a game of Wensleydale: the public face of a position."""

from branchline.core.chance import Chance
from branchline.core.contract import Json
from branchline.core.errors import IllegalMove
from branchline.core.native import Choices, Row, i64, vec
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

    def choices(self, out: Choices) -> None:
        rules.choices(self, out)

    def apply(self, action: i64) -> None:
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
            self.owner[:],
            self.laid[:],
            self.company_laid[:],
            self.areas_of[:],
            self.companies[:],
            self.company_towns,
            self.pieces[:],
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

    def __reduce__(self) -> tuple[Json, ...]:
        return (restored, self.fields())

    def fields(self) -> tuple[Json, ...]:
        return (
            self.seats,
            list(self.rules),
            self.chance,
            self.seat,
            self.phase,
            self.turn,
            self.revealed,
            list(self.player_order),
            list(self.build_order),
            list(self.train_order),
            list(self.points),
            list(self.profit),
            list(self.ladders),
            list(self.cubes),
            list(self.tokens),
            list(self.bidder),
            list(self.bid),
            self.declined,
            self.passed,
            list(self.owner),
            list(self.laid),
            list(self.company_laid),
            [list(row) for row in self.areas_of],
            list(self.companies),
            list(self.company_towns),
            list(self.pieces),
            list(self.holder),
            list(self.slots),
            list(self.load),
            list(self.delivered),
            list(self.out),
            [list(row) for row in self.reach],
            list(self.path),
            self.cost,
            self.fee_government,
            self.fee_midland,
            self.fee_north_eastern,
            self.buying,
            self.taking,
        )


def _row(field: Json) -> Json:
    if isinstance(field, list):
        if field and isinstance(field[0], list):
            return vec[Row]([vec[i64](row) for row in field])
        return vec[i64](field)
    return field


def restored(*fields: Json) -> State:
    """The state of these fields, for pickle."""
    make: Json = State
    state: State = make(*[_row(field) for field in fields])
    return state


def empty(seats: i64, options: Row) -> State:
    """A bare table for so many seats; `lay_out` or a snapshot puts the pieces on it."""
    return State(
        seats,
        options,
        Chance(0, 0, 0, 0),
        0,  # seat
        AUCTION,
        0,  # turn
        0,  # revealed
        vec[i64](range(seats)),  # player_order
        vec[i64](),  # build_order
        vec[i64](),  # train_order
        vec[i64]([points for _ in range(seats) for points in START_POINTS]),  # W2.5-W2.8
        vec[i64]([0] * seats),  # profit, W2.4
        vec[i64]([seat for _ in range(TRACK_COUNT) for seat in range(seats)]),  # ladders
        vec[i64]([0] * seats),  # cubes, W2.2
        vec[i64]([0] * BOXES),  # tokens
        vec[i64]([-1] * BOXES),  # bidder
        vec[i64]([0] * BOXES),  # bid
        0,  # declined
        0,  # passed
        vec[i64]([0] * BORDER_COUNT),  # owner
        vec[i64]([0] * seats),  # laid
        vec[i64]([0] * len(COMPANIES)),  # company_laid
        vec[Row]([vec[i64]() for _ in range(seats)]),  # areas_of
        vec[i64](FIRST_COMPANIES),
        vec[i64]([area for area in range(AREA_COUNT) if FIRST_COMPANIES[area]]),  # company_towns, W2.24-W2.26
        vec[i64]([0] * (PIECE_KINDS * AREA_COUNT)),  # pieces
        vec[i64]([-1] * TRAIN_COUNT),  # holder
        vec[i64]([0] * (2 * seats)),  # slots
        vec[i64]([0] * (CARGO_KINDS * seats)),  # load
        vec[i64]([0] * (CARGO_KINDS * seats)),  # delivered
        vec[i64]([0] * PIECE_KINDS),  # out
        vec[Row]([vec[i64]() for _ in range(seats)]),  # reach
        vec[i64](),  # path
        0,  # cost
        0,  # fee_government
        0,  # fee_midland
        0,  # fee_north_eastern
        -1,  # buying
        -1,  # taking
    )
