"""L7: building at major cities."""

from itertools import product

import pytest

from .moon import (
    GAME,
    NEXT,
    SEVEN,
    TERRAIN,
    can,
    field,
    link,
    play,
    position,
    price,
    refusal,
    refused,
    same_city,
    stub,
    ways,
)

TYCHO = [(a, b) for a in SEVEN["tycho"][1:] for b in NEXT[a] if not same_city(a, b)]
OUT = ("L7.2", "refused-build-out")
ACCESS = ("L7.12", "refused-build-access")


def outs(state):
    return state.snapshot()["allowance"]["out"]


def at_tycho(*counts):
    """So many segments of each seat at Tycho, and the ways there that are left."""
    assert sum(counts) <= len(TYCHO)
    free = iter(TYCHO)
    track = {p: [link(*next(free)) for _ in range(count)] for p, count in enumerate(counts)}
    return track, list(free)


def mare_starts(city):
    """Ways out of a major city to a mare, each to another milepost."""
    return list({b: (a, b) for a, b in ways("major", "mare", crossing=False) if a in SEVEN[city]}.values())


@pytest.mark.rule("L7.1", "L6.12")
@pytest.mark.parametrize("city", list(SEVEN))
def test_track_out_of_a_major_city_costs_what_it_arrives_at(city):
    for a in SEVEN[city][1:]:
        for b in NEXT[a]:
            if not same_city(a, b):
                state = position(phase="build")
                play(state, f"build {a} {b}")
                assert field(state, "cash", 0) == 60 - price(a, b)
                assert outs(state) == 1


@pytest.mark.rule("L7.2", "L7.3")
@pytest.mark.parametrize("phase", ["opening", "build"])
@pytest.mark.parametrize("cities", [("tycho", "tycho"), ("tycho", "hertzsprung")])
def test_two_segments_a_turn_leave_major_cities_the_same_or_two(phase, cities):
    first = next((a, b) for a, b in ways("major") if a in SEVEN[cities[0]])
    second = next((a, b) for a, b in ways("major") if a in SEVEN[cities[1]] and b != first[1])
    state = position(phase=phase)
    play(state, f"build {first[0]} {first[1]}", f"build {second[0]} {second[1]}")
    for city in SEVEN:
        a, b = next((a, b) for a, b in ways("major") if a in SEVEN[city] and b not in (first[1], second[1]))
        assert refused(state, f"build {a} {b}") == OUT
    assert refusal(state, f"build {a} {b}").arguments == {"city": city}


@pytest.mark.rule("L7.2")
def test_a_connected_city_has_no_more_outs_than_another():
    track, free = at_tycho(2, 1)
    state = position(phase="build", track=track, out=2)
    assert refused(state, f"build {free[0][0]} {free[0][1]}") == OUT


@pytest.mark.rule("L7.2")
def test_the_next_turn_has_two_outs_again():
    state = position(phase="build", seats=2, out=2)
    text = f"build {TYCHO[0][0]} {TYCHO[0][1]}"
    assert refused(state, text) == OUT
    play(state, "end-turn", "end-operate")
    assert can(state, text)
    play(state, "end-turn", "end-operate")
    assert state.seat == 0
    assert can(state, text)
    # Of the two opening turns each has its own as well.
    state = position(phase="opening", seats=2, out=2, active=1)
    assert refused(state, text) == OUT
    play(state, "end-turn")
    assert state.seat == 1
    assert can(state, text)


@pytest.mark.rule("L7.2", "L7.5", "L7.6", "L6.7")
def test_the_third_contact_of_a_turn_leads_in_from_own_track_for_five():
    # A mare beside two outer mileposts of the city: out of one of them, later into the other.
    spots = [(a, m, o) for a, m in mare_starts("sinus-iridum") for o in NEXT[m] if o in SEVEN["sinus-iridum"] if o != a]
    a, m, other = spots[0]
    b, n = next((b, n) for b, n in mare_starts("sinus-iridum") if n not in (m, *NEXT[m]))
    state = position(phase="build")
    play(state, f"build {a} {m}", f"build {b} {n}")
    assert field(state, "cash", 0) == 60 - 1 - 1
    assert refused(state, f"build {other} {m}") == OUT
    cost = price(m, other)
    assert cost - ((m, other) in set(ways("mare", "major", crossing=True))) == 5
    play(state, f"build {m} {other}")
    assert field(state, "cash", 0) == 58 - cost
    assert outs(state) == 2


@pytest.mark.rule("L7.5")
@pytest.mark.parametrize("crossing", [False, True])
def test_in_costs_five_and_one_more_for_a_crossing(crossing):
    for start in ("mare", "mountain", "alpine"):
        a, b = next(ways(start, "major", crossing))
        state = play(position(phase="build", track={0: [stub(a, b)]}, out=2), f"build {a} {b}")
        assert field(state, "cash", 0) == 60 - 5 - crossing
        assert outs(state) == 2


@pytest.mark.rule("L7.6", "L6.13")
def test_in_starts_at_own_track():
    for a, b in [(b, a) for a, b in TYCHO]:
        state = position(phase="build", track={1: [stub(a, b)]})
        assert refused(state, f"build {a} {b}") == ("L6.13", "refused-build-start")


@pytest.mark.rule("L7.7")
def test_in_is_possible_before_the_outs_are_used_up_and_spares_them():
    a, b = next(ways("mare", "major", crossing=False))
    state = play(position(phase="build", track={0: [stub(a, b)]}), f"build {a} {b}")
    assert field(state, "cash", 0) == 55
    assert outs(state) == 0
    first, second = [way for way in TYCHO if TERRAIN[way[1]] != "alpine"][:2]
    play(state, f"build {first[0]} {first[1]}", f"build {second[0]} {second[1]}")
    assert outs(state) == 2


@pytest.mark.rule("L7.8")
@pytest.mark.parametrize("city", list(SEVEN))
def test_nothing_is_built_inside_a_red_area(city):
    state = position(phase="build", track={0: [stub(SEVEN[city][1], *SEVEN[city])]})
    inner = [(a, b) for a in SEVEN[city] for b in NEXT[a] if b in SEVEN[city]]
    assert len(inner) == 24
    for a, b in inner:
        why = state.why_not(state.parse(f"build {a} {b}"))
        assert (why.rule, why.message, why.arguments) == ("L7.8", "refused-build-red", {"city": city})
    assert refused(state, f"build {inner[0][0]} {inner[0][1]}") == ("L7.8", "refused-build-red")


def told_legal(counts):
    """The formula: a first segment always, else all connected or T + U at most six."""
    mine, *others = counts
    unconnected = others.count(0)
    return mine == 0 or unconnected == 0 or sum(counts) + 1 + unconnected <= 6


@pytest.mark.rule("L7.9", "L7.10", "L7.11", "L7.12", "L7.13")
@pytest.mark.parametrize("seats", GAME.seats)
def test_a_further_segment_leaves_a_place_for_everybody(seats):
    for mine in range(7):
        for connected in range(seats):
            for each in (1, 2):
                counts = [mine, *[each] * connected, *[0] * (seats - 1 - connected)]
                if sum(counts) >= len(TYCHO):
                    continue
                track, free = at_tycho(*counts)
                state = position(phase="build", seats=seats, track=track)
                text = f"build {free[-1][0]} {free[-1][1]}"
                assert can(state, text) == told_legal(counts), counts
                if not told_legal(counts):
                    assert refused(state, text) == ACCESS
                    assert refusal(state, text).arguments == {"city": "tycho"}


@pytest.mark.rule("L7.13", "L7.12")
def test_of_six_players_nobody_has_two_segments_while_one_has_none():
    track, free = at_tycho(1, 0, 0, 0, 0, 0)
    text = f"build {free[0][0]} {free[0][1]}"
    assert refused(position(phase="build", seats=6, track=track), text) == ACCESS
    track, free = at_tycho(1, 1, 1, 1, 1, 0)
    text = f"build {free[0][0]} {free[0][1]}"
    assert refused(position(phase="build", seats=6, track=track), text) == ACCESS
    track, free = at_tycho(1, 1, 1, 1, 1, 1)
    text = f"build {free[0][0]} {free[0][1]}"
    assert can(position(phase="build", seats=6, track=track), text)


@pytest.mark.rule("L7.10", "L7.12")
def test_the_fifth_segment_of_one_of_three_players_waits_for_the_others():
    for counts, allowed in (((4, 0, 0), False), ((3, 0, 0), True), ((4, 1, 0), False), ((4, 1, 1), True)):
        track, free = at_tycho(*counts)
        assert can(position(phase="build", seats=3, track=track), f"build {free[0][0]} {free[0][1]}") == allowed


@pytest.mark.rule("L7.9", "L7.11")
def test_the_first_segment_of_a_player_is_never_refused_for_the_sake_of_others():
    for counts in ((0, 6, 0, 0), (0, 3, 3, 3), (0, 17, 0, 0), (0, 9, 8, 0)):
        track, free = at_tycho(*counts)
        assert can(position(phase="build", seats=4, track=track), f"build {free[0][0]} {free[0][1]}")
        # And so it is on the way in.
        outer, m = free[0]
        track[0] = [stub(m, outer)]
        assert can(position(phase="build", seats=4, track=track, out=2), f"build {m} {outer}")


@pytest.mark.rule("L7.12")
def test_the_test_of_access_holds_on_the_way_in_too():
    track, free = at_tycho(1, 0, 0, 0, 0, 0)
    outer, m = free[-1]
    track[0].append(stub(m, outer))
    assert refused(position(phase="build", seats=6, track=track), f"build {m} {outer}") == ACCESS
    assert can(position(phase="build", seats=5, track=track), f"build {m} {outer}")


@pytest.mark.rule("L7.12")
def test_what_the_others_build_opens_a_city_again():
    track, free = at_tycho(5, 0)
    state = position(phase="build", seats=2, track=track)
    text = f"build {free[0][0]} {free[0][1]}"
    assert refused(state, text) == ACCESS
    play(state, "end-turn", "end-operate", f"build {free[-1][0]} {free[-1][1]}", "end-turn", "end-operate")
    assert can(state, text)


@pytest.mark.rule("L6.17")
@pytest.mark.parametrize("owner", [0, 1])
def test_track_out_of_a_major_city_is_laid_once_by_whomever(owner):
    a, b = TYCHO[0]
    state = position(phase="build", track={owner: [link(a, b)], 1 - owner: [stub(b, a)]})
    for text in (f"build {a} {b}", f"build {b} {a}"):
        assert refused(state, text) == ("L6.17", "refused-build-taken")


@pytest.mark.rule("L7.12")
def test_each_city_is_counted_for_itself():
    track, _ = at_tycho(1, 0, 0, 0, 0, 0)
    a, b = next(ways("major"))
    assert a not in SEVEN["tycho"]
    assert can(position(phase="build", seats=6, track=track), f"build {a} {b}")


@pytest.mark.rule("L7.12")
@pytest.mark.parametrize(("seats", "mine"), [*product([2, 3, 6], [1, 2, 12, 13, 14, 15, 16, 17])])
def test_by_the_edges_only_as_many_free_links_as_players_without_track_are_kept(seats, mine):
    track, free = at_tycho(mine, *[0] * (seats - 1))
    state = position(phase="build", seats=seats, track=track, options={"major_access": "edge"})
    text = f"build {free[-1][0]} {free[-1][1]}"
    allowed = 18 - mine - 1 >= seats - 1
    assert can(state, text) == allowed
    if not allowed:
        assert refused(state, text) == ACCESS


@pytest.mark.rule("L7.12")
def test_by_the_edges_all_links_can_be_used_once_all_are_connected():
    options = {"major_access": "edge"}
    track, free = at_tycho(10, 6, 1)
    assert can(position(phase="build", seats=3, track=track, options=options), f"build {free[0][0]} {free[0][1]}")
    track, free = at_tycho(10, 7, 0)
    text = f"build {free[0][0]} {free[0][1]}"
    assert refused(position(phase="build", seats=3, track=track, options=options), text) == ACCESS
    # The place left is for the third player.
    assert can(position(phase="build", seats=3, active=2, track=track, options=options), text)
    assert GAME.options["major_access"].default == "literal"
