"""Counts the executed instructions of a process: exact figures where times are noisy."""
import argparse
import re
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from typing import TypeVar

from common.progress import Progress
from common.schedule import Cell

Key = TypeVar("Key")

TIMEOUT = 3600.0  # seconds; under callgrind a program takes at least fifty times as long
CHOICES = ("auto", "perf", "callgrind", "none")
COMMANDS = {"perf": ["perf", "stat", "-x,", "-e", "instructions:u"],
            "callgrind": ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null"]}
PATTERNS = {"perf": r"^(\d+),", "callgrind": r"Collected : (\d+)"}


def add_option(made: argparse.ArgumentParser) -> None:
    made.add_argument("--instructions", choices=CHOICES, default="auto",
                      help="count executed instructions: auto is perf where it works (callgrind is slow)")


def choose(wanted: str) -> str:
    """The counter to use; `auto` is perf where the processor's counters can be read. Exits if it cannot count here."""
    if wanted == "auto":
        return "perf" if count("perf", ["true"]) else "none"
    if wanted != "none" and not count(wanted, ["true"]):
        sys.exit(f"{COMMANDS[wanted][0]} cannot count instructions here: it is not installed, not permitted, or not supported")
    return wanted


def count(counter: str, words: Sequence[object]) -> int | None:
    """Instructions executed by one run of the command; None if they cannot be counted, or it takes over TIMEOUT.

    It gets no environment: what the loader makes of one would count, too.
    """
    tool, *options = COMMANDS[counter]
    program, *arguments = map(str, words)
    found = [shutil.which(name) or name for name in (tool, program)]
    try:
        done = subprocess.run([found[0], *options, found[1], *arguments], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE,
                              text=True, check=False, errors="replace", timeout=TIMEOUT, env={})
    except (FileNotFoundError, subprocess.TimeoutExpired):
        return None
    match = re.search(PATTERNS[counter], done.stderr, re.M)
    return int(match.group(1)) if match else None


def count_all(counter: str, cells: Mapping[Key, Cell], executed: dict[Key, int | None], progress: Progress) -> bool:
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
