// The constraints of inline assembly (LLVM Language Reference, "Inline Asm Constraint String") are
// separated by commas, outputs first: `=r` is a result, `=*m` a place in memory that an argument
// points to, `~{memory}` a clobber, a number an input that is in the same place as that output, and
// anything else an input. A name in braces is a register.
#include "ir/ssa/inline_assembly.h"

#include <algorithm>
#include <charconv>
#include <string>

namespace lilt::ssa {

namespace {

// A direct output, or one in memory, which is not a result.
struct Output {
  std::string_view register_name;  // empty: any
  uint32_t result;                 // kNoArgument: in memory
};

std::string_view without_blanks(std::string_view text) {
  constexpr std::string_view kBlanks = " \t\r\v\f";
  size_t first = text.find_first_not_of(kBlanks);
  if (first == text.npos) return {};
  return text.substr(first, text.find_last_not_of(kBlanks) - first + 1);
}

// The common part of a register's names: rdi, edi, di and dil are one register. `ah` and the like
// are kept as they are, since they do not overlap `al`.
std::string_view family_of(std::string_view name) {
  if (name.size() > 3 && name.substr(1, 2) == "mm") return name.substr(1);  // xmm0, ymm0
  bool is_numbered = name.size() > 1 && name[0] == 'r' && name[1] >= '0' && name[1] <= '9';
  if (is_numbered) return name.substr(0, name.find_first_of("bwd"));
  if (name.size() == 3 && (name[0] == 'r' || name[0] == 'e')) name.remove_prefix(1);
  if (name.size() == 3 && name[2] == 'l') name.remove_suffix(1);  // sil, bpl
  if (name.size() == 2 && (name[1] == 'x' || name[1] == 'l')) name.remove_suffix(1);
  return name;
}

// The register that a constraint names; empty if none.
std::string_view register_of(std::string_view constraint) {
  size_t open = constraint.find('{');
  size_t close = constraint.find('}', open);
  if (close == constraint.npos) return {};
  return family_of(constraint.substr(open + 1, close - open - 1));
}

// The output that shares its place with an input; nullptr if none.
const Output* output_of_input(std::string_view constraint, const std::vector<Output>& outputs) {
  uint32_t number = kNoArgument;
  std::from_chars(constraint.data(), constraint.data() + constraint.size(), number);
  if (number < outputs.size()) return &outputs[number];
  std::string_view name = register_of(constraint);
  if (name.empty()) return nullptr;
  auto found = std::find_if(outputs.begin(), outputs.end(),
                            [&](const Output& output) { return output.register_name == name; });
  return found == outputs.end() ? nullptr : &*found;
}

}  // namespace

bool is_assembly_without_effect(std::string_view text) {
  while (!text.empty()) {
    std::string_view statement = text.substr(0, text.find_first_of("\n;#"));
    text.remove_prefix(statement.size());
    bool is_comment = text.starts_with('#');
    text.remove_prefix(is_comment ? std::min(text.find('\n'), text.size())
                                  : std::min<size_t>(1, text.size()));
    statement = without_blanks(statement);
    bool is_harmless = statement.empty() || statement == "nop" || statement == "pause" ||
                       statement == "rep" || statement == "rep nop";
    if (!is_harmless) return false;
  }
  return true;
}

std::vector<uint32_t> arguments_of_results(std::string_view constraints) {
  std::vector<uint32_t> results;
  std::vector<Output> outputs;
  uint32_t argument = 0;
  while (!constraints.empty()) {
    std::string_view word = constraints.substr(0, constraints.find(','));
    constraints.remove_prefix(std::min(word.size() + 1, constraints.size()));
    if (word.starts_with("~")) continue;
    bool is_output = word.starts_with("=");
    bool is_result = is_output && word.find('*') == word.npos;
    if (is_output)
      outputs.push_back(
          {register_of(word), is_result ? static_cast<uint32_t>(results.size()) : kNoArgument});
    if (is_result) {
      results.push_back(kNoArgument);
      continue;
    }
    const Output* output = is_output ? nullptr : output_of_input(word, outputs);
    if (output != nullptr && output->result != kNoArgument) results[output->result] = argument;
    ++argument;
  }
  return results;
}

}  // namespace lilt::ssa
