#include "frontend/llvm/keywords.h"

#include <array>
#include <bit>

#include "ir/ssa/attributes.h"
#include "ir/ssa/module.h"
#include "ir/ssa/type.h"

namespace lilt::frontend {

namespace {

using enum WordClass;

template <class Enumerator>
constexpr uint8_t as_value(Enumerator enumerator) {
  return static_cast<uint8_t>(enumerator);
}

constexpr Keyword kWords[] = {
    {"", None, 0},  // the result for an unknown word
#define X(name, text, properties) {text, Opcode, as_value(ssa::Opcode::name)},
#include "ir/ssa/opcodes.def"
#undef X
    {"ptrtoaddr", Opcode, as_value(ssa::Opcode::PtrToInt)},  // LLVM 22; the same on x86-64

    {"callbr", UnsupportedOpcode, as_value(UnsupportedWord::AssemblyBranch)},
    {"cleanupret", UnsupportedOpcode, as_value(UnsupportedWord::Anywhere)},
    {"catchret", UnsupportedOpcode, as_value(UnsupportedWord::Anywhere)},
    {"catchswitch", UnsupportedOpcode, as_value(UnsupportedWord::Anywhere)},
    {"catchpad", UnsupportedOpcode, as_value(UnsupportedWord::Anywhere)},
    {"cleanuppad", UnsupportedOpcode, as_value(UnsupportedWord::Anywhere)},

    {"void", Type, ssa::kVoid.index()},
    {"label", Type, ssa::kLabel.index()},
    {"metadata", Type, ssa::kMetadata.index()},
    {"float", Type, ssa::kFloat.index()},
    {"double", Type, ssa::kDouble.index()},
    {"ptr", Type, ssa::kPtr.index()},
    {"token", Type, ssa::kToken.index()},
    {"half", Type, ssa::kHalf.index()},
    {"bfloat", Type, ssa::kBFloat.index()},
    {"x86_fp80", Type, ssa::kX86Fp80.index()},
    {"fp128", Type, ssa::kFp128.index()},
    {"ppc_fp128", UnsupportedType, 0},
    {"x86_mmx", Type, kMmxType},
    {"x86_amx", UnsupportedType, 0},
    {"target", UnsupportedType, 0},

    {"null", Constant, as_value(ConstantWord::Null)},
    {"true", Constant, as_value(ConstantWord::True)},
    {"false", Constant, as_value(ConstantWord::False)},
    {"undef", Constant, as_value(ConstantWord::Undef)},
    {"poison", Constant, as_value(ConstantWord::Poison)},
    {"zeroinitializer", Constant, as_value(ConstantWord::Zero)},
    {"none", Constant, as_value(ConstantWord::None)},
    {"blockaddress", Constant, as_value(ConstantWord::BlockAddress)},
    {"dso_local_equivalent", Constant, as_value(ConstantWord::SameAddress)},
    {"no_cfi", Constant, as_value(ConstantWord::SameAddress)},
    {"ptrauth", Constant, as_value(ConstantWord::Unsupported)},
    {"splat", Constant, as_value(ConstantWord::Splat)},
    {"asm", Constant, as_value(ConstantWord::Unsupported)},

    {"nuw", Flag, as_value(FlagWord::NoUnsignedWrap)},
    {"nsw", Flag, as_value(FlagWord::NoSignedWrap)},
    {"exact", Flag, as_value(FlagWord::Exact)},
    {"disjoint", Flag, as_value(FlagWord::Disjoint)},
    {"nneg", Flag, as_value(FlagWord::NonNegative)},
    {"inbounds", Flag, as_value(FlagWord::InBounds)},
    {"nusw", Flag, as_value(FlagWord::NoUnsignedSignedWrap)},
    {"volatile", Flag, as_value(FlagWord::Volatile)},
    {"atomic", Flag, as_value(FlagWord::Atomic)},
    {"samesign", Flag, as_value(FlagWord::Ignored)},
    {"inalloca", Flag, as_value(FlagWord::Ignored)},
    {"swifterror", Flag, as_value(FlagWord::Ignored)},
    {"fast", Flag, as_value(FlagWord::Ignored)},
    {"nnan", Flag, as_value(FlagWord::Ignored)},
    {"ninf", Flag, as_value(FlagWord::Ignored)},
    {"nsz", Flag, as_value(FlagWord::Ignored)},
    {"arcp", Flag, as_value(FlagWord::Ignored)},
    {"contract", Flag, as_value(FlagWord::Ignored)},
    {"afn", Flag, as_value(FlagWord::Ignored)},
    {"reassoc", Flag, as_value(FlagWord::Ignored)},
    {"tail", CallModifier, as_value(FlagWord::Tail)},
    {"musttail", CallModifier, as_value(FlagWord::MustTail)},
    {"notail", CallModifier, as_value(FlagWord::NoTail)},

    {"external", Linkage, as_value(ssa::Linkage::External)},
    {"internal", Linkage, as_value(ssa::Linkage::Internal)},
    {"private", Linkage, as_value(ssa::Linkage::Private)},
    {"weak", Linkage, as_value(ssa::Linkage::Weak)},
    {"weak_odr", Linkage, as_value(ssa::Linkage::WeakOdr)},
    {"linkonce", Linkage, as_value(ssa::Linkage::LinkOnce)},
    {"linkonce_odr", Linkage, as_value(ssa::Linkage::LinkOnceOdr)},
    {"common", Linkage, as_value(ssa::Linkage::Common)},
    {"available_externally", Linkage, as_value(ssa::Linkage::AvailableExternally)},
    {"extern_weak", Linkage, as_value(ssa::Linkage::ExternWeak)},
    {"appending", Linkage, as_value(ssa::Linkage::Appending)},

    {"ccc", CallingConvention, as_value(ssa::CallingConvention::C)},
    {"fastcc", CallingConvention, as_value(ssa::CallingConvention::C)},
    {"coldcc", CallingConvention, as_value(ssa::CallingConvention::C)},
    {"tailcc", CallingConvention, as_value(ssa::CallingConvention::Tail)},
    {"cc", CallingConvention, kUnsupportedConvention},
    {"ghccc", CallingConvention, as_value(ssa::CallingConvention::Ghc)},
    {"swiftcc", CallingConvention, as_value(ssa::CallingConvention::Swift)},
    {"swifttailcc", CallingConvention, as_value(ssa::CallingConvention::SwiftTail)},
    {"preserve_mostcc", CallingConvention, as_value(ssa::CallingConvention::PreserveMost)},
    {"preserve_allcc", CallingConvention, as_value(ssa::CallingConvention::PreserveAll)},
    {"cxx_fast_tlscc", CallingConvention, kUnsupportedConvention},
    {"anyregcc", CallingConvention, kUnsupportedConvention},
    {"x86_stdcallcc", CallingConvention, kUnsupportedConvention},
    {"x86_fastcallcc", CallingConvention, kUnsupportedConvention},
    {"x86_thiscallcc", CallingConvention, kUnsupportedConvention},
    {"x86_vectorcallcc", CallingConvention, kUnsupportedConvention},
    {"x86_regcallcc", CallingConvention, kUnsupportedConvention},
    {"x86_intrcc", CallingConvention, kUnsupportedConvention},
    {"win64cc", CallingConvention, as_value(ssa::CallingConvention::Win64)},
    {"x86_64_sysvcc", CallingConvention, as_value(ssa::CallingConvention::C)},

#define X(name, text, types, places, excludes) \
  {text, ParameterAttribute, as_value(ParameterWord::name)},
#include "frontend/llvm/parameter_attributes.def"
#undef X

    {"returns_twice", FunctionAttribute, ssa::function_attribute::ReturnsTwice},
    {"noreturn", FunctionAttribute, ssa::function_attribute::NoReturn},
    {"nounwind", FunctionAttribute, ssa::function_attribute::NoUnwind},
    {"alwaysinline", FunctionAttribute, ssa::function_attribute::AlwaysInline},
    {"noinline", FunctionAttribute, ssa::function_attribute::NoInline},
    {"naked", FunctionAttribute, ssa::function_attribute::Naked},
    {"noredzone", FunctionAttribute, ssa::function_attribute::NoRedZone},
    {"noimplicitfloat", FunctionAttribute, ssa::function_attribute::NoImplicitFloat},
    {"optnone", FunctionAttribute, ssa::function_attribute::OptimizeNone},
    {"inlinehint", FunctionAttribute, ssa::function_attribute::InlineHint},
    {"cold", FunctionAttribute, ssa::function_attribute::Cold},
    {"optsize", FunctionAttribute, ssa::function_attribute::OptimizeForSize},
    {"minsize", FunctionAttribute, ssa::function_attribute::MinimizeSize},

    {"default", Visibility, as_value(ssa::Visibility::Default)},
    {"hidden", Visibility, as_value(ssa::Visibility::Hidden)},
    {"protected", Visibility, as_value(ssa::Visibility::Protected)},
};
constexpr size_t kWordCount = std::size(kWords);
static_assert(kWordCount < 256);

// Excludes rows of opcodes.def that occur in no text or share their word with the row before.
constexpr bool is_word(size_t index) {
  return kWords[index].word_class != None &&
         !(kWords[index].word_class == Opcode &&
           (kWords[index].value == as_value(ssa::Opcode::Argument) ||
            kWords[index].value == as_value(ssa::Opcode::CondBr)));
}

// Of longer words the last eight bytes: more of them differ there.
constexpr uint64_t key_of(std::string_view word) {
  if (word.size() > 8) word.remove_prefix(word.size() - 8);
  uint64_t bytes = 0;
  for (size_t i = 0; i < word.size() && i < 8; ++i)
    bytes |= uint64_t{static_cast<uint8_t>(word[i])} << (8 * i);
  return bytes;
}

constexpr size_t kSlotBits = 12;

constexpr size_t slot_of(uint64_t bytes, size_t length, uint64_t factor) {
  return ((bytes + length) * factor) >> (64 - kSlotBits);
}

constexpr std::array<uint64_t, kWordCount> kKeys = [] {
  std::array<uint64_t, kWordCount> keys{};
  for (size_t i = 0; i < kWordCount; ++i) keys[i] = key_of(kWords[i].text);
  return keys;
}();

using SlotTable = std::array<uint8_t, size_t{1} << kSlotBits>;

constexpr bool fill(SlotTable& table, uint64_t factor) {
  table = {};
  for (size_t i = 0; i < kWordCount; ++i) {
    if (!is_word(i)) continue;
    uint8_t& entry = table[slot_of(kKeys[i], kWords[i].text.size(), factor)];
    if (entry != 0) return false;
    entry = static_cast<uint8_t>(i);
  }
  return true;
}

// The first factor of a fixed sequence that sends no two words to one slot. There is one as long as
// no two words have the same length and the same key.
consteval uint64_t find_factor() {
  uint64_t factor = 0x9E3779B97F4A7C15ull;
  SlotTable table{};
  while (!fill(table, factor)) factor = factor * 6364136223846793005ull + 1442695040888963406ull;
  return factor;
}

constexpr uint64_t kFactor = find_factor();

constexpr SlotTable kSlots = [] {
  SlotTable table{};
  fill(table, kFactor);
  return table;
}();

}  // namespace

const Keyword& find_keyword(const Cursor& cursor, std::string_view word) {
  const size_t before = word.size() < 8 ? 0 : word.size() - 8;
  uint64_t bytes = cursor.up_to_eight_bytes(word.data() + before, word.size() - before);
  size_t index = kSlots[slot_of(bytes, word.size(), kFactor)];
  const Keyword& found = kWords[index];
  if (kKeys[index] != bytes || found.text.size() != word.size()) return kWords[0];
  if (found.text.substr(0, before) != word.substr(0, before)) return kWords[0];
  return found;
}

const Keyword& find_keyword_here(const Cursor& cursor, std::string_view& word) {
  constexpr uint64_t kEachByte = 0x0101010101010101;
  const uint64_t bytes = eight_bytes(cursor.position());
  const uint64_t others = bytes ^ kEachByte * ' ';
  const uint64_t blanks = (others - kEachByte) & ~others & kEachByte * 0x80;  // the lowest is exact
  if (blanks != 0) [[likely]] {
    const auto length = static_cast<size_t>(std::countr_zero(blanks)) / 8;
    const uint64_t letters = bytes & ((uint64_t{1} << 8 * length) - 1);
    const size_t index = kSlots[slot_of(letters, length, kFactor)];
    if (kKeys[index] == letters && kWords[index].text.size() == length) [[likely]] {
      word = {cursor.position(), length};
      return kWords[index];
    }
  }
  word = cursor.word();
  return find_keyword(cursor, word);
}

std::vector<std::string_view> words_of(WordClass word_class) {
  std::vector<std::string_view> words;
  for (size_t i = 0; i < kWordCount; ++i)
    if (is_word(i) && kWords[i].word_class == word_class) words.push_back(kWords[i].text);
  return words;
}

namespace {

bool is_supported(const Keyword& keyword) {
  switch (keyword.word_class) {
    case UnsupportedOpcode:
    case UnsupportedType:
      return false;
    case Constant:
      return keyword.value != as_value(ConstantWord::Unsupported);
    case CallingConvention:
      return keyword.value != kUnsupportedConvention;
    case ParameterAttribute:
      return keyword.value != as_value(ParameterWord::Preallocated);
    default:
      return true;
  }
}

}  // namespace

std::vector<std::string_view> supported_words(WordClass word_class) {
  std::vector<std::string_view> words;
  for (size_t i = 0; i < kWordCount; ++i)
    if (is_word(i) && kWords[i].word_class == word_class && is_supported(kWords[i]))
      words.push_back(kWords[i].text);
  return words;
}

}  // namespace lilt::frontend
