// The fast allocator: registers for values of several blocks, then a backward pass over each block.
//
// Idea: values that live in several blocks choose global registers first (global_registers.h), for
// all starts and ends of blocks where they live; the others are in slots there. Then walk each
// block from its end, the last block first. At the last use of a value (the first met) it gets a
// register, its global one if that is free, and keeps it up to its definition. When a register is
// needed and none is free, or a call or a fixed operand takes it, the value in it moves out: from
// there down it must be reloaded, just before the next instruction that uses it; from there up it
// is in no register. A value that moved out, or that waits in a slot between blocks, is stored
// once, right after its definition, which the walk reaches after all its uses. What is still in a
// register at the block's start is reloaded before its first use, or copied from its global
// register if another value was in that one meanwhile. PHIs are where they are between blocks; the
// ends of the predecessors bring them there.
//
// Terms: "below" is later in the block, "above" earlier; a *held* register belongs to a value at
// the point the walk has reached. A value's *next use* is the lowest-numbered use met so far. A
// value *owns* its global register at the start of a block that it lives into; it is *displaced*
// while it is held in another register.
// Invariants: a value is in at most one register; every held value has a next use in this block, or
// lives out of it; no value but the owner is in a register from the block's start on; the registers
// that the copies before an instruction write (fixed and tied ones) are held by nobody else above
// it, so the copies have no order. Order of edits in one gap: what the block's start needs, stores
// after a definition, copies out of fixed definitions, reloads, copies out of global registers to
// displaced values, copies into fixed and tied operands, moves to the PHIs of the next block.
// Source: LLVM's RegAllocFast, and regalloc2's notes on fastalloc, for the direction of the walk.
#include <algorithm>
#include <cassert>

#include "ir/support/no_index.h"
#include "regalloc/allocators.h"
#include "regalloc/claims.h"
#include "regalloc/global_registers.h"
#include "regalloc/liveness.h"
#include "regalloc/operand_forms.h"
#include "regalloc/parallel_move.h"
#include "regalloc/program_points.h"
#include "regalloc/slot_reads.h"
#include "regalloc/trace.h"

namespace lilt::regalloc {
namespace {

using mir::Cell;
using mir::MachineInstr;
using mir::RegClass;
using mir::Register;
using mir::RegSet;

enum class Phase : uint8_t { BlockStart, Store, OutOfFixed, Reload, Return, Operand, BlockEnd };

// Numbers of cells; the room is made before.
struct CellList {
  uint32_t* cells = nullptr;
  uint32_t count = 0;

  void add(uint32_t cell) { cells[count++] = cell; }
  void add_first(uint32_t cell) {
    std::copy_backward(begin(), end(), end() + 1);
    cells[0] = cell;
    ++count;
  }
  bool empty() const { return count == 0; }
  uint32_t* begin() const { return cells; }
  uint32_t* end() const { return cells + count; }
};

// What an instruction demands of its operands: the cells that name values, and registers.
struct OperandLists {
  CellList defined, fixed, tied, free;
  RegSet fixed_definitions, fixed_uses, clobbers;
  unsigned tied_count = 0;
  bool in_memory = false, ties = false;  // an operand is

  void scan(std::span<const Cell> cells, RegSet destroyed, Arena& scratch) {
    clobbers = destroyed;
    defined.count = fixed.count = tied.count = free.count = 0;
    if (cells.size() > room_) [[unlikely]]
      make_room(static_cast<uint32_t>(cells.size()), scratch);
    fixed_definitions = fixed_uses = {};
    tied_count = 0;
    in_memory = ties = false;
    uint32_t c = 0;
    for (const Cell& cell : cells) {
      const uint32_t here = c++;
      if (!cell.is_register()) {
        in_memory |= cell.kind == mir::CellKind::MemoryBase;
        if (names_value(cell)) free.add(here);
        continue;
      }
      ties |= cell.tied_to >= 0;
      if (!names_value(cell)) continue;
      if (cell.is_def()) {
        // Definitions that are written early go first: fewer registers will do for them.
        if (cell.is_early_clobber())
          defined.add_first(here);
        else
          defined.add(here);
        if (cell.fixed != 0) fixed_definitions.insert(Register(cell.fixed));
      } else {
        tied_count += cell.tied_to >= 0;
        if (cell.fixed != 0) fixed_uses.insert(Register(cell.fixed));
        (cell.fixed != 0 ? fixed : cell.tied_to >= 0 ? tied : free).add(here);
      }
    }
  }

 private:
  // In each list, for all cells of an instruction.
  [[gnu::cold, gnu::noinline]] void make_room(uint32_t cells, Arena& scratch) {
    room_ = std::max(2 * room_, cells);
    for (CellList* list : {&defined, &fixed, &tied, &free})
      list->cells = scratch.uninitialized<uint32_t>(room_).data();
  }

  uint32_t room_ = 0;
};

// The edits of a block, which come in no order.
class BlockEdits {
 public:
  explicit BlockEdits(Arena& scratch) : edits_(scratch) {}

  void add(uint32_t number, Phase phase, EditKind kind, RegClass register_class, Location from,
           Location to, Register v) {
    static constexpr EditReason kReasons[] = {
        EditReason::Edge,    EditReason::Store,   EditReason::Definition, EditReason::Operand,
        EditReason::Operand, EditReason::Operand, EditReason::Edge};
    const uint64_t key =
        uint64_t{number} << 32 | static_cast<uint64_t>(phase) << 28 | (edits_.size() & 0xFFFFFFF);
    edits_.push_back({key,
                      {Point::at(number, Slot::Gap), kind, register_class,
                       kReasons[static_cast<size_t>(phase)], from, to, v}});
  }
  // The last one goes first.
  void flush(std::vector<Edit>& edits) {
    std::sort(edits_.begin(), edits_.end(),
              [](const Keyed& a, const Keyed& b) { return a.key > b.key; });
    for (const Keyed& e : edits_) edits.push_back(e.edit);
    edits_.clear();
  }

 private:
  struct Keyed {
    uint64_t key;  // number, phase, sequence
    Edit edit;
  };
  ArenaVector<Keyed> edits_;
};

// A slot is free again above the definition of the local value that had it. The slot that has been
// free for longest is free up to the lowest place.
class FreeSlots {
 public:
  explicit FreeSlots(Arena& scratch) : freed_(scratch) {}

  // One that is free up to the instruction; kNone if there is none.
  uint32_t take(RegClass register_class, uint32_t number) {
    Queue& queue = queues_[static_cast<size_t>(register_class)];
    if (queue.first == kNone || freed_[queue.first].definition < number) return kNone;
    const Freed& found = freed_[queue.first];
    queue.first = found.next;
    return found.slot;
  }
  void give(RegClass register_class, uint32_t slot, uint32_t definition) {
    Queue& queue = queues_[static_cast<size_t>(register_class)];
    const auto place = static_cast<uint32_t>(freed_.size());
    freed_.push_back({slot, definition, kNone});
    (queue.first == kNone ? queue.first : freed_[queue.last].next) = place;
    queue.last = place;
  }

 private:
  struct Freed {
    uint32_t slot, definition;  // of the value that had it: the slot is free up to there
    uint32_t next;              // that was freed later
  };
  struct Queue {
    uint32_t first = kNone, last = kNone;  // in freed_
  };
  ArenaVector<Freed> freed_;
  Queue queues_[mir::kRegClassCount];
};

// For the observer: each stay of a value in a register is a live range (trace.h).
class StayTrace {
 public:
  explicit StayTrace(TraceObserver* observer) : observer_(observer) {}

  bool is_on() const { return observer_ != nullptr; }
  void event(const TraceEvent& event) const { observer_->event(event); }
  // Of a held register.
  uint32_t range_in(uint32_t r) const { return range_in_[r]; }
  [[gnu::cold, gnu::noinline]] void report(uint32_t number, TraceKind kind, Register v,
                                           uint32_t range, uint32_t a, uint32_t b,
                                           Register r) const {
    TraceEvent made{kind, Point::at(number, Slot::Gap), v.virtual_index(), 0, r, a, b, 0};
    made.range = range;
    event(made);
  }
  [[gnu::cold, gnu::noinline]] void report_range(uint32_t number, Register v, Register r,
                                                 uint32_t from, uint32_t to, bool is_temporary) {
    TraceEvent made{TraceKind::Create,
                    Point::at(number, Slot::Gap),
                    v.virtual_index(),
                    is_temporary,
                    {},
                    from,
                    to,
                    0};
    made.range = ranges_;
    event(made);
    report(number, is_temporary ? TraceKind::Operand : TraceKind::Assign, v, ranges_, to, 0, r);
    report(number, TraceKind::Place, v, ranges_, from, to, r);
    if (!is_temporary) range_in_[r.number()] = ranges_;
    ++ranges_;
  }

 private:
  TraceObserver* observer_;
  uint32_t ranges_ = 0;    // that were reported
  uint32_t range_in_[64];  // in each held register
};

RegSet terminator_registers(const ProgramPoints& points, const Allocation& result,
                            const BlockSpan& span) {
  RegSet registers;
  for (uint32_t n = span.first_terminator; n < span.instructions_end; ++n) {
    const MachineInstr& instruction = points.instruction(n);
    for (uint32_t c = 0; c < instruction.cell_count; ++c)
      if (Location l = result.cells[instruction.first_cell + c]; l.is_register())
        registers.insert(l.reg());
  }
  return registers;
}

// Of the block at hand: the registers that hold a value at its start, and at its end, these values,
// the first of the blocks where they do.
struct EntryOwners {
  bool has(Register r, Register value) const {
    return at_start.contains(r) && owners[r.number()] == value;
  }

  RegSet at_start, at_end;
  std::array<Register, 64> owners;
  BlockPosition first[64];
  uint32_t next_span = 0;  // of the global registers
};

class FastAllocator {
 public:
  FastAllocator(const ProgramPoints& points, const AllocationOptions& options, TraceObserver* trace,
                Allocation& result, Arena& scratch)
      : scratch_(scratch),
        trace_(trace),
        points_(points),
        choice_(function_, options),
        result_(result) {}

  void run();

 private:
  struct Value {
    uint32_t home = kNone;       // spill slot
    uint32_t next_use = kNone;   // number of the instruction before which it is reloaded
    uint32_t pinned_at = kNone;  // number of the instruction whose operand it was last
    uint8_t reg = 0;             // the register that holds it here, 0 none
    uint8_t global = 0;          // its register between blocks, 0 none: it is in its slot
    bool stored : 1 = false;     // is stored after its definition
    bool local : 1 = false;      // lives in one block, so that its slot can be used again above
    bool constant : 1 = false;   // rematerialized wherever it is reloaded
    bool moved_out : 1 = false;  // was not in its global register all the time
  };
  static_assert(sizeof(Value) == 16);
  void classify_values();
  void claim_live_ins();
  void allocate_block(BlockPosition position);
  void enter_block_end(BlockPosition position);
  void move_to_next_phis(const BlockSpan& span);
  Location source_of_phi(Register v, uint32_t number);
  Location place_of_phi(Register v);
  void receive_phis(const BlockSpan& span);
  void finish_block(const BlockSpan& span);
  void return_displaced();

  // --- one instruction, in this order
  void allocate_instruction(uint32_t number, const MachineInstr& instruction);
  void allocate_definitions();
  void place_definition(uint32_t cell);
  void keep_definition(uint32_t cell);
  void allocate_fixed_uses();
  void allocate_tied_uses();
  bool is_read_freely(Register v) const;
  void allocate_uses();
  void allocate_use(uint32_t cell);
  void bring(uint32_t cell, Location to);
  Register register_of_use(Register v);
  bool read_from_slot(uint32_t cell);

  // --- registers
  Value& value(Register r) { return values_[r.virtual_index()]; }
  const mir::RegClassDesc& class_desc(Register r) const {
    return target_.classes[static_cast<size_t>(function_.class_of(r))];
  }
  void hold(Register v, Register r);
  // `from`: the point at which the value enters its register.
  void release(Register v, uint32_t from);
  void move_out(Register physical);
  Register take_register(Register v, RegSet avoid);
  Register pick_free(Register v, RegSet candidates) const;
  Register pick_victim(RegSet candidates) const;
  bool owns_entry(Register v) const;
  bool is_displaced(Register v) const;
  Location home(Register v);
  void free_home(Register v);

  [[gnu::cold, gnu::noinline]] void report_phis(const BlockSpan& span);

  // --- edits
  void reload(Register v, Register r, uint32_t number);
  void resolve_moves(uint32_t number, Phase phase, RegSet free);

  Arena& scratch_;
  StayTrace trace_;
  const ProgramPoints& points_;
  const mir::MachineFunction& function_ = points_.function();
  const mir::TargetDesc& target_ = function_.target();
  Loops loops_{points_, scratch_};
  Liveness liveness_{points_, loops_, scratch_};
  RegisterChoice choice_;
  GlobalRegisters global_{points_, loops_, liveness_, choice_, scratch_};
  Allocation& result_;
  ParallelMove parallel_{target_, result_.edits, result_.spill_slots, scratch_, function_.features};
  ArenaVector<Value> values_{function_.virtual_registers.size(), scratch_};
  Register held_by_[64];  // value in each physical register
  RegSet held_;
  EntryOwners entry_;
  unsigned displaced_ = 0;  // held values that own another register at the block's start
  // For the observer.
  uint32_t held_to_ = 0;  // the point up to which a register is held that is taken now
  BlockEdits block_edits_{scratch_};
  FreeSlots free_slots_{scratch_};
  RegSet members_;  // of all classes

  // The instruction at hand.
  uint32_t number_ = 0, block_first_ = 0;
  const MachineInstr* instruction_ = nullptr;
  const mir::InstrDesc* desc_ = nullptr;
  std::span<const Cell> cells_;
  Location* locations_ = nullptr;
  OperandLists operands_;
  RegSet definitions_, written_early_;
};

void FastAllocator::run() {
  result_.cells.resize(function_.cells.size());
  for (RegSet m : choice_.members) members_ = members_ | m;
  classify_values();
  if (trace_.is_on()) {
    trace_.event({TraceKind::Start, {}, 0, 0, {}, 0, 0, 0});
    for (uint32_t v = 0; v < values_.size(); ++v)
      trace_.event({TraceKind::Member, {}, v, 0, {}, v, 0, 0});
  }
  for (BlockPosition b = points_.block_count(); b-- > 0;) {
    allocate_block(b);
    block_edits_.flush(result_.edits);
  }
  std::reverse(result_.edits.begin(), result_.edits.end());
  claim_live_ins();
  count_edits(points_, result_);
}

void FastAllocator::classify_values() {
  for (uint32_t v = 0, count = static_cast<uint32_t>(values_.size()); v < count; ++v) {
    uint32_t definition = liveness_.definition(v);
    if (definition == kNone) continue;
    const MachineInstr& instruction = points_.instruction(definition);
    Value& state = values_[v];
    state.stored = liveness_.crosses_blocks(v) || instruction.opcode == mir::kPhi;
    state.local = !state.stored;
    state.constant =
        is_rematerializable(function_.desc(instruction), function_.cells_of(instruction));
  }
  for (const GlobalSpan& span : global_.spans()) {
    Value& state = values_[span.value];
    state.global = static_cast<uint8_t>(span.reg.number());
    state.stored = state.local = false;
  }
}

// Between blocks a value is in its global register, or in its slot, which only its definition
// writes; constants are nowhere.
void FastAllocator::claim_live_ins() {
  ClaimCollector claims(points_, loops_, scratch_);
  const bool has_claims = liveness_.span_count() != 0;
  for (uint32_t v = 0; has_claims && v < values_.size(); ++v) {
    const Register r = Register::virtual_register(v);
    const Value& state = values_[v];
    if (state.constant) continue;
    for (const LiveSpan& span : liveness_.spans(v)) {
      auto claim = [&](Location location, bool is_steady) {
        if (is_steady && span.first != span.last)
          return claims.add_to_loop(loops_.innermost(span.first), {r, location});
        for (BlockPosition b = span.first; b <= span.last; ++b) claims.add(b, {r, location});
      };
      if (state.global != 0) claim(Location::in(Register(state.global)), !state.moved_out);
      if (state.stored) claim(home(r), true);
    }
  }
  claims.finish(result_);
}

// --- blocks

void FastAllocator::allocate_block(BlockPosition position) {
  const BlockSpan& span = points_.block(position);
  block_first_ = span.first_ordinary;
  uint32_t number = span.instructions_end;
  enter_block_end(position);
  auto instruction = [&](uint32_t n) -> const MachineInstr& {
    return function_.instructions[span.array_begin + (n - span.first)];
  };
  while (number > span.first_terminator) {
    --number;
    allocate_instruction(number, instruction(number));
  }
  move_to_next_phis(span);
  while (number > span.first_ordinary) {
    --number;
    allocate_instruction(number, instruction(number));
  }
  finish_block(span);
}

// Values that live out of the block are in their global registers.
void FastAllocator::enter_block_end(BlockPosition position) {
  const std::span<const GlobalSpan> spans = global_.spans();
  if (spans.empty()) return;
  entry_.at_start.for_each([&](Register r) {
    if (entry_.first[r.number()] > position) entry_.at_start.erase(r);
  });
  entry_.at_end = entry_.at_end & entry_.at_start;
  const uint32_t end = points_.block(position).first_terminator;
  held_to_ = points_.block(position).end_point();
  auto hold_at_end = [&](Register v, Register r) {
    hold(v, r);
    value(v).next_use = end;
  };
  for (; entry_.next_span < spans.size() && spans[entry_.next_span].last == position;
       ++entry_.next_span) {
    const GlobalSpan& span = spans[entry_.next_span];
    const Register v = Register::virtual_register(span.value);
    if (!span.is_live_in) {
      hold_at_end(v, span.reg);
      continue;
    }
    entry_.at_start.insert(span.reg);
    entry_.owners[span.reg.number()] = v;
    entry_.first[span.reg.number()] = span.first;
    if (span.is_live_out)
      entry_.at_end.insert(span.reg);
    else
      entry_.at_end.erase(span.reg);
  }
  entry_.at_end.for_each([&](Register r) { hold_at_end(entry_.owners[r.number()], r); });
}

void FastAllocator::move_to_next_phis(const BlockSpan& span) {
  held_to_ = 4 * span.first_terminator + 1;
  std::span<const mir::BlockId> successors = function_.successors(span.id);
  if (successors.size() != 1) return;
  const BlockSpan& next = points_.block(points_.position_of(successors[0]));
  if (next.moves_at_start || !next.has_phis()) return;
  for (uint32_t n = next.first; n < next.first_ordinary; ++n) {
    std::span<const Cell> phi = function_.cells_of(points_.instruction(n));
    Register input = points_.phi_input(phi, span.id);
    const Location to = place_of_phi(phi[0].reg());  // it gets its home before the input
    parallel_.add(source_of_phi(input, span.first_terminator), to, function_.class_of(input),
                  input);
  }
  RegSet free = members_ - held_ - terminator_registers(points_, result_, span);
  resolve_moves(span.first_terminator, Phase::BlockEnd, free);
}

Location FastAllocator::place_of_phi(Register v) {
  const Register global(value(v).global);
  return global.valid() ? Location::in(global) : home(v);
}

// Two registers stay free for the resolver: for a cycle, and between slots.
Location FastAllocator::source_of_phi(Register v, uint32_t number) {
  Value& state = value(v);
  if (value(v).constant) return {};
  if (state.reg == 0 && !state.stored) {
    RegSet free =
        choice_.allowed[static_cast<size_t>(function_.class_of(v))] - held_ - entry_.at_start;
    if (free.size() > 2) hold(v, pick_free(v, free));
  }
  if (state.reg == 0) {
    if (state.home == kNone) state.next_use = number;
    state.stored = true;
    return home(v);
  }
  state.next_use = number;
  return Location::in(Register(state.reg));
}

// The block's PHIs are in their slots; where this block makes the moves, it makes them first.
void FastAllocator::receive_phis(const BlockSpan& span) {
  for (uint32_t n = span.first; n < span.first_ordinary; ++n) {
    const MachineInstr& instruction = points_.instruction(n);
    std::span<const Cell> phi = function_.cells_of(instruction);
    Location to = place_of_phi(phi[0].reg());
    result_.cells[instruction.first_cell] = to;
    if (!span.moves_at_start) continue;
    Register input = points_.phi_input(phi, function_.predecessors(span.id)[0]);
    parallel_.add(value(input).constant ? Location() : place_of_phi(input), to,
                  function_.class_of(input), input);
  }
  if (parallel_.empty()) return;
  resolve_moves(span.first, Phase::BlockStart, members_ - entry_.at_start);
}

void FastAllocator::finish_block(const BlockSpan& span) {
  for (uint32_t n = span.first; n < span.first_ordinary; ++n) {
    const Register phi = function_.cells_of(points_.instruction(n))[0].reg();
    if (const Value& state = value(phi); state.global != 0 && state.stored)
      block_edits_.add(span.first_ordinary, Phase::BlockStart, EditKind::Spill,
                       function_.class_of(phi), Location::in(Register(state.global)), home(phi),
                       phi);
  }
  if (trace_.is_on()) report_phis(span);
  held_.for_each([&](Register r) {
    const Register v = held_by_[r.number()];
    if (!owns_entry(v)) return move_out(r);
    parallel_.add(Location::in(Register(value(v).global)), Location::in(r), function_.class_of(v),
                  v);
    release(v, Register(value(v).global) == r ? span.start_point() : 4 * span.first_ordinary);
  });
  if (!parallel_.empty()) resolve_moves(span.first_ordinary, Phase::BlockStart, {});
  receive_phis(span);
}

// Values come back to their global registers as soon as these are free.
void FastAllocator::return_displaced() {
  if (number_ != points_.gap_at_or_before(number_)) return;
  (entry_.at_start - held_).for_each([&](Register r) {
    const Register v = entry_.owners[r.number()];
    const Register here(value(v).reg);
    if (!here.valid()) return;
    block_edits_.add(number_, Phase::Return, EditKind::Copy, function_.class_of(v), Location::in(r),
                     Location::in(here), v);
    release(v, 4 * number_);
    held_to_ = 4 * number_ + 1;
    hold(v, r);
    value(v).next_use = number_;
  });
}

// --- instructions

void FastAllocator::allocate_instruction(uint32_t number, const MachineInstr& instruction) {
  number_ = number;
  held_to_ = 4 * number + 3;
  instruction_ = &instruction;
  desc_ = &function_.desc(instruction);
  cells_ = function_.cells_of(instruction);
  locations_ = result_.cells.data() + instruction.first_cell;
  operands_.scan(cells_, clobbers_of(target_, *desc_), scratch_);
  definitions_ = written_early_ = {};
  if (!operands_.defined.empty() || !operands_.clobbers.empty()) allocate_definitions();
  if (!operands_.fixed.empty()) allocate_fixed_uses();
  if (!operands_.tied.empty()) allocate_tied_uses();
  allocate_uses();
  if (displaced_ != 0) return_displaced();
}

// Nothing below survives in a register that the instruction writes.
void FastAllocator::allocate_definitions() {
  auto defines = [&](Register v) {
    return std::any_of(operands_.defined.begin(), operands_.defined.end(),
                       [&](uint32_t c) { return cells_[c].reg() == v; });
  };
  ((operands_.fixed_definitions | operands_.clobbers) & held_).for_each([&](Register r) {
    if (!defines(held_by_[r.number()])) move_out(r);
  });
  definitions_ = operands_.fixed_definitions;
  for (uint32_t c : operands_.defined) place_definition(c);
  for (uint32_t c : operands_.defined) keep_definition(c);
  if (!parallel_.empty())
    resolve_moves(number_ + 1, Phase::OutOfFixed, members_ - held_ - definitions_);
  for (uint32_t c : operands_.defined) {
    if (trace_.is_on() && Location::in(Register(value(cells_[c].reg()).reg)) != locations_[c] &&
        locations_[c].is_register())
      trace_.report_range(number_, cells_[c].reg(), locations_[c].reg(),
                          4 * number_ + (cells_[c].is_early_clobber() ? 1 : 2), 4 * number_ + 4,
                          true);
    release(cells_[c].reg(), 4 * number_ + (cells_[c].is_early_clobber() ? 1 : 2));
    free_home(cells_[c].reg());
  }
  for (uint32_t c = 0; operands_.ties && c < cells_.size(); ++c)
    if (cells_[c].is_register() && !cells_[c].is_def() && cells_[c].tied_to >= 0)
      written_early_.insert(locations_[cells_[c].tied_to].reg());
}

// May take the register that another definition of the instruction has below.
void FastAllocator::place_definition(uint32_t c) {
  const Cell& cell = cells_[c];
  Register v = cell.reg();
  Register below(value(v).reg);
  // A constant that nobody reads from its register is not made here.
  if (!below.valid() && value(v).constant) return;
  Register here(cell.fixed);
  RegSet taken = operands_.fixed_definitions | operands_.clobbers;
  // What is written before the operands are read is none of them.
  if (operands_.tied_count != 0 || cell.is_early_clobber()) taken = taken | operands_.fixed_uses;
  if (!here.valid()) {
    bool usable = below.valid() && !taken.contains(below);
    here = usable ? below : take_register(v, taken | definitions_);
  }
  definitions_.insert(here);
  locations_[c] = Location::in(here);
  if (cell.is_early_clobber()) written_early_.insert(here);
}

// The value goes to its register below, and to its slot.
void FastAllocator::keep_definition(uint32_t c) {
  const Register v = cells_[c].reg();
  const Value& state = value(v);
  const Location here = locations_[c];
  if (state.reg != 0 && Location::in(Register(state.reg)) != here)
    parallel_.add(here, Location::in(Register(state.reg)), function_.class_of(v), v);
  if (state.stored && !state.constant && here.is_register())
    block_edits_.add(number_ + 1, Phase::Store, EditKind::Spill, function_.class_of(v), here,
                     home(v), v);
}

void FastAllocator::allocate_fixed_uses() {
  auto wanted_in = [&](Register v, Register r) {
    return std::any_of(operands_.fixed.begin(), operands_.fixed.end(), [&](uint32_t c) {
      return cells_[c].fixed == r.number() && cells_[c].reg() == v;
    });
  };
  (operands_.fixed_uses & held_).for_each([&](Register r) {
    if (!wanted_in(held_by_[r.number()], r)) move_out(r);
  });
  for (uint32_t c : operands_.fixed)
    if (value(cells_[c].reg()).reg == 0) hold(cells_[c].reg(), Register(cells_[c].fixed));
  for (uint32_t c : operands_.fixed) bring(c, Location::in(Register(cells_[c].fixed)));
}

void FastAllocator::allocate_tied_uses() {
  for (uint32_t c : operands_.tied) {
    const Location to = locations_[cells_[c].tied_to];
    const Register v = cells_[c].reg();
    if (value(v).reg == 0) {
      const bool is_lost = cells_[static_cast<size_t>(cells_[c].tied_to)].is_early_clobber();
      hold(v, is_lost && is_read_freely(v) ? register_of_use(v) : to.reg());
    }
    bring(c, to);
  }
}

// Whether an operand in any register reads the value.
bool FastAllocator::is_read_freely(Register v) const {
  return std::any_of(operands_.free.begin(), operands_.free.end(),
                     [&](uint32_t c) { return cells_[c].reg() == v; });
}

// An operand that is read from a certain register.
void FastAllocator::bring(uint32_t c, Location to) {
  const Register v = cells_[c].reg();
  Value& state = value(v);
  state.next_use = state.pinned_at = number_;
  locations_[c] = to;
  if (const Location from = Location::in(Register(state.reg)); from != to)
    block_edits_.add(points_.gap_at_or_before(number_), Phase::Operand, EditKind::Copy,
                     function_.class_of(v), from, to, v);
}

void FastAllocator::allocate_uses() {
  for (uint32_t c : operands_.free)
    if (Value& state = value(cells_[c].reg()); state.reg != 0) state.pinned_at = number_;
  for (uint32_t c : operands_.free) allocate_use(c);
}

void FastAllocator::allocate_use(uint32_t c) {
  Register v = cells_[c].reg();
  Value& state = value(v);
  if (state.reg == 0) {
    const Register global(state.global);
    const bool is_free = global.valid() && owns_entry(v) &&
                         !(held_ | operands_.fixed_uses | written_early_).contains(global);
    if (!is_free && read_from_slot(c)) return;
    hold(v, is_free ? global : register_of_use(v));
  }
  state.next_use = state.pinned_at = number_;
  locations_[c] = Location::in(Register(state.reg));
}

// A copy's source goes where its definition is, if nobody else is there.
Register FastAllocator::register_of_use(Register v) {
  RegSet avoid = operands_.fixed_uses | written_early_;
  bool copies = instruction_->opcode == mir::kCopy || instruction_->opcode == class_desc(v).move;
  if (copies && cells_[0].is_def() && locations_[0].is_register()) {
    Register same = locations_[0].reg();
    RegSet usable = choice_.members[static_cast<size_t>(function_.class_of(v))] - avoid - held_;
    if (usable.contains(same)) return same;
  }
  return take_register(v, avoid);
}

// A value of another block that no instruction below wants in a register is read where it is.
bool FastAllocator::read_from_slot(uint32_t c) {
  Register v = cells_[c].reg();
  if (operands_.in_memory || !value(v).stored || value(v).constant) return false;
  if (liveness_.definition(v.virtual_index()) >= block_first_ &&
      liveness_.definition(v.virtual_index()) < number_)
    return false;
  if (instruction_->opcode != mir::kCopy && !may_read_slot(function_, *instruction_, cells_, c))
    return false;
  if (instruction_->opcode == mir::kCopy && cells_[c].fixed != 0) return false;
  operands_.in_memory = true;
  locations_[c] = home(v);
  return true;
}

// --- registers

[[gnu::always_inline]] inline void FastAllocator::hold(Register v, Register r) {
  assert(!held_.contains(r) && value(v).reg == 0);
  held_by_[r.number()] = v;
  held_.insert(r);
  if (trace_.is_on()) [[unlikely]]
    trace_.report_range(number_, v, r, held_to_, held_to_, false);
  value(v).reg = static_cast<uint8_t>(r.number());
  if (value(v).global != 0) displaced_ += is_displaced(v);
}

[[gnu::always_inline]] inline void FastAllocator::release(Register v, uint32_t from) {
  Value& state = value(v);
  if (state.reg == 0) return;
  if (trace_.is_on()) [[unlikely]]
    trace_.report(number_, TraceKind::Reach, v, trace_.range_in(state.reg), from, 0, {});
  if (state.global != 0) displaced_ -= is_displaced(v);
  held_.erase(Register(state.reg));
  state.reg = 0;
}

// PHIs that are in their global registers at the block's start, but not after it.
void FastAllocator::report_phis(const BlockSpan& span) {
  for (uint32_t n = span.first; n < span.first_ordinary; ++n) {
    const Register phi = function_.cells_of(points_.instruction(n))[0].reg();
    const Value& state = value(phi);
    if (state.global != 0 && state.reg != state.global)
      trace_.report_range(number_, phi, Register(state.global), span.start_point(),
                          4 * span.first_ordinary + 1, true);
  }
}

// Whether the block starts with the value in its global register.
bool FastAllocator::owns_entry(Register v) const {
  const Register global(values_[v.virtual_index()].global);
  return entry_.has(global, v);
}

// Whether a value with a global register is in another one, but starts the block in its own.
bool FastAllocator::is_displaced(Register v) const {
  const Value& state = values_[v.virtual_index()];
  return state.global != state.reg && owns_entry(v);
}

// The value in a register is in no register above here: its next use below reloads it.
void FastAllocator::move_out(Register physical) {
  Register v = held_by_[physical.number()];
  reload(v, physical, value(v).next_use);
  const uint32_t from = 4 * points_.gap_at_or_before(value(v).next_use);
  if (trace_.is_on()) [[unlikely]]
    trace_.report(number_, TraceKind::MoveOut, v, trace_.range_in(physical.number()), from, 0,
                  physical);
  value(v).stored = value(v).moved_out = true;
  release(v, from);
}

Register FastAllocator::take_register(Register v, RegSet avoid) {
  RegClass register_class = function_.class_of(v);
  for (RegSet set : {choice_.allowed[static_cast<size_t>(register_class)],
                     choice_.members[static_cast<size_t>(register_class)]}) {
    RegSet candidates = set - avoid;
    if (RegSet free = candidates - held_ - entry_.at_start; !free.empty())
      return pick_free(v, free);
    if (RegSet free = candidates - held_; !free.empty()) return pick_free(v, free);
    Register victim = pick_victim(candidates);
    if (!victim.valid()) continue;
    move_out(victim);
    return victim;
  }
  assert(false && "an instruction has more operands than registers");
  return {};
}

Register FastAllocator::pick_free(Register v, RegSet free) const {
  for (Register r : class_desc(v).order)
    if (free.contains(r)) return r;
  return free.first();
}

// The value whose next use is furthest, among those that this instruction does not name.
Register FastAllocator::pick_victim(RegSet candidates) const {
  Register best, best_global;
  uint32_t furthest = 0, furthest_global = 0;
  (candidates & held_).for_each([&](Register r) {
    const Value& state = values_[held_by_[r.number()].virtual_index()];
    if (state.pinned_at == number_) return;
    const bool is_global = state.global == r.number();
    Register& chosen = is_global ? best_global : best;
    uint32_t& next_use = is_global ? furthest_global : furthest;
    if (chosen.valid() && state.next_use <= next_use) return;
    chosen = r;
    next_use = state.next_use;
  });
  return best.valid() ? best : best_global;
}

Location FastAllocator::home(Register v) {
  Value& state = value(v);
  if (state.home != kNone) return Location::spill(state.home);
  if (state.local) state.home = free_slots_.take(function_.class_of(v), state.next_use);
  if (state.home == kNone) {
    state.home = static_cast<uint32_t>(result_.spill_slots.size());
    result_.spill_slots.push_back({class_desc(v).spill_size});
  }
  return Location::spill(state.home);
}

void FastAllocator::free_home(Register v) {
  if (function_.frame.calls_return_twice) return;  // it may be read again after its last use
  const Value& state = value(v);
  if (state.local && state.home != kNone)
    free_slots_.give(function_.class_of(v), state.home, number_);
}

// --- edits

void FastAllocator::reload(Register v, Register r, uint32_t number) {
  number = points_.gap_at_or_before(number);
  bool constant = value(v).constant;
  block_edits_.add(number, Phase::Reload, constant ? EditKind::Rematerialize : EditKind::Reload,
                   function_.class_of(v), constant ? Location() : home(v), Location::in(r), v);
}

// The collected parallel move, as edits of the block.
void FastAllocator::resolve_moves(uint32_t number, Phase phase, RegSet free) {
  const size_t first = result_.edits.size();
  parallel_.resolve(Point::at(number, Slot::Gap), free, members_ - entry_.at_start);
  for (size_t e = first; e < result_.edits.size(); ++e) {
    const Edit& move = result_.edits[e];
    block_edits_.add(number, phase, move.kind, move.register_class, move.from, move.to, move.value);
  }
  result_.edits.resize(first);
}

}  // namespace

void allocate_fast(const ProgramPoints& points, const AllocationOptions& options,
                   TraceObserver* trace, Allocation& result, Arena& scratch) {
  const Arena::Scope scope(scratch);
  FastAllocator(points, options, trace, result, scratch).run();
}

}  // namespace lilt::regalloc
