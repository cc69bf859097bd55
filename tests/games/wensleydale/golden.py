"""The golden games of Wensleydale; `tests/games/playthrough.py` says what they are and when to write them anew."""

from typing import Any

from tests.games.playthrough import Action, Golden

# So weighted that these games look like games.
WISHES = {
    "bid": 1,
    "lay": 9,
    "no-build": 1,
    "done": 3,
    "pay": 1,
    "buy": 5,
    "exchange": 1,
    "move": 15,
    "pass": 1,
    "takeover": 6,
    "over": 3,
    "no-takeover": 1,
}


def wish(action: Action) -> float:
    """A small bid rather than a great one, stone rather than anything else."""
    if action["kind"] == "bid":
        return 1.0 / float(action["cubes"]) ** 3
    return 3.0 if action.get("piece") == "stone" else 1.0


def facts(state: Any) -> str:
    view = state.view(None)
    players = "  ".join(
        f"{p['cubes']}c/{''.join(str(points) for points in p['influence'].values())}/{p['profit']:+}/{p['laid']}l"
        f"/{sum(p['load'].values())}+{sum(p['delivered'].values())}p"
        for p in view["players"]
    )
    return f"turn {view['turn'] + 1} {view['phase']} | {players}"


GOLDEN = Golden("wensleydale", WISHES, wish, facts, view_every=40, tables=(3, 4))

if __name__ == "__main__":
    GOLDEN.write()
