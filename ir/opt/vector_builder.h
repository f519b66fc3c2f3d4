// Creates the instructions of vectorized code: at the end of a block or before an instruction, on
// vectors of so many lanes.
#pragma once

#include <initializer_list>
#include <span>
#include <string>
#include <string_view>

#include "ir/opt/vector_loop.h"
#include "ir/ssa/fold.h"
#include "ir/ssa/function.h"
#include "ir/support/arena.h"

namespace lilt::opt {

// The base of what makes such code, which says where and how wide. All O(operands + lanes).
class VectorBuilder {
 protected:
  VectorBuilder(ssa::Function& function, Arena& scratch) : function_(function), scratch_(scratch) {}

  using BlockId = ssa::BlockId;
  using InstId = ssa::InstId;
  using Opcode = ssa::Opcode;
  using TypeId = ssa::TypeId;
  using Value = ssa::Value;

  TypeId lanes_of(TypeId type) { return function_.types().vector(lane_count_, type); }
  Value make(Opcode opcode, TypeId type, std::span<const Value> operands, uint16_t flags = 0,
             uint8_t subcode = 0) {
    if (!before_.valid())
      return function_.create_at_end(block_, opcode, type, operands, flags, subcode, origin_);
    const InstId id = function_.create(opcode, type, operands, flags, subcode, origin_);
    function_.insert_before(before_, id);
    return id;
  }
  Value make(Opcode opcode, TypeId type, std::initializer_list<Value> operands, uint16_t flags = 0,
             uint8_t subcode = 0) {
    return make(opcode, type, std::span(operands.begin(), operands.size()), flags, subcode);
  }
  // The same, or the constant that it is. Of numbers.
  Value fold_or_make(Opcode opcode, TypeId type, std::initializer_list<Value> operands,
                     uint16_t flags = 0, uint8_t subcode = 0) {
    const std::span list(operands.begin(), operands.size());
    const Value folded = ssa::fold(function_, opcode, subcode, flags, type, list);
    return folded.valid() ? folded : make(opcode, type, list, flags, subcode);
  }
  Value integer(TypeId type, uint64_t bits) {
    return function_.constants().integer(type, function_.types().integer_bits(type), bits);
  }
  Value make_phi(BlockId block, TypeId type, std::initializer_list<Value> operands) {
    const InstId phi = function_.create(Opcode::Phi, type, operands, 0, 0, origin_);
    if (function_[block].first.valid())
      function_.insert_before(function_[block].first, phi);
    else
      function_.append(block, phi);
    return phi;
  }
  Value add_bytes(Value pointer, uint64_t bytes) {
    return bytes == 0 ? pointer
                      : make(Opcode::GetElementPtr, ssa::kPtr,
                             {ssa::kI8, pointer, integer(ssa::kI64, bytes)});
  }
  Value add_bytes(Value pointer, Value bytes) {
    return make(Opcode::GetElementPtr, ssa::kPtr, {ssa::kI8, pointer, bytes});
  }
  // The constant vector of these lanes.
  template <class Lane>
  Value constant_lanes(TypeId type, Lane lane) {
    constants_.clear();
    for (uint32_t i = 0; i < lane_count_; ++i) constants_.push_back(lane(i));
    return function_.constants().aggregate(lanes_of(type), constants_);
  }
  Value splat(Value value) {
    const TypeId type = function_.type_of(value), of_lanes = lanes_of(type);
    if (value.is_constant()) return constant_lanes(type, [&](uint32_t) { return value; });
    const Value poison = function_.constants().poison(of_lanes);
    const Value first =
        make(Opcode::InsertElement, of_lanes, {poison, value, integer(ssa::kI32, 0)});
    return make(Opcode::ShuffleVector, of_lanes,
                {first, poison, function_.constants().zero(lanes_of(ssa::kI32))});
  }
  // Of an intrinsic on lanes of the type: "llvm.fma.v4f32".
  std::string name_on_lanes(std::string_view intrinsic, TypeId type) const;
  // A call of an intrinsic of at most kMaxArguments arguments, by its name on these types.
  static constexpr size_t kMaxArguments = 4;
  Value call(std::string_view name, TypeId result, std::initializer_list<Value> arguments);
  TypeId integer_of(uint32_t bits) { return function_.types().integer(bits); }
  Value compare(ssa::IntPredicate predicate, Value a, Value b) {
    return fold_or_make(Opcode::ICmp, ssa::kI1, {a, b}, 0, static_cast<uint8_t>(predicate));
  }
  // Those lanes of both vectors, counted through them, as a vector of `count`.
  template <class Lane>
  Value shuffle(Value a, Value b, uint32_t count, Lane lane) {
    const TypeId element = function_.types()[function_.type_of(a)].element;
    constants_.clear();
    for (uint32_t i = 0; i < count; ++i) constants_.push_back(integer(ssa::kI32, lane(i)));
    const Value mask =
        function_.constants().aggregate(function_.types().vector(count, ssa::kI32), constants_);
    return make(Opcode::ShuffleVector, function_.types().vector(count, element), {a, b, mask});
  }

  // --- reductions
  // What an operation with it does not change; none() of those that may take a value twice.
  Value identity(ReductionKind kind, TypeId type);
  // Two vectors, lane by lane.
  Value combine(ReductionKind kind, Value a, Value b);
  // All lanes of a vector in one number: halves come together; sums of integers are left to
  // partial-reductions, which knows instructions that add neighbours.
  Value reduce_lanes(ReductionKind kind, Value lanes);

  ssa::Function& function_;
  Arena& scratch_;
  ssa::BlockId block_;               // where instructions go
  ssa::InstId before_;               // of that block; none(): to its end
  SourceOffset origin_ = kNoOffset;  // where they come from
  uint32_t lane_count_ = 0;
  ArenaVector<ssa::Value> constants_{scratch_};  // lanes of a constant at hand
};

}  // namespace lilt::opt
