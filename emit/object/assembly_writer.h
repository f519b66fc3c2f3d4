// A module as text for the assembler: the same contents as an object file.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "emit/object/debug_sections.h"
#include "emit/object/exception_table.h"
#include "emit/object/object_writer.h"
#include "ir/ssa/module.h"
#include "ir/ssa/profile.h"
#include "ir/support/diagnostic.h"

namespace lilt::object {

// The text of one function, which depends on no other function: only the writer knows the numbers
// of source files.
struct FunctionAssembly {
  struct Row {        // of the line table
    size_t position;  // in `text`, of the rest of the `.loc` directive after the file's number
    uint32_t file;    // number of a DIFile; kNone: the code has no line
  };
  struct Constant {  // read-only data of 4, 8 or 16 bytes
    std::string symbol, bytes;
  };
  std::string text;                                          // from the label to .cfi_endproc
  uint8_t align_log2 = 0;                                    // that the blocks need
  ssa::Temperature temperature = ssa::Temperature::Unknown;  // of its hottest block
  std::vector<Row> rows;
  bool has_lines = false;
  std::vector<SourceLine> lines;  // where the scope of the code changes
  std::vector<CodePoint> marks;   // labels that were asked for
  std::vector<VariablePlace> variables;
  std::vector<ssa::DebugInfo::Location> own_locations;  // see DebugInfo::OwnLocations
  std::vector<DebugCall> debug_calls;
  std::string jump_tables;
  uint32_t type_trap_count = 0;  // their labels are in `text`: see append_type_trap_label
  ExceptionTable exceptions;     // its names and clauses live in `names`
  size_t frame_start = 0;        // in `text`, after .cfi_startproc; of a function with exceptions
  std::vector<Constant> constants;
  Arena names;

  void clear() {
    text.clear();
    align_log2 = 0;
    temperature = ssa::Temperature::Unknown;
    rows.clear();
    has_lines = false;
    own_locations.clear();
    debug_calls.clear();
    lines.clear();
    marks.clear();
    variables.clear();
    jump_tables.clear();
    type_trap_count = 0;
    exceptions.clear();
    frame_start = 0;
    constants.clear();
    names.reset();
  }
};

// Collects functions and variables of one module into a text.
class AssemblyWriter {
 public:
  // `is_intel`: the functions' instructions are in Intel's syntax. Directives stay in AT&T's, in
  // which a symbol such as `offset` is not an operator.
  AssemblyWriter(const ssa::Module& module, const SectionOptions& options, bool is_intel);
  ~AssemblyWriter();
  // Appends a function with its section and symbol directives. `number`: that its labels have.
  void add_function(ssa::SymbolId function, uint32_t number, const FunctionAssembly& assembly);
  // The whole text, with variables and aliases at the end. Empty after reporting contents that
  // cannot be expressed. Call it once.
  std::string finish(Diagnostics& diagnostics);

 private:
  struct State;
  std::unique_ptr<State> state_;
};

// The label of the trap with that number in the function with that number.
void append_type_trap_label(std::string& out, uint32_t function, uint32_t trap);

// The files of a text's one unit, the first of the module.
FileTable text_files(const ssa::Module& module);
// `.file` of each file after the first `known` ones.
void print_file_directives(std::string& out, const ssa::Module& module, const FileTable& files,
                           size_t known);
// The name of a label in the code of the function with that number.
void print_debug_point(std::string& out, uint32_t function, CodePoint point);
// Marks the end of a function with lines, after it.
void print_debug_function_end(std::string& out, uint32_t number);
// The debug sections except the line table, which the assembler builds. `numbers`: of the
// functions, in their labels.
void print_debug_sections(std::string& out, const ssa::Module& module,
                          std::span<const DebugFunction> functions,
                          std::span<const uint32_t> numbers, FileTable& files);

}  // namespace lilt::object
