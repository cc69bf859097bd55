"""The tables of the board and of the actions in plain numbers, as the players read them."""

from typing import Final

from branchline.core.rows import plain
from branchline.games.germany import actions, board

LENGTH: Final = plain(board.LENGTH)
NODE_A: Final = plain(board.NODE_A)
NODE_B: Final = plain(board.NODE_B)
PLACE_A: Final = plain(board.PLACE_A)
PLACE_B: Final = plain(board.PLACE_B)
POINTS: Final = plain(board.POINTS)
TICKET_A: Final = plain(board.TICKET_A)
TICKET_B: Final = plain(board.TICKET_B)
VALUE: Final = plain(board.VALUE)
NODES_OF: Final = tuple(plain(nodes) for nodes in board.NODES_OF)
SIBLINGS: Final = tuple(plain(routes) for routes in board.SIBLINGS)
CLAIM_COLOUR: Final = plain(actions.CLAIM_COLOUR)
CLAIM_LOCOS: Final = plain(actions.CLAIM_LOCOS)
CLAIM_ROUTE: Final = plain(actions.CLAIM_ROUTE)
MIX_LONG: Final = plain(actions.MIX_LONG)
MIX_SHORT: Final = plain(actions.MIX_SHORT)
DRAWN: Final = int(actions.DRAWN)
