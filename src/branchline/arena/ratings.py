"""Ratings from the ranks of games: one number a player, by which everybody at a table can be compared.

The model is Plackett and Luce's: the winner is drawn from all at the table, each as likely as its strength, then the
second from those left, and so on; with two at a table it is Bradley and Terry's. Those who share a rank count as every
order among them, equally likely, so that a game shared by two is half a win for each.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, permutations
from math import log
from typing import Final

import numpy as np

from branchline.arena.bootstrap import Numbers, interval, redrawn
from branchline.arena.playing import Played

SCALE: Final = 400 / log(10)  # Elo's: 400 more is ten times as likely to come in before the other
ANCHOR: Final = "greedy"
RESAMPLES: Final = 1000
PRIOR: Final = 0.5  # wins and losses with which any two who met begin, or who never wins would have no rating
STRIDE: Final = 2.0  # how far a step may go, so that none goes past the mark and back for ever
STEPS: Final = 60
EXACT: Final = 1e-9

Left = tuple[int, ...]  # how many seats each player has among those still to be placed


@dataclass(frozen=True)
class Rating:
    """How strong a player is, with its 95 % interval; the anchor is 0."""

    bot: str
    rating: float
    low: float
    high: float
    games: int


def rate(games: Sequence[Played], anchor: str = ANCHOR, seed: int = 1) -> list[Rating]:
    """Every player of these games, the strongest first. Intervals are from a bootstrap over deals."""
    names = sorted({bot for played in games for bot in played.bots})
    _check_met(games, names, anchor)
    deals = {key: i for i, key in enumerate(dict.fromkeys(map(_deal, games)))}
    tables: dict[Left, int] = {}
    seen: list[tuple[int, int, int, float]] = []  # deal, table, who was next, how often
    for played in games:
        for left, bot, weight in _placings(played, names):
            seen.append((deals[_deal(played)], tables.setdefault(left, len(tables)), names.index(bot), weight))
    at_table, placed = np.zeros((len(deals), len(tables))), np.zeros((len(deals), len(names)))
    for deal, table, player, weight in seen:
        at_table[deal, table] += weight
        placed[deal, player] += weight
    fit = _Fit(np.array(list(tables), dtype=np.float64).reshape(-1, len(names)), names.index(anchor))
    best = fit.strengths(at_table.sum(axis=0)[None], placed.sum(axis=0)[None])[0]
    drawn = redrawn(len(deals), seed, RESAMPLES)
    again = np.concatenate([fit.strengths(often @ at_table, often @ placed) for often in drawn])
    rated = [
        Rating(
            bot,
            SCALE * float(best[i]),
            *interval(SCALE * again[:, i]),
            sum(bot in played.bots for played in games),
        )
        for i, bot in enumerate(names)
    ]
    return sorted(rated, key=lambda rating: -rating.rating)


def _deal(played: Played) -> tuple[int, int]:
    """Games of one deal share their luck, also those of different matches."""
    return played.seed, len(played.bots)


def _placings(played: Played, names: list[str]) -> Iterator[tuple[Left, str, float]]:
    """Who was the next to be placed out of whom, down the ranks; in parts where a rank is shared."""
    left = list(played.bots)
    for rank in sorted(set(played.ranks)):
        group = [bot for bot, its in zip(played.bots, played.ranks, strict=True) if its == rank]
        orders = list(permutations(group))
        for order in orders:
            still = left.copy()
            for bot in order:
                if len(set(still)) > 1:  # a player among its own kind tells nothing
                    yield tuple(still.count(name) for name in names), bot, 1 / len(orders)
                still.remove(bot)
        for bot in group:
            left.remove(bot)


class _Fit:
    """The likeliest strengths, as logarithms, by Newton's method; for many resamples at once."""

    def __init__(self, tables: Numbers, anchor: int) -> None:
        """From how many seats each player had at each table."""
        n = tables.shape[1]
        met = {pair for seats in tables for pair in combinations(np.flatnonzero(seats).tolist(), 2)}
        pairs = np.zeros((len(met), n))
        for row, pair in zip(pairs, sorted(met), strict=True):
            row[list(pair)] = 1
        self._tables: Final = np.concatenate([tables, pairs])
        self._pairs: Final = pairs
        self._others: Final = [i for i in range(n) if i != anchor]

    def strengths(self, at_table: Numbers, placed: Numbers) -> Numbers:
        """From how often somebody was placed at each table, and how often each player was the one."""
        others, resamples = self._others, len(placed)
        often = np.concatenate([at_table, np.full((resamples, len(self._pairs)), 2 * PRIOR)], axis=1)
        wanted = (placed + PRIOR * self._pairs.sum(axis=0))[:, others]
        guess = np.zeros(placed.shape)
        for _ in range(STEPS):
            weights = self._tables * np.exp(guess)[:, None, :]
            chances = (weights / weights.sum(axis=2, keepdims=True))[:, :, others]
            expected = often[:, :, None] * chances
            curve = -np.einsum("rti,rtj->rij", expected, chances)
            curve[:, range(len(others)), range(len(others))] += expected.sum(axis=1)
            missing = wanted - expected.sum(axis=1)
            step = np.clip(np.linalg.solve(curve, missing[:, :, None])[:, :, 0], -STRIDE, STRIDE)
            guess[:, others] += step
            if np.abs(step).max(initial=0.0) < EXACT:
                break
        return guess


def _check_met(games: Iterable[Played], names: list[str], anchor: str) -> None:
    """Whoever never met the anchor, not even through others, cannot be compared with it."""
    if anchor not in names:
        raise ValueError(f"anchor: {anchor} has no games here; there are {', '.join(names) or 'none'}")
    tables = {frozenset(played.bots) for played in games}
    met = {anchor}
    while more := {bot for table in tables if table & met for bot in table} - met:
        met |= more
    if strangers := [bot for bot in names if bot not in met]:
        raise ValueError(f"ratings: {', '.join(strangers)} never met {anchor}, not even through others")
