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

#include "backend/isel/selector.h"

namespace lilt::backend::isel {
namespace {

using ssa::FloatPredicate;

constexpr uint64_t kSignOfDouble = uint64_t{1} << 63;
constexpr uint64_t kTwo63AsDouble = 0x43e0000000000000;
constexpr uint32_t kTwo63AsFloat = 0x5f000000;

// The conditions for a predicate after ucomis, which sets ZF PF CF to 111 for unordered operands,
// 100 for equal ones, 001 for less, 000 for greater. OEQ and UNE also need the parity.
struct FlagsQuestion {
  bool swap = false;
  Condition condition = Condition::E;
};

FlagsQuestion question_of(FloatPredicate predicate) {
  switch (predicate) {
    case FloatPredicate::OGT:
      return {false, Condition::A};
    case FloatPredicate::OGE:
      return {false, Condition::AE};
    case FloatPredicate::OLT:
      return {true, Condition::A};
    case FloatPredicate::OLE:
      return {true, Condition::AE};
    case FloatPredicate::ULT:
      return {false, Condition::B};
    case FloatPredicate::ULE:
      return {false, Condition::BE};
    case FloatPredicate::UGT:
      return {true, Condition::B};
    case FloatPredicate::UGE:
      return {true, Condition::BE};
    case FloatPredicate::ONE:
    case FloatPredicate::UNE:
      return {false, Condition::NE};
    case FloatPredicate::ORD:
      return {false, Condition::NP};
    case FloatPredicate::UNO:
      return {false, Condition::P};
    default:
      return {false, Condition::E};
  }
}

// Whether the operands may be exchanged.
bool is_symmetric(FloatPredicate predicate) {
  switch (predicate) {
    case FloatPredicate::OEQ:
    case FloatPredicate::ONE:
    case FloatPredicate::UEQ:
    case FloatPredicate::UNE:
    case FloatPredicate::ORD:
    case FloatPredicate::UNO:
      return true;
    default:
      return false;
  }
}

// The predicate of cmpss and cmpsd, and whether the operands are exchanged. ONE and UEQ have none.
std::optional<std::pair<int, bool>> mask_predicate(FloatPredicate predicate) {
  using Found = std::pair<int, bool>;
  switch (predicate) {
    case FloatPredicate::OEQ:
      return Found{0, false};
    case FloatPredicate::OLT:
      return Found{1, false};
    case FloatPredicate::OLE:
      return Found{2, false};
    case FloatPredicate::UNO:
      return Found{3, false};
    case FloatPredicate::UNE:
      return Found{4, false};
    case FloatPredicate::UGE:
      return Found{5, false};
    case FloatPredicate::UGT:
      return Found{6, false};
    case FloatPredicate::ORD:
      return Found{7, false};
    case FloatPredicate::OGT:
      return Found{1, true};
    case FloatPredicate::OGE:
      return Found{2, true};
    case FloatPredicate::ULE:
      return Found{5, true};
    case FloatPredicate::ULT:
      return Found{6, true};
    default:
      return std::nullopt;
  }
}

}  // namespace

// --- constants and operands

// The bits of a floating constant, including zeros; none for undef and poison.
std::optional<uint64_t> Selector::floating_bits(Value value) const {
  if (!value.is_constant()) return std::nullopt;
  const ssa::Constant& constant = function_.constants()[value.constant()];
  return constant.kind == ssa::ConstantKind::Floating ? std::optional(constant.bits) : std::nullopt;
}

Address Selector::constant_address(std::string_view bytes) {
  return Address::of_symbol(machine_.constant(bytes));
}

Address Selector::floating_constant(TypeId type, uint64_t bits) {
  if (type == ssa::kDouble) return constant_address(bytes_of(bits));
  auto narrow = static_cast<uint32_t>(bits);
  return constant_address(bytes_of(narrow));
}

// 16 bytes of which each float or double has `bits`.
Address Selector::floating_mask(TypeId type, uint64_t bits) {
  if (type == ssa::kFloat) bits = (bits & UINT32_MAX) << 32 | (bits & UINT32_MAX);
  std::array<uint64_t, 2> both{bits, bits};
  return constant_address(bytes_of(both));
}

Register Selector::materialize_floating(TypeId type, uint64_t bits) {
  Register reg = temporary(type);
  if (bits == 0)
    emit(Op::ZEROxmm, width_of(type), {reg});
  else
    emit_load(reg, type, floating_constant(type, bits));
  return reg;
}

// --- arithmetic

void Selector::select_floating_binary(InstId id) {
  Value left = function_.operand(id, 0), right = function_.operand(id, 1);
  if (function_[id].opcode != Opcode::FMul || !is_two(right)) return emit_regular(id, left, right);
  const Tile& sum = tile_of(Opcode::FAdd, function_[id].type);  // needs no constant
  Register operand = use(left);
  emit(sum.rr, sum.register_width, {result(id), operand, operand});
}

bool Selector::is_two(Value value) const {
  std::optional<uint64_t> bits = floating_bits(value);
  constexpr uint64_t kDoubleTwo = 0x4000000000000000;
  return bits && *bits == (type_of(value) == ssa::kDouble ? kDoubleTwo : kDoubleTwo >> 32);
}

// Inverts the sign bit, also of zero and NaN.
void Selector::select_fneg(InstId id) {
  TypeId type = function_[id].type;
  emit(Op::XORPSrm, 16,
       {result(id), use(function_.operand(id, 0)), floating_mask(type, sign_bit(type))});
}

void Selector::select_fabs(InstId id) {
  TypeId type = function_[id].type;
  emit(Op::ANDPSrm, 16,
       {result(id), use(argument_of(id, 0)), floating_mask(type, ~sign_bit(type))});
}

uint64_t Selector::sign_bit(TypeId type) {
  return type == ssa::kDouble ? kSignOfDouble : kSignOfDouble >> 32;
}

void Selector::select_copysign(InstId id) {
  TypeId type = function_[id].type;
  Register magnitude = temporary(type), sign = temporary(type);
  Register from = use(argument_of(id, 0)), sign_from = use(argument_of(id, 1));
  emit(Op::ANDPSrm, 16, {magnitude, from, floating_mask(type, ~sign_bit(type))});
  emit(Op::ANDPSrm, 16, {sign, sign_from, floating_mask(type, sign_bit(type))});
  emit(Op::ORPSrr, width_of(type), {result(id), magnitude, sign});
}

// Never from memory: a separate load does not depend on the old value of the register.
void Selector::select_square_root(InstId id) {
  const Tile& tile = tile_of(Operation::SquareRoot, function_[id].type);
  emit(tile.rr, tile.register_width, {result(id), use(argument_of(id, 0))});
}

// --- comparisons

// Emits ucomis and returns the condition, and a second one where one does not suffice. `one_use`:
// this tile alone uses the comparison, so it may fold loads.
Condition Selector::emit_floating_compare(InstId id, bool one_use,
                                          std::optional<Condition>& second) {
  auto predicate = static_cast<FloatPredicate>(function_[id].subcode);
  Value left = function_.operand(id, 0), right = function_.operand(id, 1);
  if (predicate == FloatPredicate::False || predicate == FloatPredicate::True) {
    Register truth = materialize_integer(predicate == FloatPredicate::True);
    emit(Op::TESTrr, 1, {truth, truth});
    return Condition::NE;
  }
  FlagsQuestion question = question_of(predicate);
  bool may_swap = one_use && is_symmetric(predicate) && !is_x87(type_of(left));
  if (question.swap || (may_swap && is_in_memory(left) && !is_in_memory(right)))
    std::swap(left, right);
  const Tile& tile = tile_of(Opcode::FCmp, type_of(left));
  if (is_x87(type_of(left)))
    emit_x87_compare(left, right);
  else if (is_order_of_one(predicate, right))
    emit_flags(tile, left, left, false);
  else
    emit_flags(tile, left, right, one_use);
  if (predicate == FloatPredicate::OEQ) second = Condition::NP;
  if (predicate == FloatPredicate::UNE) second = Condition::P;
  return question.condition;
}

// to = both conditions hold (equal and ordered), or one does (not equal, or unordered). Sets the
// flags by it.
void Selector::join_conditions(Register to, Condition equality, Condition order) {
  Register equal = temporary(), ordered = temporary();
  emit(Op::SETr, 1, {ordered}, order);
  emit(Op::SETr, 1, {equal}, equality);
  emit(order == Condition::NP ? Op::ANDrr : Op::ORrr, 1, {to, equal, ordered});
}

Condition Selector::emit_floating_condition(InstId compare, bool one_use) {
  std::optional<Condition> second;
  Condition condition = emit_floating_compare(compare, one_use, second);
  if (!second) return condition;
  join_conditions(temporary(), condition, *second);
  return Condition::NE;
}

void Selector::select_floating_compare(InstId id) {
  std::optional<Condition> second;
  Condition condition = emit_floating_compare(id, true, second);
  if (second)
    join_conditions(result(id), condition, *second);
  else
    emit(Op::SETr, 1, {result(id)}, condition);
}

// Whether an ord or uno compares with a constant other than NaN: it tests the other operand for
// NaN.
bool Selector::is_order_of_one(FloatPredicate predicate, Value right) const {
  if (predicate != FloatPredicate::ORD && predicate != FloatPredicate::UNO) return false;
  std::optional<uint64_t> bits = floating_bits(right);
  if (!bits) return false;
  return type_of(right) == ssa::kDouble ? (*bits << 1) <= 0xffe0000000000000
                                        : (*bits << 33) <= 0xff00000000000000;
}

// A branch on a comparison that needs both conditions: two jumps.
bool Selector::select_floating_branch(InstId branch) {
  ConditionSource source = trace_condition(function_.operand(branch, 0));
  const ssa::Instruction* compare = definition(source.value);
  if (!compare || compare->opcode != Opcode::FCmp) return false;
  auto predicate = static_cast<FloatPredicate>(compare->subcode);
  if (predicate != FloatPredicate::OEQ && predicate != FloatPredicate::UNE) return false;
  mir::BlockId if_true = blocks_[function_.operand(branch, 1).block().index()];
  mir::BlockId if_false = blocks_[function_.operand(branch, 2).block().index()];
  if (source.inverted) std::swap(if_true, if_false);
  std::optional<Condition> second;
  bool one_use = source.one_use && facts_.has_one_use(source.value.local());
  emit_floating_compare(source.value.local(), one_use, second);
  // Unequal or unordered takes one edge, equal the other.
  if (predicate == FloatPredicate::OEQ) std::swap(if_true, if_false);
  emit(Op::Jcc, 8, {if_true}, Condition::NE);
  emit(Op::Jcc, 8, {if_true}, Condition::P);
  emit(Op::JMP, 8, {if_false});
  return true;
}

// --- select

// minss and the like, where the result equals that of the select for NaN and zeros, too: the right
// operand unless the left one is less.
bool Selector::select_extremum(InstId id, InstId compare) {
  Value a = function_.operand(compare, 0), b = function_.operand(compare, 1);
  Value if_true = function_.operand(id, 1), if_false = function_.operand(id, 2);
  bool swapped = if_true == b && if_false == a;
  if (!swapped && (if_true != a || if_false != b)) return false;
  bool minimum;
  bool reversed = swapped;  // whether the right operand is a
  switch (static_cast<FloatPredicate>(function_[compare].subcode)) {
    case FloatPredicate::OLT:  // a < b ? a : b, a < b ? b : a
      minimum = !swapped;
      break;
    case FloatPredicate::OGT:
      minimum = swapped;
      break;
    case FloatPredicate::UGE:  // !(a < b) ? a : b
      minimum = swapped;
      reversed = !swapped;
      break;
    case FloatPredicate::ULE:
      minimum = !swapped;
      reversed = !swapped;
      break;
    default:
      return false;
  }
  if (reversed) std::swap(a, b);
  const Operation operation = minimum ? Operation::Minimum : Operation::Maximum;
  emit_binary(tile_of(operation, function_[id].type), result(id), a, b);
  return true;
}

// mask = compare; (mask & if_true) | (~mask & if_false)
bool Selector::select_by_mask(InstId id, InstId compare) {
  auto predicate = mask_predicate(static_cast<FloatPredicate>(function_[compare].subcode));
  TypeId type = function_[id].type;
  if (!predicate || type_of(function_.operand(compare, 0)) != type) return false;
  Value left = function_.operand(compare, 0), right = function_.operand(compare, 1);
  if (predicate->second) std::swap(left, right);
  Value if_true = function_.operand(id, 1), if_false = function_.operand(id, 2);
  Register operand = use(left), mask = temporary(type);
  const Tile& tile = tile_of(Operation::CompareMask, type);
  unsigned width = width_of(type);
  Operand kind = Operand::immediate(predicate->first);
  if (std::optional<InstId> load = foldable_operand(right))
    emit(tile.rm, width, {mask, operand, commit_operand(right, *load), kind});
  else
    emit(tile.rr, width, {mask, operand, use(right), kind});
  if (floating_bits(if_false) == 0) {
    emit(Op::ANDPSrr, width, {result(id), mask, use(if_true)});
  } else if (floating_bits(if_true) == 0) {
    emit(Op::ANDNPSrr, width, {result(id), mask, use(if_false)});
  } else {
    Register taken = temporary(type), other = temporary(type);
    emit(Op::ANDPSrr, width, {taken, use(if_true), mask});
    emit(Op::ANDNPSrr, width, {other, mask, use(if_false)});
    emit(Op::ORPSrr, width, {result(id), taken, other});
  }
  return true;
}

// The bits of a floating value in a general register.
Register Selector::bits_in_general_register(Value value) {
  TypeId type = type_of(value);
  if (std::optional<uint64_t> bits = floating_bits(value)) return materialize_integer(*bits);
  Register to = temporary();
  if (std::optional<InstId> load = foldable_load(value))
    emit(Op::MOVrm, width_of(type), {to, commit_load(*load)});
  else
    emit_bits_to_general(to, type, use(value));
  return to;
}

void Selector::emit_bits_to_general(Register to, TypeId type, Register from) {
  emit(tile_of(Opcode::BitCast, type).rr, width_of(type), {to, from});
}

void Selector::emit_bits_to_floating(Register to, TypeId type, Register from) {
  const TypeId bits = type == ssa::kDouble ? ssa::kI64 : ssa::kI32;
  emit(tile_of(Opcode::BitCast, bits).rr, width_of(type), {to, from});
}

void Selector::select_floating_select(InstId id) {
  Value condition = function_.operand(id, 0);
  const ssa::Instruction* compare = single_use_definition(condition, Opcode::FCmp);
  if (compare && (select_extremum(id, condition.local()) || select_by_mask(id, condition.local())))
    return;
  TypeId type = function_[id].type;
  Register kept = bits_in_general_register(function_.operand(id, 2));
  Register taken = bits_in_general_register(function_.operand(id, 1));
  Register chosen = temporary();
  Condition flags = emit_condition(condition);
  emit(Op::CMOVrr, width_of(type), {chosen, kept, taken}, flags);
  emit_bits_to_floating(result(id), type, chosen);
}

// --- conversions

void Selector::select_floating_conversion(InstId id) {
  switch (function_[id].opcode) {
    case Opcode::SIToFP:
      return select_signed_to_floating(id);
    case Opcode::UIToFP:
      return select_unsigned_to_floating(id);
    case Opcode::FPToSI:
    case Opcode::FPToUI:
      return select_floating_to_integer(id);
    case Opcode::FPExt:
      return emit_unary(tile_of(Opcode::FPExt, ssa::kDouble), 8, result(id),
                        function_.operand(id, 0));
    default:
      return emit_unary(tile_of(Opcode::FPTrunc, ssa::kDouble), 4, result(id),
                        function_.operand(id, 0));
  }
}

void Selector::select_signed_to_floating(InstId id) {
  Value value = function_.operand(id, 0);
  TypeId type = function_[id].type;
  unsigned width = operation_width(type_of(value));
  if (type_of(value) == ssa::kI1) {
    Register bit = zero_extended(value);
    return emit_integer_to_floating(result(id), type, 4, with_negation(4, bit));
  }
  if (width_of(type_of(value)) == width)
    emit_unary(tile_of(Opcode::SIToFP, type), width, result(id), value);
  else
    emit_integer_to_floating(result(id), type, width, sign_extended(value, width));
}

Register Selector::with_negation(unsigned width, Register value) {
  Register to = temporary();
  emit(Op::NEGr, width, {to, value});
  return to;
}

// An integer of less than 64 bits is a signed number of the next width.
void Selector::select_unsigned_to_floating(InstId id) {
  Value value = function_.operand(id, 0);
  TypeId type = function_[id].type;
  unsigned bits = bits_of(type_of(value));
  if (bits < 64)
    return emit_integer_to_floating(result(id), type, bits < 32 ? 4 : 8, zero_extended(value));
  if (type == ssa::kDouble)
    select_unsigned_to_double(id, use(value));
  else
    select_unsigned_to_float(id, use(value));
}

// Each half becomes the low bits of a double with a large exponent, which is subtracted: both steps
// are exact, and the sum is rounded once.
void Selector::select_unsigned_to_double(InstId id, Register value) {
  constexpr std::array<uint32_t, 4> kExponents{0x43300000, 0x45300000, 0, 0};  // of 2^52, 2^84
  constexpr std::array<uint64_t, 2> kOffsets{0x4330000000000000, 0x4530000000000000};
  Register bits = temporary(mir::RegClass::V128), halves = temporary(mir::RegClass::V128),
           parts = temporary(mir::RegClass::V128), high = temporary(mir::RegClass::V128);
  emit_bits_to_floating(bits, ssa::kDouble, value);
  emit(Op::PUNPCKLDQrm, 16, {halves, bits, constant_address(bytes_of(kExponents))});
  emit(Op::SUBPDrm, 16, {parts, halves, constant_address(bytes_of(kOffsets))});
  emit(Op::UNPCKHPDrr, 16, {high, parts, parts});
  emit(Op::ADDSDrr, 8, {result(id), high, parts});
}

// Numbers from 2^63 on are halved, with the lost bit kept for rounding, and doubled again, exactly.
// The mask is the sign, so other numbers have 0.0 added, which changes nothing.
void Selector::select_unsigned_to_float(InstId id, Register value) {
  Register low = with_immediate(Op::ANDri, 4, value, 1);
  Register half = with_immediate(Op::SHRri, 8, value, 1);
  Register odd = with_register(Op::ORrr, 8, half, low);
  Register sign = with_immediate(Op::SARri, 8, value, 63);
  Register converted = temporary(), mask = temporary(ssa::kFloat), number = temporary(ssa::kFloat),
           again = temporary(ssa::kFloat);
  emit(Op::TESTrr, 8, {value, value});
  emit(Op::CMOVrr, 8, {converted, value, odd}, Condition::S);
  emit_integer_to_floating(number, ssa::kFloat, 8, converted);
  emit_bits_to_floating(mask, ssa::kFloat, sign);
  emit(Op::ANDPSrr, 4, {again, mask, number});
  emit(Op::ADDSSrr, 4, {result(id), number, again});
}

// Unsigned results of less than 64 bits are the low bits of a signed result of the next width.
void Selector::select_floating_to_integer(InstId id) {
  Value value = function_.operand(id, 0);
  TypeId from = type_of(value), to = function_[id].type;
  bool is_signed = function_[id].opcode == Opcode::FPToSI;
  unsigned bits = bits_of(to);
  if (bits == 64 && !is_signed) return select_floating_to_unsigned(id, use(value));
  unsigned width = bits == 64 || (bits == 32 && !is_signed) ? 8 : 4;
  Register whole = to == ssa::kI1 ? temporary() : result(id);
  emit_unary(tile_of(Opcode::FPToSI, from), width, whole, value);
  if (to == ssa::kI1) emit(Op::ANDri, 4, {result(id), whole, Operand::immediate(1)});
}

// The instruction returns 2^63 for numbers that do not fit. Then the number minus 2^63 is
// converted, and its bits are added; otherwise they are masked off.
void Selector::select_floating_to_unsigned(InstId id, Register value) {
  TypeId from = type_of(function_.operand(id, 0));
  bool is_double = from == ssa::kDouble;
  Register low = temporary(), high = temporary(), less = temporary(from);
  emit_truncation(low, from, 8, value);
  emit(is_double ? Op::SUBSDrm : Op::SUBSSrm, width_of(from),
       {less, value, floating_constant(from, is_double ? kTwo63AsDouble : kTwo63AsFloat)});
  emit_truncation(high, from, 8, less);
  Register mask = with_immediate(Op::SARri, 8, low, 63);
  emit(Op::ORrr, 8, {result(id), low, with_register(Op::ANDrr, 8, high, mask)});
}

// Between the banks; bitcasts within one bank are the value itself.
void Selector::select_bitcast(InstId id) {
  Value value = function_.operand(id, 0);
  const Tile& tile = tile_of(Opcode::BitCast, type_of(value));
  emit_unary(tile, tile.register_width, result(id), value);
}

// --- memory

// A constant is stored as an integer.
void Selector::store_floating(Value value, const Address& address) {
  TypeId type = type_of(value);
  unsigned width = width_of(type);
  if (const ssa::Instruction* cast = single_use_definition(value, Opcode::BitCast);
      cast && !is_floating(type_of(function_.operand(value.local(), 0))))
    return emit(Op::MOVmr, width, {address, use(function_.operand(value.local(), 0))});
  std::optional<uint64_t> bits = floating_bits(value);
  if (!bits) return emit(tile_of(Opcode::Store, type).mr, width, {address, use(value)});
  auto immediate = width == 4 ? static_cast<int32_t>(*bits) : static_cast<int64_t>(*bits);
  if (fits_int32(immediate))
    emit(Op::MOVmi, width, {address, Operand::immediate(immediate)});
  else
    emit(Op::MOVmr, width, {address, materialize_integer(*bits)});
}

}  // namespace lilt::backend::isel
