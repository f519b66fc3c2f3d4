// Building IR through the public interface: what comes out as text, and what is a mistake.
#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

#include "lilt/lilt.hpp"
#include "shared_testing.h"

namespace {

class LibraryBuilder : public testing::Test {
 protected:
  // The error of verifying the module; empty if it is right.
  std::string problem() const {
    const lilt::Error error = module_.verify();
    return error ? error.text() : "";
  }

  lilt::Context context_;
  lilt::Module module_{context_, "test"};
};

TEST_F(LibraryBuilder, PrintsWhatIsBuilt) {
  const lilt::Function function = module_.create_function("f", lilt::i32, {lilt::i32, lilt::i32});
  lilt::IRBuilder builder(module_);
  builder.set_insert_point(function.append_block("entry"));
  const lilt::Value a = function.argument(0).set_name("a"), b = function.argument(1).set_name("b");
  const lilt::Value sum = builder.create_add(a, b, "sum", LILT_NSW);
  const lilt::Value less = builder.create_icmp(LILT_ICMP_SLT, sum, builder.get_i32(10), "less");
  builder.create_ret(builder.create_select(less, sum, builder.create_neg(b, "n"), "r"));
  EXPECT_EQ(problem(), "");
  EXPECT_TRUE(contains(std::string(module_.print()), R"(define i32 @f(i32 %a, i32 %b) {
entry:
  %sum = add nsw i32 %a, %b
  %less = icmp slt i32 %sum, 10
  %n = sub i32 0, %b
  %r = select i1 %less, i32 %sum, i32 %n
  ret i32 %r
}
)"));
}

TEST_F(LibraryBuilder, FoldsOperationsOnConstants) {
  const lilt::Function function = module_.create_function("f", lilt::void_type, {});
  lilt::IRBuilder builder(module_);
  builder.set_insert_point(function.append_block());
  const lilt::Value six = builder.create_mul(builder.get_i32(2), builder.get_i32(3));
  const lilt::Value wide = builder.create_cast(LILT_SEXT, builder.create_neg(six), lilt::i64);
  int64_t value = 0;
  ASSERT_TRUE(lilt_value_as_int(module_, wide, &value));
  EXPECT_EQ(value, -6);
  EXPECT_EQ(wide.type(), lilt::i64);
  const lilt::Value less = builder.create_icmp(LILT_ICMP_ULT, builder.get_i32(-1), six);
  ASSERT_TRUE(lilt_value_as_int(module_, less, &value));
  EXPECT_EQ(value, 0);
  const lilt::Value half = builder.create_fdiv(builder.get_double(1), builder.get_double(2));
  EXPECT_EQ(half, builder.get_double(0.5));
  // A division by zero is left to run.
  EXPECT_FALSE(lilt_value_as_int(
      module_, builder.create_udiv(builder.get_i32(1), builder.get_i32(0)), nullptr));
  builder.create_ret_void();
  EXPECT_EQ(problem(), "");
}

TEST_F(LibraryBuilder, InsertsAtEndsStartsAndBeforeInstructions) {
  const lilt::Function function = module_.create_function("f", lilt::i32, {});
  lilt::IRBuilder builder(module_);
  const lilt::Block entry = function.append_block("entry");
  builder.set_insert_point(entry);
  const lilt::Value mark = builder.create_placeholder("mark");
  const lilt::Value first = builder.create_alloca(lilt::i32, "unused");
  builder.create_store(builder.get_i32(1), first);
  builder.set_insert_point(mark);
  builder.create_alloca(lilt::i32, "x");
  const lilt::Value y = builder.create_alloca(lilt::i32, "y");
  builder.set_insert_point_at_start(entry);
  builder.create_alloca(lilt::i32, "w");
  mark.erase();
  builder.set_insert_point(entry);
  builder.create_ret(builder.create_load(lilt::i32, y, "v"));
  EXPECT_EQ(problem(), "");
  EXPECT_TRUE(contains(std::string(module_.print()), R"(entry:
  %w = alloca i32
  %x = alloca i32
  %y = alloca i32
  %unused = alloca i32
  store i32 1, ptr %unused
  %v = load i32, ptr %y
  ret i32 %v
)"));
}

TEST_F(LibraryBuilder, AnInsertionPointOutlivesTheErasedInstruction) {
  const lilt::Function function = module_.create_function("f", lilt::void_type, {});
  lilt::IRBuilder builder(module_);
  builder.set_insert_point(function.append_block("entry"));
  const lilt::Value mark = builder.create_placeholder("mark");
  builder.create_ret_void();
  builder.set_insert_point(mark);
  mark.erase();
  builder.create_alloca(lilt::i8, "late");
  EXPECT_EQ(problem(), "");
  EXPECT_TRUE(contains(std::string(module_.print()), "  %late = alloca i8\n  ret void\n"));
}

TEST_F(LibraryBuilder, BlocksWaitOutsideUntilTheyAreAppended) {
  const lilt::Function function = module_.create_function("f", lilt::void_type, {});
  lilt::IRBuilder builder(module_);
  builder.set_insert_point(function.append_block("entry"));
  const lilt::Block unused = function.create_block("unused"), last = function.create_block("last");
  EXPECT_FALSE(last.has_predecessors());
  EXPECT_FALSE(builder.insert_block().is_terminated());
  builder.create_br(last);
  EXPECT_TRUE(builder.insert_block().is_terminated());
  EXPECT_TRUE(last.has_predecessors());
  EXPECT_FALSE(unused.has_predecessors());
  EXPECT_TRUE(contains(problem(), "names block '%last', which is not in the function"));
  last.append();
  EXPECT_TRUE(contains(problem(), "block '%last' of '@f' lacks a terminator"));
  builder.set_insert_point(last);
  builder.create_ret_void();
  EXPECT_EQ(problem(), "");
  EXPECT_FALSE(contains(std::string(module_.print()), "unused"));
}

TEST_F(LibraryBuilder, LoopsHavePhis) {
  const lilt::Function function = module_.create_function("sum", lilt::i64, {lilt::i64});
  lilt::IRBuilder builder(module_);
  const lilt::Block entry = function.append_block("entry"), loop = function.append_block("loop"),
                    end = function.append_block("end");
  builder.set_insert_point(entry);
  builder.create_br(loop);
  builder.set_insert_point(loop);
  const lilt::Phi i = builder.create_phi(lilt::i64, "i"), sum = builder.create_phi(lilt::i64, "s");
  const lilt::Value next = builder.create_add(i, builder.get_i64(1), "next");
  const lilt::Value total = builder.create_add(sum, i, "total");
  i.add_incoming(builder.get_i64(0), entry);
  i.add_incoming(next, loop);
  sum.add_incoming(builder.get_i64(0), entry);
  sum.add_incoming(total, loop);
  builder.create_cond_br(builder.create_icmp(LILT_ICMP_NE, next, function.argument(0)), loop, end);
  builder.set_insert_point(end);
  builder.create_ret(total);
  EXPECT_EQ(problem(), "");
  EXPECT_TRUE(contains(std::string(module_.print()),
                       "  %i = phi i64 [ 0, %entry ], [ %next, %loop ]\n"
                       "  %s = phi i64 [ 0, %entry ], [ %total, %loop ]\n"));
}

TEST_F(LibraryBuilder, TypesGlobalsAndConstants) {
  const lilt::Type node = module_.named_struct("node");
  module_.set_fields(node, {lilt::i8, lilt::i64, lilt::pointer});
  EXPECT_EQ(module_.size_of(node), 24u);
  EXPECT_EQ(module_.alignment_of(node), 8u);
  EXPECT_EQ(module_.field_offset(node, 2), 16u);
  EXPECT_EQ(module_.named_struct("node"), node);
  EXPECT_EQ(module_.size_of(module_.struct_type({lilt::i8, lilt::i32})), 8u);
  EXPECT_EQ(module_.size_of(module_.array_type(node, 3)), 72u);
  const lilt::Type pair = module_.array_type(lilt::i32, 2);
  const lilt::Value elements[] = {module_.constant(lilt::i32, 1), module_.constant(lilt::i32, -2)};
  const lilt::Value table = module_.create_global("table", pair, module_.aggregate(pair, elements));
  table.set_constant(true);
  table.set_linkage(LILT_INTERNAL);
  module_.create_global("list", node, module_.zero(node));
  module_.create_global("elsewhere", lilt::i32);
  const lilt::Value text = module_.create_global_string("hi");
  const lilt::Value addresses[] = {table, text};
  const lilt::Type pointers = module_.array_type(lilt::pointer, 2);
  module_.create_global("addresses", pointers, module_.aggregate(pointers, addresses));
  module_.create_global("wide", module_.integer_type(128),
                        module_.constant(module_.integer_type(128), -3));
  EXPECT_EQ(problem(), "");
  const std::string printed(module_.print());
  for (const char* line :
       {"%node = type { i8, i64, ptr }\n", "@table = internal constant [2 x i32] [i32 1, i32 -2]\n",
        "@list = global %node zeroinitializer\n", "@elsewhere = external global i32\n",
        R"(@.str.0 = private unnamed_addr constant [3 x i8] c"hi\00")",
        "@addresses = global [2 x ptr] [ptr @table, ptr @.str.0]\n", "@wide = global i128 -3\n"})
    EXPECT_TRUE(contains(printed, line));
}

TEST_F(LibraryBuilder, FieldsElementsAggregatesAndCalls) {
  const lilt::Type point = module_.struct_type({lilt::double_type, lilt::double_type});
  const lilt::Function puts = module_.create_function("puts", lilt::i32, {lilt::pointer});
  const lilt::Function printf = module_.create_function("printf", lilt::i32, {lilt::pointer}, true);
  const lilt::Function function =
      module_.create_function("f", lilt::double_type, {lilt::pointer, lilt::i64, lilt::pointer});
  lilt::IRBuilder builder(module_);
  builder.set_insert_point(function.append_block("entry"));
  const lilt::Value at =
      builder.create_gep(point, function.argument(0), {function.argument(1)}, "at");
  const lilt::Value y =
      builder.create_load(lilt::double_type, builder.create_field(point, at, 1, "field"), "y");
  const lilt::Value whole = builder.create_insert_value(module_.undef(point), y, 0, "whole");
  const lilt::Value part = builder.create_extract_value(whole, 0, "part");
  builder.create_call(puts, {module_.create_global_string("x")});
  builder.create_call(printf, {module_.create_global_string("%g\n"), part}, "count");
  builder.create_call(module_.function_type(lilt::void_type, {lilt::i64}), function.argument(2),
                      {function.argument(1)});
  builder.create_ret(builder.create_fneg(part, "negative"));
  EXPECT_EQ(problem(), "");
  EXPECT_TRUE(contains(std::string(module_.print()), "declare i32 @printf(ptr, ...)\n"));
}

TEST_F(LibraryBuilder, SwitchesAndUnreachableCode) {
  const lilt::Function function = module_.create_function("f", lilt::i32, {lilt::i8});
  lilt::IRBuilder builder(module_);
  const lilt::Block entry = function.append_block("entry"), one = function.append_block("one"),
                    other = function.append_block("other");
  builder.set_insert_point(entry);
  const std::pair<lilt::Value, lilt::Block> cases[] = {{builder.get_int(lilt::i8, 1), one},
                                                       {builder.get_int(lilt::i8, -1), one}};
  builder.create_switch(function.argument(0), other, cases);
  builder.set_insert_point(one);
  builder.create_ret(builder.get_i32(1));
  builder.set_insert_point(other);
  builder.create_unreachable();
  EXPECT_EQ(problem(), "");
}

TEST_F(LibraryBuilder, AttributesOfFunctionsAndParameters) {
  const lilt::Function function = module_.create_function("f", lilt::i8, {lilt::i8, lilt::pointer});
  function.add_attribute("noinline");
  function.add_parameter_attribute(LILT_RESULT, "signext");
  function.add_parameter_attribute(0, "zeroext");
  function.add_parameter_attribute(1, "noalias");
  function.add_parameter_attribute(1, "nonnull");
  EXPECT_EQ(problem(), "");
  EXPECT_TRUE(contains(std::string(module_.print()),
                       "declare signext i8 @f(i8 zeroext, ptr noalias nonnull) noinline\n"));
  function.add_attribute("inline");
  EXPECT_TRUE(contains(problem(), "an attribute 'inline' of '@f': lilt knows no such attribute"));
}

TEST_F(LibraryBuilder, AttributesFitTheirTypes) {
  const lilt::Function function = module_.create_function("f", lilt::i8, {lilt::i8, lilt::pointer});
  function.add_parameter_attribute(1, "nest");
  EXPECT_EQ(problem(), "");
  function.add_parameter_attribute(0, "nest");
  EXPECT_TRUE(contains(problem(), "attribute 'nest' does not fit type 'i8' of '@f'"));
}

TEST_F(LibraryBuilder, FunctionsAreRenamedAndRedefined) {
  const lilt::Function function = module_.create_function("main", lilt::void_type, {});
  function.set_name("__builtin_main");
  EXPECT_EQ(function.name(), "__builtin_main");
  EXPECT_FALSE(module_.find_function("main"));
  const lilt::Function wrapper = module_.create_function("main", lilt::i32, {});
  lilt::IRBuilder builder(module_);
  builder.set_insert_point(wrapper.append_block());
  builder.create_call(function);
  builder.create_ret(builder.get_i32(0));
  EXPECT_EQ(problem(), "");
  wrapper.delete_body();
  EXPECT_TRUE(contains(std::string(module_.print()), "declare i32 @main()"));
}

TEST_F(LibraryBuilder, LocationsBecomeDebugInformation) {
  module_.set_source("a.num", "/src");
  const lilt::Function function = module_.create_function("f", lilt::i32, {lilt::i32});
  function.set_line(3);
  lilt::IRBuilder builder(module_);
  builder.set_insert_point(function.append_block("entry"));
  builder.set_location(4, 7);
  const lilt::Value sum = builder.create_add(function.argument(0), builder.get_i32(1), "sum");
  builder.set_location(0, 0);
  builder.create_ret(sum);
  EXPECT_EQ(problem(), "");
  const std::string printed(module_.print());
  EXPECT_TRUE(contains(printed, "!DILocation(line: 4, column: 7, scope: !2)"));
  EXPECT_TRUE(contains(printed, "!DIFile(filename: \"a.num\", directory: \"/src\")"));
  EXPECT_TRUE(contains(printed, "  ret i32 %sum\n"));
}

TEST_F(LibraryBuilder, LocationsWithoutASourceHaveNoEffect) {
  const lilt::Function function = module_.create_function("f", lilt::i32, {lilt::i32});
  function.set_line(3);
  lilt::IRBuilder builder(module_);
  builder.set_insert_point(function.append_block("entry"));
  builder.set_location(4, 7);
  builder.create_ret(function.argument(0));
  EXPECT_EQ(problem(), "");
  EXPECT_FALSE(contains(std::string(module_.print()), "!"));
}

// --- mistakes: the first one is kept, and nothing crashes

TEST_F(LibraryBuilder, MistakesAreKeptUntilTheModuleIsVerified) {
  const lilt::Function f = module_.create_function("f", lilt::i32, {lilt::i32, lilt::i64});
  lilt::IRBuilder builder(module_);
  builder.set_insert_point(f.append_block("entry"));
  const lilt::Value bad = builder.create_add(f.argument(0), f.argument(1));
  EXPECT_FALSE(bad);
  EXPECT_FALSE(builder.create_mul(bad, bad));
  builder.create_ret(bad);
  EXPECT_TRUE(contains(problem(), "add in '@f': an operand has type 'i64', expected 'i32'"));
  lilt::Jit jit;
  EXPECT_FALSE(jit.add(module_));
}

struct Mistake {
  const char* message;
  void (*make)(const lilt::Module&, lilt::IRBuilder&, lilt::Function);
};

class LibraryMistakes : public LibraryBuilder, public testing::WithParamInterface<Mistake> {};

TEST_P(LibraryMistakes, AreReported) {
  const lilt::Function function =
      module_.create_function("f", lilt::i32, {lilt::i32, lilt::double_type, lilt::pointer});
  lilt::IRBuilder builder(module_);
  builder.set_insert_point(function.append_block("entry"));
  GetParam().make(module_, builder, function);
  EXPECT_TRUE(contains(problem(), GetParam().message));
}

INSTANTIATE_TEST_SUITE_P(
    Each, LibraryMistakes,
    testing::Values(Mistake{"load in '@f': an address is a pointer",
                            [](const lilt::Module&, lilt::IRBuilder& b, lilt::Function f) {
                              b.create_load(lilt::i32, f.argument(0));
                            }},
                    Mistake{"fadd in '@f': operands of type 'i32'",
                            [](const lilt::Module&, lilt::IRBuilder& b, lilt::Function f) {
                              b.create_fadd(f.argument(0), f.argument(0));
                            }},
                    Mistake{"trunc in '@f': from 'i32' to 'i64'",
                            [](const lilt::Module&, lilt::IRBuilder& b, lilt::Function f) {
                              b.create_cast(LILT_TRUNC, f.argument(0), lilt::i64);
                            }},
                    Mistake{"ret in '@f': an operand has type 'double', expected 'i32'",
                            [](const lilt::Module&, lilt::IRBuilder& b, lilt::Function f) {
                              b.create_ret(f.argument(1));
                            }},
                    Mistake{"switch in '@f': a case is a constant integer",
                            [](const lilt::Module& m, lilt::IRBuilder& b, lilt::Function f) {
                              const std::pair<lilt::Value, lilt::Block> cases[] = {
                                  std::pair{m.undef(lilt::i32), b.insert_block()}};
                              b.create_switch(f.argument(0), b.insert_block(), cases);
                            }},
                    Mistake{"ret in '@f': the function returns a value",
                            [](const lilt::Module&, lilt::IRBuilder& b, lilt::Function) {
                              b.create_ret_void();
                            }},
                    Mistake{"add in '@f': the block has its terminator already",
                            [](const lilt::Module&, lilt::IRBuilder& b, lilt::Function f) {
                              b.create_ret(f.argument(0));
                              b.create_add(f.argument(0), f.argument(0));
                            }},
                    Mistake{"add: no insertion point",
                            [](const lilt::Module&, lilt::IRBuilder& b, lilt::Function f) {
                              b.clear_insert_point();
                              b.create_add(f.argument(0), f.argument(0));
                            }},
                    Mistake{"an argument 3 of '@f'", [](const lilt::Module&, lilt::IRBuilder&,
                                                        lilt::Function f) { f.argument(3); }},
                    Mistake{"call in '@f': the function takes 3 arguments, here are 1",
                            [](const lilt::Module&, lilt::IRBuilder& b, lilt::Function f) {
                              b.create_call(f, {f.argument(0)});
                            }},
                    Mistake{"an operand in '@f' belongs to another function",
                            [](const lilt::Module& m, lilt::IRBuilder& b, lilt::Function f) {
                              const lilt::Function g =
                                  m.create_function("g", lilt::i32, {lilt::i32});
                              b.create_add(f.argument(0), g.argument(0));
                            }},
                    Mistake{"an operand in '@f' has no value",
                            [](const lilt::Module&, lilt::IRBuilder& b, lilt::Function f) {
                              b.create_add(f.argument(0),
                                           b.create_store(f.argument(0), f.argument(2)));
                            }},
                    Mistake{"an instruction that has uses is erased in '@f'",
                            [](const lilt::Module&, lilt::IRBuilder& b, lilt::Function f) {
                              const lilt::Value sum = b.create_add(f.argument(0), f.argument(0));
                              b.create_ret(sum);
                              sum.erase();
                            }},
                    Mistake{"phi in '@f': an incoming value has type 'double', expected 'i32'",
                            [](const lilt::Module&, lilt::IRBuilder& b, lilt::Function f) {
                              b.create_phi(lilt::i32).add_incoming(f.argument(1), b.insert_block());
                            }},
                    Mistake{"a global '@f': the name is taken",
                            [](const lilt::Module& m, lilt::IRBuilder&, lilt::Function) {
                              m.create_global("f", lilt::i32);
                            }},
                    Mistake{"a function '@f': the name is taken by something else",
                            [](const lilt::Module& m, lilt::IRBuilder&, lilt::Function) {
                              m.create_function("f", lilt::i32, {});
                            }},
                    Mistake{"an integer constant of type double",
                            [](const lilt::Module& m, lilt::IRBuilder&, lilt::Function) {
                              m.constant(lilt::double_type, 1);
                            }},
                    Mistake{"'{ i8 }' has no field 1",
                            [](const lilt::Module& m, lilt::IRBuilder& b, lilt::Function f) {
                              b.create_field(m.struct_type({lilt::i8}), f.argument(2), 1);
                            }},
                    Mistake{"block '%entry' of '@f' lacks a terminator",
                            [](const lilt::Module&, lilt::IRBuilder&, lilt::Function) {}}));

// What only the whole function shows: the place is in the text that print() gives.
TEST_F(LibraryBuilder, RulesOfTheWholeFunctionHavePlacesInTheText) {
  const lilt::Function function = module_.create_function("f", lilt::i32, {lilt::i32});
  lilt::IRBuilder builder(module_);
  const lilt::Block entry = function.append_block("entry"), left = function.append_block("left"),
                    right = function.append_block("right");
  builder.set_insert_point(entry);
  builder.create_cond_br(
      builder.create_icmp(LILT_ICMP_EQ, function.argument(0), builder.get_i32(0)), left, right);
  builder.set_insert_point(left);
  const lilt::Value local = builder.create_add(function.argument(0), builder.get_i32(1), "local");
  builder.create_br(right);
  builder.set_insert_point(right);
  builder.create_ret(local);
  const lilt::Error error = module_.verify();
  ASSERT_TRUE(error);
  EXPECT_EQ(error.kind(), LILT_ERROR_INPUT);
  const std::vector<lilt::Error::Message> messages = error.messages();
  ASSERT_EQ(messages.size(), 1u);
  EXPECT_STREQ(messages[0].file, "test");
  EXPECT_TRUE(contains(messages[0].text, "%local"));
  const std::string printed(module_.print());
  size_t offset = 0;
  for (uint32_t line = 1; line < messages[0].line; ++line) offset = printed.find('\n', offset) + 1;
  EXPECT_EQ(printed.substr(offset, printed.find('\n', offset) - offset), "  ret i32 %local");
}

// --- handles that no longer mean what they did

TEST_F(LibraryBuilder, HandlesOfAnotherModuleAreMistakes) {
  const lilt::Module other(context_, "other");
  const lilt::Function theirs = other.create_function("theirs", lilt::i32, {lilt::i32});
  const lilt::Type type = other.struct_type({lilt::i32, lilt::i64});
  const lilt::Function function = module_.create_function("f", lilt::i32, {lilt::i32});
  lilt::IRBuilder builder(module_);
  const lilt::Block entry = function.append_block("entry");
  for (int kind = 0; kind < 4; ++kind) {
    module_.forget_mistake();
    builder.set_insert_point(entry);
    if (kind == 0) builder.create_call(theirs, {function.argument(0)});
    if (kind == 1) builder.create_add(function.argument(0), theirs.argument(0));
    if (kind == 2) builder.create_alloca(type);
    if (kind == 3) builder.set_insert_point(theirs.append_block());
    ASSERT_NE(module_.mistake(), nullptr) << kind;
  }
}

TEST_F(LibraryBuilder, BuildersLeaveDeletedBodies) {
  const lilt::Function function = module_.create_function("f", lilt::void_type, {});
  lilt::IRBuilder builder(module_);
  builder.set_insert_point(function.append_block());
  function.delete_body();
  EXPECT_FALSE(builder.insert_block());
  builder.create_ret_void();
  EXPECT_TRUE(contains(problem(), "ret: no insertion point"));
  module_.forget_mistake();
  builder.set_insert_point(function.append_block());
  builder.create_ret_void();
  EXPECT_EQ(problem(), "");
}

TEST_F(LibraryBuilder, AfterAMistakeFunctionsCanBeUsed) {
  module_.create_function("f", lilt::i32, {lilt::i32});
  const lilt::Function wrong = module_.create_function("f", lilt::i64, {});
  lilt::IRBuilder builder(module_);
  builder.set_insert_point(wrong.append_block());
  builder.create_ret(builder.get_i64(1));
  EXPECT_TRUE(contains(problem(), "a function '@f': the name is taken by something else"));
}

TEST(LibraryLifetimes, AnyOrderOfEndsIsGood) {
  for (int order = 0; order < 3; ++order) {
    lilt_context* context = lilt_context_create();
    lilt_module* module = lilt_module_create(context, "m");
    lilt_function* function = lilt_function_create(
        module, "f", lilt_function_type(module, lilt_i32(), nullptr, 0, false));
    lilt_builder* builder = lilt_builder_create(module);
    lilt_variables* variables = lilt_variables_create(function);
    lilt_builder_at_end(builder, lilt_block_create(function, nullptr));
    if (order == 0) lilt_context_delete(context);
    if (order != 2) lilt_module_delete(module);
    lilt_builder_delete(builder);
    lilt_variables_delete(variables);
    if (order == 2) lilt_module_delete(module);
    if (order != 0) lilt_context_delete(context);
  }
}

TEST_F(LibraryBuilder, NumbersOfNoEnumerationAreMistakes) {
  const lilt::Function function = module_.create_function("f", lilt::i32, {lilt::i32});
  lilt::IRBuilder builder(module_);
  builder.set_insert_point(function.append_block());
  const lilt::Value a = function.argument(0);
  for (int kind = 0; kind < 4; ++kind) {
    module_.forget_mistake();
    if (kind == 0) builder.create_icmp(static_cast<lilt_int_predicate>(13), a, a);
    if (kind == 1) builder.create_fcmp(static_cast<lilt_float_predicate>(16), a, a);
    if (kind == 2) builder.create_binary(static_cast<lilt_binary_op>(18), a, a);
    if (kind == 3) builder.create_cast(static_cast<lilt_cast_op>(500), a, lilt::i64);
    ASSERT_NE(module_.mistake(), nullptr) << kind;
    EXPECT_TRUE(contains(module_.mistake(), "no such"));
  }
}

TEST_F(LibraryBuilder, TypesAreNotNestedWithoutEnd) {
  lilt::Type type = lilt::i8;
  for (int i = 0; i < 100000; ++i) type = module_.struct_type({type});
  EXPECT_TRUE(contains(problem(), "a type that is nested more than 256 times"));
}

TEST_F(LibraryBuilder, NamesOfAnyKind) {
  module_.set_source("a\"b.c", "/d\n");
  const lilt::Function function = module_.create_function("f\"q", lilt::i32, {lilt::i32});
  function.set_line(1);
  lilt::IRBuilder builder(module_);
  builder.set_insert_point(function.append_block("7"));
  builder.set_location(1, UINT32_MAX);
  builder.create_ret(
      builder.create_add(function.argument(0).set_name("3"), builder.get_i32(1), "odd name"));
  EXPECT_EQ(problem(), "");
  EXPECT_TRUE(contains(module_.print(), "\"Debug Info Version\""));
  module_.create_function("3", lilt::i32, {});
  EXPECT_TRUE(contains(problem(), "names of digits only are numbers in IR"));
}

TEST_F(LibraryBuilder, AddressesWithOffsetsInitializeGlobals) {
  const lilt::Type words = module_.array_type(lilt::i64, 4);
  const lilt::Value table = module_.create_global("table", words, module_.zero(words));
  module_.create_global("inside", lilt::pointer, module_.address_constant(table, 16));
  EXPECT_EQ(problem(), "");
  lilt::Jit jit;
  ASSERT_TRUE(jit.add(module_));
  EXPECT_EQ(*static_cast<char**>(jit.lookup("inside")),
            static_cast<char*>(jit.lookup("table")) + 16);
}

TEST_F(LibraryBuilder, WhatIsNotThereCanBeAsked) {
  const lilt::Function none = module_.find_function("none");
  EXPECT_FALSE(none);
  EXPECT_EQ(none.name(), "");
  EXPECT_FALSE(none.argument(0));
  EXPECT_FALSE(none.append_block("x"));
  EXPECT_FALSE(none.has_body());
  none.add_attribute("cold");
  lilt::Value().erase();
  lilt::Value().set_name("x");
  lilt::Block().append();
  EXPECT_FALSE(lilt::Block().is_terminated());
  EXPECT_EQ(lilt::Value().type(), lilt::void_type);
}

}  // namespace
