"""Texts in which one thing is repeated, nested or linked without end: what a hostile or generated file may hold.

Each function takes how often and returns LLVM IR. Every one is valid, or is refused with a place.
"""


def lines(count, text):
    """`text` so often, with %d for the number."""
    return "\n".join(text.replace("%d", str(i)) for i in range(count)) + "\n"


def joined(count, text, separator=", "):
    return separator.join(text.replace("%d", str(i)) for i in range(count))


def function(body, result="i64", parameters="i64 %a, i64 %b, ptr %p", name="big", behind=""):
    return "define %s @%s(%s) %s{\n%s}\n" % (result, name, parameters, behind, body)


def entry(body):
    """A function and a main program that calls it."""
    return function(body) + ("define i32 @main() {\n  %p = alloca [64 x i64]\n  store [64 x i64] zeroinitializer, ptr %p\n"
                             "  %r = call i64 @big(i64 3, i64 4, ptr %p)\n  ret i32 0\n}\n")


def chain(n, step, first="%a", end="ret i64 %%v%d"):
    """Values v0, v1 …, each made from the one before, which `step` calls @."""
    text = "".join("  %%v%d = %s\n" % (i, step.replace("@", "%%v%d" % (i - 1) if i else first).replace("#", str(i)))
                   for i in range(n))
    return text + "  " + end % (n - 1) + "\n"


# --- globals

def alias_chain(n):
    return "@g = global i32 5\n@a0 = alias i32, ptr @g\n" + "".join(
        "@a%d = alias i32, ptr @a%d\n" % (i + 1, i) for i in range(n)) + entry("  ret i64 0\n")


def alias_chain_reversed(n):
    return "".join("@a%d = alias i32, ptr @a%d\n" % (i, i + 1) for i in range(n)) + \
        "@a%d = alias i32, ptr @g\n@g = global i32 5\n" % n + entry("  ret i64 0\n")


def alias_offsets(n):
    return "@g = global [8 x i8] zeroinitializer\n@a0 = alias i8, ptr @g\n" + "".join(
        "@a%d = alias i8, getelementptr (i8, ptr @a%d, i64 1)\n" % (i + 1, i) for i in range(n)) + entry("  ret i64 0\n")


def aliases_of_one(n):
    return "@g = global i32 5\n" + lines(n, "@a%d = alias i32, ptr @g") + entry("  ret i64 0\n")


def ifuncs(n):
    return "define ptr @resolve() {\n  ret ptr @big\n}\n" + lines(n, "@i%d = ifunc i64 (i64), ptr @resolve") + entry("  ret i64 0\n")


def comdats(n):
    return lines(n, "$c%d = comdat any") + lines(n, "@g%d = linkonce_odr global i32 %d, comdat($c%d)") + entry("  ret i64 0\n")


def comdat_functions(n):
    return lines(n, "$f%d = comdat any") + lines(n, "define linkonce_odr void @f%d() comdat {\n  ret void\n}")


def functions_of_one_comdat(n):
    return "$f0 = comdat any\n" + lines(n, "define linkonce_odr void @f%d() noinline comdat($f0) {\n  ret void\n}") + (
        "define void @caller() {\n" + lines(n, "  call void @f%d()") + "  ret void\n}\n")


def sections(n):
    return lines(n, '@g%d = global i32 %d, section "s%d"') + entry("  ret i64 0\n")


def section_functions(n):
    return lines(n, 'define void @f%d() section "s%d" {\n  ret void\n}')


def constructors(n):
    return "define void @c() {\n  ret void\n}\n@llvm.global_ctors = appending global [%d x { i32, ptr, ptr }] [%s]\n" % (
        n, joined(n, "{ i32, ptr, ptr } { i32 %d, ptr @c, ptr null }")) + entry("  ret i64 0\n")


def used_list(n):
    return lines(n, "@g%d = internal global i32 %d") + "@llvm.used = appending global [%d x ptr] [%s], section \"llvm.metadata\"\n" % (
        n, joined(n, "ptr @g%d")) + entry("  ret i64 0\n")


def ring_of_globals(n):
    return "".join("@g%d = global ptr @g%d\n" % (i, (i + 1) % n) for i in range(n)) + entry("  ret i64 0\n")


def declarations(n):
    return lines(n, "declare i64 @f%d(i64)") + entry("".join("  %%v%d = call i64 @f%d(i64 %%a)\n" % (i, i) for i in range(n)) + "  ret i64 0\n")


def attribute_groups(n):
    return "".join("define void @f%d() #%d {\n  ret void\n}\nattributes #%d = { nounwind \"k%d\"=\"v\" }\n" % (i, i, i, i) for i in range(n))


def functions_of_many_groups(n):
    return "define void @f() %s {\n  ret void\n}\n" % " ".join("#%d" % i for i in range(n)) + lines(n, "attributes #%d = { nounwind }")


def module_flags(n):
    return "!llvm.module.flags = !{%s}\n" % joined(n, "!%d") + lines(n, '!%d = !{i32 1, !"flag%d", i32 1}') + entry("  ret i64 0\n")


def inline_data(n):
    return "@g = global i8 1\n" + "".join('module asm ".byte %d"\n' % (i % 256) for i in range(n)) + entry("  ret i64 0\n")


def assembly_symbols(n):
    return "".join('module asm ".set x%d, x%d"\n' % (i + 1, i) for i in range(n)) + 'module asm ".set x0, 5"\n' + entry("  ret i64 0\n")


def assembly_labels(n):
    return "".join('module asm "l%d: jmp l%d"\n' % (i, i * 7 % n) for i in range(n)) + entry("  ret i64 0\n")


def assembly_fill(n):
    return 'module asm ".skip %d"\n' % (n * 30000000) + entry("  ret i64 0\n")


def assembly_origin(n):
    return 'module asm ".org %d"\n' % (n * 30000000) + entry("  ret i64 0\n")


def assembly_repetition(n):
    return 'module asm ".rept %d\\0Anop\\0A.endr"\n' % (n * 1000000) + entry("  ret i64 0\n")


def assembly_macros(n):
    return "".join('module asm ".macro m%d x\\0Am%d \\5Cx\\5Cx\\0A.endm"\n' % (i, (i + 1) % n) for i in range(n)) + 'module asm "m0 1"\n' + entry("  ret i64 0\n")


def assembly_file_number(n):
    return 'module asm ".file %d \\22a\\22"\n' % (n * 1000000) + entry("  ret i64 0\n")


def aligned_functions(n):
    return lines(max(2, n // 1000), "define void @f%d() align 1073741824 {\n  ret void\n}")


def aligned_globals(n):
    return lines(max(2, n // 1000), "@g%d = global i32 1, align 1073741824") + entry("  ret i64 0\n")


def large_zeros(n):
    return lines(n, "@g%d = global [1000000000 x i8] zeroinitializer") + entry("  ret i64 0\n")


def nested_zero_arrays(n):
    depth = min(n, 400)
    return "@g = global %s i8 %s zeroinitializer\n" % ("[1 x " * depth, "]" * depth) + entry("  ret i64 0\n")


def splat_initialisers(n):
    return lines(n, "@g%d = global <1024 x i64> splat (i64 %d)") + entry("  ret i64 0\n")


# --- tokens

def long_integer(n):
    return "@g = global i8388607 %s\n" % ("7" * n)


def long_integers(n):
    digits = "9" * 300
    return "".join("@g%d = global i1024 %s\n" % (i, digits) for i in range(n // 300 + 1))


def long_name(n):
    return entry("  %%%s = add i64 %%a, 1\n  ret i64 %%%s\n" % ("x" * n, "x" * n))


def long_names(n):
    return entry("".join("  %%%s%d = add i64 %%a, %d\n" % ("x" * 1000, i, i) for i in range(n // 1000 + 1)) + "  ret i64 0\n")


def long_global_name(n):
    return "@%s = global i32 0\n" % ("x" * n) + entry("  ret i64 0\n")


def long_string(n):
    return '@g = constant [%d x i8] c"%s"\n' % (n, "\\41" * n) + entry("  ret i64 0\n")


def long_float(n):
    return "@g = global double 1.%s\n" % ("3" * n) + entry("  ret i64 0\n")


def long_word(n):
    return "x" * n + "\n"


def long_comment(n):
    return ";" + "x" * n + "\n" + entry("  ret i64 0\n")


def blank_lines(n):
    return "\n" * n + entry("  ret i64 0\n")


def deep_parentheses(n):
    return "@g = global i64 %s 1 %s\n" % ("add (i64 1, i64 " * n, ")" * n)


def open_brackets(n):
    return "@g = global " + "[" * n + "\n"


def open_braces(n):
    return "%t = type " + "{" * n + "\n"


def open_calls(n):
    return function("  call void asm \"" + "(" * n + "\", \"\"()\n  ret i64 0\n")


# --- types and constants

def nested_types(n):
    return "%t0 = type { i64 }\n" + "".join("%%t%d = type { %%t%d }\n" % (i + 1, i) for i in range(n)) + \
        "@g = global %%t%d zeroinitializer\n" % n + entry("  ret i64 0\n")


def nested_types_reversed(n):
    return "".join("%%t%d = type { %%t%d, i8 }\n" % (i, i + 1) for i in range(n)) + "%%t%d = type i64\n" % n + \
        "@g = global %t0 zeroinitializer\n" + entry("  ret i64 0\n")


def nested_value(n):
    return "%t0 = type { i64 }\n" + "".join("%%t%d = type { [0 x i8], %%t%d }\n" % (i + 1, i) for i in range(n)) + \
        entry("  %%v = load %%t%d, ptr %%p\n  store %%t%d %%v, ptr %%p\n  ret i64 0\n" % (n, n))


def doubling_types(n):
    return "%t0 = type { i8 }\n" + "".join("%%t%d = type { %%t%d, %%t%d }\n" % (i + 1, i, i) for i in range(min(n, 62))) + \
        entry("  %%q = getelementptr %%t%d, ptr %%p, i64 0, i32 1\n  %%r = load i64, ptr %%q\n  ret i64 %%r\n" % min(n, 40))


def doubling_value(n):
    depth = min(n, 30)
    return "%t0 = type { i8 }\n" + "".join("%%t%d = type { %%t%d, %%t%d }\n" % (i + 1, i, i) for i in range(depth)) + \
        entry("  %%v = load %%t%d, ptr %%p\n  store %%t%d %%v, ptr %%p\n  ret i64 0\n" % (depth, depth))


def alias_types(n):
    return "%t0 = type i64\n" + "".join("%%t%d = type %%t%d\n" % (i + 1, i) for i in range(n)) + "@g = global %%t%d 1\n" % n


def wide_struct(n):
    return "%%s = type { %s }\n" % joined(n, "i32") + "@g = global %s zeroinitializer\n" + \
        entry("  %%q = getelementptr %%s, ptr %%p, i64 0, i32 %d\n  %%v = load i32, ptr %%q\n  ret i64 0\n" % (n - 1))


def wide_struct_value(n):
    return "%%s = type { %s }\n" % joined(n, "i32") + entry(
        "  %q = alloca %s\n  %v = load %s, ptr %q\n  store %s %v, ptr %q\n  ret i64 0\n")


def wide_array_value(n):
    return entry("  %%q = alloca [%d x i8]\n  %%v = load [%d x i8], ptr %%q\n  store [%d x i8] %%v, ptr %%q\n  ret i64 0\n" % (n, n, n))


def long_array_value(n):
    return "; %d\n" % n + entry("  %v = load [1000000000 x i8], ptr %p\n  store [1000000000 x i8] %v, ptr %p\n  ret i64 0\n")


def wide_struct_chain(n):
    return "%%s = type { %s }\n" % joined(n // 4, "i32") + entry("".join(
        "  %%v%d = insertvalue %%s %s, i32 %d, %d\n" % (i, "%%v%d" % (i - 1) if i else "undef", i, i % (n // 4)) for i in range(n // 4))
        + "  store %%s %%v%d, ptr %%p\n  ret i64 0\n" % (n // 4 - 1))


def wide_integer(n):
    return entry("  %%x = zext i64 %%a to i%d\n  %%y = mul i%d %%x, %%x\n  %%z = trunc i%d %%y to i64\n  ret i64 %%z\n" % ((min(n, 8388000),) * 3))


def wide_integer_division(n):
    return entry("  %%x = zext i64 %%a to i%d\n  %%y = udiv i%d %%x, %%x\n  %%z = trunc i%d %%y to i64\n  ret i64 %%z\n" % ((min(n, 8388000),) * 3))


def wide_vector(n):
    return entry("  %%v = load <%d x i8>, ptr %%p\n  %%w = add <%d x i8> %%v, %%v\n  store <%d x i8> %%w, ptr %%p\n  ret i64 0\n" % (n, n, n))


def wide_shuffle(n):
    n //= 4
    return entry("  %%v = load <%d x i8>, ptr %%p\n  %%w = shufflevector <%d x i8> %%v, <%d x i8> %%v, <%d x i32> <%s>\n"
                 "  store <%d x i8> %%w, ptr %%p\n  ret i64 0\n" % (n, n, n, n, ", ".join("i32 %d" % (i * 7 % n) for i in range(n)), n))


def shuffle_tree(n):
    """Shuffles of the last vector and of an earlier one: what a lane is leads through all of them."""
    n //= 8
    return entry("  %v0 = load <8 x i32>, ptr %p\n" + "".join(
        "  %%v%d = shufflevector <8 x i32> %%v%d, <8 x i32> %%v%d, <8 x i32> <i32 %d, i32 3, i32 7, i32 1, i32 9, i32 12, i32 2, i32 0>\n" % (
            i, i - 1, (i - 1) // 2, i % 16) for i in range(1, n + 1)) + "  store <8 x i32> %%v%d, ptr %%p\n  ret i64 0\n" % n)


def constant_chain(n):
    text = "ptrtoint (ptr @g to i64)"
    return "@g = global i64 0\n" + "".join("@h%d = global i64 add (i64 ptrtoint (ptr @g to i64), i64 %d)\n" % (i, i) for i in range(n)) + \
        entry("  store i64 %s, ptr %%p\n  ret i64 0\n" % text)


def deep_constant(n):
    depth = min(n, 250)
    return "@g = global i64 0\n" + "".join("@h%d = global i64 %s ptrtoint (ptr @g to i64) %s\n" % (
        k, "add (i64 %d, i64 " % k * depth, ")" * depth) for k in range(n // 2500 + 1)) + entry("  ret i64 0\n")


def constant_uses(n):
    return "@g = global i64 0\n" + entry("".join("  store i64 add (i64 ptrtoint (ptr @g to i64), i64 %d), ptr %%p\n" % i for i in range(n)) + "  ret i64 0\n")


def block_addresses(n):
    return "@t = global [%d x ptr] [%s]\n" % (n, joined(n, "ptr blockaddress(@big, %b%d)")) + entry(
        "  %q = load ptr, ptr %p\n  indirectbr ptr %q, [" + joined(n, "label %b%d") + "]\n" + lines(n, "b%d:\n  ret i64 %d"))


def block_addresses_in_code(n):
    return entry("".join("  store ptr blockaddress(@big, %%b%d), ptr %%p\n" % i for i in range(n)) + "  br label %b0\n"
                 + "".join("b%d:\n  br label %%b%d\n" % (i, i + 1) for i in range(n)) + "b%d:\n  ret i64 0\n" % n)


# --- straight code

def adds(n):
    return entry(chain(n, "add i64 @, %b"))


def multiplications(n):
    return entry(chain(n, "mul i64 @, %a"))


def geps(n):
    return entry(chain(n, "getelementptr i8, ptr @, i64 1", "%p", "%%r = load i64, ptr %%v%d\n  ret i64 %%r"))


def variable_geps(n):
    return entry(chain(n, "getelementptr i64, ptr @, i64 %a", "%p", "%%r = ptrtoint ptr %%v%d to i64\n  ret i64 %%r"))


def casts(n):
    text, previous = "", "%a"
    for i in range(n):
        text += "  %%t%d = trunc i64 %s to i32\n  %%v%d = sext i32 %%t%d to i64\n" % (i, previous, i, i)
        previous = "%%v%d" % i
    return entry(text + "  ret i64 %s\n" % previous)


def selects(n):
    return entry("  %c = icmp eq i64 %a, %b\n" + chain(n, "select i1 %c, i64 @, i64 #"))


def compared_selects(n):
    text, previous = "", "%a"
    for i in range(n):
        text += "  %%c%d = icmp slt i64 %s, %d\n  %%v%d = select i1 %%c%d, i64 %s, i64 %%b\n" % (i, previous, i * 3, i, i, previous)
        previous = "%%v%d" % i
    return entry(text + "  ret i64 %s\n" % previous)


def selects_of_pointers(n):
    text, previous = "  %q = alloca i64\n", "%p"
    for i in range(n):
        text += "  %%c%d = icmp slt i64 %%a, %d\n  %%v%d = select i1 %%c%d, ptr %s, ptr %%q\n  store i64 %d, ptr %%v%d\n" % (i, i * 3, i, i, previous, i, i)
        previous = "%%v%d" % i
    return entry(text + "  %%r = load i64, ptr %s\n  ret i64 %%r\n" % previous)


def doubling_adds(n):
    return entry(chain(n, "add i64 @, @"))


def doubling_xors(n):
    return entry(chain(n, "xor i64 @, %b"))


def ands_of_comparisons(n):
    text = "  %v0 = icmp ne i64 %a, 0\n"
    for i in range(1, n):
        text += "  %%c%d = icmp ne i64 %%a, %d\n  %%v%d = and i1 %%v%d, %%c%d\n" % (i, i * 5, i, i - 1, i)
    return entry(text + "  %%r = zext i1 %%v%d to i64\n  ret i64 %%r\n" % (n - 1))


def live_values(n):
    return entry("".join("  %%v%d = mul i64 %%a, %d\n" % (i, i + 3) for i in range(n))
                 + "".join("  %%s%d = xor i64 %s, %%v%d\n" % (i, "%%s%d" % (i - 1) if i else "%b", i) for i in range(n))
                 + "  ret i64 %%s%d\n" % (n - 1))


def loads(n):
    return entry("".join("  %%v%d = load volatile i64, ptr %%p\n" % i for i in range(n)) + "  ret i64 %v0\n")


def atomic_loops(n):
    return entry("".join("  %%v%d = atomicrmw nand ptr %%p, i64 %d seq_cst\n" % (i, i) for i in range(n)) + "  ret i64 0\n")


def stores_apart(n):
    return entry("".join("  %%q%d = getelementptr i8, ptr %%p, i64 %d\n  store i8 %d, ptr %%q%d\n" % (i, i * 3 % 500, i % 100, i) for i in range(n)) + "  ret i64 0\n")


def stores_and_loads(n):
    return entry("".join("  %%q%d = getelementptr i64, ptr %%p, i64 %d\n  %%v%d = load i64, ptr %%q%d\n  store i64 %%v%d, ptr %%p\n" % (
        i, i % 60, i, i, i) for i in range(n)) + "  ret i64 0\n")


def unknown_pointers(n):
    return entry("".join("  %%q%d = load ptr, ptr %%p\n  store i64 %d, ptr %%q%d\n" % (i, i, i) for i in range(n)) + "  ret i64 0\n")


def allocas(n):
    return entry("".join("  %%s%d = alloca i64\n  store i64 %d, ptr %%s%d\n" % (i, i, i) for i in range(n))
                 + "".join("  %%v%d = load i64, ptr %%s%d\n" % (i, i) for i in range(n)) + "  ret i64 %%v%d\n" % (n - 1))


def allocas_and_calls(n):
    return "declare void @use(ptr)\n" + function(
        lines(n, "  %s%d = alloca i32") + "  br label %b0\n" + "".join(
            "b%d:\n  call void @use(ptr %%s%d)\n  br label %%b%d\n" % (i, i, i + 1) for i in range(n)) + "b%d:\n  ret i64 0\n" % n)


def allocas_in_blocks(n):
    return "declare void @use(ptr)\n" + function("".join(
        "  %%s%d = alloca i32\n  call void @use(ptr %%s%d)\n  br label %%b%d\nb%d:\n" % (i, i, i, i) for i in range(n)) + "  ret i64 0\n")


def escaping_allocas(n):
    return "declare void @use(ptr)\n" + function("".join("  %%s%d = alloca i64\n  call void @use(ptr %%s%d)\n" % (i, i) for i in range(n)) + "  ret i64 0\n")


def lifetimes(n):
    return "declare void @use(ptr)\ndeclare void @llvm.lifetime.start.p0(i64, ptr)\ndeclare void @llvm.lifetime.end.p0(i64, ptr)\n" + function(
        lines(n, "  %s%d = alloca [64 x i8]") + "".join(
            "  call void @llvm.lifetime.start.p0(i64 64, ptr %%s%d)\n  call void @use(ptr %%s%d)\n  call void @llvm.lifetime.end.p0(i64 64, ptr %%s%d)\n"
            % (i, i, i) for i in range(n)) + "  ret i64 0\n")


def nested_lifetimes(n):
    return "declare void @use(ptr)\ndeclare void @llvm.lifetime.start.p0(i64, ptr)\ndeclare void @llvm.lifetime.end.p0(i64, ptr)\n" + function(
        lines(n, "  %s%d = alloca [64 x i8]") + lines(n, "  call void @llvm.lifetime.start.p0(i64 64, ptr %s%d)\n  call void @use(ptr %s%d)")
        + "".join("  call void @llvm.lifetime.end.p0(i64 64, ptr %%s%d)\n" % i for i in reversed(range(n))) + "  ret i64 0\n")


def calls(n):
    return "declare i64 @use(i64)\n" + function("".join(
        "  %%v%d = call i64 @use(i64 %s)\n" % (i, "%%v%d" % (i - 1) if i else "%a") for i in range(n)) + "  ret i64 %%v%d\n" % (n - 1))


def many_parameters(n):
    return "define i64 @f(%s) {\n  ret i64 %%x%d\n}\n" % (joined(n, "i64 %x%d"), n - 1) + entry(
        "  %%r = call i64 @f(%s)\n  ret i64 %%r\n" % joined(n, "i64 %d"))


def calls_of_many_arguments(n):
    count = max(2, int(n ** 0.5))
    return "declare void @f(%s)\n" % joined(count, "i64") + function(("  call void @f(%s)\n" % joined(count, "i64 %d")) * (n // count) + "  ret i64 0\n")


def inline_assembly(n):
    return entry(lines(n, '  call void asm sideeffect "nop", "~{rax}"()') + "  ret i64 0\n")


def long_assembly(n):
    return entry('  call void asm sideeffect "%s", ""()\n  ret i64 0\n' % ("nop\\0A" * n))


def assembly_operands(n):
    return entry(lines(n, '  %x%d = call i64 asm "movq $1, $0", "=r,r"(i64 %a)') + "  ret i64 %x0\n")


def inlined_calls(n):
    return "define internal i64 @f0(i64 %x) {\n  %y = mul i64 %x, %x\n  ret i64 %y\n}\n" + "".join(
        "define internal i64 @f%d(i64 %%x) {\n  %%y = call i64 @f%d(i64 %%x)\n  %%z = add i64 %%y, %d\n  ret i64 %%z\n}\n" % (i + 1, i, i) for i in range(n)) + entry(
        "  %%r = call i64 @f%d(i64 %%a)\n  ret i64 %%r\n" % n)


def always_inlined_doubling(n):
    depth = min(n, 22)
    return "define internal i64 @f0(i64 %x) alwaysinline {\n  %y = mul i64 %x, %x\n  ret i64 %y\n}\n" + "".join(
        "define internal i64 @f%d(i64 %%x) alwaysinline {\n  %%y = call i64 @f%d(i64 %%x)\n  %%z = call i64 @f%d(i64 %%y)\n  ret i64 %%z\n}\n" % (i + 1, i, i)
        for i in range(depth)) + entry("  %%r = call i64 @f%d(i64 %%a)\n  ret i64 %%r\n" % depth)


def inlined_doubling(n):
    return always_inlined_doubling(n).replace(" alwaysinline", "")


def memory_copies(n):
    return "declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)\n" + entry(
        "  %q = alloca [512 x i8]\n" + lines(n, "  call void @llvm.memcpy.p0.p0.i64(ptr %q, ptr %p, i64 512, i1 false)") + "  ret i64 0\n")


def one_large_copy(n):
    return "; %d\n" % n + "declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)\n" + function(
        "  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %p, i64 1000000000, i1 false)\n  ret i64 0\n")


# --- graphs

def straight_blocks(n):
    return entry("  br label %b0\n" + "".join("b%d:\n  br label %%b%d\n" % (i, i + 1) for i in range(n)) + "b%d:\n  ret i64 0\n" % n)


def reversed_blocks(n):
    return entry("  br label %%b%d\n" % n + "".join("b%d:\n  %%v%d = add i64 %%a, %d\n  store volatile i64 %%v%d, ptr %%p\n  br label %%b%d\n" % (
        i, i, i, i, i - 1) for i in range(1, n + 1)).replace("label %b0\n", "label %b0\n") + "b0:\n  ret i64 0\n")


def if_chain(n):
    return entry("".join("  %%c%d = icmp eq i64 %%a, %d\n  br i1 %%c%d, label %%end, label %%b%d\nb%d:\n" % (i, i * 3, i, i, i) for i in range(n))
                 + "  br label %end\nend:\n  ret i64 0\n")


def nested_ifs(n):
    return entry("".join("  %%c%d = icmp sgt i64 %%a, %d\n  br i1 %%c%d, label %%t%d, label %%e%d\nt%d:\n" % ((i,) * 6) for i in range(n)) + "  br label %%e%d\n" % (n - 1)
                 + "".join("e%d:\n  store volatile i64 %d, ptr %%p\n  %s\n" % (i, i, "br label %%e%d" % (i - 1) if i else "ret i64 0") for i in reversed(range(n))))


def phi_chain(n):
    text, previous = "", "%a"
    for i in range(n):
        before = "%%j%d" % (i - 1) if i else "%entry"
        text += "  %%c%d = icmp eq i64 %s, %d\n  br i1 %%c%d, label %%t%d, label %%j%d\nt%d:\n  br label %%j%d\nj%d:\n" % ((i, previous) + (i,) * 7)
        text += "  %%v%d = phi i64 [ %s, %s ], [ %d, %%t%d ]\n" % (i, previous, before, i + 7, i)
        previous = "%%v%d" % i
    return entry("entry:\n" + text + "  ret i64 %s\n" % previous)


def phis_and_predecessors(n):
    """As many phis as predecessors; the text grows with the product."""
    count = max(2, int(n ** 0.5))
    return entry("  switch i64 %%a, label %%p0 [%s]\n" % " ".join("i64 %d, label %%p%d" % (i, i) for i in range(count))
                 + lines(count, "p%d:\n  br label %join") + "join:\n"
                 + "".join("  %%q%d = phi i64 %s\n" % (k, ", ".join("[ %d, %%p%d ]" % (i * k, i) for i in range(count))) for k in range(count))
                 + "".join("  %%r%d = xor i64 %%q%d, %s\n" % (k, k, "%%r%d" % (k - 1) if k else "%b") for k in range(count)) + "  ret i64 %%r%d\n" % (count - 1))


def values_through_joins(n):
    """Variables that live through blocks with two predecessors each: in SSA form, a phi for each variable in each."""
    return "declare i64 @g(i64)\n" + function(
        lines(n, "  %s%d = alloca i64") + "  br label %b0\n" + "".join(
            "b%d:\n  store i64 %%a, ptr %%s%d\n  %%x%d = call i64 @g(i64 %%a)\n  %%v%d = load i64, ptr %%s%d\n  store i64 %%v%d, ptr %%s%d\n"
            "  %%c%d = load volatile i1, ptr %%p\n  br i1 %%c%d, label %%b%d, label %%b%d\n" % (
                i, i, i, i, i * 3 % n, i, i * 7 % n, i, i, i // 2, i + 1) for i in range(n)) + "b%d:\n  ret i64 0\n" % n)


def blocks_to_all(n):
    """Blocks that jump to all others."""
    count = max(2, int(n ** 0.5))
    table = " ".join("i64 %d, label %%b%d" % (i, i) for i in range(count))
    return entry("  br label %b0\n" + "".join("b%d:\n  %%v%d = load volatile i64, ptr %%p\n  switch i64 %%v%d, label %%end [%s]\n" % (i, i, i, table) for i in range(count))
                 + "end:\n  ret i64 0\n")


def indirect_to_all(n):
    count = max(2, int(n ** 0.5))
    table = joined(count, "label %b%d")
    return "@t = global [%d x ptr] [%s]\n" % (count, joined(count, "ptr blockaddress(@big, %b%d)")) + function(
        "  br label %b0\n" + "".join("b%d:\n  %%v%d = load volatile ptr, ptr %%p\n  indirectbr ptr %%v%d, [%s]\n" % (i, i, i, table) for i in range(count)))


def switch_cases(n):
    return entry("  switch i64 %a, label %end [" + " ".join("i64 %d, label %%%s" % (i * 3, "end" if i % 2 else "other") for i in range(n))
                 + "]\nother:\n  ret i64 1\nend:\n  ret i64 0\n")


def switch_of_blocks(n):
    return entry("  switch i64 %a, label %end [" + " ".join("i64 %d, label %%k%d" % (i, i) for i in range(n)) + "]\n"
                 + lines(n, "k%d:\n  store volatile i64 %d, ptr %p\n  br label %end") + "end:\n  ret i64 0\n")


def switch_phi(n):
    return entry("entry:\n  switch i64 %a, label %end [" + " ".join("i64 %d, label %%end" % (i * 7) for i in range(n)) + "]\nend:\n  %v = phi i64 [ 0, %entry ]"
                 + ", [ 0, %entry ]" * n + "\n  ret i64 %v\n")


def switch_nests(n):
    return entry("".join("  switch i64 %%a, label %%b%d [i64 %d, label %%end i64 %d, label %%end]\nb%d:\n" % (i, i * 3, i * 5 + 1, i) for i in range(n)) + "  br label %end\nend:\n  ret i64 0\n")


def loops_in_a_row(n):
    return entry("entry:\n  br label %b0\n" + "".join(
        "b%d:\n  %%i%d = phi i64 [ 0, %%%s ], [ %%n%d, %%b%d ]\n  store volatile i64 %%i%d, ptr %%p\n  %%n%d = add i64 %%i%d, 1\n  %%c%d = icmp slt i64 %%n%d, %%a\n"
        "  br i1 %%c%d, label %%b%d, label %%b%d\n" % (i, i, "b%d" % (i - 1) if i else "entry", i, i, i, i, i, i, i, i, i, i + 1) for i in range(n)) + "b%d:\n  ret i64 0\n" % n)


def loop_nest(n):
    return entry("entry:\n  br label %h0\n" + "".join(
        "h%d:\n  %%i%d = phi i64 [ 0, %%%s ], [ %%n%d, %%l%d ]\n  br label %%%s\n" % (i, i, "h%d" % (i - 1) if i else "entry", i, i, "h%d" % (i + 1) if i + 1 < n else "l%d" % i)
        for i in range(n)) + "".join("l%d:\n  %%n%d = add i64 %%i%d, 1\n  %%c%d = icmp slt i64 %%n%d, 1\n  br i1 %%c%d, label %%h%d, label %%%s\n" % (
            i, i, i, i, i, i, i, "l%d" % (i - 1) if i else "end") for i in reversed(range(n))) + "end:\n  ret i64 0\n")


def irreducible(n):
    """A ladder: both sides may step to the other."""
    return entry("  %c = icmp eq i64 %a, 0\n  br i1 %c, label %x0, label %y0\n" + "".join(
        "x%d:\n  %%c%d = load volatile i1, ptr %%p\n  br i1 %%c%d, label %%x%d, label %%y%d\ny%d:\n  %%d%d = load volatile i1, ptr %%p\n  br i1 %%d%d, label %%y%d, label %%x%d\n"
        % (i, i, i, i + 1, i, i, i, i, i + 1, i) for i in range(n)) + "x%d:\n  ret i64 0\ny%d:\n  ret i64 1\n" % (n, n))


def backward_branches(n):
    return entry("  br label %b0\n" + "".join("b%d:\n  %%c%d = load volatile i1, ptr %%p\n  br i1 %%c%d, label %%b%d, label %%b%d\n" % (i, i, i, i // 2, i + 1) for i in range(n))
                 + "b%d:\n  ret i64 0\n" % n)


def crossing_loops(n):
    return entry("  br label %b0\n" + "".join("b%d:\n  %%c%d = load volatile i1, ptr %%p\n  br i1 %%c%d, label %%b%d, label %%b%d\n" % (i, i, i, i * 7919 % n, i + 1) for i in range(n))
                 + "b%d:\n  ret i64 0\n" % n)


def cleanup_blocks(n):
    """Jumps into a chain of cleanup blocks, each with the markers of many variables."""
    markers, chain = 64, 64
    return "declare void @llvm.lifetime.end.p0(i64, ptr)\n" + function(
        "  %slot = alloca i64\n" + "".join("  %%x%d = alloca i32\n" % i for i in range(markers))
        + "  switch i64 %%a, label %%c0 [ %s ]\n" % " ".join("i64 %d, label %%j%d" % (i, i) for i in range(n))
        + "".join("j%d:\n  store i64 1, ptr %%slot\n  br label %%c0\n" % i for i in range(n))
        + "".join("c%d:\n%s  %%n%d = load i64, ptr %%slot\n  switch i64 %%n%d, label %%c%d [ i64 1, label %%c%d ]\n" % (
            i, "".join("  call void @llvm.lifetime.end.p0(i64 4, ptr %%x%d)\n" % j for j in range(markers)), i, i, chain, i + 1) for i in range(chain))
        + "c%d:\n  ret i64 0\n" % chain)


def landing_pads(n):
    return "declare void @g()\ndeclare i32 @__gxx_personality_v0(...)\n@t = external constant ptr\n" + function(
        "".join("  invoke void @g() to label %%n%d unwind label %%u%d\nu%d:\n  %%l%d = landingpad { ptr, i32 } catch ptr @t cleanup\n  resume { ptr, i32 } %%l%d\nn%d:\n" % (
            (i,) * 6) for i in range(n)) + "  ret i64 0\n", behind="personality ptr @__gxx_personality_v0 ")


def invokes_of_one_pad(n):
    return "declare void @g()\ndeclare i32 @__gxx_personality_v0(...)\n" + function(
        "".join("  invoke void @g() to label %%n%d unwind label %%u\nn%d:\n" % (i, i) for i in range(n))
        + "  ret i64 0\nu:\n  %l = landingpad { ptr, i32 } cleanup\n  resume { ptr, i32 } %l\n", behind="personality ptr @__gxx_personality_v0 ")


def catch_clauses(n):
    return "declare void @g()\ndeclare i32 @__gxx_personality_v0(...)\n" + lines(n, "@t%d = external constant ptr") + function(
        "  invoke void @g() to label %n unwind label %u\nn:\n  ret i64 0\nu:\n  %l = landingpad { ptr, i32 } " + joined(n, "catch ptr @t%d", " ")
        + "\n  resume { ptr, i32 } %l\n", behind="personality ptr @__gxx_personality_v0 ")


def unreachable_blocks(n):
    return entry("  ret i64 0\n" + "".join("b%d:\n  %%v%d = add i64 %%a, %d\n  br label %%b%d\n" % (i, i, i, (i * 3 + 1) % n) for i in range(n)))


# --- metadata

DEBUG = """!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!1}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !2, producer: "x", emissionKind: FullDebug)
!1 = !{i32 2, !"Debug Info Version", i32 3}
!2 = !DIFile(filename: "a.c", directory: "/")
!3 = !DISubroutineType(types: !4)
!4 = !{null}
!5 = distinct !DISubprogram(name: "big", scope: !2, file: !2, line: 1, type: !3, unit: !0, spFlags: DISPFlagDefinition)
!6 = !DILocation(line: 1, scope: !5)
!7 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!8 = !DILocalVariable(name: "v", scope: !5, file: !2, line: 1, type: !7)
"""


def described(body, nodes):
    return function(body, behind="!dbg !5 ") + DEBUG + nodes


def metadata_chain(n):
    return "".join("!%d = !{!%d}\n" % (i, i + 1) for i in range(n)) + "!%d = !{}\n" % n + entry("  %v = load i64, ptr %p, !tbaa !0, !alias.scope !0, !range !0\n  ret i64 %v\n".replace(", !range !0", ""))


def tbaa_chain(n):
    return "".join('!%d = !{!"t%d", !%d, i64 0}\n' % (i, i, i + 1) for i in range(n)) + '!%d = !{!"root"}\n' % n + '!%d = !{!0, !0, i64 0}\n' % (n + 1) + entry(
        "  %%v = load i64, ptr %%p, !tbaa !%d\n  store i64 %%v, ptr %%p, !tbaa !%d\n  ret i64 %%v\n" % (n + 1, n + 1))


def tbaa_accesses(n):
    return '!0 = !{!"root"}\n' + "".join('!%d = !{!"t%d", !0, i64 0}\n!%d = !{!%d, !%d, i64 0}\n' % (2 * i + 1, i, 2 * i + 2, 2 * i + 1, 2 * i + 1) for i in range(n)) + entry(
        "".join("  %%q%d = load ptr, ptr %%p, !tbaa !%d\n  store i64 1, ptr %%q%d, !tbaa !%d\n" % (i, 2 * i + 2, i, 2 * i + 2) for i in range(n)) + "  ret i64 0\n")


def alias_scopes(n):
    return '!0 = !{!0}\n!1 = !{%s}\n' % joined(n, "!%d").replace("!0, !1, ", "") + "".join("!%d = !{!%d, !0}\n" % (i, i) for i in range(2, n)) + entry(
        "".join("  %%v%d = load i64, ptr %%p, !alias.scope !1\n  store i64 %%v%d, ptr %%p, !noalias !1\n" % (i, i) for i in range(max(1, n // 10))) + "  ret i64 0\n")


def loop_metadata(n):
    return entry("  br label %b0\n" + "".join("b%d:\n  %%c%d = load volatile i1, ptr %%p\n  br i1 %%c%d, label %%b%d, label %%b%d, !llvm.loop !%d\n" % (i, i, i, i, i + 1, i) for i in range(n))
                 + "b%d:\n  ret i64 0\n" % n) + "".join('!%d = distinct !{!%d, !%d}\n' % (i, i, n) for i in range(n)) + '!%d = !{!"llvm.loop.mustprogress"}\n' % n


def nested_scopes(n):
    return described("".join("  store volatile i64 %d, ptr %%p, !dbg !%d\n" % (i, 10 + 2 * i) for i in range(n)) + "  ret i64 0, !dbg !6\n", "".join(
        "!%d = distinct !DILexicalBlock(scope: !%d, file: !2, line: %d)\n!%d = !DILocation(line: %d, scope: !%d)\n" % (
            9 + 2 * i, 7 + 2 * i if i else 5, i, 10 + 2 * i, i, 9 + 2 * i) for i in range(n)))


def scopes_of_variables(n):
    return described("".join("    #dbg_value(i64 %%a, !%d, !DIExpression(), !%d)\n  store volatile i64 %d, ptr %%p, !dbg !%d\n" % (
        11 + 3 * i, 10 + 3 * i, i, 10 + 3 * i) for i in range(n)) + "  ret i64 0, !dbg !6\n", "".join(
        "!%d = distinct !DILexicalBlock(scope: !%d, file: !2, line: %d)\n!%d = !DILocation(line: %d, scope: !%d)\n"
        "!%d = !DILocalVariable(name: \"v\", scope: !%d, file: !2, line: 1, type: !7)\n" % (
            9 + 3 * i, 6 + 3 * i if i else 5, i, 10 + 3 * i, i, 9 + 3 * i, 11 + 3 * i, 9 + 3 * i) for i in range(n)))


def inlined_chain(n):
    return described("".join("  store volatile i64 %d, ptr %%p, !dbg !%d\n" % (i, 9 + i) for i in range(n)) + "  ret i64 0, !dbg !6\n", "".join(
        "!%d = distinct !DILocation(line: %d, scope: !5, inlinedAt: !%d)\n" % (9 + i, i, 8 + i if i else 6) for i in range(n)))


def debug_values(n):
    return described(lines(n, "    #dbg_value(i64 %d, !8, !DIExpression(), !6)\n  store volatile i64 %d, ptr %p, !dbg !6") + "  ret i64 0, !dbg !6\n", "")


def debug_variables(n):
    return described("".join("    #dbg_value(i64 %%a, !%d, !DIExpression(), !6)\n" % (9 + i) for i in range(n)) + "  store volatile i64 0, ptr %p, !dbg !6\n  ret i64 0, !dbg !6\n", "".join(
        "!%d = !DILocalVariable(name: \"v%d\", scope: !5, file: !2, line: 1, type: !7)\n" % (9 + i, i) for i in range(n)))


def debug_variables_in_blocks(n):
    return described("  br label %b0\n" + "".join("b%d:\n    #dbg_value(i64 %%a, !%d, !DIExpression(), !6)\n  %%c%d = load volatile i1, ptr %%p, !dbg !6\n  br i1 %%c%d, label %%b%d, label %%b%d, !dbg !6\n"
                                                  % (i, 9 + i, i, i, i // 2, i + 1) for i in range(n)) + "b%d:\n  ret i64 0, !dbg !6\n" % n,
                     "".join("!%d = !DILocalVariable(name: \"v%d\", scope: !5, file: !2, line: 1, type: !7)\n" % (9 + i, i) for i in range(n)))


def debug_assignments(n):
    return described("  %s = alloca i64\n" + "".join("  store i64 %%a, ptr %%s, !DIAssignID !%d\n    #dbg_assign(i64 %%a, !8, !DIExpression(), !%d, ptr %%s, !DIExpression(), !6)\n" % (
        9 + i, 9 + i) for i in range(n)) + "  ret i64 0, !dbg !6\n", "".join("!%d = distinct !DIAssignID()\n" % (9 + i) for i in range(n)))


def debug_fragments(n):
    return described("".join("    #dbg_value(i64 %%a, !8, !DIExpression(DW_OP_LLVM_fragment, %d, 8), !6)\n  store volatile i64 %d, ptr %%p, !dbg !6\n" % (i * 8, i) for i in range(n))
                     + "  ret i64 0, !dbg !6\n", "")


def debug_types(n):
    return described("    #dbg_value(i64 %%a, !%d, !DIExpression(), !6)\n  ret i64 0, !dbg !6\n" % 9, "!9 = !DILocalVariable(name: \"w\", scope: !5, file: !2, line: 1, type: !10)\n" + "".join(
        "!%d = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !%d, size: 64)\n" % (10 + i, 11 + i) for i in range(n)) + "!%d = !DIBasicType(name: \"x\", size: 8)\n" % (10 + n))


def debug_namespaces(n):
    return described("  ret i64 0, !dbg !6\n", "!9 = !{!10}\n!10 = !DICompositeType(tag: DW_TAG_structure_type, name: \"s\", scope: !11, file: !2, size: 8)\n" + "".join(
        "!%d = !DINamespace(name: \"n%d\", scope: !%d)\n" % (11 + i, i, 12 + i) for i in range(n)) + "!%d = !DINamespace(name: \"n\", scope: null)\n" % (11 + n)).replace(
        "emissionKind", "retainedTypes: !9, emissionKind")


def debug_nested_classes(n):
    return described("  ret i64 0, !dbg !6\n", "!9 = !{!10}\n" + "".join(
        "!%d = distinct !DICompositeType(tag: DW_TAG_structure_type, name: \"s%d\", scope: !%d, file: !2, size: 8)\n" % (10 + i, i, 11 + i) for i in range(n)) + "!%d = !DINamespace(name: \"n\", scope: null)\n" % (10 + n)).replace(
        "emissionKind", "retainedTypes: !9, emissionKind")


def debug_shared_lists(n):
    half = n // 2
    return described("  ret i64 0, !dbg !6\n", "!9 = !{%s}\n!10 = !DIEnumerator(name: \"e\", value: 1)\n!11 = !{%s}\n" % (
        ", ".join("!%d" % (12 + i) for i in range(half)), joined(half, "!10")) + "".join(
            "!%d = distinct !DICompositeType(tag: DW_TAG_enumeration_type, elements: !11)\n" % (12 + i) for i in range(half))).replace("emissionKind", "enums: !9, emissionKind")


def debug_elements(n):
    return described("  ret i64 0, !dbg !6\n", "!9 = !{!10}\n!10 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: \"s\", file: !2, size: 8, elements: !11)\n!11 = !{%s}\n" % ", ".join("!%d" % (12 + i) for i in range(n)) + "".join(
        "!%d = !DIDerivedType(tag: DW_TAG_member, name: \"m%d\", scope: !10, file: !2, baseType: !7, size: 8, offset: %d)\n" % (12 + i, i, 8 * i) for i in range(n))).replace("emissionKind", "retainedTypes: !9, emissionKind")


def imported_entities(n):
    return described("  ret i64 0, !dbg !6\n", "!9 = !{%s}\n!10 = !DINamespace(name: \"n\", scope: null)\n" % ", ".join("!%d" % (11 + i) for i in range(n)) + "".join(
        "!%d = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !10, file: !2, line: %d)\n" % (11 + i, i) for i in range(n))).replace("emissionKind", "imports: !9, emissionKind")


def location_nodes(n):
    return described("".join("  store volatile i64 %d, ptr %%p, !dbg !%d\n" % (i, 9 + i) for i in range(n)) + "  ret i64 0, !dbg !6\n",
                     "".join("!%d = !DILocation(line: %d, scope: !5)\n" % (9 + i, i) for i in range(n)))


STRUCTURES = {name.replace("_", "-"): thing for name, thing in sorted(globals().items())
              if callable(thing) and thing.__module__ == __name__ and getattr(thing, "__code__", None) and
              thing.__code__.co_varnames[:thing.__code__.co_argcount] == ("n",)}
