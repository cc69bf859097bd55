"""L28: what lies open, and the two things that do not: the order of the deck and, for a while, the others' cash."""

import random

import pytest

from .draws import DELIVER, METEORS, OPEN, changed, draw, ready, told
from .moon import GAME, GOODS, LOCOS, event, line, play, position, stop

LOOKERS = [0, 1, 2, None]


def table_of_three(**more):
    out = ["near:-2:-14", "near:-2:-12"]
    return position(
        seats=3, cash=[11, 22, 33], locos={1: "vostok", 2: "saturn"}, loads={0: ["ice"], 2: ["iron", "iron", "wheat"]},
        trains={0: out[0], 2: OPEN["far"]}, track={1: line(*out)}, discard=["d50", "e2"],
        events=[event("e18", drawer=1, punished=[2])], **more,
    )  # fmt: skip


@pytest.mark.rule("L28.1")
@pytest.mark.parametrize("looker", LOOKERS)
def test_cards_locomotives_and_loads_lie_open(looker):
    state = table_of_three()
    s, players = state.snapshot(), state.view(looker)["players"]
    assert [player["hand"] for player in players] == s["hands"]
    assert [player["loco"] for player in players] == ["von-braun", "vostok", "saturn"]
    assert [player["loads"] for player in players] == [["ice"], [], ["iron", "iron", "wheat"]]


@pytest.mark.rule("L28.2")
@pytest.mark.parametrize("looker", LOOKERS)
def test_the_tray_and_the_locomotives_left_lie_open(looker):
    view = table_of_three().view(looker)
    aboard = {"ice": 1, "iron": 2, "wheat": 1}
    assert view["tray"] == {good: GOODS[good]["tokens"] - aboard.get(good, 0) for good in GOODS}
    used = {"von-braun": 1, "vostok": 1, "saturn": 1}
    assert view["supply"] == {loco: LOCOS[loco]["copies"] - used.get(loco, 0) for loco in LOCOS}


@pytest.mark.rule("L28.3", "L19.6")
@pytest.mark.parametrize("looker", LOOKERS)
def test_cash_is_shown_to_its_owner_only(looker):
    cash = [player["cash"] for player in table_of_three().view(looker)["players"]]
    assert cash == [amount if seat == looker else None for seat, amount in enumerate([11, 22, 33])]


@pytest.mark.rule("L28.3")
def test_it_is_nowhere_else_in_a_view_or_in_what_is_said_of_it():
    for looker in LOOKERS:
        state = table_of_three()
        cash = [amount if looker == seat else amount + 40 for seat, amount in enumerate([11, 22, 33])]
        other = changed(state, cash=cash)
        assert state.view(looker) == other.view(looker)
        assert list(GAME.table_lines(state.view(looker))) == list(GAME.table_lines(other.view(looker)))
        if looker == 0:
            assert state.legal() == other.legal()
        for about in ({"city": "tycho"}, {"milepost": "near:-2:-12"}, {"loco": "redstone"}, {"good": "iron"}):
            if looker is not None:
                answers = [GAME.why(one, looker, about) for one in (state, other)]
                assert len({None if a is None else (a.rule, str(a)) for a in answers}) == 1


@pytest.mark.rule("L28.3")
def test_what_is_guessed_does_not_come_from_the_cash_of_others():
    state = table_of_three()
    other = changed(state, cash=[11, 99, 0])
    assert state.resample(0, 5) == other.resample(0, 5)
    assert state.resample(0, 5).view(0) == state.view(0)
    assert state.resample(0, 5).snapshot()["cash"][0] == 11


@pytest.mark.rule("L28.3")
def test_the_end_shows_all():
    state = position(seats=3, options={"max_rounds": 5}, active=2, phase="build", cash=[11, 22, 33])
    play(state, "end-turn")
    for looker in LOOKERS:
        view = state.view(looker)
        assert view["scores"] == [11, 22, 33]
        assert [entry["cash"] for entry in view["sheet"]] == [11, 22, 33]
        assert [player["cash"] for player in view["players"]] == [11, 22, 33]


@pytest.mark.rule("L28.4")
@pytest.mark.parametrize("looker", LOOKERS)
def test_every_card_drawn_is_shown_to_all(looker):
    cards = ["e2", "e8", "e16", "d8", "e13", "d40"]
    lines = told(ready(*cards, seats=3), DELIVER, looker)
    shown = {args["card"] for name, args in lines if name in ("event", "aside", "target", "drawn")}
    assert shown == set(cards)
    assert lines == told(ready(*cards, seats=3), DELIVER, 0)
    view = draw(*cards, seats=3).view(looker)
    assert view["discard"] == draw(*cards, seats=3).snapshot()["discard"]
    assert view["players"][0]["hand"] == ["d2", "d3", "d40"]
    assert [e["card"] for e in view["events"]] == ["e8", "e16", "e13"]


@pytest.mark.rule("L28.4", "L28.1")
def test_the_new_hand_of_an_exchange_is_shown():
    state = position(seats=3, deck_top=["d50", "e8", "d51", "d52"], hands={0: ["d4", "d5", "d6"]})
    lines = told(state, "exchange", 2)
    assert lines[0] == ("exchange", {"player": 0, "cards": ["d4", "d5", "d6"]})
    assert [args for name, args in lines if name == "drawn"] == [
        {"player": 0, "card": c} for c in ("d50", "d51", "d52")
    ]
    assert play(state, "exchange").view(2)["players"][0]["hand"] == ["d50", "d51", "d52"]


def shuffled(state, seed):
    """The same position with another order of the deck."""
    deck = state.snapshot()["deck"]
    random.Random(seed).shuffle(deck)
    return changed(state, deck=deck, chance=[seed + 1, 2, 3, 4])


@pytest.mark.rule("L3.2", "L28.4")
def test_the_order_of_the_deck_is_known_to_nobody():
    state = table_of_three()
    for seed in range(5):
        other = shuffled(state, seed)
        assert other.legal() == state.legal()
        for looker in LOOKERS:
            assert other.view(looker) == state.view(looker)
            if looker is not None:
                assert other.resample(looker, 9) == state.resample(looker, 9)


@pytest.mark.rule("L28.4")
def test_a_guess_has_the_same_cards_in_another_order():
    state = table_of_three()
    truth = state.snapshot()
    guesses = [state.resample(0, seed).snapshot() for seed in range(4)]
    assert all(sorted(guess["deck"]) == sorted(truth["deck"]) for guess in guesses)
    assert all(guess["deck"] != truth["deck"] for guess in guesses)
    assert guesses[0]["deck"] != guesses[1]["deck"]
    for guess in guesses:
        for name in ("hands", "discard", "events", "track", "trains", "loads", "turn", "phase", "allowance"):
            assert guess[name] == truth[name]


@pytest.mark.rule("L28.4")
def test_a_guess_in_the_middle_of_a_draw_keeps_what_has_been_drawn():
    for meteor in METEORS[-1:]:
        state = draw(meteor, "e16", "d64", "d40", trains={1: "near:6:8"})
        guess = state.resample(1, 3)
        assert guess.snapshot()["draw"] == state.snapshot()["draw"]
        assert guess.view(1) == state.view(1)
        assert sorted(guess.snapshot()["deck"]) == sorted(state.snapshot()["deck"])


def test_a_guess_does_not_change_the_game():
    state = table_of_three()
    before = state.snapshot()
    twin = state.resample(0, 4)
    play(twin, "end-operate", "end-turn")
    assert state.snapshot() == before
    stop(state)
