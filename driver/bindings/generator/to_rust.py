"""The Rust layers: lilt-sys, which is lilt.h in Rust, and the methods and enumerations of the crate lilt."""
import textwrap

from header import CLASSES, NULLABLE_TEXTS

KEYWORDS = {"type": "ty", "use": "use_", "struct": "struct_"}
NUMBERS = {"int": "i32", "unsigned": "u32", "int32_t": "i32", "uint32_t": "u32", "int64_t": "i64", "uint64_t": "u64",
           "size_t": "usize", "double": "f64", "bool": "bool"}
TITLE = "//! lilt.h for Rust, made from it by driver/bindings/generator. Do not edit."
SYS_HEAD = TITLE + '''
#![allow(non_camel_case_types)]

use std::os::raw::{c_char, c_void};
'''
METHODS_HEAD = TITLE + '''

use crate::{bytes_of, check, optional, pointer_of, string, text, texts};
use crate::{Block, Builder, Function, Jit, Module, Options, Result, Type, Value, Variables};
use lilt_sys as sys;
'''
SELF = {"lilt_function": "<'m> Function<'m>", "lilt_builder": "<'m> Builder<'m>"}
LIFETIME = {"lilt_module": "<'_>", "lilt_variables": "<'_>"}


def camel(name):
    return "".join(word.capitalize() for word in name.removeprefix("lilt_").split("_"))


def name_of(name):
    return KEYWORDS.get(name, name)


def doc(words, indent=""):
    """Comments; what Markdown would take for a link or a tag stays as it is."""
    for sign in "[<":
        words = words.replace(sign, "\\" + sign)
    return textwrap.wrap(words, 98 - len(indent), initial_indent=indent + "/// ", subsequent_indent=indent + "/// ",
                         break_long_words=False, break_on_hyphens=False)


def sys_type(c_type):
    """A type of C in lilt-sys."""
    if c_type in NUMBERS:
        return NUMBERS[c_type]
    if c_type.endswith("*"):
        inner = c_type[:-1].strip()
        if inner.endswith(" const") or inner.startswith("const ") and not inner.endswith("*"):
            return "*const " + sys_type(inner.removesuffix(" const").removeprefix("const ") if inner.startswith("const ")
                                        and not inner.endswith(" const") else inner.removesuffix(" const"))
        return "*mut " + sys_type(inner)
    return {"char": "c_char", "void": "c_void"}.get(c_type, c_type)


def sys_signature(result, parameters):
    words = ", ".join("%s: %s" % (name_of(name), sys_type(c_type)) for c_type, name in parameters)
    return "(%s)%s" % (words, "" if result == "void" else " -> " + sys_type(result))


def emit_sys(header):
    lines = [SYS_HEAD.rstrip(), ""]
    lines += ["pub const %s: u32 = %d;" % (name, value) for name, value in header.numbers.items()]
    for name in header.handles:
        lines += ["", "#[repr(C)]", "pub struct %s {" % name, "    _private: [u8; 0],", "}"]
    for name, (c_id, words) in header.values.items():
        lines += ["", *doc(words), "#[repr(C)]", "#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]",
                  "pub struct %s {" % name, "    pub id: %s," % NUMBERS[c_id], "}"]
    for enum in header.enums:
        lines += ["", *doc(enum.doc)]
        lines += ["pub type %s = u32;" % enum.name] if enum.name else []
        lines += ["pub const %s: %s = %d;" % (name, enum.name or "u32", value) for name, value in enum.items]
    for name, (result, parameters, words) in header.callbacks.items():
        lines += ["", *doc(words), "pub type %s = Option<unsafe extern \"C\" fn%s>;" % (
            name, sys_signature(result, parameters))]
    lines += ["", "extern \"C\" {"]
    for function in header.functions:
        lines += doc(function.doc, "    ")
        lines.append("    pub fn %s%s;" % (function.name, sys_signature(function.result, function.parameters)))
    return "\n".join([*lines, "}"]) + "\n"


def emit_enums(header):
    for enum in header.enums:
        if enum.name is None:
            yield from ["", *doc(enum.doc)]
            yield from ("pub const %s: u32 = sys::%s;" % (name.removeprefix("LILT_"), name) for name, _ in enum.items)
            continue
        yield from ["", *doc(enum.doc), "#[repr(u32)]", "#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]",
                    "pub enum %s {" % camel(enum.name)]
        yield from ("    %s = sys::%s," % (camel(enum.short(name).lower()), name) for name, _ in enum.items)
        yield "}"
        if all(function.result != enum.name for function in header.functions):
            continue
        yield from ["", "impl %s {" % camel(enum.name),
                    "    pub(crate) fn of(number: u32) -> Self {", "        match number {"]
        yield from ("            sys::%s => Self::%s," % (name, camel(enum.short(name).lower())) for name, _ in enum.items)
        yield from ['            _ => panic!("lilt: %s {}", number),' % enum.name, "        }", "    }", "}"]


def parameter(argument):
    """Its type in Rust, and how it is passed to C."""
    name, kind = name_of(argument.name), argument.kind
    if kind in ("number", "bool"):
        return NUMBERS[argument.type], name
    if kind == "value":
        return camel(argument.type), name
    if kind == "enum":
        return camel(argument.type), name + " as u32"
    if kind == "text" and argument.nullable:
        return "Option<&str>", "optional(&%s.map(text))" % name
    if kind == "text":
        return "&str", "text(%s).as_ptr()" % name
    if kind == "handle" and argument.nullable:
        return "Option<&Options>", "pointer_of(%s)" % name
    if kind == "handle":
        return ("Function<'_>" if argument.type == "lilt_function" else "&%s<'_>" % CLASSES[argument.type]), name + ".raw"
    if kind == "bytes":
        return "&[u8]", "bytes_of(%s), %s.len()" % (name, name)
    if kind == "texts":
        return "&[&str]", "%s.pointers.as_ptr(), %s.pointers.len()" % (name, name)
    element = NUMBERS.get(argument.type) or camel(argument.type)
    return "&[%s]" % element, name + ".as_ptr()"


def result_of(function):
    """The result's type in Rust, and the words around the call."""
    gives = function.gives
    if gives in ("none", "error"):
        return {"none": ("", "unsafe { %s }"), "error": (" -> Result<()>", "check(unsafe { %s })")}[gives]
    if gives == "text":
        if function.name in NULLABLE_TEXTS:
            return " -> Option<String>", "string(unsafe { %s })"
        return " -> String", "string(unsafe { %s }).unwrap_or_default()"
    if gives == "handle":
        own = "'m" if function.self_type in SELF else "'_"
        return " -> Option<Function<%s>>" % own, "Function::of(unsafe { %s })"
    if gives == "enum":
        return " -> " + camel(function.result), camel(function.result) + "::of(unsafe { %s })"
    return " -> " + (NUMBERS.get(function.result) or camel(function.result)), "unsafe { %s }"


def method(function):
    parameters, words, before = ["&self"], ["self.raw"], []
    lists = [a for a in function.arguments[1:] if a.kind == "list"]
    for argument in function.arguments[1:]:
        rust_type, passed = parameter(argument)
        parameters.append("%s: %s" % (name_of(argument.name), rust_type))
        words.append(passed)
        if lists and argument is lists[-1]:
            words.append("%s.len()" % argument.name)
        if argument.kind == "texts":
            before.append("        let %s = texts(%s);" % (argument.name, argument.name))
    for other in lists[1:]:
        before.append('        assert_eq!(%s.len(), %s.len(), "%s and %s");' % (
            lists[0].name, other.name, lists[0].name, other.name))
    result, around = result_of(function)
    body = around % ("sys::%s(%s)" % (function.name, ", ".join(words)))
    return ["", *doc(function.doc, "    "),
            "    pub fn %s(%s)%s {" % (name_of(function.method), ", ".join(parameters), result), *before,
            "        " + body, "    }"]


def emit_methods(header):
    lines = [METHODS_HEAD.rstrip(), *emit_enums(header), "", "/// The index of a function's result among its parameters.",
             "pub const RESULT: u32 = sys::LILT_RESULT;"]
    for function in header.constants():
        name = function.name.removeprefix("lilt_")
        plain = name[0] == "i" or name == "pointer"
        lines += ["", "pub fn %s() -> Type {" % (name if plain else name + "_type"),
                  "    unsafe { sys::%s() }" % function.name, "}"]
    for name in header.handles:
        methods = header.methods(name)
        if methods:
            own = SELF.get(name, " " + CLASSES[name] + LIFETIME.get(name, ""))
            body = [line for function in methods for line in method(function)]
            lines += ["", "/// Functions of %s." % name, "impl%s {" % own, *body[1:], "}"]
    return "\n".join(lines) + "\n"


def emit(header):
    return {"rust/lilt-sys/src/lib.rs": emit_sys(header), "rust/lilt/src/methods.rs": emit_methods(header)}
