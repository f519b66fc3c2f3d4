// The table follows LLVM's X86.td.
#include "ir/support/processor_features.h"

#include <cpuid.h>

#include <algorithm>

namespace lilt {

namespace {

using namespace processor_feature;

constexpr Processor kProcessors[] = {
    {"alderlake", All},
    {"amdfam10", Popcnt | Lzcnt},
    {"arrowlake", All},
    {"athlon-fx", 0},
    {"athlon64", 0},
    {"atom", 0},
    {"barcelona", Popcnt | Lzcnt},
    {"bdver1", Popcnt | Lzcnt},
    {"bdver2", Popcnt | Lzcnt | Bmi},
    {"bdver3", Popcnt | Lzcnt | Bmi},
    {"bdver4", All},
    {"bonnell", 0},
    {"broadwell", All},
    {"btver1", Popcnt | Lzcnt},
    {"btver2", Popcnt | Lzcnt | Bmi},
    {"cannonlake", All},
    {"cascadelake", All},
    {"cooperlake", All},
    {"core-avx-i", Popcnt},
    {"core-avx2", All},
    {"core2", 0},
    {"corei7", Popcnt},
    {"corei7-avx", Popcnt},
    {"emeraldrapids", All},
    {"goldmont", Popcnt},
    {"goldmont-plus", Popcnt},
    {"gracemont", All},
    {"grandridge", All},
    {"graniterapids", All},
    {"haswell", All},
    {"icelake-client", All},
    {"icelake-server", All},
    {"ivybridge", Popcnt},
    {"k8", 0},
    {"k8-sse3", 0},
    {"knl", All},
    {"knm", All},
    {"lunarlake", All},
    {"meteorlake", All},
    {"nehalem", Popcnt},
    {"nocona", 0},
    {"opteron", 0},
    {"opteron-sse3", 0},
    {"penryn", 0},
    {"raptorlake", All},
    {"rocketlake", All},
    {"sandybridge", Popcnt},
    {"sapphirerapids", All},
    {"sierraforest", All},
    {"silvermont", Popcnt},
    {"skx", All},
    {"skylake", All},
    {"skylake-avx512", All},
    {"slm", Popcnt},
    {"tigerlake", All},
    {"tremont", Popcnt},
    {"westmere", Popcnt},
    {"x86-64-v2", Popcnt},
    {"x86-64-v3", All},
    {"x86-64-v4", All},
    {"znver1", All},
    {"znver2", All},
    {"znver3", All},
    {"znver4", All},
    {"znver5", All},
};
static_assert(std::ranges::is_sorted(kProcessors, {}, &Processor::name));

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
  if (__get_cpuid(1, &a, &b, &c, &d) != 0) add(Popcnt, c, 23);
  if (__get_cpuid(0x80000001, &a, &b, &c, &d) != 0) add(Lzcnt, c, 5);
  if (__get_cpuid_count(7, 0, &a, &b, &c, &d) != 0) {
    add(Bmi, b, 3);
    add(Bmi2, b, 8);
  }
  return features;
}

void change_features(FeatureRequest& request, std::string_view list) {
  while (!list.empty()) {
    const std::string_view item = list.substr(0, list.find(','));
    list.remove_prefix(std::min(item.size() + 1, list.size()));
    if (item.size() > 1 && (item[0] == '+' || item[0] == '-'))
      request.change(processor_feature_of(item.substr(1)), item[0] == '+');
  }
}

}  // namespace lilt
