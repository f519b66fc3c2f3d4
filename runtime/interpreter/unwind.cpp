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
const CallSite* Unwinder::invoke_of(size_t level) const {
  const Code& code = *state_.frames.at_level(level).code;
  const Operation& op = level == 0 ? *state_.program_counter : *state_.frames.at_level(level).pc;
  if (op.code != OperationCode::Call && op.code != OperationCode::TracedCall) return nullptr;
  const CallSite& site = code.calls[static_cast<size_t>(op.b)];
  return site.landing_pad == 0 ? nullptr : &site;
}

// The selector of the first clause that takes the exception; nothing: none does.
std::optional<uint32_t> Unwinder::selector_of(const LandingPadClauses& pad,
                                              ThrownException& exception) {
  const TypeRules rules = image_.type_rules();
  uint32_t filters = 0;
  for (const LandingPadClauses::Clause& clause : pad.clauses) {
    auto catches = [&](const Cell& type) { return rules.catches(type, exception); };
    if (clause.is_filter) {
      ++filters;
      if (std::ranges::none_of(clause.types, catches)) return 0 - filters;
    } else if (catches(clause.types[0])) {
      return exceptions.number_of(clause.types[0]);
    }
  }
  return std::nullopt;
}

bool Unwinder::find_handler(ThrownException& exception, bool is_in_callback) {
  for (size_t level = 0; level < state_.frames.size(); ++level) {
    const CallFrame& frame = state_.frames.at_level(level);
    if (const CallSite* site = invoke_of(level)) {
      const auto selector = selector_of(frame.code->landing_pads[site->landing_pad - 1], exception);
      if (selector) {
        exception.selector = *selector;
        exception.handler_depth = state_.frames.size() - level;
        return true;
      }
    }
    if (is_in_callback && frame.is_callback())
      throw Fault{FaultKind::Unsupported,
                  "the interpreter does not support an exception that leaves a function which the "
                  "library called",
                  kNoOffset,
                  {}};
  }
  return false;
}

void Unwinder::enter_landing_pad(const ThrownException& exception) {
  for (;; state_.end_frame()) {
    const CallSite* site = invoke_of(0);
    if (site == nullptr) continue;
    const bool is_handler = state_.frames.size() == exception.handler_depth;
    if (!is_handler && !state_.code->landing_pads[site->landing_pad - 1].is_cleanup) continue;
    pending_exception_ = {exception.object, integer_cell(is_handler ? exception.selector : 0)};
    return state_.go_to(state_.code->switches[site->unwind].otherwise);
  }
}

void Unwinder::landing_pad(const Operation& op) {
  std::ranges::copy(pending_exception_, state_.cells_at(op.result));
}

void Machine::unwind(const Cell& object) {
  ThrownException& exception = unwinder_.exceptions.at(object, memory);
  const bool is_found = exception.handler_depth < frames.size();
  if (!is_found && !unwinder_.find_handler(exception, callback_depth_ != 0)) terminate(&exception);
  unwinder_.enter_landing_pad(exception);
}

void Machine::resume_unwinding(const Operation& op) {
  const Cell object = value(op.a);
  unwind(object);
}

void Machine::terminate(const ThrownException* exception) {
  if (const Cell handler = std::exchange(unwinder_.exceptions.terminate_handler, null_cell());
      handler.bits != 0) {
    if (exception != nullptr && exception->is_flying) {  // it counts as caught
      ThrownException& caught = unwinder_.exceptions.by_object.at(exception->object.bits);
      caught.is_flying = false;
      ++caught.handlers;
      unwinder_.exceptions.caught.push_back(caught.object.bits);
    }
    call_procedure(handler, {});
    throw ProgramExit{kAbortStatus};
  }
  std::string message = "terminate called without an active exception\n";
  if (exception != nullptr) {
    const std::string name = image_.type_rules().name_of(exception->type);
    message = "terminate called after throwing an instance of '" + readable_name(name) + "'\n";
    if (const LibraryClass* found = find_library_class(name)) {
      std::string text(found->text);
      if (text.empty())
        text = memory.string_at(
            memory.load_pointer(Memory::moved(exception->object, kLibraryMessage)));
      message += "  what():  " + text + "\n";
    }
  }
  write_output(2, message);
  throw ProgramExit{kAbortStatus};
}

// --- for library functions

void Machine::throw_exception(const Cell& object) {
  ++unwinder_.exceptions.uncaught;
  unwinder_.exceptions.at(object, memory).is_flying = true;
  unwinder_.exceptions.at(object, memory).handler_depth = ThrownException::kUnknown;
  unwind(object);
}

void Machine::call_procedure(const Cell& function, std::span<const Cell> arguments) {
  const ssa::Symbol& callee = module[callee_of(function)];
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
