// General registers and flags.
#include <bit>

#include "runtime/machine/operation_tables.h"

namespace lilt::machine {

using namespace mir::eflags;

namespace {

using Uint128 = unsigned __int128;
using Int128 = __int128;

bool sign_of(const auto& e, uint64_t value) { return (value >> (e.bits() - 1) & 1) != 0; }

// --- moves

void move(auto& e) { e.give(e.low(0)); }
void move_extended(auto& e) { e.give(static_cast<uint64_t>(e.low_signed(0))); }
void exchange(auto& e) {
  e.give(e.low(1), 0);
  e.give(e.low(0), 1);
}
void set_if(auto& e) { e.give(holds(e.condition, e.flags) ? 1 : 0); }
void move_if(auto& e) { e.give(holds(e.condition, e.flags) ? e.low(1) : e.low(0)); }
// The sign of the first operand, everywhere.
void spread_sign(auto& e) { e.give(e.low_signed(0) < 0 ? ~uint64_t{0} : 0); }
void extend_lower_half(auto& e) {
  e.give(static_cast<uint64_t>(Execution::extended(e.low(0), e.width / 2)));
}
void reverse_bytes(auto& e) {
  e.give(e.width == 8 ? __builtin_bswap64(e.low(0))
                      : __builtin_bswap32(static_cast<uint32_t>(e.low(0))));
}

// --- sums

uint64_t sum(auto& e, uint64_t a, uint64_t b, bool carry) {
  const Uint128 exact = Uint128{a} + b + carry;
  const uint64_t result = Execution::truncated(static_cast<uint64_t>(exact), e.width);
  e.flags.put_all(All, e.flags_of(result) | C * unsigned{(exact >> e.bits()) != 0} |
                           A * unsigned{(a & 15) + (b & 15) + carry > 15} |
                           O * unsigned{sign_of(e, (a ^ result) & (b ^ result))});
  return result;
}
uint64_t difference(auto& e, uint64_t a, uint64_t b, bool borrow) {
  const uint64_t result = Execution::truncated(a - b - borrow, e.width);
  e.flags.put_all(All, e.flags_of(result) | C * unsigned{Uint128{a} < Uint128{b} + borrow} |
                           A * unsigned{(a & 15) < (b & 15) + borrow} |
                           O * unsigned{sign_of(e, (a ^ b) & (a ^ result))});
  return result;
}
// Immediates are extended to the width.
uint64_t second(const auto& e) { return Execution::truncated(e.low(1), e.width); }

void add(auto& e) { e.give(sum(e, e.low(0), second(e), false)); }
void add_carry(auto& e) { e.give(sum(e, e.low(0), second(e), e.flags.is_set(C))); }
void subtract(auto& e) { e.give(difference(e, e.low(0), second(e), false)); }
void subtract_borrow(auto& e) { e.give(difference(e, e.low(0), second(e), e.flags.is_set(C))); }
void compare(auto& e) { difference(e, e.low(0), second(e), false); }
void increment(auto& e) {
  const bool carry = e.flags.is_set(C);
  e.give(sum(e, e.low(0), 1, false));
  e.flags.put(C, carry);
}
void decrement(auto& e) {
  const bool carry = e.flags.is_set(C);
  e.give(difference(e, e.low(0), 1, false));
  e.flags.put(C, carry);
}
void negate(auto& e) { e.give(difference(e, 0, e.low(0), false)); }
void exchange_add(auto& e) {
  const uint64_t result = sum(e, e.low(1), e.low(0), false);
  e.give(e.low(1), 0);
  e.give(result, 1);
}
// rax, memory, the new value. The memory is written in any case, rax only if they differ.
void compare_exchange(auto& e) {
  difference(e, e.low(0), e.low(1), false);
  const bool is_equal = e.flags.is_set(Z);
  e.give(is_equal ? e.low(2) : e.low(1), 1);
  if (!is_equal) e.give(e.low(1), 0);
}

// --- logic

void flag_logic(auto& e, uint64_t result) {
  e.flags.put_all(All & ~A, e.flags_of(result));
  e.flags.forget(A);
}
template <class Function>
void logic(auto& e, Function function) {
  const uint64_t result = Execution::truncated(function(e.low(0), second(e)), e.width);
  flag_logic(e, result);
  e.give(result);
}
void bit_and(auto& e) {
  logic(e, [](uint64_t a, uint64_t b) { return a & b; });
}
void bit_or(auto& e) {
  logic(e, [](uint64_t a, uint64_t b) { return a | b; });
}
void bit_xor(auto& e) {
  logic(e, [](uint64_t a, uint64_t b) { return a ^ b; });
}
void bit_and_not(auto& e) {
  logic(e, [](uint64_t a, uint64_t b) { return ~a & b; });
  e.flags.forget(P);
}
void bit_not(auto& e) { e.give(~e.low(0)); }
void test(auto& e) { flag_logic(e, e.low(0) & second(e)); }

// --- products and quotients

void multiply_unsigned(auto& e) {
  const Uint128 product = Uint128{e.low(0)} * e.low(1);
  e.give(static_cast<uint64_t>(product), 0);
  e.give(static_cast<uint64_t>(product >> e.bits()), 1);
  e.flags.put(C, (product >> e.bits()) != 0);
  e.flags.put(O, (product >> e.bits()) != 0);
  e.flags.forget(S | Z | A | P);
}
// Of two operands: the lower half; of rax and another: both halves.
void multiply_signed(auto& e) {
  const Int128 product = Int128{e.low_signed(0)} * Execution::extended(second(e), e.width);
  const auto lower = static_cast<uint64_t>(product);
  e.give(lower, 0);
  if (e.out_count == 2) e.give(static_cast<uint64_t>(product >> e.bits()), 1);
  const bool is_larger =
      product != Execution::extended(Execution::truncated(lower, e.width), e.width);
  e.flags.put(C, is_larger);
  e.flags.put(O, is_larger);
  e.flags.forget(S | Z | A | P);
}
void divide_unsigned(auto& e) {
  e.flags.forget(All);
  const Uint128 dividend = Uint128{e.low(1)} << e.bits() | e.low(0);
  const uint64_t divisor = e.low(2);
  e.divides_wrongly = divisor == 0 || dividend / divisor >> e.bits() != 0;
  if (e.divides_wrongly) return;
  e.give(static_cast<uint64_t>(dividend / divisor), 0);
  e.give(static_cast<uint64_t>(dividend % divisor), 1);
}
void divide_signed(auto& e) {
  e.flags.forget(All);
  const auto dividend =
      static_cast<Int128>(static_cast<Uint128>(Int128{e.low_signed(1)}) << e.bits() | e.low(0));
  const Int128 divisor = e.low_signed(2);
  e.divides_wrongly = divisor == 0 || (divisor == -1 && dividend == Int128{1} << 127);
  if (e.divides_wrongly) return;
  const Int128 quotient = dividend / divisor;
  const auto lower = static_cast<uint64_t>(quotient);
  e.divides_wrongly =
      quotient != Execution::extended(Execution::truncated(lower, e.width), e.width);
  if (e.divides_wrongly) return;
  e.give(lower, 0);
  e.give(static_cast<uint64_t>(dividend % divisor), 1);
}

// --- shifts

unsigned count_of(const auto& e, size_t i) {
  return static_cast<unsigned>(e.low(i) & (e.width == 8 ? 63 : 31));
}
void flag_shift(auto& e, uint64_t result, bool carry, bool overflow, unsigned count) {
  e.flag_result(result);
  e.flags.put(C, carry);
  e.flags.put(O, overflow);
  e.flags.forget(static_cast<uint8_t>(A | (count == 1 ? 0 : O)));
}
void shift_left(auto& e) {
  const unsigned count = count_of(e, 1);
  const uint64_t a = e.low(0), result = Execution::truncated(a << count, e.width);
  e.give(result);
  if (count == 0) return;
  const bool carry = count <= e.bits() && (a >> (e.bits() - count) & 1) != 0;
  flag_shift(e, result, carry, sign_of(e, result) != carry, count);
  if (count > e.bits()) e.flags.forget(C);
}
void shift_right(auto& e) {
  const unsigned count = count_of(e, 1);
  const uint64_t a = e.low(0), result = a >> count;
  e.give(result);
  if (count == 0) return;
  flag_shift(e, result, (a >> (count - 1) & 1) != 0, sign_of(e, a), count);
  if (count > e.bits()) e.flags.forget(C);
}
void shift_right_signed(auto& e) {
  const unsigned count = count_of(e, 1);
  const int64_t a = e.low_signed(0);
  e.give(static_cast<uint64_t>(a >> count));
  if (count == 0) return;
  const uint64_t result = Execution::truncated(static_cast<uint64_t>(a >> count), e.width);
  flag_shift(e, result, (a >> (count - 1) & 1) != 0, false, count);
}
uint64_t rotated_left(const auto& e, uint64_t a, unsigned count) {
  count %= e.bits();
  return count == 0 ? a : Execution::truncated(a << count | a >> (e.bits() - count), e.width);
}
void rotate_left(auto& e) {
  const unsigned count = count_of(e, 1);
  const uint64_t result = rotated_left(e, e.low(0), count);
  e.give(result);
  if (count == 0) return;
  e.flags.put(C, (result & 1) != 0);
  e.flags.put(O, sign_of(e, result) != ((result & 1) != 0));
  if (count != 1) e.flags.forget(O);
}
void rotate_right(auto& e) {
  const unsigned count = count_of(e, 1);
  const uint64_t result = rotated_left(e, e.low(0), e.bits() - count % e.bits());
  e.give(result);
  if (count == 0) return;
  e.flags.put(C, sign_of(e, result));
  e.flags.put(O, sign_of(e, result) != sign_of(e, result << 1));
  if (count != 1) e.flags.forget(O);
}
// Of two registers: the second gives the bits that come in.
void shift_double(auto& e, bool is_left) {
  const unsigned count = count_of(e, 2);
  if (count == 0) return e.give(e.low(0));
  if (count > e.bits()) {
    e.is_undefined = true;
    return e.flags.forget(All);
  }
  const uint64_t a = e.low(0), b = e.low(1);
  const Uint128 both = is_left ? Uint128{a} << e.bits() | b : Uint128{b} << e.bits() | a;
  const auto shifted = static_cast<uint64_t>(is_left ? both << count >> e.bits() : both >> count);
  const uint64_t result = Execution::truncated(shifted, e.width);
  e.give(result);
  const bool carry = (a >> (is_left ? e.bits() - count : count - 1) & 1) != 0;
  flag_shift(e, result, carry, sign_of(e, a) != sign_of(e, result), count);
}
void shift_left_double(auto& e) { shift_double(e, true); }
void shift_right_double(auto& e) { shift_double(e, false); }
// Those of BMI2 leave the flags alone.
void shift_left_freely(auto& e) { e.give(e.low(0) << count_of(e, 1)); }
void shift_right_freely(auto& e) { e.give(e.low(0) >> count_of(e, 1)); }
void shift_right_signed_freely(auto& e) {
  e.give(static_cast<uint64_t>(e.low_signed(0) >> count_of(e, 1)));
}
void rotate_right_freely(auto& e) {
  e.give(rotated_left(e, e.low(0), e.bits() - count_of(e, 1) % e.bits()));
}

// --- bits

unsigned zeros_above(const auto& e, uint64_t value) {
  return static_cast<unsigned>(std::countl_zero(value)) - (64 - e.bits());
}
unsigned zeros_below(const auto& e, uint64_t value) {
  return value == 0 ? e.bits() : static_cast<unsigned>(std::countr_zero(value));
}
void highest_bit(auto& e) {
  const uint64_t a = e.low(0);
  e.flags.forget(C | P | A | S | O);
  e.flags.put(Z, a == 0);
  e.is_undefined = a == 0;
  if (a != 0) e.give(e.bits() - 1 - zeros_above(e, a));
}
// The bytes of tzcnt, which processors without BMI read as bsf: nothing counts that they disagree
// on.
void lowest_bit(Execution& e) {
  e.flags.forget(All);
  e.is_undefined = e.low(0) == 0;
  if (!e.is_undefined) e.give(zeros_below(e, e.low(0)));
}
void flag_count(auto& e, uint64_t result) {
  e.flags.put(C, e.low(0) == 0);
  e.flags.put(Z, result == 0);
  e.flags.forget(P | A | S | O);
  e.give(result);
}
void count_zeros_below(Execution& e) {
  if (e.op == x86::Op::BSF || e.op == x86::Op::BSFm) return lowest_bit(e);
  flag_count(e, zeros_below(e, e.low(0)));
}
void count_zeros_above(auto& e) { flag_count(e, zeros_above(e, e.low(0))); }
void count_ones(auto& e) {
  const auto count = static_cast<uint64_t>(std::popcount(e.low(0)));
  for (uint8_t flag : {C, P, A, S, O}) e.flags.put(flag, false);
  e.flags.put(Z, count == 0);
  e.give(count);
}
// Bits of BMI: those below the lowest one that is set, it alone, or all but it.
void lowest_bits(auto& e, uint64_t result, bool carry) {
  result = Execution::truncated(result, e.width);
  e.flag_result(result);
  e.flags.put(C, carry);
  e.flags.put(O, false);
  e.flags.forget(P | A);
  e.give(result);
}
void reset_lowest(auto& e) { lowest_bits(e, e.low(0) & (e.low(0) - 1), e.low(0) == 0); }
void isolate_lowest(auto& e) { lowest_bits(e, e.low(0) & -e.low(0), e.low(0) != 0); }
void mask_lowest(auto& e) { lowest_bits(e, e.low(0) ^ (e.low(0) - 1), e.low(0) == 0); }
void zero_high(auto& e) {
  const auto count = static_cast<unsigned>(e.low(1) & 255);
  const uint64_t result = count >= e.bits() ? e.low(0) : e.low(0) & ((uint64_t{1} << count) - 1);
  lowest_bits(e, result, count >= e.bits());
}
void extract_field(auto& e) {
  const auto start = static_cast<unsigned>(e.low(1) & 255),
             length = static_cast<unsigned>(e.low(1) >> 8 & 255);
  const uint64_t field = start >= e.bits() ? 0 : e.low(0) >> start;
  const uint64_t result = length >= 64 ? field : field & ((uint64_t{1} << length) - 1);
  e.give(result);
  e.flags.put(Z, result == 0);
  e.flags.put(C, false);
  e.flags.put(O, false);
  e.flags.forget(A | S | P);
}
void deposit(auto& e) {
  uint64_t result = 0, source = e.low(0);
  for (uint64_t mask = e.low(1); mask != 0; mask &= mask - 1, source >>= 1)
    if ((source & 1) != 0) result |= mask & -mask;
  e.give(result);
}
void extract(auto& e) {
  uint64_t result = 0;
  unsigned to = 0;
  for (uint64_t mask = e.low(1); mask != 0; mask &= mask - 1, ++to)
    if ((e.low(0) & mask & -mask) != 0) result |= uint64_t{1} << to;
  e.give(result);
}
template <class Function>
void bit_test(auto& e, Function function) {
  const uint64_t bit = uint64_t{1} << (e.low(1) % e.bits());
  e.flags.put(C, (e.low(0) & bit) != 0);
  e.flags.forget(O | S | A | P);
  if (e.out_count != 0) e.give(function(e.low(0), bit));
}
void test_bit(auto& e) {
  bit_test(e, [](uint64_t a, uint64_t) { return a; });
}
void test_and_set(auto& e) {
  bit_test(e, [](uint64_t a, uint64_t bit) { return a | bit; });
}
void test_and_reset(auto& e) {
  bit_test(e, [](uint64_t a, uint64_t bit) { return a & ~bit; });
}
void test_and_complement(auto& e) {
  bit_test(e, [](uint64_t a, uint64_t bit) { return a ^ bit; });
}
// Of the polynomial 0x11EDC6F41, bit-reflected.
void add_to_checksum(Execution& e) {
  auto sum = static_cast<uint32_t>(e.low(0));
  for (unsigned i = 0; i < e.in_width[1]; ++i) {
    sum ^= e.in[1].bytes[i];
    for (int bit = 0; bit < 8; ++bit) sum = sum >> 1 ^ ((sum & 1) != 0 ? 0x82F63B78u : 0);
  }
  e.give(sum);
}

void nothing(Execution&) {}
void load_flags(auto& e) {
  const uint64_t ah = e.low(0) >> 8;
  e.flags.put(C, (ah & 1) != 0);
  e.flags.put(P, (ah & 4) != 0);
  e.flags.put(A, (ah & 16) != 0);
  e.flags.put(Z, (ah & 64) != 0);
  e.flags.put(S, (ah & 128) != 0);
}

constexpr NamedOperation kGeneralOperations[] = {
    on_words("mov", [](auto& e) { move(e); }),
    on_words("movl", [](auto& e) { move(e); }),
    on_words("movabsq", [](auto& e) { move(e); }),
    on_words("movzb", [](auto& e) { move(e); }),
    on_words("movzw", [](auto& e) { move(e); }),
    on_words("movsb", [](auto& e) { move_extended(e); }),
    on_words("movsw", [](auto& e) { move_extended(e); }),
    on_words("movslq", [](auto& e) { move_extended(e); }),
    on_words("lea", [](auto& e) { move(e); }),
    on_words("xchg", [](auto& e) { exchange(e); }),
    on_words("add", [](auto& e) { add(e); }),
    on_words("adc", [](auto& e) { add_carry(e); }),
    on_words("sub", [](auto& e) { subtract(e); }),
    on_words("sbb", [](auto& e) { subtract_borrow(e); }),
    on_words("cmp", [](auto& e) { compare(e); }),
    on_words("inc", [](auto& e) { increment(e); }),
    on_words("dec", [](auto& e) { decrement(e); }),
    on_words("neg", [](auto& e) { negate(e); }),
    on_words("xadd", [](auto& e) { exchange_add(e); }),
    on_words("cmpxchg", [](auto& e) { compare_exchange(e); }),
    on_words("and", [](auto& e) { bit_and(e); }),
    on_words("or", [](auto& e) { bit_or(e); }),
    on_words("xor", [](auto& e) { bit_xor(e); }),
    on_words("not", [](auto& e) { bit_not(e); }),
    on_words("andn", [](auto& e) { bit_and_not(e); }),
    on_words("test", [](auto& e) { test(e); }),
    on_words("mul", [](auto& e) { multiply_unsigned(e); }),
    on_words("imul", [](auto& e) { multiply_signed(e); }),
    on_words("div", [](auto& e) { divide_unsigned(e); }),
    on_words("idiv", [](auto& e) { divide_signed(e); }),
    on_words("cwtd", [](auto& e) { spread_sign(e); }),
    on_words("cltd", [](auto& e) { spread_sign(e); }),
    on_words("cqto", [](auto& e) { spread_sign(e); }),
    on_words("cwtl", [](auto& e) { extend_lower_half(e); }),
    on_words("cltq", [](auto& e) { extend_lower_half(e); }),
    on_words("shl", [](auto& e) { shift_left(e); }),
    on_words("shr", [](auto& e) { shift_right(e); }),
    on_words("sar", [](auto& e) { shift_right_signed(e); }),
    on_words("rol", [](auto& e) { rotate_left(e); }),
    on_words("ror", [](auto& e) { rotate_right(e); }),
    on_words("shld", [](auto& e) { shift_left_double(e); }),
    on_words("shrd", [](auto& e) { shift_right_double(e); }),
    on_words("shlx", [](auto& e) { shift_left_freely(e); }),
    on_words("shrx", [](auto& e) { shift_right_freely(e); }),
    on_words("sarx", [](auto& e) { shift_right_signed_freely(e); }),
    on_words("rorx", [](auto& e) { rotate_right_freely(e); }),
    on_words("bsr", [](auto& e) { highest_bit(e); }),
    {"tzcnt", count_zeros_below},
    on_words("lzcnt", [](auto& e) { count_zeros_above(e); }),
    on_words("popcnt", [](auto& e) { count_ones(e); }),
    on_words("blsr", [](auto& e) { reset_lowest(e); }),
    on_words("blsi", [](auto& e) { isolate_lowest(e); }),
    on_words("blsmsk", [](auto& e) { mask_lowest(e); }),
    on_words("bzhi", [](auto& e) { zero_high(e); }),
    on_words("bextr", [](auto& e) { extract_field(e); }),
    on_words("pdep", [](auto& e) { deposit(e); }),
    on_words("pext", [](auto& e) { extract(e); }),
    on_words("bswap", [](auto& e) { reverse_bytes(e); }),
    on_words("bt", [](auto& e) { test_bit(e); }),
    on_words("bts", [](auto& e) { test_and_set(e); }),
    on_words("btr", [](auto& e) { test_and_reset(e); }),
    on_words("btc", [](auto& e) { test_and_complement(e); }),
    {"crc32", add_to_checksum},
    {"crc32b", add_to_checksum},
    {"crc32w", add_to_checksum},
    on_words("set?", [](auto& e) { set_if(e); }),
    on_words("cmov?", [](auto& e) { move_if(e); }),
    on_words("sahf", [](auto& e) { load_flags(e); }),
    {"nop", nothing},
    {"endbr64", nothing},
    {"mfence", nothing},
    {"prefetcht0", nothing},
    {"prefetcht1", nothing},
    {"prefetcht2", nothing},
    {"prefetchnta", nothing},
};

}  // namespace

std::span<const NamedOperation> general_operations() { return kGeneralOperations; }

}  // namespace lilt::machine
