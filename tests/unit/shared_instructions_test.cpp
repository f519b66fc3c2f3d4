// What front ends build seldom: atomics, lanes, exceptions, flags, attributes, symbols, constants.
// Each module is compiled, and its text holds what was built, as LLVM writes it. That the text
// gives the same object is what tests/library/both_ways.py finds out of all modules here.
#include <gtest/gtest.h>

#include <array>
#include <string>

#include "lilt/lilt.hpp"
#include "shared_testing.h"

namespace {

using lilt::Block;
using lilt::Function;
using lilt::i32;
using lilt::i64;
using lilt::i8;
using lilt::IRBuilder;
using lilt::Module;
using lilt::pointer;
using lilt::Type;
using lilt::Value;

class LibraryInstructions : public testing::Test {
 protected:
  // `result f(parameters)`, whose entry the builder is in.
  Function start(Type result, std::initializer_list<Type> parameters) {
    function = module.create_function("f", result, parameters);
    builder.set_insert_point(function.append_block("entry"));
    return function;
  }
  // Compiles the module; its text has the lines.
  void expect(std::initializer_list<std::string_view> lines) {
    const lilt::Result<lilt::Output> object = module.to_object();
    ASSERT_TRUE(object) << object.error().text() << module.print();
    for (const std::string_view line : lines) EXPECT_TRUE(contains(module.print(), line));
  }
  void expect_mistake(std::string_view message) {
    ASSERT_NE(module.mistake(), nullptr) << message;
    EXPECT_TRUE(contains(module.mistake(), message));
    module.forget_mistake();
  }
  // The result of the function for the arguments.
  template <class... Arguments>
  int64_t run(Arguments... arguments) {
    const lilt::Result<lilt::Unit> unit = jit.add(module);
    EXPECT_TRUE(unit) << unit.error().text() << module.print();
    return unit ? jit.lookup<int64_t(Arguments...)>("f")(arguments...) : -1;
  }

  lilt::Context context;
  Module module{context, "test"};
  IRBuilder builder{module};
  lilt::Jit jit;
  Function function;
};

TEST_F(LibraryInstructions, AtomicsHaveOrderings) {
  start(i64, {pointer});
  const Value address = function.argument(0);
  builder.create_store(builder.get_i64(5), address).set_ordering(LILT_RELEASE);
  builder.create_fence(LILT_SEQ_CST);
  builder.create_atomic_rmw(LILT_ATOMIC_ADD, address, builder.get_i64(3), LILT_ACQ_REL);
  const Value max =
      builder.create_atomic_rmw(LILT_ATOMIC_UMAX, address, builder.get_i64(2), LILT_MONOTONIC);
  const Value pair =
      builder.create_cmpxchg(address, max, builder.get_i64(30), LILT_ACQ_REL, LILT_ACQUIRE);
  pair.add_flag("weak").add_flag("volatile");
  const Value old = builder.create_extract_value(pair, 0);
  const Value loaded = builder.create_load(i64, address).set_ordering(LILT_ACQUIRE);
  builder.create_ret(builder.create_add(old, loaded));
  expect({"store atomic i64 5, ptr %v0 release", "fence seq_cst",
          "atomicrmw add ptr %v0, i64 3 acq_rel", "atomicrmw umax ptr %v0, i64 2 monotonic",
          "cmpxchg weak volatile ptr %v0", "acq_rel acquire", "load atomic i64, ptr %v0 acquire"});
  int64_t cell = 0;
  EXPECT_EQ(run(&cell), 8 + 30);
}

TEST_F(LibraryInstructions, AtomicsThatDoNotExistAreMistakes) {
  start(i64, {pointer});
  const Value address = function.argument(0);
  builder.create_load(i64, address).set_ordering(LILT_RELEASE);
  expect_mistake("an ordering that a load or a store cannot have");
  builder.create_fence(LILT_MONOTONIC);
  expect_mistake("a fence is acquire");
  builder.create_cmpxchg(address, builder.get_i64(1), builder.get_i64(1), LILT_SEQ_CST,
                         LILT_RELEASE);
  expect_mistake("orderings");
  builder.create_atomic_rmw(LILT_ATOMIC_FADD, address, builder.get_i64(1), LILT_SEQ_CST);
  expect_mistake("an operand of type 'i64'");
  builder.create_atomic_rmw(LILT_ATOMIC_ADD, address, module.constant(module.integer_type(24), 1),
                            LILT_SEQ_CST);
  expect_mistake("an operand of type 'i24'");
}

TEST_F(LibraryInstructions, LanesAreReadWrittenAndShuffled) {
  const Type four = module.vector_type(i32, 4);
  start(i32, {i32, i32});
  Value vector =
      builder.create_insert_element(module.zero(four), function.argument(0), builder.get_i32(1));
  vector = builder.create_insert_element(vector, function.argument(1), builder.get_i64(3));
  const Value other = builder.create_shuffle(vector, module.poison(four), {3, 1, -1, 0});
  const Value sum = builder.create_add(builder.create_extract_element(other, builder.get_i32(0)),
                                       builder.create_extract_element(other, builder.get_i32(1)));
  builder.create_ret(sum);
  expect({"insertelement <4 x i32> zeroinitializer, i32 %v0, i32 1", "shufflevector <4 x i32> %",
          "<4 x i32> <i32 3, i32 1, i32 poison, i32 0>", "extractelement <4 x i32>"});
  EXPECT_EQ(static_cast<int32_t>(run(int32_t{4}, int32_t{7})), 11);
  builder.set_insert_point(function.append_block());
  builder.create_shuffle(vector, vector, {8});
  expect_mistake("an element that does not exist");
  builder.create_extract_element(function.argument(0), builder.get_i32(0));
  expect_mistake("is not a vector");
}

TEST_F(LibraryInstructions, FlagsAreWordsOfTheIr) {
  start(i64, {i64, i64, lilt::double_type});
  const Value a = function.argument(0), b = function.argument(1), x = function.argument(2);
  const Value sum = builder.create_add(a, b).add_flag("nuw").add_flag("nsw");
  const Value half = builder.create_lshr(sum, builder.get_i64(1)).add_flag("exact");
  const Value both = builder.create_or(half, a, {}, LILT_DISJOINT);
  const Value narrow = builder.create_cast(LILT_TRUNC, both, i32).add_flag("nuw");
  const Value wide = builder.create_cast(LILT_ZEXT, narrow, i64).add_flag("nneg");
  const Value product = builder.create_fmul(x, x).add_flag("nnan").add_flag("contract");
  const Value less = builder.create_fcmp(LILT_FCMP_OLT, product, x).add_flag("fast");
  builder.create_ret(builder.create_select(less, wide, sum));
  expect({"add nuw nsw i64", "lshr exact i64", "or disjoint i64", "trunc nuw i64", "zext nneg i32",
          "fmul nnan contract double", "fcmp fast olt double"});
  sum.add_flag("exact");
  expect_mistake("the flag 'exact' does not go with 'add'");
  sum.add_flag("fast");
  expect_mistake("the flag 'fast' does not go with 'add'");
}

TEST_F(LibraryInstructions, InvokesUnwindToLandingPads) {
  const Type pad_type = module.struct_type({pointer, i32});
  const Function callee = module.create_function("may_throw", i64, {i64});
  const Function personality =
      module.create_function("__gxx_personality_v0", i32, std::span<const Type>(), true);
  start(i64, {i64});
  function.set_personality(personality);
  const Block normal = function.append_block("normal"), unwind = function.append_block("unwind");
  const Value result = builder.create_invoke(callee, {function.argument(0)}, normal, unwind);
  builder.set_insert_point(normal);
  builder.create_ret(result);
  builder.set_insert_point(unwind);
  const Value pad = builder.create_landing_pad(pad_type, true);
  pad.add_clause(module.zero(pointer));
  pad.add_clause(module.zero(module.array_type(pointer, 1)));
  builder.create_resume(pad);
  expect({"personality ptr @__gxx_personality_v0", "invoke i64 @may_throw(i64 %v0)",
          "to label %normal unwind label %unwind", "landingpad { ptr, i32 }", "cleanup",
          "catch ptr null", "filter [1 x ptr] zeroinitializer", "resume { ptr, i32 } %"});
}

TEST_F(LibraryInstructions, FunctionsHaveConventionsAndAttributesWithOperands) {
  const Type pair = module.struct_type({i64, i64});
  const Function callee =
      module.create_function("callee", lilt::void_type, {pointer, pointer, i32});
  callee.set_convention("win64cc");
  callee.add_type_attribute(0, "sret", pair);
  callee.add_parameter_attribute(0, "align 16");
  callee.add_parameter_attribute(1, "dereferenceable(24)");
  callee.add_parameter_attribute(2, "range(i32 0, 10)");
  callee.add_attribute("memory(argmem: readwrite)");
  callee.add_attribute("\"target-cpu\"=\"haswell\"");
  start(lilt::void_type, {pointer});
  const Value call =
      builder.create_call(callee, {function.argument(0), function.argument(0), builder.get_i32(3)});
  call.set_convention("win64cc").add_argument_attribute(0, "sret({ i64, i64 })");
  builder.create_ret_void();
  expect({"declare win64cc void @callee(ptr sret(", "align 16", "dereferenceable(24)",
          "range(i32 0, 10)", "call win64cc void @callee(ptr sret("});
  callee.add_parameter_attribute(2, "dereferenceable(8)");
  expect_mistake("dereferenceable");
  callee.add_parameter_attribute(2, "nothing_of_the_kind");
  expect_mistake("lilt knows no such attribute");
  callee.add_attribute("align");
  expect_mistake("lilt knows no such attribute");
  callee.set_convention("fancycc");
  expect_mistake("a calling convention that lilt does not know");
}

TEST_F(LibraryInstructions, SymbolsHaveVisibilityComdatsAndModels) {
  const Value variable = module.create_global("variable", i32, builder.get_i32(3));
  variable.set_visibility(LILT_HIDDEN);
  variable.set_unnamed_addr(true);
  const Value local = module.create_global("local", i32, builder.get_i32(4));
  local.set_tls_model(LILT_INITIAL_EXEC);
  local.set_dso_local(true);
  const Value shared = module.create_global("shared", i32, builder.get_i32(5));
  shared.set_linkage(LILT_LINK_ONCE_ODR);
  shared.set_comdat("shared");
  module.create_alias("other", i32, variable);
  start(i64, {});
  function.address().set_comdat("group", LILT_COMDAT_NODEDUPLICATE);
  builder.create_ret(builder.get_i64(1));
  expect({"@variable = hidden unnamed_addr global i32 3",
          "@local = dso_local thread_local(initialexec) global i32 4", "$shared = comdat any",
          "$group = comdat nodeduplicate", "@shared = linkonce_odr global i32 5, comdat",
          "define i64 @f() comdat($group)", "@other = alias i32, ptr @variable"});
  shared.set_comdat("group");
  expect_mistake("a comdat without a name, or of another kind");
  module.create_alias("other", i32, variable);
  expect_mistake("the name is taken");
}

TEST_F(LibraryInstructions, AnIfuncIsChosenByItsResolver) {
  const Function one = module.create_function("one", i64, std::initializer_list<Type>{});
  builder.set_insert_point(one.append_block());
  builder.create_ret(builder.get_i64(11));
  const Function resolver =
      module.create_function("resolver", pointer, std::initializer_list<Type>{});
  builder.set_insert_point(resolver.append_block());
  builder.create_ret(one.address());
  const Value chosen = module.create_ifunc("chosen", one.type(), resolver);
  start(i64, {});
  builder.create_ret(builder.create_call(one.type(), chosen, {}));
  expect({"@chosen = ifunc i64 (), ptr @resolver"});
  EXPECT_EQ(run(), 11);
}

TEST_F(LibraryInstructions, ConstantsHaveAnyWidth) {
  module.create_global("wide", lilt::i128, module.words(lilt::i128, {1, 2}));
  module.create_global("wider", module.integer_type(200),
                       module.words(module.integer_type(200), {1, 0, 0, ~uint64_t{0}}));
  module.create_global("half", lilt::half_type, module.words(lilt::half_type, {0x3C00}));
  module.create_global("bfloat", lilt::bfloat_type, module.words(lilt::bfloat_type, {0x3F80}));
  module.create_global("extended", lilt::x86_fp80_type,
                       module.words(lilt::x86_fp80_type, {uint64_t{1} << 63, 0x3FFF}));
  module.create_global("quad", lilt::fp128_type,
                       module.words(lilt::fp128_type, {0, uint64_t{0x3FFF} << 48}));
  module.create_global("nothing", lilt::fp128_type, module.zero(lilt::fp128_type));
  expect({"@wide = global i128 36893488147419103233", "@half = global half 0xH3C00",
          "@bfloat = global bfloat 0xR3F80", "@extended = global x86_fp80 0xK3FFF8000000000000000",
          "@quad = global fp128 0xL00000000000000003FFF000000000000"});
  module.words(pointer, {1});
  expect_mistake("words of a constant of type ptr");
}

TEST_F(LibraryInstructions, ConstantExpressionsAreAddresses) {
  const Type pair = module.struct_type({i64, module.array_type(i32, 4)});
  const Value base = module.create_global("base", pair, module.zero(pair));
  const Value element =
      module.gep_constant(pair, base, {builder.get_i64(0), builder.get_i32(1), builder.get_i64(2)});
  module.create_global("element", pointer, element);
  module.create_global("number", i64, module.cast_constant(LILT_PTRTOINT, base, i64));
  module.create_global("back", pointer,
                       module.cast_constant(LILT_INTTOPTR, builder.get_i64(4096), pointer));
  expect(
      {"@element = global ptr getelementptr inbounds ({ i64, [4 x i32] }, ptr @base, i64 0, i32 "
       "1, i64 2)",
       "@number = global i64 ptrtoint (ptr @base to i64)",
       "@back = global ptr inttoptr (i64 4096 to ptr)"});
  module.cast_constant(LILT_SEXT, builder.get_i32(1), i64);
  expect_mistake("a constant expression does not convert i32 to i64 so");
}

TEST_F(LibraryInstructions, AssemblyIsCalled) {
  start(i64, {i64});
  const Value assembly = module.assembly("lea 5($1), $0", "=r,r", 0);
  const Type type = module.function_type(i64, {i64});
  builder.create_ret(builder.create_call(type, assembly, {function.argument(0)}));
  expect({"call i64 asm \"lea 5($1), $0\", \"=r,r\"(i64 %v0)"});
  EXPECT_EQ(run(int64_t{7}), 12);
}

TEST_F(LibraryInstructions, BranchesGoToAddressesOfBlocks) {
  start(i64, {i64});
  const Block left = function.append_block("left"), right = function.append_block("right");
  const Value which = builder.create_icmp(LILT_ICMP_EQ, function.argument(0), builder.get_i64(0));
  const Value address =
      builder.create_select(which, function.block_address(left), function.block_address(right));
  builder.create_indirect_br(address, std::array{left, right});
  builder.set_insert_point(left);
  builder.create_ret(builder.get_i64(1));
  builder.set_insert_point(right);
  builder.create_ret(builder.get_i64(2));
  expect({"blockaddress(@f, %left)", "indirectbr ptr %", "[label %left, label %right]"});
  EXPECT_EQ(run(int64_t{0}), 1);
}

TEST_F(LibraryInstructions, VariadicArgumentsAreRead) {
  function = module.create_function("f", i64, std::array{i64}, true);
  builder.set_insert_point(function.append_block());
  const Function begin = module.create_function("llvm.va_start", lilt::void_type, {pointer});
  const Function end = module.create_function("llvm.va_end", lilt::void_type, {pointer});
  const Value list = builder.create_alloca(module.array_type(i64, 3));
  list.set_alignment(16);
  builder.create_call(begin, {list});
  const Value first = builder.create_va_arg(list, i64), second = builder.create_va_arg(list, i64);
  builder.create_call(end, {list});
  builder.create_ret(builder.create_sub(first, second));
  expect({"va_arg ptr %", ", i64"});
  ASSERT_TRUE(jit.add(module));
  EXPECT_EQ(jit.lookup<int64_t(int64_t, ...)>("f")(2, int64_t{50}, int64_t{8}), 42);
}

}  // namespace
