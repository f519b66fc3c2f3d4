#include "frontend/llvm/hints.h"

#include <algorithm>
#include <iterator>

namespace lilt::frontend {

namespace {

struct Hint {
  std::string_view word;
  std::string_view instead;  // in quotes where it is one or more words to write
};

constexpr Hint kTypes[] = {
    {"int", "'i32' or 'i64'"},
    {"integer", "'i32' or 'i64'"},
    {"unsigned", "'i32' or 'i64'"},
    {"signed", "'i32' or 'i64'"},
    {"long", "'i64'"},
    {"size_t", "'i64'"},
    {"short", "'i16'"},
    {"char", "'i8'"},
    {"byte", "'i8'"},
    {"bool", "'i1'"},
    {"boolean", "'i1'"},
    {"int8", "'i8'"},
    {"int16", "'i16'"},
    {"int32", "'i32'"},
    {"int64", "'i64'"},
    {"int8_t", "'i8'"},
    {"int16_t", "'i16'"},
    {"int32_t", "'i32'"},
    {"int64_t", "'i64'"},
    {"uint8_t", "'i8'"},
    {"uint16_t", "'i16'"},
    {"uint32_t", "'i32'"},
    {"uint64_t", "'i64'"},
    {"u8", "'i8'"},
    {"u16", "'i16'"},
    {"u32", "'i32'"},
    {"u64", "'i64'"},
    {"f16", "'half'"},
    {"f32", "'float'"},
    {"f64", "'double'"},
    {"float32", "'float'"},
    {"float64", "'double'"},
    {"real", "'double'"},
    {"string", "'i8*' or 'ptr'"},
    {"str", "'i8*' or 'ptr'"},
    {"pointer", "'ptr'"},
};

constexpr Hint kInstructions[] = {
    {"div", "'sdiv'"},          {"idiv", "'sdiv'"},      {"rem", "'srem'"},
    {"mod", "'srem'"},          {"imul", "'mul'"},       {"plus", "'add'"},
    {"minus", "'sub'"},         {"times", "'mul'"},      {"shr", "'ashr' or 'lshr'"},
    {"sar", "'ashr'"},          {"sra", "'ashr'"},       {"srl", "'lshr'"},
    {"sal", "'shl'"},           {"sll", "'shl'"},        {"cmp", "'icmp'"},
    {"eq", "'icmp eq'"},        {"ne", "'icmp ne'"},     {"slt", "'icmp slt'"},
    {"sle", "'icmp sle'"},      {"sgt", "'icmp sgt'"},   {"sge", "'icmp sge'"},
    {"return", "'ret'"},        {"jmp", "'br'"},         {"jump", "'br'"},
    {"goto", "'br'"},           {"branch", "'br'"},      {"if", "'br i1'"},
    {"gep", "'getelementptr'"}, {"cast", "'bitcast'"},   {"alloc", "'alloca'"},
    {"inttofp", "'sitofp'"},    {"fptoint", "'fptosi'"}, {"neg", "'sub' from 0"},
    {"not", "'xor' with -1"},   {"inc", "'add' of 1"},   {"dec", "'sub' of 1"},
};

constexpr Hint kDefinitions[] = {
    {"def", "'define'"},
    {"func", "'define'"},
    {"function", "'define'"},
    {"fn", "'define'"},
    {"extern", "'declare'"},
    {"import", "'declare'"},
    {"int", "'define i32'"},
    {"void", "'define void'"},
    {"type", "'%name = type'"},
    {"struct", "'%name = type'"},
    {"global", "'@name = global'"},
    {"constant", "'@name = constant'"},
    {"const", "'@name = constant'"},
};

// Operators of C, signed; floating-point numbers have the ordered predicate of the same letters.
constexpr Hint kPredicates[] = {
    {"lt", "slt"}, {"le", "sle"},  {"gt", "sgt"},  {"ge", "sge"},  {"eq", "eq"},
    {"neq", "ne"}, {"<", "slt"},   {"<=", "sle"},  {">", "sgt"},   {">=", "sge"},
    {"==", "eq"},  {"!=", "ne"},   {"=", "eq"},    {"l", "slt"},   {"g", "sgt"},
    {"ne", "ne"},  {"slt", "slt"}, {"sle", "sle"}, {"sgt", "sgt"}, {"sge", "sge"},
};

constexpr const char* kNoAssignment =
    "; LLVM IR has no assignment: use the value itself where its copy was meant";

template <size_t N>
std::string_view find(const Hint (&hints)[N], std::string_view word) {
  const Hint* found = std::ranges::find(hints, word, &Hint::word);
  return found == std::end(hints) ? std::string_view() : found->instead;
}

std::string question(std::string_view instead) {
  return instead.empty() ? std::string() : "; did you mean " + std::string(instead) + "?";
}

}  // namespace

std::string assignment_hint() { return kNoAssignment; }

std::string type_hint(std::string_view word) { return question(find(kTypes, word)); }

std::string counterpart_hint(std::string_view opcode, bool has_other_kind) {
  constexpr Hint kCounterparts[] = {
      {"add", "'fadd'"},  {"sub", "'fsub'"},  {"mul", "'fmul'"},  {"sdiv", "'fdiv'"},
      {"udiv", "'fdiv'"}, {"srem", "'frem'"}, {"urem", "'frem'"}, {"icmp", "'fcmp'"},
      {"fadd", "'add'"},  {"fsub", "'sub'"},  {"fmul", "'mul'"},  {"fdiv", "'sdiv'"},
      {"frem", "'srem'"}, {"fcmp", "'icmp'"},
  };
  return has_other_kind ? question(find(kCounterparts, opcode)) : std::string();
}

std::string definition_hint(std::string_view word) { return question(find(kDefinitions, word)); }

bool is_c_declaration_word(std::string_view word) {
  constexpr std::string_view kWords[] = {
      "auto",   "bool",   "char",     "class",    "const",     "double",       "enum",
      "extern", "float",  "inline",   "int",      "long",      "namespace",    "short",
      "signed", "static", "struct",   "template", "typedef",   "union",        "unsigned",
      "using",  "void",   "volatile", "_Bool",    "constexpr", "static_assert"};
  return std::ranges::find(kWords, word) != std::end(kWords);
}

std::string instruction_hint(std::string_view word) {
  if (word == "mov" || word == "copy" || word == "set" || word == "let") return kNoAssignment;
  return question(find(kInstructions, word));
}

std::string predicate_hint(std::string_view word, bool is_floating) {
  std::string instead(find(kPredicates, word));
  if (instead.empty()) return {};
  if (is_floating) instead = instead == "ne" ? "une" : "o" + instead.substr(instead.size() - 2);
  return question("'" + instead + "'");
}

}  // namespace lilt::frontend
