// Compares the interpreter of terms with itself on every stage, and with the compiled program:
// random_programs FIRST COUNT runs the programs of COUNT seeds, prints those that differ, and fails
// if there is one, or if too few of the programs said anything. The seed also chooses the level,
// the register allocator, and whether there is a collection wherever one can be.
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <iterator>
#include <sstream>

#include "closure.h"
#include "codegen.h"
#include "contify.h"
#include "convert.h"
#include "execute.h"
#include "generator.h"
#include "interpret.h"

namespace {

constexpr uint64_t kMaxSteps = 100'000;

struct Counts {
  int compared = 0, failures = 0, too_long = 0, wrong = 0;
  uint64_t collections = 0;
};

std::string shown(const cps::Outcome& outcome) {
  switch (outcome.ending) {
    case cps::Outcome::Value:
      return outcome.output;
    case cps::Outcome::Failure:
      return outcome.output + outcome.message + "\n";
    case cps::Outcome::OutOfSteps:
      break;
  }
  return outcome.output + "(more)\n";
}

bool append(void* text, const char* part, size_t size) {
  static_cast<std::string*>(text)->append(part, size);
  return true;
}

class Comparison {
 public:
  Comparison(uint64_t seed, Counts& counts)
      : seed_(seed), source_(cps::random_program(seed)), counts_(counts) {}

  void run() {
    const cps::SourceTree tree = cps::parse(source_);
    check_printer(tree);
    cps::Terms terms;
    const cps::Program converted = cps::convert(terms, tree.root());
    const cps::Outcome expected = cps::interpret(converted, kMaxSteps);
    if (expected.ending == cps::Outcome::OutOfSteps) {
      ++counts_.too_long;
      return;
    }
    ++counts_.compared;
    if (expected.ending == cps::Outcome::Failure) ++counts_.failures;
    // Contification and closures only save steps, but for what is loaded from closures.
    const cps::Program contified = cps::contify(terms, converted);
    compare("contified", shown(expected), shown(cps::interpret(contified, 3 * kMaxSteps)));
    const cps::Program closed = cps::close(terms, contified);
    compare("closed", shown(expected), shown(cps::interpret(closed, 10 * kMaxSteps)));
    compare_compiled("compiled", shown(expected), terms, closed);
    if (seed_ % 4 == 0)
      compare_compiled("without contification", shown(expected), terms,
                       cps::close(terms, converted));
  }

 private:
  // What is printed is read as the same program.
  void check_printer(const cps::SourceTree& tree) {
    std::stringstream once, twice;
    cps::print(once, tree.root());
    const cps::SourceTree again = cps::parse(once.str());
    cps::print(twice, again.root());
    compare("source", once.str(), twice.str());
  }

  void compare_compiled(const char* what, const std::string& expected, const cps::Terms& terms,
                        const cps::Program& closed) {
    const lilt::Context context;
    lilt::Module module(context, "random");
    cps::generate(module, terms, closed);
    lilt::Options options;
    if (lilt::Error error = configure(options)) return compare(what, "no error", error.text());
    std::string output;
    cps::Settings settings;
    settings.heap_bytes = 64 << 10;
    settings.collect_always = seed_ % 2 == 0;
    settings.write = append;
    settings.user = &output;
    lilt::Result<cps::Ending> ending = cps::execute(module, options, settings);
    if (!ending) return compare(what, "no error", ending.error().text());
    counts_.collections += ending->collections;
    if (ending->failed) output += std::string(ending->message) + "\n";
    compare(what, expected, output);
  }

  // A level and a register allocator for each seed.
  lilt::Error configure(lilt::Options& options) const {
    static constexpr const char* kAllocators[] = {nullptr, "graph", "greedy", "ssa",
                                                  nullptr, "basic", "pbqp"};
    if (lilt::Error error = options.set_level(static_cast<int>(seed_ % 3))) return error;
    return options.set_allocator(kAllocators[seed_ % std::size(kAllocators)]);
  }

  void compare(const char* what, const std::string& expected, const std::string& found) {
    if (expected == found) return;
    ++counts_.wrong;
    std::cout << "FAILED seed " << seed_ << ", " << what << "\n"
              << source_ << "\n---- expected\n"
              << expected << "---- found\n"
              << found;
  }

  const uint64_t seed_;
  const std::string source_;
  Counts& counts_;
};

}  // namespace

int main(int argc, char** argv) {
  const uint64_t first = argc > 1 ? strtoull(argv[1], nullptr, 10) : 1;
  const uint64_t count = argc > 2 ? strtoull(argv[2], nullptr, 10) : 1000;
  Counts counts;
  for (uint64_t seed = first; seed < first + count; ++seed) {
    try {
      Comparison(seed, counts).run();
    } catch (const cps::SourceError& error) {
      ++counts.wrong;
      std::cout << "FAILED seed " << seed << ", " << error.place.line << ":" << error.place.column
                << ": " << error.message << "\n"
                << cps::random_program(seed) << "\n";
    }
  }
  printf(
      "%d programs compared, %d of them end with an error; %d are too long; %llu collections; %d "
      "wrong\n",
      counts.compared, counts.failures, counts.too_long,
      static_cast<unsigned long long>(counts.collections), counts.wrong);
  const bool enough = counts.compared >= static_cast<int>(count / 2) && counts.failures > 0 &&
                      counts.collections > 0;
  return counts.wrong == 0 && enough ? 0 : 1;
}
