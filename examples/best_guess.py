"""A player of your own, for every game: branchline arena germany --bots examples.best_guess:BestGuess,greedy"""


class BestGuess:
    """Plays what scores most at once, in one position that its seat could be in."""

    def __init__(self, seed):
        self.seed = seed

    def choose(self, view, sampler):
        """`view` is all that the seat may know, `sampler(seed)` a full position that it could be in."""
        guess = sampler(self.seed)

        def score(action):
            after = guess.copy()
            after.apply(action)
            return after.scores()[view["you"]]

        return max(view["legal"], key=score)
