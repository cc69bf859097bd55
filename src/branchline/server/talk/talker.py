"""One connection's part in the talk at its table: what it may say, and what it has heard."""

from branchline.server.identity import Guest
from branchline.server.limits import Limits
from branchline.server.problems import problem
from branchline.server.requests import AboutTalk, Mute, Say
from branchline.server.room import Room
from branchline.server.talk.chat import checked
from branchline.server.talk.models import ChatMessage, SaidInfo


class Talker:
    """Hears what is said since it was told last, and at first what was said lately."""

    def __init__(self, room: Room, guest: Guest, limits: Limits) -> None:
        self._room = room
        self._me = guest.id
        self._limits = limits
        self._heard: int | None = None
        self._told: tuple[frozenset[str], list[int]] = (frozenset(), [])
        room.chat.forget(self._me)

    async def follow(self, message: AboutTalk) -> None:
        """Says something, or does not want to hear somebody any more."""
        match message:
            case Say():
                await self._say(message)
            case Mute():
                await self._mute(message)

    async def _say(self, message: Say) -> None:
        seats = self._room.table.seats
        mine = [number for number, seat in enumerate(seats) if seat.person == self._me]
        seat = message.seat
        if not mine or seat not in (None, *mine):
            raise problem("error-talk-seated")
        seat = mine[0] if seat is None else seat
        text = None if message.text is None else checked(message.text)
        self._limits.check_talk(self._me)
        await self._room.chat.say(self._me, seat, seats[seat].name, text, message.phrase)
        self._room.tell_said()

    async def _mute(self, message: Mute) -> None:
        table = self._room.table
        table.check_seat(message.seat)
        whom = table.seats[message.seat].person
        if whom is None or whom == self._me:
            raise problem("error-mute", player=message.seat)
        await self._room.chat.mute(self._me, whom, message.muted)
        self._room.tell_said()

    async def untold(self) -> ChatMessage | None:
        """What this connection has to be told, if anything; all of it anew when other people are muted."""
        seats = self._room.table.seats
        if not self._room.company.sits(self._me):
            return None
        lines, muted = await self._room.chat.recent(), await self._room.chat.muted(self._me)
        told = (muted, [number for number, seat in enumerate(seats) if seat.person in muted])
        anew = self._heard is None or muted != self._told[0]
        heard = 0 if anew else self._heard or 0
        fresh = [line for line in lines if line.number > heard and line.owner not in muted]
        if not fresh and told == self._told:
            return None
        self._heard, self._told = lines[-1].number if lines else 0, told
        return ChatMessage(
            anew=anew,
            earlier=anew and bool(lines) and lines[0].number > 1,
            muted=told[1],
            lines=[SaidInfo.of(line, self._me) for line in fresh],
        )
