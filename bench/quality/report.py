"""The tables of bench/quality on the terminal."""
from common import figures, table
from common.results import Metric, Results

# Of the input, in the order of tables; those of the hold-out set have geomeans of their own.
FORMS = ("O0", "sroa", "O2", "lite", "C", "holdout-O0", "holdout-O2", "holdout-C")
STATIC_METRICS = (("spills", "spills"), ("reloads", "reloads"), ("moves", "moves"), ("frame_bytes", "frame"))


def geomean_table(results: Results, metric: str, title: str, baseline: str) -> str:
    """Geomeans of all columns relative to one baseline: one row for each column, with each form of the input."""
    found = {(s.column, s.input): s for s in results.summaries if (s.metric, s.baseline) == (metric, baseline)}
    forms = [form for form in FORMS if any(source == form for _, source in found)]
    counts = {form: max(s.count for (_, source), s in found.items() if source == form) for form in forms}
    rows = [[column, *(found[column, form].shown() if (column, form) in found else "" for form in forms)]
            for column in dict.fromkeys(column for column, _ in found)]
    return table.render([f"{title} / {baseline}", *(f"{form} ({counts[form]})" for form in forms)], rows) if rows else ""


def program_table(results: Results, form: str, column: str, baselines: list[str]) -> str:
    """One column in detail: one row for each program."""
    bases_of = [results.baselines(name) for name in baselines]
    counted = [(name, title) for name, title in STATIC_METRICS
               if any(name in m.metrics for m in results.measurements if m.column == column)]
    executed = any("instructions" in m.metrics for m in results.measurements if m.column == column)
    rows = []
    for m in (m for m in results.measurements if m.column == column and m.input == form):
        if "cpu_time" not in m.metrics:
            rows.append([m.subject, m.status.upper()] + [""] * (2 + len(baselines) + len(counted) + executed))
            continue
        time = m.metrics["cpu_time"]
        bases = [base_of(m) for base_of in bases_of]
        cells = [m.subject, f"{time.value:.3f}", figures.shown_spread(time.samples)]
        cells += [f"{time.value / b.metrics['cpu_time'].value:.3f}" if b and "cpu_time" in b.metrics else ""
                  for b in bases]
        cells.append(f"{m.metrics['code_size'].value:.0f}")
        if executed:
            cells.append(f"{m.metrics['instructions'].value / 1e6:.2f}" if "instructions" in m.metrics else "")
        rows.append(cells + [f"{m.metrics[n].value:.0f}" if n in m.metrics else "" for n, _ in counted])
    head = [f"{column} on {form}", "seconds", "spread", *(f"/ {name}" for name in baselines), "code",
            *(["10^6 instr."] if executed else []), *(title for _, title in counted)]
    return table.render(head, rows) if rows else ""


def static_table(results: Results, forms: tuple[str, ...], title: str) -> str:
    """Static counts of the code, summed over the programs that were measured in every column on these forms."""
    found = [m for m in results.measurements if m.input in forms and m.status == "ok"]
    lines: dict[tuple[str, str], dict[str, dict[str, Metric]]] = {}
    for m in found:
        lines.setdefault((m.column, m.input), {})[m.subject] = m.metrics
    common = set.intersection(*(set(by_subject) for by_subject in lines.values())) if lines else set()
    names = [("code_size", "code"), *STATIC_METRICS]
    rows = []
    for (column, form), by_subject in lines.items():
        summed = [[by_subject[s][name].value for s in common if name in by_subject[s]] for name, _ in names]
        rows.append([f"{column} on {form}", *(f"{sum(values):.0f}" if len(values) == len(common) else "" for values in summed)])
    return table.render([f"{title}, {len(common)} programs", *(title for _, title in names)], rows) if common else ""


def problems(results: Results) -> str:
    """Everything that was not measured, with the reason; equal reasons of a column share a line."""
    grouped: dict[tuple[str, str, str], list[str]] = {}
    for m in results.measurements:
        if m.status != "ok":
            grouped.setdefault((m.status, m.column, m.message), []).append(f"{m.subject} {m.input}")
    lines = []
    for (status, column, message), subjects in grouped.items():
        more = f" and {len(subjects) - 3} more" if len(subjects) > 3 else ""
        lines.append(f"{status.upper()}: {column} on {', '.join(subjects[:3])}{more}: {message}")
    return "\n".join(lines) + "\n" if lines else ""
