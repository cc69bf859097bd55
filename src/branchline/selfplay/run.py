"""Plays games of computer players, wherever there are hands for it, and writes them to a file in their order."""

from collections.abc import Mapping, Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import NamedTuple

from branchline.arena.match import matched
from branchline.arena.results import check_writable
from branchline.core import contract
from branchline.core.contract import Json
from branchline.envs.rewards import standing
from branchline.progress import Progress
from branchline.selfplay.columns import about
from branchline.selfplay.playing import play
from branchline.selfplay.writing import Writer
from branchline.workers import crew, in_order, until_ctrl_c


class Written(NamedTuple):
    """What came of it."""

    games: int
    decisions: int
    stopped: bool  # by Ctrl-C, before all were played
    seconds: float


def write(
    out: str | Path,
    game: str | contract.Game,
    bots: Sequence[str],
    games: int,
    seed: int = 1,
    options: Mapping[str, Json] | None = None,
    reward: str = "rank",
    thinking: str | None = None,
    jobs: int | None = None,
    ray: str | None = None,
    progress: Progress | None = None,
) -> Written:
    """Lets these bots play each other, one at each seat, and writes every decision to a Parquet file.

    The games are those of the arena: each deal is played with every different rotation of the bots over the seats, so
    `games` is rounded up to whole deals, and what is played depends on the arguments alone, not on `jobs` or `ray`.
    Ctrl-C ends it after the games in work, and what was played is in the file.
    """
    match = matched(game, bots, seed, options, thinking=thinking)
    standing(reward)  # says what is wrong with it
    if not isinstance(games, int) or isinstance(games, bool) or games < 1:
        raise ValueError(f"games: {games!r} is not possible; give a whole number from 1 up")
    check_writable(Path(out), "out")
    blocks = -(-games // match.rotations)
    tasks = ((block, rotation) for block in range(blocks) for rotation in range(match.rotations))
    done = decisions = 0
    began = perf_counter()
    with (
        Writer(Path(out), about(match, reward)) as file,
        crew(jobs, ray) as workers,
        until_ctrl_c() as stop,
        closing(in_order(workers, partial(play, match, reward), tasks, stop)) as played,
    ):
        for one in played:
            file.add(one)
            done += 1
            decisions += len(one.decisions.actions)
            if progress:
                progress(done, blocks * match.rotations)
    return Written(done, decisions, done < blocks * match.rotations, perf_counter() - began)
