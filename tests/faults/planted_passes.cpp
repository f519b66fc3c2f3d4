// lilt with one wrong pass: the tests of `lilt bisect` plant miscompiles in it.
//
// The table of passes is lilt's own, but for the pass that LILT_PLANT=PASS:FUNCTION:SEED names: on
// that function it changes one thing more than it should. The seed chooses the place and the
// change. `encode` is not a function of the table: the encoder gets a changed function.
#define pass_table sound_pass_table
#include "backend/pass_table.cpp"
#undef pass_table

#include <cstdlib>
#include <utility>
#include <vector>

#include "emit/x86/encoder.h"
#include "emit/x86/instructions.h"

namespace lilt::backend {

std::span<const PassInfo> pass_table();

namespace {

struct Plant {
  std::string pass, function;
  unsigned seed = 0;
};

const Plant& plant() {
  static const Plant chosen = [] {
    Plant read;
    const char* text = std::getenv("LILT_PLANT");
    if (text == nullptr) return read;
    const std::string words = text;
    const size_t first = words.find(':'), last = words.rfind(':');
    read.pass = words.substr(0, first);
    read.function = words.substr(first + 1, last - first - 1);
    read.seed = static_cast<unsigned>(std::strtoul(words.c_str() + last + 1, nullptr, 10));
    return read;
  }();
  return chosen;
}

// --- SSA IR

// Changes the instruction if `choice` comes to nothing on its way through what can be changed.
class SsaPlanter {
 public:
  SsaPlanter(ssa::Function& function, unsigned choice) : function_(function), choice_(choice) {}

  bool run() {
    for (const ssa::BlockId block : function_.blocks())
      for (ssa::InstId id = function_[block].first; id.valid(); id = function_.next(id))
        if (change(id)) return true;
    return false;
  }

 private:
  bool is_chosen() { return choice_-- == 0; }

  bool change(ssa::InstId id) {
    using enum ssa::Opcode;
    static constexpr std::pair<ssa::Opcode, ssa::Opcode> kOthers[] = {
        {Add, Sub}, {Sub, Add},   {Mul, Add},   {And, Or},   {Or, Xor},
        {Xor, And}, {FAdd, FSub}, {FSub, FAdd}, {FMul, FAdd}};
    ssa::Instruction& i = function_[id];
    for (const auto& [from, to] : kOthers)
      if (i.opcode == from && is_chosen()) {
        i.opcode = to;
        i.flags = 0;
        return true;
      }
    if (i.opcode == ICmp && is_chosen()) {
      i.subcode = static_cast<uint8_t>(ssa::inverted(static_cast<ssa::IntPredicate>(i.subcode)));
      return true;
    }
    const bool is_arithmetic = i.opcode >= Add && i.opcode <= Xor && i.opcode != UDiv &&
                               i.opcode != SDiv && i.opcode != URem && i.opcode != SRem;
    const bool takes_number = is_arithmetic || i.opcode == Ret || i.opcode == Store ||
                              i.opcode == ICmp || i.opcode == Select || i.opcode == Phi ||
                              i.opcode == Call || i.opcode == AtomicRMW;
    for (uint32_t operand = 0; takes_number && operand < i.operand_count; ++operand)
      if (add_one(id, operand)) return true;
    return false;
  }

  bool add_one(ssa::InstId id, uint32_t operand) {
    const ssa::Value value = function_.operand(id, operand);
    if (!value.is_constant()) return false;
    const ssa::Constant constant = function_.constants()[value.constant()];
    if (constant.kind != ssa::ConstantKind::Integer || !is_chosen()) return false;
    const uint32_t width = function_.module().types().integer_bits(constant.type);
    function_.set_operand(id, operand,
                          function_.constants().integer(constant.type, width, constant.bits + 1));
    return true;
  }

  ssa::Function& function_;
  unsigned choice_;
};

// --- machine IR

class MachinePlanter {
 public:
  MachinePlanter(mir::MachineFunction& function, unsigned choice, bool changes_registers)
      : function_(function), choice_(choice), changes_registers_(changes_registers) {}

  bool run() {
    for (const mir::BlockId block : function_.layout)
      for (mir::MachineInstr& instruction : function_.instructions_of(block))
        if (change(instruction)) return true;
    return false;
  }

 private:
  bool is_chosen() { return choice_-- == 0; }

  bool change(mir::MachineInstr& i) {
    if (i.opcode < mir::kFirstTargetOpcode) return false;
    const mir::InstrDesc& desc = function_.desc(i);
    if ((desc.properties & mir::instr::HasCondition) != 0 && is_chosen()) {
      i.condition ^= 1;
      return true;
    }
    if (give_other_operation(i)) return true;
    return changes_registers_ ? give_other_register(i) : add_one(i, desc.name);
  }

  bool give_other_operation(mir::MachineInstr& i) {
    using enum x86::Op;
    static constexpr std::pair<x86::Op, x86::Op> kOthers[] = {
        {ADDrr, SUBrr}, {SUBrr, ADDrr},  {ADDri, SUBri},     {SUBri, ADDri},    {ANDrr, ORrr},
        {ORrr, XORrr},  {IMULrr, ADDrr}, {ADDSDrr, SUBSDrr}, {MULSDrr, ADDSDrr}};
    for (const auto& [from, to] : kOthers) {
      const bool is_of_frame = function_.cells_of(i)[0].reg() == x86::rsp;
      if (x86::Op{i.opcode} != from || is_of_frame || !is_chosen()) continue;
      i.opcode = x86::opcode(to);
      return true;
    }
    return false;
  }

  bool add_one(mir::MachineInstr& i, std::string_view name) {
    if (!name.ends_with("ri") && !name.ends_with("rri") && name != "LEA") return false;
    for (mir::Cell& cell : function_.cells_of(i)) {
      const bool is_number =
          cell.kind == mir::CellKind::Immediate || cell.kind == mir::CellKind::MemoryDisplacement;
      if (!is_number || function_.cells_of(i)[0].reg() == x86::rsp || !is_chosen()) continue;
      ++cell.payload;
      return true;
    }
    return false;
  }

  // Of a register that an allocator chose.
  bool give_other_register(mir::MachineInstr& i) {
    for (mir::Cell& cell : function_.cells_of(i)) {
      const bool is_free = cell.kind == mir::CellKind::Register && !cell.is_def() &&
                           cell.fixed == 0 && cell.tied_to < 0 && !x86::is_xmm(cell.reg());
      if (!is_free || cell.reg() == x86::rsp || !is_chosen()) continue;
      cell.set_register(cell.reg() == x86::rax ? x86::rdi : x86::rax);
      return true;
    }
    return false;
  }

  mir::MachineFunction& function_;
  unsigned choice_;
  bool changes_registers_;
};

// --- the table

const PassInfo& sound_pass() {
  return sound_pass_table()[static_cast<size_t>(find_pass(plant().pass))];
}

PassResult run_wrong(ssa::Function& function, PassContext& context) {
  const PassResult result = sound_pass().on_ssa(function, context);
  if (result == PassResult::Failed || function.name() != plant().function) return result;
  const bool changed = SsaPlanter(function, plant().seed).run();
  return changed && result == PassResult::Unchanged ? PassResult::Changed : result;
}
void lower_wrong(const ssa::Function& function, mir::MachineFunction& machine,
                 PassContext& context) {
  sound_pass().lower(function, machine, context);
  if (function.name() == plant().function) MachinePlanter(machine, plant().seed, false).run();
}
void run_wrong_machine(mir::MachineFunction& function, PassContext& context) {
  sound_pass().on_machine(function, context);
  if (function.name() == plant().function)
    MachinePlanter(function, plant().seed, plant().pass == "regalloc").run();
}

std::vector<PassInfo> planted_table() {
  std::vector<PassInfo> table(sound_pass_table().begin(), sound_pass_table().end());
  for (PassInfo& pass : table) {
    if (pass.name != plant().pass) continue;
    if (pass.on_ssa != nullptr) pass.on_ssa = run_wrong;
    if (pass.lower != nullptr) pass.lower = lower_wrong;
    if (pass.on_machine != nullptr) pass.on_machine = run_wrong_machine;
  }
  return table;
}

}  // namespace

std::span<const PassInfo> pass_table() {
  static const std::vector<PassInfo> table = planted_table();
  return table;
}

}  // namespace lilt::backend

// The linker sends calls of the encoder here (--wrap), and the second one to it.
namespace lilt::x86 {

Encoder::Problem
encode_wrong(Encoder* encoder, const mir::MachineFunction& function, object::CodeImage& image) asm(
    "__wrap__ZN4lilt3x867Encoder6encodeERKNS_3mir15MachineFunctionERNS_6object9CodeImageE");
Encoder::Problem
encode_right(Encoder* encoder, const mir::MachineFunction& function, object::CodeImage& image) asm(
    "__real__ZN4lilt3x867Encoder6encodeERKNS_3mir15MachineFunctionERNS_6object9CodeImageE");

Encoder::Problem encode_wrong(Encoder* encoder, const mir::MachineFunction& function,
                              object::CodeImage& image) {
  const backend::Plant& plant = backend::plant();
  if (plant.pass != "encode" || function.name() != plant.function)
    return encode_right(encoder, function, image);
  auto& changed = const_cast<mir::MachineFunction&>(function);
  const mir::InstructionArray instructions = changed.instructions;
  const mir::CellArray cells = changed.cells;
  backend::MachinePlanter(changed, plant.seed, false).run();
  Encoder::Problem problem = encode_right(encoder, function, image);
  changed.instructions = instructions;
  changed.cells = cells;
  return problem;
}

}  // namespace lilt::x86
