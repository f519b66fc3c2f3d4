// Attributes of parameters, arguments, results and functions that change the code: attributes of
// the calling convention and a few of functions. All others are ignored.
#pragma once

#include <cstdint>
#include <string_view>

#include "ir/ssa/type.h"
#include "ir/support/processor_features.h"

namespace lilt::ssa {

// The position of a result; arguments have positions 0, 1, 2 …
inline constexpr uint32_t kResultPosition = UINT32_MAX;

struct ParameterAttributes {
  bool zero_extend = false;  // to 32 bits, by the caller (a result: by the callee)
  bool sign_extend = false;
  bool in_register = false;    // inreg: no meaning on x86-64 except for results of some languages
  bool nest = false;           // static chain: in r10
  bool struct_return = false;  // sret: the callee returns the pointer in rax
  uint32_t align = 0;          // of the object that a by_value pointer is copied to, bytes; 0: its
                               // type's own
  TypeId by_value;             // byval(T): the object is copied to the stack; none(): not byval
  friend bool operator==(const ParameterAttributes&, const ParameterAttributes&) = default;
};

// Of a function or a call: a set of function_attribute.
using FunctionAttributes = uint32_t;
namespace function_attribute {
enum : FunctionAttributes {
  ReturnsTwice = 1,  // setjmp and the like
  NoReturn = 2,
  NoUnwind = 4,
  AlwaysInline = 8,
  NoInline = 16,
  Naked = 32,
  NoRedZone = 64,      // memory below the stack pointer is not its own: interrupts write there
  FramePointer = 128,  // "frame-pointer"="all" or "non-leaf": frames are linked
  OptimizeNone = 256,  // optnone: nothing is inlined into the function, nor the function elsewhere
  InlineHint = 512,
  Cold = 1024,  // seldom called
  OptimizeForSize = 2048,
  MinimizeSize = 4096,
  ForSize = OptimizeForSize | MinimizeSize,  // either
  NoImplicitFloat = 8192,  // xmm registers only for floating-point values: a kernel's code
  NoBuiltins = 16384,      // "no-builtins": memset and memcpy may call it, so nothing becomes them
  // memory(…), readnone and the like: what the function does to memory that others may see.
  WritesNothing = 32768,
  ReadsNothing = 65536,
  ArgumentMemory = 131072,  // accesses what arguments point to, or what no program can name
  NoMemory = WritesNothing | ReadsNothing,
  // From here on: the features of the processor that "target-cpu" and "target-features" request,
  // and those that the latter denies.
  FirstFeature = 262144,
  FirstDeniedFeature = FirstFeature * (processor_feature::All + 1),
};
}

// By bit, up to NoBuiltins; as in the text.
inline constexpr std::string_view kFunctionAttributeNames[] = {
    "returns_twice", "noreturn",        "nounwind",       "alwaysinline",
    "noinline",      "naked",           "noredzone",      "\"frame-pointer\"=\"all\"",
    "optnone",       "inlinehint",      "cold",           "optsize",
    "minsize",       "noimplicitfloat", "\"no-builtins\""};

// The features of the processor that a function's code may use.
constexpr ProcessorFeatures features_of(FunctionAttributes attributes) {
  using namespace function_attribute;
  const FunctionAttributes requested = attributes / FirstFeature;
  const FunctionAttributes denied = attributes / FirstDeniedFeature;
  return static_cast<ProcessorFeatures>(requested & ~denied & processor_feature::All);
}
constexpr FunctionAttributes attributes_of(FeatureRequest request) {
  using namespace function_attribute;
  return request.added * FirstFeature | request.removed * FirstDeniedFeature;
}

}  // namespace lilt::ssa
