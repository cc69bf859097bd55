"""What a recorded game of Wensleydale can show, each told from the positions it walks through.

The corpus claims facts by these names; the maker searches for games in which they hold, and the tests look again.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple

from branchline.games import GAMES

from ..corpus import Fact
from ..walk import Snapshot, Step, Walk

_BOARD: Final = GAMES["wensleydale"].board
LEAST_BID: Final = [box["minimum_bid"] for box in sorted(_BOARD["influence"]["boxes"], key=lambda box: box["number"])]
PRICE: Final = {train["id"]: train["cost"] for train in _BOARD["trains"]}
INCOME: Final = {"stone": 2, "cheese": 1, "red": 1, "green": 1}
HIGHEST, LOWEST = 5, -13


# ---- reading a position ----


def level(position: Snapshot, seat: int, track: str = "profit_loss") -> int:
    return next(int(space) for space, stack in position["tracks"][track].items() if seat in stack)


def height(position: Snapshot, seat: int, track: str = "profit_loss") -> tuple[int, int]:
    """The space and the place in its stack."""
    space = level(position, seat, track)
    return space, position["tracks"][track][str(space)].index(seat)


def laid(position: Snapshot, owner: int | str) -> int:
    return sum(1 for other in position["links"].values() if other == owner)


def bids(position: Snapshot, seat: int) -> int:
    return sum(1 for box in position["boxes"] if box["bid"] and box["bid"]["seat"] == seat)


def can_bid(position: Snapshot, seat: int) -> bool:
    """By the ledger: fewer than two bids, and cubes enough for some box that is not his own."""
    if bids(position, seat) >= 2 or seat in position["declined"]:
        return False
    return any(
        max(LEAST_BID[i], box["bid"]["cubes"] + 1 if box["bid"] else 0) <= position["cubes"][seat]
        for i, box in enumerate(position["boxes"])
        if not (box["bid"] and box["bid"]["seat"] == seat)
    )


def after_bid(step: Step) -> Snapshot:
    """The position with the bid just made, before anything that follows from it."""
    position = dict(step.before)
    seat = step.before["seat"]
    if step.verb == "decline":
        return position | {"declined": [*step.before["declined"], seat]}
    box, cubes = (int(word) for word in step.action.split()[1:])
    position["cubes"] = list(step.before["cubes"])
    position["boxes"] = [dict(entry) for entry in step.before["boxes"]]
    ousted = position["boxes"][box - 1]["bid"]
    if ousted:
        position["cubes"][ousted["seat"]] += ousted["cubes"]
    position["boxes"][box - 1]["bid"] = {"seat": seat, "cubes": cubes}
    position["cubes"][seat] -= cubes
    return position


class Series(NamedTuple):
    """A series that was built or handed over, from the position before its first link to the one after it."""

    before: Snapshot
    areas: list[str]
    after: Snapshot
    company: str  # "" for one that was built


def series(walk: Walk) -> Iterator[Series]:
    before, areas, company = walk.start, [], ""
    for step in walk.steps:
        words = step.action.split()
        if step.verb == "takeover":
            company = words[1]
        elif step.verb in ("lay", "over"):
            before = before if areas else step.before
            areas = areas + words[2:] if areas else words[1:]
        elif step.verb == "done":
            yield Series(before, areas, step.after, company)
            areas, company = [], ""


class Result(NamedTuple):
    """Phase seven for one seat: the level before, what was added, the level after."""

    before: int
    result: int
    after: int


def results(walk: Walk) -> Iterator[Result]:
    for step in walk.steps:
        settled = step.after["turn"] > step.before["turn"] or step.after["phase"] == "takeover"
        if step.before["phase"] == "takeover" or not settled:
            continue
        for seat in range(walk.seats):
            old, new = step.before["delivered"][seat], step.after["delivered"][seat]
            income = sum(INCOME[piece] * (count - old.get(piece, 0)) for piece, count in new.items())
            result = income - laid(step.after, seat)
            yield Result(level(step.before, seat), result, level(step.after, seat))


# ---- how the game ends ----


def ended_after_five_turns(walk: Walk) -> bool:
    return walk.over and walk.seats == 3 and walk.end["turn"] == 5


def ended_after_four_turns(walk: Walk) -> bool:
    return walk.over and walk.seats == 4 and walk.end["turn"] == 4


def _leaders(walk: Walk) -> list[int]:
    """The seats with the highest score, those that win first."""
    best = max(walk.scores)
    return sorted((seat for seat in range(walk.seats) if walk.scores[seat] == best), key=lambda s: walk.ranks[s])


def tie_broken_by_level(walk: Walk) -> bool:
    first, *others = _leaders(walk)
    return bool(others) and walk.ranks.count(1) == 1 and level(walk.end, first) > level(walk.end, others[0])


def tie_broken_by_stack(walk: Walk) -> bool:
    first, *others = _leaders(walk)
    if not others or walk.ranks.count(1) != 1:
        return False
    ahead, behind = height(walk.end, first), height(walk.end, others[0])
    return ahead[0] == behind[0] and ahead[1] > behind[1]


def shared_victory(walk: Walk) -> bool:
    """Two are first and the next is third."""
    first, *others = _leaders(walk)
    return sorted(walk.ranks)[:3] == [1, 1, 3] and level(walk.end, first) == level(walk.end, others[0])


def everybody_below_zero(walk: Walk) -> bool:
    return max(walk.scores) < 0


# ---- the auction ----


def stuck_bidder_skipped(walk: Walk) -> bool:
    """Somebody with fewer than two bids had no bid to make, and others went on."""
    return walk.options["auction_stuck"] == "skip" and any(
        step.verb == "bid"
        and step.after["phase"] == "auction"
        and step.after["turn"] == step.before["turn"]
        and any(bids(step.after, seat) < 2 and not can_bid(step.after, seat) for seat in range(walk.seats))
        for step in walk.steps
    )


def stuck_bidder_came_back(walk: Walk) -> bool:
    """Overbid, somebody who had no bid to make had one again."""
    return any(
        step.verb == "bid"
        and bids(step.before, seat) < 2
        and not can_bid(step.before, seat)
        and can_bid(after_bid(step), seat)
        for step in walk.steps
        for seat in range(walk.seats)
    )


def stuck_bidder_ended_the_auction(walk: Walk) -> bool:
    """It was over although others could have bid."""
    return walk.options["auction_stuck"] == "end_phase" and any(
        step.verb == "bid"
        and step.after["phase"] != "auction"
        and any(can_bid(after_bid(step), seat) for seat in range(walk.seats))
        for step in walk.steps
    )


def declined_to_bid(walk: Walk) -> bool:
    """A player declined, and the others went on without asking again."""
    return any(step.verb == "decline" and step.after["phase"] == "auction" for step in walk.steps)


def went_back_to_the_same_box(walk: Walk) -> bool:
    """Driven from a box, a player overbid there in turn."""
    lost: set[tuple[int, str]] = set()
    for step in walk.steps:
        if step.verb != "bid":
            lost.clear()
            continue
        box = step.action.split()[1]
        seat = step.before["seat"]
        if (seat, box) in lost:
            return True
        stood = step.before["boxes"][int(box) - 1]["bid"]
        if stood:
            lost.add((stood["seat"], box))
    return False


def influence_lost_beyond_eight(walk: Walk) -> bool:
    """A token on 8 won more and went to the top of its stack."""
    for step in walk.steps:
        if step.before["phase"] == "auction" != step.after["phase"]:
            for track in ("government", "train", "midland", "north_eastern"):
                before, after = (position["tracks"][track].get("8", []) for position in (step.before, step.after))
                if before and after[: len(before)] != before and set(before) <= set(after):
                    return True
    return False


# ---- building ----


def built_a_ring(walk: Walk) -> bool:
    return any(not s.company and s.areas[0] == s.areas[-1] for s in series(walk))


def handed_over_a_ring(walk: Walk) -> bool:
    return any(s.company and s.areas[0] == s.areas[-1] for s in series(walk))


def built_a_trail(walk: Walk) -> bool:
    """A series that came to an area again, and went on or had been elsewhere before."""
    return any(not s.company and len(set(s.areas[1:])) < len(s.areas) - 1 for s in series(walk))


def all_links_laid(walk: Walk) -> bool:
    """A seat had all its fifteen links on the board, and could build no more."""
    return any(
        step.after["phase"] == "build"
        and step.after["building"]
        and laid(step.after, step.after["seat"]) == 15
        and not any(action.startswith("lay") for action in following.legal)
        for step, following in zip(walk.steps, walk.steps[1:], strict=False)
    )


def opposition_paid_off(walk: Walk) -> bool:
    return any(
        step.verb == "lay" and step.after["out"].get("opposition", 0) > step.before["out"].get("opposition", 0) + 1
        for step in walk.steps
    )


def paid_for_both_companies(walk: Walk) -> bool:
    """A series through a town of both companies took a point of each."""
    return any(
        not s.company
        and any(len(s.before["companies"].get(area, ())) == 2 for area in s.areas)
        and all(
            level(s.after, s.before["seat"], company) < level(s.before, s.before["seat"], company)
            for company in ("midland", "north_eastern")
        )
        for s in series(walk)
    )


# ---- trains and pieces ----


def _bought_by_exchange(walk: Walk) -> Iterator[tuple[int, int, bool]]:
    """For each train whose exchange was asked for: its price, the points there were, whether anything was given."""
    for step in walk.steps:
        if step.verb == "exchange":
            points = level(step.before, step.before["seat"], "train")
            yield PRICE[step.before["buying"]], points, step.action != "exchange none"


def exchanged_for_a_train(walk: Walk) -> bool:
    return walk.options["train_exchange"] == "shortfall" and any(
        points < price for price, points, _ in _bought_by_exchange(walk)
    )


def exchanged_by_choice(walk: Walk) -> bool:
    """Other points were given although train points were enough."""
    return walk.options["train_exchange"] == "any" and any(
        points >= price and given for price, points, given in _bought_by_exchange(walk)
    )


def three_trains_at_once(walk: Walk) -> bool:
    return any(
        list(step.after["trains"].values()).count(seat) == 3 for step in walk.steps for seat in range(walk.seats)
    )


def profit_held_at_the_top(walk: Walk) -> bool:
    return any(r.before + r.result > HIGHEST == r.after for r in results(walk))


def loss_held_at_the_bottom(walk: Walk) -> bool:
    return any(r.before + r.result < LOWEST == r.after for r in results(walk))


# ---- takeovers ----


def taken_over_by_both_companies(walk: Walk) -> bool:
    return {s.company for s in series(walk)} >= {"midland", "north_eastern"}


def town_of_both_companies(walk: Walk) -> bool:
    return any(len(owners) == 2 for owners in walk.end["companies"].values())


def started_from_a_new_company_town(walk: Walk) -> bool:
    """A line was handed over from a town that an earlier player had converted in the same phase."""
    done: list[Series] = [s for s in series(walk) if s.company]
    return any(
        later.before["turn"] == earlier.before["turn"]
        and earlier.company == later.company
        and earlier.before["seat"] != later.before["seat"]
        and later.company not in earlier.before["companies"].get(later.areas[0], ())
        for i, later in enumerate(done)
        for earlier in done[:i]
    )


def all_kinds_died(walk: Walk) -> bool:
    """Stone, cheese and passengers of both colours died in takeovers."""
    dead: set[str] = set()
    for s in series(walk):
        if s.company:
            dead |= {piece for piece in s.after["out"] if s.after["out"][piece] > s.before["out"].get(piece, 0)}
    return dead >= {"stone", "cheese", "red", "green"}


FACTS: Final[dict[str, Fact]] = {
    fact.__name__: fact
    for fact in (
        ended_after_five_turns,
        ended_after_four_turns,
        tie_broken_by_level,
        tie_broken_by_stack,
        shared_victory,
        everybody_below_zero,
        stuck_bidder_skipped,
        stuck_bidder_came_back,
        stuck_bidder_ended_the_auction,
        declined_to_bid,
        went_back_to_the_same_box,
        influence_lost_beyond_eight,
        built_a_ring,
        handed_over_a_ring,
        built_a_trail,
        all_links_laid,
        opposition_paid_off,
        paid_for_both_companies,
        exchanged_for_a_train,
        exchanged_by_choice,
        three_trains_at_once,
        profit_held_at_the_top,
        loss_held_at_the_bottom,
        taken_over_by_both_companies,
        town_of_both_companies,
        started_from_a_new_company_town,
        all_kinds_died,
    )
}
