// The table follows LLVM's X86.td.
#include "ir/support/processor_features.h"

#include <algorithm>
#include <ranges>
#include <utility>

namespace lilt {

namespace {

using namespace processor_feature;

// What processors have, each with its predecessor's.
constexpr ProcessorFeatures kNocona = Sse3 | Cx16;
constexpr ProcessorFeatures kCore2 = kNocona | Ssse3;
constexpr ProcessorFeatures kPenryn = kCore2 | Sse41;
constexpr ProcessorFeatures kNehalem = kPenryn | Sse42 | Crc32 | Popcnt;
constexpr ProcessorFeatures kWestmere = kNehalem | Pclmul;
constexpr ProcessorFeatures kSandyBridge = kWestmere | Avx | Xsave | Xsaveopt;
constexpr ProcessorFeatures kIvyBridge = kSandyBridge | F16c | Fsgsbase | Rdrnd;
constexpr ProcessorFeatures kLevel3 =
    kNehalem | Avx | Avx2 | Bmi | Bmi2 | F16c | Fma | Lzcnt | Xsave;
constexpr ProcessorFeatures kLevel4 = kLevel3 | Avx512 | Evex512;
constexpr ProcessorFeatures kHaswell = kIvyBridge | kLevel3 | Invpcid;
constexpr ProcessorFeatures kBroadwell = kHaswell | Rdseed;
constexpr ProcessorFeatures kKnl = kBroadwell | Aes | Avx512f | Evex512;
constexpr ProcessorFeatures kSkylake = kBroadwell | Aes | Clflushopt | Xsavec | Xsaves;
constexpr ProcessorFeatures kSkx = kSkylake | kLevel4 | Clwb | Pku;
constexpr ProcessorFeatures kCannonLake = kSkylake | kLevel4 | Pku | Sha;
constexpr ProcessorFeatures kIceLake = kCannonLake | Rdpid;
constexpr ProcessorFeatures kTigerLake = kIceLake | Clwb | Movdir64b | Movdiri | Shstk;
constexpr ProcessorFeatures kAlderLake =
    (kTigerLake & ~(Avx512 | Evex512)) | Cldemote | Ptwrite | Serialize | Waitpkg;
constexpr ProcessorFeatures kSierraForest = kAlderLake | Enqcmd | Uintr;
constexpr ProcessorFeatures kSapphireRapids = kSierraForest | kLevel4 | Wbnoinvd;
constexpr ProcessorFeatures kSilvermont = kWestmere | Rdrnd;
constexpr ProcessorFeatures kGoldmont =
    kSilvermont | Aes | Clflushopt | Fsgsbase | Rdseed | Sha | Xsave | Xsavec | Xsaveopt | Xsaves;
constexpr ProcessorFeatures kGoldmontPlus = kGoldmont | Ptwrite | Rdpid;
constexpr ProcessorFeatures kBarcelona = kNocona | Lzcnt | Popcnt;
constexpr ProcessorFeatures kBdver1 = kWestmere | Aes | Avx | Lzcnt | Xsave;
constexpr ProcessorFeatures kBdver2 = kBdver1 | Bmi | F16c | Fma;
constexpr ProcessorFeatures kBdver3 = kBdver2 | Fsgsbase | Xsaveopt;
constexpr ProcessorFeatures kBdver4 = kBdver3 | Avx2 | Bmi2 | Mwaitx | Rdrnd;
constexpr ProcessorFeatures kZen = kBdver4 | Clflushopt | Rdseed | Sha | Xsavec | Xsaves;
constexpr ProcessorFeatures kZen2 = kZen | Clwb | Rdpid | Rdpru | Wbnoinvd;
constexpr ProcessorFeatures kZen3 = kZen2 | Invpcid | Pku;
constexpr ProcessorFeatures kZen4 = kZen3 | kLevel4 | Shstk;

constexpr Processor kProcessors[] = {
    {"alderlake", kAlderLake},
    {"amdfam10", kBarcelona},
    {"arrowlake", kSierraForest},
    {"athlon-fx", 0},
    {"athlon64", 0},
    {"atom", kCore2},
    {"barcelona", kBarcelona},
    {"bdver1", kBdver1},
    {"bdver2", kBdver2},
    {"bdver3", kBdver3},
    {"bdver4", kBdver4},
    {"bonnell", kCore2},
    {"broadwell", kBroadwell},
    {"btver1", kBarcelona | Ssse3},
    {"btver2", kBdver1 | Bmi | F16c | Xsaveopt},
    {"cannonlake", kCannonLake},
    {"cascadelake", kSkx},
    {"cooperlake", kSkx},
    {"core-avx-i", kIvyBridge},
    {"core-avx2", kHaswell},
    {"core2", kCore2},
    {"corei7", kNehalem},
    {"corei7-avx", kSandyBridge},
    {"emeraldrapids", kSapphireRapids},
    {"goldmont", kGoldmont},
    {"goldmont-plus", kGoldmontPlus},
    {"gracemont", kAlderLake},
    {"grandridge", kSierraForest},
    {"graniterapids", kSapphireRapids},
    {"haswell", kHaswell},
    {"icelake-client", kIceLake},
    {"icelake-server", kIceLake | Clwb | Wbnoinvd},
    {"ivybridge", kIvyBridge},
    {"k8", 0},
    {"k8-sse3", Sse3},
    {"knl", kKnl},
    {"knm", kKnl},
    {"lunarlake", kSierraForest},
    {"meteorlake", kAlderLake},
    {"nehalem", kNehalem},
    {"nocona", kNocona},
    {"opteron", 0},
    {"opteron-sse3", Sse3},
    {"penryn", kPenryn},
    {"raptorlake", kAlderLake},
    {"rocketlake", kIceLake},
    {"sandybridge", kSandyBridge},
    {"sapphirerapids", kSapphireRapids},
    {"sierraforest", kSierraForest},
    {"silvermont", kSilvermont},
    {"skx", kSkx},
    {"skylake", kSkylake},
    {"skylake-avx512", kSkx},
    {"slm", kSilvermont},
    {"tigerlake", kTigerLake},
    {"tremont", kGoldmontPlus | Clwb},
    {"westmere", kWestmere},
    {"x86-64-v2", kNehalem},
    {"x86-64-v3", kLevel3},
    {"x86-64-v4", kLevel4},
    {"znver1", kZen},
    {"znver2", kZen2},
    {"znver3", kZen3},
    {"znver4", kZen4},
    {"znver5", kZen4 | Movdir64b | Movdiri},
};
static_assert(std::ranges::is_sorted(kProcessors, {}, &Processor::name));

// Each feature with the one that it extends.
constexpr std::pair<ProcessorFeatures, ProcessorFeatures> kExtensions[] = {
    {Xsavec, Xsave}, {Xsaveopt, Xsave},   {Xsaves, Xsave},     {F16c, Avx},
    {Fma, Avx},      {Avx512bw, Avx512f}, {Avx512dq, Avx512f}, {Avx512vl, Avx512f},
    {Avx512f, Avx2}, {Avx512f, Fma},      {Avx512f, F16c},     {Avx2, Avx},
    {Avx, Sse42},    {Sse42, Sse41},      {Sse41, Ssse3},      {Ssse3, Sse3}};

// The feature with all that a processor with it has: avx2 has avx, sse4.2 and so on.
ProcessorFeatures with_implied(ProcessorFeatures feature) {
  if ((feature & Avx512) != 0) feature |= Evex512;  // a list may deny it
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
  return ProcessorFeatures{1} << (known - std::begin(kProcessorFeatureNames));
}

std::span<const Processor> processors() { return kProcessors; }

ProcessorFeatures features_of_processor(std::string_view name) {
  const auto known = std::ranges::lower_bound(kProcessors, name, {}, &Processor::name);
  return known == std::end(kProcessors) || known->name != name ? ProcessorFeatures{0}
                                                               : known->features;
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
