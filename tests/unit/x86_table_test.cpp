// Every row of instructions.def, at every legal width and condition, against asmjit's data on the
// instruction: legal operands, reads, writes, flags.
#include <asmjit/x86.h>
#include <gtest/gtest.h>

#include "emit/x86/row_texts.h"

namespace lilt::x86 {
namespace {

namespace aj = asmjit::x86;
using mir::InstrDesc;
using mir::OperandKind;
using mir::OperandSpec;

std::string mnemonic(size_t row, unsigned condition) {
  std::string name(kRowTexts[row].id);
  if (name == "Vex") {
    name = kRowTexts[row].att;
    if (name.ends_with('*')) name.pop_back();
    return name;
  }
  for (char& c : name) c = static_cast<char>(c | 32);
  if (name.size() > 2 && name.ends_with("cc"))
    name = name.substr(0, name.size() - 2) + std::string(target().condition_names[condition]);
  return name;
}

struct Expectation {
  asmjit::Operand operand;
  bool read = false, written = false;
  bool is_address = false;
};

aj::Reg register_of(Register r, unsigned width, bool xmm_class) {
  uint32_t number = hardware_number(r);
  if (xmm_class && width == 64) return aj::zmm(number);
  if (xmm_class && width == 32) return aj::ymm(number);
  if (xmm_class) return aj::xmm(number);
  switch (width) {
    case 1:
      return aj::gpb_lo(number);
    case 2:
      return aj::gpw(number);
    case 4:
      return aj::gpd(number);
    default:
      return aj::gpq(number);
  }
}

// By a mask register that is not one of the encoded operands.
bool is_masked(const InstrDesc& desc) {
  return (desc.properties & (mir::instr::Merging | mir::instr::Zeroing)) != 0;
}

bool loads_nothing(const InstrDesc& desc) { return (desc.properties & mir::instr::MayLoad) == 0; }

// asmjit's full form lists implicit registers too, rdx before rax; then come the encoded operands.
std::vector<Expectation> operands_of(const InstrDesc& desc, unsigned width,
                                     const asmjit::Label& label) {
  std::vector<Expectation> implicit, encoded;
  bool is_explicit = desc.properties & mir::instr::Explicit;
  for (Register fixed : {rdx, rax}) {
    Expectation expectation;
    for (const OperandSpec& spec : desc.operands) {
      if (spec.fixed != fixed || is_explicit) continue;
      expectation.operand = register_of(fixed, spec.width ? spec.width : width, false);
      if (desc.name == "SAHF") expectation.operand = aj::ah;  // part of ax, which the row names
      (spec.is_def ? expectation.written : expectation.read) = true;
    }
    if (expectation.operand.isReg()) implicit.push_back(expectation);
  }
  uint32_t next = 6;  // rsi, rdi, r8 …
  std::vector<size_t> place_of_operand;
  for (const OperandSpec& spec : desc.operands) {
    place_of_operand.push_back(encoded.size());
    if (spec.fixed.valid() && !is_explicit) continue;
    const bool is_mask =
        spec.kind == OperandKind::Register && spec.register_class == mir::RegClass::Bits;
    if (is_mask && is_masked(desc)) continue;
    if (spec.tied_to >= 0) {
      encoded[place_of_operand[static_cast<size_t>(spec.tied_to)]].read = true;
      continue;
    }
    unsigned operand_width = spec.width ? spec.width : width;
    Expectation expectation;
    expectation.read = !spec.is_def;
    expectation.written = spec.is_def;
    bool loads = desc.properties & mir::instr::MayLoad,
         stores = desc.properties & mir::instr::MayStore;
    switch (spec.kind) {
      case OperandKind::Register:
        if (is_mask) {
          expectation.operand = aj::k(next++ % 8);
          break;
        }
        expectation.operand = register_of(spec.fixed.valid() ? spec.fixed : Register(1 + next++),
                                          operand_width, spec.register_class != mir::RegClass::Gpr);
        break;
      case OperandKind::Memory:
        expectation.is_address = !loads && !stores;
        expectation.operand = aj::Mem(aj::rbx, 8, expectation.is_address ? 0 : operand_width);
        if (has_vector_index(spec))
          expectation.operand = operand_width == 64   ? aj::Mem(aj::rbx, aj::zmm(1), 2, 8)
                                : operand_width == 32 ? aj::Mem(aj::rbx, aj::ymm(1), 2, 8)
                                                      : aj::Mem(aj::rbx, aj::xmm(1), 2, 8);
        expectation.read = loads;
        expectation.written = stores;
        if (desc.properties & mir::instr::Call) expectation.written = false;  // the callee stores
        break;
      case OperandKind::Immediate:
        expectation.operand = asmjit::imm(5);
        break;
      case OperandKind::Immediate64:
        expectation.operand = asmjit::imm(0x123456789abcdefll);
        break;
      case OperandKind::Block:
      case OperandKind::Symbol:
        expectation.operand = label;
        break;
      case OperandKind::Text:
      case OperandKind::None:
        break;
    }
    encoded.push_back(expectation);
  }
  if (desc.properties & mir::instr::Doubled) {
    auto last = std::find_if(encoded.rbegin(), encoded.rend(),
                             [](const Expectation& each) { return aj::Reg::isVec(each.operand); });
    Expectation again = *last;
    again.read = true;
    again.written = false;
    encoded.insert(last.base(), again);
  }
  if (desc.properties & mir::instr::Reversed) std::reverse(encoded.begin(), encoded.end());
  // The mask of a gather is its last operand.
  if (std::ranges::any_of(desc.operands, mir::has_vector_index) && !is_masked(desc))
    std::swap(encoded[1], encoded[2]);
  // asmjit lists the lengths, and what is found, of a comparison of strings behind the others.
  if (desc.name.find("STR") != desc.name.npos) {
    const bool gives_mask = desc.name.ends_with("Mrri");
    encoded.push_back(
        {gives_mask ? asmjit::Operand(aj::xmm0) : asmjit::Operand(aj::ecx), false, true});
    if (!implicit.empty()) {
      encoded.push_back({aj::eax, true});
      encoded.push_back({aj::edx, true});
    }
    return encoded;
  }
  // asmjit lists cmpxchg's comparison register after the others, and only as read.
  if (desc.name == "LCMPXCHG") {
    implicit[0].written = false;
    implicit.swap(encoded);
  }
  // asmjit takes these for a change of the memory.
  if (desc.name.find("MASKMOV") != desc.name.npos && loads_nothing(desc)) encoded[0].read = true;
  // asmjit takes what a mask leaves alone for a read, also where all lanes are chosen.
  const bool stores_by_mask = is_masked(desc) && loads_nothing(desc) && encoded[0].operand.isMem();
  if (desc.name.starts_with("VPBLENDM") || stores_by_mask) encoded[0].read = true;
  // asmjit takes these for a move of the whole register.
  if (desc.name == "MOVSSrr" || desc.name == "MOVSDrr") encoded[0].read = false;
  implicit.insert(implicit.end(), encoded.begin(), encoded.end());
  return implicit;
}

uint8_t row_flags(asmjit::CpuRWFlags flags) {
  using asmjit::CpuRWFlags;
  using namespace mir::eflags;
  auto has = [&](CpuRWFlags f) { return (uint32_t(flags) & uint32_t(f)) != 0; };
  return static_cast<uint8_t>(
      (has(CpuRWFlags::kX86_CF) ? C : 0) | (has(CpuRWFlags::kX86_PF) ? P : 0) |
      (has(CpuRWFlags::kX86_AF) ? A : 0) | (has(CpuRWFlags::kX86_ZF) ? Z : 0) |
      (has(CpuRWFlags::kX86_SF) ? S : 0) | (has(CpuRWFlags::kX86_OF) ? O : 0));
}

void check(const InstrDesc& desc, size_t row, unsigned width, unsigned condition) {
  SCOPED_TRACE(std::string(desc.name) + " width " + std::to_string(width) + " " +
               mnemonic(row, condition));
  asmjit::CodeHolder code;
  code.init(asmjit::Environment(asmjit::Arch::kX64));
  aj::Assembler assembler(&code);
  std::vector<Expectation> expected = operands_of(desc, width, assembler.newLabel());
  std::string name = mnemonic(row, condition);
  asmjit::BaseInst instruction(
      asmjit::InstAPI::stringToInstId(asmjit::Arch::kX64, name.data(), name.size()));
  if (is_masked(desc)) instruction.setExtraReg(aj::k1);
  if (desc.properties & mir::instr::Zeroing)
    instruction.addOptions(asmjit::InstOptions::kX86_ZMask);
  ASSERT_NE(instruction.id(), 0u);
  asmjit::Operand operands[6];
  for (size_t i = 0; i < expected.size(); ++i) operands[i] = expected[i].operand;
  ASSERT_EQ(asmjit::InstAPI::validate(asmjit::Arch::kX64, instruction, operands, expected.size()),
            asmjit::kErrorOk);
  asmjit::InstRWInfo info;
  ASSERT_EQ(asmjit::InstAPI::queryRWInfo(asmjit::Arch::kX64, instruction, operands, expected.size(),
                                         &info),
            asmjit::kErrorOk);
  for (size_t i = 0; i < expected.size(); ++i) {
    if (expected[i].is_address || operands[i].isImm() || operands[i].isLabel()) continue;
    EXPECT_EQ(info.operand(i).isRead(), expected[i].read) << "operand " << i;
    EXPECT_EQ(info.operand(i).isWrite(), expected[i].written) << "operand " << i;
  }
  uint8_t read = desc.flags_read;
  if (desc.properties & mir::instr::HasCondition) read |= target().condition_reads[condition];
  EXPECT_EQ(row_flags(info.readFlags()), read);
  // by the calling convention a call preserves no flag
  if (!(desc.properties & mir::instr::Call)) {
    EXPECT_EQ(row_flags(info.writeFlags()), desc.flags_written);
  }
}

TEST(InstructionTable, AgreesWithAsmjit) {
  const mir::TargetDesc& description = target();
  for (size_t opcode = mir::kFirstTargetOpcode; opcode < description.instructions.size();
       ++opcode) {
    const InstrDesc& desc = description.instructions[opcode];
    constexpr uint32_t kSeveral = mir::instr::FixedBytes | mir::instr::ChecksType;  // instructions
    if (desc.properties & (mir::instr::Pseudo | kSeveral)) continue;
    if (desc.name == "ASM") continue;
    for (unsigned width = 1; width <= 64; width *= 2) {
      if (!(desc.widths & width)) continue;
      unsigned conditions = desc.properties & mir::instr::HasCondition ? 16 : 1;
      for (unsigned condition = 0; condition < conditions; ++condition)
        check(desc, opcode - mir::kFirstTargetOpcode, width, condition);
    }
  }
}

TEST(InstructionTable, RowsAreNamedOnce) {
  std::vector<std::string_view> names;
  for (const InstrDesc& desc : target().instructions) names.push_back(desc.name);
  std::sort(names.begin(), names.end());
  names.erase(names.begin(), std::upper_bound(names.begin(), names.end(), std::string_view()));
  EXPECT_EQ(std::adjacent_find(names.begin(), names.end()), names.end());
}

// Allocators rely on this: a class's instructions move a whole value, its order is its members.
TEST(InstructionTable, RegisterClassesAreComplete) {
  for (const mir::RegClassDesc& description : target().classes) {
    mir::RegSet order;
    for (Register r : description.order) order.insert(r);
    EXPECT_EQ(order, description.members);
    EXPECT_TRUE((description.members & target().reserved).empty());
    for (uint16_t opcode : {description.move, description.load, description.store}) {
      EXPECT_NE(opcode, 0);
      const uint8_t width =
          opcode == description.store ? description.store_width : description.move_width;
      EXPECT_TRUE(target()[opcode].widths & width) << target()[opcode].name;
      EXPECT_EQ(target()[opcode].flags_written, 0) << target()[opcode].name;
    }
    if (description.exchange == 0) continue;
    EXPECT_TRUE(target()[description.exchange].widths & description.move_width);
  }
  EXPECT_TRUE((target().callee_saved & target().caller_saved).empty());
}

// Conditions in pairs of opposites that read equal flags.
TEST(InstructionTable, OppositeConditionsReadTheSameFlags) {
  for (size_t i = 0; i < 16; ++i) {
    EXPECT_EQ(target().condition_reads[i], target().condition_reads[i ^ 1]);
    EXPECT_EQ(inverted(inverted(static_cast<Condition>(i))), static_cast<Condition>(i));
  }
}

}  // namespace
}  // namespace lilt::x86
