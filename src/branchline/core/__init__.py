"""What every game shares: the contract, chance, errors. Knows no game, does no I/O."""
