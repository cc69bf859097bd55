"""Makes the corpus of recorded games anew: `python -m tests.records.make`.

Only on purpose: the records are promises that a game played once replays for ever. When the rules of a game change
its version number changes too, and then the corpus is made again.
"""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from branchline.core.contract import State
from branchline.games import GAMES
from branchline.record import Record

from .facts import FACTS
from .policies import Greedy, Orders, Policy, Settlers, Stages, Wanderer
from .walk import Walk

HOME = Path(__file__).parent
GAME = "germany"
INDEX = HOME / GAME / "corpus.json"
TRIES = 40_000


class Wanted(NamedTuple):
    """A game to find: its name, how it is set up and played, what it must show."""

    name: str
    seats: int
    options: dict[str, Any]
    policy: Callable[[int, int], Policy]  # from seats and seed
    shows: tuple[str, ...]
    promising: Callable[[State], bool] = lambda state: True  # a quick look at the last position
    opening: Callable[[State], bool] = lambda state: True  # ... and at the first


def wandering(**weights: int) -> Callable[[int, int], Policy]:
    return lambda seats, seed: Wanderer(seats, seed, **weights)


def hoarding(seats: int, seed: int) -> Policy:
    """Cards, only cards, until none can be drawn any more and the display has gaps; then sensible play."""
    cards = Orders(
        lambda state, action: action["kind"] == "draw",
        lambda state, action: action["kind"] == "take",
        lambda state, action: action["kind"] == "keep" and len(action["keep"]) == 2,
    )
    return Stages(cards, lambda state: None in state.view(None)["display"], Greedy(seats, seed))


def leaving_locos(seats: int, seed: int) -> Policy:
    """Everything but locomotives is taken, until three of them must stay; then sensible play."""
    colours = Orders(
        lambda state, action: action["kind"] == "take" and action["card"] != "loco",
        lambda state, action: action["kind"] == "keep" and len(action["keep"]) == 2,
        lambda state, action: action["kind"] == "draw",
    )
    return Stages(colours, lambda state: state.view(None)["display"].count("loco") > 2, Greedy(seats, seed))


def blind_hoarding(seats: int, seed: int) -> Policy:
    """Cards until the deck is gone, then sensible play."""
    cards = Orders(
        lambda state, action: action["kind"] == "draw",
        lambda state, action: action["kind"] == "keep" and len(action["keep"]) == 2,
    )
    return Stages(cards, lambda state: state.view(None)["deck"] == 0, Greedy(seats, seed))


def ticket_loving(seats: int, seed: int) -> Policy:
    """Tickets, all of them; then sensible play."""
    tickets = Orders(
        lambda state, action: action["kind"] == "keep" and len(action["keep"]) == 4,
        lambda state, action: action["kind"] == "tickets",
        lambda state, action: action["kind"] == "keep" and len(action["keep"]) >= 1,
    )

    def gone(state: State) -> bool:
        view = state.view(None)
        return view["phase"] == "turn" and view["short_deck"] + view["long_deck"] == 0

    return Stages(tickets, gone, Greedy(seats, seed))


def three_locos(state: State) -> bool:
    return bool(state.view(None)["display"].count("loco") > 2)


def level_at_the_top(state: State) -> bool:
    scores = sorted(state.scores())
    return scores[-1] == scores[-2]


def nobody_completed(state: State) -> bool:
    return all(entry["completed"] == 0 for entry in GAMES[GAME].sheet(state))


BUILDING = wandering(claim=20, take=10, draw=10, keep=1, passenger=1)  # no tickets during play: short games

WANTED = (
    *(Wanted(f"wagons-{seats}", seats, {}, Greedy, ("ended_by_wagons",)) for seats in range(2, 6)),
    Wanted(
        "all-pass",
        4,
        {},
        Settlers,
        ("ended_by_passing", "passed_and_went_on", "no_tickets_left", "fewer_than_four_tickets"),
    ),
    Wanted("reset-at-setup", 3, {}, Greedy, ("reset_at_setup",), opening=lambda s: s.view(None)["resets"] > 0),
    Wanted("reset-in-play", 4, {}, Greedy, ("reset_in_play",)),
    Wanted("reset-between-two-cards", 2, {}, Greedy, ("reset_between_two_cards",)),
    Wanted("reset-with-reshuffle", 2, {}, leaving_locos, ("reset_with_reshuffle",)),
    Wanted("reset-cap-none", 2, {"max_loco_resets": 0}, Greedy, ("reset_cap_reached",), opening=three_locos),
    Wanted("reset-cap-one", 3, {"max_loco_resets": 1}, Greedy, ("reset_cap_reached",), opening=three_locos),
    Wanted("reset-skipped", 2, {}, leaving_locos, ("reset_skipped",)),
    Wanted("reshuffle-blind", 4, {}, Greedy, ("reshuffle_by_blind_draw",)),
    Wanted("reshuffle-refill", 4, {}, Greedy, ("reshuffle_by_refilling",)),
    Wanted("reshuffle-lazy", 4, {"reshuffle": "lazy"}, Greedy, ("reshuffle_at_need",)),
    Wanted("empty-slots", 2, {}, hoarding, ("empty_slots_refilled",)),
    Wanted("tickets-run-out", 3, {}, ticket_loving, ("fewer_than_four_tickets", "no_tickets_left")),
    Wanted("tie-by-tickets", 2, {}, BUILDING, ("tie_broken_by_tickets",), level_at_the_top),
    Wanted("tie-by-passengers", 2, {}, BUILDING, ("tie_broken_by_passengers",), level_at_the_top),
    Wanted("shared-victory", 3, {}, BUILDING, ("shared_victory",), level_at_the_top),
    Wanted("start-player", 3, {"start_player": 2}, Greedy, ("named_start_player",)),
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
    Wanted("open-hands", 3, {"open_hands": True}, Greedy, ("open_hands",)),
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


def find(wanted: Wanted, first: int) -> tuple[Record, Walk]:
    """The first seed from `first` on whose game shows what is wanted."""
    game = GAMES[GAME]
    for seed in range(first, first + TRIES):
        state = game.new(wanted.seats, seed, wanted.options)
        if not wanted.opening(state):
            continue
        policy = wanted.policy(wanted.seats, seed)
        actions: list[str] = []
        while not state.over:
            action = policy.choose(state)
            actions.append(state.notation(action))
            state.play(action)
        if wanted.promising(state):
            record = Record(GAME, wanted.seats, seed, wanted.options, actions)
            walk = Walk(record)
            if all(FACTS[fact](walk) for fact in wanted.shows):
                return record, walk
    raise SystemExit(f"{wanted.name}: none of {TRIES} games shows {', '.join(wanted.shows)}.")


def main() -> None:
    folder = HOME / GAME
    folder.mkdir(exist_ok=True)
    for old in folder.glob("*.json"):
        old.unlink()
    index = []
    for number, wanted in enumerate(WANTED, start=1):
        record, walk = find(wanted, number * TRIES)  # seeds of its own, so that no two records are one game
        file = f"{wanted.name}.json"
        record.save(folder / file)
        index.append(
            {
                "file": file,
                "shows": list(wanted.shows),
                "scores": walk.scores,
                "ranks": walk.ranks,
                "turns": walk.end["turn"],
                "shuffles": walk.end["shuffles"],
                "resets": walk.end["resets"],
            }
        )
        print(f"{number} of {len(WANTED)}: {file}, seed {record.seed}, {len(record.actions)} actions", flush=True)
    INDEX.write_text(json.dumps(index, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
