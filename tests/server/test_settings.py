"""Settings: given, from the environment, or by default; what cannot be is told in one sentence."""

import re
from pathlib import Path
from typing import Any

import pytest

from branchline.server import CannotServe, Settings, serve
from branchline.server.settings import ALLOWED

README = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")


def test_every_setting_is_an_environment_variable(monkeypatch: pytest.MonkeyPatch) -> None:
    values = {"data": "club.sqlite3", **dict.fromkeys(ALLOWED, 7)}
    assert set(values) == set(Settings.model_fields)
    for name, value in values.items():
        monkeypatch.setenv(f"BRANCHLINE_{name.upper()}", str(value))
    assert Settings().model_dump() == values
    assert Settings(bot_pace=3).bot_pace == 3  # what is given goes before


def test_the_readme_lists_every_setting_with_its_default() -> None:
    listed = dict(re.findall(r"\| `BRANCHLINE_(\w+)` \| `?([^|`]+?)`? \|", README))
    assert set(listed) == {name.upper() for name in Settings.model_fields}
    for name, field in Settings.model_fields.items():
        if field.default_factory is None:
            assert str(listed[name.upper()]) in (str(field.default), f"{field.default:g}" if name != "data" else "")


@pytest.mark.parametrize("name", ALLOWED)
@pytest.mark.parametrize("value", ["-1", "nan", "many", ""])
def test_what_cannot_be_is_named_with_what_is_allowed(monkeypatch: pytest.MonkeyPatch, name: str, value: str) -> None:
    monkeypatch.setenv(f"BRANCHLINE_{name.upper()}", value)
    with pytest.raises(ValueError, match="not possible") as caught:
        Settings()
    assert str(caught.value) == f"{name}: {value} is not possible; {ALLOWED[name]}"


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"bot_pase": 1}, "bot_pase: there is no such setting"),
        ({"data": ":memory:"}, "data: ':memory:' keeps nothing"),
        ({"data": 5}, "data: 5 is not possible; give the name of a file"),
        ({"data": "no such://"}, "data: 'no such://' cannot be read"),
    ],
)
def test_so_is_what_is_no_setting_and_data_that_keeps_nothing(wrong: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said) as caught:
        Settings(**wrong)
    assert "\n" not in str(caught.value)


def test_a_wrong_variable_keeps_the_server_from_starting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BRANCHLINE_HAND_AFTER", "soon")
    with pytest.raises(CannotServe, match="hand_after: soon is not possible"):
        serve(port=0)
