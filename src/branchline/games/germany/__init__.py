"""Ticket to Ride: Germany."""

import re
from collections.abc import Mapping, Sequence
from pathlib import Path

from branchline.core.contract import Event, Game, Json
from branchline.core.pack import Favourite, Insight, Invariants, Names, Pack, Shapes, Words
from branchline.core.players import Judgement, Maker


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

    def players(self) -> Mapping[str, Maker]:
        from branchline.games.germany.bots import BOTS

        return BOTS

    def judgement(self) -> Judgement:
        from branchline.games.germany.bots import JUDGEMENT

        return JUDGEMENT

    def insights(self) -> Mapping[str, Insight]:
        from branchline.games.germany.bots.insights import INSIGHTS

        return INSIGHTS

    def favourite(self, event: Event) -> Favourite | None:
        """The routes one claims; parallel tracks are the same to whoever likes them."""
        if event["kind"] != "claim":
            return None
        return Favourite(event["player"], "route", re.sub(r"-\d$", "-1", event["route"]))

    def boards(self) -> Mapping[str, Path]:
        return {file.stem: file for file in sorted((Path(__file__).parent / "boards").glob("*.json"))}

    def beginning(self) -> Path:
        return Path(__file__).parent / "beginning.json"

    def layout(self, game: Game) -> Json | None:
        from branchline.games.germany.board import BOARD
        from branchline.games.germany.drawing.layout import layout_of

        return None if game.board is BOARD.file else layout_of(game.board)

    def places(self, game: Game) -> Sequence[str]:
        return [place["id"] for place in (*game.board["cities"], *game.board["countries"])]

    def sum_up(self, entry: dict[str, Json]) -> dict[str, tuple[float, float]]:
        from branchline.games.germany.bots import sum_up

        return sum_up(entry)
