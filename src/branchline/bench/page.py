"""The page of a comparison, in Markdown."""

from collections.abc import Iterator
from typing import Any, Final

from branchline.bench import tables
from branchline.bench.peers import PEERS
from branchline.bench.peers.loop import DRIVEN, OWN

Measured = dict[str, Any]

BATCHES: Final = """\
Decisions a second and core. *Observed*: the steps, with observation and mask of each decision written; *with the
drawing*: the caller's drawing of legal actions by NumPy counted too; *masks alone*: `observe=False`, also as a part of
what one game comes to inside the engine if a mask of each decision is written. *Two processes*: by the clock, beside
one.
"""
STATES: Final = """\
Averages of positions from all along a game. *Memory*: what the process takes more for each copy that is kept.
"""


def page(measured: Measured, command: str, plot: str | None) -> str:
    """All of it; the picture lies where `plot` says."""
    return "\n".join(
        [
            "# How fast it is",
            "",
            f"Measured by `{command}`, everything turn and turn about in one run; the same command makes this page",
            "anew. Ratios mean something elsewhere too, the figures themselves only on this machine.",
            "",
            *([f"![Decisions a second of random play, drawn]({plot})", ""] if plot else []),
            "## Random play",
            "",
            tables.speeds(measured),
            f"Under the names of our games: how many times as fast they are, in {OWN} / {DRIVEN}.",
            "",
            *(f"- {line}" for line in (*tables.ahead(measured), *tables.absent(measured))),
            "",
            "## Batches",
            "",
            tables.batches(measured),
            BATCHES,
            "## A state",
            "",
            tables.states(measured),
            STATES,
            "## How it was measured",
            "",
            *_how(measured),
            "",
        ]
    )


def _how(measured: Measured) -> Iterator[str]:
    about = measured["about"]
    before, after = (("not known" if load is None else f"{load:.1f}") for load in about["load"])
    versions = ", ".join(f"{name} {version}" for name, version in about["versions"].items())
    yield f"""\
- **Where**: {about["machine"]}, {about["cores"]} cores, Python {about["python"]}, on {about["day"]}; load {before}
  before and {after} after, of which the measurement itself is 1.
- **What**: {versions}; commit {about["commit"] or "not known"}, the engine {_engine(about["compiled"])}.
- **How**: medians of {about["rounds"]} rounds, each with {about["seconds"]:g} s for everything, every peer in a process
  of its own; CPU time of all threads, after a game to warm up. Actions are drawn from the legal ones, all equally
  likely. Only decisions of players are counted.
- **branchline**: whole games, the making of each included. Its own loop is `state.playout`; from Python it is `legal`,
  a draw and `apply`."""
    for name, peer in PEERS.items():
        if name in about["versions"]:
            yield f"- **{name}**: {peer.includes}."


def _engine(compiled: bool) -> str:
    return "compiled" if compiled else "as plain Python"
