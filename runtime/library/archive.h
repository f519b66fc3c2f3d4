// The runtime library for LLVMlite programs as a file: the bytes of liblilt_runtime.a, for a driver
// that links executables. Target: lilt_runtime_archive.
#pragma once

#include <string_view>

namespace lilt::runtime {

// The whole archive, one function per member (so that a program's own definitions win), with `main`
// for programs that define only `program`. It needs libc. Valid for the whole process.
std::string_view runtime_archive();

}  // namespace lilt::runtime
