// How a compile ends that gives no result, as a value: the one place where what passes throw is
// caught.
//
// Mistakes of an input are diagnostics, which the front end reports; what it throws to give up
// never leaves it. A pass that finds a fault of lilt or of a loaded allocator throws, since no pass
// before it expects that. A boundary that must not throw (the library, the playground, the command)
// calls failure_in.
#pragma once

#include <cstdint>
#include <exception>
#include <optional>
#include <string>
#include <vector>

#include "ir/support/diagnostic.h"

namespace lilt::backend {

struct Failure {
  enum class Of : uint8_t { Lilt, Allocator, Memory };  // Allocator: one of --load-allocator

  Of of = Of::Lilt;
  std::string message;               // one line, such as "internal error in @f after isel"
  std::vector<std::string> details;  // one a line

  // As an error without a place, with the details as notes.
  void report(Diagnostics& diagnostics) const;
};

// What an exception says; not null. Allocates, so it may throw std::bad_alloc.
Failure failure_of(const std::exception_ptr& thrown);

// Calls a function; what it throws becomes the result, none if it returns.
template <class Run>
std::optional<Failure> failure_in(Run run) {
  try {
    run();
    return std::nullopt;
  } catch (...) {
    return failure_of(std::current_exception());
  }
}

}  // namespace lilt::backend
