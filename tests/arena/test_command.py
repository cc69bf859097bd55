"""`branchline arena` as it is typed."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from branchline import cli

MATCH = ["arena", "germany", "--bots", "greedy,random", "--jobs", "1"]


def test_it_prints_a_table_of_the_bots(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main([*MATCH, "--games", "3", "--option", "may_stop_after_one=true"]) == 0
    shown = capsys.readouterr()
    for text in ("greedy", "random", "win rate", "tickets completed", "may_stop_after_one=True"):
        assert text in shown.out
    assert "4 games: 2 deals, each in 2 seatings; 3 were asked for, rounded up to whole deals." in shown.out
    assert shown.err == "4 of 4 games\n"


def test_wensleydale_has_figures_of_its_own(capsys: pytest.CaptureFixture[str]) -> None:
    match = ["arena", "wensleydale", "--bots", "greedy,random,random", "--jobs", "1"]
    assert cli.main([*match, "--games", "1", "--option", "train_exchange=any"]) == 0
    shown = capsys.readouterr()
    for text in ("greedy", "pieces moved", "profit or loss", "links left", "train_exchange=any"):
        assert text in shown.out
    assert "3 games: 1 deals, each in 3 seatings; 1 were asked for, rounded up to whole deals." in shown.out


def test_the_json_file_holds_the_whole_report(tmp_path: Path) -> None:
    file = tmp_path / "report.json"
    assert cli.main([*MATCH, "--games", "2", "--seed", "7", "--json", str(file)]) == 0
    report = json.loads(file.read_text(encoding="utf-8"))
    assert report["bots"] == ["greedy", "random"]
    assert (report["seed"], report["games_played"], report["stopped"]) == (7, 2, False)
    assert [row["bot"] for row in report["rows"]] == ["greedy", "random"]
    assert report["rows"][0]["win_rate"]["mean"] == 1.0
    assert len(report["games"]) == 2


def test_records_are_saved_where_told(tmp_path: Path) -> None:
    assert cli.main([*MATCH, "--games", "2", "--records", str(tmp_path / "games")]) == 0
    assert len(list((tmp_path / "games").glob("*.json"))) == 2


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--option", "reshuffle"], "--option reshuffle: write it as name=value"),
        (["--option", "speed=3"], "option 'speed' is unknown; germany has start_player"),
        (["--option", "open_hands=maybe"], "option open_hands: 'maybe' is not possible; allowed is true or false"),
        (["--option", "max_loco_resets=99"], "option max_loco_resets: '99' is not possible; allowed is a whole"),
        (["--option", "start_player=9"], "option start_player: '9' is not possible; allowed is random, 0"),
        (["--games", "0"], "games: 0 is not possible"),
        (["--bots", "greedy,genius"], "bot: 'genius' is unknown; germany has random, novice, greedy"),
        (["--json", "/no/such/folder/report.json"], "--json: /no/such/folder/report.json cannot be written (No such"),
        (["--json", "/"], "--json: / cannot be written (Is a directory)"),
    ],
)
def test_a_wrong_argument_is_one_sentence_and_exit_code_2(
    arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main([*MATCH, "--games", "2", *arguments]) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err.startswith(f"branchline arena: {message}")
    assert shown.err.count("\n") == 1


def test_an_option_is_read_as_what_it_is(tmp_path: Path) -> None:
    file = tmp_path / "report.json"
    given = ["start_player=1", "open_hands=true", "max_loco_resets=2", "reshuffle=lazy"]
    options = [word for text in given for word in ("--option", text)]
    assert cli.main([*MATCH, "--games", "1", *options, "--json", str(file)]) == 0
    assert json.loads(file.read_text(encoding="utf-8"))["options"] == {
        "start_player": 1,
        "open_hands": True,
        "max_loco_resets": 2,
        "reshuffle": "lazy",
    }


@pytest.mark.long
@pytest.mark.skipif(sys.platform == "win32", reason="Ctrl-C is sent as a signal here")
def test_ctrl_c_ends_the_run_with_what_was_played(tmp_path: Path) -> None:
    """With workers beside it, as a terminal does it: the signal goes to all of them."""
    # A shell that starts its jobs in the background lets them ignore Ctrl-C; this one must not.
    heed = "import signal, sys; signal.signal(signal.SIGINT, signal.default_int_handler); "
    command = [sys.executable, "-c", heed + "from branchline.cli import main; sys.exit(main())"]
    match = ["arena", "germany", "--bots", "greedy,random", "--games", "100000", "--jobs", "2"]
    running = subprocess.Popen(
        [*command, *match, "--records", str(tmp_path)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    try:
        deadline = time.monotonic() + 60
        while len(list(tmp_path.glob("*.json"))) < 6 and time.monotonic() < deadline:
            time.sleep(0.1)
        os.killpg(running.pid, signal.SIGINT)
        out, err = running.communicate(timeout=60)
    finally:
        if running.poll() is None:
            os.killpg(running.pid, signal.SIGKILL)
            running.communicate()
    assert running.returncode == 130
    assert "stopped before the 100000 asked for" in out
    assert "Traceback" not in err
