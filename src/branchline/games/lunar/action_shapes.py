"""The shapes of an action as data."""

from typing import Literal

from branchline.core.shapes import AnyAction


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
