// The debug sections of a module, DWARF 4 or 5: line tables, compile units with their functions,
// blocks, inlined calls, variables and types, and the tables that these refer to.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "emit/object/code_image.h"
#include "emit/object/debug_entries.h"
#include "ir/ssa/function.h"

namespace lilt::object {

// Whether the module's debug information is about its own text: it has a unit that the text lacks.
bool describes_text(const ssa::Module& module);

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
  // The function; null if no lines are found.
  const ssa::Function* function() const { return function_; }

 private:
  SourceLine locate_in_text(SourceOffset origin) const;

  const ssa::Function* function_ = nullptr;
  bool is_of_text_ = false;
};

// Fills in the lines of an image from the origins of its code.
void locate_lines(const LineLocator& locator, CodeImage& image);

// Where a function is defined: the line of its first instruction, since a prologue belongs to no
// line of the body. None for functions whose DISubprogram is missing or names no file.
std::optional<SourceLine> definition_line(const ssa::Module& module, ssa::SymbolId function);

// The version of DWARF that a module asks for, 4 or 5.
unsigned dwarf_version(const ssa::Module& module);
// The source file of a unit, or of the module if the unit names none.
ssa::DebugInfo::File unit_file(const ssa::Module& module, uint32_t unit);

// The files that line tables mention, in the order of their first request: numbered from 1; in
// version 5 from 0, where the unit's own is. Must not outlive the module.
class FileTable {
 public:
  // `unit`: number of a DICompileUnit.
  FileTable(const ssa::Module& module, unsigned version, uint32_t unit);
  // `file`: number of a DIFile. Files of one path share a number. O(1) expected.
  uint32_t number_of(uint32_t file);
  uint32_t first_number() const { return first_number_; }
  // From the first number on: directory and name joined. Never empty, never ends in '/', contains
  // no NUL: each would end the table early.
  const std::vector<std::string>& paths() const { return paths_; }

 private:
  uint32_t number_of_path(std::string path);

  const ssa::DebugInfo& info_;
  const uint32_t first_number_;
  std::vector<std::string> paths_;
  std::unordered_map<uint32_t, uint32_t> by_number_;
  std::unordered_map<std::string, uint32_t> by_path_;
};

struct DebugFunction {
  ssa::SymbolId symbol;
  uint64_t code_size;             // unused in a text
  std::vector<SourceLine> lines;  // in a text, for their scopes only
  std::vector<VariablePlace> variables;
  std::vector<ssa::DebugInfo::Location> own_locations;  // see DebugInfo::OwnLocations
  std::vector<DebugCall> calls;
};

struct DebugOptions {
  unsigned version = 5;
  bool has_variables = true;  // the module's variables are in the same object
  // In a text: the line table is left to an assembler, which numbers its files like this; it makes
  // one line table, hence there is one compile unit.
  FileTable* assembler_files = nullptr;
};

struct DebugSections {
  struct Named {
    const char* name;  // without a point
    DebugSection section;
    bool has_strings = false;  // each ends with NUL; linkers merge equal ones
  };
  Named abbreviations{"debug_abbrev", {}}, lines{"debug_line", {}}, ranges{"debug_ranges", {}},
      locations{"debug_loc", {}}, addresses{"debug_addr", {}}, information{"debug_info", {}},
      strings{"debug_str", {}, true};
};

// Builds the sections for functions that have lines: a compile unit for each DICompileUnit with
// such functions or with variables. O(contents).
DebugSections make_debug_sections(const ssa::Module& module,
                                  std::span<const DebugFunction> functions,
                                  const DebugOptions& options);

}  // namespace lilt::object
