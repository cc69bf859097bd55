"""Ticket to Ride: Germany."""

import re
from collections.abc import Mapping

from branchline.core.contract import Event, Game
from branchline.core.pack import Bots, Favourite, Insight, Invariants, Names, Pack, Shapes, Words


class Germany(Pack):
    """All that the game offers."""

    def game(self) -> Game:
        from branchline.games.germany.game import GAME

        return GAME

    def names(self, game: Game, words: Words) -> Names:
        from branchline.games.germany import names

        return names.Names(game.board, words)

    def invariants(self) -> Invariants:
        from branchline.games.germany import invariants

        return invariants

    def shapes(self) -> Shapes:
        from branchline.games.germany import action_shapes, shapes, view_shapes

        return Shapes(view_shapes.View, shapes.Event, action_shapes.Action)

    def bots(self) -> Bots:
        from branchline.games.germany import bots

        return bots

    def insights(self) -> Mapping[str, Insight]:
        from branchline.games.germany.bots.insights import INSIGHTS

        return INSIGHTS

    def favourite(self, event: Event) -> Favourite | None:
        """The routes one claims; parallel tracks are the same to whoever likes them."""
        if event["kind"] != "claim":
            return None
        return Favourite(event["player"], "route", re.sub(r"-\d$", "-1", event["route"]))
