#include "ir/opt/alias.h"

#include <algorithm>
#include <optional>

#include "ir/opt/known_bits.h"
#include "ir/opt/value_facts.h"
#include "ir/ssa/callee.h"
#include "ir/ssa/debug_node.h"
#include "ir/ssa/element_offset.h"
#include "ir/ssa/exceptions.h"
#include "ir/ssa/intrinsics.h"

namespace lilt::opt {

using namespace ssa;

namespace {

constexpr int kMaxAliasSteps = 8;  // of a chain of definitions, or of uses

// Whether the index may be negative.
bool may_be_negative(const Function& function, Value index) {
  const TypeId type = function.type_of(index);
  if (!function.types().is_integer(type)) return true;
  const uint32_t width = function.types().integer_bits(type);
  return width > 64 || (known_zero_bits(function, index) >> (width - 1) & 1) == 0;
}

// How an address is computed from another one.
struct Derivation {
  Opcode opcode = Opcode::Argument;
  bool is_in_bounds = false;
  std::span<const Value> operands;  // as those of an instruction; empty: it is not
};

Derivation derivation(const Function& function, Value address) {
  if (address.is_local()) {
    const Instruction& i = function[address.local()];
    return {i.opcode, (i.flags & flag::InBounds) != 0, function.operands(address.local())};
  }
  const Constant& constant = function.constants()[address.constant()];
  if (constant.kind != ConstantKind::Expression) return {};
  return {constant.opcode, (constant.flags & flag::InBounds) != 0,
          function.constants().elements(address.constant())};
}

// Moves the location from its base to the address that the base is computed from; returns false if
// there is none.
bool step_to_source(const Function& function, MemoryLocation& location) {
  const auto [opcode, is_in_bounds, operands] = derivation(function, location.base);
  if (opcode == Opcode::BitCast) {
    if (!function.types().is_pointer(function.type_of(operands[0]))) return false;
    location.base = operands[0];
    return true;
  }
  if (opcode != Opcode::GetElementPtr || operands.empty()) return false;
  bool is_exact = true;
  const auto index = [&](size_t i) -> std::optional<uint64_t> {
    const Value operand = operands[i + 2];
    if (const std::optional<uint64_t> number = signed_constant(function, operand)) return number;
    is_exact = false;
    if (!is_in_bounds || may_be_negative(function, operand)) return {};
    return 0;
  };
  const std::optional<uint64_t> offset =
      constant_offset(function.types(), operands[0].type(), operands.size() - 2, index);
  location.is_in_bounds &= is_in_bounds && offset.has_value();
  location.base = operands[1];
  location.offset += offset.value_or(0);
  if (!offset || !is_exact) location.size = kUnknownSize;
  return true;
}

// Whether the bytes of one location end before the other begins, which has an unknown size.
bool is_in_front_of(const MemoryLocation& a, const MemoryLocation& b) {
  return a.size != kUnknownSize && b.is_in_bounds &&
         static_cast<int64_t>(a.offset + a.size) <= static_cast<int64_t>(b.offset);
}

// Whether the intrinsic only accesses memory through its operands, which it does not keep.
bool only_accesses(uint16_t intrinsic) {
  if (intrinsic == 0) return false;
  std::string_view name = intrinsic_signatures()[intrinsic - 1].name;
  return name.starts_with("llvm.mem") || name.starts_with("llvm.lifetime.");
}

}  // namespace

std::optional<uint64_t> constant_distance(const Function& function, InstId address) {
  const std::span<const Value> operands = function.operands(address);
  return constant_offset(function.types(), operands[0].type(), operands.size() - 2,
                         [&](size_t i) { return signed_constant(function, operands[i + 2]); });
}

Value address_base(const Function& function, Value pointer) {
  for (int step = 0; step < kMaxAliasSteps && pointer.is_local() &&
                     function[pointer.local()].opcode == Opcode::GetElementPtr;
       ++step)
    pointer = function.operand(pointer.local(), 1);
  return pointer;
}

// Null is harmless on both sides: what accesses it is undefined, so that may access anything else;
// and where null takes the place of a pointer, are_apart knows of no object that it is.
// An integer that is made of an address says that the address is known elsewhere: if it went, an
// alloca would count as private although an equal integer leads to it.
bool can_replace_if_equal(const Function& function, Value from, Value to) {
  const TypeTable& types = function.types();
  if (types.is_integer(function.type_of(from)))
    return !from.is_local() || function[from.local()].opcode != Opcode::PtrToInt;
  if (!types.is_pointer(function.type_of(from))) return false;
  const auto is_null = [&](Value value) {
    return value.is_constant() && function.constants()[value.constant()].kind == ConstantKind::Null;
  };
  const Value base = source_location(function, from, kUnknownSize).base;
  return is_null(from) || is_null(to) ||
         (base.valid() && base == source_location(function, to, kUnknownSize).base);
}

bool is_interposable(const Module& header, const Symbol& symbol) {
  switch (symbol.linkage) {
    case Linkage::Internal:
    case Linkage::Private:
    case Linkage::WeakOdr:
    case Linkage::LinkOnceOdr:
    case Linkage::AvailableExternally:
    case Linkage::Appending:
      return false;
    case Linkage::External:
      return !symbol.is_dso_local && symbol.visibility == Visibility::Default &&
             module_flag(header, "SemanticInterposition").value_or(0) != 0;
    default:
      return true;
  }
}

const Symbol* settled_variable(const Function& function, Value address) {
  if (!address.is_constant()) return nullptr;
  const Constant& constant = function.constants()[address.constant()];
  if (constant.kind != ConstantKind::Symbol) return nullptr;
  const Symbol& symbol = function.module()[constant.symbol];
  const bool is_settled = symbol.kind == SymbolKind::Variable && symbol.is_definition &&
                          symbol.is_constant && !symbol.is_externally_initialized &&
                          symbol.initializer.valid() &&
                          !is_interposable(function.module().header(), symbol);
  return is_settled ? &symbol : nullptr;
}

MemoryLocation source_location(const Function& function, Value pointer, uint64_t size) {
  MemoryLocation at{.base = pointer, .size = size, .is_in_bounds = size != kUnknownSize};
  for (int step = 0; step < kMaxAliasSteps; ++step)
    if (!step_to_source(function, at)) return at;
  return {};
}

MemoryLocation AliasAnalysis::place(Value pointer, TypeId type) const {
  MemoryLocation at{.base = pointer, .size = function_.types().store_size(type)};
  for (int step = 0; step < kMaxAliasSteps; ++step) {
    MemoryLocation next = at;
    if (!step_to_source(function_, next) || next.size == kUnknownSize) return at;
    at = next;
  }
  return at;
}

MemoryLocation AliasAnalysis::written_by(InstId id) const {
  const Instruction& i = function_[id];
  const bool is_plain = i.subcode == 0 && (i.flags & flag::Volatile) == 0;
  if (i.opcode == Opcode::Store && is_plain)
    return location(id, function_.operand(id, 1), function_.type_of(function_.operand(id, 0)));
  if (!is_call(i.opcode)) return {};
  MemoryLocation written = written_by_call(id);
  written.facts = function_.facts_index(id);
  return written;
}

// What a function that accesses its arguments' memory only may write: one pointer's object.
MemoryLocation AliasAnalysis::written_through_arguments(InstId call) const {
  const MemoryLocation anything{.call = call};
  Value only;
  for (const Value operand : call_arguments(function_, call)) {
    const TypeId type = function_.type_of(operand);
    if (function_.types().is_integer(type) || function_.types().is_floating(type)) continue;
    // Vectors and structs may hold pointers.
    if (only.valid() || !function_.types().is_pointer(type)) return anything;
    only = operand;
  }
  return only.valid() ? location(only, kUnknownSize) : anything;
}

MemoryLocation AliasAnalysis::written_by_call(InstId id) const {
  const uint16_t intrinsic = called_intrinsic_number(function_, id);
  std::span<const Value> operands = function_.operands(id);
  if (!only_accesses(intrinsic)) {
    const bool is_limited =
        (function_attributes(function_, id) & function_attribute::ArgumentMemory) != 0;
    return is_limited ? written_through_arguments(id) : MemoryLocation{.call = id};
  }
  if (intrinsic_signatures()[intrinsic - 1].name.starts_with("llvm.lifetime."))
    return location(operands.back(), kUnknownSize);
  uint64_t size = 0, is_volatile = 1;
  integer_constant(function_, operands.back(), is_volatile);
  if (is_volatile != 0) return {};
  return location(operands[2],
                  integer_constant(function_, operands[4], size) ? size : kUnknownSize);
}

bool AliasAnalysis::may_alias(const MemoryLocation& a, const MemoryLocation& b) {
  return may_meet(a, b, Question::Access);
}

bool AliasAnalysis::may_write(const MemoryLocation& written, const MemoryLocation& location) {
  return may_meet(written, location, Question::Write);
}

bool AliasAnalysis::may_meet(const MemoryLocation& a, const MemoryLocation& b, Question question) {
  if (a.base == b.base && a.base.valid()) {
    if (a.size == kUnknownSize || b.size == kUnknownSize)
      return !is_in_front_of(a, b) && !is_in_front_of(b, a);
    const uint64_t distance = b.offset - a.offset;  // modulo the size of memory
    return distance < a.size || -distance < b.size;
  }
  if (a.base.valid() && b.base.valid()) {
    if (are_apart(a.base, b.base)) return false;
  } else if (a.base.valid() && b.call.valid()) {
    if (is_out_of_reach(a, b, question)) return false;
  } else if (b.base.valid() && a.call.valid()) {
    if (is_out_of_reach(b, a, question)) return false;
  }
  return access_facts_.may_alias(a.facts, b.facts);
}

// Whether no object is reached from both bases, which differ.
bool AliasAnalysis::are_apart(Value a, Value b) {
  const bool is_own_a = is_own(a), is_own_b = is_own(b);
  const bool is_object_a = is_own_a || variable(a) != nullptr;
  const bool is_object_b = is_own_b || variable(b) != nullptr;
  if (is_object_a && is_object_b) return true;
  if ((is_own_a && is_argument(b)) || (is_own_b && is_argument(a))) return true;
  return is_private(a) || is_private(b);
}

bool AliasAnalysis::is_exposed(const MemoryLocation& location) {
  if (!location.base.valid()) return true;
  return !is_constant(location) && (!location.base.is_local() || !is_private(location.base));
}

bool AliasAnalysis::is_out_of_reach(const MemoryLocation& object, const MemoryLocation& of_call,
                                    Question question) {
  if (is_constant(object)) return true;
  if (!object.base.is_local() || !is_private(object.base)) return false;
  if (escape_[object.base.local()] == Escape::Stays) return true;
  return !gets(of_call.call, object.base, question);
}

// Whether a call gets an address in the object, to write to if that is the question.
bool AliasAnalysis::gets(InstId call, Value base, Question question) const {
  using namespace parameter_fact;
  const auto arguments = call_arguments(function_, call);
  for (uint32_t i = 0; i < arguments.size(); ++i) {
    if (!function_.types().is_pointer(function_.type_of(arguments[i]))) continue;
    const Value known = location(arguments[i], kUnknownSize).base;
    if (known.valid() && known != base) continue;
    const uint16_t words = argument_facts(function_, call, i).words;
    if (question == Question::Access || (words & (ReadOnly | ReadNone)) == 0) return true;
  }
  return false;
}

bool AliasAnalysis::is_constant(const MemoryLocation& location) const {
  if (location.facts != 0 && function_.annotations().facts(location.facts).has(FactKind::Invariant))
    return true;
  if (!location.base.valid()) return false;
  const Symbol* symbol = variable(location.base);
  return symbol != nullptr && symbol->is_constant;
}

// The global variable that a base is; null if it is none.
const Symbol* AliasAnalysis::variable(Value base) const {
  if (!base.is_constant()) return nullptr;
  const Constant& constant = function_.constants()[base.constant()];
  if (constant.kind != ConstantKind::Symbol) return nullptr;
  const Symbol& symbol = function_.module()[constant.symbol];
  return symbol.kind == SymbolKind::Variable ? &symbol : nullptr;
}

bool AliasAnalysis::is_argument(Value base) const {
  return base.is_local() && function_[base.local()].opcode == Opcode::Argument;
}

// Whether nothing but what is computed from the base leads to its object, apart from what it was
// stored or passed to: an alloca, or what a `noalias` pointer points to.
bool AliasAnalysis::is_own(Value base) {
  if (!base.is_local()) return is_own_variable(base);
  const InstId id = base.local();
  const Opcode opcode = function_[id].opcode;
  if (opcode == Opcode::Alloca) return true;
  if (opcode != Opcode::Argument && !is_call(opcode)) return false;
  if (escape_.empty()) escape_.assign(function_.value_count(), Escape::Unknown);
  if (!escape_.contains(id)) return false;
  if (escape_[id] == Escape::Unknown)
    escape_[id] = is_promised_own(id) ? Escape::Own : Escape::NotOwn;
  return escape_[id] != Escape::NotOwn;
}

bool AliasAnalysis::is_own_variable(Value base) {
  const Symbol* symbol = variable(base);
  if (symbol == nullptr || symbol->is_address_taken) return false;
  if (accesses_.empty()) {
    accesses_.resize(function_.module().header().symbol_count());
    find_variable_accesses(function_, accesses_, scratch_);
  }
  const SymbolId id = function_.constants()[base.constant()].symbol;
  return (accesses_[id.index()] & variable_access::TakesAddress) == 0;
}

bool AliasAnalysis::is_promised_own(InstId base) const {
  const ParameterFacts& facts = function_[base].opcode == Opcode::Argument
                                    ? argument_facts(function_, base)
                                    : result_facts(function_, base);
  return (facts.words & parameter_fact::NoAlias) != 0;
}

// Whether the base's object is its own, and its address does not escape.
bool AliasAnalysis::is_private(Value base) {
  if (!is_own(base)) return false;
  if (!base.is_local()) return true;
  if (escape_.empty()) escape_.assign(function_.value_count(), Escape::Unknown);
  const InstId id = base.local();
  if (!escape_.contains(id)) return false;
  if (escape_[id] == Escape::Unknown || escape_[id] == Escape::Own) escape_[id] = escape_of(id, 0);
  return escape_[id] >= Escape::Lent;
}

// The worst that becomes of the address: it escapes, is lent, or stays.
AliasAnalysis::Escape AliasAnalysis::escape_of(InstId pointer, int depth) const {
  if (depth == kMaxAliasSteps) return Escape::Escapes;
  Escape worst = Escape::Stays;
  for (UseId use = function_.first_use(pointer); use.valid() && worst != Escape::Escapes;
       use = function_.next_use(use))
    worst = std::min(worst, escape_by(function_.user(use), function_.operand_index(use), depth));
  return worst;
}

void AliasAnalysis::find_escapes(InstId object, ArenaVector<InstId>& keepers,
                                 ArenaVector<InstId>& borrowers, int depth) const {
  if (depth == kMaxAliasSteps) return keepers.push_back(object);
  for (UseId use = function_.first_use(object); use.valid(); use = function_.next_use(use)) {
    const InstId user = function_.user(use);
    const Opcode opcode = function_[user].opcode;
    if (opcode == Opcode::GetElementPtr || opcode == Opcode::BitCast) {
      find_escapes(user, keepers, borrowers, depth + 1);
      continue;
    }
    const Escape escape = escape_by(user, function_.operand_index(use), depth);
    if (escape == Escape::Escapes) keepers.push_back(user);
    if (escape == Escape::Lent) borrowers.push_back(user);
  }
}

AliasAnalysis::Escape AliasAnalysis::escape_by(InstId user, uint32_t operand, int depth) const {
  switch (function_[user].opcode) {
    case Opcode::Load:
    case Opcode::ICmp:
      return Escape::Stays;
    case Opcode::Store:
      return operand == 0 ? Escape::Escapes : Escape::Stays;
    case Opcode::GetElementPtr:
    case Opcode::BitCast:
      return escape_of(user, depth + 1);
    case Opcode::Call:
    case Opcode::Invoke: {
      if (only_accesses(called_intrinsic_number(function_, user))) return Escape::Stays;
      const bool is_lent = operand >= 2 && (argument_facts(function_, user, operand - 2).words &
                                            parameter_fact::NoCapture) != 0;
      return is_lent ? Escape::Lent : Escape::Escapes;
    }
    default:
      return Escape::Escapes;
  }
}

}  // namespace lilt::opt
