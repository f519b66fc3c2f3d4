#include "runtime/interpreter/observed.h"

#include "ir/ssa/printer.h"
#include "runtime/interpreter/register_variables.h"

namespace lilt::runtime {

using ssa::BlockId;
using ssa::InstId;

namespace {

// The position of the address among the operands of instructions that write memory.
size_t address_operand(ssa::Opcode opcode) {
  if (opcode == ssa::Opcode::Store) return 1;
  return opcode == ssa::Opcode::AtomicRMW || opcode == ssa::Opcode::CmpXchg ? 0 : SIZE_MAX;
}

class Describer {
 public:
  Describer(const ssa::Function& function, const std::vector<int32_t>& slots, ObservedBody& body)
      : function_(function), slots_(slots), body_(body), texts_(ssa::texts_of(function)) {}

  void run() {
    body_.name = '@' + std::string(function_.module()[function_.symbol()].name);
    for (uint32_t i = 0; i < function_.argument_count(); ++i) {
      body_.parameters.push_back(value_of(function_.argument(i)));
      body_.parameter_types.push_back(function_.types().to_string(body_.parameters.back().type));
    }
    for (BlockId block : function_.blocks()) add_block(block);
  }

 private:
  void add_block(BlockId block) {
    const auto number = static_cast<uint32_t>(body_.blocks.size());
    bool is_first = true;
    body_.blocks.push_back(texts_.blocks[block.index()]);
    for (InstId id = function_[block].first; id.valid(); id = function_.next(id)) {
      if (!is_step(function_, id)) continue;
      ObservedInstruction instruction;
      instruction.opcode = function_[id].opcode;
      instruction.text = in_one_line(texts_.instructions[id.index()]);
      instruction.block = number;
      instruction.is_first = std::exchange(is_first, false);
      instruction.is_last = id == function_.terminator(block);
      instruction.result = value_of(id);
      const std::span<const ssa::Value> operands = function_.operands(id);
      for (size_t i = 0; i < operands.size(); ++i) {
        if (!operands[i].is_local()) continue;
        instruction.operands.push_back(value_of(operands[i].local()));
        instruction.operands.back().is_address = i == address_operand(instruction.opcode);
      }
      body_.instructions.push_back(std::move(instruction));
    }
  }
  ObservedValue value_of(InstId id) const {
    return {texts_.values[id.index()], function_[id].type, slots_[id.index()]};
  }

  const ssa::Function& function_;
  const std::vector<int32_t>& slots_;
  ObservedBody& body_;
  ssa::FunctionTexts texts_;
};

}  // namespace

std::string in_one_line(std::string_view text) {
  std::string line;
  for (size_t i = 0; i < text.size(); ++i) {
    if (text[i] != '\n') {
      line += text[i];
      continue;
    }
    while (i + 1 < text.size() && text[i + 1] == ' ') ++i;
    line += ' ';
  }
  return line;
}

bool is_step(const ssa::Function& function, InstId id) {
  return function[id].opcode != ssa::Opcode::Call || !is_note(function, id);
}

void describe(const ssa::Function& function, const std::vector<int32_t>& slots,
              ObservedBody& body) {
  Describer(function, slots, body).run();
}

}  // namespace lilt::runtime
