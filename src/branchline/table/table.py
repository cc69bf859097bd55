"""A table: its log folded into a position, and the checks every request has to pass.

A position is never changed in place: each entry leads to a position of its own, so that a change can
be worked out first, stored, and only then made.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from hashlib import sha256

from branchline.core.contract import Event, Game, Json, Line, State
from branchline.core.errors import IllegalMove
from branchline.table import seating
from branchline.table.entries import Branch, Entry, Seat
from branchline.table.position import Position
from branchline.table.refusal import Refused, by_the_rules, refused
from branchline.table.steps import Change, Moment, Step


class LogDamaged(ValueError):
    """A stored log that cannot be followed."""


class Table:
    """One game being played, from its seed and its log, or from a position and the rest of its log."""

    def __init__(
        self,
        id: str,
        game: Game,
        seats: Sequence[Seat],
        seed: int,
        options: Mapping[str, Json],
        entries: Iterable[Entry] = (),
        maker: str | None = None,
        seed_chosen: bool = False,
        hints: bool = True,
        branch: Branch | None = None,
        position: Position | None = None,
    ) -> None:
        self.id = id
        self.seed_chosen = seed_chosen
        self.hints = hints  # whether they may be asked for while the game is on
        self.branch = branch
        self.maker = maker
        self.game = game
        self.seats = tuple(seats)
        self.seed = seed
        self.options = dict(options)
        self.recent: list[Step] = []  # the steps from the position on
        self.start = position or Position(0, 0, self.seats, self.begin(), [])  # what it was opened in
        self.version, _, self.seats, self.state, _ = self.start
        self._waiting = seating.waiting(self.seats)
        self._undoable: list[State] = []  # the position before each tentative step
        self.follow(entries)

    def begin(self) -> State:
        """The position before the first step."""
        return self.game.new(len(self.seats), self.seed, self.options)

    def follow(self, entries: Iterable[Entry]) -> None:
        """Goes on with the log as it was written."""
        for entry in entries:
            try:
                if entry.kind == "act":
                    self._follow_act(entry)
                else:
                    self.make(self._follow(entry))
            except ValueError as error:
                raise LogDamaged(f"entry {self.version + 1} of the log cannot be followed: {error}") from error

    # What may be done

    def check_owner(self, owner: str, seat: int) -> None:
        """Refuses a seat that does not exist or is somebody else's."""
        self.check_seat(seat)
        if self.seats[seat].owner != owner:
            raise refused("error-not-your-seat", player=seat)

    def check_seat(self, seat: int) -> None:
        seating.check_seat(self.seats, seat)

    def join(self, seat: int, sitter: Seat) -> Change:
        """What a person taking this open seat would do."""
        return self._follow(seating.joining(self.seats, self.maker, seat, sitter))

    def fill(self, asking: str, seat: int, sitter: Seat) -> Change:
        """What giving this open seat to a computer player would do."""
        return self._follow(seating.filling(self.seats, self.maker, asking, seat, sitter))

    def hand(self, asking: str, seat: int, bot: str, present: Collection[int], wait: int = 0) -> Change:
        """What a computer player going on for a person who has left would do; `present` are the seats of those here,
        and for `wait` seconds the person may still come back."""
        if self.state.over:
            raise refused("error-over")
        return self._follow(seating.handing(self.seats, self.maker, asking, seat, bot, present, wait))

    def leave(self, asking: str, seat: int, bot: str) -> Change:
        """What this person leaving their seat to a computer player would do."""
        if self.state.over:
            raise refused("error-over")
        self.check_owner(asking, seat)
        return self._follow(seating.leaving(self.seats, seat, bot))

    def back(self, asking: str, seat: int) -> Change:
        """What a person taking their seat back from a computer player would do."""
        if self.state.over:
            raise refused("error-over")
        return self._follow(seating.returning(self.seats, self.maker, asking, seat))

    def play(self, seat: int, action: int | str, at: int) -> Change:
        """What playing this action, given as its number or its notation, would do."""
        self._check_turn(seat, at)
        try:
            return self._act(self.read(action) if isinstance(action, str) else action)
        except IllegalMove as illegal:
            raise by_the_rules(illegal) from None

    def undo(self, seat: int, at: int, steps: int = 1) -> Change:
        """What taking back the last tentative action would do; refused unless `steps` of them can be taken back."""
        return self._take_back(Entry("undo", seat), at, steps)

    def restart(self, seat: int, at: int) -> Change:
        """What taking back all tentative actions of this turn would do or, at its beginning, of the one before."""
        return self._take_back(Entry("restart", seat), at)

    def read(self, notation: str) -> int:
        """The action this notation means."""
        try:
            return self.state.parse(notation)
        except ValueError as error:
            raise refused("error-notation", notation=notation, detail=str(error).rstrip(".")) from None

    def why(self, seat: int, action: int) -> Refused | None:
        """Why this seat cannot play this action now.

        Only the seat that decides is told by the rules: their answer depends on the hand of the one to act.
        """
        if self.waiting:
            return self._waits()
        if self.state.over:
            return refused("error-over")
        if self.state.seat != seat:
            return refused("error-not-your-turn", player=self.state.seat)
        illegal = self.state.why_not(action)
        return None if illegal is None else by_the_rules(illegal)

    def why_about(self, seat: int, about: Json) -> Refused | None:
        """Why a thing on the board offers this seat nothing now."""
        if self.waiting:
            return self._waits()
        try:
            illegal = self.game.why(self.state, seat, about)
        except ValueError as error:
            raise refused("error-about", detail=str(error).rstrip(".")) from None
        if illegal is not None:
            return by_the_rules(illegal)
        if self.state.seat != seat:
            return refused("error-over") if self.state.over else refused("error-not-your-turn", player=self.state.seat)
        return None

    def plan(self, seat: int, about: Json) -> dict[str, Json]:
        """What the game answers to a question of this seat about what it could do."""
        if self.waiting:
            raise self._waits()
        if self.state.over:
            raise refused("error-over")
        try:
            return self.game.plan(self.state, seat, about)
        except ValueError as error:
            raise refused("error-about", detail=str(error).rstrip(".")) from None

    def final(self, seat: int, actions: Iterable[int | str]) -> bool:
        """Whether this seat playing these actions one after the other would come to a commit point."""
        before = self.state
        if self.waiting or before.seat != seat:
            return False
        after = before.copy()
        for action in actions:
            try:
                number = after.parse(action) if isinstance(action, str) else action
            except ValueError:
                return False  # playing it is refused, and says why
            if after.why_not(number) is not None:
                return False
            after.apply(number)
            if _commits(before, after):
                return True
        return False

    def check_begun(self) -> None:
        """Refuses while a seat is open."""
        if self.waiting:
            raise self._waits()

    def _waits(self) -> Refused:
        return refused("error-waiting", count=self.waiting)

    def _check_turn(self, seat: int, at: int) -> None:
        self.check_seat(seat)
        if self.waiting:
            raise self._waits()
        if at != self.version:
            raise refused("error-stale", at=at, version=self.version)
        if self.state.over:
            raise refused("error-over")
        if self.state.seat != seat:
            raise refused("error-not-your-turn", player=self.state.seat)

    def _take_back(self, entry: Entry, at: int, steps: int = 1) -> Change:
        self._check_turn(entry.seat, at)
        if not self._undoable:
            raise refused("error-nothing-to-undo")
        if steps > self.undoable:
            raise refused("error-undo-steps", steps=steps, most=self.undoable)
        return self._follow(entry)

    # The log

    def _follow(self, entry: Entry) -> Change:
        """Where an entry leads from here; ValueError if it cannot come next."""
        if entry.kind == "sit":
            seating.follow(self.seats, entry)
            return Change(entry, self.state, None, [])
        self._check_next(entry)
        if entry.kind not in ("undo", "restart"):
            raise ValueError(f"{entry.kind!r} is no kind of entry")
        if not self._undoable:
            raise ValueError("nothing to take back")
        return Change(entry, self._undoable[-self._taken_back(entry)], None, [])

    def _follow_act(self, entry: Entry) -> None:
        """Almost all of a log are actions, and a log may have thousands: they are made as they are read."""
        self._check_next(entry)
        if entry.notation is None:
            raise ValueError("an action without a notation")
        action = self.state.parse(entry.notation)
        after, events = self._played(action)
        self.version += 1
        self._take_step(after, action, entry.notation, events)

    def _check_next(self, entry: Entry) -> None:
        if self._waiting:
            raise ValueError("not every seat is taken yet")
        if entry.seat != self.state.seat:
            raise ValueError(f"seat {entry.seat} is not the one to decide")

    def _act(self, action: int) -> Change:
        """Where an action of the seat to decide leads."""
        after, events = self._played(action)
        return Change(Entry("act", self.state.seat, self.state.notation(action)), after, action, events)

    def _played(self, action: int) -> tuple[State, list[Event]]:
        """Here an action happens, and nowhere a second time."""
        after = self.state.copy()
        return after, after.step(action)

    def make(self, change: Change) -> None:
        """Makes a change that was worked out from the position the table is in."""
        self.version += 1
        if change.entry.kind == "sit":
            self._seat(change.entry)
            return
        if change.action is not None:
            self._take_step(change.after, change.action, change.entry.notation, change.events)
            return
        self.state = change.after
        taken_back = self._taken_back(change.entry)
        del self._undoable[len(self._undoable) - taken_back :]
        self._take_off(taken_back)

    def _take_step(self, after: State, action: int, notation: str | None, events: list[Event]) -> None:
        before, self.state = self.state, after
        turned = after.turn != before.turn or after.over
        moment = Moment(after.turn, self.game.graph(after)) if turned else None
        self.recent.append(
            Step(self.count, self.version, before.seat, before.turn, action, notation, events, moment=moment)
        )
        if _commits(before, after) or self.version <= self.given:
            self._undoable.clear()
        else:
            self._undoable.append(before)

    def _taken_back(self, entry: Entry) -> int:
        """How many steps: one, or all of the turn that the last of them belongs to."""
        if entry.kind == "undo":
            return 1
        turn = self._undoable[-1].turn
        return sum(before.turn == turn for before in self._undoable)

    def _seat(self, entry: Entry) -> None:
        left = self.seats[entry.seat]
        self.seats = seating.follow(self.seats, entry)
        self._waiting = seating.waiting(self.seats)
        if left.open:
            return
        if entry.seat == self.state.seat:
            # What one of them had begun is the other's to go on with, and nobody's to take back.
            self._undoable.clear()
        gone = Line("seats-back" if left.bot else "seats-handed", {"player": entry.seat})
        self.recent.append(Step(self.count, self.version, entry.seat, self.state.turn, None, None, [], gone))

    def _take_off(self, actions: int) -> None:
        """Takes the last actions off the log; that a seat was handed over since then stays told."""
        stays: list[Step] = []
        while actions > 0:
            step = self.recent.pop()
            if step.action is None:
                stays.append(step)
            else:
                actions -= 1
        for step in reversed(stays):
            self.recent.append(step._replace(n=self.count))

    # Positions from which it can be opened

    @property
    def settled(self) -> bool:
        """Whether a move is over and nothing of it can be taken back any more: here the log may be cut."""
        if self._undoable or not self.recent:
            return False
        last = self.recent[-1]
        return (last.seat, last.turn) != (self.state.seat, self.state.turn)

    def here(self) -> Position:
        """The position it is in."""
        return Position(self.version, self.count, self.seats, self.state, self._stood())

    def recall(self, past: "Table") -> None:
        """Takes over the earlier steps from a table that has followed the log up to the position this one began in."""
        self.recent[:0] = past.steps
        self.start = past.start

    @property
    def earlier(self) -> int:
        """How many steps it does not know, because they lie before the position it was opened in."""
        return self.start.steps

    @property
    def count(self) -> int:
        """How many steps there are."""
        return self.start.steps + len(self.recent)

    @property
    def steps(self) -> list[Step]:
        """All steps. Where the table was opened in a position, those before it have to be recalled first."""
        return self.since(0)

    def since(self, n: int) -> list[Step]:
        """The steps from this one on."""
        if n < self.earlier:
            raise LookupError(f"the first {self.earlier} steps have not been recalled")
        return self.recent[n - self.earlier :]

    # What there is to see

    def offered(self) -> list[int]:
        """The actions among which the seat to decide chooses."""
        return self.state.legal()

    def ends_with(self, change: Change) -> bool:
        """Whether nothing is left to be done here after this change."""
        return change.after.over

    @property
    def undoable(self) -> int:
        """How many actions are tentative now."""
        return len(self._undoable)

    @property
    def deciding(self) -> int | None:
        """The seat to decide, or None once the game is over."""
        return None if self.state.over else self.state.seat

    @property
    def given(self) -> int:
        """How many actions were played before anybody sat down here."""
        return 0 if self.branch is None else self.branch.actions

    @property
    def waiting(self) -> int:
        """How many seats are open; the game waits until there is none."""
        return self._waiting

    @property
    def bot(self) -> str | None:
        """The computer player that has to decide, if one has to."""
        return None if self.deciding is None or self.waiting else self.seats[self.deciding].bot

    def owned(self, owner: str) -> list[int]:
        """The seats of this owner."""
        return seating.owned(self.seats, owner)

    def seen(self, step: Step, seat: int | None) -> list[Event]:
        """What this seat, or a spectator, may know of a step. After the end everybody knows everything:
        each step as the seat that took it knew it."""
        return self.game.seen(step.events, step.seat if self.state.over else seat)

    def position(self, n: int) -> State:
        """The position after step `n`; after step -1 it is the start."""
        if not -1 <= n < len(self.steps):
            raise refused("error-unknown-step", step=n, last=len(self.steps) - 1)
        state = self.begin()
        for step in self.steps[: n + 1]:
            if step.action is not None:
                state.apply(step.action)
        return state

    def timeline(self) -> list[Moment]:
        """What the game draws over time, after each finished turn and at the end. Only when the game is over."""
        self.check_over()
        return self._stood()

    def _stood(self) -> list[Moment]:
        return [*self.start.timeline, *(step.moment for step in self.recent if step.moment is not None)]

    def notations(self) -> list[str]:
        """The actions that stand, for the record. Only when the game is over: they tell the secrets."""
        self.check_over()
        return [step.notation for step in self.steps if step.notation is not None]

    def check_over(self) -> None:
        """Refuses while the game is on."""
        if not self.state.over:
            raise refused("error-not-over")

    # Chance beside the game's own

    def draw(self, purpose: str, moment: int | None = None) -> int:
        """A number for this moment of this table, or another: the same one whenever the same game gets there again.

        It comes from the seed through a one-way hash, so that nobody can work back to the seed.
        """
        when = self.version if moment is None else moment
        return int.from_bytes(sha256(f"{self.seed} {purpose} {when}".encode()).digest()[:7], "big")

    def scripted(self) -> int | None:
        """What the computer player to decide was told to do; None where it chooses itself."""
        return None

    def stand_in(self) -> int:
        """A legal action for a seat whose computer player gave none."""
        legal = self.state.legal()
        return legal[self.draw("stand-in") % len(legal)]


def _commits(before: State, after: State) -> bool:
    """Whether this is a commit point: somebody else decides, or something hidden came to light."""
    return after.over or after.seat != before.seat or after.revealed != before.revealed
