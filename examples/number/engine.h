// The two ways to run inputs of a read–evaluate–print loop, behind one interface: the interpreter,
// and compiled code in memory.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "sema.h"

namespace number {

class Engine {
 public:
  virtual ~Engine() = default;

  /// Adds functions and variables; functions take the place of earlier ones of their names, for
  /// earlier callers, too. The input must outlive the engine. Returns an error message, or nothing.
  virtual std::optional<std::string> define(const ResolvedInput& input) = 0;

  /// Runs one of the statements of an input that is defined. Returns its value, 0 if it is Void; or
  /// nothing, and why in `error`.
  virtual std::optional<double> run(const std::unique_ptr<ResolvedFunctionDecl>& statement,
                                    std::string& error) = 0;
};

/// An engine on the interpreter. The built-in functions must outlive it.
std::unique_ptr<Engine> makeInterpretingEngine(const ResolvedTree& builtins);

/// An engine on lilt's JIT. `level`: of optimization, 0 or 2. Returns null and says why in `error`
/// if there is no memory for code.
std::unique_ptr<Engine> makeCompilingEngine(const ResolvedTree& builtins, int level,
                                            std::string& error);

}  // namespace number
