// The JIT is a linker of one object into memory.
//
// Idea: the layout of the module (emit/object/layout.h) is copied into one mapping, so that all of
// it lies within ±2 GiB, and relocated there. Functions that the program does not define may be
// further away: each has a stub near the code that jumps through the global offset table.
//
// The mapping, part by part, each on pages of its own:
//   executable   code, stubs
//   read-only    constants, initial thread-local data, unwind table, global offset table
//   writable     data, common symbols
// Thread-local variables: a thread gets its block when it first asks for an address in it, through
// `thread_address`, which stands for the C library's __tls_get_addr. Everything is written first
// and protected after; nothing is ever writable and executable.
#include "runtime/jit.h"

#include <dlfcn.h>
#include <sys/mman.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <charconv>
#include <cstdlib>
#include <cstring>
#include <unordered_map>

#include "emit/object/layout.h"
#include "runtime/thread_storage.h"

extern "C" void __register_frame(void*);
extern "C" void __deregister_frame(void*);

namespace lilt::runtime {

namespace {

using object::LaidOutRelocation;
using object::LaidOutSection;
using object::LaidOutSymbol;
using object::RelocationKind;
using object::SectionId;
using object::SectionKind;

constexpr uint64_t kStubSize = 8;
constexpr uint64_t kUnwindEndSize = 4;  // a length of zero ends the table
constexpr uint64_t kNone = UINT64_MAX;
constexpr std::string_view kStartPrefix = "__start_", kStopPrefix = "__stop_";
constexpr uint64_t kMaximumImageSize = INT32_MAX;

uint64_t round_up(uint64_t value, uint64_t align) { return (value + align - 1) / align * align; }

bool fits_in_32_bits(int64_t distance) { return distance == static_cast<int32_t>(distance); }

// Functions in the static part of libc, which dlsym does not see.
void* find_static_libc_function(std::string_view name) {
  if (name == "atexit") return reinterpret_cast<void*>(&std::atexit);
  if (name == "at_quick_exit") return reinterpret_cast<void*>(&std::at_quick_exit);
  return nullptr;
}

// The parts of the mapping; sections for linkers' use only have none.
enum class Part : uint8_t { Executable, ReadOnly, Writable, None };
Part part_of(SectionKind kind) {
  switch (kind) {
    case SectionKind::Code:
      return Part::Executable;
    case SectionKind::Data:
    case SectionKind::Zero:
      return Part::Writable;
    case SectionKind::ThreadZero:
    case SectionKind::Debug:
      return Part::None;
    default:
      return Part::ReadOnly;
  }
}

bool is_thread_local(SectionKind kind) {
  return kind == SectionKind::ThreadData || kind == SectionKind::ThreadZero;
}

// What the program's code passes to `thread_address`: two words of the global offset table.
struct ThreadVariable {
  ThreadStorage* storage;
  uint64_t offset;
};
constexpr uint64_t kThreadVariableSlots = sizeof(ThreadVariable) / 8;

void* thread_address(const ThreadVariable* variable) {
  return variable->storage->block() + variable->offset;
}

}  // namespace

struct Jit::State {
  explicit State(const ssa::Module& module) : layout(module) {}
  ~State() {
    if (registered_frames != nullptr) __deregister_frame(registered_frames);
    if (mapping != nullptr) ::munmap(mapping, mapping_size);
  }

  bool link(const SymbolResolver& resolver, Diagnostics& diagnostics) {
    if (!layout.add_variables(diagnostics) || !layout.finish(diagnostics)) return false;
    if (!resolve_undefined(resolver, diagnostics)) return false;
    assign_stubs_and_slots();
    assign_thread_offsets();
    assign_offsets();
    if (!reserve(diagnostics)) return false;
    assign_addresses();
    copy_sections();
    fill_stubs_and_slots();
    if (!relocate(diagnostics)) return false;
    thread_storage.set_initial(thread_parts);
    return protect(diagnostics);
  }

  bool resolve_undefined(const SymbolResolver& resolver, Diagnostics& diagnostics);
  void assign_stubs_and_slots();
  void assign_offsets();
  bool reserve(Diagnostics& diagnostics);
  void assign_addresses();
  SectionId bounds_section(std::string_view name) const;
  void assign_thread_offsets();
  uint64_t place_part(uint64_t at, Part part);
  void copy_sections();
  void fill_stubs_and_slots();
  bool relocate(Diagnostics& diagnostics);
  bool relocate_field(SectionId section, const LaidOutRelocation& relocation);
  bool is_callable(const LaidOutRelocation& relocation) const;
  bool protect(Diagnostics& diagnostics);
  bool fail(std::string_view action, Diagnostics& diagnostics);

  uint64_t section_address(SectionId section) const {
    return reinterpret_cast<uint64_t>(base) + section_offset[section];
  }
  IdRange<SectionId> section_ids() const { return IdRange<SectionId>(layout.sections().size()); }
  std::vector<void*> startup_functions(std::initializer_list<std::string_view> names) const;
  SourceOffset origin_of(ssa::SymbolId function, uint64_t code_offset) const;

  object::Layout layout;
  std::unordered_map<uint32_t, std::vector<object::LineEntry>> lines;  // by symbol of the module
  void* mapping = nullptr;
  uint64_t mapping_size = 0;
  uint8_t* base = nullptr;  // of the image: the first address in the mapping that is aligned enough
  uint64_t base_align = 1;
  uint64_t image_size = 0;
  uint64_t page_size = static_cast<uint64_t>(::sysconf(_SC_PAGESIZE));
  // Offsets from the base.
  IdMap<SectionId, uint64_t> section_offset;
  IdMap<SectionId, uint64_t> thread_offset;  // of thread-local sections, from a block's start
  uint64_t stubs_offset = 0;
  uint64_t table_offset = 0;  // the global offset table
  uint64_t read_only_begin = 0;
  uint64_t writable_begin = 0;
  // By symbol of the layout.
  std::vector<uint64_t> symbol_address;
  std::vector<uint64_t> stub;  // index, or kNone
  std::vector<uint64_t> slot;  // index in the global offset table, or kNone
  uint64_t stub_count = 0;
  std::vector<uint64_t> thread_slot;  // the first of a ThreadVariable's, or kNone
  uint64_t slot_count = 0;
  ThreadStorage thread_storage;
  std::vector<ThreadStorage::Part> thread_parts;  // the initial contents of a block
  void* registered_frames = nullptr;
};

// Finds the addresses of all symbols that the program refers to and does not define.
bool Jit::State::resolve_undefined(const SymbolResolver& resolver, Diagnostics& diagnostics) {
  bool good = true;
  symbol_address.assign(layout.symbols().size(), 0);
  for (size_t i = 0; i < layout.symbols().size(); ++i) {
    const LaidOutSymbol& symbol = layout.symbols()[i];
    if (!symbol.is_undefined() || !symbol.is_referenced) continue;
    if (symbol.name == "__tls_get_addr") {
      symbol_address[i] = reinterpret_cast<uint64_t>(&thread_address);
      continue;
    }
    if (symbol.is_thread_local) {
      object::report_at_symbol(layout.module(), symbol.in_module,
                               "thread-local '" + std::string(symbol.name) +
                                   "' is not defined here, and programs that run in memory cannot "
                                   "reach those of libraries",
                               diagnostics);
      good = false;
      continue;
    }
    if (bounds_section(symbol.name).valid()) continue;
    void* found = resolver ? resolver(symbol.name) : nullptr;
    if (found == nullptr) found = ::dlsym(RTLD_DEFAULT, std::string(symbol.name).c_str());
    if (found == nullptr) found = find_static_libc_function(symbol.name);
    symbol_address[i] = reinterpret_cast<uint64_t>(found);
    if (found != nullptr || symbol.is_weak()) continue;
    object::report_at_symbol(layout.module(), symbol.in_module,
                             "undefined symbol '" + std::string(symbol.name) + "'", diagnostics);
    good = false;
  }
  return good;
}

// The section whose start or end a linker substitutes for an undefined name; none() for others.
SectionId Jit::State::bounds_section(std::string_view name) const {
  for (std::string_view prefix : {kStartPrefix, kStopPrefix})
    if (name.starts_with(prefix))
      for (SectionId id : section_ids())
        if (layout[id].description.name == name.substr(prefix.size())) return id;
  return {};
}

// A slot for every symbol that code reaches through the table, and for every function elsewhere.
void Jit::State::assign_stubs_and_slots() {
  stub.assign(layout.symbols().size(), kNone);
  slot.assign(layout.symbols().size(), kNone);
  thread_slot.assign(layout.symbols().size(), kNone);
  for (const LaidOutSection& section : layout.sections()) {
    for (const LaidOutRelocation& relocation : section.relocations) {
      uint32_t symbol = relocation.symbol;
      if (relocation.kind == RelocationKind::ThreadGeneral) {
        if (thread_slot[symbol] != kNone) continue;
        thread_slot[symbol] = slot_count;
        slot_count += kThreadVariableSlots;
        continue;
      }
      bool elsewhere = layout.symbols()[symbol].is_undefined();
      bool through_table = relocation.kind == RelocationKind::GotPcRel;
      bool is_absolute = relocation.kind == RelocationKind::Absolute64;
      if (is_absolute || (!elsewhere && !through_table)) continue;
      if (slot[symbol] == kNone) slot[symbol] = slot_count++;
      if (elsewhere && !through_table && stub[symbol] == kNone) stub[symbol] = stub_count++;
    }
  }
}

// Where thread-local sections lie in a thread's block.
void Jit::State::assign_thread_offsets() {
  thread_offset.assign(layout.sections().size(), 0);
  uint64_t size = 0, align = 1;
  for (SectionKind kind : {SectionKind::ThreadData, SectionKind::ThreadZero})
    for (SectionId id : section_ids()) {
      if (layout[id].description.kind != kind) continue;
      size = thread_offset[id] = round_up(size, layout[id].align);
      size += layout[id].size;
      align = std::max<uint64_t>(align, layout[id].align);
    }
  thread_storage.set_shape(size, align);
}

// Places the sections of a part behind `at`; returns the end of the last.
uint64_t Jit::State::place_part(uint64_t at, Part part) {
  for (SectionId id : section_ids()) {
    if (part_of(layout[id].description.kind) != part) continue;
    bool is_unwind_table = layout[id].description.kind == SectionKind::UnwindTable;
    at = round_up(at, layout[id].align);
    section_offset[id] = at;
    at += layout[id].size + (is_unwind_table ? kUnwindEndSize : 0);
  }
  return at;
}

// Chooses the offset of everything from the base of the image.
void Jit::State::assign_offsets() {
  auto next_page = [&](uint64_t offset) { return round_up(offset, page_size); };
  section_offset.assign(layout.sections().size(), 0);
  stubs_offset = round_up(place_part(0, Part::Executable), kStubSize);
  read_only_begin = next_page(stubs_offset + stub_count * kStubSize);
  table_offset = round_up(place_part(read_only_begin, Part::ReadOnly), 8);
  writable_begin = next_page(table_offset + slot_count * 8);
  uint64_t end = place_part(writable_begin, Part::Writable);
  for (size_t i = 0; i < layout.symbols().size(); ++i) {
    const LaidOutSymbol& symbol = layout.symbols()[i];
    if (!symbol.is_common) continue;
    symbol_address[i] = round_up(end, symbol.value);
    end = symbol_address[i] + symbol.size;
    base_align = std::max(base_align, symbol.value);
  }
  image_size = next_page(end);
}

bool Jit::State::reserve(Diagnostics& diagnostics) {
  base_align = std::max(base_align, page_size);
  for (const LaidOutSection& section : layout.sections())
    base_align = std::max<uint64_t>(base_align, section.align);
  if (image_size > kMaximumImageSize) {
    object::report_at_symbol(layout.module(), ssa::SymbolId::none(),
                             "the program's code and data are larger than 2 GiB", diagnostics);
    return false;
  }
  mapping_size = image_size + base_align;
  mapping = ::mmap(nullptr, mapping_size, PROT_READ | PROT_WRITE,
                   MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (mapping == MAP_FAILED) {
    mapping = nullptr;
    return fail("reserve memory", diagnostics);
  }
  base = reinterpret_cast<uint8_t*>(round_up(reinterpret_cast<uint64_t>(mapping), base_align));
  return true;
}

void Jit::State::assign_addresses() {
  for (size_t i = 0; i < layout.symbols().size(); ++i) {
    const LaidOutSymbol& symbol = layout.symbols()[i];
    if (symbol.is_common)
      symbol_address[i] += reinterpret_cast<uint64_t>(base);
    else if (symbol.section.valid() && symbol.is_thread_local)
      symbol_address[i] = thread_offset[symbol.section] + symbol.value;
    else if (symbol.section.valid())
      symbol_address[i] = section_address(symbol.section) + symbol.value;
    else if (SectionId bounded = bounds_section(symbol.name); bounded.valid())
      symbol_address[i] = section_address(bounded) +
                          (symbol.name.starts_with(kStopPrefix) ? layout[bounded].size : 0);
  }
}

void Jit::State::copy_sections() {
  for (SectionId id : section_ids()) {
    const LaidOutSection& section = layout[id];
    if (section.bytes.empty() || part_of(section.description.kind) == Part::None) continue;
    std::memcpy(base + section_offset[id], section.bytes.data(), section.bytes.size());
    if (is_thread_local(section.description.kind))
      thread_parts.push_back({thread_offset[id], base + section_offset[id], section.bytes.size()});
  }
}

// A stub is `jmp *slot(%rip)`.
void Jit::State::fill_stubs_and_slots() {
  for (size_t i = 0; i < layout.symbols().size(); ++i) {
    if (thread_slot[i] != kNone) {
      ThreadVariable variable{&thread_storage, symbol_address[i]};
      std::memcpy(base + table_offset + thread_slot[i] * 8, &variable, sizeof variable);
    }
    if (slot[i] == kNone) continue;
    uint64_t place = table_offset + slot[i] * 8;
    std::memcpy(base + place, &symbol_address[i], 8);
    if (stub[i] == kNone) continue;
    uint8_t* code = base + stubs_offset + stub[i] * kStubSize;
    auto distance = static_cast<int32_t>(base + place - (code + 6));
    code[0] = 0xFF;
    code[1] = 0x25;
    std::memcpy(code + 2, &distance, 4);
  }
}

bool Jit::State::relocate(Diagnostics& diagnostics) {
  bool good = true;
  for (SectionId which : section_ids()) {
    if (part_of(layout[which].description.kind) == Part::None) continue;
    for (const LaidOutRelocation& relocation : layout[which].relocations) {
      if (relocate_field(which, relocation)) continue;
      const LaidOutSymbol& symbol = layout.symbols()[relocation.symbol];
      object::report_at_symbol(
          layout.module(), symbol.in_module,
          "'" + std::string(symbol.name) + "' is too far away for a relative reference",
          diagnostics);
      good = false;
    }
  }
  return good;
}

// Returns false if a relative field cannot hold the distance.
bool Jit::State::relocate_field(SectionId which, const LaidOutRelocation& relocation) {
  uint64_t field = section_address(which) + relocation.offset;
  uint64_t target = symbol_address[relocation.symbol];
  auto entry = [&](uint64_t index) {
    return reinterpret_cast<uint64_t>(base) + table_offset + index * 8;
  };
  uint64_t addend = static_cast<uint64_t>(relocation.addend);
  switch (relocation.kind) {
    case RelocationKind::Absolute64:
    case RelocationKind::PcRelative64: {
      bool is_absolute = relocation.kind == RelocationKind::Absolute64;
      uint64_t value = target + addend - (is_absolute ? 0 : field);
      std::memcpy(reinterpret_cast<void*>(field), &value, 8);
      return true;
    }
    case RelocationKind::GotPcRel:
      target = entry(slot[relocation.symbol]);
      break;
    case RelocationKind::ThreadGeneral:
      target = entry(thread_slot[relocation.symbol]);
      break;
    case RelocationKind::PcRelative32:
    case RelocationKind::Plt32:
      if (!fits_in_32_bits(static_cast<int64_t>(target + addend - field)) &&
          is_callable(relocation))
        target =
            reinterpret_cast<uint64_t>(base) + stubs_offset + stub[relocation.symbol] * kStubSize;
      break;
    case RelocationKind::Absolute32:
    case RelocationKind::ThreadOffset32:
    case RelocationKind::ThreadOffsetEntry:
    case RelocationKind::ModuleOffset64:
      return false;  // of debug sections, or of a thread pointer that the program lacks
  }
  auto distance = static_cast<int64_t>(target + addend - field);
  auto value = static_cast<int32_t>(distance);
  std::memcpy(reinterpret_cast<void*>(field), &value, 4);
  return fits_in_32_bits(distance);
}

// Whether a stub may stand for the symbol: calls, and addresses of functions.
bool Jit::State::is_callable(const LaidOutRelocation& relocation) const {
  return stub[relocation.symbol] != kNone && (relocation.kind == RelocationKind::Plt32 ||
                                              layout.symbols()[relocation.symbol].is_function);
}

bool Jit::State::protect(Diagnostics& diagnostics) {
  if (::mprotect(base, read_only_begin, PROT_READ | PROT_EXEC) != 0 ||
      ::mprotect(base + read_only_begin, writable_begin - read_only_begin, PROT_READ) != 0)
    return fail("protect the program's memory", diagnostics);
  for (SectionId id : section_ids())
    if (layout[id].description.kind == SectionKind::UnwindTable) {
      registered_frames = reinterpret_cast<void*>(section_address(id));
      __register_frame(registered_frames);
    }
  return true;
}

// The functions that sections of these names list: those with a number behind the name by that
// number, before those without.
std::vector<void*> Jit::State::startup_functions(
    std::initializer_list<std::string_view> names) const {
  std::vector<void*> functions;
  for (std::string_view name : names) {
    std::vector<std::pair<uint64_t, SectionId>> order;
    for (SectionId id : section_ids()) {
      std::string_view section = layout[id].description.name;
      if (!section.starts_with(name)) continue;
      section.remove_prefix(name.size());
      uint64_t priority = section.empty() ? UINT64_MAX : 0;
      if (section.starts_with('.'))
        std::from_chars(section.data() + 1, section.data() + section.size(), priority);
      order.push_back({priority, id});
    }
    std::stable_sort(order.begin(), order.end(),
                     [](const auto& a, const auto& b) { return a.first < b.first; });
    for (auto [priority, id] : order)
      for (uint64_t at = 0; at + 8 <= layout[id].size; at += 8) {
        void* function = nullptr;
        std::memcpy(&function, base + section_offset[id] + at, 8);
        if (function != nullptr) functions.push_back(function);
      }
  }
  return functions;
}

bool Jit::State::fail(std::string_view action, Diagnostics& diagnostics) {
  diagnostics.error("cannot " + std::string(action) + ": " + std::strerror(errno));
  return false;
}

Jit::Jit(const ssa::Module& module) : state_(std::make_unique<State>(module)) {}
Jit::~Jit() = default;

void Jit::add_function(ssa::SymbolId function, const object::CodeImage& image) {
  state_->layout.add_function(function, image);
  state_->lines.emplace(function.index(), image.lines);
}

std::span<const uint8_t> Jit::code() const { return {state_->base, state_->stubs_offset}; }

SourceOffset Jit::State::origin_of(ssa::SymbolId function, uint64_t code_offset) const {
  auto found = lines.find(function.index());
  if (found == lines.end()) return kNoOffset;
  auto behind = std::upper_bound(
      found->second.begin(), found->second.end(), code_offset,
      [](uint64_t offset, const object::LineEntry& entry) { return offset < entry.code_offset; });
  return behind == found->second.begin() ? kNoOffset : std::prev(behind)->origin;
}

std::optional<CodePlace> Jit::locate(uint64_t address) const {
  const auto& symbols = state_->layout.symbols();
  for (size_t i = 0; i < symbols.size(); ++i) {
    const LaidOutSymbol& symbol = symbols[i];
    const uint64_t offset = address - state_->symbol_address[i];
    if (symbol.is_function && symbol.section.valid() && symbol.in_module.valid() &&
        offset < symbol.size && state_->lines.contains(symbol.in_module.index()))
      return CodePlace{symbol.in_module, state_->origin_of(symbol.in_module, offset)};
  }
  return std::nullopt;
}

std::vector<void*> Jit::initializers() const {
  return state_->startup_functions({".preinit_array", ".init_array"});
}

std::vector<void*> Jit::finalizers() const {
  std::vector<void*> functions = state_->startup_functions({".fini_array"});
  std::reverse(functions.begin(), functions.end());
  return functions;
}

bool Jit::link(const SymbolResolver& resolver, Diagnostics& diagnostics) {
  return state_->link(resolver, diagnostics);
}

void* Jit::address(std::string_view name) const {
  const auto& symbols = state_->layout.symbols();
  for (size_t i = 0; i < symbols.size() && i < state_->symbol_address.size(); ++i)
    if (symbols[i].name == name && !symbols[i].is_undefined() && !symbols[i].is_thread_local)
      return reinterpret_cast<void*>(state_->symbol_address[i]);
  return nullptr;
}

}  // namespace lilt::runtime
