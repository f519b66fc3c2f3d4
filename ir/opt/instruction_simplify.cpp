// Simplification by rules, each of which examines one instruction and a few definitions above it.
//
// Idea. One walk examines all instructions, definitions before uses. A rule replaces the
// instruction by a simpler one or by an existing value. What that touches goes into a queue: the
// users, those that learn bits of the value through them, and the operands, which may be dead now
// or have a single user left. The rules have a direction (constants to the right and outwards,
// strict predicates, shifts rather than products), so the queue becomes empty: no rule undoes
// another. Unreachable blocks are skipped, since a value there may be defined by itself.
//
// The queue is first in, first out: a phi of many values is then examined once for many changes.
//
// Address arithmetic keeps its shape: selection folds sums and products into addressing modes.
// A second run changes nothing.
#include <algorithm>
#include <array>

#include "ir/opt/passes.h"
#include "ir/opt/rewrite_rule.h"
#include "ir/opt/rewriter.h"
#include "ir/opt/side_effects.h"
#include "ir/opt/value_facts.h"
#include "ir/ssa/branch_probability.h"

namespace lilt::opt {

using namespace ssa;

namespace {

bool is_undefined(const Rewriter& r, Value value) {
  if (!value.is_constant()) return false;
  ConstantKind kind = r.function.constants()[value.constant()].kind;
  return kind == ConstantKind::Undef || kind == ConstantKind::Poison;
}

// Operations whose rules are about scalars with constants of one word: neither vectors nor integers
// of more than 64 bits.
constexpr auto kIsOfScalars = [] {
  std::array<bool, std::size(kOpcodes)> table{};
  for (size_t i = 0; i < table.size(); ++i) {
    const auto opcode = static_cast<Opcode>(i);
    table[i] = is_binary(opcode) || is_cast(opcode) || opcode == Opcode::ICmp ||
               opcode == Opcode::FCmp || opcode == Opcode::Select || opcode == Opcode::FNeg ||
               opcode == Opcode::GetElementPtr;
  }
  return table;
}();

bool is_out_of_reach(Rewriter& r, TypeId type) {
  const TypeTable& types = r.function.types();
  return types.kind(type) == TypeKind::Vector ||
         (types.is_integer(type) && types.integer_bits(type) > 64);
}

bool has_scalars(Rewriter& r) {
  const Opcode opcode = r.opcode();
  if (is_binary(opcode) && !has(opcode, property::Floating)) return r.width() != 0;
  return !is_out_of_reach(r, r.type()) &&
         (opcode == Opcode::GetElementPtr || !is_out_of_reach(r, r.function.type_of(r.operand(0))));
}

// Undef may be any number, and a different one at each use. Arithmetic and comparisons treat it as
// 0 before any rule examines them, so all rules see the same number (poison is folded before,
// unless it counts as 0). A divisor stays: a division by zero would trap.
Value settle_undefined(Rewriter& r) {
  std::span<const Value> operands = r.function.operands(r.id());
  if (operands.size() != 2) return {};
  Value x = operands[0], y = operands[1];
  bool left = is_undefined(r, x), right = is_undefined(r, y);
  if (!left && !right) return {};  // nearly always, so it is tested first
  Opcode opcode = r.opcode();
  bool is_integer_binary = is_binary(opcode) && !has(opcode, property::Floating);
  if (!is_integer_binary && opcode != Opcode::ICmp) return {};
  right &= !has(opcode, property::MayTrap);
  if ((!left && !right) || r.width_of(x) == 0) return {};
  Value zero = r.integer(r.function.type_of(x), 0);
  return r.become(opcode, {left ? zero : x, right ? zero : y}, r.flags(),
                  r.function[r.id()].subcode);
}

// Commutative operations and comparisons have constants to the right.
Value move_constant_right(Rewriter& r) {
  const Opcode opcode = r.opcode();
  if (opcode != Opcode::ICmp && !has(opcode, property::Commutative)) return {};
  if (!r.operand(0).is_constant() || r.operand(1).is_constant()) return {};
  uint8_t subcode = r.function[r.id()].subcode;
  if (opcode == Opcode::ICmp) subcode = static_cast<uint8_t>(swapped(IntPredicate(subcode)));
  return r.become(opcode, {r.operand(1), r.operand(0)}, r.flags(), subcode);
}

Value simplify(Rewriter& r) {
  if (!kIsOfScalars[static_cast<size_t>(r.opcode())]) return apply_rules(r);
  if (!has_scalars(r)) return {};
  if (Value settled = settle_undefined(r); settled.valid()) return settled;
  if (Value exchanged = move_constant_right(r); exchanged.valid()) return exchanged;
  return apply_rules(r);
}

// Whether an instruction may fold to a constant: arithmetic on an operand that is none does not,
// unless the other one is poison.
bool may_fold(Rewriter& r, Opcode opcode, std::span<const Value> operands) {
  if (opcode == Opcode::Select) return true;
  if (opcode == Opcode::GetElementPtr) return operands[1].is_constant();
  if (opcode != Opcode::FCmp && opcode != Opcode::ICmp && !is_binary(opcode))
    return !operands.empty() && operands[0].is_constant() && opcode != Opcode::Phi;
  if (operands[0].is_constant()) return true;
  return operands[1].is_constant() && (opcode == Opcode::FCmp || is_undefined(r, operands[1]));
}

Value fold_or_simplify(Rewriter& r) {
  const Instruction& i = r.function[r.id()];
  std::span<const Value> operands = r.function.operands(r.id());
  if (may_fold(r, i.opcode, operands)) {
    Value folded = fold(r.function, i.opcode, i.subcode, i.flags, i.type, operands);
    if (folded.valid()) return folded;
  }
  return simplify(r);
}

// Stores and most terminators only become dead.
constexpr auto kIsExamined = [] {
  std::array<bool, std::size(kOpcodes)> table{};
  for (size_t i = 0; i < table.size(); ++i) {
    const auto opcode = static_cast<Opcode>(i);
    constexpr uint16_t kEffects = property::SideEffect | property::ReadsMemory;
    table[i] = opcode == Opcode::CondBr || opcode == Opcode::Load || opcode == Opcode::Call ||
               (!is_terminator(opcode) && !has(opcode, kEffects));
  }
  return table;
}();

// Of an instruction in a reachable block.
void visit(Rewriter& r, InstId id) {
  Function& f = r.function;
  if (!f.has_uses(id) && !must_stay(f, id)) return r.erase(id);
  if (!kIsExamined[static_cast<size_t>(f[id].opcode)]) return;
  r.set_current(id);
  const Value result = fold_or_simplify(r);
  if (!result.valid()) return;
  if (result != r.self()) return r.replace(id, result);
  r.push(id);
  r.push_users(id, kDeepestBits);
}

void visit_all(Rewriter& r) {
  for (BlockId block : r.cfg().reverse_post_order()) {
    for (InstId i = r.function[block].first, next; i.valid(); i = next) {
      next = r.function.next(i);
      visit(r, i);
    }
  }
}

void visit_touched(Rewriter& r) {
  for (InstId id = r.pop(); id.valid(); id = r.pop()) {
    const BlockId block = r.function.block_of(id);
    if (block.valid() && r.cfg().reachable(block)) visit(r, id);
  }
}

}  // namespace

// The only value of a phi, apart from itself, undef and poison; none() if there are several.
Value only_incoming(Rewriter& r) {
  std::span<const Value> operands = r.function.operands(r.id());
  Value only;
  bool may_be_undef = false, is_absent = false;  // on some path
  for (size_t i = 0; i < operands.size(); i += 2) {
    Value value = operands[i];
    if (value == r.self() || value == only) continue;
    if (is_undefined(r, value)) {
      is_absent = true;
      may_be_undef |= r.function.constants()[value.constant()].kind == ConstantKind::Undef;
      continue;
    }
    if (only.valid()) return {};
    only = value;
  }
  if (!only.valid()) return r.function.constants().undef(r.type());
  if (may_be_undef && may_be_poison(r.function, only)) return {};
  if (!is_absent || !only.is_local() || r.function[only.local()].opcode == Opcode::Argument)
    return only;
  // On the path where the phi is undef, the value must exist, too: the result of an invoke does not
  // where it unwinds.
  if (r.function[only.local()].opcode == Opcode::Invoke) return {};
  BlockId home = r.function.block_of(only.local());
  BlockId own = r.function.block_of(r.id());
  return home != own && r.dominators().dominates(home, own) ? only : Value();
}

Value exchange_targets(Rewriter& r) {
  Value condition;
  uint64_t ones = 0;
  if (!r.match(r.operand(0), Opcode::Xor, condition, ones) || ones == 0) return {};
  r.note_exchanged_targets();
  const uint16_t probability = exchanged_probability(r.function[r.id()].flags);
  return r.become(Opcode::CondBr, {condition, r.operand(2), r.operand(1)}, probability);
}

// Instead of a value with another part inserted.
Value extract_from(Rewriter& r, Value aggregate) {
  return r.become(Opcode::ExtractValue, {aggregate, r.operand(1)});
}

bool instruction_simplify(Function& function, Analyses& analyses, Arena& scratch) {
  function.track_uses();
  Rewriter rewriter(function, analyses, scratch);
  visit_all(rewriter);
  visit_touched(rewriter);
  if (rewriter.has_exchanged_targets()) analyses.keep_only({});
  return rewriter.has_changed();
}

}  // namespace lilt::opt
