#include "ir/support/elf_file.h"

#include <cstring>

namespace lilt {

bool ElfFile::read(uint32_t symbol_table) {
  const auto header = at<Elf64_Ehdr>(0);
  if (!header || std::memcmp(header->e_ident, ELFMAG, SELFMAG) != 0 ||
      header->e_ident[EI_CLASS] != ELFCLASS64 || header->e_machine != EM_X86_64 ||
      header->e_shentsize != sizeof(Elf64_Shdr))
    return false;
  type_ = header->e_type;
  uint64_t count = header->e_shnum;
  const auto first = at<Elf64_Shdr>(header->e_shoff);
  if (count == 0 && first) count = first->sh_size;  // there are 65,280 or more
  uint32_t names = header->e_shstrndx;
  if (names == SHN_XINDEX && first) names = first->sh_link;
  if (count > bytes_.size() / sizeof(Elf64_Shdr)) return false;
  for (uint64_t i = 0; i < count; ++i) {
    const auto section = at<Elf64_Shdr>(header->e_shoff + i * sizeof(Elf64_Shdr));
    if (!section) return false;
    sections_.push_back(*section);
  }
  names_ = contents(uint64_t{names});
  for (uint64_t i = 0; i < count; ++i)
    if (sections_[i].sh_type == symbol_table) {
      read_symbols(i);
      break;
    }
  return true;
}

std::string_view ElfFile::contents(uint64_t section) const {
  if (section >= sections_.size() || sections_[section].sh_type == SHT_NOBITS) return {};
  const Elf64_Shdr& header = sections_[section];
  if (header.sh_offset > bytes_.size() || header.sh_size > bytes_.size() - header.sh_offset)
    return {};
  return bytes_.substr(header.sh_offset, header.sh_size);
}

std::string_view ElfFile::contents(std::string_view name) const {
  for (uint64_t i = 0; i < sections_.size(); ++i)
    if (name_of(sections_[i]) == name) return contents(i);
  return {};
}

template <class T>
std::optional<T> ElfFile::at(uint64_t offset) const {
  if (offset > bytes_.size() || bytes_.size() - offset < sizeof(T)) return std::nullopt;
  T value;
  std::memcpy(&value, bytes_.data() + offset, sizeof value);
  return value;
}

std::string_view ElfFile::text_at(std::string_view table, uint64_t offset) {
  if (offset >= table.size()) return {};
  table.remove_prefix(offset);
  return table.substr(0, table.find('\0'));
}

void ElfFile::read_symbols(uint64_t table) {
  strings_ = contents(uint64_t{sections_[table].sh_link});
  const std::string_view bytes = contents(table);
  symbols_.resize(bytes.size() / sizeof(Elf64_Sym));
  if (!symbols_.empty())
    std::memcpy(symbols_.data(), bytes.data(), symbols_.size() * sizeof(Elf64_Sym));
}

}  // namespace lilt
