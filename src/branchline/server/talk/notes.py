"""What a person writes down at a table for nobody but themselves."""

from typing import Final

from sqlalchemy.orm import Session

from branchline.server.people.names import all_seen
from branchline.server.problems import problem
from branchline.server.schema import StoredNote

MOST_NOTED: Final = 4000  # characters


def checked(text: str) -> str:
    """A text as it is kept: lines of what can be seen. Refused if it is too long or holds anything else."""
    if len(text) > MOST_NOTED:
        raise problem("error-note-long", most=MOST_NOTED)
    noted = text.replace("\r\n", "\n").expandtabs(4)
    if not all(all_seen(line) for line in noted.split("\n")):
        raise problem("error-text-sign")
    return noted


def noted(session: Session, id: str, seat: int, owner: str) -> str:
    """What this person wrote down in this seat; somebody who had it before them keeps their own."""
    note = session.get(StoredNote, (id, seat, owner))
    return "" if note is None else note.text


def keep(session: Session, id: str, seat: int, owner: str, text: str) -> None:
    """Takes the place of what was written down."""
    session.merge(StoredNote(table_id=id, seat=seat, owner=owner, text=text))
