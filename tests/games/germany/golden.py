"""The golden games of Germany; `tests/games/playthrough.py` says what they are and when to write them anew."""

from typing import Any

from tests.games.playthrough import Action, Golden

# So weighted that these games look like games.
WISHES = {"take": 8, "draw": 6, "claim": 9, "tickets": 1, "keep": 1, "passenger": 1, "stop": 1, "pass": 1}


def wish(action: Action) -> int:
    """A longer route rather than a short one, a passenger rather than none, few tickets rather than many."""
    if action["kind"] == "claim":
        return int(action["cards"] + action["locos"]) ** 3
    if action["kind"] == "keep":
        return (1, 20, 20, 3, 1)[len(action["keep"])]
    if action["kind"] == "passenger":
        return 1 if action["colour"] is None else 6
    return 1


def facts(state: Any) -> str:
    view = state.view(None)
    shown = " ".join(card or "-" for card in view["display"])
    players = "  ".join(f"{p['score']}/{p['wagons']}w/{p['cards']}c" for p in view["players"])
    piles = f"deck {view['deck']} discard {sum(view['discard'].values())}"
    last = "" if view["turns_left"] is None else f" | {view['turns_left']} turns left"
    return f"{shown} | {piles} | tickets {view['short_deck']}+{view['long_deck']} | {players}{last}"


GOLDEN = Golden("germany", WISHES, wish, facts, view_every=60, tables=(2, 3, 4, 5))

if __name__ == "__main__":
    GOLDEN.write()
