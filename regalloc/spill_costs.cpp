#include "regalloc/spill_costs.h"

#include <limits>

namespace lilt::regalloc {

using mir::Register;
using mir::RegSet;

namespace {

// Next to a load: repeating a constant, reading an operand from memory, a copy (linear-scan.md §3).
constexpr double kRematerialization = 0.5, kFolded = 0.75, kCopy = 0.5;

// Of the uses [u, end), which one instruction reads or writes.
double cost_of_instruction(const Analyses& a, uint32_t u, uint32_t end) {
  const Use& use = a.webs.uses()[u];
  const bool repeated = a.intervals.is_rematerializable(use.value);
  if (use.kind == UseKind::PhiDefinition) return a.webs.stores_on_edges(use.value);
  if (use.is_definition()) return repeated ? 0 : use.weight;
  if (repeated) return kRematerialization * use.weight;
  const bool folds = end == u + 1 && use.kind == UseKind::RegisterOrMemory;
  return (folds ? kFolded : 1) * use.weight;
}

}  // namespace

double spill_cost(const Analyses& a, const Piece& piece) {
  if (piece.temporary) return std::numeric_limits<double>::infinity();
  double cost = 0;
  for (uint32_t u = piece.first_use, end = u; u < piece.last_use; u = end) {
    end = a.pieces.uses_of_instruction(u, piece.last_use);
    cost += cost_of_instruction(a, u, end);
  }
  return cost;
}

double spill_weight(const Analyses& a, const Piece& piece) {
  double length = 0;
  a.pieces.for_each_range(piece, [&](uint32_t from, uint32_t to) { length += to - from; });
  return spill_cost(a, piece) / length;
}

RegisterPreferences::RegisterPreferences(const Analyses& analyses)
    : analyses_(analyses),
      unsaved_(analyses.points.function().frame.callee_saved),
      save_cost_(2.0 * analyses.points.block(0).frequency),
      last_register_(analyses.webs.count(), 0, analyses.scratch) {}

void RegisterPreferences::forget_copies() {
  hinted_.for_each([&](Register r) { hint_[r.number()] = 0; });
  hinted_ = {};
}

void RegisterPreferences::add_copies(const Piece& piece) {
  auto add = [&](uint32_t r, double worth) {
    if (r == 0) return;
    hint_[r] += worth;
    hinted_.insert(Register(r));
  };
  const std::span<const Use> uses = analyses_.webs.uses();
  const uint32_t end = std::min(piece.last_use, piece.first_use + kHintUses);
  for (uint32_t u = piece.first_use; u < end; ++u) add(uses[u].fixed, kCopy * uses[u].weight);
  // The register of the piece before: two parts in one register need no copy.
  if (piece.from % 4 == 0 && !piece.temporary)
    add(last_register_[piece.web], kCopy * analyses_.points.weight_at(piece.from / 4));
  size_t count = 0;
  for (const WebAffinity& a : analyses_.webs.affinities_from(piece.web, piece.from)) {
    if (a.point >= piece.to || ++count > kHintNeighbours) break;
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

Register RegisterPreferences::best(const Piece& piece, RegSet free) {
  forget_copies();
  add_copies(piece);
  return best(analyses_.webs.class_of(piece.web), free);
}

}  // namespace lilt::regalloc
