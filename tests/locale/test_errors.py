"""What tables, servers and board files are told in English without a catalogue is what the catalogue says."""

from collections.abc import Mapping
from string import Formatter

import pytest

from branchline.core import boardfile
from branchline.games.germany import boardcheck
from branchline.locale import LANGUAGES, Speaker
from branchline.server import problems
from branchline.table import refusal

SENTENCES = {
    "table": refusal.SENTENCES,
    "server": problems.SENTENCES,
    "board": boardfile.SENTENCES,
    "germany": boardcheck.SENTENCES,
}


@pytest.mark.parametrize("sentences", SENTENCES.values(), ids=SENTENCES)
def test_errors_are_the_same_in_code_and_catalogue(sentences: Mapping[str, str]) -> None:
    speaker = Speaker("en")
    different = []
    for id, sentence in sentences.items():
        names = {name for _, name, _, _ in Formatter().parse(sentence) if name}
        arguments = {name: 0 if name == "player" else 7 for name in names}
        pair = (refusal.filled(sentence, arguments), speaker.say(id, **arguments))
        if pair[0] != pair[1]:
            different.append((id, *pair))
    assert different == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("sentences", SENTENCES.values(), ids=SENTENCES)
def test_errors_can_be_said_in_every_language(sentences: Mapping[str, str], language: str) -> None:
    speaker = Speaker(language)
    for id, sentence in sentences.items():
        arguments = {name: 7 for _, name, _, _ in Formatter().parse(sentence) if name}
        assert speaker.say(id, **arguments)
