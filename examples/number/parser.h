// From tokens to the syntax tree.
#pragma once

#include <memory>
#include <variant>
#include <vector>

#include "ast.h"
#include "lexer.h"
#include "source.h"

namespace number {

/// A definition or a statement that stands alone.
using TopLevelItem = std::variant<std::unique_ptr<FunctionDecl>, std::unique_ptr<Stmt>>;

/// Reads `functionDecl*`. Reports errors and goes on after them: what it returns is what could be
/// read. Linear.
std::vector<std::unique_ptr<FunctionDecl>> parseSourceFile(std::vector<Token> tokens,
                                                           Diagnostics& diagnostics);

/// Reads one input of a read–evaluate–print loop: `(functionDecl | statement)*`, where the last
/// statement needs no semicolon.
std::vector<TopLevelItem> parseInput(std::vector<Token> tokens, Diagnostics& diagnostics);

}  // namespace number
