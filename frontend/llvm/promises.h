// What LLVM IR asks of a code generator beyond the meaning of its instructions: attributes of
// functions and calls, features of the processor, module flags, named metadata, attachments. One
// table says of each name that clang and LLVM write for x86-64 what lilt does about it; nothing is
// dropped that the table does not name. As in LLVM, a name that the table lacks has no effect.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace lilt::frontend {

enum class PromiseKind : uint8_t {
  Attribute,   // of a function or a call: `word`, or "key"="value"
  Feature,     // of "target-features", with its sign
  ModuleFlag,  // an entry of !llvm.module.flags
  Metadata,    // !name = !{…}
  Attachment,  // `!name !7` of a function or a variable
  Intrinsic,   // a call that asks for a section or the like
};
inline constexpr std::string_view kPromiseKindNames[] = {
    "attributes", "features", "module flags", "named metadata", "attachments", "intrinsics"};

enum class Treatment : uint8_t {
  Kept,      // lilt does what it says
  Harmless,  // the code means the same without it: a hint, a permission, a note to another pass
  Warned,    // the program works, without something that was asked for
  Refused,   // an error
};
inline constexpr std::string_view kTreatmentNames[] = {"kept", "without effect", "warnings",
                                                       "errors"};

struct Promise {
  PromiseKind kind;
  std::string_view name;
  std::string_view value;  // the row is about this value only; empty: about any
  Treatment treatment;
  std::string_view reason;  // Warned, Refused: what is missing; may be empty
};

// All rows, ascending by kind and name; of one name those with values come first.
std::span<const Promise> promises();

// The row for a name and its value (as in the text: "64", "true"; empty: it has none); null: the
// table lacks it. O(log rows).
const Promise* find_promise(PromiseKind kind, std::string_view name, std::string_view value = {});

// Its name for messages: "attribute 'x' (reason)".
std::string described(const Promise& promise);

}  // namespace lilt::frontend
