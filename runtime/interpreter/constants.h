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
#include "runtime/interpreter/parts.h"

namespace lilt::runtime {

class ConstantValues {
 public:
  // `symbols` contains each symbol's address (by id); it must outlive this object and may be filled
  // later. `blocks`: likewise the addresses of the module's address_taken_blocks.
  ConstantValues(const ssa::Module& module, Memory& memory, const std::vector<Cell>& symbols,
                 const std::vector<Cell>& blocks)
      : module_(module), memory_(memory), symbols_(symbols), blocks_(blocks) {}

  // From now on uses the constants of this function's pool instead of another's.
  void enter(const ssa::ConstantPool& pool);
  // Forgets all values: call it after addresses of symbols change.
  void forget() { of_module_.clear(); }
  // The value of a constant that fits a cell; nothing if the machine cannot represent it.
  std::optional<Cell> value_of(ssa::ConstantId constant) const;
  // The parts (parts.h) of a constant of any type; nothing as above. O(number of parts).
  std::optional<std::vector<Cell>> parts_of(ssa::ConstantId constant) const;
  // The address of a block of a function, from its name. If unknown, a number that belongs to no
  // block.
  Cell block_address(ssa::SymbolId function, std::string_view block) const;
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
  std::optional<std::vector<Cell>> expression_parts(ssa::ConstantId id) const;
  bool add_scalar_parts(std::vector<Cell>& parts, ssa::ConstantId id) const;
  void add_uniform_parts(std::vector<Cell>& parts, ssa::ConstantId id) const;
  void write_bits(const Cell& to, const std::vector<Part>& parts, const std::vector<Cell>& cells);
  void write_parts(const Cell& to, ssa::ConstantId id);
  uint64_t element_offset(ssa::TypeId type, size_t index, ssa::TypeId element) const;

  const ssa::Module& module_;
  Memory& memory_;
  const std::vector<Cell>& symbols_;
  const std::vector<Cell>& blocks_;
  const ssa::ConstantPool* pool_ = nullptr;  // the module's, or a function's over it
  std::vector<Entry> of_module_, of_function_;
};

}  // namespace lilt::runtime
