"""`branchline bench`: pure, compiled and the yardstick, turn and turn about, in one run."""

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from statistics import median
from typing import Any, Final

from branchline.games import GAMES, PACKS, find

ROUNDS: Final = 3
Figures = dict[str, Any]

SPEEDS: Final = {
    "decisions_a_second": "decisions/s inside the engine",
    "policy_a_second": "decisions/s by the policy",
    "driven_a_second": "decisions/s driven from Python",
}
COSTS: Final = {
    "copy_seconds": "a copy",
    "resample_seconds": "a guess (resample)",
    "view_seconds": "a view",
    "observe_seconds": "an observation",
    "mask_seconds": "a mask of legal actions",
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `branchline bench`."""
    parser.description = (
        "Measure full games: decisions a second of the pure and the compiled engine, at random, by the game's policy "
        "and driven from Python; what a copy, a guess, a view, an observation and a mask cost; and, where catanatron "
        "is installed (the bench extra), the ratio to its random games. All are measured turn and turn about in this "
        "one run; only the ratios mean something on another machine."
    )
    parser.add_argument("game", nargs="?", default=next(iter(GAMES)), help=f"one of: {', '.join(GAMES)}")
    parser.add_argument("--seats", type=int, metavar="N", help="players (default: four, or the most the game takes)")
    parser.add_argument("--seconds", type=float, default=2.0, metavar="S", help="for each measurement (default: 2)")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")


def main(args: argparse.Namespace) -> int:
    """Measure and print; 2 for a wrong argument."""
    game = find(args.game)
    seats = args.seats if args.seats is not None else min(4, game.seats[-1])
    game.new(seats, 0)
    if not 0.1 <= args.seconds <= 600:
        raise ValueError(f"--seconds: {args.seconds} is not possible; allowed is 0.1 to 600")
    figures = run(args.game, seats, args.seconds, quiet=args.json)
    if args.json:
        print(json.dumps(figures, indent=1))
    else:
        for line in report(args.game, seats, figures):
            print(line)
    return 0


def run(game: str, seats: int, seconds: float, quiet: bool = True) -> Figures:
    """The medians over a few rounds, each round measuring everything once."""
    measures = {
        "pure": ([game, str(seats), str(seconds)], "1"),
        "compiled": ([game, str(seats), str(seconds)], "0"),
    }
    if find_spec("catanatron"):
        measures["catanatron"] = (["--yardstick", str(seconds)], "0")
    measured: dict[str, list[Figures]] = {name: [] for name in measures}
    for turn in range(ROUNDS):
        for name, (words, pure) in measures.items():
            if not quiet:
                print(f"round {turn + 1} of {ROUNDS}: {name} …", file=sys.stderr, flush=True)
            measured[name].append(_measure(words, pure))
    figures: Figures = {name: _medians(rounds) for name, rounds in measured.items()}
    if not figures["compiled"]["compiled"]:
        del figures["compiled"]  # there is no compiled engine here, and the pure one must not pass for it
    return figures


def _measure(words: list[str], pure: str) -> Figures:
    done = subprocess.run(
        [sys.executable, "-m", "branchline.bench.measure", *words],
        env={**os.environ, "BRANCHLINE_PURE": pure},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        reason = done.stderr.strip().splitlines() or [f"it ended with {done.returncode}"]
        raise ChildProcessError(f"a measurement failed: {reason[-1]}")
    result: Figures = json.loads(done.stdout)
    return result


def _medians(rounds: list[Figures]) -> Figures:
    return {key: median(row[key] for row in rounds) for key in rounds[0]}


def report(game: str, seats: int, figures: Figures) -> Iterator[str]:
    """The figures as a table, then the ratios."""
    engines = [name for name in ("pure", "compiled") if name in figures]
    some = figures[engines[0]]
    yield f"{GAMES[game].title}, {seats} seats, full random games, {some['decisions_a_game']:.0f} decisions a game"
    yield ""
    yield f"{'':32}" + "".join(f"{name:>14}" for name in engines)
    for key, text in SPEEDS.items():
        yield f"{text:32}" + "".join(f"{figures[name][key]:>14,.0f}" for name in engines)
    for key, text in COSTS.items():
        yield f"{text:32}" + "".join(f"{figures[name][key] * 1e6:>11,.2f} µs" for name in engines)
    if "catanatron" in figures:
        yield f"{'catanatron, decisions/s':32}{figures['catanatron']['decisions_a_second']:>14,.0f}"
    yield ""
    if "compiled" in figures:
        speed_up = figures["compiled"]["decisions_a_second"] / some["decisions_a_second"]
        yield f"compiled is {speed_up:.1f} times pure"
    else:
        yield "the engine is not compiled here: `make compile` does it where there is a C compiler"
    if "catanatron" in figures:
        for name in engines:
            ratio = figures[name]["decisions_a_second"] / figures["catanatron"]["decisions_a_second"]
            yield f"{name} is {ratio:.1f} times catanatron"
    else:
        yield "catanatron is not installed (the bench extra), so there is no ratio to it"
    if own := PACKS[game].bench():
        yield from own.report(figures, engines)
