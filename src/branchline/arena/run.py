"""Running a match on all processors, with the same result on any number of them."""

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from time import perf_counter
from typing import Any

from branchline import bots as players
from branchline.arena.match import Match, Played, play_block
from branchline.arena.report import Report, summarise
from branchline.games import find

Progress = Callable[[int, int], None]  # games played, games in all


def run(
    game: str,
    bots: Sequence[str],
    games: int,
    seed: int = 1,
    options: Mapping[str, Any] | None = None,
    jobs: int | None = None,
    progress: Progress | None = None,
    records: Path | str | None = None,
) -> Report:
    """Let these bots play each other and report how they did.

    A block is one deal (one seed) played with every different rotation of the bots over the seats, so `games`
    is rounded up to whole blocks. Which games are played and how they end depends on the arguments alone, not
    on `jobs` (how many processes; all processors unless told) or on timing. Ctrl-C ends the run after
    the blocks in work; the report then covers the blocks that were finished. With `records`, a folder, every
    game is saved there. Several jobs need the usual `if __name__ == "__main__":` around a script's own code.
    """
    match = _check(game, bots, games, seed, options, jobs, records)
    blocks = -(-games // match.rotations)
    total = blocks * match.rotations
    workers = min(jobs or os.cpu_count() or 1, blocks)
    done: list[Played] = []
    stopped = False
    began = perf_counter()
    try:
        for block in _blocks(match, blocks, workers):
            done += block
            if progress:
                progress(len(done), total)
    except KeyboardInterrupt:
        stopped = True
    done.sort(key=lambda played: (played.block, played.rotation))
    return Report(match, games, done, summarise(match, done), stopped, perf_counter() - began)


def _blocks(match: Match, blocks: int, workers: int) -> Iterator[list[Played]]:
    if workers == 1:
        for block in range(blocks):
            yield play_block(match, block)
        return
    # Spawned, not forked: the same on every system, and safe beside the threads of a server.
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, context, initializer=_leave_interrupts_to_the_parent) as pool:
        try:
            for future in as_completed([pool.submit(play_block, match, block) for block in range(blocks)]):
                yield future.result()
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _check(
    game: str,
    bots: Sequence[str],
    games: int,
    seed: int,
    options: Mapping[str, Any] | None,
    jobs: int | None,
    records: Path | str | None,
) -> Match:
    known = players.names(game)
    for bot in bots:
        if bot not in known:
            raise ValueError(f"bot: {bot!r} is unknown; {game} has {', '.join(known)}")
    seats = find(game).seats
    if len(bots) not in seats:
        raise ValueError(f"bots: {len(bots)} cannot play; {game} is played by {seats[0]} to {seats[-1]}")
    find(game).new(len(bots), seed, options)  # checks what the game itself is given
    for name, number in (("games", games), ("jobs", 1 if jobs is None else jobs)):
        if not isinstance(number, int) or isinstance(number, bool) or number < 1:
            raise ValueError(f"{name}: {number!r} is not possible; give a whole number from 1 up")
    folder = None if records is None else Path(records)
    if folder:
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise ValueError(f"records: {folder} cannot be used as a folder ({error.strerror})") from None
    return Match(game, tuple(bots), seed, dict(options or {}), folder)
