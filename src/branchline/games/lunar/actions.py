"""The action space: every decision of the game as a number, in the order in which `legal()` finds them.

build way · move milepost · place milepost · load goods · drop goods · deliver demand · deliver for a boom ·
upgrade locomotive · give-up goods · turn-round · exchange · end-operate · end-turn
"""

from typing import Final

from branchline.games.lunar.board import GOODS_COUNT, LOCO_COUNT, MILEPOST_COUNT
from branchline.games.lunar.cards import BOOM_COUNT, DEMAND_COUNT
from branchline.games.lunar.ways import WAYS

BUILD: Final = 0  # + way
MOVE: Final = BUILD + WAYS  # + milepost
PLACE: Final = MOVE + MILEPOST_COUNT  # + milepost
LOAD: Final = PLACE + MILEPOST_COUNT  # + goods
DROP: Final = LOAD + GOODS_COUNT  # + goods
DELIVER: Final = DROP + GOODS_COUNT  # + card * 3 + demand
DELIVER_BOOM: Final = DELIVER + DEMAND_COUNT  # + index into BOOM_CARD and BOOM_GOOD
UPGRADE: Final = DELIVER_BOOM + BOOM_COUNT  # + locomotive
GIVE_UP: Final = UPGRADE + LOCO_COUNT  # + goods
TURN_ROUND: Final = GIVE_UP + GOODS_COUNT
EXCHANGE: Final = TURN_ROUND + 1
END_OPERATE: Final = EXCHANGE + 1
END_TURN: Final = END_OPERATE + 1
ACTIONS: Final = END_TURN + 1
