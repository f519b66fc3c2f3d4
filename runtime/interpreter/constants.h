// The values of constants, and the initial contents of global variables.
//
// A constant's elements are interned before it, so evaluating in the order of ids needs no
// recursion.
#pragma once

#include <optional>
#include <vector>

#include "ir/ssa/constant.h"
#include "ir/ssa/module.h"
#include "runtime/interpreter/memory.h"

namespace lilt::runtime {

class ConstantValues {
 public:
  // `symbols` gives each symbol's address (by id); it must outlive this and may be filled later.
  ConstantValues(const ssa::Module& module, Memory& memory, const std::vector<Cell>& symbols)
      : module_(module), memory_(memory), symbols_(symbols) {}

  // Takes the constants of a function's pool into account from now on, in place of another's.
  void enter(const ssa::ConstantPool& pool);
  // Forgets all values: for when addresses of symbols have changed.
  void forget() { of_module_.clear(); }
  // The value of a constant that a local could hold; nothing when the machine cannot represent it.
  std::optional<Cell> value_of(ssa::ConstantId constant) const;
  // Writes a constant of any type to memory. Throws a Fault of kind Unsupported, without a place.
  void write(const Cell& to, ssa::ConstantId constant);

 private:
  struct Entry {
    Cell cell;
    bool is_known = false;
  };
  const ssa::Constant& constant(ssa::ConstantId id) const { return (*pool_)[id]; }
  void evaluate_up_to(std::vector<Entry>& entries, size_t base, size_t end);
  Entry evaluate(ssa::ConstantId id) const;
  Entry evaluate_expression(ssa::ConstantId id) const;
  Entry evaluate_address(ssa::ConstantId id) const;
  Entry entry_of(ssa::Value value) const;
  void write_scalar(const Cell& to, ssa::ConstantId id);

  const ssa::Module& module_;
  Memory& memory_;
  const std::vector<Cell>& symbols_;
  const ssa::ConstantPool* pool_ = nullptr;  // the module's, or a function's over it
  std::vector<Entry> of_module_, of_function_;
};

// Width in bits of a type whose values fit a cell: integers to 64 bits, float, double, pointers; 0
// for all others.
uint32_t cell_width(const ssa::TypeTable& types, ssa::TypeId type);

}  // namespace lilt::runtime
