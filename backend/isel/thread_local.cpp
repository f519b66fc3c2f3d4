// Addresses of thread-local variables, by the models of "ELF Handling For Thread-Local Storage"
// (Drepper): a constant distance from the thread pointer, which %fs:0 holds, where the variable
// belongs to the executable (local-exec); a distance that the loader has put into the global offset
// table (initial-exec); a call of __tls_get_addr, which is always correct (general dynamic).
#include "backend/isel/tile_rules.h"

namespace lilt::backend::isel {
namespace {

Address thread_pointer() {
  Address address;
  address.segment = mir::Segment::Fs;
  return address;
}

// Of __tls_get_addr.
bool address_takes_call(const SelectedFunction& s, ssa::SymbolId symbol) {
  return is_thread_local(s, symbol) && thread_local_model(s, symbol) == ssa::TlsModel::General;
}

}  // namespace

bool is_thread_local(const SelectedFunction& s, ssa::SymbolId symbol) {
  return s.function().module()[symbol].tls != ssa::TlsModel::None;
}

// An explicit model is a promise; otherwise the model depends on the kind of output.
ssa::TlsModel thread_local_model(const SelectedFunction& s, ssa::SymbolId symbol) {
  ssa::TlsModel asked = s.function().module()[symbol].tls;
  if (s.options().thread_locals == ThreadLocals::ByCall) return ssa::TlsModel::General;
  if (asked == ssa::TlsModel::LocalExec) return asked;
  bool is_executable =
      s.options().thread_locals == ThreadLocals::Executable || !s.options().position_independent;
  if (is_executable)
    return s.is_local_symbol(symbol) && s.function().module()[symbol].is_definition
               ? ssa::TlsModel::LocalExec
               : ssa::TlsModel::InitialExec;
  return asked == ssa::TlsModel::InitialExec ? asked : ssa::TlsModel::General;
}

// symbol@TPOFF + displacement from the thread pointer: an operand that is accessed.
Address thread_local_operand(ValueRegisters& s, ssa::SymbolId symbol) {
  Address address = thread_pointer();
  address.symbol = s.symbol_ref(symbol);
  address.symbol_use = mir::SymbolUse::ThreadOffset;
  return address;
}

bool takes_call(Selector& s, Value value) {
  if (std::optional<InstId> load = s.foldable_load(value)) {
    AddressPattern pattern = s.match_address(s.operand(*load, 0));
    if (pattern.base_kind == AddressPattern::Base::Symbol)
      return address_takes_call(s, pattern.symbol);
    return takes_call(s, pattern.base) || takes_call(s, pattern.index);
  }
  value = s.resolve(value);
  if (const ssa::Instruction* cast = s.definition(value); cast && cast->opcode == Opcode::BitCast)
    value = s.resolve(s.operand(value.local(), 0));
  if (!value.is_constant()) return false;
  const ssa::Constant& constant = s.constants()[value.constant()];
  return constant.kind == ssa::ConstantKind::Symbol && address_takes_call(s, constant.symbol);
}

Register materialize_thread_local(ValueRegisters& s, ssa::SymbolId symbol) {
  Register reg = s.temporary();
  ssa::TlsModel model = thread_local_model(s, symbol);
  if (model == ssa::TlsModel::General) {
    s.emit(Op::TLS_ADDRESS, 8, {reg, Operand(s.symbol_ref(symbol), false)});
    s.machine().frame.has_calls = true;
    return reg;
  }
  Register base = s.temporary();
  s.emit(Op::MOVrm, 8, {base, thread_pointer()});
  Address address;
  if (model == ssa::TlsModel::InitialExec) {
    address = Address::of_symbol(s.symbol_ref(symbol));
    address.symbol_use = mir::SymbolUse::ThreadOffsetEntry;
    s.emit(Op::ADDrm, 8, {reg, base, address});
  } else {
    address = Address::of_register(base);
    address.symbol = s.symbol_ref(symbol);
    address.symbol_use = mir::SymbolUse::ThreadOffset;
    s.emit(Op::LEA, 8, {reg, address});
  }
  return reg;
}

}  // namespace lilt::backend::isel
