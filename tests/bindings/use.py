"""What a binding does: errors, lifetimes, code in memory, callbacks, reading, building. use.rs, use.go and use.ml do the
same and print the same, which is use.expected; in Rust the compiler refuses what is closed."""
import ctypes
import pathlib
import sys

import lilt
from lilt import AtomicOp, Builder, Context, Jit, Linkage, Module, Options, Ordering, OutputKind, TypeKind, Variables


def text(name):
    return (pathlib.Path(sys.argv[1]) / (name + ".ll")).read_text()


def show(*words):
    print(*(str(word).lower() if word is None or isinstance(word, bool) else word for word in words))


def failure(call):
    try:
        call()
    except lilt.Error as error:
        return error.kind.name.lower(), str(error)
    return "none", ""


def closed(call):
    try:
        call()
    except ValueError as error:
        return "error" if "closed" in str(error) else str(error)
    return "none"


def errors(context):
    try:
        Module.parse(context, "broken.ll", text("broken"))
    except lilt.Error as error:
        for message in error.messages:
            show("%s %s:%d:%d %s" % (error.kind.name.lower(), message.file, message.line, message.column, message.text))
    show("options:", failure(lambda: Options().set_level(7))[0])
    show("file:", failure(lambda: Module.read(context, "/no/such/file.ll"))[0])
    first, second = Module(context, "first"), Module(context, "second")
    function = first.create_function("f", lilt.i64, [lilt.i64])
    entry = function.create_block("entry")
    function.append(entry)
    builder = Builder(first)
    builder.at_end(entry)
    other = second.create_global("there", lilt.i64, second.const_int(lilt.i64, 1))
    builder.ret(builder.load(lilt.i64, other))
    show("mistake:", first.mistake())
    show("verify:", failure(first.verify)[0])
    second.create_function("there", lilt.i64)
    show("taken:", second.mistake())
    second.forget_mistake()
    show("forgotten:", second.mistake())
    module = Module.parse(context, "undefined", text("calls"))
    show("undefined:", "undefined symbol 'twice'" in failure(lambda: Jit().add(module))[1])


def lifetimes(context):
    module = Module.parse(context, "square", text("square"))
    function, builder = module.find_function("square"), Builder(module)
    builder.close()
    show("builder closed:", closed(builder.block))
    module.close()
    show("module closed:", closed(module.print), closed(function.name))
    with Jit() as jit:
        jit.add(Module.parse(context, "square", text("square")))
        square = jit.function("square", ctypes.c_int64, ctypes.c_int64)
        show("called:", square(9))
    show("jit closed:", closed(lambda: square(9)), closed(lambda: jit.lookup("square")))
    own = Context()
    left = Module(own, "left")
    own.close()
    show("context closed:", closed(left.print))
    for _ in range(300):  # what nothing refers to ends
        Builder(Module.parse(context, "square", text("square")))


def memory(context):
    jit = Jit()
    unit = jit.add(Module.parse(context, "square", text("square")))
    square = jit.function("square", ctypes.c_int64, ctypes.c_int64)
    show("memory:", jit.memory() > 0, jit.lookup("square") is not None, jit.lookup("cube") is None)
    jit.remove(unit)
    try:
        square(3)
    except LookupError:
        show("removed: error")
    jit.define_function("twice", lambda x: 2 * x, ctypes.c_double, ctypes.c_double)
    jit.define("odd", ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_int32)(lambda x: x % 2 == 1))
    jit.add(Module.parse(context, "calls", text("calls")))
    parity = jit.function("parity", ctypes.c_bool, ctypes.c_int32)
    show("callback:", jit.function("f", ctypes.c_double, ctypes.c_double)(21), parity(3), parity(-4))
    jit.add(Module.parse(context, "many", text("many")), Options(level=0, processor="x86-64-v3"))
    many = jit.function("many", ctypes.c_double, ctypes.c_int32, ctypes.c_double, ctypes.c_int64, ctypes.c_bool)
    show("many:", many(-1, 0.5, 40, True))
    floats = jit.function("floats", ctypes.c_float, ctypes.c_float, ctypes.c_void_p)
    show("floats:", floats(1.5, jit.lookup("quarter")))
    show("small:", jit.function("small", ctypes.c_int8, ctypes.c_int8, ctypes.c_uint16)(-7, 65535))
    seen = ctypes.c_int64(6)
    jit.set_resolver(lambda name: ctypes.addressof(seen) if name == "seen" else None)
    unit = jit.add(Module.parse(context, "counter", text("counter")), None, lilt.UNIT_LAZY)
    show("resolver:", jit.function("count", ctypes.c_int64, unit=unit)(), seen.value)
    compiled = Module.parse(context, "square", text("square")).compile(Options("s"))
    show("object:", compiled[:4] == b"\x7fELF", "square:" in Module.parse(context, "square", text("square")).compile(
        kind=OutputKind.ASSEMBLY).decode())
    jit.add_object(compiled)
    show("added object:", jit.function("square", ctypes.c_int64, ctypes.c_int64)(-8))


def throwing(context):
    """An exception in a function that code calls comes out of the call of the code, which is usable afterwards."""
    def thrower(x):
        if x < 0:
            raise ValueError("closed, says the thrower")
        return x
    jit = Jit()
    jit.define_function("thrower", thrower, ctypes.c_double, ctypes.c_double)
    jit.add(Module.parse(context, "throws", text("throws")))
    through = jit.function("through", ctypes.c_double, ctypes.c_double)
    show("thrown:", closed(lambda: through(-1)), int(through(2)))


def reading(context):
    module = Module.parse(context, "square", text("square"))
    function = module.first_function()
    block = function.first_block()
    instruction, opcodes = function.block_first_instruction(block), []
    while instruction:
        opcodes.append(module.instruction_opcode(instruction))
        instruction = module.instruction_next(instruction)
    show("instructions:", *opcodes)
    show("line:", module.instruction_print(function.block_first_instruction(block)).strip())
    pair = module.struct_type([lilt.i8, lilt.double_type])
    show("struct:", module.type_size(pair), module.field_offset(pair, 1), module.type_get_kind(pair) == TypeKind.STRUCT)
    show("constant:", module.as_int(module.const_int(lilt.i8, -3)), module.as_int(module.const_zero(lilt.double_type)))
    function.add_attribute("nounwind")
    module.set_linkage(function.address(), Linkage.WEAK)
    show("linkage:", module.symbol_linkage(function.address()) == Linkage.WEAK, "nounwind" in module.print())
    show("next:", function.next())


def building(context):
    """A switch over blocks, a loop by variables, an atomic operation."""
    module = Module(context, "building")
    counter = module.create_global("counter", lilt.i64, module.const_int(lilt.i64, 0))
    function = module.create_function("sum", lilt.i64, [lilt.i64])
    entry, loop, after, small = [function.create_block(name) for name in ("entry", "loop", "after", "small")]
    builder, variables, n = Builder(module), Variables(function), function.argument(0)
    total, index = (variables.declare(lilt.i64, name) for name in ("total", "index"))
    for block in (entry, loop, after, small):
        function.append(block)
    builder.at_end(entry)
    variables.define(total, entry, module.const_int(lilt.i64, 0))
    variables.define(index, entry, module.const_int(lilt.i64, 0))
    builder.switch(n, loop, [module.const_int(lilt.i64, 0), module.const_int(lilt.i64, 1)], [small, small])
    variables.seal(entry)
    variables.seal(small)
    builder.at_end(small)
    builder.ret(n)
    builder.at_end(loop)
    next_index = builder.binary(lilt.BinaryOp.ADD, variables.use(index, loop), module.const_int(lilt.i64, 1), lilt.NSW)
    next_total = builder.binary(lilt.BinaryOp.ADD, variables.use(total, loop), next_index)
    variables.define(index, loop, next_index)
    variables.define(total, loop, next_total)
    builder.atomic_rmw(AtomicOp.ADD, counter, module.const_int(lilt.i64, 1), Ordering.SEQ_CST)
    builder.cond_br(builder.icmp(lilt.IntPredicate.SLT, next_index, n), loop, after)
    variables.seal(loop)
    variables.seal(after)
    builder.at_end(after)
    builder.ret(variables.use(total, after))
    module.verify()
    jit = Jit()
    unit = jit.add(module)
    add_up = jit.function("sum", ctypes.c_int64, ctypes.c_int64)
    show("sum:", add_up(0), add_up(1), add_up(100))
    show("counter:", ctypes.c_int64.from_address(jit.lookup("counter", unit)).value)


def lazy(context):
    """A function that cannot be linked when it is first called: the process ends."""
    jit = Jit()
    jit.set_lazy_failure(lambda message: show("lazy:", "undefined symbol 'twice'" in message))
    jit.add(Module.parse(context, "calls", text("calls")), flags=lilt.UNIT_LAZY)
    jit.function("f", ctypes.c_double, ctypes.c_double)(1)
    show("after the end")


def main():
    with Context() as context:
        for part in (errors, lifetimes, memory, throwing, reading, building, lazy):
            part(context)


main()
