// A vector whose elements do not move: references stay valid while it grows.
//
// Elements are in chunks of a power of two, so an element is found by a shift, a mask and one load;
// std::deque divides, and branches.
#pragma once

#include <algorithm>
#include <cstddef>
#include <memory>
#include <span>
#include <utility>
#include <vector>

namespace lilt {

template <class T>
class StableVector {
 public:
  StableVector() = default;
  // O(elements).
  explicit StableVector(std::span<const T> elements) {
    for (const T& element : elements) push_back(element);
  }
  StableVector(const StableVector& other) {
    for (size_t first = 0; first < other.size_; first += kChunk) {
      chunks_.push_back(std::make_unique<T[]>(kChunk));
      std::copy_n(other.chunks_[first / kChunk].get(), std::min(kChunk, other.size_ - first),
                  chunks_.back().get());
    }
    size_ = other.size_;
  }
  StableVector& operator=(const StableVector&) = delete;

  size_t size() const { return size_; }
  T& operator[](size_t i) { return chunks_[i / kChunk][i % kChunk]; }
  const T& operator[](size_t i) const { return chunks_[i / kChunk][i % kChunk]; }

  // O(1), but for a chunk that is allocated every kChunk elements.
  void push_back(T element) {
    if (size_ == chunks_.size() * kChunk) chunks_.push_back(std::make_unique<T[]>(kChunk));
    (*this)[size_++] = std::move(element);
  }
  // Keeps the memory.
  void pop_back() { --size_; }

 private:
  static constexpr size_t kChunk = 32;

  std::vector<std::unique_ptr<T[]>> chunks_;
  size_t size_ = 0;
};

}  // namespace lilt
