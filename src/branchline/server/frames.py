"""What everybody at a table is sent: made once for all who may see the same."""

import orjson

from branchline.server.messages import TableMessage
from branchline.server.models import steps_of
from branchline.server.presence import Attendance
from branchline.table import Glance, Table, showing
from branchline.table.screen import View, tell


class Frames:
    """The frames of one moment of a table. The next moment begins with none."""

    def __init__(self) -> None:
        self._moment: object = None
        self._frames: dict[object, str] = {}
        self._views: dict[object, View] = {}
        self._logs: dict[object, str] = {}

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
        """The log is most of it where somebody comes back to a long game, and the same for many."""
        eyes = (glance.looking, glance.steps)
        if eyes not in self._views:
            self._views[eyes] = table.sight(guest).state.view(glance.looking)
        told_all = glance._replace(first=table.count)
        shown = showing(table, told_all, self._views[eyes])
        rest = TableMessage.of(table, guest, attendance, shown, rematch).model_dump_json(exclude={"log"})
        return f'{rest.removesuffix("}")},"log":{self._log(table, glance)}}}'

    def _log(self, table: Table, glance: Glance) -> str:
        eyes = (glance.looking if table.game.secrets else None, glance.first, glance.steps)
        if eyes not in self._logs:
            steps = steps_of(tell(table, glance.looking, glance.first, glance.steps))
            self._logs[eyes] = orjson.dumps(steps).decode()
        return self._logs[eyes]
