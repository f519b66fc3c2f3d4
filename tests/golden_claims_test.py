#!/usr/bin/env python3
"""golden_claims.py: true claims hold and false ones are rejected; `run.py golden --bless` does not change a file with
broken claims."""
import argparse
import pathlib
import sys
import tempfile
import unittest

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
    def complaints(self, claim, output):
        return golden_claims.check_claims("; a sentence\n; %s\n" % claim, [(["-S"], output)])

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

    def test_misspelt_claims_are_refused(self):
        for claim in ("max-move: 9", "f: instruction: 7", "no-spills-in: loops"):
            self.assertEqual(len(self.complaints(claim, MACHINE)), 1, claim)
        for words in ("lilt: -O2", "One exchange: three copies", "f: the sum stays in rax", "run: it"):
            self.assertEqual(self.complaints(words, MACHINE), [], words)

    def test_claims_need_a_function(self):
        self.assertEqual(len(self.complaints("blocks: 1", "error: no\n")), 1)

    def test_bless_keeps_what_breaks_a_claim(self):
        with tempfile.TemporaryDirectory() as directory:
            path = pathlib.Path(directory) / "a.ll"
            expected = pathlib.Path(str(path) + ".expected")
            for claim, is_blessed in (("instructions: 9", False), ("instructions: 2", True)):
                path.write_text("; lilt: -O2 --stop-after=dce\n; %s\ndefine i64 @f(i64 %%a) {\n  %%1 = add i64 %%a, 1\n  ret i64 %%1\n}\n" % claim)
                runner = run.Runner(argparse.Namespace(lilt=LILT, bless=True))
                _, complaints = runner.check_golden(path)
                self.assertEqual((complaints == [], expected.exists()), (is_blessed, is_blessed))


if __name__ == "__main__":
    LILT = sys.argv.pop(1)
    unittest.main()
