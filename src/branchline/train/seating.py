"""Which games are played: the tables of the mix, in every process alike, so that all of them take equally long."""

from typing import NamedTuple

from branchline.envs.tables import Tables
from branchline.train.config import Config, Seating


class Seats(NamedTuple):
    """The tables of one half, and by game which of its seats past selves play (from, to)."""

    tables: Tables
    past: list[tuple[int, int]]


def mixed(config: Config, insight: str, seed: int, tables: tuple[Seating, ...] | None = None) -> Seats:
    """The mix of the config, or of these tables, for as many games as a half has."""
    of_process = counted(tables or config.tables, config.games)
    rows = of_process * config.processes
    bots = tuple((None,) * (row.seats - len(row.house)) + row.house for row in rows)
    past = [(row.seats - len(row.house) - row.past, row.seats - len(row.house)) for row in rows]
    seats = tuple(row.seats for row in rows)
    return Seats(Tables(config.game, seats, {}, "margin", None, seed, bots, 0, len(rows), insight), past)


def counted(tables: tuple[Seating, ...], games: int) -> list[Seating]:
    """So many tables, each kind by its share; the first kind takes what rounding leaves."""
    every = sum(row.share for row in tables)
    counts = [round(games * row.share / every) for row in tables]
    counts[0] += games - sum(counts)
    return [row for row, count in zip(tables, counts, strict=True) for _ in range(count)]
