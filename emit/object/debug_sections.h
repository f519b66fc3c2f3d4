// Line tables and the minimum of DWARF 4 that debuggers need with them: one compile unit with its
// functions.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "emit/object/code_image.h"
#include "ir/ssa/function.h"

namespace lilt::object {

// Finds the program's source line of an instruction: the innermost one, if functions were inlined.
// O(log locations) each.
class LineLocator {
 public:
  // Null: no lines are found. The function must outlive the locator.
  explicit LineLocator(const ssa::Function* function) : function_(function) {}
  // By the place of the instruction in the IR's text.
  std::optional<SourceLine> locate(SourceOffset origin) const;
  // See definition_line.
  std::optional<SourceLine> definition() const;

 private:
  const ssa::Function* function_;
};

// Fills in the lines of an image from the origins of its code.
void locate_lines(const LineLocator& locator, CodeImage& image);

// Where a function is defined: the line of its first instruction, since a prologue belongs to no
// line of the body. None for functions whose DISubprogram is missing or names no file.
std::optional<SourceLine> definition_line(const ssa::Module& module, ssa::SymbolId function);

// The files that line tables mention, numbered from 1 in the order of their first request. Must not
// outlive the debug information.
class FileTable {
 public:
  explicit FileTable(const ssa::DebugInfo& info) : info_(info) {}
  // `file`: number of a DIFile. Files of one path share an index. O(1) expected.
  uint32_t index_of(uint32_t file);
  // By index - 1: directory and name joined. Never empty, never ends in '/', contains no NUL: each
  // would end the table early.
  const std::vector<std::string>& paths() const { return paths_; }

 private:
  const ssa::DebugInfo& info_;
  std::vector<std::string> paths_;
  std::unordered_map<uint32_t, uint32_t> by_number_;
  std::unordered_map<std::string, uint32_t> by_path_;
};

struct DebugFunction {
  ssa::SymbolId symbol;
  uint64_t code_size;  // for the line table
  std::vector<SourceLine> lines;
};

// Contents of a debug section, with fields that its user fills in.
struct DebugSection {
  enum class Target : uint8_t { FunctionStart, FunctionEnd, Abbreviations, Lines, Ranges };
  struct Reference {
    uint64_t offset;
    Target target;
    size_t function = 0;  // index among the functions
  };
  std::vector<uint8_t> bytes;
  std::vector<Reference> references;  // 8 bytes for functions, 4 for sections; in order
};

struct DebugSections {
  DebugSection information, abbreviations, ranges, lines;
};

// Builds the sections for functions that have lines. `files` numbers the files of the line table.
// Without `with_lines`, the line table is left to an assembler.
DebugSections make_debug_sections(const ssa::Module& module,
                                  std::span<const DebugFunction> functions, FileTable& files,
                                  bool with_lines);

}  // namespace lilt::object
