"""How much one guest, and one address, may ask: whoever asks for more waits, and nobody else does."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import IPv6Address, ip_address
from time import monotonic
from typing import Final

from starlette.requests import HTTPConnection

from branchline.server.identity import guest_of
from branchline.server.problems import problem
from branchline.server.settings import Settings

TALK: Final = (0.5, 20.0)  # what one person says a second at all tables, and how many seconds' worth at once
AT_ONCE: Final = 5.0  # seconds' worth that may be asked at once, after a pause
MOST_KEPT: Final = 10_000
A_NETWORK: Final = 64  # bits of an IPv6 address that belong to one subscriber, who has all the others to choose from


class Buckets:
    """A bucket for each key that fills at a rate; a token taken too early is owed, and has to be waited for."""

    def __init__(self, rate: float, at_once: float = AT_ONCE) -> None:
        self._rate = rate
        self._most = rate * at_once
        self._filled: dict[str, tuple[float, float]] = {}  # how full it was, and when

    def take(self, key: str) -> float:
        """Takes a token; returns how many seconds to wait for it."""
        tokens = self._tokens(key) - 1.0
        if len(self._filled) >= MOST_KEPT:
            self._forget_full()
        self._filled[key] = (tokens, monotonic())
        return max(0.0, -tokens / self._rate)

    def give_back(self, key: str) -> None:
        """As if one token had not been taken."""
        self._filled[key] = (self._tokens(key) + 1.0, monotonic())

    def wait(self, key: str) -> float:
        """How many seconds to wait for a token, without taking it."""
        return max(0.0, (1.0 - self._tokens(key)) / self._rate)

    def _tokens(self, key: str) -> float:
        tokens, at = self._filled.get(key, (self._most, 0.0))
        return min(self._most, tokens + (monotonic() - at) * self._rate)

    def _forget_full(self) -> None:
        """A full bucket is as good as none."""
        self._filled = {key: kept for key, kept in self._filled.items() if self._tokens(key) < self._most}


class Limits:
    """The buckets of all who ask, and how many sockets each has open."""

    def __init__(self, settings: Settings) -> None:
        self._guests = Buckets(settings.guest_rate)
        self._addresses = Buckets(settings.address_rate)
        self._talk = Buckets(*TALK)
        self._sockets: Counter[str] = Counter()
        self._most_sockets = settings.address_sockets

    def take(self, asking: HTTPConnection) -> float:
        """Counts one message of a socket; returns how many seconds it has to wait."""
        return max(self._guests.take(guest_of(asking).id), self._addresses.take(address_of(asking)))

    def check(self, asking: HTTPConnection) -> None:
        """Counts one request, or refuses it: whoever asks by HTTP has no place in a line to keep."""
        guest, address = guest_of(asking).id, address_of(asking)
        wait = max(self._guests.wait(guest), self._addresses.wait(address))
        if wait > 0:
            raise problem("error-too-often", seconds=int(wait) + 1)
        self._guests.take(guest)
        self._addresses.take(address)

    def check_talk(self, guest: str) -> None:
        """Counts one thing said, or refuses it: nobody is to be talked over."""
        wait = self._talk.wait(guest)
        if wait > 0:
            raise problem("error-talk-often", seconds=int(wait) + 1)
        self._talk.take(guest)

    @property
    def sockets_open(self) -> int:
        return self._sockets.total()

    @contextmanager
    def socket(self, asking: HTTPConnection) -> Iterator[None]:
        """Counts a socket while it is open."""
        address = address_of(asking)
        if self._sockets[address] >= self._most_sockets:
            raise problem("error-many-sockets", most=self._most_sockets)
        self._sockets[address] += 1
        try:
            yield
        finally:
            self._sockets[address] -= 1
            if not self._sockets[address]:
                del self._sockets[address]


class Attempts:
    """How often a password may be tried: for one name, and from one address."""

    def __init__(self, settings: Settings) -> None:
        within = 300.0  # seconds
        self._names = Buckets(settings.name_attempts / within, within)
        self._addresses = Buckets(settings.address_attempts / within, within)

    def check(self, name: str, address: str) -> None:
        """Counts one, or refuses it."""
        wait = max(self._names.wait(name), self._addresses.wait(address))
        if wait > 0:
            raise problem("error-many-attempts", seconds=int(wait) + 1)
        self._names.take(name)
        self._addresses.take(address)

    def forgive(self, name: str, address: str) -> None:
        """It was the right one, and does not count."""
        self._names.give_back(name)
        self._addresses.give_back(address)


def address_of(asking: HTTPConnection) -> str:
    """Where it comes from, as far as one subscriber goes. A proxy before the server says whom it speaks for."""
    host = asking.client.host if asking.client else ""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv6Address) and address.ipv4_mapped is None:
        return str(int(address) >> (128 - A_NETWORK))
    return host
