// Library functions of the strict machine: functions on whole strings and numbers.
#include <algorithm>
#include <iterator>
#include <string>

#include "runtime/interpreter/strict.h"

namespace lilt::runtime {

namespace {

struct StrictCall {
  StrictMachine& machine;
  std::span<const StrictValue> arguments;

  TreeMemory& memory() const { return machine.memory(); }
  int64_t integer(size_t index) const {
    if (arguments[index].kind == StrictKind::Integer)
      return static_cast<int64_t>(arguments[index].bits);
    fault(FaultKind::BadCall, "argument " + std::to_string(index + 1) + " is not a number");
  }
  uint64_t size(size_t index) const { return static_cast<uint64_t>(integer(index)); }
  std::string text(size_t index) const {
    std::string_view text;
    if (memory().target(arguments[index]) == nullptr) {
      const auto [kind, what] = TreeMemory::describe_invalid(arguments[index]);
      fault(kind, "argument " + std::to_string(index + 1) + " is " + what);
    }
    if (!memory().string_at(arguments[index], text))
      fault(FaultKind::TypeMismatch,
            "argument " + std::to_string(index + 1) + " does not lead to a null-terminated string");
    return std::string(text);
  }
  StrictValue print(const std::string& text) const {
    machine.write_output(1, text);
    return StrictValue::integer(text.size());
  }
};

StrictValue do_puts(const StrictCall& call) { return call.print(call.text(0) + "\n"); }
StrictValue do_print_string(const StrictCall& call) { return call.print(call.text(0)); }
StrictValue do_print_int(const StrictCall& call) {
  return call.print(std::to_string(call.integer(0)));
}
StrictValue do_print_bool(const StrictCall& call) {
  return call.print((call.integer(0) & 1) != 0 ? "true" : "false");
}
StrictValue do_strcat(const StrictCall& call) {
  return call.memory().allocate_string(call.text(0) + call.text(1));
}
StrictValue do_decimal(const StrictCall& call) {
  return call.memory().allocate_string(std::to_string(call.integer(0)));
}
StrictValue do_strlen(const StrictCall& call) { return StrictValue::integer(call.text(0).size()); }

constexpr uint64_t kMaxStrictBlock = uint64_t{1} << 32;

StrictValue new_block(const StrictCall& call, unsigned __int128 size, bool is_known,
                      uint64_t first_word) {
  if (size >= kMaxStrictBlock) return StrictValue::null();
  return call.memory().allocate_untyped(static_cast<uint64_t>(size), is_known, first_word);
}
StrictValue do_malloc(const StrictCall& call) { return new_block(call, call.size(0), false, 0); }
StrictValue do_calloc(const StrictCall& call) {
  return new_block(call, static_cast<unsigned __int128>(call.size(0)) * call.size(1), true, 0);
}
StrictValue do_oat_malloc(const StrictCall& call) { return new_block(call, call.size(0), true, 0); }
StrictValue do_oat_alloc_array(const StrictCall& call) {
  if (call.integer(0) < 0) throw ProgramExit{128 + 6};
  return new_block(call, (static_cast<unsigned __int128>(call.size(0)) + 1) * 8, true,
                   call.size(0));
}
[[noreturn]] void stop_with(const StrictCall& call, const std::string& message) {
  call.machine.write_output(2, message + "\n");
  throw ProgramExit{1};
}
StrictValue do_oat_assert_not_null(const StrictCall& call) {
  if (call.arguments[0].kind == StrictKind::Null)
    stop_with(call, "error: null where a reference is required");
  return {};
}
StrictValue do_oat_assert_array_length(const StrictCall& call) {
  if (call.arguments[0].kind == StrictKind::Null) stop_with(call, "error: index into a null array");
  const TreeNode* length = call.memory().leaf(call.arguments[0], ssa::kI64);
  if (length == nullptr || length->value.kind != StrictKind::Integer)
    fault(FaultKind::TypeMismatch, "the array does not begin with its length");
  if (call.size(1) >= length->value.bits)
    stop_with(call, "error: index " + std::to_string(call.integer(1)) +
                        " is not within the array of length " + std::to_string(length->value.bits));
  return {};
}
StrictValue do_free(const StrictCall& call) {
  if (call.arguments[0].kind != StrictKind::Null) call.memory().free_block(call.arguments[0]);
  return {};
}
StrictValue do_exit(const StrictCall& call) {
  throw ProgramExit{static_cast<int>(call.integer(0) & 0xFF)};
}
StrictValue do_abort(const StrictCall&) { throw ProgramExit{128 + 6}; }

struct StrictExternal {
  std::string_view name;
  size_t argument_count;
  StrictValue (*body)(const StrictCall&);
};

constexpr StrictExternal kStrictExternals[] = {
    {"abort", 0, do_abort},
    {"calloc", 2, do_calloc},
    {"exit", 1, do_exit},
    {"free", 1, do_free},
    {"length_of_string", 1, do_strlen},
    {"ll_ltoa", 1, do_decimal},
    {"ll_malloc", 2, do_calloc},
    {"ll_puts", 1, do_puts},
    {"ll_strcat", 2, do_strcat},
    {"malloc", 1, do_malloc},
    {"oat_alloc_array", 1, do_oat_alloc_array},
    {"oat_assert_array_length", 2, do_oat_assert_array_length},
    {"oat_assert_not_null", 1, do_oat_assert_not_null},
    {"oat_malloc", 1, do_oat_malloc},
    {"print_bool", 1, do_print_bool},
    {"print_int", 1, do_print_int},
    {"print_string", 1, do_print_string},
    {"puts", 1, do_puts},
    {"string_cat", 2, do_strcat},
    {"string_of_int", 1, do_decimal},
    {"strlen", 1, do_strlen},
};
static_assert(std::ranges::is_sorted(kStrictExternals, {}, &StrictExternal::name));

}  // namespace

bool call_strict_external(StrictMachine& machine, std::string_view name,
                          std::span<const StrictValue> arguments, StrictValue& result) {
  auto found = std::ranges::lower_bound(kStrictExternals, name, {}, &StrictExternal::name);
  if (found == std::end(kStrictExternals) || found->name != name) return false;
  if (arguments.size() != found->argument_count)
    fault(FaultKind::BadCall, "'@" + std::string(name) + "' takes a different number of arguments");
  result = found->body(StrictCall{machine, arguments});
  return true;
}

}  // namespace lilt::runtime
