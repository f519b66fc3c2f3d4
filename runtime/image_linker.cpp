// Idea: the layout of a module (emit/object/layout.h) is copied into three blocks of code memory:
//   executable   code, stubs
//   read-only    constants, initial thread-local data, unwind table, global offset table
//   writable     data, common symbols
// All of one engine's blocks lie within ±2 GiB. Functions of the process may be further away: each
// has a stub that jumps through the global offset table. Thread-local variables: a thread gets its
// block when it first asks for an address in it, through `thread_address`, which stands for the C
// library's __tls_get_addr.
#include "runtime/image_linker.h"

#include <algorithm>
#include <charconv>
#include <cstring>

#include "emit/object/unwind.h"
#include "ir/support/align_up.h"

namespace lilt::runtime {

using object::LaidOutRelocation;
using object::LaidOutSection;
using object::LaidOutSymbol;
using object::RelocationKind;
using object::SectionId;
using object::SectionKind;

namespace {

constexpr uint64_t kStubSize = 8;
constexpr uint64_t kUnwindEndSize = 4;  // a length of zero ends the table
constexpr uint32_t kNone = UINT32_MAX;
constexpr std::string_view kStartPrefix = "__start_", kStopPrefix = "__stop_";

bool fits_in_32_bits(int64_t distance) { return distance == static_cast<int32_t>(distance); }

MemoryKind memory_of(SectionKind kind) {
  switch (kind) {
    case SectionKind::Code:
      return MemoryKind::Executable;
    case SectionKind::Data:
    case SectionKind::Zero:
      return MemoryKind::Writable;
    default:
      return MemoryKind::ReadOnly;
  }
}

size_t index_of(MemoryKind kind) { return static_cast<size_t>(kind); }

bool is_thread_local(SectionKind kind) {
  return kind == SectionKind::ThreadData || kind == SectionKind::ThreadZero;
}

// What compiled code passes to `thread_address`: two words of the global offset table.
struct ThreadVariable {
  ThreadStorage* storage;
  uint64_t offset;
};
constexpr uint32_t kThreadVariableSlots = sizeof(ThreadVariable) / 8;

void* thread_address(const ThreadVariable* variable) {
  return variable->storage->block() + variable->offset;
}

}  // namespace

void free_image(CodeMemory& memory, LinkedImage& image) {
  for (size_t kind = 0; kind < kMemoryKinds; ++kind)
    if (image.blocks[kind].address != nullptr)
      memory.free(static_cast<MemoryKind>(kind), image.blocks[kind]);
  image = {};
}

// Sections for linkers' use only have no place.
bool ImageLinker::has_place(SectionKind kind) {
  return kind != SectionKind::ThreadZero && kind != SectionKind::Debug &&
         kind != SectionKind::Excluded;
}

ImageLinker::ImageLinker(const object::Layout& layout)
    : layout_(layout),
      address_(layout.symbols().size(), 0),
      target_(layout.symbols().size(), 0),
      stub_(layout.symbols().size(), kNone),
      slot_(layout.symbols().size(), kNone),
      thread_slot_(layout.symbols().size(), kNone) {
  offset_.assign(layout.sections().size(), 0);
  thread_offset_.assign(layout.sections().size(), 0);
  count_stubs_and_slots();
  place_in_thread();
}

// The section whose start or end a linker substitutes for an undefined name; none() for others.
SectionId ImageLinker::bounded_section(std::string_view name) const {
  for (std::string_view prefix : {kStartPrefix, kStopPrefix})
    if (name.starts_with(prefix))
      for (SectionId id : section_ids())
        if (layout_[id].description.name == name.substr(prefix.size())) return id;
  return {};
}

// A slot for every symbol that code reaches through the table, and for every function elsewhere.
void ImageLinker::count_stubs_and_slots() {
  for (const LaidOutSection& section : layout_.sections()) {
    for (const LaidOutRelocation& relocation : section.relocations) {
      uint32_t symbol = relocation.symbol;
      if (relocation.kind == RelocationKind::ThreadGeneral) {
        if (thread_slot_[symbol] != kNone) continue;
        thread_slot_[symbol] = slot_count_;
        slot_count_ += kThreadVariableSlots;
        continue;
      }
      bool elsewhere = layout_.symbols()[symbol].is_undefined();
      bool through_table = relocation.kind == RelocationKind::GotPcRel;
      bool is_absolute = relocation.kind == RelocationKind::Absolute64;
      if (is_absolute || (!elsewhere && !through_table)) continue;
      if (slot_[symbol] == kNone) slot_[symbol] = slot_count_++;
      if (elsewhere && !through_table && stub_[symbol] == kNone) stub_[symbol] = stub_count_++;
    }
  }
}

// Where thread-local sections lie in a thread's block.
void ImageLinker::place_in_thread() {
  for (SectionKind kind : {SectionKind::ThreadData, SectionKind::ThreadZero})
    for (SectionId id : section_ids()) {
      if (layout_[id].description.kind != kind) continue;
      thread_offset_[id] = align_up(thread_size_, layout_[id].align);
      thread_size_ = thread_offset_[id] + layout_[id].size;
      thread_align_ = std::max<uint64_t>(thread_align_, layout_[id].align);
    }
}

// --- places

// Places the sections of a kind of memory; returns the end of the last.
uint64_t ImageLinker::place_sections(MemoryKind kind) {
  uint64_t at = 0;
  for (SectionId id : section_ids()) {
    const LaidOutSection& section = layout_[id];
    if (!has_place(section.description.kind) || memory_of(section.description.kind) != kind)
      continue;
    const bool is_unwind_table = section.description.kind == SectionKind::UnwindTable;
    at = offset_[id] = align_up(at, section.align);
    at += is_unwind_table ? unwind_table_.size() : section.size;
    aligns_[index_of(kind)] = std::max<uint64_t>(aligns_[index_of(kind)], section.align);
  }
  return at;
}

// The layout's unwind table, with an entry for the stubs.
void ImageLinker::extend_unwind_table() {
  for (SectionId id : section_ids())
    if (layout_[id].description.kind == SectionKind::UnwindTable) unwind_section_ = id;
  if (!unwind_section_.valid()) return;
  unwind_table_ = layout_[unwind_section_].bytes;
  if (stub_count_ != 0) {
    const uint64_t cie = unwind_table_.size();
    object::append_cie(unwind_table_);
    unwind_stubs_field_ = object::append_fde(unwind_table_, cie, false,
                                             static_cast<uint32_t>(stub_count_ * kStubSize), {})
                              .function;
  }
  unwind_table_.insert(unwind_table_.end(), kUnwindEndSize, 0);
}

// Common symbols, after the data.
void ImageLinker::place_common() {
  uint64_t& end = sizes_[index_of(MemoryKind::Writable)];
  uint64_t& align = aligns_[index_of(MemoryKind::Writable)];
  for (size_t i = 0; i < layout_.symbols().size(); ++i) {
    const LaidOutSymbol& symbol = layout_.symbols()[i];
    if (symbol.section.valid() && has_place(layout_[symbol.section].description.kind))
      is_used_[index_of(memory_of(layout_[symbol.section].description.kind))] = true;
    if (!symbol.is_common) continue;
    address_[i] = align_up(end, symbol.value);
    end = address_[i] + std::max<uint64_t>(symbol.size, 1);
    align = std::max(align, symbol.value);
  }
}

bool ImageLinker::take_memory(CodeMemory& memory, std::string& error) {
  for (size_t kind = 0; kind < kMemoryKinds; ++kind) {
    if (sizes_[kind] == 0 && !is_used_[kind]) continue;
    const uint64_t size = std::max<uint64_t>(sizes_[kind], 1);
    auto block = memory.allocate(static_cast<MemoryKind>(kind), size, aligns_[kind], error);
    if (!block) {
      free_image(memory, *image_);
      return false;
    }
    image_->blocks[kind] = *block;
  }
  return true;
}

bool ImageLinker::place(CodeMemory& memory, LinkedImage& image, std::string& error) {
  image_ = &image;
  extend_unwind_table();
  stubs_offset_ = align_up(place_sections(MemoryKind::Executable), kStubSize);
  table_offset_ = align_up(place_sections(MemoryKind::ReadOnly), 8);
  sizes_[index_of(MemoryKind::Executable)] = stubs_offset_ + stub_count_ * kStubSize;
  sizes_[index_of(MemoryKind::ReadOnly)] = table_offset_ + slot_count_ * uint64_t{8};
  sizes_[index_of(MemoryKind::Writable)] = place_sections(MemoryKind::Writable);
  for (uint64_t& align : aligns_) align = std::max<uint64_t>(align, 8);
  place_common();
  if (!take_memory(memory, error)) return false;
  assign_addresses();
  return true;
}

uint64_t ImageLinker::section_address(SectionId section) const {
  return as_address((*image_)[memory_of(layout_[section].description.kind)].address) +
         offset_[section];
}

uint8_t* ImageLinker::written_section(SectionId section) const {
  return (*image_)[memory_of(layout_[section].description.kind)].writable + offset_[section];
}

uint64_t ImageLinker::stub_address(uint32_t symbol) const {
  return as_address((*image_)[MemoryKind::Executable].address) + stubs_offset_ +
         stub_[symbol] * kStubSize;
}

uint64_t ImageLinker::slot_address(uint64_t slot) const {
  return as_address((*image_)[MemoryKind::ReadOnly].address) + table_offset_ + slot * 8;
}

// A number of this module alone: where its memory is.
uint64_t ImageLinker::module_handle() const {
  for (const MemoryBlock& block : image_->blocks)
    if (block.address != nullptr) return as_address(block.address);
  return as_address(image_);
}

void ImageLinker::assign_addresses() {
  for (size_t i = 0; i < layout_.symbols().size(); ++i) {
    const LaidOutSymbol& symbol = layout_.symbols()[i];
    if (symbol.is_common)
      address_[i] += as_address((*image_)[MemoryKind::Writable].address);
    else if (symbol.section.valid() && symbol.is_thread_local)
      address_[i] = thread_offset_[symbol.section] + symbol.value;
    else if (symbol.section.valid())
      address_[i] = section_address(symbol.section) + symbol.value;
    else if (symbol.name == kModuleHandle)
      address_[i] = module_handle();
    else if (symbol.name == kThreadFunction)
      address_[i] = reinterpret_cast<uint64_t>(&thread_address);
    else if (SectionId bounded = bounded_section(symbol.name); bounded.valid())
      address_[i] = section_address(bounded) +
                    (symbol.name.starts_with(kStopPrefix) ? layout_[bounded].size : 0);
  }
  target_ = address_;
}

// --- contents

void ImageLinker::copy_sections() {
  for (SectionId id : section_ids()) {
    const LaidOutSection& section = layout_[id];
    if (section.bytes.empty() || !has_place(section.description.kind)) continue;
    const std::vector<uint8_t>& bytes = id == unwind_section_ ? unwind_table_ : section.bytes;
    std::memcpy(written_section(id), bytes.data(), bytes.size());
  }
}

std::vector<ThreadStorage::Part> ImageLinker::thread_parts() const {
  std::vector<ThreadStorage::Part> parts;
  for (SectionId id : section_ids()) {
    const LaidOutSection& section = layout_[id];
    if (!is_thread_local(section.description.kind) || section.bytes.empty()) continue;
    parts.push_back({thread_offset_[id], reinterpret_cast<const void*>(section_address(id)),
                     section.bytes.size()});
  }
  return parts;
}

// A stub is `jmp *slot(%rip)`.
void ImageLinker::fill_stubs_and_slots(ThreadStorage* storage) {
  if (slot_count_ == 0) return;
  uint8_t* table = (*image_)[MemoryKind::ReadOnly].writable + table_offset_;
  auto storage_of = [&](uint32_t symbol) {
    for (const auto& [known, its] : storage_)
      if (known == symbol) return its;
    return storage;
  };
  for (uint32_t i = 0; i < layout_.symbols().size(); ++i) {
    if (thread_slot_[i] != kNone) {
      ThreadVariable variable{storage_of(i), target_[i]};
      std::memcpy(table + thread_slot_[i] * uint64_t{8}, &variable, sizeof variable);
    }
    if (slot_[i] == kNone) continue;
    std::memcpy(table + slot_[i] * uint64_t{8}, &target_[i], 8);
    if (stub_[i] == kNone) continue;
    uint8_t* code =
        (*image_)[MemoryKind::Executable].writable + stubs_offset_ + stub_[i] * kStubSize;
    auto distance = static_cast<int32_t>(slot_address(slot_[i]) - (stub_address(i) + 6));
    code[0] = 0xFF;
    code[1] = 0x25;
    std::memcpy(code + 2, &distance, 4);
  }
}

bool ImageLinker::link(ThreadStorage* storage, Diagnostics& diagnostics) {
  copy_sections();
  fill_stubs_and_slots(storage);
  if (!relocate(diagnostics)) return false;
  if (!unwind_section_.valid()) return true;
  image_->unwind_table = reinterpret_cast<const uint8_t*>(section_address(unwind_section_));
  if (unwind_stubs_field_ == 0) return true;
  const uint64_t stubs = as_address((*image_)[MemoryKind::Executable].address) + stubs_offset_;
  const auto distance =
      static_cast<int32_t>(stubs - (as_address(image_->unwind_table) + unwind_stubs_field_));
  std::memcpy(written_section(unwind_section_) + unwind_stubs_field_, &distance, 4);
  return true;
}

bool ImageLinker::relocate(Diagnostics& diagnostics) {
  bool good = true;
  for (SectionId which : section_ids()) {
    if (!has_place(layout_[which].description.kind)) continue;
    for (const LaidOutRelocation& relocation : layout_[which].relocations) {
      if (relocate_field(which, relocation)) continue;
      const LaidOutSymbol& symbol = layout_.symbols()[relocation.symbol];
      object::report_at_symbol(
          layout_.module(), symbol.in_module,
          "'" + std::string(symbol.name) + "' is too far away for a relative reference",
          diagnostics);
      good = false;
    }
  }
  return good;
}

// Returns false if a relative field cannot hold the distance.
bool ImageLinker::relocate_field(SectionId which, const LaidOutRelocation& relocation) {
  const uint64_t field = section_address(which) + relocation.offset;
  uint8_t* const written = written_section(which) + relocation.offset;
  uint64_t target = target_[relocation.symbol];
  const auto addend = static_cast<uint64_t>(relocation.addend);
  switch (relocation.kind) {
    case RelocationKind::Absolute64:
    case RelocationKind::PcRelative64: {
      bool is_absolute = relocation.kind == RelocationKind::Absolute64;
      uint64_t value = target + addend - (is_absolute ? 0 : field);
      std::memcpy(written, &value, 8);
      return true;
    }
    case RelocationKind::GotPcRel:
      target = slot_address(slot_[relocation.symbol]);
      break;
    case RelocationKind::ThreadGeneral:
      target = slot_address(thread_slot_[relocation.symbol]);
      break;
    case RelocationKind::PcRelative32:
    case RelocationKind::Plt32:
      if (!fits_in_32_bits(static_cast<int64_t>(target + addend - field)) &&
          is_callable(relocation))
        target = stub_address(relocation.symbol);
      break;
    case RelocationKind::Absolute32:
    case RelocationKind::ThreadOffset32:
    case RelocationKind::ThreadOffsetEntry:
    case RelocationKind::ModuleOffset64:
      return false;  // of debug sections, or of a thread pointer that the program lacks
  }
  auto distance = static_cast<int64_t>(target + addend - field);
  auto value = static_cast<int32_t>(distance);
  std::memcpy(written, &value, 4);
  return fits_in_32_bits(distance);
}

// Whether a stub may stand for the symbol: calls, and addresses of functions.
bool ImageLinker::is_callable(const LaidOutRelocation& relocation) const {
  return stub_[relocation.symbol] != kNone && (relocation.kind == RelocationKind::Plt32 ||
                                               layout_.symbols()[relocation.symbol].is_function);
}

void ImageLinker::list_functions(std::initializer_list<std::string_view> names,
                                 std::vector<ListedFunction>& listed) const {
  uint32_t list = 0;
  for (std::string_view name : names) {
    for (SectionId id : section_ids()) {
      std::string_view section = layout_[id].description.name;
      if (!section.starts_with(name)) continue;
      section.remove_prefix(name.size());
      uint64_t priority = section.empty() ? UINT64_MAX : 0;
      if (section.starts_with('.'))
        std::from_chars(section.data() + 1, section.data() + section.size(), priority);
      for (uint64_t at = 0; at + 8 <= layout_[id].size; at += 8) {
        void* function = nullptr;
        std::memcpy(&function, written_section(id) + at, 8);
        if (function != nullptr) listed.push_back({list, priority, function});
      }
    }
    ++list;
  }
}

}  // namespace lilt::runtime
