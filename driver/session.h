// What the actions of lilt share: the command line, messages, the compiler, and the inputs that
// have been read.
#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "backend/compile/input.h"
#include "backend/compile/module_compiler.h"
#include "driver/allocator_watch.h"
#include "driver/front_end.h"
#include "driver/libraries.h"
#include "driver/messages.h"
#include "driver/object_contents.h"
#include "driver/options.h"
#include "driver/output.h"
#include "driver/this_build.h"
#include "frontend/llvm/link_modules.h"
#include "ir/support/diagnostic.h"

namespace lilt::driver {

inline constexpr int kInputAtFault = 1;  // exit statuses, see docs/command-line.md
inline constexpr int kLiltAtFault = 70;

class Session {
 public:
  // `words`: the command line that says the options; it must outlive the session, and so must
  // `told`.
  Session(const Options& read_options, const std::vector<std::string>& read_words,
          const Build& made, const Messages& told);

  // Null after errors that leave nothing to work with, those that a front end has reported among
  // them. A crash while the input is at work is reproducible from now on.
  std::unique_ptr<backend::Input> read(const Options::LinkItem& item);
  // Makes one module of all IR of the command line, which takes its place as the first one; true if
  // there are no errors.
  bool link_modules();
  // The IR of a source; files that the command line asks for besides are written. False after
  // errors.
  bool read_from_front_end(const Options::LinkItem& item, std::string& text);
  // The one input of interpret and explain; null after errors.
  backend::Input* read_single_input();
  // Reports machine IR to a reader of LLVM IR only.
  bool is_llvm_ir(const backend::Input& input, std::string_view reader);
  // A dump of machine IR is compiled as it is, unless the options say after which pass it goes on.
  void stay_at_dump(const backend::Input& dump);
  bool has_failed() const { return diagnostics.has_errors() || front_end_fails; }

  // The first input of run, the one of interpret and explain; the others are libraries.
  const std::string& program_path() const { return program().word; }
  std::vector<std::string> program_arguments() const;
  // Whether only the one input and the runtime library are linked.
  bool is_whole_program() const;
  // -###
  bool only_shows() const { return options.shown_steps == ShownSteps::Instead; }
  // Of -save-temps.
  bool is_saved(const Options::LinkItem& item) const;
  // The file of a source's object, also if it is temporary.
  std::string object_name(const Options::LinkItem& item) const;

  // Checks the module's undeclared calls, after its functions are parsed and all other inputs are
  // in `inputs`. `libraries`: of `lilt run`.
  void check_undeclared_in(const backend::Input& input, const LoadedLibraries* libraries = nullptr);
  // A call with fewer arguments than a function of the runtime library takes would run with
  // arbitrary register contents: some courses' libraries differ from lilt's.
  void warn_about_runtime_functions(const ssa::Module& module);
  // Reports a module that lacks what a program starts with; the hint ends the message.
  void require_main(const ssa::Module& module, std::string_view hint);

  void check_output_is_no_input(const std::string& output);
  void write_output(const std::string& path, const Contents& contents,
                    OutputFile::Contents kind = OutputFile::Contents::Text);

  Options options;
  const std::vector<std::string>& words;  // of the command line
  const Build build;
  const Messages& messages;
  const Options::LinkItem* last_read = nullptr;  // the input that was read last
  Diagnostics diagnostics;
  std::vector<std::unique_ptr<backend::Input>> inputs;  // kept: diagnostics refer to their text
  FrontEnds front_ends;
  backend::ModuleCompiler compiler;
  std::optional<AllocatorWatch> watch;             // if allocators were loaded
  std::vector<std::unique_ptr<SourceText>> texts;  // of check_allocation, kept as the inputs are
  frontend::LinkedModule linked;                   // by link_modules
  double link_seconds = 0;
  bool front_end_fails = false;
  bool has_run = false;                     // the status is that of the program under `lilt run`
  std::chrono::nanoseconds header_time{0};  // of all inputs

 private:
  std::unique_ptr<SourceText> text_of(const Options::LinkItem& item);
  const Options::LinkItem& program() const;
  bool has_unread_inputs() const;
  void watch_for_crash(const Options::LinkItem& item) const;
  void log(std::string_view function, const backend::StageReport& report);

  unsigned dump_count_ = 0;
};

}  // namespace lilt::driver
