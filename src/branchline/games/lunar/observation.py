from typing import Final

from branchline.core.native import i64, u8, vec
from branchline.core.observation import Part, parts
from branchline.games.lunar.position import Position

LAYOUT: Final[tuple[Part, ...]] = parts(("phase", 1, ""))


def observe(s: Position, seat: i64) -> vec[u8]:
    return vec[u8]([0])
