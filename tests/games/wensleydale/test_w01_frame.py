"""W1: the frame of the game and what is in the box."""

from collections import Counter

import pytest

from .positions import (
    COMPANIES,
    GAME,
    KINDS,
    PIECES,
    START,
    after_trains,
    bids,
    idle,
    influence,
    legal,
    line,
    play,
    position,
    random_game,
    refusal,
    sell,
    wild_links,
)

SEATS = [3, 4]
STAGE = {"auction": 0, "build": 1, "pay": 1, "trains": 2, "exchange": 2, "takeover": 3, "over": 4}


def pieces(snapshot):
    """How many pieces of each kind lie on the board, on trains and in score piles."""
    board = Counter[str]()
    for pile in snapshot["pieces"].values():
        board.update(pile)
    held = Counter[str]()
    for pile in snapshot["load"] + snapshot["delivered"]:
        held.update(pile)
    return board, held


@pytest.mark.rule("W1.1")
def test_three_or_four_play():
    assert list(GAME.seats) == SEATS
    for seats in SEATS:
        assert GAME.new(seats=seats, seed=1, options={}).snapshot()["seats"] == seats


@pytest.mark.rule("W1.1")
@pytest.mark.parametrize("seats", [-1, 0, 1, 2, 5, 6])
def test_no_other_number_of_players(seats):
    with pytest.raises(ValueError, match="seats"):
        GAME.new(seats=seats, seed=1, options={})


@pytest.mark.rule("W1.2", "W1.3")
@pytest.mark.parametrize(("seats", "turns"), [(3, 5), (4, 4)])
def test_a_game_lasts_four_turns_with_four_players_and_five_with_three(seats, turns):
    state = GAME.new(seats=seats, seed=4, options={})
    for turn in range(turns):
        assert (state.over, state.turn, state.view(None)["turns"]) == (False, turn, turns)
        idle(sell(state))
    assert state.over
    assert state.turn == turns


@pytest.mark.rule("W1.4", "W1.5")
@pytest.mark.parametrize("seats", SEATS)
def test_the_phases_follow_each_other_and_each_is_left_for_good(seats):
    for seed in range(4):
        for before, _, after in random_game(seats, seed):
            old, new = before.snapshot(), after.snapshot()
            if new["turn"] == old["turn"]:
                assert STAGE[new["phase"]] >= STAGE[old["phase"]]
            else:
                # Only phases six and nine can be the last that somebody decides in.
                assert new["turn"] == old["turn"] + 1
                assert old["phase"] in ("trains", "exchange", "takeover", "build", "pay")
                assert new["phase"] in ("auction", "over")


@pytest.mark.rule("W1.4")
def test_a_turn_goes_through_its_ten_phases_in_order():
    # Seats 1 and 2 have a link from The South that the Midland can take over.
    links = line(2, "the_south", "settle") | line(1, "the_south", "skipton") | wild_links(1)
    standing = {1: (0, 3), 2: (0, 3), 3: (2, 3), 4: (2, 3), 5: (1, 2)}
    state = position(seat=1, bids=standing, cubes=[0, 10, 0], links=links)
    play(state, "bid 6 2")
    # Phases three and four: points are paid out and both orders stand before anybody builds.
    snapshot = state.snapshot()
    assert snapshot["phase"] == "build"
    assert sorted(snapshot["orders"]["build"]) == sorted(snapshot["orders"]["train"]) == [0, 1, 2]
    assert influence(state, 1) == {"government": 2, "train": 5, "midland": 2, "north_eastern": 2}
    idle(state, "trains")
    # Phase five is over for all, phase six begins.
    assert state.snapshot()["phase"] == "trains"
    idle(state, "takeover")
    # Phases seven and eight: profit, loss and the new order come before the takeovers of phase nine.
    snapshot = state.snapshot()
    assert (snapshot["phase"], snapshot["seat"], snapshot["turn"]) == ("takeover", 2, 0)
    assert snapshot["tracks"]["profit_loss"] == {"-1": [0, 1, 2]}
    assert snapshot["orders"] == {"player": [2, 1, 0], "build": [], "train": []}
    assert snapshot["cubes"] == [0, 8, 0]
    play(state, "takeover midland", "over the_south settle", "done")
    assert (state.snapshot()["phase"], state.seat) == ("takeover", 1)
    play(state, "no-takeover")
    # Phase ten, and phases one and two of the next turn.
    snapshot = state.snapshot()
    assert (snapshot["phase"], snapshot["seat"], snapshot["turn"]) == ("auction", 2, 1)
    assert snapshot["cubes"] == [12, 15, 12]
    assert bids(state) == {}


@pytest.mark.rule("W1.5")
@pytest.mark.parametrize("seats", SEATS)
def test_everybody_has_built_before_the_first_train_is_rented(seats):
    state = sell(GAME.new(seats=seats, seed=8, options={}))
    builders = []
    while state.snapshot()["phase"] == "build":
        builders.append(state.seat)
        assert refusal(state, "buy t1a").message == "refused-phase"
        play(state, "no-build")
    assert builders == state.snapshot()["orders"]["build"]
    assert len(builders) == seats
    assert refusal(state, "no-build").message == "refused-phase"


@pytest.mark.rule("W1.6")
@pytest.mark.parametrize("seats", SEATS)
def test_what_leaves_the_board_is_never_replaced(seats):
    for seed in range(3):
        for before, _, after in random_game(seats, seed):
            old, new = before.snapshot()["pieces"], after.snapshot()["pieces"]
            for area, pile in new.items():
                assert all(n <= old[area][kind] for kind, n in pile.items())


@pytest.mark.rule("W1.7")
@pytest.mark.parametrize("seats", SEATS)
def test_each_player_has_15_cubes_15_links_3_train_pieces_and_a_token_on_every_track(seats):
    state = GAME.new(seats=seats, seed=2, options={})
    snapshot = state.snapshot()
    for player in state.view(None)["players"]:
        assert player["cubes"] + player["stock"] == 15
        assert (player["links"], player["laid"]) == (15, 0)
    assert set(snapshot["tracks"]) == set(START)
    for stacks in snapshot["tracks"].values():
        assert sorted(seat for pile in stacks.values() for seat in pile) == list(range(seats))


@pytest.mark.rule("W1.7")
def test_three_train_pieces_are_three_trains():
    state = position(phase="trains", tracks={"train": {8: [0], 2: [2, 1]}}, passed=[1, 2])
    play(state, "buy t3a", "buy t2a", "buy t1a")
    # Nothing is left to do for the holder of three trains, nothing being on the board.
    assert state.snapshot()["phase"] == "auction"
    held = position(phase="trains", tracks={"train": {8: [0], 2: [2, 1]}}, passed=[1, 2],
                    trains={"t3a": 0, "t2a": 0, "t1a": 0}, links=line(0, "skipton", "embsay"),
                    pieces={"embsay": {"cheese": 1}})  # fmt: skip
    assert set(legal(held)) == {"move cheese embsay", "pass"}


@pytest.mark.rule("W1.8")
@pytest.mark.parametrize("seats", SEATS)
def test_the_shared_pieces_are_all_somewhere(seats):
    for seed in range(3):
        for _, _, after in random_game(seats, seed):
            snapshot = after.snapshot()
            board, held = pieces(snapshot)
            assert {kind: board[kind] + held[kind] + snapshot["out"].get(kind, 0) for kind in PIECES} == PIECES
            assert held["opposition"] == 0
            laid = Counter(snapshot["links"].values())
            assert after.view(None)["stock"] == {company: 60 - laid[company] for company in COMPANIES}
            tokens = Counter(box["token"] for box in snapshot["boxes"])
            assert set(tokens) <= set(KINDS)
            assert max(tokens.values()) <= 5


@pytest.mark.rule("W1.8", "W1.9")
@pytest.mark.parametrize("kind", PIECES)
def test_a_position_with_a_piece_too_many_does_not_exist(kind):
    snapshot = position().snapshot()
    snapshot["out"][kind] = PIECES[kind] + 1
    with pytest.raises(ValueError, match=kind):
        GAME.load(snapshot)


@pytest.mark.rule("W1.8", "W1.9")
@pytest.mark.parametrize("kind", KINDS)
def test_there_are_five_influence_tokens_of_a_kind(kind):
    other = next(k for k in KINDS if k != kind)
    assert position(tokens=[kind] * 5 + [other] * 3)
    with pytest.raises(ValueError):
        position(tokens=[kind] * 6 + [other] * 2)


@pytest.mark.rule("W1.7", "W1.9")
def test_there_are_15_cubes_and_15_links_for_a_player_and_no_more():
    assert position(cubes=[15, 12, 12], links=wild_links(15, 15))
    assert position(cubes=[10, 12, 12], bids={1: (0, 5)})
    with pytest.raises(ValueError):
        position(cubes=[16, 12, 12])
    with pytest.raises(ValueError):
        position(cubes=[11, 12, 12], bids={1: (0, 5)})
    with pytest.raises(ValueError):
        position(links=wild_links(16))


@pytest.mark.rule("W1.9")
def test_whoever_has_all_15_links_on_the_board_is_not_asked_to_build():
    fields = {"seats": 3, "phase": "build", "seat": 0, "tracks": {"government": {3: [2, 1, 0]}}, "order": [0, 1, 2]}
    assert play(position(**fields, links=wild_links(0, 14)), "no-build").seat == 1
    state = position(**fields, links=wild_links(0, 15))
    play(state, "no-build")
    assert (state.snapshot()["phase"], state.seat) == ("build", 2)


@pytest.mark.rule("W1.10")
@pytest.mark.parametrize("seats", SEATS)
def test_everything_is_open_but_what_chance_will_bring(seats):
    for i, (before, _, _) in enumerate(random_game(seats, 5)):
        if i % 9:
            continue
        snapshot = before.snapshot()
        views = [before.view(seat) for seat in [*range(seats), None]]
        for view in views:
            assert {key: value for key, value in view.items() if key not in ("you", "legal")} == {
                key: value for key, value in views[0].items() if key not in ("you", "legal")
            }
            for name in ("turn", "phase", "seat", "orders", "tracks", "links", "companies", "pieces", "trains", "out",
                         "declined", "passed", "options"):  # fmt: skip
                assert view[name] == snapshot[name]
            for p, player in enumerate(view["players"]):
                for name in ("cubes", "load", "delivered"):
                    assert player[name] == snapshot[name][p]
            assert "chance" not in view
        for seat in range(seats):
            other = before.resample(seat, 99).snapshot()
            assert other["chance"] != snapshot["chance"]
            assert {**other, "chance": None} == {**snapshot, "chance": None}


@pytest.mark.rule("W1.11")
@pytest.mark.parametrize("seats", SEATS)
def test_no_action_gives_anything_to_another_player(seats):
    def owned(snapshot, seat):
        stakes = [box["bid"]["cubes"] for box in snapshot["boxes"] if box["bid"] and box["bid"]["seat"] == seat]
        spaces = [space for track in snapshot["tracks"].values() for space, pile in track.items() if seat in pile]
        return (snapshot["cubes"][seat] + sum(stakes), spaces, snapshot["load"][seat], snapshot["delivered"][seat],
                [border for border, owner in snapshot["links"].items() if owner == seat],
                [train for train, owner in snapshot["trains"].items() if owner == seat])  # fmt: skip

    for seed in range(3):
        for before, _, after in random_game(seats, seed):
            old, new = before.snapshot(), after.snapshot()
            # Where a phase ends, the rules pay out for all; inside it only the deciding player's things change.
            if STAGE[old["phase"]] == STAGE[new["phase"]] and old["turn"] == new["turn"]:
                for seat in range(seats):
                    assert seat == before.seat or owned(old, seat) == owned(new, seat)


@pytest.mark.rule("W1.6", "W1.8")
def test_pieces_on_trains_stay_in_the_game_and_go_to_score_piles():
    state = after_trains(trains={"t2b": 0}, load=[{"stone": 1, "red": 1}], tracks={"train": {2: [2, 1, 0]}})
    board, held = pieces(state.snapshot())
    assert (board, held) == (Counter(), Counter(stone=1, red=1))
    assert state.snapshot()["out"] == {**PIECES, "stone": 59, "red": 24}
