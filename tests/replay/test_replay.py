"""A record is told in sentences: as a seat saw it, or whole."""

import json
import re
import subprocess
import sys
import warnings
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

import branchline as bl
from branchline import cli, replay
from branchline.locale import LANGUAGES

GAME = bl.GAMES["germany"]

# What only the player who drew or kept may read.
SECRET = r"draws (a locomotive|an? \w+ card) from the deck|keeps \w+–"


def played(seats: int, seed: int, most: int | None = None) -> bl.Record:
    """A game of random players who claim when they can, or its beginning."""
    random = Random(seed)
    state = GAME.new(seats, seed)
    actions: list[str] = []
    while not state.over and (most is None or len(actions) < most):
        legal = state.legal()
        claims = [action for action in legal if GAME.action(action)["kind"] == "claim"]
        action = random.choice(claims or legal)
        actions.append(state.notation(action))
        state.play(action)
    return bl.Record("germany", seats, seed, actions=actions)


@pytest.fixture(scope="module")
def record() -> bl.Record:
    return played(seats=3, seed=11)


@pytest.fixture
def unfinished() -> bl.Record:
    return played(seats=2, seed=12, most=40)


def steps(lines: list[str]) -> list[int]:
    return [int(found[1]) for line in lines if (found := re.match(r" *(\d+)  ", line))]


@pytest.mark.parametrize(
    ("language", "players", "scoring"),
    [
        ("en", "Players: Anna, Ben and Carla", "Final scoring"),
        ("it", "Giocatori: Anna, Ben e Carla", "Punteggio finale"),
        ("fr", "Joueurs\u00a0: Anna, Ben et Carla", "Décompte final"),
    ],
)
def test_a_game_is_told_from_the_first_step_to_the_scoring(
    record: bl.Record, language: str, players: str, scoring: str
) -> None:
    lines = list(replay.tell(record, language, players=["Anna", "Ben", "Carla"]))
    assert lines[:2] == ["Ticket to Ride: Germany", players]
    assert steps(lines) == list(range(1, len(record.actions) + 1))
    assert scoring in lines


@pytest.mark.parametrize(
    ("language", "auction", "scoring"),
    [
        ("en", "Turn {}: auction", "Final scoring"),
        ("it", "Turno {}: asta", "Punteggio finale"),
        ("fr", "Tour {}\u00a0: enchères", "Décompte final"),
    ],
)
def test_in_the_dales_each_phase_that_is_played_has_its_heading(language: str, auction: str, scoring: str) -> None:
    random = Random(3)
    state = bl.GAMES["wensleydale"].new(4, 3)
    actions: list[str] = []
    while not state.over:
        action = random.choice(state.legal())
        actions.append(state.notation(action))
        state.play(action)
    lines = list(replay.tell(bl.Record("wensleydale", 4, 3, actions=actions), language))
    assert lines[0] == "Last Train to Wensleydale"
    assert steps(lines) == list(range(1, len(actions) + 1))
    assert [lines.count(auction.format(turn)) for turn in range(1, 6)] == [1, 1, 1, 1, 0]
    headings = [line for before, line in pairwise(lines) if before == "" and line]
    assert len(headings) == len(set(headings))
    assert scoring in headings


def test_every_turn_has_its_heading(record: bl.Record) -> None:
    lines = list(replay.tell(record, "en"))
    turns = [line for line in lines if line.startswith("Turn ")]
    assert len(turns) == record.replay().turn
    assert turns[0].startswith("Turn 1: Player ")
    assert lines.index("Set-up") < lines.index(turns[0])


def test_the_whole_truth_tells_drawn_cards_and_kept_tickets(record: bl.Record) -> None:
    text = "\n".join(replay.tell(record, "en"))
    assert "draws a card from the deck" not in text
    assert "has chosen which tickets to keep" not in text
    assert re.search(r"Player 1 keeps \w+–\w+ \(\d+\)", text)


def test_a_seat_is_told_only_what_it_knew(record: bl.Record) -> None:
    lines = [line for line in replay.tell(record, "en", seat=1) if re.match(r" *\d+  ", line)]
    own = [line for line in lines if "  Player 2 " in line]
    others = [line for line in lines if "  Player 2 " not in line]
    assert not any("draws a card from the deck" in line for line in own)
    assert not any(re.search(SECRET, line) for line in others)
    assert any("has chosen which tickets to keep" in line for line in others)


def test_an_unfinished_game_is_told_as_everybody_saw_it(unfinished: bl.Record) -> None:
    lines = list(replay.tell(unfinished, "en"))
    assert lines[-1] == "The record ends here; the game is not over."
    assert not any(re.search(SECRET, line) for line in lines)


def test_of_an_unfinished_game_a_seat_knows_its_own_tickets(unfinished: bl.Record) -> None:
    lines = list(replay.tell(unfinished, "en", seat=0))
    assert any(re.search(r"Player 1 keeps \w+–", line) for line in lines)


def test_a_game_can_be_told_up_to_a_step(record: bl.Record) -> None:
    lines = list(replay.tell(record, "en", until=9))
    assert steps(lines) == list(range(1, 10))
    assert "Final scoring" not in lines
    assert list(replay.tell(record, "en", until=0)) == lines[:2]


def points(lines: list[str]) -> list[int]:
    return [int(found[1]) for line in lines if (found := re.search(r": (-?\d+) ", line))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_scoring_adds_up_in_every_language(record: bl.Record, language: str) -> None:
    names = ["Anna", "Ben", "Carla"]
    lines = list(replay.tell(record, language, players=names))
    end = record.replay()
    for seat, name in enumerate(names):
        start = lines.index(name) + 1
        sheet = lines[start : lines.index("", start) if seat < 2 else None]
        sums = [line for line in sheet if not line.startswith("    ")]
        routes, tickets, globetrotter, passengers, total = points(sums)
        assert total == routes + tickets + globetrotter + passengers == end.scores()[seat]
        assert sum(points([line for line in sheet if line not in sums])) == total - globetrotter
        assert int(re.findall(r"\d+", sums[-1])[-1]) == end.ranks()[seat]


@pytest.mark.parametrize(
    ("arguments", "what"),
    [
        ({"language": "de"}, "'de' is not known; Branchline speaks en, it, fr"),
        ({"language": "en", "seat": 3}, "seat: 3 is not possible; this game has seats 0 to 2"),
        ({"language": "en", "until": -1}, "until: -1 is not possible; this record has"),
    ],
)
def test_wrong_arguments_are_named_before_anything_is_told(
    record: bl.Record, arguments: dict[str, object], what: str
) -> None:
    with pytest.raises(ValueError, match=re.escape(what)):
        replay.tell(record, **arguments)  # type: ignore[arg-type]


def command(*words: str) -> int:
    return cli.main(["replay", *words])


def test_the_command_prints_the_game(record: bl.Record, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record.save(tmp_path / "game.json")
    assert command(str(tmp_path / "game.json"), "--language", "it", "--seat", "0") == 0
    shown = capsys.readouterr()
    assert shown.out.splitlines() == list(replay.tell(record, "it", seat=0))
    assert shown.err == ""


def test_a_record_of_older_rules_says_so(
    record: bl.Record, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def load(path: Path) -> bl.Record:
        warnings.warn(f"{path.name} was made with older rules", bl.OlderRules, stacklevel=2)
        return record

    monkeypatch.setattr(bl.Record, "load", load)
    assert command("game.json", "--until", "3") == 0
    shown = capsys.readouterr()
    assert shown.err == "branchline replay: game.json was made with older rules\n"
    assert len(shown.out.splitlines()) > 3


@pytest.mark.parametrize(
    ("spoil", "what"),
    [
        (lambda text: None, "cannot be read: No such file"),
        (lambda text: text[: len(text) // 2], "not a whole record"),
        (lambda text: text.replace("branchline-record", "some-game"), "not a Branchline record"),
        (lambda text: text.replace('"germany"', '"atlantis"'), "'atlantis' is unknown"),
        (lambda text: text.replace('"draw"', '"nap"', 1), "cannot be replayed"),
        (lambda text: "[" * 5, "not a whole record"),
    ],
)
def test_what_cannot_be_told_is_one_sentence_and_code_2(
    record: bl.Record,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    spoil: Callable[[str], str | None],
    what: str,
) -> None:
    path = tmp_path / "game.json"
    text = spoil(json.dumps(record.as_data()))
    if text is not None:
        path.write_text(text)
    assert command(str(path)) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert what in shown.err
    assert shown.err.startswith("branchline replay: ")
    assert shown.err.count("\n") == 1


def test_a_reader_who_stops_reading_is_no_error(record: bl.Record, tmp_path: Path) -> None:
    record.save(tmp_path / "game.json")
    program = "import sys; from branchline import cli; sys.exit(cli.main())"
    with subprocess.Popen(
        [sys.executable, "-c", program, "replay", str(tmp_path / "game.json")],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdout
        assert process.stderr
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(timeout=60) == 0
