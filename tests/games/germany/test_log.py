"""The sentences of the log: `tell` says what happened as a seat may know it."""

import pytest

from branchline.games.germany.invariants import wanderer

from .positions import GAME, LONG, SHORT, all_taken, play, position, skip_passengers

OPEN = ["red", "blue", "green", "white", "black"]


def told(state, text, seat):
    """What this seat is told when the notation is played, as (id, args) pairs; the state goes on."""
    events = state.copy().step(state.parse(text))
    return [(line.id, line.args) for line in GAME.tell(GAME.seen(events, seat))]


@pytest.mark.parametrize("watcher", [0, 1, None])
def test_a_card_taken_face_up_is_told_to_all(watcher):
    assert told(position(display=OPEN), "take blue", watcher) == [("germany-log-take", {"player": 0, "card": "blue"})]


def test_a_blind_card_is_told_to_the_drawer_only():
    state = position(display=OPEN, deck=["yellow"])
    assert told(state, "draw", 0) == [("germany-log-draw-own", {"player": 0, "card": "yellow"})]
    for watcher in (1, 2, None):
        assert told(state, "draw", watcher) == [("germany-log-draw", {"player": 0})]


def test_stop_and_pass():
    state = play(position(options={"may_stop_after_one": True}), "draw")
    assert told(state, "stop", 1) == [("germany-log-stop", {"player": 0})]
    state = position(display=[None] * 5, spare=1, owners=all_taken(3), wagons=[9] * 3, spare_tickets=0)
    assert told(state, "pass", None) == [("germany-log-pass", {"player": 0})]


def test_tickets_are_told_by_kind_and_named_to_the_keeper_only():
    state = position(short_deck=SHORT[5:9], long_deck=LONG[5:9])
    for watcher in (0, 1, None):
        expected = [("germany-log-tickets", {"player": 0, "short": 3, "long": 1})]
        assert told(state, "tickets short*3 long*1", watcher) == expected
    play(state, "tickets short*3 long*1")
    expected = [("germany-log-keep-own", {"player": 0, "tickets": [SHORT[6], LONG[5]], "setup": False})]
    assert told(state, "keep 2 4", 0) == expected
    for watcher in (1, 2, None):
        assert told(state, "keep 2 4", watcher) == [("germany-log-keep", {"player": 0, "short": 1, "long": 1})]


def test_a_claim_is_told_with_all_that_is_open():
    state = position(hands=[{"yellow": 1, "loco": 2}])
    for watcher in (0, 1, None):
        assert told(state, "claim freiburg-frankreich yellow*1 loco*1", watcher) == [
            ("germany-log-claim", {"player": 0, "route": "freiburg-frankreich", "a": "freiburg", "b": "frankreich",
                                   "length": 2, "points": 2, "colour": "yellow", "cards": 1, "locos": 1})]  # fmt: skip
    line = told(state, "claim freiburg-frankreich loco*2", 1)[0]
    assert (line[1]["colour"], line[1]["cards"], line[1]["locos"]) == (None, 0, 2)


def test_passengers_are_told_with_their_place():
    at = {"kiel": ["red"], "daenemark": ["white"]}
    state = play(position(hands=[{"blue": 2}], at=at), "claim kiel-daenemark blue*2")
    assert told(state, "passenger red", 1) == [
        ("germany-log-passenger", {"player": 0, "place": "kiel", "colour": "red"})]  # fmt: skip
    play(state, "passenger none")
    assert told(state, "passenger none", 1) == [("germany-log-passenger-none", {"player": 0, "place": "daenemark"})]
    assert told(state, "passenger white", None) == [
        ("germany-log-passenger", {"player": 0, "place": "daenemark", "colour": "white"})]  # fmt: skip


def test_resets_and_reshuffles_follow_the_action():
    state = position(display=["loco", "loco", "red", "blue", "green"], deck=["loco", *["white"] * 6])
    for watcher in (0, 1, None):
        assert told(state, "take red", watcher) == [
            ("germany-log-take", {"player": 0, "card": "red"}), ("germany-log-reset", {"times": 1})]  # fmt: skip
    state = position(display=OPEN, deck=["yellow"], discard={"purple": 3}, spare=1)
    assert told(state, "draw", 1)[0][0] == "germany-log-draw"
    assert [line[0] for line in told(state, "draw", 1)[1:]] == ["germany-log-shuffle"]


def test_the_last_round_and_the_end_are_told():
    state = position(seats=2, hands=[{"red": 3}], wagons=[4, 45], at={"berlin": [], "magdeburg": []})
    assert told(state, "claim berlin-magdeburg red*3", 1)[1:] == [
        ("germany-log-last-round", {"player": 0, "wagons": 1})]  # fmt: skip
    skip_passengers(play(state, "claim berlin-magdeburg red*3"))
    play(state, "draw", "draw", "draw")
    lines = told(state, "draw", None)
    after = play(state.copy(), "draw")
    winners = [seat for seat, rank in enumerate(after.ranks()) if rank == 1]
    assert lines[-1] == ("germany-log-over", {"winners": winners, "score": max(after.scores())})
    assert lines[0][0] == "germany-log-draw"


def test_set_up_tells_what_was_kept_when_all_have_chosen():
    state = GAME.new(seats=2, seed=3, options={"start_player": 0})
    play(state, "tickets short*4", "tickets long*4")
    drawn = state.snapshot()["pending"]
    own = told(state, "keep 1 2", 0)
    assert own == [("germany-log-keep-own", {"player": 0, "tickets": drawn[0][:2], "setup": True})]
    assert told(state, "keep 1 2", 1) == [("germany-log-keep-secret", {"player": 0})]
    play(state, "keep 1 2")
    assert told(state, "keep 2 3 4", 0) == [
        ("germany-log-keep-secret", {"player": 1}), ("germany-log-setup-done", {"kept": [2, 3]})]  # fmt: skip


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_no_sentence_tells_a_secret(seats):
    state = GAME.new(seats=seats, seed=seats, options={})
    choose = wanderer(GAME, 7)
    tickets = {*SHORT, *LONG}
    while not state.over:
        action = choose(state, state.legal())
        player = state.seat
        events = state.step(action)
        kind = GAME.action(action)["kind"]
        for watcher in [*range(seats), None]:
            lines = GAME.tell(GAME.seen(events, watcher))
            assert lines
            assert all(line.id.startswith("germany-log-") for line in lines)
            if watcher == player or kind == "claim":
                continue
            said = str([line.args for line in lines])
            if kind in ("tickets", "keep"):
                assert not any(repr(ticket) in said for ticket in tickets)
            if kind == "draw":
                assert "card" not in lines[0].args
        assert GAME.seen(events, None)[1:] == GAME.seen(events, player)[1:]
