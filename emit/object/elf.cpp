// The layout of a module as an ELF64 relocatable file.
//
// The file is: header, contents of the sections in the order of their headers, section headers.
// A symbol table has local symbols first; references to local symbols of the same section need no
// relocation. Numbers of sections that do not fit 16 bits are in the first section header and in
// the section .symtab_shndx. Source: System V ABI, chapters 4 and 5, and its x86-64 supplement.
#include <elf.h>

#include <algorithm>
#include <cstring>
#include <optional>
#include <unordered_map>

#include "emit/object/layout.h"
#include "emit/object/object_writer.h"

namespace lilt::object {

namespace {

constexpr uint32_t kUnwindSectionType = SHT_X86_64_UNWIND;
constexpr uint64_t kMaxSectionAlignment = 16;   // bytes: in the file, sections are not aligned more
constexpr size_t kPieceSize = size_t{1} << 16;  // of a file: enough for one call of the system

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

// Passes bytes on in large pieces: small ones are collected.
class PieceCollector {
 public:
  explicit PieceCollector(const ByteSink& sink) : sink_(sink) {}

  void add(std::string_view bytes) {
    size_ += bytes.size();
    if (collected_.size() + bytes.size() > kPieceSize) pass_on();
    if (bytes.size() > kPieceSize)
      sink_(bytes);
    else
      collected_ += bytes;
  }
  void pad_to(uint64_t size) { add(std::string(size - size_, '\0')); }
  void pass_on() {
    if (!collected_.empty()) sink_(collected_);
    collected_.clear();
  }

 private:
  const ByteSink& sink_;
  std::string collected_;
  uint64_t size_ = 0;  // of all so far
};

// The type and flags of a section's header, without membership in groups.
struct HeaderFacts {
  uint32_t type;
  uint64_t flags;
};
constexpr uint64_t kMergedStrings = SHF_MERGE | SHF_STRINGS;

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
      return {SHT_PROGBITS, description.entry_size != 0 ? kMergedStrings : 0};
    case SectionKind::Excluded:
      return {SHT_PROGBITS, SHF_EXCLUDE};
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
  if (symbol.is_ifunc) return STT_GNU_IFUNC;
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

// Makes everything but the relocations, whose form in the file is made as they are written: so the
// contents of sections exist once.
//
// Indices of section headers: groups, the layout's sections, the note about the stack, relocations
// of the sections that have any, symbol table, its names, its wide section numbers if some need
// them, names of sections.
class ElfWriter {
 public:
  explicit ElfWriter(const Layout& layout)
      : layout_(layout), relocation_index_(layout.sections().size(), 0) {
    make_symbols();
    assign_indices();
    add_part({}, {}, {});
    for (GroupId id : IdRange<GroupId>(layout_.groups().size())) add_group(id);
    for (SectionId id : IdRange<SectionId>(layout_.sections().size())) add_contents(id);
    Elf64_Shdr note = {};
    note.sh_type = SHT_PROGBITS;
    note.sh_addralign = 1;
    add_part(".note.GNU-stack", note, {});
    if (const uint32_t properties = processor_properties(layout_.module()); properties != 0)
      add_property_note(properties);
    for (SectionId id : IdRange<SectionId>(layout_.sections().size())) add_relocations(id);
    add_symbol_table();
    add_section_names();
    if (headers_.size() >= SHN_LORESERVE) {
      headers_[0].sh_size = headers_.size();
      headers_[0].sh_link = static_cast<uint32_t>(headers_.size() - 1);
    }
  }

  uint64_t size() const { return headers_start() + as_bytes(headers_).size(); }

  void write(const ByteSink& sink) const {
    PieceCollector pieces(sink);
    const Elf64_Ehdr header = file_header();
    pieces.add({reinterpret_cast<const char*>(&header), sizeof header});
    for (size_t i = 1; i < headers_.size(); ++i) {
      pieces.pad_to(headers_[i].sh_offset);
      if (parts_[i].relocations_of.valid())
        write_relocations(parts_[i].relocations_of, pieces);
      else
        pieces.add(parts_[i].bytes);
    }
    pieces.pad_to(headers_start());
    pieces.add(as_bytes(headers_));
    pieces.pass_on();
  }

 private:
  // What stands after a section header.
  struct Part {
    std::string_view bytes;
    SectionId relocations_of = SectionId::none();  // valid: instead of bytes
  };

  uint32_t index_of(GroupId group) const { return 1 + group.index(); }
  uint32_t index_of(SectionId section) const {
    return static_cast<uint32_t>(1 + layout_.groups().size()) + section.index();
  }

  void assign_indices() {
    uint32_t next = index_of(SectionId(static_cast<uint32_t>(layout_.sections().size()))) + 1;
    if (processor_properties(layout_.module()) != 0) ++next;
    for (SectionId id : IdRange<SectionId>(layout_.sections().size()))
      if (!layout_[id].relocations.empty()) relocation_index_[id] = next++;
    symbol_table_index_ = next;
    members_.resize(layout_.groups().size());
    for (GroupId id : IdRange<GroupId>(layout_.groups().size()))
      members_[id].push_back(layout_.groups()[id].any ? uint32_t{GRP_COMDAT} : 0);
    for (SectionId id : IdRange<SectionId>(layout_.sections().size())) {
      GroupId group = layout_[id].description.group;
      if (!group.valid()) continue;
      members_[group].push_back(index_of(id));
      if (relocation_index_[id] != 0) members_[group].push_back(relocation_index_[id]);
    }
  }

  // --- symbols

  void make_symbols() {
    add_symbol({}, SHN_UNDEF);
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

  // Appends a symbol of the section with this number.
  void add_symbol(Elf64_Sym symbol, uint32_t section) {
    const bool is_wide = section >= SHN_LORESERVE;
    symbol.st_shndx = is_wide ? SHN_XINDEX : static_cast<uint16_t>(section);
    if (is_wide) {
      wide_section_numbers_.resize(symbols_.size(), 0);
      wide_section_numbers_.push_back(section);
    }
    symbols_.push_back(symbol);
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
    add_symbol(entry, index_of(section));
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
      add_symbol(entry, index_of(id));
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
      entry.st_value = symbol.value;
      entry.st_size = symbol.size;
      if (symbol.is_common) {
        entry.st_shndx = SHN_COMMON;
        symbols_.push_back(entry);
      } else {
        add_symbol(entry, symbol.section.valid() ? index_of(symbol.section) : SHN_UNDEF);
      }
    }
  }

  // --- relocations

  Elf64_Rela in_file(SectionId section, const LaidOutRelocation& relocation) const {
    const LaidOutSymbol& symbol = layout_.symbols()[relocation.symbol];
    bool by_section = symbol.is_section || symbol.is_label;
    uint64_t index =
        by_section ? section_symbol_[symbol.section] : symbol_index_[relocation.symbol];
    return {relocation.offset, ELF64_R_INFO(index, type_of_relocation(section, relocation)),
            relocation.addend + static_cast<int64_t>(by_section ? symbol.value : 0)};
  }

  void write_relocations(SectionId section, PieceCollector& pieces) const {
    for (const LaidOutRelocation& relocation : layout_[section].relocations) {
      const Elf64_Rela entry = in_file(section, relocation);
      pieces.add({reinterpret_cast<const char*>(&entry), sizeof entry});
    }
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
    // A linker may turn `mov symbol@GOTPCREL(%rip), %reg` into `lea`, and a call or a jump through
    // the entry into a direct one; it must know that it is one.
    const auto& bytes = layout_[section].bytes;
    uint64_t at = relocation.offset;
    bool is_move = at >= 3 && (bytes[at - 3] & 0xF8) == 0x48 && bytes[at - 2] == 0x8B;
    bool is_call =
        at >= 2 && bytes[at - 2] == 0xFF && (bytes[at - 1] == 0x15 || bytes[at - 1] == 0x25);
    return is_move ? R_X86_64_REX_GOTPCRELX : is_call ? R_X86_64_GOTPCRELX : R_X86_64_GOTPCREL;
  }

  // --- the file

  // Appends a section. `header` has everything except name and offset.
  void add_part(std::string_view name, Elf64_Shdr header, Part part) {
    const uint64_t align = std::clamp<uint64_t>(header.sh_addralign, 1, kMaxSectionAlignment);
    header.sh_offset = headers_.empty() ? 0 : (end_of_parts() + align - 1) / align * align;
    if (!name.empty()) header.sh_name = section_names_.add(name);
    headers_.push_back(header);
    parts_.push_back(part);
  }
  void add_bytes(std::string_view name, Elf64_Shdr header, std::string_view bytes) {
    header.sh_size = bytes.size();
    add_part(name, header, {bytes});
  }

  uint64_t end_of_parts() const {
    const Elf64_Shdr& last = headers_.back();
    if (headers_.size() == 1) return sizeof(Elf64_Ehdr);
    return last.sh_offset + (last.sh_type == SHT_NOBITS ? 0 : last.sh_size);
  }
  uint64_t headers_start() const { return (end_of_parts() + 7) / 8 * 8; }

  void add_group(GroupId id) {
    Elf64_Shdr header = {};
    header.sh_type = SHT_GROUP;
    header.sh_link = symbol_table_index_;
    header.sh_info = signature_[id.index()];
    header.sh_addralign = 4;
    header.sh_entsize = 4;
    add_bytes(".group", header, as_bytes(members_[id]));
  }

  void add_property_note(uint32_t properties) {
    constexpr uint32_t kGnu = 0x00554E47, kNoteType = 5, kProperty = 0xC0000002;
    property_note_ = {4, 16, kNoteType, kGnu, kProperty, 4, properties, 0};
    Elf64_Shdr note = {};
    note.sh_type = SHT_NOTE;
    note.sh_flags = SHF_ALLOC;
    note.sh_addralign = 8;
    add_bytes(".note.gnu.property", note, as_bytes(property_note_));
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
    add_part(section.description.name, header, {as_bytes(section.bytes)});
  }

  void add_relocations(SectionId id) {
    if (relocation_index_[id] == 0) return;
    const SectionDescription& description = layout_[id].description;
    Elf64_Shdr header = {};
    header.sh_type = SHT_RELA;
    header.sh_flags = SHF_INFO_LINK | (description.group.valid() ? SHF_GROUP : 0);
    header.sh_link = symbol_table_index_;
    header.sh_info = index_of(id);
    header.sh_addralign = 8;
    header.sh_entsize = sizeof(Elf64_Rela);
    header.sh_size = layout_[id].relocations.size() * sizeof(Elf64_Rela);
    add_part(".rela" + description.name, header, {.bytes = {}, .relocations_of = id});
  }

  void add_symbol_table() {
    Elf64_Shdr table = {};
    table.sh_type = SHT_SYMTAB;
    table.sh_link = symbol_table_index_ + 1;
    table.sh_info = local_count_;
    table.sh_addralign = 8;
    table.sh_entsize = sizeof(Elf64_Sym);
    add_bytes(".symtab", table, as_bytes(symbols_));
    Elf64_Shdr names = {};
    names.sh_type = SHT_STRTAB;
    names.sh_addralign = 1;
    add_bytes(".strtab", names, names_.bytes());
    if (!wide_section_numbers_.empty()) add_wide_section_numbers();
  }

  void add_wide_section_numbers() {
    wide_section_numbers_.resize(symbols_.size(), 0);
    Elf64_Shdr numbers = {};
    numbers.sh_type = SHT_SYMTAB_SHNDX;
    numbers.sh_link = symbol_table_index_;
    numbers.sh_addralign = 4;
    numbers.sh_entsize = 4;
    add_bytes(".symtab_shndx", numbers, as_bytes(wide_section_numbers_));
  }

  // Its own name is one of them.
  void add_section_names() {
    Elf64_Shdr names = {};
    names.sh_type = SHT_STRTAB;
    names.sh_addralign = 1;
    add_part(".shstrtab", names, {});
    parts_.back().bytes = section_names_.bytes();
    headers_.back().sh_size = section_names_.bytes().size();
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
    const bool chooses = std::ranges::any_of(layout_.symbols(), &LaidOutSymbol::is_ifunc);
    header.e_ident[EI_OSABI] = retains || chooses ? ELFOSABI_GNU : ELFOSABI_SYSV;
    header.e_type = ET_REL;
    header.e_machine = EM_X86_64;
    header.e_version = EV_CURRENT;
    header.e_shoff = headers_start();
    header.e_ehsize = sizeof(Elf64_Ehdr);
    header.e_shentsize = sizeof(Elf64_Shdr);
    const size_t count = headers_.size();
    header.e_shnum = count < SHN_LORESERVE ? static_cast<uint16_t>(count) : 0;
    header.e_shstrndx = count <= SHN_LORESERVE ? static_cast<uint16_t>(count - 1) : SHN_XINDEX;
    return header;
  }

  const Layout& layout_;
  std::vector<Elf64_Shdr> headers_;
  std::vector<Part> parts_;  // of each header
  StringTable section_names_;
  std::vector<Elf64_Sym> symbols_;
  std::vector<uint32_t> wide_section_numbers_;  // by symbol; 0: the symbol has it. Empty: all have
  std::vector<uint32_t> symbol_index_;          // in the file, by index in the layout
  StringTable names_;
  uint32_t local_count_ = 0;
  IdMap<SectionId, uint32_t> section_symbol_;  // in the file; 0: none
  std::unordered_map<std::string_view, uint32_t> group_names_;
  std::vector<uint32_t> signature_;              // symbol in the file, by group
  IdMap<SectionId, uint32_t> relocation_index_;  // of the section header; 0: none
  std::vector<uint32_t> property_note_;
  IdMap<GroupId, std::vector<uint32_t>> members_;  // the flag, then section headers
  uint32_t symbol_table_index_ = 0;
};

}  // namespace

struct ObjectState {
  ObjectState(const ssa::Module& module, const SectionOptions& options) : layout(module, options) {}
  Layout layout;
  std::optional<ElfWriter> elf;  // once it is finished
};

ObjectWriter::ObjectWriter(const ssa::Module& module, const SectionOptions& options)
    : state_(std::make_unique<ObjectState>(module, options)) {}
ObjectWriter::~ObjectWriter() = default;

void ObjectWriter::add_excluded(std::string name, std::string_view bytes) {
  state_->layout.add_excluded(std::move(name), bytes);
}
void ObjectWriter::reserve_code(size_t bytes) { state_->layout.reserve_code(bytes); }

std::optional<CodePlace> ObjectWriter::add_function(ssa::SymbolId function,
                                                    const CodeImage& image) {
  const LaidOutSymbol* symbol = state_->layout.add_function(function, image);
  if (symbol == nullptr) return std::nullopt;
  return CodePlace{state_->layout[symbol->section].description.name, symbol->value, symbol->size};
}

bool ObjectWriter::add_variables(Diagnostics& diagnostics) {
  return state_->layout.add_variables(diagnostics);
}

std::optional<ObjectFile> ObjectWriter::finish(Diagnostics& diagnostics) {
  if (!state_->layout.finish(diagnostics)) return std::nullopt;
  state_->elf.emplace(state_->layout);
  return ObjectFile(std::move(state_));
}

ObjectFile::ObjectFile(std::unique_ptr<ObjectState> state) : state_(std::move(state)) {}
ObjectFile::ObjectFile(ObjectFile&&) noexcept = default;
ObjectFile& ObjectFile::operator=(ObjectFile&&) noexcept = default;
ObjectFile::~ObjectFile() = default;

uint64_t ObjectFile::size() const { return state_->elf->size(); }

void ObjectFile::write(const ByteSink& sink) const { state_->elf->write(sink); }

std::string ObjectFile::to_string() const {
  std::string bytes;
  bytes.reserve(size());
  write([&](std::string_view piece) { bytes += piece; });
  return bytes;
}

}  // namespace lilt::object
