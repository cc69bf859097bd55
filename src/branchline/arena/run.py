"""Running a match on all processors, with the same result on any number of them."""

import multiprocessing
import os
import signal
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from threading import Event, current_thread, main_thread
from time import perf_counter
from types import FrameType
from typing import Any

from branchline import bots as players
from branchline.arena.match import Match, Played, play_block
from branchline.arena.report import Report, summarise
from branchline.games import find
from branchline.progress import Progress
from branchline.workers import end_with_parent


def run(
    game: str,
    bots: Sequence[str],
    games: int,
    seed: int = 1,
    options: Mapping[str, Any] | None = None,
    jobs: int | None = None,
    progress: Progress | None = None,
    records: Path | str | None = None,
    tally: bool = False,
) -> Report:
    """Let these bots play each other and report how they did.

    A block is one deal (one seed) played with every different rotation of the bots over the seats, so `games`
    is rounded up to whole blocks. Which games are played and how they end depends on the arguments alone, not
    on `jobs` (how many processes; all processors unless told) or on timing. Ctrl-C ends the run after
    the blocks in work; the report then covers the blocks that were finished. With `records`, a folder, every
    game is saved there; with `tally` the report holds what the game counts about its balance. Several jobs need
    the usual `if __name__ == "__main__":` around a script's own code.
    """
    match = _check(game, bots, games, seed, options, jobs, records, tally)
    blocks = -(-games // match.rotations)
    total = blocks * match.rotations
    workers = min(jobs or os.cpu_count() or 1, blocks)
    done: list[Played] = []
    stopped = False
    began = perf_counter()
    with _ctrl_c() as asked_to_stop:
        try:
            for block in _blocks(match, blocks, workers, asked_to_stop):
                done += block
                if progress:
                    progress(len(done), total)
        except KeyboardInterrupt:
            stopped = True
    done.sort(key=lambda played: (played.block, played.rotation))
    stopped = stopped or len(done) < total
    return Report(match, games, done, summarise(match, done), stopped, perf_counter() - began)


def _blocks(match: Match, blocks: int, workers: int, asked_to_stop: Event) -> Iterator[list[Played]]:
    """The blocks as they get finished, in any order."""
    if workers == 1:
        for block in range(blocks):
            if asked_to_stop.is_set():
                return
            yield play_block(match, block)
        return
    # Spawned, not forked: the same on every system, and safe beside the threads of a server.
    context = multiprocessing.get_context("spawn")
    waiting = iter(range(blocks))
    with ProcessPoolExecutor(workers, context, initializer=end_with_parent) as pool:
        # Only a few blocks are handed out ahead, so that a stop does not leave many to be played.
        at_work = {pool.submit(play_block, match, block) for block in islice(waiting, 2 * workers)}
        while at_work:
            finished, at_work = wait(at_work, return_when=FIRST_COMPLETED)
            if asked_to_stop.is_set():
                at_work = {future for future in at_work if not future.cancel()}
            else:
                at_work |= {pool.submit(play_block, match, block) for block in islice(waiting, len(finished))}
            for future in finished:
                yield future.result()


@contextmanager
def _ctrl_c() -> Iterator[Event]:
    """The first Ctrl-C only asks for an end: raised amid the work of a pool it could leave locks behind.

    The second one ends everything at once.
    """
    asked = Event()
    before = signal.getsignal(signal.SIGINT)
    if not callable(before) or current_thread() is not main_thread():  # ignored, or not ours to handle
        yield asked
        return

    def ask(number: int, frame: FrameType | None) -> None:
        asked.set()
        signal.signal(signal.SIGINT, before)

    signal.signal(signal.SIGINT, ask)
    try:
        yield asked
    finally:
        signal.signal(signal.SIGINT, before)


def _check(
    game: str,
    bots: Sequence[str],
    games: int,
    seed: int,
    options: Mapping[str, Any] | None,
    jobs: int | None,
    records: Path | str | None,
    tally: bool,
) -> Match:
    for bot in bots:
        players.maker(game, bot)  # refuses one that there is not
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
    return Match(game, tuple(bots), seed, dict(options or {}), folder, tally)
