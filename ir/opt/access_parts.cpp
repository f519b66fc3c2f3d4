#include "ir/opt/access_parts.h"

#include "ir/ssa/members.h"

namespace lilt::opt {

using namespace ssa;

namespace {

// Whole bytes that shifts can split; 0 for other types.
uint32_t bytes_of(const TypeTable& types, TypeId type) {
  const TypeKind kind = types.kind(type);
  if (kind == TypeKind::Float) return 4;
  if (kind == TypeKind::Double) return 8;
  if (!types.is_integer(type)) return 0;
  const uint32_t bits = types.integer_bits(type);
  return bits % 8 == 0 ? bits / 8 : 0;
}

}  // namespace

size_t AccessParts::count_leaves(TypeId type) const {
  size_t leaves = 0;
  for_each_leaf(
      types_, type, [&](TypeId at) { return !types_.is_aggregate(at); },
      [&](TypeId, uint64_t, auto) { return ++leaves <= kMaxParts; });
  return leaves;
}

void AccessParts::split(InstId access) {
  const TypeId type = type_of(access);
  Value whole =
      is_load(access) ? Value(function_.constants().undef(type)) : function_.operand(access, 0);
  for_each_leaf(
      types_, type, [&](TypeId at) { return !types_.is_aggregate(at); },
      [&](TypeId leaf, uint64_t offset, auto path) {
        take_leaf(access, leaf, offset, path, whole);
        return true;
      });
  if (is_load(access)) function_.replace_all_uses(access, whole);
  function_.erase(access);
}

void AccessParts::take_leaf(InstId access, TypeId type, uint64_t offset,
                            std::span<const uint32_t> path, Value& whole) {
  ArenaVector<Value> operands(1, whole, scratch_);
  if (is_load(access)) operands.push_back(load_part(access, type, offset));
  for (uint32_t index : path) operands.push_back(number(kI32, index));
  if (is_load(access))
    whole = insert(access, Opcode::InsertValue, function_[access].type, operands);
  else
    store_part(access, insert(access, Opcode::ExtractValue, type, operands), offset);
}

bool AccessParts::may_be_cut(TypeId type) const {
  if (types_.kind(type) != TypeKind::Vector) return bytes_of(types_, type) != 0;
  return types_[type].count <= kMaxParts && bytes_of(types_, types_[type].element) != 0;
}

void AccessParts::cut(InstId access, std::span<const uint64_t> borders) {
  if (is_load(access))
    function_.replace_all_uses(access, cut_load(access, borders));
  else
    cut_store(access, borders);
  function_.erase(access);
}

Value AccessParts::cut_load(InstId load, std::span<const uint64_t> borders) {
  const TypeId type = function_[load].type;
  if (types_.kind(type) == TypeKind::Vector) {
    Value whole = function_.constants().undef(type);
    for (size_t i = 0; i <= borders.size(); ++i) {
      const Value part = load_part(load, types_[type].element, i == 0 ? 0 : borders[i - 1]);
      whole = insert(load, Opcode::InsertElement, type, {whole, part, number(kI32, i)});
    }
    return whole;
  }
  const uint32_t bytes = bytes_of(types_, type);
  const TypeId bits = types_.integer(8 * bytes);
  Value whole;
  for (size_t i = 0; i <= borders.size(); ++i) {
    const uint64_t begin = i == 0 ? 0 : borders[i - 1];
    const uint64_t end = i == borders.size() ? bytes : borders[i];
    const Value part =
        load_part(load, types_.integer(8 * static_cast<uint32_t>(end - begin)), begin);
    const Value wide = insert(load, Opcode::ZExt, bits, {part});
    if (i == 0) {
      whole = wide;
      continue;
    }
    const Value shifted = insert(load, Opcode::Shl, bits, {wide, number(bits, 8 * begin)});
    whole = insert(load, Opcode::Or, bits, {whole, shifted});
  }
  return bits == type ? whole : insert(load, Opcode::BitCast, type, {whole});
}

void AccessParts::cut_store(InstId store, std::span<const uint64_t> borders) {
  Value whole = function_.operand(store, 0);
  const TypeId type = function_.type_of(whole);
  if (types_.kind(type) == TypeKind::Vector) {
    for (size_t i = 0; i <= borders.size(); ++i) {
      const Value part =
          insert(store, Opcode::ExtractElement, types_[type].element, {whole, number(kI32, i)});
      store_part(store, part, i == 0 ? 0 : borders[i - 1]);
    }
    return;
  }
  const uint32_t bytes = bytes_of(types_, type);
  const TypeId bits = types_.integer(8 * bytes);
  if (bits != type) whole = insert(store, Opcode::BitCast, bits, {whole});
  for (size_t i = 0; i <= borders.size(); ++i) {
    const uint64_t begin = i == 0 ? 0 : borders[i - 1];
    const uint64_t end = i == borders.size() ? bytes : borders[i];
    const Value shifted =
        i == 0 ? whole : insert(store, Opcode::LShr, bits, {whole, number(bits, 8 * begin)});
    const TypeId part = types_.integer(8 * static_cast<uint32_t>(end - begin));
    store_part(store, insert(store, Opcode::Trunc, part, {shifted}), begin);
  }
}

Value AccessParts::load_part(InstId access, TypeId type, uint64_t offset) {
  return insert(access, Opcode::Load, type, {address(access, pointer_of(access), offset)},
                align_flag(1));
}

void AccessParts::store_part(InstId access, Value value, uint64_t offset) {
  insert(access, Opcode::Store, kVoid, {value, address(access, pointer_of(access), offset)},
         align_flag(1));
}

Value AccessParts::number(TypeId type, uint64_t value) {
  return function_.constants().integer(type, types_.integer_bits(type), value);
}

Value AccessParts::address(InstId before, Value pointer, uint64_t offset) {
  if (offset == 0) return pointer;
  return insert(before, Opcode::GetElementPtr, function_.type_of(pointer),
                {Value(kI8), pointer, number(kI64, offset)});
}

Value AccessParts::insert(InstId before, Opcode opcode, TypeId type,
                          std::span<const Value> operands, uint16_t flags) {
  const InstId id = function_.create(opcode, type, operands, flags, 0, function_.offset_of(before));
  function_.insert_before(before, id);
  return id;
}

}  // namespace lilt::opt
