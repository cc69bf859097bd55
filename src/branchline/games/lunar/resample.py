"""Another position that a seat could be in: the deck in another order, and cash that it cannot see."""

from branchline.core.chance import GUESS, GUESSED_GAME, seeded
from branchline.core.native import i64, vec
from branchline.games.lunar.position import Position
from branchline.games.lunar.view import sees_cash


def resample(s: Position, seat: int, seed: int) -> None:
    """Draws anew, in place, what `seat` cannot know. The game's own chance goes on from a fresh stream too.

    Hidden cash is any sum below the one that wins, or above it for a seat that is known to have that much. A seat that
    remembers every payment knows better, but what it remembers is not part of a position.
    """
    chance = seeded(seed, GUESS)
    s.deck = vec[i64](sorted(s.deck))  # so that nothing of the true order is left
    chance.mix(s.deck)
    for player in range(s.seats):
        if not sees_cash(s, seat, player):
            enough: i64 = s.win_cash if s.fulfilled >> player & 1 else 0
            s.cash[player] = enough + chance.below(s.win_cash)
    s.chance = seeded(chance.word(), GUESSED_GAME)
