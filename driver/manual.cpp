#include "driver/manual.h"

#include <algorithm>

#include "backend/pipeline.h"
#include "driver/option_table.h"
#include "driver/version.h"

namespace lilt::driver {

namespace {

constexpr size_t kColumns = 80;
constexpr size_t kIndent = 30;  // of what an option does

}  // namespace

std::string wrapped(std::string_view text, size_t at, size_t indent) {
  std::string result;
  for (size_t begin = 0; begin < text.size();) {
    const size_t end = std::min(text.find(' ', begin), text.size());
    const std::string_view word = text.substr(begin, end - begin);
    if (begin != 0 && at + 1 + word.size() > kColumns) {
      result += "\n" + std::string(indent, ' ');
      at = indent;
    } else if (begin != 0) {
      result += " ";
      ++at;
    }
    result += word;
    at += word.size();
    begin = end + 1;
  }
  return result;
}

namespace {

// A line of --help, of two columns; the second one begins in a line of its own if it must.
std::string entry(const std::string& left, std::string_view right) {
  std::string line = "  " + left;
  if (line.size() + 1 < kIndent)
    line.resize(kIndent, ' ');
  else
    line += "\n" + std::string(kIndent, ' ');
  return line + wrapped(right, kIndent, kIndent) + "\n";
}

// All names of an option with its value after the last: `--mtriple, --target=TRIPLE`.
std::string usage_of(const OptionRow& row) {
  std::string text;
  for (std::string_view name : names_of(row))
    text += (text.empty() ? "" : ", ") + std::string(name);
  return text + std::string(row.value);
}

// Calls a function for each group of the table, with the first and the last of its rows.
template <class Function>
void for_each_group(Function function) {
  const std::span<const OptionRow> rows = option_table();
  for (auto first = rows.begin(); first != rows.end();) {
    const auto last = std::find_if(first, rows.end(),
                                   [&](const OptionRow& row) { return row.group != first->group; });
    function(std::span(first, last));
    first = last;
  }
}

std::string level_of(const backend::PassInfo& pass) {
  return "(-O" + std::to_string(pass.first_level) + (pass.need != nullptr ? ", where needed" : "") +
         (pass.is_optional() ? ", optional)" : ")");
}

// A line of --help; members of a group are indented after it.
std::string describe_pass(std::string_view name) {
  const int index = backend::find_pass(name);
  if (index < 0)
    return "  " + std::string(name) + std::string(24 - name.size(), ' ') +
           "the passes that follow; its name stands for all of them (-O0)\n";
  const backend::PassInfo& pass = backend::pass_table()[static_cast<size_t>(index)];
  const std::string indent = pass.group.empty() ? "  " : "    ";
  return indent + std::string(name) + std::string(26 - indent.size() - name.size(), ' ') +
         std::string(pass.description) + " " + level_of(pass) + "\n";
}

// --- the manual page

// Text for roff: hyphens are those of options, a dot or quote at the beginning of a line is not a
// request.
std::string roff(std::string_view text) {
  std::string escaped;
  for (char c : text) {
    if (c == '-' || c == '\\') escaped += '\\';
    escaped += c == '\\' ? 'e' : c;
  }
  std::string result;
  for (char c : wrapped(escaped, 0, 0)) {
    if ((c == '.' || c == '\'') && (result.empty() || result.back() == '\n')) result += "\\&";
    result += c;
  }
  return result;
}

std::string tagged(std::string_view tag, std::string_view text) {
  return ".TP\n.B " + roff(tag) + "\n" + roff(std::string(text) + ".") + "\n";
}

constexpr std::string_view kDescription =
    "lilt compiles LLVM IR text to x86-64 machine code: executables, object files, assembly text, "
    "or code in memory. Options may come anywhere. Long options take one dash or two, and their "
    "value after an equals sign or as the next word. The words of a file FILE are inserted by "
    "@FILE; '-' is standard input. Other inputs go to the linker by their names: .o, .a, .so, .s. "
    "Options of other compilers that concern only a front end are accepted. Started under the name "
    "llc or lli, lilt takes the command lines of these tools of LLVM.";
constexpr std::string_view kStatus =
    "0: success; 1: a fault of the input, the options or the surroundings; 70: a fault of lilt. "
    "'lilt run' and 'lilt interpret' return the status of the program, 128 + n after signal n.";

struct Variable {
  std::string_view name, help;
};
constexpr Variable kEnvironment[] = {
    {"CC", "The program that links and assembles (default: cc)"},
    {"TMPDIR", "The place of temporary files (default: /tmp)"},
    {"NO_COLOR", "If set and not empty, messages to terminals are without colour"},
};

// --- completions

std::vector<std::string_view> subcommand_names() {
  std::vector<std::string_view> names;
  for (const SubcommandRow& row : subcommand_table()) names.push_back(row.name);
  return names;
}

std::string joined(const std::vector<std::string_view>& words, std::string_view between = " ") {
  std::string text;
  for (std::string_view word : words) {
    if (!text.empty()) text += between;
    text += word;
  }
  return text;
}

// The words that complete a value, empty for those that are not listed.
std::vector<std::string_view> words_of(const OptionRow& row, const Allocators& allocators) {
  const std::string_view placeholder = placeholder_of(row);
  if (placeholder == "PASS") return backend::pass_names();
  if (placeholder == "ALLOCATOR") return allocator_names(allocators);
  return choices_of(row);
}

// Every name as it is completed: with `=` after it if a value follows there; for values joined to
// a short name the words themselves, such as -O2.
std::vector<std::string> completed_words() {
  std::vector<std::string> words;
  for (const OptionRow& row : option_table())
    for (std::string_view name : names_of(row)) {
      const std::vector<std::string_view> choices = choices_of(row);
      if (row.value.empty() || choices.empty() || !is_joined(row))
        words.push_back(std::string(name) + (row.value.starts_with('=') ? "=" : ""));
      else
        for (std::string_view choice : choices)
          words.push_back(std::string(name) + std::string(choice));
    }
  return words;
}

// A branch of bash's `case` that completes the value of an option; empty if nothing is known of it.
std::string bash_branch(const OptionRow& row, const Allocators& allocators) {
  if (row.value.empty() || is_joined(row)) return {};
  std::string patterns;
  for (std::string_view name : names_of(row)) {
    patterns += (patterns.empty() ? "" : "|") + std::string(name);
    if (name.starts_with("--")) patterns += "|" + std::string(name.substr(1));
  }
  const std::vector<std::string_view> words = words_of(row, allocators);
  const std::string_view placeholder = placeholder_of(row);
  std::string action;
  if (!words.empty())
    action = "words='" + joined(words) + "'";
  else if (placeholder == "FILE")
    action = "_lilt_files -f; return";
  else if (placeholder == "DIR")
    action = "_lilt_files -d; return";
  else
    action = "return";
  return "    " + patterns + ") " + action + " ;;\n";
}

// Text in zsh's single quotes, where a colon or bracket would end a part.
std::string zsh_text(std::string_view text) {
  std::string result;
  for (char c : text) {
    if (c == '\'')
      result += "'\\'";
    else if (c == ':' || c == '[' || c == ']' || c == '\\')
      result += '\\';
    result += c;
  }
  return result;
}

// The part of a specification of zsh's _arguments after the option: what its value is.
std::string zsh_value(const OptionRow& row, const Allocators& allocators) {
  if (row.value.empty()) return {};
  const std::string_view placeholder = placeholder_of(row);
  std::string text = ":" + zsh_text(placeholder) + ":";
  const std::vector<std::string_view> words = words_of(row, allocators);
  const bool is_list = row.value.ends_with(",...");
  if (!words.empty())
    return text + (is_list ? "_sequence compadd - " : "(") + joined(words) + (is_list ? "" : ")");
  if (placeholder == "FILE") return text + "_files";
  if (placeholder == "DIR") return text + "_files -/";
  return text + " ";
}

// `--name=`, `-name=` and the like: how zsh's _arguments writes where the value stands.
std::string zsh_specifications(const OptionRow& row, const Allocators& allocators) {
  std::string text;
  for (std::string_view name : names_of(row)) {
    std::string option(name);
    if (row.value.starts_with('='))
      option += "=";
    else if (!row.value.empty())
      option += row.value[0] == ' ' ? "" : choices_of(row).empty() ? "+" : "-";
    text += "  '*" + zsh_text(option) + "[" + zsh_text(row.help) + "]" +
            zsh_value(row, allocators) + "'\n";
  }
  return text;
}

}  // namespace

std::vector<std::string_view> allocator_names(const Allocators& allocators) {
  std::vector<std::string_view> names;
  for (const regalloc::AllocatorInfo& allocator : allocators) names.push_back(allocator.name);
  return names;
}

std::string help_text(const Allocators& allocators) {
  std::string text = "lilt compiles LLVM IR text to x86-64 machine code.\n\nExamples:\n";
  for (const ExampleRow& row : example_table())
    text += "  lilt " + std::string(row.words) +
            std::string(std::max<size_t>(31, row.words.size() + 1) - row.words.size(), ' ') +
            std::string(row.help) + "\n";
  text += "\nUsage: lilt [" + joined(subcommand_names(), "|") +
          "]\n            [options] inputs [-- words]\n";
  for_each_group([&](std::span<const OptionRow> rows) {
    text += "\n" + std::string(title_of(rows.front().group)) + ":\n";
    for (const OptionRow& row : rows) text += entry(usage_of(row), row.help);
  });
  text += "\nPasses:\n";
  for (std::string_view name : backend::pass_names()) text += describe_pass(name);
  text += "\nRegister allocators:\n";
  for (const regalloc::AllocatorInfo& allocator : allocators)
    text +=
        "  " + std::string(allocator.name) +
        std::string(std::max<size_t>(allocator.name.size() + 1, 24) - allocator.name.size(), ' ') +
        std::string(allocator.description) + "\n";
  return text;
}

std::string manual_page(const Allocators& allocators) {
  std::string text = ".TH LILT 1 \"" + std::string(commit_date()) + "\" \"lilt " +
                     std::string(version_number()) +
                     "\" \"User Commands\"\n"
                     ".SH NAME\nlilt \\- compile LLVM IR text to x86\\-64 machine code\n"
                     ".SH SYNOPSIS\n.B lilt\n[\\fIoptions\\fR] \\fIinputs\\fR\n";
  for (const SubcommandRow& row : subcommand_table())
    text += ".br\n.B lilt " + std::string(row.name) + "\n[\\fIoptions\\fR] \\fI" + roff(row.words) +
            "\\fR\n";
  text += ".SH DESCRIPTION\n" + roff(kDescription) + "\n.SH EXAMPLES\n";
  for (const ExampleRow& row : example_table())
    text += tagged("lilt " + std::string(row.words), row.help);
  text += ".SH OPTIONS\n";
  for_each_group([&](std::span<const OptionRow> rows) {
    text += ".SS " + roff(title_of(rows.front().group)) + "\n";
    for (const OptionRow& row : rows) text += tagged(usage_of(row), row.help);
  });
  text += ".SH PASSES\n";
  for (std::string_view name : backend::pass_names())
    if (const int index = backend::find_pass(name); index >= 0) {
      const backend::PassInfo& pass = backend::pass_table()[static_cast<size_t>(index)];
      text += tagged(name, std::string(pass.description) + " " + level_of(pass));
    }
  text += ".SH REGISTER ALLOCATORS\n";
  for (const regalloc::AllocatorInfo& allocator : allocators)
    text += tagged(allocator.name, allocator.description);
  text += ".SH EXIT STATUS\n" + roff(kStatus) + "\n.SH ENVIRONMENT\n";
  for (const Variable& variable : kEnvironment) text += tagged(variable.name, variable.help);
  return text +
         ".SH SEE ALSO\n.BR cc (1),\n.BR ld (1)\n.PP\nThe documents in /usr/share/doc/lilt.\n";
}

std::string bash_completion(const Allocators& allocators) {
  std::string text =
      "# Completion of lilt's command line for bash.\n"
      "_lilt_files() {  # names of files with -f, of directories with -d\n"
      "  compopt -o filenames 2>/dev/null\n"
      "  mapfile -t COMPREPLY < <(compgen \"$1\" -- \"$current\")\n"
      "}\n"
      "_lilt() {\n"
      "  local current=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} words=''\n"
      "  COMPREPLY=()\n"
      "  # bash takes `=` for a word of its own.\n"
      "  if [[ $current == = ]]; then\n"
      "    current=''\n"
      "  elif [[ $before == = ]]; then\n"
      "    before=${COMP_WORDS[COMP_CWORD - 2]}\n"
      "  fi\n"
      "  case $before in\n";
  for (const OptionRow& row : option_table()) text += bash_branch(row, allocators);
  std::string all;
  for (const std::string& word : completed_words()) all += (all.empty() ? "" : " ") + word;
  return text +
         "  esac\n"
         "  if [[ -n $words ]]; then  # of a list, the last one\n"
         "    local list=\"\"\n"
         "    [[ $current == *,* ]] && list=\"${current%,*},\"\n"
         "    mapfile -t COMPREPLY < <(compgen -P \"$list\" -W \"$words\" -- \"${current##*,}\")\n"
         "  elif [[ $current == -* ]]; then\n"
         "    mapfile -t COMPREPLY < <(compgen -W '" +
         all +
         "' -- \"$current\")\n"
         "    [[ ${COMPREPLY[0]} == *= ]] && compopt -o nospace 2>/dev/null\n"
         "  else\n"
         "    _lilt_files -f\n"
         "    ((COMP_CWORD == 1)) && mapfile -t -O ${#COMPREPLY[@]} COMPREPLY < <(\n"
         "      compgen -W '" +
         joined(subcommand_names()) +
         "' -- \"$current\")\n"
         "  fi\n"
         "}\n"
         "complete -F _lilt lilt\n";
}

std::string zsh_completion(const Allocators& allocators) {
  std::string text =
      "#compdef lilt\n"
      "# Completion of lilt's command line for zsh.\n"
      "local -a subcommands options\n"
      "subcommands=(\n";
  for (const SubcommandRow& row : subcommand_table())
    text += "  '" + std::string(row.name) + ":" + zsh_text(row.help) + "'\n";
  text += ")\noptions=(\n";
  for (const OptionRow& row : option_table()) text += zsh_specifications(row, allocators);
  return text +
         ")\n"
         "_lilt_inputs() {\n"
         "  ((CURRENT == 2)) && _describe subcommand subcommands\n"
         "  _files\n"
         "}\n"
         "_arguments $options '*:input:_lilt_inputs'\n";
}

}  // namespace lilt::driver
