#include "ir/opt/splice.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include "ir/opt/known_bits.h"
#include "ir/opt/side_effects.h"
#include "ir/ssa/callee.h"
#include "ir/ssa/exceptions.h"
#include "ir/ssa/intrinsics.h"

namespace lilt::opt {

using namespace ssa;

bool is_static_alloca(const Function& function, InstId id) {
  uint64_t count = 0;
  return function[id].opcode == Opcode::Alloca && function.block_of(id) == function.entry() &&
         (function[id].operand_count == 1 ||
          integer_constant(function, function.operand(id, 1), count));
}

Splicer::Splicer(Function& into, Arena& scratch)
    : into_(into), scratch_(scratch), clones_(into, CloneScopes::Drop, scratch) {}

// --- one copy

void Splicer::splice(InstId call, const Function& body) {
  body_ = &body;
  call_ = call;
  home_ = into_.block_of(call);
  unwind_ = into_[call].opcode == Opcode::Invoke ? unwind_block(into_, call) : BlockId::none();
  const SourceOffset distance = into_.debug().add_copy(body.debug(), into_.offset_of(call));
  clones_.begin(body, distance);
  if (body.personality().valid() && !into_.personality().valid())
    into_.set_personality(clones_(body.personality()));
  returns_.clear();
  resumes_.clear();
  copied_calls_.clear();
  objects_.clear();
  has_dynamic_allocas_ = false;
  if (is_invoked() && has_resumes()) split_landing_pad();
  set_arguments();
  make_blocks();
  before_copy_ = into_.previous(call_);
  copy_body();
  first_copy_ = before_copy_.valid() ? into_.next(before_copy_) : into_[home_].first;
  mark_lifetimes();
  if (has_dynamic_allocas_) give_back_stack();
  set_result();
  if (distance != 0 && !body.debug().records().empty())
    into_.debug().add_records_of_copy(body.debug(), [&](Value value) { return clones_(value); });
}

void Splicer::set_arguments() {
  for (uint32_t i = 0; i < body_->argument_count(); ++i) {
    Value argument = into_.operand(call_, 2 + i);
    const ParameterAttributes& attributes = into_.module().attributes(body_->symbol(), i);
    if (attributes.by_value.valid()) argument = copy_object(argument, attributes);
    clones_.set(body_->argument(i), argument);
  }
}

Value Splicer::copy_object(Value pointer, const ParameterAttributes& attributes) {
  const TypeTable& types = into_.types();
  const TypeId type = attributes.by_value;
  const uint32_t align = std::max(attributes.align, types.align_of(type));
  const InstId object = into_.create(Opcode::Alloca, kPtr, {Value(type)}, align_flag(align), 0,
                                     into_.offset_of(call_));
  into_.insert_before(into_[into_.entry()].first, object);
  const TypeId type_of_copy =
      into_.types().function(kVoid, std::array{kPtr, kPtr, kI64, kI1}, false);
  const InstId copy = into_.create(
      Opcode::Call, kVoid,
      {Value(type_of_copy), Value(declared_function(into_, "llvm.memcpy.p0.p0.i64", type_of_copy)),
       Value(object), pointer, Value(into_.constants().integer(kI64, 64, types.size_of(type))),
       Value(into_.constants().integer(kI1, 1, 0))},
      0, 0, into_.offset_of(call_));
  into_.insert_before(call_, copy);
  objects_.push_back({object, copy});
  return object;
}

bool Splicer::is_invoked() const { return unwind_.valid(); }

// A body of one block that returns needs no block of its own, unless it may return from the caller.
bool Splicer::is_straight() const {
  const bool may_jump = (into_[call_].flags & flag::MustTail) != 0;
  return !is_invoked() && !may_jump && body_->blocks().size() == 1 &&
         (*body_)[body_->terminator(body_->entry())].opcode == Opcode::Ret;
}

bool Splicer::has_resumes() const {
  return std::ranges::any_of(body_->blocks(), [&](BlockId block) {
    return (*body_)[body_->terminator(block)].opcode == Opcode::Resume;
  });
}

// Cuts the unwind block after its landing pad. The instruction of the landing pad becomes the phi
// of the exception in the second part, with a new landing pad as its first input.
void Splicer::split_landing_pad() {
  exception_ = into_[unwind_].first;
  handler_ = edit_.add_after(unwind_, kNoOffset);
  edit_.move_rest(into_.next(exception_), handler_);
  const std::span<const Value> clauses = into_.operands(exception_);
  operands_.assign(clauses.begin(), clauses.end());
  const InstId pad = into_.create(Opcode::LandingPad, into_[exception_].type, operands_, 0,
                                  into_[exception_].subcode, into_.offset_of(exception_));
  into_.insert_before(exception_, pad);
  into_.unlink(exception_);
  into_[exception_].opcode = Opcode::Phi;
  into_[exception_].subcode = 0;
  into_.set_operands(exception_, std::array{Value(pad), Value(unwind_)});
  into_.insert_before(into_[handler_].first, exception_);
  append_jump(into_, unwind_, handler_, into_.offset_of(pad));
}

void Splicer::make_blocks() {
  if (is_straight()) {
    clones_.set(body_->entry(), home_);
    return clones_.place_before(call_);
  }
  clones_.place_before(InstId::none());
  BlockId last = home_;
  for (BlockId block : body_->blocks()) last = clones_.add_block(block, edit_, last);
  rest_ = edit_.add_after(last, kNoOffset);
  if (is_invoked()) {
    append_jump(into_, rest_, normal_block(into_, call_), into_.offset_of(call_));
    edit_.move_terminator(home_, rest_);
  } else {
    edit_.move_rest(into_.next(call_), rest_);
  }
  append_jump(into_, home_, clones_.copy_of(body_->entry()), into_.offset_of(call_));
}

void Splicer::copy_body() {
  clones_.clone_region(body_->blocks(), [this](InstId id, BlockId& to) {
    switch ((*body_)[id].opcode) {
      case Opcode::Ret:
        return copy_return(id, to), true;
      case Opcode::Resume:
        return is_invoked() && (copy_resume(id, to), true);
      case Opcode::LandingPad:
        return is_invoked() && (copy_landing_pad(id, to), true);
      case Opcode::Alloca:
        return copy_alloca(id, to), true;
      case Opcode::Call:
      case Opcode::Invoke:
        return copy_call(id, to), true;
      default:
        return false;
    }
  });
  add_exceptions();
}

bool Splicer::may_unwind(InstId call) const {
  if (into_[call].opcode != Opcode::Call || called_intrinsic_number(into_, call) != 0) return false;
  return !is_assembly(into_, call) &&
         (function_attributes(into_, call) & function_attribute::NoUnwind) == 0;
}

// The call, the last instruction of its block, gets the unwind block of the invoke that is
// replaced. Returns the block where it returns to.
BlockId Splicer::make_invoke(InstId call, BlockId block) {
  const BlockId returned = edit_.add_after(block, kNoOffset);
  edit_.move_terminator(block, returned);
  const std::span<const Value> called = into_.operands(call);
  operands_.assign(called.begin(), called.end());
  operands_.push_back(Value(returned));
  operands_.push_back(Value(unwind_));
  into_.set_operands(call, operands_);
  into_[call].opcode = Opcode::Invoke;
  into_[call].flags = 0;
  return returned;
}

void Splicer::copy_landing_pad(InstId id, BlockId block) {
  const InstId made = clones_.clone(id, block).local(), outer = into_[unwind_].first;
  const std::span<const Value> own = into_.operands(made), clauses = into_.operands(outer);
  operands_.assign(own.begin(), own.end());
  operands_.insert(operands_.end(), clauses.begin(), clauses.end());
  into_.set_operands(made, operands_);
  into_[made].subcode |= into_[outer].subcode;
}

void Splicer::copy_alloca(InstId id, BlockId block) {
  if (!is_static_alloca(*body_, id)) {
    has_dynamic_allocas_ = true;
    clones_.clone(id, block);
    return;
  }
  const InstId made = clones_.clone_unplaced(id);
  into_.insert_before(into_[into_.entry()].first, made);
  objects_.push_back({made, InstId()});
  if (!before_copy_.valid() && home_ == into_.entry()) before_copy_ = made;
}

void Splicer::copy_call(InstId id, BlockId& block) {
  const InstId made = clones_.clone(id, block).local();
  copied_calls_.push_back(made);
  // A call in the body may now get pointers to the caller's allocas.
  const uint16_t kept = into_[call_].flags;
  for (const uint16_t tail : {flag::Tail, flag::MustTail})
    if ((kept & tail) == 0) into_[made].flags &= static_cast<uint16_t>(~tail);
  if (is_invoked() && may_unwind(made)) block = make_invoke(made, block);
}

void Splicer::copy_return(InstId id, BlockId block) {
  const SourceOffset origin = clones_.origin_of(id);
  if (ends_in_jump(block)) {
    clones_.clone(id, block);
    return;
  }
  returns_.push_back({id, block});
  if (!is_straight()) append_jump(into_, block, rest_, origin);
}

// Whether the last copy in the block returns from the caller: a `musttail` call, or a cast of it.
bool Splicer::ends_in_jump(BlockId block) const {
  InstId last = into_[block].last;
  if (last.valid() && into_[last].opcode == Opcode::BitCast) last = into_.previous(last);
  return last.valid() && into_[last].opcode == Opcode::Call &&
         (into_[last].flags & flag::MustTail) != 0;
}

// Allocas that are not in the frame are gone after the body, as after a call of it.
void Splicer::give_back_stack() {
  const auto call = [&](std::string_view name, TypeId result, std::span<const Value> arguments,
                        InstId before) {
    const TypeId parameter[] = {kPtr};
    const TypeId type =
        into_.types().function(result, std::span(parameter).first(arguments.size()), false);
    operands_.assign({Value(type), Value(declared_function(into_, name, type))});
    operands_.insert(operands_.end(), arguments.begin(), arguments.end());
    const InstId made = into_.create(Opcode::Call, result, operands_, 0, 0, into_.offset_of(call_));
    into_.insert_before(before, made);
    return made;
  };
  const Value stack = call("llvm.stacksave.p0", kPtr, {}, first_copy());
  for (const End& at : returns_)
    call("llvm.stackrestore.p0", kVoid, std::array{stack},
         is_straight() ? call_ : into_.terminator(at.block));
}

// The exception goes on to the handler of the invoke that is replaced.
void Splicer::copy_resume(InstId id, BlockId block) {
  resumes_.push_back({id, block});
  append_jump(into_, block, handler_, clones_.origin_of(id));
}

void Splicer::add_exceptions() {
  if (resumes_.empty()) return;
  const std::span<const Value> inputs = into_.operands(exception_);
  operands_.assign(inputs.begin(), inputs.end());
  for (const End& resume : resumes_) {
    operands_.push_back(clones_(body_->operand(resume.original, 0)));
    operands_.push_back(resume.block);
  }
  into_.set_operands(exception_, operands_);
}

// The first instruction of the copy, or the call if there is none.
InstId Splicer::first_copy() const {
  return is_straight() ? first_copy_ : into_[clones_.copy_of(body_->entry())].first;
}

// The body's objects are alive from its start, or from where they are copied to, up to its returns,
// unless it says so itself.
void Splicer::mark_lifetimes() {
  if (objects_.empty() || has_markers()) return;
  for (const Object& object : objects_) {
    mark("llvm.lifetime.start.p0", object.alloca_id,
         object.copy.valid() ? object.copy : first_copy());
    for (const End& at : returns_)
      mark("llvm.lifetime.end.p0", object.alloca_id,
           is_straight() ? call_ : into_.terminator(at.block));
  }
}

// Whether the last copy has markers of lifetimes.
bool Splicer::has_markers() const {
  return std::ranges::any_of(copied_calls_,
                             [&](InstId call) { return is_lifetime_marker(into_, call); });
}

void Splicer::mark(std::string_view name, InstId object, InstId before) {
  TypeId type = into_.types().function(kVoid, std::array{kI64, kPtr}, false);
  // The size has gone from the signature lately.
  if (const SymbolId known = into_.module().find(name); known.valid())
    type = into_.module()[known].type;
  operands_.assign({Value(type), Value(declared_function(into_, name, type))});
  if (into_.types().members(type).size() == 2)
    operands_.push_back(into_.constants().integer(kI64, 64, UINT64_MAX));
  operands_.push_back(object);
  const InstId marker = into_.create(Opcode::Call, kVoid, operands_, 0, 0, into_.offset_of(call_));
  into_.insert_before(before, marker);
}

Value Splicer::returned(const End& at) { return clones_(body_->operand(at.original, 0)); }

void Splicer::set_result() {
  replacement_.resize(into_.value_count());
  replaced_.push_back(call_);
  const TypeId type = into_[call_].type;
  if (type == kVoid) return;
  Value& result = replacement_[call_.index()];
  if (returns_.empty()) {
    result = into_.constants().poison(type);
  } else if (returns_.size() == 1) {
    result = returned(returns_[0]);
  } else {
    operands_.clear();
    for (const End& at : returns_) {
      operands_.push_back(returned(at));
      operands_.push_back(at.block);
    }
    const InstId phi = into_.create(Opcode::Phi, type, operands_, 0, 0, into_.offset_of(call_));
    into_.insert_before(into_[rest_].first, phi);
    result = phi;
    replacement_.resize(into_.value_count());
  }
}

// --- the end

void Splicer::finish() {
  edit_.finish();
  replacement_.resize(into_.value_count());
  for (BlockId block : into_.blocks())
    for (InstId id = into_[block].first; id.valid(); id = into_.next(id)) correct_operands(id);
  for (InstId call : replaced_) into_.erase(call);
}

void Splicer::correct_operands(InstId id) {
  for (uint32_t i = 0; i < into_[id].operand_count; ++i) {
    const Value old = into_.operand(id, i);
    if (old.is_local() && replacement_[old.local().index()].valid())
      into_.set_operand(id, i, final_value(old));
  }
}

// Shortens the chain on the way, so that long ones are followed once. In code that no path reaches,
// results may be each other's arguments.
Value Splicer::final_value(Value value) {
  auto is_replaced = [&](Value v) {
    return v.is_local() && replacement_[v.local().index()].valid();
  };
  Value end = value;
  for (size_t steps = 0; is_replaced(end) && steps <= replaced_.size(); ++steps)
    end = replacement_[end.local().index()];
  if (is_replaced(end)) end = into_.constants().poison(into_.type_of(value));
  while (is_replaced(value)) value = std::exchange(replacement_[value.local().index()], end);
  return end;
}

}  // namespace lilt::opt
