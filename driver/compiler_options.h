// Options of other compilers that build systems pass, and lilt's treatment of each.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace lilt::driver {

enum class Verdict : uint8_t {
  Unknown,  // not a known option of other compilers
  Ignored,  // has no effect on the result
  Warned,   // the result works without it, but lacks the requested feature
  Refused,  // the result without it would differ
  Linked,   // the linking compiler gets it; the IR has what it asks a front end for
};

struct Judgement {
  Verdict verdict = Verdict::Unknown;
  std::string message = {};  // of a warning or an error
  size_t further_words = 0;  // belonging to the option
};

// Judges an option by its spelling. `-f…`, `-W…` and `-g…` outside the table concern a compiler's
// front end or only permit more: they are ignored.
Judgement judge_compiler_option(std::string_view word);

}  // namespace lilt::driver
