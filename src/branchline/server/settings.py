"""How a server is set up. Each setting is an environment variable too: `bot_pace` is `BRANCHLINE_BOT_PACE`."""

import os
from pathlib import Path
from typing import Annotated, Any, Final

from pydantic import AfterValidator, Field, ValidationError
from pydantic_settings import BaseSettings, SettingsConfigDict
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

FILE_OR_URL: Final = "give the name of a file or the URL of a database"
# What may be given, for the sentence that refuses anything else; the fields hold the same limits.
ALLOWED: Final = {
    "bot_pace": "give 0 to 60 seconds",
    "bot_limit": "give more than 0 seconds",
    "bot_workers": "give 1 to 64",
    "advice_workers": "give 1 to 64",
    "advice_limit": "give more than 0 seconds",
    "hand_after": "give 0 to 86400 seconds",
    "guest_rate": "give more than 0 a second",
    "address_rate": "give more than 0 a second",
    "address_sockets": "give at least 1",
    "tables_a_day": "give at least 1",
    "idle_after": "give more than 0 seconds",
}


def _kept(data: str | Path) -> str | Path:
    url = _url(data)
    if url.get_backend_name() == "sqlite" and url.database in (None, "", ":memory:"):
        raise ValueError(f"data: {str(data)!r} keeps nothing; {FILE_OR_URL}")
    return data


def _url(data: str | Path) -> URL:
    if isinstance(data, str) and "://" in data:
        try:
            return make_url(data)
        except ArgumentError:
            raise ValueError(f"data: {data!r} cannot be read; {FILE_OR_URL}") from None
    return URL.create("sqlite", database=str(data))


def _some_workers() -> int:
    return max(1, min(4, (os.cpu_count() or 1) - 1))


class Settings(BaseSettings):
    """Where the data lies, how computer players behave, and how much anybody may ask."""

    model_config = SettingsConfigDict(env_prefix="BRANCHLINE_", frozen=True, allow_inf_nan=False)

    data: Annotated[str | Path, AfterValidator(_kept)] = "branchline.sqlite3"
    """A file of SQLite, or the URL of any database SQLAlchemy knows."""
    bot_pace: float = Field(default=0.7, ge=0, le=60)
    """Seconds from one action of a computer player to its next, so that people can follow; fewer where it goes on."""
    bot_limit: float = Field(default=60.0, gt=0)
    """Seconds after which a computer player that has not decided is given up."""
    bot_workers: int = Field(default_factory=_some_workers, ge=1, le=64)
    """How many computer players think at the same time."""
    advice_workers: int = Field(default=1, ge=1, le=64)
    """How many hints, explanations and analyses are worked on at the same time, beside the computer players."""
    advice_limit: float = Field(default=30.0, gt=0)
    """Seconds after which one that has not been found is given up."""
    hand_after: float = Field(default=120.0, ge=0, le=86400)
    """Seconds a person has to be away before their seat may be handed over to a computer player."""
    guest_rate: float = Field(default=20.0, gt=0)
    """Messages and requests of one guest a second, in the long run; whoever sends more waits."""
    address_rate: float = Field(default=200.0, gt=0)
    """The same for all guests of one address."""
    address_sockets: int = Field(default=100, ge=1)
    """How many sockets one address may have open."""
    tables_a_day: int = Field(default=50, ge=1)
    """How many tables a guest may make within a day."""
    idle_after: float = Field(default=900.0, gt=0)
    """Seconds after which a table that nobody is at is taken out of memory. Its log stays in the data."""

    def __init__(self, **given: Any) -> None:
        try:
            super().__init__(**given)
        except ValidationError as error:
            raise ValueError(_sentence(error)) from None

    def url(self) -> URL:
        """The data as an address SQLAlchemy understands."""
        return _url(self.data)

    def log_file(self) -> Path | None:
        """Beside a data file, the file that is told what goes wrong."""
        url = self.url()
        if url.get_backend_name() != "sqlite":
            return None
        data = Path(str(url.database))
        return data.with_name(data.name + ".log")


def _sentence(error: ValidationError) -> str:
    """The first thing wrong, in one sentence that names the setting and says what is allowed."""
    first = error.errors(include_url=False)[0]
    name = str(first["loc"][0])
    if name in ALLOWED:
        return f"{name}: {first['input']} is not possible; {ALLOWED[name]}"
    if name == "data":
        return str(first.get("ctx", {}).get("error", f"data: {first['input']!r} is not possible; {FILE_OR_URL}"))
    return f"{name}: there is no such setting; there are {', '.join(Settings.model_fields)}"
