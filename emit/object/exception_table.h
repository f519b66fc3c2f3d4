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

// What unwinding does in a function with landing pads (CodeImage has the same facts, with symbols
// as numbers). Positions are code offsets; in assembly text they are numbers of labels, of which 0
// is the function's start, and places without code between them have one number.
struct ExceptionTable {
  std::string_view personality;  // empty: the function needs no table
  std::vector<CallSite> call_sites;
  std::vector<LandingClauses> landing_clauses;
  std::vector<std::string_view> types;  // type n is types[n - 1]; empty: null, every type
  uint32_t end = 0;                     // position of the function's end

  bool is_needed() const { return !personality.empty(); }
  void clear() {
    personality = {};
    call_sites.clear();
    landing_clauses.clear();
    types.clear();
  }
};

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
