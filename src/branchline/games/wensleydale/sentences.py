"""A position, a choice and the final count as sentences, for everything that speaks instead of drawing."""

from collections.abc import Iterator

from branchline.core.contract import Json, Line
from branchline.games.wensleydale.board import COMPANIES, PIECES


def action_line(action: Json, view: Json) -> Line:
    """What an action (as `text.as_data` gives it) would do."""
    args = {name: value for name, value in action.items() if name not in ("id", "kind", "notation")}
    if "payment" in args:
        args["payment"] = spread(args["payment"])
    return Line(f"wensleydale-do-{action['kind']}", args)


def spread(counts: dict[str, int]) -> list[str]:
    """One entry for each cube, point or piece, as sentences count them."""
    return ["cube" if name == "cubes" else name for name, count in counts.items() for _ in range(count)]


def table_lines(view: Json) -> Iterator[Line]:
    """What lies on the table."""
    phase = {"turn": min(view["turn"] + 1, view["turns"]), "turns": view["turns"], "phase": view["phase"]}
    yield Line("wensleydale-look-turn", phase)
    yield Line("wensleydale-look-orders", {"players": view["orders"]["player"]})
    if view["phase"] in ("auction", "build", "takeover") and not view["building"] and not view["taking"]:
        yield from _on_the_board(view)
    if view["phase"] == "auction":
        for box in view["boxes"]:
            bid = box["bid"] or {"seat": None, "cubes": 0}
            facts = {"box": box["number"], "points": [*box["points"], box["token"]], "least": box["least"]}
            yield Line("wensleydale-look-box", {**facts, "owner": bid["seat"], "cubes": bid["cubes"]})
    for seat, player in enumerate(view["players"]):
        facts = {name: player[name] for name in ("cubes", "profit", "links", "laid")}
        yield Line("wensleydale-look-player", {"player": seat, **facts, **player["influence"]})
        if player["trains"]:
            loaded = {"trains": player["trains"], "pieces": spread(player["load"])}
            yield Line("wensleydale-look-trains", {"player": seat, **loaded})


def _on_the_board(view: Json) -> Iterator[Line]:
    """What a plan needs to know: where pieces lie, whose towns and whose links there are."""
    for piece in PIECES:
        areas = [area for area, pile in view["pieces"].items() for _ in range(pile.get(piece, 0))]
        if areas:
            yield Line("wensleydale-look-pieces", {"piece": piece, "areas": areas})
    for company in COMPANIES:
        towns = [town for town, companies in view["companies"].items() if company in companies]
        yield Line("wensleydale-look-towns", {"company": company, "areas": towns})
    for seat in range(view["seats"]):
        borders = [border for border, owner in view["links"].items() if owner == seat]
        if borders:
            yield Line("wensleydale-look-links", {"player": seat, "borders": borders})


def sheet_lines(entry: Json, rank: int) -> Iterator[tuple[int, Line]]:
    """One seat's entry of the scoring sheet, in the order in which it is counted, each line with its depth."""
    yield 0, Line("wensleydale-count-total", {"rank": rank, "total": entry["total"]})
    yield 1, Line("wensleydale-count-pieces", {**entry["delivered"], "points": entry["pieces"]})
    yield 1, Line("wensleydale-count-sets", {"sets": entry["sets"], "points": entry["set_points"]})
    yield 1, Line("wensleydale-count-profit", {"points": entry["profit"]})
    yield 1, Line("wensleydale-count-links", {"links": entry["links"], "points": entry["link_points"]})
