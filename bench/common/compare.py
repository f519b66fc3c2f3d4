"""The changes between two results: faster, slower, smaller, larger, with the band of possible noise.

The band of a figure is what is uncertain in both results together; exact figures have none.
"""
from dataclasses import dataclass, field

from common import figures
from common.results import Results, Summary, is_time


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
    band: float  # a ratio nearer to 1 counts as unchanged

    @property
    def ratio(self) -> float:
        return self.after / self.before if self.before else (1.0 if self.after == 0 else float("inf"))

    @property
    def direction(self) -> str:
        """faster, slower, smaller, larger, or empty inside the band."""
        down, up = ("faster", "slower") if is_time(self.metric) else ("smaller", "larger")
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
    geomeans: list[tuple[Summary, Summary]] = field(default_factory=list)  # the same ratio in both, over the same inputs
    statuses: list[str] = field(default_factory=list)  # statuses that differ
    unpaired: int = 0  # measurements of only one result

    def differences(self) -> tuple[list[float], list[float]]:
        """The differences of geomean ratios of times, as fractions: of those that are firm in both results, and of the others."""
        sure, unsure = [], []
        for a, b in self.geomeans:
            if is_time(a.metric):
                (sure if a.is_sure and b.is_sure else unsure).append(abs(b.geomean / a.geomean - 1))
        return sure, unsure


def compare(before: Results, after: Results) -> Comparison:
    """Compares the common measurements. Raises ValueError if the kinds differ, or only one is of quick runs."""
    if before.kind != after.kind:
        raise ValueError(f"{before.kind} and {after.kind} cannot be compared")
    if before.settings.get("quick") != after.settings.get("quick"):
        raise ValueError("results with --quick, of small inputs, cannot be compared with others")
    if before.settings.get("marked", False) != after.settings.get("marked", False):
        raise ValueError("times of whole runs cannot be compared with times by pieces of runs (settings.marked)")
    made, found = Comparison(), after.find()
    for m in before.measurements:
        other = found.pop(m.key(), None)
        if other is None:
            made.unpaired += 1
            continue
        if m.status != other.status:
            why = other.message or m.message
            made.statuses.append(f"{m.subject} {m.input}, {m.column}: {m.status}, now {other.status} ({why})")
        for name in (n for n in m.metrics if n in other.metrics):
            a, b = m.metrics[name], other.metrics[name]
            made.changes.append(Change(*m.key(), name, a.value, b.value, a.unit, a.noise() + b.noise()))
    made.unpaired += len(found)
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
    """The geomeans of both over the same inputs."""
    def found(results: Results) -> dict[tuple, Summary]:
        wanted = {(s.metric, s.baseline) for s in results.summaries}
        inputs = {key: {name: frozenset((m.subject, m.input) for m, _ in pairs) for name, pairs in results.pairs(*key).items()}
                  for key in wanted}
        return {(s.metric, s.input, s.column, s.baseline, inputs[s.metric, s.baseline].get((s.input, s.column))): s
                for s in results.summaries if s.column != s.baseline}

    there = found(after)
    return [(s, there[key]) for key, s in found(before).items() if key in there]
