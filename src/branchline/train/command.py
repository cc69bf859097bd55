"""`branchline train`: lets a player teach itself."""

from argparse import ArgumentParser, Namespace
from pathlib import Path
from time import perf_counter


def add_arguments(parser: ArgumentParser) -> None:
    """The arguments of `branchline train`."""
    parser.description = (
        "Train a player by letting it play: against itself, its past selves and other computer players. A checkpoint, "
        "the curves and the weights are written about once a minute, so that a run that was stopped goes on."
    )
    parser.add_argument("config", type=Path, help="a file of TOML; docs/train.md tells what it may say")
    parser.add_argument(
        "--out",
        type=Path,
        default=Path("training"),
        metavar="FOLDER",
        help="where checkpoint, curve and weights go (default: training)",
    )
    parser.add_argument("--resume", type=Path, metavar="FOLDER", help="go on from the checkpoint there")
    parser.add_argument("--minutes", type=float, metavar="N", help="end this call after so many, to be resumed")
    parser.add_argument("--device", metavar="NAME", help="cuda or cpu (default: cuda if there is one)")


def main(args: Namespace) -> int:
    """Trains for as long as the config says, or this call may take."""
    from branchline.train.config import Config

    begun = perf_counter()
    config = Config.read(args.config)
    try:
        import torch

        from branchline.train.run import Run
    except ModuleNotFoundError as missing:
        raise ValueError(f"{missing.name} is missing; install branchline[train]") from None
    device = args.device or ("cuda" if torch.cuda.is_available() else "cpu")
    run = Run(config, args.out, args.resume, device, lambda text: print(text, flush=True))
    try:
        run.train(60.0 * (args.minutes or config.minutes) - (perf_counter() - begun))
    finally:
        run.close()
    print(f"trained {run.elapsed:.0f} s in all, {run.decisions:,} decisions, {run.games:,} games")
    return 0
