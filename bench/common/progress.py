"""One line on standard error with the progress and remaining time of a long run."""
import shutil
import sys
import time


def duration(seconds: float) -> str:
    """12 s, 3:05 min, 1:02 h"""
    seconds = round(seconds)
    if seconds < 60:
        return f"{seconds} s"
    if seconds < 3600:
        return f"{seconds // 60}:{seconds % 60:02} min"
    return f"{seconds // 3600}:{seconds % 3600 // 60:02} h"


class Progress:
    """Rewrites its line on a terminal; elsewhere it writes occasional lines."""

    def __init__(self, stream=sys.stderr, interval: float | None = None):
        self._stream = stream
        self._terminal = stream.isatty()
        self._interval = interval if interval is not None else (0.1 if self._terminal else 30.0)
        self._last = 0.0
        self.start = time.monotonic()

    def elapsed(self) -> float:
        return time.monotonic() - self.start

    def show(self, text: str, remaining: float | None = None, of: str = "") -> None:
        """`remaining`: estimate in seconds, if there is one; of the whole, or of what `of` says."""
        now = time.monotonic()
        if now - self._last < self._interval:
            return
        self._last = now
        left = "" if remaining is None else f", about {duration(remaining)} to go{of}"
        line = f"[{duration(self.elapsed())}] {text}{left}"
        width = shutil.get_terminal_size().columns - 1  # a line that wraps could not be rewritten
        self._stream.write(f"\r\x1b[K{line[:width]}" if self._terminal else line + "\n")
        self._stream.flush()

    def finish(self) -> None:
        if self._terminal:
            self._stream.write("\r\x1b[K")
            self._stream.flush()
