#!/usr/bin/env python3
"""Draws docs/picture.svg: a function, the decisions of the register allocator, and its assembly.

  docs/picture.py [--lilt PATH]       draws it
  docs/picture.py --check             says whether the stored picture is the one that lilt's output gives
"""
import argparse
import html
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
EXAMPLE = ROOT / "examples" / "factorial.ll"
LINE, TOP, LEFT, GAP = 19, 62, 20, 18  # pixels
WIDTHS = (330, 620, 300)


def run(lilt, *arguments):
    done = subprocess.run([lilt, *arguments, EXAMPLE], capture_output=True, text=True, check=True)
    return done.stdout, done.stderr


def source_lines():
    lines = [l for l in EXAMPLE.read_text().splitlines() if not l.startswith(";")]
    return lines[: lines.index("}") + 1]


def trace_lines(lilt):
    text = run(lilt, "--trace=regalloc", "--filetype=null", "-c")[1]
    lines = text.split("; ***")[1].splitlines()[1:]
    return [line for line in lines if line]


def assembly_lines(lilt):
    text = run(lilt, "-S")[0]
    body = text[text.index("fac:"):text.index(".size")]
    return [l.replace("\t", "    ", 1).replace("\t", " ") for l in body.splitlines() if ".cfi" not in l and l.strip()]


def panel(x, width, height, title, command, lines, color):
    out = ['<rect x="%d" y="10" width="%d" height="%d" rx="8" fill="#0f172a" stroke="#334155"/>' % (x, width, height - 20),
           '<text x="%d" y="34" class="title" fill="%s">%s</text>' % (x + LEFT, color, html.escape(title)),
           '<text x="%d" y="34" class="code" fill="#94a3b8" text-anchor="end">%s</text>' % (x + width - LEFT, html.escape(command))]
    for i, line in enumerate(lines):
        comment = line.lstrip().startswith(("#", ";"))
        label = line.rstrip().endswith(":") or ":  " in line
        fill = "#94a3b8" if comment else "#facc15" if label else "#e2e8f0"
        out.append('<text x="%d" y="%d" class="code" fill="%s" xml:space="preserve">%s</text>'
                   % (x + LEFT, TOP + LINE * i, fill, html.escape(line)))
    return out


def draw(lilt):
    """The picture as SVG text."""
    panels = [("LLVM IR", "", source_lines(), "#38bdf8"),
              ("linear scan", "--trace=regalloc", trace_lines(lilt), "#a78bfa"),
              ("x86-64", "-S", assembly_lines(lilt), "#4ade80")]
    height = TOP + LINE * max(len(p[2]) for p in panels) + 16
    width = sum(WIDTHS) + GAP * 4
    out = ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" width="%d" height="%d">' % (width, height, width, height),
           "<style>.code{font:13px ui-monospace,Menlo,Consolas,monospace}.title{font:600 15px system-ui,sans-serif}</style>",
           '<rect width="100%" height="100%" fill="#1e293b"/>']
    x = GAP
    for (title, command, lines, color), panel_width in zip(panels, WIDTHS):
        out += panel(x, panel_width, height, title, command, lines, color)
        x += panel_width + GAP
    out.append("</svg>")
    return "\n".join(out) + "\n"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--lilt", default=ROOT / "build" / "lilt")
    parser.add_argument("--check", action="store_true")
    options = parser.parse_args()
    stored = ROOT / "docs" / "picture.svg"
    drawn = draw(options.lilt)
    if options.check:
        if stored.read_text() == drawn:
            return 0
        print("FAILED docs/picture.svg: lilt prints something else now; docs/picture.py draws it anew")
        return 1
    stored.write_text(drawn)
    return 0


if __name__ == "__main__":
    sys.exit(main())
