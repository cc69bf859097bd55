"""What lies on the board for a seat to win by building, by area, and the own track a line may join."""

from typing import Final

from branchline.core.chance import Chance
from branchline.core.native import Floats, Row, append, i64, vec
from branchline.core.rows import filled
from branchline.games.wensleydale.actions import MOVE
from branchline.games.wensleydale.board import (
    AREA_COUNT,
    BUILDS_OUT,
    CARGO_KINDS,
    CHEESE,
    COST,
    GREEN,
    HILLS_BESIDE,
    RED,
    STONE,
    TO,
    TOWN,
    TRACKS_OUT,
)
from branchline.games.wensleydale.position import FREE, Position
from branchline.games.wensleydale.quick import weights as by
from branchline.games.wensleydale.quick.worths import Worths
from branchline.games.wensleydale.trains import reachable

MOOD: Final = 0.08
MOODS: Final[i64] = 1024


class Ground:
    """The board without what is reached already."""

    def __init__(self, s: Position, worths: Worths, moods: Chance) -> None:
        self.s = s
        self.worths = worths
        self.number = self._number(moods)  # [kind * AREA_COUNT + area]: pieces that it may hope for
        self.reached = vec[float]([0.0] * CARGO_KINDS)  # by kind
        for move in reachable(s, worths.seat):
            self.reached[(move - MOVE) // AREA_COUNT] += self.number[move - MOVE]
            self.number[move - MOVE] = 0.0
        # Own track, part by part: the companies it is joined to, and the passengers who have no way to theirs.
        self.part = filled(AREA_COUNT, -1)
        self.served: Row = vec[i64]()
        self.red: Floats = vec[float]()
        self.green: Floats = vec[float]()
        self._find_parts(worths.seat)
        self.ahead = self._ahead(worths.weights)

    def _number(self, moods: Chance) -> Floats:
        """No two players see quite the same in a board: each piece counts for a little more or less."""
        s = self.s
        number = vec[float]([0.0] * (CARGO_KINDS * AREA_COUNT))
        for at in range(CARGO_KINDS * AREA_COUNT):
            if s.pieces[at]:
                mood = 1.0 - MOOD + 2.0 * MOOD * float(moods.below(MOODS)) / float(MOODS)
                number[at] = mood * float(s.pieces[at])
        for area in range(AREA_COUNT):
            if s.companies[area] & 1:
                number[RED * AREA_COUNT + area] = 0.0
            if s.companies[area] & 2:
                number[GREEN * AREA_COUNT + area] = 0.0
        rival = self.worths.weights[by.RIVAL]
        for seat in range(s.seats):
            if seat != self.worths.seat and s.laid[seat]:
                for move in reachable(s, seat):
                    number[move - MOVE] *= rival
        return number

    def _find_parts(self, seat: i64) -> None:
        s = self.s
        mine = seat + 1
        parts: i64 = 0
        for start in s.areas_of[seat]:
            if self.part[start] >= 0:
                continue
            served: i64 = 0
            red = 0.0
            green = 0.0
            edge = filled(len(s.areas_of[seat]), start)
            self.part[start] = parts
            end: i64 = 1
            i: i64 = 0
            while i < end:
                area = edge[i]
                served |= s.companies[area]
                red += self.number[RED * AREA_COUNT + area]
                green += self.number[GREEN * AREA_COUNT + area]
                for way in TRACKS_OUT[area]:
                    if s.owner[way >> 1] == mine and self.part[TO[way]] < 0:
                        self.part[TO[way]] = parts
                        edge[end] = TO[way]
                        end += 1
                i += 1
            self.served = append(self.served, served)
            self.red = append(self.red, red)
            self.green = append(self.green, green)
            parts += 1

    def _ahead(self, weights: Floats) -> Floats:
        """What lies one or two links beyond each area, less what they cost."""
        s = self.s
        cargo = self.worths.cargo
        number = self.number
        brings = vec[float]([0.0] * AREA_COUNT)
        no_way = weights[by.NO_WAY_YET]
        for area in range(AREA_COUNT):
            riders = cargo[RED] * number[RED * AREA_COUNT + area] + cargo[GREEN] * number[GREEN * AREA_COUNT + area]
            brings[area] = cargo[CHEESE] * number[CHEESE * AREA_COUNT + area] + no_way * riders
            if TOWN[area] and s.companies[area] == 0:
                for hill in HILLS_BESIDE[area]:
                    brings[area] += cargo[STONE] * number[STONE * AREA_COUNT + hill]
        link = weights[by.ON_THE_WAY]
        point = weights[by.POINT]
        ahead = vec[float]([0.0] * AREA_COUNT)
        for _ in range(2):
            further = vec[float]([0.0] * AREA_COUNT)
            for area in range(AREA_COUNT):
                best = 0.0
                for way in BUILDS_OUT[area]:
                    if s.owner[way >> 1] == FREE:
                        to = TO[way]
                        worth = brings[to] + ahead[to] / 2.0 - link - point * float(COST[way >> 1])
                        if worth > best:
                            best = worth
                further[area] = best
            ahead = further
        return ahead
