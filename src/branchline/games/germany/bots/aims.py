"""What a planner has in mind, said to a person: what to aim for, and over which routes."""

from collections.abc import Iterator
from typing import Final

from branchline.core.contract import Line
from branchline.core.native import Floats, row
from branchline.games.germany.actions import KEEP, MIX, PASSENGER
from branchline.games.germany.judgement import judge
from branchline.games.germany.judgement.outlook import Outlook
from branchline.games.germany.judgement.passengers import Passengers
from branchline.games.germany.judgement.plan import Plan, make_plan
from branchline.games.germany.pieces import CARDS, FIGURE_COLOURS, KINDS
from branchline.games.germany.position import KEEP_TICKETS, SETUP_KEEP, SETUP_MIX, Position

MOST_TICKETS: Final = 3  # told at once, or nobody would read them
NEAR: Final = 3.0  # turns before the end


class Aims:
    """One seat's plan in one position."""

    def __init__(self, s: Position, seat: int, weights: Floats) -> None:
        self._s = s
        self._board = s.board
        self._weights = weights
        self._outlook = Outlook(s, seat, weights)
        self._passengers = Passengers(self._outlook)
        self._plan: Plan = make_plan(self._outlook, self._passengers)

    def lines(self, legal: list[int]) -> Iterator[Line]:
        """The most pressing first."""
        if self._s.phase == SETUP_MIX:
            yield Line("germany-aim-mix", {})
            return
        chosen = judge.choose(self._s, row(legal), self._weights) if legal else -1
        if self._s.phase in (SETUP_KEEP, KEEP_TICKETS) and chosen >= KEEP:
            drawn = self._outlook.drawn()
            kept = [self._board.tickets[ticket] for i, ticket in enumerate(drawn) if (chosen - KEEP) >> i & 1]
            yield Line("germany-aim-keep", {"tickets": kept})
            return
        if PASSENGER <= chosen < PASSENGER + len(FIGURE_COLOURS):
            yield Line("germany-aim-passenger", {"colour": FIGURE_COLOURS[chosen - PASSENGER]})
            return
        if self._outlook.turns <= NEAR:
            yield Line("germany-aim-end", {})
        if MIX <= chosen <= judge.FOUR_SHORT_TICKETS:
            yield Line("germany-aim-draw", {})
        yield from self._tickets()
        yield from self._collecting()

    def _tickets(self) -> Iterator[Line]:
        for ticket in self._plan.tickets[:MOST_TICKETS]:
            wanted = [stretch for stretch in self._plan.way(ticket).journey() if not self._outlook.owned[stretch]]
            wagons = sum(self._board.length[stretch] for stretch in wanted)
            aim = {"tickets": [self._board.tickets[ticket]], "routes": len(wanted), "wagons": wagons}
            yield Line("germany-aim-ticket", aim)
        given_up = [ticket for ticket in self._outlook.open_tickets() if ticket not in self._plan.tickets]
        if given_up:
            yield Line("germany-aim-lost", {"tickets": [self._board.tickets[ticket] for ticket in given_up]})

    def _collecting(self) -> Iterator[Line]:
        urge = judge.Turn(self._outlook, self._passengers, self._plan).cards.urge
        wanted = max(range(KINDS - 1), key=lambda kind: urge[kind])
        if urge[wanted] > 0.0:
            yield Line("germany-aim-cards", {"card": CARDS[wanted]})
        gains = self._passengers.gains
        colour = max(range(len(FIGURE_COLOURS)), key=lambda colour: gains[colour])
        if gains[colour] > 0.0 and self._outlook.figures_left(colour) > 0:
            yield Line("germany-aim-passenger", {"colour": FIGURE_COLOURS[colour]})

    def routes(self) -> list[str]:
        """The routes to build, the most urgent first; of parallel ones the first that is free."""
        stretches = sorted(self._plan.stretches, key=lambda stretch: -self._plan.hurry(stretch))
        free = self._outlook.free
        tracks = self._outlook.chart.tracks
        return [self._board.routes[next(route for route in tracks[stretch] if free[route])] for stretch in stretches]
