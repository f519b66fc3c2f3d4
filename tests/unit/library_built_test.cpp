// Modules that are built go into the compiler without their text: from inside of the library.
#include <gtest/gtest.h>

#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "driver/library/compile.h"
#include "lilt/lilt.hpp"

namespace {

using lilt::api::Block, lilt::api::Context, lilt::api::Error, lilt::api::Function,
    lilt::api::IRBuilder, lilt::api::Module, lilt::api::Options, lilt::api::Output, lilt::api::Phi,
    lilt::api::Result, lilt::api::Type, lilt::api::Value;
namespace api = lilt::api;
using Cases = std::vector<std::pair<Value, Block>>;

// Whether the module gets through the compiler without text.
bool needs_no_text(const Module& module) {
  lilt_module* built = module;
  lilt::library::WarmCompiler& compiler = built->context.compiler_for(nullptr);
  const auto input = lilt::library::compile_module(
      *built, compiler, lilt::library::Way::Built,
      [&](lilt::backend::Input& read) { compiler.compiler().check(read); });
  return input != nullptr && input->source == nullptr;
}

void expect_code_of_text(const Module& module) {
  EXPECT_TRUE(needs_no_text(module));
  const Context context;
  Result<Module> parsed = Module::parse(context, "text", module.print());
  ASSERT_TRUE(parsed) << parsed.error().text();
  for (const int level : {0, 1, 2, 3, static_cast<int>('s')}) {
    Options options;
    ASSERT_FALSE(options.set_level(level));
    Result<Output> built = module.to_object(options), read = parsed->to_object(options);
    ASSERT_TRUE(built) << built.error().text();
    ASSERT_TRUE(read) << read.error().text();
    EXPECT_EQ(built->bytes(), read->bytes()) << "-O" << level;
  }
}

class LibraryBuilt : public testing::Test {
 protected:
  // An internal function that others may inline.
  Function add_helper(const char* name, int64_t addend) {
    const Function helper = module_.create_function(name, api::i64, {api::i64});
    helper.set_linkage(LILT_INTERNAL);
    builder_.set_insert_point(helper.append_block());
    builder_.create_ret(builder_.create_add(helper.argument(0), builder_.get_i64(addend)));
    return helper;
  }

  Context context_;
  Module module_{context_, "test"};
  IRBuilder builder_{module_};
};

TEST_F(LibraryBuilt, SymbolsAreInTheOrderOfTheText) {
  // Functions with bodies come last in the text, whenever they were made.
  const Function first = add_helper("first", 1);
  const Value table = module_.create_global("table", api::i64, module_.constant(api::i64, 7));
  const Function user = module_.create_function("user", api::i64, {api::i64});
  const Function print =
      module_.create_function("printf", module_.function_type(api::i32, {api::pointer}, true));
  const Function last = add_helper("odd name", 2);
  module_.create_global("inside", api::pointer, module_.address_constant(user.address(), 0));
  builder_.set_insert_point(user.append_block());
  const Value sum = builder_.create_add(builder_.create_call(first, {user.argument(0)}),
                                        builder_.create_call(last, {user.argument(0)}));
  builder_.create_call(print, {module_.create_global_string("%ld\n"), sum});
  builder_.create_ret(builder_.create_add(sum, builder_.create_load(api::i64, table)));
  expect_code_of_text(module_);
}

// A select's second operand is where a call has its callee.
TEST_F(LibraryBuilt, AddressesOfFunctionsAreTakenByAnyOperand) {
  const Function one = add_helper("one", 1), two = add_helper("two", 2);
  const Function user = module_.create_function("user", api::i64, {api::i64});
  builder_.set_insert_point(user.append_block());
  const Value five = builder_.get_i64(5);
  const Value sum =
      builder_.create_add(builder_.create_call(one, {five}), builder_.create_call(two, {five}));
  const Value is_less = builder_.create_icmp(LILT_ICMP_SLT, user.argument(0), five);
  const Value chosen = builder_.create_select(is_less, one.address(), two.address());
  const Type type = module_.function_type(api::i64, {api::i64});
  const Value more = builder_.create_call(type, chosen, {user.argument(0)});
  builder_.create_ret(builder_.create_add(sum, more));
  expect_code_of_text(module_);
}

TEST_F(LibraryBuilt, InstructionsAreInTheOrderOfTheText) {
  const Type pair = module_.named_struct("pair");
  module_.set_fields(pair, {api::i32, module_.array_type(api::i64, 3)});
  const Function function = module_.create_function("f", api::i64, {api::i64, api::pointer});
  function.add_parameter_attribute(0, "signext");
  function.add_parameter_attribute(1, "nonnull");
  function.add_attribute("nounwind");
  const Value n = function.argument(0);
  const Block end = function.create_block("end"), loop = function.create_block(),
              other = function.create_block(), entry = function.append_block("entry");
  loop.append();
  builder_.set_insert_point(entry);
  const Value mark = builder_.create_placeholder();
  builder_.create_switch(
      n, end, Cases{{module_.constant(api::i64, 1), loop}, {module_.constant(api::i64, 9), other}});
  builder_.set_insert_point(loop);
  const Phi i = builder_.create_phi(api::i64);
  const Value next = builder_.create_add(i, builder_.get_i64(1), "", LILT_NSW);
  const Value square = builder_.create_mul(next, next);
  i.add_incoming(n, entry);
  i.add_incoming(next, loop);
  builder_.create_cond_br(builder_.create_icmp(LILT_ICMP_SLT, next, builder_.get_i64(100)), loop,
                          end);
  builder_.set_insert_point(square);
  const Value field = builder_.create_field(pair, function.argument(1), 1);
  builder_.create_store(i, field).set_volatile(true);
  end.append();
  builder_.set_insert_point(end);
  const Phi result = builder_.create_phi(api::i64);
  result.add_incoming(builder_.get_i64(-1), entry);
  result.add_incoming(square, loop);
  other.append();
  builder_.set_insert_point(other);
  const Value narrow = builder_.create_cast(LILT_SITOFP, n, api::double_type);
  const Value half = builder_.create_binary(LILT_FMUL, narrow, builder_.get_double(0.5));
  const Value whole = builder_.create_cast(LILT_FPTOSI, half, api::i64);
  builder_.create_br(end);
  result.add_incoming(whole, other);
  builder_.set_insert_point(mark);
  const Value slot = builder_.create_alloca(api::i64);
  builder_.create_store(n, slot);
  mark.erase();
  builder_.set_insert_point(end);
  builder_.create_ret(builder_.create_add(result, builder_.create_load(api::i64, slot)));
  expect_code_of_text(module_);
}

TEST_F(LibraryBuilt, ManyFunctionsForManyThreads) {
  Function before = add_helper("f0", 0);
  for (int i = 1; i < 600; ++i) {
    const Function function =
        module_.create_function("f" + std::to_string(i), api::i64, {api::i64});
    if (i % 3 == 0) function.set_linkage(LILT_INTERNAL);
    builder_.set_insert_point(function.append_block());
    Value sum = function.argument(0);
    for (int k = 0; k < i % 40; ++k)
      sum = builder_.create_xor(builder_.create_mul(sum, builder_.get_i64(3 * i + k)), sum);
    builder_.create_ret(builder_.create_call(before, {sum}));
    before = function;
  }
  expect_code_of_text(module_);
}

TEST_F(LibraryBuilt, TheResultOfAMustTailCallIsReturned) {
  const Function callee = module_.create_function("callee", api::i64, {api::i64});
  const Function function = module_.create_function("f", api::i64, {api::i64});
  builder_.set_insert_point(function.append_block());
  builder_.create_call(callee, {function.argument(0)}).set_tail(LILT_MUST_TAIL);
  builder_.create_ret(module_.undef(api::i64));
  expect_code_of_text(module_);
}

// --- what only the text decides

TEST_F(LibraryBuilt, VectorsOfAddressesGoThroughTheText) {
  const Function function =
      module_.create_function("f", api::i64, {api::pointer, module_.vector_type(api::i64, 2)});
  builder_.set_insert_point(function.append_block());
  builder_.create_gep(api::i64, function.argument(0), {function.argument(1)});
  builder_.create_ret(builder_.get_i64(0));
  EXPECT_FALSE(needs_no_text(module_));
  EXPECT_FALSE(module_.verify());
}

struct Wrong {
  const char* message;
  std::function<void(const Module&, IRBuilder&, Function)> build;
};

class LibraryBuiltWrong : public testing::TestWithParam<Wrong> {};

// The messages are those about the text, with places.
TEST_P(LibraryBuiltWrong, IsReportedAsInTheText) {
  const Context context;
  const Module module(context, "test");
  const Function function = module.create_function("f", api::i64, {api::i64, api::pointer});
  IRBuilder builder(module);
  builder.set_insert_point(function.append_block("entry"));
  GetParam().build(module, builder, function);
  if (builder.insert_block()) builder.create_ret(builder.get_i64(0));
  EXPECT_FALSE(needs_no_text(module));
  const auto expect_message = [](const Error& error) {
    ASSERT_TRUE(error);
    EXPECT_NE(std::string(error.text()).find(GetParam().message), std::string::npos)
        << error.text();
    EXPECT_NE(error.messages()[0].line, 0u);
  };
  expect_message(module.verify());
  expect_message(module.to_object().take_error());
}

INSTANTIATE_TEST_SUITE_P(
    OfEachKind, LibraryBuiltWrong,
    testing::Values(
        Wrong{"nothing may jump to the entry block",
              [](const Module&, IRBuilder& b, Function) {
                b.create_br(b.insert_block());
                b.clear_insert_point();
              }},
        Wrong{"'phi' has no value for predecessor",
              [](const Module&, IRBuilder& b, Function f) {
                const Block left = f.append_block("left"), join = f.append_block("join");
                const Block entry = b.insert_block();
                b.create_cond_br(b.get_i1(true), left, join);
                b.set_insert_point(left);
                b.create_br(join);
                b.set_insert_point(join);
                b.create_phi(api::i64).add_incoming(f.argument(0), entry);
              }},
        Wrong{"a path leads to this use",
              [](const Module&, IRBuilder& b, Function f) {
                const Block left = f.append_block("left"), join = f.append_block("join");
                b.create_cond_br(b.get_i1(true), left, join);
                b.set_insert_point(left);
                const Value local = b.create_add(f.argument(0), b.get_i64(1));
                b.create_br(join);
                b.set_insert_point(join);
                b.create_mul(local, local);
              }},
        Wrong{"two cases of one 'switch' have the same value",
              [](const Module&, IRBuilder& b, Function f) {
                const Block next = f.append_block("next");
                b.create_switch(f.argument(0), next,
                                Cases{{b.get_i64(1), next}, {b.get_i64(1), next}});
                b.set_insert_point(next);
              }},
        Wrong{"condition has type 'i64'",
              [](const Module&, IRBuilder& b, Function f) {
                b.create_select(f.argument(0), f.argument(0), b.get_i64(1));
              }},
        Wrong{
            "index of a struct's field has type 'i64'",
            [](const Module& m, IRBuilder& b, Function f) {
              b.create_gep(m.struct_type({api::i64}), f.argument(1), {b.get_i64(0), b.get_i64(0)});
            }},
        Wrong{"is not a type that a value can have",
              [](const Module& m, IRBuilder& b, Function) {
                b.create_alloca(m.named_struct("unknown"));
              }},
        Wrong{"cannot be defined",
              [](const Module& m, IRBuilder&, Function) {
                IRBuilder b(m);
                const Function trap = m.create_function("llvm.trap", api::void_type, {});
                b.set_insert_point(trap.append_block());
                b.create_ret_void();
              }},
        Wrong{"cannot have this linkage",
              [](const Module& m, IRBuilder&, Function) {
                m.create_function("g", api::void_type, {}).set_linkage(LILT_INTERNAL);
              }},
        Wrong{"musttail", [](const Module& m, IRBuilder& b, Function f) {
                const Function callee = m.create_function("g", api::i64, {api::i64});
                b.create_call(callee, {f.argument(0)}).set_tail(LILT_MUST_TAIL);
              }}));

}  // namespace
