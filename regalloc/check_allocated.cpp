// Idea: walk the allocated function with the set of values that each place holds, as check.cpp
// does. But a text has no claims, and does not say which value a move moves. So sets are moved, and
// what holds at the start of a block is what holds at the ends of all blocks before it: a fixpoint
// from "everything" downwards. On an edge, a place that holds a PHI's input holds the PHI.
//
// Which instruction stands for which: a move of a class between registers and spill slots, an
// exchange, and what repeats a rematerializable definition belong to the allocation. Every other
// one stands for the next instruction of the SSA function that is not of these kinds either.
//
// Equal values: a copy has the value of its source (a PHI of one input, too), and so does an
// instruction that only moves one register to another (a zero-extending move) have a value that
// every such move makes. These *derived* values are in every place in which their source is, or to
// which it is moved so. In SSA form they may be noted too early, since nothing reads them before
// their definition; they are forgotten when their source is defined anew.
//
// Source: the fixpoint of regalloc2's checker.
#include "regalloc/check_allocated.h"

#include <algorithm>
#include <optional>

#include "regalloc/fault_text.h"
#include "regalloc/operand_forms.h"

namespace lilt::regalloc {
namespace {

using mir::Address;
using mir::BlockId;
using mir::Cell;
using mir::CellKind;
using mir::MachineInstr;
using mir::RegClass;
using mir::RegClassDesc;
using mir::Register;
using mir::RegSet;

constexpr size_t kMaximumFaults = 20;
constexpr uint32_t kFirstSlot = 64;  // places: registers by number, then frame slots

// A sorted set of values, by index.
using Values = std::vector<uint32_t>;

// What each place holds.
struct State {
  bool is_known = false;
  std::vector<Values> places;
  friend bool operator==(const State&, const State&) = default;
};

bool contains(const Values& values, uint32_t value) {
  return std::binary_search(values.begin(), values.end(), value);
}
template <class Number>
void insert(std::vector<Number>& values, Number value) {
  const auto place = std::lower_bound(values.begin(), values.end(), value);
  if (place == values.end() || *place != value) values.insert(place, value);
}

class AllocatedChecker {
 public:
  AllocatedChecker(const mir::MachineFunction& before, const mir::MachineFunction& after)
      : before_(before),
        after_(after),
        copies_(before.virtual_registers.size()),
        moves_(copies_.size()),
        is_undefined_(copies_.size()) {}

  std::vector<AllocatedFault> run() {
    if (!has_same_blocks() || !has_same_frame()) return std::move(faults_);
    for (size_t c = 0; c < target_.classes.size(); ++c)
      allocatable_ =
          allocatable_ | (before_.allocatable(static_cast<RegClass>(c)) - target_.reserved);
    for (const BlockId block : before_.layout)
      for (const MachineInstr& instruction : before_.instructions_of(block))
        survey(instruction, before_.predecessors(block).size());
    ends_.resize(before_.blocks.size());
    for (bool changes = true; changes;) {
      changes = false;
      for (const BlockId block : before_.layout) {
        State end = walk(block, start_of(block));
        changes |= end != ends_[block.index()];
        ends_[block.index()] = std::move(end);
      }
    }
    reports_ = true;
    for (const BlockId block : before_.layout) walk(block, start_of(block));
    return std::move(faults_);
  }

 private:
  // A move that belongs to the allocation.
  struct Move {
    uint32_t from = 0, to = 0;  // places
    unsigned width = 0;         // bytes that are moved
  };
  // A value that an instruction makes by moving another one.
  struct MovedValue {
    MachineInstr instruction;
    MemoryForm from_memory;
    uint32_t value;
  };

  void report(SourceOffset origin, std::string message) {
    if (reports_ && faults_.size() < kMaximumFaults)
      faults_.push_back({origin, std::move(message)});
  }

  // --- the SSA function
  bool has_same_blocks() {
    bool same = std::ranges::equal(before_.layout, after_.layout);
    for (const BlockId block : before_.layout)
      same = same && std::ranges::equal(before_.successors(block), after_.successors(block));
    if (!same)
      faults_.push_back({kNoOffset, "the blocks and their edges are not those of the SSA form"});
    return same;
  }

  // What code addresses and calls rely on stays; an allocation adds spill slots.
  bool has_same_frame() {
    const mir::Frame& before = before_.frame;
    const mir::Frame& after = after_.frame;
    bool same = before.outgoing_bytes == after.outgoing_bytes &&
                before.has_calls == after.has_calls &&
                before.has_dynamic_alloca == after.has_dynamic_alloca &&
                before.has_red_zone == after.has_red_zone &&
                before.calls_return_twice == after.calls_return_twice &&
                before.uses_frame_pointer == after.uses_frame_pointer &&
                before.callee_saved == after.callee_saved &&
                before.probes_stack == after.probes_stack && before.zeroed == after.zeroed;
    if (!same) faults_.push_back({kNoOffset, "the frame's words are not those of the SSA form"});
    const size_t count = before.slots.size();
    for (size_t i = 0; i < std::max(count, after.slots.size()); ++i) {
      const mir::SlotId id(static_cast<uint32_t>(i));
      const bool is_right =
          i >= count ? after.slots[id].kind == mir::SlotKind::Spill
                     : i < after.slots.size() && are_equal(before.slots[id], after.slots[id]);
      if (is_right) continue;
      same = false;
      faults_.push_back({kNoOffset, "slot." + std::to_string(i) +
                                        (i < count ? " is not that of the SSA form"
                                                   : " is new, so it must be a spill slot")});
    }
    return same;
  }
  static bool are_equal(const mir::FrameSlot& a, const mir::FrameSlot& b) {
    return a.kind == b.kind && a.size == b.size && a.align == b.align && a.offset == b.offset &&
           a.guarding == b.guarding;
  }

  // Whether the instruction only moves one register to another: it is a class's move, or would be
  // its load if the operand were in a slot.
  bool is_move(const MachineInstr& instruction) const {
    const std::span<const Cell> cells = before_.cells_of(instruction);
    if (cells.size() != 2 || !names_value(cells[0]) || !names_value(cells[1])) return false;
    const bool is_plain = cells[0].is_def() && cells[1].is_use() && cells[0].fixed == 0 &&
                          cells[1].fixed == 0 && cells[1].tied_to < 0;
    const MemoryForm form = memory_form(before_.desc(instruction), instruction, cells, 1);
    return is_plain && std::ranges::any_of(target_.classes, [&](const RegClassDesc& desc) {
             return desc.move == instruction.opcode ||
                    (form.opcode != 0 && desc.load == form.opcode);
           });
  }
  // Whether no instruction of the allocated function stands for it.
  bool is_free(const MachineInstr& instruction) const {
    return instruction.opcode == mir::kPhi || instruction.opcode == mir::kEntry ||
           instruction.opcode == mir::kUndef || instruction.opcode == mir::kCopy ||
           is_move(instruction) ||
           is_rematerializable(before_.desc(instruction), before_.cells_of(instruction));
  }

  // A PHI of one predecessor is a copy: its moves may stand after the edge.
  void survey(const MachineInstr& instruction, size_t predecessors) {
    const std::span<const Cell> cells = before_.cells_of(instruction);
    const bool is_phi = instruction.opcode == mir::kPhi;
    if (cells.empty() || !names_value(cells[0]) || (is_phi && predecessors != 1)) return;
    const uint32_t value = cells[0].reg().virtual_index();
    if (instruction.opcode == mir::kUndef) is_undefined_[value] = true;
    if (is_phi || (instruction.opcode == mir::kCopy && names_value(cells[1]))) {
      copies_[cells[1].reg().virtual_index()].push_back(value);
      if (is_undefined_[cells[1].reg().virtual_index()]) is_undefined_[value] = true;
    } else if (is_move(instruction)) {
      const MemoryForm form = memory_form(before_.desc(instruction), instruction, cells, 1);
      moves_[cells[1].reg().virtual_index()].push_back({instruction, form, value});
      insert(move_forms_, instruction.opcode);
      if (form.opcode != 0) insert(load_forms_, form.opcode);
    } else if (is_rematerializable(before_.desc(instruction), cells)) {
      constants_.push_back(instruction);
    }
  }

  unsigned width_of(uint32_t value) const {
    const RegClass of = before_.virtual_registers[value].register_class;
    return target_.classes[static_cast<size_t>(of)].move_width;
  }

  // --- states
  // Adds the value and its copies.
  void add(Values& values, uint32_t value) const {
    insert(values, value);
    for (const uint32_t copy : copies_[value]) add(values, copy);
  }
  // Removes the value and all derived ones from all places: it is defined anew.
  void forget(State& state, uint32_t value) const {
    for (Values& values : state.places)
      if (contains(values, value)) std::erase(values, value);
    for (const uint32_t copy : copies_[value]) forget(state, copy);
    for (const MovedValue& moved : moves_[value]) forget(state, moved.value);
  }
  bool holds(const State& state, uint32_t place, Register value) const {
    return is_undefined_[value.virtual_index()] ||
           contains(state.places[place], value.virtual_index());
  }

  State start_of(BlockId block) const {
    State start;
    if (block == before_.layout.front()) {
      start.is_known = true;
      start.places.resize(kFirstSlot + after_.frame.slots.size());
    }
    for (const BlockId from : before_.predecessors(block)) {
      if (!ends_[from.index()].is_known) continue;
      State along = after_edge(ends_[from.index()], from, block);
      if (!start.is_known) {
        start = std::move(along);
        continue;
      }
      for (size_t p = 0; p < start.places.size(); ++p)
        std::erase_if(start.places[p],
                      [&](uint32_t value) { return !contains(along.places[p], value); });
    }
    if (start.is_known) add_entry(block, start);
    return start;
  }

  // What ENTRY names is there when the block starts.
  void add_entry(BlockId block, State& start) const {
    for (const MachineInstr& instruction : before_.instructions_of(block)) {
      if (instruction.opcode != mir::kEntry) return;
      for (const Cell& cell : before_.cells_of(instruction)) {
        if (!names_value(cell)) continue;
        forget(start, cell.reg().virtual_index());
        add(start.places[cell.fixed], cell.reg().virtual_index());
      }
    }
  }

  // The PHIs of `to` are where their inputs are.
  State after_edge(const State& end, BlockId from, BlockId to) const {
    State state = end;
    for (const MachineInstr& phi : before_.instructions_of(to))
      if (phi.opcode == mir::kPhi) forget(state, before_.cells_of(phi)[0].reg().virtual_index());
    for (const MachineInstr& phi : before_.instructions_of(to)) {
      if (phi.opcode != mir::kPhi) break;
      const std::span<const Cell> cells = before_.cells_of(phi);
      for (size_t c = 1; c + 1 < cells.size(); c += 2)
        if (cells[c + 1].block() == from)
          for (size_t p = 0; p < state.places.size(); ++p)
            if (holds(end, static_cast<uint32_t>(p), cells[c].reg()))
              add(state.places[p], cells[0].reg().virtual_index());
    }
    return state;
  }

  // --- the allocated function
  State walk(BlockId block, State state) {
    if (!state.is_known) return state;
    const auto wanted = before_.instructions_of(block);
    auto next = wanted.begin();
    auto skip = [&] {
      next =
          std::find_if_not(next, wanted.end(), [&](const MachineInstr& i) { return is_free(i); });
    };
    skip();
    for (const MachineInstr& instruction : after_.instructions_of(block)) {
      if (run_edit(instruction, state)) continue;
      if (next == wanted.end() || !match(*next, instruction)) {
        report(instruction.origin,
               next == wanted.end()
                   ? "the block has no further instruction in SSA form"
                   : "expected " + text_(*next) + ", or a move between registers and spill slots");
        return {};  // nothing is known after it
      }
      run_instruction(*next, instruction, state);
      ++next;
      skip();
    }
    if (next != wanted.end()) {
      const auto made = after_.instructions_of(block);
      report(made.empty() ? kNoOffset : made.back().origin,
             text_(block) + " ends here, but " + text_(*next) + " is still to come");
    }
    return state;
  }

  // The place that a memory operand names: a spill slot of the allocation, as a whole; nothing for
  // other operands.
  std::optional<uint32_t> spill_place(const Cell* cells) const {
    if (cells[0].kind != CellKind::MemoryBase) return std::nullopt;
    const Address address = Address::from_cells(cells);
    const bool is_slot = address.base_kind == mir::BaseKind::Slot && address.displacement == 0 &&
                         !address.index.valid() && !address.symbol.valid();
    if (!is_slot || address.slot.index() < before_.frame.slots.size() ||
        after_.frame.slots[address.slot].kind != mir::SlotKind::Spill)
      return std::nullopt;
    return kFirstSlot + address.slot.index();
  }
  uint64_t size_of(uint32_t place) const {
    return after_.frame.slots[mir::SlotId(place - kFirstSlot)].size;
  }

  // The move that the instruction is, of the widest class that moves so.
  std::optional<Move> move_of(const MachineInstr& instruction) const {
    const std::span<const Cell> cells = after_.cells_of(instruction);
    std::optional<Move> move;
    for (const RegClassDesc& desc : target_.classes) {
      Move way{.width = desc.move_width};
      unsigned width = desc.move_width;
      if (instruction.opcode == desc.move && cells.size() == 2) {
        way.from = cells[1].payload, way.to = cells[0].payload;
      } else if (instruction.opcode == desc.load && cells.size() == 4 && spill_place(&cells[1])) {
        way.from = *spill_place(&cells[1]), way.to = cells[0].payload;
      } else if (instruction.opcode == desc.store && cells.size() == 4 && spill_place(&cells[0])) {
        way.from = cells[3].payload, way.to = *spill_place(&cells[0]);
        width = desc.store_width;
      } else {
        continue;
      }
      if (instruction.width == width && (!move || move->width < way.width)) move = way;
    }
    return move;
  }

  // Whether the instruction belongs to the allocation; then `state` is that after it.
  bool run_edit(const MachineInstr& instruction, State& state) {
    if (!run_move(instruction, state)) return false;
    for (const Cell& cell : after_.cells_of(instruction))
      if (cell.is_def() && !allocatable_.contains(cell.reg()))
        report(instruction.origin,
               text_(location(cell.payload)) + " is not an allocatable register");
    return true;
  }

  bool run_move(const MachineInstr& instruction, State& state) {
    const std::span<const Cell> cells = after_.cells_of(instruction);
    const std::optional<Move> move = move_of(instruction);
    if (move) check_sizes(instruction, *move);
    std::optional<Values> moved = values_moved(instruction, move, state);
    if (moved) {
      state.places[move ? move->to : cells[0].payload] = std::move(*moved);
      return true;
    }
    for (const RegClassDesc& desc : target_.classes)
      if (desc.exchange != 0 && instruction.opcode == desc.exchange && cells.size() == 4 &&
          cells[3].is_register() && instruction.width == desc.move_width) {
        exchange(state, cells[0].payload, cells[1].payload, desc.move_width);
        return true;
      }
    return run_constant(instruction, state);
  }

  void check_sizes(const MachineInstr& instruction, const Move& move) {
    for (const uint32_t place : {move.from, move.to})
      if (place >= kFirstSlot && size_of(place) < instruction.width)
        report(instruction.origin, "this moves " + std::to_string(instruction.width) +
                                       " bytes, but the slot has " +
                                       std::to_string(size_of(place)));
  }

  // The values that the instruction moves to its result; nullopt if it computes.
  std::optional<Values> values_moved(const MachineInstr& instruction,
                                     const std::optional<Move>& move, const State& state) const {
    const std::span<const Cell> cells = after_.cells_of(instruction);
    uint32_t from = 0;
    const bool is_load = cells.size() == 4 && cells[0].is_def() && spill_place(&cells[1]);
    if (move)
      from = move->from;
    else if (is_load)
      from = *spill_place(&cells[1]);
    else if (cells.size() == 2 && cells[0].is_def() && cells[1].is_use())
      from = cells[1].payload;
    else
      return std::nullopt;
    Values values;
    for (const uint32_t value : state.places[from]) {
      if (move && width_of(value) <= move->width) add(values, value);
      for (const MovedValue& made : moves_[value])
        if (is_load ? instruction.opcode == made.from_memory.opcode
                    : instruction.opcode == made.instruction.opcode &&
                          instruction.width == made.instruction.width)
          add(values, made.value);
    }
    const std::vector<uint16_t>& forms = is_load ? load_forms_ : move_forms_;
    const bool is_one = move || std::ranges::find(forms, instruction.opcode) != forms.end();
    return is_one ? std::optional(std::move(values)) : std::nullopt;
  }

  void exchange(State& state, uint32_t a, uint32_t b, unsigned width) const {
    std::swap(state.places[a], state.places[b]);
    for (const uint32_t place : {a, b})
      std::erase_if(state.places[place], [&](uint32_t value) { return width_of(value) > width; });
  }

  // A rematerializable definition makes all values that have an equal one.
  bool run_constant(const MachineInstr& instruction, State& state) {
    Values values;
    for (const MachineInstr& definition : constants_)
      if (match(definition, instruction))
        add(values, before_.cells_of(definition)[0].reg().virtual_index());
    if (values.empty()) return false;
    state.places[after_.cells_of(instruction)[0].payload] = std::move(values);
    return true;
  }

  // Whether `made` stands for `wanted`; places_ are those of the values, by the cells of `wanted`.
  bool match(const MachineInstr& wanted, const MachineInstr& made) {
    folded_.reset();
    const std::span<const Cell> cells = before_.cells_of(wanted), found = after_.cells_of(made);
    if (wanted.width != made.width || wanted.condition != made.condition) return false;
    if (wanted.opcode == made.opcode) return match_cells(cells, found);
    for (uint32_t c = 0; c < cells.size(); ++c) {
      if (!names_value(cells[c])) continue;
      const MemoryForm form = memory_form(before_.desc(wanted), wanted, cells, c);
      if (form.opcode != made.opcode || found.size() != cells.size() + 2) continue;
      const std::optional<uint32_t> place = spill_place(&found[c]);
      if (!place) continue;
      folded_ = c;
      folded_width_ = form.width;
      std::vector<Cell> without(found.begin(), found.end());
      without.erase(without.begin() + c, without.begin() + c + 2);
      without[c] = cells[c];
      if (!match_cells(cells, without)) continue;
      places_[c] = *place;
      return true;
    }
    return false;
  }

  bool match_cells(std::span<const Cell> cells, std::span<const Cell> found) {
    if (cells.size() != found.size()) return false;
    places_.assign(cells.size(), 0);
    for (size_t c = 0; c < cells.size(); ++c) {
      const Cell &want = cells[c], &have = found[c];
      if (want.kind != have.kind) return false;
      if (names_value(want)) {
        const bool is_same_address =
            want.kind != CellKind::MemoryBase ||
            (want.scale() == have.scale() && want.segment() == have.segment() &&
             have.base_kind() == want.base_kind());
        if (!is_same_address || want.is_def() != have.is_def()) return false;
        places_[c] = have.payload;
      } else if (!is_same(want, have)) {
        return false;
      }
    }
    return true;
  }

  // Symbols and texts have numbers of their own in each function.
  bool is_same(const Cell& want, const Cell& have) const {
    switch (want.kind) {
      case CellKind::Symbol:
        return before_.symbols[want.symbol().index()] == after_.symbols[have.symbol().index()];
      case CellKind::Text:
        return before_.texts[want.payload] == after_.texts[have.payload];
      case CellKind::MemoryDisplacement: {
        Cell a[3] = {{}, {}, want}, b[3] = {{}, {}, have};
        const mir::SymbolRef x = Address::symbol_of(a), y = Address::symbol_of(b);
        return want.payload == have.payload && x.valid() == y.valid() &&
               (!x.valid() || before_.symbols[x.index()] == after_.symbols[y.index()]);
      }
      case CellKind::MemoryBase:
        return want.detail == have.detail && want.payload == have.payload;
      default:
        return want.payload == have.payload;
    }
  }

  // --- instructions that stand for one of the SSA function
  static Location location(uint32_t place) {
    return place < kFirstSlot ? Location::in(Register(place)) : Location::spill(place - kFirstSlot);
  }

  void run_instruction(const MachineInstr& wanted, const MachineInstr& made, State& state) {
    const std::span<const Cell> cells = before_.cells_of(wanted);
    auto fail = [&](const std::string& message) {
      if (reports_) report(made.origin, "for " + text_(wanted) + ": " + message);
    };
    for (uint32_t c = 0; c < cells.size(); ++c) {
      if (!names_value(cells[c])) continue;
      check_place(cells[c], places_[c], fail);
      if (cells[c].is_def()) continue;
      if (!holds(state, places_[c], cells[c].reg())) fail(absence(state, cells[c], places_[c]));
      if (cells[c].is_register() && cells[c].tied_to >= 0 &&
          places_[static_cast<size_t>(cells[c].tied_to)] != places_[c])
        fail(text_(cells[c].reg()) + " and the result " +
             text_(cells[static_cast<size_t>(cells[c].tied_to)].reg()) + " must share a register");
    }
    if (folded_ && size_of(places_[*folded_]) < folded_width_)
      fail("this reads " + std::to_string(folded_width_) + " bytes, but the slot has " +
           std::to_string(size_of(places_[*folded_])));
    check_results(cells, fail);
    const RegSet clobbers = clobbers_of(target_, before_.desc(wanted));
    clobbers.for_each([&](Register r) { state.places[r.number()].clear(); });
    for (uint32_t c = 0; c < cells.size(); ++c) {
      if (!names_value(cells[c]) || !cells[c].is_def()) continue;
      if (cells[c].fixed == 0 && clobbers.contains(Register(places_[c])))
        fail("the result " + text_(cells[c].reg()) + " is in " + text_(location(places_[c])) +
             ", which the instruction destroys");
      forget(state, cells[c].reg().virtual_index());
    }
    for (uint32_t c = 0; c < cells.size(); ++c) {
      if (!cells[c].is_def() || cells[c].payload == 0) continue;
      const uint32_t place = names_value(cells[c]) ? places_[c] : cells[c].payload;
      state.places[place].clear();
      if (names_value(cells[c])) add(state.places[place], cells[c].reg().virtual_index());
    }
  }

  template <class Fail>
  void check_place(const Cell& cell, uint32_t place, Fail fail) const {
    const RegClass of = before_.class_of(cell.reg());
    const RegSet members = before_.allocatable(of) - target_.reserved;
    if (place < kFirstSlot && !members.contains(Register(place)))
      fail(text_(location(place)) + " is not an allocatable register of class " + text_(of));
    else if (cell.is_register() && cell.fixed != 0 && place != cell.fixed)
      fail(text_(cell.reg()) + " must be in " + text_(location(cell.fixed)) + ", not in " +
           text_(location(place)));
  }

  // Results in one register, or in one that is read later.
  template <class Fail>
  void check_results(std::span<const Cell> cells, Fail fail) const {
    for (uint32_t d = 0; d < cells.size(); ++d) {
      if (!names_value(cells[d]) || !cells[d].is_def()) continue;
      for (uint32_t c = 0; c < cells.size(); ++c) {
        if (c == d || !names_value(cells[c]) || places_[c] != places_[d]) continue;
        const bool is_tied = cells[c].is_register() && cells[c].tied_to == static_cast<int8_t>(d);
        if (cells[c].is_def() && c < d)
          fail("two results are in " + text_(location(places_[d])));
        else if (!cells[c].is_def() && cells[d].is_early_clobber() && !is_tied)
          fail(text_(cells[c].reg()) + " is read from " + text_(location(places_[c])) +
               ", to which the instruction writes before");
      }
    }
  }

  std::string absence(const State& state, const Cell& cell, uint32_t place) const {
    std::vector<Register> values;
    for (const uint32_t value : state.places[place])
      values.push_back(Register::virtual_register(value));
    std::vector<Location> locations;
    for (uint32_t p = 0; p < state.places.size(); ++p)
      if (holds(state, p, cell.reg())) locations.push_back(location(p));
    return text_(cell.reg()) + " is read from " + text_(location(place)) + ", but " +
           text_.contents(location(place), values) + "; " +
           text_.whereabouts(cell.reg(), locations);
  }

  const mir::MachineFunction &before_, &after_;
  const mir::TargetDesc& target_ = before_.target();
  FaultText text_{before_};
  RegSet allocatable_;                             // of all classes
  std::vector<std::vector<uint32_t>> copies_;      // by value
  std::vector<std::vector<MovedValue>> moves_;     // by value
  std::vector<uint16_t> move_forms_, load_forms_;  // opcodes of moves_
  std::vector<bool> is_undefined_;                 // by value: any place holds it
  std::vector<MachineInstr> constants_;            // rematerializable definitions
  std::vector<State> ends_;                        // by block
  // Of the last match.
  std::vector<uint32_t> places_;
  std::optional<uint32_t> folded_;  // cell that is read from memory
  unsigned folded_width_ = 0;
  bool reports_ = false;
  std::vector<AllocatedFault> faults_;
};

}  // namespace

std::vector<AllocatedFault> check_allocated(const mir::MachineFunction& before,
                                            const mir::MachineFunction& after) {
  return AllocatedChecker(before, after).run();
}

}  // namespace lilt::regalloc
