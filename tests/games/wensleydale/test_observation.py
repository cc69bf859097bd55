"""An observation tells what the view tells, byte for byte, with seats counted from the one that looks."""

import pytest

from .positions import (
    AREAS,
    BOARD,
    BORDERS,
    COMPANIES,
    GAME,
    KINDS,
    PIECES,
    TRAINS,
    lay,
    over,
    play,
    position,
    random_end,
    random_game,
)

PHASES = ["auction", "build", "pay", "trains", "exchange", "takeover", "over"]
CARGO = ["stone", "cheese", "red", "green"]
TRACKS = [*KINDS, "profit_loss"]
LOWEST = BOARD["tracks"]["profit_loss"]["min"]
MOST_SEATS = 4
# Borders on which a link can lie: none does beside a hill.
LINKED = sorted(
    (name for name in BORDERS if not any(AREAS[area]["terrain"] == "hill" for area in name.split("-"))),
    key=lambda name: name.split("-"),
)


def observed(state, seat):
    """The parts of an observation by name."""
    last = GAME.observation[-1]
    buffer = bytearray(last.at + last.size)
    state.observe(seat, buffer)
    return {part.name: list(buffer[part.at : part.at + part.size]) for part in GAME.observation}


def part_size(name):
    return next(part.size for part in GAME.observation if part.name == name)


def one_of(names, *chosen):
    return [int(name in chosen) for name in names]


def around(view, seat):
    """The seats from the one that looks on, and None for each that this table does not have."""
    there = view["seats"]
    return [(seat + i) % there if i < there else None for i in range(MOST_SEATS)]


def seats_marked(view, seat, holder):
    return [int(other is not None and other == holder) for other in around(view, seat)]


def told(view, seat):
    """The same parts, from what a view tells."""
    series = view["building"] or view["taking"] or {"areas": [], "links": []}
    fees = view["building"] or {"cost": 0, "fees": dict.fromkeys(KINDS, 0)}
    choices = [GAME.options[name].choices or (False, True) for name in view["options"]]
    return {
        "phase": one_of(PHASES, view["phase"]),
        "deciding": seats_marked(view, seat, view["seat"]),
        "seats": [view["seats"]],
        "options": [among.index(value) for among, value in zip(choices, view["options"].values(), strict=True)],
        "turns": [view["turn"], view["turns"] - view["turn"]],
        "series": [fees["cost"], *(fees["fees"][kind] for kind in ("government", "midland", "north_eastern"))],
        "taking": one_of(COMPANIES, view["taking"] and view["taking"]["company"]),
        "stock": [view["stock"][company] for company in COMPANIES],
        "out": [view["out"][piece] for piece in PIECES],
        "players": [number for other in around(view, seat) for number in player(view, other)],
        "boxes": [number for box in view["boxes"] for number in box_told(view, seat, box)],
        "links": [number for name in LINKED for number in link_told(view, seat, name, series["links"])],
        "areas": [number for area in sorted(AREAS) for number in area_told(view, area, series["areas"])],
        "trains": [number for train in TRAINS for number in train_told(view, seat, train)],
    }


def player(view, seat):
    if seat is None:
        return [0] * (part_size("players") // MOST_SEATS)
    entry = view["players"][seat]
    heights = []
    for track in TRACKS:
        stacks = view["tracks"][track]
        rising = [token for space in sorted(stacks, key=int) for token in stacks[space]]
        heights.append(rising.index(seat) + 1)
    orders = [view["orders"][name] for name in ("player", "build", "train")]
    return [
        entry["cubes"],
        *(entry["influence"][kind] for kind in KINDS),
        entry["profit"] - LOWEST,
        entry["laid"],
        *heights,
        *(order.index(seat) + 1 if order else 0 for order in orders),
        int(seat in view["declined"]),
        int(seat in view["passed"]),
        entry["slots"]["passengers"],
        entry["slots"]["goods"],
        *(entry["load"].get(piece, 0) for piece in CARGO),
        *(entry["delivered"].get(piece, 0) for piece in CARGO),
    ]


def box_told(view, seat, box):
    bid = box["bid"] or {"seat": None, "cubes": 0}
    return [*one_of(KINDS, box["token"]), *seats_marked(view, seat, bid["seat"]), bid["cubes"]]


def link_told(view, seat, name, series):
    owner = view["links"].get(name)
    return [*seats_marked(view, seat, owner), *one_of(COMPANIES, owner), int(name in series)]


def area_told(view, area, series):
    pieces = view["pieces"].get(area, {})
    place = max((i for i, step in enumerate(series, start=1) if step == area), default=0)
    return [*(pieces.get(piece, 0) for piece in PIECES), *one_of(COMPANIES, *view["companies"].get(area, [])), place]


def train_told(view, seat, train):
    buying = view["buying"] or {"train": None}
    return [*seats_marked(view, seat, view["trains"].get(train)), int(buying["train"] == train)]


def check(state):
    for seat in range(state.seats):
        given, wanted = observed(state, seat), told(state.view(seat), seat)
        assert list(given) == list(wanted)
        for name in wanted:
            assert given[name] == wanted[name], (name, state.view(None)["phase"])


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("shape", ["simple_path", "ring_ok", "trail"])
def test_random_games_are_observed_as_they_are_seen(seats, shape):
    options = {"series_shape": shape, "auction_may_decline": shape == "trail", "train_exchange": "any"}
    for state, _, _ in random_game(seats, 3, **options):
        check(state)
    check(random_end(seats, 3, **options))


def test_sensible_games_are_observed_as_they_are_seen():
    state = GAME.new(seats=4, seed=8, options={})
    phases = set()
    while not state.over:
        phases.add(state.snapshot()["phase"])
        check(state)
        state.playout(state.turn, policy=GAME.policy, limit=1)
    assert phases >= {"auction", "build", "trains", "takeover"}


def test_a_series_is_observed_while_it_is_built_and_handed_over():
    state = play(position(phase="build"), *lay("skipton", "rylstone", "cracoe"))
    check(state)
    areas = observed(state, 0)["areas"]
    assert areas[sorted(AREAS).index("cracoe") * 8 + 7] == 3
    links = {"cracoe-rylstone": 0, "rylstone-skipton": 0, "cracoe-threshfield": 0}
    tracks = {"midland": {4: [2, 1, 0]}}
    state = position(phase="takeover", links=links, tracks=tracks)
    check(play(state, *over("midland", "skipton", "rylstone")))


def test_the_layout_has_no_gaps_and_says_what_stands_where():
    at = 0
    for part in GAME.observation:
        assert (part.at, bool(part.text), part.size > 0) == (at, True, True)
        at += part.size
