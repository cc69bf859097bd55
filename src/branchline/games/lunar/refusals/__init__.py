"""Why something is not legal, in one sentence that says what is."""
