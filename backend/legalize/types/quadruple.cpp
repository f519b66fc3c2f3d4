// Operations on fp128, which x86-64 lacks, become calls of libgcc and of the C library. Negation
// flips the highest bit without a call.
//
// Comparisons: each function returns a number to compare with zero; for NaN, one for which its own
// relation does not hold. A relation that holds for NaN is therefore the negation of another.
// Source: "Soft float library routines" in the manual of GCC's internals.
#include <string>

#include "backend/legalize/declare.h"
#include "backend/legalize/emitter.h"
#include "backend/legalize/names.h"
#include "backend/legalize/steps.h"

namespace lilt::backend {

using ssa::FloatPredicate;

namespace {

class QuadrupleOperations {
 public:
  QuadrupleOperations(ssa::Function& function, Arena& scratch)
      : function_(function), emit_(function, scratch) {}

  void run() {
    function_.track_uses();
    for (ssa::BlockId block : function_.blocks())
      for (InstId id = function_[block].first, next; id.valid(); id = next) {
        next = function_.next(id);
        if (!concerns_quadruple(id)) continue;
        emit_.set_position(id);
        Value value = lowered(id);
        if (!value.valid()) continue;
        if (value.is_local()) function_.set_name(value.local(), function_.name_of(id));
        function_.replace_all_uses(id, value);
        function_.erase(id);
      }
  }

 private:
  bool concerns_quadruple(InstId id) const {
    const ssa::Instruction& instruction = function_[id];
    if (instruction.type == ssa::kFp128) return true;
    return instruction.operand_count != 0 && !function_.operand(id, 0).is_block() &&
           !function_.operand(id, 0).is_type() &&
           function_.type_of(function_.operand(id, 0)) == ssa::kFp128;
  }

  // The replacement of the instruction; none() if it stays.
  Value lowered(InstId id) {
    switch (Opcode opcode = function_[id].opcode) {
      case Opcode::FAdd:
        return call_binary(id, "__addtf3");
      case Opcode::FSub:
        return call_binary(id, "__subtf3");
      case Opcode::FMul:
        return call_binary(id, "__multf3");
      case Opcode::FDiv:
        return call_binary(id, "__divtf3");
      case Opcode::FRem:
        return call_binary(id, "fmodf128");
      case Opcode::FNeg:
        return negated(function_.operand(id, 0));
      case Opcode::FCmp:
        return compared(id);
      case Opcode::FPExt:
      case Opcode::FPTrunc:
        return other_format(id);
      case Opcode::SIToFP:
      case Opcode::UIToFP:
        return from_integer(id, opcode == Opcode::SIToFP);
      case Opcode::FPToSI:
      case Opcode::FPToUI:
        return to_integer(id, opcode == Opcode::FPToSI);
      default:
        return {};
    }
  }

  Value call_binary(InstId id, std::string_view name) {
    return emit_.call(name, ssa::kFp128, {function_.operand(id, 0), function_.operand(id, 1)});
  }

  Value negated(Value value) {
    Value bits = emit_.cast(Opcode::BitCast, value, ssa::kI128);
    bits = emit_.bit_xor(bits, emit_.single_bit(ssa::kI128, 127));
    return emit_.cast(Opcode::BitCast, bits, ssa::kFp128);
  }

  Value related(InstId id, std::string_view name, IntPredicate predicate) {
    Value answer =
        emit_.call(name, ssa::kI32, {function_.operand(id, 0), function_.operand(id, 1)});
    return emit_.icmp(predicate, answer, emit_.integer(ssa::kI32, 0));
  }

  Value compared(InstId id) {
    switch (static_cast<FloatPredicate>(function_[id].subcode)) {
      case FloatPredicate::False:
        return emit_.boolean(false);
      case FloatPredicate::True:
        return emit_.boolean(true);
      case FloatPredicate::OEQ:
        return related(id, "__eqtf2", IntPredicate::EQ);
      case FloatPredicate::UNE:
        return related(id, "__netf2", IntPredicate::NE);
      case FloatPredicate::OLT:
        return related(id, "__lttf2", IntPredicate::SLT);
      case FloatPredicate::OLE:
        return related(id, "__letf2", IntPredicate::SLE);
      case FloatPredicate::OGT:
        return related(id, "__gttf2", IntPredicate::SGT);
      case FloatPredicate::OGE:
        return related(id, "__getf2", IntPredicate::SGE);
      case FloatPredicate::ULT:
        return related(id, "__getf2", IntPredicate::SLT);
      case FloatPredicate::ULE:
        return related(id, "__gttf2", IntPredicate::SLE);
      case FloatPredicate::UGT:
        return related(id, "__letf2", IntPredicate::SGT);
      case FloatPredicate::UGE:
        return related(id, "__lttf2", IntPredicate::SGE);
      case FloatPredicate::UNO:
        return related(id, "__unordtf2", IntPredicate::NE);
      case FloatPredicate::ORD:
        return related(id, "__unordtf2", IntPredicate::EQ);
      case FloatPredicate::ONE: {
        const Value is_ordered = related(id, "__unordtf2", IntPredicate::EQ);
        return emit_.bit_and(is_ordered, related(id, "__netf2", IntPredicate::NE));
      }
      case FloatPredicate::UEQ: {
        const Value is_unordered = related(id, "__unordtf2", IntPredicate::NE);
        return emit_.bit_or(is_unordered, related(id, "__eqtf2", IntPredicate::EQ));
      }
    }
    return {};
  }

  Value other_format(InstId id) {
    Value value = function_.operand(id, 0);
    TypeId from = function_.type_of(value), to = function_[id].type;
    if (to != ssa::kFp128) return emit_.call("__trunctf" + library_mode(to) + "2", to, {value});
    if (from == ssa::kBFloat) value = emit_.cast(Opcode::FPExt, value, ssa::kFloat);
    std::string name = "__extend" + library_mode(function_.type_of(value)) + "tf2";
    return emit_.call(name, to, {value});
  }

  // The integer type of libgcc that holds a width; none() above 128 bits.
  static TypeId library_integer(uint32_t bits) {
    return bits <= 32    ? ssa::kI32
           : bits <= 64  ? ssa::kI64
           : bits <= 128 ? ssa::kI128
                         : TypeId::none();
  }

  Value from_integer(InstId id, bool is_signed) {
    Value value = function_.operand(id, 0);
    TypeId wide = library_integer(emit_.bits_of(function_.type_of(value)));
    if (!wide.valid()) return {};
    value = is_signed ? emit_.resize_signed(value, wide) : emit_.resize_unsigned(value, wide);
    std::string name = is_signed ? "__float" : "__floatun";
    return emit_.call(name + library_mode(wide) + "tf", ssa::kFp128, {value});
  }

  Value to_integer(InstId id, bool is_signed) {
    TypeId type = function_[id].type, wide = library_integer(emit_.bits_of(type));
    if (!wide.valid()) return {};
    std::string name = is_signed ? "__fixtf" : "__fixunstf";
    Value whole = emit_.call(name + library_mode(wide), wide, {function_.operand(id, 0)});
    return emit_.resize_unsigned(whole, type);
  }

  ssa::Function& function_;
  Emitter emit_;
};

}  // namespace

void lower_quadruple_operations(ssa::Function& function, Arena& scratch) {
  QuadrupleOperations(function, scratch).run();
}

}  // namespace lilt::backend
