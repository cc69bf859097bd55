"""Talking to a server of this machine."""

import ssl
from typing import Final

# Nothing is encrypted on the way to oneself. Else every client would read all the authorities of the world first, which
# takes it longer than most of what it is asked to do.
NOBODY_TO_TRUST: Final = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
