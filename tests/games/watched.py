"""How many random games the suite watches for each number of seats; `make fuzz` watches thousands, on both engines."""

from branchline import _pure

GAMES_A_TABLE = 100 if _pure.compiled() else 20
