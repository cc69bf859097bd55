"""The shapes of an action as data."""

from typing import Literal

from branchline.core.shapes import AnyAction


class Take(AnyAction):
    kind: Literal["take"]
    card: str


class Plain(AnyAction):
    kind: Literal["draw", "stop", "pass"]


class Mix(AnyAction):
    kind: Literal["tickets"]
    short: int
    long: int


class Keep(AnyAction):
    kind: Literal["keep"]
    keep: list[int]  # which of the tickets drawn, from 0


class TakePassenger(AnyAction):
    kind: Literal["passenger"]
    colour: str | None  # None to take none


class Claim(AnyAction):
    kind: Literal["claim"]
    route: str
    colour: str | None  # None if it is paid with locomotives alone
    cards: int
    locos: int


Action = Take | Plain | Mix | Keep | TakePassenger | Claim
