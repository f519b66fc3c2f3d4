// Atomic updates that the machine has no instruction for become loops around a
// compare-and-exchange:
//
//     old = load p                  done:     … what stood behind, with `seen` for the old value
//   loop:
//     expected = phi [old], [seen]
//     new = operation(expected, operand)
//     seen, succeeded = cmpxchg p, expected, new
//     br succeeded, done, loop
//
// Exchanges and updates of floating-point memory are done on integers of the same width.
#include <string>

#include "backend/legalize/steps.h"

namespace lilt::backend {

using ssa::AtomicOperation;
using ssa::BlockId;
using ssa::InstId;
using ssa::IntPredicate;
using ssa::Opcode;
using ssa::TypeId;
using ssa::Value;

namespace {

class Atomics {
 public:
  Atomics(ssa::Function& function, Diagnostics& diagnostics)
      : function_(function), types_(function.types()), diagnostics_(diagnostics) {}

  bool run() {
    size_t errors = diagnostics_.error_count();
    const std::vector<BlockId> blocks = function_.blocks();
    for (BlockId block : blocks) {
      layout_.push_back(block);
      block_ = block;
      for (InstId id = function_[block].first, next; id.valid(); id = next) {
        next = function_.next(id);
        visit(id);
      }
      if (block_ == block) continue;
      function_.for_each_successor(block_, [&](BlockId successor) {
        changes_.push_back({successor, block, block_});
      });
    }
    if (layout_.size() != blocks.size()) function_.set_layout(std::move(layout_));
    if (!changes_.empty()) redirect_phis(function_, changes_);
    return diagnostics_.error_count() == errors;
  }

 private:
  void visit(InstId id) {
    if (!is_atomic(id)) return;
    if (bits_of(accessed_type(id)) > 64) return report(id);
    if (function_[id].opcode != Opcode::AtomicRMW) return;
    auto operation = static_cast<AtomicOperation>(function_[id].subcode & 31);
    if (operation == AtomicOperation::Exchange) {
      if (types_.is_floating(function_[id].type)) exchange_bits(id);
    } else if (!has_instruction(id, operation)) {
      loop_over(id, operation);
    }
  }

  bool is_atomic(InstId id) const {
    switch (function_[id].opcode) {
      case Opcode::Load:
      case Opcode::Store:
        return function_[id].subcode != 0;
      case Opcode::CmpXchg:
      case Opcode::AtomicRMW:
        return true;
      default:
        return false;
    }
  }
  TypeId accessed_type(InstId id) const {
    switch (function_[id].opcode) {
      case Opcode::Store:
        return function_.type_of(function_.operand(id, 0));
      case Opcode::CmpXchg:
        return function_.type_of(function_.operand(id, 1));
      default:
        return function_[id].type;
    }
  }
  uint64_t bits_of(TypeId type) const {
    return types_.is_integer(type) ? types_.integer_bits(type) : 8 * types_.store_size(type);
  }
  void report(InstId id) {
    std::string message = "an atomic '" + std::string(ssa::info(function_[id].opcode).name) +
                          "' of more than 64 bits is not supported";
    diagnostics_.error(*function_.module().source(), function_.offset_of(id), std::move(message));
  }

  bool has_instruction(InstId id, AtomicOperation operation) {
    switch (operation) {
      case AtomicOperation::Add:
      case AtomicOperation::Sub:
        return true;
      case AtomicOperation::And:
      case AtomicOperation::Or:
      case AtomicOperation::Xor:
        function_.track_uses();
        return !function_.has_uses(id);
      default:
        return false;
    }
  }

  void exchange_bits(InstId id) {
    origin_ = id;
    TypeId type = function_[id].type, bits = bits_type(type);
    Value value = before(id, Opcode::BitCast, bits, {function_.operand(id, 1)});
    InstId exchange = before(id, Opcode::AtomicRMW, bits, {function_.operand(id, 0), value});
    function_[exchange].subcode = function_[id].subcode;
    function_.track_uses();
    function_.replace_all_uses(id, before(id, Opcode::BitCast, type, {Value(exchange)}));
    function_.erase(id);
  }

  void loop_over(InstId id, AtomicOperation operation) {
    origin_ = id;
    function_.track_uses();
    Value pointer = function_.operand(id, 0), operand = function_.operand(id, 1);
    TypeId type = function_[id].type, word = bits_type(type);
    Value old = before(id, Opcode::Load, word, {pointer});
    BlockId loop = new_block(), done = new_block();
    move_behind(id, done);
    append(block_, Opcode::Br, ssa::kVoid, {Value(loop)});
    InstId expected = append(loop, Opcode::Phi, word, {old, Value(block_)});
    Value current = as(loop, expected, type);
    Value updated = as(loop, updated_value(loop, operation, current, operand), word);
    const TypeId pair[] = {word, ssa::kI1};
    InstId exchange = append(loop, Opcode::CmpXchg, types_.literal_struct(pair, false),
                             {pointer, Value(expected), updated});
    function_[exchange].subcode = kSequential | kSequential << 4;
    Value seen = append(loop, Opcode::ExtractValue, word, {Value(exchange), index(0)});
    Value succeeded = append(loop, Opcode::ExtractValue, ssa::kI1, {Value(exchange), index(1)});
    append(loop, Opcode::CondBr, ssa::kVoid, {succeeded, Value(done), Value(loop)});
    const Value entries[] = {old, Value(block_), seen, Value(loop)};
    function_.set_operands(expected, entries);
    function_.replace_all_uses(id, current);
    function_.erase(id);
    block_ = done;
  }

  // What the operation makes of the value that memory has.
  Value updated_value(BlockId block, AtomicOperation operation, Value old, Value operand) {
    TypeId type = function_.type_of(old);
    auto binary = [&](Opcode opcode, Value a, Value b) {
      return Value(append(block, opcode, type, {a, b}));
    };
    auto choose = [&](IntPredicate predicate) {
      Value better =
          append(block, Opcode::ICmp, ssa::kI1, {old, operand}, static_cast<uint8_t>(predicate));
      return Value(append(block, Opcode::Select, type, {better, old, operand}));
    };
    switch (operation) {
      case AtomicOperation::And:
        return binary(Opcode::And, old, operand);
      case AtomicOperation::NotAnd:
        return binary(Opcode::Xor, binary(Opcode::And, old, operand), number(type, ~uint64_t{0}));
      case AtomicOperation::Or:
        return binary(Opcode::Or, old, operand);
      case AtomicOperation::Xor:
        return binary(Opcode::Xor, old, operand);
      case AtomicOperation::SMax:
        return choose(IntPredicate::SGT);
      case AtomicOperation::SMin:
        return choose(IntPredicate::SLE);
      case AtomicOperation::UMax:
        return choose(IntPredicate::UGT);
      case AtomicOperation::UMin:
        return choose(IntPredicate::ULE);
      case AtomicOperation::FAdd:
        return binary(Opcode::FAdd, old, operand);
      case AtomicOperation::FSub:
        return binary(Opcode::FSub, old, operand);
      case AtomicOperation::FMax:
      case AtomicOperation::FMin:
        return extremum(block, operation == AtomicOperation::FMax, old, operand);
      default:
        return wrapped(block, operation == AtomicOperation::IncrementWrap, old, operand);
    }
  }

  // As fmax and fmin: a NaN loses.
  Value extremum(BlockId block, bool maximum, Value old, Value operand) {
    TypeId type = function_.type_of(old);
    auto predicate = maximum ? ssa::FloatPredicate::OGT : ssa::FloatPredicate::OLT;
    Value better =
        append(block, Opcode::FCmp, ssa::kI1, {old, operand}, static_cast<uint8_t>(predicate));
    Value unordered = append(block, Opcode::FCmp, ssa::kI1, {operand, operand},
                             static_cast<uint8_t>(ssa::FloatPredicate::UNO));
    Value keeps = append(block, Opcode::Or, ssa::kI1, {better, unordered});
    return append(block, Opcode::Select, type, {keeps, old, operand});
  }

  // uinc_wrap: old >= operand ? 0 : old + 1; udec_wrap: old == 0 or old > operand ? operand : old −
  // 1
  Value wrapped(BlockId block, bool up, Value old, Value operand) {
    TypeId type = function_.type_of(old);
    Value zero = number(type, 0);
    Value next = append(block, up ? Opcode::Add : Opcode::Sub, type, {old, number(type, 1)});
    auto compare = [&](IntPredicate predicate, Value right) {
      return Value(
          append(block, Opcode::ICmp, ssa::kI1, {old, right}, static_cast<uint8_t>(predicate)));
    };
    if (up)
      return append(block, Opcode::Select, type, {compare(IntPredicate::UGE, operand), zero, next});
    Value is_zero = compare(IntPredicate::EQ, zero), is_above = compare(IntPredicate::UGT, operand);
    Value wraps = append(block, Opcode::Or, ssa::kI1, {is_zero, is_above});
    return append(block, Opcode::Select, type, {wraps, operand, next});
  }

  // --- editing

  static constexpr auto kSequential =
      static_cast<uint8_t>(ssa::AtomicOrdering::SequentiallyConsistent);

  TypeId bits_type(TypeId type) {
    return types_.is_floating(type) ? types_.integer(static_cast<uint32_t>(bits_of(type))) : type;
  }
  Value as(BlockId block, Value value, TypeId type) {
    if (function_.type_of(value) == type) return value;
    return append(block, Opcode::BitCast, type, {value});
  }
  Value number(TypeId type, uint64_t bits) {
    return function_.constants().integer(type, types_.integer_bits(type), bits);
  }
  Value index(uint32_t part) { return function_.constants().integer(ssa::kI32, 32, part); }

  InstId append(BlockId block, Opcode opcode, TypeId type, std::initializer_list<Value> operands,
                uint8_t subcode = 0) {
    InstId id = function_.create(opcode, type, operands, 0, subcode, function_.offset_of(origin_));
    function_.append(block, id);
    return id;
  }
  InstId before(InstId position, Opcode opcode, TypeId type,
                std::initializer_list<Value> operands) {
    InstId id = function_.create(opcode, type, operands, 0, 0, function_.offset_of(origin_));
    function_.insert_before(position, id);
    return id;
  }
  BlockId new_block() {
    BlockId block = function_.add_block({}, function_.offset_of(origin_));
    layout_.push_back(block);
    return block;
  }
  // Moves what stands behind an instruction to another block.
  void move_behind(InstId id, BlockId to) {
    for (InstId moved = function_.next(id), next; moved.valid(); moved = next) {
      next = function_.next(moved);
      function_.unlink(moved);
      function_.append(to, moved);
    }
  }

  ssa::Function& function_;
  ssa::TypeTable& types_;
  Diagnostics& diagnostics_;
  std::vector<BlockId> layout_;
  std::vector<EdgeChange> changes_;
  BlockId block_;  // that the walk is in
  InstId origin_;  // of new instructions
};

}  // namespace

bool lower_atomics(ssa::Function& function, Diagnostics& diagnostics) {
  return Atomics(function, diagnostics).run();
}

}  // namespace lilt::backend
