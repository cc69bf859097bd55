"""What a stranger may do to a server, below what a well-behaved client would send."""

import os
import resource
import socket
import struct
import zlib
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from typing import Any

TEXT = 0x1


def frame(payload: bytes, compressed: bool = False) -> bytes:
    """A text frame as a browser sends it, masked."""
    head = bytes([0x80 | (0x40 if compressed else 0) | TEXT])
    if len(payload) < 126:
        head += bytes([0x80 | len(payload)])
    elif len(payload) < 65536:
        head += struct.pack("!BH", 0x80 | 126, len(payload))
    else:
        head += struct.pack("!BQ", 0x80 | 127, len(payload))
    mask = os.urandom(4)
    pad = mask * (len(payload) // 4 + 1)
    return head + mask + bytes(a ^ b for a, b in zip(payload, pad, strict=False))


def deflated(size: int) -> bytes:
    """So many spaces, as permessage-deflate packs them: a thousandth of their size."""
    packer = zlib.compressobj(wbits=-12)
    return (packer.compress(b" " * size) + packer.flush(zlib.Z_SYNC_FLUSH)).removesuffix(b"\x00\x00\xff\xff")


def repeated(one: bytes, size: int) -> bytes:
    return one * (size // len(one))


def send_what_fits(wire: socket.socket, data: bytes) -> int:
    """Sends without waiting for a reader, as far as the buffers between take it."""
    wire.setblocking(False)
    sent = 0
    try:
        while sent < len(data):
            sent += wire.send(data[sent:])
    except (BlockingIOError, ConnectionError):
        pass
    return sent


@contextmanager
def silent(url: str, count: int) -> Iterator[list[socket.socket]]:
    """So many connections that say nothing."""
    host, port = url.removeprefix("http://").split(":")
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(hard, 2 * count + 1000)), hard))
    with ExitStack() as stack:
        yield [stack.enter_context(socket.create_connection((host, int(port)))) for _ in range(count)]


def closed(wire: Any) -> bool:
    """Whether the other side has closed this connection."""
    wire.setblocking(False)
    try:
        return wire.recv(1) == b""
    except BlockingIOError:
        return False
    except ConnectionError:
        return True


@contextmanager
def left(wire: socket.socket) -> Iterator[None]:
    """In the end it goes without a word, whatever is still on its way."""
    yield
    with suppress(OSError):  # it may be closed already
        wire.setblocking(True)
        wire.shutdown(socket.SHUT_RDWR)
