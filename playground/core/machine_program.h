// A program's machine code, linked in memory and interpreted (runtime/machine).
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "backend/compile/module_compiler.h"
#include "emit/object/layout.h"
#include "emit/report/explanation.h"
#include "ir/mir/located_code.h"
#include "runtime/image_linker.h"

namespace lilt::machine {
struct ProgramEnd;
class StepLog;
}  // namespace lilt::machine

namespace lilt::driver {

struct MachineRun {
  std::vector<std::string> arguments;  // of the program, its name first
  uint64_t max_steps = 0;              // 0: any number
  // Given lines of text: each instruction, and the registers that it changes. Empty: no trace.
  std::function<void(std::string_view)> trace = {};
};

class MachineProgram {
 public:
  MachineProgram(const ssa::Module& module, Diagnostics& diagnostics)
      : module_(module), diagnostics_(diagnostics), layout_(module) {}

  // A finished function, compiled with CompileOptions::locates_code.
  void add(backend::CompiledFunction& function);
  // False after an error.
  bool link();
  // Returns the program's status. Reports what is wrong with it.
  int run(const MachineRun& run);
  // Fills the side of machine code of the functions' records of a run.
  void record(const MachineRun& run, report::Explanation& explanation);

 private:
  bool place();
  machine::ProgramEnd execute(const MachineRun& run, machine::StepLog* log);
  uint64_t address_of(std::string_view name) const;

  const ssa::Module& module_;
  Diagnostics& diagnostics_;
  object::Layout layout_;
  std::vector<std::unique_ptr<mir::LocatedCode>> located_;
  runtime::CodeMemory memory_;
  runtime::LinkedImage image_;
  std::unique_ptr<runtime::ImageLinker> linker_;
};

}  // namespace lilt::driver
