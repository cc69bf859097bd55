"""Boards as the page is told of them: those of the house, that of a table, and what is wrong with a draft."""

from typing import Any, Self

from pydantic import Field

from branchline.core.contract import Problem
from branchline.server.models import Argument, Model, Written


class BoardInfo(Model):
    id: str = Field(description="By which a new table names it")
    name: dict[str, str] = Field(description="What it is called, by language")


class Boards(Model):
    boards: list[BoardInfo] = Field(description="Those that come with the game beside its own")
    bots: list[str] = Field(description="The computer players for any board, from the weakest to the strongest")


class BoardSheet(Model):
    """A board that is not the game's own, with all there is to draw and name it."""

    name: dict[str, str] = Field(description="What it is called, by language; may be empty")
    board: dict[str, Any]
    layout: dict[str, Any] | None = Field(description="Where on a sheet everything lies, as the game tells it")
    names: dict[str, dict[str, str]] = Field(description="By language: what its places are called, by their ids")


class Draft(Model):
    board: Written = Field(description="A board, good or not")


class BoardProblem(Model):
    place: str = Field(description="What it is about, as in routes[0].length")
    message: str = Field(description="One English sentence")
    id: str | None = Field(description="The catalogue id of the same sentence in every language, where it has one")
    args: dict[str, Argument]

    @classmethod
    def of(cls, problem: Problem) -> Self:
        return cls(place=problem.place, message=problem.text, id=problem.id, args=dict(problem.args))


class BoardCheck(Model):
    problems: list[BoardProblem] = Field(description="With any of these it cannot be played on")
    warnings: list[BoardProblem]
    layout: dict[str, Any] | None = Field(description="Where on a sheet everything lies; null where there are problems")
