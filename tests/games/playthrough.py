"""Golden playthroughs: one readable game for each number of players, kept in `golden/` of each game's tests.

A change of the rules, the board, the notation or the chance generator shows up as a difference in these files.
If the change was meant, write them anew from the repository root, and read the difference before keeping it:

    python -m tests.games.<name>.golden
"""

import json
import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import branchline as bl

Action = dict[str, Any]
Player = Callable[[Any, list[int]], int]  # chooses among the legal actions of a state
ABOUT = "# Each action: its number, who decides, out of how many, the notation; below it what everybody then sees."


class Golden(NamedTuple):
    """How the golden games of one game are chosen and told."""

    name: str
    wishes: Mapping[str, int]  # how often each kind of action is chosen where there are several
    wish: Callable[[Action], float]  # and each action among those of its kind
    facts: Callable[[Any], str]  # the public facts of a moment in one line
    view_every: int  # actions between two whole views
    tables: Sequence[int]  # the numbers of seats that are kept
    options: Mapping[str, Any] = {}
    player: Callable[[int], Player] | None = None  # from a seed; who plays instead of chance by wishes

    @property
    def game(self) -> Any:
        return bl.GAMES[self.name]

    @property
    def folder(self) -> Path:
        return Path(__file__).parent / self.name / "golden"

    def kept(self, seats: int) -> Path:
        return self.folder / f"{seats}-seats.txt"

    def choose(self, state: Any, chance: random.Random) -> int:
        actions = [self.game.action(a) for a in state.legal()]
        kinds = sorted({action["kind"] for action in actions})
        kind = chance.choices(kinds, [self.wishes[kind] for kind in kinds])[0]
        wanted = [action for action in actions if action["kind"] == kind]
        return int(chance.choices(wanted, [self.wish(action) for action in wanted])[0]["id"])

    def chooser(self, seed: int) -> Callable[[Any], int]:
        if self.player is not None:
            play = self.player(seed)
            return lambda state: play(state, state.legal())
        chance = random.Random(seed)
        return lambda state: self.choose(state, chance)

    def playthrough(self, seats: int) -> Iterator[str]:
        """The lines of one game."""
        game = self.game
        seed = 100 + seats
        state = game.new(seats=seats, seed=seed, options=self.options)
        choose = self.chooser(seed)
        yield f"# {game.title}: {seats} seats, seed {seed}, rules {game.rules_version}, board {game.board_version}"
        yield ABOUT
        yield f"# Written by `python -m tests.games.{self.name}.golden`."
        yield ""
        yield from picture(state)
        number = 0
        while not state.over:
            legal = state.legal()
            action = choose(state)
            number += 1
            yield f"{number} seat {state.seat} of {len(legal)}: {state.notation(action)}"
            for event in game.seen(state.step(action), None)[1:]:
                args = {name: value for name, value in event.items() if name != "kind"}
                yield f"    {event['kind']} {json.dumps(args)}"
            yield f"    {self.facts(state)}"
            if number % self.view_every == 0:
                yield ""
                yield from picture(state)
        yield ""
        yield f"# The end: scores {state.scores()}, places {state.ranks()}"
        for seat, sheet in enumerate(game.sheet(state)):
            yield f"seat {seat}"
            for name, value in sheet.items():
                if isinstance(value, list):
                    yield f"  {name}"
                    yield from (f"    {json.dumps(entry)}" for entry in value)
                else:
                    yield f"  {name} {value if isinstance(value, int) else json.dumps(value)}"

    def text(self, seats: int) -> str:
        return "\n".join(self.playthrough(seats)) + "\n"

    def write(self) -> None:
        self.folder.mkdir(exist_ok=True)
        for seats in self.tables:
            self.kept(seats).write_text(self.text(seats), encoding="utf-8")
            print(f"{self.kept(seats).name}: {len(self.text(seats).splitlines())} lines")

    def is_played_the_same_way(self, seats: int) -> None:
        kept = self.kept(seats).read_text(encoding="utf-8").splitlines()
        now = self.text(seats).splitlines()
        for number, (old, new) in enumerate(zip(kept, now, strict=False), 1):
            assert new == old, f"{self.kept(seats).name} differs from line {number} on; see playthrough.py"
        assert len(now) == len(kept)

    def all_kept(self) -> str:
        """The text of all games together."""
        return "".join(self.kept(seats).read_text(encoding="utf-8") for seats in self.tables)


def picture(state: Any) -> Iterator[str]:
    """Everything the seat that decides can see, and the chance behind it."""
    if state.over:
        return
    yield f"# What seat {state.seat} sees; chance {state.snapshot()['chance']}"
    for name, value in state.view(state.seat).items():
        if name == "players":
            yield "  players"
            yield from (f"    {json.dumps(player, sort_keys=True)}" for player in value)
        else:
            yield f"  {name} {json.dumps(value, sort_keys=True)}"
    yield ""
