#!/usr/bin/env python3
"""Keeps the dumps and the exercises in docs/tour true.

A fenced block after a line

    <!-- lilt ARGUMENTS -->

must hold exactly lilt's output for these arguments, standard output before standard error, run in a copy of examples/.
`<!-- lilt ARGUMENTS | FIRST … LAST -->` takes only the lines from the first that contains FIRST to the next that
contains LAST. `<!-- shell COMMAND -->` is a shell command, with lilt in its path.

`<!-- exercise COMMAND => WORDS -->` in the section "Exercise" solves the page's exercise in the shell; its output must
contain WORDS. Every such section has one, or says `<!-- exercise none: WHY -->`.

  tour.py          complains about blocks that differ
  tour.py --bless  writes them anew
"""
import argparse
import os
import pathlib
import re
import shlex
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
EXERCISE = re.compile(r"^<!-- exercise (.*) -->$", re.M)
BLOCK = re.compile(r"(^<!-- (lilt|shell) (.*?) -->\n+```\w*\n)(.*?)(^```$)", re.M | re.S)


def excerpt(text, first, last):
    lines = text.splitlines(keepends=True)
    begin = next((i for i, line in enumerate(lines) if first in line), len(lines))
    end = next((i for i in range(begin, len(lines)) if last in lines[i]), len(lines) - 1)
    return "".join(lines[begin:end + 1])


class Tour:
    def __init__(self, lilt, directory):
        self.lilt, self.directory = lilt, directory
        path = directory / ".path"  # where the program is called lilt, whatever the file's name
        path.mkdir()
        (path / "lilt").symlink_to(lilt)
        self.environment = dict(os.environ, PATH="%s:%s" % (path, os.environ["PATH"]), NO_COLOR="1", LC_ALL="C")

    def printed(self, kind, words):
        words, _, selection = words.partition(" | ") if kind == "lilt" else (words, "", "")
        command = [str(self.lilt)] + shlex.split(words) if kind == "lilt" else ["bash", "-c", words]
        done = subprocess.run(command, cwd=self.directory, env=self.environment, stdin=subprocess.DEVNULL,
                              capture_output=True, timeout=60)
        text = (done.stdout + done.stderr).decode()
        if selection:
            first, last = selection.split(" … ")
            text = excerpt(text, first, last)
        return text.rstrip("\n") + "\n"

    def check_exercises(self, page):
        """Returns (number of exercises, complaints)."""
        section = page.read_text().partition("## Exercise")[2]
        exercises = EXERCISE.findall(section)
        wrong = []
        if section and not exercises:
            wrong.append("%s: the exercise has no solution" % page.name)
        for exercise in exercises:
            command, arrow, words = exercise.rpartition(" => ")
            if not arrow and exercise.startswith("none: "):
                continue
            printed = self.printed("shell", command)
            if not arrow or words not in printed:
                wrong.append("%s: exercise '%s' prints:\n%s" % (page.name, exercise, printed))
        return len(exercises), wrong

    def check(self, page, bless):
        """Returns (number of blocks, differing blocks)."""
        text = page.read_text()
        wrong, blocks = [], 0

        def renew(match):
            nonlocal blocks
            blocks += 1
            head, kind, words, body, fence = match.groups()
            printed = self.printed(kind, words)
            if printed != body:
                wrong.append("%s: '%s %s' prints something else:\n%s" % (page.name, kind, words, printed))
            return head + printed + fence

        renewed = BLOCK.sub(renew, text)
        markers = len(re.findall(r"^<!-- (?:lilt|shell) ", text, re.M))
        if markers != blocks:
            wrong.append("%s: %d markers, but %d blocks" % (page.name, markers, blocks))
        if bless and renewed != text:
            page.write_text(renewed)
        return blocks, wrong


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--lilt", default=ROOT / "build" / "lilt", type=pathlib.Path)
    parser.add_argument("--bless", action="store_true")
    options = parser.parse_args()
    blocks, exercises, wrong = 0, 0, []
    with tempfile.TemporaryDirectory() as directory:
        examples = pathlib.Path(directory) / "examples"
        shutil.copytree(ROOT / "examples", examples)
        tour = Tour(options.lilt.resolve(), examples)
        for page in sorted((ROOT / "docs" / "tour").glob("*.md")):
            count, differing = tour.check(page, options.bless)
            blocks += count
            wrong += differing
            count, unsolved = tour.check_exercises(page)
            exercises += count
            wrong += unsolved
    for complaint in wrong:
        print(("BLESSED " if options.bless else "FAILED ") + complaint)
    print("%d blocks, %d exercises, %d wrong" % (blocks, exercises, len(wrong)))
    return 1 if not blocks or not exercises or (wrong and not options.bless) else 0


if __name__ == "__main__":
    sys.exit(main())
