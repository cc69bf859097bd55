"""Whatever advice says is said in every language, and nothing is written that it never says."""

import json
import re
from collections.abc import Iterator
from functools import partial

import pytest
from tests.games.moments import moments

from branchline import bots
from branchline.advice.hints import hint, judgement_of
from branchline.core.contract import Line, State
from branchline.games import GAMES, PACKS
from branchline.locale import LANGUAGES, Speaker, catalogue

ADVISED = [name for name, pack in PACKS.items() if pack.judgement() is not None]
EACH = 40
GOOD = 6


@pytest.fixture(scope="module", params=ADVISED)
def game(request: pytest.FixtureRequest) -> str:
    name: str = request.param
    return name


def positions(game: str) -> Iterator[State]:
    """From games of every mood, and all of some between good players, who alone come to want certain things."""
    for seats in GAMES[game].seats:
        yield from moments(GAMES[game], seats, EACH, 0.03)
    player = bots.make(game, bots.stand_in(game), 1)
    for seed in range(GOOD):
        state = GAMES[game].new(GAMES[game].seats[-2], seed, {})
        while not state.over:
            yield state.copy()
            state.apply(player.choose(state.view(state.seat), partial(state.resample, state.seat)))


@pytest.fixture(scope="module")
def told(game: str) -> set[tuple[str, str]]:
    """The aims of every seat, and the names of what actions are worth."""
    judgement = judgement_of(game)
    lines: set[tuple[str, str]] = set()
    for state in positions(game):
        view = state.view(state.seat)
        for seat in range(view["seats"]):
            aims = hint(game, state, seat, "aim")["aims"]
            lines |= {(aim["id"], json.dumps(aim["args"], sort_keys=True)) for aim in aims}
        for choice in judgement.judge(judgement.strongest, view, partial(state.resample, state.seat)):
            lines |= {(f"{game}-term-{term.replace(' ', '-')}", "{}") for term in choice.terms}
    return lines


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_advice_says_can_be_said(game: str, told: set[tuple[str, str]], language: str) -> None:
    speaker = Speaker(language, GAMES[game])
    for id, args in told:
        assert speaker.line(Line(id, json.loads(args)))


def test_every_sentence_of_the_catalogues_is_said(game: str, told: set[tuple[str, str]]) -> None:
    written = "\n".join(catalogue("en").values())
    assert {id for id, _ in told} == set(re.findall(rf"^({game}-(?:aim|term)-[a-z-]+) =", written, re.MULTILINE))
