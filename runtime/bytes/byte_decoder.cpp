#include "runtime/bytes/byte_decoder.h"

#include <Zydis/Zydis.h>
#include <dlfcn.h>

#include <algorithm>
#include <map>

#include "emit/x86/encoded_operands.h"
#include "emit/x86/row_texts.h"

namespace lilt::bytes {

using mir::Address;
using mir::BaseKind;
using mir::Cell;
using mir::CellKind;
using mir::InstrDesc;
using mir::MachineInstr;
using mir::OperandKind;
using mir::OperandSpec;
using mir::Register;
using x86::Op;

namespace {

// By their encoding; Zydis has one name for each.
constexpr std::string_view kConditions[] = {"o", "no", "b", "nb", "z", "nz", "be", "nbe",
                                            "s", "ns", "p", "np", "l", "nl", "le", "nle"};

std::string lower(std::string_view text) {
  std::string result(text);
  for (char& c : result) c = static_cast<char>(c >= 'A' && c <= 'Z' ? c | 32 : c);
  return result;
}

// Intel's mnemonic of a row; empty: it is several instructions, or none.
std::string mnemonic_of(uint16_t opcode, unsigned condition) {
  const auto& [id, att] = x86::kRowTexts[x86::row_of(opcode)];
  if (id == "None") return {};
  if (id == "Vex") return std::string(att.substr(0, att.find('*')));
  if (id.ends_with("cc") && id.size() <= 6)
    return lower(id.substr(0, id.size() - 2)) + std::string(kConditions[condition]);
  return lower(id);
}

bool has_condition(uint16_t opcode) {
  return (x86::target()[opcode].properties & mir::instr::HasCondition) != 0;
}

// --- from Zydis

// Its functions, in a library that is loaded for a decoder only.
class Zydis {
 public:
  Zydis() : library_(::dlopen(LILT_ZYDIS_LIBRARY, RTLD_NOW)) {
    find("ZydisDecoderInit", decoder_init);
    find("ZydisDecoderDecodeFull", decode_full);
    find("ZydisFormatterInit", formatter_init);
    find("ZydisFormatterFormatInstruction", format);
    find("ZydisMnemonicGetString", mnemonic_string);
    find("ZydisRegisterGetId", register_id);
    find("ZydisRegisterGetClass", register_class);
    find("ZydisRegisterGetWidth", register_width);
  }
  ~Zydis() {
    if (library_ != nullptr) ::dlclose(library_);
  }
  Zydis(const Zydis&) = delete;
  Zydis& operator=(const Zydis&) = delete;

  bool is_complete() const { return is_complete_; }

  decltype(&ZydisDecoderInit) decoder_init = nullptr;
  decltype(&ZydisDecoderDecodeFull) decode_full = nullptr;
  decltype(&ZydisFormatterInit) formatter_init = nullptr;
  decltype(&ZydisFormatterFormatInstruction) format = nullptr;
  decltype(&ZydisMnemonicGetString) mnemonic_string = nullptr;
  decltype(&ZydisRegisterGetId) register_id = nullptr;
  decltype(&ZydisRegisterGetClass) register_class = nullptr;
  decltype(&ZydisRegisterGetWidth) register_width = nullptr;

 private:
  template <class F>
  void find(const char* name, F& function) {
    function = library_ == nullptr ? nullptr : reinterpret_cast<F>(::dlsym(library_, name));
    is_complete_ &= function != nullptr;
  }
  void* library_;
  bool is_complete_ = true;
};

Register register_of(const Zydis& zydis, ZydisRegister r, Operand::Kind& kind, unsigned& width) {
  const auto number = static_cast<uint32_t>(zydis.register_id(r));
  kind = Operand::Kind::General;
  width = zydis.register_width(ZYDIS_MACHINE_MODE_LONG_64, r) / 8;
  switch (zydis.register_class(r)) {
    case ZYDIS_REGCLASS_GPR8:  // al, cl, dl, bl, ah … bh, spl …
      if (number >= 4 && number < 8) break;
      return Register(1 + (number < 4 ? number : number - 4));
    case ZYDIS_REGCLASS_GPR16:
    case ZYDIS_REGCLASS_GPR32:
    case ZYDIS_REGCLASS_GPR64:
      return Register(1 + number);
    case ZYDIS_REGCLASS_XMM:
    case ZYDIS_REGCLASS_YMM:
    case ZYDIS_REGCLASS_ZMM:
      kind = Operand::Kind::Vector;
      return x86::xmm(number);
    case ZYDIS_REGCLASS_MASK:
      kind = Operand::Kind::Mask;
      return x86::mask_register(number);
    default:
      break;
  }
  kind = Operand::Kind::Other;
  return {};
}

// False: an address that machine IR cannot express.
bool read_memory(const Zydis& zydis, const ZydisDecodedOperand& from, unsigned size, Operand& to) {
  const ZydisDecodedOperandMem& memory = from.mem;
  Operand::Kind kind;
  unsigned width;
  to.kind = Operand::Kind::Memory;
  to.width = from.size / 8;
  to.address.displacement = static_cast<int32_t>(memory.disp.value);
  if (memory.disp.value != to.address.displacement) return false;
  if (memory.segment == ZYDIS_REGISTER_FS) to.address.segment = mir::Segment::Fs;
  if (memory.segment == ZYDIS_REGISTER_GS) to.address.segment = mir::Segment::Gs;
  if (memory.base == ZYDIS_REGISTER_RIP) {
    to.address.base_kind = BaseKind::InstructionPointer;
    to.address.displacement += static_cast<int32_t>(size);
  } else if (memory.base != ZYDIS_REGISTER_NONE) {
    to.address.base_kind = BaseKind::Register;
    to.address.base = register_of(zydis, memory.base, kind, width);
    if (kind != Operand::Kind::General || width != 8) return false;
  }
  if (memory.index == ZYDIS_REGISTER_NONE) return true;
  to.address.index = register_of(zydis, memory.index, kind, width);
  to.address.scale = memory.scale;
  if (kind == Operand::Kind::Vector) to.width = width;
  return kind == Operand::Kind::Vector || (kind == Operand::Kind::General && width == 8);
}

void read_operand(const Zydis& zydis, const ZydisDecodedOperand& from, unsigned size, Operand& to) {
  switch (from.type) {
    case ZYDIS_OPERAND_TYPE_REGISTER:
      to.reg = register_of(zydis, from.reg.value, to.kind, to.width);
      if (zydis.register_class(from.reg.value) != ZYDIS_REGCLASS_X87) break;
      to.kind = Operand::Kind::X87;
      to.value = zydis.register_id(from.reg.value);
      break;
    case ZYDIS_OPERAND_TYPE_MEMORY:
      if (!read_memory(zydis, from, size, to)) to.kind = Operand::Kind::Other;
      break;
    case ZYDIS_OPERAND_TYPE_IMMEDIATE:
      to.kind = from.imm.is_relative ? Operand::Kind::Distance : Operand::Kind::Immediate;
      to.value = from.imm.value.s;
      break;
    default:
      break;
  }
}

// --- instances of rows

// The cells of an instance, while its operands are read.
class Instance {
 public:
  Instance(const InstrDesc& desc, unsigned width, std::vector<Cell>& cells)
      : desc_(desc), width_(width), cells_(cells) {
    cells_.clear();
    for (const OperandSpec& spec : desc.operands) add(spec);
  }

  bool read(const x86::EncodedOperand& operand, const Operand& from) {
    const unsigned width = operand.width != 0 ? operand.width : width_;
    Cell* const cell = &cells_[operand.cell];
    switch (operand.kind) {
      case OperandKind::Register: {
        const auto kind = operand.is_xmm    ? Operand::Kind::Vector
                          : operand.is_mask ? Operand::Kind::Mask
                                            : Operand::Kind::General;
        const unsigned size = operand.is_xmm ? std::max(width, 16u) : width;
        return from.kind == kind && (operand.is_mask || from.width == size) && put(*cell, from.reg);
      }
      case OperandKind::Memory:
        if (from.kind != Operand::Kind::Memory) return false;
        if (x86::is_xmm(from.address.index) != operand.has_vector_index) return false;
        if (accesses() && from.width != width) return false;
        return put(cell, from.address);
      case OperandKind::Immediate:
        *cell = {CellKind::Immediate, 0, 0, -1, static_cast<uint32_t>(from.value)};
        return from.kind == Operand::Kind::Immediate;
      case OperandKind::Immediate64: {
        Cell pair[2];
        mir::immediate64_to_cells(from.value, pair);
        std::ranges::copy(pair, cell);
        return from.kind == Operand::Kind::Immediate;
      }
      case OperandKind::Block:
      case OperandKind::Symbol:
        return from.kind == Operand::Kind::Distance;
      default:
        return false;
    }
  }

  // All operands in mask registers have this one.
  void set_mask(Register mask) {
    size_t at = 0;
    for (const OperandSpec& spec : desc_.operands) {
      if (spec.kind == OperandKind::Register && spec.register_class == mir::RegClass::Bits)
        cells_[at].set_register(mask);
      at += cells_of(spec.kind);
    }
  }

  // Operands that share the register of a definition have it.
  void tie() {
    size_t at = 0;
    for (const OperandSpec& spec : desc_.operands) {
      if (spec.tied_to >= 0)
        cells_[at].set_register(cells_[static_cast<size_t>(spec.tied_to)].reg());
      at += cells_of(spec.kind);
    }
  }

 private:
  void add(const OperandSpec& spec) {
    Cell cell;
    if (spec.kind == OperandKind::Register)
      cell = {CellKind::Register, static_cast<uint8_t>(spec.is_def ? 1 : 0),
              static_cast<uint8_t>(spec.fixed.number()), spec.tied_to, spec.fixed.number()};
    if (spec.kind == OperandKind::Block) cell.kind = CellKind::Block;
    if (spec.kind == OperandKind::Symbol) cell.kind = CellKind::Symbol;
    cells_.resize(cells_.size() + cells_of(spec.kind));
    cells_[cells_.size() - cells_of(spec.kind)] = cell;
  }
  bool accesses() const {
    return (desc_.properties & (mir::instr::MayLoad | mir::instr::MayStore)) != 0;
  }
  // The only one allowed, or the one of another operand of this cell.
  static bool put(Cell& cell, Register r) {
    if (cell.payload != 0) return cell.payload == r.number();
    cell.set_register(r);
    return true;
  }
  static bool put(Cell* cell, const Address& address) {
    Cell cells[3];
    address.to_cells(cells);
    std::ranges::copy(cells, cell);
    return true;
  }

  const InstrDesc& desc_;
  const unsigned width_;
  std::vector<Cell>& cells_;
};

// Of x87 instructions with two operands on the stack: the second one.
bool is_second_of_stack(const Instruction& instruction) {
  return instruction.operand_count == 1 && instruction.operands[0].kind == Operand::Kind::X87 &&
         instruction.operands[0].value == 1;
}

// Zydis may show operands that have no field, and may hide registers that are fixed.
bool match_operands(const Instruction& instruction, const InstrDesc& desc, unsigned width,
                    std::vector<Cell>& cells) {
  const x86::EncodedOperands encoded = x86::encoded_operands(desc);
  const bool is_hidden = encoded.count == instruction.operand_count + 1 && encoded.count > 1 &&
                         desc.operands.back().fixed.valid();
  if (encoded.count != instruction.operand_count && encoded.count != instruction.explicit_count &&
      !is_hidden && !(encoded.count == 0 && is_second_of_stack(instruction)))
    return false;
  const bool is_masked = encoded.mask != x86::EncodedOperands::kNoMask;
  if (is_masked != instruction.mask.valid() ||
      instruction.is_zeroing != ((desc.properties & mir::instr::Zeroing) != 0))
    return false;
  Instance instance(desc, width, cells);
  for (size_t i = 0; i + is_hidden < encoded.count; ++i)
    if (!instance.read(encoded.operands[i], instruction.operands[i])) return false;
  if (is_masked) instance.set_mask(instruction.mask);
  instance.tie();
  return true;
}

bool is_locked(const InstrDesc& desc) { return (desc.properties & mir::instr::Atomic) != 0; }

bool has_immediate64(const InstrDesc& desc) {
  return std::ranges::any_of(
      desc.operands, [](const OperandSpec& spec) { return spec.kind == OperandKind::Immediate64; });
}

// Rows for which others stand unless they are asked for.
bool is_another_form(const InstrDesc& desc) {
  constexpr uint32_t kForms = mir::instr::Return | mir::instr::ClobbersSaved;
  return (desc.properties & kForms) != 0 || mir::is_invoking(desc);
}

}  // namespace

class Decoder::State {
 public:
  State() {
    if (!zydis.is_complete()) {
      problem = "the library " LILT_ZYDIS_LIBRARY " cannot be loaded";
      return;
    }
    zydis.decoder_init(&decoder, ZYDIS_MACHINE_MODE_LONG_64, ZYDIS_STACK_WIDTH_64);
    zydis.formatter_init(&formatter, ZYDIS_FORMATTER_STYLE_INTEL);
    for (size_t row = 0; row < std::size(x86::kRowTexts); ++row) {
      const auto opcode = static_cast<uint16_t>(mir::kFirstTargetOpcode + row);
      for (uint8_t condition = 0; condition < (has_condition(opcode) ? 16 : 1); ++condition)
        rows[mnemonic_of(opcode, condition)].push_back({.opcode = opcode, .condition = condition});
    }
    rows.erase(std::string());
    for (auto& [mnemonic, list] : rows)
      std::ranges::stable_partition(list, [](const MachineInstr& row) {
        return !is_another_form(x86::target()[row.opcode]);
      });
  }

  const Zydis zydis;
  ZydisDecoder decoder;
  ZydisFormatter formatter;
  std::string problem;
  std::map<std::string, std::vector<MachineInstr>, std::less<>> rows;  // by mnemonic
};

Decoder::Decoder() : state_(std::make_unique<State>()) {}
Decoder::~Decoder() = default;
const std::string& Decoder::problem() const { return state_->problem; }

bool Decoder::decode(std::span<const uint8_t> bytes, Instruction& instruction) const {
  ZydisDecodedInstruction decoded;
  ZydisDecodedOperand operands[ZYDIS_MAX_OPERAND_COUNT];
  if (!ZYAN_SUCCESS(state_->zydis.decode_full(&state_->decoder, bytes.data(), bytes.size(),
                                              &decoded, operands)))
    return false;
  instruction = {};
  instruction.mnemonic = state_->zydis.mnemonic_string(decoded.mnemonic);
  if (decoded.meta.branch_type == ZYDIS_BRANCH_TYPE_FAR) instruction.mnemonic = "far";
  instruction.size = decoded.length;
  instruction.displacement = decoded.raw.disp.size != 0 ? decoded.raw.disp.offset : 0;
  if (decoded.raw.imm[0].is_relative) instruction.distance = decoded.raw.imm[0].offset;
  instruction.immediate_size = decoded.raw.imm[0].size / 8;
  instruction.is_locked = (decoded.attributes & ZYDIS_ATTRIB_HAS_LOCK) != 0;
  instruction.is_padding = decoded.mnemonic == ZYDIS_MNEMONIC_NOP;
  instruction.is_zeroing = decoded.avx.mask.mode == ZYDIS_MASK_MODE_ZEROING;
  for (size_t i = 0; i < decoded.operand_count && i < instruction.operands.size(); ++i) {
    if (operands[i].visibility == ZYDIS_OPERAND_VISIBILITY_HIDDEN) break;
    if (operands[i].encoding == ZYDIS_OPERAND_ENCODING_MASK) {
      if (operands[i].reg.value != ZYDIS_REGISTER_K0)
        instruction.mask = x86::mask_register(
            static_cast<uint32_t>(state_->zydis.register_id(operands[i].reg.value)));
      continue;
    }
    const bool is_implicit = operands[i].visibility == ZYDIS_OPERAND_VISIBILITY_IMPLICIT;
    if (is_implicit && operands[i].type == ZYDIS_OPERAND_TYPE_REGISTER &&
        operands[i].reg.value == ZYDIS_REGISTER_ST0)
      continue;  // no row has it as an operand
    read_operand(state_->zydis, operands[i], decoded.length,
                 instruction.operands[instruction.operand_count]);
    ++instruction.operand_count;
    if (operands[i].visibility == ZYDIS_OPERAND_VISIBILITY_EXPLICIT)
      instruction.explicit_count = instruction.operand_count;
  }
  // Rows have memory last.
  if (decoded.mnemonic == ZYDIS_MNEMONIC_XCHG &&
      instruction.operands[0].kind == Operand::Kind::Memory)
    std::swap(instruction.operands[0], instruction.operands[1]);
  return true;
}

std::string Decoder::text(std::span<const uint8_t> bytes) const {
  ZydisDecodedInstruction decoded;
  ZydisDecodedOperand operands[ZYDIS_MAX_OPERAND_COUNT];
  char text[256];
  if (!ZYAN_SUCCESS(state_->zydis.decode_full(&state_->decoder, bytes.data(), bytes.size(),
                                              &decoded, operands)) ||
      !ZYAN_SUCCESS(state_->zydis.format(&state_->formatter, &decoded, operands,
                                         decoded.operand_count_visible, text, sizeof text,
                                         ZYDIS_RUNTIME_ADDRESS_NONE, nullptr)))
    return "no instruction";
  return text;
}

bool Decoder::match(const Instruction& instruction, MachineInstr row, std::vector<Cell>& cells) {
  const InstrDesc& desc = x86::target()[row.opcode];
  if (mnemonic_of(row.opcode, row.condition) != instruction.mnemonic) return false;
  if (is_locked(desc) != instruction.is_locked) return false;
  if (has_immediate64(desc) != (instruction.immediate_size == 8)) return false;
  return match_operands(instruction, desc, row.width, cells);
}

std::optional<MachineInstr> Decoder::find(const Instruction& instruction, uint16_t hint,
                                          std::vector<Cell>& cells) const {
  const auto rows = state_->rows.find(instruction.mnemonic);
  if (rows == state_->rows.end()) return std::nullopt;
  for (const bool is_hinted : {true, false})
    for (MachineInstr row : rows->second) {
      if (is_hinted != (row.opcode == hint)) continue;
      for (unsigned width = 64; width != 0; width /= 2) {
        if ((x86::target()[row.opcode].widths & width) == 0) continue;
        row.width = static_cast<uint8_t>(width);
        if (match(instruction, row, cells)) return row;
      }
    }
  return std::nullopt;
}

}  // namespace lilt::bytes
