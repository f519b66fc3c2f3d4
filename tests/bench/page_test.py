"""The page in a real browser: no complaints, no network requests, every chart is drawn, nothing overflows.

  page_test.py [--screenshots DIRECTORY RESULTS.json...]   also checks pages of real results, and keeps pictures
"""
import base64
import pathlib
import sys
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
sys.path[:0] = [str(ROOT / "bench"), str(ROOT / "bench" / "quality")]

import ablation as ablation_tables
import chromium
import report as quality_tables
from common import headline, page, results

# For every canvas: whether anything is painted on it, and the number of data points.
DRAWN = """[...document.querySelectorAll("canvas")].map((canvas) => {
  const chart = Chart.getChart(canvas);
  const blank = Object.assign(document.createElement("canvas"), { width: canvas.width, height: canvas.height });
  return [canvas.toDataURL() !== blank.toDataURL(), chart.data.datasets.reduce((sum, d) => sum + d.data.length, 0)];
})"""
# Turns every select to each of its options.
TURN = """(() => {
  let turns = 0;
  for (let s = 0; s < document.querySelectorAll("select").length; ++s)
    for (let o = 0; o < document.querySelectorAll("select")[s]?.options.length; ++o, ++turns) {
      const select = document.querySelectorAll("select")[s];
      select.selectedIndex = o;
      select.dispatchEvent(new Event("change"));
    }
  return turns;
})()"""
# The page's whole text, with the names of its charts.
TEXTS = """document.body.innerText + [...document.querySelectorAll("canvas")].map((canvas) =>
  canvas.getAttribute("aria-label") + Object.values(Chart.getChart(canvas).options.scales).map((s) => s.title?.text)).join()"""
VIEWS = {"wide": (1200, False), "wide-dark": (1200, True), "narrow": (390, False), "narrow-dark": (390, True)}


def timed(*samples):
    return results.Metric.of_samples(list(samples), "s")


def empty(kind):
    return results.Results(kind, "2026-01-01T00:00:00+00:00",
                           {"processor": "P & Q", "cores": 2, "memory_mb": 4096, "system": "Debian"}, {"lilt": "1"}, {})


def quality():
    """Three programs: one ahead, one behind, one wrong, with a name that tries to end the script."""
    made = empty("quality")
    for subject, lilt in (("sieve", 0.8), ("fft", 1.5), ("</script><b>", 1.0)):
        for column, source, time in (("lilt -O2", "O2", lilt), ("llc-19 -O2", "O2", 1.0), ("clang-19 -O2", "C", 0.9)):
            metrics = {"cpu_time": timed(time, time * 1.02, time * 1.1), "code_size": results.Metric(100, "bytes")}
            made.measurements.append(results.Measurement(subject, source, column, metrics=metrics))
    made.measurements.append(results.Measurement("nbody", "O2", "lilt -O2", "wrong", "printed '<1>'"))
    made.measurements.append(results.Measurement("nbody", "O2", "llc-19 -O2", "refused", "no such thing"))
    for metric in ("cpu_time", "code_size"):
        made.summaries += results.summarize(made, metric, "llc-19 -O2")
        made.summaries += results.summarize(made, metric, "clang-19 -O2")
    return made


def ablation():
    made = empty("ablation")
    for column, time in (("lilt -O2", 1.0), ("without mem2reg", 1.9), ("without loop-idioms", 1.0)):
        made.measurements.append(results.Measurement("sieve", "O0", column, metrics={"cpu_time": timed(time, time)}))
    made.summaries = results.summarize(made, "cpu_time", "lilt -O2")
    return made


def compile_time():
    made = empty("compile-time")
    for column, cost in (("lilt -O2", 1.0), ("llc-19 -O2", 12.0)):
        for source, size in (("O0", 4.0), ("1000", 1.0), ("2000", 2.1)):
            metrics = {"cpu_time": timed(cost * size), "peak_memory": results.Metric(9 * cost, "MB")}
            if column.startswith("lilt"):
                metrics |= {"stage:parse": results.Metric(120, "ns"), "stage:regalloc": results.Metric(300, "ns")}
            made.measurements.append(results.Measurement("sqlite3" if source == "O0" else "one-block", source, column,
                                                         metrics=metrics))
        made.growth.append(results.Growth("one-block", column, 1.07))
    summary = results.Summary("cpu_time", "programs", "lilt -O2", "llc-19 -O2", 1 / 12, 0.01, 1)
    made.summaries = [summary]
    return made


def micro():
    made = empty("micro")
    for subject in ("parse/typed", "parse/opaque", "encode"):
        metrics = {"time_per_instruction": results.Metric.of_samples([10.0, 11.0], "ns")}
        made.measurements.append(results.Measurement(subject, "300", "lilt", metrics=metrics))
    return made


class HeadlineTest(unittest.TestCase):
    def test_says_where_lilt_is_ahead_and_behind(self):
        said = headline.of(quality())
        self.assertIn("ahead on 1", said.sentence)
        self.assertIn("behind on 1", said.sentence)
        self.assertIn("of 3 programs", said.sentence)
        self.assertIn("Furthest behind: fft 1.50", said.details)
        self.assertIn("Worst ratios to clang-19 -O2: fft 1.67\u00a0× (O2)", said.details)
        self.assertNotIn("<", said.text())

    def test_says_which_pass_makes_code_slower(self):
        made = empty("ablation")
        for source, time in (("O0", 0.9), ("O2", 1.0)):
            for column, cost in (("lilt -O2", 1.0), ("without two-address", time)):
                made.measurements.append(results.Measurement("sieve", source, column, metrics={"cpu_time": timed(cost, cost)}))
        made.summaries = results.summarize(made, "cpu_time", "lilt -O2")
        self.assertEqual(headline.of(made).details, "Faster without: two-address 0.90\u00a0× (unoptimized IR).")

    def test_says_which_pass_is_worth_most(self):
        said = headline.of(ablation())
        self.assertIn("mem2reg", said.sentence)
        self.assertIn("loop-idioms", said.details)

    def test_says_how_long_compiling_takes(self):
        self.assertIn("12.0 times as fast", headline.of(compile_time()).sentence)

    def test_says_how_many_times_are_not_settled(self):
        made = empty("compile-time")
        for column, samples in (("calm", (1.0, 1.001, 1.009)), ("restless", (1.0, 1.001, 1.2)), ("few", (1.0, 1.0))):
            made.measurements.append(results.Measurement("sqlite3", "O2", column, metrics={"cpu_time": timed(*samples)}))
        said = headline.doubts(made, "1.000")
        self.assertIn("1 of 3 measured times come from fewer than 3 runs", said)
        self.assertIn("Not settled: 1 of 3 measured times", said)
        self.assertNotIn("~", said)
        self.assertIn(said, page.section(made, 0, ""))
        del made.measurements[1:]
        self.assertEqual(headline.doubts(made, "1.000"), "")

    def check_marks(self, made, render, where):
        """`render` marks the geomeans of `made` if they are uncertain; `where` is a pattern of the place."""
        for noise, check in ((0.0, self.assertNotRegex), (0.05, self.assertRegex)):
            for summary in made.summaries:
                summary.noise = noise
            with self.subTest(kind=made.kind, noise=noise):
                check(render(made), where)

    def test_marks_geomeans_that_another_run_may_not_repeat(self):
        for made in (quality(), ablation(), compile_time()):
            for where in ('class="headline">.*~[0-9]', 'class="tile"><b[^>]*>~[0-9]', "~ marks"):
                self.check_marks(made, lambda results_: page.section(results_, 0, ""), where)
        self.check_marks(ablation(), ablation_tables.render, "~[0-9]")
        self.check_marks(quality(), lambda results_: quality_tables.geomean_table(results_, "cpu_time", "run time", "llc-19 -O2"),
                         "~[0-9]")

    def test_nothing_measured_is_no_error(self):
        for kind in headline.KINDS:
            headline.of(empty(kind))
            self.assertEqual(headline.doubts(empty(kind), ""), "")


@unittest.skipUnless(chromium.find() and page.LIBRARY.exists(), "needs chromium and libjs-chart.js")
class PageTest(unittest.TestCase):
    def look_at(self, documents, name, charts):
        with tempfile.TemporaryDirectory() as place, chromium.Browser(chromium.find()) as browser:
            path = page.write(documents, pathlib.Path(place) / "page.html")
            for view, (width, dark) in VIEWS.items():
                with self.subTest(view=view):
                    browser.open(path.as_uri(), width, dark=dark)
                    drawn = browser.evaluate(DRAWN)
                    self.assertEqual([d for d in drawn if not d[0] or not d[1]], [])
                    self.assertGreaterEqual(len(drawn), charts)
                    self.assertLessEqual(browser.evaluate("document.documentElement.scrollWidth"), width)
                    keep(browser, path.as_uri(), f"{name}-{view}", width, dark)
            browser.evaluate("document.querySelectorAll('details').forEach((d) => { d.open = true; })")
            browser.evaluate(TURN)
            self.assertEqual([d for d in browser.evaluate(DRAWN) if not d[0]], [])
            self.assertEqual(browser.problems, [])

    def test_every_kind_of_results_on_one_page(self):
        self.look_at([quality(), ablation(), compile_time(), micro()], "all", 9)

    def test_results_without_measurements(self):
        with tempfile.TemporaryDirectory() as place, chromium.Browser(chromium.find()) as browser:
            path = page.write([empty(kind) for kind in page.TITLES], pathlib.Path(place) / "page.html")
            browser.open(path.as_uri(), 1200)
            self.assertEqual(browser.problems, [])

    def test_parts_of_results(self):
        with tempfile.TemporaryDirectory() as place, chromium.Browser(chromium.find()) as browser:
            for whole in (quality(), ablation(), compile_time()):
                for column in whole.columns():
                    part = results.Results(**(vars(whole) | {"summaries": [], "growth": [], "measurements": [
                        m for m in whole.measurements if m.column == column]}))
                    browser.open(page.write([part], pathlib.Path(place) / "page.html").as_uri(), 900)
                    self.assertNotRegex(browser.evaluate(TEXTS), "undefined|NaN")
            self.assertEqual(browser.problems, [])

    def test_given_results(self):
        for path in RESULTS:
            with self.subTest(results=path):
                self.look_at([results.read(pathlib.Path(path))], pathlib.Path(path).stem, 1)


def keep(browser, url, name, width, dark):
    """A picture of the whole page, if pictures are wanted."""
    if SCREENSHOTS is None:
        return
    browser.open(url, width, browser.evaluate("document.documentElement.scrollHeight"), dark)
    SCREENSHOTS.mkdir(parents=True, exist_ok=True)
    (SCREENSHOTS / f"{name}.png").write_bytes(base64.b64decode(browser.screenshot()))


SCREENSHOTS, RESULTS = None, []
if "--screenshots" in sys.argv:
    at = sys.argv.index("--screenshots")
    SCREENSHOTS, RESULTS = pathlib.Path(sys.argv[at + 1]), sys.argv[at + 2:]
    del sys.argv[at:]

if __name__ == "__main__":
    unittest.main()
