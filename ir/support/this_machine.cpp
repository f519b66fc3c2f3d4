// The features of the machine that lilt runs on.
#include <cpuid.h>

#include "ir/support/processor_features.h"

namespace lilt {

using namespace processor_feature;

namespace {

// A bit of what cpuid answers: registers 0 to 3 are eax to edx.
struct IdentifiedFeature {
  ProcessorFeatures feature;
  unsigned leaf, subleaf, reg, bit;
};
constexpr IdentifiedFeature kIdentified[] = {{Sse3, 1, 0, 2, 0},
                                             {Pclmul, 1, 0, 2, 1},
                                             {Ssse3, 1, 0, 2, 9},
                                             {Fma, 1, 0, 2, 12},
                                             {Cx16, 1, 0, 2, 13},
                                             {Sse41, 1, 0, 2, 19},
                                             {Sse42, 1, 0, 2, 20},
                                             {Crc32, 1, 0, 2, 20},
                                             {Popcnt, 1, 0, 2, 23},
                                             {Aes, 1, 0, 2, 25},
                                             {Xsave, 1, 0, 2, 27},
                                             {Avx, 1, 0, 2, 28},
                                             {F16c, 1, 0, 2, 29},
                                             {Rdrnd, 1, 0, 2, 30},
                                             {Fsgsbase, 7, 0, 1, 0},
                                             {Bmi, 7, 0, 1, 3},
                                             {Avx2, 7, 0, 1, 5},
                                             {Bmi2, 7, 0, 1, 8},
                                             {Avx512f, 7, 0, 1, 16},
                                             {Evex512, 7, 0, 1, 16},
                                             {Avx512dq, 7, 0, 1, 17},
                                             {Avx512bw, 7, 0, 1, 30},
                                             {Avx512vl, 7, 0, 1, 31},
                                             {Invpcid, 7, 0, 1, 10},
                                             {Rtm, 7, 0, 1, 11},
                                             {Rdseed, 7, 0, 1, 18},
                                             {Clflushopt, 7, 0, 1, 23},
                                             {Clwb, 7, 0, 1, 24},
                                             {Sha, 7, 0, 1, 29},
                                             {Pku, 7, 0, 2, 4},
                                             {Waitpkg, 7, 0, 2, 5},
                                             {Shstk, 7, 0, 2, 7},
                                             {Rdpid, 7, 0, 2, 22},
                                             {Cldemote, 7, 0, 2, 25},
                                             {Movdiri, 7, 0, 2, 27},
                                             {Movdir64b, 7, 0, 2, 28},
                                             {Enqcmd, 7, 0, 2, 29},
                                             {Uintr, 7, 0, 3, 5},
                                             {Serialize, 7, 0, 3, 14},
                                             {Xsaveopt, 13, 1, 0, 0},
                                             {Xsavec, 13, 1, 0, 1},
                                             {Xsaves, 13, 1, 0, 3},
                                             {Ptwrite, 20, 0, 1, 4},
                                             {Lzcnt, 0x80000001, 0, 2, 5},
                                             {Mwaitx, 0x80000001, 0, 2, 29},
                                             {Rdpru, 0x80000008, 0, 1, 4},
                                             {Wbnoinvd, 0x80000008, 0, 1, 9}};

// The states that the system keeps, by bit: 2 the ymm registers, 5 to 7 the mask registers and what
// is new in zmm registers. 0 without such a list (OSXSAVE).
uint32_t kept_states() {
  unsigned reg[4] = {};
  if (__get_cpuid(1, &reg[0], &reg[1], &reg[2], &reg[3]) == 0 || (reg[2] >> 27 & 1) == 0) return 0;
  uint32_t low = 0, high = 0;
  asm volatile("xgetbv" : "=a"(low), "=d"(high) : "c"(0));
  return low;
}

}  // namespace

// The instruction cpuid says it: Intel's manual, volume 2; AMD's, volume 3, appendix E.
ProcessorFeatures features_of_this_machine() {
  ProcessorFeatures features = 0;
  for (const IdentifiedFeature& row : kIdentified) {
    unsigned reg[4] = {};
    if (__get_cpuid_count(row.leaf, row.subleaf, &reg[0], &reg[1], &reg[2], &reg[3]) != 0 &&
        (reg[row.reg] >> row.bit & 1) != 0)
      features |= row.feature;
  }
  FeatureRequest request{features};
  const uint32_t kept = kept_states();
  if ((kept & 0x06) != 0x06) change_feature(request, "avx", false);
  if ((kept & 0xe6) != 0xe6) change_feature(request, "avx512f", false);
  return request.granted();
}

}  // namespace lilt
