// The JIT is a linker of one object into memory.
//
// Idea: the layout of the module (emit/object/layout.h) is copied into one mapping, so that all of
// it lies within ±2 GiB, and relocated there. What the program does not define may be further away:
// each such function has a stub near the code that jumps through the global offset table.
//
// The mapping, part by part, each on pages of its own:
//   executable   .text, stubs
//   read-only    .rodata, .data.rel.ro, unwind table, global offset table
//   writable     .data, .bss, common symbols
// Everything is written first and protected after; nothing is ever writable and executable.
#include "runtime/jit.h"

#include <dlfcn.h>
#include <sys/mman.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <cstring>

#include "emit/object/layout.h"

extern "C" void __register_frame(void*);
extern "C" void __deregister_frame(void*);

namespace lilt::runtime {

namespace {

using object::LaidOutRelocation;
using object::LaidOutSection;
using object::LaidOutSymbol;
using object::RelocationKind;
using object::Section;

constexpr uint64_t kStubSize = 8;
constexpr uint64_t kUnwindEndSize = 4;  // a length of zero ends the table
constexpr uint64_t kNone = UINT64_MAX;
constexpr uint64_t kMaximumImageSize = INT32_MAX;

uint64_t round_up(uint64_t value, uint64_t align) { return (value + align - 1) / align * align; }

bool fits_in_32_bits(int64_t distance) { return distance == static_cast<int32_t>(distance); }

// Functions that libc has in its static part, where dlsym does not see them.
void* find_static_libc_function(std::string_view name) {
  if (name == "atexit") return reinterpret_cast<void*>(&std::atexit);
  if (name == "at_quick_exit") return reinterpret_cast<void*>(&std::at_quick_exit);
  return nullptr;
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
    assign_offsets();
    if (!reserve(diagnostics)) return false;
    assign_addresses();
    copy_sections();
    fill_stubs_and_slots();
    if (!relocate(diagnostics)) return false;
    return protect(diagnostics);
  }

  bool resolve_undefined(const SymbolResolver& resolver, Diagnostics& diagnostics);
  void assign_stubs_and_slots();
  void assign_offsets();
  bool reserve(Diagnostics& diagnostics);
  void assign_addresses();
  uint64_t place_part(uint64_t at, std::initializer_list<Section> sections);
  void copy_sections();
  void fill_stubs_and_slots();
  bool relocate(Diagnostics& diagnostics);
  bool relocate_field(Section section, const LaidOutRelocation& relocation);
  bool is_callable(const LaidOutRelocation& relocation) const;
  bool protect(Diagnostics& diagnostics);
  bool fail(std::string_view action, Diagnostics& diagnostics);

  uint64_t section_address(Section section) const {
    return reinterpret_cast<uint64_t>(base) + section_offset[static_cast<size_t>(section)];
  }

  object::Layout layout;
  void* mapping = nullptr;
  uint64_t mapping_size = 0;
  uint8_t* base = nullptr;  // of the image: the first address in the mapping that is aligned enough
  uint64_t base_align = 1;
  uint64_t image_size = 0;
  uint64_t page_size = static_cast<uint64_t>(::sysconf(_SC_PAGESIZE));
  // Offsets from the base.
  uint64_t section_offset[object::kSectionCount] = {};
  uint64_t stubs_offset = 0;
  uint64_t table_offset = 0;  // the global offset table
  uint64_t read_only_begin = 0;
  uint64_t writable_begin = 0;
  // By symbol of the layout.
  std::vector<uint64_t> symbol_address;
  std::vector<uint64_t> stub;  // index, or kNone
  std::vector<uint64_t> slot;  // index in the global offset table, or kNone
  uint64_t stub_count = 0;
  uint64_t slot_count = 0;
  void* registered_frames = nullptr;
};

// Finds the addresses of all symbols that the program refers to and does not define.
bool Jit::State::resolve_undefined(const SymbolResolver& resolver, Diagnostics& diagnostics) {
  bool good = true;
  symbol_address.assign(layout.symbols().size(), 0);
  for (size_t i = 0; i < layout.symbols().size(); ++i) {
    const LaidOutSymbol& symbol = layout.symbols()[i];
    if (symbol.section != Section::Undefined || !symbol.is_referenced) continue;
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

// A slot for every symbol that code reaches through the table, and for every function elsewhere.
void Jit::State::assign_stubs_and_slots() {
  stub.assign(layout.symbols().size(), kNone);
  slot.assign(layout.symbols().size(), kNone);
  for (const LaidOutRelocation& relocation : layout[Section::Text].relocations) {
    uint32_t symbol = relocation.symbol;
    bool elsewhere = layout.symbols()[symbol].section == Section::Undefined;
    bool through_table = relocation.kind == RelocationKind::GotPcRel;
    if (!elsewhere && !through_table) continue;
    if (slot[symbol] == kNone) slot[symbol] = slot_count++;
    if (elsewhere && !through_table && stub[symbol] == kNone) stub[symbol] = stub_count++;
  }
}

// Gives sections their places behind `at`; gives the end of the last.
uint64_t Jit::State::place_part(uint64_t at, std::initializer_list<Section> sections) {
  for (Section which : sections) {
    at = round_up(at, layout[which].align);
    section_offset[static_cast<size_t>(which)] = at;
    at += layout[which].size;
  }
  return at;
}

// Chooses the offset of everything from the base of the image.
void Jit::State::assign_offsets() {
  auto next_page = [&](uint64_t offset) { return round_up(offset, page_size); };
  stubs_offset = round_up(place_part(0, {Section::Text}), kStubSize);
  read_only_begin = next_page(stubs_offset + stub_count * kStubSize);
  uint64_t end = place_part(read_only_begin,
                            {Section::Constants16, Section::Constants8, Section::Constants4,
                             Section::ReadOnly, Section::RelocatedReadOnly, Section::UnwindTable});
  table_offset = round_up(end + kUnwindEndSize, 8);
  writable_begin = next_page(table_offset + slot_count * 8);
  end = place_part(writable_begin, {Section::Data, Section::Zero});
  for (size_t i = 0; i < layout.symbols().size(); ++i) {
    const LaidOutSymbol& symbol = layout.symbols()[i];
    if (symbol.section != Section::Common) continue;
    symbol_address[i] = round_up(end, symbol.value);
    end = symbol_address[i] + symbol.size;
    base_align = std::max(base_align, symbol.value);
  }
  image_size = next_page(end);
}

bool Jit::State::reserve(Diagnostics& diagnostics) {
  base_align = std::max(base_align, page_size);
  for (size_t i = 0; i < object::kSectionCount; ++i)
    base_align = std::max<uint64_t>(base_align, layout[static_cast<Section>(i)].align);
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
    if (symbol.section == Section::Common)
      symbol_address[i] += reinterpret_cast<uint64_t>(base);
    else if (symbol.section != Section::Undefined)
      symbol_address[i] = section_address(symbol.section) + symbol.value;
  }
}

void Jit::State::copy_sections() {
  for (size_t i = 0; i < object::kSectionCount; ++i) {
    const LaidOutSection& section = layout[static_cast<Section>(i)];
    if (!section.bytes.empty())
      std::memcpy(base + section_offset[i], section.bytes.data(), section.bytes.size());
  }
}

// A stub is `jmp *slot(%rip)`.
void Jit::State::fill_stubs_and_slots() {
  for (size_t i = 0; i < layout.symbols().size(); ++i) {
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
  for (Section which : {Section::Text, Section::RelocatedReadOnly, Section::Data}) {
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
  for (const auto& reference : layout.unwind_references()) {
    uint64_t field = section_address(Section::UnwindTable) + reference.field;
    auto distance =
        static_cast<int32_t>(section_address(Section::Text) + reference.code_offset - field);
    std::memcpy(reinterpret_cast<void*>(field), &distance, 4);
  }
  return good;
}

// False when a relative field cannot hold the distance.
bool Jit::State::relocate_field(Section which, const LaidOutRelocation& relocation) {
  uint64_t field = section_address(which) + relocation.offset;
  uint64_t target = symbol_address[relocation.symbol];
  if (relocation.kind == RelocationKind::Absolute64) {
    uint64_t value = target + static_cast<uint64_t>(relocation.addend);
    std::memcpy(reinterpret_cast<void*>(field), &value, 8);
    return true;
  }
  auto distance_to = [&](uint64_t address) {
    return static_cast<int64_t>(address + static_cast<uint64_t>(relocation.addend) - field);
  };
  int64_t distance = distance_to(target);
  if (relocation.kind == RelocationKind::GotPcRel) {
    distance =
        distance_to(reinterpret_cast<uint64_t>(base) + table_offset + slot[relocation.symbol] * 8);
  } else if (!fits_in_32_bits(distance) && is_callable(relocation)) {
    distance = distance_to(reinterpret_cast<uint64_t>(base) + stubs_offset +
                           stub[relocation.symbol] * kStubSize);
  }
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
  if (layout.unwind_references().empty()) return true;
  registered_frames = reinterpret_cast<void*>(section_address(Section::UnwindTable));
  __register_frame(registered_frames);
  return true;
}

bool Jit::State::fail(std::string_view action, Diagnostics& diagnostics) {
  diagnostics.error("cannot " + std::string(action) + ": " + std::strerror(errno));
  return false;
}

Jit::Jit(const ssa::Module& module) : state_(std::make_unique<State>(module)) {}
Jit::~Jit() = default;

void Jit::add_function(ssa::SymbolId function, const object::CodeImage& image) {
  state_->layout.add_function(function, image);
}

bool Jit::link(const SymbolResolver& resolver, Diagnostics& diagnostics) {
  return state_->link(resolver, diagnostics);
}

void* Jit::address(std::string_view name) const {
  const auto& symbols = state_->layout.symbols();
  for (size_t i = 0; i < symbols.size() && i < state_->symbol_address.size(); ++i)
    if (symbols[i].name == name && symbols[i].section != Section::Undefined)
      return reinterpret_cast<void*>(state_->symbol_address[i]);
  return nullptr;
}

}  // namespace lilt::runtime
