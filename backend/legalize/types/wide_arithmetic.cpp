#include "backend/legalize/types/wide_arithmetic.h"
#include "backend/legalize/names.h"

#include <algorithm>

namespace lilt::backend {

TypeId WideArithmetic::pair_type() {
  const TypeId words[] = {ssa::kI64, ssa::kI64};
  return emit_.types().literal_struct(words, false);
}

Words WideArithmetic::binary(Opcode opcode, WordSpan left, WordSpan right) {
  if (opcode == Opcode::Add) return add(left, right);
  if (opcode == Opcode::Sub) return subtract(left, right);
  if (opcode == Opcode::Mul) return multiply(left, right);
  Words result = words();
  for (size_t i = 0; i < left.size(); ++i)
    result.push_back(emit_.binary(opcode, left[i], right[i]));
  return result;
}

// Whether a sum modulo 2^64 wrapped, as a word.
Value WideArithmetic::carry_of(Value sum, Value operand) {
  if (is_zero(operand)) return zero();
  return emit_.cast(Opcode::ZExt, emit_.icmp(IntPredicate::ULT, sum, operand), ssa::kI64);
}

Words WideArithmetic::add(WordSpan left, WordSpan right) {
  if (left.size() == 2 && !is_zero(left[0]) && !is_zero(right[0])) {
    Value pair =
        emit_.intrinsic("llvm.lilt.add.pair", pair_type(), {left[0], left[1], right[0], right[1]});
    return words({emit_.extract_value(pair, 0), emit_.extract_value(pair, 1)});
  }
  Words result = words();
  Value carry = zero();
  for (size_t i = 0; i < left.size(); ++i) {
    Value sum = emit_.add(left[i], right[i]);
    Value total = emit_.add(sum, carry);
    result.push_back(total);
    if (i + 1 == left.size()) break;
    Value first = is_zero(left[i]) ? zero() : carry_of(sum, right[i]);
    carry = emit_.bit_or(first, carry_of(total, carry));
  }
  return result;
}

Words WideArithmetic::subtract(WordSpan left, WordSpan right) {
  if (left.size() == 2 && !is_zero(right[0])) {
    Value pair =
        emit_.intrinsic("llvm.lilt.sub.pair", pair_type(), {left[0], left[1], right[0], right[1]});
    return words({emit_.extract_value(pair, 0), emit_.extract_value(pair, 1)});
  }
  Words result = words();
  Value borrow = zero();
  for (size_t i = 0; i < left.size(); ++i) {
    Value difference = emit_.sub(left[i], right[i]);
    result.push_back(emit_.sub(difference, borrow));
    if (i + 1 == left.size()) break;
    Value first = is_zero(right[i]) ? zero() : carry_of(left[i], right[i]);
    borrow = emit_.bit_or(first, carry_of(difference, borrow));
  }
  return result;
}

// The whole product of two words, low word first.
std::pair<Value, Value> WideArithmetic::product(Value left, Value right) {
  if (is_zero(left) || is_zero(right)) return {zero(), zero()};
  if (emit_.is_integer(left, 1)) return {right, zero()};
  if (emit_.is_integer(right, 1)) return {left, zero()};
  Value pair = emit_.intrinsic("llvm.lilt.umul.wide", pair_type(), {left, right});
  return {emit_.extract_value(pair, 0), emit_.extract_value(pair, 1)};
}

// Row by row. Products for the highest word need no upper half.
Words WideArithmetic::multiply(WordSpan left, WordSpan right) {
  size_t count = left.size();
  Words result(count, zero(), emit_.scratch());
  for (size_t i = 0; i < count; ++i) {
    if (is_zero(left[i])) continue;
    Value carry = zero();
    for (size_t j = 0; i + j < count; ++j) {
      Value& place = result[i + j];
      if (i + j + 1 == count) {
        Value sum = emit_.add(place, emit_.binary(Opcode::Mul, left[i], right[j]));
        place = emit_.add(sum, carry);
        break;
      }
      auto [low, high] = product(left[i], right[j]);
      Value sum = emit_.add(place, low);
      Value total = emit_.add(sum, carry);
      Value first = is_zero(place) ? zero() : carry_of(sum, low);
      Value second = is_zero(sum) ? zero() : carry_of(total, carry);
      carry = emit_.add(emit_.add(high, first), second);
      place = total;
    }
  }
  return result;
}

Value WideArithmetic::funnel_left(Value upper, Value lower, Value amount) {
  if (emit_.is_integer(amount, 0)) return upper;
  if (is_zero(lower)) return emit_.binary(Opcode::Shl, upper, emit_.bit_and(amount, emit_.i64(63)));
  return emit_.intrinsic("llvm.fshl", ssa::kI64, ssa::kI64, {upper, lower, amount});
}

Value WideArithmetic::funnel_right(Value upper, Value lower, Value amount) {
  if (emit_.is_integer(amount, 0)) return lower;
  if (is_zero(upper))
    return emit_.binary(Opcode::LShr, lower, emit_.bit_and(amount, emit_.i64(63)));
  return emit_.intrinsic("llvm.fshr", ssa::kI64, ssa::kI64, {upper, lower, amount});
}

Words WideArithmetic::shift_by_constant(Opcode opcode, WordSpan value, uint64_t amount) {
  size_t count = value.size(), moved = std::min<uint64_t>(amount / 64, count);
  Value bits = emit_.i64(amount % 64);
  Value fill = opcode == Opcode::AShr ? sign(value) : zero();
  auto word = [&](size_t i) { return i < count ? value[i] : fill; };  // wraps below 0
  Words result = words();
  for (size_t i = 0; i < count; ++i) {
    if (opcode == Opcode::Shl)
      result.push_back(funnel_left(word(i - moved), word(i - moved - 1), bits));
    else if (opcode == Opcode::AShr && i + moved + 1 == count)
      result.push_back(emit_.binary(Opcode::AShr, value.back(), bits));
    else
      result.push_back(funnel_right(word(i + moved + 1), word(i + moved), bits));
  }
  return result;
}

// Moves by amount / 64 words.
Words WideArithmetic::shift_words(bool left, Words value, Value amount, Value fill) {
  uint32_t bit = 6;
  for (size_t distance = 1; distance < value.size(); distance *= 2, ++bit) {
    Value condition = emit_.cast(Opcode::Trunc, emit_.shift(Opcode::LShr, amount, bit), ssa::kI1);
    Words moved = words();
    for (size_t i = 0; i < value.size(); ++i) {
      size_t from = left ? i - distance : i + distance;  // wraps below 0
      moved.push_back(emit_.select(condition, from < value.size() ? value[from] : fill, value[i]));
    }
    value = std::move(moved);
  }
  return value;
}

Words WideArithmetic::shift(Opcode opcode, WordSpan value, Value amount) {
  if (emit_.is_integer(amount))
    return shift_by_constant(opcode, value, emit_.bits_of_constant(amount));
  bool left = opcode == Opcode::Shl;
  Value fill = opcode == Opcode::AShr ? sign(value) : zero();
  Words moved = shift_words(left, Words(value.begin(), value.end(), emit_.scratch()), amount, fill);
  Words result = words();
  for (size_t i = 0; i < moved.size(); ++i) {
    if (left)
      result.push_back(funnel_left(moved[i], i == 0 ? zero() : moved[i - 1], amount));
    else if (i + 1 == moved.size())
      result.push_back(emit_.binary(opcode, moved[i], emit_.bit_and(amount, emit_.i64(63))));
    else
      result.push_back(funnel_right(moved[i + 1], moved[i], amount));
  }
  return result;
}

// Whether the or of the differing bits of all words is zero.
Value WideArithmetic::equality(IntPredicate predicate, WordSpan left, WordSpan right) {
  Value different = zero();
  for (size_t i = 0; i < left.size(); ++i)
    different = emit_.bit_or(different, emit_.bit_xor(left[i], right[i]));
  return emit_.icmp(predicate, different, zero());
}

// From the lowest word up: higher words decide unless they are equal.
Value WideArithmetic::less(bool is_signed, WordSpan left, WordSpan right) {
  bool right_is_zero = std::all_of(right.begin(), right.end(), [&](Value v) { return is_zero(v); });
  if (right_is_zero && is_signed) return emit_.icmp(IntPredicate::SLT, left.back(), zero());
  if (left.size() == 2)
    return emit_.intrinsic(is_signed ? IntrinsicName("llvm.lilt.slt.pair") : "llvm.lilt.ult.pair",
                           ssa::kI1, {left[0], left[1], right[0], right[1]});
  Value result = emit_.icmp(IntPredicate::ULT, left[0], right[0]);
  for (size_t i = 1; i < left.size(); ++i) {
    bool by_sign = is_signed && i + 1 == left.size();
    Value here = emit_.icmp(by_sign ? IntPredicate::SLT : IntPredicate::ULT, left[i], right[i]);
    result = emit_.select(emit_.icmp(IntPredicate::EQ, left[i], right[i]), result, here);
  }
  return result;
}

Value WideArithmetic::compare(IntPredicate predicate, WordSpan left, WordSpan right) {
  switch (predicate) {
    case IntPredicate::EQ:
    case IntPredicate::NE:
      return equality(predicate, left, right);
    case IntPredicate::ULT:
    case IntPredicate::SLT:
      return less(predicate == IntPredicate::SLT, left, right);
    case IntPredicate::UGT:
    case IntPredicate::SGT:
      return less(predicate == IntPredicate::SGT, right, left);
    case IntPredicate::UGE:
    case IntPredicate::SGE:
      return emit_.bit_xor(less(predicate == IntPredicate::SGE, left, right), emit_.boolean(true));
    default:
      return emit_.bit_xor(less(predicate == IntPredicate::SLE, right, left), emit_.boolean(true));
  }
}

}  // namespace lilt::backend
