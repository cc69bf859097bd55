"""The shapes of what leaves the game: its events. Names are those of the board file."""

from typing import Literal

from branchline.core.shapes import TypedDict


class Bid(TypedDict):
    """Cubes in a box that was free."""

    kind: Literal["bid"]
    player: int
    box: int
    cubes: int


class Overbid(TypedDict):
    """Cubes in a box where somebody else's lay."""

    kind: Literal["overbid"]
    player: int
    owner: int
    box: int
    cubes: int


class Idle(TypedDict):
    """Nothing more was done where something could have been."""

    kind: Literal["decline", "no-build", "pass", "no-takeover"]
    player: int


class Won(TypedDict):
    """A box sold, with the influence it brings: what is printed on it, then its token."""

    kind: Literal["won"]
    player: int
    box: int
    cubes: int
    points: list[str]


class Order(TypedDict):
    kind: Literal["build-order", "train-order", "player-order"]
    players: list[int]


class Laid(TypedDict):
    """A link, with its build points."""

    kind: Literal["lay"]
    player: int
    a: str
    b: str
    cost: int


class PaidOff(TypedDict):
    """Opposition that a link has met."""

    kind: Literal["opposition"]
    area: str
    count: int


class Built(TypedDict):
    """A series that is finished, still to be paid for."""

    kind: Literal["series"]
    player: int
    a: str
    b: str
    links: int
    cost: int


class Paid(TypedDict):
    """What a series took, fees included: an entry for each cube and point."""

    kind: Literal["paid"]
    player: int
    payment: list[str]


class TrainChosen(TypedDict):
    """A train that is bought once it is said what is given for it."""

    kind: Literal["choose-train"]
    player: int
    train: str


class Bought(TypedDict):
    kind: Literal["buy"]
    player: int
    train: str
    payment: list[str]


class Moved(TypedDict):
    """A piece loaded onto a train."""

    kind: Literal["move"]
    player: int
    piece: str
    area: str


class Profit(TypedDict):
    kind: Literal["profit"]
    player: int
    income: int
    links: int
    result: int
    level: int  # where the track ends, less than the result may say


class CompanyChosen(TypedDict):
    kind: Literal["choose-company"]
    player: int
    company: str


class GoneOver(TypedDict):
    """A link of the series that is being handed over."""

    kind: Literal["over"]
    player: int
    a: str
    b: str


class TakenOver(TypedDict):
    kind: Literal["takeover"]
    player: int
    company: str
    a: str
    b: str
    links: int
    price: int


class CompanyTown(TypedDict):
    kind: Literal["company-town"]
    area: str
    company: str


class Dead(TypedDict):
    """Pieces that nobody can ever move, off the board."""

    kind: Literal["dead"]
    area: str
    pieces: list[str]


class TurnBegun(TypedDict):
    """A turn, counted from one, with the tokens of the boxes."""

    kind: Literal["turn"]
    turn: int
    points: list[str]


class Over(TypedDict):
    kind: Literal["over-game"]
    winners: list[int]
    score: int


Event = (
    Bid
    | Overbid
    | Idle
    | Won
    | Order
    | Laid
    | PaidOff
    | Built
    | Paid
    | TrainChosen
    | Bought
    | Moved
    | Profit
    | CompanyChosen
    | GoneOver
    | TakenOver
    | CompanyTown
    | Dead
    | TurnBegun
    | Over
)
