"""Reports what became faster, slower, smaller or larger between two result files, and what may be noise.

  python3 bench/compare before.json after.json
  python3 bench/compare --metrics cpu_time --filter sieve --limit 0 before.json after.json
"""
import argparse
import pathlib
import re
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))

from common import command, figures, results, table
from common.compare import Change, Comparison, Shift, compare

DIRECTIONS = ("slower", "faster", "larger", "smaller")


def parse_options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="bench/compare", description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("before", type=pathlib.Path)
    parser.add_argument("after", type=pathlib.Path)
    command.add_choice(parser, "--filter", "subjects")
    command.add_choice(parser, "--columns", "columns")
    command.add_choice(parser, "--metrics", "metrics")
    parser.add_argument("--limit", type=int, default=10, help="number of changes shown in each direction (0: all; default 10)")
    return parser.parse_args()


def select(found: results.Results, options: argparse.Namespace) -> results.Results:
    """The selected part; a geomean over all subjects does not apply to some of them."""
    found.measurements = [m for m in found.measurements
                          if re.search(options.filter, m.subject) and re.search(options.columns, m.column)]
    for m in found.measurements:
        m.metrics = {name: metric for name, metric in m.metrics.items() if re.search(options.metrics, name)}
    found.summaries = [s for s in found.summaries if not options.filter
                       and re.search(options.columns, s.column) and re.search(options.metrics, s.metric)]
    return found


def percent(ratio: float) -> str:
    return f"{100 * (ratio - 1):+.1f} %"


def shift_table(shifts: list[Shift]) -> str:
    rows = [[f"{s.column}: {s.metric}", percent(s.ratio), f"±{100 * s.band:.1f} %", str(s.count)] for s in shifts
            if not s.metric.startswith(("input_", "stage:"))]
    return table.render(["all subjects, geomean", "change", "noise", "subjects"], rows) if rows else ""


def change_table(changes: list[Change], direction: str, limit: int) -> str:
    """The changes in one direction, the largest first."""
    found = sorted((c for c in changes if c.direction == direction), key=lambda c: c.ratio,
                   reverse=direction in ("slower", "larger"))
    shown = found[:limit] if limit else found
    rows = [[f"{c.subject} {c.input}, {c.column}: {c.metric}", f"{c.before:.6g}", f"{c.after:.6g}", percent(c.ratio),
             f"±{100 * c.band:.1f} %"] for c in shown]
    more = f"… and {len(found) - len(shown)} more\n" if len(found) > len(shown) else ""
    return table.render([f"{direction} ({len(found)})", "before", "after", "change", "noise"], rows) + more if rows else ""


def geomean_table(comparison: Comparison) -> str:
    """Ratios to baselines, which hold even if the machine was slower in one run."""
    rows = [[f"{a.column} / {a.baseline}, {a.input or 'all'}: {a.metric}", a.shown(), b.shown(),
             percent(b.geomean / a.geomean)] for a, b in comparison.geomeans]
    if not rows:
        return ""
    sure, unsure = comparison.differences()
    said = [f"{title}: {len(found)}, largest change {100 * max(found):.1f} %\n" for title, found in (
        ("geomeans of times", sure), ("geomeans of times that a run was too noisy for (~)", unsure)) if found]
    return table.render(["ratio to a baseline, geomean", "before", "after", "change"], rows) + "".join(said)


def machine_line(shifts: list[Shift]) -> str:
    """A warning if the times of other compilers changed, too: the machine changed."""
    others = [s.ratio for s in shifts if s.metric == "cpu_time" and not s.column.startswith(("lilt", "without "))]
    change = figures.geomean(others) if others else 1.0
    if abs(change - 1) <= figures.LEVEL:
        return ""
    return f"Times by other compilers changed by {percent(change)}: compare ratios to them, because the machine changed.\n"


def render(comparison: Comparison, limit: int) -> str:
    level = sum(1 for c in comparison.changes if not c.direction)
    parts = [machine_line(comparison.shifts), shift_table(comparison.shifts), geomean_table(comparison)]
    parts += [change_table(comparison.changes, direction, limit) for direction in DIRECTIONS]
    parts += ["\n".join(comparison.statuses) + "\n" if comparison.statuses else ""]
    parts += [f"{comparison.unpaired} measurements are in only one of the two.\n" if comparison.unpaired else ""]
    parts += [f"{level} of {len(comparison.changes)} figures did not change by more than noise.\n"]
    return "\n".join(part for part in parts if part)


def main() -> int:
    options = parse_options()
    try:
        before, after = (select(results.read(path), options) for path in (options.before, options.after))
        comparison = compare(before, after)
        if not comparison.changes and not comparison.statuses:
            raise ValueError("the selected parts have nothing in common")
        for path in (p for p, found in zip((options.before, options.after), (before, after)) if not found.complete):
            print(f"{path} was interrupted.\n")
        print(render(comparison, options.limit), end="")
    except (OSError, ValueError) as problem:
        sys.exit(f"bench/compare: {problem}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
