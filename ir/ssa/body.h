// The code of a function in SSA form: basic blocks of instructions over typed values. It knows
// neither the module nor what types and constants are: see function.h.
//
// Arguments and instructions share one table; the id of an instruction is the id of its result.
// Instructions of a block form a doubly linked list; the last is the only terminator, phis come
// first. Operands are cells of one arena; an instruction has a span of it. What the cells of each
// opcode mean:
//
//   Ret            [value]                       CondBr   cond, block if true, block if false
//   Br             block                         Switch   cond, default, (constant, block)…
//   IndirectBr     address, block…               Select   cond, if true, if false
//   binary         left, right                   Phi      (value, block)…
//   Alloca         Type allocated, [count]       ICmp/FCmp  left, right  (subcode: predicate)
//   Load           pointer                       Store    value, pointer
//   GetElementPtr  Type source, pointer, index…  Call     Type function, callee, argument…
//   cast           value                         ExtractValue/InsertValue  aggregate, [value],
//                                                         then the indices as i32 constants
//   VAArg  pointer to the list                   Fence  (subcode: AtomicOrdering)
//   CmpXchg  pointer, expected, new; result { T, i1 }
//            (subcode: ordering on success | ordering on failure << 4)
//   AtomicRMW  pointer, operand  (subcode: AtomicOperation | ordering << 5)
//   ExtractElement  vector, index                InsertElement  vector, element, index
//   ShuffleVector  left, right, mask (a constant vector of i32)
//   Packed  operand… (subcode: PackedOpcode)
//   Invoke, LandingPad, Resume: see exceptions.h
// The subcode of Load and Store is their AtomicOrdering.
// Use lists are kept only after `track_uses()`: the parser and the passes of -O0 do not pay for
// them.
#pragma once

#include <bit>
#include <cstdint>
#include <initializer_list>
#include <span>
#include <vector>

#include "ir/ssa/facts.h"
#include "ir/ssa/opcode.h"
#include "ir/ssa/value.h"
#include "ir/support/id.h"
#include "ir/support/source.h"

namespace lilt::ssa {

namespace flag {
enum : uint16_t {
  NoUnsignedWrap = 1,  // add sub mul shl trunc gep
  NoSignedWrap = 2,    // add sub mul shl trunc; gep: nusw
  Exact = 4,           // udiv sdiv lshr ashr
  Disjoint = 4,        // or
  NonNegative = 4,     // zext uitofp
  InBounds = 4,        // getelementptr
  Volatile = 8,        // load store cmpxchg atomicrmw
  Weak = 16,           // cmpxchg
  Tail = 16,           // call: `tail`
  MustTail = 32,       // call: `musttail`
  NoTail = 64,         // call: `notail`
                       // br of a condition: all bits, see branch_probability.h
  FactsShift = 4,      // load store: bits 4–9; call: bits 7–12: its set of facts, see Facts
  CallFactsShift = 7,
  AlignShift = 10,  // bits 10–15: 1 + log2 of the alignment in bytes, 0: the type's own
};
}

struct Instruction {
  Opcode opcode = Opcode::Unreachable;
  uint8_t subcode = 0;  // predicate, ordering, atomic operation: see above; otherwise 0
  uint16_t flags = 0;   // namespace flag
  TypeId type;          // of the result; void if none
  uint32_t first_operand = 0;
  uint32_t operand_count = 0;
};
static_assert(sizeof(Instruction) == 16);

// The bits of flags for an alignment, a power of two in bytes.
constexpr uint16_t align_flag(uint32_t bytes) {
  return static_cast<uint16_t>((1 + std::countr_zero(bytes)) << flag::AlignShift);
}
// The bits for the facts of a load, a store or a call.
constexpr uint16_t facts_flag(Opcode opcode, FactsIndex index) {
  return static_cast<uint16_t>(
      index << (opcode == Opcode::Call ? flag::CallFactsShift : flag::FactsShift));
}

// The name of a local or block in text: none (the printer numbers it), a number, or text. New
// values that a pass creates from a named one share its name; the printer makes it unique.
class Name {
 public:
  constexpr Name() = default;
  static constexpr Name number(uint32_t number) { return Name(number | kNumber); }
  static constexpr Name text(uint32_t index) { return Name(index + 1); }
  constexpr bool is_none() const { return word_ == 0; }
  constexpr bool is_number() const { return (word_ & kNumber) != 0; }
  constexpr bool is_text() const { return !is_none() && !is_number(); }
  constexpr uint32_t number() const { return word_ & ~kNumber; }
  constexpr uint32_t text_index() const { return word_ - 1; }
  friend constexpr bool operator==(Name, Name) = default;

 private:
  constexpr explicit Name(uint32_t word) : word_(word) {}
  static constexpr uint32_t kNumber = 1u << 31;
  uint32_t word_ = 0;
};

struct Block {
  InstId first, last;  // none() in an empty block
  Name name;
  SourceOffset offset = kNoOffset;  // of its label
  bool address_taken = false;       // by a blockaddress: must stay, and gets a symbol
  bool stays_rolled = false;        // a loop that begins here must not be unrolled
  bool stays_scalar = false;        // a loop that begins here must not be vectorized
};

using UseId = Id<struct UseTag>;  // an operand cell

class Body {
 public:
  Body(const Body&) = delete;
  Body& operator=(const Body&) = delete;
  // Whether the memory that the code takes is worth giving back.
  bool is_large() const { return value_count() > kLarge; }

  // --- values
  InstId add_argument(TypeId type, Name name = {}, SourceOffset offset = kNoOffset);
  uint32_t argument_count() const { return static_cast<uint32_t>(arguments_.size()); }
  InstId argument(uint32_t index) const { return arguments_[index]; }
  // Replaces an argument by arguments of other types; returns the first of them, the others follow.
  // The old argument stays as a value outside the function until its uses are gone. O(arguments).
  InstId replace_argument(uint32_t index, std::span<const TypeId> types);
  // Number of ids given out, arguments and removed instructions included.
  size_t value_count() const { return instructions_.size(); }
  Instruction& operator[](InstId id) { return instructions_[id.index()]; }
  const Instruction& operator[](InstId id) const { return instructions_[id.index()]; }

  // --- operands
  std::span<const Value> operands(InstId id) const {
    const Instruction& i = (*this)[id];
    return {operands_.data() + i.first_operand, i.operand_count};
  }
  Value operand(InstId id, uint32_t index) const {
    return operands_[(*this)[id].first_operand + index];
  }
  void set_operand(InstId id, uint32_t index, Value value);
  // Replaces the instruction's operands; `operands` may be operands of this function. O(count); a
  // span that grows moves to the end of the arena unless it is there, so repeated appending to one
  // instruction is linear.
  void set_operands(InstId id, std::span<const Value> operands);

  // --- creating, placing and removing instructions
  // A new instruction outside any block. `operands` may be operands of another instruction here.
  InstId create(Opcode opcode, TypeId type, std::span<const Value> operands, uint16_t flags = 0,
                uint8_t subcode = 0, SourceOffset offset = kNoOffset) {
    return add({opcode, subcode, flags, type}, operands,
               {InstId(), InstId(), BlockId(), Name(), offset});
  }
  InstId create(Opcode opcode, TypeId type, std::initializer_list<Value> operands,
                uint16_t flags = 0, uint8_t subcode = 0, SourceOffset offset = kNoOffset) {
    return create(opcode, type, std::span<const Value>(operands.begin(), operands.size()), flags,
                  subcode, offset);
  }
  void append(BlockId block, InstId id) {
    entries_[id.index()].previous = (*this)[block].last;
    entries_[id.index()].next = InstId::none();
    entries_[id.index()].block = block;
    set_last(block, id);
  }
  // create() and append() in one step.
  InstId create_at_end(BlockId block, Opcode opcode, TypeId type, std::span<const Value> operands,
                       uint16_t flags, uint8_t subcode, SourceOffset offset) {
    InstId id = add({opcode, subcode, flags, type}, operands,
                    {(*this)[block].last, InstId(), block, Name(), offset});
    set_last(block, id);
    return id;
  }
  void insert_before(InstId position, InstId id);
  // Moves an instruction and those after it in its block to the end of another. O(moved).
  void move_rest(InstId first, BlockId to);
  void unlink(InstId id);  // out of its block; may be placed again
  void erase(InstId id);   // unlinked, operands dropped; nothing may use its result

  // --- blocks
  BlockId add_block(Name name = {}, SourceOffset offset = kNoOffset);
  // The two halves of add_block: a block outside the function, and its place after the last one.
  BlockId create_block(Name name = {}, SourceOffset offset = kNoOffset);
  void append_block(BlockId block) { layout_.push_back(block); }
  Block& operator[](BlockId id) { return blocks_[id.index()]; }
  const Block& operator[](BlockId id) const { return blocks_[id.index()]; }
  size_t block_count() const { return blocks_.size(); }  // ids given out, removed blocks included
  // Blocks in layout order; the first is the entry.
  const std::vector<BlockId>& blocks() const { return layout_; }
  void set_layout(std::span<const BlockId> order) { layout_.assign(order.begin(), order.end()); }
  // Removes the blocks for which is_removed(block) is true from the layout (their instructions are
  // erased); they must be unreachable from those that stay, and phis of those that stay must not
  // name them. O(blocks).
  template <class Predicate>
  void remove_blocks(Predicate is_removed) {
    for (BlockId block : layout_)
      if (is_removed(block)) erase_instructions(block);
    std::erase_if(layout_, is_removed);
  }
  BlockId entry() const { return layout_.front(); }
  InstId next(InstId id) const { return entries_[id.index()].next; }
  InstId previous(InstId id) const { return entries_[id.index()].previous; }
  BlockId block_of(InstId id) const { return entries_[id.index()].block; }
  InstId terminator(BlockId block) const { return (*this)[block].last; }
  // Calls visit(successor) for each block operand of the terminator, duplicates included.
  template <class Visitor>
  void for_each_successor(BlockId block, Visitor visit) const {
    for (Value v : operands(terminator(block)))
      if (v.is_block()) visit(v.block());
  }
  // Calls visit(phi) for each phi of the block, which it may erase.
  template <class Visitor>
  void for_each_phi(BlockId block, Visitor visit) const {
    InstId next;
    for (InstId phi = (*this)[block].first; (*this)[phi].opcode == Opcode::Phi; phi = next) {
      next = this->next(phi);
      visit(phi);
    }
  }
  // What the phi is on the edge from the block, one of its predecessors. O(operands).
  Value incoming_value(InstId phi, BlockId from) const {
    const std::span<const Value> entries = operands(phi);
    size_t i = 0;
    while (entries[i + 1] != Value(from)) i += 2;
    return entries[i];
  }
  bool has_phis(BlockId block) const { return (*this)[(*this)[block].first].opcode == Opcode::Phi; }

  // --- uses
  // Builds use lists (O(operands)) and keeps them up to date from now on. Idempotent.
  void track_uses();
  bool tracks_uses() const { return tracks_uses_; }
  // Gives the memory of use lists back, which are not kept up to date from now on.
  void release_uses();
  bool has_uses(InstId id) const { return first_use_[id.index()].valid(); }
  bool has_one_use(InstId id) const {
    return has_uses(id) && !uses_[first_use_[id.index()].index()].next.valid();
  }
  // Walk: for (UseId u = first_use(v); u.valid(); u = next_use(u)) user(u) …
  UseId first_use(InstId id) const { return first_use_[id.index()]; }
  UseId next_use(UseId use) const { return uses_[use.index()].next; }
  InstId user(UseId use) const { return uses_[use.index()].user; }
  uint32_t operand_index(UseId use) const { return use.index() - (*this)[user(use)].first_operand; }

  // Where the operand is read: in the user's block; of a phi, at the end of the predecessor.
  BlockId block_of_use(InstId user, uint32_t operand) const {
    return (*this)[user].opcode == Opcode::Phi ? this->operand(user, operand + 1).block()
                                               : block_of(user);
  }
  BlockId block_of_use(UseId use) const { return block_of_use(user(use), operand_index(use)); }

  // --- names and places
  Name name_of(InstId id) const { return entries_[id.index()].name; }
  void set_name(InstId id, Name name) { entries_[id.index()].name = name; }
  // Origin: the place in the source that the instruction comes from.
  SourceOffset offset_of(InstId id) const { return entries_[id.index()].offset; }
  void set_offset(InstId id, SourceOffset offset) { entries_[id.index()].offset = offset; }

 protected:
  Body() = default;
  void clear();  // keeps the memory
  void release();
  void shrink();
  void replace_uses(InstId old_value, Value replacement);  // requires tracked uses

 private:
  static constexpr size_t kLarge = 65536;  // values
  // Where an instruction is, and where it comes from.
  struct Entry {
    InstId previous, next;
    BlockId block;
    Name name;
    SourceOffset offset = kNoOffset;
  };
  struct Use {
    UseId previous, next;
    InstId user;
  };
  InstId add(Instruction instruction, std::span<const Value> operands, const Entry& entry) {
    InstId id(static_cast<uint32_t>(instructions_.size()));
    if (operands_.size() + operands.size() > operands_.capacity()) [[unlikely]]
      operands = grow_operands(operands);
    if (instructions_.size() == instructions_.capacity()) [[unlikely]]
      grow_instructions();
    instruction.first_operand = static_cast<uint32_t>(operands_.size());
    instruction.operand_count = static_cast<uint32_t>(operands.size());
    push(instructions_, instruction);
    for (Value operand : operands) push(operands_, operand);
    push(entries_, entry);
    if (tracks_uses_) add_uses(id);
    return id;
  }
  // push_back where there is room: the code that grows the vector is not here.
  template <class T>
  static void push(std::vector<T>& values, const T& value) {
    if (values.size() == values.capacity()) __builtin_unreachable();
    values.push_back(value);
  }
  void grow_instructions();
  void set_last(BlockId block, InstId id) {
    Block& b = (*this)[block];
    (b.last.valid() ? entries_[b.last.index()].next : b.first) = id;
    b.last = id;
  }
  // Makes room for more operands; returns their new place if they were in the arena, which moves.
  std::span<const Value> grow_operands(std::span<const Value> operands);
  void add_uses(InstId user);
  void link_uses(InstId user);  // requires that the arrays of uses have their sizes
  void add_use(uint32_t cell, InstId user);
  void erase_instructions(BlockId block);
  void remove_use(uint32_t cell);

  std::vector<InstId> arguments_;
  bool tracks_uses_ = false;
  std::vector<Instruction> instructions_;
  std::vector<Entry> entries_;  // by instruction
  std::vector<Value> operands_;
  std::vector<Use> uses_;         // parallel to operands_, when tracked
  std::vector<UseId> first_use_;  // by instruction, when tracked
  std::vector<Block> blocks_;
  std::vector<BlockId> layout_;
};

}  // namespace lilt::ssa
