// Intrinsics that vectorizers print: searches in vectors, lanes that a mask chooses, histograms.
#include <bit>

#include "backend/legalize/intrinsics/intrinsic_rules.h"
#include "backend/legalize/names.h"
#include "backend/legalize/types/leaves.h"

namespace lilt::backend {

namespace {

// A bit for each lane: whether it is not zero.
Value lanes_that_are_set(Emitter& emit, Value vector) {
  const TypeId type = emit.type_of(vector);
  if (lane_type(emit.types(), type) == ssa::kI1) return vector;
  return emit.icmp(IntPredicate::NE, vector, emit.null_value(type));
}

// The vector with lanes of whole bytes, of which memory has 1, 2, 4 ….
TypeId type_in_memory(Emitter& emit, TypeId vector) {
  const TypeId lane = lane_type(emit.types(), vector);
  if (!emit.types().is_integer(lane)) return vector;
  const uint32_t bits = std::max(8u, std::bit_ceil(emit.bits_of(lane)));
  return emit.types().vector(lane_count(emit.types(), vector), emit.types().integer(bits));
}

Value counted(Emitter& emit, std::string_view operation, Value count, Value amount) {
  const TypeId type = emit.type_of(count);
  if (operation == "add") return emit.add(count, amount);
  const IntrinsicName name = operation == "umax"   ? IntrinsicName("llvm.umax")
                             : operation == "umin" ? IntrinsicName("llvm.umin")
                                                   : "llvm.uadd.sat";
  return emit.intrinsic(name, type, type, {count, amount});
}

// The lanes that the mask chooses, side by side, and others at the end. Through memory, which holds
// the latter.
Value compressed(const IntrinsicCall& call, Value lanes, Value mask, Value others) {
  Emitter& emit = call.emit;
  const TypeId type = type_in_memory(emit, call.type());
  const uint32_t align = emit.types().align_of(type);
  const Value place = emit.frame_object(type, align);
  auto in_memory = [&](Value vector) { return emit.cast(Opcode::ZExt, vector, type); };
  emit.store(in_memory(others), place, align);
  emit.intrinsic("llvm.masked.compressstore", type, ssa::kVoid, {in_memory(lanes), place, mask});
  return emit.cast(Opcode::Trunc, emit.load(type, place, align), call.type());
}

}  // namespace

// The number of lanes fits an integer of so many bits, which the trailing zeros of one without bits
// are.
Value expand_first_set_lane(const IntrinsicCall& call) {
  Emitter& emit = call.emit;
  const Value mask = lanes_that_are_set(emit, call.argument(0));
  const uint64_t count = lane_count(emit.types(), emit.type_of(mask));
  const TypeId type = emit.types().integer(static_cast<uint32_t>(count));
  const Value bits = emit.cast(Opcode::BitCast, mask, type);
  return emit.resize_unsigned(emit.intrinsic("llvm.cttz", type, type, {bits, call.argument(1)}),
                              call.type());
}

// Whether each lane of the first vector is equal to some lane of the second.
Value expand_match(const IntrinsicCall& call) {
  Emitter& emit = call.emit;
  const Value vector = call.argument(0), wanted = call.argument(1);
  const uint64_t count = lane_count(emit.types(), emit.type_of(vector));
  Value found;
  for (uint64_t lane = 0; lane < lane_count(emit.types(), emit.type_of(wanted)); ++lane) {
    const Value same = take_lanes(emit, wanted, std::vector<uint64_t>(count, lane));
    const Value is_equal = emit.icmp(IntPredicate::EQ, vector, same);
    found = found.valid() ? emit.bit_or(found, is_equal) : is_equal;
  }
  return emit.bit_and(found, call.argument(2));
}

Value expand_compression(const IntrinsicCall& call) {
  return compressed(call, call.argument(0), call.argument(1), call.argument(2));
}

Value expand_masked_compression(const IntrinsicCall& call) {
  return compressed(call, call.argument(0), call.argument(2), call.argument(1));
}

// The first lanes, in the places that the mask chooses.
Value expand_masked_expansion(const IntrinsicCall& call) {
  Emitter& emit = call.emit;
  const TypeId type = type_in_memory(emit, call.type());
  const uint32_t align = emit.types().align_of(type);
  const Value place = emit.frame_object(type, align);
  auto in_memory = [&](Value vector) { return emit.cast(Opcode::ZExt, vector, type); };
  emit.store(in_memory(call.argument(0)), place, align);
  const Value expanded = emit.intrinsic("llvm.masked.expandload", type, type,
                                        {place, call.argument(2), in_memory(call.argument(1))});
  return emit.cast(Opcode::Trunc, expanded, call.type());
}

Value expand_last_active(const IntrinsicCall& call) {
  Emitter& emit = call.emit;
  Value last = call.argument(2);
  for (uint64_t i = 0; i < lane_count(emit.types(), call.argument_type(0)); ++i) {
    const Value lane = emit.extract_element(call.argument(0), i);
    last = emit.select(emit.extract_element(call.argument(1), i), lane, last);
  }
  return last;
}

// What is left, but no more than a vector.
Value expand_vector_length(const IntrinsicCall& call) {
  Emitter& emit = call.emit;
  const TypeId given = call.argument_type(0);
  const TypeId type = emit.bits_of(given) < 32 ? ssa::kI32 : given;
  const Value left = emit.resize_unsigned(call.argument(0), type);
  const Value whole = emit.integer(type, emit.bits_of_constant(call.argument(1)));
  return emit.resize_unsigned(emit.intrinsic("llvm.umin", type, type, {left, whole}), ssa::kI32);
}

// Counters may be the same, so one lane comes after the other. Those of lanes that the mask does
// not choose are in the frame.
Value expand_histogram(const IntrinsicCall& call) {
  Emitter& emit = call.emit;
  const Value amount = call.argument(1);
  const TypeId type = emit.type_of(amount);
  const Value elsewhere = emit.frame_object(type, emit.types().align_of(type));
  const std::string_view operation =
      call.name.substr(sizeof "llvm.experimental.vector.histogram." - 1);
  for (uint64_t i = 0; i < lane_count(emit.types(), call.argument_type(0)); ++i) {
    const Value counter = emit.extract_element(call.argument(0), i);
    const Value place = emit.select(emit.extract_element(call.argument(2), i), counter, elsewhere);
    emit.store(counted(emit, operation, emit.load(type, place, 1), amount), place, 1);
  }
  return {};
}

}  // namespace lilt::backend
