#include "backend/compile/body_reader.h"

#include <algorithm>

#include "frontend/llvm/module_index.h"
#include "ir/support/text.h"

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

namespace {

// Counts the names that texts would have.
class NameCounter {
 public:
  NameCounter(const ssa::Module& header, const ssa::BuiltBodies& built)
      : header_(header), built_(built), names_(header.symbol_count()) {}

  std::vector<uint8_t> run() {
    for (const ssa::SymbolId id : header_.symbols()) {
      note(id);
      if (header_[id].initializer.valid()) note(header_.constants(), header_[id].initializer);
      if (built_.bodies[id.index()] != nullptr) note(*built_.bodies[id.index()]);
    }
    return std::move(names_);
  }

 private:
  void note(ssa::SymbolId symbol) {
    constexpr uint8_t kMany = 3;
    uint8_t& count = names_[symbol.index()];
    std::string printed;
    append_llvm_name(printed, '@', header_[symbol].name);
    count = printed[1] != '"' ? std::min<uint8_t>(count + 1, kMany) : kMany;
  }
  void note(const ssa::ConstantPool& pool, ssa::ConstantId constant) {
    using enum ssa::ConstantKind;
    const ssa::ConstantKind kind = pool[constant].kind;
    if (kind == Symbol) note(symbol_of(pool, constant));
    if (kind != Aggregate && kind != Expression) return;
    for (const ssa::Value element : pool.elements(constant))
      if (element.is_constant()) note(pool, element.constant());
  }
  void note(const ssa::Function& body) {
    for (const ssa::BlockId block : body.blocks())
      for (ssa::InstId id = body[block].first; id.valid(); id = body.next(id))
        for (const ssa::Value operand : body.operands(id))
          if (operand.is_constant()) note(body.constants(), operand.constant());
  }
  // Bodies have the symbols of the module that was built.
  ssa::SymbolId symbol_of(const ssa::ConstantPool& pool, ssa::ConstantId constant) const {
    const ssa::SymbolId symbol = pool[constant].symbol;
    return &pool == &header_.constants() ? symbol : built_.symbols[symbol.index()];
  }

  const ssa::Module& header_;
  const ssa::BuiltBodies& built_;
  std::vector<uint8_t> names_;
};

}  // namespace

std::vector<uint8_t> BodyText::count_names() const {
  return built_ == nullptr ? frontend::count_names(header_) : NameCounter(header_, *built_).run();
}

size_t BodyText::size(ssa::SymbolId function) const {
  constexpr size_t kInstruction = 40;  // most of the time
  if (built_ != nullptr) return built_->bodies[function.index()]->value_count() * kInstruction;
  return header_[function].body_end - header_[function].body_begin;
}

}  // namespace lilt::backend
