// Units of an engine: names, replacement, lazy functions, threads, memory.
#include <dlfcn.h>
#include <execinfo.h>
#include <gtest/gtest.h>

#include <atomic>
#include <deque>
#include <stdexcept>
#include <thread>

#include "object_test_support.h"
#include "runtime/jit_engine.h"
#include "support_resident.h"

// As gdb knows it.
struct jit_code_entry {
  jit_code_entry* next_entry;
  jit_code_entry* prev_entry;
  const char* symfile_addr;
  uint64_t symfile_size;
};
struct jit_descriptor {
  uint32_t version;
  uint32_t action_flag;
  jit_code_entry* relevant_entry;
  jit_code_entry* first_entry;
};
extern "C" jit_descriptor __jit_debug_descriptor;

namespace lilt::runtime {
namespace {

using test::ImageBuilder;

ImageBuilder constant(int value) {  // mov $value, %eax; ret
  ImageBuilder code;
  code.bytes({0xB8, value, 0, 0, 0, 0xC3});
  return code;
}
ImageBuilder caller_of(std::string_view name) {
  ImageBuilder code;
  code.enter().call(name).leave();
  return code;
}

// A module made by hand, with its code.
class Source {
 public:
  // Takes the code away from its builder.
  Source& function(std::string_view name, ImageBuilder& code) {
    return function(name, std::move(code));
  }
  Source& function(std::string_view name, ImageBuilder&& code,
                   ssa::Linkage linkage = ssa::Linkage::External) {
    images_.push_back({test::add_function(module, name, linkage), std::move(code)});
    return *this;
  }
  Source& counter(std::string_view name, uint64_t value,
                  ssa::Linkage linkage = ssa::Linkage::External) {
    test::add_variable(module, name, ssa::kI64, test::integer(module, 64, value), false, linkage);
    return *this;
  }
  JitModule code() const {
    JitModule made(module);
    for (const auto& [function, code] : images_) made.add_function(function, code.image());
    return made;
  }
  JitModule replaceable() const {
    JitModule made = code();
    made.make_replaceable();
    return made;
  }
  // All functions are lazy; `on_compile` sees each.
  JitModule lazy(std::function<void(std::string_view)> on_compile = {}) const {
    JitModule made(module);
    made.compile_lazily(
        [this, on_compile](ssa::SymbolId id, object::CodeImage& image, Diagnostics& diagnostics) {
          if (on_compile) on_compile(module[id].name);
          for (const auto& [function, code] : images_)
            if (function == id) copy(code.image(), image);
          if (image.bytes.empty()) diagnostics.error("no code");
          return !image.bytes.empty();
        });
    return made;
  }
  ssa::Module module;

 private:
  static void copy(const object::CodeImage& from, object::CodeImage& to) {
    to.bytes = from.bytes;
    to.relocations = from.relocations;
    to.unwind = from.unwind;
    for (std::string_view name : from.symbols) to.symbols.push_back(to.names.copy(name));
  }
  std::deque<std::pair<ssa::SymbolId, ImageBuilder>> images_;
};

class JitUnitsTest : public ::testing::Test {
 protected:
  JitUnit add(JitModule module, bool replaces = false) {
    return engine_.add(module, diagnostics_, {replaces});
  }
  int call(std::string_view name) {
    void* address = engine_.address(name);
    return address == nullptr ? -1 : reinterpret_cast<int (*)()>(address)();
  }
  std::string errors() const { return diagnostics_.render(DiagnosticFormat::Text, false); }

  Diagnostics diagnostics_;
  JitEngine engine_;
};

// --- names

TEST_F(JitUnitsTest, ModulesOfAUnitReferToEachOther) {
  Source a, b;
  a.function("f", caller_of("g")).function("h", constant(5));
  b.function("g", caller_of("h"));
  std::vector<JitModule> modules;
  modules.push_back(a.code());
  modules.push_back(b.code());
  ASSERT_NE(engine_.add(modules, diagnostics_), JitUnit::None) << errors();
  EXPECT_EQ(call("f"), 5);
}

TEST_F(JitUnitsTest, LaterUnitsSeeEarlierOnesAndNotTheOtherWayRound) {
  Source a, b;
  a.function("f", constant(3)).function("hidden", constant(4), ssa::Linkage::Internal);
  b.function("g", caller_of("f"));
  EXPECT_EQ(add(b.code()), JitUnit::None);
  EXPECT_EQ(errors(), "error: undefined symbol 'f'\n");
  const JitUnit unit = add(a.code());
  ASSERT_NE(add(b.code()), JitUnit::None);
  EXPECT_EQ(call("g"), 3);
  EXPECT_EQ(engine_.address("hidden"), nullptr);
  EXPECT_NE(engine_.address(unit, "hidden"), nullptr);
}

TEST_F(JitUnitsTest, TwoStrongDefinitionsAreAnErrorAndWeakOnesYield) {
  Source strong, second, weak;
  strong.function("f", constant(1)).function("of_first", caller_of("f"));
  second.function("f", constant(2));
  weak.function("f", constant(3), ssa::Linkage::WeakOdr).function("of_weak", caller_of("f"));
  const JitUnit first = add(strong.code());
  EXPECT_EQ(add(second.code()), JitUnit::None);
  EXPECT_EQ(errors(), "error: 'f' is defined by another module already\n");
  ASSERT_NE(add(weak.code()), JitUnit::None);
  EXPECT_EQ(call("f"), 1);
  EXPECT_EQ(call("of_weak"), 1);
  EXPECT_TRUE(engine_.remove(first));
  EXPECT_EQ(call("f"), 3);
  EXPECT_FALSE(engine_.remove(first));
}

TEST_F(JitUnitsTest, CommonVariablesAreShared) {
  Source a, b;
  a.counter("c", 0, ssa::Linkage::Common);
  b.counter("c", 0, ssa::Linkage::Common)
      .function("f", ImageBuilder().load_got_rax("c").bytes({0x8B, 0x00, 0xC3}));
  add(a.code());
  *static_cast<int*>(engine_.address("c")) = 9;
  add(b.code());
  EXPECT_EQ(call("f"), 9);
}

TEST_F(JitUnitsTest, GivenNamesComeAfterUnits) {
  Source a, b, c;
  engine_.define("f", engine_.address("f"));  // nothing
  int value = 0;
  engine_.define("given", &value);
  a.function("address", ImageBuilder().load_got_rax("given").bytes({0xC3}));
  add(a.code());
  EXPECT_EQ(reinterpret_cast<int* (*)()>(engine_.address("address"))(), &value);
  EXPECT_EQ(engine_.address("given"), &value);
  b.function("given", constant(1));
  add(b.code());
  EXPECT_NE(engine_.address("given"), &value);
  engine_.define("other", &value);
  engine_.define("other", nullptr);
  c.function("of_other", caller_of("other"));
  EXPECT_EQ(add(c.code()), JitUnit::None);
}

TEST(JitResolverTest, MayAddUnits) {
  Source callee, caller;
  callee.function("f", constant(6));
  caller.function("g", caller_of("f"));
  JitEngine* self = nullptr;
  Diagnostics diagnostics;
  JitEngine engine({.resolver = [&](std::string_view name) -> void* {
                      if (name != "f") return nullptr;
                      JitModule module = callee.code();
                      self->add(module, diagnostics);
                      return self->address(name);
                    },
                    .searches_process = false});
  self = &engine;
  JitModule module = caller.code();
  ASSERT_NE(engine.add(module, diagnostics), JitUnit::None);
  EXPECT_EQ(reinterpret_cast<int (*)()>(engine.address("g"))(), 6);
}

TEST(JitResolverTest, TheProcessIsSearchedOnlyIfWanted) {
  Source source;
  source.function("f", caller_of("abort"));
  JitEngine engine({.searches_process = false});
  Diagnostics diagnostics;
  JitModule module = source.code();
  EXPECT_EQ(engine.add(module, diagnostics), JitUnit::None);
}

TEST_F(JitUnitsTest, InitializersGoByPriorityAcrossModules) {
  Source a, b;
  auto add_start = [](Source& source, std::string_view name, std::string_view section) {
    source.function(name, constant(0));
    ssa::Module& module = source.module;
    const ssa::ConstantId pointer = module.constants().symbol(module.find(name));
    const auto list =
        test::add_variable(module, std::string(name) + ".list", ssa::kPtr, pointer, true);
    module[list].section = section;
  };
  add_start(a, "late", ".init_array");
  add_start(b, "early", ".init_array.100");
  add_start(b, "later", ".init_array");
  std::vector<JitModule> modules;
  modules.push_back(a.code());
  modules.push_back(b.code());
  const JitUnit unit = engine_.add(modules, diagnostics_);
  EXPECT_EQ(engine_.initializers(unit),
            (std::vector<void*>{engine_.address("early"), engine_.address("late"),
                                engine_.address("later")}));
}

TEST_F(JitUnitsTest, LocateFindsTheFunctionOfAnAddress) {
  Source a, b;
  a.function("first", constant(1)).function("second", constant(2));
  b.function("third", constant(3));
  const JitUnit unit = add(a.code());
  add(b.code());
  const auto address = reinterpret_cast<uint64_t>(engine_.address("second"));
  const auto place = engine_.locate(address + 3);
  ASSERT_TRUE(place);
  EXPECT_EQ(place->name, "second");
  EXPECT_EQ(place->unit, unit);
  EXPECT_FALSE(engine_.locate(address + 6));
  EXPECT_FALSE(engine_.locate(1));
  engine_.remove(unit);
  EXPECT_FALSE(engine_.locate(address));
}

// --- replacement

TEST_F(JitUnitsTest, ReplacementRedirectsAllCallersAndKeepsTheAddress) {
  Source first, user, second, third;
  first.function("f", constant(1)).function("inner", caller_of("f"));
  user.function("outer", caller_of("f"))
      .function("address", ImageBuilder().load_got_rax("f").bytes({0xC3}));
  second.function("f", constant(2));
  third.function("f", constant(3)).function("newest", caller_of("f"));
  add(first.replaceable());
  add(user.code());
  void* const address = engine_.address("f");
  EXPECT_EQ(call("inner") + call("outer"), 2);
  EXPECT_EQ(add(second.code()), JitUnit::None);
  const JitUnit replacement = add(second.code(), true);
  EXPECT_EQ(call("inner") + call("outer"), 4);
  EXPECT_EQ(engine_.address("f"), address);
  EXPECT_EQ(reinterpret_cast<void* (*)()>(engine_.address("address"))(), address);
  const JitUnit last = add(third.replaceable(), true);
  EXPECT_EQ(call("inner") + call("outer") + call("newest"), 9);
  engine_.remove(replacement);
  EXPECT_EQ(call("outer"), 3);
  engine_.remove(last);
  EXPECT_EQ(call("outer"), 1);
}

TEST(JitReplacementTest, ACallAfterRemovalFails) {
  Source first, user, again;
  first.function("f", constant(1));
  user.function("outer", caller_of("f"));
  again.function("f", constant(7));
  std::string failed;
  JitEngine engine({.on_lazy_failure = [&](std::string_view, const Diagnostics& diagnostics) {
    failed = diagnostics.all().at(0).message;
    return reinterpret_cast<void*>(+[] { return 99; });
  }});
  Diagnostics diagnostics;
  JitModule one = first.replaceable(), two = user.code(), three = again.code();
  const JitUnit unit = engine.add(one, diagnostics);
  engine.add(two, diagnostics);
  auto* outer = reinterpret_cast<int (*)()>(engine.address("outer"));
  engine.remove(unit);
  EXPECT_EQ(outer(), 99);
  EXPECT_EQ(failed, "'f' was called after the module that defined it was removed");
  engine.define("f", reinterpret_cast<void*>(+[] { return 5; }));
  EXPECT_EQ(outer(), 5);
  engine.add(three, diagnostics);
  EXPECT_EQ(outer(), 7);
}

TEST_F(JitUnitsTest, CallersRunWhileTheirCalleeIsReplaced) {
  Source first, user;
  first.function("f", constant(0));
  user.function("outer", caller_of("f"));
  add(first.replaceable());
  add(user.code());
  std::atomic<bool> stops{false};
  std::atomic<int> wrong{0};
  std::vector<std::thread> threads;
  auto* outer = reinterpret_cast<int (*)()>(engine_.address("outer"));
  for (int i = 0; i < 2; ++i)
    threads.emplace_back([&] {
      for (int newest = 0; !stops;) {
        const int got = outer();
        if (got < newest) ++wrong;  // it never goes back
        newest = got;
      }
    });
  for (int value = 1; value < 100; ++value) {
    Source next;
    next.function("f", constant(value));
    ASSERT_NE(add(next.code(), true), JitUnit::None) << errors();
  }
  stops = true;
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(wrong, 0);
  EXPECT_EQ(call("outer"), 99);
}

// --- lazy functions

// rax = the sum of all integer arguments and of the floating ones; r10 is added as well.
ImageBuilder sum_of_arguments() {
  ImageBuilder code;
  code.bytes({0x48, 0x89, 0xF8, 0x48, 0x01, 0xF0, 0x48, 0x01, 0xD0});    // rdi rsi rdx
  code.bytes({0x48, 0x01, 0xC8, 0x4C, 0x01, 0xC0, 0x4C, 0x01, 0xC8});    // rcx r8 r9
  for (int i = 1; i < 8; ++i) code.bytes({0xF2, 0x0F, 0x58, 0xC0 | i});  // addsd
  code.bytes({0xF2, 0x48, 0x0F, 0x2C, 0xD0, 0x48, 0x01, 0xD0, 0xC3});    // cvttsd2si
  return code;
}

TEST_F(JitUnitsTest, LazyFunctionsAreCompiledOnTheirFirstCall) {
  Source source;
  source.function("f", caller_of("g")).function("g", constant(4), ssa::Linkage::Internal);
  source.function("unused", caller_of("no_such_function"));
  std::vector<std::string> compiled;
  ASSERT_NE(add(source.lazy([&](std::string_view name) { compiled.emplace_back(name); })),
            JitUnit::None);
  EXPECT_TRUE(compiled.empty());
  void* const address = engine_.address("f");
  EXPECT_EQ(call("f") + call("f"), 8);
  EXPECT_EQ(compiled, (std::vector<std::string>{"f", "g"}));
  EXPECT_EQ(engine_.address("f"), address);
}

TEST_F(JitUnitsTest, FirstCallsKeepAllArguments) {
  Source source;
  source.function("sum", sum_of_arguments());
  add(source.lazy());
  auto* sum =
      reinterpret_cast<long (*)(long, long, long, long, long, long, double, double, double, double,
                                double, double, double, double)>(engine_.address("sum"));
  for (int i = 0; i < 2; ++i)
    EXPECT_EQ(sum(1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 8192), 16383);
}

TEST_F(JitUnitsTest, LazyCodeReachesItsModulesData) {
  Source source;
  source.counter("visible", 40).counter("local", 2, ssa::Linkage::Internal);
  // mov visible@GOTPCREL, %rax; mov (%rax), %rax; lea local, %rdi; add (%rdi), %rax
  source.function("f", ImageBuilder()
                           .load_got_rax("visible")
                           .bytes({0x48, 0x8B, 0x00})
                           .lea_rdi("local")
                           .bytes({0x48, 0x03, 0x07, 0xC3}));
  add(source.lazy());
  EXPECT_EQ(call("f"), 42);
}

TEST_F(JitUnitsTest, LazyFunctionsAreReplaceableAsWell) {
  Source first, second;
  first.function("f", constant(1)).function("outer", caller_of("f"));
  second.function("f", constant(2));
  JitModule module = first.lazy();
  module.make_replaceable();
  add(std::move(module));
  EXPECT_EQ(call("outer"), 1);
  const JitUnit replacement = add(second.code(), true);
  EXPECT_EQ(call("outer"), 2);
  engine_.remove(replacement);
  EXPECT_EQ(call("outer"), 1);
}

TEST_F(JitUnitsTest, ACompileMayCallOtherLazyFunctions) {
  Source source;
  source.function("f", constant(1)).function("g", constant(2));
  int seen = 0;
  add(source.lazy([&](std::string_view name) {
    if (name == "f") seen = call("g");
  }));
  EXPECT_EQ(call("f"), 1);
  EXPECT_EQ(seen, 2);
}

TEST_F(JitUnitsTest, ThreadsThatCallAtOnceCompileOnce) {
  for (int round = 0; round < 20; ++round) {
    Source source;
    source.function("f", constant(3));
    std::atomic<int> compiles{0}, sum{0};
    const JitUnit unit = add(source.lazy([&](std::string_view) {
      ++compiles;
      std::this_thread::sleep_for(std::chrono::microseconds(200));
    }));
    auto* f = reinterpret_cast<int (*)()>(engine_.address("f"));
    std::vector<std::thread> threads;
    for (int i = 0; i < 4; ++i) threads.emplace_back([&] { sum += f(); });
    for (std::thread& thread : threads) thread.join();
    EXPECT_EQ(compiles, 1);
    EXPECT_EQ(sum, 12);
    engine_.remove(unit);
  }
}

TEST(JitLazyFailureTest, TheHandlerGivesASubstitute) {
  Source source;
  source.function("f", caller_of("no_such_function"));
  test::add_function(source.module, "without_code");
  std::vector<std::string> failed;
  JitEngine engine({.on_lazy_failure = [&](std::string_view name, const Diagnostics& diagnostics) {
    failed.push_back(std::string(name) + ": " + diagnostics.all().at(0).message);
    return reinterpret_cast<void*>(+[] { return 99; });
  }});
  JitModule module = source.lazy();
  Diagnostics diagnostics;
  ASSERT_NE(engine.add(module, diagnostics), JitUnit::None);
  for (const char* name : {"f", "f", "without_code"})
    EXPECT_EQ(reinterpret_cast<int (*)()>(engine.address(name))(), 99);
  EXPECT_EQ(failed, (std::vector<std::string>{"f: undefined symbol 'no_such_function'",
                                              "without_code: no code"}));
}

TEST(JitLazyFailureTest, WithoutAHandlerTheProcessEnds) {
  Source source;
  test::add_function(source.module, "f");
  JitEngine engine;
  JitModule module = source.lazy();
  Diagnostics diagnostics;
  engine.add(module, diagnostics);
  auto* f = reinterpret_cast<int (*)()>(engine.address("f"));
  EXPECT_DEATH(f(), "error: no code\nlilt: cannot go on: 'f' was called and has no code");
}

TEST_F(JitUnitsTest, BacktracesPassStubsAndRequests) {
  Source source;
  source.function("outer", caller_of("f"));
  source.function("f", constant(1));
  int frames = 0;
  bool has_outer = false, has_test = false;
  JitModule module = source.lazy([&](std::string_view name) {
    if (name != "f") return;
    void* addresses[64];
    frames = ::backtrace(addresses, 64);
    for (int i = 0; i < frames; ++i) {
      const auto address = reinterpret_cast<uint64_t>(addresses[i]);
      const auto place = engine_.locate(address);
      has_outer |= place && place->name == "outer";
      has_test |= has_outer && !place && i + 1 < frames;
    }
  });
  add(std::move(module));
  EXPECT_EQ(call("outer"), 1);
  EXPECT_TRUE(has_outer);
  EXPECT_TRUE(has_test);
}

void throw_error() { throw std::runtime_error("through"); }

TEST_F(JitUnitsTest, ExceptionsPassLazyAndReplaceableCallers) {
  Source source;
  source.function("outer", caller_of("inner"));
  source.function("inner", ImageBuilder().enter().bytes({0xFF, 0xD7}).leave());  // call *%rdi
  JitModule module = source.lazy();
  module.make_replaceable();
  add(std::move(module));
  auto* outer = reinterpret_cast<void (*)(void (*)())>(engine_.address("outer"));
  EXPECT_THROW(outer(&throw_error), std::runtime_error);
  EXPECT_THROW(outer(&throw_error), std::runtime_error);
}

// --- threads and memory

TEST_F(JitUnitsTest, ThreadsAddLookUpAndRemove) {
  Source shared;
  shared.function("shared", constant(50));
  add(shared.code());
  std::atomic<int> wrong{0};
  std::vector<std::thread> threads;
  for (int t = 0; t < 4; ++t)
    threads.emplace_back([&, t] {
      Diagnostics diagnostics;
      const std::string name = "f" + std::to_string(t);
      for (int i = 0; i < 200; ++i) {
        Source source;
        source.function(name, caller_of("shared"));
        JitModule module = source.code();
        const JitUnit unit = engine_.add(module, diagnostics);
        wrong += call(name) != 50;
        wrong += !engine_.remove(unit);
        wrong += engine_.address(name) != nullptr;
      }
      wrong += diagnostics.has_errors();
    });
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(wrong, 0);
}

TEST_F(JitUnitsTest, RemovedUnitsLeaveNothing) {
  Source source;
  source.counter("v", 1).function("f", caller_of("g")).function("g", caller_of("labs"));
  source.function("h", constant(1));
  auto cycle = [&](int count) {
    for (int i = 0; i < count; ++i) {
      JitModule module = i % 2 == 0 ? source.code() : source.lazy();
      if (i % 3 == 0) module.make_replaceable();
      const JitUnit unit = engine_.add(module, diagnostics_);
      ASSERT_NE(unit, JitUnit::None) << errors();
      ASSERT_EQ(call("h"), 1);
      ASSERT_TRUE(engine_.remove(unit));
    }
  };
  cycle(100);
  const uint64_t used = engine_.memory().used;
  const uint64_t resident = resident_bytes();
  cycle(20000);
  EXPECT_EQ(engine_.memory().used, used);
  EXPECT_LE(resident_bytes(), resident + (uint64_t{1} << 20));
}

TEST(JitDebuggerTest, DebuggersSeeUnitsUntilTheyAreRemoved) {
  Source a, b;
  a.function("f", constant(1));
  b.function("g", constant(2));
  JitEngine engine({.has_debugger = true});
  Diagnostics diagnostics;
  JitModule one = a.code(), two = b.code();
  const JitUnit first = engine.add(one, diagnostics);
  const JitUnit second = engine.add(two, diagnostics);
  const jit_code_entry* newest = __jit_debug_descriptor.first_entry;
  ASSERT_NE(newest, nullptr);
  EXPECT_EQ(std::string_view(newest->symfile_addr, 4), "\177ELF");
  ASSERT_NE(newest->next_entry, nullptr);
  EXPECT_EQ(newest->next_entry->next_entry, nullptr);
  engine.remove(first);
  EXPECT_EQ(__jit_debug_descriptor.first_entry, newest);
  EXPECT_EQ(newest->next_entry, nullptr);
  engine.remove(second);
  EXPECT_EQ(__jit_debug_descriptor.first_entry, nullptr);
}

TEST_F(JitUnitsTest, AFailedAddLeavesNothing) {
  Source good, bad;
  good.function("g", constant(1));
  bad.counter("v", 1).function("f", ImageBuilder().lea_rdi("far").bytes({0xC3}));
  engine_.define("far", reinterpret_cast<void*>(uintptr_t{1} << 46));
  add(good.replaceable());
  const uint64_t used = engine_.memory().used;
  for (int i = 0; i < 3; ++i) EXPECT_EQ(add(bad.replaceable()), JitUnit::None);
  EXPECT_EQ(engine_.memory().used, used);
  EXPECT_EQ(engine_.address("v"), nullptr);
}

TEST_F(JitUnitsTest, ThreadLocalVariablesBelongToThreadsAndGoWithTheUnit) {
  Source source, user;
  source.counter("t", 5);
  auto variable = [](Source& each) {
    each.module[each.module.find("t")].tls = ssa::TlsModel::General;
  };
  variable(source);
  test::add_variable(user.module, "t", ssa::kI64, ssa::ConstantId::none());
  variable(user);
  // lea t@TLSGD(%rip), %rdi; call __tls_get_addr; incq (%rax); mov (%rax), %rax
  for (auto [owner, name] : {std::pair(&source, "next"), std::pair(&user, "next_of_other")})
    owner->function(name, ImageBuilder()
                              .enter()
                              .bytes({0x48, 0x8D, 0x3D})
                              .field(object::RelocationKind::ThreadGeneral, "t")
                              .call("__tls_get_addr")
                              .bytes({0x48, 0xFF, 0x00, 0x48, 0x8B, 0x00})
                              .leave());
  const JitUnit unit = add(source.code());
  ASSERT_NE(add(user.code()), JitUnit::None) << errors();
  EXPECT_EQ(call("next"), 6);
  EXPECT_EQ(call("next_of_other"), 7);
  std::thread([&] { EXPECT_EQ(call("next_of_other"), 6); }).join();
  EXPECT_TRUE(engine_.remove(unit));
}

}  // namespace
}  // namespace lilt::runtime
