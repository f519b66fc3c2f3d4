// A set of small integers as a vector of words.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace lilt {

class BitSet {
 public:
  BitSet() = default;
  explicit BitSet(size_t size) { reset(size); }

  // Empties the set and makes it hold values below `size`.
  void reset(size_t size) { words_.assign((size + 63) / 64, 0); }
  bool contains(size_t value) const { return words_[value / 64] >> (value % 64) & 1; }
  void insert(size_t value) { words_[value / 64] |= uint64_t{1} << (value % 64); }
  void erase(size_t value) { words_[value / 64] &= ~(uint64_t{1} << (value % 64)); }
  // Inserts; returns whether the value was absent.
  bool insert_new(size_t value) {
    bool absent = !contains(value);
    insert(value);
    return absent;
  }
  template <class Visitor>
  void for_each(Visitor visit) const {
    for (size_t i = 0; i < words_.size(); ++i)
      for (uint64_t word = words_[i]; word != 0; word &= word - 1)
        visit(i * 64 + static_cast<size_t>(std::countr_zero(word)));
  }
  friend bool operator==(const BitSet&, const BitSet&) = default;

 private:
  std::vector<uint64_t> words_;
};

}  // namespace lilt
