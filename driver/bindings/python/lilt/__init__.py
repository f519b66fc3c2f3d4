"""lilt: builds or reads LLVM IR, compiles it to x86-64 objects, assembly text and executables, and runs it in memory.

A Context is the workspace of one thread, a Module is IR, a Jit holds compiled modules in memory for all threads. The
methods are the functions of lilt.h by the class of their first parameter: lilt_build_ret(builder, value) is
builder.ret(value). Errors are raised as Error. A mistake in building is kept in the module and raised by what compiles
it. docs/bindings.md of lilt has the whole.
"""
import ctypes
import os
import sys
import threading
from collections.abc import Callable, Sequence
from typing import Any, Optional, Union

from . import _lilt
from ._base import Error, Handle, Message, Owned, check, library, string, text
from ._lilt import *  # noqa: F403: enumerations, constants and types
from ._lilt import (BuilderMethods, ErrorKind, Function, JitMethods, ModuleMethods, OptionsMethods, OutputKind, Type,
                    Unit, Value, VariablesMethods)


def version() -> str:
    """Of the library: "0.1.0"."""
    return string(library.lilt_version()) or ""


if tuple(map(int, version().split(".")[:2])) != _lilt.VERSION[:2]:
    raise ImportError("lilt: the library has version %s, this package is for %d.%d.x" % (version(), *_lilt.VERSION[:2]))


def _created(address: Optional[int]) -> int:
    if address is None:
        raise MemoryError("lilt")
    return address


class Context(Owned):
    """The workspace of one thread; its compiler stays warm from one module to the next."""
    __slots__ = ("_waiting",)
    _delete = library.lilt_context_delete

    def __init__(self) -> None:
        super().__init__(_created(library.lilt_context_create()))
        self._waiting: list[Any] = []

    def _collect(self) -> "Context":
        while self._waiting:
            delete, address = self._waiting.pop()
            delete(address)
        return self

    def close(self) -> None:
        self._collect()
        super().close()


class _InContext(Owned):
    """An object of a context."""
    __slots__ = ()

    def _garbage(self) -> Optional[list[Any]]:
        context: Any = self._owner
        while not isinstance(context, Context):
            context = context._owner
        return None if context._address is None else context._waiting


class Options(OptionsMethods, Owned):
    """How modules are compiled; the defaults are those of lilt.h. A level is 0 to 3, "s" or "z"."""
    __slots__ = ()
    _delete = library.lilt_options_delete

    def __init__(self, level: Union[int, str, None] = None, allocator: Optional[str] = None,
                 processor: Optional[str] = None, features: Optional[str] = None):
        super().__init__(_created(library.lilt_options_create()))
        if level is not None:
            self.set_level(ord(level) if isinstance(level, str) else level)
        if allocator is not None:
            self.set_allocator(allocator)
        if processor is not None or features is not None:
            self.set_processor(processor, features)

    def copy(self) -> "Options":
        other = Options.__new__(Options)
        Handle.__init__(other, _created(library.lilt_options_copy(self.pointer)))
        return other


def _pointer(options: Optional[Options]) -> Optional[int]:
    return None if options is None else options.pointer


class Module(ModuleMethods, _InContext):
    """IR: built, or parsed, read, changed and built on."""
    __slots__ = ()
    _delete = library.lilt_module_delete

    def __init__(self, context: Context, name: str):
        super().__init__(_created(library.lilt_module_create(context._collect().pointer, text(name))), context)

    @classmethod
    def _taken(cls, context: Context, take: Any, *arguments: Any) -> "Module":
        address = ctypes.c_void_p()
        check(take(context._collect().pointer, *arguments, ctypes.byref(address)))
        module = cls.__new__(cls)
        Handle.__init__(module, address.value, context)
        return module

    @classmethod
    def parse(cls, context: Context, name: str, ir: Union[str, bytes]) -> "Module":
        """Reads LLVM IR: text or bitcode. Every error of the whole text is reported."""
        words = ir.encode("utf-8", "surrogateescape") if isinstance(ir, str) else bytes(ir)
        return cls._taken(context, library.lilt_module_parse, text(name), words, len(words))

    @classmethod
    def read(cls, context: Context, path: Union[str, "os.PathLike[str]"]) -> "Module":
        """Reads a file; "-" is standard input."""
        return cls._taken(context, library.lilt_module_read, os.fsencode(path))

    @property
    def module(self) -> "Module":
        return self

    def create_function(self, name: str, result: Type, parameters: Sequence[Type] = (), variadic: bool = False) -> Function:
        """A declaration until it gets its first block. A name that a function of the same type has gives that one."""
        function = Function.of(self, library.lilt_function_create(
            self.pointer, text(name), self.function_type(result, parameters, variadic)))
        if function is None:
            mistake = self.mistake() or "the function '%s' is not created" % name
            raise Error(mistake, ErrorKind.INPUT, [Message(mistake, None, 0, 0)])
        return function

    def as_int(self, value: Value) -> Optional[int]:
        """The value, sign-extended, of an integer constant of up to 64 bits; else None."""
        result = ctypes.c_int64()
        found = library.lilt_value_as_int(self.pointer, value, ctypes.byref(result))
        return result.value if found else None

    def compile(self, options: Optional[Options] = None, kind: OutputKind = OutputKind.OBJECT) -> bytes:
        """An ELF object, or text for the GNU assembler."""
        output = ctypes.c_void_p()
        check(library.lilt_compile(self.pointer, _pointer(options), kind, ctypes.byref(output)))
        try:
            return ctypes.string_at(library.lilt_output_bytes(output), library.lilt_output_size(output))
        finally:
            library.lilt_output_delete(output)


class Builder(BuilderMethods, _InContext):
    """Inserts instructions into the functions of a module."""
    __slots__ = ()
    _delete = library.lilt_builder_delete

    def __init__(self, module: Module):
        module._owner._collect()
        super().__init__(_created(library.lilt_builder_create(module.pointer)), module)


class Variables(VariablesMethods, _InContext):
    """SSA form for a front end's variables, while a function is built (Braun et al., CC 2013)."""
    __slots__ = ()
    _delete = library.lilt_variables_delete

    def __init__(self, function: Function):
        function.module._owner._collect()
        super().__init__(_created(library.lilt_variables_create(function.pointer)), function.module)


class JitFunction:
    """A function in memory, to call. It looks its address up again when a unit was removed: LookupError if it has gone;
    ValueError once the Jit is closed."""

    def __init__(self, jit: "Jit", find: Callable[[], Optional[int]], name: str, prototype: Any):
        self._jit, self._find, self._name, self._prototype, self._call = jit, find, name, prototype, None
        self._settle()

    def _settle(self) -> None:
        removals, address = self._jit._removals, self._find()
        if address is None:
            raise LookupError("no function '%s' is in memory" % self._name)
        self._removals, self._call = removals, self._prototype(address)

    def __call__(self, *arguments: Any) -> Any:
        if self._removals != self._jit._removals:
            self._settle()
        result = self._call(*arguments)  # type: ignore[misc]
        if self._jit._raised:
            self._jit._raise_again()
        return result


class Jit(JitMethods, Owned):
    """Compiled modules in memory. Any thread may use it; a call leaves other Python threads running."""
    __slots__ = ("_removals", "_kept", "_raised")
    _delete = library.lilt_jit_delete
    _Resolver = ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p)
    _Failure = ctypes.CFUNCTYPE(None, ctypes.c_char_p, ctypes.c_void_p)

    def __init__(self, facilities: int = 0):
        address = ctypes.c_void_p()
        check(library.lilt_jit_create(facilities, ctypes.byref(address)))
        super().__init__(address.value)
        self._removals = 0  # of units, and the end
        self._kept: list[Any] = []  # what code calls
        self._raised: dict[int, BaseException] = {}  # by it, on the way to the code's caller, by thread

    def close(self) -> None:
        """Frees all code. No thread may be in it."""
        self._removals += 1
        super().close()

    def add(self, module: Module, options: Optional[Options] = None, flags: int = 0) -> Unit:
        """Compiles the module, puts it in memory and runs its constructors; it may be closed afterwards. `flags`:
        UNIT_REPLACEABLE, UNIT_REPLACES, UNIT_LAZY, joined by `|`."""
        unit = Unit()
        check(library.lilt_jit_add(self.pointer, module.pointer, _pointer(options), flags, ctypes.byref(unit)))
        return unit

    def add_object(self, data: bytes) -> Unit:
        """Puts an ELF object in memory and runs its constructors."""
        unit = Unit()
        check(library.lilt_jit_add_object(self.pointer, data, len(data), ctypes.byref(unit)))
        return unit

    def remove(self, unit: Unit) -> None:
        """Frees the unit. No thread may be in its code, and no code of other units may call it later."""
        self._removals += 1
        check(library.lilt_jit_remove(self.pointer, unit))

    def define(self, name: str, value: Any) -> None:
        """Gives a name to an address: an int, or a ctypes function, which is kept."""
        address = value if isinstance(value, int) else ctypes.cast(value, ctypes.c_void_p).value
        check(library.lilt_jit_define(self.pointer, text(name), address))
        self._kept.append(value)

    def define_function(self, name: str, function: Callable[..., Any], result: Any, *parameters: Any) -> None:
        """Lets compiled code call a Python function, by ctypes' types of its result (None: void) and its parameters.
        When it raises an exception, it gives the code 0, and the exception is raised again by the call of the code."""
        def guarded(*arguments: Any) -> Any:
            try:
                return function(*arguments)
            except BaseException as raised:
                self._raised.setdefault(threading.get_ident(), raised)
                return 0
        self.define(name, ctypes.CFUNCTYPE(result, *parameters)(guarded))

    def _raise_again(self) -> None:
        raised = self._raised.pop(threading.get_ident(), None)
        if raised is not None:
            raise raised

    def set_resolver(self, resolver: Callable[[str], Optional[int]]) -> None:
        """Asked for the addresses of names that no unit defines, before the process's own symbols; None: unknown."""
        call = self._Resolver(lambda name, _: resolver(string(name) or ""))
        library.lilt_jit_set_resolver(self.pointer, call, None)
        self._kept.append(call)

    def set_lazy_failure(self, handler: Callable[[str], None]) -> None:
        """Called with the message when a lazy function cannot be compiled; the process ends afterwards, status 1."""
        def call_and_end(message: bytes, _: Any) -> None:
            try:
                handler(string(message) or "")
                sys.stdout.flush()
            finally:
                os._exit(1)
        call = self._Failure(call_and_end)
        library.lilt_jit_set_lazy_failure(self.pointer, call, None)
        self._kept.append(call)

    def lookup(self, name: str, unit: Optional[Unit] = None) -> Optional[int]:
        """The address of a function or a variable; with a unit, also of an internal one. None: nothing has the name."""
        if unit is None:
            return library.lilt_jit_lookup(self.pointer, text(name))
        return library.lilt_jit_lookup_in(self.pointer, unit, text(name))

    def function(self, name: str, result: Any, *parameters: Any, unit: Optional[Unit] = None) -> JitFunction:
        """A function to call, by ctypes' types of its result (None: void) and its parameters. LookupError if there is
        none."""
        return JitFunction(self, lambda: self.lookup(name, unit), name, ctypes.CFUNCTYPE(result, *parameters))
