// Idea: a unit is laid out without the engine's lock, and the names that it lacks are asked for
// without it. Then, in one step for all others, it is placed, linked and entered into the table of
// names. If a name is still missing when the lock is there (a unit was removed meanwhile), it is
// asked for as well.
#include <algorithm>

#include "runtime/jit_state.h"

extern "C" void __register_frame(void*);

namespace lilt::runtime {

using object::LaidOutSymbol;

namespace {

bool is_function_definition(const ssa::Symbol& symbol) {
  return symbol.kind == ssa::SymbolKind::Function && symbol.is_definition &&
         object::is_emitted(symbol);
}

// Whether other modules see the symbol, which the layout defines.
bool is_export(const LaidOutSymbol& symbol) {
  return !symbol.is_undefined() && !symbol.is_local() && !symbol.is_section;
}

}  // namespace

void JitModule::State::add_function(ssa::SymbolId function, const object::CodeImage& image) {
  if (layout.add_function(function, image) == nullptr) return;
  functions.push_back(
      {function, static_cast<uint32_t>(lines.size()), static_cast<uint32_t>(image.lines.size())});
  lines.insert(lines.end(), image.lines.begin(), image.lines.end());
}

bool JitLinking::report(const Part& part, ssa::SymbolId symbol, std::string message) {
  object::report_at_symbol(part.source->module, symbol, std::move(message), diagnostics_);
  return false;
}

JitUnit JitLinking::add_unit(std::span<JitModule> modules, const JitAddOptions& options) {
  unit_ = std::make_unique<JitUnitState>();
  bool good = true;
  for (JitModule& module : modules) {
    unit_->modules.push_back(std::make_unique<JitModuleState>());
    JitModuleState& state = *unit_->modules.back();
    state.unit = unit_.get();
    state.number = static_cast<uint32_t>(parts_.size());
    parts_.push_back({module.state_.get(), &state, std::make_unique<JitPiece>(), nullptr, {}, {}});
    good &= lay_out(parts_.back());
  }
  if (!good || !choose_exports()) return JitUnit::None;
  std::unique_lock lock(engine_.mutex);
  if (!find_outside_names(lock) || !check_duplicates(options) || !link_in_memory())
    return JitUnit::None;
  commit_names();
  for (Part& part : parts_) {
    commit_slots(part);
    commit(part);
  }
  std::stable_sort(unit_->initializers.begin(), unit_->initializers.end());
  std::stable_sort(unit_->finalizers.begin(), unit_->finalizers.end());
  const JitUnit id = unit_->id;
  engine_.units.emplace(static_cast<uint64_t>(id), std::move(unit_));
  return id;
}

uint64_t JitLinking::add_function(JitModuleState& module, ssa::SymbolId function,
                                  const object::CodeImage& image) {
  JitModule::State source(*module.source);
  source.layout.keep_function_references();
  if (!engine_.options.has_debugger) source.layout.leave_out_debug_sections();
  source.add_function(function, image);
  if (!source.layout.finish_functions(diagnostics_)) return 0;
  parts_.push_back({&source,
                    &module,
                    std::make_unique<JitPiece>(),
                    std::make_unique<ImageLinker>(source.layout),
                    {},
                    {}});
  std::unique_lock lock(engine_.mutex);
  if (!find_outside_names(lock) || !link_in_memory()) return 0;
  for (std::string_view name : used_) {
    JitName& used = *engine_.find(name);
    ++used.users;
    module.unit->used.push_back(&used);
  }
  const uint64_t address = [&] {
    for (uint32_t i = 0; i < source.layout.symbols().size(); ++i)
      if (source.layout.symbols()[i].in_module == function)
        return parts_.front().linker->address(i);
    return uint64_t{0};
  }();
  commit(parts_.front());
  return address;
}

// --- before the lock

bool JitLinking::lay_out(Part& part) {
  JitModule::State& source = *part.source;
  if (!engine_.options.has_debugger) source.layout.leave_out_debug_sections();
  if (source.lazy && !compile_what_cannot_wait(source)) return false;
  if (!source.layout.add_variables(diagnostics_) || !source.layout.finish(diagnostics_))
    return false;
  find_lazy_functions(part);
  for (uint32_t i = 0; i < source.layout.symbols().size(); ++i)
    if (source.layout.symbols()[i].is_ifunc) part.ifuncs.emplace(i, kNoSlot);
  part.linker = std::make_unique<ImageLinker>(source.layout);
  return true;
}

// Functions that have to be in the layout: those with blocks that variables may refer to, and those
// that aliases stand for.
bool JitLinking::compile_what_cannot_wait(JitModule::State& source) {
  std::vector<ssa::SymbolId> functions;
  for (const ssa::Module::AddressTakenBlock& block : source.module.address_taken_blocks)
    functions.push_back(block.function);
  Diagnostics reported_later;
  const object::AliasTargets targets(source.module);
  for (ssa::SymbolId id : source.module.symbols())
    if (source.module[id].kind == ssa::SymbolKind::Alias)
      functions.push_back(targets.of(id, reported_later).symbol);
  std::ranges::sort(functions);
  functions.erase(std::unique(functions.begin(), functions.end()), functions.end());
  const std::lock_guard compiling(engine_.compiling);
  object::CodeImage image;
  for (ssa::SymbolId id : functions) {
    if (!id.valid() || !is_function_definition(source.module[id])) continue;
    if (std::ranges::any_of(source.functions, [&](const auto& f) { return f.symbol == id; }))
      continue;
    image.clear();
    if (!source.lazy(id, image, diagnostics_)) return false;
    source.add_function(id, image);
  }
  return true;
}

void JitLinking::find_lazy_functions(Part& part) {
  const JitModule::State& source = *part.source;
  if (!source.lazy) return;
  for (ssa::SymbolId id : source.module.symbols())
    if (is_function_definition(source.module[id])) part.lazy_functions.emplace(id.index(), kNoSlot);
  for (const CompiledLines& function : source.functions)
    part.lazy_functions.erase(function.symbol.index());
}

bool JitLinking::choose_exports() {
  bool good = true;
  for (uint32_t p = 0; p < parts_.size(); ++p) {
    const Part& part = parts_[p];
    const object::Layout& layout = part.source->layout;
    for (uint32_t i = 0; i < layout.symbols().size(); ++i) {
      const LaidOutSymbol& symbol = layout.symbols()[i];
      if (!is_export(symbol)) continue;
      good &=
          choose(symbol.name,
                 {p, i, symbol.in_module, symbol.is_common ? std::max<uint64_t>(symbol.size, 1) : 0,
                  symbol.is_weak() || symbol.is_common, symbol.is_function, kNoSlot});
    }
    for (const auto& [index, slot] : part.lazy_functions) {
      const ssa::SymbolId id(index);
      const ssa::Symbol& symbol = part.source->module[id];
      LaidOutSymbol as_laid_out;
      as_laid_out.linkage = symbol.linkage;
      if (symbol.is_local()) continue;
      good &= choose(object::linker_name(symbol.name),
                     {p, kNoSymbol, id, 0, as_laid_out.is_weak(), true, kNoSlot});
    }
  }
  return good;
}

// The strong definition, else the largest common one, else the first.
bool JitLinking::choose(std::string_view name, const Export& candidate) {
  auto [known, is_new] = chosen_.try_emplace(name, candidate);
  if (is_new) return true;
  Export& chosen = known->second;
  if (!candidate.is_weak && !chosen.is_weak)
    return report(parts_[candidate.part], candidate.in_module,
                  "'" + std::string(name) + "' is defined by two modules");
  const bool is_larger = chosen.common_size != 0 && candidate.common_size > chosen.common_size;
  if (chosen.is_weak && (!candidate.is_weak || is_larger)) chosen = candidate;
  return true;
}

// --- names

// Whether the unit or the engine has what a symbol of a layout needs.
bool JitLinking::is_known(const Part& part, const LaidOutSymbol& symbol) {
  if (!ImageLinker::is_needed(symbol) || part.linker->defines(symbol.name) ||
      local_target(part, symbol) || chosen_.contains(symbol.name))
    return true;
  const JitName* name = engine_.find(symbol.name);
  if (name == nullptr) return false;
  const JitDefinition* current = name->current();
  if (current != nullptr) return (current->target.storage != nullptr) == symbol.is_thread_local;
  return !symbol.is_thread_local && (name->given != nullptr || name->slot != kNoSlot);
}

std::vector<std::string> JitLinking::missing_names() {
  std::vector<std::string> missing;
  for (const Part& part : parts_)
    for (const LaidOutSymbol& symbol : part.source->layout.symbols()) {
      if (is_known(part, symbol)) continue;
      std::string name(symbol.name);
      if (!outside_.contains(name)) missing.push_back(std::move(name));
    }
  return missing;
}

bool JitLinking::find_outside_names(std::unique_lock<std::mutex>& lock) {
  for (;;) {
    const std::vector<std::string> missing = missing_names();
    if (missing.empty()) return report_undefined();
    lock.unlock();
    for (const std::string& name : missing) outside_.emplace(name, engine_.find_outside(name));
    lock.lock();
  }
}

bool JitLinking::report_undefined() {
  bool good = true;
  for (const Part& part : parts_)
    for (const LaidOutSymbol& symbol : part.source->layout.symbols()) {
      if (is_known(part, symbol)) continue;
      const std::string name(symbol.name);
      if (outside_.at(name) == nullptr && !symbol.is_weak())
        good = report(part, symbol.in_module,
                      "undefined symbol '" + name + "'" + engine_.hint_for(name));
    }
  return good;
}

bool JitLinking::check_duplicates(const JitAddOptions& options) {
  bool good = true;
  for (const auto& [name, chosen] : chosen_) {
    const JitName* known = engine_.find(name);
    if (options.replaces || chosen.is_weak || known == nullptr || known->strong() == nullptr)
      continue;
    good = report(parts_[chosen.part], chosen.in_module,
                  "'" + std::string(name) + "' is defined by another module already");
  }
  return good;
}

// --- places

bool JitLinking::place() {
  for (Part& part : parts_) {
    std::string error;
    if (!part.linker->place(engine_.memory, part.piece->image, error))
      return report(part, ssa::SymbolId::none(), error);
    if (part.linker->thread_size() == 0) continue;
    part.module->storage = std::make_unique<ThreadStorage>();
    if (!part.module->storage->set_shape(part.linker->thread_size(), part.linker->thread_align()))
      return report(part, ssa::SymbolId::none(),
                    "too many modules have thread-local variables: the system has no more keys");
  }
  return true;
}

// Whether a definition makes its name a replaceable one, which it was not.
bool JitLinking::is_replaceable(std::string_view name, const Export& chosen) {
  if (!chosen.is_function || !parts_[chosen.part].source->is_replaceable) return false;
  const JitName* known = engine_.find(name);
  if (known == nullptr) return true;
  return known->slot == kNoSlot && (!chosen.is_weak || known->current() == nullptr);
}

bool JitLinking::make_slots() {
  std::string error;
  auto make = [&](const Part& part, SlotId& slot) {
    const auto made = engine_.slots.allocate(error);
    if (!made) return report(part, ssa::SymbolId::none(), error);
    slot = *made;
    return true;
  };
  for (Part& part : parts_)
    for (auto* slots : {&part.lazy_functions, &part.ifuncs})
      for (auto& [symbol, slot] : *slots)
        if (!make(part, slot)) return false;
  for (auto& [name, chosen] : chosen_)
    if (is_replaceable(name, chosen) && !make(parts_[chosen.part], chosen.name_slot)) return false;
  return true;
}

// --- targets

// Where a definition of this unit is.
JitTarget JitLinking::own_target(const Export& chosen) const {
  const Part& part = parts_[chosen.part];
  if (chosen.symbol == kNoSymbol)
    return {engine_.slots.stub(part.lazy_functions.at(chosen.in_module.index())), nullptr};
  if (const auto ifunc = ifunc_target(part, chosen.symbol)) return *ifunc;
  const bool is_thread_local = part.source->layout.symbols()[chosen.symbol].is_thread_local;
  return {part.linker->address(chosen.symbol),
          is_thread_local ? part.module->storage.get() : nullptr};
}

// An ifunc is where its slot leads: its own place is that of the function that chooses.
std::optional<JitTarget> JitLinking::ifunc_target(const Part& part, uint32_t symbol) const {
  const auto ifunc = part.ifuncs.find(symbol);
  if (ifunc == part.ifuncs.end()) return std::nullopt;
  return JitTarget{engine_.slots.stub(ifunc->second), nullptr};
}

// What a module refers to within itself, beyond the layout: local lazy functions; from a lazy
// function all that its module defines.
std::optional<JitTarget> JitLinking::local_target(const Part& part,
                                                  const LaidOutSymbol& symbol) const {
  if (unit_ == nullptr) {
    const auto& bounds = part.module->section_bounds;
    if (auto bound = bounds.find(std::string(symbol.name)); bound != bounds.end())
      return JitTarget{bound->second, nullptr};
    if (!symbol.in_module.valid()) return std::nullopt;
    auto known = part.module->targets.find(symbol.in_module.index());
    if (known == part.module->targets.end()) return std::nullopt;
    return known->second;
  }
  if (!symbol.in_module.valid() || !part.source->module[symbol.in_module].is_local())
    return std::nullopt;
  auto lazy = part.lazy_functions.find(symbol.in_module.index());
  if (lazy == part.lazy_functions.end()) return std::nullopt;
  return JitTarget{lazy->second == kNoSlot ? 0 : engine_.slots.stub(lazy->second), nullptr};
}

JitTarget JitLinking::target_of_name(std::string_view text) {
  const JitName* name = engine_.find(text);
  const auto found = chosen_.find(text);
  const Export* chosen = found == chosen_.end() ? nullptr : &found->second;
  SlotId slot = name != nullptr ? name->slot : kNoSlot;
  if (slot == kNoSlot && chosen != nullptr) slot = chosen->name_slot;
  if (slot != kNoSlot) {
    used_.push_back(text);
    return {engine_.slots.stub(slot), nullptr};
  }
  const JitDefinition* current = name != nullptr ? name->current() : nullptr;
  if (chosen != nullptr && (!chosen->is_weak || current == nullptr)) return own_target(*chosen);
  if (current != nullptr) return current->target;
  if (name != nullptr && name->given != nullptr)
    return {reinterpret_cast<uint64_t>(name->given), nullptr};
  const auto outside = outside_.find(std::string(text));
  return {outside == outside_.end() ? 0 : reinterpret_cast<uint64_t>(outside->second), nullptr};
}

void JitLinking::set_targets(Part& part) {
  const std::vector<LaidOutSymbol>& symbols = part.source->layout.symbols();
  for (uint32_t i = 0; i < symbols.size(); ++i) {
    const LaidOutSymbol& symbol = symbols[i];
    std::optional<JitTarget> target = local_target(part, symbol);
    if (!target && symbol.is_local()) target = ifunc_target(part, i);
    if (!target) {
      const bool is_resolved = !ImageLinker::is_needed(symbol) || part.linker->defines(symbol.name);
      if (!is_export(symbol) && is_resolved) continue;
      target = target_of_name(symbol.name);
      if (symbol.is_thread_local && target->storage == nullptr && target->address != 0)
        target = JitTarget{0, engine_.outside_storage(std::string(symbol.name))};
    }
    if (target->storage != nullptr)
      part.linker->set_target(i, target->storage, target->address);
    else
      part.linker->set_target(i, target->address);
  }
  if (part.source->lazy) keep_targets(part);
}

// For code of a lazy module that is linked later.
void JitLinking::keep_targets(Part& part) {
  JitModuleState& module = *part.module;
  const object::Layout& layout = part.source->layout;
  for (uint32_t i = 0; i < layout.symbols().size(); ++i) {
    const LaidOutSymbol& symbol = layout.symbols()[i];
    if (!symbol.in_module.valid() || symbol.is_undefined()) continue;
    JitTarget target{part.linker->address(i),
                     symbol.is_thread_local ? module.storage.get() : nullptr};
    if (const auto ifunc = ifunc_target(part, i)) target = *ifunc;
    if (is_export(symbol)) target = target_of_name(symbol.name);
    module.targets.emplace(symbol.in_module.index(), target);
  }
  for (const auto& [index, slot] : part.lazy_functions) {
    const ssa::Symbol& symbol = part.source->module[ssa::SymbolId(index)];
    module.targets.emplace(index, symbol.is_local()
                                      ? JitTarget{engine_.slots.stub(slot), nullptr}
                                      : target_of_name(object::linker_name(symbol.name)));
  }
  for (object::SectionId id : IdRange<object::SectionId>(layout.sections().size())) {
    const object::LaidOutSection& section = layout[id];
    if (section.description.name.starts_with('.') || section.size == 0) continue;
    const uint64_t start = part.linker->section_address(id);
    module.section_bounds.emplace("__start_" + section.description.name, start);
    module.section_bounds.emplace("__stop_" + section.description.name, start + section.size);
  }
}

bool JitLinking::link() {
  bool good = true;
  for (Part& part : parts_) good &= part.linker->link(part.module->storage.get(), diagnostics_);
  return good;
}

bool JitLinking::link_in_memory() {
  bool good = place() && make_slots();
  if (good) {
    for (Part& part : parts_) set_targets(part);
    good = link();
  }
  if (!good) roll_back();
  return good;
}

void JitLinking::roll_back() {
  for (Part& part : parts_) {
    free_image(engine_.memory, part.piece->image);
    for (const auto* slots : {&part.lazy_functions, &part.ifuncs})
      for (const auto& [symbol, slot] : *slots)
        if (slot != kNoSlot) engine_.slots.free(slot);
  }
  for (const auto& [name, chosen] : chosen_)
    if (chosen.name_slot != kNoSlot) engine_.slots.free(chosen.name_slot);
}

// --- what others see from now on

void JitLinking::commit_names() {
  unit_->id = JitUnit{++engine_.last_unit};
  for (const auto& [text, chosen] : chosen_) {
    JitName& name = engine_.find_or_add(text);
    const Part& part = parts_[chosen.part];
    const bool is_lazy = chosen.symbol == kNoSymbol;
    name.definitions.push_back(
        {unit_.get(), own_target(chosen),
         is_lazy ? part.lazy_functions.at(chosen.in_module.index()) : kNoSlot, chosen.is_weak});
    unit_->defined.push_back(&name);
    if (chosen.name_slot != kNoSlot) {
      name.slot = chosen.name_slot;
      engine_.own_slot(name.slot, {&name, nullptr, {}, false});
    }
  }
  for (std::string_view text : used_) {
    JitName& name = *engine_.find(text);
    ++name.users;
    unit_->used.push_back(&name);
  }
  for (JitName* name : unit_->defined) engine_.update_slot(*name);
}

void JitLinking::commit_slots(Part& part) {
  JitModuleState& module = *part.module;
  for (const auto& [symbol, slot] : part.lazy_functions) {
    module.slots.push_back(slot);
    engine_.own_slot(slot, {nullptr, &module, ssa::SymbolId(symbol), false});
  }
  for (const auto& [symbol, slot] : part.ifuncs) {
    module.slots.push_back(slot);
    engine_.own_slot(slot, {nullptr, &module, part.source->layout.symbols()[symbol].in_module,
                            false, part.linker->address(symbol)});
  }
  part.linker->list_functions({".preinit_array", ".init_array"}, unit_->initializers);
  part.linker->list_functions({".fini_array"}, unit_->finalizers);
  if (!part.source->lazy) return;
  module.source = &part.source->module;
  module.compiler = std::move(part.source->lazy);
}

void JitLinking::commit(Part& part) {
  JitModuleState& module = *part.module;
  JitPiece& piece = *part.piece;
  if (module.storage != nullptr && part.linker->thread_size() != 0)
    module.storage->set_initial(part.linker->thread_parts());
  describe(part);
  if (engine_.options.unwinds && piece.image.unwind_table != nullptr)
    __register_frame(const_cast<uint8_t*>(piece.image.unwind_table));
  if (engine_.options.has_debugger) piece.debugger = std::make_unique<DebuggerEntry>(*part.linker);
  engine_.tools.add(*part.linker, diagnostics_);
  if (const MemoryBlock& code = piece.image[MemoryKind::Executable]; code.address != nullptr)
    engine_.pieces.emplace(reinterpret_cast<uint64_t>(code.address),
                           JitEngine::State::PieceOwner{&module, &piece});
  module.pieces.push_back(std::move(part.piece));
}

// Copies what the engine tells about places, since the module may go.
void JitLinking::describe(Part& part) {
  JitPiece& piece = *part.piece;
  std::unordered_map<uint32_t, const CompiledLines*> lines_of;
  for (const CompiledLines& function : part.source->functions)
    lines_of.emplace(function.symbol.index(), &function);
  const std::vector<LaidOutSymbol>& symbols = part.source->layout.symbols();
  for (uint32_t i = 0; i < symbols.size(); ++i) {
    const LaidOutSymbol& symbol = symbols[i];
    if (symbol.is_undefined() || !symbol.in_module.valid() || symbol.is_thread_local) continue;
    JitPlace place{part.linker->address(i), symbol.size, symbol.in_module,
                   static_cast<uint32_t>(piece.names.size()),
                   static_cast<uint32_t>(symbol.name.size())};
    piece.names += symbol.name;
    const auto lines = lines_of.find(symbol.in_module.index());
    if (lines != lines_of.end()) {
      place.first_line = lines->second->first_line;
      place.line_count = lines->second->line_count;
    }
    (lines != lines_of.end() ? piece.functions : piece.others).push_back(place);
  }
  std::ranges::sort(piece.functions, {}, &JitPlace::address);
  piece.lines = std::move(part.source->lines);
}

}  // namespace lilt::runtime
