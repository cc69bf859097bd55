"""What happened: the lines of the log. Cash is never named but where it is paid, so everybody is told the same."""

from branchline.core.contract import Json, Line
from branchline.games.lunar import build, journal, rules
from branchline.games.lunar.actions import UPGRADE
from branchline.games.lunar.board import CITIES, CITY, GOODS, MILEPOSTS, TOLL
from branchline.games.lunar.cards import CARDS, DEMAND_CITY, DEMANDS_EACH
from branchline.games.lunar.position import NOWHERE, RELOCATE, seats_in
from branchline.games.lunar.state import State
from branchline.games.lunar.text import as_data
from branchline.games.lunar.view import hand


def tell(before: State, action: int, after: State) -> list[Line]:
    """The action and what followed from it, in the order it happened: it happens once more, and is noted down."""
    trial = before.copy()
    entries: list[tuple[int, ...]] = []
    trial.journal = entries
    rules.apply(trial, action)
    lines = [_told(before, action)]
    lines += [_noted(entry, after) for entry in entries]
    return lines


def _line(id: str, **args: Json) -> Line:
    return Line(f"lunar-log-{id}", args)


def _told(before: State, action: int) -> Line:
    """The action itself."""
    facts = as_data(action)
    kind = str(facts["kind"])
    seat = before.seat
    here = before.at[seat]
    city = CITIES[CITY[here]] if here >= 0 and CITY[here] >= 0 else None
    if kind == "build":
        ends = {name: facts[name] for name in ("a", "b", "cost")}
        if facts["pair"] is None:
            return _line("build", player=seat, **ends)
        return _line("build-wrap", player=seat, pair=facts["pair"], **ends)
    if kind == "upgrade":
        return _line("upgrade", player=seat, loco=facts["loco"], cost=build.upgrade_cost(before, action - UPGRADE))
    if kind == "place":
        return _line("relocate" if before.phase == RELOCATE else "place", player=seat, city=facts["city"])
    if kind == "move":
        return _line("move", player=seat, milepost=facts["milepost"])
    if kind in ("load", "drop"):
        return _line(kind, player=seat, good=facts["good"], city=city)
    if kind == "deliver":
        id = "boom" if facts["city"] is None else "deliver"
        return _line(id, player=seat, good=facts["good"], city=city, card=facts["card"], pay=facts["pay"])
    if kind == "give-up":
        return _line("give-up", player=seat, good=facts["good"])
    if kind == "turn-round":
        return _line("turn-round", player=seat, milepost=MILEPOSTS[here])
    if kind == "exchange":
        return _line("exchange", player=seat, cards=hand(before, seat))
    if kind == "end-operate":
        turned = here >= 0 and city is None and before.came[seat] == NOWHERE  # its movement was given up, not used
        return _line("end-operate", player=seat, moved=0 if turned else before.moved)
    return _line("end-turn", player=seat, spent=before.spent)


def _noted(entry: tuple[int, ...], after: State) -> Line:
    """An entry of the journal as a sentence."""
    kind = entry[0]
    if kind == journal.DRAWN:
        return _line("drawn", player=entry[1], card=CARDS[entry[2]])
    if kind == journal.RESHUFFLED:
        return _line("reshuffle", cards=entry[1])
    if kind == journal.EVENT:
        return _line("event", player=entry[1], card=CARDS[entry[2]])
    if kind == journal.ASIDE:
        return _line("aside", card=CARDS[entry[1]])
    if kind == journal.TAXED:
        return _line("tax", player=entry[1], amount=entry[2])
    if kind == journal.TARGET:
        first = entry[1] * DEMANDS_EACH
        cities = [CITIES[city] for city in DEMAND_CITY[first : first + DEMANDS_EACH]]
        return _line("target", card=CARDS[entry[1]], cities=cities)
    if kind == journal.STRUCK:
        return _line("struck", city=CITIES[entry[1]], milepost=MILEPOSTS[entry[2]])
    if kind == journal.MISSED:
        return _line("missed", city=CITIES[entry[1]])
    if kind == journal.ERASED:
        return _line("erased", owner=entry[1], segments=entry[2])
    if kind == journal.HIT:
        return _line("hit", player=entry[1], goods=[GOODS[good] for good in entry[2:]])
    if kind == journal.LOSES_TURN:
        return _line("loses-turn", player=entry[1])
    if kind == journal.EXPOSED:
        goods = [GOODS[good] for good in entry[3:]]
        return _line("exposed", player=entry[1], card=CARDS[entry[2]], goods=goods)
    if kind == journal.EXPIRED:
        return _line("expired", card=CARDS[entry[1]])
    if kind == journal.LOST_TURN:
        return _line("lost-turn", player=entry[1])
    return _turning(entry, after)


def _turning(entry: tuple[int, ...], after: State) -> Line:
    """The same for tolls and for what happens between turns."""
    kind = entry[0]
    if kind == journal.TOLL_PAID:
        return _line("toll", player=entry[1], owner=entry[2], amount=TOLL)
    if kind == journal.TOLL_OWED:
        return _line("owed", player=entry[1], owner=entry[2], amount=TOLL)
    if kind == journal.ROUND:
        return _line("round", round=entry[1])
    if kind == journal.OPERATING:
        return _line("operating")
    if kind == journal.FULFILLED:
        return _line("fulfilled", player=entry[1])
    if kind == journal.RAISED:
        return _line("raised", cash=entry[1])
    winners = seats_in(after, after.winners)
    cash = after.cash[winners[0]]
    if kind == journal.STOPPED:
        return _line("stopped", rounds=after.rules.max_rounds, winners=winners, cash=cash)
    return _line("won", winners=winners, cash=cash)
