"""The recorded games of Wensleydale that are wanted, and how to find them."""

from branchline.core.contract import State

from ..corpus import Corpus, Wanted
from ..policies import Greedy, Maker, Policy, Wanderer
from ..walk import Walk
from .facts import FACTS, laid

GAME = "wensleydale"


def greedy(seats: int, seed: int) -> Policy:
    return Greedy(GAME, seats)


def wandering(**weights: int) -> Maker:
    return lambda seats, seed: Wanderer(GAME, seed, {"bid": 1, "pay": 1, "exchange": 1, **weights})


def level_at_the_top(state: State) -> bool:
    scores = sorted(state.scores())
    return scores[-1] == scores[-2]


ANYTHING = wandering(lay=4, done=1, buy=3, move=6, takeover=4, over=4)
IDLE = wandering(lay=1, done=2, **{"no-build": 3, "pass": 2, "no-takeover": 1}, buy=1, move=3, takeover=1, over=1)
BUILDING = wandering(lay=1, buy=1, move=3)  # and never done before the money is gone
HANDING = wandering(lay=8, done=1, takeover=1, over=2, buy=2, move=4)
KILLING = wandering(lay=10, done=1, takeover=6, over=3)  # lines are handed over before anything was moved
DECLINING = wandering(decline=1, lay=4, done=1, buy=3, move=6, takeover=4, over=4)

WANTED = (
    Wanted("three-players", 3, {}, greedy, ("ended_after_five_turns",)),
    Wanted("four-players", 4, {}, greedy, ("ended_after_four_turns", "taken_over_by_both_companies")),
    Wanted("tie-by-level", 3, {}, ANYTHING, ("tie_broken_by_level",), level_at_the_top),
    Wanted("tie-by-stack", 4, {}, ANYTHING, ("tie_broken_by_stack",), level_at_the_top),
    Wanted("shared-victory", 3, {"final_tie": "shared"}, IDLE, ("shared_victory",), level_at_the_top),
    Wanted("below-zero", 4, {}, BUILDING, ("everybody_below_zero", "loss_held_at_the_bottom")),
    Wanted("stuck-skipped", 4, {}, ANYTHING, ("stuck_bidder_skipped", "stuck_bidder_came_back")),
    Wanted("stuck-ends", 4, {"auction_stuck": "end_phase"}, ANYTHING, ("stuck_bidder_ended_the_auction",)),
    Wanted("declined", 3, {"auction_may_decline": True}, DECLINING, ("declined_to_bid",)),
    Wanted("back-to-the-box", 4, {}, greedy, ("went_back_to_the_same_box",)),
    Wanted("beyond-eight", 3, {}, IDLE, ("influence_lost_beyond_eight",)),
    Wanted("ring", 3, {"series_shape": "ring_ok"}, HANDING, ("built_a_ring",)),
    Wanted("ring-handed-over", 4, {"series_shape": "ring_ok"}, HANDING, ("handed_over_a_ring",)),
    Wanted("trail", 4, {"series_shape": "trail"}, BUILDING, ("built_a_trail",)),
    Wanted("all-links", 3, {}, BUILDING, ("all_links_laid",), lambda state: 15 in _laid(state)),
    Wanted("opposition", 4, {}, ANYTHING, ("opposition_paid_off",)),
    Wanted("exchange", 3, {}, ANYTHING, ("exchanged_for_a_train", "three_trains_at_once")),
    Wanted("exchange-by-choice", 3, {"train_exchange": "any"}, ANYTHING, ("exchanged_by_choice",)),
    Wanted("profit-at-the-top", 4, {}, greedy, ("profit_held_at_the_top",)),
    Wanted("town-of-both", 3, {}, greedy, ("town_of_both_companies", "paid_for_both_companies")),
    Wanted("new-company-town", 4, {}, greedy, ("started_from_a_new_company_town",)),
    Wanted("everything-dies", 4, {}, KILLING, ("all_kinds_died",)),
)


def _laid(state: State) -> list[int]:
    position = state.snapshot()
    return [laid(position, seat) for seat in range(position["seats"])]


RULES = {
    "ended_after_five_turns": ("W1.3", "W16.2"),
    "ended_after_four_turns": ("W1.2", "W16.1"),
    "tie_broken_by_level": ("W17.8",),
    "tie_broken_by_stack": ("W17.9",),
    "shared_victory": ("W17.9",),
    "everybody_below_zero": ("W17.6",),
    "stuck_bidder_skipped": ("W6.13",),
    "stuck_bidder_came_back": ("W6.9", "W6.10"),
    "stuck_bidder_ended_the_auction": ("W6.13",),
    "declined_to_bid": ("W6.2",),
    "went_back_to_the_same_box": ("W6.11",),
    "influence_lost_beyond_eight": ("W3.6", "W3.7"),
    "built_a_ring": ("W8.6",),
    "handed_over_a_ring": ("W15.7",),
    "built_a_trail": ("W8.6",),
    "all_links_laid": ("W1.7", "W8.3"),
    "opposition_paid_off": ("W8.30",),
    "paid_for_both_companies": ("W8.26",),
    "exchanged_for_a_train": ("W10.16", "W10.20"),
    "exchanged_by_choice": ("W10.19",),
    "three_trains_at_once": ("W10.12",),
    "profit_held_at_the_top": ("W13.3",),
    "loss_held_at_the_bottom": ("W13.3",),
    "taken_over_by_both_companies": ("W15.1",),
    "town_of_both_companies": ("W9.4",),
    "started_from_a_new_company_town": ("W15.19",),
    "all_kinds_died": ("W12.1", "W12.2", "W12.4"),
}


def tally(walk: Walk) -> dict[str, int]:
    return {
        "turns": walk.end["turn"],
        "midland_links": laid(walk.end, "midland"),
        "north_eastern_links": laid(walk.end, "north_eastern"),
        "delivered": sum(sum(pile.values()) for pile in walk.end["delivered"]),
    }


CORPUS = Corpus(GAME, WANTED, FACTS, RULES, tally)
