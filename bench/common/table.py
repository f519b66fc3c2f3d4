"""Tables for the terminal."""
from collections.abc import Sequence


def render(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Columns of minimal width; the first is text, the others are figures."""
    widths = [max(len(str(line[i])) for line in (head, *rows)) for i in range(len(head))]

    def line(cells: Sequence[str]) -> str:
        first, *rest = (str(c) for c in cells)
        return "  ".join([first.ljust(widths[0])] + [c.rjust(w) for c, w in zip(rest, widths[1:])]).rstrip()

    return "\n".join([line(head), "  ".join("-" * w for w in widths), *map(line, rows)]) + "\n"
