"""The sentences at the top of a page: where lilt is ahead and where behind."""
import html
import re
from dataclasses import dataclass

from common import figures
from common.figures import LEVEL
from common.results import Results, Summary

FORM_NAMES = {"O2": "optimized IR", "sroa": "IR after sroa", "O0": "unoptimized IR", "lite": "LLVMlite programs",
              "holdout-O2": "optimized IR of the hold-out set", "holdout-O0": "unoptimized IR of the hold-out set"}


@dataclass
class Tile:
    """One figure in large digits."""
    value: str
    caption: str
    judgement: str = ""  # "ahead", "behind" or empty


@dataclass
class Headline:
    sentence: str  # HTML
    details: str
    tiles: list[Tile]

    def text(self) -> str:
        """For a terminal."""
        return html.unescape(re.sub("<[^>]*>", "", f"{self.sentence} {self.details}")).replace("\u00a0", " ").strip()


def judge(ratio: float) -> str:
    return "ahead" if ratio < 1 - LEVEL else "behind" if ratio > 1 + LEVEL else ""


def multiple(ratio: float) -> str:
    digits = 1 if ratio >= 10 else 2 if ratio >= 0.2 else 3
    return f"{ratio:.{digits}f}\u00a0×"


def name(column: str) -> str:
    """HTML that keeps a column's name on one line."""
    return f'<span class="name">{html.escape(column)}</span>'


def colored(text: str, judgement: str) -> str:
    return f'<span class="{judgement}">{html.escape(text)}</span>' if judgement else html.escape(text)


def find(results: Results, metric: str, column: str, source: str, baseline: str) -> Summary | None:
    wanted = (metric, column, source, baseline)
    return next((s for s in results.summaries if (s.metric, s.column, s.input, s.baseline) == wanted), None)


def ratios_by_subject(results: Results, summary: Summary) -> list[tuple[float, str]]:
    """(ratio, subject) of the summary's measurements, the furthest ahead first."""
    pairs = results.pairs(summary.metric, summary.baseline).get((summary.input, summary.column), [])
    return sorted((m.metrics[summary.metric].value / base.metrics[summary.metric].value, m.subject) for m, base in pairs)


def of_quality(results: Results) -> Headline:
    found = [s for s in results.summaries if s.metric == "cpu_time" and s.column == "lilt -O2"]
    order = list(FORM_NAMES)
    # llc leaves variables in memory where the IR has them there; lilt promotes them, as clang does.
    beside_clang = any(s.baseline.startswith("clang") for s in found)
    found = [s for s in found if s.input in ("O2", "sroa", "holdout-O2") or s.baseline.startswith("clang") or not beside_clang]
    found.sort(key=lambda s: (order.index(s.input) if s.input in order else len(order), "llc" not in s.baseline))
    if not found:
        return Headline("No other compiler was measured for comparison with lilt -O2.", "", [])
    main, ratios = found[0], ratios_by_subject(results, found[0])
    ahead = sum(1 for ratio, _ in ratios if judge(ratio) == "ahead")
    behind = sum(1 for ratio, _ in ratios if judge(ratio) == "behind")
    sentence = (f"On {FORM_NAMES.get(main.input, main.input)}, code by {name('lilt -O2')} runs in "
                f"{colored(main.about + multiple(main.geomean), judge(main.geomean))} the time of {name(main.baseline)}’s: "
                f"{colored(f'ahead on {ahead}', 'ahead')}, {colored(f'behind on {behind}', 'behind')} of "
                f"{len(ratios)} programs.")
    details = [extremes(ratios), furthest_of_all(results, [s for s in found if s.baseline.startswith("clang")])]
    return Headline(sentence, " ".join(filter(None, details)), [tile(s) for s in found])


def tile(summary: Summary) -> Tile:
    form = FORM_NAMES.get(summary.input, summary.input)
    return Tile(summary.about + multiple(summary.geomean), f"{summary.baseline}’s run time, {form} ({summary.count})",
                judge(summary.geomean))


def furthest_of_all(results: Results, summaries: list[Summary]) -> str:
    """Names the three programs with the worst ratios on any form."""
    worst: dict[str, tuple[float, str]] = {}
    for summary in summaries:
        for ratio, subject in ratios_by_subject(results, summary):
            if judge(ratio) == "behind" and ratio > worst.get(subject, (0.0, ""))[0]:
                worst[subject] = ratio, summary.input
    ranked = sorted(worst.items(), key=lambda entry: -entry[1][0])[:3]
    listed = ", ".join(f"{subject} {multiple(ratio)} ({form})" for subject, (ratio, form) in ranked)
    return f"Worst ratios to {summaries[0].baseline}: {listed}." if ranked else ""


def extremes(ratios: list[tuple[float, str]]) -> str:
    """Names the programs at both ends."""
    best = [f"{subject} {multiple(ratio)}" for ratio, subject in ratios[:3] if judge(ratio) == "ahead"]
    worst = [f"{subject} {multiple(ratio)}" for ratio, subject in ratios[:-4:-1] if judge(ratio) == "behind"]
    parts = ["Furthest ahead: " + ", ".join(best) + "." if best else "",
             "Furthest behind: " + ", ".join(worst) + "." if worst else ""]
    return " ".join(part for part in parts if part)


def of_ablation(results: Results) -> Headline:
    found = [s for s in results.summaries if s.metric == "cpu_time" and s.column.startswith("without ")]
    if not found:
        return Headline("No pass was measured.", "", [])

    def said(s: Summary) -> str:
        return f"{s.column.removeprefix('without ')} {s.about}{multiple(s.geomean)} ({FORM_NAMES.get(s.input, s.input)})"

    ranked = sorted(found, key=lambda s: -s.geomean)
    best, sure = ranked[0], [s for s in found if abs(s.geomean - 1) > max(s.noise, LEVEL)]
    sentence = (f"The most valuable pass is {html.escape(best.column.removeprefix('without '))}: without it, code "
                f"of {FORM_NAMES.get(best.input, best.input)} takes {colored(best.about + multiple(best.geomean), 'ahead')} the time.")
    harmful = [said(s) for s in reversed(ranked) if s in sure and s.geomean < 1]
    idle = [c.removeprefix("without ") for c in dict.fromkeys(s.column for s in ranked) if c not in {s.column for s in sure}]
    details = ["Faster without: " + ", ".join(harmful) + "." if harmful else "",
               "No measurable effect on any form: " + ", ".join(idle) + "." if idle else ""]
    shown = [s for s in ranked if s in sure and s.geomean > 1][:4] + [s for s in ranked if s in sure and s.geomean < 1][-2:]
    return Headline(sentence, " ".join(filter(None, details)),
                    [Tile(s.about + multiple(s.geomean), f"the time {s.column}, {FORM_NAMES.get(s.input, s.input)}",
                          "ahead" if s.geomean > 1 else "behind") for s in shown])


def speed(summary: Summary) -> str:
    """HTML: 4.1 times as fast as, or slower."""
    ratio = summary.geomean
    if ratio <= 1:
        return colored(f"{summary.about}{1 / ratio:.1f} times as fast", judge(ratio)) + " as"
    return colored(f"{summary.about}{ratio:.1f} times slower", judge(ratio)) + " than"


def inputs_of(results: Results, summary: Summary) -> str:
    """The number of inputs of the geomean, and of those that the baseline did not finish."""
    group = results.group()
    there = [m.subject for m in results.measurements if m.column == summary.column and m.metrics and group(m) == summary.input]
    unfinished = len(there) - summary.count
    more = f"; {name(summary.baseline)} did not finish {unfinished} more" if unfinished else ""
    return ("shapes" if summary.input == "shapes" else ", ".join(sorted(set(there)))) + f", {summary.count} inputs{more}"


def of_compile_time(results: Results) -> Headline:
    found = [s for s in results.summaries if s.metric == "cpu_time" and s.column in ("lilt -O0", "lilt -O2")
             and s.column.split()[-1] == s.baseline.split()[-1]]
    found = [s for s in found if s.input == "programs"] or found
    if not found:
        return Headline("No other compiler was measured for comparison.", "", [])
    parts = [f"{name(s.column)} compiles {speed(s)} {name(s.baseline)} ({inputs_of(results, s)})" for s in found]
    tiles = [Tile(s.about + multiple(s.geomean), f"{s.baseline}’s time by {s.column}", judge(s.geomean)) for s in found]
    for summary in found:
        memory = find(results, "peak_memory", summary.column, summary.input, summary.baseline)
        if memory:
            tiles.append(Tile(memory.about + multiple(memory.geomean), f"{memory.baseline}’s memory by {memory.column}",
                              judge(memory.geomean)))
    steep = sorted((g for g in results.growth if g.column in ("lilt -O0", "lilt -O2")), key=lambda g: -g.exponent)
    worst = f"Steepest growth of lilt: {steep[0].subject} at {steep[0].column.split()[-1]}, size to the power of " \
            f"{steep[0].exponent:.2f}." if steep else ""
    return Headline("; ".join(parts) + ".", worst, tiles)


PARTS = {"front end/parser": "parsing", "code/selection": "selection", "code/allocator linear": "allocation",
         "code/encoder": "encoding"}


def of_micro(results: Results) -> Headline:
    spent = {PARTS[m.subject]: m.metrics["time_per_instruction"].value for m in results.measurements
             if m.subject in PARTS and "time_per_instruction" in m.metrics}
    if len(spent) < len(PARTS):
        return Headline("The time of each part of lilt for one instruction.", "", [])
    dearest = max(spent, key=lambda part: spent[part])
    return Headline(f"For one instruction of IR, {dearest} takes the most: {spent[dearest]:.0f} ns.", "",
                    [Tile(f"{value:.0f} ns", part) for part, value in spent.items()])


KINDS = {"quality": of_quality, "ablation": of_ablation, "compile-time": of_compile_time, "micro": of_micro}


def of(results: Results) -> Headline:
    return KINDS[results.kind](results)


def doubts(results: Results, shown: str) -> str:
    """The number of times that other work may have lengthened, and the meaning of `~` if it is in the text `shown`."""
    times = [m.metrics["cpu_time"].repeated() for m in results.measurements if "cpu_time" in m.metrics]
    few = sum(len(samples) < figures.AGREEING for samples in times)
    doubtful = sum(not figures.is_settled(samples) for samples in times) - few
    parts = [f"{few} of {len(times)} measured times come from fewer than {figures.AGREEING} runs." if few else "",
             f"Not settled: {doubtful} of {len(times)} measured times, whose {figures.AGREEING} least values do not agree within "
             f"{100 * figures.TOLERANCE:.0f} %." if doubtful else "",
             "~ marks a geomean that another run may not reproduce within 3 %." if "~" in shown else ""]
    return " ".join(filter(None, parts))
