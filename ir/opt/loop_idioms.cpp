// Loops that fill or copy memory become one memset or memcpy; loops that do nothing go.
//
// Idea. A loop counts up by one while its counter is below a bound, so the number of its iterations
// is known before it, and so is the counter's last value. If all that it does is to store one byte
// pattern to consecutive elements, or what it loads from consecutive elements of another object,
// one intrinsic does that; the C library's functions take 32 bytes at a time. If it does nothing at
// all, it is left out. Source: the idioms that LLVM's LoopIdiomRecognize finds first.
//
//   header: i = phi [start], [i + 1]; if i < bound goto body else exit      ← the only test
//   body:   store value, base[i]; goto header                               ← a chain of blocks
//
// The header stays, as a block that runs once: with the counter's start in place of the phi, the
// addresses of the body are those of the first element, so its instructions move to the header,
// without flags, since they may not have run. After them the intrinsic is called with a length
// that is zero if the loop has no iterations.
//
// The counter does not wrap: i < bound, with a step of one, excludes it; i ≤ bound and i ≠ bound
// count only if the addition or the width does. A narrow counter is extended as it is compared.
//
// Inner loops come first, so a nest that does nothing goes as well. Not changed: functions that are
// `no-builtins`, or named as the library's own are.
#include <algorithm>
#include <optional>
#include <string>
#include <string_view>

#include "ir/opt/alias.h"
#include "ir/opt/loops.h"
#include "ir/opt/passes.h"
#include "ir/opt/scalar_evolution.h"
#include "ir/opt/side_effects.h"
#include "ir/ssa/builder.h"
#include "ir/ssa/callee.h"
#include "ir/ssa/intrinsics.h"

namespace lilt::opt {

using namespace ssa;

namespace {

constexpr size_t kMaxIdiomBlocks = 8;  // of a loop
constexpr int kMaxIdiomInstructions = 32;
constexpr int kMaxIdiomSteps = 6;  // of a computation

// A header with one phi that tests a condition.
bool may_be_header(const Function& function, BlockId header) {
  const InstId phi = function[header].first;
  return function[phi].opcode == Opcode::Phi &&
         function[function.next(phi)].opcode != Opcode::Phi &&
         function[function.terminator(header)].opcode == Opcode::CondBr;
}

class LoopIdioms {
 public:
  LoopIdioms(Function& function, const LoopForest& loops, const Remarks& remarks, Arena& scratch)
      : function_(function), loops_(loops), scratch_(scratch), remarks_(remarks) {}

  bool run() {
    bool has_changed = false;
    for (loop_ = static_cast<uint32_t>(loops_.loops().size()); loop_-- > 0;) {
      header_ = loops_[loop_].header;
      if (!may_be_header(function_, header_) || !find_chain()) continue;
      function_.track_uses();
      if (!find_accesses() || !find_counter() || !find_uses() || !accesses_fit()) continue;
      replace();
      has_changed = true;
    }
    if (has_changed) function_.remove_blocks([this](BlockId block) { return is_removed_[block]; });
    return has_changed;
  }

 private:
  struct Use {
    InstId user;
    uint32_t operand;
  };

  // --- the loop

  // Finds the blocks after the header that lead back to it.
  bool find_chain() {
    const InstId branch = function_.terminator(header_);
    for (uint32_t side : {1u, 2u}) {
      exit_ = function_.operand(branch, 3 - side).block();
      stays_if_ = side == 1;
      if (leads_back(function_.operand(branch, side).block()))
        return !is_inside(exit_) && !function_[header_].address_taken;
    }
    return false;
  }
  bool leads_back(BlockId block) {
    chain_.clear();
    while (block != header_) {
      const InstId end = function_.terminator(block);
      if (function_[end].opcode != Opcode::Br || function_[block].address_taken ||
          function_[function_[block].first].opcode == Opcode::Phi ||
          chain_.size() == kMaxIdiomBlocks)
        return false;
      chain_.push_back(block);
      block = function_.operand(end, 0).block();
    }
    return !chain_.empty();
  }
  bool is_inside(BlockId block) const { return loops_.is_within(loops_.loop_of(block), loop_); }

  // Finds the store, and the load; whether all else is arithmetic.
  bool find_accesses() {
    store_ = load_ = InstId::none();
    int count = 0;
    if (!is_arithmetic(header_, count)) return false;
    for (BlockId block : chain_) {
      for (InstId id = function_[block].first; id != function_.terminator(block);
           id = function_.next(id)) {
        const Opcode opcode = function_[id].opcode;
        if (++count > kMaxIdiomInstructions) return false;
        if (opcode != Opcode::Load && opcode != Opcode::Store) {
          if (!is_arithmetic(id)) return false;
          continue;
        }
        InstId& access = opcode == Opcode::Load ? load_ : store_;
        if (access.valid() || is_ordered(function_[id])) return false;
        access = id;
      }
    }
    return true;
  }
  bool is_arithmetic(BlockId header, int& count) const {
    for (InstId id = function_.next(function_[header].first); id != function_.terminator(header);
         id = function_.next(id))
      if (!is_arithmetic(id) || ++count > kMaxIdiomInstructions) return false;
    return true;
  }
  bool is_arithmetic(InstId id) const {
    const Opcode opcode = function_[id].opcode;
    return is_cast(opcode) || opcode == Opcode::ICmp || opcode == Opcode::GetElementPtr ||
           opcode == Opcode::Select || (is_binary(opcode) && !has(opcode, property::MayTrap));
  }
  bool is_invariant(Value value) const {
    return follows_from_outside(function_, loops_, value, loop_, kMaxIdiomSteps);
  }

  // --- the counter

  bool find_counter() {
    const Value condition = function_.operand(function_.terminator(header_), 0);
    counter_ = evolution_.counter(loop_, condition, stays_if_);
    return counter_ && counter_->is_simple() && is_inside(function_.block_of(condition.local())) &&
           is_invariant(counter_->bound);
  }

  // Fills in uses_, of the counter after the loop. Whether no other value is used there.
  bool find_uses() {
    uses_.clear();
    bool good = find_uses(header_);
    for (BlockId block : chain_) good = good && find_uses(block);
    return good;
  }
  bool find_uses(BlockId block) {
    for (InstId id = function_[block].first; id.valid(); id = function_.next(id)) {
      for (UseId use = function_.first_use(id); use.valid(); use = function_.next_use(use)) {
        const InstId user = function_.user(use);
        if (user == counter_->phi ||
            (function_[user].opcode != Opcode::Phi && is_inside(function_.block_of(user))))
          continue;
        if (id != counter_->phi) return false;
        uses_.push_back({user, function_.operand_index(use)});
      }
    }
    return true;
  }

  // --- the accesses

  // Whether the store fills consecutive elements with one byte, or copies them from elsewhere.
  bool accesses_fit() {
    if (!store_.valid()) return !load_.valid();
    const Value stored = function_.operand(store_, 0), to = function_.operand(store_, 1);
    if (!is_consecutive(to, function_.type_of(stored)) || is_of_library()) return false;
    if (!load_.valid()) return byte_of(stored).valid();
    const Value from = function_.operand(load_, 0);
    return stored == Value(load_) && function_.has_one_use(load_) &&
           is_consecutive(from, function_[load_].type) &&
           !alias_.may_alias(alias_.location(to, kUnknownSize),
                             alias_.location(from, kUnknownSize));
  }
  // Whether memset or memcpy may call the function.
  bool is_of_library() const {
    const std::string_view name = function_.name();
    return (function_.attributes() & function_attribute::NoBuiltins) != 0 ||
           name.starts_with("mem") || name == "bzero" || name == "bcopy";
  }
  // Whether the pointer moves by the size of the type in each iteration.
  bool is_consecutive(Value pointer, TypeId type) const {
    if (function_.type_of(pointer) != kPtr) return false;
    const TypeTable& types = function_.types();
    return types.size_of(type) == types.store_size(type) &&
           evolution_.stride_of(pointer, loop_, *counter_, [this](Value value) {
             return is_invariant(value);
           }) == types.size_of(type);
  }
  // The byte that a value consists of, as an i8; none() if it varies, or is not of equal bytes.
  Value byte_of(Value value) {
    if (!value.is_constant())
      return function_.type_of(value) == kI8 && is_invariant(value) ? value : Value::none();
    const Constant& constant = function_.constants()[value.constant()];
    uint64_t bits = 0, byte = 0;
    switch (constant.kind) {
      case ConstantKind::Null:
      case ConstantKind::Zero:
        break;
      case ConstantKind::Integer:
      case ConstantKind::Floating: {
        if (!function_.types().is_integer(constant.type) && constant.type != kFloat &&
            constant.type != kDouble)
          return Value::none();
        const uint64_t bytes = function_.types().store_size(constant.type);
        bits = constant.bits;
        byte = bits & 255;
        for (uint64_t i = 0; i < bytes; ++i)
          if ((bits >> 8 * i & 255) != byte) return Value::none();
        break;
      }
      default:
        return Value::none();
    }
    return function_.constants().integer(kI8, 8, byte);
  }

  // --- the change

  void replace() {
    if (remarks_.are_wanted()) remark();
    drop_latch();
    for (BlockId block : chain_) move_to_header(block);
    const InstId branch = function_.terminator(header_);
    IRBuilder builder(function_);
    builder.set_insert_point_before(branch);
    if (store_.valid() || !uses_.empty()) {
      const Value count = count_iterations(builder);
      if (store_.valid()) call(builder, count);
      const Value end = builder.create_binary(Opcode::Add, counter_->phi, count);
      for (const Use& use : uses_) function_.set_operand(use.user, use.operand, end);
    }
    builder.create_br(exit_);
    function_.erase(branch);
    const InstId phi = counter_->phi;
    if (function_[phi].operand_count == 2) {
      function_.replace_all_uses(phi, function_.operand(phi, 0));
      function_.erase(phi);
    }
    for (BlockId block : chain_) is_removed_[block] = true;
  }
  void drop_latch() {
    operands_.clear();
    const InstId phi = counter_->phi;
    for (uint32_t i = 0; i < function_[phi].operand_count; i += 2) {
      if (is_inside(function_.operand(phi, i + 1).block())) continue;
      operands_.push_back(function_.operand(phi, i));
      operands_.push_back(function_.operand(phi, i + 1));
    }
    function_.set_operands(phi, operands_);
  }
  void move_to_header(BlockId block) {
    const InstId branch = function_.terminator(header_);
    for (InstId id = function_[block].first, next; id != function_.terminator(block); id = next) {
      next = function_.next(id);
      if (id == store_ || id == load_) continue;
      function_.unlink(id);
      function_.insert_before(branch, id);
      function_[id].flags = 0;
    }
  }
  // The number of iterations, as a number without sign of the counter's type.
  Value count_iterations(IRBuilder& builder) {
    const auto [phi, bound, stays] = std::tuple(counter_->phi, counter_->bound, counter_->stays);
    const TypeId type = function_[phi].type;
    Value count = builder.create_binary(Opcode::Sub, bound, phi);
    if (stays == IntPredicate::NE) return count;
    if (counter_->has_closed_range())
      count = builder.create_binary(Opcode::Add, count, builder.get_int(type, 1));
    const Value is_entered = builder.create_icmp(stays, phi, bound);
    return builder.create_select(is_entered, count, builder.get_int(type, 0));
  }
  void call(IRBuilder& builder, Value count) {
    const Value stored = function_.operand(store_, 0), to = function_.operand(store_, 1);
    const uint64_t size = function_.types().store_size(function_.type_of(stored));
    if (counter_->width != 64) count = builder.create_cast(Opcode::ZExt, count, kI64);
    const Value length = builder.create_binary(Opcode::Mul, count, builder.get_i64(size));
    const bool is_copy = load_.valid();
    const Value from = is_copy ? function_.operand(load_, 0) : byte_of(stored);
    const TypeId of_from = is_copy ? kPtr : kI8;
    const TypeId type =
        function_.types().function(kVoid, std::array{kPtr, of_from, kI64, kI1}, false);
    const std::string_view name = is_copy ? "llvm.memcpy.p0.p0.i64" : "llvm.memset.p0.i64";
    builder.create_call(type, declared_function(function_, name, type),
                        std::array{to, from, length, builder.get_i1(false)});
  }

  void remark() const {
    const std::string_view what = !store_.valid() ? "loop does nothing: it is left out"
                                  : load_.valid() ? "loop becomes a call of memcpy"
                                                  : "loop becomes a call of memset";
    remarks_.add(function_.offset_of(function_.terminator(header_)),
                 std::string(what) + " [loop-idioms]");
  }

  Function& function_;
  const LoopForest& loops_;
  Arena& scratch_;
  ScalarEvolution evolution_{function_, &loops_};
  const Remarks& remarks_;
  AliasAnalysis alias_{function_, scratch_};
  ArenaIdMap<BlockId, bool> is_removed_{function_.block_count(), false, scratch_};  // in the end

  // of the loop
  uint32_t loop_ = kNoLoop;
  BlockId header_, exit_;
  bool stays_if_ = false;  // the condition that leads to the chain
  ArenaVector<BlockId> chain_{scratch_};
  InstId store_, load_;  // or none()
  std::optional<LoopCounter> counter_;
  ArenaVector<Use> uses_{scratch_};
  ArenaVector<Value> operands_{scratch_};
};

}  // namespace

bool loop_idioms(Function& function, Analyses& analyses, const Remarks& remarks, Arena& scratch) {
  if (!may_change_loops(function, analyses)) return false;
  const LoopForest& loops = analyses.loops();
  const bool has_candidate = std::ranges::any_of(loops.loops(), [&](const LoopForest::Loop& loop) {
    return may_be_header(function, loop.header);
  });
  return has_candidate && LoopIdioms(function, loops, remarks, scratch).run();
}

}  // namespace lilt::opt
