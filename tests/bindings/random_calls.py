"""Calls functions of lilt.h at random through the Python package, with arguments of the right types and any values:
handles of other modules, null handles, handles of ended objects, numbers out of range, names in use and invalid names.
Whatever happens is a mistake or an error of the input: never a crash, never an internal error.

  random_calls.py [-v] SEED…      prints how many calls were made, with -v each before it is made
"""
import ctypes
import enum
import inspect
import random
import sys
import typing

import lilt
from lilt import _lilt

IR = """@g = global i32 3
define i64 @square(i64 %x, ptr %p) {
entry:
  %y = mul i64 %x, %x
  %c = icmp slt i64 %x, 3
  br i1 %c, label %a, label %b
a:
  %l = load i32, ptr %p
  br label %b
b:
  %phi = phi i64 [ %y, %entry ], [ 0, %a ]
  ret i64 %phi
}
define i32 @parts(<4 x i32> %v, { i32, [2 x i64] } %s, ptr %f) {
  %a = call i32 @none()
  %b = call i32 %f()
  %c = extractelement <4 x i32> %v, i32 %a
  %d = extractvalue { i32, [2 x i64] } %s, 0
  ret i32 %d
}
declare i32 @none()
declare double @sin(double)
"""
TEXTS = ["", "x", "f", "square", "g", "nounwind", "align 16", "fastcc", "a\nb", "é", '"q"="r"', "%s", "byval", "noalias",
         "nuw", "fast", "range(i32 0, 10)", ".text", "x" * 40, '"', "memory(none)", "i32 0 }"]
NUMBERS = [0, 1, 2, 3, 7, 8, 16, 64, 128, -1, 2**31, 2**32 - 1, 2**63]
FILES = {"compile_to_file", "compile_to_executable"}  # which write
IDS = (lilt.Type, lilt.Value, lilt.Block)


class Caller:
    def __init__(self, seed, verbose):
        self.random, self.verbose, context = random.Random(seed), verbose, lilt.Context()
        self.modules = [lilt.Module(context, "a"), lilt.Module.parse(context, "p", IR), lilt.Module(context, "b")]
        for module in (self.modules[0], self.modules[2]):
            function = module.create_function("f", lilt.i64, [lilt.i64, lilt.pointer])
            function.append(function.create_block("entry"))
        functions = [module.first_function() for module in self.modules] + [self.modules[1].find_function("parts")]
        self.builders = [lilt.Builder(function.module) for function in functions]
        for builder, function in zip(self.builders, functions):
            builder.at_end(function.first_block())
        self.variables = [lilt.Variables(functions[0])]
        self.options = [lilt.Options("s"), lilt.Options(0)]
        # What calls gave: pairs of a handle and its module.
        types = [it for it in vars(lilt).values() if isinstance(it, lilt.Type)]
        self.pools = {kind: [(kind(), module) for module in self.modules] for kind in IDS}
        self.pools[lilt.Type] += [(it, module) for module in self.modules for it in types]
        self.pools[lilt.Function] = [(function, function.module) for function in functions]
        for function in functions:
            arguments = [function.argument(index) for index in range(function.parameter_count())]
            self.pools[lilt.Value] += [(argument, function.module) for argument in arguments]
        self.module = self.modules[0]  # that of the call

    def id_of(self, kind):
        """Mostly one that was given lately in the call's module; sometimes one that nothing has."""
        pool = [it for it, module in self.pools[kind] if module is self.module or self.random.random() < 0.1]
        found = self.random.choice(pool[-12:] if self.random.random() < 0.7 else pool)
        if kind in IDS and self.random.random() < 0.03:
            number = self.random.choice([self.random.getrandbits(16), found.id ^ 1 << self.random.randrange(64), found.id + 1])
            return kind(number)
        return found

    def argument(self, kind):
        if kind in self.pools:
            return self.id_of(kind)
        if inspect.isclass(kind) and issubclass(kind, enum.IntEnum):
            return self.random.choice(list(kind)) if self.random.random() < 0.99 else self.random.choice([99, -1])
        simple = {bool: [False, True], int: NUMBERS, float: [0.0, 1.5, float("nan"), -1e300], str: TEXTS,
                  bytes: [b"", b"a", b"\0\xff"], _lilt.ModuleMethods: self.modules, _lilt.OptionsMethods: self.options}
        if kind in simple:
            return self.random.choice(simple[kind])
        inner = typing.get_args(kind)[0]
        if typing.get_origin(kind) is typing.Union:
            return None if self.random.random() < 0.4 else self.argument(inner)
        return [self.argument(inner) for _ in range(self.random.choice([0, 1, 1, 2, 2, 3]))]

    def guarded(self, words, call):
        if self.verbose:
            print(words, flush=True)
        try:
            return call()
        except lilt.Error as error:
            if error.kind == lilt.ErrorKind.INTERNAL:
                raise RuntimeError("%s: %s" % (words, error)) from None
        except (ValueError, ctypes.ArgumentError):  # a text with a zero, lists of different lengths
            pass
        return None

    def call(self, methods):
        functions = [function for function, _ in self.pools[lilt.Function][-9:]]
        self_object = self.random.choice([*self.modules, *self.builders * 5, *self.variables, *functions])
        self.module = self_object.module
        name, method, kinds = self.random.choice(methods[next(c for c in methods if isinstance(self_object, c))])
        if name in ("link", "delete_body") and self.random.random() < 0.9:
            return
        arguments = [self.argument(kind) for kind in kinds]
        result = self.guarded("%s%r" % (name, arguments), lambda: method(self_object, *arguments))
        if type(result) in self.pools and result:
            self.pools[type(result)].append((result, self.module))
        if self.random.random() < 0.9:  # after a mistake nothing is built
            for module in self.modules:
                module.forget_mistake()

    def finish(self):
        for module in self.modules * 2:
            for use in (module.print, module.verify, module.compile, lambda: lilt.Jit().add(module)):
                self.guarded("the end of the module", use)
            module.forget_mistake()


def methods_of(kind):
    hints = ((name, method, typing.get_type_hints(method, vars(_lilt))) for name, method in vars(kind).items()
             if inspect.isfunction(method) and name not in FILES)
    return [(name, method, [hint for key, hint in types.items() if key != "return"]) for name, method, types in hints]


def main():
    kinds = (_lilt.ModuleMethods, _lilt.BuilderMethods, _lilt.VariablesMethods, lilt.Function)
    methods = {kind: methods_of(kind) for kind in kinds}
    seeds = [int(word) for word in sys.argv[1:] if word != "-v"]
    for seed in seeds:
        caller = Caller(seed, "-v" in sys.argv)
        for number in range(400):
            caller.call(methods)
        caller.finish()
    print("%d calls" % (400 * len(seeds)))


main()
