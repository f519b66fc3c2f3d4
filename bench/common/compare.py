"""What changed between two results: faster, slower, smaller, larger, with the band inside which it may be noise.

The band of a timed figure is the distance of the two least samples in both results together, at least FLOOR; exact figures
have none.
"""
from dataclasses import dataclass, field

from common import figures
from common.results import TIMED, Metric, Results, Summary

FLOOR = 0.015
TIMES = ("cpu_time", "wall_time", "time_per_instruction", "stage:")


@dataclass(frozen=True)
class Change:
    """One figure in both results."""
    subject: str
    input: str
    column: str
    metric: str
    before: float
    after: float
    unit: str
    band: float  # a ratio that is nearer to 1 is no change

    @property
    def ratio(self) -> float:
        return self.after / self.before if self.before else (1.0 if self.after == 0 else float("inf"))

    @property
    def direction(self) -> str:
        """faster, slower, smaller, larger, or empty: inside the band."""
        down, up = ("faster", "slower") if self.metric.startswith(TIMES) else ("smaller", "larger")
        if 1 / (1 + self.band) <= self.ratio <= 1 + self.band:
            return ""
        return down if self.ratio < 1 else up


@dataclass(frozen=True)
class Shift:
    """A geomean over subjects: of the change of a column's metric (count subjects)."""
    metric: str
    column: str
    ratio: float
    band: float
    count: int


@dataclass
class Comparison:
    changes: list[Change] = field(default_factory=list)
    shifts: list[Shift] = field(default_factory=list)
    geomeans: list[tuple[Summary, Summary]] = field(default_factory=list)  # the same ratio in both
    statuses: list[str] = field(default_factory=list)  # what was right and is not, and the other way

    def largest_difference(self) -> float:
        """How far the two results disagree on a geomean ratio of times, at most; as a fraction."""
        return max((abs(b.geomean / a.geomean - 1) for a, b in self.geomeans if a.metric in TIMED), default=0.0)


def band(metric: str, before: Metric, after: Metric) -> float:
    if metric not in TIMED and not metric.startswith("stage:"):
        return 0.0
    return max(FLOOR, before.noise() + after.noise())


def compare(before: Results, after: Results) -> Comparison:
    """Compares what both have. Raises ValueError if they are of different kinds."""
    if before.kind != after.kind:
        raise ValueError(f"{before.kind} and {after.kind} cannot be compared")
    made, found = Comparison(), after.find()
    for m in before.measurements:
        other = found.get(m.key())
        if other is None:
            continue
        if m.status != other.status:
            why = other.message or m.message
            made.statuses.append(f"{m.subject} {m.input}, {m.column}: {m.status}, now {other.status} ({why})")
        for name in (n for n in m.metrics if n in other.metrics):
            a, b = m.metrics[name], other.metrics[name]
            made.changes.append(Change(*m.key(), name, a.value, b.value, a.unit, band(name, a, b)))
    made.shifts = shifts(made.changes)
    made.geomeans = same_geomeans(before, after)
    return made


def shifts(changes: list[Change]) -> list[Shift]:
    grouped: dict[tuple[str, str], list[Change]] = {}
    for change in changes:
        if change.before > 0 and change.after > 0:
            grouped.setdefault((change.metric, change.column), []).append(change)
    return [Shift(metric, column, figures.geomean(c.ratio for c in group), figures.geomean_noise([c.band for c in group]),
                  len(group)) for (metric, column), group in grouped.items()]


def same_geomeans(before: Results, after: Results) -> list[tuple[Summary, Summary]]:
    def key(s: Summary) -> tuple[str, str, str, str]:
        return s.metric, s.input, s.column, s.baseline

    there = {key(s): s for s in after.summaries}
    return [(s, there[key(s)]) for s in before.summaries if key(s) in there and s.column != s.baseline]
