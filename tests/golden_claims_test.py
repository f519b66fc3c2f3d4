#!/usr/bin/env python3
"""golden_claims.py: true claims hold and false ones are rejected; `run.py golden --bless` changes neither a file nor a row
with broken claims."""
import argparse
import pathlib
import sys
import tempfile
import unittest

import catalogue
import golden_claims
import run

MACHINE = """
machine function @f {
  properties allocated
  slot.0 spill size 8 align 8
  slot.1.x local size 8 align 8
bb.0.entry freq 1 to bb.1:
  MOV64mr [slot.0], rdi
  MOV64mr [slot.1], rdi
  JMP bb.1
bb.1.loop freq 8 depth 1 from bb.0 bb.1 to bb.1 bb.2:
  rax = MOV64rr rdi
  rax = ADD64rm rax, [slot.0]
  Jl bb.1
bb.2 freq 1 from bb.1:
  RET rax
}
"""
ASSEMBLY = """
\t.text
f:
\t.cfi_startproc
# %bb.0:                                # %entry
\tmovq\t%rdi, 8(%rsp)
.LBB0_1:                                # %loop
\tmovq\t%rdi, %rax
\taddq\t8(%rsp), %rax
\tjl\t.LBB0_1
# %bb.2:
\tret
\t.cfi_endproc
\t.size\tf, .-f
"""
SSA = """
define i64 @f(i64 %a) {
  br label %next

next:
  %1 = phi i64 [ %a, %0 ]
  ret i64 %1
}
"""
COMMON = ["max-moves: 1", "max-moves: 0 in entry", "max-spills: 1", "max-reloads: 1", "no-spill-in: bb.2", "f: max-moves: 1 in loops"]
FALSE = ["max-moves: 0", "f: max-moves: 0 in loop", "max-moves: 0 in loops", "max-spills: 0", "max-reloads: 0", "no-spill-in: loops",
         "no-spill-in: entry", "instructions: 3", "g: has: RET", "no-spill-in: nowhere", "lacks: rax", "count: 2 j"]


class ClaimsTest(unittest.TestCase):
    def complaints(self, claim, output, errors=""):
        return golden_claims.check_claims("; a sentence\n; %s\n" % claim, [(["-S"], output, errors)])

    def test_true_claims_hold(self):
        cases = [(claim, output) for claim in COMMON for output in (MACHINE, ASSEMBLY)]
        cases += [("has: ADD64rm", MACHINE), ("instructions: 7", MACHINE), ("count: 2 MOV64mr", MACHINE), ("instructions: 5", ASSEMBLY),
                  ("has: addq 8(%rsp)", ASSEMBLY), ("blocks: 2", SSA), ("count: 1 phi in next", SSA), ("lacks: alloca", SSA)]
        for claim, output in cases:
            self.assertEqual(self.complaints(claim, output), [], claim)

    def test_false_claims_are_refused(self):
        for claim in FALSE:
            for output in (MACHINE, ASSEMBLY):
                self.assertEqual(len(self.complaints(claim, output)), 1, claim)

    def test_unknown_claims_are_refused(self):
        for claim in ("max-move: 9", "f: instruction: 7", "no-spills-in: loops", "has-no: rax", "f, g: have: rax", "f: blocks 2", "blocks:"):
            unknown = list(golden_claims.unknown_claims("; a sentence\n; %s\n" % claim))
            self.assertEqual([line for line, _ in unknown], [2], claim)
        for words in ("lilt: -O2", "One exchange: three copies", "Two: both", "message: loop: empty", "f: has: x: y"):
            self.assertEqual(list(golden_claims.unknown_claims("; %s\n" % words)), [], words)

    def test_claims_need_a_function(self):
        self.assertEqual(len(self.complaints("blocks: 1", "error: no\n")), 1)

    def test_messages(self):
        self.assertEqual(self.complaints("message: error: no", "", "a.ll:1:2: error: none\n"), [])
        self.assertEqual(len(self.complaints("message: error: yes", "", "a.ll:1:2: error: none\n")), 1)

    def test_bless_keeps_what_breaks_a_claim(self):
        with tempfile.TemporaryDirectory() as directory:
            path = pathlib.Path(directory) / "a.ll"
            expected = pathlib.Path(str(path) + ".expected")
            for claim, is_blessed in (("instructions: 9", False), ("instructions: 2", True)):
                path.write_text("; lilt: -O2 --stop-after=dce\n; %s\ndefine i64 @f(i64 %%a) {\n  %%1 = add i64 %%a, 1\n  ret i64 %%1\n}\n" % claim)
                runner = run.Runner(argparse.Namespace(lilt=LILT, bless=True, threads=None, regalloc=None, load_allocator=[]))
                _, complaints = runner.check_golden(path)
                self.assertEqual((complaints == [], expected.exists()), (is_blessed, is_blessed))

    def test_bless_keeps_a_row_that_breaks_a_claim(self):
        """Of each row, the claims, and whether it is blessed."""
        cases = [("instructions: 1", True), ("has: ADD32ri tied %a, 1", True), ("f: lacks: LEA", True), ("instructions: 2", False),
                 ("has: ADD64ri", False), ("lacks: ADD32ri", False), ("instruction: 1", False), ("g: lacks: LEA", False)]
        row = "# a row\n; %s\ni32\n  %%r = add i32 %%a, 1\n=>\n"
        actual = "  %r = ADD32ri tied %a, 1\n  RET %r @rax\n"
        with tempfile.TemporaryDirectory() as directory:
            path = pathlib.Path(directory) / "a.rows"
            (path.parent / "prelude.txt").write_text("; parameters: i32 %a\n")
            for claim, is_blessed in cases:
                path.write_text(row % claim)
                for bless in (True, False):
                    _, complaints = catalogue.check(LILT, path, bless)
                    self.assertEqual(complaints == [], is_blessed, claim)
                self.assertEqual(path.read_text(), row % claim + (actual if is_blessed else ""))

    def test_claims_of_a_module_are_of_its_functions(self):
        body = "  define i32 @g(i32 %a) {\n    %r = add i32 %a, 1\n    ret i32 %r\n  }\n"
        for claim, holds in (("g: instructions: 3", True), ("has: RET", True), ("f: has: RET", False)):
            row = catalogue.parse("# a row\n; %s\nmodule\n%s=>\n" % (claim, body))[0][0]
            self.assertEqual(catalogue.check_claims(row, catalogue.selected(LILT, row, "")) == [], holds, claim)


if __name__ == "__main__":
    LILT = sys.argv.pop(1)
    unittest.main()
