// Places of arguments and results under System V, for signatures of LLVM IR that legalize splits
// into scalars. The expected places are llc-19's, except where noted.
#include "backend/abi/system_v.h"

#include "backend/abi/tail_call_rules.h"
#include "emit/x86/instructions.h"
#include "emit/x86/registers.h"
#include "tests/unit/backend_fixture.h"
#include "tests/unit/legalize_function.h"

namespace lilt::backend {
namespace {

std::string name_of(mir::Register reg) {
  return std::string(x86::target().register_names[reg.number()]);
}

void append(std::string& out, const std::string& word) {
  if (!out.empty()) out += ' ';
  out += word;
}

// A function with that result and those parameters, its signature flattened.
class Signature {
 public:
  Signature(const std::string& result, const std::string& parameters)
      : compilation_("define " + result + " @f(" + parameters + ") {\n  unreachable\n}\n") {
    EXPECT_TRUE(legalize(compilation_.function, compilation_.diagnostics))
        << compilation_.diagnostics.render(DiagnosticFormat::Text, false);
  }

  // In order: a register, or [offset] on the stack.
  std::string arguments() const {
    const ssa::Function& function = compilation_.function;
    ArgumentAssigner assigner(function);
    std::string places;
    for (uint32_t i = 0; i < function.argument_count(); ++i) {
      ArgumentLocation place =
          assigner.next(function[function.argument(i)].type, parameter_attributes(function, i));
      append(places, place.reg.valid() ? name_of(place.reg)
                                       : "[" + std::to_string(place.stack_offset) + "]");
    }
    return places;
  }

  // Registers, st0 and st1; "memory" if the caller passes the result's address.
  std::string result() const {
    const ssa::Function& function = compilation_.function;
    if (function.argument_count() != 0 && parameter_attributes(function, 0).struct_return)
      return "memory";
    const ssa::TypeTable& types = function.types();
    ssa::TypeId type = types[function.type()].element;
    if (type == ssa::kVoid) return "";
    bool has_parts = types.is_aggregate(type);
    std::span<const ssa::TypeId> parts = has_parts ? types.members(type) : std::span(&type, 1);
    ResultAssigner assigner(types, ssa::CallingConvention::C);
    std::string places;
    int on_x87_stack = 0;
    for (ssa::TypeId part : parts)
      append(places, part == ssa::kX86Fp80 ? "st" + std::to_string(on_x87_stack++)
                                           : name_of(assigner.next(part)));
    return places;
  }

 private:
  Compilation compilation_;
};

struct Arguments {
  std::string parameters, places;
};

class ArgumentPlaces : public testing::TestWithParam<Arguments> {};

TEST_P(ArgumentPlaces, AreThoseOfSystemV) {
  EXPECT_EQ(Signature("void", GetParam().parameters).arguments(), GetParam().places)
      << GetParam().parameters;
}

const std::string kSixWords = "i64, i64, i64, i64, i64, i64";
const std::string kSixRegisters = "rdi rsi rdx rcx r8 r9";
const std::string kEightDoubles = "double, double, double, double, double, double, double, double";
const std::string kEightRegisters = "xmm0 xmm1 xmm2 xmm3 xmm4 xmm5 xmm6 xmm7";

// INTEGER, and the stack after the six registers. If only one register is left for a pair, the next
// argument takes it, as in System V and gcc; LLVM before version 20 leaves r9 unused.
INSTANTIATE_TEST_SUITE_P(
    Integers, ArgumentPlaces,
    testing::Values(Arguments{"", ""}, Arguments{"i64, i32, i16, i8, i1, ptr", kSixRegisters},
                    Arguments{"i8 signext, i16 zeroext, i1 zeroext", "rdi rsi rdx"},
                    Arguments{"i7, i33, i48", "rdi rsi rdx"},
                    Arguments{kSixWords + ", i64, i8, ptr, i1",
                              kSixRegisters + " [0] [8] [16] [24]"},
                    Arguments{"i128, i65", "rdi rsi rdx rcx"}, Arguments{"i256", "rdi rsi rdx rcx"},
                    Arguments{"i64, i64, i64, i64, i128, i64", kSixRegisters + " [0]"},
                    Arguments{"i64, i64, i64, i64, i64, i128, i64", "rdi rsi rdx rcx r8 [0] r9"},
                    Arguments{kSixWords + ", i64, i128", kSixRegisters + " [0] [16]"}));

// SSE and SSEUP.
INSTANTIATE_TEST_SUITE_P(
    FloatingPoint, ArgumentPlaces,
    testing::Values(Arguments{"float, double, half, bfloat", "xmm0 xmm1 xmm2 xmm3"},
                    Arguments{"fp128, double", "xmm0 xmm1"},
                    Arguments{kEightDoubles + ", double, float", kEightRegisters + " [0] [8]"},
                    Arguments{kEightDoubles + ", double, fp128", kEightRegisters + " [0] [16]"},
                    Arguments{"<4 x float>, <2 x i64>, <16 x i8>", "xmm0 xmm1 xmm2"},
                    Arguments{"<2 x float>, <8 x float>", "xmm0 xmm1 xmm2"},
                    Arguments{kEightDoubles + ", <4 x i32>", kEightRegisters + " [0]"}));

// X87 and MEMORY.
INSTANTIATE_TEST_SUITE_P(
    Memory, ArgumentPlaces,
    testing::Values(Arguments{"x86_fp80, i64, x86_fp80, double", "[0] rdi [16] xmm0"},
                    Arguments{kSixWords + ", i64, x86_fp80", kSixRegisters + " [0] [16]"},
                    Arguments{"ptr byval([3 x i64]), i64, ptr byval(i8), i64", "[0] rdi [24] rsi"},
                    Arguments{kSixWords + ", i64, ptr byval(i64) align 16",
                              kSixRegisters + " [0] [16]"},
                    Arguments{"ptr sret([3 x i64]), i64", "rdi rsi"},
                    Arguments{"ptr byval({ x86_fp80, i32 }) align 16, double", "[0] xmm0"}));

// Registers of both kinds run out independently.
INSTANTIATE_TEST_SUITE_P(
    Mixed, ArgumentPlaces,
    testing::Values(Arguments{"i64, double, ptr, float", "rdi xmm0 rsi xmm1"},
                    Arguments{kSixWords + ", i64, double, i64", kSixRegisters + " [0] xmm0 [8]"},
                    Arguments{kEightDoubles + ", double, i64, float",
                              kEightRegisters + " [0] rdi [8]"},
                    Arguments{"{ i64, double }, i32", "rdi xmm0 rsi"},
                    Arguments{"[2 x i32], { i8, { float } }, {}", "rdi rsi rdx xmm0"},
                    Arguments{"ptr nest, i64", "r10 rdi"},
                    Arguments{"i64 inreg, double inreg", "rdi xmm0"}));

struct Result {
  std::string type, places;
};

class ResultPlaces : public testing::TestWithParam<Result> {};

TEST_P(ResultPlaces, AreThoseOfSystemV) {
  EXPECT_EQ(Signature(GetParam().type, "").result(), GetParam().places) << GetParam().type;
}

INSTANTIATE_TEST_SUITE_P(Scalars, ResultPlaces,
                         testing::Values(Result{"void", ""}, Result{"i1", "rax"},
                                         Result{"i8", "rax"}, Result{"i64", "rax"},
                                         Result{"ptr", "rax"}, Result{"i128", "rax rdx"},
                                         Result{"float", "xmm0"}, Result{"double", "xmm0"},
                                         Result{"half", "xmm0"}, Result{"fp128", "xmm0"},
                                         Result{"x86_fp80", "st0"}, Result{"<4 x float>", "xmm0"},
                                         Result{"<8 x i32>", "xmm0 xmm1"},
                                         Result{"i192", "rax rdx rcx"}, Result{"i256", "memory"}));

INSTANTIATE_TEST_SUITE_P(Aggregates, ResultPlaces,
                         testing::Values(Result{"{}", ""}, Result{"{ i64, i64 }", "rax rdx"},
                                         Result{"{ i64, double }", "rax xmm0"},
                                         Result{"{ double, i64 }", "xmm0 rax"},
                                         Result{"{ double, double }", "xmm0 xmm1"},
                                         Result{"{ i64, i64, i64 }", "rax rdx rcx"},
                                         Result{"[4 x i64]", "memory"},
                                         Result{"{ double, double, double }", "xmm0 xmm1 st0"},
                                         Result{"{ x86_fp80, x86_fp80 }", "st0 st1"},
                                         Result{"{ i128, i64 }", "rax rdx rcx"},
                                         Result{"{ x86_fp80, x86_fp80, x86_fp80 }", "memory"}));

// --- calls

// Places of the arguments of the first call in @f, and the number of xmm registers passed to a
// variadic callee.
std::pair<std::string, uint32_t> arguments_of_call(const std::string& text) {
  Compilation compilation(text);
  EXPECT_TRUE(legalize(compilation.function, compilation.diagnostics));
  const ssa::Function& function = compilation.function;
  ssa::InstId call = function[function.entry()].first;
  while (function[call].opcode != ssa::Opcode::Call) call = function.next(call);
  ArgumentAssigner assigner(function, call);
  std::string places;
  for (uint32_t i = 2; i < function[call].operand_count; ++i) {
    ArgumentLocation place = assigner.next(function.type_of(function.operand(call, i)),
                                           call_attributes(function, call, i - 2));
    append(places,
           place.reg.valid() ? name_of(place.reg) : "[" + std::to_string(place.stack_offset) + "]");
  }
  return {places, assigner.vector_registers()};
}

TEST(Calls, VariableArgumentsAreWhereFixedOnesWouldBe) {
  auto [places, vectors] = arguments_of_call(
      "declare i32 @printf(ptr, ...)\n"
      "define void @f(ptr %p, double %d, i64 %i, x86_fp80 %x) {\n"
      "  %1 = call i32 (ptr, ...) @printf(ptr %p, double %d, i64 %i, x86_fp80 %x, double %d)\n"
      "  ret void\n}\n");
  EXPECT_EQ(places, "rdi xmm0 rsi [0] xmm1");
  EXPECT_EQ(vectors, 2u);
  EXPECT_EQ(variadic_count_register(), x86::rax);
}

TEST(Calls, VectorsOf32BytesAreOnTheStackOfVariadicCalls) {
  auto places_in = [](const std::string& parameters) {
    return arguments_of_call(
        "declare void @g(" + parameters +
        ")\n"
        "define void @f(<8 x float> %v, double %d) \"target-features\"=\"+avx\" {\n"
        "  call void (" +
        parameters + ") @g(<8 x float> %v, double %d, <8 x float> %v)\n  ret void\n}\n");
  };
  EXPECT_EQ(places_in("<8 x float>, double, <8 x float>").first, "xmm0 xmm1 xmm2");
  EXPECT_EQ(places_in("<8 x float>, ..."), std::pair(std::string("[0] xmm0 [32]"), 1u));
}

// The registers that va_start saves, in the order of the save area.
TEST(Calls, VariadicFunctionsSaveSixAndEightRegisters) {
  std::string names;
  for (mir::Register reg : general_argument_registers()) append(names, name_of(reg));
  for (mir::Register reg : vector_argument_registers()) append(names, name_of(reg));
  EXPECT_EQ(names, kSixRegisters + " " + kEightRegisters);
}

TEST(Calls, AttributesOfTheCallCountElseThoseOfTheCallee) {
  const std::string callee = "declare void @g(ptr byval([3 x i64]), i64)\n";
  auto from_callee = arguments_of_call(
      callee + "define void @f(ptr %p) {\n  call void @g(ptr %p, i64 1)\n  ret void\n}\n");
  EXPECT_EQ(from_callee.first, "[0] rdi");
  auto from_call = arguments_of_call(
      "define void @f(ptr %p, ptr %g) {\n"
      "  call void %g(ptr byval([2 x i64]) %p, i64 1, ptr byval([3 x i64]) %p)\n"
      "  ret void\n}\n");
  EXPECT_EQ(from_call.first, "[0] rdi [16]");
}

TEST(Calls, ObjectsByValueHaveTheirSizeAndAtLeastEightBytesOfAlignment) {
  struct Case {
    std::string parameter;
    uint64_t size;
    uint32_t align;
  };
  const Case cases[] = {{"ptr byval(i8)", 1, 8},
                        {"ptr byval({ i32, i8 })", 8, 8},
                        {"ptr byval(x86_fp80)", 16, 16},
                        {"ptr byval(i8) align 64", 1, 64},
                        {"ptr byval(i64) align 2", 8, 8}};
  for (const Case& each : cases) {
    Compilation compilation("define void @f(" + each.parameter + ") {\n  ret void\n}\n");
    ByValueObject object = by_value_object(compilation.function.types(),
                                           parameter_attributes(compilation.function, 0));
    EXPECT_EQ(object.size, each.size) << each.parameter;
    EXPECT_EQ(object.align, each.align) << each.parameter;
  }
}

// --- tail calls

// What prevents a jump for the only call of @f, before its return.
std::string obstacle(const std::string& text) {
  Compilation compilation(text);
  EXPECT_TRUE(legalize(compilation.function, compilation.diagnostics));
  const ssa::Function& function = compilation.function;
  ssa::InstId call = function[function.entry()].first;
  while (function[call].opcode != ssa::Opcode::Call) call = function.next(call);
  return std::string(obstacle_to_tail_call(function, call, function.next(call)));
}

TEST(TailCalls, NeedTheResultOfTheCallee) {
  EXPECT_EQ(obstacle("declare i64 @g(i64)\ndefine i64 @f(i64 %x) {\n"
                     "  %r = tail call i64 @g(i64 %x)\n  ret i64 %r\n}\n"),
            "");
  EXPECT_NE(obstacle("declare i64 @g(i64)\ndefine i64 @f(i64 %x) {\n"
                     "  %r = tail call i64 @g(i64 %x)\n  ret i64 %x\n}\n"),
            "");
  EXPECT_NE(obstacle("declare signext i8 @g()\ndefine zeroext i8 @f() {\n"
                     "  %r = tail call signext i8 @g()\n  ret i8 %r\n}\n"),
            "");
}

TEST(TailCalls, MayDropTheResult) {
  const auto dropped = [](const std::string& type, const std::string& kind) {
    return obstacle("declare tailcc " + type + " @g()\ndefine tailcc void @f() {\n  %r = " + kind +
                    " call tailcc " + type + " @g()\n  ret void\n}\n");
  };
  EXPECT_EQ(dropped("i64", "tail"), "");
  EXPECT_EQ(dropped("double", "tail"), "");
  EXPECT_NE(dropped("x86_fp80", "tail"), "") << "it stays on the x87 stack";
}

TEST(TailCalls, OfTailccNeedNoRoom) {
  EXPECT_EQ(obstacle("declare tailcc void @g(i64, i64, i64, i64, i64, i64, i64)\n"
                     "define tailcc void @f() {\n  tail call tailcc void @g(i64 1, i64 2, i64 3, "
                     "i64 4, i64 5, i64 6, i64 7)\n  ret void\n}\n"),
            "");
}

TEST(TailCalls, NeedRoomForTheArguments) {
  const std::string callee = "declare void @g(i64, i64, i64, i64, i64, i64, i64)\n";
  const std::string call =
      "call void @g(i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7)\n  ret void\n}\n";
  EXPECT_NE(obstacle(callee + "define void @f() {\n  tail " + call), "");
  EXPECT_NE(
      obstacle(callee + "define void @f(i64, i64, i64, i64, i64, i64, i64) {\n  tail " + call), "")
      << "only musttail may use the stack of this function's own arguments";
  EXPECT_EQ(
      obstacle(callee + "define void @f(i64, i64, i64, i64, i64, i64, i64) {\n  musttail " + call),
      "");
}

}  // namespace
}  // namespace lilt::backend
