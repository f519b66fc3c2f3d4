// Unwinding of interpreted programs, in two phases: the first finds the frame whose landing pad
// catches the exception, the second ends the frames up to the next landing pad, which runs as a
// cleanup or as the handler. `resume` goes on with the second one: a stack of cleanups is searched
// once.
#pragma once

#include <array>
#include <optional>

#include "runtime/interpreter/execution.h"
#include "runtime/interpreter/program_image.h"

namespace lilt::runtime {

class Unwinder {
 public:
  Unwinder(Execution& state, ProgramImage& image) : state_(state), image_(image) {}

  // The first phase; false if no handler catches the exception. Throws a Fault if a library
  // function called the program in between.
  bool find_handler(ThrownException& exception, bool is_in_callback);
  // The second phase: the program goes on at the next landing pad.
  void enter_landing_pad(const ThrownException& exception);
  void landing_pad(const Operation& operation);

  Exceptions exceptions;

 private:
  const CallSite* invoke_of(size_t level) const;
  std::optional<uint32_t> selector_of(const LandingPadClauses& pad, ThrownException& exception);

  Execution& state_;
  ProgramImage& image_;
  std::array<Cell, 2> pending_exception_;  // what the next landing pad gets
};

}  // namespace lilt::runtime
