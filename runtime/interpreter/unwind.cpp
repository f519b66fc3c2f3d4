// Unwinding of interpreted programs, in two phases: the first finds the frame whose landing pad
// catches the exception, the second ends the frames up to the next landing pad, which runs as a
// cleanup or as the handler. `resume` goes on with both phases from its own frame.
#include <algorithm>

#include "runtime/interpreter/machine.h"

namespace lilt::runtime {

namespace {

constexpr int kAbortStatus = 128 + 6;

}  // namespace

// The invoke that a frame waits for; null: an exception only passes through it.
const CallSite* Machine::invoke_of(size_t level) const {
  const Code& code = *frames_.at_level(level).code;
  const Operation& op = level == 0 ? *pc_ : *frames_.at_level(level).pc;
  if (op.code != OperationCode::Call && op.code != OperationCode::TracedCall) return nullptr;
  const CallSite& site = code.calls[static_cast<size_t>(op.b)];
  return site.landing_pad == 0 ? nullptr : &site;
}

// The selector of the first clause that takes the exception; nothing: none does.
std::optional<uint32_t> Machine::selector_of(const LandingPadClauses& pad,
                                             ThrownException& exception) {
  const TypeRules rules(module_, memory_, symbols_);
  uint32_t filters = 0;
  for (const LandingPadClauses::Clause& clause : pad.clauses) {
    auto catches = [&](const Cell& type) { return rules.catches(type, exception); };
    if (clause.is_filter) {
      ++filters;
      if (std::ranges::none_of(clause.types, catches)) return 0 - filters;
    } else if (catches(clause.types[0])) {
      return exceptions_.number_of(clause.types[0]);
    }
  }
  return std::nullopt;
}

void Machine::unwind(const Cell& object) {
  ThrownException& exception = exceptions_.at(object, memory_);
  std::optional<uint32_t> selector;
  size_t handler = 0;
  for (; handler < frames_.size() && !selector; ++handler) {
    const CallSite* site = invoke_of(handler);
    if (site != nullptr)
      selector = selector_of(frames_.at_level(handler).code->landing_pads[site->landing_pad - 1],
                             exception);
    if (!selector && callback_depth_ != 0 && frames_.at_level(handler).is_callback())
      throw Fault{FaultKind::Unsupported,
                  "the interpreter does not support an exception that leaves a function which the "
                  "library called",
                  kNoOffset,
                  {}};
  }
  if (!selector) terminate(&exception);
  for (size_t level = 1;; ++level) {
    const bool is_handler = level == handler;
    const CallSite* site = invoke_of(0);
    const LandingPadClauses* pad =
        site == nullptr ? nullptr : &code_->landing_pads[site->landing_pad - 1];
    if (pad != nullptr && (is_handler || pad->is_cleanup)) {
      pending_exception_ = {object, integer_cell(is_handler ? *selector : 0)};
      return go_to(code_->switches[site->unwind].otherwise);
    }
    end_frame();
  }
}

// Ends the running function without a result. Its caller waits for the call.
void Machine::end_frame() {
  memory_.release_stack(frames_.top().mark, place());
  memory_.discharge_frame(FrameStack::charge_of(*code_));
  frames_.pop();
  resume(frames_.top());
}

void Machine::landing_pad(const Operation& op) {
  std::ranges::copy(pending_exception_, cells_at(op.result));
}

void Machine::resume_unwinding(const Operation& op) {
  const Cell object = value(op.a);
  unwind(object);
}

void Machine::terminate(const ThrownException* exception) {
  std::string message = "terminate called without an active exception\n";
  if (exception != nullptr)
    message = "terminate called after throwing an instance of '" +
              TypeRules(module_, memory_, symbols_).name_of(exception->type) + "'\n";
  write_output(2, message);
  throw ProgramExit{kAbortStatus};
}

// --- for library functions

void Machine::throw_exception(const Cell& object) {
  ++exceptions_.uncaught;
  unwind(object);
}

void Machine::call_procedure(const Cell& function, std::span<const Cell> arguments) {
  enter_callback();
  enter_with(callee_of(function), arguments, -1, CallFrame::kCallback);
  run();
  --callback_depth_;
}

}  // namespace lilt::runtime
