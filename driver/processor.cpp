#include "driver/processor.h"

#include <algorithm>
#include <iterator>
#include <vector>

#include "ir/support/suggestion.h"
#include "ir/support/words.h"

namespace lilt::driver {

namespace {

// The features of every x86-64 processor; lilt's code relies on them.
constexpr std::string_view kBaseline[] = {"64bit", "cmov", "cx8",  "fxsr",
                                          "mmx",   "sse",  "sse2", "x87"};

constexpr std::string_view kFurther[] = {
    "adx",         "aes",          "avx",        "avx2",
    "avx512bf16",  "avx512bitalg", "avx512bw",   "avx512cd",
    "avx512dq",    "avx512f",      "avx512ifma", "avx512vbmi",
    "avx512vbmi2", "avx512vl",     "avx512vnni", "avx512vpopcntdq",
    "avxvnni",     "bmi",          "bmi2",       "clflushopt",
    "clwb",        "crc32",        "cx16",       "evex512",
    "f16c",        "fma",          "fma4",       "fsgsbase",
    "gfni",        "invpcid",      "lzcnt",      "movbe",
    "movdir64b",   "movdiri",      "pclmul",     "popcnt",
    "prfchw",      "rdpid",        "rdrnd",      "rdseed",
    "sahf",        "serialize",    "sha",        "shstk",
    "sse3",        "sse4.1",       "sse4.2",     "sse4a",
    "ssse3",       "tbm",          "vaes",       "vpclmulqdq",
    "waitpkg",     "xop",          "xsave",      "xsavec",
    "xsaveopt",    "xsaves"};

// Names for any x86-64 processor.
constexpr std::string_view kGeneric[] = {"generic", "x86-64"};

constexpr std::string_view kProcessors[] = {"alderlake",
                                            "amdfam10",
                                            "arrowlake",
                                            "athlon-fx",
                                            "athlon64",
                                            "atom",
                                            "barcelona",
                                            "bdver1",
                                            "bdver2",
                                            "bdver3",
                                            "bdver4",
                                            "bonnell",
                                            "broadwell",
                                            "btver1",
                                            "btver2",
                                            "cannonlake",
                                            "cascadelake",
                                            "cooperlake",
                                            "core-avx-i",
                                            "core-avx2",
                                            "core2",
                                            "corei7",
                                            "corei7-avx",
                                            "emeraldrapids",
                                            "goldmont",
                                            "goldmont-plus",
                                            "gracemont",
                                            "grandridge",
                                            "graniterapids",
                                            "haswell",
                                            "icelake-client",
                                            "icelake-server",
                                            "ivybridge",
                                            "k8",
                                            "k8-sse3",
                                            "knl",
                                            "knm",
                                            "lunarlake",
                                            "meteorlake",
                                            "native",
                                            "nehalem",
                                            "nocona",
                                            "opteron",
                                            "opteron-sse3",
                                            "penryn",
                                            "raptorlake",
                                            "rocketlake",
                                            "sandybridge",
                                            "sapphirerapids",
                                            "sierraforest",
                                            "silvermont",
                                            "skx",
                                            "skylake",
                                            "skylake-avx512",
                                            "slm",
                                            "tigerlake",
                                            "tremont",
                                            "westmere",
                                            "x86-64-v2",
                                            "x86-64-v3",
                                            "x86-64-v4",
                                            "znver1",
                                            "znver2",
                                            "znver3",
                                            "znver4",
                                            "znver5"};

template <size_t N, size_t M>
std::vector<std::string_view> both(const std::string_view (&first)[N],
                                   const std::string_view (&second)[M]) {
  std::vector<std::string_view> all(std::begin(first), std::end(first));
  all.insert(all.end(), std::begin(second), std::end(second));
  return all;
}

// As lines of up to 80 columns.
std::string list(const std::vector<std::string_view>& names) {
  constexpr size_t kColumns = 80;
  std::string text, line = " ";
  for (std::string_view name : names) {
    if (line.size() + 1 + name.size() > kColumns) {
      text += line + "\n";
      line = " ";
    }
    line += " " + std::string(name);
  }
  return text + line + "\n";
}

// The verdict on a feature that the option `written` turns on or off.
ProcessorVerdict judge_feature(const std::string& written, std::string_view name, bool is_wanted) {
  const bool is_baseline = is_one_of(name, kBaseline);
  ProcessorVerdict verdict;
  if (!is_wanted && is_baseline)
    verdict.error =
        written + " is not supported: lilt's code relies on '" + std::string(name) + "'";
  else if (is_wanted && !is_baseline)
    verdict.warning = written + " has no effect: lilt's code is for every x86-64 processor";
  return verdict;
}

// One `+name` or `-name`.
ProcessorVerdict judge_list_item(std::string_view option, std::string_view item) {
  const std::string written = "'" + std::string(item) + "' of " + std::string(option);
  if (item.empty() || (item[0] != '+' && item[0] != '-'))
    return {.error = written + " begins with neither '+' nor '-'", .warning = {}};
  const std::string_view name = item.substr(1);
  if (is_feature(name)) return judge_feature(written, name, item[0] == '+');
  return {.error = written + " is not a feature that lilt knows" +
                   suggestion(name, both(kBaseline, kFurther)),
          .warning = {}};
}

}  // namespace

ProcessorVerdict judge_feature_option(std::string_view option) {
  const bool is_wanted = !option.starts_with("-mno-");
  return judge_feature("'" + std::string(option) + "'", option.substr(is_wanted ? 2 : 5),
                       is_wanted);
}

bool is_feature(std::string_view name) {
  return is_one_of(name, kBaseline) || is_one_of(name, kFurther);
}

ProcessorVerdict judge_processor(std::string_view name) {
  if (is_one_of(name, kGeneric)) return {};
  if (is_one_of(name, kProcessors))
    return {.error = {},
            .warning = "processor '" + std::string(name) +
                       "' has no effect: lilt's code is for every x86-64 processor"};
  return {.error = "'" + std::string(name) + "' is not an x86-64 processor that lilt knows" +
                   suggestion(name, both(kGeneric, kProcessors)),
          .warning = {}};
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
  return "Processors for which lilt compiles (the same code, for x86-64):\n" +
         list(both(kGeneric, kProcessors)) +
         "A name except 'x86-64' and 'generic' causes a warning: further features are not used.\n";
}

std::string describe_features() {
  return "Features that every x86-64 processor has, and lilt's code uses:\n" +
         list({std::begin(kBaseline), std::end(kBaseline)}) +
         "Features that it does not use ('+' causes a warning):\n" +
         list({std::begin(kFurther), std::end(kFurther)});
}

}  // namespace lilt::driver
