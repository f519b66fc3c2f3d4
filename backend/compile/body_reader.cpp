#include "backend/compile/body_reader.h"

namespace lilt::backend {

void BodyReader::start(ssa::ModuleOverlay& module, const ssa::BuiltBodies* built,
                       Diagnostics& diagnostics) {
  module_ = &module;
  diagnostics_ = &diagnostics;
  built_ = built;
  parser_.reset();
  if (built == nullptr) parser_.emplace(module, diagnostics);
}

bool BodyReader::read(ssa::SymbolId symbol, ssa::Function& function) {
  if (parser_) return parser_->parse(symbol, function);
  if (built_reader_.read(*built_, *module_, symbol, function)) return true;
  diagnostics_->error("the body of '@" + std::string((*module_)[symbol].name) + "' is not valid");
  return false;
}

void BodyReader::set_flooded() {
  if (parser_) parser_->set_flooded();
}

ssa::Analyses& BodyReader::analyses() {
  return parser_ ? parser_->analyses() : built_reader_.analyses();
}

size_t BodyText::count_lines(ssa::SymbolId function, size_t most) const {
  size_t lines = 0;
  if (built_ == nullptr) {
    const ssa::Symbol& symbol = header_[function];
    const std::string_view text =
        header_.source()->text().substr(symbol.body_begin, symbol.body_end - symbol.body_begin);
    for (size_t at = text.find('\n'); at != text.npos && lines <= most;
         at = text.find('\n', at + 1))
      ++lines;
    return lines;
  }
  // A blank line and a label of each block; the entry has the rest of the brace's line, and a label
  // if it has a name, or a phi names it.
  const ssa::Function& body = *built_->bodies[function.index()];
  bool is_entry_named = body[body.entry()].name.is_text();
  for (const ssa::BlockId block : body.blocks()) {
    lines += block == body.entry() ? 1 : 2;
    for (ssa::InstId id = body[block].first; id.valid() && lines <= most; id = body.next(id)) {
      const ssa::Opcode opcode = body[id].opcode;
      lines += opcode == ssa::Opcode::Switch ? body[id].operand_count / 2 + 1 : 1;
      for (const ssa::Value operand : body.operands(id))
        is_entry_named |= opcode == ssa::Opcode::Phi && operand == ssa::Value(body.entry());
    }
  }
  return lines + is_entry_named;
}

size_t BodyText::size(ssa::SymbolId function) const {
  constexpr size_t kInstruction = 40;  // most of the time
  if (built_ != nullptr) return built_->bodies[function.index()]->value_count() * kInstruction;
  return header_[function].body_end - header_[function].body_begin;
}

}  // namespace lilt::backend
