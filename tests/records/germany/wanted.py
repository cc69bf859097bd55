"""The recorded games of Germany that are wanted, and how to find them."""

from branchline.core.contract import State
from branchline.games import GAMES

from ..corpus import Corpus, Wanted
from ..policies import Greedy, Maker, Orders, Policy, Stages, Wanderer
from ..walk import Walk, times
from .facts import FACTS
from .settlers import Settlers

GAME = "germany"


def greedy(seats: int, seed: int) -> Policy:
    return Greedy(GAME, seats)


def wandering(**weights: int) -> Maker:
    return lambda seats, seed: Wanderer(GAME, seed, weights)


def hoarding(seats: int, seed: int) -> Policy:
    """Cards, only cards, until none can be drawn any more and the display has gaps; then sensible play."""
    cards = Orders(
        GAME,
        lambda state, action: action["kind"] == "draw",
        lambda state, action: action["kind"] == "take",
        lambda state, action: action["kind"] == "keep" and len(action["keep"]) == 2,
    )
    return Stages(cards, lambda state: None in state.view(None)["display"], Greedy(GAME, seats))


def leaving_locos(seats: int, seed: int) -> Policy:
    """Everything but locomotives is taken, until three of them must stay; then sensible play."""
    colours = Orders(
        GAME,
        lambda state, action: action["kind"] == "take" and action["card"] != "loco",
        lambda state, action: action["kind"] == "keep" and len(action["keep"]) == 2,
        lambda state, action: action["kind"] == "draw",
    )
    return Stages(colours, lambda state: state.view(None)["display"].count("loco") > 2, Greedy(GAME, seats))


def blind_hoarding(seats: int, seed: int) -> Policy:
    """Cards until the deck is gone, then sensible play."""
    cards = Orders(
        GAME,
        lambda state, action: action["kind"] == "draw",
        lambda state, action: action["kind"] == "keep" and len(action["keep"]) == 2,
    )
    return Stages(cards, lambda state: state.view(None)["deck"] == 0, Greedy(GAME, seats))


def ticket_loving(seats: int, seed: int) -> Policy:
    """Tickets, all of them; then sensible play."""
    tickets = Orders(
        GAME,
        lambda state, action: action["kind"] == "keep" and len(action["keep"]) == 4,
        lambda state, action: action["kind"] == "tickets",
        lambda state, action: action["kind"] == "keep" and len(action["keep"]) >= 1,
    )

    def gone(state: State) -> bool:
        view = state.view(None)
        return view["phase"] == "turn" and view["short_deck"] + view["long_deck"] == 0

    return Stages(tickets, gone, Greedy(GAME, seats))


def swept(state: State) -> bool:
    """Before anybody has paid, only a swept display lies in the discards."""
    return bool(state.view(None)["discard"])


def three_locos(state: State) -> bool:
    return bool(state.view(None)["display"].count("loco") > 2)


def level_at_the_top(state: State) -> bool:
    scores = sorted(state.scores())
    return scores[-1] == scores[-2]


def nobody_completed(state: State) -> bool:
    return all(entry["completed"] == 0 for entry in GAMES[GAME].sheet(state))


BUILDING = wandering(claim=20, take=10, draw=10, keep=1, passenger=1)  # no tickets during play: short games

WANTED = (
    *(Wanted(f"wagons-{seats}", seats, {}, greedy, ("ended_by_wagons",)) for seats in range(2, 6)),
    Wanted(
        "all-pass",
        4,
        {},
        Settlers,
        ("ended_by_passing", "passed_and_went_on", "no_tickets_left", "fewer_than_four_tickets"),
    ),
    Wanted("reset-at-setup", 3, {}, greedy, ("reset_at_setup",), opening=swept),
    Wanted("reset-in-play", 4, {}, greedy, ("reset_in_play",)),
    Wanted("reset-between-two-cards", 2, {}, greedy, ("reset_between_two_cards",)),
    Wanted("reset-with-reshuffle", 2, {}, leaving_locos, ("reset_with_reshuffle",)),
    Wanted("reset-cap-none", 2, {"max_loco_resets": 0}, greedy, ("reset_cap_reached",), opening=three_locos),
    Wanted("reset-cap-one", 3, {"max_loco_resets": 1}, greedy, ("reset_cap_reached",), opening=three_locos),
    Wanted("reset-skipped", 2, {}, leaving_locos, ("reset_skipped",)),
    Wanted("reshuffle-blind", 4, {}, greedy, ("reshuffle_by_blind_draw",)),
    Wanted("reshuffle-refill", 4, {}, greedy, ("reshuffle_by_refilling",)),
    Wanted("reshuffle-lazy", 4, {"reshuffle": "lazy"}, greedy, ("reshuffle_at_need",)),
    Wanted("empty-slots", 2, {}, hoarding, ("empty_slots_refilled",)),
    Wanted("tickets-run-out", 3, {}, ticket_loving, ("fewer_than_four_tickets", "no_tickets_left")),
    Wanted("tie-by-tickets", 2, {}, BUILDING, ("tie_broken_by_tickets",), level_at_the_top),
    Wanted("tie-by-passengers", 2, {}, BUILDING, ("tie_broken_by_passengers",), level_at_the_top),
    Wanted("shared-victory", 3, {}, BUILDING, ("shared_victory",), level_at_the_top),
    Wanted("start-player", 3, {"start_player": 2}, greedy, ("named_start_player",)),
    Wanted(
        "no-face-up-draw",
        2,
        {"faceup_draw_without_deck": False},
        blind_hoarding,
        ("no_face_up_draw_without_deck",),
    ),
    Wanted(
        "stop-after-one",
        2,
        {"may_stop_after_one": True},
        wandering(claim=20, take=10, draw=5, stop=5, keep=1, passenger=1),
        ("stopped_after_one", "passenger_declined"),
    ),
    Wanted("open-hands", 3, {"open_hands": True}, greedy, ("open_hands",)),
    Wanted("passengers-mandatory", 3, {"passenger_mandatory": True}, BUILDING, ("passengers_mandatory",)),
    Wanted("nobody-completes", 2, {}, BUILDING, ("globetrotter_for_all_at_zero",), nobody_completed),
    Wanted(
        "no-globetrotter",
        2,
        {"globetrotter_at_zero": False},
        BUILDING,
        ("no_globetrotter_at_zero",),
        nobody_completed,
    ),
    Wanted(
        "zero-passengers",
        4,
        {"zero_passengers_score": True},
        BUILDING,
        ("zero_passengers_scored",),
    ),
)

RULES = {
    "ended_by_wagons": ("G12.1", "G12.3", "G12.6"),
    "ended_by_passing": ("G3.6", "G3.7"),
    "passed_and_went_on": ("G3.6",),
    "reset_at_setup": ("G2.10",),
    "reset_in_play": ("G5.7",),
    "reset_between_two_cards": ("G5.9",),
    "reset_with_reshuffle": ("G5.10",),
    "reset_cap_reached": ("G5.12",),
    "reset_skipped": ("G5.11",),
    "empty_slots_refilled": ("G4.10", "G4.14"),
    "reshuffle_by_blind_draw": ("G4.8",),
    "reshuffle_by_refilling": ("G4.8",),
    "reshuffle_at_need": ("G4.8",),
    "fewer_than_four_tickets": ("G10.3", "G10.4"),
    "no_tickets_left": ("G10.5",),
    "tie_broken_by_tickets": ("G14.2",),
    "tie_broken_by_passengers": ("G14.3",),
    "shared_victory": ("G14.4",),
    "named_start_player": ("G3.1",),
    "no_face_up_draw_without_deck": ("G4.12",),
    "stopped_after_one": ("G4.5",),
    "open_hands": ("G4.15",),
    "passengers_mandatory": ("G8.2",),
    "passenger_declined": ("G8.2",),
    "no_globetrotter_at_zero": ("G13.9",),
    "globetrotter_for_all_at_zero": ("G13.9",),
    "zero_passengers_scored": ("G13.14",),
}


def tally(walk: Walk) -> dict[str, int]:
    events = [*walk.set_up, *(event for step in walk.steps for event in step.events)]
    return {"turns": walk.end["turn"], "shuffles": times(events, "shuffle"), "resets": times(events, "reset")}


CORPUS = Corpus(GAME, WANTED, FACTS, RULES, tally)
