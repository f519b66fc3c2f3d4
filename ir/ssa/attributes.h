// Attributes of parameters, arguments, results and functions that change the code: attributes of
// the calling convention and a few of functions. All others are ignored.
#pragma once

#include <cstdint>
#include <string_view>

#include "ir/ssa/type.h"

namespace lilt::ssa {

// How functions are called: what differs from C's convention (backend/abi/system_v.h). `fastcc`,
// `coldcc`, `tailcc` and `x86_64_sysvcc` are C's.
enum class CallingConvention : uint8_t {
  C,
  Ghc,           // all arguments in registers, nothing is preserved
  PreserveMost,  // the callee preserves the general registers, except r11
  PreserveAll,   // and the xmm registers
  PreserveNone,  // more arguments in registers; only rbp is preserved
  Swift,
  Win64,
  Tail,       // the callee removes its arguments from the stack: any call can be a jump
  SwiftTail,  // Swift and Tail
};
inline constexpr std::string_view kCallingConventionNames[] = {
    "ccc",     "ghccc",   "preserve_mostcc", "preserve_allcc", "preserve_nonecc",
    "swiftcc", "win64cc", "tailcc",          "swifttailcc"};

// The position of a result; arguments have positions 0, 1, 2 …
inline constexpr uint32_t kResultPosition = UINT32_MAX;

struct ParameterAttributes {
  bool zero_extend = false;  // to 32 bits, by the caller (a result: by the callee)
  bool sign_extend = false;
  bool in_register = false;    // inreg: no meaning on x86-64 except for results of some languages
  bool nest = false;           // static chain: in r10
  bool swift_self = false;     // swiftself: in r13
  bool swift_async = false;    // swiftasync: in r14
  bool swift_error = false;    // swifterror: the memory's contents are in r12, in and out
  bool struct_return = false;  // sret: the callee returns the pointer in rax
  uint32_t align = 0;          // of the object that a by_value pointer is copied to, bytes; 0: its
                               // type's own
  TypeId by_value;             // byval(T): the object is copied to the stack; none(): not byval
  TypeId element;              // elementtype(T): of an address that inline assembly accesses
  friend bool operator==(const ParameterAttributes&, const ParameterAttributes&) = default;
};

// Of a function or a call: a set of function_attribute.
using FunctionAttributes = uint64_t;
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
  // The highest bits: promises about the code.
  WillReturn = FunctionAttributes{1} << 52,  // kept of functions, not of calls; printed only
  // `nonlazybind`: calls go through the table of addresses, not through a stub that the loader may
  // bind at the first call (-fno-plt). A function that has it calls all functions of other modules
  // so: those that legalization adds, too.
  NonLazyBind = FunctionAttributes{1} << 53,
  ChecksType = FunctionAttributes{1} << 54,   // of a call: see Annotations::type_hash
  NoDuplicate = FunctionAttributes{1} << 55,  // no pass makes copies of its calls
  NoJumpTables = FunctionAttributes{1} << 56,
  NoCfCheck = FunctionAttributes{1} << 57,       // no mark for branches to the function's start
  ProbeStack = FunctionAttributes{1} << 58,      // a frame touches each page of the stack, in order
  StackProtector = FunctionAttributes{1} << 59,  // ssp: with arrays of characters
  StackProtectorStrong = FunctionAttributes{1} << 60,  // with any array, or an address taken
  StackProtectorAlways = FunctionAttributes{1} << 61,  // sspreq
  AnyStackProtector = StackProtector | StackProtectorStrong | StackProtectorAlways,
  NoTailCalls = FunctionAttributes{1} << 63,  // "disable-tail-calls": only `musttail` calls jump
  HasRequests = FunctionAttributes{1} << 62,  // Module::requests has an entry for the function
};
}

// By bit, up to NoBuiltins; as in the text.
inline constexpr std::string_view kFunctionAttributeNames[] = {
    "returns_twice", "noreturn",        "nounwind",       "alwaysinline",
    "noinline",      "naked",           "noredzone",      "\"frame-pointer\"=\"all\"",
    "optnone",       "inlinehint",      "cold",           "optsize",
    "minsize",       "noimplicitfloat", "\"no-builtins\""};

// Of the highest bits, as in the text.
struct FunctionAttributeName {
  FunctionAttributes attribute;
  std::string_view name;
};
inline constexpr FunctionAttributeName kPromiseNames[] = {
    {function_attribute::NoJumpTables, "\"no-jump-tables\"=\"true\""},
    {function_attribute::NoTailCalls, "\"disable-tail-calls\"=\"true\""},
    {function_attribute::NoCfCheck, "nocf_check"},
    {function_attribute::NoDuplicate, "noduplicate"},
    {function_attribute::NonLazyBind, "nonlazybind"},
    {function_attribute::ProbeStack, "\"probe-stack\"=\"inline-asm\""},
    {function_attribute::StackProtector, "ssp"},
    {function_attribute::StackProtectorStrong, "sspstrong"},
    {function_attribute::StackProtectorAlways, "sspreq"},
    {function_attribute::WillReturn, "willreturn"},
};

// What few functions ask for; a group of attributes may have them, too.
struct FunctionRequests {
  uint32_t probe_interval = 4096;  // "stack-probe-size": bytes
  uint32_t guarded_array = 8;      // "stack-protector-buffer-size": bytes, for `ssp`
  // "zero-call-used-regs": a set of zeroed_registers.
  uint8_t zeroed = 0;
  std::string_view entry_call, exit_call;  // "instrument-function-entry-inlined" and -exit
  bool calls_fentry = false;               // "fentry-call"
  // "patchable-function-prefix" and -entry: bytes of no-operations before the function and at
  // its start.
  uint16_t patchable_prefix = 0, patchable_entry = 0;
  uint8_t mitigations = 0;  // a set of mitigation
  // "kcfi_type": what indirect calls expect before the function, if they check types.
  bool has_type_hash = false;
  uint32_t type_hash = 0;
  friend bool operator==(const FunctionRequests&, const FunctionRequests&) = default;
  // Adds those of another group; where both ask for something, the other's counts.
  FunctionRequests& operator|=(const FunctionRequests& other);
};
namespace zeroed_registers {
enum : uint8_t { Any = 1, OnlyUsed = 2, OnlyGeneral = 4, OnlyArguments = 8 };
}

// The hash of a function's type (`!kcfi_type`, `"kcfi"`) as it stands in code. Neither it nor its
// negation is the code of a mark, endbr64 or endbr32, where an indirect branch may end.
constexpr uint32_t type_hash_in_code(uint32_t hash) {
  for (const uint32_t mark : {0xFA1E0FF3u, 0xFB1E0FF3u})
    if (hash == mark || 0 - hash == mark) return hash + 1;
  return hash;
}

// Against processors that run ahead of a branch.
namespace mitigation {
enum : uint8_t {
  ThunkCalls = 1,          // indirect calls and jumps are of __x86_indirect_thunk_r11
  ThunkReturns = 2,        // returns are jumps to __x86_return_thunk
  StopsBehindReturns = 4,  // a trap stands after each return
  StopsBehindJumps = 8,    // and after each indirect jump
  PrefixedThunks = 16,     // calls and jumps of the thunk have a `cs` in front: room for a patch
};
}

}  // namespace lilt::ssa
