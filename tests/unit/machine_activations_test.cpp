// Virtual registers and frames of calls of code whose frame is not laid out.
#include <gtest/gtest.h>

#include "emit/x86/provisional_code.h"
#include "ir/mir/machine_parser.h"
#include "runtime/machine/activations.h"

namespace lilt::machine {
namespace {

constexpr const char* kText = R"(machine function @f {
  frame calls
  slot.0 local size 24 align 8
bb.0 freq 1:
  %t0:gpr @rdi = ENTRY
  %t2:gpr = ADD64rr tied %t0, %t1
  RET %t2 @rax
}
)";

class ActivationsTest : public ::testing::Test {
 protected:
  void SetUp() override {
    source_ = SourceText::from_memory("f.mir", kText);
    SourceOffset offset = 0;
    Diagnostics diagnostics;
    ASSERT_TRUE(mir::parse(*source_, offset, x86::target(), function_, diagnostics))
        << diagnostics.render(DiagnosticFormat::Text, false);
    x86::ProvisionalCode provisional(function_);
    ASSERT_EQ(provisional.problem().message, "");
    std::vector<uint32_t> offsets(function_.instructions.size());
    for (uint32_t i = 0; i < offsets.size(); ++i) offsets[i] = i;
    code_ = provisional.locate(offsets, static_cast<uint32_t>(offsets.size()));
    state_.general[4] = reinterpret_cast<uint64_t>(&stack_[stack_.size() - 1]);
  }

  std::unique_ptr<SourceText> source_;
  mir::MachineFunction function_;
  mir::LocatedCode code_;
  std::array<uint64_t, 64> stack_{};
  MachineState state_;
  UndefinedRegisters undefined_;
  UndefinedStack undefined_stack_{reinterpret_cast<uint64_t>(stack_.data()), sizeof stack_};
  Activations activations_{state_, undefined_, undefined_stack_};
};

TEST_F(ActivationsTest, HaveAFrameOfSlots) {
  const uint64_t entry = state_.general[4];
  activations_.enter(code_);
  EXPECT_EQ(entry - state_.general[4], 24u);  // 8 with the return address: a multiple of 16
  EXPECT_TRUE(activations_.find(code_));
  activations_.leave();
  EXPECT_EQ(state_.general[4], entry);
  EXPECT_FALSE(activations_.find(code_));
}

TEST_F(ActivationsTest, NameARegisterThatNothingWrote) {
  ASSERT_EQ(code_.instructions.size(), 3u);
  activations_.enter(code_);
  state_.general[7] = 5;
  EXPECT_EQ(activations_.load_uses(0), "");
  activations_.take_definitions(0);
  EXPECT_EQ(activations_.value(0).lane<uint64_t>(0), 5u);
  EXPECT_EQ(activations_.load_uses(1), "%t1");
}

}  // namespace
}  // namespace lilt::machine
