// The runtime errors of the language, for the interpreter and for compiled programs alike.
#pragma once

#include <cstddef>
#include <cstdint>

namespace cps {

enum class Kind : uint8_t { Void, Integer, Boolean, Tuple, Function };

enum class Failure : uint8_t {
  NotAnInteger,    // detail: the operator's number
  DivisionByZero,  //
  NotABoolean,     // what an `if` asks
  NotATuple,       // detail: the element's number
  NoSuchElement,   // detail: the element's number; count: of the tuple's elements
  NotAFunction,    //
  WrongArguments,  // detail: the number of arguments; count: of the function's parameters
};

// What failed: `found` and `count` are of the value that is at fault.
struct FailureSite {
  int line;
  int column;
  Failure failure;
  int64_t detail;
  Kind found;
  uint64_t count;
};

// Writes "LINE:COLUMN: error: …", cut to the size.
void describe(const FailureSite& site, char* text, size_t size);

}  // namespace cps
