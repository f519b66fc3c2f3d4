// The table follows LLVM's X86.td.
#include "ir/support/processor_features.h"

#include <cpuid.h>

#include <algorithm>
#include <ranges>
#include <utility>

namespace lilt {

namespace {

using namespace processor_feature;

// Levels of vector instructions, each with those before it. All processors that have them have
// cx16.
constexpr ProcessorFeatures kSsse3 = Ssse3 | Cx16;
constexpr ProcessorFeatures kSse41 = kSsse3 | Sse41;
constexpr ProcessorFeatures kSse42 = kSse41 | Sse42 | Popcnt;
constexpr ProcessorFeatures kAvx = kSse42 | Avx;
constexpr ProcessorFeatures kAmdAvx = kAvx | Lzcnt;

constexpr Processor kProcessors[] = {
    {"alderlake", All},
    {"amdfam10", Popcnt | Lzcnt | Cx16},
    {"arrowlake", All},
    {"athlon-fx", 0},
    {"athlon64", 0},
    {"atom", kSsse3},
    {"barcelona", Popcnt | Lzcnt | Cx16},
    {"bdver1", kAmdAvx},
    {"bdver2", kAmdAvx | Bmi | Fma | F16c},
    {"bdver3", kAmdAvx | Bmi | Fma | F16c},
    {"bdver4", All},
    {"bonnell", kSsse3},
    {"broadwell", All},
    {"btver1", Popcnt | Lzcnt | kSsse3},
    {"btver2", kAmdAvx | Bmi | F16c},
    {"cannonlake", All},
    {"cascadelake", All},
    {"cooperlake", All},
    {"core-avx-i", kAvx | F16c},
    {"core-avx2", All},
    {"core2", kSsse3},
    {"corei7", kSse42},
    {"corei7-avx", kAvx},
    {"emeraldrapids", All},
    {"goldmont", kSse42},
    {"goldmont-plus", kSse42},
    {"gracemont", All},
    {"grandridge", All},
    {"graniterapids", All},
    {"haswell", All},
    {"icelake-client", All},
    {"icelake-server", All},
    {"ivybridge", kAvx | F16c},
    {"k8", 0},
    {"k8-sse3", Cx16},
    {"knl", All},
    {"knm", All},
    {"lunarlake", All},
    {"meteorlake", All},
    {"nehalem", kSse42},
    {"nocona", Cx16},
    {"opteron", 0},
    {"opteron-sse3", Cx16},
    {"penryn", kSse41},
    {"raptorlake", All},
    {"rocketlake", All},
    {"sandybridge", kAvx},
    {"sapphirerapids", All},
    {"sierraforest", All},
    {"silvermont", kSse42},
    {"skx", All},
    {"skylake", All},
    {"skylake-avx512", All},
    {"slm", kSse42},
    {"tigerlake", All},
    {"tremont", kSse42},
    {"westmere", kSse42},
    {"x86-64-v2", kSse42},
    {"x86-64-v3", All},
    {"x86-64-v4", All},
    {"znver1", All},
    {"znver2", All},
    {"znver3", All},
    {"znver4", All},
    {"znver5", All},
};
static_assert(std::ranges::is_sorted(kProcessors, {}, &Processor::name));

// Each feature with the one that it extends.
constexpr std::pair<ProcessorFeatures, ProcessorFeatures> kExtensions[] = {
    {F16c, Avx}, {Fma, Avx}, {Avx2, Avx}, {Avx, Sse42}, {Sse42, Sse41}, {Sse41, Ssse3}};

// The feature with all that a processor with it has: avx2 has avx, sse4.2 and so on.
ProcessorFeatures with_implied(ProcessorFeatures feature) {
  for (const auto& [extension, base] : kExtensions)
    if ((feature & extension) != 0) feature |= base;
  return feature;
}

// The feature with all that a processor without it lacks.
ProcessorFeatures with_dependents(ProcessorFeatures feature) {
  for (const auto& [extension, base] : kExtensions | std::views::reverse)
    if ((feature & base) != 0) feature |= extension;
  return feature;
}

}  // namespace

ProcessorFeatures processor_feature_of(std::string_view name) {
  const auto known = std::ranges::find(kProcessorFeatureNames, name);
  if (known == std::end(kProcessorFeatureNames)) return 0;
  return static_cast<ProcessorFeatures>(1 << (known - std::begin(kProcessorFeatureNames)));
}

std::span<const Processor> processors() { return kProcessors; }

ProcessorFeatures features_of_processor(std::string_view name) {
  const auto known = std::ranges::lower_bound(kProcessors, name, {}, &Processor::name);
  return known == std::end(kProcessors) || known->name != name ? ProcessorFeatures{0}
                                                               : known->features;
}

// The instruction cpuid says it: Intel's manual, volume 2; AMD's, volume 3, appendix E.
ProcessorFeatures features_of_this_machine() {
  ProcessorFeatures features = 0;
  unsigned a = 0, b = 0, c = 0, d = 0;
  auto add = [&](ProcessorFeatures feature, unsigned word, unsigned bit) {
    if ((word >> bit & 1) != 0) features |= feature;
  };
  bool saves_ymm = false;  // the system keeps them: OSXSAVE, and the processor's list of states
  if (__get_cpuid(1, &a, &b, &c, &d) != 0) {
    add(Popcnt, c, 23);
    add(Ssse3, c, 9);
    add(Cx16, c, 13);
    add(Sse41, c, 19);
    add(Sse42, c, 20);
    if ((c >> 27 & 1) != 0) {
      uint32_t low = 0, high = 0;
      asm volatile("xgetbv" : "=a"(low), "=d"(high) : "c"(0));
      saves_ymm = (low & 6) == 6;
    }
    if (saves_ymm) {
      add(Avx, c, 28);
      add(Fma, c, 12);
      add(F16c, c, 29);
    }
  }
  if (__get_cpuid(0x80000001, &a, &b, &c, &d) != 0) add(Lzcnt, c, 5);
  if (__get_cpuid_count(7, 0, &a, &b, &c, &d) != 0) {
    add(Bmi, b, 3);
    add(Bmi2, b, 8);
    if (saves_ymm) add(Avx2, b, 5);
  }
  return features;
}

void change_feature(FeatureRequest& request, std::string_view name, bool is_added) {
  const ProcessorFeatures feature = processor_feature_of(name);
  request.change(is_added ? with_implied(feature) : with_dependents(feature), is_added);
}

void change_features(FeatureRequest& request, std::string_view list) {
  while (!list.empty()) {
    const std::string_view item = list.substr(0, list.find(','));
    list.remove_prefix(std::min(item.size() + 1, list.size()));
    if (item.size() > 1 && (item[0] == '+' || item[0] == '-'))
      change_feature(request, item.substr(1), item[0] == '+');
  }
}

}  // namespace lilt
