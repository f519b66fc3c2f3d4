// Leaves out discardable functions (local ones, and inline functions of C++) that nothing refers
// to: inlining took in all their calls, or the front end printed them in vain.
//
// Results come in the order of the text. One of a discardable function waits until a result that is
// passed on refers to it, and follows that one; what waits at the end is left out. So the order of
// the output depends on the text alone. What the header refers to (initializers, aliases,
// `@llvm.used`, `module asm`, addresses of blocks) is needed from the start, and so is a function
// with labels, where a dump's header does not know of such addresses. A recursion that nothing else
// enters goes. The members of a comdat group stay together, as the linker takes all or none.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <vector>

#include "backend/compile/function_compiler.h"
#include "ir/ssa/module.h"

namespace lilt::backend {

// Whether a definition that its module does not use may be left out: other modules that use it
// have their own. O(1).
bool is_discardable(const ssa::Symbol& symbol);

// The discardable function with that name; none() if there is none. O(1).
ssa::SymbolId find_discardable_function(const ssa::Module& header, std::string_view name);

// The discardable functions that an assembly text names, as words or in quotes. O(text).
std::vector<ssa::SymbolId> discardable_functions_in(std::string_view assembly,
                                                    const ssa::Module& header);

class NeededFunctions {
 public:
  using Take = std::function<void(CompiledFunction&)>;
  // The header must outlive this. O(symbols and constants of the header).
  NeededFunctions(const ssa::Module& header, Take pass_on);

  // Passes the result on, and what waited for it; or keeps its contents and leaves others in it.
  // O(1) for each function and each reference, besides `pass_on`.
  void take(CompiledFunction& function);
  // The functions that wait, in the order of the text.
  std::vector<ssa::SymbolId> left_out() const;

 private:
  void pass_on_with_callees(CompiledFunction& function);
  void need_callees(const CompiledFunction& function);
  void need(ssa::SymbolId function);
  void find_groups();

  const ssa::Module& header_;
  Take pass_on_;
  std::vector<bool> is_needed_;  // by symbol
  // The definitions of each comdat group that has several of them.
  std::map<std::string_view, std::vector<ssa::SymbolId>> groups_;
  std::vector<std::unique_ptr<CompiledFunction>> waiting_;  // by symbol; null: does not wait
  std::vector<std::unique_ptr<CompiledFunction>> next_;     // needed now, in order
  std::vector<std::unique_ptr<CompiledFunction>> spare_;
};

}  // namespace lilt::backend
