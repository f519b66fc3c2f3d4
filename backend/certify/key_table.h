// A hash table whose keys look random, so that their low bits are their places.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace lilt::certify {

// Open addressing; at most half of the places are taken. Keys are not 0.
template <class T>
class KeyTable {
 public:
  // Null: there is none.
  const T* find(uint64_t key) const {
    if (count_ == 0) return nullptr;
    const Entry& entry = entries_[place_of(key)];
    return entry.key == key ? &entry.value : nullptr;
  }
  // Makes it if there is none.
  T& operator[](uint64_t key) {
    if (2 * (count_ + 1) > entries_.size()) grow();
    Entry& entry = entries_[place_of(key)];
    count_ += entry.key != key;
    entry.key = key;
    return entry.value;
  }
  void clear() {
    if (count_ != 0) entries_.assign(entries_.size(), {});
    count_ = 0;
  }

 private:
  struct Entry {
    uint64_t key = 0;
    T value{};
  };
  size_t place_of(uint64_t key) const {
    const size_t mask = entries_.size() - 1;
    size_t place = key & mask;
    while (entries_[place].key != key && entries_[place].key != 0) place = (place + 1) & mask;
    return place;
  }
  void grow() {
    std::vector<Entry> old(entries_.empty() ? kFirstSize : 2 * entries_.size());
    old.swap(entries_);
    for (const Entry& entry : old)
      if (entry.key != 0) entries_[place_of(entry.key)] = entry;
  }
  static constexpr size_t kFirstSize = 32;
  std::vector<Entry> entries_;  // a power of two of them
  size_t count_ = 0;
};

}  // namespace lilt::certify
