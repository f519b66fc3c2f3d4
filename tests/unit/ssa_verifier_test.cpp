// One test for each kind of violation that the verifier reports.
#include "ir/ssa/verifier.h"

#include <gtest/gtest.h>

#include <array>

#include "tests/unit/ssa_fixture.h"

namespace lilt::ssa {
namespace {

// i64 @f(i64 %0, ptr %1, i1 %2, double %3) with an open entry block, for invalid instructions.
struct Verifier : testing::Test {
  Verifier() { builder.set_insert_point(entry); }

  InstId add(Opcode opcode, TypeId type, std::initializer_list<Value> operands,
             uint8_t subcode = 0) {
    InstId id = function.create(opcode, type, operands, 0, subcode);
    function.append(builder.insert_block(), id);
    return id;
  }
  void end() { builder.create_ret(builder.get_i64(0)); }
  void expect(const std::string& words) {
    std::string text = test.complaints();
    EXPECT_NE(text.find(words), std::string::npos) << "said: " << text;
  }
  // Only the instruction is wrong; `words` is the message.
  void expect_wrong(Opcode opcode, TypeId type, std::initializer_list<Value> operands,
                    const std::string& words, uint8_t subcode = 0) {
    add(opcode, type, operands, subcode);
    if (!is_terminator(opcode)) end();
    expect(words);
  }
  Value i64(uint64_t value) { return builder.get_i64(value); }

  TestFunction test{kI64, {kI64, kPtr, kI1, kDouble}};
  Function& function = test.function;
  IRBuilder& builder = test.builder;
  TypeTable& types = test.function.types();
  BlockId entry = builder.create_block("entry");
  Value n = test.argument(0), p = test.argument(1), c = test.argument(2), d = test.argument(3);
};

TEST_F(Verifier, AcceptsWhatIsRight) {
  end();
  EXPECT_EQ(test.complaints(), "");
}

TEST_F(Verifier, NamesFunctionAndInstructionAndPlace) {
  auto source = SourceText::from_memory("x.ll", "one\ntwo\n");
  Module module(source.get());
  Symbol symbol;
  symbol.name = "g";
  symbol.type = module.types().function(kI64, {}, false);
  const SymbolId id_of_g = module.add_symbol(symbol);
  ModuleOverlay overlay(module);
  Function g;
  g.reset(overlay, id_of_g);
  BlockId block = g.add_block();
  InstId id = g.create(Opcode::Ret, kVoid, {}, 0, 0, 4);
  g.append(block, id);
  g.set_name(id, Name::number(3));
  Diagnostics diagnostics;
  EXPECT_FALSE(verify(g, diagnostics));
  EXPECT_EQ(diagnostics.render(DiagnosticFormat::Text, false),
            "x.ll:2:1: error: invalid IR in @g, instruction %3 (ret): it does not return the "
            "function's result type\ntwo\n^\n");
}

// --- lists

TEST_F(Verifier, NoBlocks) {
  function.set_layout({});
  expect("no blocks");
}
TEST_F(Verifier, BlockTwiceInTheLayout) {
  end();
  function.set_layout(std::array{entry, entry});
  expect("is in the layout twice");
}
TEST_F(Verifier, EmptyBlock) { expect("it is empty"); }
TEST_F(Verifier, NoTerminator) {
  builder.create_load(kI64, p);
  expect("no terminator");
}
TEST_F(Verifier, TerminatorInside) {
  end();
  end();
  expect("a terminator is not at the end of its block");
}
TEST_F(Verifier, PhiBehindOthers) {
  builder.create_load(kI64, p);
  builder.create_phi(kI64);
  end();
  expect("a phi follows other instructions");
}
TEST_F(Verifier, ArgumentInABlock) {
  add(Opcode::Argument, kI64, {});
  end();
  expect("an argument is in a block");
}
TEST_F(Verifier, LastInstructionIsAnother) {
  InstId load = builder.create_load(kI64, p).local();
  end();
  function[entry].last = load;
  expect("its link to the last instruction is wrong");
}
TEST_F(Verifier, InstructionInTwoBlocks) {
  end();
  BlockId other = builder.create_block();
  function[other] = function[entry];
  expect("it is in a block twice");
}
TEST_F(Verifier, LinksInconsistent) {
  end();
  BlockId other = builder.create_block();
  function[other] = function[entry];
  function.set_layout(std::array{other});
  expect("its list links are inconsistent");
}

// --- shapes

TEST_F(Verifier, TooFewOperands) { expect_wrong(Opcode::Add, kI64, {n}, "too few operands"); }
TEST_F(Verifier, TooManyOperands) { expect_wrong(Opcode::Load, kI64, {p, n}, "too many operands"); }
TEST_F(Verifier, OperandsNotInGroups) {
  expect_wrong(Opcode::Phi, kI64, {n}, "do not come in groups");
}
TEST_F(Verifier, OperandNoBlock) { expect_wrong(Opcode::Br, kVoid, {n}, "not a block"); }
TEST_F(Verifier, BlockNotOfTheFunction) {
  expect_wrong(Opcode::Br, kVoid, {Value(BlockId(77))}, "not a block");
}
TEST_F(Verifier, OperandNoType) { expect_wrong(Opcode::Alloca, kPtr, {n}, "not an erased type"); }
TEST_F(Verifier, OperandNoConstant) {
  expect_wrong(Opcode::ExtractValue, kI64, {n, n}, "not a constant");
}
TEST_F(Verifier, OperandNoValue) {
  expect_wrong(Opcode::Add, kI64, {n, Value(entry)}, "an operand is not a value");
}
TEST_F(Verifier, OperandOutOfRange) {
  expect_wrong(Opcode::Add, kI64, {n, Value(InstId(999))}, "an operand is not a value");
}
TEST_F(Verifier, OperandOutsideOfBlocks) {
  InstId lost = function.create(Opcode::Load, kI64, {p});
  expect_wrong(Opcode::Add, kI64, {n, lost}, "is in no block");
}
TEST_F(Verifier, OperandVoid) {
  InstId store = builder.create_store(n, p);
  expect_wrong(Opcode::Add, kI64, {n, store}, "its type is void");
}
TEST_F(Verifier, TypeNotErased) {
  expect_wrong(Opcode::Load, types.typed_pointer(kI64), {p}, "not an erased type");
}
TEST_F(Verifier, OperandTypeNotErased) {
  expect_wrong(Opcode::Alloca, kPtr, {Value(types.typed_pointer(kI64))}, "not an erased type");
}

// --- types

TEST_F(Verifier, ArgumentsDifferFromTheType) {
  end();
  function[InstId(0)].type = kI32;
  expect("its arguments differ from its type");
}
TEST_F(Verifier, BinaryOperands) {
  expect_wrong(Opcode::Add, kI64, {n, c}, "not of the result's type");
}
TEST_F(Verifier, IntegerArithmeticOnFloats) {
  expect_wrong(Opcode::Add, kDouble, {d, d}, "its type is not an integer");
}
TEST_F(Verifier, FloatArithmeticOnIntegers) {
  expect_wrong(Opcode::FAdd, kI64, {n, n}, "its type is not floating-point");
}
TEST_F(Verifier, FNeg) { expect_wrong(Opcode::FNeg, kI64, {n}, "fneg"); }
TEST_F(Verifier, Freeze) { expect_wrong(Opcode::Freeze, kI32, {n}, "freeze"); }
TEST_F(Verifier, Trunc) { expect_wrong(Opcode::Trunc, kI128, {n}, "cannot cast"); }
TEST_F(Verifier, ZExt) { expect_wrong(Opcode::ZExt, kI8, {n}, "cannot cast"); }
TEST_F(Verifier, SExt) { expect_wrong(Opcode::SExt, kI64, {p}, "cannot cast"); }
TEST_F(Verifier, FPTrunc) { expect_wrong(Opcode::FPTrunc, kFp128, {d}, "cannot cast"); }
TEST_F(Verifier, FPExt) { expect_wrong(Opcode::FPExt, kFloat, {d}, "cannot cast"); }
TEST_F(Verifier, FPToSI) { expect_wrong(Opcode::FPToSI, kDouble, {d}, "cannot cast"); }
TEST_F(Verifier, UIToFP) { expect_wrong(Opcode::UIToFP, kI64, {n}, "cannot cast"); }
TEST_F(Verifier, PtrToInt) { expect_wrong(Opcode::PtrToInt, kI64, {n}, "cannot cast"); }
TEST_F(Verifier, IntToPtr) { expect_wrong(Opcode::IntToPtr, kI64, {n}, "cannot cast"); }
TEST_F(Verifier, BitCast) { expect_wrong(Opcode::BitCast, kI32, {n}, "cannot cast"); }
TEST_F(Verifier, AddrSpaceCast) { expect_wrong(Opcode::AddrSpaceCast, kI64, {n}, "cannot cast"); }
TEST_F(Verifier, AllocaOfNoSize) {
  expect_wrong(Opcode::Alloca, kPtr, {Value(types.named("opaque"))}, "has no size");
}
TEST_F(Verifier, AllocaResult) {
  expect_wrong(Opcode::Alloca, kI64, {Value(kI64)}, "its result is not a pointer");
}
TEST_F(Verifier, AllocaCount) {
  expect_wrong(Opcode::Alloca, kPtr, {Value(kI64), p}, "the count is not an integer");
}
TEST_F(Verifier, LoadAddress) {
  expect_wrong(Opcode::Load, kI64, {n}, "the address is not a pointer");
}
TEST_F(Verifier, LoadType) {
  expect_wrong(Opcode::Load, types.function(kVoid, {}, false), {p}, "cannot be loaded");
}
TEST_F(Verifier, StoreAddress) {
  expect_wrong(Opcode::Store, kVoid, {n, n}, "the address is not a pointer");
}
TEST_F(Verifier, StoreResult) { expect_wrong(Opcode::Store, kI64, {n, p}, "cannot be stored"); }
TEST_F(Verifier, GepPointer) {
  expect_wrong(Opcode::GetElementPtr, kPtr, {Value(kI64), n, n},
               "it does not take and return a pointer");
}
TEST_F(Verifier, GepSource) {
  expect_wrong(Opcode::GetElementPtr, kPtr, {Value(types.named("opaque")), p, n}, "has no size");
}
TEST_F(Verifier, GepIndex) {
  expect_wrong(Opcode::GetElementPtr, kPtr, {Value(kI64), p, p}, "an index is not an integer");
}
TEST_F(Verifier, GepLeadsNowhere) {
  expect_wrong(Opcode::GetElementPtr, kPtr, {Value(kI64), p, n, n}, "selects no element");
}
TEST_F(Verifier, GepFieldNotConstant) {
  TypeId pair = types.literal_struct(std::array{kI64, kI64}, false);
  expect_wrong(Opcode::GetElementPtr, kPtr, {Value(pair), p, n, n}, "selects no element");
}
TEST_F(Verifier, ICmpOperands) { expect_wrong(Opcode::ICmp, kI1, {n, p}, "differ in type"); }
TEST_F(Verifier, ICmpResult) {
  expect_wrong(Opcode::ICmp, kI64, {n, n}, "its result is not an i1");
}
TEST_F(Verifier, ICmpType) { expect_wrong(Opcode::ICmp, kI1, {d, d}, "cannot compare"); }
TEST_F(Verifier, ICmpPredicate) { expect_wrong(Opcode::ICmp, kI1, {n, n}, "cannot compare", 10); }
TEST_F(Verifier, FCmpType) { expect_wrong(Opcode::FCmp, kI1, {n, n}, "cannot compare"); }
TEST_F(Verifier, SelectArms) {
  expect_wrong(Opcode::Select, kI64, {c, n, p}, "not of the result's type");
}
TEST_F(Verifier, SelectCondition) {
  expect_wrong(Opcode::Select, kI64, {n, n, n}, "its condition is not an i1");
}
TEST_F(Verifier, CallNoFunctionType) {
  expect_wrong(Opcode::Call, kI64, {Value(kI64), p}, "its first operand is not a function type");
}
TEST_F(Verifier, CallCallee) {
  expect_wrong(Opcode::Call, kVoid, {Value(types.function(kVoid, {}, false)), n},
               "the callee is not a pointer");
}
TEST_F(Verifier, CallResult) {
  expect_wrong(Opcode::Call, kI64, {Value(types.function(kVoid, {}, false)), p},
               "not the callee's result");
}
TEST_F(Verifier, CallCount) {
  expect_wrong(Opcode::Call, kVoid, {Value(types.function(kVoid, {}, false)), p, n},
               "wrong number of arguments");
}
TEST_F(Verifier, CallVariadicCount) {
  TypeId callee = types.function(kVoid, std::array{kI64}, true);
  expect_wrong(Opcode::Call, kVoid, {Value(callee), p}, "wrong number of arguments");
}
TEST_F(Verifier, CallArgument) {
  TypeId callee = types.function(kVoid, std::array{kPtr}, false);
  expect_wrong(Opcode::Call, kVoid, {Value(callee), p, n}, "not of the parameter's type");
}
TEST_F(Verifier, ExtractValueType) {
  Value pair = builder.get_undef(types.literal_struct(std::array{kI64, kPtr}, false));
  expect_wrong(Opcode::ExtractValue, kI64, {pair, builder.get_i32(1)}, "not the field's");
}
TEST_F(Verifier, InsertValueType) {
  TypeId type = types.literal_struct(std::array{kI64, kPtr}, false);
  expect_wrong(Opcode::InsertValue, type, {builder.get_undef(type), n, builder.get_i32(1)},
               "not the field's");
}
TEST_F(Verifier, RetType) { expect_wrong(Opcode::Ret, kVoid, {p}, "function's result type"); }
TEST_F(Verifier, TerminatorWithResult) {
  expect_wrong(Opcode::Ret, kI64, {n}, "a terminator has no result");
}

// --- control flow

struct FlowVerifier : Verifier {
  BlockId left = builder.create_block("left"), join = builder.create_block("join");
  void branch() {
    builder.create_cond_br(c, left, join);
    builder.set_insert_point(left);
  }
};

TEST_F(FlowVerifier, BranchCondition) {
  builder.set_insert_point(left);
  end();
  builder.set_insert_point(join);
  end();
  builder.set_insert_point(entry);
  expect_wrong(Opcode::CondBr, kVoid, {n, left, join}, "its condition is not an i1");
}
TEST_F(FlowVerifier, SwitchCases) {
  builder.set_insert_point(left);
  end();
  builder.set_insert_point(join);
  end();
  builder.set_insert_point(entry);
  builder.create_switch(
      n, left,
      std::array{std::pair{i64(1).constant(), join}, std::pair{i64(1).constant(), left},
                 std::pair{builder.get_i32(2).constant(), left},
                 std::pair{builder.get_undef(kI64).constant(), left}});
  expect("a case occurs twice");
  expect("a case is not a constant integer");
  expect("a case is not of the condition's type");
}
TEST_F(FlowVerifier, JumpToTheEntry) {
  branch();
  builder.create_br(entry);
  builder.set_insert_point(join);
  end();
  expect("block %entry: the entry block has a predecessor");
}
TEST_F(FlowVerifier, PhiEntriesAreNotThePredecessors) {
  branch();
  builder.create_br(join);
  builder.set_insert_point(join);
  InstId phi = builder.create_phi(kI64);
  builder.add_incoming(phi, n, left);
  builder.create_ret(phi);
  expect("not the block's predecessors");
  builder.add_incoming(phi, n, left);
  expect("not the block's predecessors");
}
TEST_F(FlowVerifier, PhiWithTwoValuesForOnePredecessor) {
  builder.create_cond_br(c, join, join);
  builder.set_insert_point(left);
  end();
  builder.set_insert_point(join);
  InstId phi = builder.create_phi(kI64);
  builder.add_incoming(phi, i64(1), entry);
  builder.add_incoming(phi, i64(2), entry);
  builder.create_ret(phi);
  expect("two values for one predecessor");
}
TEST_F(FlowVerifier, PhiValueOfAnotherType) {
  branch();
  builder.create_br(join);
  builder.set_insert_point(join);
  InstId phi = builder.create_phi(kI64);
  builder.add_incoming(phi, n, left);
  builder.add_incoming(phi, p, entry);
  builder.create_ret(phi);
  expect("an incoming value is of another type");
}
TEST_F(FlowVerifier, UseNotDominated) {
  branch();
  Value load = builder.create_load(kI64, p);
  builder.create_br(join);
  builder.set_insert_point(join);
  builder.create_ret(load);
  expect("not dominated by its definition");
}
TEST_F(FlowVerifier, UseBeforeItsDefinition) {
  branch();
  InstId first = add(Opcode::Add, kI64, {n, n});
  Value second = builder.create_load(kI64, p);
  function.set_operand(first, 1, second);
  end();
  builder.set_insert_point(join);
  end();
  expect("not dominated by its definition");
}
TEST_F(FlowVerifier, PhiUseNotDominatedAtTheEdge) {
  branch();
  Value load = builder.create_load(kI64, p);
  builder.create_br(join);
  builder.set_insert_point(join);
  InstId phi = builder.create_phi(kI64);
  builder.add_incoming(phi, n, left);
  builder.add_incoming(phi, load, entry);
  builder.create_ret(phi);
  expect("not dominated by its definition");
}
TEST_F(FlowVerifier, UnreachableCodeMayUseAnything) {
  builder.create_ret(n);
  builder.set_insert_point(left);
  Value load = builder.create_load(kI64, p);
  builder.create_ret(load);
  builder.set_insert_point(join);
  builder.create_ret(load);
  EXPECT_EQ(test.complaints(), "");
}

TEST_F(Verifier, ManyBreachesAreCutOff) {
  for (int i = 0; i < 1000; ++i) add(Opcode::Add, kI64, {n, c});
  end();
  Diagnostics diagnostics;
  EXPECT_FALSE(verify(function, diagnostics));
  EXPECT_LE(diagnostics.error_count(), Diagnostics::kErrorLimit);
}

// --- exceptions

// The entry invokes a function; the landing pad is in the block `pad`.
struct ExceptionVerifier : Verifier {
  ExceptionVerifier() {
    const TypeId type = types.function(kI64, {}, false);
    call = add(Opcode::Invoke, kI64, {Value(type), p, Value(normal), Value(pad)});
    function.set_personality(function.symbol());
  }
  // `value` is what the normal block returns, or the landing pad's block.
  void end_with(Value returned, Value caught, uint8_t subcode = 1) {
    builder.set_insert_point(normal);
    builder.create_ret(returned);
    builder.set_insert_point(pad);
    add(Opcode::LandingPad, exception, {}, subcode);
    builder.create_ret(caught);
  }
  BlockId normal = builder.create_block("normal"), pad = builder.create_block("pad");
  TypeId exception = types.literal_struct(std::array{kPtr, kI32}, false);
  InstId call;
};

TEST_F(ExceptionVerifier, AcceptsAnInvoke) {
  end_with(call, i64(1));
  EXPECT_EQ(test.complaints(), "");
}
TEST_F(ExceptionVerifier, ResultOnTheUnwindEdge) {
  end_with(i64(1), call);
  expect("it uses the result of an 'invoke' that did not return");
}
TEST_F(ExceptionVerifier, LandingPadWithoutClause) {
  end_with(call, i64(1), 0);
  expect("a 'landingpad' has a clause, or is a 'cleanup'");
}
TEST_F(ExceptionVerifier, FunctionWithoutPersonality) {
  function.set_personality(SymbolId::none());
  end_with(call, i64(1));
  expect("a function with a 'landingpad' has a 'personality'");
}
TEST_F(ExceptionVerifier, UnwindBlockWithoutLandingPad) {
  for (BlockId block : {normal, pad}) {
    builder.set_insert_point(block);
    builder.create_ret(i64(1));
  }
  expect("the block that an 'invoke' unwinds to begins with a 'landingpad'");
}
TEST_F(ExceptionVerifier, JumpToALandingPad) {
  end_with(call, i64(1));
  function.erase(function.terminator(normal));
  builder.set_insert_point(normal);
  builder.create_br(pad);
  expect("only the unwind edge of an 'invoke' leads to a block with a 'landingpad'");
}

// --- vectors and atomic operations

TEST_F(Verifier, ElementOfAnotherType) {
  TypeId pair = types.vector(2, kI32);
  Value vector(function.constants().poison(pair));
  expect_wrong(Opcode::InsertElement, pair, {vector, n, n}, "the element is of another type");
}
TEST_F(Verifier, ElementOfAScalar) {
  expect_wrong(Opcode::ExtractElement, kI64, {n, n}, "its operand is not a vector");
}
TEST_F(Verifier, MaskOfAnotherLength) {
  TypeId pair = types.vector(2, kI32), triple = types.vector(3, kI32);
  ConstantPool& pool = function.constants();
  Value vector(pool.poison(pair));
  expect_wrong(Opcode::ShuffleVector, triple, {vector, vector, Value(pool.zero(pair))},
               "its mask is not of the result's length");
}
TEST_F(Verifier, CompareExchangeWithoutItsPair) {
  expect_wrong(Opcode::CmpXchg, kI64, {p, n, n}, "it does not return the old value and an i1");
}
TEST_F(Verifier, AtomicUpdateOfAnotherType) {
  expect_wrong(Opcode::AtomicRMW, kI32, {p, n}, "its type is not its operand's, or not loadable");
}
TEST_F(Verifier, AtomicUpdateWithoutOperation) {
  expect_wrong(Opcode::AtomicRMW, kI64, {p, n}, "its operation is unknown", 31);
}

}  // namespace
}  // namespace lilt::ssa
