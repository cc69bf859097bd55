"""L21.5 and the like on a board with other cards: what an event does is said by the board file, nothing else.

The engine reads its board when it is imported, so these questions are put to a fresh interpreter.
"""

import json
import os
import subprocess
import sys
from ast import literal_eval
from copy import deepcopy
from functools import cache

import pytest

from .moon import BOARD, event, line, straight

ASK = """
import sys
from ast import literal_eval
from pathlib import Path

board, questions = literal_eval(sys.stdin.read())
read_text = Path.read_text
Path.read_text = lambda path, *a, **k: board if path.match("lunar/board.json") else read_text(path, *a, **k)
from tests.games.lunar import moon

answers = []
for position, text in questions:
    state = moon.position(**position)
    why = state.why_not(state.parse(text))
    assert (why is None) == (state.parse(text) in state.legal()), text
    if why is None:
        state.play(state.parse(text))
        answers.append(state.snapshot())
    else:
        answers.append((why.rule, why.message, why.arguments))
print(answers)
"""


def other_cards():
    board = deepcopy(BOARD)
    cards = {f"e{card['id']}": card for card in board["event_cards"]}
    cards["e1"]["params"]["percent"] = 10
    cards["e7"]["params"].update(direction="N", distance=6)
    cards["e8"]["params"].update(blocks=["move", "drop"], side="near")
    cards["e9"]["params"].update(blocks=["upgrade", "build"], side="far")
    cards["e10"]["params"].update(blocks=["load"], side="all")
    cards["e14"]["params"].update(terrain=["mountain", "alpine"], side="far")
    cards["e18"]["params"].update(side="near")
    board["generator"]["polar_meteor"] = {}
    return board


NEAR = straight("tycho", "N", 3)[1:]
FAR = straight("hertzsprung", "S", 3)[1:]
TRACK = {0: line(*NEAR) + line(*FAR)}

PEARY = {half: ["peary", *(f"{half}:0:{row}" for row in (30, 28, 26))] for half in ("near", "far")}


def under(card, at=None, **more):
    return {"events": [event(card, drawer=1)], "track": TRACK, "trains": {0: at} if at else {}, **more}


CHEESE = {"trains": {0: "tycho"}, "loads": {0: ["cheese"]}, "hands": {0: ["d75", "d2", "d3"]}}
QUESTIONS = {
    "taxed": ({"seats": 5, "cash": [29, 0, 9, 57, 250], "deck_top": ["e1", "d40"], **CHEESE}, "deliver d75 cheese"),
    "move near": (under("e8", NEAR[1]), f"move {NEAR[2]}"),
    "move far": (under("e8", FAR[1]), f"move {FAR[2]}"),
    "red near": (under("e8", NEAR[0]), "move tycho"),
    "drop near": (under("e8", "tycho", loads={0: ["ice"]}), "drop ice"),
    "drop far": (under("e8", "hertzsprung", loads={0: ["ice"]}), "drop ice"),
    "drop pole": (under("e8", "scott", loads={0: ["ice"]}), "drop ice"),
    "load near": (under("e8", "tycho"), "load robots"),
    "upgrade": (under("e9", phase="build"), "upgrade redstone"),
    "build near": (under("e9", phase="build"), f"build {NEAR[2]} {straight(NEAR[2], 'N', 1)[1]}"),
    "build far": (under("e9", phase="build"), f"build {FAR[2]} {straight(FAR[2], 'S', 1)[1]}"),
    "load anywhere": (under("e10", "tycho"), "load robots"),
    "load far": (under("e10", "hertzsprung"), "load iron"),
    "deliver": (under("e10", **CHEESE), "deliver d75 cheese"),
    "quake far": (under("e14", FAR[1]), f"move {FAR[2]}"),
    "quake near": (under("e14", NEAR[1]), f"move {NEAR[2]}"),
    "flare": (under("e18", NEAR[0]), f"move {NEAR[1]}"),
    # From Rowland (d48) this strikes Peary itself, counted on the far side.
    "struck pole": (
        {**CHEESE, "deck_top": ["e7", "d48", "d40"], "track": {0: line(*PEARY["near"]) + line(*PEARY["far"])}},
        "deliver d75 cheese",
    ),
    **{
        f"train at {m}": ({**CHEESE, "deck_top": ["e7", "d48"], "trains": {0: "tycho", 1: m}}, "deliver d75 cheese")
        for m in ("peary", "near:0:30", "far:0:30")
    },
    "pole": (
        {**CHEESE, "deck_top": ["e2", "d10", "d40"], "track": {0: line("peary", "far:0:30", "far:0:28", "far:0:26")}},
        "deliver d75 cheese",
    ),
}


@cache
def answers():
    asked = subprocess.run(
        [sys.executable, "-c", ASK],
        input=repr((json.dumps(other_cards()), list(QUESTIONS.values()))),
        env={**os.environ, "BRANCHLINE_PURE": "1"},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert asked.stderr == ""
    return dict(zip(QUESTIONS, literal_eval(asked.stdout), strict=True))


@pytest.mark.rule("L19.4", "L19.3")
def test_lt27_the_percentage_stands_on_the_card():
    assert answers()["taxed"]["cash"] == [50 - 5, 0, 9, 57 - 5, 250 - 25]


@pytest.mark.rule("L21.5", "L21.1", "L18.13")
def test_a_strike_of_the_engine_drivers():
    assert answers()["move near"] == ("L21.5", "refused-move-strike", {"card": "e8"})
    assert answers()["move far"]["trains"][0]["at"] == FAR[2]
    # A red area is no track of anybody's that could be closed.
    assert answers()["red near"]["trains"][0]["at"] != NEAR[0]


@pytest.mark.rule("L21.6", "L21.5")
def test_a_strike_may_forbid_to_drop():
    assert answers()["drop near"] == ("L21.6", "refused-drop-strike", {"card": "e8"})
    assert answers()["drop pole"] == ("L21.6", "refused-drop-strike", {"card": "e8"})
    assert answers()["drop far"]["loads"][0] == []
    assert answers()["load near"]["loads"][0] == ["robots"]


@pytest.mark.rule("L21.5")
def test_a_strike_may_forbid_to_upgrade_or_to_build_on_one_side():
    assert answers()["upgrade"] == ("L21.5", "refused-upgrade-strike", {"card": "e9"})
    assert len(answers()["build near"]["track"][0]) == len(TRACK[0]) + 1
    assert answers()["build far"] == ("L21.2", "refused-build-strike", {"card": "e9"})


@pytest.mark.rule("L21.5", "L18.13")
def test_a_strike_may_stop_one_kind_of_work_everywhere():
    for place in ("load anywhere", "load far"):
        assert answers()[place] == ("L21.2", "refused-load-strike", {"card": "e10"})
    assert answers()["deliver"]["loads"][0] == []


@pytest.mark.rule("L23.1", "L18.13")
def test_a_moonquake_may_name_several_terrains_and_one_side():
    assert answers()["quake far"][:2] == ("L23.2", "refused-move-seismic")
    assert answers()["quake near"]["trains"][0]["at"] == NEAR[2]


@pytest.mark.rule("L25.1", "L18.13")
def test_a_flare_exposes_the_side_on_its_card():
    assert answers()["flare"] == ("L25.3", "refused-move-radiation", {"card": "e18", "city": "tycho"})


@pytest.mark.rule("L20.10")
def test_without_marks_at_the_poles_a_strike_from_there_is_a_miss():
    assert len(answers()["pole"]["track"][0]) == 3


@pytest.mark.rule("L20.14", "L20.11", "L20.8")
def test_a_pole_struck_itself_burns_on_the_side_of_the_count():
    assert set(answers()["struck pole"]["track"][0]) == {*line(*PEARY["near"]), *line(*PEARY["far"][2:])}
    hit = {m: answers()[f"train at {m}"]["phase"] == "relocate" for m in ("peary", "near:0:30", "far:0:30")}
    assert hit == {"peary": True, "near:0:30": False, "far:0:30": True}
