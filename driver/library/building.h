// What the functions that build IR share.
#pragma once

#include <string>
#include <string_view>

#include "driver/library/handles.h"

namespace lilt::library {

// Calls a function of the interface, whose result is a handle: zero, and a mistake of the module,
// when memory runs out.
template <class Handle, class Run>
Handle building(lilt_module& module, Run run) noexcept {
  try {
    return run();
  } catch (...) {
    module.note_mistake("no memory");
    return {};
  }
}

// A global's name for messages.
inline std::string quoted(std::string_view name) { return "'@" + std::string(name) + "'"; }

// Where a value belongs: the high half of its handle. Constants have owner 1, the values of the
// function with number n have n + 1; 0 is no value.
inline constexpr uint64_t kConstantOwner = 1;
inline constexpr uint64_t kWordBits = 32;
inline uint64_t owner_of_handle(uint64_t id) { return id >> kWordBits; }

// A new phi without operands, behind those that the block has. O(its phis).
ssa::InstId create_phi_in(ssa::Function& body, ssa::BlockId block, ssa::TypeId type);

// A copy of a constant of one pool in another.
ssa::ConstantId import_constant(const ssa::ConstantPool& from, ssa::ConstantPool& to,
                                ssa::ConstantId id, const ssa::TypeTable& types);

}  // namespace lilt::library
