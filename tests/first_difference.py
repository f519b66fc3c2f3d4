"""Where the output of a program differs first from the one that it must have, in one line of a report."""
AROUND = 30  # characters that a report shows before and after the first that differs


def excerpt(line, column):
    """The line around a column, as it is written in Python."""
    first, end = max(0, column - AROUND), column + AROUND
    return ("…" if first else "") + repr(line[first:end]) + ("…" if end < len(line) else "")


def first_difference(output, expected):
    """Of two byte strings; empty if they are equal."""
    if output == expected:
        return ""
    ours, theirs = (text.decode(errors="backslashreplace").split("\n") for text in (output, expected))
    number = next((i for i, (a, b) in enumerate(zip(ours, theirs)) if a != b), min(len(ours), len(theirs)))
    if number == len(ours) or number == len(theirs):  # split gives one item more than there are newlines
        return "the output ends %s line %d" % (("before", number + 1) if number == len(ours) else ("after", number))
    a, b = ours[number], theirs[number]
    column = next((i for i, (x, y) in enumerate(zip(a, b)) if x != y), min(len(a), len(b)))
    return "line %d of the output differs at column %d: %s, expected %s" % (
        number + 1, column + 1, excerpt(a, column), excerpt(b, column))
