// Text of constants, and of the flags that constant expressions and instructions share.
#pragma once

#include <span>
#include <string>

#include "ir/ssa/module.h"

namespace lilt::ssa {

class ConstantPrinter {
 public:
  ConstantPrinter(std::string& out, ModuleView module, const ConstantPool& pool)
      : out_(out), module_(module), types_(module.types()), pool_(pool) {}

  // Appends the constant as LLVM writes it, with or without its type.
  void print_typed(ConstantId id);
  void print(ConstantId id);

 private:
  void print_integer(ConstantId id);
  void print_floating(ConstantId id);
  void print_list(std::span<const Value> elements);
  void print_aggregate(ConstantId id);
  void print_expression(ConstantId id);
  void print_block_address(ConstantId id);
  void print_inline_assembly(ConstantId id);

  std::string& out_;
  ModuleView module_;
  const TypeTable& types_;
  const ConstantPool& pool_;
};

// The words for fast-math flags, each after a space.
void append_fast_math(std::string& out, uint16_t flags);

// Appends the words for an instruction's flags, which follow its opcode, each after a space.
void append_flags(std::string& out, Opcode opcode, uint16_t flags);

}  // namespace lilt::ssa
