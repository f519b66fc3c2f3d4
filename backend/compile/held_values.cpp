// Idea: a forward analysis over finished code whose facts are "this location holds that value".
// Values begin in the registers that pass arguments, after the instructions that define them, and
// at the blocks where a PHI put them. Of register allocation only the places of PHIs are trusted:
// what the code does is what debuggers see.
// Invariant: a value that begins anew is nowhere else, where only that of the iteration before can
// be. Terms: a location is a register, or a spill slot (64 + its number). Value 0 is none; value n
// is debug_values[n - 1]. Source: the analysis of LLVM's LiveDebugValues, with definitions instead
// of DBG_VALUEs.
#include "backend/compile/held_values.h"

#include <algorithm>
#include <span>
#include <unordered_map>
#include <utility>

namespace lilt::backend {

namespace {

using namespace mir;

constexpr uint32_t kSlots = Register::kFirstVirtual;  // the number of the first slot's location
constexpr uint32_t kNowhere = UINT32_MAX;

class HeldValueFinder {
 public:
  HeldValueFinder(const MachineFunction& function, Arena& scratch)
      : function_(function), scratch_(scratch) {}

  std::vector<HeldValue> run() {
    note_values();
    solve();
    uint32_t place = 0;
    for (const BlockId block : function_.layout) {
      load(block);
      for (uint32_t at = 0; at < locations_; ++at) open(at, place, false);
      for (const MachineInstr& instruction : function_.instructions_of(block)) {
        step(instruction);
        update_ranges(++place, (function_.desc(instruction).properties & instr::Call) != 0);
      }
      close_ranges(place);
    }
    return std::move(found_);
  }

 private:
  // Slots by their offsets, definitions by their cells.
  void note_values() {
    for (const SlotId slot : IdRange<SlotId>(function_.frame.slots.size()))
      if (function_.frame.slots[slot].kind == SlotKind::Spill)
        slot_at_.emplace(function_.frame.slots[slot].offset, slot);
    for (uint32_t i = 0; i < function_.debug_values.size(); ++i) {
      const DebugValue& value = function_.debug_values[i];
      if (value.start == DebugValue::Start::Cell) defined_by_[value.cell] = i + 1;
      if (value.start == DebugValue::Start::Block &&
          !function_.instructions_of(value.block).empty())
        begun_in_.emplace(value.block.index(), i + 1);
    }
    location_of_.assign(function_.debug_values.size() + 1, kNowhere);
    value_at_.assign(locations_, 0);
    begin_of_.assign(function_.debug_values.size() + 1, 0);
    begins_in_call_.assign(function_.debug_values.size() + 1, false);
  }

  // --- the analysis

  std::span<uint32_t> state_of(BlockId block) {
    return {states_.data() + block.index() * locations_, locations_};
  }

  void solve() {
    states_.assign(function_.blocks.size() * locations_, 0);
    is_reached_.assign(function_.blocks.size(), false);
    const BlockId entry = function_.layout.front();
    for (uint32_t i = 0; i < function_.debug_values.size(); ++i)
      if (const DebugValue& value = function_.debug_values[i];
          value.start == DebugValue::Start::Argument)
        state_of(entry)[value.reg.number()] = i + 1;
    is_reached_[entry.index()] = true;
    for (bool has_changed = true; has_changed;) {
      has_changed = false;
      for (const BlockId block : function_.layout) {
        if (!is_reached_[block.index()]) continue;
        load(block);
        for (const MachineInstr& instruction : function_.instructions_of(block)) step(instruction);
        for (const BlockId next : function_.successors(block)) has_changed |= join(next);
      }
    }
  }

  void load(BlockId block) {
    const std::span<const uint32_t> state = state_of(block);
    state_.assign(state.begin(), state.end());
    const auto [first, last] = begun_in_.equal_range(block.index());
    for (auto begun = first; begun != last; ++begun) begin_anew(begun->second);
    for (auto begun = first; begun != last; ++begun) {
      const DebugValue& value = function_.debug_values[begun->second - 1];
      state_[value.reg.valid() ? value.reg.number() : kSlots + value.slot.index()] = begun->second;
    }
  }

  void begin_anew(uint32_t value) {
    for (uint32_t at = 0; at < locations_; ++at)
      if (state_[at] == value) write(at, 0);
  }

  // What holds at the end of the block at hand also holds in `block`, or nothing does.
  bool join(BlockId block) {
    const std::span<uint32_t> state = state_of(block);
    if (!is_reached_[block.index()]) {
      std::ranges::copy(state_, state.begin());
      return is_reached_[block.index()] = true;
    }
    bool has_changed = false;
    for (size_t i = 0; i < locations_; ++i) {
      if (state[i] == 0 || state[i] == state_[i]) continue;
      state[i] = 0;
      has_changed = true;
    }
    return has_changed;
  }

  // --- one instruction

  void step(const MachineInstr& instruction) {
    written_.clear();
    if (instruction.opcode == kCfi) return;
    const InstrDesc& desc = function_.desc(instruction);
    const std::span<const Cell> cells = function_.cells_of(instruction);
    if (is_exchange(instruction)) return exchange(cells);
    const uint32_t moved = moved_value(instruction, cells);
    const uint32_t slot = slot_in(cells);
    desc.clobbers.for_each([&](Register r) { write(r.number(), 0); });
    if ((desc.properties & instr::Call) != 0)
      target_.caller_saved.for_each([&](Register r) { write(r.number(), 0); });
    for (const Cell& cell : cells)
      if (cell.is_def()) write(cell.reg().number(), 0);
    if (slot != kNowhere && (desc.properties & instr::MayStore) != 0) write(slot, 0);
    if (moved != 0) write(target_of(instruction, cells), moved);
    for (uint32_t c = 0; c < cells.size(); ++c) {
      const bool is_store = cells[c].kind == CellKind::MemoryBase && slot != kNowhere;
      if (!cells[c].is_def() && !is_store) continue;
      const auto definition = defined_by_.find(instruction.first_cell + c);
      if (definition == defined_by_.end()) continue;
      begin_anew(definition->second);
      write(is_store ? slot : cells[c].reg().number(), definition->second);
    }
  }
  bool is_exchange(const MachineInstr& instruction) const {
    return std::ranges::any_of(target_.classes, [&](const RegClassDesc& each) {
      return each.exchange != 0 && each.exchange == instruction.opcode &&
             each.move_width == instruction.width;
    });
  }
  void exchange(std::span<const Cell> cells) {
    const uint32_t a = cells[0].reg().number(), b = cells[1].reg().number();
    const uint32_t from_a = state_[a];
    write(a, state_[b]);
    write(b, from_a);
  }

  void write(uint32_t location, uint32_t value) {
    if (state_[location] == value) return;
    state_[location] = value;
    written_.push_back(location);
  }

  // The value that a copy, a spill or a reload carries on as a whole; 0 if there is none.
  uint32_t moved_value(const MachineInstr& instruction, std::span<const Cell> cells) const {
    const RegClassDesc* const found = class_of_move(instruction.opcode);
    if (found == nullptr) return 0;
    uint32_t value = 0;
    if (instruction.opcode == found->move)
      value = state_[cells[1].reg().number()];
    else if (const uint32_t slot = slot_in(cells); slot == kNowhere)
      return 0;
    else
      value = state_[instruction.opcode == found->load ? slot : cells.back().reg().number()];
    if (value == 0 || function_.debug_values[value - 1].size > instruction.width) return 0;
    return value;
  }
  uint32_t target_of(const MachineInstr& instruction, std::span<const Cell> cells) const {
    const bool is_store = instruction.opcode == class_of_move(instruction.opcode)->store;
    return is_store ? slot_in(cells) : cells[0].reg().number();
  }
  const RegClassDesc* class_of_move(uint16_t opcode) const {
    for (const RegClassDesc& each : target_.classes)
      if (opcode == each.move || opcode == each.load || opcode == each.store) return &each;
    return nullptr;
  }
  // The spill slot that an operand in memory is exactly at.
  uint32_t slot_in(std::span<const Cell> cells) const {
    for (size_t c = 0; c < cells.size(); ++c) {
      if (cells[c].kind != CellKind::MemoryBase) continue;
      const Address address = Address::from_cells(&cells[c]);
      const Register base =
          function_.frame.uses_frame_pointer ? target_.frame_pointer : target_.reserved.first();
      if (address.base_kind != BaseKind::Register || address.base != base) return kNowhere;
      if (address.index.valid() || address.symbol.valid()) return kNowhere;
      const auto found = slot_at_.find(address.displacement);
      return found == slot_at_.end() ? kNowhere : kSlots + found->second.index();
    }
    return kNowhere;
  }

  // --- ranges

  // A value stays in its location as long as that holds it, then goes on in another.
  void update_ranges(uint32_t place, bool is_call) {
    for (const uint32_t at : written_) {
      const uint32_t left = value_at_[at];
      if (left == 0 || state_[at] == left) continue;
      close(left, place, is_call);
      if (const auto other = std::ranges::find(state_, left); other != state_.end())
        open(static_cast<uint32_t>(other - state_.begin()), place, is_call);
    }
    for (const uint32_t at : written_) open(at, place, false);
  }
  void close_ranges(uint32_t place) {
    for (uint32_t value = 1; value < location_of_.size(); ++value)
      if (location_of_[value] != kNowhere) close(value, place, false);
  }
  // The value in a location is shown there, unless it is shown in another. `is_in_call`: it was
  // there before the call, which has destroyed the other.
  void open(uint32_t location, uint32_t place, bool is_in_call) {
    const uint32_t value = state_[location];
    if (value == 0 || location_of_[value] != kNowhere) return;
    location_of_[value] = location;
    value_at_[location] = value;
    begin_of_[value] = place;
    begins_in_call_[value] = is_in_call;
  }
  void close(uint32_t value, uint32_t place, bool is_call) {
    HeldValue held;
    held.value = value - 1;
    held.begin = begin_of_[value];
    held.end = place;
    held.ends_in_call = is_call;
    held.begins_in_call = begins_in_call_[value];
    const uint32_t at = std::exchange(location_of_[value], kNowhere);
    value_at_[at] = 0;
    if (at < kSlots)
      held.reg = Register(at);
    else
      held.cfa_offset =
          function_.frame.slots[SlotId(at - kSlots)].offset - function_.frame.bytes_to_cfa;
    if (held.begin != held.end) found_.push_back(held);
  }

  const MachineFunction& function_;
  Arena& scratch_;
  const TargetDesc& target_ = function_.target();
  const size_t locations_ = kSlots + function_.frame.slots.size();
  std::unordered_map<int64_t, SlotId> slot_at_;           // by offset
  std::unordered_map<uint32_t, uint32_t> defined_by_;     // value by the cell of its definition
  std::unordered_multimap<uint32_t, uint32_t> begun_in_;  // values by block
  ArenaVector<uint32_t> states_{scratch_};                // by block and location
  ArenaVector<bool> is_reached_{scratch_};                // by block
  ArenaVector<uint32_t> state_{scratch_};                 // at the instruction at hand
  ArenaVector<uint32_t> written_{scratch_};               // locations that it changed
  ArenaVector<uint32_t> location_of_{scratch_};           // where a value is shown, or kNowhere
  ArenaVector<uint32_t> value_at_{scratch_};              // that is shown there, by location
  ArenaVector<uint32_t> begin_of_{scratch_};              // of the range that is open
  ArenaVector<bool> begins_in_call_{scratch_};
  std::vector<HeldValue> found_;
};

}  // namespace

std::vector<HeldValue> find_held_values(const MachineFunction& function, Arena& scratch) {
  if (function.debug_values.empty()) return {};
  return HeldValueFinder(function, scratch).run();
}

}  // namespace lilt::backend
