// The engine's table of names, its units, and the requests of lazy functions. How units are linked:
// jit_link.cpp.
#include "runtime/jit_engine.h"

#include <dlfcn.h>
#include <pthread.h>
#include <sys/stat.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <iterator>

#include "runtime/jit_state.h"

extern "C" void __deregister_frame(void*);
extern "C" [[noreturn]] void __stack_chk_fail();
extern "C" int __cpu_indicator_init();
extern "C" char __cpu_model[], __cpu_features2[];

namespace lilt::runtime {

namespace {

[[noreturn]] void fail_stack_guard() { __stack_chk_fail(); }

// What dlsym does not see, because it is in static parts of libraries: of libc_nonshared.a
// functions of every version, and those that only versions before 2.33 have there; of libgcc what
// chooses between versions of a function (target_clones, __builtin_cpu_supports).
void* find_static_symbol(std::string_view name) {
  struct Row {
    std::string_view name;
    void* address;
  };
  const Row rows[] = {
      {"atexit", reinterpret_cast<void*>(&std::atexit)},
      {"at_quick_exit", reinterpret_cast<void*>(&std::at_quick_exit)},
      {"pthread_atfork", reinterpret_cast<void*>(&::pthread_atfork)},
      {"__stack_chk_fail_local", reinterpret_cast<void*>(&fail_stack_guard)},
      {"stat", reinterpret_cast<void*>(static_cast<int (*)(const char*, struct stat*)>(&::stat))},
      {"fstat", reinterpret_cast<void*>(static_cast<int (*)(int, struct stat*)>(&::fstat))},
      {"lstat", reinterpret_cast<void*>(static_cast<int (*)(const char*, struct stat*)>(&::lstat))},
      {"fstatat", reinterpret_cast<void*>(&::fstatat)},
      {"mknod", reinterpret_cast<void*>(&::mknod)},
      {"mknodat", reinterpret_cast<void*>(&::mknodat)},
      {"__cpu_indicator_init", reinterpret_cast<void*>(&__cpu_indicator_init)},
      {"__cpu_model", __cpu_model},
      {"__cpu_features2", __cpu_features2},
  };
  const Row* row = std::ranges::find(rows, name, &Row::name);
  return row == std::end(rows) ? nullptr : row->address;
}

std::vector<void*> functions_of(const std::vector<ImageLinker::ListedFunction>& listed) {
  std::vector<void*> functions;
  for (const ImageLinker::ListedFunction& each : listed) functions.push_back(each.function);
  return functions;
}

}  // namespace

// --- names

const JitDefinition* JitName::strong() const {
  auto found = std::find_if(definitions.rbegin(), definitions.rend(),
                            [](const JitDefinition& d) { return !d.is_weak; });
  return found == definitions.rend() ? nullptr : &*found;
}

const JitDefinition* JitName::current() const {
  if (const JitDefinition* found = strong(); found != nullptr) return found;
  return definitions.empty() ? nullptr : &definitions.front();
}

JitName* JitEngine::State::find(std::string_view name) {
  auto found = names.find(name);
  return found == names.end() ? nullptr : &found->second;
}

JitName& JitEngine::State::find_or_add(std::string_view text) {
  auto found = names.find(text);
  if (found != names.end()) return found->second;
  auto added = names.emplace(std::string(text), JitName()).first;
  added->second.text = added->first;
  return added->second;
}

void JitEngine::State::forget_if_unused(JitName& name) {
  if (!name.definitions.empty() || name.users != 0) return;
  if (name.slot != kNoSlot) {
    owners[name.slot] = {};
    slots.free(name.slot);
    name.slot = kNoSlot;
  }
  if (name.given == nullptr) names.erase(names.find(name.text));
}

void JitEngine::State::update_slot(JitName& name) {
  if (name.slot == kNoSlot) return;
  const JitDefinition* current = name.current();
  if (current == nullptr)
    slots.set(name.slot, name.given != nullptr ? reinterpret_cast<uint64_t>(name.given)
                                               : slots.request(name.slot));
  else
    slots.set(name.slot, current->lazy_slot != kNoSlot ? slots.target(current->lazy_slot)
                                                       : current->target.address);
}

void JitEngine::State::own_slot(SlotId slot, const SlotOwner& owner) {
  if (owners.size() <= slot) owners.resize(slot + 1);
  owners[slot] = owner;
}

void* JitEngine::State::find_outside(const std::string& name) const {
  void* found = options.resolver ? options.resolver(name) : nullptr;
  if (found != nullptr || !options.searches_process) return found;
  found = ::dlsym(RTLD_DEFAULT, name.c_str());
  return found != nullptr ? found : find_static_symbol(name);
}

std::string JitEngine::State::hint_for(std::string_view name) const {
  const std::string hint = options.undefined_hint ? options.undefined_hint(name) : std::string();
  return hint.empty() ? hint : "; " + hint;
}

ThreadStorage* JitEngine::State::outside_storage(const std::string& name) {
  const auto [storage, is_new] = outside_storages.try_emplace(name);
  if (is_new)
    storage->second.set_finder([this, name] { return static_cast<uint8_t*>(find_outside(name)); });
  return &storage->second;
}

// The address that a lazy module's own references to a name have; 0: it has no such name.
uint64_t JitEngine::State::find_lazy(const JitModuleState& module, std::string_view name) {
  if (module.source == nullptr) return 0;
  const ssa::SymbolId symbol = module.source->find(name);
  if (!symbol.valid()) return 0;
  auto found = module.targets.find(symbol.index());
  const bool is_known = found != module.targets.end() && found->second.storage == nullptr;
  return is_known ? found->second.address : 0;
}

JitEngine::State::Site JitEngine::State::site_of(uint64_t address) const {
  auto after = pieces.upper_bound(address);
  if (after == pieces.begin()) return {};
  const auto& [module, piece] = std::prev(after)->second;
  auto next = std::ranges::upper_bound(piece->functions, address, {}, &JitPlace::address);
  if (next == piece->functions.begin()) return {};
  const JitPlace& function = *std::prev(next);
  const uint64_t offset = address - function.address;
  if (offset >= function.size) return {};
  const auto lines = std::span(piece->lines).subspan(function.first_line, function.line_count);
  const auto line = std::ranges::upper_bound(lines, offset, {}, &object::LineEntry::code_offset);
  return {module, piece, &function, line == lines.begin() ? kNoOffset : std::prev(line)->origin};
}

// --- units

JitEngine::State::~State() {
  for (const auto& [id, unit] : units)
    for (const auto& module : unit->modules)
      for (const auto& piece : module->pieces)
        if (options.unwinds && piece->image.unwind_table != nullptr)
          __deregister_frame(const_cast<uint8_t*>(piece->image.unwind_table));
}

void JitEngine::State::remove_piece(JitPiece& piece) {
  piece.debugger.reset();
  if (options.unwinds && piece.image.unwind_table != nullptr)
    __deregister_frame(const_cast<uint8_t*>(piece.image.unwind_table));
  pieces.erase(reinterpret_cast<uint64_t>(piece.image[MemoryKind::Executable].address));
  free_image(memory, piece.image);
}

void JitEngine::State::remove(JitUnitState& unit) {
  for (JitName* name : unit.defined) {
    std::erase_if(name->definitions, [&](const JitDefinition& d) { return d.unit == &unit; });
    update_slot(*name);
  }
  for (JitName* name : unit.used) --name->users;
  std::vector<JitName*> touched = std::move(unit.defined);
  touched.insert(touched.end(), unit.used.begin(), unit.used.end());
  std::ranges::sort(touched);
  touched.erase(std::unique(touched.begin(), touched.end()), touched.end());
  for (JitName* name : touched) forget_if_unused(*name);
  for (const auto& module : unit.modules) {
    for (SlotId slot : module->slots) {
      owners[slot] = {};
      slots.free(slot);
    }
    for (const auto& piece : module->pieces) remove_piece(*piece);
  }
}

// --- requests

// What the request of a slot calls.
void* JitEngine::State::resolve_request(void* engine, SlotId slot) {
  return static_cast<State*>(engine)->resolve(slot);
}

std::string JitEngine::State::name_of_request(const SlotOwner& owner) const {
  if (owner.name != nullptr) return std::string(owner.name->text);
  if (owner.module == nullptr) return {};
  return std::string(object::linker_name((*owner.module->source)[owner.function].name));
}

void* JitEngine::State::resolve(SlotId slot) {
  Diagnostics diagnostics;
  std::string name;
  {
    const std::lock_guard compile_lock(compiling);
    std::unique_lock lock(mutex);
    const uint64_t known = slots.target(slot);
    if (known != slots.request(slot)) return as_pointer(known);  // another thread was here first
    const SlotOwner owner = owners[slot];
    if (owner.chooser != 0) {
      lock.unlock();
      void* chosen = reinterpret_cast<void* (*)()>(owner.chooser)();
      lock.lock();
      // Meanwhile the module may have been removed, and the slot become another function's.
      if (owners[slot].chooser == owner.chooser)
        slots.set(slot, reinterpret_cast<uint64_t>(chosen));
      return chosen;
    }
    name = name_of_request(owner);
    if (owner.module == nullptr) {
      diagnostics.error("'" + name + "' was called after the module that defined it was removed");
    } else if (owner.is_being_compiled) {
      diagnostics.error("'" + name + "' was called by its own compile");
    } else {
      owners[slot].is_being_compiled = true;
      lock.unlock();
      object::CodeImage image;
      uint64_t address = 0;
      if (owner.module->compiler(owner.function, image, diagnostics))
        address = JitLinking(*this, diagnostics).add_function(*owner.module, owner.function, image);
      lock.lock();
      owners[slot].is_being_compiled = false;
      if (address != 0) {
        slots.set(slot, address);
        if (JitName* its = find(name); its != nullptr) update_slot(*its);
        return as_pointer(address);
      }
    }
  }
  return fail(slot, name, diagnostics);
}

// No lock is held.
void* JitEngine::State::fail(SlotId slot, std::string_view function,
                             const Diagnostics& diagnostics) {
  void* substitute =
      options.on_lazy_failure ? options.on_lazy_failure(function, diagnostics) : nullptr;
  if (substitute == nullptr) {
    const std::string text = diagnostics.render(DiagnosticFormat::Text, false) +
                             "lilt: cannot go on: '" + std::string(function) +
                             "' was called and has no code\n";
    std::fwrite(text.data(), 1, text.size(), stderr);
    std::abort();
  }
  const std::lock_guard lock(mutex);
  if (slots.target(slot) == slots.request(slot))
    slots.set(slot, reinterpret_cast<uint64_t>(substitute));
  return substitute;
}

// --- the interface

JitModule::JitModule(const ssa::Module& module) : state_(std::make_unique<State>(module)) {}
JitModule::~JitModule() = default;
JitModule::JitModule(JitModule&&) noexcept = default;
JitModule& JitModule::operator=(JitModule&&) noexcept = default;

void JitModule::add_function(ssa::SymbolId function, const object::CodeImage& image) {
  state_->add_function(function, image);
}

void JitModule::compile_lazily(LazyCompiler compiler) { state_->lazy = std::move(compiler); }

void JitModule::make_replaceable() { state_->is_replaceable = true; }

JitEngine::JitEngine(JitOptions options) : state_(std::make_unique<State>(std::move(options))) {}
JitEngine::~JitEngine() = default;

JitUnit JitEngine::add(std::span<JitModule> modules, Diagnostics& diagnostics,
                       const JitAddOptions& options) {
  return JitLinking(*state_, diagnostics).add_unit(modules, options);
}

bool JitEngine::remove(JitUnit unit) {
  decltype(state_->units)::node_type removed;  // goes without the lock: it holds a user's function
  const std::lock_guard lock(state_->mutex);
  removed = state_->units.extract(static_cast<uint64_t>(unit));
  if (removed.empty()) return false;
  state_->remove(*removed.mapped());
  return true;
}

void JitEngine::define(std::string_view text, void* address) {
  const std::lock_guard lock(state_->mutex);
  JitName& name = state_->find_or_add(text);
  name.given = address;
  state_->update_slot(name);
  state_->forget_if_unused(name);
}

void* JitEngine::address(std::string_view text) const {
  const std::lock_guard lock(state_->mutex);
  const JitName* name = state_->find(text);
  if (name == nullptr) return nullptr;
  const JitDefinition* current = name->current();
  if (current == nullptr) return name->given;
  if (name->slot != kNoSlot) return as_pointer(state_->slots.stub(name->slot));
  return current->target.storage != nullptr ? nullptr : as_pointer(current->target.address);
}

void* JitEngine::address(JitUnit unit, std::string_view name) const {
  const std::lock_guard lock(state_->mutex);
  auto found = state_->units.find(static_cast<uint64_t>(unit));
  if (found == state_->units.end()) return nullptr;
  for (const auto& module : found->second->modules) {
    if (const auto lazy = state_->find_lazy(*module, name); lazy != 0) return as_pointer(lazy);
    for (const auto& piece : module->pieces)
      for (const auto* places : {&piece->functions, &piece->others})
        for (const JitPlace& place : *places)
          if (piece->name_of(place) == name) return as_pointer(place.address);
  }
  return nullptr;
}

std::optional<CodePlace> JitEngine::locate(uint64_t address) const {
  const std::lock_guard lock(state_->mutex);
  const State::Site site = state_->site_of(address);
  if (site.function == nullptr) return std::nullopt;
  return CodePlace{site.module->unit->id, site.module->number, site.function->symbol,
                   std::string(site.piece->name_of(*site.function)), site.origin};
}

CrashSite JitEngine::locate_in_handler(uint64_t address) const {
  const std::unique_lock lock(state_->mutex, std::try_to_lock);
  if (!lock.owns_lock()) return {};
  const State::Site site = state_->site_of(address);
  if (site.function == nullptr) return {};
  return {site.module->number, site.function->symbol.index(), site.origin, true};
}

std::vector<void*> JitEngine::initializers(JitUnit unit) const {
  const std::lock_guard lock(state_->mutex);
  auto found = state_->units.find(static_cast<uint64_t>(unit));
  return found == state_->units.end() ? std::vector<void*>()
                                      : functions_of(found->second->initializers);
}

std::vector<void*> JitEngine::finalizers(JitUnit unit) const {
  const std::lock_guard lock(state_->mutex);
  auto found = state_->units.find(static_cast<uint64_t>(unit));
  if (found == state_->units.end()) return {};
  std::vector<void*> functions = functions_of(found->second->finalizers);
  std::reverse(functions.begin(), functions.end());
  return functions;
}

const CodeRange& JitEngine::code() const { return state_->memory.code(); }

JitEngine::Memory JitEngine::memory() const {
  const std::lock_guard lock(state_->mutex);
  return {state_->memory.used(), state_->memory.resident()};
}

void JitEngine::announce_in_child() {
  const std::lock_guard lock(state_->mutex);
  state_->tools.announce_in_child();
  for (const auto& [begin, owner] : state_->pieces)
    if (owner.piece->debugger != nullptr) owner.piece->debugger->announce_in_child();
}

}  // namespace lilt::runtime
