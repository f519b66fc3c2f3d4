"""The results of a benchmark as data: written to and read from JSON (docs/benchmark-results.md, schema.json)."""
import dataclasses
import json
import pathlib
from collections.abc import Callable
from dataclasses import dataclass, field

from common import figures, marks

SCHEMA = "lilt-bench/1"
SCHEMA_FILE = pathlib.Path(__file__).with_name("schema.json")


def is_time(metric: str) -> bool:
    return metric in ("cpu_time", "wall_time", "time_per_instruction") or metric.startswith("stage:")


@dataclass
class Metric:
    """One figure. `value` is the least of the `samples`; a figure that is exact has none. Less is better, whatever the metric.

    Where runs were cut into pieces (marks.py), `ranked` has the sums of the pieces' times by rank, and `value` is the first.
    """
    value: float
    unit: str
    samples: list[float] = field(default_factory=list)
    ranked: list[float] = field(default_factory=list)

    @staticmethod
    def of_samples(samples: list[float], unit: str) -> "Metric":
        return Metric(min(samples), unit, list(samples))

    @staticmethod
    def of_timings(timings: list[marks.Timing]) -> "Metric":
        """In seconds."""
        samples, ranked = [timing.seconds for timing in timings], marks.rank(timings)
        return Metric(ranked[0], "s", samples, [] if ranked == sorted(samples) else ranked)

    def repeated(self) -> list[float]:
        """The values of several runs, of which the least counts: how close they are says how sure it is. Empty if it is exact."""
        return self.ranked or self.samples

    def noise(self) -> float:
        """Uncertainty as a fraction of the value; none if the figure is exact."""
        return figures.noise(self.repeated()) if self.samples else 0.0


@dataclass
class Measurement:
    """The result of one column (a compiler with its options) for one input form of one subject (a program)."""
    subject: str
    input: str
    column: str
    status: str = "ok"  # or: wrong (other output than expected), failed, refused (the tool does not take the input)
    message: str = ""
    metrics: dict[str, Metric] = field(default_factory=dict)

    def key(self) -> tuple[str, str, str]:
        return self.subject, self.input, self.column


@dataclass
class Summary:
    """Geometric mean over subjects of one column's metric, as ratio to a baseline column's."""
    metric: str
    input: str
    column: str
    baseline: str
    geomean: float
    noise: float
    count: int  # subjects that both columns have the metric of

    @property
    def is_sure(self) -> bool:
        return figures.is_sure(self.noise, self.count)

    @property
    def about(self) -> str:
        """The mark before the figure: `~` if another run may differ by more than 3 %."""
        return "" if self.is_sure else "~"

    def shown(self) -> str:
        """For a table."""
        return f"{self.about}{self.geomean:.3f}"


@dataclass
class Growth:
    """How a column's cost grows with the size of a subject: as size to the power of `exponent`."""
    subject: str
    column: str
    exponent: float
    metric: str = "cpu_time"  # the cost: instructions where all sizes are counted
    doubling: float | None = None  # the largest factor between a size and its double


@dataclass
class Results:
    kind: str  # quality, ablation, compile-time, micro
    started: str  # ISO 8601
    machine: dict[str, str | int]
    tools: dict[str, str]  # by name, the version
    settings: dict[str, str | int | float | bool]
    seconds: float = 0.0
    complete: bool = True  # false: interrupted, what was measured until then
    measurements: list[Measurement] = field(default_factory=list)
    summaries: list[Summary] = field(default_factory=list)
    growth: list[Growth] = field(default_factory=list)
    schema: str = SCHEMA

    def find(self) -> dict[tuple[str, str, str], Measurement]:
        """The measurements by (subject, input, column)."""
        return {m.key(): m for m in self.measurements}

    def baselines(self, column: str) -> Callable[[Measurement], Measurement | None]:
        """What ratios to `column` are to: gives, for a measurement, that column on the same input; a C compiler on the source."""
        found = self.find()
        return lambda m: found.get((m.subject, m.input, column)) or found.get((m.subject, source_form(m.input), column))

    def group(self) -> Callable[[Measurement], str | None]:
        """Into which geomean a measurement goes: that of its input; of compile-time real programs, and the largest size of each shape."""
        largest: dict[str, int] = {}
        for m in self.measurements:
            if m.input.isdigit():
                largest[m.subject] = max(largest.get(m.subject, 0), int(m.input))

        def of_compile_time(m: Measurement) -> str | None:
            if not m.input.isdigit():
                return "programs" if m.input else None  # an empty module is not a program
            return "shapes" if int(m.input) == largest[m.subject] else None

        return of_compile_time if self.kind == "compile-time" else lambda m: m.input

    def pairs(self, metric: str, baseline: str) -> dict[tuple[str, str], list[tuple[Measurement, Measurement]]]:
        """By (group, column) what a geomean of the column beside the baseline is made of: each measurement with the baseline's."""
        base_of, group = self.baselines(baseline), self.group()
        found: dict[tuple[str, str], list[tuple[Measurement, Measurement]]] = {}
        for m in self.measurements:
            base, name = base_of(m), group(m)
            if name is not None and base is not None and all(
                    metric in x.metrics and x.metrics[metric].value > 0 for x in (m, base)):
                found.setdefault((name, m.column), []).append((m, base))
        return found

    def columns(self) -> list[str]:
        return list(dict.fromkeys(m.column for m in self.measurements))

    def to_json(self) -> dict:
        document = dataclasses.asdict(self)
        for measurement in document["measurements"]:
            if not measurement["message"]:
                del measurement["message"]
            for metric in measurement["metrics"].values():
                for name in ("samples", "ranked"):
                    if not metric[name]:
                        del metric[name]
        return document

    def write(self, path: pathlib.Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        partial = path.with_name(path.name + ".partial")  # an interrupt leaves the old file or the new one
        partial.write_text(json.dumps(self.to_json(), indent=1, ensure_ascii=False) + "\n")
        partial.replace(path)


def read(path: pathlib.Path) -> Results:
    """Reads what write() wrote. Raises ValueError for anything else."""
    try:
        document = json.loads(path.read_text())
        if document["schema"] != SCHEMA:
            raise ValueError(f"the schema is {document['schema']}, not {SCHEMA}")
        for measurement in document["measurements"]:
            measurement["metrics"] = {name: Metric(**metric) for name, metric in measurement["metrics"].items()}
        document["measurements"] = [Measurement(**m) for m in document["measurements"]]
        document["summaries"] = [Summary(**s) for s in document["summaries"]]
        document["growth"] = [Growth(**g) for g in document["growth"]]
        return Results(**document)
    except (KeyError, TypeError, AttributeError, ValueError) as problem:
        raise ValueError(f"{path}: no results of a benchmark ({problem})") from None


def source_form(form: str) -> str:
    """The form that is the source, of the same set of programs: C, holdout-C."""
    prefix, dash, _ = form.rpartition("-")
    return prefix + dash + "C"


def summarize(results: Results, metric: str, baseline: str) -> list[Summary]:
    """For every column the geomeans of its ratio to `baseline`, one for each group."""
    summaries = []
    for (group, column), pairs in results.pairs(metric, baseline).items():
        both = [(m.metrics[metric], base.metrics[metric]) for m, base in pairs]
        # Equal programs share their runs: their times are certainly equal.
        noises = [0.0 if mine.samples == other.samples else mine.noise() + other.noise() for mine, other in both]
        mean = figures.geomean(mine.value / other.value for mine, other in both)
        summaries.append(Summary(metric, group, column, baseline, mean, figures.geomean_noise(noises), len(pairs)))
    return summaries
