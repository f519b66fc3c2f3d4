// The table of a function's call sites and landing pads that personality routines read: the
// contents of .gcc_except_table, as bytes and as assembly text.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "emit/object/code_image.h"
#include "ir/ssa/module.h"

namespace lilt::object {

// In the table's section and of each function's table, in bytes.
inline constexpr uint32_t kExceptionTableAlignment = 4;

// A 32-bit field of a table for the distance from itself to the reference cell of a symbol.
struct CellReference {
  uint64_t offset;  // in the bytes appended to
  std::string_view symbol;
};

// Appends the table. Requires `bytes` to be aligned, and positions to be code offsets. The fields
// that refer to types are 0, and appended to `references`. O(table), times the logarithm of its
// actions.
void append_exception_table(std::vector<uint8_t>& bytes, const ExceptionTable& table,
                            std::vector<CellReference>& references);

// Labels in the text of a function, numbered like the module's functions: of a position, and of the
// table.
void append_position_label(std::string& out, uint32_t function_number, uint32_t position);
void append_exception_table_label(std::string& out, uint32_t function_number);

// Prints the table with its label; assembled it has the bytes of append_exception_table. The names
// of reference cells that it refers to are those of `module`.
void print_exception_table(std::string& out, const ExceptionTable& table, const ssa::Module& module,
                           uint32_t function_number);

// A reference cell holds the address of a symbol, so that read-only tables refer to symbols of
// other files through a distance. A cell `DW.ref.NAME` is shared by all files that have it; that of
// a symbol which is local to its file is local.
struct ReferenceCell {
  std::string name;
  bool is_local = false;
};
// `is_private`: local in any case.
ReferenceCell reference_cell_of(const ssa::Module& module, std::string_view symbol,
                                bool is_private = false);

}  // namespace lilt::object
