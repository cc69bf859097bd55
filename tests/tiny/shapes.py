"""The shapes of what leaves the game: what a seat sees, and what happens."""

from typing import Any, Literal, NotRequired

from branchline.core.shapes import AnyAction, TypedDict


class Player(TypedDict):
    score: int
    cards: int
    hand: list[str] | None  # None where it is secret


class Sheet(TypedDict):
    rail_points: int
    hand: list[str]
    card_points: int
    total: int


class View(TypedDict):
    game: Literal["tiny"]
    seats: int
    options: dict[str, Any]
    you: int | None
    seat: int | None
    phase: Literal["turn", "over"]
    turn: int
    over: bool
    laid: int
    drawn: int
    rails: list[int]
    bag: int
    players: list[Player]
    legal: list[int]
    scores: NotRequired[list[int]]
    ranks: NotRequired[list[int]]
    sheet: NotRequired[list[Sheet]]


class Drawn(TypedDict):
    """A card, at the beginning or in a turn, as the seat that drew it knows it."""

    kind: Literal["deal-own", "draw-own"]
    player: int
    card: str


class DrawnUnseen(TypedDict):
    """The same as the others know it."""

    kind: Literal["deal", "draw"]
    player: int


class Laid(TypedDict):
    """A rail, or the last one of a track."""

    kind: Literal["lay", "finish"]
    player: int
    track: str
    points: int


class Done(TypedDict):
    kind: Literal["done"]
    player: int


class Over(TypedDict):
    kind: Literal["over"]
    winners: list[int]


Event = Drawn | DrawnUnseen | Laid | Done | Over


class Action(AnyAction):
    kind: Literal["lay", "draw", "done"]
    track: str | None
