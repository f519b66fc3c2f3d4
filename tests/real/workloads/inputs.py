"""Writes the inputs of workloads of tests/real/projects into a folder: inputs.py SOURCE-OF-SQLITE FOLDER.

text: real C text of some 12 MB; small: a line; data.json, data.xml: generated records; ninja/: a build description of
30,000 edges whose outputs are missing.
"""
import json
import pathlib
import random
import sys


def records(count):
    source = random.Random(41)
    return [{"id": n, "kind": "kind-%d" % source.randrange(50), "value": source.randrange(10**6),
             "name": "".join(source.choices("abcdefghij \u00e9<&\"", k=12)), "tags": source.choices(["a", "bc", "def"], k=3),
             "place": {"x": source.uniform(-90, 90), "y": source.uniform(-180, 180)}} for n in range(count)]


def xml(rows):
    escaped = str.maketrans({"<": "&lt;", "&": "&amp;", '"': "&quot;"})
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<rows>\n" + "".join(
        "  <row id=\"%d\" kind=\"%s\"><name>%s</name><x>%r</x><!-- %s --></row>\n" % (
            row["id"], row["kind"], row["name"].translate(escaped), row["place"]["x"], row["tags"][0])
        for row in rows) + "</rows>\n"


def manifest(count):
    source = random.Random(7)
    lines = ["rule cc\n  command = cc -c $in -o $out\nrule ld\n  command = ld $in -o $out\n"]
    for n in range(count):
        lines.append("build out/o%d.o: cc src/s%d.c | %s\n  flags = -O%d -DN=%d\n" % (
            n, n, " ".join("src/h%d.h" % source.randrange(500) for _ in range(8)), n % 3, n))
        if n % 20 == 19:
            lines.append("build bin/p%d: ld %s\n" % (n, " ".join("out/o%d.o" % m for m in range(n - 19, n + 1))))
    return "".join(lines)


def main():
    sources, folder = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2])
    (folder / "ninja" / "src").mkdir(parents=True, exist_ok=True)
    (folder / "text").write_bytes(b"".join(path.read_bytes() for path in sorted(sources.rglob("*.[ch]"))))
    (folder / "small").write_text("one line\n")
    rows = records(60000)
    (folder / "data.json").write_text(json.dumps(rows))
    (folder / "data.xml").write_text(xml(rows))
    (folder / "ninja" / "build.ninja").write_text(manifest(30000))
    for n in range(30000):
        (folder / "ninja" / "src" / ("s%d.c" % n)).touch()
    for n in range(500):
        (folder / "ninja" / "src" / ("h%d.h" % n)).touch()


main()
