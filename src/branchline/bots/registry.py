"""Which computer players there are for which game: those that can play any, and those of its pack."""

import json
from collections.abc import Mapping
from functools import cache, partial
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Final, cast

from branchline.bots import outside
from branchline.bots.search import Search
from branchline.bots.uniform import Random
from branchline.core.contract import Game, check_seed
from branchline.core.players import Bot, Judgement, Maker, Thinker, Thinking, thinking_of
from branchline.games import at_home, find, pack

if TYPE_CHECKING:
    from branchline.bots.learned import Learned

GENERIC: Final[Mapping[str, Maker]] = {"random": Random}
# Players who try ideas out, where a game has a judgement to get ideas from: how much they think.
SEARCHING: Final = {"scout": Thinking(simulations=40), "search": Thinking(simulations=200)}
LEARNED: Final = "learned"
GRANDMASTER: Final = "grandmaster"  # searches too, and leaves what `learned` likes only for something better
ENOUGH: Final = 5
AT: Final = "@"  # between a player and how much it thinks: search@200, search@0.5s


def names(game: str | Game, anywhere: bool = False) -> list[str]:
    """The players there are for this game, or for any board of it, from the weakest to the strongest."""
    return [name for name in _makers(game) if not (anywhere and name in (LEARNED, GRANDMASTER))]


def levels(game: str | Game, anywhere: bool = False) -> list[str]:
    """Those offered to people, in the same order: playing at random is no strength where a game has others."""
    players = names(game, anywhere)
    return players if len(players) < ENOUGH else [name for name in players if name not in GENERIC]


@cache
def ratings(game: str) -> dict[str, int]:
    """How strong those are that `branchline ladder` has measured; `greedy` is 0."""
    kept: dict[str, dict[str, list[int]]] = json.loads(files(__package__).joinpath("ratings.json").read_text("utf-8"))
    return {bot: rating for bot, (rating, *_) in kept.get(game, {}).items()}


def stand_in(game: str | Game) -> str:
    """Who goes on for a person: the strongest that nobody waits for."""
    return [name for name in names(game) if name not in (*SEARCHING, GRANDMASTER)][-1]


def make(game: str | Game, bot: str, seed: int) -> Bot:
    """A new player for one seat of one game."""
    return maker(game, bot)(check_seed(seed))


def maker(game: str | Game, bot: str) -> Maker:
    """What makes such a player from a seed: one of this game's, or one from outside (`module:Class`).

    With `@` it thinks as much as is said behind it.
    """
    name, told, amount = bot.partition(AT)
    if not told:
        return _maker(game, name)
    thinking = thinking_of(amount)
    if not can_think(game, name):
        raise ValueError(f"bot: {name} cannot be told how much to think; only a player that searches can")
    make_plain = _maker(game, name)

    def make_told(seed: int) -> Bot:
        player = cast(Thinker, make_plain(seed))
        player.thinking = thinking
        return player

    return make_told


def can_think(game: str | Game, bot: str) -> bool:
    """Whether this player, named without `@`, searches and can be told how much."""
    return isinstance(getattr(_maker(game, bot)(0), "thinking", None), Thinking)


def _maker(game: str | Game, bot: str) -> Maker:
    makers = _makers(game)
    if bot in makers:
        return makers[bot]
    if outside.is_outside(bot):
        return outside.maker(bot)
    name = find(game).name
    if bot in (LEARNED, GRANDMASTER) and _is_taught(name):
        raise ValueError(f"bot: {bot} has learned the own board of {name} and plays on no other")
    raise ValueError(f"bot: {bot!r} is unknown; {name} has {', '.join(makers)}, and takes others as module:Class")


def _makers(game: str | Game) -> dict[str, Maker]:
    known = find(game)
    offered = pack(known.name)
    judgement, taught = offered.judgement(), _is_taught(known.name) and at_home(known)
    makers = {**GENERIC, **offered.players()}
    if judgement:
        makers |= {name: partial(Search, judgement, name, thinking) for name, thinking in SEARCHING.items()}
    if taught:
        makers[LEARNED] = partial(_learned, known.name)
    if judgement and taught:
        makers[GRANDMASTER] = partial(_grandmaster, known.name, judgement)
    return makers


def self_taught(game: str | Game) -> "Learned | None":
    """Who taught itself to play this game, where somebody has let it: it can be asked what it thinks."""
    known = find(game)
    return _learned(known.name, 0) if _is_taught(known.name) and at_home(known) else None


def _learned(game: str, seed: int) -> "Learned":
    from branchline.bots.learned import Learned  # only whoever plays with it waits for NumPy

    return Learned(game, _weights(game), seed)


def _grandmaster(game: str, judgement: Judgement, seed: int) -> Search:
    return Search(judgement, GRANDMASTER, SEARCHING["search"], seed, prior=_learned(game, seed))


def _is_taught(game: str) -> bool:
    """On its own board: a network sees nothing else."""
    return _weights(game).is_file()


def _weights(game: str) -> Path:
    return Path(__file__).parent / "weights" / f"{game}.npz"
