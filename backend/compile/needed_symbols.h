// Which definitions of a module its object needs.
//
// Needed are those that other modules may refer to, what LLVM's own lists and `module asm` name,
// and whatever a needed function or variable refers to. The code of a function shows its references
// once it is compiled: a call that was inlined is none. Members of a comdat group are needed
// together, as the linker takes all or none. So the needed ones are reached from the first ones
// step by step, and a recursion that nothing enters is left out.
#pragma once

#include <string_view>
#include <unordered_map>
#include <vector>

#include "backend/compile/function_compiler.h"
#include "ir/ssa/module.h"

namespace lilt::backend {

// Which definitions are left out if nothing refers to them.
enum class LeftOut : uint8_t {
  None,
  AlwaysInlined,  // at -O0, as by clang: inline functions whose calls are all taken in
  Discardable,    // whatever no other module can refer to
};

// Whether a definition that its module does not use may be left out: other modules that use it
// have their own. O(1).
bool is_discardable(const ssa::Symbol& symbol);

// The discardable symbol with that name; none() if there is none. O(1).
ssa::SymbolId find_discardable(const ssa::Module& header, std::string_view name);

// The discardable symbols that an assembly text names, as words or in quotes. O(text).
std::vector<ssa::SymbolId> discardable_symbols_in(std::string_view assembly,
                                                  const ssa::Module& header);

class NeededSymbols {
 public:
  // The header must outlive this. O(symbols and constants of the header).
  NeededSymbols(const ssa::Module& header, LeftOut left_out);

  bool is_needed(ssa::SymbolId symbol) const { return is_needed_[symbol.index()]; }
  // A definition is needed, and what it refers to outside its code. Constant time for each
  // reference, all calls together.
  void need(ssa::SymbolId symbol);
  // What the code of a needed function refers to is needed.
  void need_references(const CompiledFunction& function);
  // Calls `take` for the function definitions that became needed since the last call, in the order
  // of the references.
  template <class Take>
  void take_functions(Take take) {
    for (const ssa::SymbolId function : functions_) take(function);
    functions_.clear();
  }
  // Makes declarations of the header's other definitions; nothing refers to them. `header`: the
  // same one.
  void leave_out_others(ssa::Module& header) const;

 private:
  bool is_left_out(const ssa::Symbol& symbol, LeftOut left_out) const;
  void find_groups();
  void mark(ssa::SymbolId symbol);
  void visit(ssa::SymbolId symbol);
  void visit(ssa::ConstantId constant);

  const ssa::Module& header_;
  const bool has_all_text_;            // LeftOut::None
  std::vector<bool> is_needed_;        // by symbol
  std::vector<bool> is_visited_;       // by constant of the header
  std::vector<ssa::SymbolId> marked_;  // whose contents are not visited yet
  std::vector<ssa::ConstantId> constants_;
  std::vector<ssa::SymbolId> functions_;
  // The definitions of each comdat group.
  std::unordered_map<std::string_view, std::vector<ssa::SymbolId>> groups_;
};

// The order of functions in the output: that of the text, except that a function which a later one
// is the first to refer to follows that one. So it depends on the text alone, and needs no result
// but those that come before.
class FunctionOrder {
 public:
  static constexpr uint32_t kEnd = UINT32_MAX;
  // `definitions`: of functions, in the order of the text. Both must outlive this.
  FunctionOrder(const ssa::Module& header, const std::vector<ssa::SymbolId>& definitions,
                LeftOut left_out);

  // The number of the definition that comes next, kEnd: none.
  uint32_t next();
  // The next one is compiled.
  void pass(const CompiledFunction& function);
  // A definition is needed whose code is not there yet.
  void need(ssa::SymbolId function);
  // Of a definition, from 0. O(1).
  uint32_t number_of(ssa::SymbolId function) const { return number_of_[function.index()]; }
  // Which symbols are needed; final at the end.
  const NeededSymbols& needed() const { return needed_; }

 private:
  void add_passed();

  const std::vector<ssa::SymbolId>& definitions_;
  NeededSymbols needed_;
  std::vector<uint32_t> number_of_;  // by symbol
  uint32_t text_ = 0;                // the first number that was not looked at
  std::vector<uint32_t> earlier_;    // needed now, of numbers before `text_`
  size_t earlier_at_ = 0;            // of the next one
};

}  // namespace lilt::backend
