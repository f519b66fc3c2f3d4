"""The catalogue of instruction selection: tests/golden/isel/*.rows. Each row is IR and the instructions selected for
it, without optimization.

  # what the row shows: its condition
  ; instructions: 1          claims: the row's sentence, checked (golden_claims.py)
  i32                        result of the function around the body, or `br`: the body ends in a branch on %k. Options for
                             lilt may follow
    %r = …                   instructions on the parameters of prelude.txt; %r is the result
  =>
    ADD32ri …                what is selected; for `br` the first block only. %t0 %v0 … number what has no name in the body

A row whose second line is `module`, followed by options for lilt if any, holds whole functions and their complete dump.
Lines before the first row describe the file. `run.py golden --bless` rewrites the text after `=>`, but not that of a row
whose claims are broken. The RET and JMP of a function around a body are not part of the row: claims do not see them.
"""
import dataclasses
import re
import shlex
import subprocess

import golden_claims

OPTIONS = ["-O0", "--stop-after=isel", "--verify-each"]
TIMEOUT = 60


@dataclasses.dataclass
class Row:
    heading: str  # all lines before it
    title: str
    claims: str
    kind: str
    body: str
    expected: str
    line: int  # of its title


def parse(text):
    """(rows, the text after the last one)"""
    rows, heading, target = [], "", None
    for number, line in enumerate(text.splitlines(keepends=True), 1):
        if line.startswith("# "):
            rows.append(Row(heading, line[2:].strip(), "", "", "", "", number))
            heading, target = "", "kind"
        elif target == "kind" and line.startswith(";"):
            rows[-1].claims += line
        elif target == "kind":
            rows[-1].kind, target = line.strip(), "body"
        elif line == "=>\n":
            target = "expected"
        elif line.startswith("  ") and target:
            setattr(rows[-1], target, getattr(rows[-1], target) + line[2:])
        else:
            heading += line
    return rows, heading


def indented(text):
    return "".join("  " + line for line in text.splitlines(keepends=True))


def unparse(rows, rest):
    return "".join("%s# %s\n%s%s\n%s=>\n%s" % (row.heading, row.title, row.claims, row.kind, indented(row.body),
                                               indented(row.expected)) for row in rows) + rest


def module_of(row, prelude):
    if row.kind.startswith("module"):
        return row.body
    kind = row.kind.split()[0]
    result = "void" if kind == "br" else kind
    end = "br i1 %k, label %yes, label %no\nyes:\nret void\nno:\nret void\n" if kind == "br" \
        else "ret void\n" if result == "void" else "ret %s %%r\n" % result
    parameters = re.search(r"^; parameters: (.*)$", prelude, re.M).group(1)
    return "%sdefine dso_local %s @f(%s) {\n%s%s}\n" % (prelude, result, parameters, row.body, end)


def renumbered(text):
    """Values that passes and selection made (%v3, %t7) are numbered in order of appearance; the list of names goes."""
    numbers = {"v": {}, "t": {}}

    def renamed(match):
        kind, number = match.groups()
        return "%%%s%d" % (kind, numbers[kind].setdefault(number, len(numbers[kind])))
    return re.sub(r"%([vt])(\d+)(?![-\w$.])", renamed, re.sub(r"^ *values .*\n", "", text, flags=re.M))


def without_classes(text):
    return re.sub(r":(gpr|gpr32|f32|f64|v128)\b", "", text)


def listing(dump, row):
    """The instructions of @f without ENTRY; of modules the whole dump."""
    functions = dump[dump.index("machine function"):]
    if row.kind.startswith("module"):
        parts = re.split(r"(?=^machine function)", functions, flags=re.M)
        return "".join(renumbered(without_classes(part.strip() + "\n")) for part in parts if part)
    lines = functions[functions.index("bb.0"):].splitlines()[1:]
    lines = [re.sub(r"^(bb\.\d+)[. ].*:$", r"\1:", line.strip()) for line in lines if line.strip() not in ("", "}")]
    text = "".join(line + "\n" for line in lines if not re.match(r"(.* )?= ENTRY$|ENTRY$", line))
    if row.kind.split()[0] == "br":
        text = text.split("bb.1:")[0]
    return renumbered(without_classes(text))


def selected(lilt, row, prelude):
    words = [lilt, *OPTIONS, *shlex.split(row.kind)[1:], "-"]
    done = subprocess.run([str(w) for w in words], input=module_of(row, prelude), capture_output=True, text=True,
                          timeout=TIMEOUT)
    return listing(done.stdout, row) if done.returncode == 0 else done.stderr


def functions_of(row, text):
    """The functions of a row's listing, for claims."""
    if row.kind.startswith("module"):
        return golden_claims.functions_of("\n" + text)
    blocks = [golden_claims.Block("bb.0")]
    for line in text.splitlines():
        if label := re.fullmatch(r"(bb\.\d+):", line):
            blocks.append(golden_claims.Block(label[1]))
        elif not re.match(r"RET\b|JMP\b", line):
            blocks[-1].instructions.append(line)
    return [golden_claims.Function("f", "machine", blocks)]


def check_claims(row, text):
    """Complaints about the claims of a row, given what is selected for it."""
    claims = [(line, golden_claims.CLAIM.match(line)) for line in row.claims.splitlines()]
    unread = ["'%s' is not a claim" % line for line, match in claims if not match]
    return unread + golden_claims.broken_claims([match.groups() for _, match in claims if match], functions_of(row, text))


def check(lilt, path, bless):
    """Returns (number of rows, complaints)."""
    rows, rest = parse(path.read_text())
    prelude = (path.parent / "prelude.txt").read_text()
    complaints = []
    for row in rows:
        actual = selected(lilt, row, prelude)
        broken = check_claims(row, actual) if row.claims else []
        complaints += ["%s:%d: '%s': %s" % (path.name, row.line, row.title, complaint) for complaint in broken]
        if bless and not broken:
            row.expected = actual
        elif actual != row.expected:
            complaints.append("%s: '%s': run.py golden --bless would write\n%s" % (path.name, row.title, actual))
    if bless:
        path.write_text(unparse(rows, rest))
    return len(rows), complaints
