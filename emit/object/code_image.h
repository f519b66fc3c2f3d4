// The result of encoding a function, and the input of the ELF writer and the JIT: bytes and the
// facts about them. A code image depends on no other function, so functions can be encoded on any
// thread and placed in order.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "ir/support/arena.h"
#include "ir/support/source.h"

namespace lilt::object {

enum class RelocationKind : uint8_t {
  Absolute64,    // R_X86_64_64
  Absolute32,    // R_X86_64_32: between debug sections
  PcRelative32,  // R_X86_64_PC32: symbol + addend − place
  PcRelative64,  // R_X86_64_PC64: the same in 64 bits
  Plt32,         // R_X86_64_PLT32: calls and jumps
  GotPcRel,      // R_X86_64_REX_GOTPCRELX: the symbol's GOT entry
  // Of thread-local symbols:
  ThreadOffset32,     // R_X86_64_TPOFF32: distance from the thread pointer
  ThreadOffsetEntry,  // R_X86_64_GOTTPOFF: the GOT entry that holds that distance
  ThreadGeneral,      // R_X86_64_TLSGD: the pair of GOT entries that __tls_get_addr takes
  ModuleOffset64,     // R_X86_64_DTPOFF64: distance from the module's block; for debug information
};

struct Relocation {
  uint32_t offset;  // of the field, from the start of the image
  RelocationKind kind;
  uint32_t symbol;  // index into CodeImage::symbols
  int64_t addend;
};

// A step of the unwind table (DWARF call frame instructions), at a code offset.
enum class UnwindKind : uint8_t {
  DefineCfaOffset,    // CFA = current base register + value
  DefineCfaRegister,  // CFA base becomes `register_number`
  SavedAt,            // register_number is saved at CFA + value (value < 0)
  Restored,           // register_number has its caller's value again
  RememberState,
  RestoreState,
};
struct UnwindStep {
  uint32_t code_offset;
  UnwindKind kind;
  uint8_t register_number;  // DWARF number
  int32_t value;
};

// Code offset → source offset, ascending; for line tables, perf and diagnostics.
struct LineEntry {
  uint32_t code_offset;
  SourceOffset origin;
};

// Code offset → line of the program's own source.
struct SourceLine {
  uint32_t code_offset = 0;
  uint32_t file = 0;  // number of a DIFile
  uint32_t line = 0, column = 0;
  bool is_same(const SourceLine& other) const {
    return file == other.file && line == other.line && column == other.column;
  }
};

// Read-only data of 4, 8 or 16 bytes, aligned to its size, named for its contents.
struct ConstantData {
  uint32_t symbol;         // index into CodeImage::symbols
  std::string_view bytes;  // lives in CodeImage::names
};

// A local symbol at a place in the code.
struct CodeLabel {
  uint32_t symbol;  // index into CodeImage::symbols
  uint32_t code_offset;
};

// A table of 32-bit distances from its start to places in the code.
struct JumpTableData {
  uint32_t symbol;                         // index into CodeImage::symbols
  std::span<const uint32_t> code_offsets;  // of the targets; live in CodeImage::names
};

// The calls of a function through which exceptions may pass, and where its landing pads catch them:
// the contents of its table in .gcc_except_table, in a form that is independent of the table's
// encoding.
//
// Positions are code offsets in a code image. In assembly text they are numbers of labels
// (exception_table.h), of which 0 is the function's start. No landing pad is at position 0.
//
// A call site is a call that may unwind: an invoke with its landing pad, or another call without
// one, through which exceptions pass on to the caller. Call sites ascend by position and are
// disjoint. A call outside all of them must not unwind: if it does, C++ terminates the program.
//
// A landing pad has a list of clauses, which its personality tries in this order:
//   n > 0   catches exceptions of types[n − 1]
//   n < 0   filter: catches exceptions of none of the types filter_types[−n − 1] and following,
//           up to a 0
//   0       cleanup: runs for every exception. Only the last one
// A list without clauses is a cleanup alone. Pads with equal lists may share them.
//
// The number of a type (n, from 1) is what a landing pad gets as its selector, and what
// llvm.eh.typeid.for returns.
struct ExceptionTable {
  static constexpr uint32_t kNoLandingPad = UINT32_MAX;
  struct CallSite {
    uint32_t begin, end;  // [begin, end): positions before and behind the call
    uint32_t landing_pad = kNoLandingPad;
    uint32_t first_clause = 0, clause_count = 0;  // in `clauses`
  };
  std::string_view personality;  // symbol; empty: the function needs no table
  std::vector<CallSite> call_sites;
  std::vector<int32_t> clauses;
  std::vector<std::string_view> types;  // symbols; empty: null, which catches everything
  std::vector<uint32_t> filter_types;   // numbers of types; each filter ends with 0

  bool is_needed() const { return !personality.empty(); }
  void clear() {
    personality = {};
    call_sites.clear();
    clauses.clear();
    types.clear();
    filter_types.clear();
  }
};

constexpr uint8_t kMostBlockAlignLog2 = 6;  // blocks that ask for more are aligned to this

struct CodeImage {
  std::vector<uint8_t> bytes;
  uint8_t align_log2 = 0;  // that the blocks need
  std::vector<Relocation> relocations;
  std::vector<std::string_view> symbols;  // names that relocations refer to; live in `names`
  std::vector<ConstantData> constants;
  std::vector<CodeLabel> labels;
  std::vector<JumpTableData> jump_tables;
  std::vector<UnwindStep> unwind;
  ExceptionTable exceptions;  // its names live in `names`
  std::vector<LineEntry> lines;
  std::vector<SourceLine> source_lines;  // ascending; see locate_lines
  std::vector<uint32_t> block_offsets;   // by emitted block, for listings
  std::vector<uint8_t> block_paddings;   // bytes before it, which belong to no instruction
  Arena names;                           // of names, constants and tables

  void clear() {
    bytes.clear();
    align_log2 = 0;
    relocations.clear();
    symbols.clear();
    constants.clear();
    labels.clear();
    jump_tables.clear();
    unwind.clear();
    exceptions.clear();
    lines.clear();
    source_lines.clear();
    block_offsets.clear();
    block_paddings.clear();
    names.reset();
  }
};

}  // namespace lilt::object
