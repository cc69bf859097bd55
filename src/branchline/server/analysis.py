"""Finished games looked at again, decision by decision; whoever asks is told what has been found by then."""

import asyncio
from collections import OrderedDict
from contextlib import suppress
from functools import partial
from typing import Final

from branchline.advice.hints import judgement_of
from branchline.advice.review import review
from branchline.bots.outcome import promise
from branchline.server.advice_models import Analysis, ReviewInfo
from branchline.server.adviser import check_advice
from branchline.server.advising import Advising
from branchline.table import Refused, Step, Table

MOST_KEPT: Final = 64


class Analysing:
    """The decisions of one seat. It goes on until all are looked at, or it is forgotten."""

    def __init__(self, table: Table, seat: int, advising: Advising, turn: asyncio.Lock) -> None:
        self._table = table
        self._advising = advising
        self._turn = turn
        self._decisions = _decisions(table, seat)
        self._result = promise(table.state.scores(), seat)
        self._done = 0
        self._reviews: list[ReviewInfo] = []
        self._task = asyncio.create_task(self._work())

    @property
    def found(self) -> Analysis:
        return Analysis(of=len(self._decisions), done=self._done, reviews=self._reviews, result=self._result)

    async def _work(self) -> None:
        for step, action in self._decisions:
            async with self._turn:
                with suppress(Refused):  # one that could not be judged is left out
                    self._reviews.append(await self._review(step, action))
            self._done += 1

    async def _review(self, step: Step, action: int) -> ReviewInfo:
        table = self._table
        question = self._advising.question(table, step.n, partial(review, action=action))
        return ReviewInfo.of(table.game, step.n, step.seat, step.turn, await self._advising.answer(question))

    async def stop(self) -> None:
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)


class Analyses:
    """Those that were asked for last. One decision of all of them is worked on at a time, so that hints wait for no
    more than one."""

    def __init__(self, advising: Advising) -> None:
        self._advising = advising
        self._turn = asyncio.Lock()  # asyncio's lock is fair: each analysis has its turn
        self._kept: OrderedDict[tuple[str, int], Analysing] = OrderedDict()

    async def of(self, table: Table, seat: int) -> Analysis:
        """What has been found of this seat's decisions; the first who asks begins it."""
        check_advice(table)
        table.check_over()
        table.check_seat(seat)
        key = (table.id, seat)
        if key not in self._kept:
            self._kept[key] = Analysing(table, seat, self._advising, self._turn)
        self._kept.move_to_end(key)
        asked = self._kept[key].found
        while len(self._kept) > MOST_KEPT:
            await self._kept.popitem(last=False)[1].stop()
        return asked

    async def close(self) -> None:
        await asyncio.gather(*(one.stop() for one in self._kept.values()))


def _decisions(table: Table, seat: int) -> list[tuple[Step, int]]:
    """The actions of this seat where it had a choice and decided something by it."""
    judgement = judgement_of(table.game.name)
    state = table.begin()
    chosen: list[tuple[Step, int]] = []
    for step in table.steps:
        if step.action is not None:
            if step.seat == seat and len(state.legal()) > 1 and judgement.decides(state.view(seat)):
                chosen.append((step, step.action))
            state.apply(step.action)
    return chosen
