// Code in memory: the engine of runtime/jit_engine.h, with modules compiled for it.
#include <dlfcn.h>

#include <mutex>
#include <unordered_map>

#include "driver/lazy_compiler.h"
#include "driver/library/building.h"
#include "driver/library/compile.h"
#include "driver/library/error.h"
#include "ir/support/archive_file.h"
#include "runtime/jit_engine.h"
#include "runtime/library/symbols.h"
#include "runtime/object_loader.h"

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

  // An object on its way in: loaded, defined and initialized; its number, 0 and the reason.
  uint64_t add_object(std::string_view bytes, std::string& error);
  // False if there is no object of that number.
  bool remove_object(uint64_t number);
  // Loads the member of an archive that defines the name; its address, or null.
  void* load_member(std::string_view name);
  // What a name that no unit defines stands for.
  void* find(std::string_view name);

  // Objects have numbers of their own, which are those of units, too.
  static constexpr uint64_t kObject = uint64_t{1} << 63;
  struct Archive {
    std::string bytes;
    std::unordered_map<std::string, std::string_view> member_of;  // by name, until it is loaded
  };

  std::mutex mutex;  // of what follows; not held while code of others runs
  lilt_resolver resolver = nullptr;
  void* resolver_user = nullptr;
  lilt_lazy_failure failure = nullptr;
  void* failure_user = nullptr;
  std::unordered_map<uint64_t, LazyUnit> lazy_units;
  uint64_t next_object = kObject + 1;
  std::unordered_map<uint64_t, std::unique_ptr<runtime::LoadedObject>> objects;
  std::vector<std::unique_ptr<Archive>> archives;
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
  if (found != nullptr) return found;
  void* const member = load_member(name);
  return member != nullptr ? member : runtime::find_runtime_symbol(name);
}

void* lilt_jit::find(std::string_view name) {
  if (void* known = engine.address(name)) return known;
  if (void* resolved = resolve(name)) return resolved;
  return dlsym(RTLD_DEFAULT, std::string(name).c_str());
}

uint64_t lilt_jit::add_object(std::string_view bytes, std::string& error) {
  std::vector<std::string> published;
  const auto publish = [&](const std::vector<runtime::LoadedObject::Symbol>& symbols,
                           std::string& reason) {
    for (const auto& symbol : symbols)
      if (!symbol.is_weak && engine.address(symbol.name) != nullptr) {
        reason = "'" + symbol.name + "' is defined already";
        return false;
      }
    for (const auto& symbol : symbols) {
      engine.define(symbol.name, symbol.address);
      published.push_back(symbol.name);
    }
    return true;
  };
  std::unique_ptr<runtime::LoadedObject> object = runtime::LoadedObject::load(
      bytes,
      {.known = [this](std::string_view name) { return engine.address(name); },
       .resolve = [this](std::string_view name) { return find(name); },
       .publish = publish},
      error);
  if (object == nullptr) {
    for (const std::string& name : published) engine.define(name, nullptr);
    return 0;
  }
  const runtime::LoadedObject& loaded = *object;
  uint64_t number = 0;
  {
    std::lock_guard lock(mutex);
    number = next_object++;
    objects[number] = std::move(object);
  }
  const bool is_initialized = guarded(false, [&] {
    for (void* initializer : loaded.initializers())
      reinterpret_cast<void (*)(int, char**, char**)>(initializer)(0, nullptr, nullptr);
    return true;
  });
  if (is_initialized) return number;
  error = "a constructor of the object threw an exception";
  remove_object(number);
  return 0;
}

bool lilt_jit::remove_object(uint64_t number) {
  std::unique_ptr<runtime::LoadedObject> object;
  {
    std::lock_guard lock(mutex);
    const auto known = objects.find(number);
    if (known == objects.end()) return false;
    object = std::move(known->second);
    objects.erase(known);
  }
  for (const auto& symbol : object->symbols()) engine.define(symbol.name, nullptr);
  return true;
}

void* lilt_jit::load_member(std::string_view name) {
  std::string_view member;
  {
    std::lock_guard lock(mutex);
    for (const auto& archive : archives) {
      const auto known = archive->member_of.find(std::string(name));
      if (known == archive->member_of.end() || known->second.empty()) continue;
      member = known->second;
      for (auto& [other, in] : archive->member_of)
        if (in.data() == member.data()) in = {};  // it is loaded once
      break;
    }
  }
  std::string error;
  if (member.empty()) return nullptr;
  if (add_object(member, error) != 0) return engine.address(name);
  Diagnostics diagnostics;
  diagnostics.error("a member of an archive is not loaded: " + error);
  report_failure(name, diagnostics);
  return nullptr;
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
  input.is_looked_up = true;
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

lilt_error* lilt_jit_add_object(lilt_jit* jit, const void* bytes, size_t size, lilt_unit* unit) {
  return guarded([&]() -> lilt_error* {
    std::string error;
    const uint64_t number = jit->add_object({static_cast<const char*>(bytes), size}, error);
    if (number == 0) return make_error(LILT_ERROR_SYSTEM, "the object is not loaded: " + error);
    if (unit != nullptr) unit->id = number;
    return nullptr;
  });
}

lilt_error* lilt_jit_add_archive(lilt_jit* jit, const void* bytes, size_t size) {
  return guarded([&]() -> lilt_error* {
    auto archive = std::make_unique<lilt_jit::Archive>();
    archive->bytes.assign(static_cast<const char*>(bytes), size);
    std::string error;
    for (const ArchiveMember& member : members_of(archive->bytes, error))
      for (std::string& name : runtime::names_of_object(member.contents))
        archive->member_of.try_emplace(std::move(name), member.contents);
    if (!error.empty()) return make_error(LILT_ERROR_INPUT, "the archive is not read: " + error);
    std::lock_guard lock(jit->mutex);
    jit->archives.push_back(std::move(archive));
    return nullptr;
  });
}

lilt_error* lilt_jit_remove(lilt_jit* jit, lilt_unit unit) {
  return guarded([&]() -> lilt_error* {
    if ((unit.id & lilt_jit::kObject) != 0) {
      std::vector<void*> finalizers;
      {
        std::lock_guard lock(jit->mutex);
        const auto known = jit->objects.find(unit.id);
        if (known != jit->objects.end()) finalizers = known->second->finalizers();
      }
      for (void* finalizer : finalizers) reinterpret_cast<Finalizer>(finalizer)();
      if (jit->remove_object(unit.id)) return nullptr;
      return make_error(LILT_ERROR_INPUT, "the JIT lacks an object of that number");
    }
    const auto removed = static_cast<runtime::JitUnit>(unit.id);
    for (void* finalizer : jit->engine.finalizers(removed))
      reinterpret_cast<Finalizer>(finalizer)();
    if (jit->remove(removed)) return nullptr;
    return make_error(LILT_ERROR_INPUT, "the JIT lacks a unit " + std::to_string(unit.id));
  });
}

void* lilt_jit_lookup(lilt_jit* jit, const char* name) {
  return guarded<void*>(nullptr, [&] {
    void* const known = jit->engine.address(text_or_empty(name));
    return known != nullptr ? known : jit->load_member(text_or_empty(name));
  });
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
