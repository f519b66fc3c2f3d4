#!/usr/bin/env python3
"""first_difference.py names the place and shows what differs there; so do reports of run.py about programs."""
import unittest

import run
from first_difference import first_difference

SSE = run.TESTS / "programs" / "c" / "instructions-of-sse.ll"


class FirstDifference(unittest.TestCase):
    def test_outputs(self):
        self.assertEqual(first_difference(b"a\nb\n", b"a\nb\n"), "")
        self.assertEqual(first_difference(b"a\nbx\n", b"a\nby\n"),
                         "line 2 of the output differs at column 2: 'bx', expected 'by'")
        self.assertEqual(first_difference(b"a\n", b"a\nb\n"), "line 2 of the output differs at column 1: '', expected 'b'")
        self.assertEqual(first_difference(b"a", b"a\n"), "the output ends before line 2")
        self.assertEqual(first_difference(b"a\nb", b"a"), "the output ends after line 1")
        self.assertIn("line 1 of the output differs at column 1: '\\\\xff'", first_difference(b"\xff", b"x"))

    def test_the_first_of_many_equal_bytes_is_shown(self):
        report = run.Program(SSE).judge((0, run.Program(SSE).output.replace("40e00000", "40e00001").encode(), ""))
        self.assertRegex(report, r"^line \d+ of the output differs at column 8: '40e00001.*', expected '40e00000")
        self.assertLess(len(report), 200)

    def test_status(self):
        program = run.Program(SSE)
        self.assertEqual(program.judge((3, program.output.encode(), "")), "exit status 3, expected 0")


if __name__ == "__main__":
    unittest.main()
