"""What a benchmark found, as data: written to and read from JSON (docs/benchmark-results.md, schema.json)."""
import dataclasses
import json
import pathlib
from collections.abc import Callable
from dataclasses import dataclass, field

from common import figures

SCHEMA = "lilt-bench/1"
SCHEMA_FILE = pathlib.Path(__file__).with_name("schema.json")


def is_time(metric: str) -> bool:
    return metric in ("cpu_time", "wall_time", "time_per_instruction") or metric.startswith("stage:")


@dataclass
class Metric:
    """One figure. `value` is the least of the `samples`; a figure that is exact has none. Less is better, whatever the metric."""
    value: float
    unit: str
    samples: list[float] = field(default_factory=list)

    @staticmethod
    def of_samples(samples: list[float], unit: str) -> "Metric":
        return Metric(min(samples), unit, list(samples))

    def noise(self) -> float:
        """Uncertainty as a fraction of the value; none if the figure is exact."""
        return figures.noise(self.samples) if self.samples else 0.0


@dataclass
class Measurement:
    """What one column (a compiler with its options) made of one input form of one subject (a program)."""
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
        """What stands before the figure: `~` if another run may give one that differs by more than 3 %."""
        return "" if self.is_sure else "~"

    def shown(self) -> str:
        """For a table."""
        return f"{self.about}{self.geomean:.3f}"


@dataclass
class Growth:
    """How a column's time grows with the size of a subject: as size to the power of `exponent`."""
    subject: str
    column: str
    exponent: float


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
        return lambda m: found.get((m.subject, m.input, column)) or found.get((m.subject, "C", column))

    def inputs_of(self, summary: "Summary") -> set[tuple[str, str]]:
        """(subject, input) of what the summary's column measured in its group; of generated shapes, in every size."""
        groups = {"shapes": str.isdigit, "programs": lambda source: source and not source.isdigit()}  # of compile-time
        belongs = groups.get(summary.input, lambda source: source == summary.input)
        return {(m.subject, m.input) for m in self.measurements if m.column == summary.column and m.metrics and belongs(m.input)}

    def columns(self) -> list[str]:
        return list(dict.fromkeys(m.column for m in self.measurements))

    def to_json(self) -> dict:
        document = dataclasses.asdict(self)
        for measurement in document["measurements"]:
            if not measurement["message"]:
                del measurement["message"]
            for metric in measurement["metrics"].values():
                if not metric["samples"]:
                    del metric["samples"]
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


def summarize(results: Results, metric: str, baseline: str,
              group: Callable[[Measurement], str | None] = lambda m: m.input) -> list[Summary]:
    """For every column the geomeans of its ratio to `baseline`, as Results.baselines pairs them.

    There is one for each `group` of measurements, by default those of one input; a group None is left out.
    """
    base_of = results.baselines(baseline)
    ratios: dict[tuple[str, str], list[tuple[float, float]]] = {}
    for m in results.measurements:
        base = base_of(m)
        if base is None or group(m) is None or metric not in m.metrics or metric not in base.metrics:
            continue
        mine, other = m.metrics[metric], base.metrics[metric]
        if mine.value > 0 and other.value > 0:
            # Programs that are equal share their runs: then there is no doubt that they take the same.
            noise = 0.0 if mine.samples == other.samples else mine.noise() + other.noise()
            ratios.setdefault((group(m), m.column), []).append((mine.value / other.value, noise))
    return [Summary(metric, source, column, baseline, figures.geomean(r for r, _ in pairs),
                    figures.geomean_noise([n for _, n in pairs]), len(pairs))
            for (source, column), pairs in ratios.items()]
