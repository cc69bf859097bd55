"""Web Push: a notice for one browser, which nobody on the way can read, from a server that can be known again."""

import asyncio
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Final, NamedTuple
from urllib.parse import urlsplit

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid
from sqlalchemy.orm import Session

from branchline.server.notices.outside import Outside
from branchline.server.problems import problem
from branchline.server.schema import StoredKey, StoredPush
from branchline.server.settings import Settings
from branchline.server.store import AlreadyStored, Store

KEY: Final = "vapid"  # the name under which the server's own is kept
TTL: Final = 24 * 60 * 60  # seconds for which the browser's service keeps what it cannot deliver


class Browser(NamedTuple):
    """Where a browser is reached, and the two keys for what only it can read."""

    endpoint: str
    p256dh: str
    auth: str

    def check(self) -> None:
        """Refuses keys that are none."""
        try:
            ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _unpacked(self.p256dh))
            fine = len(_unpacked(self.auth)) == 16
        except ValueError:
            fine = False
        if not fine:
            raise problem("error-push-keys")


class Pushes:
    """Sends to browsers. Who sends is known by a key that is made once and kept with the data."""

    def __init__(self, settings: Settings, store: Store, outside: Outside) -> None:
        self._store = store
        self._outside = outside
        self._contact = f"mailto:{settings.mail_from}" if settings.mail_from else _secure(settings.address)
        self._key: Vapid | None = None

    async def public_key(self) -> str:
        """What a browser wants to know before it lets this server send."""
        key = await self._own_key()
        return _packed(key.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))

    async def send(self, row: StoredPush, body: bytes, topic: str) -> None:
        """A newer notice takes the place of one of the same topic that has not been delivered."""
        key = await self._own_key()
        headers, packed = await asyncio.to_thread(self._pack, key, row, body)
        await self._outside.post(row.endpoint, packed, {**headers, "Topic": topic})

    def _pack(self, key: Vapid, row: StoredPush, body: bytes) -> tuple[dict[str, str], bytes]:
        url = urlsplit(row.endpoint)
        signed: dict[str, str] = key.sign({"sub": self._contact, "aud": f"{url.scheme}://{url.netloc}"})
        packed: bytes = http_ece.encrypt(
            body,
            private_key=ec.generate_private_key(ec.SECP256R1()),
            dh=_unpacked(row.p256dh),
            auth_secret=_unpacked(row.auth),
            version="aes128gcm",
        )
        headers = {"TTL": str(TTL), "Urgency": "normal", "Content-Encoding": "aes128gcm"}
        return {**signed, **headers, "Content-Type": "application/octet-stream"}, packed

    async def _own_key(self) -> Vapid:
        if self._key is None:
            made = Vapid()
            made.generate_keys()
            kept = await self._kept(made.private_pem().decode())
            self._key = Vapid.from_pem(kept.encode())
        return self._key

    async def _kept(self, new: str) -> str:
        """The key that is stored; this one, if there was none."""

        def read(session: Session) -> str | None:
            row = session.get(StoredKey, KEY)
            return None if row is None else row.value

        kept = await self._store.read(read)
        if kept is not None:
            return kept
        try:
            await self._store.write(lambda session: session.add(StoredKey(name=KEY, value=new)))
        except AlreadyStored:  # by another process
            return await self._store.read(read) or new
        return new


def _secure(address: str | None) -> str:
    return address if address is not None and address.startswith("https://") else "https://localhost"


def _packed(raw: bytes) -> str:
    return urlsafe_b64encode(raw).decode().rstrip("=")


def _unpacked(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
