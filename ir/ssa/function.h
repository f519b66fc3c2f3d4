// A function: its code (body.h) in a module, with the constants that it uses, the names of its
// values, and what its text says besides.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "ir/ssa/annotations.h"
#include "ir/ssa/attributes.h"
#include "ir/ssa/body.h"
#include "ir/ssa/constant.h"
#include "ir/ssa/function_debug_info.h"
#include "ir/ssa/module.h"
#include "ir/support/arena.h"

namespace lilt::ssa {

class Function : public Body {
 public:
  // Empties the function and makes it a body of `symbol`. Keeps its memory. What the body needs
  // besides the header goes into the overlay.
  void reset(ModuleOverlay& module, SymbolId symbol);
  // Gives the memory of blocks, instructions, operands, uses and names back, which reset() keeps.
  // Afterwards only the function's name and debug information may be asked for.
  void release_body();
  // Gives back the memory that reset() would keep for larger functions. Costs a copy.
  void shrink();
  const ModuleOverlay& module() const { return *module_; }
  // Adds a declaration whose name is new; see ModuleOverlay::find.
  SymbolId declare(const Symbol& symbol) { return module_->declare(symbol); }
  SymbolId symbol() const { return symbol_; }
  std::string_view name() const { return (*module_)[symbol_].name; }
  // The symbol's type, until set_type changes the body's: legalization passes values in parts.
  TypeId type() const { return type_; }
  void set_type(TypeId type) { type_ = type; }
  // The function that the unwinder asks what to do in this one: the symbol's, until
  // set_personality changes it; none() if no function is named.
  SymbolId personality() const { return personality_; }
  void set_personality(SymbolId personality) { personality_ = personality; }
  // The symbol's: namespace function_attribute.
  FunctionAttributes attributes() const { return (*module_)[symbol_].function_attributes; }
  // What the function's code may use of the processor.
  ProcessorFeatures features() const { return (*module_)[symbol_].features.granted(); }
  bool has(ProcessorFeatures any) const { return (features() & any) != 0; }
  TypeTable& types() const { return module_->types(); }
  ConstantPool& constants() { return constants_; }
  const ConstantPool& constants() const { return constants_; }

  TypeId type_of(Value value) const {
    return value.is_local() ? (*this)[value.local()].type : constants_[value.constant()].type;
  }
  void replace_all_uses(InstId old_value, Value replacement) {  // requires tracked uses
    if (replacement == Value(old_value)) return;
    debug_.note_replacement(old_value, replacement);
    replace_uses(old_value, replacement);
  }

  // --- names
  // Declares that all values and blocks that exist were in a text.
  void end_of_text() {
    text_values_ = static_cast<uint32_t>(value_count());
    text_blocks_ = static_cast<uint32_t>(block_count());
    if (!debug_.records().empty()) debug_.note_blocks(*this);
  }
  // The number of a value or block among those that were made since then.
  uint32_t made_number(InstId id) const { return made_number(id.index(), text_values_); }
  uint32_t made_number(BlockId id) const { return made_number(id.index(), text_blocks_); }
  // Remembers `text` (a view that outlives the function, such as of the source) as a name.
  Name make_name(std::string_view text);
  Name make_name_copy(std::string_view text) { return make_name(text_arena_.copy(text)); }
  std::string_view text_of(Name name) const { return texts_[name.text_index()]; }

  // --- annotations; callee.h joins them with what callees' declarations say
  const Annotations& annotations() const { return annotations_; }
  Annotations& annotations() { return annotations_; }

  // --- facts: copies of an instruction keep them, with its flags
  // None of instructions other than loads, stores and calls. O(1).
  FactsIndex facts_index(InstId id) const {
    const Instruction& i = (*this)[id];
    if (i.opcode == Opcode::Call) return i.flags >> flag::CallFactsShift & kMaxFacts;
    if (i.opcode != Opcode::Load && i.opcode != Opcode::Store) return 0;
    return i.flags >> flag::FactsShift & kMaxFacts;
  }
  const Facts& facts_of(InstId id) const { return annotations_.facts(facts_index(id)); }
  void set_facts(InstId id, FactsIndex index) {
    Instruction& i = (*this)[id];
    i.flags = static_cast<uint16_t>((i.flags & ~facts_flag(i.opcode, kMaxFacts)) |
                                    facts_flag(i.opcode, index));
  }

  // Where instructions come from in the program's source, and its variables.
  const FunctionDebugInfo& debug() const { return debug_; }
  FunctionDebugInfo& debug() { return debug_; }

  // Alignment in bytes of a load, store or alloca (explicit, else the type's own).
  uint32_t alignment(InstId id) const;

 private:
  static uint32_t made_number(uint32_t index, uint32_t first) {
    return index < first ? index : index - first;
  }

  ModuleOverlay* module_ = nullptr;
  SymbolId symbol_, personality_;
  ConstantPool constants_;
  TypeId type_;
  uint32_t text_values_ = 0, text_blocks_ = 0;  // that the text has
  Annotations annotations_;
  FunctionDebugInfo debug_;
  std::vector<std::string_view> texts_;
  Arena text_arena_;
};

}  // namespace lilt::ssa
