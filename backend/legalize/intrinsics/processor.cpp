// Intrinsics of x86 that are other operations: those of lowest lanes, and of memory.
#include <array>
#include <numeric>
#include <vector>

#include "backend/legalize/intrinsics/intrinsic_rules.h"
#include "backend/legalize/names.h"
#include "ir/ssa/intrinsics.h"

namespace lilt::backend {

namespace {

ssa::FloatPredicate predicate_of(std::string_view comparison) {
  using enum ssa::FloatPredicate;
  constexpr std::pair<std::string_view, ssa::FloatPredicate> kAll[] = {
      {"neq", UNE}, {"eq", OEQ}, {"ge", OGE}, {"gt", OGT}, {"le", OLE}, {"lt", OLT}};
  for (const auto& [name, predicate] : kAll)
    if (comparison.ends_with(name)) return predicate;
  return False;
}

}  // namespace

// Exceptions apart, which code without constrained operations does not ask for, comi and ucomi do
// the same.
Value expand_lowest_comparison(const IntrinsicCall& call) {
  Emitter& emit = call.emit;
  const std::string_view comparison = call.name.substr(0, call.name.rfind('.'));
  const Value first = emit.extract_element(call.argument(0), 0);
  const Value second = emit.extract_element(call.argument(1), 0);
  const Value bit = emit.make(Opcode::FCmp, ssa::kI1, {first, second}, 0,
                              static_cast<uint8_t>(predicate_of(comparison)));
  return emit.cast(Opcode::ZExt, bit, call.type());
}

Value expand_lowest_conversion(const IntrinsicCall& call) {
  Emitter& emit = call.emit;
  const Value number = emit.extract_element(call.argument(1), 0);
  return emit.insert_element(call.argument(0), emit.cast(Opcode::FPTrunc, number, ssa::kFloat), 0);
}

Value expand_lowest_of_packed(const IntrinsicCall& call) {
  Emitter& emit = call.emit;
  const PackedOpcode estimate =
      call.name == "llvm.x86.sse.rcp.ss" ? PackedOpcode::Reciprocal : PackedOpcode::ReciprocalRoot;
  const Value made =
      call.argument_count() == 1
          ? emit.packed(estimate, call.type(), {call.argument(0)})
          : emit.packed(PackedOpcode::RoundBy, call.type(), {call.argument(1), call.argument(2)});
  return emit.insert_element(call.argument(0), emit.extract_element(made, 0), 0);
}

Value expand_unaligned_load(const IntrinsicCall& call) {
  return call.emit.load(call.type(), call.argument(0), 1);
}

// The lanes of the mask are integers, whose signs count.
Value expand_masked_move(const IntrinsicCall& call) {
  Emitter& emit = call.emit;
  const Value address = call.argument(0), mask = call.argument(1);
  if (call.type() != ssa::kVoid)
    return emit.intrinsic("llvm.lilt.masked.load", call.type(), call.type(), {address, mask});
  const Value stored = call.argument(2);
  emit.intrinsic("llvm.lilt.masked.store", emit.type_of(stored), ssa::kVoid,
                 {address, mask, stored});
  return {};
}

// Of 8 bytes.
Value expand_masked_bytes(const IntrinsicCall& call) {
  Emitter& emit = call.emit;
  const TypeId bytes = emit.types().vector(8, ssa::kI8), bits = emit.types().vector(8, ssa::kI1);
  const Value stored = emit.cast(Opcode::BitCast, call.argument(0), bytes);
  const Value mask = emit.cast(Opcode::BitCast, call.argument(1), bytes);
  const Value chosen = emit.make(Opcode::ICmp, bits, {mask, emit.null_value(bytes)}, 0,
                                 static_cast<uint8_t>(ssa::IntPredicate::SLT));
  emit.intrinsic("llvm.masked.store.v8i8.p0", ssa::kVoid,
                 {stored, call.argument(2), emit.integer(ssa::kI32, 1), chosen});
  return {};
}

Value expand_gather(const IntrinsicCall& call) {
  Emitter& emit = call.emit;
  std::array<Value, 5> arguments;
  for (uint32_t i = 0; i < 5; ++i) arguments[i] = call.argument(i);
  return emit.call(emit.intrinsic_name("llvm.lilt.gather", {call.type(), call.argument_type(2)}),
                   call.type(), arguments);
}

Value expand_rounded(const IntrinsicCall& call) {
  const bool is_maximum = call.name.find(".max.") != call.name.npos;
  return call.emit.packed(is_maximum ? PackedOpcode::Maximum : PackedOpcode::Minimum, call.type(),
                          {call.argument(0), call.argument(1)});
}

namespace {

Value converted_lanes(const IntrinsicCall& call) {
  Emitter& emit = call.emit;
  const Value source = call.argument(0);
  const auto is_named = [&](std::string_view word) {
    return call.name.find(word) != call.name.npos;
  };
  const auto own = [&](IntrinsicName name) {
    return emit.intrinsic(name, call.type(), call.type(), {source});
  };
  if (is_named("cvtpd2ps")) return emit.packed(PackedOpcode::LowerAsFloat, call.type(), {source});
  if (is_named("cvtps2pd")) return emit.packed(PackedOpcode::LowerAsDouble, call.type(), {source});
  if (is_named("cvttpd2dq")) return emit.packed(PackedOpcode::TruncateLower, call.type(), {source});
  if (is_named("cvtpd2dq")) return own("llvm.lilt.round.lower.numbers");
  if (is_named("cvtps2dq")) return own("llvm.lilt.round.numbers");
  const bool is_unsigned = is_named("2udq") || is_named("2uqq");
  return own(is_unsigned ? IntrinsicName("llvm.lilt.truncate.unsigned.numbers")
                         : "llvm.lilt.truncate.numbers");
}

}  // namespace

// Operands: numbers, lanes where the mask has no bit, the mask as an integer.
Value expand_masked_conversion(const IntrinsicCall& call) {
  Emitter& emit = call.emit;
  const Value made = converted_lanes(call), mask = call.argument(2);
  const uint32_t bits = emit.bits_of(emit.type_of(mask));
  const uint64_t lanes = emit.types()[call.type()].count;
  const uint64_t all = (uint64_t{1} << lanes) - 1;
  if (emit.is_integer(mask) && (emit.bits_of_constant(mask) & all) == all) return made;
  Value chosen = emit.cast(Opcode::BitCast, mask, emit.types().vector(bits, ssa::kI1));
  if (lanes < bits) {
    std::vector<uint64_t> numbers(lanes);
    std::iota(numbers.begin(), numbers.end(), uint64_t{0});
    chosen = take_lanes(emit, chosen, numbers);
  }
  return emit.select(chosen, made, call.argument(1));
}

}  // namespace lilt::backend
