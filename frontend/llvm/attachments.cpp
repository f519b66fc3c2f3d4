#include "frontend/llvm/attachments.h"

#include <algorithm>
#include <charconv>
#include <utility>

#include "frontend/llvm/parse_debug_node.h"
#include "ir/ssa/metadata_text.h"

namespace lilt::frontend {

using namespace ssa;

void Attachments::start(Function& function) {
  function_ = &function;
  known_types_.fill({});
  has_debug_info_ = context_.module.header().debug_info.is_present();
}

void Attachments::parse_all(SourceOffset statement) {
  while (cursor_.accept(',')) {
    if (cursor_.peek() != '!') cursor_.fail_expected("metadata after ','");
    parse(statement);
  }
}

void Attachments::parse(SourceOffset statement) {
  uint32_t access_type = 0;
  if (cursor_.accept_access_type(access_type)) {
    access_type_ = access_type;
    return;
  }
  if (cursor_.at_text("!llvm.loop !")) return parse_loop();
  bool is_location = has_debug_info_ && cursor_.at_debug_location();
  const auto fact = std::ranges::find(kFactNames, cursor_.word_after_sigil());
  cursor_.skip_metadata();
  if (fact != kFactNames.end()) return parse_fact(static_cast<FactKind>(fact - kFactNames.begin()));
  if (is_location) return parse_location(statement);
  if (cursor_.peek() == '!') cursor_.skip_metadata();
}

// `!12` or `!DILocation(…)`
void Attachments::parse_location(SourceOffset statement) {
  if (cursor_.peek(1) == 'D') {
    const auto location = parse_debug_location(cursor_, function_);
    if (!location) return cursor_.skip_metadata();  // its shape is unknown
    return function_->debug().add_location(statement, *location);
  }
  uint64_t number = 0;
  cursor_.move_to(cursor_.position() + 1);
  if (cursor_.scan_number(number) && number <= DebugInfo::kMaxNumber)
    function_->debug().add_location(statement, static_cast<uint32_t>(number));
  cursor_.skip_blanks();
}

LoopLimits limits_of_loop(std::string_view property) {
  LoopLimits limits;
  constexpr std::string_view kPrefix = "!{!\"llvm.loop.";
  if (!property.starts_with(kPrefix)) return limits;
  property.remove_prefix(kPrefix.size());
  const auto number = [&](std::string_view name) {
    uint32_t found = 0;
    if (property.starts_with(name))
      std::from_chars(property.data() + name.size(), property.data() + property.size(), found);
    return found;
  };
  limits.stays_rolled = property.starts_with("unroll.disable\"");
  limits.hints = {number("vectorize.width\", i32 "), number("interleave.count\", i32 "),
                  property.starts_with("vectorize.enable\", i1 true}")};
  if (limits.hints.lanes == 1) limits.hints.lanes = 0;  // it stays scalar
  for (const std::string_view scalar :
       {"vectorize.width\", i32 1}", "vectorize.enable\", i1 false}", "isvectorized\", i32 1}"})
    limits.stays_scalar |= property.starts_with(scalar);
  return limits;
}

// `!llvm.loop !12` or `!llvm.loop !{…}`: whether some property is a limit.
void Attachments::parse_loop() {
  const Module& header = context_.module.header();
  cursor_.skip_metadata();
  const SourceOffset begin = cursor_.offset();
  const MetadataNode node = parse_metadata_node(cursor_);
  if (node == metadata::None) return;
  if ((node & metadata::Inline) != 0) {
    std::string_view text = cursor_.text_between(begin, cursor_.offset());
    for (size_t at = 0; (at = text.find("!{!", at)) != std::string_view::npos; ++at)
      note_limits(text.substr(at));
    return;
  }
  if (!header.limits_loops) return;
  MetadataReader properties(header.text_from(node));
  while (const auto property = properties.next())
    if (property->is_node() && property->value < metadata::Inline)
      note_limits(header.text_from(static_cast<MetadataNode>(property->value)));
}
void Attachments::note_limits(std::string_view property) {
  const LoopLimits limits = limits_of_loop(property);
  loop_limits_.stays_rolled |= limits.stays_rolled;
  loop_limits_.stays_scalar |= limits.stays_scalar;
  LoopHints& hints = loop_limits_.hints;
  hints.lanes = std::max(hints.lanes, limits.hints.lanes);
  hints.parts = std::max(hints.parts, limits.hints.parts);
  hints.wants_vectors |= limits.hints.wants_vectors;
}

// A branch to a block that the text has defined leads back to the start of its loop.
void Attachments::limit_loop(BlockId block) {
  const LoopLimits limits = std::exchange(loop_limits_, {});
  if (!block.valid() || !(*function_)[block].last.valid()) return;
  Instruction& end = (*function_)[(*function_)[block].last];
  if (!is_terminator(end.opcode)) return;
  if (end.opcode == Opcode::Br || end.opcode == Opcode::CondBr)
    end.subcode = limits.hints.subcode();
  function_->for_each_successor(block, [&](BlockId to) {
    Block& header = (*function_)[to];
    header.stays_rolled |= limits.stays_rolled && header.first.valid();
    header.stays_scalar |= limits.stays_scalar && header.first.valid();
  });
}

// `!12` or `!{…}`
void Attachments::parse_fact(FactKind kind) {
  if (cursor_.peek() != '!') return;
  const MetadataNode node = parse_metadata_node(cursor_);
  if (node == metadata::None) return;
  if (kind == FactKind::AccessType) {
    access_type_ = node;
    return;
  }
  if (!has_other_facts_) other_facts_ = Facts();
  has_other_facts_ = true;
  other_facts_[kind] = node;
}

uint16_t Attachments::take_facts(Opcode opcode) {
  if (access_type_ == metadata::None && !has_other_facts_) return 0;
  const bool is_kept = opcode == Opcode::Load || opcode == Opcode::Store || opcode == Opcode::Call;
  if (!is_kept) return 0;
  if (!has_other_facts_) return facts_flag(opcode, index_of_access_type());
  other_facts_[FactKind::AccessType] = access_type_;
  return facts_flag(opcode, function_->annotations().add_facts(other_facts_));
}

FactsIndex Attachments::index_of_access_type() {
  KnownType& known = known_types_[access_type_ % known_types_.size()];
  if (known.type != access_type_) {
    Facts facts;
    facts[FactKind::AccessType] = access_type_;
    known = {access_type_, function_->annotations().add_facts(facts)};
  }
  return known.index;
}

std::span<const uint32_t> Attachments::parse_of_branch(SourceOffset statement, size_t targets) {
  weights_.clear();
  while (cursor_.accept(',')) {
    if (cursor_.peek() != '!') cursor_.fail_expected("metadata after ','");
    if (cursor_.at_text("!prof !"))
      parse_profile();
    else if (targets == 2 && cursor_.at_text("!unpredictable !"))
      parse_unpredictable();
    else
      parse(statement);
  }
  if (weights_.size() != targets) weights_.clear();
  return weights_;
}

// As weights: equal ones, whatever a profile says.
void Attachments::parse_unpredictable() {
  cursor_.skip_metadata();
  parse_metadata_node(cursor_);
  weights_.assign(2, 1);
}

bool Attachments::parse_of_select(SourceOffset statement) {
  bool is_unpredictable = false;
  while (cursor_.accept(',')) {
    if (cursor_.peek() != '!') cursor_.fail_expected("metadata after ','");
    is_unpredictable |= cursor_.at_text("!unpredictable !");
    parse(statement);
  }
  return is_unpredictable;
}

// `!prof !12`, where `!12 = !{!"branch_weights", i32 2000, i32 1}`, perhaps with `!"expected"` in
// it.
void Attachments::parse_profile() {
  cursor_.skip_metadata();
  const std::string_view node = context_.module.header().text_from(parse_metadata_node(cursor_));
  if (!node.starts_with("!{!\"branch_weights\"")) return;
  MetadataReader elements(node);
  while (const auto element = elements.next()) {
    if (!element->is_integer()) continue;
    const uint64_t weight = element->bits == 32 ? element->value & UINT32_MAX : element->value;
    if (weight > UINT32_MAX) return weights_.clear();
    weights_.push_back(static_cast<uint32_t>(weight));
  }
}

}  // namespace lilt::frontend
