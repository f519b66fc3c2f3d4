// The layout of a module as an ELF64 relocatable file.
//
// The file is: header, contents of the sections in the order of their headers, section headers.
// A symbol table has local symbols first; references to local symbols of the same section need no
// relocation. Source: System V ABI, chapters 4 and 5, and its x86-64
// supplement.
#include <elf.h>

#include <cstring>
#include <unordered_map>

#include "emit/object/layout.h"
#include "emit/object/object_writer.h"

namespace lilt::object {

namespace {

constexpr uint32_t kUnwindSectionType = SHT_X86_64_UNWIND;

template <class T>
std::string_view as_bytes(const std::vector<T>& items) {
  return {reinterpret_cast<const char*>(items.data()), items.size() * sizeof(T)};
}

class StringTable {
 public:
  uint32_t add(std::string_view text) {
    auto offset = static_cast<uint32_t>(bytes_.size());
    bytes_ += text;
    bytes_ += '\0';
    return offset;
  }
  std::string_view bytes() const { return bytes_; }

 private:
  std::string bytes_ = std::string(1, '\0');
};

// A file that grows section by section.
class ElfFile {
 public:
  ElfFile() : bytes_(sizeof(Elf64_Ehdr), '\0'), headers_(1, Elf64_Shdr{}) {}

  // Appends a section and returns its index. `header` has everything except name, offset and size.
  uint32_t add(std::string_view name, Elf64_Shdr header, std::string_view contents) {
    pad(header.sh_addralign > 16 ? 16 : header.sh_addralign);
    header.sh_name = names_.add(name);
    header.sh_offset = bytes_.size();
    if (header.sh_type != SHT_NOBITS) header.sh_size = contents.size();
    bytes_ += contents;
    headers_.push_back(header);
    return static_cast<uint32_t>(headers_.size() - 1);
  }

  Elf64_Shdr& header(uint32_t section) { return headers_[section]; }
  void write(uint64_t offset, const void* source, size_t count) {
    std::memcpy(bytes_.data() + offset, source, count);
  }
  void reserve(size_t bytes) { bytes_.reserve(bytes); }

  std::string finish() {
    Elf64_Shdr names = {};
    names.sh_type = SHT_STRTAB;
    names.sh_addralign = 1;
    names.sh_name = names_.add(".shstrtab");
    names.sh_offset = bytes_.size();
    names.sh_size = names_.bytes().size();
    bytes_ += names_.bytes();
    headers_.push_back(names);
    pad(8);
    Elf64_Ehdr header = file_header();
    std::memcpy(bytes_.data(), &header, sizeof header);
    bytes_ += as_bytes(headers_);
    return std::move(bytes_);
  }

 private:
  void pad(uint64_t align) {
    while (align > 1 && bytes_.size() % align != 0) bytes_ += '\0';
  }

  Elf64_Ehdr file_header() const {
    Elf64_Ehdr header = {};
    std::memcpy(header.e_ident, ELFMAG, SELFMAG);
    header.e_ident[EI_CLASS] = ELFCLASS64;
    header.e_ident[EI_DATA] = ELFDATA2LSB;
    header.e_ident[EI_VERSION] = EV_CURRENT;
    bool retains = std::any_of(headers_.begin(), headers_.end(), [](const Elf64_Shdr& section) {
      return (section.sh_flags & SHF_GNU_RETAIN) != 0;
    });
    header.e_ident[EI_OSABI] = retains ? ELFOSABI_GNU : ELFOSABI_SYSV;
    header.e_type = ET_REL;
    header.e_machine = EM_X86_64;
    header.e_version = EV_CURRENT;
    header.e_shoff = bytes_.size();
    header.e_ehsize = sizeof(Elf64_Ehdr);
    header.e_shentsize = sizeof(Elf64_Shdr);
    header.e_shnum = static_cast<uint16_t>(headers_.size());
    header.e_shstrndx = static_cast<uint16_t>(headers_.size() - 1);
    return header;
  }

  std::string bytes_;
  std::vector<Elf64_Shdr> headers_;
  StringTable names_;
};

// The type and flags of a section's header, without membership in groups.
struct HeaderFacts {
  uint32_t type;
  uint64_t flags;
};
HeaderFacts facts_of(const SectionDescription& description) {
  std::string_view name = description.name;
  uint32_t type = SHT_PROGBITS;
  if (name.starts_with(".init_array")) type = SHT_INIT_ARRAY;
  if (name.starts_with(".fini_array")) type = SHT_FINI_ARRAY;
  if (name.starts_with(".preinit_array")) type = SHT_PREINIT_ARRAY;
  if (name.starts_with(".note")) type = SHT_NOTE;
  switch (description.kind) {
    case SectionKind::Code:
      return {SHT_PROGBITS, SHF_ALLOC | SHF_EXECINSTR};
    case SectionKind::ReadOnly:
      return {type, SHF_ALLOC};
    case SectionKind::RelocatedReadOnly:
    case SectionKind::Data:
    case SectionKind::Initializers:
    case SectionKind::Finalizers:
      return {type, SHF_ALLOC | SHF_WRITE};
    case SectionKind::Zero:
      return {SHT_NOBITS, SHF_ALLOC | SHF_WRITE};
    case SectionKind::ThreadData:
      return {SHT_PROGBITS, SHF_ALLOC | SHF_WRITE | SHF_TLS};
    case SectionKind::ThreadZero:
      return {SHT_NOBITS, SHF_ALLOC | SHF_WRITE | SHF_TLS};
    case SectionKind::Constants:
      return {SHT_PROGBITS, SHF_ALLOC | SHF_MERGE};
    case SectionKind::UnwindTable:
      return {kUnwindSectionType, SHF_ALLOC};
    case SectionKind::Debug:
      break;
  }
  return {SHT_PROGBITS, 0};
}

uint8_t binding_of(const LaidOutSymbol& symbol) {
  if (symbol.is_local()) return STB_LOCAL;
  return symbol.is_weak() ? STB_WEAK : STB_GLOBAL;
}

uint8_t type_of(const LaidOutSymbol& symbol) {
  if (symbol.is_section) return STT_SECTION;
  if (symbol.is_thread_local) return STT_TLS;
  if (symbol.is_undefined()) return STT_NOTYPE;
  return symbol.is_function ? STT_FUNC : STT_OBJECT;
}

uint8_t visibility_of(const LaidOutSymbol& symbol) {
  if (symbol.is_local()) return STV_DEFAULT;
  switch (symbol.visibility) {
    case ssa::Visibility::Default:
      return STV_DEFAULT;
    case ssa::Visibility::Hidden:
      return STV_HIDDEN;
    case ssa::Visibility::Protected:
      return STV_PROTECTED;
  }
  return STV_DEFAULT;
}

// Indices of section headers: groups, the layout's sections, the note about the stack, relocations
// of the sections that have any, symbol table, names.
class ElfWriter {
 public:
  explicit ElfWriter(const Layout& layout)
      : layout_(layout),
        relocations_(layout.sections().size()),
        relocation_index_(layout.sections().size(), 0) {}

  // Requires has_room.
  std::string write() {
    make_symbols();
    for (SectionId id : IdRange<SectionId>(layout_.sections().size())) resolve_relocations(id);
    assign_indices();
    file_.reserve(estimated_size());
    for (GroupId id : IdRange<GroupId>(layout_.groups().size())) add_group(id);
    for (SectionId id : IdRange<SectionId>(layout_.sections().size())) add_contents(id);
    Elf64_Shdr note = {};
    note.sh_type = SHT_PROGBITS;
    note.sh_addralign = 1;
    file_.add(".note.GNU-stack", note, {});
    for (SectionId id : IdRange<SectionId>(layout_.sections().size())) add_relocations(id);
    add_symbol_table();
    return file_.finish();
  }

  // Whether section numbers have 16 bits.
  static bool has_room(const Layout& layout) {
    return layout.groups().size() + 2 * layout.sections().size() + 8 < SHN_LORESERVE;
  }

 private:
  struct Patch {
    SectionId section;
    uint64_t offset;
    int32_t value;
  };

  uint32_t index_of(GroupId group) const { return 1 + group.index(); }
  uint32_t index_of(SectionId section) const {
    return static_cast<uint32_t>(1 + layout_.groups().size()) + section.index();
  }

  void assign_indices() {
    uint32_t next = index_of(SectionId(static_cast<uint32_t>(layout_.sections().size()))) + 1;
    for (SectionId id : IdRange<SectionId>(layout_.sections().size()))
      if (!relocations_[id].empty()) relocation_index_[id] = next++;
    symbol_table_index_ = next;
    members_.resize(layout_.groups().size());
    for (SectionId id : IdRange<SectionId>(layout_.sections().size())) {
      GroupId group = layout_[id].description.group;
      if (!group.valid()) continue;
      members_[group].push_back(index_of(id));
      if (relocation_index_[id] != 0) members_[group].push_back(relocation_index_[id]);
    }
  }

  uint64_t estimated_size() const {
    uint64_t size = 4096 + as_bytes(symbols_).size() + names_.bytes().size();
    for (SectionId id : IdRange<SectionId>(layout_.sections().size()))
      size += layout_[id].bytes.size() + as_bytes(relocations_[id]).size() + 256;
    return size;
  }

  // --- symbols

  void make_symbols() {
    symbols_.assign(1, Elf64_Sym{});
    if (!layout_.module().source_filename.empty()) add_file_symbol();
    symbol_index_.assign(layout_.symbols().size(), 0);
    section_symbol_.assign(layout_.sections().size(), 0);
    for (const LaidOutSymbol& symbol : layout_.symbols())
      if (symbol.is_section || symbol.is_label) add_section_symbol(symbol.section);
    add_symbols_where(
        [](const LaidOutSymbol& s) { return s.is_local() && !s.is_section && !s.is_label; });
    add_group_symbols();
    local_count_ = static_cast<uint32_t>(symbols_.size());
    add_symbols_where([](const LaidOutSymbol& s) { return !s.is_local() && !s.is_undefined(); });
    add_symbols_where([](const LaidOutSymbol& s) { return s.is_undefined() && s.is_referenced; });
    for (size_t i = 0; i < layout_.symbols().size(); ++i)
      if (uint32_t group = group_of_symbol(i); group != 0 && signature_[group - 1] == 0)
        signature_[group - 1] = symbol_index_[i];
  }

  void add_file_symbol() {
    const std::string& path = layout_.module().source_filename;
    Elf64_Sym file = {};
    file.st_info = ELF64_ST_INFO(STB_LOCAL, STT_FILE);
    file.st_shndx = SHN_ABS;
    file.st_name = names_.add(std::string_view(path).substr(path.rfind('/') + 1));
    symbols_.push_back(file);
  }

  void add_section_symbol(SectionId section) {
    if (section_symbol_[section] != 0) return;
    section_symbol_[section] = static_cast<uint32_t>(symbols_.size());
    Elf64_Sym entry = {};
    entry.st_info = ELF64_ST_INFO(STB_LOCAL, STT_SECTION);
    entry.st_shndx = static_cast<uint16_t>(index_of(section));
    symbols_.push_back(entry);
  }

  // The group named by a symbol, + 1; 0: none.
  uint32_t group_of_symbol(size_t symbol) const {
    if (group_names_.empty()) return 0;
    const LaidOutSymbol& s = layout_.symbols()[symbol];
    auto found = group_names_.find(s.name);
    bool is_named = !s.is_section && !s.is_label && !(s.is_undefined() && !s.is_referenced);
    return is_named && found != group_names_.end() ? found->second + 1 : 0;
  }

  // A group whose name is not a symbol's gets a local symbol.
  void add_group_symbols() {
    signature_.assign(layout_.groups().size(), 0);
    for (GroupId id : IdRange<GroupId>(layout_.groups().size()))
      group_names_.emplace(layout_.groups()[id].name, id.index());
    std::vector<bool> is_named(signature_.size(), false);
    for (size_t i = 0; i < layout_.symbols().size(); ++i)
      if (uint32_t group = group_of_symbol(i)) is_named[group - 1] = true;
    for (GroupId id : IdRange<GroupId>(layout_.groups().size())) {
      if (is_named[id.index()]) continue;
      signature_[id.index()] = static_cast<uint32_t>(symbols_.size());
      Elf64_Sym entry = {};
      entry.st_name = names_.add(layout_.groups()[id].name);
      entry.st_shndx = static_cast<uint16_t>(index_of(id));
      symbols_.push_back(entry);
    }
  }

  template <class Predicate>
  void add_symbols_where(Predicate wanted) {
    for (size_t i = 0; i < layout_.symbols().size(); ++i) {
      const LaidOutSymbol& symbol = layout_.symbols()[i];
      if (!wanted(symbol)) continue;
      symbol_index_[i] = static_cast<uint32_t>(symbols_.size());
      Elf64_Sym entry = {};
      entry.st_name = names_.add(symbol.name);
      entry.st_info = ELF64_ST_INFO(binding_of(symbol), type_of(symbol));
      entry.st_other = visibility_of(symbol);
      entry.st_shndx = static_cast<uint16_t>(symbol.is_common         ? uint32_t{SHN_COMMON}
                                             : symbol.section.valid() ? index_of(symbol.section)
                                                                      : uint32_t{SHN_UNDEF});
      entry.st_value = symbol.value;
      entry.st_size = symbol.size;
      symbols_.push_back(entry);
    }
  }

  // --- relocations

  void resolve_relocations(SectionId id) {
    relocations_[id].reserve(layout_[id].relocations.size());
    for (const LaidOutRelocation& relocation : layout_[id].relocations) {
      if (resolve_within(id, relocation)) continue;
      const LaidOutSymbol& symbol = layout_.symbols()[relocation.symbol];
      bool by_section = symbol.is_section || symbol.is_label;
      uint64_t index =
          by_section ? section_symbol_[symbol.section] : symbol_index_[relocation.symbol];
      relocations_[id].push_back(
          {relocation.offset, ELF64_R_INFO(index, type_of_relocation(id, relocation)),
           relocation.addend + static_cast<int64_t>(by_section ? symbol.value : 0)});
    }
  }

  // A reference to a local symbol of the same section is known already.
  bool resolve_within(SectionId section, const LaidOutRelocation& relocation) {
    const LaidOutSymbol& symbol = layout_.symbols()[relocation.symbol];
    bool is_relative =
        relocation.kind == RelocationKind::PcRelative32 || relocation.kind == RelocationKind::Plt32;
    if (!is_relative || symbol.section != section || !symbol.is_local()) return false;
    patches_.push_back(
        {section, relocation.offset,
         static_cast<int32_t>(static_cast<int64_t>(symbol.value) + relocation.addend -
                              static_cast<int64_t>(relocation.offset))});
    return true;
  }

  uint32_t type_of_relocation(SectionId section, const LaidOutRelocation& relocation) const {
    switch (relocation.kind) {
      case RelocationKind::Absolute64:
        return R_X86_64_64;
      case RelocationKind::Absolute32:
        return R_X86_64_32;
      case RelocationKind::PcRelative32:
        return R_X86_64_PC32;
      case RelocationKind::PcRelative64:
        return R_X86_64_PC64;
      case RelocationKind::Plt32:
        return R_X86_64_PLT32;
      case RelocationKind::ThreadOffset32:
        return R_X86_64_TPOFF32;
      case RelocationKind::ThreadOffsetEntry:
        return R_X86_64_GOTTPOFF;
      case RelocationKind::ThreadGeneral:
        return R_X86_64_TLSGD;
      case RelocationKind::ModuleOffset64:
        return R_X86_64_DTPOFF64;
      case RelocationKind::GotPcRel:
        break;
    }
    // A linker may turn `mov symbol@GOTPCREL(%rip), %reg` into `lea`; it must know that it is one.
    const auto& bytes = layout_[section].bytes;
    uint64_t at = relocation.offset;
    bool is_move = at >= 3 && (bytes[at - 3] & 0xF8) == 0x48 && bytes[at - 2] == 0x8B;
    return is_move ? R_X86_64_REX_GOTPCRELX : R_X86_64_GOTPCREL;
  }

  // --- the file

  void add_group(GroupId id) {
    std::vector<uint32_t> words{layout_.groups()[id].any ? uint32_t{GRP_COMDAT} : 0};
    words.insert(words.end(), members_[id].begin(), members_[id].end());
    Elf64_Shdr header = {};
    header.sh_type = SHT_GROUP;
    header.sh_link = symbol_table_index_;
    header.sh_info = signature_[id.index()];
    header.sh_addralign = 4;
    header.sh_entsize = 4;
    file_.add(".group", header, as_bytes(words));
  }

  void add_contents(SectionId id) {
    const LaidOutSection& section = layout_[id];
    HeaderFacts facts = facts_of(section.description);
    Elf64_Shdr header = {};
    header.sh_type = facts.type;
    header.sh_flags = facts.flags | (section.description.group.valid() ? SHF_GROUP : 0) |
                      (section.description.is_retained ? SHF_GNU_RETAIN : 0);
    header.sh_addralign = section.align;
    header.sh_size = section.size;
    header.sh_entsize = section.description.entry_size;
    uint32_t index = file_.add(section.description.name, header, as_bytes(section.bytes));
    for (; next_patch_ < patches_.size() && patches_[next_patch_].section == id; ++next_patch_) {
      const Patch& patch = patches_[next_patch_];
      file_.write(file_.header(index).sh_offset + patch.offset, &patch.value, sizeof patch.value);
    }
  }

  void add_relocations(SectionId id) {
    if (relocations_[id].empty()) return;
    const SectionDescription& description = layout_[id].description;
    Elf64_Shdr header = {};
    header.sh_type = SHT_RELA;
    header.sh_flags = SHF_INFO_LINK | (description.group.valid() ? SHF_GROUP : 0);
    header.sh_link = symbol_table_index_;
    header.sh_info = index_of(id);
    header.sh_addralign = 8;
    header.sh_entsize = sizeof(Elf64_Rela);
    file_.add(".rela" + description.name, header, as_bytes(relocations_[id]));
  }

  void add_symbol_table() {
    Elf64_Shdr table = {};
    table.sh_type = SHT_SYMTAB;
    table.sh_link = symbol_table_index_ + 1;
    table.sh_info = local_count_;
    table.sh_addralign = 8;
    table.sh_entsize = sizeof(Elf64_Sym);
    file_.add(".symtab", table, as_bytes(symbols_));
    Elf64_Shdr names = {};
    names.sh_type = SHT_STRTAB;
    names.sh_addralign = 1;
    file_.add(".strtab", names, names_.bytes());
  }

  const Layout& layout_;
  ElfFile file_;
  std::vector<Elf64_Sym> symbols_;
  std::vector<uint32_t> symbol_index_;  // in the file, by index in the layout
  StringTable names_;
  uint32_t local_count_ = 0;
  IdMap<SectionId, uint32_t> section_symbol_;  // in the file; 0: none
  std::unordered_map<std::string_view, uint32_t> group_names_;
  std::vector<uint32_t> signature_;  // symbol in the file, by group
  IdMap<SectionId, std::vector<Elf64_Rela>> relocations_;
  std::vector<Patch> patches_;  // by section, ascending
  size_t next_patch_ = 0;
  IdMap<SectionId, uint32_t> relocation_index_;    // of the section header; 0: none
  IdMap<GroupId, std::vector<uint32_t>> members_;  // section headers
  uint32_t symbol_table_index_ = 0;
};

}  // namespace

struct ObjectWriter::State {
  State(const ssa::Module& module, const SectionOptions& options) : layout(module, options) {}
  Layout layout;
};

ObjectWriter::ObjectWriter(const ssa::Module& module, const SectionOptions& options)
    : state_(std::make_unique<State>(module, options)) {}
ObjectWriter::~ObjectWriter() = default;

std::optional<CodePlace> ObjectWriter::add_function(ssa::SymbolId function,
                                                    const CodeImage& image) {
  const LaidOutSymbol* symbol = state_->layout.add_function(function, image);
  if (symbol == nullptr) return std::nullopt;
  return CodePlace{state_->layout[symbol->section].description.name, symbol->value, symbol->size};
}

bool ObjectWriter::add_variables(Diagnostics& diagnostics) {
  return state_->layout.add_variables(diagnostics);
}

std::string ObjectWriter::finish(Diagnostics& diagnostics) {
  if (!state_->layout.finish(diagnostics)) return {};
  if (!ElfWriter::has_room(state_->layout)) {
    report_at_symbol(state_->layout.module(), ssa::SymbolId::none(),
                     "the module has more sections than an object file can", diagnostics);
    return {};
  }
  return ElfWriter(state_->layout).write();
}

}  // namespace lilt::object
