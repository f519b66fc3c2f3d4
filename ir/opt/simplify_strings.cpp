// Calls of functions of the C library that write text or work on strings.
//
// Idea. A string that is known makes a call a copy of bytes, a number, or nothing; a format that
// has nothing to format makes a call one of a function that looks for nothing. What a function
// returns counts where it is read: those that write text are left then.
// Source: LLVM's SimplifyLibCalls, of which these are the rules that need no new string.
#include <algorithm>
#include <optional>
#include <string_view>

#include "ir/opt/alias.h"
#include "ir/opt/rewriter.h"

namespace lilt::opt {

using namespace ssa;

namespace {

bool is_unused(const Rewriter& r) { return !r.function.has_uses(r.id()); }

bool is_for_size(const Rewriter& r) {
  return (r.function.attributes() & function_attribute::ForSize) != 0;
}

Value call(Rewriter& r, std::string_view name, TypeId result,
           std::initializer_list<Value> arguments) {
  return build_call(r, name, result, arguments, r.flags() & (flag::Tail | flag::NoTail));
}

// Whether no function that `call` may name is something else in the module: a variable, or a
// definition, which may differ from the library's in all but the name.
bool has_called_functions(const Rewriter& r) {
  constexpr std::string_view kCalled[] = {"fputc", "fputs",  "fwrite", "putchar",
                                          "puts",  "strcpy", "strlen"};
  const auto& module = r.function.module();
  return std::ranges::all_of(kCalled, [&](std::string_view name) {
    const SymbolId id = module.find(name);
    return !id.valid() || (module[id].kind == SymbolKind::Function && !module[id].is_definition &&
                           module[id].convention == CallingConvention::C);
  });
}

Value at(Rewriter& r, Value pointer, Value offset) {
  return r.build(Opcode::GetElementPtr, kPtr, {kI8, pointer, offset});
}
Value at(Rewriter& r, Value pointer, uint64_t offset) {
  return offset == 0 ? pointer : at(r, pointer, r.integer(kI64, offset));
}
// The byte at the address, as an int.
Value byte_at(Rewriter& r, Value pointer) {
  return r.build(Opcode::ZExt, kI32, {load_at(r, pointer, 0, kI8)});
}
Value character(Rewriter& r, std::string_view text) {
  return r.integer(kI32, static_cast<unsigned char>(text[0]));
}
void store_byte(Rewriter& r, Value byte, Value pointer) {
  r.build(Opcode::Store, kVoid, {byte, pointer}, align_flag(1));
}
void copy(Rewriter& r, Value to, Value from, uint64_t bytes) {
  call(r, "llvm.memcpy.p0.p0.i64", kVoid, {to, from, r.integer(kI64, bytes), r.integer(kI1, 0)});
}

// --- text to files

Value write_string(Rewriter& r, Value string, std::string_view text, Value file) {
  if (text.empty()) return r.constant(0);
  if (text.size() == 1) return call(r, "fputc", kI32, {character(r, text), file});
  if (is_for_size(r)) return {};
  call(r, "fwrite", kI64, {string, r.integer(kI64, text.size()), r.integer(kI64, 1), file});
  return r.constant(0);
}

// The format of a call whose other arguments follow it.
struct Format {
  std::optional<std::string_view> text;
  uint32_t count = 0;  // of the other arguments
  Value first;         // of them

  Format(const Rewriter& r, uint32_t index)
      : text(string_at(r.function, r.argument(index))),
        count(r.function[r.id()].operand_count - 3 - index),
        first(count == 0 ? Value() : r.argument(index + 1)) {}

  bool is_plain() const { return count == 0 && text && text->find('%') == text->npos; }
  // Whether it is this format of one argument of this type.
  bool is(const Rewriter& r, std::string_view format, TypeId type) const {
    return count == 1 && text == format && r.function.type_of(first) == type;
  }
};

Value simplify_print(Rewriter& r) {
  if (!is_unused(r)) return {};
  const Format format(r, 0);
  if (format.is_plain() && format.text->empty()) return r.constant(0);
  if (format.is_plain() && format.text->size() == 1)
    return call(r, "putchar", kI32, {character(r, *format.text)});
  if (format.is(r, "%c", kI32)) return call(r, "putchar", kI32, {format.first});
  if (format.is(r, "%s\n", kPtr)) return call(r, "puts", kI32, {format.first});
  return {};
}

Value simplify_print_to_file(Rewriter& r) {
  if (!is_unused(r)) return {};
  const Format format(r, 1);
  const Value file = r.argument(0);
  if (format.is_plain()) return write_string(r, r.argument(1), *format.text, file);
  if (format.is(r, "%c", kI32)) return call(r, "fputc", kI32, {format.first, file});
  if (format.is(r, "%s", kPtr)) return call(r, "fputs", kI32, {format.first, file});
  return {};
}

Value simplify_put_string(Rewriter& r) {
  const std::optional<std::string_view> text = string_at(r.function, r.argument(0));
  return text && is_unused(r) ? write_string(r, r.argument(0), *text, r.argument(1)) : Value();
}

Value simplify_put_line(Rewriter& r) {
  const std::optional<std::string_view> text = string_at(r.function, r.argument(0));
  if (!text || !text->empty() || !is_unused(r)) return {};
  return call(r, "putchar", kI32, {r.integer(kI32, '\n')});
}

Value simplify_write(Rewriter& r) {
  uint64_t size = 0, count = 0;
  if (!r.is_constant(r.argument(1), size) || !r.is_constant(r.argument(2), count)) return {};
  if (size == 0 || count == 0) return r.constant(0);
  if (size != 1 || count != 1 || !is_unused(r)) return {};
  call(r, "fputc", kI32, {byte_at(r, r.argument(0)), r.argument(3)});
  return r.constant(1);
}

// --- text to memory

// `bytes`: of room; text that does not fit is left.
Value format_string(Rewriter& r, const Format& format, uint32_t index, uint64_t bytes) {
  const Value to = r.argument(0);
  std::optional<std::string_view> text;
  Value from = r.argument(index);
  if (format.is_plain()) {
    text = format.text;
  } else if (format.is(r, "%s", kPtr)) {
    from = format.first;
    text = string_at(r.function, from);
  }
  if (!text || text->size() >= bytes) return {};
  copy(r, to, from, text->size() + 1);
  return r.constant(text->size());
}

Value simplify_format(Rewriter& r) {
  const Format format(r, 1);
  if (const Value length = format_string(r, format, 1, UINT64_MAX); length.valid()) return length;
  const Value to = r.argument(0);
  if (format.is(r, "%c", kI32)) {
    store_byte(r, r.build(Opcode::Trunc, kI8, {format.first}), to);
    store_byte(r, r.integer(kI8, 0), at(r, to, 1));
    return r.constant(1);
  }
  if (!format.is(r, "%s", kPtr) || !is_unused(r)) return {};
  call(r, "strcpy", kPtr, {to, format.first});
  return r.constant(0);
}

Value simplify_format_of_size(Rewriter& r) {
  uint64_t bytes = 0;
  return r.is_constant(r.argument(1), bytes) ? format_string(r, Format(r, 2), 2, bytes) : Value();
}

Value simplify_copy(Rewriter& r) {
  const std::optional<std::string_view> text = string_at(r.function, r.argument(1));
  if (!text) return {};
  copy(r, r.argument(0), r.argument(1), text->size() + 1);
  return r.argument(0);
}

Value simplify_copy_return_end(Rewriter& r) {
  const std::optional<std::string_view> text = string_at(r.function, r.argument(1));
  if (!text)
    return is_unused(r) ? call(r, "strcpy", kPtr, {r.argument(0), r.argument(1)}) : Value();
  copy(r, r.argument(0), r.argument(1), text->size() + 1);
  return at(r, r.argument(0), text->size());
}

Value simplify_copy_of_bytes(Rewriter& r) {
  const std::optional<std::string_view> text = string_at(r.function, r.argument(1));
  uint64_t bytes = 0;
  if (!r.is_constant(r.argument(2), bytes) || (bytes != 0 && (!text || text->size() + 1 < bytes)))
    return {};
  if (bytes != 0) copy(r, r.argument(0), r.argument(1), bytes);
  return r.argument(0);
}

Value simplify_append(Rewriter& r) {
  const Value to = r.argument(0);
  const std::optional<std::string_view> text = string_at(r.function, r.argument(1));
  if (!text || is_for_size(r)) return {};
  if (!text->empty())
    copy(r, at(r, to, call(r, "strlen", kI64, {to})), r.argument(1), text->size() + 1);
  return to;
}

// --- questions

Value simplify_length(Rewriter& r) {
  const std::optional<std::string_view> text = string_at(r.function, r.argument(0));
  if (text) return r.constant(text->size());
  // Zero if the first byte is.
  return is_compared_with_zero(r) && !is_unused(r)
             ? r.build(Opcode::ZExt, kI64, {byte_at(r, r.argument(0))})
             : Value();
}

// -1, 0 or 1.
uint64_t order(std::string_view left, std::string_view right) {
  const int result = left.compare(right);
  return result < 0 ? UINT32_MAX : result > 0 ? 1 : 0;
}

Value compare(Rewriter& r, uint64_t bytes) {
  if (bytes == 0 || r.argument(0) == r.argument(1)) return r.constant(0);
  const std::optional<std::string_view> left = string_at(r.function, r.argument(0)),
                                        right = string_at(r.function, r.argument(1));
  if (left && right) return r.constant(order(left->substr(0, bytes), right->substr(0, bytes)));
  if (right && right->empty()) return byte_at(r, r.argument(0));
  if ((left && left->empty()) || bytes == 1)
    return r.build(Opcode::Sub, kI32, {byte_at(r, r.argument(0)), byte_at(r, r.argument(1))});
  return {};
}

Value simplify_comparison(Rewriter& r) { return compare(r, UINT64_MAX); }

Value simplify_comparison_of_bytes(Rewriter& r) {
  uint64_t bytes = 0;
  return r.is_constant(r.argument(2), bytes) ? compare(r, bytes) : Value();
}

Value simplify_find(Rewriter& r) {
  uint64_t character = 0;
  if (!r.is_constant(r.argument(1), character)) return {};
  const auto byte = static_cast<char>(character);
  const Value string = r.argument(0);
  const std::optional<std::string_view> text = string_at(r.function, string);
  if (!text) return byte == 0 ? at(r, string, call(r, "strlen", kI64, {string})) : Value();
  const size_t found = byte == 0 ? text->size() : text->find(byte);
  return found == text->npos ? null_value(r.function, kPtr) : at(r, string, found);
}

}  // namespace

std::optional<std::string_view> string_at(const Function& f, Value pointer) {
  const MemoryLocation place = source_location(f, pointer, 1);
  const Symbol* symbol = settled_variable(f, place.base);
  if (symbol == nullptr || place.size == kUnknownSize) return {};
  const Constant& contents = f.constants()[symbol->initializer];
  if (contents.kind == ConstantKind::Zero && place.offset < f.types().size_of(contents.type))
    return std::string_view();
  if (contents.kind != ConstantKind::String) return {};
  const std::string_view bytes = f.constants().bytes(symbol->initializer);
  if (place.offset >= bytes.size()) return {};
  const size_t end = bytes.find('\0', place.offset);
  if (end == bytes.npos) return {};
  return bytes.substr(place.offset, end - place.offset);
}

bool is_compared_with_zero(const Rewriter& r) {
  const Function& f = r.function;
  for (UseId use = f.first_use(r.id()); use.valid(); use = f.next_use(use)) {
    const Instruction& user = f[f.user(use)];
    const auto order = static_cast<IntPredicate>(user.subcode);
    if (user.opcode != Opcode::ICmp || !r.is_zero(f.operand(f.user(use), 1)) ||
        (order != IntPredicate::EQ && order != IntPredicate::NE))
      return false;
  }
  return true;
}

Value simplify_string_call(Rewriter& r, LibraryFunction called) {
  if (called != LibraryFunction::None && !has_called_functions(r)) return {};
  switch (called) {
    case LibraryFunction::AppendString:
      return simplify_append(r);
    case LibraryFunction::CompareBytes:
      return simplify_comparison_of_bytes(r);
    case LibraryFunction::CompareStrings:
      return simplify_comparison(r);
    case LibraryFunction::CopyBytesOfString:
      return simplify_copy_of_bytes(r);
    case LibraryFunction::CopyString:
      return simplify_copy(r);
    case LibraryFunction::CopyStringReturnEnd:
      return simplify_copy_return_end(r);
    case LibraryFunction::FindCharacter:
      return simplify_find(r);
    case LibraryFunction::FormatString:
      return simplify_format(r);
    case LibraryFunction::FormatStringOfSize:
      return simplify_format_of_size(r);
    case LibraryFunction::Print:
      return simplify_print(r);
    case LibraryFunction::PrintToFile:
      return simplify_print_to_file(r);
    case LibraryFunction::PutLine:
      return simplify_put_line(r);
    case LibraryFunction::PutString:
      return simplify_put_string(r);
    case LibraryFunction::StringLength:
      return simplify_length(r);
    case LibraryFunction::WriteBytes:
      return simplify_write(r);
    default:
      return {};
  }
}

}  // namespace lilt::opt
