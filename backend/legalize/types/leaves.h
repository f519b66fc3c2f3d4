// Leaves and parts: the scalars that a value of any type consists of.
//
// Terms. A *scalar* is a value of integer, floating or pointer type. A *leaf* is a scalar within an
// aggregate or vector, with its place in memory; a scalar type is its own only leaf. A vector whose
// elements are not whole bytes is one integer in memory, and counts as one leaf; so does a vector
// in registers (VectorShape). A *part* is a value of a legal type that the selector sees in place
// of a leaf. A vector in registers has a part for every 16 bytes. A leaf of an odd width has one
// part, of the next wider legal integer type, whose upper bits are undefined. A wide integer has
// one i64 part for every 64 bits, rounded up, the lowest first; fp128 has its two words; half and
// bfloat have their bits as an i16. Every other scalar is its own part.
#pragma once

#include <span>

#include "ir/ssa/function.h"
#include "ir/ssa/members.h"
#include "ir/ssa/type.h"
#include "ir/support/arena.h"

namespace lilt::backend {

struct Leaf {
  ssa::TypeId type;  // a scalar, or a bit-packed vector
  uint64_t offset;   // bytes from the start of the whole
};

// The types that most functions are made of: a register holds their values, and they are passed as
// they are.
inline bool is_plain_type(ssa::TypeId type) {
  constexpr uint32_t kPlain = [] {
    uint32_t mask = 0;
    for (ssa::TypeId plain : {ssa::kVoid, ssa::kI1, ssa::kI8, ssa::kI16, ssa::kI32, ssa::kI64,
                              ssa::kFloat, ssa::kDouble, ssa::kPtr})
      mask |= 1u << plain.index();
    return mask;
  }();
  return type.index() < 32 && (kPlain >> type.index() & 1) != 0;
}

// Whether values of the type need no legalization: a register holds them, or no value has the type.
// x86_fp80, which other steps handle, counts as legal here. O(1).
bool is_legal_other_type(const ssa::TypeTable& types, ssa::TypeId type);
inline bool is_legal_type(const ssa::TypeTable& types, ssa::TypeId type) {
  return is_plain_type(type) || is_legal_other_type(types, type);
}
// Whether the result or an operand of the instruction has an illegal type.
bool touches_illegal_type(const ssa::Function& function, ssa::InstId id);

// Of scalars.
uint32_t part_count_of_scalar(const ssa::TypeTable& types, ssa::TypeId scalar);
ssa::TypeId part_type(const ssa::TypeTable& types, ssa::TypeId scalar);
bool is_odd_integer(const ssa::TypeTable& types, ssa::TypeId type);   // up to 64 bits
bool is_wide_integer(const ssa::TypeTable& types, ssa::TypeId type);  // more
inline bool is_vector(const ssa::TypeTable& types, ssa::TypeId type) {
  return types.kind(type) == ssa::TypeKind::Vector;
}

// Half and bfloat, which are computed in float.
inline bool is_small_floating(ssa::TypeId type) {
  return type == ssa::kHalf || type == ssa::kBFloat;
}

// A *lane* is an element of a vector; a scalar is its own single lane.
ssa::TypeId lane_type(const ssa::TypeTable& types, ssa::TypeId type);
uint64_t lane_count(const ssa::TypeTable& types, ssa::TypeId type);
using ssa::is_bit_packed_vector;

// How legalization represents the vectors of a type: the one place that says so.
//
//   lanes                                     form
//   i8 i16 i32 i64 float double pointers,     Packed: in parts of 16 bytes; a narrower vector is
//   a power of two of them, at least two,     the lower lanes of one, and the upper lanes are
//   or of whole parts                         undefined
//   i1, a power of two, at least two          Mask: as Packed, of integers of which all bits are
//                                             equal to the lane's. Their width makes 16 bytes of
//                                             them, within i8 to i64
//   others                                    Lanes: each lane is a scalar
enum class VectorForm : uint8_t { Lanes, Packed, Mask };
struct VectorShape {
  VectorForm form = VectorForm::Lanes;
  ssa::TypeId lane;            // of the parts; i64 for pointers
  uint32_t lane_bytes = 0;     // of it
  uint32_t count = 0;          // lanes
  uint32_t lanes_of_part = 0;  // 16 bytes of them
  uint32_t part_count = 0;
};
// Of a vector type; O(1).
VectorShape vector_shape(const ssa::TypeTable& types, ssa::TypeId vector);
// The shape of so many lanes; those of a mask, if they are integers.
VectorShape shape_of_lanes(ssa::TypeId lane, uint32_t lane_bytes, uint32_t count,
                           VectorForm form = VectorForm::Packed);
// Whether the type is that of a part: a vector of 16 bytes that the selector knows.
bool is_packed_type(const ssa::TypeTable& types, ssa::TypeId type);
// The same of a wider register, where the function's processor has such: of several parts.
bool is_wide_type(const ssa::TypeTable& types, ssa::TypeId type);

// Registers of more than 16 bytes, the narrowest first: what computes numbers in them, and
// integers.
struct WideRegister {
  uint32_t bytes;
  ProcessorFeatures numbers, integers;
};
inline constexpr WideRegister kWideRegisters[] = {
    {32, processor_feature::Avx, processor_feature::Avx2},
    {64, processor_feature::Evex512, processor_feature::Evex512}};
// The bytes of the widest registers in which code that may use the features computes the lanes.
uint32_t widest_register(ssa::TypeId lane, ProcessorFeatures features);

// Number of parts of a value of any type, saturated at kMaxParts + 1. Cheap except for structs.
inline constexpr uint32_t kMaxParts = 4096;
uint32_t count_parts(const ssa::TypeTable& types, ssa::TypeId type);

// Appends the leaves of a type, in the order of their parts. Requires at most kMaxParts parts.
void append_leaves(const ssa::TypeTable& types, ssa::TypeId type, ArenaVector<Leaf>& leaves);
// Appends the scalars that it consists of, with their offsets; bit-packed vectors stay whole.
void append_scalars(const ssa::TypeTable& types, ssa::TypeId type, ArenaVector<Leaf>& scalars);
// Appends the types of the parts, which it may add to the types.
void append_part_types(ssa::TypeTable& types, ssa::TypeId type, ArenaVector<ssa::TypeId>& parts);

// The place of a member within its aggregate or vector: index of its first part, and byte offset.
struct MemberPlace {
  ssa::TypeId type;
  uint32_t first_part;
  uint64_t offset;
};
// Finds members; counts the parts of each struct once.
class MemberFinder {
 public:
  MemberFinder(const ssa::TypeTable& types, Arena& scratch)
      : types_(types), place_of_(scratch), first_parts_(scratch), open_(scratch) {}
  // Follows indices (extractvalue, insertvalue) from a type inwards. O(indices), plus O(members)
  // for each struct met for the first time, here or within another.
  MemberPlace find(ssa::TypeId type, std::span<const uint64_t> indices);

 private:
  // The first parts of a struct's members, then the number of its parts.
  std::span<const uint32_t> first_parts(ssa::TypeId structure);
  void list(ssa::TypeId structure);
  ssa::TypeId struct_in(ssa::TypeId type) const;
  uint32_t count_parts(ssa::TypeId type);

  const ssa::TypeTable& types_;
  ArenaVector<uint32_t> place_of_;     // by type: one more than its list's index; 0: none yet
  ArenaVector<uint32_t> first_parts_;  // lists of structs
  ArenaVector<ssa::TypeId> open_;      // structs to be listed, the innermost last
};

}  // namespace lilt::backend
