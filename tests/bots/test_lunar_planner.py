"""Decisions of the planner in Lunar Rails where the better plan is plain, and what it must never do."""

from itertools import count
from typing import Any, cast

import pytest
from tests.bots import moon_player
from tests.bots.moon_player import COMPUTERS, ICE_TO_MACH, OXYGEN
from tests.games.lunar.moon import GAME, GOODS, joined, line, play, position, road
from tests.games.lunar.trunks import GRAND, SIX

from branchline import bots


def player() -> bots.Bot:
    return bots.make("lunar", "planner", 1)


def choice(state: Any, bot: bots.Bot | None = None) -> str:
    return moon_player.choice(state, bot or player())


def turn(state: Any) -> list[str]:
    return moon_player.turn(state, player())


TO_MACH = road("korolev", "mach")


def test_two_loads_go_on_one_trip() -> None:
    """Copernicus has both, and there is track to where they are wanted."""
    (one, a), (other, b) = COMPUTERS, OXYGEN
    assert "copernicus" in GOODS["computers"]["sources"]
    assert "copernicus" in GOODS["oxygen"]["sources"]
    track = {0: sorted({*line(*road("copernicus", a)), *line(*road("copernicus", b))})}
    made = turn(position(trains={0: "copernicus"}, track=track, hands={0: [one, other, "d3"]}, cash=0))
    assert made.index("load computers") < 2
    assert made.index("load oxygen") < 2


def test_what_is_aboard_is_not_loaded_again() -> None:
    source = GOODS["ice"]["sources"][0]
    hands = {0: [ICE_TO_MACH, "d2", "d3"]}
    state = position(
        trains={0: source}, loads={0: ["ice"]}, hands=hands, track={0: line(*TO_MACH)}, cash=0, locos={0: "saturn"}
    )
    assert "load ice" not in turn(state)


def test_in_the_opening_a_faster_locomotive_comes_before_a_longer_line() -> None:
    """It pays back on every milepost of the game."""
    state = GAME.new(2, seed=5)
    seat = state.seat
    made = turn(state)
    assert sum(text.startswith("build") for text in made) >= 5
    assert state.view(None)["players"][seat]["loco"] != "von-braun"


def test_an_upgrade_waits_while_the_track_of_the_trip_is_unpaid() -> None:
    """The last three links to Mach cost all there is, and the load for it is aboard."""
    track = {0: joined("hertzsprung", "korolev") + line(*TO_MACH[:-3])}
    hands = {0: [ICE_TO_MACH, "d2", "d3"]}
    state = position(phase="build", cash=12, trains={0: TO_MACH[2]}, loads={0: ["ice"]}, hands=hands, track=track)
    made = turn(state)
    assert not any(text.startswith("upgrade") for text in made)
    assert "mach" in state.view(None)["players"][0]["cities"]


def test_nothing_is_bought_in_the_end_that_the_victory_can_do_without() -> None:
    state = position(phase="build", cash=240, trains={0: "tycho"}, track={0: GRAND}, hands={0: ["d1", "d2", "d3"]})
    assert not any(text.startswith("upgrade") for text in turn(state))


def test_it_builds_nothing_that_it_could_not_pay_to_the_end() -> None:
    """Mach lies far behind what five millions build, and no other pay comes first."""
    track = {0: joined("hertzsprung", "korolev")}
    hands = {0: [ICE_TO_MACH, "d2", "d3"]}
    state = position(phase="build", cash=5, trains={0: "korolev"}, loads={0: ["ice"]}, hands=hands, track=track)
    price = sum(step["cost"] for step in GAME.plan(state, 0, {"build": "mach"})["steps"])
    assert price > 5
    turn(state)
    assert "mach" not in state.view(None)["players"][0]["cities"]
    assert state.view(0)["players"][0]["cash"] == 5


def test_a_hopeless_hand_is_exchanged() -> None:
    assert choice(position(cash=0, trains={0: "birkhoff"})) == "exchange"


def test_a_hand_that_pays_is_kept() -> None:
    (one, a), (other, b) = COMPUTERS, OXYGEN
    track = {0: sorted({*line(*road("copernicus", a)), *line(*road("copernicus", b))})}
    state = position(trains={0: "copernicus"}, track=track, hands={0: [one, other, "d3"]}, cash=0)
    assert "exchange" in map(state.notation, state.legal())
    assert choice(state) != "exchange"


def test_with_the_money_in_hand_it_joins_what_is_missing_and_wins() -> None:
    state = position(phase="build", cash=330, trains={0: "tycho"}, track={0: SIX}, locos={0: "saturn"})
    bot = player()
    while not state.over and state.turn < 30:
        play(state, choice(state, bot) if state.seat == 0 else state.notation(state.legal()[-1]))
    assert state.over
    assert state.ranks() == [1, 2]


@pytest.mark.long
def test_what_its_seat_cannot_see_never_changes_its_choice() -> None:
    """Neither the order of the deck nor what the others have in their purse."""
    state = GAME.new(3, seed=8, options={"max_rounds": 8})
    table = [bots.make("lunar", "planner" if seat == 0 else "greedy", 1) for seat in range(3)]
    looked = 0
    for decision in count():
        if state.over:
            break
        if state.seat == 0 and decision % 12 == 0:
            others = [state.resample(0, seed) for seed in (3, 4)]
            assert len({choice(other) for other in (state, *others)}) == 1
            looked += 1
        play(state, choice(state, table[state.seat]))
    assert looked > 3


@pytest.mark.long
def test_it_plays_a_whole_game_and_begins_again_where_it_was_left() -> None:
    """A player made anew, as after a restart, who is shown the same views goes on alike."""
    state = GAME.new(2, seed=4, options={"max_rounds": 12})
    one, other = player(), player()
    while not state.over:
        if state.seat == 0:
            made = choice(state, one)
            assert choice(state, other) == made
            play(state, made)
        else:
            play(state, state.notation(state.legal()[-1]))
    assert GAME.sheet(state)[0]["segments"] > 20


def rounds_alone(bot: bots.Bot, seed: int) -> int:
    """In which round it wins against a seat that only ends its turns."""
    state = GAME.new(2, seed, {"max_rounds": 120})
    while not state.over:
        play(state, choice(state, bot) if state.seat == 0 else state.notation(state.legal()[-1]))
    assert state.ranks()[0] == 1
    return cast(int, state.view(None)["round"])


@pytest.mark.long
def test_left_alone_it_wins_sooner_than_greedy() -> None:
    assert rounds_alone(player(), 7) < rounds_alone(bots.make("lunar", "greedy", 1), 7)
