"""Wensleydale: players who do whatever they can, players who pass, and positions that hardly come about."""

import random

from tests.games.wensleydale.positions import BORDERS, TRAINS, lay, levels, line, over, play, position, wild_links
from tests.locale.walks import Walks, by_kind

import branchline as bl
from branchline.core.contract import Game, State

GAME = bl.GAMES["wensleydale"]
IDLE = ("decline", "no-build", "done", "pass", "no-takeover")
RICH = {kind: levels(8, 8, 8) for kind in ("government", "train", "midland", "north_eastern")}
RING = ("northallerton", "leeming", "danby_wiske", "northallerton")
AIRE = ("skipton", "gargrave", "hellifield", "settle")
SETTLE = ("the_south", "settle", "stainforth", "horton_in_ribblesdale")


def busy(game: Game, state: State, chance: random.Random) -> int:
    """One kind of action is as likely as another, idle ones less so."""
    kinds = by_kind(game, state.legal())
    doing = [kind for kind in kinds if kind not in IDLE]
    return chance.choice(kinds[chance.choice(doing if doing and chance.random() < 0.7 else list(kinds))])


def idle(game: Game, state: State, chance: random.Random) -> int:
    """Passes whenever that is allowed."""
    kinds = by_kind(game, state.legal())
    return chance.choice(kinds[next((kind for kind in IDLE if kind in kinds), next(iter(kinds)))])


def looked_at(state: State, step: int) -> bool:
    return step == 3 or (step % 20 == 5 and state.view(None)["phase"] != "auction")


def no_more_links() -> State:
    return position(phase="build", tracks=RICH, links=wild_links(15))


def nearly_a_ring() -> State:
    return play(position(phase="build", tracks=RICH), *lay(*RING[:3]))


def ring() -> State:
    return play(position(phase="build", tracks=RICH, options={"series_shape": "ring_ok"}), *lay(*RING))


def dead_pieces() -> State:
    """Pieces that a takeover would have removed."""
    links = line(0, "bedale", "leeming", "scorton") | line("midland", "northallerton", "leeming")
    pieces = {"leeming": {"cheese": 1}, "northallerton": {"green": 1}}
    return position(phase="trains", tracks=RICH, links=links, pieces=pieces, trains={"t1a": 0})


def stone_beside_a_company_town() -> State:
    links = line(0, "skipton", "rylstone", "cracoe", "threshfield")
    towns = {"threshfield": ["midland"]}
    pieces = {"boss_moor": {"stone": 1}, "barden_moor": {"stone": 1}}
    return position(phase="trains", tracks=RICH, links=links, companies=towns, pieces=pieces, trains={"t1a": 0})


def full_trains() -> State:
    links = line(0, "skipton", "embsay")
    trains = {"t1a": 0, "t2a": 1}
    return position(phase="trains", tracks=RICH, links=links, pieces={"embsay": {"cheese": 1}}, trains=trains)


def poor() -> State:
    """Nobody can pay for anything."""
    tracks = {kind: levels(0, 0, 0) for kind in RICH}
    return position(phase="trains", tracks=tracks, cubes=3)


def exchanging(how: str, train: str) -> State:
    """One train point, eight of everything else, and no cubes."""
    tracks = RICH | {"train": levels(1, 1, 1)}
    return position(phase="exchange", tracks=tracks, cubes=0, buying=train, options={"train_exchange": how})


def a_line_for_one_company() -> State:
    return position(phase="takeover", tracks=RICH, links=line(0, *SETTLE))


def a_line_to_no_town() -> State:
    return position(phase="takeover", tracks=RICH, links=line(0, "northallerton", "leeming") | line(0, *SETTLE))


def a_line_too_dear() -> State:
    """One point of the Midland, for a line of three links; another line is for the other company."""
    links = line(0, "skipton", "rylstone", "cracoe", "threshfield") | line(0, "northallerton", "leeming", "bedale")
    return position(phase="takeover", links=links)


def nothing_handed_over_yet() -> State:
    links = line(0, *SETTLE, "ribblehead")
    return play(position(phase="takeover", tracks=RICH, links=links), "takeover midland")


def half_handed_over(shape: str) -> State:
    links = line(0, *SETTLE, "ribblehead")
    state = position(phase="takeover", tracks=RICH, links=links, options={"series_shape": shape})
    return play(state, *over("midland", *SETTLE[:3]))


def handed_over_to_the_last_town() -> State:
    links = line(0, *SETTLE, "ribblehead")
    return play(position(phase="takeover", tracks=RICH, links=links), *over("midland", *SETTLE))


def too_long_to_hand_over() -> State:
    """One point of the Midland, for a line of three links."""
    return play(position(phase="takeover", links=line(0, *SETTLE)), *over("midland", *SETTLE[:2]))


def no_more_company_links(*way: str) -> State:
    """The Midland has two links for a line of three."""
    own = line(0, *way)
    hills = {area["id"] for area in GAME.board["areas"] if area["terrain"] == "hill"}
    free = sorted(border for border in BORDERS if border not in own and not hills & set(border.split("-")))
    return position(phase="takeover", tracks=RICH, links=own | dict.fromkeys(free[:58], "midland"))


WALKS = Walks(
    game=GAME,
    tables=[
        (3, 1, {}),
        (4, 2, {"auction_may_decline": True}),
        (3, 3, {"series_shape": "ring_ok", "train_exchange": "any"}),
        (4, 4, {"series_shape": "trail", "auction_stuck": "end_phase", "final_tie": "shared"}),
    ],
    moods=[busy, idle],
    looked_at=looked_at,
    about=[
        *({"border": border} for border in sorted(BORDERS)),
        *({"box": box} for box in range(1, 9)),
        *({"train": train} for train in TRAINS),
        *({"area": area["id"]} for area in GAME.board["areas"]),
    ],
    odd=[
        no_more_links(),
        nearly_a_ring(),
        ring(),
        dead_pieces(),
        stone_beside_a_company_town(),
        full_trains(),
        poor(),
        exchanging("shortfall", "t3a"),
        exchanging("any", "t2a"),
        a_line_for_one_company(),
        a_line_to_no_town(),
        a_line_too_dear(),
        nothing_handed_over_yet(),
        half_handed_over("simple_path"),
        half_handed_over("trail"),
        handed_over_to_the_last_town(),
        too_long_to_hand_over(),
        no_more_company_links("skipton", "rylstone", "cracoe", "threshfield"),
        play(no_more_company_links(*AIRE), *over("midland", *AIRE[:3])),
    ],
)
