"""The shapes of a view and of the scoring sheet. Names are those of the board file."""

from typing import Literal, NotRequired

from branchline.core.shapes import AnyView, TypedDict

Phase = Literal["setup-mix", "setup-keep", "turn", "second", "passenger-a", "passenger-b", "keep", "over"]
Counts = dict[str, int]  # by colour, without zeros


class Options(TypedDict):
    start_player: Literal["random"] | int
    faceup_draw_without_deck: bool
    may_stop_after_one: bool
    reshuffle: Literal["eager", "lazy"]
    max_loco_resets: int
    open_hands: bool
    passenger_mandatory: bool
    globetrotter_at_zero: bool
    zero_passengers_score: bool


class Ticket(TypedDict):
    id: str
    a: str
    b: str
    value: int
    long: bool
    complete: bool


class Backs(TypedDict):
    """Tickets as others see them."""

    short: int
    long: int


class Returned(TypedDict):
    """A ticket whose place in its deck the seat knows."""

    id: str
    from_bottom: int


class Player(TypedDict):
    wagons: int
    score: int
    cards: int
    shown: Counts
    passengers: Counts
    tickets: Backs | None
    pending: Backs
    hand: Counts | None
    held: list[Ticket] | None


class ScoredRoute(TypedDict):
    route: str
    length: int
    points: int


class ScoredTicket(Ticket):
    points: int


class ScoredPassengers(TypedDict):
    colour: str
    count: int
    points: int


class Sheet(TypedDict):
    """One seat's column."""

    routes: list[ScoredRoute]
    route_points: int
    tickets: list[ScoredTicket]
    ticket_points: int
    completed: int
    globetrotter: int
    passengers: list[ScoredPassengers]
    passenger_points: int
    passenger_count: int
    total: int


class View(AnyView):
    game: Literal["germany"]
    options: Options
    phase: Phase
    start: int
    turns_left: int | None
    last_round_by: int | None
    forced_passes: int
    deck: int
    discard: Counts
    display: list[str | None]
    short_deck: int
    long_deck: int
    owners: dict[str, int]
    closed: list[str]
    passengers_at: dict[str, list[str]]
    claimed: str | None
    players: list[Player]
    pending: list[Ticket]
    aside: list[str]
    returned: list[Returned]
    sheet: NotRequired[list[Sheet]]
