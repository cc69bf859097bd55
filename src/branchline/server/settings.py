"""How a server is set up. Each setting is an option of `branchline serve` and an environment variable: `bot_pace` is
`--bot-pace` and `BRANCHLINE_BOT_PACE`."""

import os
from pathlib import Path
from typing import Annotated, Any, Final, Literal, get_args
from urllib.parse import urlsplit

from pydantic import AfterValidator, Field, StringConstraints, ValidationError
from pydantic_settings import BaseSettings, SettingsConfigDict
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

EMAIL: Final = r"^[^@\s<>,;]{1,64}@[^@\s<>,;]+\.[^@\s<>,;]+$"  # no more is sure of an address before a letter arrives
POSTGRES: Final = ("postgresql", "postgres")  # as most write it; the driver we declare is psycopg
FILE_OR_URL: Final = "give the name of a file or the URL of a database"
Metrics = Literal["off", "loopback", "everyone", "token"]
LogFormat = Literal["plain", "json"]
Reach = Literal["public", "any"]
# Where a container finds what is not to be seen in its environment: a file for each setting, `branchline_data` say.
SECRETS: Final = Path("/run/secrets")
# What may be given, for the sentence that refuses anything else; the fields hold the same limits.
ALLOWED: Final = {
    "bot_pace": "give 0 to 60 seconds",
    "bot_limit": "give more than 0 seconds",
    "bot_workers": "give 1 to 64",
    "advice_workers": "give 1 to 64",
    "stop_after": "give 0 to 600 seconds",
    "advice_limit": "give more than 0 seconds",
    "hand_after": "give 0 to 86400 seconds",
    "vacation_days": "give 0 to 365 days",
    "guest_rate": "give more than 0 a second",
    "address_rate": "give more than 0 a second",
    "address_sockets": "give at least 1",
    "tables_a_day": "give at least 1",
    "idle_after": "give more than 0 seconds",
    "password_memory": "give more than 0 MiB",
    "password_rounds": "give at least 1",
    "name_attempts": "give at least 1",
    "address_attempts": "give at least 1",
    "notice_delay": "give 0 to 86400 seconds",
}
# The same, where no word of what was given is repeated: it may hold a password.
WRITTEN: Final = {
    "address": "give the address of the page, such as https://trains.example",
    "smtp": "give the address of a mail server, such as smtp://name:password@mail.example:587, or smtps://…",
    "mail_from": "give an e-mail address",
    "metrics": f"give {', '.join(get_args(Metrics))}, and for the last a metrics_token",
    "metrics_token": "give a secret of at least 16 characters",
    "log_format": f"give {' or '.join(get_args(LogFormat))}",
    "notice_addresses": f"give {' or '.join(get_args(Reach))}",
    "redis": "give the address of a Redis server, such as redis://:password@redis.example:6379/0",
    "proxies": "give addresses or networks, with commas between them, or *",
}
LETTERS: Final = ("address", "mail_from")  # what letters need beside the server that takes them


def _kept(data: str | Path) -> str | Path:
    url = _url(data)
    if url.get_backend_name() == "sqlite" and url.database in (None, "", ":memory:"):
        raise ValueError(f"data: {str(data)!r} keeps nothing; {FILE_OR_URL}")
    return data


def _url(data: str | Path) -> URL:
    if isinstance(data, str) and "://" in data:
        try:
            url = make_url(data)
        except ArgumentError:
            raise ValueError(f"data: {data!r} cannot be read; {FILE_OR_URL}") from None
        return url.set(drivername="postgresql+psycopg") if url.drivername in POSTGRES else url
    return URL.create("sqlite", database=str(data))


def _page(address: str) -> str:
    url = urlsplit(address)
    if url.scheme not in ("http", "https") or not url.netloc or url.path.strip("/") or url.query or url.fragment:
        raise ValueError
    return address.rstrip("/")


def _mail_server(address: str) -> str:
    url = urlsplit(address)
    if url.scheme not in ("smtp", "smtps") or not url.hostname or not 0 < (url.port or 25) < 65536:
        raise ValueError
    return address


def _redis(address: str) -> str:
    url = urlsplit(address)
    if address and (url.scheme not in ("redis", "rediss", "unix") or not (url.hostname or url.path)):
        raise ValueError
    return address


def _some_workers() -> int:
    return max(1, min(4, (os.cpu_count() or 1) - 1))


class Settings(BaseSettings):
    """Where the data lies, how computer players behave, and how much anybody may ask."""

    model_config = SettingsConfigDict(
        env_prefix="BRANCHLINE_", frozen=True, allow_inf_nan=False, use_attribute_docstrings=True
    )

    data: Annotated[str | Path, AfterValidator(_kept)] = "branchline.sqlite3"
    """A file of SQLite, or the URL of any database SQLAlchemy knows."""
    redis: Annotated[str, AfterValidator(_redis)] = ""
    """The server by which several processes tell each other what happens; without one there is one process."""
    proxies: str = Field(default="127.0.0.1", min_length=1)
    """Who may say, as a proxy, in whose name it asks (`X-Forwarded-For`, `X-Forwarded-Proto`)."""
    stop_after: float = Field(default=0.0, ge=0, le=600)
    """Seconds from being told to stop until it does, in which `/ready` says so and a proxy sends people elsewhere."""
    metrics: Metrics = "loopback"
    """Who may read `/metrics`: nobody, who is on this machine, everybody, or who has the token."""
    metrics_token: Annotated[str, Field(pattern=r"^$|^\S{16,}$")] = ""
    """What they send then: `Authorization: Bearer ...`."""
    log_format: LogFormat = "plain"
    """Lines to be read by people, or a JSON object each for a machine."""
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
    vacation_days: int = Field(default=30, ge=0, le=365)
    """Days within a year for which somebody's correspondence clocks stand still when they go on vacation."""
    guest_rate: float = Field(default=20.0, gt=0)
    """Messages and requests of one guest a second, in the long run; whoever sends more waits."""
    address_rate: float = Field(default=200.0, gt=0)
    """The same for all guests of one address."""
    address_sockets: int = Field(default=100, ge=1)
    """How many sockets one address may have open."""
    tables_a_day: int = Field(default=50, ge=1)
    """How many tables a guest may make within a day."""
    idle_after: float = Field(default=900.0, gt=0)
    """Seconds after which a table that nobody is at is taken out of memory; its log stays in the data."""
    password_memory: float = Field(default=64.0, gt=0)
    """MiB that it takes to check a password, for us once and for whoever guesses each time."""
    password_rounds: int = Field(default=3, ge=1)
    """How often Argon2 goes over them."""
    name_attempts: int = Field(default=10, ge=1)
    """How many passwords may be tried for one name within five minutes."""
    address_attempts: int = Field(default=50, ge=1)
    """The same from one address, for all names."""
    address: Annotated[str, AfterValidator(_page)] | None = None
    """Where people find the page, for links in letters: what a request says of it could be anybody's."""
    smtp: Annotated[str, AfterValidator(_mail_server)] | None = None
    """The server that takes letters, with the name and the password it asks for; without one none are sent."""
    mail_from: Annotated[str, StringConstraints(pattern=EMAIL)] | None = None
    """The e-mail address that letters come from."""
    notice_delay: float = Field(default=60.0, ge=0, le=86400)
    """Seconds from when it is somebody's turn until they are told, if they are not at the table by then."""
    notice_addresses: Reach = "public"
    """Where notices may be sent to: only where everybody can, or inside this network too and here without https."""

    def __init__(self, **given: Any) -> None:
        try:
            super().__init__(_secrets_dir=SECRETS if SECRETS.is_dir() else None, **given)
        except ValidationError as error:
            raise ValueError(_sentence(error)) from None
        missing = [name for name in LETTERS if getattr(self, name) is None]
        if self.smtp is not None and missing:
            raise ValueError(f"smtp: letters need {missing[0]} as well; {WRITTEN[missing[0]]}")
        if self.metrics == "token" and not self.metrics_token:
            raise ValueError(f"metrics: a token is wanted, but there is no metrics_token; {WRITTEN['metrics_token']}")

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
    if name in WRITTEN:
        return f"{name}: this is not possible; {WRITTEN[name]}"
    if name == "data":
        return str(first.get("ctx", {}).get("error", f"data: {first['input']!r} is not possible; {FILE_OR_URL}"))
    return f"{name}: there is no such setting; there are {', '.join(Settings.model_fields)}"
