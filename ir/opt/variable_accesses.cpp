#include "ir/opt/variable_accesses.h"

#include <algorithm>

#include "ir/ssa/callee.h"
#include "ir/ssa/intrinsics.h"

namespace lilt::opt {

using namespace ssa;
using namespace variable_access;

namespace {

constexpr VariableAccess kAnyAccess = Reads | Writes | TakesAddress;

bool is_local_variable(const Symbol& symbol) {
  return symbol.kind == SymbolKind::Variable && symbol.is_definition && symbol.is_local();
}

bool is_number(const ConstantPool& constants, Value value) {
  return value.is_constant() && constants[value.constant()].kind == ConstantKind::Integer;
}

class AccessFinder {
 public:
  AccessFinder(const Function& function, std::span<VariableAccess> accesses, Arena& scratch)
      : function_(function), accesses_(accesses), address_of_(scratch) {}

  void run() {
    // Until no address is computed after its use in the order of the blocks.
    do {
      has_new_ = false;
      for (const BlockId block : function_.blocks())
        for (InstId id = function_[block].first; id.valid(); id = function_.next(id)) visit(id);
    } while (has_new_);
  }

 private:
  void visit(InstId id) {
    const auto operands = function_.operands(id);
    for (uint32_t i = 0; i < operands.size(); ++i) {
      const Value value = operands[i];
      if (value.is_local() && !address_of_.empty() && address_of_[value.local()].valid())
        use(id, i, address_of_[value.local()]);
      else if (value.is_constant())
        visit_constant(id, i, value.constant());
    }
  }

  void visit_constant(InstId id, uint32_t operand, ConstantId constant) {
    const ConstantKind kind = function_.constants()[constant].kind;
    if (kind != ConstantKind::Symbol && !has_elements(kind)) return;
    if (const SymbolId symbol = variable_of(function_, constant); symbol.valid())
      use(id, operand, symbol);
    else
      take_addresses_in(constant);
  }

  static bool has_elements(ConstantKind kind) {
    return kind == ConstantKind::Expression || kind == ConstantKind::Aggregate;
  }

  // Of constants that contain the address of a variable without being one.
  void take_addresses_in(ConstantId constant) {
    const ConstantKind kind = function_.constants()[constant].kind;
    if (kind == ConstantKind::Symbol)
      if (const SymbolId symbol = variable_of(function_, constant); symbol.valid())
        accesses_[symbol.index()] |= kAnyAccess;
    if (!has_elements(kind)) return;
    for (const Value element : function_.constants().elements(constant))
      if (element.is_constant()) take_addresses_in(element.constant());
  }

  void use(InstId id, uint32_t operand, SymbolId symbol) {
    const Opcode opcode = function_[id].opcode;
    const bool is_base = opcode == Opcode::GetElementPtr && operand == 1;
    if (is_base || opcode == Opcode::BitCast) return derive(id, symbol);
    accesses_[symbol.index()] |= access_by(id, operand);
  }

  void derive(InstId id, SymbolId symbol) {
    if (address_of_.empty()) address_of_.assign(function_.value_count(), SymbolId::none());
    if (address_of_[id] == symbol) return;
    address_of_[id] = symbol;
    has_new_ = true;
  }

  VariableAccess access_by(InstId id, uint32_t operand) const {
    const Instruction& i = function_[id];
    const bool is_volatile = (i.flags & flag::Volatile) != 0;
    switch (i.opcode) {
      case Opcode::Load:
        return is_volatile ? kAnyAccess : Reads;
      case Opcode::Store:
        return is_volatile || operand == 0 ? kAnyAccess : Writes;
      case Opcode::ICmp:
        return 0;
      case Opcode::Call:
        return access_by_call(id, operand);
      default:
        return kAnyAccess;
    }
  }

  // Operands of memcpy, memmove, memset: type, callee, where to, where from or what, bytes, whether
  // it is volatile.
  VariableAccess access_by_call(InstId id, uint32_t operand) const {
    const uint16_t intrinsic = called_intrinsic_number(function_, id);
    if (intrinsic == 0) return kAnyAccess;
    const std::string_view name = intrinsic_signatures()[intrinsic - 1].name;
    if (!name.starts_with("llvm.memcpy") && !name.starts_with("llvm.memmove") &&
        !name.starts_with("llvm.memset"))
      return kAnyAccess;
    const Value is_volatile = function_.operands(id).back();
    if (!is_volatile.is_constant() || function_.constants()[is_volatile.constant()].bits != 0)
      return kAnyAccess;
    return operand == 2 ? Writes : operand == 3 ? Reads : kAnyAccess;
  }

  const Function& function_;
  const std::span<VariableAccess> accesses_;
  ArenaIdMap<InstId, SymbolId> address_of_;  // by value; empty: none is computed from one
  bool has_new_ = false;
};

}  // namespace

SymbolId variable_of(const Function& function, ConstantId address) {
  const ConstantPool& constants = function.constants();
  while (constants[address].kind == ConstantKind::Expression) {
    const Opcode opcode = constants[address].opcode;
    if (opcode != Opcode::GetElementPtr && opcode != Opcode::BitCast) return {};
    const auto elements = constants.elements(address);
    const bool has_numbers =
        std::ranges::all_of(elements.subspan(opcode == Opcode::BitCast ? 1 : 2),
                            [&](Value index) { return is_number(constants, index); });
    const Value base = elements[opcode == Opcode::BitCast ? 0 : 1];
    if (!has_numbers || !base.is_constant()) return {};
    address = base.constant();
  }
  if (constants[address].kind != ConstantKind::Symbol) return {};
  const SymbolId symbol = constants[address].symbol;
  const Module& header = function.module().header();
  const bool is_known = symbol.index() < header.symbol_count();
  return is_known && is_local_variable(header[symbol]) ? symbol : SymbolId::none();
}

void find_variable_accesses(const Function& function, std::span<VariableAccess> accesses,
                            Arena& scratch) {
  AccessFinder(function, accesses, scratch).run();
}

}  // namespace lilt::opt
