#include "regalloc/register_unions.h"

#include <cassert>

namespace lilt::regalloc {

using mir::Register;
using mir::RegSet;

RegisterUnions::RegisterUnions(Analyses& analyses)
    : analyses_(analyses), trees_(64, Tree(analyses.scratch), analyses.scratch) {
  for (unsigned r = 1; r < 64; ++r)
    if (!intervals_.reservations(Register(r)).empty()) reserved_.insert(Register(r));
}

// Calls `visit` for each entry of the list (sorted, disjoint) that is not the web's own and meets
// [from, to), until it returns false.
template <class Visitor>
void RegisterUnions::for_each_met(std::span<const Reservation> list, uint32_t web, uint32_t from,
                                  uint32_t to, Visitor visit) const {
  auto entry = std::lower_bound(list.begin(), list.end(), from,
                                [](const Reservation& r, uint32_t p) { return r.to <= p; });
  for (; entry != list.end() && entry->from < to; ++entry)
    if (entry->value == UINT32_MAX || webs_.web_of(entry->value) != web)
      if (!visit(*entry)) return;
}

bool RegisterUnions::meets(std::span<const Reservation> list, uint32_t web, uint32_t from,
                           uint32_t to) const {
  bool found = false;
  for_each_met(list, web, from, to, [&](const Reservation&) { return !(found = true); });
  return found;
}

RegSet RegisterUnions::blocked(const LiveRange& range, RegSet registers) const {
  RegSet blocked;
  ranges_.for_each_segment(range, [&](uint32_t from, uint32_t to) {
    for (const ClobberGroup& group : intervals_.clobbers()) {
      const RegSet hit = (registers & group.registers) - blocked;
      if (!hit.empty() && meets(group.points, range.web, from, to)) blocked = blocked | hit;
    }
    ((registers & reserved_) - blocked).for_each([&](Register r) {
      if (meets(intervals_.reservations(r), range.web, from, to)) blocked.insert(r);
    });
  });
  return blocked;
}

uint32_t RegisterUnions::blocked_from(const LiveRange& range, Register r) const {
  uint32_t first = UINT32_MAX;
  ranges_.for_each_segment(range, [&](uint32_t from, uint32_t to) {
    if (first != UINT32_MAX) return;
    auto note = [&](const Reservation& entry) {
      first = std::min(first, std::max(entry.from, from));
      return false;
    };
    for (const ClobberGroup& group : intervals_.clobbers())
      if (group.registers.contains(r)) for_each_met(group.points, range.web, from, to, note);
    if (reserved_.contains(r)) for_each_met(intervals_.reservations(r), range.web, from, to, note);
  });
  return first;
}

bool RegisterUnions::is_in_use(const LiveRange& range, Register r) const {
  bool found = false;
  for_each_interfering(range, r, [&](uint32_t) { return !(found = true); });
  return found;
}

RegSet RegisterUnions::free(const LiveRange& range, RegSet registers) const {
  RegSet free;
  (registers - blocked(range, registers)).for_each([&](Register r) {
    if (!is_in_use(range, r)) free.insert(r);
  });
  return free;
}

bool RegisterUnions::conflicts(const LiveRange& range, Register r, size_t most,
                               ArenaVector<Stretch>& found) const {
  auto add = [&](uint32_t from, uint32_t to) {
    found.push_back({from, to});
    return found.size() <= most;
  };
  auto add_entry = [&](const Reservation& entry) { return add(entry.from, entry.to); };
  const Tree& tree = trees_[r.number()];
  ranges_.for_each_segment(range, [&](uint32_t from, uint32_t to) {
    for (const ClobberGroup& group : intervals_.clobbers())
      if (group.registers.contains(r)) for_each_met(group.points, range.web, from, to, add_entry);
    if (reserved_.contains(r))
      for_each_met(intervals_.reservations(r), range.web, from, to, add_entry);
    auto entry = tree.upper_bound(from);
    while (entry != tree.end() && entry->second.from < to && add(entry->second.from, entry->first))
      ++entry;
  });
  if (found.size() > most) return false;
  std::ranges::sort(found, {}, &Stretch::from);
  size_t kept = 0;
  for (const Stretch& stretch : found)
    if (kept != 0 && stretch.from <= found[kept - 1].to)
      found[kept - 1].to = std::max(found[kept - 1].to, stretch.to);
    else
      found[kept++] = stretch;
  found.resize(kept);
  return true;
}

void RegisterUnions::assign(uint32_t index, Register r) {
  assert(ranges_[index].reg == 0 && !is_in_use(ranges_[index], r));
  ranges_.place(index, r);
  enter(index);
}

void RegisterUnions::enter(uint32_t index) {
  Tree& tree = trees_[ranges_[index].reg];
  ranges_.for_each_segment(ranges_[index], [&](uint32_t from, uint32_t to) {
    tree.emplace(to, Entry{from, index});
  });
}

void RegisterUnions::remove(uint32_t index) {
  Tree& tree = trees_[ranges_[index].reg];
  ranges_.for_each_segment(ranges_[index], [&](uint32_t, uint32_t to) { tree.erase(to); });
  ranges_.place(index, {});
}

}  // namespace lilt::regalloc
