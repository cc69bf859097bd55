"""The way out of the house: to addresses that people have given, and so to none inside somebody's network."""

import asyncio
import socket
from collections.abc import Iterable
from ipaddress import ip_address
from typing import Any, Final
from urllib.parse import SplitResult, urlsplit

import httpcore

from branchline.server.guard import loopback
from branchline.server.problems import problem

LONGEST: Final = 1000
PATIENCE: Final = 10.0  # seconds
AGAIN: Final = (408, 425, 429, 500, 502, 503, 504)  # what a server answers that has not taken it, and may later
GONE: Final = (404, 410)


class Undelivered(Exception):
    """It did not arrive, and may another time."""


class Refusing(Exception):
    """It was not wanted, or nobody knows whether it arrived: it is not sent again."""


class Gone(Refusing):
    """There is nobody at this address any more."""


def check_address(address: str, private: bool) -> str:
    """An address that may be sent to; https, or http on this machine where private ones are allowed."""
    text = address.strip()
    try:
        url = urlsplit(text)
        written = len(text) <= LONGEST and text.isascii() and text.isprintable() and " " not in text
        fine = written and bool(url.hostname) and "@" not in url.netloc and url.port != 0 and _allowed(url, private)
    except ValueError:
        fine = False
    if not fine:
        raise problem("error-notice-address")
    return text


def _allowed(url: SplitResult, private: bool) -> bool:
    """As far as it can be told before the name is looked up."""
    at_home = loopback(url.hostname)
    if url.scheme != "https" and not (url.scheme == "http" and private and at_home):
        return False
    if private:
        return True
    try:
        return ip_address(url.hostname or "").is_global
    except ValueError:
        return not at_home  # a name, which is looked up when something is sent


class Public(httpcore.AsyncNetworkBackend):
    """Looks a name up once and goes to what it has found, so that nobody finds something else in between."""

    def __init__(self, private: bool) -> None:
        self._private = private
        self._wire = httpcore.AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        try:
            addressed = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
        except OSError as error:
            raise httpcore.ConnectError(f"{host} is not known") from error
        addresses = [str(where[0]) for *_, where in addressed]
        if not self._private and not all(ip_address(address).is_global for address in addresses):
            raise Refusing(f"{host} is inside a network")
        return await self._wire.connect_tcp(addresses[0], port, timeout, local_address, socket_options)

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)


class Outside:
    """Posts to other servers. No redirection is followed, and no answer is read but its status."""

    def __init__(self, private: bool) -> None:
        self._private = private
        self._pool = httpcore.AsyncConnectionPool(network_backend=Public(private), max_keepalive_connections=0)

    async def close(self) -> None:
        await self._pool.aclose()

    async def post(self, address: str, body: bytes, headers: dict[str, str]) -> None:
        """Sends it. Raises `Undelivered` where it did not arrive, and `Refusing` where trying again is no use."""
        timeout = {"connect": PATIENCE, "read": PATIENCE, "write": PATIENCE, "pool": PATIENCE}
        url = check_address(address, self._private)
        try:
            async with (
                asyncio.timeout(3 * PATIENCE),
                self._pool.stream(
                    "POST", url, headers=[*headers.items()], content=body, extensions={"timeout": timeout}
                ) as answer,
            ):
                status = answer.status
        except (httpcore.ConnectError, httpcore.ConnectTimeout, httpcore.PoolTimeout) as error:
            raise Undelivered(str(error) or type(error).__name__) from error
        except (httpcore.TimeoutException, httpcore.NetworkError, httpcore.ProtocolError, TimeoutError) as error:
            raise Refusing(f"it was cut off ({type(error).__name__})") from error
        if status in AGAIN:
            raise Undelivered(f"it was answered with {status}")
        if status in GONE:
            raise Gone(f"it was answered with {status}")
        if not 200 <= status < 300:
            raise Refusing(f"it was answered with {status}")
