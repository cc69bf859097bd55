"""What a recorded game of Germany can show, each told from the positions it walks through.

The corpus claims facts by these names; the maker searches for games in which they hold, and the tests look again.
"""

from collections import Counter
from typing import Final

from ..corpus import Fact
from ..walk import Snapshot, Step, Walk, times

LOCO: Final = "loco"
MOST_LOCOS: Final = 2
SLOTS: Final = 5


def _locos(position: Snapshot) -> int:
    return int(position["display"].count(LOCO))


def _circulating(position: Snapshot) -> Counter[str]:
    """The cards that are in nobody's hand."""
    cards = Counter(position["deck"]) + Counter(position["discard"])
    cards.update(card for card in position["display"] if card)
    return cards


def _better_display_possible(position: Snapshot) -> bool:
    cards = _circulating(position)
    return cards.total() - cards[LOCO] >= min(SLOTS, cards.total()) - MOST_LOCOS


def _nothing_to_draw(position: Snapshot) -> bool:
    return not position["deck"] and not position["discard"]


def _mix_size(action: str) -> int:
    return sum(int(part.split("*")[1]) for part in action.split()[1:])


# ---- how the game ends ----


def ended_by_wagons(walk: Walk) -> bool:
    """Somebody was down to two wagons, then each seat had one more turn."""
    trigger = next((s for s in walk.steps if s.after["turns_left"] == walk.seats and not s.before["turns_left"]), None)
    if trigger is None or not walk.over:
        return False
    seat = trigger.after["last_round_by"]
    return (
        trigger.after["wagons"][seat] <= 2
        and walk.end["turn"] - trigger.after["turn"] == walk.seats
        and walk.end["turns_left"] == 0
    )


def ended_by_passing(walk: Walk) -> bool:
    """Every seat in succession had nothing else to do than to pass."""
    last = walk.steps[-walk.seats :]
    return walk.over and walk.end["turns_left"] is None and all(step.legal == ["pass"] for step in last)


def passed_and_went_on(walk: Walk) -> bool:
    """Somebody had to pass, and after that another seat acted again."""
    return any(
        step.legal == ["pass"] and following.verb != "pass"
        for step, following in zip(walk.steps, walk.steps[1:], strict=False)
    )


# ---- the display ----


def reset_at_setup(walk: Walk) -> bool:
    return bool(times(walk.set_up, "reset") >= 1 and _locos(walk.start) <= MOST_LOCOS)


def reset_in_play(walk: Walk) -> bool:
    return any(step.times("reset") and _locos(step.after) <= MOST_LOCOS for step in walk.steps)


def reset_between_two_cards(walk: Walk) -> bool:
    return any(
        step.times("reset") and step.before["phase"] == "turn" and step.after["phase"] == "second"
        for step in walk.steps
    )


def reset_with_reshuffle(walk: Walk) -> bool:
    """The deck ran out while the display was swept."""
    return any(step.times("reset") and step.times("shuffle") for step in walk.steps)


def reset_cap_reached(walk: Walk) -> bool:
    """As many resets as are allowed, and still three locomotives, though a better display was possible."""
    cap = walk.options["max_loco_resets"]
    if times(walk.set_up, "reset") == cap and _locos(walk.start) > MOST_LOCOS:
        return _better_display_possible(walk.start)
    return any(
        step.before["display"] != step.after["display"]
        and step.times("reset") == cap
        and _locos(step.after) > MOST_LOCOS
        and _better_display_possible(step.after)
        for step in walk.steps
    )


def reset_skipped(walk: Walk) -> bool:
    """Three locomotives stay, because the cards in circulation cannot do better."""
    return any(
        step.before["display"] != step.after["display"]
        and step.times("reset") == 0 < walk.options["max_loco_resets"]
        and _locos(step.after) > MOST_LOCOS
        and not _better_display_possible(step.after)
        for step in walk.steps
    )


def empty_slots_refilled(walk: Walk) -> bool:
    """With all cards in hands and gaps in the display, a claim brought cards back into it."""
    return any(
        step.verb == "claim"
        and _nothing_to_draw(step.before)
        and step.before["display"].count(None) > step.after["display"].count(None)
        for step in walk.steps
    )


# ---- the deck ----


def _shuffled_by(step: Step, verb: str) -> bool:
    return step.verb == verb and step.times("shuffle") == 1 and step.times("reset") == 0


def reshuffle_by_blind_draw(walk: Walk) -> bool:
    """The last card of the deck was drawn, and the discards became the new deck at once."""
    return any(
        _shuffled_by(step, "draw") and len(step.before["deck"]) == 1 and len(step.after["deck"]) > 0
        for step in walk.steps
    )


def reshuffle_by_refilling(walk: Walk) -> bool:
    """The last card of the deck went into the display, and the discards became the new deck at once."""
    return any(
        _shuffled_by(step, "take") and len(step.before["deck"]) == 1 and len(step.after["deck"]) > 0
        for step in walk.steps
    )


def reshuffle_at_need(walk: Walk) -> bool:
    """The deck lay empty beside the discards until a card was needed."""
    waited = any(not step.after["deck"] and step.after["discard"] for step in walk.steps)
    needed = any(step.times("shuffle") and not step.before["deck"] for step in walk.steps)
    return waited and needed


# ---- the tickets ----


def fewer_than_four_tickets(walk: Walk) -> bool:
    return any(step.verb == "tickets" and _mix_size(step.action) < 4 for step in walk.steps)


def no_tickets_left(walk: Walk) -> bool:
    return any(
        step.before["phase"] == "turn"
        and not step.before["short_deck"]
        and not step.before["long_deck"]
        and not any(action.startswith("tickets") for action in step.legal)
        for step in walk.steps
    )


# ---- the winner ----


def _leaders(walk: Walk) -> list[int]:
    """The seats with the highest score, those that win first."""
    best = max(walk.scores)
    return sorted((seat for seat in range(walk.seats) if walk.scores[seat] == best), key=lambda s: walk.ranks[s])


def _keys(walk: Walk, seat: int) -> tuple[int, int]:
    return walk.sheet[seat]["completed"], walk.sheet[seat]["passenger_count"]


def tie_broken_by_tickets(walk: Walk) -> bool:
    first, *others = _leaders(walk)
    return bool(others) and walk.ranks.count(1) == 1 and _keys(walk, first)[0] > _keys(walk, others[0])[0]


def tie_broken_by_passengers(walk: Walk) -> bool:
    first, *others = _leaders(walk)
    if not others or walk.ranks.count(1) != 1:
        return False
    ahead, behind = _keys(walk, first), _keys(walk, others[0])
    return ahead[0] == behind[0] and ahead[1] > behind[1]


def shared_victory(walk: Walk) -> bool:
    first, *others = _leaders(walk)
    return bool(others) and walk.ranks.count(1) == 2 and _keys(walk, first) == _keys(walk, others[0])


# ---- options away from their default ----


def named_start_player(walk: Walk) -> bool:
    return bool(walk.options["start_player"] == walk.start["start"] == walk.start["seat"])


def no_face_up_draw_without_deck(walk: Walk) -> bool:
    """Cards lay open, the deck was gone, and none of them could be taken."""
    return walk.options["faceup_draw_without_deck"] is False and any(
        step.before["phase"] == "turn"
        and _nothing_to_draw(step.before)
        and any(step.before["display"])
        and not any(action.startswith("take") for action in step.legal)
        for step in walk.steps
    )


def stopped_after_one(walk: Walk) -> bool:
    return any(
        step.action == "stop" and sum(step.after["hands"][step.before["seat"]].values()) > 0 for step in walk.steps
    )


def open_hands(walk: Walk) -> bool:
    """Every view names the cards of all."""
    views = [state.view(seat) for state in walk.record.states() for seat in range(walk.seats)]
    return all(player["hand"] is not None for view in views for player in view["players"])


def passengers_mandatory(walk: Walk) -> bool:
    """Whoever came to passengers had to take one."""
    choices = [step.legal for step in walk.steps if step.before["phase"].startswith("passenger")]
    return bool(choices) and not any("passenger none" in legal for legal in choices)


def passenger_declined(walk: Walk) -> bool:
    return any(step.action == "passenger none" for step in walk.steps)


def no_globetrotter_at_zero(walk: Walk) -> bool:
    return all(entry["completed"] == 0 and entry["globetrotter"] == 0 for entry in walk.sheet)


def globetrotter_for_all_at_zero(walk: Walk) -> bool:
    return all(entry["completed"] == 0 and entry["globetrotter"] == 15 for entry in walk.sheet)


def zero_passengers_scored(walk: Walk) -> bool:
    return any(row["count"] == 0 and row["points"] > 0 for entry in walk.sheet for row in entry["passengers"])


FACTS: Final[dict[str, Fact]] = {
    fact.__name__: fact
    for fact in (
        ended_by_wagons,
        ended_by_passing,
        passed_and_went_on,
        reset_at_setup,
        reset_in_play,
        reset_between_two_cards,
        reset_with_reshuffle,
        reset_cap_reached,
        reset_skipped,
        empty_slots_refilled,
        reshuffle_by_blind_draw,
        reshuffle_by_refilling,
        reshuffle_at_need,
        fewer_than_four_tickets,
        no_tickets_left,
        tie_broken_by_tickets,
        tie_broken_by_passengers,
        shared_victory,
        named_start_player,
        no_face_up_draw_without_deck,
        stopped_after_one,
        open_hands,
        passengers_mandatory,
        passenger_declined,
        no_globetrotter_at_zero,
        globetrotter_for_all_at_zero,
        zero_passengers_scored,
    )
}
