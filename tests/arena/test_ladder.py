"""The ladder: what is played, what is kept, and the page that comes of it."""

import json
import re
from importlib import import_module
from pathlib import Path
from xml.etree import ElementTree

import pytest

from branchline import cli
from branchline.arena import playing
from branchline.arena.ladder import HELD_OUT, contests
from branchline.arena.ladder_picture import picture, picture_of_all
from branchline.arena.ratings import Rating
from branchline.games import GAMES

BEST_GUESS = "examples.best_guess:BestGuess"


def test_each_rung_plays_the_one_below_in_every_shape_and_all_play_mixed() -> None:
    played = contests("germany", ["random", "greedy", BEST_GUESS])
    assert [contest.title for contest in played] == [
        "one greedy against three random",
        "three greedy against one random",
        "greedy against random, two seats",
        f"one {BEST_GUESS} against three greedy",
        f"three {BEST_GUESS} against one greedy",
        f"{BEST_GUESS} against greedy, two seats",
        "tables of four, drawn from all",
    ]
    assert [sorted(contest.match.bots) for contest in played[:3]] == [
        ["greedy", "random", "random", "random"],
        ["greedy", "greedy", "greedy", "random"],
        ["greedy", "random"],
    ]
    assert played[-1].match.mixed == 4


@pytest.mark.long
def test_matches_with_somebody_who_searches_may_be_fewer(tmp_path: Path) -> None:
    assert climb(tmp_path, "--bots", "random,greedy,search@1", "--games", "8", "--searched", "4") == 0
    page = (tmp_path / "germany.md").read_text(encoding="utf-8")
    assert re.search(r"^\| one greedy against three random +\| +greedy \| +8 \|", page, re.M)
    assert re.search(r"^\| one search@1 against three greedy +\| +search@1 \| +4 \|", page, re.M)


def test_who_searches_meets_the_strongest_who_does_not() -> None:
    titles = [contest.title for contest in contests("germany", ["greedy", "planner", "scout", "search"])]
    assert "one scout against three planner" in titles
    assert "one search against three scout" in titles
    assert "one search against three planner" in titles
    assert len(set(titles)) == len(titles)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_without_two_seats_is_not_played_by_two(game: str) -> None:
    tables = {contest.match.seats for contest in contests(game, ["random", "greedy"])}
    assert tables == ({2, 4} if 2 in GAMES[game].seats else {4})


def climb(folder: Path, *more: str) -> int:
    words = [
        "ladder",
        "germany",
        "--jobs",
        "1",
        "--bots",
        "random,greedy",
        "--out",
        str(folder),
        "--results",
        str(folder / "kept.jsonl"),
    ]
    return cli.main([*words, *more])


def test_the_command_writes_a_page_and_a_picture_and_goes_on_where_it_was(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert climb(tmp_path, "--games", "4", "--limit", "5") == 0
    shown = capsys.readouterr()
    assert "one greedy against three random: greedy wins 100.0 % [100.0, 100.0]" in shown.out
    page = (tmp_path / "germany.md").read_text(encoding="utf-8")
    for text in (
        "# The ladder of Ticket to Ride: Germany",
        "`branchline ladder germany --bots random,greedy --games 4 --limit 5`",
        "](germany.svg)",
        "tickets completed",
        "12 games on held-out deals",
        f"seed {HELD_OUT}",
        "at most 5 s of CPU time a decision",
        "`a72ba388c814`",
    ):
        assert text in page
    assert re.search(
        r"^\| three greedy against one random +\| random \| +4 \| +0\.0 % \[0\.0, 0\.0\] \| 25 % \|", page, re.M
    )
    assert re.search(r"^\| greedy \| +0 \| +0 to 0 \|", page, re.M)
    ElementTree.parse(tmp_path / "germany.svg")
    kept = (tmp_path / "kept.jsonl").read_text()
    file = tmp_path / "ratings.json"
    file.write_text('{"wensleydale": {"greedy": [0, 0, 0]}}')
    assert climb(tmp_path, "--games", "8", "--limit", "5", "--ratings", str(file)) == 0
    ratings = json.loads(file.read_text())
    assert ratings["wensleydale"] == {"greedy": [0, 0, 0]}
    assert ratings["germany"]["greedy"] == [0, 0, 0]
    rating, low, high = ratings["germany"]["random"]
    assert low < rating < high < 0
    all_games = ElementTree.parse(tmp_path / "all.svg").getroot()
    told = [text.text for text in all_games.iter("{http://www.w3.org/2000/svg}text")]
    assert [text for text in told if text in ("Last Train to Wensleydale", "Ticket to Ride: Germany", "random")] == [
        "Last Train to Wensleydale",
        "Ticket to Ride: Germany",
    ]
    assert (tmp_path / "kept.jsonl").read_text().startswith(kept)
    assert "24 games on held-out deals" in (tmp_path / "germany.md").read_text(encoding="utf-8")


def test_a_ladder_stopped_keeps_what_was_played_and_writes_no_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    games = 0

    def stops_amid(*args: object, **more: object) -> object:
        nonlocal games
        games += 1
        if games == 7:
            raise KeyboardInterrupt
        return playing.play(*args, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(import_module("branchline.arena.run"), "play", stops_amid)
    assert climb(tmp_path, "--games", "4") == 130
    assert "Stopped. What was played is kept in" in capsys.readouterr().out
    assert len((tmp_path / "kept.jsonl").read_text().splitlines()) == 4
    assert not (tmp_path / "germany.md").exists()
    assert climb(tmp_path, "--games", "4") == 0
    assert len((tmp_path / "kept.jsonl").read_text().splitlines()) == 12


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["--bots", "greedy"], "bots: greedy is no ladder; give two rungs or more, each once, the weakest first"),
        (["--bots", "greedy,greedy"], "bots: greedy,greedy is no ladder"),
        (["--bots", "random,genius"], "bot: 'genius' is unknown"),
        (["--anchor", "genius"], "anchor: genius is no rung; there are random, greedy"),
        (["--games", "0"], "games: 0 is not possible"),
        (["--thinking", "hard"], "thinking: 'hard' is not possible"),
    ],
)
def test_a_wrong_argument_is_one_sentence(
    words: list[str], why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert climb(tmp_path, *words) == 2
    told = capsys.readouterr().err
    assert told.startswith(f"branchline ladder: {why}")
    assert told.count("\n") == 1


def test_the_picture_stands_everybody_where_the_scale_says() -> None:
    drawn = picture(
        "A <ladder>",
        [Rating("strong", 190, 150, 230, 9), Rating("zero", 0, 0, 0, 9), Rating("m:Weak", -90, -130, -40, 9)],
    )
    root = ElementTree.fromstring(drawn)
    svg = "{http://www.w3.org/2000/svg}"
    texts = [text.text for text in root.iter(f"{svg}text")]
    assert [mark for mark in ("−150", "−100", "−50", "0", "50", "100", "150", "200", "250") if mark in texts]
    assert {"strong", "zero", "Weak", "190", "−130 to −40"} <= set(texts)
    assert (
        root.find(f"{svg}desc").text == "strong 190, from 150 to 230; zero 0, from 0 to 0; m:Weak -90, from -130 to -40"
    )  # type: ignore[union-attr]
    strong, zero, weak = (float(dot.attrib["cx"]) for dot in root.iter(f"{svg}circle"))
    assert strong > zero > weak
    assert (strong - zero) / (zero - weak) == pytest.approx(190 / 90, rel=0.01)


def test_several_ladders_stand_on_one_scale_each_under_its_game() -> None:
    first, second = [Rating("a", 100, 80, 120, 9), Rating("b", 0, 0, 0, 9)], [Rating("a", 100, 90, 110, 9)]
    root = ElementTree.fromstring(picture_of_all("All", {"One": first, "Two & more": second}))
    svg = "{http://www.w3.org/2000/svg}"
    dots = [(float(dot.attrib["cx"]), float(dot.attrib["cy"])) for dot in root.iter(f"{svg}circle")]
    assert dots[0][0] == dots[2][0] > dots[1][0]
    headings = {
        text.text: float(text.attrib["y"])
        for text in root.iter(f"{svg}text")
        if "heading" in text.attrib.get("class", "")
    }
    assert headings["One"] < dots[0][1] < dots[1][1] < headings["Two & more"] < dots[2][1]
    assert root.find(f"{svg}desc").text.endswith("Two & more: a 100, from 90 to 110")  # type: ignore[union-attr]
