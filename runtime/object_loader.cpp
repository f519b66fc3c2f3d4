#include "runtime/object_loader.h"

#include <elf.h>
#include <sys/mman.h>

#include <algorithm>
#include <bit>
#include <charconv>
#include <cstring>
#include <optional>

#include "ir/support/elf_file.h"
#include "ir/support/release.h"

extern "C" void __register_frame(void*);
extern "C" void __deregister_frame(void*);

namespace lilt::runtime {

namespace {

constexpr size_t kStub = 16;  // `jmp *slot`, and the slot is in the table of addresses
constexpr size_t kEntry = 8;
constexpr uint64_t kLargest = uint64_t{1} << 31;  // distances have 32 bits

}  // namespace

// One object on its way into memory.
class ObjectLoading {
 public:
  ObjectLoading(std::string_view bytes, const LoadedObject::Names& names)
      : text_(bytes), names_(names) {}

  std::unique_ptr<LoadedObject> run(std::string& error) {
    if (!text_.read() || text_.type() != ET_REL) {
      error = "this is not a relocatable object for x86-64";
      return nullptr;
    }
    if (lay_out() && map() && place_symbols() && relocate() && protect()) {
      list_functions();
      return std::move(object_);
    }
    error = std::move(error_);
    return nullptr;
  }

 private:
  enum Part : uint8_t { Code, Written, Constant, Parts };

  bool fail(std::string message) {
    if (error_.empty()) error_ = std::move(message);
    return false;
  }
  static bool has_memory(const Elf64_Shdr& section) { return (section.sh_flags & SHF_ALLOC) != 0; }
  static Part part_of(const Elf64_Shdr& section) {
    if ((section.sh_flags & SHF_EXECINSTR) != 0) return Code;
    return (section.sh_flags & SHF_WRITE) != 0 ? Written : Constant;
  }
  // Room in a part. What does not fit makes the object too large.
  uint64_t take(Part part, uint64_t size, uint64_t align) {
    uint64_t& end = sizes_[part];
    align = std::max<uint64_t>(align, 1);
    is_too_large_ |= size >= kLargest || align > page_size() || !std::has_single_bit(align);
    if (is_too_large_) return 0;
    const uint64_t begin = (end + align - 1) / align * align;
    end = begin + size;
    is_too_large_ |= end >= kLargest;
    return begin;
  }

  // Offsets in the parts, then in the mapping.
  bool lay_out() {
    constexpr uint64_t kTerminator = 4;  // of an unwind table
    for (const Elf64_Shdr& section : text_.sections())
      places_.push_back(has_memory(section) ? take(part_of(section), section.sh_size + kTerminator,
                                                   section.sh_addralign)
                                            : 0);
    for (const Elf64_Sym& symbol : text_.symbols())
      commons_.push_back(
          symbol.st_shndx == SHN_COMMON ? take(Written, symbol.st_size, symbol.st_value) : 0);
    stubs_ = take(Code, text_.symbols().size() * kStub, kStub);
    table_ = take(Constant, text_.symbols().size() * kEntry, kEntry);
    uint64_t begin = 0;
    for (int part = 0; part < Parts; ++part) {
      begins_[part] = begin;
      begin += (sizes_[part] + page_size() - 1) / page_size() * page_size();
    }
    size_ = begin;
    if (is_too_large_ || size_ >= kLargest)
      return fail("the object takes 2 GiB or more, or aligns data to more than a page");
    return size_ != 0 || fail("the object has neither code nor data");
  }

  bool map() {
    void* memory = mmap(nullptr, size_, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (memory == MAP_FAILED) return fail("no memory");
    object_.reset(new LoadedObject);
    object_->memory_ = static_cast<uint8_t*>(memory);
    object_->size_ = size_;
    for (size_t i = 0; i < places_.size(); ++i) {
      const Elf64_Shdr& section = text_.sections()[i];
      if (!has_memory(section)) continue;
      if ((section.sh_flags & SHF_TLS) != 0)
        return fail("thread-local variables of objects are not supported");
      const std::string_view contents = text_.contents(i);
      if (!contents.empty()) std::memcpy(address_of(i), contents.data(), contents.size());
    }
    return true;
  }
  uint8_t* address_of(uint64_t section) const {
    return object_->memory_ + begins_[part_of(text_.sections()[section])] + places_[section];
  }

  // The address of each symbol, with a stub and an entry of the table: the object's own first, as
  // those that it refers to may refer to it.
  bool place_symbols() {
    for (size_t i = 0; i < text_.symbols().size(); ++i) addresses_.push_back(own_or_known(i));
    if (!names_.publish(object_->symbols_, error_)) return false;
    for (size_t i = 0; i < text_.symbols().size(); ++i)
      if (!resolve(i)) return false;
    return true;
  }
  uint8_t* own_or_known(size_t i) {
    const Elf64_Sym& symbol = text_.symbols()[i];
    const std::string_view name = text_.name_of(symbol);
    uint8_t* const own = own_address(i);
    if (own == nullptr || !ElfFile::is_global(symbol) || name.empty()) return own;
    const bool is_weak = ELF64_ST_BIND(symbol.st_info) == STB_WEAK || symbol.st_shndx == SHN_COMMON;
    if (void* const other = is_weak ? names_.known(name) : nullptr)
      return static_cast<uint8_t*>(other);
    object_->symbols_.push_back({std::string(name), own, is_weak});
    return own;
  }
  bool resolve(size_t i) {
    const Elf64_Sym& symbol = text_.symbols()[i];
    const std::string_view name = text_.name_of(symbol);
    const bool is_undefined = ElfFile::is_global(symbol) && !ElfFile::is_defined(symbol);
    if (name == "_GLOBAL_OFFSET_TABLE_") {
      addresses_[i] = object_->memory_ + begins_[Constant] + table_;
    } else if (is_undefined && !name.empty()) {
      addresses_[i] = static_cast<uint8_t*>(names_.resolve(name));
      if (addresses_[i] == nullptr && ELF64_ST_BIND(symbol.st_info) != STB_WEAK)
        return fail("'" + std::string(name) + "' is not defined");
    }
    write_stub(i);
    return true;
  }
  uint8_t* own_address(size_t i) const {
    const Elf64_Sym& symbol = text_.symbols()[i];
    if (symbol.st_shndx == SHN_COMMON) return object_->memory_ + begins_[Written] + commons_[i];
    if (symbol.st_shndx == SHN_ABS) return reinterpret_cast<uint8_t*>(symbol.st_value);
    if (!ElfFile::is_defined(symbol) || symbol.st_shndx >= places_.size() ||
        !has_memory(text_.sections()[symbol.st_shndx]))
      return nullptr;
    return address_of(symbol.st_shndx) + symbol.st_value;
  }
  uint8_t* stub_of(size_t i) const { return object_->memory_ + begins_[Code] + stubs_ + i * kStub; }
  uint8_t* entry_of(size_t i) const {
    return object_->memory_ + begins_[Constant] + table_ + i * kEntry;
  }
  void write_stub(size_t i) {
    constexpr uint8_t kJump[] = {0xFF, 0x25};  // jmp *distance(%rip)
    std::memcpy(entry_of(i), &addresses_[i], kEntry);
    std::memcpy(stub_of(i), kJump, sizeof kJump);
    const auto distance = static_cast<int32_t>(entry_of(i) - (stub_of(i) + 6));
    std::memcpy(stub_of(i) + sizeof kJump, &distance, sizeof distance);
  }

  bool relocate() {
    for (const Elf64_Shdr& section : text_.sections()) {
      if (section.sh_type != SHT_RELA || section.sh_info >= places_.size() ||
          !has_memory(text_.sections()[section.sh_info]))
        continue;
      const std::string_view bytes =
          text_.contents(static_cast<uint64_t>(&section - text_.sections().data()));
      for (size_t at = 0; at + sizeof(Elf64_Rela) <= bytes.size(); at += sizeof(Elf64_Rela)) {
        Elf64_Rela relocation;
        std::memcpy(&relocation, bytes.data() + at, sizeof relocation);
        if (!apply(section.sh_info, relocation)) return false;
      }
    }
    return true;
  }

  bool apply(uint64_t section, const Elf64_Rela& relocation) {
    const size_t symbol = ELF64_R_SYM(relocation.r_info);
    const uint64_t size = text_.sections()[section].sh_size;
    if (symbol >= addresses_.size() || relocation.r_offset > size || size - relocation.r_offset < 4)
      return fail("a relocation is outside its section, or of no symbol");
    uint8_t* const place = address_of(section) + relocation.r_offset;
    const auto value = reinterpret_cast<int64_t>(addresses_[symbol]) + relocation.r_addend;
    const auto distance = [&](const uint8_t* target) {
      return reinterpret_cast<int64_t>(target) + relocation.r_addend -
             reinterpret_cast<int64_t>(place);
    };
    switch (ELF64_R_TYPE(relocation.r_info)) {
      case R_X86_64_NONE:
        return true;
      case R_X86_64_64:
        return size - relocation.r_offset >= 8 ? (std::memcpy(place, &value, 8), true)
                                               : fail("a relocation is outside its section");
      case R_X86_64_PC64: {
        const int64_t far = distance(addresses_[symbol]);
        return size - relocation.r_offset >= 8 ? (std::memcpy(place, &far, 8), true)
                                               : fail("a relocation is outside its section");
      }
      case R_X86_64_PLT32: {
        const int64_t near = distance(addresses_[symbol]);
        return write(place, near == static_cast<int32_t>(near) ? near : distance(stub_of(symbol)),
                     symbol);
      }
      case R_X86_64_PC32:
      case R_X86_64_GOTPC32:
        return write(place, distance(addresses_[symbol]), symbol);
      case R_X86_64_GOTPCREL:
      case R_X86_64_GOTPCRELX:
      case R_X86_64_REX_GOTPCRELX:
        return write(place, distance(entry_of(symbol)), symbol);
      case R_X86_64_32S:
        return write(place, value, symbol);
      case R_X86_64_32:
        return value == static_cast<uint32_t>(value) ? (std::memcpy(place, &value, 4), true)
                                                     : write(place, INT64_MAX, symbol);
      default:
        return fail("a relocation of type " + std::to_string(ELF64_R_TYPE(relocation.r_info)) +
                    " is not supported");
    }
  }
  bool write(uint8_t* place, int64_t value, size_t symbol) {
    const auto narrow = static_cast<int32_t>(value);
    const std::string_view name = text_.name_of(text_.symbols()[symbol]);
    if (value != narrow)
      return fail((name.empty() ? "its data" : "'" + std::string(name) + "'") +
                  " is too far away: compile the object with -fPIC");
    std::memcpy(place, &narrow, sizeof narrow);
    return true;
  }

  bool protect() {
    constexpr int kAccess[] = {PROT_READ | PROT_EXEC, PROT_READ | PROT_WRITE, PROT_READ};
    for (int part = 0; part < Parts; ++part) {
      const uint64_t end = part + 1 == Parts ? size_ : begins_[part + 1];
      if (end != begins_[part] &&
          mprotect(object_->memory_ + begins_[part], end - begins_[part], kAccess[part]) != 0)
        return fail("the system refuses memory for code");
    }
    return true;
  }

  // Unwind tables, constructors and destructors; those with a number come first, in its order.
  void list_functions() {
    std::vector<std::pair<uint64_t, size_t>> lists;  // by number
    for (size_t i = 0; i < places_.size(); ++i) {
      const Elf64_Shdr& section = text_.sections()[i];
      if (!has_memory(section)) continue;
      const std::string_view name = text_.name_of(section);
      if (name == ".eh_frame" && section.sh_size != 0) {
        object_->unwind_tables_.push_back(address_of(i));
        __register_frame(object_->unwind_tables_.back());
      }
      if (section.sh_type != SHT_INIT_ARRAY && section.sh_type != SHT_FINI_ARRAY) continue;
      uint64_t number = UINT64_MAX;
      const std::string_view digits = name.substr(name.rfind('.') + 1);
      std::from_chars(digits.data(), digits.data() + digits.size(), number);
      lists.emplace_back(number, i);
    }
    std::ranges::stable_sort(lists, {}, &std::pair<uint64_t, size_t>::first);
    for (const auto& [number, i] : lists) {
      const bool is_first = text_.sections()[i].sh_type == SHT_INIT_ARRAY;
      std::vector<void*>& list = is_first ? object_->initializers_ : object_->finalizers_;
      for (uint64_t at = 0; at + 8 <= text_.sections()[i].sh_size; at += 8) {
        void* function = nullptr;
        std::memcpy(&function, address_of(i) + at, sizeof function);
        if (function != nullptr) list.push_back(function);
      }
    }
    std::ranges::reverse(object_->finalizers_);
  }

  ElfFile text_;
  const LoadedObject::Names& names_;
  std::string error_;
  bool is_too_large_ = false;
  std::unique_ptr<LoadedObject> object_;
  std::vector<uint64_t> places_;   // by section, in its part
  std::vector<uint64_t> commons_;  // by symbol
  std::vector<uint8_t*> addresses_;
  uint64_t sizes_[Parts] = {}, begins_[Parts] = {}, stubs_ = 0, table_ = 0, size_ = 0;
};

std::unique_ptr<LoadedObject> LoadedObject::load(std::string_view bytes, const Names& names,
                                                 std::string& error) {
  return ObjectLoading(bytes, names).run(error);
}

LoadedObject::~LoadedObject() {
  for (void* table : unwind_tables_) __deregister_frame(table);
  if (memory_ != nullptr) munmap(memory_, size_);
}

std::vector<std::string> names_of_object(std::string_view bytes) {
  ElfFile text(bytes);
  std::vector<std::string> names;
  if (!text.read() || text.type() != ET_REL) return names;
  for (const Elf64_Sym& symbol : text.symbols())
    if (ElfFile::is_global(symbol) && ElfFile::is_defined(symbol))
      names.emplace_back(text.name_of(symbol));
  return names;
}

}  // namespace lilt::runtime
