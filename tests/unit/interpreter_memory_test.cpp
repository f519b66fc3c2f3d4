// The byte memory of the default machine alone.
#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include "runtime/interpreter/memory.h"

namespace lilt::runtime {
namespace {

class MemoryTest : public testing::Test {
 protected:
  // The kind of the fault that `action` ends with, or "" if it ends well.
  template <class Action>
  std::string kind_of(Action action) {
    try {
      action();
    } catch (const Fault& fault) {
      return std::string(name(fault.kind));
    }
    return "";
  }
  Cell heap(uint64_t size) { return memory_.allocate_heap(size, 16, false, kNoOffset); }

  ssa::Module module_;
  Memory memory_{module_};
  Cell variable_ = memory_.allocate_static(BlockKind::Variable, 24, 16, ssa::SymbolId(0));
};

TEST_F(MemoryTest, BlocksAreApartAndAligned) {
  Cell first = heap(1), second = heap(40);
  EXPECT_EQ(first.bits % 16, 0u);
  EXPECT_EQ(second.bits % 16, 0u);
  EXPECT_GT(second.bits, first.bits + 1);
  Cell over_aligned = memory_.allocate_stack(8, 256, kNoOffset);
  EXPECT_EQ(over_aligned.bits % 256, 0u);
}

// For all ranges in an array of pointers, also where source and target overlap: a pointer that is
// copied as a whole word stays one, a word that is partly overwritten does not.
TEST_F(MemoryTest, CopiesKeepPointersOfWholeWords) {
  constexpr uint64_t kWords = 6, kSize = 8 * kWords;
  Cell targets[kWords];
  for (Cell& target : targets) target = heap(8);
  for (uint64_t from = 0; from < kSize; from += 4)
    for (uint64_t to = 0; to < kSize; to += 4)
      for (uint64_t count = 4; std::max(from, to) + count <= kSize; count += 4) {
        Cell array = heap(kSize);
        for (uint64_t i = 0; i < kWords; ++i)
          memory_.store_pointer(Memory::moved(array, 8 * i), targets[i]);
        memory_.copy(Memory::moved(array, to), Memory::moved(array, from), count);
        for (uint64_t i = 0; i < kWords; ++i) {
          uint64_t place = 8 * i;
          bool is_copied = place >= to && place + 8 <= to + count && (to - from) % 8 == 0;
          bool is_kept = place + 8 <= to || place >= to + count;
          if (!is_copied && !is_kept) continue;  // bytes of two pointers
          Cell expected = targets[is_copied ? (place - to + from) / 8 : i];
          Cell found = memory_.load_pointer(Memory::moved(array, place));
          ASSERT_EQ(found.bits, expected.bits) << from << " to " << to << ": " << count;
          ASSERT_EQ(found.block, expected.block) << from << " to " << to << ": " << count;
        }
        memory_.free_heap(array, kNoOffset);
      }
}

TEST_F(MemoryTest, APartlyOverwrittenPointerIsExposed) {
  Cell target = heap(8), array = heap(16), numbers = heap(16);
  memory_.store_pointer(array, target);
  memory_.fill(numbers, integer_cell(0), 16);
  EXPECT_EQ(memory_.pointer_from_integer(integer_cell(target.bits)).block.index, kNoBlock);
  memory_.copy(Memory::moved(array, 4), numbers, 8);
  EXPECT_EQ(memory_.pointer_from_integer(integer_cell(target.bits)).block, target.block);
}

TEST_F(MemoryTest, BytesKeepTheirValuesAndDefinedness) {
  Cell block = heap(16);
  EXPECT_EQ(memory_.load_integer(block, 8).undefined, ~uint64_t{0});
  memory_.store_integer(block, integer_cell(0x1122334455667788), 8);
  EXPECT_EQ(memory_.load_integer(Memory::moved(block, 2), 2).bits, 0x5566u);
  memory_.store_integer(Memory::moved(block, 8), Cell{0x0F, 0xF0, {}}, 1);
  EXPECT_EQ(memory_.load_integer(Memory::moved(block, 8), 1).undefined, 0xF0u);
  EXPECT_EQ(memory_.load_integer(Memory::moved(block, 7), 2).undefined, 0xF000u);
}

TEST_F(MemoryTest, BoundsAreThoseOfTheBlock) {
  Cell block = heap(12);
  EXPECT_EQ(kind_of([&] { memory_.store_integer(Memory::moved(block, 4), integer_cell(0), 8); }),
            "");
  EXPECT_EQ(kind_of([&] { memory_.store_integer(Memory::moved(block, 5), integer_cell(0), 8); }),
            "out-of-bounds");
  EXPECT_EQ(kind_of([&] { memory_.load_integer(Memory::moved(block, uint64_t(-1)), 1); }),
            "out-of-bounds");
  EXPECT_EQ(kind_of([&] { memory_.load_integer(heap(0), 1); }), "out-of-bounds");
}

TEST_F(MemoryTest, PointersKeepTheirBlockThroughMemory) {
  Cell cells = heap(16), target = heap(8);
  memory_.store_pointer(cells, target);
  EXPECT_EQ(memory_.load_pointer(cells).block, target.block);
  memory_.copy(Memory::moved(cells, 8), cells, 8);
  EXPECT_EQ(memory_.load_pointer(Memory::moved(cells, 8)).block, target.block);
}

TEST_F(MemoryTest, PointersCopiedByBytesAreFoundAgain) {
  Cell from = heap(8), to = heap(16), target = heap(8);
  memory_.store_pointer(from, target);
  for (uint64_t i = 0; i < 8; ++i)
    memory_.store_integer(Memory::moved(to, i), memory_.load_integer(Memory::moved(from, i), 1), 1);
  EXPECT_EQ(memory_.load_pointer(to).block, target.block);
  memory_.store_pointer(Memory::moved(to, 4), target);  // across two words
  EXPECT_EQ(memory_.load_pointer(Memory::moved(to, 4)).block, target.block);
}

TEST_F(MemoryTest, NumbersArePointersOnlyIfTheBlockWasExposed) {
  Cell block = heap(8);
  Cell number = integer_cell(block.bits);
  EXPECT_EQ(memory_.pointer_from_integer(number).block.index, kNoBlock);
  memory_.expose(block);
  EXPECT_EQ(memory_.pointer_from_integer(number).block, block.block);
  EXPECT_EQ(memory_.pointer_from_integer(integer_cell(block.bits + 8)).block, block.block);
  EXPECT_EQ(memory_.pointer_from_integer(integer_cell(block.bits + 9)).block.index, kNoBlock);
  EXPECT_EQ(memory_.pointer_from_integer(integer_cell(0)).block.index, kNullBlock);
  Cell slot = memory_.allocate_stack(8, 8, kNoOffset);
  memory_.allocate_stack(64, 8, kNoOffset);
  memory_.expose(slot);
  EXPECT_EQ(memory_.pointer_from_integer(integer_cell(slot.bits + 3)).block, slot.block);
}

TEST_F(MemoryTest, DeadBlocksDangleAlsoWhenTheirRecordsAreUsedAgain) {
  Memory::StackMark mark = memory_.stack_mark();
  Cell slot = memory_.allocate_stack(8, 8, kNoOffset);
  memory_.release_stack(mark, kNoOffset);
  EXPECT_EQ(kind_of([&] { memory_.load_integer(slot, 8); }), "dangling");
  Cell block = heap(8);
  memory_.free_heap(block, kNoOffset);
  for (int i = 0; i < 5000; ++i) memory_.free_heap(heap(8), kNoOffset);
  EXPECT_EQ(kind_of([&] { memory_.load_integer(block, 8); }), "dangling");
  EXPECT_EQ(kind_of([&] { memory_.load_integer(slot, 8); }), "dangling");
  EXPECT_EQ(kind_of([&] { memory_.free_heap(block, kNoOffset); }), "double-free");
}

TEST_F(MemoryTest, OnlyStartsOfHeapBlocksAreFreed) {
  Cell block = heap(16);
  EXPECT_EQ(kind_of([&] { memory_.free_heap(Memory::moved(block, 8), kNoOffset); }),
            "invalid-free");
  EXPECT_EQ(kind_of([&] { memory_.free_heap(memory_.allocate_stack(8, 8, kNoOffset), kNoOffset); }),
            "invalid-free");
  EXPECT_EQ(kind_of([&] { memory_.free_heap(null_cell(), kNoOffset); }), "");
}

TEST_F(MemoryTest, NullAndNumbersAndConstants) {
  EXPECT_EQ(kind_of([&] { memory_.load_integer(Memory::moved(null_cell(), 24), 8); }),
            "null-pointer");
  EXPECT_EQ(kind_of([&] { memory_.load_integer(integer_cell(4096), 8); }), "no-pointer");
  EXPECT_EQ(kind_of([&] { memory_.load_integer(undefined_cell(64, 0), 8); }), "uninitialised");
  Cell constant = memory_.allocate_static(BlockKind::Constant, 8, 8, ssa::SymbolId::none());
  EXPECT_EQ(kind_of([&] { memory_.store_integer(constant, integer_cell(1), 8); }), "read-only");
  memory_.initialise(constant, integer_cell(7), 8, false);
  EXPECT_EQ(memory_.load_integer(constant, 8).bits, 7u);
}

TEST_F(MemoryTest, StringsEndInTheirBlock) {
  Cell block = heap(4);
  EXPECT_EQ(kind_of([&] { memory_.string_at(block); }), "uninitialised");
  memory_.write(block, "abcd");
  EXPECT_EQ(kind_of([&] { memory_.string_at(block); }), "out-of-bounds");
  EXPECT_EQ(memory_.string_at(block, 4), "abcd");
  memory_.write(Memory::moved(block, 2), std::string_view("\0", 1));
  EXPECT_EQ(memory_.string_at(block), "ab");
}

TEST_F(MemoryTest, TheStackEnds) {
  EXPECT_EQ(kind_of([&] { memory_.allocate_stack(uint64_t{1} << 40, 8, kNoOffset); }),
            "stack-overflow");
  EXPECT_EQ(kind_of([&] {
              for (;;) memory_.charge_frame(1 << 20);
            }),
            "stack-overflow");
}

// What a quick load reads is what a full one reads, whatever happened to the blocks: of variables,
// of calloc, of malloc, and on the stack, each also in the records of dead ones.
TEST_F(MemoryTest, QuickLoadsReadWhatFullOnesRead) {
  constexpr uint64_t kSize = 24;
  std::mt19937 random(1);
  auto below = [&](uint64_t limit) { return random() % limit; };
  size_t quick = 0, undefined = 0;
  for (int round = 0; round < 20'000; ++round) {
    Memory::StackMark mark = memory_.stack_mark();
    Cell blocks[] = {memory_.allocate_heap(kSize, 16, true, kNoOffset), heap(kSize),
                     memory_.allocate_stack(kSize, 16, kNoOffset), variable_};
    for (int step = 0; step < 6; ++step) {
      Cell& block = blocks[below(4)];
      Cell to = Memory::moved(block, 8 * below(3));
      Cell number{below(2), below(8) == 0 ? low_mask(64) : 0, {}};
      switch (below(5)) {
        case 0:
          memory_.store_integer(to, number, 8);
          break;
        case 1:
          memory_.store_pointer(to, block);
          break;
        case 2:
          memory_.copy(to, blocks[below(4)], 1 + below(8));
          break;
        case 3:
          memory_.fill(to, {1, number.undefined & 0xFF, {}}, 8);
          break;
        default:
          if (&block == &blocks[0])
            block = memory_.reallocate_heap(block, 24 + below(3), kNoOffset);
          break;
      }
    }
    for (const Cell& block : blocks)
      for (uint64_t offset = 0; offset < kSize; offset += 4) {
        Cell pointer = Memory::moved(block, offset), found;
        if (!memory_.load_number<4>(pointer.block, pointer.bits, found)) continue;
        Cell full = memory_.load_integer(pointer, 4);
        ASSERT_EQ(found.bits, full.bits) << round;
        ASSERT_EQ(found.undefined, full.undefined) << round;
        ++(found.undefined == 0 ? quick : undefined);
      }
    memory_.free_heap(blocks[0], kNoOffset);
    memory_.free_heap(blocks[1], kNoOffset);
    memory_.release_stack(mark, kNoOffset);
  }
  EXPECT_GT(quick, 10'000u);
  EXPECT_GT(undefined, 10'000u);
}

}  // namespace
}  // namespace lilt::runtime
