#include "runtime/interpreter/interrupt.h"

#include <signal.h>

#include <atomic>

namespace lilt::runtime {

namespace {

// All that the handler may touch.
struct Shared {
  std::atomic<bool> is_active = false, is_requested = false;
  std::atomic<Code*> codes = nullptr;
  struct sigaction former = {};
};

constexpr std::atomic<bool> kNever = false;

Shared& shared() {
  static Shared instance;
  return instance;
}

void stop(Code& code) {
  for (Operation& operation : code.operations)
    if (operation.offset != kNoOffset)
      std::atomic_ref(operation.code).store(OperationCode::Interrupt, std::memory_order_relaxed);
}

void on_interrupt(int) {
  Shared& state = shared();
  state.is_requested = true;
  ::sigaction(SIGINT, &state.former, nullptr);
  for (Code* code = state.codes; code != nullptr; code = code->next_interruptible) stop(*code);
}

}  // namespace

Interruption::Interruption(bool is_wanted) : request_(&kNever) {
  Shared& state = shared();
  if (!is_wanted || state.is_active.exchange(true)) return;
  is_active_ = true;
  request_ = &state.is_requested;
  state.codes = nullptr;
  state.is_requested = false;
  ::sigaction(SIGINT, nullptr, &state.former);
  if (state.former.sa_handler == SIG_IGN) return;
  struct sigaction action = {};  // without SA_RESTART: reading input ends, too
  action.sa_handler = on_interrupt;
  ::sigaction(SIGINT, &action, nullptr);
}

Interruption::~Interruption() {
  if (!is_active_) return;
  Shared& state = shared();
  ::sigaction(SIGINT, &state.former, nullptr);
  state.codes = nullptr;
  state.is_active = false;
}

void Interruption::add(Code& code) {
  if (!is_active_) return;
  Shared& state = shared();
  code.next_interruptible = state.codes;
  state.codes = &code;
  if (state.is_requested) stop(code);
}

}  // namespace lilt::runtime
