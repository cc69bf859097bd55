"""`branchline bench`: pure, compiled and the yardstick, or everything else that plays, turn and turn about in a run."""

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from shlex import join
from statistics import median
from typing import Any, Final

from branchline.arena.results import check_writable
from branchline.bench import tables
from branchline.bench.comparison import chosen, compare
from branchline.bench.page import page
from branchline.bench.peers import PEERS
from branchline.bench.picture import picture
from branchline.games import GAMES, PACKS, find
from branchline.options import add_board_argument, game_on

ROUNDS: Final = 3
ALL: Final = "all"
SHOWN: Final = "-"  # on the terminal, not in a file
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
SIZES: Final = {
    "state_bytes": "memory of a state",
    "pickled_bytes": "a state, pickled",
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `branchline bench`."""
    parser.description = (
        "Measure full games: decisions a second of the pure and the compiled engine, at random, by the game's policy "
        "and driven from Python; what a copy, a guess, a view, an observation and a mask cost; and, where catanatron "
        "is installed (the bench extra), the ratio to its random games. With --peers the engine as it is installed is "
        "measured beside everything else that plays games and is installed (the peers extra), in batches too, with a "
        "picture and a page if wanted. All are measured turn and turn about in this one run; only the ratios mean "
        "something on another machine."
    )
    parser.add_argument(
        "game", nargs="?", help=f"one of: {', '.join(GAMES)} (default: {_first()}; with --peers all of them)"
    )
    parser.add_argument("--seats", type=int, metavar="N", help="players (default: four, or the most the game takes)")
    add_board_argument(parser)
    parser.add_argument("--seconds", type=float, default=2.0, metavar="S", help="for each measurement (default: 2)")
    parser.add_argument(
        "--peers", nargs="?", const=ALL, metavar="NAME,...", help=f"compare with all of {', '.join(PEERS)}, or some"
    )
    parser.add_argument(
        "--json", nargs="?", const=SHOWN, metavar="FILE", help="write the figures as JSON; without a file print them"
    )
    parser.add_argument("--plot", type=Path, metavar="FILE.svg", help="with --peers: draw them")
    parser.add_argument("--page", type=Path, metavar="FILE.md", help="with --peers: write a page about it")


def _first() -> str:
    return next(iter(GAMES))


def main(args: argparse.Namespace) -> int:
    """Measure and print; 2 for a wrong argument."""
    asked = [args.game] if args.game else list(GAMES) if args.peers else [_first()]
    if args.board is not None and args.peers:
        raise ValueError("--board: others are compared on the game's own board; leave --peers or the board out")
    for game in asked:
        game_on(game, args.board).new(args.seats if args.seats is not None else _seats(game), 0)
    if not 0.1 <= args.seconds <= 600:
        raise ValueError(f"--seconds: {args.seconds} is not possible; allowed is 0.1 to 600")
    for name in ("plot", "page"):
        if getattr(args, name) is not None and not args.peers:
            raise ValueError(f"--{name}: only a comparison has one; ask for it with --peers")
    files = {"json": None if args.json in (None, SHOWN) else Path(args.json), "plot": args.plot, "page": args.page}
    for name, file in files.items():
        if file is not None:
            check_writable(file, name)
    if args.peers:
        figures = compare(asked, args.seats, chosen(args.peers), args.seconds, ROUNDS, _measure, _say)
        shown = compared(figures)
    else:
        [game] = asked
        seats = args.seats if args.seats is not None else _seats(game)
        figures = run(game, seats, args.seconds, quiet=args.json == SHOWN, board=args.board)
        shown = report(game, seats, figures)
    if args.json == SHOWN:
        print(json.dumps(figures, indent=1))
    else:
        print("\n".join(shown))
    _write(files, figures, _again(args))
    return 0


def _write(files: dict[str, Path | None], figures: Figures, command: str) -> None:
    told, plot, about = files["json"], files["plot"], files["page"]
    if told:
        told.write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")
    if plot:
        plot.write_text(picture(figures), encoding="utf-8")
    if about:
        link = os.path.relpath(plot, about.parent) if plot else None
        about.write_text(page(figures, command, link), encoding="utf-8")


def _again(args: argparse.Namespace) -> str:
    """What makes the same page again, wherever it is typed."""
    words = ["branchline", "bench", *([args.game] if args.game else [])]
    words += ["--peers"] if args.peers == ALL else ["--peers", args.peers] if args.peers else []
    for name, usual in (("seats", None), ("seconds", 2.0), ("plot", None), ("page", None)):
        if (value := getattr(args, name)) != usual:
            words += [f"--{name}", f"{value:g}" if isinstance(value, float) else str(value)]
    return join(words)


def _seats(game: str) -> int:
    return min(4, find(game).seats[-1])


def _say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def compared(figures: Figures) -> Iterator[str]:
    """The comparison as tables, then the ratios in sentences."""
    yield tables.speeds(figures)
    yield tables.batches(figures)
    yield tables.states(figures)
    yield from tables.ahead(figures)
    yield from tables.absent(figures)


def run(game: str, seats: int, seconds: float, quiet: bool = True, board: str | None = None) -> Figures:
    """The medians over a few rounds, each round measuring everything once."""
    words = [game, str(seats), str(seconds), *([] if board is None else [board])]
    measures = {"pure": (words, "1"), "compiled": (words, "0")}
    if PEERS["catanatron"].missing() is None:
        measures["catanatron"] = (["--peer", "catanatron", str(seconds)], "0")
    measured: dict[str, list[Figures]] = {name: [] for name in measures}
    for turn in range(ROUNDS):
        for name, (words, pure) in measures.items():
            if not quiet:
                _say(f"round {turn + 1} of {ROUNDS}: {name} …")
            figures = _measure(words, pure)
            measured[name].append(figures[0] if name == "catanatron" else figures)
    figures = {name: _medians(rounds) for name, rounds in measured.items()}
    if not figures["compiled"]["compiled"]:
        del figures["compiled"]  # there is no compiled engine here, and the pure one must not pass for it
    return figures


def _measure(words: list[str], pure: str) -> Any:
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
    return json.loads(done.stdout)


def _medians(rounds: list[Figures]) -> Figures:
    return {key: median(row[key] for row in rounds) for key in rounds[0] if all(key in row for row in rounds)}


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
    for key, text in SIZES.items():
        if all(key in figures[name] for name in engines):
            yield f"{text:32}" + "".join(f"{figures[name][key]:>12,.0f} B" for name in engines)
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
