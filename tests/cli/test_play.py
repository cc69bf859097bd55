"""`branchline play`: games in the terminal, with the answers typed in advance."""

import json
import re
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import branchline as bl
from branchline.bots import stand_in
from branchline.locale import LANGUAGES
from branchline.solo import usual_opponents

if TYPE_CHECKING:
    from .conftest import Command, Ran

Typed = Callable[..., "Ran"]
# With this seed the person decides first.
SEED = "3"
CHOICE = re.compile(r"^ +(\d+)  \S", re.MULTILINE)


@pytest.fixture
def typed(branchline: "Command", monkeypatch: pytest.MonkeyPatch) -> Typed:
    """Plays with these answers; after the last one the input is at its end."""

    def typed(*answers: str, more: tuple[str, ...] = ()) -> "Ran":
        left = iter(answers)

        def answer(prompt: str = "") -> str:
            print(prompt, end="")
            try:
                return next(left)
            except StopIteration:
                raise EOFError from None

        monkeypatch.setattr("builtins.input", answer)
        return branchline("play", "--seed", SEED, "--bots", "random", *more)

    return typed


def after_prompts(out: str) -> list[str]:
    """What follows each answer."""
    return out.split("> ")[1:]


def test_an_action_is_taken_by_its_number(typed: Typed) -> None:
    ran = typed("25")
    assert (ran.code, ran.err) == (0, "")
    assert after_prompts(ran.out)[0].startswith("Player 1 draws 4 short tickets.\n")


def test_an_action_is_taken_by_its_notation(typed: Typed) -> None:
    ran = typed("  tickets   long*1 short*3 ", "keep 1 2 4")
    first, second, *_ = after_prompts(ran.out)
    assert first.startswith("Player 1 draws 3 short tickets and 1 long ticket.\n")
    assert second.startswith("Player 1 keeps ")


@pytest.mark.parametrize("leave", ["quit", "q", " quit "])
def test_the_player_may_leave(typed: Typed, leave: str) -> None:
    ran = typed(leave, "25")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.endswith("> ")


def test_the_end_of_the_input_ends_the_game_like_leaving(typed: Typed) -> None:
    ran = typed()
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.endswith("> \n")


def test_a_question_mark_shows_every_action_and_words_look_among_them(typed: Typed) -> None:
    every, long, upper, none, *_ = after_prompts(typed("?", "? 1 long", "?LONG TICKETS", "? Lummerland").out)
    assert [int(n) for n in CHOICE.findall(every)] == [15, 19, 22, 24, 25]
    assert [int(n) for n in CHOICE.findall(long)] == [19, 24]
    assert [int(n) for n in CHOICE.findall(upper)] == [15, 19, 22, 24]
    assert CHOICE.findall(none) == []


def test_look_tells_all_there_is_to_see_and_asks_again(typed: Typed) -> None:
    looked, played, *_ = after_prompts(typed("look", "25").out)
    told = bl.describe(bl.GAMES["germany"].new(2, int(SEED)), 0, players=["", "Random 1"])
    assert looked == f"{told}\n"
    assert played.startswith("Player 1 draws 4 short tickets.\n")


@pytest.mark.parametrize(
    ("answer", "rule"),
    [("pass", "G2.16"), ("draw", "G2.16"), ("claim berlin-dresden loco*5", "G2.16"), ("tickets short*3", "G2.14")],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_names_its_rule_in_the_language_of_the_game(
    typed: Typed, answer: str, rule: str, language: str
) -> None:
    state = bl.GAMES["germany"].new(2, int(SEED))
    refused = state.why_not(state.parse(answer))
    assert refused
    told = after_prompts(typed(answer, "25", more=("--language", language)).out)[0]
    assert told.endswith(f" ({rule})\n")
    assert (str(refused) in told) == (language == "en")


def test_the_number_of_an_action_that_is_not_possible_now_is_refused_with_the_rule(typed: Typed) -> None:
    draw, unknown, *_ = after_prompts(typed("9", "99999").out)
    assert draw.endswith(" (G2.16)\n")
    assert "99999" in unknown
    assert unknown.endswith(" (G3.3)\n")


@pytest.mark.parametrize(
    ("answer", "told"),
    [
        ("", "begins with no known word; known are take, draw"),
        ("fly to the moon", "begins with no known word; known are take, draw"),
        ("take gold", "'take gold' is no action; write take CARD, with purple"),
        ("keep 5", "write keep N N"),
        ("claim atlantis red*1", "'atlantis' is no route of this board"),
        ("claim berlin-dresden", "lacks a route or a payment"),
        ("claim berlin-dresden red*two", "'red*two' is no payment"),
        ("claim berlin-dresden red*1", "it takes 5 cards"),
        ("-1", "begins with no known word"),
        ("1.5", "begins with no known word"),
        ("9" * 6000, "begins with no known word"),
        ("٣", "begins with no known word"),
        ("²", "begins with no known word"),
        ("\x00", "begins with no known word"),
        ("\ud800", "begins with no known word"),
    ],
    ids=lambda text: repr(text[:20]),
)
def test_what_is_no_answer_is_explained_and_asked_again(typed: Typed, answer: str, told: str) -> None:
    ran = typed(answer, "25")
    wrong, right, *_ = after_prompts(ran.out)
    assert told in wrong
    assert wrong.count("\n") == 1
    assert right.startswith("Player 1 draws 4 short tickets.\n")


def test_the_game_is_saved_when_the_player_leaves(typed: Typed, branchline: "Command") -> None:
    typed("tickets short*4", "keep 1 2", "draw", "draw", "quit", more=("--record", "game.json"))
    record = bl.Record.load("game.json")
    mine = [text for text in record.actions if text in ("tickets short*4", "keep 1 2", "draw")]
    assert mine[:4] == ["tickets short*4", "keep 1 2", "draw", "draw"]
    assert (record.game, record.seats, record.seed) == ("germany", 2, int(SEED))
    ran = branchline("replay", "game.json", "--seat", "0")
    assert (ran.code, ran.err) == (0, "")
    assert "The record ends here; the game is not over." in ran.out
    assert [path.name for path in Path().iterdir()] == ["game.json"]


def test_options_are_played_with_and_saved(typed: Typed) -> None:
    more = ("--option", "open_hands=true", "--option", "start_player=0", "--record", "game.json")
    assert typed("tickets short*4", "quit", more=more).code == 0
    assert bl.Record.load("game.json").options == {"open_hands": True, "start_player": 0}
    refused = typed("quit", more=("--option", "open_hands=maybe"))
    assert refused.code != 0
    assert "option open_hands: 'maybe' is not possible; allowed is true or false" in refused.err


def test_the_same_seed_and_answers_make_the_same_game(typed: Typed) -> None:
    answers = ("tickets short*4", "keep 1 2", "draw", "draw")
    assert typed(*answers).out == typed(*answers).out


def test_the_game_is_saved_even_if_it_breaks(
    typed: Typed, branchline: "Command", monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> int:
        raise ValueError("this player has gone")

    monkeypatch.setattr("branchline.bots.uniform.Random.choose", broken)
    ran = typed("25", more=("--record", "game.json"))
    assert (ran.code, ran.err) == (2, "branchline play: this player has gone\n")
    assert bl.Record.load("game.json").actions == ["tickets short*4"]


@pytest.mark.parametrize("game", bl.GAMES)
def test_without_a_word_about_them_the_strongest_that_are_quick_make_up_the_table(
    branchline: "Command", monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    monkeypatch.setattr("builtins.input", lambda prompt="": "quit")
    assert branchline("play", game, "--seed", SEED, "--record", "game.json").code == 0
    assert bl.Record.load("game.json").seats == 3
    assert usual_opponents(bl.GAMES[game]) == [stand_in(game)] * 2


def test_the_dales_are_played_in_words(branchline: "Command", monkeypatch: pytest.MonkeyPatch) -> None:
    answers = iter(["?box 8", "bid 4 2", "bid 9 3", "bid 8 2", "quit"])
    monkeypatch.setattr("builtins.input", lambda prompt="": print(prompt, end="") or next(answers))
    ran = branchline("play", "wensleydale", "--seed", "5", "--bots", "random,random")
    assert (ran.code, ran.err) == (0, "")
    start, boxes, low, wrong, done, *_ = ran.out.split("> ")
    assert "Turn 1 of 5: auction.\n" in start
    assert "Towns of the Midland Railway: Carnforth, Ilkley, Skipton and The South.\n" in start
    assert next(text for text in boxes.splitlines() if "for box 8" in text).endswith("Bid 2 cubes for box 8")
    assert low == "A bid in box 4 takes at least 3 cubes. (W6.5)\n"
    assert "'bid 9 3'" in wrong
    assert done.startswith("Player 1 bids 2 cubes for box 8.\n")


BRIEF = {"lunar": {"max_rounds": 8}}  # who builds without a plan goes on for hundreds of rounds


def first_choices(capsys: pytest.CaptureFixture[str], told: list[str]) -> Iterator[str]:
    """The number of the first action that is shown, each time one is asked for."""
    while True:
        told.append(capsys.readouterr().out)
        yield CHOICE.findall(told[-1])[0]


@pytest.mark.parametrize(
    ("language", "bots", "scoring"),
    [
        ("en", "random,random", "Final scoring"),
        ("it", "random,random", "Punteggio finale"),
        ("fr", None, "Décompte final"),
    ],
)
@pytest.mark.parametrize("game", bl.GAMES)
def test_a_whole_game_ends_with_the_scoring(
    branchline: "Command",
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    game: str,
    language: str,
    bots: str | None,
    scoring: str,
) -> None:
    told: list[str] = []
    answers = first_choices(capsys, told)
    monkeypatch.setattr("builtins.input", lambda prompt="": next(answers))
    words = [game, "--seed", "8", "--language", language, "--record", "game.json"]
    words += [f"--option={name}={value}" for name, value in BRIEF.get(game, {}).items()]
    ran = branchline("play", *words, *(["--bots", bots] if bots else []))
    assert (ran.code, ran.err) == (0, "")
    assert f"\n{scoring}\n" in ran.out
    end = bl.Record.load("game.json").replay()
    assert end.over
    for score in end.scores():
        assert re.search(rf": {score} ", ran.out)
    # Every action of the person was the first that was offered.
    state = bl.GAMES[game].new(end.snapshot()["seats"], 8, BRIEF.get(game))
    for text in json.loads(Path("game.json").read_text(encoding="utf-8"))["actions"]:
        assert state.seat != 0 or state.parse(text) == state.legal()[0]
        state.play(state.parse(text))


def test_the_installed_command_plays_from_a_pipe(executable: Callable[..., subprocess.CompletedProcess[str]]) -> None:
    answers = "tickets short*4\nkeep 1 2\n? take\nnonsense\n"
    done = executable("play", "--seed", SEED, "--bots", "random", "--record", "game.json", input=answers)
    assert (done.returncode, done.stderr) == (0, "")
    assert "Player 1 draws 4 short tickets." in done.stdout
    assert "Player 1 keeps " in done.stdout
    assert bl.Record.load("game.json").replay().turn <= 2
