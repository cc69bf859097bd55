"""`branchline arena`: a match between computer players from the command line."""

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from branchline import bots
from branchline.arena import balance
from branchline.arena.match import Match
from branchline.arena.report import Figure, Report
from branchline.arena.run import run
from branchline.games import GAMES
from branchline.options import add_option_argument, parse_options
from branchline.progress import progress

INTERRUPTED: Final = 130  # the exit code of a command stopped by Ctrl-C
WIDE: Final = 200
REPORTS: Final = ("bots", "balance")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `branchline arena`."""
    parser.description = (
        "Let computer players play each other. Each seed is played with every rotation of the players over "
        "the seats, so the number of games is rounded up to whole blocks of rotations. Intervals are 95 %, "
        "from a bootstrap over these blocks. Ctrl-C ends the run and reports what was played."
    )
    parser.add_argument("game", help=f"one of: {', '.join(GAMES)}")
    parser.add_argument(
        "--bots",
        required=True,
        metavar="NAME,NAME,...",
        help="one computer player for each seat: "
        + "; ".join(f"{game} has {', '.join(bots.names(game))}" for game in GAMES)
        + "; one of your own is given as module:Class",
    )
    parser.add_argument("--games", type=int, default=200, metavar="N", help="how many games (default: 200)")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="the luck of the whole run (default: 1)")
    parser.add_argument("--jobs", type=int, metavar="N", help="processes at work (default: all processors)")
    add_option_argument(parser)
    parser.add_argument(
        "--report",
        choices=REPORTS,
        default=REPORTS[0],
        help="what is told: how the bots did, or how balanced the game is (default: %(default)s)",
    )
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the whole report to this file")
    parser.add_argument("--records", type=Path, metavar="DIR", help="save every game in this folder")


def main(args: argparse.Namespace) -> int:
    """Run the match and print the table; 0 if all games were played, 130 after Ctrl-C."""
    options = parse_options(args.game, args.option)
    names = [name.strip() for name in args.bots.split(",")]
    if args.json:
        _check_writable(args.json)
    tally = args.report == "balance"
    with progress() as tell:
        report = run(
            args.game, names, args.games, args.seed, options, args.jobs, tell, records=args.records, tally=tally
        )
    if tally:
        show_balance(report)
    else:
        show(report)
    if args.json:
        args.json.write_text(json.dumps(report.as_json(), indent=1) + "\n", encoding="utf-8")
    return INTERRUPTED if report.stopped else 0


def _check_writable(file: Path) -> None:
    """Before the games, so that none is played for nothing; leaves nothing behind."""
    new = not file.exists()
    try:
        file.open("a").close()
        if new:
            file.unlink()
    except OSError as error:
        raise ValueError(f"--json: {file} cannot be written ({error.strerror})") from None


def show(report: Report) -> None:
    """The report as a table and a line about what was played."""
    console = Console()
    if not console.is_terminal:
        console.width = WIDE  # nobody reads it in a window, so nothing needs to be folded
    table = Table(title=_title(report.match), title_justify="left", box=SIMPLE_HEAD)
    table.add_column("")
    for row in report.rows:
        name = row.bot if len(row.entries) == 1 else f"{row.bot} ×{len(row.entries)}"
        table.add_column(name, justify="right")
    for heading, cells in _lines(report):
        table.add_row(heading, *cells)
    console.print(table)
    console.print(_what_was_played(report), highlight=False)


def show_balance(report: Report) -> None:
    """The report on the game itself, as tables in Markdown."""
    print(f"{_title(report.match)}: {', '.join(report.match.bots)}\n")
    for table in balance.tables(report.games):
        print(table)
    print(_what_was_played(report))


def _what_was_played(report: Report) -> str:
    rotations = report.match.rotations
    played = f"{len(report.games)} games: {len(report.games) // rotations} deals, each in {rotations} seatings"
    if report.stopped:
        played += f"; stopped before the {report.asked} asked for"
    elif len(report.games) != report.asked:
        played += f"; {report.asked} were asked for, rounded up to whole deals"
    return f"{played}. {report.seconds:.1f} s."


def _lines(report: Report) -> Iterator[tuple[str, list[str]]]:
    """What is told about the bots, one line for each thing."""
    rows = report.rows
    yield "games", [str(row.games) for row in rows]
    yield "wins", [f"{row.wins:.2f}".rstrip("0").rstrip(".") for row in rows]
    yield "win rate", [_interval(row.win_rate, percent=True) for row in rows]
    yield "score", [_interval(row.score) for row in rows]
    yield "rank", [_interval(row.rank, digits=2) for row in rows]
    for name in rows[0].figures if rows else ():
        # A figure counted out of something else than games is told as a percentage.
        share = any(entry[name][1] != 1 for played in report.games for entry in played.tallies)
        yield name, [_interval(row.figures[name], percent=share) for row in rows]
    yield "ms a decision", [f"{row.seconds_a_decision * 1000:.3f}" for row in rows]
    yield "decisions a second", [f"{row.decisions_a_second:,.0f}" for row in rows]


def _title(match: Match) -> str:
    chosen = "".join(f", {name}={value}" for name, value in match.options.items())
    return f"{GAMES[match.game].title}: {len(match.bots)} seats, seed {match.seed}{chosen}"


def _interval(figure: Figure, percent: bool = False, digits: int = 1) -> str:
    """The mean, and below it the interval."""
    if figure.mean is None or figure.low is None or figure.high is None:
        return "–"
    scale, unit = (100, " %") if percent else (1, "")
    mean, low, high = (value * scale for value in (figure.mean, figure.low, figure.high))
    brief = 0 if max(abs(low), abs(high)) >= 100 else digits  # so that five bots fit beside each other
    return f"{mean:.{digits}f}{unit}\n[{low:.{brief}f}, {high:.{brief}f}]"
