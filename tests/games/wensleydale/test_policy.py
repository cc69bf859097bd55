"""What a policy weighs: each feature of each legal action, counted once more from the view."""

import pytest

from branchline.core.native import row

from .positions import AREAS, BORDERS, COMPANIES, GAME, KINDS, NEIGHBOURS, TRAINS, border

NAMES = list(GAME.features)
INCOME = {"stone": 2, "cheese": 1, "red": 1, "green": 1}
COLOUR = {"midland": "red", "north_eastern": "green"}


def weighed(state, legal):
    """By feature: what each of the actions is worth where it alone weighs something."""
    worths = {}
    for i, name in enumerate(NAMES):
        weights, worth = [0] * (len(NAMES) + 1), row([0] * len(legal))
        weights[i] = 1
        state._weigh(row(legal), row(weights), worth)
        worths[name] = list(worth)
    return worths


def counted(view, action):
    """The features of an action that are not zero, from what the view tells."""
    seat = view["seat"]
    me = view["players"][seat]
    kind = action["kind"]
    if kind == "bid":
        return of_bid(view, me, action)
    if kind == "lay":
        return of_link(view, seat, me, action)
    if kind == "done" and view["phase"] == "build":
        return {"done": 1, "done_town": is_town(view["building"]["areas"][-1])}
    if kind == "done":
        return {"hand_over": len(view["taking"]["links"])}
    if kind == "pay":
        return {"pay_train": action["payment"].get("train", 0), "pay_company": companies_in(action["payment"])}
    if kind == "exchange":
        given = action["payment"]
        return {"exchange_cubes": given.get("cubes", 0), "exchange_company": companies_in(given)}
    if kind == "buy":
        return of_train(view, seat, me, TRAINS[action["train"]])
    if kind == "move":
        return of_move(view, seat, me, action)
    if kind == "takeover":
        return {"takeover": 1}
    if kind == "over":
        return {"over": 1}
    return {}


def is_town(area):
    return int(AREAS[area]["town"] is not None)


def companies_in(points):
    return sum(points.get(company, 0) for company in COMPANIES)


def of_bid(view, me, action):
    box = view["boxes"][action["box"] - 1]
    points = [*box["points"], box["token"]]
    return {
        "bid": 1,
        "bid_government": points.count("government"),
        "bid_train": points.count("train"),
        "bid_company": sum(points.count(company) for company in COMPANIES),
        "bid_held": sum(me["influence"][point] for point in points),
        "bid_cubes": action["cubes"],
        "bid_over": int(box["bid"] is not None),
    }


def touched(view, seat):
    return {area for name, owner in view["links"].items() if owner == seat for area in name.split("-")}


def goods(view, area):
    if not is_town(area):
        by_company = any(view["links"].get(border(area, other)) in COMPANIES for other in NEIGHBOURS[area])
        return 0 if by_company else view["pieces"].get(area, {}).get("cheese", 0)
    if area in view["companies"]:
        return 0
    return sum(view["pieces"].get(hill, {}).get("stone", 0) for hill in NEIGHBOURS[area])


def riders(view, area, colours):
    return sum(view["pieces"].get(area, {}).get(colour, 0) for colour in colours)


def of_link(view, seat, me, action):
    start, area = action["a"], action["b"]
    series = view["building"]["areas"] if view["building"] else []
    first = series[0] if series else start
    colours = [COLOUR[company] for company in view["companies"].get(first, [])]
    mine = touched(view, seat)
    valley = "valley" in (AREAS[start]["terrain"], AREAS[area]["terrain"])
    fees = len(view["companies"].get(area, [])) + view["pieces"].get(area, {}).get("opposition", 0)
    if not series:
        fees += len(view["companies"].get(start, []))
    ahead = [
        other
        for other in NEIGHBOURS[area]
        if other != start
        and other not in mine
        and AREAS[other]["build_into"]
        and border(area, other) in BORDERS - set(view["links"])
    ]
    return {
        "lay": 1,
        "lay_cost": (2 if valley else 1) + fees,
        "lay_goods": 0 if area in mine else goods(view, area),
        "lay_passengers": 0 if area in mine else riders(view, area, colours),
        "lay_ahead": sum(goods(view, other) + riders(view, other, colours) for other in ahead),
        "lay_town": is_town(area),
        "lay_links": me["laid"],
    }


def of_train(view, seat, me, train):
    waiting = {"goods": -me["slots"]["goods"], "passengers": -me["slots"]["passengers"]}
    for area, pieces in view["movable"].items():
        for piece, who in pieces.items():
            if seat in who:
                sort = "goods" if piece in ("stone", "cheese") else "passengers"
                waiting[sort] += view["pieces"][area][piece]
    return {
        "buy": 1,
        "buy_price": train["cost"],
        "buy_missing": max(0, train["cost"] - me["influence"]["train"]),
        "buy_room": max(0, min(train["passenger_slots"], waiting["passengers"]))
        + max(0, min(train["goods_slots"], waiting["goods"])),
    }


def of_move(view, seat, me, action):
    piece = action["piece"]
    return {
        "move": 1,
        "move_pounds": INCOME[piece],
        "move_held": me["load"].get(piece, 0) + me["delivered"].get(piece, 0),
        "move_rivals": len(set(view["movable"][action["area"]][piece]) - {seat}),
    }


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_every_feature_of_every_choice_is_what_it_says(seats, seed):
    options = {"series_shape": ["simple_path", "ring_ok", "trail"][seed], "auction_may_decline": seed == 1}
    state = GAME.new(seats=seats, seed=seed, options=options)
    met = set()
    while not state.over:
        legal, view = state.legal(), state.view(state.seat)
        worths = weighed(state, legal)
        for i, action in enumerate(legal):
            here = {name: worths[name][i] for name in NAMES if worths[name][i]}
            wanted = {name: count for name, count in counted(view, GAME.action(action)).items() if count}
            assert here == wanted, state.notation(action)
            met |= set(here)
        state.playout(seed + state.turn, policy=GAME.policy, limit=1)
    assert met >= {"bid", "lay", "done", "buy", "move", "takeover", "over", "hand_over"}


def figures(policy, games=40):
    """The mean of a seat's score, pieces moved and lines handed over, in games of three and four."""
    score = pieces = links = 0.0
    for seed in range(games):
        state = GAME.new(seats=3 + seed % 2, seed=seed, options={})
        state.playout(seed, policy=policy)
        view = state.view(None)
        score += sum(view["scores"]) / state.seats
        pieces += sum(entry["pieces"] for entry in view["sheet"]) / state.seats
        links += (120 - sum(view["stock"].values())) / state.seats
    return score / games, pieces / games, links / games


def test_the_policy_of_the_game_plays_busy_and_sensible_games():
    score, pieces, links = figures(GAME.policy)
    random_score, random_pieces, random_links = figures(None)
    assert score > 10 > 0 > random_score
    assert pieces > 2 * random_pieces
    assert links > 2 * random_links


def test_every_feature_has_a_sentence_and_the_policy_names_only_features():
    assert all(text and not text.endswith(".") for text in GAME.features.values())
    assert set(GAME.policy) <= {*NAMES, "noise"}
    assert len(set(GAME.features.values())) == len(NAMES) > len(KINDS)


def test_a_playout_with_a_policy_stops_where_it_is_told_to_and_goes_on_to_the_same_end():
    for seed in range(5):
        whole = GAME.new(seats=4, seed=seed, options={})
        played = whole.playout(seed, policy=GAME.policy)
        again = GAME.new(seats=4, seed=seed, options={})
        assert again.playout(seed, policy=GAME.policy, limit=played) == played
        assert again == whole
        shorter = GAME.new(seats=4, seed=seed, options={})
        assert shorter.playout(seed, policy=GAME.policy, limit=20) == 20
        assert not shorter.over
