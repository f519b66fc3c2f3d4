// Lists of nested entities that are built one inside the other, such as the fields of a struct type
// within another's, in one vector that is used again.
#pragma once

#include <span>
#include <vector>

namespace lilt {

// A list at the end of `memory`: the elements of outer lists come before its own. Only the
// innermost list may grow. Its elements go when it is destroyed.
template <class T>
class NestedList {
 public:
  explicit NestedList(std::vector<T>& memory) : memory_(memory), first_(memory.size()) {}
  ~NestedList() { memory_.resize(first_); }
  NestedList(const NestedList&) = delete;
  NestedList& operator=(const NestedList&) = delete;

  void push_back(T element) { memory_.push_back(element); }
  size_t size() const { return memory_.size() - first_; }
  // Valid until any list in the same memory grows.
  operator std::span<const T>() const { return std::span(memory_).subspan(first_); }

 private:
  std::vector<T>& memory_;
  const size_t first_;
};

}  // namespace lilt
