// The runner of the pass table: which passes run, where it starts and stops, what it dumps, and
// that verification names the pass after which a function is broken.
#include "backend/pipeline.h"

#include "backend/internal_error.h"
#include "emit/x86/instructions.h"
#include "ir/mir/machine_printer.h"
#include "ir/mir/machine_verifier.h"
#include "ir/ssa/printer.h"
#include "tests/unit/backend_fixture.h"

namespace lilt::backend {
namespace {

using enum Pipeline::Result;

// Work for every pass: a cast that hides an alloca, a constant in memory, a chain of blocks, a dead
// instruction, a wide integer, a loop with a call, a value that lives across it, equal products.
constexpr std::string_view kProgram = R"(
declare i64 @g(i64)
define i64 @f(i64 %n, i64 %factor) {
entry:
  %sum = alloca i64
  %same = getelementptr i8, ptr %sum, i64 0
  store i64 0, ptr %same
  %slot = alloca i64
  store i64 3, ptr %slot
  %three = load i64, ptr %slot
  %step = mul i64 %three, 2
  %dead = xor i64 %n, 5
  br label %before
before:
  br label %loop
loop:
  %i = phi i64 [ 0, %before ], [ %next, %loop ]
  %old = load i64, ptr %sum
  %value = call i64 @g(i64 %i)
  %product = mul i64 %value, %factor
  %equal = mul i64 %factor, %value
  %part = add i64 %old, %product
  %new = add i64 %part, %equal
  store i64 %new, ptr %sum
  %next = add i64 %i, %step
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %done
done:
  %result = load i64, ptr %sum
  %wide = zext i64 %result to i128
  %shifted = shl i128 %wide, 3
  %low = trunc i128 %shifted to i64
  ret i64 %low
}
)";

const int kPassCount = encode_stage();  // rows with a function

std::string_view name_of(int pass) { return pass_table()[static_cast<size_t>(pass)].name; }

std::string text_of(const mir::MachineFunction& machine) {
  std::string text;
  mir::print(text, machine);
  return text;
}

// Whether the program has what the pass is for.
bool is_needed(int pass) {
  if (pass_table()[static_cast<size_t>(pass)].need == nullptr) return true;
  const std::string_view name = name_of(pass);
  return name == "signatures" || name == "split-types" || name == "critical-edges" ||
         name == "getelementptrs";
}

// A function on its way through the table.
struct Passage : Compilation {
  explicit Passage(std::string_view text = kProgram) : Compilation(text) {}

  // From the front, or from SSA IR on.
  Pipeline::Result go(const PipelineOptions& options, PipelineObserver observer = {}) {
    Pipeline pipeline(options, std::move(observer), diagnostics);
    Pipeline::Result result = pipeline.run(function, machine);
    note_runs(pipeline);
    return result;
  }
  Pipeline::Result go_on(const PipelineOptions& options) {
    Pipeline pipeline(options, {}, diagnostics);
    Pipeline::Result result = pipeline.run_machine(machine);
    note_runs(pipeline);
    return result;
  }
  // Produces the input of a pass.
  void go_up_to(int pass, int level) {
    PipelineOptions options;
    options.level = level;
    if (pass == 0) return;
    options.stop_after = name_of(pass - 1);
    go(options);
  }
  void note_runs(const Pipeline& pipeline) {
    runs.clear();
    for (const PassTotals& total : pipeline.totals()) runs.push_back(total.runs);
  }
  std::vector<uint64_t> runs;  // by pass
};

TEST(Pipeline, EachLevelRunsThePassesOfTheTable) {
  for (int level : {0, 1, 2}) {
    Passage run;
    PipelineOptions options;
    options.level = level;
    options.verify_each = true;
    ASSERT_EQ(run.go(options), Finished);
    for (int pass = 0; pass < kPassCount; ++pass) {
      bool is_on = pass_table()[static_cast<size_t>(pass)].first_level <= level;
      EXPECT_EQ(run.runs[static_cast<size_t>(pass)], is_on && is_needed(pass) ? 1u : 0u)
          << name_of(pass) << " at level " << level;
    }
    EXPECT_TRUE(run.machine.is_allocated && run.machine.frame.laid_out);
  }
}

TEST(Pipeline, CodeIsValidWithoutAnyOptionalPass) {
  for (const PassInfo& pass : pass_table()) {
    if (!pass.is_optional()) continue;
    Passage run;
    PipelineOptions options;
    options.disabled = {std::string(pass.name)};
    options.verify_each = true;
    ASSERT_EQ(run.go(options), Finished) << pass.name;
    for (int i = 0; i < kPassCount; ++i)
      EXPECT_EQ(run.runs[static_cast<size_t>(i)], name_of(i) != pass.name && is_needed(i) ? 1u : 0u)
          << name_of(i);
    EXPECT_TRUE(mir::verify(run.machine).empty()) << pass.name;
  }
}

// Every pass with work in this program changes it, so a silently omitted pass is detected.
TEST(Pipeline, PassesChangeTheProgram) {
  std::vector<std::string> changed;
  PipelineOptions options;
  options.print_changed = true;
  Passage run;
  run.go(options, {.dump = [&](const Dump& dump) {
           if (!dump.text.empty()) changed.push_back(std::string(dump.pass));
         }});
  for (std::string_view pass :
       {"mem2reg", "instruction-simplify", "simplify-cfg", "early-cse", "split-types", "regalloc",
        "prologue-epilogue", "late-peephole", "block-layout", "unwind"})
    EXPECT_EQ(std::count(changed.begin(), changed.end(), pass), 1) << pass;
}

// What an optimizer has left is not looked at again, unless the option asks for just that.
TEST(Pipeline, PassesSkipModulesThatHaveBeenThroughAnOptimizer) {
  std::string text(kProgram);
  const std::string_view head = "@f(i64 %n, i64 %factor)";
  text.insert(text.find(head) + head.size(), " local_unnamed_addr");
  auto changes = [&](std::string_view program, std::string_view run_pass) {
    std::vector<std::string> changed;
    PipelineOptions options;
    options.print_changed = true;
    options.run_pass = run_pass;
    Passage(program).go(options, {.dump = [&](const Dump& dump) {
                          if (!dump.text.empty()) changed.push_back(std::string(dump.pass));
                        }});
    return std::count(changed.begin(), changed.end(), "mem2reg");
  };
  EXPECT_EQ(changes(kProgram, ""), 1);
  EXPECT_EQ(changes(text, ""), 0);
  EXPECT_EQ(changes(text, "mem2reg"), 1);
  for (const PassInfo& pass : pass_table())
    EXPECT_TRUE(!pass.skips_optimized || (pass.on_ssa != nullptr && pass.is_optional()));
}

TEST(Pipeline, StopsBehindThePassAndGoesOnToTheSameCode) {
  for (int level : {0, 2}) {
    PipelineOptions whole;
    whole.level = level;
    Passage uninterrupted;
    ASSERT_EQ(uninterrupted.go(whole), Finished);
    for (int pass = 0; pass < kPassCount; ++pass) {
      SCOPED_TRACE(std::string(name_of(pass)) + " at level " + std::to_string(level));
      Passage run;
      PipelineOptions first = whole, second = whole;
      first.stop_after = second.start_after = name_of(pass);
      bool is_machine = pass >= find_pass("isel");
      Pipeline::Result stopped = run.go(first);
      EXPECT_EQ(stopped, is_machine ? StoppedMachine : StoppedAsSsa);
      for (int later = pass + 1; later < kPassCount; ++later)
        EXPECT_EQ(run.runs[static_cast<size_t>(later)], 0u) << name_of(later);
      EXPECT_EQ(is_machine ? run.go_on(second) : run.go(second), Finished);
      for (int earlier = 0; earlier <= pass; ++earlier)
        EXPECT_EQ(run.runs[static_cast<size_t>(earlier)], 0u) << name_of(earlier);
      EXPECT_EQ(text_of(run.machine), text_of(uninterrupted.machine));
    }
  }
}

TEST(Pipeline, OnePassRunsAloneAtAnyLevel) {
  for (int pass = 0; pass < kPassCount; ++pass) {
    SCOPED_TRACE(std::string(name_of(pass)));
    Passage run;
    run.go_up_to(pass, 2);
    PipelineOptions options;
    options.level = 0;
    options.run_pass = name_of(pass);
    options.verify_each = true;
    bool on_machine = pass > find_pass("isel");
    Pipeline::Result result = on_machine ? run.go_on(options) : run.go(options);
    EXPECT_NE(result, Failed);
    EXPECT_NE(result, Finished);
    for (int i = 0; i < kPassCount; ++i)
      EXPECT_EQ(run.runs[static_cast<size_t>(i)], i == pass ? 1u : 0u) << name_of(i);
  }
}

TEST(Pipeline, DumpsWhatIsAskedForInOrder) {
  std::vector<std::string> dumps;
  std::string last;
  PipelineObserver observer{.dump = [&](const Dump& dump) {
    EXPECT_EQ(dump.function, "f");
    EXPECT_EQ(dump.is_machine, dump.text.starts_with("machine function"));
    dumps.push_back(std::string(dump.when) + " " + std::string(dump.pass));
    last = dump.text;
  }};
  PipelineOptions options;
  options.print_before = {"mem2reg"};
  options.print_after = {"isel", "unwind"};
  Passage run;
  run.go(options, observer);
  EXPECT_EQ(dumps, (std::vector<std::string>{"before mem2reg", "after isel", "after unwind"}));
  EXPECT_EQ(last, text_of(run.machine));

  dumps.clear();
  options = {};
  options.print_after_all = true;
  Passage().go(options, observer);
  std::vector<std::string> all;
  for (int pass = 0; pass < kPassCount; ++pass)
    if (is_needed(pass)) all.push_back("after " + std::string(name_of(pass)));
  EXPECT_EQ(dumps, all);

  dumps.clear();
  options.filter_functions = {"g"};
  Passage().go(options, observer);
  EXPECT_TRUE(dumps.empty());
}

constexpr std::string_view kPlainFunction = R"(
define i64 @f(i64 %n) {
  %twice = add i64 %n, %n
  ret i64 %twice
}
)";

TEST(Pipeline, PassesThatAFunctionDoesNotNeedDoNotRun) {
  Passage run(kPlainFunction);
  ASSERT_EQ(run.go({}), Finished);
  for (int pass = 0; pass < kPassCount; ++pass)
    EXPECT_EQ(run.runs[static_cast<size_t>(pass)],
              pass_table()[static_cast<size_t>(pass)].need == nullptr ? 1u : 0u)
        << name_of(pass);
}

TEST(Pipeline, APassThatAnOptionNamesRunsOnEveryFunction) {
  std::vector<std::string> dumps;
  PipelineObserver observer{
      .dump = [&](const Dump& dump) { dumps.push_back(std::string(dump.pass)); }};
  PipelineOptions options;
  options.print_before = {"atomics"};
  options.print_after = {"switches"};
  Passage run(kPlainFunction);
  ASSERT_EQ(run.go(options, observer), Finished);
  EXPECT_EQ(dumps, (std::vector<std::string>{"atomics", "switches"}));
  EXPECT_EQ(run.runs[static_cast<size_t>(find_pass("switches"))], 1u);
}

TEST(Pipeline, AGroupStandsForAllItsPasses) {
  const PassSpan group = find_passes("legalize");
  auto is_member = [&](int pass) { return pass >= group.first && pass <= group.last; };
  PipelineOptions options;
  options.run_pass = "legalize";
  Passage alone;
  EXPECT_EQ(alone.go(options), StoppedAsSsa);
  for (int pass = 0; pass < kPassCount; ++pass)
    EXPECT_EQ(alone.runs[static_cast<size_t>(pass)], is_member(pass) && is_needed(pass) ? 1u : 0u)
        << name_of(pass);

  options = {};
  options.stop_after = "legalize";
  Passage first_part;
  EXPECT_EQ(first_part.go(options), StoppedAsSsa);
  EXPECT_EQ(first_part.runs[static_cast<size_t>(find_pass("getelementptrs"))], 1u);
  EXPECT_EQ(first_part.runs[static_cast<size_t>(find_pass("isel"))], 0u);
  options = {};
  options.start_after = "legalize";
  EXPECT_EQ(first_pass(options), group.last + 1);

  std::vector<std::string> dumps;
  PipelineObserver observer{.dump = [&](const Dump& dump) {
    dumps.push_back(std::string(dump.when) + " " + std::string(dump.pass));
  }};
  options = {};
  options.print_before = options.print_after = {"legalize"};
  Passage().go(options, observer);
  EXPECT_EQ(dumps, (std::vector<std::string>{"before legalize", "after legalize"}));
}

TEST(Pipeline, SaysWhyAPassDoesNotRun) {
  auto why = [](const PipelineOptions& options, std::string_view pass) {
    return why_not_run(options, static_cast<size_t>(find_pass(pass)));
  };
  PipelineOptions options;
  for (int pass = 0; pass < kPassCount; ++pass) EXPECT_EQ(why(options, name_of(pass)), "");
  options.disabled = {"early-cse"};
  options.start_after = "mem2reg";
  options.stop_after = "isel";
  EXPECT_EQ(why(options, "early-cse"), "is disabled");
  EXPECT_EQ(why(options, "mem2reg"), "does not run: it comes before --start-after=mem2reg");
  EXPECT_EQ(why(options, "regalloc"), "does not run: it comes after --stop-after=isel");
  EXPECT_EQ(why(options, "isel"), "");
  options = {};
  options.level = 0;
  EXPECT_EQ(why(options, "early-cse"), "does not run at -O0");
  options.run_pass = "early-cse";
  EXPECT_EQ(why(options, "early-cse"), "");
  EXPECT_EQ(why(options, "isel"), "does not run: --run-pass names another");
}

TEST(Pipeline, AllocatorsAreChosenByLevelUnlessNamed) {
  auto copies = [](int level, const std::string& allocator) {
    Passage run;
    PipelineOptions options;
    options.level = level;
    options.allocator = allocator;
    options.disabled = {
        "sroa",           "mem2reg",      "instruction-simplify", "simplify-cfg",
        "tail-recursion", "loop-unroll",  "loop-idioms",          "loop-rotate",
        "early-cse",      "licm",         "loop-strength-reduce", "constant-hoisting",
        "two-address",    "late-peephole"};
    EXPECT_EQ(run.go(options), Finished);
    return text_of(run.machine);
  };
  EXPECT_EQ(copies(0, ""), copies(0, "fast"));
  EXPECT_EQ(copies(2, ""), copies(2, "linear"));
  EXPECT_NE(copies(2, "fast"), copies(2, "linear"));
}

// --- planted faults

// The use of a value on a path that does not define it; every pass over SSA form keeps it.
constexpr std::string_view kTwoPaths = R"(
declare i64 @g(i64)
define i64 @f(i64 %n, i64 %m) {
entry:
  %zero = icmp eq i64 %n, 0
  br i1 %zero, label %left, label %right
left:
  %a = call i64 @g(i64 %n)
  %b = mul i64 %a, %m
  ret i64 %b
right:
  %c = call i64 @g(i64 %m)
  %d = mul i64 %c, %n
  ret i64 %d
}
)";

void plant(ssa::Function& function) {
  std::vector<ssa::InstId> returns;
  for (ssa::BlockId block : function.blocks())
    if (ssa::InstId end = function.terminator(block); function[end].opcode == ssa::Opcode::Ret)
      returns.push_back(end);
  ASSERT_EQ(returns.size(), 2u);
  function.set_operand(returns[1], 0, function.operand(returns[0], 0));
}

// A width that no row of the table has.
void plant(mir::MachineFunction& machine) {
  for (mir::MachineInstr& instruction : machine.instructions)
    if (instruction.opcode == x86::opcode(x86::Op::IMULrr) ||
        instruction.opcode == x86::opcode(x86::Op::IMULrm))
      instruction.width = 3;
  ASSERT_FALSE(mir::verify(machine).empty());
}

class PlantedFault : public testing::TestWithParam<int> {};

TEST_P(PlantedFault, IsFoundBehindThePassThatLeavesIt) {
  const int pass = GetParam();
  const bool on_machine = pass > find_pass("isel");
  auto attempt = [&](bool verify_each) {
    Passage run(kTwoPaths);
    run.go_up_to(pass, 1);
    on_machine ? plant(run.machine) : plant(run.function);
    PipelineOptions options;
    options.run_pass = name_of(pass);
    options.verify_each = verify_each;
    options.verify_allocation = false;
    on_machine ? run.go_on(options) : run.go(options);
  };
  EXPECT_NO_THROW(attempt(false));
  try {
    attempt(true);
    ADD_FAILURE() << "nothing was found";
  } catch (const InternalError& error) {
    EXPECT_EQ(error.stage, name_of(pass));
    EXPECT_EQ(error.function, "f");
    EXPECT_FALSE(error.faults.empty());
  }
}

INSTANTIATE_TEST_SUITE_P(EveryPass, PlantedFault, testing::Range(0, kPassCount),
                         [](const testing::TestParamInfo<int>& pass) {
                           std::string name(name_of(pass.param));
                           std::erase(name, '-');
                           return name;
                         });

}  // namespace
}  // namespace lilt::backend
