"""The shapes of what leaves the game: its events. Names are those of the board file."""

from typing import Literal

from branchline.core.shapes import TypedDict


class Built(TypedDict):
    kind: Literal["build"]
    player: int
    a: str
    b: str
    cost: int


class BuiltRound(TypedDict):
    """A segment round the edge, through a wrap pair."""

    kind: Literal["build-wrap"]
    player: int
    pair: str
    a: str
    b: str
    cost: int


class Upgraded(TypedDict):
    kind: Literal["upgrade"]
    player: int
    loco: str
    cost: int


class Placed(TypedDict):
    """A train comes onto the Moon, or back into a city after a meteor."""

    kind: Literal["place", "relocate"]
    player: int
    city: str


class Stepped(TypedDict):
    """A train comes to a milepost, or turns round there."""

    kind: Literal["move", "turn-round"]
    player: int
    milepost: str


class Toll(TypedDict):
    """Paid, or owed until there is cash."""

    kind: Literal["toll", "owed"]
    player: int
    owner: int
    amount: int


class Carried(TypedDict):
    kind: Literal["load", "drop"]
    player: int
    good: str
    city: str


class Delivered(TypedDict):
    """For a demand card, or for a boom or a shortage, which is over then."""

    kind: Literal["deliver", "boom"]
    player: int
    good: str
    city: str
    card: str
    pay: int


class GivenUp(TypedDict):
    kind: Literal["give-up"]
    player: int
    good: str


class Exchanged(TypedDict):
    """The cards that leave the hand."""

    kind: Literal["exchange"]
    player: int
    cards: list[str]


class OperateEnded(TypedDict):
    kind: Literal["end-operate"]
    player: int
    moved: int


class TurnEnded(TypedDict):
    kind: Literal["end-turn"]
    player: int
    spent: int


class Drawn(TypedDict):
    """A demand card that comes into the hand, or an event card that takes effect."""

    kind: Literal["drawn", "event"]
    player: int
    card: str


class Reshuffled(TypedDict):
    """The discards became the deck; `cards` says how many they were."""

    kind: Literal["reshuffle"]
    cards: int


class Aside(TypedDict):
    """An event card that comes up in a meteor's search for a target, and waits."""

    kind: Literal["aside"]
    card: str


class Taxed(TypedDict):
    kind: Literal["tax"]
    player: int
    amount: int


class Target(TypedDict):
    """The demand card whose cities meteors are counted from."""

    kind: Literal["target"]
    card: str
    cities: list[str]


class Struck(TypedDict):
    kind: Literal["struck"]
    city: str
    milepost: str


class Missed(TypedDict):
    kind: Literal["missed"]
    city: str


class Erased(TypedDict):
    """Track that meteors take from a seat."""

    kind: Literal["erased"]
    owner: int
    segments: int


class Hit(TypedDict):
    """A train in the blast area, and the loads it loses."""

    kind: Literal["hit"]
    player: int
    goods: list[str]


class Exposed(TypedDict):
    """A train in radiation, and the loads it loses at once."""

    kind: Literal["exposed"]
    player: int
    card: str
    goods: list[str]


class TurnLost(TypedDict):
    """A turn to come that is set down as lost, or one that is skipped now."""

    kind: Literal["loses-turn", "lost-turn"]
    player: int


class Expired(TypedDict):
    kind: Literal["expired"]
    card: str


class Round(TypedDict):
    """A new one begins."""

    kind: Literal["round"]
    round: int


class Operating(TypedDict):
    """The opening turns are over."""

    kind: Literal["operating"]


class Fulfilled(TypedDict):
    """Both conditions of victory, in a round that is played to its end."""

    kind: Literal["fulfilled"]
    player: int


class Raised(TypedDict):
    """So much cash it takes to win, from now on."""

    kind: Literal["raised"]
    cash: int


class Won(TypedDict):
    kind: Literal["won"]
    winners: list[int]
    cash: int


class Stopped(TypedDict):
    """The last round that the options allow is over."""

    kind: Literal["stopped"]
    rounds: int
    winners: list[int]
    cash: int


Event = (
    Built
    | BuiltRound
    | Upgraded
    | Placed
    | Stepped
    | Toll
    | Carried
    | Delivered
    | GivenUp
    | Exchanged
    | OperateEnded
    | TurnEnded
    | Drawn
    | Reshuffled
    | Aside
    | Taxed
    | Target
    | Struck
    | Missed
    | Erased
    | Hit
    | Exposed
    | TurnLost
    | Expired
    | Round
    | Operating
    | Fulfilled
    | Raised
    | Won
    | Stopped
)
