"""Checks the pictures of `lilt explain` against the record: SVG, Graphviz, and files for C1Visualizer. For explain.py."""
import pathlib
import re
import subprocess
import tempfile
import xml.etree.ElementTree

SVG = "{http://www.w3.org/2000/svg}"


def written(lilt, form, path, options):
    """The files of a form, by function; None if lilt refuses."""
    with tempfile.TemporaryDirectory() as folder:
        run = subprocess.run([lilt, "explain", form, *options, str(path), "-o", folder + "/"], capture_output=True, text=True)
        if run.returncode != 0:
            return None
        return {file.stem: file.read_text() for file in pathlib.Path(folder).iterdir()}


HEAD = re.compile(r"(bb\.\d+)(?:\.(.*?))?(?: freq [^:]*)?:(?: *;.*)?$")


def last_blocks(function, lines):
    """Of the last stage, which is machine IR: the names that its blocks have there, and the number of its edges."""
    texts = [function["texts"][line] for line in lines]
    heads = [match for match in map(HEAD.match, texts) if match]
    labels = []
    for head in heads:  # of two with one name, the later one has its number, too
        name = head[2] or (head[1] if labels else "entry")
        labels.append("%s.%s" % (head[1], name) if name in labels else name)
    edges = [re.match(r"bb\..* to ((?:bb\.\d+ ?)+):", text) for text in texts]
    return labels, sum(len(set(edge[1].split())) for edge in edges if edge)


def graph_faults(text, labels, edges):
    root = xml.etree.ElementTree.fromstring(text)
    shown = [group.find(SVG + "title").text for group in root.iter(SVG + "g")]
    if sorted(shown) != sorted(labels):
        yield "--svg=cfg shows the blocks %s instead of %s" % (shown, labels)
    heads = [path for path in root.iter(SVG + "path") if "marker-end" in path.attrib]
    if len(heads) != edges:
        yield "--svg=cfg shows %d edges instead of %d" % (len(heads), edges)
    width, height = float(root.get("width")), float(root.get("height"))
    for box in root.iter(SVG + "rect"):
        x, y = float(box.get("x", 0)), float(box.get("y", 0))
        if x < 0 or y < 0 or x + float(box.get("width")) > width + 0.1 or y + float(box.get("height")) > height + 0.1:
            yield "--svg=cfg has a box outside of the picture"


def interval_faults(text, allocation):
    root = xml.etree.ElementTree.fromstring(text)
    shown = sorted(tuple(group.get("data-" + key) for key in ("web", "from", "to", "place")) for group in root.iter(SVG + "g"))
    ranges = sorted((str(p["web"]), str(p["from"]), str(p["to"]), p["register"] or p.get("instead", "memory")) for p in allocation["live_ranges"])
    if shown != ranges:
        yield "--svg=intervals shows %d live ranges, and the record has %d, or others" % (len(shown), len(ranges))


def dot_faults(text, labels, edges):
    nodes = re.findall(r"^  b\d+ \[label=", text, re.M)
    if len(nodes) != len(labels) or len(re.findall(r"^  b\d+ -> b\d+", text, re.M)) != edges:
        yield "--dot has other blocks or edges than the stage"


def c1_faults(text, record):
    """Sections nest, blocks know each other, and each live range is an interval of numbers that the graph before has."""
    open_sections, blocks, name, intervals, last = [], {}, "", 0, 0
    for line in text.splitlines():
        words = line.split()
        if words[0].startswith("begin_"):
            open_sections.append(words[0][6:])
            blocks, last = ({}, 0) if words[0] == "begin_cfg" else (blocks, last)
        elif words[0].startswith("end_"):
            if not open_sections or open_sections.pop() != words[0][4:]:
                yield "--cfg: sections do not nest at %s" % line
            if words[0] == "end_cfg":
                edges = {(a, b) for a, found in blocks.items() for b in found["successors"]}
                if edges != {(b, a) for a, found in blocks.items() for b in found["predecessors"]}:
                    yield "--cfg: predecessors and successors differ"
        elif open_sections[-1] == "block" and words[0] == "name":
            name = line.split(None, 1)[1]
            if name in blocks:
                yield "--cfg: two blocks %s" % name
            blocks[name] = {"successors": [], "predecessors": []}
        elif open_sections[-1] == "block" and words[0] in ("successors", "predecessors"):
            blocks[name][words[0]] = re.findall(r'"[^"]*"', line)
        elif open_sections[-1] == "LIR":
            last = int(words[0])
        elif open_sections[-1] == "intervals" and words[0] != "name":
            intervals += 1
            form = r'\d+ value "[^"]*" \d+ -1( \[\d+, \d+\[)+( \d+ [MS])* "\w+"$'
            if not re.match(form, line.strip()) or max(map(int, re.findall(r", (\d+)\[", line))) > last + 4:
                yield "--cfg: an interval is wrong: %s" % line
    ranges = [p for f in record["functions"] for a in f["allocations"] for p in a["live_ranges"] if p["from"] < p["to"]]
    if open_sections or intervals != len(ranges):
        yield "--cfg: %d intervals, and the record has %d live ranges" % (intervals, len(ranges))


def faults(lilt, path, options, record, lines_of_stages):
    graphs, dots = written(lilt, "--svg=cfg", path, options), written(lilt, "--dot", path, options)
    intervals = written(lilt, "--svg=intervals", path, options)
    for function in record["functions"]:
        name = function["name"]
        if not re.fullmatch(r"[\w.-]+", name) or graphs is None or dots is None:
            continue  # several such names may share a file
        stages = zip(function["stages"], lines_of_stages(function))
        lines = [lines for stage, lines in stages if stage["kind"] != "assembly"][-1]
        labels, edges = last_blocks(function, lines)
        yield from graph_faults(graphs[name], labels, edges)
        yield from dot_faults(dots[name], labels, edges)
        if intervals is not None and function["allocations"]:
            yield from interval_faults(intervals[name], function["allocations"][0])
    if graphs is None or dots is None:
        yield "--svg=cfg or --dot fails"
    run = subprocess.run([lilt, "explain", "--cfg", *options, str(path)], capture_output=True, text=True)
    yield from c1_faults(run.stdout, record)
