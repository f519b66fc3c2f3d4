#include "runtime/bytes/decoded_code.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "runtime/bytes/byte_decoder.h"

namespace lilt::bytes {

using mir::Cell;
using mir::CellKind;
using mir::LocatedCode;
using mir::MachineInstr;
using mir::OperandKind;
using x86::Op;

namespace {

bool takes_symbol(uint16_t opcode) {
  return std::ranges::any_of(x86::target()[opcode].operands, [](const mir::OperandSpec& spec) {
    return spec.kind == OperandKind::Symbol;
  });
}

class CodeDecoder {
 public:
  CodeDecoder(const Decoder& decoder, const LocatedCode& encoded, std::span<const uint8_t> bytes,
              LocatedCode& decoded)
      : decoder_(decoder), encoded_(encoded), bytes_(bytes), decoded_(decoded) {}

  std::string run() {
    if (encoded_.frame != nullptr) return "its frame is not laid out: there are no bytes of it";
    decoded_.name = encoded_.name;
    decoded_.callee_saved = encoded_.callee_saved;
    for (size_t i = 0; i < encoded_.instructions.size() && problem_.empty(); ++i) {
      undefs_ = encoded_.undefs[i];
      if (encoded_.instructions[i].opcode == x86::opcode(Op::ASM))
        add(encoded_.instructions[i], encoded_.cells_of(encoded_.instructions[i]),
            encoded_.offsets[i], encoded_.texts[i]);
      else
        decode_range(i);
    }
    decoded_.offsets.push_back(encoded_.offsets.back());
    return problem_;
  }

 private:
  void decode_range(size_t index) {
    const uint32_t end = encoded_.offsets[index + 1];
    for (uint32_t at = encoded_.offsets[index]; at < end && problem_.empty();) {
      const std::span<const uint8_t> rest = bytes_.subspan(at, end - at);
      if (!decoder_.decode(rest, instruction_)) return fail(at, "are not an instruction");
      decode_at(at, encoded_.instructions[index], rest);
      at += instruction_.size;
    }
  }

  // `hint`: what was encoded, of which this may be a part.
  void decode_at(uint32_t at, const MachineInstr& hint, std::span<const uint8_t> rest) {
    std::optional<MachineInstr> row;
    if (instruction_.is_padding)
      row = MachineInstr{.opcode = x86::opcode(Op::NOP), .width = 8};
    else
      row = decoder_.find(instruction_, hint.opcode, cells_);
    if (!row) return fail(at, "are '" + decoder_.text(rest) + "', which no row has");
    if (instruction_.is_padding) cells_.clear();
    if (instruction_.distance != 0 && !set_target(at, *row)) return;
    const bool is_variadic = (x86::target()[row->opcode].properties & mir::instr::Variadic) != 0;
    if (row->opcode == hint.opcode && is_variadic) {
      const auto passed = encoded_.cells_of(hint);
      cells_.insert(cells_.end(), passed.begin() + static_cast<std::ptrdiff_t>(cells_.size()),
                    passed.end());
    }
    add(*row, cells_, at, decoder_.text(rest));
  }

  // Inside the function a block, outside a symbol.
  bool set_target(uint32_t at, MachineInstr& row) {
    const int64_t target = int64_t{at} + instruction_.size + instruction_.operands[0].value;
    const bool is_inside = target >= 0 && target < int64_t{encoded_.offsets.back()};
    const bool is_call = (x86::target()[row.opcode].properties & mir::instr::Call) != 0;
    if (is_call || (takes_symbol(row.opcode) && !is_inside)) return true;
    if (!is_inside && row.opcode == x86::opcode(Op::JMP)) {
      row.opcode = x86::opcode(Op::TAILJMP);
      cells_ = {{.kind = CellKind::Symbol}};
      return true;
    }
    if (!is_inside) {
      fail(at, "branch out of the function");
      return false;
    }
    if (takes_symbol(row.opcode)) row.opcode = x86::opcode(Op::JMP);
    cells_ = {
        {.kind = CellKind::Block, .payload = static_cast<uint32_t>(decoded_.block_offsets.size())}};
    decoded_.block_offsets.push_back(static_cast<uint32_t>(target));
    return true;
  }

  void add(MachineInstr instruction, std::span<const Cell> cells, uint32_t at, std::string text) {
    instruction.first_cell = static_cast<uint32_t>(decoded_.cells.size());
    instruction.cell_count = static_cast<uint32_t>(cells.size());
    decoded_.cells.insert(decoded_.cells.end(), cells.begin(), cells.end());
    decoded_.instructions.push_back(instruction);
    decoded_.offsets.push_back(at);
    decoded_.texts.push_back(std::move(text));
    decoded_.undefs.push_back(std::exchange(undefs_, {}));
    decoded_.blocks.push_back({});
  }

  void fail(uint32_t at, const std::string& what) {
    problem_ = "the bytes at offset " + std::to_string(at) + " " + what;
  }

  const Decoder& decoder_;
  const LocatedCode& encoded_;
  const std::span<const uint8_t> bytes_;
  LocatedCode& decoded_;
  Instruction instruction_;
  std::vector<Cell> cells_;
  mir::RegSet undefs_;
  std::string problem_;
};

}  // namespace

void decode(std::span<CodeBytes> functions) {
  const Decoder decoder;
  for (CodeBytes& each : functions) {
    each.decoded = {};
    each.problem = decoder.problem().empty()
                       ? CodeDecoder(decoder, *each.encoded, each.bytes, each.decoded).run()
                       : decoder.problem();
  }
}

}  // namespace lilt::bytes
