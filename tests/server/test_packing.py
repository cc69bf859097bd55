"""What is sent is packed as the protocol wants it, and once for all who are sent the same after the same."""

import random
from collections.abc import Sequence

import pytest
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory, PerMessageDeflate
from websockets.frames import Frame, Opcode

from branchline.server import packing
from branchline.server.packing import LONG, Packer, Packing
from branchline.server.wire import MOST_KEPT


def agreed(asked: ClientPerMessageDeflateFactory) -> tuple[Packing, PerMessageDeflate]:
    """Both ends of a connection, as a client asks for it."""
    answer, server = Packer(client_max_window_bits=MOST_KEPT).process_request_params(asked.get_request_params(), [])
    return server, asked.process_response_params(answer, [])


def frame(text: str) -> Frame:
    return Frame(Opcode.TEXT, text.encode())


def talk() -> Sequence[str]:
    """Messages much like the one before, short ones in between, and some beyond every window."""
    chance = random.Random(5)
    words = [f"{chance.random()}" for _ in range(300)]
    said = []
    for n in range(40):
        words[chance.randrange(len(words))] = str(n)
        said += [" ".join(words), f"short {n}"]
        if n % 10 == 3:
            said.append(" ".join(str(chance.random()) for _ in range(4000)))
    return said


@pytest.mark.parametrize(
    "asked",
    [
        ClientPerMessageDeflateFactory(),
        ClientPerMessageDeflateFactory(client_max_window_bits=None),
        ClientPerMessageDeflateFactory(server_max_window_bits=9),
        ClientPerMessageDeflateFactory(server_no_context_takeover=True, client_no_context_takeover=True),
    ],
    ids=["as browsers ask", "no limit asked", "a small window", "nothing remembered"],
)
def test_a_client_reads_what_was_sent(asked: ClientPerMessageDeflateFactory) -> None:
    server, client = agreed(asked)
    for text in talk():
        sent = server.encode(frame(text))
        assert bytes(client.decode(sent).data).decode() == text
        back = client.encode(frame(text))
        assert bytes(server.decode(back).data).decode() == text


def test_what_was_sent_last_is_not_sent_again_and_what_is_short_is_left_as_it_is() -> None:
    server, _ = agreed(ClientPerMessageDeflateFactory())
    first, same = (server.encode(frame("one thing after another, " * 10 + str(list(range(500))))) for _ in range(2))
    assert len(same.data) < len(first.data) / 10
    short = frame("x" * (LONG - 1))
    assert server.encode(short) == short
    ping = Frame(Opcode.PING, b"x" * 100)
    assert server.encode(ping) == ping


def test_several_who_are_sent_the_same_after_the_same_share_the_packing() -> None:
    many = [agreed(ClientPerMessageDeflateFactory())[0] for _ in range(5)]
    texts = [str(random.Random(n).random()) * 100 for n in range(3)]
    packing._packed.cache_clear()
    for text in texts:
        assert len({bytes(server.encode(frame(text)).data) for server in many}) == 1
    assert packing._packed.cache_info().misses == len(texts)
    late = agreed(ClientPerMessageDeflateFactory())[0]
    late.encode(frame(texts[-1]))
    assert packing._packed.cache_info().misses == len(texts) + 1
