"""The shapes of a plan, as the path service answers."""

from typing import Literal

from branchline.core.shapes import TypedDict


class BuildStep(TypedDict):
    action: int
    link: int
    a: str
    b: str
    cost: int
    turn: int  # 0 for what can be done in this turn, 1 for the next one and so on


# The turn is another's or past building, an event forbids it, the cash or the turn's limit is too small, or the turn's
# two segments out of major cities have been built.
Waits = Literal["turn", "event", "cash", "limit", "out"]


class Build(TypedDict):
    kind: Literal["build"]
    to: str
    reached: bool
    cost: int
    length: int
    now: int  # how many steps can be done in this turn
    turns: int
    waits: Waits | None  # why the first step of a later turn is one, None if there is none
    steps: list[BuildStep]


class RideStep(TypedDict):
    action: int
    milepost: str
    toll: int
    owner: int | None
    turn: int


class Ride(TypedDict):
    kind: Literal["ride"]
    to: str
    reached: bool
    length: int
    tolls: int
    now: int
    turns: int
    steps: list[RideStep]


class Source(TypedDict):
    city: str
    cost: int
    length: int
    tokens: int


class Haul(TypedDict):
    kind: Literal["haul"]
    good: str
    city: str
    sources: list[Source]  # the cheapest first


class Draft(TypedDict):
    kind: Literal["draft"]
    reached: bool  # whether there is a way for the stretch asked for
    added: list[int]  # its links, that are part of the draft from now on
    cost: int  # of all that is free
    turns: int
    waits: Waits | None
    steps: list[BuildStep]
    loose: list[int]  # links that nothing leads to
    gone: list[int]  # links that another has taken


Plan = Build | Ride | Haul | Draft
