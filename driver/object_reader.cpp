#include "driver/object_reader.h"

#include <elf.h>

#include <cstring>
#include <optional>

namespace lilt::driver {

namespace {

template <class Record>
std::optional<Record> record_at(std::string_view bytes, uint64_t at) {
  Record record;
  if (at > bytes.size() || bytes.size() - at < sizeof record) return std::nullopt;
  std::memcpy(&record, bytes.data() + at, sizeof record);
  return record;
}

std::string_view part(std::string_view bytes, uint64_t at, uint64_t size) {
  if (at > bytes.size() || bytes.size() - at < size) return {};
  return bytes.substr(at, size);
}

// The text that ends with a zero.
std::string_view string_at(std::string_view strings, uint64_t at) {
  if (at >= strings.size()) return {};
  const size_t end = strings.find('\0', at);
  return end == std::string_view::npos ? std::string_view() : strings.substr(at, end - at);
}

class Sections {
 public:
  explicit Sections(std::string_view file) : file_(file) {
    const auto header = record_at<Elf64_Ehdr>(file, 0);
    if (!header || std::memcmp(header->e_ident, ELFMAG, SELFMAG) != 0 ||
        header->e_ident[EI_CLASS] != ELFCLASS64 || header->e_shentsize != sizeof(Elf64_Shdr))
      return;
    const auto first = record_at<Elf64_Shdr>(file, header->e_shoff);
    if (!first) return;
    // Large numbers are in the section without a name.
    const uint64_t count = header->e_shnum != 0 ? header->e_shnum : first->sh_size;
    const uint64_t names = header->e_shstrndx != SHN_XINDEX ? header->e_shstrndx : first->sh_link;
    for (uint64_t i = 0; i < count; ++i) {
      const auto section = record_at<Elf64_Shdr>(file, header->e_shoff + i * sizeof(Elf64_Shdr));
      if (!section) break;
      all_.push_back(*section);
    }
    if (names < all_.size()) names_ = contents(all_[names]);
  }

  const std::vector<Elf64_Shdr>& all() const { return all_; }
  std::string_view name(const Elf64_Shdr& section) const {
    return string_at(names_, section.sh_name);
  }
  std::string_view contents(const Elf64_Shdr& section) const {
    return section.sh_type == SHT_NOBITS ? std::string_view()
                                         : part(file_, section.sh_offset, section.sh_size);
  }

 private:
  std::string_view file_, names_;
  std::vector<Elf64_Shdr> all_;
};

}  // namespace

std::string_view section_of(std::string_view file, std::string_view name) {
  const Sections sections(file);
  for (const Elf64_Shdr& section : sections.all())
    if (sections.name(section) == name) return sections.contents(section);
  return {};
}

std::vector<std::string_view> exported_names(std::string_view file) {
  std::vector<std::string_view> names;
  const Sections sections(file);
  for (const Elf64_Shdr& table : sections.all()) {
    if (table.sh_type != SHT_DYNSYM || table.sh_link >= sections.all().size()) continue;
    const std::string_view symbols = sections.contents(table);
    const std::string_view strings = sections.contents(sections.all()[table.sh_link]);
    for (uint64_t at = 0; const auto symbol = record_at<Elf64_Sym>(symbols, at);
         at += sizeof(Elf64_Sym))
      if (symbol->st_shndx != SHN_UNDEF) names.push_back(string_at(strings, symbol->st_name));
  }
  return names;
}

}  // namespace lilt::driver
