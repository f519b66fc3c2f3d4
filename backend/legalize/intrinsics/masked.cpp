// Memory under a mask: by the processor's instruction (split_masked), or lane by
// lane. Without branches: a lane that must not be touched is loaded from, or stored to, an object
// of the frame.
#include <bit>

#include "backend/legalize/intrinsics/intrinsic_rules.h"
#include "backend/legalize/names.h"
#include "backend/legalize/types/leaves.h"
#include "ir/ssa/intrinsics.h"

namespace lilt::backend {

namespace {

// Whether the processor has an instruction for lanes side by side of that type.
bool has_masked_moves(const IntrinsicCall& call, TypeId vector) {
  const VectorShape shape = vector_shape(call.emit.types(), vector);
  if (shape.form != VectorForm::Packed || shape.lane_bytes < 4 ||
      !std::has_single_bit(shape.count) || shape.count * shape.lane_bytes < 16 ||
      shape.lane != lane_type(call.emit.types(), vector))
    return false;
  const bool is_number = shape.lane == ssa::kFloat || shape.lane == ssa::kDouble;
  return call.function().has(is_number ? processor_feature::Avx : processor_feature::Avx2);
}

}  // namespace

Value expand_masked_access(const IntrinsicCall& call) {
  Emitter& emit = call.emit;
  const ssa::MaskedAccess& access = *ssa::find_masked_access(call.name, call.argument_count());
  if (!access.is_scattered && !access.is_dense &&
      has_masked_moves(call, emit.type_of(call.argument(access.vector))))
    return call.id;
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
