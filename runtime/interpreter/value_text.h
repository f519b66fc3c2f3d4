// Values of an interpreted program as text, for traces and records. Pointers appear as the object
// that they were derived from and a distance.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "ir/ssa/module.h"
#include "ir/support/no_index.h"
#include "runtime/interpreter/memory.h"
#include "runtime/interpreter/observed.h"

namespace lilt::runtime {

class ValueText {
 public:
  ValueText(const ssa::Module& module, Memory& memory) : module_(module), memory_(memory) {}

  // The call whose variables need no further name: it is `depth` calls deep.
  void enter(const ObservedBody* body, size_t depth) {
    body_ = body;
    depth_ = depth;
  }
  void append(std::string& out, const ObservedValue& value, const Cell* slots);
  void append_place(std::string& out, BlockRef block, uint64_t offset);
  // The object that an alloca has made gets the alloca's name.
  void name_variable(const ObservedValue& variable, const Cell* slots);

 private:
  struct Object {  // by record
    uint32_t generation = kNone;
    size_t depth = 0;                     // of the call that it is a variable of; 0: none
    const ObservedBody* owner = nullptr;  // likewise
    uint64_t base = 0;
    std::string name;
    bool is_heap = false;
  };

  void append_value(std::string& out, ssa::TypeId type, const Cell*& cells);
  void append_elements(std::string& out, std::string_view brackets, ssa::TypeId type,
                       const Cell*& cells);
  void append_scalar(std::string& out, ssa::TypeId type, const Cell* cells);
  void append_integer(std::string& out, uint32_t width, const Cell* cells);
  void append_pointer(std::string& out, const Cell& pointer);
  void append_object(std::string& out, BlockRef block);
  Object& object_of(BlockRef block);

  const ssa::Module& module_;
  Memory& memory_;
  const ObservedBody* body_ = nullptr;
  size_t depth_ = 0;
  std::vector<Object> objects_;
  size_t heap_count_ = 0, unnamed_count_ = 0;
};

}  // namespace lilt::runtime
