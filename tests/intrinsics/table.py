#!/usr/bin/env python3
"""Every intrinsic of the table at many types: lilt compiles it, or refuses it by name and place.

    table.py [--lilt PATH] [--every N] [--filter REGEX] [--show]

One module an intrinsic has a function for each instance of its signatures (ir/ssa/intrinsics.h describes them): scalars
and vectors of usual and odd widths and counts. lilt compiles it at -O0 and -O2. A function that is refused is a located
error, and is left out of the next attempt; any other end is a failure. `--every N` takes each Nth row; --show prints
what was refused.
"""
import argparse
import concurrent.futures
import itertools
import pathlib
import re
import subprocess
import sys
import tempfile

TABLE = pathlib.Path(__file__).resolve().parent.parent.parent / "ir" / "ssa" / "intrinsics.def"
FEATURES = re.findall(r'\w+\(\w+, "([a-z0-9.]+)"\)',
                      (TABLE.parent.parent / "support" / "processor_features.def").read_text())

INTEGERS = ["i1", "i7", "i8", "i16", "i32", "i33", "i64", "i128"]
FLOATS = ["half", "bfloat", "float", "double", "x86_fp80", "fp128"]
COUNTS = {"i1": (1, 7, 16, 64), "i7": (3,), "i8": (1, 3, 16, 32), "i16": (8, 5), "i32": (2, 4, 3, 8, 12), "i33": (5,),
          "i64": (2, 1, 7), "i128": (2,), "half": (4, 3), "bfloat": (8,), "float": (1, 3, 4, 8), "double": (2, 5),
          "x86_fp80": (2,), "fp128": (), "ptr": (2, 3, 4)}
IMMEDIATES = {"i1": ("false", "true"), "i8": ("1",), "i32": ("1",), "i64": ("0",), "double": ("1.0",)}


def vectors(elements):
    return [(element, lanes) for element in elements for lanes in COUNTS[element]]


def scalars(elements):
    return [(element, 0) for element in elements]


CLASSES = {
    "int": scalars(INTEGERS) + vectors(INTEGERS), "fp": scalars(FLOATS) + vectors(FLOATS),
    "narrower": scalars(FLOATS[:4]) + vectors(FLOATS[:4]), "wider": scalars(FLOATS[2:]) + vectors(FLOATS[2:5]),
    "ptrs": scalars(["ptr"]) + vectors(["ptr"]), "integer": scalars(["i32", "i64", "i7", "i128"]),
    "floating": scalars(FLOATS), "ptr": scalars(["ptr"]), "bytes": scalars(["i16", "i32", "i48", "i64", "i128"]) + vectors(["i16", "i32", "i64"]),
    "vec": vectors(["i1", "i8", "i32", "i64", "i33", "float", "double", "half", "ptr"]), "vint": vectors(INTEGERS),
    "vfp": vectors(FLOATS), "vptr": vectors(["ptr"]), "any": scalars(["i32", "ptr", "double"]) + vectors(["i16"]),
}


def text_of(element, lanes):
    return "<%d x %s>" % (lanes, element) if lanes else element


def bits_of(element):
    known = {"half": 16, "bfloat": 16, "float": 32, "double": 64, "x86_fp80": 80, "fp128": 128, "ptr": 64}
    return known.get(element) or int(element[1:])


def words_of(signature):
    """All words, those in structs too."""
    return re.split(r"[ ,{}]+", signature.replace("!", ""))


def choices(signature):
    """The types of each letter of the signature, in all combinations that fit."""
    bound = {}
    for word in words_of(signature):
        match = re.fullmatch(r"([A-Z]):(\w+)(?::([A-Z]))?", word)
        if match:
            bound[match[1]] = (match[2], match[3])
    first = [letter for letter, (_, like) in bound.items() if like is None]
    for types in itertools.product(*(CLASSES[bound[letter][0]] for letter in first)):
        letters = dict(zip(first, types))
        # With two free letters every second combination is enough.
        yield from dependent(bound, letters)


def dependent(bound, letters):
    rest = [letter for letter in bound if letter not in letters]
    if not rest:
        yield dict(letters)
        return
    letter = rest[0]
    name, like = bound[letter]
    element, lanes = letters[like]
    if name == "part":
        found = [(element, count) for count in {1, max(1, lanes // 2), lanes}]
    elif name == "multiple":
        found = [(element, count * lanes) for count in (1, 2, 4)]
    else:
        found = [(e, lanes) for e, count in CLASSES[name] if count == 0]
        if name == "narrower":
            found = [(e, n) for e, n in found if bits_of(e) < bits_of(element)]
        if name == "wider":
            found = [(e, n) for e, n in found if bits_of(e) > bits_of(element)]
    for kind in found:
        yield from dependent(bound, {**letters, letter: kind})


def type_of(word, letters):
    if word.startswith("{"):
        return "{ " + ", ".join(type_of(w, letters) for w in word[1:-1].split(",")) + " }"
    fixed = re.fullmatch(r"v(\d+)(\w\d+)", word)
    if fixed:
        return text_of(type_of(fixed[2], letters), int(fixed[1]))
    if not word[0].isupper():
        return {"f32": "float", "f64": "double"}.get(word, word)
    element, lanes = letters[word[0]]
    part = word[2:] if word[1:2] == "." else ""
    if part == "lane":
        return element
    if part in ("i1", "i64", "ptr"):
        element = part
    lanes = {"half": lanes // 2, "twice": lanes * 2}.get(part, lanes)
    if part[:3] == "per":
        lanes //= int(part[3:])
    elif part[:2] == "by":
        lanes *= int(part[2:])
    return text_of(element, lanes)


def fits(signature, letters):
    """Whether divided counts are whole."""
    for word in words_of(signature):
        divisor = 2 if word.endswith(".half") else int(word[5:]) if word[1:5] == ".per" else 1
        if divisor > 1 and (letters[word[0]][1] % divisor or not letters[word[0]][1]):
            return False
    return True


def metadata(name, index, count):
    if name.endswith("_register"):
        return '!{!"rsp"}'
    if index + 1 == count and "constrained" in name:
        return '!"fpexcept.strict"'
    return '!"oeq"' if "fcmp" in name else '!"round.dynamic"'


def functions(name, signatures):
    """(parameters, result, operands with values) of each instance."""
    for signature in signatures.split("|"):
        words = signature.split(" ")
        for letters in choices(signature):
            if "..." in words or not fits(signature, letters):
                continue
            result, *types = [type_of(word.lstrip("!"), letters) for word in words]
            choices_of_values = []
            for i, (word, kind) in enumerate(zip(words[1:], types)):
                if kind == "metadata":
                    choices_of_values.append([metadata(name, i, len(types))])
                elif word[0] == "!":
                    choices_of_values.append(IMMEDIATES[kind])
                else:
                    choices_of_values.append(["%%a%d" % i])
            for values in itertools.product(*choices_of_values):
                yield result, list(zip(types, values))


def function_text(number, name, result, operands):
    """Operands come from memory and results go there, since signatures allow fewer types."""
    variables = [(t, v) for t, v in operands if v[0] == "%"]
    lines = ["%s = load %s, ptr %s.in" % (v, t, v) for t, v in variables]
    arguments = ", ".join(t + " " + v for t, v in operands)
    call = "call %s @%s(%s)" % (result, name, arguments)
    lines += [call] if result == "void" else ["%r = " + call, "store %s %%r, ptr %%to" % result]
    parameters = ", ".join(["ptr %to"] + ["ptr %s.in" % v for _, v in variables])
    return "define void @f%d(%s) #0 {\n%s\nret void\n}\n" % (number, parameters, "\n".join(lines))


class Row:
    def __init__(self, name, signatures):
        self.name, self.instances = name, list(functions(name, signatures))
        self.refused = []

    def text(self, instances):
        head = 'source_filename = "t"\ntarget triple = "x86_64-pc-linux-gnu"\n'
        end = 'attributes #0 = { "target-features"="%s" }\n' % ",".join("+" + f for f in FEATURES)
        # Without types in their names, these need no declarations.
        return head + "".join(function_text(i, self.name, *instance) for i, instance in instances) + end

    def check(self, lilt, level, directory):
        """What is wrong, if anything."""
        path = directory / (self.name + level + ".ll")
        instances = dict(enumerate(self.instances))
        while instances:
            path.write_text(self.text(instances.items()))
            done = subprocess.run([lilt, level, "-j", "1", "-c", str(path), "-o", "/dev/null"], capture_output=True,
                                  text=True)
            if done.returncode == 0:
                return None
            places = [int(line) for line in re.findall(r"^\S+\.ll:(\d+):\d+: error: ", done.stderr, re.M)]
            if done.returncode != 1 or not places:
                return "%s %s: status %d\n%s" % (self.name, level, done.returncode, done.stderr[:2000])
            starts = [text.count("\n", 0, match.start()) + 1 for text in [path.read_text()]
                      for match in re.finditer(r"^define", text, re.M)]
            numbers = list(instances)
            for place in places:
                number = numbers[max(i for i, start in enumerate(starts) if start <= place)]
                if number in instances:
                    self.refused.append((level, instances.pop(number), done.stderr.splitlines()[0]))
        return None


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--lilt", default="build/lilt")
    parser.add_argument("--every", type=int, default=1)
    parser.add_argument("--filter", default="")
    parser.add_argument("--show", action="store_true")
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args()
    rows = re.findall(r'^X\("(llvm\.[^"]*)", "([^"]+)"', TABLE.read_text(), re.M)
    rows = [Row(*row) for row in rows if re.search(options.filter, row[0])][::options.every]
    with tempfile.TemporaryDirectory() as directory, concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        run = lambda row: [row.check(options.lilt, level, pathlib.Path(directory)) for level in ("-O0", "-O2")]
        wrong = [text for found in pool.map(run, rows) for text in found if text]
    for row in rows:
        for level, (result, operands), message in row.refused if options.show else []:
            print(level, row.name, result, [t for t, _ in operands], message.split("error: ")[-1])
    instances, refused = sum(len(row.instances) for row in rows), sum(len(row.refused) for row in rows)
    print("%d intrinsics, %d instances at 2 levels, %d refused, %d failed" % (len(rows), instances, refused, len(wrong)))
    print("\n".join(wrong), end="")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
