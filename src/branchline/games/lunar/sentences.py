"""A position, a choice and the final count as sentences, for everything that speaks instead of drawing."""

from collections import Counter
from collections.abc import Iterator

from branchline.core.contract import Json, Line
from branchline.games.lunar.board import CITIES, GOODS, GOODS_NUMBER, LINK_A, LINK_B, MILEPOSTS, SOURCES, WIN_MAJORS
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


def board_lines(view: Json) -> Iterator[Line]:
    """What else there is to see: where track goes and ends, how trains stand, where wanted goods are found."""
    yield Line("lunar-look-aim", {"cash": view["win_cash"], "majors": WIN_MAJORS, "deck": view["deck"]})
    for seat, player in enumerate(view["players"]):
        if view["track"][seat]:
            yield Line("lunar-look-network", {"player": seat, "cities": player["cities"]})
            yield Line("lunar-look-ends", {"player": seat, "mileposts": _ends(view["track"][seat])})
        if player["train"] and player["train"]["from"] is not None:
            yield Line("lunar-look-from", {"player": seat, "milepost": player["train"]["from"]})
    if view["allowance"]["tolls"]:
        yield Line("lunar-look-tolls", {"players": view["allowance"]["tolls"]})
    for loco, left in view["supply"].items():
        if left is not None:
            yield Line("lunar-look-supply", {"loco": loco, "count": left})
    if view["you"] is not None:
        for good in _wanted(view["players"][view["you"]]["hand"]):
            cities = [CITIES[city] for city in SOURCES[GOODS_NUMBER[good]]]
            yield Line("lunar-look-source", {"good": good, "cities": cities, "count": view["tray"][good]})


def _ends(links: list[int]) -> list[str]:
    """Where this track stops: the mileposts that only one of its segments touches."""
    touched = Counter(end for link in links for end in (LINK_A[link], LINK_B[link]))
    return [MILEPOSTS[milepost] for milepost in sorted(touched) if touched[milepost] == 1]


def _wanted(hand: list[str]) -> list[str]:
    """The goods that these cards ask for, each once."""
    firsts = [CARD[card] * DEMANDS_EACH for card in hand]
    return list(dict.fromkeys(GOODS[DEMAND_GOOD[first + i]] for first in firsts for i in range(DEMANDS_EACH)))


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
