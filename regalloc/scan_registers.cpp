#include "regalloc/scan_registers.h"

#include <algorithm>
#include <cassert>
#include <functional>

namespace lilt::regalloc {

using mir::Register;
using mir::RegSet;

// A register with more live ranges waiting in holes is treated as taken at the first one's return.
constexpr size_t kWaitingIntersected = 8;

ScanRegisters::ScanRegisters(Analyses& analyses)
    : ScanInputs(analyses),
      waiting_(64, ArenaVector<Waiting>(analyses.scratch), analyses.scratch),
      clobber_cursor_(analyses.intervals.clobbers().size(), 0, analyses.scratch) {
  std::fill(std::begin(owner_), std::end(owner_), kNone);
  for (unsigned r = 1; r < 64; ++r)
    if (!intervals_.reservations(Register(r)).empty()) reserved_.insert(Register(r));
}

uint32_t ScanRegisters::remove_owner(Register r) {
  owned_.erase(r);
  return std::exchange(owner_[r.number()], kNone);
}

void ScanRegisters::advance(uint32_t position) {
  position_ = position;
  if (position < next_event_) return;
  next_event_ = kNever;
  owned_.for_each([&](Register r) {
    if (const uint32_t end = owned_until_[r.number()]; end > position) {
      next_event_ = std::min(next_event_, end);
      return;
    }
    uint32_t range = owner_[r.number()];
    owner_[r.number()] = kNone;
    owned_.erase(r);
    settle(r, range);
  });
  has_waiting_.for_each([&](Register r) {
    auto& heap = waiting_[r.number()];
    while (!heap.empty() && heap.front().from <= position) {
      uint32_t range = heap.front().range;
      std::pop_heap(heap.begin(), heap.end(), std::greater<>());
      heap.pop_back();
      settle(r, range);
    }
    if (heap.empty())
      has_waiting_.erase(r);
    else
      next_event_ = std::min(next_event_, heap.front().from);
  });
}

void ScanRegisters::settle(Register r, uint32_t index) {
  LiveRange& range = ranges_[index];
  if (range.to <= position_) return;
  uint32_t start = range.from, end = range.to;
  if (!range.temporary) {
    while (range.cursor < range.last_segment && segments_[range.cursor].to <= position_)
      ++range.cursor;
    if (range.cursor == range.last_segment) return;
    start = std::max(start, segments_[range.cursor].from);
    end = std::min(end, segments_[range.cursor].to);
  }
  if (start >= range.to) return;
  if (start <= position_) {
    assert(owner_[r.number()] == kNone);
    owner_[r.number()] = index;
    owned_until_[r.number()] = end;
    owned_.insert(r);
    next_event_ = std::min(next_event_, end);
    return;
  }
  auto& heap = waiting_[r.number()];
  heap.push_back({start, index});
  std::push_heap(heap.begin(), heap.end(), std::greater<>());
  has_waiting_.insert(r);
  next_event_ = std::min(next_event_, start);
}

void ScanRegisters::start_conflicts(const LiveRange& range, RegSet candidates) {
  std::fill(std::begin(conflict_), std::end(conflict_), kNever);
  destroyed_ = {};
  unexamined_ = candidates & (reserved_ | has_waiting_);
  const std::span<const ClobberGroup> groups = intervals_.clobbers();
  for (size_t g = 0; g < groups.size(); ++g) {
    RegSet hit = groups[g].registers & candidates;
    if (hit.empty()) continue;
    const uint32_t at = reservation_conflict(range, groups[g].points, clobber_cursor_[g]);
    if (at == kNever) continue;
    destroyed_ = destroyed_ | hit;
    hit.for_each([&](Register r) { conflict_[r.number()] = std::min(conflict_[r.number()], at); });
  }
}

// Other conflicts are computed on demand.
uint32_t ScanRegisters::examine(const LiveRange& range, Register r) {
  uint32_t& first = conflict_[r.number()];
  unexamined_.erase(r);
  if (reserved_.contains(r)) first = std::min(first, reserved_conflict(range, r));
  if (has_waiting_.contains(r)) first = std::min(first, waiting_conflict(range, r));
  return first;
}

uint32_t ScanRegisters::reserved_conflict(const LiveRange& range, Register r) {
  const std::span<const Reservation> list = intervals_.reservations(r);
  uint32_t& cursor = reservation_cursor_[r.number()];
  while (list[cursor].to <= position_)
    if (++cursor == list.size()) {
      reserved_.erase(r);
      return kNever;
    }
  return list[cursor].from < range.to ? reservation_conflict(range, list, cursor) : kNever;
}

// The first point at which the live range lives and the list (sorted, disjoint) holds an entry of
// another web. `cursor` follows the scan.
uint32_t ScanRegisters::reservation_conflict(const LiveRange& range,
                                             std::span<const Reservation> list,
                                             uint32_t& cursor) const {
  while (cursor < list.size() && list[cursor].to <= position_) ++cursor;
  uint32_t segment = range.first_segment;
  for (uint32_t i = cursor; i < list.size() && list[i].from < range.to; ++i) {
    if (list[i].value != UINT32_MAX && webs_.web_of(list[i].value) == range.web) continue;
    if (range.temporary) {
      if (list[i].to > range.from) return std::max(list[i].from, range.from);
      continue;
    }
    auto reaches = [&](const LiveSegment& r, uint32_t point) { return r.to <= point; };
    segment = static_cast<uint32_t>(std::lower_bound(segments_.begin() + segment,
                                                     segments_.begin() + range.last_segment,
                                                     list[i].from, reaches) -
                                    segments_.begin());
    if (segment == range.last_segment) return kNever;
    uint32_t from = std::max(range.from, segments_[segment].from);
    if (from < list[i].to) return std::max(from, list[i].from);
    // The next entry that matters ends after the start of this segment.
    auto ends = [](const Reservation& r, uint32_t point) { return r.to <= point; };
    i = static_cast<uint32_t>(std::lower_bound(list.begin() + i, list.end(), from, ends) -
                              list.begin()) -
        1;
  }
  return kNever;
}

uint32_t ScanRegisters::waiting_conflict(const LiveRange& range, Register r) const {
  const auto& heap = waiting_[r.number()];
  if (heap.size() > kWaitingIntersected)
    return heap.front().from < range.to ? heap.front().from : kNever;
  uint32_t first = kNever;
  for (const Waiting& w : heap) {
    const LiveRange& other = ranges_[w.range];
    uint32_t x = range.first_segment, y = other.cursor;
    while (y < other.last_segment) {
      bool single = range.temporary;
      if (!single && x == range.last_segment) break;
      uint32_t from = single ? range.from : std::max(range.from, segments_[x].from);
      uint32_t to = single ? range.to : std::min(range.to, segments_[x].to);
      uint32_t other_from = std::max(other.from, segments_[y].from);
      uint32_t other_to = std::min(other.to, segments_[y].to);
      if (from >= range.to || other_from >= other.to || other_from >= first) break;
      if (from < other_to && other_from < to) {
        first = std::min(first, std::max(from, other_from));
        break;
      }
      if (other_to <= from)
        ++y;
      else if (single)
        break;
      else
        ++x;
    }
  }
  return first;
}

}  // namespace lilt::regalloc
