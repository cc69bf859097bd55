"""Hints and explanations for whoever is connected: what may be asked, and answers that come when they are found."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Any, Final, NamedTuple

from starlette.websockets import WebSocketDisconnect

from branchline.advice import hints
from branchline.advice.shapes import Explanation
from branchline.server.advice_models import advises
from branchline.server.advising import Advising, Ask
from branchline.server.messages import AnswerMessage, ExplainMessage, HintMessage, RefusedMessage
from branchline.server.problems import problem
from branchline.server.requests import AboutAdvice, Explain, Hint
from branchline.table import LessonTable, Refused, Step, Table
from branchline.table.refusal import refused

MOST_OPEN: Final = 8  # questions of one connection


class Wanted(NamedTuple):
    """What somebody wants to know: about the position before which step, what is asked, how the answer is told."""

    step: int
    ask: Ask[Any]
    tell: Callable[[Any], AnswerMessage]


class Adviser:
    """The questions of one connection. While they are open it goes on hearing and being told."""

    def __init__(
        self,
        advising: Advising,
        guest: str,
        note: Callable[[], Awaitable[None]],
        send: Callable[[AnswerMessage], Awaitable[None]],
    ) -> None:
        self._advising = advising
        self._guest = guest
        self._note = note
        self._send = send
        self._open: set[asyncio.Task[None]] = set()

    def ask(self, table: Table, message: AboutAdvice) -> None:
        """Refuses at once what may not be asked; the rest is answered later, about the table as it is now."""
        if len(self._open) >= MOST_OPEN:
            raise problem("error-many-questions", most=MOST_OPEN)
        check_advice(table)
        self._check_eyes(table, message.seat)
        task = asyncio.create_task(self._answer(table, _wanted(table, message), message.request))
        self._open.add(task)
        task.add_done_callback(self._open.discard)

    async def close(self) -> None:
        """Nobody waits for the answers any more."""
        for task in self._open:
            task.cancel()
        await asyncio.gather(*self._open, return_exceptions=True)

    def _check_eyes(self, table: Table, seat: int) -> None:
        """Advice is for one's own seat, and only where the table allows it; after the end it is for everybody."""
        table.check_begun()
        if table.state.over:
            table.check_seat(seat)
            return
        table.check_owner(self._guest, seat)
        table.check_goes_on()
        if not table.hints:
            raise problem("error-hints-off")

    async def _answer(self, table: Table, wanted: Wanted, request: int | None) -> None:
        question = self._advising.question(table, wanted.step, wanted.ask)
        try:
            await self._note()
            answer = wanted.tell(await self._advising.answer(question, self._guest))
        except Refused as refusal:
            answer = RefusedMessage.of(refusal)
        answer.request = request
        with suppress(WebSocketDisconnect):
            await self._send(answer)


def check_advice(table: Table) -> None:
    """Refuses where there is nothing to judge by. A lesson says itself what is to be done."""
    if not advises(table.game):
        raise problem("error-no-advice", game=table.game.title)
    if isinstance(table, LessonTable):
        raise problem("error-hints-off")


def _wanted(table: Table, message: AboutAdvice) -> Wanted:
    now, seat = len(table.steps), message.seat
    match message:
        case Hint(depth=depth):
            if table.state.over:
                raise refused("error-over")
            tell_hint = partial(HintMessage.of, table.game, table.version, depth)
            return Wanted(now, partial(hints.hint, seat=seat, depth=depth), tell_hint)
        case Explain(step=n):
            tell = partial(ExplainMessage.of, table.game, table.version, n)
            if n is None:
                return Wanted(now, _why_not(table, seat, message.action), tell)
            return Wanted(n, _why(table, seat, n), tell)


def _why_not(table: Table, seat: int, action: int | None) -> Ask[Explanation]:
    assert action is not None, "a message names a step or an action"
    refusal = table.why(seat, action)
    if refusal is not None:
        raise refusal
    return partial(hints.why_not, action=action)


def _why(table: Table, seat: int, n: int) -> Ask[Explanation]:
    last = len(table.steps) - 1
    if not -1 <= n <= last:
        raise refused("error-unknown-step", step=n, last=last)
    step = table.steps[n] if n >= 0 else None
    if step is None or step.action is None:
        raise problem("error-not-an-action", step=n)
    eyes = None if table.state.over else seat
    return partial(hints.why, action=step.action, seat=eyes, style=_style(table, step))


def _style(table: Table, step: Step) -> str:
    """How its player judges: a person, and whoever left the seat since, as the best there is."""
    judgement = hints.judgement_of(table.game.name)
    left = any(later.action is None and later.seat == step.seat for later in table.steps[step.n :])
    bot = None if left else table.seats[step.seat].bot
    return judgement.strongest if bot is None else judgement.style_of(bot)
