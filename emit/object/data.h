// Constants that an object file can express: a number, or a symbol's address plus an offset.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "emit/object/object_writer.h"
#include "ir/ssa/module.h"

namespace lilt::object {

// The value of a scalar constant: base + offset, base − minus + offset, or, without a base, the
// plain number `offset`, zero above the width of its type.
struct Address {
  AddressTarget base;
  uint64_t offset = 0;
  AddressTarget minus = {};
  bool is_number() const { return !base.valid(); }
};

// Reduces a scalar constant of up to 64 bits, or one lane of a vector: casts, getelementptr and
// integer arithmetic over numbers and symbols, choices of lanes. Returns nothing and sets `reason`
// if no relocation can express it. O(size of the constant), at a depth of at most
// kMaximumConstantDepth.
inline constexpr unsigned kMaximumConstantDepth = 1000;
std::optional<Address> reduce_constant(const ssa::ConstantPool& constants,
                                       const ssa::TypeTable& types, ssa::ConstantId constant,
                                       std::string& reason, uint64_t lane = 0);

}  // namespace lilt::object
