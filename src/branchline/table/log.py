"""The log of a table, folded into a position.

A position is never changed in place: each entry leads to a position of its own, so that a change can
be worked out first, stored, and only then made.
"""

from collections.abc import Iterable, Mapping, Sequence

from branchline.core.contract import Event, Game, Json, Line, State
from branchline.table import consent, seating
from branchline.table.clock import Clock, Rests, Span, Timing
from branchline.table.consent import Consent
from branchline.table.entries import Branch, Entry, Seat
from branchline.table.position import Position
from branchline.table.steps import Change, Moment, Step
from branchline.table.watching import Sight, Watchers


class LogDamaged(ValueError):
    """A stored log that cannot be followed."""


class Log:
    """What one game has come to, from its seed and its entries, or from a position and the rest of its entries."""

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
        timing: Timing | None = None,
        rests: Rests | None = None,
        watchers: Watchers = "everyone",
        rules: int | None = None,
    ) -> None:
        """Where the table was begun under older rules, these are the version of them."""
        self.id = id
        self.seed_chosen = seed_chosen
        self.hints = hints  # whether they may be asked for while the game is on
        self.branch = branch
        self.watchers = watchers
        self.maker = maker
        self.game = game
        self.seats = tuple(seats)
        self.seed = seed
        self.options = dict(options)
        self.recent: list[Step] = []  # the steps from the position on
        self.timing = timing
        self._rests = {} if rests is None else rests
        clock = None if timing is None else Clock((timing.bank,) * len(self.seats))
        begun = game.rules_version if rules is None else rules
        # What it was opened in.
        self.start = position or Position(0, 0, self.seats, self.begin(), [], begun, clock)
        self.version, steps, self.seats, self.state, _, by, self.clock, self.votes = self.start
        self.consent = Consent(by)
        self.lost = False  # an entry was reached that today's rules do not allow: nothing after it is known
        self._finished = Sight(steps, self.state)  # what had happened when the last turn was over for good
        self._waiting = seating.waiting(self.seats)
        self._undoable: list[State] = []  # the position before each tentative step
        self.follow(entries)

    def begin(self) -> State:
        """The position before the first step."""
        return self.game.new(len(self.seats), self.seed, self.options)

    def follow(self, entries: Iterable[Entry]) -> None:
        """Goes on with the log as it was written; where it was begun under older rules, as far as today's allow it."""
        for entry in entries:
            if self.lost:
                return
            try:
                if entry.kind == "act":
                    self._follow_act(entry)
                else:
                    self.make(self._follow(entry))
            except ValueError as error:
                if self.outdated:
                    self.lost = True
                    return
                raise LogDamaged(f"entry {self.version + 1} of the log cannot be followed: {error}") from error

    def _follow(self, entry: Entry) -> Change:
        """Where an entry leads from here; ValueError if it cannot come next."""
        if entry.kind in seating.KINDS:
            seating.follow(self.seats, entry)
            return Change(entry, self.state, None, [])
        if entry.kind == "agree":
            self.consent_after(entry)
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
        if self.clock is not None:
            self.clock = self.clock_after(entry, after)
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
        self.clock = self.clock_after(change.entry, change.after)
        self.consent = self.consent_after(change.entry)
        self.version += 1
        if change.entry.kind in seating.KINDS:
            self._seat(change.entry)
            return
        if change.entry.kind == "agree":
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
        if self.votes:
            self._forget_votes(before.seat, of_voter=False)
        turned = after.turn != before.turn or after.over
        moment = Moment(after.turn, self.game.graph(after)) if turned else None
        self.recent.append(
            Step(self.count, self.version, before.seat, before.turn, action, notation, events, moment=moment)
        )
        if commits(before, after) or self.version <= self.given:
            self._undoable.clear()
        else:
            self._undoable.append(before)
        if turned and not self._undoable:
            self._finished = Sight(self.count, after)

    def _taken_back(self, entry: Entry) -> int:
        """How many steps: one, or all of the turn that the last of them belongs to."""
        if entry.kind == "undo":
            return 1
        turn = self._undoable[-1].turn
        return sum(before.turn == turn for before in self._undoable)

    def _seat(self, entry: Entry) -> None:
        if entry.sitter is None:
            self.votes = (*self.votes, seating.Vote(entry.seat, entry.voter or 0))
            return
        self._forget_votes(entry.seat, of_voter=True)
        left = self.seats[entry.seat]
        self.seats = seating.follow(self.seats, entry)
        self._waiting = seating.waiting(self.seats)
        if left.open:
            return
        if entry.seat == self.state.seat:
            # What one of them had begun is the other's to go on with, and nobody's to take back.
            self._undoable.clear()
        told = Line(seating.told(left, entry), {"player": entry.seat})
        self.recent.append(Step(self.count, self.version, entry.seat, self.state.turn, None, None, [], told))

    def _forget_votes(self, seat: int, of_voter: bool) -> None:
        """Whoever plays is not waited for any more, and who has left the table does not vote."""
        self.votes = tuple(vote for vote in self.votes if vote.seat != seat and not (of_voter and vote.voter == seat))

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

    # The clock

    def clock_after(self, entry: Entry, after: State) -> Clock | None:
        """The clock once this entry, which leads to this state, is made."""
        if self.clock is None or self.timing is None:
            return None
        if entry.at is None:
            raise ValueError("an entry without a time")
        seats = self.seats_after(entry)
        begun = not after.over and not seating.waiting(seats)
        decides = after.seat if begun and seats[after.seat].owner is not None else None
        owner = None if self.clock.running is None else self.seats[self.clock.running].owner
        clock = self.clock
        if clock.running is not None and self.consent_after(entry).rules != self.consent.rules:
            clock = clock._replace(since=entry.at)  # until everybody had agreed nobody could play, so no time passed
        clock = clock.passed(decides, entry.at, self.timing, self.rests(owner), moved=entry.kind == "act")
        if self.seats[entry.seat].left is not None and seats[entry.seat].owner is not None:
            # Whoever is back has enough for a move, however late it was when they left.
            clock = clock.with_left(entry.seat, max(clock.left[entry.seat], self.timing.allowance))
        return clock

    def seats_after(self, entry: Entry) -> tuple[Seat, ...]:
        """Who sits where once this entry is made."""
        return self.seats if entry.sitter is None else seating.follow(self.seats, entry)

    def rests(self, owner: str | None) -> list[Span]:
        """When time does not count here for this person."""
        vacations = self.timing is not None and self.timing.kind == "correspondence" and owner is not None
        return [*self._rests.get(None, ()), *(self._rests.get(owner, ()) if vacations else ())]

    # Positions from which it can be opened

    @property
    def settled(self) -> bool:
        """Whether a move is over and nothing of it can be taken back any more: here the log may be cut."""
        if self._undoable or not self.recent or self.consent.owners:
            return False
        last = self.recent[-1]
        return (last.seat, last.turn) != (self.state.seat, self.state.turn)

    def here(self) -> Position:
        """The position it is in."""
        by = self.consent.rules
        return Position(self.version, self.count, self.seats, self.state, self._stood(), by, self.clock, self.votes)

    def recall(self, past: "Log") -> None:
        """Takes over the earlier steps from one that has followed the entries up to the position this one began in."""
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

    # The rules by which it goes on

    @property
    def outdated(self) -> bool:
        """Whether it was begun under older rules, and not everybody has agreed to go on by those of today."""
        return self.consent.rules != self.game.rules_version

    def consent_after(self, entry: Entry) -> Consent:
        """Who has agreed to what once this entry is made."""
        return consent.follow(self.seats_after(entry), self.maker, self.consent, entry)

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

    def _stood(self) -> list[Moment]:
        return [*self.start.timeline, *(step.moment for step in self.recent if step.moment is not None)]


def commits(before: State, after: State) -> bool:
    """Whether this is a commit point: somebody else decides, or something hidden came to light."""
    return after.over or after.seat != before.seat or after.revealed != before.revealed
