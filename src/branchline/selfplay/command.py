"""`branchline selfplay`: games of computer players as data to learn from, from the command line."""

import argparse
from pathlib import Path
from typing import Final

from branchline import workers
from branchline.envs.rewards import STANDINGS
from branchline.games import GAMES, find
from branchline.options import (
    add_board_argument,
    add_option_argument,
    add_thinking_argument,
    game_on,
    parse_options,
)
from branchline.progress import progress
from branchline.selfplay.run import write

INTERRUPTED: Final = 130  # the exit code of a command stopped by Ctrl-C
USUAL_SEATS: Final = 4  # or as many as the game takes


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `branchline selfplay`."""
    parser.description = (
        "Let computer players play each other, and write every decision to a Parquet file: what the seat saw, what it "
        "could do, what it did, and what came of it. The same arguments give the same file, whoever works at it. "
        "Ctrl-C ends the run; the file then holds what was played."
    )
    parser.add_argument("game", help=f"one of: {', '.join(GAMES)}")
    parser.add_argument(
        "--bots",
        required=True,
        metavar="NAME,...",
        help="one computer player for all seats, or one for each; as `branchline arena` knows them",
    )
    parser.add_argument("--seats", type=int, metavar="N", help="how many, where one player has them all (default: 4)")
    parser.add_argument("--games", type=int, default=200, metavar="N", help="how many games (default: 200)")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="the luck of the whole run (default: 1)")
    parser.add_argument(
        "--reward", choices=list(STANDINGS), default="rank", help="what a decision is rewarded with (default: rank)"
    )
    parser.add_argument("--out", type=Path, required=True, metavar="FILE", help="where the games are written")
    add_thinking_argument(parser)
    workers.add_arguments(parser)
    add_board_argument(parser)
    add_option_argument(parser)


def main(args: argparse.Namespace) -> int:
    """Plays and writes; 0 if all games were played, 130 after Ctrl-C."""
    names = [name.strip() for name in args.bots.split(",")]
    if len(names) == 1:
        names *= args.seats if args.seats is not None else min(USUAL_SEATS, find(args.game).seats[-1])
    elif args.seats not in (None, len(names)):
        raise ValueError(f"--seats: {args.seats} is not possible; --bots names {len(names)} players")
    with progress() as tell:
        written = write(
            args.out,
            game_on(args.game, args.board),
            names,
            args.games,
            args.seed,
            parse_options(args.game, args.option),
            args.reward,
            args.thinking,
            args.jobs,
            args.ray,
            tell,
        )
    size = args.out.stat().st_size / 2**20
    print(
        f"{written.games} games, {written.decisions:,} decisions: {args.out}, {size:.1f} MiB. {written.seconds:.1f} s."
    )
    return INTERRUPTED if written.stopped else 0
