"""Last Train to Wensleydale."""

from branchline.core.contract import Event, Game
from branchline.core.pack import Bots, Favourite, Invariants, Names, Pack, Shapes, Words
from branchline.core.players import Tally


class Wensleydale(Pack):
    """All that the game offers."""

    def game(self) -> Game:
        from branchline.games.wensleydale.game import GAME

        return GAME

    def names(self, game: Game, words: Words) -> Names:
        from branchline.games.wensleydale import names

        return names.Names(game.board, words)

    def invariants(self) -> Invariants:
        from branchline.games.wensleydale import invariants

        return invariants

    def shapes(self) -> Shapes:
        from branchline.games.wensleydale import action_shapes, plan_shapes, shapes, view_shapes

        return Shapes(view_shapes.View, shapes.Event, action_shapes.Action, plan_shapes.Plan)

    def bots(self) -> Bots:
        from branchline.games.wensleydale import bots

        return bots

    def favourite(self, event: Event) -> Favourite | None:
        """The borders one lays links across."""
        if event["kind"] != "lay":
            return None
        return Favourite(event["player"], "border", "-".join(sorted((event["a"], event["b"]))))

    def tally(self) -> Tally:
        from branchline.games.wensleydale.bots.tally import Tally

        return Tally()
