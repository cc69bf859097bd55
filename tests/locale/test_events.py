"""Every kind of event a game can write has its sentence in every language, which asks for nothing the event lacks."""

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, get_args, get_type_hints

import pytest

from branchline.games import GAMES
from branchline.locale import LANGUAGES

if TYPE_CHECKING:
    from .conftest import Catalogues

SHAPES = {game: name for game in GAMES if find_spec(name := f"branchline.games.{game}.shapes")}


def facts(game: str) -> dict[str, set[str]]:
    """What an event of each kind holds beside its kind, by the id of its sentence."""
    held: dict[str, set[str]] = {}
    for shape in get_args(import_module(SHAPES[game]).Event):
        hints = get_type_hints(shape)
        for kind in get_args(hints.pop("kind")):
            assert f"{game}-log-{kind}" not in held, f"two events are of the kind {kind}"
            held[f"{game}-log-{kind}"] = set(hints)
    return held


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", SHAPES)
def test_events_and_sentences_of_the_log_are_the_same(catalogues: "Catalogues", game: str, language: str) -> None:
    sentences = {id for id in catalogues.entries[language] if id.startswith(f"{game}-log-")}
    assert sentences == set(facts(game))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", SHAPES)
def test_a_sentence_asks_for_what_its_event_holds(catalogues: "Catalogues", game: str, language: str) -> None:
    lacking = {id: catalogues.arguments(language, id) - held for id, held in facts(game).items()}
    assert {id: names for id, names in lacking.items() if names} == {}
