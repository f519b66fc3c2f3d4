// Questions of the program about its own code: whether a value is known (`llvm.is.constant`), and
// how large an object is (`llvm.objectsize`, from __builtin_object_size and fortified functions).
//
// Here they are answered as soon as the answer is known, which may be after inlining and promotion;
// legalization answers what is left with "no" and "unknown". As LLVM's LowerConstantIntrinsics.
#include <algorithm>
#include <iterator>
#include <optional>
#include <string_view>

#include "ir/opt/alias.h"
#include "ir/opt/rewriter.h"
#include "ir/ssa/callee.h"
#include "ir/ssa/intrinsics.h"

namespace lilt::opt {

using namespace ssa;

namespace {

// Functions of the C and C++ libraries that give a new object, and which of their arguments, from
// 0, multiply to its size.
struct AllocatorRow {
  std::string_view name;
  std::optional<uint32_t> size, count;
};
constexpr AllocatorRow kAllocators[] = {
    {"malloc", 0, {}},
    {"calloc", 0, 1},
    {"realloc", 1, {}},
    {"reallocarray", 1, 2},
    {"aligned_alloc", 1, {}},
    {"memalign", 1, {}},
    {"valloc", 0, {}},
    {"_Znwm", 0, {}},
    {"_Znam", 0, {}},
    {"_ZnwmRKSt9nothrow_t", 0, {}},
    {"_ZnamRKSt9nothrow_t", 0, {}},
    {"_ZnwmSt11align_val_t", 0, {}},
    {"_ZnamSt11align_val_t", 0, {}},
};

constexpr uint32_t kFirstArgument = 2;  // of a call's operands
// Of selects and phis: how many an address goes through, and how many values each has.
constexpr int kMaxChoices = 4;

// The function of the library that the call asks for an object; null: none.
const AllocatorRow* allocator_of(const Function& f, InstId call) {
  const SymbolId callee = called_symbol(f, call);
  if (f[call].opcode != Opcode::Call || !callee.valid()) return nullptr;
  const Symbol& symbol = f.module()[callee];
  const FunctionAttributes attributes = function_attributes(f, call) | f.attributes();
  if (symbol.is_definition || (attributes & function_attribute::NoBuiltins) != 0) return nullptr;
  const auto* row = std::ranges::find(kAllocators, symbol.name, &AllocatorRow::name);
  if (row == std::end(kAllocators)) return nullptr;
  const uint32_t last = std::max(*row->size, row->count.value_or(0));
  return f[call].operand_count > kFirstArgument + last ? row : nullptr;
}

std::optional<uint64_t> size_of_new_object(const Function& f, InstId call) {
  const AllocatorRow* row = allocator_of(f, call);
  if (row == nullptr) return {};
  uint64_t size = 0, count = 1;
  if (!integer_constant(f, f.operand(call, kFirstArgument + *row->size), size)) return {};
  if (row->count && !integer_constant(f, f.operand(call, kFirstArgument + *row->count), count))
    return {};
  return count == 0 || size < kUnknownSize / count ? std::optional(size * count) : std::nullopt;
}

// The bytes of an object that all programs see: an alloca, a variable that no other module's
// definition replaces, or what the library allocates.
std::optional<uint64_t> size_of_object(const Function& f, Value base) {
  if (base.is_constant()) {
    const Constant& constant = f.constants()[base.constant()];
    if (constant.kind != ConstantKind::Symbol) return {};
    const Symbol& symbol = f.module()[constant.symbol];
    const bool is_known = symbol.kind == SymbolKind::Variable && symbol.is_definition &&
                          !is_interposable(f.module().header(), symbol);
    return is_known ? std::optional(f.types().size_of(symbol.type)) : std::nullopt;
  }
  if (!base.is_local()) return {};
  if (f[base.local()].opcode == Opcode::Call) return size_of_new_object(f, base.local());
  if (f[base.local()].opcode != Opcode::Alloca) return {};
  const uint64_t size = f.types().size_of(f.operand(base.local(), 0).type());
  if (f[base.local()].operand_count == 1) return size;
  uint64_t count = 0;
  if (!integer_constant(f, f.operand(base.local(), 1), count)) return {};
  return size == 0 || count < kUnknownSize / size ? std::optional(size * count) : std::nullopt;
}

// The bytes from `offset` after the pointer to the end of its object, 0 if that is outside of it;
// of several objects the least or the most. Only the whole offset from an object tells whether it
// is outside: a choice of addresses in objects may be stepped back from.
std::optional<uint64_t> size_from(const Function& f, Value pointer, uint64_t offset, bool is_least,
                                  int choices) {
  const MemoryLocation place = source_location(f, pointer, 1);
  if (!place.base.valid() || place.size == kUnknownSize) return {};
  offset += place.offset;
  const Opcode opcode = place.base.is_local() ? f[place.base.local()].opcode : Opcode::Argument;
  std::optional<uint64_t> size;
  if ((opcode == Opcode::Select || opcode == Opcode::Phi) && choices < kMaxChoices) {
    const std::span<const Value> operands = f.operands(place.base.local());
    const size_t step = opcode == Opcode::Phi ? 2 : 1;
    if (operands.size() > kMaxChoices * step) return {};
    for (size_t i = opcode == Opcode::Select ? 1 : 0; i < operands.size(); i += step) {
      const auto one = size_from(f, operands[i], offset, is_least, choices + 1);
      if (!one) return {};
      size = !size ? *one : is_least ? std::min(*size, *one) : std::max(*size, *one);
    }
    return size;
  }
  size = size_of_object(f, place.base);
  if (!size) return {};
  return offset > *size ? 0 : *size - offset;
}

// The bytes from the pointer to the end of an allocation whose size is known at run time only.
Value size_at_run_time(Rewriter& r) {
  const MemoryLocation place = source_location(r.function, r.operand(2), 1);
  if (!place.base.is_local() || place.size == kUnknownSize) return {};
  const AllocatorRow* row = allocator_of(r.function, place.base.local());
  if (row == nullptr || row->count) return {};
  const Value size = r.operand_of(place.base, kFirstArgument + *row->size);
  if (r.function.type_of(size) != r.type()) return {};
  if (place.offset == 0) return size;
  const Value offset = r.constant(place.offset);
  const Value is_outside =
      r.build(Opcode::ICmp, kI1, {size, offset}, 0, static_cast<uint8_t>(IntPredicate::ULT));
  const Value rest = r.build(Opcode::Sub, r.type(), {size, offset});
  return r.build(Opcode::Select, r.type(), {is_outside, r.constant(0), rest});
}

Value simplify_object_size(Rewriter& r) {
  uint64_t is_least = 0, is_dynamic = 0;
  if (!r.is_constant(r.operand(3), is_least) || !r.is_constant(r.operand(5), is_dynamic)) return {};
  const auto size = size_from(r.function, r.operand(2), 0, is_least != 0, 0);
  if (size) return r.constant(*size);
  return is_dynamic != 0 ? size_at_run_time(r) : Value();
}

}  // namespace

Value answer_query(Rewriter& r, std::string_view name) {
  if (name == "llvm.is.constant")
    return is_manifest_constant(r.function, r.operand(2)) ? r.constant(1) : Value();
  return name == "llvm.objectsize" ? simplify_object_size(r) : Value();
}

}  // namespace lilt::opt
