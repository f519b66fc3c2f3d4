// What the functions that build IR share.
#pragma once

#include <string>
#include <string_view>

#include "driver/library/handles.h"

namespace lilt::library {

// Calls a function of the interface, whose result is a handle: zero, and a mistake of the module,
// when something is thrown.
template <class Handle, class Run>
Handle reading(lilt_module& module, Run run) noexcept {
  try {
    return run();
  } catch (...) {
    module.note_exception();
    return {};
  }
}
// The same of one that changes the module.
template <class Handle, class Run>
Handle building(lilt_module& module, Run run) noexcept {
  module.is_changed = true;
  return reading<Handle>(module, run);
}
// The same without a result.
template <class Run>
void changing(lilt_module& module, Run run) noexcept {
  building<bool>(module, [&] {
    run();
    return true;
  });
}

// By number of the interface.
inline constexpr ssa::Linkage kLinkages[] = {
    ssa::Linkage::External,    ssa::Linkage::Internal,
    ssa::Linkage::Private,     ssa::Linkage::Weak,
    ssa::Linkage::LinkOnceOdr, ssa::Linkage::ExternWeak,
    ssa::Linkage::WeakOdr,     ssa::Linkage::LinkOnce,
    ssa::Linkage::Common,      ssa::Linkage::AvailableExternally,
    ssa::Linkage::Appending};

// A text of the interface: null is empty.
inline const char* text_or_empty(const char* text) { return text == nullptr ? "" : text; }

// A global's name for messages.
inline std::string quoted(std::string_view name) { return "'@" + std::string(name) + "'"; }

// A handle of a value or a block: 12 bits tell the module, 20 the owner, 32 the value. Constants
// have owner 1, the values of the function with number n have n + 1; 0 means none. A
// handle of a type: 12 bits tell the module, if it is not one of the types that all modules share.
inline constexpr uint64_t kConstantOwner = 1;
inline constexpr uint64_t kWordBits = 32, kOwnerBits = 20, kModuleBits = 12;
inline constexpr uint64_t kOwnerMask = (1u << kOwnerBits) - 1;
inline uint64_t owner_of_handle(uint64_t id) { return id >> kWordBits & kOwnerMask; }
inline uint64_t module_of_handle(uint64_t id) { return id >> (kWordBits + kOwnerBits); }

// Whether a global can have the name, which is neither empty nor a number; else a mistake is noted.
bool can_be_name(lilt_module& module, std::string_view name);

// A text as it may stand in quotes in IR.
std::string escaped(std::string_view text);

// A new phi without operands, after those that the block has. O(its phis).
ssa::InstId create_phi_in(ssa::Function& body, ssa::BlockId block, ssa::TypeId type);

// Adds an attribute that the front end reads from text: of the parameter or result of that type, or
// of the function. False after a mistake, which is noted of parameters only.
bool add_parsed_attribute(lilt_function& function, uint32_t position, ssa::TypeId type,
                          const std::string& text);
bool add_parsed_attribute(lilt_function& function, const std::string& text);

// A copy of a constant of one pool in another.
ssa::ConstantId import_constant(const ssa::ConstantPool& from, ssa::ConstantPool& to,
                                ssa::ConstantId id, const ssa::TypeTable& types);

}  // namespace lilt::library
