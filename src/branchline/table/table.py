"""A table: the log of its game, the checks every request has to pass, and what there is to see."""

from collections.abc import Collection, Iterable
from datetime import datetime
from hashlib import sha256

from branchline.core.contract import Event, Json, State
from branchline.core.errors import IllegalMove
from branchline.table import consent, seating, watching
from branchline.table.entries import Entry, Seat
from branchline.table.log import Log, commits
from branchline.table.refusal import Refused, by_the_rules, refused
from branchline.table.steps import Change, Moment, Step
from branchline.table.watching import Sight


class Table(Log):
    """One game being played by those who sit at it."""

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
        entry = seating.handing(self.seats, self.maker, asking, seat, bot, present)
        self._check_wait(seat, wait)
        return self._follow(entry)

    def vote(self, asking: str, seat: int, bot: str, present: Collection[int], wait: int = 0) -> Change:
        """What one of the others wanting a computer player to go on for this person would do, by the same right."""
        if self.state.over:
            raise refused("error-over")
        entry = seating.voting(self.seats, self.votes, asking, seat, bot, present)
        self._check_wait(seat, wait)
        return self._follow(entry)

    def _check_wait(self, seat: int, wait: int) -> None:
        """Everybody may come back for a while, and at a table with a clock has the time it gives them."""
        if wait > 0 and self.clock is not None:
            raise refused("error-seat-time", player=seat)
        if wait > 0:
            raise refused("error-seat-away", player=seat, seconds=wait)

    def resign(self, asking: str, seat: int, bot: str) -> Change:
        """What this person giving up their seat for good would do."""
        self.check_begun()
        if self.state.over:
            raise refused("error-over")
        self.check_owner(asking, seat)
        return self._follow(seating.leaving(self.seats, seat, bot, "resign"))

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

    def agree(self, asking: str) -> Change:
        """What this person agreeing to go on by today's rules would do."""
        if self.state.over:
            raise refused("error-over")
        self.check_known()
        return self._follow(consent.agreeing(self.seats, self.maker, asking, self.consent, self.game.rules_version))

    def time_out(self, now: datetime, bot: str) -> Change:
        """What a computer player going on for a person whose time is over would do."""
        clock, timing = self.clock, self.timing
        seat = None if clock is None or timing is None or timing.at_zero == "wait" else clock.running
        if clock is None or seat is None or clock.at(seat, now, self.rests(self.seats[seat].owner)) > 0:
            raise refused("error-time-left")
        self.check_goes_on()
        return self._follow(seating.leaving(self.seats, seat, bot, "timeout"))

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
        if self.outdated:
            return self._stopped()
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
            if commits(before, after):
                return True
        return False

    def check_begun(self) -> None:
        """Refuses while a seat is open."""
        if self.waiting:
            raise self._waits()

    def check_goes_on(self) -> None:
        """Refuses where the rules have changed, until everybody has agreed to them."""
        if self.outdated:
            raise self._stopped()

    def check_known(self) -> None:
        """Refuses where not all of the log is known: nothing can be written after it."""
        if self.lost:
            raise self._stopped()

    def _stopped(self) -> Refused:
        return refused("error-rules-lost", step=self.count + 1) if self.lost else refused("error-rules-agree")

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
        self.check_goes_on()
        if self.state.seat != seat:
            raise refused("error-not-your-turn", player=self.state.seat)

    def _take_back(self, entry: Entry, at: int, steps: int = 1) -> Change:
        self._check_turn(entry.seat, at)
        if not self._undoable:
            raise refused("error-nothing-to-undo")
        if steps > self.undoable:
            raise refused("error-undo-steps", steps=steps, most=self.undoable)
        return self._follow(entry)

    # What there is to see

    def offered(self) -> list[int]:
        """The actions among which the seat to decide chooses."""
        return [] if self.outdated else self.state.legal()

    def ends_with(self, change: Change) -> bool:
        """Whether nothing is left to be done here after this change."""
        return change.after.over

    def passes_with(self, change: Change) -> bool:
        """Whether somebody else decides after this change than before."""
        seat, entry = change.after.seat, change.entry
        return self.waiting > 0 or seat != self.state.seat or (entry.sitter is not None and entry.seat == seat)

    @property
    def bot(self) -> str | None:
        """The computer player that has to decide, if one has to."""
        idle = self.deciding is None or self.waiting or self.outdated
        return None if idle else self.seats[self.state.seat].bot

    def owned(self, owner: str) -> list[int]:
        """The seats of this owner."""
        return seating.owned(self.seats, owner)

    def has_part(self, owner: str) -> bool:
        """Whether they made the table, have a seat at it, or left or gave one up to a computer player."""
        return watching.has_part(owner, self.maker, self.seats)

    def check_may_watch(self, owner: str) -> None:
        """Refuses whoever has no part in it, if nobody else is to watch."""
        watching.check_may_watch(owner, self.watchers, self.maker, self.seats)

    def sight(self, owner: str) -> Sight:
        """What this owner sees of it: all there is, or for those who watch what the table lets them see."""
        if self.watchers == "everyone" or self.state.over or self.has_part(owner):
            return Sight(self.count, self.state)
        return self._finished if self.watchers == "later" else Sight(0, self.begin())

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
