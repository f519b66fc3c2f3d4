#include "runtime/bytes/comparison.h"

#include <algorithm>
#include <vector>

#include "ir/mir/machine_printer.h"

namespace lilt::bytes {

using mir::Address;
using mir::Cell;
using mir::CellKind;
using mir::InstrDesc;
using mir::MachineFunction;
using mir::MachineInstr;
using mir::OperandKind;
using mir::OperandSpec;
using mir::SymbolUse;
using object::CodeImage;
using object::Relocation;
using object::RelocationKind;
using x86::Op;

namespace {

constexpr uint32_t kNoOffset = UINT32_MAX;

bool is_one_of(RelocationKind kind, SymbolUse use) {
  switch (use) {
    case SymbolUse::Place:
      return kind == RelocationKind::PcRelative32;
    case SymbolUse::TableEntry:
      return kind == RelocationKind::GotPcRel;
    case SymbolUse::ThreadOffset:
      return kind == RelocationKind::ThreadOffset32;
    case SymbolUse::ThreadOffsetEntry:
      return kind == RelocationKind::ThreadOffsetEntry;
  }
  return false;
}

class Comparison {
 public:
  Comparison(const Decoder& decoder, const MachineFunction& function, const CodeImage& image,
             std::span<const uint32_t> offset_of)
      : decoder_(decoder),
        function_(function),
        image_(image),
        offset_of_(offset_of),
        relocations_(image.relocations),
        block_offsets_(function.blocks.size(), kNoOffset) {
    std::ranges::sort(relocations_, {}, &Relocation::offset);
  }

  std::string run() {
    find_ranges();
    if (!problem_.empty()) return problem_;
    for (size_t i = 0; i < code_.size() && problem_.empty(); ++i) compare_range(i);
    if (problem_.empty() && next_relocation_ != relocations_.size())
      problem_ = "there is a relocation at " +
                 std::to_string(relocations_[next_relocation_].offset) + " that no instruction has";
    if (problem_.empty()) compare_tables();
    return problem_;
  }

 private:
  struct Placed {
    const MachineInstr* instruction;
    uint32_t begin, end;  // of the bytes, padding after them included
    bool ends_block;
  };

  void find_ranges() {
    const auto size = static_cast<uint32_t>(image_.bytes.size());
    std::vector<mir::BlockId> open;  // blocks without code so far
    for (mir::BlockId block : function_.layout) {
      open.push_back(block);
      const size_t first = code_.size();
      for (const MachineInstr& instruction : function_.instructions_of(block)) {
        if (instruction.opcode < mir::kFirstTargetOpcode) continue;
        const auto index = static_cast<size_t>(&instruction - function_.instructions.data());
        code_.push_back({&instruction, offset_of_[index], size, false});
      }
      if (code_.size() == first) continue;
      for (mir::BlockId each : open) block_offsets_[each.index()] = code_[first].begin;
      open.clear();
      if (first > 0) code_[first - 1].ends_block = true;
    }
    for (mir::BlockId each : open) block_offsets_[each.index()] = size;
    if (code_.empty()) {
      if (size != 0) problem_ = "there are bytes, and no instruction";
      return;
    }
    code_.back().ends_block = true;
    if (code_.front().begin != 0) problem_ = "the first instruction is not at 0";
    for (size_t i = 0; i + 1 < code_.size(); ++i) {
      code_[i].end = code_[i + 1].begin;
      if (code_[i].end < code_[i].begin) problem_ = "instructions are not in their order";
    }
    if (code_.back().begin > size) problem_ = "an instruction is beyond the bytes";
  }

  void compare_range(size_t index) {
    const Placed& placed = code_[index];
    at_ = placed.begin;
    end_ = placed.end;
    instruction_ = placed.instruction;
    const InstrDesc& desc = function_.desc(*instruction_);
    if (instruction_->opcode == x86::opcode(Op::ASM)) return skip_assembly();
    if ((desc.properties & mir::instr::FixedBytes) != 0)
      compare_thread_address();
    else if ((desc.properties & mir::instr::ChecksType) != 0)
      compare_checked_call(desc);
    else
      compare_row(*instruction_, function_.cells_of(*instruction_));
    if (problem_.empty()) compare_padding(placed.ends_block);
  }

  // --- instructions

  bool decode() {
    if (at_ < end_ && decoder_.decode({image_.bytes.data() + at_, end_ - at_}, decoded_))
      return true;
    fail("is not an instruction in bytes");
    return false;
  }

  // An exchange of registers is the same with these exchanged.
  void compare_row(const MachineInstr& row, std::span<const Cell> cells) {
    if (!decode()) return;
    bool is_right = is_instance(row, cells);
    if (!is_right && decoded_.mnemonic == "xchg") {
      std::swap(decoded_.operands[0], decoded_.operands[1]);
      is_right = is_instance(row, cells);
    }
    if (!is_right) return differ();
    at_ += decoded_.size;
  }
  bool is_instance(const MachineInstr& row, std::span<const Cell> cells) {
    if (!Decoder::match(decoded_, row, cells_)) return false;
    size_t at = 0;
    for (const OperandSpec& spec : x86::target()[row.opcode].operands) {
      if (!compare_operand(spec, row, &cells[at], &cells_[at])) return false;
      at += cells_of(spec.kind);
    }
    return true;
  }
  void compare_row(Op op, uint8_t width, std::span<const Cell> cells,
                   x86::Condition condition = x86::Condition::O) {
    if (!problem_.empty()) return;
    compare_row(
        {.opcode = x86::opcode(op), .width = width, .condition = static_cast<uint8_t>(condition)},
        cells);
  }

  bool compare_operand(const OperandSpec& spec, const MachineInstr& row, const Cell* wanted,
                       const Cell* found) {
    switch (spec.kind) {
      case OperandKind::Register:
        return wanted->payload == found->payload;
      case OperandKind::Memory:
        return compare_address(Address::from_cells(wanted), Address::from_cells(found)) &&
               (wanted->segment() == found->segment() || !is_accessed(row));
      case OperandKind::Immediate:
        return is_same_number(wanted->immediate(), found->immediate(),
                              spec.width != 0 ? spec.width : row.width);
      case OperandKind::Immediate64:
        return mir::immediate64(wanted) == mir::immediate64(found);
      case OperandKind::Block:
        return block_offsets_[wanted->payload] == target();
      case OperandKind::Symbol:
        return decoded_.distance != 0 && has_thunk_prefix(wanted->symbol()) &&
               takes_relocation(at_ + decoded_.distance, RelocationKind::Plt32,
                                function_.symbols[wanted->payload], -4);
      default:
        return false;
    }
  }
  // A segment has no part in the address itself.
  static bool is_accessed(const MachineInstr& row) {
    return (x86::target()[row.opcode].properties & (mir::instr::MayLoad | mir::instr::MayStore)) !=
           0;
  }
  // If calls of the symbol have one.
  bool has_thunk_prefix(mir::SymbolRef symbol) const {
    constexpr uint8_t kPrefix = 0x2E;  // cs
    return x86::has_thunk_prefix(function_, symbol) == (image_.bytes[at_] == kPrefix);
  }
  static bool is_same_number(int32_t a, int32_t b, unsigned width) {
    if (width >= 4) return a == b;
    const uint32_t mask = (uint32_t{1} << 8 * width) - 1;
    return ((static_cast<uint32_t>(a) ^ static_cast<uint32_t>(b)) & mask) == 0;
  }
  int64_t target() const { return int64_t{at_} + decoded_.size + decoded_.operands[0].value; }

  bool compare_address(const Address& wanted, const Address& found) {
    const bool is_indexed = wanted.index.valid();
    if (wanted.base_kind != found.base_kind || wanted.index != found.index ||
        (is_indexed && wanted.scale != found.scale) ||
        (wanted.base_kind == mir::BaseKind::Register && wanted.base != found.base))
      return false;
    if (!wanted.symbol.valid()) return wanted.displacement == found.displacement;
    const uint32_t field = at_ + decoded_.displacement;
    const bool is_relative = wanted.base_kind == mir::BaseKind::InstructionPointer;
    const uint32_t after = is_relative ? at_ + decoded_.size - field : 0;
    const int64_t addend = int64_t{wanted.displacement} - after;
    return decoded_.displacement != 0 && next_relocation_ < relocations_.size() &&
           is_one_of(relocations_[next_relocation_].kind, wanted.symbol_use) &&
           takes_relocation(field, relocations_[next_relocation_].kind,
                            function_.symbols[wanted.symbol.index()], addend);
  }

  // The next one, at a field that is 0.
  bool takes_relocation(uint32_t field, RelocationKind kind, std::string_view symbol,
                        int64_t addend) {
    if (next_relocation_ == relocations_.size()) return false;
    const Relocation& relocation = relocations_[next_relocation_++];
    const auto bytes = image_.bytes.begin() + field;
    return relocation.offset == field && relocation.kind == kind && relocation.addend == addend &&
           image_.symbols[relocation.symbol] == symbol &&
           std::all_of(bytes, bytes + 4, [](uint8_t byte) { return byte == 0; });
  }

  // --- sequences

  // lea symbol(%rip), %rdi, and the call, with the prefixes that linkers look for.
  void compare_thread_address() {
    const uint8_t lea[] = {0x66, 0x48, 0x8D, 0x3D}, call[] = {0x66, 0x66, 0x48, 0xE8};
    const auto bytes = image_.bytes.begin() + at_;
    const std::string_view symbol = function_.symbols[function_.cells_of(*instruction_)[1].payload];
    if (end_ - at_ < 16 || !std::equal(lea, lea + 4, bytes) ||
        !std::equal(call, call + 4, bytes + 8) ||
        !takes_relocation(at_ + 4, RelocationKind::ThreadGeneral, symbol, -4) ||
        !takes_relocation(at_ + 12, RelocationKind::Plt32, "__tls_get_addr", -4))
      return differ();
    at_ += 16;
  }

  // mov -hash, r10d; add r10d, [r11 - distance]; je over the ud2; the call or jump.
  void compare_checked_call(const InstrDesc& desc) {
    const auto cells = function_.cells_of(*instruction_);
    const bool is_call = (desc.properties & mir::instr::Call) != 0;
    const auto number = [](int32_t value) {
      return Cell{CellKind::Immediate, 0, 0, -1, static_cast<uint32_t>(value)};
    };
    const auto reg = [](mir::Register r) { return Cell{CellKind::Register, 0, 0, -1, r.number()}; };
    compare_row(
        Op::MOVri, 4,
        std::vector{reg(x86::r10),
                    number(static_cast<int32_t>(0 - static_cast<uint32_t>(cells[1].immediate())))});
    Cell address[3];
    Address::of_register(x86::r11, x86::type_hash_distance(function_)).to_cells(address);
    compare_row(Op::ADDrm, 4,
                std::vector{reg(x86::r10), reg(x86::r10), address[0], address[1], address[2]});
    if (!problem_.empty() || !decode()) return;
    if (decoded_.mnemonic != "jz" || target() != int64_t{at_} + decoded_.size + 2) return differ();
    at_ += decoded_.size;
    compare_row(Op::UD2, 8, {});
    if (desc.operands.size() > 2)
      compare_row(is_call ? Op::CALL : Op::TAILJMP, 8, cells.subspan(2, 1));
    else
      compare_row(is_call ? Op::CALLr : Op::TAILJMPr, 8, std::vector{reg(x86::r11)});
  }

  void skip_assembly() {
    while (next_relocation_ < relocations_.size() && relocations_[next_relocation_].offset < end_)
      ++next_relocation_;
  }

  // --- between and after instructions

  // Nothing, or no-operations before an aligned block; int3 where speculation is to stop.
  void compare_padding(bool ends_block) {
    while (at_ < end_) {
      if (!ends_block) return fail("has more bytes than one instruction");
      if (!decode()) return;
      const bool stops = function_.frame.mitigations != 0 && decoded_.mnemonic == "int3";
      if (!decoded_.is_padding && !stops) return fail("is followed by code");
      at_ += decoded_.size;
    }
  }

  void compare_tables() {
    if (image_.jump_tables.size() != function_.jump_tables.size())
      problem_ = "the number of jump tables differs";
    for (size_t i = 0; i < image_.jump_tables.size() && problem_.empty(); ++i) {
      const bool is_right =
          std::ranges::equal(image_.jump_tables[i].code_offsets, function_.jump_tables[i].targets,
                             [&](uint32_t offset, mir::BlockId block) {
                               return offset == block_offsets_[block.index()];
                             });
      if (!is_right) problem_ = "a jump table leads elsewhere";
    }
    size_t labels = 0;
    for (mir::BlockId block : function_.layout)
      if (function_.has_labels())
        for (mir::SymbolRef symbol : function_.labels(block)) {
          ++labels;
          const bool is_there =
              std::ranges::any_of(image_.labels, [&](const object::CodeLabel& label) {
                return image_.symbols[label.symbol] == function_.symbols[symbol.index()] &&
                       label.code_offset == block_offsets_[block.index()];
              });
          if (!is_there) problem_ = "a label is elsewhere";
        }
    if (labels != image_.labels.size()) problem_ = "the number of labels differs";
  }

  void differ() {
    if (problem_.empty())
      fail("is '" + decoder_.text({image_.bytes.data() + at_, end_ - at_}) + "' in bytes");
  }
  void fail(const std::string& what) {
    problem_ =
        "'" + mir::to_string(function_, *instruction_) + "' at " + std::to_string(at_) + " " + what;
  }

  const Decoder& decoder_;
  const MachineFunction& function_;
  const CodeImage& image_;
  const std::span<const uint32_t> offset_of_;
  std::vector<Relocation> relocations_;  // by offset
  size_t next_relocation_ = 0;
  std::vector<uint32_t> block_offsets_;
  std::vector<Placed> code_;
  std::string problem_;
  // At hand.
  uint32_t at_ = 0, end_ = 0;
  const MachineInstr* instruction_ = nullptr;
  Instruction decoded_;
  std::vector<Cell> cells_;
};

}  // namespace

std::string compare(const Decoder& decoder, const MachineFunction& function, const CodeImage& image,
                    std::span<const uint32_t> offset_of) {
  return Comparison(decoder, function, image, offset_of).run();
}

}  // namespace lilt::bytes
