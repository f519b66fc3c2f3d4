"""Measures compile time, compared with llc: time, memory, growth, stages.

Inputs are generated shapes of doubling sizes, and with --sources also sqlite3 and lua as clang's IR. Commands run in turn; the
least user + system time of each counts, piece by piece of its runs (common/marks.py).

  python3 bench/compile-time                        the shapes
  python3 bench/compile-time --sources              and the real programs, out of Debian's source packages
  python3 bench/compile-time --filter one-block     some inputs
  python3 bench/compile-time --columns 'lilt -O.$' --instructions callgrind --rounds 1
                                                    growth in executed instructions, exact and slow
"""
import argparse
import json
import pathlib
import re
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))

import report
import shapes
from common import command, counters, elf, figures, machine, marks, results, schedule
from common.process import Runner
from common.progress import Progress

SIZES = (6250, 12500, 25000, 50000)
STAGE_RUNS = 7
EMPTY = "empty-module"  # the time of every run apart from its input


@dataclass(frozen=True)
class Input:
    subject: str
    form: str  # or the size
    path: pathlib.Path

    @property
    def is_sized(self) -> bool:
        return self.form.isdigit()


@dataclass
class Job:
    """One input in one column."""
    input: Input
    column: str
    words: list[object]
    output: pathlib.Path
    cell: schedule.Cell
    code_size: int | None = None  # bytes; of the first completely written object


def parse_options() -> argparse.Namespace:
    parser = command.parser(__doc__, "compile-time", 25)
    command.add_choice(parser, "--columns", "columns")
    parser.add_argument("--sources", action="store_true", help="sqlite3 and lua too (fetches Debian's source packages)")
    parser.add_argument("--sizes", type=sizes, metavar="N,N…", help="nominal sizes of the shapes (default 6250,12500,25000,50000)")
    counters.add_option(parser)
    parser.add_argument("--timeout", type=command.positive, default=60, metavar="SECONDS", help="for one run (default 60)")
    return command.parse(parser, ("filter", "columns", "sizes"), lambda options: options.sources)


def sizes(text: str) -> str:
    """The value of an option: numbers separated by commas."""
    return ",".join(str(command.positive(size)) for size in text.split(","))


def columns(lilt: str) -> dict[str, list[str]]:
    """The commands by name. Code is position-independent."""
    made = {}
    for level in ("-O0", "-O2"):
        made[f"lilt {level}"] = [lilt, "-c", level]
        made[f"lilt {level} -j 2"] = [lilt, "-c", level, "-j", "2"]
    for tool in machine.find(["llc-19"]):
        for level in ("-O0", "-O2"):
            made[f"{tool} {level}"] = [tool, level, "-filetype=obj", "-relocation-model=pic"]
    made["lilt check"] = [lilt, "check"]
    return made


def find_inputs(options: argparse.Namespace, directory: pathlib.Path) -> list[Input]:
    found = []
    if options.sources:
        import sources
        found += [Input(name, form, path) for name, forms in sources.fetch(options.filter).items()
                  for form, path in forms.items()]
    path = directory / f"{EMPTY}.ll"
    path.write_text("define i32 @main() {\n  ret i32 0\n}\n")
    found.append(Input(EMPTY, "", path))
    chosen = sorted(map(int, options.sizes.split(","))) if options.sizes else [400, 800] if options.quick else SIZES
    for shape in (s for s in shapes.SHAPES if re.search(options.filter, s)):
        for size in dict.fromkeys(shapes.size_of(shape, nominal) for nominal in chosen):
            path = directory / f"{shape}-{size}.ll"
            path.write_text(shapes.generate(shape, size))
            found.append(Input(shape, str(size), path))
    return found


def plan_jobs(inputs: list[Input], chosen: dict[str, list[str]], directory: pathlib.Path) -> list[Job]:
    """All inputs in all columns. A size is not tried where half of it failed."""
    jobs: list[Job] = []
    smaller: dict[tuple[str, str], schedule.Cell] = {}
    for source in inputs:
        for number, (column, words) in enumerate(chosen.items()):
            output = directory / f"{source.path.stem}-{source.subject}-{number}.o"
            words = [*words, source.path] + ([] if words[1] == "check" else ["-o", output])
            key = (source.subject, column)
            cell = schedule.Cell(f"{source.subject} {source.form}, {column}", words,
                                 after=smaller.get(key) if source.is_sized else None)
            smaller[key] = cell
            jobs.append(Job(source, column, words, output, cell))
    return jobs


def ask_lilt(words: list[object], timeout: float) -> dict[str, int]:
    """The figures in the last line that a run of lilt writes to standard error; empty if it fails or takes too long."""
    try:
        done = subprocess.run(list(map(str, words)), capture_output=True, text=True, check=False, timeout=timeout)
    except subprocess.TimeoutExpired:
        return {}
    return json.loads(done.stderr.strip().splitlines()[-1]) if done.returncode == 0 else {}


def stages(job: Job, timeout: float) -> dict[str, list[int]]:
    """Nanoseconds by stage of lilt, in several runs."""
    found: dict[str, list[int]] = {}
    for _ in range(STAGE_RUNS):
        for name, spent in ask_lilt([*job.words, "--time-passes-json"], timeout).items():
            found.setdefault(name, []).append(spent)
    return found


def count_instructions(lilt: str, source: Input, timeout: float) -> int:
    """The number of SSA instructions in the text; 0 if lilt does not compile it."""
    return ask_lilt([lilt, "-O0", "--filetype=null", "--stats-json", source.path], timeout).get("ssa-instructions", 0)


def measurement(job: Job, sizes: dict[Input, int], spent: dict[str, list[int]], executed: int | None) -> results.Measurement:
    cell, source = job.cell, job.input
    found = results.Measurement(source.subject, source.form, job.column, cell.status, cell.message)
    if not cell.runs:
        return found
    found.metrics = {
        "cpu_time": results.Metric.of_timings([run.cpu for run in cell.runs]),
        "wall_time": results.Metric.of_timings([run.wall for run in cell.runs]),
        "peak_memory": results.Metric.of_samples([run.peak_megabytes for run in cell.runs], "MB"),
        "input_bytes": results.Metric(source.path.stat().st_size, "bytes"),
        "input_instructions": results.Metric(sizes.get(source, 0), "instructions"),
    }
    if executed:
        found.metrics["instructions"] = results.Metric(executed, "instructions")
    if job.code_size is None and job.output.exists():
        job.code_size = elf.code_size(job.output)  # now: an interrupt may leave half of a later one
    if job.code_size is not None:
        found.metrics["code_size"] = results.Metric(job.code_size, "bytes")
    for name, nanoseconds in spent.items():
        found.metrics[f"stage:{name}"] = results.Metric.of_samples([n / sizes[source] for n in nanoseconds], "ns")
    return found


def growth(measured: results.Results) -> list[results.Growth]:
    """Growth of the cost above that of an empty module."""
    empty = {m.column: m for m in measured.measurements if m.subject == EMPTY}
    sized: dict[tuple[str, str], list[results.Measurement]] = {}
    for m in measured.measurements:
        if m.input.isdigit() and "cpu_time" in m.metrics:
            sized.setdefault((m.subject, m.column), []).append(m)
    found = []
    for (subject, column), points in sized.items():
        least = [empty[column]] if column in empty else []
        metric = "instructions" if all("instructions" in m.metrics for m in points + least) else "cpu_time"
        constant = sum(m.metrics[metric].value for m in least if metric in m.metrics)
        sizes, costs = [int(m.input) for m in points], [m.metrics[metric].value - constant for m in points]
        exponent = figures.growth_exponent(sizes, costs)
        if exponent is not None:
            found.append(results.Growth(subject, column, exponent, metric, figures.largest_doubling(sizes, costs)))
    return found


def summaries(measured: results.Results) -> list[results.Summary]:
    """Geomeans over the real programs, and over the largest size of each shape."""
    return [s for metric in ("cpu_time", "wall_time", "instructions", "peak_memory", "code_size") for level in ("-O0", "-O2")
            for s in results.summarize(measured, metric, f"llc-19 {level}")]


def fill(measured: results.Results, jobs: list[Job], sizes: dict[Input, int], staged: dict[int, dict[str, list[int]]],
         executed: dict[int, int | None]) -> None:
    """Adds everything known so far to the results; `staged` and `executed` are by the jobs' numbers."""
    found = [measurement(job, sizes, staged.get(number, {}), executed.get(number)) for number, job in enumerate(jobs)]
    measured.measurements = [m for m in found if m.status != "ok" or m.metrics]
    measured.growth = growth(measured)
    measured.summaries = summaries(measured)


def measure_stages(jobs: list[Job], shown: set[Input], staged: dict[int, dict[str, list[int]]], timeout: float,
                   progress: Progress) -> bool:
    """Fills the stages by the jobs' numbers: lilt on the inputs to be shown. False if an interrupt ended it early."""
    wanted = [(number, job) for number, job in enumerate(jobs) if job.column in ("lilt -O0", "lilt -O2")
              and job.cell.status == "ok" and job.input in shown]
    try:
        for done, (number, job) in enumerate(wanted, 1):
            progress.show(f"stages, {done} of {len(wanted)}: {job.cell.name}")
            staged[number] = stages(job, timeout)
    except KeyboardInterrupt:
        return False
    finally:
        progress.finish()
    return True


def main() -> int:
    options, start, progress = parse_options(), time.monotonic(), Progress()
    lilt = command.find_lilt(options)
    counter, peers = counters.choose(options.instructions), machine.find(["llc-19"])
    with tempfile.TemporaryDirectory(prefix="lilt-bench-") as place, \
            Runner(False, options.timeout, marks.build(pathlib.Path(place), [lilt, *peers])) as runner:
        directory = pathlib.Path(place)
        inputs = find_inputs(options, directory)
        chosen = {name: words for name, words in columns(lilt).items() if re.search(options.columns, name)}
        jobs = plan_jobs(inputs, chosen, directory)
        if not jobs or all(source.subject == EMPTY for source in inputs):
            command.nothing("inputs and columns", options, [*shapes.SHAPES, "with --sources sqlite3 and lua", *columns(lilt)])
        measured = command.begin(lilt, peers, options,
                                 {"sources": options.sources, "timeout": options.timeout, "fixed_addresses": runner.fixed_addresses,
                                  "marked": runner.is_marking, "instruction_counter": counter})
        sizes = {source: count_instructions(lilt, source, options.timeout) for source in inputs}
        largest = {source.subject: source for source in inputs if source.is_sized}  # the last is the largest
        # Figures for one instruction are meaningful only where there are many.
        shown = {s for s in inputs if sizes[s] > 1 and (not s.is_sized or largest[s.subject] == s)}
        staged: dict[int, dict[str, list[int]]] = {}
        executed: dict[int, int | None] = {}

        def keep() -> None:
            fill(measured, jobs, sizes, staged, executed)
            measured.write(command.json_path(options.output))

        cells = [job.cell for job in jobs]
        measured.complete = (schedule.measure(cells, command.plan(options), runner, progress, keep)
                             and measure_stages(jobs, shown, staged, options.timeout, progress)
                             and counters.count_all(counter, dict(enumerate(cells)), executed, progress))
        fill(measured, jobs, sizes, staged, executed)
    command.finish(measured, report.render(measured), options.output, start)
    return command.status(measured, any(m.column.startswith("lilt") and m.status != "ok" for m in measured.measurements))


if __name__ == "__main__":
    sys.exit(command.run(main))
