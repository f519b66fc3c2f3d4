// Options of other compilers that build systems send, and what becomes of each.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace lilt::driver {

enum class Verdict : uint8_t {
  Unknown,  // not an option of theirs that lilt knows
  Ignored,  // without it the user gets the same
  Warned,   // without it the user gets something that works, but less than was asked for
  Refused,  // without it the user would get something else
};

struct Judgement {
  Verdict verdict = Verdict::Unknown;
  std::string message = {};  // of a warning or an error
  size_t further_words = 0;  // that belong to the option
};

// Judges an option by its spelling. `-f…`, `-W…` and `-g…` that are not in the table are about the
// front end of a compiler or only allow more: they are ignored.
Judgement judge_compiler_option(std::string_view word);

}  // namespace lilt::driver
