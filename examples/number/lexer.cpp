#include "lexer.h"

#include <array>

namespace number {
namespace {

struct Spelling {
  TokenKind kind;
  std::string_view text;
};

constexpr std::array keywords = {
    Spelling{TokenKind::Else, "else"},     Spelling{TokenKind::Fn, "fn"},
    Spelling{TokenKind::If, "if"},         Spelling{TokenKind::Let, "let"},
    Spelling{TokenKind::Return, "return"}, Spelling{TokenKind::Var, "var"},
    Spelling{TokenKind::While, "while"},
};

// An operator stands before its own prefixes: the first match is the longest.
constexpr std::array operators = {
    Spelling{TokenKind::LessEqual, "<="},  Spelling{TokenKind::GreaterEqual, ">="},
    Spelling{TokenKind::EqualEqual, "=="}, Spelling{TokenKind::NotEqual, "!="},
    Spelling{TokenKind::AndAnd, "&&"},     Spelling{TokenKind::OrOr, "||"},
    Spelling{TokenKind::Plus, "+"},        Spelling{TokenKind::Minus, "-"},
    Spelling{TokenKind::Star, "*"},        Spelling{TokenKind::Slash, "/"},
    Spelling{TokenKind::Less, "<"},        Spelling{TokenKind::Greater, ">"},
    Spelling{TokenKind::Not, "!"},         Spelling{TokenKind::Equal, "="},
    Spelling{TokenKind::LeftParen, "("},   Spelling{TokenKind::RightParen, ")"},
    Spelling{TokenKind::LeftBrace, "{"},   Spelling{TokenKind::RightBrace, "}"},
    Spelling{TokenKind::Colon, ":"},       Spelling{TokenKind::Semicolon, ";"},
    Spelling{TokenKind::Comma, ","},
};

// The C library's own classification depends on the locale.
bool isDigit(char c) { return c >= '0' && c <= '9'; }
bool isLetter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; }
bool isSpace(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }

class Lexer {
 public:
  Lexer(const SourceFile& source, Diagnostics& diagnostics)
      : text(source.text), diagnostics(diagnostics) {}

  std::vector<Token> run() {
    std::vector<Token> tokens;
    for (skipBlank(); position < text.size(); skipBlank()) lexToken(tokens);
    tokens.push_back({location, TokenKind::EndOfFile, ""});
    return tokens;
  }

 private:
  // The character at a distance; NUL after the end.
  char peek(size_t distance = 0) const {
    return position + distance < text.size() ? text[position + distance] : '\0';
  }

  void advance() {
    if (text[position++] == '\n') {
      ++location.line;
      location.column = 1;
    } else {
      ++location.column;
    }
  }

  void skipBlank() {
    while (position < text.size()) {
      if (peek() == '/' && peek(1) == '/') {
        while (position < text.size() && peek() != '\n') advance();
      } else if (isSpace(peek())) {
        advance();
      } else {
        return;
      }
    }
  }

  void lexToken(std::vector<Token>& tokens) {
    if (isLetter(peek())) {
      tokens.push_back(lexIdentifier());
    } else if (isDigit(peek())) {
      tokens.push_back(lexNumber());
    } else if (peek() == '"') {
      lexString(tokens);
    } else {
      lexOperator(tokens);
    }
  }

  template <class Predicate>
  void take(Token& token, Predicate predicate) {
    while (position < text.size() && predicate(peek())) {
      token.text += peek();
      advance();
    }
  }

  Token lexIdentifier() {
    Token token{location, TokenKind::Identifier, ""};
    take(token, [](char c) { return isLetter(c) || isDigit(c); });
    for (const Spelling& keyword : keywords) {
      if (keyword.text == token.text) token.kind = keyword.kind;
    }
    return token;
  }

  // digits [ '.' digits ] [ 'e' [ '+' | '-' ] digits ]
  Token lexNumber() {
    Token token{location, TokenKind::NumberLiteral, ""};
    take(token, isDigit);
    if (peek() == '.' && isDigit(peek(1))) {
      token.text += '.';
      advance();
      take(token, isDigit);
    }
    size_t sign = peek(1) == '+' || peek(1) == '-' ? 1 : 0;
    if (peek() == 'e' && isDigit(peek(1 + sign))) {
      for (size_t taken = 0; taken < 1 + sign; ++taken) {
        token.text += peek();
        advance();
      }
      take(token, isDigit);
    }
    return token;
  }

  void lexString(std::vector<Token>& tokens) {
    Token token{location, TokenKind::StringLiteral, ""};
    advance();
    while (peek() != '"') {
      if (position == text.size() || peek() == '\n') {
        diagnostics.error(token.location, "the string does not end on its line");
        break;
      }
      token.text += peek() == '\\' ? lexEscape() : peek();
      advance();
    }
    if (peek() == '"') advance();
    tokens.push_back(std::move(token));
  }

  // Returns what the backslash and the character after it mean, and stops at the latter.
  char lexEscape() {
    SourceLocation start = location;
    if (peek(1) == '\n' || position + 1 == text.size()) return '\\';
    advance();
    switch (peek()) {
      case 'n':
        return '\n';
      case 't':
        return '\t';
      case '"':
      case '\\':
        return peek();
      default:
        diagnostics.error(start, "unknown escape in a string; there are \\n, \\t, \\\" and \\\\");
        return peek();
    }
  }

  void lexOperator(std::vector<Token>& tokens) {
    for (const Spelling& candidate : operators) {
      if (text.compare(position, candidate.text.size(), candidate.text) != 0) continue;
      tokens.push_back({location, candidate.kind, std::string(candidate.text)});
      for (size_t taken = 0; taken < candidate.text.size(); ++taken) advance();
      return;
    }
    bool printable = peek() > ' ' && peek() < 0x7f;
    diagnostics.error(location, printable ? "unexpected character '" + std::string(1, peek()) + "'"
                                          : "unexpected byte outside of a string");
    // The other bytes of a character in UTF-8 would only repeat the message.
    do advance();
    while ((static_cast<unsigned char>(peek()) & 0xc0) == 0x80);
  }

  std::string_view text;
  Diagnostics& diagnostics;
  size_t position = 0;
  SourceLocation location{1, 1};
};

}  // namespace

std::string_view spelling(TokenKind kind) {
  for (const Spelling& keyword : keywords) {
    if (keyword.kind == kind) return keyword.text;
  }
  for (const Spelling& candidate : operators) {
    if (candidate.kind == kind) return candidate.text;
  }
  switch (kind) {
    case TokenKind::Identifier:
      return "a name";
    case TokenKind::NumberLiteral:
      return "a number";
    case TokenKind::StringLiteral:
      return "a string";
    default:
      return "the end of the text";
  }
}

std::vector<Token> lex(const SourceFile& source, Diagnostics& diagnostics) {
  return Lexer(source, diagnostics).run();
}

}  // namespace number
