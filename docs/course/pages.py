#!/usr/bin/env python3
"""Writes the pages of the course's lessons and an index of them.

Usage: pages.py [--lilt LILT] [--output FOLDER]

The first line `$ lilt explain … -o NAME.html` of a lesson is the command of its page, which runs here beside a copy of
the lesson's function; tests/tour.py runs it, too. A page of more than 150 KB is an error: a lesson's function is small.
"""
import argparse
import html
import pathlib
import re
import shlex
import shutil
import subprocess
import sys

LESSONS = pathlib.Path(__file__).resolve().parent
ROOT = LESSONS.parent.parent
PAGE = re.compile(r"^\$ (lilt explain .*-o (\S+\.html))$", re.M)
LARGEST = 150_000
INDEX = """<!DOCTYPE html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Register allocation in twelve lessons</title>
<style>
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 50rem; margin: 2rem auto; padding: 0 1rem;
         color-scheme: light dark; }
  li { margin-bottom: .8rem; }
  code { font-size: .85em; }
</style>
<h1>Register allocation in twelve lessons</h1>
<p>The page of each lesson. The lessons' texts are in docs/course.</p>
<ol>
%s</ol>
</html>
"""


def title(text):
    return re.match(r"# \d+\. (.*)\n", text)[1]


def write_page(lilt, lesson, output):
    """Writes the page of a lesson and returns its line of the index."""
    text = lesson.read_text()
    command, name = PAGE.search(text).groups()
    page = output / name
    subprocess.run([lilt, *shlex.split(command)[1:]], cwd=output, check=True)
    if page.stat().st_size > LARGEST:
        raise ValueError("%s has %d bytes" % (name, page.stat().st_size))
    shown = {"name": name, "title": html.escape(title(text)), "command": html.escape(command)}
    return '<li><a href="%(name)s">%(title)s</a><br><code>%(command)s</code></li>\n' % shown


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--lilt", default=ROOT / "build" / "lilt", type=pathlib.Path)
    parser.add_argument("--output", default=ROOT / "build" / "course", type=pathlib.Path)
    options = parser.parse_args()
    output = options.output.resolve()
    output.mkdir(parents=True, exist_ok=True)
    for source in LESSONS.glob("*.ll"):
        shutil.copy(source, output)
    lessons = sorted(LESSONS.glob("[0-9]*.md"))
    lines = [write_page(options.lilt.resolve(), lesson, output) for lesson in lessons]
    (output / "index.html").write_text(INDEX % "".join(lines))
    print("%d pages, %s" % (len(lines), output / "index.html"))
    return 0 if lines else 1


if __name__ == "__main__":
    sys.exit(main())
