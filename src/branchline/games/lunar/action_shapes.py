"""The shapes of an action as data, and of a plan that the path service makes from actions."""

from typing import Literal

from branchline.core.shapes import AnyAction, TypedDict


class Build(AnyAction):
    kind: Literal["build"]
    a: str
    b: str
    link: int
    pair: str | None
    cost: int


class Upgrade(AnyAction):
    kind: Literal["upgrade"]
    loco: str


class Ride(AnyAction):
    kind: Literal["place", "move"]
    milepost: str
    city: str | None


class Handle(AnyAction):
    kind: Literal["load", "drop", "give-up"]
    good: str


class Deliver(AnyAction):
    kind: Literal["deliver"]
    card: str
    good: str
    city: str | None  # None for a boom or a shortage: any major city
    pay: int


class Plain(AnyAction):
    kind: Literal["turn-round", "exchange", "end-operate", "end-turn"]


Action = Build | Upgrade | Ride | Handle | Deliver | Plain


class BuildStep(TypedDict):
    action: int
    link: int
    a: str
    b: str
    cost: int
    turn: int  # 0 for what can be done in this turn, 1 for the next one and so on


class BuildPlan(TypedDict):
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


class RidePlan(TypedDict):
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


class HaulPlan(TypedDict):
    kind: Literal["haul"]
    good: str
    city: str
    sources: list[Source]  # the cheapest first


Plan = BuildPlan | RidePlan | HaulPlan
