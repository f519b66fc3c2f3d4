#!/usr/bin/env python3
"""Runs the recipes of docs/recipes.md: each section in a folder of its own, with the files that the page shows.

A fenced block behind `<!-- file NAME -->` is that file; those in front of the first section are in every folder. The
commands of a `console` block must succeed and print what stands behind them, where a line `…` is any lines, and `…` in a
line is any text. A section behind `<!-- needs TOOL … -->` is left out where a tool is not installed. $PORT is a free one.

  recipes.py --lilt build/lilt [--filter REGEX]
"""
import argparse
import os
import pathlib
import re
import shutil
import socket
import subprocess
import sys
import tempfile

from tour import COMMAND

ROOT = pathlib.Path(__file__).resolve().parent.parent
FILE = re.compile(r"^<!-- file (\S+) -->\n```\w*\n(.*?)^```$", re.M | re.S)
CONSOLE = re.compile(r"^```console\n(.*?)^```$", re.M | re.S)
NEEDS = re.compile(r"^<!-- needs (.+) -->$", re.M)


def pattern_of(printed):
    """The expression that matches what a command prints."""
    text = re.escape(printed)
    return text.replace("…\\\n", "(?:.*\n)*?").replace("…", ".*")


def free_port():
    with socket.socket() as server:
        server.bind(("127.0.0.1", 0))
        return server.getsockname()[1]


class Recipes:
    def __init__(self, lilt, directory):
        self.directory = directory
        path = directory / "path"
        path.mkdir()
        shutil.copy(lilt, path / "lilt")  # servers run as another user, who may not read the build
        for name in ("lilt-cc", "lilt-c++"):
            (path / name).symlink_to("lilt")
        self.environment = {name: value for name, value in os.environ.items()
                            if not name.startswith(("CCACHE", "SCCACHE", "DISTCC", "MAKE", "MFLAGS"))}
        self.environment.update(PATH="%s:%s" % (path, os.environ["PATH"]), LC_ALL="C.UTF-8", PORT=str(free_port()))

    def run(self, title, text, common):
        """Complaints about a section, and the number of its commands."""
        folder = self.directory / re.sub(r"\W", "-", title)
        folder.mkdir()
        for name, contents in FILE.findall(common + text):
            (folder / name).parent.mkdir(exist_ok=True)
            (folder / name).write_text(contents)
        count = 0
        for block in CONSOLE.findall(text):
            for command, printed in COMMAND.findall(block):
                count += 1
                done = subprocess.run(["bash", "-c", command], cwd=folder, env=self.environment, text=True, timeout=300,
                                      stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
                if done.returncode or not re.fullmatch(pattern_of(printed), done.stdout):
                    yield "%s: '%s' has status %d and prints:\n%s" % (title, command, done.returncode, done.stdout)
                    return
        if not count:
            yield "%s: no command" % title


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--lilt", default=ROOT / "build" / "lilt", type=pathlib.Path)
    parser.add_argument("--filter", default="")
    options = parser.parse_args()
    common, *sections = re.split(r"^## ", (ROOT / "docs" / "recipes.md").read_text(), flags=re.M)
    failures, run, left_out = [], [], []
    with tempfile.TemporaryDirectory() as name:
        directory = pathlib.Path(name)
        directory.chmod(0o755)  # for servers of other users
        recipes = Recipes(options.lilt.resolve(), directory)
        for section in sections:
            title, _, text = section.partition("\n")
            if not re.search(options.filter, title):
                continue
            missing = [tool for tool in " ".join(NEEDS.findall(text)).split() if not shutil.which(tool)]
            if missing:
                left_out.append("%s (%s is missing)" % (title, ", ".join(missing)))
                continue
            run.append(title)
            failures += recipes.run(title, text, common)
    for failure in failures:
        print("FAILED " + failure)
    print("ran %s; left out %s; %d failed" % (", ".join(run), ", ".join(left_out) or "none", len(failures)))
    return 1 if failures or not run else 0


if __name__ == "__main__":
    sys.exit(main())
