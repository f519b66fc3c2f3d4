#!/usr/bin/env python3
"""Links modules by `lilt link` and `--link-modules`, and where llvm-link is installed compares the symbols and the flags
that come out with its own.

  link_modules.py --lilt build/lilt [--llvm-bin /usr/lib/llvm-19/bin]
"""
import argparse
import itertools
import pathlib
import re
import subprocess
import sys
import tempfile

HEADER = 'source_filename = "x"\ntarget triple = "x86_64-unknown-linux-gnu"\n'
DEFINED = ["", "weak", "weak_odr", "linkonce", "linkonce_odr", "available_externally", "internal", "private"]
DECLARED = ["declare", "declare extern_weak"]
PROPERTIES = ["", "hidden", "protected", "unnamed_addr", "local_unnamed_addr", "hidden unnamed_addr"]


def variable(name, linkage, properties, value):
    if linkage.startswith("declare"):
        words = "extern_weak" if "extern_weak" in linkage else "external"
        return f"@{name} = {words} {properties} global i32\n"
    value = "0" if linkage == "common" else value
    return f"@{name} = {linkage} {properties} global i32 {value}\n"


def function(name, linkage, properties, value):
    visibility = " ".join(word for word in properties.split() if "addr" not in word)
    address = " ".join(word for word in properties.split() if "addr" in word)
    if linkage.startswith("declare"):
        words = "extern_weak" if "extern_weak" in linkage else ""
        return f"declare {words} {visibility} i32 @{name}() {address}\n"
    return f"define {linkage} {visibility} i32 @{name}() {address} {{\n  ret i32 {value}\n}}\n"


class Test:
    def __init__(self, lilt, llvm):
        self.lilt, self.llvm, self.failures, self.count = lilt, llvm, 0, 0
        self.folder = tempfile.TemporaryDirectory()
        self.path = pathlib.Path(self.folder.name)

    def fail(self, name, text):
        self.failures += 1
        print(f"FAIL {name}: {text}")

    def run(self, *words):
        return subprocess.run([str(word) for word in words], capture_output=True, text=True, cwd=self.path)

    def write(self, *texts):
        names = [f"m{number}.ll" for number in range(len(texts))]
        for name, text in zip(names, texts):
            (self.path / name).write_text(text)
        return names

    def link(self, *texts):
        """Status, and the linked text or the errors."""
        done = self.run(self.lilt, "link", *self.write(*texts))
        return done.returncode, done.stdout if done.returncode == 0 else done.stderr

    def has_llvm(self):
        return (self.llvm / "llvm-link").exists()

    def llvm_link(self, *texts):
        done = self.run(self.llvm / "llvm-link", "-S", *self.write(*texts))
        return done.returncode, done.stdout if done.returncode == 0 else done.stderr

    def canonical(self, name, text):
        """The lines of symbols and flags as LLVM prints them, without what may differ."""
        if self.has_llvm():
            (self.path / "out.ll").write_text(text)
            done = self.run(self.llvm / "opt", "-S", "-passes=verify", "out.ll")
            if done.returncode != 0:
                self.fail(name, f"LLVM does not read it: {done.stderr}\n{text}")
            text = done.stdout
        text = re.sub(r"@([a-z_]+)\.\d+", r"@\1.N", text)
        text = re.sub(r"(define|declare)(.*)\n?", lambda m: m.group(0), text)
        lines = re.findall(r"^(?:@|define|declare|\$|  ret|!llvm|%).*$", text, re.M)
        joined, out = "", []
        for line in lines:
            joined = line if not line.startswith("  ") else joined + line
            if not line.startswith("define"):
                out.append(re.sub(r" #\d+|!\d+", "", joined))
        return sorted(out)

    def same_as_llvm(self, name, *texts):
        self.count += 1
        status, text = self.link(*texts)
        if not self.has_llvm():
            return
        llvm_status, llvm_text = self.llvm_link(*texts)
        if (status == 0) != (llvm_status == 0):
            return self.fail(name, f"status {status}, llvm-link {llvm_status}\n{text}{llvm_text}")
        if status != 0:
            return None
        own, others = self.canonical(name, text), self.canonical(name, llvm_text)
        if own != others:
            self.fail(name, "differs from llvm-link\n" + "\n".join(
                [f"  lilt: {line}" for line in own if line not in others] +
                [f"  llvm: {line}" for line in others if line not in own]))
        return None

    def expect(self, name, texts, *patterns, status=0, absent=()):
        self.count += 1
        found, text = self.link(*texts)
        if found != status:
            return self.fail(name, f"status {found}\n{text}")
        for pattern in patterns:
            if not re.search(pattern, text, re.M):
                self.fail(name, f"lacks {pattern!r}\n{text}")
        for pattern in absent:
            if re.search(pattern, text, re.M):
                self.fail(name, f"has {pattern!r}\n{text}")
        return text


def linkages(test):
    """Each linkage against each, each set of properties against each."""
    for make, more in ((variable, ["common"]), (function, [])):
        words = DEFINED + more + DECLARED
        # An undefined symbol that one module needs is needed, as by a linker; LLVM keeps an earlier extern_weak. And of
        # two definitions that are available externally LLVM takes the last one that is referred to.
        known = {("declare extern_weak", "declare"), ("available_externally", "available_externally")}
        first = second = HEADER
        users = [[], []]
        pairs = [(a, b, p, q) for a, b in itertools.product(words, words)
                 for p, q in ([("", "")] if {a, b} & {"internal", "private"} else
                              zip(PROPERTIES, PROPERTIES[1:] + PROPERTIES[:1]))]
        for number, (a, b, p, q) in enumerate(pairs):
            if (a, b) in known or a == b == "" or {"internal", "private"} & {a, b} and ("hidden" in p + q):
                continue
            name = f"x_{number}".translate(str.maketrans("0123456789", "abcdefghij"))
            first += make(name, a, p, 1)
            second += make(name, b, q, 2)
            for which in (0, 1):
                users[which].append(f"ptr @{name}")
        for which in (0, 1):
            array = f"@user{'ab'[which]} = global [{len(users[which])} x ptr] [{', '.join(users[which])}]\n"
            if which == 0:
                first += array
            else:
                second += array
        test.same_as_llvm(f"linkages of {make.__name__}s", first, second)
    # What nothing refers to does not stay.
    unused = "".join(variable(f"v{letter}", words, "", 1) + function(f"f{letter}", words, "", 1)
                     for letter, words in zip("abcdefghij", DEFINED + DECLARED))
    test.same_as_llvm("unused symbols", HEADER + "@a = global i32 0\n", HEADER + unused)


FLAGS = [(1, "i32 1"), (1, "i32 2"), (2, "i32 1"), (2, "i32 2"), (4, "i32 1"), (4, "i32 2"), (7, "i32 1"),
         (7, "i32 2"), (8, "i32 1"), (8, "i32 2"), (5, '!{!"a"}'), (6, '!{!"a"}'), (6, '!{!"b"}'), None]


def flags(test):
    def module(flag):
        text = HEADER + "@KEEP = global i32 0\n".replace("KEEP", "k" if flag is None else f"k{abs(hash(str(flag)))}")
        text += "!llvm.module.flags = !{!0" + (", !1" if flag else "") + '}\n!0 = !{i32 1, !"other", i32 5}\n'
        return text + (f'!1 = !{{i32 {flag[0]}, !"flag", {flag[1]}}}\n' if flag else "")

    def flag_lines(text):
        return sorted(re.findall(r'^!\d+ = (?:distinct )?(!\{i32 \d+, !"flag", .*\})$', text, re.M))
    for a, b in itertools.product(FLAGS, FLAGS):
        test.count += 1
        texts = [module(a), module(b).replace("@k", "@l")]
        status, text = test.link(*texts)
        if not test.has_llvm():
            continue
        llvm_status, llvm_text = test.llvm_link(*texts)
        if (status == 0) != (llvm_status == 0):
            test.fail(f"flags {a} {b}", f"status {status}, llvm-link {llvm_status}\n{text}{llvm_text}")
        elif status == 0:
            own = [re.sub(r"!\d+|!\{!.*?\}", "!N", line[2:]) for line in flag_lines(text)]
            others = [re.sub(r"!\d+|!\{!.*?\}", "!N", line[2:]) for line in flag_lines(llvm_text)]
            if own != others:
                test.fail(f"flags {a} {b}", f"{own}, llvm-link {others}")
        elif not re.search(r"m1\.ll:\d+:\d+: error: the module's flag 'flag' .* at m0\.ll:\d+:\d+\)", text):
            test.fail(f"flags {a} {b}", text)
    require = HEADER + '!llvm.module.flags = !{!0}\n!0 = !{i32 3, !"need", !1}\n!1 = !{!"flag", i32 7}\n'
    given = HEADER + '!llvm.module.flags = !{!0}\n!0 = !{i32 1, !"flag", i32 7}\n'
    test.expect("a requirement", [given, require], '!"need"')
    test.expect("a requirement that does not hold", [given.replace("7", "8"), require], "m1.ll:4:1: error: .*'flag'",
                status=1)


def conflicts(test):
    """Errors have both places."""
    test.expect("two definitions", [HEADER + "\n@x = global i32 1\n", HEADER + "@x = global i32 2\n"],
                r"m1\.ll:3:1: error: '@x' is defined in two modules \(the other one is at m0\.ll:4:1\)", status=1)
    test.expect("two functions", [HEADER + "define void @f() {\n  ret void\n}\n"] * 2,
                r"m1\.ll:3:13: error: '@f' is defined in two modules \(the other one is at m0\.ll:3:13\)", status=1)
    test.expect("thread-local", [HEADER + "@x = thread_local global i32 1\n", HEADER + "@x = external global i32\n"],
                r"'@x' is thread-local in only one of two modules \(the other one is at m0\.ll:3:1\)", status=1)
    test.expect("comdat kinds", [HEADER + "$c = comdat any\n@a = global i32 0, comdat($c)\n",
                                 HEADER + "$c = comdat nodeduplicate\n@b = global i32 0, comdat($c)\n"],
                r"m1\.ll:3:1: error: comdat '\$c' is of another kind .* at m0\.ll:3:1\)", status=1)
    test.expect("lists of other types", [HEADER + "@l = appending global [1 x i32] [i32 1]\n",
                                         HEADER + "@l = appending global [1 x i64] [i64 1]\n"],
                r"'@l' with appending linkage .* at m0\.ll:3:1\)", status=1)
    test.count += 1
    names = test.write(HEADER + "define void @a() {\n  ret void\n}\n",
                       HEADER + "define void @b() {\n  call void @missing()\n  ret void\n}\n")
    done = test.run(test.lilt, "check", "--link-modules", *names)
    if "m1.ll:4:13: error: undefined global '@missing'" not in done.stderr:
        test.fail("the place of an error in a body", done.stderr)


def names(test):
    """Names that have the signs of other names and of brackets in them."""
    test.expect("a type's name with a sigil",
                [HEADER + '%"a<@x>" = type { i32 }\ndefine %"a<@x>" @f() {\n  ret %"a<@x>" zeroinitializer\n}\n',
                 HEADER + "@x = global i32 1\n"], r'^define .*@f\(\)', "^@x = global i32 1$")
    test.expect("an attribute's value with a sigil",
                [HEADER + '@z = global i32 7\ndefine "a"="@z" i32 @h() {\n  ret i32 1\n}\n', HEADER],
                "^@z = global i32 7$", r"@h\(\)")
    test.expect("brackets in a list's name, and what comes after its contents",
                [HEADER + '@"x[y]" = appending global [1 x ptr] [ptr null], section "s", align 16\n'] * 2,
                r'^@"x\[y\]" = appending global \[2 x ptr\] \[ptr null, ptr null\], section "s", align 16$')
    many = "".join('%%t%d = type { i%d }\n@v%d = global %%t%d zeroinitializer\n' % (i, 8, i, i) for i in range(150))
    texts = [HEADER + many.replace("@v", "@m%d_" % number) for number in range(100)]
    test.expect("a hundred modules of equal types", texts, "^@m99_149 = global %t149 ")


def rules(test):
    test.same_as_llvm("larger common", HEADER + "@c = common global [2 x i32] zeroinitializer, align 16\n@d = global ptr @c\n",
                      HEADER + "@c = common global [4 x i32] zeroinitializer, align 4\n@e = global ptr @c\n")
    test.same_as_llvm("constant declarations", HEADER + "@c = external constant i32\n@d = global ptr @c\n",
                      HEADER + "@c = external global i32\n@e = global ptr @c\n")
    comdat = HEADER + ("$f = comdat any\n@data = linkonce_odr global i32 N, comdat($f)\n@own = private global i32 N, comdat($f)\n"
                       "define linkonce_odr ptr @f() comdat {\n  ret ptr @data\n}\n@u = global [2 x ptr] [ptr @f, ptr @own]\n")
    test.same_as_llvm("comdat", comdat.replace("N", "1"), comdat.replace("N", "2").replace("@u ", "@v ")
                      .replace(", ptr @own", ", ptr @data"))
    ctors = HEADER + ("$k = comdat any\n@k = linkonce_odr global i32 0, comdat\n"
                      "@llvm.global_ctors = appending global [2 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @i,"
                      " ptr @k }, { i32, ptr, ptr } { i32 3, ptr @j, ptr null }]\n"
                      "define internal void @i() {\n  ret void\n}\ndefine internal void @j() {\n  ret void\n}\n")
    text = test.expect("constructors", [ctors, ctors], r"^@llvm.global_ctors = appending global \[3 x ")
    test.count += 1
    if test.has_llvm() and "[3 x { i32, ptr, ptr }]" not in test.llvm_link(ctors, ctors)[1]:
        test.fail("constructors of llvm-link", text)
    used = HEADER + '@a = internal global i32 N\n@llvm.used = appending global [1 x ptr] [ptr @a], section "llvm.metadata"\n'
    test.same_as_llvm("llvm.used", used.replace("N", "1"), used.replace("N", "2"))
    types = HEADER + "%s = type { i32, %t }\n%t = type { FIELD }\n@NAME = global %s zeroinitializer\n" \
        "define i32 @get_NAME(ptr %s) {\n  %v = getelementptr %s, ptr %s, i32 0, i32 1\n  %w = load i32, ptr %v\n  ret i32 %w\n}\n"
    test.expect("types that differ", [types.replace("FIELD", "i64").replace("NAME", "a"),
                                      types.replace("FIELD", "ptr").replace("NAME", "b")],
                r"^%s = type \{ i32, %t \}", r"^%s.1 = type \{ i32, %t.1 \}", r"^@b = global %s.1 zeroinitializer",
                r"getelementptr %s.1, ptr %s,", r"define i32 @get_b\(ptr %s\)")
    numbered = HEADER + "%0 = type { FIELD }\n@NAME = global %0 zeroinitializer\n"
    test.expect("numbered types", [numbered.replace("FIELD", "i64").replace("NAME", "a"),
                                   numbered.replace("FIELD", "ptr").replace("NAME", "b")],
                r"^%anon.0.1 = type \{ ptr \}", r"^@b = global %anon.0.1 zero")
    test.expect("equal types", [types.replace("FIELD", "i64").replace("NAME", "a"),
                                types.replace("FIELD", "i64").replace("NAME", "b")], absent=[r"%s\.1", r"%t\.1"])
    test.expect("an opaque type", [HEADER + "%s = type opaque\n@a = external global %s\n@p = global ptr @a\n",
                                   HEADER + "%s = type { i32 }\n@a = global %s zeroinitializer\n"],
                r"^%s = type \{ i32 \}$", absent=["opaque"])
    tbaa = HEADER + "define i32 @NAME(ptr %p) {\n  %v = load i32, ptr %p, !tbaa !0\n  ret i32 %v\n}\n" \
        '!0 = !{!1, !1, i64 0}\n!1 = !{!"int", !2, i64 0}\n!2 = !{!"Simple C/C++ TBAA"}\n'
    text = test.expect("equal nodes are one", [tbaa.replace("NAME", "a"), tbaa.replace("NAME", "b")])
    if text and text.count("!tbaa !0") != 2:
        test.fail("equal nodes are one", text)
    loop = HEADER + "define void @NAME() {\n  br label %l\nl:\n  br label %l, !llvm.loop !0\n}\n!0 = distinct !{!0, !1}\n" \
        '!1 = !{!"llvm.loop.mustprogress"}\n'
    test.expect("distinct nodes are two", [loop.replace("NAME", "a"), loop.replace("NAME", "b")],
                r"^!0 = distinct !\{!0, !1\}", r"^!2 = distinct !\{!2, !1\}")
    test.expect("attribute groups", [HEADER + "declare void @a() #0\n@x = global ptr @a\nattributes #0 = { nounwind }\n",
                                     HEADER + "declare void @b() #0\n@y = global ptr @b\nattributes #0 = { cold }\n"],
                r"@a\(\) #0", r"@b\(\) #1", r"^attributes #1 = \{ cold \}")
    unnamed = HEADER + "@0 = private constant i32 7\n@NAME = global ptr @0\n"
    test.expect("symbols without a name", [unnamed.replace("NAME", "a"), unnamed.replace("NAME", "b")],
                r"^@a = global ptr @__unnamed\.0$", r"^@b = global ptr @__unnamed\.1$")
    test.same_as_llvm("aliases and ifuncs", HEADER + "declare i32 @al()\ndeclare i32 @chosen()\n@u = global [2 x ptr] [ptr @al, ptr @chosen]\n",
                      HEADER + "@al = alias i32 (), ptr @f\n@chosen = ifunc i32 (), ptr @resolve\ndefine internal i32 @f() {\n  ret i32 4\n}\n"
                      "define internal ptr @resolve() {\n  ret ptr @f\n}\n")
    test.expect("assembly", [HEADER + 'module asm ".globl a"\n', HEADER + 'module asm ".globl b"\n'],
                r'^module asm ".globl a"\nmodule asm ".globl b"$')
    old = 'source_filename = "x"\n%s = type { i32, %s* }\ndefine i32 @NAME(%s* %p) {\n  %q = getelementptr %s, %s* %p, i32 0, i32 0\n' \
        "  %v = load i32, i32* %q\n  ret i32 %v\n}\n"
    test.expect("typed pointers", [old.replace("NAME", "a"), old.replace("NAME", "b")], r"^%s = type \{ i32, ptr \}",
                r"define i32 @b\(ptr %p\)", absent=[r"%s\.1"])


def internalized(test):
    """Only what is exported stays visible, and what that needs."""
    first = HEADER + ("$c = comdat any\n@shared = hidden global i32 1\n@inline = linkonce_odr global i32 2, comdat($c)\n"
                      "@used = global i32 3\n@common = common global i32 0\n@unused = global i32 5\n"
                      '@llvm.used = appending global [1 x ptr] [ptr @used], section "llvm.metadata"\n'
                      "declare i32 @helper()\ndefine i32 @main() {\n  %v = call i32 @helper()\n  ret i32 %v\n}\n"
                      "define ptr @memset(ptr %p, i32 %v, i64 %n) {\n  ret ptr %p\n}\n")
    second = HEADER + ("@shared = external global i32\n@inline = external global i32\n@common = external global i32\n"
                       "define weak hidden i32 @helper() unnamed_addr {\n  %v = load i32, ptr @shared\n"
                       "  %w = load i32, ptr @inline\n  %x = load i32, ptr @common\n  ret i32 %v\n}\n"
                       "define i32 @asked() {\n  ret i32 1\n}\nmodule asm \".globl asked\"\n")
    test.count += 1
    names = test.write(first, second)
    done = test.run(test.lilt, "link", "--internalize-public-api-list=main", *names)
    for pattern in (r"^@shared = internal global i32 1$", r"^@inline = internal global i32 2$", r"^@used = global i32 3$",
                    r"^@common = internal global i32 0$", r"^define internal i32 @helper\(\) unnamed_addr \{",
                    r"^define i32 @main\(\)", r"^define ptr @memset\(", r"^define i32 @asked\(\)"):
        if not re.search(pattern, done.stdout, re.M):
            test.fail("internalized", f"lacks {pattern!r}\n{done.stdout}{done.stderr}")
    if "@unused" in done.stdout:
        test.fail("internalized", done.stdout)
    if test.has_llvm():
        test.canonical("internalized", done.stdout)


C_FILES = ["""#include <stdio.h>
struct S { int a; long b; };
static int counter;
int common_var;
extern int shared;
int helper(struct S *s);
static int local(int x) { counter += x; return counter; }
__attribute__((weak)) int weakf(void) { return 1; }
int weakg(void);
__attribute__((constructor)) static void init(void) { printf("init a\\n"); }
__attribute__((used)) static int used_a = 3;
extern __thread int tl;
int main(void) {
  struct S s = {1, 2};
  tl = 4;
  printf("%d %d %d %d %d\\n", helper(&s), local(3), weakf(), weakg(), shared + common_var + tl);
  return 0;
}
""", """#include <stdio.h>
struct S { int a; long b; };
static int counter = 10;
int common_var;
int shared = 5;
__thread int tl;
static int local(int x) { counter -= x; return counter; }
int helper(struct S *s) { return s->a + (int)s->b + local(s->a); }
int weakf(void) { return 2; }
__attribute__((weak)) int weakg(void) { return 9; }
__attribute__((constructor)) static void init(void) { printf("init b\\n"); }
__attribute__((used)) static int used_b = 3;
"""]


def programs(test):
    """Two files of C: one object of both has the symbols that llvm-link's has, and the program prints the same."""
    clang = test.llvm / "clang"
    if not clang.exists():
        return
    for words in (["-O0"], ["-O2"], ["-O1", "-g"]):
        test.count += 1
        for number, text in enumerate(C_FILES):
            (test.path / f"p{number}.c").write_text(text)
            test.run(clang, "-fcommon", *words, "-S", "-emit-llvm", f"p{number}.c", "-o", f"p{number}.ll")
        level = words[0]
        test.run(test.llvm / "llvm-link", "-S", "p0.ll", "p1.ll", "-o", "ref.ll")
        results = []
        for name, command in (("ref", ["ref.ll"]), ("own", ["--link-modules", "p0.ll", "p1.ll"])):
            built = test.run(test.lilt, level, "-c", *command, "-o", f"{name}.o")
            linked = test.run(test.lilt, f"{name}.o", "-o", name)
            symbols = test.run("nm", f"{name}.o").stdout
            lines = sorted(re.sub(r"^[0-9a-f ]{16} |\.\d+$", "", line) for line in symbols.splitlines())
            results.append((built.stderr, linked.stderr, lines, test.run(test.path / name).stdout))
        if results[0] != results[1] or "init b" not in results[1][3]:
            test.fail(f"programs {words}", f"{results[0]}\n{results[1]}")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--lilt", required=True, type=pathlib.Path)
    parser.add_argument("--llvm-bin", default="/usr/lib/llvm-19/bin", type=pathlib.Path)
    options = parser.parse_args()
    test = Test(options.lilt.resolve(), options.llvm_bin)
    for part in (linkages, flags, conflicts, names, rules, internalized, programs):
        part(test)
    print(f"{test.count} links, {test.failures} failures")
    sys.exit(test.failures != 0)


if __name__ == "__main__":
    main()
