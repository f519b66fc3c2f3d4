// Intel's manual, volume 2, chapter 2: prefixes, opcode, ModRM, SIB, displacement, immediate.
#include "emit/x86/size_estimate.h"

#include <algorithm>
#include <string_view>

#include "emit/x86/instructions.h"
#include "emit/x86/registers.h"
#include "ir/support/processor_features.h"

namespace lilt::x86 {

namespace {

using namespace mir;

// Bytes of opcode and ModRM of integer instructions by the beginning of the row's name, the first
// that fits; others take two.
struct OpcodeSize {
  std::string_view name;
  uint8_t bytes;
};
constexpr uint8_t kVexSize = 5;  // a VEX prefix of three bytes, which no REX follows, included
constexpr OpcodeSize kOpcodeSizes[] = {
    {"MOVri", 1},        {"MOVZX", 3},        {"MOVSXD", 2},      {"MOVSX", 3},
    {"SET", 3},          {"CMOV", 3},         {"IMULrri", 2},     {"IMULr", 3},
    {"BT", 3},           {"BSF", 3},          {"BSR", 3},         {"BSWAP", 2},
    {"SHLD", 3},         {"SHRD", 3},         {"PUSH", 1},        {"POPCNT", 4},
    {"LZCNT", 4},        {"TZCNT", 4},        {"POP", 1},         {"RET", 1},
    {"CDQ", 1},          {"CQO", 1},          {"CWD", 1},         {"ANDN", kVexSize},
    {"BLS", kVexSize},   {"SHLX", kVexSize},  {"SHRX", kVexSize}, {"SARX", kVexSize},
    {"RORX", kVexSize},  {"BEXTR", kVexSize}, {"BZHI", kVexSize}, {"PDEP", kVexSize},
    {"PEXTr", kVexSize}, {"CRC32", 4},
};
constexpr uint8_t opcode_size(std::string_view name) {
  for (const OpcodeSize& each : kOpcodeSizes)
    if (name.starts_with(each.name)) return each.bytes;
  return 2;
}
// Instructions of xmm registers that have a prefix unless they are of 16 bytes; these have none.
constexpr bool has_no_prefix(std::string_view name) {
  for (const std::string_view each : {"MOVAPS", "XORPS", "ANDPS", "ANDNPS", "ORPS", "UCOMISS"})
    if (name.starts_with(each)) return true;
  return false;
}
constexpr bool kHasNoPrefix[] = {
#define ROW(name, id, att, operands, widths, reads, writes, properties) has_no_prefix(#name),
#include "emit/x86/instructions.def"
#undef ROW
};
// Those that have one at 16 bytes: packed integers and doubles, among others.
constexpr bool has_prefix_when_packed(std::string_view name) {
  for (const std::string_view each : {"P", "HADD", "HSUB", "ADDSUB", "AES", "SHA"})
    if (name.starts_with(each)) return true;
  return name.find("PDr") != name.npos || name == "MOVSSrr" || name == "MOVSDrr" ||
         name.find("DQr") != name.npos || name.find("PD2") != name.npos;
}
constexpr bool kHasPrefixWhenPacked[] = {
#define ROW(name, id, att, operands, widths, reads, writes, properties) \
  has_prefix_when_packed(#name),
#include "emit/x86/instructions.def"
#undef ROW
};
// Rows with a VEX prefix of three bytes: of opcodes that SSE2 lacks.
constexpr bool has_long_vex(std::string_view name) {
  for (const std::string_view each :
       {"VPSHUFB", "VPHADD",    "VPHSUB",   "VPMADDUB", "VPMULHRS",  "VPSIGN",    "VPMULLD",
        "VPMULDQ", "VPMINSB",   "VPMINSD",  "VPMINUW",  "VPMINUD",   "VPMAXSB",   "VPMAXSD",
        "VPMAXUW", "VPMAXUD",   "VPACKUSD", "VPCMPEQQ", "VPCMPGTQ",  "VPABS",     "VPHMIN",
        "VPMOVZX", "VPMOVSX",   "VPBLEND",  "VBLEND",   "VPALIGNR",  "VMPSADBW",  "VDPP",
        "VINSERT", "VEXTRACTF", "VPERM",    "PBLENDD",  "BROADCAST", "VMASKMOV",  "VPMASKMOV",
        "VPTEST",  "VROUND",    "VPEXTRB",  "VPEXTRD",  "VPEXTRQ",   "VPINSRB",   "VPINSRD",
        "VPINSRQ", "PSLLV",     "PSRLV",    "PSRAV",    "FMADD",     "FMSUB",     "FNMADD",
        "FNMSUB",  "VMOV64to",  "VMOVSDto", "VAES",     "VPCLMUL",   "VPCMPESTR", "VPCMPISTR",
        "VTEST",   "VGATHER",   "VPGATHER", "VCVTPH",   "VCVTPS2PH"})
    if (name.starts_with(each)) return true;
  return false;
}
constexpr bool kHasLongVex[] = {
#define ROW(name, id, att, operands, widths, reads, writes, properties) has_long_vex(#name),
#include "emit/x86/instructions.def"
#undef ROW
};
constexpr uint8_t kSizeOfRow[] = {
#define ROW(name, id, att, operands, widths, reads, writes, properties) opcode_size(#name),
#include "emit/x86/instructions.def"
#undef ROW
};

constexpr ProcessorFeatures kVexFeatures =
    processor_feature::Avx | processor_feature::Avx2 | processor_feature::Fma;

struct UsedOperands {
  uint32_t bytes = 0;            // after ModRM
  bool has_extension = false;    // a register of 8 and above
  bool has_extended_rm = false;  // in an address, or without one the last
  bool has_vector = false;
  bool has_memory = false;
};

bool is_upper(Register reg) { return reg.is_physical() && (hardware_number(reg) & 8) != 0; }

void add_register(UsedOperands& found, Register reg) {
  if (!reg.is_physical()) return;
  found.has_extension |= (hardware_number(reg) & 8) != 0;
  found.has_vector |= is_xmm(reg);
}

void add_address(UsedOperands& found, const Address& address) {
  found.has_memory = true;
  found.has_extended_rm = is_upper(address.index) ||
                          (address.base_kind == BaseKind::Register && is_upper(address.base));
  if (address.index.valid()) add_register(found, address.index);
  if (address.base_kind == BaseKind::Register) add_register(found, address.base);
  if (address.segment != Segment::None) ++found.bytes;
  if (address.base_kind == BaseKind::None && !address.symbol.valid()) ++found.bytes;  // SIB
  if (address.symbol.valid() || address.base_kind == BaseKind::None ||
      address.base_kind == BaseKind::InstructionPointer) {
    found.bytes += 4;
    return;
  }
  const uint32_t base = address.base_kind == BaseKind::Slot ? hardware_number(rsp)
                                                            : hardware_number(address.base) & 7;
  if (address.index.valid() || base == hardware_number(rsp)) ++found.bytes;  // SIB
  const bool is_byte = address.displacement == static_cast<int8_t>(address.displacement);
  if (address.displacement != 0 || base == hardware_number(rbp)) found.bytes += is_byte ? 1 : 4;
}

UsedOperands operands_of(const MachineFunction& function, const MachineInstr& instruction) {
  UsedOperands found;
  const std::span<const Cell> cells = function.cells_of(instruction);
  const Op op = static_cast<Op>(instruction.opcode);
  for (const Cell& cell : cells) {
    if (cell.is_register()) {
      if (!found.has_memory) found.has_extended_rm = is_upper(cell.reg());
      add_register(found, cell.reg());
    }
    if (cell.kind == CellKind::MemoryBase) add_address(found, Address::from_cells(&cell));
    if (cell.kind == CellKind::Immediate64) found.bytes += 8;
    if (cell.kind != CellKind::Immediate) continue;
    const bool is_short = cell.immediate() == static_cast<int8_t>(cell.immediate()) &&
                          op != Op::MOVri && op != Op::MOVmi && op != Op::TESTri &&
                          op != Op::TESTmi;
    const bool is_byte = instruction.width >= 16;  // a choice of lanes, or a count
    found.bytes += is_short || is_byte ? 1 : std::clamp<uint32_t>(instruction.width, 1, 4);
  }
  return found;
}

}  // namespace

uint32_t estimated_size(const MachineFunction& function, const MachineInstr& instruction) {
  const InstrDesc& desc = function.desc(instruction);
  if ((desc.properties & instr::Call) != 0) return 5;
  const UsedOperands operands = operands_of(function, instruction);
  if ((desc.properties & instr::Branch) != 0 && !operands.has_memory) return 2;
  uint32_t size = operands.bytes;
  const bool is_target = instruction.opcode >= kFirstTargetOpcode;
  const uint32_t row = is_target ? instruction.opcode - kFirstTargetOpcode : 0;
  if (operands.has_vector) {
    if (instruction.width == 64 || (desc.features & processor_feature::Avx512) != 0)
      return size + 6;
    // A VEX prefix of two bytes, of three if the operand of ModRM's rm is in the upper registers.
    if ((desc.features & kVexFeatures) != 0)
      return size + (kHasLongVex[row] || operands.has_extended_rm ? 5 : 4);
    const bool has_prefix = instruction.width < 16 ? !(is_target && kHasNoPrefix[row])
                                                   : is_target && kHasPrefixWhenPacked[row];
    return size + 3 + (has_prefix ? 1 : 0) + (operands.has_extension ? 1 : 0);
  }
  const auto op = static_cast<Op>(instruction.opcode);
  if (is_target) size += kSizeOfRow[row];
  if (is_target && kSizeOfRow[row] == kVexSize) return size;
  if (instruction.width == 2) ++size;
  if ((desc.properties & instr::Atomic) != 0) ++size;  // lock
  const bool is_stack = op == Op::PUSH || op == Op::POP;
  return size + (operands.has_extension || (instruction.width == 8 && !is_stack) ? 1 : 0);
}

}  // namespace lilt::x86
