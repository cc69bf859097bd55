"""Other processes that play the games of a batch. They write into the memory that all of them share."""

import gc
import multiprocessing
from contextlib import suppress
from itertools import pairwise
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnContext
from multiprocessing.synchronize import Semaphore
from typing import Any, Final

import numpy as np

from branchline.core.batch import Batch
from branchline.envs.tables import Actions, Arrays, Tables, Writing
from branchline.workers import end_with_parent

STEP: Final = b"s"
PATIENCE: Final = 1.0  # seconds after which a silent process is looked for


class Shared:
    """Arrays in memory that processes share, and the actions that are decided; it travels when a process is started."""

    def __init__(self, context: SpawnContext, like: Arrays, processes: int) -> None:
        self._kinds = [(array.shape, array.dtype.str) for array in like]
        self._memory = [context.RawArray("B", max(array.nbytes, 1)) for array in like]
        self._decided = context.RawArray("q", len(like.seats))
        # By process, whether there is something on its line: to look there takes as long as many decisions.
        self.asked = context.RawArray("B", processes)
        self.failed = context.RawArray("B", processes)

    def arrays(self) -> Arrays:
        shaped = zip(self._memory, self._kinds, strict=True)
        return Arrays(*(np.ndarray(shape, dtype, memory) for memory, (shape, dtype) in shaped))

    def actions(self) -> Any:
        return np.frombuffer(self._decided, np.int64)


class Crew:
    """The processes at work, each with an equal part of the games."""

    def __init__(self, tables: Tables, like: Arrays, processes: int) -> None:
        context = multiprocessing.get_context("spawn")
        shared = self._shared = Shared(context, like, processes)
        self.arrays: Final = shared.arrays()
        self._actions = shared.actions()
        self._done: Semaphore = context.Semaphore(0)
        self._go: list[Semaphore] = []
        self._lines: list[Connection] = []
        self._processes = []
        bounds = [tables.games * i // processes for i in range(processes + 1)]
        for number, (first, end) in enumerate(pairwise(bounds)):
            ours, theirs = context.Pipe()
            go = context.Semaphore(0)
            process = context.Process(
                target=work,
                args=(tables.part(first, end), shared, number, first, end, go, self._done, theirs),
                daemon=True,
            )
            process.start()
            theirs.close()
            self._go.append(go)
            self._lines.append(ours)
            self._processes.append(process)
        self._bounds = bounds
        self.begin(tables.seed)

    def begin(self, seed: int) -> None:
        self._ask([("begin", seed)] * len(self._lines))

    def send(self, actions: Actions) -> None:
        self._actions[:] = actions
        for go in self._go:
            go.release()

    def receive(self) -> None:
        for _ in self._go:
            while not self._done.acquire(timeout=PATIENCE):
                self._look_for_them()
        for number, line in enumerate(self._lines):
            if self._shared.failed[number]:
                self._shared.failed[number] = 0
                raise line.recv()

    def refusal(self, game: int, action: int) -> Exception:
        process = next(i for i, end in enumerate(self._bounds[1:]) if game < end)
        about = ("refusal", game - self._bounds[process], action)
        questions = [about if i == process else ("nothing",) for i in range(len(self._lines))]
        error: Exception = self._ask(questions)[process][0]
        return error

    def saved(self) -> Any:
        return self._ask([("saved",)] * len(self._lines))

    def restore(self, saved: Any) -> None:
        columns = [[entry for part in column for entry in part] for column in zip(*saved, strict=True)]
        parts = pairwise(self._bounds)
        self._ask([("restore", tuple(column[first:end] for column in columns)) for first, end in parts])

    def close(self) -> None:
        for number, line in enumerate(self._lines):
            self._shared.asked[number] = 1
            self._go[number].release()
            with suppress(OSError):
                line.send(None)
        for process in self._processes:
            process.join()

    def _ask(self, questions: list[Any]) -> list[Any]:
        for number, question in enumerate(questions):
            self._shared.asked[number] = 1
            self._go[number].release()
            self._lines[number].send(question)  # more than a line holds is only taken while somebody listens
        answers = []
        for line in self._lines:
            while not line.poll(PATIENCE):
                self._look_for_them()
            answers.append(line.recv())
        for answer in answers:
            if isinstance(answer, Exception):
                raise answer
        return answers

    def _look_for_them(self) -> None:
        gone = [process.exitcode for process in self._processes if process.exitcode is not None]
        if gone:
            raise RuntimeError(f"batch: a process ended by itself with {gone[0]}")


def work(
    tables: Tables,
    shared: Shared,
    number: int,
    first: int,
    end: int,
    go: Semaphore,
    done: Semaphore,
    line: Connection,
) -> None:
    """One process: a decision in each of its games whenever it is told to go; what it is asked comes on the line."""
    end_with_parent()
    gc.disable()  # the games leave nothing behind that it would find, and it would look through all of them
    writing = Writing(shared.arrays().part(first, end))
    actions = shared.actions()[first:end]
    batch = None
    while True:
        go.acquire()
        question: Any = STEP
        if shared.asked[number]:
            shared.asked[number] = 0
            question = line.recv()
        if question is None:
            return
        if question == STEP:
            assert batch is not None
            try:
                writing.step(batch, actions.tolist())
            except Exception as error:
                line.send(error)
                shared.failed[number] = 1
            finally:
                done.release()
            continue
        try:
            if question[0] == "begin":
                batch = tables.sown(question[1]).batch()
                writing.look(batch)
                line.send(None)
            elif question[0] == "nothing":
                line.send(None)
            elif question[0] == "refusal":
                assert batch is not None
                line.send((refusal(batch, question[1], question[2]),))
            elif question[0] == "saved":
                assert batch is not None
                line.send(batch.saved())
            else:
                assert batch is not None
                batch.restore(question[1])
                writing.forget()
                line.send(None)
        except Exception as error:
            line.send(error)


def refusal(batch: Batch, game: int, action: int) -> Exception:
    """Why an action is not legal, with the number of its game."""
    refused = batch.why_not(game, action)
    if refused is None:
        return ValueError(f"masks: action {action} is legal in game {game}; somebody has written over the masks")
    return refused
