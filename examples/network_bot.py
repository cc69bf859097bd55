"""A player of your own at a table anywhere: python examples/network_bot.py http://localhost:8000 TABLE TOKEN

Make the token on the page of your account, and a table with an open seat; TABLE is the end of its address.
"""

import json
import random
import sys

from websockets.sync.client import connect


def choose(view, actions):
    """`view` is all that the seat may know, `actions` what it may do: each has an id, a notation and its parts."""
    return random.choice(actions)["id"]


def play(server, table, token):
    """Takes the first open seat, plays to the end of the game and tells how it came out for every seat."""
    address = server.replace("http", "ws", 1) + f"/api/tables/{table}/ws"
    with connect(address, additional_headers={"Authorization": f"Bearer {token}"}, max_size=2**24) as socket:
        for text in socket:
            told = json.loads(text)
            if told["type"] == "refused":
                print(told["message"])
            elif told["type"] == "table" and told["table"]["over"]:
                print("Places:", *told["view"]["ranks"])
                break
            elif told["type"] == "table" and told["actions"]:
                action = choose(told["view"], told["actions"])
                play = {"type": "play", "seat": told["looking"], "action": action, "at": told["version"]}
                socket.send(json.dumps(play))
            elif told["type"] == "table" and not any(seat["yours"] for seat in told["table"]["seats"]):
                open_seat = next(seat["seat"] for seat in told["table"]["seats"] if seat["kind"] == "open")
                socket.send(json.dumps({"type": "join", "seat": open_seat}))


if __name__ == "__main__":
    play(*sys.argv[1:])
