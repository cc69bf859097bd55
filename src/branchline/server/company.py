"""Who is at one table, through this process or another of the house: what they wish, and how they learn of news."""

import asyncio
from collections import Counter
from collections.abc import Iterable
from typing import Final, Protocol

from branchline.server.clocks import with_clocks
from branchline.server.identity import Guest
from branchline.server.presence import Attendance, Presence
from branchline.server.problems import problem
from branchline.server.settings import Settings
from branchline.server.several import news
from branchline.server.several.post import Post
from branchline.server.tempo import Pace, Tempo
from branchline.server.timepiece import Timepiece
from branchline.table import Refused, Table

AWAY_AFTER: Final = 1.0  # seconds after which others are told that somebody left: a reload is no leaving


class Onlooker(Protocol):
    """Somebody at the table, who is told when it has changed."""

    @property
    def guest(self) -> Guest: ...

    @property
    def owner(self) -> str: ...

    def changed(self) -> None: ...

    def said(self) -> None: ...

    def send_off(self, why: Refused) -> None: ...


class Place(Protocol):
    """Where they are."""

    @property
    def table(self) -> Table: ...


class Company:
    """Everybody at a table; there may be nobody."""

    def __init__(self, place: Place, settings: Settings, post: Post, timepiece: Timepiece) -> None:
        self.tempo = Tempo(settings.bot_pace)
        self._place = place
        self._post = post
        self._timepiece = timepiece
        self._presence = Presence(settings.hand_after)
        self._onlookers: set[Onlooker] = set()
        self._through_here: Counter[str] = Counter()  # how many screens each of them has
        self._told_here: tuple[frozenset[int], frozenset[str]] = (frozenset(), frozenset())

    def __len__(self) -> int:
        """How many screens there are through this process."""
        return len(self._onlookers)

    def come(self, onlooker: Onlooker) -> None:
        self._onlookers.add(onlooker)
        self._through_here[onlooker.owner] += 1
        self.tell_elsewhere()
        self._tell_present()

    def go(self, onlooker: Onlooker) -> None:
        self._onlookers.discard(onlooker)
        self._through_here[onlooker.owner] -= 1
        if not self._through_here[onlooker.owner]:
            del self._through_here[onlooker.owner]
        self._left({onlooker.owner})
        self.tell_elsewhere()

    def send_off(self, why: Refused, owner: str | None = None, session: str | None = None) -> None:
        """Those here as this owner, or in this session, or all, have to leave, and are told why."""
        for onlooker in self._onlookers:
            if owner in (None, onlooker.guest.id) and session in (None, onlooker.guest.session):
                onlooker.send_off(why)

    # Who is here

    def is_here(self, owner: str) -> bool:
        """Whether they are at the table, through whichever process."""
        return owner in self._through_here or owner in self._presence.elsewhere

    @property
    def people(self) -> set[str]:
        """Who is here to follow the game: those who play it or, where nobody does, those who watch."""
        here = {*self._through_here, *self._presence.elsewhere}
        return {owner for owner in here if self._place.table.owned(owner)} or here

    def sits(self, owner: str) -> bool:
        """Whether they have a seat here, or left or gave one up to a computer player."""
        return any(seat.person == owner for seat in self._place.table.seats)

    @property
    def attendance(self) -> tuple[Attendance, ...]:
        """Of every seat, who is there and how long one waits for who is not."""
        table = self._place.table
        there = self._presence.attendance(table.seats, self.is_here, self.tempo.skipping)
        return with_clocks(table, there, self._timepiece.now()) if table.clock else there

    @property
    def present(self) -> frozenset[int]:
        """The seats whose persons are connected now."""
        return frozenset(number for number, seat in enumerate(self.attendance) if seat.present)

    @property
    def awaited(self) -> frozenset[int]:
        """The same without those whose time is over: others may decide about them though they are here."""
        return frozenset(number for number, seat in enumerate(self.attendance) if seat.present and seat.clock != 0)

    def wait(self, seat: int) -> int:
        """How many seconds one has to wait before deciding about this seat."""
        there = self.attendance[seat]
        return there.hand_in or there.clock or 0

    def _left(self, owners: Iterable[str]) -> None:
        """These have left, unless they are here in another way."""
        for owner in owners:
            if not self.is_here(owner):
                self.tempo.left(owner)
                if self._place.table.owned(owner):
                    self._presence.left(owner)
        asyncio.get_running_loop().call_later(AWAY_AFTER, self._tell_present)

    # How fast computer players play on

    def wish(self, owner: str, pace: Pace) -> None:
        """Somebody at the table likes them to play at this pace."""
        self.tempo.wish(owner, pace)
        self.tell_elsewhere()

    def skip(self, owner: str) -> None:
        """Somebody does not want to follow them until a person decides."""
        if owner not in self.people:
            raise problem("error-skip")
        if self._place.table.bot is not None:
            self.tempo.skip(owner)
            self.tell_elsewhere()
            self.tell_all()

    # News

    def tell_all(self) -> None:
        """The table has changed, or what is told of it."""
        self._told_here = (self.present, self.tempo.skipping)
        for onlooker in self._onlookers:
            onlooker.changed()

    def _tell_present(self) -> None:
        if self._told_here != (self.present, self.tempo.skipping):
            self.tell_all()

    def let_hear(self) -> None:
        """Something was said: for those who sit here."""
        for onlooker in self._onlookers:
            if self.sits(onlooker.owner):
                onlooker.said()

    # Other processes of the house

    def tell_elsewhere(self) -> None:
        """Says who is here."""
        owners = self._through_here.keys()
        skipping = sorted(owners & self.tempo.skipping)
        wishes = self.tempo.wishes(owners)
        table = self._place.table.id
        self._post.send(news.Here(table=table, owners=sorted(owners), wishes=wishes, skipping=skipping))

    def heard(self, sender: str, letter: news.Here) -> None:
        """Another says who is there."""
        for owner, pace in letter.wishes.items():
            self.tempo.wish(owner, pace)
        for owner in letter.skipping:
            self.tempo.skip(owner)
        self._left(self._presence.heard(sender, letter.owners))
        self._tell_present()

    def gone(self, sender: str) -> None:
        """Nobody is here through that process any more."""
        self._left(self._presence.heard(sender, ()))
