"""Common to the commands of all benchmarks: options, their errors, and the output."""
import argparse
import datetime
import os
import pathlib
import re
import shutil
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Sequence
from typing import NoReturn

from common import figures, headline, machine, page
from common.results import Results
from common.schedule import Plan

INTERRUPTED = 130  # exit status after an interrupt
ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
DEFAULT_LILT = next((ROOT / build / "lilt" for build in ("build-bench", "build")
                     if (ROOT / build / "lilt").exists()), ROOT / "build-bench" / "lilt")


def add_choice(made: argparse.ArgumentParser, option: str, what: str) -> None:
    """An option that selects the `what` that match its regular expression."""
    made.add_argument(option, default="", type=_regex, metavar="REGEX", help=f"only {what} whose name has a match")


def _regex(text: str) -> str:
    try:
        re.compile(text)
    except re.error as problem:
        raise argparse.ArgumentTypeError(f"{text!r} is no regular expression: {problem}") from None
    return text


def positive(text: str) -> int:
    """The value of an option that must be a positive whole number."""
    if not text.isdecimal() or int(text) == 0:
        raise argparse.ArgumentTypeError(f"{text!r} is no positive number")
    return int(text)


def parser(description: str, name: str, rounds: int) -> argparse.ArgumentParser:
    """A parser with the options that all benchmarks take; `name` is the kind of results, `rounds` the maximum number of rounds."""
    made = argparse.ArgumentParser(prog=f"bench/{name}", description=description,
                                   formatter_class=argparse.RawDescriptionHelpFormatter)
    made.set_defaults(kind=name)
    made.add_argument("--lilt", type=pathlib.Path, default=DEFAULT_LILT, help="the lilt to measure")
    add_choice(made, "--filter", "subjects")
    made.add_argument("--rounds", type=positive, default=rounds, help=f"measure everything at most so often (default {rounds})")
    made.add_argument("--quick", action="store_true", help="small inputs and one round: does it work?")
    made.add_argument("-o", "--output", type=pathlib.Path, metavar="STEM",
                      help=f"results go to STEM.json and STEM.html (default bench-results/{name}; -quick and -part are "
                      "appended for --quick and a part)")
    return made


def parse(made: argparse.ArgumentParser, parts: Sequence[str],
          is_whole: Callable[[argparse.Namespace], bool] = lambda _: True) -> argparse.Namespace:
    """Reads the command line; by the options `parts` other than everything is measured, or if `is_whole` denies it.

    Ends the program if nothing can be written where the results are to go.
    """
    options = made.parse_args()
    options.part = {option: getattr(options, option) for option in parts if getattr(options, option)}
    if options.output is None:
        options.output = default_stem(options.kind, options.quick, bool(options.part) or not is_whole(options))
    elif options.output.suffix in (".json", ".html"):
        options.output = options.output.with_suffix("")
    if options.output.is_dir():
        made.error(f"-o {options.output}: is a directory; name the files in it")
    try:
        directory = json_path(options.output).parent
        directory.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=directory).close()
    except (OSError, ValueError) as problem:
        made.error(f"-o {options.output}: {problem}")
    return options


def default_stem(kind: str, quick: bool, part: bool) -> pathlib.Path:
    """The default place of results. Results of a part, or of small inputs, do not replace those of a whole run."""
    return ROOT / "bench-results" / (kind + "-quick" * quick + "-part" * part)


def json_path(stem: pathlib.Path) -> pathlib.Path:
    return stem.with_name(stem.name + ".json")


def plan(options: argparse.Namespace) -> Plan:
    return Plan(rounds=1, least=1) if options.quick else Plan(options.rounds, min(figures.AGREEING, options.rounds))


def executable(path: pathlib.Path, option: str) -> str:
    """The absolute path of the program that the option names; exits if there is none."""
    found = shutil.which(path.resolve() if path.exists() else path)
    if not found:
        sys.exit(f"{path} is not there; build it (cmake --preset bench && cmake --build --preset bench) or name another "
                 f"with {option}")
    return os.path.abspath(found)


def find_lilt(options: argparse.Namespace) -> str:
    """The lilt to measure; exits if the program is not lilt."""
    lilt = executable(options.lilt, "--lilt")
    if not machine.version(lilt).startswith("lilt "):
        sys.exit(f"{options.lilt} is no lilt: it does not say so with --version")
    return lilt


def nothing(what: str, options: argparse.Namespace, names: Iterable[str]) -> NoReturn:
    """Exits because the options select no `what`; `names` are the available ones."""
    left = " ".join(f"--{option} {value!r}" for option, value in options.part.items())
    sys.exit(f"nothing to measure with {left}; {what}: {', '.join(names)}")


def run(main: Callable[[], int]) -> int:
    """Calls main and returns its status. An interrupt that main does not handle came before the first measurement."""
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        return main()
    except KeyboardInterrupt:
        print("interrupted before anything was measured", file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:  # of standard output; the results are written
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except OSError as problem:
        sys.exit(str(problem))


def status(results: Results, wrong: bool) -> int:
    """The exit status: whether lilt was wrong, and whether everything was measured."""
    return 1 if wrong else 0 if results.complete else INTERRUPTED


def begin(lilt: str, tools: list[str], options: argparse.Namespace,
          settings: dict[str, str | int | float | bool]) -> Results:
    """Results without measurements: everything known before the first run."""
    versions = {tool: machine.version(tool) for tool in tools}
    commit = machine.revision(ROOT) if ROOT in pathlib.Path(lilt).parents else ""
    versions = {"lilt": " ".join([machine.version(lilt), commit]).strip(), **versions}
    now = datetime.datetime.now(datetime.timezone.utc).isoformat(timespec="seconds")
    return Results(options.kind, now, machine.describe(), versions, {
        "lilt": os.path.relpath(lilt, ROOT), **options.part, "quick": options.quick, "rounds": plan(options).rounds, **settings})


def finish(results: Results, tables: str, stem: pathlib.Path, start: float) -> None:
    """Writes the results and their page, and prints the tables, what they come to, and where the rest is.

    Raises KeyboardInterrupt if an interrupt came before anything was measured.
    """
    if not results.complete and not any(m.metrics for m in results.measurements):
        raise KeyboardInterrupt  # run() says so; results of an earlier run stay
    results.seconds = round(time.monotonic() - start, 1)
    results.write(json_path(stem))
    try:
        written = str(page.write([results], stem.with_name(stem.name + ".html")))
    except page.NoChartLibrary as missing:
        written = f"no page: {missing}"
    if results.settings["quick"]:
        print(page.QUICK + "\n")
    print(tables)
    said = headline.of(results).text()
    print(" ".join(filter(None, [said, headline.doubts(results, tables + said)])) + "\n")
    print(f"{'' if results.complete else 'interrupted; measured until then: '}{json_path(stem)}\n{written}")
