"""`branchline replay`: a recorded game told in sentences."""

import argparse
import sys
import warnings
from collections.abc import Iterator, Sequence
from pathlib import Path

from branchline.core.contract import Game, State
from branchline.description import INDENT, scoring
from branchline.locale import LANGUAGES, Speaker
from branchline.record import Record


def tell(
    record: Record,
    language: str,
    seat: int | None = None,
    players: Sequence[str] | None = None,
    until: int | None = None,
) -> Iterator[str]:
    """The game line by line, as that seat saw it, up to step `until`.

    Without a seat a finished game is told with everything in it: each player's own cards and tickets; of an
    unfinished one only what everybody saw. Raises at once if anything is wrong, before the first line.
    """
    game = record.played
    speaker = Speaker(language, game, players)
    steps = len(record.actions)
    if seat is not None and seat not in range(record.seats):
        raise ValueError(f"seat: {seat!r} is not possible; this game has seats 0 to {record.seats - 1}")
    if until is not None and until not in range(steps + 1):
        raise ValueError(f"until: {until!r} is not possible; this record has {steps} steps")
    end = record.replay()
    return _told(game, speaker, record, seat, end, steps if until is None else until)


def _told(game: Game, speaker: Speaker, record: Record, seat: int | None, end: State, until: int) -> Iterator[str]:
    yield game.title
    yield speaker.say("replay-players", players=list(range(record.seats)))
    width = len(str(until))
    heading = ""
    steps = record.steps()
    state, _ = next(steps)
    for step in range(1, until + 1):
        if (now := _heading(game, speaker, state)) != heading:
            heading = now
            yield ""
            yield heading
        eyes = state.seat if seat is None and end.over else seat
        state, events = next(steps)
        for i, line in enumerate(game.tell(game.seen(events, eyes))):
            number = str(step) if i == 0 else ""
            yield f"{number:>{width}}{INDENT}{speaker.line(line)}"
    if until == len(record.actions):
        yield ""
        if end.over:
            yield from scoring(game, end.view(None), speaker)
        else:
            yield speaker.say("replay-unfinished")


def _heading(game: Game, speaker: Speaker, state: State) -> str:
    """A game names its own stretches: here a turn is one player's, there everybody's in several phases."""
    phase = state.view(None)["phase"]
    if phase.startswith("setup"):
        return speaker.say("replay-setup")
    return speaker.say(f"{game.name}-heading", turn=state.turn + 1, player=state.seat, phase=phase)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `branchline replay`."""
    parser.description = "Tell a recorded game in sentences, turn by turn, and count its points."
    parser.add_argument("file", type=Path, help="the record of a game")
    parser.add_argument(
        "--language", default="en", metavar="LANGUAGE", help=f"one of: {', '.join(LANGUAGES)} (default: en)"
    )
    parser.add_argument(
        "--seat", type=int, metavar="N", help="only what this seat knew; seats count from 0, so Player 1 has 0"
    )
    parser.add_argument("--until", type=int, metavar="STEP", help="stop after this step")


def main(args: argparse.Namespace) -> int:
    """Print the game. What is wrong with the record or an argument is raised before the first line."""
    with warnings.catch_warnings(record=True) as notes:
        warnings.simplefilter("always")
        lines = tell(Record.load(args.file), args.language, args.seat, until=args.until)
    for note in notes:
        print(f"branchline replay: {note.message}", file=sys.stderr)
    for line in lines:
        print(line)
    return 0
