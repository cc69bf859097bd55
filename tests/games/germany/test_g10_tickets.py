"""G10: drawing tickets."""

from itertools import combinations

import pytest

from .positions import GAME, LONG, MIXES, SHORT, legal, play, position, refusal

FIRST_SHORT, FIRST_LONG = SHORT[10:16], LONG[10:16]


def laid(**fields):
    """A position with known tickets on top of both decks."""
    return position(short_deck=FIRST_SHORT, long_deck=FIRST_LONG, **fields)


def mix(short, long):
    return "tickets" + (f" short*{short}" if short else "") + (f" long*{long}" if long else "")


@pytest.mark.rule("G10.1", "G10.2", "G10.10")
@pytest.mark.parametrize(("short", "long"), [(0, 4), (1, 3), (2, 2), (3, 1), (4, 0)])
def test_a_mix_is_announced_and_drawn_from_the_top_of_each_deck(short, long):
    state = laid()
    assert state.view(0)["pending"] == []
    play(state, mix(short, long))
    snapshot = state.snapshot()
    assert snapshot["phase"] == "keep"
    assert snapshot["pending"][0] == FIRST_SHORT[:short] + FIRST_LONG[:long]
    assert snapshot["short_deck"][0] == FIRST_SHORT[short]
    assert snapshot["long_deck"][0] == FIRST_LONG[long]
    assert [ticket["id"] for ticket in state.view(0)["pending"]] == snapshot["pending"][0]
    for watcher in (0, 1, 2, None):
        assert state.view(watcher)["players"][0]["pending"] == {"short": short, "long": long}


@pytest.mark.rule("G10.2", "G10.4")
@pytest.mark.parametrize(("short", "long"), [(1, 0), (0, 1), (1, 1), (2, 1), (0, 3), (3, 0)])
def test_four_tickets_are_drawn_as_long_as_there_are_four(short, long):
    state = laid()
    assert sorted(legal(state, "tickets")) == sorted(MIXES)
    why = refusal(state, mix(short, long))
    assert (why.rule, why.message) == ("G10.2", "refused-mix-total")
    assert why.arguments == {"short": short, "long": long, "need": 4}


@pytest.mark.rule("G10.3", "G10.4")
@pytest.mark.parametrize(("short", "long"), [(s, n) for s in range(4) for n in range(4) if 0 < s + n < 4])
def test_fewer_than_four_in_both_decks_are_all_drawn(short, long):
    state = position(short_deck=short, long_deck=long, spare_tickets=2)
    assert legal(state, "tickets") == [mix(short, long)]
    play(state, mix(short, long))
    assert len(state.snapshot()["pending"][0]) == short + long
    assert state.snapshot()["short_deck"] == state.snapshot()["long_deck"] == []


@pytest.mark.rule("G10.4")
@pytest.mark.parametrize("short", range(6))
@pytest.mark.parametrize("long", range(6))
def test_the_legal_mixes_follow_from_the_sizes_of_the_decks(short, long):
    state = position(short_deck=short, long_deck=long, spare_tickets=2)
    number = min(4, short + long)
    expected = {mix(s, number - s) for s in range(number + 1) if s <= short and number - s <= long} if number else set()
    assert set(legal(state, "tickets")) == expected


@pytest.mark.rule("G10.4")
def test_a_deck_gives_no_more_than_it_holds():
    state = position(short_deck=1, long_deck=10, spare_tickets=2)
    why = refusal(state, "tickets short*2 long*2")
    assert (why.rule, why.message) == ("G10.4", "refused-mix-deck")
    assert why.arguments == {"short": 2, "long": 2, "short_deck": 1, "long_deck": 10}


@pytest.mark.rule("G10.4", "G10.3")
def test_a_small_rest_cannot_be_left_lying():
    state = position(short_deck=1, long_deck=2, spare_tickets=2)
    why = refusal(state, "tickets long*2")
    assert (why.rule, why.message) == ("G10.3", "refused-mix-total")
    assert why.arguments == {"short": 0, "long": 2, "need": 3}
    assert refusal(state, "tickets short*2 long*2").message in ("refused-mix-total", "refused-mix-deck")


@pytest.mark.rule("G10.5")
def test_without_tickets_none_can_be_drawn():
    state = position(short_deck=0, long_deck=0, spare_tickets=2)
    assert legal(state, "tickets") == []
    for text in MIXES:
        why = refusal(state, text)
        assert (why.rule, why.message) == ("G10.5", "refused-no-tickets")


@pytest.mark.rule("G10.6", "G10.7")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_any_number_of_them_from_one_on_may_be_kept(number):
    state = position(short_deck=number if number < 4 else 20, long_deck=0, spare_tickets=2)
    play(state, mix(number, 0))
    positions = range(1, number + 1)
    expected = {"keep " + " ".join(map(str, kept)) for n in positions for kept in combinations(positions, n)}
    assert set(legal(state)) == expected
    assert len(expected) == 2**number - 1


@pytest.mark.rule("G10.7")
def test_a_ticket_that_was_not_drawn_cannot_be_kept():
    state = position(short_deck=2, long_deck=1, spare_tickets=2)
    play(state, "tickets short*2 long*1")
    for text in ("keep 4", "keep 1 4", "keep 1 2 3 4"):
        why = refusal(state, text)
        assert (why.rule, why.message, why.arguments) == ("G10.7", "refused-keep-missing", {"drawn": 3})


@pytest.mark.rule("G10.6")
def test_at_least_one_must_be_kept():
    state = play(laid(), "tickets short*4")
    with pytest.raises(ValueError):
        state.parse("keep")
    assert refusal(state, "pass").message == "refused-phase"


@pytest.mark.rule("G10.7")
@pytest.mark.parametrize("kept", [n for k in range(1, 5) for n in combinations((1, 2, 3, 4), k)], ids=str)
def test_the_chosen_ones_are_kept(kept):
    state = laid(tickets=[["berlin-leipzig"]])
    play(state, "tickets short*2 long*2", "keep " + " ".join(map(str, kept)))
    drawn = FIRST_SHORT[:2] + FIRST_LONG[:2]
    assert set(state.snapshot()["tickets"][0]) == {"berlin-leipzig", *(drawn[i - 1] for i in kept)}
    assert state.snapshot()["pending"] == [[], [], []]


@pytest.mark.rule("G10.8", "G10.9")
@pytest.mark.parametrize("kept", [n for k in range(1, 5) for n in combinations((1, 2, 3, 4), k)], ids=str)
@pytest.mark.parametrize(("short", "long"), [(2, 2), (4, 0), (1, 3)])
def test_the_others_go_under_the_deck_of_their_kind_in_drawn_order(kept, short, long):
    state = laid()
    play(state, mix(short, long))
    before = state.snapshot()
    play(state, "keep " + " ".join(map(str, kept)))
    after = state.snapshot()
    back = [t for i, t in enumerate(before["pending"][0], 1) if i not in kept]
    # A deck is written from the top down: the ticket drawn last lies lowest.
    assert after["short_deck"] == before["short_deck"] + [t for t in back if t in SHORT]
    assert after["long_deck"] == before["long_deck"] + [t for t in back if t in LONG]


@pytest.mark.rule("G10.9")
def test_only_the_one_who_put_them_there_knows_what_lies_at_the_bottom():
    state = laid()
    play(state, "tickets short*2 long*2", "keep 3")
    assert state.snapshot()["returned"] == {FIRST_SHORT[0]: 0, FIRST_SHORT[1]: 0, FIRST_LONG[1]: 0}
    mine = {entry["id"]: entry["from_bottom"] for entry in state.view(0)["returned"]}
    assert mine == {FIRST_SHORT[0]: 1, FIRST_SHORT[1]: 0, FIRST_LONG[1]: 0}
    for watcher in (1, 2, None):
        assert state.view(watcher)["returned"] == []
    play(state, "tickets short*4", "keep 1 2 3")
    # One more short ticket lies under them now.
    mine = {entry["id"]: entry["from_bottom"] for entry in state.view(0)["returned"]}
    assert mine == {FIRST_SHORT[0]: 2, FIRST_SHORT[1]: 1, FIRST_LONG[1]: 0}


@pytest.mark.rule("G10.9")
def test_a_returned_ticket_that_is_drawn_is_no_longer_a_known_one_in_the_deck():
    state = position(short_deck=5, long_deck=0, spare_tickets=2)
    deck = state.snapshot()["short_deck"]
    play(state, "tickets short*4", "keep 1")
    assert state.snapshot()["short_deck"] == [deck[4], *deck[1:4]]
    play(state, "tickets short*4", "keep 1 2")
    assert state.snapshot()["short_deck"] == deck[2:4]
    # Seat 1 has seen the two and put them back; seat 0 saw only that two tickets went back.
    assert state.snapshot()["returned"] == {deck[2]: 1, deck[3]: 1}


@pytest.mark.rule("G10.10")
def test_nothing_of_the_mix_can_be_seen_before_it_is_announced():
    one, other = laid(), position(short_deck=SHORT[20:26], long_deck=LONG[20:26])
    assert one.view(0) == other.view(0)
    assert one.legal() == other.legal()


@pytest.mark.rule("G10.11")
def test_a_player_may_hold_any_number_of_tickets():
    state = position(tickets=[[*SHORT[:40], *LONG[:20]]])
    play(state, "tickets short*4", "keep 1 2 3 4")
    assert len(state.snapshot()["tickets"][0]) == 64


@pytest.mark.rule("G10.12")
def test_a_kept_ticket_is_never_given_back():
    state = laid(tickets=[["berlin-leipzig", "hamburg-rostock"], ["koeln-frankfurt"], []])
    held = [set(tickets) for tickets in state.snapshot()["tickets"]]
    for _ in range(4):
        for seat in range(3):
            play(state, "tickets short*2 long*2")
            drawn = state.snapshot()["pending"][seat]
            assert not set(drawn) & set().union(*held)
            assert all(GAME.action(a)["kind"] == "keep" for a in state.legal())
            play(state, "keep 2")
            held[seat].add(drawn[1])
            assert [set(tickets) for tickets in state.snapshot()["tickets"]] == held


@pytest.mark.rule("G10.13")
def test_drawing_tickets_uses_up_the_turn():
    state = laid(hands=[{"red": 5}])
    play(state, "tickets short*4", "keep 1")
    assert (state.seat, state.turn, state.snapshot()["phase"]) == (1, 13, "turn")
