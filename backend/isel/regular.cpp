// Regular tiles: one machine instruction, whose form depends on where the operands are.
#include <utility>

#include "backend/isel/tile_rules.h"

namespace lilt::backend::isel {

Value shift_amount(Selector& s, Value amount, unsigned bits) {
  const auto mask = static_cast<int64_t>(bits - 1);
  for (; amount.is_local(); amount = s.operand(amount.local(), 0)) {
    const Opcode opcode = s[amount.local()].opcode;
    const bool is_extended =
        opcode == Opcode::ZExt && s.type_of(s.operand(amount.local(), 0)) != ssa::kI1;
    const bool is_masked =
        bits >= 32 && opcode == Opcode::And && s.constant_of(s.operand(amount.local(), 1)) == mask;
    if (!is_extended && !is_masked) break;
  }
  return amount;
}

void emit_binary(Selector& s, const Tile& tile, Register to, Value left, Value right) {
  const bool commutes = tile.has(Tile::Commutes);
  if (commutes && s.constant_of(left)) std::swap(left, right);
  if (exists(tile.ri))
    if (std::optional<int64_t> constant = s.immediate_of(right))
      return s.emit(tile.ri, tile.immediate_width,
                    {to, s.use(left), Operand::immediate(*constant)});
  if (exists(tile.rm)) {
    std::optional<InstId> load = s.foldable_operand(right);
    if (!load && commutes && (load = s.foldable_operand(left))) std::swap(left, right);
    if (load) {
      Register operand = s.use(left);
      return s.emit(tile.rm, tile.memory_width, {to, operand, s.commit_operand(right, *load)});
    }
  }
  Register operand = s.use(left);
  s.emit(tile.rr, tile.register_width, {to, operand, s.use(right)});
}

// Code that may use AVX has accesses of 16 bytes that are not aligned, which instructions without a
// VEX prefix do not take.
void emit_unary(Selector& s, const Tile& tile, unsigned width, Register to, Value value) {
  const bool takes_memory =
      width != 16 || !s.has(processor_feature::Avx) || x86::vex_form(tile.rm) != tile.rm;
  const std::optional<InstId> load =
      takes_memory ? s.foldable_operand(value) : std::optional<InstId>();
  if (load)
    s.emit(tile.rm, width, {to, s.commit_operand(value, *load)});
  else
    s.emit(tile.rr, width, {to, s.use(value)});
}

void emit_flags(Selector& s, const Tile& tile, Value left, Value right, bool one_use) {
  if (std::optional<InstId> load = s.foldable_operand(right, one_use)) {
    Register operand = s.use(left);
    return s.emit(tile.rm, tile.memory_width, {operand, s.commit_operand(right, *load)});
  }
  if (exists(tile.mr))
    if (std::optional<InstId> load = s.foldable_load(left, one_use)) {
      Register operand = s.use(right);
      return s.emit(tile.mr, tile.memory_width, {s.commit_load(*load), operand});
    }
  Register operand = s.use(left);
  s.emit(tile.rr, tile.register_width, {operand, s.use(right)});
}

void emit_load(ValueRegisters& s, Register to, TypeId type, const Address& address) {
  const Tile& tile = s.tile_of(Opcode::Load, type);
  s.emit(tile.rm, tile.memory_width, {to, address});
}

// --- extensions

void emit_low_part(Selector& s, Register to, TypeId type, Value value) {
  const Tile& tile = s.tile_of(Opcode::ZExt, type);
  emit_unary(s, tile, tile.register_width, to, value);
}

void emit_sign_extension(Selector& s, Register to, Value value, unsigned width) {
  TypeId from = s.type_of(value);
  if (s.width_of(from) >= width) return copy(s, to, s.use(value));
  emit_unary(s, s.tile_of(Opcode::SExt, from), width, to, value);
}

Register zero_extended(Selector& s, Value value) {
  unsigned bits = s.bits_of(s.type_of(value));
  if (std::optional<int64_t> constant = s.constant_of(value)) {
    uint64_t mask = bits == 64 ? ~uint64_t{0} : (uint64_t{1} << bits) - 1;
    return s.materialize_integer(static_cast<uint64_t>(*constant) & mask);
  }
  if (bits == 64 || s.upper_bits_are_zero(value)) return s.use(value);
  Register to = s.temporary();
  emit_low_part(s, to, s.type_of(value), value);
  return to;
}

Register sign_extended(Selector& s, Value value, unsigned width) {
  if (std::optional<int64_t> constant = s.constant_of(value))
    return s.materialize_integer(static_cast<uint64_t>(*constant));
  if (s.width_of(s.type_of(value)) >= width) return s.use(value);
  Register to = s.temporary();
  emit_sign_extension(s, to, value, width);
  return to;
}

// --- registers

void copy(Selector& s, Register to, Register from) {
  s.begin_instruction(mir::kCopy, 8, Condition::O);
  s.add_operand(Operand(to, Register(), true), nullptr);
  s.add_operand(Operand(from), nullptr);
  s.end_instruction();
}

void copy_value(Selector& s, InstId id, Register from) {
  if (s[id].type == ssa::kI32)
    s.emit(Op::MOVrr, 4, {s.result(id), from});
  else
    copy(s, s.result(id), from);
}

Register with_immediate(Selector& s, Op op, unsigned width, Register value, int64_t immediate) {
  Register to = s.temporary();
  s.emit(op, width, {to, value, Operand::immediate(immediate)});
  return to;
}

Register with_register(Selector& s, Op op, unsigned width, Register left, Register right) {
  Register to = s.temporary();
  s.emit(op, width, {to, left, right});
  return to;
}

Register with_negation(Selector& s, unsigned width, Register value) {
  Register to = s.temporary();
  s.emit(Op::NEGr, width, {to, value});
  return to;
}

WithConstant with_constant(Selector& s, InstId id) {
  Value left = s.operand(id, 0), right = s.operand(id, 1);
  if (s.constant_of(left)) std::swap(left, right);
  return {left, s.constant_of(right)};
}

namespace {

// A value that is shifted, with the bits above its width that the tile requires.
Register shifted(Selector& s, const Tile& tile, Value value) {
  const bool is_narrow = s.width_of(s.type_of(value)) < tile.register_width;
  if (is_narrow && tile.has(Tile::ZeroExtends)) return zero_extended(s, value);
  if (is_narrow && tile.has(Tile::SignExtends)) return sign_extended(s, value, tile.register_width);
  return s.use(value);
}

void shift_by_register(Selector& s, InstId id, const Tile& tile) {
  const Value amount = shift_amount(s, s.operand(id, 1), s.bits_of(s[id].type));
  const Register operand = shifted(s, tile, s.operand(id, 0));
  s.emit(tile.rr, tile.register_width, {s.result(id), operand, s.use(amount)});
}

}  // namespace

namespace rules {

void binary(Selector& s, InstId id) {
  emit_binary(s, s.tile_of(s[id].opcode, s[id].type), s.result(id), s.operand(id, 0),
              s.operand(id, 1));
}

void shift(Selector& s, InstId id) {
  const Tile& tile = s.tile_of(s[id].opcode, s[id].type);
  const std::optional<int64_t> constant = s.constant_of(s.operand(id, 1));
  if (!constant) return shift_by_register(s, id, tile);
  const unsigned width = tile.register_width;
  s.emit(tile.ri, width,
         {s.result(id), shifted(s, tile, s.operand(id, 0)),
          Operand::immediate(*constant & (8 * width - 1))});
}

// Its amount is in any register, its result in another than its operand.
bool free_shift(Selector& s, InstId id) {
  const Opcode opcode = s[id].opcode;
  const Operation operation = opcode == Opcode::Shl    ? Operation::FreeShl
                              : opcode == Opcode::LShr ? Operation::FreeLShr
                                                       : Operation::FreeAShr;
  if (s.constant_of(s.operand(id, 1))) return false;
  shift_by_register(s, id, s.tile_of(operation, s[id].type));
  return true;
}

void load(Selector& s, InstId id) {
  Address address = s.commit_load(id);
  emit_load(s, s.result(id), s[id].type, address);
}

void store(Selector& s, InstId id) {
  Value value = s.operand(id, 0);
  const Tile& tile = s.tile_of(Opcode::Store, s.type_of(value));
  Address address = s.commit(s.match_address(s.operand(id, 1)));
  if (std::optional<int64_t> constant = s.immediate_of(value))
    s.emit(tile.mi, tile.memory_width, {address, Operand::immediate(*constant)});
  else
    s.emit(tile.mr, tile.memory_width, {address, s.use_any(value)});
}

void extension(Selector& s, InstId id) {
  Value value = s.operand(id, 0);
  if (s[id].opcode == Opcode::SExt)
    return emit_sign_extension(s, s.result(id), value, s.operation_width(s[id].type));
  emit_low_part(s, s.result(id), s.type_of(value), value);
}

// Between float and double, and between the banks of registers.
void conversion(Selector& s, InstId id) {
  Value value = s.operand(id, 0);
  const Opcode opcode = s[id].opcode;
  const Tile& tile = s.tile_of(opcode, is_by_operand(opcode) ? s.type_of(value) : s[id].type);
  emit_unary(s, tile, tile.register_width, s.result(id), value);
}

void left_operand(Selector& s, InstId id) { copy(s, s.result(id), s.use(s.operand(id, 0))); }

bool frozen_constant(Selector& s, InstId id) {
  const Value operand = s.operand(id, 0);
  if (!operand.is_constant()) return false;
  const ssa::ConstantKind kind = s.constants()[operand.constant()].kind;
  if (kind == ssa::ConstantKind::Undef || kind == ssa::ConstantKind::Poison) return false;
  const Register made = s.use(operand);
  if (!s.redefine_last(made, s.result(id))) copy(s, s.result(id), made);
  return true;
}

void zero(Selector& s, InstId id) { s.emit(Op::MOVri, 4, {s.result(id), Operand::immediate(0)}); }

// What a trunc promises to be a bit is one, unless it is poison (is_bit_if_poison).
void lowest_bit(Selector& s, InstId id) {
  if (s[id].opcode == Opcode::Trunc && (s[id].flags & ssa::flag::NoUnsignedWrap) != 0)
    return copy(s, s.result(id), s.use(s.operand(id, 0)));
  s.emit(Op::ANDri, 4, {s.result(id), s.use(s.operand(id, 0)), Operand::immediate(1)});
}

void frozen_bit(Selector& s, InstId id) {
  s.operand(id, 0).is_constant() ? zero(s, id) : lowest_bit(s, id);
}

}  // namespace rules
}  // namespace lilt::backend::isel
