"""The WebSocket half of `docs/protocol.md`: one connection, from joining to leaving."""

import asyncio
import logging
from collections.abc import Iterator
from operator import methodcaller
from time import perf_counter

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from branchline import bots
from branchline.server.adviser import Adviser
from branchline.server.identity import Guest
from branchline.server.inside import metrics
from branchline.server.limits import Limits
from branchline.server.messages import (
    AnswerMessage,
    DoneMessage,
    PlanMessage,
    Refusal,
    RefusedMessage,
    WeighMessage,
    WhyMessage,
    written,
)
from branchline.server.problems import problem
from branchline.server.requests import (
    AboutPlay,
    AboutSeats,
    AboutTempo,
    Agree,
    Alive,
    Back,
    Deed,
    Explain,
    Fill,
    Hand,
    Hint,
    Join,
    Leave,
    Look,
    Mute,
    Plan,
    Play,
    Resign,
    Restart,
    Say,
    Skip,
    Undo,
    Vote,
    Weigh,
    Why,
    Wish,
    number_of,
    read,
    unpacked,
)
from branchline.server.room import Propose, Room
from branchline.server.setup import beside, bot_seat, check_bot, check_name, person_seat
from branchline.server.talk.talker import Talker
from branchline.table import Refused, Screen

log = logging.getLogger(__name__)


class Connection:
    """One screen somewhere in the world.

    News of the table are sent by a task of their own, always as the table is at that moment: a slow reader
    misses steps between, never the end of them, and holds up nobody.
    """

    def __init__(self, socket: WebSocket, room: Room, guest: Guest, limits: Limits) -> None:
        self._socket = socket
        self._room = room
        self._guest = guest
        self._limits = limits
        self._screen = Screen(guest.id)
        self._sent_off: Refused | None = None
        self._talker = Talker(room, guest, limits)
        self._news = asyncio.Event()  # of the table or of the talk at it
        self.changed()
        self._sending = asyncio.Lock()
        self._adviser = Adviser(socket.app.state.advising, guest.id, room.note_advice, self._send_answer)

    @property
    def guest(self) -> Guest:
        return self._guest

    @property
    def owner(self) -> str:
        return self._guest.id

    def changed(self) -> None:
        self._unseen = True
        self._news.set()

    def said(self) -> None:
        self._news.set()

    def send_off(self, why: Refused) -> None:
        self._sent_off = why
        self._news.set()

    async def run(self) -> None:
        """Until the other side leaves."""
        telling = asyncio.create_task(self._tell())
        hearing = asyncio.create_task(self._hear())
        try:
            await asyncio.wait((telling, hearing), return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (telling, hearing):
                task.cancel()
            results = await asyncio.gather(telling, hearing, return_exceptions=True)
            await self._adviser.close()
        for result in results:
            if isinstance(result, Exception) and not isinstance(result, WebSocketDisconnect):
                raise result

    async def _tell(self) -> None:
        while True:
            await self._news.wait()
            await self._room.line.turn()
            async with self._sending:
                await self._send_news()

    async def _send_news(self) -> None:
        if self._news.is_set():
            self._news.clear()
            room, table = self._room, self._room.table
            if self._sent_off is not None:
                raise self._sent_off
            table.check_may_watch(self.owner)  # the last seat may have been taken by somebody else
            if self._unseen:
                self._unseen = False
                glance = self._screen.glance(table)
                await self._send(room.frames.of(table, self.owner, room.company.attendance, glance, room.rematch))
            untold = await self._talker.untold()
            if untold is not None:
                await self._send(untold.model_dump_json())

    async def _send(self, frame: str) -> None:
        if self._socket.application_state is not WebSocketState.CONNECTED:
            raise WebSocketDisconnect
        try:
            await self._socket.send_text(frame)
        except RuntimeError:  # it was gone before it was welcomed
            raise WebSocketDisconnect from None

    async def _hear(self) -> None:
        while True:
            frame = await self._socket.receive()
            if frame["type"] == "websocket.disconnect":
                return
            await asyncio.sleep(self._limits.take(self._socket))
            arrived = perf_counter()
            async with self._sending:  # news of a deed wait for its answer, so that a page knows them for its own
                before = self._room.table.version
                answer = await self._answer(frame.get("text"))
                if isinstance(answer, DoneMessage):
                    await self._send(written(answer))
                    if answer.version > before:
                        metrics.action_seconds.observe(perf_counter() - arrived)
                    await self._send_news()
                elif answer is not None:
                    await self._send_after_news(answer)
            await asyncio.sleep(0)  # however many messages wait here, others are heard in between

    async def _send_answer(self, answer: AnswerMessage) -> None:
        async with self._sending:
            await self._send_after_news(answer)

    async def _send_after_news(self, answer: AnswerMessage) -> None:
        """What an answer refers to comes before it."""
        await self._send_news()
        await self._send(written(answer))

    async def _answer(self, text: str | None) -> AnswerMessage | None:
        """Follows a message. Changes are told to everybody in the same way; what is answered besides is its number."""
        number: int | None = None
        try:
            data = unpacked(text)
            number = number_of(data)
            message = read(data)
            if isinstance(message, Hint | Explain):
                self._adviser.ask(await self._room.whole(), message)
                return None  # by now: the adviser answers
            answer = await self._follow(message)
        except Refused as refusal:
            answer = RefusedMessage.of(refusal)
        except Exception:
            id = self._room.table.id
            log.exception("A message to table %s failed", id, extra={"table": id})
            answer = RefusedMessage.of(problem("error-internal"))
        if answer is None:
            return None if number is None else DoneMessage(request=number, version=self._room.table.version)
        answer.request = number
        return answer

    async def _follow(self, message: Deed) -> AnswerMessage | None:
        if isinstance(message, Join | Fill | Hand | Back | Resign | Vote):
            await self._seat(message)
            return None
        if isinstance(message, Wish | Skip):
            self._hurry(message)
            return None
        if isinstance(message, Say | Mute):
            await self._talker.follow(message)
            return None
        if isinstance(message, Agree):
            await self._room.change(lambda now: now.agree(self.owner))
            return None
        if isinstance(message, Alive):
            return None
        return await self._play(message)

    def _hurry(self, message: AboutTempo) -> None:
        match message:
            case Wish(pace=pace):
                self._room.company.wish(self.owner, pace)
            case Skip():
                self._room.company.skip(self.owner)

    async def _seat(self, message: AboutSeats) -> None:
        """Who sits where. Checked as the table is when the change is made, and not as the page last saw it."""
        room, me, seat = self._room, self.owner, message.seat
        company = room.company
        room.table.check_seat(seat)
        stand_in = bots.stand_in(room.table.game)
        match message:
            case Join(name=name):
                check_name(name)
                await room.change(lambda now: now.join(seat, person_seat(seat, name, self._guest, beside(now, seat))))
            case Fill(name=name, bot=bot):
                check_name(name)
                check_bot(bot, room.table.game)
                await room.change(lambda now: now.fill(me, seat, bot_seat(seat, name, bot, beside(now, seat))))
            case Hand(bot=bot):
                check_bot(bot, room.table.game)
                await room.change(lambda now: now.hand(me, seat, bot, company.present, company.wait(seat)))
            case Back():
                await room.change(lambda now: now.back(me, seat))
            case Resign():
                await room.change(lambda now: now.resign(me, seat, stand_in))
            case Vote():
                await room.change(lambda now: now.vote(me, seat, stand_in, company.awaited, company.wait(seat)))

    async def _play(self, message: AboutPlay) -> AnswerMessage | None:
        table, seat = self._room.table, message.seat
        table.check_owner(self.owner, seat)
        match message:
            case Play():
                await self._room.changes(self._plays(message))
            case Undo(at=at, steps=steps):
                # The first of them is refused if not all are possible.
                await self._room.changes(
                    methodcaller("undo", seat=seat, at=at + n, steps=steps - n) for n in range(steps)
                )
            case Restart(at=at):
                await self._room.change(lambda now: now.restart(seat, at))
            case Look():
                self._screen.look(table, seat)
                self.changed()
            case Leave():
                self._screen.leave(seat)
                self.changed()
            case Why():
                return self._why(message)
            case Plan(about=about):
                return PlanMessage(about=about, plan=table.plan(seat, about))
            case Weigh(actions=actions):
                return WeighMessage(final=table.final(seat, actions))
        return None

    def _plays(self, message: Play) -> Iterator[Propose]:
        """The actions of a message; at a commit point those that are left were decided without knowing enough."""
        one = message.notation if message.action is None else message.action
        what: list[int | str] = [] if one is None else [one]
        for n, action in enumerate([*what, *(message.actions or ())]):
            if n > 0 and self._room.table.undoable == 0:
                return
            yield methodcaller("play", seat=message.seat, action=action, at=message.at + n)

    def _why(self, message: Why) -> WhyMessage:
        table, action = self._room.table, message.action
        if message.notation is not None:
            action = table.read(message.notation)
        if action is None:
            refusal = table.why_about(message.seat, message.about)
        else:
            refusal = table.why(message.seat, action)
        told = None if refusal is None else Refusal.of(refusal)
        return WhyMessage(action=action, about=message.about, refusal=told)
