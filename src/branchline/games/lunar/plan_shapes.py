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


class Build(TypedDict):
    kind: Literal["build"]
    to: str
    reached: bool
    cost: int
    length: int
    now: int  # how many steps can be done in this turn
    turns: int
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


Plan = Build | Ride | Haul
