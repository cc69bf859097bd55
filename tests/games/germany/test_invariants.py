"""The invariants GI1 to GI23 on whole games, and proof that the watch over them would notice."""

import copy
import json
import random
from collections import Counter

import pytest
from tests.games.seatings import check_all_listed_can_be_applied, check_seats_are_alike
from tests.games.watched import GAMES_A_TABLE

from branchline.core.native import row
from branchline.games.germany import invariants
from branchline.games.germany.invariants import Broken, Watch, wanderer, watched_game
from branchline.record import Record

from .positions import GAME, ROUTES, SHORT, claims, finished, legal, payments, play, position

OPTIONS = [
    {},
    {"reshuffle": "lazy"},
    {"may_stop_after_one": True, "passenger_mandatory": True},
    {"faceup_draw_without_deck": False, "max_loco_resets": 0},
    {"reshuffle": "lazy", "faceup_draw_without_deck": False, "max_loco_resets": 20, "zero_passengers_score": True},
    {"globetrotter_at_zero": False, "open_hands": True, "start_player": 1, "max_loco_resets": 1},
]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: "+".join(options) or "default")
def test_watched_games_with_every_option(seats, options):
    for seed in range(6):
        game = watched_game(GAME, seats, 1000 * seats + seed, options, wanderer(GAME, seed))
        assert game.state.over


def test_gi22_games_of_every_mood_come_to_an_end_and_reach_the_rare_places():
    met = Counter()
    for seed in range(60):
        game = watched_game(GAME, 2 + seed % 4, seed, {}, wanderer(GAME, seed))
        snapshot = game.state.snapshot()
        steps = Record("germany", 2 + seed % 4, seed, {}, game.actions).steps()
        kinds = {event["kind"] for _, events in steps for event in events}
        met["reset"] += "reset" in kinds
        met["shuffle"] += "shuffle" in kinds
        met["pass"] += "pass" in game.actions
        met["blocked"] += snapshot["forced_passes"] == snapshot["seats"]
        met["last round"] += snapshot["last_round_by"] is not None
        met["no tickets"] += not snapshot["short_deck"] and not snapshot["long_deck"]
        met["empty slot"] += None in snapshot["display"]
        met["short mix"] += any(text.startswith("tickets") and sum(int(part[-1]) for part in text.split()[1:]) < 4
                                for text in game.actions)  # fmt: skip
    for place in ("reset", "shuffle", "last round", "no tickets", "empty slot", "short mix"):
        assert met[place], f"no game met: {place} ({met})"


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_many_watched_games(seats):
    for i in range(GAMES_A_TABLE):
        seed = seats * 1_000_000 + i
        watched_game(GAME, seats, seed, OPTIONS[i % len(OPTIONS)] if i % 2 else {}, wanderer(GAME, seed))


def middle(seats=3, seed=2, steps=120):
    """A game some way on and the watch that followed it."""
    state = GAME.new(seats=seats, seed=seed, options={})
    watch = Watch(GAME, state)
    chance = random.Random(seed)
    for _ in range(steps):
        action = chance.choice(state.legal())
        state.play(action)
        watch.step(action, state)
    while state.snapshot()["phase"] != "turn":
        action = state.legal()[0]
        state.play(action)
        watch.step(action, state)
    return state, watch


def put(state, field, changes):
    """Writes into a row of the state."""
    values = getattr(state, field)
    for i, value in changes.items():
        values[i] = value


def more_cards(state):
    put(state, "hands", {0: state.hands[0] + 1})


def swapped_kind(state):
    kind = next(k for k in range(9) if state.hands[k])
    other = (kind + 1) % 9
    put(state, "hands", {kind: state.hands[kind] - 1, other: state.hands[other] + 1})


def hole_in_display(state):
    put(state, "discard", {state.display[0]: state.discard[state.display[0]] + 1})
    put(state, "display", {0: -1})


def three_locos(state):
    for slot in range(3):
        if state.display[slot] != 8 and 8 in state.deck:
            place = list(state.deck).index(8)
            put(state, "deck", {place: state.display[slot]})
            put(state, "display", {slot: 8})


def empty_deck(state):
    for card in state.deck:
        put(state, "discard", {card: state.discard[card] + 1})
    state.deck = row([])


def known_too_well(state):
    put(state, "shown", {0: state.hands[0] + 1})


@pytest.mark.parametrize(
    ("spoil", "invariant"),
    [(more_cards, "GI1"), (swapped_kind, "GI1"), (hole_in_display, "GI2"), (three_locos, "GI3"), (empty_deck, "GI4"),
     (known_too_well, "GI20")],
)  # fmt: skip
def test_the_watch_notices_wrong_cards(spoil, invariant):
    state, watch = middle()
    action = state.parse("draw")
    state.play(action)
    spoil(state)
    with pytest.raises(Broken, match=invariant + ":"):
        watch.step(action, state)


def claimable():
    """A watched game in which the seat on turn can claim a route that has no parallel one."""
    state, watch = middle()
    while not any(not ROUTES[text.split()[1]]["siblings"] for text in legal(state, "claim")):
        action = state.parse(legal(state, "draw", "keep", "passenger")[0])
        state.play(action)
        watch.step(action, state)
    text = next(text for text in legal(state, "claim") if not ROUTES[text.split()[1]]["siblings"])
    return state, watch, state.parse(text)


def fewer_wagons(state, seat):
    put(state, "wagons", {seat: state.wagons[seat] - 1})


def wrong_points(state, seat):
    put(state, "points", {seat: state.points[seat] + 1})


def another_route(state, seat):
    put(state, "owner", {list(state.owner).index(-1): seat})


def no_owner(state, seat):
    put(state, "owner", {invariants.Chart(GAME.board).routes[state.snapshot()["claimed"]]: -1})


def cheap(state, seat):
    # One card of the payment is put back.
    kind = next(k for k in range(9) if state.discard[k])
    put(state, "discard", {kind: state.discard[kind] - 1})
    put(state, "hands", {seat * 9 + kind: state.hands[seat * 9 + kind] + 1})


@pytest.mark.parametrize(
    ("spoil", "invariant"),
    [(fewer_wagons, "GI5"), (wrong_points, "GI6"), (another_route, "GI11"), (no_owner, "GI11"), (cheap, "GI12")],
)
def test_the_watch_notices_a_wrong_claim(spoil, invariant):
    state, watch, action = claimable()
    seat = state.seat
    state.play(action)
    spoil(state, seat)
    with pytest.raises(Broken, match=invariant + ":"):
        watch.step(action, state)


def test_the_watch_notices_parallel_routes():
    tickets = [SHORT[p * 2 : p * 2 + 2] for p in range(4)]
    state = position(seats=4, hands=[{"red": 9}], owners={"augsburg-muenchen-1": 0}, tickets=tickets)
    watch = Watch(GAME, state)
    action = state.parse("claim augsburg-muenchen-2 red*2")
    state.apply(action)
    with pytest.raises(Broken, match="GI11:"):
        watch.step(action, state)


def test_the_watch_notices_passengers_from_nowhere():
    state, watch, action = claimable()
    state.play(action)
    watch.step(action, state)
    assert state.snapshot()["phase"].startswith("passenger")
    action = next(a for a in state.legal() if GAME.action(a)["colour"])
    state.play(action)
    put(state, "carried", {0: state.carried[0] + 1})
    with pytest.raises(Broken, match="GI7:"):
        watch.step(action, state)


@pytest.mark.parametrize("spoil", ["twice", "lost", "given back"])
def test_the_watch_notices_wrong_tickets(spoil):
    state, watch = middle()
    seat = state.seat
    action = state.parse("tickets short*2 long*2")
    state.play(action)
    watch.step(action, state)
    action = state.parse("keep 1")
    state.play(action)
    if spoil == "twice":
        state.short_deck = row([*state.short_deck, state.short_deck[0]])
    elif spoil == "lost":
        state.long_deck = state.long_deck[1:]
    else:
        mine = [t for t, holder in enumerate(state.holder) if holder == seat]
        put(state, "holder", dict.fromkeys(mine, -1))
        state.short_deck = row([*state.short_deck, *(t for t in mine if t < 55)])
        state.long_deck = row([*state.long_deck, *(t for t in mine if t >= 55)])
    with pytest.raises(Broken, match="GI10:" if spoil == "given back" else "GI9:"):
        watch.step(action, state)


def test_the_watch_notices_a_turn_that_brought_nothing():
    state, watch = middle()
    action = state.parse("draw")
    state.play(action)
    watch.step(action, state)
    state.play(action)
    state.turn += 1
    with pytest.raises(Broken, match="GI12:"):
        watch.step(action, state)


def test_the_watch_notices_the_wrong_player_and_a_missed_last_round():
    state, watch = middle()
    action = state.parse("draw")
    state.play(action)
    watch.step(action, state)
    wrong = state.copy()
    wrong.play(action)
    wrong.seat = (wrong.seat + 1) % 3
    with pytest.raises(Broken, match="GI16:"):
        copy.deepcopy(watch).step(action, wrong)
    put(watch.last, "wagons", {state.seat: 2})
    put(state, "wagons", {state.seat: 2})
    state.play(action)
    state.turns_left = state.last_round_by = -1
    with pytest.raises(Broken, match="GI15:"):
        watch.step(action, state)


def test_the_watch_notices_what_is_offered():
    state, watch = middle()
    listed = state.legal()
    watch.offered(state, listed)
    for wrong in ([], listed[::-1], [*listed[:-1], state.parse("pass")], listed + listed[-1:]):
        with pytest.raises(Broken, match="GI13:"):
            watch.offered(state, sorted(wrong) if state.parse("pass") in wrong else wrong)


def test_the_watch_notices_a_wrong_final_score():
    game = watched_game(GAME, 3, 4, {}, wanderer(GAME, 4))
    state = game.state
    watch = Watch(GAME, state)
    watch.end(state)
    watch.track[1] += 1
    with pytest.raises(Broken, match="GI18:"):
        watch.end(state)
    watch.track[1] -= 1
    watch.zero_passengers = True
    other = finished(seats=2, carried=[{"red": 3}, {}], tickets=[SHORT[:2], SHORT[2:4]],
                     owners={"berlin-leipzig": 0, "berlin-dresden": 0})  # fmt: skip
    watch = Watch(GAME, other)
    watch.end(other)
    watch.zero_passengers = True
    with pytest.raises(Broken, match="GI19:"):
        watch.end(other)
    watch.zero_passengers = False
    watch.turns = [5, 3]
    with pytest.raises(Broken, match="GI16:"):
        watch.end(other)


def test_a_broken_game_can_be_played_again():
    def stubborn(state, listed):
        if len(seen) == 40:
            return GAME.actions - 1 if GAME.actions - 1 not in listed else 0
        seen.append(listed[0])
        return listed[0]

    seen = []
    with pytest.raises(Broken, match="GI14:") as broken:
        watched_game(GAME, 3, 1, {"start_player": 0}, stubborn)
    assert len(broken.value.actions) == 41
    again = GAME.new(seats=3, seed=1, options={"start_player": 0})
    play(again, *broken.value.actions[:-1])
    assert again.why_not(again.parse(broken.value.actions[-1])) is not None


@pytest.mark.rule("G11.2", "G11.4")
@pytest.mark.parametrize("seed", range(6))
def test_gi17_a_completed_ticket_stays_completed(seed):
    state = GAME.new(seats=2 + seed % 4, seed=seed, options={})
    choose = wanderer(GAME, seed)
    complete = [set() for _ in range(5)]
    while not state.over:
        for seat in range(state.snapshot()["seats"]):
            held = state.view(seat)["players"][seat]["held"]
            now = {ticket["id"] for ticket in held if ticket["complete"]}
            assert complete[seat] <= now
            complete[seat] = now
        state.play(choose(state, state.legal()))


def test_gi21_the_same_seed_and_actions_give_the_same_game():
    first = watched_game(GAME, 4, 77, {}, wanderer(GAME, 5))
    second = GAME.new(seats=4, seed=77, options={})
    half = None
    for i, text in enumerate(first.actions):
        if i == len(first.actions) // 2:
            half = second.copy()
        play(second, text)
    assert second == first.state
    # The copy taken half way is still half way, and goes to the same end.
    for text in first.actions[len(first.actions) // 2 :]:
        play(half, text)
    assert half == first.state


def turned(snapshot, by):
    """The same position with every seat moved on by so many places."""
    seats = snapshot["seats"]
    moved = json.loads(json.dumps(snapshot))
    for name in ("hands", "shown", "wagons", "score", "passengers_of", "tickets", "pending", "aside"):
        moved[name] = [snapshot[name][(p - by) % seats] for p in range(seats)]
    for name in ("seat", "start", "last_round_by"):
        moved[name] = None if snapshot[name] is None else (snapshot[name] + by) % seats
    for name in ("owners", "returned"):
        moved[name] = {key: (seat + by) % seats for key, seat in snapshot[name].items()}
    if snapshot["options"]["start_player"] != "random":
        moved["options"]["start_player"] = moved["start"]
    return moved


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_gi23_moving_all_seats_on_changes_neither_legality_nor_scoring(seats):
    check_seats_are_alike(GAME, seats, seats, turned, wanderer(GAME, seats))


def test_gi14_everything_listed_can_be_applied():
    check_all_listed_can_be_applied(GAME, wanderer(GAME, 9))


@pytest.mark.rule("G6.2", "G6.3", "G6.5", "G6.6", "G6.7", "G6.11", "G6.12", "G7.2", "G7.3", "G7.4")
@pytest.mark.parametrize("seed", range(4))
def test_the_claims_offered_through_a_game_are_just_those_of_the_ledger(seed):
    seats = 2 + seed
    state = GAME.new(seats=seats, seed=seed, options={})
    choose = wanderer(GAME, seed + 1)
    while not state.over:
        snapshot = state.snapshot()
        if snapshot["phase"] == "turn" and snapshot["turn"] % 7 == 0:
            seat, owners = state.seat, snapshot["owners"]
            for route, facts in ROUTES.items():
                rivals = [owners[other] for other in facts["siblings"] if other in owners]
                free = route not in owners and seat not in rivals and not (rivals and seats <= 3)
                fits = facts["length"] <= snapshot["wagons"][seat]
                assert claims(state, route) == (payments(route, snapshot["hands"][seat]) if free and fits else set())
        state.play(choose(state, state.legal()))
