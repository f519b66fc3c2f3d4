// Parts of a module as text: what functions, variables and metadata are printed from.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "frontend/bitcode/bitcode_module.h"

namespace lilt::bitcode {

// Of the function that is printed: "%x" of its parameters and results, "%bb" of its blocks.
struct LocalNames {
  std::vector<std::string> values, blocks;
};

class BlockNames;

class Printer {
 public:
  Printer(Module& read, std::string& text) : module(read), out(text) {}

  void type(TypeId id) { out += module.types.text(id); }
  // A value as an operand, with its type and without.
  void value(ValueId id, const Record& user);
  void typed_value(ValueId id, const Record& user);
  // Metadata as an operand: `!5`, `!"text"`, `i32 5`, `!DIExpression()`.
  void metadata(Metadata::EntryId id);
  // `!kind !5` after a separator.
  void attachment(std::string_view separator, std::string_view kind, Metadata::EntryId node);
  // All of a thing, by the numbers of their kinds.
  void attachments(std::string_view separator, std::vector<Metadata::Attachment> list,
                   const Record& user);
  // `!5 = …`
  void node(Metadata::EntryId id);

  void metadata_name(std::string_view name);
  void quoted(std::string_view text);
  // Fails when the text has become longer than a file of this size can mean.
  void check_size(const Record& user) const;

  Module& module;
  std::string& out;
  const LocalNames* locals = nullptr;
  BlockNames* block_names = nullptr;

 private:
  void debug_node(Metadata::EntryId id);
  void generic_node(Metadata::EntryId id, const Record& record);
  void operands(Metadata::EntryId id, const Record& record, size_t first);
  void argument_list(Metadata::EntryId id, const Record& record);
  void expression(const Record& record);
  size_t depth_ = 0;
};

// Finds "%bb" of any function: it may not be printed yet.
class BlockNames {
 public:
  virtual ~BlockNames() = default;
  virtual std::string name(const Symbol& function, uint64_t block, const Record& user) = 0;
};

}  // namespace lilt::bitcode
