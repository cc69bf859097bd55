"""`branchline ladder`: all computer players of a game measured against each other, and the page that tells it."""

import argparse
import json
import shlex
from pathlib import Path
from typing import Final

from branchline import bots, workers
from branchline.arena.command import INTERRUPTED, add_conditions
from branchline.arena.ladder import HELD_OUT, Ladder, climb
from branchline.arena.ladder_page import page, share
from branchline.arena.ladder_picture import picture, picture_of_all
from branchline.arena.match import told
from branchline.arena.ratings import Rating
from branchline.arena.ratings_command import show
from branchline.arena.results import Results
from branchline.games import GAMES, find

PAGES: Final = Path("docs/ladder")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `branchline ladder`."""
    parser.description = (
        "Measure the computer players of a game. Each plays the one below it: one against three, three against one, "
        "and at two seats where the game has them; where there are more than two, all of them play at mixed tables "
        "too. Every game is added to a file, so that a ladder stopped by Ctrl-C goes on when the same is typed again, "
        "and with more --games is only played further. At the end there are ratings, a page and a picture."
    )
    parser.add_argument("game", help=f"one of: {', '.join(GAMES)}")
    parser.add_argument(
        "--bots", metavar="NAME,NAME,...", help="the rungs, the weakest first (default: all that the game has)"
    )
    parser.add_argument("--games", type=int, default=400, metavar="N", help="games of each match (default: 400)")
    parser.add_argument(
        "--searched", type=int, metavar="N", help="games of each match in which somebody searches (default: as --games)"
    )
    parser.add_argument(
        "--seed", type=int, default=HELD_OUT, metavar="N", help="the luck of all deals (default: held-out ones)"
    )
    parser.add_argument("--anchor", metavar="NAME", help="the player who is 0 (default: greedy, or else the weakest)")
    add_conditions(parser)
    workers.add_arguments(parser)
    parser.add_argument(
        "--results", type=Path, metavar="FILE", help="where every game is kept (default: GAME-ladder.jsonl)"
    )
    parser.add_argument(
        "--out",
        type=Path,
        default=PAGES,
        metavar="DIR",
        help="where GAME.md and GAME.svg are written (default: %(default)s)",
    )
    parser.add_argument(
        "--ratings",
        type=Path,
        metavar="FILE",
        help="a file of ratings by game, in which this game's are put down too; the ladders of all its games "
        "are then drawn in one picture, all.svg",
    )


def main(args: argparse.Namespace) -> int:
    """Climbs the ladder and writes its page; 130 after Ctrl-C, which keeps what was played and writes no page."""
    asked = bots.names(args.game) if args.bots is None else [name.strip() for name in args.bots.split(",")]
    rungs = told(args.game, asked, args.thinking)
    if args.anchor is not None and args.anchor not in rungs:
        raise ValueError(f"anchor: {args.anchor} is no rung; there are {', '.join(rungs)}")
    file = args.results or Path(f"{args.game}-ladder.jsonl")
    args.out.mkdir(parents=True, exist_ok=True)
    results = Results(file)
    with workers.crew(args.jobs, args.ray) as crew:
        games = (args.games, args.games if args.searched is None else args.searched)
        ladder = climb(args.game, rungs, games, crew, results, args.seed, args.limit, args.anchor)
    tell(ladder)
    if ladder.stopped:
        print(f"Stopped. What was played is kept in {file}; type the same again to go on.")
        return INTERRUPTED
    (args.out / f"{args.game}.md").write_text(page(ladder, _command(args)), encoding="utf-8")
    drawn = picture(f"The ladder of {find(args.game).title}", ladder.ratings)
    (args.out / f"{args.game}.svg").write_text(drawn, encoding="utf-8")
    if args.ratings:
        kept = _put_down(args.ratings, ladder)
        (args.out / "all.svg").write_text(picture_of_all("The computer players by strength", kept), encoding="utf-8")
    print(f"Written: {args.out / args.game}.md and .svg; the games are in {file}.")
    return 0


def _put_down(file: Path, ladder: Ladder) -> dict[str, list[Rating]]:
    """For the page, which shows them beside the players' names: each with its bounds. All that are there now, by the
    titles of their games, but for those that nobody is offered as an opponent."""
    kept = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    kept[ladder.game] = {
        one.bot: [round(figure) for figure in (one.rating, one.low, one.high)] for one in ladder.ratings
    }
    file.write_text(json.dumps(kept, indent=2) + "\n", encoding="utf-8")
    return {
        find(game).title: [
            Rating(bot, rating, low, high, games=0)
            for bot, (rating, low, high) in of.items()
            if bot in bots.levels(game)
        ]
        for game, of in kept.items()
    }


def tell(ladder: Ladder) -> None:
    """Each match in a line, then the ratings."""
    for contest, report in ladder.contests:
        won = ", ".join(f"{row.bot} wins {share(row.win_rate)}" for row in report.rows if row.bot in contest.watched)
        print(f"{contest.title}: {won or 'nothing was played'}")
    if ladder.ratings:
        show(find(ladder.game).title, ladder.ratings)


def _command(args: argparse.Namespace) -> str:
    """What makes the same page again, wherever it is typed."""
    words = ["branchline", "ladder", args.game]
    usual = {"bots": None, "games": None, "searched": None, "seed": HELD_OUT, "anchor": None, "thinking": None}
    for name, unless in usual.items():
        value = getattr(args, name)
        if value != unless:
            words += [f"--{name}", str(value)]
    if args.limit is not None:
        words += ["--limit", f"{args.limit:g}"]
    return shlex.join(words)
