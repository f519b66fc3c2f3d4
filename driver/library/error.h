// Errors of the library: made of diagnostics, and of what passes throw.
#pragma once

#include <exception>
#include <new>
#include <string>
#include <vector>

#include "ir/support/diagnostic.h"
#include "lilt/lilt.h"

struct lilt_error {
  struct Message {
    std::string text = {}, file = {};
    bool has_file = false;
    uint32_t line = 0, column = 0;
  };
  lilt_error_kind kind = LILT_ERROR_INPUT;
  std::string text;
  std::vector<Message> messages;
};

namespace lilt::library {

// An error of one message without a place.
lilt_error* make_error(lilt_error_kind kind, std::string message);
// The error that diagnostics with errors are.
lilt_error* make_error(lilt_error_kind kind, const Diagnostics& diagnostics);
// The error that an exception is; called in a handler of it. Throws nothing.
lilt_error* error_of_exception() noexcept;

// Calls a function that returns an error or null; what it throws becomes an error.
template <class Run>
lilt_error* guarded(Run run) noexcept {
  try {
    return run();
  } catch (...) {
    return error_of_exception();
  }
}

// Calls a function that has a result; what it throws becomes the given one.
template <class Result, class Run>
Result guarded(Result otherwise, Run run) noexcept {
  try {
    return run();
  } catch (...) {
    return otherwise;
  }
}

}  // namespace lilt::library
