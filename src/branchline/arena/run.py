"""Running a match on all processors or a cluster, with the same result on any number of them."""

from collections.abc import Generator, Iterable, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from threading import Event
from time import perf_counter
from typing import Any

from branchline.arena.match import Match, matched
from branchline.arena.playing import Played, play
from branchline.arena.report import Report, summarise
from branchline.arena.results import Results
from branchline.arena.sure import Sure
from branchline.core.contract import Game
from branchline.progress import Progress
from branchline.record import Record
from branchline.workers import Crew, crew, in_order, until_ctrl_c


@dataclass(frozen=True)
class Wishes:
    """What is wanted of a run beside its games."""

    records: Path | None = None  # the folder where every game is saved
    tally: bool = False  # whether each game's own counts are kept, for a report on the balance
    results: Results | None = None  # where every block is written down, and taken from if it is there
    sure: Sure | None = None  # until when it is played at most


def run(
    game: str | Game,
    bots: Sequence[str],
    games: int,
    seed: int = 1,
    options: Mapping[str, Any] | None = None,
    jobs: int | None = None,
    progress: Progress | None = None,
    records: Path | str | None = None,
    tally: bool = False,
    *,
    ray: str | None = None,
    mixed: int | None = None,
    limit: float | None = None,
    thinking: str | None = None,
    results: Path | str | None = None,
    until_sure: tuple[float, float] | None = None,
) -> Report:
    """Let these bots play each other and report how they did.

    A block is one deal (one seed) played with every different rotation of the bots over the seats, so `games`
    is rounded up to whole blocks. Which games are played and how they end depends on the arguments alone, not
    on `jobs` (how many processes; all processors unless told), `ray` (the address of a cluster) or on timing, as long
    as no time is given to think. Ctrl-C ends the run after the games in work; the report then covers the blocks that
    were finished. Several jobs need the usual `if __name__ == "__main__":` around a script's own code.

    With `mixed`, a number of seats, each block draws its players from `bots`. A decision that takes more than `limit`
    seconds of CPU time loses the game; `thinking` ("200" simulations or "0.5s") is given to all who search. With
    `records`, a folder, every game is saved there; with `tally` the report holds what the game counts about its
    balance. With `results`, a file, every block is written there, and what it holds of this match is not played again.
    With `until_sure`, two shares, no more is played than it takes to tell which of them the first bot wins.
    """
    match = matched(game, bots, seed, options, mixed, limit, thinking)
    if match.board is not None and results is not None:
        raise ValueError(
            "results: only games on the game's own board are kept in a file; leave the file or the board out"
        )
    sure = None if until_sure is None else Sure(*until_sure)
    _check_games(games)
    with crew(jobs, ray) as workers:
        wishes = Wishes(
            None if records is None else _folder(Path(records)),
            tally,
            None if results is None else Results(Path(results)),
            sure,
        )
        return carry_out(match, games, workers, progress, wishes)


def carry_out(
    match: Match, games: int, workers: Crew, progress: Progress | None = None, wishes: Wishes | None = None
) -> Report:
    """Plays at least as many games of a match as asked for, in whole blocks."""
    _check_games(games)
    wishes = wishes or Wishes()
    blocks = -(-games // match.rotations)
    done: list[Played] = []
    stopped = False
    began = perf_counter()
    kept = wishes.results.of(match, workers.executor) if wishes.results else {}
    if kept and (wishes.records or wishes.tally):
        raise ValueError("results: the file holds games of this match without records and counts; give another file")
    new = (block for block in range(blocks) if block not in kept)
    with until_ctrl_c() as asked_to_stop:
        playing = _blocks(match, new, workers, asked_to_stop, wishes)
        try:
            for block in range(blocks):
                games_of_it = kept.get(block) or next(playing, None)
                if games_of_it is None:
                    break
                done += games_of_it
                if progress:
                    progress(len(done), blocks * match.rotations)
                if wishes.sure and _is_sure(wishes.sure, match, games_of_it):
                    break
        except KeyboardInterrupt:
            stopped = True
        finally:
            playing.close()
    sure = wishes.sure is not None and wishes.sure.verdict is not None
    stopped = stopped or (len(done) < blocks * match.rotations and not sure)
    return Report(match, games, done, summarise(match, done), stopped, perf_counter() - began, wishes.sure)


def _blocks(
    match: Match, blocks: Iterable[int], workers: Crew, asked_to_stop: Event, wishes: Wishes
) -> Generator[list[Played]]:
    """The blocks in their order, each written down as soon as it is whole."""
    one = partial(play, match, record=wishes.records is not None, tally=wishes.tally)
    tasks = ((block, rotation) for block in blocks for rotation in range(match.rotations))
    block: list[Played] = []
    with closing(in_order(workers, one, tasks, asked_to_stop)) as games:
        for played in games:
            if wishes.records:
                _save(match, played, wishes.records)
            block.append(replace(played, actions=[]))
            if len(block) == match.rotations:
                if wishes.results:
                    wishes.results.add(match, block)
                yield block
                block = []


def _is_sure(sure: Sure, match: Match, block: list[Played]) -> bool:
    """Whether it is, now that this block was seen: how much of it the first bot won, for each of its seats."""
    won = [played.won(entry) for played in block for entry, bot in enumerate(played.bots) if bot == match.bots[0]]
    return bool(won) and sure.see(sum(won) / len(won)) is not None


def _save(match: Match, played: Played, folder: Path) -> None:
    record = Record(match.played, match.seats, played.seed, match.options, played.actions)
    record.save(folder / f"{match.game}-{played.block:05}-{played.rotation}.json")


def _check_games(games: object) -> None:
    if not isinstance(games, int) or isinstance(games, bool) or games < 1:
        raise ValueError(f"games: {games!r} is not possible; give a whole number from 1 up")


def _folder(folder: Path) -> Path:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise ValueError(f"records: {folder} cannot be used as a folder ({error.strerror})") from None
    return folder
