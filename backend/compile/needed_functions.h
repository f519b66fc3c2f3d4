// Leaves out functions of the module's own that nothing refers to: inlining took in all their
// calls, or the front end printed them in vain.
//
// Results come in the order of the text. One of a local function waits until a result that is
// passed on refers to it, and follows that one; what waits at the end is left out. So the order of
// the output depends on the text alone. What the header refers to (initializers, aliases,
// `@llvm.used`, `module asm`, addresses of blocks) is needed from the start, and so is a function
// with labels, where a dump's header does not know of such addresses. A recursion that nothing else
// enters goes.
#pragma once

#include <functional>
#include <memory>
#include <vector>

#include "backend/compile/function_compiler.h"
#include "ir/ssa/module.h"

namespace lilt::backend {

// The function of internal or private linkage with that name; none() if there is none. O(1).
ssa::SymbolId find_local_function(const ssa::Module& header, std::string_view name);

// The functions of such linkage that an assembly text names, as words or in quotes. O(text).
std::vector<ssa::SymbolId> local_functions_in(std::string_view assembly, const ssa::Module& header);

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

  const ssa::Module& header_;
  Take pass_on_;
  std::vector<bool> is_needed_;                             // by symbol
  std::vector<std::unique_ptr<CompiledFunction>> waiting_;  // by symbol; null: does not wait
  std::vector<std::unique_ptr<CompiledFunction>> next_;     // needed now, in order
  std::vector<std::unique_ptr<CompiledFunction>> spare_;
};

}  // namespace lilt::backend
