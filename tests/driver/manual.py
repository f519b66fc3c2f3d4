#!/usr/bin/env python3
"""Gives the manual page to mandoc and man, which must not complain, and types on a terminal at bash and zsh, which must
complete the line. Leaves out programs that are not installed.

  manual.py --lilt build/lilt
"""
import argparse
import os
import pathlib
import pty
import re
import select
import shutil
import subprocess
import sys
import tempfile
import time

# What is typed in front of the tab, and the line behind it, of one shell if it is named. (zsh takes back a `=` or `/`
# that it has put behind a word when the next key is not a value.)
COMPLETIONS = """
lilt --filet              lilt --filetype= bash
lilt --filet              lilt --filetype zsh
lilt --filetype=o         lilt --filetype=obj
lilt -filetype=as         lilt -filetype=asm bash
lilt --x86-asm-syntax=i   lilt --x86-asm-syntax=intel
lilt --regalloc=gree      lilt --regalloc=greedy
lilt --print-after=isel,two lilt --print-after=isel,two-address
lilt --dump-dir=fold      lilt --dump-dir=folder/ bash
lilt --dump-dir=fold      lilt --dump-dir=folder zsh
lilt -fno-o               lilt -fno-omit-frame-pointer
lilt -dumpm               lilt -dumpmachine
lilt -sha                 lilt -shared bash
lilt inter                lilt interpret
lilt run prog             lilt run program.ll
lilt -o prog              lilt -o program.ll
"""


class Terminal:
    """A shell on a terminal."""

    def __init__(self, words, folder, environment):
        self.main, other = pty.openpty()
        self.process = subprocess.Popen(words, cwd=folder, stdin=other, stdout=other, stderr=other, start_new_session=True,
                                        env={**os.environ, **environment, "TERM": "dumb", "COLUMNS": "200"})
        os.close(other)

    def read_until(self, end, seconds=30):
        text, limit = "", time.monotonic() + seconds
        while not re.search(end, text) and time.monotonic() < limit:
            if select.select([self.main], [], [], 0.2)[0]:
                text += os.read(self.main, 65536).decode(errors="replace")
        return text

    def type(self, text):
        os.write(self.main, text.encode())

    def complete(self, line):
        """The line behind a tab: it is not run, but printed."""
        self.type(line + "\t")
        time.sleep(0.3)
        self.type("\x01print_line '\x05'\r")
        text = self.read_until(r"\nline<.*?>")
        shown = re.search(r"\nline<(.*?)>", text)
        return shown[1].rstrip() if shown else text

    def close(self):
        self.process.kill()
        self.process.wait()
        os.close(self.main)


SHELLS = {
    "bash": (["bash", "--norc", "--noprofile", "-i"], "source %s\n"),
    "zsh": (["zsh", "-f", "-i"], "fpath=(%s $fpath); autoload -U compinit; compinit -u -D\n"),
}
PRINT_LINE = "print_line() { printf 'line<%s>\\n' \"$1\"; }; echo rea''dy\n"


def check_shell(shell, lilt, folder):
    """Complaints."""
    words, load = SHELLS[shell]
    text = subprocess.run([lilt, "--manual=" + shell], capture_output=True, check=True).stdout
    file = folder / ("_lilt" if shell == "zsh" else "lilt.bash")
    file.write_bytes(text)
    terminal = Terminal(words, folder, {"PS1": "$ ", "HISTFILE": "/dev/null"})
    try:
        terminal.type(load % (folder if shell == "zsh" else file) + PRINT_LINE)
        terminal.read_until(r"\nready")
        for row in COMPLETIONS.strip().splitlines():
            typed, wanted, only = re.match(r"(.*?)(?: {2,}| (?=lilt ))(.*?)(?: (bash|zsh))?$", row).groups()
            if only not in (None, shell):
                continue
            made = terminal.complete(typed)
            if made != wanted:
                yield "%s: '%s' becomes '%s'" % (shell, typed, made)
    finally:
        terminal.close()


def check_page(lilt, folder):
    page = folder / "lilt.1"
    page.write_bytes(subprocess.run([lilt, "--manual=man"], capture_output=True, check=True).stdout)
    for words in (["mandoc", "-T", "lint", "-W", "style", page], ["man", "--warnings", "-E", "UTF-8", "-l", "-Tutf8", "-Z", page]):
        if not shutil.which(words[0]):
            continue
        done = subprocess.run(words, capture_output=True, env={**os.environ, "MANROFFSEQ": "", "MANWIDTH": "80"})
        complaints = (done.stdout if words[0] == "mandoc" else b"") + done.stderr
        # A source without a repository has no date.
        complaints = b"\n".join(line for line in complaints.splitlines() if b"missing date" not in line)
        if complaints or (done.returncode and words[0] == "man"):
            yield "%s: %s" % (words[0], complaints.decode())


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--lilt", default="build/lilt")
    options = parser.parse_args()
    lilt = pathlib.Path(options.lilt).resolve()
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        (folder / "folder").mkdir()
        (folder / "program.ll").touch()
        failures = list(check_page(lilt, folder))
        shells = [shell for shell in SHELLS if shutil.which(shell)]
        for shell in shells:
            failures += check_shell(shell, lilt, folder)
    for failure in failures:
        print("FAILED " + failure)
    print("%d failed; with %s" % (len(failures), ", ".join(shells)))
    return 1 if failures or not shells else 0


if __name__ == "__main__":
    sys.exit(main())
