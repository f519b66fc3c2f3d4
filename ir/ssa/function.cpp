#include "ir/ssa/function.h"

namespace lilt::ssa {

void Function::reset(ModuleOverlay& module, SymbolId symbol) {
  module_ = &module;
  symbol_ = symbol;
  personality_ = module[symbol].personality;
  constants_.reset(&module.header().constants());
  type_ = module[symbol].type;
  text_values_ = text_blocks_ = 0;
  annotations_.reset();
  debug_.reset(module.header(), symbol);
  clear();
  texts_.clear();
  text_arena_.reset();
}

void Function::release_body() {
  release();
  texts_ = std::vector<std::string_view>();
}

void Function::shrink() {
  Body::shrink();
  texts_.shrink_to_fit();
  annotations_.shrink();
}

Name Function::make_name(std::string_view text) {
  texts_.push_back(text);
  return Name::text(static_cast<uint32_t>(texts_.size() - 1));
}

uint32_t Function::alignment(InstId id) const {
  const Instruction& instruction = (*this)[id];
  uint32_t explicit_log2 = instruction.flags >> flag::AlignShift;
  if (explicit_log2 != 0) return uint32_t{1} << (explicit_log2 - 1);
  switch (instruction.opcode) {
    case Opcode::Alloca:
      return types().align_of(operand(id, 0).type());
    case Opcode::Store:
      return types().align_of(type_of(operand(id, 0)));
    default:
      return types().align_of(instruction.type);
  }
}

}  // namespace lilt::ssa
