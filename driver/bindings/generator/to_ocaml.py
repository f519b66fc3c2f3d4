"""The OCaml layer: externals in modules by class, and their stubs in C."""
import textwrap

from header import CLASSES, NULLABLE_TEXTS

KEYWORDS = {"type", "function", "module", "val", "to", "end", "begin", "include", "open", "new", "method", "object",
            "constraint", "external", "or", "mod", "land", "lor", "lxor", "lsl", "lsr", "asr", "in", "of", "private"}
VALUES = {"lilt_type": "ty", "lilt_value": "value", "lilt_block": "block", "lilt_unit": "unit_id"}
HANDLES = {"lilt_module": "module_", "lilt_function": "function_"}
FLOATS, BOXED = {"double"}, {"int64_t"}
ML_HEAD = '''(* lilt.h for OCaml, made from it by driver/bindings/generator. Do not edit. *)

(** An object of lilt. *)
type 'kind handle
'''
C_HEAD = '''/* lilt.h for OCaml, made from it by driver/bindings/generator. Do not edit. */
#include "lilt_support.h"
'''


def camel(name):
    return name.removeprefix("lilt_").capitalize()


def lower(name):
    return name + "_" if name in KEYWORDS else name


def type_name(name):
    return HANDLES.get(name, name.removeprefix("lilt_"))


def doc(words, indent=""):
    if not words:
        return []
    for sign in "@{}[]":
        words = words.replace(sign, "\\" + sign)
    return textwrap.wrap("(** %s *)" % words.replace("*)", "* )"), 100 - len(indent), initial_indent=indent,
                         subsequent_indent=indent + "    ", break_long_words=False, break_on_hyphens=False)


def number(c_type):
    return "float" if c_type in FLOATS else "int64" if c_type in BOXED else "int"


def ml_type(argument):
    kind = argument.kind
    if kind == "list":
        inner = VALUES.get(argument.type) or ("int64" if argument.type.endswith("64_t") else "int")
        return inner + " array"
    simple = {"bool": "bool", "text": "string", "texts": "string array", "bytes": "string"}.get(kind)
    if kind == "number":
        simple = number(argument.type)
    if kind == "value":
        simple = VALUES[argument.type]
    if kind == "enum":
        simple = camel(argument.type) + ".t"
    if kind == "handle":
        simple = type_name(argument.type)
    return simple + (" option" if argument.nullable else "")


def ml_result(function):
    gives = function.gives
    if gives in ("none", "error"):
        return "unit"
    if gives == "text":
        return "string option" if function.name in NULLABLE_TEXTS else "string"
    if gives == "handle":
        return "function_ option"
    if gives == "value":
        return VALUES[function.result]
    return camel(function.result) + ".t" if gives == "enum" else "bool" if gives == "bool" else number(function.result)


def stub_name(function):
    return "lilt_ml_" + function.name.removeprefix("lilt_")


def external(function, name, parameters, result):
    names = '"%s"' % stub_name(function)
    if len(parameters) > 5:
        names = '"%s_bytecode" %s' % (stub_name(function), names)
    line = "  external %s : %s -> %s = %s" % (lower(name), " -> ".join(parameters), result, names)
    return textwrap.wrap(line, 110, initial_indent="  ", subsequent_indent="    ", break_on_hyphens=False)


def emit_ml(header):
    lines = [ML_HEAD.rstrip()]
    for name in header.handles:
        if name not in ("lilt_error", "lilt_output"):
            lines.append("type %s = [ `%s ] handle" % (type_name(name), CLASSES[name]))
    for name, (_, words) in header.values.items():
        lines += ["", *doc(words), "type " + VALUES[name]]
    for enum in header.enums:
        lines.append("")
        if enum.name:
            items = [enum.short(name).capitalize() for name, _ in enum.items]
            lines += ["module %s = struct" % camel(enum.name), *doc(enum.doc, "  ")]
            lines += textwrap.wrap("type t = " + " | ".join(items), 100, initial_indent="  ", subsequent_indent="    ")
            lines.append("end")
        else:
            lines += doc(enum.doc)
            lines += ["let %s = %d" % (lower(name.removeprefix("LILT_").lower()), value) for name, value in enum.items]
    lines += ["", "(** The index of a function's result among its parameters. *)",
              "let result_index = 0x%x" % header.numbers["LILT_RESULT"], ""]
    for function in header.constants():
        name = function.name.removeprefix("lilt_")
        name += "" if name[0] == "i" or name == "pointer" else "_type"
        lines += ['external make_%s : unit -> ty = "%s"' % (name, stub_name(function)), "let %s = make_%s ()" % (name, name)]
    for self_type in header.handles:
        methods = header.methods(self_type)
        if methods:
            lines += ["", "(** Functions of %s. *)" % self_type, "module %s = struct" % CLASSES[self_type]]
            for function in methods:
                parameters = [ml_type(argument) for argument in function.arguments]
                lines += doc(function.doc, "  ") + external(function, function.method, parameters, ml_result(function))
                lines.append("")
            lines[-1] = "end"
    return "\n".join(lines) + "\n"


def c_name(argument):
    """A parameter of a stub, where `value` is a type."""
    return argument.name + "_ml"


def converted(argument):
    """How C gets an argument from OCaml: the words, what is said before, and after."""
    name, kind, c_type = c_name(argument), argument.kind, argument.type
    if kind == "number":
        word = "Double_val" if c_type in FLOATS else "Int64_val" if c_type in BOXED else "Long_val"
        return "(%s)%s(%s)" % (c_type, word, name), [], []
    if kind == "bool":
        return "Bool_val(%s)" % name, [], []
    if kind == "enum":
        return "(%s)Int_val(%s)" % (c_type, name), [], []
    if kind == "value":
        return "ml_to_%s(%s)" % (c_type.removeprefix("lilt_"), name), [], []
    if kind == "handle":
        how = "ml_optional_pointer" if argument.nullable else "ml_pointer"
        return name + "_c", ["%s *%s_c = %s(%s);" % (c_type, name, how, name)], []
    if kind == "text":
        how = "ml_optional_text" if argument.nullable else "ml_text"
        return name + "_c", ["const char *%s_c = %s(%s);" % (name, how, name)], []
    if kind == "bytes":
        return "String_val(%s), caml_string_length(%s)" % (name, name), [], []
    if kind == "texts":
        return "%s_c, Wosize_val(%s)" % (name, name), ["const char **%s_c = ml_texts(%s);" % (name, name)], \
            ["free(%s_c);" % name]
    maker = {"lilt_type": "types", "lilt_value": "values", "lilt_block": "blocks"}.get(c_type, c_type + "s")
    return name + "_c", ["%s *%s_c = ml_%s(%s);" % (c_type, name, maker, name)], ["free(%s_c);" % name]


def returned(function):
    """What is given back to OCaml from C's `given`."""
    gives = function.gives
    if gives == "none":
        return "Val_unit"
    if gives == "error":
        return "ml_check(given)"
    if gives == "text":
        return ("ml_optional_string(given)" if function.name in NULLABLE_TEXTS else "caml_copy_string(given)")
    if gives == "handle":
        return "ml_optional_function(given, %s)" % c_name(function.arguments[0])
    if gives == "value":
        return "ml_of_%s(given)" % function.result.removeprefix("lilt_")
    if gives == "bool":
        return "Val_bool(given)"
    if function.result in FLOATS | BOXED:
        return ("caml_copy_double" if function.result in FLOATS else "caml_copy_int64") + "(given)"
    return "Val_long(given)"


def stub(function):
    names = [c_name(argument) for argument in function.arguments]
    words, before, after = [], [], []
    lists = [a for a in function.arguments if a.kind == "list"]
    for other in lists[1:]:
        before.append("ml_same_length(%s, %s);" % (c_name(lists[0]), c_name(other)))
    # What may raise comes before what is to be freed.
    for argument in sorted(function.arguments, key=lambda a: a.kind in ("list", "texts")):
        before += converted(argument)[1]
    for argument in function.arguments:
        word, _, frees = converted(argument)
        words.append(word)
        after += frees
        if lists and argument is lists[-1]:
            words.append("Wosize_val(%s)" % c_name(argument))
    call = "%s(%s);" % (function.name, ", ".join(words))
    if function.gives != "none":
        result = function.result + ("" if function.result.endswith("*") else " ")
        call = result.replace("*", " *") + "given = " + call
    name = stub_name(function)
    lines = ["", "CAMLprim value %s(%s) {" % (name, ", ".join("value " + n for n in names) or "value unit")]
    if names:
        lines += ["  CAMLparam%d(%s);" % (min(len(names), 5), ", ".join(names[:5]))]
        lines += ["  CAMLxparam%d(%s);" % (len(names) - 5, ", ".join(names[5:]))] if len(names) > 5 else []
    else:
        lines += ["  CAMLparam1(unit);"]
    lines += ["  " + line for line in [*before, call, *after]] + ["  CAMLreturn(%s);" % returned(function), "}"]
    if len(names) > 5:
        lines += ["", "CAMLprim value %s_bytecode(value *arguments, int count) {" % name, "  (void)count;",
                  "  return %s(%s);" % (name, ", ".join("arguments[%d]" % i for i in range(len(names)))), "}"]
    return lines


def emit(header):
    stubs = [C_HEAD.rstrip()]
    for function in header.functions:
        if not function.by_hand:
            stubs += stub(function)
    return {"ocaml/lilt_c.ml": emit_ml(header), "ocaml/lilt_stubs.c": "\n".join(stubs) + "\n"}
