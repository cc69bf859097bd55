"""A table that was begun under older rules: it goes on by those of today once everybody who plays there has agreed."""

from collections.abc import Sequence
from typing import NamedTuple

from branchline.table.entries import Entry, Seat
from branchline.table.refusal import refused


class Consent(NamedTuple):
    """By which rules a log goes on, and who has agreed to go on by others. A version of the rules is a number."""

    rules: int
    to: int = 0
    owners: frozenset[str] = frozenset()

    def of(self, owner: str, to: int) -> "Consent":
        """The same once this person has agreed to these; who had agreed to others before does not count any more."""
        owners = self.owners if self.to == to else frozenset()
        return self._replace(to=to, owners=owners | {owner})

    def settled(self, seats: Sequence[Seat]) -> "Consent":
        """The rules that were agreed to, if everybody has who sits here."""
        if not self.owners or {seat.owner for seat in seats} - {None} - self.owners:
            return self
        return Consent(self.to)


def agreeing(seats: Sequence[Seat], maker: str | None, asking: str, consent: Consent, to: int) -> Entry:
    """A person agrees to go on by these rules: one who plays or, among computer players, whoever made the table."""
    people = {seat.owner for seat in seats} - {None}
    if people and asking not in people:
        raise refused("error-agree-seated")
    if not people and asking != maker:
        raise refused("error-not-maker")
    if consent.rules == to or (consent.to == to and asking in consent.owners):
        raise refused("error-agreed")
    seat = next((number for number, seat in enumerate(seats) if seat.owner == asking), 0)
    return Entry("agree", seat, str(to))


def follow(seats: Sequence[Seat], maker: str | None, consent: Consent, entry: Entry) -> Consent:
    """Who has agreed to what after a stored entry; ValueError if it cannot be. Whoever leaves may be the last who had
    not agreed."""
    if entry.kind == "agree":
        to = int(entry.notation or "")
        if not (0 <= entry.seat < len(seats) and consent.rules < to):
            raise ValueError(f"nobody can agree to the rules {to} in seat {entry.seat}")
        consent = consent.of(seats[entry.seat].owner or maker or "", to)
    return consent.settled(seats)
