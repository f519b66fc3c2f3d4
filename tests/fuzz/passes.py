"""One program through passes of the optimizer in other orders than the table's.

Each pass alone; each pass twice in a random order; the passes after legalization on legalized text, twice. The verifier
runs after each pass, the interpreter judges the text that comes out, and lilt compiles it at a random level.
"""
import random
import re


class Passes:
    """The optional passes of SSA IR, from `lilt --help`."""

    def __init__(self, help_text):
        rows = re.findall(r"^ {2,4}([a-z0-9-]+) {2,}(.*)$", help_text.split("Passes:\n")[-1].split("\n\n")[0], re.M)
        names = [name for name, _ in rows]
        optional = [name for name, description in rows if description.endswith("optional)")]
        legalize, select = names.index("legalize"), names.index("isel")
        self.of_source = [n for n in optional if names.index(n) < legalize]
        # a pass on legalized IR, and the pass before it
        self.of_legal = [(n, names[names.index(n) - 1]) for n in optional if legalize < names.index(n) < select]
        assert self.of_source and self.of_legal

    def sequences(self, rng):
        """(the pass whose dump is the start, or None for the text itself; the passes)."""
        for name in self.of_source:
            yield None, [name]
        for _ in range(2):
            shuffled = self.of_source * 2
            rng.shuffle(shuffled)
            yield None, shuffled
        for name, before in self.of_legal:
            yield before, [name, name]


def complaints_of(lilt, path, directory, seed, execute):
    """What goes wrong with the program at `path`; execute(words) returns (status, stdout, stderr)."""
    rng = random.Random("passes %d" % seed)
    expected = execute([lilt, "interpret", path])
    if expected[0] == -999 or expected[2]:
        return ["interpret: status %d %s" % (expected[0], expected[2][:300])]
    complaints = []
    for start, names in Passes(execute([lilt, "--help"])[1].decode()).sequences(rng):
        level = rng.choice(("-O0", "-O1", "-O2"))
        steps = [["-O2", "--stop-after=" + start]] if start else []
        steps += [[level, "--verify-each", "--run-pass=" + name] for name in names]
        problem = run_steps(lilt, path, directory, steps, expected, execute)
        if problem:
            complaints.append("%s: %s" % (" ".join(" ".join(step) for step in steps), problem))
    return complaints


def run_steps(lilt, path, directory, steps, expected, execute):
    for number, step in enumerate(steps):
        made = directory / ("step-%d.ll" % (number % 2))
        status, _, errors = execute([lilt, *step, path, "-o", made])
        if status != 0:
            return "status %d after %d steps: %s" % (status, number, errors[:400])
        path = made
    ways = [["interpret"], ["run", "-lstdc++", "-O0"], ["run", "-lstdc++", "-O2", "--verify-each"]]
    text = path.read_text()
    # Legalized invokes are not those of a source; the interpreter lacks what becomes of vectors.
    if any(name in text for name in ("@llvm.lilt.returned", "@llvm.lilt.vector.", " = packed ")):
        ways = [["run", "-lstdc++", "-O2", "--verify-each", steps[-1][-1].replace("--run-pass", "--start-after")]]
    for words in ways:
        status, output, errors = execute([lilt, *words, path])
        if (status, output) != expected[:2]:
            return "%s: status %d, output %r, expected %r %s" % (
                " ".join(words), status, output[-60:], expected[1][-60:], errors[:300])
    return ""
