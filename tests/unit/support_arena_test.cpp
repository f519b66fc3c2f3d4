// The arena: pieces do not overlap, scopes give back, memory is used again.
#include "ir/support/arena.h"

#include <gtest/gtest.h>
#include <malloc.h>

#include <cstdint>

namespace lilt {
namespace {

using NumberId = Id<struct NumberTag>;

constexpr size_t kMegabyte = 1 << 20;

// Bytes that the process has from the C library; 0 with AddressSanitizer.
size_t allocated_bytes() {
  const struct mallinfo2 info = ::mallinfo2();
  return info.uordblks + info.hblkhd;
}

TEST(Arena, AlignsPieces) {
  Arena arena;
  arena.allocate(1, 1);
  for (const size_t alignment : {2, 4, 8, 16}) {
    arena.allocate(1, 1);
    const auto place = reinterpret_cast<uintptr_t>(arena.allocate(3, alignment));
    EXPECT_EQ(place % alignment, 0u);
  }
}

TEST(Arena, KeepsContentsWhileItGrows) {
  Arena arena;
  std::vector<std::span<uint32_t>> pieces;
  for (uint32_t size = 1; size < 200; ++size) {
    pieces.push_back(arena.uninitialized<uint32_t>(size * 7));
    for (uint32_t& word : pieces.back()) word = size;
  }
  for (uint32_t size = 1; size < 200; ++size)
    for (const uint32_t word : pieces[size - 1]) ASSERT_EQ(word, size);
}

TEST(Arena, ScopesGiveBack) {
  Arena arena;
  arena.allocate(100);
  const void* first = nullptr;
  {
    const Arena::Scope outer(arena);
    first = arena.allocate(16);
    {
      const Arena::Scope inner(arena);
      arena.allocate(1 << 20);  // a block of its own
    }
    EXPECT_EQ(arena.allocate(16), static_cast<const std::byte*>(first) + 16);
  }
  EXPECT_EQ(arena.allocate(16), first);
}

TEST(Arena, ResetUsesTheSameMemory) {
  Arena arena;
  std::vector<void*> places;
  for (int i = 0; i < 1000; ++i) places.push_back(arena.allocate(64));
  arena.reset();
  for (void* place : places) ASSERT_EQ(arena.allocate(64), place);
}

TEST(Arena, TheLastPieceIsUsedAgainAtOnce) {
  Arena arena;
  void* first = arena.allocate(64);
  arena.deallocate(first, 64);
  void* second = arena.allocate(32);
  EXPECT_EQ(first, second);
  void* third = arena.allocate(32);
  arena.deallocate(second, 32);  // not the last one
  EXPECT_NE(arena.allocate(32), second);
  EXPECT_NE(third, second);
}

TEST(Arena, FreesBlocksThatOnlyALargeFunctionNeeds) {
  Arena arena;
  const std::span<uint32_t> kept = arena.uninitialized<uint32_t>(100'000);
  for (uint32_t& word : kept) word = 7;
  const size_t before = allocated_bytes();
  {
    const Arena::Scope scope(arena);
    for (int i = 0; i < 64; ++i) arena.allocate(kMegabyte);
  }
  EXPECT_LE(allocated_bytes(), before + 8 * kMegabyte);
  for (const uint32_t word : kept) ASSERT_EQ(word, 7u);
  const std::span<uint32_t> next = arena.uninitialized<uint32_t>(kMegabyte);
  for (uint32_t& word : next) word = 8;
  for (const uint32_t word : kept) ASSERT_EQ(word, 7u);
}

TEST(Arena, HoldsContainers) {
  Arena arena;
  ArenaVector<ArenaVector<int>> rows(arena);
  for (int row = 0; row < 50; ++row) {
    rows.emplace_back(static_cast<size_t>(row), row, arena);
    rows.back().push_back(-1);
  }
  for (int row = 0; row < 50; ++row) {
    const auto index = static_cast<size_t>(row);
    ASSERT_EQ(rows[index].size(), index + 1);
    for (size_t i = 0; i < index; ++i) ASSERT_EQ(rows[index][i], row);
    EXPECT_EQ(rows[index].back(), -1);
  }
  ArenaIdMap<NumberId, int> map(10, 7, arena);
  EXPECT_EQ(map[NumberId(9)], 7);
}

}  // namespace
}  // namespace lilt
