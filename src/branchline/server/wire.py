"""The wires below HTTP and WebSocket: answers leave at once, little is read at a time, and silent ones are closed."""

import asyncio
import re
import socket
from functools import partial
from typing import Any, Final

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from branchline.server.line import Line
from branchline.server.packing import Packer

SILENCE: Final = 10.0  # seconds in which a whole request has to come
UPGRADE: Final = re.compile(rb"\r\nupgrade: *websocket", re.IGNORECASE)
MOST_KEPT: Final = 12  # bits of how much of what a client has sent is kept to unpack what it sends next: 4 KiB
MOST_READ: Final = 16 * 1024  # what is taken from one wire before others have their turn


class Wire(H11Protocol):
    """One connection, until it becomes a WebSocket."""

    # Two lines, so that who only asks something does not wait for hundreds who come to stay.
    asking = Line()
    staying = Line()

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._seen: object = None
        self._watch: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        # Asyncio does it only for sockets that name their protocol, and those that are accepted do not.
        transport.get_extra_info("socket").setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        if hasattr(transport, "max_size"):
            # Asyncio reads 256 KiB at once: thousands of small messages, all of them unpacked before anybody else's.
            transport.max_size = MOST_READ
        self._look_later()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_watching()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Taken up when it is this wire's turn: to understand a request, or to become a WebSocket, takes its time."""
        line = self.staying if UPGRADE.search(data) else self.asking
        line.enter(partial(self._take_up, data))

    def _take_up(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        now = self.transport.get_protocol()
        if now is self:
            super().data_received(data)
        elif isinstance(now, asyncio.Protocol):
            now.data_received(data)  # it has become a WebSocket meanwhile

    def handle_websocket_upgrade(self, event: Any) -> None:
        self._stop_watching()  # from here on it is asked for signs of life
        super().handle_websocket_upgrade(event)

    def _look_later(self) -> None:
        self._watch = self.loop.call_later(SILENCE, self._look)

    def _stop_watching(self) -> None:
        if self._watch is not None:
            self._watch.cancel()

    def _look(self) -> None:
        """Closes it if no request has come since the last look, or one is still not whole."""
        cycle = self.cycle
        stuck = cycle is None or (cycle is self._seen and (cycle.response_complete or cycle.more_body))
        if stuck:
            self.transport.close()
        else:
            self._seen = cycle
            self._look_later()


class Socket(WebSocketsSansIOProtocol):
    """A WebSocket that is given up as soon as it gives no sign of life."""

    _unread = 0  # bytes that waited to leave when the sign was asked for

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.conn.available_extensions = [Packer(client_max_window_bits=MOST_KEPT)]

    def send_keepalive_ping(self) -> None:
        self._unread = self.transport.get_write_buffer_size()
        super().send_keepalive_ping()

    def keepalive_timeout(self) -> None:
        unread = self.transport.get_write_buffer_size()
        if 0 < unread < self._unread and self.ping_timeout:
            # Over a slow line the ping comes after all that was sent before it: that it is read is a sign, too.
            self._unread = unread
            self.pong_timer = self.loop.call_later(self.ping_timeout, self.keepalive_timeout)
            return
        super().keepalive_timeout()
        # Closing would wait until all that was written has left, and nothing leaves any more.
        self.transport.abort()
