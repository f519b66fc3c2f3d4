#include "runtime/machine/native_gate.h"

#include <asmjit/x86.h>
#include <signal.h>
#include <ucontext.h>

#include <cstddef>
#include <vector>

#include "runtime/machine/machine_interpreter.h"

namespace lilt::machine {

namespace aj = asmjit::x86;

namespace {

constexpr unsigned kStack = 4;  // rsp's number

template <class Member>
aj::Mem member_at(const aj::Gp& base, Member offset, unsigned size = 8) {
  return aj::Mem(base, static_cast<int32_t>(offset), size);
}
aj::Mem general_at(const aj::Gp& base, unsigned i) {
  return member_at(base, offsetof(MachineState, general) + 8 * i);
}

// What the processor has of vector registers: bytes of each; with those of zmm registers also
// masks.
unsigned vector_width() {
  if (__builtin_cpu_supports("avx512bw")) return 64;
  return __builtin_cpu_supports("avx") ? 32 : 16;
}

void move_vectors(aj::Assembler& a, const aj::Gp& base, unsigned width, bool is_load) {
  const auto move = [&](asmjit::InstId id, const aj::Reg& r, const aj::Mem& at) {
    if (is_load)
      a.emit(id, r, at);
    else
      a.emit(id, at, r);
  };
  for (unsigned i = 0; i < (width == 64 ? 32 : 16); ++i) {
    const aj::Mem at = member_at(base, offsetof(MachineState, xmm) + sizeof(Bytes) * i, width);
    const auto id = width == 16 ? aj::Inst::kIdMovups : aj::Inst::kIdVmovups;
    if (width == 64)
      move(id, aj::zmm(i), at);
    else if (width == 32)
      move(id, aj::ymm(i), at);
    else
      move(id, aj::xmm(i), at);
  }
  for (unsigned i = 0; i < (width == 64 ? 8 : 0); ++i)
    move(aj::Inst::kIdKmovq, aj::k(i), member_at(base, offsetof(MachineState, masks) + 8 * i));
}

int64_t call_by(Interpreter* interpreter, uint64_t address, bool ends_process,
                const int64_t* integers) {
  return interpreter->call(address, ends_process, integers);
}

constexpr aj::Gp kSaved[] = {aj::rbx, aj::rbp, aj::r12, aj::r13, aj::r14, aj::r15};

// rdi: the target, which comes through a word below the program's stack, since all registers are
// the program's.
void write_entry(aj::Assembler& a, MachineState& state, unsigned width) {
  for (const aj::Gp& r : kSaved) a.push(r);
  a.mov(aj::rax, reinterpret_cast<uint64_t>(&state));
  a.mov(member_at(aj::rax, offsetof(MachineState, host_stack)), aj::rsp);
  move_vectors(a, aj::rax, width, true);
  a.frstor(member_at(aj::rax, offsetof(MachineState, x87), 0));
  a.mov(aj::rsp, general_at(aj::rax, kStack));
  a.lea(aj::rsp, aj::ptr(aj::rsp, -kRedZone));
  a.push(aj::rdi);
  for (unsigned i = 1; i < 16; ++i)
    if (i != kStack) a.mov(aj::gpq(i), general_at(aj::rax, i));
  a.mov(aj::rax, general_at(aj::rax, 0));
  a.ret(kRedZone);
}

// rax: the state; the handler of traps has saved the program's.
void write_exit(aj::Assembler& a, unsigned width) {
  for (unsigned i = 1; i < 16; ++i)
    if (i != kStack) a.mov(general_at(aj::rax, i), aj::gpq(i));
  a.mov(general_at(aj::rax, kStack), aj::rsp);
  move_vectors(a, aj::rax, width, false);
  a.fnsave(member_at(aj::rax, offsetof(MachineState, x87), 0));
  a.mov(aj::rsp, member_at(aj::rax, offsetof(MachineState, host_stack)));
  if (width > 16) a.vzeroupper();
  for (size_t i = std::size(kSaved); i-- > 0;) a.pop(kSaved[i]);
  a.ret();
}

class JumpGate final : public NativeGate {
 public:
  JumpGate(Interpreter& interpreter, MachineState& state, unsigned width);
  ~JumpGate() override;
  JumpGate(const JumpGate&) = delete;
  JumpGate& operator=(const JumpGate&) = delete;

  void handle_traps() override;
  void enter(uint64_t target) override { enter_(target); }
  bool runs_code() const override { return true; }
  uint64_t done() const override { return done_; }
  void* entry_to(uint64_t address, bool ends_process) override;

 private:
  static void on_trap(int signal, siginfo_t* info, void* context, JumpGate& gate);

  asmjit::JitRuntime runtime_;
  Interpreter& interpreter_;
  MachineState& state_;
  void (*enter_)(uint64_t) = nullptr;
  uint64_t exit_ = 0, done_ = 0, handler_ = 0;
  struct sigaction former_action_ = {};
  std::vector<void*> entries_;
};

// The context goes on where registers are saved.
void JumpGate::on_trap(int signal, siginfo_t* info, void* context, JumpGate& gate) {
  greg_t* registers = static_cast<ucontext_t*>(context)->uc_mcontext.gregs;
  MachineState& state = gate.state_;
  state.trap = static_cast<uint64_t>(registers[REG_RIP]) - 1;
  if (state.trap != gate.done_ && !gate.interpreter_.takes_over_at(state.trap)) {
    ::sigaction(SIGTRAP, &gate.former_action_, nullptr);
    if ((gate.former_action_.sa_flags & SA_SIGINFO) != 0)
      gate.former_action_.sa_sigaction(signal, info, context);
    else
      ::raise(SIGTRAP);
    return;
  }
  state.native_flags = static_cast<uint64_t>(registers[REG_EFL]);
  state.general[0] = static_cast<uint64_t>(registers[REG_RAX]);
  registers[REG_RAX] = reinterpret_cast<greg_t>(&state);
  registers[REG_RIP] = static_cast<greg_t>(gate.exit_);
}

JumpGate::JumpGate(Interpreter& interpreter, MachineState& state, unsigned width)
    : interpreter_(interpreter), state_(state) {
  asmjit::CodeHolder code;
  code.init(runtime_.environment());
  aj::Assembler a(&code);
  write_entry(a, state, width);
  const asmjit::Label exit = a.newLabel(), done = a.newLabel(), handler = a.newLabel();
  a.bind(exit);
  write_exit(a, width);
  a.bind(done);
  a.int3();
  a.bind(handler);
  a.mov(aj::rcx, reinterpret_cast<uint64_t>(this));
  a.mov(aj::rax, reinterpret_cast<uint64_t>(&on_trap));
  a.jmp(aj::rax);
  runtime_.add(&enter_, &code);
  const auto begin = reinterpret_cast<uint64_t>(enter_);
  exit_ = begin + code.labelOffset(exit);
  done_ = begin + code.labelOffset(done);
  handler_ = begin + code.labelOffset(handler);
}

JumpGate::~JumpGate() {
  runtime_.release(enter_);
  for (void* entry : entries_) runtime_.release(entry);
}

// On the stack of handlers, if there is one: the program's own may be at its end.
void JumpGate::handle_traps() {
  struct sigaction action = {};
  action.sa_sigaction = reinterpret_cast<void (*)(int, siginfo_t*, void*)>(handler_);
  action.sa_flags = SA_SIGINFO | SA_ONSTACK;
  ::sigaction(SIGTRAP, &action, &former_action_);
}

void* JumpGate::entry_to(uint64_t address, bool ends_process) {
  asmjit::CodeHolder code;
  code.init(runtime_.environment());
  aj::Assembler a(&code);
  for (const aj::Gp& r : {aj::r9, aj::r8, aj::rcx, aj::rdx, aj::rsi, aj::rdi}) a.push(r);
  a.mov(aj::rcx, aj::rsp);
  a.mov(aj::edx, ends_process ? 1 : 0);
  a.sub(aj::rsp, 8);
  a.mov(aj::rdi, reinterpret_cast<uint64_t>(&interpreter_));
  a.mov(aj::rsi, address);
  a.mov(aj::rax, reinterpret_cast<uint64_t>(&call_by));
  a.call(aj::rax);
  a.add(aj::rsp, 7 * 8);
  a.ret();
  void* entry = nullptr;
  runtime_.add(&entry, &code);
  return entries_.emplace_back(entry);
}

}  // namespace

std::unique_ptr<NativeGate> make_native_gate(Interpreter& interpreter, MachineState& state) {
  return std::make_unique<JumpGate>(interpreter, state, vector_width());
}

}  // namespace lilt::machine
