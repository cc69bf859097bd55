"""`branchline fuzz`: what holds is said, and a game that breaks a rule is kept so that it can be looked at."""

import json
import sys
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

import branchline as bl
from branchline import _pure
from branchline.core.invariants import Broken, drawn_options
from branchline.games.germany import invariants, state
from branchline.games.wensleydale import invariants as wensleydale

if TYPE_CHECKING:
    from .conftest import Command


@pytest.mark.parametrize("name", bl.GAMES)
def test_games_that_hold_are_counted(branchline: "Command", folder: Path, name: str) -> None:
    ran = branchline("fuzz", name, "--games", "2")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out == "".join(f"{seats} seats: 2 games hold.\n" for seats in bl.GAMES[name].seats)
    assert list(folder.iterdir()) == []


def test_only_some_seats_can_be_asked_for(branchline: "Command") -> None:
    ran = branchline("fuzz", "germany", "--games", "1", "--seats", "4", "--seed", str(2**128 - 1))
    assert (ran.code, ran.out) == (0, "4 seats: 1 games hold.\n")


def test_progress_is_shown_on_a_terminal(branchline: "Command", monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    ran = branchline("fuzz", "germany", "--games", "1", "--seats", "2")
    assert "2 seats: 0 of 1 games" in ran.err


@pytest.mark.parametrize("name", bl.GAMES)
def test_every_other_game_is_played_with_options_of_its_own(
    branchline: "Command", monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    checks = import_module(f"branchline.games.{name}.invariants")
    played = []

    def note(game: Any, seats: int, seed: int, options: dict[str, Any], choose: Any) -> None:
        game.new(seats, seed, options)
        played.append((seats, seed, options))

    monkeypatch.setattr(checks, "watched_game", note)
    assert branchline("fuzz", name, "--games", "200").code == 0
    game = bl.GAMES[name]
    assert [(seats, seed) for seats, seed, _ in played] == [(s, i) for s in game.seats for i in range(200)]
    alone = {"max_rounds"}  # always there where there is one, since a wanderer's game must have an end
    assert all(bool(options.keys() - alone) == bool(seed % 2) for _, seed, options in played)
    drawn = [options for _, seed, options in played if seed % 2]
    for key, option in game.options.items():
        seen = {json.dumps(options[key]) for options in drawn}
        if option.kind == "bool":
            assert seen == {"true", "false"}
        elif option.kind == "int" and option.most - option.least < 100:
            assert seen == {str(number) for number in range(option.least, option.most + 1)}
        elif option.kind == "choice":
            assert seen == {json.dumps(choice) for choice in option.choices}
        else:
            assert len(seen) > 10
    again = [checks.drawn_options(game, seats, seed) for seats, seed, _ in played]
    assert again == [options for _, _, options in played]


def test_the_record_of_a_broken_game_has_its_options(branchline: "Command", monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wensleydale, "RUNAWAY", 40)
    ran = branchline("fuzz", "wensleydale", "--games", "1", "--seats", "4", "--seed", "3")
    options = drawn_options(bl.GAMES["wensleydale"], 4, 3)
    assert ran.code == 1
    assert ran.err == (
        f"4 seats, seed 3, options {json.dumps(options)}: WI27: the game is not over after 40 decisions. "
        "The game is in broken.json.\n"
    )
    record = bl.Record.load("broken.json")
    assert record.options == options
    assert len(list(record.states())) == 42


class Breaking(invariants.Watch):
    """A watch that objects to the 30th step of the game with the third seed."""

    def __init__(self, game: Any, begun: Any, events: Any) -> None:
        super().__init__(game, begun, events)
        self.steps = 0
        self.bad = begun == game.new(3, 12)

    def step(self, action: int, state: Any, events: Any = ()) -> None:
        super().step(action, state, events)
        self.steps += 1
        if self.bad and self.steps == 30:
            raise Broken("GI1: the sky fell down")


def test_a_game_that_breaks_an_invariant_is_kept_up_to_that_step(
    branchline: "Command", monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(invariants, "Watch", Breaking)
    ran = branchline("fuzz", "germany", "--games", "9", "--seats", "3", "--seed", "10", "--dump", "found.json")
    assert (ran.code, ran.out) == (1, "")
    assert ran.err == "3 seats, seed 12: GI1: the sky fell down. The game is in found.json.\n"
    record = bl.Record.load("found.json")
    assert (record.seats, record.seed, len(record.actions)) == (3, 12, 30)
    assert len(list(record.states())) == 31
    told = branchline("replay", "found.json")
    assert (told.code, told.err) == (0, "")
    assert "\n30  " in told.out


def test_a_wrong_count_at_the_end_keeps_the_whole_game(branchline: "Command", monkeypatch: pytest.MonkeyPatch) -> None:
    def end(self: invariants.Watch, state: Any) -> None:
        raise Broken("GI18: the sum is wrong")

    monkeypatch.setattr(invariants.Watch, "end", end)
    ran = branchline("fuzz", "germany", "--games", "1", "--seats", "2")
    assert ran.code == 1
    assert ran.err == "2 seats, seed 0: GI18: the sum is wrong. The game is in broken.json.\n"
    assert bl.Record.load("broken.json").replay().over


@pytest.mark.skipif(_pure.compiled(), reason="a compiled function cannot be broken from outside")
def test_a_crash_of_the_engine_is_kept_with_the_action_that_caused_it(
    branchline: "Command", monkeypatch: pytest.MonkeyPatch
) -> None:
    play = state.State.play

    def crash(self: Any, action: Any) -> None:
        if self.turn == 5:
            raise KeyError("wagon")
        play(self, action)

    with monkeypatch.context() as broken:
        broken.setattr(state.State, "play", crash)
        ran = branchline("fuzz", "germany", "--games", "1", "--seats", "2")
    assert ran.code == 1
    assert "GI14: KeyError: 'wagon'. The game is in broken.json." in ran.err
    turns = [reached.turn for reached in bl.Record.load("broken.json").states()]
    assert turns[-2] == 5


def test_a_game_without_an_end_is_kept(branchline: "Command", monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(invariants, "RUNAWAY", 40)
    ran = branchline("fuzz", "germany", "--games", "1", "--seats", "2")
    assert ran.code == 1
    assert "GI22: the game is not over after 40 decisions. The game is in broken.json." in ran.err
    assert len(bl.Record.load("broken.json").actions) == 41


def test_an_older_dump_is_replaced_whole(branchline: "Command", monkeypatch: pytest.MonkeyPatch) -> None:
    Path("broken.json").write_text("an older one " * 10_000)
    monkeypatch.setattr(invariants, "RUNAWAY", 1)
    assert branchline("fuzz", "germany", "--games", "1", "--seats", "5").code == 1
    assert len(bl.Record.load("broken.json").actions) == 2
    assert [path.name for path in Path().iterdir()] == ["broken.json"]
