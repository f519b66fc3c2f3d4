// Runs of one program by other processes of lilt, whose behaviours `lilt bisect` compares.
#pragma once

#include <sys/types.h>

#include <string>
#include <string_view>
#include <vector>

#include "driver/output.h"
#include "driver/session.h"

namespace lilt::driver {

// How a run of the program ended.
struct RunOutcome {
  enum class Kind : uint8_t {
    Ended,        // by itself, or by a signal
    Endless,      // at a limit of time or output
    Stopped,      // the interpreter found an error, or lilt one of its own: `message`
    Unsupported,  // it cannot be run in this way: `message`
  };
  Kind kind = Kind::Ended;
  int code = 0, signal = 0;
  std::string output;   // standard output
  std::string message;  // the first line of what lilt said

  bool does_the_same_as(const RunOutcome& other) const;
  // "status 3 and 'text'", "it does not end", "error: …". Of a long output, the part where it first
  // differs from the other's.
  std::string describe(const RunOutcome& other) const;
};

class ProgramRuns {
 public:
  // The program is the session's. All runs read the same: a file on standard input from where it
  // is now, nothing from a pipe or terminal, which can be read once. Reports an error if there is
  // no room for the messages of the runs.
  explicit ProgramRuns(Session& session);

  bool reads_file() const { return input_begin_ >= 0; }
  // `lilt ACTION OPTIONS… prog.ll … -- arguments`, with the options of the command line.
  RunOutcome run(std::string_view action, const std::vector<std::string>& options) const;
  // `lilt interpret prog.ll`, as the text is.
  RunOutcome interpret_text() const;
  // Of processor time for each run.
  void set_seconds(uint64_t seconds) { seconds_ = seconds; }
  uint64_t seconds() const { return seconds_; }
  double last_seconds() const { return last_seconds_; }  // that the last run took

 private:
  RunOutcome run_words(std::vector<std::string> words) const;
  std::vector<std::string> own_words() const;

  const Session& session_;
  TemporaryDirectory temporary_;
  const std::string messages_;  // the file for those of one run
  off_t input_begin_ = -1;      // of a file on standard input
  uint64_t seconds_;
  mutable double last_seconds_ = 0;
};

}  // namespace lilt::driver
