"""What everybody at a table is sent: made once for all who may see the same."""

from branchline.server.messages import TableMessage
from branchline.server.presence import Attendance
from branchline.table import Glance, Table, showing
from branchline.table.screen import View


class Frames:
    """The frames of one moment of a table. The next moment begins with none."""

    def __init__(self) -> None:
        self._moment: object = None
        self._frames: dict[object, str] = {}
        self._views: dict[int | None, View] = {}

    def of(
        self, table: Table, guest: str, attendance: tuple[Attendance, ...], glance: Glance, rematch: str | None = None
    ) -> str:
        """The frame for this guest, as they glance at the table now."""
        moment = (id(table), table.version, attendance, rematch)
        if moment != self._moment:
            self._moment, self._frames, self._views = moment, {}, {}
        audience = (table.maker == guest, *((seat.owner == guest, seat.left == guest) for seat in table.seats))
        key = (audience, glance)
        if key not in self._frames:
            if glance.looking not in self._views:
                self._views[glance.looking] = table.state.view(glance.looking)
            shown = showing(table, glance, self._views[glance.looking])
            self._frames[key] = TableMessage.of(table, guest, attendance, shown, rematch).model_dump_json()
        return self._frames[key]
