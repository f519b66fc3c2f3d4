// Where interpreted code and native code meet.
//
// Idea. The processor must not run the program's code, but native code returns to it, calls it
// back, unwinds and jumps into it. So its bytes are traps (int3): whatever reaches it raises
// SIGTRAP, and the handler, which is made for one interpreter, leads back into it with all
// registers. A SIGTRAP of another origin has the effect that it has without the gate.
#pragma once

#include <asmjit/x86.h>
#include <signal.h>

#include <cstdint>
#include <vector>

namespace lilt::machine {

class Interpreter;
struct MachineState;

class NativeGate {
 public:
  // `has_avx`: whole ymm registers are passed, else xmm registers.
  NativeGate(Interpreter& interpreter, MachineState& state, bool has_avx);
  ~NativeGate();
  NativeGate(const NativeGate&) = delete;
  NativeGate& operator=(const NativeGate&) = delete;

  // Handles SIGTRAP of this process from now on.
  void handle_traps();
  // Jumps to native code with the registers of the state, its stack pointer among them, and returns
  // when a trap is reached: the state then has the registers and the trap's address.
  void enter(uint64_t target) const { enter_(target); }
  // A trap that no code is behind.
  uint64_t done() const { return done_; }
  // Native code that calls a function of up to six integers by the interpreter.
  void* entry_to(uint64_t address, bool ends_process);

 private:
  static void on_trap(int signal, siginfo_t* info, void* context, NativeGate& gate);

  asmjit::JitRuntime runtime_;
  Interpreter& interpreter_;
  MachineState& state_;
  void (*enter_)(uint64_t) = nullptr;
  uint64_t exit_ = 0, done_ = 0, handler_ = 0;
  struct sigaction former_action_ = {};
  std::vector<void*> entries_;
};

}  // namespace lilt::machine
