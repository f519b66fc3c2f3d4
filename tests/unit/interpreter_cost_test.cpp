// The cost of interpretation, without a clock: the operations of a loop, no allocations while they
// run, and the memory of a block. Also that quick operations equal the full ones when they decide.
#include <gtest/gtest.h>
#include <unistd.h>

#include <cstdlib>
#include <cstring>
#include <fstream>
#include <new>
#include <numeric>

#include "runtime/interpreter/code.h"
#include "runtime/interpreter/edges.h"
#include "runtime/interpreter/frames.h"
#include "runtime/interpreter/quick.h"
#include "runtime/interpreter/storage.h"
#include "tests/unit/interpreter_run.h"

namespace {
size_t allocations = 0;  // by `new`, in this process
}  // namespace

// Not inlined, since GCC would otherwise warn about malloc and free in them.
[[gnu::noinline]] void* operator new(size_t size) {
  ++allocations;
  if (void* memory = std::malloc(size == 0 ? 1 : size)) return memory;
  throw std::bad_alloc();
}
[[gnu::noinline]] void* operator new(size_t size, const std::nothrow_t&) noexcept {
  ++allocations;
  return std::malloc(size == 0 ? 1 : size);
}
[[gnu::noinline]] void operator delete(void* memory) noexcept { std::free(memory); }
[[gnu::noinline]] void operator delete(void* memory, size_t) noexcept { std::free(memory); }

namespace lilt::runtime {
namespace {

using enum OperationCode;

// The operations of @main's blocks and edges, without the full ones of quick operations.
std::vector<OperationCode> operations_of(const std::string& text) {
  std::unique_ptr<SourceText> source = SourceText::from_memory("program.ll", text);
  Diagnostics diagnostics;
  std::unique_ptr<ssa::Module> module = frontend::parse_module_header(*source, diagnostics);
  ssa::ModuleOverlay overlay(*module);
  frontend::FunctionParser parser(overlay, diagnostics);
  ssa::Function function;
  EXPECT_TRUE(parser.parse(module->find("main"), function));
  module->merge(overlay);
  function.track_uses();
  Memory memory(*module);
  std::vector<Cell> symbols(module->symbol_count()), blocks;
  ConstantValues constants(*module, memory, symbols, blocks);
  Code code = decode(function, constants);
  std::vector<OperationCode> all;
  uint32_t full = UINT32_MAX;  // where the full ones begin
  for (uint32_t fallback : code.fallbacks)
    if (fallback != 0) full = std::min(full, fallback);
  for (uint32_t i = 0; i < code.operations.size(); ++i) {
    OperationCode operation = code.operations[i].code;
    bool is_edge = operation == MoveAndBranch || operation == TwoMovesAndBranch;
    if (i < full || is_edge) all.push_back(operation);
  }
  return all;
}

// clang -O0: for (i = 0; i < n; i++) sum += array[i];
constexpr const char* kUnoptimizedLoop = R"(
define i32 @main(i32 %0, ptr %1) {
  %n = alloca i32, align 4
  %array = alloca ptr, align 8
  %i = alloca i32, align 4
  %sum = alloca i32, align 4
  store i32 %0, ptr %n, align 4
  store ptr %1, ptr %array, align 8
  store i32 0, ptr %i, align 4
  store i32 0, ptr %sum, align 4
  br label %test
test:
  %2 = load i32, ptr %i, align 4
  %3 = load i32, ptr %n, align 4
  %4 = icmp slt i32 %2, %3
  br i1 %4, label %body, label %end
body:
  %5 = load ptr, ptr %array, align 8
  %6 = load i32, ptr %i, align 4
  %7 = sext i32 %6 to i64
  %8 = getelementptr inbounds i32, ptr %5, i64 %7
  %9 = load i32, ptr %8, align 4
  %10 = load i32, ptr %sum, align 4
  %11 = add nsw i32 %10, %9
  store i32 %11, ptr %sum, align 4
  br label %step
step:
  %12 = load i32, ptr %i, align 4
  %13 = add nsw i32 %12, 1
  store i32 %13, ptr %i, align 4
  br label %test
end:
  %14 = load i32, ptr %sum, align 4
  ret i32 %14
}
)";

TEST(InterpreterCost, ALoopOfVariablesInMemory) {
  std::vector<OperationCode> expected = {TwoAssigns,    TwoMoves,   // of 9 instructions
                                         BranchSLT,                 // of 4
                                         Load32Indexed, AddNsw,     // of 9
                                         AddNswNumber,  BranchSLT,  // of 4, and the test
                                         Return};
  EXPECT_EQ(operations_of(kUnoptimizedLoop), expected);
}

TEST(InterpreterCost, ALoopOfValues) {
  std::vector<OperationCode> expected = {Branch,  Load64Indexed, Add,
                                         CountEQ, Return,        TwoMovesAndBranch};
  std::vector<OperationCode> found = operations_of(R"(
define i64 @main(i64 %n, ptr %array) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %sum = phi i64 [ 0, %entry ], [ %more, %loop ]
  %p = getelementptr inbounds i64, ptr %array, i64 %i
  %x = load i64, ptr %p, align 8
  %more = add i64 %sum, %x
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, 100
  br i1 %done, label %end, label %loop
end:
  ret i64 %more
}
)");
  EXPECT_EQ(found, expected);
}

// An extension with zeros has the slot of its operand, a part of an aggregate that of the part.
TEST(InterpreterCost, TheSameCellsUnderAnotherName) {
  std::vector<OperationCode> expected = {Load64Indexed, Add, Return};
  EXPECT_EQ(operations_of(R"(
define i64 @main(i32 %i, ptr %array, { i64, i64 } %both) {
  %index = zext i32 %i to i64
  %p = getelementptr i64, ptr %array, i64 %index
  %x = load i64, ptr %p, align 8
  %upper = extractvalue { i64, i64 } %both, 1
  %sum = add i64 %x, %upper
  ret i64 %sum
}
)"),
            expected);
}

// clang -O0 computes the address of a store before its value.
TEST(InterpreterCost, AnAddressIsComputedAtItsAccesses) {
  std::vector<OperationCode> expected = {Load64Indexed, FMul64,        Store64Indexed,
                                         FAdd64,        Store64Offset, Return};
  EXPECT_EQ(operations_of(R"(
define void @main(i64 %i, ptr %array, double %x) {
  %field = getelementptr { double, double }, ptr %array, i32 0, i32 1
  %p = getelementptr inbounds double, ptr %array, i64 %i
  %old = load double, ptr %p, align 8
  %product = fmul double %old, %x
  store double %product, ptr %p, align 8
  %sum = fadd double %product, %x
  store double %sum, ptr %field, align 8
  ret void
}
)"),
            expected);
}

// Not where an operand's slot has a new value by then, where the address itself is a value, or in
// another block.
TEST(InterpreterCost, AnAddressStaysWhereItsOperandsAre) {
  std::vector<OperationCode> expected = {Branch,  AddressIndexed,   AddBoth,        AddNumber,
                                         Store64, BranchULT,        AddressIndexed, StoreReference,
                                         Return,  TwoMovesAndBranch};
  EXPECT_EQ(operations_of(R"(
define void @main(i64 %n, ptr %array) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %sum = phi i64 [ 0, %entry ], [ %more, %loop ]
  %p = getelementptr i64, ptr %array, i64 %i
  %more = add nuw nsw i64 %sum, %n
  %next = add i64 %i, 1
  store i64 %more, ptr %p, align 8
  %test = icmp ult i64 %next, %n
  br i1 %test, label %loop, label %end
end:
  %q = getelementptr i64, ptr %array, i64 %n
  store ptr %q, ptr %q, align 8
  ret void
}
)"),
            expected);
}

// Here the counter's slot is written after both accesses.
TEST(InterpreterCost, AnAddressOfACounterIsComputedAtItsAccesses) {
  std::vector<OperationCode> expected = {Branch,   Load64Indexed, UnsignedToDouble, Store64Indexed,
                                         CountULT, Return,        MoveAndBranch};
  EXPECT_EQ(operations_of(R"(
define void @main(i64 %n, ptr %array) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr i64, ptr %array, i64 %i
  %old = load i64, ptr %p, align 8
  %number = uitofp nneg i64 %old to double
  store double %number, ptr %p, align 8
  %next = add i64 %i, 1
  %test = icmp ult i64 %next, %n
  br i1 %test, label %loop, label %end
end:
  ret void
}
)"),
            expected);
}

TEST(InterpreterCost, AnArrayOfVariableLengthCallsNothing) {
  std::vector<OperationCode> expected = {SaveStack, Alloca, Store8, RestoreStack, Return};
  EXPECT_EQ(operations_of(R"(
declare ptr @llvm.stacksave.p0()
declare void @llvm.stackrestore.p0(ptr)
define void @main(i64 %n) {
  %saved = call ptr @llvm.stacksave.p0()
  %array = alloca i8, i64 %n
  store i8 1, ptr %array
  call void @llvm.stackrestore.p0(ptr %saved)
  ret void
}
)"),
            expected);
}

TEST(InterpreterCost, AnIndexOfEachDimension) {
  std::vector<OperationCode> expected = {Load64Twice, Return};
  EXPECT_EQ(operations_of(R"(
define i64 @main(i64 %i, ptr %matrix, i64 %k) {
  %p = getelementptr inbounds [8 x [8 x i64]], ptr %matrix, i64 0, i64 %i, i64 %k
  %x = load i64, ptr %p, align 8
  ret i64 %x
}
)"),
            expected);
}

// clang -O0: bodies[i].place.y, of elements of 24 bytes with a struct at offset 8 in each.
TEST(InterpreterCost, AFieldOfAFieldOfAnElement) {
  std::vector<OperationCode> expected = {Load64IndexedField, Store64Field, AddressField, Return};
  EXPECT_EQ(operations_of(R"(
%pair = type { i64, i64 }
%body = type { i64, %pair }
define ptr @main(i32 %i, ptr %bodies) {
  %index = sext i32 %i to i64
  %element = getelementptr inbounds %body, ptr %bodies, i64 %index
  %place = getelementptr inbounds %body, ptr %element, i32 0, i32 1
  %y = getelementptr inbounds %pair, ptr %place, i32 0, i32 1
  %x = load i64, ptr %y, align 8
  %to_place = getelementptr inbounds %body, ptr %bodies, i32 0, i32 1
  %to_y = getelementptr inbounds %pair, ptr %to_place, i32 0, i32 1
  store i64 %x, ptr %to_y, align 8
  %p = getelementptr inbounds %body, ptr %bodies, i32 0, i32 1
  %q = getelementptr inbounds %pair, ptr %p, i32 0, i32 0
  ret ptr %q
}
)"),
            expected);
}

// Zero extension and the store are part of the comparison; libm's root is an operation, if it has
// the type that C gives it.
TEST(InterpreterCost, ATruthValueAsANumberAndARoot) {
  std::vector<OperationCode> expected = {CompareSLTNumber, SquareRoot64, Call, Return};
  EXPECT_EQ(operations_of(R"(
declare double @sqrt(double)
declare double @sqrtf(double)
define double @main(i32 %i, double %x) {
  %truth = alloca i32
  %less = icmp slt i32 %i, 5
  %number = zext i1 %less to i32
  store i32 %number, ptr %truth
  %root = call double @sqrt(double %x)
  %odd = call double @sqrtf(double %x)
  ret double %root
}
)"),
            expected);
}

// A chain is not several lanes.
TEST(InterpreterCost, AnOperationOnLanesIsOneOperation) {
  std::vector<OperationCode> expected = {BodyOfTwo, BodyOfTwo, BodyOfTwo, BodyOfTwo, BodyOfTwo,
                                         Add,       Add,       Add,       Return};
  EXPECT_EQ(operations_of(R"(
define i32 @main(ptr %p, ptr %q, i32 %n) {
  %a = load <8 x i32>, ptr %p, align 4
  %b = add nsw <8 x i32> %a, %a
  store <8 x i32> %b, ptr %q, align 4
  %c = load <3 x float>, ptr %q, align 4
  %d = fmul fast <3 x float> %c, %c
  %x = add i32 %n, %n
  %y = add i32 %x, %n
  %z = add i32 %y, %n
  ret i32 %z
}
)"),
            expected);
}

// Also where the result is a struct. A reduction is its steps.
TEST(InterpreterCost, AnIntrinsicOnNumbersIsOneOperation) {
  std::vector<OperationCode> expected(5, BodyOfThree);
  expected.insert(expected.end(), {Add, Add, Call, Return});
  std::vector<OperationCode> found = operations_of(R"(
declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64)
declare i64 @llvm.ctpop.i64(i64)
declare i64 @llvm.cttz.i64(i64, i1)
declare double @llvm.copysign.f64(double, double)
declare double @rint(double)
declare i64 @llvm.vector.reduce.add.v3i64(<3 x i64>)
declare double @erf(double)
define i64 @main(i64 %n, double %d, <3 x i64> %v) {
  %m = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %n, i64 3)
  %p = call i64 @llvm.ctpop.i64(i64 %n)
  %z = call i64 @llvm.cttz.i64(i64 %n, i1 true)
  %l = call double @llvm.copysign.f64(double %d, double 1.0)
  %r = call double @rint(double %d)
  %low = extractvalue { i64, i1 } %m, 0
  %high = extractvalue { i64, i1 } %m, 1
  %s = call i64 @llvm.vector.reduce.add.v3i64(<3 x i64> %v)
  %e = call double @erf(double %l)
  ret i64 %s
}
)");
  EXPECT_EQ(found, expected);
}

// fmin of two zeros may be either; a comparison with three results is two comparisons.
TEST(InterpreterCost, IntrinsicsOfOrder) {
  std::vector<OperationCode> expected = {BodyOfThree, BodyOfThree, CompareSGT,
                                         CompareSLT,  Sub,         Return};
  EXPECT_EQ(operations_of(R"(
declare double @llvm.minnum.f64(double, double)
declare float @fmaxf(float, float)
declare i8 @llvm.scmp.i8.i64(i64, i64)
define i8 @main(i64 %x, i64 %y, double %d, float %f) {
  %a = call double @llvm.minnum.f64(double %d, double 1.0)
  %b = call float @fmaxf(float %f, float 1.0)
  %c = call i8 @llvm.scmp.i8.i64(i64 %x, i64 %y)
  ret i8 %c
}
)"),
            expected);
}

TEST(InterpreterCost, ACopyOrAFillIsOneOperation) {
  std::vector<OperationCode> expected(5, BodyOfThree);
  expected.insert(expected.end(), {Call, Return});
  EXPECT_EQ(operations_of(R"(
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memset.p0.i32(ptr, i8, i32, i1)
declare ptr @memcpy(ptr, ptr, i64)
declare ptr @memset(ptr, i32, i64)
define ptr @main(i64 %n, ptr %p, ptr %q) {
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %q, i64 8, i1 false)
  call void @llvm.memmove.p0.p0.i64(ptr %p, ptr %q, i64 %n, i1 false)
  call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 %n, i1 false)
  %r = call ptr @memcpy(ptr %p, ptr %q, i64 %n)
  %s = call ptr @memset(ptr %r, i32 1, i64 %n)
  call void @llvm.memset.p0.i32(ptr %p, i8 0, i32 8, i1 false)
  ret ptr %s
}
)"),
            expected);
}

// Also where LLVM joins an i128 that is passed in two registers, and takes it apart.
TEST(InterpreterCost, AnOperationOnAnI128IsOneOperation) {
  std::vector<OperationCode> found = operations_of(R"(
define i64 @main(i64 %x, i64 %y, ptr %p) {
  %low = zext i64 %x to i128
  %high = zext i64 %y to i128
  %up = shl nuw i128 %high, 64
  %a = or disjoint i128 %up, %low
  %m = mul nuw i128 %low, %high
  %s = add nsw i128 %m, %a
  %q = udiv i128 %s, %high
  %d = uitofp i128 %q to double
  %less = icmp slt i128 %q, %s
  %r = lshr i128 %q, 64
  %t = trunc i128 %r to i64
  br i1 %less, label %end, label %end
end:
  ret i64 %t
}
)");
  std::vector<OperationCode> expected(11, BodyOfTwo);
  expected.insert(expected.end(), {ConditionalBranch, Return});
  EXPECT_EQ(found, expected);
}

TEST(InterpreterCost, AnAddressAsAnIntegerIsOneOperation) {
  std::vector<OperationCode> expected = {BodyOfTwo, PointerToInteger, AddNumber, Return};
  EXPECT_EQ(operations_of(R"(
define i64 @main(ptr %p) {
  %variable = alloca i64
  %address = ptrtoint ptr %p to i64
  store i64 %address, ptr %variable
  %low = ptrtoint ptr %p to i16
  %aligned = load i64, ptr %variable
  %next = add i64 %aligned, 8
  ret i64 %next
}
)"),
            expected);
}

// The constants of a function are in its frame, whatever was there before.
TEST(InterpreterCost, ConstantsAreCopiedOnlyWhereTheyAreNotYet) {
  auto code = [](uint64_t constant, uint32_t slots) {
    Code made;
    made.constants = {integer_cell(constant)};
    made.constant_count = 1;
    made.slot_count = slots;
    return made;
  };
  Code outer = code(1, 2), large = code(2, 20), inner = code(3, 2), other = code(4, 2);
  FrameStack frames(1 << 20);
  auto constant_in_call = [&](const Code& callee) {
    const CallFrame& frame = frames.push(callee);
    for (uint32_t slot = 0; slot < callee.slot_count; ++slot) frame.cells[slot] = integer_cell(99);
    uint64_t constant = frame.cells[-1].bits;
    frame.cells[-1].bits += 100;  // shows whether the next call copies
    frames.pop();
    return constant;
  };
  frames.push(outer);
  EXPECT_EQ(constant_in_call(inner), 3u);
  EXPECT_EQ(constant_in_call(inner), 103u);
  EXPECT_EQ(constant_in_call(other), 4u);
  EXPECT_EQ(constant_in_call(inner), 3u);
  frames.pop();
  EXPECT_EQ(constant_in_call(large), 2u);
  frames.push(outer);
  EXPECT_EQ(constant_in_call(inner), 3u);
}

// A variable of several scalars is as many slots: an i128 that clang -O0 gets in two registers,
// also with typed pointers; a struct.
TEST(InterpreterCost, AVariableOfSeveralScalarsIsSlots) {
  std::vector<OperationCode> expected = {TwoAssigns, BodyOfTwo, TwoAssigns,
                                         TwoAssigns, Add,       Return};
  EXPECT_EQ(operations_of(R"(
define i64 @main(i64 %low, i64 %high) {
  %v = alloca i128, align 16
  %s = alloca { i64, i64 }
  %p = getelementptr inbounds { i64, i64 }, ptr %v, i32 0, i32 0
  store i64 %low, ptr %p, align 16
  %q = getelementptr inbounds { i64, i64 }, ptr %v, i32 0, i32 1
  store i64 %high, ptr %q, align 8
  %whole = load i128, ptr %v, align 16
  %sum = add i128 %whole, %whole
  store i128 %sum, ptr %v, align 16
  %r = getelementptr i8, ptr %s, i64 8
  %x = load i64, ptr %q
  %y = load i64, ptr %p
  store i64 %x, ptr %r
  store i64 %y, ptr %s
  %z = load i64, ptr %r
  %t = add i64 %z, %y
  ret i64 %t
}
)"),
            expected);
  EXPECT_EQ(operations_of(R"(
define i64 @main(i64 %low, i64 %high) {
  %v = alloca i128, align 16
  %pair = bitcast i128* %v to { i64, i64 }*
  %p = getelementptr inbounds { i64, i64 }, { i64, i64 }* %pair, i32 0, i32 0
  store i64 %low, i64* %p, align 16
  %q = getelementptr inbounds { i64, i64 }, { i64, i64 }* %pair, i32 0, i32 1
  store i64 %high, i64* %q, align 8
  %x = load i64, i64* %q
  ret i64 %x
}
)"),
            (std::vector<OperationCode>{TwoAssigns, Return}));
}

// As clang expands va_arg of a list that goes nowhere else.
TEST(InterpreterCost, AListOfArgumentsIsSlots) {
  std::vector<OperationCode> expected = {TwoMoves,      TwoMoves, AddNumber, ZeroExtend,
                                         Load64Indexed, Assign,   Return};
  EXPECT_EQ(operations_of(R"(
declare void @llvm.va_start(ptr)
declare void @llvm.va_end(ptr)
define i64 @main(...) {
  %list = alloca [1 x { i32, i32, ptr, ptr }], align 16
  call void @llvm.va_start(ptr %list)
  %used = load i32, ptr %list, align 16
  %field = getelementptr inbounds i8, ptr %list, i64 16
  %area = load ptr, ptr %field, align 16
  %more = add i32 %used, 8
  %index = zext i32 %used to i64
  %at = getelementptr i8, ptr %area, i64 %index
  %argument = load i64, ptr %at, align 8
  store i32 %more, ptr %list, align 16
  call void @llvm.va_end(ptr %list)
  ret i64 %argument
}
)"),
            expected);
}

// A variable that has other uses, or bytes that belong to several scalars, stays in memory.
TEST(InterpreterCost, VariablesWhoseAddressGoesElsewhereStayInMemory) {
  for (const char* use :
       {"%x = load i16, ptr %v", "store ptr %v, ptr @g", "call void @f(ptr %v)",
        "%p = getelementptr i8, ptr %v, i64 2\n  %x = load i16, ptr %p",
        "%p = getelementptr i8, ptr %v, i64 2\n  store ptr %p, ptr @g",
        "%p = getelementptr i8, ptr %v, i64 5", "%p = getelementptr i8, ptr %v, i64 -1",
        "%p = getelementptr i8, ptr %v, i64 4\n  %x = load i8, ptr %p",
        "%p = getelementptr i8, ptr %v, i64 %i", "%x = load i32, ptr %v, align 64"}) {
    std::vector<OperationCode> found = operations_of(
        "@g = global ptr null\ndeclare void @f(ptr)\ndefine void @main(i64 %i) {\n  %v = alloca "
        "i32\n"
        "  store i32 1, ptr %v\n  " +
        std::string(use) + "\n  ret void\n}\n");
    EXPECT_EQ(found.front(), Alloca) << use;
  }
}

size_t allocations_of_run(const std::string& count) {
  std::string text = R"(
@table = global [64 x i32] zeroinitializer
declare ptr @malloc(i64)
declare void @free(ptr)
declare i32 @llvm.bswap.i32(i32)
declare i32 @llvm.smax.i32(i32, i32)
define internal i32 @twice(i32 %x) {
  %y = shl i32 %x, 1
  ret i32 %y
}
define i32 @main() {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %low = and i32 %i, 63
  %p = getelementptr [64 x i32], ptr @table, i32 0, i32 %low
  %old = load i32, ptr %p
  %b = call i32 @llvm.bswap.i32(i32 %old)
  %m = call i32 @llvm.smax.i32(i32 %b, i32 %i)
  %t = call i32 @twice(i32 %m)
  store i32 %t, ptr %p
  %block = call ptr @malloc(i64 24)
  store i32 %t, ptr %block
  call void @free(ptr %block)
  %slot = alloca [2 x i32]
  store [2 x i32] [i32 1, i32 2], ptr %slot
  %next = add nuw nsw i32 %i, 1
  %done = icmp eq i32 %next, )" +
                     count + R"(
  br i1 %done, label %end, label %loop
end:
  ret i32 0
}
)";
  size_t before = allocations;
  EXPECT_FALSE(run_text(text).outcome.failure);
  return allocations - before;
}

// Only tables grow with the number of runs, by doubling.
TEST(InterpreterCost, RunningAnInstructionAllocatesNothing) {
  size_t few = allocations_of_run("2000"), many = allocations_of_run("20000");
  EXPECT_LE(many, few + 40);
}

// Where the arguments go is determined once.
TEST(InterpreterCost, ACallWithVariableArgumentsAllocatesNothing) {
  auto allocations_with = [](const std::string& count) {
    std::string text = R"(
%pair = type { i64, i64 }
declare void @llvm.va_start.p0(ptr)
declare void @llvm.va_end.p0(ptr)
define internal i64 @sum(i32 %n, ...) {
  %list = alloca [24 x i8], align 16
  call void @llvm.va_start.p0(ptr %list)
  %a = va_arg ptr %list, i64
  %p = va_arg ptr %list, ptr
  %d = va_arg ptr %list, double
  %x = va_arg ptr %list, x86_fp80
  call void @llvm.va_end.p0(ptr %list)
  ret i64 %a
}
define i32 @main() {
entry:
  %object = alloca %pair
  store %pair { i64 1, i64 2 }, ptr %object
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %s = call i64 (i32, ...) @sum(i32 1, i64 %i, ptr %object, double 1.0, x86_fp80 0xK3FFF8000000000000000, ptr byval(%pair) %object)
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, )" +
                       count +
                       R"(
  br i1 %done, label %end, label %loop
end:
  ret i32 0
}
)";
    size_t before = allocations;
    EXPECT_FALSE(run_text(text).outcome.failure);
    return allocations - before;
  };
  size_t few = allocations_with("2000"), many = allocations_with("20000");
  EXPECT_LE(many, few + 40);
}

size_t resident_bytes() {
  size_t total = 0, resident = 0;
  std::ifstream("/proc/self/statm") >> total >> resident;
  return resident * static_cast<size_t>(::sysconf(_SC_PAGESIZE));
}

TEST(InterpreterCost, MemoryIsInProportionToWhatLives) {
#if defined(LILT_SANITIZE)
  GTEST_SKIP() << "the sanitizer keeps what is freed";
#endif
  constexpr size_t kCount = 200'000;
  ssa::Module module;
  Memory memory(module);
  std::vector<Cell> blocks(kCount);
  auto fill = [&] {
    Cell previous = null_cell();
    for (Cell& block : blocks) {
      block = memory.allocate_heap(16, 16, false, kNoOffset);
      memory.store_pointer(block, previous);
      previous = block;
    }
  };
  size_t before = resident_bytes();
  fill();
  // 16 bytes, a mask and a provenance for them, a record of 48.
  EXPECT_LT(resident_bytes() - before, kCount * 112);
  size_t full = resident_bytes();
  for (int round = 0; round < 10; ++round) {
    for (const Cell& block : blocks) memory.free_heap(block, kNoOffset);
    fill();
  }
  EXPECT_LT(resident_bytes(), full + full / 4);
}

// Memory of freed pieces of one size serves pieces of another.
TEST(InterpreterCost, SizesOneAfterTheOtherDoNotAddUp) {
#if defined(LILT_SANITIZE)
  GTEST_SKIP() << "the sanitizer keeps what is freed";
#endif
  constexpr size_t kBytes = size_t{8} << 20;
  Storage storage;
  auto use = [&](size_t size) {
    std::vector<uint8_t*> pieces(kBytes / size);
    for (uint8_t*& piece : pieces) std::memset(piece = storage.take(size), 1, size);
    for (uint8_t* piece : pieces) storage.give_back(piece, size);
  };
  use(512);
  size_t before = resident_bytes();
  for (size_t size = 32; size <= 512; size += 32) use(size);
  EXPECT_LT(resident_bytes(), before + kBytes);
}

// Grows in small steps to 16 MiB: copying at each step would copy 4 GiB in total, and hold twice
// the size.
TEST(InterpreterCost, ABlockThatGrowsIsNotCopiedEachTime) {
  ssa::Module module;
  Memory memory(module);
  Cell block = memory.allocate_heap(32768, 16, false, kNoOffset);
  memory.store_integer(block, integer_cell(7), 8);
  uint64_t copies = 0;
  const uint8_t* bytes = memory.readable(block, 8);
  for (uint64_t size = 65536; size <= uint64_t{16} << 20; size += 32768) {
    block = memory.reallocate_heap(block, size, kNoOffset);
    copies += memory.readable(block, 8) != bytes;
    bytes = memory.readable(block, 8);
    EXPECT_EQ(memory.load_integer(Memory::moved(block, size - 8), 8).undefined, ~uint64_t{0});
    memory.store_integer(Memory::moved(block, size - 8), integer_cell(size), 8);
  }
  EXPECT_EQ(memory.load_integer(block, 8).bits, 7u);
  EXPECT_LT(copies, 24u);
}

// --- quick operations

// Each getelementptr of several in one operation may have to stay within the block.
TEST(InterpreterQuick, NoStepLeavesTheBlock) {
  const std::string begin =
      "declare ptr @malloc(i64)\ndefine i64 @main() {\n  %block = call ptr @malloc(i64 16)\n"
      "  store i64 7, ptr %block\n  %minus = sub i64 0, 2\n"
      "  %before = getelementptr i8, ptr %block, i64 -16\n  %field = getelementptr ";
  const std::string end =
      "\n  %inner = getelementptr inbounds i8, ptr %field, i64 8\n"
      "  %x = load i64, ptr %inner\n  ret i64 %x\n}\n";
  for (const char* step :
       {"inbounds i8, ptr %before, i64 8", "inbounds i32, ptr %block, i64 %minus"})
    EXPECT_EQ(run_text(begin + step + end).kind, "out-of-bounds") << step;
  for (const char* step : {"i8, ptr %before, i64 8", "i32, ptr %block, i64 %minus"})
    EXPECT_EQ(run_text(begin + step + end).outcome.status, 7) << step;
}

// The same for an element of a row, both by an index that is not constant.
TEST(InterpreterQuick, NoRowIsOutsideTheBlock) {
  const std::string begin =
      "declare ptr @malloc(i64)\ndefine i64 @main() {\n  %block = call ptr @malloc(i64 64)\n"
      "  %place = getelementptr i8, ptr %block, i64 24\n  store i64 7, ptr %place\n"
      "  %one = add i64 0, 1\n  %minus = sub i64 0, 1\n  %five = add i64 4, 1\n  %row = "
      "getelementptr ";
  const std::string end = "\n  %x = load i64, ptr %p\n  ret i64 %x\n}\n";
  auto run = [&](const char* row, const char* element) {
    return run_text(begin + row + "\n  %p = getelementptr " + element + end);
  };
  const char *of_five = "inbounds i64, ptr %row, i64 %five", *of_one = "i64, ptr %row, i64 %one";
  EXPECT_EQ(run("inbounds [2 x i64], ptr %block, i64 %one", of_one).outcome.status, 7);
  EXPECT_EQ(run("[2 x i64], ptr %block, i64 %minus", "i64, ptr %row, i64 %five").outcome.status, 7);
  EXPECT_EQ(run("inbounds [2 x i64], ptr %block, i64 %minus", of_five).kind, "out-of-bounds");
  EXPECT_EQ(run("[2 x i64], ptr %block, i64 %five", of_one).kind, "out-of-bounds");
  EXPECT_EQ(run("[2 x i64], ptr %block, i64 %five", "i64, ptr %row, i64 %minus").kind,
            "out-of-bounds");
  EXPECT_EQ(run("[2 x i64], ptr %block, i64 %one", "i64, ptr %row, i64 %five").kind,
            "uninitialised");
}

// All moves among four slots, each of which is written once.
TEST(InterpreterQuick, MovesOnAnEdgeHappenAtOnce) {
  constexpr int32_t kSlots = 4, kSpare = kSlots;
  for (int choice = 0; choice < 256; ++choice) {
    std::vector<EdgeMove> moves;
    for (int32_t slot = 0; slot < kSlots; ++slot) moves.push_back({slot, choice >> 2 * slot & 3});
    int before[] = {10, 11, 12, 13, 0}, after[] = {10, 11, 12, 13, 0};
    for (const EdgeMove& move : in_sequence(moves, kSpare)) after[move.to] = after[move.from];
    for (const EdgeMove& move : moves) EXPECT_EQ(after[move.to], before[move.from]) << choice;
  }
}

// Slots exchanged from both ends: each cycle is opened without a look at the others.
TEST(InterpreterQuick, ManyExchangesOnAnEdgeTakeThreeMovesEach) {
  constexpr int32_t kSlots = 400'000, kSpare = kSlots;
  std::vector<EdgeMove> moves;
  for (int32_t slot = 0; slot < kSlots; ++slot) moves.push_back({slot, kSlots - 1 - slot});
  std::vector<int32_t> values(kSlots + 1);
  std::iota(values.begin(), values.end(), 0);
  std::vector<EdgeMove> sequence = in_sequence(moves, kSpare);
  EXPECT_EQ(sequence.size(), size_t{kSlots} / 2 * 3);
  for (const EdgeMove& move : sequence)
    values[static_cast<size_t>(move.to)] = values[static_cast<size_t>(move.from)];
  for (const EdgeMove& move : moves) ASSERT_EQ(values[static_cast<size_t>(move.to)], move.from);
}

}  // namespace
}  // namespace lilt::runtime
