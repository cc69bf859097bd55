"""L8: building at medium and small cities."""

from itertools import product

import pytest

from .moon import (
    AT,
    CITIES,
    CITY,
    NEXT,
    WRAPS,
    can,
    field,
    line,
    link,
    milepost,
    offered,
    play,
    position,
    refusal,
    refused,
    road,
    side,
    stub,
)

MOST = {"small": 2, "medium": 3}
# The letter in the middle of the three that touch Mare Orientale.
THIRD = "T'"


def counted(city, *counts):
    """So many grid segments of each seat at the city, and the neighbours that are left."""
    free = iter(NEXT[milepost(city)])
    track = {p: [link(city, next(free)) for _ in range(count)] for p, count in enumerate(counts)}
    return track, list(free)


def about_to_enter(city, *counts, seats, **more):
    """Seat 0 tries to build one more segment at the city: (state, notation)."""
    track, free = counted(city, *counts)
    a, b = milepost(city), free[-1]
    if not counts[0]:
        # Without a segment there it has to be reached from outside.
        track[0], a, b = [stub(b, city, *NEXT[a])], b, a
    return position(phase="build", seats=seats, track=track, **more), f"build {a} {b}"


@pytest.mark.rule("L8.1")
@pytest.mark.parametrize("city", ["copernicus", "korolev", "peary"])
def test_three_players_have_track_at_a_medium_city(city):
    state, text = about_to_enter(city, 0, 1, 1, 0, seats=4)
    assert can(state, text)
    state, text = about_to_enter(city, 0, 1, 1, 1, seats=4)
    assert refused(state, text) == ("L8.1", "refused-build-players")
    assert refusal(state, text).arguments == {"city": city, "most": 3}
    state, text = about_to_enter(city, 1, 1, 1, 0, seats=4)
    assert can(state, text)


@pytest.mark.rule("L8.2")
@pytest.mark.parametrize("city", ["kepler", "daedalus"])
def test_two_players_have_track_at_a_small_city(city):
    state, text = about_to_enter(city, 0, 1, 0, seats=3)
    assert can(state, text)
    state, text = about_to_enter(city, 0, 1, 1, seats=3)
    assert refused(state, text) == ("L8.2", "refused-build-players")
    assert refusal(state, text).arguments == {"city": city, "most": 2}
    state, text = about_to_enter(city, 1, 1, 0, seats=3)
    assert can(state, text)


@pytest.mark.rule("L8.2")
def test_what_the_others_build_closes_a_city_at_once():
    around = NEXT[AT["kepler"]]
    track = {p: [stub(around[p], *around)] for p in range(3)}
    state = position(phase="build", seats=3, track=track)
    play(state, f"build {around[0]} {AT['kepler']}", "end-turn", "end-operate")
    play(state, f"build {around[1]} {AT['kepler']}", "end-turn", "end-operate")
    assert refused(state, f"build {around[2]} {AT['kepler']}") == ("L8.2", "refused-build-players")


@pytest.mark.rule("L8.3", "L8.7")
@pytest.mark.parametrize("city", ["copernicus", "kepler", "peary"])
def test_nobody_has_more_than_three_segments_at_a_city(city):
    state, text = about_to_enter(city, 2, 0, seats=2)
    assert can(state, text)
    state, text = about_to_enter(city, 3, 0, seats=2)
    assert refused(state, text) == ("L8.3", "refused-build-three")
    assert refusal(state, text).arguments == {"city": city}
    # Neither into the city.
    track, free = counted(city, 3)
    state = position(phase="build", track={0: [*track[0], stub(free[0], city, *NEXT[milepost(city)])]})
    for text in (f"build {milepost(city)} {free[0]}", f"build {free[0]} {milepost(city)}"):
        assert not can(state, text)


@pytest.mark.rule("L8.7")
def test_running_through_a_city_counts_twice_and_ending_there_once():
    west, east = NEXT[AT["copernicus"]][0], NEXT[AT["copernicus"]][5]
    others = [m for m in NEXT[AT["copernicus"]] if m not in (west, east)]
    state = position(phase="build", track={0: line(west, "copernicus", east)})
    play(state, f"build {milepost('copernicus')} {others[0]}")
    assert refused(state, f"build {milepost('copernicus')} {others[1]}") == ("L8.3", "refused-build-three")


@pytest.mark.rule("L8.4", "L8.6")
def test_the_last_place_is_kept_for_a_second_player():
    # Mare Orientale lies on the limb and has three grid links only.
    assert len(NEXT[AT["mare-orientale"]]) == 3
    state, text = about_to_enter("mare-orientale", 1, 0, seats=2)
    assert can(state, text)
    state, text = about_to_enter("mare-orientale", 2, 0, seats=2)
    assert refused(state, text) == ("L8.6", "refused-build-places")
    assert refusal(state, text).arguments == {"city": "mare-orientale"}
    state, text = about_to_enter("mare-orientale", 1, 1, seats=2)
    assert can(state, text)


@pytest.mark.rule("L8.5", "L8.6")
def test_a_place_at_a_medium_city_is_kept_for_a_third_player():
    state, text = about_to_enter("copernicus", 2, 3, 0, seats=3)
    assert refused(state, text) == ("L8.6", "refused-build-places")
    state, text = about_to_enter("copernicus", 2, 2, 0, seats=3)
    assert can(state, text)
    # With two players nobody else can come.
    state, text = about_to_enter("copernicus", 2, 3, seats=2)
    assert can(state, text)
    state, text = about_to_enter("mare-orientale", 1, 0, 0, seats=3)
    assert refused(state, text) == ("L8.6", "refused-build-places")
    state, text = about_to_enter("mare-orientale", 0, 1, 1, seats=3)
    assert can(state, text)


@pytest.mark.rule("L8.1", "L8.2", "L8.3", "L8.4", "L8.5", "L8.6", "L8.9")
@pytest.mark.parametrize("city", ["copernicus", "kepler", "mare-orientale", "joliot", "scott"])
def test_the_limits_of_a_city_altogether(city):
    most, places = MOST[CITIES[city]["size"]], len(NEXT[AT[city]])
    for seats, mine, second, third in product((2, 3, 5), range(4), range(4), range(3)):
        counts = [mine, second, third][:seats]
        others = sum(count > 0 for count in counts[1:])
        if (seats == 2 and third) or sum(counts) >= places or others + (mine > 0) > most:
            continue
        allowed = mine < 3 and (mine > 0 or others < most)
        allowed = allowed and places - sum(counts) - 1 >= min(most, seats) - others - 1
        state, text = about_to_enter(city, *counts, seats=seats)
        assert can(state, text) == allowed, (seats, counts)


@pytest.mark.rule("L8.6")
def test_through_a_wrap_a_city_on_the_limb_is_entered_without_taking_a_place():
    first, second = WRAPS["S'"][0][1], WRAPS["U'"][0][-1]
    city = AT["mare-orientale"]
    # One grid segment of seat 0: the two places left are for the two others, but a wrap takes none of them.
    state = position(phase="build", seats=3, track={0: [link(city, NEXT[city][0])]})
    assert refused(state, f"build {city} {NEXT[city][1]}") == ("L8.6", "refused-build-places")
    play(state, f"build {city} {first} S'", f"build {city} {second} U'")
    # But it is a segment of its owner, and these are three.
    for text in (f"build {city} {NEXT[city][1]}", f"build {city} {WRAPS[THIRD][0][0]} {THIRD}"):
        assert refused(state, text) == ("L8.3", "refused-build-three")
    play(state, "end-turn")
    assert len([name for name in field(state, "track", 0) if city in name]) == 3


@pytest.mark.rule("L8.1", "L8.6")
def test_who_has_come_through_a_wrap_is_connected():
    city, near = AT["mare-orientale"], WRAPS["S'"][0][1]
    track = {0: [stub(NEXT[city][2], city, *NEXT[city])], 1: [link(near, city, "S'")], 2: [link(city, NEXT[city][0])]}
    assert can(position(phase="build", seats=4, track=track), f"build {NEXT[city][2]} {city}")
    track[3] = [link(city, NEXT[city][1])]
    state = position(phase="build", seats=4, track=track)
    assert refused(state, f"build {NEXT[city][2]} {city}") == ("L8.1", "refused-build-players")
    # Nor is a wrap of the fourth player a way in.
    other = WRAPS[THIRD][0][0]
    state = position(phase="build", seats=4, track={**track, 0: [stub(other, *WRAPS[THIRD][0])]})
    assert refused(state, f"build {other} {city} {THIRD}") == ("L8.1", "refused-build-players")
    del track[3]
    state = position(phase="build", seats=4, track={**track, 0: [stub(other, *WRAPS[THIRD][0])]})
    assert can(state, f"build {other} {city} {THIRD}")


@pytest.mark.rule("L8.8", "L6.20")
def test_a_place_freed_by_meteors_is_free_for_everyone():
    # Three to the north of Fra Mauro, a city on d9, lies Copernicus.
    ride = road("tranquility", "copernicus")
    track, free = counted("copernicus", 0, 1, 1, 1)
    track[0] = line(*ride[:-2])
    before, last = ride[-3:-1]
    assert last in free
    state = position(
        seats=4, track=track, trains={0: "tranquility"}, loads={0: ["fish"]}, hands={0: ["d1", "d2", "d3"]},
        deck_top=["e2", "d9", "d10"],
    )  # fmt: skip
    blocked = position(phase="build", seats=4, track={**track, 0: line(*ride[:-1])})
    assert refused(blocked, f"build {last} {milepost('copernicus')}") == ("L8.1", "refused-build-players")
    play(state, "deliver d1 fish", "end-operate")
    assert [set(links) for links in state.snapshot()["track"]] == [set(line(*ride[:-2])), set(), set(), set()]
    play(state, f"build {before} {last}", f"build {last} {milepost('copernicus')}")
    assert len(field(state, "track", 0)) == len(ride) - 1


@pytest.mark.rule("L8.9", "L2.11")
def test_at_a_pole_the_segments_of_both_sides_count_together():
    pole = AT["peary"]
    near, far = ([m for m in NEXT[pole] if side(m) == half] for half in ("near", "far"))
    state = position(phase="build", track={0: [link(pole, near[0]), link(pole, near[1]), link(pole, far[0])]})
    for m in (near[2], far[1], far[2]):
        assert refused(state, f"build {pole} {m}") == ("L8.3", "refused-build-three")
    track = {p: [link(pole, m)] for p, m in enumerate((near[0], far[0], far[1]), start=1)}
    track[0] = [stub(near[2], pole, *near)]
    state = position(phase="build", seats=4, track=track)
    assert refused(state, f"build {near[2]} {pole}") == ("L8.1", "refused-build-players")
    # Five segments of two players: the sixth is for a third.
    track = {1: [link(pole, m) for m in near], 0: [link(pole, m) for m in far[:2]]}
    assert refused(position(phase="build", seats=3, track=track), f"build {pole} {far[2]}") == (
        "L8.6",
        "refused-build-places",
    )
    assert can(position(phase="build", seats=2, track=track), f"build {pole} {far[2]}")


@pytest.mark.rule("L8.10", "L8.2", "L15.2")
def test_a_train_enters_a_city_where_its_owner_may_not_build():
    ride = road("copernicus", "kepler")
    other, mine = [m for m in NEXT[AT["kepler"]] if m not in ride][:2]
    track = {0: [stub(mine, *NEXT[AT["kepler"]])], 1: line(*ride), 2: [link("kepler", other)]}
    state = position(seats=3, trains={0: (ride[-2], ride[-3])}, track=track)
    assert AT["kepler"] in offered(state, "move", "milepost")
    play(state, "move kepler")
    assert state.snapshot()["cash"] == [56, 64, 60]
    assert CITY[field(state, "trains", 0)["at"]] == "kepler"
    assert can(state, "load basalt")
    play(state, "end-operate")
    assert refused(state, f"build {mine} {AT['kepler']}") == ("L8.2", "refused-build-players")
