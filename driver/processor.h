// Names of x86-64 processors and of their features. lilt's code runs on every x86-64: a name that
// asks for more is accepted with a warning.
#pragma once

#include <string>
#include <string_view>

namespace lilt::driver {

// What a choice of processor comes to; at most one of the two is not empty.
struct ProcessorVerdict {
  std::string error;
  std::string warning;
};

// Judges the value of `--march` or `--mcpu`: a processor or a level such as x86-64-v3.
ProcessorVerdict judge_processor(std::string_view name);
// Judges `+avx2,-sse4.1`, the value of `--mattr`.
ProcessorVerdict judge_features(std::string_view option, std::string_view list);
// Judges `-mNAME` and `-mno-NAME`. Requires is_feature(NAME).
ProcessorVerdict judge_feature_option(std::string_view option);
// Whether `-mNAME` and `-mno-NAME` mean a feature.
bool is_feature(std::string_view name);

// What `help` as the value of these options prints.
std::string describe_processors();
std::string describe_features();

}  // namespace lilt::driver
