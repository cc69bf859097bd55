"""Proof that the watch over a game of Lunar Rails notices what is wrong, for each invariant of the ledger."""

from collections.abc import Callable
from typing import Any

import pytest

from branchline.core.invariants import Broken
from branchline.core.native import row
from branchline.games.lunar import invariants
from branchline.games.lunar.invariants import Watch, wanderer, watched_game
from branchline.games.lunar.invariants.chart import CARD, POST
from branchline.games.lunar.invariants.count import check_entry

from .draws import HAND, OPEN, ready, way_out
from .moon import AT, CITY, GAME, NEXT, SEVEN, event, line, position, stub
from .trunks import GRAND

TYCHO = way_out("tycho")  # an outer milepost of Tycho and two mileposts in the open
Spoil = Callable[[Any], None]


def more(field: str, at: int = 0, by: int = 1) -> Spoil:
    def spoil(state: Any) -> None:
        values = getattr(state, field)
        if isinstance(values, int):
            setattr(state, field, values + by)
        else:
            kind, values = type(values), list(values)
            values[at] += by
            setattr(state, field, kind(values))

    spoil.__name__ = f"more_{field}"
    return spoil


def swapped(field: str) -> Spoil:
    def spoil(state: Any) -> None:
        values = getattr(state, field)
        values[0], values[1] = values[1], values[0]

    spoil.__name__ = f"swapped_{field}"
    return spoil


NEXT_LINK = GAME.action(position().parse(f"build {TYCHO[1]} {TYCHO[2]}"))["link"]


def building(**more: Any) -> Any:
    return position(phase="build", track={0: line(*TYCHO[:2])}, **more)


def riding(**more: Any) -> Any:
    return position(track={0: line(*TYCHO)}, trains={0: TYCHO[0]}, **more)


def in_town(**more: Any) -> Any:
    return position(trains={0: "plato"}, loads={0: ["ice"]}, **more)


BUILD = f"build {TYCHO[1]} {TYCHO[2]}"
OUT = f"build {TYCHO[0]} {next(m for m in NEXT[TYCHO[0]] if m not in CITY and m != TYCHO[1])}"
# A position, what is played in it, what is spoilt afterwards, and the invariant that this breaks.
SPOILT: list[tuple[Callable[[], Any], str, Spoil, str]] = [
    (position, "exchange", swapped("deck"), "LI1"),
    (position, "exchange", more("discard"), "LI1"),
    (in_town, "drop ice", more("tray"), "LI3"),
    (in_town, "load cheese", more("load"), "LI3"),
    (building, BUILD, more("cash"), "LI6"),
    (building, BUILD, more("spent"), "LI7"),
    (building, OUT, more("out"), "LI8"),
    (building, BUILD, more("owner", by=2), "LI9"),
    (building, BUILD, more("joined"), "LI23"),
    (building, "upgrade redstone", more("loco"), "LI17"),
    (building, "upgrade redstone", more("supply"), "LI17"),
    (building, "end-turn", more("turn"), "LI27"),
    (building, "end-turn", more("seat"), "LI27"),
    (building, "end-turn", more("lost", at=1), "LI20"),
    (riding, f"move {TYCHO[1]}", more("at"), "LI14"),
    (riding, f"move {TYCHO[1]}", more("moved"), "LI14"),
    (riding, f"move {TYCHO[1]}", more("came"), "LI15"),
    (riding, f"move {TYCHO[1]}", more("tolls"), "LI16"),
    (riding, f"move {TYCHO[1]}", more("owed"), "LI16"),
    (riding, "end-operate", more("phase"), "LI27"),
    (riding, "exchange", swapped("hands"), "LI28"),
    (lambda: ready("e8"), "deliver d75 cheese", more("event_left"), "LI19"),
    (lambda: ready("e17"), "deliver d75 cheese", more("event_punished"), "LI19"),
    (lambda: ready("e2", "d1"), "deliver d75 cheese", more("cash"), "LI6"),
]


@pytest.mark.parametrize(
    ("made", "text", "spoil", "name"), SPOILT, ids=[f"{text}-{spoil.__name__}" for _, text, spoil, _ in SPOILT]
)
def test_the_watch_notices_what_an_action_must_not_do(
    made: Callable[[], Any], text: str, spoil: Spoil, name: str
) -> None:
    state = made()
    watch = Watch(GAME, state)
    action = state.parse(text)
    if action not in state.legal():
        pytest.fail(f"{text} is not legal: {state.why_not(action)}")
    state.play(action)
    good = state.copy()
    spoil(state)
    with pytest.raises(Broken, match=f"^{name}:"):
        watch.step(action, state)
    again = made()
    watch = Watch(GAME, again)
    watch.step(action, good)  # what was not spoilt is not objected to


FULL = {"trains": {0: "plato"}, "loads": {0: ["ice", "ice"]}}
# A position, and what must not be possible in it: if the engine ever allowed it, the watch would not.
FORBIDDEN: list[tuple[Any, str, str]] = [
    (position(**FULL), "load cheese", "LI4"),
    (position(trains={0: "plato"}), "load ice", "LI3"),
    (position(trains={0: "plato"}), "drop ice", "LI3"),
    (building(spent=20), BUILD, "LI7"),
    (building(cash=0), BUILD, "LI7"),
    (building(out=2), OUT, "LI8"),
    (building(), f"build {TYCHO[0]} {TYCHO[1]}", "LI9"),
    (building(), f"build {TYCHO[2]} {NEXT[TYCHO[2]][0]}", "LI10"),
    (building(events=[event("e10")]), BUILD, "LI10"),
    (building(events=[event("e17")]), BUILD, "LI10"),
    (position(), f"place {TYCHO[1]}", "LI13"),
    (position(trains={0: "plato"}), "place plato", "LI13"),
    (riding(), f"move {TYCHO[2]}", "LI14"),
    (riding(moved=10), f"move {TYCHO[1]}", "LI14"),
    (riding(events=[event("e17")]), f"move {TYCHO[1]}", "LI14"),
    (riding(events=[event("e16")]), f"move {TYCHO[1]}", "LI14"),
    (position(trains={0: "plato"}, events=[event("e8")]), "load cheese", "LI14"),
    (position(trains={0: OPEN["near"]}, loads={0: ["ice"]}), "drop ice", "LI14"),
    (position(track={0: line(*TYCHO)}, trains={0: (TYCHO[1], TYCHO[0])}), f"move {TYCHO[0]}", "LI15"),
    (riding(), "turn-round", "LI15"),
    (position(track={1: line(*TYCHO)}, trains={0: TYCHO[0]}, cash=3), f"move {TYCHO[1]}", "LI16"),
    (building(), "upgrade atlas", "LI17"),
    (building(locos={0: "redstone"}), "upgrade vostok", "LI17"),
    (
        building(options={"loco_supply": dict.fromkeys(GAME.options["loco_supply"].choices, 0)}),
        "upgrade redstone",
        "LI17",
    ),
    (position(trains={0: "tycho"}, loads={0: ["bricks"]}), "deliver e11 bricks", "LI19"),
    (ready(acted=True), "exchange", "LI28"),
    (position(phase="opening"), "exchange", "LI28"),
    (ready(hands={0: ["d1", "d2", "d3"]}), "deliver d75 cheese", "LI28"),
    (ready(trains={0: "plato"}), "deliver d75 cheese", "LI28"),
]


@pytest.mark.parametrize(("state", "text", "name"), FORBIDDEN, ids=[f"{text}-{name}" for _, text, name in FORBIDDEN])
def test_the_watch_would_not_let_pass_what_is_forbidden(state: Any, text: str, name: str) -> None:
    action = state.parse(text)
    assert action not in state.legal()
    with pytest.raises(Broken, match=f"^{name}:"):
        Watch(GAME, state).step(action, state)


def no_card(state: Any) -> None:
    state.deck = state.deck[:-1]


def a_card_twice(state: Any) -> None:
    state.discard = row([*state.discard, state.deck[0]])


def an_event_in_hand(state: Any) -> None:
    at = list(state.deck).index(CARD["e1"])
    state.deck[at], state.hands[0] = state.hands[0], state.deck[at]


def two_cards_in_hand(state: Any) -> None:
    state.discard = row([*state.discard, state.hands[2]])
    state.hands[2] = -1


def third_at_a_small_city(state: Any) -> None:
    links = [GAME.action(state.parse(f"build {m} {AT['kepler']}"))["link"] for m in NEXT[AT["kepler"]][:3]]
    state.owner = bytes(links.index(i) + 1 if i in links else owner for i, owner in enumerate(state.owner))


def track_in_a_red_area(state: Any) -> None:
    centre, outer = SEVEN["tycho"][:2]
    inside = GAME.board["links"].index(
        next(row for row in GAME.board["links"] if {POST[centre], POST[outer]} == {row[0], row[1]})
    )
    state.owner = bytes(1 if i == inside else owner for i, owner in enumerate(state.owner))


@pytest.mark.parametrize(
    ("spoil", "name"),
    [
        (no_card, "LI1"),
        (a_card_twice, "LI1"),
        (an_event_in_hand, "LI2"),
        (two_cards_in_hand, "LI2"),
        (more("tray"), "LI3"),
        (more("load"), "LI3"),
        (more("cash", by=-61), "LI5"),
        (track_in_a_red_area, "LI9"),
        (third_at_a_small_city, "LI11"),
        (more("at", by=5000), "LI13"),
    ],
    ids=lambda value: getattr(value, "__name__", value),
)
def test_a_count_of_the_whole_position_notices(spoil: Spoil, name: str) -> None:
    state = position(seats=3)
    Watch(GAME, state)
    spoil(state)
    with pytest.raises(Broken, match=f"^{name}:"):
        Watch(GAME, state)


def test_li6_a_game_begins_with_sixty_million_each() -> None:
    state = GAME.new(seats=2, seed=1)
    state.cash[0] = 70
    with pytest.raises(Broken, match=r"^LI6:"):
        Watch(GAME, state)


def test_li12_a_second_segment_leaves_no_place_for_others() -> None:
    stubs = [stub(m) for m in SEVEN["tycho"][1:3]]
    number = GAME.action(position().parse(f"build {stubs[0]}"))["link"]
    for seats, broken in ((6, True), (2, False)):
        state = position(seats=seats, phase="build", track={0: stubs})
        if broken:
            with pytest.raises(Broken, match=r"^LI12:"):
                check_entry(state, 0, number, edge=False)
        else:
            check_entry(state, 0, number, edge=False)
        check_entry(state, 0, number, edge=True)


def test_li12_a_first_segment_at_a_major_city_must_be_offered() -> None:
    state = position(phase="build")
    legal = state.legal()
    Watch(GAME, state).offered(state, legal)
    with pytest.raises(Broken, match=r"^LI12:"):
        Watch(GAME, state).offered(state, legal[1:])


def test_li18_track_and_trains_where_a_meteor_struck_are_noticed() -> None:
    """N3 from Plato strikes near:-2:28."""
    target = next(
        f"d{i}" for i in range(1, 131) if "plato" in [d["city"] for d in GAME.board["demand_cards"][i - 1]["demands"]]
    )
    column, row = GAME.board["cities"][[c["id"] for c in GAME.board["cities"]].index("plato")]["milepost"][1:]
    struck = f"near:{column}:{row + 6}"
    hit = line(struck, NEXT[struck][0])
    made = ready("e2", target, track={1: hit}, trains={0: "tycho"})
    watch, before = Watch(GAME, made), made.owner
    action = made.parse("deliver d75 cheese")
    made.play(action)
    assert made.snapshot()["track"][1] == []
    made.owner = before
    with pytest.raises(Broken, match=r"^LI18:"):
        watch.step(action, made)
    watch.account.owner[:] = bytes(255 if owner == 255 else owner for owner in before)
    with pytest.raises(Broken, match=r"^LI18: there is track"):
        watch._look_at_craters(made)
    made.owner = bytes(len(before))
    made.at[1] = POST[struck]
    with pytest.raises(Broken, match=r"^LI18: the trains"):
        watch._look_at_craters(made)


def test_li18_a_hit_train_is_put_where_it_may() -> None:
    state = position(
        phase="relocate",
        seat=1,
        hands={0: HAND[1:]},
        track={1: line(*way_out("plato"))},
        trains={0: "tycho", 1: "kepler"},
        draw={"meteor": "e2", "target": "d9", "hit": [1], "aside": [], "exchange": False},
    )
    assert {GAME.action(a)["city"] for a in state.legal()} == {"plato"}
    with pytest.raises(Broken, match=r"^LI18:"):
        Watch(GAME, state).step(state.parse("place kepler"), state)


def test_li20_in_a_lost_turn_nothing_moves() -> None:
    for spoil in (more("load"), more("at", at=1), more("loco", at=1)):
        state = position(phase="build", trains={0: "plato", 1: "tycho"}, lost={1: 1})
        watch, action = Watch(GAME, state), state.parse("end-turn")
        state.play(action)
        spoil(state)
        with pytest.raises(Broken, match=r"^LI20:"):
            watch.step(action, state)


def test_li21_another_price_for_the_same_way_is_noticed() -> None:
    state = building()
    watch, action = Watch(GAME, state), state.parse(BUILD)
    watch.account.paid[NEXT_LINK, POST[TYCHO[2]]] = 9
    with pytest.raises(Broken, match=r"^LI21:"):
        watch.step(action, state)


def test_li22_a_wrong_winner_is_noticed() -> None:
    state = position(phase="build", track={0: GRAND}, cash=[250, 20])
    watch, action = Watch(GAME, state), state.parse("end-turn")
    state.play(action)
    watch.step(action, state)
    watch.end(state)
    state.winners = 2
    with pytest.raises(Broken, match=r"^LI22:"):
        watch.end(state)
    state.winners = 1
    watch.account.win_cash = 300
    with pytest.raises(Broken, match=r"^LI22: seat 0 wins with 250"):
        watch.end(state)


def test_li25_the_watch_notices_what_is_offered() -> None:
    for state in (building(), riding(), position(phase="opening")):
        legal = state.legal()
        for wrong in ([], legal[::-1], legal[:-1], legal + legal[-1:]):
            with pytest.raises(Broken, match=r"^LI25:"):
                Watch(GAME, state).offered(state, wrong)


def test_li26_nothing_but_track_changes_in_the_opening_turns() -> None:
    state = GAME.new(seats=2, seed=1)
    watch, action = Watch(GAME, state), state.parse("end-turn")
    state.play(action)
    watch.account.at[0] = state.at[0] = POST["near:0:32"]
    with pytest.raises(Broken, match=r"^LI26:"):
        watch.step(action, state)


def test_li27_the_second_opening_turn_goes_back() -> None:
    for seats in (2, 4, 6):
        state = GAME.new(seats=seats, seed=seats)
        watch, order = Watch(GAME, state), []
        while state.turn < 3 * seats:
            action = state.legal()[-1]
            if GAME.action(action)["kind"] == "end-turn":
                order.append(state.seat)
            state.play(action)
            watch.step(action, state)
        first = order[:seats]
        assert order == first + first[::-1] + first


def test_a_broken_game_can_be_played_again() -> None:
    def stubborn(state: Any, legal: list[int]) -> int:
        if len(seen) == 40:
            return 0 if 0 not in legal else 1
        seen.append(legal[-1])
        return legal[-1]

    seen: list[int] = []
    with pytest.raises(Broken, match=r"^LI25:") as broken:
        watched_game(GAME, 3, 1, {}, stubborn)
    assert len(broken.value.actions) == 41
    again = GAME.new(seats=3, seed=1, options={})
    for text in broken.value.actions[:-1]:
        again.play(again.parse(text))
    assert again.why_not(again.parse(broken.value.actions[-1])) is not None


def test_a_game_without_an_end_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(invariants, "RUNAWAY", 30)
    with pytest.raises(Broken, match=r"^LI25: the game is not over after 30 decisions"):
        watched_game(GAME, 4, 1, {}, wanderer(GAME, 1))
