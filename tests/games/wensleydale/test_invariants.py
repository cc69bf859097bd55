"""The invariants of the ledger on whole games; `test_invariants_watch` proves that the watch over them would notice."""

import json
from collections import Counter
from itertools import pairwise

import pytest
from tests.games.seatings import check_all_listed_can_be_applied, check_seats_are_alike
from tests.games.watched import GAMES_A_TABLE

from branchline.core.invariants import drawn_options
from branchline.games.wensleydale.invariants import wanderer, watched_game

from .positions import GAME

OPTIONS = [
    {},
    {"auction_stuck": "end_phase"},
    {"auction_may_decline": True, "train_exchange": "any"},
    {"series_shape": "ring_ok", "final_tie": "shared"},
    {"series_shape": "trail"},
    {"auction_stuck": "end_phase", "auction_may_decline": True, "series_shape": "trail", "train_exchange": "any"},
]


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: "+".join(options) or "default")
def test_watched_games_with_every_option(seats, options):
    for seed in range(12):
        game = watched_game(GAME, seats, 1000 * seats + seed, options, wanderer(GAME, seed))
        assert game.state.over


@pytest.mark.rule("W1.2", "W1.3", "W16.1", "W16.2")
@pytest.mark.parametrize(("seats", "turns"), [(3, 5), (4, 4)])
def test_a_game_is_over_after_its_last_turn_whatever_is_played(seats, turns):
    for seed in range(30):
        game = watched_game(GAME, seats, seed, drawn_options(GAME, seats, seed), wanderer(GAME, seed))
        assert game.state.turn == turns


def test_games_of_every_mood_reach_the_rare_places():
    met = Counter()
    for seed in range(120):
        seats = 3 + seed % 2
        options = drawn_options(GAME, seats, seed // 2)
        game = watched_game(GAME, seats, seed, options, wanderer(GAME, seed))
        snapshot = game.state.snapshot()
        kinds = Counter(text.split()[0] for text in game.actions)
        for kind in ("decline", "pay", "exchange", "move", "takeover", "no-takeover", "no-build", "pass"):
            met[kind] += kinds[kind] > 0
        met["company link"] += any(isinstance(owner, str) for owner in snapshot["links"].values())
        met["town of both"] += any(len(owners) == 2 for owners in snapshot["companies"].values())
        met["great loss"] += "-13" in snapshot["tracks"]["profit_loss"]
        met["no loss"] += any(int(level) >= 0 for level in snapshot["tracks"]["profit_loss"])
        met["all links"] += any(list(snapshot["links"].values()).count(seat) == 15 for seat in range(seats))
        met["delivered"] += any(snapshot["delivered"])
        met["set"] += any(entry["sets"] for entry in GAME.sheet(game.state))
    assert all(met.values()), met
    assert len(met) == 15


@pytest.mark.long
@pytest.mark.parametrize("seats", [3, 4])
def test_many_watched_games(seats):
    for i in range(GAMES_A_TABLE):
        seed = seats * 1_000_000 + i
        watched_game(GAME, seats, seed, drawn_options(GAME, seats, seed), wanderer(GAME, seed))


def series_of(actions):
    """The series of a game as (how many actions were before it, its areas)."""
    areas, start = [], 0
    for number, text in enumerate(actions):
        word, *ends = text.split()
        if word == "lay":
            start = start if areas else number
            areas = areas + ends[1:] if areas else ends
        elif areas:
            yield start, areas
            areas = []


@pytest.mark.rule("W8.10")
def test_wi20_a_series_is_as_good_in_reverse_where_its_end_is_a_start():
    tried = 0
    for seed in range(12):
        actions = watched_game(GAME, 4, seed, {}, wanderer(GAME, seed)).actions
        for start, areas in series_of(actions):
            state = GAME.new(seats=4, seed=seed, options={})
            for text in actions[:start]:
                state.play(state.parse(text))
            back = areas[::-1]
            starts = {text.split()[1] for text in map(state.notation, state.legal()) if text.startswith("lay")}
            held = {area for border, owner in state.snapshot()["links"].items() if owner == state.seat
                    for area in border.split("-")} | set(state.snapshot()["companies"])  # fmt: skip
            if back[0] not in held or areas[0] == "the_south" or back[0] not in starts:
                continue
            forth = state.copy()
            for way, series in ((state, back), (forth, areas)):
                for a, b in pairwise(series):
                    way.play(way.parse(f"lay {a} {b}"))
            assert priced(state) == priced(forth)
            tried += 1
    assert tried > 10


def priced(state):
    building = state.view(None)["building"]
    return [building[name] for name in ("cost", "fees", "cubes", "rest")], state.snapshot()["pieces"]


def test_wi28_the_same_seed_and_actions_give_the_same_game():
    first = watched_game(GAME, 4, 77, {}, wanderer(GAME, 5))
    second = GAME.new(seats=4, seed=77, options={})
    half = None
    for i, text in enumerate(first.actions):
        if i == len(first.actions) // 2:
            half = second.copy()
        second.play(second.parse(text))
    assert second == first.state
    # The copy taken half way is still half way, and goes to the same end.
    for text in first.actions[len(first.actions) // 2 :]:
        half.play(half.parse(text))
    assert half == first.state


def turned(snapshot, by):
    """The same position with every seat moved on by so many places."""
    seats = snapshot["seats"]
    moved = json.loads(json.dumps(snapshot))

    def seat(old):
        return (old + by) % seats if isinstance(old, int) else old

    for name in ("cubes", "load", "delivered"):
        moved[name] = [snapshot[name][(p - by) % seats] for p in range(seats)]
    for name in ("links", "trains"):
        moved[name] = {key: seat(owner) for key, owner in snapshot[name].items()}
    for name in ("declined", "passed"):
        moved[name] = sorted(seat(old) for old in snapshot[name])
    moved["seat"] = seat(snapshot["seat"])
    moved["orders"] = {name: [seat(old) for old in order] for name, order in snapshot["orders"].items()}
    moved["tracks"] = {
        name: {space: [seat(old) for old in stack] for space, stack in track.items()}
        for name, track in snapshot["tracks"].items()
    }
    for box in moved["boxes"]:
        if box["bid"]:
            box["bid"]["seat"] = seat(box["bid"]["seat"])
    return moved


@pytest.mark.parametrize("seats", [3, 4])
def test_wi28_moving_all_seats_on_changes_neither_legality_nor_scoring(seats):
    for seed in range(4):
        check_seats_are_alike(GAME, seats, seed, turned, wanderer(GAME, seed))


def test_everything_listed_can_be_applied():
    check_all_listed_can_be_applied(GAME, wanderer(GAME, 9))
