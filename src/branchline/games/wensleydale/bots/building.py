"""Phase five: which line to build, and what pays for it."""

from branchline.games.wensleydale.actions import payment_parts
from branchline.games.wensleydale.bots import weights
from branchline.games.wensleydale.bots.lines import Line, Search
from branchline.games.wensleydale.bots.outing import IMPOSSIBLE, Outing, Prospect, Terms, hires
from branchline.games.wensleydale.bots.purse import Purse, built
from branchline.games.wensleydale.bots.reading import Reading
from branchline.games.wensleydale.bots.tables import DONE, FROM, LAY, NO_BUILD, TO
from branchline.games.wensleydale.bots.worth import Worth


def judge_build(reading: Reading, legal: list[int]) -> list[Terms]:
    """Each link by the best line that goes on with it."""
    worth = Worth(reading)
    choices = hires(reading)
    begun = max(0, len(reading.path) - 1)
    most = weights.GOING_ON if reading.path else weights.JUDGED
    best: dict[tuple[int, int], Outing] = {}
    for i, line in enumerate(Search(reading, worth, reading.purse).lines()):
        step = (line.areas[begun], line.areas[begun + 1])
        if i < most or step not in best:
            prospect = Prospect(reading, worth, choices, line.areas[begun:])
            outing = best_paid(prospect, reading.purse, line)
            if outing.value > best.get(step, IMPOSSIBLE).value:
                best[step] = outing
    as_it_is = Prospect(reading, worth, choices)
    terms: list[Terms] = []
    for action in legal:
        if action == NO_BUILD:
            terms.append(as_it_is.outing(reading.purse).terms)
        elif action == DONE:
            terms.append(best_paid(as_it_is, reading.purse, _begun(reading)).terms)
        else:
            step = (FROM[action - LAY], TO[action - LAY])
            # Only a ring, where rings are allowed, is not looked for.
            terms.append(best[step].terms if step in best else {"ring": weights.NEVER})
    return terms


def judge_pay(reading: Reading, legal: list[int]) -> list[Terms]:
    """Each payment by what the rest of the turn can be with what it leaves."""
    prospect = Prospect(reading, Worth(reading), hires(reading))
    line = _begun(reading)
    fees = (line.government, 0, line.midland, line.north_eastern)
    terms = []
    for action in legal:
        paid = payment_parts(action)
        points = [have - fee - part for have, fee, part in zip(reading.purse[1:], fees, paid, strict=True)]
        terms.append(prospect.outing(Purse(0, *points)).terms)
    return terms


def best_paid(prospect: Prospect, purse: Purse, line: Line) -> Outing:
    """The best outing after paying for a line."""
    outings = (prospect.outing(left) for left in built(purse, line.cost, line.fees))
    return max(outings, key=lambda outing: outing.value, default=IMPOSSIBLE)


def _begun(reading: Reading) -> Line:
    building = reading.view["building"]
    fees = building["fees"]
    return Line(reading.path, building["cost"], fees["government"], fees["midland"], fees["north_eastern"])
