#include "runtime/machine/activations.h"

#include <cstring>

namespace lilt::machine {

using mir::Cell;
using mir::LocatedCode;
using mir::MachineInstr;
using mir::ProvisionalFrame;
using mir::Register;

namespace {

constexpr uint8_t kLeastWhole = 4;  // bytes: an instruction that writes fewer keeps the others

uint32_t virtual_register(const LocatedCode& code, const Cell& cell) {
  return code.virtual_registers[static_cast<size_t>(&cell - code.cells.data())];
}

}  // namespace

Activations::Contents Activations::contents_of(Register r) const {
  return {state_.contents(r), undefined_.other(r, state_), true, undefined_.is_copied(r)};
}
void Activations::put(Register r, const Contents& contents) {
  state_.put(r, contents.value);
  undefined_.note(r, contents.value, contents.other, contents.is_copied);
}

void Activations::enter(const LocatedCode& code) {
  const ProvisionalFrame& frame = *code.frame;
  const uint64_t entry = stack_pointer();
  call_ = &calls_[entry];
  call_->code = &code;
  call_->entry = entry;
  call_->moved = 0;
  call_->block = code.blocks.front();
  call_->registers.assign(code.virtual_names.size(), {});
  call_->saved.clear();
  stack_pointer() = entry - static_cast<uint64_t>(frame.size);
  undefined_stack_.forget(stack_pointer() - kRedZone, entry);
  uint64_t place = entry - static_cast<uint64_t>(frame.first_saved);
  for (Register r : frame.saved) {
    call_->saved.push_back(contents_of(r));
    if (!x86::is_gpr(r)) continue;
    std::memcpy(reinterpret_cast<void*>(place), call_->saved.back().value.bytes.data(), 8);
    undefined_stack_.define(place, 8);
    place -= 8;
  }
  if (!frame.has_frame_pointer) return;
  state_.general[x86::hardware_number(x86::rbp)] = entry - static_cast<uint64_t>(frame.first_saved);
  undefined_.define(x86::rbp);
}

bool Activations::find(const LocatedCode& code) {
  const ProvisionalFrame& frame = *code.frame;
  const uint64_t entry = frame.has_frame_pointer
                             ? state_.general[x86::hardware_number(x86::rbp)] +
                                   static_cast<uint64_t>(frame.first_saved)
                             : stack_pointer() + static_cast<uint64_t>(frame.size);
  if (call_ != nullptr && call_->entry == entry && call_->code == &code) return true;
  const auto found = calls_.find(entry);
  if (found == calls_.end() || found->second.code != &code) return false;
  call_ = &found->second;
  return true;
}

void Activations::leave() {
  const std::vector<Register>& saved = call_->code->frame->saved;
  for (size_t i = 0; i < saved.size(); ++i) put(saved[i], call_->saved[i]);
  stack_pointer() = call_->entry + static_cast<uint64_t>(call_->moved);
  calls_.erase(call_->entry);
  call_ = nullptr;
}

// Whatever a call or a small definition does not get is undefined.
std::string_view Activations::load_uses(size_t instruction) {
  const LocatedCode& code = *call_->code;
  if (code.virtual_names.empty()) return {};
  const MachineInstr& i = code.instructions[instruction];
  const std::span<const Cell> cells = code.cells_of(i);
  const bool is_call = (x86::target()[i.opcode].properties & mir::instr::Call) != 0;
  if (is_call) undefined_.forget(x86::target().caller_saved, state_);
  const bool keeps_rest = i.opcode >= mir::kFirstTargetOpcode && i.width < kLeastWhole;
  for (const Cell& cell : cells)
    if (keeps_rest && cell.is_def() && virtual_register(code, cell) != 0)
      undefined_.forget(mir::RegSet::of(cell.reg()), state_);
  for (const Cell& cell : cells) {
    const uint32_t number = virtual_register(code, cell);
    if (number == 0 || !cell.is_use()) continue;
    const Contents& contents = call_->registers[number - 1];
    if (!contents.is_written) return code.virtual_names[number - 1];
    put(cell.reg(), contents);
  }
  return {};
}

void Activations::take_definitions(size_t instruction) {
  const LocatedCode& code = *call_->code;
  for (const Cell& cell : code.cells_of(code.instructions[instruction])) {
    const uint32_t number = virtual_register(code, cell);
    if (number != 0 && cell.is_def()) call_->registers[number - 1] = contents_of(cell.reg());
  }
}

std::string_view Activations::step_phis(size_t instruction, size_t& next) {
  const LocatedCode& code = *call_->code;
  std::vector<std::pair<uint32_t, Contents>> defined;  // all at once
  for (next = instruction; next < code.instructions.size(); ++next) {
    const MachineInstr& phi = code.instructions[next];
    if (phi.opcode != mir::kPhi || code.blocks[next] != code.blocks[instruction]) break;
    const std::span<const Cell> cells = code.cells_of(phi);
    for (size_t i = 1; i + 1 < cells.size(); i += 2) {
      if (cells[i + 1].block() != call_->block) continue;
      const uint32_t from = cells[i].reg().virtual_index();
      if (!call_->registers[from].is_written) return code.virtual_names[from];
      defined.emplace_back(cells[0].reg().virtual_index(), call_->registers[from]);
      break;
    }
  }
  for (const auto& [to, contents] : defined) call_->registers[to] = contents;
  return {};
}

}  // namespace lilt::machine
