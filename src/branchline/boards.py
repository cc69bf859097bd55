"""`branchline board`: a board to begin with, every problem of a board file with its place, a picture of it, and what a
game can make of its own board."""

import argparse
import sys
from pathlib import Path
from typing import Final

from branchline.core.contract import Game, Json
from branchline.core.pack import BoardTool
from branchline.games import GAMES, PACKS, find
from branchline.options import read_board

NEW: Final = "new"
CHECK: Final = "check"
DRAW: Final = "draw"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `branchline board`."""
    tools = {name: tool for pack in PACKS.values() for name, tool in pack.board_tools().items()}
    parser.description = (
        f"`{NEW}` writes a small board to begin with, on which one can play at once. `{CHECK}` lists every problem of "
        f"a board file with its place; 1 is returned if the board cannot be played on. `{DRAW}` makes a picture of a "
        "good one. " + " ".join(tool.purpose for tool in tools.values())
    )
    parser.add_argument("what", choices=[NEW, CHECK, DRAW, *tools], help="what to do")
    parser.add_argument("of", nargs="+", metavar="[GAME] FILE", help="the game and the board file, or the file alone")
    parser.add_argument("--game", default=None, help=f"one of: {', '.join(GAMES)} (default: as the file says)")
    parser.add_argument("--out", type=Path, metavar="FILE", help="where it goes (default: beside it, or nowhere)")


def main(args: argparse.Namespace) -> int:
    """0 for a good board, if only with warnings, 1 for one with problems, 2 for a file that is none."""
    *named, name = args.of
    if len(named) > 1 or (named and args.game is not None):
        raise ValueError(f"board {args.what}: name one game and one file, not {' '.join(args.of)}")
    asked, file = named[0] if named else args.game, Path(name)
    if args.what in (NEW, CHECK) and args.out is not None:
        raise ValueError(f"--out: `board {args.what}` writes nothing else; leave it out")
    if args.what == NEW:
        return _begin(asked, file)
    data = read_board(file)
    game = find(asked if asked is not None else _game_of(data, file))
    if args.what == CHECK:
        return _check(game, data, file)
    if args.what == DRAW:
        return _draw(game, data, file, args.out or file.with_suffix(".svg"))
    return _make(game, _tool(game, args.what), data, file, args.out)


def _begin(asked: str | None, file: Path) -> int:
    """A file that is there is left alone."""
    if asked is None:
        raise ValueError(f"board {NEW}: name the game, as in `branchline board {NEW} germany {file}`")
    game = find(asked)
    beginning = PACKS[game.name].beginning()
    if beginning is None:
        raise ValueError(f"board: {game.name} is played on its own board only")
    with file.open("x", encoding="utf-8") as new:
        new.write(beginning.read_text("utf-8"))
    print(f"A small board for {game.title} is in {file}.")
    return 0


def _check(game: Game, data: Json, file: Path) -> int:
    problems = game.check_board(data)
    for problem in problems:
        print(f"{file}: {'warning: ' if problem.warning else ''}{problem}", file=sys.stderr)
    good = all(problem.warning for problem in problems)
    if good:
        print(f"{file} is a good board for {game.title}.")
    return 0 if good else 1


def _draw(game: Game, data: Json, file: Path, out: Path) -> int:
    if _check(game, data, file) != 0:
        return 1
    out.write_text(game.on(data).new(game.seats[0], 0).svg(), encoding="utf-8")
    print(f"Its picture is in {out}.")
    return 0


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
