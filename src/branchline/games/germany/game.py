"""Ticket to Ride: Germany, as the rest of the house knows it."""

from functools import lru_cache, partial
from typing import Final

from branchline.core.contract import Json
from branchline.core.game import BoardGame
from branchline.games.germany import boardcheck, events, refusals, snapshot
from branchline.games.germany.board import BOARD, BOARDS_KEPT, Board, board_of
from branchline.games.germany.observation import layout
from branchline.games.germany.options import OPTIONS, rules_of
from branchline.games.germany.policy import SENSIBLE
from branchline.games.germany.sentences import Sentences
from branchline.games.germany.setup import lay_out
from branchline.games.germany.state import State, answers_on, empty


def _empty(board: Board, seats: int, options: dict[str, Json]) -> State:
    start = options["start_player"]
    if isinstance(start, int) and start >= seats:
        raise ValueError(f"option start_player: {start} is not at this table; allowed is random or 0 to {seats - 1}")
    return empty(board, seats, rules_of(options))


def game_on(board: Board) -> BoardGame[State]:
    return GAME if board is BOARD else _made(board)


def _at_home_on(text: str) -> BoardGame[State]:
    return game_on(board_of(text))


@lru_cache(BOARDS_KEPT)
def _made(board: Board) -> BoardGame[State]:
    return BoardGame(
        home=__name__,
        name="germany",
        title="Ticket to Ride: Germany",
        seats=range(2, 6),
        secrets=True,
        options=OPTIONS,
        answers=answers_on(board),
        policy=SENSIBLE,
        observation=layout(board),
        rules_version=snapshot.RULES_VERSION,
        board_version=board.file["schema"]["version"],
        board_stamp=board.stamp,
        board=board.file,
        check_board=boardcheck.check,
        states=State,
        snapshot_fields=snapshot.FIELDS,
        empty=partial(_empty, board),
        lay_out=lay_out,
        fill=snapshot.fill,
        why=refusals.why,
        sentences=Sentences(board),
        seen=partial(events.seen, board),
        elsewhere=_at_home_on,
    )


GAME: Final = _made(BOARD)
