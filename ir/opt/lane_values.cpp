#include "ir/opt/lane_values.h"

#include <utility>

#include "ir/opt/known_bits.h"

namespace lilt::opt {

using namespace ssa;

void LaneValues::begin_loop() {
  lane_count_ = factors_.lanes;
  at_start_.begin();
  for (const CarriedValue& value : loop_.carried)
    if (value.start.valid()) at_start_.set(value.phi, value.start);
  in_vectors_.begin();
  for (const InstId id : known_) slot_of_[id] = 0;
  known_.clear();
  slots_.assign(1, Slot());
  masks_.assign(loop_.blocks().size() * factors_.parts, Value());
  phis_.assign(loop_.carried.size(), VectorPhi{});
}

// What is known of a value in the loop at hand. Valid until the next question.
LaneValues::Slot& LaneValues::slot(InstId id) {
  if (id.index() >= slot_of_.size()) slot_of_.resize(function_.value_count());
  if (slot_of_[id] == 0) {
    slot_of_[id] = static_cast<uint32_t>(slots_.size());
    slots_.emplace_back();
    known_.push_back(id);
  }
  return slots_[slot_of_[id]];
}

// What the value is in the first iteration; computed before the vectors.
Value LaneValues::value_at_start(Value value) {
  const BlockId here = std::exchange(block_, preheader_);
  const Value copy = clone(value, at_start_, &Slot::is_at_start);
  block_ = here;
  return copy;
}

// What it is in the iteration of the vectors' first lane.
Value LaneValues::value_of_first_lane(Value value) {
  if (loop_.is_uniform(value)) return value_at_start(value);
  if (const CarriedValue* carried = loop_.carried_value(value)) return phi_of_first_lane(*carried);
  return clone(value, in_vectors_, &Slot::is_in_vectors);
}

Value LaneValues::clone(Value value, RegionClone& copies, bool Slot::*is_copied) {
  if (!value.is_local() || !loop_.is_inside(value)) return value;
  const InstId id = value.local();
  if (slot(id).*is_copied || loop_.carried_value(value) != nullptr) return copies(value);
  slot(id).*is_copied = true;
  // By number: operands move while instructions are made.
  for (uint32_t i = 0; i < function_[id].operand_count; ++i)
    if (const Value operand = function_.operand(id, i);
        operand.is_local() && loop_.is_inside(operand)) {
      const Value known =
          &copies == &in_vectors_ ? value_of_first_lane(operand) : value_at_start(operand);
      if (known != operand) copies.set(operand.local(), known);
    }
  const Value copy = copies.clone(id, block_);
  // What the text promises holds where an iteration computes it.
  if (copy.is_local() && loop_.is_conditional(function_.block_of(id)))
    function_[copy.local()].flags = function_[id].opcode == Opcode::Load ? align_flag(1) : 0;
  copies.set(id, copy);
  return copy;
}

// The last lane of the vector before, and all but the last of this one's.
Value LaneValues::before(const CarriedValue& value, uint32_t number) {
  const Value earlier = number == 0 ? phi_of(value).all : next_lanes(value, number - 1);
  const uint32_t first = factors_.lanes - 1;
  return shuffle(earlier, next_lanes(value, number), factors_.lanes,
                 [&](uint32_t lane) { return first + lane; });
}

Value LaneValues::next_lanes(const CarriedValue& value, uint32_t number) {
  return is_integer(function_[value.phi].type)
             ? lanes_of_value(value.next, number, bits_of(value.phi))
             : lanes_of_value(value.next, number);
}

Value LaneValues::phi_of_first_lane(const CarriedValue& value) {
  VectorPhi& phi = phi_of(value);
  if (!phi.first_lane.valid()) {
    phi.first_lane = make_phi(vectors_, function_[value.phi].type, {value.start, preheader_});
    in_vectors_.set(value.phi, phi.first_lane);
  }
  return phi.first_lane;
}

// start, start + step, …
Value LaneValues::phi_of_all_lanes(const CarriedValue& value, uint32_t number) {
  VectorPhi& phi = phi_of(value);
  const TypeId type = function_[value.phi].type, of_lanes = lanes_of(type);
  if (!phi.all.valid()) {
    const Value steps =
        constant_lanes(type, [&](uint32_t lane) { return integer(type, value.step * lane); });
    const BlockId here = std::exchange(block_, preheader_);
    const Value first = make(Opcode::Add, of_lanes, {splat(value.start), steps});
    block_ = here;
    phi.all = make_phi(vectors_, of_lanes, {first, preheader_});
  }
  if (number == 0) return phi.all;
  return make(Opcode::Add, of_lanes,
              {phi.all, splat(integer(type, value.step * number * factors_.lanes))});
}

// The type of the lanes that have the value.
TypeId LaneValues::lane_type(Value value) {
  const TypeId type = function_.type_of(value);
  const bool is_flag = loop_.is_vector(value) && loop_.is_flag(value.local());
  return is_flag || is_integer(type) ? integer_of(widths_.lane_bits(value)) : type;
}

// The part of a vector that has the integer in lanes of so many bits.
Value LaneValues::lanes_of_value(Value value, uint32_t number, uint32_t bits) {
  const TypeId type = integer_of(bits), of_lanes = lanes_of(type);
  uint64_t constant = 0;
  if (integer_constant(function_, value, constant)) return splat(integer(type, constant));
  const uint32_t own = widths_.lane_bits(value);
  const Value lanes = lanes_of_value(value, number);
  if (own == bits) return lanes;
  const Opcode opcode = own > bits                       ? Opcode::Trunc
                        : widths_.may_be_negative(value) ? Opcode::SExt
                                                         : Opcode::ZExt;
  return make(opcode, of_lanes, {lanes});
}

// The same in its own lanes.
Value LaneValues::lanes_of_value(Value value, uint32_t number) {
  if (value.is_constant()) return splat(value);
  if (Value known = part(value, number); known.valid()) return known;
  if (const CarriedValue* carried = loop_.carried_value(value); carried != nullptr) {
    const Value lanes =
        carried->is_recurrence ? before(*carried, number) : phi_of_all_lanes(*carried, number);
    set_part(value, number, lanes);
    return lanes;
  }
  const Value known = value_at_start(value);
  const BlockId here = std::exchange(block_, preheader_);
  const Value lanes = splat(known);
  block_ = here;
  for (uint32_t other = 0; other < factors_.parts; ++other) set_part(value, other, lanes);
  return lanes;
}

// --- masks

Value LaneValues::mask_of(BlockId block, uint32_t number) {
  if (!loop_.is_conditional(block)) return Value();
  const auto place = std::ranges::find(loop_.blocks(), block) - loop_.blocks().begin();
  Value& known = masks_[static_cast<size_t>(place) * factors_.parts + number];
  if (known.valid()) return known;
  Value mask;
  for (const BlockId from : cfg_.predecessors(block)) {
    const Value edge = mask_of_edge(from, block, number);
    mask = mask.valid() ? make(Opcode::Or, lanes_of(kI1), {mask, edge}) : edge;
  }
  return known = mask;
}

// What no lane's iteration computes may be poison: choices drop it.
Value LaneValues::mask_of_edge(BlockId from, BlockId to, uint32_t number) {
  const Value mask = mask_of(from, number);
  const InstId end = function_.terminator(from);
  if (function_[end].opcode == Opcode::Br || from == loop_.header ||
      function_.operand(end, 1) == function_.operand(end, 2))
    return mask;
  const Value all = splat(function_.constants().integer(kI1, 1, 1)),
              none = splat(function_.constants().integer(kI1, 1, 0));
  Value condition = lanes_of_value(function_.operand(end, 0), number);
  if (function_.operand(end, 2) == Value(to))
    condition = make(Opcode::Xor, lanes_of(kI1), {condition, all});
  return mask.valid() ? make(Opcode::Select, lanes_of(kI1), {mask, condition, none}) : condition;
}

}  // namespace lilt::opt
