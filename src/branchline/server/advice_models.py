"""Advice as the page is told it: actions in the game's own shape, with what they are worth."""

from typing import Any, Self

from pydantic import Field

from branchline.advice.shapes import Explanation, Review, Weighed
from branchline.core.contract import Game
from branchline.games import PACKS
from branchline.server.models import Model
from branchline.server.shapes import Action


def advises(game: Game) -> bool:
    """Whether the game has a judgement to give advice by."""
    return game.name in PACKS and PACKS[game.name].judgement() is not None


class AimInfo(Model):
    id: str = Field(description="The sentence of the catalogues")
    args: dict[str, str | int | list[str] | None]


class TermInfo(Model):
    term: str
    worth: float


class JudgedInfo(Model):
    worth: float
    unit: str = Field(description="Of its worth: `points`, `millions`")
    terms: list[TermInfo] = Field(description="The parts of that sum, the greatest first")
    chance: float | None = Field(description="To win, where the action was tried out")
    error: float | None = Field(description="The standard error of that chance")


class WeighedInfo(JudgedInfo):
    action: Action

    @classmethod
    def of(cls, game: Game, weighed: Weighed) -> Self:
        return cls(action=game.action(weighed["action"]), **_judged(weighed))


class ExplainedInfo(JudgedInfo):
    action: Action | None = Field(description="Null for another seat while the game is on: its log tells what is known")

    @classmethod
    def of(cls, game: Game, explanation: Explanation) -> Self:
        done = explanation["done"]
        return cls(action=game.action(done["action"]) if explanation["whole"] else None, **_judged(done))


def _judged(weighed: Weighed) -> dict[str, Any]:
    return {
        "worth": weighed["worth"],
        "unit": weighed["unit"],
        "terms": [TermInfo(**term) for term in weighed["terms"]],
        "chance": weighed["chance"],
        "error": weighed["error"],
    }


class ReviewInfo(Model):
    """One decision of a finished game, looked at again with what its seat knew. A hope is a chance to win in which a
    narrow loss counts nearly half."""

    n: int = Field(description="The step")
    seat: int
    turn: int = Field(description="Turns finished before it")
    chances: list[float] = Field(description="Of every seat to win, once it was seen what the action brought")
    error: float = Field(description="The standard error of the deciding seat's")
    hope: float = Field(description="Of that seat, with what was done")
    drawn: float | None = Field(
        description="The chance to win that the draw gave beside what it gives on average; null where nobody sees it"
    )
    cost: float = Field(description="The hope that the best idea had more, where that is sure")
    done: WeighedInfo
    better: WeighedInfo | None = Field(description="That idea")

    @classmethod
    def of(cls, game: Game, n: int, seat: int, turn: int, review: Review) -> Self:
        better = review["better"]
        return cls(
            n=n,
            seat=seat,
            turn=turn,
            chances=review["chances"],
            error=review["error"],
            hope=review["hope"],
            drawn=review["drawn"],
            cost=review["cost"],
            done=WeighedInfo.of(game, review["done"]),
            better=None if better is None else WeighedInfo.of(game, better),
        )


class Analysis(Model):
    of: int = Field(description="How many decisions of this seat are looked at")
    done: int = Field(description="How many of them have been by now")
    reviews: list[ReviewInfo] = Field(description="In the order of the game")
    result: float = Field(description="What the end was to the seat that hoped: a win is near 1, a clear loss near 0")


class NewBranch(Model):
    n: int = Field(description="The step before which to play on")
    seat: int = Field(description="The seat to play for")
    here: list[int] = Field(
        default=[], description="Further seats for people around this screen; computer players have the others"
    )
