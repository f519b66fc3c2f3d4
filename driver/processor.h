// Names of x86-64 processors and of their features on the command line. A name that requests what
// lilt's code does not use is accepted with a warning.
#pragma once

#include <string>
#include <string_view>

#include "ir/support/processor_features.h"

namespace lilt::driver {

// The verdict on a choice of processor; at most one member is not empty.
struct ProcessorVerdict {
  std::string error;
  std::string warning;
};

// Judges the value of `--march` or `--mcpu`: a processor or a level such as x86-64-v3.
ProcessorVerdict judge_processor(std::string_view name);
// What lilt uses of its features.
ProcessorFeatures features_of(std::string_view name);
// Judges `+avx2,-sse4.1`, the value of `--mattr`.
ProcessorVerdict judge_features(std::string_view option, std::string_view list);
// Judges `-mNAME` and `-mno-NAME`. Requires is_feature(NAME).
ProcessorVerdict judge_feature_option(std::string_view option);
// Whether NAME in `-mNAME` and `-mno-NAME` is a feature.
bool is_feature(std::string_view name);

// The text that these options print for the value `help`.
std::string describe_processors();
std::string describe_features();

}  // namespace lilt::driver
