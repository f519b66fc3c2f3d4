#include "runtime/interpreter/external.h"

#include <unistd.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cctype>
#include <cmath>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <optional>
#include <string>
#include <vector>

#include "runtime/interpreter/parts.h"
#include "runtime/interpreter/wide.h"

namespace lilt::runtime {

using Call = ExternalCall;

int64_t ExternalCall::integer(size_t index) const {
  const Cell& cell = arguments[index];
  if (!cell.is_defined())
    memory().fault_undefined(
        cell, "argument " + std::to_string(index + 1) + " of '@" + std::string(name) + "'");
  const ssa::TypeTable& table = machine.module.types();
  if (!table.is_integer(types[index]) || cell_width(table, types[index]) == 0)
    throw Fault{FaultKind::SignatureMismatch,
                "argument " + std::to_string(index + 1) + " of '@" + std::string(name) +
                    "' is not an integer",
                kNoOffset,
                {}};
  return sign_extend(cell.bits, cell_width(table, types[index]));
}

long double ExternalCall::floating(size_t index) const {
  if (!machine.module.types().is_floating(types[index]))
    throw Fault{FaultKind::SignatureMismatch,
                "argument " + std::to_string(index + 1) + " of '@" + std::string(name) +
                    "' is not a floating-point number",
                kNoOffset,
                {}};
  const Cell cells[] = {pointer(index), second_parts[index]};
  return to_extended(wide_from_cells(cells, scalar_width(machine.module.types(), types[index])));
}

const Cell& ExternalCall::pointer(size_t index) const {
  const Cell& cell = arguments[index];
  if (!cell.is_defined())
    memory().fault_undefined(
        cell, "argument " + std::to_string(index + 1) + " of '@" + std::string(name) + "'");
  return cell;
}

namespace {

// --- memory blocks

[[noreturn]] void fault_out_of_memory() {
  fault(FaultKind::OutOfMemory, "no memory for the result");
}

Cell new_block(const Call& call, uint64_t size, bool is_zeroed) {
  return call.memory().allocate_heap(size, 16, is_zeroed, call.machine.place());
}

Cell new_string(const Call& call, const std::string& text) {
  Cell block = new_block(call, text.size() + 1, true);
  if (block.bits == 0) fault_out_of_memory();
  call.memory().write(block, text);
  return block;
}

Cell zeroed_array(const Call& call, uint64_t count, uint64_t size) {
  unsigned __int128 bytes = static_cast<unsigned __int128>(count) * size;
  return bytes >> 63 != 0 ? null_cell() : new_block(call, static_cast<uint64_t>(bytes), true);
}

Cell do_malloc(const Call& call) { return new_block(call, call.size(0), false); }
Cell do_calloc(const Call& call) { return zeroed_array(call, call.size(0), call.size(1)); }
Cell do_free(const Call& call) {
  call.memory().free_heap(call.pointer(0), call.machine.place());
  return {};
}
Cell do_realloc(const Call& call) {
  const Cell& old = call.pointer(0);
  if (old.bits == 0) return new_block(call, call.size(1), false);
  return call.memory().reallocate_heap(old, call.size(1), call.machine.place());
}
Cell do_memcpy(const Call& call) {
  call.memory().require_apart(call.pointer(0), call.pointer(1), call.size(2));
  call.memory().copy(call.pointer(0), call.pointer(1), call.size(2));
  return call.arguments[0];
}
Cell do_memmove(const Call& call) {
  call.memory().copy(call.pointer(0), call.pointer(1), call.size(2));
  return call.arguments[0];
}
Cell do_memset(const Call& call) {
  call.memory().fill(call.pointer(0), call.arguments[1], call.size(2));
  return call.arguments[0];
}
Cell do_mempcpy(const Call& call) { return Memory::moved(do_memcpy(call), call.size(2)); }
Cell do_bcopy(const Call& call) {
  call.memory().copy(call.pointer(1), call.pointer(0), call.size(2));
  return {};
}
Cell do_bzero(const Call& call) {
  call.memory().fill(call.pointer(0), number_cell(0), call.size(1));
  return {};
}
Cell do_aligned_alloc(const Call& call) {
  return call.memory().allocate_heap(call.size(1),
                                     std::max<uint64_t>(16, std::bit_ceil(call.size(0))), false,
                                     call.machine.place());
}
Cell compare_bytes(const uint8_t* left, const uint8_t* right, uint64_t count) {
  for (uint64_t i = 0; i < count; ++i)
    if (left[i] != right[i]) return number_cell(left[i] < right[i] ? -1 : 1);
  return number_cell(0);
}
Cell do_memcmp(const Call& call) {
  const uint8_t* left = call.memory().readable(call.pointer(0), call.size(2));
  return compare_bytes(left, call.memory().readable(call.pointer(1), call.size(2)), call.size(2));
}
// Reads only the pieces up to the one in which the search ends: the memory may be large.
template <class Search>
Cell in_pieces(uint64_t size, Search search) {
  for (uint64_t limit = 128;; limit *= 4) {
    std::optional<Cell> found = search(std::min(limit, size));
    if (found) return *found;
  }
}
// As if byte by byte: what is after the wanted one need be neither defined nor in the block.
Cell do_memchr(const Call& call) {
  const Cell& pointer = call.pointer(0);
  uint64_t size = call.size(2);
  return in_pieces(size, [&](uint64_t limit) -> std::optional<Cell> {
    uint64_t length = call.memory().readable_length(pointer, limit);
    const uint8_t* bytes = call.memory().readable(pointer, length);
    const void* found =
        length == 0 ? nullptr : std::memchr(bytes, static_cast<uint8_t>(call.integer(1)), length);
    if (found != nullptr)
      return Memory::moved(pointer,
                           static_cast<uint64_t>(static_cast<const uint8_t*>(found) - bytes));
    call.memory().readable(pointer, limit);
    return limit == size ? std::optional(null_cell()) : std::nullopt;
  });
}

// --- strings

Cell order_of(std::string_view left, std::string_view right) {
  int order = left.compare(right);
  return number_cell(order < 0 ? -1 : order > 0 ? 1 : 0);
}
Cell do_strlen(const Call& call) { return integer_cell(call.text(0).size()); }
std::string_view limited_text(const Call& call, size_t index, uint64_t limit) {
  return call.memory().string_at(call.pointer(index), limit);
}
// Of two strings, or of their first `size` characters.
template <class Order>
Cell order_in_pieces(const Call& call, uint64_t size, Order order) {
  return in_pieces(size, [&](uint64_t limit) -> std::optional<Cell> {
    std::string_view left = limited_text(call, 0, limit), right = limited_text(call, 1, limit);
    Cell found = order(left, right);
    bool is_open = found.bits == 0 && left.size() == limit && limit != size;
    return is_open ? std::nullopt : std::optional(found);
  });
}
Cell do_strcmp(const Call& call) { return order_in_pieces(call, UINT64_MAX, order_of); }
Cell do_strncmp(const Call& call) { return order_in_pieces(call, call.size(2), order_of); }
// The position in the first string that `find` gives for a part from its beginning; npos: none.
template <class Find>
size_t position_in_pieces(const Call& call, std::string_view& text, Find find) {
  size_t position = std::string_view::npos;
  in_pieces(UINT64_MAX, [&](uint64_t limit) -> std::optional<Cell> {
    text = limited_text(call, 0, limit);
    position = find(text);
    bool is_open = position == std::string_view::npos && text.size() == limit;
    return is_open ? std::nullopt : std::optional(Cell{});
  });
  return position;
}
// Writes the text and a NUL.
Cell do_strcpy(const Call& call) {
  put_string(call, call.pointer(0), std::string(call.text(1)));
  return call.arguments[0];
}
Cell do_strncpy(const Call& call) {
  std::string text(call.memory().string_at(call.pointer(1), call.size(2)));
  text.resize(call.size(2));
  call.memory().write(call.pointer(0), text);
  return call.arguments[0];
}
Cell do_strcat(const Call& call) {
  std::string text(call.text(1));
  put_string(call, Memory::moved(call.pointer(0), call.text(0).size()), std::move(text));
  return call.arguments[0];
}
Cell do_strncat(const Call& call) {
  std::string text(call.memory().string_at(call.pointer(1), call.size(2)));
  put_string(call, Memory::moved(call.pointer(0), call.text(0).size()), std::move(text));
  return call.arguments[0];
}
Cell found_at(const Call& call, std::string_view text, size_t position) {
  return position > text.size() ? null_cell() : Memory::moved(call.pointer(0), position);
}
Cell do_strchr(const Call& call) {
  std::string_view text;
  char wanted = static_cast<char>(call.integer(1));
  size_t position = position_in_pieces(call, text, [&](auto part) { return part.find(wanted); });
  return found_at(call, text, wanted == 0 ? text.size() : position);
}
Cell do_strrchr(const Call& call) {
  std::string_view text = call.text(0);
  char wanted = static_cast<char>(call.integer(1));
  return found_at(call, text, wanted == 0 ? text.size() : text.rfind(wanted));
}
Cell do_strstr(const Call& call) {
  std::string_view text, wanted = call.text(1);
  size_t position = position_in_pieces(call, text, [&](auto part) { return part.find(wanted); });
  return found_at(call, text, position);
}
Cell do_strdup(const Call& call) { return new_string(call, std::string(call.text(0))); }
Cell do_strndup(const Call& call) {
  return new_string(call, std::string(call.memory().string_at(call.pointer(0), call.size(1))));
}
// Stores where the number that was read ends, if the caller requests it.
void store_end(const Call& call, uint64_t length) {
  if (call.pointer(1).bits != 0)
    call.memory().store_pointer(call.pointer(1), Memory::moved(call.pointer(0), length));
}
// The number at the beginning of the string; `length` becomes that of its text, with the space
// before. Only as much of the string is read as the number may need.
template <class Parse>
auto parsed(const Call& call, Parse parse, uint64_t* length = nullptr) {
  // After a number that could still go on: "0x", "1e+", "nan(".
  constexpr size_t kMaxHint = 64;
  decltype(parse(nullptr, nullptr)) result{};
  in_pieces(UINT64_MAX, [&](uint64_t limit) -> std::optional<Cell> {
    std::string text(limited_text(call, 0, limit));
    char* end = nullptr;
    result = parse(text.c_str(), &end);
    size_t read = static_cast<size_t>(end - text.c_str());
    if (length != nullptr) *length = read;
    size_t first = std::min(text.find_first_not_of(" \t\n\v\f\r"), text.size());
    bool is_open = text.size() == limit && std::max(read, first) + kMaxHint > limit;
    return is_open ? std::nullopt : std::optional(Cell{});
  });
  return result;
}
template <class Parse>
auto parsed_with_end(const Call& call, Parse parse) {
  uint64_t length = 0;
  auto result = parsed(call, parse, &length);
  store_end(call, length);
  return result;
}
Cell do_strtol(const Call& call) {
  int base = static_cast<int>(call.integer(2));
  return number_cell(parsed_with_end(
      call, [&](const char* text, char** end) { return std::strtoll(text, end, base); }));
}
Cell do_stpcpy(const Call& call) {
  std::string text(call.text(1));
  uint64_t length = text.size();
  put_string(call, call.pointer(0), std::move(text));
  return Memory::moved(call.pointer(0), length);
}
Cell do_strnlen(const Call& call) {
  return integer_cell(limited_text(call, 0, call.size(1)).size());
}
Cell span_or_all(std::string_view text, size_t end) {
  return integer_cell(std::min(end, text.size()));
}
Cell do_strspn(const Call& call) {
  std::string_view text, set = call.text(1);
  size_t end = position_in_pieces(call, text, [&](auto t) { return t.find_first_not_of(set); });
  return span_or_all(text, end);
}
Cell do_strcspn(const Call& call) {
  std::string_view text, set = call.text(1);
  size_t end = position_in_pieces(call, text, [&](auto t) { return t.find_first_of(set); });
  return span_or_all(text, end);
}
Cell do_strpbrk(const Call& call) {
  std::string_view text, set = call.text(1);
  size_t end = position_in_pieces(call, text, [&](auto t) { return t.find_first_of(set); });
  return found_at(call, text, end);
}
Cell order_without_case(std::string_view left, std::string_view right) {
  auto lower = [](std::string_view text) {
    std::string result(text);
    std::ranges::transform(result, result.begin(), [](unsigned char c) { return std::tolower(c); });
    return result;
  };
  return order_of(lower(left), lower(right));
}
Cell do_strcasecmp(const Call& call) {
  return order_in_pieces(call, UINT64_MAX, order_without_case);
}
Cell do_strncasecmp(const Call& call) {
  return order_in_pieces(call, call.size(2), order_without_case);
}
Cell do_atol(const Call& call) {
  return number_cell(
      parsed(call, [](const char* text, char** end) { return std::strtoll(text, end, 10); }));
}

// --- numbers

Cell do_strtoul(const Call& call) {
  int base = static_cast<int>(call.integer(2));
  return integer_cell(parsed_with_end(
      call, [&](const char* text, char** end) { return std::strtoull(text, end, base); }));
}
Cell do_strtod(const Call& call) {
  return from_double(64, parsed_with_end(call, [](const char* text, char** end) {
                       return std::strtod(text, end);
                     }));
}
Cell do_atof(const Call& call) {
  return from_double(
      64, parsed(call, [](const char* text, char** end) { return std::strtod(text, end); }));
}
Cell do_frexp(const Call& call) {
  int exponent = 0;
  double fraction = std::frexp(static_cast<double>(call.floating(0)), &exponent);
  call.memory().store_integer(call.pointer(1), number_cell(exponent), 4);
  return from_double(64, fraction);
}
Cell do_modf(const Call& call) {
  double whole = 0;
  double fraction = std::modf(static_cast<double>(call.floating(0)), &whole);
  call.memory().store_integer(call.pointer(1), from_double(64, whole), 8);
  return from_double(64, fraction);
}
Cell do_abs(const Call& call) {
  uint64_t value = call.size(0);
  return integer_cell(call.integer(0) < 0 ? -value : value);
}
// The C library's numbers, so that interpreted programs print the same as compiled ones.
Cell do_rand(const Call& call) { return number_cell(call.machine.library().random_numbers.next()); }
Cell do_srand(const Call& call) {
  call.machine.library().random_numbers.seed(static_cast<unsigned>(call.integer(0)));
  return {};
}

// --- the end of the program

Cell do_exit(const Call& call) {
  throw ProgramExit{static_cast<int>(call.integer(0) & 0xFF), true};
}
Cell do_quick_exit(const Call& call) {
  throw ProgramExit{static_cast<int>(call.integer(0) & 0xFF)};
}
Cell do_atexit(const Call& call) {
  call.machine.library().exit_handlers.push_back({call.pointer(0), {}, false});
  return number_cell(0);
}
Cell do_assert_fail(const Call& call) {
  std::string message(call.text(1));
  message += ":" + std::to_string(call.integer(2)) + ": " + std::string(call.text(3));
  message += ": Assertion `" + std::string(call.text(0)) + "' failed.\n";
  call.machine.write_output(2, message);
  throw ProgramExit{128 + 6};
}
Cell do_time(const Call& call) {
  Cell now = number_cell(static_cast<int64_t>(std::time(nullptr)));
  if (call.pointer(0).bits != 0) call.memory().store_integer(call.pointer(0), now, 8);
  return now;
}
Cell do_abort(const Call&) { throw ProgramExit{128 + 6}; }

// --- sorting and searching

int64_t compare_elements(const Call& call, const Cell& left, const Cell& right) {
  const Cell pair[] = {left, right};
  const ssa::TypeId types[] = {ssa::kPtr, ssa::kPtr};
  Cell order = call.machine.call_back(call.arguments.back(), pair, types);
  if (!order.is_defined()) call.memory().fault_undefined(order, "the result of the comparison");
  return sign_extend(order.bits, 32);  // the part of an i64 that C uses
}

// Sorts by merging runs of doubling length: stable, like glibc's.
std::vector<uint64_t> sorted_order(const Call& call, uint64_t count, uint64_t size) {
  std::vector<uint64_t> order(count), merged(count);
  for (uint64_t i = 0; i < count; ++i) order[i] = i;
  auto at = [&](uint64_t index) { return Memory::moved(call.pointer(0), index * size); };
  for (uint64_t run = 1; run < count; run *= 2) {
    for (uint64_t begin = 0; begin < count; begin += 2 * run) {
      uint64_t left = begin, middle = std::min(begin + run, count), right = middle;
      uint64_t end = std::min(begin + 2 * run, count);
      for (uint64_t i = begin; i < end; ++i) {
        bool takes_right =
            left == middle ||
            (right < end && compare_elements(call, at(order[left]), at(order[right])) > 0);
        merged[i] = takes_right ? order[right++] : order[left++];
      }
    }
    order.swap(merged);
  }
  return order;
}

Cell do_qsort(const Call& call) {
  uint64_t count = call.size(1), size = call.size(2);
  if (count < 2 || size == 0) return {};
  unsigned __int128 bytes = static_cast<unsigned __int128>(count) * size;
  call.memory().copy(call.pointer(0), call.pointer(0),
                     bytes >> 63 != 0 ? UINT64_MAX : count * size);
  std::vector<uint64_t> order = sorted_order(call, count, size);
  // The copy is not the program's: a trace lists one read and one write of the array.
  std::vector<MemoryAccess>* const accesses = call.memory().record_accesses(nullptr);
  Cell kept = new_block(call, count * size, false);
  if (kept.bits == 0) fault_out_of_memory();
  call.memory().copy(kept, call.pointer(0), count * size);
  for (uint64_t i = 0; i < count; ++i)
    call.memory().copy(Memory::moved(call.pointer(0), i * size),
                       Memory::moved(kept, order[i] * size), size);
  call.memory().free_heap(kept, call.machine.place());
  call.memory().record_accesses(accesses);
  return {};
}

Cell do_bsearch(const Call& call) {
  uint64_t low = 0, high = call.size(2);
  while (low < high) {
    uint64_t middle = low + (high - low) / 2;
    Cell element = Memory::moved(call.pointer(1), middle * call.size(3));
    int64_t order = compare_elements(call, call.pointer(0), element);
    if (order == 0) return element;
    (order < 0 ? high : low) = order < 0 ? middle : middle + 1;
  }
  return null_cell();
}

// --- the runtime library: see runtime/library

Cell do_ll_strcat(const Call& call) {
  return new_string(call, std::string(call.text(0)) + std::string(call.text(1)));
}
Cell do_decimal(const Call& call) { return new_string(call, std::to_string(call.integer(0))); }
Cell do_oat_malloc(const Call& call) { return zeroed_array(call, call.size(0), 1); }

Cell new_oat_array(const Call& call, uint64_t length) {
  Cell array = zeroed_array(call, length + 1, 8);
  if (array.bits == 0) throw ProgramExit{128 + 6};
  call.memory().store_integer(array, integer_cell(length), 8);
  return array;
}
Cell do_oat_alloc_array(const Call& call) {
  if (call.integer(0) < 0) throw ProgramExit{128 + 6};
  return new_oat_array(call, call.size(0));
}
Cell do_array_of_string(const Call& call) {
  std::string text(call.text(0));
  Cell array = new_oat_array(call, text.size());
  for (size_t i = 0; i < text.size(); ++i)
    call.memory().store_integer(Memory::moved(array, 8 * (i + 1)), number_cell(text[i]), 8);
  return array;
}
int64_t defined_word(const Call& call, const Cell& pointer) {
  Cell word = call.memory().load_integer(pointer, 8);
  if (!word.is_defined()) call.memory().fault_undefined(word, "an element of the array");
  return static_cast<int64_t>(word.bits);
}
Cell do_string_of_array(const Call& call) {
  uint64_t length = static_cast<uint64_t>(defined_word(call, call.pointer(0)));
  std::string text;
  for (uint64_t i = 0; i < length; ++i) {
    text.push_back(
        static_cast<char>(defined_word(call, Memory::moved(call.pointer(0), 8 * (i + 1)))));
    if (text.back() == 0) throw ProgramExit{128 + 6};
  }
  return new_string(call, text);
}
[[noreturn]] void stop_with(const Call& call, const std::string& message) {
  call.machine.write_output(2, message + "\n");
  throw ProgramExit{1};
}
Cell do_oat_assert_not_null(const Call& call) {
  if (call.pointer(0).bits == 0) stop_with(call, "error: null where a reference is required");
  return {};
}
Cell do_oat_assert_array_length(const Call& call) {
  if (call.pointer(0).bits == 0) stop_with(call, "error: index into a null array");
  int64_t length = defined_word(call, call.pointer(0)), index = call.integer(1);
  if (index < 0 || index >= length)
    stop_with(call, "error: index " + std::to_string(index) + " of an array of length " +
                        std::to_string(length));
  return {};
}

// Sorted by name. Intrinsics are listed without their type suffixes.
constexpr External kExternals[] = {
    {"_Exit", "i:v", do_quick_exit},
    {"__assert_fail", "ppip:v", do_assert_fail},
    {"_exit", "i:v", do_quick_exit},
    {"abort", ":v", do_abort},
    {"abs", "i:i", do_abs},
    {"aligned_alloc", "ii:p", do_aligned_alloc},
    {"array_of_string", "p:p", do_array_of_string},
    {"atexit", "p:i", do_atexit},
    {"atof", "p:d", do_atof},
    {"atoi", "p:i", do_atol},
    {"atol", "p:i", do_atol},
    {"atoll", "p:i", do_atol},
    {"bcmp", "ppi:i", do_memcmp},
    {"bcopy", "ppi:v", do_bcopy},
    {"bsearch", "ppiip:p", do_bsearch},
    {"bzero", "pi:v", do_bzero},
    {"calloc", "ii:p", do_calloc},
    {"exit", "i:v", do_exit},
    {"free", "p:v", do_free},
    {"frexp", "dp:d", do_frexp},
    {"getenv", "p:p", no_pointer},
    {"imaxabs", "i:i", do_abs},
    {"index", "pi:p", do_strchr},
    {"labs", "i:i", do_abs},
    {"length_of_string", "p:i", do_strlen},
    {"ll_callback", "p:i", nullptr},
    {"ll_ltoa", "i:p", do_decimal},
    {"ll_malloc", "ii:p", do_calloc},
    {"ll_strcat", "pp:p", do_ll_strcat},
    {"llabs", "i:i", do_abs},
    {"llvm.memcpy", "ppii:v", do_memcpy},
    {"llvm.memmove", "ppii:v", do_memmove},
    {"llvm.memset", "piii:v", do_memset},
    {"malloc", "i:p", do_malloc},
    {"memchr", "pii:p", do_memchr},
    {"memcmp", "ppi:i", do_memcmp},
    {"memcpy", "ppi:p", do_memcpy},
    {"memmove", "ppi:p", do_memmove},
    {"mempcpy", "ppi:p", do_mempcpy},
    {"memset", "pii:p", do_memset},
    {"modf", "dp:d", do_modf},
    {"oat_alloc_array", "i:p", do_oat_alloc_array},
    {"oat_assert_array_length", "pi:v", do_oat_assert_array_length},
    {"oat_assert_not_null", "p:v", do_oat_assert_not_null},
    {"oat_malloc", "i:p", do_oat_malloc},
    {"qsort", "piip:v", do_qsort},
    {"rand", ":i", do_rand},
    {"random", ":i", do_rand},
    {"realloc", "pi:p", do_realloc},
    {"rindex", "pi:p", do_strrchr},
    {"srand", "i:v", do_srand},
    {"srandom", "i:v", do_srand},
    {"stpcpy", "pp:p", do_stpcpy},
    {"strcasecmp", "pp:i", do_strcasecmp},
    {"strcat", "pp:p", do_strcat},
    {"strchr", "pi:p", do_strchr},
    {"strcmp", "pp:i", do_strcmp},
    {"strcpy", "pp:p", do_strcpy},
    {"strcspn", "pp:i", do_strcspn},
    {"strdup", "p:p", do_strdup},
    {"string_cat", "pp:p", do_ll_strcat},
    {"string_of_array", "p:p", do_string_of_array},
    {"string_of_int", "i:p", do_decimal},
    {"strlen", "p:i", do_strlen},
    {"strncasecmp", "ppi:i", do_strncasecmp},
    {"strncat", "ppi:p", do_strncat},
    {"strncmp", "ppi:i", do_strncmp},
    {"strncpy", "ppi:p", do_strncpy},
    {"strndup", "pi:p", do_strndup},
    {"strnlen", "pi:i", do_strnlen},
    {"strpbrk", "pp:p", do_strpbrk},
    {"strrchr", "pi:p", do_strrchr},
    {"strspn", "pp:i", do_strspn},
    {"strstr", "pp:p", do_strstr},
    {"strtod", "pp:d", do_strtod},
    {"strtol", "ppi:i", do_strtol},
    {"strtoll", "ppi:i", do_strtol},
    {"strtoul", "ppi:i", do_strtoul},
    {"strtoull", "ppi:i", do_strtoul},
    {"time", "p:i", do_time},
};
static_assert(std::ranges::is_sorted(kExternals, {}, &External::name));

bool fits(char letter, const ssa::TypeTable& types, ssa::TypeId type) {
  uint32_t width = cell_width(types, type);
  switch (letter) {
    case 'i':
      return types.is_integer(type) && width != 0;
    case 'p':
      return types.is_pointer(type);
    case 'd':
      return type == ssa::kFloat || type == ssa::kDouble;
    case 'x':
      return type == ssa::kFloat || type == ssa::kDouble || type == ssa::kX86Fp80;
    default:
      return true;
  }
}

const External* find_in(std::span<const External> table, std::string_view name) {
  auto found = std::ranges::lower_bound(table, name, {}, &External::name);
  return found != table.end() && found->name == name ? &*found : nullptr;
}

}  // namespace

const External* find_external(std::string_view name) {
  const std::span<const External> tables[] = {kExternals,
                                              input_output_externals(),
                                              character_externals(),
                                              intrinsic_externals(),
                                              environment_externals(),
                                              exception_externals()};
  bool is_intrinsic = name.starts_with("llvm.");
  for (;;) {
    for (std::span<const External> table : tables)
      if (const External* found = find_in(table, name)) return found;
    if (!is_intrinsic) return find_library_member(name);
    size_t end = name.rfind('.');
    if (end < 5 || end == std::string_view::npos) return nullptr;
    name = name.substr(0, end);
  }
}

bool accepts(const External& external, const ssa::TypeTable& types,
             std::span<const ssa::TypeId> arguments, ssa::TypeId result) {
  size_t colon = external.signature.find(':');
  std::string_view takes = external.signature.substr(0, colon);
  bool is_variadic = !takes.empty() && takes.back() == '*';
  if (is_variadic) takes.remove_suffix(1);
  if (arguments.size() < takes.size() || (!is_variadic && arguments.size() != takes.size()))
    return false;
  for (size_t i = 0; i < takes.size(); ++i)
    if (!fits(takes[i], types, arguments[i])) return false;
  char gives = external.signature[colon + 1];
  return result == ssa::kVoid || gives == 'v' || fits(gives, types, result);
}

}  // namespace lilt::runtime
