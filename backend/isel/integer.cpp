// Integer operations except multiplication and division: 8- and 16-bit values are computed in 32
// bits (bits above their width are arbitrary), except where a memory operand is narrower.
#include "backend/isel/selector.h"

#include <utility>

namespace lilt::backend::isel {

void Selector::copy(Register to, Register from) {
  begin_instruction(mir::kCopy, 8, Condition::O);
  add_operand(Operand(to, Register(), true), nullptr);
  add_operand(Operand(from), nullptr);
  end_instruction();
}

// The result is another value of its type. A 32-bit result guarantees zeros above, the other does
// not.
void Selector::copy_value(InstId id, Register from) {
  if (function_[id].type == ssa::kI32)
    emit(Op::MOVrr, 4, {result(id), from});
  else
    copy(result(id), from);
}

void Selector::select_binary(InstId id) {
  if (function_[id].type == ssa::kI1 && select_boolean(id)) return;
  if (is_floating(function_[id].type)) return select_floating_binary(id);
  switch (function_[id].opcode) {
    case Opcode::Add:
      return select_add(id);
    case Opcode::Sub:
      return select_sub(id);
    case Opcode::And:
      return select_and(id);
    case Opcode::Or:
      return select_or(id);
    case Opcode::Xor:
      return select_xor(id);
    case Opcode::Mul:
      return select_multiply(id);
    case Opcode::Shl:
    case Opcode::LShr:
    case Opcode::AShr:
      return select_shift(id);
    default:
      return select_division(id);
  }
}

// Shifts of an i1 are defined for a right operand of 0 only, divisions for 1 only; both then yield
// the left operand, remainders yield 0.
bool Selector::select_boolean(InstId id) {
  switch (function_[id].opcode) {
    case Opcode::Shl:
    case Opcode::LShr:
    case Opcode::AShr:
    case Opcode::UDiv:
    case Opcode::SDiv:
      copy(result(id), use(function_.operand(id, 0)));
      return true;
    case Opcode::URem:
    case Opcode::SRem:
      emit(Op::MOVri, 4, {result(id), Operand::immediate(0)});
      return true;
    default:
      emit_regular(id, function_.operand(id, 0), function_.operand(id, 1));
      return true;
  }
}

void Selector::emit_immediate(InstId id, Op op, Value left, int64_t immediate) {
  emit(op, operation_width(function_[id].type),
       {result(id), use(left), Operand::immediate(immediate)});
}

void Selector::emit_binary(const Tile& tile, Register to, Value left, Value right) {
  const bool commutes = tile.has(Tile::Commutes);
  if (commutes && constant_of(left) && !constant_of(right)) std::swap(left, right);
  if (exists(tile.ri))
    if (std::optional<int64_t> constant = immediate_of(right))
      return emit(tile.ri, tile.immediate_width, {to, use(left), Operand::immediate(*constant)});
  if (exists(tile.rm)) {
    std::optional<InstId> load = foldable_operand(right);
    if (!load && commutes && (load = foldable_operand(left))) std::swap(left, right);
    if (load) {
      Register operand = use(left);
      return emit(tile.rm, tile.memory_width, {to, operand, commit_operand(right, *load)});
    }
  }
  Register operand = use(left);
  emit(tile.rr, tile.register_width, {to, operand, use(right)});
}

void Selector::emit_regular(InstId id, Value left, Value right) {
  emit_binary(tile_of(function_[id].opcode, function_[id].type), result(id), left, right);
}

void Selector::emit_unary(const Tile& tile, unsigned width, Register to, Value value) {
  if (std::optional<InstId> load = foldable_operand(value))
    emit(tile.rm, width, {to, commit_operand(value, *load)});
  else
    emit(tile.rr, width, {to, use(value)});
}

// base + scaled, where the second is a shift by 1 to 3 without another use: one lea.
bool Selector::select_scaled_add(InstId id, Value base, Value scaled) {
  const ssa::Instruction* shift = single_use_definition(scaled, Opcode::Shl);
  if (!shift || constant_of(base)) return false;
  std::optional<int64_t> amount = constant_of(function_.operand(scaled.local(), 1));
  if (!amount || *amount < 1 || *amount > 3) return false;
  Address address = Address::of_register(use(base));
  address.index = use(function_.operand(scaled.local(), 0));
  address.scale = static_cast<uint8_t>(1 << *amount);
  emit(Op::LEA, operation_width(function_[id].type), {result(id), address});
  return true;
}

// (a + b) + constant, where nothing else uses the inner sum and no operand of it is in memory.
bool Selector::select_sum_of_three(InstId id, Value sum, int64_t constant) {
  if (!single_use_definition(sum, Opcode::Add) || !fits_int32(constant) ||
      function_.block_of(sum.local()) != block_)
    return false;
  for (Value part : function_.operands(sum.local()))
    if (constant_of(part) || single_use_definition(part, Opcode::Load)) return false;
  Address address =
      Address::of_register(use(function_.operand(sum.local(), 0)), static_cast<int32_t>(constant));
  address.index = use(function_.operand(sum.local(), 1));
  emit(Op::LEA, operation_width(function_[id].type), {result(id), address});
  return true;
}

void Selector::select_add(InstId id) {
  Value left = function_.operand(id, 0), right = function_.operand(id, 1);
  if (select_scaled_add(id, left, right) || select_scaled_add(id, right, left)) return;
  if (constant_of(left)) std::swap(left, right);
  std::optional<int64_t> constant = constant_of(right);
  if (constant && select_sum_of_three(id, left, *constant)) return;
  // A constant that fits a byte or 32 bits only when negated.
  if (constant && (*constant == 128 || *constant == int64_t{1} << 31) && !constant_of(left))
    return emit_immediate(id, Op::SUBri, left, -*constant);
  emit_regular(id, left, right);
}

void Selector::select_sub(InstId id) {
  Value left = function_.operand(id, 0), right = function_.operand(id, 1);
  unsigned width = operation_width(function_[id].type);
  std::optional<int64_t> minuend = constant_of(left), subtrahend = constant_of(right);
  if (minuend == 0) return emit(Op::NEGr, width, {result(id), use(right)});
  if (minuend == -1) return emit(Op::NOTr, width, {result(id), use(right)});
  if (subtrahend && (*subtrahend == 128 || *subtrahend == int64_t{1} << 31))
    return emit_immediate(id, Op::ADDri, left, -*subtrahend);
  if (minuend && fits_int32(*minuend) && *minuend > 0 && right.is_local() &&
      function_[right.local()].opcode == Opcode::And) {
    // No borrow if the minuend covers all bits of the other operand.
    std::optional<int64_t> mask = constant_of(function_.operand(right.local(), 1));
    if (mask && (*mask & ~*minuend) == 0) return emit_immediate(id, Op::XORri, right, *minuend);
  }
  emit_regular(id, left, right);
}

void Selector::select_and(InstId id) {
  Value left = function_.operand(id, 0), right = function_.operand(id, 1);
  if (constant_of(left)) std::swap(left, right);
  std::optional<int64_t> mask = constant_of(right);
  if (mask && !constant_of(left)) {
    if (*mask == 0xff) return emit_low_part(result(id), ssa::kI8, left);
    if (*mask == 0xffff) return emit_low_part(result(id), ssa::kI16, left);
    if (*mask == 0xffffffff) return emit_low_part(result(id), ssa::kI32, left);
    if (*mask >= 0 && *mask <= 0xffffffff) {  // a 32-bit operation zeroes the rest
      auto low = static_cast<int32_t>(*mask);
      return emit(Op::ANDri, 4, {result(id), use(left), Operand::immediate(low)});
    }
  }
  emit_regular(id, left, right);
}

// (x << c) | (x >> (bits - c)) without other uses.
bool Selector::select_rotate(InstId id) {
  Value left = function_.operand(id, 0), right = function_.operand(id, 1);
  if (single_use_definition(left, Opcode::LShr)) std::swap(left, right);
  if (!single_use_definition(left, Opcode::Shl) || !single_use_definition(right, Opcode::LShr))
    return false;
  std::optional<int64_t> up = constant_of(function_.operand(left.local(), 1));
  std::optional<int64_t> down = constant_of(function_.operand(right.local(), 1));
  Value value = function_.operand(left.local(), 0);
  int64_t bits = bits_of(function_[id].type);
  if (!up || !down || *up <= 0 || *up >= bits || *up + *down != bits ||
      value != function_.operand(right.local(), 0))
    return false;
  emit(Op::ROLri, width_of(function_[id].type), {result(id), use(value), Operand::immediate(*up)});
  return true;
}

void Selector::select_or(InstId id) {
  if (select_rotate(id)) return;
  emit_regular(id, function_.operand(id, 0), function_.operand(id, 1));
}

void Selector::select_xor(InstId id) {
  Value left = function_.operand(id, 0), right = function_.operand(id, 1);
  if (constant_of(left)) std::swap(left, right);
  if (constant_of(right) == -1)
    return emit(Op::NOTr, operation_width(function_[id].type), {result(id), use(left)});
  emit_regular(id, left, right);
}

// (x << c) >> c, arithmetic, where 8, 16 or 32 bits remain: a sign extension.
bool Selector::select_sign_extending_shifts(InstId id) {
  Value shifted = function_.operand(id, 0);
  TypeId type = function_[id].type;
  std::optional<int64_t> down = constant_of(function_.operand(id, 1));
  if (function_[id].opcode != Opcode::AShr || !down ||
      !single_use_definition(shifted, Opcode::Shl) ||
      constant_of(function_.operand(shifted.local(), 1)) != down || bits_of(type) < 32)
    return false;
  unsigned width = width_of(type);
  int64_t kept = bits_of(type) - *down;
  Op op;
  if (kept == 8) {
    op = Op::MOVSXrr8;
  } else if (kept == 16) {
    op = Op::MOVSXrr16;
  } else if (kept == 32 && width == 8) {
    op = Op::MOVSXDrr;
  } else {
    return false;
  }
  emit(op, width, {result(id), use(function_.operand(shifted.local(), 0))});
  return true;
}

void Selector::select_shift(InstId id) {
  if (select_sign_extending_shifts(id)) return;
  TypeId type = function_[id].type;
  const Tile& tile = tile_of(function_[id].opcode, type);
  const unsigned width = tile.register_width;
  Value value = function_.operand(id, 0), amount = function_.operand(id, 1);
  auto shifted_operand = [&] {
    if (width_of(type) < 4 && tile.has(Tile::ZeroExtends)) return zero_extended(value);
    if (width_of(type) < 4 && tile.has(Tile::SignExtends)) return sign_extended(value, 4);
    return use(value);
  };
  if (std::optional<int64_t> constant = constant_of(amount))
    return emit(tile.ri, width,
                {result(id), shifted_operand(), Operand::immediate(*constant & (8 * width - 1))});
  while (amount.is_local() && function_[amount.local()].opcode == Opcode::ZExt &&
         type_of(function_.operand(amount.local(), 0)) != ssa::kI1)
    amount = function_.operand(amount.local(), 0);
  // The processor masks the amount of 32- and 64-bit shifts.
  if (width_of(type) >= 4 && amount.is_local() && function_[amount.local()].opcode == Opcode::And &&
      constant_of(function_.operand(amount.local(), 1)) == static_cast<int64_t>(8 * width - 1))
    amount = function_.operand(amount.local(), 0);
  Register operand = shifted_operand();
  emit(tile.rr, width, {result(id), operand, use(amount)});
}

// The value of an integer of up to 64 bits in a register that is zero above its width.
Register Selector::zero_extended(Value value) {
  unsigned bits = bits_of(type_of(value));
  if (std::optional<int64_t> constant = constant_of(value)) {
    uint64_t mask = bits == 64 ? ~uint64_t{0} : (uint64_t{1} << bits) - 1;
    return materialize_integer(static_cast<uint64_t>(*constant) & mask);
  }
  if (bits == 64 || upper_bits_are_zero(value)) return use(value);
  Register to = temporary();
  emit_zero_extension(to, value);
  return to;
}

// The same with copies of the sign, up to `width` bytes.
Register Selector::sign_extended(Value value, unsigned width) {
  if (std::optional<int64_t> constant = constant_of(value))
    return materialize_integer(static_cast<uint64_t>(*constant));
  if (width_of(type_of(value)) >= width) return use(value);
  Register to = temporary();
  emit_sign_extension(to, value, width);
  return to;
}

void Selector::emit_zero_extension(Register to, Value value) {
  emit_low_part(to, type_of(value), value);
}

// A value, read as the type, zero-extended in a register.
void Selector::emit_low_part(Register to, TypeId type, Value value) {
  const Tile& tile = tile_of(Opcode::ZExt, type);
  emit_unary(tile, tile.register_width, to, value);
}

void Selector::emit_sign_extension(Register to, Value value, unsigned width) {
  TypeId from = type_of(value);
  if (width_of(from) >= width) return copy(to, use(value));
  emit_unary(tile_of(Opcode::SExt, from), width, to, value);
}

void Selector::select_zext(InstId id) {
  Value value = function_.operand(id, 0);
  if (type_of(value) == ssa::kI1 && is_compare_for_tile(value))
    return emit_zero_extended_condition(result(id), value, false);
  emit_zero_extension(result(id), value);
}

void Selector::select_sext(InstId id) {
  Value value = function_.operand(id, 0);
  unsigned width = operation_width(function_[id].type);
  if (type_of(value) != ssa::kI1) return emit_sign_extension(result(id), value, width);
  Register bit = temporary();
  if (is_compare_for_tile(value))
    emit_zero_extended_condition(bit, value, false);
  else
    emit_zero_extension(bit, value);
  emit(Op::NEGr, width, {result(id), bit});
}

// Only to i1: every other truncation is the operand's register.
void Selector::select_trunc(InstId id) {
  emit(Op::ANDri, 4, {result(id), use(function_.operand(id, 0)), Operand::immediate(1)});
}

}  // namespace lilt::backend::isel
