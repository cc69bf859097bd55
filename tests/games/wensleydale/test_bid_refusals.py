"""Refusals of phase three, of a wrong phase, of a game that is over and of what is no action at all."""

import random

import pytest

import branchline as bl

from .positions import (
    GAME,
    after_trains,
    bids,
    lay,
    legal,
    levels,
    line,
    play,
    position,
    random_game,
    refusal,
)

KIND_OF = {"bid": "auction", "decline": "auction", "lay": "build", "no-build": "build", "pay": "pay", "buy": "trains",
           "move": "trains", "pass": "trains", "exchange": "exchange", "takeover": "takeover", "over": "takeover",
           "no-takeover": "takeover"}  # fmt: skip
ONE_OF_EACH = ["bid 1 3", "decline", "lay skipton embsay", "no-build", "pay government*1", "buy t1a", "pass",
               "exchange cubes*3", "move cheese embsay", "takeover midland", "over the_south settle",
               "no-takeover"]  # fmt: skip


def in_phase(phase):
    """A position in which somebody has to decide just this."""
    links = line(0, "the_south", "settle")
    if phase == "pay":
        state = position(phase="build", cubes=[0, 12, 12], links=links)
        return play(state, *lay("settle", "airton"), "done")
    if phase == "exchange":
        return play(position(phase="trains", cubes=[3, 12, 12], links=links), "buy t3a")
    return position(phase=phase, links=links)


@pytest.mark.rule("W1.4")
@pytest.mark.parametrize("phase", ["auction", "build", "pay", "trains", "exchange", "takeover"])
def test_what_belongs_to_another_phase_is_refused(phase):
    state = in_phase(phase)
    assert state.snapshot()["phase"] == phase
    for text in ONE_OF_EACH:
        if KIND_OF[text.split()[0]] == phase:
            continue
        why = refusal(state, text)
        assert (why.rule, why.message, why.arguments) == ("W1.4", "refused-phase", {"phase": phase}), text
    if phase not in ("build", "takeover"):
        assert refusal(state, "done").message == "refused-phase"


@pytest.mark.rule("W6.8")
def test_a_bid_in_the_own_box():
    state = position(bids={3: (0, 4)}, cubes=[8, 12, 12])
    why = refusal(state, "bid 3 7")
    assert (why.rule, why.message, why.arguments) == ("W6.8", "refused-bid-own", {"box": 3})


@pytest.mark.rule("W6.5", "W6.6")
@pytest.mark.parametrize(
    ("text", "rule", "least"),
    [("bid 2 2", "W6.5", 3), ("bid 3 2", "W6.6", 5), ("bid 3 4", "W6.6", 5), ("bid 6 2", "W6.6", 3)],
)
def test_too_low_a_bid_names_the_smallest_that_will_do(text, rule, least):
    state = position(bids={3: (1, 4), 6: (2, 2)}, cubes=[12, 8, 10])
    why = refusal(state, text)
    assert (why.rule, why.message) == (rule, "refused-bid-least")
    assert why.arguments == {"box": int(text.split()[1]), "least": least}


@pytest.mark.rule("W6.7")
@pytest.mark.parametrize("cubes", [6, 9, 15])
def test_a_bid_of_more_cubes_than_the_hand_holds(cubes):
    why = refusal(position(cubes=[5, 12, 12]), f"bid 1 {cubes}")
    assert (why.rule, why.message, why.arguments) == ("W6.7", "refused-bid-cubes", {"cubes": cubes, "have": 5})


@pytest.mark.rule("W6.2")
def test_not_bidding():
    why = refusal(position(), "decline")
    assert (why.rule, why.message, why.arguments) == ("W6.2", "refused-must-bid", {})


@pytest.mark.rule("W6.5", "W6.6", "W6.7", "W6.8")
@pytest.mark.parametrize("seats", [3, 4])
def test_every_bid_not_listed_is_refused_for_a_true_reason(seats):
    for seed in range(6):
        for before, _, _ in random_game(seats, seed):
            if before.snapshot()["phase"] != "auction":
                break
            standing, hand = bids(before), before.snapshot()["cubes"][before.seat]
            for box in range(1, 9):
                for cubes in range(2, 16):
                    why = before.why_not(before.parse(f"bid {box} {cubes}"))
                    owner, top = standing.get(box, (None, 0))
                    least = max(3 if box <= 4 else 2, top + 1)
                    if why is None:
                        assert owner != before.seat
                        assert least <= cubes <= hand
                    elif why.message == "refused-bid-own":
                        assert (owner, why.rule) == (before.seat, "W6.8")
                    elif why.message == "refused-bid-least":
                        assert cubes < least
                        assert why.rule == ("W6.5" if owner is None else "W6.6")
                        assert why.arguments == {"box": box, "least": least}
                    else:
                        assert (why.message, why.rule) == ("refused-bid-cubes", "W6.7")
                        assert why.arguments == {"cubes": cubes, "have": hand}
                        assert cubes > hand


@pytest.mark.rule("W16.1", "W16.2")
@pytest.mark.parametrize(("seats", "rule"), [(4, "W16.1"), (3, "W16.2")])
def test_a_game_that_is_over_refuses_every_action(seats, rule):
    state = after_trains(seats=seats, turn=7 - seats)
    assert state.over
    chance = random.Random(1)
    for action in [0, GAME.actions - 1, *(chance.randrange(GAME.actions) for _ in range(300))]:
        why = state.why_not(action)
        assert (why.rule, why.message, why.arguments) == (rule, "refused-over", {})
        with pytest.raises(bl.IllegalMove):
            state.play(action)


@pytest.mark.rule("W1.4")
@pytest.mark.parametrize("action", [-1, GAME.actions, 10**9, "bid 1 3", None, 1.0, True, [3], b"x"])
def test_what_is_no_action_at_all_is_refused(action):
    state = position()
    before = state.snapshot()
    why = state.why_not(action)
    assert (why.rule, why.message) == ("W1.4", "refused-unknown-action")
    assert set(why.arguments) == {"action"}
    assert str(why).strip()
    with pytest.raises(bl.IllegalMove):
        state.play(action)
    assert state.snapshot() == before


@pytest.mark.parametrize(
    "text",
    ["", "bid", "bid 1", "bid 0 3", "bid 9 3", "bid 1 0", "bid 1 1", "bid 1 16", "bid one 3", "bid 1 3 4", "bid 1 03",
     "Bid 1 3", "bid -1 3", "decline 1", "no build", "lay skipton", "lay skipton atlantis", "lay skipton ilkley",
     "pay", "pay government", "pay government*0", "pay cubes*1", "pay government*1 government*1", "buy", "buy t9z",
     "exchange", "exchange train*3", "exchange cubes*0", "move opposition reeth", "move stone", "takeover",
     "takeover branchline", "over skipton", "57"],
)  # fmt: skip
def test_what_is_no_notation_is_an_error_that_says_so(text):
    with pytest.raises(ValueError) as error:
        position().parse(text)
    assert str(error.value).strip()
    assert not isinstance(error.value, bl.IllegalMove)


def test_notation_forgives_spaces_and_the_order_of_a_payment():
    state = position()
    assert state.parse("  bid  3   5 ") == state.parse("bid 3 5")
    assert state.parse("pay train*2 government*1") == state.parse("pay government*1 train*2")
    assert state.notation(state.parse("pay train*2 government*1")) == "pay government*1 train*2"
    assert state.notation(state.parse("exchange midland*3 cubes*3")) == "exchange cubes*3 midland*3"


def test_why_a_box_offers_nothing():
    state = position(bids={3: (0, 4), 1: (1, 9)}, cubes=[8, 3, 12])
    assert GAME.why(state, 0, {"box": 2}) is None
    own = GAME.why(state, 0, {"box": 3})
    assert (own.rule, own.message, own.arguments) == ("W6.8", "refused-bid-own", {"box": 3})
    # Ten cubes are needed and eight are there.
    assert GAME.why(state, 0, {"box": 1}).message in ("refused-bid-cubes", "refused-bid-least")
    # Seat 2 could bid everywhere once it is his turn; seat 1 has three cubes.
    assert [box for box in range(1, 9) if GAME.why(state, 2, {"box": box}) is None] == list(range(1, 9))
    assert GAME.why(state, 1, {"box": 1}).message == "refused-bid-own"
    assert GAME.why(state, 1, {"box": 2}) is None
    assert GAME.why(state, 1, {"box": 3}) is not None
    later = GAME.why(in_phase("build"), 0, {"box": 1})
    assert (later.rule, later.message, later.arguments) == ("W1.4", "refused-phase", {"phase": "build"})
    assert GAME.why(after_trains(turn=4), 0, {"box": 1}).message == "refused-over"


@pytest.mark.parametrize("about", [{}, {"box": 0}, {"box": 9}, {"box": "1"}, {"station": "settle"}, {"box": True}])
def test_a_question_about_nothing_on_the_board_is_an_error(about):
    with pytest.raises(ValueError):
        GAME.why(position(), 0, about)


def test_the_reason_given_for_a_box_agrees_with_the_legal_bids():
    for before, _, _ in random_game(4, 8):
        if before.snapshot()["phase"] != "auction":
            break
        offered = {GAME.action(action)["box"] for action in before.legal()}
        assert {box for box in range(1, 9) if GAME.why(before, before.seat, {"box": box}) is None} == offered


def test_every_refusal_reads_as_one_sentence():
    state = position(bids={3: (0, 4), 1: (1, 9)}, cubes=[8, 3, 12], tracks={"government": levels(1, 1, 1)})
    assert legal(state)
    for text in ("bid 3 5", "bid 1 9", "bid 2 9", "decline", "pass"):
        sentence = str(refusal(state, text))
        assert sentence[0].isupper()
        assert sentence.endswith(".")
        assert "\n" not in sentence
