// Compiled code as gdb sees it.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "runtime/image_linker.h"

namespace lilt::runtime {

// Tells debuggers of a linked image, for as long as this lives: names of functions and variables,
// the unwind table, and lines if the module has debug information. Any thread may make and remove
// entries.
class DebuggerEntry {
 public:
  explicit DebuggerEntry(const ImageLinker& image);
  ~DebuggerEntry();
  DebuggerEntry(const DebuggerEntry&) = delete;
  DebuggerEntry& operator=(const DebuggerEntry&) = delete;
  // Tells of it again: in a child process, which gdb knows nothing of.
  void announce_in_child();

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace lilt::runtime
