"""What runs in the processes in which computer players think."""

import faulthandler
from collections.abc import Callable
from typing import Any, NamedTuple

from branchline import bots
from branchline.games import GAMES


class Question(NamedTuple):
    """All a computer player needs to decide, small enough to send to its process."""

    game: str
    bot: str
    seed: int
    seat: int
    snapshot: dict[str, Any]
    limit: float


def think(question: Question) -> int:
    """The action the computer player chooses."""
    state = GAMES[question.game].load(question.snapshot)
    bot = bots.make(question.game, question.bot, question.seed)
    seat = question.seat
    return bot.choose(state.view(seat), lambda seed: state.resample(seat, seed))


def answer(think: Callable[[Question], int], question: Question) -> int:
    """Thinks, and whatever goes wrong stays here. A process that takes too long ends itself, saying where it was."""
    faulthandler.dump_traceback_later(question.limit, exit=True)
    try:
        return think(question)
    except Exception:
        raise
    except BaseException as error:  # an exit would be carried over and end the server
        raise RuntimeError(f"it raised {type(error).__name__}") from None
    finally:
        faulthandler.cancel_dump_traceback_later()
