// Rules that expand calls of LLVM's intrinsics: one for each row of the table in
// intrinsic_table.cpp.
//
// A rule emits plain IR, of the call's types, before the call, and returns the value that replaces
// its result: none() if it has no result (or a poison one). It may emit calls of other intrinsics,
// which are expanded in turn. A rule that returns the call itself leaves it to the selector.
#pragma once

#include "backend/legalize/emitter.h"

namespace lilt::backend {

struct IntrinsicCall {
  Emitter& emit;
  ssa::InstId id;
  std::string_view name;        // of the row, without types
  std::string_view what;        // of the row: expand_instruction's text
  std::string_view plain = {};  // of the row: the intrinsic without constraints

  ssa::Function& function() const { return emit.function(); }
  ssa::TypeId type() const { return function()[id].type; }
  ssa::Value argument(uint32_t index) const { return function().operand(id, index + 2); }
  uint32_t argument_count() const { return function()[id].operand_count - 2; }
  ssa::TypeId argument_type(uint32_t index) const { return function().type_of(argument(index)); }
  bool is_constant_true(uint32_t index) const { return emit.is_integer(argument(index), 1); }
};

using IntrinsicRule = ssa::Value (*)(const IntrinsicCall& call);

// --- hints (intrinsic_table.cpp)
ssa::Value keep_for_selector(const IntrinsicCall& call);
ssa::Value keep_for_variable_arguments(const IntrinsicCall& call);
ssa::Value drop(const IntrinsicCall& call);
ssa::Value use_first_argument(const IntrinsicCall& call);
ssa::Value answer_false(const IntrinsicCall& call);
ssa::Value answer_constant(const IntrinsicCall& call);
ssa::Value answer_true(const IntrinsicCall& call);
ssa::Value answer_zero(const IntrinsicCall& call);
ssa::Value expand_object_size(const IntrinsicCall& call);

// --- memory and control (memory.cpp)
ssa::Value expand_memory_copy(const IntrinsicCall& call);
ssa::Value expand_inline_copy(const IntrinsicCall& call);
ssa::Value expand_inline_set(const IntrinsicCall& call);
ssa::Value expand_memory_move(const IntrinsicCall& call);
ssa::Value expand_memory_set(const IntrinsicCall& call);
ssa::Value expand_load_relative(const IntrinsicCall& call);
ssa::Value expand_pointer_mask(const IntrinsicCall& call);
ssa::Value expand_unordered(const IntrinsicCall& call);
// llvm.type.checked.load, whose second result only assumptions read.
ssa::Value expand_checked_load(const IntrinsicCall& call);
ssa::Value expand_trap(const IntrinsicCall& call);

// --- what is around a function's code (environment.cpp)
ssa::Value expand_get_rounding(const IntrinsicCall& call);
ssa::Value expand_set_rounding(const IntrinsicCall& call);
// Of the floating-point environment or its modes, as an integer of so many bits.
uint32_t bits_of_environment(std::string_view name);
ssa::Value expand_get_environment(const IntrinsicCall& call);
ssa::Value expand_set_environment(const IntrinsicCall& call);
ssa::Value expand_reset_environment(const IntrinsicCall& call);
// The register that llvm.read_register names: rsp, esp, rbp or ebp are supported.
std::string_view named_register(const ssa::Function& function, ssa::InstId call);
ssa::Value expand_read_register(const IntrinsicCall& call);
ssa::Value expand_thread_pointer(const IntrinsicCall& call);
ssa::Value expand_call_frame_address(const IntrinsicCall& call);
ssa::Value expand_trampoline(const IntrinsicCall& call);

// --- jumps out of functions (jump.cpp)
ssa::Value expand_set_jump(const IntrinsicCall& call);
ssa::Value expand_long_jump(const IntrinsicCall& call);

// --- bits (bit.cpp)
ssa::Value expand_population_count(const IntrinsicCall& call);
ssa::Value expand_count_leading_zeros(const IntrinsicCall& call);
ssa::Value expand_count_trailing_zeros(const IntrinsicCall& call);
ssa::Value expand_byte_swap(const IntrinsicCall& call);
ssa::Value expand_bit_reverse(const IntrinsicCall& call);
ssa::Value expand_funnel_shift_left(const IntrinsicCall& call);
ssa::Value expand_funnel_shift_right(const IntrinsicCall& call);

// --- integer arithmetic (arithmetic.cpp)
ssa::Value expand_carryless_product(const IntrinsicCall& call);
ssa::Value expand_signed_max(const IntrinsicCall& call);
ssa::Value expand_signed_min(const IntrinsicCall& call);
ssa::Value expand_unsigned_max(const IntrinsicCall& call);
ssa::Value expand_unsigned_min(const IntrinsicCall& call);
ssa::Value expand_absolute(const IntrinsicCall& call);
ssa::Value expand_signed_compare(const IntrinsicCall& call);
ssa::Value expand_unsigned_compare(const IntrinsicCall& call);
ssa::Value expand_unsigned_add_overflow(const IntrinsicCall& call);
ssa::Value expand_signed_add_overflow(const IntrinsicCall& call);
ssa::Value expand_unsigned_sub_overflow(const IntrinsicCall& call);
ssa::Value expand_signed_sub_overflow(const IntrinsicCall& call);
ssa::Value expand_unsigned_mul_overflow(const IntrinsicCall& call);
ssa::Value expand_signed_mul_overflow(const IntrinsicCall& call);
ssa::Value expand_unsigned_add_saturating(const IntrinsicCall& call);
ssa::Value expand_signed_add_saturating(const IntrinsicCall& call);
ssa::Value expand_unsigned_sub_saturating(const IntrinsicCall& call);
ssa::Value expand_signed_sub_saturating(const IntrinsicCall& call);
ssa::Value expand_unsigned_shift_saturating(const IntrinsicCall& call);
ssa::Value expand_signed_shift_saturating(const IntrinsicCall& call);
ssa::Value expand_fixed_product(const IntrinsicCall& call);
// Of integers of at most 64 bits.
ssa::Value expand_fixed_quotient(const IntrinsicCall& call);

// --- classes of floating-point numbers (floating_class.cpp)
ssa::Value expand_class_test(const IntrinsicCall& call);

// --- floating arithmetic without calls (floating.cpp)
ssa::Value expand_signed_conversion(const IntrinsicCall& call);
ssa::Value expand_unsigned_conversion(const IntrinsicCall& call);
ssa::Value expand_maxnum(const IntrinsicCall& call);
ssa::Value expand_minnum(const IntrinsicCall& call);
ssa::Value expand_maximum(const IntrinsicCall& call);
ssa::Value expand_minimum(const IntrinsicCall& call);
ssa::Value expand_maximum_of_numbers(const IntrinsicCall& call);
ssa::Value expand_minimum_of_numbers(const IntrinsicCall& call);
ssa::Value expand_canonicalize(const IntrinsicCall& call);
ssa::Value expand_from_half(const IntrinsicCall& call);
ssa::Value expand_to_half(const IntrinsicCall& call);

// --- floating arithmetic (library.cpp)
ssa::Value expand_floating_tile(const IntrinsicCall& call);
// A call of the C function that has the intrinsic's name (fmin and fmax for minnum and maxnum),
// with the suffix of its floating type. C functions take exponents and return whole numbers of
// these types: requires integer arguments and results that are not wider.
inline constexpr ssa::TypeId kLibraryExponent = ssa::kI32, kLibraryWhole = ssa::kI64;
ssa::Value call_library(const IntrinsicCall& call);
ssa::Value expand_multiply_add(const IntrinsicCall& call);
ssa::Value expand_fused(const IntrinsicCall& call);
ssa::Value expand_rounding(const IntrinsicCall& call);
ssa::Value expand_power_of_integer(const IntrinsicCall& call);
ssa::Value expand_fraction_and_exponent(const IntrinsicCall& call);
ssa::Value expand_parts_of_number(const IntrinsicCall& call);  // modf
ssa::Value expand_sine_and_cosine_of_pi(const IntrinsicCall& call);
ssa::Value expand_sine_and_cosine(const IntrinsicCall& call);

// --- instructions by name (instruction.cpp)
// The text of the row, in which vectors are in xmm0 and xmm1, a number or an address in rdi, and a
// result in xmm0 or rax. `#` is the number: a constant, or xmm1.
ssa::Value expand_instruction(const IntrinsicCall& call);
// A shift of all lanes by a number: the shift by a vector that holds it. Numbers that are not less
// than the width leave 0, or copies of the sign.
ssa::Value expand_packed_shift(const IntrinsicCall& call);

// --- x86's own: lowest lanes, whose neighbours are the first operand's, and memory (processor.cpp)
ssa::Value expand_lowest_comparison(const IntrinsicCall& call);
ssa::Value expand_lowest_conversion(const IntrinsicCall& call);
// By the intrinsic on all lanes.
ssa::Value expand_lowest_of_packed(const IntrinsicCall& call);
ssa::Value expand_unaligned_load(const IntrinsicCall& call);
ssa::Value expand_masked_bytes(const IntrinsicCall& call);
ssa::Value expand_masked_move(const IntrinsicCall& call);
ssa::Value expand_gather(const IntrinsicCall& call);
// Of AVX-512, whose last operand says how to round: 4, as the processor is set to.
ssa::Value expand_rounded(const IntrinsicCall& call);
ssa::Value expand_masked_conversion(const IntrinsicCall& call);

// --- arithmetic that reads the rounding mode (constrained.cpp)
ssa::Value expand_constrained(const IntrinsicCall& call);
ssa::Value expand_constrained_multiply_add(const IntrinsicCall& call);
ssa::Value expand_constrained_conversion(const IntrinsicCall& call);
ssa::Value expand_constrained_comparison(const IntrinsicCall& call);

// --- vectors (vector.cpp)
ssa::Value expand_reduction(const IntrinsicCall& call);
ssa::Value expand_partial_sum(const IntrinsicCall& call);
ssa::Value expand_masked_access(const IntrinsicCall& call);
ssa::Value expand_rearrangement(const IntrinsicCall& call);
ssa::Value expand_lane_numbers(const IntrinsicCall& call);
ssa::Value expand_lane_mask(const IntrinsicCall& call);
// The lanes of those numbers, of a vector of as many.
ssa::Value take_lanes(Emitter& emit, ssa::Value vector, std::span<const uint64_t> lanes);

// --- vectors under masks (lanes.cpp)
ssa::Value expand_first_set_lane(const IntrinsicCall& call);
ssa::Value expand_match(const IntrinsicCall& call);
ssa::Value expand_compression(const IntrinsicCall& call);
ssa::Value expand_masked_compression(const IntrinsicCall& call);
ssa::Value expand_masked_expansion(const IntrinsicCall& call);
ssa::Value expand_last_active(const IntrinsicCall& call);
ssa::Value expand_vector_length(const IntrinsicCall& call);
ssa::Value expand_histogram(const IntrinsicCall& call);
// Whether the first argument is a vector; then the intrinsic can be called lane by lane.
bool is_vector_call(const IntrinsicCall& call);
ssa::Value expand_lane_by_lane(const IntrinsicCall& call);

}  // namespace lilt::backend
