"""The tables of tests/real/projects, made of the notes of its stages."""
import json
import math
import statistics

BEGIN, END = "<!-- tests/real/projects writes from here -->\n", "<!-- to here -->\n"
COMPILERS = ("clang", "gcc", "lilt")
NEEDED = ("clang", "lilt")  # gcc's column may lack rows


def read(folder, projects):
    """[(project, its notes)] of all that some stage is noted of."""
    paths = [(project, folder / (project.name + ".json")) for project in projects]
    return [(project, json.loads(path.read_text())) for project, path in paths if path.exists()]


def remark(value):
    """What the line of progress says of a stage."""
    if "passed" in value:
        return ", %d of %d tests" % (value["passed"], value["ran"])
    if "compilers" in value:
        return ", %.1f s CPU" % value["cpu"]
    return ""


def has(notes, name):
    """Whether all stages of that compiler are noted."""
    return all(s in notes.get(name, {}) for s in ("build", "test", "size"))


def built(notes):
    """The compilers whose build is noted whole, and which ran the workload."""
    return [c for c in COMPILERS if has(notes, c) and c in notes["workload"]["runs"]["times"]]


def is_complete(notes):
    return all(has(notes, name) for name in NEEDED) and "runs" in notes.get("workload", {})


def complaints(states):
    """What keeps lilt's builds from being as good as clang's, a line each."""
    found = []
    for project, notes in states:
        if not is_complete(notes):
            found.append("%s: not done" % project.name)
            continue
        clang, lilt = (notes[name]["test"]["passed"] for name in ("clang", "lilt"))
        if lilt < clang:
            found.append("%s: %d tests pass by lilt, %d by clang" % (project.name, lilt, clang))
        outputs = notes["workload"]["runs"]["outputs"]
        if outputs["lilt"] != outputs["clang"]:
            found.append("%s: the workload writes something else than by clang" % project.name)
    versions = {notes["lilt"]["build"]["version"] for _, notes in states if is_complete(notes)}
    if len(versions) > 1:
        found.append("%d versions of lilt built these projects: --current builds by one" % len(versions))
    return found


def workload_ratio(runs, name):
    """Median of the ratios of neighbouring runs to clang's."""
    return statistics.median(own / clang for own, clang in zip(runs["times"][name], runs["times"]["clang"]))


def grid(header, rows):
    """A table of the page: the first column left, the others right."""
    rule = ["---"] + ["--:"] * (len(header) - 1)
    return "".join("| %s |\n" % " | ".join(row) for row in [header, rule, *rows])


def share(part, whole):
    return "%.0f %%" % (100 * part / whole) if whole else "–"


def cell(form, value):
    return form % value if value is not None else "–"


def build_row(name, builds):
    """Of builds = {compiler: stage}."""
    clang, lilt = builds["clang"], builds["lilt"]
    own = lilt["compilers"] - lilt["front"] - lilt["clang"]
    cpu, wall = ([cell("%.1f", builds.get(c, {}).get(key)) for c in COMPILERS] for key in ("cpu", "wall"))
    return [name, *cpu, "%.3f" % (lilt["cpu"] / clang["cpu"]), "%.3f" % (lilt["compilers"] / clang["compilers"]),
            share(lilt["front"], lilt["cpu"]), share(own, lilt["cpu"]), *wall]


def summed(builds):
    """Of the compilers that built all."""
    return {c: {key: sum(b[c][key] for b in builds) for key in ("cpu", "wall", "compilers", "front", "clang")}
            for c in COMPILERS if all(c in b for b in builds)}


def build_table(states, language):
    builds = [(p.name, {c: notes[c]["build"] for c in built(notes)}) for p, notes in states]
    header = [language, "CPU: clang", "gcc", "lilt", "lilt/clang", "compilers only", "front end", "lilt",
              "wall: clang", "gcc", "lilt"]
    rows = [build_row(name, b) for name, b in builds]
    if rows:
        rows.append(build_row("**sum**", summed([b for _, b in builds])))
    return grid(header, rows)


def geomean(values):
    return math.exp(statistics.fmean(map(math.log, values)))


def size_ratio(states, name):
    """Of the sums of sizes to clang's; none if that compiler did not build all."""
    if not all(name in built(notes) for _, notes in states):
        return None
    own, clang = (sum(notes[c]["size"]["bytes"] for _, notes in states) for c in (name, "clang"))
    return own / clang


def time_ratio(states, name):
    """Geometric mean of the workloads' ratios to clang's; none if that compiler did not build all."""
    if not all(name in built(notes) for _, notes in states):
        return None
    return geomean([workload_ratio(notes["workload"]["runs"], name) for _, notes in states])


def result_cells(states, seconds):
    """Sizes and times of one project or of all."""
    kilobytes = sum(notes["clang"]["size"]["bytes"] for _, notes in states) / 1000
    return ["%.0f" % kilobytes, *(cell("%.3f", size_ratio(states, c)) for c in ("gcc", "lilt")), seconds,
            *(cell("%.3f", time_ratio(states, c)) for c in ("gcc", "lilt"))]


def result_row(project, notes):
    seconds = "%.2f" % statistics.median(notes["workload"]["runs"]["times"]["clang"])
    tests = [cell("%d of %d", (t["passed"], t["ran"]) if t else None)
             for t in (notes.get(c, {}).get("test") for c in COMPILERS)]
    return [project.name, *result_cells([(project, notes)], seconds), *tests, project.which]


def result_table(states, language):
    header = [language, "KB: clang", "gcc", "lilt", "s: clang", "gcc", "lilt", "tests: clang", "gcc", "lilt", "which"]
    rows = [result_row(p, notes) for p, notes in states]
    if rows:
        rows.append(["**all**", *result_cells(states, ""), "", "", "", ""])
    return grid(header, rows)


def busy(stages):
    """How much of the machine other processes took, meanwhile."""
    noted = [s for s in stages if "others" in s]
    wall = sum(s["wall"] for s in noted)
    return "Other processes took %.2f processors meanwhile.\n" % (sum(s["others"] for s in noted) / wall) if wall else ""


def origin(states):
    """The versions and dates of all builds."""
    stages = [notes[c]["build"] for _, notes in states for c in built(notes)]
    versions = sorted({s["version"] for s in stages})
    dates = sorted({s["date"] for s in stages})
    return "%s\nBuilt %s. %s" % ("".join("* %s\n" % v for v in versions),
                                " to ".join(sorted({dates[0], dates[-1]})), busy(stages).strip() + "\n")


def text(states):
    done = [(project, notes) for project, notes in states if is_complete(notes)]
    parts = [origin(done)] if done else []
    for language in ("C", "C++"):
        chosen = [(project, notes) for project, notes in done if project.language == language]
        if chosen:
            parts += [build_table(chosen, language), result_table(chosen, language)]
    parts += ["".join("- %s\n" % problem for problem in complaints(states))] if complaints(states) else []
    return "\n".join(parts)


def write(page, states):
    """Puts the tables between the marks of the page."""
    before, _, rest = page.read_text().partition(BEGIN)
    _, found, after = rest.partition(END)
    if not found:
        raise SystemExit("%s lacks the line '%s'" % (page, BEGIN.strip()))
    done = [(project, notes) for project, notes in states if is_complete(notes)]
    page.write_text(before + BEGIN + "\n" + text(done) + "\n" + END + after)
