"""What goes over HTTP about people, as the page's types are made from it."""

from datetime import datetime
from typing import Annotated, Any, Final, Literal

from pydantic import AwareDatetime, Field, StringConstraints

from branchline.server.models import History, Model, TableInfo
from branchline.server.notices.models import Choice
from branchline.server.people.accounts import Account
from branchline.server.people.deeds import What
from branchline.server.results.models import EndingInfo
from branchline.server.schema import StoredDeed
from branchline.server.talk.models import SaidInfo

MOST_WRITTEN: Final = 1000  # of any one field; what is allowed of it is said by a sentence of its own
Written = Annotated[str, StringConstraints(max_length=MOST_WRITTEN)]
Token = Annotated[str, StringConstraints(max_length=64)]
Preferences = Annotated[
    dict[Annotated[str, StringConstraints(max_length=64)], Annotated[str, StringConstraints(max_length=2000)]],
    Field(max_length=100),
]


class NewAccount(Model):
    name: Written
    password: Written
    email: Written | None = Field(default=None, description="For letters, if there is to be any way to send some")
    preferences: Preferences | None = Field(default=None, description="Those of this browser, to be taken along")


class SignIn(Model):
    name: Written
    password: Written
    bring: bool = Field(default=False, description="Whether what you have here as a guest is the account’s from now on")


class Changes(Model):
    """What is to be different of one’s account; what is not given stays."""

    password: Written = Field(description="The one that holds now")
    name: Written | None = None
    new_password: Written | None = None
    email: Written | None = Field(default=None, description="An empty one takes it away")


class Farewell(Model):
    password: Written


class Forgotten(Model):
    name: Written


class NewPassword(Model):
    token: Token = Field(description="What the link holds")
    password: Written


class Confirmed(Model):
    token: Token = Field(description="What the link in the letter holds")


class KeptPreferences(Model):
    preferences: Preferences


class NewToken(Model):
    """A token by which a program plays in one’s name."""

    name: Written = Field(description="What it is for, in one’s own words")
    password: Written


class TokenInfo(Model):
    id: str
    name: str
    made_at: datetime


class MadeToken(TokenInfo):
    token: str = Field(description="Shown this once; a program sends it as “Authorization: Bearer …”")


class OwnTokens(Model):
    tokens: list[TokenInfo]


class AccountInfo(Model):
    name: str
    email: str | None = Field(description="The one that was confirmed")
    unconfirmed: str | None = Field(description="The one that was given since: it counts once it is confirmed")
    host: bool
    blocked: bool
    made_at: datetime
    preferences: dict[str, str]

    @classmethod
    def of(cls, account: Account) -> "AccountInfo":
        return cls(
            name=account.name,
            email=account.email,
            unconfirmed=account.unconfirmed,
            host=account.host,
            blocked=account.blocked,
            made_at=account.made_at,
            preferences=account.preferences,
        )


class Me(Model):
    account: AccountInfo | None = Field(description="Null for a guest")
    first: bool = Field(description="Whether nobody has an account yet: the first is the host’s")
    letters: bool = Field(description="Whether this host can send letters")
    belongings: bool = Field(description="Whether a guest has tables here that signing in could take along")


class OwnTable(Model):
    table: TableInfo
    pencils: dict[int, dict[str, Any]] = Field(description="What was pencilled in, by one’s seat")
    notes: dict[int, str] = Field(description="What was written down, by one’s seat")
    said: list[SaidInfo] = Field(description="What one said there")
    record: dict[str, Any] | None = Field(description="Once the game is over")


class VacationSpan(Model):
    begins: datetime
    ends: datetime


class SessionInfo(Model):
    until: datetime
    yours: bool = Field(description="Whether it is the one on this device")


class BrowserInfo(Model):
    id: str
    endpoint: str = Field(description="Where notices for it are sent")
    language: str
    made_at: datetime


class EntryInfo(Model):
    tournament: str
    name: str = Field(description="Of the tournament")
    entrant: str = Field(description="As one is called there")


class OwnData(Model):
    """All that is kept of one person, but for what is kept as a secret: passwords, tokens, the keys of browsers."""

    account: AccountInfo | None
    sessions: list[SessionInfo] = Field(description="The devices on which one is signed in")
    tokens: list[TokenInfo] = Field(description="Those by which programs play in one’s name")
    browsers: list[BrowserInfo] = Field(description="Those that show one notices")
    muted: list[str] = Field(description="Whom one does not want to hear, as they were called when they sat somewhere")
    quiet: list[str] = Field(description="The tables of which one does not want to be told")
    put_away: list[str] = Field(description="Those one does not want to see any more")
    admitted: list[str] = Field(description="Those whose password one has given")
    tournaments: list[EntryInfo] = Field(description="Those one takes part in")
    lesson_tables: list[str] = Field(description="Those at which one takes or took a lesson")
    blocked: bool = Field(description="Whether the host has blocked one")
    lessons: list[str] = Field(description="Those one has been through")
    results: list[EndingInfo] = Field(description="How one’s games ended, the newest first")
    vacations: list[VacationSpan]
    notices: Choice
    tables: list[OwnTable]


class PersonInfo(Model):
    id: str
    name: str
    email: str | None
    host: bool
    blocked: bool
    made_at: datetime
    you: bool

    @classmethod
    def of(cls, account: Account, you: str) -> "PersonInfo":
        return cls(
            id=account.id,
            name=account.name,
            email=account.email,
            host=account.host,
            blocked=account.blocked,
            made_at=account.made_at,
            you=account.id == you,
        )


class Everybody(Model):
    total: int = Field(description="On all pages")
    people: list[PersonInfo]


class BlockedSeat(Model):
    seat: int = Field(description="Whose person is blocked, whether they have an account or not")


class BlockedGuest(Model):
    id: str
    name: str = Field(description="As they were called where they were blocked")
    at: datetime


class BlockedGuests(Model):
    total: int = Field(description="On all pages")
    guests: list[BlockedGuest]


class PersonChange(Model):
    blocked: bool | None = None
    host: Literal[True] | None = Field(default=None, description="Beside those who are")


class ResetLink(Model):
    token: str = Field(description="To be put behind /reset#, within a day, once")


class VacationInfo(Model):
    until: datetime | None = Field(description="Until when correspondence clocks stand still; null if they do not")
    days_left: int = Field(description="What is left of the days of a year")
    days_a_year: int


class NewVacation(Model):
    until: Annotated[AwareDatetime, Field(strict=False)] | None = Field(description="From now on; null ends it")


class HostTables(Model):
    total: int
    tables: list[TableInfo]


class TableChange(Model):
    closed: bool


class TableExport(Model):
    """A table as everybody may know it."""

    table: TableInfo
    history: History
    record: dict[str, Any] | None = Field(description="Once the game is over")


class DeedInfo(Model):
    at: datetime
    who: str | None = Field(description="As they were called then; null for the host’s terminal")
    what: What
    about: dict[str, str]

    @classmethod
    def of(cls, deed: StoredDeed) -> "DeedInfo":
        return cls(at=deed.at, who=deed.who, what=deed.what, about=deed.about)  # type: ignore[arg-type]


class Deeds(Model):
    total: int
    deeds: list[DeedInfo]
