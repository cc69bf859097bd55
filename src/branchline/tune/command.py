"""`branchline tune`: better weights for a computer player, from the command line."""

import argparse
import json
from pathlib import Path
from typing import Any

from branchline import workers
from branchline.games import GAMES, find
from branchline.progress import progress
from branchline.tune.evolve import gain, tune, written
from branchline.tune.games import Trial, Weights, judgement


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `branchline tune`."""
    parser.description = (
        "Improve the weights by which a computer player judges, by evolution: in each generation many sets of weights "
        "play the same deals against the field, and the next ones are drawn near the best. What was gained is told at "
        "the end, on deals that no weights were tuned on. Ctrl-C stops; with --kept the run goes on another time."
    )
    parser.add_argument("game", help=f"one of: {', '.join(GAMES)}")
    parser.add_argument("--seats", type=int, default=4, metavar="N", help="players at the table (default: 4)")
    parser.add_argument(
        "--start", default="greedy", metavar="STYLE", help="whose weights to begin with (default: greedy)"
    )
    parser.add_argument(
        "--field",
        default="greedy",
        metavar="STYLE,...",
        help="whom to play against, in turn: names of players or files of weights (default: greedy)",
    )
    parser.add_argument("--generations", type=int, default=60, metavar="N", help="how many (default: 60)")
    parser.add_argument(
        "--deals", type=int, default=24, metavar="N", help="deals in each, from all seats (default: 24)"
    )
    parser.add_argument(
        "--held-apart", type=int, default=200, metavar="N", help="deals to tell the gain by (default: 200)"
    )
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="the luck of the whole run (default: 1)")
    workers.add_arguments(parser)
    parser.add_argument("--kept", type=Path, metavar="FILE", help="where the run is kept, so that it can go on")
    parser.add_argument("--out", type=Path, metavar="FILE", help="where the weights are written (default: printed)")


def main(args: argparse.Namespace) -> int:
    """Runs the evolution; 0 when all generations were tried."""
    _check(args)
    field = tuple(_style(args, name.strip()) for name in args.field.split(","))
    trial = Trial(args.game, args.seats, field, args.seed)
    start = _style(args, args.start)
    best: Weights = start
    with workers.crew(args.jobs, args.ray) as (pool, _):
        with progress() as tell:
            for generation in tune(trial, start, args.generations, pool, args.kept, deals=args.deals, progress=tell):
                best = generation.weights
                if args.out:
                    args.out.write_text(written(best), encoding="utf-8")
                print(f"generation {generation.number}: {generation.mean:.3f}, best {generation.best:.3f}", flush=True)
        told = gain(trial, start, best, args.held_apart, pool)
    print(
        f"On {args.held_apart} deals held apart: {told.after:.1%} of the games won, {told.before:.1%} before; "
        f"gained {told.after - told.before:+.1%} [{told.low:+.1%}, {told.high:+.1%}]."
    )
    if not args.out:
        print(written(best), end="")
    return 0


def _check(args: argparse.Namespace) -> None:
    find(args.game).new(args.seats, args.seed)  # checks what the game itself is given
    for name in ("generations", "deals", "held_apart"):
        number = getattr(args, name)
        if number < 1:
            raise ValueError(f"{name.replace('_', ' ')}: {number} is not possible; give a whole number from 1 up")


def _style(args: argparse.Namespace, name: str) -> Weights:
    """The weights of a known player, or those in a file."""
    judged = judgement(args.game)
    if not name.endswith(".json"):
        return judged.style(name, args.seats)
    try:
        stored: Any = json.loads(Path(name).read_text(encoding="utf-8"))
        weights = {weight: float(stored[weight]) for weight in judged.ranges}
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise ValueError(f"style: {name} holds no weights of {args.game} ({error})") from None
    for weight, (least, most) in judged.ranges.items():
        if not least <= weights[weight] <= most:
            raise ValueError(f"style: {name} has {weight} {weights[weight]}; allowed is {least} to {most}")
    return weights
