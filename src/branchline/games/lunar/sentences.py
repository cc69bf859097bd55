"""A position, a choice and the final count as sentences, for everything that speaks instead of drawing."""

from collections.abc import Iterator

from branchline.core.contract import Json, Line
from branchline.games.lunar.board import CITIES, GOODS
from branchline.games.lunar.cards import CARD, DEMAND_CITY, DEMAND_GOOD, DEMAND_PAY, DEMANDS_EACH


def action_line(action: Json, view: Json) -> Line:
    """What an action (as `text.as_data` gives it) would do."""
    args = {name: value for name, value in action.items() if name not in ("id", "kind", "notation", "link")}
    kind = str(action["kind"])
    if kind == "build" and action["pair"] is not None:
        kind = "build-wrap"
    elif kind == "deliver" and action["city"] is None:
        kind = "boom"
    return Line(f"lunar-do-{kind}", {name: value for name, value in args.items() if value is not None})


def table_lines(view: Json) -> Iterator[Line]:
    """What lies on the table."""
    yield Line("lunar-look-turn", {"round": view["round"], "phase": view["phase"], "player": view["active"]})
    used = {name: view["allowance"][name] for name in ("moved", "speed", "spent", "limit")}
    yield Line("lunar-look-allowance", used)
    for event in view["events"]:
        turns = event["left"] + event["fresh"]  # the drawer's turn in which it was drawn does not count
        yield Line("lunar-look-event", {"card": event["card"], "player": event["drawer"], "turns": turns})
    for seat, player in enumerate(view["players"]):
        yield from _player(seat, player)
    missing = [good for good, tokens in view["tray"].items() if not tokens]
    if missing:
        yield Line("lunar-look-tray", {"goods": missing})


def _player(seat: int, player: Json) -> Iterator[Line]:
    facts = {name: player[name] for name in ("cash", "loco", "segments")}
    yield Line("lunar-look-player", {"player": seat, **facts, "majors": len(player["majors"])})
    if player["train"] is None:
        yield Line("lunar-look-unplaced", {"player": seat})
    else:
        standing = {"milepost": player["train"]["at"], "goods": player["loads"]}
        yield Line("lunar-look-train", {"player": seat, **standing})
    for card in player["hand"]:
        first = CARD[card] * DEMANDS_EACH
        for demand in range(first, first + DEMANDS_EACH):
            wanted = {"good": GOODS[DEMAND_GOOD[demand]], "city": CITIES[DEMAND_CITY[demand]]}
            yield Line("lunar-look-demand", {"player": seat, "card": card, **wanted, "pay": DEMAND_PAY[demand]})
    if player["lost"]:
        yield Line("lunar-look-lost", {"player": seat})


def sheet_lines(entry: Json, rank: int) -> Iterator[tuple[int, Line]]:
    """One seat's entry of the scoring sheet, each line with its depth."""
    yield 0, Line("lunar-count-total", {"rank": rank, "total": entry["cash"]})
    yield 1, Line("lunar-count-majors", {"majors": entry["majors"]})
    yield 1, Line("lunar-count-network", {"segments": entry["segments"], "network": entry["network"]})
    yield 1, Line("lunar-count-loco", {"loco": entry["loco"]})
