"""One self-contained HTML page from results: charts, without network access.

The charts are drawn by Chart.js (MIT licence), Debian's package libjs-chart.js; the page carries a copy.
"""
import html
import json
import pathlib
from collections.abc import Sequence

from common import figures, headline
from common.progress import duration
from common.results import Results

PARTS = pathlib.Path(__file__).resolve().parent.parent / "page"
SCRIPTS = ("data.js", "chart_parts.js", "bar_charts.js", "growth_charts.js", "sections.js")
LIBRARY = pathlib.Path("/usr/share/javascript/chart.js/chart.min.js")
TITLES = {"quality": "How fast the code runs", "ablation": "What each pass is worth",
          "compile-time": "How long people wait", "micro": "The parts of lilt"}


QUICK = "Small inputs, run once: a check of the setup, not a measurement."


class NoChartLibrary(Exception):
    """Chart.js is not installed."""


def write(documents: list[Results], path: pathlib.Path, names: Sequence[str] = ()) -> pathlib.Path:
    """Writes the page and returns its path; `names` distinguish the documents. Raises NoChartLibrary."""
    if not LIBRARY.exists():
        raise NoChartLibrary("Chart.js is not installed (Debian: libjs-chart.js)")
    values = {
        "TITLE": "lilt: " + ", ".join(TITLES[d.kind].lower() for d in documents),
        "STYLE": (PARTS / "style.css").read_text(),
        "BODY": "".join(section(document, number, names[number] if names else "") for number, document in enumerate(documents)),
        "DATA": json.dumps([d.to_json() for d in documents], ensure_ascii=False).replace("<", "\\u003c"),
        "LIBRARY": LIBRARY.read_text().replace("</script", "<\\/script"),
        "LEVEL": str(figures.LEVEL),
        "SCRIPT": "".join((PARTS / name).read_text() for name in SCRIPTS),
    }
    text = (PARTS / "template.html").read_text()
    pieces = text.split("{{")
    out = pieces[0] + "".join(values[name] + rest for name, _, rest in (p.partition("}}") for p in pieces[1:]))
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(out)
    return path


def section(results: Results, number: int, title: str) -> str:
    """The parts of a document that need no script: heading, sentences, tiles, problems; the place of the charts."""
    said, heading = headline.of(results), TITLES[results.kind] + (f": {title}" if title else "")
    tiles = "".join(f'<div class="tile"><b class="{t.judgement}">{html.escape(t.value)}</b>'
                    f"<span>{html.escape(t.caption)}</span></div>\n" for t in said.tiles)
    doubts = headline.doubts(results, said.sentence + said.details + tiles)
    warning = "" if results.complete else '<p class="warning">Interrupted: results so far.</p>\n'
    if results.settings.get("quick"):
        warning += f'<p class="warning">{QUICK}</p>\n'
    return (f"<section>\n<h1>{html.escape(heading)}</h1>\n{warning}"
            f'<p class="headline">{said.sentence}</p>\n<p class="details">{html.escape(said.details)} {doubts}</p>\n'
            f'<div class="tiles">\n{tiles}</div>\n{wrong(results)}<div id="charts-{number}"></div>\n'
            f"{problems(results)}{facts(results)}</section>\n")


def wrong(results: Results) -> str:
    """Programs with wrong output come before everything else that is not timed."""
    lines = [f"{m.subject} {m.input}, {m.column}: {m.message}" for m in results.measurements if m.status == "wrong"]
    return f'<p class="warning"><b>Wrong output</b>, not timed: {html.escape("; ".join(lines))}</p>\n' if lines else ""


def problems(results: Results) -> str:
    """The reasons for empty cells; equal reasons share a line."""
    grouped: dict[tuple[str, str], list[str]] = {}
    for m in results.measurements:
        if m.status in ("failed", "refused"):
            grouped.setdefault((m.column, m.message), []).append(f"{m.subject} {m.input}".strip())
    lines = "".join(f"<li>{html.escape(column)} on {html.escape(', '.join(subjects))}: {html.escape(message)}</li>\n"
                    for (column, message), subjects in grouped.items())
    count = sum(map(len, grouped.values()))
    return f'<details class="problems"><summary>{count} not measured</summary><ul>\n{lines}</ul></details>\n' \
        if lines else ""


def facts(results: Results) -> str:
    """Place, time and tools of the measurement."""
    machine = results.machine
    where = f"{machine['processor']}, {machine['cores']} cores, {machine['memory_mb'] // 1024} GB, {machine['system']}"
    tools = "; ".join(f"{name}: {version}" for name, version in results.tools.items())
    settings = ", ".join(f"{name.replace('_', ' ')} {value}" for name, value in results.settings.items())
    text = f"{results.started[:10]}, {duration(results.seconds)}. {where}. {tools}. {settings}."
    return f'<p class="facts">{html.escape(text)}</p>\n'
