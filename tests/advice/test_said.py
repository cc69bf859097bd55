"""Whatever advice says is said in every language, and nothing is written that it never says."""

import json
import re
from collections.abc import Iterator
from functools import partial
from itertools import count
from typing import NamedTuple

import pytest
from tests.games.moments import moments

from branchline import bots
from branchline.advice.hints import hint, judgement_of
from branchline.core.contract import Line, State
from branchline.games import GAMES, PACKS
from branchline.locale import LANGUAGES, Speaker, catalogue

ADVISED = [name for name, pack in PACKS.items() if pack.judgement() is not None]


class Heard(NamedTuple):
    """How many positions of a game are listened to."""

    each: int = 40  # at tables of every size
    otherwise: int = 20  # for each choice an option has
    games: int = 3  # between good players
    rounds: int | None = None  # of these, where they are long
    quick: bool = False  # whether these are greedy ones, where others take long
    every: int = 3  # decisions of these a position


HEARD = {
    "wensleydale": Heard(each=20, otherwise=20, games=0),
    "lunar": Heard(each=5, otherwise=1, games=1, rounds=60, every=20, quick=True),
}


def positions(game: str) -> Iterator[State]:
    """From games of every mood and under every option, and many of some between good players, who alone come to want
    certain things."""
    each, otherwise, games, rounds, quick, every = HEARD.get(game, Heard())
    for seats in GAMES[game].seats:
        yield from moments(GAMES[game], seats, each, 0.03)
    for name, option in GAMES[game].options.items():
        for value in (True, False) if option.kind == "bool" else option.choices if option.kind == "choice" else ():
            yield from moments(GAMES[game], GAMES[game].seats[-1], otherwise, 0.1, {name: value})
    for seed in range(games):
        seats = GAMES[game].seats[-2 if rounds is None else 0]
        players = [bots.make(game, "greedy" if quick else bots.stand_in(game), 1) for _ in range(seats)]
        state = GAMES[game].new(seats, seed, {} if rounds is None else {"max_rounds": rounds})
        for step in count():
            if state.over:
                break
            if step % every == 0:
                yield state.copy()
            state.apply(players[state.seat].choose(state.view(state.seat), partial(state.resample, state.seat)))


def said(game: str) -> set[tuple[str, str]]:
    """The aims of who decides, and the names of what actions are worth."""
    judgement = judgement_of(game)
    lines: set[tuple[str, str]] = set()
    for state in positions(game):
        view = state.view(state.seat)
        aims = hint(game, state, state.seat, "aim")["aims"]
        lines |= {(aim["id"], json.dumps(aim["args"], sort_keys=True)) for aim in aims}
        for choice in judgement.judge(judgement.strongest, view, partial(state.resample, state.seat)):
            lines |= {(f"{game}-term-{term.replace(' ', '-')}", "{}") for term in choice.terms}
    return lines


@pytest.mark.long
@pytest.mark.parametrize("game", ADVISED)
def test_all_that_advice_says_can_be_said_and_every_sentence_of_the_catalogues_is_said(game: str) -> None:
    told = said(game)
    for language in LANGUAGES:
        speaker = Speaker(language, GAMES[game])
        for id, args in told:
            assert speaker.line(Line(id, json.loads(args)))
    written = "\n".join(catalogue("en").values())
    assert {id for id, _ in told} == set(re.findall(rf"^({game}-(?:aim|term)-[a-z-]+) =", written, re.MULTILINE))
