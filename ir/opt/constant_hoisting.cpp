// Constants that take an instruction or a read of memory, made once before a loop.
//
// Idea. The address of a symbol takes an instruction where it is indexed, since an address in the
// code has no index, and where it is stored or compared; a floating constant, or a vector, is read
// from memory; a number that a select chooses takes an instruction, as conditional moves have no
// immediate operand.
// In a loop, such a constant becomes the result of a `freeze` in the preheader, which selection
// does not look through. (As LLVM's MachineLICM, but before selection, where the loops are known.)
//
// It moves out of as many loops as have a register left for it. Where the loop has none, or runs
// the uses too seldom, the uses of one block share an address: the allocator repeats what makes it
// where registers are scarce. Nothing moves out of loops that call functions: there it would take a
// register that the function must save. Other wide integers stay, too: they are often the operand
// of a bit test that seldom runs.
//
// Invariants. Only uses that would take the instruction are replaced: symbols that are the whole
// address of an access, or a callee, stay.
#include <algorithm>
#include <utility>

#include "ir/opt/loops.h"
#include "ir/opt/passes.h"
#include "ir/opt/side_effects.h"
#include "ir/ssa/intrinsics.h"
#include "ir/support/bits.h"

namespace lilt::opt {

using namespace ssa;

namespace {

// Uses in an iteration of the loop, for a register in all of it. The instruction that makes a wide
// number waits for nothing and takes the place of a copy: a single one is not worth a register.
constexpr float kLeastHoistedGain = 0.5, kLeastGainOfWide = 1.8F;

class ConstantHoisting {
 public:
  ConstantHoisting(Function& function, Analyses& analyses, Arena& scratch)
      : function_(function), analyses_(analyses), scratch_(scratch) {}

  bool run() {
    if (!loops_.has_preheader()) return false;
    for_each_in_loops(function_, analyses_, [this](InstId id) { collect(id); });
    if (uses_.empty() || calls_returns_twice(function_)) return false;
    number_constants();
    std::ranges::sort(uses_);
    for (const Use& use : uses_)
      if (!registers_.has_call(use.loop)) registers_.include(use.loop);
    for (size_t first = 0, end; first < uses_.size(); first = end) {
      for (end = first; end < uses_.size() && uses_[end].loop == uses_[first].loop &&
                        uses_[end].constant == uses_[first].constant;
           ++end) {
      }
      hoist({uses_.data() + first, end - first});
    }
    return has_changed_;
  }

 private:
  struct Use {
    uint32_t constant;  // index of its id; then the place of its first use
    uint32_t loop;
    uint32_t order;
    InstId user;
    uint32_t operand;
    uint32_t calls;  // that come before it in its block, or before that
    friend auto operator<=>(const Use&, const Use&) = default;
  };
  struct Made {
    uint32_t loop = kNoLoop;  // before which
    Value constant;
    InstId value;
  };

  // By first use: ids depend on what passes before have made, and a dump does not hold them.
  void number_constants() {
    std::ranges::sort(uses_, {}, [](const Use& use) { return std::pair(use.constant, use.order); });
    for (size_t first = 0, end; first < uses_.size(); first = end) {
      const uint32_t constant = uses_[first].constant, place = uses_[first].order;
      for (end = first; end < uses_.size() && uses_[end].constant == constant; ++end)
        uses_[end].constant = place;
    }
  }

  void collect(InstId id) {
    if (function_[id].opcode == Opcode::Call) {
      registers_.note_call(id);
      ++calls_;
    }
    if (function_[id].type.index() > kPtr.index()) return collect_of_vector(id);
    const std::span<const Value> operands = function_.operands(id);
    switch (function_[id].opcode) {
      case Opcode::GetElementPtr:
        if (is_symbol(operands[1]) && (operands[2].is_local() || is_indexed(id))) add(id, 1);
        break;
      case Opcode::ICmp:
        if (is_symbol(operands[1]) || is_wide(function_.operand(id, 1))) add(id, 1);
        break;
      case Opcode::Add:
      case Opcode::Sub:
      case Opcode::Mul:
      case Opcode::And:
      case Opcode::Or:
      case Opcode::Xor:
        if (is_wide(function_.operand(id, 1))) add(id, 1);
        break;
      case Opcode::Store:
        if (is_symbol(operands[0]) || is_vector(operands[0])) add(id, 0);
        break;
      case Opcode::Select:
        for (uint32_t i = 1; i <= 2; ++i)
          if ((is_number(operands[i]) || is_floating(operands[i])) && operands[3 - i].is_local())
            add(id, i);
        break;
      case Opcode::FAdd:
      case Opcode::FSub:
      case Opcode::FMul:
      case Opcode::FDiv:
      case Opcode::FCmp:
        for (uint32_t i = 0; i < 2; ++i)
          if (is_floating(operands[i])) add(id, i);
        break;
      default:
        break;
    }
  }
  // Selection looks at constants that are amounts of shifts, or the lanes of a shuffle.
  void collect_of_vector(InstId id) {
    const Opcode opcode = function_[id].opcode;
    const bool is_shift = opcode == Opcode::Shl || opcode == Opcode::LShr || opcode == Opcode::AShr;
    const bool looks_at_last = is_shift || opcode == Opcode::ShuffleVector;
    const bool is_known = is_binary(opcode) || opcode == Opcode::ShuffleVector ||
                          opcode == Opcode::Packed ||
                          (opcode == Opcode::Call && called_intrinsic_number(function_, id) != 0);
    if (!is_known) return;
    const uint32_t count = function_[id].operand_count - (looks_at_last ? 1 : 0);
    for (uint32_t i = 0; i < count; ++i)
      if (is_vector(function_.operand(id, i)) && !may_negate_factor(id, function_.operand(id, i)))
        add(id, i);
  }
  // Whether the constant inverts signs, which a fused product and sum may do itself.
  bool may_negate_factor(InstId id, Value operand) const {
    if (function_[id].opcode != Opcode::Xor || !function_.has(processor_feature::Fma)) return false;
    const ConstantPool& pool = function_.constants();
    const TypeId element = function_.types()[function_[id].type].element;
    const uint64_t sign = uint64_t{1} << (8 * function_.types().size_of(element) - 1);
    return std::ranges::all_of(pool.elements(operand.constant()),
                               [&](Value lane) { return pool[lane.constant()].bits == sign; });
  }
  // Whether a getelementptr of constants is the base of another one, after it in the block, whose
  // index is not constant: their sum is one address.
  bool is_indexed(InstId id) const {
    const InstId next = function_.next(id);
    if (!next.valid() || function_[next].opcode != Opcode::GetElementPtr) return false;
    return function_.operand(next, 1) == Value(id) && function_.operand(next, 2).is_local();
  }
  void add(InstId user, uint32_t operand) {
    const uint32_t loop = loops_.loop_of(function_.block_of(user));
    if (!loops_[loop].preheader.valid()) return;
    uses_.push_back({function_.operand(user, operand).constant().index(), loop,
                     static_cast<uint32_t>(uses_.size()), user, operand, calls_});
  }

  const Constant* constant(Value value) const {
    return value.is_constant() ? &function_.constants()[value.constant()] : nullptr;
  }
  bool is_symbol(Value value) const {
    const Constant* symbol = constant(value);
    return symbol != nullptr && symbol->kind == ConstantKind::Symbol &&
           function_.module()[symbol->symbol].tls == TlsModel::None;
  }
  bool is_floating(Value value) const {
    const Constant* number = constant(value);
    return number != nullptr && number->kind == ConstantKind::Floating && number->bits != 0 &&
           (number->type == kFloat || number->type == kDouble);
  }

  // A bound of a clamp: selection looks at 0, 1 and -1.
  bool is_number(Value value) const {
    const Constant* number = constant(value);
    if (number == nullptr || number->kind != ConstantKind::Integer) return false;
    const uint32_t width = function_.types().integer_bits(number->type);
    return width >= 8 && width <= 64 && number->bits > 1 && number->bits != low_mask(width);
  }

  // A number of 64 bits that neither an immediate operand nor one of 32 bits expresses.
  bool is_wide(Value value) const {
    const Constant* number = constant(value);
    if (number == nullptr || number->kind != ConstantKind::Integer ||
        function_.types().integer_bits(number->type) != 64)
      return false;
    const auto bits = static_cast<int64_t>(number->bits);
    return bits != static_cast<int32_t>(bits) && number->bits > UINT32_MAX;
  }

  // A vector of 16 or 32 bytes that is not made by one instruction, without a read.
  bool is_vector(Value value) const {
    const Constant* vector = constant(value);
    if (vector == nullptr || vector->kind != ConstantKind::Aggregate ||
        function_.types().kind(vector->type) != TypeKind::Vector ||
        (function_.types().size_of(vector->type) != 16 &&
         function_.types().size_of(vector->type) != 32))
      return false;
    const ConstantPool& pool = function_.constants();
    const TypeId element = function_.types()[vector->type].element;
    const uint64_t ones = low_mask(static_cast<uint32_t>(8 * function_.types().size_of(element)));
    return std::ranges::any_of(pool.elements(value.constant()), [&](Value lane) {
      return pool[lane.constant()].bits != ones;  // also an undefined one
    });
  }

  void hoist(std::span<const Use> uses) {
    const Value constant = function_.operand(uses[0].user, uses[0].operand);
    const TypeId type = function_.type_of(constant);
    auto has_room = [&](uint32_t loop) {
      return loops_[loop].preheader.valid() && !registers_.has_call(loop) &&
             registers_.free(loop, type) != 0;
    };
    uint32_t loop = uses[0].loop;
    if (!has_room(loop)) return is_symbol(constant) ? share(uses) : void();
    float gain = 0;
    for (const Use& use : uses) gain += frequencies_[function_.block_of(use.user).index()];
    const float least_gain = is_wide(constant) ? kLeastGainOfWide : kLeastHoistedGain;
    if (gain < least_gain * frequencies_[loops_[loop].header.index()] ||
        gain <= frequencies_[loops_[loop].preheader.index()])
      return is_symbol(constant) ? share(uses) : void();
    while (loops_[loop].parent != kNoLoop && has_room(loops_[loop].parent))
      loop = loops_[loop].parent;
    const InstId value = make(loop, constant);
    for (uint32_t l = uses[0].loop;; l = loops_[l].parent) {
      registers_.take(l, type);
      if (l == loop) break;
    }
    for (const Use& use : uses) function_.set_operand(use.user, use.operand, value);
    has_changed_ = true;
  }

  // Makes the constant once for all of its uses in a block between two calls. In a loop without
  // calls a single one may be an address that several accesses make for themselves.
  void share(std::span<const Use> uses) {
    const Value constant = function_.operand(uses[0].user, uses[0].operand);
    for (size_t first = 0, end; first < uses.size(); first = end) {
      const BlockId block = function_.block_of(uses[first].user);
      const uint32_t calls = uses[first].calls;
      for (end = first + 1; end < uses.size() && uses[end].calls == calls &&
                            function_.block_of(uses[end].user) == block;
           ++end) {
      }
      if (registers_.has_call(uses[first].loop) && end - first < 2) continue;
      const InstId value = make_before(uses[first].user, constant);
      for (const Use& use : uses.subspan(first, end - first))
        function_.set_operand(use.user, use.operand, value);
      has_changed_ = true;
    }
  }

  InstId make(uint32_t loop, Value constant) {
    if (last_.loop == loop && last_.constant == constant) return last_.value;
    const InstId before = function_.terminator(loops_[loop].preheader);
    last_ = {loop, constant, make_before(before, constant)};
    return last_.value;
  }
  InstId make_before(InstId before, Value constant) {
    const InstId value = function_.create(Opcode::Freeze, function_.type_of(constant), {constant},
                                          0, 0, function_.offset_of(before));
    function_.insert_before(before, value);
    return value;
  }

  Function& function_;
  Analyses& analyses_;
  std::span<const float> frequencies_ = analyses_.frequencies();
  const LoopForest& loops_ = analyses_.loops();
  Arena& scratch_;
  LoopRegisters registers_{function_, analyses_, scratch_};
  ArenaVector<Use> uses_{scratch_};
  Made last_;
  uint32_t calls_ = 0;  // seen so far
  bool has_changed_ = false;
};

}  // namespace

bool constant_hoisting(Function& function, Analyses& analyses, Arena& scratch) {
  if (!analyses.control_flow().has_cycle()) return false;
  return ConstantHoisting(function, analyses, scratch).run();
}

}  // namespace lilt::opt
