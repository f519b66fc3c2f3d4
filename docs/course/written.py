#!/usr/bin/env python3
"""Judges answers that are written down: sets, orders and moves of a function's register allocation.

Usage: written.py TASK FILE.ll [ANSWER.txt] [--only KEY] [--block NAME] [OPTION …]

An answer has lines `KEY: WORD …`, in any order; `#` begins a comment, `-` is nothing. Tasks, and their keys:

  code           nothing to answer: prints the numbered code, weights of blocks, and phis as moves on edges
  live           a position, but for phis: the values that are live before it
  segments       a value: where it lives, as ranges of positions before which it is live (4-9 or 7); they may go on
                 to the end of a block, as an allocator's do, if only a jump before the last leaves to where it lives
  moves-of-phis  an edge `bb.1-bb.2`: moves `a=b` in order, which do what the phis want; `tmp` is free
  order          `order`: the values in the order in which the allocator looks at them
  memory         `memory`: the values that the allocator sends to memory
  costs          a value: what memory would cost it all its life, as the allocator `basic` counts
  moves          a position: what is inserted before it, as copy=%x, store=%x, load=%x, remake=%x
  webs           web: values that share one web; the key of each line is `web`
  across         the position of a call: the values that live across it
  fixed          a position: values and the registers that the instruction wants them in, as %x=rcx
  neighbours     a value: the values that it interferes with

Without an answer, prints the right one. --only and --block, which may be repeated: these keys are judged, or those that
are positions in the block. Other options (`--regalloc=textbook`, `--ra-regs=4`) are lilt's. The function is the file's
first one, or that of --filter-print-funcs.
"""
import json
import subprocess
import sys

TOLERANCE = 0.02  # of a cost


def first_function(file, options):
    run = subprocess.run(["lilt", "explain", "--json", *options, file], capture_output=True, text=True)
    if run.returncode != 0:
        raise SystemExit(run.stderr.strip())
    return Function(json.loads(run.stdout)["functions"][0])


class Function:
    """The record of a function's register allocation."""

    def __init__(self, function):
        record = self.record = function["allocations"][0]
        self.code = [function["texts"][line] for line in record["instructions"]]
        self.blocks, self.values = record["blocks"], [v for v in record["values"] if v["web"] >= 0]
        self.name = [value["name"] for value in record["values"]]
        self.dead = {(dead["position"], self.name[v]) for dead in record["dead_gaps"] for v in dead["values"]}

    def is_in_segment(self, value, point):
        return any(start <= point < end for start, end in value["segments"])

    def is_live_before(self, value, position):
        return self.is_in_segment(value, 4 * position) and (position, value["name"]) not in self.dead

    def values_of_web(self, web):
        return [value["name"] for value in self.values if value["web"] == web]

    def short(self, block):
        return ".".join(block["name"].split(".")[:2])

    def weight_of(self, block):
        """As lilt weighs it: its executions, and a share for its bytes. None if nothing in it reads or writes."""
        weights = [w for value in self.values for point, _, w in value["uses"]
                   if block["first"] <= point // 4 < block["end"]]
        return weights[0] if weights else None


def code(function):
    lines = []
    for block in function.blocks:
        weight = function.weight_of(block)
        lines.append("%s%s" % (block["name"], "" if weight is None else " (weight %.4g)" % weight))
        lines += ["%5d  %s" % (n, function.code[n]) for n in range(block["first"], block["end"])]
    return lines


def live(function):
    return {str(n): {v["name"] for v in function.values if function.is_live_before(v, n)}
            for n in range(len(function.code)) if " = PHI " not in function.code[n]}


class Ranges:
    """Positions as ranges: all those of `live`, and none outside `segments`."""

    def __init__(self, live, segments):
        self.live, self.segments = live, segments

    def solution(self):
        starts = [n for n in self.live if n - 1 not in self.live]
        ends = [n for n in self.live if n + 1 not in self.live]
        return ["%d-%d" % pair if pair[0] != pair[1] else str(pair[0]) for pair in zip(starts, ends)]

    def complaint_about(self, words):
        given = set()
        for word in words:
            first, dash, last = word.partition("-")
            if not first.isdigit() or dash and not last.isdigit():
                return "'%s' is not a range" % word
            given |= {n for n in range(int(first), int(last or first) + 1)}
        if given - set(self.segments):
            return "it is not live before %d" % min(given - set(self.segments))
        missing = set(self.live) - given
        return "it is live before %d other positions" % len(missing) if missing else ""


def segments(function):
    positions = range(len(function.code))
    return {v["name"]: Ranges([n for n in positions if function.is_live_before(v, n)],
                              [n for n in positions if function.is_in_segment(v, 4 * n)]) for v in function.values}


def phis(function):
    """By edge: {phi: operand}, without those that are the same."""
    edges = {}
    for block in function.blocks:
        for n in range(block["first"], block["end"]):
            result, _, rest = function.code[n].partition(" = PHI ")
            words = rest.split(", ") if rest else []
            for operand, predecessor in zip(words[0::2], words[1::2]):
                edge = edges.setdefault("%s-%s" % (predecessor, function.short(block)), {})
                name = result.split(":")[0]
                if name != operand:
                    edge[name] = operand
    return edges


class Moves:
    """A sequence of moves that is right if it does what the phis of an edge want, with no move to spare."""

    def __init__(self, wanted):
        self.wanted = wanted

    def cycles(self):
        found, left = 0, dict(self.wanted)
        while left:
            first = at = next(iter(left))
            while at in left:
                at = left.pop(at)
            found += at == first
        return found

    def solution(self):
        """Moves whose result nothing reads any more come first; a cycle is broken by tmp."""
        left, moves = dict(self.wanted), []
        while left:
            free = next((to for to in left if to not in left.values()), None)
            if free is None:
                to = next(iter(left))
                moves.append("tmp=%s" % to)
                left = {a: "tmp" if b == to else b for a, b in left.items()}
                continue
            moves.append("%s=%s" % (free, left.pop(free)))
        return moves

    def complaint_about(self, words):
        places = {}
        for word in words:
            to, equals, source = word.partition("=")
            if not equals:
                return "'%s' is not a move" % word
            places[to] = places.get(source, source)
        for to, source in self.wanted.items():
            if places.get(to, to) != source:
                return "after the moves, %s holds what %s was" % (to, places.get(to, to))
        for place in places:
            if place not in self.wanted and place != "tmp":
                return "%s is overwritten" % place
        fewest = len(self.wanted) + self.cycles()
        return "%d moves do" % fewest if len(words) > fewest else ""


def moves_of_phis(function):
    return {edge: Moves(wanted) for edge, wanted in phis(function).items() if wanted}


class Order:
    """The order of an allocator's visits. Values of one web are one; of equal ones, any may come first."""

    def __init__(self, keys):
        self.keys = keys  # (name, key) of each web that is visited first

    def solution(self):
        return [names[0] for names, _ in self.keys]

    def complaint_about(self, words):
        found = [next((i for i, (names, _) in enumerate(self.keys) if word in names), None) for word in words]
        if None in found:
            return "%s is not one of the values" % words[found.index(None)]
        if len(set(found)) != len(self.keys) or len(found) != len(self.keys):
            return "there are %d webs to look at, each once" % len(self.keys)
        for before, after, word in zip(found, found[1:], words[1:]):
            if self.keys[before][1] > self.keys[after][1]:
                return "%s comes earlier" % word
        return ""


def order(function):
    seen, keys = set(), []
    webs = {}  # by live range
    for event in function.record["events"]:
        if event["kind"] == "create":
            webs[event["range"]] = (event["web"], event["from"])
        if event["kind"] != "visit" or event["range"] not in webs:
            continue
        web, start = webs[event["range"]]
        if web in seen:
            continue
        seen.add(web)
        key = -round(event["cost"], 6) if "cost" in event else start
        keys.append((function.values_of_web(web), key))
    return {"order": Order(keys)}


def memory(function):
    webs = {r["web"] for r in function.record["live_ranges"] if r["register"] == "" and not r["temporary"]}
    return {"memory": {value["name"] for value in function.values if value["web"] in webs}}


class Cost:
    def __init__(self, cost):
        self.cost = cost

    def solution(self):
        return ["%.4g" % self.cost]

    def complaint_about(self, words):
        try:
            cost = float(words[0]) if len(words) == 1 else None
        except ValueError:
            cost = None
        if cost is None:
            return "one number is wanted"
        return "" if abs(cost - self.cost) <= TOLERANCE * max(1, self.cost) else "it is another number"


def costs(function):
    result, webs = {}, {}
    for event in function.record["events"]:
        if event["kind"] == "create":
            webs[event["range"]] = event["web"]
        if event["kind"] == "visit" and "terms" in event and event["range"] in webs:
            terms = [function.record["terms"][number] for number in event["terms"]]
            for name in function.values_of_web(webs[event["range"]]):
                result.setdefault(name, Cost(sum(weight * factor for _, _, _, weight, factor in terms)))
    return result


KINDS = {"copy": "copy", "exchange": "exchange", "spill": "store", "reload": "load", "rematerialize": "remake"}


def moves(function):
    result = {}
    for edit in function.record["edits"]:
        name = function.name[edit["value"]] if edit["value"] >= 0 else "?"
        result.setdefault(str(edit["point"] // 4), set()).add("%s=%s" % (KINDS[edit["kind"]], name))
    return result


def webs(function):
    numbers = sorted({value["web"] for value in function.values})
    return {"web": [set(function.values_of_web(web)) for web in numbers]}


def across(function):
    """The call's own operands and results do not count."""
    calls = {point // 4 for clobber in function.record["clobbers"] for point in clobber["points"]
             if "CALL" in function.code[point // 4]}
    return {str(n): {v["name"] for v in function.values
                     if function.is_in_segment(v, 4 * n) and function.is_in_segment(v, 4 * n + 3)} for n in sorted(calls)}


def fixed(function):
    result = {}
    for reserved in function.record["reserved"]:
        if reserved["value"] >= 0:
            word = "%s=%s" % (function.name[reserved["value"]], reserved["register"])
            result.setdefault(str(reserved["from"] // 4), set()).add(word)
    return result


def overlap(a, b):
    return any(s < t2 and s2 < t for s, t in a["segments"] for s2, t2 in b["segments"])


def neighbours(function):
    return {v["name"]: {o["name"] for o in function.values if o is not v and o["register_class"] == v["register_class"]
                        and overlap(v, o)} for v in function.values}


TASKS = {f.__name__.replace("_", "-"): f for f in (code, live, segments, moves_of_phis, order, memory, costs, moves,
                                                   webs, across, fixed, neighbours)}


def answers_in(path):
    """[(key, words)] of each line."""
    found = []
    for number, line in enumerate(open(path), 1):
        line = line.split("#")[0].strip()
        if not line:
            continue
        key, colon, words = line.partition(":")
        if not colon:
            raise SystemExit("line %d has no colon" % number)
        found.append((key.strip(), [word for word in words.replace(",", " ").split() if word != "-"]))
    return found


def complaint_about(wanted, words):
    if not isinstance(wanted, set):
        return wanted.complaint_about(words)
    if set(words) - wanted:
        return "%s is wrong here" % min(set(words) - wanted)
    return "%d are missing" % len(wanted - set(words)) if wanted - set(words) else ""


def judge(wanted, answers):
    """What is wrong with each key; keys that are missing count as empty."""
    if "web" in wanted:  # a partition
        sets = [set(words) for key, words in answers if key == "web"]
        yield from ("%s are not one web" % " ".join(sorted(s)) for s in sets if s and s not in wanted["web"])
        yield from ("a web of %d values is missing" % len(s) for s in wanted["web"] if s not in sets)
        return
    given = dict(answers)
    yield from ("%s: no line has this name" % key for key in given if key not in wanted)
    for key, right in wanted.items():
        complaint = complaint_about(right, given.get(key, []))
        if complaint:
            yield "%s: %s" % (key, complaint)


def printed(wanted):
    for key, right in wanted.items():
        for part in right if isinstance(right, list) else [right]:
            words = sorted(part) if isinstance(part, set) else part.solution()
            yield "%s: %s" % (key, " ".join(words) or "-")


def take_option(arguments, name):
    """The words after each `name`, which are removed."""
    found = []
    while name in arguments:
        at = arguments.index(name)
        found += arguments[at + 1:at + 2]
        del arguments[at:at + 2]
    return found


def positions_in(function, names):
    blocks = [block for block in function.blocks if function.short(block) in names]
    return [str(n) for block in blocks for n in range(block["first"], block["end"])]


def main():
    arguments = sys.argv[1:]
    only, blocks = take_option(arguments, "--only"), take_option(arguments, "--block")
    words = [argument for argument in arguments if not argument.startswith("-")]
    if len(words) not in (2, 3) or words[0] not in TASKS:
        raise SystemExit(__doc__)
    function = first_function(words[1], [argument for argument in arguments if argument.startswith("-")])
    wanted = TASKS[words[0]](function)
    if isinstance(wanted, list):
        print("\n".join(wanted))
        return 0
    answers = answers_in(words[2]) if len(words) == 3 else []
    if only or blocks:
        kept = only + positions_in(function, blocks)
        wanted = {key: right for key, right in wanted.items() if key in kept}
        answers = [(key, given) for key, given in answers if key in kept]
    if len(words) == 2:
        print("\n".join(printed(wanted)))
        return 0
    complaints = list(judge(wanted, answers))
    print("\n".join(complaints) or "right")
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main())
