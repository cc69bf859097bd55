"""A position in words: enough to play from, in every language, and nothing that a seat may not know."""

import random
import re
from collections.abc import Iterator
from copy import deepcopy
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest
from tests.conformance.walks import option_sets
from tests.games.moments import moments

import branchline as bl
from branchline.core.contract import Game, Line, State
from branchline.description import BETWEEN
from branchline.locale import LANGUAGES, Speaker

WHOLE = {"germany": (2, {}), "wensleydale": (3, {}), "lunar": (2, {"max_rounds": 6})}
SHORT = {"lunar": {"max_rounds": 15}}  # of games that go on for long
PAGE = (Path(__file__).parents[1] / "docs/words.md").read_text("utf-8")
# What only says how the rules got here, or what the sentences put otherwise.
LEFT_OUT = {
    "germany": r"legal|you|seats|options|turn|start|last_round_by|forced_passes|scores|ranks|sheet|owners",
    "wensleydale": r"legal|you|options|tracks|trains|boxes\.\d+\.number|movable|players\.\d+\.stock|seats|links|turns",
    "lunar": r"legal|you|options|turn|seats|start|fulfilled|winners|allowance\.(out|owed|acted)|track"
    r"|events\.\d+\.punished|players\.\d+\.(network|lost)|tray|draw|active|tax_seen",
}


def offered(text: str) -> list[str]:
    """The notations of the actions that a text lists, read as a stranger would."""
    return [line.partition(BETWEEN)[0] for line in text.splitlines() if BETWEEN in line]


@pytest.mark.parametrize("name", bl.GAMES)
def test_whole_games_are_played_from_the_text_alone(name: str) -> None:
    seats, options = WHOLE[name]
    chance, languages = random.Random(1), cycle(LANGUAGES)
    state = bl.GAMES[name].new(seats, 1, options)
    while not state.over:
        actions = offered(bl.describe(state, state.seat, next(languages)))
        assert actions == [state.notation(action) for action in state.legal()]
        state.play(state.parse(chance.choice(actions)))
    end = bl.describe(state, 0)
    assert "The game is over." in end
    assert "Final scoring" in end
    assert offered(end) == []


# Every number of seats, the largest table also with every option turned over; one language after the other.
TABLES = [
    *((name, seats, SHORT.get(name, {})) for name, game in bl.GAMES.items() for seats in game.seats),
    *((name, game.seats[-1], option_sets(game)[1] | SHORT.get(name, {})) for name, game in bl.GAMES.items()),
]
TWINS = [(*table, language) for table, language in zip(TABLES, cycle(LANGUAGES), strict=False)]


@pytest.mark.parametrize(("name", "seats", "options", "language"), TWINS)
def test_twins_that_differ_only_in_what_a_seat_cannot_know_are_told_and_drawn_alike(
    name: str, seats: int, options: dict[str, Any], language: str
) -> None:
    apart = False
    for state in moments(bl.GAMES[name], seats, 3, 0.05, options):
        for seat in range(seats):
            twin = state.resample(seat, 7)
            apart = apart or twin.snapshot() != state.snapshot()
            assert bl.describe(twin, seat, language) == bl.describe(state, seat, language)
            assert twin.svg(seat) == state.svg(seat)
    assert apart


def test_a_text_that_told_more_than_the_view_would_be_noticed() -> None:
    """The hands of others are in a text only where they are open."""
    closed, opened = (bl.GAMES["germany"].new(3, 1, {"open_hands": way}) for way in (False, True))
    assert bl.describe(closed.resample(0, 5), 0) == bl.describe(closed, 0)
    assert "Player 2 holds " not in bl.describe(closed, 0)
    assert "Player 2 holds " in bl.describe(opened, 0)


def numbers(part: Any, place: str = "") -> Iterator[tuple[str, Any, Any]]:
    """Every number of a view: its place, and where to change it."""
    for key, value in part.items() if isinstance(part, dict) else enumerate(part):
        here = f"{place}.{key}" if place else str(key)
        if isinstance(value, (dict, list)):
            yield from numbers(value, here)
        elif isinstance(value, int) and not isinstance(value, bool):
            yield here, part, key


def lines(game: Game, view: Any) -> list[Line]:
    return [*game.table_lines(view), *game.board_lines(view)]


def unsaid(game: Game, state: State) -> set[str]:
    """The numbers of a view that could be others without a word being different."""
    view = state.view(state.seat)
    speaker = Speaker("en", game)
    before = lines(game, deepcopy(view))
    silent = set()
    for place, part, key in numbers(view):
        if re.match(f"(?:{LEFT_OUT[game.name]})(?:$|\\.)", place) or key == "seat":
            continue
        part[key] += 1
        after = lines(game, deepcopy(view))
        part[key] -= 1
        news = [line for line in after if line not in before]
        if not {speaker.line(line) for line in news} - {speaker.line(line) for line in before if line not in after}:
            silent.add(place)
    return silent


@pytest.mark.parametrize("name", bl.GAMES)
def test_every_number_that_a_seat_sees_is_in_the_text(name: str) -> None:
    game = bl.GAMES[name]
    (state,) = moments(game, game.seats[0], 1, 0.01, SHORT.get(name))
    assert unsaid(game, state) == set()


def test_without_a_seat_it_is_what_a_spectator_sees() -> None:
    text = bl.describe(bl.GAMES["germany"].new(2, 1))
    assert text.splitlines()[:3] == ["Ticket to Ride: Germany", "You are looking on.", "Player 1 has to decide."]
    assert "Your hand" not in text
    assert offered(text) == []


def test_options_that_are_not_usual_are_told_with_what_they_change() -> None:
    state = bl.GAMES["germany"].new(2, 1, {"open_hands": True, "reshuffle": "lazy", "max_loco_resets": 7})
    lines = [line for line in bl.describe(state, 0).splitlines() if line.startswith("Option of this table")]
    assert [line.partition(". ")[0] for line in lines] == [
        "Option of this table: New deck: When a card is needed",
        "Option of this table: Sweeps in a row: 7",
        "Option of this table: Open hands: yes",
    ]
    assert all(line.partition(". ")[2].endswith(".") for line in lines)


@pytest.mark.parametrize(
    ("arguments", "told"), [((9,), "seat: 9 is not at this table"), ((0, "de"), "language: 'de' is not known")]
)
def test_what_cannot_be_told_is_refused_in_one_sentence(arguments: tuple[Any, ...], told: str) -> None:
    with pytest.raises(ValueError, match=told):
        bl.describe(bl.GAMES["germany"].new(2, 1), *arguments)


def test_the_examples_of_its_page_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    examples = re.findall(r"^```python\n(.*?)^```", PAGE, re.M | re.S)
    assert examples
    for example in examples:
        exec(compile(example, "docs/words.md", "exec"), {})
