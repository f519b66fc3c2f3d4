#include "driver/whole_program.h"

#include <algorithm>
#include <map>

#include "driver/embedded_ir.h"
#include "ir/support/archive_file.h"
#include "ir/support/characters.h"
#include "ir/support/elf_file.h"

namespace lilt::driver {

namespace {

std::unique_ptr<SourceText> contents_of(const std::string& path) {
  std::string unread;
  return SourceText::open(path, unread);
}

// Calls visit(line) for each line.
template <class Visit>
void for_each_line(std::string_view text, Visit visit) {
  while (!text.empty()) {
    const size_t end = std::min(text.find('\n'), text.size());
    visit(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
}

// Words by which the linker redirects references, takes in what nothing refers to, or reads words
// from elsewhere.
bool hides_references(std::string_view word) {
  constexpr std::string_view kWords[] = {
      "-wrap", ",-T", "--script", "whole-archive", "muldefs", "-Wl,@", "allow-multiple-definition"};
  return word == "-T" || std::ranges::any_of(kWords, [&](std::string_view each) {
           return word.find(each) != std::string_view::npos;
         });
}

// A file that the linker reads as a script.
bool is_script(std::string_view file) {
  return !file.starts_with(
             "\x7f"
             "ELF") &&
         !file.starts_with("!<");
}

}  // namespace

bool WholeProgram::is_worthwhile() {
  if (std::ranges::find(line_, "-r") != line_.end()) return false;
  std::string hiding;
  for (const std::string& word : line_) {
    const auto file = word.starts_with("-") ? nullptr : contents_of(word);
    if (file != nullptr && carries_ir(file->text())) objects_.insert(word);
    if (hides_references(word) || (file != nullptr && is_script(file->text()))) hiding = word;
  }
  if (objects_.empty()) return false;
  if (hiding.empty()) return true;
  diagnostics_.warning("-flto does nothing beside '" + hiding +
                       "', whose references IR does not show");
  return false;
}

std::vector<std::string> WholeProgram::line_for_map(const std::string& map) const {
  std::vector<std::string> words = line_;
  words.push_back("-Wl,--cref,--no-demangle,-Map=" + map);
  return words;
}

bool WholeProgram::resolve(const std::string& map, const std::string& linked) {
  const auto text = contents_of(map), program = contents_of(linked);
  if (text == nullptr || program == nullptr) {
    diagnostics_.error("the linker has written no map, which -flto reads");
    return false;
  }
  for (const std::string& word : line_) {
    const auto file = word.starts_with("-") ? nullptr : contents_of(word);
    if (file != nullptr && !objects_.contains(word)) note_symbols(file->text());
    if (objects_.contains(word) && (file == nullptr || !add_text(word, file->text()))) return false;
  }
  if (!add_members(text->text())) return false;
  note_references(text->text());
  ElfFile exports(program->text());
  exports.read(SHT_DYNSYM);
  for (const Elf64_Sym& symbol : exports.symbols())
    if (ElfFile::is_defined(symbol)) exported_.emplace(exports.name_of(symbol));
  note_words();
  for (const char* name : {"main", "_start", "_init", "_fini"}) exported_.emplace(name);
  return true;
}

// What an object defines or refers to: a weak definition, which the cross reference may lack, too.
void WholeProgram::note_symbols(std::string_view object) {
  ElfFile file(object);
  file.read();
  for (const Elf64_Sym& symbol : file.symbols())
    if (ElfFile::is_global(symbol)) exported_.emplace(file.name_of(symbol));
}

bool WholeProgram::add_text(const std::string& name, std::string_view object) {
  std::optional<std::string> text = unpack_ir(object);
  if (text)
    texts_.push_back(SourceText::from_memory(name + ".ll", std::move(*text)));
  else
    diagnostics_.error("the IR in '" + name + "' is damaged");
  return text.has_value();
}

// Archive members that take part: "Archive member included to satisfy reference by file (symbol)",
// a line each that begins with `path(member)`.
bool WholeProgram::add_members(std::string_view map) {
  map = map.substr(0, map.find("\nLinker script and memory map"));
  struct Archive {
    std::unique_ptr<SourceText> file;
    std::multimap<std::string, std::string_view, std::less<>> members;  // their contents
  };
  std::map<std::string, Archive, std::less<>> archives;
  bool are_read = true;
  for_each_line(map, [&](std::string_view line) {
    line = line.substr(0, line.find(' '));
    const size_t open = line.rfind('(');
    if (open == std::string_view::npos || open == 0 || !line.ends_with(')')) return;
    const std::string path(line.substr(0, open));
    const std::string_view member = line.substr(open + 1, line.size() - open - 2);
    const auto [at, is_new] = archives.try_emplace(path);
    Archive& archive = at->second;
    if (is_new) archive.file = contents_of(path);
    if (archive.file == nullptr || objects_.contains(line)) return;
    std::string error;  // a thin archive, too, takes part as it is
    if (is_new)
      for (ArchiveMember& each : members_of(archive.file->text(), error))
        archive.members.emplace(std::move(each.name), each.contents);
    const auto [first, last] = archive.members.equal_range(member);
    // Two of one name cannot be told apart.
    if (std::distance(first, last) == 1 && carries_ir(first->second)) {
      objects_.emplace(line);
      are_read &= add_text(std::string(line), first->second);
    } else {
      for (auto each = first; each != last; ++each) note_symbols(each->second);
    }
  });
  return are_read;
}

// After "Cross Reference Table": a name, and the files that define it or refer to it, a line each.
void WholeProgram::note_references(std::string_view map) {
  const size_t table = map.rfind("\nCross Reference Table");
  std::string_view name;
  if (table == std::string_view::npos) return;
  for_each_line(map.substr(table), [&](std::string_view line) {
    if (line.empty()) return;
    if (line.front() != ' ') {
      name = line.substr(0, line.find(' '));
      line.remove_prefix(name.size());
    }
    line.remove_prefix(std::min(line.find_first_not_of(' '), line.size()));
    if (!line.empty() && !objects_.contains(line)) exported_.emplace(name);
  });
}

// What arguments of the linker may name: -u, -e, --defsym and the like.
void WholeProgram::note_words() {
  for (const std::string& word : line_) {
    if (objects_.contains(word)) continue;
    for (size_t at = 0; at < word.size(); ++at) {
      const size_t begin = at;
      while (at < word.size() && is_symbol_character(word[at])) ++at;
      if (at != begin) exported_.emplace(word.substr(begin, at - begin));
    }
  }
}

// First, so that no archive's members take part for what it defines.
std::vector<std::string> WholeProgram::line_with(const std::string& object) const {
  std::vector<std::string> line{object};
  for (const std::string& word : line_)
    if (!objects_.contains(word)) line.push_back(word);
  return line;
}

}  // namespace lilt::driver
