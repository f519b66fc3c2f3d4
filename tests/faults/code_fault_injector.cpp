#include "tests/faults/code_fault_injector.h"

#include <algorithm>
#include <optional>

#include "emit/x86/instructions.h"
#include "ir/mir/edit.h"
#include "ir/mir/machine_printer.h"
#include "ir/support/processor_features.h"
#include "runtime/machine/x87.h"

namespace lilt::certify::testing {

using machine::Execution;
using mir::Address;
using mir::BlockId;
using mir::Cell;
using mir::CellKind;
using mir::InstrDesc;
using mir::MachineInstr;
using mir::OperandKind;
using mir::OperandSpec;
using mir::Register;
using mir::RegSet;
using x86::Op;
namespace instr = mir::instr;

namespace {

constexpr CodeFaultKind kKinds[] = {
    {"another opcode", &CodeFaultInjector::another_opcode},
    {"another width", &CodeFaultInjector::another_width},
    {"condition inverted", &CodeFaultInjector::condition_inverted},
    {"another condition", &CodeFaultInjector::another_condition},
    {"extension lost", &CodeFaultInjector::extension_lost},
    {"another immediate", &CodeFaultInjector::another_immediate},
    {"another displacement", &CodeFaultInjector::another_displacement},
    {"another scale", &CodeFaultInjector::another_scale},
    {"uses exchanged", &CodeFaultInjector::uses_exchanged},
    {"base and index exchanged", &CodeFaultInjector::base_and_index_exchanged},
    {"use elsewhere", &CodeFaultInjector::use_elsewhere},
    {"definition elsewhere", &CodeFaultInjector::definition_elsewhere},
    {"another variable", &CodeFaultInjector::another_variable},
    {"another callee", &CodeFaultInjector::another_callee},
    {"dropped", &CodeFaultInjector::dropped},
    {"doubled", &CodeFaultInjector::doubled},
    {"flags overwritten", &CodeFaultInjector::flags_overwritten},
    {"store over load", &CodeFaultInjector::store_over_load},
    {"neighbours exchanged", &CodeFaultInjector::neighbours_exchanged},
    {"targets exchanged", &CodeFaultInjector::targets_exchanged},
    {"another target", &CodeFaultInjector::another_target},
    {"table entries exchanged", &CodeFaultInjector::table_entries_exchanged},
};

constexpr uint32_t kControl = instr::Terminator | instr::Call | instr::Return | instr::Branch |
                              instr::Variadic | instr::Pseudo | instr::Trap;

bool has_same_operand(const OperandSpec& a, const OperandSpec& b) {
  return a.kind == b.kind && a.is_def == b.is_def && a.early_clobber == b.early_clobber &&
         a.tied_to == b.tied_to && a.width == b.width && a.register_class == b.register_class &&
         a.fixed == b.fixed;
}

// Whether rows differ in what they compute only.
bool has_same_shape(const InstrDesc& a, const InstrDesc& b) {
  constexpr uint32_t kFree = instr::Commutable | instr::ZeroesUpper | instr::Rematerializable;
  return (a.properties | kFree) == (b.properties | kFree) && a.widths != 0 &&
         std::ranges::equal(a.operands, b.operands, has_same_operand);
}

bool is_shift(const InstrDesc& desc) {
  for (const std::string_view name : {"SHL", "SHR", "SAR", "ROL", "ROR", "RORX"})
    if (desc.name.starts_with(name)) return true;
  return false;
}

}  // namespace

std::span<const CodeFaultKind> code_fault_kinds() { return kKinds; }

CodeFaultInjector::CodeFaultInjector(mir::MachineFunction& function,
                                     const machine::Semantics& semantics, std::mt19937& random)
    : function_(function),
      semantics_(semantics),
      random_(random),
      names_(function),
      instructions_(function.instructions),
      cells_(function.cells),
      blocks_(function.blocks) {
  find_live();
  remember_edges();
  for (const BlockId block : function.layout)
    for (uint32_t i = function.blocks[block].begin; i < function.blocks[block].end; ++i)
      if (function.instructions[i].opcode >= mir::kFirstTargetOpcode && !is_dead(i))
        places_.push_back({block, i});
}

void CodeFaultInjector::remember_edges() {
  for (uint32_t b = 0; b < function_.blocks.size(); ++b)
    for (const BlockId to : function_.successors(BlockId(b))) edges_.push_back({BlockId(b), to});
}

bool CodeFaultInjector::inject(const CodeFaultKind& kind) {
  if (places_.empty()) return false;
  const size_t first = below(places_.size());
  for (size_t i = 0; i < places_.size(); ++i) {
    place_ = places_[(first + i) % places_.size()];
    const uint32_t begin = function_.blocks[place_.block].begin;
    fault_ = {place_.block, place_.instruction - begin, text(here()), {}};
    if ((this->*kind.inject)()) {
      if (fault_.after.empty()) fault_.after = text(here());
      return true;
    }
  }
  return false;
}

void CodeFaultInjector::restore() {
  function_.instructions = instructions_;
  function_.cells = cells_;
  function_.blocks = blocks_;
  if (std::exchange(changes_edges_, false)) function_.set_edges(edges_);
  if (std::exchange(entry_.is_exchanged, false)) {
    const std::span<BlockId> targets = function_.jump_tables[entry_.table].targets;
    std::swap(targets[entry_.first], targets[entry_.second]);
  }
  scratch_.reset();
}

void CodeFaultInjector::trap() {
  const MachineInstr made{.opcode = x86::opcode(Op::TRAP), .width = 8};
  insert(function_.blocks[fault_.block].begin + fault_.position, made, {});
}

std::string CodeFaultInjector::text(const MachineInstr& instruction) const {
  return mir::to_string(function_, names_, instruction);
}

MachineInstr* CodeFaultInjector::next() {
  if (place_.instruction + 1 >= function_.blocks[place_.block].end) return nullptr;
  MachineInstr& following = function_.instructions[place_.instruction + 1];
  return following.opcode < mir::kFirstTargetOpcode ? nullptr : &following;
}

// --- what is live

RegSet CodeFaultInjector::written(const MachineInstr& instruction) const {
  const InstrDesc& desc = function_.desc(instruction);
  RegSet set = desc.clobbers;
  for (const Cell& cell : std::as_const(function_).cells_of(instruction))
    if (cell.is_def()) set.insert(cell.reg());
  if (desc.flags_written != 0) set.insert(x86::eflags);
  return set;
}

RegSet CodeFaultInjector::read(const MachineInstr& instruction) const {
  const InstrDesc& desc = function_.desc(instruction);
  RegSet set;
  for (const Cell& cell : std::as_const(function_).cells_of(instruction))
    if (cell.is_use()) set.insert(cell.reg());
  if (desc.flags_read != 0 || (desc.properties & instr::HasCondition) != 0) set.insert(x86::eflags);
  if ((desc.properties & instr::Return) == 0) return set;
  for (const Register r :
       {x86::rax, x86::rdx, x86::rcx, x86::rsp, x86::xmm(0), x86::xmm(1), x86::xmm(2), x86::xmm(3)})
    set.insert(r);
  return set | function_.frame.callee_saved;
}

// Backwards over blocks until nothing changes; what an instruction may leave alone stays live.
void CodeFaultInjector::find_live() {
  live_after_.assign(function_.instructions.size(), RegSet());
  std::vector<RegSet> live_in(function_.blocks.size());
  const auto replaced = [&](const MachineInstr& i) {
    const InstrDesc& desc = function_.desc(i);
    const bool is_whole =
        i.width >= 4 && (i.width == 8 || (desc.properties & instr::ZeroesUpper) != 0);
    RegSet set = desc.clobbers;
    for (const Cell& cell : std::as_const(function_).cells_of(i))
      if (cell.is_def() && x86::is_gpr(cell.reg()) && is_whole) set.insert(cell.reg());
    if (desc.flags_written == mir::eflags::All && !desc.name.ends_with("CL"))
      set.insert(x86::eflags);
    return set;
  };
  for (bool changes = true; changes;) {
    changes = false;
    for (size_t b = function_.layout.size(); b-- > 0;) {
      const BlockId block = function_.layout[b];
      RegSet live = RegSet::of(x86::rsp);
      for (const BlockId next : function_.successors(block)) live = live | live_in[next.index()];
      for (uint32_t i = function_.blocks[block].end; i-- > function_.blocks[block].begin;) {
        live_after_[i] = live;
        const MachineInstr& instruction = function_.instructions[i];
        if (instruction.opcode < mir::kFirstTargetOpcode) continue;
        live = (live - replaced(instruction)) | read(instruction);
      }
      changes |= live != live_in[block.index()];
      live_in[block.index()] = live;
    }
  }
}

bool CodeFaultInjector::is_dead(uint32_t instruction) const {
  const MachineInstr& i = function_.instructions[instruction];
  constexpr uint32_t kEffects = kControl | instr::MayStore | instr::SideEffect;
  if ((function_.desc(i).properties & kEffects) != 0) return false;
  return (written(i) & live_after_[instruction]).empty();
}

// Whether the flags are those of an operation without carry and overflow.
bool CodeFaultInjector::is_after_logic() const {
  for (uint32_t i = place_.instruction; i-- > function_.blocks[place_.block].begin;) {
    const InstrDesc& desc = function_.desc(function_.instructions[i]);
    if (desc.flags_written == 0) continue;
    for (const std::string_view name : {"TEST", "AND", "OR", "XOR"})
      if (desc.name.starts_with(name)) return true;
    return false;
  }
  return false;
}

// Whether the instruction here and another of its shape give the same for all of many operands.
bool CodeFaultInjector::means_the_same(MachineInstr other) {
  const Op own{here().opcode}, its{other.opcode};
  if (!semantics_.has(own) || !semantics_.has(its)) return false;
  if (other.width != here().width && has(instr::MayLoad | instr::MayStore)) return false;
  const bool flags_matter = live_after_[place_.instruction].contains(x86::eflags);
  std::vector<const Cell*> inputs;
  const Cell* cell = cells().data();
  for (const OperandSpec& spec : desc().operands) {
    if (!spec.is_def) inputs.push_back(cell);
    cell += cells_of(spec.kind);
  }
  for (unsigned trial = 0; trial < 200; ++trial) {
    Execution a(own, here().width, x86::Condition{here().condition}),
        b(its, other.width, x86::Condition{other.condition});
    for (size_t i = 0; i < a.in_count; ++i) {
      for (size_t lane = 0; lane < 4; ++lane) {
        const uint64_t any = uint64_t{random_()} << 32 | random_();
        a.in[i].set_lane<uint64_t>(lane, trial % 3 == 0 ? any % 80 : any);
      }
      if (i < inputs.size() && inputs[i]->kind == CellKind::Immediate)
        a.in[i].set_lane<int64_t>(0, inputs[i]->immediate());
      for (size_t k = 0; k < i && i < inputs.size(); ++k)
        if (inputs[i]->is_register() && inputs[k]->is_register() &&
            inputs[i]->payload == inputs[k]->payload)
          a.in[i] = a.in[k];
      b.in[i] = a.in[i];
    }
    // A register that is not replaced whole is one of the uses, or anything.
    for (size_t o = 0; o < a.out_count; ++o) {
      for (size_t lane = 0; lane < 4; ++lane) a.out[o].set_lane<uint64_t>(lane, random_());
      if (o == 0 && !inputs.empty() && inputs[0]->tied_to == 0) a.out[o] = a.in[0];
      b.out[o] = a.out[o];
    }
    machine::X87 x87, its_x87;
    for (unsigned i = 0; i < 4; ++i) x87.push(static_cast<int32_t>(random_()) / 8.0L);
    its_x87 = x87;
    a.x87 = &x87;
    b.x87 = &its_x87;
    a.flags.set = b.flags.set = static_cast<uint8_t>(random_() & mir::eflags::All);
    semantics_.execute(a);
    semantics_.execute(b);
    if (a.out != b.out || x87 != its_x87 || (flags_matter && a.flags.set != b.flags.set))
      return false;
  }
  return true;
}

// Whether those who read the flags ask for equality only.
bool CodeFaultInjector::is_for_equality() const {
  for (uint32_t i = place_.instruction + 1; i < function_.blocks[place_.block].end; ++i) {
    const MachineInstr& instruction = function_.instructions[i];
    const bool is_equality = x86::Condition{instruction.condition} == x86::Condition::E ||
                             x86::Condition{instruction.condition} == x86::Condition::NE;
    if (read(instruction).contains(x86::eflags) && !is_equality) return false;
    if (function_.desc(instruction).flags_written != 0) return true;
  }
  return true;
}

// --- the operation

bool CodeFaultInjector::another_opcode() {
  if (has(kControl) || desc().operands.empty()) return false;
  std::vector<uint16_t> others;
  const std::span<const InstrDesc> rows = function_.target().instructions;
  for (uint16_t row = mir::kFirstTargetOpcode; row < rows.size(); ++row)
    if (row != here().opcode && (rows[row].widths & here().width) != 0 &&
        (rows[row].features & ~function_.features) == 0 && has_same_shape(desc(), rows[row]))
      others.push_back(row);
  if (others.empty()) return false;
  MachineInstr other = here();
  other.opcode = any(others);
  if (means_the_same(other)) return false;
  here() = other;
  return true;
}

bool CodeFaultInjector::another_width() {
  if (has(kControl)) return false;
  std::vector<uint8_t> others;
  const uint8_t widest = (function_.features & processor_feature::Evex512) != 0 ? 64 : 32;
  for (const uint8_t width : {1, 2, 4, 8, 16, 32, 64})
    if (width != here().width && width <= widest && (desc().widths & width) != 0)
      others.push_back(width);
  if (others.empty()) return false;
  MachineInstr other = here();
  other.width = any(others);
  if (means_the_same(other)) return false;
  here() = other;
  return true;
}

// Whether flags decide otherwise with the condition; after logic, of flags that it leaves.
bool CodeFaultInjector::give_condition(uint8_t condition) {
  const bool is_logic = is_after_logic();
  for (unsigned set = 0; set <= mir::eflags::All; ++set) {
    machine::Flags flags;
    flags.set = static_cast<uint8_t>(set);
    if (is_logic && (flags.is_set(mir::eflags::C) || flags.is_set(mir::eflags::O))) continue;
    if (machine::holds(x86::Condition{condition}, flags) !=
        machine::holds(x86::Condition{here().condition}, flags)) {
      here().condition = condition;
      return true;
    }
  }
  return false;
}

bool CodeFaultInjector::condition_inverted() {
  return has(instr::HasCondition) && give_condition(here().condition ^ 1);
}

bool CodeFaultInjector::another_condition() {
  if (!has(instr::HasCondition)) return false;
  const auto condition = static_cast<uint8_t>(below(16));
  return condition != here().condition && condition != (here().condition ^ 1) &&
         give_condition(condition);
}

// A move takes the place of an extension: it moves what is above the value, or leaves it.
bool CodeFaultInjector::extension_lost() {
  const Op op{here().opcode};
  const std::string_view name = desc().name;
  if (op == Op::MOVrr && here().width == 4) {
    here().width = 8;
  } else if (name.starts_with("MOVZXrr") || name.starts_with("MOVSXrr") || op == Op::MOVSXDrr) {
    here().opcode = x86::opcode(Op::MOVrr);
    here().width = 8;
  } else if (name.starts_with("MOVZXrm") || name.starts_with("MOVSXrm") || op == Op::MOVSXDrm) {
    here().opcode = x86::opcode(Op::MOVrm);
    here().width = op == Op::MOVSXDrm ? 4 : name.ends_with("8") ? 1 : 2;
  } else {
    return false;
  }
  return true;
}

// --- operands

std::vector<uint32_t> CodeFaultInjector::row_cells(bool (*is_wanted)(const Cell&)) {
  std::vector<uint32_t> found;
  uint32_t cell = 0;
  for (const OperandSpec& spec : desc().operands)
    for (size_t i = 0; i < cells_of(spec.kind) && cell < here().cell_count; ++i, ++cell)
      if (is_wanted(cells()[cell]) && (!cells()[cell].is_register() || !spec.fixed.valid()))
        found.push_back(cell);
  return found;
}

bool CodeFaultInjector::another_immediate() {
  const std::vector<uint32_t> found = row_cells([](const Cell& cell) {
    return cell.kind == CellKind::Immediate || cell.kind == CellKind::Immediate64;
  });
  if (found.empty()) return false;
  Cell* cell = &cells()[any(found)];
  if (cell->kind == CellKind::Immediate64) {
    cell[below(2)].payload ^= uint32_t{1} << below(32);
    return true;
  }
  const unsigned bits = is_shift(desc())   ? (here().width == 8 ? 6u : 5u)
                        : here().width > 8 ? 8u
                                           : std::min(8u * here().width, 32u);
  switch (below(4)) {
    case 0:
      ++cell->payload;
      return true;
    case 1:
      --cell->payload;
      return true;
    case 2:
      if (!is_shift(desc()) && here().width <= 4) {
        cell->payload = here().width == 4 ? cell->payload ^ 0x80000000
                                          : cell->payload ^ (uint32_t{1} << (bits - 1));
        return true;
      }
      [[fallthrough]];
    default:
      cell->payload ^= uint32_t{1} << below(bits);
      return true;
  }
}

bool CodeFaultInjector::another_displacement() {
  const std::vector<uint32_t> found =
      row_cells([](const Cell& cell) { return cell.kind == CellKind::MemoryDisplacement; });
  if (found.empty()) return false;
  static constexpr int kBy[] = {1, -1, 4, -4, 8, -8};
  cells()[found[0]].payload += static_cast<uint32_t>(kBy[below(std::size(kBy))]);
  return true;
}

bool CodeFaultInjector::another_scale() {
  const std::vector<uint32_t> found = row_cells(
      [](const Cell& cell) { return cell.kind == CellKind::MemoryIndex && cell.payload != 0; });
  if (found.empty()) return false;
  Cell& base = cells()[found[0] - 1];
  const size_t log2 = (base.detail >> 2 & 3) ^ (1 + below(3));
  base.detail = static_cast<uint8_t>((base.detail & ~12u) | log2 << 2);
  return true;
}

bool CodeFaultInjector::uses_exchanged() {
  if (has(instr::Commutable)) return false;
  const std::vector<uint32_t> found = row_cells(
      [](const Cell& cell) { return cell.is_register() && !cell.is_def() && cell.tied_to < 0; });
  if (found.size() < 2) return false;
  Cell &first = cells()[found[found.size() - 2]], &second = cells()[found.back()];
  const bool is_symmetric =
      desc().name == "TESTrr" || (desc().name == "CMPrr" && is_for_equality());
  if (first.payload == second.payload || is_symmetric ||
      x86::is_xmm(first.reg()) != x86::is_xmm(second.reg()))
    return false;
  std::swap(first.payload, second.payload);
  return true;
}

bool CodeFaultInjector::base_and_index_exchanged() {
  const std::vector<uint32_t> found = row_cells(
      [](const Cell& cell) { return cell.kind == CellKind::MemoryIndex && cell.payload != 0; });
  if (found.empty()) return false;
  Cell &base = cells()[found[0] - 1], &index = cells()[found[0]];
  if (base.base_kind() != mir::BaseKind::Register || base.scale() == 1 ||
      base.payload == index.payload || base.reg() == x86::rsp || x86::is_xmm(index.reg()))
    return false;
  std::swap(base.payload, index.payload);
  return true;
}

Register CodeFaultInjector::another_of_bank(Register r) {
  for (;;) {
    const auto number = static_cast<uint32_t>(below(16));
    const Register made = x86::is_xmm(r) ? x86::xmm(number) : Register(1 + number);
    if (made != r && made != x86::rsp) return made;
  }
}

bool CodeFaultInjector::use_elsewhere() {
  const std::vector<uint32_t> found =
      row_cells([](const Cell& cell) { return cell.is_use() && cell.tied_to < 0; });
  if (found.empty()) return false;
  Cell& cell = cells()[any(found)];
  const bool is_alignment =
      Op{here().opcode} == Op::PUSH && !function_.frame.callee_saved.contains(cell.reg());
  if (is_alignment) return false;
  cell.set_register(another_of_bank(cell.reg()));
  return true;
}

bool CodeFaultInjector::definition_elsewhere() {
  const std::vector<uint32_t> found = row_cells([](const Cell& cell) { return cell.is_def(); });
  if (found.empty()) return false;
  const uint32_t chosen = any(found);
  const Register before = cells()[chosen].reg();
  if (before == x86::rsp || !live_after_[place_.instruction].contains(before)) return false;
  const Register after = another_of_bank(before);
  for (Cell& cell : cells())
    if (&cell == &cells()[chosen] ||
        (cell.is_register() && cell.tied_to == static_cast<int8_t>(chosen)))
      cell.set_register(after);
  return true;
}

// Another symbol in an address: one that another address of the function has.
bool CodeFaultInjector::another_variable() {
  std::vector<mir::SymbolRef> symbols;
  const auto symbol_at = [](const Cell& cell) {
    const Address address = Address::from_cells(&cell);
    const bool is_place = address.symbol_use == mir::SymbolUse::Place;
    return is_place ? address.symbol : mir::SymbolRef::none();
  };
  const std::vector<uint32_t> found =
      row_cells([](const Cell& cell) { return cell.kind == CellKind::MemoryBase; });
  if (found.empty() || !symbol_at(cells()[found[0]]).valid()) return false;
  Address address = Address::from_cells(&cells()[found[0]]);
  for (const Place& place : places_) {
    const std::span<const Cell> others =
        function_.cells_of(function_.instructions[place.instruction]);
    for (size_t c = 0; c < others.size(); ++c)
      if (others[c].kind == CellKind::MemoryBase)
        if (const mir::SymbolRef s = symbol_at(others[c]); s.valid() && s != address.symbol)
          symbols.push_back(s);
  }
  if (symbols.empty()) return false;
  address.symbol = any(symbols);
  Cell made[3];
  address.to_cells(made);
  std::copy(made, made + 3, cells().begin() + found[0]);
  return true;
}

bool CodeFaultInjector::another_callee() {
  const Op op{here().opcode};
  if (op != Op::CALL && op != Op::TAILJMP) return false;
  std::vector<uint32_t> symbols;
  for (const Place& place : places_) {
    const MachineInstr& other = function_.instructions[place.instruction];
    if (Op{other.opcode} != Op::CALL && Op{other.opcode} != Op::TAILJMP) continue;
    const uint32_t symbol = function_.cells_of(other)[0].payload;
    if (symbol != cells()[0].payload) symbols.push_back(symbol);
  }
  if (symbols.empty()) return false;
  cells()[0].payload = any(symbols);
  return true;
}

// --- the order

void CodeFaultInjector::insert(uint32_t position, const MachineInstr& instruction,
                               std::span<const Cell> cells) {
  const std::vector<Cell> copied(cells.begin(), cells.end());
  mir::EditList edits(function_, scratch_);
  edits.insert(fault_.block, position, instruction, copied);
  edits.apply();
}

bool CodeFaultInjector::dropped() {
  const bool is_jump = Op{here().opcode} == Op::Jcc;
  if (has(kControl & ~instr::Call & ~instr::Variadic) && !is_jump) return false;
  if (Op{here().opcode} == Op::NOP || Op{here().opcode} == Op::ENDBR64) return false;
  fault_.after = "(nothing)";
  mir::EditList edits(function_, scratch_);
  edits.remove(place_.block, place_.instruction);
  edits.apply();
  return true;
}

// Of what does something else the second time.
bool CodeFaultInjector::doubled() {
  if (has(instr::Terminator | instr::Pseudo)) return false;
  const bool reads_itself = !(written(here()) & read(here())).empty();
  const bool changes_memory = has(instr::MayLoad) && has(instr::MayStore);
  if (!reads_itself && !changes_memory && !has(instr::SideEffect)) return false;
  for (const std::string_view name :
       {"AND", "OR", "CMOV", "NOP", "ENDBR", "DIV", "IDIV", "CDQE", "CWDE", "CMP", "TEST"})
    if (desc().name.starts_with(name)) return false;
  const Cell& last = cells().back();
  const bool is_zero = last.kind == CellKind::Immediate && last.payload == 0;
  const bool is_own =
      last.is_register() && cells().size() == 3 && last.payload == cells()[0].payload;
  if (is_zero || (is_own && !desc().name.starts_with("ADD"))) return false;
  fault_.after = fault_.before + "; " + fault_.before;
  insert(place_.instruction, here(), cells());
  return true;
}

// Between what computes flags and what reads them.
bool CodeFaultInjector::flags_overwritten() {
  if (!read(here()).contains(x86::eflags)) return false;
  const Register r(1 + static_cast<uint32_t>(below(16)));
  if (r == x86::rsp) return false;
  const uint8_t width = below(2) == 0 ? 4 : 8;
  const bool is_test = below(2) == 0;
  const Cell use{CellKind::Register, 0, 0, -1, r.number()};
  const auto number = static_cast<uint32_t>(below(64));
  const Cell second = is_test ? use : Cell{CellKind::Immediate, 0, 0, -1, number};
  const Cell made[] = {use, second};
  const MachineInstr instruction{.opcode = x86::opcode(is_test ? Op::TESTrr : Op::CMPri),
                                 .width = width};
  insert(place_.instruction, instruction, made);
  const uint32_t begin = function_.blocks[place_.block].begin;
  fault_.after = text(function_.instructions[begin + fault_.position]) + "; " + fault_.before;
  return true;
}

bool CodeFaultInjector::exchange(uint32_t first, uint32_t second) {
  fault_.before = text(function_.instructions[first]) + "; " + text(function_.instructions[second]);
  std::swap(function_.instructions[first], function_.instructions[second]);
  fault_.after = text(function_.instructions[first]) + "; " + text(function_.instructions[second]);
  return true;
}

// A store and a load, neighbours, whose places may be the same.
bool CodeFaultInjector::store_over_load() {
  MachineInstr* following = next();
  if (following == nullptr) return false;
  const MachineInstr &a = here(), &b = *following;
  const auto& [first, second] = std::pair(function_.desc(a), function_.desc(b));
  constexpr uint32_t kBarred = kControl | instr::SideEffect;
  if (((first.properties | second.properties) & kBarred) != 0) return false;
  const auto stores = [](const InstrDesc& d) { return (d.properties & instr::MayStore) != 0; };
  const auto loads = [](const InstrDesc& d) { return (d.properties & instr::MayLoad) != 0; };
  if (!(stores(first) && loads(second)) && !(loads(first) && stores(second))) return false;
  const RegSet of_a = written(a) - RegSet::of(x86::eflags),
               of_b = written(b) - RegSet::of(x86::eflags);
  if (!(of_a & (read(b) | of_b)).empty() || !(of_b & read(a)).empty()) return false;
  const auto address = [&](const MachineInstr& i) -> std::optional<Address> {
    for (const Cell& cell : function_.cells_of(i))
      if (cell.kind == CellKind::MemoryBase) return Address::from_cells(&cell);
    return std::nullopt;
  };
  const std::optional<Address> x = address(a), y = address(b);
  if (!x || !y) return false;
  const bool same_base = x->base_kind == y->base_kind && x->base == y->base &&
                         x->symbol == y->symbol && !x->index.valid() && !y->index.valid();
  constexpr int64_t kWidest = 8;
  if (same_base && std::abs(int64_t{x->displacement} - y->displacement) >= kWidest) return false;
  const bool in_frame_only =
      (x->base == x86::rsp) != (y->base == x86::rsp) && (x->symbol.valid() || y->symbol.valid());
  if (in_frame_only) return false;
  return exchange(place_.instruction, place_.instruction + 1);
}

// Of which the second needs the first.
bool CodeFaultInjector::neighbours_exchanged() {
  MachineInstr* following = next();
  if (following == nullptr || has(kControl) ||
      (function_.desc(*following).properties & kControl) != 0)
    return false;
  if ((written(here()) & read(*following)).empty()) return false;
  return exchange(place_.instruction, place_.instruction + 1);
}

// --- control

bool CodeFaultInjector::targets_exchanged() {
  MachineInstr* following = next();
  if (Op{here().opcode} != Op::Jcc || following == nullptr || Op{following->opcode} != Op::JMP)
    return false;
  Cell &first = cells()[0], &second = function_.cells_of(*following)[0];
  if (first.payload == second.payload) return false;
  fault_.before = text(here()) + "; " + text(*following);
  std::swap(first.payload, second.payload);
  fault_.after = text(here()) + "; " + text(*following);
  return true;
}

bool CodeFaultInjector::give_target(Cell& cell, BlockId target) {
  std::vector<mir::Edge> edges = edges_;
  for (mir::Edge& edge : edges)
    if (edge.from == place_.block && edge.to == cell.block()) edge.to = target;
  cell.payload = target.index();
  function_.set_edges(edges);
  changes_edges_ = true;
  return true;
}

bool CodeFaultInjector::another_target() {
  if (Op{here().opcode} != Op::Jcc && Op{here().opcode} != Op::JMP) return false;
  const BlockId target = any(function_.layout);
  if (target == cells()[0].block() || target == function_.layout.front()) return false;
  return give_target(cells()[0], target);
}

bool CodeFaultInjector::table_entries_exchanged() {
  if (Op{here().opcode} != Op::JMPr || function_.jump_tables.empty()) return false;
  const size_t table = below(function_.jump_tables.size());
  const std::span<BlockId> targets = function_.jump_tables[table].targets;
  const size_t first = below(targets.size()), second = below(targets.size());
  if (targets[first] == targets[second]) return false;
  std::swap(targets[first], targets[second]);
  entry_ = {table, first, second, true};
  fault_.after = fault_.before + " with entries " + std::to_string(first) + " and " +
                 std::to_string(second) + " of its table exchanged";
  return true;
}

}  // namespace lilt::certify::testing
