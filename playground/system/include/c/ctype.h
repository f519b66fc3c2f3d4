// With the tables of glibc's macros, for interpreted programs that use them.
#pragma once

#include_next <ctype.h>

#ifdef __cplusplus
namespace lilt_ctype {

constexpr int kFirst = -128, kCount = 384;

template <class Entry, class Make>
const Entry* const* table_of(Make make) {
  static Entry entries[kCount];
  static const Entry* const middle = entries - kFirst;
  for (int c = kFirst; c < kFirst + kCount; ++c) entries[c - kFirst] = static_cast<Entry>(make(c));
  return &middle;
}

inline bool is_ascii(int c) { return 0 <= c && c < 128; }

inline int classes_of(int c) {
  if (!is_ascii(c)) return 0;
  const bool bits[] = {isblank(c) != 0,
                       iscntrl(c) != 0,
                       ispunct(c) != 0,
                       isalnum(c) != 0,
                       false,
                       false,
                       false,
                       false,
                       isupper(c) != 0,
                       islower(c) != 0,
                       isalpha(c) != 0,
                       isdigit(c) != 0,
                       isxdigit(c) != 0,
                       isspace(c) != 0,
                       isprint(c) != 0,
                       isgraph(c) != 0};
  int classes = 0;
  for (int bit = 0; bit < 16; ++bit) classes |= bits[bit] << bit;
  return classes;
}

}  // namespace lilt_ctype

inline const unsigned short* const* __ctype_b_loc() {
  return lilt_ctype::table_of<unsigned short>(lilt_ctype::classes_of);
}
inline const int* const* __ctype_tolower_loc() {
  static const int* const* table =
      lilt_ctype::table_of<int>([](int c) { return lilt_ctype::is_ascii(c) ? tolower(c) : c; });
  return table;
}
inline const int* const* __ctype_toupper_loc() {
  static const int* const* table =
      lilt_ctype::table_of<int>([](int c) { return lilt_ctype::is_ascii(c) ? toupper(c) : c; });
  return table;
}
#endif
