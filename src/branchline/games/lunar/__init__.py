"""Lunar Rails."""

from collections.abc import Mapping

from branchline.core.contract import Event, Game
from branchline.core.pack import Bench, BoardTool, Bots, Favourite, Invariants, Names, Pack, Shapes, Words
from branchline.core.players import Tally


class Lunar(Pack):
    """All that the game offers."""

    def game(self) -> Game:
        from branchline.games.lunar.game import GAME

        return GAME

    def names(self, game: Game, words: Words) -> Names:
        from branchline.games.lunar import names

        return names.Names(game.board, words)

    def invariants(self) -> Invariants:
        from branchline.games.lunar import invariants

        return invariants

    def shapes(self) -> Shapes:
        from branchline.games.lunar import action_shapes, plan_shapes, shapes, view_shapes

        return Shapes(view_shapes.View, shapes.Event, action_shapes.Action, plan_shapes.Plan)

    def bots(self) -> Bots:
        from branchline.games.lunar import bots

        return bots

    def favourite(self, event: Event) -> Favourite | None:
        """The cities one delivers to."""
        return Favourite(event["player"], "city", event["city"]) if event["kind"] in ("deliver", "boom") else None

    def tally(self) -> Tally:
        from branchline.games.lunar.bots.tally import Tally

        return Tally()

    def bench(self) -> Bench:
        from branchline.games.lunar import bench

        return bench

    def board_tools(self) -> Mapping[str, BoardTool]:
        from branchline.games.lunar.grid.tool import GRID

        return {"grid": GRID}
