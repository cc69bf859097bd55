"""Starts the server and stays until it is stopped."""

import gc
import logging
import socket
import webbrowser
from contextlib import ExitStack, suppress
from ipaddress import ip_address
from time import monotonic
from types import FrameType
from typing import Any, Final

import uvicorn
from fastapi import FastAPI

from branchline.server.app import create_app
from branchline.server.database import DataUnusable, open_database
from branchline.server.inside.logs import announcement, log_to
from branchline.server.settings import Settings
from branchline.server.several.claim import Claimed, claim
from branchline.server.several.post import post_at
from branchline.server.wire import Socket, Wire

MOST_FRAME: Final = 16 * 1024  # a larger one closes its connection, before more than that of it is unpacked
MOST_WELCOMED: Final = 1024  # connections that are taken in at once; those beyond would knock again only after a second
SIGN_OF_LIFE: Final = 4.0  # seconds after which a socket is asked for one, and then waited for: a cut is told in ten


class CannotServe(Exception):
    """The server cannot start; the sentence says why."""


def serve(
    *,
    host: str = "127.0.0.1",
    port: int = 8000,
    open_browser: bool = False,
    **settings: Any,
) -> None:
    """Serves until it is stopped (Ctrl-C). With port 0 the system chooses one; the address is printed.

    `settings` are those of `Settings`; what is not given, or None, is as the environment or the default says.

    What goes wrong while it runs is written to the terminal and, beside a data file, to a log file.
    """
    try:
        chosen = Settings(**{name: value for name, value in settings.items() if value is not None})
        url = chosen.url()
    except ValueError as error:
        raise CannotServe(str(error)) from error
    listening = _listen(host, port)  # first, so that a wrong port leaves no new data behind
    with ExitStack() as held:
        held.callback(listening.close)
        try:  # now, while one sentence can still say what is wrong
            open_database(url).dispose()
            held.enter_context(claim(url, shared=bool(chosen.redis)))
            post_at(chosen.redis)
        except (DataUnusable, Claimed, ValueError) as error:
            raise CannotServe(str(error)) from error
        log_to(chosen.log_file(), chosen.log_format)
        address = _address(host, listening.getsockname()[1])
        print(announcement(f"Branchline is at {address} (Ctrl-C stops it).", chosen.log_format), flush=True)
        if open_browser:
            webbrowser.open(address)  # it is let in as soon as the server is up
        _tidy_seldom()
        with suppress(KeyboardInterrupt):
            Server(create_app(chosen)).run(sockets=[listening])


class Server(uvicorn.Server):
    """Told to stop, it says so at `/ready` for a while before it does, so that nobody new is sent here; told again, it
    stops at once."""

    def __init__(self, app: FastAPI) -> None:
        super().__init__(configured(app, app.state.settings.proxies))
        self._app = app.state
        self._told_at: float | None = None
        self._told_again = False

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self._told_again = self.should_exit
        super().handle_exit(sig, frame)

    async def on_tick(self, counter: int) -> bool:
        if not await super().on_tick(counter):
            return False
        self._app.readiness.stopping = True
        self._told_at = self._told_at or monotonic()
        return self._told_again or monotonic() - self._told_at >= self._app.settings.stop_after


def _tidy_seldom() -> None:
    """Logs of tables are millions of small things that stay. To look through all of them for garbage again and again,
    as Python does when many are made, would cost more than to make them."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 50, 50)


def configured(app: FastAPI, proxies: str = "127.0.0.1") -> uvicorn.Config:
    """How the app is served. What is sent at a table is compressed: views and legal actions say much over again."""
    return uvicorn.Config(
        app,
        access_log=False,
        log_config=None,
        log_level=logging.WARNING,
        server_header=False,
        timeout_graceful_shutdown=5,
        forwarded_allow_ips=proxies,
        http=Wire,
        ws=Socket,
        backlog=MOST_WELCOMED,
        ws_max_size=MOST_FRAME,
        ws_ping_interval=SIGN_OF_LIFE,
        ws_ping_timeout=SIGN_OF_LIFE,
        ws_per_message_deflate=True,
    )


def _listen(host: str, port: int) -> socket.socket:
    try:
        return socket.create_server((host, port), family=_family(host), backlog=2048)
    except (OSError, OverflowError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise CannotServe(
            f"Branchline cannot listen at {host}, port {port} ({reason}): choose another port or host."
        ) from error


def _family(host: str) -> socket.AddressFamily:
    return socket.AF_INET6 if ":" in host else socket.AF_INET


def _address(host: str, port: int) -> str:
    """Where a browser on this machine finds the server."""
    with suppress(ValueError):
        if ip_address(host).is_unspecified:
            host = "localhost"
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
