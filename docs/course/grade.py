#!/usr/bin/env python3
"""Grades an answer to the exercise of a lesson.

Usage: grade.py LESSON ANSWER [--lilt LILT] [--json FILE]

LESSON is the lesson's number. The block ```graded in its section "Exercise" lists the tests: a line `# POINTS: NAME`,
then commands, each with what it must print, on standard output before standard error. They run in a copy of this
folder, in which the answer stands as `answer` with the ending that its file has. --json writes the results for
Gradescope.
"""
import argparse
import itertools
import json
import os
import pathlib
import re
import shutil
import signal
import subprocess
import sys
import tempfile

LESSONS = pathlib.Path(__file__).resolve().parent
ROOT = LESSONS.parent.parent
GRADED = re.compile(r"^```graded\n(.*?)^```$", re.M | re.S)
TEST = re.compile(r"^# (\d+): (.*)\n((?:(?!# \d).*\n)*)", re.M)
COMMAND = re.compile(r"^\$ (.*)\n((?:(?!\$ ).*\n)*)", re.M)  # and what it prints
SECONDS = 20
SHOWN = 8  # lines that are wrong


def tests_of(page):
    """(points, name, [(command, what it prints)]) of each test."""
    block = GRADED.search(page.read_text())
    if not block:
        raise SystemExit("%s has no exercise that is graded" % page.name)
    return [(int(points), name, COMMAND.findall(commands)) for points, name, commands in TEST.findall(block[1])]


def kind_of(page):
    """The ending of the answer's name."""
    return re.search(r"\banswer(\.\w+)", GRADED.search(page.read_text())[1])[1]


def lines_of(text):
    return [line.rstrip() for line in text.rstrip().split("\n")]


def complaint_about(command, expected, folder, environment):
    """What is wrong with the output of the command; empty if nothing is."""
    child = subprocess.Popen(["bash", "-c", command], cwd=folder, env=environment, stdin=subprocess.DEVNULL,
                             stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True)
    try:
        output, errors = child.communicate(timeout=SECONDS)
    except subprocess.TimeoutExpired:
        os.killpg(child.pid, signal.SIGKILL)  # with what the command has started
        child.communicate()
        return "it does not end within %d seconds" % SECONDS
    return difference(lines_of((output + errors).decode(errors="replace")), lines_of(expected))


def difference(printed, wanted):
    """The lines that differ; empty if none does."""
    pairs = itertools.zip_longest(printed, wanted)
    wrong = ["line %d of its output is %s, and must be %s" % (n, *("nothing" if text is None else "'%s'" % text for text in pair))
             for n, pair in enumerate(pairs, 1) if pair[0] != pair[1]]
    more = len(wrong) - SHOWN
    return "\n".join(wrong[:SHOWN] + ["and %d more %s" % (more, "line" if more == 1 else "lines")] * (more > 0))


def run_test(commands, folder, environment):
    """What is wrong with the first command that fails; empty if none does."""
    for command, expected in commands:
        complaint = complaint_about(command, expected, folder, environment)
        if complaint:
            return "$ %s\n%s" % (command, complaint)
    return ""


def grade(page, answer, environment):
    """Results as Gradescope names them."""
    with tempfile.TemporaryDirectory() as directory:
        folder = pathlib.Path(directory) / "course"
        shutil.copytree(LESSONS, folder)
        shutil.copy(answer, folder / ("answer" + answer.suffix))
        results = []
        for points, name, commands in tests_of(page):
            complaint = run_test(commands, folder, environment)
            results.append({"name": name, "score": 0 if complaint else points, "max_score": points,
                            "status": "failed" if complaint else "passed", "output": complaint})
    return results


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("lesson", type=int)
    parser.add_argument("answer", type=pathlib.Path)
    parser.add_argument("--lilt", type=pathlib.Path, help="default: the one in the path, else build/lilt")
    parser.add_argument("--json", type=pathlib.Path, metavar="FILE")
    options = parser.parse_args()
    pages = sorted(LESSONS.glob("%02d-*.md" % options.lesson))
    if not pages or not options.answer.is_file():
        raise SystemExit("no such lesson" if not pages else "no such file: %s" % options.answer)
    lilt = options.lilt or pathlib.Path(shutil.which("lilt") or ROOT / "build" / "lilt")
    if tests_of(pages[0]) and options.answer.suffix != kind_of(pages[0]):
        raise SystemExit("the answer must be a file *%s" % kind_of(pages[0]))
    with tempfile.TemporaryDirectory() as path:
        (pathlib.Path(path) / "lilt").symlink_to(lilt.resolve())
        environment = dict(os.environ, PATH="%s:%s" % (path, os.environ["PATH"]), NO_COLOR="1", LC_ALL="C")
        results = grade(pages[0], options.answer.resolve(), environment)
    for test in results:
        print("%3d of %d: %s" % (test["score"], test["max_score"], test["name"]))
        print("".join("    %s\n" % line for line in test["output"].splitlines()), end="")
    score = sum(test["score"] for test in results)
    print("score: %d of %d" % (score, sum(test["max_score"] for test in results)))
    if options.json:
        options.json.write_text(json.dumps({"tests": results, "stdout_visibility": "visible"}, indent=1) + "\n")
    return 0 if all(test["status"] == "passed" for test in results) else 1


if __name__ == "__main__":
    sys.exit(main())
