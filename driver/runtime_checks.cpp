#include "driver/runtime_checks.h"

#include <algorithm>
#include <set>

#include "driver/runtimes.h"

namespace lilt::driver {

namespace {

bool is_requested(const Options& options, const Runtime& runtime) {
  return std::ranges::any_of(options.linker_arguments,
                             [&](const std::string& word) { return requests(word, runtime); });
}

}  // namespace

std::vector<std::string> check_runtimes(const Options& options, const Inputs& inputs,
                                        Diagnostics& diagnostics) {
  std::vector<std::string> hints;
  const bool has_own_runtime =
      std::ranges::any_of(options.link_line, [](const Options::LinkItem& item) {
        return item.word.find("clang_rt.") != std::string::npos;
      });
  std::set<const Runtime*> seen;
  for (const std::unique_ptr<backend::Input>& input : inputs) {
    if (input == nullptr) continue;
    for (const Runtime* runtime : runtimes_of(*input->module)) {
      if (!seen.insert(runtime).second || is_requested(options, *runtime)) continue;
      const std::string option(runtime->option.substr(0, runtime->option.find('|')));
      const std::string advice =
          runtime->compiler.empty()
              ? "'" + option + "' links it"
              : "'" + option + "' with CC=" + std::string(runtime->compiler) + " links it";
      const std::string text = "calls the library of " + std::string(runtime->name) + ": " + advice;
      if (runtime->is_silent && !has_own_runtime)
        diagnostics.warning(*input->source, kNoOffset,
                            "the module " + text + "; the program writes no profile without it");
      hints.push_back("'" + std::string(input->source->name()) + "' " + text);
    }
  }
  check_instrumentation(options, inputs, diagnostics);
  return hints;
}

void check_instrumentation(const Options& options, const Inputs& inputs, Diagnostics& diagnostics) {
  for (const auto& [option, reason] : options.instrumentation) {
    const auto is_instrumented = [&](const std::unique_ptr<backend::Input>& input) {
      return input == nullptr ||
             std::ranges::any_of(runtimes_of(*input->module), [&](const Runtime* runtime) {
               return requests(option, *runtime);
             });
    };
    if (requests_runtime(option) && std::ranges::none_of(inputs, is_instrumented))
      diagnostics.warning("'" + option + "' has no effect but at the link: " + reason +
                          ", and the input calls none of its functions");
  }
}

}  // namespace lilt::driver
