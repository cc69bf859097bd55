"""The shapes of an action as data."""

from typing import Literal

from branchline.core.shapes import AnyAction, TypedDict


class Payment(TypedDict, total=False):
    """What is given, without zeros."""

    cubes: int
    government: int
    train: int
    midland: int
    north_eastern: int


class MakeBid(AnyAction):
    kind: Literal["bid"]
    box: int
    cubes: int


class Plain(AnyAction):
    kind: Literal["decline", "no-build", "done", "pass", "no-takeover"]


class Step(AnyAction):
    """Over a border, to build or to hand over."""

    kind: Literal["lay", "over"]
    a: str
    b: str
    border: str


class Pay(AnyAction):
    kind: Literal["pay", "exchange"]
    payment: Payment


class Buy(AnyAction):
    kind: Literal["buy"]
    train: str


class Move(AnyAction):
    kind: Literal["move"]
    piece: Literal["stone", "cheese", "red", "green"]
    area: str


class BeginTakeover(AnyAction):
    kind: Literal["takeover"]
    company: Literal["midland", "north_eastern"]


Action = MakeBid | Plain | Step | Pay | Buy | Move | BeginTakeover
