"""Who stands where, from the places at all tables so far."""

from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

from branchline.server.tournaments.drawing import Table


class Played(NamedTuple):
    """A table of a round: who sat there, and the places they came to, once they have."""

    people: Table
    ranks: tuple[int, ...] | None


class Standing(NamedTuple):
    """What one of them has reached."""

    who: int
    place: int
    points: Fraction
    opposition: Fraction  # the mean of what those have whom they met
    wins: int
    games: int


def standings(people: Sequence[int], rounds: Sequence[Sequence[Played]], seats: int) -> list[Standing]:
    """The best first. At a full table the last gets nothing and everybody else a point for each place before that;
    places that are shared share their points, and at a smaller table they lie further apart, so that all tables give
    the same on average. Who sits out gets that average. Where points are equal, the stronger opposition decides, then
    first places.
    """
    points = {one: sum((_points(one, tables, seats) for tables in rounds), Fraction()) for one in people}
    order = [_standing(one, points, rounds) for one in people]
    order.sort(key=_order, reverse=True)
    return [one._replace(place=1 + sum(_order(other) > _order(one) for other in order)) for one in order]


def _order(standing: Standing) -> tuple[Fraction, Fraction, int]:
    return standing.points, standing.opposition, standing.wins


def _points(one: int, tables: Sequence[Played], seats: int) -> Fraction:
    table = next((table for table in tables if one in table.people), None)
    if table is None:
        return Fraction(seats - 1, 2)
    if table.ranks is None:
        return Fraction()
    mine = table.ranks[table.people.index(one)]
    behind = sum(rank > mine for rank in table.ranks)
    even = sum(rank == mine for rank in table.ranks) - 1
    return Fraction((2 * behind + even) * (seats - 1), 2 * (len(table.people) - 1))


def _standing(one: int, points: dict[int, Fraction], rounds: Sequence[Sequence[Played]]) -> Standing:
    ended = [table for tables in rounds for table in tables if one in table.people and table.ranks is not None]
    met = [points[other] for table in ended for other in table.people if other != one]
    wins = sum(table.ranks is not None and table.ranks[table.people.index(one)] == 1 for table in ended)
    return Standing(one, 0, points[one], sum(met, Fraction()) / max(1, len(met)), wins, len(ended))
