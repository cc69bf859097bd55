"""Phase five: which line to build, and what pays for it."""

from branchline.games.wensleydale.actions import payment_parts
from branchline.games.wensleydale.bots import weights
from branchline.games.wensleydale.bots.lines import Line
from branchline.games.wensleydale.bots.mind import Mind, Way
from branchline.games.wensleydale.bots.outing import IMPOSSIBLE, Outing, Prospect, Terms, hires
from branchline.games.wensleydale.bots.purse import Purse, built
from branchline.games.wensleydale.bots.reading import Reading
from branchline.games.wensleydale.bots.tables import DONE, FROM, LAY, NO_BUILD, TO


def judge_build(reading: Reading, legal: list[int], mind: Mind) -> list[Terms]:
    """Each link by the best line that goes on with it."""
    now, best = _by_step(reading, mind)
    terms: list[Terms] = []
    for action in legal:
        if action in (NO_BUILD, DONE):
            terms.append(now.terms)
        else:
            step = (FROM[action - LAY], TO[action - LAY])
            # Only a ring, where rings are allowed, is not looked for.
            terms.append(best[step].outing.terms if step in best else {"ring": weights.NEVER})
    return terms


def best_line(reading: Reading, mind: Mind) -> Line | None:
    """The line to build, or to go on with; None where it is best to leave things as they are."""
    now, best = _by_step(reading, mind)
    way = max(best.values(), key=lambda way: way.outing.value, default=None)
    return way.line if way and way.outing.value > now.value else None


def _by_step(reading: Reading, mind: Mind) -> tuple[Outing, dict[tuple[int, int], Way]]:
    """The outing without another link, and by the next link the best line that goes on with it."""
    now, *ways = mind.closer(reading, [_as_it_is(reading, mind), *_ways(reading, mind)])
    begun = max(0, len(reading.path) - 1)
    best: dict[tuple[int, int], Way] = {}
    for way in ways:
        step = (way.line.areas[begun], way.line.areas[begun + 1])
        if step not in best or way.outing.value > best[step].outing.value:
            best[step] = way
    return now.outing, best


def _ways(reading: Reading, mind: Mind) -> list[Way]:
    """The lines that are thought through: the most promising ones, and at least one for each next link."""
    worth = mind.worth(reading)
    choices = hires(reading)
    begun = max(0, len(reading.path) - 1)
    most = mind.judged(reading)
    seen: set[tuple[int, int]] = set()
    ways: list[Way] = []
    for i, line in enumerate(mind.lines(reading, worth, reading.purse)):
        step = (line.areas[begun], line.areas[begun + 1])
        if i < most or step not in seen:
            prospect = mind.prospect(reading, worth, choices, line.areas[begun:])
            outing = best_paid(prospect, reading.purse, line)
            if outing.value > IMPOSSIBLE.value:
                seen.add(step)
                ways.append(Way(outing, line))
    return ways


def _as_it_is(reading: Reading, mind: Mind) -> Way:
    prospect = mind.prospect(reading, mind.worth(reading), hires(reading))
    line = _begun(reading)
    outing = best_paid(prospect, reading.purse, line) if reading.path else prospect.outing(reading.purse)
    return Way(outing, line)


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
    """The series being built, as far as it goes."""
    building = reading.view["building"]
    if not building:
        return Line((), 0, 0, 0, 0)
    fees = building["fees"]
    return Line(reading.path, building["cost"], fees["government"], fees["midland"], fees["north_eastern"])
