"""What bench/quality counts: moves, spills and stack in compiled code, instructions executed."""
import os
import pathlib
import subprocess
import sys
import tempfile
import unittest
import unittest.mock

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
sys.path[:0] = [str(ROOT / "bench"), str(ROOT / "bench" / "quality")]

import static_counts
from common import counters, elf

MOVES = """
  movq %rax, %rbx
  movl %eax, %r8d
  movaps %xmm0, %xmm9
  movdqa %xmm1, %xmm2
"""
OTHERS = """
  movq (%rax), %rbx
  movq %rbx, 8(%rsp)
  movl $1, %eax
  movzbl %al, %ecx
  movq %xmm0, %rax
  movsd %xmm0, %xmm1
  movaps (%rsp), %xmm1
  cmove %rax, %rbx
  addq %rax, %rbx
"""
STACK_SIZES = """
  .text
first: ret
second: ret
  .section .stack_sizes,"o",@progbits,.text
  .quad first
  .uleb128 40
  .quad second
  .uleb128 70000
"""


class CountsTest(unittest.TestCase):
    def setUp(self):
        self.place = pathlib.Path(self.enterContext(tempfile.TemporaryDirectory()))

    def assemble(self, text):
        source, target = self.place / "x.s", self.place / "x.o"
        source.write_text(text)
        subprocess.run(["as", source, "-o", target], check=True)
        return target

    def disassemble(self, text):
        words = ["objdump", "-d", "--no-show-raw-insn", self.assemble(text)]
        return subprocess.run(words, capture_output=True, text=True, check=True).stdout

    def test_moves_are_copies_between_registers_of_a_kind(self):
        self.assertEqual(static_counts.moves(self.disassemble(MOVES)), 4)
        self.assertEqual(static_counts.moves(self.disassemble(OTHERS)), 0)

    def test_code_size_and_stack_sizes_of_an_object(self):
        target = self.assemble(STACK_SIZES)
        self.assertEqual(elf.code_size(target), 2)
        self.assertEqual(elf.stack_sizes(target), [40, 70000])

    def test_marks_of_llvm(self):
        text = "\tmovq\t%rax, 8(%rsp)            # 8-byte Spill\n\tmovl\t(%rsp), %eax # 4-byte Reload\n\tcall\tSpill\n"
        found = static_counts.of_llvm(text, self.assemble(STACK_SIZES))
        self.assertEqual(found, {"spills": 1, "reloads": 1, "frame_bytes": 70040})

    def test_statistics_of_lilt_are_the_last_line(self):
        log = 'warning: {\n{"regalloc.spills": 3, "regalloc.reloads": 4, "frame-bytes": 56}\n'
        self.assertEqual(static_counts.of_lilt(log), {"spills": 3, "reloads": 4, "frame_bytes": 56})

    def test_return_addresses_do_not_count(self):
        usage = self.place / "x.su"
        usage.write_text("x.c:1:5:main\t96\tstatic\nx.c:9:6:leaf\t8\tstatic\n")
        self.assertEqual(static_counts.of_gcc(usage), {"frame_bytes": 88})

    def test_executed_instructions_as_the_counters_print_them(self):
        written = {"perf": "34567,,instructions:u,1200,100.00,,", "valgrind": "==9== Collected : 34567"}
        for tool, text in written.items():
            (self.place / tool).write_text(f"#!/bin/sh\necho '==9== other' >&2\necho '{text}' >&2\n")
            (self.place / tool).chmod(0o755)
        (self.place / "sh").symlink_to("/bin/sh")
        with unittest.mock.patch.dict(os.environ, {"PATH": str(self.place)}):
            self.assertEqual([counters.count(name, ["true"]) for name in ("perf", "callgrind")], [34567, 34567])
            self.assertEqual(counters.choose("auto"), "perf")
            written = "<not supported>,,instructions:u,0,100.00,,"
            (self.place / "perf").write_text(f"#!/bin/sh\necho '{written}' >&2\n")
            self.assertEqual(counters.choose("auto"), "none")
            with self.assertRaisesRegex(SystemExit, "perf cannot count"):
                counters.choose("perf")


if __name__ == "__main__":
    unittest.main()
