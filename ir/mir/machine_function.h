// Machine IR: one function as blocks of machine instructions over virtual or physical registers.
//
// The same structure serves from selection (SSA form, PHIs, tied and fixed operands) to emission
// (physical registers, frame slots). Instructions of a block are contiguous in one array; insertion
// and removal go through an edit list applied in one rebuild (edit.h). An instruction is 16 bytes,
// an operand cell 8. A register operand takes one cell, an immediate one (64-bit: two), a memory
// operand three:
//
//   cell 0  MemoryBase   base register, frame slot, or instruction pointer, + scale and segment
//   cell 1  MemoryIndex  index register (or none)
//   cell 2  MemoryDisplacement  32-bit displacement and symbol
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "ir/mir/target_desc.h"
#include "ir/support/arena.h"
#include "ir/support/id.h"
#include "ir/support/id_lists.h"
#include "ir/support/source.h"
#include "ir/support/uninitialized.h"

namespace lilt::mir {

using BlockId = Id<struct MachineBlockTag>;
using SlotId = Id<struct FrameSlotTag>;
// A symbol that code refers to: an index into the function's own list of symbols (those of the
// module and names that the body introduces), so code images do not depend on the order of
// functions.
using SymbolRef = Id<struct CodeSymbolTag>;

enum class CellKind : uint8_t {
  Register,
  Immediate,    // 32-bit signed
  Immediate64,  // the low 32 bits; a Raw cell with the high 32 bits follows
  Block,
  Symbol,  // a direct call's or jump's target
  MemoryBase,
  MemoryIndex,
  MemoryDisplacement,
  Raw,   // second cell of an Immediate64
  Text,  // assembly text, in which cells have a number
};

enum class BaseKind : uint8_t { None, Register, Slot, InstructionPointer };
enum class Segment : uint8_t { None, Fs, Gs };
// What an address takes from a symbol: its place; its entry in the global offset table (an operand
// relative to the instruction pointer); for a thread-local symbol, its distance from the thread
// pointer, or the entry of the table that holds that distance.
enum class SymbolUse : uint8_t { Place, TableEntry, ThreadOffset, ThreadOffsetEntry };

// One operand cell. For Register cells `is_def`, `fixed` and `tied_to` repeat the row's
// specification; in variadic instructions they are the specification.
struct Cell {
  CellKind kind = CellKind::Raw;
  uint8_t detail = 0;  // Register: 1 def, 2 early clobber; MemoryBase: BaseKind | log2 scale << 2 |
                       // segment << 4; Symbol: 1 known to be linked together with this code: no
                       // procedure linkage table needed; 2 a function that no exception leaves
  uint8_t fixed = 0;   // Register: number of the physical register it must be in; 0 any
  int8_t tied_to = -1;   // Register use: cell index of the def it shares a register with
  uint32_t payload = 0;  // register number, slot, block, symbol, text, immediate's bits

  bool is_register() const { return kind == CellKind::Register; }
  bool is_def() const { return kind == CellKind::Register && (detail & 1) != 0; }
  bool is_early_clobber() const { return kind == CellKind::Register && (detail & 2) != 0; }
  // Whether the cell holds a register that is read: a register use, or base or index of an address.
  bool is_use() const {
    return (kind == CellKind::Register && (detail & 1) == 0) ||
           (kind == CellKind::MemoryBase && base_kind() == BaseKind::Register) ||
           (kind == CellKind::MemoryIndex && payload != 0);
  }
  bool holds_register() const { return is_use() || is_def(); }
  Register reg() const { return Register(payload); }
  bool is_local_symbol() const { return kind == CellKind::Symbol && (detail & 1) != 0; }
  bool is_nounwind_symbol() const { return kind == CellKind::Symbol && (detail & 2) != 0; }
  BaseKind base_kind() const { return static_cast<BaseKind>(detail & 3); }
  uint8_t scale() const { return static_cast<uint8_t>(1 << (detail >> 2 & 3)); }
  Segment segment() const { return static_cast<Segment>(detail >> 4 & 3); }
  SlotId slot() const { return SlotId(payload); }
  BlockId block() const { return BlockId(payload); }
  SymbolRef symbol() const { return SymbolRef(payload); }
  int32_t immediate() const { return static_cast<int32_t>(payload); }
  void set_register(Register r) { payload = r.number(); }
  // Of a MemoryBase: makes a register its base.
  void set_base(Register r) {
    detail = static_cast<uint8_t>((detail & ~3) | static_cast<uint8_t>(BaseKind::Register));
    payload = r.number();
  }
};
static_assert(sizeof(Cell) == 8);

// The value of an Immediate64 and its Raw cell, and back.
constexpr int64_t immediate64(const Cell* cells) {
  return static_cast<int64_t>(uint64_t{cells[1].payload} << 32 | cells[0].payload);
}
constexpr void immediate64_to_cells(int64_t value, Cell (&cells)[2]) {
  cells[0] = {CellKind::Immediate64, 0, 0, -1, static_cast<uint32_t>(value)};
  cells[1] = {CellKind::Raw, 0, 0, -1, static_cast<uint32_t>(static_cast<uint64_t>(value) >> 32)};
}

// MemoryDisplacement: `payload` is the displacement; the symbol (24 bits + 1, 0 none) is packed
// into the three bytes detail, fixed, tied_to. Use the accessors of Address.

// The parts of a memory operand: base + index * scale + displacement (+ symbol), in a segment.
struct Address {
  BaseKind base_kind = BaseKind::None;
  Register base;  // BaseKind::Register
  SlotId slot;    // BaseKind::Slot
  Register index;
  uint8_t scale = 1;  // 1, 2, 4, 8
  int32_t displacement = 0;
  SymbolRef symbol;  // Place, entries: the base is the instruction pointer. ThreadOffset: it is not
  SymbolUse symbol_use = SymbolUse::Place;
  Segment segment = Segment::None;

  static Address of_register(Register base, int32_t displacement = 0);
  static Address of_slot(SlotId slot, int32_t displacement = 0);
  static Address of_symbol(SymbolRef symbol, int32_t displacement = 0);  // rip-relative
  void to_cells(Cell (&cells)[3]) const;
  static Address from_cells(const Cell* cells);
  static SymbolRef symbol_of(const Cell* cells);  // of the address that these cells hold
};

struct MachineInstr {
  uint16_t opcode = 0;
  uint8_t width = 0;      // bytes
  uint8_t condition = 0;  // rows with HasCondition
  uint32_t first_cell = 0;
  uint32_t cell_count = 0;
  SourceOffset origin = kNoOffset;
};
static_assert(sizeof(MachineInstr) == 16);

struct MachineBlock {
  uint32_t begin = 0, end = 0;  // instructions [begin, end) of MachineFunction::instructions
  float frequency = 1;          // executions per call of the function
  uint32_t loop_depth = 0;
  uint8_t align_log2 = 0;            // alignment of the block's first byte
  uint8_t most_padding = UINT8_MAX;  // bytes: a block that needs more for it is not aligned
  // The first byte is half an alignment after a multiple of the alignment: `align 32 half` is 16,
  // 48, 80, …. Requires an alignment, and that most_padding is unlimited.
  bool is_half_after = false;
  std::string_view name;  // of the IR block it comes from; may be empty
};

struct Edge {
  BlockId from, to;
};

// A local symbol of a block's address, which code and data may hold.
struct BlockLabel {
  BlockId block;
  SymbolRef symbol;
};

// What the IR calls a value: a text, a number, or nothing.
class ValueName {
 public:
  constexpr ValueName() = default;
  // `text` must live as long as the name; empty: none.
  constexpr explicit ValueName(std::string_view text)
      : begin_(text.data()), length_(static_cast<uint32_t>(text.size())) {}
  // Requires a number below 2^32 - 1.
  static constexpr ValueName number(uint32_t number) {
    ValueName name;
    name.length_ = number + 1;
    return name;
  }
  constexpr bool is_none() const { return length_ == 0; }
  constexpr bool is_number() const { return begin_ == nullptr && length_ != 0; }
  constexpr bool is_text() const { return begin_ != nullptr && length_ != 0; }
  constexpr std::string_view text() const { return {begin_, length_}; }
  constexpr uint32_t number() const { return length_ - 1; }

 private:
  friend struct VirtualRegister;
  const char* begin_ = nullptr;
  uint32_t length_ = 0;  // without a begin: 1 + the number, or 0
};

struct VirtualRegister {
  RegClass register_class = RegClass::Gpr;
  uint32_t name_length = 0;  // the parts of the name
  const char* name_begin = nullptr;
  ValueName name() const {  // of the IR value; see register_names.h for what text calls a register
    ValueName name;
    name.begin_ = name_begin;
    name.length_ = name_length;
    return name;
  }
  void set_name(ValueName name) {
    name_begin = name.begin_;
    name_length = name.length_;
  }
};
static_assert(sizeof(VirtualRegister) == 8 + sizeof(void*));

enum class SlotKind : uint8_t {
  Local,     // an alloca of known size
  Spill,     // made by register allocation
  Incoming,  // an argument the caller left on the stack; `offset` from the caller's rsp at the call
};

// The part of a slot in a frame with a guard, whose value shows whether a write ran over the end of
// an array: those with higher numbers are nearer to the return address.
enum class Guarding : uint8_t {
  None,
  Array,
  Buffer,  // an array of characters
  Guard,   // the guard itself
};

struct FrameSlot {
  SlotKind kind = SlotKind::Local;
  uint64_t size = 0;   // bytes
  uint32_t align = 8;  // bytes, power of two
  int64_t offset = 0;  // Incoming: from the first stack argument; others: set by frame layout
  Guarding guarding = Guarding::None;
  std::string_view name;  // of the alloca
};

// A variable of the program that is in a slot all the time.
struct DebugSlot {
  uint32_t record = 0;  // its place among the records of the IR function
  SlotId slot;
};

// A value of the program that debug information follows through the code.
struct DebugValue {
  enum class Start : uint8_t {
    Nowhere,   // it was removed
    Cell,      // a cell defines it: a register, or the address of a spill slot that it goes to
    Argument,  // it is in `reg` when the function is called
    Block,     // of a PHI or an ENTRY, which allocation removes: it is in `reg`, or else in `slot`,
               // whenever `block` begins
  };
  Start start = Start::Nowhere;
  uint8_t size = 0;   // bytes of it that matter
  uint32_t cell = 0;  // its index, which stays the same as long as the instruction does
  BlockId block;
  Register reg;
  SlotId slot;
};
// What a record about a variable says. Records without a use say that it is unknown.
struct DebugUse {
  enum class Kind : uint8_t {
    Value,
    Constant,  // the one in the record
    Slot,      // a slot's address
    Memory,    // what the caller left on the stack
  };
  uint32_t record = 0;  // its place among the records of the IR function
  Kind kind = Kind::Constant;
  uint8_t size = 8;     // bytes of the value that matter
  uint32_t number = 0;  // index into debug_values; the slot's; of memory, from the CFA
  int64_t addend = 0;   // of Value and Slot: what the record says is so much more
};

// The stack frame. Offsets are filled in by prologue/epilogue insertion, which documents the
// layout.
struct Frame {
  IdMap<SlotId, FrameSlot> slots;
  uint32_t outgoing_bytes = 0;  // stack arguments of calls, at [rsp]
  bool has_calls = false;
  bool has_dynamic_alloca = false;  // needs a frame pointer
  bool has_red_zone = true;         // signal handlers leave the 128 bytes below rsp alone
  bool calls_return_twice = false;  // setjmp: a spill slot may be read again after its last use
  bool has_single_calls = false;    // some call is `noduplicate`: no block is copied
  bool passes_ymm = false;          // takes, gives or passes a value in a ymm register
  bool uses_frame_pointer = false;  // decided before allocation: rbp is then not allocatable
  // Registers that the caller finds as they were, in a function of its convention.
  RegSet callee_saved;
  RegSet saved;                    // those that are saved in the frame: general ones are pushed
  bool probes_stack = false;       // each page of a large frame is touched, in order
  uint32_t probe_interval = 4096;  // the size of these pages
  // Branches that a register or memory directs end at marks (ENDBR64): in the function, at its
  // start.
  bool tracks_branches = false, marks_entry = false;
  bool calls_fentry = false;  // __fentry__ is called before anything else
  uint8_t zeroed = 0;         // ssa::zeroed_registers: what a return makes zero
  uint16_t patchable = 0;     // bytes of no-operations at the start
  uint8_t mitigations = 0;    // a set of ssa::mitigation
  uint32_t popped = 0;        // bytes of stack arguments that a return removes
  // Bytes between the return address and what the frame has below it: room for the arguments of
  // jumps to functions that take more of the stack than this one.
  uint32_t jump_room = 0;
  uint8_t stack_align = 16;  // bytes that the stack pointer is aligned to at calls: 8 or 16
  // From a function that a checked call may call back to its type's hash, after which stand four
  // bytes and the prefix of "patchable-function-prefix": bytes of the latter.
  uint16_t patchable_prefix = 0;
  uint64_t size = 0;  // bytes below the saved registers, after layout
  bool laid_out = false;
  // Bytes from the register that slots are addressed from, up to the CFA: the caller's stack
  // pointer before the call. After layout.
  int64_t bytes_to_cfa = 0;
  // Where the prologue is: the function has its frame after there. none(): in the entry block.
  BlockId prologue_block;

  // Makes the frame that of an empty function. Keeps the memory of `slots`.
  void clear();
};

// Read-only data that the code refers to: 4, 8 or 16 bytes, aligned to their size. The symbol is
// ".LC" and the bytes in hexadecimal, read as one little-endian number, so equal constants of all
// functions are merged.
struct ReadOnlyConstant {
  SymbolRef symbol;
  std::string_view bytes;
};

// Read-only data for an indirect jump: an entry is the 32-bit distance from the table's start to a
// block. The symbol names the table.
struct JumpTable {
  SymbolRef symbol;
  std::span<BlockId> targets;  // live in MachineFunction::names
};

// A clause of a landing pad: types by number, from 1 (MachineFunction::type_infos).
struct LandingClause {
  bool is_filter = false;           // takes what is of none of the types; otherwise a catch of one
  std::span<const uint32_t> types;  // live in MachineFunction::names
};

// What a landing pad is for. Calls that end a block and have a landing pad name it by number.
struct LandingPad {
  bool is_cleanup = false;
  std::span<const LandingClause> clauses;  // live in MachineFunction::names
};

using InstructionArray = UninitializedVector<MachineInstr>;
using CellArray = UninitializedVector<Cell>;

class MachineFunction {
 public:
  MachineFunction() = default;
  MachineFunction(const MachineFunction&) = delete;
  MachineFunction& operator=(const MachineFunction&) = delete;
  // Empties the function; keeps memory. `name` must live as long as the function's contents.
  void reset(const TargetDesc& target, std::string_view name);

  const TargetDesc& target() const { return *target_; }
  std::string_view name() const { return name_; }
  void rename(std::string_view name) { name_ = name; }
  const InstrDesc& desc(const MachineInstr& i) const { return (*target_)[i.opcode]; }

  // Instructions and cells. Valid until the next edit or append. Neither need be in the order of
  // the blocks, and edits leave behind elements that belong to no block or instruction.
  InstructionArray instructions;
  CellArray cells;
  std::span<Cell> cells_of(const MachineInstr& i) {
    return {cells.data() + i.first_cell, i.cell_count};
  }
  std::span<const Cell> cells_of(const MachineInstr& i) const {
    return {cells.data() + i.first_cell, i.cell_count};
  }
  std::span<MachineInstr> instructions_of(BlockId block) {
    return {instructions.data() + blocks[block].begin, blocks[block].end - blocks[block].begin};
  }
  std::span<const MachineInstr> instructions_of(BlockId block) const {
    return {instructions.data() + blocks[block].begin, blocks[block].end - blocks[block].begin};
  }

  IdMap<BlockId, MachineBlock> blocks;
  // The blocks at the ends of the edges out of a block and into it, and the labels of a block:
  // valid until they are set again.
  std::span<const BlockId> successors(BlockId block) const { return successors_[block]; }
  std::span<const BlockId> predecessors(BlockId block) const { return predecessors_[block]; }
  std::span<const SymbolRef> labels(BlockId block) const { return labels_[block]; }
  bool has_labels() const { return !labels_.empty(); }
  // Replace all edges or labels, whose blocks must exist. The lists of a block keep the order in
  // which its edges and labels are given. O(blocks + edges or labels), without allocation once
  // memory suffices.
  void set_edges(std::span<const Edge> edges);
  void set_labels(std::span<const BlockLabel> labels);

  // Order in which blocks are emitted. For allocators: the entry first, a dominator before what it
  // dominates, loops contiguous where the graph is reducible.
  std::vector<BlockId> layout;
  std::vector<VirtualRegister> virtual_registers;  // by Register::virtual_index
  Register new_register(RegClass register_class, ValueName name = {});
  RegClass class_of(Register r) const {
    return virtual_registers[r.virtual_index()].register_class;
  }
  // Registers that can hold values of a class: its members, except the frame pointer if it is in
  // use.
  RegSet allocatable(RegClass register_class) const {
    RegSet set = target_->classes[static_cast<size_t>(register_class)].members;
    if (frame.uses_frame_pointer) set.erase(target_->frame_pointer);
    return set;
  }
  Frame frame;
  std::vector<std::string_view> symbols;  // names, by SymbolRef
  // Finds or adds; O(1) expected. `name` must live as long as the function (see `names`).
  SymbolRef symbol_ref(std::string_view name);
  std::vector<ReadOnlyConstant> constants;
  // The symbol of a read-only constant, which is added if it is new. O(1) expected. Requires 4, 8
  // or 16 bytes; they are copied.
  SymbolRef constant(std::string_view bytes);
  // Templates of inline assembly in AT&T syntax, by the payload of Text cells.
  std::vector<std::string_view> texts;
  // Adds a text, which is copied.
  uint32_t add_text(std::string_view text);
  std::vector<JumpTable> jump_tables;
  std::vector<DebugSlot> debug_slots;
  std::vector<DebugValue> debug_values;
  std::vector<DebugUse> debug_uses;  // ascending records
  // By phi of the IR's text: index into debug_values, or kNoDebugValue. May end early.
  static constexpr uint32_t kNoDebugValue = UINT32_MAX;
  std::vector<uint32_t> debug_phis;
  // First cells of instructions that stand for others as well: their origins are not the only ones.
  std::vector<uint32_t> debug_merged;
  // For passes that give a value another definition, or copy a block. Cost: O(debug_values).
  void move_debug_definition(uint32_t from_cell, uint32_t to_cell);
  void forget_debug_values(BlockId block);
  // Adds a table of a copy of `targets`, with a symbol of its own: ".Ltable", function and number.
  SymbolRef add_jump_table(std::span<const BlockId> targets);
  void add_jump_table(SymbolRef symbol, std::span<const BlockId> targets);
  // Exceptions: the function that the unwinder asks, the types that landing pads and the code name
  // (none(): null), the different landing pads. All empty without landing pads.
  SymbolRef personality;
  std::vector<SymbolRef> type_infos;
  std::vector<LandingPad> landing_pads;
  // The number of a type, from 1, which is added if it is new. O(types).
  uint32_t type_number(SymbolRef type);
  // The number of an equal landing pad, which is added, and copied, if it is new. O(landing pads).
  uint32_t landing_pad_number(const LandingPad& pad);
  // Facts about the state, for the verifier: still SSA? still virtual registers?
  bool is_ssa = false;
  bool is_allocated = false;
  // Size counts for more than speed: `optsize`, `minsize`.
  bool is_for_size = false;
  // Of the processor, that the code may use: bits of TargetDesc::feature_names.
  uint32_t features = 0;
  Arena names;  // for names that live in no other place

 private:
  const TargetDesc* target_ = nullptr;
  std::string_view name_;
  IdLists<BlockId, BlockId> successors_, predecessors_;
  IdLists<BlockId, SymbolRef> labels_;
  friend class EditList;
  InstructionArray spare_instructions_;  // memory that the next rebuild fills
  void rehash_symbols(size_t size);
  std::vector<SymbolRef> symbol_table_;  // open addressing; the size is 0 or a power of two
  std::string table_name_;               // memory for the name of a jump table
};

}  // namespace lilt::mir
