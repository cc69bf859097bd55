"""The choices about the rules that the ledger leaves open, and what they mean for the engine."""

from collections.abc import Mapping
from typing import Final

from branchline.core.contract import UNLIMITED, Json, Option
from branchline.core.native import i64
from branchline.games.lunar.board import COPIES, LOCOS, START_CASH, UPGRADE_COST

_SUPPLY: Final = dict(zip(LOCOS, COPIES, strict=True))

OPTIONS: Final[Mapping[str, Option]] = {
    "opening_build_limit": Option("amount", None, "L5.5", least=0, most=START_CASH),
    "start_rule": Option("choice", "single", "L4.8", ("single", "sum_of_best", "random", "seat")),
    "exchange_in_opening": Option("bool", False, "L5.17"),
    "major_access": Option("choice", "literal", "L7.12", ("literal", "edge")),
    "crossgrade_cost": Option("amount", None, "L11.9", least=0, most=2 * UPGRADE_COST),
    "loco_supply": Option("supply", _SUPPLY, "L11.13", LOCOS, least=0, most=6),
    "stranded_turnaround": Option("bool", True, "L13.8"),
    "backtracking": Option("bool", False, "L13.8"),
    "cosmic_toll_scope": Option("choice", "all", "L15.10", ("all", "exposed")),
    "late_toll": Option("bool", False, "L15.4"),
    "cash_visibility": Option("choice", "after_tax", "L19.6", ("after_tax", "always", "never")),
    "tax_table": Option("brackets", None, "L19.4", least=0, most=1000),
    "radiation_check_on_draw_turn": Option("bool", True, "L25.11"),
    "lost_turns_add_up": Option("bool", False, "L26.6"),
    "equal_turns": Option("bool", False, "L27.13"),
    "max_rounds": Option("int", 400, "L27.15", least=1, most=1000),
}

NO_LIMIT: Final = 1 << 20  # more than any cash or supply


class Rules:
    """The options of one game. It never changes, so all states of the game share it."""

    def __init__(self, options: dict[str, Json]) -> None:
        self.options: Final = options
        limit: int | None = options["opening_build_limit"]
        self.opening_limit: Final[i64] = NO_LIMIT if limit is None else limit
        self.start_rule: Final[str] = options["start_rule"]
        self.exchange_in_opening: Final[bool] = options["exchange_in_opening"]
        self.edge_access: Final[bool] = options["major_access"] == "edge"
        crossgrade: int | None = options["crossgrade_cost"]
        self.crossgrade_cost: Final[i64] = -1 if crossgrade is None else crossgrade
        supply: Json = options["loco_supply"]
        self.supply: Final[tuple[int, ...]] = tuple(
            [NO_LIMIT if supply == UNLIMITED else int(supply[name]) for name in LOCOS]
        )
        self.turnaround: Final[bool] = options["stranded_turnaround"]
        self.backtracking: Final[bool] = options["backtracking"]
        self.exposed_tolls: Final[bool] = options["cosmic_toll_scope"] == "exposed"
        self.late_toll: Final[bool] = options["late_toll"]
        self.cash_visibility: Final[str] = options["cash_visibility"]
        table: list[list[int]] | None = options["tax_table"]
        self.tax_table: Final[tuple[tuple[int, int], ...]] = tuple([(row[0], row[1]) for row in table or []])
        self.has_tax_table: Final[bool] = table is not None
        self.check_on_draw_turn: Final[bool] = options["radiation_check_on_draw_turn"]
        self.lost_turns_add_up: Final[bool] = options["lost_turns_add_up"]
        self.equal_turns: Final[bool] = options["equal_turns"]
        self.max_rounds: Final[i64] = options["max_rounds"]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Rules) and self.options == other.options

    def __hash__(self) -> int:
        return hash(tuple(self.options))

    def __reduce__(self) -> tuple[type["Rules"], tuple[dict[str, Json]]]:
        return (Rules, (self.options,))


DEFAULT_RULES: Final = Rules({name: option.default for name, option in OPTIONS.items()})
