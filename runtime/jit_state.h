// What an engine holds; only its own files include this.
//
// Terms. A name has definitions, of which one is current: the newest strong one, else the oldest
// weak one. A piece is what was linked at once: a module, or a lazy function of one.
//
// Slots (jit_slots.h): a replaceable name has one, which holds the code of its current definition;
// a lazy function and an ifunc have one of their own, which first holds a request. A name that is
// replaceable once remains so until no unit defines it or refers to it. While no unit defines it,
// its slot holds a request, and that fails.
#pragma once

#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "emit/object/layout.h"
#include "runtime/code_memory.h"
#include "runtime/image_linker.h"
#include "runtime/jit_debugger.h"
#include "runtime/jit_engine.h"
#include "runtime/jit_slots.h"
#include "runtime/jit_tools.h"
#include "runtime/thread_storage.h"

namespace lilt::runtime {

// A function that was compiled from text, with its part of all lines.
struct CompiledLines {
  ssa::SymbolId symbol;
  uint32_t first_line = 0, line_count = 0;
};

struct JitModule::State {
  explicit State(const ssa::Module& its_module)
      : module(its_module), layout(its_module, {.private_reference_cells = true}) {}
  void add_function(ssa::SymbolId function, const object::CodeImage& image);

  const ssa::Module& module;
  object::Layout layout;
  std::vector<CompiledLines> functions;
  std::vector<object::LineEntry> lines;  // of all functions
  LazyCompiler lazy;
  bool is_replaceable = false;
};

struct JitName;

// A symbol of a piece.
struct JitPlace {
  uint64_t address = 0, size = 0;
  ssa::SymbolId symbol;
  uint32_t name = 0, name_size = 0;         // in the piece's names
  uint32_t first_line = 0, line_count = 0;  // in the piece's lines
};

struct JitPiece {
  LinkedImage image;
  std::vector<JitPlace> functions;  // ascending; with lines
  std::vector<JitPlace> others;
  std::vector<object::LineEntry> lines;
  std::string names;
  std::unique_ptr<DebuggerEntry> debugger;

  std::string_view name_of(const JitPlace& place) const {
    return std::string_view(names).substr(place.name, place.name_size);
  }
};

// Where a reference leads.
struct JitTarget {
  uint64_t address = 0;              // thread-local: the offset in a thread's block
  ThreadStorage* storage = nullptr;  // null: not thread-local
};

struct JitUnitState;

struct JitModuleState {
  JitUnitState* unit = nullptr;
  uint32_t number = 0;
  std::vector<std::unique_ptr<JitPiece>> pieces;
  std::unique_ptr<ThreadStorage> storage;
  std::vector<SlotId> slots;  // of lazy functions
  // Of a lazy module, for code that is linked later:
  const ssa::Module* source = nullptr;
  LazyCompiler compiler;
  std::unordered_map<uint32_t, JitTarget> targets;  // by symbol of the module, those it defines
  std::unordered_map<std::string, uint64_t> section_bounds;
};

struct JitUnitState {
  JitUnit id = JitUnit::None;
  std::vector<std::unique_ptr<JitModuleState>> modules;
  std::vector<JitName*> defined;  // once each
  std::vector<JitName*> used;     // replaceable ones, as often as they are referred to
  std::vector<ImageLinker::ListedFunction> initializers, finalizers;
};

struct JitDefinition {
  const JitUnitState* unit = nullptr;
  JitTarget target;
  SlotId lazy_slot = kNoSlot;
  bool is_weak = false;
};

struct JitName {
  std::vector<JitDefinition> definitions;  // in the order in which they came
  void* given = nullptr;                   // by define
  SlotId slot = kNoSlot;                   // of a replaceable name
  uint32_t users = 0;                      // references to the slot
  std::string_view text;

  const JitDefinition* current() const;
  const JitDefinition* strong() const;  // the newest; null: none
};

// What a request is about: a replaceable name, or a lazy function.
struct SlotOwner {
  JitName* name = nullptr;
  JitModuleState* module = nullptr;
  ssa::SymbolId function;
  bool is_being_compiled = false;
  uint64_t chooser = 0;  // of an ifunc: the function that returns the code; 0: it is not one
};

struct JitEngine::State {
  explicit State(JitOptions its_options)
      : options(std::move(its_options)),
        memory(options.has_debugger   ? PageSource::Debugged
               : options.has_perf_map ? PageSource::Anonymous
                                      : PageSource::File),
        slots(memory, resolve_request, this, options.unwinds),
        tools(options.has_perf_map, options.jitdump_folder) {}
  ~State();

  JitName* find(std::string_view name);
  JitName& find_or_add(std::string_view name);
  void forget_if_unused(JitName& name);
  // Puts the code of the current definition into a name's slot.
  void update_slot(JitName& name);
  void own_slot(SlotId slot, const SlotOwner& owner);
  void remove(JitUnitState& unit);
  void remove_piece(JitPiece& piece);
  void* find_outside(const std::string& name) const;
  // The end of a message about a name that nobody defines.
  std::string hint_for(std::string_view name) const;
  // Of a thread-local variable that find_outside knows: asks it in each thread, at each use.
  ThreadStorage* outside_storage(const std::string& name);
  // The piece, the function in it and the origin that an address belongs to; nulls for others.
  struct Site {
    const JitModuleState* module = nullptr;
    const JitPiece* piece = nullptr;
    const JitPlace* function = nullptr;
    SourceOffset origin = kNoOffset;
  };
  Site site_of(uint64_t address) const;
  static uint64_t find_lazy(const JitModuleState& module, std::string_view name);

  static void* resolve_request(void* engine, SlotId slot);
  void* resolve(SlotId slot);
  void* fail(SlotId slot, std::string_view function, const Diagnostics& diagnostics);
  std::string name_of_request(const SlotOwner& owner) const;

  struct NameHash {
    using is_transparent = void;
    size_t operator()(std::string_view name) const { return std::hash<std::string_view>()(name); }
  };
  struct PieceOwner {
    const JitModuleState* module;
    const JitPiece* piece;
  };

  const JitOptions options;
  // Guards everything below.
  std::mutex mutex;
  // Held while a lazy function is compiled; taken before `mutex`. Recursive: that compile may call
  // other lazy functions.
  std::recursive_mutex compiling;
  CodeMemory memory;
  SlotTable slots;
  JitTools tools;
  std::vector<SlotOwner> owners;  // by slot
  std::unordered_map<std::string, JitName, NameHash, std::equal_to<>> names;
  std::unordered_map<uint64_t, std::unique_ptr<JitUnitState>> units;
  std::map<uint64_t, PieceOwner> pieces;  // by the start of their code
  std::unordered_map<std::string, ThreadStorage> outside_storages;
  uint64_t last_unit = 0;
};

// Links the modules of a new unit, or a function of a lazy module.
class JitLinking {
 public:
  JitLinking(JitEngine::State& engine, Diagnostics& diagnostics)
      : engine_(engine), diagnostics_(diagnostics) {}
  JitLinking(const JitLinking&) = delete;
  JitLinking& operator=(const JitLinking&) = delete;

  // The engine's mutex is free. None and 0 after reporting what is wrong; then nothing is left.
  JitUnit add_unit(std::span<JitModule> modules, const JitAddOptions& options);
  uint64_t add_function(JitModuleState& module, ssa::SymbolId function,
                        const object::CodeImage& image);

 private:
  static constexpr uint32_t kNoSymbol = UINT32_MAX;
  // A definition that others see. Of several with one name one is chosen.
  struct Export {
    uint32_t part = 0;
    uint32_t symbol = kNoSymbol;  // of the layout; kNoSymbol: of a lazy function
    ssa::SymbolId in_module;
    uint64_t common_size = 0;  // 0: not common
    bool is_weak = false, is_function = false;
    SlotId name_slot = kNoSlot;  // made for its name
  };
  // What becomes a piece.
  struct Part {
    JitModule::State* source = nullptr;
    JitModuleState* module = nullptr;
    std::unique_ptr<JitPiece> piece;
    std::unique_ptr<ImageLinker> linker;
    std::unordered_map<uint32_t, SlotId> lazy_functions;  // by symbol of the module
    std::unordered_map<uint32_t, SlotId> ifuncs;          // by symbol of the layout
  };

  bool lay_out(Part& part);
  bool compile_what_cannot_wait(JitModule::State& module);
  void find_lazy_functions(Part& part);
  bool choose_exports();
  bool choose(std::string_view name, const Export& candidate);
  bool find_outside_names(std::unique_lock<std::mutex>& lock);
  std::vector<std::string> missing_names();
  bool is_known(const Part& part, const object::LaidOutSymbol& symbol);
  bool report_undefined();
  bool check_duplicates(const JitAddOptions& options);
  bool place();
  bool make_slots();
  bool is_replaceable(std::string_view name, const Export& chosen);
  JitTarget own_target(const Export& chosen) const;
  std::optional<JitTarget> ifunc_target(const Part& part, uint32_t symbol) const;
  std::optional<JitTarget> local_target(const Part& part,
                                        const object::LaidOutSymbol& symbol) const;
  JitTarget target_of_name(std::string_view name);
  void set_targets(Part& part);
  void keep_targets(Part& part);
  bool link();
  bool link_in_memory();
  void roll_back();
  void commit_names();
  void commit_slots(Part& part);
  void commit(Part& part);
  void describe(Part& part);
  bool report(const Part& part, ssa::SymbolId symbol, std::string message);

  JitEngine::State& engine_;
  Diagnostics& diagnostics_;
  std::vector<Part> parts_;
  std::unordered_map<std::string_view, Export> chosen_;
  std::unordered_map<std::string, void*> outside_;  // names that units do not define
  std::vector<std::string_view> used_;              // replaceable names, by reference
  std::unique_ptr<JitUnitState> unit_;              // null: of a lazy function
};

}  // namespace lilt::runtime
