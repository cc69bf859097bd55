"""A wire that can be cut without anybody closing it, as when a cable is pulled or a phone leaves its network."""

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from urllib.parse import urlsplit


class Wire:
    """Stands between a guest and a server and passes on what each says to the other, unless it is cut."""

    def __init__(self, url: str) -> None:
        there = urlsplit(url)
        self._there = (there.hostname or "", there.port or 0)
        self._whole = threading.Event()
        self._whole.set()
        self._ends: list[socket.socket] = []
        self._door = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._door.getsockname()[1]}"
        threading.Thread(target=self._welcome, daemon=True).start()

    def cut(self) -> None:
        """From now on nothing gets through, and nobody is told."""
        self._whole.clear()

    def mend(self) -> None:
        """What was said meanwhile arrives after all, late, as it does on a real network."""
        self._whole.set()

    def close(self) -> None:
        self.mend()
        for end in (self._door, *self._ends):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()

    def _welcome(self) -> None:
        while True:
            try:
                near, _ = self._door.accept()
                far = socket.create_connection(self._there)
            except OSError:
                return
            self._ends += [near, far]
            for source, sink in ((near, far), (far, near)):
                threading.Thread(target=self._pass_on, args=(source, sink), daemon=True).start()

    def _pass_on(self, source: socket.socket, sink: socket.socket) -> None:
        with suppress(OSError):
            while data := source.recv(65536):
                self._whole.wait()
                sink.sendall(data)
            self._whole.wait()
            sink.shutdown(socket.SHUT_WR)


@contextmanager
def wire_to(url: str) -> Iterator[Wire]:
    wire = Wire(url)
    try:
        yield wire
    finally:
        wire.close()
