// The default machine on values of clang's IR other than scalars of one word.
#include <gtest/gtest.h>

#include "runtime/interpreter/wide.h"
#include "tests/unit/interpreter_run.h"

namespace lilt::runtime {
namespace {

int status_of(const std::string& text) {
  ProgramRun run = run_text("source_filename = \"program.c\"\n" + text);
  EXPECT_EQ(run.errors, "");
  if (run.outcome.failure) ADD_FAILURE() << run.outcome.failure->message << "\n" << text;
  return run.outcome.status;
}
std::string kind_of(const std::string& text) {
  ProgramRun run = run_text("source_filename = \"program.c\"\n" + text);
  EXPECT_EQ(run.errors, "");
  return run.kind;
}
std::string main_of(const std::string& body) { return "define i32 @main() {\n" + body + "}\n"; }

TEST(InterpreterWide, AgreesWithTheHostAt128Bits) {
  using U = unsigned __int128;
  auto wide = [](U value) {
    Wide result(128);
    result.bits = {static_cast<uint64_t>(value), static_cast<uint64_t>(value >> 64)};
    return result;
  };
  uint64_t state = 1;
  auto random = [&] { return state = state * 6364136223846793005u + 1442695040888963407u; };
  for (int i = 0; i < 200; ++i) {
    U a = static_cast<U>(random()) << 64 | random();
    U b = (static_cast<U>(random()) << 64 | random()) >> random() % 127;
    if (b == 0) continue;
    auto same = [&](const Wide& found, U expected) { EXPECT_EQ(found.bits, wide(expected).bits); };
    __int128 x = static_cast<__int128>(a), y = static_cast<__int128>(b);
    using ssa::Opcode;
    same(wide_binary(Opcode::Add, 0, wide(a), wide(b)).value, a + b);
    same(wide_binary(Opcode::Sub, 0, wide(a), wide(b)).value, a - b);
    same(wide_binary(Opcode::Mul, 0, wide(a), wide(b)).value, a * b);
    same(wide_binary(Opcode::UDiv, 0, wide(a), wide(b)).value, a / b);
    same(wide_binary(Opcode::URem, 0, wide(a), wide(b)).value, a % b);
    same(wide_binary(Opcode::SDiv, 0, wide(a), wide(b)).value, static_cast<U>(x / y));
    same(wide_binary(Opcode::SRem, 0, wide(a), wide(b)).value, static_cast<U>(x % y));
    Wide longer = resize(wide(a), 192, false), divisor = resize(wide(b), 192, false);
    same(resize(wide_binary(Opcode::UDiv, 0, longer, divisor).value, 128, false), a / b);
    same(resize(wide_binary(Opcode::URem, 0, longer, divisor).value, 128, false), a % b);
    uint32_t amount = static_cast<uint32_t>(b % 128);
    same(wide_binary(Opcode::Shl, 0, wide(a), Wide(128, amount)).value, a << amount);
    same(wide_binary(Opcode::LShr, 0, wide(a), Wide(128, amount)).value, a >> amount);
    same(wide_binary(Opcode::AShr, 0, wide(a), Wide(128, amount)).value,
         static_cast<U>(x >> amount));
    EXPECT_EQ(holds(ssa::IntPredicate::SLT, wide(a), wide(b)), x < y);
    EXPECT_EQ(holds(ssa::IntPredicate::UGE, wide(a), wide(b)), a >= b);
    long double number = to_extended(extended_cast(Opcode::SIToFP, 80, wide(a)).value);
    EXPECT_EQ(number, static_cast<long double>(x));
  }
}

TEST(InterpreterWide, FlagsAndDefinednessReachAcrossWords) {
  Wide top(128, {0, uint64_t{1} << 63});
  WideResult doubled = wide_binary(ssa::Opcode::Shl, 1, top, Wide(128, 1));  // nuw
  EXPECT_EQ(doubled.trouble, Trouble::Overflow);
  Wide half = resize(Wide::poison(64), 128, false);
  Wide moved = wide_binary(ssa::Opcode::Shl, 0, half, Wide(128, 64)).value;
  EXPECT_EQ(moved.undefined[0], 0u);
  EXPECT_EQ(moved.undefined[1], ~uint64_t{0});
  EXPECT_FALSE(wide_binary(ssa::Opcode::Add, 0, moved, Wide(128, 1)).value.is_defined());
}

TEST(InterpreterValues, StructsAndVectorsGoThroughMemoryPhisAndCalls) {
  EXPECT_EQ(status_of("define { i64, double } @pair(i64 %n) {\n"
                      "  %a = insertvalue { i64, double } undef, i64 %n, 0\n"
                      "  %b = insertvalue { i64, double } %a, double 2.5, 1\n"
                      "  ret { i64, double } %b\n}\n" +
                      main_of("  %m = alloca { i64, double }\n"
                              "  %p = call { i64, double } @pair(i64 40)\n"
                              "  store { i64, double } %p, ptr %m\n  br label %next\n"
                              "next:\n  %q = load { i64, double }, ptr %m\n  br label %last\n"
                              "last:\n  %r = phi { i64, double } [ %q, %next ]\n"
                              "  %n = extractvalue { i64, double } %r, 0\n"
                              "  %d = extractvalue { i64, double } %r, 1\n"
                              "  %i = fptosi double %d to i64\n  %s = add i64 %n, %i\n"
                              "  %t = trunc i64 %s to i32\n  ret i32 %t\n")),
            42);
  EXPECT_EQ(
      status_of(main_of("  %a = add <4 x i8> <i8 1, i8 2, i8 3, i8 4>, <i8 255, i8 1, i8 1, i8 1>\n"
                        "  %s = shufflevector <4 x i8> %a, <4 x i8> zeroinitializer, "
                        "<4 x i32> <i32 3, i32 4, i32 1, i32 0>\n"
                        "  %b = bitcast <4 x i8> %s to i32\n"
                        "  %c = icmp eq i32 %b, 196613\n"  // 5, 0, 3, 0
                        "  %z = zext i1 %c to i32\n  ret i32 %z\n")),
      1);
}

TEST(InterpreterValues, BitsOfAVectorOfBooleans) {
  EXPECT_EQ(status_of(main_of("  %m = alloca i8\n"
                              "  store <8 x i1> <i1 1, i1 0, i1 1, i1 0, i1 0, i1 1, i1 0, i1 0>, "
                              "ptr %m\n  %b = load i8, ptr %m\n"
                              "  %z = zext i8 %b to i32\n  ret i32 %z\n")),
            37);
}

TEST(InterpreterValues, AnElementOutsideItsVectorIsPoison) {
  std::string begin =
      "  %m = alloca i32\n  store i32 9, ptr %m\n  %i = load i32, ptr %m\n"
      "  %e = extractelement <2 x i32> <i32 1, i32 2>, i32 %i\n";
  EXPECT_EQ(status_of(main_of(begin + "  ret i32 3\n")), 3);
  EXPECT_EQ(kind_of(main_of(begin + "  ret i32 %e\n")), "out-of-bounds");
}

TEST(InterpreterValues, ExtendedPrecision) {
  // 2^63 + 1 has no double; only a mantissa of 64 bits distinguishes the square of its square root.
  EXPECT_EQ(status_of(main_of("  %x = uitofp i64 -9223372036854775807 to x86_fp80\n"
                              "  %y = uitofp i64 -9223372036854775808 to x86_fp80\n"
                              "  %d = fsub x86_fp80 %x, %y\n  %n = fneg x86_fp80 %d\n"
                              "  %m = alloca x86_fp80\n  store x86_fp80 %n, ptr %m\n"
                              "  %l = load x86_fp80, ptr %m\n  %c = fcmp olt x86_fp80 %l, %d\n"
                              "  %i = fptosi x86_fp80 %l to i32\n  %z = zext i1 %c to i32\n"
                              "  %s = sub i32 %z, %i\n  ret i32 %s\n")),
            2);
}

TEST(InterpreterValues, WideSwitchAndIntegerOf72Bits) {
  EXPECT_EQ(status_of(main_of("  %m = alloca i72\n  store i72 18446744073709551621, ptr %m\n"
                              "  %v = load i72, ptr %m\n"
                              "  switch i72 %v, label %no [ i72 5, label %no\n"
                              "    i72 18446744073709551621, label %yes ]\n"
                              "no:\n  ret i32 1\nyes:\n  ret i32 7\n")),
            7);
}

TEST(InterpreterControl, AddressesOfBlocks) {
  EXPECT_EQ(status_of("@table = constant [2 x ptr] [ptr blockaddress(@main, %one), "
                      "ptr blockaddress(@main, %two)]\n" +
                      main_of("  %p = getelementptr [2 x ptr], ptr @table, i64 0, i64 1\n"
                              "  %a = load ptr, ptr %p\n"
                              "  indirectbr ptr %a, [label %one, label %two]\n"
                              "one:\n  ret i32 1\ntwo:\n  ret i32 2\n")),
            2);
}

TEST(InterpreterAtomics, InProgramOrder) {
  EXPECT_EQ(status_of(main_of("  %m = alloca i32\n  store atomic i32 5, ptr %m seq_cst, align 4\n"
                              "  %a = atomicrmw nand ptr %m, i32 4 seq_cst\n"  // 5, then -5
                              "  %b = atomicrmw max ptr %m, i32 10 seq_cst\n"  // -5, then 10
                              "  fence seq_cst\n"
                              "  %c = cmpxchg ptr %m, i32 10, i32 20 seq_cst seq_cst\n"
                              "  %d = cmpxchg ptr %m, i32 10, i32 30 seq_cst seq_cst\n"
                              "  %o = extractvalue { i32, i1 } %d, 0\n"
                              "  %s = extractvalue { i32, i1 } %d, 1\n"
                              "  %z = zext i1 %s to i32\n  %t = add i32 %o, %z\n"
                              "  %u = add i32 %t, %b\n  ret i32 %u\n")),
            15);
}

TEST(InterpreterCalls, VariableArgumentsInRegistersAndOnTheStack) {
  EXPECT_EQ(
      status_of("declare void @llvm.va_start(ptr)\ndeclare void @llvm.va_end(ptr)\n"
                "define i32 @sum(i32 %n, ...) {\n  %l = alloca [1 x { i32, i32, ptr, ptr }]\n"
                "  call void @llvm.va_start(ptr %l)\n  br label %loop\nloop:\n"
                "  %i = phi i32 [ 0, %0 ], [ %j, %loop ]\n  %s = phi i32 [ 0, %0 ], [ %t, %loop ]\n"
                "  %v = va_arg ptr %l, i32\n  %d = va_arg ptr %l, double\n"
                "  %e = fptosi double %d to i32\n  %u = add i32 %s, %v\n  %t = add i32 %u, %e\n"
                "  %j = add i32 %i, 1\n  %c = icmp eq i32 %j, %n\n"
                "  br i1 %c, label %out, label %loop\nout:\n  ret i32 %t\n}\n" +
                main_of("  %r = call i32 (i32, ...) @sum(i32 10, i32 1, double 1.0, i32 1, "
                        "double 1.0, i32 1, double 1.0, i32 1, double 1.0, i32 1, double 1.0, "
                        "i32 1, double 1.0, i32 1, double 1.0, i32 1, double 1.0, i32 1, "
                        "double 1.0, i32 1, double 12.0)\n  ret i32 %r\n")),
      31);
}

TEST(InterpreterCalls, ObjectsByValueAreCopies) {
  EXPECT_EQ(
      status_of("define void @f(ptr byval(i32) %p) {\n  store i32 9, ptr %p\n  ret void\n}\n" +
                main_of("  %m = alloca i32\n  store i32 4, ptr %m\n"
                        "  call void @f(ptr byval(i32) %m)\n  %v = load i32, ptr %m\n"
                        "  ret i32 %v\n")),
      4);
}

TEST(InterpreterCalls, OtherTypesThanTheCallees) {
  std::string callee = "define i32 @f(i32 %n) {\n  ret i32 %n\n}\n";
  EXPECT_EQ(status_of(callee + main_of("  %r = call i32 @f(i64 7, i64 8)\n  ret i32 %r\n")), 7);
  EXPECT_EQ(kind_of(callee + main_of("  %r = call i32 @f(double 7.0)\n  ret i32 %r\n")),
            "signature-mismatch");
  EXPECT_EQ(kind_of(callee + main_of("  %r = call i32 @f()\n  ret i32 %r\n")), "uninitialised");
}

TEST(InterpreterCalls, InlineAssemblyWithoutTextPassesItsInputs) {
  EXPECT_EQ(status_of(main_of("  %r = call i32 asm sideeffect \"\", \"=r,0,~{memory}\"(i32 6)\n"
                              "  ret i32 %r\n")),
            6);
  EXPECT_EQ(kind_of(main_of("  %r = call i32 asm \"hlt\", \"=r,0\"(i32 6)\n  ret i32 %r\n")),
            "unsupported");
}

TEST(InterpreterIntrinsics, AtAllWidths) {
  EXPECT_EQ(status_of("declare i128 @llvm.ctlz.i128(i128, i1)\n"
                      "declare <2 x i8> @llvm.usub.sat.v2i8(<2 x i8>, <2 x i8>)\n"
                      "declare { i64, i1 } @llvm.smul.with.overflow.i64(i64, i64)\n"
                      "declare i8 @llvm.fshl.i8(i8, i8, i8)\n" +
                      main_of("  %a = call i128 @llvm.ctlz.i128(i128 1, i1 true)\n"  // 127
                              "  %b = call <2 x i8> @llvm.usub.sat.v2i8(<2 x i8> <i8 3, i8 9>, "
                              "<2 x i8> <i8 4, i8 4>)\n"  // 0, 5
                              "  %c = extractelement <2 x i8> %b, i32 1\n"
                              "  %d = call { i64, i1 } @llvm.smul.with.overflow.i64("
                              "i64 4611686018427387904, i64 2)\n"
                              "  %e = extractvalue { i64, i1 } %d, 1\n"             // true
                              "  %f = call i8 @llvm.fshl.i8(i8 1, i8 128, i8 9)\n"  // 3
                              "  %g = trunc i128 %a to i32\n  %h = zext i8 %c to i32\n"
                              "  %i = zext i1 %e to i32\n  %j = zext i8 %f to i32\n"
                              "  %k = add i32 %g, %h\n  %l = add i32 %k, %i\n"
                              "  %m = add i32 %l, %j\n  ret i32 %m\n")),
            136);
}

TEST(InterpreterIntrinsics, RestoringTheStackEndsItsBlocks) {
  std::string begin =
      "declare ptr @llvm.stacksave.p0()\ndeclare void @llvm.stackrestore.p0(ptr)\n" +
      std::string(
          "define i32 @main() {\n  %s = call ptr @llvm.stacksave.p0()\n"
          "  %m = alloca i32, i32 4\n  store i32 1, ptr %m\n"
          "  call void @llvm.stackrestore.p0(ptr %s)\n");
  EXPECT_EQ(status_of(begin + "  ret i32 3\n}\n"), 3);
  EXPECT_EQ(kind_of(begin + "  %v = load i32, ptr %m\n  ret i32 %v\n}\n"), "dangling");
}

TEST(InterpreterProgram, ConstructorsRunFirstByPriorityAndAtexitLast) {
  ProgramRun run = run_text(
      "@llvm.global_ctors = appending global [2 x { i32, ptr, ptr }] "
      "[{ i32, ptr, ptr } { i32 200, ptr @b, ptr null }, "
      "{ i32, ptr, ptr } { i32 100, ptr @a, ptr null }]\n"
      "declare i32 @putchar(i32)\ndeclare i32 @atexit(ptr)\n"
      "define void @a() {\n  %r = call i32 @putchar(i32 97)\n  ret void\n}\n"
      "define void @b() {\n  %r = call i32 @putchar(i32 98)\n  ret void\n}\n"
      "define i32 @main() {\n  %x = call i32 @atexit(ptr @a)\n  %r = call i32 @putchar(i32 99)\n"
      "  ret i32 5\n}\n");
  EXPECT_EQ(run.output, "abca");
  EXPECT_EQ(run.outcome.status, 5);
}

TEST(InterpreterLibrary, FormatsOfListsAndLongDouble) {
  ProgramRun run = run_text(
      "@f = constant [18 x i8] c\"%d %.2f %s %.1Lf\\0A\\00\"\n@s = constant [3 x i8] c\"ok\\00\"\n"
      "declare i32 @vprintf(ptr, ptr)\ndeclare void @llvm.va_start(ptr)\n"
      "define void @p(ptr %f, ...) {\n  %l = alloca [24 x i8], align 16\n"
      "  call void @llvm.va_start(ptr %l)\n  %r = call i32 @vprintf(ptr %f, ptr %l)\n  ret "
      "void\n}\n"
      "define i32 @main() {\n  call void (ptr, ...) @p(ptr @f, i32 -3, double 1.5, ptr @s, "
      "x86_fp80 0xK4000C000000000000000)\n  ret i32 0\n}\n");
  EXPECT_EQ(run.errors, "");
  EXPECT_EQ(run.output, "-3 1.50 ok 3.0\n");
}

TEST(InterpreterRefusals, FunctionsThatTheMachineLacks) {
  EXPECT_EQ(kind_of("declare i32 @_setjmp(ptr)\n" +
                    main_of("  %m = alloca [200 x i8]\n  %r = call i32 @_setjmp(ptr %m)\n"
                            "  ret i32 0\n")),
            "unsupported");
}

// Operations on constants of every scalar type and pairs of them: unsupported types are errors that
// name them, whichever operand has them.
TEST(InterpreterRefusals, OperationsOnConstantsRunOrAreUnsupported) {
  const std::pair<const char*, const char*> constants[] = {{"i1", "1"},
                                                           {"i16", "3"},
                                                           {"i32", "3"},
                                                           {"i64", "3"},
                                                           {"i80", "3"},
                                                           {"i128", "3"},
                                                           {"half", "1.0"},
                                                           {"bfloat", "1.0"},
                                                           {"float", "1.0"},
                                                           {"double", "1.0"},
                                                           {"ptr", "null"},
                                                           {"x86_fp80", "0xK3FFF8000000000000000"},
                                                           {"fp128", "undef"},
                                                           {"<2 x i8>", "splat (i8 1)"},
                                                           {"<2 x half>", "zeroinitializer"},
                                                           {"<2 x i1>", "poison"},
                                                           {"[2 x half]", "zeroinitializer"},
                                                           {"{ i8, fp128 }", "undef"}};
  auto expect_known = [&](const std::string& body) {
    ProgramRun run = run_text(
        "source_filename = \"program.c\"\n@g = global [4 x i64] zeroinitializer, align 16\n" +
        main_of(body + "  ret i32 0\n"));
    EXPECT_TRUE(run.kind.empty() || run.kind == "unsupported") << body;
    return run.errors.empty();
  };
  size_t accepted = 0;
  for (auto [type, constant] : constants) {
    std::string value = std::string(type) + " " + constant, other = std::string(", ") + constant;
    for (auto [target, unused] : constants)
      for (const char* cast : {"trunc", "zext", "sext", "fptrunc", "fpext", "fptoui", "fptosi",
                               "uitofp", "sitofp", "ptrtoint", "inttoptr", "bitcast"})
        accepted += expect_known("  %r = " + (cast + (" " + value)) + " to " + target + "\n");
    for (const char* binary : {"add", "and", "fadd", "frem", "icmp eq", "fcmp oeq", "fcmp true"})
      accepted += expect_known("  %r = " + (binary + (" " + value)) + other + "\n");
    accepted += expect_known("  %r = fneg " + value + "\n");
    accepted += expect_known("  %r = freeze " + value + "\n");
    accepted += expect_known("  store " + value + ", ptr @g\n");
    accepted += expect_known("  %r = load " + std::string(type) + ", ptr @g\n");
    accepted += expect_known("  %r = select i1 true, " + value + ", " + value + "\n");
    accepted +=
        expect_known("  %r = insertvalue { " + std::string(type) + " } poison, " + value + ", 0\n");
    accepted += expect_known("  br label %next\nnext:\n  %r = phi " + std::string(type) + " [ " +
                             constant + ", %0 ]\n");
  }
  EXPECT_GT(accepted, 200u);
}

}  // namespace
}  // namespace lilt::runtime
