#!/usr/bin/env python3
"""Compiles and links programs with -flto: what comes in, what goes, and what stays since something else names it.

  whole_program.py --lilt build/lilt
"""
import argparse
import pathlib
import subprocess
import sys
import tempfile

MAIN = """source_filename = "main"
@counter = external global i32
@hook = hidden global i32 5
declare i32 @add(i32, i32)
declare i32 @printf(ptr, ...)
declare void @qsort(ptr, i64, i64, ptr)
@format = private constant [13 x i8] c"%d %d %d %d\\0A\\00"
define i32 @compare(ptr %a, ptr %b) {
  %x = load i32, ptr %a
  %y = load i32, ptr %b
  %d = sub i32 %x, %y
  ret i32 %d
}
define internal i32 @helper(i32 %x) {
  %r = mul i32 %x, 3
  ret i32 %r
}
define i32 @main() {
  %v = alloca [2 x i32]
  store i32 9, ptr %v
  %second = getelementptr i32, ptr %v, i64 1
  store i32 4, ptr %second
  call void @qsort(ptr %v, i64 2, i64 4, ptr @compare)
  %least = load i32, ptr %v
  %h = call i32 @helper(i32 2)
  %c = load i32, ptr @counter
  %sum = call i32 @add(i32 %h, i32 %c)
  %k = load i32, ptr @hook
  %n = call i32 (ptr, ...) @printf(ptr @format, i32 %least, i32 %sum, i32 %c, i32 %k)
  ret i32 0
}
"""
PART = """source_filename = "part"
@counter = global i32 7
define internal i32 @helper(i32 %x) {
  %r = add i32 %x, 1
  ret i32 %r
}
define weak i32 @add(i32 %a, i32 %b) {
  %x = call i32 @helper(i32 %a)
  %r = add i32 %x, %b
  ret i32 %r
}
define i32 @unused() {
  %r = call i32 @add(i32 1, i32 2)
  ret i32 %r
}
"""
EXPECTED = "4 14 7 5\n"


class Test:
    def __init__(self, lilt):
        self.lilt, self.failures, self.count = pathlib.Path(lilt).resolve(), 0, 0
        self.folder = tempfile.TemporaryDirectory()
        self.path = pathlib.Path(self.folder.name)
        for name, text in (("main", MAIN), ("part", PART)):
            (self.path / (name + ".ll")).write_text(text)
            self.run(self.lilt, "-O2", "-flto", "-c", name + ".ll", "-o", name + ".o")
        (self.path / "other.ll").write_text("define i32 @other() {\n  ret i32 1\n}\n")
        self.run(self.lilt, "-flto", "-c", "other.ll", "-o", "other.o")

    def run(self, *words):
        return subprocess.run([str(word) for word in words], capture_output=True, text=True, cwd=self.path)

    def check(self, name, is_right, found=""):
        self.count += 1
        if not is_right:
            self.failures += 1
            print("FAIL %s: %s" % (name, found))

    def symbols(self, file, *words):
        """The symbols of a file: name → letter of nm."""
        lines = self.run("nm", *words, file).stdout.splitlines()
        return {line.split()[-1]: line.split()[-2] for line in lines if len(line.split()) > 1}

    def link(self, name, *words, output=EXPECTED):
        done = self.run(self.lilt, "-O2", "-flto", *words, "-o", "program")
        self.check(name + ", link", done.returncode == 0 and not done.stderr, done.stderr)
        done = self.run("./program")
        self.check(name + ", output", done.stdout == output, repr(done.stdout))
        return self.symbols("program")

    def test_objects(self):
        sections = self.run("readelf", "-SW", "main.o").stdout
        self.check("an object carries its IR", any(".lilt.ir" in line and " E " in line for line in sections.splitlines()))
        symbols = self.link("objects", "main.o", "part.o")
        self.check("calls come in", "add" not in symbols and "helper" not in symbols, symbols)
        self.check("what nothing refers to goes", "unused" not in symbols, symbols)
        self.check("others are local", symbols.get("compare") == "t", symbols)
        self.check("what no module writes is a constant, whose loads fold", "counter" not in symbols, symbols)
        self.check("main stays", symbols.get("main") == "T", symbols)
        self.check("linkers leave the IR out", ".lilt.ir" not in self.run("readelf", "-SW", "program").stdout)
        self.run(self.lilt, "-O2", "-flto", "-j2", "main.o", "part.o", "-o", "other")
        self.check("threads change no byte", (self.path / "program").read_bytes() == (self.path / "other").read_bytes())
        self.check("modules", "add" not in self.link("modules", "main.ll", "part.ll"))
        self.check("a module and an object", "add" not in self.link("a module and an object", "main.ll", "part.o"))
        done = self.run(self.lilt, "main.o", "part.o", "-o", "program")
        self.check("machine code without -flto", self.symbols("program").get("add") == "W", done.stderr)

    def test_archives(self):
        self.run("ar", "rcs", "libparts.a", "part.o", "other.o")
        symbols = self.link("an archive", "main.o", "-L.", "-lparts")
        self.check("a member comes in", "add" not in symbols and "other" not in symbols, symbols)

    def test_others_that_refer(self):
        (self.path / "outside.s").write_text(
            ".text\\n.globl outside\\noutside:\\n jmp unused\\n".replace("\\n", "\n"))
        self.run("cc", "-c", "outside.s", "-o", "outside.o")
        symbols = self.link("an object without IR", "main.o", "part.o", "outside.o")
        self.check("what it names stays", symbols.get("unused") == "T", symbols)
        symbols = self.link("-u", "main.o", "part.o", "-Wl,-u,unused")
        self.check("what the linker is asked for stays", symbols.get("unused") == "T", symbols)
        symbols = self.link("-rdynamic", "main.o", "part.o", "-rdynamic")
        self.check("what is exported stays", symbols.get("unused") == "T" and symbols.get("counter") == "D", symbols)
        (self.path / "used.ll").write_text(
            '@llvm.used = appending global [1 x ptr] [ptr @kept], section "llvm.metadata"\n'
            "define i32 @kept() {\n  ret i32 1\n}\n")
        symbols = self.link("llvm.used", "main.o", "part.o", "used.ll")
        self.check("what is marked as used stays", symbols.get("kept") == "T", symbols)
        done = self.run(self.lilt, "-flto", "main.o", "part.o", "-Wl,--wrap=add", "-Wl,--defsym=__wrap_add=unused", "-o",
                        "program")
        self.check("--wrap", done.returncode == 0 and "-flto does nothing beside '-Wl,--wrap=add'" in done.stderr,
                   done.stderr)

    def test_what_the_cross_reference_lacks(self):
        """A weak default in an object without IR, names of sections' borders, what `ld -r` joins, archives before."""
        (self.path / "default.s").write_text(
            ".text\n.weak choose\n.globl call_choose\nchoose:\n movl $5, %eax\n ret\ncall_choose:\n jmp choose\n")
        self.run("cc", "-c", "default.s", "-o", "default.o")
        (self.path / "own.ll").write_text("""declare i32 @call_choose()
define i32 @choose() {
  ret i32 0
}
define i32 @main() {
  %r = call i32 @call_choose()
  ret i32 %r
}
""")
        self.run(self.lilt, "-flto", "-c", "own.ll", "-o", "own.o")
        self.link("a weak default", "own.o", "default.o", output="")
        self.check("the strong one counts", self.run("./program").returncode == 0)
        (self.path / "set.ll").write_text("""@a = global i32 1, section "myset"
@__start_myset = external global i32
define i32 @main() {
  %v = load i32, ptr @__start_myset
  %r = sub i32 %v, 1
  ret i32 %r
}
""")
        self.link("borders of a section", "set.ll", output="")
        self.check("its contents stay", self.run("./program").returncode == 0)
        self.run("ld", "-r", "part.o", "other.o", "-o", "joined.o")
        self.link("joined objects", "main.o", "joined.o")
        self.run("ar", "rcs", "libfirst.a", "part.o")
        self.link("an archive before", "-Wl,-u,unused", "libfirst.a", "main.o")
        for word in "-Wl,-wrap,add", "-Wl,--whole-archive", "-Wl,-z,muldefs":
            done = self.run(self.lilt, "-flto", "main.o", "part.o", word, "-Wl,--defsym=__wrap_add=unused", "-o", "program")
            self.check(word, "-flto does nothing beside" in done.stderr, done.stderr)

    def test_shared_objects(self):
        (self.path / "library.ll").write_text("""declare i32 @add(i32, i32)
define hidden i32 @inner(i32 %x) noinline {
  %r = call i32 @add(i32 %x, i32 1)
  ret i32 %r
}
define i32 @twice(i32 %x) {
  %a = call i32 @inner(i32 %x)
  %b = call i32 @inner(i32 %a)
  ret i32 %b
}
""")
        done = self.run(self.lilt, "-O2", "-flto", "-shared", "library.ll", "part.o", "-o", "library.so")
        self.check("a shared object", done.returncode == 0, done.stderr)
        exported = self.symbols("library.so", "-D", "--defined-only")
        self.check("exports", {"twice", "add", "unused", "counter"} <= set(exported) and "inner" not in exported, exported)
        self.check("hidden ones are local", self.symbols("library.so").get("inner") == "t", self.symbols("library.so"))

    def test_comdats(self):
        once = """$once = comdat any
define linkonce_odr hidden i32 @once() comdat {
  ret i32 3
}
"""
        (self.path / "first.ll").write_text(once + "declare i32 @second()\ndefine i32 @main() {\n  %a = call i32 @once()\n"
                                            "  %b = call i32 @second()\n  %r = sub i32 %a, %b\n  ret i32 %r\n}\n")
        (self.path / "second.ll").write_text(once + "define i32 @second() noinline {\n  %a = call i32 @once()\n"
                                             "  ret i32 %a\n}\n")
        symbols = self.link("comdats", "first.ll", "second.ll", output="")
        self.check("inline functions go", "once" not in symbols, symbols)

    def test_errors(self):
        contents = bytearray((self.path / "part.o").read_bytes())
        begin = contents.find(b"liltIR1\n")
        contents[begin + 30] ^= 0xFF
        (self.path / "damaged.o").write_bytes(contents)
        done = self.run(self.lilt, "-flto", "main.o", "damaged.o", "-o", "program")
        self.check("damaged IR", done.returncode != 0 and "the IR in 'damaged.o' is damaged" in done.stderr, done.stderr)
        for cut in range(0, len(contents), 97):
            (self.path / "cut.o").write_bytes(contents[:cut])
            done = self.run(self.lilt, "-flto", "main.o", "cut.o", "-o", "program")
            self.check("%d bytes of an object" % cut, done.returncode == 1, done.stderr)
        done = self.run(self.lilt, "-flto", "main.o", "-o", "program")
        self.check("an undefined symbol", done.returncode != 0 and "add" in done.stderr, done.stderr)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--lilt", required=True)
    test = Test(parser.parse_args().lilt)
    for name in sorted(vars(Test)):
        if name.startswith("test_"):
            getattr(test, name)()
    print("%d checks, %d failures" % (test.count, test.failures))
    return test.failures != 0


if __name__ == "__main__":
    sys.exit(main())
