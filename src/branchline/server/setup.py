"""From what the page asks for to a table that can be stored."""

import secrets
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from branchline import bots
from branchline.core.contract import Game
from branchline.games import GAMES, on, other_board, pack
from branchline.lessons import Lesson
from branchline.server.identity import Guest
from branchline.server.models import ClockInfo, NewLesson, NewSeat, NewTable, OptionValue
from branchline.server.people.names import check_free, cleaned, first_free
from branchline.server.problems import problem, shown
from branchline.server.rows import Setup
from branchline.table import Branch, Seat, Table, Watchers
from branchline.table.clock import Timing

# For computer players that nobody names, by the seat: a log reads like a table of people, in every language.
BOT_NAMES: Final = ("Anton", "Clara", "Otto", "Frieda", "Emil", "Hedwig")
SEED_BITS: Final = 128  # more than anybody could try, however much of a shuffle lies open


def set_up(asked: NewTable, guest: Guest) -> Setup:
    """Everything checked, so that the game starts; otherwise one sentence says what is wrong."""
    game = on_board(game_named(asked.game), asked.board)
    check_count(game, len(asked.seats))
    seats = _seats(asked.seats, guest, game)
    options = whole_options(game, asked.options)
    _check_seed(asked)
    timing = _timing(asked.clock)
    return new_table(
        game, guest.id, seats, options, asked.seed, hints=asked.hints, timing=timing, watchers=asked.watchers
    )


def game_named(name: str) -> Game:
    """The game of this name."""
    game = GAMES.get(name)
    if game is None:
        raise problem("error-unknown-game", game=shown(name), allowed=", ".join(GAMES))
    return game


def on_board(game: Game, board: Any) -> Game:
    """The game on the board that is asked for; refused where it cannot be played on."""
    if board is None:
        return game
    if not game.many_boards:
        raise problem("error-own-board", game=game.title)
    names = pack(game).boards()
    if isinstance(board, str) and board not in names:
        raise problem("error-unknown-board", game=game.title, board=shown(board), allowed=", ".join(names))
    try:
        return on(game, board)
    except ValueError as error:
        raise problem("error-board", detail=str(error).removeprefix("board: ").rstrip(".")) from None


def check_count(game: Game, count: int) -> None:
    """Refuses a number of seats that the game is not played with."""
    if count not in game.seats:
        least, most = game.seats[0], game.seats[-1]
        raise problem("error-seat-count", game=game.title, count=count, least=least, most=most)


def whole_options(game: Game, options: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
    """All of them, so that the game stays what it was should a default change."""
    _check_options(game, options)
    return {name: options.get(name, option.default) for name, option in game.options.items()}


def new_table(
    game: Game,
    maker: str,
    seats: Sequence[Seat],
    options: Mapping[str, Any],
    seed: int | None = None,
    id: str | None = None,
    lesson: str | None = None,
    hints: bool = True,
    branch: Branch | None = None,
    timing: Timing | None = None,
    watchers: Watchers = "everyone",
) -> Setup:
    """A table of the game as it is now, with the luck and the id it is given or its own."""
    return Setup(
        id=id or secrets.token_urlsafe(12),
        made_by=maker,
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
        timing=timing,
        watchers=watchers,
        board=other_board(game),
    )


def set_up_lesson(lesson: Lesson, asked: NewLesson, guest: Guest) -> Setup:
    """The table of a lesson: the learner's seat, and computer players in the others."""
    game = GAMES[lesson.game]
    learner = person_seat(lesson.seat, asked.name, guest)
    seats = [bot_seat(number, None, lesson.bot, [learner.name]) for number in range(lesson.seats)]
    seats[lesson.seat] = learner
    return new_table(game, guest.id, seats, lesson.position["options"], lesson=lesson.id)


def _check_seed(asked: NewTable) -> None:
    """Whoever knows the seed knows every card, so it is chosen only where nobody else sits down."""
    count = sum(seat.kind == "open" for seat in asked.seats)
    if asked.seed is not None and count:
        raise problem("error-seed-open", count=count)


def _timing(asked: ClockInfo | None) -> Timing | None:
    if asked is None:
        return None
    timing = Timing(**asked.model_dump())
    try:
        timing.check()
    except ValueError as error:
        raise problem("error-clock", detail=str(error)) from None
    return timing


def _seats(asked: Sequence[NewSeat], guest: Guest, game: Game) -> list[Seat]:
    """All of them: first those that are named, so that whoever is given a name gets none of theirs."""
    for number, seat in enumerate(asked):
        _check_seat(number, seat, game)
    seats = [Seat()] * len(asked)
    for number in sorted(range(len(asked)), key=lambda number: not check_name(asked[number].name)):
        seat = asked[number]
        if seat.kind == "bot":
            seats[number] = bot_seat(number, seat.name, seat.bot or "", _names(seats))
        elif seat.kind != "open":
            seats[number] = person_seat(number, seat.name, guest, _names(seats))
    return seats


def _check_seat(number: int, asked: NewSeat, game: Game) -> None:
    if asked.kind == "open":
        if asked.name is not None or asked.bot is not None:
            raise problem("error-open", player=number)
    elif asked.kind == "bot":
        if asked.bot is None:
            raise problem("error-bot-missing", player=number, allowed=", ".join(bots.names(game)))
        check_bot(asked.bot, game)
    elif asked.bot is not None:
        raise problem("error-bot-person", player=number)


def _names(seats: Iterable[Seat]) -> list[str]:
    return [seat.name for seat in seats if not seat.open]


def beside(table: Table, seat: int) -> list[str]:
    """The names of those who sit in the other seats; one that a seat is kept for may still be anybody's."""
    return _names((*table.seats[:seat], *table.seats[seat + 1 :]))


def person_seat(number: int, name: str | None, guest: Guest, taken: Sequence[str] = ()) -> Seat:
    """A seat of this guest, under the name they give, that of their account, or as a number."""
    unnamed = [guest.name] if guest.name else []
    return Seat(_given(name, taken) or first_free([*unnamed, f"Player {number + 1}"], taken), owner=guest.id)


def bot_seat(number: int, name: str | None, bot: str, taken: Sequence[str] = ()) -> Seat:
    """A seat of a computer player, under the name it is given or a first name."""
    usual = number % len(BOT_NAMES)
    return Seat(_given(name, taken) or first_free([*BOT_NAMES[usual:], *BOT_NAMES[:usual]], taken), bot=bot)


def check_name(name: str | None) -> str:
    """The name as it is kept, empty where none is given; refused where nobody can be called that."""
    return cleaned(name or "")


def _given(name: str | None, taken: Sequence[str]) -> str:
    text = check_name(name)
    if text:
        check_free(text, taken)
    return text


def check_bot(bot: str, game: Game) -> None:
    """Refuses a computer player this game does not have."""
    players = bots.names(game)
    if bot not in players:
        raise problem("error-unknown-bot", game=game.title, bot=shown(bot), allowed=", ".join(players))


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
