"""Who is asking: a guest of the house, known by a cookie, or by an account on every device."""

import re
import secrets
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from branchline.server.people.accounts import Account
from branchline.server.problems import problem

COOKIE: Final = "branchline_guest"
WITHOUT: Final = ("/assets/", "/health", "/ready", "/metrics")  # for everybody's cache, or for machines
YEAR: Final = 365 * 24 * 60 * 60
WELL_FORMED: Final = re.compile(r"[A-Za-z0-9_-]{43}")  # what token_urlsafe(32) makes


@dataclass(frozen=True, slots=True)
class Guest:
    """Somebody we would know again. `id` is what is stored: nobody can make the cookie from it."""

    id: str
    account: Account | None = None
    session: str | None = None  # the stored one of this device, if they are signed in

    @property
    def name(self) -> str:
        """What they are called wherever they are; empty without an account."""
        return "" if self.account is None else self.account.name

    def check_not_blocked(self) -> None:
        """Refuses whom the host has blocked."""
        if self.account is not None and self.account.blocked:
            raise problem("error-blocked")


def guest_of(connection: HTTPConnection) -> Guest:
    """Who is at the other end of this request or WebSocket."""
    guest: Guest = connection.state.guest
    return guest


class Identity:
    """Middleware that finds out who asks, and gives a newcomer a cookie."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        connection = HTTPConnection(scope)
        token = connection.cookies.get(COOKIE, "")
        known = WELL_FORMED.fullmatch(token) is not None
        if not known:
            token = secrets.token_urlsafe(32)
        connection.state.guest = Guest(sha256(token.encode()).hexdigest())
        # A guest's cookie is renewed with the page itself.
        path = scope["path"]
        if path.startswith(WITHOUT) or (known and path.startswith("/api/")):
            await self._app(scope, receive, send)
            return

        async def send_with_cookie(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.accept"):
                headers = MutableHeaders(scope=message)
                headers.append("set-cookie", _cookie(token, secure=scope["scheme"] in ("https", "wss")))
            await send(message)

        await self._app(scope, receive, send_with_cookie)


def _cookie(token: str, *, secure: bool) -> str:
    carrier = Response()
    carrier.set_cookie(COOKIE, token, max_age=YEAR, httponly=True, samesite="lax", secure=secure)
    return carrier.headers["set-cookie"]
