"""Who may know what (as the rules page tells it), and GI20: what a player cannot know changes nothing he sees."""

import json
import random
from collections import Counter

import pytest

from branchline.games.germany.invariants import wanderer

from .positions import BOARD, GAME, LONG, SHORT, hand, play, position

TICKETS = {*SHORT, *LONG}


def walk(seats, seed, steps, **options):
    """A game some way on, by a player without a plan."""
    state = GAME.new(seats=seats, seed=seed, options=options)
    choose = wanderer(GAME, seed)
    for _ in range(steps):
        if state.over:
            break
        state.play(choose(state, state.legal()))
    return state


def strings(data):
    """Every string in a JSON-able value, keys included."""
    if isinstance(data, dict):
        return set(data) | set().union(*map(strings, data.values())) if data else set()
    if isinstance(data, list | tuple):
        return set().union(*map(strings, data)) if data else set()
    return {data} if isinstance(data, str) else set()


WALKS = [(seats, seed, steps) for seats in (2, 3, 4, 5) for seed in range(3) for steps in (3, 9, 40, 160)]


@pytest.mark.parametrize(("seats", "seed", "steps"), WALKS)
def test_public_things_look_the_same_from_every_seat(seats, seed, steps):
    state = walk(seats, seed, steps)
    own = {"you", "players", "pending", "aside", "returned", "legal"}
    public = {k: v for k, v in state.view(None).items() if k not in own}
    snapshot = state.snapshot()
    assert public["deck"] == len(snapshot["deck"])
    assert public["short_deck"] == len(snapshot["short_deck"])
    assert public["long_deck"] == len(snapshot["long_deck"])
    for name in ("display", "discard", "owners", "turn", "phase", "start", "turns_left", "last_round_by",
                 "forced_passes", "claimed", "options"):  # fmt: skip
        assert public[name] == snapshot[name]
    for seat in range(seats):
        view = state.view(seat)
        assert view["you"] == seat
        assert {k: v for k, v in view.items() if k not in own} == public
        for p, player in enumerate(view["players"]):
            assert player["wagons"] == snapshot["wagons"][p]
            assert player["cards"] == sum(snapshot["hands"][p].values())
            assert player["passengers"] == snapshot["passengers_of"][p]
            assert player["shown"] == snapshot["shown"][p]


@pytest.mark.rule("G2.17", "G2.24", "G4.15")
@pytest.mark.parametrize(("seats", "seed", "steps"), WALKS)
def test_a_view_holds_no_secret_of_another_player(seats, seed, steps):
    state = walk(seats, seed, steps)
    assert not state.over, "tickets are no secret after the end: this walk is too long"
    snapshot = state.snapshot()
    for watcher in [*range(seats), None]:
        view = state.view(watcher)
        own = set()
        if watcher is not None:
            for name in ("tickets", "pending", "aside"):
                own |= set(snapshot[name][watcher])
            own |= {ticket for ticket, seat in snapshot["returned"].items() if seat == watcher}
        # Routes and tickets share names, so the owners and closed routes are left out of the search.
        rest = {k: v for k, v in view.items() if k not in ("owners", "closed", "claimed")}
        assert strings(rest) & TICKETS == own
        assert "chance" not in view
        assert "seed" not in view
        for p, player in enumerate(view["players"]):
            if p != watcher:
                assert player["hand"] is None
                assert player["held"] is None
        assert (view["legal"] == state.legal()) if watcher == state.seat else view["legal"] == []
        json.dumps(view)


def hidden_shuffled(state, seat, seed):
    """The same game for `seat`: everything this seat cannot know is dealt anew, by hand and not by the engine."""
    chance = random.Random(seed)
    snapshot = json.loads(json.dumps(state.snapshot()))
    seats = snapshot["seats"]
    others = [p for p in range(seats) if p != seat]
    # Cards: the deck and the unseen part of the other hands.
    unseen = list(snapshot["deck"])
    for p in others:
        unseen += list((Counter(snapshot["hands"][p]) - Counter(snapshot["shown"][p])).elements())
    chance.shuffle(unseen)
    for p in others:
        known = Counter(snapshot["shown"][p])
        number = sum(snapshot["hands"][p].values()) - known.total()
        dealt, unseen = unseen[:number], unseen[number:]
        snapshot["hands"][p] = dict(known + Counter(dealt))
    snapshot["deck"] = unseen
    # Tickets: those of the others and the decks, but not what this seat put back itself.
    mine = {t for t, p in snapshot["returned"].items() if p == seat}
    for deck, kind in (("short_deck", set(SHORT)), ("long_deck", set(LONG))):
        pool = [t for t in snapshot[deck] if t not in mine]
        for name in ("tickets", "pending", "aside"):
            for p in others:
                pool += [t for t in snapshot[name][p] if t in kind]
        chance.shuffle(pool)
        for name in ("tickets", "pending", "aside"):
            for p in others:
                snapshot[name][p] = [pool.pop() if t in kind else t for t in snapshot[name][p]]
        snapshot[deck] = [t if t in mine else pool.pop() for t in snapshot[deck]]
    # Others may have put back what now lies elsewhere; whose knowledge that is, this seat cannot know.
    places = {t: p for t, p in snapshot["returned"].items() if p == seat}
    snapshot["returned"] = places
    snapshot["chance"] = [chance.randrange(1, 2**32) for _ in range(4)]
    return GAME.load(snapshot)


@pytest.mark.rule("G2.17", "G2.24", "G4.15", "G10.9", "G10.10")
@pytest.mark.parametrize(("seats", "seed", "steps"), WALKS)
def test_gi20_what_a_seat_cannot_know_changes_nothing_it_sees(seats, seed, steps):
    state = walk(seats, seed, steps)
    assert not state.over, "tickets are no secret after the end: this walk is too long"
    for seat in range(seats):
        other = hidden_shuffled(state, seat, seed)
        assert other.view(seat) == state.view(seat)
        if state.seat == seat:
            assert other.legal() == state.legal()


@pytest.mark.rule("G2.22")
@pytest.mark.parametrize("watcher", [1, 2, None])
def test_a_choice_at_set_up_cannot_be_told_from_outside(watcher):
    views = set()
    for keep in ("keep 1 2", "keep 1 3", "keep 2 3 4", "keep 1 2 3 4"):
        state = GAME.new(seats=3, seed=6, options={"start_player": 0})
        play(state, *["tickets short*2 long*2"] * 3, keep)
        view = state.view(watcher)
        assert view["players"][0]["tickets"] is None
        assert view["players"][0]["pending"] in ({"short": 0, "long": 0}, {"short": 2, "long": 2})
        views.add(json.dumps(view, sort_keys=True))
    assert len(views) == 1


@pytest.mark.rule("G10.8")
def test_how_many_tickets_were_kept_in_play_is_public():
    state = position(tickets=[["berlin-leipzig"]])
    play(state, "tickets short*1 long*3")
    for watcher in (1, 2, None):
        assert state.view(watcher)["players"][0]["tickets"] == {"short": 1, "long": 0}
    play(state, "keep 1 3")
    for watcher in (0, 1, 2, None):
        assert state.view(watcher)["players"][0]["tickets"] == {"short": 2, "long": 1}
        assert state.view(watcher)["players"][0]["pending"] == {"short": 0, "long": 0}


@pytest.mark.rule("G4.15")
@pytest.mark.parametrize(
    ("held", "known", "paid", "left"),
    [({"red": 5}, {"red": 3}, "red*3", {}), ({"red": 5}, {"red": 4}, "red*3", {"red": 1}),
     ({"red": 2, "loco": 2}, {"red": 2, "loco": 1}, "red*2 loco*1", {}),
     ({"red": 2, "loco": 2}, {"loco": 2}, "red*1 loco*2", {}), ({"red": 9}, {}, "red*3", {})],
)  # fmt: skip
def test_paid_cards_are_taken_from_what_everybody_knows_of_a_hand(held, known, paid, left):
    state = position(hands=[held], shown=[known])
    play(state, f"claim berlin-magdeburg {paid}")
    assert state.snapshot()["shown"][0] == left
    assert all(state.snapshot()["hands"][0].get(kind, 0) >= n for kind, n in left.items())


@pytest.mark.rule("G4.15")
def test_only_cards_taken_face_up_are_known_to_all():
    state = position(display=["red", "loco", "blue", "white", "green"], deck=["yellow", "black"])
    play(state, "draw", "take red", "take loco", "draw", "draw")
    assert state.snapshot()["shown"] == [{"red": 1}, {"loco": 1}, {}]
    assert hand(state, 0) == {"yellow": 1, "red": 1}


@pytest.mark.rule("G4.15")
def test_open_hands_show_hands_but_neither_tickets_nor_decks():
    state = position(hands=[{"red": 2}, {"blue": 1}], tickets=[["berlin-leipzig"], ["kiel-schweiz"]],
                     options={"open_hands": True})  # fmt: skip
    view = state.view(None)
    assert [player["hand"] for player in view["players"]] == [{"red": 2}, {"blue": 1}, {}]
    assert [player["held"] for player in view["players"]] == [None] * 3
    assert view["deck"] == len(state.snapshot()["deck"])


def test_a_view_is_the_same_whoever_asks_twice():
    state = walk(3, 5, 50)
    before = state.snapshot()
    assert state.view(1) == state.view(1)
    for seat in (0, 1, 2, None):
        state.view(seat)
    assert state.snapshot() == before


@pytest.mark.parametrize("seat", [3, -1, 100])
def test_there_is_no_view_from_a_seat_that_is_not_there(seat):
    state = walk(3, 5, 10)
    with pytest.raises(ValueError):
        state.view(seat)


@pytest.mark.rule("G4.15", "G13.2")
@pytest.mark.parametrize("open_hands", [False, True])
def test_the_end_opens_tickets_and_leaves_hands_as_they_were(open_hands):
    state = walk(3, 5, 5000, open_hands=open_hands)
    assert state.over
    snapshot = state.snapshot()
    assert all(snapshot["hands"])
    for watcher in (0, 1, 2, None):
        view = state.view(watcher)
        for seat, player in enumerate(view["players"]):
            assert player["hand"] == (snapshot["hands"][seat] if open_hands or seat == watcher else None)
        assert [{t["id"] for t in player["held"]} for player in view["players"]] == [
            set(held) for held in snapshot["tickets"]]  # fmt: skip
        assert view["legal"] == []
        assert view["seat"] in (None, -1)
        assert view["over"] is True
        assert (view["scores"], view["ranks"]) == (state.scores(), state.ranks())
        assert view["sheet"] == GAME.sheet(state)
    assert {place["id"] for place in BOARD["cities"]} >= set(view["passengers_at"]) - {
        c["id"] for c in BOARD["countries"]
    }
