"""Phase five: which line to build, and what pays for it."""

from branchline.games.wensleydale.actions import payment_parts
from branchline.games.wensleydale.bots import weights
from branchline.games.wensleydale.bots.lines import Line
from branchline.games.wensleydale.bots.mind import Mind
from branchline.games.wensleydale.bots.outing import IMPOSSIBLE, Outing, Prospect, Terms, hires
from branchline.games.wensleydale.bots.purse import Purse, built
from branchline.games.wensleydale.bots.reading import Reading
from branchline.games.wensleydale.bots.tables import DONE, FROM, LAY, NO_BUILD, TO


def judge_build(reading: Reading, legal: list[int], mind: Mind) -> list[Terms]:
    """Each link by the best line that goes on with it."""
    best = _by_step(reading, mind)
    as_it_is = _as_it_is(reading, mind)
    terms: list[Terms] = []
    for action in legal:
        if action == NO_BUILD:
            terms.append(as_it_is.outing(reading.purse).terms)
        elif action == DONE:
            terms.append(best_paid(as_it_is, reading.purse, _begun(reading)).terms)
        else:
            step = (FROM[action - LAY], TO[action - LAY])
            # Only a ring, where rings are allowed, is not looked for.
            terms.append(best[step][0].terms if step in best else {"ring": weights.NEVER})
    return terms


def best_line(reading: Reading, mind: Mind) -> Line | None:
    """The line to build, or to go on with; None where it is best to leave things as they are."""
    as_it_is = _as_it_is(reading, mind)
    now = best_paid(as_it_is, reading.purse, _begun(reading)) if reading.path else as_it_is.outing(reading.purse)
    outing, line = max(_by_step(reading, mind).values(), key=lambda found: found[0].value, default=(now, None))
    return line if outing.value > now.value else None


def _by_step(reading: Reading, mind: Mind) -> dict[tuple[int, int], tuple[Outing, Line]]:
    """By the next link: the best line that goes on with it, and the outing it leads to."""
    worth = mind.worth(reading)
    choices = hires(reading)
    begun = max(0, len(reading.path) - 1)
    most = mind.judged(reading)
    best: dict[tuple[int, int], tuple[Outing, Line]] = {}
    for i, line in enumerate(mind.lines(reading, worth, reading.purse)):
        step = (line.areas[begun], line.areas[begun + 1])
        if i < most or step not in best:
            prospect = mind.prospect(reading, worth, choices, line.areas[begun:])
            outing = best_paid(prospect, reading.purse, line)
            if outing.value > (best[step][0].value if step in best else IMPOSSIBLE.value):
                best[step] = outing, line
    return best


def _as_it_is(reading: Reading, mind: Mind) -> Prospect:
    return mind.prospect(reading, mind.worth(reading), hires(reading))


def judge_pay(reading: Reading, legal: list[int], mind: Mind) -> list[Terms]:
    """Each payment by what the rest of the turn can be with what it leaves."""
    prospect = mind.prospect(reading, mind.worth(reading), hires(reading))
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
