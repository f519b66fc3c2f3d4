#!/usr/bin/env python3
"""Random programs run the same interpreted, in memory and as executables.

A function calls only those above it, and loops count up to a small number, so every program ends; the number of calls
that one takes is limited. A NaN's sign is not specified: programs print it as "nan".

  random_programs.py --number PATH [--seeds 1..100] [--print SEED]
"""
import argparse
import pathlib
import random
import subprocess
import sys
import tempfile

SHOW = """fn show(x: Number): Void {
    if x == x {
        println(x);
    } else {
        println("nan");
    }
}
"""


MAX_CALLS = 3000  # of one call of a function, those that it makes among them


class Generator:
    def __init__(self, seed):
        self.random = random.Random(seed)
        self.functions = []  # (name, number of parameters, calls that one takes)
        self.counters = 0
        self.calls = 0  # that the current function makes at most
        self.rounds = 1  # of the loops around the current place, multiplied

    def pick(self, *choices):
        return self.random.choice(choices)

    def expr(self, names, depth):
        if depth == 0 or self.random.random() < 0.2:
            return self.pick(*names) if names and self.random.random() < 0.7 else self.literal()
        kind = self.random.random()
        callees = [f for f in self.functions if self.calls + self.rounds * f[2] <= MAX_CALLS]
        if kind < 0.15 and callees:
            name, count, calls = self.pick(*callees)
            self.calls += self.rounds * calls
            return "%s(%s)" % (name, ", ".join(self.expr(names, depth - 1) for _ in range(count)))
        if kind < 0.3:
            return "%s%s" % (self.pick("-", "!"), self.operand(names, depth))
        operator = self.pick("+", "-", "*", "/", "<", "<=", ">", ">=", "==", "!=", "&&", "||")
        return "%s %s %s" % (self.operand(names, depth), operator, self.operand(names, depth))

    def operand(self, names, depth):
        return "(%s)" % self.expr(names, depth - 1)

    def literal(self):
        return self.pick("0", "1", "2", "3", "0.5", "10", "7.25", "1e10", "1e-3", str(self.random.randrange(1000)))

    def block(self, indent, names, assignable, depth, returns):
        names, assignable = list(names), list(assignable)
        lines = []
        for _ in range(self.random.randrange(1, 5)):
            lines += self.stmt(indent, names, assignable, depth, returns)
        return lines

    def stmt(self, indent, names, assignable, depth, returns):
        pad = " " * indent
        kind = self.random.random()
        if kind < 0.25:
            name = "v%d" % len(names)
            while name in names:
                name += "x"
            lines = ["%s%s %s = %s;" % (pad, self.pick("var", "let"), name, self.expr(names, 3))]
            names.append(name)
            if lines[0].startswith(pad + "var"):
                assignable.append(name)
            return lines
        if kind < 0.45 and assignable:
            return ["%s%s = %s;" % (pad, self.pick(*assignable), self.expr(names, 3))]
        if kind < 0.6 or depth == 0:
            return ["%sshow(%s);" % (pad, self.expr(names, 2))]
        if kind < 0.67 and returns:
            condition, value = self.expr(names, 2), self.expr(names, 2)
            return ["%sif %s {" % (pad, condition), "%s    return %s;" % (pad, value), pad + "}"]
        inner = indent + 4
        if kind < 0.85:
            lines = ["%sif %s {" % (pad, self.expr(names, 3))]
            lines += self.block(inner, names, assignable, depth - 1, returns)
            if self.random.random() < 0.5:
                lines += [pad + "} else {"] + self.block(inner, names, assignable, depth - 1, returns)
            return lines + [pad + "}"]
        self.counters += 1
        counter = "i%d" % self.counters
        limit, outer = self.random.randrange(1, 4), self.rounds
        self.rounds *= limit + 1
        lines = ["%svar %s = 0;" % (pad, counter),
                 "%swhile %s < %d && (%s) {" % (pad, counter, limit, self.pick("1", self.expr(names, 2))),
                 "%s    %s = %s + 1;" % (pad, counter, counter)]
        lines += self.block(inner, names + [counter], assignable, depth - 1, returns)
        self.rounds = outer
        return lines + [pad + "}"]

    def program(self):
        text = SHOW
        for index in range(self.random.randrange(1, 5)):
            parameters = ["p%d" % i for i in range(self.random.randrange(0, 10))]
            self.calls = 1
            body = self.block(4, parameters, [], 2, True)
            body.append("    return %s;" % self.expr(parameters, 3))
            text += "\nfn f%d(%s): Number {\n%s\n}\n" % (
                index, ", ".join(p + ": Number" for p in parameters), "\n".join(body))
            self.functions.append(("f%d" % index, len(parameters), self.calls))
        self.calls = 0
        main = self.block(4, [], [], 2, False)
        main += ["    show(%s(%s));" % (name, ", ".join(self.literal() for _ in range(count)))
                 for name, count, _ in self.functions]
        return text + "\nfn main(): Void {\n%s\n}\n" % "\n".join(main)


def run(*command):
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=60)
    return done.returncode, done.stdout


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--number", required=True, type=pathlib.Path)
    parser.add_argument("--seeds", default="1..100")
    parser.add_argument("--print", type=int)
    options = parser.parse_args()
    if options.print is not None:
        print(Generator(options.print).program(), end="")
        return 0
    first, last = map(int, options.seeds.split(".."))
    number, failures, lines = str(options.number.resolve()), 0, 0
    with tempfile.TemporaryDirectory() as directory:
        source, executable = directory + "/random.num", directory + "/random"
        for seed in range(first, last + 1):
            pathlib.Path(source).write_text(Generator(seed).program())
            expected = run(number, "--interpret", source)
            lines += expected[1].count("\n")
            if expected[0]:
                failures += 1
                print("FAILED seed %d, interpreted: %s" % (seed, expected[1]))
                continue
            for level in ("-O0", "-O2"):
                got = {"--run": run(number, "--run", level, source)}
                built = run(number, level, source, "-o", executable)
                got["executable"] = run(executable) if built == (0, "") else built
                for how, result in got.items():
                    if result != expected:
                        failures += 1
                        print("FAILED seed %d, %s %s" % (seed, how, level))
    print("%d programs, %d lines of output, %d failed" % (last - first + 1, lines, failures))
    return 1 if failures or not lines else 0


if __name__ == "__main__":
    sys.exit(main())
