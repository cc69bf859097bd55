"""L11: locomotives."""

import pytest

from .moon import (
    GAME,
    GOODS,
    LOCOS,
    can,
    field,
    legal,
    line,
    offered,
    play,
    position,
    refusal,
    refused,
    road,
    stop,
    straight,
    told,
    tray,
)

LEVELS = {1: ["von-braun"], 2: ["redstone", "vostok"], 3: ["atlas", "soyuz"], 4: ["titan", "proton"], 5: ["saturn"]}
LEVEL = {loco: level for level, locos in LEVELS.items() for loco in locos}
TABLE = {
    "von-braun": (2, 10), "redstone": (2, 12), "vostok": (3, 10), "atlas": (2, 14), "soyuz": (3, 12),
    "titan": (2, 16), "proton": (3, 14), "saturn": (3, 16),
}  # fmt: skip
THREE = ["ice", "iron", "wheat"]
# Four cities in a row, so that a train can go to and fro for a long time.
RIDE = road("copernicus", "kepler")


def driving(loco, phase="build", **more):
    return position(phase=phase, locos={0: loco}, **more)


@pytest.mark.rule("L11.1", "L12.8", "L16.6")
@pytest.mark.parametrize("loco", list(TABLE))
def test_speed_and_capacity_of_each_locomotive(loco):
    capacity, speed = TABLE[loco]
    state = driving(loco, phase="operate", trains={0: "copernicus"}, track={0: line(*RIDE)})
    assert state.view(0)["allowance"]["speed"] == speed
    for _ in range(capacity):
        play(state, "load oxygen")
    assert refused(state, "load computers") == ("L16.6", "refused-load-capacity")
    assert refusal(state, "load computers").arguments == {"capacity": capacity}
    there, back = RIDE[1:], RIDE[-2::-1]
    for m in (there + back + there + back)[:speed]:
        play(state, f"move {m}")
    assert refused(state, f"move {(there + back + there + back)[speed % 16]}") == ("L12.8", "refused-move-speed")
    assert legal(state, "move") == set()


@pytest.mark.rule("L11.3", "L11.8", "L11.9", "L11.10")
@pytest.mark.parametrize("phase", ["opening", "build"])
@pytest.mark.parametrize("loco", list(TABLE))
def test_an_upgrade_goes_to_either_locomotive_of_the_next_level(loco, phase):
    state = driving(loco, phase=phase)
    assert offered(state, "upgrade", "loco") == set(LEVELS.get(LEVEL[loco] + 1, []))
    for other in TABLE:
        if LEVEL[other] == LEVEL[loco] + 1:
            assert field(play(state.copy(), f"upgrade {other}"), "locos", 0) == other
            continue
        why = state.why_not(state.parse(f"upgrade {other}"))
        if loco == "saturn":
            assert why.message == "refused-upgrade-top"
        else:
            assert (why.message, why.rule) == (
                "refused-upgrade-level",
                "L11.9" if LEVEL[other] == LEVEL[loco] else "L11.3",
            )
            assert why.arguments == {"loco": other, "level": LEVEL[loco] + 1}


@pytest.mark.rule("L11.3")
def test_above_the_saturn_there_is_nothing():
    assert refused(driving("saturn"), "upgrade proton") == ("L11.3", "refused-upgrade-top")
    assert legal(driving("saturn"), "upgrade") == set()


@pytest.mark.rule("L11.9")
def test_from_redstone_to_vostok_is_no_upgrade():
    state = driving("redstone")
    assert refused(state, "upgrade vostok") == ("L11.9", "refused-upgrade-level")
    assert refused(state, "upgrade von-braun") == ("L11.3", "refused-upgrade-level")
    assert GAME.options["crossgrade_cost"].default is None


@pytest.mark.rule("L11.9")
@pytest.mark.parametrize("cost", [0, 5, 20])
def test_a_change_within_the_level_as_an_option(cost):
    options = {"crossgrade_cost": cost}
    state = driving("redstone", options=options)
    assert offered(state, "upgrade", "loco") == {"vostok", "atlas", "soyuz"}
    assert refused(state, "upgrade von-braun") == ("L11.3", "refused-upgrade-level")
    assert refused(state, "upgrade redstone")[1] == "refused-upgrade-level"
    lines = told(state, "upgrade vostok")
    assert lines[0] == ("lunar-log-upgrade", {"player": 0, "loco": "vostok", "cost": cost})
    assert field(state, "cash", 0) == 60 - cost
    assert state.snapshot()["allowance"]["spent"] == cost
    # A level up still costs ten.
    play(state := driving("redstone", options=options), "upgrade atlas")
    assert field(state, "cash", 0) == 50


@pytest.mark.rule("L11.9", "L5.8", "L10.1")
def test_a_change_within_the_level_needs_money_and_allowance_and_a_card():
    options = {"crossgrade_cost": 5}
    assert refused(driving("redstone", options=options, cash=4), "upgrade vostok") == ("L10.1", "refused-upgrade-cash")
    assert refused(driving("redstone", options=options, spent=16), "upgrade vostok") == (
        "L5.8",
        "refused-upgrade-limit",
    )
    assert can(driving("redstone", options=options, spent=15, cash=5), "upgrade vostok")
    locos = {0: "redstone", 1: "vostok", 2: "vostok", 3: "vostok"}
    state = position(phase="build", seats=4, locos=locos, options=options)
    assert refused(state, "upgrade vostok") == ("L11.11", "refused-upgrade-supply")


@pytest.mark.rule("L11.4", "L11.5", "L11.2")
@pytest.mark.parametrize("phase", ["opening", "build"])
def test_an_upgrade_costs_ten(phase):
    state = position(phase=phase)
    lines = told(state, "upgrade vostok")
    assert lines == [("lunar-log-upgrade", {"player": 0, "loco": "vostok", "cost": 10})]
    assert state.snapshot()["cash"] == [50, 60]
    assert state.snapshot()["allowance"]["spent"] == 10
    assert state.snapshot()["phase"] == phase


@pytest.mark.rule("L11.2")
def test_there_is_no_upgrade_in_the_operate_phase():
    assert refused(position(), "upgrade redstone") == ("L5.6", "refused-phase")
    assert refused(position(trains={0: "tycho"}, acted=True), "upgrade redstone") == ("L5.6", "refused-phase")


@pytest.mark.rule("L11.6", "L11.5")
def test_two_upgrades_use_up_the_phase():
    state = position(phase="build", cash=100)
    play(state, "upgrade vostok", "upgrade atlas")
    assert field(state, "cash", 0) == 80
    assert field(state, "locos", 0) == "atlas"
    assert legal(state) == {"end-turn"}
    assert refused(state, "upgrade titan") == ("L5.8", "refused-upgrade-limit")
    a, b = straight("near:-2:-18", "S", 1)
    assert refused(state, f"build {a} {b}") == ("L5.8", "refused-build-limit")


@pytest.mark.rule("L11.7", "L11.5")
def test_one_upgrade_and_ten_millions_of_track_in_any_order():
    track = line(*straight("near:-2:-14", "N", 5))
    builds = []
    state = position(phase="build", cash=100, track={0: track})
    while state.snapshot()["allowance"]["spent"] < 10:
        action = next(a for a in state.legal() if GAME.action(a).get("cost") == 2)
        builds.append(state.notation(action))
        state.play(action)
    for order in (
        ["upgrade redstone", *builds],
        [*builds, "upgrade redstone"],
        [*builds[:2], "upgrade redstone", *builds[2:]],
    ):
        state = position(phase="build", cash=100, track={0: track})
        play(state, *order)
        assert field(state, "cash", 0) == 80
        assert field(state, "locos", 0) == "redstone"
        assert legal(state) == {"end-turn"}


@pytest.mark.rule("L11.11", "L11.13")
def test_a_locomotive_that_others_use_up_cannot_be_bought():
    others = {1: "redstone", 2: "redstone", 3: "redstone"}
    state = position(phase="build", seats=4, locos=others)
    assert state.view(0)["supply"]["redstone"] == 0
    assert refused(state, "upgrade redstone") == ("L11.11", "refused-upgrade-supply")
    assert refusal(state, "upgrade redstone").arguments == {"loco": "redstone"}
    assert offered(state, "upgrade", "loco") == {"vostok"}
    state = position(phase="build", seats=4, locos={1: "redstone", 2: "redstone"})
    assert offered(state, "upgrade", "loco") == {"redstone", "vostok"}


@pytest.mark.rule("L11.11")
def test_who_finds_no_locomotive_of_the_next_level_waits():
    supply = {**dict.fromkeys(LOCOS, 6), "redstone": 1, "vostok": 0}
    state = position(phase="build", locos={1: "redstone"}, options={"loco_supply": supply})
    assert legal(state, "upgrade") == set()
    assert can(state, "end-turn")


@pytest.mark.rule("L11.12")
def test_the_old_card_goes_back_to_the_bank():
    locos = {0: "redstone", 1: "redstone", 2: "redstone", 3: "von-braun"}
    state = position(phase="build", seats=4, locos=locos)
    assert state.view(None)["supply"]["redstone"] == 0
    play(state, "upgrade soyuz")
    assert state.view(None)["supply"] == {
        "von-braun": 5, "redstone": 1, "vostok": 3, "atlas": 3, "soyuz": 2, "titan": 3, "proton": 3, "saturn": 6,
    }  # fmt: skip
    play(state, "end-turn")
    stop(state)
    stop(state)
    play(state, "end-operate", "upgrade redstone")
    assert field(state, "locos", 3) == "redstone"


@pytest.mark.rule("L11.13")
@pytest.mark.parametrize("loco", [loco for loco in TABLE if loco != "von-braun"])
def test_three_of_each_locomotive_and_six_of_the_last(loco):
    below = LEVELS[LEVEL[loco] - 1][0]
    most = 6 if loco == "saturn" else 3
    for used in range(most + 1):
        if used < 6:
            locos = {0: below} | dict.fromkeys(range(1, used + 1), loco)
            state = position(phase="build", seats=6, locos=locos)
            assert state.view(0)["supply"][loco] == most - used
            assert can(state, f"upgrade {loco}") == (used < most)


@pytest.mark.rule("L11.13")
def test_the_supply_as_an_option():
    state = position(
        phase="build", seats=6, locos=dict.fromkeys(range(1, 6), "redstone"), options={"loco_supply": "unlimited"}
    )
    assert can(state, "upgrade redstone")
    assert set(state.view(0)["supply"].values()) == {None}
    supply = {**dict.fromkeys(LOCOS, 6), "redstone": 5}
    options = {"loco_supply": supply}
    state = position(phase="build", seats=6, locos=dict.fromkeys(range(1, 5), "redstone"), options=options)
    assert can(state, "upgrade redstone")
    state = position(phase="build", seats=6, locos=dict.fromkeys(range(1, 6), "redstone"), options=options)
    assert refused(state, "upgrade redstone") == ("L11.11", "refused-upgrade-supply")
    for bad in ("none", 3, {**supply, "redstone": -1}, {**supply, "apollo": 1}, {"redstone": 3}):
        with pytest.raises(ValueError, match="loco_supply"):
            GAME.new(seats=2, seed=1, options={"loco_supply": bad})


@pytest.mark.rule("L11.14")
@pytest.mark.parametrize("lost", THREE)
def test_a_smaller_locomotive_makes_its_owner_choose_what_to_give_up(lost):
    state = driving("vostok", trains={0: "tycho"}, loads={0: THREE})
    before = tray(state)
    play(state, "upgrade atlas")
    assert (state.seat, state.snapshot()["phase"]) == (0, "give-up")
    assert legal(state) == {f"give-up {good}" for good in THREE}
    assert refused(state, "end-turn") == ("L5.6", "refused-phase")
    assert refused(state, "give-up fish") == ("L11.14", "refused-give-up-absent")
    lines = told(state, f"give-up {lost}")
    assert lines == [("lunar-log-give-up", {"player": 0, "good": lost})]
    assert field(state, "loads", 0) == [good for good in THREE if good != lost]
    assert tray(state)[lost] == before[lost] + 1
    assert state.snapshot()["phase"] == "build"
    assert can(state, "end-turn")


@pytest.mark.rule("L11.14")
def test_one_kind_of_goods_is_asked_about_too():
    state = driving("vostok", trains={0: "tycho"}, loads={0: ["iron", "iron", "iron"]})
    play(state, "upgrade atlas")
    assert legal(state) == {"give-up iron"}
    play(state, "give-up iron")
    assert field(state, "loads", 0) == ["iron", "iron"]
    assert tray(state)["iron"] == GOODS["iron"]["tokens"] - 2


@pytest.mark.rule("L11.14")
def test_loads_are_given_up_until_the_rest_fits():
    state = position(phase="give-up", locos={0: "atlas"}, trains={0: "tycho"}, loads={0: [*THREE, "fish"]})
    play(state, "give-up ice")
    assert legal(state) == {"give-up iron", "give-up wheat", "give-up fish"}
    play(state, "give-up wheat")
    assert state.snapshot()["phase"] == "build"
    assert field(state, "loads", 0) == ["fish", "iron"]


@pytest.mark.rule("L11.14")
@pytest.mark.parametrize(("loco", "then", "loads"), [("vostok", "soyuz", THREE), ("vostok", "atlas", THREE[:2])])
def test_what_fits_need_not_be_given_up(loco, then, loads):
    state = play(driving(loco, trains={0: "tycho"}, loads={0: loads}), f"upgrade {then}")
    assert state.snapshot()["phase"] == "build"
    assert field(state, "loads", 0) == loads


@pytest.mark.rule("L11.15", "L11.14")
def test_two_upgrades_are_two_steps():
    # Over the small Atlas to the big Proton: the third load is lost on the way.
    state = driving("vostok", trains={0: "tycho"}, loads={0: THREE})
    play(state, "upgrade atlas", "give-up ice")
    assert state.snapshot()["phase"] == "build"
    play(state, "upgrade proton")
    assert field(state, "loads", 0) == ["iron", "wheat"]
    assert field(state, "cash", 0) == 40
    # The one in between must be there.
    others = {1: "atlas", 2: "atlas", 3: "atlas", 4: "soyuz", 5: "soyuz"}
    supply = {**dict.fromkeys(LOCOS, 6), "atlas": 3, "soyuz": 2}
    state = position(phase="build", seats=6, locos={0: "vostok", **others}, options={"loco_supply": supply})
    assert legal(state, "upgrade") == set()
    assert refused(state, "upgrade proton") == ("L11.3", "refused-upgrade-level")


@pytest.mark.rule("L11.16")
def test_a_new_locomotive_runs_from_the_next_operate_phase():
    state = position(phase="build", trains={0: "copernicus"}, track={0: line(*RIDE)}, moved=10)
    play(state, "upgrade redstone")
    assert refused(state, f"move {RIDE[1]}") == ("L5.9", "refused-phase")
    play(state, "end-turn")
    stop(state)
    assert state.view(0)["allowance"]["speed"] == 12
    for m in (RIDE[1:] + RIDE[-2::-1] + RIDE[1:])[:12]:
        play(state, f"move {m}")
    assert state.snapshot()["allowance"]["moved"] == 12
    assert legal(state, "move") == set()
