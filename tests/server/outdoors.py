"""The world outside a house, on this machine: a server that takes what is sent to it."""

import threading
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat


class Sent(NamedTuple):
    """What came."""

    path: str
    headers: dict[str, str]
    body: bytes


class World:
    """Takes everything, and answers as it is told."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.status = 204
        self.came: list[Sent] = []


@contextmanager
def world() -> Iterator[World]:
    class Taker(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            outside.came.append(Sent(self.path, {k.lower(): v for k, v in self.headers.items()}, body))
            self.send_response(outside.status)
            self.send_header("content-length", "0")
            self.end_headers()

        def log_message(self, *args: Any) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Taker) as server:
        outside = World(f"http://127.0.0.1:{server.server_address[1]}")
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True)
        thread.start()
        yield outside
        server.shutdown()
        thread.join()


class Reader:
    """A browser's keys, with which it alone reads what is sent to it."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._secret = b"sixteen letters!"

    def subscription(self, endpoint: str, language: str = "en") -> dict[str, str]:
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        packed = [urlsafe_b64encode(raw).decode().rstrip("=") for raw in (point, self._secret)]
        return {"endpoint": endpoint, "p256dh": packed[0], "auth": packed[1], "language": language}

    def read(self, body: bytes) -> bytes:
        text: bytes = http_ece.decrypt(body, private_key=self._key, auth_secret=self._secret)
        return text
