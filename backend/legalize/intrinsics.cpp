#include "backend/legalize/intrinsics.h"

#include <algorithm>
#include <vector>

#include "backend/legalize/declare.h"
#include "backend/legalize/steps.h"
#include "ir/ssa/intrinsic_name.h"

namespace lilt::backend {

using ssa::BlockId;
using ssa::InstId;
using ssa::Opcode;
using ssa::Value;

namespace {

constexpr std::string_view kHint = "a hint: dropped";
constexpr std::string_view kOperand = "its operand";
constexpr std::string_view kSelected = "instructions of the machine";
constexpr std::string_view kArithmetic = "plain arithmetic";
constexpr std::string_view kOverflow = "one instruction and its flags; other widths: arithmetic";
constexpr std::string_view kMemory = "moves when the length is a short constant; otherwise a call";
constexpr std::string_view kInlineMemory =
    "moves when the length is short; otherwise rep movsb or stosb";
constexpr std::string_view kLibrary = "a call of the C library; vectors lane by lane";
constexpr std::string_view kList = "loads and stores of the list";
constexpr std::string_view kAssembly = "assembly";
constexpr std::string_view kReduction = "a chain over the lanes";

constexpr IntrinsicRow kTable[] = {
    {"llvm.abs", expand_absolute, kArithmetic},
    {"llvm.acos", call_library, kLibrary},
    {"llvm.annotation", use_first_argument, kOperand},
    {"llvm.arithmetic.fence", use_first_argument, kOperand},
    {"llvm.asin", call_library, kLibrary},
    {"llvm.assume", drop, kHint},
    {"llvm.atan", call_library, kLibrary},
    {"llvm.atan2", call_library, kLibrary},
    {"llvm.bitreverse", expand_bit_reverse, kArithmetic},
    {"llvm.bswap", expand_byte_swap, kSelected},
    {"llvm.canonicalize", expand_canonicalize, "a product with 1"},
    {"llvm.ceil", call_library, kLibrary},
    {"llvm.clear_cache", drop, "nothing: caches agree by themselves"},
    {"llvm.copysign", expand_floating_tile, kSelected},
    {"llvm.cos", call_library, kLibrary},
    {"llvm.cosh", call_library, kLibrary},
    {"llvm.ctlz", expand_count_leading_zeros, kSelected},
    {"llvm.ctpop", expand_population_count, kArithmetic},
    {"llvm.cttz", expand_count_trailing_zeros, kSelected},
    {"llvm.dbg.addr", drop, kHint},
    {"llvm.dbg.assign", drop, kHint},
    {"llvm.dbg.declare", drop, kHint},
    {"llvm.dbg.label", drop, kHint},
    {"llvm.dbg.value", drop, kHint},
    {"llvm.debugtrap", keep_for_selector, kSelected},
    {"llvm.donothing", drop, kHint},
    {"llvm.eh.sjlj.longjmp", expand_long_jump, kAssembly},
    {"llvm.eh.sjlj.setjmp", expand_set_jump, kAssembly},
    {"llvm.exp", call_library, kLibrary},
    {"llvm.exp10", call_library, kLibrary},
    {"llvm.exp2", call_library, kLibrary},
    {"llvm.expect", use_first_argument, kOperand},
    {"llvm.expect.with.probability", use_first_argument, kOperand},
    {"llvm.experimental.noalias.scope.decl", drop, kHint},
    {"llvm.experimental.widenable.condition", answer_true, "true"},
    {"llvm.fabs", expand_floating_tile, kSelected},
    {"llvm.fake.use", drop, kHint},
    {"llvm.floor", call_library, kLibrary},
    {"llvm.flt.rounds", expand_get_rounding, "a call of fegetround"},
    {"llvm.fma", call_library, kLibrary},
    {"llvm.fmuladd", expand_multiply_add, "a product and a sum"},
    {"llvm.fptosi.sat", expand_signed_conversion, kArithmetic},
    {"llvm.fptoui.sat", expand_unsigned_conversion, kArithmetic},
    {"llvm.frameaddress", keep_for_selector, kSelected},
    {"llvm.frexp", expand_fraction_and_exponent, kLibrary},
    {"llvm.fshl", expand_funnel_shift_left, kSelected},
    {"llvm.fshr", expand_funnel_shift_right, kSelected},
    {"llvm.get.rounding", expand_get_rounding, "a call of fegetround"},
    {"llvm.invariant.end", drop, kHint},
    {"llvm.invariant.start", drop, kHint},
    {"llvm.is.constant", answer_false, "false"},
    {"llvm.is.fpclass", expand_class_test, kArithmetic},
    {"llvm.launder.invariant.group", use_first_argument, kOperand},
    {"llvm.ldexp", call_library, kLibrary},
    {"llvm.lifetime.end", drop, kHint},
    {"llvm.lifetime.start", drop, kHint},
    {"llvm.llrint", call_library, kLibrary},
    {"llvm.llround", call_library, kLibrary},
    {"llvm.load.relative", expand_load_relative, kArithmetic},
    {"llvm.log", call_library, kLibrary},
    {"llvm.log10", call_library, kLibrary},
    {"llvm.log2", call_library, kLibrary},
    {"llvm.lrint", call_library, kLibrary},
    {"llvm.lround", call_library, kLibrary},
    {"llvm.maximum", expand_maximum, kArithmetic},
    {"llvm.maxnum", call_library, kLibrary},
    {"llvm.memcpy", expand_memory_copy, kMemory},
    {"llvm.memcpy.inline", expand_inline_copy, kInlineMemory},
    {"llvm.memmove", expand_memory_move, kMemory},
    {"llvm.memset", expand_memory_set, kMemory},
    {"llvm.memset.inline", expand_inline_set, kInlineMemory},
    {"llvm.minimum", expand_minimum, kArithmetic},
    {"llvm.minnum", call_library, kLibrary},
    {"llvm.nearbyint", call_library, kLibrary},
    {"llvm.objectsize", expand_object_size, "unknown: -1, or 0 when the minimum is asked for"},
    {"llvm.pow", call_library, kLibrary},
    {"llvm.powi", expand_power_of_integer, kLibrary},
    {"llvm.prefetch", drop, kHint},
    {"llvm.pseudoprobe", drop, kHint},
    {"llvm.ptr.annotation", use_first_argument, kOperand},
    {"llvm.ptrmask", expand_pointer_mask, kArithmetic},
    {"llvm.readcyclecounter", keep_for_selector, kSelected},
    {"llvm.returnaddress", keep_for_selector, kSelected},
    {"llvm.rint", call_library, kLibrary},
    {"llvm.round", call_library, kLibrary},
    {"llvm.roundeven", call_library, kLibrary},
    {"llvm.sadd.sat", expand_signed_add_saturating, kArithmetic},
    {"llvm.sadd.with.overflow", expand_signed_add_overflow, kOverflow},
    {"llvm.scmp", expand_signed_compare, kArithmetic},
    {"llvm.sideeffect", drop, kHint},
    {"llvm.sin", call_library, kLibrary},
    {"llvm.sinh", call_library, kLibrary},
    {"llvm.smax", expand_signed_max, kArithmetic},
    {"llvm.smin", expand_signed_min, kArithmetic},
    {"llvm.smul.with.overflow", expand_signed_mul_overflow, kOverflow},
    {"llvm.sqrt", expand_floating_tile, kSelected},
    {"llvm.ssa.copy", use_first_argument, kOperand},
    {"llvm.sshl.sat", expand_signed_shift_saturating, kArithmetic},
    {"llvm.ssub.sat", expand_signed_sub_saturating, kArithmetic},
    {"llvm.ssub.with.overflow", expand_signed_sub_overflow, kOverflow},
    {"llvm.stackrestore", keep_for_selector, kSelected},
    {"llvm.stacksave", keep_for_selector, kSelected},
    {"llvm.strip.invariant.group", use_first_argument, kOperand},
    {"llvm.tan", call_library, kLibrary},
    {"llvm.tanh", call_library, kLibrary},
    {"llvm.threadlocal.address", use_first_argument, kOperand},
    {"llvm.trap", expand_trap, "ud2"},
    {"llvm.trunc", call_library, kLibrary},
    {"llvm.uadd.sat", expand_unsigned_add_saturating, kArithmetic},
    {"llvm.uadd.with.overflow", expand_unsigned_add_overflow, kOverflow},
    {"llvm.ubsantrap", expand_trap, "ud2"},
    {"llvm.ucmp", expand_unsigned_compare, kArithmetic},
    {"llvm.umax", expand_unsigned_max, kArithmetic},
    {"llvm.umin", expand_unsigned_min, kArithmetic},
    {"llvm.umul.with.overflow", expand_unsigned_mul_overflow, kOverflow},
    {"llvm.ushl.sat", expand_unsigned_shift_saturating, kArithmetic},
    {"llvm.usub.sat", expand_unsigned_sub_saturating, kArithmetic},
    {"llvm.usub.with.overflow", expand_unsigned_sub_overflow, kOverflow},
    {"llvm.va_copy", keep_for_variable_arguments, kList},
    {"llvm.va_end", keep_for_variable_arguments, kList},
    {"llvm.va_start", keep_for_variable_arguments, kList},
    {"llvm.var.annotation", drop, kHint},
    {"llvm.vector.reduce.add", expand_reduction, kReduction},
    {"llvm.vector.reduce.and", expand_reduction, kReduction},
    {"llvm.vector.reduce.fadd", expand_reduction, kReduction},
    {"llvm.vector.reduce.fmax", expand_reduction, kReduction},
    {"llvm.vector.reduce.fmaximum", expand_reduction, kReduction},
    {"llvm.vector.reduce.fmin", expand_reduction, kReduction},
    {"llvm.vector.reduce.fminimum", expand_reduction, kReduction},
    {"llvm.vector.reduce.fmul", expand_reduction, kReduction},
    {"llvm.vector.reduce.mul", expand_reduction, kReduction},
    {"llvm.vector.reduce.or", expand_reduction, kReduction},
    {"llvm.vector.reduce.smax", expand_reduction, kReduction},
    {"llvm.vector.reduce.smin", expand_reduction, kReduction},
    {"llvm.vector.reduce.umax", expand_reduction, kReduction},
    {"llvm.vector.reduce.umin", expand_reduction, kReduction},
    {"llvm.vector.reduce.xor", expand_reduction, kReduction},
};
static_assert(std::ranges::is_sorted(kTable, {}, &IntrinsicRow::name));

// Expands the calls of a function, and puts what they gave in the place of their results at the
// end.
class IntrinsicExpansion {
 public:
  explicit IntrinsicExpansion(ssa::Function& function) : function_(function), emit_(function) {}

  void run() {
    const std::vector<BlockId> blocks = function_.blocks();
    for (BlockId block : blocks)
      for (InstId id = function_[block].first, next; id.valid(); id = next) next = expand(id);
    if (expanded_.empty()) return;
    for (BlockId block : function_.blocks())
      for (InstId id = function_[block].first; id.valid(); id = function_.next(id)) replace_in(id);
    for (InstId id : expanded_) function_.set_operands(id, {});
  }

 private:
  // Gives the instruction to go on with: the first one that the rule made, if it made any.
  InstId expand(InstId id) {
    std::string_view name = called_intrinsic(function_, id);
    const IntrinsicRow* row = name.empty() ? nullptr : find_intrinsic_row(name);
    if (row == nullptr || row->rule == keep_for_selector) return function_.next(id);
    emit_.set_position(id);
    InstId before = function_.previous(id);
    BlockId block = function_.block_of(id);
    Value result = row->rule({emit_, id, row->name});
    if (result == Value(id)) return function_.next(id);
    if (replacements_.size() <= id.index()) replacements_.resize(function_.value_count());
    if (function_[id].type != ssa::kVoid)
      replacements_[id.index()] =
          result.valid() ? result : Value(function_.constants().poison(function_[id].type));
    expanded_.push_back(id);
    if (result.is_local() && function_.name_of(result.local()).is_none())
      function_.set_name(result.local(), function_.name_of(id));
    function_.unlink(id);
    return before.valid() ? function_.next(before) : function_[block].first;
  }

  void replace_in(InstId id) {
    for (uint32_t i = 0; i < function_[id].operand_count; ++i) {
      Value value = function_.operand(id, i);
      if (Value final = final_of(value); final != value) function_.set_operand(id, i, final);
    }
  }

  Value replacement_of(Value value) const {
    bool is_known = value.is_local() && value.local().index() < replacements_.size();
    return is_known ? replacements_[value.local().index()] : Value();
  }

  // What comes out when replacements are replaced. All on the way get it, so that chains stay
  // short.
  Value final_of(Value value) {
    Value final = value;
    while (replacement_of(final).valid()) final = replacement_of(final);
    while (value != final) {
      Value next = replacement_of(value);
      replacements_[value.local().index()] = final;
      value = next;
    }
    return final;
  }

  ssa::Function& function_;
  Emitter emit_;
  std::vector<Value> replacements_;  // by value; none: stays
  std::vector<InstId> expanded_;
};

}  // namespace

std::span<const IntrinsicRow> intrinsic_table() { return kTable; }

std::string describe_intrinsics() {
  size_t widest = 0;
  for (const IntrinsicRow& row : kTable) widest = std::max(widest, row.name.size());
  std::string out = "\nIntrinsics, and what becomes of them:\n";
  for (const IntrinsicRow& row : kTable) {
    out += "  " + std::string(row.name) + std::string(widest + 2 - row.name.size(), ' ');
    out += std::string(row.what) + "\n";
  }
  return out;
}

const IntrinsicRow* find_intrinsic_row(std::string_view name) {
  std::string_view base = ssa::intrinsic_base(name);
  auto found = std::ranges::lower_bound(kTable, base, {}, &IntrinsicRow::name);
  return found != std::end(kTable) && found->name == base ? found : nullptr;
}

std::string_view called_intrinsic(const ssa::Function& function, InstId id) {
  if (function[id].opcode != Opcode::Call) return {};
  std::string_view name = callee_name(function, id);
  return name.starts_with("llvm.") ? name : std::string_view();
}

Value keep_for_selector(const IntrinsicCall& call) { return call.id; }
Value keep_for_variable_arguments(const IntrinsicCall& call) { return call.id; }
Value drop(const IntrinsicCall&) { return {}; }
Value use_first_argument(const IntrinsicCall& call) { return call.argument(0); }
Value answer_false(const IntrinsicCall& call) { return call.emit.boolean(false); }
Value answer_true(const IntrinsicCall& call) { return call.emit.boolean(true); }

Value expand_object_size(const IntrinsicCall& call) {
  return call.is_constant_true(1) ? call.emit.integer(call.type(), 0)
                                  : call.emit.all_ones(call.type());
}

void expand_intrinsics(ssa::Function& function) { IntrinsicExpansion(function).run(); }

}  // namespace lilt::backend
