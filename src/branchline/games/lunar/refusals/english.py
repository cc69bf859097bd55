"""The refusals in English, so that the engine needs no catalogue; `tests/locale` holds them equal to the catalogue."""

from typing import Final

from branchline.core.errors import Argument, IllegalMove, refuse
from branchline.games.lunar.board import BOARD
from branchline.games.lunar.lattice import nearest

_CITIES: Final[dict[str, str]] = {row["id"]: row["name"] for row in BOARD["cities"]}
_MAJORS: Final = frozenset(row["id"] for row in BOARD["cities"] if row["size"] == "major")
_POLES: Final = frozenset(row["id"] for row in BOARD["cities"] if row["side"] == "both")
_LANDMARKS: Final[dict[str, list[tuple[str, int, int]]]] = {
    side: [(row["id"], *row["milepost"][1:]) for row in BOARD["cities"] if row["side"] in (side, "both")]
    for side in ("near", "far")
}
_GOODS: Final = {  # the others as their ids
    "aluminum": "aluminium",
    "fertilizer": "fertiliser",
    "rare-earths": "rare earths",
    "solar-collectors": "solar collectors",
}
_LOCOS: Final[dict[str, str]] = {row["id"]: row["name"] for row in BOARD["locomotives"]}
_LEVELS: Final = ("", "I", "II", "III", "IV", "V")
_EVENTS: Final = {
    "e8": "the cargo strike on the near side",
    "e9": "the cargo strike on the far side",
    "e10": "the track crews’ strike",
    "e11": "the construction boom",
    "e12": "the food shortage",
    "e13": "the shortage of volatiles",
    "e14": "the moonquake",
    "e15": "the lava flow",
    "e16": "the decompression",
    "e17": "the solar flare on the near side",
    "e18": "the solar flare on the far side",
    "e19": "the shower of cosmic rays on the near side",
    "e20": "the shower of cosmic rays on the far side",
}
_PHASES: Final = {
    "opening": "build track, buy a locomotive, or end the turn",
    "operate": "ride, load and deliver, or go on to building",
    "build": "build track, buy a locomotive, or end the turn",
    "give-up": "choose the load that no longer fits aboard",
    "flare": "choose the load that the solar flare takes",
    "relocate": "choose a city for the train that a meteor has hit",
    "over": "the game is over",
}
_SENTENCES: Final = {
    "unknown-action": "There is no action {action}; choose one of those that are possible now.",
    "over": "The game is over; there is nothing left to play.",
    "phase": "Something else comes first: {phase}.",
    "build-red": "No track is built inside {city}; its red area is free for everybody’s trains.",
    "build-taken": "{link} already has track of {owner}; two mileposts are joined only once.",
    "build-pair": "The wrap pair {pair} already carries track of {owner}; a pair takes one segment only.",
    "build-joined": "{a} and {b} are already joined through another wrap pair, by track of {owner}; two mileposts "
    "are joined only once.",
    "build-start": "Track starts at your own network or at the edge of a major city; {milepost} is neither.",
    "build-out": "You have already built two segments out of major cities this turn; to {city} you can only build "
    "from your own track.",
    "build-direction": "Build this segment from {a} to {b}, for {cost} M; the other direction is no better.",
    "build-access": "Another segment of yours at {city} would take a place that players who are not there yet still "
    "need.",
    "build-players": "{city} takes the track of {most} players at most, and they are there already.",
    "build-three": "You already have three segments at {city}, the most that a small or medium city takes from one "
    "player.",
    "build-places": "This segment would take the place at {city} that another player must still be able to use.",
    "build-strike": "Until {card} is over nobody builds track.",
    "build-seismic": "Until {card} is over no track is built from or to {milepost}; build on other terrain.",
    "build-radiation": "Until {card} is over no track is built on that side; build on the other one.",
    "build-limit": "This segment costs {need} M, and you may still spend {left} M this turn.",
    "build-cash": "This segment costs {need} M, and you have {have} M.",
    "upgrade-level": "Your next locomotive has to be one of level {level}, and {loco} is not.",
    "upgrade-top": "Your locomotive is of the highest level; there is none above it.",
    "upgrade-supply": "Every {loco} is in use; choose another locomotive of that level, or wait for one.",
    "upgrade-strike": "Until {card} is over nobody buys a locomotive.",
    "upgrade-limit": "The locomotive costs {need} M, and you may still spend {left} M this turn.",
    "upgrade-cash": "The locomotive costs {need} M, and you have {have} M.",
    "unplaced": "Your train is not on the Moon yet; put it in a city first.",
    "place-placed": "Your train is already on the Moon; move it along the track.",
    "place-city": "A train is put in a city, and {milepost} is none.",
    "place-network": "A train that a meteor has hit goes to a city on your own network, and {city} is not on it.",
    "move-track": "No track leads from {a} to {b}; a train runs on track, or inside a major city.",
    "move-speed": "Your train has used all of its {speed} mileposts this turn; it can ride on in the next one.",
    "move-back": "A train turns back only in a city; from here it cannot go straight back to {milepost}.",
    "move-strike": "Until {card} is over your train cannot run there; take another way.",
    "move-seismic": "Until {card} is over no train enters or leaves {milepost}; take another way.",
    "move-decompression": "Until {card} is over no train runs on the track of {owner}; take another way.",
    "move-radiation": "Until {card} is over no train leaves {city}; stay in its shelter.",
    "move-toll": "The toll for the track of {owner} is {need} M, and you have {have} M.",
    "turn-option": "At this table a train turns round only in a city.",
    "turn-city": "In a city a train may leave in any direction; it need not turn round.",
    "turn-free": "Your train has no direction; it may go on any way, and need not turn round.",
    "turn-moved": "Turning round takes the movement of a whole turn, and your train has already moved.",
    "turn-way": "Only a train that cannot ride on may turn round, and yours can ride on to {milepost}.",
    "load-city": "A load is taken aboard only in a city, and your train is in none.",
    "load-produce": "{city} does not produce {good}; load it in a city that does.",
    "load-tray": "All loads of {good} are on trains; wait until one is delivered or dropped.",
    "load-capacity": "Your train carries no more than {capacity} loads; deliver or drop one first.",
    "load-strike": "Until {card} is over nothing is loaded here.",
    "load-dropped": "You have just dropped {good} here; move or deliver something before you load it again.",
    "drop-city": "A load is dropped only in a city, and your train is in none.",
    "drop-absent": "There is no {good} aboard your train; drop a load that it carries.",
    "drop-strike": "Until {card} is over nothing is unloaded here.",
    "deliver-card": "You do not hold {card}; deliver for one of your own three cards.",
    "deliver-absent": "There is no {good} aboard your train; deliver a load that it carries.",
    "deliver-city": "This load is wanted in {city}, and your train is not there.",
    "deliver-strike": "Until {card} is over nothing is delivered here.",
    "boom-card": "Nothing is paid for {card} now; only a card that is in effect counts.",
    "boom-city": "For a boom or a shortage you deliver in a major city, and your train is in none.",
    "exchange-acted": "Cards are exchanged instead of a whole turn, and this one has begun; take it back first.",
    "exchange-opening": "No cards are exchanged in the opening turns; build, or end the turn.",
    "give-up-absent": "There is no {good} aboard your train; give up a load that it carries.",
}


def refused(rule: str, message: str, **arguments: Argument) -> IllegalMove:
    """The refusal of this id, said in English with the names that players use."""
    words = {name: _word(name, value) for name, value in arguments.items()}
    return refuse(rule, message, _SENTENCES[message].format(**words), **arguments)


def milepost_name(milepost: str) -> str:
    """How players call a milepost: by the nearest city of its side and the way from it."""
    side, column, row = milepost.split(":")
    city, way = nearest(int(column), int(row), _LANDMARKS[side])
    name = _CITIES[city]
    if not way:
        return name
    if city in _MAJORS and way == [(1, way[0][1])]:
        return f"{name} ({way[0][1]})"
    name += "".join(f" {steps} {direction}" for steps, direction in way)
    return f"{name} ({side} side)" if city in _POLES else name


def _word(name: str, value: Argument) -> Argument:
    id = str(value)
    if name == "city":
        return _CITIES[id]
    if name in ("milepost", "a", "b"):
        return milepost_name(id)
    if name == "link":
        return _link_name(id)
    if name == "pair":
        return _label(id)
    if name == "owner" and isinstance(value, int):
        return f"Player {value + 1}"
    if name == "good":
        return _GOODS.get(id, id)
    if name == "loco":
        return _LOCOS[id]
    if name == "level" and isinstance(value, int):
        return _LEVELS[value]
    if name == "card":
        return _EVENTS.get(id, f"card {id[1:]}")
    if name == "phase":
        return _PHASES[id]
    return value


def _link_name(link: str) -> str:
    a, b, *pair = link.split(" ")
    name = f"{milepost_name(a)}–{milepost_name(b)}"
    return f"{name} ({_label(pair[0])})" if pair else name


def _label(pair: str) -> str:
    """As it is printed: with a true minus sign and a prime mark."""
    return pair.replace("-", "−").replace("'", "′")
