// Code in memory: the engine of runtime/jit_engine.h, with modules compiled for it.
#include <mutex>
#include <unordered_map>

#include "driver/lazy_compiler.h"
#include "driver/library/building.h"
#include "driver/library/compile.h"
#include "driver/library/error.h"
#include "runtime/jit_engine.h"
#include "runtime/library/symbols.h"

using namespace lilt;
using namespace lilt::library;

struct lilt_jit {
  explicit lilt_jit(unsigned facilities) : engine(options_for(*this, facilities)) {}
  // Frees a unit and what it is compiled from; false if it is not there.
  bool remove(runtime::JitUnit unit);

  // What the lazy functions of a unit are compiled from.
  struct LazyUnit {
    std::unique_ptr<backend::Input> input;
    std::shared_ptr<const backend::CompileOptions> options;
  };

  std::mutex mutex;  // of what follows; not held while code of others runs
  lilt_resolver resolver = nullptr;
  void* resolver_user = nullptr;
  lilt_lazy_failure failure = nullptr;
  void* failure_user = nullptr;
  std::unordered_map<uint64_t, LazyUnit> lazy_units;
  runtime::JitEngine engine;  // ends first: its functions need the above

 private:
  static runtime::JitOptions options_for(lilt_jit& jit, unsigned facilities);
  void* resolve(std::string_view name);
  void report_failure(std::string_view function, const Diagnostics& diagnostics);
};

runtime::JitOptions lilt_jit::options_for(lilt_jit& jit, unsigned facilities) {
  runtime::JitOptions options;
  options.resolver = [&jit](std::string_view name) { return jit.resolve(name); };
  options.undefined_hint = [](std::string_view) {
    return std::string(
        "lilt_jit_define gives a name its address; a program's own functions are found if it is "
        "linked with -rdynamic");
  };
  options.on_lazy_failure = [&jit](std::string_view function,
                                   const Diagnostics& diagnostics) -> void* {
    jit.report_failure(function, diagnostics);
    return nullptr;
  };
  options.has_perf_map = (facilities & LILT_JIT_PERF_MAP) != 0;
  options.has_debugger = (facilities & LILT_JIT_GDB) != 0;
  if ((facilities & LILT_JIT_DUMP) != 0) options.jitdump_folder = ".";
  return options;
}

bool lilt_jit::remove(runtime::JitUnit unit) {
  const bool was_there = engine.remove(unit);
  std::lock_guard lock(mutex);
  lazy_units.erase(static_cast<uint64_t>(unit));
  return was_there;
}

void* lilt_jit::resolve(std::string_view name) {
  lilt_resolver asked = nullptr;
  void* user = nullptr;
  {
    std::lock_guard lock(mutex);
    asked = resolver;
    user = resolver_user;
  }
  void* found = asked == nullptr ? nullptr : asked(std::string(name).c_str(), user);
  return found != nullptr ? found : runtime::find_runtime_symbol(name);
}

void lilt_jit::report_failure(std::string_view function, const Diagnostics& diagnostics) {
  lilt_lazy_failure handler = nullptr;
  void* user = nullptr;
  {
    std::lock_guard lock(mutex);
    handler = failure;
    user = failure_user;
  }
  if (handler == nullptr) return;
  const std::string message = "cannot compile '@" + std::string(function) + "':\n" +
                              diagnostics.render(DiagnosticFormat::Text, false);
  handler(message.c_str(), user);
}

namespace {

using Initializer = void (*)(int, char**, char**);
using Finalizer = void (*)();

// The module of the unit, with its code; false after reporting errors.
bool compile(runtime::JitModule& code, WarmCompiler& compiler, backend::Input& input) {
  return compiler.compiler().compile_needed(
      input, backend::Goal::Image, [&](backend::CompiledFunction& function) {
        if (function.state == backend::CompiledFunction::State::Finished)
          code.add_function(function.symbol, function.image);
      });
}

// Calls the unit's constructors; false if one throws.
bool initialize(runtime::JitEngine& engine, runtime::JitUnit unit) noexcept {
  return guarded(false, [&] {
    for (void* initializer : engine.initializers(unit))
      reinterpret_cast<Initializer>(initializer)(0, nullptr, nullptr);
    return true;
  });
}

}  // namespace

extern "C" {

lilt_error* lilt_jit_create(unsigned facilities, lilt_jit** jit) {
  return guarded([&]() -> lilt_error* {
    *jit = new lilt_jit(facilities);
    return nullptr;
  });
}

void lilt_jit_delete(lilt_jit* jit) { delete jit; }

lilt_error* lilt_jit_define(lilt_jit* jit, const char* name, void* address) {
  return guarded([&]() -> lilt_error* {
    jit->engine.define(text_or_empty(name), address);
    return nullptr;
  });
}

void lilt_jit_set_resolver(lilt_jit* jit, lilt_resolver resolver, void* user) {
  std::lock_guard lock(jit->mutex);
  jit->resolver = resolver;
  jit->resolver_user = user;
}

void lilt_jit_set_lazy_failure(lilt_jit* jit, lilt_lazy_failure handler, void* user) {
  std::lock_guard lock(jit->mutex);
  jit->failure = handler;
  jit->failure_user = user;
}

lilt_error* lilt_jit_add(lilt_jit* jit, lilt_module* module, const lilt_options* options,
                         unsigned flags, lilt_unit* unit) {
  return compiling(module->context, [&]() -> lilt_error* {
    WarmCompiler& compiler = module->context.compiler_for(options);
    Diagnostics& diagnostics = compiler.diagnostics();
    const bool is_lazy = (flags & LILT_UNIT_LAZY) != 0;
    runtime::JitUnit added = runtime::JitUnit::None;
    bool is_compiled = false;
    const auto add = [&](backend::Input& read) {
      if (!read.module->inline_assembly.empty())
        diagnostics.error(*read.source, kNoOffset,
                          "'module asm' is not supported in code in memory");
      runtime::JitModule code(*read.module);
      if (is_lazy)
        compiler.compiler().check(read);
      else
        compile(code, compiler, read);
      is_compiled = !diagnostics.has_errors();
      if (!is_compiled) return;
      if (is_lazy)
        code.compile_lazily(driver::make_lazy_compiler(*read.module, *compiler.options()));
      if ((flags & LILT_UNIT_REPLACEABLE) != 0) code.make_replaceable();
      added = jit->engine.add(code, diagnostics, {.replaces = (flags & LILT_UNIT_REPLACES) != 0});
    };
    std::unique_ptr<backend::Input> input =
        compile_module(*module, compiler, is_lazy ? Way::Text : Way::Built, add);
    if (added == runtime::JitUnit::None)
      return make_error(is_compiled ? LILT_ERROR_SYSTEM : LILT_ERROR_INPUT, diagnostics);
    if (is_lazy) {
      std::lock_guard lock(jit->mutex);
      jit->lazy_units[static_cast<uint64_t>(added)] = {std::move(input), compiler.options()};
    }
    if (!initialize(jit->engine, added)) {
      jit->remove(added);
      return make_error(LILT_ERROR_INPUT, "a constructor of the module threw an exception");
    }
    if (unit != nullptr) unit->id = static_cast<uint64_t>(added);
    return nullptr;
  });
}

lilt_error* lilt_jit_remove(lilt_jit* jit, lilt_unit unit) {
  return guarded([&]() -> lilt_error* {
    const auto removed = static_cast<runtime::JitUnit>(unit.id);
    for (void* finalizer : jit->engine.finalizers(removed))
      reinterpret_cast<Finalizer>(finalizer)();
    if (jit->remove(removed)) return nullptr;
    return make_error(LILT_ERROR_INPUT, "the JIT lacks a unit " + std::to_string(unit.id));
  });
}

void* lilt_jit_lookup(lilt_jit* jit, const char* name) {
  return guarded<void*>(nullptr, [&] { return jit->engine.address(text_or_empty(name)); });
}

void* lilt_jit_lookup_in(lilt_jit* jit, lilt_unit unit, const char* name) {
  return guarded<void*>(nullptr, [&] {
    return jit->engine.address(static_cast<runtime::JitUnit>(unit.id), text_or_empty(name));
  });
}

size_t lilt_jit_memory(lilt_jit* jit) {
  return guarded<size_t>(0, [&] { return size_t{jit->engine.memory().used}; });
}

}  // extern "C"
