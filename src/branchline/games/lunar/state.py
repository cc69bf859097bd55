"""The state of a game of Lunar Rails: the public face of a position."""

from branchline.core.chance import Chance
from branchline.core.contract import Json
from branchline.core.errors import IllegalMove
from branchline.core.native import Choices, Row, i64, vec
from branchline.games.lunar import rules, scoring, text
from branchline.games.lunar.board import (
    CITY_COUNT,
    FIRST_LOCO,
    GOODS_COUNT,
    HAND,
    LINK_COUNT,
    MILEPOST_COUNT,
    START_CASH,
    TOKENS,
    WIN_CASH,
)
from branchline.games.lunar.options import Rules
from branchline.games.lunar.position import NOWHERE, OPENING, OVER, Position
from branchline.games.lunar.refusals.refusal import refusal
from branchline.games.lunar.resample import resample
from branchline.games.lunar.snapshot import snapshot
from branchline.games.lunar.view import view
from branchline.games.lunar.ways import GROUPS


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
        resample(self, seat, seed)

    def copy(self) -> "State":
        return State(
            self.seats,
            self.rules,
            self.chance.copy(),
            self.seat,
            self.phase,
            self.turn,
            self.revealed,
            self.start,
            self.cash[:],
            self.loco[:],
            self.supply[:],
            self.load[:],
            self.aboard[:],
            self.tray[:],
            self.hands[:],
            self.at[:],
            self.came[:],
            self.owner,
            self.touched,
            self.segments[:],
            self.segments_at,
            self.closed[:],
            vec[Row]([ways[:] for ways in self.open]),
            self.joined[:],
            self.lost[:],
            self.deck[:],
            self.discard[:],
            self.event_card[:],
            self.event_drawer[:],
            self.event_left[:],
            self.event_fresh[:],
            self.event_punished[:],
            self.no_build,
            self.no_move,
            self.no_track,
            self.no_load,
            self.no_deliver,
            self.no_drop,
            self.no_upgrade,
            self.exposed,
            self.free_ride,
            self.tax_seen,
            self.win_cash,
            self.fulfilled,
            self.winners,
            self.acted,
            self.moved,
            self.spent,
            self.out,
            self.tolls,
            self.owed,
            self.dropped,
            self.turn_over,
            self.meteor,
            self.target,
            self.hit,
            self.aside,
            self.exchanging,
        )

    def __reduce__(self) -> tuple[Json, ...]:
        return (restored, self.fields())

    def fields(self) -> tuple[Json, ...]:
        return (
            self.seats,
            self.rules,
            self.chance,
            self.seat,
            self.phase,
            self.turn,
            self.revealed,
            self.start,
            list(self.cash),
            list(self.loco),
            list(self.supply),
            list(self.load),
            list(self.aboard),
            list(self.tray),
            list(self.hands),
            list(self.at),
            list(self.came),
            self.owner,
            self.touched,
            list(self.segments),
            self.segments_at,
            list(self.closed),
            [list(row) for row in self.open],
            list(self.joined),
            list(self.lost),
            list(self.deck),
            list(self.discard),
            list(self.event_card),
            list(self.event_drawer),
            list(self.event_left),
            list(self.event_fresh),
            list(self.event_punished),
            self.no_build,
            self.no_move,
            self.no_track,
            self.no_load,
            self.no_deliver,
            self.no_drop,
            self.no_upgrade,
            self.exposed,
            self.free_ride,
            self.tax_seen,
            self.win_cash,
            self.fulfilled,
            self.winners,
            self.acted,
            self.moved,
            self.spent,
            self.out,
            self.tolls,
            self.owed,
            self.dropped,
            self.turn_over,
            self.meteor,
            self.target,
            list(self.hit),
            list(self.aside),
            self.exchanging,
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


def empty(seats: i64, options: dict[str, Json]) -> State:
    """A bare table for so many seats; `lay_out` or a snapshot puts things on it."""
    chosen = Rules(options)
    supply = vec[i64](chosen.supply)
    supply[FIRST_LOCO] = max(0, supply[FIRST_LOCO] - seats)  # everybody has one, whatever the options say (L4.2)
    return State(
        seats,
        chosen,
        Chance(0, 0, 0, 0),
        0,  # seat
        OPENING,
        0,  # turn
        0,  # revealed
        0,  # start
        vec[i64]([START_CASH] * seats),  # L4.1
        vec[i64]([FIRST_LOCO] * seats),  # L4.2
        supply,
        vec[i64]([0] * (seats * GOODS_COUNT)),  # load
        vec[i64]([0] * seats),  # aboard
        TOKENS[:],  # L4.10
        vec[i64]([-1] * (seats * HAND)),  # hands
        vec[i64]([NOWHERE] * seats),  # L4.11
        vec[i64]([NOWHERE] * seats),  # came
        bytes(LINK_COUNT),  # owner
        bytes(MILEPOST_COUNT),  # touched
        vec[i64]([0] * seats),  # segments
        bytes(seats * CITY_COUNT),  # segments_at
        vec[i64]([0] * seats),  # closed
        vec[Row]([vec[i64]() for _ in range(seats * GROUPS)]),  # open
        vec[i64]([0] * seats),  # joined
        vec[i64]([0] * seats),  # lost
        vec[i64](),  # deck
        vec[i64](),  # discard
        vec[i64](),  # event_card
        vec[i64](),  # event_drawer
        vec[i64](),  # event_left
        vec[i64](),  # event_fresh
        vec[i64](),  # event_punished
        0,  # no_build
        0,  # no_move
        0,  # no_track
        0,  # no_load
        0,  # no_deliver
        0,  # no_drop
        False,  # no_upgrade
        0,  # exposed
        0,  # free_ride
        False,  # tax_seen
        WIN_CASH,  # win_cash
        0,  # fulfilled
        0,  # winners
        False,  # acted
        0,  # moved
        0,  # spent
        0,  # out
        0,  # tolls
        0,  # owed
        0,  # dropped
        False,  # turn_over
        -1,  # meteor
        -1,  # target
        vec[i64](),  # hit
        vec[i64](),  # aside
        False,  # exchanging
    )
