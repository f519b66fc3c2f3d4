"""Every benchmark in its --quick size: it runs, its results obey the schema, wrong output is reported as such.

  smoke_test.py LILT [CLASS.TEST]...
"""
import importlib.util
import json
import os
import pathlib
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import unittest

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "bench"))

from common import machine, marks, results

LILT = sys.argv.pop(1) if len(sys.argv) > 1 else str(ROOT / "build" / "lilt")
PROGRAM = """
@text = global [4 x i8] c"sum\\00"
@sum = global i64 0
declare i64 @puts(i8*)
define i64 @main(i64 %argc, i8** %argv) {
  br label %loop
loop:
  %old = load volatile i64, i64* @sum
  %new = add i64 %old, 1
  store volatile i64 %new, i64* @sum
  %more = icmp slt i64 %new, 100000
  br i1 %more, label %loop, label %done
done:
  %place = getelementptr [4 x i8], [4 x i8]* @text, i64 0, i64 0
  %ignored = call i64 @puts(i8* %place)
  ret i64 0
}
"""


class BenchmarkTest(unittest.TestCase):
    def setUp(self):
        self.place = pathlib.Path(self.enterContext(tempfile.TemporaryDirectory()))

    def run_benchmark(self, name, *options, status=0, path=None):
        """Runs it, validates its output, and returns (results, standard output). `path`: where it finds tools."""
        words = [sys.executable, ROOT / "bench" / name, "--quick", "--lilt", LILT, "-o", self.place / "out", *options]
        environment = os.environ | ({"PATH": str(path)} if path else {})
        done = subprocess.run(list(map(str, words)), capture_output=True, text=True, check=False, env=environment)
        self.assertEqual(done.returncode, status, done.stdout + done.stderr)
        path = self.place / "out.json"
        validate(json.loads(path.read_text()))
        return results.read(path), done.stdout

    def interrupt(self, words, sign):
        """Starts a benchmark, interrupts it when the file `sign` exists, and returns its output."""
        started = subprocess.Popen(list(map(str, words)), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        self.addCleanup(started.kill)
        while not sign.exists():
            self.assertIsNone(started.poll())
            time.sleep(0.02)
        started.send_signal(signal.SIGINT)
        text = "".join(started.communicate(timeout=200))
        self.assertEqual(started.returncode, 130, text)
        self.assertIn("interrupted", text)
        found = results.read(self.place / "out.json")
        validate(found.to_json())
        self.assertFalse(found.complete)
        return found


def validate(document):
    try:
        import jsonschema
    except ImportError:
        return
    jsonschema.validate(document, json.loads(results.SCHEMA_FILE.read_text()))


class QualityTest(BenchmarkTest):
    def write_program(self, name, expected, rounds=100000):
        directory = self.place / "programs" / name
        directory.mkdir(parents=True)
        (directory / "lite.ll").write_text(PROGRAM.replace("100000", str(rounds)))
        (directory / "expected-0.txt").write_text(expected)

    def test_times_what_is_right_and_reports_what_is_wrong(self):
        self.write_program("right", "sum\n")
        self.write_program("wrong", "product\n")
        found, text = self.run_benchmark("quality", "--programs", self.place / "programs", "--columns", "^lilt -O2$",
                                         "--instructions", "none", status=1)
        by_key = found.find()
        right = by_key["right", "lite", "lilt -O2"]
        self.assertEqual(right.status, "ok")
        self.assertGreater(right.metrics["cpu_time"].value, 0)
        self.assertTrue({"code_size", "spills", "reloads", "moves", "frame_bytes"} <= set(right.metrics))
        wrong = by_key["wrong", "lite", "lilt -O2"]
        self.assertEqual((wrong.status, wrong.metrics), ("wrong", {}))
        self.assertIn("WRONG", text)

    def test_what_is_counted_in_the_code_of_every_compiler(self):
        found, text = self.run_benchmark("quality", "--filter", "^sieve$", "--columns", "^(lilt|llc-19|clang-19|gcc) -O2$",
                                         "--forms", "^(O2|C)$", "--instructions", "none")
        self.assertIn("in the code, 1 programs", text)
        for m in found.measurements:
            counted = {"moves", "frame_bytes"} | ({"spills", "reloads"} if m.column != "gcc -O2" else set())
            self.assertEqual(counted - set(m.metrics), set(), m.column)
            self.assertLess(0, m.metrics["moves"].value + m.metrics["frame_bytes"].value, m.column)

    def test_the_hold_out_set_has_geomeans_of_its_own(self):
        found, text = self.run_benchmark("quality", "--filter", "^(sieve|othello|kalman)$", "--columns", "^(lilt|clang-19) -O2$",
                                         "--forms", "O2$|C$", "--instructions", "none")
        self.assertEqual({m.status for m in found.measurements}, {"ok"})
        self.assertEqual({(m.subject, m.input) for m in found.measurements if m.column == "lilt -O2"},
                         {("sieve", "O2"), ("othello", "holdout-O2"), ("kalman", "holdout-O2")})
        counts = {s.input: s.count for s in found.summaries if (s.metric, s.column) == ("cpu_time", "lilt -O2")}
        if "clang-19 -O2" in found.columns():
            self.assertEqual(counts, {"O2": 1, "holdout-O2": 2})
            self.assertRegex(text, r"run time / clang-19 -O2 +O2 \(1\) +C \(1\) +holdout-O2 \(2\) +holdout-C \(2\)")

    @unittest.skipUnless(shutil.which("clang-19"), "no clang-19")
    def test_a_kind_of_loops_prints_in_both_forms_what_it_prints_by_clang(self):
        words = [sys.executable, ROOT / "bench" / "quality" / "kinds.py", "--lilt", LILT, "--rounds", "1", "--filter", "matrix-updates"]
        done = subprocess.run(list(map(str, words)), capture_output=True, text=True, check=False)
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
        self.assertRegex(done.stdout, r"^matrix-updates +O0 \d+\.\d\d  O2 \d+\.\d\d\n$")

    def test_an_interrupt_keeps_what_was_measured(self):
        self.write_program("right", "sum\n", rounds=2000000000)
        (self.place / "programs" / "right" / "expected.txt").write_text("sum\n")
        words = [sys.executable, ROOT / "bench" / "quality", "--lilt", LILT, "-o", self.place / "out", "--columns", "^lilt -O2$",
                 "--instructions", "none", "--programs", self.place / "programs"]
        found = self.interrupt(words, self.place / "out.json")
        self.assertTrue(found.measurements[0].metrics["cpu_time"].samples)

    def test_a_lilt_that_crashes_has_failed(self):
        self.write_program("right", "sum\n")
        crashing = self.place / "lilt"
        crashing.write_text(f'#!/bin/sh\ncase $1 in --*) exec {LILT} "$@";; esac\nkill -SEGV $$\n')
        crashing.chmod(0o755)
        found, text = self.run_benchmark("quality", "--programs", self.place / "programs", "--columns", "^lilt -O2$",
                                         "--instructions", "none", "--lilt", crashing, status=1)
        self.assertEqual(found.measurements[0].status, "failed")
        self.assertIn("FAILED: lilt -O2 on right lite: lilt: crashed", text)

    def test_a_tool_that_is_missing_has_its_name(self):
        self.write_program("right", "sum\n")
        tools = self.place / "tools"
        tools.mkdir()
        for name in ("cc", "as", "ld", "objdump", "llc-19"):  # and no llvm-as-14
            (tools / name).symlink_to(shutil.which(name))
        found, text = self.run_benchmark("quality", "--programs", self.place / "programs", "--columns", "^(lilt|llc-19) -O2$",
                                         "--instructions", "none", path=tools)
        self.assertEqual([m.status for m in found.measurements], ["ok", "refused"])
        self.assertIn("llvm-as-14 is not installed", text)

    def test_ablation_has_every_optional_pass(self):
        self.write_program("right", "sum\n")
        found, text = self.run_benchmark("quality", "--programs", self.place / "programs", "--ablate",
                                         "--instructions", "none")
        self.assertEqual(found.kind, "ablation")
        self.assertTrue({"without mem2reg", "without late-peephole"} <= set(found.columns()))
        self.assertIn("without mem2reg", text)


class OptionsTest(BenchmarkTest):
    BAD = {"quality": (["--filter", "["], ["--rounds", "0"], ["-o", "."], ["-o", "/proc/x/y"], ["--filter", "^nosuch$"],
                       ["--lilt", "/nosuch"], ["--instructions", "callgrind"]),
           "compile-time": (["--columns", "["], ["--filter", "^nosuch$"], ["--sizes", "0"], ["--rounds", "x"]),
           "micro": (["--program", "/nosuch"], ["--filter", "["])}

    def test_what_cannot_be_is_said_in_a_line(self):
        for name, several in self.BAD.items():
            for options in several:
                with self.subTest(name=name, options=options):
                    words = [sys.executable, ROOT / "bench" / name, "--quick", "--lilt", LILT, "-o", self.place / "out", *options]
                    done = subprocess.run(list(map(str, words)), capture_output=True, text=True, check=False,
                                          env=os.environ | {"PATH": "/nosuch"})
                    self.assertNotEqual(done.returncode, 0)
                    self.assertNotIn("Traceback", done.stderr)
                    self.assertTrue(done.stderr.strip())

    def test_a_part_or_a_quick_run_does_not_take_the_place_of_the_whole(self):
        from common import command
        whole, *others = (command.default_stem(kind, quick, part).name for kind, quick, part in
                          (("quality", False, False), ("quality", True, False), ("quality", False, True), ("ablation", False, False)))
        self.assertEqual(whole, "quality")
        self.assertNotIn(whole, others)


class CompileTimeTest(BenchmarkTest):
    def test_every_shape_compiles_and_has_its_figures(self):
        found, text = self.run_benchmark("compile-time", "--columns", "lilt")
        self.assertEqual({m.status for m in found.measurements}, {"ok"})
        self.assertGreaterEqual(len({m.subject for m in found.measurements}), 9)
        largest = found.find()["many-functions", "800", "lilt -O2"]
        self.assertTrue({"cpu_time", "peak_memory", "input_bytes", "stage:parse", "stage:regalloc", "stage:encode",
                         "stage:write"} <= set(largest.metrics))
        self.assertIn("MB/s", text)
        programs = [LILT, *machine.find(["llc-19"])]
        self.assertEqual(found.settings["marked"], marks.build(self.place, programs) is not None)

    def test_growth_counts_from_an_empty_module(self):
        directory = ROOT / "bench" / "compile-time"
        sys.path.insert(0, str(directory))
        self.addCleanup(sys.path.remove, str(directory))
        found = importlib.util.spec_from_file_location("compile_time", directory / "__main__.py")
        compile_time = importlib.util.module_from_spec(found)
        sys.modules["compile_time"] = compile_time  # where dataclasses look their annotations up
        self.addCleanup(sys.modules.pop, "compile_time")
        found.loader.exec_module(compile_time)
        measured = results.Results("compile-time", "", {}, {}, {})
        for subject, size, seconds in ((compile_time.EMPTY, "", 0.5), ("one-block", "100", 1.5), ("one-block", "200", 4.5),
                                       ("wide-phis", "100", 0.4), ("wide-phis", "200", 0.6)):
            metrics = {"cpu_time": results.Metric.of_samples([seconds], "s")}
            measured.measurements.append(results.Measurement(subject, size, "lilt -O2", metrics=metrics))
        (growth,) = compile_time.growth(measured)  # wide phis took no longer than nothing: no figure
        self.assertEqual((growth.subject, round(growth.exponent, 9)), ("one-block", 2.0))
        self.assertEqual((growth.metric, growth.doubling), ("cpu_time", 4.0))
        for m, executed in zip(measured.measurements, (100, 300, 500, 200, 300)):
            m.metrics["instructions"] = results.Metric(executed, "instructions")
        counted = compile_time.growth(measured)
        self.assertEqual([(g.metric, g.doubling) for g in counted], [("instructions", 2.0)] * 2)

    def test_an_interrupt_while_an_object_is_written_keeps_what_was_measured(self):
        """Of the second run of lilt half an object is left when the interrupt comes."""
        second, hanging = self.place / "second", self.place / "lilt"
        hanging.write_text(f"""#!/bin/sh
[ "$1" = -c ] || exec {LILT} "$@"
for output; do :; done
[ -e "$output".first ] || {{ : > "$output".first; exec {LILT} "$@"; }}
: > "$output"; : > {second}; sleep 100
""")
        hanging.chmod(0o755)
        words = [sys.executable, ROOT / "bench" / "compile-time", "--lilt", hanging, "-o", self.place / "out", "--filter", "one-block",
                 "--sizes", "400", "--columns", "^lilt -O2$", "--instructions", "none"]
        found = next(m for m in self.interrupt(words, second).measurements if m.subject == "one-block")
        self.assertEqual(len(found.metrics["cpu_time"].samples), 1)
        self.assertGreater(found.metrics["code_size"].value, 0)

    def test_executed_instructions_are_those_of_the_counter(self):
        perf = self.place / "perf"
        perf.write_text("#!/bin/sh\necho 34000000,,instructions:u,1200,100.00,, >&2\n")
        perf.chmod(0o755)
        found, text = self.run_benchmark("compile-time", "--columns", "lilt -O2$", "--filter", "one-block",
                                         path=f"{self.place}:{os.environ['PATH']}")
        self.assertEqual({m.metrics["instructions"].value for m in found.measurements}, {34000000})
        self.assertEqual(found.settings["instruction_counter"], "perf")
        self.assertRegex(text, "M executed\n.*\n.* 34\n")
        self.assertIn("come from fewer than 3 runs", text)


@unittest.skipUnless(pathlib.Path(LILT).with_name("micro").exists(), "the program `micro` is not built")
class MicroTest(BenchmarkTest):
    def test_every_part_has_a_time(self):
        found, text = self.run_benchmark("micro")
        subjects = {m.subject for m in found.measurements}
        wanted = ("front end/lexer", "front end/parser", "front end/verifier", "SSA analyses/dominators",
                  "machine analyses/liveness", "machine analyses/intervals", "code/allocator fast", "code/allocator linear",
                  "code/selection", "code/encoder", "code/ELF writer")
        self.assertEqual(set(wanted) - subjects, set())
        self.assertTrue(all(m.metrics["time_per_instruction"].value > 0 for m in found.measurements))
        self.assertIn("ns/instr.", text)


if __name__ == "__main__":
    unittest.main()
