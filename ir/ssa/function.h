// A function body in SSA form: basic blocks of instructions over typed values.
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
//   CmpXchg  pointer, expected, new; result { T, i1 } (subcode: ordering on success | on failure
//       << 4)                                    AtomicRMW  pointer, operand (subcode:
//       AtomicOperation | ordering << 5)
//   ExtractElement  vector, index                InsertElement  vector, element, index
//   ShuffleVector  left, right, mask (a constant vector of i32)
//   Packed  operand… (subcode: PackedOpcode)
//   Invoke, LandingPad, Resume: see exceptions.h
// The subcode of Load and Store is their AtomicOrdering.
// Use lists are kept only after `track_uses()`: the parser and the passes of -O0 do not pay for
// them.
#pragma once

#include <cstdint>
#include <functional>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "ir/ssa/attributes.h"
#include "ir/ssa/constant.h"
#include "ir/ssa/facts.h"
#include "ir/ssa/module.h"
#include "ir/ssa/opcode.h"
#include "ir/ssa/value.h"
#include "ir/support/arena.h"
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
};

using UseId = Id<struct UseTag>;  // an operand cell

// What a variable of the program is, in its source's terms: `#dbg_declare`, `#dbg_value`.
struct DebugRecord {
  enum class Kind : uint8_t {
    Declare,  // in the memory that the value points to, all the time
    Value,    // the value, from here on until the next record about the variable
  };
  Kind kind = Kind::Declare;
  bool is_location_inline = false;       // as in Function::DebugLocation
  Value value;                           // none(): unknown
  uint32_t variable = DebugInfo::kNone;  // number of the `!DILocalVariable`
  uint32_t location = DebugInfo::kNone;  // number of the `!DILocation`, or index of an inline one
  std::string_view expression;           // `!DIExpression(…)`, or its number
  InstId before;                         // the instruction that it stands before
  SourceOffset offset = kNoOffset;       // of that instruction: what it says holds from there on
};

// A block of a body as its text has it, for records about variables.
struct DebugBlock {
  SourceOffset begin = 0;   // of its first instruction; it ends where the next one begins
  uint32_t first_edge = 0;  // to its successors, up to the edges of the next block
};

// A phi of the text: a variable that is the phi's value on each path into the block is the phi
// there.
struct DebugPhi {
  uint32_t block = 0;  // its number among the DebugBlocks
  InstId phi;
  uint32_t first_input = 0;  // up to those of the next phi
};
struct DebugPhiInput {
  uint32_t from = 0;  // the number of the block
  Value value;
};

class Function {
 public:
  Function() = default;
  Function(const Function&) = delete;
  Function& operator=(const Function&) = delete;

  // Empties the function and makes it a body of `symbol`. Keeps its memory. What the body needs
  // besides the header goes into the layer.
  void reset(ModuleLayer& module, SymbolId symbol);
  // Gives the memory of blocks, instructions, operands, uses and names back, which reset() keeps.
  // Afterwards only the function's name and debug information may be asked for.
  void release_body();
  // Gives back the memory that reset() would keep for larger functions. Costs a copy.
  void shrink();
  // Whether the memory that the function takes is worth giving back.
  bool is_large() const { return value_count() > kLarge; }
  const ModuleLayer& module() const { return *module_; }
  // Adds a declaration whose name is new; see ModuleLayer::find.
  SymbolId declare(const Symbol& symbol) { return module_->declare(symbol); }
  SymbolId symbol() const { return symbol_; }
  std::string_view name() const { return (*module_)[symbol_].name; }
  // The symbol's type, until set_type changes the body's: legalization passes values in parts.
  TypeId type() const { return type_; }
  void set_type(TypeId type) { type_ = type; }
  // The function that the unwinder asks what to do in this one: the symbol's, until
  // set_personality changes it; none() if no function is named.
  SymbolId personality() const { return personality_; }
  void set_personality(SymbolId personality) { personality_ = personality; }
  TypeTable& types() const { return module_->types(); }
  ConstantPool& constants() { return constants_; }
  const ConstantPool& constants() const { return constants_; }

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
  TypeId type_of(Value value) const {
    return value.is_local() ? (*this)[value.local()].type : constants_[value.constant()].type;
  }

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
  void replace_all_uses(InstId old_value, Value replacement);  // requires tracked uses

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

  // Where the operand is read: in the user's block; of a phi, at the end of the block in front.
  BlockId block_of_use(InstId user, uint32_t operand) const {
    return (*this)[user].opcode == Opcode::Phi ? this->operand(user, operand + 1).block()
                                               : block_of(user);
  }
  BlockId block_of_use(UseId use) const { return block_of_use(user(use), operand_index(use)); }

  // --- names and places
  Name name_of(InstId id) const { return entries_[id.index()].name; }
  void set_name(InstId id, Name name) { entries_[id.index()].name = name; }
  // Declares that all values and blocks that exist were in a text.
  void end_of_text() {
    text_values_ = static_cast<uint32_t>(value_count());
    text_blocks_ = static_cast<uint32_t>(block_count());
    if (!debug_records_.empty()) note_debug_blocks();
  }
  // The number of a value or block among those that were made since then.
  uint32_t made_number(InstId id) const { return made_number(id.index(), text_values_); }
  uint32_t made_number(BlockId id) const { return made_number(id.index(), text_blocks_); }
  // Remembers `text` (a view that outlives the function, such as of the source) as a name.
  Name make_name(std::string_view text);
  Name make_name_copy(std::string_view text) { return make_name(text_arena_.copy(text)); }
  std::string_view text_of(Name name) const { return texts_[name.text_index()]; }
  // Origin: the place in the source that the instruction comes from.
  SourceOffset offset_of(InstId id) const { return entries_[id.index()].offset; }
  void set_offset(InstId id, SourceOffset offset) { entries_[id.index()].offset = offset; }

  // --- attributes of the calling convention
  // Of a call's argument (position: its index) or result (kResultPosition); of the function's own
  // parameter, when `user` is none(). Missing entries are default. O(log n).
  const ParameterAttributes& attributes(InstId user, uint32_t position) const;
  // O(log n) for calls in the order of their creation, otherwise O(n).
  void set_attributes(InstId user, uint32_t position, const ParameterAttributes& attributes);
  bool has_attributes(InstId user) const;
  // Of the function's own parameter or result: the entry set here for none(), or else the symbol's,
  // which is valid until legalization changes the signature.
  const ParameterAttributes& parameter_attributes(uint32_t position) const;
  // The function, or another symbol, that a call calls directly; none() for other calls. O(1).
  SymbolId called_symbol(InstId call) const;
  // The address of the function of that name; declares it with the type if the module lacks it.
  ConstantId declared_function(std::string_view name, TypeId type);

  // Of a call, namespace function_attribute: the call's own and those of its callee, if known.
  // O(log n) in the calls with their own.
  FunctionAttributes function_attributes(InstId call) const;
  FunctionAttributes own_function_attributes(InstId call) const;  // without the callee's
  // Of an indirect call with ChecksType: the hash of the type that its callee must have, which
  // stands before functions whose address is taken. Of others 0.
  uint32_t type_hash(InstId call) const;
  // Whether some call has one of the attributes itself. O(calls with attributes).
  bool has_call_with(FunctionAttributes attributes) const;
  // Calls in ascending order. `type_hash`: with ChecksType.
  void set_function_attributes(InstId call, FunctionAttributes attributes, uint32_t type_hash = 0);

  // --- facts: copies of an instruction keep them, with its flags
  // None of instructions other than loads, stores and calls. O(1).
  FactsIndex facts_index(InstId id) const {
    const Instruction& i = (*this)[id];
    if (i.opcode == Opcode::Call) return i.flags >> flag::CallFactsShift & kMaxFacts;
    if (i.opcode != Opcode::Load && i.opcode != Opcode::Store) return 0;
    return i.flags >> flag::FactsShift & kMaxFacts;
  }
  const Facts& facts(FactsIndex index) const { return facts_[index - 1u]; }
  const Facts& facts_of(InstId id) const {
    const FactsIndex index = facts_index(id);
    return index == 0 ? kNoFacts : facts(index);
  }
  // The index of equal facts; 0 of empty ones, or if the function has too many sets. O(sets), of
  // which there are at most kMaxFacts.
  FactsIndex add_facts(const Facts& facts);
  void set_facts(InstId id, FactsIndex index) {
    Instruction& i = (*this)[id];
    i.flags = static_cast<uint16_t>((i.flags & ~facts_flag(i.opcode, kMaxFacts)) |
                                    facts_flag(i.opcode, index));
  }
  // The bits for the flags of a load, a store or a call.
  static uint16_t facts_flag(Opcode opcode, FactsIndex index) {
    return static_cast<uint16_t>(
        index << (opcode == Opcode::Call ? flag::CallFactsShift : flag::FactsShift));
  }
  // How often a switch went to its default and to each case, in the order of its operands, as a
  // profile in the text (`!prof`) tells; empty if none does. The flags hold the index of the set,
  // so copies of a switch keep it, and who changes its cases sets the flags anew.
  std::span<const uint32_t> switch_weights(InstId id) const {
    const uint16_t index = (*this)[id].flags;
    return index == 0 ? std::span<const uint32_t>() : switch_weights_[index - 1u];
  }
  // The flags of a switch with such weights; 0 if there are none, or if the function has too many.
  uint16_t add_switch_weights(std::span<const uint32_t> weights);
  // Of the function's own parameter or result, until legalization changes the signature.
  const ParameterFacts& parameter_facts(uint32_t position) const;
  // Of the result of a call, as the call and the called function's declaration tell, if that has
  // the type. O(log n) in the calls with facts of their own.
  const ParameterFacts& result_facts(InstId call) const;
  // Of the call itself, its declaration's joined. O(log n) in the calls with facts of their own.
  const CallFacts& call_facts(InstId call) const;
  // Of a call's argument, as the called function's declaration tells, if the call has its type.
  const ParameterFacts& argument_facts(InstId call, uint32_t position) const;
  void set_call_facts(InstId call, const CallFacts& facts);  // calls in ascending order
  // Whether a result of a call may have a `range(…)`.
  bool has_result_ranges() const { return !call_facts_.empty() || module_->header().has_ranges(); }

  // --- debug information: where instructions come from in the program's source. An instruction is
  // identified by its place in the IR text (offset_of), which machine instructions keep, too.
  struct DebugLocation {
    SourceOffset origin;
    uint32_t metadata;  // number of the `!DILocation`, or an index into the inline ones
    bool is_inline;     // written in the instruction itself
  };
  std::span<const DebugLocation> debug_locations() const { return debug_locations_; }
  void add_debug_location(SourceOffset origin, uint32_t metadata) {  // in ascending order
    debug_locations_.push_back({origin, metadata, false});
  }
  void add_inline_debug_location(SourceOffset origin, const DebugInfo::Location& location) {
    debug_locations_.push_back({origin, add_inline_location(location), true});
  }
  // The index of a location that is written where it is used.
  uint32_t add_inline_location(const DebugInfo::Location& location) {
    inline_locations_.push_back(location);
    return static_cast<uint32_t>(inline_locations_.size() - 1);
  }
  const DebugInfo::Location& inline_location(uint32_t index) const {
    return inline_locations_[index];
  }
  DebugInfo::OwnLocations own_locations() const { return inline_locations_; }
  // Before a copy of another body of the module takes the place of a call: each copy has a text of
  // its own after the module's, so that its code is of this call. Returns the distance from the
  // body's text; 0 if it has no locations.
  SourceOffset add_debug_copy(const Function& body, InstId call);
  // Once the copy has its instructions: the body's records about its variables. `mapped` gives the
  // copy of a value, or none().
  void add_debug_records_of_copy(const Function& body, const std::function<Value(Value)>& mapped);
  // The location of an instruction, by its origin. O(log locations).
  std::optional<DebugInfo::Location> debug_location_at(SourceOffset origin) const;
  // Begin and end of the text that an origin is in: of a copy, or of this body. O(log copies).
  std::pair<SourceOffset, SourceOffset> text_at(SourceOffset origin) const;
  // The place in the module's text that an origin stands for. O(log copies).
  SourceOffset place_in_text(SourceOffset origin) const;
  // Copies stay at the places of their text: for readers of origins that know nothing of copies.
  void keep_origins(bool keeps) { keeps_origins_ = keeps; }

  // The records about variables, in the order of the text. Passes do not keep them up to date: the
  // value of a record may have been removed.
  std::span<const DebugRecord> debug_records() const { return debug_records_; }
  void add_debug_record(const DebugRecord& record) { debug_records_.push_back(record); }
  // Where the record's variable is inlined: the number of the `!DILocation` of the call.
  uint32_t inlined_at(const DebugRecord& record) const;
  // The blocks in the order of the text, the numbers of a block's successors among them, and the
  // phis of scalars: as they were before any pass. After them those of copies, without phis. Empty
  // without records and copies.
  std::span<const DebugBlock> debug_blocks() const { return debug_blocks_; }
  std::span<const uint32_t> debug_successors(size_t block) const;
  std::span<const DebugPhi> debug_phis() const { return debug_phis_; }  // in the order of blocks
  std::span<const DebugPhiInput> debug_inputs(size_t phi) const;
  // For passes that copy code: the copy makes a value of its own at the same place of the text.
  void note_copy_of(InstId original) {
    if (!debug_blocks_.empty()) debug_copies_.push_back(offset_of(original));
  }
  std::span<const SourceOffset> debug_copies() const { return debug_copies_; }
  // Values that passes replaced, each with what took its place.
  std::span<const std::pair<InstId, Value>> debug_replacements() const {
    return debug_replacements_;
  }

  // Alignment in bytes of a load, store or alloca (explicit, else the type's own).
  uint32_t alignment(InstId id) const;
  static uint16_t align_flag(uint32_t bytes);  // bytes: a power of two

 private:
  static constexpr size_t kLarge = 65536;  // values
  static constexpr FactsIndex kMaxFacts = 63;
  static uint32_t made_number(uint32_t index, uint32_t first) {
    return index < first ? index : index - first;
  }
  struct AttributesOf {
    InstId user;
    uint32_t position;
    ParameterAttributes attributes;
  };
  struct CallAttributes {
    InstId call;
    uint32_t type_hash;
    FunctionAttributes attributes;
  };
  struct CallFactsOf {
    InstId call;
    CallFacts facts;
  };
  size_t attributes_index(InstId user, uint32_t position) const;
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

  ModuleLayer* module_ = nullptr;
  SymbolId symbol_, personality_;
  ConstantPool constants_;
  TypeId type_;
  uint32_t text_values_ = 0, text_blocks_ = 0;  // that the text has
  std::vector<InstId> arguments_;
  std::vector<AttributesOf> attributes_;         // by user and position, ascending
  std::vector<CallAttributes> call_attributes_;  // by call, ascending
  std::vector<CallFactsOf> call_facts_;          // by call, ascending
  std::vector<Facts> facts_;                     // without the empty set
  std::vector<std::vector<uint32_t>> switch_weights_;
  std::vector<DebugLocation> debug_locations_;
  std::vector<DebugInfo::Location> inline_locations_;
  struct DebugCopy {
    SourceOffset end, distance;  // of the copy's text; from the body's
    uint32_t site;               // number of the call's location
  };
  std::vector<DebugCopy> debug_copies_of_text_;  // one after the other, from the text's end on
  SourceOffset add_debug_locations(const Function& body);
  void add_debug_blocks(const Function& body, SourceOffset first, SourceOffset distance);
  std::optional<DebugInfo::Location> location_of(const DebugLocation& location) const;
  bool keeps_origins_ = false;
  void note_debug_blocks();
  std::vector<DebugRecord> debug_records_;
  std::vector<DebugBlock> debug_blocks_;
  std::vector<uint32_t> debug_edges_;
  std::vector<DebugPhi> debug_phis_;
  std::vector<DebugPhiInput> debug_inputs_;
  std::vector<SourceOffset> debug_copies_;
  std::vector<std::pair<InstId, Value>> debug_replacements_;
  bool tracks_uses_ = false;
  std::vector<Instruction> instructions_;
  std::vector<Entry> entries_;  // by instruction
  std::vector<Value> operands_;
  std::vector<Use> uses_;         // parallel to operands_, when tracked
  std::vector<UseId> first_use_;  // by instruction, when tracked
  std::vector<Block> blocks_;
  std::vector<BlockId> layout_;
  std::vector<std::string_view> texts_;
  Arena text_arena_;
};

}  // namespace lilt::ssa
