// Machine functions: construction, names, and conversion of memory operands to and from cells.
#include "ir/mir/machine_function.h"

#include <algorithm>
#include <array>
#include <functional>

#include "ir/support/hash.h"
#include "ir/support/text.h"

namespace lilt::mir {

void Frame::clear() {
  IdMap<SlotId, FrameSlot> memory = std::move(slots);
  memory.clear();
  *this = Frame();
  slots = std::move(memory);
}

void MachineFunction::reset(const TargetDesc& target, std::string_view name) {
  target_ = &target;
  name_ = name;
  instructions.clear();
  cells.clear();
  blocks.clear();
  successors_.clear();
  predecessors_.clear();
  labels_.clear();
  layout.clear();
  virtual_registers.clear();
  frame.clear();
  frame.callee_saved = target.callee_saved;
  symbols.clear();
  constants.clear();
  jump_tables.clear();
  personality = SymbolRef::none();
  type_infos.clear();
  landing_pads.clear();
  debug_slots.clear();
  debug_values.clear();
  debug_uses.clear();
  debug_phis.clear();
  debug_merged.clear();
  texts.clear();
  symbol_table_.assign(symbol_table_.size(), SymbolRef::none());
  is_ssa = false;
  is_allocated = false;
  is_for_size = false;
  features = 0;
  names.reset();
}

void MachineFunction::set_edges(std::span<const Edge> edges) {
  successors_.assign(blocks.size(), edges, &Edge::from, &Edge::to);
  predecessors_.assign(blocks.size(), edges, &Edge::to, &Edge::from);
}

void MachineFunction::set_labels(std::span<const BlockLabel> labels) {
  labels_.assign(blocks.size(), labels, &BlockLabel::block, &BlockLabel::symbol);
}

void MachineFunction::move_debug_definition(uint32_t from_cell, uint32_t to_cell) {
  for (DebugValue& value : debug_values)
    if (value.start == DebugValue::Start::Cell && value.cell == from_cell) value.cell = to_cell;
}

void MachineFunction::forget_debug_values(BlockId block) {
  for (DebugValue& value : debug_values) {
    bool is_in_block = value.start == DebugValue::Start::Block && value.block == block;
    if (value.start == DebugValue::Start::Cell)
      for (const MachineInstr& i : instructions_of(block))
        is_in_block |= value.cell - i.first_cell < i.cell_count;
    if (is_in_block) value.start = DebugValue::Start::Nowhere;
  }
}

Register MachineFunction::new_register(RegClass register_class, ValueName name) {
  VirtualRegister made{register_class};
  made.set_name(name);
  virtual_registers.push_back(made);
  return Register::virtual_register(static_cast<uint32_t>(virtual_registers.size() - 1));
}

SymbolRef MachineFunction::symbol_ref(std::string_view name) {
  if (symbol_table_.size() < 2 * (symbols.size() + 1)) rehash_symbols(4 * symbols.size() + 8);
  size_t mask = symbol_table_.size() - 1;
  size_t place = hash_of_bytes(name) & mask;
  for (; symbol_table_[place].valid(); place = (place + 1) & mask)
    if (symbols[symbol_table_[place].index()] == name) return symbol_table_[place];
  SymbolRef symbol(static_cast<uint32_t>(symbols.size()));
  symbols.push_back(name);
  symbol_table_[place] = symbol;
  return symbol;
}

SymbolRef MachineFunction::constant(std::string_view bytes) {
  constexpr std::string_view kPrefix = ".LC", kDigits = "0123456789abcdef";
  std::array<char, kPrefix.size() + 128> name;  // of up to 64 bytes
  char* end = std::copy(kPrefix.begin(), kPrefix.end(), name.data());
  for (size_t i = bytes.size(); i-- > 0;) {
    *end++ = kDigits[static_cast<uint8_t>(bytes[i]) >> 4];
    *end++ = kDigits[static_cast<uint8_t>(bytes[i]) & 15];
  }
  size_t known = symbols.size();
  SymbolRef symbol = symbol_ref({name.data(), static_cast<size_t>(end - name.data())});
  if (symbols.size() == known) return symbol;
  symbols.back() = names.copy(symbols.back());
  constants.push_back({symbol, names.copy(bytes)});
  return symbol;
}

uint32_t MachineFunction::add_text(std::string_view text) {
  texts.push_back(names.copy(text));
  return static_cast<uint32_t>(texts.size() - 1);
}

SymbolRef MachineFunction::add_jump_table(std::span<const BlockId> targets) {
  table_name_ = ".Ltable.";
  append_decimal(table_name_, uint64_t{name_.size()});
  ((table_name_ += '.') += name_) += '.';
  append_decimal(table_name_, uint64_t{jump_tables.size()});
  const SymbolRef symbol = symbol_ref(names.copy(table_name_));
  add_jump_table(symbol, targets);
  return symbol;
}

void MachineFunction::add_jump_table(SymbolRef symbol, std::span<const BlockId> targets) {
  std::span<BlockId> copy = names.uninitialized<BlockId>(targets.size());
  std::ranges::copy(targets, copy.begin());
  jump_tables.push_back({symbol, copy});
}

uint32_t MachineFunction::type_number(SymbolRef type) {
  const auto found = std::ranges::find(type_infos, type);
  const auto number = static_cast<uint32_t>(found - type_infos.begin() + 1);
  if (found == type_infos.end()) type_infos.push_back(type);
  return number;
}

uint32_t MachineFunction::landing_pad_number(const LandingPad& pad) {
  auto is_equal = [](const LandingClause& a, const LandingClause& b) {
    return a.is_filter == b.is_filter && std::ranges::equal(a.types, b.types);
  };
  const auto found = std::ranges::find_if(landing_pads, [&](const LandingPad& known) {
    return known.is_cleanup == pad.is_cleanup &&
           std::ranges::equal(known.clauses, pad.clauses, is_equal);
  });
  const auto number = static_cast<uint32_t>(found - landing_pads.begin());
  if (found != landing_pads.end()) return number;
  const std::span<LandingClause> clauses = names.uninitialized<LandingClause>(pad.clauses.size());
  for (size_t i = 0; i < clauses.size(); ++i) {
    const std::span<uint32_t> types = names.uninitialized<uint32_t>(pad.clauses[i].types.size());
    std::ranges::copy(pad.clauses[i].types, types.begin());
    clauses[i] = {pad.clauses[i].is_filter, types};
  }
  landing_pads.push_back({pad.is_cleanup, clauses});
  return number;
}

void MachineFunction::rehash_symbols(size_t size) {
  symbol_table_.assign(std::bit_ceil(size), SymbolRef::none());
  size_t mask = symbol_table_.size() - 1;
  for (uint32_t i = 0; i < symbols.size(); ++i) {
    size_t place = hash_of_bytes(symbols[i]) & mask;
    while (symbol_table_[place].valid()) place = (place + 1) & mask;
    symbol_table_[place] = SymbolRef(i);
  }
}

Address Address::of_register(Register base, int32_t displacement) {
  Address address;
  address.base_kind = BaseKind::Register;
  address.base = base;
  address.displacement = displacement;
  return address;
}

Address Address::of_slot(SlotId slot, int32_t displacement) {
  Address address;
  address.base_kind = BaseKind::Slot;
  address.slot = slot;
  address.displacement = displacement;
  return address;
}

Address Address::of_symbol(SymbolRef symbol, int32_t displacement) {
  Address address;
  address.base_kind = BaseKind::InstructionPointer;
  address.symbol = symbol;
  address.displacement = displacement;
  return address;
}

// Bits of MemoryBase's detail: 0–1 kind of base, 2–3 log2 of the scale, 4–5 segment, 6–7 SymbolUse.
void Address::to_cells(Cell (&cells)[3]) const {
  uint32_t base_payload = base_kind == BaseKind::Register ? base.number()
                          : base_kind == BaseKind::Slot   ? slot.index()
                                                          : 0;
  unsigned detail = static_cast<unsigned>(base_kind) |
                    static_cast<unsigned>(std::countr_zero(scale)) << 2 |
                    static_cast<unsigned>(segment) << 4 | static_cast<unsigned>(symbol_use) << 6;
  cells[0] = {CellKind::MemoryBase, static_cast<uint8_t>(detail), 0, -1, base_payload};
  cells[1] = {CellKind::MemoryIndex, 0, 0, -1, index.number()};
  uint32_t tag = symbol.valid() ? symbol.index() + 1 : 0;
  cells[2] = {CellKind::MemoryDisplacement, static_cast<uint8_t>(tag),
              static_cast<uint8_t>(tag >> 8), static_cast<int8_t>(tag >> 16),
              static_cast<uint32_t>(displacement)};
}

Address Address::from_cells(const Cell* cells) {
  Address address;
  address.base_kind = cells[0].base_kind();
  if (address.base_kind == BaseKind::Register) address.base = cells[0].reg();
  if (address.base_kind == BaseKind::Slot) address.slot = cells[0].slot();
  address.scale = cells[0].scale();
  address.segment = cells[0].segment();
  address.symbol_use = static_cast<SymbolUse>(cells[0].detail >> 6);
  address.index = cells[1].reg();
  address.displacement = static_cast<int32_t>(cells[2].payload);
  address.symbol = symbol_of(cells);
  return address;
}

SymbolRef Address::symbol_of(const Cell* cells) {
  const uint32_t tag = uint32_t{cells[2].detail} | uint32_t{cells[2].fixed} << 8 |
                       uint32_t{static_cast<uint8_t>(cells[2].tied_to)} << 16;
  return tag != 0 ? SymbolRef(tag - 1) : SymbolRef();
}

}  // namespace lilt::mir
