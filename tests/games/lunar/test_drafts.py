"""Drafts: track that is only thought of, stretch by stretch, with its cost over the turns to come."""

from typing import Any

from . import roads
from .moon import AT, GAME, line, play, position, road, straight


def draft(state: Any, links: list[int], seat: int = 0, **stretch: str) -> dict[str, Any]:
    answer: dict[str, Any] = GAME.plan(state, seat, {"draft": {"links": links, **stretch}})
    return answer


def links_of(planned: dict[str, Any]) -> set[int]:
    return {step["link"] for step in planned["steps"]}


def test_a_stretch_out_of_a_major_city_is_what_building_it_would_be() -> None:
    state = position(phase="build", cash=100)
    built = GAME.plan(state, 0, {"build": "kepler"})
    start = built["steps"][0]["a"]
    planned = draft(state, [], **{"from": start, "to": "kepler"})
    assert (planned["reached"], planned["cost"], planned["steps"]) == (True, built["cost"], built["steps"])
    assert set(planned["added"]) == links_of(built)
    # Asked for once more it adds nothing and costs the same.
    again = draft(state, planned["added"], **{"from": start, "to": "kepler"})
    assert (again["added"], again["cost"]) == ([], planned["cost"])


def test_a_draft_is_spread_over_turns_of_20_m_with_a_reason() -> None:
    state = position(phase="build", cash=100)
    planned = draft(state, [], **{"from": "tycho", "to": "peary"})
    sums: dict[int, int] = {}
    for step in planned["steps"]:
        sums[step["turn"]] = sums.get(step["turn"], 0) + step["cost"]
    assert len(sums) == planned["turns"] > 1
    assert max(sums.values()) <= 20
    assert (sum(sums.values()), planned["waits"]) == (planned["cost"], "limit")


def test_what_nothing_leads_to_is_loose_until_it_is_joined() -> None:
    state = position(phase="build", cash=100)
    far = straight("kepler", "N", 2)[-1]
    planned = draft(state, [], **{"from": "kepler", "to": far})
    assert (planned["reached"], planned["steps"], planned["turns"]) == (True, [], 0)
    assert planned["loose"] == planned["added"] != []
    assert planned["cost"] > 0
    start = GAME.plan(state, 0, {"build": "kepler"})["steps"][0]["a"]
    joined = draft(state, planned["added"], **{"from": start, "to": "kepler"})
    assert (joined["loose"], links_of(joined)) == ([], {*planned["added"], *joined["added"]})


def test_own_track_leaves_the_draft_and_anothers_is_told() -> None:
    state = position(phase="build", cash=100)
    drafted = draft(state, [], **{"from": "tycho", "to": "clavius"})["added"]
    own = position(phase="build", cash=100, track={0: line(*road("tycho", "clavius"))})
    others = position(phase="build", cash=100, track={1: line(*road("tycho", "clavius"))})
    laid, taken = set(own.view(0)["track"][0]), set(others.view(0)["track"][1])
    assert laid & set(drafted)
    kept, lost = draft(own, drafted), draft(others, drafted)
    assert (kept["gone"], links_of(kept)) == ([], set(drafted) - laid)
    assert set(lost["gone"]) == taken & set(drafted)
    assert not links_of(lost) & taken


def test_a_stretch_that_cannot_be_is_told() -> None:
    """All links into Kepler are others'."""
    state = position(seats=3, phase="build")
    around = [str(one) for one in roads.AT[AT["kepler"]]]
    closed = position(seats=3, phase="build", track={1: around[:3], 2: around[3:]})
    assert draft(state, [], **{"from": "tycho", "to": "kepler"})["reached"]
    planned = draft(closed, [], **{"from": "tycho", "to": "kepler"})
    assert (planned["reached"], planned["added"], planned["cost"]) == (False, [], 0)


def test_asking_changes_nothing() -> None:
    state = position(phase="build", cash=100)
    before = state.snapshot()
    planned = draft(state, [], **{"from": "tycho", "to": "kepler"})
    draft(state, planned["added"], **{"from": "kepler", "to": "copernicus"})
    assert state.snapshot() == before
    play(state, "end-turn")
    assert draft(state, planned["added"])["waits"] == "turn"
