"""The recorded games of the corpus replay for ever, and show what the index claims. `make.py` makes them anew."""

import json
from functools import cache
from typing import Any

import pytest

from branchline.games import GAMES
from branchline.record import Record

from .facts import FACTS, moved_options
from .make import INDEX
from .walk import Walk

ENTRIES: list[dict[str, Any]] = json.loads(INDEX.read_text(encoding="utf-8"))
CLAIMS = [(entry["file"], fact) for entry in ENTRIES for fact in entry["shows"]]
# The rules without which a game could not have gone this way.
RULES = {
    "ended_by_wagons": ("G12.1", "G12.3", "G12.6"),
    "ended_by_passing": ("G3.6", "G3.7"),
    "passed_and_went_on": ("G3.6",),
    "reset_at_setup": ("G2.10",),
    "reset_in_play": ("G5.7",),
    "reset_between_two_cards": ("G5.9",),
    "reset_with_reshuffle": ("G5.10",),
    "reset_cap_reached": ("G5.12",),
    "reset_skipped": ("G5.11",),
    "empty_slots_refilled": ("G4.10", "G4.14"),
    "reshuffle_by_blind_draw": ("G4.8",),
    "reshuffle_by_refilling": ("G4.8",),
    "reshuffle_at_need": ("G4.8",),
    "fewer_than_four_tickets": ("G10.3", "G10.4"),
    "no_tickets_left": ("G10.5",),
    "tie_broken_by_tickets": ("G14.2",),
    "tie_broken_by_passengers": ("G14.3",),
    "shared_victory": ("G14.4",),
    "named_start_player": ("G3.1",),
    "no_face_up_draw_without_deck": ("G4.12",),
    "stopped_after_one": ("G4.5",),
    "open_hands": ("G4.15",),
    "passengers_mandatory": ("G8.2",),
    "passenger_declined": ("G8.2",),
    "no_globetrotter_at_zero": ("G13.9",),
    "globetrotter_for_all_at_zero": ("G13.9",),
    "zero_passengers_scored": ("G13.14",),
}


@cache
def walk(file: str) -> Walk:
    return Walk(Record.load(INDEX.parent / file))


@pytest.mark.parametrize("entry", ENTRIES, ids=[entry["file"] for entry in ENTRIES])
def test_a_recorded_game_replays_to_the_same_end(entry: dict[str, Any]) -> None:
    game = walk(entry["file"])
    assert game.over
    assert game.scores == entry["scores"]
    assert game.ranks == entry["ranks"]
    assert [game.end[count] for count in ("turn", "shuffles", "resets")] == [
        entry[count] for count in ("turns", "shuffles", "resets")
    ]


@pytest.mark.parametrize(
    ("file", "fact"),
    [pytest.param(file, fact, marks=pytest.mark.rule(*RULES[fact])) for file, fact in CLAIMS],
)
def test_a_recorded_game_shows_what_the_index_claims(file: str, fact: str) -> None:
    assert FACTS[fact](walk(file))


def test_every_record_is_in_the_index() -> None:
    on_disk = {path.name for path in INDEX.parent.glob("*.json")} - {INDEX.name}
    assert on_disk == {entry["file"] for entry in ENTRIES}


def test_everything_a_game_can_show_is_shown() -> None:
    assert {fact for _, fact in CLAIMS} == set(FACTS)


def test_the_corpus_ends_by_wagons_with_every_number_of_seats() -> None:
    seats = {walk(file).seats for file, fact in CLAIMS if fact == "ended_by_wagons"}
    assert seats == set(GAMES["germany"].seats)


def test_every_option_is_away_from_its_default_somewhere() -> None:
    moved = {name for entry in ENTRIES for name in moved_options(walk(entry["file"]))}
    assert moved == set(GAMES["germany"].options)


def test_no_two_records_are_the_same_game() -> None:
    games = {tuple(walk(entry["file"]).record.actions) for entry in ENTRIES}
    assert len(games) == len(ENTRIES)


@pytest.mark.parametrize("fact", sorted(FACTS))
def test_no_fact_holds_in_every_game(fact: str) -> None:
    """A fact that is always true would prove nothing."""
    assert not all(FACTS[fact](walk(entry["file"])) for entry in ENTRIES)
