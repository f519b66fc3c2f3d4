#include "ir/ssa/library_functions.h"

#include <algorithm>
#include <iterator>

#include "ir/ssa/function.h"

namespace lilt::ssa {

namespace {

// The types of a function, the result first: i32, l: i64, p: ptr, f: float, d: double.
struct Row {
  std::string_view name;
  LibraryFunction function;
  std::string_view types;
};

constexpr Row kRows[] = {
    {"abs", LibraryFunction::AbsoluteInteger, "ii"},
    {"bcmp", LibraryFunction::EqualMemory, "ippl"},
    {"fabs", LibraryFunction::AbsoluteNumber, "dd"},
    {"fabsf", LibraryFunction::AbsoluteNumber, "ff"},
    {"isdigit", LibraryFunction::IsDigit, "ii"},
    {"labs", LibraryFunction::AbsoluteInteger, "ll"},
    {"llabs", LibraryFunction::AbsoluteInteger, "ll"},
    {"memcmp", LibraryFunction::CompareMemory, "ippl"},
    {"sqrt", LibraryFunction::SquareRoot, "dd"},
    {"sqrtf", LibraryFunction::SquareRoot, "ff"},
    {"strlen", LibraryFunction::StringLength, "lp"},
};
static_assert(std::ranges::is_sorted(kRows, {}, &Row::name));

const Row* find_row(std::string_view name) {
  const Row* row = std::ranges::lower_bound(kRows, name, {}, &Row::name);
  return row != std::end(kRows) && row->name == name ? row : nullptr;
}

TypeId type_of(char letter) {
  switch (letter) {
    case 'i':
      return kI32;
    case 'l':
      return kI64;
    case 'f':
      return kFloat;
    case 'd':
      return kDouble;
    default:
      return kPtr;
  }
}

bool has_type(const TypeTable& types, TypeId type, std::string_view letters) {
  const Type& function = types[type];
  return !function.variadic && function.element == type_of(letters[0]) &&
         std::ranges::equal(types.members(type), letters.substr(1), {}, {}, type_of);
}

}  // namespace

LibraryFunction find_library_function(std::string_view name) {
  const Row* row = find_row(name);
  return row == nullptr ? LibraryFunction::None : row->function;
}

LibraryFunction called_library_function(const Function& function, InstId id) {
  if (function[id].opcode != Opcode::Call) return LibraryFunction::None;
  const SymbolId callee = function.called_symbol(id);
  if (!callee.valid()) return LibraryFunction::None;
  const Symbol& symbol = function.module()[callee];
  if (symbol.library_function == LibraryFunction::None || symbol.is_definition ||
      symbol.kind != SymbolKind::Function || symbol.convention != CallingConvention::C ||
      (function[id].flags & flag::MustTail) != 0)
    return LibraryFunction::None;
  const FunctionAttributes attributes =
      function.function_attributes(id) | function.module()[function.symbol()].function_attributes;
  const bool is_known = (attributes & function_attribute::NoBuiltins) == 0 &&
                        function.operand(id, 0).type() == symbol.type &&
                        has_type(function.types(), symbol.type, find_row(symbol.name)->types);
  return is_known ? symbol.library_function : LibraryFunction::None;
}

}  // namespace lilt::ssa
