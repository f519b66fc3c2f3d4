// Puts faults into the finished code of whole programs, one at a time, and counts those that its
// certifier (backend/certify) finds. Runs the code that it certifies in spite of a fault.
//
//   code_faults [--level N] [--faults N] [--every N] [--seed N] [--largest N]
//               [--functions N] [--at-least PERCENT] [--show] FILE|DIRECTORY…
//
// --faults: number per function (20); --every: takes every Nth program (1); --largest: leaves out
// functions of more instructions (1500); --functions: takes about as many of a program (40);
// --show: prints all faults that were certified, not only those that changed what the program did.
// --at-least: status 1 if it finds fewer of the faults that matter (99), or none.
#include <poll.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <deque>
#include <filesystem>
#include <map>
#include <memory>
#include <set>
#include <string>

#include "backend/certify/certifier.h"
#include "backend/compile/callee_bodies.h"
#include "backend/internal_error.h"
#include "backend/pipeline.h"
#include "emit/x86/encoder.h"
#include "frontend/llvm/parser.h"
#include "ir/mir/machine_verifier.h"
#include "runtime/jit_engine.h"
#include "runtime/library/symbols.h"
#include "tests/faults/code_fault_injector.h"

namespace {

using namespace lilt;
using certify::Verdict;
using certify::testing::CodeFault;
using certify::testing::CodeFaultInjector;
using certify::testing::CodeFaultKind;
using Clock = std::chrono::steady_clock;

constexpr rlim_t kSeconds = 1;  // limit of a program's time; beyond, it is faulty
constexpr std::chrono::seconds kWaits{20};
constexpr rlim_t kMemory = rlim_t{6} << 30, kStack = rlim_t{64} << 20;
constexpr int kNotLinked = 255;  // status of a program that cannot run
constexpr size_t kMaxOutput = size_t{1} << 20;
constexpr std::uintmax_t kLargestFile = 60000;

struct Options {
  unsigned level = 2, faults = 20, every = 1, seed = 1, largest = 1500, functions = 40;
  double at_least = 99;  // percent
  bool shows_all = false;
  std::vector<std::string> files;
};

// Of a kind of fault.
struct Counts {
  unsigned planted = 0, caught = 0, unknown = 0, missed = 0;
  unsigned missed_tried = 0;  // though some run decided each branch both ways
  // Certified, and the program did the same: it executed the place of the fault, or did not.
  unsigned same = 0, not_executed = 0;
  double percent_caught() const {
    return caught + missed == 0 ? 100.0 : 100.0 * caught / (caught + missed);
  }
  Counts& operator+=(const Counts& other) {
    planted += other.planted, caught += other.caught, unknown += other.unknown;
    missed += other.missed, missed_tried += other.missed_tried;
    same += other.same, not_executed += other.not_executed;
    return *this;
  }
};

struct Totals {
  std::map<std::string_view, Counts> by_kind;
  std::map<std::string, unsigned> unknown_reasons;
  unsigned programs = 0, functions = 0, certified = 0;
};

backend::PipelineOptions pipeline_options(unsigned level) {
  backend::PipelineOptions options;
  options.level = static_cast<int>(level);
  options.verify_code = true;
  return options;
}

class Program {
 public:
  Program(const std::string& path, const Options& options)
      : level_(options.level), source_(SourceText::open(path, error_)) {}

  // Compiles all functions; false after errors.
  bool compile();
  size_t functions() const { return symbols_.size(); }
  // Makes function and machine code of one of them.
  bool compile(size_t number);
  mir::MachineFunction& machine() { return machine_; }
  Verdict certify(const machine::Semantics& semantics) {
    return certify::certify(function_, machine_, level_ == 0, pipeline_->phi_locations(), semantics,
                            scratch_);
  }
  // Of the machine function, as it is; false if it cannot be encoded.
  bool encode(object::CodeImage& image) { return encoder_.encode(machine_, image).message.empty(); }
  const object::CodeImage& image(size_t number) const { return images_[number]; }
  // Output and status, as text; with another image of one function, unless it is null.
  std::string what_it_does(size_t number, const object::CodeImage* other);

 private:
  [[noreturn]] void run(size_t number, const object::CodeImage* other);

  const unsigned level_;
  Arena scratch_;
  Diagnostics diagnostics_;
  std::string error_;
  std::unique_ptr<SourceText> source_;
  std::unique_ptr<ssa::Module> module_;
  std::unique_ptr<ssa::ModuleOverlay> overlay_;
  std::unique_ptr<frontend::FunctionParser> parser_;
  std::unique_ptr<backend::CalleeBodies> callees_;
  std::unique_ptr<backend::Pipeline> pipeline_;
  ssa::Function function_;
  mir::MachineFunction machine_;
  x86::Encoder encoder_;
  std::vector<ssa::SymbolId> symbols_;
  std::deque<object::CodeImage> images_;  // by function
};

bool Program::compile() {
  if (source_ == nullptr) return false;
  module_ = frontend::parse_module_header(*source_, diagnostics_);
  if (module_ == nullptr || diagnostics_.has_errors()) return false;
  overlay_ = std::make_unique<ssa::ModuleOverlay>(*module_);
  parser_ = std::make_unique<frontend::FunctionParser>(*overlay_, diagnostics_);
  callees_ = std::make_unique<backend::CalleeBodies>(*module_);
  pipeline_ = std::make_unique<backend::Pipeline>(pipeline_options(level_),
                                                  backend::PipelineObserver{}, diagnostics_);
  pipeline_->set_inline_bodies(*callees_);
  for (const ssa::SymbolId id : module_->symbols())
    if ((*module_)[id].kind == ssa::SymbolKind::Function && (*module_)[id].is_definition)
      symbols_.push_back(id);
  for (size_t number = 0; number < symbols_.size(); ++number)
    if (!compile(number) || !encode(images_.emplace_back())) return false;
  return true;
}

bool Program::compile(size_t number) {
  overlay_->reset();
  callees_->start_caller();
  return parser_->parse(symbols_[number], function_) && !diagnostics_.has_errors() &&
         pipeline_->run(function_, machine_, &parser_->analyses()) ==
             backend::Pipeline::Result::Finished;
}

// In a process of its own.
void Program::run(size_t number, const object::CodeImage* other) {
  const rlimit time{kSeconds, kSeconds}, memory{kMemory, kMemory}, stack{kStack, kStack},
      none{0, 0};
  ::setrlimit(RLIMIT_CPU, &time);
  ::setrlimit(RLIMIT_AS, &memory);
  ::setrlimit(RLIMIT_STACK, &stack);
  ::setrlimit(RLIMIT_CORE, &none);
  runtime::JitModule code(*module_);
  for (size_t i = 0; i < symbols_.size(); ++i)
    code.add_function(symbols_[i], i == number && other != nullptr ? *other : images_[i]);
  runtime::JitEngine engine(runtime::JitOptions{.resolver = runtime::find_runtime_symbol});
  const runtime::JitUnit unit = engine.add(code, diagnostics_);
  if (unit == runtime::JitUnit::None) ::_exit(kNotLinked);
  const ssa::Module* const modules[] = {module_.get()};
  ::_exit(runtime::run_program(engine, unit, modules, {"", {"program"}}, diagnostics_).status);
}

std::string Program::what_it_does(size_t number, const object::CodeImage* other) {
  int ends[2];
  if (::pipe(ends) != 0) return "no pipe";
  std::fflush(stdout);
  const pid_t child = ::fork();
  if (child == 0) {
    ::setpgid(0, 0);
    ::dup2(ends[1], STDOUT_FILENO);
    ::close(ends[0]), ::close(ends[1]), ::close(STDIN_FILENO), ::close(STDERR_FILENO);
    run(number, other);
  }
  ::setpgid(child, child);
  ::close(ends[1]);
  std::string output;
  char buffer[4096];
  const auto end = Clock::now() + kWaits;
  for (pollfd waiting{ends[0], POLLIN, 0}; output.size() < kMaxOutput;) {
    const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(end - Clock::now());
    if (left.count() <= 0 || ::poll(&waiting, 1, static_cast<int>(left.count())) <= 0) break;
    const ssize_t n = ::read(ends[0], buffer, sizeof buffer);
    if (n <= 0) break;
    output.append(buffer, static_cast<size_t>(n));
  }
  ::kill(-child,
         SIGKILL);  // what did not end; the child itself has ended otherwise, or is about to
  ::close(ends[0]);
  int status = 0;
  ::waitpid(child, &status, 0);
  return output + "\nstatus " + std::to_string(status);
}

// --- the faults of a function

bool is_same_code(const object::CodeImage& a, const object::CodeImage& b) {
  if (a.bytes != b.bytes || a.symbols != b.symbols) return false;
  return std::ranges::equal(a.relocations, b.relocations,
                            [](const object::Relocation& x, const object::Relocation& y) {
                              return x.offset == y.offset && x.kind == y.kind &&
                                     x.symbol == y.symbol && x.addend == y.addend;
                            }) &&
         std::ranges::equal(a.jump_tables, b.jump_tables, [](const auto& x, const auto& y) {
           return std::ranges::equal(x.code_offsets, y.code_offsets);
         });
}

// Whether it breaks no other rules than those about what runs when the code runs.
bool is_well_formed(const mir::MachineFunction& machine) {
  static constexpr std::string_view kOfRuns[] = {
      "nothing in its block has written", "that is not saved", "without a frame",
      "has the frame on some paths",      "successors of",     "the prologue is in a cycle"};
  return std::ranges::all_of(mir::find_violations(machine), [](const mir::Violation& violation) {
    return std::ranges::any_of(kOfRuns, [&](std::string_view text) {
      return violation.message.find(text) != std::string::npos;
    });
  });
}

class Campaign {
 public:
  Campaign(const Options& options, Totals& totals) : options_(options), totals_(totals) {}
  void try_program(const std::string& path);

 private:
  void try_function(size_t number);
  void judge(const CodeFaultKind& kind, size_t number, CodeFaultInjector& injector);
  void judge_certified(const CodeFaultKind& kind, size_t number, const Verdict& verdict,
                       CodeFaultInjector& injector);
  void show(std::string_view outcome, const CodeFaultKind& kind, const CodeFault& fault,
            const Verdict& verdict);

  const Options& options_;
  Totals& totals_;
  const machine::Semantics semantics_;
  std::string path_, expected_;
  std::unique_ptr<Program> program_;
  std::mt19937 random_;
  object::CodeImage image_;
};

void Campaign::show(std::string_view outcome, const CodeFaultKind& kind, const CodeFault& fault,
                    const Verdict& verdict) {
  std::printf("%s -O%u %s @%s bb.%u/%u (untried: %u of %u): %s: '%s' became '%s'\n",
              std::string(outcome).c_str(), options_.level, path_.c_str(),
              std::string(program_->machine().name()).c_str(), fault.block.index(), fault.position,
              verdict.untried, verdict.decisions, std::string(kind.name).c_str(),
              fault.before.c_str(), fault.after.c_str());
}

void Campaign::judge_certified(const CodeFaultKind& kind, size_t number, const Verdict& verdict,
                               CodeFaultInjector& injector) {
  Counts& counts = totals_.by_kind[kind.name];
  const std::string found = program_->what_it_does(number, &image_);
  if (found != expected_) {
    ++counts.missed;
    counts.missed_tried += verdict.untried == 0;
    return show("MISSED", kind, injector.fault(), verdict);
  }
  injector.trap();
  const bool is_executed =
      program_->encode(image_) && program_->what_it_does(number, &image_) != expected_;
  ++(is_executed ? counts.same : counts.not_executed);
  if (options_.shows_all)
    show(is_executed ? "same" : "not executed", kind, injector.fault(), verdict);
}

void Campaign::judge(const CodeFaultKind& kind, size_t number, CodeFaultInjector& injector) {
  if (!is_well_formed(program_->machine()) || !program_->encode(image_) ||
      is_same_code(image_, program_->image(number)))
    return;
  Counts& counts = totals_.by_kind[kind.name];
  ++counts.planted;
  const Verdict verdict = program_->certify(semantics_);
  if (verdict.kind == Verdict::Kind::Wrong) {
    ++counts.caught;
  } else if (verdict.kind == Verdict::Kind::Unknown) {
    ++counts.unknown;
    ++totals_.unknown_reasons[verdict.reason];
  } else {
    judge_certified(kind, number, verdict, injector);
  }
}

void Campaign::try_function(size_t number) {
  if (!program_->compile(number)) return;
  ++totals_.functions;
  mir::MachineFunction& machine = program_->machine();
  if (machine.instructions.size() > options_.largest || machine.has_labels()) return;
  if (program_->certify(semantics_).kind != Verdict::Kind::Certified) return;
  ++totals_.certified;
  CodeFaultInjector injector(machine, semantics_, random_);
  const auto kinds = certify::testing::code_fault_kinds();
  std::set<std::pair<std::string, std::string>> seen;
  size_t next = random_() % kinds.size();
  for (unsigned done = 0, tried = 0; done < options_.faults && tried < 4 * options_.faults;
       ++tried) {
    const CodeFaultKind& kind = kinds[next++ % kinds.size()];
    if (!injector.inject(kind)) continue;
    const CodeFault& fault = injector.fault();
    const std::string place =
        std::to_string(fault.block.index()) + "/" + std::to_string(fault.position);
    if (seen.emplace(place, fault.after).second) {
      ++done;
      judge(kind, number, injector);
    }
    injector.restore();
  }
}

void Campaign::try_program(const std::string& path) {
  path_ = path;
  program_ = std::make_unique<Program>(path, options_);
  if (!program_->compile() || program_->functions() == 0) return;
  const auto start = Clock::now();
  expected_ = program_->what_it_does(0, nullptr);
  const bool is_linked = !expected_.ends_with(" " + std::to_string(kNotLinked << 8));
  if (!is_linked || Clock::now() - start > std::chrono::seconds(kSeconds)) return;
  if (program_->what_it_does(0, nullptr) != expected_) return;  // not the same in every run
  ++totals_.programs;
  random_.seed(options_.seed + static_cast<unsigned>(std::hash<std::string>()(
                                   std::filesystem::path(path).filename())));
  const size_t step = 1 + program_->functions() / std::max(options_.functions + 1, 1u);
  for (size_t number = 0; number < program_->functions(); number += step) try_function(number);
  std::fflush(stdout);
}

// --- the command

bool is_taken(const std::filesystem::directory_entry& entry) {
  const auto folder = entry.path().parent_path().filename();
  return entry.path().extension() == ".ll" && entry.file_size() < kLargestFile &&
         folder != "undefined" && folder != "strict";
}

Options read_arguments(int count, char** words) {
  Options options;
  std::vector<std::string> files;
  const std::map<std::string, unsigned*> numbers = {
      {"--level", &options.level},     {"--faults", &options.faults},
      {"--every", &options.every},     {"--seed", &options.seed},
      {"--largest", &options.largest}, {"--functions", &options.functions}};
  for (int i = 1; i < count; ++i) {
    const std::string word = words[i];
    if (const auto number = numbers.find(word); number != numbers.end() && i + 1 < count)
      *number->second = static_cast<unsigned>(std::atoi(words[++i]));
    else if (word == "--at-least" && i + 1 < count)
      options.at_least = std::atof(words[++i]);
    else if (word == "--show")
      options.shows_all = true;
    else if (!std::filesystem::is_directory(word))
      files.push_back(word);
    else
      for (const auto& entry : std::filesystem::recursive_directory_iterator(word))
        if (is_taken(entry)) files.push_back(entry.path().string());
  }
  std::ranges::sort(files);
  for (size_t i = 0; i < files.size(); i += std::max(options.every, 1u))
    options.files.push_back(files[i]);
  return options;
}

void print_row(std::string_view name, const Counts& c) {
  std::printf("%-26s %8u %8u %8u %8u %8u %8u %8u  %7.3f%%\n", std::string(name).c_str(), c.planted,
              c.caught, c.unknown, c.missed, c.missed_tried, c.same, c.not_executed,
              c.percent_caught());
}

Counts print(const Totals& totals) {
  std::printf("\n%u programs, %u functions, %u of them certified and given faults\n\n",
              totals.programs, totals.functions, totals.certified);
  std::printf("%-26s %8s %8s %8s %8s %8s %8s %8s\n", "kind of fault", "planted", "caught",
              "unknown", "missed", "tried", "same", "not run");
  Counts sum;
  for (const CodeFaultKind& kind : certify::testing::code_fault_kinds()) {
    const auto found = totals.by_kind.find(kind.name);
    if (found == totals.by_kind.end()) continue;
    print_row(kind.name, found->second);
    sum += found->second;
  }
  print_row("all", sum);
  std::vector<std::pair<unsigned, std::string>> reasons;
  for (const auto& [reason, count] : totals.unknown_reasons) reasons.emplace_back(count, reason);
  std::ranges::sort(reasons, std::greater<>());
  std::printf("\nunknown:\n");
  for (size_t i = 0; i < reasons.size() && i < 12; ++i)
    std::printf("%8u  %s\n", reasons[i].first, reasons[i].second.c_str());
  return sum;
}

}  // namespace

int main(int count, char** words) {
  const Options options = read_arguments(count, words);
  Totals totals;
  Campaign campaign(options, totals);
  for (const std::string& file : options.files) {
    try {
      campaign.try_program(file);
    } catch (const backend::InternalError& error) {
      std::printf("%s: %s\n", file.c_str(), error.what());
    }
  }
  const Counts sum = print(totals);
  return sum.caught == 0 || sum.percent_caught() < options.at_least ? 1 : 0;
}
