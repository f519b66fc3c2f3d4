// Functions of the C library that optimizations know by their names.
#pragma once

#include <cstdint>
#include <string_view>

#include "ir/ssa/value.h"

namespace lilt::ssa {

class Function;

enum class LibraryFunction : uint8_t {
  None,
  AbsoluteInteger,      // abs, labs, llabs
  AbsoluteNumber,       // fabs, fabsf
  AppendString,         // strcat
  CompareBytes,         // strncmp
  CompareMemory,        // memcmp
  CompareStrings,       // strcmp
  CopyBytesOfString,    // strncpy
  CopyString,           // strcpy
  CopyStringReturnEnd,  // stpcpy
  EqualMemory,          // bcmp: zero if the bytes are equal
  FindCharacter,        // strchr
  FormatString,         // sprintf
  FormatStringOfSize,   // snprintf
  IsDigit,
  Power,         // pow, powf
  PrintToFile,   // fprintf
  Print,         // printf
  PutLine,       // puts
  PutString,     // fputs
  SquareRoot,    // sqrt, sqrtf: set errno if the operand is less than zero
  StringLength,  // strlen
  WriteBytes,    // fwrite
};

// The function that a name stands for in C. O(log functions).
LibraryFunction find_library_function(std::string_view name);

// The library's function that an instruction calls directly: the module declares it with the type
// that C gives it, and neither the call nor the function around it says that the name has another
// meaning (`nobuiltin`, "no-builtins"). None for other instructions. O(1).
LibraryFunction called_library_function(const Function& function, InstId id);

}  // namespace lilt::ssa
