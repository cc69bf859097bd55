"""`branchline fuzz`: random games with every invariant checked; a game that breaks one is kept as a record."""

import argparse
import json
import sys
from pathlib import Path

from branchline.core.contract import Game
from branchline.core.invariants import Broken
from branchline.core.pack import Invariants
from branchline.games import GAMES, pack
from branchline.options import add_board_argument, game_on
from branchline.progress import progress
from branchline.record import Record


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `branchline fuzz`."""
    parser.description = (
        "Play random games, every other one with random options, and check every invariant of the rules at every "
        "step. The first game that breaks one (or crashes, or does not end) is written as a record, to be replayed "
        "with `branchline replay`."
    )
    parser.add_argument("game", help=f"one of: {', '.join(GAMES)}")
    parser.add_argument("--games", type=int, default=2000, metavar="N", help="for each number of seats (default: 2000)")
    parser.add_argument("--seats", type=int, metavar="N", help="only this number of seats (default: each in turn)")
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="the first seed (default: 0)")
    add_board_argument(parser)
    parser.add_argument(
        "--dump",
        type=Path,
        default=Path("broken.json"),
        metavar="FILE",
        help="where a failing game goes (default: %(default)s)",
    )


def main(args: argparse.Namespace) -> int:
    """0 if every game held, 1 if one broke, 2 for a wrong argument."""
    game = game_on(args.game, args.board)
    checks = pack(game).invariants()
    if args.games < 1:
        raise ValueError(f"--games: {args.games} is not possible; at least 1 is")
    if args.dump.is_dir() or not args.dump.parent.is_dir():
        raise ValueError(f"--dump: {args.dump} cannot be written; name a file in a folder that is there")
    tables = game.seats if args.seats is None else [args.seats]
    for seed in (args.seed, args.seed + args.games - 1):
        game.new(tables[0], seed)  # checks what the games will be given
    for seats in tables:
        with progress(f"{seats} seats:") as tell:
            for i in range(args.games):
                tell(i, args.games)
                if not _holds(checks, game, seats, args.seed + i, args.dump):
                    return 1
        print(f"{seats} seats: {args.games} games hold.", flush=True)
    return 0


def _holds(checks: Invariants, game: Game, seats: int, seed: int, dump: Path) -> bool:
    options = checks.drawn_options(game, seats, seed)
    try:
        checks.watched_game(game, seats, seed, options, checks.wanderer(game, seed))
    except Broken as broken:
        Record(game, seats, seed, options, broken.actions).save(dump)
        chosen = f", options {json.dumps(options)}" if options else ""
        print(f"{seats} seats, seed {seed}{chosen}: {broken}. The game is in {dump}.", file=sys.stderr)
        return False
    return True
