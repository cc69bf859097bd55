"""The tables of the board and of the actions in plain numbers, as the players read them."""

from typing import Final

from branchline.core.rows import plain
from branchline.games.wensleydale import actions, board

AREA_COUNT: Final = int(board.AREA_COUNT)
BORDER_COUNT: Final = int(board.BORDER_COUNT)
BOXES: Final = int(board.BOXES)
CARGO_KINDS: Final = int(board.CARGO_KINDS)
CUBES: Final = int(board.CUBES)
CUBES_A_TURN: Final = int(board.CUBES_A_TURN)
LINKS: Final = int(board.LINKS)
MOST_POINTS: Final = int(board.MOST_POINTS)
MOST_PROFIT: Final = int(board.MOST_PROFIT)
PIECE_KINDS: Final = int(board.PIECE_KINDS)
TRAIN_COUNT: Final = int(board.TRAIN_COUNT)
COST: Final = plain(board.COST)
FROM: Final = plain(board.FROM)
GOODS_SLOTS: Final = plain(board.GOODS_SLOTS)
INCOME: Final = plain(board.INCOME)
PASSENGER_SLOTS: Final = plain(board.PASSENGER_SLOTS)
PRICE: Final = plain(board.PRICE)
SIDE_A: Final = plain(board.SIDE_A)
SIDE_B: Final = plain(board.SIDE_B)
TO: Final = plain(board.TO)
TOWN: Final = plain(board.TOWN)
BUILDS_OUT: Final = tuple(plain(row) for row in board.BUILDS_OUT)
HILLS_BESIDE: Final = tuple(plain(row) for row in board.HILLS_BESIDE)
TOWNS_BESIDE: Final = tuple(plain(row) for row in board.TOWNS_BESIDE)
TRACKS_OUT: Final = tuple(plain(row) for row in board.TRACKS_OUT)
BID_SIZES: Final = int(actions.BID_SIZES)
BUY: Final = int(actions.BUY)
DECLINE: Final = int(actions.DECLINE)
DONE: Final = int(actions.DONE)
EXCHANGE: Final = int(actions.EXCHANGE)
FEWEST_CUBES: Final = int(actions.FEWEST_CUBES)
LAY: Final = int(actions.LAY)
MOVE: Final = int(actions.MOVE)
NO_BUILD: Final = int(actions.NO_BUILD)
NO_TAKEOVER: Final = int(actions.NO_TAKEOVER)
OVER: Final = int(actions.OVER)
PASS: Final = int(actions.PASS)
TAKEOVER: Final = int(actions.TAKEOVER)
EXCHANGED: Final = plain(actions.EXCHANGED)


def deed(action: int) -> int:
    """What an action does, however many cubes are bid for a box."""
    return action // BID_SIZES if action < DECLINE else DECLINE + action
