"""Several processes that serve one house: what they tell each other, and which of them looks after a table."""
