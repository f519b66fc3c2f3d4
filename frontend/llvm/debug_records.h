// Where variables of the program are: `#dbg_value(ptr %x, !7, !DIExpression(), !9)`, and calls of
// `@llvm.dbg.value` in older texts. Records that describe nothing lilt can follow are skipped.
#pragma once

#include <string_view>
#include <unordered_set>

#include "frontend/llvm/constant_parser.h"
#include "frontend/llvm/local_symbols.h"

namespace lilt::frontend {

class DebugRecords {
 public:
  DebugRecords(const ParseContext& context, TypeParser& types, ConstantParser& constants,
               const LocalSymbols& locals)
      : context_(context),
        cursor_(context.cursor),
        types_(types),
        constants_(constants),
        locals_(locals) {}
  void start(ssa::Function& function);

  // At `#dbg_declare(…)` and the like: takes the name without the prefix.
  std::string_view parse_name();
  // The rest of the record of that name, in that block.
  void parse(std::string_view name, ssa::BlockId block);

  // A call of `@llvm.dbg.NAME`. At the parenthesis: skips the arguments, and returns their text.
  std::string_view parse_arguments();
  // The attachments of that call, one of which may be its location.
  void parse_location(std::string_view name, std::string_view arguments, ssa::BlockId block);

 private:
  bool is_stored_before(std::string_view number, std::string_view after, ssa::BlockId block);
  ssa::DebugRecord make_record(ssa::DebugRecord::Kind kind, bool is_assignment,
                               std::string_view& arguments, ssa::BlockId block);
  ssa::Value parse_value(std::string_view text);
  void add(ssa::DebugRecord record, std::string_view location);

  const ParseContext& context_;
  Cursor& cursor_;
  TypeParser& types_;
  ConstantParser& constants_;
  const LocalSymbols& locals_;
  ssa::Function* function_ = nullptr;
  bool has_debug_info_ = false;
  std::unordered_set<uint64_t> stores_;  // in the current block, up to stores_read_: their numbers
  SourceOffset stores_read_ = 0;         // of `!DIAssignID`
};

}  // namespace lilt::frontend
