// Library functions on characters.
#include <ctype.h>

#include <algorithm>
#include <cctype>

#include "runtime/interpreter/external.h"

namespace lilt::runtime {

using Call = ExternalCall;

namespace {

template <int (*kFunction)(int)>
Cell of_character(const Call& call) {
  int64_t character = call.integer(0);
  bool is_character = character >= -1 && character <= 255;
  return number_cell(is_character ? kFunction(static_cast<int>(character)) : character);
}
template <int (*kFunction)(int)>
Cell is_character(const Call& call) {
  int64_t character = call.integer(0);
  return number_cell(character >= 0 && character <= 127 &&
                     kFunction(static_cast<int>(character)) != 0);
}
// The data of glibc's macros: a table for the characters -128 … 255, and a place that holds its
// middle's address. Made at the first call.
template <class Entry>
Cell table_of(const Call& call, size_t index, const Entry* middle) {
  constexpr int kFirst = -128, kLast = 255;
  Cell& kept = call.machine.library().character_tables[index];
  if (kept.bits != 0) return kept;
  Memory& memory = call.memory();
  SourceOffset place = call.machine.place();
  Cell table = memory.allocate_heap((kLast - kFirst + 1) * sizeof(Entry), 8, true, place);
  memory.write(table, {reinterpret_cast<const char*>(middle + kFirst),
                       (kLast - kFirst + 1) * sizeof(Entry)});
  kept = memory.allocate_heap(8, 8, true, place);
  memory.store_pointer(kept, Memory::moved(table, -kFirst * sizeof(Entry)));
  return kept;
}
Cell do_classes(const Call& call) { return table_of(call, 0, *__ctype_b_loc()); }
Cell do_lower_cases(const Call& call) { return table_of(call, 1, *__ctype_tolower_loc()); }
Cell do_upper_cases(const Call& call) { return table_of(call, 2, *__ctype_toupper_loc()); }

// Sorted by name.
constexpr External kCharacters[] = {
    {"__ctype_b_loc", ":p", do_classes},
    {"__ctype_tolower_loc", ":p", do_lower_cases},
    {"__ctype_toupper_loc", ":p", do_upper_cases},
    {"isalnum", "i:i", is_character<std::isalnum>},
    {"isalpha", "i:i", is_character<std::isalpha>},
    {"isblank", "i:i", is_character<std::isblank>},
    {"iscntrl", "i:i", is_character<std::iscntrl>},
    {"isdigit", "i:i", is_character<std::isdigit>},
    {"isgraph", "i:i", is_character<std::isgraph>},
    {"islower", "i:i", is_character<std::islower>},
    {"isprint", "i:i", is_character<std::isprint>},
    {"ispunct", "i:i", is_character<std::ispunct>},
    {"isspace", "i:i", is_character<std::isspace>},
    {"isupper", "i:i", is_character<std::isupper>},
    {"isxdigit", "i:i", is_character<std::isxdigit>},
    {"tolower", "i:i", of_character<std::tolower>},
    {"toupper", "i:i", of_character<std::toupper>},
};
static_assert(std::ranges::is_sorted(kCharacters, {}, &External::name));

}  // namespace

std::span<const External> character_externals() { return kCharacters; }

}  // namespace lilt::runtime
