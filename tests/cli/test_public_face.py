"""The public names, given all sorts of junk: a ValueError names what was wrong, in the pure and the compiled engine."""

import json
import os
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent.parent

# Calls a public name with each piece of junk. Prints, for each, what was raised (or that nothing was) and its text.
ASK = """
import json, sys
import branchline as bl
from branchline import _pure

game = bl.GAMES["germany"]
state = game.new(seats=3, seed=1, options={})
start = json.dumps(state.snapshot())
JUNK = [None, True, False, 0.5, 2.0, -1, 6, 10**4, 2**63, 2**64, 2**128, -2**70, float("nan"), float("inf"), "", "x",
        "2", "\\ud800", b"2", [], [1], (), (2,), {}, {"x": 1}, {1: 2}, set(), object(), range(3), type, ..., lambda: 3]
CALLS = {
    "new seats": lambda junk: game.new(junk, 1),
    "new seed": lambda junk: game.new(seats=3, seed=junk),
    "new options": lambda junk: game.new(seats=3, seed=1, options=junk),
    "new option": lambda junk: game.new(3, 1, {"max_loco_resets": junk}),
    "new choice": lambda junk: game.new(3, 1, {"start_player": junk}),
    "new switch": lambda junk: game.new(3, 1, {"open_hands": junk}),
    "new name of an option": lambda junk: game.new(3, 1, {junk: 1}) if junk.__hash__ else game.new(3, 1, {"": 1}),
    "load": lambda junk: game.load(junk),
    "load a part": lambda junk: load_parts(junk),
    "action": lambda junk: game.action(junk),
    "sheet": lambda junk: game.sheet(junk),
    "why state": lambda junk: game.why(junk, 0, {"route": "berlin-dresden"}),
    "why about": lambda junk: game.why(state, 0, junk),
    "why route": lambda junk: game.why(state, 0, {"route": junk}),
    "option": lambda junk: game.options["max_loco_resets"].check(junk),
    "parse": lambda junk: state.parse(junk),
    "notation": lambda junk: state.notation(junk),
    "play": lambda junk: state.play(junk),
    "view": lambda junk: state.view(junk),
    "resample seat": lambda junk: state.resample(junk, 1),
    "Record game": lambda junk: bl.Record(junk, 3, 1),
    "Record seats": lambda junk: bl.Record("germany", junk, 1),
    "Record seed": lambda junk: bl.Record("germany", 3, junk),
    "Record option": lambda junk: bl.Record("germany", 3, 1, {"reshuffle": junk}),
    "Record action": lambda junk: bl.Record("germany", 3, 1, {}, [junk]).replay(),
    "Record.from_data": lambda junk: bl.Record.from_data(junk),
    "Record.from_data game": lambda junk: bl.Record.from_data({**good, "game": junk}),
    "Record.from_data seats": lambda junk: bl.Record.from_data({**good, "seats": junk}),
    "Record.from_data seed": lambda junk: bl.Record.from_data({**good, "seed": junk}),
    "Record.from_data options": lambda junk: bl.Record.from_data({**good, "options": junk}),
    "Record.from_data actions": lambda junk: bl.Record.from_data({**good, "actions": junk}),
    "Record.from_data rules": lambda junk: bl.Record.from_data({**good, "rules": junk}),
    "resample seed": lambda junk: state.resample(0, junk),
    "why seat": lambda junk: game.why(state, junk, {"route": "berlin-dresden"}),
    "opened seats": lambda junk: game.opened(junk, 1),
    "opened seed": lambda junk: game.opened(3, junk),
    "opened options": lambda junk: game.opened(3, 1, junk),
    "step": lambda junk: state.step(junk),
    "seen seat": lambda junk: game.seen([], junk),
    "Record options": lambda junk: bl.Record("germany", 3, 1, junk),
    "Record actions": lambda junk: bl.Record("germany", 3, 1, {}, junk),
    "Record rules": lambda junk: bl.Record("germany", 3, 1, rules=junk),
    "Record board": lambda junk: bl.Record("germany", 3, 1, board=junk),
}
good = bl.Record("germany", 3, 1).as_data()

def load_parts(junk):
    # Here and there a piece of junk fits; whatever does not is refused like a whole snapshot that is none.
    for key in json.loads(start):
        try:
            game.load({**json.loads(start), key: junk})
        except ValueError as error:
            assert "snapshot" in str(error) or "option" in str(error), error
    game.load(junk)

answers = {}
for name, call in CALLS.items():
    for junk in JUNK:
        try:
            call(junk)
            raised, text = None, ""
        except Exception as error:
            raised, text = "ValueError" if isinstance(error, ValueError) else type(error).__name__, str(error)
        answers.setdefault(name, []).append([repr(junk)[:40], raised, text])
        assert json.dumps(state.snapshot()) == start, name
why_not = [repr(state.why_not(junk)) for junk in JUNK]
print(json.dumps({"compiled": _pure.compiled(), "answers": answers, "why_not": why_not}))
"""

# What is no junk after all: these are good.
GOOD = {
    "new seed": {"6", "10000", "9223372036854775808", "18446744073709551616"},
    "new options": {"None", "{}"},
    "new option": {"6"},
    "new switch": {"True", "False"},
    "action": {"6"},
    "notation": {"6"},
    "view": {"None"},
    "option": {"6"},
    "Record seed": {"6", "10000", "9223372036854775808", "18446744073709551616"},
    "Record.from_data seed": {"6", "10000", "9223372036854775808", "18446744073709551616"},
    "Record.from_data options": {"{}"},
    "Record.from_data actions": {"[]"},
    "resample seed": {"6", "10000", "9223372036854775808", "18446744073709551616"},
    "opened seed": {"6", "10000", "9223372036854775808", "18446744073709551616"},
    "opened options": {"None", "{}"},
    "seen seat": {"None"},
    "Record options": {"None", "{}"},
    "Record actions": {"[]", "()"},
    "Record rules": {"None"},
    "Record board": {"None"},
}
# What the message must name.
NAMED = {
    "new seats": "seats: ",
    "new seed": "seed: ",
    "new options": "option",
    "new option": "max_loco_resets",
    "new choice": "start_player",
    "new switch": "open_hands",
    "opened seats": "seats: ",
    "opened seed": "seed: ",
    "opened options": "option",
    "seen seat": "seat: ",
    "load": "snapshot: ",
    "parse": "notation: ",
    "notation": "action: ",
    "action": "action: ",
    "view": "seat: ",
    "resample seat": "seat: ",
    "resample seed": "seed: ",
    "why seat": "seat: ",
    "Record game": "game: ",
    "Record seats": "seats: ",
    "Record seed": "seed: ",
}


def asked(pure: str) -> dict[str, Any]:
    if pure == "0" and not (ROOT / f"src/branchline__mypyc{EXTENSION_SUFFIXES[0]}").exists():
        if os.environ.get("CI") == "true":
            pytest.fail("the engine is not compiled here: `make compile`")
        pytest.skip("the engine is not compiled here: `make compile`")
    environment = {**os.environ, "BRANCHLINE_PURE": pure}
    done = subprocess.run(
        [sys.executable, "-c", ASK], env=environment, capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 0, done.stderr
    answers: dict[str, Any] = json.loads(done.stdout)
    return answers


@pytest.fixture(scope="module", params=["1", "0"], ids=["pure", "compiled"])
def answered(request: pytest.FixtureRequest) -> dict[str, Any]:
    answer = asked(request.param)
    assert answer["compiled"] == (request.param == "0")
    return answer


NAMES = [line.split('"')[1] for line in ASK.splitlines() if line.startswith('    "') and "lambda junk" in line]


@pytest.mark.parametrize("name", NAMES)
def test_junk_is_a_value_error_that_names_it(answered: dict[str, Any], name: str) -> None:
    for junk, raised, text in answered["answers"][name]:
        if junk in GOOD.get(name, ()):
            assert raised is None, (junk, text)
            continue
        assert raised == "ValueError", (junk, raised, text)
        assert NAMED.get(name, "") in text
        assert len(text) > 10
        assert text.isprintable()


def test_what_is_no_action_is_refused_with_a_rule(answered: dict[str, Any]) -> None:
    assert len(answered["why_not"]) == len(answered["answers"]["play"])
    for why in answered["why_not"]:
        assert why.startswith("IllegalMove('G")
