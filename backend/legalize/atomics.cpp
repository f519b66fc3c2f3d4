// Atomic updates that x86-64 lacks become loops around a compare-and-exchange:
//
//     old = load p                  done:     … the rest; `expected` is the old value
//   loop:
//     expected = phi [old], [seen]
//     new = operation(expected, operand)
//     seen, succeeded = cmpxchg p, expected, new
//     br succeeded, done, loop
//
// Exchanges and updates of floating-point memory work on integers of the same width, and so does
// every access to a half or bfloat.
//
// An access of 128 bits is a compare-and-exchange by cmpxchg16b where the function's processor has
// it (cx16): stores and updates are loops, a load exchanges zero for zero, or is a plain one where
// the processor has AVX, for such processors read 16 aligned bytes at once. Elsewhere it is a call
// of libatomic's functions, as of LLVM; updates that it lacks are a loop around its
// compare-and-exchange. The library uses the same instruction if the machine has it.
#include <string>
#include <string_view>

#include "backend/legalize/emitter.h"
#include "backend/legalize/names.h"
#include "backend/legalize/steps.h"
#include "backend/legalize/types/leaves.h"
#include "ir/ssa/attributes.h"
#include "ir/ssa/cfg_edit.h"

namespace lilt::backend {

using ssa::AtomicOperation;

namespace {

class Atomics {
 public:
  Atomics(ssa::Function& function, Diagnostics& diagnostics, Arena& scratch)
      : function_(function),
        diagnostics_(diagnostics),
        edit_(function, scratch),
        emit_(function, scratch) {}

  bool run() {
    size_t errors = diagnostics_.error_count();
    for (BlockId block : function_.blocks()) {
      block_ = block;
      const InstId last = function_[block].last;
      for (InstId id = function_[block].first, next; id.valid(); id = next) {
        next = id == last ? InstId::none() : function_.next(id);
        if (block_ != block) move_to_end(block_, id);
        visit(id);
      }
      if (block_ != block) edit_.move_terminator(block, block_);
    }
    edit_.finish();
    return diagnostics_.error_count() == errors;
  }

 private:
  void visit(InstId id) {
    if (!is_atomic(id)) return;
    if (bits_of(accessed_type(id)) > 64) return access_wide(id);
    if (function_[id].opcode == Opcode::Load && is_small_floating(function_[id].type))
      return load_bits(id);
    if (function_[id].opcode == Opcode::Store && is_small_floating(accessed_type(id)))
      return store_bits(id);
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
                          "' of more than 128 bits, or of 128 bits in an address space, is not "
                          "supported";
    ssa::report_error(function_.module(), function_.offset_of(id), std::move(message),
                      diagnostics_);
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

  // Replaces an instruction that returns a floating-point number by the same instruction on its
  // bits.
  void replace_by_bits(InstId id, std::initializer_list<Value> operands) {
    InstId bits = emit_.make(function_[id].opcode, bits_type(function_[id].type), operands,
                             function_[id].flags, function_[id].subcode);
    replace_by_cast(id, bits);
  }
  void load_bits(InstId id) {
    emit_.set_position(id);
    replace_by_bits(id, {function_.operand(id, 0)});
  }
  void exchange_bits(InstId id) {
    emit_.set_position(id);
    Value value = function_.operand(id, 1);
    value = emit_.cast(Opcode::BitCast, value, bits_type(function_[id].type));
    replace_by_bits(id, {function_.operand(id, 0), value});
  }
  void store_bits(InstId id) {
    emit_.set_position(id);
    Value value = function_.operand(id, 0);
    value = emit_.cast(Opcode::BitCast, value, bits_type(emit_.type_of(value)));
    function_.set_operand(id, 0, value);
  }

  void loop_over(InstId id, AtomicOperation operation) {
    function_.track_uses();
    offset_ = function_.offset_of(id);
    emit_.set_position(id);
    Value pointer = function_.operand(id, 0), operand = function_.operand(id, 1);
    TypeId type = function_[id].type, word = bits_type(type);
    Value old = emit_.load(word, pointer, types_.align_of(word));
    const BlockId loop = edit_.add_after(block_, offset_), done = edit_.add_after(loop, offset_);
    append(block_, Opcode::Br, ssa::kVoid, {Value(loop)});
    InstId expected = append(loop, Opcode::Phi, word, {});
    InstId end = append(loop, Opcode::CondBr, ssa::kVoid, {});  // its condition is set below
    emit_.set_position(end);
    Value current = emit_.cast(Opcode::BitCast, expected, type);
    Value updated = emit_.cast(Opcode::BitCast, updated_value(operation, current, operand), word);
    const TypeId pair[] = {word, ssa::kI1};
    InstId exchange =
        emit_.make(Opcode::CmpXchg, types_.literal_struct(pair, false),
                   {pointer, Value(expected), updated}, 0, kSequential | kSequential << 4);
    Value seen = emit_.extract_value(exchange, 0), succeeded = emit_.extract_value(exchange, 1);
    const Value entries[] = {old, Value(block_), seen, Value(loop)};
    function_.set_operands(expected, entries);
    const Value ways[] = {succeeded, Value(done), Value(loop)};
    function_.set_operands(end, ways);
    function_.replace_all_uses(id, current);
    function_.erase(id);
    if (bits_of(word) > 64) compare_wide(exchange);
    block_ = done;
  }

  // The result of the operation on the value in memory.
  Value updated_value(AtomicOperation operation, Value old, Value operand) {
    auto choose = [&](IntPredicate predicate) {
      return emit_.select(emit_.icmp(predicate, old, operand), old, operand);
    };
    switch (operation) {
      case AtomicOperation::Exchange:
        return operand;
      case AtomicOperation::Add:
        return emit_.add(old, operand);
      case AtomicOperation::Sub:
        return emit_.sub(old, operand);
      case AtomicOperation::And:
        return emit_.bit_and(old, operand);
      case AtomicOperation::NotAnd:
        return emit_.bit_xor(emit_.bit_and(old, operand), emit_.all_ones(emit_.type_of(old)));
      case AtomicOperation::Or:
        return emit_.bit_or(old, operand);
      case AtomicOperation::Xor:
        return emit_.bit_xor(old, operand);
      case AtomicOperation::SMax:
        return choose(IntPredicate::SGT);
      case AtomicOperation::SMin:
        return choose(IntPredicate::SLE);
      case AtomicOperation::UMax:
        return choose(IntPredicate::UGT);
      case AtomicOperation::UMin:
        return choose(IntPredicate::ULE);
      case AtomicOperation::FAdd:
        return emit_.binary(Opcode::FAdd, old, operand);
      case AtomicOperation::FSub:
        return emit_.binary(Opcode::FSub, old, operand);
      case AtomicOperation::FMax:
      case AtomicOperation::FMin:
        return extremum(operation == AtomicOperation::FMax, old, operand);
      case AtomicOperation::FMaximum:
      case AtomicOperation::FMinimum:
        return extremum_or_nan(operation == AtomicOperation::FMaximum, old, operand);
      case AtomicOperation::SubConditional:
      case AtomicOperation::SubSaturating:
        return lessened(operation == AtomicOperation::SubSaturating, old, operand);
      default:
        return wrapped(operation == AtomicOperation::IncrementWrap, old, operand);
    }
  }

  // usub_cond: old >= operand ? old − operand : old
  // usub_sat:  old >= operand ? old − operand : 0
  Value lessened(bool saturates, Value old, Value operand) {
    const Value is_enough = emit_.icmp(IntPredicate::UGE, old, operand);
    const Value otherwise = saturates ? emit_.integer(emit_.type_of(old), 0) : old;
    return emit_.select(is_enough, emit_.sub(old, operand), otherwise);
  }

  // As llvm.maximum and llvm.minimum: a NaN wins, and −0 is less than 0. Equal numbers are zeros of
  // any sign, or the same bits: their union or intersection has the right sign.
  Value extremum_or_nan(bool maximum, Value old, Value operand) {
    auto compare = [&](ssa::FloatPredicate predicate, Value left, Value right) {
      return Value(
          emit_.make(Opcode::FCmp, ssa::kI1, {left, right}, 0, static_cast<uint8_t>(predicate)));
    };
    const TypeId type = emit_.type_of(old), word = bits_type(type);
    const Value a = emit_.cast(Opcode::BitCast, old, word);
    const Value b = emit_.cast(Opcode::BitCast, operand, word);
    const Value both =
        emit_.cast(Opcode::BitCast, maximum ? emit_.bit_and(a, b) : emit_.bit_or(a, b), type);
    const Value better =
        compare(maximum ? ssa::FloatPredicate::OGT : ssa::FloatPredicate::OLT, old, operand);
    const Value larger = emit_.select(better, old, operand);
    const Value equal = compare(ssa::FloatPredicate::OEQ, old, operand);
    const Value number = emit_.select(equal, both, larger);
    // A NaN plus anything is a quiet NaN.
    const Value unordered = compare(ssa::FloatPredicate::UNO, old, operand);
    return emit_.select(unordered, emit_.binary(Opcode::FAdd, old, operand), number);
  }

  // As fmax and fmin: a NaN loses.
  Value extremum(bool maximum, Value old, Value operand) {
    auto compare = [&](ssa::FloatPredicate predicate, Value left) {
      return Value(
          emit_.make(Opcode::FCmp, ssa::kI1, {left, operand}, 0, static_cast<uint8_t>(predicate)));
    };
    Value better = compare(maximum ? ssa::FloatPredicate::OGT : ssa::FloatPredicate::OLT, old);
    Value keeps = emit_.bit_or(better, compare(ssa::FloatPredicate::UNO, operand));
    return emit_.select(keeps, old, operand);
  }

  // uinc_wrap: old >= operand ? 0 : old + 1
  // udec_wrap: old == 0 or old > operand ? operand : old − 1
  Value wrapped(bool up, Value old, Value operand) {
    Value zero = emit_.integer(emit_.type_of(old), 0), one = emit_.integer(emit_.type_of(old), 1);
    if (up) {
      const Value wraps = emit_.icmp(IntPredicate::UGE, old, operand);
      return emit_.select(wraps, zero, emit_.add(old, one));
    }
    const Value is_zero = emit_.icmp(IntPredicate::EQ, old, zero);
    const Value wraps = emit_.bit_or(is_zero, emit_.icmp(IntPredicate::UGT, old, operand));
    return emit_.select(wraps, operand, emit_.sub(old, one));
  }

  // --- 128 bits

  bool has_wide_compare() const { return (features_ & processor_feature::Cx16) != 0; }

  void access_wide(InstId id) {
    const bool is_store = function_[id].opcode == Opcode::Store;
    const Value pointer = function_.operand(id, is_store ? 1 : 0);
    if (bits_of(accessed_type(id)) != 128 || emit_.type_of(pointer) != ssa::kPtr) return report(id);
    emit_.set_position(id);
    if (has_wide_compare())
      access_by_instruction(id, pointer);
    else
      access_by_library(id, pointer);
  }

  void compare_wide(InstId id) {
    if (has_wide_compare())
      compare_by_instruction(id);
    else
      compare_by_library(id);
  }

  // --- 128 bits by cmpxchg16b

  void access_by_instruction(InstId id, Value pointer) {
    switch (function_[id].opcode) {
      case Opcode::Load:
        return replace_by_cast(id, loaded(pointer, bits_type(function_[id].type)));
      case Opcode::Store:
        return store_by_exchange(id, pointer);
      case Opcode::CmpXchg:
        return compare_by_instruction(id);
      default:
        return loop_over(id, static_cast<AtomicOperation>(function_[id].subcode & 31));
    }
  }

  Value loaded(Value pointer, TypeId type) {
    if ((features_ & processor_feature::Avx) != 0) {
      const Value bits =
          emit_.assembly("vmovdqa ${1}, ${0:x}", "=x,*m", ssa::kFp128, {&pointer, 1});
      return emit_.cast(Opcode::BitCast, bits, type);
    }
    const Words zero = {emit_.i64(0), emit_.i64(0)};
    return compare_and_exchange(pointer, type, zero, zero).seen;
  }

  void store_by_exchange(InstId id, Value pointer) {
    const Value stored = function_.operand(id, 0);
    const InstId exchange = emit_.make(Opcode::AtomicRMW, emit_.type_of(stored), {pointer, stored},
                                       0, static_cast<uint8_t>(AtomicOperation::Exchange));
    function_.erase(id);
    loop_over(exchange, AtomicOperation::Exchange);
  }

  void compare_by_instruction(InstId id) {
    emit_.set_position(id);
    const Value pointer = function_.operand(id, 0), expected = function_.operand(id, 1);
    const Words desired = words_of(function_.operand(id, 2));
    const Exchange done =
        compare_and_exchange(pointer, emit_.type_of(expected), words_of(expected), desired);
    replace_by_pair(id, done.seen, done.stored);
  }

  struct Words {
    Value low, high;
  };
  struct Exchange {
    Value seen, stored;  // i128, i1
  };
  Exchange compare_and_exchange(Value pointer, TypeId wide, Words expected, Words desired) {
    const TypeId types[] = {ssa::kI64, ssa::kI64, ssa::kI8};
    const Value arguments[] = {pointer, desired.low, desired.high, expected.low, expected.high};
    const Value result = emit_.assembly("lock cmpxchg16b ${3}\n\tsete ${2:b}",
                                        "={rax},={rdx},=r,*m,{rbx},{rcx},{rax},{rdx}",
                                        types_.literal_struct(types, false), arguments);
    const Value low = emit_.cast(Opcode::ZExt, emit_.extract_value(result, 0), wide);
    const Value high = emit_.cast(Opcode::ZExt, emit_.extract_value(result, 1), wide);
    return {
        emit_.bit_or(low, emit_.shift(Opcode::Shl, high, 64)),
        emit_.icmp(IntPredicate::NE, emit_.extract_value(result, 2), emit_.integer(ssa::kI8, 0))};
  }

  Words words_of(Value wide) {
    return {emit_.cast(Opcode::Trunc, wide, ssa::kI64),
            emit_.cast(Opcode::Trunc, emit_.shift(Opcode::LShr, wide, 64), ssa::kI64)};
  }

  // --- 128 bits by calls

  void access_by_library(InstId id, Value pointer) {
    switch (function_[id].opcode) {
      case Opcode::Load:
        return replace_by_call(id, "__atomic_load_16", {pointer, order(function_[id].subcode)});
      case Opcode::Store:
        emit_.call(
            "__atomic_store_16", ssa::kVoid,
            {pointer, bits_of_value(function_.operand(id, 0)), order(function_[id].subcode)});
        return function_.erase(id);
      case Opcode::CmpXchg:
        return compare_by_library(id);
      default:
        return update_by_library(id);
    }
  }

  void update_by_library(InstId id) {
    const auto operation = static_cast<AtomicOperation>(function_[id].subcode & 31);
    const std::string_view name = library_update(operation);
    if (name.empty()) return loop_over(id, operation);
    replace_by_call(id, name,
                    {function_.operand(id, 0), bits_of_value(function_.operand(id, 1)),
                     order(function_[id].subcode >> 5)});
  }

  // Empty: the library lacks it.
  static std::string_view library_update(AtomicOperation operation) {
    switch (operation) {
      case AtomicOperation::Exchange:
        return "__atomic_exchange_16";
      case AtomicOperation::Add:
        return "__atomic_fetch_add_16";
      case AtomicOperation::Sub:
        return "__atomic_fetch_sub_16";
      case AtomicOperation::And:
        return "__atomic_fetch_and_16";
      case AtomicOperation::NotAnd:
        return "__atomic_fetch_nand_16";
      case AtomicOperation::Or:
        return "__atomic_fetch_or_16";
      case AtomicOperation::Xor:
        return "__atomic_fetch_xor_16";
      default:
        return {};
    }
  }

  // The function returns whether it stored, and puts what it saw where it found what to expect.
  void compare_by_library(InstId id) {
    emit_.set_position(id);
    const Value expected = function_.operand(id, 1);
    const Value place = emit_.frame_object(emit_.type_of(expected), 16);
    emit_.store(expected, place, 16);
    const Value stored =
        emit_.call("__atomic_compare_exchange_16", ssa::kI1,
                   {function_.operand(id, 0), place, function_.operand(id, 2),
                    order(function_[id].subcode & 15), order(function_[id].subcode >> 4)});
    replace_by_pair(id, emit_.load(emit_.type_of(expected), place, 16), stored);
  }

  // The result of a compare-and-exchange.
  void replace_by_pair(InstId id, Value seen, Value stored) {
    Value pair = function_.constants().poison(function_[id].type);
    pair = emit_.insert_value(emit_.insert_value(pair, seen, 0), stored, 1);
    function_.track_uses();
    function_.replace_all_uses(id, pair);
    function_.erase(id);
  }

  void replace_by_call(InstId id, std::string_view name, std::initializer_list<Value> arguments) {
    replace_by_cast(id, emit_.call(name, bits_type(function_[id].type), arguments));
  }

  void replace_by_cast(InstId id, Value bits) {
    function_.track_uses();
    function_.replace_all_uses(id, emit_.cast(Opcode::BitCast, bits, function_[id].type));
    function_.erase(id);
  }

  Value bits_of_value(Value value) {
    return emit_.cast(Opcode::BitCast, value, bits_type(emit_.type_of(value)));
  }

  // The number that C has for an ordering: __ATOMIC_RELAXED is 0, __ATOMIC_SEQ_CST is 5.
  Value order(unsigned ordering) {
    const bool is_relaxed = ordering <= static_cast<unsigned>(ssa::AtomicOrdering::Monotonic);
    return emit_.integer(ssa::kI32, is_relaxed ? 0 : ordering - 1);
  }

  // --- blocks

  static constexpr auto kSequential =
      static_cast<uint8_t>(ssa::AtomicOrdering::SequentiallyConsistent);

  TypeId bits_type(TypeId type) {
    return types_.is_floating(type) ? types_.integer(static_cast<uint32_t>(bits_of(type))) : type;
  }
  InstId append(BlockId block, Opcode opcode, TypeId type, std::initializer_list<Value> operands) {
    InstId id = function_.create(opcode, type, operands, 0, 0, offset_);
    function_.append(block, id);
    return id;
  }
  // The walk moves what follows a loop to the block after it, an instruction at a time: each moves
  // once, however many loops its block has.
  void move_to_end(BlockId block, InstId id) {
    function_.unlink(id);
    function_.append(block, id);
  }

  ssa::Function& function_;
  ssa::TypeTable& types_ = function_.types();
  Diagnostics& diagnostics_;
  const ProcessorFeatures features_{function_.features()};
  ssa::CfgEdit edit_;
  Emitter emit_;
  BlockId block_;                    // the current one of the walk
  SourceOffset offset_ = kNoOffset;  // of new blocks
};

}  // namespace

bool lower_atomics(ssa::Function& function, Diagnostics& diagnostics, Arena& scratch) {
  return Atomics(function, diagnostics, scratch).run();
}

}  // namespace lilt::backend
