#include "frontend/llvm/parameter_attributes.h"

#include <algorithm>
#include <array>
#include <bit>

namespace lilt::frontend {

using namespace ssa;

namespace {

// What an attribute fits, and what a type is.
enum Fits : uint8_t { Integers = 1, Pointers = 2, Numbers = 4, Lanes = 8, Any = 0 };
enum Places : uint8_t { P = 1, R = 2, F = 4 };
enum Excludes : uint8_t {
  Nothing = 0,
  Extension = 1,
  Register = 2,
  Memory = 4,
  Access = 8,
  Once = 16,
};

struct Row {
  std::string_view word;
  uint8_t fits, places, excludes;
};
constexpr Row kRows[] = {
#define X(name, word, types, places, excludes) {word, types, places, excludes},
#include "frontend/llvm/parameter_attributes.def"
#undef X
};
static_assert(std::size(kRows) <= 64);

template <class Condition>
constexpr ParameterWords rows_where(Condition condition) {
  ParameterWords words = 0;
  for (size_t i = 0; i < std::size(kRows); ++i)
    if (condition(kRows[i])) words |= ParameterWords{1} << i;
  return words;
}

// By what a type is: the attributes that do not fit it.
constexpr auto kMisfits = [] {
  std::array<ParameterWords, 16> misfits{};
  for (size_t kind = 0; kind < misfits.size(); ++kind)
    misfits[kind] = rows_where([&](const Row& row) {
      return row.fits != Any && (kind == 0 || (kind & ~size_t{row.fits}) != 0);
    });
  return misfits;
}();
// By place.
constexpr auto kMisplaced = [] {
  std::array<ParameterWords, 5> misplaced{};
  for (uint8_t place : {P, R, F})
    misplaced[place] = rows_where([&](const Row& row) { return (row.places & place) == 0; });
  return misplaced;
}();
constexpr uint8_t kGroups[] = {Extension, Register, Memory, Access};
constexpr auto kGroupWords = [] {
  std::array<ParameterWords, std::size(kGroups)> groups{};
  for (size_t i = 0; i < groups.size(); ++i)
    groups[i] = rows_where([&](const Row& row) { return (row.excludes & kGroups[i]) != 0; });
  return groups;
}();

// Bits of Fits; none if no attribute that asks for one fits. Arrays and structs of numbers count as
// vectors.
uint8_t kind_of(const TypeTable& types, TypeId type) {
  const auto is_number = [&](TypeId member) {
    return types.is_floating(types.kind(member) == TypeKind::Vector ? types[member].element
                                                                    : member);
  };
  if (types.kind(type) == TypeKind::Struct) {
    const bool has_numbers =
        !types.members(type).empty() && std::ranges::all_of(types.members(type), is_number);
    return has_numbers ? Numbers | Lanes : 0;
  }
  const bool is_array = types.kind(type) == TypeKind::Array;
  while (types.kind(type) == TypeKind::Array) type = types[type].element;
  if (is_array) return is_number(type) ? Numbers | Lanes : 0;
  const uint8_t lanes = types.kind(type) == TypeKind::Vector ? Lanes : 0;
  if (lanes != 0) type = types[type].element;
  if (types.is_integer(type)) return Integers | lanes;
  if (types.is_pointer(type)) return Pointers | lanes;
  return types.is_floating(type) ? Numbers | lanes : 0;
}

std::string quoted_word(ParameterWords words) { return "'" + std::string(text_of(words)) + "'"; }

}  // namespace

std::string_view text_of(ParameterWords words) { return kRows[std::countr_zero(words)].word; }

ParameterWords find_parameter_word(std::string_view text) {
  return rows_where([&](const Row& row) { return row.word == text; });
}

ParameterWords only_once(ParameterWords words) {
  return words & rows_where([](const Row& row) { return (row.excludes & Once) != 0; });
}

bool may_be_of_function(ParameterWord word) {
  return (kRows[static_cast<size_t>(word)].places & F) != 0;
}

std::string check_parameter_words(const TypeTable& types, ParameterWords words, TypeId type,
                                  AttributePlace place) {
  if (const ParameterWords wrong = words & kMisplaced[static_cast<size_t>(place)]; wrong != 0)
    return "attribute " + quoted_word(wrong) + " does not apply to results";
  if (const ParameterWords wrong = words & kMisfits[kind_of(types, type)]; wrong != 0)
    return "attribute " + quoted_word(wrong) + " does not fit type '" + types.to_string(type) + "'";
  for (const ParameterWords group : kGroupWords)
    if (const ParameterWords both = words & group; (both & (both - 1)) != 0)
      return "attributes " + quoted_word(both) + " and " + quoted_word(both & (both - 1)) +
             " exclude each other";
  return {};
}

}  // namespace lilt::frontend
