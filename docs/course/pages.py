#!/usr/bin/env python3
"""Writes the course as HTML: of each lesson the page, the text and the slides, and an index of them.

Usage: pages.py [--lilt LILT] [--output FOLDER] [--pdf]

NN-NAME.html is the page that lilt writes: the first line `$ lilt explain … -o NAME.html` of a lesson is its command,
which runs here beside a copy of the lesson's function; tests/tour.py runs it, too. A page of more than 150 KB is an
error: a lesson's function is small. NN-NAME.text.html and NN-NAME.slides.html are made of the lesson's text (texts.py),
if python3-markdown-it is installed; --pdf prints the slides with Chromium, if that is installed. A link in a text that
leads nowhere is an error.
"""
import argparse
import html
import importlib.util
import pathlib
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
import urllib.parse

LESSONS = pathlib.Path(__file__).resolve().parent
ROOT = LESSONS.parent.parent
PAGE = re.compile(r"^\$ (lilt explain .*-o (\S+\.html))$", re.M)
LOCAL_LINK = re.compile(r'<a href="(?!\w+:)([^"#]+)')
LARGEST = 150_000
BROWSERS = ("chromium", "chromium-browser", "google-chrome")
ELSEWHERE = ("*.md", "CMakeLists.txt", "templates", "__pycache__")  # what the texts do not link to


def title_of(text):
    return re.match(r"# (\d+\. .*)\n", text)[1]


def write_page(lilt, text, output):
    """Returns its name."""
    command, name = PAGE.search(text).groups()
    subprocess.run([lilt, *shlex.split(command)[1:]], cwd=output, check=True)
    page = output / name
    if page.stat().st_size > LARGEST:
        raise ValueError("%s has %d bytes" % (name, page.stat().st_size))
    return name


def links_of(lesson, lessons):
    """The line above a text."""
    number = lessons.index(lesson)
    links = [("index.html", "Lessons"), (lesson.stem + ".html", "Page"), (lesson.stem + ".slides.html", "Slides")]
    shown = ['<a href="%s">%s</a>' % link for link in links]
    if number + 1 < len(lessons):
        following = lessons[number + 1]
        shown.append('<a class="next" href="%s.text.html">%s →</a>'
                     % (following.stem, html.escape(title_of(following.read_text()))))
    return "".join(shown)


def check_links(page, output):
    """A target is in the folder, or, beginning with .., in the repository."""
    for target in LOCAL_LINK.findall(page.read_text()):
        target = urllib.parse.unquote(html.unescape(target))
        if not ((LESSONS if target.startswith("..") else output) / target).exists():
            raise ValueError("%s: the link to %s leads nowhere" % (page.name, target))


def write_texts(lessons, output):
    import texts
    for lesson in lessons:
        text = lesson.read_text()
        title = title_of(text)
        page = output / (lesson.stem + ".text.html")
        page.write_text(texts.text_page(text, title, links_of(lesson, lessons)))
        (output / (lesson.stem + ".slides.html")).write_text(texts.slides_page(text, title))


def print_slides(browser, deck):
    with tempfile.TemporaryDirectory() as profile:
        subprocess.run([browser, "--headless", "--no-sandbox", "--disable-gpu", "--user-data-dir=" + profile,
                        "--no-pdf-header-footer", "--print-to-pdf=%s" % deck.with_suffix(".pdf"), deck.as_uri()],
                       check=True, capture_output=True, timeout=120)


def index_line(lesson, page, output):
    """A lesson in the index, with what there is of it."""
    title = html.escape(title_of(lesson.read_text()).partition(". ")[2])
    kinds = [(page, "page"), (lesson.stem + ".text.html", "text"), (lesson.stem + ".slides.html", "slides"),
             (lesson.stem + ".slides.pdf", "PDF")]
    links = ['<a href="%s">%s</a>' % kind for kind in kinds if (output / kind[0]).exists()]
    command = html.escape(PAGE.search(lesson.read_text())[1])
    return "<li>%s: %s<br><code>%s</code></li>\n" % (title, ", ".join(links), command)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--lilt", default=ROOT / "build" / "lilt", type=pathlib.Path)
    parser.add_argument("--output", default=ROOT / "build" / "course", type=pathlib.Path)
    parser.add_argument("--pdf", action="store_true")
    options = parser.parse_args()
    output = options.output.resolve()
    output.mkdir(parents=True, exist_ok=True)
    shutil.copytree(LESSONS, output, ignore=shutil.ignore_patterns(*ELSEWHERE), dirs_exist_ok=True)
    lessons = sorted(LESSONS.glob("[0-9]*.md"))
    pages = [write_page(options.lilt.resolve(), lesson.read_text(), output) for lesson in lessons]
    notes = []
    if importlib.util.find_spec("markdown_it"):
        write_texts(lessons, output)
    else:
        notes.append("no texts and slides, since python3-markdown-it is not installed")
    browser = next(filter(None, map(shutil.which, BROWSERS)), None)
    decks = sorted(output.glob("*.slides.html")) if options.pdf else []
    if decks and not browser:
        notes.append("no PDF, since Chromium is not installed")
    for deck in decks if browser else []:
        print_slides(browser, deck)
    index = "".join(index_line(lesson, page, output) for lesson, page in zip(lessons, pages))
    (output / "index.html").write_text((LESSONS / "templates" / "index.html").read_text().replace("$lessons", index))
    for page in [output / "index.html", *output.glob("*.text.html")]:
        check_links(page, output)
    print("; ".join(["%d pages, %s" % (len(pages), output / "index.html"), *notes]))
    return 0 if pages else 1


if __name__ == "__main__":
    sys.exit(main())
