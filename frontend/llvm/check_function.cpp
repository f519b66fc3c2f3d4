// Checks after the whole body is read.
//
// Dominance: a use is valid if every path from the entry to it passes the definition. Uses for
// which the order of the text does not decide this are in queries_; the dominator tree is built
// only if there are any. Unreachable code is exempt, as in LLVM.
#include <algorithm>

#include "frontend/llvm/body_parser.h"
#include "ir/ssa/exceptions.h"

namespace lilt::frontend {

using namespace ssa;

void BodyParser::finish() {
  const Symbol& symbol = context_.module[symbol_];
  bool closed =
      body_end_ < context_.module.header().source()->text().size() && cursor_.peek() == '}';
  if (reporter_.unit_errors() == 0 && !closed)
    reporter_
        .error(cursor_.offset(), "expected '}' at the end of the body of " +
                                     context_.shown_symbol(symbol_) + ", found " + cursor_.found())
        .notes.push_back({symbol.body_begin - 1, "the body begins at this '{'"});
  if (order_.empty() && !has_syntax_error_)
    reporter_.error(symbol.offset, "body of " + context_.shown_symbol(symbol_) +
                                       " is empty: it needs at least one block");
  resolve_implicit_blocks();
  resolve_implicit_numbers();
  if (!lost_definitions_) {
    report_undefined_locals();
    report_undefined_labels();
  }
  // Course compilers keep labels and locals apart, and their programs rely on it; LLVM does not.
  if (!context_.llvmlite) report_shared_names();
  if (order_.empty() || has_syntax_error_ || graph_is_broken_) return;
  mark_address_taken();
  fix_layout();
  check_must_tail_calls();
  if (queries_.empty() && phis_.empty() && exceptions_.empty()) return;
  check_phis();
  check_exceptions();
  if (!queries_.empty() && !has_redefinition_) check_dominance();
}

// --- names

// Gives unnamed locals their numbers and resolves uses of these, unless another local has the
// number. In texts that number out of order, as in courses, instructions get no implicit numbers.
void BodyParser::resolve_implicit_numbers() {
  bool only_arguments = !numbers_ascend_;  // to define one changes this
  for (const ImplicitNumber& implicit : implicit_numbers_) {
    if (only_arguments && implicit.local.index() >= function_->argument_count()) return;
    LocalName name;
    name.is_number = true;
    name.number = implicit.number;
    uint32_t entry = locals_[name];
    if (entry == LocalTable::kAbsent)
      function_->set_name(implicit.local, Name::number(implicit.number));
    else if (entry >= kForward)
      define(name, implicit.local);
  }
}

void BodyParser::report_undefined_locals() {
  for (const ForwardName& forward : forward_names_) {
    if (forward.defined) continue;
    // Uses are linked from the last to the first.
    uint32_t first = forward.first_use;
    while (forward_uses_[first].next != UINT32_MAX) first = forward_uses_[first].next;
    std::string help;
    if (!forward.name.is_number && reporter_.may_suggest(locals_.size()))
      help = reporter_.suggestion(forward.name.text, "%",
                                  locals_.texts([](uint32_t value) { return value < kBroken; }));
    if (!forward.name.is_number && context_.module.find(forward.name.text).valid())
      help = "; did you mean " + quoted("@" + std::string(forward.name.text)) + "?";
    else if (!forward.name.is_number && is_parameter_without_sigil(forward.name.text))
      help = "; the name of a parameter is written with '%', too";
    reporter_.error(forward_uses_[first].offset,
                    "undefined local " + shown_local(forward.name) + help);
  }
}

// Resolves the numbers of blocks without labels, unless a label has the number: mentions of such a
// number mean these blocks.
void BodyParser::resolve_implicit_blocks() {
  std::vector<BlockId> meant;  // by block that is mentioned
  for (const ImplicitBlock& implicit : implicit_blocks_) {
    if (!numbers_ascend_ && implicit.block != order_.front()) break;
    LocalName name;
    name.is_number = true;
    name.number = implicit.number;
    uint32_t& entry = labels_[name];
    bool is_mentioned = entry != LocalTable::kAbsent;
    if (is_mentioned && (*function_)[BlockId(entry)].offset != kNoOffset) continue;
    if (is_mentioned) {
      meant.resize(function_->block_count());
      meant[entry] = implicit.block;
    }
    (*function_)[implicit.block].name = Name::number(implicit.number);
    entry = implicit.block.index();
  }
  if (meant.empty()) return;
  for (uint32_t i = 0; i < function_->value_count(); ++i) use_block(i, meant);
  for (DominanceQuery& query : queries_)
    if (meant[query.place.block.index()].valid())
      query.place.block = meant[query.place.block.index()];
}

// Only phis may name the entry.
void BodyParser::use_block(uint32_t instruction, const std::vector<BlockId>& meant) {
  InstId id(instruction);
  for (uint32_t at = 0; at < (*function_)[id].operand_count; ++at) {
    Value operand = function_->operand(id, at);
    if (!operand.is_block() || !meant[operand.block().index()].valid()) continue;
    BlockId block = meant[operand.block().index()];
    function_->set_operand(id, at, Value(block));
    if (block == order_.front() && (*function_)[id].opcode != Opcode::Phi)
      reporter_.error(function_->offset_of(id),
                      "branch to the entry block of a function: nothing may jump there");
  }
}

// `define i64 @f(i64 a)`: the word is taken for an unknown attribute.
bool BodyParser::is_parameter_without_sigil(std::string_view name) const {
  const Symbol& symbol = context_.module[symbol_];
  std::string_view header = cursor_.text_between(symbol.offset, symbol.body_begin);
  for (size_t at = header.find(name); at != std::string_view::npos;
       at = header.find(name, at + 1)) {
    const char before = at == 0 ? '@' : header[at - 1];
    const char behind = at + name.size() < header.size() ? header[at + name.size()] : '{';
    if (before == ' ' && (behind == ',' || behind == ')')) return true;
  }
  return false;
}

void BodyParser::report_undefined_labels() {
  for (uint32_t i = 0; i < first_mentions_.size(); ++i) {
    BlockId block(i);
    const LocalName& name = first_mentions_[i];
    if ((*function_)[block].offset != kNoOffset || labels_[name] != i) continue;
    graph_is_broken_ = true;
    std::string help;
    if (!name.is_number && reporter_.may_suggest(labels_.size()))
      help = reporter_.suggestion(name.text, "%", labels_.texts([this](uint32_t value) {
        return value != LocalTable::kAbsent && (*function_)[BlockId(value)].offset != kNoOffset;
      }));
    if (help.empty() && name.text == "entry" && !entry_is_labelled_)
      help = "; the first block has no label: write 'entry:' before it";
    reporter_.error(name.offset, "undefined label " + shown_local(name) + help);
  }
}

// Marks the blocks whose address a blockaddress in the module takes, apart from those that stand
// for labels of `asm goto`.
void BodyParser::mark_address_taken() {
  const auto& taken = context_.module.header().address_taken_blocks;
  if (taken.empty()) return;
  std::ranges::sort(label_addresses_);
  auto own = std::ranges::equal_range(taken, symbol_, {}, &Module::AddressTakenBlock::function);
  for (const Module::AddressTakenBlock& mention : own) {
    LocalName name = cursor_.name_of(mention.block);
    uint32_t entry = labels_[name];
    if (entry == LocalTable::kAbsent || (*function_)[BlockId(entry)].offset == kNoOffset)
      reporter_.error(mention.offset, "undefined label " + shown_local(name));
    else if (BlockId(entry) == order_.front())
      reporter_.error(mention.offset, "the entry block of a function has no address");
    else
      (*function_)[BlockId(entry)].address_taken =
          mention.mentions > std::ranges::equal_range(label_addresses_, mention.block).size();
  }
}

// Labels and locals share one namespace.
void BodyParser::report_shared_names() {
  for (size_t i = entry_is_labelled_ ? 0 : 1; i < order_.size(); ++i) {
    const BlockId block = order_[i];
    const LocalName& name = first_mentions_[block.index()];
    if ((*function_)[block].name.is_none()) continue;
    uint32_t local = locals_.value_of(name);
    if (local >= kBroken) continue;
    SourceOffset label_place = (*function_)[block].offset;
    SourceOffset local_place = function_->offset_of(InstId(local));
    std::string text = shown_text(name);
    reporter_
        .error(std::max(label_place, local_place), quoted(text) + " names both a local and a label")
        .notes.push_back({std::min(label_place, local_place),
                          label_place < local_place ? "the label " + quoted(text.substr(1))
                                                    : "the local " + quoted(text)});
  }
}

// --- control flow

void BodyParser::check_phis() {
  for (const Phi& phi : phis_) check_phi(phi);
}

// One value for each edge into the block, and one value where a block has several edges to it.
void BodyParser::check_phi(const Phi& phi) {
  BlockId block = function_->block_of(phi.id);
  if (block == order_.front()) {
    reporter_.error(phi.offset, "'phi' in the entry block, which has no predecessors");
    return;
  }
  incoming_.clear();
  std::span<const Value> operands = function_->operands(phi.id);
  for (uint32_t i = 0; i + 1 < operands.size(); i += 2)
    incoming_.push_back(
        {operands[i + 1].block(), operands[i], incoming_places_[phi.first_incoming + i / 2]});
  std::ranges::sort(incoming_, {}, [](const Incoming& entry) {
    return std::pair(entry.from, entry.place);  // places ascend
  });
  std::span<const BlockId> edges = analyses_.control_flow().predecessors(block);
  predecessors_.assign(edges.begin(), edges.end());
  std::ranges::sort(predecessors_);

  size_t at = 0;
  for (size_t i = 0; i < incoming_.size(); ++i) {
    const Incoming& entry = incoming_[i];
    bool repeated = i != 0 && incoming_[i - 1].from == entry.from;
    while (at < predecessors_.size() && predecessors_[at] < entry.from)
      report_missing_incoming(phi, predecessors_[at++]);
    bool has_edge = at < predecessors_.size() && predecessors_[at] == entry.from;
    if (has_edge) ++at;
    if (!exceptions_.empty()) check_incoming_of_invoke(entry, block);
    if (repeated && incoming_[i - 1].value != entry.value)
      reporter_.error(entry.place,
                      "'phi' has two different values for block " + shown_block(entry.from));
    else if (!has_edge && repeated)
      reporter_.error(entry.place, "'phi' has more values for block " + shown_block(entry.from) +
                                       " than edges come from it");
    else if (!has_edge)
      reporter_.error(entry.place,
                      "block " + shown_block(entry.from) + " is not a predecessor of this block");
  }
  while (at < predecessors_.size()) report_missing_incoming(phi, predecessors_[at++]);
}

// The result of an invoke comes along its normal edge only.
void BodyParser::check_incoming_of_invoke(const Incoming& entry, BlockId block) {
  if (!entry.value.is_local()) return;
  const InstId value = entry.value.local();
  const bool is_own =
      (*function_)[value].opcode == Opcode::Invoke && function_->block_of(value) == entry.from;
  if (is_own && normal_block(*function_, value) != block)
    reporter_.error(entry.place, "the result of an 'invoke' does not come along its unwind edge");
}

void BodyParser::report_missing_incoming(const Phi& phi, BlockId predecessor) {
  reporter_.error(phi.offset, "'phi' has no value for predecessor " + shown_block(predecessor));
}

void BodyParser::check_dominance() {
  const ssa::ControlFlowGraph& cfg = analyses_.control_flow();
  const ssa::DominatorTree& dominators = analyses_.dominators();
  for (const DominanceQuery& query : queries_) {
    if (!cfg.reachable(query.place.block)) continue;
    BlockId home = function_->block_of(query.definition);
    if (!home.valid()) continue;  // an argument
    bool same_block = home == query.place.block;
    if (!exceptions_.empty() && !same_block &&
        (*function_)[query.definition].opcode == Opcode::Invoke) {
      if (!has_result_of(*function_, query.definition, query.place.block, cfg, dominators))
        reporter_.error(query.offset, "this use of " + shown_local(query.definition) +
                                          " is not after the normal edge of its 'invoke'");
      continue;
    }
    // Ids grow along a block.
    bool dominates = same_block
                         ? !query.place.user.valid() || query.definition < query.place.user
                         : cfg.reachable(home) && dominators.dominates(home, query.place.block);
    if (!dominates) report_dominance(query, home);
  }
}

void BodyParser::report_dominance(const DominanceQuery& query, BlockId home) {
  std::string name = shown_local(query.definition), message;
  if (home != query.place.block) {
    message = "a path leads to this use of " + name + " that does not pass its definition: " +
              shown_path(path_around(home, order_.front(), query.place.block));
  } else {
    message = name + " is used before it is defined";
    // The program means the value of the previous iteration.
    bool is_in_loop = std::ranges::any_of(
        analyses_.control_flow().predecessors(home),
        [&](BlockId predecessor) { return !path_around(BlockId(), home, predecessor).empty(); });
    if (is_in_loop) message += "; the value of the previous iteration comes through a 'phi'";
  }
  reporter_.error(query.offset, message)
      .notes.push_back({function_->offset_of(query.definition), name + " is defined here"});
}

// The blocks of a shortest path that avoids `home`; empty if there is none.
std::vector<BlockId> BodyParser::path_around(BlockId home, BlockId from, BlockId to) {
  std::vector<BlockId> leads_to(function_->block_count());  // none(): not reached
  std::vector<BlockId> queue{to};
  leads_to[to.index()] = to;
  for (size_t i = 0; i < queue.size() && !leads_to[from.index()].valid(); ++i)
    for (BlockId next : analyses_.control_flow().predecessors(queue[i])) {
      if (next == home || leads_to[next.index()].valid()) continue;
      leads_to[next.index()] = queue[i];
      queue.push_back(next);
    }
  if (!leads_to[from.index()].valid()) return {};
  std::vector<BlockId> path{from};
  while (path.back() != to) path.push_back(leads_to[path.back().index()]);
  return path;
}

// `%entry -> %b -> %end`, without the middle of a long path.
std::string BodyParser::shown_path(const std::vector<BlockId>& path) const {
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
