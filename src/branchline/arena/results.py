"""Results in a file: a line of JSON for each game, only ever added to. Everything can be worked out from it again."""

import json
import subprocess
from collections.abc import Iterable, Mapping
from concurrent.futures import Executor
from dataclasses import asdict, dataclass
from functools import cache, partial
from pathlib import Path
from typing import Any, Final

from branchline.arena.fingerprint import fingerprint
from branchline.arena.match import Match
from branchline.arena.playing import Foul, Played

NOT_KEPT: Final = ("counts", "actions")  # large, and made again from the seed


@dataclass(frozen=True)
class Result:
    """One game, and who played it."""

    match: Match
    commit: str | None  # of the program; None where it is not known
    fingerprints: dict[str, str]  # of every player of the match
    played: Played


class Results:
    """A file of results. What it holds of a match is taken from it, so that a run that was stopped goes on."""

    def __init__(self, file: Path) -> None:
        check_writable(file, "results")
        _mend(file)
        self._file: Final = file
        self._fingerprints: Final[dict[tuple[str, str], str]] = {}
        self._known: Final = read([file]) if file.exists() else []

    def of(self, match: Match, executor: Executor) -> dict[int, list[Played]]:
        """The whole blocks of this match; a ValueError if one of its players was another one then."""
        names = [name for name in dict.fromkeys(match.bots) if (match.game, name) not in self._fingerprints]
        for name, mark in zip(names, executor.map(partial(fingerprint, match.game), names), strict=True):
            self._fingerprints[match.game, name] = mark
        same_players(self._known, self._fingerprints, "now")
        blocks: dict[int, dict[int, Played]] = {}
        for result in self._known:
            if result.match == match:
                blocks.setdefault(result.played.block, {})[result.played.rotation] = result.played
        return {
            block: [games[rotation] for rotation in sorted(games)]
            for block, games in blocks.items()
            if len(games) == match.rotations
        }

    def add(self, match: Match, block: list[Played]) -> None:
        """Writes down a block, all of it at once."""
        prints = {name: self._fingerprints[match.game, name] for name in dict.fromkeys(match.bots)}
        new = [Result(match, commit(), prints, played) for played in block]
        with self._file.open("a", encoding="utf-8") as file:
            file.write("".join(map(_line, new)))
        self._known.extend(new)

    def all_of(self, match: Match) -> list[Result]:
        """Every game of a match, each once."""
        games = {(r.played.block, r.played.rotation): r for r in self._known if r.match == match}
        return [games[key] for key in sorted(games)]


def read(files: Iterable[Path]) -> list[Result]:
    """All results of these files, each game once."""
    by_place: dict[str, Result] = {}
    for file in files:
        try:
            lines = file.read_text(encoding="utf-8").splitlines()
        except (OSError, UnicodeDecodeError) as error:
            raise ValueError(f"results: {file} cannot be read ({error})") from None
        for number, line in enumerate(lines, start=1):
            try:
                result = _result(json.loads(line))
            except (ValueError, KeyError, TypeError):
                raise ValueError(f"results: line {number} of {file} is not a game of `branchline arena`") from None
            played = result.played
            by_place[f"{result.match} {played.block} {played.rotation}"] = result
    return list(by_place.values())


def same_players(
    results: Iterable[Result], known: Mapping[tuple[str, str], str] | None = None, when: str = "elsewhere"
) -> None:
    """A ValueError if two different players go by one name, in the results or beside those known of a game."""
    fingerprints = dict(known or {})
    for result in results:
        for name, mark in result.fingerprints.items():
            other = fingerprints.setdefault((result.match.game, name), mark)
            if other != mark:
                raise ValueError(
                    f"results: {name} of {result.match.game} is not one player (fingerprint {mark}, and {other} "
                    f"{when}); keep the results of each in a file of its own"
                )


def _mend(file: Path) -> None:
    """Cuts off a line that was not written to its end."""
    if file.exists() and not (held := file.read_bytes()).endswith(b"\n"):
        file.write_bytes(held[: held.rfind(b"\n") + 1])


def _line(result: Result) -> str:
    played = {name: value for name, value in asdict(result.played).items() if name not in NOT_KEPT}
    match = {name: value for name, value in asdict(result.match).items() if name != "board"}  # it is the game's own
    return json.dumps(asdict(result) | {"match": match, "played": played}, separators=(",", ":")) + "\n"


def _result(line: dict[str, Any]) -> Result:
    match, played = line["match"], line["played"]
    played["tallies"] = [{name: (amount, of) for name, (amount, of) in entry.items()} for entry in played["tallies"]]
    played["foul"] = Foul(**played["foul"]) if played["foul"] else None
    return Result(
        Match(**match | {"bots": tuple(match["bots"])}), line["commit"], line["fingerprints"], Played(**played)
    )


@cache
def commit() -> str | None:
    """What this program was made from: a commit, with a + if it was changed since; None outside a repository."""
    here = Path(__file__).parent
    git = ["git", "-C", str(here)]
    try:
        # An installed program may lie in a repository that is not its own.
        subprocess.run([*git, "ls-files", "--error-unmatch", Path(__file__).name], capture_output=True, check=True)
        told = subprocess.run(
            [*git, "describe", "--always", "--exclude=*", "--dirty=+"], capture_output=True, check=True, text=True
        )
    except (OSError, subprocess.CalledProcessError):
        return None
    return told.stdout.strip()


def check_writable(file: Path, what: str) -> None:
    """Before the games, so that none is played for nothing; leaves nothing behind."""
    new = not file.exists()
    try:
        file.open("a").close()
        if new:
            file.unlink()
    except OSError as error:
        raise ValueError(f"{what}: {file} cannot be written ({error.strerror})") from None
