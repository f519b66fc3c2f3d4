"""The tables of bench/compile-time on the terminal."""
from common import table
from common.results import Measurement, Results


def megabytes_a_second(m: Measurement) -> str:
    return f"{m.metrics['input_bytes'].value / 1e6 / m.metrics['cpu_time'].value:.1f}"


def input_table(results: Results, subject: str, form: str) -> str:
    """One input in all columns."""
    measured = [m for m in results.measurements if (m.subject, m.input) == (subject, form)]
    counted = any("instructions" in m.metrics for m in measured)
    rows = []
    for m in measured:
        if m.status != "ok":
            rows.append([m.column, m.message, *[""] * (6 if counted else 5)])
            continue
        count = m.metrics["input_instructions"].value
        each = f"{m.metrics['cpu_time'].value * 1e9 / count:.0f}" if count > 1 else ""
        code = f"{m.metrics['code_size'].value:.0f}" if "code_size" in m.metrics else ""
        rows.append([m.column, f"{m.metrics['cpu_time'].value:.3f}", f"{m.metrics['wall_time'].value:.3f}",
                     megabytes_a_second(m), each, f"{m.metrics['peak_memory'].value:.1f}", code])
        if counted:
            rows[-1].append(f"{m.metrics['instructions'].value / 1e6:.0f}" if "instructions" in m.metrics else "")
    head = [f"{subject} {form}", "CPU s", "wall s", "MB/s", "ns/instr.", "peak MB", "code", *["M executed"] * counted]
    return table.render(head, rows)


def growth_table(results: Results) -> str:
    """Cost by size, the exponent of growth, and the largest factor between a size and its double."""
    rows = []
    for grown in results.growth:
        points = [m for m in results.measurements if (m.subject, m.column) == (grown.subject, grown.column)
                  and m.status == "ok"]
        counted = grown.metric == "instructions"
        shown = "  ".join(f"{m.input}: " + (f"{m.metrics['instructions'].value / 1e6:.0f} M" if counted else
                                            f"{m.metrics['cpu_time'].value:.3f}") for m in points)
        doubling = f"{grown.doubling:.2f}" if grown.doubling is not None else ""
        rows.append([grown.subject, grown.column, shown, f"{grown.exponent:.2f}", doubling])
    return table.render(["growth", "", "executed instructions, or CPU seconds, by size", "exponent", "doubling"],
                        rows) if rows else ""


def stage_table(results: Results) -> str:
    """Nanoseconds an instruction, of the first input that has stages at both levels."""
    staged = [m for m in results.measurements if any(name.startswith("stage:") for name in m.metrics)]
    shown = [m for m in staged if (m.subject, m.input) == (staged[0].subject, staged[0].input)]
    names = list(dict.fromkeys(name for m in reversed(shown) for name in m.metrics if name.startswith("stage:")))
    rows = [[name.removeprefix("stage:"), *(f"{m.metrics[name].value:.0f}" if name in m.metrics else "" for m in shown)]
            for name in names]
    return table.render([f"ns/instr., {shown[0].subject} {shown[0].input}", *(m.column for m in shown)], rows) if rows else ""


def summary_table(results: Results) -> str:
    rows = [[f"{s.column} / {s.baseline}, {s.input}", s.metric.replace("_", " "), s.shown(), str(s.count)]
            for s in results.summaries if s.column.split()[1:2] == s.baseline.split()[1:2] and s.column != s.baseline]
    return table.render(["geomean", "of", "ratio", "inputs"], rows) if rows else ""


def render(results: Results) -> str:
    inputs = list(dict.fromkeys((m.subject, m.input) for m in results.measurements))
    largest = {subject: form for subject, form in inputs if form.isdigit()}
    shown = [(subject, form) for subject, form in inputs if largest.get(subject, form) == form]
    parts = [input_table(results, *key) for key in shown]
    parts += [growth_table(results)]
    if any(name.startswith("stage:") for m in results.measurements for name in m.metrics):
        parts.append(stage_table(results))
    return "\n".join([*parts, summary_table(results)])
