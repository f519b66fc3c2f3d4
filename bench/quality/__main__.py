"""Measures the run time of lilt's code, compared with that of other compilers.

Every program is compiled in every form of its input by lilt at each level and by every compiler that is installed.
All executables must print the same; those that do are run in turn, and the least user + system time of each counts.

  python3 bench/quality                       the published tables, an hour
  python3 bench/quality --filter 'sieve|fft'  these programs only
  python3 bench/quality --forms ^holdout      the hold-out set only
  python3 bench/quality --ablate              what each optional pass is worth
"""
import argparse
import pathlib
import re
import sys
import tempfile
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))

import ablation
import build
import choices
import columns
import programs
import report
from common import command, counters, results, schedule
from common.process import Runner
from common.progress import Progress


def parse_options() -> argparse.Namespace:
    parser = command.parser(__doc__, "quality", 9)
    command.add_choice(parser, "--columns", "columns")
    parser.add_argument("--no-pin", dest="pin", action="store_false", help="let runs wander between processors")
    parser.add_argument("--full", action="store_true", help="the register allocators on every form, not only on one")
    parser.add_argument("--no-vectors", dest="vectorizes", action="store_false", help="no compiler vectorizes")
    parser.add_argument("--ablate", dest="kind", action="store_const", const="ablation", help="lilt -O2 without each of its optional passes")
    command.add_choice(parser, "--forms", "forms of the input (O0 sroa O2 lite C, holdout-O0 holdout-O2 holdout-C)")
    counters.add_option(parser)
    parser.add_argument("--programs", type=pathlib.Path, help=argparse.SUPPRESS)
    return command.parse(parser, ("filter", "columns", "forms"))


def plan_builds(options: argparse.Namespace, lilt: str, directory: pathlib.Path) -> list[build.Build]:
    """Every program in every form and every column that accepts it, as selected by the options."""
    if options.kind == "ablation":
        every = columns.ablation_columns(lilt, choices.optional_passes(lilt))
    else:
        every = columns.all_columns(lilt, choices.allocators(lilt), options.full, options.vectorizes)
    chosen = [c for c in every if re.search(options.columns, c.name) and any_form(c, options)]
    sets = {"": options.programs} if options.programs else programs.SETS
    found = programs.find(sets, "", directory / "ir")
    builds = [build.Build(program, form, column, directory / f"{program.name}-{form}-{number:03}")
              for program in found if re.search(options.filter, program.name)
              for form, path in program.inputs.items() if re.search(options.forms, form)
              for number, column in enumerate(chosen) if column.takes(form, path)]
    if not builds:
        forms = dict.fromkeys(form for program in found for form in program.inputs)
        command.nothing("programs, forms and columns", options, [*(program.name for program in found), *forms, *(c.name for c in every)])
    return builds


def any_form(column: columns.Column, options: argparse.Namespace) -> bool:
    return any(re.search(options.forms, prefix + form) for prefix in programs.SETS for form in column.forms)


def plan_cells(builds: list[build.Build], scale: int) -> dict[tuple[str, str], schedule.Cell]:
    """One cell for byte-identical executables: they are measured once."""
    cells: dict[tuple[str, str], schedule.Cell] = {}
    for made in builds:
        if made.status == "ok":
            words = [made.executable, str(scale)]
            cell = schedule.Cell(made.name, words, made.program.expected(scale))
            cells.setdefault((made.program.name, made.digest), cell)
    return cells


def measurement(made: build.Build, cell: schedule.Cell | None, executed: int | None) -> results.Measurement:
    found = results.Measurement(made.program.name, made.form, made.column.name, made.status, made.message)
    if cell is None:
        return found
    found.status, found.message = cell.status, cell.message
    if cell.status != "ok" or not cell.runs:
        return found
    found.metrics["cpu_time"] = results.Metric.of_timings([run.cpu for run in cell.runs])
    found.metrics["code_size"] = results.Metric(made.code_size, "bytes")
    if executed:
        found.metrics["instructions"] = results.Metric(executed, "instructions")
    for name, count in made.counts.items():
        found.metrics[name] = results.Metric(count, "bytes" if name == "frame_bytes" else "instructions")
    return found


def baselines(measured: results.Results) -> list[str]:
    """The measured columns that serve as baselines of ratios."""
    wanted = [("lilt -O2",)] if measured.kind == "ablation" else [("llc-19 -O2", "llc-14 -O2"), ("clang-19 -O2", "clang-14 -O2")]
    there = measured.columns()
    return [found[0] for found in ([name for name in names if name in there] for names in wanted) if found]


def summaries(measured: results.Results) -> list[results.Summary]:
    """Geomeans relative to the baselines. LLVMlite programs lack a C source: clang compiles their IR."""
    return [summary for baseline in baselines(measured) for metric in ("cpu_time", "code_size", "instructions")
            for summary in results.summarize(measured, metric, baseline)]


def tables(measured: results.Results) -> list[str]:
    if measured.kind == "ablation":
        return [ablation.render(measured)]
    found = [report.program_table(measured, form, "lilt -O2", baselines(measured)) for form in report.FORMS]
    found += [report.geomean_table(measured, metric, title, baseline) for baseline in baselines(measured)
              for metric, title in (("cpu_time", "run time"), ("code_size", "code size"), ("instructions", "executed"))]
    return [*found, report.static_table(measured, ("O2", "C"), "in the code")]


def fill(measured: results.Results, builds: list[build.Build], cells: dict, executed: dict) -> None:
    """Adds everything known so far to the results."""
    keys = [(made.program.name, made.digest) for made in builds]
    found = [measurement(made, cells.get(key), executed.get(key)) for made, key in zip(builds, keys)]
    measured.measurements = [m for m in found if m.status != "ok" or m.metrics]
    measured.summaries = summaries(measured)


def main() -> int:
    options, start, progress = parse_options(), time.monotonic(), Progress()
    lilt = command.find_lilt(options)
    scale = 0 if options.quick else 1
    counter = counters.choose(options.instructions)
    with tempfile.TemporaryDirectory(prefix="lilt-bench-") as place, Runner(options.pin) as runner:
        builds = plan_builds(options, lilt, pathlib.Path(place))
        tools = sorted({made.column.tool for made in builds} - {lilt})
        absent = [] if options.kind == "ablation" else columns.absent()
        settings = {"absent": ", ".join(absent) or "none", "pinned": options.pin, "fixed_addresses": runner.fixed_addresses, "instruction_counter": counter}
        measured = command.begin(lilt, tools, options, settings)
        build.make_all(builds, pathlib.Path(place), progress)
        cells, executed = plan_cells(builds, scale), {}

        def keep() -> None:
            fill(measured, builds, cells, executed)
            measured.write(command.json_path(options.output))

        measured.complete = schedule.measure(list(cells.values()), command.plan(options), runner, progress, keep)
        if measured.complete:
            measured.complete = counters.count_all(counter, cells, executed, progress)
        fill(measured, builds, cells, executed)
    problems = report.problems(measured) + (f"NOT INSTALLED: {', '.join(absent)}\n" if absent else "")
    command.finish(measured, "\n".join(text for text in [*tables(measured), problems] if text), options.output, start)
    own = {made.column.name for made in builds if made.column.family == "lilt"}
    return command.status(measured, any(m.column in own and m.status != "ok" for m in measured.measurements))


if __name__ == "__main__":
    sys.exit(command.run(main))
