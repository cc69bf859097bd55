"""What a corpus of recorded games is: games to find, facts they must show, and the rules those facts stand on."""

import json
from collections.abc import Callable, Mapping
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

from branchline.core.contract import State
from branchline.games import GAMES

from .policies import Maker
from .walk import Walk

HOME = Path(__file__).parent
Fact = Callable[[Walk], bool]


class Wanted(NamedTuple):
    """A game to find: its name, how it is set up and played, what it must show."""

    name: str
    seats: int
    options: dict[str, Any]
    policy: Maker
    shows: tuple[str, ...]
    promising: Callable[[State], bool] = lambda state: True  # a quick look at the last position
    opening: Callable[[State], bool] = lambda state: True  # ... and at the first


class Corpus(NamedTuple):
    """The recorded games of one game, in the folder of that name."""

    game: str
    wanted: tuple[Wanted, ...]
    facts: Mapping[str, Fact]
    rules: Mapping[str, tuple[str, ...]]  # by fact: those without which a game could not have gone this way
    tally: Callable[[Walk], dict[str, int]]  # counts of a whole game, kept in the index

    @property
    def folder(self) -> Path:
        return HOME / self.game

    @property
    def index(self) -> Path:
        return self.folder / "corpus.json"

    def entries(self) -> list[dict[str, Any]]:
        rows: list[dict[str, Any]] = json.loads(self.index.read_text(encoding="utf-8"))
        return rows

    def entry(self, file: str, shows: tuple[str, ...], walk: Walk) -> dict[str, Any]:
        """What the index says of a game."""
        counted = {"scores": walk.scores, "ranks": walk.ranks, **self.tally(walk)}
        return {"file": file, "shows": list(shows), **counted}


def corpus_of(game: str) -> Corpus:
    corpus: Corpus = import_module(f"tests.records.{game}.wanted").CORPUS
    return corpus


def moved_options(walk: Walk) -> set[str]:
    """The options that are not at their default."""
    options = GAMES[walk.record.game].options
    return {name for name, option in options.items() if walk.options[name] != option.default}
