#include "driver/program_runs.h"

#include <fcntl.h>
#include <signal.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <utility>

#include "driver/process.h"

namespace lilt::driver {

namespace {

constexpr uint64_t kGigabyte = uint64_t{1} << 30;
constexpr size_t kMaxOutput = size_t{1} << 28;  // bytes; a program that writes more is ended
constexpr size_t kShownOutput = 60;             // bytes
constexpr uint64_t kDefaultSeconds = 120;       // of processor time

std::string text_of(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

// Without the place, which is one in a text that nobody has.
std::string first_error(const std::string& text) {
  const size_t error = text.find("error: ");
  std::string line = error == std::string::npos ? text : text.substr(error);
  return line.substr(0, line.find('\n'));
}

bool is_at_limit(const ExitStatus& status, const std::string& output) {
  return status.signal == SIGXCPU || status.code == 128 + SIGXCPU || status.signal == SIGKILL ||
         output.size() >= kMaxOutput;
}

// Of the line where they differ, or of the end of what is the beginning of the other.
size_t shown_place(const std::string& output, const std::string& other) {
  const auto [at, unused] = std::ranges::mismatch(output, other);
  const auto place = static_cast<size_t>(at - output.begin());
  if (output.size() <= kShownOutput) return 0;
  const size_t line = place == 0 ? std::string::npos : output.rfind('\n', place - 1);
  const size_t begin = line == std::string::npos ? 0 : line + 1;
  return place - begin < kShownOutput / 2 ? begin : place - kShownOutput / 2;
}

}  // namespace

bool RunOutcome::does_the_same_as(const RunOutcome& other) const {
  if (kind != other.kind) return false;
  if (kind == Kind::Endless) return true;
  return code == other.code && signal == other.signal && output == other.output;
}

std::string RunOutcome::describe(const RunOutcome& other) const {
  std::string text = kind == Kind::Endless ? "it does not end"
                     : kind != Kind::Ended ? message
                     : signal != 0         ? "signal " + std::to_string(signal)
                                           : "status " + std::to_string(code);
  if (output.empty() || kind == Kind::Unsupported) return text;
  const size_t begin = output == other.output ? 0 : shown_place(output, other.output);
  std::string shown = output.substr(begin, kShownOutput);
  const bool has_more = begin + shown.size() < output.size();
  std::ranges::replace(shown, '\n', ' ');
  return text + " and '" + (begin > 0 ? "…" : "") + shown + (has_more ? "…'" : "'");
}

ProgramRuns::ProgramRuns(Session& session)
    : session_(session),
      temporary_(session.diagnostics),
      messages_(temporary_.ok() ? temporary_.file("messages") : ""),
      seconds_(session.options.bisect.seconds.value_or(kDefaultSeconds)) {
  input_begin_ = ::lseek(STDIN_FILENO, 0, SEEK_CUR);
  const int nothing = input_begin_ < 0 ? ::open("/dev/null", O_RDONLY | O_CLOEXEC) : -1;
  if (nothing >= 0) ::dup2(nothing, STDIN_FILENO);
}

// Those of the command line without the subcommand and its own options.
std::vector<std::string> ProgramRuns::own_words() const {
  std::vector<std::string> words;
  bool is_bisect_seen = false;
  for (size_t i = 0; i < session_.words.size(); ++i) {
    const std::string& word = session_.words[i];
    if (word == "--") {
      words.insert(words.end(), session_.words.begin() + static_cast<std::ptrdiff_t>(i),
                   session_.words.end());
      return words;
    }
    const std::string_view dashed = word;
    const std::string_view name = dashed.substr(dashed.starts_with("--") ? 1 : 0,
                                                dashed.find('=') - dashed.starts_with("--"));
    const bool takes_value = name == "-save" || name == "-seconds" || name == "-diagnostics-file";
    if (takes_value && word.find('=') == word.npos) ++i;
    const bool is_own = name == "-passes" || takes_value ||
                        (word == "bisect" && !std::exchange(is_bisect_seen, true));
    if (!is_own) words.push_back(word);
  }
  return words;
}

RunOutcome ProgramRuns::run(std::string_view action,
                            const std::vector<std::string>& options) const {
  std::vector<std::string> words{std::string(action)};
  words.insert(words.end(), options.begin(), options.end());
  const std::vector<std::string> own = own_words();
  words.insert(words.end(), own.begin(), own.end());
  return run_words(std::move(words));
}

RunOutcome ProgramRuns::interpret_text() const {
  std::vector<std::string> words{"interpret", session_.program_path(), "--"};
  const std::vector<std::string>& arguments = session_.options.program_arguments;
  words.insert(words.end(), arguments.begin(), arguments.end());
  return run_words(std::move(words));
}

RunOutcome ProgramRuns::run_words(std::vector<std::string> words) const {
  ::unlink(messages_.c_str());
  words.insert(words.begin(), {std::filesystem::read_symlink("/proc/self/exe"), "-w",
                               "--diagnostics-file=" + messages_});
  if (input_begin_ >= 0) ::lseek(STDIN_FILENO, input_begin_, SEEK_SET);
  const ProcessLimits limits{.seconds = seconds_,
                             .data_bytes = 16 * kGigabyte,
                             .file_bytes = 16 * kGigabyte,
                             .elapsed_seconds = 2 * seconds_ + 10,
                             .hides_errors = true};
  Process process(words, Pipes::Output, limits);
  ExitStatus status;
  RunOutcome outcome;
  outcome.output = process.read_output(status, kMaxOutput);
  last_seconds_ = status.seconds;
  outcome.code = status.code;
  outcome.signal = status.signal;
  using enum RunOutcome::Kind;
  if (status.error != 0) {
    outcome.kind = Unsupported;
    outcome.message = "'lilt " + words[3] + "' " + driver::describe(status);
    return outcome;
  }
  if (is_at_limit(status, outcome.output)) {
    outcome.kind = Endless;
    return outcome;
  }
  const std::string messages = text_of(messages_);
  outcome.message = first_error(messages);
  const bool is_native_crash = words[3] == "run" && status.code > 128;
  if (outcome.message.empty() || is_native_crash) return outcome;
  // Without a place: lilt refuses the command, or lacks memory.
  const bool is_unsupported = messages.starts_with("lilt: error: ") ||
                              outcome.message.find("[unsupported]") != std::string::npos;
  outcome.kind = is_unsupported ? Unsupported : Stopped;
  return outcome;
}

}  // namespace lilt::driver
