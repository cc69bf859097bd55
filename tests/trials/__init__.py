"""What a club has to stand, tried on real servers: being killed, being busy, being attacked.

Each is a command of its own (`make kill`, `make load`, `make hostile`) with a short form among the tests.
"""
