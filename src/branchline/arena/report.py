"""What the games say about the bots: figures with intervals from a bootstrap over seed blocks.

Games of one block share their luck, so that blocks, not games, are what is drawn again.
"""

from collections.abc import Callable
from dataclasses import asdict, dataclass
from functools import partial
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from branchline.arena.match import Match, Played

RESAMPLES: Final = 2000
PORTION: Final = 50
LOW, HIGH = 2.5, 97.5  # percentiles of a 95 % interval

Numbers = NDArray[np.float64]


@dataclass(frozen=True)
class Figure:
    """A mean and its 95 % interval; None if there was nothing to count."""

    mean: float | None
    low: float | None
    high: float | None


@dataclass(frozen=True)
class Row:
    """How one bot did. Where the list repeats itself, its equal entries are one row."""

    bot: str
    entries: list[int]
    games: int  # each entry's games counted
    wins: float  # a shared win counts in parts
    win_rate: Figure
    score: Figure
    rank: Figure
    figures: dict[str, Figure]  # the game's own
    decisions: int
    seconds_a_decision: float

    @property
    def decisions_a_second(self) -> float:
        return 1.0 / self.seconds_a_decision if self.seconds_a_decision else 0.0


@dataclass(frozen=True)
class Report:
    """The result of a run, finished or stopped early."""

    match: Match
    asked: int
    games: list[Played]
    rows: list[Row]
    stopped: bool
    seconds: float

    def as_json(self) -> dict[str, Any]:
        return {
            "game": self.match.game,
            "bots": list(self.match.bots),
            "seed": self.match.seed,
            "options": self.match.options,
            "games_asked": self.asked,
            "games_played": len(self.games),
            "stopped": self.stopped,
            "seconds": self.seconds,
            "rows": [asdict(row) | {"decisions_a_second": row.decisions_a_second} for row in self.rows],
            "games": [asdict(played) for played in self.games],
        }


def summarise(match: Match, games: list[Played]) -> list[Row]:
    """One row for each bot that sits differently from the others."""
    if not games:
        return []
    groups = [list(range(first, len(match.bots), match.rotations)) for first in range(match.rotations)]
    own = list(games[0].tallies[0])
    columns = [
        column for entries in groups for column in _columns(games, entries, own)
    ]  # for each group: wins, scores, ranks, then the game's own
    figures = _bootstrap(np.stack(columns, axis=1), match.seed)
    width = len(figures) // len(groups)
    rows = []
    for i, entries in enumerate(groups):
        win_rate, score, rank, *others = figures[i * width : (i + 1) * width]
        decisions = sum(played.decisions[entry] for played in games for entry in entries)
        thinking = sum(played.thinking[entry] for played in games for entry in entries)
        rows.append(
            Row(
                bot=match.bots[i],
                entries=entries,
                games=len(games) * len(entries),
                wins=sum(_win(played, entry) for played in games for entry in entries),
                win_rate=win_rate,
                score=score,
                rank=rank,
                figures=dict(zip(own, others, strict=True)),
                decisions=decisions,
                seconds_a_decision=thinking / decisions if decisions else 0.0,
            )
        )
    return rows


def _columns(games: list[Played], entries: list[int], own: list[str]) -> list[Numbers]:
    """For each figure: its sum and what that is divided by, block by block."""
    counts: list[Callable[[Played, int], tuple[float, float]]] = [
        lambda played, entry: (_win(played, entry), 1),
        lambda played, entry: (played.scores[entry], 1),
        lambda played, entry: (played.ranks[entry], 1),
        *(partial(_own_figure, name) for name in own),
    ]
    place = {block: i for i, block in enumerate(sorted({played.block for played in games}))}
    columns = []
    for count in counts:
        sums = np.zeros((len(place), 2))
        for played in games:
            for entry in entries:
                sums[place[played.block]] += count(played, entry)
        columns.append(sums)
    return columns


def _own_figure(name: str, played: Played, entry: int) -> tuple[float, float]:
    return played.tallies[entry][name]


def _win(played: Played, entry: int) -> float:
    return 1 / played.ranks.count(1) if played.ranks[entry] == 1 else 0.0


def _bootstrap(sums: Numbers, seed: int) -> list[Figure]:
    """Every figure over all blocks, and between which bounds it stays when the blocks are drawn again."""
    blocks, width, _ = sums.shape
    flat = sums.reshape(blocks, width * 2)
    # RandomState is frozen: the same seed gives the same intervals with every version of the library.
    chance = np.random.RandomState(seed % 2**32)
    even = np.full(blocks, 1 / blocks)
    again = np.concatenate(  # in portions, so that many blocks do not fill the memory
        [chance.multinomial(blocks, even, size=PORTION) @ flat for _ in range(RESAMPLES // PORTION)]
    ).reshape(RESAMPLES, width, 2)
    figures = []
    for amount, out_of, resampled in zip(*sums.sum(axis=0).T, again.transpose(1, 0, 2), strict=True):
        counted = resampled[resampled[:, 1] > 0]
        if not out_of or not len(counted):
            figures.append(Figure(None, None, None))
            continue
        low, high = np.percentile(counted[:, 0] / counted[:, 1], [LOW, HIGH])
        figures.append(Figure(float(amount / out_of), float(low), float(high)))
    return figures
