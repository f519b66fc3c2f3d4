// Emits instructions before one position, for the rules of legalization. It folds constants, and
// returns the operand of an operation that changes nothing (x + 0, x | 0, a shift by 0, a cast to
// the same type …), so rules need no cases for known parts.
#pragma once

#include <initializer_list>
#include <span>
#include <string>
#include <string_view>

#include "ir/ssa/function.h"
#include "ir/ssa/intrinsic_name.h"
#include "ir/support/arena.h"

namespace lilt::backend {

class Emitter {
 public:
  Emitter(ssa::Function& function, Arena& scratch) : function_(function), scratch_(scratch) {}

  // New instructions are placed before `position` and have its source location.
  void set_position(ssa::InstId position) {
    position_ = position;
    origin_ = function_.offset_of(position);
  }
  ssa::InstId position() const { return position_; }
  ssa::Function& function() const { return function_; }
  Arena& scratch() const { return scratch_; }
  ssa::TypeTable& types() const { return function_.types(); }
  ssa::TypeId type_of(ssa::Value value) const { return function_.type_of(value); }
  // Width of an integer type, or of a vector's elements.
  uint32_t bits_of(ssa::TypeId type) const;

  // --- constants
  // The integer, extended with zeros to a wide type, in every lane of a vector.
  ssa::Value integer(ssa::TypeId type, uint64_t bits);
  // All bits set; one bit set.
  ssa::Value all_ones(ssa::TypeId type);
  ssa::Value single_bit(ssa::TypeId type, uint32_t bit);
  ssa::Value i64(uint64_t bits) { return integer(ssa::kI64, bits); }
  ssa::Value boolean(bool value) { return integer(ssa::kI1, value); }
  ssa::Value null_value(ssa::TypeId type);
  // Every lane of a vector type is the constant.
  ssa::Value splat(ssa::TypeId vector, ssa::Value element);
  // Constant integers of at most 64 bits.
  bool is_integer(ssa::Value value, uint64_t bits) const;
  bool is_integer(ssa::Value value) const;
  // undef or poison.
  bool is_undefined(ssa::Value value) const;
  uint64_t bits_of_constant(ssa::Value value) const;

  // --- instructions
  ssa::Value binary(ssa::Opcode opcode, ssa::Value left, ssa::Value right, uint16_t flags = 0);
  ssa::Value add(ssa::Value left, ssa::Value right) {
    return binary(ssa::Opcode::Add, left, right);
  }
  ssa::Value sub(ssa::Value left, ssa::Value right) {
    return binary(ssa::Opcode::Sub, left, right);
  }
  ssa::Value bit_and(ssa::Value left, ssa::Value right) {
    return binary(ssa::Opcode::And, left, right);
  }
  ssa::Value bit_or(ssa::Value left, ssa::Value right) {
    return binary(ssa::Opcode::Or, left, right);
  }
  ssa::Value bit_xor(ssa::Value left, ssa::Value right) {
    return binary(ssa::Opcode::Xor, left, right);
  }
  ssa::Value shift(ssa::Opcode opcode, ssa::Value value, uint32_t amount) {
    return amount == 0 ? value : binary(opcode, value, integer(type_of(value), amount));
  }
  ssa::Value icmp(ssa::IntPredicate predicate, ssa::Value left, ssa::Value right);
  ssa::Value select(ssa::Value condition, ssa::Value if_true, ssa::Value if_false);
  ssa::Value cast(ssa::Opcode opcode, ssa::Value value, ssa::TypeId to);
  // Truncates or extends, as the types require: with zeros; with copies of the sign.
  ssa::Value resize_unsigned(ssa::Value value, ssa::TypeId to);
  ssa::Value resize_signed(ssa::Value value, ssa::TypeId to);
  // The address `offset` bytes after a pointer.
  ssa::Value address(ssa::Value pointer, uint64_t offset);
  ssa::Value load(ssa::TypeId type, ssa::Value pointer, uint32_t align, uint16_t flags = 0);
  void store(ssa::Value value, ssa::Value pointer, uint32_t align, uint16_t flags = 0);
  // A stack object that lives as long as the function's frame.
  ssa::Value frame_object(ssa::TypeId type, uint32_t align);
  ssa::Value extract_value(ssa::Value aggregate, uint32_t index);
  // Follows the indices from outermost to innermost to a value of type `part`; an empty path
  // returns the aggregate.
  ssa::Value extract_value(ssa::Value aggregate, ssa::TypeId part, std::span<const uint32_t> path);
  ssa::Value insert_value(ssa::Value aggregate, ssa::Value element, uint32_t index) {
    return insert_value(aggregate, element, std::span(&index, 1));
  }
  ssa::Value insert_value(ssa::Value aggregate, ssa::Value element, std::span<const uint32_t> path);
  ssa::Value extract_element(ssa::Value vector, uint64_t lane);
  ssa::Value insert_element(ssa::Value vector, ssa::Value element, uint64_t lane);
  ssa::Value packed(ssa::PackedOpcode opcode, ssa::TypeId type,
                    std::initializer_list<ssa::Value> operands) {
    return make(ssa::Opcode::Packed, type, operands, 0, static_cast<uint8_t>(opcode));
  }
  // A call of a function by name; declares the function if the module lacks it.
  ssa::Value call(std::string_view name, ssa::TypeId result, std::span<const ssa::Value> arguments);
  ssa::Value call(std::string_view name, ssa::TypeId result,
                  std::initializer_list<ssa::Value> arguments) {
    return call(name, result, std::span(arguments.begin(), arguments.size()));
  }
  // Assembly with side effects, in AT&T syntax, in the form that the selector knows (see
  // assembly/text.cpp): a constraint for each result, then for each argument, then clobbers.
  ssa::InstId assembly(std::string_view text, std::string_view constraints, ssa::TypeId result,
                       std::span<const ssa::Value> arguments);
  // llvm.ctpop.i64 for llvm.ctpop and i64: the one place where names of intrinsics are made.
  std::string intrinsic_name(ssa::IntrinsicName base, std::initializer_list<ssa::TypeId> at) const;
  // A call of the intrinsic of that name.
  ssa::Value intrinsic(ssa::IntrinsicName name, ssa::TypeId result,
                       std::initializer_list<ssa::Value> arguments) {
    return call(name, result, arguments);
  }
  // A call of the intrinsic `base` at an integer or floating type: `llvm.ctpop` at i64 is
  // `llvm.ctpop.i64`.
  ssa::Value intrinsic(ssa::IntrinsicName base, ssa::TypeId type, ssa::TypeId result,
                       std::span<const ssa::Value> arguments);
  ssa::Value intrinsic(ssa::IntrinsicName base, ssa::TypeId type, ssa::TypeId result,
                       std::initializer_list<ssa::Value> arguments) {
    return intrinsic(base, type, result, std::span(arguments.begin(), arguments.size()));
  }
  ssa::InstId make(ssa::Opcode opcode, ssa::TypeId type, std::span<const ssa::Value> operands,
                   uint16_t flags = 0, uint8_t subcode = 0);
  ssa::InstId make(ssa::Opcode opcode, ssa::TypeId type, std::initializer_list<ssa::Value> operands,
                   uint16_t flags = 0, uint8_t subcode = 0) {
    return make(opcode, type, std::span(operands.begin(), operands.size()), flags, subcode);
  }

 private:
  ssa::Value simplified(ssa::Opcode opcode, ssa::Value left, ssa::Value right);
  bool is_zero(ssa::Value value) const;
  // The constant that the operation gives, or a new instruction.
  ssa::Value folded(ssa::Opcode opcode, ssa::TypeId type, std::span<const ssa::Value> operands,
                    uint16_t flags = 0, uint8_t subcode = 0);
  // Operands: `first`, then the indices as constants; then the arguments.
  ArenaVector<ssa::Value> with_path(std::initializer_list<ssa::Value> first,
                                    std::span<const uint32_t> path);
  ArenaVector<ssa::Value> with_arguments(ssa::TypeId type, ssa::Value callee,
                                         std::span<const ssa::Value> arguments) const;
  ssa::TypeId function_type(ssa::TypeId result, std::span<const ssa::Value> arguments) const;

  ssa::Function& function_;
  Arena& scratch_;
  ssa::InstId position_;
  SourceOffset origin_ = kNoOffset;
};

}  // namespace lilt::backend
