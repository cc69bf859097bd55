"""Another position that a seat could be in: only what the bag will bring is unknown, so only chance is drawn anew."""

from branchline.core.chance import GUESSED_GAME, seeded
from branchline.games.wensleydale.position import Position


def resample(s: Position, seat: int, seed: int) -> None:
    s.chance = seeded(seed, GUESSED_GAME)
