"""The shapes of what leaves the game: its events. Names are those of the board file."""

from typing import Literal

from branchline.core.shapes import TypedDict


class Drawn(TypedDict):
    """A card from the deck, as the seat that drew it knows it."""

    kind: Literal["draw-own"]
    player: int
    card: str


class DrawnUnseen(TypedDict):
    """A card drawn, as the others know it: without the card."""

    kind: Literal["draw"]
    player: int


class Taken(TypedDict):
    """A card that lay face up."""

    kind: Literal["take"]
    player: int
    card: str


class Idle(TypedDict):
    """No second card was taken, or nothing could be done at all."""

    kind: Literal["stop", "pass"]
    player: int


class TicketsDrawn(TypedDict):
    kind: Literal["tickets"]
    player: int
    short: int
    long: int


class Kept(TypedDict):
    """Tickets, as the seat that kept them knows it."""

    kind: Literal["keep-own"]
    player: int
    tickets: list[str]
    setup: bool


class KeptUnseen(TypedDict):
    """Tickets kept, as the others know it: by the backs how many of each kind."""

    kind: Literal["keep"]
    player: int
    short: int
    long: int


class KeptSecret(TypedDict):
    """The same at set-up, where not even that is known until all have chosen."""

    kind: Literal["keep-secret"]
    player: int


class SetupDone(TypedDict):
    kind: Literal["setup-done"]
    kept: list[int]  # tickets, by seat


class Claimed(TypedDict):
    kind: Literal["claim"]
    player: int
    route: str
    a: str
    b: str
    length: int
    points: int
    colour: str | None  # None if it was paid with locomotives alone
    cards: int
    locos: int


class PassengerTaken(TypedDict):
    kind: Literal["passenger"]
    player: int
    place: str
    colour: str


class PassengerLeft(TypedDict):
    kind: Literal["passenger-none"]
    player: int
    place: str


class Shuffled(TypedDict):
    """The discards became the deck."""

    kind: Literal["shuffle"]


class Swept(TypedDict):
    """Too many locomotives lay face up, so the display was laid anew."""

    kind: Literal["reset"]
    times: int


class LastRound(TypedDict):
    kind: Literal["last-round"]
    player: int
    wagons: int


class Over(TypedDict):
    kind: Literal["over"]
    winners: list[int]
    score: int


Event = (
    Drawn
    | DrawnUnseen
    | Taken
    | Idle
    | TicketsDrawn
    | Kept
    | KeptUnseen
    | KeptSecret
    | SetupDone
    | Claimed
    | PassengerTaken
    | PassengerLeft
    | Shuffled
    | Swept
    | LastRound
    | Over
)
