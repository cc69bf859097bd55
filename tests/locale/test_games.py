"""Whatever games tell or refuse can be said in every language, and the engine's own English is the catalogue's."""

import json
import re
from typing import TYPE_CHECKING, Any, get_args

import pytest
from tests.locale import germany_walks, lunar_walks, wensleydale_walks
from tests.locale.walks import Walks

import branchline as bl
from branchline.core.contract import Line
from branchline.core.errors import IllegalMove
from branchline.games import PACKS
from branchline.locale import LANGUAGES, Speaker

if TYPE_CHECKING:
    from .conftest import Catalogues

WALKS = {walks.game.name: walks for walks in (germany_walks.WALKS, wensleydale_walks.WALKS, lunar_walks.WALKS)}


@pytest.fixture(scope="module", params=bl.GAMES)
def walks(request: pytest.FixtureRequest) -> Walks:
    return WALKS[request.param]


def example(id: str, args: dict[str, Any]) -> tuple[str, str]:
    return id, json.dumps(args, sort_keys=True)


@pytest.fixture(scope="module")
def told(walks: Walks) -> set[tuple[str, str]]:
    """All that seats and a spectator are told in these games, what the deciding seat sees, and the final count."""
    game = walks.game
    lines: set[tuple[str, str]] = set()
    for steps in walks.games():
        for before, action, after in steps:
            view = before.view(before.seat)
            lines |= {example(*line) for line in (*game.table_lines(view), *game.board_lines(view))}
            lines.add(example(*game.action_line(action, view)))
            events = before.step(action)
            for seat in (None, *range(len(before.scores()))):
                lines |= {example(*line) for line in game.tell(game.seen(events, seat))}
            if after.over:
                for entry, rank in zip(game.sheet(after), after.ranks(), strict=True):
                    lines |= {example(*line) for _, line in game.sheet_lines(entry, rank)}
    for state in walks.odd:
        view = state.view(state.seat)
        lines |= {example(*line) for line in (*game.table_lines(view), *game.board_lines(view))}
        for action in {game.action_line(action, view).id: action for action in state.legal()}.values():
            events = state.copy().step(action)
            lines |= {example(*line) for line in game.tell(game.seen(events, None))}
            lines.add(example(*game.action_line(action, view)))
    return lines


@pytest.fixture(scope="module")
def refused(walks: Walks) -> list[IllegalMove]:
    """Every refusal met on the way through these games, once; of each kind as many as are enough."""
    by_message: dict[str, dict[str, IllegalMove]] = {}
    for refusal in walks.refusals():
        alike = by_message.setdefault(refusal.message, {})
        if len(alike) < walks.enough:
            alike.setdefault(json.dumps(refusal.arguments, sort_keys=True), refusal)
    return [refusal for alike in by_message.values() for refusal in alike.values()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_games_tell_can_be_said(walks: Walks, told: set[tuple[str, str]], language: str) -> None:
    speaker = Speaker(language, walks.game)
    for id, args in told:
        assert speaker.line(Line(id, json.loads(args)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_games_refuse_can_be_said(walks: Walks, refused: list[IllegalMove], language: str) -> None:
    speaker = Speaker(language, walks.game)
    for refusal in refused:
        assert speaker.say(refusal.message, **refusal.arguments)


def test_the_engines_english_is_the_catalogues(walks: Walks, refused: list[IllegalMove]) -> None:
    speaker = Speaker("en", walks.game)
    pairs = {(str(refusal), speaker.say(refusal.message, **refusal.arguments)) for refusal in refused}
    assert [pair for pair in pairs if pair[0] != pair[1]] == []


def test_every_kind_of_event_has_a_sentence_and_every_sentence_of_the_log_an_event(
    walks: Walks, catalogues: "Catalogues"
) -> None:
    name = walks.game.name
    events = get_args(PACKS[name].shapes().event)
    kinds = [kind for event in events for kind in get_args(event.__annotations__["kind"])]
    assert len(kinds) == len(set(kinds))
    assert {f"{name}-log-{kind}" for kind in kinds} == {
        id for id in catalogues.entries["en"] if id.startswith(f"{name}-log-")
    }


def test_these_games_bring_out_every_sentence(
    walks: Walks, catalogues: "Catalogues", told: set[tuple[str, str]], refused: list[IllegalMove]
) -> None:
    """So that the tests above mean something."""
    met = {id for id, _ in told} | {refusal.message for refusal in refused}
    name = walks.game.name
    ids = {id for id, entry in catalogues.entries["en"].items() if entry.file == f"{name}-log.ftl"}
    sorts = "area|card|city|colour|company|direction|good|heading|kind|loco|milepost|pair|part|passenger|phase|piece"
    names = re.compile(f"{name}-(?:{sorts}|place|side|train)(?:-|$)")
    shared = {id for id in met if catalogues.entries["en"][id].file == "games.ftl"}
    assert shared == {"refused-unknown-action", "refused-over", "refused-phase"}
    assert met - shared == {id for id in ids if not names.match(id)}
