"""`branchline play`: a game in the terminal, in words alone, so that it can also be heard."""

import argparse
import re
import secrets
from functools import partial
from pathlib import Path

from branchline import bots
from branchline.core.contract import MOST_SEED, Game, State
from branchline.games import GAMES, find
from branchline.locale import LANGUAGES, Speaker
from branchline.options import add_option_argument, parse_options
from branchline.record import Record
from branchline.replay import scoring

YOU = 0  # the person's seat; who starts is drawn by the game
MOST_SHOWN = 25
NUMBER = re.compile("[0-9]{1,9}")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `branchline play`."""
    parser.description = (
        "Play in this terminal against computer players. Answer with the number of an action, with its notation "
        "(such as `pass`), or with `?` and words to look for among the possible actions (such as `? green`); "
        "`quit` leaves."
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
    add_option_argument(parser)
    parser.add_argument("--record", type=Path, metavar="FILE", help="save the game here when it ends or you leave")


def usual_opponents(game: Game) -> list[str]:
    """Two of the strongest players that nobody waits for, or more where a table needs them."""
    return [bots.stand_in(game.name)] * max(2, game.seats[0] - 1)


def main(args: argparse.Namespace) -> int:
    """Plays one game; 0 at its end or when the player leaves."""
    game = find(args.game)
    options = parse_options(game.name, args.option)
    seed = secrets.randbits(32) if args.seed is None else args.seed
    names = [name.strip() for name in args.bots.split(",")] if args.bots else usual_opponents(game)
    players = {
        seat: bots.make(game.name, name, (seed + seat) % MOST_SEED) for seat, name in enumerate(names, start=YOU + 1)
    }
    speaker = Speaker(args.language, game, ["", *(f"{name.title()} {seat}" for seat, name in enumerate(names, 1))])
    state = game.new(len(names) + 1, seed, options)
    record = Record(game.name, len(names) + 1, seed, options)
    if args.record:  # a file that cannot be written is better known before the game than after it
        if args.record.is_dir():
            raise ValueError(f"--record: {args.record} is a folder; name a file")
        record.save(args.record)
    print(speaker.say("play-welcome", player=YOU))
    try:
        _play(game, state, speaker, players, record)
    finally:  # also when the player leaves with Ctrl-C
        if args.record:
            record.save(args.record)
    if state.over:
        print()
        for text in scoring(game, speaker, state):
            print(text)
    return 0


def _play(game: Game, state: State, speaker: Speaker, players: dict[int, bots.Bot], record: Record) -> None:
    """Plays to the end, or until the person leaves; the record grows with the game."""
    while not state.over:
        seat = state.seat
        if seat == YOU:
            chosen = _ask(game, state, speaker)
            if chosen is None:
                return
            action = chosen
        else:
            action = players[seat].choose(state.view(seat), partial(state.resample, seat))
        events = state.step(action)
        record.actions.append(state.notation(action))
        for line in game.tell(game.seen(events, YOU)):
            print(speaker.line(line))


def _ask(game: Game, state: State, speaker: Speaker) -> int | None:
    """The action the person chooses; None to leave."""
    view = state.view(YOU)
    legal: list[int] = view["legal"]

    def show(actions: list[int], words: list[str]) -> None:
        """Those of the actions whose sentences have all the words."""
        for action in actions:
            text = speaker.line(game.action_line(action, view))
            if all(word in text.lower() for word in words):
                print(f"{action:>6}  {text}")

    print()
    for line in game.table_lines(view):
        print(speaker.line(line))
    show(legal[:MOST_SHOWN], [])
    if len(legal) > MOST_SHOWN:
        print(speaker.say("play-more", count=len(legal) - MOST_SHOWN))
    while True:
        try:
            answer = input("> ").strip()
        except EOFError:
            print()
            return None
        if answer in ("quit", "q"):
            return None
        if answer.startswith("?"):
            show(legal, answer[1:].lower().split())
            continue
        try:
            action = int(answer) if NUMBER.fullmatch(answer) else state.parse(answer)
        except ValueError as error:
            print(error)
            continue
        refused = state.why_not(action)
        if refused is None:
            return action
        print(f"{speaker.say(refused.message, **refused.arguments)} ({refused.rule})")
