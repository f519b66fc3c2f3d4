// The module compiler: every output is the same for any number of threads.
#include "backend/compile/module_compiler.h"

#include <gtest/gtest.h>

#include <fstream>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "frontend/llvm/parser.h"

namespace lilt::backend {
namespace {

struct Products {
  std::string object, assembly, dump, reports, log;
};

Products compile(const std::string& text, CompileOptions options, unsigned threads) {
  options.threads = threads;
  Products made;
  auto compile_as = [&](auto produce) {
    Diagnostics diagnostics;
    Input input;
    input.source = SourceText::from_memory("test.ll", text);
    input.module = frontend::parse_module_header(*input.source, diagnostics);
    ModuleCompiler compiler(options, diagnostics,
                            [&](std::string_view function, const StageReport& report) {
                              made.log += std::string(function) + report.text;
                            });
    produce(compiler, input);
    made.reports += diagnostics.render(DiagnosticFormat::Json, false);
    made.log += compiler.statistics(true);
  };
  compile_as([&](ModuleCompiler& c, Input& input) {
    const std::optional<object::ObjectFile> object = c.to_object(input);
    if (object) made.object = object->to_string();
  });
  compile_as([&](ModuleCompiler& c, Input& input) { made.assembly = c.to_assembly(input); });
  compile_as([&](ModuleCompiler& c, Input& input) { made.dump = c.to_dump(input); });
  return made;
}

void expect_same_for_any_number_of_threads(const std::string& text, const CompileOptions& options) {
  const Products one = compile(text, options, 1);
  for (const unsigned threads : {2u, 3u, 8u}) {
    const Products many = compile(text, options, threads);
    EXPECT_TRUE(one.object == many.object) << threads << " threads";
    EXPECT_TRUE(one.assembly == many.assembly) << threads << " threads";
    EXPECT_TRUE(one.dump == many.dump) << threads << " threads";
    EXPECT_EQ(one.reports, many.reports) << threads << " threads";
    EXPECT_TRUE(one.log == many.log) << threads << " threads";
  }
}

// A function long enough that a few make a job, which needs types and declarations that the header
// lacks: a copy of memory, a division in 128 bits, the overflow of an addition. `extra`: further
// instructions.
std::string function(int number, const std::string& extra = "") {
  const std::string n = std::to_string(number);
  std::string text = "define i64 @f" + n + "(ptr %p, i128 %w) {\n";
  for (int i = 0; i < 40; ++i) {
    const std::string k = std::to_string(i);
    text += "  %q" + k + " = getelementptr [" + std::to_string(number + 2) +
            " x i64], ptr %p, i64 " + k + ", i64 1\n  %v" + k + " = load i64, ptr %q" + k +
            "\n  store i64 " + n + ", ptr %q" + k + "\n";
  }
  text += "  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %q3, i64 %v1, i1 false)\n";
  if (number % 3 == 0) text += "  %d = sdiv i128 12345, %w\n  store i128 %d, ptr %p\n";
  const std::string odd = "i" + std::to_string(65 + number % 60);
  if (number % 5 == 1)
    text += "  %m = call { " + odd + ", i1 } @llvm.sadd.with.overflow." + odd + "(" + odd + " 1, " +
            odd + " 2)\n";
  return text + extra + "  %s = add i64 %v7, %v9\n  ret i64 %s\n}\n";
}

std::string module_of(int functions, const std::string& extra_of_some = "", int every = 50) {
  std::string text =
      "source_filename = \"m\"\ndeclare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)\n";
  for (int i = 0; i < functions; ++i)
    text += function(i, i % every == every - 1 ? extra_of_some : "");
  return text;
}

TEST(ModuleCompiler, OutputsDoNotDependOnThreads) {
  for (const int level : {0, 2}) {
    CompileOptions options;
    options.pipeline.level = level;
    options.counts_code = true;
    expect_same_for_any_number_of_threads(module_of(200), options);
  }
}

TEST(ModuleCompiler, DumpsAndTracesComeInTheOrderOfTheText) {
  CompileOptions options;
  options.pipeline.print_after = {"isel", "regalloc"};
  options.trace_allocation = true;
  expect_same_for_any_number_of_threads(module_of(60), options);
  options.pipeline.stop_after = "isel";
  expect_same_for_any_number_of_threads(module_of(60), options);
}

TEST(ModuleCompiler, ErrorsComeInTheOrderOfTheText) {
  for (const std::string extra :
       {"  %e = add i64 %v1, %misspelt\n", "  %e = call i64 @undefined_anywhere(i64 1)\n",
        "  call void asm sideeffect \"hlt $1\", \"\"()\n", "  %e = add i32 %v1, 1\n  nonsense\n"}) {
    SCOPED_TRACE(extra);
    expect_same_for_any_number_of_threads(module_of(120, extra), {});
    expect_same_for_any_number_of_threads(module_of(120, extra, 2), {});
    expect_same_for_any_number_of_threads(module_of(120, extra, 1), {});
  }
}

// A chain of local functions that `@entry` enters at the end, in the opposite order of the text,
// and functions that nothing needs; the others belong to the header.
std::string module_with_local_functions() {
  std::string text = "source_filename = \"m\"\n";
  const std::string body = " noinline {\n  call void @";
  for (int i = 0; i < 100; ++i)
    text += "define internal void @chain" + std::to_string(i) + "()" + body +
            (i == 0 ? "end" : "chain" + std::to_string(i - 1)) + "()\n  ret void\n}\n";
  text +=
      "define void @entry() {\n  call void @chain99()\n  %p = load ptr, ptr @table\n"
      "  call void %p()\n  %x = call i32 @taken_in(i32 1)\n  ret void\n}\n"
      "define private void @end() noinline {\n  ret void\n}\n"
      "define internal i32 @taken_in(i32 %x) {\n  ret i32 %x\n}\n"
      "define internal void @ping()" +
      body + "pong()\n  ret void\n}\ndefine internal void @pong()" + body +
      "ping()\n  ret void\n}\n";
  for (const char* needed : {"in_table", "in_list", "behind_alias"})
    text += "define internal void @" + std::string(needed) + "() {\n  ret void\n}\n";
  return text +
         "@table = global ptr @in_table\n@other = alias void (), ptr @behind_alias\n"
         "@llvm.used = appending global [1 x ptr] [ptr @in_list], section \"llvm.metadata\"\n";
}

// The functions of an assembly text, in its order.
std::vector<std::string> functions_in(const std::string& assembly) {
  std::vector<std::string> found;
  const std::string end = ",@function\n";
  for (size_t at = 0; (at = assembly.find(end, at)) != std::string::npos; at += end.size()) {
    const size_t begin = assembly.rfind('\t', at) + 1;
    found.push_back(assembly.substr(begin, at - begin));
  }
  return found;
}

TEST(ModuleCompiler, LeavesOutLocalFunctionsThatNothingNeeds) {
  std::vector<std::string> expected = {"entry"};
  for (int i = 99; i >= 0; --i) expected.push_back("chain" + std::to_string(i));
  for (const char* name : {"end", "in_table", "in_list", "behind_alias", "other"})
    expected.emplace_back(name);
  EXPECT_EQ(functions_in(compile(module_with_local_functions(), {}, 1).assembly), expected);
}

// Inline functions of C++: as local ones; a group of several goes or stays as a whole.
TEST(ModuleCompiler, LeavesOutInlineFunctionsThatNothingNeeds) {
  const std::string body = " noinline {\n  ret void\n}\n";
  const std::string module =
      "source_filename = \"m\"\n$unused = comdat any\n$pair = comdat any\n$idle = comdat any\n"
      "$with_data = comdat any\n@data = linkonce_odr global i32 1, comdat($with_data)\n"
      "define linkonce_odr void @unused() comdat" +
      body + "define linkonce void @other() comdat($pair)" + body +
      "define linkonce_odr void @called() comdat($pair)" + body +
      "define linkonce_odr void @idle1() comdat($idle)" + body +
      "define linkonce_odr void @idle2() comdat($idle)" + body +
      "define linkonce_odr void @beside_data() comdat($with_data)" + body +
      "define weak_odr void @weak()" + body +
      "define void @entry() {\n  call void @called()\n  store i32 2, ptr @data\n  ret void\n}\n";
  const std::vector<std::string> expected = {"weak", "entry", "other", "called", "beside_data"};
  std::vector<std::string> found = functions_in(compile(module, {}, 1).assembly);
  std::ranges::sort(found);
  std::vector<std::string> sorted = expected;
  std::ranges::sort(sorted);
  EXPECT_EQ(found, sorted);
}

// Definitions of functions, variables and aliases, each with one reference at most: `@entry` needs
// some, and others need only each other.
constexpr std::string_view kReferences = R"(
source_filename = "m"
$needed_table = comdat any
$idle_table = comdat any
$idle_guarded = comdat any
@needed_table = linkonce_odr constant [2 x ptr] [ptr @needed_method, ptr @needed_type], comdat
@needed_type = linkonce_odr constant ptr @needed_name
@needed_name = private constant [2 x i8] c"a\00"
@idle_table = linkonce_odr constant [2 x ptr] [ptr @idle_method, ptr @idle_table], comdat
@idle_guarded = linkonce_odr global i32 0, comdat
@idle_guard = internal global i64 0, comdat($idle_guarded)
@idle_name = private constant [2 x i8] c"b\00"
@idle_alias = internal alias void (), ptr @idle_aliased
@needed_alias = internal alias void (), ptr @needed_aliased
@caught_type = linkonce_odr constant ptr @caught_name
@caught_name = private constant [2 x i8] c"c\00"
@of_assembly = internal global i32 3
@elsewhere = available_externally global i32 4
@listed = internal global i32 5
@llvm.compiler.used = appending global [1 x ptr] [ptr @listed], section "llvm.metadata"
@folded = internal constant i32 6
@exported = global ptr null
module asm ".quad of_assembly"
declare i32 @__gxx_personality_v0(...)
declare void @outside()
define linkonce_odr void @needed_method() noinline {
  ret void
}
define linkonce_odr void @idle_method() noinline {
  store i32 1, ptr @idle_guarded
  ret void
}
define internal void @idle_aliased() noinline {
  ret void
}
define internal void @needed_aliased() noinline {
  ret void
}
define available_externally void @inlined_elsewhere() {
  ret void
}
define internal void @always() alwaysinline {
  ret void
}
define i32 @entry() personality ptr @__gxx_personality_v0 {
  call void @always()
  call void @needed_alias()
  store ptr getelementptr (i8, ptr @needed_table, i64 8), ptr @exported
  invoke void @outside() to label %next unwind label %pad
next:
  %f = load i32, ptr @folded
  ret i32 %f
pad:
  %e = landingpad { ptr, i32 } catch ptr @caught_type
  ret i32 1
}
)";

// The names that an assembly text defines, but the local labels of code.
std::set<std::string> defined_in(const std::string& assembly) {
  std::set<std::string> found;
  std::istringstream lines(assembly);
  for (std::string line; std::getline(lines, line);) {
    const std::string name = line.substr(0, line.find_first_of(":,"));
    if (line.ends_with(':') && !line.starts_with(".L")) found.insert(name);
    if (line.starts_with("\t.set\t")) found.insert(name.substr(6));
  }
  std::erase_if(found, [](const std::string& name) { return name.starts_with("DW.ref."); });
  return found;
}

TEST(ModuleCompiler, LeavesOutVariablesAndAliasesThatNothingNeeds) {
  const std::set<std::string> needed = {"entry",       "needed_table", "needed_method",
                                        "needed_type", "needed_name",  "needed_alias",
                                        "caught_type", "caught_name",  "of_assembly",
                                        "listed",      "exported",     "needed_aliased"};
  EXPECT_EQ(defined_in(compile(std::string(kReferences), {}, 1).assembly), needed);
  expect_same_for_any_number_of_threads(std::string(kReferences), {});
}

// As clang: of what the text defines, functions go whose calls `alwaysinline` took in, and
// those that are available externally.
TEST(ModuleCompiler, KeepsAllButAlwaysInlinedFunctionsWithoutOptimization) {
  CompileOptions options;
  options.pipeline.level = 0;
  EXPECT_EQ(functions_in(compile(module_with_local_functions(), options, 1).assembly).size(), 109u);
  const std::set<std::string> found =
      defined_in(compile(std::string(kReferences), options, 1).assembly);
  EXPECT_EQ(found.size(), 20u);
  for (const char* name : {"always", "inlined_elsewhere", "elsewhere"})
    EXPECT_FALSE(found.contains(name)) << name;
}

// Their bodies are in another object, and so is what they refer to.
TEST(ModuleCompiler, LeavesOutWhatIsAvailableElsewhereThoughReferredTo) {
  const std::string module =
      "source_filename = \"m\"\n"
      "@table = global [2 x ptr] [ptr @in_table, ptr @data]\n"
      "@data = available_externally constant ptr @called_by_data\n"
      "define available_externally void @in_table() {\n  ret void\n}\n"
      "define available_externally void @elsewhere() noinline {\n"
      "  call void @called()\n  ret void\n}\n"
      "define linkonce_odr void @called() noinline {\n  ret void\n}\n"
      "define linkonce_odr void @called_by_data() noinline {\n  ret void\n}\n"
      "define void @entry() {\n  call void @elsewhere()\n  ret void\n}\n";
  const std::set<std::string> needed = {"table", "entry"};
  EXPECT_EQ(defined_in(compile(module, {}, 1).assembly), needed);
  CompileOptions options;
  options.pipeline.level = 0;
  const std::set<std::string> unoptimized = {"table", "entry", "called", "called_by_data"};
  EXPECT_EQ(defined_in(compile(module, options, 1).assembly), unoptimized);
}

// What is `alwaysinline` is as the caller's own text: other bodies still come in, as many more.
TEST(ModuleCompiler, InlinesIntoWhatIsAlwaysInlined) {
  auto repeated = [](const std::string& line, int count) {
    std::string text;
    for (int i = 0; i < count; ++i) text += line;
    return text;
  };
  const std::string store = "  store volatile i32 1, ptr %p\n", end = "  ret void\n}\n";
  const std::string module =
      "source_filename = \"m\"\ndefine internal void @small(ptr %p) {\n" + repeated(store, 30) +
      end + "define internal void @large(ptr %p) alwaysinline {\n" + repeated(store, 4000) +
      repeated("  call void @small(ptr %p)\n", 100) + end +
      "define void @entry(ptr %p) {\n  call void @large(ptr %p)\n  call void @large(ptr %p)\n" +
      end;
  EXPECT_EQ(compile(module, {}, 1).assembly.find("call\tsmall"), std::string::npos);
}

// What nothing needs is parsed, unless a front end has just printed it.
TEST(ModuleCompiler, FindsErrorsInFunctionsThatNothingNeeds) {
  const std::string text =
      "source_filename = \"m\"\ndefine internal void @idle() {\n  %x = add i32 1, %none\n"
      "  ret void\n}\ndefine void @entry() {\n  ret void\n}\n";
  for (const bool is_generated : {false, true}) {
    Diagnostics diagnostics;
    Input input;
    input.source = SourceText::from_memory("test.ll", text);
    input.module = frontend::parse_module_header(*input.source, diagnostics);
    input.is_generated = is_generated;
    const CompileOptions options;
    ModuleCompiler compiler(options, diagnostics, {});
    EXPECT_EQ(compiler.to_object(input).has_value(), is_generated);
    EXPECT_EQ(diagnostics.error_count(), is_generated ? 0u : 1u);
  }
}

TEST(ModuleCompiler, LeavesOutTheSameFunctionsOnAnyNumberOfThreads) {
  CompileOptions options;
  options.pipeline.print_after = {"write"};
  expect_same_for_any_number_of_threads(module_with_local_functions(), options);
}

std::vector<std::string> names_added_by(unsigned threads) {
  CompileOptions options;
  options.threads = threads;
  Diagnostics diagnostics;
  Input input;
  input.source = SourceText::from_memory("test.ll", module_of(100));
  input.module = frontend::parse_module_header(*input.source, diagnostics);
  const size_t before = input.module->symbol_count();
  ModuleCompiler compiler(options, diagnostics, {});
  EXPECT_TRUE(compiler.to_object(input).has_value())
      << diagnostics.render(DiagnosticFormat::Text, false);
  std::vector<std::string> added;
  for (size_t i = before; i < input.module->symbol_count(); ++i)
    added.emplace_back((*input.module)[ssa::SymbolId(static_cast<uint32_t>(i))].name);
  return added;
}

TEST(ModuleCompiler, DeclaresWhatBodiesNeedInTheOrderOfTheText) {
  const std::vector<std::string> added = names_added_by(1);
  ASSERT_GT(added.size(), 3u);
  EXPECT_EQ(added[0], "memcpy");
  EXPECT_EQ(added[1], "__divti3");
  EXPECT_EQ(added[2], "llvm.sadd.with.overflow.i66");
  EXPECT_EQ(std::set<std::string>(added.begin(), added.end()).size(), added.size());
  EXPECT_EQ(names_added_by(4), added);
}

// Text that the header's parser and the reader of dumps both take for the other's.
TEST(Input, MachineFunctionsThatAreNoneAreErrors) {
  for (const std::string line : {"  machine function @f {", "machine function f {"}) {
    const std::string path = testing::TempDir() + "dump.mir";
    std::ofstream(path) << "define void @f() {\n  unreachable\n}\n"
                        << line << "\n  properties allocated\nbb.0 freq 1:\n  RET\n}\n";
    CompileOptions options;
    options.pipeline.start_after = "regalloc";
    Diagnostics diagnostics;
    const std::unique_ptr<Input> input = read_input(path, options, {}, diagnostics);
    ASSERT_NE(input, nullptr);
    EXPECT_TRUE(ModuleCompiler(options, diagnostics, {}).to_object(*input) == std::nullopt);
    EXPECT_EQ(diagnostics.error_count(), 1u);
    EXPECT_NE(diagnostics.render(DiagnosticFormat::Text, false).find("dump.mir:4:"),
              std::string::npos);
  }
}

// A block whose address is taken by another function needs its own: once.
TEST(ModuleCompiler, MachineFunctionsWithLabelsAreCompiledOnce) {
  const std::string path = testing::TempDir() + "labels.mir";
  std::ofstream(path) << R"(define internal void @first() {
  unreachable
}
define internal void @with_block() {
  unreachable
}
define ptr @address() {
  unreachable
}

machine function @first {
  properties ssa
bb.0 freq 1:
  ENTRY
  RET
}

machine function @with_block {
  properties ssa
bb.0 freq 1 to bb.1:
  ENTRY
  JMP bb.1
bb.1 freq 1 label @.Lblock.inside from bb.0:
  RET
}

machine function @address {
  properties ssa
bb.0 freq 1:
  ENTRY
  %t0:gpr = LEA64 [rip + @.Lblock.inside]
  RET %t0 @rax
}
)";
  CompileOptions options;
  options.pipeline.start_after = "isel";
  Diagnostics diagnostics;
  const std::unique_ptr<Input> input = read_input(path, options, {}, diagnostics);
  ASSERT_NE(input, nullptr);
  EXPECT_TRUE(ModuleCompiler(options, diagnostics, {}).to_object(*input).has_value())
      << diagnostics.render(DiagnosticFormat::Text, false);
}

// Nothing else refers to the functions that assembly of the module names, in quotes or not.
TEST(ModuleCompiler, LocalFunctionsThatModuleAssemblyNamesStay) {
  const std::string text = R"(
module asm "entry: jmp _hidden.1"
module asm "jmp \22quoted name\22; jmp hidden"
define internal void @_hidden.1() {
  ret void
}
define internal void @"quoted name"() {
  ret void
}
define internal void @name() {
  ret void
}
define void @visible() {
  ret void
}
)";
  const Products made = compile(text, {}, 1);
  auto has = [&](std::string_view label) {
    return made.assembly.find("\n" + std::string(label) + ":") != std::string::npos;
  };
  EXPECT_TRUE(has("_hidden.1"));
  EXPECT_TRUE(has("\"quoted name\""));
  EXPECT_TRUE(has("visible"));
  EXPECT_FALSE(has("name"));
}

}  // namespace
}  // namespace lilt::backend
