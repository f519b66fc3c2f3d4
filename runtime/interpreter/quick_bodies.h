// Quick operations that are functions (QuickBody in code.h).
#pragma once

#include <span>
#include <string_view>

#include "runtime/interpreter/code.h"

namespace lilt::runtime {

// The body for a full operation on integers of 65 to 128 bits or x86_fp80, or between them and
// other numbers. It expects the operand's width of a cast in c. Null if there is none. O(1).
QuickBody find_wide_body(const Operation& full);

// The body for a ptrtoint to 64 bits; null for other operations. O(1).
QuickBody find_address_body(const Operation& full);

// The body for several operations like this one, on adjacent places: an integer or floating-point
// operation, or a load or store of an integer at adjacent addresses. It expects their number in c,
// the alignment less 1 in the flags of an access, and the stored values at b. Null if there is
// none. O(1).
QuickBody find_lane_body(const Operation& full);
inline constexpr uint32_t kMaxLanes = 64;

// The body for a call of a function or intrinsic that copies or fills memory: of the first three
// arguments. Null if there is none for these types. O(1).
QuickBody find_memory_body(std::string_view name, const ssa::TypeTable& types,
                           std::span<const ArgumentPlace> arguments);

}  // namespace lilt::runtime
