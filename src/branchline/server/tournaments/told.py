"""A tournament as it is stored, read with all that is known of its tables, and told."""

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import select
from sqlalchemy.orm import Session

from branchline.server.problems import problem, shown
from branchline.server.results.models import PlayerInfo
from branchline.server.results.reading import Names
from branchline.server.schema import (
    StoredAccount,
    StoredDraw,
    StoredEnding,
    StoredEntrant,
    StoredPlace,
    StoredTable,
    StoredTournament,
)
from branchline.server.tournaments.models import (
    DrawnRound,
    DrawnTable,
    SeatedInfo,
    StandingInfo,
    TournamentInfo,
    TournamentTold,
)
from branchline.server.tournaments.standings import Played, standings


@dataclass(frozen=True, slots=True)
class Known:
    """All that is stored of one."""

    row: StoredTournament
    entrants: dict[int, StoredEntrant]
    draws: Sequence[StoredDraw]  # in their order
    endings: dict[str, StoredEnding]  # by the table
    tables: set[str]  # those that are still there
    names: Names

    @property
    def round(self) -> int:
        """The one that is on, or was the last."""
        return max((draw.round for draw in self.draws), default=0)

    def settled(self, draw: StoredDraw) -> bool:
        """Whether nothing more comes from this table: its game has ended, or the host has deleted it."""
        return draw.at_table in self.endings or draw.at_table not in self.tables

    @property
    def waits(self) -> bool:
        """Whether a game of this round is still on. For those of earlier rounds the host did not wait."""
        return not all(self.settled(draw) for draw in self.draws if draw.round == self.round)

    @property
    def over(self) -> bool:
        """Whether nothing more comes from any table."""
        return self.row.drawn and all(self.settled(draw) for draw in self.draws)

    def rounds(self) -> list[list[StoredDraw]]:
        return [[draw for draw in self.draws if draw.round == number + 1] for number in range(self.round)]

    def played(self) -> list[list[Played]]:
        """The tables of each round. Who sat at one that was deleted has sat out."""
        return [
            [Played(tuple(draw.players), self._ranks(draw)) for draw in draws if not self._deleted(draw)]
            for draws in self.rounds()
        ]

    def _deleted(self, draw: StoredDraw) -> bool:
        return draw.at_table not in self.endings and draw.at_table not in self.tables

    def _ranks(self, draw: StoredDraw) -> tuple[int, ...] | None:
        ending = self.endings.get(draw.at_table)
        return None if ending is None else tuple(place.rank for place in ending.places)


def known(session: Session, id: str, you: str = "") -> Known:
    """The tournament of this id."""
    row = session.get(StoredTournament, id) if len(id) <= 32 and id.isalnum() else None
    if row is None:
        raise problem("error-unknown-tournament", tournament=shown(id))
    return _known(session, row, you)


def _known(session: Session, row: StoredTournament, you: str) -> Known:
    order = (StoredDraw.round, StoredDraw.number)
    draws = session.scalars(select(StoredDraw).where(StoredDraw.tournament_id == row.id).order_by(*order)).all()
    entrants = session.scalars(select(StoredEntrant).where(StoredEntrant.tournament_id == row.id)).all()
    at = [draw.at_table for draw in draws]
    endings = session.scalars(select(StoredEnding).where(StoredEnding.at_table.in_(at)))
    return Known(
        row,
        {entrant.number: entrant for entrant in entrants},
        draws,
        {ending.at_table: ending for ending in endings},
        {*session.scalars(select(StoredTable.id).where(StoredTable.id.in_(at)))},
        Names(session, (entrant.player for entrant in entrants), you),
    )


def everybody(session: Session, ids: Sequence[str]) -> dict[str, StoredAccount]:
    """Those of these accounts that are there and not blocked."""
    its = StoredAccount
    written = [id for id in ids if id.isalnum()]  # not every database reads every letter
    rows = session.scalars(select(its).where(its.id.in_(written), its.blocked.is_(False)))
    return {row.id: row for row in rows}


def listed(session: Session, you: str, limit: int, after: int) -> list[TournamentInfo]:
    """So many of them after so many others, the newest first."""
    newest = select(StoredTournament).order_by(StoredTournament.made_at.desc(), StoredTournament.id)
    rows = session.scalars(newest.limit(limit).offset(after)).all()
    return [_info(_known(session, row, you)) for row in rows]


def told(of: Known, host: bool) -> TournamentTold:
    """All of it, for whoever asked, who may be a host."""
    best_first = standings(sorted(of.entrants), of.played(), of.row.seats)
    return TournamentTold(
        **_info(of).model_dump(),
        options=of.row.options,
        standings=[
            StandingInfo(
                **_player(of, one.who).model_dump(),
                place=one.place,
                points=round(float(one.points), 2),
                opposition=round(float(one.opposition), 2),
                wins=one.wins,
                games=one.games,
            )
            for one in best_first
        ],
        drawn=[_round(of, number, draws, host) for number, draws in enumerate(of.rounds(), 1)],
    )


def _info(of: Known) -> TournamentInfo:
    row = of.row
    return TournamentInfo(
        id=row.id,
        name=row.name,
        game=row.game,
        seats=row.seats,
        rounds=row.rounds,
        round=of.round,
        people=len(of.entrants),
        made_at=row.made_at,
        over=of.over,
        yours=any(_player(of, number).you for number in of.entrants),
    )


def _player(of: Known, number: int) -> PlayerInfo:
    entrant = of.entrants[number]
    return of.names.of(entrant.player, entrant.name)


def _round(of: Known, number: int, draws: Sequence[StoredDraw], host: bool) -> DrawnRound:
    playing = {one for draw in draws for one in draw.players}
    return DrawnRound(
        round=number,
        tables=[_table(of, draw, host) for draw in draws],
        out=[_player(of, one) for one in of.entrants if one not in playing],
    )


def _table(of: Known, draw: StoredDraw, host: bool) -> DrawnTable:
    players = [_player(of, one) for one in draw.players]
    ending = of.endings.get(draw.at_table)
    may_enter = draw.at_table in of.tables and (host or any(player.you for player in players))
    places: Sequence[StoredPlace | None] = [None] * len(players) if ending is None else ending.places
    return DrawnTable(
        table=draw.at_table if may_enter else None,
        over=of.settled(draw),
        seats=[
            SeatedInfo(
                **player.model_dump(),
                score=None if place is None else place.score,
                rank=None if place is None else place.rank,
            )
            for player, place in zip(players, places, strict=True)
        ],
    )
