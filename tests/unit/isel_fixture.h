// Selects small functions given as text, and tells what came out in a form that does not depend on
// how virtual registers are numbered.
#pragma once

#include <gtest/gtest.h>

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "backend/isel/isel.h"
#include "backend/legalize/legalize.h"
#include "frontend/llvm/parser.h"
#include "ir/mir/printer.h"
#include "ir/mir/verifier.h"
#include "ir/ssa/verifier.h"

namespace lilt::backend {

// Gives unnamed registers (%7, %7:gpr) numbers in the order in which they appear, and named ones
// (%7.name) their bare name.
inline std::string renumbered(std::string_view text) {
  std::string out;
  std::map<std::string, size_t, std::less<>> numbers;
  for (size_t i = 0; i < text.size();) {
    if (text[i] != '%') {
      out += text[i++];
      continue;
    }
    size_t end = text.find_first_not_of("0123456789", i + 1);
    if (end == std::string_view::npos) end = text.size();
    if (end < text.size() && text[end] == '.') {
      out += '%';
      i = end + 1;
      continue;
    }
    std::string number(text.substr(i + 1, end - i - 1));
    out += '%' + std::to_string(numbers.try_emplace(number, numbers.size()).first->second);
    i = end;
  }
  return out;
}

inline std::string without(std::string text, std::string_view part) {
  for (size_t at; (at = text.find(part)) != std::string::npos;) text.erase(at, part.size());
  return text;
}

// The instructions of a machine function, one a line, without ENTRY; blocks but the first are
// headed by their number.
inline std::string listing(const mir::MachineFunction& machine) {
  std::string out;
  for (mir::BlockId block : machine.layout) {
    if (block != machine.layout.front()) out += "bb." + std::to_string(block.index()) + ":\n";
    for (const mir::MachineInstr& instruction : machine.instructions_of(block)) {
      if (instruction.opcode == mir::kEntry) continue;
      out += mir::to_string(machine, instruction) + "\n";
    }
  }
  for (std::string_view register_class : {":gpr", ":f32", ":f64", ":v128"})
    out = without(std::move(out), register_class);
  return renumbered(out);
}

// Parses, legalizes and selects the function @f of a module.
class Selection {
 public:
  explicit Selection(std::string_view text)
      : source_(SourceText::from_memory("test.ll", std::string(text))),
        module_(frontend::parse_module_header(*source_, diagnostics_)) {
    frontend::FunctionParser parser(*module_, diagnostics_);
    bool parsed = parser.parse(module_->find("f"), function_);
    EXPECT_TRUE(parsed) << errors();
    if (!parsed) return;
    legalized_ = legalize(function_, diagnostics_);
    if (!legalized_) return;
    EXPECT_TRUE(ssa::verify(function_, diagnostics_)) << errors();
    select(function_, {}, machine_);
    for (const std::string& message : mir::verify(machine_)) ADD_FAILURE() << message;
  }

  std::string text() const { return legalized_ ? listing(machine_) : errors(); }
  std::string errors() const { return diagnostics_.render(DiagnosticFormat::Text, false); }
  const Diagnostics& diagnostics() const { return diagnostics_; }
  const mir::MachineFunction& machine() const { return machine_; }
  const ssa::Function& function() const { return function_; }

 private:
  Diagnostics diagnostics_;
  std::unique_ptr<SourceText> source_;
  std::unique_ptr<ssa::Module> module_;
  ssa::Function function_;
  mir::MachineFunction machine_;
  bool legalized_ = false;
};

}  // namespace lilt::backend
