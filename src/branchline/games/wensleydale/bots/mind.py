"""What a turn is thought through with. Players differ in its parts."""

from typing import Any, NamedTuple

from branchline.games.wensleydale.bots import weights
from branchline.games.wensleydale.bots.freight import Freight, SimpleFreight
from branchline.games.wensleydale.bots.lines import Line, Search
from branchline.games.wensleydale.bots.outing import Hire, Outing, Prospect, Terms
from branchline.games.wensleydale.bots.purse import Purse
from branchline.games.wensleydale.bots.reading import Reading
from branchline.games.wensleydale.bots.worth import Worth, usual_scale


class Way(NamedTuple):
    """A line to build, or what there is of one, and the best that can be made of the turn with it."""

    outing: Outing
    line: Line


class Mind:
    """As the greedy player has it."""

    def worth(self, reading: Reading) -> Worth:
        return Worth(reading, usual_scale(reading.left))

    def freight(self, worth: Worth, fetched: int) -> Freight:
        return SimpleFreight(worth, fetched)

    def lines(self, reading: Reading, worth: Worth, purse: Purse) -> list[Line]:
        """Lines to build, the most promising first."""
        return Search(reading, worth, purse).lines()

    def judged(self, reading: Reading) -> int:
        """How many of them are thought through to the end of the turn."""
        return weights.GOING_ON if reading.path else weights.JUDGED

    def closer(self, reading: Reading, ways: list[Way]) -> list[Way]:
        """The same ways, with what a closer look at whole lines tells. The greedy player takes none."""
        return ways

    def second_thoughts(self, view: dict[str, Any], terms: list[Terms]) -> None:
        """Adds to the terms of the legal actions what a closer look tells. The greedy player takes none."""

    def prospect(
        self,
        reading: Reading,
        worth: Worth,
        choices: list[Hire],
        series: tuple[int, ...] = (),
        fetched: tuple[int, int] | None = None,
    ) -> Prospect:
        freight = self.freight(worth, fetched[0] if fetched else -1)
        return Prospect(reading, worth, choices, freight, series, fetched)
