// Loads and stores of values in parts, each leaf at its own offset. An integer iN takes ceil(N / 8)
// bytes in memory, the bits above N zero; no other byte is touched.
#include <algorithm>

#include "backend/legalize/intrinsics/memory_copies.h"
#include "backend/legalize/names.h"
#include "backend/legalize/types/type_splitter.h"

namespace lilt::backend {

// --- integers of any width up to 64 bits

Value TypeSplitter::load_bits(TypeId part, uint32_t bits, uint64_t offset,
                              const MemoryAccess& place) {
  uint64_t bytes = (bits + 7) / 8;
  Value whole = emit_.integer(part, 0);
  for (uint64_t at = 0; at < bytes;) {
    uint32_t size = piece_size(bytes - at);
    Value piece = emit_.load(piece_type(size), emit_.address(place.pointer, offset + at),
                             align_at(place.align, offset + at), place.flags);
    piece = emit_.cast(Opcode::ZExt, piece, part);
    whole = emit_.bit_or(whole, emit_.shift(Opcode::Shl, piece, static_cast<uint32_t>(8 * at)));
    at += size;
  }
  return whole;
}

void TypeSplitter::store_bits(Value part, uint32_t bits, uint64_t offset,
                              const MemoryAccess& place) {
  uint64_t bytes = (bits + 7) / 8;
  part = zero_extended_in_part(part, bits);
  for (uint64_t at = 0; at < bytes;) {
    uint32_t size = piece_size(bytes - at);
    Value piece = emit_.shift(Opcode::LShr, part, static_cast<uint32_t>(8 * at));
    piece = emit_.cast(Opcode::Trunc, piece, piece_type(size));
    emit_.store(piece, emit_.address(place.pointer, offset + at),
                align_at(place.align, offset + at), place.flags);
    at += size;
  }
}

// --- leaves

// Loads the integer that holds the lanes, then extracts each lane.
void TypeSplitter::load_packed(TypeId vector, uint64_t offset, const MemoryAccess& place,
                               Parts& out) {
  uint32_t bits = types_.integer_bits(types_[vector].element);
  auto total = static_cast<uint32_t>(bits * types_[vector].count);
  TypeId whole = function_.types().integer(total);
  Parts words = parts();
  load_leaf({whole, offset}, place, words);
  Parts lanes = bitcast(whole, vector, words);
  out.insert(out.end(), lanes.begin(), lanes.end());
}

void TypeSplitter::store_packed(TypeId vector, PartSpan lanes, uint64_t offset,
                                const MemoryAccess& place) {
  uint32_t bits = types_.integer_bits(types_[vector].element);
  TypeId whole = function_.types().integer(static_cast<uint32_t>(bits * types_[vector].count));
  store_leaf({whole, offset}, bitcast(vector, whole, lanes), place);
}

void TypeSplitter::load_leaf(const Leaf& leaf, const MemoryAccess& place, Parts& out) {
  if (const VectorShape shape = shape_of(leaf.type); shape.form == VectorForm::Packed)
    return load_packed_vector(shape, leaf.offset, place, out);
  if (is_vector(types_, leaf.type)) return load_packed(leaf.type, leaf.offset, place, out);
  TypeId part = part_type(types_, leaf.type);
  if (is_legal(leaf.type) || is_small_floating(leaf.type)) {
    Value pointer = emit_.address(place.pointer, leaf.offset);
    return out.push_back(
        emit_.load(part, pointer, align_at(place.align, leaf.offset), place.flags));
  }
  uint32_t bits = types_.integer_bits(leaf.type);
  for (uint32_t at = 0; at < bits; at += 64)
    out.push_back(load_bits(part, std::min(bits - at, 64u), leaf.offset + at / 8, place));
}

size_t TypeSplitter::store_leaf(const Leaf& leaf, PartSpan stored, const MemoryAccess& place) {
  if (const VectorShape shape = shape_of(leaf.type); shape.form == VectorForm::Packed) {
    store_packed_vector(shape, stored.first(shape.part_count), leaf.offset, place);
    return shape.part_count;
  }
  if (is_vector(types_, leaf.type)) {
    size_t count = count_parts(types_, leaf.type);
    store_packed(leaf.type, stored.first(count), leaf.offset, place);
    return count;
  }
  if (is_legal(leaf.type) || is_small_floating(leaf.type)) {
    Value pointer = emit_.address(place.pointer, leaf.offset);
    emit_.store(stored[0], pointer, align_at(place.align, leaf.offset), place.flags);
    return 1;
  }
  uint32_t bits = types_.integer_bits(leaf.type);
  size_t count = 0;
  for (uint32_t at = 0; at < bits; at += 64, ++count)
    store_bits(stored[count], std::min(bits - at, 64u), leaf.offset + at / 8, place);
  return count;
}

void TypeSplitter::load_type(TypeId type, uint64_t offset, const MemoryAccess& place, Parts& out) {
  ArenaVector<Leaf> leaves(scratch_);
  append_leaves(types_, type, leaves);
  for (const Leaf& leaf : leaves) load_leaf({leaf.type, offset + leaf.offset}, place, out);
}

// --- loads and stores

void TypeSplitter::split_load(InstId id) {
  TypeId type = function_[id].type;
  if (function_[id].subcode != 0) return report_type(id, type, "the result of atomic");
  if (split_large_load(id)) return;
  Parts loaded = parts();
  auto flags = static_cast<uint16_t>(function_[id].flags & ssa::flag::Volatile);
  load_type(type, 0, {part_of(function_.operand(id, 0)), function_.alignment(id), flags}, loaded);
  define(id, loaded);
}

void TypeSplitter::split_store(InstId id) {
  Value value = function_.operand(id, 0);
  TypeId type = function_.type_of(value);
  if (function_[id].subcode != 0) return report_type(id, type, "the operand of atomic");
  split_.push_back(id);
  if (split_large_store(id)) return;
  auto flags = static_cast<uint16_t>(function_[id].flags & ssa::flag::Volatile);
  MemoryAccess place{part_of(function_.operand(id, 1)), function_.alignment(id), flags};
  const Parts stored = parts_of(value);
  leaves_.clear();
  append_leaves(types_, type, leaves_);
  PartSpan left = stored;
  for (const Leaf& leaf : leaves_) left = left.subspan(store_leaf(leaf, left, place));
}

// A large aggregate is copied, and its parts are loaded from the copy where they are used. A
// volatile access is not copied: it must touch each leaf once.
bool TypeSplitter::split_large_load(InstId id) {
  TypeId type = function_[id].type;
  if ((function_[id].flags & ssa::flag::Volatile) != 0) return false;
  if (!types_.is_aggregate(type) || count_parts(types_, type) <= kLargestAggregate) return false;
  Value pointer = part_of(function_.operand(id, 0));
  if (function_.type_of(pointer) != ssa::kPtr) return false;  // memcpy cannot read there
  uint32_t align = std::min(types_.align_of(type), 16u);
  Value object = emit_.frame_object(type, align);
  emit_memory_copy(emit_, {object, align}, {pointer, function_.alignment(id)},
                   emit_.i64(types_.size_of(type)));
  entries_[id.index()] = {static_cast<uint32_t>(parts_.size()), kInMemory};
  parts_.push_back(object);
  split_.push_back(id);
  return true;
}

bool TypeSplitter::split_large_store(InstId id) {
  Value value = function_.operand(id, 0), pointer = part_of(function_.operand(id, 1));
  TypeId type = function_.type_of(value);
  if (function_.type_of(pointer) != ssa::kPtr) return false;
  if ((function_[id].flags & ssa::flag::Volatile) != 0) return false;
  Value size = emit_.i64(types_.size_of(type));
  if (is_in_memory(value)) {
    emit_memory_copy(emit_, {pointer, function_.alignment(id)}, {object_of(value), 1}, size);
    return true;
  }
  if (!types_.is_aggregate(type) || !value.is_constant()) return false;
  if (emit_.is_undefined(value)) return true;
  if (function_.constants()[value.constant()].kind != ssa::ConstantKind::Zero ||
      count_parts(types_, type) <= kLargestAggregate)
    return false;
  emit_memory_set(emit_, {pointer, function_.alignment(id)}, emit_.integer(ssa::kI8, 0), size);
  return true;
}

}  // namespace lilt::backend
