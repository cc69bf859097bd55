"""G5: locomotives and the display."""

from collections import Counter

import pytest

from .positions import BOARD, COLOURS, GAME, chances, claims, hand, legal, play, position, refusal, resets, shuffles

TWO_LOCOS = ["loco", "loco", "red", "blue", "green"]


@pytest.mark.rule("G5.1", "G6.7")
@pytest.mark.parametrize("route", [r["id"] for r in BOARD["routes"]])
def test_a_locomotive_stands_for_any_colour_on_any_route(route):
    length = next(r["length"] for r in BOARD["routes"] if r["id"] == route)
    colour = next(r["colour"] for r in BOARD["routes"] if r["id"] == route)
    state = position(hands=[{"loco": length}])
    assert claims(state, route) == {f"loco*{length}"}
    if length > 1:
        colours = COLOURS if colour == "grey" else [colour]
        state = position(hands=[{"loco": length - 1} | dict.fromkeys(COLOURS, 1)])
        assert claims(state, route) >= {f"{c}*1 loco*{length - 1}" for c in colours}


@pytest.mark.rule("G5.2", "G5.6")
def test_an_open_locomotive_as_first_card_ends_the_turn_and_is_replaced():
    state = position(display=["red", "loco", "red", "blue", "green"], deck=["yellow"])
    play(state, "take loco")
    assert (state.seat, state.turn) == (1, 13)
    assert hand(state, 0) == {"loco": 1}
    assert state.snapshot()["display"] == ["red", "yellow", "red", "blue", "green"]


@pytest.mark.rule("G5.2")
def test_stopping_after_one_makes_no_difference_to_an_open_locomotive():
    state = position(display=TWO_LOCOS, options={"may_stop_after_one": True})
    play(state, "take loco")
    assert state.seat == 1


@pytest.mark.rule("G5.3")
@pytest.mark.parametrize("first", ["take red", "draw"])
def test_an_open_locomotive_is_never_the_second_card(first):
    state = position(display=TWO_LOCOS, deck=["yellow", "purple"])
    play(state, first)
    assert "take loco" not in legal(state)
    why = refusal(state, "take loco")
    assert (why.rule, why.message) == ("G5.3", "refused-second-loco")


@pytest.mark.rule("G5.3")
def test_not_even_one_just_turned_up_as_the_replacement():
    state = position(display=["white", "red", "red", "blue", "green"], deck=["loco", "yellow"])
    play(state, "take white")
    assert state.snapshot()["display"][0] == "loco"
    assert set(legal(state)) == {"take red", "take blue", "take green", "draw"}
    assert refusal(state, "take loco").message == "refused-second-loco"


@pytest.mark.rule("G5.4")
def test_a_locomotive_drawn_blind_counts_as_one_card():
    state = position(display=["white", "red", "red", "blue", "green"], deck=["loco", "yellow"])
    play(state, "draw")
    assert (state.seat, state.snapshot()["phase"], hand(state, 0)) == (0, "second", {"loco": 1})
    play(state, "take white")
    assert hand(state, 0) == {"loco": 1, "white": 1}


@pytest.mark.rule("G5.4")
def test_a_locomotive_may_be_drawn_blind_as_the_second_card():
    state = position(display=["white", "red", "red", "blue", "green"], deck=["yellow", "loco"])
    play(state, "take white", "draw")
    assert hand(state, 0) == {"white": 1, "loco": 1}


@pytest.mark.rule("G5.5")
@pytest.mark.parametrize("before", [0, 1, 9])
def test_both_cards_may_be_locomotives_if_both_are_drawn_blind(before):
    state = position(deck=["loco", "loco"], hands=[{"loco": before}])
    play(state, "draw", "draw")
    assert (state.seat, hand(state, 0)) == (1, {"loco": before + 2})


@pytest.mark.rule("G5.7", "G5.8")
@pytest.mark.parametrize("slot", [2, 3, 4])
def test_three_open_locomotives_sweep_the_whole_display(slot):
    new = ["white", "yellow", "orange", "purple", "black"]
    state = position(display=TWO_LOCOS, deck=["loco", *new, "white"])
    play(state, f"take {TWO_LOCOS[slot]}")
    snapshot = state.snapshot()
    assert snapshot["display"] == new
    swept = Counter(TWO_LOCOS) - Counter([TWO_LOCOS[slot]]) + Counter(["loco"])
    assert Counter(snapshot["discard"]) == swept
    assert snapshot["deck"][0] == "white"
    assert resets(state) == 1


@pytest.mark.rule("G5.7")
def test_two_open_locomotives_stay():
    state = position(display=["loco", "red", "red", "blue", "green"], deck=["loco", "yellow"])
    play(state, "take blue")
    assert state.snapshot()["display"] == ["loco", "red", "red", "loco", "green"]
    assert resets(state) == 0


@pytest.mark.rule("G5.8", "G5.6")
def test_the_replacement_of_a_taken_locomotive_is_checked_too():
    state = position(display=["loco", "loco", "loco", "red", "blue"], deck=["loco", *["black"] * 5])
    play(state, "take loco")
    assert hand(state, 0) == {"loco": 1}
    assert state.snapshot()["display"] == ["black"] * 5
    assert resets(state) == 1


@pytest.mark.rule("G5.8")
def test_the_check_is_made_after_the_second_card_too():
    state = position(display=["loco", "red", "red", "blue", "green"], deck=["loco", "loco", "white", "white", "white",
                                                                            "black", "black"])  # fmt: skip
    play(state, "take red", "take red")
    assert state.seat == 1
    assert state.snapshot()["display"] == ["white", "white", "white", "black", "black"]
    assert resets(state) == 1


@pytest.mark.rule("G5.8", "G4.14")
def test_a_refill_after_a_claim_is_checked_too():
    # The third locomotive comes out of the payment: 2 locomotives lie there, 1 slot is empty, locomotives were paid.
    state = position(display=["loco", "loco", "red", "blue", None], hands=[{"loco": 3}], discard={}, spare=1)
    play(state, "claim berlin-magdeburg loco*3")
    snapshot = state.snapshot()
    # Only two cards in circulation are not locomotives, so no reset could help (G5.11).
    assert snapshot["display"] == ["loco", "loco", "red", "blue", "loco"]
    assert resets(state) == 0
    for chance in chances(20):
        state = position(display=["loco", "loco", "red", "blue", None], hands=[{"loco": 3, "red": 3}], spare=1,
                         chance=chance)  # fmt: skip
        play(state, "claim berlin-magdeburg red*1 loco*2")
        snapshot = state.snapshot()
        assert resets(state) >= (snapshot["display"] != ["loco", "loco", "red", "blue", "red"])
        assert snapshot["display"].count("loco") <= 2 or resets(state) == 3


@pytest.mark.rule("G5.8")
def test_a_reset_that_brings_three_locomotives_again_is_followed_by_another():
    state = position(
        display=TWO_LOCOS,
        deck=["loco", "loco", "loco", "white", "loco", "yellow", "black", "black", "black", "orange", "orange"],
    )
    play(state, "take red")
    snapshot = state.snapshot()
    assert resets(state) == 2
    assert snapshot["display"] == ["black", "black", "black", "orange", "orange"]
    assert Counter(snapshot["discard"]) == {"loco": 6, "blue": 1, "green": 1, "white": 1, "yellow": 1}


@pytest.mark.rule("G5.9")
def test_a_reset_between_the_two_draws_comes_first():
    state = position(display=TWO_LOCOS, deck=["loco", "white", "loco", "orange", "loco", "black"])
    play(state, "take red")
    assert (state.seat, state.snapshot()["phase"]) == (0, "second")
    assert state.snapshot()["display"] == ["white", "loco", "orange", "loco", "black"]
    assert set(legal(state)) == {"take white", "take orange", "take black", "draw"}
    assert refusal(state, "take loco").message == "refused-second-loco"
    play(state, "take orange")
    assert hand(state, 0) == {"red": 1, "orange": 1}


@pytest.mark.rule("G5.10")
def test_a_reset_goes_on_with_the_shuffled_discards_when_the_deck_runs_dry():
    seen = set()
    for chance in chances(40):
        state = position(display=TWO_LOCOS, deck=["loco", "white", "yellow"], spare=1, chance=chance)
        play(state, "take red")
        snapshot = state.snapshot()
        cards = Counter(snapshot["display"]) + Counter(snapshot["deck"]) + Counter(snapshot["discard"])
        assert cards == {"loco": 3, "blue": 1, "green": 1, "white": 1, "yellow": 1}
        assert None not in snapshot["display"]
        assert shuffles(state) >= 1
        assert resets(state) >= 1
        if resets(state) == 1:
            # The cards swept away came back: they fill the slots that the two cards of the deck left open.
            assert snapshot["display"][:2] == ["white", "yellow"]
            assert snapshot["discard"] == {}
            seen.add(tuple(sorted(snapshot["display"][2:])))
    assert len(seen) > 1


@pytest.mark.rule("G5.10", "G4.8")
def test_cards_swept_away_after_the_new_deck_was_made_are_not_in_it():
    old = {"white": 2, "yellow": 2, "orange": 2}
    state = position(display=TWO_LOCOS, deck=["loco"], discard=old, spare=1)
    play(state, "take red")
    snapshot = state.snapshot()
    # The deck ran dry when the third locomotive filled the slot; the six discards were shuffled there and then.
    assert Counter(snapshot["display"]) + Counter(snapshot["deck"]) == old
    assert len(snapshot["deck"]) == 1
    assert snapshot["discard"] == {"loco": 3, "blue": 1, "green": 1}
    assert (resets(state), shuffles(state)) == (1, 1)


@pytest.mark.rule("G5.10", "G4.8")
def test_the_swept_cards_become_the_deck_when_the_new_display_uses_it_up():
    old = {"white": 2, "yellow": 2, "orange": 1}
    state = position(display=TWO_LOCOS, deck=["loco"], discard=old, spare=1)
    play(state, "take red")
    snapshot = state.snapshot()
    assert Counter(snapshot["display"]) == old
    assert Counter(snapshot["deck"]) == {"loco": 3, "blue": 1, "green": 1}
    assert snapshot["discard"] == {}
    assert (resets(state), shuffles(state)) == (1, 2)


@pytest.mark.rule("G5.10")
def test_lazily_the_swept_cards_are_in_the_deck_that_is_shuffled_during_the_reset():
    for chance in chances(15):
        state = position(display=TWO_LOCOS, deck=["loco"], discard={"white": 2, "yellow": 2, "orange": 2}, spare=1,
                         chance=chance, options={"reshuffle": "lazy", "max_loco_resets": 1})  # fmt: skip
        play(state, "take red")
        snapshot = state.snapshot()
        # Nothing was shuffled when the third locomotive took the last card; all eleven cards were, for the reset.
        assert len(snapshot["deck"]) == 6
        assert snapshot["discard"] == {}
        assert (resets(state), shuffles(state)) == (1, 1)


@pytest.mark.rule("G5.11")
@pytest.mark.parametrize(
    ("display", "deck", "discard"),
    [(TWO_LOCOS, ["loco"], {}), (TWO_LOCOS, ["loco", "loco"], {}), (TWO_LOCOS, ["loco", "loco"], {"loco": 3}),
     (["loco", "loco", "red", "blue", None], [], {}), (["loco", "loco", "loco", "red", "blue"], [], {})],
)  # fmt: skip
def test_no_reset_is_made_that_cannot_help(display, deck, discard):
    state = position(display=display, deck=deck, discard=discard, spare=1)
    play(state, "take red")
    snapshot = state.snapshot()
    assert resets(state) == 0
    assert snapshot["display"].count("loco") == Counter(display)["loco"] + bool(deck)
    assert len(snapshot["deck"]) == max(0, len(deck) - 1)
    assert snapshot["discard"] == discard


@pytest.mark.rule("G5.11")
def test_three_plain_cards_in_circulation_are_enough_for_a_reset():
    chains = Counter()
    for chance in chances(40):
        state = position(display=TWO_LOCOS, deck=["loco", "white"], spare=1, chance=chance)
        play(state, "take red")
        snapshot = state.snapshot()
        chains[resets(state)] += 1
        # One display of two locomotives and three plain cards exists; a chain may miss it, but not skip it.
        assert resets(state) >= 1
        assert snapshot["display"].count("loco") == 2 or resets(state) == 3
    assert chains[1]
    assert chains[2] + chains[3]


@pytest.mark.rule("G5.11")
def test_a_display_of_four_needs_only_two_plain_cards():
    # Four cards are left in all: three locomotives would have to be among any four with one plain card.
    state = position(display=["loco", "loco", "red", "blue", None], deck=["loco"], spare=1)
    play(state, "take red")
    assert state.snapshot()["display"] == ["loco", "loco", "loco", "blue", None]
    assert resets(state) == 0
    # With two plain cards among five no display of five is good: five less two are three.
    state = position(display=["loco", "loco", "red", "blue", "green"], deck=["loco"], spare=1)
    play(state, "take red")
    assert resets(state) == 0
    # Three plain cards among five: the display cannot have three locomotives at all.
    state = position(display=["loco", "loco", "red", "blue", "green"], deck=["white"], spare=1)
    play(state, "take red")
    assert resets(state) == 0


def chain(most):
    """A deck that brings three locomotives four times over."""
    bad = ["loco", "loco", "loco", "white", "yellow"]
    return position(display=TWO_LOCOS, deck=["loco", *bad, *bad, *bad, *["black"] * 10],
                    options={"max_loco_resets": most})  # fmt: skip


@pytest.mark.rule("G5.12")
@pytest.mark.parametrize("most", [0, 1, 2, 3])
def test_a_chain_of_resets_stops_at_the_cap(most):
    state = play(chain(most), "take red")
    snapshot = state.snapshot()
    assert resets(state) == most
    assert snapshot["display"].count("loco") == 3
    assert sum(snapshot["discard"].values()) == 5 * most


@pytest.mark.rule("G5.12")
@pytest.mark.parametrize("most", [4, 20])
def test_a_higher_cap_lets_the_chain_go_on(most):
    state = play(chain(most), "take red")
    snapshot = state.snapshot()
    assert resets(state) == 4
    assert snapshot["display"] == ["black"] * 5


@pytest.mark.rule("G5.12")
def test_three_resets_are_the_default():
    assert GAME.options["max_loco_resets"].default == 3
    for bad in (-1, 21, "3", 1.5, True, None):
        with pytest.raises(ValueError, match="max_loco_resets"):
            GAME.new(seats=2, seed=1, options={"max_loco_resets": bad})


@pytest.mark.rule("G5.13")
def test_a_display_left_with_three_locomotives_is_checked_at_its_next_change():
    state = play(chain(1), "take red")
    assert state.snapshot()["display"] == ["loco", "loco", "loco", "white", "yellow"]
    play(state, "take white")
    # The replacement is a locomotive; the reset follows, with a chain of its own.
    assert resets(state) == 2


@pytest.mark.rule("G5.13")
def test_it_stays_while_nothing_changes_it():
    state = play(chain(1), "take red", "draw")
    assert resets(state) == 1
    assert state.snapshot()["display"] == ["loco", "loco", "loco", "white", "yellow"]
    play(state, "tickets short*4", "keep 1")
    assert resets(state) == 1
    assert state.snapshot()["display"] == ["loco", "loco", "loco", "white", "yellow"]


@pytest.mark.rule("G5.13")
def test_a_claim_does_not_change_the_display():
    state = position(display=["loco", "loco", "loco", "white", "yellow"], hands=[{"red": 3}])
    play(state, "claim berlin-magdeburg red*3")
    assert state.snapshot()["display"] == ["loco", "loco", "loco", "white", "yellow"]
    assert resets(state) == 0


@pytest.mark.rule("G5.13", "G5.8")
@pytest.mark.parametrize(
    ("fields", "actions"),
    [({"deck": [], "hands": [{"white": 3}], "spare": 1}, ["claim freiburg-karlsruhe white*3"]),
     ({"deck": ["white"], "discard": {"green": 6}, "spare": 1}, ["draw"]),
     ({"deck": ["white", "white"], "discard": {"green": 6}, "spare": 1}, ["draw", "draw"])],
)  # fmt: skip
def test_a_new_deck_alone_is_no_change_of_the_display(fields, actions):
    left = ["loco", "loco", "loco", "red", "blue"]
    state = play(position(display=left, **fields), *actions)
    # A better display would be possible now, but nothing was taken from this one or put into it.
    assert shuffles(state) == 1
    assert state.snapshot()["display"] == left
    assert resets(state) == 0


@pytest.mark.rule("G5.13", "G5.11")
def test_a_display_left_alone_because_no_reset_could_help_is_checked_again_later():
    state = position(display=TWO_LOCOS, deck=["loco"], hands=[{}, {"white": 3}], spare=2)
    play(state, "take red", "take blue")
    assert state.snapshot()["display"] == ["loco", "loco", "loco", None, "green"]
    assert resets(state) == 0
    # Three white cards are paid: the empty slot is filled, and now a better display exists.
    play(state, "claim freiburg-karlsruhe white*3")
    assert resets(state) >= 1
