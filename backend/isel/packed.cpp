// Vectors of 16 bytes: lanes, shuffles, shifts by constants. Legalization leaves only what one
// instruction does (backend/legalize/types).
//
// An operand in memory has 16 bytes and is aligned to them: foldable_load asks for that.
#include <algorithm>
#include <array>
#include <utility>

#include "backend/isel/tile_rules.h"
#include "emit/x86/shuffles.h"

namespace lilt::backend::isel {
namespace {

// The bank of an operand without a form in memory may also be a scalar's.
//
// The register of a vector, or of the floating value that is its lowest lane, where other lanes are
// undefined.
Register use_with_lane(Selector& s, Value vector) {
  if (const ssa::Instruction* made = s.definition(vector);
      made != nullptr && made->opcode == Opcode::InsertElement &&
      is_floating(s.type_of(s.operand(vector.local(), 1))))
    return s.use_any(s.operand(vector.local(), 1));
  return s.use_any(vector);
}

bool is_lowest_lane(Selector& s, Value value) {
  const ssa::Instruction* lane = s.definition(value);
  return lane != nullptr && lane->opcode == Opcode::ExtractElement;
}

// The lanes of the result of a shufflevector.
std::pair<x86::WideOrder, size_t> order_of(Selector& s, InstId id) {
  x86::WideOrder order{};
  const ssa::ConstantId lanes = s.operand(id, 2).constant();
  const ssa::Constant& constant = s.constants()[lanes];
  const size_t count = s.types()[s[id].type].count;
  if (constant.kind == ssa::ConstantKind::Zero) return {order, count};
  for (size_t i = 0; i < count; ++i) {
    const ssa::Constant& lane = s.constants()[s.constants().elements(lanes)[i].constant()];
    order[i] =
        lane.kind == ssa::ConstantKind::Integer ? static_cast<int8_t>(lane.bits) : x86::kAnyLane;
  }
  return {order, count};
}

// The row with its second source in memory.
Op memory_form(Op op) {
  return static_cast<Op>(x86::target()[x86::opcode(op)].operands[2].memory_form);
}

struct Broadcast {
  Op rr, rm, r;
};
Broadcast broadcast_of(TypeId lane) {
  if (lane == ssa::kFloat) return {Op::BROADCASTSSrr, Op::BROADCASTSSrm, {}};
  if (lane == ssa::kDouble) return {Op::BROADCASTSDrr, Op::BROADCASTSDrm, {}};
  if (lane == ssa::kI8) return {Op::BROADCASTBrr, Op::BROADCASTBrm, Op::BROADCASTBr};
  if (lane == ssa::kI16) return {Op::BROADCASTWrr, Op::BROADCASTWrm, Op::BROADCASTWr};
  if (lane == ssa::kI32) return {Op::BROADCASTDrr, Op::BROADCASTDrm, Op::BROADCASTDr};
  return {Op::BROADCASTQrr, Op::BROADCASTQrm, Op::BROADCASTQr};
}

// The integer that the lowest lanes are made of, with AVX-512, which has an instruction for it.
Value integer_of_lowest(Selector& s, Value vector) {
  while (s.single_use_definition(vector, Opcode::BitCast)) vector = s.operand(vector.local(), 0);
  if (!s.has(processor_feature::Avx512vl) ||
      !s.single_use_definition(vector, Opcode::InsertElement))
    return {};
  const Value lane = s.operand(vector.local(), 1);
  return is_floating(s.type_of(lane)) || lane.is_constant() ? Value() : lane;
}

// Of the lowest lane of a register of 16 bytes, or of a load.
void broadcast(Selector& s, InstId id, Value vector) {
  const Broadcast rows = broadcast_of(s.types()[s[id].type].element);
  const unsigned width = s.vector_size(s[id].type);
  if (s.single_use_definition(vector, Opcode::InsertElement)) {
    const Value lane = s.operand(vector.local(), 1);
    if (const std::optional<InstId> load = s.foldable_load(lane);
        load &&
        s.types().size_of(s[*load].type) >= s.vector_size(s[id].type) / s.types()[s[id].type].count)
      return s.emit(rows.rm, width, {s.result(id), s.commit_load(*load)});
  }
  if (const Value lane = integer_of_lowest(s, vector); lane.valid() && exists(rows.r))
    return s.emit(rows.r, width, {s.result(id), s.use(lane)});
  s.emit(rows.rr, width, {s.result(id), use_with_lane(s, vector)});
}

// A part of a wider register, two registers as halves, or a lane everywhere.
void shuffle_of_halves(Selector& s, InstId id, x86::LaneOrder order) {
  const Value first = s.operand(id, 0), second = s.operand(id, 1);
  const unsigned from = s.vector_size(s.type_of(first)), to = s.vector_size(s[id].type);
  if (to < from) {
    if (order[0] == 0) return copy(s, s.result(id), s.use_any(first));
    const Op op = from == 32 ? Op::VEXTRACTF128 : to == 16 ? Op::VEXTRACTF32X4 : Op::VEXTRACTF64X4;
    const auto number = static_cast<int64_t>(static_cast<size_t>(order[0]) / order.size());
    return s.emit(op, from, {s.result(id), s.use_any(first), Operand::immediate(number)});
  }
  if (order[order.size() - 1] == 0) return broadcast(s, id, first);
  const bool is_zmm = to == 64;
  const Register low = s.temporary(is_zmm ? mir::RegClass::V512 : mir::RegClass::V256);
  copy(s, low, s.use_any(first));
  if (const std::optional<InstId> load = s.foldable_load(second))
    return s.emit(is_zmm ? Op::VINSERTF64X4m : Op::VINSERTF128m, to,
                  {s.result(id), low, s.commit_load(*load), Operand::immediate(1)});
  s.emit(is_zmm ? Op::VINSERTF64X4 : Op::VINSERTF128, to,
         {s.result(id), low, s.use_any(second), Operand::immediate(1)});
}

// The numbers of an order as a vector of lanes.
Register numbers_of_lanes(Selector& s, TypeId type, x86::LaneOrder order, bool of_one) {
  PackedBytes bytes{.size = s.vector_size(type)};
  const size_t lane_bytes = bytes.size / order.size();
  for (size_t i = 0; i < order.size(); ++i)
    bytes.bytes[i * lane_bytes] = static_cast<uint8_t>(
        order[i] < 0 ? 0 : static_cast<size_t>(order[i]) % (order.size() * (of_one ? 1 : 2)));
  const Register numbers = s.temporary(s.class_of(type));
  s.emit(Op::MOVUPSrm, static_cast<unsigned>(bytes.size),
         {numbers, s.constant_address(bytes.text())});
  return numbers;
}

x86::Shuffle found_shuffle(Selector& s, unsigned width, bool numbers, x86::LaneOrder order) {
  if (width == 64) return *x86::find_zmm_shuffle(order, numbers);
  const auto found = x86::find_wide_shuffle(order, numbers, s.has(processor_feature::Avx2));
  return found ? *found : *x86::find_lookup(order, width, numbers);
}

// The order of a shuffle of registers of 32 or 64 bytes, which one instruction makes.
void wide_shuffle(Selector& s, InstId id, x86::LaneOrder order) {
  const TypeId type = s[id].type;
  const bool numbers = is_floating(s.types()[type].element);
  const unsigned width = s.vector_size(type);
  const x86::Shuffle found = found_shuffle(s, width, numbers, order);
  const Value first = s.operand(id, found.operands[0]);
  const bool of_one = std::ranges::all_of(
      order, [&](int8_t lane) { return lane < static_cast<int8_t>(order.size()); });
  const Value second = of_one ? s.operand(id, 0) : s.operand(id, found.operands[1]);
  if (x86::is_lookup(found.op)) {
    const bool is_single = found.operand_count == 1;
    const Register lanes = numbers_of_lanes(s, type, order, is_single);
    if (is_single) return s.emit(found.op, width, {s.result(id), lanes, s.use_any(first)});
    const Register tied = s.use_any(first);
    return s.emit(found.op, width, {s.result(id), tied, lanes, s.use_any(second)});
  }
  if (found.operand_count == 1)
    return s.emit(found.op, width,
                  {s.result(id), s.use_any(first), Operand::immediate(*found.immediate)});
  const Register left = s.use_any(first);
  if (found.immediate)
    return s.emit(found.op, width,
                  {s.result(id), left, s.use_any(second), Operand::immediate(*found.immediate)});
  const Op folded = memory_form(x86::vex_form(found.op));
  if (exists(folded) && first != second)
    if (const std::optional<InstId> load = s.foldable_load(second))
      return s.emit(folded, width, {s.result(id), left, s.commit_load(*load)});
  s.emit(found.op, width, {s.result(id), left, s.use_any(second)});
}

}  // namespace

namespace rules {

bool packed_and_not(Selector& s, InstId id) {
  for (const unsigned inverted : {0u, 1u}) {
    const Value complement = s.operand(id, inverted);
    if (!s.single_use_definition(complement, Opcode::Xor)) continue;
    const auto bytes = s.packed_bytes(s.operand(complement.local(), 1));
    if (!bytes || std::ranges::any_of(*bytes, [](uint8_t byte) { return byte != 0xff; })) continue;
    emit_binary(s, s.tile_of(Operation::AndNot, s[id].type), s.result(id),
                s.operand(complement.local(), 0), s.operand(id, 1 - inverted));
    return true;
  }
  return false;
}

// The lanes of the amount are one constant.
void packed_shift(Selector& s, InstId id) {
  const Tile& tile = s.tile_of(s[id].opcode, s[id].type);
  const int64_t amount = *s.packed_bytes(s.operand(id, 1)).value_or(PackedBytes{}).begin();
  s.emit(tile.ri, tile.register_width,
         {s.result(id), s.use(s.operand(id, 0)), Operand::immediate(amount)});
}

void lane(Selector& s, InstId id) {
  const Register vector = s.use_any(s.operand(id, 0));
  const TypeId type = s[id].type;
  if (is_floating(type)) return copy(s, s.result(id), vector);
  if (type != ssa::kI16)
    return emit_bits_to_general(s, s.result(id), type == ssa::kI32 ? ssa::kFloat : ssa::kDouble,
                                vector);
  const int64_t number = s.constant_of(s.operand(id, 1)).value_or(0);
  s.emit(Op::PEXTRWrri, 4, {s.result(id), vector, Operand::immediate(number)});
}

void vector_with_lane(Selector& s, InstId id) {
  const Value element = s.operand(id, 1);
  const TypeId type = s.type_of(element);
  if (type == ssa::kI16) {
    const Operand number = Operand::immediate(s.constant_of(s.operand(id, 2)).value_or(0));
    const Register vector = s.use_any(s.operand(id, 0));
    return s.emit(Op::PINSRWrri, 4, {s.result(id), vector, s.use_any(element), number});
  }
  if (const std::optional<InstId> load = s.foldable_operand(element)) {
    const bool is_long = s.bits_of(type) == 64;
    return s.emit(is_long ? Op::MOVSDrm : Op::MOVSSrm, is_long ? 8 : 4,
                  {s.result(id), s.commit_operand(element, *load)});
  }
  if (is_floating(type)) return copy(s, s.result(id), s.use_any(element));
  emit_bits_to_floating(s, s.result(id), s.bits_of(type) == 64 ? ssa::kDouble : ssa::kFloat,
                        s.use_any(element));
}

void shuffle(Selector& s, InstId id) {
  const auto [order, count] = order_of(s, id);
  if (s.vector_size(s.type_of(s.operand(id, 0))) != s.vector_size(s[id].type))
    return shuffle_of_halves(s, id, {order.data(), count});
  if (s.vector_size(s[id].type) >= 32) return wide_shuffle(s, id, {order.data(), count});
  const MachineType type = s.machine_type(s[id].type);
  const bool numbers = type == MachineType::V4Float || type == MachineType::V2Double;
  const x86::Shuffle found = *x86::find_shuffle({order.data(), count}, numbers);
  const Value first = s.operand(id, found.operands[0]), second = s.operand(id, found.operands[1]);
  if (found.operand_count == 1)
    return s.emit(found.op, 16,
                  {s.result(id), s.use_any(first), Operand::immediate(*found.immediate)});
  const Op folded = memory_form(found.op);
  if (exists(folded) && first != second)
    if (const std::optional<InstId> load = s.foldable_load(second)) {
      const Register left = s.use_any(first);
      return s.emit(folded, 16, {s.result(id), left, s.commit_load(*load)});
    }
  const bool may_be_scalar = !exists(folded);
  const Register left = may_be_scalar ? use_with_lane(s, first) : s.use_any(first);
  const Register right = may_be_scalar ? use_with_lane(s, second) : s.use_any(second);
  if (found.immediate)
    s.emit(found.op, 16, {s.result(id), left, right, Operand::immediate(*found.immediate)});
  else
    s.emit(found.op, 16, {s.result(id), left, right});
}

bool store_of_lane(Selector& s, InstId id) {
  const Value value = s.operand(id, 0);
  if (!is_lowest_lane(s, value)) return false;
  const bool is_long = s.type_of(value) == ssa::kDouble;
  const Address address = s.commit(s.match_address(s.operand(id, 1)));
  s.emit(is_long ? Op::MOVSDmr : Op::MOVSSmr, is_long ? 8 : 4,
         {address, s.use_any(s.operand(value.local(), 0))});
  return true;
}

}  // namespace rules
}  // namespace lilt::backend::isel
