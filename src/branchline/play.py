"""`branchline play`: a game in the terminal, in words alone, so that it can also be heard."""

import argparse
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from branchline import bots
from branchline.description import Choice
from branchline.games import GAMES
from branchline.locale import LANGUAGES
from branchline.options import add_board_argument, add_option_argument, game_on, parse_options
from branchline.solo import YOU, Solo

MOST_SHOWN: Final = 25


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `branchline play`."""
    parser.description = (
        "Play in this terminal against computer players. Answer with the number of an action, with its notation "
        "(such as `pass`), or with `?` and words to look for among the possible actions (such as `? green`); "
        "`look` tells all there is to see, `quit` leaves."
    )
    parser.add_argument("game", nargs="?", default=next(iter(GAMES)), help=f"one of: {', '.join(GAMES)}")
    parser.add_argument(
        "--bots",
        metavar="NAME,NAME,...",
        help="who you play against (default: two of the strongest, or as many as the game needs); "
        + "; ".join(f"{game} has {', '.join(bots.names(game))}" for game in GAMES)
        + "; one of your own is given as module:Class",
    )
    parser.add_argument("--language", default="en", help=f"one of: {', '.join(LANGUAGES)} (default: en)")
    parser.add_argument("--seed", type=int, metavar="N", help="the luck of the game (default: by chance)")
    add_board_argument(parser)
    add_option_argument(parser)
    parser.add_argument("--record", type=Path, metavar="FILE", help="save the game here when it ends or you leave")


def main(args: argparse.Namespace) -> int:
    """Plays one game; 0 at its end or when the player leaves."""
    game = game_on(args.game, args.board)
    names = [name.strip() for name in args.bots.split(",")] if args.bots else None
    solo = Solo(game, names, args.seed, parse_options(game.name, args.option), args.language)
    if args.record:  # a file that cannot be written is better known before the game than after it
        if args.record.is_dir():
            raise ValueError(f"--record: {args.record} is a folder; name a file")
        solo.record.save(args.record)
    _print([solo.speaker.say("play-welcome", player=YOU)])
    try:
        _play(solo)
    finally:  # also when the player leaves with Ctrl-C
        if args.record:
            solo.record.save(args.record)
    if solo.state.over:
        _print(["", *solo.scoring()])
    return 0


def _play(solo: Solo) -> None:
    """Plays to the end, or until the person leaves."""
    while True:
        _print(solo.others())
        if solo.state.over:
            return
        action = _ask(solo)
        if action is None:
            return
        _print(solo.play(action))


def _ask(solo: Solo) -> int | None:
    """The action the person chooses; None to leave."""
    _print(["", *solo.table()])
    choices = solo.choices()
    _show(choices[:MOST_SHOWN])
    if len(choices) > MOST_SHOWN:
        _print([solo.speaker.say("play-more", count=len(choices) - MOST_SHOWN)])
    while True:
        try:
            answer = input("> ").strip()
        except EOFError:
            print()
            return None
        if answer in ("quit", "q"):
            return None
        if answer == "look":
            _print(solo.look())
        elif answer.startswith("?"):
            _show(solo.choices(answer[1:]))
        else:
            try:
                action = solo.understood(answer)
            except ValueError as error:
                print(error)
                continue
            refused = solo.refusal(action)
            if refused is None:
                return action
            print(refused)


def _show(choices: Iterable[Choice]) -> None:
    for choice in choices:
        print(f"{choice.action:>6}  {choice.sentence}")


def _print(lines: Iterable[str]) -> None:
    for line in lines:
        print(line)
