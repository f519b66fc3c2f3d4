#!/usr/bin/env python3
"""Reduces a failing program: deletes functions, blocks and lines while the failure stays the same.

  reduce.py FILE.ll [--lilt PATH] [--style typed] [--command 'lilt check {}' --status 70]

Without --command a program fails if run.py's configurations disagree and the interpreter finds it defined; with it, if
the command ends with the status (or, with --says, prints the text). Writes FILE.reduced.ll.
"""
import argparse
import pathlib
import re
import shlex
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import run  # noqa: E402


class Reducer:
    def __init__(self, options):
        self.options = options
        self.lilt = pathlib.Path(options.lilt).resolve()
        self.path = pathlib.Path(options.file)
        self.candidate = self.path.with_suffix(".candidate" + self.path.suffix)
        self.tests = 0

    def fails(self, lines):
        self.tests += 1
        self.candidate.write_bytes(b"".join(lines))
        if self.options.command:
            words = shlex.split(self.options.command.replace("{}", str(self.candidate)))
            status, output, errors = run.execute([str(self.lilt) if w == "lilt" else w for w in words])
            if self.options.says:
                return self.options.says in errors + output.decode(errors="replace")
            return status == self.options.status
        complaints = run.judge(self.lilt, self.candidate, self.options.style, self.options.thorough, first_only=True)
        return bool(complaints) and not complaints[0].startswith(("interpret", "clang"))

    @staticmethod
    def functions(lines):
        """Extents of the functions, as (first, after the last)."""
        begin, found = None, []
        for i, line in enumerate(lines):
            if line.startswith((b"define", b"machine function")):
                begin = i
            elif line.rstrip() == b"}" and begin is not None:
                found.append((begin, i + 1))
                begin = None
        return found

    def without_functions(self, lines):
        for begin, end in reversed(self.functions(lines)):
            shorter = lines[:begin] + lines[end:]
            if self.fails(shorter):
                lines = shorter
        return lines

    def without_calls(self, lines):
        """Deletes a function with its calls, whose results become constants."""
        for begin, _ in reversed(self.functions(lines)):
            match = re.search(rb"@(\w+)\(", lines[begin]) if begin < len(lines) else None
            if not match or match.group(1) == b"main":
                continue
            name = b"@" + match.group(1) + b"("
            shorter = [l for l in lines if not (name in l and b"call void" in l)]
            if len(shorter) < len(lines) and self.fails(shorter):
                lines = shorter
        return lines

    def without_chunks(self, lines):
        """Runs of lines, from large to single ones (delta debugging)."""
        size = max(1, len(lines) // 2)
        while size >= 1:
            at = len(lines)
            while at > 0:
                begin = max(0, at - size)
                shorter = lines[:begin] + lines[at:]
                if self.fails(shorter):
                    lines = shorter
                at = begin
            size //= 2
        return lines

    def with_constants(self, lines):
        """Deletes a definition; a constant replaces its uses."""
        at = len(lines) - 1
        while at >= 0:
            match = re.match(rb"\s+(%\w+) = ", lines[at]) if at < len(lines) else None
            if match:
                use = re.compile(re.escape(match.group(1)) + rb"(?!\w)")
                for number in (b"0", b"1", b"null", b"true", b"false"):
                    shorter = [use.sub(number, l) for i, l in enumerate(lines) if i != at]
                    if self.fails(shorter):
                        lines = shorter
                        break
            at -= 1
        return lines

    def reduce(self):
        lines = self.path.read_bytes().splitlines(keepends=True)
        if not self.fails(lines):
            sys.exit("%s does not fail" % self.path)
        before = None
        while before != len(lines):
            before = len(lines)
            for step in (self.without_functions, self.without_calls, self.without_chunks, self.with_constants):
                lines = step(lines)
            print("%d lines after %d tests" % (len(lines), self.tests), flush=True)
        self.candidate.unlink()
        result = self.path.with_suffix(".reduced" + self.path.suffix)
        result.write_bytes(b"".join(lines))
        print(result)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file")
    parser.add_argument("--lilt", default=run.TESTS.parent / "build" / "lilt")
    parser.add_argument("--style", default="none", help="typed or opaque, to ask clang too")
    parser.add_argument("--thorough", action="store_true", help="the object and assembly paths too")
    parser.add_argument("--command", help="with {} for the file")
    parser.add_argument("--status", type=int, default=70)
    parser.add_argument("--says")
    Reducer(parser.parse_args()).reduce()


if __name__ == "__main__":
    main()
