// Constrained floating-point intrinsics: arithmetic that reads the rounding mode and whose
// exceptions count.
//
// Operations on float, double and x86_fp80 become assembly (emit_instruction), which no later step
// folds, drops, or moves over a call that changes the mode or reads exceptions. Every other
// operation is a call of the C library or of libgcc anyway, or becomes operations on these formats;
// x86_fp80 holds every integer of 64 bits, so their conversion to it raises nothing.
#include <algorithm>
#include <string>
#include <vector>

#include "backend/legalize/intrinsics/instruction.h"
#include "backend/legalize/intrinsics/intrinsic_rules.h"
#include "backend/legalize/names.h"
#include "backend/legalize/types/leaves.h"
#include "ir/ssa/intrinsics.h"

namespace lilt::backend {

namespace {

constexpr uint32_t kRoom = 16;  // bytes of an operand in memory

// `@` is s for float, d for double. x87: between the loads and the store of the result.
struct Arithmetic {
  std::string_view name;
  Opcode opcode;  // for formats without instructions; Call: the intrinsic without constraints
  std::string_view sse, x87;
};
constexpr Arithmetic kAdd = {"fadd", Opcode::FAdd, "adds@ %xmm1, %xmm0", "faddp"};
constexpr Arithmetic kMultiply = {"fmul", Opcode::FMul, "muls@ %xmm1, %xmm0", "fmulp"};
// Assemblers call st(1) - st(0) fsubrp, and st(1) / st(0) fdivrp.
constexpr Arithmetic kArithmetic[] = {
    kAdd,
    kMultiply,
    {"fsub", Opcode::FSub, "subs@ %xmm1, %xmm0", "fsubrp"},
    {"fdiv", Opcode::FDiv, "divs@ %xmm1, %xmm0", "fdivrp"},
    {"frem", Opcode::FRem, "", ""},
    {"sqrt", Opcode::Call, "sqrts@ %xmm0, %xmm0", "fsqrt"},
};

// The condition of ucomis and comis, whether the operands are swapped, and a second condition.
struct Question {
  std::string_view predicate, condition;
  bool swap = false;
  std::string_view order = {};  // the setcc of the parity flag
};
constexpr Question kQuestions[] = {
    {"oeq", "e", false, "np"},
    {"ogt", "a"},
    {"oge", "ae"},
    {"olt", "a", true},
    {"ole", "ae", true},
    {"one", "ne"},
    {"ord", "np"},
    {"uno", "p"},
    {"ueq", "e"},
    {"ugt", "b", true},
    {"uge", "be", true},
    {"ult", "b"},
    {"ule", "be"},
    {"une", "ne", false, "p"},
};

bool has_instructions(TypeId type) { return type == ssa::kFloat || type == ssa::kDouble; }

bool is_metadata(const IntrinsicCall& call, uint32_t index) {
  return call.emit.types().kind(call.argument_type(index)) == TypeKind::Metadata;
}

// The operands without the words of metadata after them.
std::vector<Value> values_of(const IntrinsicCall& call) {
  std::vector<Value> values;
  for (uint32_t i = 0; i < call.argument_count() && !is_metadata(call, i); ++i)
    values.push_back(call.argument(i));
  return values;
}

std::string for_type(std::string_view text, TypeId type) {
  std::string written(text);
  std::ranges::replace(written, '@', type == ssa::kDouble ? 'd' : 's');
  return written;
}

// Runs a text on the addresses of the operands and of the result, in memory of the frame.
Value run_in_memory(Emitter& emit, std::string_view text, std::span<const Value> operands,
                    TypeId type) {
  std::vector<Value> places;
  for (Value operand : operands) {
    places.push_back(emit.frame_object(emit.type_of(operand), kRoom));
    emit.store(operand, places.back(), kRoom);
  }
  if (emit.types().is_integer(type)) return emit_instruction(emit, text, type, places);
  places.push_back(emit.frame_object(type, kRoom));
  emit_instruction(emit, text, ssa::kVoid, places);
  return emit.load(type, places.back(), kRoom);
}

// --- arithmetic

Value compute(const IntrinsicCall& call, const Arithmetic& arithmetic, std::span<Value> operands) {
  Emitter& emit = call.emit;
  TypeId type = emit.type_of(operands[0]);
  if (is_small_floating(type)) {
    for (Value& operand : operands) operand = emit.cast(Opcode::FPExt, operand, ssa::kFloat);
    return emit.cast(Opcode::FPTrunc, compute(call, arithmetic, operands), type);
  }
  if (has_instructions(type) && !arithmetic.sse.empty())
    return emit_instruction(emit, for_type(arithmetic.sse, type), type, operands);
  if (type == ssa::kX86Fp80 && !arithmetic.x87.empty()) {
    std::string text = operands.size() == 1 ? "fldt (%rdi); " : "fldt (%rdi); fldt (%rsi); ";
    (text += arithmetic.x87) += operands.size() == 1 ? "; fstpt (%rsi)" : "; fstpt (%r8)";
    return run_in_memory(emit, text, operands, type);
  }
  if (arithmetic.opcode == Opcode::Call) return emit.intrinsic("llvm.sqrt", type, type, operands);
  return emit.make(arithmetic.opcode, type, operands);
}

// --- conversions

// From an unsigned word: halved, with the lost bit kept, if its sign bit is set.
constexpr std::string_view kFromWord =
    "testq %rdi, %rdi; js 1f; cvtsi2s@q %rdi, %xmm0; jmp 2f; 1: movq %rdi, %rcx; shrq $1, %rcx; "
    "jnc 3f; orq $1, %rcx; 3: cvtsi2s@q %rcx, %xmm0; adds@ %xmm0, %xmm0; 2:";
// To an unsigned word: xmm1 is 2^63, which is subtracted if the number is not less.
constexpr std::string_view kToWord =
    "comis@ %xmm1, %xmm0; jae 1f; cvtts@2si %xmm0, %rax; jmp 2f; "
    "1: movaps %xmm0, %xmm2; subs@ %xmm1, %xmm2; cvtts@2si %xmm2, %rax; btcq $63, %rax; 2:";

// The top of the x87 stack to rax or, with `@`, to an integer of 32 bits. fistp rounds as the
// control word at r8 says, which is changed for it.
constexpr std::string_view kTruncateTop =
    "fnstcw (%r8); movzwl (%r8), %eax; orl $0xc00, %eax; movw %ax, 2(%r8); fldcw 2(%r8); "
    "fistp@ 8(%r8); fldcw (%r8); movq 8(%r8), %rax";

std::string truncate_top(bool is_int) {
  std::string text(kTruncateTop);
  return text.replace(text.find('@'), 1, is_int ? "l" : "ll");
}

Value two_to_63(Emitter& emit, TypeId type) {
  uint64_t bits = type == ssa::kDouble ? uint64_t{0x43e0000000000000} : uint64_t{0x5f000000};
  return emit.function().constants().floating(type, bits);
}

Value from_integer(Emitter& emit, Value value, TypeId type, bool is_signed) {
  uint32_t bits = emit.bits_of(emit.type_of(value));
  if (!has_instructions(type) || bits > 64)
    return emit.make(is_signed ? Opcode::SIToFP : Opcode::UIToFP, type, {value});
  bool is_word = !is_signed && bits == 64;
  value = is_signed ? emit.resize_signed(value, ssa::kI64) : emit.resize_unsigned(value, ssa::kI64);
  std::string text = for_type(is_word ? kFromWord : "cvtsi2s@q %rdi, %xmm0", type);
  return emit_instruction(emit, text, type, {&value, 1});
}

// To an unsigned word as above: st is 2^63, then the number below it.
Value x87_to_integer(Emitter& emit, Value value, TypeId type, bool is_signed) {
  const uint32_t bits = emit.bits_of(type);
  const bool is_word = !is_signed && bits == 64, is_int = is_signed && bits <= 32;
  std::string text = "fldt (%rdi); ";
  if (is_word)
    text += "flds (%rsi); fcomi %st(1), %st; ja 1f; fsubrp; " + truncate_top(false) +
            "; btcq $63, %rax; jmp 2f; 1: fstp %st(0); " + truncate_top(false) + "; 2:";
  else
    text += truncate_top(is_int);
  Value places[] = {emit.frame_object(ssa::kX86Fp80, kRoom), emit.frame_object(ssa::kFloat, kRoom),
                    emit.frame_object(ssa::kI128, kRoom)};
  emit.store(value, places[0], kRoom);
  emit.store(two_to_63(emit, ssa::kFloat), places[1], kRoom);
  Value result = emit_instruction(emit, text, is_int ? ssa::kI32 : ssa::kI64, places);
  return emit.resize_unsigned(result, type);
}

// A number that does not fit 64 bits does not fit a narrower type either: its result is poison.
Value to_integer(Emitter& emit, Value value, TypeId type, bool is_signed) {
  if (is_small_floating(emit.type_of(value))) value = emit.cast(Opcode::FPExt, value, ssa::kFloat);
  TypeId from = emit.type_of(value);
  uint32_t bits = emit.bits_of(type);
  if (from == ssa::kX86Fp80 && bits <= 64) return x87_to_integer(emit, value, type, is_signed);
  if (!has_instructions(from) || bits > 64)
    return emit.make(is_signed ? Opcode::FPToSI : Opcode::FPToUI, type, {value});
  Value operands[] = {value, two_to_63(emit, from)};
  bool is_word = !is_signed && bits == 64, is_int = is_signed && bits <= 32;
  std::string_view text = is_word  ? kToWord
                          : is_int ? "cvtts@2si %xmm0, %eax"
                                   : "cvtts@2si %xmm0, %rax";
  Value result = emit_instruction(emit, for_type(text, from), is_int ? ssa::kI32 : ssa::kI64,
                                  std::span(operands, is_word ? 2 : 1));
  return emit.resize_unsigned(result, type);
}

Value resize(Emitter& emit, Value value, TypeId type, bool is_wider) {
  TypeId from = emit.type_of(value);
  if (has_instructions(from) && has_instructions(type))
    return emit_instruction(emit, is_wider ? "cvtss2sd %xmm0, %xmm0" : "cvtsd2ss %xmm0, %xmm0",
                            type, {&value, 1});
  if (from == ssa::kX86Fp80 && has_instructions(type))
    return run_in_memory(
        emit, type == ssa::kFloat ? "fldt (%rdi); fstps (%rsi)" : "fldt (%rdi); fstpl (%rsi)",
        {&value, 1}, type);
  if (has_instructions(from) && type == ssa::kX86Fp80)
    return run_in_memory(
        emit, from == ssa::kFloat ? "flds (%rdi); fstpt (%rsi)" : "fldl (%rdi); fstpt (%rsi)",
        {&value, 1}, type);
  return emit.make(is_wider ? Opcode::FPExt : Opcode::FPTrunc, type, {value});
}

// --- comparisons

// `all`: NaNs that are quiet raise an exception, too.
Value compare(const IntrinsicCall& call, const Question& question, bool all) {
  Emitter& emit = call.emit;
  Value left = call.argument(0), right = call.argument(1);
  if (is_small_floating(emit.type_of(left))) {
    left = emit.cast(Opcode::FPExt, left, ssa::kFloat);
    right = emit.cast(Opcode::FPExt, right, ssa::kFloat);
  }
  TypeId type = emit.type_of(left);
  if (question.swap) std::swap(left, right);
  std::string text = all ? "" : "u";
  if (has_instructions(type))
    text += for_type("comis@ %xmm1, %xmm0", type);
  else
    text = "fldt (%rsi); fldt (%rdi); f" + text + "comip %st(1), %st; fstp %st(0)";
  ((text += "; set") += question.condition) += " %al";
  if (!question.order.empty())
    (((text += "; set") += question.order) += " %cl; ") +=
        question.order == "p" ? "orb %cl, %al" : "andb %cl, %al";
  Value operands[] = {left, right};
  Value result = has_instructions(type) ? emit_instruction(emit, text, ssa::kI8, operands)
                                        : run_in_memory(emit, text, operands, ssa::kI8);
  return emit.cast(Opcode::Trunc, result, ssa::kI1);
}

}  // namespace

Value expand_constrained(const IntrinsicCall& call) {
  if (is_vector_call(call)) return expand_lane_by_lane(call);
  std::string_view operation = ssa::constrained_operation(call.name);
  std::vector<Value> operands = values_of(call);
  for (const Arithmetic& arithmetic : kArithmetic)
    if (arithmetic.name == operation) return compute(call, arithmetic, operands);
  // All others are functions, which read the mode and set flags themselves.
  return call.emit.intrinsic(IntrinsicName(call.plain), call.argument_type(0), call.type(),
                             operands);
}

Value expand_constrained_multiply_add(const IntrinsicCall& call) {
  if (is_vector_call(call)) return expand_lane_by_lane(call);
  Value factors[] = {call.argument(0), call.argument(1)};
  Value sum[] = {compute(call, kMultiply, factors), call.argument(2)};
  return compute(call, kAdd, sum);
}

Value expand_constrained_conversion(const IntrinsicCall& call) {
  if (is_vector_call(call)) return expand_lane_by_lane(call);
  std::string_view operation = ssa::constrained_operation(call.name);
  Value value = call.argument(0);
  if (operation == "sitofp" || operation == "uitofp")
    return from_integer(call.emit, value, call.type(), operation == "sitofp");
  if (operation == "fptosi" || operation == "fptoui")
    return to_integer(call.emit, value, call.type(), operation == "fptosi");
  return resize(call.emit, value, call.type(), operation == "fpext");
}

Value expand_constrained_comparison(const IntrinsicCall& call) {
  if (is_vector_call(call)) return expand_lane_by_lane(call);
  std::string_view predicate =
      ssa::constrained_predicate(call.function().constants().bytes(call.argument(2).constant()));
  for (const Question& question : kQuestions)
    if (question.predicate == predicate && call.argument_type(0) != ssa::kFp128)
      return compare(call, question, call.name.ends_with("fcmps"));
  return call.emit.make(Opcode::FCmp, call.type(), {call.argument(0), call.argument(1)}, 0,
                        ssa::float_predicate_number(predicate));
}

}  // namespace lilt::backend
