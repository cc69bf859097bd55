"""L19: the tax card, and who knows how much cash somebody has."""

import pytest

from .draws import DELIVER, PAY, draw, ready, told
from .moon import field, line, play, position, stop


def cash(state):
    return state.snapshot()["cash"]


@pytest.mark.rule("L19.1", "L19.3", "L19.4")
def test_everybody_pays_a_fifth_of_the_cash_rounded_down():
    # The amounts of LT27; the card of this Moon says 20 %.
    state = draw("e1", "d40", seats=5, cash=[36, 0, 9, 57, 250])
    assert cash(state) == [36 + PAY - 11, 0, 9 - 1, 57 - 11, 250 - 50]


@pytest.mark.rule("L19.4")
@pytest.mark.parametrize(("have", "pays"), [(0, 0), (4, 0), (5, 1), (9, 1), (10, 2), (57, 11), (99, 19), (250, 50)])
def test_the_amount_is_rounded_down(have, pays):
    assert cash(draw("e1", "d40", cash=[0, have]))[1] == have - pays


@pytest.mark.rule("L19.2")
def test_track_and_locomotives_are_not_taxed():
    track = {1: line("near:-5:19", "near:-5:21", "near:-5:23", "near:-5:25")}
    state = draw("e1", "d40", seats=3, cash=[0, 100, 100], track=track, locos={1: "saturn"})
    assert cash(state) == [PAY - 4, 80, 80]
    assert (field(state, "locos", 1), field(state, "track", 1)) == ("saturn", track[1])


@pytest.mark.rule("L19.3")
def test_the_drawer_pays_and_it_goes_to_the_bank():
    for seat in (0, 1):
        state = draw("e1", "d40", active=seat, cash=100)
        assert sum(cash(state)) == (100 + PAY - 24) + 80
        assert cash(state)[seat] == 100 + PAY - 24


@pytest.mark.rule("L19.1")
def test_the_pay_just_received_is_taxed_and_what_is_received_later_is_not():
    state = draw("e1", "d26", cash=0, loads={0: ["cheese", "computers"]})
    assert cash(play(state, "deliver d26 computers"))[0] == PAY - 4 + 8


@pytest.mark.rule("L19.3")
def test_tax_in_an_exchange():
    assert cash(play(position(deck_top=["d1", "e1"], cash=[60, 33]), "exchange")) == [48, 27]


@pytest.mark.rule("L19.3", "L19.4")
def test_what_each_player_pays_is_told():
    lines = told(ready("e1", "d40", cash=[0, 9]), DELIVER)
    assert [args for name, args in lines if name == "tax"] == [{"player": 0, "amount": 4}, {"player": 1, "amount": 1}]


@pytest.mark.rule("L19.4")
@pytest.mark.parametrize(
    ("have", "pays"), [(0, 0), (49, 0), (50, 10), (51, 10), (99, 10), (100, 25), (199, 25), (200, 60), (500, 60)]
)
def test_a_tax_table_asks_by_brackets(have, pays):
    options = {"tax_table": [[50, 10], [100, 25], [200, 60]]}
    assert cash(draw("e1", "d40", options=options, cash=[0, have]))[1] == have - pays


@pytest.mark.rule("L19.4")
def test_a_tax_table_takes_no_more_than_there_is():
    state = draw("e1", "d40", options={"tax_table": [[0, 8], [30, 40]]}, cash=[0, 5], seats=2)
    assert cash(state) == [PAY - 8, 0]
    assert cash(draw("e1", "d40", options={"tax_table": [[30, 40]]}, cash=[0, 33]))[1] == 0


def known(state, looker):
    return [player["cash"] for player in state.view(looker)["players"]]


@pytest.mark.rule("L19.6", "L28.3")
def test_cash_is_secret_until_the_tax_card_and_open_ever_after():
    state = ready("e1", "d40", seats=3, cash=[0, 30, 50])
    assert [known(state, looker) for looker in (0, 1, 2, None)] == [
        [0, None, None], [None, 30, None], [None, None, 50], [None, None, None],
    ]  # fmt: skip
    play(state, DELIVER)
    assert state.snapshot()["tax_seen"] is True
    for _ in range(4):
        for looker in (0, 1, 2, None):
            assert known(state, looker) == [17, 24, 40]
            assert state.view(looker)["tax_seen"] is True
        stop(state)


@pytest.mark.rule("L19.6")
def test_cash_may_be_open_always_or_never():
    for looker in (0, 1, None):
        for option, before, after in (("always", [0, 30], [17, 24]), ("never", [None, None], [None, None])):
            state = ready("e1", "d40", options={"cash_visibility": option}, cash=[0, 30])
            own = [0, 30]
            wanted = [own[p] if p == looker else before[p] for p in (0, 1)]
            assert known(state, looker) == wanted
            play(state, DELIVER)
            own = [17, 24]
            assert known(state, looker) == [own[p] if p == looker else after[p] for p in (0, 1)]


@pytest.mark.rule("L19.6")
def test_other_events_leave_the_cash_secret():
    state = draw("e8", "e7", "d8", "d40")
    assert known(state, 1)[0] is None
    assert state.snapshot()["tax_seen"] is False
