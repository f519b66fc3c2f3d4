// Who is told what an interpreted program does, step by step.
#pragma once

#include <cstddef>
#include <cstdint>

#include "runtime/interpreter/cell.h"
#include "runtime/interpreter/observed.h"

namespace lilt::runtime {

class StepObserver {
 public:
  virtual ~StepObserver() = default;

  // The moments of the call that is `depth` calls deep (the first: 1), whose slots are `slots`.
  virtual void at_entry(const ObservedBody& body, const Cell* slots, size_t depth) = 0;
  virtual void before(const ObservedBody& body, uint32_t instruction, const Cell* slots,
                      size_t depth) = 0;
  virtual void after(const ObservedBody& body, uint32_t instruction, const Cell* slots,
                     size_t depth) = 0;
  // The running instruction calls a function of the program, whose accesses are not its own.
  virtual void at_call() = 0;
  // Writes what is complete.
  virtual void flush() {}
};

}  // namespace lilt::runtime
