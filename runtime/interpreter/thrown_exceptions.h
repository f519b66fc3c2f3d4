// C++ exceptions of interpreted programs: the thrown objects, and which handlers catch them.
//
// The rules of matching read the programs' type information in memory, as the C++ library does:
// the vtable that a std::type_info begins with tells its kind. Type information that the library
// defines (`_ZTIi`, `_ZTISt9exception`) is known by its name only: types are equal if their names
// are, and names of pointers tell what they point to; bases of the library's exceptions are in
// library_classes.h. Source: Itanium C++ ABI, 2.9.5 and Exception Handling.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "ir/ssa/module.h"
#include "runtime/interpreter/library_classes.h"
#include "runtime/interpreter/memory.h"

namespace lilt::runtime {

struct ThrownException {
  Cell object, type, destructor;  // destructor: null if it needs none
  Cell caught;                    // what the handler gets: the object, its base, or the pointer
  uint32_t handlers = 0;          // that have begun and not ended
  uint32_t references = 0;        // exception_ptr objects that refer to it
  bool is_flying = false;         // thrown, and no handler has begun
  // The frame whose landing pad catches it, as the number of calls down to it, and what that gets.
  static constexpr size_t kUnknown = SIZE_MAX;
  size_t handler_depth = kUnknown;
  uint32_t selector = 0;
};

// A subobject of class type.
struct ClassObject {
  Cell type, address;
  bool is_public = true;
  const LibraryClass* library = nullptr;  // or a class of the library; `type` does not count then
};

class TypeRules {
 public:
  // `symbols`: each symbol's address; it may grow later.
  TypeRules(const ssa::Module& module, Memory& memory, const std::vector<Cell>& symbols,
            const LibraryClasses& library)
      : module_(module), memory_(memory), symbols_(symbols), library_(library) {}

  // Whether a handler for `type` (null: every type) catches the exception; then sets what it gets.
  bool catches(const Cell& type, ThrownException& exception) const;
  // The object of class `target` that dynamic_cast finds from one of class `source`; null: none.
  Cell dynamic_cast_of(const Cell& object, const Cell& source, const Cell& target) const;
  // The mangled name of a type.
  std::string name_of(const Cell& type) const;
  std::string name_of(const ClassObject& object) const;

 private:
  enum class Kind : uint8_t { Plain, Class, SingleBase, Bases, Pointer };
  static constexpr uint32_t kConst = 1, kVolatile = 2;
  struct Type {
    std::string name;
    Kind kind = Kind::Plain;
    uint32_t qualifiers = 0;  // of what a pointer points to
    std::string pointee;      // its name
    Cell pointee_type = {};   // null: only its name is known
    bool is_known = true;     // the program defines it
  };
  Type type_at(const Cell& type) const;
  Kind kind_of(const Cell& type) const;
  // The name of type information that the library defines; empty: the program does.
  std::string_view library_name(const Cell& type) const;
  bool is_function(const Type& pointer) const;
  // Whether the conversion of a pointer is one that catching makes; sets the converted one.
  bool catches_pointer(const Type& wanted, const Type& thrown, const Cell& pointer,
                       Cell& converted) const;
  // The public base of that name, if there is one and only one. The object may be null.
  bool find_base(const ClassObject& whole, const std::string& name, Cell& base) const;
  // Calls the function with the object and its direct and indirect bases.
  void visit(const ClassObject& object,
             const std::function<void(const ClassObject&)>& function) const;

  const ssa::Module& module_;
  Memory& memory_;
  const std::vector<Cell>& symbols_;
  const LibraryClasses& library_;
};

// The exceptions that live.
struct Exceptions {
  // Of an object that __cxa_allocate_exception made; faults if it is none.
  ThrownException& at(const Cell& object, const Memory& memory);
  // The number by which landing pads know a type: from 1, in the order of requests.
  uint32_t number_of(const Cell& type);

  std::unordered_map<uint64_t, ThrownException> by_object;
  std::vector<uint64_t> caught;  // objects whose handlers run, one for each, the newest last
  std::vector<uint64_t> types;   // by number - 1: addresses
  uint32_t uncaught = 0;
  Cell terminate_handler = null_cell();  // what set_terminate was given
};

}  // namespace lilt::runtime
