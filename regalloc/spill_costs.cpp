#include "regalloc/spill_costs.h"

#include <limits>

namespace lilt::regalloc {

using mir::Register;
using mir::RegSet;

namespace {

// Next to a load: repeating a constant, reading an operand from memory, a copy (linear-scan.md §3).
constexpr double kRematerialization = 0.5, kFolded = 0.75, kCopy = 0.5;

// Of the uses [u, end), which one instruction reads or writes.
CostTerm cost_of_instruction(const Analyses& a, uint32_t u, uint32_t end) {
  const Use& use = a.webs.uses()[u];
  const bool repeated = a.intervals.is_rematerializable(use.value);
  auto term = [&](CostKind kind, double weight, double factor) {
    return CostTerm{kind, use.value, Point{use.point}, weight, factor};
  };
  if (use.kind == UseKind::PhiDefinition)
    return term(CostKind::PhiStores, a.webs.stores_on_edges(use.value), 1);
  if (use.is_definition()) return term(CostKind::Store, use.weight, repeated ? 0 : 1);
  if (repeated) return term(CostKind::Remake, use.weight, kRematerialization);
  const bool folds = end == u + 1 && use.kind == UseKind::RegisterOrMemory;
  return folds ? term(CostKind::Fold, use.weight, kFolded) : term(CostKind::Load, use.weight, 1);
}

}  // namespace

double spill_cost(const Analyses& a, const LiveRange& range, CostTerms* terms) {
  if (range.temporary) return std::numeric_limits<double>::infinity();
  double cost = 0;
  for (uint32_t u = range.first_use, end = u; u < range.last_use; u = end) {
    end = a.ranges.uses_of_instruction(u, range.last_use);
    const CostTerm term = cost_of_instruction(a, u, end);
    if (terms != nullptr) terms->add(term);
    cost += term.amount();
  }
  return cost;
}

void tell_spill_cost(Analyses& a, const LiveRange& range) {
  if (!a.terms.are_wanted()) return;
  a.terms.clear();
  spill_cost(a, range, &a.terms);
  a.terms.tell(*a.trace, a.terms.since(0));
}

double spill_weight(const Analyses& a, const LiveRange& range) {
  return spill_cost(a, range) / length_of(a, range);
}

uint32_t length_of(const Analyses& a, const LiveRange& range) {
  uint32_t length = 0;
  a.ranges.for_each_segment(range, [&](uint32_t from, uint32_t to) { length += to - from; });
  return length;
}

void record_visit(Analyses& a, const LiveRange& range) {
  if (a.trace == nullptr) return;
  a.record(TraceKind::Visit, range, range.to, spill_weight(a, range), {}, 0, length_of(a, range));
  tell_spill_cost(a, range);
}

RegisterPreferences::RegisterPreferences(const Analyses& analyses) : analyses_(analyses) {}

void RegisterPreferences::forget_copies() {
  hinted_.for_each([&](Register r) { hint_[r.number()] = 0; });
  hinted_ = {};
}

void RegisterPreferences::add_copies(const LiveRange& range) {
  auto add = [&](uint32_t r, double worth) {
    if (r == 0) return;
    hint_[r] += worth;
    hinted_.insert(Register(r));
  };
  const std::span<const Use> uses = analyses_.webs.uses();
  const uint32_t end = std::min(range.last_use, range.first_use + kHintUses);
  for (uint32_t u = range.first_use; u < end; ++u) add(uses[u].fixed, kCopy * uses[u].weight);
  // The register of the live range before: two parts in one register need no copy.
  if (range.from % 4 == 0 && !range.temporary)
    add(last_register_[range.web], kCopy * analyses_.points.weight_at(range.from / 4));
  size_t count = 0;
  for (const WebAffinity& a : analyses_.webs.affinities_from(range.web, range.from)) {
    if (a.point >= range.to || ++count > kHintNeighbours) break;
    add(last_register_[a.other], kCopy * a.weight);
  }
}

Register RegisterPreferences::best(mir::RegClass register_class, RegSet free) const {
  Register best;
  double best_cost = std::numeric_limits<double>::infinity();
  const mir::TargetDesc& target = analyses_.points.function().target();
  for (Register r : target.classes[static_cast<size_t>(register_class)].order) {
    if (!free.contains(r)) continue;
    const double cost = first_use_cost(r) - hint_[r.number()];
    if (cost < best_cost) best = r, best_cost = cost;
  }
  return best;
}

Register RegisterPreferences::best(const LiveRange& range, RegSet free) {
  forget_copies();
  add_copies(range);
  return best(analyses_.webs.class_of(range.web), free);
}

}  // namespace lilt::regalloc
