"""The refusals in English, so that the engine needs no catalogue; `tests/locale` holds them equal to the catalogue."""

from typing import Final

from branchline.core.errors import Argument, IllegalMove, refuse
from branchline.games.wensleydale.board import AREAS, BOARD, BORDER, SIDE_A, SIDE_B

_AREA_NAMES: Final[dict[str, str]] = {row["id"]: row["name"] for row in BOARD["areas"]}
_COMPANY_NAMES: Final = {"midland": "Midland Railway", "north_eastern": "North Eastern Railway"}
_PIECE_NAMES: Final = {"stone": "stone", "cheese": "cheese", "red": "red passenger", "green": "green passenger"}
_POINTS: Final = {
    "cube": ("cube", "cubes"),
    "government": ("government point", "government points"),
    "train": ("train point", "train points"),
    "midland": ("Midland point", "Midland points"),
    "north_eastern": ("North Eastern point", "North Eastern points"),
    "influence": ("influence point", "influence points"),
    "build": ("build point", "build points"),
    "any": ("point", "points"),
}
_PHASES: Final = {
    "auction": "bid for a box of influence",
    "build": "build a line, or nothing",
    "pay": "choose the influence that pays for the line",
    "trains": "buy a train, load a piece, or pass",
    "exchange": "choose what you give for the missing train points",
    "takeover": "hand a line over, or none",
}
_SENTENCES: Final = {
    "unknown-action": "There is no action {action}; choose one of those that are possible now.",
    "over": "The game is over; there is nothing left to play.",
    "phase": "Something else comes first: {phase}.",
    "bid-own": "Box {box} already holds your own bid; bid in another one.",
    "bid-least": "A bid in box {box} takes at least {least} cubes.",
    "bid-cubes": "You cannot bid {cubes} cubes; you have {have} in hand.",
    "must-bid": "You have fewer than two bids and can make one, so you have to bid.",
    "lay-hill": "{area} is a hill, and no link can touch a hill; build through lowlands and valleys.",
    "lay-south": "No link can be built into {area}; a line can only start there.",
    "lay-taken": "{border} already has a link of {holder}; there is room for one only.",
    "lay-start": "A line starts in a company town or where your own links are; {area} is neither.",
    "lay-on": "The line has come to {area}; the next link has to start there.",
    "lay-twice": "The line has already been to {area}; it can come to an area only once.",
    "lay-links": "All your links lie on the board; only a takeover brings some back.",
    "lay-fee": "With {area} the fees of this line come to {need_kind}, and you have {have}.",
    "lay-cost": "The line would cost {need_build}, and you can pay {have}.",
    "lay-closed": "The line is a ring, closed in {area}; nothing can be added to it.",
    "build-begun": "You have begun to build; finish the line, or take it back first.",
    "build-nothing": "No link has been built yet; build one, or build nothing.",
    "pay-sum": "Exactly {need_influence} must pay for the rest of the line, not {given}.",
    "pay-points": "This payment takes {need_kind}, and you have {have}.",
    "pay-kind": "This payment takes {need_kind}, and the fees leave you {have}.",
    "train-held": "{owner} already holds {train}; choose a free one.",
    "train-row": "You already hold a train of price {price}; you can have one of each price, so you cannot buy "
    "{train}.",
    "train-points": "To buy {train} you would have to give {need_any} in exchange, and you have {have}.",
    "exchange-sum": "Exactly {need_any} must be given in exchange, not {given}.",
    "exchange-least": "At least {need_any} must be given in exchange, not {given}.",
    "exchange-most": "At most {need_any} can be given in exchange, not {given}.",
    "exchange-kind": "This exchange takes {need_kind}, and you have {have}.",
    "move-absent": "There is no {piece} in {area}; choose a piece that is there.",
    "move-trainless": "Nothing can be loaded without a train; buy one first.",
    "move-slot": "Your trains have no free slot for {a_piece}.",
    "move-unreached": "None of your links touches {area}, so you cannot load {a_piece} there.",
    "move-company-cheese": "Links of a company touch {area}, so no cheese can be loaded there.",
    "move-stone": "To load stone from {area} you need a link that touches a town beside it.",
    "move-stone-company": "Your links touch only company towns beside {area}, and no stone is loaded in a company "
    "town.",
    "move-home": "A {piece} in {area} is already in a town of its company and goes nowhere.",
    "move-way": "Your links lead from {area} to no town of the {company}, where {a_piece} wants to go.",
    "takeover-none": "None of your links touches a town of the {company}, and a line handed to it has to start in one.",
    "takeover-end": "Your links lead from no town of the {company} to another town, and a line handed over has to end "
    "in one.",
    "takeover-price": "Even your shortest line costs {need_any} of the {company}, and you have {have}.",
    "takeover-stock": "Too few links of the {company} are left for any of your lines.",
    "over-link": "{border} has no link of yours; you can hand over only your own.",
    "over-start": "{area} is no town of the {company}, and a line handed to it has to start in one.",
    "over-on": "The line has come to {area}; the next link has to start there.",
    "over-twice": "The line has already been to {area}; it can come to an area only once.",
    "over-link-twice": "The line already runs over {border}; a link is handed over once.",
    "over-price": "This line costs {need_any} of the {company}, and you have {have}.",
    "over-stock": "Too few links of the {company} are left for this line.",
    "over-end": "A line handed over has to end in a town, and through {area} it can reach none.",
    "takeover-begun": "You have begun to hand a line over; finish it, or take it back first.",
    "takeover-nothing": "No link has been handed over yet; choose one.",
    "takeover-town": "A line handed over has to end in a town, and {area} has none.",
}


def refused(rule: str, message: str, **arguments: Argument) -> IllegalMove:
    """The refusal of this id, said in English with the names that players use."""
    return refuse(rule, message, _SENTENCES[message].format(**_words(arguments)), **arguments)


def _words(arguments: dict[str, Argument]) -> dict[str, Argument]:
    words = dict(arguments)
    for name, value in arguments.items():
        if name == "area":
            words[name] = _AREA_NAMES[str(value)]
        elif name == "border":
            border = BORDER[str(value)]
            words[name] = f"{_AREA_NAMES[AREAS[SIDE_A[border]]]}–{_AREA_NAMES[AREAS[SIDE_B[border]]]}"
        elif name == "train":
            words[name] = f"train {str(value)[1:].upper()}"
        elif name == "piece":
            words[name] = _PIECE_NAMES[str(value)]
            words["a_piece"] = f"a {words[name]}"
        elif name == "company" and value is not None:
            words[name] = _COMPANY_NAMES[str(value)]
            words["holder"] = f"the {words[name]}"
        elif name == "owner" and isinstance(value, int):
            words[name] = words["holder"] = f"Player {value + 1}"
        elif name == "phase":
            words[name] = _PHASES[str(value)]
        elif name == "need" and isinstance(value, int):
            for kind, (one, many) in _POINTS.items():
                words[f"need_{kind}"] = f"{value} {one if value == 1 else many}"
            kind = str(arguments.get("kind"))
            if kind in _POINTS:
                words["need_kind"] = f"a {_POINTS[kind][0]}" if value == 1 else words[f"need_{kind}"]
    return words
