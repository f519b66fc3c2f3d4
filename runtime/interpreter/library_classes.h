// The exception classes of the C++ library: programs use them, catch them and derive from them, but
// do not define them. An object is what libstdc++ makes of it: the address of a vtable, and after
// it the address of the message, in the classes that have one of their own.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

#include "ir/ssa/module.h"
#include "runtime/interpreter/memory.h"

namespace lilt::runtime {

struct LibraryClass {
  std::string_view name;  // mangled: `St13runtime_error`
  std::string_view base;  // likewise; empty: none
  std::string_view text;  // that what() returns; empty: the object's message
};

inline constexpr uint64_t kLibraryObjectSize = 16;
inline constexpr uint64_t kLibraryMessage = 8;  // its distance in an object

// The class of that mangled name; null: none. O(classes), as is the next.
const LibraryClass* find_library_class(std::string_view name);

// A member function by its mangled name, such as `_ZNSt13runtime_errorC1EPKc`: the class, and
// `C1EPKc`. The class is null if it is none of a library class.
struct LibraryMember {
  const LibraryClass* owner = nullptr;
  std::string_view member;
};
LibraryMember library_member(std::string_view name);

// The vtables and the type information of these classes in the program's memory.
class LibraryClasses {
 public:
  // `symbols`: each symbol's address; it may grow later.
  LibraryClasses(const ssa::Module& module, Memory& memory, const std::vector<Cell>& symbols)
      : module_(module), memory_(memory), symbols_(symbols) {}

  // The variable of a vtable that the program names; it is made the first time.
  Cell vtable_variable(const LibraryClass& of, ssa::SymbolId symbol);
  // What the first word of an object holds.
  Cell vtable(const LibraryClass& of);
  // The address of its type information.
  Cell type(const LibraryClass& of);
  // The class of type information that type() made; null: it did not.
  const LibraryClass* class_of_type(const Cell& type) const;
  bool has_vtables() const { return !methods_.empty(); }
  // The mangled name of the function that a vtable refers to with this address; empty: none.
  std::string method_at(const Cell& address) const;

 private:
  const ssa::Module& module_;
  Memory& memory_;
  const std::vector<Cell>& symbols_;
  std::unordered_map<const LibraryClass*, Cell> vtables_, types_;
  std::unordered_map<uint32_t, const LibraryClass*> methods_, classes_;  // by index of the block
};

}  // namespace lilt::runtime
