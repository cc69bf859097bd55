"""What advice looks like: plain data for the page, with names for its sentences."""

from typing import Any

from branchline.core.shapes import TypedDict


class Said(TypedDict):
    """A sentence of the catalogues."""

    id: str
    args: dict[str, Any]


class Term(TypedDict):
    """One part of what an action is worth."""

    term: str
    worth: float


class Weighed(TypedDict):
    """An action, what it is worth, and the chance to win after it as far as it was tried out."""

    action: int
    worth: float
    unit: str  # of its worth and of its terms
    terms: list[Term]
    chance: float | None
    error: float | None  # the standard error of that chance


class Hint(TypedDict):
    """As deep as was asked for: aims always, then the best actions, then the plan."""

    aims: list[Said]
    chance: float | None  # to win, as who taught itself sees it; told with the best actions
    best: list[Weighed]
    plan: list[str]


class Explanation(TypedDict):
    """An action as its player judges it, beside the best others; only what everybody sees of another's."""

    done: Weighed
    instead: list[Weighed]
    chance: float | None  # to win before it, as who taught itself sees it
    whole: bool  # False where its player knew more than may be told


class Review(TypedDict):
    """One decision of a finished game, looked at again with what its seat knew. A hope is a chance to win in which a
    narrow loss counts nearly half: it takes fewer games to tell two of them apart."""

    chances: list[float]  # of every seat to win, once it was seen what the action brought
    error: float  # the standard error of the deciding seat's
    hope: float  # of that seat, with what was done
    drawn: float | None  # the chance to win that the draw gave beside its average; None where nobody sees it
    cost: float  # the hope that the best idea had more, where that is sure
    done: Weighed
    better: Weighed | None  # that idea
