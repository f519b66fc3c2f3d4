// Guards of the stack, for functions with `ssp`, `sspstrong` or `sspreq`.
//
// Idea: a function whose arrays a write may overrun keeps a secret number (the thread's at fs:40,
// unless the module says where, see ssa::StackGuardPlace) in
// its frame, between the arrays and the return address (frame layout sees to that), and compares
// the two before it returns, also before calls that are jumps and calls that leave by an exception.
// If they differ, it calls __stack_chk_fail, which ends the program.
//
// Which functions: `sspreq` all; `sspstrong` those with an array, or a local object whose address
// is more than the address of loads and stores; `ssp` those with an array of at least
// "stack-protector-buffer-size" characters. Each of these also if it has objects of variable size.
// The rules are LLVM's (llvm/lib/CodeGen/StackProtector.cpp), except that every index that is not
// constant counts as an address taken.
#include "backend/legalize/declare.h"
#include "backend/legalize/emitter.h"
#include "backend/legalize/names.h"
#include "backend/legalize/steps.h"
#include "ir/ssa/branch_probability.h"
#include "ir/ssa/callee.h"
#include "ir/ssa/cfg_edit.h"
#include "ir/ssa/exceptions.h"

namespace lilt::backend {

namespace {

using ssa::FunctionAttributes;

constexpr uint32_t kGs = 256, kFs = 257;  // LLVM's address spaces
constexpr uint16_t kSurely = UINT16_MAX;  // a branch to its first target

class StackGuards {
 public:
  StackGuards(ssa::Function& function, Arena& scratch) : function_(function), scratch_(scratch) {}

  void run() {
    if (!is_wanted()) return;
    emit_.set_position(function_[function_.entry()].first);
    guard_ = emit_.frame_object(ssa::kPtr, 8);
    emit_.intrinsic("llvm.stackprotector", ssa::kVoid, {secret(), guard_});
    for (const BlockId block : function_.blocks())
      if (const InstId place = place_of_check(block); place.valid()) check_before(block, place);
    edit_.finish();
  }

 private:
  // --- which functions

  bool is_wanted() {
    using namespace ssa::function_attribute;
    const FunctionAttributes own = function_.attributes();
    if ((own & AnyStackProtector) == 0 || (own & Naked) != 0) return false;
    if ((own & StackProtectorAlways) != 0) return true;
    is_strong_ = (own & StackProtectorStrong) != 0;
    if ((own & HasRequests) != 0)
      guarded_array_ =
          function_.module().header().requests.at(function_.symbol().index()).guarded_array;
    is_object_.assign(function_.value_count(), 0);
    for (BlockId block : function_.blocks())
      for (InstId id = function_[block].first; id.valid(); id = function_.next(id))
        if (needs_guard(id)) return true;
    return false;
  }

  bool needs_guard(InstId id) {
    const ssa::Instruction& instruction = function_[id];
    if (instruction.opcode == Opcode::Alloca) {
      is_object_[id.index()] = 1;
      const std::span<const Value> operands = function_.operands(id);
      if (operands.size() > 1 && !emit_.is_integer(operands[1], 1)) return true;
      return has_guarded_array(operands[0].type(), 0);
    }
    if (!is_strong_) return false;
    const std::span<const Value> operands = function_.operands(id);
    for (uint32_t i = 0; i < operands.size(); ++i)
      if (is_object(operands[i]) && takes_address(id, i)) return true;
    return false;
  }

  bool is_object(Value value) const {
    return value.is_local() && is_object_[value.local().index()] != 0;
  }

  bool has_guarded_array(TypeId type, unsigned depth) const {
    const ssa::TypeTable& types = function_.types();
    constexpr unsigned kDeepest = 64;
    if (depth > kDeepest) return true;
    if (types.kind(type) == TypeKind::Array) {
      if (is_strong_) return true;
      const bool is_text = types[type].element == ssa::kI8;
      if (is_text && types.size_of(type) >= guarded_array_) return true;
      return has_guarded_array(types[type].element, depth + 1);
    }
    if (types.kind(type) != TypeKind::Struct) return false;
    for (TypeId member : types.members(type))
      if (has_guarded_array(member, depth + 1)) return true;
    return false;
  }

  // Whether the use of an object's address as that operand is more than an access to the object.
  bool takes_address(InstId user, uint32_t operand) {
    const ssa::Instruction& instruction = function_[user];
    switch (instruction.opcode) {
      case Opcode::Load:
        return false;
      case Opcode::Store:
        return operand == 0;
      case Opcode::GetElementPtr:
        is_object_[user.index()] = 1;
        for (Value index : function_.operands(user).subspan(2))
          if (!index.is_constant()) return true;
        return false;
      case Opcode::BitCast:
        is_object_[user.index()] = 1;
        return false;
      case Opcode::Call: {
        const std::string_view callee = callee_name(function_, user);
        return !callee.starts_with("llvm.lifetime.") && !callee.starts_with("llvm.dbg.");
      }
      default:
        return true;
    }
  }

  // --- the code

  // Only the address of the symbol counts, so its declaration may be a function's.
  Value address_of(std::string_view symbol) {
    return declared_function(function_, symbol, emit_.types().function(ssa::kVoid, {}, false));
  }

  // Passes after this one move no loads over stores or calls.
  Value secret() {
    const ssa::StackGuardPlace& place = function_.module().header().stack_guard;
    if (place.is_global) return emit_.load(ssa::kPtr, address_of("__stack_chk_guard"), 8);
    const Value offset = place.symbol.empty()
                             ? emit_.i64(static_cast<uint64_t>(int64_t{place.offset}))
                             : emit_.make(Opcode::PtrToInt, ssa::kI64, {address_of(place.symbol)});
    const TypeId pointer = function_.types().pointer(place.is_in_gs ? kGs : kFs);
    return emit_.load(ssa::kPtr, emit_.make(Opcode::IntToPtr, pointer, {offset}), 8);
  }

  // The instruction that a check must be before; none() if the block does not leave.
  InstId place_of_check(BlockId block) const {
    const InstId last = function_.terminator(block), before = function_.previous(last);
    const bool follows_call = before.valid() && function_[before].opcode == Opcode::Call;
    if (function_[last].opcode == Opcode::Ret) {
      const bool is_jump = follows_call && (function_[before].flags & ssa::flag::MustTail) != 0;
      return is_jump ? before : last;
    }
    if (ssa::is_after_invoked_call(function_, last)) {
      const InstId invoked = function_.previous(function_.operand(last, 0).local());
      return leaves_by_exception(invoked) ? invoked : InstId::none();
    }
    const bool never_returns = function_[last].opcode == Opcode::Unreachable && follows_call;
    return never_returns && leaves_by_exception(before) ? before : InstId::none();
  }
  bool leaves_by_exception(InstId call) const {
    using namespace ssa::function_attribute;
    const std::string_view callee = callee_name(function_, call);
    const FunctionAttributes attributes = function_attributes(function_, call);
    const bool may_throw = (attributes & NoReturn) != 0 && (attributes & NoUnwind) == 0;
    return callee == "_Unwind_Resume" || (may_throw && !callee.starts_with("llvm."));
  }

  void check_before(BlockId block, InstId place) {
    const SourceOffset origin = function_.offset_of(place);
    const BlockId rest = edit_.add_last(kNoOffset);
    edit_.move_rest(place, rest);
    emit_.set_position(place);
    const Value guard = emit_.load(ssa::kPtr, guard_, 8);
    const Value is_intact = emit_.icmp(IntPredicate::EQ, secret(), guard);
    move_emitted(rest, block, place);
    function_.append(
        block, function_.create(Opcode::CondBr, ssa::kVoid,
                                {is_intact, Value(rest), Value(failure())}, kSurely, 0, origin));
  }

  // What was emitted before the place stands before it in the new block.
  void move_emitted(BlockId from, BlockId to, InstId place) {
    for (InstId id = function_[from].first; id != place;) {
      const InstId next = function_.next(id);
      function_.unlink(id);
      function_.append(to, id);
      id = next;
    }
  }

  BlockId failure() {
    if (failure_.valid()) return failure_;
    failure_ = edit_.add_last(kNoOffset);
    const InstId end = function_.create(Opcode::Unreachable, ssa::kVoid, {});
    function_.append(failure_, end);
    emit_.set_position(end);
    const Value call = emit_.call("__stack_chk_fail", ssa::kVoid, {});
    function_.annotations().set_function_attributes(
        call.local(), ssa::function_attribute::NoReturn | ssa::function_attribute::Cold);
    return failure_;
  }

  ssa::Function& function_;
  Arena& scratch_;
  ssa::CfgEdit edit_{function_, scratch_};
  Emitter emit_{function_, scratch_};
  bool is_strong_ = false;
  uint64_t guarded_array_ = 8;                // bytes
  ArenaVector<uint8_t> is_object_{scratch_};  // by value: an alloca, or an address in one
  Value guard_;
  BlockId failure_;
};

}  // namespace

void guard_stack(ssa::Function& function, Arena& scratch) { StackGuards(function, scratch).run(); }

}  // namespace lilt::backend
