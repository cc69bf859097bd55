"""How a game may go on for a seat, thought out roughly and quickly: the sums behind hints and searches on the Moon.

Everything here reads what the seat may know of a position, and its deck as it lies: who asks hands over decks that
could be. Compiled, for whole games are thought out hundreds of times for one decision.
"""
