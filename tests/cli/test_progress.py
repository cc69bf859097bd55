"""How far a command is: a bar for who looks on, a line now and then for who reads it later."""

import sys

import pytest

from branchline import progress as told
from branchline.progress import progress


def test_a_terminal_shows_a_bar_and_clears_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    with progress("3 seats:") as tell:
        tell(1, 4)
    shown = capsys.readouterr()
    assert shown.out == ""
    assert "3 seats: 1 of 4 games" in shown.err
    assert shown.err.endswith("\x1b[2K")


@pytest.mark.parametrize("terminal", [True, False])
def test_a_line_comes_now_and_then_without_a_terminal_or_without_rich(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, terminal: bool
) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: terminal)
    monkeypatch.setattr(told, "find_spec", lambda name: None)
    clock = iter([0.0, 9.0, 10.0, 10.0, 19.0, 20.0, 20.0])
    monkeypatch.setattr(told, "monotonic", lambda: next(clock))
    with progress("3 seats:") as tell:
        for done in range(1, 5):
            tell(done, 8)
    assert capsys.readouterr().err == "3 seats: 2 of 8 games\n3 seats: 4 of 8 games\n"


def test_the_last_game_is_always_told(capsys: pytest.CaptureFixture[str]) -> None:
    with progress() as tell:
        tell(1, 2)
        tell(2, 2)
    assert capsys.readouterr().err == "2 of 2 games\n"
