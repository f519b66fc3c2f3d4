// Questions of the program about its own code: whether a value is known (`llvm.is.constant`), and
// how large an object is (`llvm.objectsize`, from __builtin_object_size and fortified functions).
//
// Here they are answered as soon as the answer is known, which may be after inlining and promotion;
// legalization answers what is left with "no" and "unknown". As LLVM's LowerConstantIntrinsics.
#include <optional>

#include "ir/opt/alias.h"
#include "ir/opt/rewriter.h"
#include "ir/ssa/intrinsics.h"

namespace lilt::opt {

using namespace ssa;

namespace {

// The bytes of an object that all programs see: an alloca, or a variable that no other module's
// definition replaces.
std::optional<uint64_t> size_of_object(const Function& f, Value base) {
  if (base.is_constant()) {
    const Constant& constant = f.constants()[base.constant()];
    if (constant.kind != ConstantKind::Symbol) return {};
    const Symbol& symbol = f.module()[constant.symbol];
    const bool is_known = symbol.kind == SymbolKind::Variable && symbol.is_definition &&
                          !is_interposable(f.module().header(), symbol);
    return is_known ? std::optional(f.types().size_of(symbol.type)) : std::nullopt;
  }
  if (!base.is_local() || f[base.local()].opcode != Opcode::Alloca) return {};
  const uint64_t size = f.types().size_of(f.operand(base.local(), 0).type());
  if (f[base.local()].operand_count == 1) return size;
  uint64_t count = 0;
  if (!integer_constant(f, f.operand(base.local(), 1), count)) return {};
  return size == 0 || count < kUnknownSize / size ? std::optional(size * count) : std::nullopt;
}

// The bytes from the pointer to the end of its object; none if it is outside of it.
Value simplify_object_size(Rewriter& r) {
  const MemoryLocation place = source_location(r.function, r.operand(2), 1);
  if (!place.base.valid() || place.size == kUnknownSize) return {};
  const std::optional<uint64_t> size = size_of_object(r.function, place.base);
  if (!size) return {};
  return r.constant(place.offset > *size ? 0 : *size - place.offset);
}

}  // namespace

Value simplify_query(Rewriter& r) {
  const std::string_view name = called_intrinsic_name(r.function, r.id());
  if (name == "llvm.is.constant")
    return is_manifest_constant(r.function, r.operand(2)) ? r.constant(1) : Value();
  return name == "llvm.objectsize" ? simplify_object_size(r) : Value();
}

}  // namespace lilt::opt
