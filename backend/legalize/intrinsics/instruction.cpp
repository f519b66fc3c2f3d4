// Intrinsics for x86 instructions that the selector does not have: written as assembly, with
// operands in fixed registers.
#include "backend/legalize/intrinsics/instruction.h"
#include "backend/legalize/names.h"

#include <algorithm>
#include <string>
#include <vector>

#include "backend/legalize/intrinsics/rules.h"
#include "backend/legalize/types/leaves.h"
#include "ir/support/text.h"

namespace lilt::backend {

namespace {

constexpr uint64_t kLargestImmediate = 255;  // of a shift: equivalent to any larger one

constexpr std::string_view kGeneral[] = {"rdi", "rsi", "rdx"};
constexpr std::string_view kVector[] = {"xmm0", "xmm1"};

// Registers that a text may use besides those of operands, and their names in it.
struct Scratch {
  std::string_view text, name;
};
constexpr Scratch kScratch[] = {
    {"%xmm1", "xmm1"}, {"%xmm2", "xmm2"}, {"%cl", "rcx"}, {"%rcx", "rcx"}};

// Replaces `#` by the number: a constant, or xmm1.
std::string text_with_number(std::string_view text, const IntrinsicCall& call) {
  size_t place = text.find('#');
  if (place == std::string_view::npos) return std::string(text);
  std::string before(text.substr(0, place)), behind(text.substr(place + 1));
  Value number = call.argument(call.argument_count() - 1);
  if (!call.emit.is_integer(number)) return "movd %edi, %xmm1; " + before + "%xmm1" + behind;
  before += '$';
  append_decimal(before, std::min(call.emit.bits_of_constant(number), kLargestImmediate));
  return before + behind;
}

void add_register(std::string& constraints, std::string_view mark, std::string_view name) {
  if (!constraints.empty()) constraints += ',';
  ((constraints += mark) += '{') += name;
  constraints += '}';
}

}  // namespace

Value emit_instruction(Emitter& emit, std::string_view text, TypeId type,
                       std::span<const Value> operands) {
  std::string constraints;
  std::vector<Value> arguments;
  const bool gives_vector = is_vector(emit.types(), type);
  if (type != ssa::kVoid)
    add_register(constraints, "=", gives_vector || emit.types().is_floating(type) ? "xmm0" : "rax");
  size_t general = 0, vectors = 0;
  for (Value operand : operands) {
    TypeId given = emit.type_of(operand);
    bool is_general = emit.types().is_integer(given) || emit.types().is_pointer(given);
    add_register(constraints, "", is_general ? kGeneral[general++] : kVector[vectors++]);
    if (is_vector(emit.types(), given)) operand = emit.cast(Opcode::BitCast, operand, ssa::kFp128);
    arguments.push_back(operand);
  }
  for (const Scratch& scratch : kScratch)
    if (text.find(scratch.text) != text.npos && constraints.find(scratch.name) == constraints.npos)
      add_register(constraints, "~", scratch.name);
  std::string escaped;
  for (char c : text) escaped.append(c == '$' ? 2 : 1, c);
  Value result = emit.assembly(escaped, constraints, gives_vector ? ssa::kFp128 : type, arguments);
  return gives_vector ? emit.cast(Opcode::BitCast, result, type) : result;
}

Value expand_instruction(const IntrinsicCall& call) {
  std::string text = text_with_number(call.what, call);
  std::vector<Value> operands;
  const bool has_number = call.what.find('#') != std::string_view::npos;
  for (uint32_t i = 0; i < call.argument_count(); ++i) {
    const bool is_in_text =
        has_number && i + 1 == call.argument_count() && call.emit.is_integer(call.argument(i));
    if (!is_in_text) operands.push_back(call.argument(i));
  }
  return emit_instruction(call.emit, text, call.type(), operands);
}

Value expand_packed_shift(const IntrinsicCall& call) {
  Emitter& emit = call.emit;
  const TypeId words = emit.types().vector(2, ssa::kI64);
  const Value number = emit.cast(Opcode::ZExt, call.argument(1), ssa::kI64);
  const Value count = emit.insert_element(emit.integer(words, 0), number, 0);
  std::string name(call.name);  // without the i of an immediate
  name.erase(name.rfind("i."), 1);
  const TypeId lane = emit.types()[call.type()].element;
  const TypeId narrow = emit.types().vector(16 / emit.types().size_of(lane), lane);
  return emit.call(name, call.type(),
                   {call.argument(0), emit.cast(Opcode::BitCast, count, narrow)});
}

}  // namespace lilt::backend
