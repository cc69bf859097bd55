"""The shape of a plan: a line that is only thought of."""

from typing import Literal

from branchline.core.shapes import TypedDict
from branchline.games.wensleydale.view_shapes import Building, Cargo, Company


class Refusal(TypedDict):
    """Why a rule forbids it, in the words of the catalogues and in English."""

    rule: str
    id: str
    args: dict[str, str | int | None]
    message: str


class Step(TypedDict):
    """One link of the line."""

    border: str
    a: str
    b: str
    cost: int
    opposition: int  # that has to be paid for where it leads
    companies: list[Company]  # whose town costs a point besides
    owner: int | Company | None  # of the link that lies there already


class Draft(Building):
    """What the line costs and, in `pieces`, what could be loaded by area that cannot be loaded without it."""

    kind: Literal["line"]
    steps: list[Step]
    pieces: dict[str, Cargo]
    refusal: Refusal | None


Plan = Draft
