#include "playground/core/machine_library.h"

#include <ctype.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <tuple>
#include <type_traits>
#include <vector>

#include "ir/support/extended_number.h"
#include "runtime/interpreter/machine.h"
#include "runtime/machine/machine_interpreter.h"

extern "C" {  // runtime/library
int64_t* array_of_string(const char*);
int64_t length_of_string(const char*);
char* ll_ltoa(int64_t);
void* ll_malloc(int64_t, int64_t);
void ll_puts(const char*);
char* ll_strcat(const char*, const char*);
int64_t* oat_alloc_array(int64_t);
void oat_assert_array_length(const int64_t*, int64_t);
void oat_assert_not_null(const void*);
void* oat_malloc(int64_t);
void print_bool(uint8_t);
void print_int(int64_t);
void print_string(const char*);
char* string_cat(const char*, const char*);
char* string_of_array(const int64_t*);
char* string_of_int(int64_t);
}

namespace lilt::machine {

namespace {

constexpr uint64_t kFirst = uint64_t{0x7F} << 40, kDistance = 16;  // of functions' addresses

template <class T>
T word_at(uint64_t address) {
  T value;
  std::memcpy(&value, reinterpret_cast<const void*>(address), sizeof value);
  return value;
}

// A va_list of x86-64.
struct ArgumentList {
  uint32_t general_offset, vector_offset;
  uint64_t stack, saved;
};

// Arguments, one after the other: of the call, or of a list.
class Arguments {
 public:
  explicit Arguments(const MachineState& state) : state_(&state), stack_(state.general[4]) {}
  explicit Arguments(uint64_t list)
      : list_(word_at<ArgumentList>(list)),
        stack_(list_.stack),
        general_(list_.general_offset / 8),
        vectors_(list_.vector_offset > 176 ? 8 : (list_.vector_offset - 48) / 16) {}

  uint64_t integer() {
    constexpr std::array<unsigned, 6> kNumbers = {7, 6, 2, 1, 8, 9};
    if (general_ >= kNumbers.size()) return from_stack();
    const unsigned i = general_++;
    return state_ != nullptr ? state_->general[kNumbers[i]]
                             : word_at<uint64_t>(list_.saved + 8 * i);
  }
  template <class T>
  T floating() {
    if (vectors_ >= 8) {
      const uint64_t bits = from_stack();
      T value;
      std::memcpy(&value, &bits, sizeof value);
      return value;
    }
    const unsigned i = vectors_++;
    return state_ != nullptr ? state_->xmm[i].lane<T>(0) : word_at<T>(list_.saved + 48 + 16 * i);
  }
  long double extended() {
    stack_ = (stack_ + 15) & ~uint64_t{15};
    const long double value = read_extended_number(reinterpret_cast<const void*>(stack_));
    stack_ += 16;
    return value;
  }

 private:
  uint64_t from_stack() {
    stack_ += 8;
    return word_at<uint64_t>(stack_ - 8);
  }

  const MachineState* state_ = nullptr;
  ArgumentList list_{};
  uint64_t stack_;
  unsigned general_ = 0, vectors_ = 0;
};

struct Call {
  MachineState& state;
  Interpreter& interpreter;
  Arguments arguments;
};

// --- functions of C, called with arguments of their types

template <class T>
T next(Call& call) {
  if constexpr (std::is_floating_point_v<T>)
    return call.arguments.floating<T>();
  else if constexpr (std::is_pointer_v<T>)
    return reinterpret_cast<T>(call.arguments.integer());
  else
    return static_cast<T>(call.arguments.integer());
}

template <class R>
void give(MachineState& state, R result) {
  if constexpr (std::is_floating_point_v<R>)
    state.xmm[0].set_lane<R>(0, result);
  else if constexpr (std::is_pointer_v<R>)
    state.general[0] = reinterpret_cast<uint64_t>(result);
  else if constexpr (sizeof(R) == 8)
    state.general[0] = static_cast<uint64_t>(result);
  else
    state.general[0] = static_cast<uint32_t>(result);
}

// No function takes a text at address 0.
template <class T>
T next_of_function(Call& call) {
  const T value = next<T>(call);
  if constexpr (std::is_same_v<T, char*> || std::is_same_v<T, const char*>)
    if (value == nullptr)
      throw ProgramEnd{139, "the program passes a null pointer to a library function as a text"};
  return value;
}

template <class R, class... A>
void call_c(Call& call, R (*function)(A...)) {
  std::tuple<A...> arguments{next_of_function<A>(call)...};  // in this order
  if constexpr (std::is_void_v<R>)
    std::apply(function, arguments);
  else
    give(call.state, std::apply(function, arguments));
}

// --- formats

// What a format says of one argument: "%-8.3ld".
struct Conversion {
  std::string text = "%";  // with stars replaced, without a length
  std::string length;
  char letter = 0;
};

Conversion next_conversion(const char*& at, Arguments& arguments) {
  Conversion c;
  for (; std::strchr("-+ #0123456789.*", *at) != nullptr && *at != 0; ++at)
    c.text += *at == '*' ? std::to_string(static_cast<int32_t>(arguments.integer()))
                         : std::string(1, *at);
  for (; std::strchr("hljztqL", *at) != nullptr && *at != 0; ++at) c.length += *at;
  c.letter = *at;
  if (*at != 0) ++at;
  return c;
}

template <class T>
std::string formatted(const std::string& format, T value) {
  const int size = std::snprintf(nullptr, 0, format.c_str(), value);
  std::string text(static_cast<size_t>(std::max(size, 0)), '\0');
  std::snprintf(text.data(), text.size() + 1, format.c_str(), value);
  return text;
}

std::string integer_text(const Conversion& c, uint64_t value) {
  const bool is_wide = c.length.find_first_of("ljztq") != std::string::npos;
  const bool is_signed = c.letter == 'd' || c.letter == 'i';
  const unsigned bits = is_wide ? 64 : c.length == "hh" ? 8 : c.length == "h" ? 16 : 32;
  const uint64_t up = value << (64 - bits);
  value = is_signed ? static_cast<uint64_t>(static_cast<int64_t>(up) >> (64 - bits))
                    : up >> (64 - bits);
  return formatted(c.text + "ll" + c.letter, value);
}

std::string format(const char* at, Arguments& arguments) {
  std::string out;
  while (*at != 0) {
    if (*at != '%') {
      out += *at++;
      continue;
    }
    const Conversion c = next_conversion(++at, arguments);
    if (c.letter == '%')
      out += '%';
    else if (c.letter == 'c')
      out += formatted(c.text + 'c', static_cast<int>(arguments.integer()));
    else if (c.letter == 's')
      out += formatted(c.text + 's', reinterpret_cast<const char*>(arguments.integer()));
    else if (c.letter == 'p')
      out += formatted("%#llx", arguments.integer());
    else if (std::strchr("diouxX", c.letter) != nullptr)
      out += integer_text(c, arguments.integer());
    else if (c.length == "L")
      out += formatted(c.text + 'L' + c.letter, arguments.extended());
    else
      out += formatted(c.text + c.letter, arguments.floating<double>());
  }
  return out;
}

int put(FILE* file, const std::string& text) {
  std::fwrite(text.data(), 1, text.size(), file);
  return static_cast<int>(text.size());
}
int copy(char* to, uint64_t size, const std::string& text) {
  if (size != 0) {
    const size_t count = std::min<uint64_t>(size - 1, text.size());
    std::memcpy(to, text.data(), count);
    to[count] = 0;
  }
  return static_cast<int>(text.size());
}

// kList: the arguments are in a va_list.
template <bool kList>
std::string format_next(Call& call) {
  const char* text = next<const char*>(call);
  if (!kList) return format(text, call.arguments);
  Arguments list(call.arguments.integer());
  return format(text, list);
}
template <bool kList>
void print(Call& call) {
  give(call.state, put(stdout, format_next<kList>(call)));
}
template <bool kList>
void print_to(Call& call) {
  FILE* file = next<FILE*>(call);
  give(call.state, put(file, format_next<kList>(call)));
}
template <bool kList, bool kHasSize>
void print_into(Call& call) {
  char* to = next<char*>(call);
  const uint64_t size = kHasSize ? call.arguments.integer() : UINT32_MAX;
  give(call.state, copy(to, size, format_next<kList>(call)));
}

// All arguments are addresses. A number of type long has 8 bytes.
template <class Scan>
void scan(Call& call, Scan with) {
  std::string format;
  for (const char* at = next<const char*>(call); *at != 0; ++at)
    format += *at == 'l' && at[1] != 'l' && std::strchr("diouxX", at[1]) != nullptr
                  ? "ll"
                  : std::string(1, *at);
  std::array<void*, 12> to;
  for (void*& each : to) each = next<void*>(call);
  give(call.state, with(format.c_str(), to[0], to[1], to[2], to[3], to[4], to[5], to[6], to[7]));
}

// --- what calls the program back

int64_t call_back(Call& call, uint64_t function, std::array<int64_t, 6> integers) {
  const MachineState before = call.state;
  const int64_t result = call.interpreter.call(function, false, integers.data());
  call.state = before;
  return result;
}

void sort(Call& call) {
  auto* items = next<uint8_t*>(call);
  const uint64_t count = call.arguments.integer(), size = call.arguments.integer(),
                 compare = call.arguments.integer();
  const auto is_less = [&](const std::vector<uint8_t>& a, const std::vector<uint8_t>& b) {
    return static_cast<int32_t>(call_back(call, compare,
                                          {reinterpret_cast<intptr_t>(a.data()),
                                           reinterpret_cast<intptr_t>(b.data()), 0, 0, 0, 0})) < 0;
  };
  std::vector<std::vector<uint8_t>> sorted;
  for (uint64_t i = 0; i < count; ++i)
    sorted.emplace_back(items + i * size, items + (i + 1) * size);
  std::stable_sort(sorted.begin(), sorted.end(), is_less);
  for (uint64_t i = 0; i < count; ++i) std::memcpy(items + i * size, sorted[i].data(), size);
}

void search(Call& call) {
  const uint64_t key = call.arguments.integer();
  uint64_t items = call.arguments.integer(), count = call.arguments.integer();
  const uint64_t size = call.arguments.integer(), compare = call.arguments.integer();
  call.state.general[0] = 0;
  while (count != 0) {
    const uint64_t middle = items + count / 2 * size;
    const auto order = static_cast<int32_t>(call_back(
        call, compare, {static_cast<int64_t>(key), static_cast<int64_t>(middle), 0, 0, 0, 0}));
    if (order == 0) return give(call.state, middle);
    if (order > 0) items = middle + size;
    count = order > 0 ? count - count / 2 - 1 : count / 2;
  }
}

std::vector<uint64_t>& exit_functions() {
  static std::vector<uint64_t> functions;
  return functions;
}

// The C library's numbers, so that a program prints what it prints elsewhere.
runtime::RandomNumbers& random_numbers() {
  static runtime::RandomNumbers numbers;
  return numbers;
}
int random_number() { return random_numbers().next(); }
void seed(unsigned number) { random_numbers().seed(number); }

// A table of characters: the address of a place of 8 bytes that holds the table's.
enum class CharacterTable { Classes, LowerCases, UpperCases };
template <CharacterTable kTable>
void* place_of(const void* table) {
  static uint64_t place;
  place = reinterpret_cast<uint64_t>(table);
  return &place;
}

int compare_texts(const char* a, const char* b, uint64_t most) {
  for (; most != 0; --most, ++a, ++b) {
    const int x = std::tolower(static_cast<unsigned char>(*a)),
              y = std::tolower(static_cast<unsigned char>(*b));
    if (x != y || x == 0) return x - y;
  }
  return 0;
}
char* copy_of(const char* text, uint64_t most) {
  const size_t length =
      std::find(text, text + std::min<uint64_t>(most, std::strlen(text)), 0) - text;
  auto* copied = static_cast<char*>(std::malloc(length + 1));
  if (copied == nullptr) return nullptr;
  std::memcpy(copied, text, length);
  copied[length] = 0;
  return copied;
}
// Of a text, with the end of the number if it is wanted.
template <class Number>
Number number_of(Number (*read)(const char*, char**, int), const char* text, uint64_t* end,
                 int base) {
  char* to;
  const Number value = read(text, &to, base);
  if (end != nullptr) *end = reinterpret_cast<uint64_t>(to);
  return value;
}

void* take(uint64_t size) { return size > INT32_MAX ? nullptr : std::malloc(size); }

struct Function {
  std::string_view name;
  void (*call)(Call&);
};

#define C(name, ...)                                       \
  {                                                        \
#name, [](Call & call) { call_c(call, +__VA_ARGS__); } \
  }
#define SAME(name) C(name, ::name)
#define NUMBER(name)                                                               \
  {#name,                                                                          \
   [](Call& call) {                                                                \
     call_c(                                                                       \
         call, +[](double x) { return ::name(x); });                               \
   }},                                                                             \
  {                                                                                \
#name "f", [](Call& call) { call_c(call, +[](float x) { return ::name##f(x); }); } \
  }
#define NUMBERS(name)                                                                          \
  {#name,                                                                                      \
   [](Call& call) {                                                                            \
     call_c(                                                                                   \
         call, +[](double x, double y) { return ::name(x, y); });                              \
   }},                                                                                         \
  {                                                                                            \
#name "f", [](Call& call) { call_c(call, +[](float x, float y) { return ::name##f(x, y); }); } \
  }
// clang-format off
constexpr Function kFunctions[] = {
    {"printf", print<false>}, {"vprintf", print<true>},
    {"fprintf", print_to<false>}, {"vfprintf", print_to<true>},
    {"sprintf", print_into<false, false>}, {"vsprintf", print_into<true, false>},
    {"snprintf", print_into<false, true>}, {"vsnprintf", print_into<true, true>},
    {"scanf", [](Call& call) { scan(call, [](auto... a) { return std::scanf(a...); }); }},
    {"__isoc99_scanf", [](Call& call) { scan(call, [](auto... a) { return std::scanf(a...); }); }},
    SAME(puts), SAME(putchar), SAME(getchar), SAME(fputs), SAME(fputc), SAME(fgetc), SAME(fgets),
    SAME(fflush), C(putc, [](int c, FILE* f) { return std::fputc(c, f); }),
    C(getc, [](FILE* f) { return std::fgetc(f); }),
    C(fwrite, [](void* p, uint64_t s, uint64_t n, FILE* f) -> uint64_t { return std::fwrite(p, s, n, f); }),
    C(fread, [](void* p, uint64_t s, uint64_t n, FILE* f) -> uint64_t { return std::fread(p, s, n, f); }),
    C(write, [](int d, const void* p, uint64_t n) -> int64_t {
      return static_cast<int64_t>(std::fwrite(p, 1, n, d == 2 ? stderr : stdout)); }),
    C(malloc, take), SAME(free),
    C(calloc, [](uint64_t n, uint64_t s) -> void* {
      return n > INT32_MAX || s > INT32_MAX || n * s > INT32_MAX ? nullptr : std::calloc(n, s); }),
    C(realloc, [](void* p, uint64_t s) -> void* {
      return s > INT32_MAX ? nullptr : std::realloc(p, s); }),
    C(memcpy, [](void* a, const void* b, uint64_t n) { return std::memcpy(a, b, n); }),
    C(memmove, [](void* a, const void* b, uint64_t n) { return std::memmove(a, b, n); }),
    C(memset, [](void* a, int b, uint64_t n) { return std::memset(a, b, n); }),
    C(memcmp, [](const void* a, const void* b, uint64_t n) { return std::memcmp(a, b, n); }),
    C(bcmp, [](const void* a, const void* b, uint64_t n) { return std::memcmp(a, b, n); }),
    C(memchr, [](void* a, int b, uint64_t n) { return std::memchr(a, b, n); }),
    C(strlen, [](const char* a) -> uint64_t { return std::strlen(a); }),
    C(strcmp, [](const char* a, const char* b) { return std::strcmp(a, b); }),
    C(strncmp, [](const char* a, const char* b, uint64_t n) { return std::strncmp(a, b, n); }),
    C(strcpy, [](char* a, const char* b) { return std::strcpy(a, b); }),
    C(strncpy, [](char* a, const char* b, uint64_t n) { return std::strncpy(a, b, n); }),
    C(strcat, [](char* a, const char* b) { return std::strcat(a, b); }),
    C(strncat, [](char* a, const char* b, uint64_t n) { return std::strncat(a, b, n); }),
    C(strchr, [](char* a, int c) { return std::strchr(a, c); }),
    C(strrchr, [](char* a, int c) { return std::strrchr(a, c); }),
    C(strstr, [](char* a, const char* b) { return std::strstr(a, b); }),
    SAME(strdup),
    C(atoi, [](const char* a) { return std::atoi(a); }),
    C(atol, [](const char* a) -> int64_t { return std::atoll(a); }),
    C(atoll, [](const char* a) -> int64_t { return std::atoll(a); }),
    C(atof, [](const char* a) { return std::atof(a); }),
    C(strtol, [](const char* a, uint64_t* end, int base) { return number_of(std::strtoll, a, end, base); }),
    C(strtoll, [](const char* a, uint64_t* end, int base) { return number_of(std::strtoll, a, end, base); }),
    C(strtoul, [](const char* a, uint64_t* end, int base) { return number_of(std::strtoull, a, end, base); }),
    C(strtoull, [](const char* a, uint64_t* end, int base) { return number_of(std::strtoull, a, end, base); }),
    C(strtod, [](const char* a, uint64_t* end) {
      return number_of<double>([](const char* text, char** to, int) { return std::strtod(text, to); }, a, end, 0); }),
    C(strspn, [](const char* a, const char* b) -> uint64_t { return std::strspn(a, b); }),
    C(strcspn, [](const char* a, const char* b) -> uint64_t { return std::strcspn(a, b); }),
    C(strpbrk, [](char* a, const char* b) { return std::strpbrk(a, b); }),
    C(strnlen, [](const char* a, uint64_t n) -> uint64_t { return std::find(a, a + n, 0) - a; }),
    C(index, [](char* a, int c) { return std::strchr(a, c); }),
    C(rindex, [](char* a, int c) { return std::strrchr(a, c); }),
    C(strcasecmp, [](const char* a, const char* b) { return compare_texts(a, b, UINT64_MAX); }),
    C(strncasecmp, compare_texts), C(strndup, copy_of),
    C(stpcpy, [](char* a, const char* b) { return std::strcpy(a, b) + std::strlen(b); }),
    C(mempcpy, [](char* a, const void* b, uint64_t n) { return static_cast<char*>(std::memcpy(a, b, n)) + n; }),
    C(bcopy, [](const void* a, void* b, uint64_t n) { std::memmove(b, a, n); }),
    C(bzero, [](void* a, uint64_t n) { std::memset(a, 0, n); }),
    C(rand, random_number), C(random, random_number), C(srand, seed), C(srandom, seed),
    C(getenv, [](const char*) -> char* { return nullptr; }),
    C(time, [](int64_t* place) {
      const int64_t now = std::time(nullptr);
      if (place != nullptr) *place = now;
      return now; }),
    C(setbuf, [](FILE*, char*) {}), C(setvbuf, [](FILE*, char*, int, uint64_t) { return 0; }),
    C(aligned_alloc, [](uint64_t alignment, uint64_t size) -> void* {
      return size > INT32_MAX ? nullptr : std::aligned_alloc(alignment, size); }),
    C(imaxabs, [](int64_t a) { return a < 0 ? -a : a; }),
    C(abs, [](int a) { return a < 0 ? -a : a; }),
    C(labs, [](int64_t a) { return a < 0 ? -a : a; }),
    C(llabs, [](int64_t a) { return a < 0 ? -a : a; }),
    C(isalpha, [](int c) { return std::isalpha(c); }), C(isdigit, [](int c) { return std::isdigit(c); }),
    C(isalnum, [](int c) { return std::isalnum(c); }), C(isspace, [](int c) { return std::isspace(c); }),
    C(isupper, [](int c) { return std::isupper(c); }), C(islower, [](int c) { return std::islower(c); }),
    C(ispunct, [](int c) { return std::ispunct(c); }), C(isprint, [](int c) { return std::isprint(c); }),
    C(isblank, [](int c) { return std::isblank(c); }), C(iscntrl, [](int c) { return std::iscntrl(c); }),
    C(isgraph, [](int c) { return std::isgraph(c); }), C(isxdigit, [](int c) { return std::isxdigit(c); }),
    C(__ctype_b_loc, []() { return place_of<CharacterTable::Classes>(*::__ctype_b_loc()); }),
    C(__ctype_tolower_loc, []() { return place_of<CharacterTable::LowerCases>(*::__ctype_tolower_loc()); }),
    C(__ctype_toupper_loc, []() { return place_of<CharacterTable::UpperCases>(*::__ctype_toupper_loc()); }),
    C(toupper, [](int c) { return std::toupper(c); }), C(tolower, [](int c) { return std::tolower(c); }),
    NUMBER(sqrt), NUMBER(sin), NUMBER(cos), NUMBER(tan), NUMBER(asin), NUMBER(acos), NUMBER(atan),
    NUMBER(exp), NUMBER(exp2), NUMBER(log), NUMBER(log2), NUMBER(log10), NUMBER(floor), NUMBER(ceil),
    NUMBER(trunc), NUMBER(round), NUMBER(rint), NUMBER(nearbyint), NUMBER(fabs), NUMBER(cbrt),
    NUMBER(sinh), NUMBER(cosh), NUMBER(tanh),
    NUMBERS(pow), NUMBERS(fmod), NUMBERS(atan2), NUMBERS(fmin), NUMBERS(fmax), NUMBERS(hypot),
    NUMBERS(copysign), NUMBER(asinh), NUMBER(acosh), NUMBER(atanh), NUMBER(erf), NUMBER(erfc), NUMBER(expm1),
    NUMBER(log1p), NUMBER(logb), NUMBER(lgamma), NUMBER(tgamma), NUMBERS(fdim), NUMBERS(nextafter),
    NUMBERS(remainder),
    C(fma, [](double x, double y, double z) { return std::fma(x, y, z); }),
    C(fmaf, [](float x, float y, float z) { return std::fma(x, y, z); }),
    C(ldexp, [](double x, int n) { return std::ldexp(x, n); }), C(ldexpf, [](float x, int n) { return std::ldexp(x, n); }),
    C(scalbn, [](double x, int n) { return std::scalbn(x, n); }), C(scalbnf, [](float x, int n) { return std::scalbn(x, n); }),
    C(ilogb, [](double x) { return std::ilogb(x); }), C(ilogbf, [](float x) { return std::ilogb(x); }),
    C(frexp, [](double x, int* n) { return std::frexp(x, n); }), C(modf, [](double x, double* n) { return std::modf(x, n); }),
    C(lrint, [](double x) -> int64_t { return std::llrint(x); }), C(lrintf, [](float x) -> int64_t { return std::llrint(x); }),
    C(llrint, [](double x) -> int64_t { return std::llrint(x); }), C(llrintf, [](float x) -> int64_t { return std::llrint(x); }),
    C(lround, [](double x) -> int64_t { return std::llround(x); }), C(lroundf, [](float x) -> int64_t { return std::llround(x); }),
    C(llround, [](double x) -> int64_t { return std::llround(x); }), C(llroundf, [](float x) -> int64_t { return std::llround(x); }),
    {"qsort", sort}, {"bsearch", search},
    {"atexit", [](Call& call) { exit_functions().push_back(call.arguments.integer()); give(call.state, 0); }},
    C(exit, [](int status) { throw ProgramEnd{status & 255}; }),
    C(_Exit, [](int status) { throw ProgramEnd{status & 255}; }),
    C(_exit, [](int status) { throw ProgramEnd{status & 255}; }),
    C(abort, []() { throw ProgramEnd{134, "the program calls abort"}; }),
    {"__assert_fail", [](Call& call) {
      throw ProgramEnd{134, std::string("assertion '") + next<const char*>(call) + "' fails"}; }},
    // lilt's runtime library
    SAME(array_of_string), SAME(length_of_string), SAME(ll_ltoa), SAME(ll_malloc), SAME(ll_puts),
    SAME(ll_strcat), SAME(oat_alloc_array), SAME(oat_assert_array_length), SAME(oat_assert_not_null),
    SAME(oat_malloc), SAME(print_bool), SAME(print_int), SAME(print_string), SAME(string_cat),
    SAME(string_of_array), SAME(string_of_int),
    {"ll_callback", [](Call& call) {
      const uint64_t function = call.arguments.integer();
      give(call.state, call_back(call, function, {19, 19, 0, 0, 0, 0})); }},
};
// clang-format on
#undef C
#undef SAME
#undef NUMBER
#undef NUMBERS

}  // namespace

uint64_t find_library_symbol(std::string_view name) {
  static uint64_t files[] = {reinterpret_cast<uint64_t>(stdin), reinterpret_cast<uint64_t>(stdout),
                             reinterpret_cast<uint64_t>(stderr)};
  constexpr std::string_view kFiles[] = {"stdin", "stdout", "stderr"};
  if (const auto file = std::ranges::find(kFiles, name); file != std::end(kFiles))
    return reinterpret_cast<uint64_t>(&files[file - kFiles]);
  const auto found = std::ranges::find(kFunctions, name, &Function::name);
  return found == std::end(kFunctions)
             ? 0
             : kFirst + static_cast<uint64_t>(found - kFunctions) * kDistance;
}

void call_library_function(uint64_t address, MachineState& state, Interpreter& interpreter) {
  const uint64_t number = (address - kFirst) / kDistance;
  if (address < kFirst || number >= std::size(kFunctions)) {
    char place[32];
    std::snprintf(place, sizeof place, "%#llx", static_cast<unsigned long long>(address));
    throw ProgramEnd{139, std::string("the program jumps to ") + place + ", which is not code"};
  }
  Call call{state, interpreter, Arguments(state)};
  kFunctions[number].call(call);
}

void run_exit_functions(Interpreter& interpreter) {
  constexpr std::array<int64_t, 6> kNone{};
  while (!exit_functions().empty()) {
    const uint64_t function = exit_functions().back();
    exit_functions().pop_back();
    interpreter.call(function, false, kNone.data());
  }
}

}  // namespace lilt::machine
