// Intrinsics of vectors: operations of one instruction, tests of flags, comparisons of strings,
// memory under a mask, gathers.
#include <algorithm>
#include <array>

#include "backend/isel/tile_rules.h"

namespace lilt::backend::isel {
namespace {

// Of an operand of 32 bytes to a result of less.
Op of_ymm(Op op) {
  switch (op) {
    case Op::CVTPD2PSrr:
      return Op::CVTPD2PSYrr;
    case Op::CVTPD2DQrr:
      return Op::CVTPD2DQYrr;
    case Op::CVTTPD2DQrr:
      return Op::CVTTPD2DQYrr;
    case Op::MOVMSKPSrr:
      return Op::MOVMSKPSYrr;
    case Op::MOVMSKPDrr:
      return Op::MOVMSKPDYrr;
    default:
      return Op::PMOVMSKBYrr;
  }
}

// The same of 64 bytes, to 32.
Op of_zmm(Op op) {
  switch (op) {
    case Op::CVTPD2PSrr:
      return Op::CVTPD2PSZrr;
    case Op::CVTPD2DQrr:
      return Op::CVTPD2DQZrr;
    default:
      return Op::CVTTPD2DQZrr;
  }
}

// The condition as a number, after the instruction that sets the flags.
void emit_condition(Selector& s, InstId id, Condition condition) {
  const Register bit = s.temporary();
  s.emit(Op::SETr, 1, {bit}, condition);
  s.emit(Op::MOVZXrr8, 4, {s.result(id), bit});
}

std::optional<Condition> condition_of_test(Operation operation) {
  using enum Operation;
  switch (operation) {
    case TestZero:
    case TestZeroOfFloats:
    case TestZeroOfDoubles:
      return Condition::E;
    case TestCarry:
    case TestCarryOfFloats:
    case TestCarryOfDoubles:
      return Condition::B;
    case TestNeither:
    case TestNeitherOfFloats:
    case TestNeitherOfDoubles:
      return Condition::A;
    default:
      return std::nullopt;
  }
}

void emit_test(Selector& s, InstId id, Op op, Condition condition) {
  const Register first = s.use(s.argument_of(id, 0)), second = s.use(s.argument_of(id, 1));
  s.emit(op, s.width_of(s.type_of(s.argument_of(id, 0))), {first, second});
  emit_condition(s, id, condition);
}

// The flag that a comparison of strings is asked for; none: the index.
std::optional<Condition> condition_of_strings(Operation operation) {
  switch (operation) {
    case Operation::StringsAbove:
      return Condition::A;
    case Operation::StringsCarry:
      return Condition::B;
    case Operation::StringsOverflow:
      return Condition::O;
    case Operation::StringsSign:
      return Condition::S;
    case Operation::StringsZero:
      return Condition::E;
    default:
      return std::nullopt;
  }
}

bool compares_strings(Operation operation) {
  return operation == Operation::StringsMask || operation == Operation::StringsIndex ||
         condition_of_strings(operation);
}

// The arguments are two vectors, each with its length after it if the lengths are given, and the
// kind of the comparison.
void emit_strings(Selector& s, InstId id, Operation operation) {
  const bool has_lengths = s.arguments(id).size() == 5;
  const bool is_mask = operation == Operation::StringsMask;
  const std::optional<Condition> condition = condition_of_strings(operation);
  const Register to = condition ? s.temporary() : s.result(id);
  const Register first = s.use(s.argument_of(id, 0));
  const Register second = s.use(s.argument_of(id, has_lengths ? 2 : 1));
  const Operand kind =
      Operand::immediate(*s.constant_of(s.argument_of(id, has_lengths ? 4 : 2)) & 255);
  if (has_lengths)
    s.emit(is_mask ? Op::PCMPESTRMrri : Op::PCMPESTRIrri, 4,
           {to, first, second, s.use(s.argument_of(id, 1)), s.use(s.argument_of(id, 3)), kind});
  else
    s.emit(is_mask ? Op::PCMPISTRMrri : Op::PCMPISTRIrri, 4, {to, first, second, kind});
  if (condition) emit_condition(s, id, *condition);
}

// The row of the same width with the lanes that it makes wider in memory.
std::optional<Op> widening_of_memory(Op op, unsigned width) {
  using enum Op;
  constexpr Op kWidening[] = {CVTDQ2PDrr, CVTPS2PDrr, PMOVZXBWrr, PMOVZXBDrr, PMOVZXBQrr,
                              PMOVZXWDrr, PMOVZXWQrr, PMOVZXDQrr, PMOVSXBWrr, PMOVSXBDrr,
                              PMOVSXBQrr, PMOVSXWDrr, PMOVSXWQrr, PMOVSXDQrr};
  if (std::ranges::find(kWidening, op) == std::end(kWidening)) return std::nullopt;
  return static_cast<Op>(x86::opcode(op) + (width == 64 ? 6 : width == 32 ? 2 : 1));
}
static_assert(x86::opcode(Op::PMOVSXDQrm) == x86::opcode(Op::PMOVSXDQrr) + 1);
static_assert(x86::opcode(Op::PMOVSXDQYrm) == x86::opcode(Op::PMOVSXDQrr) + 2);
static_assert(x86::opcode(Op::ZPMOVSXDQrm) == x86::opcode(Op::PMOVSXDQrr) + 6);

// The load of the register, or of the scalar that is its lowest lanes, of at least so many bytes.
std::optional<InstId> load_of_lowest(Selector& s, Value vector, size_t bytes) {
  while (s.single_use_definition(vector, Opcode::BitCast)) vector = s.operand(vector.local(), 0);
  if (s.single_use_definition(vector, Opcode::InsertElement)) vector = s.operand(vector.local(), 1);
  const std::optional<InstId> load = s.foldable_load(vector);
  return load && s.types().size_of(s[*load].type) >= bytes ? load : std::nullopt;
}

bool emit_widening(Selector& s, InstId id, const Tile& tile) {
  const std::optional<Op> row = widening_of_memory(tile.rr, tile.register_width);
  if (!row) return false;
  const size_t bytes = x86::target()[x86::opcode(*row)].operands[1].width;
  const std::optional<InstId> load = load_of_lowest(s, s.argument_of(id, 0), bytes);
  if (load) s.emit(*row, tile.register_width, {s.result(id), s.commit_load(*load)});
  return load.has_value();
}

// The arguments in the order of the row's operands after the result.
void emit_in_order(Selector& s, InstId id, const Tile& tile, unsigned width) {
  const size_t count = s.arguments(id).size();
  const std::span<const mir::OperandSpec> specs = x86::target()[x86::opcode(tile.rr)].operands;
  std::array<Operand, 3> operands = {Operand::immediate(0), Operand::immediate(0),
                                     Operand::immediate(0)};
  for (uint32_t i = 0; i < count; ++i) {
    const Value argument = s.argument_of(id, i);
    if (specs[i + 1].kind == mir::OperandKind::Immediate)
      operands[i] = Operand::immediate(*s.constant_of(argument) & 255);
    else
      operands[i] = s.use(argument);
  }
  if (count == 2)
    s.emit(tile.rr, width, {s.result(id), operands[0], operands[1]});
  else
    s.emit(tile.rr, width, {s.result(id), operands[0], operands[1], operands[2]});
}

// --- mask registers

// Bits of the first operand's lanes.
void emit_comparison(Selector& s, InstId id, const Tile& tile) {
  const Value second = s.argument_of(id, 1);
  const Register left = s.use(s.argument_of(id, 0));
  const bool has_predicate = s.arguments(id).size() == 3;
  const Operand kind = Operand::immediate(has_predicate ? *s.constant_of(s.argument_of(id, 2)) : 0);
  const auto emit = [&](Op op, const Operand& right) {
    if (has_predicate)
      s.emit(op, tile.register_width, {s.result(id), left, right, kind});
    else
      s.emit(op, tile.register_width, {s.result(id), left, right});
  };
  if (const std::optional<InstId> load = s.foldable_operand(second))
    emit(tile.rm, s.commit_operand(second, *load));
  else
    emit(tile.rr, s.use(second));
}

bool is_zero(Selector& s, Value vector) {
  const auto bytes = s.packed_bytes(vector);
  return bytes && std::ranges::all_of(*bytes, [](uint8_t byte) { return byte == 0; });
}

// Lanes of one of two, or of one and zeros, by bits.
void emit_blend(Selector& s, InstId id, const Tile& tile) {
  const Value if_clear = s.argument_of(id, 0), if_set = s.argument_of(id, 1);
  const Register bits = s.use(s.argument_of(id, 2));
  const unsigned width = tile.register_width;
  const std::optional<InstId> load = s.foldable_operand(if_set);
  if (is_zero(s, if_clear)) {
    const Tile& chosen = s.tile_of(Operation::ChosenOrZero, s[id].type);
    if (load)
      return s.emit(chosen.rm, width, {s.result(id), bits, s.commit_operand(if_set, *load)});
    return s.emit(chosen.rr, width, {s.result(id), bits, s.use(if_set)});
  }
  const Register other = s.use(if_clear);
  if (load)
    return s.emit(tile.rm, width, {s.result(id), bits, other, s.commit_operand(if_set, *load)});
  s.emit(tile.rr, width, {s.result(id), bits, other, s.use(if_set)});
}

void emit_joined_bits(Selector& s, InstId id) {
  const int64_t lower = *s.constant_of(s.argument_of(id, 2));
  const Op op = lower == 8 ? Op::KUNPCKBWrr : lower == 16 ? Op::KUNPCKWDrr : Op::KUNPCKDQrr;
  const Register upper = s.use(s.argument_of(id, 0));
  s.emit(op, 8, {s.result(id), upper, s.use(s.argument_of(id, 1))});
}

// The number of bits decides how many are above them: zeros.
void emit_integer_of_bits(Selector& s, InstId id) {
  const uint64_t count = s.types()[s.type_of(s.argument_of(id, 0))].count;
  const Op op = count == 8    ? Op::KMOVBrk
                : count == 16 ? Op::KMOVWrk
                : count == 32 ? Op::KMOVDrk
                              : Op::KMOVQrk;
  s.emit(op, count == 64 ? 8 : 4, {s.result(id), s.use(s.argument_of(id, 0))});
}

// Operations of mask registers that have no form of the usual kind.
bool emit_of_bits(Selector& s, InstId id, Operation operation) {
  const auto tile_of_operand = [&]() -> const Tile& {
    return s.tile_of(operation, s.type_of(s.argument_of(id, 0)));
  };
  switch (operation) {
    case Operation::CompareBits:
    case Operation::CompareBitsUnsigned:
    case Operation::CompareBitsOfNumbers:
    case Operation::TestBits:
      emit_comparison(s, id, tile_of_operand());
      return true;
    case Operation::BlendBits:
      emit_blend(s, id, s.tile_of(operation, s[id].type));
      return true;
    case Operation::BitsOfMask:
      s.emit(tile_of_operand().rr, tile_of_operand().register_width,
             {s.result(id), s.use(s.argument_of(id, 0))});
      return true;
    case Operation::JoinBits:
      emit_joined_bits(s, id);
      return true;
    case Operation::IntegerOfBits:
      emit_integer_of_bits(s, id);
      return true;
    case Operation::BitsOfInteger: {
      const bool is_long = s.type_of(s.argument_of(id, 0)) == ssa::kI64;
      s.emit(is_long ? Op::KMOVQkr : Op::KMOVDkr, is_long ? 8 : 4,
             {s.result(id), s.use(s.argument_of(id, 0))});
      return true;
    }
    case Operation::CutWords:
    case Operation::CutDoubles:
    case Operation::CutQuads: {  // the row by the operand's width
      const unsigned width = s.vector_size(s.type_of(s.argument_of(id, 0)));
      const uint16_t row = x86::opcode(s.tile_of(operation, s[id].type).rr);
      s.emit(static_cast<Op>(row + (width == 64   ? 2
                                    : width == 32 ? 1
                                                  : 0)),
             width, {s.result(id), s.use(s.argument_of(id, 0))});
      return true;
    }
    case Operation::Ternary: {
      const Tile& tile = s.tile_of(operation, s[id].type);
      const Register first = s.use(s.argument_of(id, 0)), second = s.use(s.argument_of(id, 1));
      s.emit(tile.rr, tile.register_width,
             {s.result(id), first, second, s.use(s.argument_of(id, 2)),
              Operand::immediate(*s.constant_of(s.argument_of(id, 3)) & 255)});
      return true;
    }
    default:
      return false;
  }
}

}  // namespace

void packed_intrinsic(Selector& s, InstId id, Operation operation) {
  const Tile& tile = s.tile_of(operation, s[id].type);
  const Value first = s.argument_of(id, 0);
  const size_t count = s.arguments(id).size();
  if (emit_of_bits(s, id, operation)) return;
  const bool narrows = s.class_of(s.type_of(first)) == mir::RegClass::V256 &&
                       s.class_of(s[id].type) != mir::RegClass::V256 &&
                       s.class_of(s[id].type) != mir::RegClass::V512;
  if (count == 1 && s.class_of(s.type_of(first)) == mir::RegClass::V512 &&
      s.class_of(s[id].type) == mir::RegClass::V256)
    return s.emit(of_zmm(tile.rr), 64, {s.result(id), s.use(first)});
  if (count == 1 && narrows)
    return s.emit(of_ymm(tile.rr), tile.register_width == 16 ? 32 : tile.register_width,
                  {s.result(id), s.use(first)});
  if (const std::optional<Condition> condition = condition_of_test(operation))
    return emit_test(s, id, tile.rr, *condition);
  if (compares_strings(operation)) return emit_strings(s, id, operation);
  if (operation == Operation::MultiplyAddSub) return fused_multiply_add_sub(s, id);
  if (count == 1 && emit_widening(s, id, tile)) return;
  if (count == 1 && exists(tile.rm))
    return emit_unary(s, tile, tile.register_width, s.result(id), first);
  if (count == 1) return s.emit(tile.rr, tile.register_width, {s.result(id), s.use(first)});
  if (operation == Operation::Permute) {  // the row has the numbers of the lanes first
    const Register data = s.use(first);
    return s.emit(tile.rr, tile.register_width, {s.result(id), s.use(s.argument_of(id, 1)), data});
  }
  if (count == 2 && exists(tile.rm))
    return emit_binary(s, tile, s.result(id), first, s.argument_of(id, 1));
  if (operation != Operation::CompareMask && operation != Operation::LowestCompareMask)
    return emit_in_order(s, id, tile, narrows ? 32 : tile.register_width);
  const Value second = s.argument_of(id, 1);
  const int64_t predicates = s.has(processor_feature::Avx) ? 31 : 7;
  const Operand kind = Operand::immediate(*s.constant_of(s.argument_of(id, 2)) & predicates);
  const Register left = s.use(first);
  if (const std::optional<InstId> load = s.foldable_operand(second); load && exists(tile.rm))
    s.emit(tile.rm, tile.memory_width, {s.result(id), left, s.commit_operand(second, *load), kind});
  else
    s.emit(tile.rr, tile.register_width, {s.result(id), left, s.use(second), kind});
}

void rules::packed_operation(Selector& s, InstId id) {
  packed_intrinsic(s, id, operation_of(static_cast<ssa::PackedOpcode>(s[id].subcode)));
}

// Of lanes of a mask.
struct MaskedMoves {
  Op load, store;
};
MaskedMoves masked_moves_of(Selector& s, TypeId vector) {
  const TypeId lane = s.types()[vector].element;
  if (lane == ssa::kFloat) return {Op::VMASKMOVPSrm, Op::VMASKMOVPSmr};
  if (lane == ssa::kDouble) return {Op::VMASKMOVPDrm, Op::VMASKMOVPDmr};
  return s.types().size_of(lane) == 4 ? MaskedMoves{Op::VPMASKMOVDrm, Op::VPMASKMOVDmr}
                                      : MaskedMoves{Op::VPMASKMOVQrm, Op::VPMASKMOVQmr};
}

void masked_load(Selector& s, InstId id) {
  const Register mask = s.use(s.argument_of(id, 1));
  const Address address = s.commit(s.match_address(s.argument_of(id, 0)));
  if (s.class_of(s.type_of(s.argument_of(id, 1))) == mir::RegClass::Bits) {
    const Tile& tile = s.tile_of(Operation::ChosenOrZero, s[id].type);
    return s.emit(tile.rm, tile.memory_width, {s.result(id), mask, address});
  }
  s.emit(masked_moves_of(s, s[id].type).load, s.vector_size(s[id].type),
         {s.result(id), mask, address});
}

void masked_store(Selector& s, InstId id) {
  const Value vector = s.argument_of(id, 2);
  const Register mask = s.use(s.argument_of(id, 1)), stored = s.use(vector);
  const Address address = s.commit(s.match_address(s.argument_of(id, 0)));
  if (s.class_of(s.type_of(s.argument_of(id, 1))) == mir::RegClass::Bits) {
    const Tile& tile = s.tile_of(Operation::ChosenOrZero, s.type_of(vector));
    return s.emit(tile.mr, tile.memory_width, {address, mask, stored});
  }
  s.emit(masked_moves_of(s, s.type_of(vector)).store, s.vector_size(s.type_of(vector)),
         {address, mask, stored});
}

// The bits that a mask was made of, or those of its signs.
Register use_as_bits(Selector& s, Value mask) {
  const ssa::Instruction* made = s.definition(mask);
  if (made != nullptr && made->opcode == Opcode::Packed &&
      made->subcode == static_cast<uint8_t>(ssa::PackedOpcode::MaskOfBits))
    return s.use(s.operand(mask.local(), 0));
  const Register bits = s.temporary(mir::RegClass::Bits);
  const Tile& tile = s.tile_of(Operation::BitsOfMask, s.type_of(mask));
  s.emit(tile.rr, tile.register_width, {bits, s.use(mask)});
  return bits;
}

// Arguments: the lanes where the mask has no sign, the base, the distances, the mask, their scale.
void gather(Selector& s, InstId id) {
  const TypeId type = s[id].type, index = s.type_of(s.argument_of(id, 2));
  const TypeId lane = s.types()[type].element;
  const bool is_long = s.types().size_of(lane) == 8;
  const bool is_number = lane == ssa::kFloat || lane == ssa::kDouble;
  const bool is_far = s.types()[index].element == ssa::kI64;
  constexpr Op kGathers[] = {Op::VPGATHERDDrm, Op::VPGATHERDQrm, Op::VPGATHERQDrm,
                             Op::VPGATHERQQrm, Op::VGATHERDPSrm, Op::VGATHERDPDrm,
                             Op::VGATHERQPSrm, Op::VGATHERQPDrm};
  constexpr Op kWideGathers[] = {Op::VPGATHERDDZrm, Op::VPGATHERDQZrm, Op::VPGATHERQDZrm,
                                 Op::VPGATHERQQZrm, Op::VGATHERDPSZrm, Op::VGATHERDPDZrm,
                                 Op::VGATHERQPSZrm, Op::VGATHERQPDZrm};
  const size_t number = 4 * is_number + 2 * is_far + is_long;
  const unsigned width = std::max(s.vector_size(index), s.vector_size(type));
  const Register kept = s.use(s.argument_of(id, 0));
  const Register mask =
      width == 64 ? use_as_bits(s, s.argument_of(id, 3)) : s.use(s.argument_of(id, 3));
  Address address = Address::of_register(s.use(s.argument_of(id, 1)));
  address.index = s.use(s.argument_of(id, 2));
  address.scale = static_cast<uint8_t>(*s.constant_of(s.argument_of(id, 4)));
  if (width == 64)
    return s.emit(kWideGathers[number], width,
                  {s.result(id), s.temporary(mir::RegClass::Bits), kept, address, mask});
  s.emit(kGathers[number], s.vector_size(is_far ? index : type),
         {s.result(id), s.temporary(s.class_of(type)), kept, address, mask});
}

// To whole numbers: the immediate says how, and whether an inexact result is an exception.
void round_to_whole(Selector& s, InstId id, Intrinsic intrinsic) {
  const int64_t way = intrinsic == Intrinsic::RoundToEven    ? 8
                      : intrinsic == Intrinsic::RoundDown    ? 9
                      : intrinsic == Intrinsic::RoundUp      ? 10
                      : intrinsic == Intrinsic::RoundToZero  ? 11
                      : intrinsic == Intrinsic::RoundQuietly ? 12
                                                             : 4;
  const TypeId type = s[id].type;
  const Tile& tile =
      s.tile_of(s.is_packed(type) ? Operation::RoundBy : Operation::RoundScalar, type);
  s.emit(tile.rr, tile.register_width,
         {s.result(id), s.use(s.argument_of(id, 0)), Operand::immediate(way)});
}

}  // namespace lilt::backend::isel
