// The words of a command line, sorted: what is an input, the linker's, another compiler's or an
// option of lilt in a form of compilers.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "driver/options.h"
#include "driver/processor.h"

namespace lilt::driver {

// A mistake in the command line.
struct Mistake {
  std::string message;
};
// The answer that an option requests, in place of a compilation.
struct Answer {
  std::string text;
};

// Throws a verdict's error; its warning becomes one of `options`, once.
void heed(const ProcessorVerdict& verdict, Options& options);

// Throws Mistake unless this value of -j is a number.
void check_thread_count(const std::string& value);

// The words of a text: white space separates them, and quotes of both kinds keep it. `is_closed`:
// whether the last quote has its end.
std::vector<std::string> split_words(std::string_view text, bool& is_closed);

// Replaces @file by the words in the file, recursively.
std::vector<std::string> expand_response_files(const std::vector<std::string>& words);

// Notes whether loops, or what blocks do side by side, may become vectors, if the word says so:
// -fvectorize, -fslp-vectorize, those with `no-`, and gcc's names. Returns whether it does.
bool take_vectorization(std::string_view word, Options& options);

// Notes whether objects carry IR and are compiled together, if the word says so: -flto, -flto=…,
// -fno-lto. Returns whether it does.
bool take_link_time_word(std::string_view word, Options& options);

// Sorts the words: subcommand, inputs, linker's words, ignored words, the program's own arguments
// go into `options`. Returns the rest, with two dashes before long names and the value of an option
// after a `=`. `valued` are the long names that take a value, which may be the next word. Throws
// Mistake or Answer.
std::vector<std::string> sort_words(const std::vector<std::string>& words, Manner manner,
                                    const std::vector<std::string>& valued, Options& options);

}  // namespace lilt::driver
