// Unwinding of interpreted programs, in two phases: the first finds the frame whose landing pad
// catches the exception, the second ends the frames up to the next landing pad, which runs as a
// cleanup or as the handler. `resume` goes on with the second one: a stack of cleanups is searched
// once.
#include <cxxabi.h>

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "runtime/interpreter/machine.h"

namespace lilt::runtime {

namespace {

constexpr int kAbortStatus = 128 + 6;

// The name of a type as it is written in C++; as it is mangled if that fails.
std::string readable_name(const std::string& mangled) {
  int status = 0;
  char* text = abi::__cxa_demangle(mangled.c_str(), nullptr, nullptr, &status);
  std::string name = status == 0 ? text : mangled;
  std::free(text);
  return name;
}

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
  const TypeRules rules = type_rules();
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

// The first phase.
void Machine::find_handler(ThrownException& exception) {
  for (size_t level = 0; level < frames_.size(); ++level) {
    const CallFrame& frame = frames_.at_level(level);
    if (const CallSite* site = invoke_of(level)) {
      const auto selector = selector_of(frame.code->landing_pads[site->landing_pad - 1], exception);
      if (selector) {
        exception.selector = *selector;
        exception.handler_depth = frames_.size() - level;
        return;
      }
    }
    if (callback_depth_ != 0 && frame.is_callback())
      throw Fault{FaultKind::Unsupported,
                  "the interpreter does not support an exception that leaves a function which the "
                  "library called",
                  kNoOffset,
                  {}};
  }
  terminate(&exception);
}

// The second phase.
void Machine::enter_landing_pad(const ThrownException& exception) {
  for (;; end_frame()) {
    const CallSite* site = invoke_of(0);
    if (site == nullptr) continue;
    const bool is_handler = frames_.size() == exception.handler_depth;
    if (!is_handler && !code_->landing_pads[site->landing_pad - 1].is_cleanup) continue;
    pending_exception_ = {exception.object, integer_cell(is_handler ? exception.selector : 0)};
    return go_to(code_->switches[site->unwind].otherwise);
  }
}

void Machine::unwind(const Cell& object) {
  ThrownException& exception = exceptions_.at(object, memory_);
  if (exception.handler_depth >= frames_.size()) find_handler(exception);
  enter_landing_pad(exception);
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
  if (const Cell handler = std::exchange(exceptions_.terminate_handler, null_cell());
      handler.bits != 0) {
    if (exception != nullptr && exception->is_flying) {  // it counts as caught
      ThrownException& caught = exceptions_.by_object.at(exception->object.bits);
      caught.is_flying = false;
      ++caught.handlers;
      exceptions_.caught.push_back(caught.object.bits);
    }
    call_procedure(handler, {});
    throw ProgramExit{kAbortStatus};
  }
  std::string message = "terminate called without an active exception\n";
  if (exception != nullptr) {
    const std::string name = type_rules().name_of(exception->type);
    message = "terminate called after throwing an instance of '" + readable_name(name) + "'\n";
    if (const LibraryClass* found = find_library_class(name)) {
      std::string text(found->text);
      if (text.empty())
        text = memory_.string_at(
            memory_.load_pointer(Memory::moved(exception->object, kLibraryMessage)));
      message += "  what():  " + text + "\n";
    }
  }
  write_output(2, message);
  throw ProgramExit{kAbortStatus};
}

// --- for library functions

void Machine::throw_exception(const Cell& object) {
  ++exceptions_.uncaught;
  exceptions_.at(object, memory_).is_flying = true;
  exceptions_.at(object, memory_).handler_depth = ThrownException::kUnknown;
  unwind(object);
}

void Machine::call_procedure(const Cell& function, std::span<const Cell> arguments) {
  const ssa::Symbol& callee = module_[callee_of(function)];
  if (!callee.is_definition) {  // a destructor of the library's exceptions has nothing to do
    if (library_member(callee.name).member.starts_with('D')) return;
    throw Fault{FaultKind::Unsupported,
                "the interpreter does not call '@" + std::string(callee.name) + "' back",
                kNoOffset,
                {}};
  }
  enter_callback();
  enter_with(callee_of(function), arguments, -1, CallFrame::kCallback);
  run();
  --callback_depth_;
}

}  // namespace lilt::runtime
