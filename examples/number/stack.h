// The stack, which a recursion without end uses up.
#pragma once

#include <cstddef>
#include <functional>

namespace number {

/// Returns the bytes that the stack of the main thread may take.
size_t stackSize();

/// Runs generated code. Returns whether it came to its end: false if it overflowed the stack, whose
/// frames are then gone without a trace; the code must own nothing. For the main thread. Any other
/// fault ends the process as usual.
bool runWithinStack(const std::function<void()>& code);

}  // namespace number
