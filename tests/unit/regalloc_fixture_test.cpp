// The implementation of regalloc_fixture.h, and tests that it holds together.
#include "tests/unit/regalloc_fixture.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <map>

#include "ir/mir/machine_dominators.h"
#include "ir/mir/machine_printer.h"
#include "ir/mir/machine_verifier.h"

namespace lilt::regalloc::testing {

// --- the target

namespace toy {
namespace {

using mir::InstrDesc;
using mir::OperandKind;
using mir::OperandSpec;
using mir::RegSet;
namespace instr = mir::instr;

constexpr OperandSpec operand(OperandKind kind, bool is_def = false, bool early = false,
                              int8_t tied = -1) {
  OperandSpec spec;
  spec.kind = kind;
  spec.is_def = is_def;
  spec.early_clobber = early;
  spec.tied_to = tied;
  spec.width = kind == OperandKind::Memory ? 8 : 0;
  return spec;
}
constexpr OperandSpec D = operand(OperandKind::Register, true);
constexpr OperandSpec E = operand(OperandKind::Register, true, true);
constexpr OperandSpec U = operand(OperandKind::Register);
constexpr OperandSpec T = operand(OperandKind::Register, false, false, 0);
constexpr OperandSpec W = operand(OperandKind::Register, false, false, 1);
constexpr OperandSpec I = operand(OperandKind::Immediate);
constexpr OperandSpec M = operand(OperandKind::Memory);
constexpr OperandSpec B = operand(OperandKind::Block);
constexpr OperandSpec folded(uint16_t row) {
  OperandSpec spec = U;
  spec.memory_form = row;
  return spec;
}
constexpr OperandSpec fixed_in(OperandSpec spec, unsigned r) {
  spec.fixed = Register(r);
  return spec;
}
constexpr OperandSpec in(OperandSpec spec, RegClass c) {
  spec.register_class = c;
  return spec;
}
constexpr RegClass X = RegClass::F64;

struct Row {
  uint16_t opcode;
  const char* name;
  std::vector<OperandSpec> operands;
  uint32_t properties = 0;
  uint8_t flags_read = 0, flags_written = 0;
};

const std::vector<Row>& rows() {
  static const std::vector<Row> kRows = {
      {mir::kPhi, "PHI", {D}, instr::Variadic},
      {mir::kCopy, "COPY", {D, U}},
      {mir::kEntry, "ENTRY", {}, instr::Variadic | instr::SideEffect},
      {mir::kUndef, "UNDEF", {D}},
      {mir::kCfi, "CFI", {I, I, I}, instr::SideEffect},
      {GMOV, "GMOV", {D, folded(GLOAD)}},
      {GLOAD, "GLOAD", {D, M}, instr::MayLoad},
      {GSTORE, "GSTORE", {M, U}, instr::MayStore},
      {GXCHG, "GXCHG", {D, D, T, W}},
      {XMOV, "XMOV", {in(D, X), in(U, X)}},
      {XLOAD, "XLOAD", {in(D, X), M}, instr::MayLoad},
      {XSTORE, "XSTORE", {M, in(U, X)}, instr::MayStore},
      {VLOAD, "VLOAD", {in(D, X), M}, instr::MayLoad},
      {VSTORE, "VSTORE", {M, in(U, X)}, instr::MayStore},
      {CONST, "CONST", {D, I}, instr::Rematerializable},
      {XCONST, "XCONST", {in(D, X), I}, instr::Rematerializable},
      {ADD, "ADD", {D, T, folded(ADDM)}, instr::Commutable, 0, 63},
      {ADDM, "ADDM", {D, T, M}, instr::MayLoad, 0, 63},
      {MAC, "MAC", {D, T, U, U}, 0, 0, 63},
      {SHL, "SHL", {D, T, fixed_in(U, 3)}, 0, 0, 63},
      {DIV,
       "DIV",
       {fixed_in(D, 1), fixed_in(D, 4), fixed_in(U, 1), fixed_in(U, 4), folded(DIVM)},
       0,
       0,
       63},
      {DIVM,
       "DIVM",
       {fixed_in(D, 1), fixed_in(D, 4), fixed_in(U, 1), fixed_in(U, 4), M},
       instr::MayLoad,
       0,
       63},
      {SWAP2, "SWAP2", {D, D, T, W}},
      {EARLY, "EARLY", {E, U, U}},
      {SUM3, "SUM3", {D, U, U, folded(SUM3M)}},
      {SUM3M, "SUM3M", {D, U, U, M}, instr::MayLoad},
      {CMP, "CMP", {folded(CMPM0), folded(CMPM1)}, 0, 0, 63},
      {CMPM0, "CMPM0", {M, U}, instr::MayLoad, 0, 63},
      {CMPM1, "CMPM1", {U, M}, instr::MayLoad, 0, 63},
      {LOAD, "LOAD", {D, M}, instr::MayLoad},
      {STORE, "STORE", {M, U}, instr::MayStore},
      {XADD, "XADD", {in(D, X), in(T, X), in(folded(XADDM), X)}},
      {XADDM, "XADDM", {in(D, X), in(T, X), M}, instr::MayLoad},
      {CVT, "CVT", {in(D, X), U}},
      {TRASH, "TRASH", {U}, instr::SideEffect},
      {ASM, "ASM", {operand(OperandKind::Text)}, instr::Variadic | instr::SideEffect, 0, 63},
      {CALL, "CALL", {}, instr::Call | instr::Variadic | instr::SideEffect, 0, 63},
      {CALLR, "CALLR", {folded(CALLM)}, instr::Call | instr::Variadic | instr::SideEffect, 0, 63},
      {CALLM, "CALLM", {M}, instr::Call | instr::Variadic | instr::SideEffect, 0, 63},
      {INVOKE,
       "INVOKE",
       {},
       instr::Terminator | instr::Call | instr::Variadic | instr::SideEffect,
       0,
       63},
      {RET, "RET", {}, instr::Terminator | instr::Return | instr::Variadic},
      {JMP, "JMP", {B}, instr::Terminator | instr::Branch},
      {JCC, "JCC", {B}, instr::Terminator | instr::Branch | instr::HasCondition},
      {JMPR, "JMPR", {folded(JMPM)}, instr::Terminator | instr::Branch | instr::Variadic},
      {JMPM, "JMPM", {M}, instr::Terminator | instr::Branch | instr::Variadic},
  };
  return kRows;
}

struct Tables {
  std::vector<InstrDesc> instructions{kOpEnd};
  std::vector<Register> gprs, xmms;
  std::vector<mir::RegClassDesc> classes;
  std::vector<std::string> register_names;
  std::vector<std::string_view> register_name_views, condition_names{"always"};
  std::vector<uint8_t> condition_reads{63};
  mir::TargetDesc target;
  Tables();
};

Tables::Tables() {
  for (const Row& row : rows()) {
    InstrDesc& desc = instructions[row.opcode];
    desc.name = row.name;
    desc.operands = row.operands;
    desc.properties = row.properties;
    desc.flags_read = row.flags_read;
    desc.flags_written = row.flags_written;
    desc.widths = row.opcode < mir::kFirstTargetOpcode ? 0 : 8;
  }
  instructions[TRASH].clobbers.insert(Register(1));
  instructions[TRASH].clobbers.insert(Register(3));
  for (unsigned r : {1, 2, 3, 7, 8, 9, 10, 11, 4, 6, 15, 16, 14, 13, 12})
    gprs.push_back(Register(r));
  for (unsigned r = 17; r <= 32; ++r) xmms.push_back(Register(r));
  auto set = [](const std::vector<Register>& registers) {
    RegSet s;
    for (Register r : registers) s.insert(r);
    return s;
  };
  auto xmm = [&](const char* name, uint8_t size, uint16_t load, uint16_t store) {
    return mir::RegClassDesc{.name = name,
                             .members = set(xmms),
                             .order = xmms,
                             .bank = 1,
                             .spill_size = size,
                             .move_width = 8,
                             .store_width = 8,
                             .move = XMOV,
                             .load = load,
                             .store = store,
                             .exchange = 0};
  };
  const mir::RegClassDesc general{.name = "gpr",
                                  .members = set(gprs),
                                  .order = gprs,
                                  .bank = 0,
                                  .spill_size = 8,
                                  .move_width = 8,
                                  .store_width = 8,
                                  .move = GMOV,
                                  .load = GLOAD,
                                  .store = GSTORE,
                                  .exchange = GXCHG};
  mir::RegClassDesc narrow = general;
  narrow.name = "gpr32";
  narrow.move_width = 4;
  mir::RegClassDesc wide = xmm("v256", 32, VLOAD, VSTORE);
  wide.features = 1;  // which no function has
  mir::RegClassDesc widest = wide, bits = wide;
  widest.name = "v512";
  bits.name = "bits";
  classes = {general,
             xmm("f32", 8, XLOAD, XSTORE),
             xmm("f64", 8, XLOAD, XSTORE),
             xmm("v128", 16, VLOAD, VSTORE),
             narrow,
             wide,
             widest,
             bits};
  for (unsigned r = 0; r <= 32; ++r) register_names.push_back("r" + std::to_string(r));
  register_name_views.assign(register_names.begin(), register_names.end());
  target.instructions = instructions;
  target.classes = classes;
  target.register_names = register_name_views;
  target.condition_names = condition_names;
  target.condition_reads = condition_reads;
  for (unsigned r : {6, 12, 13, 14, 15, 16}) target.callee_saved.insert(Register(r));
  target.caller_saved = (set(gprs) | set(xmms)) - target.callee_saved;
  target.reserved.insert(Register(5));
}

}  // namespace

const mir::TargetDesc& target() {
  static const Tables kTables;
  return kTables.target;
}

}  // namespace toy

// --- the builder

FunctionBuilder::FunctionBuilder(MachineFunction& function) : function_(function) {
  function.reset(toy::target(), "test");
  function.is_ssa = true;
}

BlockId FunctionBuilder::block(float frequency) {
  mir::MachineBlock b;
  b.frequency = frequency;
  pending_.emplace_back();
  return function_.blocks.push_back(b);
}

Cell FunctionBuilder::def(Register r, unsigned fixed, bool early) {
  Cell c;
  c.kind = mir::CellKind::Register;
  c.detail = early ? 3 : 1;
  c.fixed = static_cast<uint8_t>(fixed);
  c.payload = r.number();
  return c;
}

Cell FunctionBuilder::use(Register r, unsigned fixed, int tied) {
  Cell c;
  c.kind = mir::CellKind::Register;
  c.fixed = static_cast<uint8_t>(fixed);
  c.tied_to = static_cast<int8_t>(tied);
  c.payload = r.number();
  return c;
}

Cell FunctionBuilder::imm(int32_t value) {
  Cell c;
  c.kind = mir::CellKind::Immediate;
  c.payload = static_cast<uint32_t>(value);
  return c;
}

Cell FunctionBuilder::target(BlockId block) {
  Cell c;
  c.kind = mir::CellKind::Block;
  c.payload = block.index();
  return c;
}

void FunctionBuilder::emit(uint16_t opcode, std::vector<Cell> cells) {
  MachineInstr i;
  i.opcode = opcode;
  i.width = opcode < mir::kFirstTargetOpcode ? 0 : 8;
  i.cell_count = static_cast<uint16_t>(cells.size());
  pending_[current_.index()].push_back({i, std::move(cells)});
}

Register FunctionBuilder::constant(int32_t number) {
  Register r = value();
  emit(toy::CONST, {def(r), imm(number)});
  return r;
}

Register FunctionBuilder::add(Register a, Register b) {
  Register r = value();
  emit(toy::ADD, {def(r), use(a, 0, 0), use(b)});
  return r;
}

Register FunctionBuilder::phi(std::vector<std::pair<Register, BlockId>> inputs, RegClass c) {
  Register r = value(c);
  std::vector<Cell> cells{def(r)};
  for (auto [v, b] : inputs) {
    cells.push_back(use(v));
    cells.push_back(target(b));
  }
  emit(mir::kPhi, cells);
  return r;
}

constexpr unsigned kArguments[] = {8, 7, 4, 3, 9, 10};

void FunctionBuilder::call(std::vector<Register> arguments, std::vector<Register> results) {
  std::vector<Cell> cells;
  for (size_t i = 0; i < arguments.size(); ++i) cells.push_back(use(arguments[i], kArguments[i]));
  for (size_t i = 0; i < results.size(); ++i) cells.push_back(def(results[i], i == 0 ? 1 : 4));
  emit(toy::CALL, cells);
}

void FunctionBuilder::ret(std::vector<Register> values) {
  std::vector<Cell> cells;
  for (size_t i = 0; i < values.size(); ++i) cells.push_back(use(values[i], i == 0 ? 1 : 4));
  emit(toy::RET, cells);
}

void FunctionBuilder::jump(BlockId to) {
  emit(toy::JMP, {target(to)});
  edge(current_, to);
}

void FunctionBuilder::branch(Register a, Register b, BlockId then, BlockId otherwise) {
  emit(toy::CMP, {use(a), use(b)});
  emit(toy::JCC, {target(then)});
  emit(toy::JMP, {target(otherwise)});
  edge(current_, then);
  edge(current_, otherwise);
}

void FunctionBuilder::finish() {
  set_edges();
  function_.layout.clear();
  for (uint32_t b = 0; b < pending_.size(); ++b) function_.layout.push_back(BlockId(b));
  for (BlockId b : function_.layout) {
    function_.blocks[b].begin = static_cast<uint32_t>(function_.instructions.size());
    for (Pending& p : pending_[b.index()]) {
      p.instruction.first_cell = static_cast<uint32_t>(function_.cells.size());
      function_.cells.insert(function_.cells.end(), p.cells.begin(), p.cells.end());
      function_.instructions.push_back(p.instruction);
    }
    function_.blocks[b].end = static_cast<uint32_t>(function_.instructions.size());
  }
}

// --- random functions

namespace {

// A random graph as successor lists: entry without predecessors, critical edges split, reachable
// blocks only, numbered in reverse post-order.
class RandomGraph {
 public:
  RandomGraph(std::mt19937& random, unsigned blocks) : random_(random) {
    successors_.resize(blocks);
    for (unsigned b = 0; b < blocks; ++b) add_successors(b, blocks);
    split_critical_edges();
    number();
  }
  std::vector<std::vector<unsigned>> successors;  // in reverse post-order

 private:
  unsigned below(unsigned n) { return static_cast<unsigned>(random_() % n); }

  void add_successors(unsigned b, unsigned blocks) {
    unsigned kind = b + 1 == blocks ? 0 : below(10);
    if (kind == 0 && (b != 0 || blocks == 1)) return;
    auto target = [&] {
      return 1 + (below(3) == 0 ? below(blocks - 1) : std::min(b + below(3), blocks - 2));
    };
    successors_[b].push_back(target());
    if (kind < 4) return;
    for (int tries = 0; tries < 4 && successors_[b].size() < 2; ++tries)
      if (unsigned t = target(); t != successors_[b][0]) successors_[b].push_back(t);
  }

  void split_critical_edges() {
    std::vector<unsigned> entering(successors_.size(), 0);
    for (auto& list : successors_)
      for (unsigned s : list) ++entering[s];
    size_t blocks = successors_.size();
    for (size_t b = 0; b < blocks; ++b) {
      if (successors_[b].size() < 2) continue;
      for (size_t i = 0; i < successors_[b].size(); ++i) {
        unsigned to = successors_[b][i];
        if (entering[to] < 2) continue;
        successors_[b][i] = static_cast<unsigned>(successors_.size());
        successors_.push_back({to});
      }
    }
  }

  void number() {
    std::vector<int> state(successors_.size(), 0);
    std::vector<unsigned> order;
    visit(0, state, order);
    std::reverse(order.begin(), order.end());
    std::vector<unsigned> new_number(successors_.size(), 0);
    for (unsigned i = 0; i < order.size(); ++i) new_number[order[i]] = i;
    for (unsigned old : order) {
      successors.emplace_back();
      for (unsigned s : successors_[old]) successors.back().push_back(new_number[s]);
    }
  }
  void visit(unsigned b, std::vector<int>& state, std::vector<unsigned>& order) {
    state[b] = 1;
    for (unsigned s : successors_[b])
      if (state[s] == 0) visit(s, state, order);
    order.push_back(b);
  }

  std::mt19937& random_;
  std::vector<std::vector<unsigned>> successors_;
};

class RandomFunction {
 public:
  RandomFunction(MachineFunction& function, std::mt19937& random, const RandomOptions& options)
      : function_(function), random_(random), options_(options), build_(function) {}

  void make() {
    RandomGraph graph(random_, options_.blocks);
    constexpr float kFrequencies[] = {1, 8, 64, 0.125f};
    for (size_t b = 0; b < graph.successors.size(); ++b)
      build_.block(b == 0 ? 1 : kFrequencies[below(4)]);
    for (unsigned b = 0; b < graph.successors.size(); ++b)
      for (unsigned s : graph.successors[b]) build_.edge(BlockId(b), BlockId(s));
    for (unsigned b = 0; b < graph.successors.size(); ++b) function_.layout.push_back(BlockId(b));
    build_.set_edges();
    Arena scratch;
    mir::Dominators dominators(function_, scratch);
    available_.resize(graph.successors.size());
    is_after_call_.resize(graph.successors.size());
    for (unsigned b = 0; b < graph.successors.size(); ++b) {
      BlockId above = dominators.immediate_dominator(BlockId(b));
      if (above.valid()) available_[b] = available_[above.index()];
      fill(b);
    }
    fill_phi_inputs();
    build_.finish();
  }

 private:
  struct Phi {
    BlockId block;
    Register value;
  };
  using Cells = std::vector<Cell>;
  unsigned below(unsigned n) { return static_cast<unsigned>(random_() % n); }
  RegClass any_class() {
    if (!options_.two_banks || below(3) != 0) return RegClass::Gpr;
    return below(4) == 0 ? RegClass::V128 : RegClass::F64;
  }

  // A value that may be used here, recent ones more often; created if the class has none.
  Register pick(RegClass c = RegClass::Gpr) {
    auto& values = available_[block_];
    for (int tries = 0; tries < 6 && !values.empty(); ++tries) {
      size_t near = std::min<size_t>(values.size(), 12);
      size_t i = below(3) != 0 ? values.size() - 1 - below(static_cast<unsigned>(near))
                               : below(static_cast<unsigned>(values.size()));
      if (function_.class_of(values[i]) == c) return values[i];
    }
    Register r = build_.value(c);
    emit_constant(r);
    return r;
  }
  void emit_constant(Register r) {
    uint16_t op = function_.class_of(r) == RegClass::Gpr ? toy::CONST : toy::XCONST;
    build_.emit(op, {FunctionBuilder::def(r), FunctionBuilder::imm(static_cast<int>(below(1000)))});
    available_[block_].push_back(r);
  }
  Register fresh(RegClass c = RegClass::Gpr) {
    new_.push_back(build_.value(c));
    return new_.back();
  }
  static Cell def(Register r, unsigned fixed = 0, bool early = false) {
    return FunctionBuilder::def(r, fixed, early);
  }
  static Cell use(Register r, unsigned fixed = 0, int tied = -1) {
    return FunctionBuilder::use(r, fixed, tied);
  }

  void append_address(Cells& cells) {
    mir::Address address;
    address.base_kind = mir::BaseKind::Register;
    address.base = pick();
    if (below(2) == 0) address.index = pick();
    Cell memory[3];
    address.to_cells(memory);
    cells.insert(cells.end(), memory, memory + 3);
  }

  void fill(unsigned b) {
    block_ = b;
    build_.at(BlockId(b));
    if (b == 0) emit_entry();
    if (is_after_call_[b]) emit_results(b);
    bool phis = function_.predecessors(BlockId(b)).size() > 1 || below(4) == 0;
    if (b != 0 && phis && !is_after_call_[b])
      for (unsigned n = below(options_.phis + 1); n != 0; --n) emit_phi(b);
    for (unsigned n = below(options_.instructions + 1); n != 0; --n) {
      emit_any();
      available_[block_].insert(available_[block_].end(), new_.begin(), new_.end());
      new_.clear();
    }
    emit_end(b);
  }

  void emit_entry() {
    Cells cells;
    for (unsigned i = 0; i < below(7); ++i) cells.push_back(def(fresh(), kArguments[i]));
    build_.emit(mir::kEntry, cells);
    available_[0].insert(available_[0].end(), new_.begin(), new_.end());
    new_.clear();
  }

  // What an invoked call leaves in its targets.
  void emit_results(unsigned b) {
    Cells cells;
    for (unsigned i = 0, count = below(3); i < count; ++i)
      cells.push_back(def(fresh(), i == 0 ? 1 : 4));
    if (cells.empty()) return;
    build_.emit(mir::kEntry, cells);
    available_[b].insert(available_[b].end(), new_.begin(), new_.end());
    new_.clear();
  }

  // Whether both targets have no other predecessor, and are yet to be filled.
  bool may_invoke(unsigned b, std::span<const BlockId> targets) const {
    return targets[0] != targets[1] && std::ranges::all_of(targets, [&](BlockId target) {
             return target.index() > b && function_.predecessors(target).size() == 1;
           });
  }
  void emit_invoke(BlockId returned, BlockId pad) {
    Cells cells{FunctionBuilder::target(pad), FunctionBuilder::imm(0)};
    for (unsigned i = 0, count = below(7); i < count; ++i)
      cells.push_back(use(pick(), kArguments[i]));
    build_.emit(toy::INVOKE, cells);
    build_.emit(toy::JMP, {FunctionBuilder::target(returned)});
    is_after_call_[returned.index()] = is_after_call_[pad.index()] = true;
    if (function_.landing_pads.empty()) function_.landing_pads.push_back({true, {}});
  }

  void emit_phi(unsigned b) {
    Register r = build_.value(any_class());
    build_.emit(mir::kPhi, {def(r)});
    phis_.push_back({BlockId(b), r});
    available_[b].push_back(r);
  }

  void emit_any() {
    unsigned kind = below(100);
    if (kind < options_.calls) return emit_call();
    if (kind < options_.calls + options_.assembly) return emit_assembly();
    switch (below(15)) {
      case 0:
        return emit_constant(build_.value(any_class()));
      case 1:
      case 2:
      case 3: {
        Cells cells{use(pick(), 0, 0), use(pick())};
        cells.insert(cells.begin(), def(fresh()));
        return build_.emit(toy::ADD, cells);
      }
      case 4: {
        Cells cells{use(pick(), 0, 0), use(pick()), use(pick())};
        cells.insert(cells.begin(), def(fresh()));
        return build_.emit(toy::MAC, cells);
      }
      case 5: {
        Cells cells{use(pick(), 0, 0), use(pick(), 3)};
        cells.insert(cells.begin(), def(fresh()));
        return build_.emit(toy::SHL, cells);
      }
      case 6: {
        Cells uses{use(pick(), 1), use(pick(), 4), use(pick())};
        Cells cells{def(fresh(), 1), def(fresh(), 4)};
        cells.insert(cells.end(), uses.begin(), uses.end());
        return build_.emit(toy::DIV, cells);
      }
      case 7: {
        Cells uses{use(pick(), 0, 0), use(pick(), 0, 1)};
        Cells cells{def(fresh()), def(fresh())};
        cells.insert(cells.end(), uses.begin(), uses.end());
        return build_.emit(toy::SWAP2, cells);
      }
      case 8: {
        Cells cells{use(pick()), use(pick())};
        cells.insert(cells.begin(), def(fresh(), 0, true));
        return build_.emit(toy::EARLY, cells);
      }
      case 9: {
        Cells cells{use(pick()), use(pick()), use(pick())};
        cells.insert(cells.begin(), def(fresh()));
        return build_.emit(toy::SUM3, cells);
      }
      case 10: {
        Cells cells;
        append_address(cells);
        cells.push_back(use(pick()));
        return build_.emit(toy::STORE, cells);
      }
      case 11: {
        Cells cells;
        append_address(cells);
        cells.insert(cells.begin(), def(fresh()));
        return build_.emit(toy::LOAD, cells);
      }
      case 12: {
        RegClass c = any_class();
        Cells cells{use(pick(c))};
        cells.insert(cells.begin(), def(fresh(c)));
        return build_.emit(mir::kCopy, cells);
      }
      case 13: {
        if (below(4) == 0) return build_.emit(toy::TRASH, {use(pick())});
        if (!options_.two_banks) return;
        Cells cells{use(pick(RegClass::F64), 0, 0), use(pick(RegClass::F64))};
        cells.insert(cells.begin(), def(fresh(RegClass::F64)));
        return build_.emit(toy::XADD, cells);
      }
      default: {
        if (!options_.two_banks) return;
        Cells cells{use(pick())};
        cells.insert(cells.begin(), def(fresh(below(2) == 0 ? RegClass::F64 : RegClass::V128)));
        return build_.emit(toy::CVT, cells);
      }
    }
  }

  // Operands until no register is left: where an operand is tied, by reading and writing together.
  void emit_assembly() {
    constexpr unsigned kRegisters = 14;
    const unsigned most = 2 + below(kRegisters - 1);
    const bool may_tie = below(2) == 0;
    unsigned read = 0, written = 0, early_or_named = 0;
    mir::RegSet read_named, written_named, early_named;
    Cells uses(1), definitions;
    uses[0].kind = mir::CellKind::Text;
    uses[0].payload = function_.add_text("assembly");
    std::vector<std::pair<size_t, size_t>> ties;  // use, definition
    for (;;) {
      const unsigned kind = below(8);
      const bool is_use = kind <= 2, is_early = kind == 4 || kind == 6;
      const unsigned named = kind == 1 || kind == 5 || kind == 6 ? below(kRegisters + 1) + 1 : 0;
      read += kind == 2 ? 2 : is_use || is_early || may_tie;
      written += !is_use;
      early_or_named += kind == 2 ? 2 : is_use || is_early || may_tie || named != 0;
      if (std::max({read, written, early_or_named}) > most) break;
      if (named == 5 || (kind == 7 && !may_tie)) continue;
      const Register r(named);
      if (named != 0 && (is_use || is_early) && read_named.contains(r)) continue;
      if (named != 0 && !is_use && written_named.contains(r)) continue;
      if (named != 0 && is_use && early_named.contains(r)) continue;
      if (kind == 2) {
        append_address(uses);
      } else if (is_use) {
        uses.push_back(use(pick(), named));
        if (named != 0) read_named.insert(r);
      } else {
        if (kind == 7) {
          ties.push_back({uses.size(), definitions.size()});
          uses.push_back(use(pick()));
        }
        definitions.push_back(def(fresh(), named, is_early || (kind == 7 && below(2) == 0)));
        if (named != 0) written_named.insert(r);
        if (named != 0 && is_early) early_named.insert(r);
      }
    }
    if (options_.two_banks && below(2) == 0) {
      uses.push_back(use(pick(RegClass::F64)));
      definitions.push_back(def(fresh(RegClass::F64), 0, below(2) == 0));
    }
    for (auto [tied, definition] : ties)
      uses[tied].tied_to = static_cast<int8_t>(uses.size() + definition);
    uses.insert(uses.end(), definitions.begin(), definitions.end());
    build_.emit(toy::ASM, uses);
  }

  void emit_call() {
    Cells cells;
    bool through = below(3) == 0;
    if (through) cells.push_back(use(pick()));
    unsigned count = below(7);
    for (unsigned i = 0; i < count; ++i) cells.push_back(use(pick(), kArguments[i]));
    if (options_.two_banks && below(2) == 0) cells.push_back(use(pick(RegClass::F64), 17));
    unsigned results = below(3);
    for (unsigned i = 0; i < results; ++i) cells.push_back(def(fresh(), i == 0 ? 1 : 4));
    build_.emit(through ? toy::CALLR : toy::CALL, cells);
  }

  void emit_end(unsigned b) {
    std::span<const BlockId> successors = function_.successors(BlockId(b));
    auto target = [&](size_t i) { return FunctionBuilder::target(successors[i]); };
    if (successors.empty()) {
      Cells cells{use(pick(), 1)};
      if (below(2) == 0) cells.push_back(use(pick(), 4));
      return build_.emit(toy::RET, cells);
    }
    if (successors.size() == 1) {
      bool falls_through = successors[0].index() == b + 1 && below(4) == 0;
      if (!falls_through) build_.emit(toy::JMP, {target(0)});
      return;
    }
    if (may_invoke(b, successors) && below(100) < options_.invokes)
      return emit_invoke(successors[0], successors[1]);
    if (below(4) == 0) {
      build_.emit(toy::JMPR, {use(pick()), target(0), target(1)});
      return;
    }
    Cells cells{use(pick()), use(pick())};
    build_.emit(toy::CMP, cells);
    build_.emit(toy::JCC, {target(0)});
    build_.emit(toy::JMP, {target(1)});
  }

  void fill_phi_inputs() {
    for (const Phi& phi : phis_) {
      Cells cells{def(phi.value)};
      for (BlockId from : function_.predecessors(phi.block)) {
        cells.push_back(use(input_for(phi, from)));
        cells.push_back(FunctionBuilder::target(from));
      }
      inputs_[phi.value.number()] = cells;
    }
    build_.replace_phis(inputs_);
  }
  Register input_for(const Phi& phi, BlockId from) {
    RegClass c = function_.class_of(phi.value);
    std::vector<Register> fitting;
    for (Register r : available_[from.index()])
      if (function_.class_of(r) == c) fitting.push_back(r);
    if (!fitting.empty()) return fitting[below(static_cast<unsigned>(fitting.size()))];
    Register r = build_.value(c);
    uint16_t op = c == RegClass::Gpr ? toy::CONST : toy::XCONST;
    build_.insert_after_phis(from, op, {def(r), FunctionBuilder::imm(7)});
    available_[from.index()].push_back(r);
    return r;
  }

  MachineFunction& function_;
  std::mt19937& random_;
  const RandomOptions& options_;
  FunctionBuilder build_;
  unsigned block_ = 0;
  std::vector<std::vector<Register>> available_;  // by block, at its end
  std::vector<bool> is_after_call_;               // by block: the target of an invoked call
  std::vector<Register> new_;
  std::vector<Phi> phis_;
  std::map<uint32_t, Cells> inputs_;
};

}  // namespace

void FunctionBuilder::replace_phis(const std::map<uint32_t, std::vector<Cell>>& inputs) {
  for (auto& block : pending_)
    for (Pending& p : block) {
      if (p.instruction.opcode != mir::kPhi) continue;
      p.cells = inputs.at(p.cells[0].payload);
      p.instruction.cell_count = static_cast<uint16_t>(p.cells.size());
    }
}

void FunctionBuilder::insert_after_phis(BlockId block, uint16_t opcode, std::vector<Cell> cells) {
  auto& list = pending_[block.index()];
  size_t at = 0;
  while (at < list.size() &&
         (list[at].instruction.opcode == mir::kPhi || list[at].instruction.opcode == mir::kEntry))
    ++at;
  MachineInstr i;
  i.opcode = opcode;
  i.width = 8;
  i.cell_count = static_cast<uint16_t>(cells.size());
  list.insert(list.begin() + static_cast<ptrdiff_t>(at), {i, std::move(cells)});
}

void make_random(MachineFunction& function, std::mt19937& random, const RandomOptions& options) {
  RandomFunction(function, random, options).make();
}

// --- the interpreter

namespace {

uint64_t mix(uint64_t a, uint64_t b) {
  a ^= b + 0x9E3779B97F4A7C15ull + (a << 6) + (a >> 2);
  a *= 0xBF58476D1CE4E5B9ull;
  return a ^ a >> 31;
}

// The row from which an instruction with a memory operand was derived.
uint16_t plain_row(uint16_t opcode) {
  switch (opcode) {
    case toy::ADDM:
      return toy::ADD;
    case toy::DIVM:
      return toy::DIV;
    case toy::SUM3M:
      return toy::SUM3;
    case toy::CMPM0:
    case toy::CMPM1:
      return toy::CMP;
    case toy::XADDM:
      return toy::XADD;
    case toy::CALLM:
      return toy::CALLR;
    case toy::JMPM:
      return toy::JMPR;
    default:
      return opcode;
  }
}

class Simulator {
 public:
  Simulator(const MachineFunction& function, size_t events)
      : function_(function), target_(function.target()), limit_(events) {
    registers_.assign(64 + function.virtual_registers.size(), 0xDEAD);
    slots_.assign(function.frame.slots.size(), 0xBEEF);
    for (unsigned r = 1; r < 64; ++r) registers_[r] = mix(77, r);
  }

  std::vector<uint64_t> run() {
    BlockId block = function_.layout.front(), from;
    for (size_t visits = 0; block.valid() && trace_.size() < limit_ && visits < 10000; ++visits) {
      enter(block, from);
      from = block;
      block = run_block(block);
    }
    trace_.resize(std::min(trace_.size(), limit_));
    return trace_;
  }

 private:
  void enter(BlockId block, BlockId from) {
    std::vector<std::pair<uint32_t, uint64_t>> values;
    for (const MachineInstr& i : function_.instructions_of(block)) {
      if (i.opcode != mir::kPhi) break;
      auto cells = function_.cells_of(i);
      for (size_t c = 1; c + 1 < cells.size(); c += 2)
        if (cells[c + 1].block() == from)
          values.push_back({cells[0].payload, registers_[cells[c].payload]});
    }
    for (auto [r, v] : values) registers_[r] = v;
  }

  BlockId run_block(BlockId block) {
    std::span<const BlockId> successors = function_.successors(block);
    BlockId next = successors.size() == 1 ? successors[0] : BlockId();
    for (const MachineInstr& i : function_.instructions_of(block)) {
      BlockId taken;
      if (i.opcode != mir::kPhi && run_instruction(i, taken)) return taken;
    }
    observe(mix(3, block.index()));
    return next;
  }

  // True when control leaves, to `taken` or (none) out of the function.
  bool run_instruction(const MachineInstr& i, BlockId& taken) {
    auto cells = function_.cells_of(i);
    uint16_t row = plain_row(i.opcode);
    // Early-clobber definitions are overwritten before anything but what is tied to them is read.
    tied_.clear();
    for (const Cell& c : cells)
      if (c.is_use() && c.is_register() && c.tied_to >= 0) tied_.push_back(registers_[c.payload]);
    for (const Cell& c : cells)
      if (c.is_def() && c.is_early_clobber()) registers_[c.payload] = mix(0xEA51, clock_++);
    std::vector<uint64_t> inputs;
    uint32_t stored_to = UINT32_MAX;
    read(i, cells, inputs, stored_to);
    uint64_t hash = row;
    for (uint64_t v : inputs) hash = mix(hash, v);
    switch (row) {
      case toy::GMOV:
      case toy::GLOAD:
      case toy::XMOV:
      case toy::XLOAD:
      case toy::VLOAD:
      case mir::kCopy:
        registers_[cells[0].payload] = inputs[0];
        return false;
      case toy::GSTORE:
      case toy::XSTORE:
      case toy::VSTORE:
        slots_[stored_to] = inputs.back();
        return false;
      case toy::GXCHG:
        registers_[cells[0].payload] = inputs[1];
        registers_[cells[1].payload] = inputs[0];
        return false;
      case mir::kEntry: {
        std::vector<uint64_t> there;
        for (const Cell& c : cells) there.push_back(registers_[c.fixed]);
        for (size_t c = 0; c < cells.size(); ++c) registers_[cells[c].payload] = there[c];
        return false;
      }
      case toy::INVOKE: {  // leaves a result or an exception, and goes on accordingly
        observe(hash);
        finish(i, cells, hash);
        for (unsigned r : {1, 4}) registers_[r] = mix(hash, r);
        taken = std::ranges::find(cells, mir::CellKind::Block, &Cell::kind)->block();
        return (hash >> 7 & 1) != 0;
      }
      case toy::RET:
        observe(hash);
        taken = {};
        return true;
      case toy::JMP:
        observe(row);
        taken = cells[0].block();
        return true;
      case toy::JCC:
        observe(mix(flags_, 1));
        taken = cells[0].block();
        return (flags_ >> 7 & 1) != 0;
      case toy::JMPR: {
        observe(hash);
        std::vector<BlockId> targets;
        for (const Cell& c : cells)
          if (c.kind == mir::CellKind::Block) targets.push_back(c.block());
        taken = targets[hash % targets.size()];
        return true;
      }
      default:
        break;
    }
    if (row == toy::CALL || row == toy::CALLR || row == toy::STORE || row == toy::TRASH ||
        row == toy::ASM)
      observe(hash);
    finish(i, cells, hash);
    return false;
  }

  void read(const MachineInstr& i, std::span<const Cell> cells, std::vector<uint64_t>& inputs,
            uint32_t& stored_to) {
    bool stores = i.opcode == toy::GSTORE || i.opcode == toy::XSTORE || i.opcode == toy::VSTORE;
    size_t tied = 0;
    for (size_t c = 0; c < cells.size(); ++c) {
      if (cells[c].kind == mir::CellKind::Immediate) inputs.push_back(cells[c].payload);
      if (cells[c].kind == mir::CellKind::MemoryBase &&
          cells[c].base_kind() == mir::BaseKind::Slot) {
        if (stores)
          stored_to = cells[c].payload;
        else
          inputs.push_back(slots_[cells[c].payload]);
        continue;
      }
      if (!cells[c].is_use()) continue;
      bool is_tied = cells[c].is_register() && cells[c].tied_to >= 0;
      inputs.push_back(is_tied ? tied_[tied++] : registers_[cells[c].payload]);
    }
  }

  void finish(const MachineInstr& i, std::span<const Cell> cells, uint64_t hash) {
    const mir::InstrDesc& desc = target_[i.opcode];
    mir::RegSet gone = desc.clobbers;
    if ((desc.properties & mir::instr::Call) != 0) gone = gone | target_.caller_saved;
    gone.for_each([&](Register r) { registers_[r.number()] = mix(0xC10B, clock_++); });
    if (desc.flags_written != 0) flags_ = mix(hash, 0xF1A6);
    uint64_t k = 0;
    for (const Cell& c : cells)
      if (c.is_def()) registers_[c.payload] = mix(hash, ++k);
  }

  void observe(uint64_t event) { trace_.push_back(event); }

  const MachineFunction& function_;
  const mir::TargetDesc& target_;
  size_t limit_;
  std::vector<uint64_t> registers_, slots_, trace_;
  std::vector<uint64_t> tied_;  // the values of the instruction's tied operands
  uint64_t flags_ = 0, clock_ = 0;
};

}  // namespace

std::vector<uint64_t> simulate(const MachineFunction& function, size_t events) {
  return Simulator(function, events).run();
}

namespace {

TEST(RegallocFixture, RandomFunctionsAreWellFormed) {
  std::mt19937 random(1);
  for (unsigned n = 0; n < iterations(300); ++n) {
    MachineFunction function;
    RandomOptions options;
    options.blocks = 1 + n % 12;
    make_random(function, random, options);
    auto messages = mir::verify(function);
    ASSERT_TRUE(messages.empty()) << joined(messages);
  }
}

TEST(RegallocFixture, SimulationIsDeterministicAndObserves) {
  std::mt19937 random(2);
  MachineFunction function;
  make_random(function, random, {});
  auto once = simulate(function, 50);
  EXPECT_EQ(once, simulate(function, 50));
  EXPECT_FALSE(once.empty());
}

}  // namespace
}  // namespace lilt::regalloc::testing
