"""The state of a game of Germany: the public face of a position."""

from branchline.core.chance import Chance
from branchline.core.choices import Choices
from branchline.core.contract import Json
from branchline.core.errors import IllegalMove
from branchline.core.native import Row, i64, vec
from branchline.games.germany import legal, rules, scoring, text
from branchline.games.germany.actions import DRAWN
from branchline.games.germany.board import (
    ALL_ROUTES,
    FIGURE_KINDS,
    FIGURES,
    KINDS,
    NODES,
    ROUTE_COUNT,
    SLOTS,
    START_WAGONS,
    TICKET_COUNT,
    WORDS,
)
from branchline.games.germany.position import IN_DECK, OVER, SETUP_MIX, Position
from branchline.games.germany.refusals import refusal
from branchline.games.germany.resample import resample
from branchline.games.germany.snapshot import snapshot
from branchline.games.germany.view import view


class State(Position):
    """A game being played. `docs/contract.md` says what each name promises."""

    __slots__ = ()

    @property
    def over(self) -> bool:
        return self.phase == OVER

    def choices(self, out: Choices) -> None:
        legal.choices(self, out)

    def apply(self, action: i64) -> None:
        rules.apply(self, action)

    def why_not(self, action: object) -> IllegalMove | None:
        return refusal(self, action)

    def notation(self, action: object) -> str:
        return text.notation(action)

    def parse(self, notation: object) -> int:
        return text.parse(notation)

    def scores(self) -> list[int]:
        return scoring.final_scores(self) if self.phase == OVER else list(self.points)

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
            self.start,
            self.seat,
            self.phase,
            self.turn,
            self.turns_left,
            self.last_round_by,
            self.forced_passes,
            self.resets,
            self.shuffles,
            self.revealed,
            self.claimed,
            self.deck[:],
            self.discard[:],
            self.display[:],
            self.hands[:],
            self.shown[:],
            self.wagons[:],
            self.points[:],
            self.owner[:],
            self.free[:],
            self.barred[:],
            self.net[:],
            self.figures[:],
            self.carried[:],
            self.holder[:],
            self.returned[:],
            self.pending[:],
            self.short_deck[:],
            self.long_deck[:],
        )

    def __reduce__(self) -> tuple[Json, ...]:
        return (restored, self.fields())

    def fields(self) -> tuple[Json, ...]:
        return (
            self.seats,
            list(self.rules),
            self.chance,
            self.start,
            self.seat,
            self.phase,
            self.turn,
            self.turns_left,
            self.last_round_by,
            self.forced_passes,
            self.resets,
            self.shuffles,
            self.revealed,
            self.claimed,
            list(self.deck),
            list(self.discard),
            list(self.display),
            list(self.hands),
            list(self.shown),
            list(self.wagons),
            list(self.points),
            list(self.owner),
            list(self.free),
            list(self.barred),
            list(self.net),
            list(self.figures),
            list(self.carried),
            list(self.holder),
            list(self.returned),
            list(self.pending),
            list(self.short_deck),
            list(self.long_deck),
        )


def restored(*fields: Json) -> State:
    """The state of these fields, for pickle."""
    given: list[Json] = [vec[i64](field) if isinstance(field, list) else field for field in fields]
    make: Json = State
    state: State = make(*given)
    return state


def empty(seats: i64, options: Row) -> State:
    """A bare table for so many seats; `lay_out` or a snapshot puts the pieces on it."""
    return State(
        seats,
        options,
        Chance(0, 0, 0, 0),
        0,  # start
        0,  # seat
        SETUP_MIX,
        0,  # turn
        -1,  # turns_left
        -1,  # last_round_by
        0,  # forced_passes
        0,  # resets
        0,  # shuffles
        0,  # revealed
        -1,  # claimed
        vec[i64](),  # deck
        vec[i64]([0] * KINDS),  # discard
        vec[i64]([-1] * SLOTS),  # display
        vec[i64]([0] * (seats * KINDS)),  # hands
        vec[i64]([0] * (seats * KINDS)),  # shown
        vec[i64]([START_WAGONS] * seats),
        vec[i64]([0] * seats),  # points
        vec[i64]([-1] * ROUTE_COUNT),  # owner
        vec[i64](ALL_ROUTES),  # free
        vec[i64]([0] * (seats * WORDS)),  # barred
        vec[i64]([node for _ in range(seats) for node in range(NODES)]),  # net
        vec[i64]([-1] * FIGURES),
        vec[i64]([0] * (seats * FIGURE_KINDS)),  # carried
        vec[i64]([IN_DECK] * TICKET_COUNT),  # holder
        vec[i64]([-1] * TICKET_COUNT),  # returned
        vec[i64]([-1] * (seats * DRAWN)),  # pending
        vec[i64](),  # short_deck
        vec[i64](),  # long_deck
    )
