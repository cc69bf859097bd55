"""Whatever a frame holds, it is a message or it is refused."""

import json
import re
from string import Formatter

from hypothesis import given
from hypothesis import strategies as st

from branchline.server.messages import RefusedMessage, written
from branchline.server.problems import SENTENCES, problem
from branchline.server.requests import CLIENT_TYPES, number_of, read, unpacked
from branchline.table import Refused

VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=8,
)
FIELDS = st.sampled_from(["seat", "action", "notation", "actions", "steps", "at", "about", "request", "extra"])


def check(frame: str | None) -> None:
    refusal = None
    try:
        data = unpacked(frame)
        message = read(data)
        assert message.type in CLIENT_TYPES
        assert message.request == number_of(data)
    except Refused as refused:
        refusal = refused
    if refusal is not None:
        assert re.fullmatch(r"error-[a-z-]+", refusal.message)
        assert json.loads(written(RefusedMessage.of(refusal)))["type"] == "refused"


@given(st.text())
def test_any_text_is_a_message_or_refused(text: str) -> None:
    check(text)


@given(VALUES)
def test_any_json_is_a_message_or_refused(value: object) -> None:
    check(json.dumps(value))


@given(st.sampled_from(CLIENT_TYPES), st.dictionaries(FIELDS, VALUES))
def test_any_fields_make_a_message_or_are_refused(kind: str, fields: dict[str, object]) -> None:
    check(json.dumps({"type": kind, **fields}))


def test_every_sentence_is_one_sentence() -> None:
    for message, sentence in SENTENCES.items():
        names = {name for _, name, _, _ in Formatter().parse(sentence) if name}
        text = str(problem(message, **dict.fromkeys(names, 1)))
        assert text.endswith("."), message
        assert ". " not in text, message
