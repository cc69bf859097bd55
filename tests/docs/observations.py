"""What docs/observations.md tells of each game, from the engine: `python -m tests.docs.observations` writes it anew."""

from tests.docs.pages import ROOT

import branchline as bl
from branchline.core.contract import Game, Json

PAGE = ROOT / "docs/observations.md"


def told(game: Game) -> str:
    """A game's part of the page."""
    size = sum(part.size for part in game.observation)
    kinds: dict[str, list[dict[str, Json]]] = {}
    for action in map(game.action, range(game.actions)):
        kinds.setdefault(action["kind"], []).append(action)
    lines = [
        f"## {game.title}",
        "",
        f"{game.actions:,} actions, told in its [notation](../src/branchline/games/{game.name}/README.md#notation).",
        "",
        "| kind | actions | numbers | the first of them |",
        "|---|---|---|---|",
    ]
    for kind, actions in kinds.items():
        first, last = actions[0], actions[-1]
        assert [action["id"] for action in actions] == list(range(actions[0]["id"], actions[-1]["id"] + 1))
        numbers = f"{first['id']}" if first is last else f"{first['id']} to {last['id']}"
        lines.append(f"| `{kind}` | {len(actions):,} | {numbers} | `{first['notation']}` |")
    lines += ["", f"An observation has {size:,} bytes:", "", "| piece | bytes | what they tell |", "|---|---|---|"]
    lines += [f"| `{part.name}` | {part.size} | {part.text} |" for part in game.observation]
    return "\n".join(lines) + "\n"


def page() -> str:
    """The page as it is to be: its own words, and then each game."""
    own = PAGE.read_text("utf-8").split("\n## ")[0].rstrip("\n")
    return "\n\n".join([own, *(told(game).rstrip("\n") for game in bl.GAMES.values())]) + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
