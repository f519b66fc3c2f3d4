"""Comparison of two results: what counts as a change."""
import pathlib
import subprocess
import sys
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "bench"))

from common import compare, results


def made(*rows, kind="quality"):
    """Results of (subject, time samples, code size); times None: wrong."""
    found = results.Results(kind, "2026-01-01T00:00:00+00:00",
                            {"processor": "p", "cores": 2, "memory_mb": 1, "system": "s"}, {"lilt": "1"}, {})
    for subject, times, size in rows:
        if times is None:
            found.measurements.append(results.Measurement(subject, "O2", "lilt -O2", "wrong", "printed 'x'"))
            continue
        metrics = {"cpu_time": results.Metric.of_samples(times, "s"), "code_size": results.Metric(size, "bytes")}
        found.measurements.append(results.Measurement(subject, "O2", "lilt -O2", metrics=metrics))
        found.measurements.append(results.Measurement(subject, "O2", "llc", metrics={
            "cpu_time": results.Metric.of_samples([1.0, 1.0], "s")}))
    found.summaries = results.summarize(found, "cpu_time", "llc")
    return found


class CompareTest(unittest.TestCase):
    def direction(self, before, after, metric):
        changes = compare.compare(made(("a", *before)), made(("a", *after))).changes
        return next(c.direction for c in changes if c.metric == metric and c.column == "lilt -O2")

    def test_times_change_when_they_leave_the_noise(self):
        self.assertEqual(self.direction(([1.0, 1.005], 1), ([1.03, 1.03], 1), "cpu_time"), "slower")
        self.assertEqual(self.direction(([1.0, 1.005], 1), ([0.95, 0.95], 1), "cpu_time"), "faster")
        self.assertEqual(self.direction(([1.0, 1.005], 1), ([1.009, 1.01], 1), "cpu_time"), "")
        self.assertEqual(self.direction(([1.0, 1.05], 1), ([1.04, 1.04], 1), "cpu_time"), "")

    def test_sizes_change_by_any_byte(self):
        self.assertEqual(self.direction(([1.0], 100), ([1.0], 101), "code_size"), "larger")
        self.assertEqual(self.direction(([1.0], 100), ([1.0], 99), "code_size"), "smaller")
        self.assertEqual(self.direction(([1.0], 0), ([1.0], 5), "code_size"), "larger")
        self.assertEqual(self.direction(([1.0], 0), ([1.0], 0), "code_size"), "")

    def test_geomeans(self):
        found = compare.compare(made(("a", [1.0, 1.0], 1), ("b", [2.0, 2.0], 1)),
                                made(("a", [1.1, 1.1], 1), ("b", [2.2, 2.2], 1)))
        shift = next(s for s in found.shifts if (s.metric, s.column) == ("cpu_time", "lilt -O2"))
        self.assertAlmostEqual(shift.ratio, 1.1)
        (difference,), unsure = found.differences()
        self.assertAlmostEqual(difference, 0.1)
        self.assertEqual(unsure, [])

    def test_geomeans_that_are_not_sure_stand_apart(self):
        found = compare.compare(made(("a", [1.0, 1.0], 1), ("b", [2.0, 2.0], 1)),
                                made(("a", [1.1, 1.2], 1), ("b", [2.2, 2.2], 1)))
        sure, (difference,) = found.differences()
        self.assertAlmostEqual(difference, 0.1)
        self.assertEqual(sure, [])
        (before, after), = found.geomeans
        self.assertEqual((before.shown(), after.shown()), ("1.414", "~1.556"))

    def test_a_program_that_became_wrong(self):
        found = compare.compare(made(("a", [1.0], 1)), made(("a", None, 0)))
        self.assertEqual(len(found.statuses), 1)
        self.assertIn("ok, now wrong", found.statuses[0])

    def test_geomeans_over_other_subjects_are_not_compared(self):
        found = compare.compare(made(("a", [1.0, 1.0], 1), ("b", [2.0, 2.0], 1)), made(("a", [1.1, 1.1], 1)))
        self.assertEqual((found.geomeans, found.unpaired), ([], 2))

    def test_geomeans_over_other_sizes_are_not_compared(self):
        def sized(*sizes):
            found = made(kind="compile-time")
            for size in sizes:
                for column in ("lilt -O2", "llc"):
                    found.measurements.append(results.Measurement("one-block", size, column, metrics={
                        "cpu_time": results.Metric.of_samples([1.0, 1.0], "s")}))
            found.summaries = [results.Summary("cpu_time", "shapes", "lilt -O2", "llc", 1.0, 0.0, 1)]
            return found

        self.assertEqual(len(compare.compare(sized("100", "200"), sized("100", "200")).geomeans), 1)
        self.assertEqual(len(compare.compare(sized("100", "200"), sized("50", "200")).geomeans), 1)  # of the largest size
        self.assertEqual(compare.compare(sized("100", "200"), sized("100", "400")).geomeans, [])

    def test_geomeans_beside_a_baseline_that_failed_elsewhere_are_not_compared(self):
        def without(failed):
            found = made(("a", [1.0, 1.0], 1), ("b", [2.0, 2.0], 1))
            next(m for m in found.measurements if (m.subject, m.column) == (failed, "llc")).metrics = {}
            found.summaries = results.summarize(found, "cpu_time", "llc")
            return found

        self.assertEqual(len(compare.compare(without("a"), without("a")).geomeans), 1)
        self.assertEqual(compare.compare(without("a"), without("b")).geomeans, [])

    def test_quick_runs_are_compared_with_each_other_only(self):
        quick = made(("a", [1.0], 1))
        quick.settings["quick"] = True
        compare.compare(quick, quick)
        with self.assertRaises(ValueError):
            compare.compare(quick, made(("a", [1.0], 1)))

    def test_times_by_pieces_are_not_compared_with_those_of_whole_runs(self):
        marked = made(("a", [1.0], 1))
        marked.settings["marked"] = True
        compare.compare(marked, marked)
        with self.assertRaisesRegex(ValueError, "pieces"):
            compare.compare(marked, made(("a", [1.0], 1)))

    def test_kinds_must_be_equal(self):
        with self.assertRaises(ValueError):
            compare.compare(made(), made(kind="micro"))

    def test_command(self):
        with tempfile.TemporaryDirectory() as place:
            paths = [pathlib.Path(place) / name for name in ("a.json", "b.json")]
            made(("sieve", [1.0, 1.0], 100)).write(paths[0])
            made(("sieve", [1.2, 1.2], 90)).write(paths[1])
            words = [sys.executable, ROOT / "bench" / "compare", *paths]
            text = subprocess.run(list(map(str, words)), capture_output=True, text=True, check=True).stdout
            self.assertRegex(text, r"slower \(1\)")
            self.assertRegex(text, r"smaller \(1\)")
            self.assertIn("+20.0 %", text)
            self.assertIn("geomeans of times: 1, largest change 20.0 %", text)
            made(("sieve", [1.2, 1.5], 90)).write(paths[1])
            text = subprocess.run(list(map(str, words)), capture_output=True, text=True, check=True).stdout
            self.assertIn("~1.200", text)
            self.assertIn("too noisy for (~): 1, largest change 20.0 %", text)
            self.assertNotIn("the machine", text)
            slower = made(("sieve", [1.2, 1.2], 90))
            slower.find()["sieve", "O2", "llc"].metrics["cpu_time"] = results.Metric.of_samples([1.3, 1.3], "s")
            slower.write(paths[1])
            text = subprocess.run(list(map(str, words)), capture_output=True, text=True, check=True).stdout
            self.assertIn("other compilers changed by +30.0 %", text)
            broken = subprocess.run([*map(str, words[:2]), str(ROOT / "README.md"), str(paths[0])], capture_output=True,
                                    text=True, check=False)
            self.assertEqual(broken.returncode, 1)


if __name__ == "__main__":
    unittest.main()
