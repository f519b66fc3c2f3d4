// find_phi_slots: values that share a slot are never alive at once, judged by a search over all
// paths.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>

#include "runtime/interpreter/phi_slots.h"
#include "tests/unit/interpreter_run.h"

namespace lilt::runtime {
namespace {

using ssa::BlockId;
using ssa::InstId;

class Paths {
 public:
  explicit Paths(const ssa::Function& function) : function_(function) {}

  // Whether a use of `value` can be reached from behind `other` without its definition.
  bool lead_to_use(InstId value, InstId other) {
    value_ = value;
    seen_.assign(function_.block_count(), false);
    work_.clear();
    InstId start = function_.next(other);
    while (is_phi(other) && is_phi(start)) start = function_.next(start);
    if (walk(function_.block_of(other), start)) return true;
    while (!work_.empty()) {
      BlockId block = work_.back();
      work_.pop_back();
      InstId first = function_[block].first;
      bool is_defined = false;
      for (; is_phi(first); first = function_.next(first)) is_defined |= first == value;
      if (!is_defined && walk(block, first)) return true;
    }
    return false;
  }

 private:
  bool is_phi(InstId id) const { return id.valid() && function_[id].opcode == ssa::Opcode::Phi; }
  bool is_value(ssa::Value operand) const {
    return operand.is_local() && operand.local() == value_;
  }
  // True at a use; otherwise notes the successors, unless the definition comes first.
  bool walk(BlockId block, InstId id) {
    for (; id.valid(); id = function_.next(id)) {
      if (std::ranges::any_of(function_.operands(id), [&](auto v) { return is_value(v); }))
        return true;
      if (id == value_) return false;
    }
    bool is_used = false;
    function_.for_each_successor(block, [&](BlockId to) {
      for (InstId phi = function_[to].first; is_phi(phi); phi = function_.next(phi)) {
        std::span<const ssa::Value> entries = function_.operands(phi);
        for (size_t i = 0; i + 1 < entries.size(); i += 2)
          is_used |= is_value(entries[i]) && entries[i + 1].block() == block;
      }
      if (!seen_[to.index()]) work_.push_back(to);
      seen_[to.index()] = true;
    });
    return is_used;
  }

  const ssa::Function& function_;
  InstId value_;
  std::vector<bool> seen_;
  std::vector<BlockId> work_;
};

std::map<InstId, std::vector<InstId>> slots_of(const ssa::Function& function) {
  std::vector<InstId> phis = find_phi_slots(function);
  std::map<InstId, std::vector<InstId>> members;
  for (uint32_t i = 0; i < phis.size(); ++i) {
    if (!phis[i].valid()) continue;
    if (members[phis[i]].empty()) members[phis[i]].push_back(phis[i]);
    members[phis[i]].push_back(InstId(i));
  }
  return members;
}

void expect_no_interference(const ssa::Function& function, size_t& shared) {
  Paths paths(function);
  for (const auto& [phi, members] : slots_of(function))
    for (InstId a : members)
      for (InstId b : members) {
        if (a == b) continue;
        ++shared;
        EXPECT_FALSE(paths.lead_to_use(a, b)) << a.index() << " behind " << b.index();
      }
}

template <class Check>
void for_each_function(std::unique_ptr<SourceText> source, Check check) {
  Diagnostics diagnostics;
  std::unique_ptr<ssa::Module> module = frontend::parse_module_header(*source, diagnostics);
  if (diagnostics.has_errors()) return;
  ssa::ModuleOverlay overlay(*module);
  frontend::FunctionParser parser(overlay, diagnostics);
  ssa::Function function;
  for (uint32_t i = 0; i < module->symbol_count(); ++i) {
    ssa::SymbolId symbol(i);
    bool is_function = (*module)[symbol].kind == ssa::SymbolKind::Function;
    if (!is_function || !(*module)[symbol].is_definition) continue;
    if (!parser.parse(symbol, function)) continue;
    function.track_uses();
    check(function);
  }
}

TEST(PhiSlots, NoTwoValuesOfASlotAreAliveAtOnce) {
  size_t shared = 0;
  for (const char* directory : {LILT_TESTS_DIR "/programs", LILT_STORED_IR_DIR})
    for (const auto& entry : std::filesystem::recursive_directory_iterator(directory)) {
      if (entry.path().extension() != ".ll") continue;
      std::ifstream file(entry.path(), std::ios::binary);
      std::string text((std::istreambuf_iterator<char>(file)), {});
      SCOPED_TRACE(entry.path().string());
      for_each_function(SourceText::from_memory("program.ll", text),
                        [&](const ssa::Function& f) { expect_no_interference(f, shared); });
    }
  EXPECT_GT(shared, 1000u);
}

size_t sharing_values(const std::string& body) {
  size_t count = 0;
  for_each_function(SourceText::from_memory(
                        "program.ll", "define i64 @f(i64 %n, i1 %c, ptr %list) {\n" + body + "}\n"),
                    [&](const ssa::Function& f) {
                      for (InstId phi : find_phi_slots(f)) count += phi.valid();
                    });
  return count;
}

std::string loop_of(const std::string& more, const std::string& result) {
  return "entry:\n br label %loop\nloop:\n %i = phi i64 [ 0, %entry ], [ %next, %loop ]\n"
         " %next = add i64 %i, 1\n" +
         more +
         " %end = icmp eq i64 %next, %n\n br i1 %end, label %done, label %loop\ndone:\n ret i64 " +
         result + "\n";
}

TEST(PhiSlots, ACounterHasOneSlot) { EXPECT_EQ(sharing_values(loop_of("", "%next")), 1u); }
TEST(PhiSlots, AnOldValueThatIsUsedLaterKeepsItsSlot) {
  EXPECT_EQ(sharing_values(loop_of(" %twice = mul i64 %i, 2\n store i64 %twice, ptr %list\n", "0")),
            0u);
  EXPECT_EQ(sharing_values(loop_of("", "%i")), 0u);
}
TEST(PhiSlots, AnOldValueThatAnotherPhiTakesKeepsItsSlot) {
  EXPECT_EQ(sharing_values(R"(
entry:
  br label %loop
loop:
  %a = phi i64 [ 0, %entry ], [ %b, %loop ]
  %b = phi i64 [ 1, %entry ], [ %sum, %loop ]
  %sum = add i64 %a, %b
  %end = icmp ugt i64 %sum, %n
  br i1 %end, label %done, label %loop
done:
  ret i64 %a
)"),
            0u);
}
TEST(PhiSlots, AValueOfEachArmHasTheSlot) {
  std::string arms = R"(
  br i1 %c, label %left, label %right
left:
  %x = add i64 %n, 1
  br label %join
right:
  %y = mul i64 %n, 3
  br label %join
join:
  %p = phi i64 [ %x, %left ], [ %y, %right ]
  ret i64 %p
)";
  EXPECT_EQ(sharing_values(arms), 2u);
}
// %x is read again behind the join, where the other arm has written the phi.
TEST(PhiSlots, AValueThatOutlivesThePhisDefinitionKeepsItsSlot) {
  EXPECT_EQ(sharing_values(R"(
  %x = add i64 %n, 1
  br i1 %c, label %left, label %join
left:
  br label %join
join:
  %p = phi i64 [ 5, %left ], [ %x, %0 ]
  %r = add i64 %p, %x
  ret i64 %r
)"),
            0u);
}
TEST(PhiSlots, AListIsWalkedInOneSlot) {
  EXPECT_EQ(sharing_values(R"(
  br label %loop
loop:
  %at = phi ptr [ %list, %0 ], [ %next, %loop ]
  %next = load ptr, ptr %at
  %end = icmp eq ptr %next, null
  br i1 %end, label %done, label %loop
done:
  ret i64 0
)"),
            1u);
}

}  // namespace
}  // namespace lilt::runtime
