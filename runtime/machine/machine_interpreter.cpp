#include "runtime/machine/machine_interpreter.h"

#include <algorithm>
#include <cstdlib>
#include <optional>

#include "emit/x86/encoded_operands.h"
#include "emit/x86/encoder.h"
#include "ir/support/text.h"
#include "runtime/machine/host.h"
#include "runtime/machine/native_gate.h"
#include "runtime/machine/step_log.h"

namespace lilt::machine {

using mir::Cell;
using mir::CellKind;
using mir::OperandKind;
using mir::OperandSpec;
using mir::Register;
using mir::RegSet;
using x86::Op;

namespace {

constexpr size_t kStackSize = size_t{8} << 20, kStackGuard = size_t{1} << 16;
constexpr uint8_t kTrap = 0xCC;  // int3
constexpr size_t kStackPointer = 4;

int32_t distance_at(const uint8_t* bytes) {
  int32_t distance;
  std::memcpy(&distance, bytes, sizeof distance);
  return distance;
}

template <class... Registers>
constexpr RegSet set_of(Registers... registers) {
  return (RegSet::of(registers) | ...);
}
constexpr RegSet vectors_below(uint32_t end) {
  RegSet set;
  for (uint32_t i = 0; i < end; ++i) set.insert(x86::xmm(i));
  return set;
}
// What a function may find something in: arguments, rax for variable ones, r10 for the static
// chain. Other conventions pass more in registers that C's functions preserve, which stay as they
// are.
constexpr RegSet kPassed =
    set_of(x86::rdi, x86::rsi, x86::rdx, x86::rcx, x86::r8, x86::r9, x86::rax, x86::r10) |
    vectors_below(8);
constexpr RegSet kResults = set_of(x86::rax, x86::rdx) | vectors_below(2);

// No byte of the output is defined.
bool is_all_undefined(const Execution& e, const Execution& other, size_t output) {
  for (size_t i = 0; i < e.out_width[output]; ++i)
    if (e.out[output].bytes[i] == other.out[output].bytes[i]) return false;
  return true;
}

// The number of the memory operand among the inputs; none: it has no such.
std::optional<size_t> memory_input(const Execution& e) {
  size_t in = 0;
  for (const OperandSpec& spec : e.desc.operands) {
    if (spec.is_def) continue;
    if (spec.kind == OperandKind::Memory) return in;
    ++in;
  }
  return std::nullopt;
}

Bytes part_of(const Bytes& bytes, size_t from) {
  Bytes part;
  std::memcpy(part.bytes.data(), &bytes.bytes[from], Bytes::kSize - from);
  return part;
}

bool is_division(Op op) {
  return op == Op::DIVr || op == Op::DIVm || op == Op::IDIVr || op == Op::IDIVm;
}

}  // namespace

Interpreter::Interpreter(std::vector<Function> functions, InterpreterOptions options)
    : options_(std::move(options)), functions_(std::move(functions)) {
  std::ranges::sort(functions_, {}, &Function::address);
  for (Function& function : functions_)
    if (options_.log != nullptr) function.logged = options_.log->number_of(*function.code);
  gate_ = make_native_gate(*this, state_);
}

Interpreter::~Interpreter() = default;

void* Interpreter::entry_to(uint64_t address, bool ends_process) {
  return gate_->entry_to(address, ends_process);
}

// In the process that runs the program.
void Interpreter::set_traps() {
  has_traps_ = true;
  if (options_.prepare) options_.prepare();
  position_.begin(state_.general[kStackPointer]);
  gate_->handle_traps();
  for (Function& function : functions_) {
    auto* code = reinterpret_cast<uint8_t*>(function.address);
    const size_t size = function.code->offsets.back();
    if (!make_writable(function.address, function.address + size))
      fail("its code cannot be written");
    function.bytes.assign(code, code + size);
    std::memset(code, kTrap, size);
  }
}

int64_t Interpreter::call(uint64_t address, bool ends_process, const int64_t* integers) {
  if (!has_traps_) set_traps();
  void* stack = take_stack(kStackSize, kStackGuard);
  if (stack == nullptr) fail("cannot allocate a stack");
  position_.stack_end = reinterpret_cast<uint64_t>(stack) + kStackGuard;
  undefined_stack_ = UndefinedStack(position_.stack_end, kStackSize - kStackGuard);
  state_.general[kStackPointer] = reinterpret_cast<uint64_t>(stack) + kStackSize - 64;
  constexpr std::array<unsigned, 6> kArguments = {7, 6, 2, 1, 8, 9};
  for (size_t i = 0; i < kArguments.size(); ++i)
    state_.general[kArguments[i]] = static_cast<uint64_t>(integers[i]);
  if (options_.log != nullptr) {
    options_.log->note_stack(state_.general[kStackPointer]);
    const Function* entry = function_at(address);
    if (entry != nullptr && entry->code->name == "main")
      options_.log->note_arguments(static_cast<uint64_t>(integers[0]),
                                   static_cast<uint64_t>(integers[1]));
  }
  push(gate_->done());
  rip_ = address;
  undefined_.define_all();
  forget_at_entry();
  run();
  if (ends_process) {  // natively, so that what it calls back leads here again
    state_.general[7] = state_.general[0];
    push(gate_->done());
    rip_ = reinterpret_cast<uint64_t>(&::exit);
    run();
  }
  give_stack(stack, kStackSize);
  return static_cast<int64_t>(state_.general[0]);
}

const Interpreter::Function* Interpreter::function_at(uint64_t address) const {
  auto after = std::ranges::upper_bound(functions_, address, {}, &Function::address);
  if (after == functions_.begin()) return nullptr;
  --after;
  return address - after->address < after->code->offsets.back() ? &*after : nullptr;
}

void Interpreter::run() {
  while (rip_ != gate_->done()) {
    if (function_ == nullptr || rip_ - function_->address >= function_->code->offsets.back())
      function_ = function_at(rip_);
    if (function_ != nullptr) {
      step();
    } else {
      leave(rip_);
      if (options_.log != nullptr) options_.log->after_native(state_);
      forget_after_native();
    }
  }
}

// From native code, at a function or after a call.
void Interpreter::forget_after_native() {
  undefined_.define_all();
  undefined_stack_.define_from(state_.general[kStackPointer]);
  const Function* function = function_at(rip_);
  if (function == nullptr) return;
  if (rip_ == function->address) return forget_at_entry();
  const mir::LocatedCode& code = *function->code;
  const auto next = std::ranges::lower_bound(code.offsets, rip_ - function->address);
  const auto index = static_cast<size_t>(next - code.offsets.begin());
  if (index > 0 && Op{code.instructions[index - 1].opcode} == Op::FENTRY) return;
  undefined_.forget(x86::target().caller_saved - kResults, state_);
  flags_.forget(mir::eflags::All);
  forget_below(state_.general[kStackPointer]);
}
void Interpreter::forget_at_entry() {
  undefined_.pass_on();
  undefined_.forget(x86::target().caller_saved - kPassed, state_);
  flags_.forget(mir::eflags::All);
  forget_below(state_.general[kStackPointer]);
}
// The red zone, also after a return address is pushed.
void Interpreter::forget_below(uint64_t end) {
  undefined_stack_.forget(state_.general[kStackPointer] - kRedZone - 8, end);
}
// Only what the function returns and preserves is defined after it.
void Interpreter::forget_at_return() {
  undefined_.pass_on();
  RegSet kept = function_->code->callee_saved;
  for (const Cell& cell : function_->code->cells_of(*instruction_))
    if (cell.is_use()) kept.insert(cell.reg());
  undefined_.forget((x86::target().caller_saved | x86::target().callee_saved) - kept, state_);
  flags_.forget(mir::eflags::All);
  forget_below(state_.general[kStackPointer]);
}

bool Interpreter::takes_over_at(uint64_t trap) {
  const Function* function = function_at(trap);
  if (function == nullptr || function->bytes[trap - function->address] == kTrap) return false;
  if (position_.is_on_thread() && !position_.is_interpreting()) return true;
  function_ = function;
  fail(position_.is_on_thread()
           ? "it handles a signal of an interpreted instruction, which --machine cannot do"
           : "another thread calls it, and --machine interprets one thread");
}

// Goes on natively, until a trap.
void Interpreter::leave(uint64_t target) {
  position_.leave(target);
  gate_->enter(target);
  position_.come_back();
  returned_to_ = rip_ = state_.trap;
  const uint64_t f = state_.native_flags;
  flags_ = {static_cast<uint8_t>((f & 1) | (f >> 2 & 1) << 1 | (f >> 4 & 1) << 2 |
                                 (f >> 6 & 3) << 3 | (f >> 11 & 1) << 5),
            0};
}

// The instruction's own bytes, between traps. Assembly may call the program, and is returned to in
// its middle. The gate does not keep flags.
void Interpreter::step_natively(uint64_t from) {
  if (!gate_->runs_code()) fail(text() + " needs the processor that it is for");
  auto* code = reinterpret_cast<uint8_t*>(begin());
  const size_t size = next_ - begin();
  std::memcpy(code, bytes(), size);
  const Flags before = flags_;
  const bool keeps_flags = x86::target()[instruction_->opcode].flags_written == 0;
  leave(from);
  if (keeps_flags) flags_ = before;
  undefined_.define_all();
  undefined_stack_.define_from(state_.general[kStackPointer] - kRedZone);
  std::memset(code, kTrap, size);
}

// An address between two instructions is padding, which does nothing.
void Interpreter::step() {
  const mir::LocatedCode& code = *function_->code;
  const auto offset = static_cast<uint32_t>(rip_ - function_->address);
  auto index =
      static_cast<size_t>(std::ranges::lower_bound(code.offsets, offset) - code.offsets.begin());
  if (code.offsets[index] != offset && index > 0 &&
      !has_meaning(Op{code.instructions[index - 1].opcode}))
    --index;
  if (index >= code.instructions.size()) fail("it runs past its end");
  instruction_ = &code.instructions[index];
  next_ = function_->address + code.offsets[index + 1];
  const uint64_t from = std::max(rip_, begin());
  if (options_.max_steps != 0 && ++steps_ > options_.max_steps)
    fail("stopped after " + std::to_string(options_.max_steps) + " instructions [step-limit]",
         true);
  rip_ = next_;
  code.undefs[index].for_each([&](Register r) { undefined_.define(r); });
  position_.interpret(begin());
  if (code.frame != nullptr) return step_provisional(index, from);
  if (function_->logged != UINT32_MAX) return execute_logged(Op{instruction_->opcode}, from, index);
  if (!options_.trace) return execute(Op{instruction_->opcode}, from);
  const MachineState before = state_;
  execute(Op{instruction_->opcode}, from);
  write_trace(before, index);
}

// General registers, then vector registers: 32 bytes, or all 64 if the others change, the highest
// first; then masks.
void Interpreter::write_trace(const MachineState& before, size_t index) const {
  const mir::LocatedCode& code = *(function_ != nullptr ? function_ : function_at(begin()))->code;
  std::string line = "@" + code.name + "  " + code.texts[index];
  for (uint32_t i = 0; i < 16; ++i) {
    if (state_.general[i] == before.general[i]) continue;
    line += "; " + name_of(Register(1 + i)) + " = ";
    append_hexadecimal(line, state_.general[i]);
  }
  for (uint32_t i = 0; i < state_.xmm.size(); ++i) {
    const Bytes &value = state_.xmm[i], &old = before.xmm[i];
    if (value == old) continue;
    line += "; xmm" + std::to_string(i) + " = ";
    const bool is_wide = part_of(value, 32) != part_of(old, 32);
    for (size_t k = is_wide ? 8 : 4; k-- > 0;)
      append_padded_hexadecimal(line, value.lane<uint64_t>(k), 16);
  }
  for (uint32_t i = 0; i < state_.masks.size(); ++i) {
    if (state_.masks[i] == before.masks[i]) continue;
    line += "; k" + std::to_string(i) + " = ";
    append_hexadecimal(line, state_.masks[i]);
  }
  options_.trace(line + "\n");
}

void Interpreter::execute(Op op, uint64_t from) {
  if (from == function_->address && function_->code->frame == nullptr) note_entry();
  const uint64_t stack = state_.general[kStackPointer];
  if (from != begin() || (!step_control(op) && !step_special(op) && !step_pseudo(op))) {
    if (!semantics_.has(op)) return step_natively(from);
    step_ordinary(op);
  }
  if (state_.general[kStackPointer] < stack) forget_below(stack - kRedZone);
}

void Interpreter::execute_logged(Op op, uint64_t from, size_t index) {
  const Function& function = *function_;
  const uint64_t next = next_;
  const mir::InstrDesc& desc = x86::target()[instruction_->opcode];
  const bool is_call = (desc.properties & mir::instr::Call) != 0;
  StepLog::Entry* entry = options_.log->begin(function.logged, static_cast<uint32_t>(index),
                                              begin(), from == function.address, state_);
  const bool is_branch = op == Op::JMP || op == Op::Jcc || op == Op::JMPr || op == Op::JMPm;
  if (is_branch) options_.log->note_branch(function.logged);
  if (entry == nullptr) return execute(op, from);
  if (is_call) {
    options_.log->wait_for_return(*entry, next);
    return execute(op, from);
  }
  const x86::WrittenMemory written = x86::written_memory(desc, instruction_->width);
  if (written.width != 0)
    entry->memory = address_of(function.code->cells_of(*instruction_).data() + written.cell,
                               [this](Register r) { return state_.word(r); });
  execute(op, from);
  options_.log->set_values(*entry, state_);
  entry->flags = flags_;
  entry->is_taken = rip_ != next;
  if (written.width != 0)
    std::memcpy(entry->stored.bytes.data(), reinterpret_cast<const void*>(entry->memory),
                std::min<size_t>(written.width, sizeof(Bytes)));
}

// Whether it never runs natively.
bool Interpreter::has_meaning(Op op) const {
  return x86::opcode(op) < mir::kFirstTargetOpcode || semantics_.has(op) ||
         (x86::target()[x86::opcode(op)].properties &
          (mir::instr::Terminator | mir::instr::Call)) != 0;
}

// --- memory

void* Interpreter::accessed(uint64_t address, size_t size) const {
  if (!may_access(address, size)) {
    std::string what = text() + " accesses " + std::to_string(size) + " bytes at ";
    append_hexadecimal(what, address);
    fail(what + ", which does not belong to the program");
  }
  return reinterpret_cast<void*>(address);
}
template <class T>
T Interpreter::read(uint64_t address) const {
  T value;
  std::memcpy(&value, accessed(address, sizeof value), sizeof value);
  return value;
}

// --- control flow and the stack

void Interpreter::push(uint64_t value) {
  state_.general[kStackPointer] -= 8;
  store(state_.general[kStackPointer], reinterpret_cast<const uint8_t*>(&value), sizeof value);
}
uint64_t Interpreter::pop() {
  const auto value = read<uint64_t>(state_.general[kStackPointer]);
  state_.general[kStackPointer] += 8;
  return value;
}

void Interpreter::push(Register r) {
  const Bytes value = state_.contents(r), other = undefined_.other(r, state_);
  push(value.lane<uint64_t>(0));
  if (value != other) undefined_stack_.note(state_.general[kStackPointer], 8, value, other);
}
void Interpreter::pop(Register r) {
  Bytes value, other;
  const uint64_t from = state_.general[kStackPointer];
  value.set_lane<uint64_t>(0, pop());
  other = value;
  undefined_stack_.invert(from, other, 8);
  state_.put(r, value);
  undefined_.note(r, value, other, true);
}

uint64_t Interpreter::begin() const {
  return function_->address +
         function_->code
             ->offsets[static_cast<size_t>(instruction_ - function_->code->instructions.data())];
}

// Bytes of an immediate after a displacement, by the opcode before both.
static unsigned immediate_size(const uint8_t* opcode, unsigned width) {
  switch (*opcode) {
    case 0x81:
    case 0xC7:
    case 0x69:
    case 0xF7:
      return std::min(width, 4u);
    case 0xD0:
    case 0xD1:
      return 0;
    default:
      return 1;
  }
}
// What the linker wrote for a symbol: a displacement from address 0, or from the next instruction.
uint64_t Interpreter::linked_displacement(bool is_relative) const {
  const size_t at = x86::displacement_offset(bytes());
  const auto displacement = static_cast<uint64_t>(int64_t{distance_at(bytes() + at)});
  if (!is_relative) return displacement;
  const bool has_immediate = std::ranges::any_of(
      x86::target()[instruction_->opcode].operands,
      [](const OperandSpec& spec) { return spec.kind == OperandKind::Immediate; });
  const unsigned immediate =
      has_immediate ? immediate_size(bytes() + at - 2, instruction_->width) : 0;
  return begin() + at + 4 + immediate + displacement;
}

// The target of a call or jump of a symbol: a distance at the end of the instruction, or an entry
// of the table of addresses at that distance.
uint64_t Interpreter::symbol_target() const {
  const size_t size = next_ - begin();
  const uint8_t* at = bytes();
  while (*at == 0x67 || *at == 0x3E || *at == 0x2E || *at == 0x66 || *at == 0x48) ++at;
  const bool is_indirect = *at == 0xFF;
  const size_t end = static_cast<size_t>(at - bytes()) + (is_indirect ? 6 : 5);
  if (end > size) fail("a call is encoded in an unknown way: " + text());
  const uint64_t target =
      begin() + end + static_cast<uint64_t>(int64_t{distance_at(bytes() + end - 4)});
  return is_indirect ? read<uint64_t>(target) : target;
}
uint64_t Interpreter::block_address(const Cell& cell) const {
  return function_->address + function_->code->block_offsets[cell.payload];
}

void Interpreter::call_function(uint64_t target) {
  go_to_function(target, 0);
  push(next_);
}
// `offset`: of the stack pointer from where it is at a call.
void Interpreter::go_to_function(uint64_t target, uint64_t offset) {
  rip_ = target;
  if (function_at(target) != nullptr) return forget_at_entry();
  if ((state_.general[kStackPointer] + offset) % 16 != 0)
    fail(text() + " calls a library function with a stack pointer that is not a multiple of 16");
  for (const Cell& cell : function_->code->cells_of(*instruction_))
    if (cell.is_use() && undefined_.is_unwritten(cell.reg(), state_))
      fail(text() + " passes undefined " + name_of(cell.reg()) + " to a library function");
  if (options_.log != nullptr) options_.log->before_native(text(), state_, offset);
}
uint64_t Interpreter::target_in(Register r) const {
  if (undefined_.contains(r)) fail(text() + " goes to an address in undefined " + name_of(r));
  return state_.contents(r).lane<uint64_t>(0);
}
uint64_t Interpreter::target_in(const Cell* memory) const {
  const uint64_t address = address_of(memory);
  if (undefined_stack_.is_undefined(address, 8))
    fail(text() + " goes to an address in undefined memory");
  return read<uint64_t>(address);
}

// At the first instruction of a function, which a call or a jump has reached. Frames of calls that
// an exception or a long jump has left go.
void Interpreter::note_entry() {
  while (!frames_.empty() && frames_.back().stack <= state_.general[kStackPointer])
    frames_.pop_back();
  frames_.push_back({function_, state_.general[kStackPointer], state_.general});
}

// At a return, whose address is at `stack`.
void Interpreter::check_return(uint64_t stack) {
  while (!frames_.empty() && frames_.back().stack < stack) frames_.pop_back();
  if (frames_.empty() || frames_.back().stack != stack || frames_.back().function != function_)
    return;
  const Frame frame = std::move(frames_.back());
  frames_.pop_back();
  function_->code->callee_saved.for_each([&](Register r) {
    if (!x86::is_gpr(r) ||
        state_.general[x86::hardware_number(r)] == frame.general[x86::hardware_number(r)])
      return;
    fail("it returns with another value in " + name_of(r) + ", which it has to preserve");
  });
}

bool Interpreter::step_control(Op op) {
  const std::span<const Cell> cells = function_->code->cells_of(*instruction_);
  switch (op) {
    case Op::JMP:
      rip_ = block_address(cells[0]);
      return true;
    case Op::Jcc:
      if (is_undefined(x86::Condition{instruction_->condition}, flags_))
        fail(text() + " depends on undefined flags");
      if (holds(x86::Condition{instruction_->condition}, flags_)) rip_ = block_address(cells[0]);
      return true;
    case Op::JMPr:
      rip_ = target_in(cells[0].reg());
      return true;
    case Op::TAILJMPr:
      go_to_function(target_in(cells[0].reg()), 8);
      return true;
    case Op::JMPm:
      rip_ = target_in(cells.data());
      return true;
    case Op::TAILJMP:
      go_to_function(symbol_target(), 8);
      return true;
    case Op::FENTRY:
      rip_ = symbol_target();
      push(next_);
      return true;
    case Op::CALL:
    case Op::CALLNONE:
    case Op::INVOKE:
      call_function(symbol_target());
      return true;
    case Op::CALLr:
    case Op::CALLNONEr:
    case Op::INVOKEr:
      call_function(target_in(cells[0].reg()));
      return true;
    case Op::CALLm:
    case Op::CALLNONEm:
    case Op::INVOKEm:
      call_function(target_in(cells.data()));
      return true;
    case Op::RET:
      check_return(state_.general[kStackPointer]);
      returned_to_ = rip_ = pop();
      forget_at_return();
      return true;
    case Op::RETi: {
      check_return(state_.general[kStackPointer]);
      returned_to_ = rip_ = pop();
      forget_at_return();
      state_.general[kStackPointer] += cells[0].payload;
      return true;
    }
    default:
      return false;
  }
}

// --- operands

uint64_t Interpreter::address_of(const Cell* memory) const {
  for (size_t i = 0; i < 3; ++i)
    if (memory[i].is_use() && x86::is_gpr(memory[i].reg()) && undefined_.contains(memory[i].reg()))
      fail(text() + " accesses memory at an address that depends on undefined " +
           name_of(memory[i].reg()));
  return address_of(memory, [this](Register r) { return state_.word(r); });
}
template <class Words>
uint64_t Interpreter::address_of(const Cell* memory, Words word_of) const {
  const mir::Address address = mir::Address::from_cells(memory);
  uint64_t result = static_cast<uint64_t>(int64_t{address.displacement});
  if (address.symbol.valid())
    result = linked_displacement(address.base_kind == mir::BaseKind::InstructionPointer);
  else if (address.base_kind == mir::BaseKind::InstructionPointer)  // of decoded bytes
    result += begin();
  if (address.base_kind == mir::BaseKind::Register) result += word_of(address.base);
  if (address.index.valid() && x86::is_gpr(address.index))
    result += word_of(address.index) * address.scale;
  if (address.segment == mir::Segment::Gs) result += gs_base();
  if (address.segment == mir::Segment::Fs) result += fs_base();
  return result;
}

// Sets the values of the operands; returns the address of memory, if one is. `to`: the registers of
// definitions. `chooser`: whose mask says which lanes of memory are accessed.
template <bool IsOther>
uint64_t Interpreter::read_operands(Execution& e, Outputs& to, const Execution& chooser) const {
  const auto holder = [this](Register r) -> const MachineState& {
    return IsOther ? undefined_.holder(r, state_) : state_;
  };
  const auto word_of = [&](Register r) { return holder(r).word(r); };
  const auto copy = [&](Register r, Bytes& bytes) { holder(r).copy(r, bytes); };
  const Cell* cell = function_->code->cells_of(*instruction_).data();
  const bool reads = (e.desc.properties & mir::instr::MayLoad) != 0,
             writes = (e.desc.properties & mir::instr::MayStore) != 0;
  uint64_t memory = 0;
  size_t in = 0, out = 0;
  for (const OperandSpec& spec : e.desc.operands) {
    const Cell& operand = *cell;
    cell += cells_of(spec.kind);
    if (spec.is_def) {
      to[out] = operand.reg();
      copy(operand.reg(), e.out[out++]);
    } else if (spec.kind == OperandKind::Register) {
      copy(operand.reg(), e.in[in++]);
    } else if (spec.kind == OperandKind::Memory) {
      memory = reads || writes ? address_of(&operand) : address_of(&operand, word_of);
      if (!reads && !writes) e.in[in].set_lane<uint64_t>(0, memory);
      if (reads || !writes) ++in;
    } else if (spec.kind == OperandKind::Immediate64) {
      e.in[in++].set_lane<int64_t>(0, mir::immediate64(&operand));
    } else {
      e.in[in++].set_lane<int64_t>(0, static_cast<int32_t>(operand.payload));
    }
  }
  if (!reads) return memory;
  Bytes& loaded = e.in[*memory_input(e)];
  loaded = {};
  for_each_access(chooser, memory, e.in_width[*memory_input(e)],
                  [&](size_t at, uint64_t address, size_t bytes) {
                    Bytes part;
                    std::memcpy(part.bytes.data(), accessed(address, bytes), bytes);
                    if (IsOther) undefined_stack_.invert(address, part, bytes);
                    std::memcpy(&loaded.bytes[at], part.bytes.data(), bytes);
                  });
  return memory;
}

// Visits what the instruction accesses, if it has so many bytes in memory, or lanes of it: where it
// is in the operand, its address and bytes.
template <class Visitor>
void Interpreter::for_each_access(const Execution& e, uint64_t memory, size_t bytes,
                                  Visitor visit) const {
  const ChosenLanes& lanes = semantics_.chosen_lanes(e.op);
  if (lanes.bytes == 0) return visit(size_t{0}, memory, bytes);
  const uint64_t chosen = semantics_.lanes_chosen_by(e);
  for (size_t i = 0; i < 64; ++i)
    if ((chosen >> i & 1) != 0)
      visit(i * lanes.bytes, address_of_lane(e, i, memory), size_t{lanes.bytes});
}
// Of a gather at a base and a distance of its own.
uint64_t Interpreter::address_of_lane(const Execution& e, size_t lane, uint64_t memory) const {
  const ChosenLanes& lanes = semantics_.chosen_lanes(e.op);
  if (lanes.distance == 0) return memory + lane * lanes.bytes;
  size_t cell = 0;
  for (const OperandSpec& spec : e.desc.operands) {
    if (spec.kind == OperandKind::Memory) break;
    cell += cells_of(spec.kind);
  }
  const mir::Address address =
      mir::Address::from_cells(function_->code->cells_of(*instruction_).data() + cell);
  const auto distance_in = [&](const Bytes& distances) {
    return lanes.distance == 4 ? int64_t{distances.lane<int32_t>(lane)}
                               : distances.lane<int64_t>(lane);
  };
  const int64_t distance = distance_in(state_.contents(address.index));
  if (distance != distance_in(undefined_.other(address.index, state_)))
    fail(text() + " accesses memory at an address that depends on undefined " +
         name_of(address.index));
  return memory + static_cast<uint64_t>(distance) * address.scale;
}

bool Interpreter::loads_undefined(const Execution& e, uint64_t memory) const {
  if ((e.desc.properties & mir::instr::MayLoad) == 0) return false;
  bool is_undefined = false;
  for_each_access(e, memory, e.in_width[*memory_input(e)],
                  [&](size_t, uint64_t address, size_t bytes) {
                    is_undefined |= undefined_stack_.is_undefined(address, bytes);
                  });
  return is_undefined;
}
bool Interpreter::reads_undefined(const Execution& e, uint64_t memory) const {
  if (loads_undefined(e, memory)) return true;
  const bool is_conditional = (e.desc.properties & mir::instr::HasCondition) != 0;
  const uint8_t flags =
      is_conditional ? x86::target().condition_reads[instruction_->condition] : e.desc.flags_read;
  return (flags_.undefined & flags) != 0 ||
         std::ranges::any_of(function_->code->cells_of(*instruction_), [&](const Cell& cell) {
           return cell.holds_register() && undefined_.contains(cell.reg());
         });
}

void Interpreter::step_ordinary(Op op) {
  Execution e(op, instruction_->width, x86::Condition{instruction_->condition});
  Outputs to{};
  const uint64_t memory = read_operands<false>(e, to, e);
  e.flags = flags_;
  e.x87 = &state_.x87;
  if (reads_undefined(e, memory)) return step_undefined(e, memory, to);
  semantics_.execute(e);
  finish(e, memory, to);
}

// On both values of what is undefined.
void Interpreter::step_undefined(Execution& e, uint64_t memory, Outputs& to) {
  Execution other = e;
  read_operands<true>(other, to, e);
  const bool is_conditional = (e.desc.properties & mir::instr::HasCondition) != 0;
  other.flags = is_conditional
                    ? opposite(e.condition, flags_)
                    : Flags{static_cast<uint8_t>(flags_.set ^ flags_.undefined), flags_.undefined};
  X87 other_x87 = state_.x87;
  other.x87 = &other_x87;
  const bool is_copied =
      loads_undefined(e, memory) ||
      std::ranges::any_of(function_->code->cells_of(*instruction_), [&](const Cell& cell) {
        return cell.is_use() && undefined_.is_copied(cell.reg());
      });
  const Execution before = e, other_before = other;
  semantics_.execute(e);
  semantics_.execute(other);
  if (is_division(e.op) && operands_differ(before, other_before))
    fail(text() + " divides what is undefined");
  for (size_t i = 0; i < e.out_count; ++i)
    if (!to[i].valid() && !is_copied && is_all_undefined(e, other, i) &&
        !undefined_stack_.contains(memory))
      fail(text() + " stores what is undefined");
  finish(e, memory, to);
  flags_.undefined = undefined_flags(before, other_before, e, other);
  for (size_t i = 0; i < e.out_count && !e.is_undefined; ++i) {
    if (to[i].valid())
      undefined_.note(to[i], e.out[i], other.out[i], is_copied);
    else
      for_each_access(e, memory, e.out_width[i], [&](size_t at, uint64_t address, size_t bytes) {
        undefined_stack_.note(address, bytes, part_of(e.out[i], at), part_of(other.out[i], at));
      });
  }
}

void Interpreter::finish(const Execution& e, uint64_t memory, const Outputs& to) {
  if (e.divides_wrongly && !gate_->runs_code()) fail(text() + " divides by 0, or overflows");
  if (e.divides_wrongly) return step_natively(begin());
  flags_ = e.flags;
  for (size_t i = 0; i < e.out_count; ++i) {
    if (to[i].valid()) {
      put(to[i], e.out[i]);
      if (e.is_undefined) undefined_.forget(RegSet::of(to[i]), state_);
    } else {
      for_each_access(e, memory, e.out_width[i], [&](size_t at, uint64_t address, size_t bytes) {
        store(address, &e.out[i].bytes[at], bytes);
      });
    }
  }
}
void Interpreter::store(uint64_t address, const uint8_t* bytes, size_t count) {
  std::memcpy(accessed(address, count), bytes, count);
  undefined_stack_.define(address, count);
}

// What moves the stack pointer, and what depends on more than its operands.
bool Interpreter::step_special(Op op) {
  const Cell* cell = function_->code->cells_of(*instruction_).data();
  switch (op) {
    case Op::PUSH:
      push(cell[0].reg());
      return true;
    case Op::POP:
      pop(cell[0].reg());
      return true;
    case Op::VZEROUPPER:
      for (uint32_t i = 0; i < 16; ++i) zero_upper(x86::xmm(i));
      return true;
    case Op::RDTSC: {
      const uint64_t ticks = clock_ticks();
      state_.general[0] = ticks & UINT32_MAX;
      state_.general[2] = ticks >> 32;
      undefined_.define(x86::rax);
      undefined_.define(x86::rdx);
      return true;
    }
    case Op::TLS_ADDRESS:  // lea of the symbol's entry, in 8 bytes, and a call
      undefined_.define(x86::rdi);
      state_.general[7] = begin() + 8 + static_cast<uint64_t>(int64_t{distance_at(bytes() + 4)});
      call_function(begin() + 16 + static_cast<uint64_t>(int64_t{distance_at(bytes() + 12)}));
      return true;
    default:
      return false;
  }
}

void Interpreter::put(Register r, const Bytes& bytes) {
  state_.put(r, bytes);
  undefined_.define(r);
}

// Of a zmm register.
void Interpreter::zero_upper(Register r) {
  Bytes value = state_.contents(r), other = undefined_.other(r, state_);
  std::memset(&value.bytes[16], 0, Bytes::kSize - 16);
  std::memset(&other.bytes[16], 0, Bytes::kSize - 16);
  state_.put(r, value);
  undefined_.note(r, value, other, undefined_.is_copied(r));
}

std::string Interpreter::name_of(Register r) {
  return std::string(x86::target().register_names[r.number()]);
}
// The instruction's.
std::string Interpreter::text() const {
  const auto index = instruction_ - function_->code->instructions.data();
  return "'" + function_->code->texts[static_cast<size_t>(index)] + "'";
}
void Interpreter::fail(const std::string& what, bool is_limit) const {
  options_.fail(function_ == nullptr ? std::string_view() : function_->code->name, what, is_limit);
  std::abort();
}

}  // namespace lilt::machine
