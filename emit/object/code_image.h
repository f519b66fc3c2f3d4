// The result of encoding a function, and the input of the ELF writer and the JIT: bytes and the
// facts about them. A code image depends on no other function, so functions can be encoded on any
// thread and placed in order.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "ir/ssa/debug_info.h"
#include "ir/ssa/profile.h"
#include "ir/ssa/value.h"
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
  friend bool operator==(const Relocation&, const Relocation&) = default;
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

// A place in a function's code, for debug information: an offset; in assembly text, which leaves
// lengths to the assembler, twice the number of a label. One less is one byte before. 0 is the
// function's start.
using CodePoint = uint32_t;
inline constexpr CodePoint kCodeEnd = UINT32_MAX;
constexpr CodePoint label_point(uint32_t label) { return 2 * label; }

// Code offset → line of the program's own source.
struct SourceLine {
  CodePoint code_offset = 0;
  uint32_t file = 0;  // number of a DIFile
  uint32_t line = 0, column = 0;
  // Numbers of the DILocation's scope and of the one of the inlined call; or none (UINT32_MAX).
  uint32_t scope = UINT32_MAX, inlined_at = UINT32_MAX;
  // Whether line tables have one row for both.
  bool is_same_line(const SourceLine& other) const {
    return file == other.file && line == other.line && column == other.column;
  }
  bool is_same_scope(const SourceLine& other) const {
    return scope == other.scope && inlined_at == other.inlined_at;
  }
};

// Where a variable of the program is, in a part of the code.
struct VariablePlace {
  enum class Base : uint8_t {
    FrameAddress,  // the value is an address: `number` from the CFA
    FrameSlot,     // the value is in memory, `number` from the CFA
    Register,      // the value is in the register with that DWARF number
    EntryValue,    // the value was in that register when the function was called
    Constant,      // the value is `number`
    Unknown,       // nobody knows the value
  };
  uint32_t variable = 0;    // number of the DILocalVariable
  uint32_t inlined_at = 0;  // number of the DILocation of the inlined call, or none
  CodePoint begin = 0, end = kCodeEnd;
  Base base = Base::Unknown;
  uint8_t value_size = 8;   // bytes of the value that matter: a register may hold more
  bool is_address = false;  // the variable is in the memory that the value points to
  int64_t number = 0;
  int64_t addend = 0;           // of FrameSlot and Register: the value is so much more
  std::string_view expression;  // `!DIExpression(…)` or its number: from the value to the variable
};

// A call of a function, and what it passes in general registers, for debug information.
struct DebugCall {
  struct Argument {
    int32_t reg;  // DWARF number
    VariablePlace::Base base;
    int64_t number;  // as in VariablePlace
    bool is_narrow;  // the low 32 bits count, the others are 0
  };
  bool is_jump = false;  // the callee returns in place of the function
  CodePoint point = 0;   // after the call; where the jump is
  ssa::SymbolId callee;  // none(): the call is indirect
  std::vector<Argument> arguments;
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

// The instruction that runs when an indirect call finds another type than its callee's.
struct TypeTrap {
  uint32_t code_offset;
};

// A table of 32-bit distances from its start to places in the code.
struct JumpTableData {
  uint32_t symbol;                         // index into CodeImage::symbols
  std::span<const uint32_t> code_offsets;  // of the targets; live in CodeImage::names
};

// A clause of a landing pad. Types are numbers from 1 on: type n is CodeImage::type_infos[n - 1].
struct LandingClause {
  bool is_filter = false;           // takes exceptions of all types but these; otherwise a catch
  std::span<const uint32_t> types;  // of a catch: one. Live in CodeImage::names
};

// What a landing pad is for, in the order in which the personality function tries the clauses: the
// selector of a catch is its type's number, that of a filter is negative, that of a cleanup is 0.
struct LandingClauses {
  bool is_cleanup = false;  // after the clauses: entered by exceptions that none of them takes
  std::span<const LandingClause> clauses;  // live in CodeImage::names
};

inline constexpr uint32_t kNoLandingPad = UINT32_MAX;

// A call with a landing pad. Call sites ascend and do not overlap. One without a landing pad stands
// for all code between its neighbours, which have one: an exception out of a call there leaves the
// function.
// Personality routines end the program when an exception comes out of code without a call site.
struct CallSite {
  uint32_t begin, end;   // code offsets: of the call, and after it
  uint32_t landing_pad;  // code offset, or kNoLandingPad: `begin` and `end` do not count
  uint32_t clauses;      // index into CodeImage::landing_clauses
};

constexpr uint32_t kNoSymbol = UINT32_MAX;

constexpr uint8_t kMaxBlockAlignLog2 = 6;  // blocks that ask for more are aligned to this

struct CodeImage {
  std::vector<uint8_t> bytes;
  uint8_t align_log2 = 0;                                    // that the blocks need
  ssa::Temperature temperature = ssa::Temperature::Unknown;  // of its hottest block
  std::vector<Relocation> relocations;
  std::vector<std::string_view> symbols;  // names that relocations refer to; live in `names`
  std::vector<ConstantData> constants;
  std::vector<CodeLabel> labels;
  std::vector<JumpTableData> jump_tables;
  std::vector<UnwindStep> unwind;
  std::vector<TypeTrap> type_traps;
  // Exceptions: empty in a function without landing pads, which needs no table of them.
  std::vector<CallSite> call_sites;
  std::vector<LandingClauses> landing_clauses;
  std::vector<uint32_t> type_infos;  // index into `symbols`; kNoSymbol: null, every type
  uint32_t personality = kNoSymbol;  // index into `symbols`
  std::vector<LineEntry> lines;
  std::vector<SourceLine> source_lines;                 // ascending; see locate_lines
  std::vector<ssa::DebugInfo::Location> own_locations;  // see DebugInfo::OwnLocations
  std::vector<VariablePlace> variables;
  std::vector<DebugCall> debug_calls;
  std::vector<uint32_t> block_offsets;  // by emitted block, for listings
  std::vector<uint8_t> block_paddings;  // bytes before it, which belong to no instruction
  Arena names;                          // of names, constants and tables

  void clear() {
    bytes.clear();
    align_log2 = 0;
    temperature = ssa::Temperature::Unknown;
    relocations.clear();
    symbols.clear();
    constants.clear();
    labels.clear();
    jump_tables.clear();
    unwind.clear();
    type_traps.clear();
    call_sites.clear();
    landing_clauses.clear();
    type_infos.clear();
    personality = kNoSymbol;
    lines.clear();
    source_lines.clear();
    own_locations.clear();
    debug_calls.clear();
    variables.clear();
    block_offsets.clear();
    block_paddings.clear();
    names.reset();
  }
};

}  // namespace lilt::object
