"""The recorded games of Lunar Rails that are wanted, and how to find them."""

from typing import Any

from branchline.core.chance import Chance, seeded
from branchline.core.contract import State
from branchline.core.invariants import actions_of
from branchline.games import GAMES
from branchline.games.lunar.invariants.courier import courier

from ..corpus import Corpus, Wanted
from ..policies import Greedy, Maker, Orders, Policy, Wanderer
from ..walk import Walk
from .facts import FACTS

GAME = "lunar"
ONE_OF_EACH = dict.fromkeys(GAMES[GAME].options["loco_supply"].choices, 1)


class Restless:
    """A courier who rather does something else, each with a chance in a hundred, where that can be done."""

    def __init__(self, seed: int, wishes: dict[str, int]) -> None:
        self._courier = courier(GAMES[GAME], seed)
        self._chance: Chance = seeded(seed)
        self._actions = actions_of(GAMES[GAME])
        self._wishes = wishes

    def choose(self, state: State) -> int:
        legal = state.legal()
        for kind, chance in self._wishes.items():
            wished = [action for action in legal if self._actions[action]["kind"] == kind]
            if wished and self._chance.below(100) < chance:
                return wished[self._chance.below(len(wished))]
        return self._courier(state, legal)


def greedy(seats: int, seed: int) -> Policy:
    return Greedy(GAME, seats)


def restless(**wishes: int) -> Maker:
    named = {kind.replace("_", "-"): chance for kind, chance in wishes.items()}
    return lambda seats, seed: Restless(seed, named)


def redstones(seats: int, seed: int) -> Policy:
    """Everybody wants the same locomotive, and nothing else."""
    return Orders(
        GAME,
        lambda state, action: action.get("loco") == "redstone",
        lambda state, action: action["kind"] in ("end-turn", "end-operate"),
    )


def trading_down(seats: int, seed: int) -> Policy:
    """A train is filled, and then exchanged for one that is faster and carries less."""

    def upgrades(state: Any, action: dict[str, Any]) -> bool:
        full = state.aboard[state.seat] == 3
        return action.get("loco") == ("atlas" if full else "vostok")

    return Orders(
        GAME,
        upgrades,
        lambda state, action: action["kind"] == "load",
        lambda state, action: action["kind"] == "place" and action["city"] in ("plato", "scott"),
        lambda state, action: action["kind"] in ("give-up", "end-turn", "end-operate"),
    )


def wandering(**weights: int) -> Maker:
    named = {kind.replace("_", "-"): weight for kind, weight in weights.items()}
    return lambda seats, seed: Wanderer(GAME, seed, named)


DRAWING = restless(exchange=70)  # trouble in every other turn
RIDING = restless(deliver=100, move=80, load=70, exchange=40)  # trains are in the open, with loads
HOARDING = restless(deliver=100, load=90, move=60, exchange=50)
STANDING = restless(deliver=100, load=60, exchange=60)
THRIFTY = restless(end_turn=85, exchange=60, load=60)  # money is left when trouble comes
GATHERING = wandering(exchange=1, end_turn=1)
SHOPPING = restless(upgrade=60, exchange=30)
ROAMING = restless(move=95, turn_round=60, deliver=100)


def short(rounds: int, **options: Any) -> dict[str, Any]:
    return {"max_rounds": rounds, **options}


WANTED = (
    Wanted("victory", 2, {"cash_visibility": "always"}, greedy, ("won", "delivered", "crossed_a_wrap")),
    Wanted("equal-turns", 2, {"equal_turns": True}, greedy, ("round_finished_after_fulfilment", "won")),
    Wanted("last-round", 3, short(8), DRAWING, ("stopped_by_the_last_round",)),
    Wanted("shared", 5, short(4), wandering(end_turn=1, end_operate=1), ("shared_victory",)),
    Wanted("tax", 2, short(10), DRAWING, ("taxed",), lambda state: bool(state.view(None)["tax_seen"])),
    Wanted("tax-table", 2, short(10, tax_table=[[10, 2], [30, 8]]), THRIFTY, ("taxed_by_table",)),
    Wanted("meteor", 4, short(8), DRAWING, ("meteor_on_track",)),
    Wanted("meteor-on-a-train", 6, short(8), DRAWING, ("meteor_on_a_train", "turn_lost")),
    Wanted("cargo-strike-near", 2, short(8), STANDING, ("cargo_strike_near",)),
    Wanted("cargo-strike-far", 3, short(8), STANDING, ("cargo_strike_far",)),
    Wanted("building-strike", 2, short(8), THRIFTY, ("building_strike",)),
    Wanted("boom", 4, short(12), HOARDING, ("boom_delivered",)),
    Wanted("shortage", 4, short(12), HOARDING, ("shortage_delivered",)),
    Wanted("boom-runs-out", 2, short(10), DRAWING, ("boom_ran_out",)),
    Wanted("seismic-alpine", 3, short(8), THRIFTY, ("seismic_alpine",)),
    Wanted("seismic-mare", 3, short(8), THRIFTY, ("seismic_mare",)),
    Wanted("decompression", 4, short(8), RIDING, ("decompression",)),
    Wanted("flare-near", 3, short(10), RIDING, ("flare_near",)),
    Wanted("flare-far", 5, short(10), RIDING, ("flare_far",)),
    Wanted("flare-of-choice", 6, short(10), RIDING, ("load_given_up_to_a_flare",)),
    Wanted("rays-near", 4, short(10), RIDING, ("rays_near",)),
    Wanted("rays-far", 4, short(10), RIDING, ("rays_far",)),
    Wanted("free-ride", 6, short(10), RIDING, ("free_ride_in_rays", "toll_paid")),
    Wanted("tolls-in-rays", 6, short(10, cosmic_toll_scope="exposed"), RIDING, ("toll_paid_in_rays",)),
    Wanted("reshuffle", 2, short(24), GATHERING, ("reshuffled",)),
    Wanted("smaller-locomotive", 2, short(4), trading_down, ("load_given_up_to_a_locomotive",)),
    Wanted("turn-round", 2, short(10), ROAMING, ("turned_round",)),
    Wanted("backtracking", 2, short(10, backtracking=True), ROAMING, ("turned_with_a_way_on",)),
    Wanted("stranded", 2, short(10, stranded_turnaround=False), ROAMING, ("stranded_for_good",)),
    Wanted("late-toll", 4, short(10, late_toll=True), ROAMING, ("toll_owed",)),
    Wanted("spared", 3, short(10, radiation_check_on_draw_turn=False), RIDING, ("spared_in_the_turn_of_the_draw",)),
    Wanted("two-lost-turns", 6, short(12, lost_turns_add_up=True), RIDING, ("two_turns_to_lose",)),
    Wanted("opening-exchange", 2, short(4, exchange_in_opening=True), DRAWING, ("exchanged_in_the_opening",)),
    Wanted("start-by-sum", 4, short(3, start_rule="sum_of_best"), DRAWING, ("another_start_player",)),
    Wanted("start-by-chance", 5, short(3, start_rule="random"), DRAWING, ("another_start_player",)),
    Wanted("start-by-seat", 3, short(3, start_rule="seat"), DRAWING, ("another_start_player",)),
    Wanted("opening-limit", 2, short(4, opening_build_limit=20), DRAWING, ("opening_limit_reached",)),
    Wanted("edges", 6, short(4, major_access="edge"), restless(build=50), ("entered_by_edges",)),
    Wanted("crossgrade", 3, short(8, crossgrade_cost=5), SHOPPING, ("changed_at_the_same_level",)),
    Wanted("sold-out", 4, short(6, loco_supply=ONE_OF_EACH), SHOPPING, ("locomotive_sold_out",)),
    Wanted("unlimited", 6, short(5, loco_supply="unlimited"), redstones, ("more_of_one_locomotive",)),
    Wanted("secret-cash", 2, short(10, cash_visibility="never"), DRAWING, ("taxed",)),
)

RULES = {
    "taxed": ("L19.1", "L19.3", "L19.4"),
    "taxed_by_table": ("L19.4",),
    "meteor_on_track": ("L20.12",),
    "meteor_on_a_train": ("L20.16", "L20.17", "L20.18"),
    "cargo_strike_near": ("L21.2",),
    "cargo_strike_far": ("L21.2",),
    "building_strike": ("L21.2",),
    "boom_delivered": ("L22.1", "L22.3"),
    "shortage_delivered": ("L22.1", "L22.3"),
    "boom_ran_out": ("L22.5", "L22.6"),
    "seismic_alpine": ("L23.4",),
    "seismic_mare": ("L23.4",),
    "decompression": ("L24.1",),
    "flare_near": ("L25.8", "L25.10"),
    "flare_far": ("L25.8", "L25.10"),
    "rays_near": ("L25.9", "L25.10"),
    "rays_far": ("L25.9", "L25.10"),
    "load_given_up_to_a_flare": ("L25.8",),
    "load_given_up_to_a_locomotive": ("L11.14",),
    "reshuffled": ("L3.9",),
    "turn_lost": ("L26.1",),
    "delivered": ("L17.4",),
    "toll_paid": ("L15.2", "L15.3"),
    "toll_owed": ("L15.4",),
    "free_ride_in_rays": ("L15.10",),
    "toll_paid_in_rays": ("L15.10",),
    "crossed_a_wrap": ("L14.4",),
    "turned_round": ("L13.8",),
    "turned_with_a_way_on": ("L13.8",),
    "stranded_for_good": ("L13.8",),
    "spared_in_the_turn_of_the_draw": ("L25.11",),
    "two_turns_to_lose": ("L26.6",),
    "exchanged_in_the_opening": ("L5.17",),
    "another_start_player": ("L4.8",),
    "opening_limit_reached": ("L5.5",),
    "entered_by_edges": ("L7.12",),
    "changed_at_the_same_level": ("L11.9",),
    "locomotive_sold_out": ("L11.11", "L11.13"),
    "more_of_one_locomotive": ("L11.13",),
    "won": ("L27.1", "L27.2", "L27.8"),
    "round_finished_after_fulfilment": ("L27.13",),
    "stopped_by_the_last_round": ("L27.15",),
    "shared_victory": ("L27.15",),
}


def tally(walk: Walk) -> dict[str, int]:
    return {
        "actions": len(walk.steps),
        "turns": walk.end["turn"],
        "deliveries": sum(step.verb == "deliver" for step in walk.steps),
        "segments": sum(len(track) for track in walk.end["track"]),
    }


CORPUS = Corpus(GAME, WANTED, FACTS, RULES, tally)
