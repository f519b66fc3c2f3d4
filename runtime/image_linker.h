// Links one layout into memory: copies its sections, makes stubs and a table for what is far away,
// and relocates.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "emit/object/layout.h"
#include "ir/support/diagnostic.h"
#include "runtime/code_memory.h"
#include "runtime/thread_storage.h"

namespace lilt::runtime {

// What a linked layout occupies; it lives longer than the linker.
struct LinkedImage {
  MemoryBlock blocks[kMemoryKinds];       // by MemoryKind; those that it needs
  const uint8_t* unwind_table = nullptr;  // with its end mark; null: it has no functions

  const MemoryBlock& operator[](MemoryKind kind) const { return blocks[static_cast<size_t>(kind)]; }
};

// Gives the blocks back. O(blocks).
void free_image(CodeMemory& memory, LinkedImage& image);

// The steps of linking, each called once, in this order. The layout is finished, and outlives the
// linker.
class ImageLinker {
 public:
  explicit ImageLinker(const object::Layout& layout);

  const object::Layout& layout() const { return layout_; }
  // Whether code may be generated that asks for an undefined symbol's address: it needs one.
  static bool is_needed(const object::LaidOutSymbol& symbol) {
    return symbol.is_undefined() && symbol.is_referenced;
  }
  // A name that the linker itself gives an address: the function that finds thread-local variables,
  // the handle of this module, the start or end of a section of this layout.
  bool defines(std::string_view name) const {
    return name == kThreadFunction || name == kModuleHandle || bounded_section(name).valid();
  }

  // Size and alignment of a thread's block; 0: the layout has no thread-local variables.
  uint64_t thread_size() const { return thread_size_; }
  uint64_t thread_align() const { return thread_align_; }

  // Takes memory and gives all symbols of the layout their addresses. False, with nothing taken and
  // the reason in `error`, if there is none.
  bool place(CodeMemory& memory, LinkedImage& image, std::string& error);
  // By symbol of the layout: its own definition, or 0. For thread-local ones the offset in the
  // thread's block.
  uint64_t address(uint32_t symbol) const { return address_[symbol]; }
  // Before link: what references to a symbol lead to, in place of its own definition. Symbols that
  // are needed and undefined get theirs this way.
  void set_target(uint32_t symbol, uint64_t address) { target_[symbol] = address; }
  // Likewise of a thread-local symbol: an offset in the blocks of a storage.
  void set_target(uint32_t symbol, ThreadStorage* storage, uint64_t offset) {
    target_[symbol] = offset;
    storage_.push_back({symbol, storage});
  }
  // Copies and relocates. `storage`: of thread-local variables. False after reporting references
  // that cannot reach their target.
  bool link(ThreadStorage* storage, Diagnostics& diagnostics);
  // The initial contents of a thread's block.
  std::vector<ThreadStorage::Part> thread_parts() const;
  // A function to call at start or end.
  struct ListedFunction {
    uint32_t list;      // number of the name of its section
    uint64_t priority;  // the number after that name; UINT64_MAX: none
    void* function;
    friend bool operator<(const ListedFunction& a, const ListedFunction& b) {
      return std::pair(a.list, a.priority) < std::pair(b.list, b.priority);
    }
  };
  // Adds those of sections with these names, with or without a number. After link.
  void list_functions(std::initializer_list<std::string_view> names,
                      std::vector<ListedFunction>& listed) const;

  // Where a section is used, and where it is written.
  uint64_t section_address(object::SectionId section) const;
  static bool has_place(object::SectionKind kind);

 private:
  static constexpr std::string_view kThreadFunction = "__tls_get_addr";
  static constexpr std::string_view kModuleHandle = "__dso_handle";
  using SectionId = object::SectionId;
  IdRange<SectionId> section_ids() const { return IdRange<SectionId>(layout_.sections().size()); }
  SectionId bounded_section(std::string_view name) const;
  uint64_t module_handle() const;
  void count_stubs_and_slots();
  void place_in_thread();
  uint64_t place_sections(MemoryKind kind);
  void place_common();
  bool take_memory(CodeMemory& memory, std::string& error);
  void assign_addresses();
  void extend_unwind_table();
  void copy_sections();
  void fill_stubs_and_slots(ThreadStorage* storage);
  bool relocate(Diagnostics& diagnostics);
  bool relocate_field(SectionId section, const object::LaidOutRelocation& relocation);
  bool is_callable(const object::LaidOutRelocation& relocation) const;
  uint8_t* written_section(SectionId section) const;
  uint64_t stub_address(uint32_t symbol) const;
  uint64_t slot_address(uint64_t slot) const;

  const object::Layout& layout_;
  LinkedImage* image_ = nullptr;
  IdMap<SectionId, uint64_t> offset_;         // in the block of the section's kind
  IdMap<SectionId, uint64_t> thread_offset_;  // of thread-local sections, in a thread's block
  uint64_t thread_size_ = 0, thread_align_ = 1;
  uint64_t sizes_[kMemoryKinds] = {}, aligns_[kMemoryKinds] = {1, 1, 1};
  bool is_used_[kMemoryKinds] = {};  // has a section with a symbol, if only an empty one
  uint64_t stubs_offset_ = 0;        // in the executable block
  uint64_t table_offset_ = 0;        // of the global offset table, in the read-only block
  std::vector<uint8_t> unwind_table_;
  SectionId unwind_section_;
  uint64_t unwind_stubs_field_ = 0;  // of the stubs' entry; 0: it has none
  // By symbol of the layout.
  std::vector<uint64_t> address_, target_;
  std::vector<uint32_t> stub_;  // index, or kNone
  std::vector<uint32_t> slot_;  // index in the global offset table, or kNone
  std::vector<std::pair<uint32_t, ThreadStorage*>> storage_;  // of symbols of other modules
  std::vector<uint32_t> thread_slot_;  // the first of a ThreadVariable's, or kNone
  uint32_t stub_count_ = 0, slot_count_ = 0;
};

}  // namespace lilt::runtime
