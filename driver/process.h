// Programs that lilt starts: linkers, assemblers, the front end.
#pragma once

#include <sys/types.h>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "driver/shown_steps.h"
#include "ir/support/diagnostic.h"

namespace lilt::driver {

// How a program ended.
struct ExitStatus {
  int code = 0;
  int signal = 0;      // that ended it; 0: it exited
  int error = 0;       // an error number, if it was not started or not observed
  double seconds = 0;  // processor time, user and system

  bool is_success() const { return code == 0 && signal == 0 && error == 0; }
};

// What a program may use.
struct ProcessLimits {
  uint64_t seconds = 0;     // of processor time
  uint64_t data_bytes = 0;  // of memory of its own
  uint64_t file_bytes = 0;  // of a file that it writes
  // Of time, while its output is read: then SIGKILL ends it. 0: any time.
  uint64_t elapsed_seconds = 0;
  bool hides_errors = false;  // standard error goes nowhere
};

// Which standard streams of a program are pipes that its owner holds the other end of.
enum class Pipes : uint8_t { None, Output, Both };

// A program from its start to its end. It is found on the path, gets the signal handling that this
// process was started with, and ends with this process if a signal ends that.
class Process {
 public:
  // Output that is a pipe is read to its end, or, with both pipes, by `converse`.
  Process(const std::vector<std::string>& words, Pipes pipes,
          const std::optional<ProcessLimits>& limits = {});
  // Ends a program that nobody waited for.
  ~Process();
  Process(const Process&) = delete;
  Process& operator=(const Process&) = delete;

  // Reads what the program writes to its standard output, then waits for it; SIGPIPE ends one that
  // writes more than `max_size` bytes. Call it once, in any thread.
  std::string read_output(ExitStatus& status, size_t max_size = SIZE_MAX);
  // Writes the text to the program's standard input and meanwhile reads its output until that ends
  // with `last`. False if the program ends its output before, or lets more than `seconds` of time
  // pass: it is ended then, and `wait` says how it ended.
  bool converse(std::string_view text, std::string_view last, std::string& answer, int seconds);
  ExitStatus wait();

 private:
  void close_pipes();
  bool read_piece(std::string& text);
  int start_error_ = 0;
  pid_t child_ = 0;  // 0: not running
  int input_ = -1, output_ = -1;
  uint64_t elapsed_seconds_ = 0;
};

// Processor time of the children of this process that have ended, in seconds.
double child_seconds();
// A table of the processor time of the steps of `lilt cc`: front ends, lilt itself, linker, and the
// assembler for what other children took.
std::string step_times(double front_ends, double linker);

// The file of a program that $PATH has, empty if it has none.
std::string found_on_path(const std::string& name);

// "was ended by signal 9", "exited with status 1", "could not be run: …".
std::string describe(const ExitStatus& status);

// Runs a program to its end; false after reporting that it could not be run or failed, and after
// showing it instead. `purpose`: "link". `hints`: notes to the error if it fails.
bool run_program(const std::vector<std::string>& words, const std::string& purpose,
                 ShownSteps shown, Diagnostics& diagnostics,
                 const std::vector<std::string>& hints = {},
                 const std::optional<ProcessLimits>& limits = {});

}  // namespace lilt::driver
