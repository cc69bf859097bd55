"""A position, a choice and the final count as sentences, for everything that speaks instead of drawing."""

from collections.abc import Iterator

from branchline.core.contract import Json, Line
from branchline.games.wensleydale.board import BORDERS, COMPANIES, COST, PIECES, TRACK_BORDERS, TRAINS


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
        yield from _lying(view)
    if view["phase"] == "auction":
        yield from _boxes(view)
    for seat, player in enumerate(view["players"]):
        facts = {name: player[name] for name in ("cubes", "profit", "links", "laid")}
        yield Line("wensleydale-look-player", {"player": seat, **facts, **player["influence"]})
        if player["trains"]:
            loaded = {"trains": player["trains"], "pieces": spread(player["load"])}
            yield Line("wensleydale-look-trains", {"player": seat, **loaded})


def board_lines(view: Json) -> Iterator[Line]:
    """What else there is to see: the other orders, links to build, what companies own, trains for sale, accounts."""
    yield Line("wensleydale-look-build-order", {"players": view["orders"]["build"]})
    yield Line("wensleydale-look-train-order", {"players": view["orders"]["train"]})
    for name in ("declined", "passed"):
        if view[name]:
            yield Line(f"wensleydale-look-{name}", {"players": view[name]})
    yield from _boxes(view)
    yield from _lying(view)
    for company in COMPANIES:
        borders = [border for border, owner in view["links"].items() if owner == company]
        yield Line(
            "wensleydale-look-company", {"company": company, "borders": borders, "links": view["stock"][company]}
        )
    free = [border for border in TRACK_BORDERS if BORDERS[border] not in view["links"]]
    for cost in sorted({COST[border] for border in free}):
        borders = [BORDERS[border] for border in free if COST[border] == cost]
        yield Line("wensleydale-look-free", {"cost": cost, "borders": borders})
    yield Line("wensleydale-look-market", {"trains": [train for train in TRAINS if train not in view["trains"]]})
    out = spread(view["out"])
    if out:
        yield Line("wensleydale-look-out", {"pieces": out})
    for seat, player in enumerate(view["players"]):
        account = {name: player[name] for name in ("income", "laid", "result", "score")}
        delivered = spread(player["delivered"])
        yield Line("wensleydale-look-account", {"player": seat, **player["slots"], **account, "pieces": delivered})
    yield from _begun(view)


def _boxes(view: Json) -> Iterator[Line]:
    for box in view["boxes"]:
        bid = box["bid"] or {"seat": None, "cubes": 0}
        facts = {"box": box["number"], "points": [*box["points"], box["token"]], "least": box["least"]}
        yield Line("wensleydale-look-box", {**facts, "owner": bid["seat"], "cubes": bid["cubes"]})


def _begun(view: Json) -> Iterator[Line]:
    """A line, a purchase or a takeover that is not finished yet, and the takeovers that could be begun."""
    building, buying, taking = view["building"], view["buying"], view["taking"]
    if building:
        facts = {name: building[name] for name in ("cost", "cubes", "rest")}
        yield Line("wensleydale-look-building", {"borders": building["links"], **facts, **building["fees"]})
    if buying:
        yield Line("wensleydale-look-buying", {name: buying[name] for name in ("train", "price", "missing")})
    if taking:
        facts = {"company": taking["company"], "borders": taking["links"], "price": taking["price"]}
        yield Line("wensleydale-look-taking", facts)
    for choice in view["takeovers"]:
        lost = [piece for pile in choice["lost"].values() for piece in spread(pile)]
        facts = {"company": choice["company"], "borders": choice["links"], "price": choice["price"]}
        yield Line("wensleydale-look-takeover", {**facts, "areas": choice["towns"], "pieces": lost})


def _lying(view: Json) -> Iterator[Line]:
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
