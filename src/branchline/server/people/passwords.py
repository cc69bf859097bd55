"""Passwords, kept as Argon2 makes them. One at a time is worked on, beside the loop: a flood delays no table."""

import asyncio
import secrets
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from branchline.server.people.names import likeness
from branchline.server.problems import problem
from branchline.server.settings import Settings

LEAST: Final = 8
MOST: Final = 200
MOST_WAITING: Final = 20  # a few seconds' work: whoever comes after that had better come again
LANES: Final = 1  # no more than one core, whatever the machine has
LEAST_MEMORY: Final = 8  # KiB, of Argon2 itself

Answer = TypeVar("Answer")


class Passwords:
    """Makes and checks them, in a thread of their own."""

    def __init__(self, settings: Settings) -> None:
        memory = max(LEAST_MEMORY, int(settings.password_memory * 1024))
        self._hasher = PasswordHasher(settings.password_rounds, memory, LANES)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="passwords")
        self._waiting = 0
        # Checked in place of what does not exist: an unknown name takes as long as a wrong password.
        self._decoy = self._thread.submit(self._hasher.hash, secrets.token_urlsafe())

    def close(self) -> None:
        self._thread.shutdown(cancel_futures=True)

    async def kept(self, password: str) -> str:
        """What is stored of a password."""
        return await self._work(lambda: self._hasher.hash(composed(password)))

    async def fits(self, password: str, kept: str | None) -> bool:
        """Whether this is the password; of nobody's it is not, after just as long."""
        return await self._work(lambda: self._verified(password, kept) and kept is not None)

    def outdated(self, kept: str) -> bool:
        """Whether it was made with less work than is asked for now."""
        return self._hasher.check_needs_rehash(kept)

    def _verified(self, password: str, kept: str | None) -> bool:
        try:
            return self._hasher.verify(self._decoy.result() if kept is None else kept, composed(password))
        except (VerificationError, InvalidHashError):
            return False

    async def _work(self, work: Callable[[], Answer]) -> Answer:
        if self._waiting >= MOST_WAITING:
            raise problem("error-many-passwords")
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, work)
        finally:
            self._waiting -= 1


def composed(password: str) -> bytes:
    """The same bytes from every keyboard, whether it composes an accent or not."""
    return unicodedata.normalize("NFC", password).encode(errors="surrogatepass")


def check_password(password: str, name: str) -> None:
    """Refuses what is guessed first, and what is too long to be worked on."""
    if len(password) < LEAST:
        raise problem("error-password-short", least=LEAST)
    if len(password) > MOST:
        raise problem("error-password-long", most=MOST)
    if likeness(password) == likeness(name):
        raise problem("error-password-name")
