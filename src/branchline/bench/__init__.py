"""How fast the engine is, always as ratios within one run on one machine."""
