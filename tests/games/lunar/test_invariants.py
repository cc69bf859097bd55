"""The invariants of the ledger on whole games; `test_invariants_watch` proves that the watch over them would notice."""

import json
import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from tests.games.seatings import check_all_listed_can_be_applied, check_seats_are_alike
from tests.games.watched import GAMES_A_TABLE

import branchline as bl
from branchline.games.lunar.invariants import Watch, drawn_options, wanderer, watched_game
from branchline.games.lunar.invariants.chart import CARD, DEMANDS, POSTS, blast
from branchline.games.lunar.invariants.chart import event as card_of
from branchline.games.lunar.invariants.courier import courier
from branchline.games.lunar.position import PHASES

from .draws import METEORS, draw
from .moon import CITY, EVENTS, GAME, NEXT, event, line, play, position, price, stop

RECORDS = Path(__file__).parents[2] / "records" / "lunar"
SHORT = {"max_rounds": 6}
OPTIONS: list[dict[str, Any]] = [
    {},
    {"opening_build_limit": 20, "start_rule": "sum_of_best", "exchange_in_opening": True},
    {"major_access": "edge", "crossgrade_cost": 5, "loco_supply": "unlimited", "start_rule": "random"},
    {"stranded_turnaround": False, "late_toll": True, "cash_visibility": "never", "start_rule": "seat"},
    {"backtracking": True, "cosmic_toll_scope": "exposed", "tax_table": [[10, 2], [50, 20]]},
    {"radiation_check_on_draw_turn": False, "lost_turns_add_up": True, "equal_turns": True},
]


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: "+".join(options) or "default")
def test_watched_games_with_every_option(seats: int, options: dict[str, Any]) -> None:
    for seed in range(4):
        game = watched_game(GAME, seats, 1000 * seats + seed, SHORT | options, wanderer(GAME, seed))
        assert game.state.over


# The ledger's invariants are to hold on both engines for 500 games of each of these tables: `make fuzz` plays as many.
# A game of wanderers has nothing new to show after a dozen rounds, when all their money is spent: so long are the
# longest.
@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_many_watched_games(seats: int) -> None:
    for seed in range(GAMES_A_TABLE // 2):
        watched_game(GAME, seats, seed, drawn_options(GAME, seats, seed), wanderer(GAME, seed))


def test_games_of_every_mood_reach_the_rare_places() -> None:
    met: Counter[str] = Counter()
    for seed in range(60):
        seats = 2 + seed % 5
        options = drawn_options(GAME, seats, seed) | {"max_rounds": 9}
        game = watched_game(GAME, seats, seed, options, wanderer(GAME, seed))
        kinds = Counter(text.split()[0] for text in game.actions)
        for kind in ("build", "upgrade", "load", "drop", "deliver", "exchange", "turn-round"):
            met[kind] += kinds[kind] > 0
        snapshot = game.state.snapshot()
        met["wrap"] += any(len(link.split()) == 3 for track in snapshot["track"] for link in track)
        met["pole"] += any("near:0:32" in link or "near:0:-32" in link for track in snapshot["track"] for link in track)
        met["event"] += bool(snapshot["events"])
        met["tax"] += snapshot["tax_seen"]
        met["toll"] += any(cash == 4 for cash in snapshot["cash"])
    assert all(met.values()), met
    assert len(met) == 12


@pytest.mark.parametrize("file", [entry["file"] for entry in json.loads((RECORDS / "corpus.json").read_text())])
def test_recorded_games_hold_too(file: str) -> None:
    """Every kind of event, every option, a reshuffle and two victories."""
    record = bl.Record.load(RECORDS / file)
    actions = iter(record.actions)
    game = watched_game(
        GAME, record.seats, record.seed, record.options, lambda state, legal: state.parse(next(actions))
    )
    assert game.actions == record.actions


# ---- storms: games that go on with all event cards on top of the deck ----


def stormy(seed: int) -> Any:
    """A game in which trains are on their way, and whoever draws now draws trouble."""
    chance = random.Random(seed)
    seats = 2 + seed % 5
    state = GAME.new(seats, seed, drawn_options(GAME, seats, seed) | {"max_rounds": 8})
    choose = courier(GAME, seed)
    while state.turn < 4 * seats:
        state.play(choose(state, state.legal()))
    snapshot = state.snapshot()
    demands = [card for card in snapshot["deck"] if card.startswith("d")]
    events = [card for card in snapshot["deck"] if card.startswith("e")]
    top = events + demands[: len(events)]
    chance.shuffle(top)
    snapshot["deck"] = demands[len(events) :] + top
    return GAME.load(snapshot)


def watch_storm(seed: int) -> Counter[str]:
    """Plays on under watch, mostly exchanging cards; which phases and kinds of events there were."""
    state, chance, choose = stormy(seed), random.Random(seed), courier(GAME, seed)
    watch, met = Watch(GAME, state), Counter[str]()
    while not state.over:
        legal = state.legal()
        watch.offered(state, legal)
        exchanges = [a for a in legal if GAME.action(a)["kind"] == "exchange"]
        action = exchanges[0] if exchanges and chance.random() < 0.6 else choose(state, legal)
        met[PHASES[state.phase]] += 1
        met.update(card_of(card)[0] for card in state.event_card)
        met["lost turn"] += any(state.lost)
        met["tax"] += state.tax_seen
        watch.step(action, state, state.step(action))
    watch.end(state)
    return met


def test_watched_storms_bring_events_of_every_kind() -> None:
    met: Counter[str] = Counter()
    for seed in range(25):
        met += watch_storm(seed)
    kinds = {card["type"] for card in EVENTS.values()} - {"meteor"}
    assert kinds | {"relocate", "lost turn"} <= {name for name, times in met.items() if times}


# ---- single invariants that a walk over one game cannot show ----


@pytest.mark.rule("L6.20", "L20.24", "L20.26")
@pytest.mark.parametrize("meteor", METEORS)
def test_li21_what_a_meteor_erases_can_be_built_again_at_the_same_price(meteor: str) -> None:
    tried = 0
    for target in ("d5", "d20", "d40", "d60"):
        areas = [blast(CARD[meteor], city)[0] for city, _, _ in DEMANDS[CARD[target]]]
        struck = {POSTS[post] for area in areas for post in area}
        ways = [
            (away, edge, inside)
            for inside in sorted(struck)
            for edge in NEXT[inside]
            for away in NEXT[edge]
            if not {away, edge} & struck and away != inside and not {away, edge, inside} & set(CITY)
        ]
        for away, edge, inside in ways[:3]:
            state = draw(meteor, target, track={0: line(away, edge, inside)}, trains={0: "tycho"})
            if state.snapshot()["phase"] != "operate":
                continue  # the drawer's own train was hit
            assert state.snapshot()["track"][0] == line(away, edge)
            cash = state.snapshot()["cash"][0]
            play(state, "end-operate", f"build {edge} {inside}")
            assert cash - state.snapshot()["cash"][0] == price(edge, inside)
            tried += 1
    assert tried >= 6


def test_li25_the_same_seed_and_actions_give_the_same_game() -> None:
    first = watched_game(GAME, 4, 77, {"max_rounds": 10}, wanderer(GAME, 9))
    second = GAME.new(seats=4, seed=77, options={"max_rounds": 10})
    half = None
    for i, text in enumerate(first.actions):
        if i == len(first.actions) // 2:
            half = second.copy()
        second.play(second.parse(text))
    assert second == first.state
    assert half is not None
    # The copy taken half way is still half way, and goes to the same end.
    for text in first.actions[len(first.actions) // 2 :]:
        half.play(half.parse(text))
    assert half == first.state


def turned(snapshot: dict[str, Any], by: int) -> dict[str, Any]:
    """The same position with every seat moved on by so many places."""
    seats = snapshot["seats"]
    moved: dict[str, Any] = json.loads(json.dumps(snapshot))

    def seat(old: int | None) -> int | None:
        return None if old is None else (old + by) % seats

    for name in ("cash", "locos", "loads", "hands", "trains", "track", "lost"):
        moved[name] = [snapshot[name][(p - by) % seats] for p in range(seats)]
    for name in ("seat", "start"):
        moved[name] = seat(snapshot[name])
    for name in ("fulfilled", "winners"):
        moved[name] = sorted(seat(old) for old in snapshot[name])
    for one in moved["events"]:
        one["drawer"] = seat(one["drawer"])
        one["punished"] = sorted(seat(old) for old in one["punished"])
    for name in ("tolls", "owed"):
        moved["allowance"][name] = sorted(seat(old) for old in snapshot["allowance"][name])
    if moved["draw"]:
        moved["draw"]["hit"] = [seat(old) for old in snapshot["draw"]["hit"]]
    return moved


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_moving_all_seats_on_changes_neither_legality_nor_scoring(seats: int) -> None:
    for seed in (3, 5, 7):
        check_seats_are_alike(GAME, seats, seed, turned, wanderer(GAME, seed), {"max_rounds": 8})


def test_everything_listed_can_be_applied() -> None:
    for seed in (9, 10):
        check_all_listed_can_be_applied(GAME, wanderer(GAME, seed), {"max_rounds": 10})


def test_events_that_nobody_waits_for_run_out() -> None:
    """LI19: after the drawer's next turn there is nothing left of an event, after the third of a boom."""
    for card, turns in (("e8", 1), ("e14", 1), ("e16", 1), ("e19", 1), ("e11", 3), ("e12", 3)):
        state = position(events=[event(card, drawer=0, left=turns, fresh=True)])
        for own_turn in range(turns + 1):
            assert state.snapshot()["events"], (card, own_turn)
            stop(state)
            if own_turn < turns:
                stop(state)
        assert not state.snapshot()["events"]
