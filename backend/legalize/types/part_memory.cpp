// Values of parts in memory, each leaf at its own offset, and their bits as parts of values of
// other types. An integer iN takes ceil(N / 8) bytes in memory, the bits above N zero; no other
// byte is touched.
#include <algorithm>
#include <numeric>

#include "backend/legalize/intrinsics/memory_copies.h"
#include "backend/legalize/names.h"
#include "backend/legalize/types/part_memory.h"
#include "backend/legalize/types/scalar_arithmetic.h"

namespace lilt::backend {

// --- integers of any width up to 64 bits

Value PartMemory::load_bits(TypeId part, uint32_t bits, uint64_t offset,
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

void PartMemory::store_bits(Value part, uint32_t bits, uint64_t offset, const MemoryAccess& place) {
  uint64_t bytes = (bits + 7) / 8;
  part = zero_extended_in_part(emit_, part, bits);
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
void PartMemory::load_packed(TypeId vector, uint64_t offset, const MemoryAccess& place,
                             Parts& out) {
  uint32_t bits = types_.integer_bits(types_[vector].element);
  auto total = static_cast<uint32_t>(bits * types_[vector].count);
  TypeId whole = function_.types().integer(total);
  Parts words = p_.parts();
  load_leaf({whole, offset}, place, words);
  Parts lanes = bitcast(whole, vector, words);
  out.insert(out.end(), lanes.begin(), lanes.end());
}

void PartMemory::store_packed(TypeId vector, PartSpan lanes, uint64_t offset,
                              const MemoryAccess& place) {
  uint32_t bits = types_.integer_bits(types_[vector].element);
  TypeId whole = function_.types().integer(static_cast<uint32_t>(bits * types_[vector].count));
  store_leaf({whole, offset}, bitcast(vector, whole, lanes), place);
}

void PartMemory::load_leaf(const Leaf& leaf, const MemoryAccess& place, Parts& out) {
  if (const VectorShape shape = p_.shape_of(leaf.type); shape.form == VectorForm::Packed)
    return load_packed_vector(shape, leaf.offset, place, out);
  if (is_vector(types_, leaf.type)) return load_packed(leaf.type, leaf.offset, place, out);
  TypeId part = part_type(types_, leaf.type);
  if (is_legal_type(types_, leaf.type) || is_small_floating(leaf.type)) {
    Value pointer = emit_.address(place.pointer, leaf.offset);
    return out.push_back(
        emit_.load(part, pointer, align_at(place.align, leaf.offset), place.flags));
  }
  uint32_t bits = types_.integer_bits(leaf.type);
  for (uint32_t at = 0; at < bits; at += 64)
    out.push_back(load_bits(part, std::min(bits - at, 64u), leaf.offset + at / 8, place));
}

size_t PartMemory::store_leaf(const Leaf& leaf, PartSpan stored, const MemoryAccess& place) {
  if (const VectorShape shape = p_.shape_of(leaf.type); shape.form == VectorForm::Packed) {
    store_packed_vector(shape, stored.first(shape.part_count), leaf.offset, place);
    return shape.part_count;
  }
  if (is_vector(types_, leaf.type)) {
    size_t count = count_parts(types_, leaf.type);
    store_packed(leaf.type, stored.first(count), leaf.offset, place);
    return count;
  }
  if (is_legal_type(types_, leaf.type) || is_small_floating(leaf.type)) {
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

void PartMemory::load_type(TypeId type, uint64_t offset, const MemoryAccess& place, Parts& out) {
  ArenaVector<Leaf> leaves(scratch_);
  append_leaves(types_, type, leaves);
  for (const Leaf& leaf : leaves) load_leaf({leaf.type, offset + leaf.offset}, place, out);
}

// --- vectors in registers

// A vector narrower than 16 bytes moves as one scalar.
void PartMemory::load_packed_vector(const VectorShape& shape, uint64_t offset,
                                    const MemoryAccess& place, Parts& out) {
  const uint32_t bytes = shape.count * shape.lane_bytes;
  if (bytes < 16) {
    const TypeId type = bytes == 8 ? ssa::kDouble : bytes == 4 ? ssa::kFloat : ssa::kI16;
    const Value scalar = emit_.load(type, emit_.address(place.pointer, offset),
                                    align_at(place.align, offset), place.flags);
    return out.push_back(p_.as(p_.vector_of(scalar), shape.lane));
  }
  const RegisterWidth scope(p_, p_.width_of(shape));
  for (uint32_t i = 0; i < 16 * shape.part_count; i += p_.register_bytes()) {
    const Value whole =
        emit_.load(p_.register_type(shape.lane), emit_.address(place.pointer, offset + i),
                   align_at(place.align, offset + i), place.flags);
    const Parts of_whole = p_.parts_of_register(whole);
    out.insert(out.end(), of_whole.begin(), of_whole.end());
  }
}

void PartMemory::store_packed_vector(const VectorShape& shape, PartSpan vector, uint64_t offset,
                                     const MemoryAccess& place) {
  const uint32_t bytes = shape.count * shape.lane_bytes;
  if (bytes < 16) {
    const TypeId type = bytes == 8 ? ssa::kDouble : bytes == 4 ? ssa::kFloat : ssa::kI16;
    const Value scalar = p_.lane_of(p_.as(vector[0], type), 0);
    return emit_.store(scalar, emit_.address(place.pointer, offset), align_at(place.align, offset),
                       place.flags);
  }
  const uint32_t in_register = p_.width_of(shape) / 16;
  for (uint32_t i = 0, count; i < shape.part_count; i += count) {
    const Value to = emit_.address(place.pointer, offset + 16 * i);
    count = i % in_register == 0 ? in_register : 1;
    if (count > 1 && !p_.are_whole_or_constant(vector.subspan(i, count))) count = 1;
    emit_.store(p_.whole_of(vector.subspan(i, count)), to, align_at(place.align, offset + 16 * i),
                place.flags);
  }
}

// --- bitcasts

uint32_t PartMemory::bit_width(TypeId scalar) const {
  if (types_.is_integer(scalar)) return types_.integer_bits(scalar);
  return static_cast<uint32_t>(types_.store_size(scalar) * 8);
}

// Cuts the bits into pieces that fit the parts of both types, and joins them again. An undefined
// lane does not affect the others: the program does not put them into one register, only this does,
// as when a vector with an unused last lane is returned.
Parts PartMemory::bitcast(TypeId from, TypeId to, PartSpan old_parts) {
  if (p_.shape_of(from).form != VectorForm::Lanes || p_.shape_of(to).form != VectorForm::Lanes)
    return bitcast_packed(from, to, old_parts);
  TypeId old_lane = p_.lane_type(from), new_lane = p_.lane_type(to);
  TypeId old_part = part_type(types_, old_lane), new_part = part_type(types_, new_lane);
  uint32_t old_bits = bit_width(old_lane), new_bits = bit_width(new_lane);
  Parts result = p_.parts();
  if (old_bits == new_bits) {
    for (Value part : old_parts) result.push_back(emit_.cast(Opcode::BitCast, part, new_part));
    return result;
  }
  const uint32_t piece = std::gcd(std::gcd(old_bits, new_bits), 64u);
  auto integer_of = [&](TypeId part) {
    return types_.is_integer(part) ? part : function_.types().integer(bit_width(part));
  };
  TypeId old_integer = integer_of(old_part), new_integer = integer_of(new_part);
  const uint32_t old_words = part_count_of_scalar(types_, old_lane);
  uint64_t total = old_bits * p_.lane_count(from);
  auto piece_at = [&](uint64_t bit) {
    uint64_t lane = bit / old_bits, within = bit % old_bits;
    Value part = old_parts[lane * old_words + within / 64];
    if (emit_.is_undefined(part)) return emit_.integer(new_integer, 0);
    Opcode conversion = types_.is_pointer(old_part) ? Opcode::PtrToInt : Opcode::BitCast;
    Value word = emit_.cast(conversion, part, old_integer);
    word = emit_.shift(Opcode::LShr, word, static_cast<uint32_t>(within % 64));
    const bool is_alone = types_.integer_bits(old_integer) == piece;
    const Value resized = emit_.resize_unsigned(word, new_integer);
    if (is_alone) return resized;
    return zero_extended_in_part(emit_, resized, std::min(piece, types_.integer_bits(new_integer)));
  };
  for (uint64_t start = 0; start < total; start += new_bits)
    for (uint64_t word = 0; word < new_bits; word += 64) {
      Value whole = emit_.integer(new_integer, 0);
      for (uint64_t at = word; at < std::min<uint64_t>(word + 64, new_bits); at += piece)
        whole = emit_.bit_or(whole, emit_.shift(Opcode::Shl, piece_at(start + at),
                                                static_cast<uint32_t>(at - word)));
      Opcode conversion = types_.is_pointer(new_part) ? Opcode::IntToPtr : Opcode::BitCast;
      result.push_back(emit_.cast(conversion, whole, new_part));
    }
  return result;
}

// Where one side is a vector in registers: the same parts as other lanes, or through an integer.
Parts PartMemory::bitcast_packed(TypeId from, TypeId to, PartSpan old_parts) {
  const VectorShape source = p_.shape_of(from), target = p_.shape_of(to);
  Parts result(old_parts.begin(), old_parts.end(), scratch_);
  if (source.form == VectorForm::Packed && target.form == VectorForm::Packed) {
    for (Value& part : result) part = p_.as(part, target.lane);
    return result;
  }
  const auto bits = static_cast<uint32_t>(source.form != VectorForm::Lanes
                                              ? bit_width(p_.lane_type(from)) * source.count
                                              : bit_width(p_.lane_type(to)) * target.count);
  const TypeId whole = function_.types().integer(bits);
  if (source.form == VectorForm::Packed) {
    if (to == ssa::kDouble || to == ssa::kFloat)
      return p_.parts({p_.lane_of(p_.as(result[0], to), 0)});
    Parts words = p_.parts();
    if (bits < 128)
      words.push_back(p_.lane_of(p_.as(result[0], p_.integer_lane(bits / 8)), 0));
    else
      for (Value part : result)
        for (const uint32_t word : {0u, 1u})
          words.push_back(p_.word_of(p_.as(part, ssa::kI64), word));
    return to == whole ? words : bitcast(whole, to, words);
  }
  if (source.form == VectorForm::Mask) {
    const Parts words = p_.bits_of_mask(source, result);
    return to == whole ? words : bitcast(whole, to, words);
  }
  if (target.form == VectorForm::Packed && (from == ssa::kDouble || from == ssa::kFloat))
    return p_.parts({p_.as(p_.vector_of(result[0]), target.lane)});
  const Parts words = from == whole ? result : bitcast(from, whole, result);
  if (target.form == VectorForm::Mask) return p_.mask_of_bits(target, words);
  result = p_.parts();
  if (bits < 128) return p_.parts({p_.as(p_.vector_of(words[0]), target.lane)});
  for (size_t i = 0; i < words.size(); i += 2)
    result.push_back(p_.as(p_.register_of_words(words[i], words[i + 1]), target.lane));
  return result;
}

}  // namespace lilt::backend
