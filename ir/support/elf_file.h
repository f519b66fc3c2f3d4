// The tables of an ELF64 file for x86-64, as far as they are within it: it is not trusted.
#pragma once

#include <elf.h>

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace lilt {

class ElfFile {
 public:
  explicit ElfFile(std::string_view bytes) : bytes_(bytes) {}

  // Reads the sections, and the first table of symbols of that type. False if it is no such file.
  // O(sections + symbols).
  bool read(uint32_t symbol_table = SHT_SYMTAB);

  uint16_t type() const { return type_; }  // ET_REL: a relocatable object
  const std::vector<Elf64_Shdr>& sections() const { return sections_; }
  const std::vector<Elf64_Sym>& symbols() const { return symbols_; }
  // Of a section without bytes in the file, and of one that is not there: empty.
  std::string_view contents(uint64_t section) const;
  // The same of the first section of that name.
  std::string_view contents(std::string_view name) const;
  std::string_view name_of(const Elf64_Shdr& section) const {
    return text_at(names_, section.sh_name);
  }
  std::string_view name_of(const Elf64_Sym& symbol) const {
    return text_at(strings_, symbol.st_name);
  }
  static bool is_defined(const Elf64_Sym& symbol) { return symbol.st_shndx != SHN_UNDEF; }
  // Whether other objects can name it.
  static bool is_global(const Elf64_Sym& symbol) {
    return ELF64_ST_BIND(symbol.st_info) != STB_LOCAL;
  }

 private:
  template <class T>
  std::optional<T> at(uint64_t offset) const;
  static std::string_view text_at(std::string_view table, uint64_t offset);
  void read_symbols(uint64_t table);

  std::string_view bytes_, names_, strings_;
  uint16_t type_ = ET_NONE;
  std::vector<Elf64_Shdr> sections_;
  std::vector<Elf64_Sym> symbols_;
};

}  // namespace lilt
