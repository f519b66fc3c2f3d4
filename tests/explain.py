#!/usr/bin/env python3
"""Checks the records of `lilt explain --json` for every golden input, the inputs of the course
and some programs, with every allocator.

Usage: explain.py --lilt LILT [--every N] [--page] [--browser]

A record must keep emit/report/lilt-explain.schema.json; its stages must follow from their changes, its live ranges from its
events; runs (--run) must be the same on both sides; pages must hold the record, pictures show it (explain_pictures.py),
and a dump of machine IR has the same allocations. With --page, the replay of the page (emit/report/page, built with
Node) must give the same live ranges. With --browser, headless Chromium opens the page of every golden, and nothing else
is done. Exits with 77 if python3-jsonschema is missing.
"""
import argparse
import base64
import concurrent.futures
import gzip
import json
import pathlib
import re
import subprocess
import sys
import tempfile

try:
    import jsonschema
except ImportError:
    print("python3-jsonschema is not installed")
    sys.exit(77)

import explain_pictures

TESTS = pathlib.Path(__file__).resolve().parent
REPORT = TESTS.parent / "emit" / "report"
# Few registers, so that values are split, evicted and spilled: five, but for these.
REGISTERS = {"fast": 6, "linear": 4, "graph": 4, "greedy": 4}
PICTURED = ("linear", 4)
PROGRAM_STRIDE = 12
LONGEST_TUPLE = 11


class Validator:
    """Validates records against the schema. A record repeats few shapes, so items of lists are validated once a shape:
    the schema asks for the types and signs of numbers, not for their sizes."""

    def __init__(self):
        schema = json.loads((REPORT / "lilt-explain.schema.json").read_text())
        jsonschema.Draft202012Validator.check_schema(schema)
        self.validator = jsonschema.Draft202012Validator(schema)
        self.seen = set()

    def faults(self, record):
        for error in self.validator.iter_errors(self.reduce("", record)):
            yield "schema: %s: %s" % ("/".join(map(str, error.absolute_path)), error.message[:300])

    def reduce(self, key, value):
        if isinstance(value, dict):
            return {k: self.reduce(k, v) for k, v in value.items()}
        if isinstance(value, list):
            return self.reduce_list(key, value)
        if isinstance(value, (int, float)) and not isinstance(value, bool):
            return type(value)(max(-2, min(value, 1)))
        return value

    def reduce_list(self, key, items):
        if items and all(isinstance(item, (dict, list)) for item in items):
            shapes = {json.dumps(shape): shape for shape in (self.reduce(key, item) for item in items)}
            new = {text: shape for text, shape in shapes.items() if (key, text) not in self.seen}
            self.seen.update((key, text) for text in new)
            return list(new.values())
        if len(items) <= LONGEST_TUPLE or (key in ("edges", "visits", "folded") and not isinstance(items[0], list)):
            return [self.reduce(key, item) for item in items]
        return list({(type(item), bool(item) and item != -1): self.reduce(key, item) for item in items}.values())


def lines_of_stages(function):
    """The lines of each stage, as indices in texts; a fault is a ValueError."""
    lines = []
    for stage in function["stages"]:
        end, after = 0, []
        for at, removed, texts, origins in stage["changes"]:
            if at < end or at + removed > len(lines) or len(texts) != len(origins):
                raise ValueError("a change of %s is outside of the stage before" % stage["pass"])
            after += lines[end:at] + texts
            end = at + removed
        after += lines[end:]
        if stage["changed"] != (after != lines):
            raise ValueError("stage %s is wrong about whether it changed" % stage["pass"])
        lines = after
        yield lines


def fold(events):
    """The live ranges that the events end in."""
    ranges = []
    for event in events:
        kind = event["kind"]
        if kind == "start":
            ranges = []
        elif kind == "create":
            place = {"register": "", "parent": -1, "temporary": event["temporary"]}
            ranges.append({"web": event["web"], "from": event["from"], "to": event["to"], **place})
        elif kind == "split":
            range_ = ranges[event["range"]]
            ranges.append({**range_, "from": event["from"], "register": "", "parent": event["range"]})
            range_["to"] = event["at"]
        elif kind == "reach":
            ranges[event["range"]]["from"] = event["from"]
        elif kind == "assign":
            ranges[event["range"]]["register"] = event["register"]
        elif kind in ("evict", "memory") and event["range"] >= 0:
            ranges[event["range"]]["register"] = ""
    return ranges


def assembly_faults(lilt, path, options, record):
    """The stages of assembly are the text of -S, but for directives. It leaves functions out that nothing refers to."""
    def code(text):
        return re.sub(r"^(\t\.|\.Ldebug_|\.Lfunc_).*\n", "", text, flags=re.M)
    for syntax in "att", "intel":
        run = subprocess.run([lilt, "-S", "-w", "--x86-asm-syntax=" + syntax, *options, path, "-o", "-"],
                             capture_output=True, text=True)
        whole = code(run.stdout)
        for function in record["functions"]:
            for stage, lines in zip(function["stages"], lines_of_stages(function)):
                text = code("\n".join(function["texts"][line] for line in lines) + "\n")
                is_left_out = text.split("\n")[0] not in whole.split("\n")
                if stage["pass"] == "assembly-" + syntax and text not in whole and not is_left_out:
                    yield "@%s: the text of -S lacks that of %s" % (function["name"], stage["pass"])


def costs_of(event):
    """(cost, divisor, numbers of terms) that the event tells; of its candidates too, with their prices."""
    if event.get("terms") and event["cost"] is not None:
        yield event["cost"], event["divisor"], event["terms"]
    for candidate in event.get("candidates", []):
        cost, price, divisor, terms = candidate[5], *candidate[8:]
        if cost is not None:
            yield cost, 1, terms
            yield price, divisor, terms


def sum_faults(allocation):
    """Costs are the sums of their terms."""
    amounts = [weight * factor for _, _, _, weight, factor in allocation["terms"]]
    for event in allocation["events"]:
        for cost, divisor, terms in costs_of(event):
            total = sum(amounts[number] for number in terms) / divisor
            if abs(total - cost) > 1e-4 * max(1, abs(cost)):
                yield "the cost %g at a %s is a sum of %g" % (cost, event["kind"], total)


def is_in_slot(allocation, live_range, in_slots):
    """Whether an instruction stores or reads its web where it lives: anywhere, if it lives in several blocks."""
    points = in_slots.get(live_range["web"], [])
    is_local = any(4 * block["first"] <= live_range["from"] and live_range["to"] <= 4 * block["end"]
                   for block in allocation["blocks"])
    return any(not is_local or live_range["from"] <= point and last < live_range["to"] for point, last in points)


def place_faults(allocation):
    """A live range in memory is a constant, or still in a register, only if nothing stores or reads its values."""
    stores = {edit["value"] for edit in allocation["edits"] if edit["to"].startswith("slot")}
    in_slots = {}  # by web: where its values are stored and read
    for edit in allocation["edits"]:
        if edit["value"] >= 0 and "slot" in edit["from"] + edit["to"]:
            last = edit["point"] - edit["from"].startswith("slot")  # a store there takes it from its register
            in_slots.setdefault(allocation["values"][edit["value"]]["web"], []).append((edit["point"], last))
    for r in allocation["live_ranges"]:
        here = {v for v, value in enumerate(allocation["values"]) if value["web"] == r["web"] and
                any(s[0] < r["to"] and r["from"] < s[1] for s in value["segments"])}
        constants = all(allocation["values"][v]["rematerializable"] for v in here)
        if r["register"] or r["temporary"]:
            right = "instead" not in r
        elif r.get("instead") == "constant":
            right = constants and not here & stores
        else:
            right = not ("instead" in r and is_in_slot(allocation, r, in_slots)) and not (constants and not here & stores)
        if not right:
            yield "live range %s is wrong about where its value is" % r


def faults_of(function):
    count = len(function["texts"])
    try:
        for lines in lines_of_stages(function):
            if any(line >= count for line in lines):
                yield "a line is not in texts"
    except ValueError as fault:
        yield str(fault)
    yield from name_faults(function, next(lines_of_stages(function), []))
    for allocation in function["allocations"]:
        told = [{key: part for key, part in r.items() if key != "instead"} for r in allocation["live_ranges"]]
        if fold(allocation["events"]) != told:
            yield "the events do not give the live ranges"
        yield from place_faults(allocation)
        yield from sum_faults(allocation)
        for block in allocation["blocks"]:
            if float("%.4g" % block["frequency"]) != block["frequency"]:
                yield "%s has the frequency %s: more than four digits" % (block["name"], block["frequency"])
        for event in allocation["events"]:
            if event["kind"] == "visit" and sum(candidate[7] for candidate in event["candidates"]) > 1:
                yield "a visit chooses two candidates"


def name_faults(function, source):
    """A web with a value that the source names is named by such a value."""
    names = set(re.findall(r'%(?:"[^"]*"|[-\w$.]+)', "\n".join(function["texts"][line] for line in source)))
    for allocation in function["allocations"]:
        values = allocation["values"]
        for value in values:
            if value["web"] < 0:
                continue
            namesake = values[allocation["web_names"][value["web"]]]
            if namesake["web"] != value["web"] or (value["name"] in names and namesake["name"] not in names):
                yield "the web of %s is called %s" % (value["name"], namesake["name"])


def options_of(allocator, registers):
    """-shared: a dump of machine IR is for any output, and so are its accesses of thread-local variables."""
    return ["-O2", "-shared", "--regalloc=" + allocator] + (["--ra-regs=%d" % registers] if registers else [])


def explain(lilt, path, allocator, registers):
    options = options_of(allocator, registers)
    run = subprocess.run([lilt, "explain", "--json", *options, str(path)], capture_output=True, text=True)
    if run.returncode == 0:
        return run.stdout
    # What does not compile has no record.
    compiled = subprocess.run([lilt, *options, "-c", "-o", "/dev/null", str(path)], capture_output=True)
    defines_none = "defines no function" in run.stderr
    return None if run.returncode == 1 and (compiled.returncode == 1 or defines_none) else ""


INVERTED = {"ne": "e", "ge": "l", "g": "le", "ae": "b", "a": "be", "ns": "s", "no": "o", "np": "p"}


def words_of(instruction):
    """Without their order: two-address exchanges operands. It inverts the condition of a conditional move with them."""
    words = re.findall(r"[^\s,]+", instruction)
    move = re.search(r"\bCMOV([a-z]+)\d+rr tied ", instruction)
    if move is None:
        return sorted(words)
    if move.group(1) in INVERTED:
        words[-2:] = words[:-3:-1]
        words = [re.sub("^CMOV[a-z]+", "CMOV" + INVERTED[move.group(1)], word) for word in words]
    return words


def dump_faults(lilt, path, allocator, registers, record):
    """A dump of machine IR, which stands for the source then, has the same allocations."""
    options = options_of(allocator, registers)
    with tempfile.TemporaryDirectory() as folder:
        dump = pathlib.Path(folder) / "dump.mir"
        subprocess.run([lilt, *options, "--stop-after=isel", str(path), "-o", str(dump)], check=True,
                       capture_output=True)
        run = subprocess.run([lilt, "explain", "--json", *options, "--start-after=isel", str(dump)],
                             capture_output=True, text=True)
        if run.returncode != 0:
            yield "the dump is not explained: %s" % run.stderr[:200]
            return
        lines = dump.read_text().splitlines()
    found = {function["name"]: function for function in json.loads(run.stdout)["functions"]}
    for function in record["functions"]:
        again = found.get(function["name"])
        if again is None:
            yield "@%s is not explained from a dump" % function["name"]
            continue
        for part in ("events", "live_ranges", "edits", "statistics"):
            if again["allocations"][0][part] != function["allocations"][0][part]:
                yield "@%s has other %s from a dump" % (function["name"], part)
        allocation = again["allocations"][0]
        for text, line in zip(allocation["instructions"], allocation["origins"]):
            if line and words_of(again["texts"][text]) != words_of(lines[line - 1]):
                yield "@%s: line %d of the dump is not %s" % (function["name"], line, again["texts"][text])


def record_in_page(page):
    """The record that a page holds, and whether it is packed."""
    packed, text = re.search(r'<script type="[^"]*" id="record"( data-encoding="gzip")?>([^<]*)</script>', page).groups()
    return json.loads(gzip.decompress(base64.b64decode(text)) if packed else text), bool(packed)


def page_faults(lilt):
    """Pages hold the record: small ones as it is, large ones packed."""
    for options, is_packed in [(["-O0", "examples/factorial.ll"], False), (["-O2", "examples/queens.ll"], True)]:
        run = [subprocess.run([lilt, "explain", *form, *options], capture_output=True, text=True, check=True,
                              cwd=TESTS.parent).stdout for form in ([], ["--json"])]
        found, packed = record_in_page(run[0])
        if packed != is_packed or found["functions"] != json.loads(run[1])["functions"]:
            yield "the page of %s does not hold the record" % options[-1]
        if "<!--lilt-record-->" in run[0]:
            yield "the page of %s is a template" % options[-1]


def run_faults(validator, path, text):
    """A run keeps the schema, has a text for each value, and ends on both sides as the program does."""
    record = json.loads(text)
    yield from validator.faults(record)
    for function in record["functions"]:
        run = function["run"]
        if run["ssa"]["ending"] != run["machine"]["ending"] or run["ssa"]["calls"] != run["machine"]["calls"]:
            yield "@%s: the sides of its run differ: %s, %s" % (
                function["name"], run["ssa"]["ending"], run["machine"]["ending"])
        for side in (run["ssa"], run["machine"]):
            first = side["first_shown"]
            for call, block, partner, *values in side["visits"]:
                if len(values) != first[block + 1] - first[block] or max(values, default=0) >= len(run["texts"]):
                    yield "@%s: a visit of block %d has other values than shown" % (function["name"], block)
        paired = [visit[2] for visit in run["machine"]["visits"]]
        if run["ssa"]["visits"] and -1 in paired:
            yield "@%s: visits of machine code belong to none of SSA IR" % function["name"]


def runs(lilt, validator, programs):
    """Faults of the records of runs: of examples, and of programs that say how they end."""
    for path in programs:
        for level in ("-O0", "-O2"):
            words = [lilt, "explain", "-w", "--json", "--run", level, str(path)]
            run = subprocess.run(words, capture_output=True, text=True, stdin=subprocess.DEVNULL)
            if run.returncode != 0:
                yield path, "lilt explain --run fails at %s: %s" % (level, run.stderr[:200])
                continue
            for fault in run_faults(validator, path, run.stdout):
                yield path, level + ": " + fault


def visit_pages(lilt, every):
    """The number of failures of the goldens' pages in a browser."""
    with tempfile.TemporaryDirectory() as folder:
        for path in sorted((TESTS / "golden").rglob("*.ll"))[::every]:
            page = pathlib.Path(folder) / ("-".join(path.relative_to(TESTS / "golden").parts)[:-3] + ".html")
            subprocess.run([lilt, "explain", str(path), "-o", str(page)], capture_output=True)
        return subprocess.run(["node", str(REPORT / "page" / "tests" / "run.mjs"), "visit", folder]).returncode


def configurations(lilt):
    """Each of lilt's allocators with few registers, and the default one with all."""
    text = subprocess.run([lilt, "--help"], capture_output=True, text=True, check=True).stdout
    names = re.findall(r"^  ([\w-]+) ", text.split("Register allocators:\n")[1].split("\n\n")[0], re.M)
    return [("linear", 0)] + [(name, REGISTERS.get(name, 5)) for name in names]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--lilt", required=True)
    parser.add_argument("--every", type=int, default=1)
    parser.add_argument("--page", action="store_true")
    parser.add_argument("--browser", action="store_true")
    options = parser.parse_args()
    options.lilt = str(pathlib.Path(options.lilt).resolve())
    if options.browser:
        return visit_pages(options.lilt, options.every)
    programs = sorted((TESTS / "programs").rglob("*.ll"))[::PROGRAM_STRIDE]
    lessons = sorted((TESTS.parent / "docs" / "course").rglob("*.ll"))
    paths = (sorted((TESTS / "golden").rglob("*.ll")) + programs)[:: options.every] + lessons
    cases = [(path, *configuration) for path in paths for configuration in configurations(options.lilt)]
    validator, failures, functions = Validator(), 0, 0

    def fail(case, fault):
        nonlocal failures
        failures += 1
        print("FAILED %s, %s, %d registers: %s" % (case[0].relative_to(TESTS.parent), case[1], case[2], fault))

    with tempfile.TemporaryDirectory() as folder, concurrent.futures.ThreadPoolExecutor(2) as pool:
        texts = pool.map(lambda case: explain(options.lilt, *case), cases)
        for number, (case, text) in enumerate(zip(cases, texts)):
            if text is None:
                continue
            if text == "":
                fail(case, "lilt explain fails")
                continue
            record = json.loads(text)
            for fault in validator.faults(record):
                fail(case, fault)
            for function in record["functions"]:
                functions += 1
                for fault in faults_of(function):
                    fail(case, "@%s: %s" % (function["name"], fault))
            if case[1:] == PICTURED:
                for fault in dump_faults(options.lilt, *case, record):
                    fail(case, fault)
                for fault in assembly_faults(options.lilt, case[0], options_of(*PICTURED), record):
                    fail(case, fault)
                for fault in explain_pictures.faults(options.lilt, case[0], options_of(*PICTURED), record,
                                                     lines_of_stages):
                    fail(case, fault)
            if options.page:
                name = "%s-%s-%d-%d.json" % (case[0].stem, case[1], case[2], number)
                (pathlib.Path(folder) / name).write_text(text)
        if options.page:
            page = ["node", str(REPORT / "page" / "tests" / "run.mjs"), "fold", folder]
            failures += subprocess.run(page).returncode != 0
    ran = sorted((TESTS.parent / "examples").glob("*.ll")) + sorted((TESTS / "programs" / "wider").glob("*.ll"))[::9]
    for path, fault in runs(options.lilt, validator, ran):
        failures += 1
        print("FAILED %s: %s" % (path.name, fault))
    for fault in page_faults(options.lilt):
        failures += 1
        print("FAILED " + fault)
    print("%d records of functions, %d failures" % (functions, failures))
    if functions < len(cases) // 2:
        print("FAILED: too few inputs have records")
        failures += 1
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
