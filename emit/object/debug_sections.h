// Line tables and the minimum of DWARF 4 that debuggers need with them: compile units with their
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
  // No lines are found if `function` is null or its unit emits no debug information. The function
  // must outlive the locator.
  explicit LineLocator(const ssa::Function* function);
  // By the place of the instruction in the IR's text.
  std::optional<SourceLine> locate(SourceOffset origin) const;
  // See definition_line.
  std::optional<SourceLine> definition() const;

 private:
  const ssa::Function* function_ = nullptr;
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
    size_t function = 0;         // index among the functions
    uint64_t target_offset = 0;  // in the other section
  };
  std::vector<uint8_t> bytes;
  std::vector<Reference> references;  // 8 bytes for functions, 4 for sections; in order
};

struct DebugSections {
  DebugSection information, abbreviations, ranges, lines;
};

// Builds the sections for functions that have lines: a compile unit for each DICompileUnit with
// such functions. With `assembler_files`, the line table is left to an assembler, which numbers its
// files like this; it makes one line table, hence there is one compile unit. O(contents).
DebugSections make_debug_sections(const ssa::Module& module,
                                  std::span<const DebugFunction> functions,
                                  FileTable* assembler_files);

}  // namespace lilt::object
