"""What a view holds, beyond the secrets it keeps."""

import itertools
import json

import pytest

from .draws import DELIVER, OPEN, draw, ready
from .moon import AT, CITIES, GAME, LOCOS, SEVEN, event, line, link, play, position, price, stop
from .trunks import GRAND, JOINS, trunk

KEYS = {
    "game", "seats", "options", "you", "seat", "active", "phase", "turn", "round", "start", "over", "deck", "discard",
    "win_cash", "tax_seen", "fulfilled", "winners", "track", "tray", "supply", "events", "allowance", "draw", "players",
    "legal",
}  # fmt: skip
PLAYER = {"cash", "loco", "loads", "hand", "train", "segments", "network", "majors", "cities", "lost"}


@pytest.mark.parametrize("looker", [0, 1, None])
def test_a_view_has_its_keys_and_is_plain_data(looker):
    for state in (position(), ready(), draw("e7", "d64", trains={1: "near:6:8"}), GAME.new(2, 1, {})):
        view = state.view(looker)
        assert set(view) == KEYS
        assert [set(player) for player in view["players"]] == [PLAYER, PLAYER]
        assert json.loads(json.dumps(view)) == view
        assert view["you"] == looker
        assert view["legal"] == (state.legal() if looker == state.seat else [])


@pytest.mark.parametrize("seat", [2, -1, 100])
def test_there_is_no_view_from_a_seat_that_is_not_there(seat):
    with pytest.raises(ValueError, match="seat"):
        position().view(seat)


def test_the_common_part_says_what_the_snapshot_says():
    state = position(seats=3, active=1, round=7, cash=30, lost={2: 1}, discard=["d9", "e1"], tax_seen=True,
                     events=[event("e17", drawer=2, punished=[0])], moved=3, acted=True, tolls=[2])  # fmt: skip
    s, view = state.snapshot(), state.view(None)
    clock = ("seat", "phase", "turn", "start", "win_cash", "tax_seen", "fulfilled", "winners")
    for name in ("game", "seats", "options", *clock, "events", "draw", "discard"):
        assert view[name] == s[name]
    assert (view["active"], view["round"], view["over"], view["deck"]) == (1, 7, False, len(s["deck"]))
    assert view["allowance"] == {**s["allowance"], "speed": 10, "limit": 20}
    assert [player["lost"] for player in view["players"]] == [0, 0, 1]
    assert [player["hand"] for player in view["players"]] == s["hands"]


@pytest.mark.rule("L5.8", "L5.5")
def test_the_limit_of_a_build_phase():
    def limit(**more):
        return position(**more).view(0)["allowance"]["limit"]

    assert limit(phase="build") == 20
    assert limit(phase="opening") is None
    assert limit(phase="opening", options={"opening_build_limit": 20}) == 20


@pytest.mark.rule("L12.8", "L11.1")
@pytest.mark.parametrize("loco", LOCOS)
def test_the_speed_is_that_of_the_active_player(loco):
    assert position(active=1, locos={1: loco}).view(0)["allowance"]["speed"] == LOCOS[loco]["speed"]


def test_whose_turn_it_is_and_who_decides():
    view = draw("e7", "d64", trains={1: "near:6:8"}).view(1)
    assert (view["active"], view["seat"], view["phase"]) == (0, 1, "relocate")
    assert len(view["legal"]) == len(CITIES) + 6 * len(SEVEN)


def test_trains_tell_their_city():
    state = position(seats=4, trains={0: SEVEN["tycho"][2], 1: OPEN["near"], 2: "peary"})
    assert [player["train"] for player in state.view(None)["players"]] == [
        {"at": SEVEN["tycho"][2], "from": None, "city": "tycho"},
        {"at": OPEN["near"][0], "from": OPEN["near"][1], "city": None},
        {"at": AT["peary"], "from": None, "city": "peary"},
        None,
    ]


def test_track_is_told_by_the_numbers_of_the_links():
    tracks = {
        0: [*line("near:-2:-14", "near:-2:-12", "near:-1:-11"), link("near:3:31", "far:-3:31", "+A")],
        1: line("far:0:0", "far:0:2"),
    }
    view = position(track=tracks).view(None)
    board = GAME.board
    for seat in (0, 1):
        assert view["track"][seat] == sorted(view["track"][seat])
        named = set()
        for number in view["track"][seat]:
            a, b, _, pair = board["links"][number]
            ends = [f"{m[0]}:{m[1]}:{m[2]}" for m in (board["mileposts"][a], board["mileposts"][b])]
            named.add(" ".join([*ends, pair] if pair else ends))
        assert named == set(tracks[seat])


def test_what_a_network_is_worth_is_the_least_it_would_cost():
    way = ["near:-2:-14", "near:-2:-12", "near:-1:-11"]
    wrap = link("near:3:31", "far:-3:31", "+A")
    player = position(track={0: [*line(*way), wrap]}).view(0)["players"][0]
    cheapest = sum(min(price(a, b), price(b, a)) for a, b in itertools.pairwise(way))
    assert (player["network"], player["segments"]) == (cheapest + 2, 3)
    nothing = position().view(0)["players"][0]
    assert (nothing["network"], nothing["segments"], nothing["majors"], nothing["cities"]) == (0, 0, [], [])


@pytest.mark.rule("L27.2")
def test_the_majors_are_those_of_the_best_network_in_the_order_of_the_board():
    order = [city for city in CITIES if city in SEVEN]
    player = position(track={0: GRAND}).view(0)["players"][0]
    assert player["majors"] == [city for city in order if city in {c for join in JOINS for c in join}]
    assert set(player["cities"]) >= {*player["majors"], "peary"}
    apart = trunk(("mare-nectaris", "tycho"), ("tycho", "grimaldi"), ("mare-moscoviense", "hertzsprung"))
    player = position(track={0: apart}).view(0)["players"][0]
    assert player["majors"] == [city for city in order if city in ("mare-nectaris", "tycho", "grimaldi")]
    assert {"mare-moscoviense", "hertzsprung"} <= set(player["cities"])


def test_a_supply_without_limit_has_no_number():
    view = position(options={"loco_supply": "unlimited"}).view(None)
    assert set(view["supply"].values()) == {None}


@pytest.mark.rule("L27.1", "L27.15")
def test_the_end_shows_scores_ranks_and_sheet():
    state = position(phase="build", cash=[255, 60], track={0: GRAND}, locos={0: "saturn"}, trains={0: "tycho"})
    network = state.view(0)["players"][0]["network"]
    play(state, "end-turn")
    view = state.view(1)
    assert set(view) == KEYS | {"scores", "ranks", "sheet"}
    assert (view["over"], view["seat"], view["legal"], view["phase"]) == (True, None, [], "over")
    assert (view["scores"], view["ranks"], view["winners"]) == ([255, 60], [1, 2], [0])
    assert view["sheet"] == GAME.sheet(state)
    assert view["sheet"] == [
        {"cash": 255, "majors": 7, "network": network, "segments": len(GRAND), "loco": "saturn", "winner": True},
        {"cash": 60, "majors": 0, "network": 0, "segments": 0, "loco": "von-braun", "winner": False},
    ]


def test_before_the_end_there_are_no_ranks():
    with pytest.raises(ValueError):
        position().ranks()
    assert GAME.graph(position(cash=[3, 4])) == {"cash": [3, 4], "network": [0, 0]}


def test_the_sheet_can_be_read_during_the_game():
    sheet = GAME.sheet(position(cash=[3, 4], track={1: line("far:0:0", "far:0:2")}))
    assert [entry["cash"] for entry in sheet] == [3, 4]
    assert [entry["segments"] for entry in sheet] == [0, 1]
    assert [entry["winner"] for entry in sheet] == [False, False]


def test_the_round_counts_the_opening_turns():
    state = GAME.new(3, 5, {})
    rounds = []
    for _ in range(9):
        rounds.append(state.view(None)["round"])
        if state.view(None)["phase"] == "opening":
            play(state, "end-turn")
        else:
            stop(state)
    assert rounds == [1, 1, 1, 2, 2, 2, 3, 3, 3]


def test_looking_at_the_table_needs_the_view_only():
    state = ready(seats=3, cash=[1, 2, 3], events=[event("e17", drawer=2, left=1)], lost={1: 1})
    lines = list(GAME.table_lines(state.view(0)))
    names = [one.id.removeprefix("lunar-look-") for one in lines]
    assert names.count("player") == 3
    assert names.count("demand") == 27
    assert {"turn", "event", "train", "unplaced", "lost", "allowance"} <= set(names)
    cash = {one.args["player"]: one.args["cash"] for one in lines if one.id == "lunar-look-player"}
    assert cash == {0: 1, 1: None, 2: None}
    assert [one.args for one in lines if one.id == "lunar-look-event"] == [{"card": "e17", "player": 2, "turns": 1}]


@pytest.mark.parametrize(
    "make", [position, ready, lambda: position(phase="build", track={0: GRAND}), lambda: GAME.new(4, 2, {})]
)
def test_every_decision_can_be_said(make):
    state = make()
    for a in state.legal():
        action, said = GAME.action(a), GAME.action_line(a, state.view(state.seat))
        kind = action["kind"]
        special = {"build": "build-wrap", "deliver": "boom"}.get(kind)
        assert said.id in (f"lunar-do-{kind}", f"lunar-do-{special}")
        assert state.parse(action["notation"]) == a == action["id"]


def test_some_actions_as_data():
    state = position()
    deliver = GAME.action(state.parse(DELIVER))
    assert {k: v for k, v in deliver.items() if k not in ("id", "notation")} == {
        "kind": "deliver", "card": "d75", "good": "cheese", "city": "tycho", "pay": 21,
    }  # fmt: skip
    boom = GAME.action(state.parse("deliver e13 ice"))
    assert (boom["kind"], boom["card"], boom["city"], boom["pay"]) == ("deliver", "e13", None, 20)
    build = GAME.action(state.parse("build near:3:31 far:-3:31 +A"))
    assert (build["kind"], build["a"], build["b"], build["pair"], build["cost"]) == (
        "build",
        "near:3:31",
        "far:-3:31",
        "+A",
        2,
    )
    assert GAME.action(state.parse("place tycho"))["milepost"] == AT["tycho"]
    assert GAME.action(state.parse("move near:-2:-12"))["city"] is None


def test_counting_tells_the_sheet():
    entry = {"cash": 255, "majors": 7, "network": 240, "segments": 131, "loco": "saturn", "winner": True}
    lines = [(depth, one.id.removeprefix("lunar-count-"), one.args) for depth, one in GAME.sheet_lines(entry, 1)]
    assert lines == [
        (0, "total", {"rank": 1, "total": 255}),
        (1, "majors", {"majors": 7}),
        (1, "network", {"segments": 131, "network": 240}),
        (1, "loco", {"loco": "saturn"}),
    ]


MOMENTS = {
    "flare": lambda: play(position(trains={0: OPEN["near"]}, loads={0: ["ice", "iron"]}, deck_top=["e17"]), "exchange"),
    "flare in a lost turn": lambda: stop(
        position(active=1, lost={0: 1}, trains={0: OPEN["near"]}, loads={0: ["ice", "iron"]}, events=[event("e17")])
    ),
    "won by an exchange": lambda: play(position(cash=[300, 0], track={0: GRAND}), "exchange"),
    "won": lambda: stop(position(cash=[300, 0], track={0: GRAND})),
    "stopped": lambda: stop(position(active=1, options={"max_rounds": 5})),
    "another is hit": lambda: draw("e7", "e16", "d64", trains={1: "near:6:8"}),
    "hit in an exchange": lambda: play(position(deck_top=["e7", "d64"], trains={0: "near:6:8"}), "exchange"),
    "both are hit": lambda: play(
        draw("e4", "e7", "d24", "d64", trains={0: "near:-1:-15", 1: "near:6:8"}), "place plato"
    ),
    "a load too many": lambda: play(
        position(phase="build", locos={0: "vostok"}, loads={0: ["ice", "ice", "iron"]}), "upgrade atlas"
    ),
}


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_snapshot_can_be_taken_at_any_moment(moment):
    state = MOMENTS[moment]()
    again = GAME.load(state.snapshot())
    assert again.snapshot() == state.snapshot()
    assert again == state
    assert again.legal() == state.legal()
