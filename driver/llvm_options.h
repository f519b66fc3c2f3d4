// Options of LLVM's tools llc and lli that are not lilt's own, and lilt's treatment of each.
#pragma once

#include <string>
#include <string_view>

#include "driver/compiler_options.h"

namespace lilt::driver {

struct LlvmJudgement {
  Judgement judgement;
  std::string own = {};  // the option of lilt that means the same, to take instead
};

// Judges an option by its spelling, with one dash or two; `next` is the word after it, which is
// the value of an option that takes one and has none. An option that has no meaning for lilt is
// Ignored, one without which the program would be another is Refused, and the message names it.
LlvmJudgement judge_llvm_option(std::string_view word, std::string_view next);

}  // namespace lilt::driver
