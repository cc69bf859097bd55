"""`branchline ratings`: how strong players are, from what `branchline arena --results` has written."""

import argparse
import json
from dataclasses import asdict
from pathlib import Path

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from branchline.arena.ratings import ANCHOR, Rating, rate
from branchline.arena.results import check_writable, read, same_players


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `branchline ratings`."""
    parser.description = (
        "Fit ratings to the games in files of results: Plackett and Luce's model on the ranks, which is Bradley and "
        "Terry's at two seats; a shared rank counts as every order, equally likely. 400 points more is ten times as "
        "likely to come in before the other. Intervals are 95 %, from a bootstrap over deals. Two different players "
        "under one name, told apart by what they play, are refused."
    )
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="results of one game")
    parser.add_argument("--anchor", default=ANCHOR, metavar="NAME", help="the player who is 0 (default: %(default)s)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the ratings to this file too")


def main(args: argparse.Namespace) -> int:
    """Prints the table; 0 when it could be made."""
    results = read(args.files)
    games = sorted({result.match.game for result in results})
    if len(games) != 1:
        raise ValueError(f"results: ratings are of one game, and these are of {' and '.join(games) or 'none'}")
    same_players(results)
    if args.json:
        check_writable(args.json, "--json")
    ratings = rate([result.played for result in results], args.anchor)
    show(f"{games[0]}: {len(results)} games", ratings)
    if args.json:
        args.json.write_text(json.dumps([asdict(rating) for rating in ratings], indent=1) + "\n", encoding="utf-8")
    return 0


def show(title: str, ratings: list[Rating]) -> None:
    """The ladder as a table, the strongest on top."""
    table = Table(title=title, title_justify="left", box=SIMPLE_HEAD)
    for column in ("", "rating", "95 % interval", "games"):
        table.add_column(column, justify="right" if column else "left")
    for one in ratings:
        table.add_row(one.bot, f"{one.rating:.0f}", f"{one.low:.0f} to {one.high:.0f}", str(one.games))
    Console().print(table)
