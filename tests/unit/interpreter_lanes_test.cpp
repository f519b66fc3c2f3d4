// Quick operations on several lanes do what the operations on each do, or change nothing.
#include <gtest/gtest.h>

#include <random>

#include "runtime/interpreter/quick.h"
#include "runtime/interpreter/quick_bodies.h"
#include "tests/unit/interpreter_run.h"

namespace lilt::runtime {
namespace {

using enum OperationCode;

constexpr int32_t kLanes = 5, kCell = sizeof(Cell);

class LanesTest : public testing::Test {
 protected:
  // Operands at 0 and kLanes, the result at 2 * kLanes.
  bool run(Operation full) {
    QuickBody body = find_lane_body(full);
    EXPECT_NE(body, nullptr);
    full.a = 0;
    full.b = kLanes * kCell;
    full.c = kLanes;
    full.result = 2 * kLanes * kCell;
    return body != nullptr && body(full, cells_, memory_);
  }
  Cell& left(int32_t lane) { return cells_[lane]; }
  Cell& right(int32_t lane) { return cells_[kLanes + lane]; }
  Cell& result(int32_t lane) { return cells_[2 * kLanes + lane]; }

  template <ssa::Opcode kOpcode, unsigned kFlags>
  void expect_each_lane(std::mt19937_64& random) {
    constexpr uint32_t kWidth = 8;
    for (int run_count = 0; run_count < 200; ++run_count) {
      uint64_t expected[kLanes] = {};
      bool decides = true;
      for (int32_t lane = 0; lane < kLanes; ++lane) {
        left(lane) = integer_cell(random() & (random() % 2 != 0 ? 15 : 255));
        right(lane) = integer_cell(random() & (random() % 2 != 0 ? 7 : 255));
        result(lane) = integer_cell(1000);
        decides &= number::binary(kOpcode, kFlags, kWidth, left(lane).bits, right(lane).bits,
                                  expected[lane]) == Trouble::None;
      }
      bool has_undefined = random() % 8 == 0;
      if (has_undefined) right(3).undefined = 1;
      Operation operation{Binary, kFlags, kWidth};
      operation.c = static_cast<int32_t>(kOpcode);
      decides = decides && !has_undefined;
      ASSERT_EQ(run(operation), decides);
      for (int32_t lane = 0; lane < kLanes; ++lane)
        ASSERT_EQ(result(lane).bits, decides ? expected[lane] : 1000) << lane;
    }
  }

  ssa::Module module_;
  Memory memory_{module_};
  Cell cells_[3 * kLanes];
};

TEST_F(LanesTest, BinaryOperationsAreThoseOfEachLane) {
  std::mt19937_64 random(3);
#define X(name, opcode, flags)                            \
  {                                                       \
    SCOPED_TRACE(#name);                                  \
    expect_each_lane<ssa::Opcode::opcode, flags>(random); \
    if (HasFatalFailure()) return;                        \
  }
  LILT_QUICK_BINARY(X)
#undef X
}

TEST_F(LanesTest, FloatingOperationsAreThoseOfEachLane) {
  for (ssa::Opcode opcode :
       {ssa::Opcode::FAdd, ssa::Opcode::FSub, ssa::Opcode::FMul, ssa::Opcode::FDiv})
    for (uint32_t width : {32u, 64u}) {
      for (int32_t lane = 0; lane < kLanes; ++lane) {
        left(lane) = from_double(width, 1.5 * lane);
        right(lane) = from_double(width, 0.25 - lane);
      }
      Operation operation{Floating, 0, static_cast<uint16_t>(width)};
      operation.c = static_cast<int32_t>(opcode);
      ASSERT_TRUE(run(operation));
      for (int32_t lane = 0; lane < kLanes; ++lane)
        EXPECT_EQ(result(lane).bits, floating_binary(opcode, width, left(lane), right(lane)).bits);
      left(kLanes - 1).undefined = 1;
      EXPECT_FALSE(run(operation));
    }
}

TEST_F(LanesTest, LoadsAndStoresDeclineWhatTheFullOnesMustDecide) {
  Operation load{LoadInteger, 3, 32}, store{StoreInteger, 3, 32};
  Cell block = memory_.allocate_heap(4 * kLanes + 4, 16, false, kNoOffset);
  memory_.fill(block, integer_cell(7), 4 * kLanes);
  for (int32_t lane = 0; lane < kLanes; ++lane) right(lane) = integer_cell(100u + lane);
  left(0) = block;
  EXPECT_TRUE(run(load));
  EXPECT_EQ(result(kLanes - 1).bits, 0x07070707u);
  EXPECT_TRUE(run(store));
  EXPECT_TRUE(run(load));
  EXPECT_EQ(result(kLanes - 1).bits, 100u + kLanes - 1);
  left(0) = Memory::moved(block, 4);
  EXPECT_TRUE(run(load));
  EXPECT_FALSE(result(kLanes - 1).is_defined());  // never written
  EXPECT_TRUE(run(store));
  EXPECT_TRUE(run(load));
  EXPECT_TRUE(result(kLanes - 1).is_defined());
  for (uint64_t distance : {uint64_t{8}, uint64_t{2}, ~uint64_t{3}}) {  // end, alignment, start
    left(0) = Memory::moved(block, distance);
    EXPECT_FALSE(run(load)) << distance;
    EXPECT_FALSE(run(store)) << distance;
  }
  left(0) = block;
  right(2).undefined = 1;
  EXPECT_FALSE(run(store));
  right(2).undefined = 0;
  memory_.store_pointer(Memory::moved(block, 8), block);
  EXPECT_FALSE(run(load));  // would expose the pointer
  EXPECT_FALSE(run(store));
  memory_.free_heap(block, kNoOffset);
  EXPECT_FALSE(run(load));
}

TEST(InterpreterLanes, VectorsOutsideTheRules) {
  const std::string begin =
      "declare ptr @malloc(i64)\n@constant = constant <4 x i32> zeroinitializer\n"
      "define i32 @main() {\n  %p = call ptr @malloc(i64 16)\n"
      "  store <4 x i32> <i32 1, i32 2, i32 2147483647, i32 3>, ptr %p\n  ";
  const std::string end = "\n  ret i32 %x\n}\n";
  auto kind_of = [&](const std::string& text) { return run_text(begin + text + end).kind; };
  EXPECT_EQ(kind_of("%q = getelementptr i8, ptr %p, i64 4\n  %v = load <4 x i32>, ptr %q, align 4\n"
                    "  %x = extractelement <4 x i32> %v, i32 0"),
            "out-of-bounds");
  EXPECT_EQ(kind_of("store <4 x i32> zeroinitializer, ptr @constant\n  %x = add i32 0, 0"),
            "read-only");
  const std::string overflow =
      "%v = load <4 x i32>, ptr %p\n  %w = add nsw <4 x i32> %v, <i32 1, i32 1, i32 1, i32 1>\n"
      "  %x = extractelement <4 x i32> %w, i32 ";
  EXPECT_EQ(kind_of(overflow + "2"), "overflow");
  EXPECT_EQ(run_text(begin + overflow + "3" + end).outcome.status, 4);  // the others have results
}

}  // namespace
}  // namespace lilt::runtime
