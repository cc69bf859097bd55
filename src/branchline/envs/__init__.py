"""The games for those who train agents: the same engine behind the interfaces they already use.

Everything here needs the extra `envs`, and loads it when it is called: `docs/envs.md` tells how each face is used.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING

from branchline.core.contract import Json
from branchline.games import on

if TYPE_CHECKING:
    from branchline.envs.aec import SeatsEnv
    from branchline.envs.batches import BatchEnv
    from branchline.envs.single import SeatEnv
    from branchline.envs.spiel import SpielGame
    from branchline.envs.tables import Arrays

__all__ = ["batch", "gymnasium", "openspiel", "pettingzoo"]


def pettingzoo(
    game: str,
    seats: int,
    *,
    board: Json = None,
    options: Mapping[str, Json] | None = None,
    reward: str = "rank",
    limit: int | None = None,
) -> SeatsEnv:
    """A game as a PettingZoo AEC environment, an agent for each seat; on another board, if one is given."""
    with _extra():
        from branchline.envs.aec import SeatsEnv
    return SeatsEnv(on(game, board), seats, options=options, reward=reward, limit=limit)


def gymnasium(
    game: str,
    seats: int,
    *,
    bots: str | Sequence[str] = "greedy",
    seat: int | None = 0,
    board: Json = None,
    options: Mapping[str, Json] | None = None,
    reward: str = "rank",
    illegal_reward: float | None = None,
) -> SeatEnv:
    """A game as a Gymnasium environment for one seat; our computer players have the others.

    From then on `gymnasium.make("branchline/germany-v1", seats=4, max_episode_steps=500)` makes one too.
    """
    with _extra():
        from branchline.envs.single import SeatEnv
    return SeatEnv(
        game,
        seats,
        bots=bots,
        seat=seat,
        board=board,
        options=options,
        reward=reward,
        illegal_reward=illegal_reward,
    )


def openspiel(
    game: str,
    seats: int,
    *,
    board: str | None = None,
    options: Mapping[str, Json] | None = None,
    reward: str = "rank",
    limit: int | None = None,
) -> SpielGame:
    """A game of OpenSpiel. From then on `pyspiel.load_game("branchline_germany(players=4)")` loads one too.

    OpenSpiel knows a game by a line of text, so another board is one that comes with the game, by its name.
    """
    with _extra():
        from branchline.envs.spiel import load
    return load(game, seats, options, reward, limit, board)


def batch(
    game: str,
    games: int,
    seats: int | Sequence[int],
    *,
    board: Json = None,
    options: Mapping[str, Json] | None = None,
    reward: str = "rank",
    limit: int | None = None,
    seed: int = 0,
    bots: Sequence[str | None] | None = None,
    processes: int = 1,
    observe: bool = True,
    out: Arrays | None = None,
) -> BatchEnv:
    """So many games side by side, a decision of each at a time, written into arrays of NumPy.

    `seats` is one number for all games or several that they take in turn. `bots` names a computer player for each seat,
    and None for those of the learner. `observe=False` is for whoever needs no observations, only what is legal.
    """
    with _extra():
        from branchline.envs.batches import make
    return make(on(game, board), games, seats, options, reward, limit, seed, bots, processes, observe, out)


@contextmanager
def _extra() -> Iterator[None]:
    """Says what to install where a package of the extra is missing."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise ImportError(f"{error.name} is missing; install it with: pip install 'branchline[envs]'") from error
