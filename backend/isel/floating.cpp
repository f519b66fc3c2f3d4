// Values of float and double, which live in xmm registers: arithmetic, comparisons, selects,
// conversions.
//
// A memory operand is never wider than the IR's load: the 16-byte operands of andps and the like
// are constants of the selector. Nothing is rounded more often than the IR demands, and the sign of
// zero and NaN is preserved.
#include <array>
#include <bit>
#include <cstring>
#include <utility>

#include "backend/isel/tile_rules.h"

namespace lilt::backend::isel {
namespace {

using ssa::FloatPredicate;

constexpr uint64_t kSignOfDouble = uint64_t{1} << 63;
constexpr uint64_t kTwo63AsDouble = 0x43e0000000000000;
constexpr uint32_t kTwo63AsFloat = 0x5f000000;

// How the processor answers a predicate. ucomis sets ZF PF CF to 111 for unordered operands, 100
// for equal ones, 001 for less, 000 for greater; OEQ and UNE also need the parity.
struct PredicateRow {
  Condition condition;  // after ucomis
  bool swaps;           // the operands are exchanged for it
  bool is_symmetric;    // the operands may be exchanged
  int8_t mask;          // the predicate of cmpss and cmpsd; -1: none
  bool mask_swaps;      // the operands are exchanged for it
};

constexpr PredicateRow kPredicates[] = {
    {Condition::E, false, false, -1, false},  // false: without a comparison
    {Condition::E, false, true, 0, false},    // oeq
    {Condition::A, false, false, 1, true},    // ogt
    {Condition::AE, false, false, 2, true},   // oge
    {Condition::A, true, false, 1, false},    // olt
    {Condition::AE, true, false, 2, false},   // ole
    {Condition::NE, false, true, -1, false},  // one
    {Condition::NP, false, true, 7, false},   // ord
    {Condition::P, false, true, 3, false},    // uno
    {Condition::E, false, true, -1, false},   // ueq
    {Condition::B, true, false, 6, false},    // ugt
    {Condition::BE, true, false, 5, false},   // uge
    {Condition::B, false, false, 6, true},    // ult
    {Condition::BE, false, false, 5, true},   // ule
    {Condition::NE, false, true, 4, false},   // une
    {Condition::E, false, false, -1, false},  // true
};

const PredicateRow& row_of(FloatPredicate predicate) {
  return kPredicates[static_cast<size_t>(predicate)];
}

void emit_integer_to_floating(Selector& s, Register to, TypeId type, unsigned width,
                              Register from) {
  s.emit(s.tile_of(Opcode::SIToFP, type).rr, width, {to, from});
}

uint64_t sign_bit(TypeId type) {
  return type == ssa::kDouble ? kSignOfDouble : kSignOfDouble >> 32;
}

// 16 bytes of which each float or double has `bits`.
Address floating_mask(Selector& s, TypeId type, uint64_t bits) {
  if (type == ssa::kFloat) bits = (bits & UINT32_MAX) << 32 | (bits & UINT32_MAX);
  std::array<uint64_t, 2> both{bits, bits};
  return s.constant_address(bytes_of(both));
}

// Whether an ord or uno compares with a constant other than NaN: it tests the other operand for
// NaN.
bool is_order_of_one(Selector& s, FloatPredicate predicate, Value right) {
  if (predicate != FloatPredicate::ORD && predicate != FloatPredicate::UNO) return false;
  std::optional<uint64_t> bits = s.floating_bits(right);
  if (!bits) return false;
  return s.type_of(right) == ssa::kDouble ? (*bits << 1) <= 0xffe0000000000000
                                          : (*bits << 33) <= 0xff00000000000000;
}

// Emits ucomis and returns the condition, and a second one where one does not suffice. `one_use`:
// this tile alone uses the comparison, so it may fold loads.
Condition emit_floating_compare(Selector& s, InstId id, bool one_use,
                                std::optional<Condition>& second) {
  auto predicate = static_cast<FloatPredicate>(s[id].subcode);
  Value left = s.operand(id, 0), right = s.operand(id, 1);
  if (predicate == FloatPredicate::False || predicate == FloatPredicate::True) {
    Register truth = s.materialize_integer(predicate == FloatPredicate::True);
    s.emit(Op::TESTrr, 1, {truth, truth});
    return Condition::NE;
  }
  const PredicateRow& row = row_of(predicate);
  bool may_swap = one_use && row.is_symmetric && !is_x87(s.type_of(left));
  if (row.swaps || (may_swap && s.foldable_operand(left) && !s.foldable_operand(right)))
    std::swap(left, right);
  const Tile& tile = s.tile_of(Opcode::FCmp, s.type_of(left));
  if (is_x87(s.type_of(left)))
    emit_x87_compare(s, left, right);
  else if (is_order_of_one(s, predicate, right))
    emit_flags(s, tile, left, left, false);
  else
    emit_flags(s, tile, left, right, one_use);
  if (predicate == FloatPredicate::OEQ) second = Condition::NP;
  if (predicate == FloatPredicate::UNE) second = Condition::P;
  return row.condition;
}

// to = both conditions hold (equal and ordered), or one does (not equal, or unordered). Sets the
// flags by it.
void join_conditions(Selector& s, Register to, Condition equality, Condition order) {
  Register equal = s.temporary(), ordered = s.temporary();
  s.emit(Op::SETr, 1, {ordered}, order);
  s.emit(Op::SETr, 1, {equal}, equality);
  s.emit(order == Condition::NP ? Op::ANDrr : Op::ORrr, 1, {to, equal, ordered});
}

bool is_two(Selector& s, Value value) {
  std::optional<uint64_t> bits = s.floating_bits(value);
  constexpr uint64_t kDoubleTwo = 0x4000000000000000;
  return bits && *bits == (s.type_of(value) == ssa::kDouble ? kDoubleTwo : kDoubleTwo >> 32);
}

// Each half becomes the low bits of a double with a large exponent, which is subtracted: both steps
// are exact, and the sum is rounded once.
void emit_unsigned_to_double(Selector& s, InstId id, Register value) {
  constexpr std::array<uint32_t, 4> kExponents{0x43300000, 0x45300000, 0, 0};  // of 2^52, 2^84
  constexpr std::array<uint64_t, 2> kOffsets{0x4330000000000000, 0x4530000000000000};
  Register bits = s.temporary(mir::RegClass::V128), halves = s.temporary(mir::RegClass::V128),
           parts = s.temporary(mir::RegClass::V128), high = s.temporary(mir::RegClass::V128);
  emit_bits_to_floating(s, bits, ssa::kDouble, value);
  s.emit(Op::PUNPCKLDQrm, 16, {halves, bits, s.constant_address(bytes_of(kExponents))});
  s.emit(Op::SUBPDrm, 16, {parts, halves, s.constant_address(bytes_of(kOffsets))});
  s.emit(Op::UNPCKHPDrr, 16, {high, parts, parts});
  s.emit(Op::ADDSDrr, 8, {s.result(id), high, parts});
}

// Numbers from 2^63 on are halved, with the lost bit kept for rounding, and doubled again, exactly.
// The mask is the sign, so other numbers have 0.0 added, which changes nothing.
void emit_unsigned_to_float(Selector& s, InstId id, Register value) {
  Register low = with_immediate(s, Op::ANDri, 4, value, 1);
  Register half = with_immediate(s, Op::SHRri, 8, value, 1);
  Register odd = with_register(s, Op::ORrr, 8, half, low);
  Register sign = with_immediate(s, Op::SARri, 8, value, 63);
  Register converted = s.temporary(), mask = s.temporary(ssa::kFloat),
           number = s.temporary(ssa::kFloat), again = s.temporary(ssa::kFloat);
  s.emit(Op::TESTrr, 8, {value, value});
  s.emit(Op::CMOVrr, 8, {converted, value, odd}, Condition::S);
  emit_integer_to_floating(s, number, ssa::kFloat, 8, converted);
  emit_bits_to_floating(s, mask, ssa::kFloat, sign);
  s.emit(Op::ANDPSrr, 4, {again, mask, number});
  s.emit(Op::ADDSSrr, 4, {s.result(id), number, again});
}

// to = (mask & if_true) | (~mask & if_false)
void emit_choice(Selector& s, Register to, Register mask, Value if_true, Value if_false) {
  const TypeId type = s.type_of(if_true);
  const unsigned width = s.width_of(type);
  if (s.floating_bits(if_false) == 0) {
    s.emit(Op::ANDPSrr, width, {to, mask, s.use(if_true)});
  } else if (s.floating_bits(if_true) == 0) {
    s.emit(Op::ANDNPSrr, width, {to, mask, s.use(if_false)});
  } else {
    Register taken = s.temporary(type), other = s.temporary(type);
    s.emit(Op::ANDPSrr, width, {taken, s.use(if_true), mask});
    s.emit(Op::ANDNPSrr, width, {other, mask, s.use(if_false)});
    s.emit(Op::ORPSrr, width, {to, taken, other});
  }
}

}  // namespace

Condition emit_floating_condition(Selector& s, InstId compare, bool one_use) {
  std::optional<Condition> second;
  Condition condition = emit_floating_compare(s, compare, one_use, second);
  if (!second) return condition;
  join_conditions(s, s.temporary(), condition, *second);
  return Condition::NE;
}

Register bits_in_general_register(Selector& s, Value value) {
  TypeId type = s.type_of(value);
  if (std::optional<uint64_t> bits = s.floating_bits(value)) return s.materialize_integer(*bits);
  Register to = s.temporary();
  if (std::optional<InstId> load = s.foldable_load(value))
    s.emit(Op::MOVrm, s.width_of(type), {to, s.commit_load(*load)});
  else
    emit_bits_to_general(s, to, type, s.use(value));
  return to;
}

void emit_bits_to_general(Selector& s, Register to, TypeId type, Register from) {
  s.emit(s.tile_of(Opcode::BitCast, type).rr, s.width_of(type), {to, from});
}

void emit_bits_to_floating(Selector& s, Register to, TypeId type, Register from) {
  const TypeId bits = type == ssa::kDouble ? ssa::kI64 : ssa::kI32;
  s.emit(s.tile_of(Opcode::BitCast, bits).rr, s.width_of(type), {to, from});
}

// A constant is stored as an integer.
void store_floating(Selector& s, Value value, const Address& address) {
  TypeId type = s.type_of(value);
  unsigned width = s.width_of(type);
  if (const ssa::Instruction* cast = s.single_use_definition(value, Opcode::BitCast);
      cast && !is_floating(s.type_of(s.operand(value.local(), 0))))
    return s.emit(Op::MOVmr, width, {address, s.use(s.operand(value.local(), 0))});
  std::optional<uint64_t> bits = s.floating_bits(value);
  if (!bits) return s.emit(s.tile_of(Opcode::Store, type).mr, width, {address, s.use_any(value)});
  auto immediate = width == 4 ? static_cast<int32_t>(*bits) : static_cast<int64_t>(*bits);
  if (fits_int32(immediate))
    s.emit(Op::MOVmi, width, {address, Operand::immediate(immediate)});
  else
    s.emit(Op::MOVmr, width, {address, s.materialize_integer(*bits)});
}

// Two floats that share a register, as a struct of them is passed: a double to whoever does not
// look at its halves.
//
// Which half of a double an integer of 32 bits is: the double and 0 or 1.
std::optional<std::pair<Value, unsigned>> half_of_double(Selector& s, Value value) {
  const ssa::Instruction* half = s.definition(value);
  if (half == nullptr || half->opcode != Opcode::Trunc) return std::nullopt;
  Value bits = s.operand(value.local(), 0);
  const ssa::Instruction* whole = s.definition(bits);
  const bool is_upper = whole != nullptr && whole->opcode == Opcode::LShr;
  if (is_upper) {
    if (s.constant_of(s.operand(bits.local(), 1)) != 32) return std::nullopt;
    bits = s.operand(bits.local(), 0);
    whole = s.definition(bits);
  }
  if (whole == nullptr || whole->opcode != Opcode::BitCast) return std::nullopt;
  const Value number = s.operand(bits.local(), 0);
  if (s.type_of(number) != ssa::kDouble || s.floating_bits(number)) return std::nullopt;
  return std::pair(number, is_upper ? 1u : 0u);
}

// The same of a float.
std::optional<std::pair<Value, unsigned>> half_of_double_in(Selector& s, Value number) {
  const ssa::Instruction* cast = s.definition(number);
  if (cast == nullptr || cast->opcode != Opcode::BitCast) return std::nullopt;
  return half_of_double(s, s.operand(number.local(), 0));
}

// The float whose bits alone an integer of 64 bits has, in its lower half.
std::optional<Value> float_in(Selector& s, Value value) {
  if (!s.single_use_definition(value, Opcode::ZExt)) return std::nullopt;
  const Value bits = s.operand(value.local(), 0);
  if (!s.single_use_definition(bits, Opcode::BitCast)) return std::nullopt;
  const Value number = s.operand(bits.local(), 0);
  if (s.type_of(number) != ssa::kFloat) return std::nullopt;
  return number;
}

// --- tiles of intrinsics

void absolute_value(Selector& s, InstId id) {
  TypeId type = s[id].type;
  s.emit(Op::ANDPSrm, 16,
         {s.result(id), s.use(s.argument_of(id, 0)), floating_mask(s, type, ~sign_bit(type))});
}

void copied_sign(Selector& s, InstId id) {
  TypeId type = s[id].type;
  Register magnitude = s.temporary(type), sign = s.temporary(type);
  Register from = s.use(s.argument_of(id, 0)), sign_from = s.use(s.argument_of(id, 1));
  s.emit(Op::ANDPSrm, 16, {magnitude, from, floating_mask(s, type, ~sign_bit(type))});
  s.emit(Op::ANDPSrm, 16, {sign, sign_from, floating_mask(s, type, sign_bit(type))});
  s.emit(Op::ORPSrr, s.width_of(type), {s.result(id), magnitude, sign});
}

namespace rules {

// 2 a as a + a, which needs no constant.
bool doubled(Selector& s, InstId id) {
  if (!is_two(s, s.operand(id, 1))) return false;
  const Tile& sum = s.tile_of(Opcode::FAdd, s[id].type);
  Register operand = s.use(s.operand(id, 0));
  s.emit(sum.rr, sum.register_width, {s.result(id), operand, operand});
  return true;
}

// Inverts the sign bit, also of zero and NaN.
void inverted_sign(Selector& s, InstId id) {
  TypeId type = s[id].type;
  s.emit(Op::XORPSrm, 16,
         {s.result(id), s.use(s.operand(id, 0)), floating_mask(s, type, sign_bit(type))});
}

// --- two floats in one register

bool half_as_float(Selector& s, InstId id) {
  const auto half = half_of_double(s, s.operand(id, 0));
  if (!half) return false;
  const Register both = s.use(half->first);
  if (half->second == 0)
    copy(s, s.result(id), both);
  else
    s.emit(Op::PSHUFDrri, 16, {s.result(id), both, Operand::immediate(0x55)});
  return true;
}

bool floats_as_double(Selector& s, InstId id) {
  const Value bits = s.operand(id, 0);
  if (!s.single_use_definition(bits, Opcode::Or)) return false;
  Value lower = s.operand(bits.local(), 0), upper = s.operand(bits.local(), 1);
  if (s.single_use_definition(lower, Opcode::Shl)) std::swap(lower, upper);
  if (!s.single_use_definition(upper, Opcode::Shl) ||
      s.constant_of(s.operand(upper.local(), 1)) != 32)
    return false;
  const std::optional<Value> low = float_in(s, lower);
  const std::optional<Value> high = float_in(s, s.operand(upper.local(), 0));
  if (!low || !high) return false;
  const auto low_half = half_of_double_in(s, *low), high_half = half_of_double_in(s, *high);
  if (low_half && high_half && low_half->first == high_half->first && low_half->second == 0 &&
      high_half->second == 1) {
    copy(s, s.result(id), s.use(low_half->first));
    return true;
  }
  s.emit(Op::UNPCKLPSrr, 16, {s.result(id), s.use(*low), s.use(*high)});
  return true;
}

// --- comparisons

void floating_comparison(Selector& s, InstId id) {
  std::optional<Condition> second;
  Condition condition = emit_floating_compare(s, id, true, second);
  if (second)
    join_conditions(s, s.result(id), condition, *second);
  else
    s.emit(Op::SETr, 1, {s.result(id)}, condition);
}

// A branch on a comparison that needs both conditions: two jumps.
bool branch_on_two_conditions(Selector& s, InstId branch) {
  ConditionSource source = trace_condition(s, s.operand(branch, 0));
  const ssa::Instruction* compare = s.definition(source.value);
  if (!compare || compare->opcode != Opcode::FCmp) return false;
  auto predicate = static_cast<FloatPredicate>(compare->subcode);
  if (predicate != FloatPredicate::OEQ && predicate != FloatPredicate::UNE) return false;
  mir::BlockId if_true = s.machine_block(s.operand(branch, 1).block());
  mir::BlockId if_false = s.machine_block(s.operand(branch, 2).block());
  if (source.inverted) std::swap(if_true, if_false);
  std::optional<Condition> second;
  bool one_use = source.one_use && s.facts().has_one_use(source.value.local());
  emit_floating_compare(s, source.value.local(), one_use, second);
  // Unequal or unordered takes one edge, equal the other.
  if (predicate == FloatPredicate::OEQ) std::swap(if_true, if_false);
  s.emit(Op::Jcc, 8, {if_true}, Condition::NE);
  s.emit(Op::Jcc, 8, {if_true}, Condition::P);
  s.emit(Op::JMP, 8, {if_false});
  return true;
}

// --- choices

// minss and the like, where the result equals that of the select for NaN and zeros, too: the right
// operand unless the left one is less. Other readers of the comparison make it themselves.
bool extremum(Selector& s, InstId id) {
  const ssa::Instruction* condition = s.definition(s.operand(id, 0));
  if (condition == nullptr || condition->opcode != Opcode::FCmp) return false;
  const InstId compare = s.operand(id, 0).local();
  Value a = s.operand(compare, 0), b = s.operand(compare, 1);
  Value if_true = s.operand(id, 1), if_false = s.operand(id, 2);
  bool swapped = if_true == b && if_false == a;
  if (!swapped && (if_true != a || if_false != b)) return false;
  // a < b ? a : b, and the same of a >= b or unordered; the others by exchanging arms or operands.
  const auto predicate = static_cast<FloatPredicate>(s[compare].subcode);
  const bool is_less = predicate == FloatPredicate::OLT || predicate == FloatPredicate::ULE;
  const bool is_unordered = predicate == FloatPredicate::UGE || predicate == FloatPredicate::ULE;
  if (!is_less && predicate != FloatPredicate::OGT && predicate != FloatPredicate::UGE)
    return false;
  const bool minimum = is_less != swapped;
  const bool reversed = is_unordered != swapped;  // whether the right operand is a
  if (reversed) std::swap(a, b);
  const Operation operation = minimum ? Operation::Minimum : Operation::Maximum;
  emit_binary(s, s.tile_of(operation, s[id].type), s.result(id), a, b);
  return true;
}

// By the mask that the comparison makes.
bool choice_by_mask(Selector& s, InstId id) {
  if (!s.single_use_definition(s.operand(id, 0), Opcode::FCmp)) return false;
  const InstId compare = s.operand(id, 0).local();
  const PredicateRow& row = row_of(static_cast<FloatPredicate>(s[compare].subcode));
  TypeId type = s[id].type;
  if (row.mask < 0 || s.type_of(s.operand(compare, 0)) != type) return false;
  Value left = s.operand(compare, 0), right = s.operand(compare, 1);
  if (row.mask_swaps) std::swap(left, right);
  Value if_true = s.operand(id, 1), if_false = s.operand(id, 2);
  Register operand = s.use(left), mask = s.temporary(type);
  const Tile& tile = s.tile_of(Operation::CompareMask, type);
  unsigned width = s.width_of(type);
  Operand kind = Operand::immediate(row.mask);
  if (std::optional<InstId> load = s.foldable_operand(right))
    s.emit(tile.rm, width, {mask, operand, s.commit_operand(right, *load), kind});
  else
    s.emit(tile.rr, width, {mask, operand, s.use(right), kind});
  emit_choice(s, s.result(id), mask, if_true, if_false);
  return true;
}

void choice_of_bits(Selector& s, InstId id) {
  TypeId type = s[id].type;
  Register kept = bits_in_general_register(s, s.operand(id, 2));
  Register taken = bits_in_general_register(s, s.operand(id, 1));
  Register chosen = s.temporary();
  Condition flags = emit_condition(s, s.operand(id, 0));
  s.emit(Op::CMOVrr, s.width_of(type), {chosen, kept, taken}, flags);
  emit_bits_to_floating(s, s.result(id), type, chosen);
}

// --- conversions

void signed_to_floating(Selector& s, InstId id) {
  Value value = s.operand(id, 0);
  TypeId type = s[id].type;
  unsigned width = s.operation_width(s.type_of(value));
  if (s.type_of(value) == ssa::kI1) {
    Register bit = zero_extended(s, value);
    return emit_integer_to_floating(s, s.result(id), type, 4, with_negation(s, 4, bit));
  }
  if (s.width_of(s.type_of(value)) == width)
    emit_unary(s, s.tile_of(Opcode::SIToFP, type), width, s.result(id), value);
  else
    emit_integer_to_floating(s, s.result(id), type, width, sign_extended(s, value, width));
}

// An integer of less than 64 bits is a signed number of the next width.
void unsigned_to_floating(Selector& s, InstId id) {
  Value value = s.operand(id, 0);
  TypeId type = s[id].type;
  unsigned bits = s.bits_of(s.type_of(value));
  if (bits < 64)
    return emit_integer_to_floating(s, s.result(id), type, bits < 32 ? 4 : 8,
                                    zero_extended(s, value));
  if (type == ssa::kDouble)
    emit_unsigned_to_double(s, id, s.use(value));
  else
    emit_unsigned_to_float(s, id, s.use(value));
}

// The instruction returns 2^63 for numbers that do not fit. Then the number minus 2^63 is
// converted, and its bits are added; otherwise they are masked off.
bool floating_to_unsigned(Selector& s, InstId id) {
  if (s.bits_of(s[id].type) != 64) return false;
  TypeId from = s.type_of(s.operand(id, 0));
  Register value = s.use(s.operand(id, 0));
  bool is_double = from == ssa::kDouble;
  const Tile& truncation = s.tile_of(Opcode::FPToSI, from);
  const Tile& difference = s.tile_of(Opcode::FSub, from);
  Register low = s.temporary(), high = s.temporary(), less = s.temporary(from);
  s.emit(truncation.rr, 8, {low, value});
  s.emit(difference.rm, difference.memory_width,
         {less, value, s.floating_constant(from, is_double ? kTwo63AsDouble : kTwo63AsFloat)});
  s.emit(truncation.rr, 8, {high, less});
  Register mask = with_immediate(s, Op::SARri, 8, low, 63);
  s.emit(Op::ORrr, 8, {s.result(id), low, with_register(s, Op::ANDrr, 8, high, mask)});
  return true;
}

// Unsigned results of less than 64 bits are the low bits of a signed result of the next width.
void floating_to_integer(Selector& s, InstId id) {
  Value value = s.operand(id, 0);
  TypeId from = s.type_of(value), to = s[id].type;
  bool is_signed = s[id].opcode == Opcode::FPToSI;
  unsigned bits = s.bits_of(to);
  unsigned width = bits == 64 || (bits == 32 && !is_signed) ? 8 : 4;
  Register whole = to == ssa::kI1 ? s.temporary() : s.result(id);
  emit_unary(s, s.tile_of(Opcode::FPToSI, from), width, whole, value);
  if (to == ssa::kI1) s.emit(Op::ANDri, 4, {s.result(id), whole, Operand::immediate(1)});
}

void floating_store(Selector& s, InstId id) {
  Address address = s.commit(s.match_address(s.operand(id, 1)));
  store_floating(s, s.operand(id, 0), address);
}

// Of an fp128, the only value of 16 bytes that is stored at once: other constants and values have
// been split.
void zero_store(Selector& s, InstId id) {
  Address address = s.commit(s.match_address(s.operand(id, 1)));
  Register zero = s.temporary(ssa::kFp128);
  s.emit(Op::ZEROxmm, 16, {zero});
  s.emit(Op::MOVUPSmr, 16, {address, zero});
}

void floating_zero(Selector& s, InstId id) {
  s.emit(Op::ZEROxmm, s.width_of(s[id].type), {s.result(id)});
}

}  // namespace rules
}  // namespace lilt::backend::isel
