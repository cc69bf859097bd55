"""The lessons there are: one file each, in the order in which they are best taken."""

import json
from functools import cache
from importlib.resources import files

from branchline.games import GAMES
from branchline.lessons.lesson import Lesson, read


@cache
def lessons(game: str) -> tuple[Lesson, ...]:
    """The lessons of a game. Their files are numbered, so that a later one may build on an earlier one."""
    shelf = files("branchline.lessons").joinpath(game)
    if not shelf.is_dir():
        return ()
    names = sorted(file.name for file in shelf.iterdir() if file.name.endswith(".json"))
    return tuple(
        read(game, name.removesuffix(".json").partition("-")[2], json.loads(shelf.joinpath(name).read_text("utf-8")))
        for name in names
    )


def lesson(id: str) -> Lesson:
    """The lesson with this id; KeyError if there is none."""
    return {one.id: one for game in GAMES for one in lessons(game)}[id]
