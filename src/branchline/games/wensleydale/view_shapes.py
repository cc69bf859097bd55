"""The shapes of a view and of the scoring sheet. Names are those of the board file."""

from typing import Literal, NotRequired

from branchline.core.shapes import AnyView, TypedDict

Phase = Literal["auction", "build", "pay", "trains", "exchange", "takeover", "over"]
Company = Literal["midland", "north_eastern"]
Influence = Literal["government", "train", "midland", "north_eastern"]
Track = dict[str, list[int]]  # each space with its stack, from the bottom to the top


class Options(TypedDict):
    auction_stuck: Literal["skip", "end_phase"]
    auction_may_decline: bool
    series_shape: Literal["simple_path", "ring_ok", "trail"]
    train_exchange: Literal["shortfall", "any"]
    final_tie: Literal["stack", "shared"]


class Orders(TypedDict):
    player: list[int]
    build: list[int]
    train: list[int]


class Tracks(TypedDict):
    government: Track
    train: Track
    midland: Track
    north_eastern: Track
    profit_loss: Track


class Cargo(TypedDict, total=False):
    """Pieces that are moved and scored, without zeros."""

    stone: int
    cheese: int
    red: int
    green: int


class Pieces(Cargo, total=False):
    """All that can lie in an area."""

    opposition: int


class Removed(TypedDict):
    """Pieces out of the game."""

    stone: int
    cheese: int
    red: int
    green: int
    opposition: int


class Reached(TypedDict, total=False):
    """The seats whose links reach a piece of that kind."""

    stone: list[int]
    cheese: list[int]
    red: list[int]
    green: list[int]


class Standing(TypedDict):
    """A bid."""

    seat: int
    cubes: int


class Box(TypedDict):
    number: int
    row: Literal["top", "lower"]
    points: list[Influence]
    token: Influence
    least: int
    bid: Standing | None


class Stock(TypedDict):
    """The links that companies have left."""

    midland: int
    north_eastern: int


class Series(TypedDict):
    """A line of links, from its first area to its last."""

    areas: list[str]
    links: list[str]


class Fees(TypedDict):
    government: int
    midland: int
    north_eastern: int


class Building(Series):
    cost: int
    fees: Fees
    cubes: int  # that must be paid
    rest: int  # still to be paid, by choice


class Buying(TypedDict):
    train: str
    price: int
    points: int
    missing: int


class Handover(Series):
    """A takeover, begun or only thought of: what it hands over, and what follows from it."""

    company: Company
    price: int
    towns: list[str]  # that become the company's
    lost: dict[str, Pieces]  # that die, by area


class Takeover(Handover):
    """One that is possible now, with the actions it takes."""

    actions: list[str]


class Holding(TypedDict):
    """Influence, by track."""

    government: int
    train: int
    midland: int
    north_eastern: int


class Slots(TypedDict):
    passengers: int
    goods: int


class Player(TypedDict):
    cubes: int
    stock: int
    influence: Holding
    profit: int
    links: int
    laid: int
    trains: list[str]
    slots: Slots
    load: Cargo
    delivered: Cargo
    income: int
    result: int
    score: int


class Delivered(TypedDict):
    """A score pile, zeros and all."""

    stone: int
    cheese: int
    red: int
    green: int


class Sheet(TypedDict):
    """One seat's column."""

    delivered: Delivered
    pieces: int
    sets: int
    set_points: int
    profit: int
    links: int
    link_points: int
    total: int


class View(AnyView):
    game: Literal["wensleydale"]
    options: Options
    turns: int
    phase: Phase
    orders: Orders
    tracks: Tracks
    declined: list[int]
    passed: list[int]
    links: dict[str, int | Company]  # the owner, by border
    companies: dict[str, list[Company]]  # by town
    pieces: dict[str, Pieces]  # by area
    trains: dict[str, int]  # the holder
    out: Removed
    boxes: list[Box]
    stock: Stock
    building: Building | None
    buying: Buying | None
    taking: Handover | None
    takeovers: list[Takeover]
    movable: dict[str, Reached]  # by area
    players: list[Player]
    sheet: NotRequired[list[Sheet]]
