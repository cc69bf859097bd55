"""Proof that the watch over a game of Wensleydale notices what is wrong."""

import pickle

import pytest

from branchline.core.invariants import Broken
from branchline.core.native import row
from branchline.games.wensleydale import invariants
from branchline.games.wensleydale.invariants import Watch, wanderer, watched_game

from .positions import GAME


def before(kind, seats=3):
    """A game and its watch just before an action of this kind is chosen, and that action."""
    for seed in range(50):
        state = GAME.new(seats=seats, seed=seed, options={})
        watch = Watch(GAME, state)
        choose = wanderer(GAME, seed)
        while not state.over:
            action = choose(state, state.legal())
            if GAME.action(action)["kind"] == kind.split("/")[0] and kind.split("/")[-1] in (kind, phase_of(state)):
                return state, watch, action
            watch.step(action, state, state.step(action))
    raise AssertionError(f"no game came to {kind}")


def phase_of(state):
    return state.snapshot()["phase"]


def put(state, field, at, value):
    """Writes into a field of the state."""
    values = list(getattr(state, field))
    values[at] = value
    setattr(state, field, row(values))


def more(field, at=0, by=1):
    def spoil(state):
        put(state, field, at, getattr(state, field)[at] + by)

    spoil.__name__ = f"more_{field}"
    return spoil


def swapped(field, first=0):
    def spoil(state):
        values = getattr(state, field)
        one, other = values[first], values[first + 1]
        put(state, field, first, other)
        put(state, field, first + 1, one)

    spoil.__name__ = f"swapped_{field}"
    return spoil


def a_link_beside_a_hill(state):
    put(state, "owner", invariants.chart.COST.index(0), 1)


def a_company_link(state):
    put(state, "owner", next(i for i, owner in enumerate(state.owner) if 1 <= owner <= 4), 5)


def a_lost_town(state):
    state.companies = row([0] * len(state.companies))


def a_town_more(state):
    put(state, "companies", invariants.chart.AREA["malham"], 1)


@pytest.mark.parametrize(
    ("kind", "spoil", "name"),
    [
        ("bid", more("cubes"), "WI1"),
        ("bid", more("bid", by=1), "WI14"),
        ("bid", more("bidder"), "WI14"),
        ("bid", swapped("player_order"), "WI7"),
        ("lay", more("cubes"), "WI1"),
        ("lay", a_link_beside_a_hill, "WI17"),
        ("lay", more("laid"), "WI2"),
        ("lay", more("points"), "WI18"),
        ("lay", swapped("build_order"), "WI7"),
        ("lay", more("pieces"), "WI3"),
        ("no-build", a_company_link, "WI25"),
        ("pay", more("cubes"), "WI18"),
        ("pay", more("points", at=1), "WI18"),
        ("buy", more("holder"), "WI19"),
        ("buy", swapped("train_order"), "WI7"),
        ("move", more("load"), "WI3"),
        ("move", more("out", at=4), "WI3"),
        ("move", more("slots"), "WI19"),
        ("pass", more("profit", by=-1), "WI23"),
        ("pass", more("delivered"), "WI3"),
        ("takeover", more("company_laid"), "WI2"),
        ("over", a_town_more, "WI11"),
        ("done/takeover", a_lost_town, "WI11"),
        ("done/takeover", a_company_link, "WI24"),
        ("done/takeover", more("pieces", at=200), "WI13"),
        ("done/takeover", more("points", at=2), "WI18"),
        ("done/build", more("points", at=2), "WI18"),
    ],
    ids=lambda value: getattr(value, "__name__", value),
)
def test_the_watch_notices_what_an_action_must_not_do(kind, spoil, name):
    state, watch, action = before(kind)
    events = state.step(action)
    spoil(state)
    with pytest.raises(Broken, match=f"^{name}:"):
        watch.step(action, state, events)


def first_with(kind):
    """A game and its watch just before something of this kind happens, the action and its events."""
    for seed in range(50):
        state = GAME.new(seats=3, seed=seed, options={})
        watch, choose = Watch(GAME, state), wanderer(GAME, seed)
        while not state.over:
            action = choose(state, state.legal())
            events = state.step(action)
            if kind in [event["kind"] for event in events]:
                return state, watch, action, events
            watch.step(action, state, events)
    raise AssertionError(f"in no game there was {kind}")


# For each kind a fact that is not so, as it would be told.
WRONG = {
    "bid": {"cubes": 1},
    "overbid": {"owner": 7},
    "won": {"points": ["government"] * 3},
    "build-order": {"players": [0, 0, 0]},
    "train-order": {"players": [0, 0, 0]},
    "lay": {"cost": 7},
    "opposition": {"count": 9},
    "series": {"links": 14},
    "paid": {"payment": []},
    "no-build": {"player": 7},
    "choose-train": {"train": "t3d"},
    "buy": {"payment": ["cube"] * 20},
    "move": {"area": "the_south"},
    "pass": {"player": 7},
    "profit": {"income": 99},
    "player-order": {"players": [0, 0, 0]},
    "choose-company": {"player": 7},
    "over": {"b": "the_south"},
    "takeover": {"price": 9},
    "company-town": {"area": "skipton"},
    "dead": {"pieces": ["red"] * 5},
    "no-takeover": {"player": 7},
    "turn": {"turn": 9},
}


def twin(watch: Watch) -> Watch:
    """One that has seen the same; pickled, because copying part by part takes ten times as long."""
    made: Watch = pickle.loads(pickle.dumps(watch))
    return made


@pytest.mark.parametrize("kind", WRONG)
def test_the_watch_notices_what_is_not_told_or_not_true(kind):
    state, watch, action, events = first_with(kind)
    at = [event["kind"] for event in events].index(kind)
    wrong = {**events[at], **WRONG[kind]}
    assert wrong != events[at]
    for told in ([*events[:at], wrong, *events[at + 1 :]], events[:at] + events[at + 1 :]):
        with pytest.raises(Broken, match=r"^WI29:"):
            twin(watch).step(action, state, told)
    watch.step(action, state, events)


def test_the_watch_notices_another_level_than_the_one_told():
    state, watch, action, events = first_with("profit")
    told = [{**event, "level": event["level"] - 1} if event["kind"] == "profit" else event for event in events]
    with pytest.raises(Broken, match=r"^WI29:"):
        watch.step(action, state, told)


def test_the_watch_notices_what_is_wrong_about_set_up_and_end():
    state, (turn,) = GAME.opened(seats=3, seed=1)
    Watch(GAME, state, [turn])
    with pytest.raises(Broken, match=r"^WI29:"):
        Watch(GAME, state, [{**turn, "turn": 2}])
    state, watch, action, events = first_with("over-game")
    for told in ([*events[:-1], {**events[-1], "score": 99}], [*events[:-1], {**events[-1], "winners": []}]):
        wrongly = twin(watch)
        wrongly.step(action, state, told)
        with pytest.raises(Broken, match=r"^WI29:"):
            wrongly.end(state)
    with pytest.raises(Broken, match=r"^WI29:"):
        twin(watch).step(action, state, events[:-1])
    watch.step(action, state, events)
    watch.end(state)


def test_the_watch_notices_what_is_offered():
    state, watch, _ = before("lay")
    legal = state.legal()
    watch.offered(state, legal)
    for wrong in ([], legal[::-1], legal[:-1], legal[-1:], legal + legal[-1:]):
        with pytest.raises(Broken, match="WI27:"):
            watch.offered(state, wrong)
    watch.step(legal[0], state, state.step(legal[0]))
    with pytest.raises(Broken, match="WI20:"):
        watch.offered(state, state.legal()[:-1])


def test_the_watch_notices_an_offer_that_grew():
    state, watch, action = before("move", seats=4)
    watch.step(action, state, state.step(action))
    could = watch.could
    seat = next(seat for seat, known in enumerate(could) if known)
    state.seat = seat
    legal = state.legal()
    watch.offered(state, legal)
    could[seat] = set(legal[1:])
    with pytest.raises(Broken, match="WI21:"):
        watch.offered(state, legal)


@pytest.mark.parametrize(
    ("spoil", "name"),
    [
        (more("points", by=9), "WI5"),
        (more("profit", by=-14), "WI5"),
        (swapped("ladders"), "WI6"),
        (swapped("player_order"), "WI7"),
        (more("cubes", by=-100), "WI1"),
        (more("laid"), "WI2"),
        (a_link_beside_a_hill, "WI2"),
        (more("out"), "WI3"),
        (a_lost_town, "WI11"),
        (a_town_more, "WI12"),
        (more("slots"), "WI19"),
    ],
    ids=lambda value: getattr(value, "__name__", value),
)
def test_a_count_of_the_whole_position_notices(spoil, name):
    state, _, _ = before("bid")
    while state.turn < 2 or state.phase:
        state.play(state.legal()[0])
    spread(state)
    Watch(GAME, state)
    spoil(state)
    with pytest.raises(Broken, match=f"^{name}:"):
        Watch(GAME, state)


def spread(state):
    """Every seat on a space of its own on the first track, so that two of them swapped are wrong."""
    for seat in range(state.seats):
        state.points[seat * 4] = seat
        state.ladders[seat] = seat


def test_a_count_notices_pieces_where_they_cannot_lie():
    chart = invariants.chart
    areas = len(chart.AREAS)
    malham, meadow = chart.AREA["malham"], chart.MEADOW.index(True)
    hill = next(area for area, there in enumerate(chart.HILL) if there)
    skipton = chart.AREA["skipton"]
    # Stone in a town, a green passenger in a meadow, cheese on a hill; the rest in a town of the Midland.
    wrong = [(0, malham, "WI9"), (3, meadow, "WI9"), (1, hill, "WI9"), (4, skipton, "WI10"), (2, skipton, "WI13")]
    for piece, area, name in wrong:
        state = GAME.new(seats=3, seed=1, options={})
        put(state, "pieces", piece * areas + area, state.pieces[piece * areas + area] + 1)
        state.out[piece] -= 1
        with pytest.raises(Broken, match=f"^{name}:"):
            Watch(GAME, state)


def test_a_count_notices_too_many_tokens_of_a_kind():
    state = GAME.new(seats=3, seed=1, options={})
    state.tokens = row([2] * 6 + [0, 1])
    with pytest.raises(Broken, match=r"^WI4:"):
        Watch(GAME, state)


def test_the_watch_notices_a_wrong_final_score():
    state = watched_game(GAME, 3, 4, {}, wanderer(GAME, 4)).state
    watch = Watch(GAME, state)
    watch.end(state)
    watch.account.profit[1] += 1
    with pytest.raises(Broken, match=r"^WI26:"):
        watch.end(state)
    watch.account.profit[1] -= 1
    state.turn -= 1
    with pytest.raises(Broken, match=r"^WI27:"):
        watch.end(state)


def test_a_broken_game_can_be_played_again():
    def stubborn(state, legal):
        if len(seen) == 40:
            return GAME.actions - 1 if GAME.actions - 1 not in legal else 0
        seen.append(legal[0])
        return legal[0]

    seen = []
    with pytest.raises(Broken, match=r"^WI27:") as broken:
        watched_game(GAME, 3, 1, {}, stubborn)
    assert len(broken.value.actions) == 41
    again = GAME.new(seats=3, seed=1, options={})
    for text in broken.value.actions[:-1]:
        again.play(again.parse(text))
    assert again.why_not(again.parse(broken.value.actions[-1])) is not None


def test_a_game_without_an_end_is_noticed(monkeypatch):
    monkeypatch.setattr(invariants, "RUNAWAY", 30)
    with pytest.raises(Broken, match=r"^WI27: the game is not over after 30 decisions"):
        watched_game(GAME, 4, 1, {}, wanderer(GAME, 1))
