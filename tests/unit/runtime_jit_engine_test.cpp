#include <gtest/gtest.h>
#include <unistd.h>

#include <cstring>
#include <stdexcept>

#include "object_test_support.h"
#include "runtime/jit_engine.h"

namespace lilt::runtime {
namespace {

using test::ImageBuilder;

// Far from everything, as no mapping is.
void* const kFarAddress = reinterpret_cast<void*>(uintptr_t{1} << 46);

class JitEngineTest : public ::testing::Test {
 protected:
  ssa::SymbolId define(std::string_view name, const ImageBuilder& code) {
    auto function = test::add_function(module_, name);
    functions_.push_back({function, &code.image()});
    return function;
  }
  bool link(const SymbolResolver& resolver = nullptr) {
    engine_ = std::make_unique<JitEngine>(JitOptions{.resolver = resolver});
    JitModule code(module_);
    for (auto [function, image] : functions_) code.add_function(function, *image);
    unit_ = engine_->add(code, diagnostics_);
    return unit_ != JitUnit::None;
  }
  template <class Result, class... Arguments>
  Result call(std::string_view name, Arguments... arguments) {
    return reinterpret_cast<Result (*)(Arguments...)>(engine_->address(name))(arguments...);
  }
  // Runs main with its standard output in a file.
  int run(std::vector<std::string> arguments = {"program"}, const std::string& entry = {}) {
    const ssa::Module* const modules[] = {&module_};
    return run_program(*engine_, unit_, modules, {entry, arguments}, diagnostics_).status;
  }

  ssa::Module module_;
  Diagnostics diagnostics_;
  std::vector<std::pair<ssa::SymbolId, const object::CodeImage*>> functions_;
  std::unique_ptr<JitEngine> engine_;
  JitUnit unit_ = JitUnit::None;
};

TEST_F(JitEngineTest, CallsAndDataOfTheProgram) {
  test::add_variable(module_, "counter", ssa::kI64, test::integer(module_, 64, 41));
  test::add_variable(module_, "zero", ssa::kI64, test::integer(module_, 64, 0));
  test::add_variable(module_, "shared", ssa::kI64, test::integer(module_, 64, 0), false,
                     ssa::Linkage::Common);
  ImageBuilder caller, callee;
  // inc counter; mov counter, %rax
  caller.enter().call("callee").leave();
  callee.load_got_rax("counter").bytes({0x48, 0xFF, 0x00, 0x48, 0x8B, 0x00, 0xC3});
  auto f = define("caller", caller);
  define("callee", callee);
  ssa::ConstantId pointer = module_.constants().symbol(f);
  test::add_variable(module_, "table", ssa::kPtr, pointer, true);
  ASSERT_TRUE(link());
  EXPECT_EQ(call<int64_t>("caller"), 42);
  EXPECT_EQ(*static_cast<int64_t*>(engine_->address("counter")), 42);
  EXPECT_EQ(*static_cast<void**>(engine_->address("table")), engine_->address("caller"));
  *static_cast<int64_t*>(engine_->address("zero")) = 1;
  *static_cast<int64_t*>(engine_->address("shared")) = 1;
  EXPECT_EQ(engine_->address("nowhere"), nullptr);
}

// Exceptions of the host are caught in compiled code, in each of several units and after others
// were removed: units share no cells.
TEST_F(JitEngineTest, CompiledCodeCatchesTheHostsExceptions) {
  engine_ = std::make_unique<JitEngine>();
  engine_->define("thrower", reinterpret_cast<void*>(+[](int64_t number) {
                    if (number != 0) throw static_cast<int>(number);
                  }));
  ImageBuilder code;
  test::build_catcher(code);
  std::vector<std::unique_ptr<ssa::Module>> modules;
  auto add = [&](std::string_view name) {
    modules.push_back(std::make_unique<ssa::Module>());
    JitModule module(*modules.back());
    module.add_function(test::add_function(*modules.back(), name), code.image());
    const JitUnit unit = engine_->add(module, diagnostics_);
    EXPECT_NE(unit, JitUnit::None) << diagnostics_.render(DiagnosticFormat::Text, false);
    return unit;
  };
  const JitUnit first = add("first");
  add("second");
  EXPECT_EQ(call<int>("first", 41), 41);
  EXPECT_EQ(call<int>("second", 42), 42);
  engine_->remove(first);
  add("third");
  EXPECT_EQ(call<int>("second", 43), 43);
  EXPECT_EQ(call<int>("third", 44), 44);
}

TEST_F(JitEngineTest, FunctionsOfTheProcessThroughStubsAndTable) {
  test::add_string(module_, "text", std::string_view("hello\0", 6));
  test::add_function(module_, "strlen", ssa::Linkage::External, false);
  ImageBuilder length, address;
  length.enter().lea_rdi("text").call("strlen").leave();
  address.load_got_rax("strlen").bytes({0xC3});
  define("length", length);
  define("address", address);
  ASSERT_TRUE(link());
  EXPECT_EQ(call<int64_t>("length"), 5);
  EXPECT_EQ(call<size_t (*)(const char*)>("address")("abc"), 3u);
}

TEST_F(JitEngineTest, ResolverComesBeforeTheProcess) {
  ImageBuilder code;
  code.load_got_rax("strlen").bytes({0xC3});
  define("f", code);
  ASSERT_TRUE(link([](std::string_view name) { return name == "strlen" ? kFarAddress : nullptr; }));
  EXPECT_EQ(call<void*>("f"), kFarAddress);
}

TEST_F(JitEngineTest, AddressOfAFarFunctionIsItsStub) {
  test::add_function(module_, "abs", ssa::Linkage::External, false);
  ImageBuilder code;
  code.bytes({0x57}).lea_rdi("abs").bytes({0x48, 0x89, 0xF8, 0x5F, 0xFF, 0xE0});  // jmp *%rax
  define("f", code);
  ASSERT_TRUE(link());
  EXPECT_EQ(call<int>("f", -3), 3);
}

TEST_F(JitEngineTest, FarDataIsAnError) {
  test::add_variable(module_, "far", ssa::kI64, ssa::ConstantId::none());
  ImageBuilder code;
  code.lea_rdi("far").bytes({0xC3});
  define("f", code);
  EXPECT_FALSE(link([](std::string_view) { return kFarAddress; }));
  EXPECT_EQ(diagnostics_.all().at(0).message, "'far' is too far away for a relative reference");
}

TEST(JitEnginePlaceTest, UndefinedSymbolsAreNamedAtTheirPlace) {
  auto source = SourceText::from_memory("a.ll", "declare void @no_such_function()\n");
  ssa::Module module(source.get());
  auto callee = test::add_function(module, "no_such_function", ssa::Linkage::External, false);
  module[callee].offset = 13;
  auto weak = test::add_function(module, "no_weak_function", ssa::Linkage::ExternWeak, false);
  ImageBuilder code;
  code.call("no_such_function").load_got_rax(module[weak].name).bytes({0xC3});
  auto f = test::add_function(module, "f");
  JitEngine engine;
  JitModule unit(module);
  unit.add_function(f, code.image());
  Diagnostics diagnostics;
  EXPECT_EQ(engine.add(unit, diagnostics), JitUnit::None);
  std::string text = diagnostics.render(DiagnosticFormat::Text, false);
  EXPECT_EQ(text,
            "a.ll:1:14: error: undefined symbol 'no_such_function'\n"
            "declare void @no_such_function()\n"
            "             ^\n");
}

TEST_F(JitEngineTest, MemoryIsNeverWritableAndExecutable) {
  test::add_variable(module_, "v", ssa::kI64, test::integer(module_, 64, 3));
  ImageBuilder code;
  code.bytes({0xC3});
  define("f", code);
  ASSERT_TRUE(link());
  std::string maps = test::read_file("/proc/self/maps");
  EXPECT_EQ(maps.find("rwx"), std::string::npos) << maps;
}

TEST_F(JitEngineTest, CoarseAlignmentIsKept) {
  auto variable = test::add_variable(module_, "v", ssa::kI64, test::integer(module_, 64, 3));
  module_[variable].align_log2 = 16;
  module_[variable].has_alignment = true;
  ASSERT_TRUE(link());
  EXPECT_EQ(reinterpret_cast<uintptr_t>(engine_->address("v")) % 65536, 0u);
}

void throw_error() { throw std::runtime_error("through"); }

TEST_F(JitEngineTest, ExceptionsUnwindThroughCompiledFrames) {
  ImageBuilder code;
  code.enter().bytes({0xFF, 0xD7}).leave();  // call *%rdi
  define("through", code);
  ASSERT_TRUE(link());
  EXPECT_THROW(call<void>("through", &throw_error), std::runtime_error);
}

// --- main

TEST_F(JitEngineTest, ExitStatusIsTheLowByte) {
  ImageBuilder code;
  code.bytes({0x48, 0xB8, 0x2A, 1, 0, 0, 1, 0, 0, 0, 0xC3});  // mov $0x10000012A, %rax
  define("main", code);
  ASSERT_TRUE(link());
  EXPECT_EQ(run(), 42);
}

TEST_F(JitEngineTest, ArgumentsArePassed) {
  ImageBuilder code;  // return argc + argv[1][0]
  code.bytes({0x48, 0x8B, 0x46, 0x08, 0x0F, 0xB6, 0x00, 0x48, 0x01, 0xF8, 0xC3});
  define("main", code);
  ASSERT_TRUE(link());
  EXPECT_EQ(run({"program", "a", "b"}), 'a' + 3);
}

TEST_F(JitEngineTest, OutputIsFlushed) {
  test::add_string(module_, "text", std::string_view("from the program\0", 17));
  ImageBuilder code;
  code.enter().lea_rdi("text").call("puts").bytes({0x31, 0xC0}).leave();
  define("main", code);
  ASSERT_TRUE(link());
  ::testing::internal::CaptureStdout();
  int status = run();
  EXPECT_EQ(::testing::internal::GetCapturedStdout(), "from the program\n");
  EXPECT_EQ(status, 0);
}

TEST_F(JitEngineTest, CrashGivesItsSignal) {
  ImageBuilder code;
  code.bytes({0x31, 0xC0, 0x8B, 0x00, 0xC3});  // xor %eax, %eax; mov (%rax), %eax
  define("main", code);
  ASSERT_TRUE(link());
  EXPECT_EQ(run(), 128 + 11);
}

TEST_F(JitEngineTest, DeepRecursionWorks) {
  ImageBuilder code;  // for rdi = 100,000 frames of 64 bytes
  code.bytes({0xBF, 0xA0, 0x86, 0x01, 0x00});
  code.bytes({0x48, 0x83, 0xEC, 0x30});  // down: sub $48, %rsp
  code.bytes({0xFF, 0xCF, 0x74, 0x05});  // dec %edi; je up
  code.bytes({0xE8, 0xF3, 0xFF, 0xFF, 0xFF});
  code.bytes({0x48, 0x83, 0xC4, 0x30, 0x31, 0xC0, 0xC3});  // up: add $48, %rsp; return 0
  define("main", code);
  ASSERT_TRUE(link());
  EXPECT_EQ(run(), 0);
}

TEST_F(JitEngineTest, OatProgramsNeedNoMain) {
  ImageBuilder code;  // return argc + array length
  code.bytes({0x48, 0x89, 0xF8, 0x48, 0x03, 0x06, 0xC3});
  define("program", code);
  ASSERT_TRUE(link());
  EXPECT_EQ(run({"program", "x"}), 4);
}

TEST_F(JitEngineTest, WithoutEntryPointIsAnError) {
  ASSERT_TRUE(link());
  EXPECT_EQ(run(), 1);
  EXPECT_EQ(diagnostics_.all().at(0).message, "the program defines neither 'main' nor 'program'");
}

}  // namespace
}  // namespace lilt::runtime
