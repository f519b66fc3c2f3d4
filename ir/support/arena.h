// Bump allocators: for names that live as long as their owner, and for the working arrays of
// passes.
//
// A pass takes an `Arena& scratch` and makes its arrays in it (ArenaVector, ArenaIdMap). The runner
// opens an Arena::Scope around each pass, which gives everything back when the pass ends. The
// memory stays in the arena for the next pass and the next function, so a compiler that has warmed
// up does not allocate. A pass opens a scope of its own only around a step in which no older array
// grows.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstring>
#include <memory>
#include <span>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "ir/support/id.h"

#if defined(__SANITIZE_ADDRESS__)
#include <sanitizer/asan_interface.h>
#define LILT_POISON(place, bytes) __asan_poison_memory_region(place, bytes)
#define LILT_UNPOISON(place, bytes) __asan_unpoison_memory_region(place, bytes)
#else
#define LILT_POISON(place, bytes) ((void)(place), (void)(bytes))
#define LILT_UNPOISON(place, bytes) ((void)(place), (void)(bytes))
#endif

namespace lilt {

// Memory comes from blocks, the first of growing size. Blocks are kept, but for those that only a
// large function needs: they go when nothing in them is in use. AddressSanitizer sees accesses to
// memory that was given back.
class Arena {
 public:
  Arena() = default;
  Arena(const Arena&) = delete;
  Arena& operator=(const Arena&) = delete;
  // Exchange the memory; pieces stay valid. No ArenaVector and no scope may be in use.
  Arena(Arena&& other) noexcept { *this = std::move(other); }
  Arena& operator=(Arena&& other) noexcept {
    blocks_.swap(other.blocks_);
    std::swap(total_, other.total_);
    std::swap(current_, other.current_);
    std::swap(block_, other.block_);
    std::swap(size_, other.size_);
    std::swap(used_, other.used_);
    return *this;
  }

  // Uninitialised storage, aligned to `alignment` (a power of two up to 16); valid until it is
  // given back.
  void* allocate(size_t bytes, size_t alignment = 8) {
    size_t start = (used_ + alignment - 1) & ~(alignment - 1);
    if (start + bytes > size_) [[unlikely]] {
      next_block(bytes);
      start = 0;
    }
    used_ = start + bytes;
    LILT_UNPOISON(block_ + start, bytes);
    return block_ + start;
  }
  template <class T>
  std::span<T> uninitialized(size_t count) {
    static_assert(std::is_trivially_copyable_v<T>);
    return {static_cast<T*>(allocate(count * sizeof(T), alignof(T))), count};
  }

  // Gives back the piece at `place`: at once if it is the last one, otherwise with its scope.
  void deallocate(void* place, size_t bytes) {
    LILT_POISON(place, bytes);
    if (static_cast<std::byte*>(place) + bytes == block_ + used_) used_ -= bytes;
  }

  // A copy of `text` that lives as long as the arena's contents.
  std::string_view copy(std::string_view text) {
    if (text.empty()) return {};
    char* place = static_cast<char*>(allocate(text.size(), 1));
    std::memcpy(place, text.data(), text.size());
    return {place, text.size()};
  }

  // Gives back everything.
  void reset() { rewind(0, 0); }

  // Gives back what was allocated since its construction. Scopes nest.
  class Scope {
   public:
    explicit Scope(Arena& arena) : arena_(arena), block_(arena.current_), used_(arena.used_) {}
    ~Scope() { arena_.rewind(block_, used_); }
    Scope(const Scope&) = delete;
    Scope& operator=(const Scope&) = delete;

   private:
    Arena& arena_;
    size_t block_, used_;
  };

 private:
  struct Block {
    std::unique_ptr<std::byte[]> bytes;
    size_t size;
  };
  static constexpr size_t kFirstBlock = 4096;  // bytes
  static constexpr size_t kMaxBlock = 524288;  // unless a piece is larger
  static constexpr size_t kMaxKept = 8388608;  // bytes of blocks

  void enter(size_t block, size_t used) {
    current_ = block;
    block_ = blocks_[block].bytes.get();
    size_ = blocks_[block].size;
    used_ = used;
  }
  // Goes on to the next block that is large enough; blocks too small for this piece are left out
  // until the next rewind.
  void next_block(size_t at_least) {
    for (size_t next = block_ == nullptr ? 0 : current_ + 1; next < blocks_.size(); ++next)
      if (blocks_[next].size >= at_least) return enter(next, 0);
    const size_t next_size = blocks_.empty() ? kFirstBlock : blocks_.back().size * 2;
    const size_t size = std::max(at_least, std::min(next_size, kMaxBlock));
    blocks_.push_back({std::make_unique_for_overwrite<std::byte[]>(size), size});
    total_ += size;
    enter(blocks_.size() - 1, 0);
  }
  void rewind(size_t block, size_t used) {
    if (blocks_.empty()) return;
    for (size_t b = block; b <= current_; ++b) {
      const size_t begin = b == block ? used : 0;
      LILT_POISON(blocks_[b].bytes.get() + begin, blocks_[b].size - begin);
    }
    if (total_ > kMaxKept) [[unlikely]]
      drop_blocks(block);
    enter(block, used);
  }
  // Frees the last blocks, after the one that comes into use, until no more than kMaxKept stay.
  void drop_blocks(size_t in_use) {
    while (total_ > kMaxKept && blocks_.size() > in_use + 1) {
      total_ -= blocks_.back().size;
      blocks_.pop_back();
    }
  }

  std::vector<Block> blocks_;
  size_t total_ = 0;    // bytes of blocks_
  size_t current_ = 0;  // index of the block in use
  std::byte* block_ = nullptr;
  size_t size_ = 0, used_ = 0;  // of the block in use, in bytes
};

// The allocator of standard containers whose memory is an arena's. Made from an Arena& implicitly,
// so that `ArenaVector<int> v(scratch)` works. A container must not outlive the scope in which it
// grew.
template <class T>
class ArenaAllocator {
 public:
  using value_type = T;
  using propagate_on_container_move_assignment = std::true_type;
  using propagate_on_container_swap = std::true_type;

  ArenaAllocator(Arena& arena) : arena_(&arena) {}
  template <class U>
  ArenaAllocator(const ArenaAllocator<U>& other) : arena_(&other.arena()) {}

  T* allocate(size_t count) {
    return static_cast<T*>(arena_->allocate(count * sizeof(T), alignof(T)));
  }
  void deallocate(T* place, size_t count) { arena_->deallocate(place, count * sizeof(T)); }
  Arena& arena() const { return *arena_; }
  friend bool operator==(const ArenaAllocator& a, const ArenaAllocator& b) {
    return a.arena_ == b.arena_;
  }

 private:
  Arena* arena_;
};

template <class T>
using ArenaVector = std::vector<T, ArenaAllocator<T>>;
template <class Key, class T>
using ArenaIdMap = IdMap<Key, T, ArenaAllocator<T>>;

}  // namespace lilt

#undef LILT_POISON
#undef LILT_UNPOISON
