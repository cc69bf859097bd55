"""What everybody at a table is sent: made once for all who may see the same."""

import orjson

from branchline.server.models import Model, steps_of
from branchline.server.presence import Attendance
from branchline.server.shown import table_message
from branchline.table import Glance, Table, showing
from branchline.table.screen import View, tell


class Frames:
    """The frames of one moment of a table. The next moment begins with none."""

    def __init__(self) -> None:
        self._moment: object = None
        self._frames: dict[object, str] = {}
        self._views: dict[object, tuple[View, bytes]] = {}
        self._logs: dict[object, bytes] = {}

    def of(
        self, table: Table, guest: str, attendance: tuple[Attendance, ...], glance: Glance, rematch: str | None = None
    ) -> str:
        """The frame for this guest, as they glance at the table now."""
        moment = (id(table), table.version, attendance, rematch)
        if moment != self._moment:
            self._moment, self._frames, self._views = moment, {}, {}
            self._logs = {}
        audience = (table.maker == guest, *((seat.owner == guest, seat.left == guest) for seat in table.seats))
        key = (audience, glance)
        if key not in self._frames:
            self._frames[key] = self._frame(table, guest, attendance, glance, rematch)
        return self._frames[key]

    def _frame(
        self, table: Table, guest: str, attendance: tuple[Attendance, ...], glance: Glance, rematch: str | None
    ) -> str:
        """View and log are most of it, and the same for many."""
        eyes = (glance.looking, glance.steps)
        if eyes not in self._views:
            view = table.sight(guest).state.view(glance.looking)
            self._views[eyes] = view, orjson.dumps(view)
        view, written = self._views[eyes]
        shown = showing(table, glance._replace(first=table.count), view)  # without the log
        message = table_message(table, guest, attendance, shown, rematch)
        parts = {"view": orjson.Fragment(written), "log": orjson.Fragment(self._log(table, glance))}
        return orjson.dumps({**message, **parts}, default=Model.model_dump).decode()

    def _log(self, table: Table, glance: Glance) -> bytes:
        eyes = (glance.looking if table.game.secrets else None, glance.first, glance.steps)
        if eyes not in self._logs:
            steps = steps_of(tell(table, glance.looking, glance.first, glance.steps))
            self._logs[eyes] = orjson.dumps(steps)
        return self._logs[eyes]
