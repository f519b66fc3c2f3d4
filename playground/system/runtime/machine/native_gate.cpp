// All that is native is the library's functions: the program calls them by addresses of their own,
// or through the linker's stubs, jumps by a table.
#include "runtime/machine/native_gate.h"

#include <cstring>

#include "playground/core/machine_library.h"
#include "runtime/machine/machine_interpreter.h"

namespace lilt::machine {

namespace {

constexpr unsigned kStack = 4;  // rsp's number

template <class T>
T word_at(uint64_t address) {
  T value;
  std::memcpy(&value, reinterpret_cast<const void*>(address), sizeof value);
  return value;
}

class LibraryGate final : public NativeGate {
 public:
  LibraryGate(Interpreter& interpreter, MachineState& state)
      : interpreter_(interpreter), state_(state) {}

  void handle_traps() override {}
  void enter(uint64_t target) override {
    while (is_stub(target)) target = word_at<uint64_t>(target + 6 + word_at<int32_t>(target + 2));
    const uint64_t stack = state_.general[kStack];
    state_.trap = word_at<uint64_t>(stack);
    state_.general[kStack] = stack + 8;
    state_.native_flags = 0;
    call_library_function(target, state_, interpreter_);
  }
  bool runs_code() const override { return false; }
  uint64_t done() const override { return UINT64_MAX; }
  void* entry_to(uint64_t, bool) override { return nullptr; }

 private:
  // jmp *distance(%rip)
  static bool is_stub(uint64_t target) {
    return target <= UINT32_MAX && word_at<uint16_t>(target) == 0x25FF;
  }

  Interpreter& interpreter_;
  MachineState& state_;
};

}  // namespace

std::unique_ptr<NativeGate> make_native_gate(Interpreter& interpreter, MachineState& state) {
  return std::make_unique<LibraryGate>(interpreter, state);
}

}  // namespace lilt::machine
