"""How many instructions a program executes: exact figures, where times are noisy."""
import re
import subprocess
from collections.abc import Sequence

from common import machine
from common.progress import Progress
from common.schedule import Cell

CHOICES = ("auto", "perf", "callgrind", "none")
COMMANDS = {"perf": ["perf", "stat", "-x,", "-e", "instructions:u"],
            "callgrind": ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null"]}
PATTERNS = {"perf": r"^(\d+),", "callgrind": r"Collected : (\d+)"}


def choose(wanted: str) -> str:
    """The counter to use; `auto` is perf where the processor's counters can be read."""
    if wanted != "auto":
        return wanted
    return "perf" if machine.has_instruction_counter() else "none"


def count(counter: str, words: Sequence[object]) -> int | None:
    """Instructions executed by one run of the command."""
    done = subprocess.run([*COMMANDS[counter], *map(str, words)], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE,
                          text=True, check=False, errors="replace")
    match = re.search(PATTERNS[counter], done.stderr, re.M)
    return int(match.group(1)) if match else None


def count_all(counter: str, cells: dict[tuple[str, str], Cell], executed: dict, progress: Progress) -> bool:
    """Fills `executed`, by the cells' keys. False if an interrupt ended it early."""
    if counter == "none":
        return True
    begin = progress.elapsed()
    good = [(key, cell) for key, cell in cells.items() if cell.status == "ok"]
    try:
        for done, (key, cell) in enumerate(good, 1):
            executed[key] = count(counter, cell.words)
            progress.show(f"counting instructions, {done} of {len(good)}: {cell.name}",
                          (progress.elapsed() - begin) / done * (len(good) - done))
    except KeyboardInterrupt:
        return False
    finally:
        progress.finish()
    return True
