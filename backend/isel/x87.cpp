// Values of x86_fp80: computed on the x87 stack, kept in memory.
//
// Idea. The x87 registers are a stack, which linear scan does not allocate: every value of the type
// has a frame slot of 16 bytes. A tile pushes its operands, computes, and pops the result into its
// slot; an expression whose value is used once, in the same block, stays on the stack instead.
// Between tiles the x87 stack is empty, as the calling convention demands at calls. No call happens
// between the first push of a tile and its last pop: addresses of results are computed before, and
// a value that needs a call (takes_call) is not part of an expression on the stack.
//
// Values of one block whose uses are in it share slots: the walk backwards gives a slot to a value
// at its last use, and takes it back at the definition. A value from another block, which may be
// live around a loop, has a slot of its own.
//
// Invariants. A slot is written only where its value is defined; legalization has moved phis and
// selects of the type to memory. Precision and rounding are the processor's defaults (64 bits of
// significand, to nearest).
#include <cstring>

#include "backend/isel/tile_rules.h"

namespace lilt::backend::isel {
namespace {

constexpr uint32_t kTwo63 = 0x5f000000;
constexpr uint32_t kTwo64AsFloat = 0x5f800000;
constexpr int64_t kRoundTowardsZero = 0xc00;  // in the control word

// Numbers that an instruction pushes.
constexpr uint64_t kOneSignificand = uint64_t{1} << 63;
constexpr uint64_t kOneExponent = 0x3fff;

mir::SlotId x87_slot(Selector& s, InstId id) {
  X87State& x87 = s.x87();
  if (x87.places.empty()) x87.places.assign(s.function().value_count(), {});
  X87State::Place& place = x87.places[id];
  if (place.slot.valid()) return place.slot;
  place.block = s.block();
  // A value from elsewhere is in its slot through the whole block, also below here.
  const bool is_own = s.function().block_of(id) == s.block();
  if (is_own && !x87.free_slots.empty()) {
    place.slot = x87.free_slots.back();
    x87.free_slots.pop_back();
    s.machine().frame.slots[place.slot].name = {};
    return place.slot;
  }
  mir::FrameSlot frame_slot;
  frame_slot.size = 16;
  frame_slot.align = 16;
  frame_slot.name = s.name_of(s.function().name_of(id));
  return place.slot = s.machine().frame.slots.push_back(frame_slot);
}

// The slot at the definition of its value. Above there, another value of the block may use it if
// this one has no use elsewhere, and if no part of the block runs again by itself.
Address defined_x87_slot(Selector& s, InstId id) {
  const mir::SlotId slot = x87_slot(s, id);
  const bool is_local = s.x87().places[id].block == s.block();
  if (is_local && !s.function().module().header().may_return_twice)
    s.x87().free_slots.push_back(slot);
  return Address::of_slot(slot);
}

Address x87_scratch(Selector& s, int32_t offset = 0) {
  if (!s.x87().scratch.valid()) {
    mir::FrameSlot slot;
    slot.size = 32;
    slot.align = 16;
    s.x87().scratch = s.machine().frame.slots.push_back(slot);
  }
  return Address::of_slot(s.x87().scratch, offset);
}

void push_x87_constant(Selector& s, const ssa::Constant& constant, Value value) {
  if (constant.kind != ssa::ConstantKind::Floating)
    return s.emit(Op::FLDZ, 8, {});  // undef, poison
  std::span<const uint64_t> words = s.constants().words(value.constant());
  uint64_t bits[2] = {words[0], words[1]};
  if (bits[0] == 0 && bits[1] == 0) return s.emit(Op::FLDZ, 8, {});
  if (bits[0] == kOneSignificand && bits[1] == kOneExponent) return s.emit(Op::FLD1, 8, {});
  s.emit(Op::FLD80m, 8, {s.constant_address(bytes_of(bits))});
}

void push_x87_float(Selector& s, Value value) {
  bool is_double = s.type_of(value) == ssa::kDouble;
  Op op = is_double ? Op::FLD64m : Op::FLD32m;
  if (std::optional<InstId> load = s.foldable_operand(value))
    return s.emit(op, 8, {s.commit_operand(value, *load)});
  store_floating(s, value, x87_scratch(s));
  s.emit(op, 8, {x87_scratch(s)});
}

// Read as signed, a number from 2^63 on is 2^64 too small: a table indexed by the sign provides the
// correction.
void push_x87_unsigned(Selector& s, Value value) {
  constexpr uint32_t kCorrection[2] = {0, kTwo64AsFloat};
  Register number = s.use(value), table = s.temporary();
  s.emit(Op::MOVmr, 8, {x87_scratch(s), number});
  s.emit(Op::FILD64m, 8, {x87_scratch(s)});
  Register sign = with_immediate(s, Op::SHRri, 8, number, 63);
  s.emit(Op::LEA, 8, {table, s.constant_address(bytes_of(kCorrection))});
  Address entry = Address::of_register(table);
  entry.index = sign;
  entry.scale = 4;
  s.emit(Op::FADD32m, 8, {entry});
}

void push_x87_integer(Selector& s, Value value, bool is_signed) {
  unsigned bits = s.bits_of(s.type_of(value));
  if (bits == 64 && !is_signed) return push_x87_unsigned(s, value);
  if (std::optional<InstId> load =
          bits >= 16 && is_signed ? s.foldable_load(value) : std::nullopt) {
    Op op = bits == 64 ? Op::FILD64m : bits == 32 ? Op::FILD32m : Op::FILD16m;
    return s.emit(op, 8, {s.commit_load(*load)});
  }
  Register wide = s.temporary();
  if (bits == 1 && is_signed)
    wide = with_negation(s, 8, zero_extended(s, value));
  else if (bits == 64)
    wide = s.use(value);
  else if (is_signed)
    wide = sign_extended(s, value, 8);
  else
    wide = zero_extended(s, value);
  s.emit(Op::MOVmr, 8, {x87_scratch(s), wide});
  s.emit(Op::FILD64m, 8, {x87_scratch(s)});
}

// A value without an effect and another use may be computed at its use. False otherwise, or if the
// stack is full.
bool push_x87_expression(Selector& s, InstId id, unsigned room) {
  const Opcode opcode = s[id].opcode;
  if (const Tile& tile = s.tile_of(opcode, ssa::kX86Fp80); exists(tile.rr)) {
    const uint32_t count = ssa::is_binary(opcode) ? 2 : 1;
    if (room <= count) return false;
    for (uint32_t i = 0; i < count; ++i) push_x87(s, s.operand(id, i), room - 1 - i);
    s.emit(tile.rr, tile.register_width, {});
    return true;
  }
  switch (opcode) {
    case Opcode::FPExt:
      push_x87_float(s, s.operand(id, 0));
      return true;
    case Opcode::SIToFP:
      push_x87_integer(s, s.operand(id, 0), true);
      return true;
    case Opcode::UIToFP:
      push_x87_integer(s, s.operand(id, 0), false);
      return true;
    default:
      return false;
  }
}

void pop_x87_as(Selector& s, TypeId type, Register to) {
  s.emit(type == ssa::kDouble ? Op::FSTP64m : Op::FSTP32m, 8, {x87_scratch(s)});
  emit_load(s, to, type, x87_scratch(s));
}

// To a signed integer of 64 bits, towards zero: the rounding mode is changed temporarily.
void pop_x87_integer(Selector& s, Register to) {
  Register control = s.temporary();
  s.emit(Op::FNSTCWm, 8, {x87_scratch(s, 8)});
  s.emit(Op::MOVZXrm16, 4, {control, x87_scratch(s, 8)});
  Register truncating = with_immediate(s, Op::ORri, 4, control, kRoundTowardsZero);
  s.emit(Op::MOVmr, 2, {x87_scratch(s, 10), truncating});
  s.emit(Op::FLDCWm, 8, {x87_scratch(s, 10)});
  s.emit(Op::FISTP64m, 8, {x87_scratch(s)});
  s.emit(Op::FLDCWm, 8, {x87_scratch(s, 8)});
  s.emit(Op::MOVrm, 8, {to, x87_scratch(s)});
}

// Of the number at the scratch slot's upper half: from 2^63 on, the number minus 2^63 is converted,
// and the top bit set.
void pop_x87_unsigned(Selector& s, Register to) {
  constexpr uint32_t kOffset[2] = {0, kTwo63 | uint32_t{1} << 31};  // 0, −2^63
  s.emit(Op::FSTP80m, 8, {x87_scratch(s, 16)});
  constexpr uint32_t kLimit = kTwo63;
  s.emit(Op::FLD32m, 8, {s.constant_address(bytes_of(kLimit))});
  s.emit(Op::FLD80m, 8, {x87_scratch(s, 16)});
  Register status = s.temporary(), large = s.temporary(), index = s.temporary(),
           table = s.temporary();
  s.emit(Op::LEA, 8, {table, s.constant_address(bytes_of(kOffset))});
  s.emit(Op::FUCOMPP, 8, {});
  s.emit(Op::FNSTSWr, 8, {status});
  s.emit(Op::SAHF, 8, {status});
  s.emit(Op::SETr, 1, {large}, Condition::AE);
  s.emit(Op::MOVZXrr8, 4, {index, large});
  s.emit(Op::FLD80m, 8, {x87_scratch(s, 16)});
  Address entry = Address::of_register(table);
  entry.index = index;
  entry.scale = 4;
  s.emit(Op::FADD32m, 8, {entry});
  Register low = s.temporary();
  pop_x87_integer(s, low);
  Register top = with_immediate(s, Op::SHLri, 8, index, 63);
  s.emit(Op::XORrr, 8, {to, low, top});
}

// The significand and exponent of one, the sign of the other, joined in memory.
void pop_x87_copysign(Selector& s, InstId id) {
  mir::SlotId slot = x87_slot(s, id);
  push_x87(s, s.argument_of(id, 1));
  s.emit(Op::FSTP80m, 8, {x87_scratch(s, 16)});
  push_x87(s, s.argument_of(id, 0));
  s.emit(Op::FSTP80m, 8, {Address::of_slot(slot)});
  Register exponent = s.temporary(), sign = s.temporary();
  s.emit(Op::MOVZXrm16, 4, {exponent, Address::of_slot(slot, 8)});
  s.emit(Op::MOVZXrm16, 4, {sign, x87_scratch(s, 24)});
  Register magnitude = with_immediate(s, Op::ANDri, 4, exponent, 0x7fff);
  Register bit = with_immediate(s, Op::ANDri, 4, sign, 0x8000);
  s.emit(Op::MOVmr, 2, {Address::of_slot(slot, 8), with_register(s, Op::ORrr, 4, magnitude, bit)});
}

void pop_x87(Selector& s, InstId id) { s.emit(Op::FSTP80m, 8, {defined_x87_slot(s, id)}); }

InstId x87_projection(Selector& s, InstId call, uint32_t part) {
  for (const X87State::Projection& projection : s.x87().projections)
    if (projection.call == call && projection.part == part) return projection.reader;
  return {};
}

}  // namespace

void push_x87(Selector& s, Value value, unsigned room) {
  value = s.resolve(value);
  if (value.is_constant()) return push_x87_constant(s, s.constants()[value.constant()], value);
  InstId id = value.local();
  std::optional<InstId> load = s.foldable_load(value);
  if (load && !takes_call(s, value)) return s.emit(Op::FLD80m, 8, {s.commit_load(*load)});
  bool is_here = s.facts().has_one_use(id) && s[id].opcode != Opcode::Argument &&
                 s.function().block_of(id) == s.block() && !takes_call(s, s.operand(id, 0));
  if (is_here && push_x87_expression(s, id, room)) return;
  s.emit(Op::FLD80m, 8, {Address::of_slot(x87_slot(s, id))});
}

// ucomis of the x87: the same flags.
void emit_x87_compare(Selector& s, Value left, Value right) {
  Register status = s.temporary();
  push_x87(s, right);
  push_x87(s, left, 7);
  s.emit(Op::FUCOMPP, 8, {});
  s.emit(Op::FNSTSWr, 8, {status});
  s.emit(Op::SAHF, 8, {status});
}

// Records the reader of a part of a call's result; a second reader copies the first one's value.
void place_x87_part(Selector& s, InstId id, InstId call, uint32_t part) {
  InstId known = x87_projection(s, call, part);
  if (known.valid()) {
    s.emit(Op::FLD80m, 8, {Address::of_slot(x87_slot(s, known))});
    return s.emit(Op::FSTP80m, 8, {Address::of_slot(x87_slot(s, id))});
  }
  s.x87().projections.push_back({call, part, id});
  s.result(call);  // requests it
}

// Results of a call are on the x87 stack, the first on top; all are popped, used or not.
void pop_x87_results(Selector& s, InstId call) {
  TypeId type = s[call].type;
  bool has_parts = s.types().is_aggregate(type);
  std::span<const TypeId> parts = has_parts ? s.types().members(type) : std::span(&type, 1);
  for (uint32_t i = 0; i < parts.size(); ++i) {
    if (!is_x87(parts[i])) continue;
    InstId reader = has_parts ? x87_projection(s, call, i) : call;
    bool is_read = reader.valid() && s.is_needed(reader);
    s.emit(Op::FSTP80m, 8, {is_read ? defined_x87_slot(s, reader) : x87_scratch(s)});
  }
  std::erase_if(s.x87().projections, [&](const X87State::Projection& p) { return p.call == call; });
}

namespace rules {

void x87_load(Selector& s, InstId id) {
  s.emit(Op::FLD80m, 8, {s.commit_load(id)});
  pop_x87(s, id);
}

void x87_store(Selector& s, InstId id) {
  Address address = s.commit(s.match_address(s.operand(id, 1)));
  push_x87(s, s.operand(id, 0));
  s.emit(Op::FSTP80m, 8, {address});
}

void x87_expression(Selector& s, InstId id) {
  push_x87_expression(s, id, 8);
  pop_x87(s, id);
}

void x87_copy(Selector& s, InstId id) {
  push_x87(s, s.operand(id, 0));
  pop_x87(s, id);
}

// To another type.
void x87_conversion(Selector& s, InstId id) {
  TypeId type = s[id].type;
  push_x87(s, s.operand(id, 0));
  if (is_floating(type)) return pop_x87_as(s, type, s.result(id));
  bool is_wide = s[id].opcode == Opcode::FPToUI && s.bits_of(type) == 64;
  Register whole = type == ssa::kI1 ? s.temporary() : s.result(id);
  if (is_wide)
    pop_x87_unsigned(s, whole);
  else
    pop_x87_integer(s, whole);
  if (type == ssa::kI1) s.emit(Op::ANDri, 4, {s.result(id), whole, Operand::immediate(1)});
}

bool x87_intrinsic(Selector& s, InstId id) {
  const Intrinsic intrinsic = intrinsic_of(s.function(), id);
  if (intrinsic == Intrinsic::None) return false;
  if (intrinsic == Intrinsic::CopySign) {
    pop_x87_copysign(s, id);
    return true;
  }
  push_x87(s, s.argument_of(id, 0));
  s.emit(intrinsic == Intrinsic::SquareRoot ? Op::FSQRT : Op::FABS, 8, {});
  pop_x87(s, id);
  return true;
}

}  // namespace rules
}  // namespace lilt::backend::isel
