"""Counting points: tickets, globetrotter, passengers, and who wins (G11, G13, G14)."""

from typing import Final

from branchline.core.contract import Json, ranked
from branchline.core.native import i64, total
from branchline.games.germany.pieces import FIGURE_COLOURS, FIGURE_KINDS, POINTS
from branchline.games.germany.position import GLOBETROTTER_AT_ZERO, OVER, ZERO_SCORES, Position

GLOBETROTTER: Final = 15
MOST: Final = 20
SECOND_MOST: Final = 10


def complete(s: Position, seat: i64, ticket: i64) -> bool:
    """Whether this seat's own routes join the two places of the ticket (G11.2, G11.9, G11.10)."""
    board = s.board
    net = s.net
    first = seat * board.nodes
    one = board.ticket_a[ticket]
    other = board.ticket_b[ticket]
    if one < board.city_count and other < board.city_count:  # most tickets: a city is a node itself
        return net[first + one] == net[first + other]
    for a in board.nodes_of[one]:
        for b in board.nodes_of[other]:
            if net[first + a] == net[first + b]:
                return True
    return False


def completed(s: Position, seat: i64) -> i64:
    """How many of its tickets this seat has completed."""
    number: i64 = 0
    for ticket in range(s.board.ticket_count):
        if s.holder[ticket] == seat and complete(s, seat, ticket):
            number += 1
    return number


def ticket_points(s: Position, seat: i64) -> i64:
    """Values of complete tickets less those of incomplete ones (G13.3, G13.4)."""
    board = s.board
    points: i64 = 0
    for ticket in range(board.ticket_count):
        if s.holder[ticket] == seat:
            points += board.value[ticket] if complete(s, seat, ticket) else -board.value[ticket]
    return points


def globetrotter_points(s: Position) -> list[int]:
    """The bonus for the most completed tickets, by seat (G13.5 to G13.9)."""
    counts: list[int] = [completed(s, seat) for seat in range(s.seats)]
    most = max(counts)
    if most == 0 and s.rules[GLOBETROTTER_AT_ZERO] == 0:
        return [0] * int(s.seats)
    return [GLOBETROTTER if count == most else 0 for count in counts]


def passenger_points(s: Position, colour: int) -> list[int]:
    """The bonus for the passengers of one colour, by seat (G13.10 to G13.15)."""
    counts: list[int] = [s.carried[seat * FIGURE_KINDS + colour] for seat in range(s.seats)]
    least = 0 if s.rules[ZERO_SCORES] == 1 else 1
    most = max(counts)
    points = [MOST if count == most and count >= least else 0 for count in counts]
    if counts.count(most) == 1:  # with a tie for the most, nobody is second
        second = max(count for count in counts if count != most)
        points = [
            SECOND_MOST if count == second and count >= least else won
            for count, won in zip(counts, points, strict=True)
        ]
    return points


def passengers(s: Position, seat: i64) -> i64:
    """All passengers of a seat, for the tie-break."""
    return total(s.carried[seat * FIGURE_KINDS : (seat + 1) * FIGURE_KINDS])


def scores(s: Position) -> list[int]:
    """What stands on the score track; after the end everything that counts."""
    return final_scores(s) if s.phase == OVER else list(s.points)


def final_scores(s: Position) -> list[int]:
    """Points of every seat as they are counted at the end."""
    totals = globetrotter_points(s)
    for colour in range(FIGURE_KINDS):
        for seat, points in enumerate(passenger_points(s, colour)):
            totals[seat] += points
    return [totals[seat] + s.points[seat] + ticket_points(s, seat) for seat in range(s.seats)]


def ranks(s: Position) -> list[int]:
    """Places by score, completed tickets, passengers (G14)."""
    totals = final_scores(s)
    return ranked([(totals[seat], completed(s, seat), passengers(s, seat)) for seat in range(s.seats)])


def ticket_facts(s: Position, seat: i64, ticket: i64) -> dict[str, Json]:
    """A ticket as data, with whether this seat has completed it."""
    facts = s.board.ticket_facts[ticket].copy()
    if complete(s, seat, ticket):
        facts["complete"] = True
    return facts


def sheet(s: Position) -> list[dict[str, Json]]:
    """The scoring sheet, one entry a seat, every point with its reason."""
    board = s.board
    globetrotter = globetrotter_points(s)
    by_colour = [passenger_points(s, colour) for colour in range(FIGURE_KINDS)]
    totals = final_scores(s)
    entries: list[dict[str, Json]] = []
    for seat in range(s.seats):
        routes = [
            {"route": board.routes[route], "length": board.length[route], "points": POINTS[board.length[route]]}
            for route in range(board.route_count)
            if s.owner[route] == seat
        ]
        tickets = [ticket_facts(s, seat, t) for t in range(board.ticket_count) if s.holder[t] == seat]
        for entry in tickets:
            entry["points"] = entry["value"] if entry["complete"] else -entry["value"]
        figures = [
            {
                "colour": FIGURE_COLOURS[colour],
                "count": s.carried[seat * FIGURE_KINDS + colour],
                "points": by_colour[colour][seat],
            }
            for colour in range(FIGURE_KINDS)
        ]
        entries.append(
            {
                "routes": routes,
                "route_points": s.points[seat],
                "tickets": tickets,
                "ticket_points": ticket_points(s, seat),
                "completed": completed(s, seat),
                "globetrotter": globetrotter[seat],
                "passengers": figures,
                "passenger_points": sum(points[seat] for points in by_colour),
                "passenger_count": passengers(s, seat),
                "total": totals[seat],
            }
        )
    return entries
