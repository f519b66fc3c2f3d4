"""The worth of each optional pass: how much slower and larger code is without it."""
from common import table
from common.results import Results


def render(results: Results) -> str:
    """One row a pass: slowdown and growth of the code without it, on each form, as geomeans of all programs."""
    inputs = list(dict.fromkeys(s.input for s in results.summaries))
    columns = [c for c in results.columns() if c.startswith("without ")]
    rows = []
    for column in columns:
        cells = [column]
        for metric in ("cpu_time", "code_size"):
            for source in inputs:
                found = [s for s in results.summaries if (s.metric, s.input, s.column) == (metric, source, column)]
                cells.append(found[0].shown() if found else "")
        rows.append(cells)
    head = ["lilt -O2", *(f"time, {i}" for i in inputs), *(f"size, {i}" for i in inputs)]
    return table.render(head, rows) if rows else ""
