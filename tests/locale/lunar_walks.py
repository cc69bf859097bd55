"""Lunar Rails: players who do whatever they can, players who exchange cards, and positions that hardly come about."""

import random
from collections.abc import Iterator

from tests.games.lunar.draws import DELIVER, OPEN, ready
from tests.games.lunar.moon import (
    CITIES,
    DEMANDS,
    LOCOS,
    NEXT,
    SEVEN,
    TERRAIN,
    WRAPS,
    event,
    joined,
    line,
    link,
    play,
    position,
    straight,
    stub,
)
from tests.locale.walks import Walks, by_kind

import branchline as bl
from branchline.core.contract import Game, State
from branchline.games.lunar.refusals.english import refused

GAME = bl.GAMES["lunar"]
IDLE = ("build", "exchange", "end-operate", "end-turn")
# A milepost of the country, the one before it and the one behind it on a straight line; and a line out of Tycho.
BEFORE, HERE, BEHIND = straight("near:1:-9", "S", 2)
OUT = straight("near:-2:-14", "N", 2)


def busy(game: Game, state: State, chance: random.Random) -> int:
    """Runs the train and buys locomotives rather than build or pass."""
    kinds = by_kind(game, state.legal())
    doing = [kind for kind in kinds if kind not in IDLE]
    return chance.choice(kinds[chance.choice(doing if doing and chance.random() < 0.7 else list(kinds))])


def swapping(game: Game, state: State, chance: random.Random) -> int:
    """Exchanges cards again and again, so that events come up."""
    kinds = by_kind(game, state.legal())
    if "exchange" in kinds and chance.random() < 0.8:
        return kinds["exchange"][0]
    return busy(game, state, chance)


def looked_at(state: State, step: int) -> bool:
    return step in (3, 60)


def by_milepost() -> dict[str, list[int]]:
    """What can be done at a milepost; what is done nowhere is under no name."""
    actions: dict[str, list[int]] = {}
    for number in range(GAME.actions):
        action = GAME.action(number)
        for place in {action.get(end, "") for end in ("a", "b", "milepost") if end in action} or {""}:
            actions.setdefault(place, []).append(number)
    return actions


AT_MILEPOST = by_milepost()


def tried(state: State) -> list[int]:
    """What is done nowhere, and what is done at and around the track and the trains, in Tycho and in the country."""
    position = state.snapshot()
    used = {end for track in position["track"] for segment in track for end in segment.split(" ")[:2]}
    used |= {train["at"] for train in position["trains"] if train} | {OUT[0], HERE}
    near = sorted(used | {beside for milepost in used for beside in NEXT[milepost]})
    return sorted({action for milepost in ("", *near[:300]) for action in AT_MILEPOST.get(milepost, ())})


def meteors() -> Iterator[State]:
    """They hit a laden train and an empty one; another event comes up in their search; then a train is put back."""
    struck = straight(DEMANDS["d9"][0]["city"], "N", 3)[-1]
    for loads in (["ice", "ice"], []):
        drawn = ready("e2", "e14", "d9", trains={1: struck}, loads={1: loads}, track={1: [stub(struck), *line(*OUT)]})
        yield drawn
        yield play(drawn.copy(), DELIVER)
    # Three mileposts north of Pythagoras there is no Moon.
    yield ready("e2", next(card for card in DEMANDS if "pythagoras" in [wish["city"] for wish in DEMANDS[card]]))


def radiation() -> Iterator[State]:
    """Trains in the open on the near side, at the end of a turn."""
    for card, loads in (("e17", ["ice", "iron"]), ("e17", ["ice"]), ("e19", [])):
        caught = position(phase="build", trains={0: OPEN["near"]}, loads={0: loads}, events=[event(card, drawer=1)])
        yield caught
        if len(loads) > 1:
            yield play(caught.copy(), "end-turn")


def sheltered() -> State:
    track = {0: line(*OUT)}
    return position(trains={0: OUT[0]}, track=track, events=[event("e19", drawer=1)], loads={0: ["ice", "iron"]})


def endings() -> Iterator[State]:
    """A railway that joins the majors of the near side and the far ones through the poles."""
    track = joined("sinus-iridum", "grimaldi", "tycho", "mare-nectaris", "mare-crisium")
    track += joined("sinus-iridum", "peary", "mare-moscoviense", "mare-ingenii")
    rich = {"phase": "build", "track": {0: sorted({*track})}, "cash": [260, 255]}
    yield position(**rich)
    yield position(**rich, options={"equal_turns": True})
    tied = rich | {"cash": [260, 260], "active": 1, "fulfilled": [0, 1]}
    yield position(**tied, options={"equal_turns": True})
    yield position(phase="build", round=3, active=1, options={"max_rounds": 3})


def strikes() -> Iterator[State]:
    """Cargo handlers stay away from Tycho, and nobody builds."""
    wanted = {"trains": {0: "tycho"}, "loads": {0: ["cheese", "bricks"]}, "hands": {0: ["d75", "d2", "d3"]}}
    strike = [event("e8", drawer=1), event("e11", drawer=1)]
    yield position(**wanted, events=strike)
    yield position(trains={0: "tycho"}, events=strike)
    yield position(phase="build", track={0: line(*OUT)}, events=[event("e10", drawer=1)])


def shaking() -> Iterator[State]:
    """A train on terrain that shakes, track beside it, and a side without shelter."""
    alpine = next(m for m, around in NEXT.items() if TERRAIN[m] == "alpine" and m.startswith("near"))
    track = {0: [stub(alpine)]}
    moonquake = [event("e14", drawer=1)]
    yield position(trains={0: alpine}, track=track, events=moonquake)
    yield position(phase="build", track=track, events=moonquake)
    yield position(phase="build", track={0: line(*OUT)}, events=[event("e17", drawer=1)])


def tolls() -> Iterator[State]:
    """A train on track of others: before and after it paid, without money, with late tolls, where the air has gone."""
    here = {"trains": {0: (HERE, BEFORE)}, "track": {1: line(BEFORE, HERE, BEHIND)}}
    yield position(**here)
    yield play(position(**here), f"move {BEHIND}")
    yield position(**here, cash=3)
    yield position(**here, cash=3, options={"late_toll": True})
    yield position(**here, events=[event("e16", drawer=1)])


def turning() -> Iterator[State]:
    """A train at a dead end, before and after it has moved, and where turning is not allowed."""
    stranded = {"trains": {0: (HERE, BEFORE)}, "track": {0: line(BEFORE, HERE)}}
    yield position(**stranded)
    yield position(**stranded, moved=1)
    yield position(**stranded, moved=10)
    yield position(**stranded, options={"stranded_turnaround": False})
    yield position(trains={0: HERE}, track={0: line(BEFORE, HERE)})
    yield position(trains={0: (HERE, BEFORE)}, track={0: line(BEFORE, HERE, BEHIND)})


def cargo() -> Iterator[State]:
    """Ice where it is produced: none left, no room, just dropped; a boom; a load too many."""
    yield position(trains={0: "scott"}, loads={1: ["ice", "ice"], 2: ["ice"]}, seats=3)
    yield position(trains={0: "scott"}, loads={0: ["iron", "iron"]})
    yield position(trains={0: "scott"}, dropped=["ice"], acted=True)
    for city in ("tycho", "kepler"):
        yield position(trains={0: city}, loads={0: ["bricks"]}, events=[event("e11", drawer=1, left=3)])
    yield position(trains={0: HERE}, loads={0: ["bricks"]})
    full = position(phase="build", locos={0: "vostok"}, loads={0: ["ice", "iron", "glass"]})
    yield full
    yield play(full.copy(), "upgrade atlas")


def purchases() -> Iterator[State]:
    """The top locomotive, one that is sold out, too little money, and the limit of a turn."""
    yield position(phase="build", locos={0: "saturn"})
    supply = dict.fromkeys(LOCOS, 1) | {"von-braun": 2}
    yield position(phase="build", locos={1: "redstone"}, options={"loco_supply": supply})
    yield position(phase="build", cash=0, track={0: line(*OUT)})
    yield position(phase="build", cash=40, spent=19, track={0: line(*OUT)})
    yield position(phase="build", out=2)


def crowds() -> Iterator[State]:
    """A full small city, one that a player fills, a medium one with one place left, and a crowded major city."""
    kepler = [link("kepler", m) for m in NEXT[_at("kepler")]]
    yield position(phase="build", seats=3, track={1: [kepler[0]], 2: [kepler[1]], 0: [_towards("kepler", 3)]})
    yield position(phase="build", seats=3, track={0: kepler[:3]})
    medium = [link("copernicus", m) for m in NEXT[_at("copernicus")]]
    yield position(phase="build", seats=3, track={0: medium[:2], 1: medium[2:5]})
    tycho = [link(m, beside) for m in SEVEN["tycho"][1:] for beside in NEXT[m] if beside not in SEVEN["tycho"]]
    yield position(phase="build", seats=6, track={0: tycho[:1], 1: tycho[1:2]})


def _at(city: str) -> str:
    side, column, row = CITIES[city]["milepost"]
    return f"{side}:{column}:{row}"


def _towards(city: str, place: int) -> str:
    """A link that ends beside a city, at one of its neighbours."""
    beside = NEXT[_at(city)][place]
    return next(link(beside, m) for m in NEXT[beside] if m != _at(city) and m not in NEXT[_at(city)])


def wraps() -> Iterator[State]:
    """A pair that is taken, and mileposts that are joined through another pair."""
    label, near, far = next((label, near[0], far[0]) for label, (near, far) in WRAPS.items())
    taken = link(near, far, label)
    yield position(phase="build", track={0: [stub(near)], 1: [taken]})
    yield position(phase="build", track={0: [stub(near)]})


def unplaced() -> Iterator[State]:
    """A train that was never on the Moon; cards exchanged too late, or for the last of the deck; a lost turn."""
    yield position()
    yield position(deck=["d9"])
    yield position(acted=True)
    yield position(phase="build", lost={1: 1})


WALKS = Walks(
    game=GAME,
    tables=[
        (2, 1, {"max_rounds": 12}),
        (3, 2, {"max_rounds": 12, "exchange_in_opening": True, "cash_visibility": "always"}),
    ],
    moods=[busy, swapping],
    looked_at=looked_at,
    about=[
        *({"link": number} for number in range(0, len(GAME.board["links"]), 997)),
        *({"milepost": milepost} for milepost in (HERE, OUT[0], OUT[1], "near:0:32")),
        *({"city": city} for city in ("tycho", "kepler", "scott")),
        *({"good": good} for good in ("ice", "cheese", "bricks")),
        *({"card": card} for card in ("d1", "d75", "e11")),
        *({"loco": loco} for loco in ("von-braun", "redstone", "saturn")),
    ],
    odd=[
        state
        for some in (
            meteors, radiation, endings, strikes, shaking, tolls, turning, cargo, purchases, crowds, wraps, unplaced
        )
        for state in some()
    ] + [sheltered()],
    # Strikes of this board stop loading, delivering and building; on another they may stop all this too.
    elsewhere=[refused("L21.5", f"{what}-strike", card="e10") for what in ("upgrade", "move", "drop")],
    enough=40,
    tried=tried,
)  # fmt: skip
