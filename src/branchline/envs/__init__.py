"""The games for those who train agents: the same engine behind the interfaces they already use.

Everything here needs the extra `envs`, and loads it when it is called: `docs/envs.md` tells how each face is used.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import TYPE_CHECKING

from branchline.core.contract import Json

if TYPE_CHECKING:
    from branchline.envs.aec import SeatsEnv

__all__ = ["pettingzoo"]


def pettingzoo(
    game: str,
    seats: int,
    *,
    options: Mapping[str, Json] | None = None,
    reward: str = "rank",
    limit: int | None = None,
) -> SeatsEnv:
    """A game as a PettingZoo AEC environment, an agent for each seat."""
    with _extra():
        from branchline.envs.aec import SeatsEnv
    return SeatsEnv(game, seats, options=options, reward=reward, limit=limit)


@contextmanager
def _extra() -> Iterator[None]:
    """Says what to install where a package of the extra is missing."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise ImportError(f"{error.name} is missing; install it with: pip install 'branchline[envs]'") from error
