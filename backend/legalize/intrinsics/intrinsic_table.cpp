#include "backend/legalize/intrinsics/intrinsic_table.h"
#include "backend/legalize/names.h"

#include <algorithm>

#include "backend/legalize/declare.h"
#include "backend/legalize/steps.h"
#include "ir/ssa/fold.h"
#include "ir/ssa/intrinsics.h"

namespace lilt::backend {

namespace {

using namespace processor_feature;

struct Expansion {
  IntrinsicRule rule;
  std::string_view what;
  bool stays_plain = false;  // see IntrinsicRow
  ProcessorFeatures needs = 0;
  std::string_view plain = {};  // the intrinsic without constraints
};

// --- the words of the column
constexpr Expansion hint{drop, "a hint: dropped"};
constexpr Expansion operand{use_first_argument, "its operand"};
constexpr Expansion kept{keep_for_selector, "machine instructions", true};
constexpr Expansion variable_arguments{keep_for_variable_arguments,
                                       "loads and stores of the va_list"};
constexpr Expansion backend{nullptr, {}};  // the backend's own: refused in its input
constexpr Expansion trap{expand_trap, "ud2"};
constexpr Expansion library{call_library, "a call of the C library; vectors lane by lane"};
constexpr Expansion unconstrained(std::string_view plain) {
  return {expand_constrained, "as without constraints: a call", false, 0, plain};
}
constexpr Expansion rearranged{expand_rearrangement, "the lanes in another order"};
constexpr Expansion reduction{expand_reduction, "a chain over the lanes"};
constexpr Expansion masked{expand_masked_access, "lane by lane, or vmaskmov"};

constexpr Expansion other(IntrinsicRule rule, std::string_view what) { return {rule, what}; }
constexpr Expansion arithmetic(IntrinsicRule rule) { return {rule, "plain arithmetic"}; }
constexpr Expansion selected(IntrinsicRule rule) { return {rule, kept.what}; }
constexpr Expansion assembly(IntrinsicRule rule) { return {rule, "assembly"}; }
constexpr Expansion library_through(IntrinsicRule rule) { return {rule, library.what}; }
constexpr Expansion constrained(IntrinsicRule rule) {
  return {rule, "assembly, which does not move"};
}
constexpr Expansion overflow(IntrinsicRule rule) {
  return {rule, "one instruction and its flags; other widths: arithmetic"};
}
constexpr Expansion memory(IntrinsicRule rule) {
  return {rule, "moves when the length is a short constant; otherwise a call", true};
}
constexpr Expansion inline_memory(IntrinsicRule rule) {
  return {rule, "moves when the length is short; otherwise rep movsb or stosb"};
}
constexpr Expansion packed{keep_for_selector, "one instruction"};
constexpr Expansion masked_move{expand_masked_move, "vmaskmov, vpmaskmov"};
constexpr Expansion gathered{expand_gather, "one instruction"};
constexpr Expansion rounded{expand_rounded, "one instruction, rounded as the processor is set to"};
constexpr Expansion masked_conversion{expand_masked_conversion,
                                      "a conversion, and a choice of lanes"};
constexpr Expansion unaligned_load{expand_unaligned_load, "a load"};
constexpr Expansion lowest(IntrinsicRule rule) { return {rule, "operations on the lowest lanes"}; }
constexpr Expansion lowest_of_packed{expand_lowest_of_packed, "an operation on all lanes"};
constexpr Expansion packed_shift{expand_packed_shift, "one instruction"};
constexpr Expansion instruction(std::string_view text) { return {expand_instruction, text}; }

// Where the function's processor has the features; refused elsewhere.
constexpr Expansion needs(ProcessorFeatures features, Expansion expansion) {
  expansion.needs = features;
  return expansion;
}

constexpr IntrinsicRow row_of(std::string_view name, Expansion expansion) {
  return {name,           expansion.rule, expansion.what, expansion.stays_plain, expansion.needs,
          expansion.plain};
}
constexpr IntrinsicRow kTable[] = {
#define X(name, types, expansion, tile, interpretation) row_of(name, expansion),
#include "ir/ssa/intrinsics.def"
#undef X
};

const IntrinsicRow* row_of_number(uint16_t intrinsic) {
  const bool is_known = intrinsic != 0 && kTable[intrinsic - 1].rule != nullptr;
  return is_known ? &kTable[intrinsic - 1] : nullptr;
}

// Expands the calls of a function; at the end, replaces their results by the expanded values.
class IntrinsicExpansion {
 public:
  IntrinsicExpansion(ssa::Function& function, Arena& scratch)
      : function_(function), scratch_(scratch) {}

  void run() {
    for (BlockId block : blocks_)
      for (InstId id = function_[block].first, next; id.valid(); id = next) next = expand(id);
    if (!replacements_.empty()) replace_all();
    for (InstId id : expanded_) function_.set_operands(id, {});
  }

 private:
  // Returns the next instruction to visit: the first one that the rule emitted, if any.
  InstId expand(InstId id) {
    if (function_[id].opcode != Opcode::Call) return function_.next(id);
    const IntrinsicRow* row = intrinsic_row_of(function_, id);
    if (row == nullptr || row->rule == keep_for_selector) return function_.next(id);
    emit_.set_position(id);
    InstId before = function_.previous(id);
    BlockId block = function_.block_of(id);
    Value result = row->rule({emit_, id, row->name, row->what, row->plain});
    if (result == Value(id)) return function_.next(id);
    if (function_[id].type != ssa::kVoid) {
      if (replacements_.size() <= id.index()) replacements_.resize(function_.value_count());
      replacements_[id.index()] =
          result.valid() ? result : Value(function_.constants().poison(function_[id].type));
    }
    expanded_.push_back(id);
    if (result.is_local() && function_.name_of(result.local()).is_none())
      function_.set_name(result.local(), function_.name_of(id));
    function_.unlink(id);
    return before.valid() ? function_.next(before) : function_[block].first;
  }

  void replace_all() {
    for (BlockId block : function_.blocks())
      for (InstId id = function_[block].first; id.valid(); id = function_.next(id)) replace_in(id);
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

  // Follows replacements to the final value. Every value on the path gets it, which keeps chains
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
  Arena& scratch_;
  Emitter emit_{function_, scratch_};
  // before expansions add some
  const ArenaVector<BlockId> blocks_{function_.blocks().begin(), function_.blocks().end(),
                                     scratch_};
  ArenaVector<Value> replacements_{scratch_};  // by value; none: stays
  ArenaVector<InstId> expanded_{scratch_};
};

}  // namespace

std::span<const IntrinsicRow> intrinsic_table() { return kTable; }

std::string describe_intrinsics() {
  size_t widest = 0;
  for (const IntrinsicRow& row : kTable) widest = std::max(widest, row.name.size());
  std::string out = "\nIntrinsics and their expansions:\n";
  for (const IntrinsicRow& row : kTable) {
    if (row.rule == nullptr) continue;
    out += "  " + std::string(row.name) + std::string(widest + 2 - row.name.size(), ' ');
    out += std::string(row.what) + "\n";
  }
  return out;
}

const IntrinsicRow* find_intrinsic_row(std::string_view name) {
  return row_of_number(ssa::find_intrinsic_signature(name));
}

const IntrinsicRow* intrinsic_row_of(const ssa::Function& function, InstId id) {
  return row_of_number(ssa::called_intrinsic_number(function, id));
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
Value answer_constant(const IntrinsicCall& call) {
  return call.emit.boolean(ssa::is_manifest_constant(call.emit.function(), call.argument(0)));
}
Value answer_true(const IntrinsicCall& call) { return call.emit.boolean(true); }
Value answer_zero(const IntrinsicCall& call) { return call.emit.integer(call.type(), 0); }

Value expand_object_size(const IntrinsicCall& call) {
  return call.is_constant_true(1) ? call.emit.integer(call.type(), 0)
                                  : call.emit.all_ones(call.type());
}

void expand_intrinsics(ssa::Function& function, Arena& scratch) {
  IntrinsicExpansion(function, scratch).run();
}

}  // namespace lilt::backend
