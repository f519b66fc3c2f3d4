// Where interpreted code and native code meet.
//
// Idea. The processor must not run the program's code, but native code returns to it, calls it
// back, unwinds and jumps into it. So its bytes are traps (int3): whatever reaches it raises
// SIGTRAP, and the handler, which is made for one interpreter, leads back into it with all
// registers. A SIGTRAP of another origin has the effect that it has without the gate.
#pragma once

#include <cstdint>
#include <memory>

namespace lilt::machine {

class Interpreter;
struct MachineState;

class NativeGate {
 public:
  virtual ~NativeGate() = default;
  // Handles SIGTRAP of this process from now on.
  virtual void handle_traps() = 0;
  // Goes to native code with the registers of the state, its stack pointer among them, and returns
  // when a trap is reached: the state then has the registers and the trap's address.
  virtual void enter(uint64_t target) = 0;
  // Whether the processor can execute the program's own instructions.
  virtual bool runs_code() const = 0;
  // A trap that no code is behind.
  virtual uint64_t done() const = 0;
  // Native code that calls a function of up to six integers by the interpreter.
  virtual void* entry_to(uint64_t address, bool ends_process) = 0;
};

std::unique_ptr<NativeGate> make_native_gate(Interpreter& interpreter, MachineState& state);

}  // namespace lilt::machine
