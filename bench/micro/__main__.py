"""What each part of lilt takes for one instruction of IR: lexer, parser, verifier, analyses, allocators, selection, encoder.

Runs the program `micro` (Google Benchmark; cmake --preset bench builds it), one part at a time, in several rounds; the least
counts.

  python3 bench/micro                       all parts
  python3 bench/micro --filter allocator    some
"""
import argparse
import json
import pathlib
import re
import subprocess
import sys
import tempfile
import time

BENCH = pathlib.Path(__file__).resolve().parent.parent
sys.path[:0] = [str(BENCH), str(BENCH / "compile-time")]

import shapes
from common import command, figures, results, table
from common.progress import Progress

SHAPE, SIZE, QUICK_SIZE = "many-functions", 20000, 1000
MANUAL = "/manual_time"  # what Google Benchmark appends where a part measures itself


def parse_options() -> argparse.Namespace:
    parser = command.parser(__doc__, "micro", 9)
    parser.add_argument("--program", type=pathlib.Path, help="the program to run (default: micro beside lilt)")
    return command.parse(parser, ("filter",))


def list_parts(program: str, module: pathlib.Path, options: argparse.Namespace) -> list[str]:
    done = subprocess.run([program, module, "--benchmark_list_tests"], capture_output=True, text=True, check=False)
    if done.returncode != 0:
        sys.exit(done.stderr.strip())
    names = done.stdout.splitlines()
    return [name for name in names if re.search(options.filter, name)] or command.nothing("parts", options, names)


def run(program: str, module: pathlib.Path, part: str, seconds: float) -> float:
    """Nanoseconds for one instruction."""
    words = [program, module, f"--benchmark_filter=^{part}$", "--benchmark_format=json",
             f"--benchmark_min_time={seconds}"]
    done = subprocess.run(words, capture_output=True, text=True, check=True)
    found = json.loads(done.stdout)["benchmarks"][0]
    return found["real_time" if part.endswith(MANUAL) else "cpu_time"] / found["instructions"]


def measure(program: str, module: pathlib.Path, samples: dict[str, list[float]], rounds: int, seconds: float) -> bool:
    """Fills the samples by part. False if an interrupt ended it early."""
    progress, total = Progress(), rounds * len(samples)
    try:
        for number in range(rounds):
            for done, part in enumerate(samples, number * len(samples) + 1):
                samples[part].append(run(program, module, part, seconds))
                progress.show(f"round {number + 1} of {rounds}: {part}", progress.elapsed() / done * (total - done))
    except KeyboardInterrupt:
        return False
    finally:
        progress.finish()
    return True


def measurement(part: str, samples: list[float]) -> results.Measurement:
    """`group/name/argument` is the subject `group/name` with the input `argument`."""
    group, name, *argument = part.removesuffix(MANUAL).split("/")
    metric = results.Metric.of_samples(samples, "ns")
    return results.Measurement(f"{group}/{name}", "".join(argument), "lilt", metrics={"time_per_instruction": metric})


def render(measured: results.Results) -> str:
    rows = [[m.subject, m.input, f"{metric.value:.2f}", figures.shown_spread(metric.samples)]
            for m in measured.measurements for metric in m.metrics.values()]
    return table.render(["part", "size", "ns/instr.", "spread"], rows)


def main() -> int:
    options, start = parse_options(), time.monotonic()
    lilt = command.find_lilt(options)
    program = command.executable(options.program or pathlib.Path(lilt).with_name("micro"), "--program")
    size = QUICK_SIZE if options.quick else SIZE
    rounds, seconds = command.plan(options).rounds, 0.001 if options.quick else 0.05
    measured = command.begin(lilt, [], options, {"shape": SHAPE, "size": size})
    with tempfile.TemporaryDirectory(prefix="lilt-bench-") as place:
        module = pathlib.Path(place) / "module.ll"
        module.write_text(shapes.generate(SHAPE, size))
        samples: dict[str, list[float]] = {part: [] for part in list_parts(program, module, options)}
        measured.complete = measure(program, module, samples, rounds, seconds)
    measured.measurements = [measurement(part, found) for part, found in samples.items() if found]
    command.finish(measured, render(measured), options.output, start)
    return command.status(measured, False)


if __name__ == "__main__":
    sys.exit(command.run(main))
