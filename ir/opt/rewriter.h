// The interface through which the rules of instruction_simplify examine and change code.
#pragma once

#include <array>
#include <bit>
#include <initializer_list>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "ir/opt/known_bits.h"
#include "ir/ssa/analyses.h"
#include "ir/ssa/fold.h"
#include "ir/ssa/function.h"
#include "ir/ssa/library_functions.h"

namespace lilt::opt {

// The current instruction, and the work that its changes cause. Rules insert new instructions
// before it. Requires tracked uses and an unchanging CFG.
//
// A rule returns none() if it does not apply, `self()` if it has changed the instruction itself, or
// the value that replaces the instruction.
class Rewriter {
 public:
  Rewriter(ssa::Function& f, ssa::Analyses& analyses, Arena& scratch)
      : function(f),
        analyses_(analyses),
        cfg_(analyses.control_flow()),
        queue_(scratch),
        queued_(f.value_count(), false, scratch) {
    queue_.reserve(f.value_count() / 4 + 64);
  }

  ssa::Function& function;

  // --- the current instruction
  void set_current(ssa::InstId id) {
    id_ = id;
    width_ = kUnknownWidth;
    known_value_ = {};
  }
  ssa::InstId id() const { return id_; }
  ssa::Value self() const { return id_; }
  ssa::Opcode opcode() const { return function[id_].opcode; }
  uint16_t flags() const { return function[id_].flags; }
  ssa::TypeId type() const { return function[id_].type; }
  ssa::Value operand(uint32_t index) const { return function.operand(id_, index); }
  ssa::Value argument(uint32_t index) const { return operand(2 + index); }  // of a call
  // Width of the result, of an icmp's operands, if that is an integer of at most 64 bits, else 0:
  // only to those do the rules on constants apply.
  uint32_t width() const {
    if (width_ == kUnknownWidth)
      width_ = width_of(opcode() == ssa::Opcode::ICmp ? operand(0) : ssa::Value(id_));
    return width_;
  }

  // --- inspection
  uint32_t width_of(ssa::Value value) const;
  bool is_constant(ssa::Value value, uint64_t& bits) const {
    return integer_constant(function, value, bits);
  }
  bool is_zero(ssa::Value value) const;  // an integer constant
  bool is_instruction(ssa::Value value, ssa::Opcode opcode) const {
    return value.is_local() && function[value.local()].opcode == opcode;
  }
  ssa::Value operand_of(ssa::Value instruction, uint32_t index) const {
    return function.operand(instruction.local(), index);
  }
  // value = opcode(left, right)
  bool match(ssa::Value value, ssa::Opcode opcode, ssa::Value& left, ssa::Value& right) const;
  // value = opcode(left, constant)
  bool match(ssa::Value value, ssa::Opcode opcode, ssa::Value& left, uint64_t& right) const;
  bool has_one_use(ssa::Value value) const {
    return value.is_local() && function.has_one_use(value.local());
  }
  // Asks once for each value while the current instruction is examined.
  uint64_t known_zero(ssa::Value value) const {
    if (value != known_value_) known_zero_ = known_zero_bits(function, known_value_ = value);
    return known_zero_;
  }
  const ssa::ControlFlowGraph& cfg() const { return cfg_; }
  const ssa::DominatorTree& dominators() { return analyses_.dominators(); }

  // --- changes
  bool has_changed() const { return has_changed_; }
  bool has_exchanged_targets() const { return has_exchanged_targets_; }
  // A constant of the current instruction's type.
  ssa::Value constant(uint64_t bits) { return integer(type(), bits); }
  ssa::Value integer(ssa::TypeId type, uint64_t bits);
  // Turns the current instruction into another operation of the same type; returns self().
  ssa::Value become(ssa::Opcode opcode, std::span<const ssa::Value> operands, uint16_t flags = 0,
                    uint8_t subcode = 0);
  ssa::Value become(ssa::Opcode opcode, std::initializer_list<ssa::Value> operands,
                    uint16_t flags = 0, uint8_t subcode = 0) {
    return become(opcode, std::span(operands.begin(), operands.size()), flags, subcode);
  }
  ssa::Value become_constant_right(ssa::Opcode opcode, ssa::Value left, uint64_t right) {
    return become(opcode, {left, constant(right)});
  }
  // Promises more about the current instruction.
  void add_flags(uint16_t flags) {
    function[id_].flags |= flags;
    has_changed_ = true;
  }
  // The order of blocks in a walk over the graph depends on the order of a branch's targets.
  void note_exchanged_targets() { has_exchanged_targets_ = true; }
  // A new instruction before the current one, or the constant that it folds to.
  ssa::Value build(ssa::Opcode opcode, ssa::TypeId type, std::span<const ssa::Value> operands,
                   uint16_t flags = 0, uint8_t subcode = 0);
  ssa::Value build(ssa::Opcode opcode, ssa::TypeId type, std::initializer_list<ssa::Value> operands,
                   uint16_t flags = 0, uint8_t subcode = 0) {
    return build(opcode, type, std::span(operands.begin(), operands.size()), flags, subcode);
  }

  // --- work
  void push(ssa::InstId id);
  // Users, and to some depth those that learn their operands' bits through them; of these a bounded
  // number, since phis of a loop with many cases use each other: a path for each path through them.
  void push_users(ssa::InstId id, int depth = 0);
  // Operands that lose a use: they may be dead now, or their only user may do more with them.
  void push_operands(ssa::InstId id);
  // The next instruction, in the order of push; none() at the end.
  ssa::InstId pop();
  // Replaces the instruction by a value everywhere and erases it.
  void replace(ssa::InstId id, ssa::Value value);
  // Erases an instruction without uses, and pushes its operands, which may have become dead.
  void erase(ssa::InstId id);

 private:
  void push_indirect_users(ssa::InstId id, int depth, uint32_t& budget);

  ssa::Analyses& analyses_;
  const ssa::ControlFlowGraph& cfg_;
  bool has_changed_ = false, has_exchanged_targets_ = false;
  ssa::InstId id_;
  static constexpr uint32_t kUnknownWidth = UINT32_MAX;
  mutable uint32_t width_ = 0;
  mutable ssa::Value known_value_;  // the last that known_zero was asked for
  mutable uint64_t known_zero_ = 0;
  ArenaVector<ssa::InstId> queue_;
  size_t next_ = 0;
  ArenaVector<bool> queued_;
};

// --- what rules call that rows do not say (rewrite_rules.def)

// The number of a constant of type float or double.
std::optional<double> number_of(const ssa::Function& f, ssa::Value value);

// Numbers: the width of an integer type (0: none of at most 64 bits), the bits that may be one.
uint64_t bits(const Rewriter& r, ssa::Value x);
uint64_t possible(const Rewriter& r, ssa::Value x);
// Whether a bit of the number is known to be zero in x.
bool lacks(const Rewriter& r, ssa::Value x, uint64_t c);
// Whether only branches, and selects of numbers, use it, as their condition.
bool is_condition(const Rewriter& r);
bool is_index(const Rewriter& r);  // of 64 bits, used by getelementptrs only
bool is_non_negative(const Rewriter& r, ssa::Value x);
bool is_word(const Rewriter& r, ssa::Value x);       // 32 or 64 bits
bool has_own_type(const Rewriter& r, ssa::Value x);  // the current instruction's
bool is_constant(const Rewriter& r, ssa::Value x);
// Whether the low bits of one of them are at hand: it is a constant or made by a cast.
bool one_truncates_freely(const Rewriter& r, ssa::Value x, ssa::Value y);
bool is_product(const Rewriter& r, ssa::Value x);  // by a constant
bool is_sum(const Rewriter& r, ssa::Value x);      // with a constant
// A constant of x's type, its sign extended to the current instruction's.
uint64_t extend(const Rewriter& r, uint64_t c, ssa::Value x);
bool is_power_of_two(const Rewriter& r, uint64_t c);
// Whether an instruction has room for c, or has none for d either.
bool is_as_short(const Rewriter& r, uint64_t c, uint64_t d);
uint64_t log2(const Rewriter& r, uint64_t c);
// Whether nothing is lost if the current sum promises no more that it does not wrap.
bool may_wrap(const Rewriter& r);
// Whether the constant c of a sum in a product moves outwards as `product`, c times the factor.
bool distributes(const Rewriter& r, ssa::Value inner_sum, uint64_t c, uint64_t product);
bool moves_outwards(const Rewriter& r, ssa::Value inner_sum, uint64_t c);
bool has_zero_bits_here(const Rewriter& r, ssa::Value x, uint64_t bits);
// Whether branches that lead to the current instruction tell that x has no sign. O(1).
bool is_non_negative_here(const Rewriter& r, ssa::Value x);

bool is_nonnull(const Rewriter& r, ssa::Value x);
bool can_replace(const Rewriter& r, ssa::Value from, ssa::Value to);  // if equal

// A call of a function that is declared so.
ssa::Value build_call(Rewriter& r, std::string_view name, ssa::TypeId result,
                      std::initializer_list<ssa::Value> arguments, uint16_t flags = 0);
// A load of unaligned memory.
ssa::Value load_at(Rewriter& r, ssa::Value pointer, uint64_t offset, ssa::TypeId type);
// The string that begins at an address that is known; without its zero.
std::optional<std::string_view> string_at(const ssa::Function& f, ssa::Value pointer);
// Whether all that is asked of the current instruction is whether it is zero.
bool is_compared_with_zero(const Rewriter& r);

// Results, simplify_comparison.cpp, simplify_arithmetic.cpp
ssa::Value compare_range(Rewriter& r, ssa::Value x, uint64_t c);
ssa::Value compare_arms(Rewriter& r, ssa::Value condition, uint64_t a, uint64_t b, uint64_t c);
ssa::Value add_constants(Rewriter& r, ssa::Value inner_sum, ssa::Value x, uint64_t c, uint64_t d);
ssa::Value note_no_wrap(Rewriter& r, ssa::Value x, uint64_t c);
ssa::Value note_no_truncation(Rewriter& r, ssa::Value x);
ssa::Value multiply_by_inverse(Rewriter& r, ssa::Value x, ssa::Value divisor);
ssa::Value compare_by_order(Rewriter& r, ssa::Value x, ssa::Value y);  // numbers
ssa::Value join_comparisons(Rewriter& r);  // `and`, `or`, `xor` of two comparisons
ssa::Value simplify_indices(Rewriter& r);  // of a getelementptr
ssa::Value load_constant(Rewriter& r);     // from a variable that is one
ssa::Value join_loads(Rewriter& r);        // an `or` of bytes from memory
ssa::Value extract_from(Rewriter& r, ssa::Value aggregate);
ssa::Value only_incoming(Rewriter& r);     // of a phi
ssa::Value exchange_targets(Rewriter& r);  // of a branch on a negated condition
ssa::Value simplify_call(Rewriter& r);     // of the library or an intrinsic
ssa::Value simplify_string_call(Rewriter& r, ssa::LibraryFunction called);
ssa::Value answer_query(Rewriter& r, std::string_view intrinsic);  // as llvm.is.constant

}  // namespace lilt::opt
