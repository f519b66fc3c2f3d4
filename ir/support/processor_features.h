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
enum class ProcessorFeatureNumber : uint8_t {
#define X(name, text) name,
#include "ir/support/processor_features.def"
#undef X
};
namespace processor_feature {
enum : ProcessorFeatures {
#define X(name, text) \
  name = ProcessorFeatures{1} << static_cast<unsigned>(ProcessorFeatureNumber::name),
#include "ir/support/processor_features.def"
#undef X
  Used = 2 * Evex512 - 1,  // those that lilt's own code uses
  // What code needs for instructions with an EVEX prefix: lilt takes all of them or none.
  Avx512 = Avx512f | Avx512bw | Avx512dq | Avx512vl,
};
}  // namespace processor_feature
// By bit; LLVM's names.
inline constexpr std::string_view kProcessorFeatureNames[] = {
#define X(name, text) text,
#include "ir/support/processor_features.def"
#undef X
};

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
  // Whether the function needs no vectors of 64 bytes, and whether it prefers them nonetheless: as
  // LLVM, its code then has them or has not.
  bool needs_no_zmm = false, prefers_zmm = false;

  // Of the features, those that code may use.
  constexpr ProcessorFeatures granted() const {
    using namespace processor_feature;
    const ProcessorFeatures all = added & ~removed;
    if ((all & Avx512) != Avx512) return all & ~(Avx512 | Evex512);
    return needs_no_zmm && !prefers_zmm ? all & ~Evex512 : all;
  }
  // The later request counts.
  constexpr void change(ProcessorFeatures features, bool is_added) {
    added = is_added ? added | features : added & ~features;
    removed = is_added ? removed & ~features : removed | features;
  }
  // Requests of two places, where the order does not count.
  constexpr FeatureRequest& operator|=(const FeatureRequest& other) {
    added |= other.added;
    removed |= other.removed;
    needs_no_zmm |= other.needs_no_zmm;
    prefers_zmm |= other.prefers_zmm;
    return *this;
  }
  constexpr bool empty() const { return (added | removed) == 0 && !needs_no_zmm && !prefers_zmm; }
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
