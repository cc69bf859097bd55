"""Actions in notation and as data; neither depends on the position, only on the board."""

import re
from typing import Final

from branchline.core.contract import Json, check_action, check_notation
from branchline.games.germany.actions import (
    CLAIM,
    DRAW,
    DRAWN,
    KEEP,
    MIX,
    MIX_LONG,
    MIX_SHORT,
    PASS,
    PASSENGER,
    PASSENGER_NONE,
    STOP,
    TAKE,
)
from branchline.games.germany.board import Board
from branchline.games.germany.pieces import CARDS, COLOURS, FIGURE_COLOURS, LOCO


def _parts(*counts: tuple[str, int]) -> str:
    return " ".join(f"{name}*{count}" for name, count in counts if count)


def positions(mask: int) -> list[int]:
    """The positions in a bit set of drawn tickets, from 0."""
    return [i for i in range(DRAWN) if mask >> i & 1]


_FORMS: Final = {
    "take": "take CARD, with " + ", ".join(CARDS),
    "draw": "draw",
    "stop": "stop",
    "pass": "pass",
    "tickets": "tickets short*S long*L, one to four in all",
    "keep": "keep N N ..., with numbers from 1 to 4, rising",
    "passenger": "passenger COLOUR, with none, " + ", ".join(FIGURE_COLOURS),
    "claim": "claim ROUTE COLOUR*N loco*N",
}


class Notation:
    """The actions on a board as text and as data."""

    def __init__(self, board: Board) -> None:
        self._board: Final = board
        self._texts: Final = tuple([_written(board, action) for action in range(board.actions)])
        self._actions: Final = {text: action for action, text in enumerate(self._texts)}

    def notation(self, action: object) -> str:
        return self._texts[check_action(action, self._board.actions)]

    def parse(self, notation: object) -> int:
        """The action a notation names. Spaces and order of the parts are forgiven, nothing else is."""
        words = check_notation(notation, _FORMS)
        verb = words[0]
        tidy = " ".join(words)
        if verb == "claim":
            tidy = self._tidy_claim(words)
        elif verb == "tickets":
            tidy = " ".join([verb, *sorted(words[1:], reverse=True)])  # short before long
        if tidy not in self._actions:
            raise ValueError(f"notation: {notation!r} is no action; write {_FORMS[verb]}")
        return self._actions[tidy]

    def _tidy_claim(self, words: list[str]) -> str:
        if len(words) < 3:
            raise ValueError(f"notation: {' '.join(words)!r} lacks a route or a payment; write {_FORMS['claim']}")
        if words[1] not in self._board.route:
            raise ValueError(f"notation: {words[1]!r} is no route of this board")
        for word in words[2:]:
            if not re.fullmatch(r"[a-z]+\*[1-9]", word) or word.split("*")[0] not in CARDS:
                raise ValueError(f"notation: {word!r} is no payment; write a kind of card and a number, such as red*2")
        tidy = " ".join([*words[:2], *sorted(words[2:], key=lambda word: word.startswith("loco"))])
        if tidy not in self._actions:
            length = self._board.length[self._board.route[words[1]]]
            raise ValueError(
                f"notation: {words[1]} cannot be paid with {' '.join(words[2:])}; it takes {length} cards of one"
                " fitting colour, any of them replaced by locomotives"
            )
        return tidy

    def as_data(self, action: int) -> dict[str, Json]:
        """An action as the page and other programs read it."""
        board = self._board
        claims = board.claims
        facts: dict[str, Json] = {"id": action, "notation": self.notation(action)}
        if action >= CLAIM:
            claim = action - CLAIM
            route = claims.route[claim]
            colour = claims.colour[claim]
            facts["kind"] = "claim"
            facts["route"] = board.routes[route]
            facts["colour"] = CARDS[colour] if colour < COLOURS else None
            facts["cards"] = board.length[route] - claims.locos[claim]
            facts["locos"] = claims.locos[claim]
        elif action >= PASSENGER_NONE:
            facts["kind"] = "passenger"
            facts["colour"] = FIGURE_COLOURS[action - PASSENGER] if action >= PASSENGER else None
        elif action > KEEP:
            facts["kind"] = "keep"
            facts["keep"] = positions(action - KEEP)
        elif action >= MIX:
            facts["kind"] = "tickets"
            facts["short"] = MIX_SHORT[action - MIX]
            facts["long"] = MIX_LONG[action - MIX]
        elif action <= TAKE + LOCO:
            facts["kind"] = "take"
            facts["card"] = CARDS[action - TAKE]
        else:
            facts["kind"] = facts["notation"]
        return facts


def _written(board: Board, action: int) -> str:
    if action >= CLAIM:
        claim = action - CLAIM
        claims = board.claims
        route = claims.route[claim]
        locos = claims.locos[claim]
        paid = _parts((CARDS[claims.colour[claim]], board.length[route] - locos), ("loco", locos))
        return f"claim {board.routes[route]} {paid}"
    if action >= PASSENGER:
        return f"passenger {FIGURE_COLOURS[action - PASSENGER]}"
    if action == PASSENGER_NONE:
        return "passenger none"
    if action > KEEP:
        return "keep " + " ".join(str(i + 1) for i in positions(action - KEEP))
    if action >= MIX:
        return "tickets " + _parts(("short", MIX_SHORT[action - MIX]), ("long", MIX_LONG[action - MIX]))
    if action == PASS:
        return "pass"
    if action == STOP:
        return "stop"
    if action == DRAW:
        return "draw"
    return f"take {CARDS[action - TAKE]}"
