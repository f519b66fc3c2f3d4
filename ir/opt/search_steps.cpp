#include "ir/opt/search_steps.h"

#include <algorithm>

#include "ir/opt/alias.h"
#include "ir/opt/known_bits.h"
#include "ir/ssa/module.h"

namespace lilt::opt {

using namespace ssa;

namespace {

constexpr size_t kMaxVisited = 48;  // definitions that a condition, or a phi, is computed from

// Bytes: a core's part of the last level of caches. A full heap of integers of 2 to 4 MiB takes as
// long with a branch as with a conditional move; most variables are declared for the largest input.
constexpr uint64_t kCacheSize = uint64_t{4} << 20;

// Bytes: the processor learns all choices of a smaller heap if they repeat, as those of a sort of
// sorted numbers; a conditional move then takes twice the time of a branch.
constexpr uint64_t kLearnedSize = uint64_t{32} << 10;

bool is_cached_size(uint64_t size) { return size >= kLearnedSize && size <= kCacheSize; }

}  // namespace

SearchSteps::SearchSteps(const Function& function, const LoopForest& loops, BlockId block,
                         Arena& scratch)
    : function_(function),
      loops_(loops),
      loop_(loops.loop_of(block)),
      header_(loops.loops()[loop_].header),
      visited_(scratch),
      work_(scratch),
      loads_(scratch),
      phis_(scratch),
      leads_(scratch) {}

bool SearchSteps::is_branch(InstId select) {
  const Value condition = function_.operand(select, 0);
  find_loads(condition);
  if (loads_.empty()) return false;
  find_phis();
  if (std::ranges::none_of(phis_, [&](InstId phi) { return leaps(phi, select); })) return false;
  return !compares_elements(condition) ||
         !std::ranges::all_of(loads_, [&](InstId load) { return is_in_caches(load); });
}

bool SearchSteps::varies(Value value) const {
  if (!value.is_local()) return false;
  const BlockId block = function_.block_of(value.local());
  return block.valid() && loops_.loop_of(block) == loop_;
}

// Puts the value's definition into the work list if it is in the loop and new.
void SearchSteps::visit(Value value) {
  if (!varies(value) || visited_.size() == kMaxVisited ||
      std::ranges::find(visited_, value.local()) != visited_.end())
    return;
  visited_.push_back(value.local());
  work_.push_back(value.local());
}

void SearchSteps::push_operands(InstId id) {
  for (const Value operand : function_.operands(id)) visit(operand);
}

// The loads that the condition waits for directly.
void SearchSteps::find_loads(Value condition) {
  visited_.clear();
  loads_.clear();
  phis_.clear();
  follow(condition);
}

// Adds what computes the value to the lists: the next loads, and the phis of the header.
void SearchSteps::follow(Value value) {
  visit(value);
  while (!work_.empty()) {
    const InstId id = work_.back();
    work_.pop_back();
    if (function_[id].opcode == Opcode::Load)
      loads_.push_back(id);
    else if (function_.block_of(id) != header_ || function_[id].opcode != Opcode::Phi)
      push_operands(id);
    else
      phis_.push_back(id);
  }
}

// The phis of the header from which the addresses of these loads are computed, also through other
// loads, which join the list.
void SearchSteps::find_phis() {
  visited_.clear();
  phis_.clear();
  for (size_t i = 0; i < loads_.size(); ++i) follow(function_.operand(loads_[i], 0));
}

// Whether the next value of the phi is computed, without a load, from what the select chooses, and
// leaps on the way, or from the phis to the values of the select.
bool SearchSteps::leaps(InstId phi, InstId select) {
  visited_.clear();
  leads_.clear();
  bool has_leap = false, leads = false;
  const auto operands = function_.operands(phi);
  for (size_t i = 0; i < operands.size(); i += 2)
    if (loops_.loop_of(operands[i + 1].block()) == loop_)
      leads |= leads_to(operands[i], select, has_leap);
  if (!leads) return false;
  visited_.clear();
  for (const uint32_t arm : {1, 2}) visit(function_.operand(select, arm));
  while (!work_.empty() && !has_leap) {
    const InstId id = work_.back();
    work_.pop_back();
    has_leap = !is_source(id) && is_leap(id);
    for (const Value value : values_of(id)) visit(value);
  }
  work_.clear();
  return has_leap;
}

// Whether the value is computed from the select, without a load; notes a leap on the way.
bool SearchSteps::leads_to(Value value, InstId select, bool& has_leap) {
  if (!varies(value)) return false;
  const InstId id = value.local();
  if (id == select) return true;
  const auto known = std::ranges::find(visited_, id);
  if (known != visited_.end()) return leads_[static_cast<size_t>(known - visited_.begin())];
  if (visited_.size() == kMaxVisited) return false;
  const size_t index = visited_.size();
  visited_.push_back(id);
  leads_.push_back(false);
  bool leads = false;
  for (const Value operand : values_of(id)) leads |= leads_to(operand, select, has_leap);
  has_leap |= leads && is_leap(id);
  leads_[index] = leads;
  return leads;
}

// Whether its value comes from memory or from the last iteration.
bool SearchSteps::is_source(InstId id) const {
  const Opcode opcode = function_[id].opcode;
  return opcode == Opcode::Load || opcode == Opcode::Call ||
         (opcode == Opcode::Phi && function_.block_of(id) == header_);
}

// What the result is computed from, but for conditions.
std::span<const Value> SearchSteps::values_of(InstId id) const {
  if (is_source(id) || function_[id].type == kI1) return {};
  const auto operands = function_.operands(id);
  return function_[id].opcode == Opcode::Select ? operands.subspan(1) : operands;
}

// Whether the result may be far from the operands: not a sum of one of them and a constant, a
// number that the loop does not change, or a flag.
bool SearchSteps::is_leap(InstId id) const {
  switch (function_[id].opcode) {
    case Opcode::Add:
    case Opcode::Sub:
    case Opcode::GetElementPtr:
      return std::ranges::count_if(function_.operands(id), [&](Value operand) {
               if (!varies(operand)) return false;
               const Opcode opcode = function_[operand.local()].opcode;
               return (opcode != Opcode::ZExt && opcode != Opcode::SExt) ||
                      function_.type_of(function_.operand(operand.local(), 0)) != kI1;
             }) > 1;
    case Opcode::And:
    case Opcode::Or:
    case Opcode::Select:
    case Opcode::Phi:
      return false;
    default:
      return is_binary(function_[id].opcode);
  }
}

// Whether the condition compares two numbers that both come from the loop.
bool SearchSteps::compares_elements(Value condition) const {
  return std::ranges::all_of(function_.operands(condition.local()),
                             [&](Value operand) { return varies(operand); });
}

// Whether the load is from an alloca or a variable that is not larger than the caches, nor so small
// that its choices may be learned.
bool SearchSteps::is_in_caches(InstId load) const {
  const TypeTable& types = function_.types();
  const Value base = source_location(function_, function_.operand(load, 0), kUnknownSize).base;
  if (base.is_local()) {
    const InstId object = base.local();
    const auto operands = function_.operands(object);
    uint64_t count = 1;
    if (function_[object].opcode != Opcode::Alloca ||
        (operands.size() > 1 && !integer_constant(function_, operands[1], count)))
      return false;
    return count <= kCacheSize && is_cached_size(types.size_of(operands[0].type()) * count);
  }
  if (!base.is_constant()) return false;
  const Constant& constant = function_.constants()[base.constant()];
  if (constant.kind != ConstantKind::Symbol) return false;
  const Symbol& symbol = function_.module()[constant.symbol];
  return symbol.kind == SymbolKind::Variable && symbol.is_definition &&
         is_cached_size(types.size_of(symbol.type));
}

}  // namespace lilt::opt
