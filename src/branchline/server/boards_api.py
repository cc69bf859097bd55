"""What `docs/protocol.md` says of boards: those of the house, those of tables, and drafts of one's own."""

import asyncio
import json
from functools import lru_cache
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Request, Response

from branchline import bots
from branchline.core.boardfile import called
from branchline.core.contract import Game
from branchline.games import GAMES, at_home, house_board, on, pack
from branchline.locale import LANGUAGES, Speaker
from branchline.server.api import ANSWERS, Asking, AtRooms, may_act, not_too_often
from branchline.server.board_models import BoardCheck, BoardInfo, BoardProblem, Boards, BoardSheet, Draft
from branchline.server.models import Model
from branchline.server.people.tokens import recognise_programs
from branchline.server.problems import problem, shown

router = APIRouter(
    prefix="/api",
    responses=ANSWERS,
    dependencies=[Depends(not_too_often), Depends(recognise_programs), Depends(may_act)],
)


def named_game(game: str, request: Request) -> Game:
    if game not in GAMES:
        raise problem("error-not-found", path=shown(request.url.path))
    return GAMES[game]


Named = Annotated[Game, Depends(named_game)]


@router.get("/games/{game}/boards")
async def house_boards(game: Named) -> Boards:
    """The boards of the house on which this game is played, beside its own."""
    boards = [BoardInfo(id=name, name=called(house_board(game, name))) for name in pack(game).boards()]
    return Boards(boards=boards, bots=bots.levels(game, anywhere=True) if game.many_boards else [])


@router.get("/games/{game}/boards/{board}", response_model=BoardSheet)
async def one_house_board(board: str, game: Named, request: Request) -> Response:
    """One of them."""
    if board not in pack(game).boards():
        raise problem("error-not-found", path=shown(request.url.path))
    return await _sheet(on(game, board))


@router.post("/games/{game}/boards/check", response_model=BoardCheck)
async def check_board(asked: Draft, game: Named, request: Request) -> Response:
    """What is wrong with a draft of a board and, where nothing is, how it is drawn."""
    if not game.many_boards:
        raise problem("error-own-board", game=game.title)
    async with request.app.state.drafting:  # one after the other: to lay a sheet out is work
        answer = await asyncio.to_thread(_checked, game, asked.board)
    return Response(_written(answer), media_type="application/json")


def _checked(game: Game, board: Any) -> BoardCheck:
    found = game.check_board(board)
    problems = [one for one in found if not one.warning]
    return BoardCheck(
        problems=[BoardProblem.of(one) for one in problems],
        warnings=[BoardProblem.of(one) for one in found if one.warning],
        layout=None if problems else pack(game).layout(game.on(board)),
    )


@router.get("/tables/{id}/board", response_model=BoardSheet)
async def table_board(id: str, guest: Asking, rooms: AtRooms, request: Request) -> Response:
    """The board of a table that is not played on the game's own."""
    game = (await rooms.enter(id, guest)).table.game
    if at_home(game):
        raise problem("error-not-found", path=shown(request.url.path))
    return await _sheet(game)


async def _sheet(game: Game) -> Response:
    body = await asyncio.to_thread(_drawn, game)
    return Response(body, media_type="application/json")


@lru_cache(maxsize=16)
def _drawn(game: Game) -> bytes:
    about = pack(game)
    places = about.places(game)
    names = {
        language: {place: str(speaker.named("place", place)) for place in places}
        for language, speaker in ((language, Speaker(language, game)) for language in LANGUAGES)
    }
    sheet = BoardSheet(name=called(game.board), board=game.board, layout=about.layout(game), names=names)
    return _written(sheet)


def _written(answer: Model) -> bytes:
    """A board may hold numbers that no machine has a word for."""
    return json.dumps(answer.model_dump(), ensure_ascii=False, separators=(",", ":")).encode()
