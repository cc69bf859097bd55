"""How a server is set up."""

import os
from dataclasses import dataclass, field
from pathlib import Path

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError


@dataclass(frozen=True, slots=True)
class Settings:
    """Where the data lies and how computer players behave."""

    data: str | Path = "branchline.sqlite3"
    """A file of SQLite, or the URL of any database SQLAlchemy knows."""
    bot_pace: float = 0.7
    """Seconds from one action of a computer player to its next, so that people can follow; fewer where it goes on."""
    bot_limit: float = 60.0
    """Seconds after which a computer player that has not decided is given up."""
    bot_workers: int = field(default_factory=lambda: max(1, min(4, (os.cpu_count() or 1) - 1)))
    """How many computer players think at the same time."""
    hand_after: float = 120.0
    """Seconds a person has to be away before their seat may be handed over to a computer player."""
    guest_rate: float = 20.0
    """Messages and requests of one guest a second, in the long run; whoever sends more waits."""
    address_rate: float = 200.0
    """The same for all guests of one address."""
    address_sockets: int = 100
    """How many sockets one address may have open."""
    tables_a_day: int = 50
    """How many tables a guest may make within a day."""
    idle_after: float = 900.0
    """Seconds after which a table that nobody is at is taken out of memory. Its log stays in the data."""

    def __post_init__(self) -> None:
        if not 0 <= self.bot_pace <= 60:
            raise ValueError(f"bot_pace: {self.bot_pace} is not possible; give 0 to 60 seconds")
        if not self.bot_limit > 0:
            raise ValueError(f"bot_limit: {self.bot_limit} is not possible; give more than 0 seconds")
        if not 1 <= self.bot_workers <= 64:
            raise ValueError(f"bot_workers: {self.bot_workers} is not possible; give 1 to 64")
        if not (self.guest_rate > 0 and self.address_rate > 0):
            rates = f"{self.guest_rate}, {self.address_rate}"
            raise ValueError(f"guest_rate, address_rate: {rates} is not possible; give more than 0 a second")
        if not (self.address_sockets >= 1 and self.tables_a_day >= 1):
            most = f"{self.address_sockets}, {self.tables_a_day}"
            raise ValueError(f"address_sockets, tables_a_day: {most} is not possible; give at least 1")
        if not 0 <= self.hand_after <= 86400:
            raise ValueError(f"hand_after: {self.hand_after} is not possible; give 0 to 86400 seconds")
        self._check_kept()

    def url(self) -> URL:
        """The data as an address SQLAlchemy understands."""
        if isinstance(self.data, str) and "://" in self.data:
            try:
                return make_url(self.data)
            except ArgumentError:
                raise ValueError(
                    f"data: {self.data!r} cannot be read; give the name of a file or the URL of a database"
                ) from None
        return URL.create("sqlite", database=str(self.data))

    def _check_kept(self) -> None:
        url = self.url()
        if url.get_backend_name() == "sqlite" and url.database in (None, "", ":memory:"):
            raise ValueError(
                f"data: {str(self.data)!r} keeps nothing; give the name of a file or the URL of a database"
            )

    def log_file(self) -> Path | None:
        """Beside a data file, the file that is told what goes wrong."""
        url = self.url()
        if url.get_backend_name() != "sqlite":
            return None
        data = Path(str(url.database))
        return data.with_name(data.name + ".log")
