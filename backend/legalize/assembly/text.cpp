// Inline assembly with text: every operand gets a place (assembly_operands.h), the text is expanded
// with these places, and the call becomes one whose operands are scalars in named registers:
//
//   %z = call i8 asm "lock cmpxchgq %rcx, (%rdx)\0A\09setz %sil", "={rsi},{rcx},{rdx}"(…)
//
// The selector then has nothing to choose. Flags and the x87 stack are not operands of machine
// instructions: added text before and after reads and writes them.
#include "backend/legalize/assembly/text.h"

#include <algorithm>

#include "backend/legalize/assembly/operands.h"
#include "backend/legalize/assembly/template.h"
#include "emit/x86/assembly_text.h"
#include "emit/x86/register_names.h"
#include "ir/support/text.h"

namespace lilt::backend {

using ssa::InstId;
using ssa::Opcode;
using ssa::TypeId;
using ssa::Value;
using x86::Register;

namespace {

constexpr uint32_t kX87Room = 16;  // bytes for each value that passes through the x87 stack

class AssemblyCall {
 public:
  AssemblyCall(Emitter& emit, InstId id, uint32_t number)
      : emit_(emit), function_(emit.function()), id_(id), number_(number) {}

  std::string lower() {
    const ssa::ConstantPool& constants = function_.constants();
    ssa::ConstantId callee = function_.operand(id_, 1).constant();
    if (constants[callee].flags & ssa::assembly_flag::IntelDialect) return "it is in Intel syntax";
    std::string problem = place_operands(function_, id_, places_);
    if (!problem.empty()) return problem;
    std::string text;
    problem = expand_template(function_, constants.bytes(constants.elements(callee)[0].constant()),
                              places_, unique_number(), text);
    if (problem.empty()) problem = x86::TextAssembler().assemble(text, assembled_);
    if (!problem.empty()) return problem;
    emit_.set_position(id_);
    make_room_for_x87();
    pass_inputs();
    make_results();
    name_clobbers();
    replace(framed(text));
    return {};
  }

 private:
  // The same in every compilation of the function, and different in other functions of the module.
  uint64_t unique_number() const {
    uint32_t hash = 2166136261;  // Fowler, Noll, Vo: FNV-1a
    for (char c : function_.name()) hash = (hash ^ static_cast<uint8_t>(c)) * 16777619;
    return uint64_t{hash} << 20 | number_;
  }

  // --- the new call: constraints, arguments, results

  void add_constraint(std::string_view mark, Register reg) {
    if (!constraints_.empty()) constraints_ += ',';
    ((constraints_ += mark) += '{') += x86::register_name(reg, 8);
    constraints_ += '}';
  }

  void pass_inputs() {
    for (AssemblyOperand& operand : places_.operands) {
      switch (operand.place) {
        case AssemblyPlace::General:
        case AssemblyPlace::Xmm:
          if (!operand.is_output) pass(operand.reg, as_passed(operand, operand.value));
          break;
        case AssemblyPlace::Memory:
          if (operand.tied_to < 0) pass_memory(operand);
          break;
        case AssemblyPlace::X87:
          if (!operand.is_output) emit_.store(operand.value, x87_place(operand), kX87Room);
          break;
        case AssemblyPlace::Immediate:
        case AssemblyPlace::Condition:
          break;
      }
    }
    if (places_.x87_memory.valid()) pass(places_.x87_memory, x87_room_);
  }

  void pass(Register reg, Value value) {
    inputs_.push_back(reg);
    arguments_.push_back(value);
  }

  // A value that is not in memory gets a place there.
  void pass_memory(AssemblyOperand& operand) {
    if (!operand.is_indirect) {
      Value object = emit_.frame_object(operand.type, kX87Room);
      if (!operand.is_output) emit_.store(operand.value, object, 1);
      operand.value = object;
    }
    pass(operand.reg, operand.value);
  }

  // The scalar type of an operand in a register.
  TypeId passed_type(const AssemblyOperand& operand) const {
    ssa::TypeTable& types = function_.types();
    if (operand.place == AssemblyPlace::Condition) return ssa::kI8;
    if (operand.place == AssemblyPlace::General) {
      if (operand.type == ssa::kPtr) return ssa::kPtr;
      return types.integer(8 * width_in_general(types, operand.type));
    }
    unsigned width = width_in_xmm(types, operand.type);
    return width == 4 ? ssa::kFloat : width == 8 ? ssa::kDouble : ssa::kFp128;
  }

  Value as_passed(const AssemblyOperand& operand, Value value) {
    TypeId to = passed_type(operand);
    if (operand.type == to) return value;
    if (operand.type == ssa::kI1) return emit_.resize_unsigned(value, to);
    return emit_.cast(Opcode::BitCast, value, to);
  }

  void make_results() {
    for (const AssemblyOperand& operand : places_.operands) {
      bool is_result = operand.is_output && operand.place != AssemblyPlace::Memory &&
                       operand.place != AssemblyPlace::X87;
      if (!is_result) continue;
      add_constraint("=", operand.reg);
      results_.push_back(passed_type(operand));
    }
    for (Register reg : inputs_) add_constraint("", reg);
  }

  void name_clobbers() {
    x86::RegSet left = places_.clobbers;
    for (const AssemblyOperand& operand : places_.operands)
      if (operand.is_output && operand.place != AssemblyPlace::Memory && operand.reg.valid())
        left.erase(operand.reg);
    left.for_each([&](Register reg) { add_constraint("~", reg); });
  }

  // --- the x87 stack

  void make_room_for_x87() {
    if (!places_.x87_memory.valid()) return;
    uint32_t count = 0;
    for (const AssemblyOperand& operand : places_.operands)
      count += operand.place == AssemblyPlace::X87;
    TypeId room = function_.types().array(uint64_t{count} * kX87Room, ssa::kI8);
    x87_room_ = emit_.frame_object(room, kX87Room);
  }

  uint32_t x87_offset(const AssemblyOperand& wanted) const {
    uint32_t offset = 0;
    for (const AssemblyOperand& operand : places_.operands) {
      if (&operand == &wanted) break;
      offset += operand.place == AssemblyPlace::X87 ? kX87Room : 0;
    }
    return offset;
  }
  Value x87_place(const AssemblyOperand& operand) {
    return emit_.address(x87_room_, x87_offset(operand));
  }

  // fld or fstp of an operand's memory.
  void append_x87(std::string& text, std::string_view name, const AssemblyOperand& operand) {
    text += name;
    text += operand.type == ssa::kFloat ? 's' : operand.type == ssa::kDouble ? 'l' : 't';
    text += ' ';
    append_decimal(text, uint64_t{x87_offset(operand)});
    ((text += "(%") += x86::register_name(places_.x87_memory, 8)) += ")\n\t";
  }

  const AssemblyOperand* x87_operand(bool is_output, uint32_t depth) const {
    for (const AssemblyOperand& operand : places_.operands)
      if (operand.place == AssemblyPlace::X87 && operand.is_output == is_output &&
          operand.depth == depth)
        return &operand;
    return nullptr;
  }

  // Inputs are pushed, the deepest first. After the text, the results are on top; below them are
  // the inputs that the text does not declare as popped (by a tie or a clobber).
  std::string framed(const std::string& text) {
    std::string before, after;
    uint32_t left = 0;
    for (uint32_t depth = 8; depth-- > 0;)
      if (const AssemblyOperand* input = x87_operand(false, depth)) {
        append_x87(before, "fld", *input);
        left += input->tied_to < 0 && (places_.x87_clobbers >> depth & 1) == 0;
      }
    for (const AssemblyOperand& operand : places_.operands)
      if (operand.place == AssemblyPlace::Condition)
        ((((after += "set") += operand.condition) += " %") += x86::register_name(operand.reg, 1)) +=
            "\n\t";
    for (uint32_t depth = 0; depth < 8; ++depth)
      if (const AssemblyOperand* output = x87_operand(true, depth))
        append_x87(after, "fstp", *output);
    for (; left != 0; --left) after += "fstp %st(0)\n\t";
    if (after.empty()) return before + text;
    after.resize(after.size() - 2);
    return before + text + "\n\t" + after;
  }

  // --- replacing the call

  void replace(const std::string& text) {
    TypeId result = results_.empty()       ? ssa::kVoid
                    : results_.size() == 1 ? results_[0]
                                           : function_.types().literal_struct(results_, false);
    Value call = emit_.assembly(text, constraints_, result, arguments_);
    if (uint8_t attributes = function_.own_function_attributes(id_); attributes != 0)
      function_.set_function_attributes(call.local(), attributes);
    replace_result(call);
    function_.erase(id_);
  }

  void replace_result(Value call) {
    TypeId type = function_[id_].type;
    if (type == ssa::kVoid) return;
    std::vector<Value> parts;
    uint32_t next = 0;
    for (const AssemblyOperand& operand : places_.operands)
      if (operand.is_output && !operand.is_indirect)
        parts.push_back(result_of(operand, call, next));
    function_.track_uses();
    if (!function_.types().is_aggregate(type)) return function_.replace_all_uses(id_, parts[0]);
    Value whole = function_.constants().poison(type);
    for (uint32_t i = 0; i < parts.size(); ++i) whole = emit_.insert_value(whole, parts[i], i);
    function_.replace_all_uses(id_, whole);
  }

  Value result_of(const AssemblyOperand& operand, Value call, uint32_t& next) {
    if (operand.place == AssemblyPlace::Memory)
      return emit_.load(operand.type, operand.value, kX87Room);
    if (operand.place == AssemblyPlace::X87)
      return emit_.load(operand.type, x87_place(operand), kX87Room);
    Value value = results_.size() == 1 ? call : emit_.extract_value(call, next);
    ++next;
    TypeId from = function_.type_of(value);
    if (from == operand.type) return value;
    bool is_truth = operand.place == AssemblyPlace::Condition || operand.type == ssa::kI1;
    return is_truth ? emit_.resize_unsigned(value, operand.type)
                    : emit_.cast(Opcode::BitCast, value, operand.type);
  }

  Emitter& emit_;
  ssa::Function& function_;
  InstId id_;
  uint32_t number_;
  AssemblyOperands places_;
  x86::AssembledText assembled_;
  std::string constraints_;
  std::vector<Register> inputs_;
  std::vector<Value> arguments_;
  std::vector<TypeId> results_;
  Value x87_room_;
};

}  // namespace

std::string lower_assembly_text(Emitter& emit, InstId call, uint32_t number) {
  return AssemblyCall(emit, call, number).lower();
}

}  // namespace lilt::backend
