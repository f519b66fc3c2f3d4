// Loads and stores of values in parts, leaf by leaf (part_memory.cpp). Large aggregates stay in
// memory (type_splitter.h).
#include <algorithm>

#include "backend/legalize/intrinsics/memory_copies.h"
#include "backend/legalize/names.h"
#include "backend/legalize/types/type_splitter.h"

namespace lilt::backend {

void TypeSplitter::split_load(InstId id) {
  TypeId type = function_[id].type;
  if (function_[id].subcode != 0) return report_type(id, type, "the result of atomic");
  if (split_large_load(id)) return;
  Parts loaded = parts();
  auto flags = static_cast<uint16_t>(function_[id].flags & ssa::flag::Volatile);
  memory_.load_type(type, 0, {part_of(function_.operand(id, 0)), function_.alignment(id), flags},
                    loaded);
  define(id, loaded);
}

void TypeSplitter::split_store(InstId id) {
  Value value = function_.operand(id, 0);
  TypeId type = function_.type_of(value);
  if (function_[id].subcode != 0) return report_type(id, type, "the operand of atomic");
  erase_later(id);
  if (split_large_store(id)) return;
  auto flags = static_cast<uint16_t>(function_[id].flags & ssa::flag::Volatile);
  MemoryAccess place{part_of(function_.operand(id, 1)), function_.alignment(id), flags};
  const Parts stored = parts_of(value);
  leaves_.clear();
  append_leaves(types_, type, leaves_);
  PartSpan left = stored;
  for (const Leaf& leaf : leaves_) left = left.subspan(memory_.store_leaf(leaf, left, place));
}

// A large aggregate is copied, and its parts are loaded from the copy where they are used. A
// volatile access is not copied: it must touch each leaf once.
bool TypeSplitter::split_large_load(InstId id) {
  TypeId type = function_[id].type;
  if ((function_[id].flags & ssa::flag::Volatile) != 0) return false;
  if (!types_.is_aggregate(type) || count_parts(types_, type) <= kMaxAggregate) return false;
  Value pointer = part_of(function_.operand(id, 0));
  if (function_.type_of(pointer) != ssa::kPtr) return false;  // memcpy cannot read there
  uint32_t align = std::min(types_.align_of(type), 16u);
  Value object = emit_.frame_object(type, align);
  emit_memory_copy(emit_, {object, align}, {pointer, function_.alignment(id)},
                   emit_.i64(types_.size_of(type)));
  entries_[id.index()] = {static_cast<uint32_t>(parts_.size()), kInMemory};
  parts_.push_back(object);
  erase_later(id);
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
      count_parts(types_, type) <= kMaxAggregate)
    return false;
  emit_memory_set(emit_, {pointer, function_.alignment(id)}, emit_.integer(ssa::kI8, 0), size);
  return true;
}

}  // namespace lilt::backend
