"""Branchline beside everything else that plays games, measured turn and turn about in one run."""

import os
import platform
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any, Final

from branchline import __version__
from branchline.arena.results import commit
from branchline.bench.peers import PEERS
from branchline.games import find

SIZES: Final = (1, 64, 1024)  # games of a batch

Measured = dict[str, Any]
Measure = Callable[[list[str], str], Any]


def spread(rounds: Sequence[Measured]) -> Measured:
    """The median of each figure, and between which bounds it was; what failed in one round is told as it was."""
    for row in rounds:
        if "failed" in row:
            return {"failed": row["failed"]}
    shared = [key for key in rounds[0] if all(key in row for row in rounds)]
    return {key: _of([float(row[key]) for row in rounds]) for key in shared}


def _of(values: list[float]) -> dict[str, float]:
    return {"median": median(values), "low": min(values), "high": max(values)}


def chosen(text: str) -> list[str]:
    """The peers that were asked for, or all."""
    names = list(PEERS) if text == "all" else [name.strip() for name in text.split(",")]
    for name in names:
        if name not in PEERS:
            raise ValueError(f"peers: {name} is unknown; there are {', '.join(PEERS)}")
    return names


def compare(
    games: Sequence[str],
    seats: int | None,
    peers: Sequence[str],
    seconds: float,
    rounds: int,
    measure: Measure,
    say: Callable[[str], None],
) -> Measured:
    """Everything once in each round; the figures as JSON can hold them."""
    missing = {name: why for name in peers if (why := PEERS[name].missing()) is not None}
    there = [name for name in peers if name not in missing]
    tables = {game: seats or min(4, find(game).seats[-1]) for game in games}
    engine: dict[str, list[Measured]] = {game: [] for game in games}
    batches: dict[str, list[Measured]] = {game: [] for game in games}
    others: dict[str, list[list[Measured]]] = {name: [] for name in there}
    before = _load()
    with TemporaryDirectory() as kept:
        for turn in range(rounds):
            for game, number in tables.items():
                say(f"round {turn + 1} of {rounds}: {game} …")
                engine[game].append(measure([game, str(number), str(seconds)], "0"))
                sizes = ",".join(map(str, SIZES))
                batches[game].append(measure(["--batches", game, str(number), str(seconds), sizes], "0"))
            for name in there:
                say(f"round {turn + 1} of {rounds}: {name} …")
                others[name].append(measure(["--peer", name, str(seconds), kept], "0"))
    return {
        "about": {
            "day": datetime.now(UTC).date().isoformat(),
            "commit": commit(),
            "machine": _machine(),
            "cores": os.cpu_count(),
            "load": [before, _load()],
            "python": platform.python_version(),
            "rounds": rounds,
            "seconds": seconds,
            "compiled": all(row["compiled"] for played in engine.values() for row in played),
            "versions": {"branchline": __version__, **{name: PEERS[name].version() for name in there}},
        },
        "games": {
            game: {
                "title": find(game).title,
                "seats": tables[game],
                **spread(engine[game]),
                "batches": {key: spread([row[key] for row in batches[game]]) for key in batches[game][0]},
            }
            for game in games
        },
        "peers": [
            {"peer": name, "game": loop.game, "way": loop.way, "rules": loop.rules}
            | spread([played[number] for played in others[name]])
            for name in there
            for number, loop in enumerate(PEERS[name].loops)
        ],
        "missing": missing,
    }


def _machine() -> str:
    """The processor by its name, where the system tells it."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
        name = next(line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    except (OSError, StopIteration):
        name = platform.processor() or platform.machine()
    return f"{name}, {platform.system()} {platform.machine()}"


def _load() -> float | None:
    """How many processes wanted a core in the last minute; None where the system does not tell."""
    try:
        return round(os.getloadavg()[0], 2)
    except (AttributeError, OSError):
        return None
