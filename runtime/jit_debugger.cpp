// Idea: for each image an ELF file in memory, whose sections lie at the addresses of the code, and
// which is entered into a list that gdb knows by name. It has code sections without contents (gdb
// reads the process), the unwind table, and the debug sections with their references resolved.
// Source: the manual of gdb, "JIT Compilation Interface". The list is the process's: all compilers
// in it share it, so its names are not in a namespace, and its two symbols are global and weak.
#include "runtime/jit_debugger.h"

#include <elf.h>

#include <cstring>
#include <mutex>
#include <string>

extern "C" {

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

// gdb has a breakpoint in this function.
[[gnu::weak, gnu::noinline, gnu::used, gnu::visibility("default")]] void
__jit_debug_register_code() {
  asm volatile("" ::: "memory");
}

[[gnu::weak, gnu::used, gnu::visibility("default")]] jit_descriptor __jit_debug_descriptor = {
    1, 0, nullptr, nullptr};
}

namespace lilt::runtime {

namespace {

using object::LaidOutRelocation;
using object::LaidOutSection;
using object::LaidOutSymbol;
using object::RelocationKind;
using object::SectionId;
using object::SectionKind;

enum : uint32_t { kNoAction = 0, kRegister = 1, kUnregister = 2 };

// Of the list, which has none of its own.
std::mutex& list_mutex() {
  static std::mutex mutex;
  return mutex;
}

// Stops in gdb's breakpoint. The list's mutex is held.
void tell_debugger(jit_code_entry& entry, uint32_t action) {
  __jit_debug_descriptor.relevant_entry = &entry;
  __jit_debug_descriptor.action_flag = action;
  __jit_debug_register_code();
  __jit_debug_descriptor.action_flag = kNoAction;
}

class ElfInMemory {
 public:
  explicit ElfInMemory(const ImageLinker& image) : image_(image) {
    header_index_.assign(image.layout().sections().size(), SHN_ABS);
    file_.resize(sizeof(Elf64_Ehdr));
    headers_.emplace_back();
    for (SectionId id : IdRange<SectionId>(image.layout().sections().size())) add_section(id);
    add_symbols();
    add_names();
    finish();
  }
  std::string take() { return std::move(file_); }

 private:
  Elf64_Shdr& add_header(std::string_view name, uint32_t type, uint64_t flags) {
    Elf64_Shdr header = {};
    header.sh_name = static_cast<uint32_t>(names_.size());
    header.sh_type = type;
    header.sh_flags = flags;
    header.sh_addralign = 1;
    names_ += name;
    names_ += '\0';
    headers_.push_back(header);
    return headers_.back();
  }
  void add_contents(Elf64_Shdr& header, std::string_view bytes) {
    file_.resize((file_.size() + 7) / 8 * 8);
    header.sh_offset = file_.size();
    header.sh_size = bytes.size();
    file_ += bytes;
  }

  void add_section(SectionId id) {
    const LaidOutSection& section = image_.layout()[id];
    const SectionDescription& description = section.description;
    if (section.size == 0) return;
    if (description.kind == SectionKind::Debug)
      return add_contents(add_header(description.name, SHT_PROGBITS, 0), resolved(section));
    const bool is_code = description.kind == SectionKind::Code;
    if (!is_code && description.kind != SectionKind::UnwindTable) return;
    header_index_[id] = static_cast<uint16_t>(headers_.size());
    Elf64_Shdr& header = add_header(description.name, is_code ? SHT_NOBITS : SHT_PROGBITS,
                                    SHF_ALLOC | (is_code ? SHF_EXECINSTR : 0));
    header.sh_addr = image_.section_address(id);
    if (is_code)
      header.sh_size = section.size;
    else
      add_contents(header, {reinterpret_cast<const char*>(header.sh_addr), section.size});
  }

  // The contents of a debug section with the addresses that they refer to.
  std::string resolved(const LaidOutSection& section) const {
    std::string bytes(section.bytes.begin(), section.bytes.end());
    for (const LaidOutRelocation& relocation : section.relocations) {
      auto value = static_cast<uint64_t>(relocation.addend);
      if (relocation.kind == RelocationKind::Absolute64) value += image_.address(relocation.symbol);
      const bool is_offset = relocation.kind == RelocationKind::Absolute32;
      std::memcpy(bytes.data() + relocation.offset, &value, is_offset ? 4 : 8);
    }
    return bytes;
  }

  void add_symbols() {
    std::string symbols(sizeof(Elf64_Sym), '\0'), strings(1, '\0');
    const auto& all = image_.layout().symbols();
    for (uint32_t i = 0; i < all.size(); ++i) {
      const LaidOutSymbol& symbol = all[i];
      if (symbol.is_undefined() || symbol.is_thread_local || !symbol.in_module.valid()) continue;
      Elf64_Sym entry = {};
      entry.st_name = static_cast<uint32_t>(strings.size());
      entry.st_info = ELF64_ST_INFO(STB_GLOBAL, symbol.is_function ? STT_FUNC : STT_OBJECT);
      entry.st_shndx = symbol.section.valid() ? header_index_[symbol.section] : SHN_ABS;
      entry.st_value = image_.address(i);
      entry.st_size = symbol.size;
      symbols.append(reinterpret_cast<const char*>(&entry), sizeof entry);
      strings += symbol.name;
      strings += '\0';
    }
    Elf64_Shdr& table = add_header(".symtab", SHT_SYMTAB, 0);
    table.sh_entsize = sizeof(Elf64_Sym);
    table.sh_info = 1;
    table.sh_link = static_cast<uint32_t>(headers_.size());
    add_contents(table, symbols);
    add_contents(add_header(".strtab", SHT_STRTAB, 0), strings);
  }

  void add_names() {
    Elf64_Shdr& header = add_header(".shstrtab", SHT_STRTAB, 0);
    add_contents(header, names_);
  }

  void finish() {
    Elf64_Ehdr header = {};
    std::memcpy(header.e_ident, ELFMAG, SELFMAG);
    header.e_ident[EI_CLASS] = ELFCLASS64;
    header.e_ident[EI_DATA] = ELFDATA2LSB;
    header.e_ident[EI_VERSION] = EV_CURRENT;
    header.e_type = ET_EXEC;
    header.e_machine = EM_X86_64;
    header.e_version = EV_CURRENT;
    header.e_ehsize = sizeof header;
    header.e_shentsize = sizeof(Elf64_Shdr);
    header.e_shnum = static_cast<uint16_t>(headers_.size());
    header.e_shstrndx = static_cast<uint16_t>(headers_.size() - 1);
    file_.resize((file_.size() + 7) / 8 * 8);
    header.e_shoff = file_.size();
    file_.append(reinterpret_cast<const char*>(headers_.data()),
                 headers_.size() * sizeof(Elf64_Shdr));
    std::memcpy(file_.data(), &header, sizeof header);
  }

  using SectionDescription = object::SectionDescription;
  const ImageLinker& image_;
  IdMap<SectionId, uint16_t> header_index_;  // of sections in memory; SHN_ABS: has none
  std::vector<Elf64_Shdr> headers_;
  std::string names_ = std::string(1, '\0');  // of sections
  std::string file_;
};

}  // namespace

struct DebuggerEntry::State {
  std::string file;
  jit_code_entry entry = {};
};

DebuggerEntry::DebuggerEntry(const ImageLinker& image) : state_(std::make_unique<State>()) {
  state_->file = ElfInMemory(image).take();
  jit_code_entry& entry = state_->entry;
  entry.symfile_addr = state_->file.data();
  entry.symfile_size = state_->file.size();
  const std::lock_guard lock(list_mutex());
  jit_descriptor& list = __jit_debug_descriptor;
  entry.next_entry = list.first_entry;
  if (list.first_entry != nullptr) list.first_entry->prev_entry = &entry;
  list.first_entry = &entry;
  tell_debugger(entry, kRegister);
}

void DebuggerEntry::announce_in_child() {
  const std::lock_guard lock(list_mutex());
  tell_debugger(state_->entry, kRegister);
}

DebuggerEntry::~DebuggerEntry() {
  jit_code_entry& entry = state_->entry;
  const std::lock_guard lock(list_mutex());
  jit_descriptor& list = __jit_debug_descriptor;
  (entry.prev_entry != nullptr ? entry.prev_entry->next_entry : list.first_entry) =
      entry.next_entry;
  if (entry.next_entry != nullptr) entry.next_entry->prev_entry = entry.prev_entry;
  tell_debugger(entry, kUnregister);
}

}  // namespace lilt::runtime
