// What lilt knows of the text of a module that an editor has open: its messages, and of each
// function, once it is asked for, types, the allocation, and machine code.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "backend/compile/compile_options.h"
#include "backend/compile/input.h"
#include "emit/report/function_record.h"
#include "emit/report/value_trail.h"
#include "ir/ssa/function.h"
#include "ir/support/diagnostic.h"

namespace lilt::driver::lsp {

class CompiledText {
 public:
  // Reads the header of the module. O(header). The options must outlive it.
  CompiledText(std::string name, std::string text, const backend::CompileOptions& options);
  ~CompiledText();
  // What it was made from.
  std::string_view text() const;

  // Of all of the text, as `lilt check` reports them. O(text).
  const Diagnostics& check();
  // The type of a local of the function (both without sigil), or "label"; empty if it has errors or
  // lacks the local. O(function).
  std::string type_of(std::string_view function, std::string_view local);
  // The type of a function or variable of the module; empty if there is none.
  std::string type_of_symbol(std::string_view name) const;
  // The function's compile; null if it or the header has errors. O(compile), once; with all stages
  // several times as much.
  const report::FunctionRecord* record_of(std::string_view function, bool with_stages);
  // What became of the values of a function whose record is there, by all that it holds. O(text of
  // the stages), once.
  struct Trails {
    std::vector<report::ReplacedValue> replaced;
    std::vector<report::FoldedInstruction> folded;
  };
  const Trails& trails_of(std::string_view function);

 private:
  ssa::SymbolId definition(std::string_view function) const;
  const ssa::Function* body_of(std::string_view function);

  backend::CompileOptions options_;
  Diagnostics header_diagnostics_, diagnostics_;
  bool is_checked_ = false;
  std::unique_ptr<backend::Input> input_;
  bool has_header_errors_ = false;
  struct Parsed;  // a function
  std::unordered_map<std::string, std::unique_ptr<Parsed>> bodies_;
  struct Record {
    std::unique_ptr<report::FunctionRecord> record;
    bool has_stages = false;
    std::optional<Trails> trails;
  };
  std::unordered_map<std::string, Record> records_;
};

}  // namespace lilt::driver::lsp
