// Idea: a plan for each row, made when it is first used, maps cells to operands of an asmjit
// instruction; encoding an instruction follows the plan. A template that was learned from asmjit at
// the first instance of a row writes most instances without asmjit (instruction_template.h).
// Neither sees a reference to another place: branch relaxation (branch_relaxation.h) writes jumps
// between blocks, calls and jumps to symbols are five bytes, and decoding the instruction's prefix
// finds the displacement of a rip-relative operand.
#include "emit/x86/encoder.h"

#include <asmjit/x86.h>

#include <algorithm>
#include <cstring>
#include <optional>

#include "emit/x86/assembly_template.h"
#include "emit/x86/assembly_text.h"
#include "emit/x86/branch_relaxation.h"
#include "emit/x86/encoded_operands.h"
#include "emit/x86/instruction_template.h"
#include "emit/x86/instructions.h"
#include "emit/x86/landing_pads.h"
#include "emit/x86/row_texts.h"
#include "ir/mir/machine_printer.h"

namespace lilt::x86 {
namespace {

namespace aj = asmjit::x86;
using asmjit::InstId;
using asmjit::OperandSignature;
using asmjit::RegType;
using mir::Address;
using mir::BaseKind;
using mir::Cell;
using mir::MachineInstr;
using mir::OperandKind;

// The names of rows that differ from asmjit's; those with a condition or a VEX
// prefix are looked up by name.
namespace ids {
using namespace asmjit::x86::Inst;
enum : uint32_t { kIdSetcc = kIdNone, kIdCmovcc = kIdNone, kIdJcc = kIdNone, kIdVex = kIdNone };
}  // namespace ids

constexpr uint16_t kAsmjitIds[] = {
#define ROW(name, id, att, operands, widths, reads, writes, properties) \
  static_cast<uint16_t>(ids::kId##id),
#include "emit/x86/instructions.def"
#undef ROW
};
// How an instruction is encoded.
enum class Form : uint8_t {
  Unknown,        // the plan is not made yet
  None,           // not at all
  Asmjit,         // by asmjit
  BlockJump,      // a jump to a block
  CallTo,         // a call to a symbol
  JumpTo,         // a jump to a symbol
  CheckedCall,    // a call or jump after a check of the callee's type
  ThreadAddress,  // the call that gives the address of a thread-local variable
  Text,           // inline assembly
};

struct Plan {
  Form form = Form::Unknown;
  uint16_t id = 0;                // Form::Asmjit without condition; of VEX: 0 until first used
  uint16_t ids_by_condition = 0;  // with condition: where its sixteen ids start
  bool has_condition = false;
  bool accesses_memory = false;  // false: only computes an address
  bool is_atomic = false;
  bool is_zeroing = false;
  std::optional<uint8_t> memory_cell;  // first cell of the memory operand
  EncodedOperands operands;
};

struct Plans {
  std::vector<Plan> by_opcode;
  std::vector<uint16_t> condition_ids;

  Plans() : by_opcode(target().instructions.size()) {}
  Plan& of(uint16_t opcode) {
    Plan& plan = by_opcode[opcode];
    if (plan.form == Form::Unknown) plan = make(opcode);
    return plan;
  }
  Plan make(uint16_t opcode);
};

Plan Plans::make(uint16_t opcode) {
  const mir::InstrDesc& desc = target()[opcode];
  size_t row = opcode - mir::kFirstTargetOpcode;
  Plan plan;
  plan.form = Form::None;
  if (opcode < mir::kFirstTargetOpcode) return plan;
  plan.operands = encoded_operands(desc);
  plan.has_condition = desc.properties & mir::instr::HasCondition;
  plan.is_atomic = desc.properties & mir::instr::Atomic;
  plan.is_zeroing = desc.properties & mir::instr::Zeroing;
  plan.accesses_memory = desc.properties & (mir::instr::MayLoad | mir::instr::MayStore);
  if (desc.properties & mir::instr::Pseudo) return plan;
  plan.form = Form::Asmjit;
  for (const EncodedOperand& operand : plan.operands) {
    if (operand.kind == OperandKind::Memory) plan.memory_cell = operand.cell;
    if (operand.kind == OperandKind::Block) plan.form = Form::BlockJump;
    if (operand.kind != OperandKind::Symbol) continue;
    const bool is_call = (desc.properties & mir::instr::Call) != 0;  // or of __fentry__
    const bool ends_block = (desc.properties & mir::instr::Terminator) != 0;
    plan.form = is_call || !ends_block ? Form::CallTo : Form::JumpTo;
  }
  if (desc.properties & mir::instr::FixedBytes) plan.form = Form::ThreadAddress;
  if (desc.properties & mir::instr::ChecksType) plan.form = Form::CheckedCall;
  if (opcode == x86::opcode(Op::ASM)) plan.form = Form::Text;
  plan.id = kAsmjitIds[row];
  if (!plan.has_condition || plan.form != Form::Asmjit) return plan;
  std::string_view name = kRowTexts[row].id;
  std::string stem(name.substr(0, name.size() - 2));  // without "cc"
  stem[0] = static_cast<char>(stem[0] | 32);
  plan.ids_by_condition = static_cast<uint16_t>(condition_ids.size());
  for (std::string_view condition : target().condition_names) {
    std::string mnemonic = stem + std::string(condition);
    condition_ids.push_back(static_cast<uint16_t>(
        asmjit::InstAPI::stringToInstId(asmjit::Arch::kX64, mnemonic.c_str(), mnemonic.size())));
  }
  return plan;
}

// --- operands

OperandSignature gpr_signature(unsigned width) {
  static constexpr uint32_t kByLog[] = {
      aj::RegTraits<RegType::kX86_GpbLo>::kSignature, aj::RegTraits<RegType::kX86_Gpw>::kSignature,
      aj::RegTraits<RegType::kX86_Gpd>::kSignature, aj::RegTraits<RegType::kX86_Gpq>::kSignature};
  return OperandSignature{kByLog[std::countr_zero(width) & 3]};
}

asmjit::Operand register_operand(Register r, unsigned width) {
  if (is_mask(r)) return aj::k(hardware_number(r));
  if (is_xmm(r) && width == 64) return aj::zmm(hardware_number(r));
  if (is_xmm(r) && width == 32) return aj::ymm(hardware_number(r));
  if (is_xmm(r)) return aj::xmm(hardware_number(r));
  return aj::Reg(gpr_signature(width), hardware_number(r));
}

asmjit::Operand immediate_operand(int32_t value, unsigned width) {
  if (width == 1) return asmjit::imm(static_cast<int8_t>(value));
  if (width == 2) return asmjit::imm(static_cast<int16_t>(value));
  return asmjit::imm(value);
}

aj::Gp gpq(Register r) { return aj::gpq(hardware_number(r)); }

// A symbol's displacement is cleared for the relocation; with a base it must be one of 32 bits.
constexpr int32_t kWideDisplacement = 1 << 30;
asmjit::Operand memory_operand(const Address& address, unsigned size) {
  unsigned shift = static_cast<unsigned>(std::countr_zero(address.scale));
  int32_t displacement = address.displacement;
  if (address.symbol.valid())
    displacement = address.base_kind == BaseKind::Register ? kWideDisplacement : 0;
  aj::Mem memory;
  if (address.base_kind == BaseKind::InstructionPointer) {
    memory = aj::Mem(aj::rip, displacement, size);
  } else if (address.base_kind == BaseKind::Register) {
    memory = address.index.valid()
                 ? aj::Mem(gpq(address.base), gpq(address.index), shift, displacement, size)
                 : aj::Mem(gpq(address.base), displacement, size);
  } else {
    uint64_t base = static_cast<uint64_t>(int64_t{displacement});
    memory = address.index.valid() ? aj::Mem(base, gpq(address.index), shift, size)
                                   : aj::Mem(base, size);
    memory.setAbs();
  }
  if (address.segment != mir::Segment::None)
    memory.setSegment(address.segment == mir::Segment::Fs ? aj::fs : aj::gs);
  return memory;
}

}  // namespace

size_t displacement_offset(const uint8_t* instruction) {
  const uint8_t* at = instruction;
  auto is_prefix = [](uint8_t byte) {
    return byte == 0x66 || byte == 0xF2 || byte == 0xF3 || byte == 0xF0 || byte == 0x64 ||
           byte == 0x65 || (byte & 0xF0) == 0x40;
  };
  while (is_prefix(*at)) ++at;
  if (*at == 0xC4 || *at == 0xC5 || *at == 0x62)  // VEX, EVEX, which contain what escapes would say
    at += *at == 0xC5 ? 2 : *at == 0xC4 ? 3 : 4;
  else if (*at == 0x0F)
    at += at[1] == 0x38 || at[1] == 0x3A ? 2 : 1;
  bool has_sib = (at[1] & 7) == 4;
  return static_cast<size_t>(at - instruction) + (has_sib ? 3 : 2);
}

namespace {

// At the places that a vector of so many bytes counts from a register. Requires a base.
asmjit::Operand gathered_operand(const Address& address, unsigned index_size) {
  const auto shift = static_cast<unsigned>(std::countr_zero(address.scale));
  const uint32_t index = hardware_number(address.index);
  if (index_size == 64)
    return aj::Mem(gpq(address.base), aj::zmm(index), shift, address.displacement);
  return index_size == 32 ? aj::Mem(gpq(address.base), aj::ymm(index), shift, address.displacement)
                          : aj::Mem(gpq(address.base), aj::xmm(index), shift, address.displacement);
}

object::RelocationKind relocation_kind(mir::SymbolUse use) {
  switch (use) {
    case mir::SymbolUse::Place:
      break;
    case mir::SymbolUse::TableEntry:
      return object::RelocationKind::GotPcRel;
    case mir::SymbolUse::ThreadOffset:
      return object::RelocationKind::ThreadOffset32;
    case mir::SymbolUse::ThreadOffsetEntry:
      return object::RelocationKind::ThreadOffsetEntry;
  }
  return object::RelocationKind::PcRelative32;
}

}  // namespace

class Encoder::State final : public SampleEncoder {
 public:
  explicit State(Templates templates) : templates_(target().instructions.size() * kWidths) {
    holder_.init(asmjit::Environment(asmjit::Arch::kX64));
    holder_.attach(&assembler_);
    for (Op op : {Op::INVOKEr, Op::INVOKEm})  // their places are noted
      for (size_t width = 0; width < kWidths; ++width)
        templates_[opcode(op) * kWidths + width].shape = InstructionTemplate::Shape::None;
    if (templates == Templates::None)
      for (InstructionTemplate& row : templates_) row.shape = InstructionTemplate::Shape::None;
  }

  Problem encode(const mir::MachineFunction& function, object::CodeImage& image) {
    function_ = &function;
    image_ = &image;
    image.clear();
    image.symbols.reserve(function.symbols.size());
    raw_.clear();
    symbols_.assign(function.symbols.size(), kNoSymbol);
    tls_function_ = kNoSymbol;
    size_ = 0;
    number_blocks();
    const bool has_stops = function.frame.mitigations != 0;
    const bool has_landing_pads = !function.landing_pads.empty();
    SourceOffset origin = kNoOffset;
    for (mir::BlockId id : function.layout) {
      const uint8_t align_log2 =
          std::min(function.blocks[id].align_log2, object::kMaxBlockAlignLog2);
      image.align_log2 = std::max(image.align_log2, align_log2);
      raw_.blocks.push_back({offset(), align_log2, function.blocks[id].most_padding,
                             function.blocks[id].is_half_after});
      for (const MachineInstr& instruction : function.instructions_of(id)) {
        if (instruction.origin != origin && instruction.origin != kNoOffset)
          raw_.lines.push_back({offset(), origin = instruction.origin});
        const uint32_t start = offset();
        if (!write_by_template(instruction))
          if (const char* problem = encode(instruction))
            return {"cannot encode '" + mir::to_string(function, instruction) + "': " + problem,
                    instruction.origin};
        if (has_landing_pads) [[unlikely]]
          note_call(instruction, start);
      }
      if (const mir::MachineBlock& block = function.blocks[id];
          has_stops && block.begin != block.end &&
          stops_after(function, function.instructions[block.end - 1])) {
        const uint8_t stop = 0xCC;  // int3
        append(&stop, 1);
      }
    }
    for (const mir::ReadOnlyConstant& constant : function.constants)
      image.constants.push_back({image_symbol(constant.symbol), image.names.copy(constant.bytes)});
    if (has_landing_pads) add_landing_pads();
    relax_branches(raw_, {code_.data(), size_}, image);
    add_labels();
    return {add_jump_tables()};
  }

  // The template of a row at a width, learned at the first call.
  const InstructionTemplate& template_of(uint16_t opcode, uint8_t width) {
    InstructionTemplate& row = template_at(opcode, width);
    if (row.shape == InstructionTemplate::Shape::Unknown)
      row = learn_template({.opcode = opcode, .width = width}, target()[opcode], *this);
    return row;
  }

  std::span<const uint8_t> encode_sample(const MachineInstr& instruction,
                                         std::span<const Cell> cells) override {
    Plan& plan = plans_.of(instruction.opcode);
    if (assemble(instruction, plan, cells.data()) != nullptr) return {};
    return {assembler_.bufferData(), assembler_.offset()};
  }

 private:
  static constexpr uint32_t kNoSymbol = UINT32_MAX;
  static constexpr size_t kWidths = 7;            // 1 to 64 bytes; none counts as 64
  static constexpr size_t kInstructionRoom = 32;  // more than the 15 bytes of the longest

  uint32_t offset() const { return size_; }

  InstructionTemplate& template_at(uint16_t opcode, uint8_t width) {
    const int log_width = std::countr_zero(width | 64u);
    return templates_[opcode * kWidths + static_cast<size_t>(log_width)];
  }

  // Where the next bytes go; there is room for `count`.
  uint8_t* room(size_t count) {
    if (code_.size() - size_ < count) code_.resize(2 * code_.size() + count);
    return code_.data() + size_;
  }

  void append(const uint8_t* bytes, size_t count) {
    if (count == 0) return;
    std::memcpy(room(count), bytes, count);
    size_ += static_cast<uint32_t>(count);
  }

  // Relaxation numbers blocks by their place in the layout.
  void number_blocks() {
    place_of_block_.assign(function_->blocks.size(), UINT32_MAX);
    for (uint32_t i = 0; i < function_->layout.size(); ++i)
      place_of_block_[function_->layout[i].index()] = i;
  }

  void add_labels() {
    for (uint32_t i = 0; i < function_->layout.size(); ++i)
      for (mir::SymbolRef label : function_->labels(function_->layout[i]))
        image_->labels.push_back({image_symbol(label), image_->block_offsets[i]});
  }

  // What unwinding must know of an instruction, which stands from `start` on.
  void note_call(const MachineInstr& instruction, uint32_t start) {
    if (!mir::is_invoking(function_->desc(instruction)))
      return add_plain_call(raw_.call_sites, *function_, instruction, start);
    const NamedLandingPad pad = landing_pad_of(*function_, instruction);
    raw_.call_sites.push_back({start, offset(), place_of_block_[pad.block.index()], pad.number});
  }

  void add_landing_pads() {
    if (function_->personality.valid()) image_->personality = image_symbol(function_->personality);
    for (mir::SymbolRef type : function_->type_infos)
      image_->type_infos.push_back(type.valid() ? image_symbol(type) : object::kNoSymbol);
    for (const mir::LandingPad& pad : function_->landing_pads)
      image_->landing_clauses.push_back(copy_clauses(pad, image_->names));
  }

  std::string add_jump_tables() {
    for (const mir::JumpTable& table : function_->jump_tables) {
      std::span<uint32_t> offsets = image_->names.uninitialized<uint32_t>(table.targets.size());
      for (size_t i = 0; i < offsets.size(); ++i) {
        uint32_t place = place_of_block_[table.targets[i].index()];
        if (place == UINT32_MAX) return "a target of a jump table has no place";
        offsets[i] = image_->block_offsets[place];
      }
      image_->jump_tables.push_back({image_symbol(table.symbol), offsets});
    }
    return {};
  }

  // Returns null, or a description of the fault.
  const char* encode(const MachineInstr& instruction) {
    Plan& plan = plans_.of(instruction.opcode);
    const Cell* cells = function_->cells.data() + instruction.first_cell;
    switch (plan.form) {
      case Form::Asmjit:
        return encode_row(instruction, plan, cells);
      case Form::BlockJump:
        return encode_block_jump(instruction, plan, cells);
      case Form::CallTo:
        return encode_symbol_jump(cells[plan.operands.operands[0].cell], 0xE8);
      case Form::JumpTo:
        return encode_symbol_jump(cells[plan.operands.operands[0].cell], 0xE9);
      case Form::CheckedCall:
        return encode_checked_call(instruction, cells);
      case Form::ThreadAddress:
        return encode_thread_address(cells[1].symbol());
      case Form::Text:
        return encode_text(assembly_text(*function_, instruction));
      case Form::Unknown:
      case Form::None:
        break;
    }
    if (instruction.opcode != mir::kCfi) return "it must be expanded before";
    raw_.unwind.push_back({offset(), static_cast<object::UnwindKind>(cells[0].immediate()),
                           static_cast<uint8_t>(cells[1].immediate()), cells[2].immediate()});
    return nullptr;
  }

  // Whether a template that is known already writes the whole instruction: one that needs no
  // relocation.
  bool write_by_template(const MachineInstr& instruction) {
    const InstructionTemplate& row = template_at(instruction.opcode, instruction.width);
    if (row.shape <= InstructionTemplate::Shape::None) return false;
    const Cell* cells = function_->cells.data() + instruction.first_cell;
    if (row.rm_is_memory && cells[row.rm].base_kind() != BaseKind::Register) return false;
    uint8_t* const at = room(kInstructionRoom);
    const uint8_t* const end = write_instance(row, instruction, cells, at);
    if (end == nullptr) return false;
    size_ += static_cast<uint32_t>(end - at);
    return true;
  }

  const char* encode_row(const MachineInstr& instruction, Plan& plan, const Cell* cells) {
    const InstructionTemplate& row = template_of(instruction.opcode, instruction.width);
    const uint32_t start = offset();
    uint8_t* const at = room(kInstructionRoom);
    const uint8_t* const end = row.shape == InstructionTemplate::Shape::None
                                   ? nullptr
                                   : write_instance(row, instruction, cells, at);
    if (end != nullptr) {
      size_ += static_cast<uint32_t>(end - at);
    } else {
      if (const char* problem = assemble(instruction, plan, cells)) return problem;
      append(assembler_.bufferData(), assembler_.offset());
    }
    if (!plan.memory_cell) return nullptr;
    const Address address = Address::from_cells(cells + *plan.memory_cell);
    return address.symbol.valid() ? relocate(address, start) : nullptr;
  }

  static uint16_t vex_id(uint16_t opcode) {
    std::string_view name = kRowTexts[row_of(opcode)].att;
    if (name.ends_with('*')) name.remove_suffix(1);
    return static_cast<uint16_t>(
        asmjit::InstAPI::stringToInstId(asmjit::Arch::kX64, name.data(), name.size()));
  }

  // Encodes by asmjit, into its buffer, which then holds just this instruction.
  const char* assemble(const MachineInstr& instruction, Plan& plan, const Cell* cells) {
    asmjit::Operand operands[4];
    for (size_t i = 0; i < plan.operands.count; ++i) {
      const EncodedOperand& operand = plan.operands.operands[i];
      const Cell* cell = cells + operand.cell;
      unsigned width = operand.width != 0 ? operand.width : instruction.width;
      switch (operand.kind) {
        case OperandKind::Register:
          operands[i] = register_operand(cell->reg(), width);
          break;
        case OperandKind::Immediate:
          operands[i] = immediate_operand(cell->immediate(), width);
          break;
        case OperandKind::Immediate64:
          operands[i] = asmjit::imm(mir::immediate64(cell));
          break;
        case OperandKind::Memory:
          operands[i] =
              operand.has_vector_index
                  ? gathered_operand(Address::from_cells(cell), width)
                  : memory_operand(Address::from_cells(cell), plan.accesses_memory ? width : 0);
          break;
        default:
          break;
      }
    }
    if (plan.id == 0 && !plan.has_condition) plan.id = vex_id(instruction.opcode);
    InstId id = plan.has_condition
                    ? plans_.condition_ids[size_t{plan.ids_by_condition} + instruction.condition]
                    : plan.id;
    assembler_.setOffset(0);
    if (plan.is_atomic) assembler_.addInstOptions(asmjit::InstOptions::kX86_Lock);
    if (plan.operands.mask != EncodedOperands::kNoMask)
      assembler_.setExtraReg(aj::k(hardware_number(cells[plan.operands.mask].reg())));
    if (plan.is_zeroing) assembler_.addInstOptions(asmjit::InstOptions::kX86_ZMask);
    asmjit::Error error = assembler_._emit(id, operands[0], operands[1], operands[2], operands + 3);
    return error == asmjit::kErrorOk ? nullptr : asmjit::DebugUtils::errorAsString(error);
  }

  // Makes the relocation for the memory operand of the instruction that starts at `start`.
  const char* relocate(const Address& address, uint32_t start) {
    bool is_relative = address.base_kind == BaseKind::InstructionPointer;
    bool is_offset = address.symbol_use == mir::SymbolUse::ThreadOffset;
    if (is_relative == is_offset)
      return "a symbol's address must be relative to the instruction pointer";
    uint32_t field = start + static_cast<uint32_t>(displacement_offset(code_.data() + start));
    if (is_offset) std::memset(code_.data() + field, 0, 4);
    int64_t after = is_relative ? int64_t{offset()} - field : 0;
    raw_.relocations.push_back({field, relocation_kind(address.symbol_use),
                                image_symbol(address.symbol), address.displacement - after});
    return nullptr;
  }

  // data16 lea symbol@TLSGD(%rip), %rdi; data16 data16 rex.W call __tls_get_addr@PLT: linkers
  // recognize these bytes, prefixes included, and replace them by shorter code. Source: ELF
  // Handling For Thread-Local Storage, 4.3.2.
  const char* encode_thread_address(mir::SymbolRef symbol) {
    const uint8_t bytes[16] = {0x66, 0x48, 0x8D, 0x3D, 0, 0, 0, 0,
                               0x66, 0x66, 0x48, 0xE8, 0, 0, 0, 0};
    raw_.relocations.push_back(
        {offset() + 4, object::RelocationKind::ThreadGeneral, image_symbol(symbol), -4});
    raw_.relocations.push_back({offset() + 12, object::RelocationKind::Plt32, tls_function(), -4});
    append(bytes, sizeof bytes);
    return nullptr;
  }

  // mov $-hash, %r10d; add -4(%r11), %r10d; je after; ud2: the sum is zero if the hash stands in
  // front of the function. So the hash itself is before functions only. The place of the ud2
  // tells a handler of the trap what happened.
  const char* encode_checked_call(const MachineInstr& instruction, const Cell* cells) {
    const uint32_t negated = 0 - static_cast<uint32_t>(cells[1].immediate());
    const int32_t distance = type_hash_distance(*function_);
    const bool is_near = distance >= INT8_MIN;
    uint8_t bytes[17] = {0x41, 0xBA, 0, 0, 0, 0, 0x45, 0x03};
    std::memcpy(bytes + 2, &negated, sizeof negated);
    bytes[8] = is_near ? 0x53 : 0x93;
    std::memcpy(bytes + 9, &distance, sizeof distance);
    const size_t after = is_near ? 10 : 13;
    constexpr uint8_t kTrap[] = {0x74, 0x02, 0x0F, 0x0B};
    std::memcpy(bytes + after, kTrap, sizeof kTrap);
    append(bytes, after + sizeof kTrap);
    raw_.type_traps.push_back({offset() - 2});
    const bool is_call = (function_->desc(instruction).properties & mir::instr::Call) != 0;
    const mir::InstrDesc& desc = function_->desc(instruction);
    if (desc.operands.size() > 2) return encode_symbol_jump(cells[2], is_call ? 0xE8 : 0xE9);
    const uint8_t jump[] = {0x41, 0xFF, static_cast<uint8_t>(is_call ? 0xD3 : 0xE3)};
    append(jump, sizeof jump);
    return nullptr;
  }

  // Each reference gets an index into the image's symbols; names are few.
  const char* encode_text(std::string_view text) {
    problem_ = text_.assemble(text, assembled_);
    if (!problem_.empty()) return problem_.c_str();
    for (const AssembledText::Reference& reference : assembled_.references) {
      raw_.relocations.push_back({offset() + reference.offset, reference.kind,
                                  static_cast<uint32_t>(image_->symbols.size()), reference.addend});
      image_->symbols.push_back(image_->names.copy(reference.symbol));
    }
    append(assembled_.bytes.data(), assembled_.bytes.size());
    return nullptr;
  }

  const char* encode_block_jump(const MachineInstr& instruction, const Plan& plan,
                                const Cell* cells) {
    mir::BlockId target = cells[plan.operands.operands[0].cell].block();
    if (target.index() >= place_of_block_.size()) return "no such block";
    uint32_t place = place_of_block_[target.index()];
    if (place == UINT32_MAX) return "its target has no place";
    uint8_t opcode = static_cast<uint8_t>(plan.has_condition ? 0x70 + instruction.condition : 0xEB);
    raw_.jumps.push_back({offset(), place, opcode});
    const uint8_t bytes[2] = {opcode, 0};
    append(bytes, sizeof bytes);
    return nullptr;
  }

  const char* encode_symbol_jump(const Cell& cell, uint8_t opcode) {
    if (has_thunk_prefix(*function_, cell.symbol())) [[unlikely]] {
      const uint8_t prefix = 0x2E;  // cs
      append(&prefix, 1);
    }
    const uint8_t bytes[5] = {opcode, 0, 0, 0, 0};
    raw_.relocations.push_back(
        {offset() + 1, object::RelocationKind::Plt32, image_symbol(cell.symbol()), -4});
    append(bytes, sizeof bytes);
    return nullptr;
  }

  uint32_t image_symbol(mir::SymbolRef symbol) {
    uint32_t& index = symbols_[symbol.index()];
    if (index == kNoSymbol) {
      index = static_cast<uint32_t>(image_->symbols.size());
      image_->symbols.push_back(image_->names.copy(function_->symbols[symbol.index()]));
    }
    return index;
  }

  uint32_t tls_function() {
    if (tls_function_ == kNoSymbol) {
      tls_function_ = static_cast<uint32_t>(image_->symbols.size());
      image_->symbols.push_back("__tls_get_addr");
    }
    return tls_function_;
  }

  asmjit::CodeHolder holder_;
  aj::Assembler assembler_;
  Plans plans_;
  std::vector<InstructionTemplate> templates_;  // by opcode and width
  std::vector<uint8_t> code_;                   // of the function, `size_` bytes
  uint32_t size_ = 0;
  RawCode raw_;
  std::vector<uint32_t> place_of_block_;
  std::vector<uint32_t> symbols_;  // index in the image by SymbolRef
  uint32_t tls_function_ = kNoSymbol;
  TextAssembler text_;
  AssembledText assembled_;
  std::string problem_;
  const mir::MachineFunction* function_ = nullptr;
  object::CodeImage* image_ = nullptr;
};

Encoder::Encoder(Templates templates) : state_(std::make_unique<State>(templates)) {}
Encoder::~Encoder() = default;

Encoder::Problem Encoder::encode(const mir::MachineFunction& function, object::CodeImage& image) {
  return state_->encode(function, image);
}

bool Encoder::has_template(uint16_t opcode, uint8_t width) {
  return state_->template_of(opcode, width).shape != InstructionTemplate::Shape::None;
}

}  // namespace lilt::x86
