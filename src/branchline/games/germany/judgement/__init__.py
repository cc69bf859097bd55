"""What actions are worth to a player who plans: the sums behind the computer players of Germany.

Everything here reads what the judging seat may know and nothing else, though it is handed a whole position: so the same
sums judge at the table, in a search and inside a playout. Compiled, for it is asked at every decision.
"""
