"""Whatever games tell or refuse can be said in every language, and the engine's own English is the catalogue's."""

import json
from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

import branchline as bl
from branchline.core.contract import Line, State
from branchline.core.errors import IllegalMove
from branchline.locale import LANGUAGES, Speaker

if TYPE_CHECKING:
    from .conftest import Catalogues

GAME = bl.GAMES["germany"]

# Rules that only some tables play by; between them they bring out the rarer sentences.
TABLES: list[tuple[int, int, dict[str, Any]]] = [
    (2, 1, {}),
    (3, 2, {"may_stop_after_one": True}),
    (4, 3, {"passenger_mandatory": True, "max_loco_resets": 1}),
    (5, 4, {"faceup_draw_without_deck": False, "reshuffle": "lazy"}),
]


def walk(seats: int, seed: int, options: dict[str, Any], hoarding: bool) -> Iterator[tuple[State, int, State]]:
    """A random game; hoarders rarely claim, so that cards and tickets run out."""
    random = Random(seed)
    state = GAME.new(seats, seed, options)
    while not state.over:
        legal = state.legal()
        claims = [action for action in legal if GAME.action(action)["kind"] == "claim"]
        others = [action for action in legal if action not in claims]
        first = others if hoarding and random.random() < 0.9 else claims
        action = random.choice(first or legal)
        before = state.copy()
        state.play(action)
        yield before, action, state


def example(id: str, args: dict[str, Any]) -> tuple[str, str]:
    return id, json.dumps(args, sort_keys=True)


@pytest.fixture(scope="module")
def told() -> set[tuple[str, str]]:
    """Every line all seats and a spectator are told in these games, and what the deciding seat sees."""
    lines: set[tuple[str, str]] = set()
    for seats, seed, options in TABLES:
        for hoarding in (False, True):
            for before, action, after in walk(seats, seed, options, hoarding):
                for seat in (None, *range(seats)):
                    lines |= {example(*line) for line in GAME.tell(before, action, after, seat)}
                lines |= {example(*line) for line in GAME.looking(before.view(before.seat))}
    stuck = nothing_left()
    (action,) = stuck.legal()
    after = stuck.copy()
    after.play(action)
    return lines | {example(*line) for line in GAME.tell(stuck, action, after, None)}


def nothing_left() -> State:
    """A turn of seat 0 when seat 1 holds every card and every ticket."""
    cards = dict.fromkeys(GAME.board["colours"], 12) | {"loco": 14}
    tickets = [ticket["id"] for kind in GAME.board["tickets"].values() for ticket in kind]
    return GAME.load(
        GAME.new(seats=2, seed=1).snapshot()
        | {"seat": 0, "phase": "turn", "deck": [], "display": [None] * 5, "hands": [{}, cards]}
        | {"short_deck": [], "long_deck": [], "tickets": [[], tickets]}
    )


@pytest.fixture(scope="module")
def refused() -> list[IllegalMove]:
    """Every refusal met on the way through these games, once."""
    found: dict[tuple[str, str], IllegalMove] = {}
    for seats, seed, options in TABLES:
        for hoarding in (False, True):
            for step, (before, _, after) in enumerate(walk(seats, seed, options, hoarding)):
                # The whole action space now and then, more often where things are getting rare.
                if after.over or step % (16 if _scarce(before) else 60) == seed:
                    for refusal in refusals(after):
                        found.setdefault(example(refusal.message, refusal.arguments), refusal)
    return list(found.values())


def _scarce(state: State) -> bool:
    view = state.view(None)
    return view["deck"] == 0 or view["short_deck"] + view["long_deck"] < 3


def refusals(state: State) -> Iterator[IllegalMove]:
    for action in (-1, GAME.actions, None, "draw", 1.5, True, *range(GAME.actions)):
        if (refusal := state.why_not(action)) is not None:
            yield refusal
    for route in GAME.board["routes"]:
        for seat in range(len(state.scores())):
            if (refusal := GAME.why(state, seat, {"route": route["id"]})) is not None:
                yield refusal


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_games_tell_can_be_said(told: set[tuple[str, str]], language: str) -> None:
    speaker = Speaker(language, GAME)
    for id, args in told:
        assert speaker.line(Line(id, json.loads(args)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_games_refuse_can_be_said(refused: list[IllegalMove], language: str) -> None:
    speaker = Speaker(language, GAME)
    for refusal in refused:
        assert speaker.say(refusal.message, **refusal.arguments)


def test_the_engines_english_is_the_catalogues(refused: list[IllegalMove]) -> None:
    speaker = Speaker("en", GAME)
    pairs = {(str(refusal), speaker.say(refusal.message, **refusal.arguments)) for refusal in refused}
    assert [pair for pair in pairs if pair[0] != pair[1]] == []


def test_these_games_bring_out_every_sentence(
    catalogues: "Catalogues", told: set[tuple[str, str]], refused: list[IllegalMove]
) -> None:
    """So that the tests above mean something."""
    met = {id for id, _ in told} | {refusal.message for refusal in refused}
    ids = {id for id in catalogues.entries["en"] if id.startswith(("germany-log-", "germany-see-", "refused-"))}
    assert met == ids
