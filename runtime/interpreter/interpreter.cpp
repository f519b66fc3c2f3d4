#include "runtime/interpreter/interpreter.h"

#include <cfenv>
#include <cstdio>

#include "runtime/interpreter/machine.h"
#include "runtime/interpreter/strict.h"

namespace lilt::runtime {

std::string_view name(FaultKind kind) {
  constexpr std::string_view kNames[] = {
#define X(enumerator, word) word,
      LILT_FAULT_KINDS(X)
#undef X
  };
  return kNames[static_cast<size_t>(kind)];
}

namespace {

// Saves and restores the host's rounding mode and exceptions, which a program may change.
class FloatingEnvironment {
 public:
  FloatingEnvironment() { std::fegetenv(&saved_); }
  ~FloatingEnvironment() { std::fesetenv(&saved_); }
  FloatingEnvironment(const FloatingEnvironment&) = delete;
  FloatingEnvironment& operator=(const FloatingEnvironment&) = delete;

 private:
  std::fenv_t saved_;
};

}  // namespace

Outcome interpret(const ssa::Module& module, const BodySource& bodies,
                  const InterpreterOptions& options) {
  FloatingEnvironment environment;
  Outcome outcome;
  try {
    outcome.status = options.strict ? StrictMachine(module, bodies, options).run_program()
                                    : Machine(module, bodies, options).run_program();
  } catch (const ProgramExit& exit) {
    outcome.status = exit.status;
  } catch (Fault& fault) {
    outcome.failure = std::move(fault);
  } catch (const InvalidBody&) {
    outcome.invalid_body = true;
  }
  if (!options.output) std::fflush(stdout);
  return outcome;
}

void report_failure(Diagnostics& diagnostics, const ssa::Module& module, const Fault& failure) {
  std::string message = failure.message + " [" + std::string(name(failure.kind)) + "]";
  if (module.source() == nullptr) {
    diagnostics.error(std::move(message));
    return;
  }
  Diagnostic& diagnostic = diagnostics.error(*module.source(), failure.offset, std::move(message));
  diagnostic.notes = failure.notes;
}

}  // namespace lilt::runtime
