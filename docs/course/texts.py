"""The lessons as HTML: a text, and a deck of slides made from it. Needs markdown-it-py (Debian: python3-markdown-it).

A deck has a slide for each thought. Long paragraphs give their first sentences to the slide, and the one that
introduces what comes next; all of them are its notes. What is bold at the start of a paragraph is the title of a slide,
a question and its answer are two, and code longer than a slide goes on in the next one.
"""
import html
import math
import pathlib
import re
import string

from markdown_it import MarkdownIt

TEMPLATES = pathlib.Path(__file__).resolve().parent / "templates"
LINES, COLUMNS = 12, 72  # of a slide
LETTERS = 280  # of a paragraph
CODE_LINES = 40  # of a slide with nothing else; its letters are smaller
NARROW_LINES = 60  # the same in two columns
COLUMN_LINES, COLUMN_LETTERS = 22, 80  # more lines of code, each of at most so many letters, stand in two columns
LESSON = re.compile(r"^(\d\d-[\w-]+)\.md((?:#.*)?)$")
LEAD = re.compile(r"^\*\*(.+?)\*\*\s*(.*)$", re.S)
CODE = ("fence", "code_block")
ALONE = ("paragraph_open", "heading_open", "html_block")  # what no paragraph introduces
SENTENCE = re.compile(r"(?<=[.!?:])(?:\s+)(?=[A-Z`*\[(])")


def template(name):
    return string.Template((TEMPLATES / name).read_text())


def code(renderer, tokens, index, options, env):
    """A block of code, with the commands that a reader types in bold."""
    lines = (html.escape(line, quote=False) for line in code_lines(tokens[index]))
    is_typed = (lambda line: True) if tokens[index].info == "sh" else (lambda line: line.startswith("$ "))
    shown = "\n".join("<b>%s</b>" % line if line and is_typed(line) else line for line in lines)
    return "<pre%s><code>%s</code></pre>\n" % (env.get("attributes", ""), shown)


def code_lines(token):
    return token.content.rstrip("\n").split("\n")


def without_comment(renderer, tokens, index, options, env):
    return re.sub(r"<!--.*?-->", "", tokens[index].content, flags=re.S)


def link(renderer, tokens, index, options, env):
    """A link to another lesson leads to its text."""
    return '<a href="%s">' % html.escape(LESSON.sub(r"\1.text.html\2", tokens[index].attrs["href"]))


def markdown():
    parser = MarkdownIt("commonmark").enable("table")
    for name in ("fence", "code_block"):
        parser.add_render_rule(name, code)
    parser.add_render_rule("html_block", without_comment)
    parser.add_render_rule("link_open", link)
    return parser


def text_page(text, title, links):
    return template("text.html").substitute(title=html.escape(title), links=links, body=markdown().render(text))


def shown_of(source, introduced):
    """The first sentences of a paragraph, and the last one if it leads to something."""
    sentences = SENTENCE.split(source)
    shown = sentences[:1]
    for sentence in sentences[1:]:
        if len(" ".join([*shown, sentence])) > LETTERS:
            break
        shown.append(sentence)
    return " ".join(shown + sentences[len(shown):][-1:] if introduced else shown)


def weight_of(block):
    """The lines of a slide that code, a list or a table takes."""
    if block[0].type in CODE:
        return 0.55 * len(code_lines(block[0])) + 0.5
    lines = sum(1 + len(token.content) // COLUMNS for token in block if token.type == "inline")
    return 0.4 * lines if block[0].type == "table_open" else 1.1 * lines


class Deck:
    def __init__(self, text, title):
        self.parser, self.title = markdown(), title
        self.slides, self.section, self.heading = [], "", ""
        self.parts, self.notes, self.weight = [], [], 0
        self.is_answer = False
        blocks = list(self.blocks(self.parser.parse(text)))
        for before, block, behind in zip([None, *blocks], blocks, [*blocks[1:], None]):
            self.add(before, block, behind)
        self.flush()

    @staticmethod
    def blocks(tokens):
        """The tokens of each block of the text."""
        begin = 0
        for index, token in enumerate(tokens):
            if token.level == 0 and token.nesting <= 0:
                yield tokens[begin:index + 1]
                begin = index + 1

    def render(self, block, attributes=""):
        return self.parser.renderer.render(block, self.parser.options, {"attributes": attributes})

    def flush(self):
        if self.parts:
            self.slides.append((self.heading, "".join(self.parts), "".join(self.notes)))
        self.parts, self.notes, self.weight = [], [], 0

    def start(self, heading):
        self.flush()
        self.heading = heading

    def put(self, rendered, weight):
        self.parts.append(rendered)
        self.weight += weight

    def make_room(self, weight):
        if self.weight + weight > LINES:
            self.flush()

    def add(self, before, block, behind):
        kind = block[0].type
        if kind == "heading_open":
            self.add_heading(block)
        elif kind == "html_block":
            self.add_html(block[0].content)
        elif kind == "paragraph_open":
            self.add_paragraph(block, behind)
        else:
            if not before or before[0].type != "paragraph_open":  # which has made room
                self.make_room(weight_of(block))
            if kind in CODE:
                self.add_code(block[0])
            else:
                self.put(self.render(block), weight_of(block))

    def add_heading(self, block):
        self.section = block[1].content
        if block[0].tag == "h1":
            self.section = self.title
        self.start(self.section)

    def add_html(self, content):
        if "<details>" in content:
            self.start(self.heading.replace("Question", "Answer"))
            self.is_answer = True
        elif "</details>" in content:
            self.is_answer = False

    def add_paragraph(self, block, behind):
        source, whole = block[1].content, self.is_answer
        lead = LEAD.match(source)
        if lead and not self.is_answer and self.section == "Questions":
            number, source = lead[1].split(". ", 1)
            self.start("Question " + number)
            whole = True
        elif lead and self.section == "What to look at":
            self.start(self.parser.renderInline(lead[1].rstrip(".:")))
            source = lead[2] if lead[1][-1] in ".:" else source
        self.notes.append(self.render(block))
        introduced = behind if behind and behind[0].type not in ALONE else None
        source = " ".join(source.split())
        shown = source if whole else shown_of(source, introduced)
        if shown:
            weight = 1.4 + len(shown) // COLUMNS
            self.make_room(weight + (min(weight_of(introduced), LINES - weight) if introduced else 0))
            self.put("<p>%s</p>\n" % self.parser.renderInline(shown), weight)

    def add_code(self, token):
        lines = code_lines(token)
        longest = max(len(line) for line in [" ", *lines] if line[:1] not in (";", "$"))  # others are wrapped
        is_narrow = longest <= COLUMN_LETTERS
        parts = math.ceil(len(lines) / (NARROW_LINES if is_narrow else CODE_LINES))
        size = math.ceil(len(lines) / parts)
        for begin in range(0, len(lines), size):
            if begin:
                self.flush()
            token.content = "\n".join(lines[begin:begin + size])
            letters = ' class="two" style="font-size: %.1fpx"' % min(18, 530 / (0.605 * longest))
            self.put(self.render([token], letters if is_narrow and size > COLUMN_LINES else ""), weight_of([token]))

    def html(self):
        number, _, name = self.title.partition(". ")
        first = ('<section class="slide first"><h1>%s</h1><p>Lesson %s of the course on lilt, a compiler back end</p>'
                 '<div class="content" hidden></div></section>\n' % (html.escape(name), number))
        shown = ['<section class="slide"><h2>%s</h2>\n<div class="content">\n%s</div>\n<aside>\n%s</aside>\n'
                 '<div class="number">%d</div></section>\n' % (heading, content, notes, n)
                 for n, (heading, content, notes) in enumerate(self.slides, 2)]
        return template("slides.html").substitute(title=html.escape(self.title), slides=first + "".join(shown))


def slides_page(text, title):
    return Deck(text, title).html()
