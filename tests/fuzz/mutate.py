"""Small damage to text: as from a typing error, a broken disk or a wrong tool."""
import re

WORDS = re.compile(rb"[%@]?[\w.]+|\"[^\"\n]*\"|[^\s\w]")
ODD = (b"", b"-1", b"0", b"18446744073709551616", b"4294967296", b"i64", b"i1", b"ptr", b"i8*", b"void", b"%0", b"@main",
       b"\x00", b"\xff", b"\"", b"{", b"}", b"[", b"]", b"(", b")", b"<", b",", b"=", b"*", b"[9999999999 x i64]", b"null",
       b"undef", b"label", b"%none", b"rax", b"%64", b"%99999", b"!0", b"#0", b"...", b";", b"c\"\\0\"", b"$", b"0x", b"i65",
       b"i8388609", b"64", b"32", b"8", b"rflags", b"implicit", b"killed", b"def", b"poison", b"opaque", b"type")


def replace_word(rng, text, donor):
    found = list(WORDS.finditer(text))
    if not found:
        return text
    place = rng.choice(found)
    words = [m.group(0) for m in WORDS.finditer(donor)]
    word = rng.choice(ODD) if rng.randrange(2) or not words else rng.choice(words)
    return text[:place.start()] + word + text[place.end():]


def swap_words(rng, text, _donor):
    found = list(WORDS.finditer(text))
    if len(found) < 2:
        return text
    first, second = sorted(rng.sample(range(len(found)), 2))
    a, b = found[first], found[second]
    return text[:a.start()] + b.group(0) + text[a.end():b.start()] + a.group(0) + text[b.end():]


def change_lines(rng, text, donor):
    lines, others = text.split(b"\n"), donor.split(b"\n")
    at, kind = rng.randrange(len(lines)), rng.randrange(4)
    if kind == 0:
        del lines[at]
    elif kind == 1:
        lines.insert(rng.randrange(len(lines)), lines[at])
    elif kind == 2:
        lines.insert(at, rng.choice(others))
    else:
        other = rng.randrange(len(lines))
        lines[at], lines[other] = lines[other], lines[at]
    return b"\n".join(lines)


def change_bytes(rng, text, _donor):
    at = rng.randrange(len(text) + 1)
    kind = rng.randrange(4)
    if kind == 0:
        return text[:at]
    if kind == 1:
        return text[:at] + bytes([rng.randrange(256)]) + text[at + 1:]
    if kind == 2:
        return text[:at] + text[at + rng.randrange(1, 9):]
    return text[:at] + rng.choice(ODD) + text[at:]


def change_number(rng, text, _donor):
    found = list(re.finditer(rb"\d+", text))
    if not found:
        return text
    place = rng.choice(found)
    number = int(place.group(0)) + rng.choice((1, -1, 2, 8, -8, 64, 1000, 1 << 31, 1 << 32, 1 << 63, 1 << 64))
    return text[:place.start()] + str(number).encode() + text[place.end():]


def mutate(rng, text, donor):
    """One to three changes; words and lines come from `donor`, another text of the kind."""
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        change = rng.choice((replace_word, replace_word, swap_words, change_lines, change_lines, change_bytes, change_number))
        text = change(rng, text, donor)
    return text
