#!/usr/bin/env python3
"""Documents fit 120 columns, and every citation resolves: links of pages, and names of pages and `docs` files in sources.

The newest section of the changelog is about the version that is built. In CONTRIBUTING.md, paths in code exist, too.
After a page's name, §n means the heading that begins with `n.`, §n.m the one with `n.m`; `§1, §2` cites two.
Tables, blocks of code and HTML comments may be wider. The block behind `<!-- source PATH -->` is that file. The page of
the input language lists as exceptions intrinsics that the table lacks, and as limited some that it has. An addition
touches no more files than it may.
"""
import fnmatch
import os
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
WIDTH = 120
SOURCES = {".h", ".cpp", ".def", ".py", ".md", ".txt", ".c", ".js", ".cmake", ""}
IN_SOURCE = re.compile(r"(?<![\w/.-])((?:[\w-]+/)*[\w-]+\.md|docs/[\w./-]*\w)((?:,?\s§\d+(?:\.\d+)*)*)")
FILE = re.compile(r"^<!-- source (\S+) -->\n```\w*\n(.*?)^```$", re.M | re.S)
LINK = re.compile(r"\]\(([^)\s#]*)(#[^)\s]*)?\)")


def anchor(heading):
    """A heading's anchor, as GitHub makes it."""
    words = re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", heading).replace("`", "").strip().lower()
    return re.sub(r"[^\w\- ]", "", words).replace(" ", "-")


def version_of_changelog():
    """A complaint if the newest section of the changelog is not about the version that CMake builds."""
    built = re.search(r"^project\(lilt VERSION (\S+)", (ROOT / "CMakeLists.txt").read_text(), re.M)[1]
    newest = re.search(r"^## (\S+)$", (ROOT / "CHANGELOG.md").read_text(), re.M)[1]
    return [] if built == newest else ["CHANGELOG.md begins with %s, CMakeLists.txt builds %s" % (newest, built)]


def files_to_touch():
    """Complaints about additions that CONTRIBUTING.md has in more files than they may take."""
    for heading, limit in (("a pass", 5), ("a feature of processors", 7), ("a register allocator", 4)):
        section = (ROOT / "CONTRIBUTING.md").read_text().split("\n## Add %s\n" % heading)[1].split("\n## ")[0]
        rows = re.findall(r"^\| (.*?) \|", section, re.M)[1:]
        # Of "X or Y" one is touched.
        count = sum(len(re.findall(r"\]\(|(?<!\[)`[\w/.]+`", re.sub(r" or .*", "", row))) for row in rows)
        if not 0 < count <= limit:
            yield "CONTRIBUTING.md: %s is in %d files, not at most %d" % (heading, count, limit)


class Citations:
    def __init__(self, files):
        self.files = files
        self.directories = {str(parent) for f in files for parent in pathlib.PurePath(f).parents}
        self.complaints, self.count = [], 0

    def headings(self, page):
        return re.findall(r"^#+ (.*)$", (ROOT / page).read_text(), re.M)

    def named(self, name, citing):
        """The file that a source means by a name: from the root, next to it, in docs, or any path with that suffix."""
        beside = str(pathlib.PurePath(citing).parent / name)
        for path in (name, beside, "docs/" + name):
            if path in self.files or path.rstrip("/") in self.directories:
                return path
        return next((f for f in sorted(self.files) if f.endswith("/" + name)), None)

    def complain(self, citing, text, offset, what):
        self.complaints.append("%s:%d: %s" % (citing, text.count("\n", 0, offset) + 1, what))

    def check_source(self, citing, text):
        text = re.sub(r"^[ \t]*(?://|#) ?", "", text, flags=re.M)  # a comment may break the line before §
        for match in IN_SOURCE.finditer(text):
            self.count += 1
            page = self.named(match[1], citing)
            if page is None:
                self.complain(citing, text, match.start(), "there is no '%s'" % match[1])
                continue
            for section in re.findall(r"§([\d.]+)", match[2]):
                if not any(re.match(re.escape(section) + r"\b(?!\.\d)", h) for h in self.headings(page)):
                    self.complain(citing, text, match.start(), "'%s' has no section %s" % (page, section))

    def check_page(self, citing, text):
        for match in FILE.finditer(text):
            self.count += 1
            if match[1] not in self.files:
                self.complain(citing, text, match.start(), "there is no '%s'" % match[1])
            elif (ROOT / match[1]).read_text() != match[2]:
                self.complain(citing, text, match.start(), "the block is not '%s'" % match[1])
        for match in re.finditer(r"`([\w-]+(?:/[\w.+-]+)+)`", text if citing == "CONTRIBUTING.md" else ""):
            self.count += 1
            if not re.search(r"[A-Z]{3}", match[1]) and not (ROOT / match[1]).exists():
                self.complain(citing, text, match.start(), "there is no '%s'" % match[1])
        for match in LINK.finditer(text):
            if re.match(r"\w+:", match[1]):
                continue
            self.count += 1
            target = (ROOT / citing).parent / match[1] if match[1] else ROOT / citing
            if not target.exists():
                self.complain(citing, text, match.start(), "there is no '%s'" % match[1])
            elif match[2] and target.suffix == ".md":
                if match[2][1:] not in map(anchor, self.headings(target)):
                    self.complain(citing, text, match.start(), "'%s' has no heading '%s'" % (match[1], match[2]))


def wide_lines(page, text):
    """The lines of prose that exceed the width."""
    fenced = False
    for number, line in enumerate(text.split("\n"), 1):
        if line.lstrip().startswith("```"):
            fenced = not fenced
        elif not fenced and len(line) > WIDTH and not re.match(r"\s*(\||!\[|<!--)", line):
            yield "%s:%d: %d columns" % (page, number, len(line))


# Instructions that the page names without their intrinsics.
INSTRUCTION_SETS = {"AMX": "llvm.x86.t[di]*", "XOP": "llvm.x86.xop.*", "FMA4": "llvm.x86.fma4.*",
                    "SSE4A": "llvm.x86.sse4a.*", "GFNI": "llvm.x86.vgf2p8*", "VAES": "llvm.x86.aesni.*.256"}


def intrinsics_of_page():
    """Complaints about the intrinsics that the page of the input language lists, compared with the table."""
    page = ROOT / "docs" / "input-language.md"
    section = page.read_text().split("\n## Intrinsics\n", 1)[1].split("\n## ", 1)[0]
    table = re.findall(r'^X\("(llvm\.[^"]*)"', (ROOT / "ir" / "ssa" / "intrinsics.def").read_text(), re.M)
    exceptions, limited = [], []
    for cell in re.findall(r"^\| ((?:`llvm|AMX).*?) \|", section, re.M):
        # With a condition only some calls are errors.
        (limited if " whose " in cell else exceptions).extend(re.findall(r"`([a-z][\w.*]*)`", cell.split(" reads")[0]))
        exceptions += [INSTRUCTION_SETS[name] for name in re.findall(r"\b[A-Z]{3}[A-Z0-9-]*\b", cell)]
    sentence = section.split("refused at certain types: ", 1)[1].split("\n\n", 1)[0]
    limited += re.findall(r"`([a-z][a-z_.]*\b)`", sentence)
    for name in exceptions:
        pattern = name if name.startswith("llvm.") else "llvm.*." + name
        yield from ("%s: an exception is in the table: %s" % (page.name, row) for row in fnmatch.filter(table, pattern))
    for name in limited:
        if name not in table and "llvm." + name not in table:
            yield "%s: the table lacks %s" % (page.name, name)
    if len(exceptions) < 30 or len(limited) < 10:
        yield "%s: the list of intrinsics is not found" % page.name


def project_files():
    """Every file below the root except build directories and packages of npm."""
    for directory, inner, names in os.walk(ROOT):
        inner[:] = [d for d in inner if d not in (".git", "__pycache__", "node_modules") and not (pathlib.Path(directory) / d / "CMakeCache.txt").exists()]
        yield from (str((pathlib.Path(directory) / name).relative_to(ROOT)) for name in names)


def main():
    files = set(project_files())
    citations = Citations(files)
    citations.complaints += version_of_changelog()
    for path in sorted(files):
        file = ROOT / path
        if file.suffix not in SOURCES or path == "LICENSE":
            continue
        text = file.read_text(errors="replace")
        if file.suffix == ".md":
            citations.check_page(path, text)
            citations.complaints += wide_lines(path, text)
        citations.check_source(path, text)
    citations.complaints += intrinsics_of_page()
    citations.complaints += files_to_touch()
    for complaint in citations.complaints:
        print("FAILED " + complaint)
    print("%d citations, %d complaints" % (citations.count, len(citations.complaints)))
    return 1 if citations.complaints or citations.count == 0 else 0


if __name__ == "__main__":
    sys.exit(main())
