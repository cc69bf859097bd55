"""G2: laying out the game and choosing the first tickets."""

from collections import Counter

import pytest

from .positions import CARDS, FIGURES, GAME, LONG, MIXES, PLACES, SHORT, legal, new, play, refusal, resets

SEATS = [2, 3, 4, 5]


def announce(state, *mixes):
    """Every player announces a mix, in order."""
    return play(state, *mixes)


def ready(seats=3, seed=1, mix="tickets short*2 long*2", keep="keep 1 3", **options):
    """A game after set-up in which everybody chose alike."""
    return play(new(seats, seed, start_player=0, **options), *[mix] * seats, *[keep] * seats)


@pytest.mark.rule("G2.1", "G2.2")
@pytest.mark.parametrize("seats", SEATS)
def test_every_location_gets_its_printed_number_of_passengers_and_the_bag_is_empty(seats):
    for seed in range(10):
        standing = new(seats, seed).snapshot()["passengers_at"]
        assert {place: len(figures) for place, figures in standing.items()} == PLACES


@pytest.mark.rule("G2.2", "G2.3")
def test_chance_decides_which_passengers_stand_where():
    counts = Counter(figure for seed in range(600) for figure in new(2, seed).snapshot()["passengers_at"]["berlin"])
    # Five of sixty figures in 600 games: 500 of each colour on average, with a deviation of about 20.
    assert set(counts) == set(FIGURES)
    assert all(400 < n < 600 for n in counts.values())
    lone = Counter(new(2, seed).snapshot()["passengers_at"]["schweiz"][0] for seed in range(600))
    assert all(60 < lone[colour] < 140 for colour in FIGURES)


@pytest.mark.rule("G2.3", "G8.9")
def test_everybody_sees_the_passengers_from_the_start():
    state = new(4, 9)
    standing = state.snapshot()["passengers_at"]
    for watcher in (0, 1, 2, 3, None):
        seen = state.view(watcher)["passengers_at"]
        assert {place: Counter(figures) for place, figures in seen.items()} == {
            place: Counter(figures) for place, figures in standing.items()
        }


@pytest.mark.rule("G2.5")
@pytest.mark.parametrize("seats", SEATS)
def test_every_score_starts_at_zero(seats):
    assert new(seats).scores() == [0] * seats


@pytest.mark.rule("G2.6")
def test_the_train_cards_are_shuffled():
    tops = Counter(new(2, seed).snapshot()["deck"][0] for seed in range(1100))
    # 120 of each colour and 140 locomotives are expected.
    assert set(tops) == set(CARDS)
    assert all(80 < tops[colour] < 165 for colour in CARDS if colour != "loco")
    assert 95 < tops["loco"] < 190
    assert new(2, 1).snapshot()["deck"] != new(2, 2).snapshot()["deck"]


@pytest.mark.rule("G2.7", "G2.8", "G2.9")
@pytest.mark.parametrize("seats", SEATS)
def test_four_cards_each_five_face_up_and_the_rest_in_the_deck(seats):
    for seed in range(30):
        state = new(seats, seed)
        snapshot = state.snapshot()
        assert [sum(hand.values()) for hand in snapshot["hands"]] == [4] * seats
        assert len(snapshot["display"]) == 5
        assert all(snapshot["display"])
        swept = 5 * resets(state)
        assert sum(snapshot["discard"].values()) == swept
        assert len(snapshot["deck"]) == 110 - 4 * seats - 5 - swept


@pytest.mark.rule("G2.7")
def test_dealt_cards_were_not_seen_by_the_others():
    snapshot = new(3, 5).snapshot()
    assert snapshot["shown"] == [{}, {}, {}]


@pytest.mark.rule("G2.10", "G5.8", "G5.12")
def test_three_locomotives_in_the_first_five_cards_are_swept_away_at_once():
    swept = 0
    for seed in range(700):
        state = new(2, seed)
        snapshot = state.snapshot()
        assert snapshot["display"].count("loco") <= 2
        if resets(state) == 1:
            swept += 1
            unswept = new(2, seed, max_loco_resets=0)
            first = unswept.snapshot()
            assert resets(unswept) == 0
            assert first["display"].count("loco") >= 3
            assert Counter(first["display"]) == Counter(snapshot["discard"])
            assert first["deck"][:5] == snapshot["display"]
    # About 1.4 % of all displays.
    assert swept >= 3


@pytest.mark.rule("G2.11")
def test_nobody_has_the_globetrotter_before_the_end():
    state = ready()
    assert GAME.board["rules"]["globetrotter_bonus"] == 15
    assert state.scores() == [0, 0, 0]
    assert "sheet" not in state.view(0)


@pytest.mark.rule("G2.12")
@pytest.mark.parametrize("seed", range(5))
def test_short_and_long_tickets_lie_in_separate_decks(seed):
    state = new(5, seed)
    for mix in MIXES:
        play(state, mix)
    snapshot = state.snapshot()
    assert set(snapshot["short_deck"]) < set(SHORT)
    assert set(snapshot["long_deck"]) < set(LONG)
    for seat, pending in enumerate(snapshot["pending"]):
        mix = GAME.action(state.parse(MIXES[(seat - snapshot["start"]) % 5]))
        assert [t in SHORT for t in pending] == [True] * mix["short"] + [False] * mix["long"]


@pytest.mark.rule("G2.13")
def test_both_ticket_decks_are_shuffled_each_by_itself():
    games = [new(2, seed).snapshot() for seed in range(550)]
    tops = Counter(game["short_deck"][0] for game in games)
    assert len(tops) == 55
    assert max(tops.values()) < 30
    tops = Counter(game["long_deck"][0] for game in games)
    assert len(tops) == 34
    assert max(tops.values()) < 40
    # The order of the one says nothing about the order of the other.
    short = Counter(SHORT.index(game["short_deck"][0]) < 27 for game in games if LONG.index(game["long_deck"][0]) < 17)
    assert 0.35 < short[True] / short.total() < 0.65


@pytest.mark.rule("G2.14")
@pytest.mark.parametrize("mix", MIXES)
def test_each_player_draws_four_tickets(mix):
    state = announce(new(3, 2), *[mix] * 3)
    assert [len(pending) for pending in state.snapshot()["pending"]] == [4, 4, 4]


@pytest.mark.rule("G2.14")
@pytest.mark.parametrize(("short", "long"), [(1, 0), (0, 1), (2, 1), (0, 3), (1, 1)])
def test_fewer_than_four_cannot_be_announced(short, long):
    state = new()
    text = "tickets" + (f" short*{short}" if short else "") + (f" long*{long}" if long else "")
    why = refusal(state, text)
    assert (why.rule, why.message) == ("G2.14", "refused-mix-total")
    assert why.arguments == {"short": short, "long": long, "need": 4}


@pytest.mark.rule("G2.15")
@pytest.mark.parametrize("seats", SEATS)
def test_any_of_the_five_mixes_may_be_announced_by_each_player(seats):
    state = new(seats)
    for _ in range(seats):
        assert sorted(legal(state)) == sorted(MIXES)
        play(state, "tickets long*4")


@pytest.mark.rule("G2.16")
def test_the_mix_is_announced_before_a_ticket_is_drawn():
    state = new(3, 4)
    snapshot = state.snapshot()
    assert snapshot["phase"] == "setup-mix"
    assert snapshot["pending"] == [[], [], []]
    why = refusal(state, "keep 1 2")
    assert (why.rule, why.message, why.arguments) == ("G2.16", "refused-phase", {"phase": "setup-mix"})
    view = state.view(state.seat)
    assert view["pending"] == []
    tops = snapshot["short_deck"][:1] + snapshot["long_deck"][:3]
    seat = state.seat
    play(state, "tickets short*1 long*3")
    assert state.snapshot()["pending"][seat] == tops
    # Nobody announces twice.
    play(state, "tickets short*4", "tickets short*4")
    why = refusal(state, "tickets long*4")
    assert (why.rule, why.message, why.arguments) == ("G2.18", "refused-phase", {"phase": "setup-keep"})


@pytest.mark.rule("G2.17")
def test_only_the_player_sees_the_four_tickets():
    state = new(3, 4, start_player=1)
    play(state, "tickets short*3 long*1", "tickets long*4", "tickets short*4")
    for seat in range(3):
        mine = state.snapshot()["pending"][seat]
        assert [ticket["id"] for ticket in state.view(seat)["pending"]] == mine
        for watcher in {0, 1, 2, None} - {seat}:
            text = str(state.view(watcher)["pending"]) + str(state.view(watcher)["players"][seat])
            assert not any(repr(ticket) in text for ticket in mine)
    assert state.view(None)["pending"] == []


@pytest.mark.rule("G2.18")
def test_two_three_or_four_of_the_four_are_kept():
    state = announce(new(2), "tickets short*4", "tickets short*4")
    assert sorted(legal(state)) == sorted(
        ["keep 1 2", "keep 1 3", "keep 1 4", "keep 2 3", "keep 2 4", "keep 3 4",
         "keep 1 2 3", "keep 1 2 4", "keep 1 3 4", "keep 2 3 4", "keep 1 2 3 4"]
    )  # fmt: skip


@pytest.mark.rule("G2.18")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_a_single_ticket_cannot_be_kept_at_set_up(number):
    state = announce(new(2), "tickets short*4", "tickets short*4")
    why = refusal(state, f"keep {number}")
    assert (why.rule, why.message, why.arguments) == ("G2.18", "refused-keep-few", {"least": 2})


@pytest.mark.rule("G2.18")
@pytest.mark.parametrize("keep", ["keep 1 2", "keep 2 4", "keep 1 3 4", "keep 1 2 3 4"])
def test_just_the_chosen_tickets_are_kept(keep):
    state = announce(new(2, 7), "tickets short*2 long*2", "tickets short*2 long*2")
    seat = state.seat
    drawn = state.snapshot()["pending"][seat]
    play(state, keep)
    assert set(state.snapshot()["tickets"][seat]) == {drawn[int(i) - 1] for i in keep.split()[1:]}


@pytest.mark.rule("G2.19")
def test_the_others_go_back_into_the_deck_of_their_kind():
    state = new(3, 6)
    play(state, *["tickets short*2 long*2"] * 3)
    drawn = state.snapshot()["pending"]
    play(state, *["keep 1 3"] * 3)
    snapshot = state.snapshot()
    assert len(snapshot["short_deck"]) == 55 - 3
    assert len(snapshot["long_deck"]) == 34 - 3
    for seat in range(3):
        assert drawn[seat][1] in snapshot["short_deck"]
        assert drawn[seat][3] in snapshot["long_deck"]
    assert snapshot["aside"] == [[], [], []]


@pytest.mark.rule("G2.20")
@pytest.mark.parametrize("mix", ["tickets short*4", "tickets long*4", "tickets short*2 long*2"])
def test_both_ticket_decks_are_shuffled_again_after_all_have_chosen(mix):
    state = play(new(3, 8), mix, mix, mix, "keep 1 2", "keep 1 2")
    before = state.snapshot()
    play(state, "keep 1 2")
    after = state.snapshot()
    for deck in ("short_deck", "long_deck"):
        stayed = [t for t in after[deck] if t in before[deck]]
        assert sorted(stayed) == sorted(before[deck])
        assert stayed != before[deck]


@pytest.mark.rule("G2.20")
def test_after_that_shuffle_any_ticket_may_lie_on_top():
    games = [ready(2, seed).snapshot() for seed in range(300)]
    assert len({game["short_deck"][0] for game in games}) > 45
    assert len({game["long_deck"][0] for game in games}) > 28
    for name, every in (("short_deck", SHORT), ("long_deck", LONG)):
        # The upper half of a deck holds as many tickets from the first half of the board file as from the second.
        early = sum(every.index(t) < len(every) // 2 for game in games for t in game[name][: len(game[name]) // 2])
        number = sum(len(game[name]) // 2 for game in games)
        assert 0.45 < early / number < 0.55


@pytest.mark.rule("G2.20")
def test_a_rejected_ticket_may_lie_anywhere_in_its_deck():
    places = Counter()
    for seed in range(300):
        state = announce(new(2, seed), "tickets short*4", "tickets short*4")
        rejected = state.snapshot()["pending"][state.seat][3]
        play(state, "keep 1 2 3", "keep 1 2 3 4")
        deck = state.snapshot()["short_deck"]
        places[deck.index(rejected) * 4 // len(deck)] += 1
        assert state.snapshot()["returned"] == {}
    assert all(45 < places[quarter] < 105 for quarter in range(4))


@pytest.mark.rule("G2.21")
def test_nobody_can_draw_a_ticket_another_player_rejected_at_set_up():
    state = new(3, 11)
    first = state.snapshot()
    play(state, *["tickets short*4"] * 3)
    drawn = state.snapshot()["pending"]
    order = [(first["start"] + i) % 3 for i in range(3)]
    assert [t for seat in order for t in drawn[seat]] == first["short_deck"][:12]
    play(state, "keep 1 2")
    waiting = state.snapshot()
    assert set(waiting["aside"][order[0]]) == set(drawn[order[0]][2:])
    assert not set(drawn[order[0]][2:]) & set(waiting["short_deck"])
    play(state, "keep 1 2")
    assert len(state.snapshot()["short_deck"]) == 55 - 12


@pytest.mark.rule("G2.22")
@pytest.mark.parametrize("start", [0, 1, 2, 3])
def test_all_announce_in_turn_order_and_then_all_keep_in_turn_order(start):
    state = new(4, 3, start_player=start)
    order = [(start + i) % 4 for i in range(4)]
    for seat in order:
        assert (state.seat, state.snapshot()["phase"]) == (seat, "setup-mix")
        play(state, "tickets short*2 long*2")
    for seat in order:
        assert (state.seat, state.snapshot()["phase"]) == (seat, "setup-keep")
        play(state, "keep 1 2 4")
    assert (state.seat, state.snapshot()["phase"]) == (start, "turn")
    assert state.turn == 0


@pytest.mark.rule("G2.22")
def test_mixes_are_public_at_once_and_numbers_kept_when_all_have_chosen():
    state = new(3, 3, start_player=0)
    play(state, "tickets short*3 long*1")
    for watcher in (0, 1, 2, None):
        assert state.view(watcher)["players"][0]["pending"] == {"short": 3, "long": 1}
    play(state, "tickets long*4", "tickets short*4")
    events = state.step(state.parse("keep 1 2 4"))
    for watcher in (1, 2, None):
        assert state.view(watcher)["players"][0]["tickets"] is None
        lines = GAME.tell(GAME.seen(events, watcher))
        assert [(line.id, line.args) for line in lines] == [("germany-log-keep-secret", {"player": 0})]
    assert state.view(0)["players"][0]["tickets"] == {"short": 2, "long": 1}
    play(state, "keep 1 2")
    events = state.step(state.parse("keep 1 2 3 4"))
    for watcher in (0, 1, 2, None):
        assert [player["tickets"] for player in state.view(watcher)["players"]] == [
            {"short": 2, "long": 1}, {"short": 0, "long": 2}, {"short": 4, "long": 0}]  # fmt: skip
        last = GAME.tell(GAME.seen(events, watcher))[-1]
        assert (last.id, last.args) == ("germany-log-setup-done", {"kept": [3, 2, 4]})


@pytest.mark.rule("G2.22")
def test_the_number_of_tickets_kept_cannot_be_read_from_anything_else_during_set_up():
    few = play(new(3, 3, start_player=0), *["tickets short*4"] * 3, "keep 1 2")
    many = play(new(3, 3, start_player=0), *["tickets short*4"] * 3, "keep 1 2 3 4")
    for watcher in (1, 2, None):
        assert few.view(watcher) == many.view(watcher)


@pytest.mark.rule("G2.23")
def test_hand_display_and_passengers_are_known_when_tickets_are_chosen():
    state = new(3, 5)
    snapshot = state.snapshot()
    view = state.view(state.seat)
    assert view["phase"] == "setup-mix"
    assert view["players"][state.seat]["hand"] == snapshot["hands"][state.seat]
    assert sum(view["players"][state.seat]["hand"].values()) == 4
    assert view["display"] == snapshot["display"]
    assert sum(map(len, view["passengers_at"].values())) == 60


@pytest.mark.rule("G2.24")
def test_kept_tickets_stay_secret():
    state = ready(3, 12)
    kept = state.snapshot()["tickets"]
    for _ in range(30):
        for seat in range(3):
            for watcher in {0, 1, 2, None} - {seat}:
                view = state.view(watcher)
                assert view["players"][seat]["held"] is None
                assert view["players"][seat]["tickets"] == {"short": 1, "long": 1}
                known = [t["id"] for t in view["pending"]] + [t["id"] for t in view["returned"]]
                assert not set(known) & set(kept[seat])
        play(state, "draw")
