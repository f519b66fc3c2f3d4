#include "regalloc/scan_hints.h"

#include <algorithm>

#include "regalloc/spill_costs.h"

namespace lilt::regalloc {

using mir::Register;

// How many loops around it a live range asks.
constexpr uint32_t kHintLoops = 8;

void ScanHints::clear() {
  hinted_.for_each([&](Register r) { hint_[r.number()] = neighbour_hint_[r.number()] = 0; });
  hinted_ = {};
  copies_.clear();
}

// Returns the worth of the copy.
inline double ScanHints::add(const Copy& copy) {
  const double worth = kCopyFactor * copy.weight;
  hint_[copy.reg.number()] += worth;
  hinted_.insert(copy.reg);
  if (terms_.are_wanted()) [[unlikely]]
    copies_.push_back(copy);
  return worth;
}

// Copies between parts of one web count only if the live range keeps the register to its end.
void ScanHints::note_copies(Register r, uint32_t point) const {
  for (const Copy& copy : copies_) {
    const bool counts = copy.kind == CostKind::NeighbourCopy || point == kNever ||
                        (copy.kind == CostKind::FixedCopy && copy.point < point);
    if (copy.reg == r && counts)
      terms_.add(copy.kind, copy.value, copy.point, copy.weight, -kCopyFactor);
  }
}

void ScanHints::find(const LiveRange& range, bool is_part) {
  clear();
  uint32_t end = std::min(range.last_use, range.first_use + kHintUses);
  for (uint32_t u = range.first_use; u < end; ++u)
    if (const Use& use = uses_[u]; use.fixed != 0)
      add({CostKind::FixedCopy, Register(use.fixed), use.value, use.point, use.weight});
  // The register of the live range before: paths around the part in memory need no copy then.
  if (uint32_t r = last_register_[range.web]; r != 0 && range.from % 4 == 0)
    add({CostKind::OwnCopy, Register(r), value_of(range.web), range.from,
         points_.weight_at(range.from / 4)});
  if (is_part) hint_at_headers(range);
  size_t count = 0;
  for (const WebAffinity& a : webs_.affinities_from(range.web, range.from)) {
    if (a.point >= range.to || ++count > kHintNeighbours) break;
    if (uint32_t r = last_register_[a.other]; r != 0)
      neighbour_hint_[r] +=
          add({CostKind::NeighbourCopy, Register(r), value_of(a.other), a.point, a.weight});
  }
}

// A live range that lives to the end of a loop goes on there in the register that its web has in
// the loop's header.
void ScanHints::hint_at_headers(const LiveRange& range) {
  uint32_t looked_at = 0;
  for (uint32_t l = loops_.innermost(points_.block_of(range.from / 4));
       l != UINT32_MAX && ++looked_at <= kHintLoops; l = loops_[l].parent) {
    const BlockSpan &header = points_.block(loops_[l].header),
                    &last = points_.block(loops_[l].last);
    if (header.start_point() >= range.from) continue;
    if (last.end_point() > range.to || !ranges_.lives_at(range, header.start_point())) return;
    const uint32_t r = ranges_.register_at(range.web, header.start_point());
    if (r == 0) continue;
    add({CostKind::OwnCopy, Register(r), value_of(range.web), last.end_point(), last.weight});
  }
}

double ScanHints::until(const LiveRange& range, Register r, uint32_t point) const {
  double saved = 0;
  uint32_t end = std::min(range.last_use, range.first_use + kHintUses);
  for (uint32_t u = range.first_use; u < end && uses_[u].point < point; ++u)
    if (uses_[u].fixed == r.number()) saved += kCopyFactor * uses_[u].weight;
  return saved + neighbour_hint_[r.number()];
}

double ScanHints::copy_saved(const LiveRange& range, uint32_t other) const {
  for (const WebAffinity& a : webs_.affinities_from(range.web, range.from)) {
    if (a.point != range.from) break;
    if (a.other == other)
      return -terms_.add(CostKind::NeighbourCopy, value_of(other), a.point, a.weight, -kCopyFactor);
  }
  return 0;
}

}  // namespace lilt::regalloc
