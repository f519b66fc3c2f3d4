#include "frontend/llvm/block_table.h"

#include <algorithm>

namespace lilt::frontend {

using namespace ssa;

void BlockTable::start(Function& function) {
  function_ = &function;
  labels_.start();
  order_.clear();
  first_mentions_.clear();
  unlabelled_.clear();
  entry_is_labelled_ = false;
}

BlockId BlockTable::named(const LocalName& name) {
  uint32_t& entry = labels_[name];
  if (entry != LocalTable::kAbsent) return BlockId(entry);
  BlockId block = function_->add_block(locals_.name_for(name));
  entry = block.index();
  first_mentions_.push_back(name);
  return block;
}

BlockId BlockTable::define(const LocalName& label) {
  BlockId block = named(label);
  if ((*function_)[block].offset != kNoOffset) {
    locals_.report_redefinition(label, (*function_)[block].offset, "label");
    block = function_->add_block(Name(), label.offset);
    first_mentions_.push_back(label);
  }
  if (order_.empty()) entry_is_labelled_ = true;
  if (label.is_number) locals_.numbering.take(label.number);
  return block;
}

BlockId BlockTable::define_unlabelled(const LocalName& number) {
  uint32_t& next = locals_.numbering.next;
  BlockId block = function_->add_block(order_.empty() ? Name::number(next) : Name(), number.offset);
  first_mentions_.push_back(number);
  unlabelled_.push_back({next++, block});
  return block;
}

void BlockTable::append(BlockId block, SourceOffset place) {
  (*function_)[block].offset = place;
  order_.push_back(block);
}

std::vector<BlockId> BlockTable::resolve_numbers() {
  std::vector<BlockId> meant;  // by block that is mentioned
  for (const Unlabelled& unlabelled : unlabelled_) {
    if (!locals_.numbering.ascends && unlabelled.block != order_.front()) break;
    uint32_t& entry = labels_[LocalName::numbered(unlabelled.number, kNoOffset)];
    bool is_mentioned = entry != LocalTable::kAbsent;
    if (is_mentioned && (*function_)[BlockId(entry)].offset != kNoOffset) continue;
    if (is_mentioned) {
      meant.resize(function_->block_count());
      meant[entry] = unlabelled.block;
    }
    (*function_)[unlabelled.block].name = Name::number(unlabelled.number);
    entry = unlabelled.block.index();
  }
  if (!meant.empty())
    for (uint32_t i = 0; i < function_->value_count(); ++i) replace_blocks(InstId(i), meant);
  return meant;
}

// Only phis may name the entry.
void BlockTable::replace_blocks(InstId user, const std::vector<BlockId>& meant) {
  for (uint32_t at = 0; at < (*function_)[user].operand_count; ++at) {
    Value operand = function_->operand(user, at);
    if (!operand.is_block() || !meant[operand.block().index()].valid()) continue;
    BlockId block = meant[operand.block().index()];
    function_->set_operand(user, at, Value(block));
    if (block == order_.front() && (*function_)[user].opcode != Opcode::Phi)
      context_.reporter.error(function_->offset_of(user),
                              "branch to the entry block of a function: nothing may jump there");
  }
}

bool BlockTable::report_undefined() {
  bool is_complete = true;
  for (uint32_t i = 0; i < first_mentions_.size(); ++i) {
    const LocalName& name = first_mentions_[i];
    if ((*function_)[BlockId(i)].offset != kNoOffset || labels_[name] != i) continue;
    is_complete = false;
    std::string help;
    if (!name.is_number && context_.reporter.may_suggest(labels_.size()))
      help = context_.reporter.suggestion(name.text, "%", labels_.texts([this](uint32_t value) {
        return value != LocalTable::kAbsent && (*function_)[BlockId(value)].offset != kNoOffset;
      }));
    if (help.empty() && name.text == "entry" && !entry_is_labelled_)
      help = "; the first block has no label: write 'entry:' before it";
    context_.reporter.error(name.offset, "undefined label " + shown_local(name) + help);
  }
  return is_complete;
}

void BlockTable::mark_address_taken(const std::vector<std::string>& exits) {
  const auto& taken = context_.module.header().address_taken_blocks;
  for (const Module::AddressTakenBlock& mention : std::ranges::equal_range(
           taken, function_->symbol(), {}, &Module::AddressTakenBlock::function)) {
    LocalName name = context_.cursor.name_of(mention.block);
    uint32_t entry = labels_[name];
    if (entry == LocalTable::kAbsent || (*function_)[BlockId(entry)].offset == kNoOffset)
      context_.reporter.error(mention.offset, "undefined label " + shown_local(name));
    else if (BlockId(entry) == order_.front())
      context_.reporter.error(mention.offset, "the entry block of a function has no address");
    else
      (*function_)[BlockId(entry)].address_taken =
          mention.mentions > std::ranges::equal_range(exits, mention.block).size();
  }
}

void BlockTable::report_shared_names() {
  for (size_t i = entry_is_labelled_ ? 0 : 1; i < order_.size(); ++i) {
    const BlockId block = order_[i];
    const LocalName& name = first_mentions_[block.index()];
    if ((*function_)[block].name.is_none()) continue;
    const InstId local = locals_.find(name);
    if (!local.valid()) continue;
    SourceOffset label_place = (*function_)[block].offset;
    SourceOffset local_place = function_->offset_of(local);
    std::string text = shown_text(name);
    context_.reporter
        .error(std::max(label_place, local_place), quoted(text) + " names both a local and a label")
        .notes.push_back({std::min(label_place, local_place),
                          label_place < local_place ? "the label " + quoted(text.substr(1))
                                                    : "the local " + quoted(text)});
  }
}

void BlockTable::fix_layout() {
  bool in_order = order_.size() == function_->block_count();
  for (uint32_t i = 0; i < order_.size() && in_order; ++i) in_order = order_[i].index() == i;
  if (!in_order) function_->set_layout(order_);
}

std::string BlockTable::shown(BlockId block) const {
  if (!order_.empty() && block == order_.front() && !entry_is_labelled_) return "at the entry";
  return shown_name(*function_, (*function_)[block].name);
}

std::string BlockTable::shown_path(const std::vector<BlockId>& path) const {
  constexpr size_t kShownAtEachEnd = 3;
  std::string text;
  for (size_t i = 0; i < path.size(); ++i) {
    if (i != 0) text += " -> ";
    if (path.size() > 2 * kShownAtEachEnd + 1 && i == kShownAtEachEnd) {
      text += "...";
      i = path.size() - kShownAtEachEnd - 1;
      continue;
    }
    text += shown_text(first_mentions_[path[i].index()]);
  }
  return text;
}

}  // namespace lilt::frontend
