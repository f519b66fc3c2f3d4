// The layout of a module as an ELF64 relocatable file.
//
// The file is: header, contents of the sections in the order of their headers, section headers.
// A symbol table has local symbols first; references from .text to local functions need no
// relocation, since both lie in one section. Source: System V ABI, chapters 4 and 5, and its x86-64
// supplement.
#include <elf.h>

#include <cstring>

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

  // Appends a section and gives its index. `header` has all but name, offset and size.
  uint32_t add(std::string_view name, Elf64_Shdr header, std::string_view contents) {
    pad(header.sh_addralign > 16 ? 16 : header.sh_addralign);
    header.sh_name = names_.add(name);
    header.sh_offset = bytes_.size();
    if (header.sh_type != SHT_NOBITS) header.sh_size = contents.size();
    bytes_ += contents;
    headers_.push_back(header);
    return static_cast<uint32_t>(headers_.size() - 1);
  }

  uint32_t next_index() const { return static_cast<uint32_t>(headers_.size()); }
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
    header.e_ident[EI_OSABI] = ELFOSABI_SYSV;
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

// What the section headers of the layout's sections say.
struct SectionDescription {
  Section section;
  const char* name;
  const char* relocation_name;
  uint32_t type;
  uint64_t flags;
  uint64_t entry_size = 0;  // of mergeable sections
};
constexpr SectionDescription kSections[] = {
    {Section::Text, ".text", ".rela.text", SHT_PROGBITS, SHF_ALLOC | SHF_EXECINSTR},
    {Section::Data, ".data", ".rela.data", SHT_PROGBITS, SHF_ALLOC | SHF_WRITE},
    {Section::Zero, ".bss", "", SHT_NOBITS, SHF_ALLOC | SHF_WRITE},
    {Section::ReadOnly, ".rodata", "", SHT_PROGBITS, SHF_ALLOC},
    {Section::Constants4, ".rodata.cst4", "", SHT_PROGBITS, SHF_ALLOC | SHF_MERGE, 4},
    {Section::Constants8, ".rodata.cst8", "", SHT_PROGBITS, SHF_ALLOC | SHF_MERGE, 8},
    {Section::Constants16, ".rodata.cst16", "", SHT_PROGBITS, SHF_ALLOC | SHF_MERGE, 16},
    {Section::RelocatedReadOnly, ".data.rel.ro", ".rela.data.rel.ro", SHT_PROGBITS,
     SHF_ALLOC | SHF_WRITE},
    {Section::UnwindTable, ".eh_frame", ".rela.eh_frame", kUnwindSectionType, SHF_ALLOC},
};

uint8_t binding_of(const LaidOutSymbol& symbol) {
  if (symbol.is_local()) return STB_LOCAL;
  return symbol.is_weak() ? STB_WEAK : STB_GLOBAL;
}

uint8_t type_of(const LaidOutSymbol& symbol) {
  if (symbol.section == Section::Undefined) return STT_NOTYPE;
  return symbol.is_function ? STT_FUNC : STT_OBJECT;
}

class ElfWriter {
 public:
  explicit ElfWriter(const Layout& layout) : layout_(layout) {}

  std::string write() {
    choose_sections();
    make_symbols();
    uint64_t estimate = 4096;
    for (const auto& each : kSections)
      estimate += layout_[each.section].bytes.size() +
                  layout_[each.section].relocations.size() * sizeof(Elf64_Rela);
    file_.reserve(estimate + as_bytes(symbols_).size() + names_.bytes().size());
    for (const auto& each : kSections)
      if (index_of(each.section) != 0) add_contents(each);
    Elf64_Shdr note = {};
    note.sh_type = SHT_PROGBITS;
    note.sh_addralign = 1;
    file_.add(".note.GNU-stack", note, {});
    add_relocation_sections();
    add_symbol_table();
    return file_.finish();
  }

 private:
  uint32_t& index_of(Section section) { return section_index_[static_cast<size_t>(section)]; }

  // .text .data .bss are always there, as assemblers have it, others when they hold something.
  void choose_sections() {
    uint32_t next = 1;
    for (const auto& each : kSections) {
      bool always = each.section == Section::Text || each.section == Section::Data ||
                    each.section == Section::Zero;
      bool wanted = each.section == Section::UnwindTable ? !layout_.unwind_references().empty()
                                                         : layout_[each.section].size != 0;
      index_of(each.section) = always || wanted || is_home(each.section) ? next++ : 0;
    }
  }

  // Symbols of size zero may stand in a section without contents.
  bool is_home(Section section) const {
    for (const LaidOutSymbol& symbol : layout_.symbols())
      if (symbol.section == section) return true;
    return false;
  }

  void make_symbols() {
    symbols_.assign(1, Elf64_Sym{});
    if (!layout_.module().source_filename.empty()) add_file_symbol();
    Elf64_Sym text = {};
    text.st_info = ELF64_ST_INFO(STB_LOCAL, STT_SECTION);
    text.st_shndx = static_cast<uint16_t>(index_of(Section::Text));
    text_symbol_ = static_cast<uint32_t>(symbols_.size());
    symbols_.push_back(text);
    symbol_index_.assign(layout_.symbols().size(), 0);
    add_symbols_where([](const LaidOutSymbol& s) { return s.is_local(); });
    local_count_ = static_cast<uint32_t>(symbols_.size());
    add_symbols_where(
        [](const LaidOutSymbol& s) { return !s.is_local() && s.section != Section::Undefined; });
    add_symbols_where(
        [](const LaidOutSymbol& s) { return s.section == Section::Undefined && s.is_referenced; });
  }

  void add_file_symbol() {
    const std::string& path = layout_.module().source_filename;
    Elf64_Sym file = {};
    file.st_info = ELF64_ST_INFO(STB_LOCAL, STT_FILE);
    file.st_shndx = SHN_ABS;
    file.st_name = names_.add(std::string_view(path).substr(path.rfind('/') + 1));
    symbols_.push_back(file);
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
      entry.st_shndx = static_cast<uint16_t>(
          symbol.section == Section::Common ? uint32_t{SHN_COMMON} : index_of(symbol.section));
      entry.st_value = symbol.value;
      entry.st_size = symbol.size;
      symbols_.push_back(entry);
    }
  }

  void add_contents(const SectionDescription& description) {
    const LaidOutSection& section = layout_[description.section];
    Elf64_Shdr header = {};
    header.sh_type = description.type;
    header.sh_flags = description.flags;
    header.sh_addralign = section.align;
    header.sh_size = section.size;
    header.sh_entsize = description.entry_size;
    uint32_t index = file_.add(description.name, header, as_bytes(section.bytes));
    if (description.section == Section::Text) file_offset_of_text_ = file_.header(index).sh_offset;
  }

  void add_relocation_sections() {
    for (const auto& each : kSections) {
      std::vector<Elf64_Rela> relocations = each.section == Section::UnwindTable
                                                ? unwind_relocations()
                                                : relocations_of(each.section);
      if (relocations.empty()) continue;
      Elf64_Shdr header = {};
      header.sh_type = SHT_RELA;
      header.sh_flags = SHF_INFO_LINK;
      header.sh_info = index_of(each.section);
      header.sh_addralign = 8;
      header.sh_entsize = sizeof(Elf64_Rela);
      uint32_t index = file_.add(each.relocation_name, header, as_bytes(relocations));
      relocation_sections_.push_back(index);
    }
  }

  std::vector<Elf64_Rela> relocations_of(Section section) {
    std::vector<Elf64_Rela> relocations;
    relocations.reserve(layout_[section].relocations.size());
    for (const LaidOutRelocation& relocation : layout_[section].relocations) {
      if (section == Section::Text && resolve_within_text(relocation)) continue;
      relocations.push_back({relocation.offset,
                             ELF64_R_INFO(uint64_t{symbol_index_[relocation.symbol]},
                                          type_of_relocation(section, relocation)),
                             relocation.addend});
    }
    return relocations;
  }

  // A reference to a local symbol of the same section is known already.
  bool resolve_within_text(const LaidOutRelocation& relocation) {
    const LaidOutSymbol& symbol = layout_.symbols()[relocation.symbol];
    bool is_relative =
        relocation.kind == RelocationKind::PcRelative32 || relocation.kind == RelocationKind::Plt32;
    if (!is_relative || symbol.section != Section::Text || !symbol.is_local()) return false;
    auto distance = static_cast<int32_t>(static_cast<int64_t>(symbol.value) + relocation.addend -
                                         static_cast<int64_t>(relocation.offset));
    file_.write(file_offset_of_text_ + relocation.offset, &distance, sizeof distance);
    return true;
  }

  uint32_t type_of_relocation(Section section, const LaidOutRelocation& relocation) const {
    switch (relocation.kind) {
      case RelocationKind::Absolute64:
        return R_X86_64_64;
      case RelocationKind::PcRelative32:
        return R_X86_64_PC32;
      case RelocationKind::Plt32:
        return R_X86_64_PLT32;
      case RelocationKind::GotPcRel:
        break;
    }
    // A linker may turn `mov symbol@GOTPCREL(%rip), %reg` into `lea`; it must know that it is one.
    const auto& bytes = layout_[section].bytes;
    uint64_t at = relocation.offset;
    bool is_move = at >= 3 && (bytes[at - 3] & 0xF8) == 0x48 && bytes[at - 2] == 0x8B;
    return is_move ? R_X86_64_REX_GOTPCRELX : R_X86_64_GOTPCREL;
  }

  std::vector<Elf64_Rela> unwind_relocations() const {
    std::vector<Elf64_Rela> relocations;
    for (const Layout::UnwindReference& reference : layout_.unwind_references())
      relocations.push_back({reference.field, ELF64_R_INFO(uint64_t{text_symbol_}, R_X86_64_PC32),
                             static_cast<int64_t>(reference.code_offset)});
    return relocations;
  }

  void add_symbol_table() {
    Elf64_Shdr table = {};
    table.sh_type = SHT_SYMTAB;
    table.sh_link = file_.next_index() + 1;
    table.sh_info = local_count_;
    table.sh_addralign = 8;
    table.sh_entsize = sizeof(Elf64_Sym);
    uint32_t index = file_.add(".symtab", table, as_bytes(symbols_));
    Elf64_Shdr names = {};
    names.sh_type = SHT_STRTAB;
    names.sh_addralign = 1;
    file_.add(".strtab", names, names_.bytes());
    for (uint32_t section : relocation_sections_) file_.header(section).sh_link = index;
  }

  const Layout& layout_;
  ElfFile file_;
  uint32_t section_index_[kSectionCount] = {};
  std::vector<Elf64_Sym> symbols_;
  std::vector<uint32_t> symbol_index_;  // in the file, by index in the layout
  StringTable names_;
  uint32_t text_symbol_ = 0;
  uint32_t local_count_ = 0;
  uint64_t file_offset_of_text_ = 0;
  std::vector<uint32_t> relocation_sections_;
};

}  // namespace

struct ObjectWriter::State {
  explicit State(const ssa::Module& module) : layout(module) {}
  Layout layout;
};

ObjectWriter::ObjectWriter(const ssa::Module& module) : state_(std::make_unique<State>(module)) {}
ObjectWriter::~ObjectWriter() = default;

void ObjectWriter::add_function(ssa::SymbolId function, const CodeImage& image) {
  state_->layout.add_function(function, image);
}

bool ObjectWriter::add_variables(Diagnostics& diagnostics) {
  return state_->layout.add_variables(diagnostics);
}

std::string ObjectWriter::finish(Diagnostics& diagnostics) {
  if (!state_->layout.finish(diagnostics)) return {};
  return ElfWriter(state_->layout).write();
}

}  // namespace lilt::object
