"""Our own generator of chance: the same numbers on every machine and Python, for ever.

The algorithm is sfc32 ("small fast chaotic", 128 bits of state): only additions, shifts and
exclusive-ors of 32-bit words, so it stays within machine words when compiled.
"""

from hashlib import sha256
from typing import Final

from branchline.core.native import Row, i64

MASK: Final = 0xFFFFFFFF
FITTING: Final = 1 << 31  # a word times this is still a number of the machine
SHORT: Final = 1 << 64  # seeds below it fit into two words
WARM_UP: Final = 12  # rounds after seeding, so that neighbouring seeds part ways

# What a stream is for. The same seed gives each of them other numbers, so that a player who shares the seed of the
# game does not choose by the very numbers that shuffled the cards.
GAME: Final = 0
PLAYER: Final = 1
GUESS: Final = 2  # drawing anew what a seat cannot know
GUESSED_GAME: Final = 3  # and going on from there
OPTIONS: Final = 4  # choosing the rules to try a game with


class Chance:
    """One stream of chance. Lives in the state of a game and is copied with it."""

    __slots__ = ("a", "b", "c", "counter")

    def __init__(self, a: i64, b: i64, c: i64, counter: i64) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.counter = counter

    def word(self) -> i64:
        """The next 32 bits."""
        a = self.a
        b = self.b
        c = self.c
        out = (a + b + self.counter) & MASK
        self.counter = (self.counter + 1) & MASK
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & MASK
        self.c = ((((c << 21) | (c >> 11)) & MASK) + out) & MASK
        return out

    def below(self, n: i64) -> i64:
        """A whole number from 0 to n-1, each equally likely; n is at most 2**32."""
        if n < 1 or n > FITTING:
            return self._below_large(n)
        # The step of `word`, written out: every decision of a random game comes through here.
        a = self.a
        b = self.b
        c = self.c
        out = (a + b + self.counter) & MASK
        self.counter = (self.counter + 1) & MASK
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & MASK
        self.c = ((((c << 21) | (c >> 11)) & MASK) + out) & MASK
        product = out * n
        if (product & MASK) < n:  # the rare case in which plain scaling would favour some numbers
            unfair = (MASK + 1 - n) % n
            while (product & MASK) < unfair:
                product = self.word() * n
        return product >> 32

    def _below_large(self, n: int) -> int:
        """The same where a word times n does not fit a number of the machine."""
        if not 1 <= n <= MASK + 1:
            raise ValueError(f"below: {n} is not possible; allowed is 1 to {MASK + 1}")
        unfair = (MASK + 1 - n) % n
        while True:
            word: int = self.word()
            if (word * n & MASK) >= unfair:
                return word * n >> 32

    def shuffle(self, items: list[int]) -> None:
        """Fisher-Yates, in place."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def mix(self, row: Row) -> None:
        """The same for a row."""
        i: i64 = len(row) - 1
        while i > 0:
            j = self.below(i + 1)
            entry = row[i]
            row[i] = row[j]
            row[j] = entry
            i -= 1

    def copy(self) -> "Chance":
        return Chance(self.a, self.b, self.c, self.counter)

    def words(self) -> list[int]:
        return [self.a, self.b, self.c, self.counter]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Chance) and self.words() == other.words()

    def __hash__(self) -> int:
        raise TypeError("chance moves on, so it cannot be hashed")

    def __reduce__(self) -> tuple[type["Chance"], tuple[int, int, int, int]]:
        return (Chance, (self.a, self.b, self.c, self.counter))


def seeded(seed: int, stream: i64 = GAME) -> Chance:
    """A stream of its own for every seed from 0 to 2**128-1 and every use.

    A short seed is put into the state as it is, for ever, because records were made with it. Whoever sees a shuffle can
    find such a seed by trying; a long one fills the whole state, through a hash that leaves no way back to it.
    """
    if seed < SHORT:
        chance = Chance(seed & MASK, (seed >> 32) & MASK, stream, 1)
    else:
        filled = int.from_bytes(sha256(f"{seed} {stream}".encode()).digest()[:16], "big")
        chance = Chance(filled & MASK, (filled >> 32) & MASK, (filled >> 64) & MASK, filled >> 96)
    for _ in range(WARM_UP):
        chance.word()
    return chance
