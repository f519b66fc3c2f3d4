// Short paths to write operand cells and instructions of x86, for passes and tests.
#pragma once

#include <initializer_list>
#include <vector>

#include "emit/x86/instructions.h"
#include "ir/mir/machine_function.h"

namespace lilt::x86 {

constexpr mir::Cell definition(mir::Register r) {
  return {.kind = mir::CellKind::Register, .detail = 1, .payload = r.number()};
}
constexpr mir::Cell use(mir::Register r) {
  return {.kind = mir::CellKind::Register, .payload = r.number()};
}
constexpr mir::Cell tied_use(mir::Register r, int8_t to = 0) {
  return {.kind = mir::CellKind::Register, .tied_to = to, .payload = r.number()};
}
constexpr mir::Cell immediate(int32_t value) {
  return {.kind = mir::CellKind::Immediate, .payload = static_cast<uint32_t>(value)};
}
constexpr mir::Cell block_operand(mir::BlockId block) {
  return {.kind = mir::CellKind::Block, .payload = block.index()};
}
constexpr mir::MachineInstr instruction(Op op, uint8_t width, Condition condition = Condition::O,
                                        SourceOffset origin = kNoOffset) {
  return {.opcode = opcode(op),
          .width = width,
          .condition = static_cast<uint8_t>(condition),
          .origin = origin};
}

}  // namespace lilt::x86
