// The features of x86-64 processors, beyond those that all of them have, that lilt's code may use,
// and the processors that have them.
#pragma once

#include <cstdint>
#include <iterator>
#include <span>
#include <string_view>

namespace lilt {

// A set of processor_feature.
using ProcessorFeatures = uint64_t;
namespace processor_feature {
enum : ProcessorFeatures {
  Popcnt = 1,
  Lzcnt = 1 << 1,
  Bmi = 1 << 2,
  Bmi2 = 1 << 3,
  Ssse3 = 1 << 4,
  Sse41 = 1 << 5,
  Sse42 = 1 << 6,
  Avx = 1 << 7,
  Avx2 = 1 << 8,
  Fma = 1 << 9,
  F16c = 1 << 10,
  Cx16 = 1 << 11,
  // Those that lilt's own code uses; the others are for intrinsics of x86 only.
  Used = (1 << 12) - 1,
  Sse3 = 1 << 12,
  Aes = 1 << 13,
  Pclmul = 1 << 14,
  Sha = 1 << 15,
  Crc32 = 1 << 16,
  Rdrnd = 1 << 17,
  Rdseed = 1 << 18,
  Fsgsbase = 1 << 19,
  Xsave = 1 << 20,
  Xsavec = 1 << 21,
  Xsaveopt = 1 << 22,
  Xsaves = 1 << 23,
  Rtm = 1 << 24,
  Pku = 1 << 25,
  Clflushopt = 1 << 26,
  Clwb = 1 << 27,
  Cldemote = 1 << 28,
  Uintr = 1 << 29,
  Movdiri = 1 << 30,
  Movdir64b = ProcessorFeatures{1} << 31,
  Enqcmd = ProcessorFeatures{1} << 32,
  Shstk = ProcessorFeatures{1} << 33,
  Invpcid = ProcessorFeatures{1} << 34,
  Ptwrite = ProcessorFeatures{1} << 35,
  Rdpid = ProcessorFeatures{1} << 36,
  Rdpru = ProcessorFeatures{1} << 37,
  Serialize = ProcessorFeatures{1} << 38,
  Waitpkg = ProcessorFeatures{1} << 39,
  Mwaitx = ProcessorFeatures{1} << 40,
  Wbnoinvd = ProcessorFeatures{1} << 41,
};
}
// By bit; LLVM's names.
inline constexpr std::string_view kProcessorFeatureNames[] = {
    "popcnt",   "lzcnt",    "bmi",     "bmi2",      "ssse3",   "sse4.1",     "sse4.2",
    "avx",      "avx2",     "fma",     "f16c",      "cx16",    "sse3",       "aes",
    "pclmul",   "sha",      "crc32",   "rdrnd",     "rdseed",  "fsgsbase",   "xsave",
    "xsavec",   "xsaveopt", "xsaves",  "rtm",       "pku",     "clflushopt", "clwb",
    "cldemote", "uintr",    "movdiri", "movdir64b", "enqcmd",  "shstk",      "invpcid",
    "ptwrite",  "rdpid",    "rdpru",   "serialize", "waitpkg", "mwaitx",     "wbnoinvd"};

// The feature of that name; 0 if it is none of these.
ProcessorFeatures processor_feature_of(std::string_view name);

struct Processor {
  std::string_view name;  // LLVM's
  ProcessorFeatures features = 0;
};
// Sorted by name. Names for any x86-64 processor ("generic") and for this machine ("native") are
// not in the list.
std::span<const Processor> processors();
// Of a processor or a level such as x86-64-v3; 0 if it is not in the list.
ProcessorFeatures features_of_processor(std::string_view name);
// Of this machine.
ProcessorFeatures features_of_this_machine();

// Features that are requested and features that are denied.
struct FeatureRequest {
  ProcessorFeatures added = 0, removed = 0;

  // Of the features, those that code may use.
  constexpr ProcessorFeatures granted() const { return added & ~removed; }
  // The later request counts.
  constexpr void change(ProcessorFeatures features, bool is_added) {
    added = is_added ? added | features : added & ~features;
    removed = is_added ? removed & ~features : removed | features;
  }
  // Requests of two places, where the order does not count.
  constexpr FeatureRequest& operator|=(const FeatureRequest& other) {
    added |= other.added;
    removed |= other.removed;
    return *this;
  }
  constexpr bool empty() const { return (added | removed) == 0; }
};
// Requests the feature of that name with all that it implies, or denies it with all that need it.
// Other names are ignored.
void change_feature(FeatureRequest& request, std::string_view name, bool is_added);
// The same for each item of a list as "+popcnt,-bmi".
void change_features(FeatureRequest& request, std::string_view list);

// "+popcnt,+bmi".
void append_features(auto& out, ProcessorFeatures features) {
  bool is_first = true;
  for (size_t i = 0; i < std::size(kProcessorFeatureNames); ++i) {
    if ((features >> i & 1) == 0) continue;
    out += is_first ? "+" : ",+";
    out += kProcessorFeatureNames[i];
    is_first = false;
  }
}

}  // namespace lilt
