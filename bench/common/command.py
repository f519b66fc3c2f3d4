"""What the commands of all benchmarks have in common: options, and what is left behind at the end."""
import argparse
import datetime
import os
import pathlib
import shutil
import sys
import time

from common import machine, page
from common.results import Results
from common.schedule import Plan

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
DEFAULT_LILT = next((ROOT / build / "lilt" for build in ("build-bench", "build")
                     if (ROOT / build / "lilt").exists()), ROOT / "build-bench" / "lilt")


def parser(description: str, name: str) -> argparse.ArgumentParser:
    """A parser with the options that all benchmarks take."""
    made = argparse.ArgumentParser(prog=f"bench/{name}", description=description,
                                   formatter_class=argparse.RawDescriptionHelpFormatter)
    made.add_argument("--lilt", type=pathlib.Path, default=DEFAULT_LILT, help="the lilt to measure")
    made.add_argument("--filter", default="", metavar="REGEX", help="only subjects whose name has a match")
    made.add_argument("--columns", default="", metavar="REGEX", help="only columns whose name has a match")
    made.add_argument("--rounds", type=int, default=9, help="measure everything at most so often (default 9)")
    made.add_argument("--quick", action="store_true", help="small inputs and two rounds: does it work?")
    made.add_argument("--no-pin", dest="pin", action="store_false", help="let runs wander between processors")
    made.add_argument("-o", "--output", type=pathlib.Path, default=ROOT / "bench-results" / name, metavar="STEM",
                      help="results go to STEM.json and STEM.html (default bench-results/)")
    return made


def plan(options: argparse.Namespace) -> Plan:
    return Plan(rounds=2, least=1, tolerance=1.0) if options.quick else Plan(options.rounds, min(3, options.rounds))


def executable(path: pathlib.Path) -> str:
    """The program, as it can be started from any directory; the end if there is none."""
    found = shutil.which(path)
    if not found:
        sys.exit(f"{path} is not there; build it (cmake --preset bench && cmake --build --preset bench) or name another "
                 "with --lilt")
    return os.path.abspath(found)


def begin(kind: str, lilt: str, tools: list[str], settings: dict[str, str | int | float | bool]) -> Results:
    """Results without measurements: what is known before the first run."""
    versions = {tool: machine.version(tool) for tool in tools}
    versions = {"lilt": " ".join([machine.version(lilt), machine.revision(ROOT)]).strip(), **versions}
    now = datetime.datetime.now(datetime.timezone.utc).isoformat(timespec="seconds")
    return Results(kind, now, machine.describe(), versions, settings)


def finish(results: Results, stem: pathlib.Path, start: float) -> None:
    """Writes the results and their page, and says where they are."""
    results.seconds = round(time.monotonic() - start, 1)
    written = stem.with_name(stem.name + ".json")
    results.write(written)
    print(f"{'' if results.complete else 'interrupted; measured until then: '}{written}")
    try:
        print(page.write([results], stem.with_name(stem.name + ".html")))
    except page.NoChartLibrary as missing:
        print(f"no page: {missing}", file=sys.stderr)
