// The command line: words → options.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "backend/compile/compile_options.h"
#include "driver/dependencies.h"
#include "driver/front_end.h"
#include "driver/shown_steps.h"
#include "emit/report/run_record.h"
#include "ir/support/diagnostic.h"

namespace lilt::driver {

enum class Action : uint8_t { Compile, Run, Interpret, Check, Explain, Bisect, Link, Dis, Lsp };
// Whose command line it is: that of the name under which the program was started.
enum class Manner : uint8_t { Lilt, Llc, Lli, Cc, Cxx };
enum class FileType : uint8_t { Executable, Object, Assembly, Null };

// What `lilt explain` writes.
enum class ExplainForm : uint8_t { Page, Json, Text, Run, Comparison, C1, Graph, Intervals, Dot };

struct ExplainOptions {
  ExplainForm form = ExplainForm::Page;
  std::string value;                    // --why: the story of this one
  std::optional<uint32_t> position;     // --live: what is live before it
  std::vector<std::string> allocators;  // --compare-regalloc; empty: only the chosen one
  std::vector<unsigned> registers;      // --ra-regs with several counts; 0: all
  std::string stage;                    // --stage, of a graph or a run; empty: the last one
  bool runs = false;                    // --run
  std::string run_words;                // its value
  std::vector<std::string> arguments;   // of the program, that it names
  uint32_t run_limit = 1000;            // --run-limit: executions of blocks of each function
  report::RunPlace place;               // --at
  bool is_hexadecimal = false;          // --hex
};

// Of `lilt run`.
struct RunOptions {
  std::string entry;  // --entry: called in place of main
  bool lazy = false, perf_map = false, jitdump = false, debugger = false;
};

// Of `lilt bisect`.
struct BisectOptions {
  bool only_passes = false;         // --passes
  std::string folder;               // --save; empty: no files are written
  std::optional<uint64_t> seconds;  // --seconds: of processor time, of the first run
};

struct Options {
  Action action = Action::Compile;
  FileType file_type = FileType::Executable;
  bool names_outputs_as_llc = false;  // beside the input: sub/a.ll is compiled to sub/a.s
  std::string file_type_option;       // that chose it; empty: none
  std::vector<std::string> inputs;    // .ll files, "-", objects and archives, in order
  // Inputs and arguments of the linker in one order.
  struct LinkItem {
    std::string word;
    bool is_input;
    bool is_ir;       // an input to compile, by its name or by `-x ir`
    int source = -1;  // that a front end makes IR of: its number in front_end.sources
  };
  std::vector<LinkItem> link_line;
  FrontEndOptions front_end;
  std::string target_triple;                   // empty: the input's
  std::vector<std::string> program_arguments;  // after `--`, for run and interpret
  std::string output;                          // -o; empty: the default for the file type
  backend::CompileOptions compile;
  Dependencies dependencies;
  ShownSteps shown_steps = ShownSteps::None;
  DiagnosticFormat diagnostic_format = DiagnosticFormat::Text;
  std::string diagnostics_file;               // empty: standard error
  bool links_modules = false;                 // --link-modules
  std::vector<std::string> exported;          // --internalize-public-api-list
  bool links_whole_program = false;           // -flto
  bool has_warnings = true;                   // else: -w
  bool vectorizes = true;                     // loops
  bool vectorizes_lines = true;               // what blocks do side by side
  std::vector<std::string> linker_arguments;  // passed on as written
  // Those of them that ask a front end for calls of a runtime, and what lilt does not do about it.
  struct Instrumentation {
    std::string option, reason;
  };
  std::vector<Instrumentation> instrumentation;
  std::string dump_directory;         // --dump-dir
  std::vector<std::string> warnings;  // about the command line
  std::vector<std::string> implicit;  // --implicit
  ExplainOptions explain;
  RunOptions run;
  BisectOptions bisect;
  std::string allocation;                    // check --allocation
  bool checks_code = false;                  // check --code
  bool uses_standard_streams = false;        // lsp --stdio
  std::vector<std::string> allocator_files;  // --load-allocator
  bool strict = false;                       // interpret --strict
  bool machine = false;                      // interpret --machine
  bool bytes = false;                        // interpret --machine --bytes
  uint32_t native_functions = 0;             // the first of the text, with `machine`
  std::string trace_file;  // interpret --trace: "-" for standard error; empty: none
  uint64_t max_steps = 0;  // interpret --max-steps; 0: any number
  bool statistics = false, statistics_json = false;
  bool time_passes = false, time_passes_json = false;
  bool time_steps = false;   // of `lilt cc`: front end, lilt, assembler, linker
  bool is_compiler = false;  // the command line of gcc and clang, as `lilt cc` takes it
  bool print_supported = false;
};

// The meaning of a command line: options, or text to print and the status to exit with (help,
// version, a mistake). After a mistake the options tell the file for it, if it was read by then.
struct CommandLine {
  Options options;
  bool finished = false;
  int status = 0;
  std::string message;  // to standard output if status is 0, else to standard error
};

// Llc for `llc` and `llc-19`, Lli for `lli` and the like, Cc for `lilt-cc`, Cxx for `lilt-c++`,
// with or without folders before them.
Manner manner_of(std::string_view program);

// Parses the words after the program's name. Follows docs/command-line.md: long options with one
// dash or two, @file response files, subcommands and options in any order. Misspelt names are
// errors that suggest the nearest correct one.
CommandLine parse_command_line(const std::vector<std::string>& words, Manner manner = Manner::Lilt);

}  // namespace lilt::driver
