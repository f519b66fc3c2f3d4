"""Interleaved measuring: every command runs in every round, in alternating order.

A machine that is slow for a minute is then slow for all commands, and each command is met by quiet moments at some
round. A command on whose minimum several runs agree (or sums of pieces of runs, marks.py) rests for as many rounds as it has
had; if other commands are still open then, it is tried again: runs that fell into the same slow minutes agree, too, and a later
one finds that out. Measuring ends when the runs of all commands agree, or after a number of rounds.
"""
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from common import figures, marks
from common.process import Run, Runner
from common.progress import Progress


@dataclass
class Cell:
    """A command to measure, and its results."""
    name: str
    words: Sequence[object]
    expected: str | None = None  # its required output; None: not checked
    after: "Cell | None" = None  # skipped if that one failed: the same on a smaller input
    runs: list[Run] = field(default_factory=list)
    due: int = 0  # the round in which it is run next
    status: str = "ok"  # as in Measurement
    message: str = ""

    def ranked(self) -> list[float]:
        """CPU times, ascending; of pieces of the runs where these have marks."""
        return marks.rank([run.cpu for run in self.runs])

    def add(self, run: Run) -> None:
        """Keeps the run if it ended well and printed what it must; otherwise the cell counts for nothing.

        Of a command that has ended in time before, a run that takes too long says something of the machine only.
        """
        if run.timed_out and self.runs:
            return
        problem = run.problem()
        if problem is None and self.expected is not None and run.output != self.expected:
            problem = f"printed {shorten(run.output)}, expected {shorten(self.expected)}"
        if problem is None:
            self.runs.append(run)
            return
        self.status, self.message = "wrong" if self.expected is not None else "failed", problem
        self.runs.clear()

    def is_hopeless(self) -> bool:
        """Whether its predecessor failed; then it has failed, too."""
        if self.after is not None and self.after.status != "ok":
            self.status, self.message = "failed", "not tried: it failed on a smaller input"
            self.runs.clear()
        return self.status != "ok"


def shorten(text: str) -> str:
    return repr(text if len(text) <= 60 else text[:57] + "...")


@dataclass(frozen=True)
class Plan:
    rounds: int = 9  # at most so many
    least: int = figures.AGREEING  # at least so many, and so many must agree on the minimum
    tolerance: float = figures.TOLERANCE


def measure(cells: Sequence[Cell], plan: Plan, runner: Runner, progress: Progress,
            kept: Callable[[], None] = lambda: None) -> bool:
    """Fills the cells. False if an interrupt ended it early: the cells keep what was measured until then.

    `kept` is called after every round, so that results can be written that a crash does not take along.
    """
    try:
        for number in range(plan.rounds):
            if not any(_is_open(cell, plan) for cell in cells):
                break
            turn = [cell for cell in cells if cell.status == "ok" and cell.due <= number]
            _measure_round(turn if number % 2 == 0 else turn[::-1], number, plan, runner, progress)
            kept()
    except KeyboardInterrupt:
        return False
    finally:
        progress.finish()
    return True


def _is_open(cell: Cell, plan: Plan) -> bool:
    return cell.status == "ok" and not figures.is_settled(cell.ranked(), plan.least, plan.tolerance)


def _measure_round(turn: Sequence[Cell], number: int, plan: Plan, runner: Runner, progress: Progress) -> None:
    start = time.monotonic()
    rounds_after = max(0, plan.least - number - 1)  # those that are certain; nobody knows how many more it takes
    rounds = f"{plan.least} to {plan.rounds}" if number < plan.least < plan.rounds else f"at most {plan.rounds}"
    for done, cell in enumerate(turn, 1):
        if not cell.is_hopeless():
            cell.add(runner.run(cell.words))
            cell.due = number + 1 + (0 if _is_open(cell, plan) else len(cell.runs))
        a_turn = (time.monotonic() - start) / done
        progress.show(f"round {number + 1} of {rounds}, {done} of {len(turn)}: {cell.name}",
                      a_turn * (len(turn) - done + len(turn) * rounds_after), "" if number < plan.least else " in this round")
