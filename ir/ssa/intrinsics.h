// LLVM's intrinsics that lilt knows: the rows of intrinsics.def, and their signatures.
//
// A signature is a list of words, the result first, then the operands:
//
//   i32 f64 ptr v4f32 void metadata   this type; ptr: in any address space; v4f32: <4 x float>
//   A:class                           A names the type found here, which must be of the class
//   A:class:B                         …, with as many lanes as B (none if B is not a vector)
//   A                                 the type that A names
//   A.i1 A.i64 A.ptr                  that element in as many lanes as A
//   A.lane A.half A.twice             A's element; A with half, or twice, as many lanes
//   A.per3 A.by3                      A with a third, or thrice, as many lanes; up to 8
//   {…,…}                             a struct of these
//   !…                                an operand that must be a constant: LLVM's immarg
//   ...                               any more operands
//
// Classes: int fp ptrs (scalars, or vectors of them), integer floating ptr (scalars), bytes (int, a
// multiple of 16 bits), vec vint vfp vptr (vectors), part (of B: a vector of B's elements),
// multiple (of B: with several times as many), narrower and wider (fp, of fewer or more bits than
// B), any. A `|` separates signatures of different LLVM versions, the latest last.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "ir/ssa/constant.h"
#include "ir/ssa/type.h"
#include "ir/ssa/value.h"

namespace lilt::ssa {

class Function;

// How the interpreter treats an intrinsic.
enum class Interpretation : uint8_t {
  Numeric,     // runtime/interpreter/numeric_intrinsics.cpp: on numbers of any width, lane by lane
  External,    // a function of runtime/interpreter/external*.cpp
  Packed,      // packed.cpp: on vectors of 128 bits
  Masked,      // find_masked_access describes it
  Lanes,       // lane_operations.cpp: on all lanes of vectors
  Rearranged,  // rearranged_lanes describes it
  Unconstrained,  // as the same operation without constraints
  Decoded,        // the decoder makes operations of it
  Refused,        // a fault that names it
};

struct IntrinsicSignature {
  std::string_view name;   // without the types at its end
  std::string_view types;  // as described above; empty, not checked, for the backend's own
  Interpretation interpretation;
};

// Sorted by name.
std::span<const IntrinsicSignature> intrinsic_signatures();

// One more than the row of the intrinsic of that name, which may have types at its end; 0 if lilt
// does not know it. O(length + log rows).
uint16_t find_intrinsic_signature(std::string_view name);
// The same of the function that an instruction calls directly, which its symbol knows; 0 for other
// instructions. O(1).
uint16_t called_intrinsic_number(const Function& function, InstId id);
// Its name in the table, without types at its end; empty for other instructions. O(1).
std::string_view called_intrinsic_name(const Function& function, InstId id);

// What a call of the intrinsic of that number does besides its result. Pure: nothing, and the
// result depends on the operands only. NoMemory: it neither reads nor writes memory of the program.
enum class IntrinsicEffect : uint8_t { Pure, NoMemory, ReadsMemory, Any };
IntrinsicEffect intrinsic_effect(uint16_t intrinsic);

// Describes how a function type (erased) does not fit the intrinsic of that number: "operand 2 has
// type 'i32', expected 'i8'"; empty if it fits. O(words of the signature).
std::string check_intrinsic_type(const TypeTable& types, uint16_t intrinsic, TypeId function);

// Describes which operand of a call does not fit, apart from its type: one that must be a constant
// number (undef is not), the metadata of a constrained operation, the alignment of a masked access;
// empty if all fit. O(operands).
std::string check_intrinsic_operands(const ConstantPool& constants, uint16_t intrinsic,
                                     std::span<const Value> operands);

// "fadd" for llvm.experimental.constrained.fadd, and the like, with or without types at the end;
// empty for any other name.
std::string_view constrained_operation(std::string_view name);

// "olt" for the metadata operand `!"olt"` of a constrained comparison; its number as a
// FloatPredicate, larger than any predicate's for other words.
std::string_view constrained_predicate(std::string_view metadata);
uint8_t float_predicate_number(std::string_view name);

// The operands of llvm.masked.load and the like. The vector of a load holds the values of the lanes
// that are not loaded. The highest bit of a lane of the mask counts.
struct MaskedAccess {
  std::string_view name;  // without types
  uint8_t operands;       // their number: LLVM 22 has dropped the alignment
  bool is_load;
  uint8_t vector, address, mask;
  bool is_scattered;  // an address for each lane
  bool is_dense;      // the lanes under the mask are contiguous in memory
};

// The access with the name, which may have types at its end, and that number of operands; null if
// none.
const MaskedAccess* find_masked_access(std::string_view name, size_t operands);

// For llvm.vector.reverse and the like: for each lane of the result (of all, if it is a struct)
// the number of a lane, counted through all vector operands. `name` is without types; `operand` and
// `result` are numbers of lanes, of the first operand and of a result, `inserted` of the second
// operand; `place` is the constant operand, or 0. Empty for any other intrinsic.
std::vector<uint32_t> rearranged_lanes(std::string_view name, uint32_t operand, uint32_t inserted,
                                       uint32_t result, int64_t place);

}  // namespace lilt::ssa
