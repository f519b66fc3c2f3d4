#include "runtime/interpreter/interpreter.h"

#include <cfenv>
#include <cstdio>

#include "ir/ssa/printer.h"
#include "runtime/interpreter/machine.h"
#include "runtime/interpreter/observed.h"
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

// Says where a program that ran on was stopped: " in '@f', block '%loop', at '%c = icmp …'".
std::string place_of(const ssa::Module& module, const BodySource& bodies, const Fault& fault) {
  if (!fault.function.valid()) return {};
  std::string text = " in '@" + std::string(module[fault.function].name) + "'";
  const std::unique_ptr<ssa::Function> body = bodies(fault.function);
  if (body == nullptr) return text;
  const ssa::FunctionTexts texts = ssa::texts_of(*body);
  for (ssa::BlockId block : body->blocks())
    for (ssa::InstId id = (*body)[block].first; id.valid(); id = body->next(id))
      if (body->offset_of(id) == fault.offset)
        return text + ", block '" + texts.blocks[block.index()] + "', at '" +
               in_one_line(texts.instructions[id.index()]) + "'";
  return text;
}

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
    outcome.is_cut_short =
        fault.kind == FaultKind::StepLimit || fault.kind == FaultKind::Interrupted;
    if (outcome.is_cut_short) {
      outcome.status = fault.kind == FaultKind::StepLimit ? kStepLimitStatus : kInterruptStatus;
      fault.message += place_of(module, bodies, fault);
    }
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
