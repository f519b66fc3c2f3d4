"""What each optional pass is worth: how much slower and larger code is without it."""
import re
import subprocess

from common import table
from common.results import Results

OPTIONAL_PASS = re.compile(r"^  ([a-z0-9-]+) .*\(-O\d, optional\)$", re.M)


def optional_passes(lilt: str) -> list[str]:
    """The passes that --disable-pass takes and that run at -O2, in their order."""
    text = subprocess.run([lilt, "--help"], capture_output=True, text=True, check=True).stdout
    return OPTIONAL_PASS.findall(text)


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
                cells.append(f"{found[0].geomean:.3f}" if found else "")
        rows.append(cells)
    head = ["lilt -O2", *(f"time, {i}" for i in inputs), *(f"size, {i}" for i in inputs)]
    return table.render(head, rows) if rows else ""
