"""`branchline mcp`: games, rules and advice for an assistant, by the Model Context Protocol.

Each tool is a thin face of what people use too. A table here has one seat for the assistant and computer players in the
others; whatever is told about it passes the view of that seat.
"""

import argparse
import json
from typing import Annotated, Any, Final

from mcp.server import MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from pydantic import Field, ValidationError

from branchline import __version__, bots, rulebook
from branchline.games import GAMES, find, on, pack
from branchline.locale import LANGUAGES
from branchline.solo import Solo, usual_opponents

INSTRUCTIONS: Final = (
    "Railway board games, played by the book. Open a table with new_table, look at it, and play actions by their "
    "notation until the game is over. The computer players answer at once. Ask for the rules by id, such as G7.4, or "
    "by words."
)

GameName = Annotated[str, Field(description=f"one of: {', '.join(GAMES)}")]
TableName = Annotated[str, Field(description="as new_table told it")]
Language = Annotated[str, Field(description=f"one of: {', '.join(LANGUAGES)}")]
Action = Annotated[str, Field(description="the notation of an action, or its number")]


class Tables:
    """The tables of one assistant; they end with its connection."""

    def __init__(self) -> None:
        self._tables: dict[str, Solo] = {}

    def list_games(self) -> str:
        """The games there are, with their seats, computer players and options."""
        return "\n\n".join(_told(name) for name in GAMES)

    def rules(self, game: GameName, about: str = "", language: Language = "en") -> str:
        """The rules of a game: by id (G7 or G7.4), by words that a rule contains, or, about nothing, the contents."""
        return "\n".join(rulebook.look_up(game, about, language))

    def new_table(
        self,
        game: GameName,
        opponents: list[str] | None = None,
        options: dict[str, Any] | None = None,
        seed: int | None = None,
        language: Language = "en",
        board: Annotated[str | None, Field(description="one of the game's others, or none for its own")] = None,
    ) -> str:
        """Opens a table against computer players, two good ones unless others are named, and tells what it looks like.

        A seed makes the luck of the game repeatable.
        """
        for name in opponents or ():
            if name not in bots.names(find(game).name):  # nor a player from outside, which would be code to run
                raise ValueError(f"opponents: {name!r} is unknown; {game} has {', '.join(bots.names(game))}")
        table = Solo(on(game, board), opponents, seed, options, language)
        name = f"table-{len(self._tables) + 1}"
        self._tables[name] = table
        return "\n".join([name, *table.others(), "", *table.look()])

    def look(self, table: TableName) -> str:
        """All that you may know at this table: whose turn it is, the board, your things, and what you can do."""
        return "\n".join(self._at(table).look())

    def legal_actions(self, table: TableName, words: str = "") -> str:
        """What you can do, a line each: the notation, a dash, and what it does; only what has all the words, if any."""
        actions = self._asked(table).choices(words)
        if not actions:
            raise ValueError(f"words: no action that is possible now has {words!r}; without words all are listed")
        return "\n".join(map(str, actions))

    def play(self, table: TableName, action: Action) -> str:
        """Plays an action and tells what happened, up to your next decision or the end of the game."""
        at = self._asked(table)
        number = at.understood(action.strip())
        if refused := at.refusal(number):
            raise ValueError(refused)
        lines = [*at.play(number), *at.others()]
        return "\n".join([*lines, "", *(at.scoring() if at.state.over else [at.expected()])])

    def why_not(self, table: TableName, action: Action) -> str:
        """Why an action is not possible now, with the id of the rule; or that it is."""
        at = self._at(table)
        return at.refusal(at.understood(action.strip())) or at.speaker.say("assistant-possible")

    def hint(self, table: TableName) -> str:
        """What to aim for, and the best actions, as the strongest computer player judges what you know."""
        return "\n".join(self._asked(table).hint())

    def _at(self, name: str) -> Solo:
        if name not in self._tables:
            raise ValueError(f"table: {name!r} is unknown; {_known(self._tables)}")
        return self._tables[name]

    def _asked(self, name: str) -> Solo:
        """A table that is not over: then it is for the assistant to decide, since the others do so at once."""
        table = self._at(name)
        if table.state.over:
            raise ValueError(table.speaker.say("refused-over"))
        return table


def _known(tables: dict[str, Solo]) -> str:
    return f"known are {', '.join(tables)}" if tables else "open one with new_table"


def _told(name: str) -> str:
    game = find(name)
    usual = ", ".join(usual_opponents(game))
    return "\n".join(
        [
            f"{name}: {game.title}, for {game.seats[0]} to {game.seats[-1]} players",
            f"computer players: {', '.join(bots.names(name))} (usually {usual})",
            f"boards: its own{''.join(f', {other}' for other in pack(name).boards())}",
            *(
                f"option {label}: {option.allowed()} (usually {json.dumps(option.default)}; rule {option.rule})"
                for label, option in game.options.items()
            ),
        ]
    )


class Server(MCPServer):
    """The library's server, but what was wrong with a question is told in one sentence of ours."""

    async def call_tool(self, name: str, arguments: dict[str, Any], context: Any = None) -> Any:
        try:
            return await super().call_tool(name, arguments, context)
        except ToolError as error:
            if isinstance(error.__cause__, ValidationError):
                raise ToolError("; ".join(map(_wrong, error.__cause__.errors()))) from None
            if isinstance(error.__cause__, ValueError):
                raise ToolError(str(error.__cause__)) from None
            raise


def _wrong(problem: Any) -> str:
    """An argument that is missing or of another type."""
    return f"{'.'.join(map(str, problem['loc']))}: {problem['msg']}"


def made() -> MCPServer:
    """The server, with tables of its own."""
    server = Server("branchline", version=__version__, instructions=INSTRUCTIONS, log_level="WARNING")
    tables = Tables()
    for tool in (
        tables.list_games,
        tables.rules,
        tables.new_table,
        tables.look,
        tables.legal_actions,
        tables.play,
        tables.why_not,
        tables.hint,
    ):
        server.add_tool(tool)
    return server


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """It has none: an assistant starts it and speaks to it through its input and output."""
    parser.description = (
        "Serve games, rules and advice to an assistant, by the Model Context Protocol through input and output. The "
        "assistant starts this itself: name `branchline mcp` among its servers."
    )


def main(args: argparse.Namespace) -> int:
    """Serves until the assistant hangs up."""
    made().run("stdio")
    return 0
