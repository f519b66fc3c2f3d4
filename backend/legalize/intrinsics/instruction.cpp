// Intrinsics for x86 instructions that the selector does not have: written as assembly, with
// operands in fixed registers, the first integer in rdi, the first vector in xmm0, and so on. The
// result is in rax or xmm0; of a result with two members, the second is in rcx.
#include "backend/legalize/intrinsics/instruction.h"
#include "backend/legalize/names.h"

#include <string>
#include <vector>

#include "backend/legalize/intrinsics/intrinsic_rules.h"
#include "backend/legalize/types/leaves.h"
#include "ir/support/text.h"

namespace lilt::backend {

namespace {

constexpr std::string_view kGeneral[] = {"rdi", "rsi", "r8"};
constexpr std::string_view kVector[] = {"xmm0", "xmm1", "xmm2"};

// Registers that a text may use besides those of operands, and their names in it.
struct Scratch {
  std::string_view text, name;
};
constexpr Scratch kScratch[] = {
    {"%xmm1", "xmm1"}, {"%xmm2", "xmm2"}, {"%xmm3", "xmm3"}, {"%eax", "rax"}, {"%rax", "rax"},
    {"%cl", "rcx"},    {"%ecx", "rcx"},   {"%rcx", "rcx"},   {"%edx", "rdx"}, {"%rdx", "rdx"}};

void add_register(std::string& constraints, std::string_view mark, std::string_view name) {
  if (!constraints.empty()) constraints += ',';
  ((constraints += mark) += '{') += name;
  constraints += '}';
}

void add_scratch(std::string& constraints, std::string_view text) {
  if (text.starts_with("vzero"))  // all registers, or their upper halves
    for (uint32_t i = 0; i < 16; ++i) {
      std::string name = "xmm";
      append_decimal(name, uint64_t{i});
      add_register(constraints, "~", name);
    }
  for (const Scratch& scratch : kScratch)
    if (text.find(scratch.text) != text.npos && constraints.find(scratch.name) == constraints.npos)
      add_register(constraints, "~", scratch.name);
}

}  // namespace

Value emit_instruction(Emitter& emit, std::string_view text, TypeId type,
                       std::span<const Value> operands) {
  std::string constraints;
  std::vector<Value> arguments;
  const bool gives_vector = is_vector(emit.types(), type);
  // The type as which a vector is in a register.
  auto register_type = [&](TypeId vector) {
    return emit.types().size_of(vector) == 8 ? ssa::kDouble : ssa::kFp128;
  };
  if (type != ssa::kVoid)
    add_register(constraints, "=", gives_vector || emit.types().is_floating(type) ? "xmm0" : "rax");
  if (emit.types().is_aggregate(type)) add_register(constraints, "=", "rcx");
  size_t general = 0, vectors = 0;
  for (Value operand : operands) {
    TypeId given = emit.type_of(operand);
    bool is_general = emit.types().is_integer(given) || emit.types().is_pointer(given);
    add_register(constraints, "", is_general ? kGeneral[general++] : kVector[vectors++]);
    if (is_vector(emit.types(), given))
      operand = emit.cast(Opcode::BitCast, operand, register_type(given));
    arguments.push_back(operand);
  }
  add_scratch(constraints, text);
  std::string escaped;
  for (char c : text) escaped.append(c == '$' ? 2 : 1, c);
  Value result =
      emit.assembly(escaped, constraints, gives_vector ? register_type(type) : type, arguments);
  return gives_vector ? emit.cast(Opcode::BitCast, result, type) : result;
}

// A `#` in the text stands for the number that is the last operand.
Value expand_instruction(const IntrinsicCall& call) {
  std::string text(call.what);
  std::vector<Value> operands;
  for (uint32_t i = 0; i < call.argument_count(); ++i) operands.push_back(call.argument(i));
  if (const size_t place = text.find('#'); place != text.npos) {
    std::string number = "$";
    append_decimal(number, call.emit.bits_of_constant(operands.back()));
    text.replace(place, 1, number);
    operands.pop_back();
  }
  return emit_instruction(call.emit, text, call.type(), operands);
}

Value expand_packed_shift(const IntrinsicCall& call) {
  Emitter& emit = call.emit;
  const TypeId words = emit.types().vector(2, ssa::kI64);
  const Value number = emit.cast(Opcode::ZExt, call.argument(1), ssa::kI64);
  const Value count = emit.insert_element(emit.integer(words, 0), number, 0);
  auto is_named = [&](std::string_view word) { return call.name.find(word) != call.name.npos; };
  const PackedOpcode shift = is_named("psll")   ? PackedOpcode::ShiftLeft
                             : is_named("psrl") ? PackedOpcode::ShiftRight
                                                : PackedOpcode::ShiftRightSigned;
  const TypeId lane = emit.types()[call.type()].element;
  const TypeId narrow = emit.types().vector(16 / emit.types().size_of(lane), lane);
  return emit.packed(shift, call.type(),
                     {call.argument(0), emit.cast(Opcode::BitCast, count, narrow)});
}

}  // namespace lilt::backend
