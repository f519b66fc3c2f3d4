// The effects of instructions, for passes over SSA IR.
#pragma once

#include "ir/ssa/callee.h"
#include "ir/ssa/function.h"
#include "ir/ssa/intrinsics.h"

namespace lilt::opt {

// Whether the instruction must be kept even if its result is unused. (A division that may trap need
// not: trapping is undefined behaviour.) O(1).
inline bool must_stay(const ssa::Function& function, ssa::InstId id) {
  const ssa::Instruction& i = function[id];
  // What an acquire load reads may not matter, but what it orders does. `unordered` orders nothing.
  if (i.opcode == ssa::Opcode::Load)
    return (i.flags & ssa::flag::Volatile) != 0 ||
           i.subcode > static_cast<uint8_t>(ssa::AtomicOrdering::Unordered);
  return ssa::has(i.opcode, ssa::property::SideEffect | ssa::property::Terminator) ||
         i.opcode == ssa::Opcode::Argument;
}

// Whether the instruction calls an intrinsic whose only effect is its result. O(1).
inline bool is_pure_call(const ssa::Function& function, ssa::InstId id) {
  const uint16_t intrinsic = ssa::called_intrinsic_number(function, id);
  return intrinsic != 0 && ssa::intrinsic_effect(intrinsic) == ssa::IntrinsicEffect::Pure;
}

// Whether the instruction says that an alloca begins or ends to live. O(1).
inline bool is_lifetime_marker(const ssa::Function& function, ssa::InstId id) {
  return ssa::called_intrinsic_name(function, id).starts_with("llvm.lifetime.");
}

// Whether a load or store is atomic or volatile: it stays in its place. O(1).
inline bool is_ordered(const ssa::Instruction& access) {
  return access.subcode != 0 || (access.flags & ssa::flag::Volatile) != 0;
}

// What an instruction may do to memory. Nothing is known of it after a barrier: an access that
// other threads may observe in its order, or a call that returns a second time, later.
enum class MemoryEffect : uint8_t { None, Reads, Writes, Barrier };

// O(1), of calls O(log n) in the calls with attributes.
inline MemoryEffect memory_effect(const ssa::Function& function, ssa::InstId id) {
  const ssa::Instruction& i = function[id];
  if (!ssa::has(i.opcode, ssa::property::ReadsMemory | ssa::property::WritesMemory))
    return MemoryEffect::None;
  if (i.opcode == ssa::Opcode::Invoke) return MemoryEffect::Writes;
  if (i.opcode == ssa::Opcode::Load || i.opcode == ssa::Opcode::Store)
    return is_ordered(i)                   ? MemoryEffect::Barrier
           : i.opcode == ssa::Opcode::Load ? MemoryEffect::Reads
                                           : MemoryEffect::Writes;
  if (i.opcode != ssa::Opcode::Call) return MemoryEffect::Barrier;
  using namespace ssa::function_attribute;
  const uint16_t intrinsic = ssa::called_intrinsic_number(function, id);
  if (intrinsic != 0 && ssa::intrinsic_effect(intrinsic) != ssa::IntrinsicEffect::Any)
    return ssa::intrinsic_effect(intrinsic) == ssa::IntrinsicEffect::ReadsMemory
               ? MemoryEffect::Reads
               : MemoryEffect::None;
  const ssa::FunctionAttributes attributes = function_attributes(function, id);
  if ((attributes & ReturnsTwice) != 0) return MemoryEffect::Barrier;
  if ((attributes & WritesNothing) == 0) return MemoryEffect::Writes;
  return (attributes & ReadsNothing) == 0 ? MemoryEffect::Reads : MemoryEffect::None;
}

// Whether a call may stand in several places: assembly may define labels, setjmp returns to its
// place, and a barrier says `noduplicate`. Passes that copy calls ask, but for the inliner, whose
// rules are its own. O(log n) in the calls with attributes.
inline bool may_be_copied(const ssa::Function& function, ssa::InstId call) {
  constexpr ssa::FunctionAttributes kSingle =
      ssa::function_attribute::ReturnsTwice | ssa::function_attribute::NoDuplicate;
  return !is_assembly(function, call) && (function_attributes(function, call) & kSingle) == 0;
}

// Whether the function calls setjmp, or anything else that returns twice: the second return may
// find values that the first one did not have. O(instructions) in a module that declares such a
// function, otherwise O(calls with attributes).
inline bool calls_returns_twice(const ssa::Function& function) {
  if (!function.module().header().may_return_twice)
    return function.annotations().has_call_with(ssa::function_attribute::ReturnsTwice);
  for (ssa::BlockId block : function.blocks())
    for (ssa::InstId id = function[block].first; id.valid(); id = function.next(id))
      if (ssa::is_call(function[id].opcode) &&
          (function_attributes(function, id) & ssa::function_attribute::ReturnsTwice) != 0)
        return true;
  return false;
}

}  // namespace lilt::opt
