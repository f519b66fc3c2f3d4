"""Cuts the runs of a command at the same points of its work, and ranks the times of each piece.

A machine that others share is seldom calm for long. A run of 0.1 s meets such a moment soon, one of 10 s never does: its
minimum over many runs is still that of a busy machine, and a ratio of the two says more of the neighbours than of the programs.
But a compiler does the same in every run, so that its n-th call of malloc is the same point of its work in all of them. The work
between two such points, some 10 ms, is a piece that meets calm moments; the sum of each piece's least time estimates what the
whole takes in calm ones. In a calm half hour it lay below the least of 25 runs by 0.3 % (lilt) and 0.7 % (llc -O2) on average, and
by 2.4 % at most.

Invariant: pieces cover a run without gap.
"""
import os
import pathlib
import shutil
import struct
import subprocess
from array import array
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

SOURCE = pathlib.Path(__file__).with_name("marks.cpp")
PIECE = 0.010  # seconds: much shorter than a busy period, much longer than an interrupt


@dataclass(frozen=True)
class Timing:
    """The time of one run by one clock, and the times of its marks."""
    seconds: float
    marks: Sequence[float] = ()  # seconds since the start, ascending


def build(directory: pathlib.Path, programs: Sequence[str]) -> pathlib.Path | None:
    """The library to preload, compiled into the directory.

    None where there is no C++ compiler, no glibc, or a program that does not run with it (one with another malloc: sanitizers):
    then no program has marks, as pieces of one beside whole runs of another would be no fair comparison.
    """
    library, compiler = directory / "marks.so", shutil.which("c++")
    if compiler is None:
        return None
    words = [compiler, "-std=c++20", "-O2", "-shared", "-fPIC", SOURCE, "-o", library]
    compiled = subprocess.run(words, capture_output=True, check=False)
    return library if compiled.returncode == 0 and all(_runs_with(library, program) for program in programs) else None


def _runs_with(library: pathlib.Path, program: str) -> bool:
    plain, preloaded = (subprocess.run([program, "--version"], env={**os.environ, **more}, capture_output=True, check=False)
                        for more in ({}, {"LD_PRELOAD": str(library)}))
    return all(getattr(plain, what) == getattr(preloaded, what) for what in ("returncode", "stdout", "stderr"))


def read(path: pathlib.Path) -> tuple[array, array]:
    """The marks that the library wrote: CPU time in seconds, and the clock. Both are empty without a file."""
    cpu, wall = array("d"), array("d")
    if path.exists():
        for mark_cpu, mark_wall in struct.iter_unpack("=qq", path.read_bytes()):
            if mark_cpu == 0:
                break
            cpu.append(mark_cpu / 1e9)
            wall.append(mark_wall / 1e9)
    return cpu, wall


def rank(timings: Sequence[Timing]) -> list[float]:
    """Sums over all pieces: of the least times, of the second least, and so on; as many as there are runs with the same marks.

    Runs with fewer marks or more than most others did not do the same, and are left out. If there is no majority, or nothing
    to cut, these are the times of the whole runs, ascending.
    """
    if not timings:
        return []
    marks, runs = Counter(len(timing.marks) for timing in timings).most_common(1)[0]
    same = [timing for timing in timings if len(timing.marks) == marks]
    cuts = _cuts(min(same, key=lambda timing: timing.seconds))
    if runs < 2 or 2 * runs <= len(timings) or not cuts:
        return sorted(timing.seconds for timing in timings)
    pieces = [_pieces(timing, cuts) for timing in same]
    return [sum(times) for times in zip(*map(sorted, zip(*pieces)))]


def _cuts(timing: Timing) -> list[int]:
    """The marks to cut at: pieces of this run then take at least PIECE."""
    cuts, start = [], 0.0
    for number, mark in enumerate(timing.marks):
        if mark - start >= PIECE and timing.seconds - mark >= PIECE:
            cuts.append(number)
            start = mark
    return cuts


def _pieces(timing: Timing, cuts: Sequence[int]) -> list[float]:
    ends = [*(timing.marks[number] for number in cuts), timing.seconds]
    return [end - start for start, end in zip([0.0, *ends], ends)]
