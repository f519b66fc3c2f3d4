#include "driver/front_end.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <new>
#include <sstream>

#include "ir/support/words.h"

namespace lilt::driver {

namespace {

// The versions whose IR lilt reads, the newest first.
constexpr int kNewestClang = 23;
constexpr int kOldestClang = 14;

// In the first bytes of a module are the lines on its target.
constexpr size_t kHeadOfModule = 1 << 16;

struct LanguageRow {
  std::string_view extension;
  std::string_view language;
};
constexpr LanguageRow kLanguages[] = {
    {".c", "c"},
    {".i", "cpp-output"},
    {".cc", "c++"},
    {".cp", "c++"},
    {".cxx", "c++"},
    {".cpp", "c++"},
    {".CPP", "c++"},
    {".c++", "c++"},
    {".C", "c++"},
    {".CC", "c++"},
    {".CXX", "c++"},
    {".ii", "c++-cpp-output"},
    {".m", "objective-c"},
    {".mi", "objective-c-cpp-output"},
    {".M", "objective-c++"},
    {".mm", "objective-c++"},
    {".mii", "objective-c++-cpp-output"},
};

// Options that give clang a profile that a program has written.
constexpr std::string_view kUsesProfile[] = {"-fprofile-instr-use", "-fprofile-use"};
constexpr char kCountsIr = 1;  // of a profile's kinds: written by -fprofile-generate

// Options with which clang lowers to calls of a runtime in one of LLVM's passes. UndefinedBehavior-
// Sanitizer's checks are the front end's own.
constexpr std::string_view kInPasses[] = {
    "-fsanitize-coverage=",
    "-fprofile-generate",
    "-fprofile-instr-generate",
    "-fcs-profile-generate",
    "-fprofile-arcs",
    "-ftest-coverage",
    "-fprofile-sample-use",
    "--coverage",
    "-coverage",
    "-finstrument-functions",
    "-fmemory-profile",
    "-fcoverage-mapping",
    "-fobjc-arc",
};

// Whether the option names a profile that clang's front end does not put into the IR by itself: all
// but those that count the source's regions (-fprofile-instr-generate) and are indexed. The file
// begins with a magic number and a word of version and kinds (LLVM's InstrProf.h).
bool names_profile_of_passes(std::string_view word) {
  const auto option = std::ranges::find_if(
      kUsesProfile, [&](std::string_view name) { return word.starts_with(name); });
  if (option == std::end(kUsesProfile)) return false;
  word.remove_prefix(option->size());
  if (!word.empty() && word.front() != '=') return false;
  std::filesystem::path file = word.empty() ? "." : word.substr(1);
  std::error_code error;
  if (std::filesystem::is_directory(file, error)) file /= "default.profdata";
  constexpr std::string_view kMagic = "\xfflprofi\x81";
  constexpr size_t kKinds = 15;  // the highest byte of the word after it
  std::array<char, kKinds + 1> head{};
  std::ifstream(file, std::ios::binary).read(head.data(), head.size());
  const bool is_of_source =
      std::string_view(head.data(), kMagic.size()) == kMagic && (head[kKinds] & kCountsIr) == 0;
  return !is_of_source;
}

std::string newest_clang() {
  for (int version = kNewestClang; version >= kOldestClang; --version)
    if (std::string path = found_on_path("clang-" + std::to_string(version)); !path.empty())
      return path;
  return found_on_path("clang");
}

}  // namespace

std::string_view source_language(std::string_view path) {
  const std::string extension = std::filesystem::path(path).extension();
  const auto* row = std::ranges::find(kLanguages, extension, &LanguageRow::extension);
  return row != std::end(kLanguages) ? row->language : std::string_view();
}

std::vector<std::string> clang_command(const FrontEndOptions& options, Diagnostics& diagnostics) {
  std::string clang = options.clang;
  const char* variable = std::getenv("LILT_CLANG");
  if (clang.empty() && variable != nullptr) clang = variable;
  if (clang.empty()) clang = newest_clang();
  if (clang.empty()) {
    diagnostics.error(
        "C and C++ need clang as the front end, and there is none on the path: install clang-19, "
        "or "
        "name one by --clang=PATH or in $LILT_CLANG");
    return {};
  }
  std::vector<std::string> command{clang};
  if (options.is_cxx) command.push_back("--driver-mode=g++");
  return command;
}

bool needs_passes(std::string_view word) {
  if (std::ranges::any_of(kInPasses,
                          [&](std::string_view option) { return word.starts_with(option); }) ||
      names_profile_of_passes(word))
    return true;
  constexpr std::string_view kSanitize = "-fsanitize=";
  if (!word.starts_with(kSanitize)) return false;
  std::istringstream names{std::string(word.substr(kSanitize.size()))};
  for (std::string name; std::getline(names, name, ',');)
    if (is_one_of(name, {"address", "thread", "memory", "leak", "hwaddress", "dataflow", "fuzzer",
                         "fuzzer-no-link", "kernel-address", "type", "realtime"}))
      return true;
  return false;
}

// A clang that runs, and the thread that reads its text.
struct FrontEnds::Run {
  explicit Run(const std::vector<std::string>& command)
      : process(command, Pipes::Output), reader([this] { read(); }) {}
  ~Run() {
    if (reader.joinable()) reader.join();
  }

  void read() {
    try {
      text = process.read_output(status);
    } catch (const std::bad_alloc&) {
      status.error = ENOMEM;
    }
  }

  Process process;
  std::string text;
  ExitStatus status;
  std::thread reader;
};

FrontEnds::FrontEnds(const FrontEndOptions& options, unsigned threads, ShownSteps shown,
                     Diagnostics& diagnostics)
    : options_(options),
      runs_(options.sources.size()),
      limit_(options.shares_outputs ? 1
             : threads != 0         ? threads
                                    : std::max(1U, std::thread::hardware_concurrency())),
      shown_(shown),
      diagnostics_(diagnostics) {
  if (options_.is_used()) clang_ = clang_command(options_, diagnostics_);
}

FrontEnds::~FrontEnds() = default;

std::vector<std::string> FrontEnds::command_for(const FrontEndSource& source,
                                                bool runs_passes) const {
  std::vector<std::string> words = clang_;
  words.insert(words.end(), options_.words.begin(), options_.words.end());
  words.insert(words.end(), {"-S", "-emit-llvm", "-o", "-"});
  if (!runs_passes) words.insert(words.end(), {"-Xclang", "-disable-llvm-passes"});
  words.insert(words.end(), source.words.begin(), source.words.end());
  append_source(source, words);
  return words;
}

void FrontEnds::append_source(const FrontEndSource& source, std::vector<std::string>& words) {
  if (!source.language.empty()) words.insert(words.end(), {"-x", source.language});
  const bool looks_like_option = source.path.size() > 1 && source.path.starts_with('-');
  if (looks_like_option) words.push_back("--");
  words.push_back(source.path);
}

bool FrontEnds::preprocess(size_t index, const std::string& output) {
  std::vector<std::string> words = clang_;
  for (std::string& word : without_dependencies(options_.words)) words.push_back(std::move(word));
  words.insert(words.end(), {"-E", "-o", output});
  append_source(options_.sources[index], words);
  if (!show_step(shown_, command_line_of(words))) return false;
  const ExitStatus status = Process(words, Pipes::None).wait();
  seconds_ += status.seconds;
  return status.is_success();
}

std::string_view language_of(const FrontEndSource& source) {
  return source.language.empty() ? source_language(source.path) : std::string_view(source.language);
}

std::vector<std::string> without_dependencies(const std::vector<std::string>& words) {
  std::vector<std::string> kept;
  for (size_t i = 0; i < words.size(); ++i) {
    if (!words[i].starts_with("-M")) kept.push_back(words[i]);
    i += is_one_of(words[i], {"-MF", "-MT", "-MQ"});
  }
  return kept;
}

// A constant cannot contain a line that looks like this: its line ends are written as \0A.
bool declares_coroutines(std::string_view text) {
  return text.find("\ndeclare ptr @llvm.coro.begin(") != std::string_view::npos ||
         text.find("\ndeclare i8* @llvm.coro.begin(") != std::string_view::npos;
}

bool FrontEnds::start(size_t index) {
  const std::vector<std::string> words = command_for(options_.sources[index], options_.runs_passes);
  if (!show_step(shown_, command_line_of(words))) return false;
  runs_[index] = std::make_unique<Run>(words);
  return true;
}

bool FrontEnds::take(size_t index, std::string& text) {
  if (clang_.empty()) return false;
  for (; next_ < options_.sources.size() && next_ < index + limit_; ++next_) start(next_);
  if (runs_[index] == nullptr) return false;
  const std::unique_ptr<Run> run = std::move(runs_[index]);
  run->reader.join();
  seconds_ += run->status.seconds;
  text = std::move(run->text);
  if (!declares_coroutines(text) || options_.runs_passes || !run->status.is_success())
    return judge(options_.sources[index], run->status, text);
  // Only LLVM's passes split coroutines.
  Process again(command_for(options_.sources[index], true), Pipes::Output);
  ExitStatus status;
  text = again.read_output(status);
  seconds_ += status.seconds;
  return judge(options_.sources[index], status, text);
}

void FrontEnds::show(size_t index) const {
  if (!clang_.empty())
    show_step(ShownSteps::Instead,
              command_line_of(command_for(options_.sources[index], options_.runs_passes)));
}

std::vector<std::string> FrontEnds::link_command() const {
  std::vector<std::string> words = clang_;
  if (clang_.empty()) return words;
  words.insert(words.end(), options_.words.begin(), options_.words.end());
  return words;
}

// clang has reported errors of the source itself.
bool FrontEnds::judge(const FrontEndSource& source, const ExitStatus& status,
                      std::string_view text) {
  const bool is_ir = text.substr(0, kHeadOfModule).find("\ntarget triple") != std::string::npos;
  if (status.is_success() && is_ir) return true;
  if (failure_ == 0) failure_ = status.code;
  if (status.error != 0 || status.signal != 0 || status.is_success())
    diagnostics_.error(
        "the front end '" + clang_.front() + "', for '" + source.path + "', " +
        (status.is_success() ? "printed no LLVM IR: is it clang?" : describe(status)));
  return false;
}

std::string describe_unread_version(std::string_view text) {
  constexpr std::string_view kIdentity = "clang version ";
  const size_t at = text.rfind(kIdentity);  // of `!llvm.ident`
  if (at == std::string_view::npos) return "this IR does not say which clang printed it";
  const std::string_view version =
      text.substr(at, text.find_first_of(" \"\n", at + kIdentity.size()) - at);
  const int number = std::atoi(version.substr(kIdentity.size()).data());
  if (number >= kOldestClang && number <= kNewestClang) return {};
  return std::string(version) + " printed this IR, and lilt reads that of versions " +
         std::to_string(kOldestClang) + " to " + std::to_string(kNewestClang);
}

int run_front_end(const FrontEndOptions& options, const std::string& version,
                  Diagnostics& diagnostics) {
  std::vector<std::string> words = clang_command(options, diagnostics);
  if (words.empty()) return 1;
  words.insert(words.end(), options.whole.begin(), options.whole.end());
  const ExitStatus status = Process(words, Pipes::None).wait();
  if (status.error != 0 || status.signal != 0)
    diagnostics.error("the front end '" + words.front() + "' " + describe(status));
  if (is_one_of("--version", options.whole)) std::printf("%s\n", version.c_str());
  return status.is_success() ? 0 : std::max(1, status.code);
}

}  // namespace lilt::driver
