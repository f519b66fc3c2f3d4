// From characters to tokens.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "source.h"

namespace number {

enum class TokenKind {
  Identifier,
  NumberLiteral,
  StringLiteral,
  // Keywords
  Else,
  Fn,
  If,
  Let,
  Return,
  Var,
  While,
  // Operators and punctuation
  Plus,
  Minus,
  Star,
  Slash,
  Less,
  LessEqual,
  Greater,
  GreaterEqual,
  EqualEqual,
  NotEqual,
  AndAnd,
  OrOr,
  Not,
  Equal,
  LeftParen,
  RightParen,
  LeftBrace,
  RightBrace,
  Colon,
  Semicolon,
  Comma,
  EndOfFile,
};

struct Token {
  SourceLocation location;
  TokenKind kind = TokenKind::EndOfFile;
  std::string text;  // as written; of a string what it denotes
};

/// Returns the text of a keyword, an operator or a punctuation mark; a description of the others.
std::string_view spelling(TokenKind kind);

/// Returns the tokens of a text. The last one is EndOfFile. Reports characters that begin no token
/// and mistakes in strings; after such errors the tokens are not worth parsing. Linear.
std::vector<Token> lex(const SourceFile& source, Diagnostics& diagnostics);

}  // namespace number
