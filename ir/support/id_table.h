// A hash index: finds the id of an entity by its contents.
//
// The owner keeps the entities, and compares them; the table holds hashes and ids only. Open
// addressing with linear probing, at most half full.
#pragma once

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

#include "ir/support/id.h"

namespace lilt {

template <class Key>
class IdTable {
 public:
  // The entered id with that hash for which is_wanted(id) holds; none() if there is none. O(1)
  // expected.
  template <class Predicate>
  Key find(uint32_t hash, Predicate is_wanted) const {
    if (slots_.empty()) return Key::none();
    for (size_t at = hash & mask(); slots_[at].id.valid(); at = (at + 1) & mask())
      if (slots_[at].hash == hash && is_wanted(slots_[at].id)) return slots_[at].id;
    return Key::none();
  }

  // Amortised O(1).
  void enter(uint32_t hash, Key id) {
    if (2 * ++entries_ > slots_.size()) grow();
    place({hash, id});
  }

  // Removes an entry. O(1) expected: entries after it move up, so that no search ends too early.
  void leave(uint32_t hash, Key id) {
    size_t hole = hash & mask();
    while (slots_[hole].id != id) hole = (hole + 1) & mask();
    for (size_t at = (hole + 1) & mask(); slots_[at].id.valid(); at = (at + 1) & mask()) {
      const size_t way = (at - slots_[at].hash) & mask();  // from where its search begins
      if (way < ((at - hole) & mask())) continue;
      slots_[hole] = slots_[at];
      hole = at;
    }
    slots_[hole] = {};
    --entries_;
  }

  // Keeps the memory. O(slots).
  void clear() {
    if (entries_ == 0) return;
    std::fill(slots_.begin(), slots_.end(), Slot());
    entries_ = 0;
  }

 private:
  struct Slot {
    uint32_t hash = 0;
    Key id;
  };
  static constexpr size_t kFirstSize = 64;

  size_t mask() const { return slots_.size() - 1; }
  void place(const Slot& slot) {
    size_t at = slot.hash & mask();
    while (slots_[at].id.valid()) at = (at + 1) & mask();
    slots_[at] = slot;
  }
  void grow() {
    const size_t size = slots_.empty() ? kFirstSize : slots_.size() * 2;
    const std::vector<Slot> entries = std::exchange(slots_, std::vector<Slot>(size));
    for (const Slot& slot : entries)
      if (slot.id.valid()) place(slot);
  }

  std::vector<Slot> slots_;  // a power of two, or empty
  size_t entries_ = 0;
};

}  // namespace lilt
