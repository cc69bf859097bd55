"""What is stored of one person beside accounts and tables: devices, programs, browsers, whom they mute, what they
chose.

Secrets are left out: what is stored of them cannot be turned back, and the keys of a browser are its own.
"""

from typing import Any

from sqlalchemy import Select, exists, select
from sqlalchemy.orm import InstrumentedAttribute, Session

from branchline.server.identity import Guest
from branchline.server.people.models import BrowserInfo, EntryInfo, SessionInfo, TokenInfo
from branchline.server.schema import (
    PutAway,
    StoredAccount,
    StoredAdmission,
    StoredBlockedGuest,
    StoredEntrant,
    StoredMute,
    StoredPush,
    StoredQuiet,
    StoredSeat,
    StoredSession,
    StoredSitter,
    StoredToken,
    StoredTournament,
)


def belongings(session: Session, guest: Guest) -> dict[str, Any]:
    """By the names of what somebody may have of themselves."""
    me = guest.id
    devices = select(StoredSession).where(StoredSession.account_id == me).order_by(StoredSession.until)
    programs = select(StoredToken).where(StoredToken.account_id == me).order_by(StoredToken.made_at)
    browsers = select(StoredPush).where(StoredPush.owner == me).order_by(StoredPush.made_at)
    entries = (
        select(StoredEntrant.tournament_id, StoredTournament.name, StoredEntrant.name)
        .join(StoredTournament, StoredTournament.id == StoredEntrant.tournament_id)
        .where(StoredEntrant.player == me)
        .order_by(StoredTournament.made_at)
    )
    return {
        "sessions": [SessionInfo(until=row.until, yours=row.id == guest.session) for row in session.scalars(devices)],
        "tokens": [TokenInfo(id=row.id, name=row.name, made_at=row.made_at) for row in session.scalars(programs)],
        "browsers": [
            BrowserInfo(id=row.id, endpoint=row.endpoint, language=row.language, made_at=row.made_at)
            for row in session.scalars(browsers)
        ],
        "muted": [_called(session, muted) for muted in session.scalars(_of(StoredMute.muted, StoredMute.owner, me))],
        "quiet": [*session.scalars(_of(StoredQuiet.table_id, StoredQuiet.owner, me))],
        "put_away": [*session.scalars(_of(PutAway.table_id, PutAway.owner, me))],
        "admitted": [*session.scalars(_of(StoredAdmission.table_id, StoredAdmission.owner, me))],
        "tournaments": [
            EntryInfo(tournament=id, name=name, entrant=entrant) for id, name, entrant in session.execute(entries)
        ],
        "blocked": bool(session.scalar(select(exists().where(StoredBlockedGuest.owner == me)))),
    }


def _of(what: InstrumentedAttribute[str], whose: InstrumentedAttribute[str], me: str) -> Select[str]:
    return select(what).where(whose == me).order_by(what)


def _called(session: Session, owner: str) -> str:
    """Whoever has an account by its name, a guest as they were called at some table; empty where nobody knows."""
    account = session.scalar(select(StoredAccount.name).where(StoredAccount.id == owner))
    seat = session.scalar(select(StoredSeat.name).where(StoredSeat.owner == owner).limit(1))
    return (
        account or seat or session.scalar(select(StoredSitter.name).where(StoredSitter.owner == owner).limit(1)) or ""
    )
