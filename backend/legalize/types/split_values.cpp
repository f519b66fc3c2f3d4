#include "backend/legalize/types/split_values.h"

#include <algorithm>

#include "backend/legalize/names.h"
#include "backend/legalize/types/scalar_arithmetic.h"
#include "ir/ssa/module.h"

namespace lilt::backend {

using ssa::ConstantKind;

SplitValues::SplitValues(ssa::Function& function, Diagnostics& diagnostics, Arena& scratch)
    : PackedArithmetic(function, scratch),
      entries_(function.value_count(), Entry(), scratch),
      parts_(scratch),
      split_(scratch),
      memory_(*this),
      diagnostics_(diagnostics),
      use_counts_(scratch),
      natural_mask_(scratch),
      natural_masks_(scratch),
      in_chain_(scratch) {}

void SplitValues::report_type(InstId id, TypeId type, std::string_view as) {
  const std::string message = "type '" + types_.to_string(type) + "' is not supported yet as " +
                              std::string(as) + " '" +
                              std::string(ssa::info(function_[id].opcode).name) + "'";
  ssa::report_error(function_.module(), function_.offset_of(id), message, diagnostics_);
}

void SplitValues::replace_operands(InstId id) {
  for (uint32_t i = 0; i < function_[id].operand_count; ++i) {
    Value operand = function_.operand(id, i);
    if (!operand.is_local() || operand.local().index() >= entries_.size()) continue;
    const Entry& entry = entries_[operand.local().index()];
    if (entry.count == 1) function_.set_operand(id, i, parts_[entry.first]);
  }
}

void SplitValues::define(InstId id, PartSpan parts) {
  entries_[id.index()] = {static_cast<uint32_t>(parts_.size()),
                          static_cast<uint32_t>(parts.size())};
  parts_.insert(parts_.end(), parts.begin(), parts.end());
  for (Value part : parts)
    if (part.is_local() && function_.name_of(part.local()).is_none())
      function_.set_name(part.local(), function_.name_of(id));
  Opcode opcode = function_[id].opcode;
  bool stays = opcode == Opcode::Call || opcode == Opcode::CmpXchg || opcode == Opcode::Argument ||
               opcode == Opcode::LandingPad || opcode == Opcode::Packed;
  if (!stays) split_.push_back(id);
}

// Whether the parts are in parts_: not the value itself, and not in memory.
bool SplitValues::has_parts(Value value) const {
  if (!value.is_local() || value.local().index() >= entries_.size()) return false;
  uint32_t count = entries_[value.local().index()].count;
  return count != kAsItIs && count != kInMemory;
}

bool SplitValues::is_in_memory(Value value) const {
  return value.is_local() && value.local().index() < entries_.size() &&
         entries_[value.local().index()].count == kInMemory;
}

Value SplitValues::object_of(Value value) const {
  return parts_[entries_[value.local().index()].first];
}

Parts SplitValues::parts_of(Value value) {
  Parts result = parts();
  append_parts(value, result);
  return result;
}

Parts SplitValues::parts_of(Value value, size_t first, size_t count) {
  if (!has_parts(value)) {
    Parts all = parts_of(value);
    return Parts(all.begin() + first, all.begin() + first + count, scratch_);
  }
  auto begin = parts_.begin() + entries_[value.local().index()].first + first;
  return Parts(begin, begin + count, scratch_);
}

Value SplitValues::part_of(Value value) { return parts_of(value).front(); }

// Defines an instruction by the parts of `from`, for the caller to change: a copy, or the same
// parts if no other instruction uses `from`. A chain of changes thus takes linear time. Phis keep
// their parts.
std::span<Value> SplitValues::define_as_changed(InstId id, Value from) {
  if (has_parts(from) && function_[from.local()].opcode != Opcode::Phi && is_used_once(from)) {
    entries_[id.index()] = entries_[from.local().index()];
    split_.push_back(id);
  } else {
    define(id, parts_of(from));
  }
  const Entry& entry = entries_[id.index()];
  return std::span(parts_).subspan(entry.first, entry.count);
}

bool SplitValues::is_used_once(Value value) {
  if (use_counts_.empty()) {
    use_counts_.resize(entries_.size());
    for (BlockId block : function_.blocks())
      for (InstId id = function_[block].first; id.valid(); id = function_.next(id))
        for (Value used : function_.operands(id))
          if (used.is_local() && used.local().index() < entries_.size()) {
            uint8_t& count = use_counts_[used.local().index()];
            count = static_cast<uint8_t>(std::min(count + 1, 2));
          }
  }
  return use_counts_[value.local().index()] == 1;
}

void SplitValues::append_parts(Value value, Parts& out) {
  if (value.is_constant()) return append_constant_parts(value.constant(), out);
  if (is_in_memory(value)) {
    TypeId type = function_.type_of(value);
    return memory_.load_type(type, 0, {object_of(value), types_.align_of(type)}, out);
  }
  Entry entry;
  if (value.local().index() < entries_.size()) entry = entries_[value.local().index()];
  if (entry.count == kAsItIs)
    out.push_back(value);
  else
    out.insert(out.end(), parts_.begin() + entry.first, parts_.begin() + entry.first + entry.count);
}

// Opens nested aggregates.
void SplitValues::append_constant_parts(ssa::ConstantId constant, Parts& out) {
  if (function_.constants()[constant].kind != ConstantKind::Aggregate)
    return append_plain_constant_parts(constant, out);
  Parts pending = parts({constant});
  while (!pending.empty()) {
    ssa::ConstantId id = pending.back().constant();
    pending.pop_back();
    if (shape_of(function_.constants()[id].type).form != VectorForm::Lanes) {
      const TypeId type = function_.constants()[id].type;
      const Parts vector = joined_lanes(type, lanes_of_constant(id));
      out.insert(out.end(), vector.begin(), vector.end());
      continue;
    }
    if (function_.constants()[id].kind != ConstantKind::Aggregate) {
      append_plain_constant_parts(id, out);
      continue;
    }
    std::span<const Value> elements = function_.constants().elements(id);
    pending.insert(pending.end(), elements.rbegin(), elements.rend());
  }
}

void SplitValues::append_plain_constant_parts(ssa::ConstantId id, Parts& out) {
  ssa::ConstantPool& pool = function_.constants();
  const ssa::Constant constant = pool[id];
  if (is_legal_type(types_, constant.type)) return out.push_back(id);
  switch (constant.kind) {
    case ConstantKind::Floating:
      if (constant.type == ssa::kFp128) return append_words_of_constant(id, out);
      [[fallthrough]];
    case ConstantKind::Integer:
      return out.push_back(emit_.integer(part_type(types_, constant.type), constant.bits));
    case ConstantKind::WideInteger:
      return append_words_of_constant(id, out);
    case ConstantKind::String:
      for (size_t i = 0, size = pool.bytes(id).size(); i < size; ++i)
        out.push_back(emit_.integer(ssa::kI8, static_cast<uint8_t>(pool.bytes(id)[i])));
      return;
    default: {
      ArenaVector<TypeId> part_types(scratch_);
      append_part_types(function_.types(), constant.type, part_types);
      for (TypeId type : part_types)
        out.push_back(constant.kind == ConstantKind::Undef    ? Value(pool.undef(type))
                      : constant.kind == ConstantKind::Poison ? Value(pool.poison(type))
                                                              : emit_.null_value(type));
    }
  }
}

void SplitValues::append_words_of_constant(ssa::ConstantId id, Parts& out) {
  std::span<const uint64_t> known = function_.constants().words(id);
  const ArenaVector<uint64_t> words(known.begin(), known.end(), scratch_);
  for (uint64_t word : words) out.push_back(emit_.i64(word));
}

void SplitValues::append_words(Value vector, Parts& out) {
  out.push_back(emit_.intrinsic("llvm.lilt.vector.low", ssa::kI64, {vector}));
  out.push_back(emit_.intrinsic("llvm.lilt.vector.high", ssa::kI64, {vector}));
}

Value SplitValues::joined(PartSpan words) {
  if (Value whole = whole_of_words(words[0], words[1]); whole.valid()) return whole;
  return emit_.intrinsic("llvm.lilt.vector.join", ssa::kFp128, {words[0], words[1]});
}

// --- lanes

Parts SplitValues::lanes_of(Value vector) {
  const TypeId type = function_.type_of(vector);
  const VectorShape shape = shape_of(type);
  if (shape.form == VectorForm::Lanes) return parts_of(vector);
  if (vector.is_constant()) return lanes_of_constant(vector.constant());
  const Parts whole = parts_of(vector);
  Parts lanes = parts();
  for (uint32_t i = 0; i < shape.count; ++i)
    lanes.push_back(element_from_lane(
        shape, lane_type(type), lane_of(whole[i / shape.lanes_of_part], i % shape.lanes_of_part)));
  return lanes;
}

void SplitValues::define_by_lanes(InstId id, PartSpan lanes) {
  const TypeId type = function_[id].type;
  if (shape_of(type).form == VectorForm::Lanes) return define(id, lanes);
  define(id, joined_lanes(type, lanes));
}

// The unsigned number of a lane; bits above 64 may be lost.
Value SplitValues::lane_index(Value index) {
  uint32_t bits = std::min(types_.integer_bits(function_.type_of(index)), 64u);
  return emit_.resize_unsigned(zero_extended_in_part(emit_, part_of(index), bits), ssa::kI64);
}

// --- masks

uint32_t SplitValues::natural_lane_bytes(Value mask) const {
  if (!mask.is_local() || mask.local().index() >= natural_mask_.size()) return 0;
  const uint32_t number = natural_mask_[mask.local().index()];
  return number == 0 ? 0 : natural_masks_[number - 1].lane_bytes;
}

Parts SplitValues::mask_parts(Value mask, uint32_t lane_bytes) {
  const VectorShape shape = shape_of(function_.type_of(mask));
  // With SSE4.1 lanes become wider at once.
  const uint32_t bytes = natural_lane_bytes(mask);
  const bool becomes_wider =
      extends_at_once() && bytes < lane_bytes && lane_bytes != shape.lane_bytes;
  if (bytes == lane_bytes || (bytes != 0 && becomes_wider)) {
    const NaturalMask& natural = natural_masks_[natural_mask_[mask.local().index()] - 1];
    const Parts own(parts_.begin() + natural.first, parts_.begin() + natural.first + natural.count,
                    scratch_);
    return resized_mask(own, shape.count, bytes, lane_bytes);
  }
  if (mask.is_constant()) {
    Parts lanes = lanes_of_constant(mask.constant());
    for (Value& lane : lanes)
      if (emit_.is_integer(lane))
        lane =
            emit_.integer(integer_lane(lane_bytes), emit_.bits_of_constant(lane) != 0 ? ~0ull : 0);
    return joined_lanes(function_.types().vector(shape.count, integer_lane(lane_bytes)), lanes);
  }
  return resized_mask(parts_of(mask), shape.count, shape.lane_bytes, lane_bytes);
}

bool SplitValues::define_mask(InstId id, uint32_t lane_bytes, PartSpan masks) {
  const VectorShape shape = shape_of(function_[id].type);
  define(id, resized_mask(masks, shape.count, lane_bytes, shape.lane_bytes));
  if (lane_bytes == shape.lane_bytes) return true;
  if (natural_mask_.empty()) natural_mask_.resize(entries_.size());
  natural_masks_.push_back(
      {static_cast<uint32_t>(parts_.size()), static_cast<uint32_t>(masks.size()), lane_bytes});
  natural_mask_[id.index()] = static_cast<uint32_t>(natural_masks_.size());
  parts_.insert(parts_.end(), masks.begin(), masks.end());
  return true;
}

}  // namespace lilt::backend
