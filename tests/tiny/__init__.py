"""A game as small as a game can be, and yet whole: the worked example of how to add one (docs/add-a-game.md).

Each seat in turn lays rails and may draw a card. Its rules, by the ids that options and refusals name:

T1.1  The game is over after so many turns each: the option `turns`.
T1.2  In a turn there are rails to lay, a card to draw, and the word that one is done; nothing else.
T2.1  A rail lies on any track that has room for it, and is a point.
T2.2  Two rails a turn at most.
T2.3  The last rail of a track brings as many points more as the track is long.
T3.1  At the beginning each seat draws a card; later one a turn at most, from a bag, by chance, while there is one.
T3.2  Nobody may hold more cards than the option `limit` says.
T3.3  Cards are secret until the end, unless the option `open_cards` says otherwise.
T4.1  At the end each card counts its value. Who has most points wins; equals share a place.
"""

from collections.abc import Mapping

from branchline.core.contract import Game, Json
from branchline.core.pack import Invariants, Names, Pack, Shapes, Words
from branchline.core.players import Maker


class Tiny(Pack):
    """All that the game offers."""

    def game(self) -> Game:
        from tests.tiny.game import GAME

        return GAME

    def names(self, game: Game, words: Words) -> Names:
        from tests.tiny import names

        return names.Names(words)

    def invariants(self) -> Invariants:
        from tests.tiny import invariants

        return invariants

    def shapes(self) -> Shapes:
        from tests.tiny import shapes

        return Shapes(shapes.View, shapes.Event, shapes.Action)

    def players(self) -> Mapping[str, Maker]:
        from tests.tiny.player import Eager

        return {"eager": Eager}

    def sum_up(self, entry: dict[str, Json]) -> dict[str, tuple[float, float]]:
        return {"card points": (entry["card_points"], 1)}
