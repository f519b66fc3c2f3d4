// For the shared library alone: the functions of asmjit that print and that give errors names. The
// object that has them in Debian's archive cannot be part of a shared library, and the library
// prints nothing anyway.
#include <asmjit/core.h>

#include <cstdlib>

ASMJIT_BEGIN_NAMESPACE

const char* DebugUtils::errorAsString(Error error) noexcept {
  return error == kErrorOutOfMemory ? "OutOfMemory" : "the encoder refuses the instruction";
}

void DebugUtils::debugOutput(const char*) noexcept {}

void DebugUtils::assertionFailed(const char*, int, const char*) noexcept { std::abort(); }

ASMJIT_END_NAMESPACE
