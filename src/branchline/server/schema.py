"""What is stored: accounts, tables, seats as they were made, the entries of logs, what people say and write down beside
them, how games ended, and tournaments.

The state of a game is rebuilt from the seed and the log, and so is who sits where. `deciding`, `over` and `results`
only spare the list of tables from rebuilding every game, and positions spare a table from following all of a long log.
"""

from datetime import UTC, datetime
from typing import Any

from sqlalchemy import (
    JSON,
    DateTime,
    Dialect,
    Double,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    LargeBinary,
    String,
    Table,
    Text,
    TypeDecorator,
    false,
)
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column, relationship


class Moment(TypeDecorator[datetime]):
    """A moment in UTC, also on databases that forget the zone."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        return None if value is None else value.astimezone(UTC)

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        if value is None or value.tzinfo is not None:
            return value
        return value.replace(tzinfo=UTC)


class Base(DeclarativeBase):
    """The stored things."""

    @classmethod
    def rows(cls) -> Table:
        """Their plain rows. What every action writes goes there by statements made once: a statement made of objects
        costs ten times as much as what it does."""
        return cls.metadata.tables[cls.__tablename__]


class StoredAccount(Base):
    """Somebody who is the same on every device. Seats and tables name them by their id, as they do a guest."""

    __tablename__ = "accounts"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    name: Mapped[str] = mapped_column(String(64))
    likeness: Mapped[str] = mapped_column(Text, unique=True)  # what all names have in common that look like this one
    password: Mapped[str] = mapped_column(String(255))  # as Argon2 makes it
    email: Mapped[str | None] = mapped_column(String(254))  # which was confirmed
    host: Mapped[bool]
    blocked: Mapped[bool]
    preferences: Mapped[dict[str, str]] = mapped_column(JSON)  # as the page writes them
    made_at: Mapped[datetime] = mapped_column(Moment)
    waiting: Mapped["StoredConfirmation | None"] = relationship(lazy="joined", viewonly=True)


class StoredConfirmation(Base):
    """An e-mail address that does not count yet, and the link that was sent there."""

    __tablename__ = "confirmations"

    account_id: Mapped[str] = mapped_column(ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True)
    email: Mapped[str] = mapped_column(String(254))
    token: Mapped[str | None] = mapped_column(String(64), unique=True)
    until: Mapped[datetime | None] = mapped_column(Moment)


class StoredSession(Base):
    """A device on which somebody is signed in. Its id says nothing about the cookie it was made from."""

    __tablename__ = "sessions"

    id: Mapped[str] = mapped_column(String(64), primary_key=True)
    account_id: Mapped[str] = mapped_column(ForeignKey("accounts.id", ondelete="CASCADE"), index=True)
    until: Mapped[datetime] = mapped_column(Moment)


class StoredReset(Base):
    """A link by which somebody may choose another password, once."""

    __tablename__ = "resets"

    id: Mapped[str] = mapped_column(String(64), primary_key=True)
    account_id: Mapped[str] = mapped_column(ForeignKey("accounts.id", ondelete="CASCADE"), unique=True)
    until: Mapped[datetime] = mapped_column(Moment)


class StoredToken(Base):
    """What lets a program play in somebody's name. Its id says nothing about the token it was made from."""

    __tablename__ = "tokens"

    id: Mapped[str] = mapped_column(String(64), primary_key=True)
    account_id: Mapped[str] = mapped_column(ForeignKey("accounts.id", ondelete="CASCADE"), index=True)
    name: Mapped[str] = mapped_column(String(64))
    made_at: Mapped[datetime] = mapped_column(Moment)


class StoredBlockedGuest(Base):
    """A guest whom the host has blocked, by an id that says nothing of who it is."""

    __tablename__ = "blocked_guests"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    owner: Mapped[str] = mapped_column(String(64), unique=True)
    name: Mapped[str] = mapped_column(String(64))  # as they were called then
    at: Mapped[datetime] = mapped_column(Moment)


class StoredBlockedAddress(Base):
    """Where a blocked guest came from, which for a while is closed to guests."""

    __tablename__ = "blocked_addresses"

    address: Mapped[str] = mapped_column(String(64), primary_key=True)
    guest_id: Mapped[str] = mapped_column(ForeignKey("blocked_guests.id", ondelete="CASCADE"))
    until: Mapped[datetime] = mapped_column(Moment)


class StoredDeed(Base):
    """What was done to accounts and tables. Nothing is ever changed here, so it names people as they were called."""

    __tablename__ = "deeds"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    at: Mapped[datetime] = mapped_column(Moment, index=True)
    who: Mapped[str | None] = mapped_column(String(64))  # nobody: done in the host's terminal
    what: Mapped[str] = mapped_column(String(32))
    about: Mapped[dict[str, str]] = mapped_column(JSON)


class StoredTable(Base):
    __tablename__ = "tables"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    game: Mapped[str] = mapped_column(String(32))
    rules_version: Mapped[int]
    board_version: Mapped[int]
    seed: Mapped[str] = mapped_column(String(39))  # up to 2**128-1, more than a database's whole numbers hold
    seed_chosen: Mapped[bool]
    options: Mapped[dict[str, Any]] = mapped_column(JSON)
    hints: Mapped[bool]
    advised: Mapped[bool] = mapped_column(server_default=false())  # whether any was asked for while the game was on
    branch_of: Mapped[str | None] = mapped_column(String(32))  # the table whose game goes on here
    branch_actions: Mapped[int | None]  # how many entries of the log were played there
    lesson: Mapped[str | None] = mapped_column(String(64))  # whose table it is; `over` says that all its tasks are done
    made_by: Mapped[str] = mapped_column(String(64), index=True)
    made_at: Mapped[datetime] = mapped_column(Moment)
    played_at: Mapped[datetime] = mapped_column(Moment)
    deciding: Mapped[int | None]
    over: Mapped[bool]
    results: Mapped[list[list[int]] | None] = mapped_column(JSON(none_as_null=True))  # score and rank of each seat
    closed: Mapped[bool] = mapped_column(server_default=false())  # by the host: nobody enters
    timing: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))  # of its clock, if it has one
    since: Mapped[datetime | None] = mapped_column(Moment)  # when the seat that decides came to decide
    due: Mapped[datetime | None] = mapped_column(Moment, index=True)  # when it has to be looked after, also unasked
    access: Mapped[str] = mapped_column(String(16), server_default="link")
    password: Mapped[str | None] = mapped_column(String(255))  # as Argon2 makes it, where one is asked for it
    watchers: Mapped[str] = mapped_column(String(16), server_default="everyone")  # what others see
    board_name: Mapped[dict[str, str] | None] = mapped_column(JSON(none_as_null=True))  # where it is not the game's own
    seats: Mapped[list["StoredSeat"]] = relationship(order_by="StoredSeat.seat", lazy="selectin")
    board: Mapped["StoredBoard | None"] = relationship()  # large, so it is read where it is played on


class StoredBoard(Base):
    """The board of a table that is not played on the game's own."""

    __tablename__ = "boards"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    board: Mapped[dict[str, Any]] = mapped_column(JSON)


class StoredSeat(Base):
    __tablename__ = "seats"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    name: Mapped[str] = mapped_column(String(64))
    owner: Mapped[str | None] = mapped_column(String(64), index=True)
    bot: Mapped[str | None] = mapped_column(String(64))


class StoredEntry(Base):
    __tablename__ = "entries"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)  # from 1: the version it leads to
    kind: Mapped[str] = mapped_column(String(16))
    seat: Mapped[int]
    notation: Mapped[str | None] = mapped_column(Text)
    voter: Mapped[int | None]  # the seat of whoever votes
    made_at: Mapped[datetime] = mapped_column(Moment)
    sitter: Mapped["StoredSitter | None"] = relationship(lazy="joined")


class StoredSitter(Base):
    """Who took the seat, for an entry by which a seat was taken."""

    __tablename__ = "sitters"
    __table_args__ = (ForeignKeyConstraint(["table_id", "number"], ["entries.table_id", "entries.number"]),)

    table_id: Mapped[str] = mapped_column(String(32), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    name: Mapped[str] = mapped_column(String(64))
    owner: Mapped[str | None] = mapped_column(String(64), index=True)
    bot: Mapped[str | None] = mapped_column(String(64))


class StoredPencil(Base):
    """What the person of a seat plans, in the game's own words; no part of the game, and for nobody else."""

    __tablename__ = "pencils"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    marks: Mapped[dict[str, Any]] = mapped_column(JSON)


class StoredPosition(Base):
    """Where a table stood after an entry of its log, to be opened there. A cache: all of them may be deleted at any
    time, and none is carried to another database."""

    __tablename__ = "positions"
    __table_args__ = ({"info": {"cache": True}},)

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)  # of the entry
    form: Mapped[str] = mapped_column(String(64))  # what it was made with; anything else cannot use it
    packed: Mapped[bytes] = mapped_column(LargeBinary)


class StoredAdmission(Base):
    """Who has given the password of a table."""

    __tablename__ = "admissions"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    owner: Mapped[str] = mapped_column(String(64), primary_key=True)


class StoredVacation(Base):
    """When somebody's correspondence clocks stand still. What is past is never changed: clocks follow from it."""

    __tablename__ = "vacations"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    owner: Mapped[str] = mapped_column(String(64), index=True)
    begins: Mapped[datetime] = mapped_column(Moment)
    ends: Mapped[datetime] = mapped_column(Moment)


class StoredOutage(Base):
    """When no server was there to be played at, so that nobody's time counted."""

    __tablename__ = "outages"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    begins: Mapped[datetime] = mapped_column(Moment)
    ends: Mapped[datetime] = mapped_column(Moment)


class StoredPulse(Base):
    """When a server was last known to be there; a single row."""

    __tablename__ = "pulse"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    at: Mapped[datetime] = mapped_column(Moment)


class PutAway(Base):
    """Who does not want to see a table in their list any more."""

    __tablename__ = "put_away"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    owner: Mapped[str] = mapped_column(String(64), primary_key=True)


class StoredEnding(Base):
    """A game that has ended. It outlives its table: nobody takes a loss back by deleting where it happened."""

    __tablename__ = "endings"
    __table_args__ = (Index("ix_endings_ladder", "game", "seats"),)

    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)  # in the order in which they ended
    at_table: Mapped[str] = mapped_column(String(32), unique=True)
    game: Mapped[str] = mapped_column(String(32))
    seats: Mapped[int]
    ended_at: Mapped[datetime] = mapped_column(Moment)
    uncounted: Mapped[str | None] = mapped_column(String(16))  # why it does not count, if it does not
    places: Mapped[list["StoredPlace"]] = relationship(order_by="StoredPlace.seat", lazy="selectin")


class StoredPlace(Base):
    """How a game ended for one seat, and the rating of its player afterwards. Ratings are a cache: they follow from the
    places of all games that count, and are made anew where they are missing."""

    __tablename__ = "places"
    __table_args__ = (Index("ix_places_player", "player", "number"),)  # what a player came to last is asked most

    number: Mapped[int] = mapped_column(ForeignKey("endings.number", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    player: Mapped[str] = mapped_column(String(68))  # an owner's id, or "bot:" and its name
    name: Mapped[str] = mapped_column(String(64))  # as they were called there
    score: Mapped[int]
    rank: Mapped[int]
    favourites: Mapped[dict[str, dict[str, int]]] = mapped_column(JSON)  # how often each thing, by what it is
    mu: Mapped[float | None] = mapped_column(Double)
    sigma: Mapped[float | None] = mapped_column(Double)


class StoredTournament(Base):
    """Several rounds of a game. Where everybody stands follows from the endings at its tables."""

    __tablename__ = "tournaments"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    name: Mapped[str] = mapped_column(String(64))
    game: Mapped[str] = mapped_column(String(32))
    options: Mapped[dict[str, Any]] = mapped_column(JSON)
    seats: Mapped[int]  # at a table, at most
    rounds: Mapped[int]
    made_at: Mapped[datetime] = mapped_column(Moment)
    drawn: Mapped[bool]  # whether the last round is


class StoredEntrant(Base):
    """Somebody who takes part."""

    __tablename__ = "entrants"

    tournament_id: Mapped[str] = mapped_column(ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    player: Mapped[str] = mapped_column(String(68), index=True)
    name: Mapped[str] = mapped_column(String(64))


class StoredDraw(Base):
    """A table of a round, and who sits there: entrants, by the seat."""

    __tablename__ = "draws"

    tournament_id: Mapped[str] = mapped_column(ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True)
    round: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    at_table: Mapped[str] = mapped_column(String(32), unique=True)
    players: Mapped[list[int]] = mapped_column(JSON)


class StoredSaid(Base):
    """What somebody said at a table: no part of the game, and for nobody but those who sit there."""

    __tablename__ = "said"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)  # from 1
    at: Mapped[datetime] = mapped_column(Moment)
    owner: Mapped[str] = mapped_column(String(64), index=True)
    seat: Mapped[int]
    name: Mapped[str] = mapped_column(String(64))  # as they were called then
    text: Mapped[str | None] = mapped_column(Text)
    phrase: Mapped[str | None] = mapped_column(String(32))  # by its id, instead of a text


class StoredMute(Base):
    """Whom somebody does not want to hear, at any table."""

    __tablename__ = "mutes"

    owner: Mapped[str] = mapped_column(String(64), primary_key=True)
    muted: Mapped[str] = mapped_column(String(64), primary_key=True)


class StoredNote(Base):
    """What the person of a seat writes down; for nobody else, also not for who has the seat after them."""

    __tablename__ = "notes"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    owner: Mapped[str] = mapped_column(String(64), primary_key=True)
    text: Mapped[str] = mapped_column(Text)


class StoredWays(Base):
    """How somebody likes to be told that it is their turn."""

    __tablename__ = "ways"

    owner: Mapped[str] = mapped_column(String(64), primary_key=True)
    mail: Mapped[bool]
    webhook: Mapped[str | None] = mapped_column(Text)


class StoredPush(Base):
    """A browser that shows notices, and what it takes to send it one that nobody else can read."""

    __tablename__ = "pushes"

    id: Mapped[str] = mapped_column(String(64), primary_key=True)  # made from its address
    owner: Mapped[str] = mapped_column(String(64), index=True)
    endpoint: Mapped[str] = mapped_column(Text)
    p256dh: Mapped[str] = mapped_column(String(200))
    auth: Mapped[str] = mapped_column(String(200))
    language: Mapped[str] = mapped_column(String(8))
    made_at: Mapped[datetime] = mapped_column(Moment)


class StoredQuiet(Base):
    """Who does not want to be told of a table."""

    __tablename__ = "quiet"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    owner: Mapped[str] = mapped_column(String(64), primary_key=True)


class StoredNotice(Base):
    """Somebody is to be told something, in one way; what was sent is here no more."""

    __tablename__ = "notices"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)  # the entry it follows from
    way: Mapped[str] = mapped_column(String(80), primary_key=True)
    owner: Mapped[str] = mapped_column(String(64), primary_key=True)
    what: Mapped[str] = mapped_column(String(16), primary_key=True)
    due_at: Mapped[datetime] = mapped_column(Moment, index=True)
    tries: Mapped[int]
    taken_at: Mapped[datetime | None] = mapped_column(Moment)  # since when a process is sending it


class StoredKey(Base):
    """What this server is known by elsewhere, made once."""

    __tablename__ = "keys"

    name: Mapped[str] = mapped_column(String(32), primary_key=True)
    value: Mapped[str] = mapped_column(Text)
