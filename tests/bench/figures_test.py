"""Statistics, pieces of runs, schedule and results of bench/common."""
import io
import pathlib
import subprocess
import sys
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "bench"))

from common import elf, figures, marks, progress, results, schedule
from common.marks import Timing
from common.process import Run, Runner


def ran(seconds: float, output: str = "", status: int = 0, timed_out: bool = False) -> Run:
    return Run(status, Timing(seconds), Timing(seconds), 9.0, output, timed_out)


class FiguresTest(unittest.TestCase):
    def test_spread_is_the_median_above_the_minimum(self):
        self.assertAlmostEqual(figures.spread([1.0, 1.1, 3.0]), 0.1)
        self.assertEqual(figures.spread([1.0]), 0.0)
        self.assertEqual(figures.spread([]), 0.0)

    def test_noise_is_the_distance_of_the_two_least(self):
        self.assertAlmostEqual(figures.noise([2.0, 1.0, 1.02]), 0.02)
        self.assertEqual(figures.noise([1.0, 1.0]), figures.FLOOR)
        self.assertEqual(figures.noise([1.0]), 0.10)

    def test_settled_when_several_runs_agree_on_the_minimum(self):
        self.assertTrue(figures.is_settled([1.0, 5.0, 1.002, 1.009], 3, 0.01))
        self.assertFalse(figures.is_settled([1.0, 5.0, 1.002, 1.011], 3, 0.01))
        self.assertFalse(figures.is_settled([1.0, 1.0], 3, 0.01))
        self.assertFalse(figures.is_settled([1.0], 1, 0.01))
        self.assertTrue(figures.is_settled([0.0020, 0.0021, 0.00219], 3, 0.01))  # variation of a process's start

    def test_geomean(self):
        self.assertAlmostEqual(figures.geomean([0.5, 2.0, 1.0]), 1.0)
        self.assertAlmostEqual(figures.geomean_noise([0.03, 0.04]), 0.025)

    def test_a_geomean_is_sure_unless_other_work_made_it_doubtful(self):
        calm = [figures.LEVEL]
        self.assertTrue(figures.is_sure(0.009, 30))
        self.assertFalse(figures.is_sure(0.011, 30))
        for count in (1, 2, 30):
            self.assertTrue(figures.is_sure(figures.geomean_noise(calm * count), count))
            self.assertFalse(figures.is_sure(figures.geomean_noise([0.08] * count), count))

    def test_largest_doubling(self):
        self.assertAlmostEqual(figures.largest_doubling([1, 2, 4, 5], [3, 12, 24, 90]), 4.0)
        self.assertIsNone(figures.largest_doubling([1, 3], [3, 12]))
        self.assertIsNone(figures.largest_doubling([1, 2], [0, 12]))

    def test_growth_exponent(self):
        self.assertAlmostEqual(figures.growth_exponent([1, 2, 4], [3, 12, 48]), 2.0)
        self.assertIsNone(figures.growth_exponent([1, 1], [3, 4]))


class ScheduleTest(unittest.TestCase):
    def test_other_output_than_expected_is_wrong_and_not_timed(self):
        cell = schedule.Cell("x", [], "right\n")
        cell.add(ran(1.0, "right\n"))
        cell.add(ran(1.0, "left\n"))
        self.assertEqual((cell.status, cell.runs), ("wrong", []))
        self.assertIn("'left\\n'", cell.message)

    def test_a_run_that_takes_too_long_after_others_did_not_is_left_out(self):
        slow = ran(60.0, status=-9, timed_out=True)
        cell = schedule.Cell("x", [])
        cell.add(ran(1.0))
        cell.add(slow)
        self.assertEqual((cell.status, cell.ranked()), ("ok", [1.0]))
        other = schedule.Cell("y", [])
        other.add(slow)
        self.assertEqual((other.status, other.message), ("failed", "took too long"))

    def test_a_signal_has_its_name(self):
        self.assertEqual(ran(0, status=-11).problem(), "ended by SIGSEGV")

    def test_runs_are_interleaved_and_what_is_settled_drops_out(self):
        class Scripted:
            order = []

            def run(self, words):
                self.order.append(words[0])
                steady = 1.0 if words[0] == "steady" else 1.0 + 1 / len(self.order)
                return ran(steady)

        runner = Scripted()
        cells = [schedule.Cell(name, [name]) for name in ("steady", "noisy")]
        plan = schedule.Plan(rounds=4, least=2, tolerance=0.001)
        self.assertTrue(schedule.measure(cells, plan, runner, progress.Progress(io.StringIO())))
        self.assertEqual(runner.order, ["steady", "noisy", "noisy", "steady", "noisy", "noisy"])

    def test_runs_that_agree_are_tried_again_after_as_many_rounds(self):
        class Plateau:
            """`slow` is slowed in its first three runs, evenly; `noisy` never agrees with itself."""
            def __init__(self):
                self.count = {"slow": 0, "noisy": 0}

            def run(self, words):
                self.count[words[0]] += 1
                count = self.count[words[0]]
                seconds = (1.3 if count <= 3 else 1.0) if words[0] == "slow" else 1 + 1 / count
                return ran(seconds)

        runner = Plateau()
        cells = [schedule.Cell(name, [name]) for name in ("slow", "noisy")]
        self.assertTrue(schedule.measure(cells, schedule.Plan(rounds=9), runner, progress.Progress(io.StringIO())))
        # Three rounds agree, three are left out, and the seventh needs two more that agree with it.
        self.assertEqual([run.cpu.seconds for run in cells[0].runs], [1.3, 1.3, 1.3, 1.0, 1.0, 1.0])
        self.assertEqual(len(cells[1].runs), 9)

    def test_the_end_is_when_all_agree(self):
        class Steady:
            def run(self, _):
                return ran(1.0)

        cells = [schedule.Cell("a", []), schedule.Cell("b", [])]
        self.assertTrue(schedule.measure(cells, schedule.Plan(rounds=25), Steady(), progress.Progress(io.StringIO())))
        self.assertEqual([len(cell.runs) for cell in cells], [3, 3])

    def test_an_interrupt_keeps_what_was_measured(self):
        class Interrupted:
            runs = 0

            def run(self, _):
                self.runs += 1
                if self.runs == 3:
                    raise KeyboardInterrupt
                return ran(1.0)

        cells = [schedule.Cell("a", []), schedule.Cell("b", [])]
        self.assertFalse(schedule.measure(cells, schedule.Plan(), Interrupted(), progress.Progress(io.StringIO())))
        self.assertEqual([len(cell.runs) for cell in cells], [1, 1])

    def test_what_failed_on_a_smaller_input_is_not_tried_and_keeps_nothing(self):
        small = schedule.Cell("small", [])
        large = schedule.Cell("large", [], after=small, runs=[ran(1.0)])
        small.add(ran(1.0, status=1))
        self.assertTrue(large.is_hopeless())
        self.assertEqual((large.status, large.runs), ("failed", []))


class MarksTest(unittest.TestCase):
    def test_each_piece_counts_with_its_least_time(self):
        # Another program slows the first half of one run and the second half of the other.
        runs = [Timing(1.5, [0.5, 1.0]), Timing(1.5, [0.5, 0.75]), Timing(2.0, [0.75, 1.25])]
        self.assertEqual(marks.rank(runs), [0.5 + 0.25 + 0.5, 0.5 + 0.5 + 0.75, 0.75 + 0.5 + 0.75])

    def test_without_several_runs_or_cuts_the_runs_stay_whole(self):
        self.assertEqual(marks.rank([]), [])
        self.assertEqual(marks.rank([Timing(0.7, [0.1, 0.3])]), [0.7])
        close = [Timing(0.5, [0.001, 0.4999]), Timing(0.75, [0.3, 0.51])]  # nearer to the ends than a piece is long
        self.assertEqual(marks.rank(close), [0.5, 0.75])

    def test_marks_closer_than_a_piece_do_not_cut(self):
        self.assertEqual(marks.rank([Timing(0.5, [0.25, 0.251]), Timing(0.75, [0.25, 0.5])]), [0.5, 0.75])

    def test_runs_that_did_not_do_the_same_are_left_out(self):
        odd = Timing(0.25, [0.125])
        self.assertEqual(marks.rank([Timing(1.5, [0.5, 1.0]), odd, Timing(1.5, [0.5, 0.75])]), [0.5 + 0.25 + 0.5, 0.5 + 0.5 + 0.75])
        self.assertEqual(marks.rank([Timing(1.5, [0.5, 1.0]), odd]), [0.25, 1.5])  # unknown which

    def test_a_program_is_marked_by_its_calls_of_malloc(self):
        program = """
            #include <cstdlib>
            #include <cstring>
            #include <pthread.h>
            #include <unistd.h>
            #include <sys/wait.h>
            int main(int count, char **words) {
              auto allocate = [](int times) { while (times--) { void *volatile p = malloc(8); free(p); } };
              allocate(20000);
              if (count == 1)
                return 0;
              if (!strcmp(words[1], "fork") && fork() == 0)
                allocate(40000), _exit(0);
              if (!strcmp(words[1], "exec") && fork() == 0)
                execl(words[0], words[0], nullptr);
              pthread_t thread;
              if (!strcmp(words[1], "thread") && !pthread_create(&thread, nullptr, [](void *p) { return p; }, nullptr))
                pthread_detach(thread);
              wait(nullptr);
              allocate(20000);
            }"""
        with tempfile.TemporaryDirectory() as place:
            binary = pathlib.Path(place) / "program"
            subprocess.run(["c++", "-x", "c++", "-", "-o", binary], input=program, text=True, check=True)
            library = marks.build(pathlib.Path(place), [str(binary)])
            if library is None:
                self.skipTest("no glibc")
            with Runner(timeout=60, marking=library) as runner:
                for words, expected in (([], 4), (["fork"], 9), (["exec"], 9), (["thread"], 0), ([], 4)):
                    run = runner.run([binary, *words])
                    self.assertEqual((run.status, len(run.cpu.marks), len(run.wall.marks)), (0, expected, expected), words)
                    for timing in (run.cpu, run.wall):
                        self.assertEqual([0.0, *timing.marks, timing.seconds], sorted([0.0, *timing.marks, timing.seconds]))
                self.assertEqual(len(runner.run(["/no/such/program"]).cpu.marks), 0)

    def test_no_marks_where_a_program_does_not_run_with_the_library(self):
        with tempfile.TemporaryDirectory() as place:
            sanitized = pathlib.Path(place) / "sanitized"
            subprocess.run(["c++", "-x", "c++", "-", "-fsanitize=address", "-o", sanitized], input="int main() {}", text=True, check=True)
            self.assertIsNone(marks.build(pathlib.Path(place), ["true", str(sanitized)]))


class RunnerTest(unittest.TestCase):
    def test_output_status_and_time(self):
        with Runner(timeout=10) as runner:
            run = runner.run(["sh", "-c", "echo out; echo err >&2; exit 3"])
            self.assertEqual((run.output, run.status), ("out\n", 3))
            self.assertEqual(runner.run(["/no/such/program"]).status, 127)
            busy = runner.run(["sh", "-c", "i=0; while [ $i -lt 20000 ]; do i=$((i+1)); done"])
            self.assertGreater(busy.cpu.seconds, 0)

    def test_addresses_are_the_same_in_every_run(self):
        with Runner(timeout=10) as runner:
            if not runner.fixed_addresses:
                self.skipTest("this system does not let a process ask for it")
            self.assertEqual(len({runner.run(["grep", "stack", "/proc/self/maps"]).output for _ in range(4)}), 1)

    def test_timeout(self):
        with Runner(timeout=0.2) as runner:
            self.assertEqual(runner.run(["sleep", "20"]).problem(), "took too long")
            self.assertIsNone(runner.run(["true"]).problem())

    def test_a_timeout_ends_what_the_program_started(self):
        with Runner(timeout=0.2) as runner:
            self.assertLess(runner.run(["sh", "-c", "sleep 20 & wait"]).wall.seconds, 10)


class ResultsTest(unittest.TestCase):
    def sample(self):
        made = results.Results("quality", "2026-01-01T00:00:00+00:00",
                               {"processor": "p", "cores": 2, "memory_mb": 1, "system": "s"}, {"lilt": "1"}, {})
        for subject, times in (("a", (2.0, 1.0)), ("b", (1.0, 2.0)), ("c", (8.0, 1.0))):
            for column, time in zip(("lilt", "llc"), times):
                metric = results.Metric.of_samples([time, time * 1.01], "s")
                made.measurements.append(results.Measurement(subject, "O2", column, metrics={"cpu_time": metric}))
        made.measurements.append(results.Measurement("d", "O2", "lilt", "wrong", "printed 'x'"))
        made.measurements.append(results.Measurement("c", "C", "clang", metrics={
            "cpu_time": results.Metric.of_timings([Timing(5.0, [2.0]), Timing(5.0, [3.0])])}))
        made.summaries = results.summarize(made, "cpu_time", "llc")
        return made

    def test_geomeans_are_of_what_both_have(self):
        summary = next(s for s in self.sample().summaries if s.column == "lilt")
        self.assertAlmostEqual(summary.geomean, 8 ** (1 / 3))
        self.assertEqual(summary.count, 3)

    def test_a_baseline_on_another_input(self):
        found = {(s.input, s.column): s.geomean for s in results.summarize(self.sample(), "cpu_time", "clang")}
        self.assertEqual(found, {("O2", "lilt"): 2.0, ("O2", "llc"): 0.25, ("C", "clang"): 1.0})

    def test_written_and_read_back(self):
        with tempfile.TemporaryDirectory() as place:
            path = pathlib.Path(place) / "deep" / "r.json"
            self.sample().write(path)
            self.assertEqual(results.read(path), self.sample())

    def test_times_by_pieces_are_kept_and_say_how_sure_they_are(self):
        runs = [Timing(1.5, [0.5]), Timing(1.5, [1.0])]
        metric = results.Metric.of_timings(runs)
        self.assertEqual((metric.value, metric.samples, metric.ranked), (1.0, [1.5, 1.5], [1.0, 2.0]))
        self.assertEqual(metric.noise(), 1.0)
        self.assertEqual(results.Metric.of_timings([Timing(1.5), Timing(1.0)]), results.Metric(1.0, "s", [1.5, 1.0]))

    def test_other_files_are_refused_with_their_name(self):
        with tempfile.TemporaryDirectory() as place:
            path = pathlib.Path(place) / "r.json"
            for text in ("no JSON", "[]", "{}", f'{{"schema": "{results.SCHEMA}"}}', '{"schema": "other/1"}'):
                path.write_text(text)
                with self.assertRaisesRegex(ValueError, "r.json: no results"):
                    results.read(path)

    def test_schema(self):
        try:
            import jsonschema
        except ImportError:
            self.skipTest("python3-jsonschema is not installed")
        import json
        schema = json.loads(results.SCHEMA_FILE.read_text())
        jsonschema.validate(self.sample().to_json(), schema)
        broken = self.sample().to_json()
        broken["measurements"][0]["metrics"]["cpu_time"]["unit"] = "hours"
        with self.assertRaises(jsonschema.ValidationError):
            jsonschema.validate(broken, schema)


class ProgressTest(unittest.TestCase):
    def test_durations(self):
        self.assertEqual([progress.duration(s) for s in (12.3, 185, 3725)], ["12 s", "3:05 min", "1:02 h"])


class ElfTest(unittest.TestCase):
    def test_refuses_what_is_no_object(self):
        with tempfile.NamedTemporaryFile() as file:
            file.write(b"text")
            file.flush()
            with self.assertRaises(ValueError):
                elf.code_size(pathlib.Path(file.name))


if __name__ == "__main__":
    unittest.main()
