// Runs the resolved tree as it stands. It is the reference for the compiled programs: the tests run
// each program both ways.
#pragma once

#include <map>
#include <optional>
#include <string>

#include "resolved.h"

namespace number {

/// Holds the functions of a program, or of the inputs of a read–evaluate–print loop.
class Interpreter {
 public:
  /// Adds functions. They take the place of earlier ones of their names, for earlier callers, too.
  /// They must outlive the interpreter.
  void define(ResolvedFunctions functions);

  /// Runs a function without parameters, and returns its value: 0 if it is Void. Returns nothing if
  /// the stack overflows.
  std::optional<double> run(const ResolvedFunctionDecl& function);

  /// Runs a function without parameters by its name.
  std::optional<double> run(const std::string& identifier);

 private:
  friend class Execution;

  std::map<std::string, const ResolvedFunctionDecl*> functions;
  std::map<const ResolvedDecl*, double> globals;
};

}  // namespace number
