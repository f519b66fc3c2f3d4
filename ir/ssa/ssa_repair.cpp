#include "ir/ssa/ssa_repair.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace lilt::ssa {

namespace {

constexpr uint32_t kNone = UINT32_MAX;

}  // namespace

// --- sites

void SiteMap::build(std::span<const BlockId> sites, const DominatorTree& dominators) {
  order_.resize(sites.size());
  std::iota(order_.begin(), order_.end(), 0);
  std::ranges::sort(order_, {}, [&](uint32_t site) { return dominators.enter(sites[site]); });
  starts_.clear();
  owners_.clear();
  open_.clear();
  for (uint32_t site : order_) {
    close_until(dominators.enter(sites[site]));
    push(dominators.enter(sites[site]), site);
    open_.push_back({site, dominators.leave(sites[site])});
  }
  close_until(UINT32_MAX);
}

uint32_t SiteMap::nearest(uint32_t enter) const {
  const auto after = std::ranges::upper_bound(starts_, enter);
  return after == starts_.begin() ? kNone
                                  : owners_[static_cast<size_t>(after - starts_.begin()) - 1];
}

void SiteMap::push(uint32_t start, uint32_t owner) {
  starts_.push_back(start);
  owners_.push_back(owner);
}

void SiteMap::close_until(uint32_t position) {
  while (!open_.empty() && open_.back().leave <= position) {
    const uint32_t leave = open_.back().leave;
    open_.pop_back();
    push(leave, open_.empty() ? kNone : open_.back().site);
  }
}

// --- one variable

SsaConstruction::SsaConstruction(Function& function, const ControlFlowGraph& cfg,
                                 const DominatorTree& dominators, Arena& scratch)
    : function_(function),
      cfg_(cfg),
      dominators_(dominators),
      site_of_(function.block_count(), kNone, scratch),
      sites_(scratch),
      map_(scratch),
      pending_(scratch),
      phis_(scratch),
      blocks_(scratch),
      operands_(scratch) {}

void SsaConstruction::begin(const Variable& variable) {
  for (const Site& site : sites_) site_of_[site.block] = kNone;
  sites_.clear();
  phis_.clear();
  has_candidates_ = false;
  variable_ = variable;
}

void SsaConstruction::define(BlockId block, Value at_end) {
  if (cfg_.reachable(block)) add_site({block, at_end, false, InstId::none()});
}

uint32_t SsaConstruction::add_site(const Site& site) {
  const auto index = static_cast<uint32_t>(sites_.size());
  site_of_[site.block] = index;
  sites_.push_back(site);
  return index;
}

// The iterated dominance frontier of the definitions.
void SsaConstruction::find_candidates() {
  has_candidates_ = true;
  if (!has_frontiers_) frontiers_.compute(cfg_, dominators_);
  has_frontiers_ = true;
  for (size_t i = 0; i < sites_.size(); ++i) {
    joins_.clear();
    frontiers_.take(sites_[i].block, dominators_, joins_);
    for (BlockId join : joins_) {
      const uint32_t known = site_of_[join];
      if (known == kNone)
        add_site({join, Value(), true, InstId::none()});
      else
        sites_[known].is_candidate = true;
    }
  }
  frontiers_.start_over();
  blocks_.clear();
  for (const Site& site : sites_) blocks_.push_back(site.block);
  map_.build(blocks_, dominators_);
}

Value SsaConstruction::value_at_start(BlockId block) {
  if (!has_candidates_) {
    // A definition that dominates the block, and is the only one, needs no phi.
    if (sites_.empty() || (sites_.size() == 1 && block != sites_[0].block &&
                           dominators_.dominates(sites_[0].block, block)))
      return sites_.empty() ? variable_.missing : sites_[0].at_end;
    find_candidates();
  }
  const uint32_t own = site_of_[block];
  if (own != kNone && sites_[own].is_candidate) return phi_of(own);
  const BlockId above = dominators_.immediate_dominator(block);
  return above.valid() ? value_at_end(above) : variable_.missing;
}

Value SsaConstruction::value_at_end(BlockId block) {
  if (!cfg_.reachable(block)) return variable_.missing;
  if (!has_candidates_) find_candidates();
  const uint32_t site = map_.nearest(dominators_.enter(block));
  if (site == kNone) return variable_.missing;
  return sites_[site].at_end.valid() ? sites_[site].at_end : phi_of(site);
}

Value SsaConstruction::phi_of(uint32_t index) {
  Site& site = sites_[index];
  if (site.phi.valid()) return site.phi;
  InstId at = function_[site.block].first;
  while (variable_.is_followed && function_[at].opcode == Opcode::Phi) at = function_.next(at);
  site.phi = function_.create(Opcode::Phi, variable_.type, {}, 0, 0,
                              variable_.is_followed ? function_.offset_of(at) : variable_.origin);
  function_.set_name(site.phi, variable_.name);
  function_.insert_before(function_[site.block].first, site.phi);
  phis_.push_back(site.phi);
  pending_.push_back(index);
  return site.phi;
}

size_t SsaConstruction::finish() {
  size_t count = 0;
  while (!pending_.empty()) {
    const Site site = sites_[pending_.back()];
    pending_.pop_back();
    operands_.clear();
    for (BlockId predecessor : cfg_.predecessors(site.block)) {
      operands_.push_back(value_at_end(predecessor));
      operands_.push_back(predecessor);
    }
    function_.set_operands(site.phi, operands_);
    count += operands_.size();
  }
  return count;
}

// --- values with more definitions

void SsaRepair::finish(Analyses& analyses) {
  if (definitions_.empty()) return;
  SsaConstruction values(function_, analyses.control_flow(), analyses.dominators(), scratch_);
  first_mention_.assign(function_.value_count(), kNone);
  for (uint32_t i = 0; i < definitions_.size(); ++i) note_mention(i);
  const std::span<const Definition> all = definitions_;
  for (size_t begin = 0, end = 0; begin < all.size(); begin = end) {
    while (end < all.size() && all[end].change == all[begin].change) ++end;
    repair(all.subspan(begin, end - begin), values);
  }
  definitions_.clear();
}

// No change redefines the phis that are made here: only values of the start have mentions.
void SsaRepair::note_mention(uint32_t definition) {
  const Value other = definitions_[definition].other;
  if (other.is_local() && first_mention_.contains(other.local()))
    definitions_[definition].next_mention =
        std::exchange(first_mention_[other.local()], definition);
}

void SsaRepair::find_uses(InstId value, uint32_t change) {
  for (UseId use = function_.first_use(value); use.valid(); use = function_.next_use(use))
    uses_.push_back({value, function_.user(use), function_.operand_index(use)});
  for (uint32_t i = std::exchange(first_mention_[value], kNone); i != kNone;
       i = definitions_[i].next_mention)
    if (definitions_[i].change > change) uses_.push_back({value, InstId::none(), i});
}

// Collects the uses before it makes phis, which use exactly the values that they name.
void SsaRepair::repair(std::span<const Definition> definitions, SsaConstruction& values) {
  uses_.clear();
  for (size_t i = 0; i < definitions.size(); ++i)
    if (i == 0 || definitions[i - 1].value != definitions[i].value)
      find_uses(definitions[i].value, definitions[i].change);
  std::erase_if(uses_, [&](const Use& use) { return is_exact(use, definitions[0].change); });
  for (size_t i = 0, use = 0; use < uses_.size();) {
    const InstId value = uses_[use].value;
    while (definitions[i].value != value) ++i;
    const TypeId type = function_[value].type;
    values.begin({type, function_.constants().undef(type), function_.name_of(value),
                  function_.offset_of(value)});
    values.define(function_.block_of(value), value);
    for (; i < definitions.size() && definitions[i].value == value; ++i)
      values.define(definitions[i].block, definitions[i].other);
    for (; use < uses_.size() && uses_[use].value == value; ++use)
      uses_[use].user.valid() ? update(uses_[use], values) : update_mention(uses_[use], values);
    values.finish();
  }
}

bool SsaRepair::is_exact(const Use& use, uint32_t change) const {
  if (!use.user.valid()) return false;
  const BlockId block = function_.block_of(use.user);
  return block.index() < made_by_.size() && made_by_[block] == change;
}

void SsaRepair::update(const Use& use, SsaConstruction& values) {
  const BlockId block = function_.block_of_use(use.user, use.index);
  if (block == function_.block_of(use.value)) return;
  const bool is_phi = function_[use.user].opcode == Opcode::Phi;
  const Value reaching = is_phi ? values.value_at_end(block) : values.value_at_start(block);
  if (reaching != Value(use.value)) function_.set_operand(use.user, use.index, reaching);
}

void SsaRepair::update_mention(const Use& use, SsaConstruction& values) {
  Definition& mention = definitions_[use.index];
  if (mention.block != function_.block_of(use.value))
    mention.other = values.value_at_start(mention.block);
  note_mention(use.index);
}

}  // namespace lilt::ssa
