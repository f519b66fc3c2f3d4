// Each dump of a function contains the lines of the module's header that it needs, so consecutive
// dumps of several functions repeat such lines. Irrelevant text (dumps of other stages, repeated
// lines, other text between dumps) is overwritten with blanks in a copy: its places still equal
// those in the file.
#include "backend/compile/dump_text.h"

#include <algorithm>
#include <set>
#include <unordered_map>
#include <vector>

#include "backend/pass_table.h"
#include "ir/support/text.h"

namespace lilt::backend {

namespace {

constexpr std::string_view kBannerStart = "; *** ";
constexpr std::string_view kBannerEnd = " ***";
constexpr std::string_view kMachineFunction = "machine function @";

// Where the next line starts that begins with `start`.
size_t find_line(std::string_view text, size_t offset, std::string_view start) {
  for (size_t at = text.find(start, offset); at != std::string_view::npos;
       at = text.find(start, at + 1))
    if (at == 0 || text[at - 1] == '\n') return at;
  return std::string_view::npos;
}

std::string_view line_at(std::string_view text, size_t offset) {
  return text.substr(offset, text.find('\n', offset) - offset);
}

// The index of the pass whose input has this banner; -1 for another line.
int stage_of(std::string_view line) {
  if (!line.starts_with(kBannerStart)) return -1;
  line.remove_prefix(kBannerStart.size());
  const size_t blank = line.find(' ');
  const std::string_view when = line.substr(0, blank);
  if (blank == line.npos || (when != "after" && when != "before")) return -1;
  line.remove_prefix(blank + 1);
  const backend::PassSpan passes = backend::find_passes(line.substr(0, line.find(',')));
  return passes.first < 0 || when == "before" ? passes.first : passes.last + 1;
}

std::string describe_stage(int stage) {
  const auto passes = backend::pass_table();
  if (stage == 0) return "before " + std::string(passes[0].name);
  const backend::PassInfo& last = passes[static_cast<size_t>(stage) - 1];
  const bool ends_group = backend::find_passes(last.group).last == stage - 1;
  return "after " + std::string(ends_group ? last.group : last.name);
}

// One banner and what follows it, up to the next.
struct Section {
  size_t begin, end;
  int stage;
};

class DumpReader {
 public:
  DumpReader(std::string name, std::string_view text) : name_(std::move(name)), text_(text) {}

  DumpText read(int next_pass, Diagnostics& diagnostics) {
    find_sections();
    choose_stage(next_pass, diagnostics);
    if (sections_.size() > 1) drop_repeated_lines();
    DumpText result;
    if (find_machine_function(text_, 0) != std::string::npos) {
      result.machine = SourceText::from_memory(name_, text_);
      drop_machine_functions();
    }
    result.header = SourceText::from_memory(name_, std::move(text_));
    return result;
  }

 private:
  void blank(size_t begin, size_t end) {
    for (size_t i = begin; i < std::min(end, text_.size()); ++i)
      if (text_[i] != '\n') text_[i] = ' ';
  }

  // A dump ends with the brace that closes its function; messages of the compiler may follow.
  void find_sections() {
    for (size_t at = find_line(text_, 0, kBannerStart); at != std::string::npos;
         at = find_line(text_, at + 1, kBannerStart)) {
      const int stage = stage_of(line_at(text_, at));
      if (stage < 0) continue;
      if (!sections_.empty()) sections_.back().end = at;
      sections_.push_back({at, text_.size(), stage});
    }
    for (const Section& section : sections_) {
      const size_t brace = std::string_view(text_).substr(0, section.end).rfind("\n}");
      if (brace != std::string::npos && brace > section.begin) blank(brace + 2, section.end);
    }
  }

  // Keeps the dumps of one stage.
  void choose_stage(int next_pass, Diagnostics& diagnostics) {
    std::set<int> stages;
    for (const Section& section : sections_) stages.insert(section.stage);
    if (stages.size() <= 1) return;
    if (!stages.contains(next_pass)) {
      std::string known;
      for (int stage : stages) known += (known.empty() ? "" : ", ") + describe_stage(stage);
      diagnostics.error("'" + name_ + "' holds dumps of several stages (" + known +
                        "); --start-after names the pass after which to continue");
    }
    std::erase_if(sections_, [&](const Section& section) {
      if (section.stage == next_pass) return false;
      blank(section.begin, section.end);
      return true;
    });
  }

  // The subject of a line of a module's header: `@x`, `%T`, `$c`, `!5`, all followed by " = ".
  static std::string_view subject_of(std::string_view line) {
    if (line.empty() || std::string_view("@%$!").find(line[0]) == std::string_view::npos) return {};
    const std::string_view name = name_at(line, 0);
    return line.substr(name.size()).starts_with(" = ") ? name : std::string_view();
  }

  // `@f` of a line that starts with `keyword`, `declare` or `define`.
  static std::string_view function_of(std::string_view line, std::string_view keyword) {
    const size_t begin = line.starts_with(keyword) ? line.find('@') : line.npos;
    return begin == line.npos ? std::string_view() : name_at(line, begin);
  }

  // The name whose sigil is at `begin`; one in quotes may hold anything else.
  static std::string_view name_at(std::string_view line, size_t begin) {
    const bool is_quoted = line.substr(begin + 1).starts_with('"');
    const size_t last = is_quoted ? line.find('"', begin + 2) : line.find_first_of(" (", begin) - 1;
    return line.substr(begin, last - begin + 1);
  }

  static bool is_external(std::string_view line) {
    return line.find(" = external ") != line.npos || line.find(" = extern_weak ") != line.npos;
  }

  // Of the lines about one subject the definition is kept, else the first. A function's definition
  // says more than its declarations, which date from before legalization.
  void drop_repeated_lines() {
    const std::string before = text_;  // keys point into it
    std::unordered_map<std::string_view, size_t> kept;
    auto each_line = [&](auto visit) {
      for (size_t at = 0; at < before.size(); at += line_at(before, at).size() + 1)
        visit(at, line_at(before, at));
    };
    each_line([&](size_t at, std::string_view line) {
      if (const std::string_view defined = function_of(line, "define "); !defined.empty())
        kept.try_emplace(defined, at);
      const std::string_view subject = subject_of(line);
      if (subject.empty()) return;
      auto [known, is_new] = kept.try_emplace(subject, at);
      if (!is_new && is_external(line_at(before, known->second)) && !is_external(line))
        known->second = at;
    });
    each_line([&](size_t at, std::string_view line) {
      const std::string_view subject = subject_of(line);
      const bool is_repeated = !subject.empty() && kept.at(subject) != at;
      if (is_repeated || kept.contains(function_of(line, "declare "))) blank(at, at + line.size());
    });
  }

  void drop_machine_functions() {
    for (size_t at = find_machine_function(text_, 0); at != std::string::npos;
         at = find_machine_function(text_, at + 1)) {
      const size_t brace = text_.find("\n}", at);
      blank(at, brace == std::string::npos ? text_.size() : brace + 2);
    }
  }

  std::string name_;
  std::string text_;
  std::vector<Section> sections_;
};

}  // namespace

std::string dump_banner(std::string_view when, std::string_view pass, std::string_view function) {
  std::string banner(kBannerStart);
  banner += std::string(when) + " " + std::string(pass) + ", ";
  append_llvm_name(banner, '@', function);
  return banner + std::string(kBannerEnd) + "\n";
}

size_t find_machine_function(std::string_view text, size_t offset) {
  return find_line(text, offset, kMachineFunction);
}

int stage_of_banner(std::string_view text) {
  size_t at = find_line(text, 0, kBannerStart);
  while (at != text.npos && stage_of(line_at(text, at)) < 0)
    at = find_line(text, at + 1, kBannerStart);
  return at == text.npos ? -1 : stage_of(line_at(text, at));
}

bool starts_with_banner(std::string_view text) { return stage_of(line_at(text, 0)) >= 0; }

DumpText split_dump(std::unique_ptr<SourceText> text, int next_pass, Diagnostics& diagnostics) {
  return DumpReader(text->name(), text->text()).read(next_pass, diagnostics);
}

}  // namespace lilt::backend
