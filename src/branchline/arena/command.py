"""`branchline arena`: a match between computer players from the command line."""

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from branchline import bots, workers
from branchline.arena import balance
from branchline.arena.match import Match
from branchline.arena.playing import KINDS, Kind
from branchline.arena.report import Figure, Report, shares
from branchline.arena.results import check_writable
from branchline.arena.run import run
from branchline.games import GAMES
from branchline.options import (
    add_board_argument,
    add_option_argument,
    add_thinking_argument,
    game_on,
    parse_options,
)
from branchline.progress import progress

INTERRUPTED: Final = 130  # the exit code of a command stopped by Ctrl-C
WIDE: Final = 200
REPORTS: Final = ("bots", "balance")
WORDS: Final[dict[Kind, str]] = {"overtime": "overtime", "illegal": "an illegal action", "error": "an error"}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `branchline arena`."""
    parser.description = (
        "Let computer players play each other. Each deal is played with every rotation of the players over "
        "the seats, so the number of games is rounded up to whole blocks of rotations. Intervals are 95 %, "
        "from a bootstrap over these blocks. Who takes too long, chooses what is not legal or fails loses that game. "
        "Ctrl-C ends the run and reports what was played."
    )
    parser.add_argument("game", help=f"one of: {', '.join(GAMES)}")
    parser.add_argument(
        "--bots",
        required=True,
        metavar="NAME,NAME,...",
        help="one computer player for each seat: "
        + "; ".join(f"{game} has {', '.join(bots.names(game))}" for game in GAMES)
        + "; one of your own is given as module:Class; one that searches may be told how much: search@200 for "
        "simulations a decision, search@0.5s for CPU time",
    )
    parser.add_argument(
        "--mixed",
        type=int,
        metavar="SEATS",
        help="tables of so many, for which each deal draws its players from --bots",
    )
    parser.add_argument("--games", type=int, default=200, metavar="N", help="how many games (default: 200)")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="the luck of the whole run (default: 1)")
    parser.add_argument(
        "--until-sure",
        type=two_shares,
        metavar="LOW,HIGH",
        help="stop as soon as it is sure that the first player wins rather one of these shares than the other "
        "(0.25,0.3), wrongly once in twenty times at most; --games is the most that is played",
    )
    add_conditions(parser)
    workers.add_arguments(parser)
    add_board_argument(parser)
    add_option_argument(parser)
    parser.add_argument(
        "--report",
        choices=REPORTS,
        default=REPORTS[0],
        help="what is told: how the bots did, or how balanced the game is (default: %(default)s)",
    )
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the whole report to this file")
    parser.add_argument(
        "--results",
        type=Path,
        metavar="FILE",
        help="add every game to this file, for `branchline ratings`; games that are in it are not played again",
    )
    parser.add_argument("--records", type=Path, metavar="DIR", help="save every game in this folder")


def add_conditions(parser: argparse.ArgumentParser) -> None:
    """What every decision is taken under."""
    add_thinking_argument(parser)
    parser.add_argument(
        "--limit", type=float, metavar="SECONDS", help="CPU time after which a decision loses the game (default: none)"
    )


def two_shares(text: str) -> tuple[float, float]:
    """Two shares of the wins."""
    try:
        low, high = map(float, text.split(","))
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is not two shares, such as 0.25,0.3") from None
    return low, high


def main(args: argparse.Namespace) -> int:
    """Run the match and print the table; 0 if all games were played, 130 after Ctrl-C."""
    options = parse_options(args.game, args.option)
    names = [name.strip() for name in args.bots.split(",")]
    if args.json:
        check_writable(args.json, "--json")
    tally = args.report == "balance"
    with progress() as tell:
        report = run(
            game_on(args.game, args.board),
            names,
            args.games,
            args.seed,
            options,
            args.jobs,
            tell,
            records=args.records,
            tally=tally,
            ray=args.ray,
            mixed=args.mixed,
            limit=args.limit,
            thinking=args.thinking,
            results=args.results,
            until_sure=args.until_sure,
        )
    if tally:
        show_balance(report)
    else:
        show(report)
    if args.json:
        args.json.write_text(json.dumps(report.as_json(), indent=1) + "\n", encoding="utf-8")
    return INTERRUPTED if report.stopped else 0


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
    for line in (*_fouls(report), _what_was_played(report)):
        console.print(line, highlight=False)


def show_balance(report: Report) -> None:
    """The report on the game itself, as tables in Markdown."""
    print(f"{_title(report.match)}: {', '.join(report.match.bots)}\n")
    for table in balance.tables(report.games):
        print(table)
    print(_what_was_played(report))


def _what_was_played(report: Report) -> str:
    rotations = report.match.rotations
    played = f"{len(report.games)} games: {len(report.games) // rotations} deals, each in {rotations} seatings"
    if report.sure:
        played = f"{_how_sure(report)} {played}"
    if report.sure and report.sure.verdict is not None:
        played += f"; {report.asked} were the most to be played"
    elif report.stopped:
        played += f"; stopped before the {report.asked} asked for"
    elif len(report.games) != report.asked:
        played += f"; {report.asked} were asked for, rounded up to whole deals"
    return f"{played}. {report.seconds:.1f} s."


def _how_sure(report: Report) -> str:
    sure, bot = report.sure, report.match.bots[0]
    assert sure is not None
    if sure.verdict is None:
        return f"Not sure yet whether {bot} wins rather {sure.high:.1%} of its games than {sure.low:.1%}."
    likely, other = (sure.high, sure.low) if sure.verdict else (sure.low, sure.high)
    return f"Sure: {bot} wins rather {likely:.1%} of its games than {other:.1%}."


def _fouls(report: Report) -> Iterator[str]:
    """The first of each kind for each bot, so that it can be found and mended."""
    told = set()
    for played in report.games:
        foul = played.foul
        if foul and (key := (played.bots[foul.entry], foul.kind)) not in told:
            told.add(key)
            where = f"deal {played.block}, seating {played.rotation}"
            yield f"{key[0]} lost by {WORDS[foul.kind]} ({where}): {foul.what}"


def _lines(report: Report) -> Iterator[tuple[str, list[str]]]:
    """What is told about the bots, one line for each thing."""
    rows = report.rows
    yield "games", [str(row.games) for row in rows]
    yield "wins", [f"{row.wins:.2f}".rstrip("0").rstrip(".") for row in rows]
    yield "win rate", [_interval(row.win_rate, percent=True) for row in rows]
    yield "score", [_interval(row.score) for row in rows]
    yield "rank", [_interval(row.rank, digits=2) for row in rows]
    parts = shares(report.games)
    for name in rows[0].figures if rows else ():
        yield name, [_interval(row.figures[name], percent=name in parts) for row in rows]
    for kind in KINDS:
        if any(row.fouls[kind] for row in rows):
            yield f"lost by {WORDS[kind]}", [str(row.fouls[kind]) for row in rows]
    yield "ms a decision", [f"{row.seconds_a_decision * 1000:.3f}" for row in rows]
    yield "median, 95th percentile", [f"{row.median:.3f}, {row.most:.3f}" for row in rows]
    yield "decisions a second", [f"{row.decisions_a_second:,.0f}" for row in rows]


def _title(match: Match) -> str:
    chosen = "".join(f", {name}={value}" for name, value in match.options.items())
    return f"{GAMES[match.game].title}: {match.seats} seats, seed {match.seed}{chosen}"


def _interval(figure: Figure, percent: bool = False, digits: int = 1) -> str:
    """The mean, and below it the interval."""
    if figure.mean is None or figure.low is None or figure.high is None:
        return "–"
    scale, unit = (100, " %") if percent else (1, "")
    mean, low, high = (value * scale for value in (figure.mean, figure.low, figure.high))
    brief = 0 if max(abs(low), abs(high)) >= 100 else digits  # so that five bots fit beside each other
    return f"{mean:.{digits}f}{unit}\n[{low:.{brief}f}, {high:.{brief}f}]"
