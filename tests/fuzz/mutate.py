"""Small damage to text: as from a typing error, a broken disk or a wrong tool. mutate_meaning makes changes after which
the text is often still valid IR: other types throughout, undefined operands, other attributes."""
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


TYPE = re.compile(rb"\bi\d+\b|\b(?:half|bfloat|float|double|x86_fp80|fp128|ptr)\b|<\d+ x \w+>")
TYPES = (b"i1", b"i7", b"i8", b"i16", b"i24", b"i32", b"i33", b"i64", b"i65", b"i128", b"i200", b"half", b"float", b"double",
         b"x86_fp80", b"fp128", b"ptr", b"<4 x i32>", b"<2 x i64>", b"<3 x i8>", b"<16 x i1>", b"<4 x double>", b"{i32, i64}",
         b"[3 x i8]", b"{}")
OPERAND = re.compile(rb"(?<=[ (])(?:%[\w.]+|-?\d+)(?=[,)\n])")
OPERANDS = (b"undef", b"poison", b"zeroinitializer", b"null", b"0", b"-1", b"1", b"true", b"9223372036854775807")
ATTRIBUTES = (b"swiftself", b"swiftasync", b"swifterror", b"nest", b"byval(i64)", b"byval({i64, i64, i64})", b"sret(i64)",
              b"inreg", b"returned", b"align 32", b"dereferenceable(8)", b"nonnull", b"noalias", b"zeroext", b"signext",
              b"noundef", b"range(i32 0, 5)", b"nofpclass(nan)", b"allocalign", b"elementtype(i32)", b"inalloca(i64)",
              b"preallocated(i64)", b"alignstack(32)", b"captures(none)", b"readonly", b"dead_on_unwind", b"writable")
PHRASES = ATTRIBUTES + (b"musttail ", b"tail ", b"fastcc ", b"tailcc ", b"inbounds ", b"nuw ", b"nsw ", b"exact ", b"volatile ",
                        b"atomic ", b"fast ", b"nnan ", b"disjoint ", b"nneg ", b"samesign ", b"alwaysinline", b"noinline",
                        b"optnone noinline", b"weak ", b"linkonce_odr ", b"internal ", b"available_externally ", b"comdat ",
                        b"section \"x\"", b"gc \"x\"", b"thread_local ", b"dso_local ", b"hidden ", b"unnamed_addr ")


def retype(rng, text, _donor):
    """One type becomes another throughout."""
    found = TYPE.findall(text)
    if not found:
        return text
    old = rng.choice(found)
    return re.sub(rb"(?<![\w.%@])" + re.escape(old) + rb"(?![\w.])", rng.choice(TYPES), text)


def retype_line(rng, text, donor):
    lines = text.split(b"\n")
    at = rng.randrange(len(lines))
    lines[at] = retype(rng, lines[at], donor)
    return b"\n".join(lines)


def replace_operand(rng, text, _donor):
    found = list(OPERAND.finditer(text))
    if not found:
        return text
    place = rng.choice(found)
    return text[:place.start()] + rng.choice(OPERANDS) + text[place.end():]


def insert_attribute(rng, text, _donor):
    found = list(TYPE.finditer(text))
    if not found:
        return text
    at = rng.choice(found).end()
    return text[:at] + b" " + rng.choice(ATTRIBUTES) + text[at:]


def insert_phrase(rng, text, _donor):
    found = list(re.finditer(rb"(?<= )(?=\S)", text))
    at = rng.choice(found).start() if found else 0
    return text[:at] + rng.choice(PHRASES) + b" " + text[at:]


def changed(rng, text, donor, changes):
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        text = rng.choice(changes)(rng, text, donor)
    return text


def mutate(rng, text, donor):
    """One to three changes; words and lines come from `donor`, another text of the kind."""
    return changed(rng, text, donor, (replace_word, replace_word, swap_words, change_lines, change_lines, change_bytes,
                                      change_number))


def mutate_meaning(rng, text, donor):
    """The same with changes that leave more texts valid."""
    return changed(rng, text, donor, (retype, retype, retype_line, retype_line, replace_operand, replace_operand,
                                      insert_attribute, insert_phrase, swap_words, change_lines, change_number, replace_word))
