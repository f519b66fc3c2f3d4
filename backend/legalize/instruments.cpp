// The functions that "instrument-function-entry-inlined" and -exit ask for, as compilers do for
// profilers: each entry of the function calls mcount, or __cyg_profile_func_enter with the
// addresses of the function and of its caller; each return likewise.
#include "backend/legalize/emitter.h"
#include "backend/legalize/names.h"
#include "backend/legalize/steps.h"

namespace lilt::backend {

namespace {

void call_instrument(Emitter& emit, std::string_view name) {
  ssa::Function& function = emit.function();
  const bool takes_addresses = name.starts_with("__cyg_profile_func_");
  if (!takes_addresses) {
    emit.call(name, ssa::kVoid, {});
    return;
  }
  const Value own(function.constants().symbol(function.symbol()));
  const Value caller =
      emit.intrinsic("llvm.returnaddress", ssa::kPtr, {emit.integer(ssa::kI32, 0)});
  emit.call(name, ssa::kVoid, {own, caller});
}

}  // namespace

void call_instruments(ssa::Function& function, Arena& scratch) {
  const ssa::Symbol& symbol = function.module()[function.symbol()];
  if ((symbol.function_attributes & ssa::function_attribute::HasRequests) == 0) return;
  const ssa::FunctionRequests& requests =
      function.module().header().requests.at(function.symbol().index());
  Emitter emit(function, scratch);
  if (!requests.entry_call.empty()) {
    InstId first = function[function.entry()].first;
    while (function[first].opcode == Opcode::Alloca) first = function.next(first);
    emit.set_position(first);
    call_instrument(emit, requests.entry_call);
  }
  if (requests.exit_call.empty()) return;
  for (BlockId block : function.blocks()) {
    const InstId ret = function.terminator(block), before = function.previous(ret);
    if (function[ret].opcode != Opcode::Ret) continue;
    const bool is_jump = before.valid() && function[before].opcode == Opcode::Call &&
                         (function[before].flags & ssa::flag::MustTail) != 0;
    emit.set_position(is_jump ? before : ret);
    call_instrument(emit, requests.exit_call);
  }
}

}  // namespace lilt::backend
