// Line tables and the least of DWARF 4 that debuggers need around them: one compile unit with its
// functions.
#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "emit/object/code_image.h"
#include "ir/ssa/function.h"

namespace lilt::object {

// Finds where instructions come from in the program's own source: the innermost place, where
// functions were inlined. O(log locations) each.
class LineLocator {
 public:
  // Null: there is nothing to be found. The function must outlive the locator.
  explicit LineLocator(const ssa::Function* function) : function_(function) {}
  // By the place of the instruction in the IR's text.
  std::optional<SourceLine> locate(SourceOffset origin) const;

 private:
  const ssa::Function* function_;
};

// Fills in the lines of an image from the origins of its code.
void locate_lines(const LineLocator& locator, CodeImage& image);

// The files that line tables mention, numbered from 1 in the order in which they are first asked
// for.
class FileTable {
 public:
  // `file`: number of a DIFile.
  uint32_t index_of(uint32_t file);
  const std::vector<uint32_t>& files() const { return files_; }

 private:
  std::vector<uint32_t> files_;
  std::unordered_map<uint32_t, uint32_t> known_;  // index + 1 by number
};

struct DebugFunction {
  ssa::SymbolId symbol;
  uint64_t code_size;  // for the line table
  std::vector<SourceLine> lines;
};

// Contents of a debug section, with fields that others fill in.
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

// Makes the sections for functions that have lines. `file_index` gives the number of a DIFile in
// the line table. Without `with_lines`, the line table is left to an assembler.
DebugSections make_debug_sections(const ssa::Module& module,
                                  std::span<const DebugFunction> functions, FileTable& files,
                                  bool with_lines);

}  // namespace lilt::object
