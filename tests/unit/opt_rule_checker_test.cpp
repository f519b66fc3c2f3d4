// Rules together, and on pointers and phis, are checked for refinement (opt_rule_checker.h), and so
// is the checker: rewrites that are almost right must be found.
#include "tests/unit/opt_rule_checker.h"

namespace lilt::opt {
namespace {

class Refinement : public testing::TestWithParam<const char*> {};

TEST_P(Refinement, HoldsForAllInputs) {
  RuleChecker checker(GetParam(), instruction_simplify);
  EXPECT_EQ(checker.run(), "") << GetParam();
  EXPECT_TRUE(checker.has_applied()) << "no rule applies to " << GetParam();
}

// What several rules do together; each alone: opt_rewrite_rules_test.cpp.
INSTANTIATE_TEST_SUITE_P(
    Together, Refinement,
    testing::Values(
        "T (T %x): %r = add {nuw nsw} T C, %x",
        "T (T %x): %a = mul {nuw nsw} T %x, C; %b = add {nuw nsw} T %a, D;"
        "%c = mul T %b, C; %r = add T %c, D",
        "T (T %x): %a = lshr T %x, 1; %r = sdiv {exact} T %a, C",
        "T (T %x, T %y): %a = lshr T %x, 1; %b = lshr T %y, 1; %r = sdiv {exact} T %a, %b",
        "i1 (T %x): %r = icmp ugt T C, %x", "T (T %x): %a = and T %x, C; %r = lshr {exact} T %a, D",
        "i1 (T %x): %a = and T %x, C; %r = icmp ult T %a, D",
        "i1 (T %x): %a = zext {nneg} T %x to W; %r = icmp slt W %a, 3",
        "i1 (T %x): %a = sext T %x to W; %r = icmp ult W %a, -2",
        "T (i1 %c, T %x, T %y): %n = xor i1 %c, true; %r = select i1 %n, T %x, T %y",
        "T (T %x): %d = freeze T %x; %e = freeze T %d; %r = add T %e, 0",
        "i1 (T %x, T %y): %c = icmp ult T %x, %y; %d = icmp eq T %x, C;"
        "%r = select i1 %c, i1 true, i1 %d",
        "i1 (T %x): %c = icmp ult T %x, C; %w = zext T %x to W;"
        "%d = trunc {nuw nsw} W %w to i1; %r = select i1 %c, i1 %d, i1 true",
        "W (T %x): %a = lshr T %x, 1; %b = lshr T %a, 1; %c = add {nuw nsw} T %b, C;"
        "%r = sext T %c to W",
        "T (T %x, T %y): %a = and T %x, C; %b = lshr T %y, 1; %c = add T %a, %b;"
        "%r = and T %c, D"));

INSTANTIATE_TEST_SUITE_P(
    Pointers, Refinement,
    testing::Values(
        "ptr (ptr %p): %c = icmp eq ptr %p, null; %r = select i1 %c, ptr null, ptr %p",
        "ptr (ptr %p): %c = icmp eq ptr %p, null; %r = select i1 %c, ptr %p, ptr null",
        "ptr (ptr %p): %c = icmp ne ptr %p, null; %r = select i1 %c, ptr %p, ptr null",
        "ptr (ptr %p): %c = icmp ne ptr null, %p; %r = select i1 %c, ptr null, ptr %p",
        "ptr (ptr %p): %a = getelementptr {inbounds} i8, ptr %p, T C; %c = icmp eq ptr %a, %p;"
        "%r = select i1 %c, ptr %p, ptr %a",
        "ptr (ptr %p, T %i): %a = getelementptr {inbounds} i8, ptr %p, T %i;"
        "%c = icmp ne ptr %p, %a; %r = select i1 %c, ptr %p, ptr %a",
        "ptr (ptr %p, i1 %c): %i = select i1 %c, T C, T 0;"
        "%r = getelementptr {inbounds} i8, ptr %p, T %i",
        "ptr (ptr %p): %r = getelementptr {inbounds} [2 x i32], ptr %p, T 0, T 0",
        "ptr (ptr %p): %a = getelementptr {inbounds} i32, ptr %p, T C;"
        "%r = getelementptr {inbounds} i8, ptr %a, T D",
        "ptr (ptr %p, T %i): %a = getelementptr {inbounds} [2 x i32], ptr %p, T C;"
        "%r = getelementptr {inbounds} [2 x i32], ptr %a, T 0, T %i",
        "i64 (ptr %p): %a = ptrtoint ptr %p to i64; %b = inttoptr i64 %a to ptr;"
        "%r = ptrtoint ptr %b to i64"));

// Equal pointers of different objects: rules would lose the provenance.
class Provenance : public testing::TestWithParam<const char*> {};

TEST_P(Provenance, IsKept) {
  EXPECT_EQ(RuleChecker(GetParam(), instruction_simplify).run(), "") << GetParam();
}

INSTANTIATE_TEST_SUITE_P(
    Pointers, Provenance,
    testing::Values(
        "ptr (ptr %p, ptr %q): %c = icmp eq ptr %p, %q; %r = select i1 %c, ptr %q, ptr %p",
        "ptr (ptr %p, ptr %q): %c = icmp eq ptr %p, %q; %r = select i1 %c, ptr %p, ptr %q",
        "ptr (ptr %p, ptr %q): %c = icmp ne ptr %p, %q; %r = select i1 %c, ptr %q, ptr %p",
        "ptr (ptr %p, ptr %q): %c = icmp ne ptr %q, %p; %r = select i1 %c, ptr %q, ptr %p",
        "ptr (ptr %p, ptr %q): %a = getelementptr {inbounds} i8, ptr %p, T C;"
        "%c = icmp eq ptr %a, %q; %r = select i1 %c, ptr %q, ptr %a",
        "ptr (ptr %p, ptr %q): %a = ptrtoint ptr %p to i64; %b = ptrtoint ptr %q to i64;"
        "%c = icmp eq i64 %a, %b; %s = select i1 %c, i64 %a, i64 %b; %r = inttoptr i64 %s to ptr",
        "ptr (ptr %p, ptr %q): %a = ptrtoint ptr %p to i64; %b = ptrtoint ptr %q to i64;"
        "%d = sub i64 %b, %a; %s = add i64 %a, %d; %r = inttoptr i64 %s to ptr",
        "ptr (ptr %p): %a = ptrtoint ptr %p to i64; %r = inttoptr i64 %a to ptr",
        "ptr (ptr %p, ptr %q): %a = ptrtoint ptr %p to i64; %b = ptrtoint ptr %q to i64;"
        "%d = sub i64 %b, %a; %r = getelementptr i8, ptr %p, i64 %d"));

// Of a value in two blocks. An input may be poison, which undef must not become: those rules apply
// to frozen ones only.
INSTANTIATE_TEST_SUITE_P(
    Phis, Refinement,
    testing::Values("T (i1 %c, T %x): br i1 %c, label %p, label %q; p:; br label %q;"
                    "q:; %r = phi T [ %x, %p ], [ %x, %0 ]",
                    "T (i1 %c, T %x): br i1 %c, label %p, label %q; p:; br label %e; q:;"
                    "br label %e; e:; %r = phi T [ %x, %p ], [ poison, %q ]",
                    "T (i1 %c, T %x): %f = freeze T %x; br i1 %c, label %p, label %q; p:;"
                    "br label %e; q:; br label %e; e:; %r = phi T [ %f, %p ], [ undef, %q ]",
                    "T (i1 %c, T %x): %f = freeze T %x; %s = xor T %f, C; br i1 %c, label %p,"
                    "label %q; p:; br label %e; q:; br label %e;"
                    "e:; %r = phi T [ undef, %p ], [ %s, %q ]",
                    "T (i1 %c): br i1 %c, label %p, label %q; p:; br label %e; q:; br label %e;"
                    "e:; %r = phi T [ undef, %p ], [ poison, %q ]"));

INSTANTIATE_TEST_SUITE_P(
    PairsOfComparisons, Refinement,
    testing::Values(
        "i1 (T %x, T %y): %a = icmp eq T %x, %y; %b = icmp ne T %x, %y; %r = and i1 %a, %b",
        "i1 (T %x, T %y): %a = icmp eq T %x, %y; %b = icmp uge T %y, %x; %r = or i1 %a, %b",
        "i1 (T %x, T %y): %a = icmp eq T %x, %y; %b = icmp ult T %x, %y; %r = xor i1 %a, %b",
        "i1 (T %x, T %y): %a = icmp eq T %x, %y; %b = icmp eq T %y, %x; %r = and i1 %a, %b",
        "i1 (T %x, T %y): %a = icmp ne T %x, %y; %b = icmp ne T %x, %y; %r = or i1 %a, %b",
        "i1 (T %x, T %y): %a = icmp ne T %x, %y; %b = icmp uge T %y, %x; %r = xor i1 %a, %b",
        "i1 (T %x, T %y): %a = icmp ne T %x, %y; %b = icmp ult T %x, %y; %r = and i1 %a, %b",
        "i1 (T %x, T %y): %a = icmp ne T %x, %y; %b = icmp eq T %y, %x; %r = or i1 %a, %b",
        "i1 (T %x, T %y): %a = icmp ugt T %x, %y; %b = icmp ne T %x, %y; %r = xor i1 %a, %b",
        "i1 (T %x, T %y): %a = icmp ugt T %x, %y; %b = icmp uge T %y, %x; %r = and i1 %a, %b",
        "i1 (T %x, T %y): %a = icmp ugt T %x, %y; %b = icmp ult T %x, %y; %r = or i1 %a, %b",
        "i1 (T %x, T %y): %a = icmp ugt T %x, %y; %b = icmp eq T %y, %x; %r = xor i1 %a, %b",
        "i1 (T %x, T %y): %a = icmp ule T %x, %y; %b = icmp ne T %x, %y; %r = and i1 %a, %b",
        "i1 (T %x, T %y): %a = icmp ule T %x, %y; %b = icmp uge T %y, %x; %r = or i1 %a, %b",
        "i1 (T %x, T %y): %a = icmp ule T %x, %y; %b = icmp ult T %x, %y; %r = xor i1 %a, %b",
        "i1 (T %x, T %y): %a = icmp ule T %x, %y; %b = icmp eq T %y, %x; %r = and i1 %a, %b",
        "i1 (T %x, T %y): %a = icmp sgt T %x, %y; %b = icmp sge T %y, %x; %r = or i1 %a, %b",
        "i1 (T %x, T %y): %a = icmp sgt T %x, %y; %b = icmp slt T %x, %y; %r = xor i1 %a, %b",
        "i1 (T %x, T %y): %a = icmp sgt T %x, %y; %b = icmp eq T %y, %x; %r = and i1 %a, %b",
        "i1 (T %x, T %y): %a = icmp sle T %x, %y; %b = icmp sge T %x, %y; %r = or i1 %a, %b",
        "i1 (T %x, T %y): %a = icmp sle T %x, %y; %b = icmp slt T %y, %x; %r = xor i1 %a, %b",
        "i1 (T %x, T %y): %a = icmp sle T %x, %y; %b = icmp eq T %x, %y; %r = and i1 %a, %b",
        "i1 (T %x, T %y): %a = icmp ne T %x, %y; %b = icmp sge T %y, %x; %r = or i1 %a, %b",
        "i1 (T %x, T %y): %a = icmp ne T %x, %y; %b = icmp slt T %x, %y; %r = xor i1 %a, %b",
        "i1 (T %x, T %y): %a = icmp ne T %x, %y; %b = icmp eq T %y, %x; %r = and i1 %a, %b"));

class Unapplied : public testing::TestWithParam<const char*> {};
TEST_P(Unapplied, LeavesAlone) {
  RuleChecker checker(GetParam(), instruction_simplify);
  EXPECT_EQ(checker.run(), "") << GetParam();
  EXPECT_FALSE(checker.has_applied()) << GetParam();
}
INSTANTIATE_TEST_SUITE_P(
    SignedBesideUnsigned, Unapplied,
    testing::Values(
        "i1 (T %x, T %y): %a = icmp ult T %x, %y; %b = icmp sge T %x, %y; %r = and i1 %a, %b",
        "i1 (T %x, T %y): %a = icmp slt T %x, %y; %b = icmp ugt T %x, %y; %r = or i1 %a, %b"));
INSTANTIATE_TEST_SUITE_P(
    UndefThatWouldBePoison, Unapplied,
    testing::Values("T (i1 %c, T %x): br i1 %c, label %p, label %q; p:; br label %e; q:;"
                    "br label %e; e:; %r = phi T [ %x, %p ], [ undef, %q ]",
                    "W (i1 %c, T %x): %f = freeze T %x; %s = zext nneg T %f to W; br i1 %c,"
                    "label %p, label %q; p:; br label %e; q:; br label %e;"
                    "e:; %r = phi W [ %s, %p ], [ undef, %q ]",
                    "T (i1 %c, T %x, T %y): %f = freeze T %x; %s = shl T %f, %y; br i1 %c,"
                    "label %p, label %q; p:; br label %e; q:; br label %e;"
                    "e:; %r = phi T [ %s, %p ], [ undef, %q ]",
                    "T (i1 %c, T %x): %r = select i1 %c, T %x, T undef",
                    "T (i1 %c, T %x): %r = select i1 %c, T undef, T %x"));

// --- the checker itself, on rewrites with a fault

using ssa::Function;
using ssa::InstId;
using ssa::Opcode;
using ssa::Value;

// Calls rewrite(function, id) for each instruction of the entry block.
template <class Rewrite>
bool for_each(Function& function, Rewrite rewrite) {
  function.track_uses();
  bool has_changed = false;
  for (InstId id = function[function.entry()].first; id.valid(); id = function.next(id))
    has_changed |= rewrite(function, id);
  return has_changed;
}

uint64_t number(const Function& f, Value value) { return f.constants()[value.constant()].bits; }
Value number(Function& f, InstId id, uint64_t bits) {
  return f.constants().integer(f[id].type, f.types().integer_bits(f[id].type), bits);
}

// (x + C) + D with the flags of the outer sum.
bool keep_flags(Function& function, ssa::Analyses&, Arena&) {
  return for_each(function, [](Function& f, InstId id) {
    if (f[id].opcode != Opcode::Add || !f.operand(id, 0).is_local()) return false;
    const InstId inner = f.operand(id, 0).local();
    if (f[inner].opcode != Opcode::Add) return false;
    const uint64_t sum = number(f, f.operand(id, 1)) + number(f, f.operand(inner, 1));
    f.set_operand(id, 0, f.operand(inner, 0));
    f.set_operand(id, 1, number(f, id, sum));
    return true;
  });
}

// x < C as x <= C - 1, also for the least C.
bool forget_least_number(Function& function, ssa::Analyses&, Arena&) {
  return for_each(function, [](Function& f, InstId id) {
    const auto strict = static_cast<uint8_t>(ssa::IntPredicate::SLT);
    if (f[id].opcode != Opcode::ICmp || f[id].subcode != strict) return false;
    const InstId x = f.operand(id, 0).local();
    f[id].subcode = static_cast<uint8_t>(ssa::IntPredicate::SLE);
    f.set_operand(id, 1, number(f, x, number(f, f.operand(id, 1)) - 1));
    return true;
  });
}

// x / 2 as x >> 1, which rounds down.
bool round_down(Function& function, ssa::Analyses&, Arena&) {
  return for_each(function, [](Function& f, InstId id) {
    if (f[id].opcode != Opcode::SDiv) return false;
    f[id].opcode = Opcode::AShr;
    f.set_operand(id, 1, number(f, id, 1));
    return true;
  });
}

// x & y as x - (x & ~y): right, but undefined in all bits if x is undefined in one.
bool spread_undefined_bits(Function& function, ssa::Analyses&, Arena&) {
  return for_each(function, [](Function& f, InstId id) {
    if (f[id].opcode != Opcode::And || f[f.next(id)].opcode != Opcode::Ret) return false;
    const Value x = f.operand(id, 0);
    const Value mask = number(f, id, ~number(f, f.operand(id, 1)));
    const InstId rest = f.create(Opcode::And, f[id].type, {x, mask});
    f.insert_before(id, rest);
    f[id].opcode = Opcode::Sub;
    f.set_operand(id, 1, rest);
    return true;
  });
}

// Speculates a division.
bool divide_always(Function& function, ssa::Analyses&, Arena&) {
  return for_each(function, [](Function& f, InstId id) {
    if (f[id].opcode != Opcode::Select) return false;
    const InstId quotient =
        f.create(Opcode::UDiv, f[id].type, {f.operand(id, 1), f.operand(id, 2)});
    f.insert_before(id, quotient);
    return true;
  });
}

// select (p == q), x, y as y, for pointers as well.
bool take_equal_pointer(Function& function, ssa::Analyses&, Arena&) {
  return for_each(function, [](Function& f, InstId id) {
    if (f[id].opcode != Opcode::Select || !f.has_uses(id)) return false;
    f.replace_all_uses(id, f.operand(id, 2));
    return true;
  });
}

// inttoptr of ptrtoint as the pointer.
bool forget_integer(Function& function, ssa::Analyses&, Arena&) {
  return for_each(function, [](Function& f, InstId id) {
    if (f[id].opcode != Opcode::IntToPtr || !f.has_uses(id)) return false;
    f.replace_all_uses(id, f.operand(f.operand(id, 0).local(), 0));
    return true;
  });
}

// select c, x, undef as x, and the phi of both alike: x may be poison.
bool take_defined_arm(Function& function, ssa::Analyses&, Arena&) {
  function.track_uses();
  bool has_changed = false;
  for (const ssa::BlockId block : function.blocks())
    for (InstId id = function[block].first; id.valid(); id = function.next(id)) {
      const bool is_select = function[id].opcode == Opcode::Select;
      if ((!is_select && function[id].opcode != Opcode::Phi) || !function.has_uses(id)) continue;
      function.replace_all_uses(id, function.operand(id, is_select ? 1 : 0));
      has_changed = true;
    }
  return has_changed;
}

// freeze x as x.
bool thaw(Function& function, ssa::Analyses&, Arena&) {
  return for_each(function, [](Function& f, InstId id) {
    if (f[id].opcode != Opcode::Freeze || !f.has_uses(id)) return false;
    f.replace_all_uses(id, f.operand(id, 0));
    return true;
  });
}

bool exchange_for_ever(Function& function, ssa::Analyses&, Arena&) {
  return for_each(function, [](Function& f, InstId id) {
    if (f[id].opcode != Opcode::Xor) return false;
    const Value x = f.operand(id, 0);
    f.set_operand(id, 0, f.operand(id, 1));
    f.set_operand(id, 1, x);
    return true;
  });
}

TEST(RuleChecker, FindsPlantedFaults) {
  auto fault = [](const char* statement, Pass pass) { return RuleChecker(statement, pass).run(); };
  const char* sums = "T (T %x): %a = add T %x, C; %r = add {nuw nsw} T %a, D";
  EXPECT_NE(fault(sums, keep_flags).find("inputs"), std::string::npos);
  EXPECT_EQ(fault("T (T %x): %a = add T %x, C; %r = add T %a, D", keep_flags), "");
  EXPECT_NE(fault("i1 (T %x): %r = icmp slt T %x, C", forget_least_number), "");
  EXPECT_NE(fault("T (T %x): %r = sdiv T %x, 2", round_down), "");
  EXPECT_NE(fault("T (T %x): %r = and T %x, C", spread_undefined_bits).find("undefined bits"),
            std::string::npos);
  EXPECT_EQ(fault("defined T (T %x): %r = and T %x, C", spread_undefined_bits), "");
  EXPECT_NE(fault("T (i1 %c, T %x, T %y): %r = select i1 %c, T %x, T %y", divide_always), "");
  const char* equal =
      "ptr (ptr %p, ptr %q): %c = icmp eq ptr %p, %q; %r = select i1 %c, ptr %p, ptr %q";
  EXPECT_NE(fault(equal, take_equal_pointer).find("provenance"), std::string::npos);
  const char* round_trip = "ptr (ptr %p): %a = ptrtoint ptr %p to i64; %r = inttoptr i64 %a to ptr";
  EXPECT_NE(fault(round_trip, forget_integer).find("provenance"), std::string::npos);
  EXPECT_NE(fault("T (i1 %c, T %x): %r = select i1 %c, T %x, T undef", take_defined_arm), "");
  EXPECT_EQ(fault("T (i1 %c, T %x): %f = freeze T %x; %r = select i1 %c, T %f, T undef",
                  take_defined_arm),
            "");
  const char* join =
      "T (i1 %c, T %x): br i1 %c, label %p, label %q; p:; br label %e; q:; br label %e;"
      "e:; %r = phi T [ %x, %p ], [ undef, %q ]";
  EXPECT_NE(fault(join, take_defined_arm).find("poison"), std::string::npos);
  EXPECT_NE(fault("T (T %x): %r = freeze T %x", thaw).find("poison"), std::string::npos);
  EXPECT_EQ(fault("T (T %x, T %y): %r = xor T %x, %y", exchange_for_ever).find("not idempotent"),
            0u);
}

}  // namespace
}  // namespace lilt::opt
