// The log of machine code's steps, and what is read from it.
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <optional>

#include "ir/mir/machine_parser.h"
#include "runtime/machine/step_log.h"

namespace lilt::machine {
namespace {

constexpr const char* kText = R"(machine function @f {
  properties allocated
  frame laid-out
bb.0 freq 1 to bb.2:
  rax = MOV64ri 7
  JMP bb.2
bb.2 freq 1 from bb.0:
  rcx = MOV64ri 8
  rax = MOV64ri 9
  RET rax
}
)";

class StepLogTest : public ::testing::Test {
 protected:
  void SetUp() override {
    source_ = SourceText::from_memory("f.mir", kText);
    SourceOffset offset = 0;
    Diagnostics diagnostics;
    mir::MachineFunction function;
    ASSERT_TRUE(mir::parse(*source_, offset, x86::target(), function, diagnostics))
        << diagnostics.render(DiagnosticFormat::Text, false);
    std::vector<uint32_t> offsets(function.instructions.size());
    for (uint32_t i = 0; i < offsets.size(); ++i) offsets[i] = i;
    code_ = mir::locate_code(function, offsets, static_cast<uint32_t>(offsets.size()));
    ASSERT_EQ(code_.instructions.size(), 5u);
    record_.limit = UINT32_MAX;
    state_.general[4] = 0x7000;
  }

  // `lines`: of the function's stage.
  void start(std::vector<std::string_view> lines) {
    std::vector<LoggedFunction> functions;
    functions.push_back(
        {.code = &code_, .lines = std::move(lines), .blocks = {0, 2}, .record = &record_});
    log_.emplace(std::move(functions));
  }
  StepLog::Entry* step(uint32_t instruction) {
    return log_->begin(0, instruction, instruction, instruction == 0, state_);
  }
  // The instruction gives what rax and rcx hold.
  void give(uint32_t instruction, uint64_t value) {
    StepLog::Entry* entry = step(instruction);
    state_.general[0] = state_.general[1] = value;
    log_->set_values(*entry, state_);
  }
  void allocate(uint64_t address, uint64_t size) {
    state_.general[7] = size;
    log_->before_native("rax = CALL @malloc, rdi", state_, 0);
    state_.general[0] = address;
    log_->after_native(state_);
  }
  std::string value(size_t visit, size_t number) const {
    return record_.texts.texts()[record_.machine.visits[visit].values[number]];
  }

  std::unique_ptr<SourceText> source_;
  mir::LocatedCode code_;
  report::RunRecord record_;
  std::optional<StepLog> log_;
  MachineState state_;
};

TEST_F(StepLogTest, BeginsABlockAtALineThatTheStageLacks) {
  start({"bb.0:", "  rax = MOV64ri 7", "  JMP bb.2", "bb.2:", "  rax = MOV64ri 9", "  RET rax"});
  give(0, 7);
  step(1);
  give(2, 8);
  give(3, 9);
  step(4);
  read_log(*log_, {}, 0);
  ASSERT_EQ(record_.machine.visits.size(), 2u);
  EXPECT_EQ(record_.machine.visits[1].block, 1u);
  EXPECT_EQ(record_.machine.first_shown, (std::vector<uint32_t>{0, 1, 2}));
  EXPECT_EQ(value(0, 0), "7");
  EXPECT_EQ(value(1, 0), "9");
}

TEST_F(StepLogTest, NamesAddressesByTheLastAllocationThatHadThem) {
  start({"bb.0:", "  rax = MOV64ri 7", "bb.2:", "  rcx = MOV64ri 8", "  rax = MOV64ri 9"});
  allocate(0x1000, 0x100);
  allocate(0, 0x100000);  // fails
  allocate(0x1040, 0x10);
  log_->after_native(state_);  // of other code
  EXPECT_EQ(log_->allocations().size(), 2u);
  give(0, 0x1008);
  give(2, 0x1050);
  give(3, 0x1100);
  read_log(*log_, {}, 0);
  EXPECT_EQ(value(0, 0), "heap#1+8");
  EXPECT_EQ(value(1, 0), "heap#2+16");
  EXPECT_EQ(value(1, 1), "heap#1+256");
}

TEST_F(StepLogTest, KnowsNoAllocationByCodeThatHasNotReturned) {
  start({});
  state_.general[7] = 16;
  log_->before_native("TAILJMP @malloc, rdi", state_, 8);
  log_->after_native(state_);
  EXPECT_TRUE(log_->allocations().empty());
}

TEST_F(StepLogTest, EndsTheProcessWhenThereIsNoRoom) {
  constexpr size_t kMoreThanThereIsRoomFor = size_t{1} << 22;
  start({});
  const pid_t child = ::fork();
  if (child == 0) {
    for (size_t i = 0; i < kMoreThanThereIsRoomFor; ++i) step(i == 0 ? 0 : 1);
    ::_exit(1);
  }
  int status = 0;
  ASSERT_EQ(::waitpid(child, &status, 0), child);
  EXPECT_EQ(status, 0);
  EXPECT_TRUE(log_->is_full());
  EXPECT_TRUE(log_->is_cut(0));
}

}  // namespace
}  // namespace lilt::machine
