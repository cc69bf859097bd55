"""`branchline mcp`, asked by the client of the protocol's own library."""

import asyncio
import random
import sys
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

# Here, because it keeps what errors are written to when it is first loaded, which within a test may be no file.
from mcp import Client, StdioServerParameters

import branchline as bl
from branchline.description import BETWEEN
from branchline.locale import Speaker

TOOLS = ["list_games", "rules", "new_table", "look", "legal_actions", "play", "why_not", "hint"]
WHOLE: dict[str, dict[str, Any]] = {
    "germany": {"opponents": ["random"]},
    "wensleydale": {"opponents": ["random", "random"], "language": "it"},
    "lunar": {"opponents": ["random"], "options": {"max_rounds": 4}, "language": "fr"},
}
Ask = Callable[..., Awaitable[str]]


def at_a_server(visit: Callable[[Ask], Awaitable[None]]) -> None:
    """Asks a server of our own; what it refuses is raised."""

    from branchline.assistant import made

    async def connected() -> None:
        async with Client(made()) as client:

            async def ask(tool: str, **arguments: Any) -> str:
                answer = await client.call_tool(tool, arguments)
                (content,) = answer.content
                if answer.is_error:
                    raise ValueError(content.text)
                return str(content.text)

            await visit(ask)

    asyncio.run(connected())


def notation(line: str) -> str:
    return line.partition(BETWEEN)[0]


@pytest.mark.parametrize("game", bl.GAMES)
def test_a_whole_game_is_played_by_what_the_tools_tell(game: str) -> None:
    chance = random.Random(1)
    end = Speaker(WHOLE[game].get("language", "en")).say("replay-scoring")

    async def play(ask: Ask) -> None:
        table = (await ask("new_table", game=game, seed=1, **WHOLE[game])).splitlines()[0]
        told = ""
        while end not in told:
            actions = (await ask("legal_actions", table=table)).splitlines()
            told = await ask("play", table=table, action=notation(chance.choice(actions)))
        assert end in await ask("look", table=table)
        over = Speaker(WHOLE[game].get("language", "en")).say("refused-over")
        for tool, arguments in {"play": {"action": notation(actions[0])}, "legal_actions": {}, "hint": {}}.items():
            with pytest.raises(ValueError, match=over):
                await ask(tool, table=table, **arguments)

    at_a_server(play)


def test_games_rules_reasons_and_hints_are_told() -> None:
    async def visit(ask: Ask) -> None:
        games = await ask("list_games")
        assert all(game.title in games for game in bl.GAMES.values())
        assert await ask("rules", game="germany", about="G2.16") in await ask("rules", game="germany", about="G2")
        assert "G5.7" in await ask("rules", game="germany", about="three locomotives")
        opened = await ask("new_table", game="germany", seed=3, opponents=["greedy"])
        table, *looked = opened.splitlines()
        assert "\n".join(looked).strip() == await ask("look", table=table)
        assert (await ask("why_not", table=table, action="draw")).endswith("(G2.16)")
        assert await ask("why_not", table=table, action="tickets short*4") == "It is possible now."
        hint = (await ask("hint", table=table)).splitlines()
        assert hint[0] == "What to aim for"
        best = notation(hint[hint.index("The best moves") + 1])
        assert best in map(notation, (await ask("legal_actions", table=table)).splitlines())
        offered = (await ask("legal_actions", table=table, words="4 LONG")).splitlines()
        assert list(map(notation, offered)) == ["tickets long*4"]
        assert (await ask("new_table", game="lunar")).splitlines()[0] != table
        assert "boards: its own, arvenia" in games
        assert "Aldemar" in await ask("new_table", game="germany", board="arvenia")

    at_a_server(visit)


@pytest.mark.parametrize(
    ("tool", "arguments", "told"),
    [
        ("rules", {"game": "chess"}, "game: 'chess' is unknown; known are germany, wensleydale, lunar"),
        ("rules", {"game": "lunar", "about": "cows"}, "about: the rules of lunar have no 'cows'; ask for an id"),
        (
            "new_table",
            {"game": "germany", "opponents": ["os:system"]},
            "opponents: 'os:system' is unknown; germany has",
        ),
        (
            "new_table",
            {"game": "germany", "options": {"wind": 1}},
            "option 'wind' is unknown; germany has start_player",
        ),
        ("new_table", {"game": "germany", "opponents": ["random"] * 9}, "seats: 10 is not possible"),
        ("new_table", {"game": "lunar", "board": "mars"}, "board: lunar has no board 'mars'; it has only its own"),
        ("look", {}, "table: Field required"),
        ("play", {"table": 1}, "table: Input should be a valid string; action: Field required"),
        ("new_table", {"game": "germany", "seed": "x"}, "seed: Input should be a valid integer"),
        ("look", {"table": "mine"}, "table: 'mine' is unknown; known are table-1"),
        ("play", {"table": "table-1", "action": "fly"}, "notation: 'fly' begins with no known word"),
        ("play", {"table": "table-1", "action": "pass"}, r"Something else comes first: .* \(G2.16\)$"),
        ("legal_actions", {"table": "table-1", "words": "zeppelin"}, "words: no action that is possible now has"),
    ],
)
def test_what_is_wrong_is_said_in_one_sentence(tool: str, arguments: dict[str, Any], told: str) -> None:
    async def visit(ask: Ask) -> None:
        await ask("new_table", game="germany", seed=3, opponents=["random"])
        with pytest.raises(ValueError, match=f"^{told}") as refused:
            await ask(tool, **arguments)
        assert "\n" not in str(refused.value)

    at_a_server(visit)


def test_an_assistant_starts_it_and_speaks_to_it_through_input_and_output() -> None:
    async def started() -> list[str]:
        command = StdioServerParameters(
            command=sys.executable, args=["-c", "from branchline.cli import main; main()", "mcp"]
        )
        async with Client(command) as client:
            return [tool.name for tool in (await client.list_tools()).tools]

    assert asyncio.run(started()) == TOOLS
