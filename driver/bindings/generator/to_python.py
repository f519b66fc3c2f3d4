"""The Python layer: signatures for ctypes, enumerations, and a class of methods for each class of lilt.h."""
import keyword
import textwrap

from header import CLASSES, NULLABLE_TEXTS

TYPES = {"number": "int", "bool": "bool", "text": "str", "texts": "Sequence[str]", "bytes": "bytes"}
CTYPES = {"void": "None", "int": "c_int", "unsigned": "c_uint", "bool": "c_bool", "double": "c_double",
          "size_t": "c_size_t", "const char*": "c_char_p"}
HEAD = '''"""lilt.h for Python, made from it by driver/bindings/generator. Do not edit."""
import enum
from collections.abc import Sequence
from ctypes import (Structure, c_bool, c_char_p, c_double, c_int, c_int32, c_int64, c_size_t, c_uint, c_uint32,
                    c_uint64, c_void_p)
from typing import Optional

from ._base import Handle, Id, check, library, string, text, texts
'''


def camel(name):
    return "".join(word.capitalize() for word in name.removeprefix("lilt_").split("_"))


def c_type(header, name):
    if name in CTYPES:
        return CTYPES[name]
    if name in header.values:
        return camel(name)
    if any(e.name == name for e in header.enums):
        return "c_int"
    return "c_" + name.removesuffix("_t") if name.endswith("_t") and "*" not in name else "c_void_p"


def doc(words, indent):
    if not words:
        return []
    text = words.replace("\\", "\\\\").replace('"""', '\\"\\"\\"')
    text += " " if text.endswith('"') else ""
    return textwrap.wrap('"""%s"""' % text, 100 - len(indent), initial_indent=indent, subsequent_indent=indent,
                         break_long_words=False, break_on_hyphens=False)


def class_of(handle):
    """The class with the methods; what is written by hand inherits it, but for functions."""
    return "Function" if handle == "lilt_function" else CLASSES[handle] + "Methods"


def annotation(argument):
    known = TYPES.get(argument.kind)
    if argument.type == "double":
        known = "float"
    if argument.kind == "list":
        inner = "int" if argument.type.endswith("_t") else camel(argument.type)
        known = "Sequence[%s]" % inner
    if known is None:
        known = '"%s"' % class_of(argument.type) if argument.kind == "handle" else camel(argument.type)
    return "Optional[%s]" % known if argument.nullable else known


def passed(argument, name):
    """The words that pass an argument to C."""
    if argument.kind == "handle":
        return "%s.pointer if %s is not None else None" % (name, name) if argument.nullable else name + ".pointer"
    if argument.kind == "text":
        return "text(%s)" % name
    if argument.kind == "bytes":
        return "%s, len(%s)" % (name, name)
    if argument.kind == "texts":
        return "texts(%s), len(%s)" % (name, name)
    if argument.kind == "list":
        element = "c_" + argument.type.removesuffix("_t") if argument.type.endswith("_t") else camel(argument.type)
        return "(%s * len(%s))(*%s)" % (element, name, name)
    return name


def result_of(function):
    """What the method is said to give, and the words around the call."""
    gives = function.gives
    if gives in ("none", "error"):
        return "None", "check(%s)" if gives == "error" else "%s"
    if gives == "text":
        nullable = function.name in NULLABLE_TEXTS
        return ("Optional[str]", "string(%s)") if nullable else ("str", 'string(%s) or ""')
    if gives == "handle":
        return 'Optional["Function"]', "Function.of(self.module, %s)"
    if gives == "enum":
        return camel(function.result), camel(function.result) + "(%s)"
    return {"number": "int", "bool": "bool"}.get(gives, camel(function.result)), "return %s"


def default_of(argument):
    """What a parameter is when a call leaves it out; None: no call does."""
    if argument.name in ("promises", "packed", "variadic"):
        return "0" if argument.kind == "number" else "False"
    return "None" if argument.nullable else None


def method(function):
    given, around = result_of(function)
    parameters, words, lengths = ["self"], ["self.pointer"], []
    lists = [a for a in function.arguments[1:] if a.kind == "list"]
    for argument in function.arguments[1:]:
        name = argument.name + ("_" if keyword.iskeyword(argument.name) else "")
        parameters.append("%s: %s" % (name, annotation(argument)))
        words.append(passed(argument, name))
        if lists and argument is lists[-1]:
            words.append("len(%s)" % name)
    for i in range(len(parameters) - 1, 0, -1):  # the last ones may be left out
        default = default_of(function.arguments[i])
        if default is None:
            break
        parameters[i] += " = " + default
    for other in lists[1:]:
        lengths += ["        if len(%s) != len(%s):" % (lists[0].name, other.name),
                    '            raise ValueError("%s and %s differ in length")' % (lists[0].name, other.name)]
    call = "library.%s(%s)" % (function.name, ", ".join(words))
    line = around % call
    # Lines end inside the parentheses only.
    head = "def %s(%s)\0->\0%s:" % (function.method, ", ".join(parameters), given)
    head = [line.replace("\0", " ") for line in textwrap.wrap(
        head, 112, initial_indent="    ", subsequent_indent=" " * (9 + len(function.method)), break_on_hyphens=False)]
    if given != "None" and not line.startswith("return"):
        line = "return " + line
    return head + doc(function.doc, " " * 8) + lengths + ["        " + line, ""]


def enums(header):
    for enum in header.enums:
        if enum.name is None:
            yield from ["", *("# " + line for line in textwrap.wrap(enum.doc, 110))]
            yield from ("%s = %d" % (name.removeprefix("LILT_"), value) for name, value in enum.items)
        else:
            yield from ["", "", "class %s(enum.IntEnum):" % camel(enum.name), *doc(enum.doc, "    ")]
            yield from ("    %s = %d" % (enum.short(name), value) for name, value in enum.items)


def signatures(header):
    for function in header.functions:
        arguments = ", ".join(c_type(header, kind) for kind, _ in function.parameters)
        yield "library.%s.argtypes = [%s]" % (function.name, arguments)
        yield "library.%s.restype = %s" % (function.name, c_type(header, function.result))


def simple_types(header):
    for function in header.constants():
        name = function.name.removeprefix("lilt_")
        plain = name[0] == "i" or name == "pointer"
        yield "%s = library.%s()" % (name if plain else name + "_type", function.name)


def exported(header):
    """The names that the package gives on: all but the classes that it adds to."""
    names = ["RESULT", "VERSION", "Function", *map(camel, header.values)]
    for enum in header.enums:
        names += [camel(enum.name)] if enum.name else [name.removeprefix("LILT_") for name, _ in enum.items]
    names += [line.split(" ")[0] for line in simple_types(header)]
    return textwrap.wrap("__all__ = [%s]" % ", ".join('"%s"' % name for name in sorted(names)), 115,
                         subsequent_indent=" " * 11)


def emit(header):
    """The file's text, by its path below driver/bindings."""
    lines = [HEAD.rstrip(), "", *exported(header)]
    lines += ["", "VERSION = (%d, %d, %d)" % header.version,
              "RESULT = 0x%x  # the index of a function's result among its parameters" % header.numbers["LILT_RESULT"]]
    for name, (c_id, words) in header.values.items():
        lines += ["", "", "class %s(Id, Structure):" % camel(name), *doc(words, "    "), "    __slots__ = ()",
                  '    _fields_ = [("id", c_%s)]' % c_id.removesuffix("_t")]
    lines += enums(header)
    lines += ["", *signatures(header), "", *simple_types(header)]
    for name in header.handles:
        methods = header.methods(name)
        if methods:
            own = class_of(name)
            lines += ["", "", "class %s(Handle):" % own, '    """%s of lilt.h."""' % name, "    __slots__ = ()", ""]
            for function in methods:
                lines += method(function)
            lines.pop()
    return {"python/lilt/_lilt.py": "\n".join(lines) + "\n"}
