"""Reads lilt.h: the one description that the bindings of all languages are made from.

The header is regular: one declaration after the other, each with the comment before it. `read` takes exactly the forms
that are there today; anything else is an error with its line, so that a new form is added here and not lost in a
language. `Function.arguments` has what the parameters mean: a pointer and a count are a list, a pointer at the end of a
function that may fail is its result.
"""
import dataclasses
import re

# The classes of the languages: by the type of a function's first parameter it is a method of one of them.
CLASSES = {"lilt_context": "Context", "lilt_options": "Options", "lilt_module": "Module", "lilt_function": "Function",
           "lilt_builder": "Builder", "lilt_variables": "Variables", "lilt_jit": "Jit", "lilt_output": "Output",
           "lilt_error": "Error"}
# Names of methods that differ from the rest of the C name: keywords of languages, and lilt.hpp's names.
METHODS = {"lilt_integer": "integer_type", "lilt_array": "array_type", "lilt_vector": "vector_type",
           "lilt_struct": "struct_type", "lilt_named_struct": "named_struct_type", "lilt_global": "create_global",
           "lilt_global_string": "create_global_string", "lilt_alias": "create_alias", "lilt_ifunc": "create_ifunc",
           "lilt_value_type": "type_of", "lilt_block_create": "create_block", "lilt_block_append": "append"}
# What is written by hand in each language: lifetimes, errors, callbacks, addresses.
BY_HAND = {"lilt_version", "lilt_context_create", "lilt_options_create", "lilt_options_copy", "lilt_module_create",
           "lilt_module_parse", "lilt_module_read", "lilt_builder_create", "lilt_variables_create", "lilt_jit_create",
           "lilt_function_create", "lilt_function_module", "lilt_value_as_int", "lilt_compile", "lilt_jit_define",
           "lilt_jit_set_resolver", "lilt_jit_set_lazy_failure", "lilt_jit_add", "lilt_jit_add_object",
           "lilt_jit_remove", "lilt_jit_lookup", "lilt_jit_lookup_in"}
# Parameters that may be NULL, besides options, and texts that may be the answer NULL.
NULLABLE = {("lilt_options_set_allocator", "name"), ("lilt_options_set_processor", "processor"),
            ("lilt_options_set_processor", "features"), ("lilt_block_create", "name"),
            ("lilt_module_set_source", "directory")}
NULLABLE_TEXTS = {"lilt_module_mistake"}

NUMBERS = {"int", "unsigned", "int32_t", "uint32_t", "int64_t", "uint64_t", "size_t", "double"}
COUNTS = {"count", "size"}


class HeaderError(Exception):
    pass


@dataclasses.dataclass
class Argument:
    """A parameter as a language sees it; `kind` is one of number, bool, text, enum, value (a struct of an id), handle,
    list (of `type`), texts, bytes. `c` are the names of its C parameters."""
    kind: str
    name: str
    type: str
    nullable: bool = False


@dataclasses.dataclass
class Function:
    name: str
    result: str  # the C type
    parameters: list  # of (C type, name)
    doc: str
    offset: int  # in the header
    arguments: list = dataclasses.field(default_factory=list)
    # What it gives: none, error, or a kind as of an argument.
    gives: str = "none"

    @property
    def by_hand(self):
        return self.name in BY_HAND or self.name.endswith("_delete") or \
            re.match(r"lilt_(error|output)_", self.name) is not None

    @property
    def self_type(self):
        """The type whose method it is; None: a function of the module."""
        first = self.arguments[0] if self.arguments else None
        return first.type if first and first.kind == "handle" else None

    @property
    def method(self):
        """Its name as a method, in snake case."""
        if self.name in METHODS:
            return METHODS[self.name]
        rest = self.name.removeprefix("lilt_")
        own = (self.self_type or "").removeprefix("lilt_")
        for prefix in (own + "_", "build_") if own == "builder" else (own + "_",):
            if own and rest.startswith(prefix):
                return rest.removeprefix(prefix)
        return rest


@dataclasses.dataclass
class Enum:
    name: str  # None: constants that are joined by `|`
    items: list  # of (name, value)
    doc: str

    def short(self, item):
        """An item's name without what all items of the type begin with."""
        names = [name.removeprefix("LILT_") for name, _ in self.items]
        words = names[0].split("_")
        while words and not all(name.startswith("_".join(words) + "_") for name in names):
            words.pop()
        prefix = "_".join(words) + "_" if words else ""
        return item.removeprefix("LILT_").removeprefix(prefix)


@dataclasses.dataclass
class Header:
    handles: list = dataclasses.field(default_factory=list)  # names of opaque structs
    values: dict = dataclasses.field(default_factory=dict)  # structs of an id: name to (C type of the id, doc)
    enums: list = dataclasses.field(default_factory=list)
    callbacks: dict = dataclasses.field(default_factory=dict)  # name to (result, parameters, doc)
    functions: list = dataclasses.field(default_factory=list)
    numbers: dict = dataclasses.field(default_factory=dict)  # of #define

    @property
    def version(self):
        return tuple(self.numbers["LILT_VERSION_" + part] for part in ("MAJOR", "MINOR", "PATCH"))

    def enum(self, name):
        return next(e for e in self.enums if e.name == name)

    def methods(self, self_type):
        """The functions of one class that the languages' files are made with."""
        return [f for f in self.functions if f.self_type == self_type and not f.by_hand]

    def constants(self):
        """The functions that give a type without a module: the simple types."""
        return [f for f in self.functions if not f.arguments and f.gives == "value"]

    def kind_of(self, c_type):
        """The kind of one parameter or result that stands for itself; None if there is none."""
        bare = c_type.removeprefix("const ")
        if c_type in NUMBERS:
            return "number", c_type
        if c_type == "bool":
            return "bool", c_type
        if c_type == "const char*":
            return "text", c_type
        if c_type in self.values:
            return "value", c_type
        if any(e.name == c_type for e in self.enums):
            return "enum", c_type
        if bare.endswith("*") and bare[:-1] in self.handles:
            return "handle", bare[:-1]
        return None

    def list_of(self, c_type, count):
        """The kind of a pointer to the first of many."""
        if c_type == "const char* const*":
            return "texts", c_type
        if count == "size" and c_type in ("const void*", "const char*"):
            return "bytes", c_type
        element = re.fullmatch(r"const (\w+)\*", c_type)
        if element and count == "count" and (element[1] in self.values or element[1] in NUMBERS):
            return "list", element[1]
        return None


def comment_text(comment):
    """The words of a comment, a line a paragraph of the header's width."""
    lines = [re.sub(r"^ ?\* ?", "", line.strip()).strip() for line in comment[2:-2].strip().split("\n")]
    return " ".join(line for line in lines if line)


def parameters_of(text, complain):
    if text.strip() == "void":
        return []
    result = []
    for part in text.split(","):
        match = re.fullmatch(r"((?:const )?\w+(?:\*| const\*|\*\*)*) (\w+)", " ".join(part.split()))
        if not match:
            complain("a parameter of unknown form: '%s'" % part.strip())
        result.append((match[1], match[2]))
    return result


class Reader:
    """Takes the declarations off the front of the text."""

    def __init__(self, text):
        self.text, self.at, self.header, self.doc = text, 0, Header(), ""

    def complain(self, what):
        raise HeaderError("lilt.h:%d: %s" % (self.text.count("\n", 0, self.at) + 1, what))

    def run(self):
        forms = [
            (r"\s+", lambda m: None),
            (r"/\*.*?\*/", lambda m: setattr(self, "doc", comment_text(m[0]))),
            (r"#if defined\(__GNUC__\)\n.*?#endif\n", self.end),
            (r"#ifdef __cplusplus\n[^#]*#endif\n", self.end),
            (r"#(?:ifndef LILT_LILT_H\n#define LILT_LILT_H|include <std\w+\.h>|endif)\n", self.end),
            (r"#define (LILT_\w+) (\d+|UINT32_MAX)\n", self.number),
            (r"typedef struct (lilt_\w+) \1;", self.handle),
            (r"typedef struct \{\s*(uint\d\d_t) id;\s*\} (lilt_\w+);", self.value),
            (r"(?:typedef )?enum \{([^}]*)\} ?(lilt_\w+)?;", self.enum),
            (r"typedef (void\*?) \(\*(lilt_\w+)\)\(([^)]*)\);", self.callback),
            (r"LILT_API ((?:const )?\w+\*?) (lilt_\w+)\(([^)]*)\);", self.function)]
        while self.at < len(self.text):
            for pattern, take in forms:
                match = re.compile(pattern, re.S).match(self.text, self.at)
                if match:
                    take(match)
                    self.at = match.end()
                    break
            else:
                self.complain("a declaration of unknown form: '%s'" % self.text[self.at:].split("\n")[0])
        for function in self.header.functions:
            self.at = function.offset
            self.give_meaning(function)
        return self.header

    def end(self, _):
        self.doc = ""

    def take_doc(self):
        doc, self.doc = self.doc, ""
        return "" if doc.startswith("---") else doc

    def number(self, match):
        # The comment may be about the declaration after it, too.
        self.header.numbers[match[1]] = 2**32 - 1 if match[2] == "UINT32_MAX" else int(match[2])

    def handle(self, match):
        if match[1] not in CLASSES:
            self.complain("a type without a class: '%s'" % match[1])
        self.header.handles.append(match[1])
        self.doc = ""

    def value(self, match):
        self.header.values[match[2]] = (match[1], self.take_doc())

    def enum(self, match):
        items, following = [], 0
        for part in re.sub(r"/\*.*?\*/", "", match[1], flags=re.S).split(","):
            if part.strip():
                item = re.fullmatch(r"(LILT_\w+)(?: = (\d+))?", part.strip())
                if not item:
                    self.complain("an enumerator of unknown form: '%s'" % part.strip())
                items.append((item[1], int(item[2]) if item[2] else following))
                following = items[-1][1] + 1
        if match[2] and [value for _, value in items] != list(range(len(items))):
            self.complain("the enumerators of '%s' do not count from 0" % match[2])
        self.header.enums.append(Enum(match[2], items, self.take_doc()))

    def callback(self, match):
        self.header.callbacks[match[2]] = (match[1], parameters_of(match[3], self.complain), self.take_doc())

    def function(self, match):
        self.header.functions.append(
            Function(match[2], match[1], parameters_of(match[3], self.complain), self.take_doc(), self.at))

    def give_meaning(self, function):
        if function.result == "lilt_error*":
            function.gives = "error"
        elif function.result != "void":
            kind = self.header.kind_of(function.result)
            function.gives = kind[0] if kind else "address"
        waiting = []  # pointers whose count comes
        for c_type, name in function.parameters:
            kind = self.header.kind_of(c_type)
            if c_type == "size_t" and name in COUNTS and (waiting or function.arguments[-1].kind == "text"):
                if not waiting:  # a text with a size is bytes
                    last = function.arguments.pop()
                    waiting = [("const char*", last.name)]
                for pointer, its_name in waiting:
                    found = self.header.list_of(pointer, name)
                    if not found:
                        self.complain("'%s' is not a list" % its_name)
                    function.arguments.append(Argument(found[0], its_name, found[1]))
                waiting = []
            elif kind:
                nullable = (function.name, name) in NULLABLE or (kind[1] == "lilt_options" and c_type.startswith("const "))
                function.arguments.append(Argument(kind[0], name, kind[1], nullable))
            elif c_type.startswith("const "):
                waiting.append((c_type, name))
            elif not function.by_hand:
                self.complain("'%s' of '%s' has a type that is unknown here: '%s'" % (name, function.name, c_type))
        if waiting:
            self.complain("'%s' of '%s' has no count" % (waiting[0][1], function.name))


def check_tables(header):
    """The tables above name what the header has, and no class has two methods of one name."""
    names = {f.name for f in header.functions}
    for name in [*METHODS, *BY_HAND, *NULLABLE_TEXTS, *(f for f, _ in NULLABLE)]:
        if name not in names:
            raise HeaderError("header.py: lilt.h lacks '%s'" % name)
    for self_type in header.handles:
        seen = set()
        for function in header.functions:
            if function.self_type == self_type:
                if function.method in seen:
                    raise HeaderError("header.py: %s has two methods '%s'" % (CLASSES[self_type], function.method))
                seen.add(function.method)
    for function in header.functions:
        if function.self_type is None and not function.by_hand and function not in header.constants():
            raise HeaderError("header.py: '%s' is neither a method nor written by hand" % function.name)


def read(text):
    """The header's declarations. HeaderError for a form that is unknown."""
    header = Reader(text).run()
    check_tables(header)
    return header
