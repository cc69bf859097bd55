"""What the games say about the bots: figures with intervals from a bootstrap over seed blocks."""

from collections.abc import Callable
from dataclasses import asdict, dataclass
from functools import partial
from statistics import median, quantiles
from typing import Any

import numpy as np

from branchline.arena.bootstrap import Numbers, interval, redrawn
from branchline.arena.match import Match
from branchline.arena.playing import KINDS, Kind, Played
from branchline.arena.sure import Sure


@dataclass(frozen=True)
class Figure:
    """A mean and its 95 % interval; None if there was nothing to count."""

    mean: float | None
    low: float | None
    high: float | None


@dataclass(frozen=True)
class Row:
    """How one bot did, on all seats that it had."""

    bot: str
    entries: list[int]
    games: int  # each entry's games counted
    wins: float  # a shared win counts in parts
    win_rate: Figure
    score: Figure
    rank: Figure
    figures: dict[str, Figure]  # the game's own
    fouls: dict[Kind, int]  # games lost by each kind
    decisions: int
    seconds_a_decision: float  # of CPU time
    median: float  # milliseconds of CPU time a decision
    most: float  # 95 % of the decisions took no longer

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
    sure: Sure | None = None  # what was to be made sure of

    def as_json(self) -> dict[str, Any]:
        return {
            "game": self.match.game,
            "bots": list(self.match.bots),
            "seed": self.match.seed,
            "options": self.match.options,
            "mixed": self.match.mixed,
            "limit": self.match.limit,
            "games_asked": self.asked,
            "games_played": len(self.games),
            "stopped": self.stopped,
            "seconds": self.seconds,
            "sure": self.sure and self.sure.verdict,
            "rows": [asdict(row) | {"decisions_a_second": row.decisions_a_second} for row in self.rows],
            "games": [asdict(played) for played in self.games],
        }


def summarise(match: Match, games: list[Played]) -> list[Row]:
    """One row for each bot."""
    seated = {bot for played in games for bot in played.bots}
    names = [bot for bot in dict.fromkeys(match.bots) if bot in seated]
    own = next((list(entry) for played in games for entry in played.tallies if entry), [])
    sums = [column for bot in names for column in _sums(games, bot, own)]
    figures = _bootstrap(np.stack(sums, axis=1), match.seed) if sums else []
    width = len(own) + 3
    return [_row(match, games, bot, own, figures[i * width : (i + 1) * width]) for i, bot in enumerate(names)]


def _row(match: Match, games: list[Played], bot: str, own: list[str], figures: list[Figure]) -> Row:
    entries = [(played, entry) for played in games for entry, name in enumerate(played.bots) if name == bot]
    win_rate, score, rank, *others = figures
    fouls = [played.foul for played, entry in entries if played.foul and played.foul.entry == entry]
    decisions = sum(played.decisions[entry] for played, entry in entries)
    times = [time for played, entry in entries if played.times for time in played.times[entry]]
    return Row(
        bot=bot,
        entries=[entry for entry, name in enumerate(match.bots) if name == bot],
        games=len(entries),
        wins=sum(played.won(entry) for played, entry in entries),
        win_rate=win_rate,
        score=score,
        rank=rank,
        figures=dict(zip(own, others, strict=True)),
        fouls={kind: sum(foul.kind == kind for foul in fouls) for kind in KINDS},
        decisions=decisions,
        seconds_a_decision=sum(played.thinking[entry] for played, entry in entries) / max(1, decisions),
        median=median(times) if times else 0.0,
        most=quantiles(times, n=20, method="inclusive")[-1] if len(times) > 1 else sum(times),
    )


def _sums(games: list[Played], bot: str, own: list[str]) -> list[Numbers]:
    """What each figure is counted from (wins, scores, ranks, the game's own): by block a sum, and out of what."""
    counts: list[Callable[[Played, int], tuple[float, float]]] = [
        lambda played, entry: (played.won(entry), 1),
        # A game that a foul ended says who lost, and nothing about how the players play.
        lambda played, entry: (played.scores[entry], 1) if played.foul is None else (0, 0),
        lambda played, entry: (played.ranks[entry], 1),
        *(partial(_own, name) for name in own),
    ]
    place = {block: i for i, block in enumerate(sorted({played.block for played in games}))}
    columns = []
    for count in counts:
        sums = np.zeros((len(place), 2))
        for played in games:
            for entry, name in enumerate(played.bots):
                if name == bot:
                    sums[place[played.block]] += count(played, entry)
        columns.append(sums)
    return columns


def _own(name: str, played: Played, entry: int) -> tuple[float, float]:
    return played.tallies[entry].get(name, (0, 0))


def shares(games: list[Played]) -> set[str]:
    """The games' own figures that are told as percentages: what never comes to more than it is counted out of."""
    entries = [entry for played in games for entry in played.tallies if entry]
    names = entries[0] if entries else ()
    return {name for name in names if all(0 <= amount <= of for amount, of in (entry[name] for entry in entries))}


def _bootstrap(sums: Numbers, seed: int) -> list[Figure]:
    """Every figure over all blocks, and between which bounds it stays when the blocks are drawn again."""
    blocks, width, _ = sums.shape
    flat = sums.reshape(blocks, width * 2)
    again = np.concatenate([drawn @ flat for drawn in redrawn(blocks, seed)]).reshape(-1, width, 2)
    figures = []
    for amount, out_of, resampled in zip(*sums.sum(axis=0).T, again.transpose(1, 0, 2), strict=True):
        counted = resampled[resampled[:, 1] > 0]
        if not out_of or not len(counted):
            figures.append(Figure(None, None, None))
            continue
        figures.append(Figure(float(amount / out_of), *interval(counted[:, 0] / counted[:, 1])))
    return figures
