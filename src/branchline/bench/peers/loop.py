"""How anybody's games are measured: whole games at random, decisions a second of CPU time, and what a state costs."""

import os
import pickle
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from pathlib import Path
from time import process_time
from typing import Any, Final, NamedTuple

STATM: Final = Path("/proc/self/statm")
# Copies of states are made until they stand out from what the process takes anyway.
PLENTY: Final = 32 * 2**20  # bytes
MOST_COPIES: Final = 30_000

OWN: Final = "its own loop"
DRIVEN: Final = "from Python"

_kept: Final[list[list[Any]]] = []  # as long as the process lives, or the next copies would take their place

Look = Callable[[Any], object]


class Table(NamedTuple):
    """A game set up: how it is played at random, and what its states can be asked."""

    play: Callable[[int], int]  # the game of this number, or some steps of many: how many decisions
    positions: Callable[[], list[Any]] | None = None  # from all along a game
    looks: Mapping[str, Look] = {}


class Loop(NamedTuple):
    """One way in which one game is played."""

    game: str
    way: str
    rules: str  # what they are written in
    begin: Callable[[], Table]


class Peer(NamedTuple):
    """A package that plays games."""

    name: str  # as it is installed
    module: str
    includes: str  # what its loops do besides deciding, in a sentence
    loops: Sequence[Loop]
    needs: str = ""  # another module, without which its games are not there
    keeps: str = ""  # the variable that names a folder where it keeps what it has compiled

    def missing(self) -> str | None:
        """What to install where it cannot be played."""
        for module in filter(None, (self.module, self.needs)):
            if find_spec(module) is None:
                return f"{module} is not installed: pip install 'branchline[peers]'"
        return None

    def version(self) -> str:
        try:
            return version(self.name)
        except PackageNotFoundError:  # what was put in its place by hand
            return "unknown"


def measure(loop: Loop, seconds: float) -> dict[str, Any]:
    """Its figures; or in a sentence why there are none, since a peer's fault is none of ours."""
    try:
        table = loop.begin()
        table.play(0)  # what is built on first use should not count
        measured: dict[str, Any] = {"decisions_a_second": rate(table.play, seconds)}
        if table.positions is not None:
            with suppress(Exception):  # some cannot be copied at all
                measured |= costs(table.positions(), table.looks, seconds / 10)
    except Exception as error:
        return {"failed": f"{type(error).__name__}: {str(error).splitlines()[0] if str(error) else 'no reason given'}"}
    return measured


def rate(play: Callable[[int], int], seconds: float) -> float:
    """Decisions a second of CPU time, of all threads together."""
    decisions = games = 0
    begin = process_time()
    while (spent := process_time() - begin) < seconds:
        games += 1
        decisions += play(games)
    return decisions / spent


def costs(positions: list[Any], looks: Mapping[str, Look], seconds: float) -> dict[str, float]:
    """What these positions cost on the average: in bytes, and in seconds for whatever is asked of them."""
    told: dict[str, float] = {}
    if "copy" in looks and (size := memory(positions, looks["copy"], 10 * seconds)) is not None:
        told["state_bytes"] = size
    with suppress(Exception):  # not everybody's states can be pickled
        told["pickled_bytes"] = sum(len(pickle.dumps(position)) for position in positions) / len(positions)
    return told | {f"{name}_seconds": each(positions, look, seconds) for name, look in looks.items()}


def memory(positions: list[Any], copy: Look, seconds: float) -> float | None:
    """Bytes of a copy, by what the process takes more; None where the system does not tell, or it was too little."""
    before = resident()
    if before is None:
        return None
    kept: list[Any] = []
    begin = process_time()
    while (more := (resident() or before) - before) < PLENTY and len(kept) < MOST_COPIES:
        if process_time() - begin > seconds:
            break
        kept += [copy(position) for position in positions]
    _kept.append(kept)
    return more / len(kept) if more > PLENTY / 4 else None


def resident() -> int | None:
    """Bytes of memory that this process takes; None where the system does not tell."""
    try:
        return int(STATM.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return None


def each(positions: list[Any], look: Look, seconds: float) -> float:
    """What it costs, on the average of these positions."""
    done = 0
    begin = process_time()
    while (spent := process_time() - begin) < seconds or not done:
        for position in positions:
            look(position)
        done += len(positions)
    return spent / done
