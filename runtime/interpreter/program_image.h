// The program's symbols in memory: addresses of functions, contents of variables, what libraries
// define.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "runtime/interpreter/constants.h"
#include "runtime/interpreter/library_classes.h"
#include "runtime/interpreter/memory.h"
#include "runtime/interpreter/thrown_exceptions.h"

namespace lilt::runtime {

class ProgramImage {
 public:
  ProgramImage(const ssa::Module& module, Memory& memory)
      : module_(module),
        memory_(memory),
        constant_values_(module, memory, symbols_, block_addresses_),
        library_classes_(module, memory, symbols_) {}
  // Gives each symbol an address. Also called after a body is read: it may call undeclared
  // functions.
  void place();
  // Writes the initial values of variables.
  void initialise();
  // The arguments of `main`, in memory.
  std::vector<Cell> start_arguments(ssa::SymbolId start, std::span<const std::string> arguments);
  // A text that lives as long as the program, with a null byte after it.
  Cell new_string(std::string_view text);

  const Cell& operator[](ssa::SymbolId symbol) const { return symbols_[symbol.index()]; }
  ConstantValues& constant_values() { return constant_values_; }
  LibraryClasses& library_classes() { return library_classes_; }
  TypeRules type_rules() { return {module_, memory_, symbols_, library_classes_}; }
  // 0, 1, 2 for the value of stdin, stdout, stderr; -1 for other pointers.
  int stream_of(const Cell& pointer) const;

 private:
  Cell address_of(ssa::SymbolId symbol);
  Cell external_variable(ssa::SymbolId symbol);
  Cell new_array_of_pointers(std::span<const Cell> pointers, bool has_length);

  const ssa::Module& module_;
  Memory& memory_;
  std::vector<Cell> symbols_, block_addresses_;
  ConstantValues constant_values_;
  LibraryClasses library_classes_;
  Cell streams_[3] = {};
};

}  // namespace lilt::runtime
