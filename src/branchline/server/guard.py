"""What every request passes: same-site checks, a limit on its size, and headers that tie the page's hands."""

from collections.abc import Mapping
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from branchline.server.answers import refusal_response
from branchline.server.problems import most_body, problem, shown
from branchline.table import Refused

SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")

# Nothing but our own files; what is let through besides is the style attribute of elements, which Svelte sets, and
# pictures that the page itself has made.
POLICY: Final = (
    "default-src 'self'; img-src 'self' blob:; style-src-attr 'unsafe-inline'; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
HEADERS: Final[Mapping[str, str]] = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}


class Guard:
    """Middleware around everything."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if "path" in scope:  # NUL is no letter, as others see it: PostgreSQL would not even look for it
            scope["path"] = scope["path"].replace("\0", "\ufffd")
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket" and (origin := _foreign(HTTPConnection(scope).headers)) is not None:
            await receive()  # the connection has to be asked for before it can be turned down
            await send({"type": "websocket.close", "code": 1008, "reason": f"origin {origin[:80]} refused"})
        else:
            await self._app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        refusal = _check(scope)
        if refusal is None:
            await self._app(scope, _limited(receive, most_body(scope["method"], scope["path"])), send_with_headers)
        else:
            await refusal_response(refusal)(scope, receive, send_with_headers)


def _check(scope: Scope) -> Refused | None:
    """Why this request is refused before anybody looks at it."""
    if scope["method"] in SAFE_METHODS:
        return None
    headers = Headers(scope=scope)
    origin = _foreign(headers)
    if origin is None and headers.get("sec-fetch-site") == "cross-site":
        origin = "cross-site"
    if origin is not None:
        return problem("error-origin", origin=shown(origin))
    length = headers.get("content-length", "0")
    most = most_body(scope["method"], scope["path"])
    if not length.isdecimal() or int(length) > most:
        return problem("error-too-large", most=most // 1024)
    if headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        return problem("error-content-type")  # also keeps out forms, which any page may send
    return None


def _foreign(headers: Headers) -> str | None:
    """The page that asks, if it is not one of ours: ours come from the address they ask, or from this machine.

    Whoever sends no origin is no browser, and has no cookie that was not given on purpose.
    """
    origin = headers.get("origin")
    if origin is None:
        return None
    try:
        asking, asked = urlsplit(origin), urlsplit(f"//{headers.get('host', '')}")
        same = asking.netloc.lower() == asked.netloc.lower() and asking.scheme in ("http", "https")
        at_home = loopback(asking.hostname) and loopback(asked.hostname)
    except ValueError:
        return origin
    return None if same or at_home else origin


def at_home(asking: HTTPConnection) -> bool:
    """Whether somebody on this machine asks. A proxy here passes on the name it was asked by, which is another."""
    try:
        asked = urlsplit(f"//{asking.headers.get('host', '')}").hostname
    except ValueError:
        return False
    return asking.client is not None and loopback(asking.client.host) and loopback(asked)


def loopback(host: str | None) -> bool:
    """Whether this is the name or the address of this machine itself."""
    if host is None:
        return False
    if host == "localhost" or host.endswith(".localhost"):
        return True
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


def _limited(receive: Receive, most: int) -> Receive:
    """The body up to the limit, also where its length was not told."""
    read = 0

    async def limited() -> Message:
        nonlocal read
        message = await receive()
        read += len(message.get("body", b""))
        if read > most:
            raise HTTPException(413)
        return message

    return limited
