// Each intrinsic of ir/ssa/intrinsics.def is treated as its row says.
#include <gtest/gtest.h>

#include <algorithm>

#include "ir/ssa/intrinsics.h"
#include "ir/support/words.h"
#include "runtime/interpreter/external.h"
#include "runtime/interpreter/lane_operations.h"
#include "runtime/interpreter/numeric_intrinsics.h"
#include "runtime/interpreter/packed.h"
#include "tests/unit/interpreter_run.h"

namespace lilt::runtime {
namespace {

using enum ssa::Interpretation;

// Constrained operations that are instructions: the decoder makes operations of them.
bool is_instruction(std::string_view operation) {
  return is_one_of(operation, {"fadd", "fsub", "fmul", "fdiv", "frem", "fcmp", "fcmps", "fpext",
                               "fptrunc", "fptosi", "fptoui", "sitofp", "uitofp"});
}

// In the order in which a call is prepared.
ssa::Interpretation found_for(std::string_view name) {
  if (std::string_view operation = ssa::constrained_operation(name); !operation.empty()) {
    std::string plain = "llvm." + std::string(operation);
    bool is_known = is_instruction(operation) || find_intrinsic(plain) != nullptr;
    return is_known ? Unconstrained : Refused;
  }
  if (find_packed_operation(name) != nullptr) return Packed;
  if (ssa::find_masked_access(name, 3) != nullptr) return Masked;
  if (!ssa::rearranged_lanes(name, 2, 1, 1, 0).empty()) return Rearranged;
  if (find_lane_operation(name) != nullptr) return Lanes;
  if (find_external(name) != nullptr) return External;
  return find_intrinsic(name) != nullptr ? Numeric : Refused;
}

TEST(InterpreterIntrinsics, EachRowNamesItsTreatment) {
  for (const ssa::IntrinsicSignature& row : ssa::intrinsic_signatures()) {
    bool is_decoded = is_one_of(row.name, {"llvm.scmp", "llvm.ucmp", "llvm.stacksave",
                                           "llvm.stackrestore", "llvm.va_start"});
    EXPECT_EQ(row.interpretation, is_decoded ? Decoded : found_for(row.name)) << row.name;
  }
}

TEST(InterpreterIntrinsics, EachExternalHasARow) {
  for (std::span<const runtime::External> table :
       {intrinsic_externals(), environment_externals(), exception_externals()})
    for (const runtime::External& external : table) {
      auto has_name = [&](const ssa::IntrinsicSignature& row) {
        return row.name == external.name || row.name.starts_with(std::string(external.name) + ".");
      };
      EXPECT_TRUE(!external.name.starts_with("llvm.") ||
                  std::ranges::any_of(ssa::intrinsic_signatures(), has_name))
          << external.name;
    }
}

TEST(InterpreterIntrinsics, ARefusedOneIsNamed) {
  ProgramRun run = run_text(
      "declare i64 @llvm.readcyclecounter()\n"
      "define i64 @main() {\n  %x = call i64 @llvm.readcyclecounter()\n  ret i64 %x\n}\n");
  EXPECT_EQ(run.kind, "unsupported");
  ASSERT_TRUE(run.outcome.failure);
  EXPECT_NE(run.outcome.failure->message.find("'@llvm.readcyclecounter'"), std::string::npos);
}

}  // namespace
}  // namespace lilt::runtime
