// The blocks of a function: by name, and in the order of the text.
//
// Blocks are created when they are first mentioned and put in the order of the text at the end.
#pragma once

#include <string>
#include <vector>

#include "frontend/llvm/local_symbols.h"

namespace lilt::frontend {

class BlockTable {
 public:
  BlockTable(const ParseContext& context, LocalSymbols& locals)
      : context_(context), locals_(locals) {}
  void start(ssa::Function& function);

  // The block of that name, which the text may define later.
  ssa::BlockId named(const LocalName& name);
  bool is_mentioned(const LocalName& name) const {
    return labels_.value_of(name) != LocalTable::kAbsent;
  }
  // The block that a label begins, or a block without a label, whose number is that name.
  ssa::BlockId define(const LocalName& label);
  ssa::BlockId define_unlabelled(const LocalName& number);
  // The text has come to the block, at that place.
  void append(ssa::BlockId block, SourceOffset place);

  bool is_empty() const { return order_.empty(); }
  size_t count() const { return order_.size(); }  // those that the text has come to
  ssa::BlockId entry() const { return order_.front(); }

  // --- after the whole body is read
  // Resolves the numbers of blocks without labels, unless a label has the number: mentions of such
  // a number mean these blocks. Returns what each mentioned block means: none() for itself; empty
  // if all mean themselves.
  std::vector<ssa::BlockId> resolve_numbers();
  // Whether all labels are defined.
  bool report_undefined();
  // Labels and locals share one namespace.
  void report_shared_names();
  // Marks the blocks whose address a blockaddress in the module takes. `exits`: blocks that stand
  // for labels of `asm goto` instead, sorted.
  void mark_address_taken(const std::vector<std::string>& exits);
  void fix_layout();

  // For messages.
  std::string shown(ssa::BlockId block) const;
  // `%entry -> %b -> %end`, without the middle of a long path.
  std::string shown_path(const std::vector<ssa::BlockId>& path) const;

 private:
  // The number that LLVM gives to an unnamed block; valid unless another has it.
  struct Unlabelled {
    uint32_t number;
    ssa::BlockId block;
  };

  void replace_blocks(ssa::InstId user, const std::vector<ssa::BlockId>& meant);

  const ParseContext& context_;
  LocalSymbols& locals_;
  ssa::Function* function_ = nullptr;
  LocalTable labels_;
  std::vector<ssa::BlockId> order_;        // as in the text
  std::vector<LocalName> first_mentions_;  // by block
  std::vector<Unlabelled> unlabelled_;
  bool entry_is_labelled_ = false;
};

}  // namespace lilt::frontend
