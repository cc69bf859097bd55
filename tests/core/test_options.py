"""Options: what each kind can be, what is refused, and how they are drawn and given on a command line."""

import argparse
import json

import pytest

from branchline import options as given
from branchline.core.contract import UNLIMITED, Option, check_options
from branchline.core.invariants import drawn_options

SWITCH = Option("bool", True, "X1")
NUMBER = Option("int", 3, "X2", least=1, most=5)
CHOICE = Option("choice", "first", "X3", choices=("first", 0, 1))
AMOUNT = Option("amount", None, "X4", least=0, most=60)
SUPPLY = Option("supply", {"tank": 2, "express": 1}, "X5", choices=("tank", "express"), least=0, most=6)
BRACKETS = Option("brackets", None, "X6", least=0, most=500)
ALL = {
    "switch": SWITCH,
    "number": NUMBER,
    "choice": CHOICE,
    "amount": AMOUNT,
    "supply": SUPPLY,
    "brackets": BRACKETS,
}

TAKEN = [
    (SWITCH, [True, False]),
    (NUMBER, [1, 5]),
    (CHOICE, ["first", 0, 1]),
    (AMOUNT, [None, 0, 60]),
    (SUPPLY, [UNLIMITED, {"tank": 0, "express": 6}]),
    (BRACKETS, [None, [[0, 0]], [[0, 10], [100, 20], [500, 500]]]),
]
REFUSED = [
    (SWITCH, [1, "true", None]),
    (NUMBER, [0, 6, True, 2.0, "3", None]),
    (CHOICE, ["second", 2, True, None, ["first"], {"first": 1}]),
    (AMOUNT, [-1, 61, False, 2.5, "none", [], {}]),
    (SUPPLY, [None, "limited", {}, {"tank": 1}, {"tank": 1, "express": 7}, {"tank": 1, "express": True}]),
    (SUPPLY, [{"tank": 1, "express": 1, "diesel": 1}, {"tank": 1, "diesel": 1}, [["tank", 1]], 3]),
    (BRACKETS, ["none", 3, {}, [], [[]], [[1]], [[1, 2, 3]], [1, 2], [[-1, 2]], [[1, 501]], [[True, 2]], [(1, 2)]]),
    (BRACKETS, [[[5, 1], [5, 2]], [[5, 1], [6, 1]], [[5, 2], [6, 1]], [[6, 1], [5, 2]], [[0, 1], None]]),
]


@pytest.mark.parametrize(("option", "values"), TAKEN, ids=lambda value: getattr(value, "kind", ""))
def test_a_kind_takes_what_it_is_made_of(option, values):
    for value in [*values, option.default]:
        option.check(value)


@pytest.mark.parametrize(("option", "values"), REFUSED, ids=lambda value: getattr(value, "kind", ""))
def test_anything_else_is_refused_with_what_is_allowed(option, values):
    for value in values:
        with pytest.raises(ValueError, match="is not possible; allowed is ") as error:
            option.check(value)
        assert str(error.value) == f"{value!r} is not possible; allowed is {option.allowed()}"


def test_what_is_allowed_is_said_in_words():
    assert AMOUNT.allowed() == "null or a whole number from 0 to 60"
    assert SUPPLY.allowed() == ("unlimited, or an object with a whole number from 0 to 6 for each of tank, express")
    assert BRACKETS.allowed() == (
        "null, or a list of pairs [from, amount], each a whole number from 0 to 500, both "
        "higher than in the pair before"
    )


def test_options_left_out_have_their_defaults_and_null_is_not_left_out():
    asked = {"amount": 20, "supply": UNLIMITED}
    assert check_options("test", asked, ALL) == {
        "switch": True,
        "number": 3,
        "choice": "first",
        "amount": 20,
        "supply": "unlimited",
        "brackets": None,
    }
    with pytest.raises(ValueError, match="option supply: None is not possible"):
        check_options("test", {"supply": None}, ALL)


def test_nobody_can_change_an_option_afterwards():
    asked = {"supply": {"tank": 3, "express": 3}, "brackets": [[10, 1]]}
    chosen = check_options("test", asked, ALL)
    asked["supply"]["tank"] = 9
    asked["brackets"][0][0] = 99
    check_options("test", {}, ALL)["supply"]["tank"] = 9
    assert (chosen["supply"], chosen["brackets"]) == ({"tank": 3, "express": 3}, [[10, 1]])
    assert SUPPLY.default == {"tank": 2, "express": 1}


class Game:
    """All that is asked of a game here."""

    name = "test"
    options = ALL


def test_values_of_every_kind_are_drawn():
    drawn = [drawn_options(Game(), 3, seed) for seed in range(1, 400, 2)]
    assert drawn == [drawn_options(Game(), 3, seed) for seed in range(1, 400, 2)]
    for options in drawn:
        assert check_options("test", options, ALL) == options
    assert {options["amount"] for options in drawn} >= {None, 0, 60}
    supplies = [options["supply"] for options in drawn]
    assert UNLIMITED in supplies
    assert {supply["tank"] for supply in supplies if supply != UNLIMITED} == set(range(7))
    lengths = {len(options["brackets"] or []) for options in drawn}
    assert lengths >= {0, 1, 2, 3, 4}


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("switch=false", False),
        ("number=5", 5),
        ("choice=first", "first"),
        ("choice=1", 1),
        ("amount=null", None),
        ("amount=20", 20),
        ("supply=unlimited", UNLIMITED),
        ('supply={"tank": 3, "express": 0}', {"tank": 3, "express": 0}),
        ("brackets=[[50, 10], [100, 30]]", [[50, 10], [100, 30]]),
    ],
)
def test_options_are_read_from_a_command_line(monkeypatch, text, value):
    monkeypatch.setattr(given, "find", lambda name: Game())
    parser = argparse.ArgumentParser()
    given.add_option_argument(parser)
    name = text.partition("=")[0]
    assert given.parse_options("test", parser.parse_args(["--option", text]).option) == {name: value}


@pytest.mark.parametrize(
    "text", ["amount=", "amount=some", "supply={", 'supply={"tank": 1}', "brackets=[[5, 5], [4, 6]]"]
)
def test_what_cannot_be_read_is_refused_with_what_is_allowed(monkeypatch, text):
    monkeypatch.setattr(given, "find", lambda name: Game())
    name, _, value = text.partition("=")
    with pytest.raises(ValueError, match="is not possible; allowed is ") as error:
        given.parse_options("test", [text])
    assert str(error.value) == f"option {name}: {value!r} is not possible; allowed is {ALL[name].allowed()}"


def test_a_drawn_value_can_be_written_down_and_read_again():
    for seed in range(1, 40, 2):
        options = drawn_options(Game(), 3, seed)
        assert json.loads(json.dumps(options)) == options
