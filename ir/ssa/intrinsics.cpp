#include "ir/ssa/intrinsics.h"

#include <algorithm>
#include <array>

#include "ir/ssa/callee.h"
#include "ir/ssa/function.h"
#include "ir/ssa/intrinsic_name.h"
#include "ir/ssa/opcode.h"

namespace lilt::ssa {

namespace {

constexpr IntrinsicSignature kSignatures[] = {
#define X(name, types, expansion, tile, interpretation) \
  {name, types, Interpretation::interpretation},
#include "ir/ssa/intrinsics.def"
#undef X
};
static_assert(std::ranges::is_sorted(kSignatures, {}, &IntrinsicSignature::name));

// Removes the text before the separator from the front, and the separator; returns the text.
constexpr std::string_view take(std::string_view& text, char separator) {
  std::string_view front = text.substr(0, text.find(separator));
  text.remove_prefix(std::min(front.size() + 1, text.size()));
  return front;
}

constexpr size_t count_operands(std::string_view words) {
  return static_cast<size_t>(std::ranges::count(words, ' '));
}

// Of one signature.
constexpr uint32_t immediates_of(std::string_view words) {
  uint32_t found = 0;
  take(words, ' ');
  for (uint32_t bit = 1; !words.empty(); bit <<= 1)
    if (take(words, ' ').starts_with('!')) found |= bit;
  return found;
}

constexpr auto kImmediates = [] {
  std::array<uint32_t, std::size(kSignatures)> masks{};
  for (size_t i = 0; i < masks.size(); ++i) {
    std::string_view types = kSignatures[i].types;
    masks[i] = immediates_of(take(types, '|'));
  }
  return masks;
}();

// Of the rows whose effect does not follow from how they are interpreted.
constexpr std::string_view kPureIntrinsics[] = {"llvm.convert.from.fp16", "llvm.convert.to.fp16",
                                                "llvm.is.constant",       "llvm.objectsize",
                                                "llvm.ptrmask",           "llvm.scmp",
                                                "llvm.sincospi",          "llvm.ucmp"};
constexpr std::string_view kReadingIntrinsics[] = {"llvm.load.relative", "llvm.masked.expandload",
                                                   "llvm.masked.gather", "llvm.masked.load"};
constexpr std::string_view kIntrinsicsWithoutMemory[] = {
    "llvm.addressofreturnaddress",
    "llvm.adjust.trampoline",
    "llvm.allow.runtime.check",
    "llvm.allow.sanitize.address",
    "llvm.allow.sanitize.hwaddress",
    "llvm.allow.sanitize.memory",
    "llvm.allow.sanitize.thread",
    "llvm.allow.ubsan.check",
    "llvm.annotation",
    "llvm.arithmetic.fence",
    "llvm.assume",
    "llvm.codeview.annotation",
    "llvm.dbg.addr",
    "llvm.dbg.assign",
    "llvm.dbg.declare",
    "llvm.dbg.label",
    "llvm.dbg.value",
    "llvm.donothing",
    "llvm.experimental.noalias.scope.decl",
    "llvm.fake.use",
    "llvm.frameaddress",
    "llvm.launder.invariant.group",
    "llvm.prefetch",
    "llvm.pcmarker",
    "llvm.pseudoprobe",
    "llvm.ptr.annotation",
    "llvm.public.type.test",
    "llvm.returnaddress",
    "llvm.sideeffect",
    "llvm.ssa.copy",
    "llvm.stacksave",
    "llvm.strip.invariant.group",
    "llvm.thread.pointer",
    "llvm.threadlocal.address",
    "llvm.type.test",
    "llvm.var.annotation",
};

constexpr IntrinsicEffect effect_of(const IntrinsicSignature& row) {
  auto is_in = [&](auto& names) { return std::ranges::find(names, row.name) != std::end(names); };
  const Interpretation how = row.interpretation;
  // A quotient by zero traps: it stays after the test for that.
  if (row.name.find("div.fix") != row.name.npos) return IntrinsicEffect::NoMemory;
  if (how == Interpretation::Numeric || how == Interpretation::Packed ||
      how == Interpretation::Rearranged || how == Interpretation::Lanes || is_in(kPureIntrinsics))
    return IntrinsicEffect::Pure;
  if (is_in(kIntrinsicsWithoutMemory)) return IntrinsicEffect::NoMemory;
  return is_in(kReadingIntrinsics) ? IntrinsicEffect::ReadsMemory : IntrinsicEffect::Any;
}

constexpr auto kEffects = [] {
  std::array<IntrinsicEffect, std::size(kSignatures)> effects{};
  for (size_t i = 0; i < effects.size(); ++i) effects[i] = effect_of(kSignatures[i]);
  return effects;
}();

struct FixedType {
  std::string_view word;
  TypeId element;
  uint64_t lanes = 0;  // 0: not a vector
};
constexpr FixedType kTypesOfWords[] = {
    {"void", kVoid},       {"metadata", kMetadata}, {"i1", kI1},           {"i8", kI8},
    {"i16", kI16},         {"i32", kI32},           {"i64", kI64},         {"f64", kDouble},
    {"v1i64", kI64, 1},    {"v4f32", kFloat, 4},    {"v2f64", kDouble, 2}, {"v16i8", kI8, 16},
    {"v8i16", kI16, 8},    {"v4i32", kI32, 4},      {"v2i64", kI64, 2},    {"v8f32", kFloat, 8},
    {"v4f64", kDouble, 4}, {"v32i8", kI8, 32},      {"v16i16", kI16, 16},  {"v8i32", kI32, 8},
    {"v4i64", kI64, 4},    {"v16f32", kFloat, 16},  {"v8f64", kDouble, 8}, {"v64i8", kI8, 64},
    {"v32i16", kI16, 32},  {"v16i32", kI32, 16},    {"v8i64", kI64, 8},
};

constexpr std::pair<std::string_view, std::string_view> kClassNames[] = {
    {"int", "an integer or a vector of integers"},
    {"fp", "a floating-point type or a vector of one"},
    {"ptrs", "a pointer or a vector of pointers"},
    {"integer", "an integer"},
    {"floating", "a floating-point type"},
    {"ptr", "a pointer"},
    {"bytes", "an integer of an even number of bytes"},
    {"vec", "a vector"},
    {"vint", "a vector of integers"},
    {"vfp", "a vector of floating-point numbers"},
    {"vptr", "a vector of pointers"},
    {"part", "a vector with the same elements"},
    {"multiple", "a vector of several times as many of the same elements"},
    {"narrower", "a narrower floating-point type"},
    {"wider", "a wider floating-point type"},
    {"any", "a value"},
};

// Compares one function type with one signature. Finds the types that the letters name first, then
// compares everything.
class SignatureMatch {
 public:
  explicit SignatureMatch(const TypeTable& types) : types_(types) {}

  // Describes the first mismatch; empty if none.
  std::string run(std::string_view words, TypeId function) {
    for (bool binds : {true, false}) {
      binds_ = binds;
      std::string_view rest = words;
      if (!fits(take(rest, ' '), types_[function].element))
        return describe("its result", types_[function].element);
      if (std::string wrong = match_operands(rest, function); !wrong.empty()) return wrong;
    }
    return {};
  }

 private:
  std::string match_operands(std::string_view words, TypeId function) {
    std::span<const TypeId> given = types_.members(function);
    if (words == "...") return {};
    size_t wanted = words.empty() ? 0 : count_operands(words) + 1;
    if (given.size() != wanted || types_[function].variadic)
      return "it has " + std::to_string(given.size()) + " operands, expected " +
             std::to_string(wanted);
    for (size_t i = 0; i < given.size(); ++i) {
      std::string_view word = take(words, ' ');
      if (word.starts_with('!')) word.remove_prefix(1);
      if (!fits(word, given[i])) return describe("operand " + std::to_string(i + 1), given[i]);
    }
    return {};
  }

  std::string describe(const std::string& what, TypeId found) const {
    return what + " has type '" + types_.to_string(found) + "', expected " + expected_;
  }

  bool expect(bool is_right, std::string expected) {
    if (!is_right) expected_ = std::move(expected);
    return is_right;
  }

  bool fits(std::string_view word, TypeId type) {
    if (word[0] == '{') return fits_struct(word.substr(1, word.size() - 2), type);
    bool is_letter = word[0] >= 'A' && word[0] <= 'Z';
    if (!is_letter) return fits_fixed(word, type);
    TypeId& known = letters_[word[0] - 'A'];
    if (word.size() == 1) return binds_ || fits_exactly(type, known);
    if (word[1] == '.') return binds_ || fits_derived(word.substr(2), type, known);
    std::string_view class_name = word.substr(2);
    std::string_view name = take(class_name, ':');
    known = type;
    if (name != "part" && name != "multiple" && !expect(is_of_class(name, type), shown_class(name)))
      return false;
    if (binds_ || class_name.empty()) return true;
    return fits_like(name, type, letters_[class_name[0] - 'A']);
  }

  bool fits_exactly(TypeId type, TypeId wanted) {
    return type == wanted || expect(false, quoted(wanted));
  }

  bool fits_struct(std::string_view words, TypeId type) {
    auto count = static_cast<size_t>(std::ranges::count(words, ',')) + 1;
    bool has_members =
        types_.kind(type) == TypeKind::Struct && types_.members(type).size() == count;
    if (!expect(has_members, "a struct of " + std::to_string(count))) return false;
    for (size_t i = 0; i < count; ++i)
      if (!fits(take(words, ','), types_.member(type, i))) {
        expected_ = "a struct whose member " + std::to_string(i + 1) + " is " + expected_;
        return false;
      }
    return true;
  }

  bool fits_fixed(std::string_view word, TypeId type) {
    if (word == "ptr") return expect(types_.is_pointer(type), "a pointer");
    for (const FixedType& fixed : kTypesOfWords)
      if (fixed.word == word)
        return expect(lane(type) == fixed.element && lanes(type) == fixed.lanes,
                      shown(fixed.element, fixed.lanes));
    return false;
  }

  bool fits_derived(std::string_view part, TypeId type, TypeId of) {
    if (part == "lane") return fits_exactly(type, lane(of));
    TypeId element = part == "i1" ? kI1 : part == "i64" ? kI64 : part == "ptr" ? kPtr : lane(of);
    uint64_t count = lanes(of);
    bool is_pointer = part == "ptr" && types_.is_pointer(lane(type));
    if (part == "half" && !expect(count % 2 == 0, "half of an even number of lanes")) return false;
    if (part == "half") count /= 2;
    if (part == "twice") count *= 2;
    const auto factor = static_cast<uint64_t>(part.back() - '0');
    if (part.starts_with("per") && !expect(count % factor == 0, "a multiple of so many lanes"))
      return false;
    if (part.starts_with("per")) count /= factor;
    if (part.starts_with("by")) count *= factor;
    return expect((lane(type) == element || is_pointer) && lanes(type) == count,
                  shown(element, count));
  }

  bool fits_like(std::string_view class_name, TypeId type, TypeId like) {
    if (class_name == "multiple")
      return expect(lanes(type) != 0 && lane(type) == lane(like) && lanes(type) % lanes(like) == 0,
                    shown_class(class_name));
    if (class_name == "part")
      return expect(lanes(type) != 0 && lane(type) == lane(like), shown_class(class_name));
    bool is_narrower = types_[lane(type)].bits < types_[lane(like)].bits;
    bool is_wider = types_[lane(type)].bits > types_[lane(like)].bits;
    if ((class_name == "narrower" && !is_narrower) || (class_name == "wider" && !is_wider))
      return expect(false, shown_class(class_name));
    return expect(lanes(type) == lanes(like), "as many lanes as " + quoted(like) + " has");
  }

  bool is_of_class(std::string_view name, TypeId type) const {
    TypeId element = lane(type);
    if (name == "int") return types_.is_integer(element);
    if (name == "fp" || name == "narrower" || name == "wider") return types_.is_floating(element);
    if (name == "ptrs") return types_.is_pointer(element);
    if (name == "integer") return types_.is_integer(type);
    if (name == "floating") return types_.is_floating(type);
    if (name == "ptr") return types_.is_pointer(type);
    if (name == "bytes") return types_.is_integer(element) && types_[element].bits % 16 == 0;
    if (name == "vec") return lanes(type) != 0;
    if (name == "vint") return lanes(type) != 0 && types_.is_integer(element);
    if (name == "vptr") return lanes(type) != 0 && types_.is_pointer(element);
    if (name == "vfp") return lanes(type) != 0 && types_.is_floating(element);
    return types_.is_first_class(type);
  }

  TypeId lane(TypeId type) const {
    return types_.kind(type) == TypeKind::Vector ? types_[type].element : type;
  }
  uint64_t lanes(TypeId type) const {
    return types_.kind(type) == TypeKind::Vector ? types_[type].count : 0;
  }
  std::string quoted(TypeId type) const { return "'" + types_.to_string(type) + "'"; }
  std::string shown(TypeId element, uint64_t lanes) const {
    if (lanes == 0) return quoted(element);
    return "'<" + std::to_string(lanes) + " x " + types_.to_string(element) + ">'";
  }
  static std::string shown_class(std::string_view name) {
    for (const auto& [known, text] : kClassNames)
      if (known == name) return std::string(text);
    return {};
  }

  const TypeTable& types_;
  std::array<TypeId, 26> letters_;
  bool binds_ = true;
  std::string expected_;  // what the last failed comparison required
};

}  // namespace

std::span<const IntrinsicSignature> intrinsic_signatures() { return kSignatures; }

uint16_t find_intrinsic_signature(std::string_view name) {
  std::string_view base = intrinsic_base(name);
  auto found = std::ranges::lower_bound(kSignatures, base, {}, &IntrinsicSignature::name);
  if (found == std::end(kSignatures) || found->name != base) return 0;
  return static_cast<uint16_t>(found - std::begin(kSignatures) + 1);
}

uint16_t called_intrinsic_number(const Function& function, InstId id) {
  if (function[id].opcode != Opcode::Call) return 0;
  const SymbolId callee = called_symbol(function, id);
  return callee.valid() ? function.module()[callee].intrinsic : 0;
}

std::string_view called_intrinsic_name(const Function& function, InstId id) {
  const uint16_t number = called_intrinsic_number(function, id);
  return number == 0 ? std::string_view() : kSignatures[number - 1u].name;
}

IntrinsicEffect intrinsic_effect(uint16_t intrinsic) { return kEffects[intrinsic - 1]; }

std::string check_intrinsic_type(const TypeTable& types, uint16_t intrinsic, TypeId function) {
  std::string_view alternatives = kSignatures[intrinsic - 1].types;
  std::string wrong;  // of the alternative with as many operands, or else of the last one
  bool has_count = false;
  while (!alternatives.empty()) {
    const std::string_view words = take(alternatives, '|');
    std::string mismatch = SignatureMatch(types).run(words, function);
    if (mismatch.empty()) return {};
    if (!has_count) wrong = std::move(mismatch);
    has_count |= count_operands(words) == types.members(function).size();
  }
  return wrong;
}

namespace {

// A bit for each operand that must be a constant, the lowest for the first, in a call with so many
// operands.
uint32_t immediate_operands(uint16_t intrinsic, size_t operand_count) {
  std::string_view alternatives = kSignatures[intrinsic - 1].types;
  if (alternatives.find('|') == alternatives.npos) return kImmediates[intrinsic - 1];
  while (!alternatives.empty())
    if (std::string_view words = take(alternatives, '|'); count_operands(words) == operand_count)
      return immediates_of(words);
  return 0;
}

bool is_constant(const ConstantPool& constants, Value value, ConstantKind kind) {
  return value.is_constant() && constants[value.constant()].kind == kind;
}

bool is_number(const ConstantPool& constants, Value value) {
  return is_constant(constants, value, ConstantKind::Integer) ||
         is_constant(constants, value, ConstantKind::Floating);
}

// Of the metadata operand of a constrained comparison, which must name one of fourteen.
bool is_predicate(std::string_view text) {
  const std::string_view name = constrained_predicate(text);
  return float_predicate_number(name) < std::size(kFloatPredicateNames) && name != "false" &&
         name != "true";
}

bool is_rounding_mode(std::string_view text) {
  constexpr std::string_view kModes[] = {"dynamic",  "tonearest",  "tonearestaway",
                                         "downward", "towardzero", "upward"};
  const std::string_view name = constrained_predicate(text);
  return name.starts_with("round.") &&
         std::ranges::find(kModes, name.substr(6)) != std::end(kModes);
}

bool is_exception_behavior(std::string_view text) {
  const std::string_view name = constrained_predicate(text);
  return name == "fpexcept.ignore" || name == "fpexcept.maytrap" || name == "fpexcept.strict";
}

std::string check_word(const ConstantPool& constants, std::span<const Value> operands, size_t index,
                       bool (*fits)(std::string_view), std::string_view expected) {
  std::string_view text = constants.bytes(operands[index].constant());
  if (fits(text)) return {};
  return "operand " + std::to_string(index + 1) + " is '" + std::string(text) + "', expected " +
         std::string(expected);
}

// The metadata at the end of a constrained operation: a comparison's predicate or, for operations
// that round, the rounding mode; then what is known of exceptions.
std::string check_constrained_operands(const ConstantPool& constants, std::string_view operation,
                                       std::span<const Value> operands) {
  auto is_metadata = [&](size_t i) {
    return i < operands.size() && is_constant(constants, operands[i], ConstantKind::Metadata);
  };
  const size_t last = operands.size() - 1, before = operands.size() - 2;
  std::string wrong;
  if (is_metadata(before) && operation.starts_with("fcmp"))
    wrong = check_word(constants, operands, before, is_predicate, "a predicate such as '!\"olt\"'");
  else if (is_metadata(before))
    wrong = check_word(constants, operands, before, is_rounding_mode,
                       "a rounding mode such as '!\"round.dynamic\"'");
  if (wrong.empty() && is_metadata(last))
    wrong = check_word(constants, operands, last, is_exception_behavior,
                       "'!\"fpexcept.ignore\"', '!\"fpexcept.maytrap\"' or '!\"fpexcept.strict\"'");
  return wrong;
}

// The first number among the operands of an access to memory under a mask.
std::string check_masked_alignment(const ConstantPool& constants, std::span<const Value> operands) {
  for (size_t i = 0; i < operands.size(); ++i) {
    if (!is_constant(constants, operands[i], ConstantKind::Integer)) continue;
    uint64_t bytes = constants.zero_extended(operands[i].constant());
    if ((bytes & (bytes - 1)) == 0) return {};
    return "operand " + std::to_string(i + 1) + " is an alignment of " + std::to_string(bytes) +
           ", which is not a power of 2";
  }
  return {};
}

// How many frames up, in a call of llvm.frameaddress or llvm.returnaddress: the code has a load for
// each. The limit is clang's.
std::string check_depth(const ConstantPool& constants, Value depth) {
  constexpr uint64_t kDeepest = 0xFFFF;
  if (constants.zero_extended(depth.constant()) <= kDeepest) return {};
  return "operand 1 is a depth of more than " + std::to_string(kDeepest) + " frames";
}

}  // namespace

std::string check_intrinsic_operands(const ConstantPool& constants, uint16_t intrinsic,
                                     std::span<const Value> operands) {
  uint32_t immediates = immediate_operands(intrinsic, operands.size());
  for (size_t i = 0; i < operands.size() && immediates >> i != 0; ++i)
    if ((immediates >> i & 1) != 0 && !is_number(constants, operands[i]))
      return "operand " + std::to_string(i + 1) + " must be a constant number";
  std::string_view name = kSignatures[intrinsic - 1].name;
  if (std::string_view operation = constrained_operation(name); !operation.empty())
    return check_constrained_operands(constants, operation, operands);
  if (name == "llvm.frameaddress" || name == "llvm.returnaddress")
    return check_depth(constants, operands[0]);
  if (name.starts_with("llvm.masked.")) return check_masked_alignment(constants, operands);
  return {};
}

std::string_view constrained_operation(std::string_view name) {
  constexpr std::string_view kPrefix = "llvm.experimental.constrained.";
  if (!name.starts_with(kPrefix)) return {};
  name.remove_prefix(kPrefix.size());
  return name.substr(0, name.find('.'));
}

std::string_view constrained_predicate(std::string_view metadata) {
  take(metadata, '"');
  return take(metadata, '"');
}

uint8_t float_predicate_number(std::string_view name) {
  return static_cast<uint8_t>(std::ranges::find(kFloatPredicateNames, name) -
                              std::begin(kFloatPredicateNames));
}

const MaskedAccess* find_masked_access(std::string_view name, size_t operands) {
  static constexpr MaskedAccess kAccesses[] = {
      {"llvm.masked.load", 4, true, 3, 0, 2, false, false},
      {"llvm.masked.load", 3, true, 2, 0, 1, false, false},
      {"llvm.masked.store", 4, false, 0, 1, 3, false, false},
      {"llvm.masked.store", 3, false, 0, 1, 2, false, false},
      {"llvm.masked.gather", 4, true, 3, 0, 2, true, false},
      {"llvm.masked.gather", 3, true, 2, 0, 1, true, false},
      {"llvm.masked.scatter", 4, false, 0, 1, 3, true, false},
      {"llvm.masked.scatter", 3, false, 0, 1, 2, true, false},
      {"llvm.masked.expandload", 3, true, 2, 0, 1, false, true},
      {"llvm.masked.compressstore", 3, false, 0, 1, 2, false, true},
      {"llvm.x86.sse2.maskmov.dqu", 3, false, 0, 2, 1, false, false},
  };
  std::string_view base = intrinsic_base(name);
  for (const MaskedAccess& access : kAccesses)
    if (access.name == base && access.operands == operands) return &access;
  return nullptr;
}

std::vector<uint32_t> rearranged_lanes(std::string_view name, uint32_t operand, uint32_t inserted,
                                       uint32_t result, int64_t place) {
  constexpr std::string_view kEarlier = "llvm.experimental.vector.", kPrefix = "llvm.vector.";
  name.remove_prefix(name.starts_with(kEarlier)  ? kEarlier.size()
                     : name.starts_with(kPrefix) ? kPrefix.size()
                                                 : name.size());
  auto from = static_cast<uint32_t>(place < 0 ? place + operand : place);
  std::vector<uint32_t> lanes;
  const bool joins = name.starts_with("interleave"), parts = name.starts_with("deinterleave");
  const auto ways = joins || parts ? static_cast<uint32_t>(name.back() - '0') : 1;
  for (uint32_t i = 0; i < (parts ? ways * result : result); ++i) {
    if (name == "reverse") lanes.push_back(operand - 1 - i);
    if (name == "splice" || name == "splice.left" || name == "extract") lanes.push_back(from + i);
    if (name == "splice.right") lanes.push_back(operand - from + i);
    if (name == "insert")
      lanes.push_back(i >= from && i - from < inserted ? operand + i - from : i);
    if (joins) lanes.push_back(i % ways * operand + i / ways);
    if (parts) lanes.push_back(ways * (i % result) + i / result);
  }
  return lanes;
}

}  // namespace lilt::ssa
