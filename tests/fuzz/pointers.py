#!/usr/bin/env python3
"""Random programs about equal pointers of different objects: each load gives what was stored last at its address.

    pointers.py --seeds 1..100 [--lilt PATH] [--lli] [--keep DIRECTORY]

Objects of 8 bytes stand side by side, as variables and in a frame: the end of one is often the beginning of the next.
Programs compare such pointers, choose between them by selects, phis, loops and integers, and where they are equal store
through one and load through another, always within the object that the pointer belongs to. Each access is noted: its
address and its value. A function replays the notes and counts loads that differ from the last store, whatever the
addresses are, so all programs print the same at all levels, and interpreted, where no two objects touch. With --lli,
LLVM's lli runs them without optimizations as well; a few fail there, since LLVM takes an inttoptr of a ptrtoint for the
pointer itself.
"""

import argparse
import random
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from function_text import FunctionText

LEVELS = [["interpret"], ["run", "-O0"], ["run", "-O1"], ["run", "-O2", "--verify-each"]]
OBJECTS, ELEMENTS, SCENES, NOTES = 4, 2, 8, 128

# A note is an address, a value and what happened: 1 is a store, 2 a load. The replay compares a load with the last
# store to its address among the notes before it.
RUNTIME = """source_filename = "pointers"
%note = type { i64, i32, i32 }
@notes = internal global [NOTES x %note] zeroinitializer
@format = private constant [16 x i8] c"wrong: %d (%d)\\0A\\00"
declare i32 @printf(ptr, ...)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
define i32 @replay() noinline {
  br label %next
next:
  %i = phi i64 [ 0, %0 ], [ %i.1, %done ]
  %wrong = phi i32 [ 0, %0 ], [ %wrong.1, %done ]
  %at = getelementptr %note, ptr @notes, i64 %i
  %address = load i64, ptr %at
  %value.at = getelementptr %note, ptr %at, i64 0, i32 1
  %value = load i32, ptr %value.at
  %kind.at = getelementptr %note, ptr %at, i64 0, i32 2
  %kind = load i32, ptr %kind.at
  %is.load = icmp eq i32 %kind, 2
  br i1 %is.load, label %search, label %done
search:
  %j = phi i64 [ %i, %next ], [ %k, %other ]
  %k = sub i64 %j, 1
  %none = icmp slt i64 %k, 0
  br i1 %none, label %done, label %look
look:
  %at.k = getelementptr %note, ptr @notes, i64 %k
  %address.k = load i64, ptr %at.k
  %kind.at.k = getelementptr %note, ptr %at.k, i64 0, i32 2
  %kind.k = load i32, ptr %kind.at.k
  %same.address = icmp eq i64 %address, %address.k
  %is.store = icmp eq i32 %kind.k, 1
  %found = and i1 %same.address, %is.store
  br i1 %found, label %compare, label %other
other:
  br label %search
compare:
  %value.at.k = getelementptr %note, ptr %at.k, i64 0, i32 1
  %value.k = load i32, ptr %value.at.k
  %differs = icmp ne i32 %value, %value.k
  %more = zext i1 %differs to i32
  br label %done
done:
  %added = phi i32 [ 0, %next ], [ 1, %search ], [ %more, %compare ]
  %wrong.1 = add i32 %wrong, %added
  %i.1 = add i64 %i, 1
  %end = icmp eq i64 %i.1, NOTES
  br i1 %end, label %out, label %next
out:
  ret i32 %wrong.1
}
""".replace("NOTES", str(NOTES))


class Function(FunctionText):
    """Scenes about objects that are variables, or allocas."""

    def __init__(self, rng, name, in_frame):
        super().__init__(rng)
        self.name, self.notes = name, 0
        self.objects = [("%%o%d" if in_frame else "@" + name + ".o%d") % i for i in range(OBJECTS)]
        self.equal, self.element = "0", 0
        if in_frame:
            self.lines += ["  %s = alloca [%d x i32], align 8" % (o, ELEMENTS) for o in self.objects]
        self.line("call void @llvm.memset.p0.i64(ptr @notes, i8 0, i64 %d, i1 false)" % (16 * NOTES))
        for o in self.objects:
            for i in range(ELEMENTS):
                self.store(self.moved(o, i))
        for _ in range(SCENES):
            self.scene()
        self.line("%wrong = call i32 @replay()")
        self.line("call i32 (ptr, ...) @printf(ptr @format, i32 %%wrong, i32 %s)" % self.equal)
        self.line("ret void")

    def text(self):
        variables = [] if self.objects[0][0] == "%" else [
            "%s = internal global [%d x i32] zeroinitializer, align 8" % (o, ELEMENTS) for o in self.objects]
        return [*variables, "define void @%s() noinline {" % self.name, "entry:", *self.lines, "}"]

    def moved(self, pointer, elements):
        if elements == 0:
            return pointer
        flag = self.rng.choice(["", "inbounds "])
        return self.define("getelementptr %si32, ptr %s, i64 %d" % (flag, pointer, elements))

    # --- accesses, with notes of them
    def note(self, pointer, value, kind):
        address = self.define("ptrtoint ptr %s to i64" % pointer)
        for member, (type, word) in enumerate([("i64", address), ("i32", value), ("i32", str(kind))]):
            self.line("store %s %s, ptr getelementptr ([%d x %%note], ptr @notes, i64 0, i64 %d, i32 %d)"
                      % (type, word, NOTES, self.notes, member))
        self.notes += 1

    def store(self, pointer):
        value = str(self.rng.randrange(1000))
        self.line("store i32 %s, ptr %s" % (value, pointer))
        self.note(pointer, value, 1)

    def load(self, pointer):
        self.note(pointer, self.define("load i32, ptr %s" % pointer), 2)

    def access(self, pointer, places):
        """One of the elements: most often the same in all of a scene."""
        place = places[self.element] if self.rng.randrange(4) else self.rng.choice(places)
        self.rng.choice([self.store, self.load])(self.moved(pointer, place))

    # --- a scene: the end of one object, the beginning of another, and what becomes of them if they are equal
    def scene(self):
        self.element = self.rng.randrange(ELEMENTS)
        first, second = self.rng.sample(self.objects, 2)
        if self.rng.randrange(4):  # most often neighbours, in this order or the other
            i = self.rng.randrange(OBJECTS - 1)
            first, second = self.objects[i:i + 2][::self.rng.choice([1, -1])]
        behind, ahead = [-k for k in range(1, ELEMENTS + 1)], list(range(ELEMENTS))
        end = self.rng.choice([self.end_by_steps, self.end_by_loop])(first)
        for pointer, places in ((end, behind), (second, ahead)):
            if self.rng.randrange(2):
                self.access(pointer, places)
        is_equal = self.define("icmp eq ptr %s, %s" % ((end, second) if self.rng.randrange(2) else (second, end)))
        chosen, places = self.rng.choice([self.by_select, self.by_phi, self.by_integers])(
            is_equal, (end, behind), (second, ahead))
        if self.rng.randrange(4) == 0:
            chosen = self.through_null(chosen)
        then, otherwise, join = self.fresh(), self.fresh(), self.fresh()
        self.line("br i1 %s, label %%%s, label %%%s" % (is_equal, then, otherwise))
        self.label(then)
        for _ in range(self.rng.randint(2, 5)):
            self.access(*self.rng.choice([(chosen, places), (chosen, places), (second, ahead), (end, behind)]))
        self.line("br label %" + join)
        self.label(otherwise)
        self.line("br label %" + join)
        self.label(join)
        self.access(*self.rng.choice([(second, ahead), (end, behind)]))
        self.equal = self.define("add i32 %s, %s" % (self.equal, self.define("zext i1 %s to i32" % is_equal)))

    def end_by_steps(self, object):
        return self.moved(object, ELEMENTS)

    def end_by_loop(self, object):
        """A pointer that walks to the end."""
        end, before, loop, out = self.moved(object, ELEMENTS), self.block, self.fresh(), self.fresh()
        self.line("br label %" + loop)
        self.label(loop)
        pointer, after = "%" + loop + ".p", "%" + loop + ".q"
        self.line("%s = phi ptr [ %s, %%%s ], [ %s, %%%s ]" % (pointer, object, before, after, loop))
        self.line("%s = getelementptr i32, ptr %s, i64 1" % (after, pointer))
        left = self.define("icmp eq ptr %s, %s" % (after, end))
        self.line("br i1 %s, label %%%s, label %%%s" % (left, out, loop))
        self.label(out)
        return after

    # Each gives a pointer that belongs to one of the two objects if they are equal, and where it may be accessed.
    def by_select(self, is_equal, end, second):
        chosen, other = self.rng.sample([end, second], 2)
        condition, words = is_equal, [chosen[0], other[0]]
        if self.rng.randrange(2):
            condition = self.define("icmp ne ptr %s, %s" % (end[0], second[0]))
            words.reverse()
        return self.define("select i1 %s, ptr %s, ptr %s" % (condition, *words)), chosen[1]

    def by_phi(self, is_equal, end, second):
        chosen, other = self.rng.sample([end, second], 2)
        then, otherwise, join = self.fresh(), self.fresh(), self.fresh()
        self.line("br i1 %s, label %%%s, label %%%s" % (is_equal, then, otherwise))
        for block in (then, otherwise):
            self.label(block)
            self.line("br label %" + join)
        self.label(join)
        return self.define("phi ptr [ %s, %%%s ], [ %s, %%%s ]" % (chosen[0], then, other[0], otherwise)), chosen[1]

    def by_integers(self, is_equal, end, second):
        """The pointer may belong to either object: it is accessed in one of them."""
        numbers = [self.define("ptrtoint ptr %s to i64" % pointer) for pointer, _ in (end, second)]
        self.rng.shuffle(numbers)
        kind = self.rng.randrange(3)
        if kind == 0:
            condition = self.define("icmp eq i64 %s, %s" % tuple(numbers))
            number = self.define("select i1 %s, i64 %s, i64 %s" % (condition, *self.rng.sample(numbers, 2)))
        elif kind == 1:
            difference = self.define("sub i64 %s, %s" % tuple(numbers))
            number = self.define("add i64 %s, %s" % (numbers[1], difference))
        else:
            number = numbers[0]
        return self.define("inttoptr i64 %s to ptr" % number), self.rng.choice([end, second])[1]

    def through_null(self, pointer):
        is_null = self.define("icmp eq ptr %s, null" % pointer)
        return self.define("select i1 %s, ptr null, ptr %s" % (is_null, pointer))


def program(seed):
    rng = random.Random(seed)
    functions = [Function(rng, "f%d" % i, i % 2 == 1) for i in range(6)]
    lines = [line for function in functions for line in function.text()]
    calls = ["  call void @%s()" % function.name for function in functions]
    return RUNTIME + "\n".join([*lines, "define i32 @main() {", *calls, "  ret i32 0", "}", ""]), len(functions)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seeds", default="1..100")
    parser.add_argument("--lilt", default="build/lilt")
    parser.add_argument("--lli", action="store_true", help="by LLVM's lli as well")
    parser.add_argument("--keep", help="where failing programs go")
    options = parser.parse_args()
    first, last = (options.seeds.split("..") * 2)[:2]
    failed = equal = 0
    levels = [[options.lilt, *level] for level in LEVELS] + [[shutil.which("lli-19") or "lli", "-O0"]] * options.lli
    with tempfile.TemporaryDirectory() as directory:
        path = Path(directory) / "program.ll"
        for seed in range(int(first), int(last) + 1):
            text, functions = program(seed)
            path.write_text(text)
            for level in levels:
                run = subprocess.run([*level, str(path)], capture_output=True, timeout=60)
                lines = run.stdout.decode().splitlines()
                equal += sum(int(line.split("(")[1].rstrip(")")) for line in lines)
                if run.returncode == 0 and len(lines) == functions and all(l.startswith("wrong: 0 ") for l in lines):
                    continue
                failed += 1
                print("seed %d, %s: status %d, %s %s" % (seed, " ".join(level), run.returncode, lines,
                                                        run.stderr.decode()[:300]))
                if options.keep:
                    (Path(options.keep) / ("pointers-%d.ll" % seed)).write_text(text)
                break
    print("%d failed" % failed)
    if equal == 0:
        print("no two pointers were equal")
    return 1 if failed or equal == 0 else 0


if __name__ == "__main__":
    sys.exit(main())
