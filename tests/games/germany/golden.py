"""Golden playthroughs: one readable game for each number of players, kept in `golden/`.

A change of the rules, the board, the notation or the chance generator shows up as a difference in these files.
If the change was meant, write them anew from the repository root, and read the difference before keeping it:

    python -m tests.games.germany.golden
"""

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import branchline as bl

FOLDER = Path(__file__).parent / "golden"
SEATS = (2, 3, 4, 5)
# How often each kind of action is chosen where there are several, so that these games look like games.
WISHES = {"take": 8, "draw": 6, "claim": 9, "tickets": 1, "keep": 1, "passenger": 1, "stop": 1, "pass": 1}
VIEW_EVERY = 60


def choose(state: Any, chance: random.Random) -> int:
    """A longer route rather than a short one, a passenger rather than none, few tickets rather than many."""
    actions = [bl.GAMES["germany"].action(a) for a in state.legal()]
    kinds = sorted({action["kind"] for action in actions})
    kind = chance.choices(kinds, [WISHES[kind] for kind in kinds])[0]
    wanted = [action for action in actions if action["kind"] == kind]
    return int(chance.choices(wanted, [_wish(action) for action in wanted])[0]["id"])


def _wish(action: dict[str, Any]) -> int:
    if action["kind"] == "claim":
        return int(action["cards"] + action["locos"]) ** 3
    if action["kind"] == "keep":
        return (1, 20, 20, 3, 1)[len(action["keep"])]
    if action["kind"] == "passenger":
        return 1 if action["colour"] is None else 6
    return 1


def facts(state: Any) -> str:
    """The public facts of a moment in one line."""
    view = state.view(None)
    shown = " ".join(card or "-" for card in view["display"])
    players = "  ".join(f"{p['score']}/{p['wagons']}w/{p['cards']}c" for p in view["players"])
    piles = f"deck {view['deck']} discard {sum(view['discard'].values())}"
    last = "" if view["turns_left"] is None else f" | {view['turns_left']} turns left"
    return f"{shown} | {piles} | tickets {view['short_deck']}+{view['long_deck']} | {players}{last}"


def playthrough(seats: int) -> Iterator[str]:
    """The lines of one game."""
    game = bl.GAMES["germany"]
    seed = 100 + seats
    state = game.new(seats=seats, seed=seed, options={})
    chance = random.Random(seed)
    yield f"# {game.title}: {seats} seats, seed {seed}, rules {game.rules_version}, board {game.board_version}"
    yield "# Each action: its number, who decides, out of how many, the notation; below it what everybody then sees."
    yield "# Written by `python -m tests.games.germany.golden`."
    yield ""
    yield from picture(state)
    number = 0
    while not state.over:
        legal = state.legal()
        action = choose(state, chance)
        number += 1
        yield f"{number} seat {state.seat} of {len(legal)}: {state.notation(action)}"
        before = state.copy()
        state.play(action)
        for line in game.tell(before, action, state, None)[1:]:
            yield f"    {line.id.removeprefix('germany-log-')} {json.dumps(line.args)}"
        yield f"    {facts(state)}"
        if number % VIEW_EVERY == 0:
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
                yield f"  {name} {value}"


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


def text(seats: int) -> str:
    return "\n".join(playthrough(seats)) + "\n"


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for seats in SEATS:
        path = FOLDER / f"{seats}-seats.txt"
        path.write_text(text(seats), encoding="utf-8")
        print(f"{path.name}: {len(path.read_text(encoding='utf-8').splitlines())} lines")


if __name__ == "__main__":
    main()
