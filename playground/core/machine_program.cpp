#include "playground/core/machine_program.h"

#include <cstdio>
#include <cstring>
#include <memory>

#include "emit/object/layout.h"
#include "playground/core/machine_library.h"
#include "runtime/image_linker.h"
#include "runtime/interpreter/interpreter.h"
#include "runtime/machine/machine_interpreter.h"

namespace lilt::runtime {

// Programs with such variables are refused.
uint8_t* ThreadStorage::block() { return nullptr; }

}  // namespace lilt::runtime

namespace lilt::driver {

namespace {

using machine::Interpreter;
using machine::ProgramEnd;

class MachineProgram {
 public:
  MachineProgram(backend::Input& input, Diagnostics& diagnostics)
      : input_(input), diagnostics_(diagnostics), layout_(*input.module) {}

  // False after an error.
  bool link(backend::CompileOptions options) {
    options.locates_code = true;
    backend::ModuleCompiler compiler(options, diagnostics_, {});
    const bool is_compiled =
        compiler.compile(input_, backend::Goal::Image, [&](backend::CompiledFunction& function) {
          if (function.state != backend::CompiledFunction::State::Finished) return;
          layout_.add_function(function.symbol, function.image);
          if (function.code != nullptr) located_.push_back(std::move(function.code));
        });
    if (!is_compiled || diagnostics_.has_errors()) return false;
    layout_.leave_out_debug_sections();
    if (!layout_.add_variables(diagnostics_) || !layout_.finish(diagnostics_)) return false;
    return place();
  }

  int run(const MachineRun& run) {
    machine::InterpreterOptions options;
    options.max_steps = run.max_steps;
    options.trace = run.trace;
    options.fail = [](std::string_view function, const std::string& what, bool is_limit) {
      const std::string place = function.empty() ? "" : "@" + std::string(function) + ": ";
      throw ProgramEnd{is_limit ? runtime::kStepLimitStatus : 1, place + what};
    };
    Interpreter interpreter(functions(), std::move(options));
    ProgramEnd end = ending_of([&] { return call_main(interpreter, run.arguments); });
    if (end.fault.empty()) {
      const ProgramEnd last = ending_of([&] {
        machine::run_exit_functions(interpreter);
        return end.status;
      });
      if (!last.fault.empty()) end = last;
    }
    std::fflush(nullptr);
    if (!end.fault.empty()) diagnostics_.error(end.fault);
    return end.status;
  }

 private:
  template <class Part>
  static ProgramEnd ending_of(Part part) {
    try {
      return {part()};
    } catch (const ProgramEnd& end) {
      return end;
    }
  }

  bool refuse(const object::LaidOutSymbol& symbol, const std::string& what) {
    object::report_at_symbol(*input_.module, symbol.in_module, what, diagnostics_);
    return false;
  }

  bool place() {
    linker_ = std::make_unique<runtime::ImageLinker>(layout_);
    std::string error;
    if (linker_->thread_size() != 0) error = "variables of threads are not there";
    if (!error.empty() || !linker_->place(memory_, image_, error)) {
      diagnostics_.error("machine code cannot be run here: " + error);
      return false;
    }
    bool good = true;
    for (uint32_t i = 0; i < layout_.symbols().size(); ++i) {
      const object::LaidOutSymbol& symbol = layout_.symbols()[i];
      if (!symbol.is_undefined()) {
        linker_->set_target(i, linker_->address(i));
      } else if (symbol.is_referenced && !linker_->defines(symbol.name)) {
        const uint64_t found = machine::find_library_symbol(symbol.name);
        if (found == 0 && !symbol.is_weak())
          good = refuse(symbol, "'" + std::string(symbol.name) +
                                    "' is not among the library functions that machine code can "
                                    "call here");
        linker_->set_target(i, found);
      }
    }
    return good && linker_->link(nullptr, diagnostics_);
  }

  uint64_t address_of(std::string_view name) const {
    for (uint32_t i = 0; i < layout_.symbols().size(); ++i)
      if (layout_.symbols()[i].name == name) return linker_->address(i);
    return 0;
  }

  std::vector<Interpreter::Function> functions() const {
    std::vector<Interpreter::Function> functions;
    for (const auto& code : located_)
      if (const uint64_t address = address_of(code->name); address != 0)
        functions.push_back({code.get(), address});
    return functions;
  }

  // As the start of a process does; a program of Oat gets its arguments as an array.
  int call_main(Interpreter& interpreter, const std::vector<std::string>& arguments) {
    std::vector<runtime::ImageLinker::ListedFunction> initializers;
    linker_->list_functions({".init_array"}, initializers);
    std::vector<std::vector<char>> texts;
    for (const std::string& argument : arguments)
      texts.emplace_back(argument.c_str(), argument.c_str() + argument.size() + 1);
    const auto count = static_cast<int64_t>(arguments.size());
    const uint64_t main = address_of("main");
    std::vector<uint64_t> words;
    if (main == 0) words.push_back(static_cast<uint64_t>(count));
    for (const std::vector<char>& text : texts)
      words.push_back(reinterpret_cast<uint64_t>(text.data()));
    words.push_back(0);
    const std::array<int64_t, 6> integers = {count, reinterpret_cast<intptr_t>(words.data()),
                                             reinterpret_cast<intptr_t>(&words.back())};
    for (const auto& each : initializers)
      interpreter.call(reinterpret_cast<uint64_t>(each.function), false, integers.data());
    return static_cast<int>(
               interpreter.call(main != 0 ? main : address_of("program"), false, integers.data())) &
           255;
  }

  backend::Input& input_;
  Diagnostics& diagnostics_;
  object::Layout layout_;
  std::vector<std::unique_ptr<mir::LocatedCode>> located_;
  runtime::CodeMemory memory_;
  runtime::LinkedImage image_;
  std::unique_ptr<runtime::ImageLinker> linker_;
};

}  // namespace

int run_machine_code(const backend::CompileOptions& options, backend::Input& input,
                     const MachineRun& run, Diagnostics& diagnostics) {
  MachineProgram program(input, diagnostics);
  return program.link(options) ? program.run(run) : 1;
}

}  // namespace lilt::driver
