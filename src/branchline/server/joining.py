"""The door of a table for WebSockets: who comes in, and what whoever is turned away is told."""

import asyncio
import logging
from contextlib import suppress
from typing import Final

from fastapi import APIRouter
from starlette.websockets import WebSocket, WebSocketState

from branchline.server.connection import Connection
from branchline.server.identity import guest_of
from branchline.server.limits import Limits
from branchline.server.messages import RefusedMessage, written
from branchline.server.people.blocks import check_not_blocked
from branchline.server.people.tokens import recognise_programs
from branchline.server.problems import problem, shown
from branchline.server.rooms import Rooms
from branchline.server.store import NotStored
from branchline.table import Refused

log = logging.getLogger(__name__)

NO_TABLE: Final = 4404
TRY_AGAIN: Final = 1013  # the code WebSocket has for a trouble that may pass
MAY_PASS: Final = ("error-storage", "error-many-sockets", "error-come-again")

router = APIRouter(prefix="/api")


@router.websocket("/tables/{id}/ws")
async def sit_down(socket: WebSocket, id: str) -> None:
    """Joins a table and stays until either side leaves."""
    rooms: Rooms = socket.app.state.rooms
    limits: Limits = socket.app.state.limits
    try:
        with limits.socket(socket):
            await asyncio.sleep(limits.take(socket))
            await recognise_programs(socket)
            await check_not_blocked(socket)
            room = await rooms.enter(id, guest_of(socket))
            connection = Connection(socket, room, guest_of(socket), limits)
            with room.joined(connection):
                await socket.accept()
                await connection.run()
    except Refused as refusal:
        await _turn_away(socket, refusal)
    except NotStored as error:
        log.error("Table %s could not be read: %s", shown(id), error)
        await _turn_away(socket, problem("error-storage"))


async def _turn_away(socket: WebSocket, refusal: Refused) -> None:
    """Says why, which a page could not read from a connection that was never opened."""
    with suppress(RuntimeError):  # how the server says that the other side has gone already
        if socket.application_state is WebSocketState.CONNECTING:
            await socket.accept()
        await socket.send_text(written(RefusedMessage.of(refusal)))
        await socket.close(TRY_AGAIN if refusal.message in MAY_PASS else NO_TABLE)
