"""From what the page asks for to a table that can be stored."""

import secrets
import unicodedata
from collections.abc import Mapping, Sequence
from typing import Any, Final

from branchline import bots
from branchline.core.contract import Game
from branchline.games import GAMES
from branchline.lessons import Lesson
from branchline.server.identity import Guest
from branchline.server.models import NewLesson, NewSeat, NewTable, OptionValue
from branchline.server.problems import problem, shown
from branchline.server.store import Setup
from branchline.table import Branch, Seat

MOST_NAME: Final = 40
# For computer players that nobody names, by the seat: a log reads like a table of people, in every language.
BOT_NAMES: Final = ("Anton", "Clara", "Otto", "Frieda", "Emil", "Hedwig")
SEED_BITS: Final = 128  # more than anybody could try, however much of a shuffle lies open
NOT_IN_NAMES: Final = ("Cc", "Cs", "Zl", "Zp")  # control characters, halves of characters, line breaks


def set_up(asked: NewTable, guest: Guest) -> Setup:
    """Everything checked, so that the game starts; otherwise one sentence says what is wrong."""
    game = GAMES.get(asked.game)
    if game is None:
        raise problem("error-unknown-game", game=shown(asked.game), allowed=", ".join(GAMES))
    count = len(asked.seats)
    if count not in game.seats:
        least, most = game.seats[0], game.seats[-1]
        raise problem("error-seat-count", game=game.title, count=count, least=least, most=most)
    seats = tuple(_seat(number, seat, guest, game) for number, seat in enumerate(asked.seats))
    _check_options(game, asked.options)
    _check_seed(asked)
    # All of them, so that the game stays what it was should a default change.
    options = {name: asked.options.get(name, option.default) for name, option in game.options.items()}
    return new_table(game, guest, seats, options, asked.seed, hints=asked.hints)


def new_table(
    game: Game,
    guest: Guest,
    seats: Sequence[Seat],
    options: Mapping[str, Any],
    seed: int | None = None,
    id: str | None = None,
    lesson: str | None = None,
    hints: bool = True,
    branch: Branch | None = None,
) -> Setup:
    """A table of the game as it is now, with the luck and the id it is given or its own."""
    return Setup(
        id=id or secrets.token_urlsafe(12),
        made_by=guest.id,
        game=game.name,
        rules_version=game.rules_version,
        board_version=game.board_version,
        seats=tuple(seats),
        seed=secrets.randbits(SEED_BITS) if seed is None else seed,
        options=dict(options),
        seed_chosen=seed is not None,
        lesson=lesson,
        hints=hints,
        branch=branch,
    )


def set_up_lesson(lesson: Lesson, asked: NewLesson, guest: Guest) -> Setup:
    """The table of a lesson: the learner's seat, and computer players in the others."""
    game = GAMES[lesson.game]
    seats = [bot_seat(number, None, lesson.bot, game) for number in range(lesson.seats)]
    seats[lesson.seat] = person_seat(lesson.seat, asked.name, guest)
    return new_table(game, guest, seats, lesson.position["options"], lesson=lesson.id)


def _check_seed(asked: NewTable) -> None:
    """Whoever knows the seed knows every card, so it is chosen only where nobody else sits down."""
    count = sum(seat.kind == "open" for seat in asked.seats)
    if asked.seed is not None and count:
        raise problem("error-seed-open", count=count)


def _seat(number: int, asked: NewSeat, guest: Guest, game: Game) -> Seat:
    if asked.kind == "open":
        if asked.name is not None or asked.bot is not None:
            raise problem("error-open", player=number)
        return Seat()
    if asked.kind == "bot":
        if asked.bot is None:
            raise problem("error-bot-missing", player=number, allowed=", ".join(bots.names(game.name)))
        return bot_seat(number, asked.name, asked.bot, game)
    if asked.bot is not None:
        raise problem("error-bot-person", player=number)
    return person_seat(number, asked.name, guest)


def person_seat(number: int, name: str | None, guest: Guest) -> Seat:
    """A seat of this guest, under the name they give or as a number."""
    return Seat(_name(number, name) or f"Player {number + 1}", owner=guest.id)


def bot_seat(number: int, name: str | None, bot: str, game: Game) -> Seat:
    """A seat of a computer player of this game, under the name it is given or a first name."""
    check_bot(bot, game)
    return Seat(_name(number, name) or BOT_NAMES[number % len(BOT_NAMES)], bot=bot)


def check_bot(bot: str, game: Game) -> None:
    """Refuses a computer player this game does not have."""
    players = bots.names(game.name)
    if bot not in players:
        raise problem("error-unknown-bot", game=game.title, bot=shown(bot), allowed=", ".join(players))


def _name(number: int, asked: str | None) -> str:
    name = (asked or "").strip()
    if len(name) > MOST_NAME or any(unicodedata.category(letter) in NOT_IN_NAMES for letter in name):
        raise problem("error-name", player=number, most=MOST_NAME)
    return name


def _check_options(game: Game, options: Mapping[str, OptionValue]) -> None:
    for name, value in options.items():
        option = game.options.get(name)
        if option is None:
            known = ", ".join(game.options)
            raise problem("error-unknown-option", game=game.title, option=shown(name), allowed=known)
        try:
            option.check(value)
        except ValueError:
            allowed = option.allowed()
            raise problem("error-option-value", option=name, value=shown(value), allowed=allowed) from None
