// Addresses of thread-local variables, by the models of "ELF Handling For Thread-Local Storage"
// (Drepper): a constant distance from the thread pointer, which %fs:0 holds, where the variable
// belongs to the executable (local-exec); a distance that the loader has put into the global offset
// table (initial-exec); a call of __tls_get_addr, which is always correct (general dynamic).
#include "backend/isel/selector.h"

namespace lilt::backend::isel {

bool Selector::is_thread_local(ssa::SymbolId symbol) const {
  return function_.module()[symbol].tls != ssa::TlsModel::None;
}

// An explicit model is a promise; otherwise the model depends on the kind of output.
ssa::TlsModel Selector::thread_local_model(ssa::SymbolId symbol) const {
  ssa::TlsModel asked = function_.module()[symbol].tls;
  if (options_.thread_locals == ThreadLocals::ByCall) return ssa::TlsModel::General;
  if (asked == ssa::TlsModel::LocalExec) return asked;
  bool is_executable =
      options_.thread_locals == ThreadLocals::Executable || !options_.position_independent;
  if (is_executable)
    return is_local_symbol(symbol) && function_.module()[symbol].is_definition
               ? ssa::TlsModel::LocalExec
               : ssa::TlsModel::InitialExec;
  return asked == ssa::TlsModel::InitialExec ? asked : ssa::TlsModel::General;
}

Address Selector::thread_pointer() {
  Address address;
  address.segment = mir::Segment::Fs;
  return address;
}

// symbol@TPOFF + displacement from the thread pointer: an operand that is accessed.
Address Selector::thread_local_operand(ssa::SymbolId symbol) {
  Address address = thread_pointer();
  address.symbol = symbol_ref(symbol);
  address.symbol_use = mir::SymbolUse::ThreadOffset;
  return address;
}

// Whether computing the value takes a call of __tls_get_addr, because it is, is computed from, or
// is loaded from, a thread-local address.
bool Selector::takes_call(Value value) {
  if (std::optional<InstId> load = foldable_load(value)) {
    AddressPattern pattern = match_address(function_.operand(*load, 0));
    if (pattern.base_kind == AddressPattern::Base::Symbol) return takes_call(pattern.symbol);
    return takes_call(pattern.base) || takes_call(pattern.index);
  }
  value = resolve(value);
  if (const ssa::Instruction* cast = definition(value); cast && cast->opcode == Opcode::BitCast)
    value = resolve(function_.operand(value.local(), 0));
  if (!value.is_constant()) return false;
  const ssa::Constant& constant = function_.constants()[value.constant()];
  return constant.kind == ssa::ConstantKind::Symbol && takes_call(constant.symbol);
}

Register Selector::materialize_thread_local(ssa::SymbolId symbol) {
  Register reg = temporary();
  ssa::TlsModel model = thread_local_model(symbol);
  if (model == ssa::TlsModel::General) {
    emit(Op::TLS_ADDRESS, 8, {reg, Operand(symbol_ref(symbol), false)});
    machine_.frame.has_calls = true;
    return reg;
  }
  Register base = temporary();
  emit(Op::MOVrm, 8, {base, thread_pointer()});
  Address address;
  if (model == ssa::TlsModel::InitialExec) {
    address = Address::of_symbol(symbol_ref(symbol));
    address.symbol_use = mir::SymbolUse::ThreadOffsetEntry;
    emit(Op::ADDrm, 8, {reg, base, address});
  } else {
    address = Address::of_register(base);
    address.symbol = symbol_ref(symbol);
    address.symbol_use = mir::SymbolUse::ThreadOffset;
    emit(Op::LEA, 8, {reg, address});
  }
  return reg;
}

}  // namespace lilt::backend::isel
