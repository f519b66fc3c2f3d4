#include "runtime/object_loader.h"

#include <elf.h>
#include <sys/mman.h>

#include <algorithm>
#include <bit>
#include <charconv>
#include <cstring>
#include <optional>

#include "ir/support/release.h"

extern "C" void __register_frame(void*);
extern "C" void __deregister_frame(void*);

namespace lilt::runtime {

namespace {

constexpr size_t kStub = 16;  // `jmp *slot`, and the slot is in the table of addresses
constexpr size_t kEntry = 8;
constexpr uint64_t kLargest = uint64_t{1} << 31;  // distances have 32 bits

// The tables of an object, checked against its size.
class ObjectText {
 public:
  explicit ObjectText(std::string_view bytes) : bytes_(bytes) {}

  // False if it is not a relocatable object for x86-64.
  bool read() {
    const auto header = at<Elf64_Ehdr>(0);
    if (!header || std::memcmp(header->e_ident, ELFMAG, SELFMAG) != 0 ||
        header->e_ident[EI_CLASS] != ELFCLASS64 || header->e_type != ET_REL ||
        header->e_machine != EM_X86_64 || header->e_shentsize != sizeof(Elf64_Shdr))
      return false;
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
    names_ = contents(names);
    for (const Elf64_Shdr& section : sections_)
      if (section.sh_type == SHT_SYMTAB) return read_symbols(section);
    return true;
  }

  const std::vector<Elf64_Shdr>& sections() const { return sections_; }
  const std::vector<Elf64_Sym>& symbols() const { return symbols_; }
  // Of a section without bytes in the file, and of one that is not there: empty.
  std::string_view contents(uint64_t section) const {
    if (section >= sections_.size() || sections_[section].sh_type == SHT_NOBITS) return {};
    const Elf64_Shdr& header = sections_[section];
    if (header.sh_offset > bytes_.size() || header.sh_size > bytes_.size() - header.sh_offset)
      return {};
    return bytes_.substr(header.sh_offset, header.sh_size);
  }
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
  std::optional<T> at(uint64_t offset) const {
    if (offset > bytes_.size() || bytes_.size() - offset < sizeof(T)) return std::nullopt;
    T value;
    std::memcpy(&value, bytes_.data() + offset, sizeof value);
    return value;
  }
  static std::string_view text_at(std::string_view table, uint64_t offset) {
    if (offset >= table.size()) return {};
    table.remove_prefix(offset);
    return table.substr(0, table.find('\0'));
  }
  bool read_symbols(const Elf64_Shdr& table) {
    strings_ = contents(table.sh_link);
    const std::string_view bytes = contents(static_cast<uint64_t>(&table - sections_.data()));
    symbols_.resize(bytes.size() / sizeof(Elf64_Sym));
    if (!symbols_.empty())
      std::memcpy(symbols_.data(), bytes.data(), symbols_.size() * sizeof(Elf64_Sym));
    return true;
  }

  std::string_view bytes_, names_, strings_;
  std::vector<Elf64_Shdr> sections_;
  std::vector<Elf64_Sym> symbols_;
};

}  // namespace

// One object on its way into memory.
class ObjectLoading {
 public:
  ObjectLoading(std::string_view bytes, const LoadedObject::Names& names)
      : text_(bytes), names_(names) {}

  std::unique_ptr<LoadedObject> run(std::string& error) {
    if (!text_.read()) {
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
    if (own == nullptr || !ObjectText::is_global(symbol) || name.empty()) return own;
    const bool is_weak = ELF64_ST_BIND(symbol.st_info) == STB_WEAK || symbol.st_shndx == SHN_COMMON;
    if (void* const other = is_weak ? names_.known(name) : nullptr)
      return static_cast<uint8_t*>(other);
    object_->symbols_.push_back({std::string(name), own, is_weak});
    return own;
  }
  bool resolve(size_t i) {
    const Elf64_Sym& symbol = text_.symbols()[i];
    const std::string_view name = text_.name_of(symbol);
    const bool is_undefined = ObjectText::is_global(symbol) && !ObjectText::is_defined(symbol);
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
    if (!ObjectText::is_defined(symbol) || symbol.st_shndx >= places_.size() ||
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
        object_->unwind_table_ = address_of(i);
        __register_frame(object_->unwind_table_);
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

  ObjectText text_;
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
  if (unwind_table_ != nullptr) __deregister_frame(unwind_table_);
  if (memory_ != nullptr) munmap(memory_, size_);
}

std::vector<std::string> names_of_object(std::string_view bytes) {
  ObjectText text(bytes);
  std::vector<std::string> names;
  if (!text.read()) return names;
  for (const Elf64_Sym& symbol : text.symbols())
    if (ObjectText::is_global(symbol) && ObjectText::is_defined(symbol))
      names.emplace_back(text.name_of(symbol));
  return names;
}

// `!<arch>`, then for each member a header of 60 bytes with its size in decimal, and its bytes.
std::vector<std::string_view> members_of_archive(std::string_view bytes, std::string& error) {
  constexpr std::string_view kMagic = "!<arch>\n";
  constexpr size_t kHeader = 60, kSizeAt = 48, kSizeDigits = 10;
  std::vector<std::string_view> members;
  if (!bytes.starts_with(kMagic)) {
    error =
        bytes.starts_with("!<thin>") ? "thin archives are not supported" : "this is not an archive";
    return members;
  }
  for (size_t at = kMagic.size(); at + kHeader <= bytes.size();) {
    const std::string_view header = bytes.substr(at, kHeader);
    uint64_t size = 0;
    const char* digits = header.data() + kSizeAt;
    std::from_chars(digits, digits + kSizeDigits, size);
    at += kHeader;
    if (size > bytes.size() - at) {
      error = "a member of the archive is cut off";
      return {};
    }
    const bool is_table = header[0] == '/';  // of symbols, or of long names
    if (!is_table || (header[1] >= '0' && header[1] <= '9'))
      members.push_back(bytes.substr(at, size));
    at += size + size % 2;
  }
  return members;
}

}  // namespace lilt::runtime
