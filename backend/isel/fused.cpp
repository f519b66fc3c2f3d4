// Fused products and sums, of scalars and of vectors: a * b + c with one rounding, where the
// processor has FMA.
//
// The instructions overwrite one of their three sources: form 213 a factor, 231 the addend. A sum
// that runs through a loop overwrites the addend; where the addend is in memory, a factor. Operands
// that are negated choose an instruction that negates.
#include <algorithm>
#include <utility>

#include "backend/isel/tile_rules.h"

namespace lilt::backend::isel {
namespace {

enum Kind : int { Add, Subtract, NegatedAdd, NegatedSubtract };  // of the rows, in their order

// Rows in the order of instructions.def: by kind, by type (ps, pd, ss, sd), then 213r, 213m, 231r
// and 231m.
enum Form : int { Factor, FactorMemory, Addend, AddendMemory };
Op row_of(Selector& s, TypeId type, int kind, Form form) {
  const TypeId lane = s.is_packed(type) ? s.types()[type].element : type;
  const int number = (s.is_packed(type) ? 0 : 2) + (lane == ssa::kDouble ? 1 : 0);
  return static_cast<Op>(x86::opcode(Op::FMADDps213r) + 16 * kind + 4 * number + form);
}
// Of products to which lanes add and from which they subtract in turn: packed only.
Op alternating_row_of(Selector& s, TypeId type, bool adds_first, Form form) {
  const int number = s.types()[type].element == ssa::kDouble ? 1 : 0;
  return static_cast<Op>(x86::opcode(Op::FMADDSUBps213r) + 8 * adds_first + 4 * number + form);
}
static_assert(x86::opcode(Op::FMSUBADDpd231m) - x86::opcode(Op::FMADDSUBps213r) == 15);
static_assert(x86::opcode(Op::FNMSUBsd231m) - x86::opcode(Op::FMADDps213r) == 63);

Value under_casts(Selector& s, Value value) {
  while (s.single_use_definition(value, Opcode::BitCast)) value = s.operand(value.local(), 0);
  return value;
}

// Whether all lanes are the sign bit alone.
bool is_sign(Selector& s, Value value, TypeId type) {
  const auto bytes = s.packed_bytes(value);
  const size_t lane = s.types().size_of(s.types()[type].element);
  if (!bytes) return false;
  for (size_t i = 0; i < bytes->size; ++i)
    if (bytes->bytes[i] != (i % lane == lane - 1 ? 0x80 : 0)) return false;
  return true;
}

// Takes a negation that nothing else uses off the value.
bool strip_negation(Selector& s, Value& value) {
  const TypeId type = s.type_of(value);
  if (!s.is_packed(type)) {
    if (!s.single_use_definition(value, Opcode::FNeg)) return false;
    value = s.operand(value.local(), 0);
    return true;
  }
  const Value bits = under_casts(s, value);
  if (!s.single_use_definition(bits, Opcode::Xor)) return false;
  if (!is_sign(s, s.operand(bits.local(), 1), type)) return false;
  value = s.operand(bits.local(), 0);  // its register, as other lanes
  return true;
}

bool lives_on(Selector& s, Value value) {
  return value.is_local() && !s.facts().has_one_use(value.local());
}

struct Factors {
  Value left, right, addend;
};

// `row` gives the row of each form.
void emit_fused(Selector& s, InstId id, Factors of, auto row) {
  const unsigned width = s.width_of(s[id].type);
  auto [left, right, addend] = of;
  if (s.constant_of(left) || left.is_constant()) std::swap(left, right);
  if (const std::optional<InstId> load = s.foldable_operand(addend)) {
    const Register first = s.use(left), second = s.use(right);
    return s.emit(row(FactorMemory), width,
                  {s.result(id), first, second, s.commit_operand(addend, *load)});
  }
  std::optional<InstId> load = s.foldable_operand(right);
  if (!load && (load = s.foldable_operand(left))) std::swap(left, right);
  if (load) {
    const Register sum = s.use(addend), first = s.use(left);
    return s.emit(row(AddendMemory), width,
                  {s.result(id), sum, first, s.commit_operand(right, *load)});
  }
  const bool is_factor = lives_on(s, addend) && (!lives_on(s, left) || !lives_on(s, right));
  if (is_factor && lives_on(s, left)) std::swap(left, right);
  const Register first = s.use(left), second = s.use(right), sum = s.use(addend);
  if (is_factor)
    s.emit(row(Factor), width, {s.result(id), first, second, sum});
  else
    s.emit(row(Addend), width, {s.result(id), sum, first, second});
}

}  // namespace

void fused_multiply_add(Selector& s, InstId id) {
  Factors of = {s.argument_of(id, 0), s.argument_of(id, 1), s.argument_of(id, 2)};
  int kind = strip_negation(s, of.left) != strip_negation(s, of.right) ? NegatedAdd : Add;
  if (strip_negation(s, of.addend)) ++kind;
  emit_fused(s, id, of, [&](Form form) { return row_of(s, s[id].type, kind, form); });
}

// The lowest lane subtracts, the next one adds, and so on.
void fused_multiply_add_sub(Selector& s, InstId id) {
  Factors of = {s.argument_of(id, 0), s.argument_of(id, 1), s.argument_of(id, 2)};
  const bool adds_first = strip_negation(s, of.addend);
  emit_fused(s, id, of,
             [&](Form form) { return alternating_row_of(s, s[id].type, adds_first, form); });
}

}  // namespace lilt::backend::isel
