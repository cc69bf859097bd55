"""The shapes of a view and of the scoring sheet. Names are those of the board file."""

from typing import Literal, NotRequired

from branchline.core.shapes import AnyView, TypedDict

Phase = Literal["opening", "operate", "build", "give-up", "flare", "relocate", "over"]


class Options(TypedDict):
    opening_build_limit: int | None
    start_rule: Literal["single", "sum_of_best", "random", "seat"]
    exchange_in_opening: bool
    major_access: Literal["literal", "edge"]
    crossgrade_cost: int | None
    loco_supply: Literal["unlimited"] | dict[str, int]
    stranded_turnaround: bool
    backtracking: bool
    cosmic_toll_scope: Literal["all", "exposed"]
    late_toll: bool
    cash_visibility: Literal["after_tax", "always", "never"]
    tax_table: list[list[int]] | None
    radiation_check_on_draw_turn: bool
    lost_turns_add_up: bool
    equal_turns: bool
    max_rounds: int


class EventInEffect(TypedDict):
    """An event card that goes on."""

    card: str
    drawer: int
    left: int  # turns of the drawer it still lasts
    fresh: bool
    punished: list[int]


class Allowance(TypedDict):
    """What the turn has used of all it may use."""

    acted: bool
    moved: int
    speed: int
    spent: int
    limit: int | None  # None where only the cash counts
    out: int
    tolls: list[int]
    owed: list[int]
    dropped: list[str]
    turn_over: bool


class Draw(TypedDict):
    """A hand that is being filled while trains hit by a meteor are put somewhere."""

    meteor: str
    target: str
    hit: list[int]
    aside: list[str]
    exchange: bool


# By a call and not as a class, for one of its fields is called `from`.
Train = TypedDict("Train", {"at": str, "from": str | None, "city": str | None})


class Player(TypedDict):
    cash: int | None  # None where it is hidden
    loco: str
    loads: list[str]
    hand: list[str]
    train: Train | None  # None while unplaced
    segments: int
    network: int
    majors: list[str]
    cities: list[str]
    lost: int


class Sheet(TypedDict):
    """One seat's column."""

    cash: int
    majors: int
    network: int
    segments: int
    loco: str
    winner: bool


class View(AnyView):
    game: Literal["lunar"]
    options: Options
    phase: Phase
    start: int
    tax_seen: bool
    win_cash: int
    fulfilled: list[int]
    winners: list[int]
    active: int | None  # whose turn it is, which in `relocate` need not be who decides
    round: int
    deck: int
    discard: list[str]
    track: list[list[int]]  # links by number, one list a seat
    tray: dict[str, int]
    supply: dict[str, int | None]  # free locomotives, None for one without limit
    events: list[EventInEffect]
    allowance: Allowance
    draw: Draw | None
    players: list[Player]
    sheet: NotRequired[list[Sheet]]
