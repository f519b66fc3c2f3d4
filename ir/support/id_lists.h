// A list of values for each id of a table, all in one array.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "ir/support/id.h"

namespace lilt {

// Lists are set together and then only read. Costs 4 bytes an id and sizeof(T) a value.
template <class Key, class T>
class IdLists {
 public:
  // Empty if no list was set since clear().
  std::span<const T> operator[](Key key) const {
    if (key.index() + 1 >= starts_.size()) return {};
    return {values_.data() + starts_[key.index()], starts_[key.index() + 1] - starts_[key.index()]};
  }
  bool empty() const { return values_.empty(); }
  void clear() {
    starts_.clear();
    values_.clear();
  }
  // Replaces all lists. An entry adds its member `value` to the list of its member `key`, in the
  // order of the entries. Requires keys below `count`. One counting pass, O(count + entries); keeps
  // memory.
  template <class Entry>
  void assign(size_t count, std::span<const Entry> entries, Key Entry::*key, T Entry::*value) {
    starts_.assign(count + 2, 0);
    for (const Entry& entry : entries) ++starts_[(entry.*key).index() + 2];
    for (size_t i = 2; i < starts_.size(); ++i) starts_[i] += starts_[i - 1];
    values_.resize(entries.size());
    // starts_[key + 1] goes from the start of the list of `key` to its end.
    for (const Entry& entry : entries) values_[starts_[(entry.*key).index() + 1]++] = entry.*value;
  }

 private:
  std::vector<uint32_t> starts_;  // by id, where its list starts, and one more: the last list's end
  std::vector<T> values_;
};

}  // namespace lilt
