// A bump allocator for bytes that live as long as their owner: names, string constants.
#pragma once

#include <cstddef>
#include <cstring>
#include <memory>
#include <string_view>
#include <vector>

namespace lilt {

// Memory comes from blocks of growing size and is released all at once. `reset` keeps the largest
// block, so an arena that is reused for every function soon stops allocating.
class Arena {
 public:
  // Uninitialised storage, aligned to `alignment` (a power of two); valid until reset or
  // destruction.
  void* allocate(size_t bytes, size_t alignment = 8) {
    size_t start = (used_ + alignment - 1) & ~(alignment - 1);
    if (blocks_.empty() || start + bytes > blocks_.back().size) {
      add_block(bytes + alignment);
      start = 0;
    }
    used_ = start + bytes;
    return blocks_.back().bytes.get() + start;
  }

  // A copy of `text` that lives as long as the arena's contents.
  std::string_view copy(std::string_view text) {
    if (text.empty()) return {};
    char* place = static_cast<char*>(allocate(text.size(), 1));
    std::memcpy(place, text.data(), text.size());
    return {place, text.size()};
  }

  void reset() {
    if (blocks_.size() > 1) blocks_.erase(blocks_.begin(), blocks_.end() - 1);
    used_ = 0;
  }

 private:
  struct Block {
    std::unique_ptr<std::byte[]> bytes;
    size_t size;
  };
  void add_block(size_t at_least) {
    size_t size = blocks_.empty() ? 4096 : blocks_.back().size * 2;
    if (size < at_least) size = at_least;
    blocks_.push_back({std::make_unique_for_overwrite<std::byte[]>(size), size});
    used_ = 0;
  }

  std::vector<Block> blocks_;
  size_t used_ = 0;
};

}  // namespace lilt
