"""What a host sees of the inside: whether it lives and can serve, what it counts and measures, and what it logs."""
