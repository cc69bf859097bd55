"""The sentences of the log: `tell` makes one of each event, the same for everybody."""

from .positions import GAME, random_game

# Every sentence and its arguments, as the README lists them.
SENTENCES = {
    "bid": "player box cubes",
    "overbid": "player box cubes owner",
    "decline": "player",
    "won": "player box cubes points",
    "build-order": "players",
    "train-order": "players",
    "lay": "player a b cost",
    "opposition": "area count",
    "series": "player a b links cost",
    "paid": "player payment",
    "no-build": "player",
    "choose-train": "player train",
    "buy": "player train payment",
    "move": "player piece area",
    "pass": "player",
    "profit": "player income links result level",
    "player-order": "players",
    "choose-company": "player company",
    "over": "player a b",
    "takeover": "player company a b links price",
    "company-town": "area company",
    "dead": "area pieces",
    "no-takeover": "player",
    "turn": "turn points",
    "over-game": "winners score",
}
OPTIONS = [{}, {"auction_may_decline": True}, {"train_exchange": "any"}]


def test_random_games_meet_every_sentence_with_its_arguments():
    met = set()
    for seed, options in enumerate(OPTIONS * 2):
        seats = 3 + seed % 2
        for before, action, _ in random_game(seats, seed, **options):
            events = before.copy().step(action)
            lines = GAME.tell(events)
            assert all(GAME.tell(GAME.seen(events, seat)) == lines for seat in (None, *range(seats)))
            assert [{"kind": line.id.removeprefix("wensleydale-log-"), **line.args} for line in lines] == events
            met |= {(line.id, frozenset(line.args)) for line in lines}
    assert met == {(f"wensleydale-log-{name}", frozenset(args.split())) for name, args in SENTENCES.items()}
