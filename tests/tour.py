#!/usr/bin/env python3
"""Keeps the dumps, commands, claims and exercises in docs/tour, docs/course and the pages explain, cps and number true.

The commands of docs/tour and docs/explain.md run in a copy of examples/, those of docs/course in a copy of its own
inputs, those of docs/cps.md in a copy of examples/cps, and so on. What they print is standard output before standard
error.

A fenced block after a line

    <!-- lilt ARGUMENTS -->

must hold exactly lilt's output for these arguments. `<!-- lilt ARGUMENTS | FIRST … LAST -->` takes only the lines from
the first that contains FIRST to the next that contains LAST. `<!-- shell COMMAND -->` is a shell command, with lilt in
its path. A block that readers are to type themselves is fenced as `console`: each line `$ COMMAND` is such a command,
and the lines behind it are what it prints.

`<!-- claim WORDS -->` says what the prose takes from the block above it: the block's output must contain WORDS, where
a space stands for any number of them. --bless does not renew claims: their prose is to be read again.

`<!-- exercise COMMAND => WORDS -->` in the section "Exercise" solves the page's exercise in the shell; its output must
contain WORDS. Every such section has one, or says `<!-- exercise none: WHY -->`. A block fenced as `graded` is a table of
tests for docs/course/grade.py, which such commands run on solutions and starters.

A lesson of the course has the sections below, writes its page, NN-NAME.html, and asks three to five questions, each
with its answer in <details>.

  tour.py                complains about blocks that differ
  tour.py --bless        writes them anew
  tour.py --only course  the pages of docs/course
  tour.py --cps PATH     with docs/cps.md, whose commands need the program `cps`
  tour.py --number PATH  likewise with docs/number.md
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
MARKED = r"(?P<head>^<!-- (?P<kind>lilt|shell) (?P<words>.*?) -->\n+```\w*\n)(?P<body>.*?)^```$"
CONSOLE = r"^```console\n(?P<typed>.*?)^```$"
CLAIM = r"^<!-- claim (?P<claim>.*?) -->$"
PART = re.compile("|".join((MARKED, CONSOLE, CLAIM)), re.M | re.S)
GRADED = re.compile(r"^```graded\n.*?^```$", re.M | re.S)
COMMAND = re.compile(r"^\$ (.*)\n((?:(?!\$ ).*\n)*)", re.M)  # and what it prints
INPUTS = {"tour": ROOT / "examples", "course": ROOT / "docs" / "course",  # by the name of the pages' folder, or page
          "explain": ROOT / "examples",
          "cps": ROOT / "examples" / "cps", "number": ROOT / "examples" / "number"}
PROGRAMS = ("cps", "number")  # pages that need a program of this name

SECTIONS = ["Commands", "What to look at", "Questions", "Going further"]  # of a lesson, behind its function; an
# exercise may stand before the last


def pages_of(name):
    folder = ROOT / "docs" / name
    return sorted(folder.glob("*.md")) if folder.is_dir() else [folder.with_suffix(".md")]


def excerpt(text, first, last):
    lines = text.splitlines(keepends=True)
    begin = next((i for i, line in enumerate(lines) if first in line), len(lines))
    end = next((i for i in range(begin, len(lines)) if last in lines[i]), len(lines) - 1)
    return "".join(lines[begin:end + 1])


class Tour:
    def __init__(self, lilt, programs, directory):
        self.lilt, self.directory = lilt, directory
        path = directory / ".path"  # where the programs have their names, whatever those of the files
        path.mkdir()
        (path / "lilt").symlink_to(lilt)
        for name, program in programs.items():
            (path / name).symlink_to(program.resolve())
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
        return text.rstrip("\n") + "\n" if text else ""

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
        """Returns (number of blocks, differing blocks, broken claims)."""
        text = page.read_text()
        differing, broken, blocks, last = [], [], 0, ""

        def rerun(kind, words, body):
            nonlocal blocks, last
            blocks += 1
            last = self.printed(kind, words)
            if last != body:
                differing.append("%s: '%s %s' prints something else:\n%s" % (page.name, kind, words, last))
            return last

        def typed(match):
            nonlocal last
            outputs = [(match[1], rerun("shell", match[1], match[2])) for match in COMMAND.finditer(match["typed"])]
            last = "".join(output for _, output in outputs)
            return "```console\n" + "".join("$ %s\n%s" % output for output in outputs) + "```"

        def renew(match):
            if match["claim"] is not None:
                if " ".join(match["claim"].split()) not in " ".join(last.split()):
                    broken.append("%s: claim '%s', but the block prints:\n%s" % (page.name, match["claim"], last))
                return match[0]
            if match["typed"] is not None:
                return typed(match)
            return match["head"] + rerun(match["kind"], match["words"], match["body"]) + "```"

        renewed = PART.sub(renew, text)
        markers = len(re.findall(r"^(?:<!-- (?:lilt|shell) |\$ )", GRADED.sub("", text), re.M))
        if markers != blocks:
            broken.append("%s: %d commands, but %d blocks" % (page.name, markers, blocks))
        if bless and renewed != text:
            page.write_text(renewed)
        return blocks, differing, broken

    def check_lesson(self, page):
        """Complaints about the form of a lesson, whose commands have run."""
        text = page.read_text()
        headings = [heading for heading in re.findall(r"^## (.*)$", text, re.M) if heading != "Exercise"]
        if headings[-len(SECTIONS):] != SECTIONS:
            yield "%s: its sections are %s" % (page.name, ", ".join(headings))
        questions = text.partition("## Questions")[2]
        answers = len(re.findall(r"^<details>", questions, re.M))
        if not 3 <= answers <= 5:
            yield "%s: %d answers" % (page.name, answers)
        if answers != len(re.findall(r"^\*\*\d\. .*", questions, re.M)):
            yield "%s: not every question has an answer" % page.name
        if not (self.directory / (page.stem + ".html")).exists():
            yield "%s: no command writes %s.html" % (page.name, page.stem)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--lilt", default=ROOT / "build" / "lilt", type=pathlib.Path)
    for name in PROGRAMS:
        parser.add_argument("--" + name, type=pathlib.Path)
    parser.add_argument("--bless", action="store_true")
    parser.add_argument("--only", choices=INPUTS)
    options = parser.parse_args()
    blocks, exercises, differing, wrong = 0, 0, [], []
    programs = {name: getattr(options, name) for name in PROGRAMS if getattr(options, name)}
    folders = [folder for folder in INPUTS if folder not in PROGRAMS or folder in programs]
    for folder in [options.only] if options.only else folders:
        with tempfile.TemporaryDirectory() as directory:
            inputs = pathlib.Path(directory) / "inputs"
            shutil.copytree(INPUTS[folder], inputs)
            tour = Tour(options.lilt.resolve(), programs, inputs)
            for page in pages_of(folder):
                count, different, broken = tour.check(page, options.bless)
                blocks += count
                differing += different
                count, unsolved = tour.check_exercises(page)
                exercises += count
                wrong += broken + unsolved
                if folder == "course" and page.name != "README.md":
                    wrong += tour.check_lesson(page)
    for complaint in differing:
        print(("BLESSED " if options.bless else "FAILED ") + complaint)
    for complaint in wrong:
        print("FAILED " + complaint)
    print("%d blocks, %d exercises, %d wrong" % (blocks, exercises, len(differing) + len(wrong)))
    if not blocks or (options.only in (None, "tour") and not exercises):
        return 1
    return 1 if wrong or (differing and not options.bless) else 0


if __name__ == "__main__":
    sys.exit(main())
