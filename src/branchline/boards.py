"""`branchline board`: every problem of a board file, with its place, and what a game can make of its own board."""

import argparse
import sys
from pathlib import Path
from typing import Final

from branchline.core.contract import Game, Json
from branchline.core.pack import BoardTool
from branchline.games import GAMES, PACKS, find
from branchline.options import read_board

CHECK: Final = "check"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `branchline board`."""
    tools = {name: tool for pack in PACKS.values() for name, tool in pack.board_tools().items()}
    parser.description = (
        "Check a board file. Every problem is listed with its place; 1 is returned if the board cannot be played on. "
        + " ".join(tool.purpose for tool in tools.values())
    )
    parser.add_argument("what", choices=[CHECK, *tools], help="what to do")
    parser.add_argument("file", type=Path, help="the board file")
    parser.add_argument("--game", default=None, help=f"one of: {', '.join(GAMES)} (default: as the file says)")
    parser.add_argument("--out", type=Path, metavar="FILE", help="where it goes (default: it is only compared)")


def main(args: argparse.Namespace) -> int:
    """0 for a good board, if only with warnings, 1 for one with problems, 2 for a file that is none."""
    data = read_board(args.file)
    game = find(args.game if args.game is not None else _game_of(data, args.file))
    if args.what == CHECK:
        if args.out is not None:
            raise ValueError(f"--out: `board {CHECK}` writes nothing; leave it out")
        return _check(game, data, args.file)
    return _make(game, _tool(game, args.what), data, args.file, args.out)


def _check(game: Game, data: Json, file: Path) -> int:
    problems = game.check_board(data)
    for problem in problems:
        print(f"{file}: {'warning: ' if problem.warning else ''}{problem}", file=sys.stderr)
    good = all(problem.warning for problem in problems)
    if good:
        print(f"{file} is a good board for {game.title}.")
    return 0 if good else 1


def _tool(game: Game, name: str) -> BoardTool:
    tools = PACKS[game.name].board_tools()
    if name not in tools:
        makes = next(pack.board_tools()[name].makes for pack in PACKS.values() if name in pack.board_tools())
        raise ValueError(f"game: the board of {game.name} has no {makes.removeprefix('a ')}")
    return tools[name]


def _make(game: Game, tool: BoardTool, data: Json, file: Path, out: Path | None) -> int:
    source = tool.source(data)
    if _check(game, source, file) != 0:
        return 1
    told, well = tool.make(source, out)
    print(told)
    return 0 if well else 1


def _game_of(data: object, file: Path) -> object:
    """A board file says its game as an object with an id, or by its title."""
    about = data.get("game") if isinstance(data, dict) else None
    if isinstance(about, dict) and "id" in about:
        return about["id"]
    for game in GAMES.values():
        if about == game.title:
            return game.name
    raise ValueError(f"{file} does not say which game it is for (game); name it with --game")
