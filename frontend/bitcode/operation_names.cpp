#include "frontend/bitcode/operation_names.h"

namespace lilt::bitcode {

namespace {

struct BinaryOperation {
  const char* integer;
  const char* floating;
  const char* flags[2];  // of integers, by bit
};

constexpr BinaryOperation kBinaryOperations[] = {
#define BINARY_OPERATION(integer, floating, first, second) {integer, floating, {first, second}},
#include "frontend/bitcode/words.def"
};

struct CastOperation {
  const char* name;
  const char* flags[2];  // by bit
};

constexpr CastOperation kCastOperations[] = {
#define CAST(name, first, second) {name, {first, second}},
#include "frontend/bitcode/words.def"
};
constexpr uint64_t kUnsignedToFloating = 5;

constexpr const char* kFloatingPredicates[] = {"false", "oeq", "ogt", "oge", "olt", "ole",
                                               "one",   "ord", "uno", "ueq", "ugt", "uge",
                                               "ult",   "ule", "une", "true"};
constexpr uint64_t kFirstIntegerPredicate = 32;
constexpr const char* kIntegerPredicates[] = {"eq",  "ne",  "ugt", "uge", "ult",
                                              "ule", "sgt", "sge", "slt", "sle"};

void append_flags(std::string& out, const char* const (&names)[2], uint64_t flags) {
  for (size_t i = 0; i < 2; ++i)
    if ((flags >> i & 1) != 0 && names[i][0] != 0) out.append(" ").append(names[i]);
}

void append_fast_math(std::string& out, uint64_t flags) {
  if (const std::string words = fast_math_flags(flags); !words.empty())
    out.append(" ").append(words, 0, words.size() - 1);
}

}  // namespace

std::string binary_operation(uint64_t opcode, bool is_floating, uint64_t flags,
                             const Record& user) {
  const char* name = nullptr;
  if (opcode < std::size(kBinaryOperations))
    name = is_floating ? kBinaryOperations[opcode].floating : kBinaryOperations[opcode].integer;
  if (name == nullptr) user.fail("binary operation " + std::to_string(opcode) + " does not exist");
  std::string made = name;
  if (is_floating)
    append_fast_math(made, flags);
  else
    append_flags(made, kBinaryOperations[opcode].flags, flags);
  return made;
}

std::string cast_operation(uint64_t opcode, bool is_floating, uint64_t flags, const Record& user) {
  if (opcode >= std::size(kCastOperations))
    user.fail("cast " + std::to_string(opcode) + " does not exist");
  std::string made = kCastOperations[opcode].name;
  append_flags(made, kCastOperations[opcode].flags, flags);
  // uitofp has the flag of its own in the bit that flags of floating point leave free.
  if (is_floating) append_fast_math(made, opcode == kUnsignedToFloating ? flags & ~1U : flags);
  return made;
}

const char* predicate_name(uint64_t predicate, const Record& user) {
  if (predicate < std::size(kFloatingPredicates)) return kFloatingPredicates[predicate];
  const uint64_t integer = predicate - kFirstIntegerPredicate;
  if (integer >= std::size(kIntegerPredicates))
    user.fail("predicate " + std::to_string(predicate) + " does not exist");
  return kIntegerPredicates[integer];
}

bool is_floating_predicate(uint64_t predicate) { return predicate < kFirstIntegerPredicate; }

std::string address_flags(uint64_t flags) {
  constexpr uint64_t kInbounds = 1, kNoSignedWrap = 2, kNoUnsignedWrap = 4;
  std::string made;
  if ((flags & kInbounds) != 0)
    made = "inbounds ";
  else if ((flags & kNoSignedWrap) != 0)
    made = "nusw ";
  return (flags & kNoUnsignedWrap) != 0 ? made + "nuw " : made;
}

std::string fast_math_flags(uint64_t flags) {
  struct Flag {
    uint64_t bit;
    const char* word;
  };
  constexpr Flag kFlags[] = {{128, "reassoc "}, {2, "nnan "},      {4, "ninf "}, {8, "nsz "},
                             {16, "arcp "},     {32, "contract "}, {64, "afn "}};
  constexpr uint64_t kAll = 254, kOldFast = 1;
  if ((flags & kOldFast) != 0 || (flags & kAll) == kAll) return "fast ";
  std::string made;
  for (const Flag& flag : kFlags)
    if ((flags & flag.bit) != 0) made += flag.word;
  return made;
}

}  // namespace lilt::bitcode
