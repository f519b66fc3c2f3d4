// The command line of a C or C++ compiler, sorted: as `lilt cc`, `lilt c++`, the links lilt-cc and
// lilt-c++, and `lilt prog.c` take it.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "driver/options.h"

namespace lilt::driver {

// Whether any word is the name of a source of C, C++ or Objective-C. Preprocessed ones are not
// counted: ccache and distcc call the text of IR `.i`.
bool names_c_source(const std::vector<std::string>& words);

// Sorts words in the syntax of gcc and clang into `options`: inputs, the linker's words, those of
// the front end, and what lilt itself heeds. A command line that makes lilt compile nothing
// (-E, -M, -fsyntax-only, -print-…, only objects) becomes options.front_end.whole. Returns lilt's
// own long options (`--regalloc=…`), the values of `valued` ones after a `=`. Throws Mistake for
// what lilt would get wrong.
std::vector<std::string> sort_cc_words(const std::vector<std::string>& words, Manner manner,
                                       const std::vector<std::string>& valued, Options& options);

}  // namespace lilt::driver
