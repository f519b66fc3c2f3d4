// Memory under a mask: by the processor's instruction (split_masked), or lane by
// lane. Without branches: a lane that must not be touched is loaded from, or stored to, an object
// of the frame.
#include <array>
#include <bit>
#include <numeric>
#include <vector>

#include "backend/legalize/intrinsics/intrinsic_rules.h"
#include "backend/legalize/names.h"
#include "backend/legalize/types/leaves.h"
#include "ir/ssa/intrinsics.h"

namespace lilt::backend {

namespace {

// Whether the processor has an instruction for lanes side by side of that type.
bool has_masked_moves(const IntrinsicCall& call, TypeId vector) {
  const VectorShape shape = vector_shape(call.emit.types(), vector);
  const bool has_bits = call.function().has(processor_feature::Avx512vl);
  if (shape.form != VectorForm::Packed || (shape.lane_bytes < 4 && !has_bits) ||
      !std::has_single_bit(shape.count) || shape.count * shape.lane_bytes < 16 ||
      shape.lane != lane_type(call.emit.types(), vector))
    return false;
  const bool is_number = shape.lane == ssa::kFloat || shape.lane == ssa::kDouble;
  return call.function().has(is_number ? processor_feature::Avx : processor_feature::Avx2);
}

// A vector of addresses as a base and distances from it, in units of `scale` bytes.
struct ScatteredPlaces {
  Value base, distances;
  uint64_t scale = 1;
};

ScatteredPlaces places_of(Emitter& emit, Value addresses) {
  const ssa::Function& function = emit.function();
  if (addresses.is_local() && function[addresses.local()].opcode == Opcode::GetElementPtr &&
      function[addresses.local()].operand_count == 3) {
    const InstId id = addresses.local();
    const Value base = function.operand(id, 1), index = function.operand(id, 2);
    const uint64_t size = emit.types().size_of(function.operand(id, 0).type());
    const TypeId lane = lane_type(emit.types(), emit.type_of(index));
    if (emit.type_of(base) == ssa::kPtr && is_vector(emit.types(), emit.type_of(index)) &&
        (lane == ssa::kI32 || lane == ssa::kI64) && std::has_single_bit(size) && size <= 8)
      return {base, index, size};
  }
  const uint64_t count = lane_count(emit.types(), emit.type_of(addresses));
  return {emit.null_value(ssa::kPtr),
          emit.cast(Opcode::PtrToInt, addresses, emit.types().vector(count, ssa::kI64))};
}

// Where they are as fast as loads: with AVX-512. None if the lanes are not of 4 or 8 bytes, or too
// few.
Value gathered_lanes(const IntrinsicCall& call, const ssa::MaskedAccess& access) {
  Emitter& emit = call.emit;
  const VectorShape shape = vector_shape(emit.types(), call.type());
  if (!call.function().has(processor_feature::Avx512vl) || shape.form != VectorForm::Packed ||
      shape.lane_bytes < 4 || !std::has_single_bit(shape.count) ||
      shape.lane != lane_type(emit.types(), call.type()) ||
      lane_type(emit.types(), emit.type_of(call.argument(access.address))) != ssa::kPtr)
    return {};
  const auto [base, distances, scale] = places_of(emit, call.argument(access.address));
  const TypeId distance = lane_type(emit.types(), emit.type_of(distances));
  const uint64_t widest = call.function().has(processor_feature::Evex512) ? 64 : 32;
  const uint64_t bytes = std::max<uint64_t>(shape.lane_bytes, distance == ssa::kI64 ? 8 : 4);
  const uint64_t lanes = std::min<uint64_t>(shape.count, widest / bytes);
  if (lanes * std::min<uint64_t>(shape.lane_bytes, distance == ssa::kI64 ? 8 : 4) < 16) return {};
  const TypeId type = emit.types().vector(lanes, shape.lane);
  const TypeId mask_type =
      emit.types().vector(lanes, shape.lane_bytes == 4 ? ssa::kI32 : ssa::kI64);
  std::vector<Value> registers;
  for (uint64_t first = 0; first < shape.count; first += lanes) {
    std::vector<uint64_t> numbers(lanes);
    std::iota(numbers.begin(), numbers.end(), first);
    const auto part = [&](Value vector) {
      return lanes == shape.count ? vector : take_lanes(emit, vector, numbers);
    };
    const std::array<Value, 5> arguments = {
        part(call.argument(access.vector)), base, part(distances),
        emit.cast(Opcode::SExt, part(call.argument(access.mask)), mask_type),
        emit.integer(ssa::kI8, scale)};
    registers.push_back(
        emit.call(emit.intrinsic_name("llvm.lilt.gather", {type, emit.type_of(arguments[2])}), type,
                  arguments));
  }
  for (uint64_t count = lanes; registers.size() > 1; count *= 2) {  // side by side
    std::vector<Value> order(2 * count);
    for (uint64_t i = 0; i < order.size(); ++i) order[i] = emit.integer(ssa::kI32, i);
    const Value numbers(
        call.function().constants().aggregate(emit.types().vector(2 * count, ssa::kI32), order));
    for (size_t i = 0; i < registers.size(); i += 2)
      registers[i / 2] =
          emit.make(Opcode::ShuffleVector, emit.types().vector(2 * count, shape.lane),
                    {registers[i], registers[i + 1], numbers});
    registers.resize(registers.size() / 2);
  }
  return registers[0];
}

}  // namespace

Value expand_masked_access(const IntrinsicCall& call) {
  Emitter& emit = call.emit;
  const ssa::MaskedAccess& access = *ssa::find_masked_access(call.name, call.argument_count());
  if (!access.is_scattered && !access.is_dense &&
      has_masked_moves(call, emit.type_of(call.argument(access.vector))))
    return call.id;
  if (access.is_scattered && access.is_load)
    if (const Value made = gathered_lanes(call, access); made.valid()) return made;
  Value vector = call.argument(access.vector), address = call.argument(access.address);
  Value mask = call.argument(access.mask), result = vector;
  TypeId lane = lane_type(emit.types(), emit.type_of(vector));
  uint64_t size = emit.types().size_of(lane);
  Value elsewhere = emit.frame_object(lane, emit.types().align_of(lane));
  for (uint64_t i = 0; i < lane_count(emit.types(), emit.type_of(vector)); ++i) {
    Value is_chosen = emit.extract_element(mask, i), place = address;
    if (access.is_scattered) place = emit.extract_element(address, i);
    if (!access.is_scattered && !access.is_dense) place = emit.address(address, i * size);
    Value safe = emit.select(is_chosen, place, elsewhere);
    Value element = emit.extract_element(vector, i);
    if (access.is_load) {
      Value loaded = emit.select(is_chosen, emit.load(lane, safe, 1), element);
      result = emit.insert_element(result, loaded, i);
    } else {
      emit.store(element, safe, 1);
    }
    if (!access.is_dense) continue;
    Value step = emit.select(is_chosen, emit.i64(size), emit.i64(0));
    address = emit.make(Opcode::GetElementPtr, emit.type_of(address), {ssa::kI8, address, step});
  }
  return access.is_load ? result : Value();
}

}  // namespace lilt::backend
