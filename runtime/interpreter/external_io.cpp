// Library functions that read and write.
#include <unistd.h>

#include <algorithm>
#include <string>

#include "runtime/interpreter/external.h"

namespace lilt::runtime {

using Call = ExternalCall;

namespace {

Cell print(const Call& call, int descriptor, std::string_view text) {
  call.machine.write_output(descriptor, text);
  return integer_cell(text.size());
}
int descriptor_of(const Call& call, size_t index) {
  int stream = call.machine.image().stream_of(call.pointer(index));
  if (stream > 0) return stream;
  throw Fault{
      FaultKind::Unsupported, "the interpreter writes to stdout and stderr only", kNoOffset, {}};
}
Cell do_puts(const Call& call) { return print(call, 1, std::string(call.text(0)) + "\n"); }
Cell do_putchar(const Call& call) {
  char character = static_cast<char>(call.integer(0));
  print(call, 1, {&character, 1});
  return number_cell(static_cast<unsigned char>(character));
}
Cell do_fputc(const Call& call) {
  char character = static_cast<char>(call.integer(0));
  print(call, descriptor_of(call, 1), {&character, 1});
  return number_cell(static_cast<unsigned char>(character));
}
Cell do_fputs(const Call& call) { return print(call, descriptor_of(call, 1), call.text(0)); }
// The arguments of a format after `index`: the rest of the call's, or a list of the v-functions.
std::string formatted(const Call& call, size_t index) {
  bool is_list = call.name[0] == 'v';
  return format_text(call, call.text(index), {index + 1, is_list});
}
Cell do_printf(const Call& call) { return print(call, 1, formatted(call, 0)); }
Cell do_fprintf(const Call& call) {
  return print(call, descriptor_of(call, 0), formatted(call, 1));
}
Cell do_sprintf(const Call& call) {
  std::string text = formatted(call, 1);
  put_string(call, call.pointer(0), text);
  return integer_cell(text.size());
}
Cell do_snprintf(const Call& call) {
  std::string text = formatted(call, 2);
  uint64_t room = call.size(1);
  if (room != 0) put_string(call, call.pointer(0), text.substr(0, room - 1));
  return integer_cell(text.size());
}
std::string_view bytes_at(const Call& call, size_t index, uint64_t count) {
  return {reinterpret_cast<const char*>(call.memory().readable(call.pointer(index), count)), count};
}
Cell do_write(const Call& call) {
  int64_t descriptor = call.integer(0);
  if (descriptor != 1 && descriptor != 2) return number_cell(-1);
  return print(call, static_cast<int>(descriptor), bytes_at(call, 1, call.size(2)));
}
Cell do_fwrite(const Call& call) {
  unsigned __int128 count = static_cast<unsigned __int128>(call.size(1)) * call.size(2);
  print(call, descriptor_of(call, 3), bytes_at(call, 0, static_cast<uint64_t>(count)));
  return integer_cell(call.size(2));
}
Cell do_getchar(const Call& call) { return number_cell(call.machine.read_input()); }
Cell do_getc(const Call& call) {
  if (call.machine.image().stream_of(call.pointer(0)) != 0)
    throw Fault{FaultKind::Unsupported, "the interpreter reads stdin only", kNoOffset, {}};
  return do_getchar(call);
}

// --- the runtime library

Cell do_print_string(const Call& call) { return print(call, 1, call.text(0)); }
Cell do_print_int(const Call& call) { return print(call, 1, std::to_string(call.integer(0))); }
Cell do_print_bool(const Call& call) {
  return print(call, 1, (call.integer(0) & 1) != 0 ? "true" : "false");
}

// Sorted by name.
constexpr External kInputOutput[] = {
    {"fflush", "p:i", zero},
    {"fgetc", "p:i", do_getc},
    {"fprintf", "pp*:i", do_fprintf},
    {"fputc", "ip:i", do_fputc},
    {"fputs", "pp:i", do_fputs},
    {"fwrite", "piip:i", do_fwrite},
    {"getc", "p:i", do_getc},
    {"getchar", ":i", do_getchar},
    {"ll_puts", "p:v", do_puts},
    {"print_bool", "i:v", do_print_bool},
    {"print_int", "i:v", do_print_int},
    {"print_string", "p:v", do_print_string},
    {"printf", "p*:i", do_printf},
    {"putc", "ip:i", do_fputc},
    {"putchar", "i:i", do_putchar},
    {"puts", "p:i", do_puts},
    {"setbuf", "pp:v", zero},
    {"setvbuf", "ppii:i", zero},
    {"snprintf", "pip*:i", do_snprintf},
    {"sprintf", "pp*:i", do_sprintf},
    {"vfprintf", "ppp:i", do_fprintf},
    {"vprintf", "pp:i", do_printf},
    {"vsnprintf", "pipp:i", do_snprintf},
    {"vsprintf", "ppp:i", do_sprintf},
    {"write", "ipi:i", do_write},
};
static_assert(std::ranges::is_sorted(kInputOutput, {}, &External::name));

}  // namespace

std::span<const External> input_output_externals() { return kInputOutput; }

}  // namespace lilt::runtime
