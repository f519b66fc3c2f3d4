// Turns getelementptr into address arithmetic that the selector folds: constants are summed into
// one offset; each variable index becomes a separate getelementptr over elements of 1, 2, 4 or 8
// bytes, after a multiplication by the remaining factor of the element's size. A constant that is
// added to a narrow index moves into the offset if the addition is known not to wrap (signed for
// sext, unsigned for zext).
#include <algorithm>
#include <bit>

#include "backend/legalize/names.h"
#include "backend/legalize/steps.h"
#include "ir/ssa/element_offset.h"

namespace lilt::backend {

namespace {

class GepSplitting {
 public:
  GepSplitting(ssa::Function& function, Arena& scratch)
      : function_(function), types_(function.types()), uses_(scratch), variable_(scratch) {}

  void split(InstId id) {
    id_ = id;
    if (has_constant_index()) return;
    variable_.clear();
    offset_ = 0;
    collect();
    if (is_simple()) return;
    rewrite();
  }

 private:
  struct VariableIndex {
    Value index;
    uint64_t size;  // bytes of an element
  };

  static bool is_scale(uint64_t size) { return size == 1 || size == 2 || size == 4 || size == 8; }

  // The forms that the selector takes: one constant index, or (once collected) one variable index.
  bool has_constant_index() const {
    return function_[id_].operand_count == 3 && is_integer(function_.operand(id_, 2));
  }
  bool is_simple() const {
    if (function_[id_].operand_count != 3 || variable_.empty()) return false;
    return offset_ == 0 && is_scale(variable_[0].size) &&
           function_.type_of(variable_[0].index) == ssa::kI64;
  }

  void collect() {
    std::span<const Value> operands = function_.operands(id_);
    TypeId type = operands[0].type();
    auto field = [&](size_t i) -> std::optional<uint64_t> {
      return function_.constants().zero_extended(operands[i + 2].constant());
    };
    auto count_in = [&](size_t i, uint64_t size) -> std::optional<uint64_t> {
      add_index(operands[i + 2], size);
      return 0;
    };
    uint64_t of_fields = *ssa::element_offset(types_, type, operands.size() - 2, field, count_in);
    offset_ += of_fields;
  }

  void add_index(Value index, uint64_t size) {
    if (!index.is_constant()) {
      if (size != 0) variable_.push_back({without_constant(index, size), size});
      return;
    }
    const ssa::Constant& constant = function_.constants()[index.constant()];
    if (constant.kind != ssa::ConstantKind::Integer) return;  // undef, poison: any offset will do
    uint32_t bits = types_.integer_bits(constant.type);
    int64_t value = function_.constants().sign_extended(index.constant(), bits);
    offset_ += static_cast<uint64_t>(value) * size;
  }

  // Takes the constant out of sext(x + c) or zext(x + c), or of x + c that will be sign-extended,
  // and returns the remaining index. Only if the sum has no other use.
  Value without_constant(Value index, uint64_t size) {
    bool is_wide = function_.type_of(index) == ssa::kI64;
    InstId extension = index.local();
    Opcode opcode = function_[extension].opcode;
    if (is_wide && opcode != Opcode::SExt && opcode != Opcode::ZExt) return index;
    Value sum = is_wide ? function_.operand(extension, 0) : index;
    if (!sum.is_local()) return index;
    const ssa::Instruction& add = function_[sum.local()];
    bool wraps = is_wide && opcode == Opcode::ZExt ? !(add.flags & ssa::flag::NoUnsignedWrap)
                                                   : !(add.flags & ssa::flag::NoSignedWrap);
    if (add.opcode != Opcode::Add || wraps || !is_integer(function_.operand(sum.local(), 1)) ||
        uses(index) != 1 || uses(sum) != 1)
      return index;
    ssa::ConstantId constant = function_.operand(sum.local(), 1).constant();
    uint32_t bits = types_.integer_bits(add.type);
    uint64_t value =
        is_wide && opcode == Opcode::ZExt
            ? function_.constants().zero_extended(constant)
            : static_cast<uint64_t>(function_.constants().sign_extended(constant, bits));
    offset_ += value * size;
    Value left = function_.operand(sum.local(), 0);
    if (!is_wide) return left;
    function_.set_operand(extension, 0, left);
    return index;
  }

  bool is_integer(Value value) const {
    return value.is_constant() &&
           function_.constants()[value.constant()].kind == ssa::ConstantKind::Integer;
  }

  // Counts them all for the first index that asks, which is rare.
  uint32_t uses(Value value) {
    if (uses_.empty()) count_uses();
    return uses_[value.local().index()];
  }
  void count_uses() {
    uses_.assign(function_.value_count(), 0);
    for (BlockId block : function_.blocks())
      for (InstId id = function_[block].first; id.valid(); id = function_.next(id))
        for (Value operand : function_.operands(id))
          if (operand.is_local()) ++uses_[operand.local().index()];
  }

  void rewrite() {
    Value base = function_.operand(id_, 1);
    for (size_t i = 0; i < variable_.size(); ++i) {
      uint64_t size = variable_[i].size;
      const uint64_t scale = scale_of(size);
      Value index = multiplied(extended(variable_[i].index), size / scale);
      Value operands[] = {element_of(scale), base, index};
      if (i + 1 == variable_.size() && offset_ == 0) return function_.set_operands(id_, operands);
      base = make(Opcode::GetElementPtr, function_.type_of(base), operands);
    }
    Value operands[] = {ssa::kI8, base, i64(offset_)};
    function_.set_operands(id_, operands);
  }

  // The scale that the address takes of an element's size. None beside a factor such as 7, whose
  // product would be a shift and a subtraction: imul by the whole size takes no more than by 7.
  static uint64_t scale_of(uint64_t size) {
    const uint64_t scale = std::min<uint64_t>(size & (~size + 1), 8), factor = size / scale;
    const bool is_by_shift = std::has_single_bit(factor + 1) || std::has_single_bit(factor - 1);
    const bool is_by_lea = factor == 3 || factor == 5 || factor == 9 || factor == 15;
    return factor > 2 && is_by_shift && !is_by_lea ? 1 : scale;
  }

  // Indices are signed; bits above 64 do not affect the address.
  Value extended(Value index) {
    TypeId type = function_.type_of(index);
    if (type == ssa::kI64) return index;
    Opcode opcode = types_.integer_bits(type) < 64 ? Opcode::SExt : Opcode::Trunc;
    Value operands[] = {index};
    return make(opcode, ssa::kI64, operands);
  }

  Value multiplied(Value index, uint64_t factor) {
    if (factor == 1) return index;
    Value operands[] = {index, i64(factor)};
    return make(Opcode::Mul, ssa::kI64, operands);
  }

  static TypeId element_of(uint64_t size) {
    return size == 1 ? ssa::kI8 : size == 2 ? ssa::kI16 : size == 4 ? ssa::kI32 : ssa::kI64;
  }

  Value i64(uint64_t bits) { return function_.constants().integer(ssa::kI64, 64, bits); }

  InstId make(Opcode opcode, TypeId type, std::span<const Value> operands) {
    InstId made = function_.create(opcode, type, operands, 0, 0, function_.offset_of(id_));
    function_.insert_before(id_, made);
    return made;
  }

  ssa::Function& function_;
  const ssa::TypeTable& types_;
  ArenaVector<uint32_t> uses_;  // by value, once counted
  InstId id_;
  ArenaVector<VariableIndex> variable_;
  uint64_t offset_ = 0;  // wraps, as addresses do
};

}  // namespace

void split_getelementptrs(ssa::Function& function, Arena& scratch) {
  GepSplitting splitting(function, scratch);
  for (BlockId block : function.blocks())
    for (InstId id = function[block].first; id.valid(); id = function.next(id))
      if (function[id].opcode == Opcode::GetElementPtr) splitting.split(id);
}

}  // namespace lilt::backend
