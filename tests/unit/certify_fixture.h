// A function given as text, compiled, whose code is certified with and without faults.
#pragma once

#include <gtest/gtest.h>

#include <ostream>
#include <string>
#include <string_view>

#include "backend/certify/certifier.h"
#include "backend/pipeline.h"
#include "emit/x86/instructions.h"
#include "ir/mir/machine_parser.h"
#include "ir/mir/machine_printer.h"
#include "tests/unit/backend_fixture.h"

namespace lilt::certify {

inline std::ostream& operator<<(std::ostream& out, const Verdict& verdict) {
  static constexpr std::string_view kNames[] = {"certified", "unknown: ", "wrong: "};
  return out << kNames[static_cast<size_t>(verdict.kind)] << verdict.reason;
}

namespace testing {

inline std::string to_string(const Verdict& verdict) { return ::testing::PrintToString(verdict); }

class Compiled : public backend::Compilation {
 public:
  Compiled(std::string_view text, int level, std::string_view name = "f")
      : Compilation(text, name), level_(level), pipeline_(options(level), {}, diagnostics) {
    EXPECT_EQ(pipeline_.run(function, machine), backend::Pipeline::Result::Finished)
        << diagnostics.render(DiagnosticFormat::Text, false);
  }

  Verdict certify(const mir::MachineFunction& code) const {
    Arena scratch;
    return certify::certify(function, code, level_ == 0, pipeline_.phi_locations(), semantics(),
                            scratch);
  }
  Verdict certify() const { return certify(machine); }

  std::string code() const {
    std::string text;
    mir::print(text, machine);
    return text;
  }
  // The verdict, as text, where something else stands in the place of the first such text in code
  // that has it.
  std::string with(std::string_view before, std::string_view after) const {
    std::string text = code();
    const size_t at = text.find(before);
    EXPECT_NE(at, std::string::npos) << before << " is not in\n" << text;
    if (at == std::string::npos) return "";
    text.replace(at, before.size(), after);
    return with_code(text);
  }
  std::string with_code(const std::string& text) const {
    const auto parsed = SourceText::from_memory("code", text);
    mir::MachineFunction changed;
    Diagnostics errors;
    SourceOffset offset = 0;
    EXPECT_TRUE(mir::parse(*parsed, offset, x86::target(), changed, errors))
        << errors.render(DiagnosticFormat::Text, false);
    changed.frame.bytes_to_cfa = machine.frame.bytes_to_cfa;  // which text does not have
    return to_string(certify(changed));
  }

  static const machine::Semantics& semantics() {
    static const machine::Semantics all;
    return all;
  }

 private:
  static backend::PipelineOptions options(int level) {
    backend::PipelineOptions made;
    made.level = level;
    made.verify_code = true;
    return made;
  }
  const int level_;
  backend::Pipeline pipeline_;
};

}  // namespace testing
}  // namespace lilt::certify
