"""What is sent over WebSockets is packed: against what the same screen was sent last, and once for all who were.

A screen is shown much the same table again, so what it has seen last is the best dictionary there is. The library keeps
one for each connection, and packs for each of several hundred spectators what all of them are sent; here the last
message itself is the dictionary, and who has the same one before them gets the same bytes.
"""

import zlib
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.typing import ExtensionParameter

LONG: Final = 512  # bytes; what is shorter is sent as it is, and nobody has to remember it
EFFORT: Final = 3  # of zlib: with a dictionary more of it finds hardly anything
REMEMBERED: Final = 128  # packed messages, until all who are sent the same have been
END: Final = b"\x00\x00\xff\xff"  # of what zlib has packed up to here, which is left out


class Packing(PerMessageDeflate):
    """One connection, as it was agreed upon."""

    def __init__(self, agreed: PerMessageDeflate) -> None:
        super().__init__(
            agreed.remote_no_context_takeover,
            True,  # no dictionary of the library's own
            agreed.remote_max_window_bits,
            agreed.local_max_window_bits,
        )
        self._remembers = not agreed.local_no_context_takeover
        self._last = b""

    def encode(self, frame: Frame) -> Frame:
        """Only whole messages are sent, never a part of one."""
        if frame.opcode not in (Opcode.TEXT, Opcode.BINARY) or len(frame.data) < LONG:
            return frame
        packed, message = _packed(self._last, bytes(frame.data), self.local_max_window_bits)
        if self._remembers:
            self._last = message
        return Frame(frame.opcode, packed, rsv1=True)


class Packer(ServerPerMessageDeflateFactory):
    """Agrees with a client on how messages are packed."""

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], Packing]:
        answer, agreed = super().process_request_params(params, accepted_extensions)
        return answer, Packing(agreed)


@lru_cache(maxsize=REMEMBERED)
def _packed(last: bytes, message: bytes, window: int) -> tuple[bytes, bytes]:
    """The message as it is sent after the last one, and itself: one object for all who remember it."""
    packer = zlib.compressobj(EFFORT, wbits=-window, zdict=last)
    return (packer.compress(message) + packer.flush(zlib.Z_SYNC_FLUSH)).removesuffix(END), message
