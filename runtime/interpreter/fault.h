// Errors that stop an interpreted program. Both machines throw a Fault where they detect one; the
// machine adds the place and the call stack; interpret() catches it.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "ir/ssa/module.h"
#include "ir/support/diagnostic.h"

namespace lilt::runtime {

// X(enumerator, word that users and tests see)
#define LILT_FAULT_KINDS(X)                  \
  X(OutOfBounds, "out-of-bounds")            \
  X(NullPointer, "null-pointer")             \
  X(Uninitialised, "uninitialised")          \
  X(Dangling, "dangling")                    \
  X(ReadOnly, "read-only")                   \
  X(NotAFunction, "not-a-function")          \
  X(SignatureMismatch, "signature-mismatch") \
  X(NoPointer, "no-pointer")                 \
  X(DoubleFree, "double-free")               \
  X(InvalidFree, "invalid-free")             \
  X(StackOverflow, "stack-overflow")         \
  X(ShiftAmount, "shift-amount")             \
  X(Division, "division")                    \
  X(Misaligned, "misaligned")                \
  X(Unreachable, "unreachable")              \
  X(Overflow, "overflow")                    \
  X(Unsupported, "unsupported")              \
  X(OutOfMemory, "out-of-memory")            \
  X(UndefLoad, "undef-load")                 \
  X(InvalidPointer, "invalid-pointer")       \
  X(TypeMismatch, "type-mismatch")           \
  X(UndefBranch, "undef-branch")             \
  X(BadCall, "bad-call")                     \
  X(StepLimit, "step-limit")                 \
  X(Interrupted, "interrupted")

enum class FaultKind : uint8_t {
#define X(name, word) name,
  LILT_FAULT_KINDS(X)
#undef X
};

std::string_view name(FaultKind kind);

struct Fault {
  FaultKind kind;
  std::string message;  // one line, no final full stop
  SourceOffset offset = kNoOffset;
  std::vector<Diagnostic::NotePlace> notes;  // where a block came from, then the call stack
  ssa::SymbolId function = {};               // that was running, if known
};

[[noreturn]] inline void fault(FaultKind kind, std::string message) {
  throw Fault{kind, std::move(message), kNoOffset, {}};
}

// Thrown when the program ends itself: exit, abort.
struct ProgramExit {
  int status;
  bool is_orderly = false;  // by exit or by the end of main: atexit's functions must still run
};

// Thrown when a body is unavailable.
struct InvalidBody {};

}  // namespace lilt::runtime
