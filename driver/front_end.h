// clang as the front end of C, C++ and Objective-C: it gives LLVM IR as text through a pipe.
//
// By default clang makes the IR of the level that the command line asks for (its attributes, its
// lifetimes and aliasing facts), and runs none of LLVM's passes: lilt's optimizer does that work.
// What only LLVM's passes do (the checks of sanitizers, the counters of profiles, the states of
// coroutines) makes them run.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "driver/process.h"
#include "driver/shown_steps.h"
#include "ir/support/diagnostic.h"

namespace lilt::driver {

// A source and what its compilation writes beside the object.
struct FrontEndSource {
  std::string path;
  std::string language;            // of -x; empty: by the name
  std::vector<std::string> words;  // for this source
};

// Of -save-temps: where files between the stages stay.
enum class SavedTemporaries : uint8_t { None, InFolder, BesideOutput };

// Of -gen-reproducer: what leaves files behind that show it again.
enum class ReproducedEnd : uint8_t { None, Crash, Error, Any };

struct FrontEndOptions {
  std::string clang;                    // --clang; empty: $LILT_CLANG, else the newest one
  bool is_cxx = false;                  // links as clang++ does
  bool runs_passes = false;             // --front-passes
  bool shares_outputs = false;          // front ends write the same file, so run one at a time
  std::vector<std::string> words;       // but inputs, outputs and the linker's
  std::vector<FrontEndSource> sources;  // in their order
  std::vector<std::string> whole;       // of a command line for clang alone

  SavedTemporaries saved = SavedTemporaries::None;
  std::string database;           // -MJ: a file
  std::string reproducer_folder;  // -fcrash-diagnostics-dir
  ReproducedEnd reproduced = ReproducedEnd::Crash;

  bool only_links = false;  // objects that lilt compiles together
  bool is_used() const { return !sources.empty() || only_links; }
};

// The language of a file by its extension, as -x names it ("c", "c++-cpp-output"), empty for a file
// that clang does not make IR of.
std::string_view source_language(std::string_view path);

// The language of a source: of -x, else by the name.
std::string_view language_of(const FrontEndSource& source);

// The words without those about dependencies (-M…), which one run of clang writes.
std::vector<std::string> without_dependencies(const std::vector<std::string>& words);

// The command that starts clang, found as FrontEndOptions says. Reports a missing one with the name
// of Debian's package, and returns an empty command.
std::vector<std::string> clang_command(const FrontEndOptions& options, Diagnostics& diagnostics);

// Whether a word asks for what only LLVM's passes do.
bool needs_passes(std::string_view word);

// Whether clang's IR has coroutines, which only LLVM's passes split.
bool declares_coroutines(std::string_view text);

// The front ends of all sources of a command line. They start in the order of the line, ahead of
// their use, so that clang reads a source while lilt compiles an earlier one.
class FrontEnds {
 public:
  // At most `threads` run ahead; 0: as many as there are processors.
  FrontEnds(const FrontEndOptions& options, unsigned threads, ShownSteps shown,
            Diagnostics& diagnostics);
  ~FrontEnds();
  // Waits for the IR of the source number `index`, from 0; each is asked for once. Returns false
  // if there is none: clang has said why, or a diagnostic does. With -###, too.
  bool take(size_t index, std::string& text);
  // Writes what the preprocessor makes of a source into a file; false if clang says why not.
  bool preprocess(size_t index, const std::string& output);
  // The clang; empty without sources.
  std::string clang() const { return clang_.empty() ? std::string() : clang_.front(); }
  // Prints the command for a source.
  void show(size_t index) const;
  // The command that links and assembles as the command line says; empty without sources.
  std::vector<std::string> link_command() const;
  // The exit status of the first one that failed; 0: none, or it was not clang that said why.
  int failure() const { return failure_; }
  // Processor time of all that have ended.
  double seconds() const { return seconds_; }

 private:
  struct Run;
  std::vector<std::string> command_for(const FrontEndSource& source, bool runs_passes) const;
  static void append_source(const FrontEndSource& source, std::vector<std::string>& words);
  bool start(size_t index);
  bool judge(const FrontEndSource& source, const ExitStatus& status, std::string_view text);

  const FrontEndOptions& options_;
  std::vector<std::string> clang_;
  std::vector<std::unique_ptr<Run>> runs_;  // by source
  size_t next_ = 0;                         // the first that has not started
  size_t limit_;
  ShownSteps shown_;
  Diagnostics& diagnostics_;
  int failure_ = 0;
  double seconds_ = 0;
};

// Says which clang printed the text, if lilt does not read that version's IR; else empty.
std::string describe_unread_version(std::string_view text);

// Runs clang alone, with options.whole; returns its exit status. After its answer to --version
// stands `version`, lilt's own.
int run_front_end(const FrontEndOptions& options, const std::string& version,
                  Diagnostics& diagnostics);

}  // namespace lilt::driver
