#include "ir/ssa/library_functions.h"

#include <algorithm>
#include <iterator>

#include "ir/ssa/callee.h"
#include "ir/ssa/fortified_functions.h"
#include "ir/ssa/function.h"

namespace lilt::ssa {

namespace {

// The types of a function, the result first: i32, l: i64, p: ptr, f: float, d: double; a dot stands
// for variable arguments.
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
    {"fprintf", LibraryFunction::PrintToFile, "ipp."},
    {"fputs", LibraryFunction::PutString, "ipp"},
    {"fwrite", LibraryFunction::WriteBytes, "lpllp"},
    {"isdigit", LibraryFunction::IsDigit, "ii"},
    {"labs", LibraryFunction::AbsoluteInteger, "ll"},
    {"llabs", LibraryFunction::AbsoluteInteger, "ll"},
    {"memcmp", LibraryFunction::CompareMemory, "ippl"},
    {"pow", LibraryFunction::Power, "ddd"},
    {"powf", LibraryFunction::Power, "fff"},
    {"printf", LibraryFunction::Print, "ip."},
    {"puts", LibraryFunction::PutLine, "ip"},
    {"snprintf", LibraryFunction::FormatStringOfSize, "iplp."},
    {"sprintf", LibraryFunction::FormatString, "ipp."},
    {"sqrt", LibraryFunction::SquareRoot, "dd"},
    {"sqrtf", LibraryFunction::SquareRoot, "ff"},
    {"stpcpy", LibraryFunction::CopyStringReturnEnd, "ppp"},
    {"strcat", LibraryFunction::AppendString, "ppp"},
    {"strchr", LibraryFunction::FindCharacter, "ppi"},
    {"strcmp", LibraryFunction::CompareStrings, "ipp"},
    {"strcpy", LibraryFunction::CopyString, "ppp"},
    {"strlen", LibraryFunction::StringLength, "lp"},
    {"strncmp", LibraryFunction::CompareBytes, "ippl"},
    {"strncpy", LibraryFunction::CopyBytesOfString, "pppl"},
};
static_assert(std::ranges::is_sorted(kRows, {}, &Row::name));

constexpr FortifiedFunction kFortified[] = {
    {"__memccpy_chk", "memccpy", "pppill", "...no"},
    {"__memcpy_chk", "llvm.memcpy.p0.p0.i64", "pppll", "..no"},
    {"__memmove_chk", "llvm.memmove.p0.p0.i64", "pppll", "..no"},
    {"__mempcpy_chk", "mempcpy", "pppll", "..no"},
    {"__memset_chk", "llvm.memset.p0.i64", "ppill", "..no"},
    {"__stpcpy_chk", "stpcpy", "pppl", ".so"},
    {"__stpncpy_chk", "stpncpy", "pppll", "..no"},
    {"__strcat_chk", "strcat", "pppl", "..o"},
    {"__strcpy_chk", "strcpy", "pppl", ".so"},
    {"__strlcat_chk", "strlcat", "lppll", "...o"},
    {"__strlcpy_chk", "strlcpy", "lppll", "...o"},
    {"__strncat_chk", "strncat", "pppll", "...o"},
    {"__strncpy_chk", "strncpy", "pppll", "..no"},
    {"__vsnprintf_chk", "vsnprintf", "iplilpp", ".nfo.."},
    {"__vsprintf_chk", "vsprintf", "ipilpp", ".fo.."},
};
static_assert(std::ranges::is_sorted(kFortified, {}, &FortifiedFunction::name));

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
  const bool is_variadic = letters.ends_with('.');
  if (is_variadic) letters.remove_suffix(1);
  return function.variadic == is_variadic && function.element == type_of(letters[0]) &&
         std::ranges::equal(types.members(type), letters.substr(1), {}, {}, type_of);
}

}  // namespace

LibraryFunction find_library_function(std::string_view name) {
  const Row* row = find_row(name);
  return row == nullptr ? LibraryFunction::None : row->function;
}

namespace {

// The function of the library that a call may mean by its name; null if it has another meaning.
const Symbol* called_declaration(const Function& function, InstId id) {
  if (function[id].opcode != Opcode::Call) return nullptr;
  const SymbolId callee = called_symbol(function, id);
  if (!callee.valid()) return nullptr;
  const Symbol& symbol = function.module()[callee];
  const bool is_declared = !symbol.is_definition && symbol.kind == SymbolKind::Function &&
                           symbol.convention == CallingConvention::C;
  return is_declared && (function[id].flags & flag::MustTail) == 0 ? &symbol : nullptr;
}

// Whether a call of the declaration has the types, and nothing says that it is not the library's.
bool is_of_library(const Function& function, InstId id, const Symbol& symbol,
                   std::string_view types) {
  const FunctionAttributes attributes = function_attributes(function, id) | function.attributes();
  return (attributes & function_attribute::NoBuiltins) == 0 &&
         function.operand(id, 0).type() == symbol.type &&
         has_type(function.types(), symbol.type, types);
}

}  // namespace

LibraryFunction called_library_function(const Function& function, InstId id) {
  const Symbol* symbol = called_declaration(function, id);
  if (symbol == nullptr || symbol->library_function == LibraryFunction::None ||
      !is_of_library(function, id, *symbol, find_row(symbol->name)->types))
    return LibraryFunction::None;
  return symbol->library_function;
}

const FortifiedFunction* called_fortified_function(const Function& function, InstId id) {
  const Symbol* symbol = called_declaration(function, id);
  if (symbol == nullptr || !symbol->name.starts_with("__") || !symbol->name.ends_with("_chk"))
    return nullptr;
  const FortifiedFunction* row =
      std::ranges::lower_bound(kFortified, symbol->name, {}, &FortifiedFunction::name);
  const bool is_known = row != std::end(kFortified) && row->name == symbol->name;
  return is_known && is_of_library(function, id, *symbol, row->types) ? row : nullptr;
}

}  // namespace lilt::ssa
