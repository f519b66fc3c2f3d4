// The table of lilt's options and subcommands. The parser of the command line, --help, the manual
// page and the completions of shells are all made from it; tests compare docs/command-line.md.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "driver/options.h"

namespace lilt::driver {

enum class OptionGroup : uint8_t {
  Output,
  Code,
  Processor,
  Linking,
  Building,
  Allocation,
  Stages,
  Reports,
  Explain,
  Run,
  Interpret,
  Bisect,
  Other,
};

struct OptionRow {
  std::string_view names;  // separated by spaces, the usual one first
  // The value as it stands after a name, empty for none. `=exe|obj` follows an equals sign, or is
  // the next word, and is one of these words; ` FILE` is the next word; `NAME` is joined to it.
  // FILE, DIR, PASS and ALLOCATOR are what completions look up; `,...` is after what can be a
  // list.
  std::string_view value;
  OptionGroup group;
  std::string_view help;  // a phrase without a full stop
};

// Whether a value is joined to the option's name.
inline bool is_joined(const OptionRow& row) {
  return !row.value.empty() && row.value[0] != ' ' && row.value[0] != '=';
}

struct SubcommandRow {
  std::string_view name;
  Action action;
  std::string_view words;  // after the name: its usual arguments
  std::string_view help;
};

// The command line of a task, for --help and the manual page.
struct ExampleRow {
  std::string_view words;  // after `lilt`
  std::string_view help;
};

// All options, members of a group next to each other.
std::span<const OptionRow> option_table();
std::span<const SubcommandRow> subcommand_table();
std::span<const ExampleRow> example_table();
std::string_view title_of(OptionGroup group);

// The row that has the name, null without one.
const OptionRow* find_option(std::string_view name);
std::vector<std::string_view> names_of(const OptionRow& row);
// The words that a value can be, empty if it can be others.
std::vector<std::string_view> choices_of(const OptionRow& row);
// What the value stands for: `FILE` for ` FILE` and `=FILE,...`.
std::string_view placeholder_of(const OptionRow& row);

// What the words of a command line are to the linker.
enum class LinkerWord : uint8_t { None, Alone, WithNext };
LinkerWord judge_linker_word(std::string_view word);

}  // namespace lilt::driver
