from hypothesis import HealthCheck, settings

# A walk through a game takes as long as it takes; what fails once must fail again.
settings.register_profile(
    "games", deadline=None, max_examples=25, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("games")
