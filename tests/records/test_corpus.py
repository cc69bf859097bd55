"""The recorded games of every corpus replay for ever, and show what the index claims. `make.py` makes them anew."""

from functools import cache
from typing import Any

import pytest

from branchline.games import GAMES
from branchline.record import Record

from .corpus import corpus_of, moved_options
from .walk import Walk

CORPORA = {game: corpus_of(game) for game in GAMES}
ENTRIES = [(game, entry) for game, corpus in CORPORA.items() for entry in corpus.entries()]
CLAIMS = [(game, entry["file"], fact) for game, entry in ENTRIES for fact in entry["shows"]]

every_game = pytest.mark.parametrize("game", GAMES)


@cache
def walk(game: str, file: str) -> Walk:
    return Walk(Record.load(CORPORA[game].folder / file))


def walks(game: str) -> list[Walk]:
    return [walk(name, entry["file"]) for name, entry in ENTRIES if name == game]


@pytest.mark.parametrize(("game", "entry"), ENTRIES, ids=[f"{game}-{entry['file']}" for game, entry in ENTRIES])
def test_a_recorded_game_replays_to_the_same_end(game: str, entry: dict[str, Any]) -> None:
    played = walk(game, entry["file"])
    assert played.over
    assert CORPORA[game].entry(entry["file"], entry["shows"], played) == entry


@pytest.mark.parametrize(
    ("game", "file", "fact"),
    [pytest.param(game, file, fact, marks=pytest.mark.rule(*CORPORA[game].rules[fact])) for game, file, fact in CLAIMS],
)
def test_a_recorded_game_shows_what_the_index_claims(game: str, file: str, fact: str) -> None:
    assert CORPORA[game].facts[fact](walk(game, file))


@every_game
def test_every_record_is_in_the_index(game: str) -> None:
    on_disk = {path.name for path in CORPORA[game].folder.glob("*.json")} - {CORPORA[game].index.name}
    assert on_disk == {entry["file"] for name, entry in ENTRIES if name == game}
    assert on_disk == {f"{wanted.name}.json" for wanted in CORPORA[game].wanted}


@every_game
def test_everything_a_game_can_show_is_shown(game: str) -> None:
    assert {fact for name, _, fact in CLAIMS if name == game} == set(CORPORA[game].facts)


@every_game
def test_there_are_games_with_every_number_of_seats(game: str) -> None:
    assert {played.seats for played in walks(game)} == set(GAMES[game].seats)


@every_game
def test_every_option_is_away_from_its_default_somewhere(game: str) -> None:
    assert {name for played in walks(game) for name in moved_options(played)} == set(GAMES[game].options)


@every_game
def test_every_choice_of_an_option_is_made_somewhere(game: str) -> None:
    for name, option in GAMES[game].options.items():
        if option.kind != "choice":
            continue
        made = {played.options[name] for played in walks(game)}
        assert {choice for choice in option.choices if isinstance(choice, str)} <= made


@every_game
def test_no_two_records_are_the_same_game(game: str) -> None:
    games = {tuple(played.record.actions) for played in walks(game)}
    assert len(games) == len(walks(game))


@pytest.mark.parametrize(("game", "fact"), [(game, fact) for game, corpus in CORPORA.items() for fact in corpus.facts])
def test_no_fact_holds_in_every_game(game: str, fact: str) -> None:
    """A fact that is always true would prove nothing."""
    assert not all(CORPORA[game].facts[fact](played) for played in walks(game))


def test_germany_ends_by_wagons_with_every_number_of_seats() -> None:
    seats = {walk(game, file).seats for game, file, fact in CLAIMS if fact == "ended_by_wagons"}
    assert seats == set(GAMES["germany"].seats)
