#include "driver/processor.h"

#include <algorithm>
#include <bit>
#include <map>
#include <span>
#include <vector>

#include "driver/manual.h"
#include "ir/support/processor_features.h"
#include "ir/support/suggestion.h"
#include "ir/support/words.h"

namespace lilt::driver {

namespace {

// The features of every x86-64 processor; lilt's code relies on them.
constexpr std::string_view kBaseline[] = {"64bit", "cmov", "cx8",  "fxsr",
                                          "mmx",   "sse",  "sse2", "x87"};

// Features that lilt's own code uses where they are requested, and those for intrinsics only.
constexpr std::span<const std::string_view> kNames = kProcessorFeatureNames;
constexpr auto kUsed = kNames.first(std::bit_width(ProcessorFeatures{processor_feature::Used}));
constexpr auto kForIntrinsics = kNames.subspan(kUsed.size());

// Features that lilt does not use.
constexpr std::string_view kUnused[] = {
    "adx",        "avx512bf16",  "avx512bitalg", "avx512cd",        "avx512ifma",
    "avx512vbmi", "avx512vbmi2", "avx512vnni",   "avx512vpopcntdq", "avxvnni",
    "fma4",       "gfni",        "movbe",        "prfchw",          "sahf",
    "sse4a",      "tbm",         "vaes",         "vpclmulqdq",      "xop"};

// Names for any x86-64 processor.
constexpr std::string_view kGeneric[] = {"generic", "x86-64"};

constexpr std::string_view kNative = "native";  // this machine

template <class... Names>
std::vector<std::string_view> joined(const Names&... names) {
  std::vector<std::string_view> all;
  for (std::span<const std::string_view> part : {std::span<const std::string_view>(names)...})
    for (const std::string_view name : part) all.push_back(name);
  return all;
}

std::vector<std::string_view> all_features() {
  return joined(kBaseline, kUsed, kForIntrinsics, kUnused);
}

std::vector<std::string_view> all_processors() {
  std::vector<std::string_view> all = joined(kGeneric);
  all.push_back(kNative);
  for (const Processor& processor : processors()) all.push_back(processor.name);
  return all;
}

std::string list(const std::vector<std::string_view>& names) {
  std::string text;
  for (std::string_view name : names) text += (text.empty() ? "" : " ") + std::string(name);
  return "  " + wrapped(text, 2, 2) + "\n";
}

std::string names_of(ProcessorFeatures features) {
  std::string names;
  for (size_t i = 0; i < std::size(kProcessorFeatureNames); ++i)
    if ((features >> i & 1) != 0)
      names += (names.empty() ? "" : ", ") + std::string(kProcessorFeatureNames[i]);
  return names;
}

// The verdict on a feature that the option `written` turns on or off.
ProcessorVerdict judge_feature(const std::string& written, std::string_view name, bool is_wanted) {
  const bool is_baseline = is_one_of(name, kBaseline);
  ProcessorVerdict verdict;
  if (!is_wanted && is_baseline)
    verdict.error =
        written + " is not supported: lilt's code relies on '" + std::string(name) + "'";
  else if (is_wanted && is_one_of(name, kUnused))
    verdict.warning = written + " has no effect: lilt does not use that feature";
  return verdict;
}

// One `+name` or `-name`.
ProcessorVerdict judge_list_item(std::string_view option, std::string_view item) {
  const std::string written = "'" + std::string(item) + "' of " + std::string(option);
  if (item.empty() || (item[0] != '+' && item[0] != '-'))
    return {.error = written + " begins with neither '+' nor '-'", .warning = {}};
  const std::string_view name = item.substr(1);
  if (is_feature(name)) return judge_feature(written, name, item[0] == '+');
  return {.error = written + " is not a feature that lilt knows" + suggestion(name, all_features()),
          .warning = {}};
}

}  // namespace

ProcessorVerdict judge_feature_option(std::string_view option) {
  const bool is_wanted = !option.starts_with("-mno-");
  return judge_feature("'" + std::string(option) + "'", option.substr(is_wanted ? 2 : 5),
                       is_wanted);
}

bool is_feature(std::string_view name) { return is_one_of(name, all_features()); }

ProcessorVerdict judge_processor(std::string_view name) {
  if (is_one_of(name, kGeneric)) return {};
  const std::string shown = "'" + std::string(name) + "'";
  if (!is_one_of(name, all_processors()))
    return {.error = shown + " is not an x86-64 processor that lilt knows" +
                     suggestion(name, all_processors()),
            .warning = {}};
  const ProcessorFeatures used = features_of(name) & processor_feature::Used;
  if (used == 0)
    return {.error = {},
            .warning = "processor " + shown + " has no effect: lilt uses none of its features"};
  return {.error = {},
          .warning = "of the features of processor " + shown + " lilt uses only " + names_of(used)};
}

ProcessorFeatures features_of(std::string_view name) {
  return name == kNative ? features_of_this_machine() : features_of_processor(name);
}

ProcessorVerdict judge_features(std::string_view option, std::string_view list) {
  ProcessorVerdict all;
  while (!list.empty()) {
    const size_t comma = std::min(list.find(','), list.size());
    ProcessorVerdict one = judge_list_item(option, list.substr(0, comma));
    if (!one.error.empty()) return one;
    if (!one.warning.empty()) all = std::move(one);
    list.remove_prefix(std::min(comma + 1, list.size()));
  }
  return all;
}

std::string describe_processors() {
  std::string text = "Processors, by the features that lilt's code then uses:\n";
  std::map<ProcessorFeatures, std::vector<std::string_view>> groups = {{0, joined(kGeneric)}};
  for (const Processor& processor : processors())
    groups[processor.features & processor_feature::Used].push_back(processor.name);
  for (const auto& [features, names] : groups)
    text += (features == 0 ? "none" : names_of(features)) + ":\n" + list(names);
  return text +
         "'native' stands for this machine. A name except 'x86-64' and 'generic' causes a "
         "warning: " +
         "other features are not used.\n";
}

std::string describe_features() {
  return "Features that every x86-64 processor has, and lilt's code uses:\n" +
         list(joined(kBaseline)) +
         "Features that it uses where they are requested, on the command line or by the "
         "function:\n" +
         list(joined(kUsed)) +
         "Features that only intrinsics of x86 need, which it refuses without them:\n" +
         list(joined(kForIntrinsics)) + "Features that it does not use ('+' causes a warning):\n" +
         list(joined(kUnused));
}

}  // namespace lilt::driver
