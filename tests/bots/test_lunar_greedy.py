"""Greedy decisions in Lunar Rails that a sensible player would make too, and how it fares against others."""

from collections import Counter
from functools import partial
from typing import Any

import pytest
from tests.bots import moon_player
from tests.bots.moon_player import COMPUTERS, ICE_TO_MACH, OXYGEN
from tests.games.lunar.moon import (
    CITY,
    GAME,
    GOODS,
    event,
    joined,
    line,
    play,
    position,
    road,
)
from tests.games.lunar.trunks import GRAND, SIX

from branchline import arena, bots
from branchline.games.lunar.bots import explain


def player() -> bots.Bot:
    return bots.make("lunar", "greedy", 1)


def choice(state: Any, bot: bots.Bot | None = None) -> str:
    return moon_player.choice(state, bot or player())


def turn(state: Any) -> list[str]:
    return moon_player.turn(state, player())


LINE = road("tycho", "copernicus")


def test_in_the_opening_it_builds_a_way_for_a_delivery_it_can_pay() -> None:
    state = position(phase="opening")
    made = turn(state)
    assert made[-1] == "end-turn"
    assert sum(text.startswith("build") for text in made) >= 5
    (best, *_) = explain(state.view(0), partial(state.resample, 0))
    source, city = best[2][0].split()[-1], best[2][1].split()[-1]
    sources = GAME.plan(state, 0, {"haul": {"good": best[2][0].split()[1], "city": city}})["sources"]
    assert {s["city"]: s["cost"] for s in sources}[source] == 0


def test_it_places_its_train_where_the_first_load_is() -> None:
    state = position(track={0: joined("tycho", "mare-nectaris")})
    placed, loaded = turn(state)[:2]
    assert placed.startswith("place")
    assert CITY[placed.split()[1]] in GOODS[loaded.removeprefix("load ")]["sources"]


def test_it_delivers_what_it_carries() -> None:
    track = {0: line(*road("mach", "korolev"))}
    state = position(trains={0: "mach"}, loads={0: ["ice"]}, hands={0: [ICE_TO_MACH, "d2", "d3"]}, track=track)
    assert choice(state) == f"deliver {ICE_TO_MACH} ice"


def test_it_rides_to_the_city_that_waits_for_its_load() -> None:
    way = road("korolev", "mach")
    state = position(
        trains={0: way[2]}, loads={0: ["ice"]}, hands={0: [ICE_TO_MACH, "d2", "d3"]}, track={0: line(*way)}
    )
    made = turn(state)
    assert f"deliver {ICE_TO_MACH} ice" in made[: len(way)]


def test_it_builds_towards_the_city_that_waits_for_its_load() -> None:
    way = road("korolev", "mach")
    track = {0: joined("hertzsprung", "korolev") + line(*way[:-3])}
    state = position(
        phase="build", trains={0: way[2]}, loads={0: ["ice"]}, hands={0: [ICE_TO_MACH, "d2", "d3"]}, track=track
    )
    turn(state)
    assert "mach" in state.view(None)["players"][0]["cities"]


def test_off_its_own_track_it_builds_from_where_it_may() -> None:
    """The train has come to Mach's neighbourhood over another's line, which ends there."""
    way = road("korolev", "mach")
    track = {0: joined("hertzsprung", "korolev"), 1: line(*way[:-2])}
    state = position(
        phase="build", trains={0: way[-3]}, loads={0: ["ice"]}, hands={0: [ICE_TO_MACH, "d2", "d3"]}, track=track
    )
    assert turn(state)[0].startswith("build")


def test_it_takes_along_what_another_card_asks_for() -> None:
    """A second load for the same way, while there is room."""
    (one, a), (other, b) = COMPUTERS, OXYGEN
    track = {0: sorted({*line(*road("copernicus", a)), *line(*road("copernicus", b))})}
    made = turn(position(trains={0: "copernicus"}, track=track, hands={0: [one, other, "d3"]}, cash=0))
    assert {"load computers", "load oxygen"} <= set(made)


def test_it_exchanges_a_hand_it_can_do_nothing_with() -> None:
    state = position(cash=0, trains={0: "birkhoff"})
    assert choice(state) == "exchange"


def test_it_buys_a_faster_locomotive_once_it_can_afford_it() -> None:
    """There is a way to the only city that matters, so nothing else has to be bought first."""
    track = {0: joined("hertzsprung", "korolev", "mach")}
    hands = {0: [ICE_TO_MACH, "d2", "d3"]}
    made = turn(position(phase="build", cash=60, trains={0: "korolev"}, loads={0: ["ice"]}, hands=hands, track=track))
    assert made == ["upgrade redstone", "upgrade atlas", "end-turn"]


def test_with_the_money_in_hand_it_joins_what_is_missing_and_wins() -> None:
    state = position(phase="build", cash=330, trains={0: "tycho"}, track={0: SIX}, locos={0: "saturn"})
    bot = player()
    while not state.over and state.turn < 30:
        play(state, choice(state, bot) if state.seat == 0 else state.notation(state.legal()[-1]))
    assert state.over
    assert state.ranks() == [1, 2]


def test_it_spends_nothing_once_it_has_won() -> None:
    state = position(phase="build", cash=255, trains={0: "tycho"}, track={0: GRAND})
    assert turn(state) == ["end-turn"]
    assert state.over


def test_it_stays_in_a_city_while_rays_threaten_the_way() -> None:
    card, city = COMPUTERS
    way = road("copernicus", city)
    track = {0: line(*way)}
    hands = {0: [card, "d2", "d3"]}
    events = [event("e19", drawer=1)]
    made = turn(position(trains={0: "copernicus"}, track=track, hands=hands, events=events))
    assert not any(text.startswith("move") for text in made)
    # In the open it seeks the next city.
    state = position(trains={0: (way[-3], way[-4])}, track=track, hands=hands, events=events)
    turn(state)
    assert state.snapshot()["trains"][0]["at"] in CITY


def test_it_gives_up_the_load_it_needs_least() -> None:
    state = position(
        phase="flare", trains={0: LINE[2]}, loads={0: ["ice", "cheese"]}, hands={0: [ICE_TO_MACH, "d2", "d3"]},
        track={0: line(*LINE)}, events=[event("e17", punished=[0])],
    )  # fmt: skip
    assert choice(state) == "give-up cheese"


def test_it_rides_on_anothers_track_where_that_is_cheaper() -> None:
    way = road("korolev", "mach")
    state = position(
        trains={0: "korolev"}, loads={0: ["ice"]}, hands={0: [ICE_TO_MACH, "d2", "d3"]}, track={1: line(*way)}, cash=30
    )
    made = turn(state)
    assert made[0] == f"move {way[1]}"
    assert not any(text.startswith("build") for text in made[: len(way) - 1])


def test_its_errands_are_told_best_first_with_their_terms() -> None:
    state = position(trains={0: "tycho"}, track={0: joined("tycho", "mare-nectaris")})
    told = explain(state.view(0), partial(state.resample, 0))
    assert [rate for rate, _, _ in told] == sorted((rate for rate, _, _ in told), reverse=True)
    for rate, terms, stops in told:
        assert set(terms) == {"pay", "track", "turns"}
        assert (rate > 0) == (terms["pay"] + terms["track"] > 0)
        assert all(stop.split()[0] in ("load", "deliver") for stop in stops)


@pytest.mark.parametrize(
    "options",
    [
        {"late_toll": True, "opening_build_limit": 20, "cash_visibility": "always", "crossgrade_cost": 5},
        {"major_access": "edge", "backtracking": True, "equal_turns": True, "loco_supply": "unlimited"},
    ],
)
def test_it_plays_by_every_option(options: dict[str, Any]) -> None:
    state = GAME.new(2, seed=4, options={**options, "max_rounds": 25})
    players = [player() for _ in range(2)]
    while not state.over:
        play(state, choice(state, players[state.seat]))
    assert min(entry["segments"] for entry in GAME.sheet(state)) > 20


def test_it_has_an_answer_in_any_position_others_lead_it_into() -> None:
    """Random players come to positions it would never seek."""
    for seed in range(2):
        state = GAME.new(3, seed, {"max_rounds": 60})
        blind = bots.make("lunar", "random", seed)
        phases: Counter[str] = Counter()
        while not state.over:
            view = state.view(state.seat)
            if phases[view["phase"]] % 40 == 0:
                assert state.parse(choice(state)) in view["legal"]
            phases[view["phase"]] += 1
            state.play(blind.choose(view, partial(state.resample, state.seat)))


def against_nobody(seed: int) -> tuple[bool, int]:
    """Against a seat that only ends its turns: whether it wins within 150 rounds, and in which round."""
    state = GAME.new(2, seed, {"max_rounds": 150})
    bot, seat = player(), seed % 2
    while not state.over:
        play(state, choice(state, bot) if state.seat == seat else state.notation(state.legal()[-1]))
    me = state.view(None)["players"][seat]
    won = state.ranks()[seat] == 1 and len(me["majors"]) >= 7 and me["cash"] >= 250
    return won, state.view(None)["round"]


@pytest.mark.parametrize("seed", [1, 2])
def test_left_alone_it_wins(seed: int) -> None:
    won, rounds = against_nobody(seed)
    assert won
    assert rounds < 150


@pytest.mark.long
def test_left_alone_it_always_wins() -> None:
    assert all(against_nobody(seed)[0] for seed in range(100, 102))


@pytest.mark.long
def test_it_always_beats_random_players() -> None:
    report = arena.run("lunar", ["greedy", *["random"] * 3], games=4, seed=1, jobs=1)
    assert report.rows[0].wins == 4


@pytest.mark.long
def test_every_kind_of_action_is_used_by_some_player() -> None:
    """Only turning round is so rare that a game seldom offers it."""
    state = GAME.new(4, seed=0)
    table = [bots.make("lunar", ("greedy", "novice")[seat % 2], seat) for seat in range(4)]
    used: set[str] = set()
    offered: set[str] = set()
    while not state.over:
        made = choice(state, table[state.seat])
        offered |= {GAME.action(legal)["kind"] for legal in state.legal()}
        used.add(GAME.action(state.parse(made))["kind"])
        play(state, made)
    assert used == offered
    assert used >= {"build", "upgrade", "place", "move", "load", "drop", "deliver", "give-up", "exchange"}
