"""The action space: every decision of the game as a number, in the order in which `legal()` finds them.

build way · move milepost · place milepost · load goods · drop goods · deliver demand · deliver for a boom ·
upgrade locomotive · give-up goods · turn-round · exchange · end-operate · end-turn
"""

from typing import Final

from branchline.core.native import i64
from branchline.games.lunar.board import GOODS_COUNT, LOCO_COUNT, MILEPOST_COUNT
from branchline.games.lunar.cards import BOOM_COUNT, DEMAND_COUNT
from branchline.games.lunar.ways import WAYS

BUILD: Final[i64] = 0  # + way
MOVE: Final[i64] = BUILD + WAYS  # + milepost
PLACE: Final[i64] = MOVE + MILEPOST_COUNT  # + milepost
LOAD: Final[i64] = PLACE + MILEPOST_COUNT  # + goods
DROP: Final[i64] = LOAD + GOODS_COUNT  # + goods
DELIVER: Final[i64] = DROP + GOODS_COUNT  # + card * 3 + demand
DELIVER_BOOM: Final[i64] = DELIVER + DEMAND_COUNT  # + index into BOOM_CARD and BOOM_GOOD
UPGRADE: Final[i64] = DELIVER_BOOM + BOOM_COUNT  # + locomotive
GIVE_UP: Final[i64] = UPGRADE + LOCO_COUNT  # + goods
TURN_ROUND: Final[i64] = GIVE_UP + GOODS_COUNT
EXCHANGE: Final[i64] = TURN_ROUND + 1
END_OPERATE: Final[i64] = EXCHANGE + 1
END_TURN: Final[i64] = END_OPERATE + 1
ACTIONS: Final[i64] = END_TURN + 1
