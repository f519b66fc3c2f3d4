#include "ir/mir/machine_printer.h"

#include <optional>

#include "ir/mir/instruction_text.h"
#include "ir/mir/register_names.h"
#include "ir/support/frequency.h"
#include "ir/support/text.h"

namespace lilt::mir {
namespace {

constexpr size_t kColumns = 100;

class Printer {
 public:
  Printer(std::string& out, const MachineFunction& function, const InstructionNotes& notes = {})
      : out_(out), function_(function), notes_(notes) {}
  Printer(std::string& out, const MachineFunction& function, const RegisterNames& names)
      : out_(out), function_(function), names_(&names) {}

  void print_function();
  void print_instruction(const MachineInstr& instruction);

 private:
  void number(int64_t value) { append_decimal(out_, value); }
  void fact(std::string_view name, int64_t value) {
    out_ += name;
    number(value);
  }
  // "bb.3" with ".name" after.
  void entity(std::string_view prefix, uint32_t index, std::string_view name);
  void find_registers();
  const RegisterNames& names();
  void print_header();
  void print_features();
  void print_frame();
  void print_slot(SlotId id);
  void print_constants();
  void print_jump_tables();
  void print_exceptions();
  void print_values();
  void print_block(BlockId id);
  void print_note(const MachineInstr& instruction, size_t line);
  void print_edges(std::string_view word, std::span<const BlockId> blocks);
  void print_physical(uint32_t number);
  void print_symbol(SymbolRef symbol);
  void print_text(uint32_t index);
  void print_register(Register r, bool with_class);
  void print_register_cell(const Cell& cell);
  void print_address(const Cell* cells);
  // Prints the operand that starts at cell i; returns the number of its cells.
  size_t print_operand(std::span<const Cell> cells, size_t i);

  std::string& out_;
  const MachineFunction& function_;
  const InstructionNotes notes_ = {};
  std::optional<RegisterNames> own_names_;
  const RegisterNames* names_ = nullptr;  // null: not made yet
  // By virtual register: whether it has a definition, which then shows its class; otherwise uses
  // show it. Empty when a single instruction is printed.
  std::vector<bool> is_defined_;
  std::vector<bool> is_mentioned_;  // by virtual register
};

void Printer::print_function() {
  find_registers();
  out_ += "machine function ";
  append_llvm_name(out_, '@', function_.name());
  out_ += " {\n";
  print_header();
  for (BlockId block : function_.layout) print_block(block);
  out_ += "}\n";
}

void Printer::entity(std::string_view prefix, uint32_t index, std::string_view name) {
  out_ += prefix;
  number(index);
  if (name.empty()) return;
  out_ += '.';
  append_name(out_, name);
}

void Printer::find_registers() {
  is_defined_.assign(function_.virtual_registers.size(), false);
  is_mentioned_.assign(function_.virtual_registers.size(), false);
  for (BlockId block : function_.layout)
    for (const MachineInstr& instruction : function_.instructions_of(block))
      for (const Cell& cell : function_.cells_of(instruction)) {
        if (!cell.holds_register() || !cell.reg().is_virtual()) continue;
        const uint32_t index = cell.reg().virtual_index();
        if (index >= is_defined_.size()) continue;
        is_mentioned_[index] = true;
        if (cell.is_def()) is_defined_[index] = true;
      }
}

const RegisterNames& Printer::names() {
  if (names_ == nullptr) names_ = &own_names_.emplace(function_);
  return *names_;
}

void Printer::print_header() {
  if (function_.is_ssa || function_.is_allocated || function_.is_for_size ||
      function_.features != 0) {
    out_ += "  properties";
    if (function_.is_ssa) out_ += " ssa";
    if (function_.is_allocated) out_ += " allocated";
    if (function_.is_for_size) out_ += " for-size";
    if (function_.features != 0) print_features();
    out_ += '\n';
  }
  print_frame();
  for (SlotId slot : IdRange<SlotId>(function_.frame.slots.size())) print_slot(slot);
  print_constants();
  print_jump_tables();
  print_exceptions();
  print_values();
}

// " +popcnt +bmi"
void Printer::print_features() {
  const std::span<const std::string_view> names = function_.target().feature_names;
  for (size_t i = 0; i < names.size(); ++i) {
    if ((function_.features >> i & 1) == 0) continue;
    out_ += " +";
    out_ += names[i];
  }
}

void Printer::print_frame() {
  const Frame& frame = function_.frame;
  size_t start = out_.size();
  out_ += "  frame";
  size_t empty = out_.size();
  if (frame.has_calls) out_ += " calls";
  if (frame.has_dynamic_alloca) out_ += " dynamic";
  if (!frame.has_red_zone) out_ += " no-red-zone";
  if (frame.calls_return_twice) out_ += " returns-twice";
  if (frame.has_single_calls) out_ += " single-calls";
  if (frame.passes_ymm) out_ += " passes-ymm";
  if (frame.uses_frame_pointer) out_ += " frame-pointer";
  if (frame.probes_stack) fact(" probed ", frame.probe_interval);
  if (frame.tracks_branches) out_ += " tracked";
  if (frame.marks_entry) out_ += " marked";
  if (frame.calls_fentry) out_ += " fentry";
  if (frame.zeroed != 0) fact(" zeroes ", frame.zeroed);
  if (frame.patchable != 0) fact(" patchable ", frame.patchable);
  if (frame.popped != 0) fact(" popped ", frame.popped);
  if (frame.jump_room != 0) fact(" jump-room ", frame.jump_room);
  if (frame.patchable_prefix != 0) fact(" prefix ", frame.patchable_prefix);
  if (frame.mitigations != 0) fact(" mitigations ", frame.mitigations);
  if (frame.stack_align != 16) fact(" stack-align ", frame.stack_align);
  if (frame.callee_saved != function_.target().callee_saved) {
    out_ += " preserves";
    frame.callee_saved.for_each([&](Register r) {
      out_ += ' ';
      print_physical(r.number());
    });
  }
  if (frame.outgoing_bytes != 0) fact(" outgoing ", frame.outgoing_bytes);
  if (!frame.saved.empty()) {
    out_ += " saved";
    frame.saved.for_each([&](Register r) {
      out_ += ' ';
      print_physical(r.number());
    });
  }
  if (frame.size != 0) fact(" size ", static_cast<int64_t>(frame.size));
  if (frame.laid_out) out_ += " laid-out";
  if (frame.prologue_block.valid()) fact(" prologue bb.", frame.prologue_block.index());
  if (out_.size() == empty)
    out_.resize(start);
  else
    out_ += '\n';
}

void Printer::print_slot(SlotId id) {
  static constexpr std::string_view kKinds[] = {" local", " spill", " incoming"};
  const FrameSlot& slot = function_.frame.slots[id];
  out_ += "  ";
  entity("slot.", id.index(), slot.name);
  out_ += kKinds[static_cast<size_t>(slot.kind)];
  fact(" size ", static_cast<int64_t>(slot.size));
  fact(" align ", slot.align);
  if (slot.offset != 0) fact(" offset ", slot.offset);
  if (slot.guarding != Guarding::None) fact(" guarding ", static_cast<int64_t>(slot.guarding));
  out_ += '\n';
}

// The name has the contents.
void Printer::print_constants() {
  for (const ReadOnlyConstant& constant : function_.constants) {
    out_ += "  constant ";
    print_symbol(constant.symbol);
    out_ += '\n';
  }
}

void Printer::print_jump_tables() {
  for (const JumpTable& table : function_.jump_tables) {
    out_ += "  table ";
    print_symbol(table.symbol);
    for (BlockId target : table.targets) fact(" bb.", target.index());
    out_ += '\n';
  }
}

void Printer::print_exceptions() {
  if (function_.personality.valid()) {
    out_ += "  personality ";
    print_symbol(function_.personality);
    out_ += '\n';
  }
  if (!function_.type_infos.empty()) {
    out_ += "  types";
    for (SymbolRef type : function_.type_infos) {
      out_ += ' ';
      if (type.valid())
        print_symbol(type);
      else
        out_ += "null";
    }
    out_ += '\n';
  }
  for (const LandingPad& pad : function_.landing_pads) {
    out_ += "  landing";
    if (pad.is_cleanup) out_ += " cleanup";
    for (const LandingClause& clause : pad.clauses) {
      out_ += clause.is_filter ? " filter" : " catch";
      for (uint32_t type : clause.types) fact(" ", type);
    }
    out_ += '\n';
  }
}

// The numbers of the registers that have names: "%n=0".
void Printer::print_values() {
  std::string line;
  auto end_line = [&] {
    if (!line.empty()) out_ += "  values" + line + "\n";
    line.clear();
  };
  for (uint32_t i = 0; i < is_mentioned_.size(); ++i) {
    const Register reg = Register::virtual_register(i);
    if (!is_mentioned_[i] || names().is_plain_number(reg)) continue;
    std::string entry = " " + names()(reg) + "=";
    append_decimal(entry, uint64_t{i});
    if (line.size() + entry.size() + std::string_view("  values").size() > kColumns) end_line();
    line += entry;
  }
  end_line();
}

void Printer::print_block(BlockId id) {
  const MachineBlock& block = function_.blocks[id];
  entity("bb.", id.index(), block.name);
  out_ += " freq ";
  append_frequency(out_, block.frequency);
  if (block.loop_depth != 0) fact(" depth ", block.loop_depth);
  if (block.align_log2 != 0) fact(" align ", int64_t{1} << block.align_log2);
  if (block.most_padding != UINT8_MAX) fact(" padding ", block.most_padding);
  if (block.is_half_after) out_ += " half";
  for (SymbolRef label : function_.labels(id)) {
    out_ += " label ";
    print_symbol(label);
  }
  print_edges(" from", function_.predecessors(id));
  print_edges(" to", function_.successors(id));
  out_ += ":\n";
  for (const MachineInstr& instruction : function_.instructions_of(id)) {
    const size_t line = out_.size();
    out_ += "  ";
    if (notes_.front)
      if (const std::string text = notes_.front(instruction); !text.empty())
        out_ += "/* " + text + " */ ";
    print_instruction(instruction);
    if (notes_.after) print_note(instruction, line);
    out_ += '\n';
  }
}

void Printer::print_note(const MachineInstr& instruction, size_t line) {
  constexpr size_t kColumn = 44;
  const std::string text = notes_.after(instruction);
  if (text.empty()) return;
  const size_t width = out_.size() - line;
  out_.append(width < kColumn ? kColumn - width : 1, ' ');
  out_ += "; " + text;
}

void Printer::print_edges(std::string_view word, std::span<const BlockId> blocks) {
  if (!blocks.empty()) out_ += word;
  for (BlockId block : blocks) fact(" bb.", block.index());
}

void Printer::print_instruction(const MachineInstr& instruction) {
  std::span<const Cell> cells = function_.cells_of(instruction);
  bool first = true;
  for (const Cell& cell : cells) {
    if (!cell.is_def()) continue;
    if (!first) out_ += ", ";
    first = false;
    print_register_cell(cell);
  }
  if (!first) out_ += " = ";
  append_instruction_name(out_, function_.target(),
                          {instruction.opcode, instruction.width, instruction.condition});
  first = true;
  for (size_t i = 0; i < cells.size();) {
    if (cells[i].is_def()) {
      ++i;
      continue;
    }
    out_ += first ? " " : ", ";
    first = false;
    i += print_operand(cells, i);
  }
}

// The verifier's messages print broken functions, too: nothing here trusts an index.
void Printer::print_physical(uint32_t number) {
  std::span<const std::string_view> names = function_.target().register_names;
  out_ += number < names.size() ? names[number] : "none";
}

void Printer::print_symbol(SymbolRef symbol) {
  append_llvm_name(
      out_, '@',
      symbol.index() < function_.symbols.size() ? function_.symbols[symbol.index()] : "?");
}

void Printer::print_text(uint32_t index) {
  out_ += '"';
  append_llvm_string(out_, index < function_.texts.size() ? function_.texts[index] : "?");
  out_ += '"';
}

void Printer::print_register(Register r, bool with_class) {
  if (!r.is_virtual()) return print_physical(r.number());
  out_ += names()(r);
  if (r.virtual_index() >= function_.virtual_registers.size()) return;
  bool undefined = !is_defined_.empty() && !is_defined_[r.virtual_index()];
  if (!with_class && !undefined) return;
  out_ += ':';
  out_ += function_.target().classes[static_cast<size_t>(function_.class_of(r))].name;
}

void Printer::print_register_cell(const Cell& cell) {
  if (cell.is_early_clobber()) out_ += "early ";
  if (cell.tied_to >= 0 && cell.reg().is_virtual()) {
    out_ += "tied";
    if (cell.tied_to > 0) number(cell.tied_to);
    out_ += ' ';
  }
  print_register(cell.reg(), cell.is_def());
  if (cell.fixed != 0 && cell.reg().is_virtual()) {
    out_ += " @";
    print_physical(cell.fixed);
  }
}

void Printer::print_address(const Cell* cells) {
  static constexpr std::string_view kSegments[] = {"", "fs:", "gs:", ""};
  static constexpr std::string_view kSymbolUses[] = {"", "got ", "tpoff ", "gottpoff "};
  Address address = Address::from_cells(cells);
  out_ += kSegments[static_cast<size_t>(address.segment)];
  out_ += '[';
  size_t start = out_.size();
  auto plus = [&] {
    if (out_.size() != start) out_ += " + ";
  };
  if (address.base_kind == BaseKind::InstructionPointer) out_ += "rip";
  if (address.base_kind == BaseKind::Register) print_register(address.base, false);
  if (address.base_kind == BaseKind::Slot)
    entity("slot.", address.slot.index(),
           function_.frame.slots.contains(address.slot) ? function_.frame.slots[address.slot].name
                                                        : std::string_view());
  if (address.symbol.valid()) {
    plus();
    out_ += kSymbolUses[static_cast<size_t>(address.symbol_use)];
    print_symbol(address.symbol);
  }
  if (address.index.valid()) {
    plus();
    if (address.scale != 1) fact("", address.scale), out_ += '*';
    print_register(address.index, false);
  }
  if (out_.size() == start) {
    number(address.displacement);
  } else if (address.displacement != 0) {
    out_ += address.displacement < 0 ? " - " : " + ";
    int64_t displacement = address.displacement;
    number(displacement < 0 ? -displacement : displacement);
  }
  out_ += ']';
}

size_t Printer::print_operand(std::span<const Cell> cells, size_t i) {
  const Cell& cell = cells[i];
  switch (cell.kind) {
    case CellKind::Register:
      print_register_cell(cell);
      return 1;
    case CellKind::Immediate:
      number(cell.immediate());
      return 1;
    case CellKind::Immediate64:
      number(immediate64(&cell));
      return 2;
    case CellKind::Block:
      fact("bb.", cell.block().index());
      return 1;
    case CellKind::Symbol:
      print_symbol(cell.symbol());
      if (cell.is_local_symbol()) out_ += " local";
      if (cell.is_nounwind_symbol()) out_ += " nounwind";
      return 1;
    case CellKind::MemoryBase:
      print_address(&cell);
      return 3;
    case CellKind::Text:
      print_text(cell.payload);
      return 1;
    case CellKind::MemoryIndex:
    case CellKind::MemoryDisplacement:
    case CellKind::Raw:
      break;
  }
  out_ += "<stray cell>";
  return 1;
}

}  // namespace

void print(std::string& out, const MachineFunction& function) {
  Printer(out, function).print_function();
}

void print(std::string& out, const MachineFunction& function, const InstructionNotes& notes) {
  Printer(out, function, notes).print_function();
}

std::string to_string(const MachineFunction& function, const MachineInstr& instruction) {
  std::string out;
  Printer(out, function).print_instruction(instruction);
  return out;
}

std::string to_string(const MachineFunction& function, const RegisterNames& names,
                      const MachineInstr& instruction) {
  std::string out;
  Printer(out, function, names).print_instruction(instruction);
  return out;
}

}  // namespace lilt::mir
