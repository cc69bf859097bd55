"""What the server sends over the WebSocket."""

import json
from typing import Any, Literal, Self

from pydantic import Field

from branchline.advice.hints import Depth
from branchline.advice.shapes import Explanation, Hint
from branchline.core.contract import Game
from branchline.server import shapes
from branchline.server.advice_models import AimInfo, ExplainedInfo, WeighedInfo
from branchline.server.models import (
    Argument,
    Model,
)
from branchline.table import Refused


class Refusal(Model):
    message: str
    id: str
    args: dict[str, Argument]
    rule: str | None = Field(description="Null when it is not a rule of the game")

    @classmethod
    def of(cls, refusal: Refused) -> Self:
        return cls(message=refusal.text, id=refusal.message, args=refusal.arguments, rule=refusal.rule)


class Answer(Model):
    """What is sent to one client, because it asked."""

    request: int | None = Field(default=None, description="The number of the request this answers; null if it had none")


class RefusedMessage(Answer, Refusal):
    type: Literal["refused"] = "refused"


class DoneMessage(Answer):
    """A deed was done. What came of it follows, as it is sent to everybody."""

    type: Literal["done"] = "done"
    version: int = Field(description="The version that shows it")


class WhyMessage(Answer):
    type: Literal["why"] = "why"
    action: int | None
    about: dict[str, Any] | None
    refusal: Refusal | None


class PlanMessage(Answer):
    type: Literal["plan"] = "plan"
    about: dict[str, Any]
    plan: shapes.Plan


class WeighMessage(Answer):
    type: Literal["weigh"] = "weigh"
    final: bool = Field(description="Whether something of it could not be taken back")


class HintMessage(Answer):
    type: Literal["hint"] = "hint"
    version: int = Field(description="The version it was asked at")
    depth: Depth
    aims: list[AimInfo]
    chance: float | None = Field(description="To win, as the player that taught itself sees it; null without one")
    best: list[WeighedInfo] = Field(description="What looks best now, the best first; empty where another decides")
    plan: list[str] = Field(description="What of the board to build, by its ids, the most urgent first")

    @classmethod
    def of(cls, game: Game, version: int, depth: Depth, hint: Hint) -> Self:
        return cls(
            version=version,
            depth=depth,
            aims=[AimInfo(id=aim["id"], args=aim["args"]) for aim in hint["aims"]],
            chance=hint["chance"],
            best=[WeighedInfo.of(game, weighed) for weighed in hint["best"]],
            plan=hint["plan"],
        )


class ExplainMessage(Answer):
    type: Literal["explain"] = "explain"
    version: int = Field(description="The version it was asked at")
    step: int | None = Field(description="The step that was asked about; null where it was an action")
    done: ExplainedInfo
    instead: list[WeighedInfo] = Field(description="The best others, the best first")
    chance: float | None = Field(description="To win before it, as the player that taught itself sees it")
    whole: bool = Field(description="Whether all is told that its player knew")

    @classmethod
    def of(cls, game: Game, version: int, step: int | None, explanation: Explanation) -> Self:
        return cls(
            version=version,
            step=step,
            done=ExplainedInfo.of(game, explanation),
            instead=[WeighedInfo.of(game, weighed) for weighed in explanation["instead"]],
            chance=explanation["chance"],
            whole=explanation["whole"],
        )


AnswerMessage = RefusedMessage | DoneMessage | WhyMessage | PlanMessage | WeighMessage | HintMessage | ExplainMessage


def written(message: AnswerMessage) -> str:
    """A message as a frame."""
    return json.dumps(message.model_dump(), separators=(",", ":"))
