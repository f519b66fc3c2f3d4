"""Runs commands and reports what the system charges them: CPU time, wall time, peak memory.

A process counts the memory of the process it was started from as its own, and starting from a large process is slow.
So commands are started by a helper, a bare interpreter of about 9 MB, which stays for all of them; 9 MB is the least
peak memory that can be seen. Commands get the same addresses in every run, and no environment (but what marks.py needs),
whose size moves the stack: where stack and code lie can make a program a sixth faster or slower, and few runs would hit or
miss the lucky place.
"""
import os
import pathlib
import signal
import subprocess
import sys
import threading
from collections.abc import Sequence
from dataclasses import dataclass

from common import marks
from common.marks import Timing

HELPER = r"""
import ctypes, os, sys, time
ADDR_NO_RANDOMIZE = 0x0040000  # of personality(2); what is started inherits it
print(ctypes.CDLL(None).personality(ADDR_NO_RANDOMIZE), flush=True)
null = os.open(os.devnull, os.O_RDWR)
environment = dict(zip(("LD_PRELOAD", "LILT_BENCH_MARKS"), sys.argv[1:]))
for line in sys.stdin:
    words = line.rstrip("\n").split("\x1f")
    here, there = os.pipe()
    start = time.monotonic()
    try:
        pid = os.posix_spawnp(words[0], words, environment, setpgroup=0, file_actions=[
            (os.POSIX_SPAWN_DUP2, null, 0), (os.POSIX_SPAWN_DUP2, there, 1), (os.POSIX_SPAWN_DUP2, null, 2)])
    except OSError:
        pid = 0
    os.close(there)
    print(pid, flush=True)
    output = b""
    while piece := os.read(here, 65536):
        output = (output + piece)[:65536]
    os.close(here)
    if pid == 0:
        print(127, 0, 0, 0, 0, "", flush=True)
        continue
    _, status, usage = os.wait4(pid, 0)
    print(os.waitstatus_to_exitcode(status), usage.ru_utime + usage.ru_stime, start, time.monotonic() - start,
          usage.ru_maxrss / 1024, output.hex(), flush=True)
"""


@dataclass(frozen=True)
class Run:
    """One run of a command."""
    status: int  # exit status; -n: ended by signal n
    cpu: Timing  # user and system
    wall: Timing
    peak_megabytes: float
    output: str  # standard output, its first 64 KB
    timed_out: bool = False

    def problem(self) -> str | None:
        """The reason why the run failed; None if it succeeded."""
        if self.timed_out:
            return "took too long"
        if self.status < 0:
            return f"ended by {signal.Signals(-self.status).name}"
        return f"status {self.status}" if self.status else None


def end(group: int) -> None:
    """Kills a process group, if it still exists."""
    try:
        os.killpg(group, signal.SIGKILL)
    except ProcessLookupError:
        pass


class Runner:
    """Runs commands one at a time through the helper. A context manager: leaving it ends what still runs.

    `pin`: all commands run on one processor. A command that takes longer than `timeout` seconds is ended with all that it
    started. `marking`: the library of marks.build(); runs then have marks.
    """

    def __init__(self, pin: bool = True, timeout: float = 120.0, marking: pathlib.Path | None = None):
        self.timeout = timeout
        self.is_marking = marking is not None
        self._marks_file = marking.with_name("marks") if marking else None
        self._running = 0  # the process that runs, and its group
        words = [sys.executable, "-I", "-S", "-c", HELPER, *([marking, self._marks_file] if marking else [])]
        # A session of its own: an interrupt from the keyboard is this process's to handle.
        self._helper = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
                                        start_new_session=True)
        if pin:
            os.sched_setaffinity(self._helper.pid, {max(os.sched_getaffinity(0))})
        self.fixed_addresses = int(self._helper.stdout.readline()) != -1  # containers may forbid it

    def __enter__(self) -> "Runner":
        return self

    def __exit__(self, *_: object) -> None:
        if self._running:
            end(self._running)
        end(self._helper.pid)
        self._helper.communicate()

    def run(self, words: Sequence[object]) -> Run:
        """Runs a command without input; only its standard output is kept."""
        if self._marks_file:
            self._marks_file.unlink(missing_ok=True)
        self._helper.stdin.write("\x1f".join(map(str, words)) + "\n")
        self._helper.stdin.flush()
        pid = self._running = int(self._helper.stdout.readline())
        expired = threading.Event()

        def stop() -> None:
            expired.set()
            end(pid)

        timer = threading.Timer(self.timeout, stop)
        timer.daemon = True  # an interrupt while it starts must not wait for it
        try:
            if pid:
                timer.start()
            fields = self._helper.stdout.readline().rstrip("\n").split(" ")
            self._running = 0
        finally:
            timer.cancel()
        status, cpu, start, wall, memory, output = fields
        cpu_marks, wall_marks = marks.read(self._marks_file) if self._marks_file else ((), ())
        return Run(int(status), Timing(float(cpu), cpu_marks), Timing(float(wall), [mark - float(start) for mark in wall_marks]),
                   float(memory), bytes.fromhex(output).decode(errors="replace"), expired.is_set())
